//! What came in from outside a contest, and what was saved, is noted.

use super::handed::task_name;
use crate::app::clickomania::command::{
    ClickomaniaCommand, ClickomaniaContext, ContestCommand, EditorCommand, ProgramCommand,
    SlotCommand, TaskCommand,
};
use crate::app::clickomania::editor::document::Document;
use crate::app::clickomania::open_task::ReadyTask;
use crate::app::clickomania::storage::Slot;
use crate::app::common::app_context::AppContext;
use crate::app::common::command::FileCommand;
use crate::app::common::contest::ContestRun;
use crate::handed::{Origin, SignKind};
use engine::language::Program;
use engine::language::file::write;

/// How things stood before a command was carried out.
pub struct Watch {
    what: Watched,
    openings: u64,
    program: Program,
    /// Whether something in the program was brought along.
    marked: bool,
}

/// What a command may do that is to be noted.
enum Watched {
    /// Blocks may come in; whether they are one's own.
    Blocks(Origin, bool),
    /// A program may come in.
    Program(Origin),
    /// A program takes the place of the one on the canvas in which nothing is brought along.
    Clean,
    /// A slot is loaded: in it something is brought along, or not.
    Loaded(bool),
    /// The program is saved into a slot.
    Stored(usize),
    /// The program is written to a file.
    Written,
    /// A slot's program goes to the clipboard in which something was brought along.
    Copied(String),
    /// Another task is opened, with the program that was left there or with the one that is here.
    Moved,
    /// A change is taken back, or the program gets another task.
    Back,
}

impl Watch {
    /// What is to be looked at when this is done; nothing without a contest.
    pub fn before(
        command: &ClickomaniaCommand,
        document: &Document,
        app: &mut ClickomaniaContext,
    ) -> Option<Watch> {
        let open = app.services.task.ready().clone();
        let run = app.contest_run.as_mut()?;
        let task = task_of(run, document, &open);
        run.opens(&task);
        let what = watched(command, app)?;
        let program = document.program();
        let run = app.contest_run.as_mut()?;
        match what {
            Watched::Stored(number) => run.saves(&task, number, &write(program)),
            Watched::Moved => run.keeps(&write(program)),
            _ => {}
        }
        Some(Watch {
            what,
            openings: document.openings(),
            program: program.clone(),
            marked: run.is_marked(&task),
        })
    }

    /// Notes what was done. Gives whether a program in which something was brought along made way for one that is one's
    /// own: what was thrown away before must not come back into that.
    pub fn after(self, document: &Document, app: &mut ClickomaniaContext) -> bool {
        let was_marked = self.marked;
        self.note(document, app);
        let open = app.services.task.ready().clone();
        let run = app.contest_run.as_ref();
        was_marked && run.is_some_and(|run| !run.is_marked(&task_of(run, document, &open)))
    }

    fn note(self, document: &Document, app: &mut ClickomaniaContext) {
        let (text, ready) = (app.text, app.services.task.ready().clone());
        let Some(run) = &mut app.contest_run else {
            return;
        };
        let task = task_of(run, document, &ready);
        let start = || ready.start(document.new_name(), &text);
        let program = document.program();
        let opened = self.openings != document.openings();
        if opened {
            run.leaves_canvas(&write(&self.program), self.marked);
        }
        match self.what {
            Watched::Blocks(how, own) => {
                let more = count(program).saturating_sub(count(&self.program));
                if more > 0 && !own {
                    run.brought(how, &task, more);
                }
            }
            Watched::Program(how) if opened => {
                if run.is_own(&write(program)) {
                    run.mark_canvas(&task, false);
                } else {
                    run.brought(how, &task, count(program));
                }
            }
            Watched::Clean if opened => run.mark_canvas(&task, false),
            Watched::Loaded(brought) if opened => run.mark_canvas(&task, brought),
            Watched::Back if opened => {
                let known = run.was_marked(&write(program));
                let marked = known.unwrap_or_else(|| run.has_brought());
                run.mark_canvas(&task, marked);
            }
            Watched::Moved if opened => {
                if ready.copy(&self.program).same_text_as(program) {
                    // One goes on with it.
                    if self.marked {
                        run.mark_canvas(&task, true);
                    }
                } else if program.same_text_as(&start()) {
                    run.mark_canvas(&task, false);
                } else if !run.has_kept(&write(program)) {
                    run.sign(SignKind::StateChanged);
                    run.brought(Origin::File, &task, count(program));
                }
            }
            // The program is the same, for another task.
            Watched::Back | Watched::Moved if self.marked => run.mark_canvas(&task, true),
            Watched::Program(_)
            | Watched::Clean
            | Watched::Loaded(_)
            | Watched::Back
            | Watched::Moved => {}
            Watched::Stored(number) => {
                let slots = &app.services.slots;
                let there = match slots.slot(number) {
                    Slot::Filled { program: there, .. } => there.same_text_as(program),
                    Slot::Empty | Slot::Broken { .. } => false,
                };
                if let Some(run) = app.contest_run.as_mut().filter(|_| !there) {
                    run.saves_not();
                }
            }
            Watched::Written => run.leaves(&write(program)),
            Watched::Copied(text) => run.disowns(&text),
        }
    }
}

/// What a command may do.
fn watched(command: &ClickomaniaCommand, app: &ClickomaniaContext) -> Option<Watched> {
    let run = app.contest_run.as_ref()?;
    let is_picture = |path: &std::path::Path| {
        let end = path.extension().map(|end| end.to_ascii_lowercase());
        end.is_some_and(|end| end == "png" || end == "svg")
    };
    // The program of a slot, and whether something in it was brought along.
    let slot = |number: usize| match app.services.slots.slot(number) {
        Slot::Filled { program, .. } => {
            let text = write(&program);
            let saving = run.saving_of(&text);
            let brought = saving.is_none_or(|saving| saving.brought);
            (Some(text), brought)
        }
        Slot::Empty | Slot::Broken { .. } => (None, false),
    };
    Some(match command {
        ClickomaniaCommand::Editor(EditorCommand::Paste(text)) => {
            Watched::Blocks(Origin::Clipboard, run.is_own(text))
        }
        ClickomaniaCommand::Editor(EditorCommand::GoInHistory(_) | EditorCommand::SetTask(_))
        | ClickomaniaCommand::History(_) => Watched::Back,
        ClickomaniaCommand::File(FileCommand::OpenFile(path)) => {
            Watched::Program(match is_picture(path) {
                true => Origin::Picture,
                false => Origin::File,
            })
        }
        ClickomaniaCommand::Program(ProgramCommand::OpenProgram(_)) => {
            Watched::Program(Origin::HandIn)
        }
        ClickomaniaCommand::File(FileCommand::New)
        | ClickomaniaCommand::Task(TaskCommand::BeginOver) => Watched::Clean,
        ClickomaniaCommand::Task(
            TaskCommand::Next | TaskCommand::Previous | TaskCommand::Free(_),
        )
        | ClickomaniaCommand::Contest(ContestCommand::GoTo(_)) => Watched::Moved,
        ClickomaniaCommand::Slot(SlotCommand::Load(number)) => Watched::Loaded(slot(*number).1),
        ClickomaniaCommand::Slot(SlotCommand::Store(number)) => Watched::Stored(*number),
        ClickomaniaCommand::Slot(SlotCommand::Copy(number)) => match slot(*number) {
            (Some(text), true) => Watched::Copied(text),
            _ => return None,
        },
        ClickomaniaCommand::File(FileCommand::SaveFile(_) | FileCommand::Save)
        | ClickomaniaCommand::Program(ProgramCommand::PictureFile(_)) => Watched::Written,
        ClickomaniaCommand::Editor(_)
        | ClickomaniaCommand::View(_)
        | ClickomaniaCommand::Zoom(_)
        | ClickomaniaCommand::File(FileCommand::Open | FileCommand::SaveAs)
        | ClickomaniaCommand::Program(
            ProgramCommand::OpenExample(_)
            | ProgramCommand::SavePicture
            | ProgramCommand::Print
            | ProgramCommand::PrintFile(_)
            | ProgramCommand::PrintTask
            | ProgramCommand::PrintTaskFile(_),
        )
        | ClickomaniaCommand::Slot(SlotCommand::PutBack(_) | SlotCommand::Empty(_))
        | ClickomaniaCommand::Playback(_)
        | ClickomaniaCommand::Wall(_)
        | ClickomaniaCommand::Verdict(_)
        | ClickomaniaCommand::Hint(_)
        | ClickomaniaCommand::Goals(_)
        | ClickomaniaCommand::Home(_)
        | ClickomaniaCommand::Writing(_)
        | ClickomaniaCommand::Task(
            TaskCommand::Open(_)
            | TaskCommand::OpenFile(_)
            | TaskCommand::OpenSolution(_)
            | TaskCommand::OpenMistake(_),
        )
        | ClickomaniaCommand::Comparison(_)
        | ClickomaniaCommand::Class(_)
        | ClickomaniaCommand::Contest(_)
        | ClickomaniaCommand::Teacher(_)
        | ClickomaniaCommand::Shell(_) => return None,
    })
}

/// A program was there when the window opened that was named on its command line.
pub fn came_at_start(document: &Document, app: &mut AppContext) {
    came(document, app, Origin::Start);
}

fn came(document: &Document, app: &mut AppContext, how: Origin) {
    let Some(run) = &mut app.contest_run else {
        return;
    };
    let task = task_of(run, document, document.task());
    match run.is_own(&write(document.program())) {
        true => run.mark_canvas(&task, false),
        false => run.brought(how, &task, count(document.program())),
    }
}

/// The task under whose name things about a program are noted: the one that it names, if that is one of the contest's.
fn task_of(run: &ContestRun, document: &Document, open: &ReadyTask) -> String {
    let named = &document.program().header().task;
    match run.tasks().any(|task| task.id == *named) {
        true => named.to_string(),
        false => task_name(run, open),
    }
}

fn count(program: &Program) -> usize {
    program.everywhere().count()
}
