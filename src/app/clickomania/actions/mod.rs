//! What can be done by name: one table for keys, menus and the list of all commands.

use crate::app::clickomania::command::ClickomaniaContext;
use crate::app::clickomania::command::EditorCommand;
use crate::app::clickomania::command::GoalsCommand;
use crate::app::clickomania::command::PlaybackCommand;
use crate::app::clickomania::command::ProgramCommand;
use crate::app::clickomania::command::VerdictCommand;
use crate::app::clickomania::command::ViewCommand;
use crate::app::clickomania::command::withheld::withholds;
use crate::app::clickomania::command::{Command, ComparisonCommand, HintCommand, Way};
use crate::app::common::app_context::AppContext;
use crate::app::common::command::Chapter;
use crate::app::common::command::FileCommand;
use crate::app::common::command::HistoryCommand;
use crate::app::common::command::ShellCommand;
use crate::app::common::command::ZoomCommand;
use crate::app::common::game_id::GameId;
use crate::app::common::key_names::shown;
use egui::{Key, KeyboardShortcut, Modifiers, Response, Ui};
use engine::text::Text;

/// When something can be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Needs {
    /// Always.
    Nothing,
    /// When a block is chosen.
    Chosen,
}

/// Something that can be done.
pub struct Action {
    /// Its name.
    pub name: fn(&Text) -> String,
    /// Its keys; the first is shown beside its name.
    pub keys: &'static [(Modifiers, Key)],
    /// When it can be done.
    pub needs: Needs,
    /// What is sent.
    pub command: Command,
}

const CTRL: Modifiers = Modifiers::COMMAND;
const CTRL_SHIFT: Modifiers = Modifiers::COMMAND.plus(Modifiers::SHIFT);
const SHIFT: Modifiers = Modifiers::SHIFT;
const ALONE: Modifiers = Modifiers::NONE;

macro_rules! actions {
    ($($message:ident [$(($modifiers:expr, $key:ident)),*] $needs:ident $command:expr;)*) => {
        /// All actions. Those about the chosen blocks come first.
        pub const ACTIONS: &[Action] = &[$(Action {
            name: |text| text.$message(),
            keys: &[$(($modifiers, Key::$key)),*],
            needs: Needs::$needs,
            command: $command,
        }),*];
    };
}

actions! {
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
    msg_menu_undo [(CTRL, Z)] Nothing Command::History(HistoryCommand::Undo);
    msg_menu_redo [(CTRL, Y), (CTRL_SHIFT, Z)] Nothing Command::History(HistoryCommand::Redo);
    msg_menu_history [(CTRL, H)] Nothing Command::Editor(EditorCommand::ShowHistory);
    msg_menu_new [(CTRL, N)] Nothing Command::File(FileCommand::New);
    msg_menu_open [(CTRL, O)] Nothing Command::File(FileCommand::Open);
    msg_menu_save [(CTRL, S)] Nothing Command::File(FileCommand::Save);
    msg_menu_save_as [(CTRL_SHIFT, S)] Nothing Command::File(FileCommand::SaveAs);
    msg_menu_print [(CTRL_SHIFT, P)] Nothing Command::Program(ProgramCommand::Print);
    msg_menu_hint [(CTRL, I), (ALONE, H)] Nothing Command::Hint(HintCommand::More);
    msg_menu_ladder [(CTRL, L)] Nothing Command::Goals(GoalsCommand::Show);
    msg_menu_compare [(ALONE, F6)] Nothing Command::Comparison(ComparisonCommand::Toggle);
    msg_menu_copy_words [(CTRL_SHIFT, C)] Nothing Command::Editor(EditorCommand::CopyWords);
    msg_zoom_in [(CTRL, Plus), (CTRL, Equals)] Nothing Command::Zoom(ZoomCommand::In);
    msg_zoom_out [(CTRL, Minus)] Nothing Command::Zoom(ZoomCommand::Out);
    msg_zoom_whole [(CTRL, Num0)] Nothing Command::Zoom(ZoomCommand::Actual);
    msg_zoom_fit [(CTRL, Num9)] Nothing Command::Zoom(ZoomCommand::Fit);
    msg_zoom_chosen [(CTRL, Num8)] Chosen Command::View(ViewCommand::ZoomChosen);
    msg_map_toggle [(CTRL, M)] Nothing Command::View(ViewCommand::ToggleMap);
    msg_find [(CTRL, F)] Nothing Command::Editor(EditorCommand::Find);
    msg_find_next [(ALONE, F3)] Nothing Command::Editor(EditorCommand::FindNext { back: false });
    msg_find_previous [(SHIFT, F3)] Nothing Command::Editor(EditorCommand::FindNext { back: true });
    msg_menu_commands [(ALONE, F1), (CTRL, P), (ALONE, Slash)] Nothing Command::Editor(EditorCommand::ShowCommands);
    msg_guide [(SHIFT, F1)] Nothing Command::Shell(ShellCommand::Help(Chapter::rules(GameId::Clickomania)));
    msg_judging_tip [(ALONE, F7)] Nothing Command::Verdict(VerdictCommand::Show);
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
    /// The keys beside its name; empty without.
    pub fn shown_keys(&self, text: &Text) -> String {
        let first = self.keys.first();
        first.map_or_else(String::new, |&(modifiers, key)| shown(text, modifiers, key))
    }

    /// Whether it can be done now, with or without `chosen` blocks.
    pub fn is_possible(&self, chosen: bool, app: &AppContext) -> bool {
        let ready = self.needs == Needs::Nothing || chosen;
        ready && !(app.contest() && withholds(&self.command))
    }
}

/// The action that sends this.
pub fn action(command: &Command) -> Option<&'static Action> {
    ACTIONS.iter().find(|action| action.command == *command)
}

/// The name of a command with its keys, for the tooltip of a button.
pub fn named(text: &Text, command: &Command) -> String {
    let Some(action) = action(command) else {
        return String::new();
    };
    format!("{} ({})", (action.name)(text), action.shown_keys(text))
}

/// A line of a menu; sends the command and closes the menu when it is pressed. None in a contest that
/// withholds it.
pub fn menu_item(ui: &mut Ui, app: &mut ClickomaniaContext, command: Command) -> Option<Response> {
    let withheld = app.contest() && withholds(&command);
    let action = action(&command).filter(|_| !withheld)?;
    let name = (action.name)(&app.text);
    Some(item(ui, app, name, action, true))
}

/// As [`menu_item`], under another name.
pub fn menu_item_named(ui: &mut Ui, app: &mut ClickomaniaContext, name: String, action: &Action) {
    item(ui, app, name, action, true);
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
        item(ui, app, name, action, possible);
    }
}

fn item(
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    name: String,
    action: &Action,
    possible: bool,
) -> Response {
    let button = egui::Button::new(name).shortcut_text(action.shown_keys(&app.text));
    let line = ui.add_enabled(possible, button);
    if line.clicked() {
        app.send(action.command.clone());
        ui.close();
    }
    line
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
    let mut all: Vec<(&Action, Modifiers, Key)> = ACTIONS
        .iter()
        .flat_map(|action| {
            let keys = action.keys.iter();
            keys.map(move |&(modifiers, key)| (action, modifiers, key))
        })
        .collect();
    // Longer combinations first: Ctrl+Shift+Z is not Ctrl+Z.
    all.sort_by_key(|(_, modifiers, _)| !modifiers.shift);
    for (action, modifiers, key) in all {
        // A letter may mean something else to what has the keyboard: a slider, a button.
        let bare = modifiers.is_none() && key.name().len() == 1;
        if !action.is_possible(chosen, app) || bare && !canvas {
            continue;
        }
        let shortcut = KeyboardShortcut::new(modifiers, key);
        if ui.input_mut(|input| input.consume_shortcut(&shortcut)) {
            app.send(action.command.clone());
        }
    }
}
