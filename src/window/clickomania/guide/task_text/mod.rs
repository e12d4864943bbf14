//! The text of a task: words with small blocks in them, lists, programs and walls.
//!
//! Blocks in a text can be dragged onto the canvas; a click shows them in the palette or pastes them.

mod line;

use crate::window::clickomania::command::{ClickomaniaContext, EditorCommand};
use crate::window::clickomania::program::canvas::{BlockPainter, Excerpt};
use crate::window::clickomania::program::palette::Taken;
use crate::window::clickomania::stage::board::{WallLayout, cell_name, ring};
use crate::window::kit::theme;
use crate::window::kit::widgets::Explained as _;
use egui::{
    PointerButton, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, vec2,
};
use engine::language::Program;
use engine::language::cost::Costs;
use engine::language::file::write;
use engine::language::program::Variable;
use engine::task::Task;
use engine::task::text::{TextBlock, parse};
use engine::text::{Language, Text};
use engine::wall::{Cell, Wall};
use line::Line;

/// Maximum and minimum zoom of programs in a text.
const MAX_ZOOM: f32 = 0.9;
const MIN_ZOOM: f32 = 0.6;
/// Between paragraphs, in points.
const BETWEEN: f32 = 8.0;
/// The indentation of lists and quotations.
const INDENT: f32 = 20.0;

/// A text, parsed and laid out when it changes.
#[derive(Default)]
pub struct TaskText {
    made_for: Option<(String, Language, f32, TextSize, Costs, Vec<Variable>)>,
    parts: Vec<Part>,
    /// The room for which the rows of the picture were broken.
    pictured_in: Option<Vec2>,
}

/// A paragraph, program, wall or rule.
struct Part {
    indent: f32,
    /// The number or dot before the first part of a list item.
    sign: Option<String>,
    body: Body,
}

enum Body {
    Line(Line),
    Blocks(Box<Excerpt>, f32),
    Wall(TextWall),
    Rule,
}

impl TaskText {
    /// Shows CommonMark in the width of `ui`; returns the blocks that are dragged out of it. A text with errors is shown
    /// verbatim.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        block_painter: &mut BlockPainter,
        words: &str,
        size: TextSize,
    ) -> Option<Taken> {
        self.lay_out(ui, &app.text, app.services.task.task(), words, size);
        self.show_parts(ui, app, block_painter, size)
    }

    /// Shows a text of a task that is not open, read-only.
    pub fn preview(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        block_painter: &mut BlockPainter,
        task: &Task,
        words: &str,
        size: TextSize,
    ) {
        ui.scope(|ui| {
            ui.visuals_mut().disabled_alpha = 1.0;
            ui.disable();
            self.lay_out(ui, &app.text, task, words, size);
            self.show_parts(ui, app, block_painter, size);
        });
    }

    /// True if a text holds a program or a wall.
    pub fn has_picture(words: &str) -> bool {
        words.contains("```") || words.contains("~~~")
    }

    /// As [`TaskText::show`], without the first program or wall, which [`TaskText::show_picture`] shows.
    pub fn show_sentence(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        block_painter: &mut BlockPainter,
        words: &str,
        size: TextSize,
    ) -> Option<Taken> {
        self.lay_out(ui, &app.text, app.services.task.task(), words, size);
        self.show_some(ui, app, block_painter, size, self.picture(), usize::MAX)
    }

    /// Shows the first sentence, heading or paragraph of a text.
    pub fn show_first(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        block_painter: &mut BlockPainter,
        words: &str,
        size: TextSize,
    ) -> Option<Taken> {
        self.lay_out(ui, &app.text, app.services.task.task(), words, size);
        self.show_some(ui, app, block_painter, size, self.picture(), 1)
    }

    /// Shows the first program or wall of the text that was shown last, as large as there is room.
    pub fn show_picture(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        block_painter: &mut BlockPainter,
    ) -> Option<Taken> {
        let room = ui.max_rect();
        let at = self.picture()?;
        let fresh = self.pictured_in.replace(room.size()) != Some(room.size());
        match &mut self.parts.get_mut(at)?.body {
            Body::Blocks(blocks, _) => {
                if fresh {
                    let costs = &app.services.task.task().costs;
                    **blocks = broken_for(blocks.program(), costs, &app.text, room);
                }
                let (zoom, place) = fitted(blocks, room, MAX_ZOOM);
                let builder = egui::UiBuilder::new().max_rect(place);
                ui.scope_builder(builder, |ui| {
                    show_blocks(ui, app, block_painter, blocks, zoom)
                })
                .inner
            }
            Body::Wall(wall) => {
                let side = room.width().min(room.height());
                let place = Rect::from_min_size(
                    egui::pos2(room.max.x - side, room.min.y),
                    vec2(side, side),
                );
                wall.show_at(ui, app, place);
                None
            }
            Body::Line(_) | Body::Rule => None,
        }
    }

    /// The index of the first program or wall.
    fn picture(&self) -> Option<usize> {
        let mut parts = self.parts.iter();
        parts.position(|part| matches!(part.body, Body::Blocks(..) | Body::Wall(_)))
    }

    fn show_parts(
        &self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        block_painter: &mut BlockPainter,
        size: TextSize,
    ) -> Option<Taken> {
        self.show_some(ui, app, block_painter, size, None, usize::MAX)
    }

    /// Shows at most `count` parts, without the one with the index `except`.
    fn show_some(
        &self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        block_painter: &mut BlockPainter,
        size: TextSize,
        except: Option<usize>,
        count: usize,
    ) -> Option<Taken> {
        let mut taken = None;
        ui.spacing_mut().item_spacing.y = BETWEEN;
        let parts = self.parts.iter().enumerate();
        let parts = parts.filter(|(number, _)| Some(*number) != except);
        for (number, part) in parts.take(count) {
            ui.push_id(number, |ui| {
                taken = part.show(ui, app, block_painter, size).or(taken.take());
            });
        }
        taken
    }

    fn lay_out(&mut self, ui: &Ui, text: &Text, task: &Task, words: &str, size: TextSize) {
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
        maker.add(&blocks, 0.0, None);
        self.parts = maker.parts;
        self.pictured_in = None;
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
    /// Recursive, as deep as the text.
    fn add(&mut self, blocks: &[TextBlock], indent: f32, mut sign: Option<String>) {
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
                    Body::Line(Line::new(self.text, self.task, spans, size, room, true))
                }
                TextBlock::Paragraph(spans) => {
                    let line = Line::new(self.text, self.task, spans, self.size, room, false);
                    Body::Line(line)
                }
                TextBlock::List { first, items } => {
                    for (number, item) in items.iter().enumerate() {
                        let sign = match first {
                            Some(first) => format!("{}.", first.saturating_add(number as u64)),
                            None => "•".to_owned(),
                        };
                        self.add(item, indent + INDENT, Some(sign));
                    }
                    continue;
                }
                TextBlock::Quotation(inside) => {
                    self.add(inside, indent + INDENT, None);
                    continue;
                }
                TextBlock::Verbatim(words) => Body::Line(Line::verbatim(words, self.size)),
                TextBlock::Program(program) => {
                    let (mut program, costs) = ((**program).clone(), &self.task.costs);
                    self.task.rename(&mut program, self.text.language());
                    let blocks = Excerpt::of_program(program, costs, self.text, room / MIN_ZOOM);
                    let zoom = (room / blocks.size().x).clamp(MIN_ZOOM, MAX_ZOOM);
                    Body::Blocks(Box::new(blocks), zoom)
                }
                TextBlock::Wall { wall, clicks } => Body::Wall(TextWall {
                    wall: *wall,
                    clicks: clicks.clone(),
                }),
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
                Body::Blocks(blocks, zoom) => show_blocks(ui, app, block_painter, blocks, *zoom),
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

/// Actions on blocks in a text.
pub enum BlockTouch {
    /// Drags them, held at this point of the first one, in units.
    Drag(engine::layout::Point),
    Click,
}

/// Blocks whose rows end where they are shown largest in this room.
fn broken_for(program: &Program, costs: &Costs, text: &Text, room: Rect) -> Excerpt {
    let broken = |share: f32| {
        let limit = room.width() * share / MAX_ZOOM;
        Excerpt::of_program(program.clone(), costs, text, limit)
    };
    let zoom = |blocks: &Excerpt| fitted(blocks, room, MAX_ZOOM).0;
    // The last of equal ones has the longest rows.
    let mut best = broken(1.0);
    for share in [1.4, 2.0, 3.0] {
        let longer = broken(share);
        if zoom(&longer) >= zoom(&best) {
            best = longer;
        }
    }
    best
}

/// The zoom, at most `most`, with which blocks fit into a room, and their place in its middle.
pub fn fitted(blocks: &Excerpt, room: Rect, most: f32) -> (f32, Rect) {
    let size = blocks.size();
    let zoom = (room.width() / size.x.max(1.0))
        .min(room.height() / size.y.max(1.0))
        .min(most);
    (zoom, Rect::from_center_size(room.center(), size * zoom))
}

/// Paints blocks where `response` is, and returns what a person does with them.
pub fn show_takeable(
    ui: &Ui,
    block_painter: &mut BlockPainter,
    blocks: &Excerpt,
    zoom: f32,
    response: &Response,
) -> Option<BlockTouch> {
    let theme = theme::of(ui);
    let (rect, painter) = (response.rect, ui.painter());
    if ui.is_rect_visible(rect) {
        blocks.paint(painter, block_painter, theme, rect, zoom);
    }
    if response.has_focus() {
        let stroke = Stroke::new(2.0, theme.accent);
        painter.rect_stroke(rect.expand(2.0), 6.0, stroke, StrokeKind::Outside);
    }
    if response.hovered() {
        ui.set_cursor_icon(egui::CursorIcon::Grab);
    }
    if response.drag_started_by(PointerButton::Primary) {
        let origin = ui.input(|input| input.pointer.press_origin());
        let point = blocks.grab(rect, zoom, origin.unwrap_or(rect.min));
        return Some(BlockTouch::Drag(point));
    }
    response.clicked().then_some(BlockTouch::Click)
}

/// Shows a program, which can be dragged; a click pastes it.
fn show_blocks(
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    block_painter: &mut BlockPainter,
    blocks: &Excerpt,
    zoom: f32,
) -> Option<Taken> {
    let (_, response) = ui.allocate_exact_size(blocks.size() * zoom, Sense::click_and_drag());
    response.widget_info(|| {
        let name = app.text.msg_lesson_blocks(blocks.words(&app.text));
        WidgetInfo::labeled(Role::Button, true, name)
    });
    let touch = show_takeable(ui, block_painter, blocks, zoom, &response);
    response.explained(app.text.msg_lesson_blocks_tip());
    match touch? {
        BlockTouch::Drag(point) => Some(Taken::Blocks(Box::new(blocks.program().clone()), point)),
        BlockTouch::Click => {
            let text = write(blocks.program());
            // Blocks of the task are not brought into a contest.
            app.copied().remember(&text, blocks.program());
            app.send(EditorCommand::Paste(text));
            None
        }
    }
}

/// The sizes of a text, in points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TextSize {
    /// The size of the font.
    pub words: f32,
    /// The height of a line.
    pub line: f32,
    /// The zoom of blocks among words.
    pub zoom: f32,
    /// True if the words of paragraphs are bold.
    pub strong: bool,
}

impl TextSize {
    pub const LESSON: TextSize = TextSize {
        words: 15.0,
        line: 22.0,
        zoom: 0.8,
        strong: false,
    };
    /// The sizes in little room.
    pub const SMALL: TextSize = TextSize {
        words: 14.0,
        line: 20.0,
        zoom: 0.72,
        strong: false,
    };
}

/// Maximum side of a wall in a text, in points.
const SIDE: f32 = 210.0;

/// A wall in a text, with the clicked cells.
struct TextWall {
    wall: Wall,
    clicks: Vec<Cell>,
}

impl TextWall {
    fn show(&self, ui: &mut Ui, app: &ClickomaniaContext) {
        let side = SIDE.min(ui.available_width());
        let (rect, _) = ui.allocate_exact_size(vec2(side, side), Sense::hover());
        self.show_at(ui, app, rect);
    }

    /// Shows it in this place.
    fn show_at(&self, ui: &Ui, app: &ClickomaniaContext, rect: Rect) {
        let response = ui.interact(rect, ui.scope_id().with("wall"), Sense::hover());
        response.widget_info(|| {
            let words = in_words(&app.text, &self.wall, &self.clicks);
            WidgetInfo::labeled(Role::Image, true, words)
        });
        if !ui.is_rect_visible(rect) {
            return;
        }
        let theme = theme::of(ui);
        let board = WallLayout::new(rect, ui.pixels_per_point());
        let painter = ui.painter();
        let shapes = app.settings.shapes.unwrap_or(true);
        board.paint(painter, theme, &self.wall, shapes, None);
        for &cell in &self.clicks {
            let place = board.cell(cell);
            ring(painter, place, 0.0, (4.0, theme.wall), (2.5, theme.aim));
        }
    }
}

/// The rows of the wall, and the clicked cells.
fn in_words(text: &Text, wall: &Wall, clicks: &[Cell]) -> String {
    let mut words = text.msg_lesson_wall(wall.to_string());
    for &cell in clicks {
        let cell = cell_name(text, wall, cell);
        words.push_str(&text.msg_lesson_wall_click(cell));
    }
    words
}
