//! The buttons that go about in a move.

use super::player::Playback;
use crate::window::clickomania::actions::with_keys;
use crate::window::clickomania::command::{
    ClickomaniaCommand, ClickomaniaContext, MoveStep, PlaybackCommand, TravelCommand,
};
use crate::window::kit::icons::{self, Icon};
use crate::window::kit::labelled_button::LabelledButton;
use crate::window::kit::theme;
use crate::window::kit::widgets::{Explained as _, IconButton};
use egui::{Button, Stroke, Ui, Vec2, vec2};
use engine::text::Text;

/// The height of the buttons in the box of the move, in points.
const TOOLS: f32 = 28.0;
/// Buttons leave out their words in a box narrower than this.
const NARROW: f32 = 250.0;
/// Narrower steps have no words.
const LABEL: f32 = 58.0;
/// The width of the buttons without words in a low box.
const LOW_MARK: f32 = 23.0;

/// The state of the five main buttons, on the stage and below two programs side by side.
pub struct MainButtons {
    /// True after the first step.
    pub begun: bool,
    /// True if there is a move to pause or resume.
    pub can_pause: bool,
    pub can_step: bool,
    pub can_end: bool,
    /// True if the middle button pauses, false if it resumes.
    pub runs: bool,
    /// True if the middle button is on.
    pub paused: bool,
}

impl MainButtons {
    /// Shows the buttons in this size; `tip` makes the tooltip from the name. Returns the pressed one.
    pub fn show(
        &self,
        ui: &mut Ui,
        text: &Text,
        size: Vec2,
        tip: impl Fn(String, MoveStep) -> String,
    ) -> Option<MoveStep> {
        let (pause, pause_icon) = if self.runs {
            (text.msg_stage_pause(), icons::pause as Icon)
        } else {
            (text.msg_stage_go_on(), icons::play as Icon)
        };
        let back = text.msg_timeline_step_back();
        let buttons = [
            (
                MoveStep::Start,
                icons::start as Icon,
                text.msg_timeline_start(),
                self.begun,
            ),
            (MoveStep::StepBack, icons::step_back, back, self.begun),
            (MoveStep::Pause, pause_icon, pause, self.can_pause),
            (
                MoveStep::Step,
                icons::step,
                text.msg_stage_step(),
                self.can_step,
            ),
            (
                MoveStep::End,
                icons::finish,
                text.msg_stage_finish(),
                self.can_end,
            ),
        ];
        let mut pressed = None;
        for (step, icon, name, enabled) in buttons {
            let chosen = self.paused && step == MoveStep::Pause;
            let button = IconButton::new(icon, &name).sized(size).quiet().framed();
            let response = button.enabled(enabled).chosen(chosen).show(ui);
            if response.explained(tip(name, step)).clicked() {
                pressed = Some(step);
            }
        }
        pressed
    }
}

/// Shows the main buttons of the stage in this size. `playable` is true if another move can be made.
pub fn main_buttons(
    playback: &Playback,
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    size: Vec2,
    playable: bool,
) {
    let cursor = playback.cursor();
    let playable = playable || cursor.is_some();
    let buttons = MainButtons {
        begun: cursor.is_some_and(|cursor| cursor.step() > 0),
        can_pause: cursor.is_some() || playback.is_running() || playback.is_paused(),
        can_step: playable,
        can_end: playback.is_running() || playback.is_within(),
        runs: playback.can_pause(),
        paused: playback.is_paused(),
    };
    let command = |step| match step {
        MoveStep::Pause => travel(TravelCommand::Pause),
        MoveStep::Step => travel(TravelCommand::Step),
        MoveStep::StepBack => travel(TravelCommand::StepBack),
        MoveStep::Start => travel(TravelCommand::Start),
        MoveStep::End => ClickomaniaCommand::Playback(PlaybackCommand::Finish),
    };
    ui.spacing_mut().item_spacing.x = 2.0;
    let text = app.text;
    let keyed = |step| match step {
        // The key of *Gioca* pauses and resumes a move too.
        MoveStep::Pause if cursor.is_some() => PlaybackCommand::GoOn.into(),
        _ => command(step),
    };
    let tip = |name, step| with_keys(&text, name, &keyed(step));
    if let Some(step) = buttons.show(ui, &text, size, tip) {
        app.send(command(step));
    }
}

/// Shows two rows of tools for a move that rests or ended; in a low box one row, in which only the steps have words. After a
/// move that ended wrong, `right_wall` is set by a button in the place of the steps.
pub fn tools(
    playback: &Playback,
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    low: bool,
    right_wall: Option<&mut bool>,
) {
    let room = ui.available_width();
    let low = low && (room >= NARROW || right_wall.is_none());
    let first = |ui: &mut Ui, app: &mut ClickomaniaContext, room: f32| match right_wall {
        Some(shown) => show_right_wall(ui, app, shown, room),
        None => steps(playback, ui, app, room),
    };
    if low {
        let others = if app.contest() { 3.0 } else { 4.0 };
        let gap = ui.spacing().item_spacing.x;
        ui.horizontal(|ui| {
            first(ui, app, room - others * (LOW_MARK + gap));
            changes(playback, ui, app, LOW_MARK);
            marks(playback, ui, app, false);
        });
        return;
    }
    ui.horizontal(|ui| first(ui, app, room));
    ui.horizontal(|ui| {
        changes(playback, ui, app, TOOLS);
        marks(playback, ui, app, room >= NARROW);
    });
}

/// Shows or hides the wall that the move should have left.
pub fn show_right_wall(ui: &mut Ui, app: &ClickomaniaContext, shown: &mut bool, room: f32) {
    let line = Stroke::new(1.0, theme::of(ui).line);
    let button = Button::selectable(*shown, app.text.msg_stage_show_right_wall())
        .frame_when_inactive(true)
        .stroke(line);
    if ui
        .add_sized(vec2((room - 4.0).max(TOOLS), TOOLS), button)
        .clicked()
    {
        *shown = !*shown;
    }
}

/// Steps into a block, over it and out of it, in a row of width `room`.
fn steps(playback: &Playback, ui: &mut Ui, app: &mut ClickomaniaContext, room: f32) {
    let text = app.text;
    let replay = playback.replay();
    let open = replay.is_some_and(|replay| !replay.cursor.is_over());
    let blocks = [
        (
            icons::step as Icon,
            text.msg_stage_into(),
            text.msg_stage_into_tip(),
            travel(TravelCommand::Step),
        ),
        (
            icons::over,
            text.msg_stage_over(),
            text.msg_timeline_over(),
            travel(TravelCommand::Over),
        ),
        (
            icons::out,
            text.msg_stage_out(),
            text.msg_timeline_out(),
            travel(TravelCommand::Out),
        ),
    ];
    let size = vec2((room - 8.0) / 3.0, TOOLS);
    for (icon, words, name, command) in blocks {
        let button = LabelledButton::new(icon, &words, &name)
            .enabled(open)
            .labelled(size.x >= LABEL)
            .quiet();
        let tip = with_keys(&text, name.clone(), &command);
        if button.show_framed(ui, size).explained(tip).clicked() {
            app.send(command);
        }
    }
}

/// Goes to the last and the next change of the wall.
fn changes(playback: &Playback, ui: &mut Ui, app: &mut ClickomaniaContext, width: f32) {
    let text = app.text;
    let replay = playback.replay();
    let begun = replay.is_some_and(|replay| replay.cursor.step() > 0);
    let open = replay.is_some_and(|replay| !replay.cursor.is_over());
    let changes = [
        (
            icons::previous_change as Icon,
            text.msg_timeline_previous_change(),
            begun,
            travel(TravelCommand::PreviousChange),
        ),
        (
            icons::next_change,
            text.msg_timeline_next_change(),
            open,
            travel(TravelCommand::NextChange),
        ),
    ];
    for (icon, name, enabled, command) in changes {
        let shown = IconButton::new(icon, &name)
            .sized(vec2(width, TOOLS))
            .quiet();
        let response = shown.enabled(enabled).show(ui);
        if response
            .explained(with_keys(&text, name, &command))
            .clicked()
        {
            app.send(command);
        }
    }
}

/// Goes to the first wrong step, and shows how often each block executed.
fn marks(playback: &Playback, ui: &mut Ui, app: &mut ClickomaniaContext, labelled: bool) {
    let text = app.text;
    let replay = playback.replay();
    let fault = replay.is_some_and(|replay| replay.fault().is_some());
    let mut tools = vec![
        (
            icons::first_wrong as Icon,
            text.msg_stage_first_wrong(),
            text.msg_timeline_first_wrong(),
            fault,
            false,
            travel(TravelCommand::FirstWrong),
        ),
        (
            icons::heat,
            text.msg_stage_heat(),
            text.msg_timeline_heat(),
            replay.is_some(),
            playback.shows_heat(),
            ClickomaniaCommand::Playback(PlaybackCommand::Heat),
        ),
    ];
    if app.contest() {
        // It is secret where a move goes wrong.
        tools.remove(0);
    }
    let count = tools.len() as f32;
    let gaps = (count - 1.0) * ui.spacing().item_spacing.x;
    let size = vec2((ui.available_width() - gaps) / count, TOOLS);
    for (icon, words, name, enabled, chosen, command) in tools {
        let button = LabelledButton::new(icon, &words, &name)
            .enabled(enabled)
            .chosen(chosen)
            .labelled(labelled);
        if button.show_framed(ui, size).clicked() {
            app.send(command);
        }
    }
}

fn travel(command: TravelCommand) -> ClickomaniaCommand {
    ClickomaniaCommand::Playback(PlaybackCommand::Travel(command))
}
