//! The window of the painter: the wall, the tools beside it, and the two ways out.

use super::board::{WallLayout, name, paint_brick, rim};
use super::painter::{Brush, Draft, Stroke, WallPainter, brushes, dropped, mirrored, turned};
use super::wall_view::named_cells;
use crate::window::clickomania::command::{ClickomaniaContext, EditorCommand, WallCommand};
use crate::window::kit::widgets::{Explained as _, IconButton, main_button};
use crate::window::kit::{dialog, icons, theme};
use egui::{
    Align, Align2, Button, Event, Key, Layout, Modifiers, PointerButton, Pos2, Rect, Response,
    RichText, Role, Sense, Stroke as Line, StrokeKind, Ui, WidgetInfo, vec2,
};
use engine::run::rules::Rules;
use engine::text::Text;
use engine::wall::{Brick, Cell, Wall, is_over};

/// The width of the column of tools, in points.
const TOOLS: f32 = 188.0;
/// The height of what stands above and below the wall: title, remark, buttons, the dialog's own margins.
const ROWS: f32 = 190.0;
/// The wall is never larger; its side in points.
const MOST: f32 = 460.0;

/// The keys of the brushes.
const KEYS: [Key; 6] = [
    Key::Num1,
    Key::Num2,
    Key::Num3,
    Key::Num4,
    Key::Num5,
    Key::Num0,
];

impl WallPainter {
    /// Shows it while it is open. `look` is the rules in force, and whether bricks show shapes; `waits` tells that a question
    /// lies over it, to which keys belong.
    pub fn show(
        &mut self,
        ui: &Ui,
        app: &mut ClickomaniaContext,
        look: (&Rules, bool),
        waits: bool,
    ) {
        if self.draft.is_none() {
            return;
        }
        let text = app.text;
        let window = ui.ctx().content_rect().size();
        let side = (window.y - ROWS).min(window.x - TOOLS - 80.0).min(MOST);
        let response = dialog::show(ui, "wall painter", side + 14.0 + TOOLS, |ui| {
            ui.heading(text.msg_walls_paint_title());
            ui.add_space(4.0);
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = 14.0;
                show_board(self, ui, &text, side, look.1);
                ui.allocate_ui_with_layout(vec2(TOOLS, side), Layout::top_down(Align::Min), |ui| {
                    show_tools(self, ui, app, look.1)
                });
            });
            self.end(ui, app, look.0);
            if !waits {
                self.keys(ui, app);
            }
        });
        if response.should_close() && !waits {
            self.give_up(app);
        }
    }

    /// What is to be said of the wall, and the two ways out.
    fn end(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext, rules: &Rules) {
        let Some(wall) = self.wall().copied() else {
            return;
        };
        let text = app.text;
        let theme = theme::of(ui);
        let (words, playable) = remark(&text, &wall, rules);
        let ink = if playable { theme.quiet } else { theme.wrong };
        // Two lines always have room, so that nothing jumps.
        let room = vec2(ui.available_width(), 38.0);
        ui.allocate_ui_with_layout(room, Layout::top_down(Align::Min), |ui| {
            ui.set_min_height(room.y);
            ui.label(RichText::new(words).size(13.0).color(ink));
        });
        ui.horizontal(|ui| {
            ui.add_enabled_ui(playable, |ui| {
                let yes = text.msg_walls_play();
                if main_button(ui, &yes, vec2(190.0, 34.0)).clicked() {
                    app.send(WallCommand::Play(wall));
                }
            });
            let no = Button::new(text.msg_answer_cancel()).min_size(vec2(100.0, 34.0));
            if ui.add(no).clicked() {
                self.give_up(app);
            }
        });
    }

    fn keys(&mut self, ui: &Ui, app: &mut ClickomaniaContext) {
        let shift = Modifiers::COMMAND | Modifiers::SHIFT;
        let pressed = |modifiers, key| ui.input_mut(|input| input.consume_key(modifiers, key));
        // The longer combination first: Ctrl+Shift+Z is not Ctrl+Z.
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
                if let Some(cell) = self.input.focused {
                    self.press(cell);
                }
            }
        }
        if pressed(Modifiers::NONE, Key::F) {
            match self.input.focused {
                Some(cell) => self.fill(cell),
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

/// What is to be said of a wall, and whether one can play with it.
fn remark(text: &Text, wall: &Wall, rules: &Rules) -> (String, bool) {
    // Other rules may take a while to say so, and are asked when one plays.
    let over = rules.groups().is_some_and(|kind| is_over(wall, kind));
    if wall.bricks().is_empty() {
        (text.msg_walls_told_no_brick(), false)
    } else if over {
        (text.msg_walls_told_over(), true)
    } else if !wall.is_settled() {
        (text.msg_walls_told_holes(), true)
    } else {
        (text.msg_stage_bricks(wall.bricks().len()), true)
    }
}

/// Shows the wall in a square of this side.
pub fn show_board(painter: &mut WallPainter, ui: &mut Ui, text: &Text, side: f32, shapes: bool) {
    let theme = theme::of(ui);
    let (outer, response) = ui.allocate_exact_size(vec2(side, side), Sense::DRAG);
    let board = WallLayout::new(outer, ui.pixels_per_point());
    follow_pointer(painter, ui, &board, &response);
    let pointed = touched(painter, ui, text, &board);
    let Some(draft) = &painter.draft else { return };
    let canvas = ui.painter_at(outer.expand(2.0));
    board.paint(&canvas, theme, draft.wall(), pointed);
    board.paint_bricks(&canvas, theme, draft.wall(), shapes);
    let ring = painter.input.focused.or(pointed);
    if let Some(cell) = ring {
        let wide = if painter.input.focused.is_some() {
            3.0
        } else {
            1.5
        };
        rim(
            &canvas,
            board.cell(cell),
            -1.0,
            Line::new(wide + 2.0, theme.wall),
        );
        rim(&canvas, board.cell(cell), 0.0, Line::new(wide, theme.aim));
    }
}

/// Paints where the pointer goes while it is pressed.
fn follow_pointer(painter: &mut WallPainter, ui: &Ui, board: &WallLayout, response: &Response) {
    let (down, at) = ui.input(|input| {
        let down = input.pointer.button_down(PointerButton::Primary);
        (down, input.pointer.interact_pos())
    });
    let pressed = down && response.is_pointer_button_down_on();
    let (Some(at), true) = (at, pressed) else {
        painter.input.last = None;
        // The keyboard may be amid nothing: only the hand makes strokes that last.
        if let Some(draft) = painter.draft.as_mut().filter(|draft| draft.is_begun()) {
            draft.end(Stroke::Paint);
        }
        return;
    };
    let from = painter.input.last.replace(at);
    if from.is_none() {
        // Keys are for brushes again, not for the cell where the keyboard was.
        ui.memory_mut(|memory| memory.stop_text_input());
    }
    if painter.fills {
        if let (None, Some(cell)) = (from, board.cell_at(at)) {
            painter.fill(cell);
        }
        return;
    }
    let brush = painter.brush;
    if let Some(draft) = &mut painter.draft {
        draft.begin();
        for cell in between(board, from.unwrap_or(at), at) {
            draft.paint(cell, brush);
        }
    }
}

/// The cells on the way from one point to another: a quick hand leaves none out.
fn between(board: &WallLayout, from: Pos2, to: Pos2) -> impl Iterator<Item = Cell> {
    let points = (from.distance(to) / 3.0).ceil().max(1.0) as usize;
    let points = (0..=points).map(move |point| from.lerp(to, point as f32 / points as f32));
    points.filter_map(|at| board.cell_at(at))
}

/// The cells as things that can have the keyboard and be pressed; the one that is pointed at.
fn touched(painter: &mut WallPainter, ui: &Ui, text: &Text, board: &WallLayout) -> Option<Cell> {
    let draft = painter.draft.as_ref();
    let wall = draft.map_or(Wall::default(), |draft| *draft.wall());
    let id = ui.make_persistent_id("painted wall");
    let touch = named_cells(ui, id, board, |cell| name(text, &wall, cell));
    // With the keyboard or a screen reader: what the pointer does is painted already.
    if let Some(cell) = touch.clicked.filter(|_| painter.input.last.is_none()) {
        if painter.fills {
            painter.fill(cell);
        } else {
            painter.press(cell);
        }
    }
    painter.input.focused = touch.focused;
    touch.pointed
}

/// The height of a tool, in points.
const TOOL: f32 = 28.0;

/// Shows the tools, one below the other.
pub fn show_tools(
    painter: &mut WallPainter,
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    shapes: bool,
) {
    let text = app.text;
    ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
    title(ui, text.msg_walls_brushes());
    let wide = (ui.available_width() - 8.0) / 3.0;
    for row in 0..2 {
        ui.horizontal(|ui| {
            for (index, brush) in brushes().enumerate().skip(row * 3).take(3) {
                let key = (index + 1) % 6;
                let chosen = brush == painter.brush;
                if swatch(ui, &text, (wide, shapes), brush, key, chosen).clicked() {
                    painter.brush = brush;
                }
            }
        });
    }
    ui.add_space(4.0);
    title(ui, text.msg_walls_all_at_once());
    let fill = Button::new(text.msg_walls_fill()).selected(painter.fills);
    let fill = ui.add_sized(vec2(ui.available_width(), TOOL), fill);
    if fill.explained(text.msg_walls_fill_tip()).clicked() {
        painter.fills = !painter.fills;
    }
    if let Some(draft) = &mut painter.draft {
        changes(ui, &text, draft);
    }
    ui.add_space(4.0);
    ui.horizontal(|ui| {
        for (again, icon) in [(false, icons::undo as icons::Icon), (true, icons::redo)] {
            let stroke = painter.draft.as_ref().and_then(|draft| draft.next(again));
            let name = match (stroke, again) {
                (None, false) => text.msg_menu_undo(),
                (None, true) => text.msg_menu_redo(),
                (Some(stroke), false) => text.msg_undo_change(stroke.name(&text)),
                (Some(stroke), true) => text.msg_redo_change(stroke.name(&text)),
            };
            let button = IconButton::new(icon, &name).enabled(stroke.is_some());
            if button.show(ui).clicked() {
                painter.undo(app, again);
            }
        }
        ui.add_space(8.0);
        for (icon, name, command) in [
            (
                icons::folder as icons::Icon,
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

fn title(ui: &mut Ui, words: String) {
    ui.label(RichText::new(words).font(theme::semibold(13.0)));
}

/// What changes the whole wall, in two columns.
fn changes(ui: &mut Ui, text: &Text, draft: &mut Draft) {
    type Change = fn(&Wall) -> Wall;
    let wide = (ui.available_width() - 4.0) / 2.0;
    let changes: [(String, Stroke, Change); 4] = [
        (text.msg_walls_mirror(), Stroke::Mirror, mirrored),
        (text.msg_walls_turn(), Stroke::Turn, turned),
        (text.msg_walls_drop(), Stroke::Drop, dropped),
        (text.msg_walls_clear(), Stroke::Clear, |_| Wall::default()),
    ];
    for row in changes.chunks(2) {
        ui.horizontal(|ui| {
            for (name, stroke, change) in row {
                let wall = change(draft.wall());
                // What would change nothing cannot be pressed.
                let does = wall != *draft.wall();
                let button = Button::new(name).min_size(vec2(wide, TOOL));
                if ui.add_enabled(does, button).clicked() {
                    draft.change(*stroke, wall);
                }
            }
        });
    }
}

/// A brush: what it paints, and its key.
fn swatch(
    ui: &mut Ui,
    text: &Text,
    (wide, shapes): (f32, bool),
    brush: Brush,
    key: usize,
    chosen: bool,
) -> Response {
    let theme = theme::of(ui);
    let what = brush.map_or(text.msg_walls_no_brick(), |colour| text.colour(colour));
    let name = text.msg_walls_brush(what, key.to_string());
    let (rect, response) = ui.allocate_exact_size(vec2(wide, 38.0), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, chosen, &name));
    let fill = match () {
        () if chosen => theme.card_pressed,
        () if response.hovered() => theme.card_hovered,
        () => theme.card,
    };
    let line = match () {
        () if response.has_focus() || chosen => (2.0, theme.accent),
        () => (1.0, theme.line),
    };
    ui.painter().rect(rect, 6.0, fill, line, StrokeKind::Inside);
    let cell = Rect::from_center_size(rect.left_center() + vec2(22.0, 0.0), vec2(28.0, 28.0));
    ui.painter().rect_filled(cell, 4.0, theme.wall);
    if let Some(colour) = brush {
        let infected = false;
        let brick = Brick { colour, infected };
        paint_brick(ui.painter(), theme, cell, brick, shapes, 1.0);
    }
    let at = rect.right_center() - vec2(11.0, 0.0);
    let font = theme::regular(13.0);
    ui.painter()
        .text(at, Align2::CENTER_CENTER, key, font, theme.quiet);
    response.explained(name)
}
