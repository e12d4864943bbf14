//! What can be done by name: one table for keys, menus and the list of all commands.

use crate::app::clickomania::command::withheld::withholds;
use crate::app::clickomania::command::{
    ClickomaniaContext, Command, ComparisonCommand, EditorCommand, GoalsCommand, HintCommand,
    PlaybackCommand, ProgramCommand, VerdictCommand, ViewCommand, Way,
};
use crate::app::common::actions::{self, actions};
use crate::app::common::app_context::AppContext;
use crate::app::common::command::{
    Chapter, FileCommand, HistoryCommand, ShellCommand, ZoomCommand,
};
use crate::app::common::game_id::GameId;
use egui::{Response, Ui};
use engine::text::Text;

/// When something can be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Needs {
    /// Always.
    Nothing,
    /// When a block is chosen.
    Chosen,
}

/// A row of [`ACTIONS`].
pub type Action = actions::Action<Command, Needs>;

// Those about the chosen blocks come first.
actions! { Command, Needs:
    msg_menu_move [(ALONE, M)] Chosen Command::Editor(EditorCommand::MoveByKeys);
    msg_menu_detach [(ALONE, X)] Chosen Command::Editor(EditorCommand::Detach);
    msg_menu_duplicate [(CTRL, D), (ALONE, D)] Chosen Command::Editor(EditorCommand::Duplicate);
    msg_menu_disable [(CTRL, Slash)] Chosen Command::Editor(EditorCommand::Disable);
    msg_menu_collapse [(CTRL, Period)] Chosen Command::Editor(EditorCommand::Collapse);
    msg_menu_comment [(ALONE, F2)] Chosen Command::Editor(EditorCommand::AskComment);
    // Cut, copy and paste come from the system as events of their own.
    msg_menu_cut [(CTRL, X)] Chosen Command::Editor(EditorCommand::Cut);
    msg_menu_copy [(CTRL, C)] Chosen Command::Editor(EditorCommand::Copy);
    msg_menu_delete [(ALONE, Delete), (ALONE, Backspace)] Chosen Command::Editor(EditorCommand::Delete);
    msg_menu_paste [(CTRL, V)] Nothing Command::Editor(EditorCommand::AskPaste);
    msg_menu_choose_all [(CTRL, A)] Nothing Command::Editor(EditorCommand::ChooseAll);
    msg_menu_here [(CTRL, Enter)] Nothing Command::Editor(EditorCommand::ShowMenu);
    msg_menu_tidy [(ALONE, C)] Nothing Command::Editor(EditorCommand::Tidy);
    msg_menu_palette [(ALONE, T)] Nothing Command::Editor(EditorCommand::GoToPalette);
    undo Nothing Command::History(HistoryCommand::Undo);
    redo Nothing Command::History(HistoryCommand::Redo);
    msg_menu_history [(CTRL, H)] Nothing Command::Editor(EditorCommand::ShowHistory);
    msg_menu_new [NEW] Nothing Command::File(FileCommand::New);
    open Nothing Command::File(FileCommand::Open);
    save Nothing Command::File(FileCommand::Save);
    save_as Nothing Command::File(FileCommand::SaveAs);
    msg_menu_print [(CTRL_SHIFT, P)] Nothing Command::Program(ProgramCommand::Print);
    msg_menu_hint [(CTRL, I), (ALONE, H)] Nothing Command::Hint(HintCommand::More);
    msg_menu_ladder [(CTRL, L)] Nothing Command::Goals(GoalsCommand::Show);
    msg_menu_compare [(ALONE, F6)] Nothing Command::Comparison(ComparisonCommand::Toggle);
    msg_menu_copy_words [(CTRL_SHIFT, C)] Nothing Command::Editor(EditorCommand::CopyWords);
    zoom_in Nothing Command::Zoom(ZoomCommand::In);
    zoom_out Nothing Command::Zoom(ZoomCommand::Out);
    zoom_actual Nothing Command::Zoom(ZoomCommand::Actual);
    msg_zoom_fit [(CTRL, Num9)] Nothing Command::Zoom(ZoomCommand::Fit);
    msg_zoom_chosen [(CTRL, Num8)] Chosen Command::View(ViewCommand::ZoomChosen);
    msg_map_toggle [(CTRL, M)] Nothing Command::View(ViewCommand::ToggleMap);
    msg_find [(CTRL, F)] Nothing Command::Editor(EditorCommand::Find);
    msg_find_next [(ALONE, F3)] Nothing Command::Editor(EditorCommand::FindNext { back: false });
    msg_find_previous [(SHIFT, F3)] Nothing Command::Editor(EditorCommand::FindNext { back: true });
    msg_menu_commands [(ALONE, F1), (CTRL, P), (ALONE, Slash)] Nothing Command::View(ViewCommand::ShowCommands);
    msg_guide [(SHIFT, F1)] Nothing Command::Shell(ShellCommand::Help(Chapter::rules(GameId::Clickomania)));
    msg_judging_tip [(ALONE, F7)] Nothing Command::Verdict(VerdictCommand::Show);
    msg_cost_tip [(SHIFT, F7)] Nothing Command::View(ViewCommand::ShowCosts);
    msg_stage_pause [(ALONE, F5)] Nothing Command::Playback(PlaybackCommand::Travel(Way::Pause));
    msg_stage_stop [(SHIFT, F5)] Nothing Command::Playback(PlaybackCommand::Stop);
    msg_timeline_next_change [(ALONE, F8)] Nothing Command::Playback(PlaybackCommand::Travel(Way::NextChange));
    msg_timeline_previous_change [(SHIFT, F8)] Nothing Command::Playback(PlaybackCommand::Travel(Way::PreviousChange));
    msg_stage_finish [(ALONE, F9)] Nothing Command::Playback(PlaybackCommand::Finish);
    msg_timeline_start [(SHIFT, F9)] Nothing Command::Playback(PlaybackCommand::Travel(Way::Start));
    msg_stage_step [(ALONE, F10)] Nothing Command::Playback(PlaybackCommand::Travel(Way::Step));
    msg_timeline_step_back [(SHIFT, F10)] Nothing Command::Playback(PlaybackCommand::Travel(Way::StepBack));
    msg_timeline_over [(ALONE, F11)] Nothing Command::Playback(PlaybackCommand::Travel(Way::Over));
    msg_timeline_out [(SHIFT, F11)] Nothing Command::Playback(PlaybackCommand::Travel(Way::Out));
    msg_stage_undo_move [(CTRL_SHIFT, Backspace)] Nothing Command::Playback(PlaybackCommand::UndoMove);
}

impl Action {
    /// Whether it can be done now, with or without `chosen` blocks.
    pub fn is_possible(&self, chosen: bool, app: &AppContext) -> bool {
        let ready = self.when == Needs::Nothing || chosen;
        ready && !(app.contest() && withholds(&self.command))
    }
}

/// The action that sends this.
pub fn action(command: &Command) -> Option<&'static Action> {
    actions::find(ACTIONS, command)
}

/// The name of a command with its keys, for the tooltip of a button.
pub fn named(text: &Text, command: &Command) -> String {
    action(command).map_or_else(String::new, |action| action.tooltip(text))
}

/// A line of a menu; sends the command and closes the menu when it is pressed. None in a contest that
/// withholds it.
pub fn menu_item(ui: &mut Ui, app: &mut ClickomaniaContext, command: Command) -> Option<Response> {
    let withheld = app.contest() && withholds(&command);
    let action = action(&command).filter(|_| !withheld)?;
    Some(action.menu_item().show(ui, app))
}

/// As [`menu_item`], under another name.
pub fn menu_item_named(ui: &mut Ui, app: &mut ClickomaniaContext, name: String, action: &Action) {
    action.menu_item().named(name).show(ui, app);
}

/// As [`menu_item`], pale if it is not `possible`; under another name if there is one.
pub fn menu_item_if(
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    command: Command,
    possible: bool,
    name: Option<String>,
) {
    if let Some(action) = action(&command) {
        let name = name.unwrap_or_else(|| (action.name)(&app.text));
        let item = action.menu_item().named(name);
        item.possible(possible).show(ui, app);
    }
}

/// The lines of a menu lie close together: it is not to cover what it is about.
pub fn close_rows(ui: &mut Ui) {
    let spacing = ui.spacing_mut();
    spacing.item_spacing.y = 1.0;
    spacing.button_padding.y = 2.0;
    spacing.interact_size.y = 23.0;
}

/// Sends what the pressed keys say. `chosen`: whether blocks are; `canvas`: whether it has the keyboard.
pub fn keys(ui: &Ui, app: &mut ClickomaniaContext, (chosen, canvas): (bool, bool)) {
    let commands = actions::pressed(ACTIONS, ui, |action, (modifiers, key)| {
        // A letter may mean something else to what has the keyboard: a slider, a button.
        let letter = modifiers.is_none() && key.name().len() == 1;
        action.is_possible(chosen, app) && (canvas || !letter)
    });
    for command in commands {
        app.send(command);
    }
}
