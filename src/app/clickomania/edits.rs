//! Carries out the commands of the workshop. The only place where they change anything.

use super::command::ChangeKind;
use super::command::deal::Deal;
use super::command::piece::Piece;
use super::editor::document::{Beside, Change};
use super::editor::tidy;
use super::playback::Stage;
use super::{ClickomaniaMode, chosen, clipboard, files, help, moving};
use crate::app::clickomania::command::ClickomaniaContext;
use crate::app::clickomania::command::ContestCommand;
use crate::app::clickomania::command::EditorCommand;
use crate::app::clickomania::command::GoalsCommand;
use crate::app::clickomania::command::PlaybackCommand;
use crate::app::clickomania::command::SlotCommand;
use crate::app::clickomania::command::VerdictCommand;
use crate::app::clickomania::command::ViewCommand;
use crate::app::clickomania::command::{Command, ComparisonCommand};
use crate::app::common::command::FileCommand;
use crate::app::common::command::HistoryCommand;
use crate::app::common::command::ShellCommand;
use crate::app::common::game_id::GameId;
use crate::app::common::storage::{Slot, Storage, StorageError};
use engine::diagnostics;
use engine::language::arrange::DropTarget;
use engine::language::edit::{Edit, EditError};
use engine::language::file::write;
use engine::language::kind::BlockShape;
use engine::language::program::{Parent, Stack};
use engine::language::words::block_name;
use engine::language::{BlockId, Field, Program, Type};
use engine::layout::{Point, Rect};
use engine::text::Text;

/// What changes concern beside the program.
struct Surroundings<'a> {
    stage: &'a mut Stage,
    storage: &'a Storage,
}

impl Beside for Surroundings<'_> {
    fn exchange_slot(&mut self, number: usize, slot: &Slot) -> Result<Slot, StorageError> {
        self.storage.restore_slot(number, slot)
    }

    fn exchange_wall(&mut self, deal: Deal) -> Deal {
        self.stage.exchange(deal)
    }
}

/// Carries out a command.
pub fn perform(workshop: &mut ClickomaniaMode, command: Command, app: &mut ClickomaniaContext) {
    workshop.canvas.halt_motion();
    // Whatever is done is done to the whole program, not to what a drag left of it.
    let looks = matches!(
        command,
        Command::Zoom(_) | Command::View(ViewCommand::ZoomChosen)
    );
    if !looks && workshop.drag.take().is_some() {
        workshop.document.put_back();
    }
    match command {
        Command::Editor(command) => edit(workshop, command, app),
        Command::View(ViewCommand::ZoomChosen) => workshop.canvas.zoom_chosen(),
        Command::View(ViewCommand::ToggleMap) => workshop.arrangement.toggle_map(app),
        Command::Zoom(command) => workshop.canvas.zoom(command),
        Command::History(HistoryCommand::Undo) => go_in_history(workshop, app, -1),
        Command::History(HistoryCommand::Redo) => go_in_history(workshop, app, 1),
        // Files that are dropped on the comparison are to be compared.
        Command::File(FileCommand::OpenFile(path)) if workshop.comparison.is_open() => {
            workshop.compare(ComparisonCommand::Add(path), app);
        }
        Command::File(command) => files::perform(workshop, command, app),
        Command::Program(command) => files::perform_program(workshop, command, app),
        Command::Slot(command) => slot(workshop, command, app),
        Command::Playback(PlaybackCommand::AskBreak(id)) => {
            let present = workshop.stage.break_condition(id);
            let program = workshop.document.program();
            workshop.break_dialog.ask(app, program, id, present);
        }
        Command::Playback(command) => {
            workshop
                .stage
                .perform(&command, app, workshop.document.program());
        }
        Command::Wall(command) => {
            if let Some(before) = workshop.stage.perform_wall(&command, app) {
                let change = Change::Wall(Box::new(before));
                workshop.document.history.did(ChangeKind::PaintWall, change);
            }
        }
        Command::Verdict(VerdictCommand::Show) => workshop.show_verdict(),
        Command::Hint(command) => help::hint(workshop, app, command),
        Command::Goals(GoalsCommand::Show) => help::ladder(workshop, app),
        Command::Comparison(command) => workshop.compare(command, app),
        Command::Contest(ContestCommand::AskHandIn) => workshop.contest.ask_hand_in(app),
        Command::Contest(ContestCommand::HandIn(name, path)) => help::hand_in(app, &name, &path),
        Command::Teacher(command) => help::teacher(workshop, app, command),
        Command::Shell(command) => app.send_to_shell(command),
    }
}

/// Carries out a command about the program on the canvas.
fn edit(workshop: &mut ClickomaniaMode, command: EditorCommand, app: &mut ClickomaniaContext) {
    match command {
        EditorCommand::Edit(deed, edit) => change(workshop, app, deed, edit),
        EditorCommand::Add(piece) => add(workshop, app, &piece),
        EditorCommand::Delete => {
            let chosen = workshop.canvas.chosen_all();
            let edit = workshop.document.program().lift_all_edit(chosen);
            let place = |id| clipboard::place(workshop, id);
            let thrown = workshop.document.program().excerpt(chosen, place);
            let next = workshop
                .canvas
                .spot_after_deleting(workshop.document.program());
            workshop.canvas.throw_in(thrown);
            change(workshop, app, ChangeKind::Delete, edit);
            if let Some(spot) = next {
                workshop.canvas.follow(&mut workshop.document, app);
                workshop.canvas.go_to(spot);
            }
        }
        EditorCommand::Duplicate => chosen::duplicate(workshop, app),
        EditorCommand::Disable => chosen::disable(workshop, app),
        EditorCommand::Collapse => chosen::collapse(workshop, app),
        EditorCommand::AskComment => {
            if let Some(id) = workshop.canvas.chosen() {
                workshop.comment.open(workshop.document.program(), id);
            }
        }
        EditorCommand::SetComment(id, words) => chosen::comment(workshop, app, id, words),
        EditorCommand::Cut => clipboard::cut(workshop, app),
        EditorCommand::Copy => {
            clipboard::copy(workshop, app);
        }
        EditorCommand::AskPaste => {
            workshop.canvas.paste_at_menu();
            app.ask_paste();
        }
        EditorCommand::Paste(text) => clipboard::paste(workshop, app, &text),
        EditorCommand::CopyWords => clipboard::copy_words(workshop, app),
        EditorCommand::ChooseAll => {
            let program = workshop.document.program();
            let all: Vec<BlockId> = program.everywhere().collect();
            let outer = program.outermost(&all);
            workshop.canvas.choose_all(outer);
        }
        EditorCommand::Tidy => {
            let edits = tidy::tidying(workshop.canvas.layout());
            if edits.is_empty() {
                app.say(app.text.msg_tidy_already());
            } else {
                change(workshop, app, ChangeKind::Tidy, Edit::All(edits));
            }
        }
        EditorCommand::MoveByKeys => moving::begin(workshop, app),
        EditorCommand::Detach => moving::detach(workshop, app),
        EditorCommand::TakeOut(number) => clipboard::take_out(workshop, app, number),
        EditorCommand::Find => workshop.palette.search().focus(),
        EditorCommand::FindNext { back } => workshop.find_next(app, back),
        EditorCommand::Search(words) => workshop.palette.search().look_for(&words),
        EditorCommand::ShowMenu => workshop.canvas.open_menu(),
        EditorCommand::GoToPalette => workshop.palette.focus(),
        EditorCommand::ShowHistory => workshop.story.open(),
        EditorCommand::ShowCommands => workshop.commands.open(),
        EditorCommand::GoInHistory(by) => go_in_history(workshop, app, by),
        EditorCommand::Rename(name) => {
            let edit = workshop.document.header_edit(|header| header.name = name);
            change(workshop, app, ChangeKind::Rename, edit);
        }
        EditorCommand::SetGame(game) => {
            let edit = workshop.document.header_edit(|header| header.game = game);
            change(workshop, app, ChangeKind::Game, edit);
        }
        EditorCommand::ShowBlock(id) => workshop.show_block(id),
        EditorCommand::AskNewVariable(user) => workshop.dialogs.ask_new(user),
        EditorCommand::AskRenameVariable(id) => {
            let program = workshop.document.program();
            workshop.dialogs.ask_rename(program, id);
        }
        EditorCommand::AskDeleteVariable(id) => {
            // What cannot be is not asked for.
            let program = workshop.document.program();
            let used = program.uses(id).next().is_some();
            if used && program.delete_variable_edit(id).is_ok() {
                workshop.dialogs.ask_delete(id);
            } else {
                app.send(EditorCommand::DeleteVariable(id));
            }
        }
        EditorCommand::MakeVariable(name, user) => {
            let (id, edit) = workshop.document.identities().create_variable_edit(&name);
            let mut edits = vec![edit];
            edits.extend(user.map(|user| Edit::SetField(user, Field::Variable(id))));
            change(workshop, app, ChangeKind::MakeVariable, Edit::All(edits));
        }
        EditorCommand::RenameVariable(id, name) => {
            let edit = Edit::RenameVariable(id, name);
            change(workshop, app, ChangeKind::RenameVariable, edit);
        }
        EditorCommand::DeleteVariable(id) => delete_variable(workshop, app, id),
        EditorCommand::FindBlock(kind) => {
            app.send_to_shell(ShellCommand::Show(GameId::Clickomania));
            workshop.palette.show_kind(kind);
        }
    }
}

/// Carries out a command about the slots.
fn slot(workshop: &mut ClickomaniaMode, command: SlotCommand, app: &mut ClickomaniaContext) {
    match command {
        SlotCommand::Store(number) => store(workshop, app, number),
        SlotCommand::Load(number) => load(workshop, app, number),
        SlotCommand::Empty(number) => empty_slot(workshop, app, number),
        SlotCommand::Copy(number) => match workshop.slots.program(number) {
            Some(program) => {
                app.copy(write(&program));
                app.say(app.text.msg_slot_copied(number.to_string()));
            }
            None => app.say(app.text.msg_slot_is_empty(number.to_string())),
        },
    }
}

/// Changes the program, or says why that is not possible.
pub(super) fn change(
    workshop: &mut ClickomaniaMode,
    app: &mut ClickomaniaContext,
    deed: ChangeKind,
    edit: Edit,
) {
    match workshop.document.edit(deed, edit) {
        Ok(()) => app.say(""),
        Err(error) => app.refuse(why_not(&app.text, error)),
    }
}

/// Why a change is not possible, for people.
pub fn why_not(text: &Text, error: EditError) -> String {
    match error {
        EditError::WrongType { expected, given } => text.msg_drop_wrong_type(
            diagnostics::type_of(text, expected),
            diagnostics::type_of(text, given),
        ),
        EditError::WrongShape => text.msg_edit_wrong_shape(),
        EditError::InUse => text.msg_edit_in_use(),
        EditError::BadName => text.msg_edit_bad_name(),
        EditError::TooMany => text.msg_edit_too_many(),
        EditError::TooDeep => text.msg_edit_too_deep(),
        EditError::NoSuchPlace
        | EditError::Occupied
        | EditError::WrongField
        | EditError::UnknownVariable
        | EditError::BadFragment => text.msg_edit_gone(),
    }
}

/// Takes back so many changes (negative), or makes so many again, and shows where something changed.
fn go_in_history(workshop: &mut ClickomaniaMode, app: &mut ClickomaniaContext, by: isize) {
    let (text, again) = (app.text, by > 0);
    let mut last = None;
    let mut count: u64 = 0;
    let mut trouble = None;
    while count < by.unsigned_abs() as u64 {
        let beside = &mut Surroundings {
            stage: &mut workshop.stage,
            storage: &app.storage,
        };
        match workshop.document.undo(again, beside) {
            Ok(Some(deed)) => last = Some(deed),
            Ok(None) => break,
            Err(error) => {
                trouble = Some(error.sentence(&text));
                break;
            }
        }
        count += 1;
        match last {
            Some(ChangeKind::Store | ChangeKind::EmptySlot) => workshop.slots.look(&app.storage),
            Some(ChangeKind::New | ChangeKind::Open | ChangeKind::Load) => workshop.begin_again(),
            _ => {}
        }
    }
    let touched = workshop.document.touched().map(<[BlockId]>::to_vec);
    workshop.canvas.follow(&mut workshop.document, app);
    workshop
        .canvas
        .show_one_of(&touched.unwrap_or_default(), app);
    let name = last.map(|deed| deed.name(&text));
    app.say(match (name, again) {
        (None, false) => text.msg_nothing_to_undo(),
        (None, true) => text.msg_nothing_to_redo(),
        (Some(name), false) if count == 1 => text.msg_undone(name),
        (Some(name), true) if count == 1 => text.msg_redone(name),
        (Some(name), false) => text.msg_undone_many(count, name),
        (Some(name), true) => text.msg_redone_many(count, name),
    });
    if let Some(trouble) = trouble {
        app.refuse(trouble);
    }
}

/// Adds a block where it fits best: after the chosen block or into it, into the first empty socket
/// that takes it, at the end of the program, else on the canvas.
fn add(workshop: &mut ClickomaniaMode, app: &mut ClickomaniaContext, piece: &Piece) {
    let chosen = workshop.canvas.chosen();
    let program = workshop.document.program();
    let by_keys = workshop.canvas.spot_target(piece.kind.row().value());
    let spot = by_keys.or_else(|| match piece.kind.row().shape {
        BlockShape::Command | BlockShape::Loop => Some(after(program, chosen)),
        BlockShape::Value(given) => free_socket(program, chosen, given),
    });
    let visible: Rect = workshop.canvas.view.visible();
    let aside = Point::new(visible.min.x + 40.0, visible.center().y);
    let aside = workshop.canvas.free_place(aside);
    let target = spot.unwrap_or(DropTarget::Canvas(aside));
    let program = workshop.document.identities();
    let (mut edits, fragment) = piece.bring(program);
    let root = fragment.roots[0];
    let owner = match target {
        DropTarget::Socket(owner, _) => Some(owner),
        _ => None,
    };
    match program.place_edit(fragment, target, aside) {
        Ok(edit) => edits.push(edit),
        Err(error) => {
            app.refuse(why_not(&app.text, error));
            return;
        }
    }
    if let Err(error) = workshop.document.edit(ChangeKind::Add, Edit::All(edits)) {
        app.refuse(why_not(&app.text, error));
        return;
    }
    if workshop.document.has(root) {
        workshop.canvas.choose(Some(root));
        workshop.canvas.follow(&mut workshop.document, app);
        workshop.canvas.reveal(root);
        if workshop.palette.had_keyboard() {
            workshop.canvas.focus();
        }
        let program = workshop.document.program();
        let name = block_name(program, &app.text, program.block(root));
        app.say(app.text.msg_added(name));
    } else if let Some(owner) = owner.filter(|&owner| workshop.document.has(owner)) {
        // A number or a colour that became a default value is no block of its own.
        let program = workshop.document.program();
        let name = block_name(program, &app.text, program.block(owner));
        app.say(app.text.msg_default_set(name));
    }
}

/// Behind the chosen command (or the one whose value is chosen), else at the end of the program.
fn after(program: &Program, chosen: Option<BlockId>) -> DropTarget {
    let mut at = chosen;
    while let Some(id) = at {
        match program.get(id).map(|block| block.parent) {
            Some(Parent::Socket(owner, _)) => at = Some(owner),
            Some(Parent::Stack(stack)) if program.block(id).kind.row().value().is_none() => {
                let index = program.stack(stack).iter().position(|&other| other == id);
                return DropTarget::Stack(stack, index.map_or(0, |index| index + 1));
            }
            _ => break,
        }
    }
    DropTarget::Stack(Stack::Hat, program.stack(Stack::Hat).len())
}

/// The first empty socket for a value: in the chosen block, else in the program.
fn free_socket(program: &Program, chosen: Option<BlockId>, given: Type) -> Option<DropTarget> {
    let empty = |(id, _): (BlockId, usize)| {
        let block = program.block(id);
        let free = |socket: &usize| {
            let held = block.sockets[*socket];
            let fits = block.socket_type(*socket).is_some_and(|ty| given.fits(ty));
            fits && held.block.is_none() && held.literal.is_none()
        };
        let socket = (0..block.sockets.len()).find(free)?;
        Some(DropTarget::Socket(id, socket))
    };
    let inside = chosen.filter(|&id| program.get(id).is_some());
    let inside = inside.and_then(|id| program.walk(&[id]).find_map(empty));
    inside.or_else(|| program.walk(program.stack(Stack::Hat)).find_map(empty))
}

fn delete_variable(
    workshop: &mut ClickomaniaMode,
    app: &mut ClickomaniaContext,
    id: engine::language::VarId,
) {
    let program = workshop.document.program();
    match program.delete_variable_edit(id) {
        Ok(edit) => change(workshop, app, ChangeKind::DeleteVariable, edit),
        Err(user) => {
            let block = block_name(program, &app.text, program.block(user));
            app.refuse(app.text.msg_variable_in_loop(block));
        }
    }
}

fn store(workshop: &mut ClickomaniaMode, app: &mut ClickomaniaContext, number: usize) {
    let text = app.text;
    let program = workshop.document.program();
    match app.storage.save_slot(number, program) {
        Ok(before) => {
            let change = Change::Slot(number, Box::new(before));
            workshop.document.history.did(ChangeKind::Store, change);
            app.say(text.msg_stored(number.to_string()));
        }
        Err(error) => app.refuse(error.sentence(&text)),
    }
    workshop.slots.look(&app.storage);
}

fn empty_slot(workshop: &mut ClickomaniaMode, app: &mut ClickomaniaContext, number: usize) {
    let text = app.text;
    let n = number.to_string();
    match app.storage.restore_slot(number, &Slot::Empty) {
        Ok(Slot::Empty) => app.say(text.msg_slot_is_empty(n)),
        Ok(before) => {
            let change = Change::Slot(number, Box::new(before));
            workshop.document.history.did(ChangeKind::EmptySlot, change);
            app.say(text.msg_slot_emptied(n));
        }
        Err(error) => app.refuse(error.sentence(&text)),
    }
    workshop.slots.look(&app.storage);
}

fn load(workshop: &mut ClickomaniaMode, app: &mut ClickomaniaContext, number: usize) {
    let text = app.text;
    match workshop.slots.program(number) {
        Some(program) => {
            let opened = super::Opened {
                program,
                file: None,
                saved: false,
            };
            workshop.document.open(ChangeKind::Load, opened);
            workshop.begin_again();
            app.say(text.msg_loaded(number.to_string()));
        }
        None => app.say(text.msg_slot_is_empty(number.to_string())),
    }
}
