//! The texts of tasks as they are read: words with small blocks in them, lists, programs and walls.
//!
//! What is shown as blocks can be taken: dragged onto the canvas, or led to in the palette.

mod line;
mod size;
mod walls;

use crate::window::clickomania::command::{ClickomaniaContext, EditorCommand};
use crate::window::clickomania::program::canvas::{BlockPainter, Excerpt};
use crate::window::clickomania::program::palette::Taken;
use crate::window::kit::theme;
use crate::window::kit::widgets::Explained as _;
use egui::{PointerButton, Role, Sense, Stroke, Ui, WidgetInfo, vec2};
use engine::language::cost::Costs;
use engine::language::file::write;
use engine::language::program::Variable;
use engine::task::Task;
use engine::task::text::{TextBlock, parse};
use engine::text::{Language, Text};
use line::Line;
pub use size::TextSize;

/// Programs in a text are a little smaller than on the canvas …
const PROGRAM_ZOOM: f32 = 0.9;
/// … and where there is little room as small as this.
const LEAST_ZOOM: f32 = 0.6;
/// Between paragraphs.
const BETWEEN: f32 = 8.0;
/// What lists and quotations are moved in by.
const INDENT: f32 = 20.0;

/// A text, read and laid out when it changes.
#[derive(Default)]
pub struct TaskText {
    made_for: Option<(String, Language, f32, TextSize, Costs, Vec<Variable>)>,
    parts: Vec<Part>,
}

/// Lines below each other, each with its distance from the left.
struct Part {
    indent: f32,
    /// The sign before it, if it is the first of a list's item: a number or a dot.
    sign: Option<String>,
    body: Body,
}

enum Body {
    Line(Line),
    Blocks(Box<Excerpt>, f32),
    Wall(walls::TextWall),
    Rule,
}

impl TaskText {
    /// Shows `words`, CommonMark, over the width of `ui`; gives what is taken from it. A text that cannot be read is
    /// shown as it is.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        block_painter: &mut BlockPainter,
        (words, size): (&str, TextSize),
    ) -> Option<Taken> {
        let task = app.services.task.task();
        self.lay_out(ui, (&app.text, task), words, size);
        self.parts(ui, app, block_painter, size)
    }

    /// Shows `words` as a text of a task that is not open: only to be read, nothing can be taken from it.
    pub fn preview(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        block_painter: &mut BlockPainter,
        (task, words, size): (&Task, &str, TextSize),
    ) {
        ui.scope(|ui| {
            ui.visuals_mut().disabled_alpha = 1.0;
            ui.disable();
            self.lay_out(ui, (&app.text, task), words, size);
            self.parts(ui, app, block_painter, size);
        });
    }

    fn parts(
        &self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        block_painter: &mut BlockPainter,
        size: TextSize,
    ) -> Option<Taken> {
        let mut taken = None;
        ui.spacing_mut().item_spacing.y = BETWEEN;
        for (number, part) in self.parts.iter().enumerate() {
            ui.push_id(number, |ui| {
                if let Some(part) = part.show(ui, app, block_painter, size) {
                    taken = Some(part);
                }
            });
        }
        taken
    }

    fn lay_out(&mut self, ui: &Ui, (text, task): (&Text, &Task), words: &str, size: TextSize) {
        let width = ui.available_width().max(60.0);
        let made_for = (
            words.to_owned(),
            text.language(),
            width,
            size,
            task.costs.clone(),
            task.start.variables().to_vec(),
        );
        if self.made_for.as_ref() == Some(&made_for) {
            return;
        }
        self.made_for = Some(made_for);
        let blocks = parse(words).unwrap_or_else(|_| vec![TextBlock::Verbatim(words.to_owned())]);
        let mut maker = PartMaker {
            parts: Vec::new(),
            text,
            task,
            width,
            size,
        };
        maker.blocks(&blocks, (0.0, None));
        self.parts = maker.parts;
    }
}

/// Makes the parts of a text.
struct PartMaker<'t> {
    parts: Vec<Part>,
    text: &'t Text,
    task: &'t Task,
    width: f32,
    size: TextSize,
}

impl PartMaker<'_> {
    /// The depth is bounded by that of the text.
    fn blocks(&mut self, blocks: &[TextBlock], (indent, mut sign): (f32, Option<String>)) {
        let room = (self.width - indent).max(40.0);
        for block in blocks {
            let body = match block {
                TextBlock::Heading { level, spans } => {
                    let larger = f32::from(6_u8.saturating_sub(*level).min(4));
                    let size = TextSize {
                        words: self.size.words + larger,
                        line: self.size.line + larger + 2.0,
                        ..self.size
                    };
                    Body::Line(Line::new((self.text, self.task), spans, (size, room), true))
                }
                TextBlock::Paragraph(spans) => Body::Line(Line::new(
                    (self.text, self.task),
                    spans,
                    (self.size, room),
                    false,
                )),
                TextBlock::List { first, items } => {
                    for (number, item) in items.iter().enumerate() {
                        let sign = match first {
                            Some(first) => format!("{}.", first.saturating_add(number as u64)),
                            None => "•".to_owned(),
                        };
                        self.blocks(item, (indent + INDENT, Some(sign)));
                    }
                    continue;
                }
                TextBlock::Quotation(inside) => {
                    self.blocks(inside, (indent + INDENT, None));
                    continue;
                }
                TextBlock::Verbatim(words) => Body::Line(Line::verbatim(words, self.size)),
                TextBlock::Program(program) => {
                    let limit = room / LEAST_ZOOM;
                    let blocks = Excerpt::of_program(
                        (**program).clone(),
                        &self.task.costs,
                        self.text,
                        limit,
                    );
                    let zoom = (room / blocks.size().x).clamp(LEAST_ZOOM, PROGRAM_ZOOM);
                    Body::Blocks(Box::new(blocks), zoom)
                }
                TextBlock::Wall { wall, clicks } => {
                    Body::Wall(walls::TextWall::new(*wall, clicks.clone()))
                }
                TextBlock::Rule => Body::Rule,
            };
            let sign = sign.take();
            self.parts.push(Part { indent, sign, body });
        }
    }
}

impl Part {
    fn show(
        &self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        block_painter: &mut BlockPainter,
        size: TextSize,
    ) -> Option<Taken> {
        let theme = theme::of(ui);
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            let room = vec2(self.indent, size.line);
            if self.indent > 0.0 {
                let (rect, _) = ui.allocate_exact_size(room, Sense::hover());
                if let Some(sign) = &self.sign {
                    let font = theme::regular(size.words);
                    let at = rect.right_center() - vec2(6.0, 0.0);
                    let painter = ui.painter();
                    painter.text(at, egui::Align2::RIGHT_CENTER, sign, font, theme.text);
                }
            }
            match &self.body {
                Body::Line(line) => line.show(ui, app, block_painter, self.sign.as_deref()),
                Body::Blocks(blocks, zoom) => show_blocks(ui, app, block_painter, (blocks, *zoom)),
                Body::Wall(wall) => {
                    wall.show(ui, app);
                    None
                }
                Body::Rule => {
                    let size = vec2(ui.available_width(), 1.0);
                    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
                    let line = Stroke::new(1.0, theme.line);
                    ui.painter().hline(rect.x_range(), rect.center().y, line);
                    None
                }
            }
        })
        .inner
    }
}

/// Blocks that can be taken: dragged, or by a press laid on the canvas.
fn show_blocks(
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    block_painter: &mut BlockPainter,
    (blocks, zoom): (&Excerpt, f32),
) -> Option<Taken> {
    let theme = theme::of(ui);
    let (rect, response) = ui.allocate_exact_size(blocks.size() * zoom, Sense::click_and_drag());
    let words = blocks.words(&app.text);
    response.widget_info(|| {
        let name = app.text.msg_lesson_blocks(&words);
        WidgetInfo::labeled(Role::Button, true, name)
    });
    if ui.is_rect_visible(rect) {
        blocks.paint(ui.painter(), block_painter, theme, rect, zoom);
    }
    if response.has_focus() {
        let stroke = Stroke::new(2.0, theme.accent);
        let painter = ui.painter();
        painter.rect_stroke(rect.expand(2.0), 6.0, stroke, egui::StrokeKind::Outside);
    }
    if response.hovered() {
        ui.set_cursor_icon(egui::CursorIcon::Grab);
    }
    if response.drag_started_by(PointerButton::Primary) {
        let origin = ui.input(|input| input.pointer.press_origin());
        let grab = blocks.grab(rect, zoom, origin.unwrap_or(rect.min));
        return Some(Taken::Blocks(Box::new(blocks.program().clone()), grab));
    }
    if response.clicked() {
        let text = write(blocks.program());
        if let Some(run) = &mut app.contest_run {
            // They belong to the task.
            run.copies(&text, blocks.program());
        }
        app.send(EditorCommand::Paste(text));
    }
    response.explained(app.text.msg_lesson_blocks_tip());
    None
}
