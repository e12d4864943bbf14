//! Files of programs: the menu, and what its commands do.

mod menu;

use super::pictures::{FileJobs, PictureKind};
use crate::class::is_archive;
use crate::contest::open_hand_in;
use crate::program_files::may_hold_programs;
use crate::store::{ProgramSource, open_program, save_program};
use crate::window::clickomania::command::{
    ChangeKind, ClickomaniaCommand, ClickomaniaContext, ProgramCommand,
};
use crate::window::clickomania::library::open_task::{OpenTask, is_task_file};
use crate::window::clickomania::program::document::Opened;
use crate::window::clickomania::program::editor::ProgramEditor;
use crate::window::clickomania::program::names;
use crate::window::clickomania::stage::wall_files::{is_wall_file, read as read_wall};
use crate::window::kit::command::FileCommand;
use crate::window::kit::file_dialog::{FileDialog, file_name};
use crate::window::kit::file_menu;
use egui::Ui;
use engine::blockly::Import;
use engine::language::Program;
use engine::language::file::read;
use engine::picture::PictureFormat;
use engine::text::Text;
use engine::{bundled, diagnostics};
use std::path::{Path, PathBuf};

/// What the files of programs end in.
const EXTENSIONS: &[&str] = &["clickomania", "ron"];
/// What can be opened: programs, pictures with a program inside, Blockly workspaces, walls.
const OPENED: &[&str] = &["clickomania", "ron", "svg", "png", "json", "xml", "wall"];
/// What the files of pictures end in.
const PICTURES: &[&str] = &["svg", "png"];
/// What pages to print end in.
const PAGES: &[&str] = &["html"];

/// The files of programs, pictures and pages.
#[derive(Default)]
pub struct ProgramFiles {
    dialog: FileDialog,
    /// What the file that is asked for is to hold.
    wanted: WantedFile,
    pub jobs: FileJobs,
}

/// What a file is to hold.
#[derive(Clone, Copy, Default)]
enum WantedFile {
    #[default]
    Program,
    Drawing(PictureKind),
}

/// Whether a file is called as a picture is.
fn is_picture(path: &Path) -> bool {
    PictureFormat::of(path).is_some()
}

/// The program of the first start: one block, ready to play.
pub fn first_program() -> Opened {
    Opened {
        program: example("examples/un-solo-blocco.ron").unwrap_or_default(),
        file: None,
        saved: true,
    }
}

/// One of the known programs.
fn example(place: &str) -> Option<Program> {
    read(bundled::program(place)?).ok()
}

impl ProgramFiles {
    /// Carries out a command about the file of the program.
    pub fn perform(
        &mut self,
        command: FileCommand,
        app: &mut ClickomaniaContext,
        editor: &mut ProgramEditor,
    ) {
        match command {
            FileCommand::New => {
                let task = app.services.task.ready();
                let program = task.start(editor.document.new_name(), &app.text);
                open(editor, app, ChangeKind::New, program, None);
            }
            FileCommand::Open => {
                let title = app.text.msg_dialog_open_title();
                self.dialog.ask_open(title, OPENED);
            }
            FileCommand::OpenFile(path) => match open_program(&path) {
                Ok((program, form)) => {
                    remember(app, &path);
                    match form {
                        ProgramSource::File if !is_picture(&path) => {
                            open(editor, app, ChangeKind::Open, program, Some(path))
                        }
                        // A program is never saved over its picture.
                        ProgramSource::File | ProgramSource::Picture => {
                            open(editor, app, ChangeKind::Open, program, None)
                        }
                        ProgramSource::Blockly(leftovers) => {
                            let note = diagnostics::blockly_note(&app.text, &leftovers);
                            let told = diagnostics::blockly_sentence(&app.text, &leftovers);
                            let import = Import { program, leftovers };
                            let program = import.with_note(&note);
                            open(editor, app, ChangeKind::Open, program, None);
                            if let Some(sentence) = told {
                                app.say(sentence);
                            }
                        }
                    }
                }
                Err(error) => app.refuse(error.sentence(&app.text)),
            },
            FileCommand::Save => match editor.document.opened().file.clone() {
                Some(path) => save(editor, app, path),
                None => app.send(FileCommand::SaveAs),
            },
            FileCommand::SaveAs => {
                let opened = editor.document.opened();
                let name = match &opened.file {
                    Some(path) => path
                        .file_name()
                        .unwrap_or_default()
                        .to_string_lossy()
                        .into_owned(),
                    None => file_name(
                        &names::shown(&app.text, &opened.program),
                        "programma",
                        EXTENSIONS[0],
                    ),
                };
                let title = app.text.msg_dialog_save_title();
                self.ask_save(WantedFile::Program, title, name);
            }
            // What is called a picture is one, with the program inside.
            FileCommand::SaveFile(path) if is_picture(&path) => {
                app.send(ProgramCommand::PictureFile(path));
            }
            FileCommand::SaveFile(path) => save(editor, app, path),
        }
    }

    /// Carries out a command about ready programs, pictures and pages.
    pub fn perform_program(
        &mut self,
        command: ProgramCommand,
        app: &mut ClickomaniaContext,
        editor: &mut ProgramEditor,
    ) {
        let program = editor.document.program();
        match command {
            ProgramCommand::OpenExample(_) if !app.services.task.task().tools.examples => {
                app.refuse(app.text.msg_task_no_examples());
            }
            ProgramCommand::OpenExample(place) => match example(place) {
                Some(program) => open(editor, app, ChangeKind::Open, program, None),
                None => app.refuse(app.text.msg_edit_gone()),
            },
            ProgramCommand::OpenProgram(program) => {
                open(editor, app, ChangeKind::Open, *program.0, None);
            }
            ProgramCommand::SavePicture => {
                self.ask_picture(app, program, PictureKind::Picture);
            }
            ProgramCommand::PictureFile(path) => {
                self.jobs.draw(app, program, PictureKind::Picture, path);
            }
            ProgramCommand::Print => {
                self.ask_picture(app, program, PictureKind::Page);
            }
            ProgramCommand::PrintFile(path) => {
                self.jobs.draw(app, program, PictureKind::Page, path);
            }
            ProgramCommand::PrintTask => {
                self.ask_picture(app, program, PictureKind::Task);
            }
            ProgramCommand::PrintTaskFile(path) => {
                self.jobs.draw(app, program, PictureKind::Task, path);
            }
        }
    }

    /// Asks where a picture or a page of the program is to be written.
    fn ask_picture(&mut self, app: &ClickomaniaContext, program: &Program, drawing: PictureKind) {
        let text = &app.text;
        let (title, extension) = match drawing {
            PictureKind::Picture => (text.msg_dialog_picture_title(), PICTURES[0]),
            PictureKind::Page => (text.msg_dialog_print_title(), PAGES[0]),
            PictureKind::Task => (text.msg_dialog_task_title(), PAGES[0]),
        };
        let name = match drawing {
            PictureKind::Task => app.services.task.title(text),
            PictureKind::Picture | PictureKind::Page => names::shown(text, program),
        };
        let name = file_name(&name, "programma", extension);
        self.ask_save(WantedFile::Drawing(drawing), title, name);
    }

    /// Whether our own dialog is open.
    pub fn asks(&self) -> bool {
        self.dialog.is_open()
    }

    /// Shows what is asked.
    pub fn show(&mut self, ui: &Ui, app: &mut ClickomaniaContext) {
        let text = app.text;
        let look = |path: &Path| match open_hand_in(path, &text) {
            Some(hand_in) => hand_in.map(|_| ()),
            None if is_task_file(path) => OpenTask::default().read(path, &text).map(|_| ()),
            None if is_wall_file(path) => read_wall(path, &text).map(|_| ()),
            None => match open_program(path) {
                Ok(_) => Ok(()),
                Err(error) => Err(error.sentence(&text)),
            },
        };
        if let Some(command) = self.dialog.command(ui, app, &look) {
            app.send(match (command, self.wanted) {
                (FileCommand::SaveFile(path), WantedFile::Drawing(PictureKind::Picture)) => {
                    ClickomaniaCommand::Program(ProgramCommand::PictureFile(path))
                }
                (FileCommand::SaveFile(path), WantedFile::Drawing(PictureKind::Page)) => {
                    ClickomaniaCommand::Program(ProgramCommand::PrintFile(path))
                }
                (FileCommand::SaveFile(path), WantedFile::Drawing(PictureKind::Task)) => {
                    ClickomaniaCommand::Program(ProgramCommand::PrintTaskFile(path))
                }
                (command, _) => ClickomaniaCommand::File(command),
            });
        }
    }

    fn ask_save(&mut self, wanted: WantedFile, title: String, name: String) {
        self.wanted = wanted;
        let extensions = match wanted {
            WantedFile::Program => EXTENSIONS,
            WantedFile::Drawing(PictureKind::Picture) => PICTURES,
            WantedFile::Drawing(PictureKind::Page | PictureKind::Task) => PAGES,
        };
        self.dialog.ask_save(title, name, extensions);
    }
}

/// Whether this is a program, a picture with one inside, a Blockly workspace, a task or a course, a wall, what
/// was handed in, or a folder in which such things may lie.
pub fn reads(path: &Path, text: &Text) -> bool {
    let wall = is_task_file(path) || is_wall_file(path) && read_wall(path, text).is_ok();
    let class = || may_hold_programs(path) || is_archive(path);
    wall || open_hand_in(path, text).is_some() || open_program(path).is_ok() || class()
}

fn open(
    editor: &mut ProgramEditor,
    app: &mut ClickomaniaContext,
    kind: ChangeKind,
    mut program: Program,
    file: Option<PathBuf>,
) {
    if app.contest() && kind == ChangeKind::Open {
        program.bring_in();
    }
    let text = app.text;
    let name = names::shown(&text, &program);
    let saved = file.is_some();
    let opened = Opened {
        program,
        file,
        saved,
    };
    editor.open(kind, opened);
    app.say(match kind {
        ChangeKind::New => text.msg_new_begun(),
        _ => text.msg_opened(name),
    });
}

fn save(editor: &mut ProgramEditor, app: &mut ClickomaniaContext, path: PathBuf) {
    match save_program(&path, editor.document.program()) {
        Ok(()) => {
            remember(app, &path);
            app.say(app.text.msg_saved(path.display().to_string()));
            editor.document.saved_as(path);
        }
        Err(error) => app.refuse(error.sentence(&app.text)),
    }
}

/// Remembers a file among those that were opened last.
pub fn remember(app: &mut ClickomaniaContext, path: &Path) {
    app.remember(path);
    file_menu::remember_folder(app, path);
}
