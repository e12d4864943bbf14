//! The contest of this window: carries out the commands of contestants and teachers, and hands in at the end of its
//! time.
//!
//! In a contest there are the slots, the cost and the run, and nothing that helps: `command/policy.rs` decides what is
//! withheld. [`mod@collect`] puts the slots of all tasks into one hand-in.

pub mod bar;
pub mod collect;
pub mod dialogs;
pub mod page;
mod teacher;

use crate::contest::{
    ContestFolder, ContestPhase, ContestRun, ContestTick, HandedIn, read_contest,
};
use crate::store::{StorageError, Tried, write_file};
use crate::window::clickomania::ClickomaniaMode;
use crate::window::clickomania::command::{ClickomaniaContext, ContestCommand, TeacherCommand};
use crate::window::clickomania::library::open_task::TaskSource;
use crate::window::clickomania::library::storage::Slot;
use crate::window::clickomania::page::Page;
use crate::window::kit::app_context::AppContext;
use crate::window::kit::command::ShellCommand;
use collect::{Collected, collect};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

/// Interval between repaints of the remaining time.
const SHOWN_EVERY: Duration = Duration::from_millis(500);
/// Interval between two tries to deliver a hand-in.
const LOOK: Duration = Duration::from_secs(1);

impl ClickomaniaMode {
    /// Updates the contest, and hands in the slots at the end of its time.
    pub(super) fn advance_contest(&mut self, app: &mut ClickomaniaContext) {
        let tick = app.contest_run.as_mut().map(ContestRun::tick);
        match tick {
            None | Some(ContestTick::Nothing) => {}
            Some(ContestTick::Delivered(path)) => {
                let path = path.display().to_string();
                app.say(app.text.msg_contest_says_handed_in(path));
            }
            Some(ContestTick::HandInNow) => {
                self.editor.end_drag(app);
                self.save_canvas_at_the_end(app);
                let name = app.contest_run.as_ref().map(|run| run.state().name.clone());
                self.hand_in(app, &name.unwrap_or_default(), None);
                app.ctx.request_repaint();
            }
        }
        let Some(run) = &app.contest_run else { return };
        match run.phase() {
            ContestPhase::Open if run.left().is_some() => {
                app.ctx.request_repaint_after(SHOWN_EVERY)
            }
            ContestPhase::Open | ContestPhase::Over if run.on_its_way().is_some() => {
                app.ctx.request_repaint_after(LOOK)
            }
            ContestPhase::Open
            | ContestPhase::Over
            | ContestPhase::Elsewhere
            | ContestPhase::Closed { .. } => {}
        }
    }

    /// Saves the canvas to the first slot if all slots of the task are empty at the end of the time.
    fn save_canvas_at_the_end(&mut self, app: &mut ClickomaniaContext) {
        let program = self.editor.document.program();
        let empty =
            (1..=super::SLOTS).all(|number| matches!(app.services.slots.slot(number), Slot::Empty));
        let builds = program.running().next().is_some();
        if empty && builds && app.services.slots.save(1, program).is_ok() {
            self.slots.look(app.services);
        }
    }

    pub(super) fn perform_contest(
        &mut self,
        command: ContestCommand,
        app: &mut ClickomaniaContext,
    ) {
        if let Some(sentence) = read_only_reason(app) {
            app.refuse(sentence);
            return;
        }
        match command {
            ContestCommand::AskHandIn => {
                let program = self.editor.document.program();
                self.contest.ask_hand_in(app, program);
            }
            ContestCommand::HandIn(name, path) => {
                // The next hand-in starts in the same folder.
                app.settings.last_folder = path.parent().map(Path::to_owned);
                self.hand_in(app, &name, Some(path));
            }
            ContestCommand::Name(name) => {
                if let Some(run) = &mut app.contest_run {
                    run.set_name(&name);
                }
            }
            ContestCommand::NameSlot(task, number) => {
                // After the end, the slots that were named by then count.
                let run = app.contest_run.as_mut();
                if let Some(run) = run.filter(|run| *run.phase() != ContestPhase::Over) {
                    let mut named = run.state().named.clone();
                    named.insert(task, number);
                    run.name_slots(named);
                }
            }
            ContestCommand::GoTo(number) => {
                let path = app.contest_run.as_ref().map(ContestRun::tasks_path);
                self.leave_handed_in();
                if let Some(path) = path {
                    self.open_task(&TaskSource::File { path, number }, app);
                }
            }
            ContestCommand::BeginAgain => begin_again(app),
            ContestCommand::GoOn => self.leave_handed_in(),
        }
    }

    fn leave_handed_in(&mut self) {
        if matches!(self.page, Page::HandedIn(_)) {
            self.page = Page::Program;
        }
    }

    /// Hands in all slots, to this file and to the folder of the contest; without a file only to the folder.
    fn hand_in(&mut self, app: &mut ClickomaniaContext, name: &str, to: Option<PathBuf>) {
        let text = app.text;
        let Some(begun) = app.teacher.contest() else {
            app.refuse(text.msg_contest_says_no_contest());
            return;
        };
        let run = app.contest_run.as_ref();
        let begun = run.map_or(begun, |run| SystemTime::UNIX_EPOCH + run.begun());
        // After the end, the slots as they were then count.
        let over = run.filter(|run| *run.phase() == ContestPhase::Over && to.is_some());
        let at_the_end = over.and_then(|run| run.last_hand_in(&text).ok().flatten());
        let Collected {
            hand_in,
            unreadable,
            unfinished,
        } = match at_the_end {
            Some(kept) => Collected {
                hand_in: kept.by(name),
                unreadable: Vec::new(),
                unfinished: Vec::new(),
            },
            None => collect(app, name, begun),
        };
        if hand_in.is_empty() && to.is_some() {
            app.refuse(text.msg_contest_says_nothing());
            return;
        }
        let (HandedIn { kept, sent }, keeper) = match &mut app.contest_run {
            Some(run) => {
                run.set_name(name);
                run.name_slots(hand_in.named.clone());
                (run.hand_in(&hand_in, to.clone()), run.kept())
            }
            None => {
                let path = to.clone().unwrap_or_default();
                let kept = write_file(&path, hand_in.text().as_bytes());
                (HandedIn { kept, sent: None }, path)
            }
        };
        let run = app.contest_run.as_ref();
        if to.is_some()
            && run.is_some_and(|run| run.code().is_some() && *run.phase() == ContestPhase::Open)
        {
            self.page = Page::HandedIn(unfinished);
        }
        let goal = run.and_then(|run| run.state().destination.clone());
        let shown = goal.or(to).unwrap_or_else(|| keeper.clone());
        let shown = shown.display().to_string();
        match (kept, sent) {
            (_, Some(Ok(()))) | (Ok(()), None) => {
                if unreadable.is_empty() {
                    app.say(text.msg_contest_says_handed_in(shown))
                } else {
                    let slots = unreadable.join(", ");
                    app.refuse(text.msg_contest_says_handed_in_without(shown, slots));
                }
            }
            (Ok(()), Some(Err(why))) => {
                let (why, kept) = (why.sentence(&text), keeper.display().to_string());
                app.refuse(text.msg_contest_says_tried_again(why, kept));
            }
            (Err(why), _) if run.is_some() => {
                let why = why.sentence(&text);
                app.refuse(text.msg_contest_says_nowhere_yet(why));
            }
            (Err(why), _) => app.refuse(why.sentence(&text)),
        }
    }

    /// Carries out a command of a teacher.
    pub(super) fn perform_teacher(
        &mut self,
        command: TeacherCommand,
        app: &mut ClickomaniaContext,
    ) {
        let before = app.contest();
        let done = match command {
            TeacherCommand::Ask => {
                self.contest.ask_teacher();
                return;
            }
            TeacherCommand::ContestOf(path) => match begin_contest(&path, app) {
                Ok(()) => Ok(app.text.msg_contest_says_begun_with_tasks()),
                Err(sentence) => {
                    app.refuse(sentence);
                    return;
                }
            },
            TeacherCommand::GiveExtra(gives) => {
                let run = app.contest_run.as_mut();
                if let Some(run) = run.filter(|run| *run.phase() == ContestPhase::Open) {
                    run.give_extra(gives);
                }
                return;
            }
            TeacherCommand::Contest(true) => {
                let done = app.teacher.perform(TeacherCommand::Contest(true));
                done.map(|()| app.text.msg_contest_says_begun())
            }
            TeacherCommand::Contest(false) => {
                // The window that runs the contest would write it back.
                if let Some(sentence) = read_only_reason(app) {
                    app.refuse(sentence);
                    return;
                }
                end(app).map(|()| app.text.msg_contest_says_ended())
            }
            other @ (TeacherCommand::Choose(_) | TeacherCommand::OpenSolutions(_)) => {
                app.teacher.perform(other).map(|()| String::new())
            }
        };
        match done {
            Ok(sentence) => app.say(sentence),
            Err(error) => app.refuse(error.sentence(&app.text)),
        }
        let now = app.teacher.set_contest() || app.contest_run.as_ref().is_some_and(is_shared);
        if before != now && !app.teacher.lasts() {
            // A contest and the rest share nothing, so the window opens again.
            app.send_to_shell(ShellCommand::Reopen { leaves: before });
        }
    }
}

/// A sentence about why this window may not change the contest, if so.
fn read_only_reason(app: &ClickomaniaContext) -> Option<String> {
    let run = app.contest_run.as_ref();
    run.and_then(|run| run.read_only_reason(&app.text))
}

/// True if other windows that are opened would take part too.
fn is_shared(run: &ContestRun) -> bool {
    run.left().is_some() && !run.state().ended
}

/// Begins the contest of a file, in all windows.
fn begin_contest(path: &Path, app: &mut ClickomaniaContext) -> Result<(), String> {
    let text = app.text;
    if app.contest() {
        return Err(text.msg_contest_says_withheld());
    }
    let course = read_contest(path, &text)?;
    let sentence = |error: StorageError| error.sentence(&text);
    let data = app.data.folder().map_err(sentence)?;
    let folder = ContestFolder::new(data, &course);
    let begun = folder.begin(&course);
    begun.map_err(|error| sentence(StorageError::new(Tried::Write, &folder.path, error)))?;
    app.teacher.begin_in(folder.name()).map_err(sentence)
}

/// Ends the contest of a teacher.
fn end(app: &mut ClickomaniaContext) -> Result<(), StorageError> {
    // A contest that a window was opened for lasts until that window closes.
    let ended = app.teacher.set_contest() || app.contest_run.as_ref().is_some_and(is_shared);
    if let Some(run) = app.contest_run.as_mut().filter(|_| ended) {
        run.end()?;
    }
    app.teacher.perform(TeacherCommand::Contest(false))
}

/// Starts the contest again for somebody else, once its time is over.
fn begin_again(app: &mut ClickomaniaContext) {
    let text = app.text;
    let over = app.contest_run.as_mut();
    let Some(run) = over.filter(|run| *run.phase() == ContestPhase::Over) else {
        app.refuse(text.msg_contest_says_withheld());
        return;
    };
    let Some(course) = run.course().cloned() else {
        return;
    };
    let begun = run.end().and_then(|()| {
        let folder = ContestFolder::new(app.data.folder()?, &course);
        let begun = folder.begin(&course);
        begun.map_err(|error| StorageError::new(Tried::Write, &folder.path, error))?;
        if app.teacher.set_contest() {
            app.teacher.begin_in(folder.name())
        } else {
            Ok(())
        }
    });
    match begun {
        Ok(()) => app.send_to_shell(ShellCommand::Reopen { leaves: false }),
        Err(error) => app.refuse(error.sentence(&text)),
    }
}

/// Confines the mode to the tasks of the contest, if it has any, and withholds all help.
pub(super) fn confine(app: &mut AppContext, services: &mut super::Services) {
    let text = app.text;
    if app.contest() {
        services.task.withhold_help();
    }
    let Some(run) = app
        .contest_run
        .as_mut()
        .filter(|run| run.course().is_some())
    else {
        return;
    };
    if let Err(sentence) = services.task.confine(&run.tasks_path(), &text) {
        run.lacks_tasks(sentence);
    }
}
