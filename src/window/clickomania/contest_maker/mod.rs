//! The page on which a teacher makes a contest: tasks in order, minutes, points; it writes the contest, the copy for
//! pupils and the sheets.

mod chooser;
mod draft;
mod findings;
mod page;
mod row;

use crate::contest::for_pupils;
use crate::store::{SavedValue, StorageError, WindowFile, write_file};
use crate::task_sheet;
use crate::window::clickomania::command::{ClickomaniaContext, MakingCommand};
use crate::window::clickomania::library::files::FileJobs;
use crate::window::clickomania::library::open_task::read_tasks;
use crate::window::kit::app_context::AppContext;
use crate::window::kit::file_dialog::{FileDialog, file_name};
use chooser::TaskChooser;
use draft::{ContestDraft, ContestEdit, MAX_TASKS};
use engine::task::Task;
use engine::task::file::{TaskOrCourse, write_course};
use engine::text::Text;
use findings::Findings;
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};

/// Extensions of contests and tasks.
const EXTENSIONS: &[&str] = &["ron"];

/// The page.
#[derive(Default)]
pub struct ContestMaker {
    draft: Option<ContestDraft>,
    saved: WindowFile<SavedContest>,
    /// True if the draft differs from its file.
    changed: bool,
    /// True once this page wrote the contest with the files beside it.
    written: bool,
    findings: Findings,
    chooser: TaskChooser,
    dialog: FileDialog,
    /// The purpose of the file that the dialog asks for.
    opens: FilePurpose,
    /// The command that would discard an unsaved contest, until a person confirms it.
    asked: Option<MakingCommand>,
    /// True if a field had the keyboard in the last frame.
    types: bool,
}

/// The purpose of opening a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum FilePurpose {
    /// To change a contest.
    #[default]
    Contest,
    /// To add its tasks.
    Tasks,
}

impl ContestMaker {
    /// Restores the contest that was being made when the window closed.
    pub fn new(app: &mut AppContext) -> ContestMaker {
        let saved: WindowFile<SavedContest> = app.window_file();
        let mut page = ContestMaker {
            draft: saved.value().draft(),
            saved,
            ..ContestMaker::default()
        };
        page.save_draft();
        page
    }

    /// True while a dialog is open.
    pub fn asks(&self) -> bool {
        self.dialog.is_open() || self.asked.is_some() || self.chooser.is_open()
    }

    /// True if a contest was begun.
    pub fn has_draft(&self) -> bool {
        self.draft.is_some()
    }

    /// Carries out a command; sheets are written by `jobs`.
    pub fn perform(
        &mut self,
        command: MakingCommand,
        app: &mut ClickomaniaContext,
        jobs: &mut FileJobs,
    ) {
        match command {
            MakingCommand::New | MakingCommand::OpenFile(_) if self.changed => {
                self.asked = Some(command);
            }
            MakingCommand::Show => {
                self.draft
                    .get_or_insert_with(|| ContestDraft::new(&app.text.msg_contest_file()));
            }
            // The mode shows another page.
            MakingCommand::Leave => {}
            MakingCommand::New => self.begin(ContestDraft::new(&app.text.msg_contest_file())),
            MakingCommand::AskOpen => {
                self.opens = FilePurpose::Contest;
                self.dialog.ask_open(app.text.msg_making_open(), EXTENSIONS);
            }
            MakingCommand::AskTasks => {
                self.opens = FilePurpose::Tasks;
                self.dialog
                    .ask_open(app.text.msg_making_from_file(), EXTENSIONS);
            }
            MakingCommand::Choose => self.chooser.open(app),
            MakingCommand::OpenFile(path) => match read_tasks(&path, &app.text) {
                Ok(TaskOrCourse::Course(course)) => {
                    app.remember(&path);
                    self.begin(ContestDraft::of(course, Some(&path)));
                }
                Ok(TaskOrCourse::Task(_)) => {
                    let name = path.display().to_string();
                    app.refuse(app.text.msg_making_one_task(name));
                }
                Err(sentence) => app.refuse(sentence),
            },
            MakingCommand::AddFile(path) => match read_tasks(&path, &app.text) {
                Ok(document) => {
                    app.remember(&path);
                    self.add(document.tasks().into_iter().cloned().collect(), app);
                }
                Err(sentence) => app.refuse(sentence),
            },
            MakingCommand::Drop(path) => {
                let contest = read_tasks(&path, &app.text);
                let opens = matches!(&contest, Ok(TaskOrCourse::Course(course)) if course.contest.is_some());
                app.send(if opens {
                    MakingCommand::OpenFile(path)
                } else {
                    MakingCommand::AddFile(path)
                });
            }
            MakingCommand::Save | MakingCommand::SaveAs => {
                let draft = self.draft.as_ref();
                let missing = draft.and_then(|draft| missing(draft, &app.text));
                let file = draft.and_then(|draft| draft.file.clone());
                match (missing, file) {
                    (Some(sentence), _) => app.refuse(sentence),
                    (None, Some(path)) if command == MakingCommand::Save => {
                        app.send(MakingCommand::SaveFile(path));
                    }
                    (None, _) => self.ask_file(app),
                }
            }
            MakingCommand::SaveFile(path) => self.save(&path, app, jobs),
            MakingCommand::Undo | MakingCommand::Redo => {
                if let Some(draft) = &mut self.draft {
                    draft.step(command == MakingCommand::Redo);
                }
            }
        }
        self.save_draft();
    }

    fn begin(&mut self, draft: ContestDraft) {
        *self = ContestMaker {
            draft: Some(draft),
            saved: std::mem::take(&mut self.saved),
            ..ContestMaker::default()
        };
    }

    /// Adds tasks, as many as there is room for.
    fn add(&mut self, tasks: Vec<Task>, app: &mut ClickomaniaContext) {
        let Some(draft) = &mut self.draft else { return };
        if draft.tasks().len() + tasks.len() > MAX_TASKS {
            app.refuse(app.text.msg_making_too_many(MAX_TASKS));
        }
        draft.pause();
        draft.apply(ContestEdit::Add(tasks));
    }

    /// Saves the draft for the next start, and updates `changed`.
    fn save_draft(&mut self) {
        let Some(draft) = &self.draft else { return };
        let text = draft.text();
        self.changed = text != draft.saved_text();
        self.saved.set_if_new(SavedContest {
            contest: text,
            saved: draft.saved_text().to_owned(),
            file: draft.file.clone(),
        });
    }

    fn ask_file(&mut self, app: &ClickomaniaContext) {
        let Some(draft) = &self.draft else { return };
        let text = &app.text;
        let name = file_name(
            draft.title(text.language()),
            &text.msg_contest_file(),
            EXTENSIONS[0],
        );
        self.dialog
            .ask_save(text.msg_making_save_title(), name, EXTENSIONS);
    }

    /// Writes the contest and, beside it, the copy for pupils and the sheets.
    fn save(&mut self, path: &Path, app: &mut ClickomaniaContext, jobs: &mut FileJobs) {
        let Some(draft) = &mut self.draft else { return };
        let text = app.text;
        // Sheets are for pupils too: they tell no goals.
        let course = for_pupils(&draft.course());
        let [pupils, sheets] = files_beside(path, &text);
        let written = write_file(path, draft.text().as_bytes())
            .and_then(|()| write_file(&pupils, write_course(&course).as_bytes()));
        if let Err(error) = written {
            app.refuse(error.sentence(&text));
            return;
        }
        draft.saved_as(path);
        self.written = true;
        app.remember(path);
        let place = path.display().to_string();
        let file = sheets.clone();
        let page = move || task_sheet::page(&TaskOrCourse::Course(course), &text);
        jobs.start(app, sheets, false, move |_| {
            let written: Result<(), StorageError> = write_file(&file, page().as_bytes());
            written.map_err(|error| error.sentence(&text))
        });
        app.say(text.msg_making_saved(place));
    }
}

/// The copy for pupils and the sheets of a contest in this file.
fn files_beside(path: &Path, text: &Text) -> [PathBuf; 2] {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    [
        path.with_file_name(format!("{stem}-{}.ron", text.msg_making_pupils_file())),
        path.with_file_name(format!("{stem}-{}.html", text.msg_making_sheets_file())),
    ]
}

/// The first thing that a contest lacks to be saved.
fn missing(draft: &ContestDraft, text: &Text) -> Option<String> {
    if draft.tasks().is_empty() {
        return Some(text.msg_making_no_tasks());
    }
    let unnamed = draft.title(text.language()).trim().is_empty();
    unnamed.then(|| text.msg_making_no_name())
}

/// The contest as it is saved from one start to the next: its text (empty without one), the text of its file, and its
/// path.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct SavedContest {
    contest: String,
    saved: String,
    #[serde(with = "crate::text_path")]
    file: Option<PathBuf>,
}

impl SavedValue for SavedContest {
    const NAME: &'static str = "contest-draft";
}

impl SavedContest {
    /// The draft, if it can be read.
    fn draft(&self) -> Option<ContestDraft> {
        let begun = !self.contest.is_empty();
        begun.then(|| ContestDraft::restore(&self.contest, &self.saved, self.file.clone()).ok())?
    }
}
