//! Files of programs: the menu, its commands, and files that are written in the background.

use super::open_task::{OpenTask, is_task_file};
use crate::class::is_archive;
use crate::contest::open_hand_in;
use crate::program_files::may_hold_programs;
use crate::store::{
    ProgramSource, open_program, save_film, save_picture, save_program, write_file,
};
use crate::task_sheet;
use crate::window::clickomania::actions::menu_item;
use crate::window::clickomania::command::{
    ChangeKind, ClassCommand, ClickomaniaCommand, ClickomaniaContext, ComparisonCommand,
    ContestCommand, Drawing, EditorCommand, GoalsCommand, MakingCommand, ProgramCommand,
    TaskCommand, TeacherCommand,
};
use crate::window::clickomania::program::document::Opened;
use crate::window::clickomania::program::editor::ProgramEditor;
use crate::window::clickomania::program::names;
use crate::window::clickomania::stage::playback::MadeMove;
use crate::window::clickomania::stage::wall_files::{is_wall_file, read as read_wall};
use crate::window::kit::background::{BackgroundTask, take_ended};
use crate::window::kit::command::FileCommand;
use crate::window::kit::file_dialog::{FileDialog, file_name};
use crate::window::kit::file_menu;
use crate::window::kit::widgets::Explained as _;
use egui::{Align2, Area, Frame, Id, Order, ProgressBar, Ui, vec2};
use engine::blockly::Import;
use engine::language::Program;
use engine::language::file::read;
use engine::picture::film::FilmedMove;
use engine::picture::{PictureFormat, program_page};
use engine::task::file::TaskOrCourse;
use engine::text::Text;
use engine::{bundled, diagnostics};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Extensions of programs.
const EXTENSIONS: &[&str] = &["clickomania", "ron"];
/// Extensions that can be opened: programs, pictures with a program inside, Blockly workspaces, walls.
const OPENED: &[&str] = &["clickomania", "ron", "svg", "png", "json", "xml", "wall"];
/// Extensions of pictures.
const PICTURES: &[&str] = &["svg", "png"];
/// Extensions of films.
const FILMS: &[&str] = &["png", "gif"];
/// Extensions of pages to print.
const PAGES: &[&str] = &["html"];

/// The files of programs, pictures and pages.
#[derive(Default)]
pub struct ProgramFiles {
    dialog: FileDialog,
    /// The drawing for the file that the dialog asks for; none if the program itself is saved.
    drawing: Option<Drawing>,
    pub jobs: FileJobs,
}

/// True if the name of a file is that of a picture.
fn is_picture(path: &Path) -> bool {
    PictureFormat::of(path).is_some()
}

/// The program of the first start: one block, ready to play.
pub fn first_program() -> Opened {
    Opened {
        program: example("examples/un-solo-blocco.ron").unwrap_or_default(),
        file: None,
        saved: true,
        given: true,
    }
}

/// One of the bundled programs.
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
                self.drawing = None;
                self.dialog.ask_save(title, name, EXTENSIONS);
            }
            // A file with the name of a picture becomes one, with the program inside.
            FileCommand::SaveFile(path) if is_picture(&path) => {
                app.send(ProgramCommand::DrawFile(Drawing::Picture, path));
            }
            FileCommand::SaveFile(path) => save(editor, app, path),
        }
    }

    /// Carries out a command about bundled programs and drawings. `made` is the last move, if this program made it.
    pub fn perform_program(
        &mut self,
        command: ProgramCommand,
        app: &mut ClickomaniaContext,
        editor: &mut ProgramEditor,
        made: Option<&MadeMove>,
    ) {
        let program = editor.document.program();
        match command {
            ProgramCommand::Draw(Drawing::Film) | ProgramCommand::DrawFile(Drawing::Film, _)
                if made.is_none() =>
            {
                app.refuse(app.text.msg_film_refused_no_move());
            }
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
            ProgramCommand::OpenKept(program) => {
                open(editor, app, ChangeKind::Load, *program.0, None);
            }
            ProgramCommand::Draw(drawing) => self.ask_drawing(app, program, drawing),
            ProgramCommand::DrawFile(drawing, path) => {
                self.jobs.draw(app, program, made, drawing, path);
            }
        }
    }

    /// Asks for the file of a drawing.
    fn ask_drawing(&mut self, app: &ClickomaniaContext, program: &Program, drawing: Drawing) {
        let text = &app.text;
        let (title, name, extensions) = match drawing {
            Drawing::Picture => {
                let name = names::shown(text, program);
                (text.msg_dialog_picture_title(), name, PICTURES)
            }
            Drawing::Film => {
                let name = names::shown(text, program);
                (text.msg_dialog_film_title(), name, FILMS)
            }
            Drawing::Page => {
                let name = names::shown(text, program);
                (text.msg_dialog_print_title(), name, PAGES)
            }
            Drawing::TaskPage => {
                let name = app.services.task.title(text);
                (text.msg_dialog_task_title(), name, PAGES)
            }
        };
        self.drawing = Some(drawing);
        let name = file_name(&name, "programma", extensions[0]);
        self.dialog.ask_save(title, name, extensions);
    }

    /// True while our own dialog is open.
    pub fn asks(&self) -> bool {
        self.dialog.is_open()
    }

    /// Shows the dialog.
    pub fn show(&mut self, ui: &Ui, app: &mut ClickomaniaContext) {
        self.jobs.show_film(ui, app);
        let text = app.text;
        let look = |path: &Path| match open_hand_in(path, &text) {
            Some(hand_in) => hand_in.map(|_| ()),
            None if is_task_file(path) => OpenTask::default().read(path, &text).map(|_| ()),
            None if is_wall_file(path) => read_wall(path, &text).map(|_| ()),
            None => open_program(path)
                .map(|_| ())
                .map_err(|error| error.sentence(&text)),
        };
        if let Some(command) = self.dialog.command(ui, app, &look) {
            match (command, self.drawing) {
                (FileCommand::SaveFile(path), Some(drawing)) => {
                    app.send(ProgramCommand::DrawFile(drawing, path));
                }
                (command, _) => app.send(command),
            }
        }
    }
}

/// True if this is a program, a picture with one inside, a Blockly workspace, a task or a course, a wall, a
/// hand-in, or a folder that may hold these.
pub fn reads(path: &Path, text: &Text) -> bool {
    let wall = is_task_file(path) || is_wall_file(path) && read_wall(path, text).is_ok();
    let class = || may_hold_programs(path) || is_archive(path);
    wall || open_hand_in(path, text).is_some() || open_program(path).is_ok() || class()
}

fn open(
    editor: &mut ProgramEditor,
    app: &mut ClickomaniaContext,
    kind: ChangeKind,
    program: Program,
    file: Option<PathBuf>,
) {
    let text = app.text;
    let name = names::shown(&text, &program);
    let saved = file.is_some();
    let opened = Opened {
        program,
        file,
        saved,
        given: kind == ChangeKind::Open,
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

/// Adds a file to the recent ones.
pub fn remember(app: &mut ClickomaniaContext, path: &Path) {
    app.remember(path);
    file_menu::remember_folder(app, path);
}

impl ProgramFiles {
    /// Shows the button with the menu.
    pub fn menu(&self, ui: &mut Ui, app: &mut ClickomaniaContext, opened: &Opened, labelled: bool) {
        let text = app.text;
        file_menu::labelled_button(ui, &text, labelled, 240.0, |ui| {
            ProgramFiles::entries(ui, app, opened);
        });
    }

    fn entries(ui: &mut Ui, app: &mut ClickomaniaContext, opened: &Opened) {
        let text = app.text;
        let contest = app.contest();
        menu_item(ui, app, FileCommand::New);
        if !app.services.task.is_free() {
            let lesson = app.services.task.is_lesson(contest);
            let name = names::begin_over(&text, lesson);
            item(ui, app, name, TaskCommand::BeginOver);
        }
        menu_item(ui, app, FileCommand::Open);
        menu_item(ui, app, FileCommand::Save);
        menu_item(ui, app, FileCommand::SaveAs);
        ui.menu_button(text.msg_button_export(), |ui| {
            let picture = ProgramCommand::Draw(Drawing::Picture);
            item(ui, app, text.msg_menu_save_picture(), picture);
            let film = ProgramCommand::Draw(Drawing::Film);
            item(ui, app, text.msg_menu_save_film(), film);
            menu_item(ui, app, ProgramCommand::Draw(Drawing::Page));
            if !contest {
                let page = ProgramCommand::Draw(Drawing::TaskPage);
                item(ui, app, text.msg_menu_print_task(), page);
            }
            menu_item(ui, app, EditorCommand::CopyWords);
        });
        ui.separator();
        if contest {
            item(
                ui,
                app,
                text.msg_contest_hand_in(),
                ContestCommand::AskHandIn,
            );
        } else {
            examples(ui, app);
            menu_item(ui, app, GoalsCommand::Show);
            menu_item(ui, app, ComparisonCommand::Toggle);
            item(ui, app, text.msg_making_menu(), MakingCommand::Show);
            item(ui, app, text.msg_class_page_menu(), ClassCommand::Show);
        }
        recent(ui, app);
        ui.separator();
        item(ui, app, text.msg_contest_teacher(), TeacherCommand::Ask);
        if let Some(path) = &opened.file {
            let state = if opened.saved {
                text.msg_dialog_saved_state()
            } else {
                text.msg_dialog_changed_state()
            };
            file_menu::about_file(ui, format!("{}\n{state}", path.display()));
        }
    }
}

/// The programs that ship.
fn examples(ui: &mut Ui, app: &mut ClickomaniaContext) {
    let text = app.text;
    let offered = app.services.task.task().tools.examples;
    ui.menu_button(text.msg_menu_examples(), |ui| {
        let examples = bundled::PROGRAMS
            .iter()
            .filter(|(place, _)| offered && place.starts_with("examples/"));
        for (place, words) in examples {
            if let Ok(program) = read(words) {
                let name = names::shown(&text, &program);
                item(ui, app, name, ProgramCommand::OpenExample(place));
            }
        }
    });
}

/// The files that were opened last.
fn recent(ui: &mut Ui, app: &mut ClickomaniaContext) {
    let text = app.text;
    let recent = app.settings.recent.clone();
    ui.add_enabled_ui(!recent.is_empty(), |ui| {
        ui.menu_button(text.msg_menu_recent(), |ui| {
            for path in recent {
                let name = path.file_name().unwrap_or_default().to_string_lossy();
                let button = ui.button(name.into_owned());
                let button = button.explained(path.display().to_string());
                if button.clicked() {
                    app.send(FileCommand::OpenFile(path));
                    ui.close();
                }
            }
        });
    });
}

/// Shows a line of the menu without keys.
fn item(
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    name: String,
    command: impl Into<ClickomaniaCommand>,
) {
    if ui.button(name).clicked() {
        app.send(command);
        ui.close();
    }
}

/// Longest wait for unfinished files when the window closes.
const LAST_WAIT: Duration = Duration::from_secs(10);
/// Time after which a film that is being made shows how far it is, and time between two looks.
const FILM_PATIENCE: Duration = Duration::from_millis(400);
const FILM_REFRESH: Duration = Duration::from_millis(100);

/// Files that are written on other threads: pictures, pages to print, tables.
#[derive(Default)]
pub struct FileJobs {
    jobs: Vec<Option<(FileJob, WriteTask)>>,
}

/// An error is a sentence.
type WriteTask = BackgroundTask<Result<(), String>>;

struct FileJob {
    path: PathBuf,
    /// True if the system opens the file at the end, as browsers can print everywhere.
    prints: bool,
    /// How far a film is.
    film: Option<FilmProgress>,
}

/// The share of a film that is made, in thousandths, and when it was begun.
struct FilmProgress {
    done: Arc<AtomicU32>,
    begun: Instant,
}

impl FileJobs {
    /// Starts to draw the program as it is now.
    pub fn draw(
        &mut self,
        app: &mut ClickomaniaContext,
        program: &Program,
        made: Option<&MadeMove>,
        drawing: Drawing,
        path: PathBuf,
    ) {
        let (text, file, program) = (app.text, path.clone(), program.clone());
        let costs = app.services.task.task().costs.clone();
        let task = TaskOrCourse::Task(Box::new(app.services.task.task().clone()));
        let prints = matches!(drawing, Drawing::Page | Drawing::TaskPage);
        let filmed = made.filter(|_| drawing == Drawing::Film).cloned();
        let done = Arc::new(AtomicU32::new(0));
        let film = filmed.as_ref().map(|_| FilmProgress {
            done: Arc::clone(&done),
            begun: Instant::now(),
        });
        let job = FileJob { path, prints, film };
        self.start_job(app, job, move |go_on| {
            let written = match drawing {
                Drawing::Film => {
                    let made = filmed?;
                    let film = FilmedMove {
                        program: &program,
                        costs: &costs,
                        record: &made.record,
                        clicked: &made.clicked,
                        next: &made.turn.next,
                    };
                    save_film(&file, &film, &text, |share| {
                        done.store((share * 1000.0) as u32, Ordering::Relaxed);
                        go_on()
                    })?
                }
                Drawing::Picture => save_picture(&file, &program, &costs, &text),
                Drawing::Page => {
                    write_file(&file, program_page(&program, &costs, &text).as_bytes())
                }
                Drawing::TaskPage => write_file(&file, task_sheet::page(&task, &text).as_bytes()),
            };
            Some(written.map_err(|error| error.sentence(&text)))
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
        let file = FileJob {
            path,
            prints,
            film: None,
        };
        self.start_job(app, file, move |go_on| Some(job(go_on)));
    }

    fn start_job(
        &mut self,
        app: &mut ClickomaniaContext,
        file: FileJob,
        job: impl FnOnce(&(dyn Fn() -> bool + Sync)) -> Option<Result<(), String>> + Send + 'static,
    ) {
        let text = app.text;
        match BackgroundTask::start(job, app.waker()) {
            Ok(work) => {
                app.say(text.msg_picture_making(file.path.display().to_string()));
                self.jobs.push(Some((file, work)));
            }
            Err(error) => app.refuse(text.msg_too_busy(error.to_string())),
        }
    }

    /// Shows how far a film is, with *Stop*; a short while after it was begun, since most are made at once.
    fn show_film(&mut self, ui: &Ui, app: &mut ClickomaniaContext) {
        let film = |job: &Option<(FileJob, WriteTask)>| -> Option<(u32, Instant)> {
            let film = job.as_ref()?.0.film.as_ref()?;
            Some((film.done.load(Ordering::Relaxed), film.begun))
        };
        let Some((number, (done, begun))) =
            (self.jobs.iter().enumerate()).find_map(|(number, job)| Some((number, film(job)?)))
        else {
            return;
        };
        ui.ctx().request_repaint_after(FILM_REFRESH);
        if begun.elapsed() < FILM_PATIENCE {
            return;
        }
        let text = app.text;
        let place = Area::new(Id::unique("film")).anchor(Align2::CENTER_BOTTOM, vec2(0.0, -48.0));
        let stopped = place.order(Order::Foreground).show(ui.ctx(), |ui| {
            Frame::popup(ui.style())
                .show(ui, |ui| {
                    ui.horizontal(|ui| {
                        let words = text.msg_film_progress((done / 10).to_string());
                        ui.add(
                            ProgressBar::new(done as f32 / 1000.0)
                                .desired_width(260.0)
                                .text(words),
                        );
                        ui.button(text.msg_film_stop()).clicked()
                    })
                    .inner
                })
                .inner
        });
        if stopped.inner {
            self.jobs.remove(number);
            app.say(text.msg_film_stopped());
        }
    }

    pub fn is_busy(&self) -> bool {
        !self.jobs.is_empty()
    }

    /// Tells which files are written; called before each frame.
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
        self.jobs.retain_mut(|job| {
            match take_ended(job) {
                Some((file, Some(Ok(())))) => written(&file, app),
                Some((_, Some(Err(sentence)))) => app.refuse(sentence),
                Some((_, None)) | None => {}
            }
            job.is_some()
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
