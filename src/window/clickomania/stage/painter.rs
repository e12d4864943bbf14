//! The wall painter: a dialog in which a wall is painted by hand.

use super::board::{WallLayout, cell_name, paint_brick, ring};
use super::edited_wall::{Brush, EditedWall, Stroke, brick, dropped, filled, mirrored, turned};
use super::wall_view::named_cells;
use crate::store::{SavedValue, WindowFile};
use crate::window::clickomania::command::{ClickomaniaContext, EditorCommand, WallCommand};
use crate::window::kit::app_context::AppContext;
use crate::window::kit::icons::Icon;
use crate::window::kit::widgets::{Explained as _, IconButton, main_button};
use crate::window::kit::{dialog, icons, theme};
use egui::{
    Align, Align2, Button, Event, Key, Layout, Modifiers, PointerButton, Pos2, Rect, Response,
    RichText, Role, Sense, StrokeKind, Ui, WidgetInfo, vec2,
};
use engine::colour::Colour;
use engine::run::rules::Rules;
use engine::text::Text;
use engine::wall::{Cell, Wall, is_over};
use serde::{Deserialize, Serialize};

/// The width of the column of tools, in points.
const TOOLS: f32 = 188.0;
/// The height of a tool.
const TOOL: f32 = 28.0;
/// The height of everything above and below the wall: title, remark, buttons, the margins of the dialog.
const ROWS: f32 = 190.0;
/// The maximum side of the wall.
const MAX_SIDE: f32 = 460.0;

/// The keys of the brushes.
const KEYS: [Key; 6] = [
    Key::Num1,
    Key::Num2,
    Key::Num3,
    Key::Num4,
    Key::Num5,
    Key::Num0,
];

pub struct WallPainter {
    /// The wall being painted, while the dialog is open.
    edited: Option<EditedWall>,
    /// The unfinished wall when the dialog was closed.
    abandoned: Option<EditedWall>,
    /// The unfinished wall when the last window ended.
    restored: Option<EditedWall>,
    saved: WindowFile<SavedDraft>,
    brush: Brush,
    /// True if a press fills connected cells.
    fills: bool,
    /// The position of the pointer in the last frame, while it paints.
    pressed_at: Option<Pos2>,
    /// The cell with the keyboard focus.
    focused: Option<Cell>,
}

impl Default for WallPainter {
    fn default() -> WallPainter {
        WallPainter {
            edited: None,
            abandoned: None,
            restored: None,
            saved: WindowFile::default(),
            brush: Some(Colour::Red),
            fills: false,
            pressed_at: None,
            focused: None,
        }
    }
}

/// The wall being painted as it is saved: rows from the top, empty while there is none.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct SavedDraft {
    /// The wall at the start.
    first: Vec<String>,
    wall: Vec<String>,
}

impl SavedValue for SavedDraft {
    const NAME: &'static str = "wall-draft";
}

impl SavedDraft {
    fn edited(&self) -> Option<EditedWall> {
        let wall = |rows: &[String]| Wall::parse(&rows.join("\n")).ok();
        let (first, wall) = (wall(&self.first)?, wall(&self.wall)?);
        (first != wall).then(|| EditedWall::resumed(first, wall))
    }
}

impl WallPainter {
    /// Restores the unfinished wall of the last window.
    pub fn load(&mut self, app: &mut AppContext) {
        self.saved = app.window_file();
        self.restored = self.saved.value().edited();
    }

    /// Saves the unfinished wall, if it changed.
    pub fn save(&self) {
        let edited = self.edited.as_ref().or(self.restored.as_ref());
        let saved = edited.map(|edited| SavedDraft {
            first: edited.first().rows().into(),
            wall: edited.wall().rows().into(),
        });
        self.saved.set_if_new(saved.unwrap_or_default());
    }

    /// Opens the dialog with the unfinished wall of the last window, else with the one that was abandoned on this wall,
    /// else with this wall.
    pub fn open(&mut self, app: &mut ClickomaniaContext, wall: Wall) {
        let abandoned = self.abandoned.take();
        let unfinished = self
            .restored
            .take()
            .or(abandoned.filter(|abandoned| *abandoned.first() == wall));
        if unfinished.is_some() {
            app.say(app.text.msg_walls_told_resumed());
        }
        self.edited = Some(unfinished.unwrap_or_else(|| EditedWall::new(wall)));
        self.fills = false;
        self.pressed_at = None;
        self.focused = None;
    }

    /// Closes the dialog; its wall is in the game now.
    pub fn close(&mut self) {
        self.edited = None;
    }

    /// Closes the dialog and keeps its wall, to be resumed on the same wall of the game.
    fn abandon(&mut self, app: &mut ClickomaniaContext) {
        let Some(mut edited) = self.edited.take() else {
            return;
        };
        edited.end(Stroke::Paint);
        let text = app.text;
        app.say(if edited.wall() == edited.first() {
            text.msg_walls_told_given_up()
        } else {
            self.abandoned = Some(edited);
            text.msg_walls_told_left()
        });
    }

    /// The wall being painted, while the dialog is open.
    pub fn wall(&self) -> Option<&Wall> {
        self.edited.as_ref().map(EditedWall::wall)
    }

    /// The wall being painted, or the unfinished one of the last window.
    pub fn wall_or_restored(&self) -> Option<&Wall> {
        let edited = self.edited.as_ref().or(self.restored.as_ref());
        edited.map(EditedWall::wall)
    }

    /// Replaces the wall being painted.
    pub fn bring(&mut self, wall: Wall) {
        if let Some(edited) = &mut self.edited {
            edited.change(Stroke::Bring, wall);
        }
    }

    /// Paints one cell, or fills from it.
    fn press(&mut self, cell: Cell, fill: bool) {
        let Some(edited) = &mut self.edited else {
            return;
        };
        if fill {
            let filled = filled(edited.wall(), cell, self.brush);
            edited.change(Stroke::Fill, filled);
        } else {
            edited.begin();
            edited.paint(cell, self.brush);
            edited.end(Stroke::Paint);
        }
    }

    fn undo(&mut self, app: &mut ClickomaniaContext, redo: bool) {
        let Some(edited) = &mut self.edited else {
            return;
        };
        let text = app.text;
        app.say(match (edited.undo(redo), redo) {
            (Some(stroke), false) => text.msg_undone(stroke.name(&text)),
            (Some(stroke), true) => text.msg_redone(stroke.name(&text)),
            (None, false) => text.msg_nothing_to_undo(),
            (None, true) => text.msg_nothing_to_redo(),
        });
    }
}

/// The brushes in the order of their keys.
fn brushes() -> impl Iterator<Item = Brush> {
    Colour::ALL.into_iter().map(Some).chain([None])
}

/// The dialog.
impl WallPainter {
    /// Shows the dialog while it is open. `covered` is true while another dialog covers it and takes the keys.
    pub fn show(&mut self, ui: &Ui, app: &mut ClickomaniaContext, rules: &Rules, covered: bool) {
        if self.edited.is_none() {
            return;
        }
        let text = app.text;
        let shapes = app.settings.shapes.unwrap_or(true);
        let window = ui.ctx().content_rect().size();
        let side = (window.y - ROWS).min(window.x - TOOLS - 80.0).min(MAX_SIDE);
        let response = dialog::show(ui, "wall painter", side + 14.0 + TOOLS, |ui| {
            ui.heading(text.msg_walls_paint_title());
            ui.add_space(4.0);
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = 14.0;
                self.show_board(ui, &text, side, shapes);
                ui.allocate_ui_with_layout(vec2(TOOLS, side), Layout::top_down(Align::Min), |ui| {
                    self.show_tools(ui, app, shapes)
                });
            });
            self.show_end(ui, app, rules);
            if !covered {
                self.handle_keys(ui, app);
            }
        });
        if response.should_close() && !covered {
            self.abandon(app);
        }
    }

    /// The remark about the wall, and the buttons to play on it or to cancel.
    fn show_end(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext, rules: &Rules) {
        let Some(wall) = self.wall().copied() else {
            return;
        };
        let text = app.text;
        let theme = theme::of(ui);
        let playable = !wall.bricks().is_empty();
        let ink = if playable { theme.quiet } else { theme.wrong };
        // Room for two lines, so that nothing jumps.
        let room = vec2(ui.available_width(), 38.0);
        ui.allocate_ui_with_layout(room, Layout::top_down(Align::Min), |ui| {
            ui.set_min_height(room.y);
            let words = RichText::new(remark(&text, &wall, rules));
            ui.label(words.size(13.0).color(ink));
        });
        ui.horizontal(|ui| {
            ui.add_enabled_ui(playable, |ui| {
                let play = text.msg_walls_play();
                if main_button(ui, &play, vec2(190.0, 34.0)).clicked() {
                    app.send(WallCommand::Play(wall));
                }
            });
            let cancel = Button::new(text.msg_answer_cancel()).min_size(vec2(100.0, 34.0));
            if ui.add(cancel).clicked() {
                self.abandon(app);
            }
        });
    }

    fn handle_keys(&mut self, ui: &Ui, app: &mut ClickomaniaContext) {
        let shift = Modifiers::COMMAND | Modifiers::SHIFT;
        let pressed = |modifiers, key| ui.input_mut(|input| input.consume_key(modifiers, key));
        // The longer combination first, else Ctrl+Z would consume Ctrl+Shift+Z.
        if pressed(shift, Key::Z) || pressed(Modifiers::COMMAND, Key::Y) {
            self.undo(app, true);
        }
        if pressed(Modifiers::COMMAND, Key::Z) {
            self.undo(app, false);
        }
        if pressed(Modifiers::COMMAND, Key::S) {
            app.send(WallCommand::Save);
        }
        if pressed(Modifiers::COMMAND, Key::O) {
            app.send(WallCommand::Open);
        }
        for (key, brush) in KEYS.into_iter().zip(brushes()) {
            if pressed(Modifiers::NONE, key) {
                self.brush = brush;
                if let Some(cell) = self.focused {
                    self.press(cell, false);
                }
            }
        }
        if pressed(Modifiers::NONE, Key::F) {
            match self.focused {
                Some(cell) => self.press(cell, true),
                None => self.fills = !self.fills,
            }
        }
        for event in ui.input(|input| input.events.clone()) {
            match event {
                Event::Copy => app.send(WallCommand::CopyText),
                Event::Paste(text) => app.send(EditorCommand::Paste(text)),
                _ => {}
            }
        }
    }
}

/// The wall in the dialog: painted by press and drag, or cell by cell with the keyboard.
impl WallPainter {
    fn show_board(&mut self, ui: &mut Ui, text: &Text, side: f32, shapes: bool) {
        let theme = theme::of(ui);
        let (outer, response) = ui.allocate_exact_size(vec2(side, side), Sense::DRAG);
        let board = WallLayout::new(outer, ui.pixels_per_point());
        self.follow_pointer(ui, &board, &response);
        let pointed = self.add_cells(ui, text, &board);
        let Some(wall) = self.wall() else { return };
        let canvas = ui.painter_at(outer.expand(2.0));
        board.paint(&canvas, theme, wall, shapes, pointed);
        if let Some(cell) = self.focused {
            ring(
                &canvas,
                board.cell(cell),
                0.0,
                (5.0, theme.wall),
                (3.0, theme.aim),
            );
        } else if let Some(cell) = pointed {
            ring(
                &canvas,
                board.cell(cell),
                0.0,
                (3.5, theme.wall),
                (1.5, theme.aim),
            );
        }
    }

    /// Paints under the pointer while it is pressed.
    fn follow_pointer(&mut self, ui: &Ui, board: &WallLayout, response: &Response) {
        let (down, at) = ui.input(|input| {
            let down = input.pointer.button_down(PointerButton::Primary);
            (down, input.pointer.interact_pos())
        });
        let pressed = down && response.is_pointer_button_down_on();
        let Some(at) = at.filter(|_| pressed) else {
            self.pressed_at = None;
            // Only the hand makes strokes that last several frames.
            if let Some(edited) = self.edited.as_mut().filter(|edited| edited.is_begun()) {
                edited.end(Stroke::Paint);
            }
            return;
        };
        let from = self.pressed_at.replace(at);
        if from.is_none() {
            // Keys choose brushes again, and paint no focused cell.
            ui.memory_mut(|memory| memory.stop_text_input());
        }
        if self.fills {
            if let (None, Some(cell)) = (from, board.cell_at(at)) {
                self.press(cell, true);
            }
        } else if let Some(edited) = &mut self.edited {
            edited.begin();
            for cell in cells_between(board, from.unwrap_or(at), at) {
                edited.paint(cell, self.brush);
            }
        }
    }

    /// Adds the cells for the keyboard and screen readers; returns the one under the pointer.
    fn add_cells(&mut self, ui: &Ui, text: &Text, board: &WallLayout) -> Option<Cell> {
        let wall = self.wall().copied().unwrap_or_default();
        let id = ui.make_persistent_id("painted wall");
        let touch = named_cells(ui, id, board, |cell| cell_name(text, &wall, cell));
        // The pointer has painted already.
        if let Some(cell) = touch.clicked.filter(|_| self.pressed_at.is_none()) {
            self.press(cell, self.fills);
        }
        self.focused = touch.focused;
        touch.pointed
    }
}

/// The tools beside the wall.
impl WallPainter {
    fn show_tools(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext, shapes: bool) {
        let text = app.text;
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        title(ui, text.msg_walls_brushes());
        let width = (ui.available_width() - 8.0) / 3.0;
        let swatches: Vec<Swatch> = (1..)
            .zip(brushes())
            .map(|(number, brush)| Swatch {
                brush,
                key: number % 6,
                width,
                shapes,
            })
            .collect();
        for row in swatches.chunks(3) {
            ui.horizontal(|ui| {
                for swatch in row {
                    let chosen = swatch.brush == self.brush;
                    if swatch.show(ui, &text, chosen).clicked() {
                        self.brush = swatch.brush;
                    }
                }
            });
        }
        ui.add_space(4.0);
        title(ui, text.msg_walls_all_at_once());
        let fill = Button::new(text.msg_walls_fill()).selected(self.fills);
        let fill = ui.add_sized(vec2(ui.available_width(), TOOL), fill);
        if fill.explained(text.msg_walls_fill_tip()).clicked() {
            self.fills = !self.fills;
        }
        if let Some(edited) = &mut self.edited {
            show_changes(ui, &text, edited);
        }
        ui.add_space(4.0);
        ui.horizontal(|ui| {
            for (redo, icon) in [(false, icons::undo as Icon), (true, icons::redo)] {
                let stroke = self.edited.as_ref().and_then(|edited| edited.next(redo));
                let name = match (stroke, redo) {
                    (None, false) => text.msg_menu_undo(),
                    (None, true) => text.msg_menu_redo(),
                    (Some(stroke), false) => text.msg_undo_change(stroke.name(&text)),
                    (Some(stroke), true) => text.msg_redo_change(stroke.name(&text)),
                };
                let button = IconButton::new(icon, &name).enabled(stroke.is_some());
                if button.show(ui).clicked() {
                    self.undo(app, redo);
                }
            }
            ui.add_space(8.0);
            for (icon, name, command) in [
                (
                    icons::folder as Icon,
                    text.msg_walls_open(),
                    WallCommand::Open,
                ),
                (icons::save, text.msg_walls_save(), WallCommand::Save),
            ] {
                if IconButton::new(icon, &name).show(ui).clicked() {
                    app.send(command);
                }
            }
        });
    }
}

/// A remark about a wall: why one cannot play on it, or how many bricks it has.
fn remark(text: &Text, wall: &Wall, rules: &Rules) -> String {
    // Rules of a task file may run long, so they are not asked here.
    let over = rules.groups().is_some_and(|kind| is_over(wall, kind));
    if wall.bricks().is_empty() {
        text.msg_walls_told_no_brick()
    } else if over {
        text.msg_walls_told_over()
    } else if !wall.is_settled() {
        text.msg_walls_told_holes()
    } else {
        text.msg_stage_bricks(wall.bricks().len())
    }
}

/// The cells on the line between two points, so that a quick hand leaves none out.
fn cells_between(board: &WallLayout, from: Pos2, to: Pos2) -> impl Iterator<Item = Cell> {
    let points = (from.distance(to) / 3.0).ceil().max(1.0) as usize;
    (0..=points)
        .map(move |point| from.lerp(to, point as f32 / points as f32))
        .filter_map(|at| board.cell_at(at))
}

fn title(ui: &mut Ui, words: String) {
    ui.label(RichText::new(words).font(theme::semibold(13.0)));
}

/// The buttons that change the whole wall, in two columns; disabled where they change nothing.
fn show_changes(ui: &mut Ui, text: &Text, edited: &mut EditedWall) {
    type Change = fn(&Wall) -> Wall;
    let width = (ui.available_width() - 4.0) / 2.0;
    let changes: [(String, Stroke, Change); 4] = [
        (text.msg_walls_mirror(), Stroke::Mirror, mirrored),
        (text.msg_walls_turn(), Stroke::Turn, turned),
        (text.msg_walls_drop(), Stroke::Drop, dropped),
        (text.msg_walls_clear(), Stroke::Clear, |_| Wall::default()),
    ];
    for row in changes.chunks(2) {
        ui.horizontal(|ui| {
            for (name, stroke, change) in row {
                let wall = change(edited.wall());
                let button = Button::new(name).min_size(vec2(width, TOOL));
                if ui.add_enabled(wall != *edited.wall(), button).clicked() {
                    edited.change(*stroke, wall);
                }
            }
        });
    }
}

/// The button of a brush: the brick it paints, and its key.
struct Swatch {
    brush: Brush,
    /// The digit that chooses it.
    key: usize,
    width: f32,
    shapes: bool,
}

impl Swatch {
    fn show(&self, ui: &mut Ui, text: &Text, chosen: bool) -> Response {
        let theme = theme::of(ui);
        let colour = (self.brush).map_or(text.msg_walls_no_brick(), |colour| text.colour(colour));
        let name = text.msg_walls_brush(colour, self.key.to_string());
        let (rect, response) = ui.allocate_exact_size(vec2(self.width, 38.0), Sense::click());
        response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, chosen, &name));
        let fill = if chosen {
            theme.card_pressed
        } else if response.hovered() {
            theme.card_hovered
        } else {
            theme.card
        };
        let line = if response.has_focus() || chosen {
            (2.0, theme.accent)
        } else {
            (1.0, theme.line)
        };
        let painter = ui.painter();
        painter.rect(rect, 6.0, fill, line, StrokeKind::Inside);
        let cell = Rect::from_center_size(rect.left_center() + vec2(22.0, 0.0), vec2(28.0, 28.0));
        painter.rect_filled(cell, 4.0, theme.wall);
        if let Some(colour) = self.brush {
            paint_brick(painter, theme, cell, brick(colour), self.shapes, 1.0);
        }
        let at = rect.right_center() - vec2(11.0, 0.0);
        let font = theme::regular(13.0);
        painter.text(at, Align2::CENTER_CENTER, self.key, font, theme.quiet);
        response.explained(name)
    }
}
