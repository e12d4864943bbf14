//! What stands around the wall: the game and the wall's name above; *Gioca*, the speed, the way about in the
//! move, and what it did below.

use super::arrangement::Arrangement;
use super::game::Played;
use super::new_wall::{PresentWall, wall_menu, wall_name};
use super::panel::WallPanel;
use super::phases;
use super::report::{counters, move_box, remark};
use super::wall_view::{self, WallScene};
use crate::window::clickomania::actions::{close_rows, with_keys};
use crate::window::clickomania::command::{
    ClickomaniaCommand, ClickomaniaContext, EditorCommand, PlaybackCommand,
};
use crate::window::clickomania::program::names::FREE_GAMES;
use crate::window::clickomania::stage::playback::{speed, transport};
use crate::window::kit::labelled_button::LabelledButton;
use crate::window::kit::widgets::{Explained as _, main_button, segment};
use crate::window::kit::{icons, shapes, theme};
use egui::{
    Align, Button, Id, Layout, Popup, Rect, RichText, Role, Sense, Ui, UiBuilder, WidgetInfo, vec2,
};
use engine::language::program::Program;
use engine::text::Text;

impl WallPanel {
    /// How the column is shared out in this room, with slots of these heights unfolded and folded.
    pub fn arrangement(&self, room: egui::Vec2, slots: (f32, f32)) -> Arrangement {
        let stands = self.playback.stands() || self.failure().is_some();
        Arrangement::of(room, stands, slots)
    }

    /// Shows the wall and all controls, top-down, in the width that `ui` has.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        program: &Program,
        plan: Arrangement,
    ) {
        self.look_around(app);
        ui.spacing_mut().item_spacing = vec2(6.0, plan.gap);
        row(ui, plan.header, |ui| header(self, ui, app));
        wall(self, ui, app, program, plan.side);
        row(ui, plan.play, |ui| play(self, ui, app, plan.play));
        row(ui, plan.transport, |ui| {
            transport(self, ui, app, plan.transport)
        });
        let shown = (self.playback.replay(), plan.loops);
        self.timeline.show(ui, app, program, shown);
        row(ui, plan.state, |ui| match self.game.changed_since() {
            Some(_) if !self.is_running() && !self.playback.is_within() => remark(self, ui, app),
            _ => counters(self, ui, app),
        });
        if let Some(high) = plan.again {
            row(ui, high, |ui| again(self, ui, app));
        }
        if plan.move_box > 0.0 {
            row(ui, plan.move_box, |ui| move_box(self, ui, app, program));
        }
    }
}

/// A row of this height, whatever is in it.
fn row(ui: &mut Ui, high: f32, content: impl FnOnce(&mut Ui)) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), high), Sense::hover());
    let builder = UiBuilder::new()
        .max_rect(rect)
        .layout(Layout::left_to_right(Align::Center));
    ui.scope_builder(builder, content);
}

/// The game in force, or the phases of the task, on the left; the wall's name, which opens the menu of walls, on the right.
fn header(panel: &mut WallPanel, ui: &mut Ui, app: &mut ClickomaniaContext) {
    let text = app.text;
    ui.spacing_mut().item_spacing.x = 0.0;
    for game in FREE_GAMES.iter().filter(|_| panel.task.is_free()) {
        let chosen = *panel.task.id() == game.task;
        let segment = segment(ui, &(game.clicked)(&text), chosen);
        if segment.explained((game.rule)(&text)).clicked() {
            app.send(EditorCommand::SetTask(game.task.clone()));
        }
    }
    phases::show(ui, &text, &panel.phases);
    ui.add_space(6.0);
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        let source = panel.game.deal().source;
        let name = wall_name(&text, source);
        let button = Button::new(RichText::new(&name).size(13.0)).truncate();
        // Room for the triangle, which no font need have.
        let button = ui.add(button.right_text("   "));
        let at = button.rect.right_center() - vec2(15.0, 0.0);
        shapes::triangle_down(ui.painter(), at, 4.5, theme::of(ui).quiet);
        // A long name may be cut on the button.
        let whole = text.msg_stage_new_wall(name.as_str());
        button.widget_info(|| WidgetInfo::labeled(Role::Button, true, &whole));
        let button = button.explained(whole);
        let painted = panel.painted.wall().is_some();
        let present = PresentWall { source, painted };
        panel.new_wall.show(&button, app, present);
    });
}

/// The wall with all that is to be seen on it.
fn wall(
    panel: &mut WallPanel,
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    program: &Program,
    side: f32,
) {
    let pointed = panel.pointed.cell(&panel.playback, program);
    let touched = panel.playback.touched(program);
    let idle = !panel.is_running() && !panel.playback.is_within();
    let clickable = idle && panel.failure().is_none();
    // Nobody is congratulated on a wrong move.
    let fair = panel.game.last().is_none_or(Played::is_right);
    let banner = (panel.is_over() && idle && fair).then(|| panel.end(app));
    let fault = panel.faulty_cell().filter(|_| idle);
    let fault_of_move = panel.playback.difference();
    let (wall, moving) = panel.shown.frame(ui);
    // Not where the wall has been gone on with since.
    let last = (panel.game.last()).filter(|played| played.left == played.after);
    let last = last.filter(|_| clickable && moving.is_none());
    // Nor where the program was put right since.
    let last = last.filter(|played| {
        let of = (&panel.game, program, &panel.task);
        played.is_right() || !panel.mended.is_known(app, of)
    });
    // Where a move goes wrong one sees what will be wrong at its end.
    let wrong = match fault_of_move {
        Some(wrong) => Some(wrong),
        None => last.and_then(|played| {
            let wanted = played.wanted.as_ref().filter(|_| !played.is_right());
            Some((played.difference(), wanted?))
        }),
    };
    let (task, outlook) = (&panel.task, &panel.outlook);
    let of = *wall;
    let aim = |cell| outlook.aim(task, &of, cell);
    let scene = WallScene {
        wall,
        moving,
        aim: &aim,
        shapes: app.settings.shapes.unwrap_or(true),
        aims: clickable,
        touched,
        pointed,
        wrong,
        fault,
        banner: banner.as_deref(),
    };
    let room = Rect::from_min_size(ui.cursor().min, vec2(ui.available_width(), side));
    let wall = ui.interact(room, Id::unique("wall's menu"), Sense::hover());
    wall_menu(&wall, app);
    if let Some(cell) = wall_view::show(ui, &app.text, side, &scene) {
        app.send(PlaybackCommand::Click(cell));
    }
}

/// *Gioca* or *Reset*, and how fast moves are shown.
fn play(panel: &WallPanel, ui: &mut Ui, app: &mut ClickomaniaContext, height: f32) {
    let text = app.text;
    let (words, tip) = match panel.started {
        false => (text.msg_stage_play(), text.msg_stage_play_tip()),
        true => (text.msg_stage_reset(), text.msg_stage_reset_tip()),
    };
    let width = (ui.available_width() * 0.4).clamp(84.0, 120.0);
    if main_button(ui, &words, vec2(width, height))
        .explained(tip)
        .clicked()
    {
        app.send(PlaybackCommand::Play);
    }
    ui.add_space(2.0);
    let cursor = panel.playback.cursor();
    let steps = cursor.map_or(u64::MAX, |cursor| cursor.steps());
    speed::slider(ui, app, steps);
}

/// The way about in a move; beside it, away from it, what takes the move itself back.
fn transport(panel: &WallPanel, ui: &mut Ui, app: &mut ClickomaniaContext, height: f32) {
    let playable = panel.started && !panel.is_over();
    let width = ui.available_width();
    let button = ((width - 88.0) / 5.0 - 2.0).clamp(22.0, height);
    transport::main_buttons(&panel.playback, ui, app, (vec2(button, height), playable));
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        move_buttons(panel, ui, app, height);
    });
}

/// *Mossa* takes the last move back; the arrow beside it opens what else can be done with it; from the right.
fn move_buttons(panel: &WallPanel, ui: &mut Ui, app: &mut ClickomaniaContext, height: f32) {
    let text = app.text;
    let possible = Possible::of(panel);
    let more = text.msg_stage_move_more();
    let arrow = ui.add(Button::new("").min_size(vec2(18.0, height)));
    let ink = theme::of(ui).text;
    shapes::triangle_down(ui.painter(), arrow.rect.center(), 4.0, ink);
    arrow.widget_info(|| WidgetInfo::labeled(Role::Button, true, &more));
    let arrow = arrow.explained(more);
    Popup::menu(&arrow).show(|ui| {
        close_rows(ui);
        for (name, enabled, command) in possible.lines(&text) {
            let command = ClickomaniaCommand::Playback(command);
            let name = with_keys(&text, name, &command);
            if ui.add_enabled(enabled, Button::new(name)).clicked() {
                app.send(command);
                ui.close();
            }
        }
    });
    let name = text.msg_stage_undo_move();
    let words = text.msg_stage_move();
    let button = LabelledButton::new(icons::undo, &words, &name).enabled(possible.undo);
    let width = ui.available_width().min(96.0);
    if button.show_framed(ui, vec2(width, height)).clicked() {
        app.send(PlaybackCommand::UndoMove);
    }
}

/// The same wall, and the same move, once more.
fn again(panel: &WallPanel, ui: &mut Ui, app: &mut ClickomaniaContext) {
    let text = app.text;
    let possible = Possible::of(panel);
    let size = vec2((ui.available_width() - 6.0) / 2.0, ui.available_height());
    let buttons = [
        (
            icons::same as icons::Icon,
            text.msg_stage_same_short(),
            text.msg_stage_same_wall(),
            panel.started,
            PlaybackCommand::SameWall,
        ),
        (
            icons::again,
            text.msg_stage_again_short(),
            text.msg_stage_repeat_move(),
            possible.repeat,
            PlaybackCommand::RepeatMove,
        ),
    ];
    for (icon, words, name, enabled, command) in buttons {
        let button = LabelledButton::new(icon, &words, &name).enabled(enabled);
        if button.show_framed(ui, size).clicked() {
            app.send(command);
        }
    }
}

/// What can be done with the moves of the game.
struct Possible {
    started: bool,
    undo: bool,
    redo: bool,
    repeat: bool,
    stop: bool,
}

impl Possible {
    fn of(panel: &WallPanel) -> Possible {
        let idle = panel.started && !panel.is_running();
        let failed = panel.failure().is_some();
        Possible {
            started: panel.started,
            undo: panel.is_running() || failed || (idle && panel.game.can_undo()),
            redo: idle && !failed && panel.game.can_redo(),
            repeat: idle && (panel.retry.is_some() || panel.game.can_undo()),
            stop: panel.is_running() || panel.playback.is_within(),
        }
    }

    /// Each with its name, whether it is possible, and what it does.
    fn lines(&self, text: &Text) -> [(String, bool, PlaybackCommand); 5] {
        [
            (
                text.msg_stage_undo_move(),
                self.undo,
                PlaybackCommand::UndoMove,
            ),
            (
                text.msg_stage_redo_move(),
                self.redo,
                PlaybackCommand::RedoMove,
            ),
            (
                text.msg_stage_again(),
                self.repeat,
                PlaybackCommand::RepeatMove,
            ),
            (
                text.msg_stage_same_wall(),
                self.started,
                PlaybackCommand::SameWall,
            ),
            (text.msg_stage_stop(), self.stop, PlaybackCommand::Stop),
        ]
    }
}
