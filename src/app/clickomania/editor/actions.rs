//! What can be done in the workshop by name: one table for keys, menus and the list of all commands.

use super::Workshop;
use crate::app::clickomania::command::{Command, ComparisonCommand, Way};
use crate::app::clickomania::contest::withholds;
use crate::app::clickomania::hints::MORE;
use crate::app::common::app_context::AppContext;
use crate::app::common::key_names::shown;
use crate::app::shell::help::Chapter;
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
    msg_menu_move [(ALONE, M)] Chosen Command::MoveByKeys;
    msg_menu_detach [(ALONE, X)] Chosen Command::Detach;
    msg_menu_duplicate [(CTRL, D), (ALONE, D)] Chosen Command::Duplicate;
    msg_menu_disable [(CTRL, Slash)] Chosen Command::Disable;
    msg_menu_collapse [(CTRL, Period)] Chosen Command::Collapse;
    msg_menu_comment [(ALONE, F2)] Chosen Command::AskComment;
    // Cut, copy and paste come from the system as events of their own.
    msg_menu_cut [(CTRL, X)] Chosen Command::Cut;
    msg_menu_copy [(CTRL, C)] Chosen Command::Copy;
    msg_menu_delete [(ALONE, Delete), (ALONE, Backspace)] Chosen Command::Delete;
    msg_menu_paste [(CTRL, V)] Nothing Command::AskPaste;
    msg_menu_choose_all [(CTRL, A)] Nothing Command::ChooseAll;
    msg_menu_here [(CTRL, Enter)] Nothing Command::ShowMenu;
    msg_menu_tidy [(ALONE, C)] Nothing Command::Tidy;
    msg_menu_palette [(ALONE, T)] Nothing Command::GoToPalette;
    msg_menu_undo [(CTRL, Z)] Nothing Command::Undo;
    msg_menu_redo [(CTRL, Y), (CTRL_SHIFT, Z)] Nothing Command::Redo;
    msg_menu_history [(CTRL, H)] Nothing Command::ShowHistory;
    msg_menu_new [(CTRL, N)] Nothing Command::New;
    msg_menu_open [(CTRL, O)] Nothing Command::Open;
    msg_menu_save [(CTRL, S)] Nothing Command::Save;
    msg_menu_save_as [(CTRL_SHIFT, S)] Nothing Command::SaveAs;
    msg_menu_print [(CTRL_SHIFT, P)] Nothing Command::Print;
    msg_menu_hint [(CTRL, I), (ALONE, H)] Nothing MORE;
    msg_menu_ladder [(CTRL, L)] Nothing Command::ShowLadder;
    msg_menu_compare [(ALONE, F6)] Nothing Command::Comparison(ComparisonCommand::Toggle);
    msg_menu_copy_words [(CTRL_SHIFT, C)] Nothing Command::CopyWords;
    msg_zoom_in [(CTRL, Plus), (CTRL, Equals)] Nothing Command::ZoomIn;
    msg_zoom_out [(CTRL, Minus)] Nothing Command::ZoomOut;
    msg_zoom_whole [(CTRL, Num0)] Nothing Command::ZoomWhole;
    msg_zoom_fit [(CTRL, Num9)] Nothing Command::Fit;
    msg_zoom_chosen [(CTRL, Num8)] Chosen Command::ZoomChosen;
    msg_map_toggle [(CTRL, M)] Nothing Command::ToggleMap;
    msg_find [(CTRL, F)] Nothing Command::Find;
    msg_find_next [(ALONE, F3)] Nothing Command::FindNext { back: false };
    msg_find_previous [(SHIFT, F3)] Nothing Command::FindNext { back: true };
    msg_menu_commands [(ALONE, F1), (CTRL, P), (ALONE, Slash)] Nothing Command::ShowCommands;
    msg_guide [(SHIFT, F1)] Nothing Command::Help(Chapter::Clickomania);
    msg_judging_tip [(ALONE, F7)] Nothing Command::ShowVerdict;
    msg_stage_pause [(ALONE, F5)] Nothing Command::Travel(Way::Pause);
    msg_stage_stop [(SHIFT, F5)] Nothing Command::Stop;
    msg_timeline_next_change [(ALONE, F8)] Nothing Command::Travel(Way::NextChange);
    msg_timeline_previous_change [(SHIFT, F8)] Nothing Command::Travel(Way::PreviousChange);
    msg_stage_finish [(ALONE, F9)] Nothing Command::Finish;
    msg_timeline_start [(SHIFT, F9)] Nothing Command::Travel(Way::Start);
    msg_stage_step [(ALONE, F10)] Nothing Command::Travel(Way::Step);
    msg_timeline_step_back [(SHIFT, F10)] Nothing Command::Travel(Way::StepBack);
    msg_timeline_over [(ALONE, F11)] Nothing Command::Travel(Way::Over);
    msg_timeline_out [(SHIFT, F11)] Nothing Command::Travel(Way::Out);
    msg_stage_undo_move [(CTRL_SHIFT, Backspace)] Nothing Command::UndoMove;
}

impl Action {
    /// The keys beside its name; empty without.
    pub fn shown_keys(&self, text: &Text) -> String {
        let first = self.keys.first();
        first.map_or_else(String::new, |&(modifiers, key)| shown(text, modifiers, key))
    }

    /// Whether it can be done now.
    pub fn is_possible(&self, workshop: &Workshop, app: &AppContext) -> bool {
        let chosen = self.needs == Needs::Nothing || workshop.canvas.chosen().is_some();
        chosen && !(app.contest() && withholds(&self.command))
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
pub fn menu_item(ui: &mut Ui, app: &mut AppContext, command: Command) -> Option<Response> {
    let withheld = app.contest() && withholds(&command);
    let action = action(&command).filter(|_| !withheld)?;
    let name = (action.name)(&app.text);
    Some(item(ui, app, name, action, true))
}

/// As [`menu_item`], under another name.
pub fn menu_item_named(ui: &mut Ui, app: &mut AppContext, name: String, action: &Action) {
    item(ui, app, name, action, true);
}

/// As [`menu_item`], pale if it is not `possible`; under another name if there is one.
pub fn menu_item_if(
    ui: &mut Ui,
    app: &mut AppContext,
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
    app: &mut AppContext,
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

/// Sends what the pressed keys say.
pub fn keys(workshop: &Workshop, ui: &Ui, app: &mut AppContext) {
    let mut all: Vec<(&Action, Modifiers, Key)> = ACTIONS
        .iter()
        .flat_map(|action| {
            let keys = action.keys.iter();
            keys.map(move |&(modifiers, key)| (action, modifiers, key))
        })
        .collect();
    // Longer combinations first: Ctrl+Shift+Z is not Ctrl+Z.
    all.sort_by_key(|(_, modifiers, _)| !modifiers.shift);
    let canvas = workshop.canvas.has_keyboard(ui);
    for (action, modifiers, key) in all {
        // A letter may mean something else to what has the keyboard: a slider, a button.
        let bare = modifiers.is_none() && key.name().len() == 1;
        if !action.is_possible(workshop, app) || bare && !canvas {
            continue;
        }
        let shortcut = KeyboardShortcut::new(modifiers, key);
        if ui.input_mut(|input| input.consume_shortcut(&shortcut)) {
            app.send(action.command.clone());
        }
    }
}
