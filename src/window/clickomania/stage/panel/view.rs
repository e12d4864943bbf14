//! The column of the stage: the wall with everything around it.

use super::WallPanel;
use crate::window::clickomania::actions::{close_rows, with_keys};
use crate::window::clickomania::command::{
    ClickomaniaCommand, ClickomaniaContext, Drawing, EditorCommand, PlaybackCommand,
    ProgramCommand, TravelCommand,
};
use crate::window::clickomania::controls::{Control, Moment};
use crate::window::clickomania::program::names::FREE_GAMES;
use crate::window::clickomania::stage::board::GUTTER;
use crate::window::clickomania::stage::game::PlayedMove;
use crate::window::clickomania::stage::layout::{StageLayout, StageNeeds};
use crate::window::clickomania::stage::playback::speed::{self, Speed};
use crate::window::clickomania::stage::playback::{timeline, transport};
use crate::window::clickomania::stage::rules_view;
use crate::window::clickomania::stage::wall_menu::{show_wall_menu, wall_name};
use crate::window::clickomania::stage::wall_view::{self, AskedWall, WallScene};
use crate::window::kit::app_context::AppContext;
use crate::window::kit::icons::Icon;
use crate::window::kit::labelled_button::LabelledButton;
use crate::window::kit::roving_focus::one_stop;
use crate::window::kit::theme::Theme;
use crate::window::kit::widgets::{Explained as _, main_button, segment};
use crate::window::kit::{icons, shapes, theme};
use egui::accesskit::Live;
use egui::{
    Align, Button, Color32, Frame, Id, Label, Layout, Margin, Popup, Rect, RichText, Role,
    ScrollArea, Sense, Stroke, Ui, UiBuilder, Vec2, WidgetInfo, vec2,
};
use engine::diagnostics;
use engine::language::program::Program;
use engine::language::words::block_line;
use engine::run::failure::FailureKind;
use engine::run::moves::Outcome;
use engine::text::Text;
use engine::wall::CellSet;

/// A narrower column leaves out the number of moves, in points.
const NARROW: f32 = 250.0;
/// The share of the width for the state of a move left of the timeline.
const BESIDE_TIMELINE: f32 = 0.44;
/// A box of the move lower than this has one row of tools, in points.
const LOW_BOX: f32 = 110.0;

impl WallPanel {
    /// Divides `room` among the wall, the controls and the slots.
    pub fn layout(
        &mut self,
        app: &ClickomaniaContext,
        room: Vec2,
        unfolded_slots: f32,
        folded_slots: f32,
    ) -> StageLayout {
        self.sync_with(app);
        let moment = self.moment(app);
        let needs = StageNeeds {
            header: self.task.is_free() || !self.phases.is_empty(),
            transport: moment.shows(Control::Transport),
            stands: moment.paused,
            paused: moment.paused && self.failure().is_none(),
            slots: moment.shows(Control::Slots),
        };
        StageLayout::of(room, needs, unfolded_slots, folded_slots)
    }

    /// Shows the wall and all controls from the top down. The wall of a question takes the place of the game's; returns its
    /// marks if they changed.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        program: &Program,
        plan: StageLayout,
        asked: Option<&AskedWall>,
    ) -> Option<CellSet> {
        ui.spacing_mut().item_spacing = vec2(6.0, 0.0);
        let moment = self.moment(app);
        if plan.header > 0.0 {
            row(ui, plan.header, |ui| {
                one_stop(ui, "walls", |ui| header(self, ui, app));
            });
            ui.add_space(plan.gap / 2.0);
        }
        let mut marks = None;
        match asked {
            Some(asked) => {
                let shapes = app.settings.shapes.unwrap_or(true);
                marks = wall_view::show_asked(ui, &app.text, plan.side, shapes, asked);
            }
            None => wall(self, ui, app, program, plan.side),
        }
        ui.add_space(plan.gap);
        row(ui, plan.play, |ui| {
            // Clicks mark while a question is open.
            ui.add_enabled_ui(asked.is_none(), |ui| {
                play(self, ui, app, moment.shows(Control::Speed), plan.play);
            });
        });
        if plan.transport > 0.0 {
            ui.add_space(plan.gap);
            row(ui, plan.transport, |ui| {
                // Before a game nothing can be gone about in.
                if self.started || self.playback.is_paused() {
                    transport(self, ui, app, plan.transport, &moment);
                }
            });
        }
        if let Some(loops) = plan.loops {
            ui.add_space(plan.gap);
            row(ui, timeline::height(loops), |ui| {
                if plan.state == 0.0 {
                    let place = vec2(
                        ui.available_width() * BESIDE_TIMELINE,
                        ui.available_height(),
                    );
                    ui.allocate_ui(place, |ui| {
                        ui.set_min_size(place);
                        progress(self, ui, app, program);
                    });
                }
                let replay = self.playback.replay();
                self.timeline.show(ui, app, program, replay, loops);
            });
        }
        if plan.state > 0.0 {
            ui.add_space(plan.gap);
            row(ui, plan.state, |ui| match self.game.changed_since() {
                Some(number) if !self.is_running() && !self.playback.is_within() => {
                    let words = app.text.msg_stage_changed_since(number);
                    ui.add(line(words, theme::of(ui).quiet));
                }
                _ => counters(self, ui, app, program),
            });
        }
        if plan.move_box > 0.0 {
            ui.add_space(plan.gap);
            row(ui, plan.move_box, |ui| move_box(self, ui, app, program));
        }
        marks
    }
}

/// Commands for the moves of the game.
impl WallPanel {
    /// Facts that decide which controls of moves appear.
    fn moment(&self, app: &ClickomaniaContext) -> Moment {
        let rests = self.playback.rests_within() || self.failure().is_some();
        Moment {
            watched: self.playback.is_paused() || self.playback.speed() != Speed::AtOnce,
            paused: rests || self.ended_wrong(),
            ..Moment::of(app)
        }
    }

    /// True after a move that left the wrong wall.
    fn ended_wrong(&self) -> bool {
        let last = || self.game.last().is_some_and(|played| !played.is_right());
        self.started && !self.is_running() && last()
    }

    fn can_undo(&self) -> bool {
        self.is_running() || self.failure().is_some() || (self.started && self.game.can_undo())
    }

    fn can_redo(&self) -> bool {
        let idle = self.started && !self.is_running();
        idle && self.failure().is_none() && self.game.can_redo()
    }

    fn can_repeat(&self) -> bool {
        let idle = self.started && !self.is_running();
        idle && (self.retry.is_some() || self.game.can_undo())
    }
}

/// A row of fixed height, as wide as the wall without the numbers of its rows.
fn row(ui: &mut Ui, height: f32, content: impl FnOnce(&mut Ui)) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let rect = rect.with_min_x(rect.min.x + GUTTER);
    let builder = UiBuilder::new()
        .max_rect(rect)
        .layout(Layout::left_to_right(Align::Center));
    ui.scope_builder(builder, content);
}

/// The two games, or the phases of a move in the task, on the left; the menu of walls on the right.
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
    if !panel.task.is_free() {
        return;
    }
    ui.add_space(6.0);
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        let origin = panel.game.start().origin;
        let name = wall_name(&text, origin);
        let button = Button::new(RichText::new(&name).size(13.0)).truncate();
        // Room for the triangle, which fonts may lack.
        let button = ui.add(button.right_text("   "));
        let at = button.rect.right_center() - vec2(15.0, 0.0);
        shapes::triangle_down(ui.painter(), at, 4.5, theme::of(ui).quiet);
        let whole = text.msg_stage_new_wall(name.as_str());
        button.widget_info(|| WidgetInfo::labeled(Role::Button, true, &whole));
        let button = button.explained(whole);
        let painted = panel.painted.wall().is_some();
        panel.new_wall.show(&button, app, origin, painted);
    });
}

/// The wall with all its marks.
fn wall(
    panel: &mut WallPanel,
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    program: &Program,
    side: f32,
) {
    let idle = !panel.is_running() && !panel.playback.is_within();
    let clickable = idle && panel.failure().is_none();
    let banner = panel.end_sentence(app).filter(|_| idle);
    let touched = panel.playback.touched(program);
    let pointed = panel.pointed.cell(&panel.playback, program);
    let failed_cell = panel.faulty_cell().filter(|_| idle);
    let (wall, moving) = panel.shown.frame(ui);
    // The marks of a wrong move go when the rules changed the wall since, or the program was corrected.
    let wrong_move = panel.game.last().filter(|played| {
        clickable
            && moving.is_none()
            && played.left == played.after
            && !played.is_right()
            && !(panel.edited_program).is_right(app, &panel.game, program, &panel.task)
    });
    // At the step where a move goes wrong, its end is marked already.
    let wrong = panel.playback.difference().or_else(|| {
        let played = wrong_move?;
        Some((played.difference(), played.wanted.as_ref()?))
    });
    let aim = |cell| panel.playable.aim(&panel.task, wall, cell);
    let right = wrong.filter(|_| panel.shows_right_wall);
    let scene = WallScene {
        wall: right.map_or(wall, |(_, right)| right),
        moving,
        aim: &aim,
        shapes: app.settings.shapes.unwrap_or(true),
        aims: clickable,
        touched,
        pointed,
        wrong: wrong
            .filter(|_| right.is_none())
            .map_or(CellSet::EMPTY, |(cells, _)| cells),
        fault: failed_cell,
        banner: banner.as_deref(),
    };
    let room = Rect::from_min_size(ui.cursor().min, vec2(ui.available_width(), side));
    let response = ui.interact(room, Id::unique("wall's menu"), Sense::hover());
    show_wall_menu(&response, app);
    let shows_right = right.is_some();
    if let Some(cell) = wall_view::show(ui, &app.text, side, &scene) {
        if shows_right {
            // The game goes on from the wall that the program left.
            panel.shows_right_wall = false;
        } else {
            app.send(PlaybackCommand::Click(cell));
        }
    }
}

/// *Gioca* or *Reset*, and the slider of the speed; without that the button is as wide as the wall.
fn play(panel: &WallPanel, ui: &mut Ui, app: &mut ClickomaniaContext, slider: bool, height: f32) {
    let text = app.text;
    let width = if slider {
        (ui.available_width() * 0.4).clamp(84.0, 160.0)
    } else {
        ui.available_width()
    };
    // One button, so that the keyboard stays on it.
    let pressed = ui.push_id("play", |ui| {
        let size = vec2(width, height);
        let (button, tip) = if panel.started {
            let words = text.msg_stage_reset();
            let button = ui.add(Button::new(&words).min_size(size));
            (button, text.msg_stage_reset_tip())
        } else {
            let words = text.msg_stage_play();
            (main_button(ui, &words, size), text.msg_stage_play_tip())
        };
        let again = button.double_clicked() || button.triple_clicked();
        button.explained(tip).clicked() && !again
    });
    // The second press of a double click would throw away the wall that the first one took.
    if pressed.inner {
        app.send(PlaybackCommand::Play);
    }
    if slider {
        ui.add_space(2.0);
        let cursor = panel.playback.cursor();
        let steps = cursor.map_or(u64::MAX, |cursor| cursor.steps());
        speed::slider(ui, app, steps);
    }
}

/// The buttons that go about in a move on the left, those that undo the move itself on the right.
/// The room of the first is kept while they are of no use.
fn transport(
    panel: &WallPanel,
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    height: f32,
    moment: &Moment,
) {
    let playable = panel.started && !panel.is_over();
    let width = ui.available_width();
    let button = ((width - 88.0) / 5.0 - 2.0).clamp(22.0, height);
    if moment.shows(Control::Transport) {
        transport::main_buttons(&panel.playback, ui, app, vec2(button, height), playable);
    }
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        move_buttons(panel, ui, app, height);
    });
}

/// *Mossa*, which undoes the last move, and right of it the arrow that opens the menu of moves.
fn move_buttons(panel: &WallPanel, ui: &mut Ui, app: &mut ClickomaniaContext, height: f32) {
    let text = app.text;
    let more = text.msg_stage_move_more();
    let arrow = ui.add(Button::new("").min_size(vec2(18.0, height)));
    let ink = theme::of(ui).text;
    shapes::triangle_down(ui.painter(), arrow.rect.center(), 4.0, ink);
    arrow.widget_info(|| WidgetInfo::labeled(Role::Button, true, &more));
    let arrow = arrow.explained(more);
    Popup::menu(&arrow).show(|ui| {
        close_rows(ui);
        for (name, enabled, command) in move_menu(panel, &text) {
            let name = with_keys(&text, name, &command);
            if ui.add_enabled(enabled, Button::new(name)).clicked() {
                app.send(command);
                ui.close();
            }
        }
    });
    let name = text.msg_stage_undo_move();
    let words = text.msg_stage_move();
    let button = LabelledButton::new(icons::undo, &words, &name).enabled(panel.can_undo());
    let width = ui.available_width().min(96.0);
    if button.show_framed(ui, vec2(width, height)).clicked() {
        app.send(PlaybackCommand::UndoMove);
    }
}

/// The lines of the menu of moves: name, enabled, command.
fn move_menu(panel: &WallPanel, text: &Text) -> [(String, bool, ClickomaniaCommand); 6] {
    let can_stop = panel.is_running() || panel.playback.is_within();
    [
        (
            text.msg_stage_undo_move(),
            panel.can_undo(),
            PlaybackCommand::UndoMove.into(),
        ),
        (
            text.msg_stage_redo_move(),
            panel.can_redo(),
            PlaybackCommand::RedoMove.into(),
        ),
        (
            text.msg_stage_again(),
            panel.can_repeat(),
            PlaybackCommand::RepeatMove.into(),
        ),
        (
            text.msg_stage_same_wall(),
            panel.started,
            PlaybackCommand::SameWall.into(),
        ),
        (
            text.msg_stage_stop(),
            can_stop,
            PlaybackCommand::Stop.into(),
        ),
        (
            text.msg_menu_save_film(),
            panel.playback.cursor().is_some(),
            ProgramCommand::Draw(Drawing::Film).into(),
        ),
    ]
}

/// A line of text, cut at the end of its row.
fn line(words: String, ink: Color32) -> Label {
    Label::new(RichText::new(words).size(13.0).color(ink)).truncate()
}

/// The step or the last move on the left, the numbers of moves and bricks on the right.
fn counters(panel: &WallPanel, ui: &mut Ui, app: &AppContext, program: &Program) {
    let tally = tally(panel, &app.text, ui.available_width() >= NARROW);
    let quiet = theme::of(ui).quiet;
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        ui.add(line(tally, quiet));
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            progress(panel, ui, app, program);
        });
    });
}

/// The numbers of moves and of bricks.
fn tally(panel: &WallPanel, text: &Text, wide: bool) -> String {
    let bricks = panel.wall().bricks().len();
    match panel.moves() {
        // The hint to press *Gioca* needs the room.
        0 if !wide && !panel.started => String::new(),
        moves if moves == 0 || !wide => text.msg_stage_bricks(bricks),
        moves => text.msg_stage_moves_and_bricks(moves, bricks),
    }
}

/// The step, or the result of the last move.
fn progress(panel: &WallPanel, ui: &mut Ui, app: &AppContext, program: &Program) {
    let text = app.text;
    let theme = theme::of(ui);
    let playback = &panel.playback;
    let (words, ink) = match playback.cursor() {
        _ if playback.is_preparing() => (text.msg_stage_computing(), theme.quiet),
        Some(cursor) if playback.is_within() => {
            let (step, all) = (text.grouped(cursor.step()), text.grouped(cursor.steps()));
            if never_ends(cursor.outcome()) {
                (text.msg_stage_endless(step), failure_ink(panel, theme))
            } else {
                (text.msg_stage_step_of(step, all), theme.quiet)
            }
        }
        _ if panel.failure().is_some() => (text.msg_stage_failed(), failure_ink(panel, theme)),
        _ if playback.is_paused() => (text.msg_stage_next_move_paused(), theme.quiet),
        _ => match panel.game.last() {
            Some(played) => return result(played, ui, &text),
            None if !panel.started => (text.msg_stage_press_play_short(), theme.quiet),
            None => return,
        },
    };
    let mut told = words.clone();
    let said = ui.add(line(words, ink));
    if playback.is_within() && !playback.runs() {
        // The canvas shows which block it was.
        let block = playback.highlight().map(|highlight| highlight.block);
        if let Some(block) = block.and_then(|block| program.get(block)) {
            told = format!("{told}: {}", block_line(program, &text, block));
        }
        ui.ctx().accesskit_node_builder(said.id, |node| {
            node.set_value(told);
            node.set_live(Live::Polite);
        });
    }
}

/// A tick or a cross, and the verdict on a move in a few words.
fn result(played: &PlayedMove, ui: &mut Ui, text: &Text) {
    let theme = theme::of(ui);
    let mark: Option<(Icon, _)> = played.verdict().map(|right| {
        if right {
            (icons::tick as Icon, theme.right)
        } else {
            (icons::cross as Icon, theme.wrong)
        }
    });
    if let Some((icon, ink)) = mark {
        let (rect, _) = ui.allocate_exact_size(vec2(16.0, 16.0), Sense::hover());
        icon(ui.painter(), rect, ink);
    }
    let ink = mark.map_or(theme.quiet, |(_, ink)| ink);
    ui.add(line(short_verdict(text, played), ink))
        .explained(verdict_sentence(text, played));
}

/// The colour of a move that failed: red, unless the lesson asks for it.
fn failure_ink(panel: &WallPanel, theme: &Theme) -> Color32 {
    if panel.calm { theme.text } else { theme.wrong }
}

/// True if a move was stopped because it does not end.
fn never_ends(outcome: &Outcome) -> bool {
    let kind = outcome.failure.map(|failure| failure.kind);
    matches!(
        kind,
        Some(FailureKind::Cycle { .. } | FailureKind::Budget { .. })
    )
}

/// Shows the box of the move, in all the room of `ui`: why the move failed, the tools of [`transport`], where it goes wrong,
/// the variables. Nothing without a move.
fn move_box(panel: &mut WallPanel, ui: &mut Ui, app: &mut ClickomaniaContext, program: &Program) {
    let theme = theme::of(ui);
    let sentence =
        (panel.failure()).map(|failure| diagnostics::failure(&app.text, program, failure));
    let cursor = panel.playback.cursor();
    let repeats = cursor.is_some_and(|cursor| cursor.outcome().repeats.is_some());
    if sentence.is_none() && cursor.is_none() {
        return;
    }
    let ink = failure_ink(panel, theme);
    let stroke = if sentence.is_some() && !panel.calm {
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
            let tools = panel.moment(app).shows(Control::StepTools);
            let low = room.height() < LOW_BOX;
            let wrong = panel.ended_wrong();
            let right_wall = wrong.then_some(&mut panel.shows_right_wall);
            if sentence.is_none() && tools {
                transport::tools(&panel.playback, ui, app, low, right_wall);
            } else if let Some(shown) = right_wall {
                transport::show_right_wall(ui, app, shown, ui.available_width());
            }
            let area = ScrollArea::vertical().auto_shrink(false);
            area.min_scrolled_height(0.0).show(ui, |ui| {
                if let Some(sentence) = &sentence {
                    failure(ui, app, sentence, ink, repeats);
                    transport::tools(&panel.playback, ui, app, low, None);
                }
                if let Some(sentence) = fault(panel, app) {
                    let words = RichText::new(sentence).size(13.0).color(theme.wrong);
                    ui.add(Label::new(words).wrap());
                }
                panel.playback.variables_mut().show(ui, &app.text, program);
            });
        });
    });
}

/// The error at the first wrong step, or at the end of the move.
fn fault(panel: &WallPanel, app: &ClickomaniaContext) -> Option<String> {
    if !panel.playback.is_within() {
        let played = panel.game.last().filter(|played| !played.is_right())?;
        return Some(if played.only_infection_left() {
            (app.text).msg_stage_infection_left(played.left.infected().len())
        } else {
            app.text.msg_stage_wrong_marked(played.difference().len())
        });
    }
    panel.playback.fault()?;
    Some(match panel.playback.difference() {
        Some((cells, _)) => app.text.msg_stage_fault(cells.len()),
        None => app.text.msg_stage_fault_plain(),
    })
}

/// Why the last move stopped, with buttons to watch the turn that repeats, to repeat the move, and to undo it.
fn failure(ui: &mut Ui, app: &mut ClickomaniaContext, sentence: &str, ink: Color32, repeats: bool) {
    let text = app.text;
    let mut button = |ui: &mut Ui, words: String, tip: String, command: PlaybackCommand| {
        if ui.button(words).explained(tip).clicked() {
            app.send(ClickomaniaCommand::Playback(command));
        }
    };
    // First, because nothing else leads there.
    if repeats {
        let (words, tip) = (text.msg_timeline_lap(), text.msg_timeline_lap_tip());
        let command = PlaybackCommand::Travel(TravelCommand::Lap);
        button(ui, words, tip, command);
    }
    let words = RichText::new(sentence)
        .font(theme::regular(13.5))
        .color(ink);
    let said = ui.add(Label::new(words).wrap());
    // Screen readers read it at once: no other place says it.
    ui.ctx()
        .accesskit_node_builder(said.id, |node| node.set_live(Live::Assertive));
    ui.horizontal_wrapped(|ui| {
        let (words, tip) = (text.msg_stage_again(), text.msg_stage_repeat_move());
        button(ui, words, tip, PlaybackCommand::RepeatMove);
        let (words, tip) = (text.msg_stage_back(), text.msg_stage_back_tip());
        button(ui, words, tip, PlaybackCommand::UndoMove);
    });
}

/// The verdict on a move and its steps, in a few words.
fn short_verdict(text: &Text, played: &PlayedMove) -> String {
    let steps = text.grouped(played.steps);
    match played.verdict() {
        None => text.msg_goal_steps(played.steps, steps),
        Some(true) => text.msg_stage_right_short(played.steps, steps),
        Some(false) if played.only_infection_left() => text.msg_stage_infection_short(),
        Some(false) => text.msg_stage_wrong_short(),
    }
}

/// The verdict on a move, in a sentence.
pub fn verdict_sentence(text: &Text, played: &PlayedMove) -> String {
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
