//! The palette: eight categories, their blocks as they are with their cost, a search over all.

mod search_box;

use crate::app::clickomania::actions::close_rows;
use crate::app::clickomania::canvas::view::CanvasView;
use crate::app::clickomania::canvas::{BlockPainter, CanvasScene};
use crate::app::clickomania::command::piece::{Piece, loop_variable};
use crate::app::clickomania::command::{ClickomaniaCommand, ClickomaniaContext, EditorCommand};
use crate::app::clickomania::editor::find::Find;
use crate::app::common::app_context::AppContext;
use crate::app::common::search::found;
use crate::app::common::theme::{self, Theme};
use crate::app::common::widgets::explanation;
use egui::{Id, PointerButton, Rect, Role, ScrollArea, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};
use engine::language::edit::{Edit, Place};
use engine::language::kind::{Category, TABLE};
use engine::language::words::{block_name, category_name, name, tooltip};
use engine::language::{Kind, Program};
use engine::layout::{Layout, LayoutChange, Measure, Point};
use engine::text::Text;
use search_box::{ROW, SearchBox};
use std::collections::HashMap;

/// Blocks in the palette are a little smaller than at 100 % on the canvas.
const ZOOM: f32 = 0.9;
const GAP: f32 = 12.0;
/// Beside the blocks stands what they cost, and the bar to scroll.
const COST_ROOM: f32 = 46.0;

/// What a category has beside its name: its colour on the left, a margin on the right.
const CHIP_ROOM: f32 = 33.0;

/// The blocks that can be taken.
pub struct Palette {
    category: Category,
    search: SearchBox,
    shown: ShownBlocks,
    /// Whether the keyboard is to come here.
    focus_soon: bool,
    /// Whether the keyboard is to come to the first block.
    first_soon: bool,
    /// The block that is to be found here.
    sought: Option<Kind>,
    /// Whether the keyboard was here in this frame.
    had_keyboard: bool,
}

/// The blocks shown at present, as a program of loose stacks.
#[derive(Default)]
struct ShownBlocks {
    program: Program,
    layout: Layout,
    pieces: Vec<Piece>,
    /// What it was made for.
    key: Option<PaletteKey>,
    width: f32,
}

#[derive(Clone, PartialEq, Debug)]
struct PaletteKey {
    category: Category,
    wanted: String,
    language: engine::text::Language,
    variables: Vec<String>,
}

/// What a person does with a block of the palette.
pub enum Taken {
    /// It is dragged, held at this point of it.
    Drag(Piece, Point),
    /// It is to be placed where it fits.
    Place(Piece),
}

impl Palette {
    /// The palette as it is at first.
    pub fn new() -> Palette {
        Palette {
            category: Category::Wall,
            search: SearchBox::default(),
            shown: ShownBlocks::default(),
            focus_soon: false,
            first_soon: false,
            sought: None,
            had_keyboard: false,
        }
    }

    /// What is searched for, here and in the program.
    pub fn search(&mut self) -> &mut SearchBox {
        &mut self.search
    }

    /// Gives the keyboard to the chosen category.
    pub fn focus(&mut self) {
        self.focus_soon = true;
    }

    /// Shows a block among those of its category, and gives it the keyboard.
    pub fn show_kind(&mut self, kind: Kind) {
        self.category = kind.row().categories[0];
        self.search.end();
        self.sought = Some(kind);
    }

    /// Whether the keyboard was here when the palette was shown last.
    pub fn had_keyboard(&self) -> bool {
        self.had_keyboard
    }

    /// Shows it in all of the room that `ui` has.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        (program, measure): (&Program, &dyn Measure),
        find: &Find,
        block_painter: &mut BlockPainter,
    ) -> Option<Taken> {
        let theme = theme::of(ui);
        ui.add_space(8.0);
        self.categories(ui, app, theme);
        ui.add_space(4.0);
        self.search.show(ui, app);
        let row = self.search.is_active().then(|| {
            let size = vec2(ui.available_width(), ROW);
            ui.allocate_exact_size(size, Sense::hover()).0
        });
        ui.add_space(4.0);
        let variables = program.variables().iter();
        let key = PaletteKey {
            category: self.category,
            wanted: self.search.wanted().to_owned(),
            language: app.text.language(),
            variables: variables.map(|variable| variable.name.clone()).collect(),
        };
        let width = ui.available_width();
        if self.shown.key.as_ref() != Some(&key) || self.shown.width != width {
            self.shown = ShownBlocks::new(key, width, &app.text, measure);
        }
        let before = ui.memory(|memory| memory.focused());
        let mut taken = None;
        ScrollArea::vertical()
            .id_salt("palette blocks")
            .auto_shrink(false)
            .show(ui, |ui| {
                if !self.search.is_active() && self.category == Category::Variables {
                    let name = app.text.msg_variable_new_button();
                    if ui.button(name).clicked() {
                        app.send(EditorCommand::AskNewVariable(None));
                    }
                    ui.add_space(6.0);
                }
                let first = std::mem::take(&mut self.first_soon).then_some(0);
                let sought = self.sought.take();
                let mut pieces = self.shown.pieces.iter();
                let sought = sought.and_then(|kind| pieces.position(|piece| piece.kind == kind));
                let sought = sought.or(first);
                taken = self
                    .shown
                    .show(ui, (app, program), theme, block_painter, sought);
            });
        // After the blocks, so that the way from the box to them is as short as ever.
        if let Some(row) = row {
            self.search.in_program(ui, app, row, find);
        }
        let mut pieces = self.shown.pieces.iter();
        self.had_keyboard = pieces.any(|piece| before == Some(piece_id(piece)));
        taken
    }

    fn categories(&mut self, ui: &mut Ui, app: &AppContext, theme: &Theme) {
        let width = (ui.available_width() - 6.0) / 2.0;
        let size = chip_size(ui, &app.text, width - CHIP_ROOM);
        for row in Category::ALL.chunks(2) {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing = vec2(6.0, 2.0);
                for &category in row {
                    let (rect, response) =
                        ui.allocate_exact_size(vec2(width, 36.0), Sense::click());
                    let name = category_name(&app.text, category);
                    let chosen = self.category == category && !self.search.is_active();
                    response.widget_info(|| WidgetInfo::selected(Role::Tab, true, chosen, &name));
                    let painter = ui.painter();
                    let line = if response.has_focus() {
                        egui::Stroke::new(2.0, theme.accent)
                    } else if chosen {
                        egui::Stroke::new(1.0, theme.line)
                    } else {
                        egui::Stroke::NONE
                    };
                    let fill = match () {
                        () if chosen => theme.card,
                        () if response.hovered() => theme::mix(theme.palette, theme.card, 140),
                        () => theme.palette,
                    };
                    painter.rect(rect, 7.0, fill, line, egui::StrokeKind::Inside);
                    let square = Rect::from_center_size(
                        rect.left_center() + vec2(14.0, 0.0),
                        Vec2::splat(11.0),
                    );
                    painter.rect_filled(square, 3.5, theme::category(category).fill);
                    let font = if chosen {
                        theme::semibold(size)
                    } else {
                        theme::regular(size)
                    };
                    let one_line = painter.layout_no_wrap(name.clone(), font.clone(), theme.text);
                    let galley = match one_line.size().x <= width - CHIP_ROOM {
                        true => one_line,
                        false => painter.layout_no_wrap(broken(&name), font, theme.text),
                    };
                    let at = pos2(rect.min.x + 27.0, rect.center().y - galley.size().y / 2.0);
                    painter.galley(at, galley, theme.text);
                    if category == self.category && std::mem::take(&mut self.focus_soon) {
                        response.request_focus();
                    }
                    if response.clicked() {
                        self.category = category;
                        self.search.end();
                        // Who came with keys goes on to the blocks.
                        self.first_soon = response.has_focus();
                    }
                }
            });
        }
    }
}

impl ShownBlocks {
    fn new(key: PaletteKey, width: f32, text: &Text, measure: &dyn Measure) -> ShownBlocks {
        let kinds: Vec<Kind> = if key.wanted.is_empty() {
            let here =
                |row: &&engine::language::kind::KindRow| row.categories.contains(&key.category);
            TABLE.iter().filter(here).map(|row| row.kind).collect()
        } else {
            found(text, &key.wanted)
        };
        let mut pieces = Vec::new();
        for kind in kinds {
            let last = key.variables.last().map(String::as_str);
            match kind {
                Kind::Get => {
                    // Every variable can be read: a block for each.
                    let names = key.variables.iter().map(String::as_str);
                    let none = last.is_none().then_some("x");
                    pieces.extend(names.chain(none).map(|name| Piece::new(kind, name)));
                }
                Kind::Set | Kind::Change => pieces.push(Piece::new(kind, last.unwrap_or("x"))),
                _ => pieces.push(Piece::new(kind, loop_variable(kind))),
            }
        }
        let mut shown = ShownBlocks {
            program: Program::default(),
            layout: Layout::within((width - COST_ROOM) / ZOOM),
            width,
            pieces,
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
            let (edits, fragment) = self.pieces[order].bring(&mut self.program);
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
        for loose in self.program.loose().to_vec() {
            let Some(block) = self.layout.get(loose.blocks[0]) else {
                continue;
            };
            apply(&mut self.program, Edit::MoveStack(loose.id, (0.0, y)));
            y += f64::from(block.rect.height() + GAP);
        }
        self.layout
            .update(&self.program, text, measure, &LayoutChange::Blocks(vec![]));
    }

    fn show(
        &mut self,
        ui: &mut Ui,
        (app, in_program): (&mut ClickomaniaContext, &Program),
        theme: &'static Theme,
        block_painter: &mut BlockPainter,
        first: Option<usize>,
    ) -> Option<Taken> {
        if self.pieces.is_empty() {
            ui.label(app.text.msg_palette_nothing_found());
            return None;
        }
        let height = self
            .layout
            .stacks()
            .last()
            .map_or(0.0, |stack| stack.rect.max.y);
        let size = vec2(ui.available_width(), height * ZOOM + 16.0);
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        let seen = rect.intersect(ui.clip_rect());
        let pan = vec2(4.0, 4.0) + (rect.min - seen.min);
        let view = CanvasView::at(ZOOM, pan).within(seen);
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
            costs: false,
        };
        block_painter.scene(&painter, &scene, false);
        let mut taken = None;
        let wanted = self.keys(ui, first);
        for (number, (loose, piece)) in self.program.loose().iter().zip(&self.pieces).enumerate() {
            let Some(block) = self.layout.get(loose.blocks[0]) else {
                continue;
            };
            let shown = view.rect_to_window(block.rect);
            let id = piece_id(piece);
            let has_keyboard = wanted == Some(number) || ui.memory(|memory| memory.has_focus(id));
            if wanted == Some(number) {
                ui.scroll_to_rect(shown.expand(GAP), None);
                ui.memory_mut(|memory| memory.request_focus(id));
            }
            if !shown.intersects(ui.clip_rect()) && !has_keyboard {
                continue;
            }
            let row = piece.kind.row();
            cost(&painter, theme, rect.max.x - 8.0, shown, row.cost);
            let reach = shown.intersect(ui.clip_rect());
            let response = ui.interact(reach, id, Sense::click_and_drag());
            let words = block_name(
                &self.program,
                &app.text,
                self.program.block(loose.blocks[0]),
            );
            response.widget_info(|| {
                let name = app.text.msg_palette_block(&words, row.cost.to_string());
                WidgetInfo::labeled(Role::Button, true, name)
            });
            if response.hovered() {
                ui.set_cursor_icon(egui::CursorIcon::Grab);
            }
            if response.has_focus() {
                let up_and_down = egui::EventFilter {
                    vertical_arrows: true,
                    ..egui::EventFilter::default()
                };
                ui.memory_mut(|memory| memory.set_focus_lock_filter(id, up_and_down));
                let stroke = egui::Stroke::new(2.0, theme.accent);
                painter.rect_stroke(shown.expand(3.0), 6.0, stroke, egui::StrokeKind::Outside);
            }
            response.context_menu(|ui| menu(ui, app, in_program, piece, &words));
            if response.drag_started_by(PointerButton::Primary) {
                let origin = ui.input(|input| input.pointer.press_origin());
                let origin = origin.unwrap_or(shown.min);
                let grab = view.to_layout(origin) - block.rect.min;
                taken = Some(Taken::Drag(piece.clone(), grab));
            } else if response.clicked() {
                taken = Some(Taken::Place(piece.clone()));
            } else {
                let mut beside = explanation(&response).gap(16.0);
                beside.popup = beside.popup.align(egui::RectAlign::RIGHT_START);
                beside.show(|ui| tip(ui, &app.text, piece.kind));
            }
        }
        taken
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

/// The size of letters at which all categories have room in a line; if there is none, long ones take two.
fn chip_size(ui: &Ui, text: &Text, room: f32) -> f32 {
    let widest = |size: f32| {
        let wide = |&category: &Category| {
            let (name, font) = (category_name(text, category), theme::semibold(size));
            let galley = ui
                .painter()
                .layout_no_wrap(name, font, egui::Color32::BLACK);
            galley.size().x
        };
        Category::ALL.iter().map(wide).fold(0.0, f32::max)
    };
    let two_lines = if room < 97.0 { 12.0 } else { 13.5 };
    let mut sizes = [13.5, 13.0, 12.5].into_iter();
    let size = sizes.find(|&size| widest(size) <= room);
    size.unwrap_or(two_lines)
}

/// A name in two lines, broken at the space that is nearest to its middle.
fn broken(name: &str) -> String {
    let spaces = name.match_indices(' ').map(|(at, _)| at);
    let Some(at) = spaces.min_by_key(|at| at.abs_diff(name.len() / 2)) else {
        return name.to_owned();
    };
    format!("{}\n{}", &name[..at], &name[at + 1..])
}

fn piece_id(piece: &Piece) -> Id {
    Id::unique("palette").with((piece.kind as usize, &piece.variable))
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
fn tip(ui: &mut Ui, text: &Text, kind: Kind) {
    let theme = theme::of(ui);
    ui.set_max_width(340.0);
    let words = tooltip(text, kind);
    let (what, example) = words.rsplit_once('\n').unwrap_or((&words, ""));
    ui.label(egui::RichText::new(name(text, kind)).font(theme::semibold(14.0)));
    ui.label(what);
    if !example.is_empty() {
        ui.label(egui::RichText::new(example.trim()).color(theme.quiet));
    }
    let cost = kind.row().cost;
    ui.label(
        egui::RichText::new(text.msg_palette_cost(cost.to_string())).font(theme::semibold(13.0)),
    );
}

/// What a block costs, at the right edge: 0 is quiet, 40 is loud.
fn cost(painter: &egui::Painter, theme: &Theme, right: f32, block: Rect, cost: u32) {
    let (color, font) = match cost {
        0 => (
            theme::mix(theme.palette, theme.quiet, 170),
            theme::regular(12.5),
        ),
        1..=9 => (theme.quiet, theme::semibold(13.0)),
        _ => (theme.wrong, theme::semibold(14.0)),
    };
    let y = block.min.y + block.height().min(32.0) / 2.0;
    let galley = painter.layout_no_wrap(cost.to_string(), font, color);
    let at = pos2(right - galley.size().x, y - galley.size().y / 2.0);
    if at.x < block.max.x + 4.0 {
        // On the block itself there is no room for it either: a small card.
        let card = Rect::from_min_size(at, galley.size()).expand2(vec2(4.0, 1.0));
        painter.rect_filled(card, 4.0, theme.palette);
    }
    painter.galley(at, galley, color);
}
