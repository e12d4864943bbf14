//! Actions that have a name: one table for keys, menus and the list of all commands.

use crate::window::clickomania::command::{
    ClickomaniaCommand, ClickomaniaContext, ComparisonCommand, Drawing, EditorCommand,
    GoalsCommand, HintCommand, PlaybackCommand, ProgramCommand, TravelCommand, VerdictCommand,
    ViewCommand,
};
use crate::window::clickomania::program::editor::ProgramEditor;
use crate::window::kit::actions;
use crate::window::kit::actions::actions;
use crate::window::kit::app_context::AppContext;
use crate::window::kit::command::{
    Chapter, FileCommand, HistoryCommand, ShellCommand, ZoomCommand,
};
use crate::window::kit::game_id::GameId;
use egui::{Event, Response, Ui};
use engine::text::Text;

/// Condition of an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Needs {
    /// Always.
    Nothing,
    /// A chosen block.
    Chosen,
}

/// A row of [`ACTIONS`].
pub type Action = actions::Action<ClickomaniaCommand, Needs>;

// Those about the chosen blocks come first.
actions! { ClickomaniaCommand, Needs:
    msg_menu_move [(ALONE, M)] Chosen ClickomaniaCommand::Editor(EditorCommand::MoveByKeys);
    msg_menu_detach [(ALONE, X)] Chosen ClickomaniaCommand::Editor(EditorCommand::Detach);
    msg_menu_duplicate [(CTRL, D), (ALONE, D)] Chosen ClickomaniaCommand::Editor(EditorCommand::Duplicate);
    msg_menu_disable [(CTRL, Slash)] Chosen ClickomaniaCommand::Editor(EditorCommand::Disable);
    msg_menu_collapse [(CTRL, Period)] Chosen ClickomaniaCommand::Editor(EditorCommand::Collapse);
    msg_menu_comment [(ALONE, F2)] Chosen ClickomaniaCommand::Editor(EditorCommand::AskComment);
    // Cut, copy and paste come from the system as separate events.
    msg_menu_cut [(CTRL, X)] Chosen ClickomaniaCommand::Editor(EditorCommand::Cut);
    msg_menu_copy [(CTRL, C)] Chosen ClickomaniaCommand::Editor(EditorCommand::Copy);
    msg_menu_delete [(ALONE, Delete), (ALONE, Backspace)] Chosen ClickomaniaCommand::Editor(EditorCommand::Delete);
    msg_menu_paste [(CTRL, V)] Nothing ClickomaniaCommand::Editor(EditorCommand::AskPaste);
    msg_menu_choose_all [(CTRL, A)] Nothing ClickomaniaCommand::Editor(EditorCommand::ChooseAll);
    msg_menu_here [(CTRL, Enter)] Nothing ClickomaniaCommand::Editor(EditorCommand::ShowMenu);
    msg_menu_tidy [(ALONE, C)] Nothing ClickomaniaCommand::Editor(EditorCommand::Tidy);
    msg_menu_palette [(ALONE, T)] Nothing ClickomaniaCommand::Editor(EditorCommand::GoToPalette);
    undo Nothing ClickomaniaCommand::History(HistoryCommand::Undo);
    redo Nothing ClickomaniaCommand::History(HistoryCommand::Redo);
    msg_menu_history [(CTRL, H)] Nothing ClickomaniaCommand::Editor(EditorCommand::ShowHistory);
    msg_menu_new [NEW] Nothing ClickomaniaCommand::File(FileCommand::New);
    open Nothing ClickomaniaCommand::File(FileCommand::Open);
    save Nothing ClickomaniaCommand::File(FileCommand::Save);
    save_as Nothing ClickomaniaCommand::File(FileCommand::SaveAs);
    msg_menu_print [(CTRL_SHIFT, P)] Nothing ClickomaniaCommand::Program(ProgramCommand::Draw(Drawing::Page));
    msg_menu_hint [(CTRL, I), (ALONE, H)] Nothing ClickomaniaCommand::Hint(HintCommand::More);
    msg_menu_ladder [(CTRL, L)] Nothing ClickomaniaCommand::Goals(GoalsCommand::Show);
    msg_menu_compare [(ALONE, F6)] Nothing ClickomaniaCommand::Comparison(ComparisonCommand::Toggle);
    msg_menu_copy_words [(CTRL_SHIFT, C)] Nothing ClickomaniaCommand::Editor(EditorCommand::CopyWords);
    zoom_in Nothing ClickomaniaCommand::Zoom(ZoomCommand::In);
    zoom_out Nothing ClickomaniaCommand::Zoom(ZoomCommand::Out);
    zoom_actual Nothing ClickomaniaCommand::Zoom(ZoomCommand::Actual);
    msg_zoom_fit [(CTRL, Num9)] Nothing ClickomaniaCommand::Zoom(ZoomCommand::Fit);
    msg_zoom_chosen [(CTRL, Num8)] Chosen ClickomaniaCommand::View(ViewCommand::ZoomChosen);
    msg_map_toggle [(CTRL, M)] Nothing ClickomaniaCommand::View(ViewCommand::ToggleMap);
    msg_wide_toggle [(CTRL, B)] Nothing ClickomaniaCommand::View(ViewCommand::ToggleWide);
    msg_find [(CTRL, F)] Nothing ClickomaniaCommand::Editor(EditorCommand::Find);
    msg_find_next [(ALONE, F3)] Nothing ClickomaniaCommand::Editor(EditorCommand::FindNext { back: false });
    msg_find_previous [(SHIFT, F3)] Nothing ClickomaniaCommand::Editor(EditorCommand::FindNext { back: true });
    msg_menu_commands [(ALONE, F1), (CTRL, P), (ALONE, Slash)] Nothing ClickomaniaCommand::View(ViewCommand::ShowCommands);
    msg_frame_help [(SHIFT, F1)] Nothing ClickomaniaCommand::Shell(ShellCommand::Help(Chapter::rules(GameId::Clickomania)));
    msg_judging_tip [(ALONE, F7)] Nothing ClickomaniaCommand::Verdict(VerdictCommand::Show);
    msg_cost_tip [(SHIFT, F7)] Nothing ClickomaniaCommand::View(ViewCommand::ShowCosts);
    msg_stage_play_or_go_on [(ALONE, F5)] Nothing ClickomaniaCommand::Playback(PlaybackCommand::GoOn);
    msg_stage_pause [] Nothing ClickomaniaCommand::Playback(PlaybackCommand::Travel(TravelCommand::Pause));
    msg_stage_stop [(SHIFT, F5)] Nothing ClickomaniaCommand::Playback(PlaybackCommand::Stop);
    msg_timeline_next_change [(ALONE, F8)] Nothing ClickomaniaCommand::Playback(PlaybackCommand::Travel(TravelCommand::NextChange));
    msg_timeline_previous_change [(SHIFT, F8)] Nothing ClickomaniaCommand::Playback(PlaybackCommand::Travel(TravelCommand::PreviousChange));
    msg_stage_finish [(ALONE, F9)] Nothing ClickomaniaCommand::Playback(PlaybackCommand::Finish);
    msg_timeline_start [(SHIFT, F9)] Nothing ClickomaniaCommand::Playback(PlaybackCommand::Travel(TravelCommand::Start));
    msg_stage_step [(ALONE, F10)] Nothing ClickomaniaCommand::Playback(PlaybackCommand::Travel(TravelCommand::Step));
    msg_timeline_step_back [(SHIFT, F10)] Nothing ClickomaniaCommand::Playback(PlaybackCommand::Travel(TravelCommand::StepBack));
    msg_timeline_over [(ALONE, F11)] Nothing ClickomaniaCommand::Playback(PlaybackCommand::Travel(TravelCommand::Over));
    msg_timeline_out [(SHIFT, F11)] Nothing ClickomaniaCommand::Playback(PlaybackCommand::Travel(TravelCommand::Out));
    msg_stage_undo_move [(CTRL_SHIFT, Backspace)] Nothing ClickomaniaCommand::Playback(PlaybackCommand::UndoMove);
}

impl Action {
    /// True if it can be done now; `chosen`: a block is chosen.
    pub fn is_possible(&self, chosen: bool, app: &AppContext) -> bool {
        let ready = self.when == Needs::Nothing || chosen;
        ready && !(app.contest() && self.command.is_withheld())
    }
}

/// Finds the action that sends a command.
pub fn action(command: &ClickomaniaCommand) -> Option<&'static Action> {
    actions::find(ACTIONS, command)
}

/// Name of a command with its keys, for the tooltip of a button.
pub fn named(text: &Text, command: &ClickomaniaCommand) -> String {
    action(command).map_or_else(String::new, |action| action.tooltip(text))
}

/// Adds the keys of a command to a name, for the tooltip of a button.
pub fn with_keys(text: &Text, name: String, command: &ClickomaniaCommand) -> String {
    actions::with_keys(ACTIONS, text, name, command)
}

/// Shows a line of a menu, which sends the command and closes the menu when it is pressed. Nothing in a contest that
/// withholds it.
pub fn menu_item(
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    command: impl Into<ClickomaniaCommand>,
) -> Option<Response> {
    let command = command.into();
    let withheld = app.contest() && command.is_withheld();
    let action = action(&command).filter(|_| !withheld)?;
    Some(action.menu_item().show(ui, app))
}

/// Shows a line of a menu under another name.
pub fn menu_item_named(
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    name: String,
    command: impl Into<ClickomaniaCommand>,
) {
    menu_item_if(ui, app, command, true, Some(name));
}

/// Shows a line of a menu without keys, which sends the command and closes the menu when it is pressed.
pub fn plain_item(
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    name: String,
    command: impl Into<ClickomaniaCommand>,
) {
    if ui.button(name).clicked() {
        app.send(command);
        ui.close();
    }
}

/// Shows a line of a menu, pale if it is not `possible`; under another name if there is one.
pub fn menu_item_if(
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    command: impl Into<ClickomaniaCommand>,
    possible: bool,
    name: Option<String>,
) {
    if let Some(action) = action(&command.into()) {
        let name = name.unwrap_or_else(|| (action.name)(&app.text));
        let item = action.menu_item().named(name);
        item.possible(possible).show(ui, app);
    }
}

/// Puts the lines of a menu close together, so that it covers less of its subject.
pub fn close_rows(ui: &mut Ui) {
    let spacing = ui.spacing_mut();
    spacing.item_spacing.y = 1.0;
    spacing.button_padding.y = 2.0;
    spacing.interact_size.y = 23.0;
}

/// Sends the commands of the keys that were pressed.
pub fn handle_keys(ui: &Ui, app: &mut ClickomaniaContext, editor: &mut ProgramEditor) {
    // The system turns the keys for these into separate events.
    let events = ui.input(|input| input.events.clone());
    for event in events {
        match event {
            Event::Copy => app.send(EditorCommand::Copy),
            Event::Cut => app.send(EditorCommand::Cut),
            Event::Paste(text) => app.send(EditorCommand::Paste(text)),
            _ => {}
        }
    }
    let (canvas, document) = (&mut editor.canvas, &editor.document);
    canvas.keys(ui, app, document.program());
    let (chosen, canvas) = (canvas.chosen().is_some(), canvas.has_keyboard(ui));
    let commands = actions::pressed(ACTIONS, ui, |action, (modifiers, key)| {
        // A letter may mean something else to the widget that has the keyboard: a slider, a button.
        let letter = modifiers.is_none() && key.name().len() == 1;
        action.is_possible(chosen, app) && (canvas || !letter)
    });
    for command in commands {
        app.send(command);
    }
}
