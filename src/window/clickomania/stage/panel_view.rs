//! What stands around the wall: the game and the wall's name above; *Gioca*, the speed, the way about in the
//! move, and what it did below.

use super::column_layout::Arrangement;
use super::game::Played;
use super::panel::WallPanel;
use super::playback::{speed, transport};
use super::rules_view;
use super::wall_menu::{PresentWall, wall_menu, wall_name};
use super::wall_view::{self, WallScene};
use crate::window::clickomania::actions::{close_rows, with_keys};
use crate::window::clickomania::command::{
    ClickomaniaCommand, ClickomaniaContext, EditorCommand, PlaybackCommand, TravelCommand,
};
use crate::window::clickomania::program::names::FREE_GAMES;
use crate::window::kit::app_context::AppContext;
use crate::window::kit::labelled_button::LabelledButton;
use crate::window::kit::widgets::{Explained as _, main_button, segment};
use crate::window::kit::{icons, shapes, theme};
use egui::accesskit::Live;
use egui::{
    Align, Button, Frame, Id, Label, Layout, Margin, Popup, Rect, RichText, Role, ScrollArea,
    Sense, Stroke, Ui, UiBuilder, WidgetInfo, vec2,
};
use engine::diagnostics;
use engine::language::program::Program;
use engine::run::failure::FailureKind;
use engine::run::moves::Outcome;
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
    rules_view::show_phases(ui, &text, &panel.phases);
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

/// A narrower column does not say how many moves were made.
const NARROW: f32 = 250.0;

/// On the left the step or what the last move did, on the right moves and bricks.
pub fn counters(panel: &WallPanel, ui: &mut Ui, app: &AppContext) {
    // In a narrow column the steps of the move need the room.
    let tally = tally(panel, &app.text, ui.available_width() >= NARROW);
    let tally = RichText::new(tally).size(13.0);
    let tally = tally.color(theme::of(ui).quiet);
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        ui.add(Label::new(tally).truncate());
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            progress(panel, ui, app);
        });
    });
}

/// How many moves were made, and how many bricks are left.
fn tally(panel: &WallPanel, text: &Text, wide: bool) -> String {
    let bricks = panel.wall().bricks().len();
    match panel.game.moves().len() {
        // What is to be done first needs the room.
        0 if !wide && !panel.started => String::new(),
        moves if moves == 0 || !wide => text.msg_stage_bricks(bricks),
        moves => text.msg_stage_moves_and_bricks(moves, bricks),
    }
}

/// The step, or what the last move did.
fn progress(panel: &WallPanel, ui: &mut Ui, app: &AppContext) {
    let text = app.text;
    let theme = theme::of(ui);
    let words =
        |words: String, ink| Label::new(RichText::new(words).size(13.0).color(ink)).truncate();
    let playback = &panel.playback;
    match playback.cursor() {
        _ if playback.is_preparing() => {
            ui.add(words(text.msg_stage_computing(), theme.quiet));
        }
        Some(cursor) if playback.is_within() => {
            let (step, all) = (text.grouped(cursor.step()), text.grouped(cursor.steps()));
            if never_ends(cursor.outcome()) {
                ui.add(words(text.msg_stage_endless(step), theme.wrong));
            } else {
                ui.add(words(text.msg_stage_step_of(step, all), theme.quiet));
            }
        }
        _ if panel.failure().is_some() => {
            ui.add(words(text.msg_stage_failed(), theme.wrong));
        }
        _ if playback.is_paused() => {
            ui.add(words(text.msg_stage_next_move_paused(), theme.quiet));
        }
        _ => {
            if let Some(played) = panel.game.last() {
                let mark = played.verdict().map(|right| match right {
                    true => (icons::tick as icons::Icon, theme.right),
                    false => (icons::cross as icons::Icon, theme.wrong),
                });
                if let Some((icon, ink)) = mark {
                    let (rect, _) = ui.allocate_exact_size(vec2(16.0, 16.0), Sense::hover());
                    icon(ui.painter(), rect, ink);
                }
                let ink = mark.map_or(theme.quiet, |(_, ink)| ink);
                let short = ui.add(words(short_verdict(&text, played), ink));
                short.explained(verdict(&text, played));
            } else if !panel.started {
                ui.add(words(text.msg_stage_press_play_short(), theme.quiet));
            }
        }
    }
}

/// Since which move the program was changed, if it was.
pub fn remark(panel: &WallPanel, ui: &mut Ui, app: &AppContext) {
    if let Some(number) = panel.game.changed_since() {
        let words = RichText::new(app.text.msg_stage_changed_since(number));
        ui.add(Label::new(words.size(13.0).color(theme::of(ui).quiet)).truncate());
    }
}

/// Whether a move was stopped because it does not end.
fn never_ends(outcome: &Outcome) -> bool {
    let kind = outcome.failure.map(|failure| failure.kind);
    matches!(
        kind,
        Some(FailureKind::Cycle { .. } | FailureKind::Budget { .. })
    )
}

/// Shows the box for what is only of use in a move that stands between two steps, or is at its end: into, over and out
/// of blocks, from change to change, the first wrong step, how often blocks executed, the variables; and why a move
/// failed. It takes all the room there is; nothing is shown without a move.
pub fn move_box(
    panel: &mut WallPanel,
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    program: &Program,
) {
    let theme = theme::of(ui);
    let sentence =
        (panel.failure()).map(|failure| diagnostics::failure(&app.text, program, failure));
    let cursor = panel.playback.cursor();
    let lap = cursor.is_some_and(|cursor| cursor.outcome().repeats.is_some());
    if sentence.is_none() && cursor.is_none() {
        return;
    }
    let stroke = if sentence.is_some() {
        theme.wrong
    } else {
        theme.line
    };
    let room = ui.available_rect_before_wrap();
    let frame = Frame::new()
        .fill(theme.card)
        .stroke(Stroke::new(1.0, stroke))
        .corner_radius(8.0)
        .inner_margin(Margin::same(6));
    ui.with_layout(Layout::top_down(Align::Min), |ui| {
        frame.show(ui, |ui| {
            ui.set_min_size(room.size() - vec2(14.0, 14.0));
            ui.set_max_height(room.height() - 14.0);
            ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
            if sentence.is_none() {
                transport::tools(&panel.playback, ui, app);
            }
            let area = ScrollArea::vertical().auto_shrink(false);
            area.min_scrolled_height(0.0).show(ui, |ui| {
                if let Some(sentence) = &sentence {
                    failure(ui, app, sentence, lap);
                    transport::tools(&panel.playback, ui, app);
                }
                if let Some(sentence) = fault(panel, app) {
                    let words = RichText::new(sentence).size(13.0).color(theme.wrong);
                    ui.add(Label::new(words).wrap());
                }
                let variables = panel.playback.variables_mut();
                variables.show(ui, &app.text, program, true);
            });
        });
    });
}

/// What is to be said where the move goes wrong; at its end, what is wrong then.
fn fault(panel: &WallPanel, app: &ClickomaniaContext) -> Option<String> {
    if !panel.playback.is_within() {
        let wrong = panel.game.last().filter(|played| !played.is_right());
        return wrong.map(|played| wrong_at_end(&app.text, played));
    }
    panel.playback.fault()?;
    Some(match panel.playback.difference() {
        Some((cells, _)) => app.text.msg_stage_fault(cells.len()),
        None => app.text.msg_stage_fault_plain(),
    })
}

/// Why the last move stopped, and the ways out: once more, or back. The turn that repeats comes first where there is
/// one: nothing else leads to it.
fn failure(ui: &mut Ui, app: &mut ClickomaniaContext, sentence: &str, lap: bool) {
    let text = app.text;
    let mut way = |ui: &mut Ui, words: String, tip: String, command: PlaybackCommand| {
        if ui.button(words).explained(tip).clicked() {
            app.send(ClickomaniaCommand::Playback(command));
        }
    };
    if lap {
        let (words, tip) = (text.msg_timeline_lap(), text.msg_timeline_lap_tip());
        way(ui, words, tip, PlaybackCommand::Travel(TravelCommand::Lap));
    }
    let words = RichText::new(sentence)
        .font(theme::regular(13.5))
        .color(theme::of(ui).wrong);
    let said = ui.add(Label::new(words).wrap());
    // It is said nowhere else: screen readers tell it at once.
    ui.ctx()
        .accesskit_node_builder(said.id, |node| node.set_live(Live::Assertive));
    ui.horizontal_wrapped(|ui| {
        let (words, tip) = (text.msg_stage_again(), text.msg_stage_repeat_move());
        way(ui, words, tip, PlaybackCommand::RepeatMove);
        let (words, tip) = (text.msg_stage_back(), text.msg_stage_back_tip());
        way(ui, words, tip, PlaybackCommand::UndoMove);
    });
}

/// Whether the move was right, with its steps, in a few words.
fn short_verdict(text: &Text, played: &Played) -> String {
    let steps = text.grouped(played.steps);
    match played.verdict() {
        None => text.msg_stage_done_short(played.steps, steps),
        Some(true) => text.msg_stage_right_short(played.steps, steps),
        Some(false) if played.only_infection_left() => text.msg_stage_infection_short(),
        Some(false) => text.msg_stage_wrong_short(),
    }
}

/// What is wrong after a move, in as few words as the box of the move has room for.
fn wrong_at_end(text: &Text, played: &Played) -> String {
    if played.only_infection_left() {
        text.msg_stage_infection_left(played.left.infected().len())
    } else {
        text.msg_stage_wrong_marked(played.difference().len())
    }
}

/// Whether the move was right; if not, what is wrong.
pub fn verdict(text: &Text, played: &Played) -> String {
    let steps = text.grouped(played.steps);
    match played.verdict() {
        None => text.msg_stage_done(played.steps, steps),
        Some(true) => {
            let removed = played.before.bricks().len() - played.after.bricks().len();
            text.msg_stage_right(played.steps, steps, removed)
        }
        Some(false) if played.only_infection_left() => {
            text.msg_stage_infection_left(played.left.infected().len())
        }
        Some(false) => text.msg_stage_wrong(played.difference().len()),
    }
}
