//! The blocks of the palette, one below the other: of all categories with their names above them, or those that a
//! search found. They lie as a program of loose stacks; only what is seen of it is painted and can be pressed.

use super::{Taken, short_name};
use crate::window::clickomania::actions::close_rows;
use crate::window::clickomania::command::piece::{Piece, loop_variable};
use crate::window::clickomania::command::{ClickomaniaCommand, ClickomaniaContext, EditorCommand};
use crate::window::clickomania::library::open_task::ReadyTask;
use crate::window::clickomania::program::canvas::view::CanvasView;
use crate::window::clickomania::program::canvas::{BlockPainter, CanvasScene};
use crate::window::kit::kept_arrows::{Arrows, keep_arrows};
use crate::window::kit::roving_focus::asked;
use crate::window::kit::search::found;
use crate::window::kit::theme::{self, Theme};
use crate::window::kit::widgets::{explanation, one_line};
use egui::accesskit::Action;
use egui::{Id, PointerButton, Rect, Response, Role, Sense, Ui, WidgetInfo, vec2};
use engine::language::edit::{Edit, Place};
use engine::language::kind::{Category, TABLE};
use engine::language::words::{block_name, category_name, name, tooltip};
use engine::language::{BlockId, Kind, Program};
use engine::layout::{Layout, LayoutChange, Measure, Point};
use engine::text::Text;
use std::collections::HashMap;

/// Blocks in the palette are a little smaller than at 100 % on the canvas.
const ZOOM: f32 = 0.9;
/// Between two blocks, in units.
const GAP: f32 = 10.0;
/// Height of a category's name, in units.
const HEAD: f32 = 28.0;
/// Height of the button that makes a variable, in units.
const NEW_VARIABLE: f32 = 38.0;
/// Beside the blocks is the bar to scroll.
const BAR_ROOM: f32 = 14.0;

/// The blocks shown at present, as a program of loose stacks.
#[derive(Default)]
pub struct ShownBlocks {
    program: Program,
    layout: Layout,
    /// The blocks, each with the category among whose blocks it stands.
    pieces: Vec<(Option<Category>, Piece)>,
    /// Where the blocks of each category begin, in units.
    heads: Vec<(Category, f32)>,
    /// What it was made for.
    key: Option<PaletteKey>,
    width: f32,
}

/// What decides which blocks there are.
#[derive(Clone, PartialEq, Debug)]
pub struct PaletteKey {
    pub wanted: String,
    pub language: engine::text::Language,
    pub variables: Vec<String>,
    /// What a loop from here counts with.
    pub counter: String,
    /// The task that says which blocks there are, and what they cost.
    pub task: ReadyTask,
}

/// The categories of which a task has blocks.
pub fn categories(task: &ReadyTask) -> Vec<Category> {
    let allowed = &task.task().blocks;
    let has = |category: &Category| {
        let mut rows = TABLE.iter();
        rows.any(|row| row.categories.contains(category) && allowed.allows(row.kind))
    };
    Category::ALL.iter().copied().filter(has).collect()
}

impl ShownBlocks {
    /// The blocks in a list of this width.
    pub fn new(key: PaletteKey, width: f32, text: &Text, measure: &dyn Measure) -> ShownBlocks {
        let in_category = |&category: &Category| {
            let rows = TABLE.iter();
            let here = rows.filter(move |row| row.categories.contains(&category));
            here.map(move |row| (Some(category), row.kind))
        };
        let kinds: Vec<(Option<Category>, Kind)> = if key.wanted.is_empty() {
            Category::ALL.iter().flat_map(in_category).collect()
        } else {
            let found = found(text, &key.wanted).into_iter();
            found.map(|kind| (None, kind)).collect()
        };
        let allowed = &key.task.task().blocks;
        let mut pieces = Vec::new();
        for (category, kind) in kinds.into_iter().filter(|(_, kind)| allowed.allows(*kind)) {
            let last = key.variables.last().map(String::as_str);
            let mut add = |name: &str| pieces.push((category, Piece::new(kind, name)));
            match kind {
                Kind::Get => {
                    // Every variable can be read: a block for each.
                    key.variables.iter().for_each(|name| add(name));
                    if last.is_none() {
                        add("x");
                    }
                }
                Kind::Set | Kind::Change => add(last.unwrap_or("x")),
                Kind::Count => add(&key.counter),
                _ => add(loop_variable(kind)),
            }
        }
        // Who types the name of a variable means it.
        if key.variables.contains(&key.wanted) && allowed.allows(Kind::Get) {
            let meant = Piece::new(Kind::Get, &key.wanted);
            pieces.retain(|(_, piece)| *piece != meant);
            pieces.insert(0, (None, meant));
        }
        let mut layout = Layout::within((width - BAR_ROOM) / ZOOM);
        layout.set_costs(&key.task.task().costs);
        let mut shown = ShownBlocks {
            program: Program::default(),
            layout,
            width,
            pieces,
            heads: Vec::new(),
            key: Some(key),
        };
        shown.lay_out(text, measure);
        shown
    }

    /// Puts the blocks below each other.
    fn lay_out(&mut self, text: &Text, measure: &dyn Measure) {
        let apply = |program: &mut Program, edit| {
            let done = program.apply(edit);
            debug_assert!(done.is_ok(), "a fresh block can lie on an empty canvas");
        };
        for order in 0..self.pieces.len() {
            let (edits, fragment) = self.pieces[order].1.bring(&mut self.program);
            for edit in edits {
                apply(&mut self.program, edit);
            }
            let stack = self.program.fresh_stack();
            let at = (0.0, 0.0);
            let place = Place::Loose { stack, order, at };
            apply(&mut self.program, Edit::Attach(fragment, place));
        }
        self.layout
            .update(&self.program, text, measure, &LayoutChange::All);
        let mut y = 0.0;
        let mut before = None;
        for (order, loose) in self.program.loose().to_vec().into_iter().enumerate() {
            let Some(block) = self.layout.get(loose.blocks[0]) else {
                continue;
            };
            let category = self.pieces[order].0;
            if let Some(category) = category.filter(|_| category != before) {
                self.heads.push((category, y as f32));
                y += f64::from(HEAD);
                if category == Category::Variables {
                    y += f64::from(NEW_VARIABLE);
                }
            }
            before = category;
            apply(&mut self.program, Edit::MoveStack(loose.id, (0.0, y)));
            y += f64::from(block.rect.height() + GAP);
        }
        self.layout
            .update(&self.program, text, measure, &LayoutChange::Blocks(vec![]));
    }

    /// Whether it is what is to be shown.
    pub fn is_for(&self, key: &PaletteKey, width: f32) -> bool {
        self.key.as_ref() == Some(key) && self.width == width
    }

    /// The first block of this kind.
    pub fn position(&self, kind: Kind) -> Option<usize> {
        self.pieces.iter().position(|(_, piece)| piece.kind == kind)
    }

    /// The first block of a category.
    pub fn first_of(&self, category: Category) -> Option<usize> {
        let mut pieces = self.pieces.iter();
        pieces.position(|(other, _)| *other == Some(category))
    }

    /// Where the blocks of a category begin, in points from the top.
    pub fn top_of(&self, category: Category) -> Option<f32> {
        let mut heads = self.heads.iter();
        let (_, top) = heads.find(|(other, _)| *other == category)?;
        Some(top * ZOOM)
    }

    /// The category at a distance from the top, in points.
    pub fn category_at(&self, offset: f32) -> Option<Category> {
        let below = offset / ZOOM + HEAD;
        let last = self.heads.iter().rev().find(|(_, top)| *top <= below);
        last.or(self.heads.first()).map(|(category, _)| *category)
    }

    /// Among whose blocks the block with this name in the window stands; a search finds blocks of all categories.
    pub fn category_of(&self, id: Id) -> Option<Category> {
        let mut pieces = self.pieces.iter();
        let (category, _) = pieces.find(|piece| piece_id(piece) == id)?;
        *category
    }

    /// Whether a block here has this name in the window.
    pub fn has(&self, id: Id) -> bool {
        self.pieces.iter().any(|piece| piece_id(piece) == id)
    }
}

fn piece_id((category, piece): &(Option<Category>, Piece)) -> Id {
    let category = category.map(|category| category as usize);
    Id::unique("palette").with((category, piece.kind as usize, &piece.variable))
}

/// Under this name stands which block has or had the keyboard.
const STOP: &str = "palette stop";

impl ShownBlocks {
    /// Shows the blocks in a scroll of which `room` is seen, in points; the keyboard goes to the block `first`.
    pub fn show(
        &self,
        ui: &mut Ui,
        (app, in_program): (&mut ClickomaniaContext, &Program),
        theme: &'static Theme,
        block_painter: &mut BlockPainter,
        (first, room): (Option<usize>, f32),
    ) -> Option<Taken> {
        if self.pieces.is_empty() {
            ui.label(app.text.msg_palette_nothing_found());
            return None;
        }
        let view = self.allocate(ui, room);
        let painter = ui.painter().clone();
        let marks = HashMap::new();
        let scene = CanvasScene {
            program: &self.program,
            layout: &self.layout,
            view,
            theme,
            marks: &marks,
            hovered: None,
            pale_loose: false,
        };
        block_painter.scene(&painter, &scene, false);
        self.headings(ui, app, theme, &view);
        let mut taken = None;
        let wanted = self.keys(ui, first);
        let stop = wanted.or_else(|| self.stop(ui, &view));
        for (number, (loose, entry)) in self.program.loose().iter().zip(&self.pieces).enumerate() {
            let piece = &entry.1;
            let Some(block) = self.layout.get(loose.blocks[0]) else {
                continue;
            };
            let shown = view.rect_to_window(block.rect);
            let id = piece_id(entry);
            let has_keyboard = wanted == Some(number) || ui.memory(|memory| memory.has_focus(id));
            if !shown.intersects(ui.clip_rect()) && !has_keyboard {
                continue;
            }
            // Tab stops at one block, and arrows go on from there.
            let sense = if stop == Some(number) {
                Sense::click_and_drag()
            } else {
                Sense::CLICK | Sense::DRAG
            };
            let response = ui.interact(shown.intersect(ui.clip_rect()), id, sense);
            if wanted == Some(number) {
                ui.scroll_to_rect(shown.expand(GAP), None);
                // Not before: the Enter that leads here would press the block too.
                response.request_focus();
            }
            let words = self.name(ui, app, piece, loose.blocks[0], &response);
            if response.has_focus() {
                stops_here(ui, id);
                let stroke = egui::Stroke::new(2.0, theme.accent);
                painter.rect_stroke(shown.expand(3.0), 6.0, stroke, egui::StrokeKind::Outside);
            }
            response.context_menu(|ui| menu(ui, app, in_program, piece, &words));
            if response.drag_started_by(PointerButton::Primary) {
                let origin = ui
                    .input(|input| input.pointer.press_origin())
                    .unwrap_or(shown.min);
                let grab = view.to_layout(origin) - block.rect.min;
                taken = Some(Taken::Drag(piece.clone(), grab));
            } else if response.clicked() {
                taken = Some(Taken::Place(piece.clone()));
            } else {
                let mut beside = explanation(&response).gap(16.0);
                beside.popup = beside.popup.align(egui::RectAlign::RIGHT_START);
                let cost = app.services.task.task().costs.of(piece.kind);
                beside.show(|ui| tip(ui, &app.text, (piece.kind, cost)));
            }
        }
        taken
    }

    /// Takes the room of all blocks, of which so much is seen, in points; gives what is seen of them.
    fn allocate(&self, ui: &mut Ui, room: f32) -> CanvasView {
        let stacks = self.layout.stacks().last();
        let height = stacks.map_or(0.0, |stack| stack.rect.max.y) * ZOOM + 16.0;
        // Any category can be led to the top.
        let last = self.heads.last().map_or(0.0, |(_, top)| top * ZOOM);
        let size = vec2(ui.available_width(), height.max(last + room - 1.0));
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        let seen = rect.intersect(ui.clip_rect());
        let pan = vec2(4.0, 4.0) + (rect.min - seen.min);
        CanvasView::at(ZOOM, pan).within(seen)
    }

    /// Says what a block is, to whoever looks at it or listens.
    fn name(
        &self,
        ui: &Ui,
        app: &ClickomaniaContext,
        piece: &Piece,
        block: BlockId,
        response: &Response,
    ) -> String {
        let cost = app.services.task.task().costs.of(piece.kind);
        let words = block_name(&self.program, &app.text, self.program.block(block));
        response.widget_info(|| {
            let name = app.text.msg_palette_block(&words, cost.to_string());
            WidgetInfo::labeled(Role::Button, true, name)
        });
        if response.hovered() {
            ui.set_cursor_icon(egui::CursorIcon::Grab);
        }
        if asked(ui, response.id, &[Action::Focus]).is_some() {
            response.request_focus();
        }
        words
    }

    /// The names of the categories above their blocks, and what makes a variable above those of variables.
    fn headings(
        &self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        theme: &Theme,
        view: &CanvasView,
    ) {
        for &(category, top) in &self.heads {
            let at = view.to_window(Point::new(0.0, top));
            let size = vec2(ui.available_width(), (HEAD + NEW_VARIABLE) * ZOOM);
            if !ui.clip_rect().intersects(Rect::from_min_size(at, size)) {
                continue;
            }
            let width = ui.clip_rect().max.x - at.x - 8.0;
            let lay = |name| one_line(ui, name, theme::semibold(13.0), theme.text, width);
            let mut galley = lay(category_name(&app.text, category));
            if galley.elided {
                galley = lay(short_name(&app.text, category));
            }
            ui.painter().galley(at, galley, theme.text);
            if category == Category::Variables {
                let name = app.text.msg_variable_new_button();
                let place = Rect::from_min_size(at + vec2(0.0, HEAD * ZOOM), vec2(width, 28.0));
                let button = egui::Button::new(name).truncate();
                if ui.put(place, button).clicked() {
                    app.send(EditorCommand::AskNewVariable(None));
                }
            }
        }
    }

    /// The block at which Tab stops: the one that has the keyboard, or had it, or the first one in sight.
    fn stop(&self, ui: &Ui, view: &CanvasView) -> Option<usize> {
        let focused = ui.memory(|memory| memory.focused());
        let had: Option<Id> = ui.data(|data| data.get_temp(Id::unique(STOP)));
        let is = |id: Option<Id>| {
            let mut pieces = self.pieces.iter();
            pieces.position(|piece| Some(piece_id(piece)) == id)
        };
        let seen = |number: &usize| {
            let loose = self.program.loose().get(*number);
            let block = loose.and_then(|loose| self.layout.get(loose.blocks[0]));
            block.is_some_and(|block| {
                let shown = view.rect_to_window(block.rect);
                ui.clip_rect().intersects(shown)
            })
        };
        let here = is(focused).or_else(|| is(had).filter(&seen));
        here.or_else(|| (0..self.pieces.len()).find(seen))
    }

    /// The block to which the keyboard goes: this one, or by an arrow the one above or below.
    fn keys(&self, ui: &Ui, first: Option<usize>) -> Option<usize> {
        if first.is_some() {
            return first;
        }
        let focused = ui.memory(|memory| memory.focused())?;
        let mut pieces = self.pieces.iter();
        let here = pieces.position(|piece| piece_id(piece) == focused)?;
        let pressed = |key| ui.input_mut(|input| input.consume_key(egui::Modifiers::NONE, key));
        if pressed(egui::Key::ArrowDown) {
            Some((here + 1).min(self.pieces.len() - 1))
        } else if pressed(egui::Key::ArrowUp) {
            Some(here.saturating_sub(1))
        } else {
            None
        }
    }
}

/// Arrows are for the palette while this block has the keyboard; Tab comes back to it.
fn stops_here(ui: &Ui, id: Id) {
    ui.data_mut(|data| data.insert_temp(Id::unique(STOP), id));
    keep_arrows(ui, id, Arrows::All);
}

/// The menu of a block of the palette; `words` is its name.
fn menu(ui: &mut Ui, app: &mut ClickomaniaContext, program: &Program, piece: &Piece, words: &str) {
    close_rows(ui);
    let text = app.text;
    let mut lines = vec![
        (
            text.msg_menu_add(),
            ClickomaniaCommand::Editor(EditorCommand::Add(piece.clone())),
        ),
        (
            text.msg_menu_same(),
            ClickomaniaCommand::Editor(EditorCommand::Search(words.to_owned())),
        ),
    ];
    let variable = program.variable_named(&piece.variable);
    if let Some(variable) = variable.filter(|_| !piece.kind.is_loop()) {
        let (id, name) = (variable.id, &variable.name);
        lines.extend([
            (
                text.msg_variable_rename_menu(name),
                ClickomaniaCommand::Editor(EditorCommand::AskRenameVariable(id)),
            ),
            (
                text.msg_variable_delete_menu(name),
                ClickomaniaCommand::Editor(EditorCommand::AskDeleteVariable(id)),
            ),
        ]);
    }
    for (name, command) in lines {
        if ui.button(name).clicked() {
            app.send(command);
            ui.close();
        }
    }
}

/// What the block does, what it costs, an example.
fn tip(ui: &mut Ui, text: &Text, (kind, cost): (Kind, u32)) {
    let theme = theme::of(ui);
    ui.set_max_width(340.0);
    let words = tooltip(text, kind);
    let (what, example) = words.rsplit_once('\n').unwrap_or((&words, ""));
    ui.label(egui::RichText::new(name(text, kind)).font(theme::semibold(14.0)));
    ui.label(what);
    if !example.is_empty() {
        ui.label(egui::RichText::new(example.trim()).color(theme.quiet));
    }
    ui.label(
        egui::RichText::new(text.msg_palette_cost(cost.to_string())).font(theme::semibold(13.0)),
    );
}
