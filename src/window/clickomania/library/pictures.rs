//! Files that are made and written on other threads: pictures, pages to print, tables.

use crate::store::{save_picture, write_file};
use crate::task_sheet;
use crate::window::clickomania::command::ClickomaniaContext;
use crate::window::kit::background::{BackgroundTask, WorkState};
use engine::language::Program;
use engine::picture::program_page;
use engine::task::file::TaskOrCourse;
use std::path::PathBuf;
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

/// Files that are being made.
#[derive(Default)]
pub struct FileJobs {
    jobs: Vec<FileJob>,
}

struct FileJob {
    path: PathBuf,
    /// True if the system opens the file at the end, as browsers can print everywhere.
    prints: bool,
    /// Says why the file could not be written, in a sentence.
    work: BackgroundTask<Result<(), String>>,
}

impl FileJobs {
    /// Starts to make a picture or a page of the program as it is now.
    pub fn draw(
        &mut self,
        app: &mut ClickomaniaContext,
        program: &Program,
        drawing: PictureKind,
        path: PathBuf,
    ) {
        let (text, file, program) = (app.text, path.clone(), program.clone());
        let costs = app.services.task.task().costs.clone();
        let task = TaskOrCourse::Task(Box::new(app.services.task.task().clone()));
        let prints = drawing != PictureKind::Picture;
        self.start(app, path, prints, move |_| {
            let written = match drawing {
                PictureKind::Picture => save_picture(&file, &program, &costs, &text),
                PictureKind::Page => {
                    write_file(&file, program_page(&program, &costs, &text).as_bytes())
                }
                PictureKind::Task => write_file(&file, task_sheet::page(&task, &text).as_bytes()),
            };
            written.map_err(|error| error.sentence(&text))
        });
    }

    /// Starts a job that writes this file.
    pub fn start(
        &mut self,
        app: &mut ClickomaniaContext,
        path: PathBuf,
        prints: bool,
        job: impl FnOnce(&(dyn Fn() -> bool + Sync)) -> Result<(), String> + Send + 'static,
    ) {
        let text = app.text;
        match BackgroundTask::start(move |go_on| Some(job(go_on)), app.waker()) {
            Ok(work) => {
                app.say(text.msg_picture_making(path.display().to_string()));
                self.jobs.push(FileJob { path, prints, work });
            }
            Err(error) => app.refuse(text.msg_picture_refused_no_thread(error.to_string())),
        }
    }

    pub fn is_busy(&self) -> bool {
        !self.jobs.is_empty()
    }

    /// Tells what became of the files; called before each frame.
    pub fn advance(&mut self, app: &mut ClickomaniaContext) {
        self.settle(app, FileJob::tell);
    }

    /// Waits for the files that are being written, when the window closes.
    pub fn finish(&mut self, app: &mut ClickomaniaContext) {
        let begun = Instant::now();
        while self.is_busy() && begun.elapsed() < LAST_WAIT {
            sleep(Duration::from_millis(5));
            self.settle(app, |_, _| {});
        }
    }

    fn settle(
        &mut self,
        app: &mut ClickomaniaContext,
        written: fn(&FileJob, &mut ClickomaniaContext),
    ) {
        self.jobs.retain(|job| {
            match job.work.progress() {
                WorkState::Busy => return true,
                WorkState::Done(Ok(())) => written(job, app),
                WorkState::Done(Err(sentence)) => app.refuse(sentence),
                WorkState::Lost => {}
            }
            false
        });
    }
}

impl FileJob {
    fn tell(&self, app: &mut ClickomaniaContext) {
        let (text, place) = (app.text, self.path.display().to_string());
        if !self.prints {
            app.say(text.msg_saved(place));
        } else if (app.opener)(&self.path).is_ok() {
            app.say(text.msg_printed(place));
        } else {
            app.refuse(text.msg_printed_unopened(place));
        }
    }
}
