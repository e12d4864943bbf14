//! What came in from outside a contest, and what was saved, is noted.

use super::handed::task_name;
use crate::app::clickomania::command::{
    ClickomaniaCommand, ClickomaniaContext, EditorCommand, ProgramCommand, SlotCommand, TaskCommand,
};
use crate::app::clickomania::editor::document::Document;
use crate::app::clickomania::storage::Slot;
use crate::app::common::command::FileCommand;
use crate::handed::Way;
use engine::language::Program;
use engine::language::file::write;

/// How things stood before a command was carried out.
pub struct Watch {
    what: Watched,
    openings: u64,
    blocks: usize,
}

/// What a command may do that is to be noted.
enum Watched {
    /// Blocks may come in; whether they are one's own.
    Blocks(Way, bool),
    /// A program may come in.
    Program(Way),
    /// A program takes the place of the one on the canvas in which nothing is brought along.
    Clean,
    /// A slot is loaded: in it something is brought along, or not.
    Loaded(bool),
    /// The program is saved into a slot.
    Stored(usize),
    /// The program is written to a file.
    Written,
}

impl Watch {
    /// What is to be looked at when this is done; nothing without a contest.
    pub fn before(
        command: &ClickomaniaCommand,
        document: &Document,
        app: &ClickomaniaContext,
    ) -> Option<Watch> {
        let run = app.contest_run.as_ref()?;
        let is_picture = |path: &std::path::Path| {
            let end = path.extension().map(|end| end.to_ascii_lowercase());
            end.is_some_and(|end| end == "png" || end == "svg")
        };
        let what = match command {
            ClickomaniaCommand::Editor(EditorCommand::Paste(text)) => {
                Watched::Blocks(Way::Clipboard, run.is_own(text))
            }
            ClickomaniaCommand::File(FileCommand::OpenFile(path)) => {
                Watched::Program(match is_picture(path) {
                    true => Way::Picture,
                    false => Way::File,
                })
            }
            ClickomaniaCommand::Program(ProgramCommand::OpenProgram(_)) => {
                Watched::Program(Way::HandIn)
            }
            ClickomaniaCommand::File(FileCommand::New)
            | ClickomaniaCommand::Task(TaskCommand::Begin) => Watched::Clean,
            ClickomaniaCommand::Slot(SlotCommand::Load(number)) => {
                let brought = match app.services.slots.slot(*number) {
                    Slot::Filled { program, .. } => {
                        let saving = run.saving_of(&write(&program));
                        saving.is_none_or(|saving| saving.brought)
                    }
                    Slot::Empty | Slot::Broken { .. } => false,
                };
                Watched::Loaded(brought)
            }
            ClickomaniaCommand::Slot(SlotCommand::Store(number)) => Watched::Stored(*number),
            ClickomaniaCommand::File(FileCommand::SaveFile(_) | FileCommand::Save)
            | ClickomaniaCommand::Program(ProgramCommand::PictureFile(_)) => Watched::Written,
            ClickomaniaCommand::Editor(_)
            | ClickomaniaCommand::View(_)
            | ClickomaniaCommand::Zoom(_)
            | ClickomaniaCommand::History(_)
            | ClickomaniaCommand::File(FileCommand::Open | FileCommand::SaveAs)
            | ClickomaniaCommand::Program(
                ProgramCommand::OpenExample(_)
                | ProgramCommand::SavePicture
                | ProgramCommand::Print
                | ProgramCommand::PrintFile(_)
                | ProgramCommand::PrintTask
                | ProgramCommand::PrintTaskFile(_),
            )
            | ClickomaniaCommand::Slot(
                SlotCommand::PutBack(_) | SlotCommand::Empty(_) | SlotCommand::Copy(_),
            )
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
                | TaskCommand::Next
                | TaskCommand::Previous
                | TaskCommand::OpenSolution(_)
                | TaskCommand::OpenMistake(_)
                | TaskCommand::Free(_),
            )
            | ClickomaniaCommand::Comparison(_)
            | ClickomaniaCommand::Class(_)
            | ClickomaniaCommand::Contest(_)
            | ClickomaniaCommand::Teacher(_)
            | ClickomaniaCommand::Shell(_) => return None,
        };
        Some(Watch {
            what,
            openings: document.openings(),
            blocks: count(document.program()),
        })
    }

    /// Notes what was done.
    pub fn after(self, document: &Document, app: &mut ClickomaniaContext) {
        let task = app.services.task.ready().clone();
        let Some(run) = &mut app.contest_run else {
            return;
        };
        let task = task_name(run, &task);
        let program = document.program();
        let opened = self.openings != document.openings();
        match self.what {
            Watched::Blocks(how, own) => {
                let more = count(program).saturating_sub(self.blocks);
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
            Watched::Program(_) | Watched::Clean | Watched::Loaded(_) => {}
            Watched::Stored(number) => run.saved(&task, number, &write(program)),
            Watched::Written => run.leaves(&write(program)),
        }
    }
}

/// A program was there when the window opened that was named on its command line.
pub fn came_at_start(document: &Document, app: &mut crate::app::common::app_context::AppContext) {
    if let Some(run) = &mut app.contest_run {
        let task = task_name(run, document.task());
        run.brought(Way::Start, &task, count(document.program()));
    }
}

fn count(program: &Program) -> usize {
    program.everywhere().count()
}
