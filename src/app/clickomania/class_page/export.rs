//! The table as a file, written beside the window.

use super::judging::Known;
use crate::app::clickomania::command::{ClassForm, ClickomaniaContext};
use crate::app::common::background::{BackgroundTask, take_ended};
use crate::reports::{class_csv, class_page, xlsx};
use crate::store::write_file;
use engine::text::Text;
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// When the window closes, what is being written is not waited for longer than this.
const LAST_WAIT: Duration = Duration::from_secs(10);

/// A table on its way to a file.
#[derive(Default)]
pub struct Exports {
    work: Option<(PathBuf, BackgroundTask<Result<(), String>>)>,
}

impl Exports {
    /// Writes what is known.
    pub fn start(
        &mut self,
        form: ClassForm,
        path: PathBuf,
        known: &Known,
        app: &mut ClickomaniaContext,
    ) {
        let text = app.text;
        if self.work.is_some() {
            app.refuse(text.msg_class_says_still_writing());
            return;
        }
        let (known, to) = (known.clone(), path.clone());
        let job =
            move |go_on: &(dyn Fn() -> bool + Sync)| Some(write((form, &to), &known, &text, go_on));
        match BackgroundTask::start(job, app.waker()) {
            Ok(work) => {
                app.say(text.msg_picture_making(path.display().to_string()));
                self.work = Some((path, work));
            }
            Err(error) => app.refuse(text.msg_class_says_no_thread(error.to_string())),
        }
    }

    /// Tells what became of it.
    pub fn advance(&mut self, app: &mut ClickomaniaContext) {
        match take_ended(&mut self.work) {
            Some((path, Some(Ok(())))) => app.say(app.text.msg_saved(path.display().to_string())),
            Some((_, Some(Err(sentence)))) => app.refuse(sentence),
            Some((_, None)) | None => {}
        }
    }

    /// The window closes: what was begun is written.
    pub fn finish(&mut self, app: &mut ClickomaniaContext) {
        let begun = Instant::now();
        while begun.elapsed() < LAST_WAIT {
            match take_ended(&mut self.work) {
                Some((_, Some(Err(sentence)))) => app.refuse(sentence),
                Some(_) => {}
                None if self.work.is_some() => sleep(Duration::from_millis(5)),
                None => return,
            }
        }
    }
}

fn write(
    (form, path): (ClassForm, &Path),
    known: &Known,
    text: &Text,
    go_on: &(dyn Fn() -> bool + Sync),
) -> Result<(), String> {
    let report = known.report(go_on);
    let bytes = match form {
        ClassForm::Excel => xlsx(&report, text)?,
        ClassForm::Csv => class_csv(&report, text).into_bytes(),
        ClassForm::Page => class_page(&report, text).into_bytes(),
    };
    write_file(path, &bytes).map_err(|error| error.sentence(text))
}
