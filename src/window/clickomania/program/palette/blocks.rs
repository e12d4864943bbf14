//! The blocks of the palette, one below the other: of all categories with headings, or those that a search found. They
//! are a program of loose stacks, of which only the visible part is painted and can be pressed.

use super::{Taken, short_name};
use crate::window::clickomania::actions::{close_rows, plain_item};
use crate::window::clickomania::command::{ClickomaniaContext, EditorCommand};
use crate::window::clickomania::command::{PaletteBlock, loop_variable};
use crate::window::clickomania::controls::{Control, Moment};
use crate::window::clickomania::library::open_task::ReadyTask;
use crate::window::clickomania::program::canvas::view::CanvasView;
use crate::window::clickomania::program::canvas::{BlockPainter, CanvasScene, attach_fresh};
use crate::window::kit::keyboard_place::frames_itself;
use crate::window::kit::roving_focus::asked;
use crate::window::kit::roving_focus::{Arrows, claim_arrows};
use crate::window::kit::search::found;
use crate::window::kit::theme::{self, Theme};
use crate::window::kit::widgets::{explanation, one_line};
use egui::accesskit::Action;
use egui::{Id, PointerButton, Rect, Response, Role, Sense, Ui, WidgetInfo, vec2};
use engine::language::edit::Edit;
use engine::language::kind::{Category, TABLE};
use engine::language::words::{block_name, category_name, name, tooltip};
use engine::language::{BlockId, Kind, Program};
use engine::layout::{Advances, Layout, LayoutChange, Point};
use engine::text::Text;

/// Zoom of the blocks: a little smaller than at 100 % on the canvas.
const ZOOM: f32 = 0.9;
/// Between two blocks, in units.
const GAP: f32 = 10.0;
/// Height of a heading, in units.
const HEAD: f32 = 28.0;
/// Height of the button that makes a variable, in units.
const NEW_VARIABLE: f32 = 38.0;
/// Width of the scroll bar beside the blocks, in points.
const BAR_ROOM: f32 = 14.0;

/// The present blocks as a program of loose stacks.
#[derive(Default)]
pub struct ShownBlocks {
    program: Program,
    layout: Layout,
    /// The blocks, each with the category of its heading.
    pieces: Vec<(Option<Category>, PaletteBlock)>,
    /// The categories with the tops of their headings, in units.
    heads: Vec<(Category, f32)>,
    /// The top of the button that unfolds the advanced number blocks, in units.
    more: Option<f32>,
    key: Option<PaletteKey>,
    width: f32,
}

/// The inputs of the list of blocks.
#[derive(Clone, PartialEq, Debug)]
pub struct PaletteKey {
    pub wanted: String,
    pub language: engine::text::Language,
    pub variables: Vec<String>,
    /// The variable of a counting loop.
    pub counter: String,
    /// The task with its blocks and costs.
    pub task: ReadyTask,
    /// True if the advanced number blocks are unfolded.
    pub more: bool,
    /// True in a contest, which shows all costs.
    pub contest: bool,
}

/// True for number blocks that few programs use.
pub fn is_advanced(kind: Kind) -> bool {
    use Kind::{Atan2, Constant, Constrain, Is, Math, Trig};
    matches!(kind, Math | Trig | Constant | Is | Constrain | Atan2)
}

/// The number of blocks of a task.
pub fn count(task: &ReadyTask) -> usize {
    let allowed = &task.task().blocks;
    let rows = TABLE.iter();
    rows.filter(|row| allowed.allows(row.kind)).count()
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

/// As many blocks a palette shows without the strip of categories.
const VERY_FEW: usize = 4;

/// True if the strip of categories is of use.
pub fn needs_strip(task: &ReadyTask) -> bool {
    categories(task).len() > 1 && count(task) > VERY_FEW
}

impl ShownBlocks {
    /// Lays out the blocks in a list of this width, in points.
    pub fn new(key: PaletteKey, width: f32, text: &Text) -> ShownBlocks {
        let moment = Moment {
            blocks: count(&key.task),
            ..Moment::default()
        };
        let folds = moment.shows(Control::MoreMath) && key.wanted.is_empty();
        let in_category = |&category: &Category| {
            let here = |advanced: bool| {
                let rows = category.rows().into_iter();
                rows.filter(move |row| (folds && is_advanced(row.kind)) == advanced)
            };
            let unfolded = here(true).filter(|_| key.more);
            let all = here(false).chain(unfolded);
            all.map(move |row| (Some(category), row.kind))
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
            let mut add = |name: &str| pieces.push((category, PaletteBlock::new(kind, name)));
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
        // The name of a variable in the search means the variable.
        if key.variables.contains(&key.wanted) && allowed.allows(Kind::Get) {
            let meant = PaletteBlock::new(Kind::Get, &key.wanted);
            pieces.retain(|(_, piece)| *piece != meant);
            pieces.insert(0, (None, meant));
        }
        let mut layout = Layout::within((width - BAR_ROOM) / ZOOM);
        layout.set_costs(&key.task.shown_costs(key.contest));
        let mut shown = ShownBlocks {
            program: Program::default(),
            layout,
            width,
            pieces,
            heads: Vec::new(),
            more: None,
            key: Some(key),
        };
        shown.lay_out(text, folds);
        shown
    }

    /// Puts the blocks below each other; with a button after the plain number blocks if the others fold.
    fn lay_out(&mut self, text: &Text, folds: bool) {
        let measure = Advances::embedded();
        for (_, piece) in &self.pieces {
            let (edits, fragment) = piece.bring(&mut self.program);
            attach_fresh(&mut self.program, edits, fragment);
        }
        self.layout
            .update(&self.program, text, &measure, &LayoutChange::All);
        let mut y = 0.0;
        let mut before = None;
        for (order, loose) in self.program.loose().to_vec().into_iter().enumerate() {
            let Some(block) = self.layout.get(loose.blocks[0]) else {
                continue;
            };
            let (category, piece) = &self.pieces[order];
            let (category, kind) = (*category, piece.kind);
            let ends = before == Some(Category::Math) && category != before;
            if folds && self.more.is_none() && (ends || is_advanced(kind)) {
                self.more = Some(y as f32);
                y += f64::from(NEW_VARIABLE);
            }
            if let Some(category) = category.filter(|_| category != before) {
                self.heads.push((category, y as f32));
                y += f64::from(HEAD);
                if category == Category::Variables {
                    y += f64::from(NEW_VARIABLE);
                }
            }
            before = category;
            let done = self.program.apply(Edit::MoveStack(loose.id, (0.0, y)));
            debug_assert!(done.is_ok(), "a loose stack can be moved");
            y += f64::from(block.rect.height() + GAP);
        }
        self.layout
            .update(&self.program, text, &measure, &LayoutChange::Blocks(vec![]));
    }

    /// True if these are the blocks for this key and width.
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

    /// The top of a category's heading, in points.
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

    /// The category of the heading above the block with this id.
    pub fn category_of(&self, id: Id) -> Option<Category> {
        let mut pieces = self.pieces.iter();
        let (category, _) = pieces.find(|piece| piece_id(piece) == id)?;
        *category
    }

    /// True if a block has this id.
    pub fn has(&self, id: Id) -> bool {
        self.pieces.iter().any(|piece| piece_id(piece) == id)
    }
}

fn piece_id((category, piece): &(Option<Category>, PaletteBlock)) -> Id {
    let category = category.map(|category| category as usize);
    Id::unique("palette").with((category, piece.kind as usize, &piece.variable))
}

/// The id under which egui keeps the block that has or had the keyboard.
const STOP: &str = "palette stop";

impl ShownBlocks {
    /// Shows the blocks in a scroll area of which `room` points are visible; the block `first` gets the keyboard.
    /// `in_program` is the program under construction. Gives what is taken, and whether *More* was pressed.
    pub fn show(
        &self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        in_program: &Program,
        block_painter: &mut BlockPainter,
        first: Option<usize>,
        room: f32,
    ) -> (Option<Taken>, bool) {
        let theme = theme::of(ui);
        if self.pieces.is_empty() {
            ui.label(app.text.msg_palette_nothing_found());
            return (None, false);
        }
        let view = self.allocate(ui, room);
        let painter = ui.painter().clone();
        let scene = CanvasScene::unmarked(&self.program, &self.layout, view, theme);
        block_painter.scene(&painter, &scene, false);
        self.headings(ui, app, theme, &view);
        let more = self.more_button(ui, app, &view);
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
                // Not before the widget: the Enter that leads here would press the block too.
                response.request_focus();
            }
            let words = self.name(ui, app, piece, loose.blocks[0], &response);
            if response.has_focus() {
                stops_here(ui, id);
                frames_itself(ui, id);
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
                beside.show(|ui| tip(ui, &app.text, piece.kind, cost));
            }
        }
        (taken, more)
    }

    /// Shows the button that unfolds the advanced number blocks, or folds them; true if it was pressed.
    fn more_button(&self, ui: &mut Ui, app: &ClickomaniaContext, view: &CanvasView) -> bool {
        let Some(top) = self.more else { return false };
        let at = view.to_window(Point::new(0.0, top));
        let width = ui.clip_rect().max.x - at.x - 8.0;
        let place = Rect::from_min_size(at, vec2(width, 28.0));
        if !ui.clip_rect().intersects(place) {
            return false;
        }
        let unfolded = self.key.as_ref().is_some_and(|key| key.more);
        let words = if unfolded {
            app.text.msg_palette_less()
        } else {
            app.text.msg_palette_more()
        };
        ui.put(place, egui::Button::new(words).truncate()).clicked()
    }

    /// Allocates the room of all blocks, of which `room` points are visible; gives the view of them.
    fn allocate(&self, ui: &mut Ui, room: f32) -> CanvasView {
        let stacks = self.layout.stacks().last();
        let height = stacks.map_or(0.0, |stack| stack.rect.max.y) * ZOOM + 16.0;
        // The last category can be scrolled to the top too.
        let last = self.heads.last().map_or(0.0, |(_, top)| top * ZOOM);
        let size = vec2(ui.available_width(), height.max(last + room - 1.0));
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        let seen = rect.intersect(ui.clip_rect());
        let pan = vec2(4.0, 4.0) + (rect.min - seen.min);
        CanvasView::at(ZOOM, pan).within(seen)
    }

    /// Names a block for screen readers; gives its words.
    fn name(
        &self,
        ui: &Ui,
        app: &ClickomaniaContext,
        piece: &PaletteBlock,
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

    /// Shows the headings, and a button that makes a variable.
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
        let with_id = |id: Option<Id>| {
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
        let here = with_id(focused).or_else(|| with_id(had).filter(&seen));
        here.or_else(|| (0..self.pieces.len()).find(seen))
    }

    /// The block that gets the keyboard: this one, or by an arrow the one above or below.
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

/// Keeps the arrows for the palette while this block has the keyboard; Tab comes back to it.
fn stops_here(ui: &Ui, id: Id) {
    ui.data_mut(|data| data.insert_temp(Id::unique(STOP), id));
    claim_arrows(ui, id, Arrows::All);
}

/// The menu of a block of the palette; `words` is its name.
fn menu(
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    program: &Program,
    piece: &PaletteBlock,
    words: &str,
) {
    close_rows(ui);
    let text = app.text;
    let add = EditorCommand::Add(piece.clone());
    plain_item(ui, app, text.msg_menu_add(), add);
    let search = EditorCommand::Search(words.to_owned());
    plain_item(ui, app, text.msg_menu_same(), search);
    let variable = program.variable_named(&piece.variable);
    if let Some(variable) = variable.filter(|_| !piece.kind.is_loop()) {
        let (id, name) = (variable.id, &variable.name);
        let rename = EditorCommand::AskRenameVariable(id);
        plain_item(ui, app, text.msg_variable_rename_menu(name), rename);
        let delete = EditorCommand::AskDeleteVariable(id);
        plain_item(ui, app, text.msg_variable_delete_menu(name), delete);
    }
}

/// The tooltip of a block: what it does, an example, its cost.
fn tip(ui: &mut Ui, text: &Text, kind: Kind, cost: u32) {
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
