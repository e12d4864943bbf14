//! Pictures of the program, and pages to print: made and written beside the window.

use crate::app::clickomania::command::ClickomaniaContext;
use crate::app::common::background::{BackgroundTask, WorkState};
use crate::store::{StorageError, save_picture, write_file};
use crate::task_sheet;
use engine::language::Program;
use engine::picture::program_page;
use engine::task::file::TaskOrCourse;
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// When the window closes, what is being written is not waited for longer than this.
const LAST_WAIT: Duration = Duration::from_secs(10);

/// What is made of the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PictureKind {
    /// A picture; the name of its file says which kind.
    Picture,
    /// A page, which the system opens so that it can be printed.
    Page,
    /// The same of the open task, instead of the program.
    Task,
}

/// Something that is being made, and its file.
struct Making {
    drawing: PictureKind,
    path: PathBuf,
    work: BackgroundTask<Result<(), StorageError>>,
}

/// What is being made.
#[derive(Default)]
pub struct Pictures {
    makings: Vec<Making>,
}

impl Pictures {
    /// Begins to make something of the program as it is now.
    pub fn make(
        &mut self,
        app: &mut ClickomaniaContext,
        program: &Program,
        drawing: PictureKind,
        path: PathBuf,
    ) {
        let text = app.text;
        let program = program.clone();
        let costs = app.services.task.task().costs.clone();
        let task = TaskOrCourse::Task(Box::new(app.services.task.task().clone()));
        let file = path.clone();
        let job = move || match drawing {
            PictureKind::Picture => save_picture(&file, &program, &costs, &text),
            PictureKind::Page => {
                write_file(&file, program_page(&program, &costs, &text).as_bytes())
            }
            PictureKind::Task => write_file(&file, task_sheet::page(&task, &text).as_bytes()),
        };
        match BackgroundTask::start(move |_| Some(job()), app.waker()) {
            Ok(work) => {
                app.say(text.msg_picture_making(path.display().to_string()));
                self.makings.push(Making {
                    drawing,
                    path,
                    work,
                });
            }
            Err(error) => app.refuse(text.msg_picture_refused_no_thread(error.to_string())),
        }
    }

    /// Tells what became of what was being made; called before each frame.
    pub fn advance(&mut self, app: &mut ClickomaniaContext) {
        self.makings.retain(|making| match making.work.progress() {
            WorkState::Busy => true,
            WorkState::Lost => false,
            WorkState::Done(Ok(())) => {
                tell(app, making.drawing, &making.path);
                false
            }
            WorkState::Done(Err(error)) => {
                app.refuse(error.sentence(&app.text));
                false
            }
        });
    }

    /// The window closes: what was begun is written.
    pub fn finish(&mut self, app: &mut ClickomaniaContext) {
        let begun = Instant::now();
        while !self.makings.is_empty() && begun.elapsed() < LAST_WAIT {
            sleep(Duration::from_millis(5));
            self.makings.retain(|making| match making.work.progress() {
                WorkState::Busy => true,
                WorkState::Done(Err(error)) => {
                    app.refuse(error.sentence(&app.text));
                    false
                }
                WorkState::Done(Ok(())) | WorkState::Lost => false,
            });
        }
    }
}

/// It is on the disk: pages are opened, as browsers can print everywhere.
fn tell(app: &mut ClickomaniaContext, drawing: PictureKind, path: &Path) {
    let text = app.text;
    let place = path.display().to_string();
    match drawing {
        PictureKind::Picture => app.say(text.msg_saved(place)),
        PictureKind::Page | PictureKind::Task => match (app.opener)(path) {
            Ok(()) => app.say(text.msg_printed(place)),
            Err(_) => app.refuse(text.msg_printed_unopened(place)),
        },
    }
}
