//! What stands around the wall: the game and the wall's name above; the buttons, the speed, what the
//! last move did, and the variables below.

use super::game::Played;
use super::new_wall::PresentWall;
use super::panel::WallPanel;
use super::report::{counters, progress, remark};
use super::wall_names::wall_name;
use super::wall_view::{self, WallScene};
use super::{failure_view, wall_menu};
use crate::app::clickomania::command::{
    ClickomaniaCommand, ClickomaniaContext, EditorCommand, PlaybackCommand,
};
use crate::app::clickomania::playback::{speed_control, timeline, transport};
use crate::app::common::icons::{self, Icon};
use crate::app::common::shapes;
use crate::app::common::theme;
use crate::app::common::widgets::{Explained as _, IconButton, main_button, segment};
use egui::{
    Align, Button, Id, Layout, Rect, RichText, Role, ScrollArea, Sense, Ui, WidgetInfo, vec2,
};
use engine::diagnostics;
use engine::game::Game;
use engine::language::program::Program;

/// The height of all rows above and below the wall, with the spaces between them, in points.
const ROWS: f32 = 180.0 + timeline::HEIGHT + transport::TOOLS + 12.0;
/// The same where the window is low: smaller buttons, closer together; the timeline shows no loops, and
/// variables stand in one line with the counters.
const LOW_ROWS: f32 = 28.0 + 2.0 * LOW_BUTTON + timeline::LOW + transport::TOOLS + 20.0 + 30.0;
/// The height of buttons, and of those where the window is low.
const BUTTON: f32 = 34.0;
const LOW_BUTTON: f32 = 29.0;
/// If the wall would be smaller, the rows are those of a low window.
const SMALL_WALL: f32 = 230.0;
/// The height of the remark that the program was changed.
const REMARK: f32 = 24.0;
/// The wall is never smaller.
const LEAST_WALL: f32 = 110.0;
/// The height of the line of variables, with the space above it.
const VARIABLES: f32 = 26.0;
/// The wall makes no more room for the panel that tells why a move failed; it can be scrolled.
const MOST_PANEL: f32 = 190.0;

impl WallPanel {
    /// Shows the wall and all controls, top-down, in the width that `ui` has. The height is that of
    /// `ui` too: what is left when the controls have theirs is the wall's.
    pub fn show(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext, program: &Program) {
        self.look_around(app, program);
        show(self, ui, app, program);
    }
}

fn show(panel: &mut WallPanel, ui: &mut Ui, app: &mut ClickomaniaContext, program: &Program) {
    ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
    let sentence =
        (panel.failure()).map(|failure| diagnostics::failure(&app.text, program, failure));
    let cursor = panel.playback.cursor();
    let lap = cursor.is_some_and(|cursor| cursor.outcome().repeats.is_some());
    let room = ui.available_size();
    let remarked = panel.game.changed_since().map_or(0.0, |_| REMARK);
    let low = room.y - ROWS - remarked < SMALL_WALL.min(room.x);
    // The panel takes what is free below; only where that is too little the wall makes room.
    let failure_height = match &sentence {
        Some(sentence) if !low => failure_view::height(ui, sentence, lap),
        _ => 0.0,
    };
    let rows = if low { LOW_ROWS } else { ROWS } + remarked;
    let side = (room.y - rows).min(room.x);
    let free = room.y - rows - side + if low { 0.0 } else { VARIABLES };
    let side = (side - (failure_height.min(MOST_PANEL) - free).max(0.0)).max(LEAST_WALL);

    if low {
        ui.spacing_mut().item_spacing.y = 4.0;
    }
    let button = if low { LOW_BUTTON } else { BUTTON };
    header(panel, ui, app);
    wall(panel, ui, app, program, side);
    ui.add_space(2.0);
    main_buttons(panel, ui, app, button);
    game_buttons(panel, ui, app, button - 2.0);
    let shown = (panel.playback.replay(), low);
    panel.timeline.show(ui, app, program, shown);
    transport::tools(&panel.playback, ui, app);
    if let Some(sentence) = sentence.as_ref().filter(|_| low) {
        line(ui, |ui| failure_view::brief(panel, ui, app, sentence, lap));
    } else if low && panel.playback.variables().has_values() {
        line(ui, |ui| {
            progress(panel, ui, app);
            ui.add_space(6.0);
            panel
                .playback
                .variables_mut()
                .show(ui, &app.text, program, false);
        });
    } else {
        counters(panel, ui, app);
    }
    remark(panel, ui, app);
    if let Some(sentence) = sentence.filter(|_| !low) {
        let height = ui.available_height().max(60.0);
        ScrollArea::vertical()
            .max_height(height)
            .show(ui, |ui| failure_view::show(ui, app, &sentence, lap));
        return;
    }
    let variables = panel.playback.variables_mut();
    if ui.available_height() > 64.0 {
        variables.show(ui, &app.text, program, true);
    } else if !low {
        line(ui, |ui| variables.show(ui, &app.text, program, false));
    }
}

/// A line of text with all the width.
fn line(ui: &mut Ui, content: impl FnOnce(&mut Ui)) {
    let size = vec2(ui.available_width(), 20.0);
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_height(size.y);
        content(ui);
    });
}

/// The game in force on the left; the wall's name, which opens the menu of walls, on the right.
fn header(panel: &mut WallPanel, ui: &mut Ui, app: &mut ClickomaniaContext) {
    let text = app.text;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        for (game, word, tip) in [
            (Game::Full, text.msg_stage_full(), text.msg_stage_full_tip()),
            (
                Game::Strip,
                text.msg_stage_strip(),
                text.msg_stage_strip_tip(),
            ),
        ] {
            if segment(ui, &word, panel.rules == game)
                .explained(tip)
                .clicked()
            {
                app.send(EditorCommand::SetGame(game));
            }
        }
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
    let (wall, moving) = panel.shown.frame(ui);
    let last =
        (panel.game.last()).filter(|played| clickable && moving.is_none() && !played.is_right());
    let scene = WallScene {
        wall,
        moving,
        game: panel.rules,
        shapes: app.settings.shapes.unwrap_or(true),
        aims: clickable,
        touched,
        pointed,
        wrong: last.map(|played| (played.difference(), &played.expected)),
        fault,
        banner: banner.as_deref(),
    };
    let room = Rect::from_min_size(ui.cursor().min, vec2(ui.available_width(), side));
    let wall = ui.interact(room, Id::unique("wall's menu"), Sense::hover());
    wall_menu::show(&wall, app);
    if let Some(cell) = wall_view::show(ui, &app.text, side, &scene) {
        app.send(PlaybackCommand::Click(cell));
    }
}

/// *Gioca* or *Reset*, and what is needed most to go about in a move.
fn main_buttons(panel: &WallPanel, ui: &mut Ui, app: &mut ClickomaniaContext, height: f32) {
    let text = app.text;
    ui.horizontal(|ui| {
        let (words, tip) = match panel.started {
            false => (text.msg_stage_play(), text.msg_stage_play_tip()),
            true => (text.msg_stage_reset(), text.msg_stage_reset_tip()),
        };
        if main_button(ui, &words, vec2(96.0, height))
            .explained(tip)
            .clicked()
        {
            app.send(PlaybackCommand::Play);
        }
        let playable = panel.started && !panel.is_over();
        transport::main_buttons(&panel.playback, ui, app, (height, playable));
    });
}

/// What can be done with the game, and how fast moves are shown.
fn game_buttons(panel: &WallPanel, ui: &mut Ui, app: &mut ClickomaniaContext, size: f32) {
    let text = app.text;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        let idle = panel.started && !panel.is_running();
        let failed = panel.failure().is_some();
        let repeat = idle && (panel.retry.is_some() || panel.game.can_undo());
        let undo = panel.is_running() || failed || (idle && panel.game.can_undo());
        let redo = idle && !failed && panel.game.can_redo();
        for (icon, name, enabled, command) in [
            (
                icons::same as Icon,
                text.msg_stage_same_wall(),
                panel.started,
                ClickomaniaCommand::Playback(PlaybackCommand::SameWall),
            ),
            (
                icons::again,
                text.msg_stage_repeat_move(),
                repeat,
                ClickomaniaCommand::Playback(PlaybackCommand::RepeatMove),
            ),
            (
                icons::undo,
                text.msg_stage_undo_move(),
                undo,
                ClickomaniaCommand::Playback(PlaybackCommand::UndoMove),
            ),
            (
                icons::redo,
                text.msg_stage_redo_move(),
                redo,
                ClickomaniaCommand::Playback(PlaybackCommand::RedoMove),
            ),
        ] {
            if IconButton::new(icon, &name)
                .size(size)
                .enabled(enabled)
                .show(ui)
                .clicked()
            {
                app.send(command);
            }
        }
        ui.add_space(8.0);
        speed_control::show(ui, app);
    });
}
