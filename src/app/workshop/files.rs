//! Files: the menu, what its commands do, and the ways to name a file: the system's dialog off the
//! drawing thread, or our own where there is none.

use super::Workshop;
use super::document::Opened;
use super::history::Deed;
use super::own_dialog::Own;
use crate::app::command::Command;
use crate::app::desk::Desk;
use crate::app::icons;
use crate::app::native::{Answer, DialogKind, NativeDialog};
use crate::app::storage::{Form, open_program, save_picture, save_program};
use crate::app::theme;
use crate::app::widgets::IconButton;
use crate::blocks::Program;
use crate::blocks::file::read;
use crate::shelf;
use egui::{Id, Popup, Ui, vec2};
use std::path::{Path, PathBuf};

/// What the file is wanted for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Purpose {
    Open,
    Save,
    Picture,
}

/// The files of the workshop.
#[derive(Default)]
pub struct Files {
    native: Option<(Purpose, String, NativeDialog)>,
    own: Option<Own>,
    /// What the window was told to ask for, until it knows its context.
    wanted: Option<(Purpose, String)>,
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
    read(shelf::program(place)?).ok()
}

/// Carries out a command about files.
pub fn perform(workshop: &mut Workshop, command: Command, desk: &mut Desk) {
    match command {
        Command::New => {
            let program = Program::new(&desk.text.msg_program_new_name());
            put_in(workshop, desk, Deed::New, program, None);
        }
        Command::OpenExample(place) => match example(place) {
            Some(program) => put_in(workshop, desk, Deed::Open, program, None),
            None => desk.refuse(desk.text.msg_edit_gone()),
        },
        Command::Open => workshop.files.ask(Purpose::Open, String::new()),
        Command::OpenFile(path) => match open_program(&path) {
            Ok((program, form)) => {
                remember(desk, &path);
                // A program is never saved over its picture.
                let file = (form == Form::File).then_some(path);
                put_in(workshop, desk, Deed::Open, program, file);
            }
            Err(error) => desk.refuse(error.sentence(&desk.text)),
        },
        Command::Save => match workshop.document.opened().file.clone() {
            Some(path) => save(workshop, desk, path),
            None => desk.send(Command::SaveAs),
        },
        Command::SaveAs => {
            let opened = workshop.document.opened();
            let name = match &opened.file {
                Some(path) => path
                    .file_name()
                    .unwrap_or_default()
                    .to_string_lossy()
                    .into_owned(),
                None => file_name(&opened.program.header().name),
            };
            workshop.files.ask(Purpose::Save, name);
        }
        Command::SaveFile(path) => save(workshop, desk, path),
        Command::SavePicture => {
            let name = file_name(&workshop.document.program().header().name);
            let name = Path::new(&name).with_extension("svg");
            let name = name.to_string_lossy().into_owned();
            workshop.files.ask(Purpose::Picture, name);
        }
        Command::PictureFile(path) => {
            match save_picture(&path, workshop.document.program(), &desk.text) {
                Ok(()) => desk.say(desk.text.msg_saved(path.display().to_string())),
                Err(error) => desk.refuse(error.sentence(&desk.text)),
            }
        }
        _ => {}
    }
}

fn put_in(
    workshop: &mut Workshop,
    desk: &mut Desk,
    deed: Deed,
    program: Program,
    file: Option<PathBuf>,
) {
    let text = desk.text;
    let name = program.header().name.clone();
    let saved = file.is_some();
    let opened = Opened {
        program,
        file,
        saved,
    };
    workshop.document.open(deed, opened);
    workshop.begin_again();
    desk.say(match deed {
        Deed::New => text.msg_new_begun(),
        _ => text.msg_opened(name),
    });
}

fn save(workshop: &mut Workshop, desk: &mut Desk, path: PathBuf) {
    match save_program(&path, workshop.document.program()) {
        Ok(()) => {
            remember(desk, &path);
            desk.say(desk.text.msg_saved(path.display().to_string()));
            workshop.document.saved_as(path);
        }
        Err(error) => desk.refuse(error.sentence(&desk.text)),
    }
}

fn remember(desk: &mut Desk, path: &Path) {
    desk.settings.remember(path.to_owned());
    desk.settings.last_folder = path.parent().map(Path::to_owned);
    desk.keep_settings();
}

/// A file name for a program of this name.
fn file_name(name: &str) -> String {
    let plain = |c: char| {
        if c.is_alphanumeric() {
            c.to_lowercase().next().unwrap_or(c)
        } else {
            '-'
        }
    };
    let name: String = name.chars().map(plain).collect();
    let words: Vec<&str> = name.split('-').filter(|word| !word.is_empty()).collect();
    let name = words.join("-");
    let name = if name.is_empty() { "programma" } else { &name };
    format!("{name}.ron")
}

impl Files {
    /// Whether our own dialog is open.
    pub fn asks(&self) -> bool {
        self.own.is_some()
    }

    fn ask(&mut self, purpose: Purpose, name: String) {
        self.own = None;
        self.wanted = Some((purpose, name));
    }

    /// Looks after the system's dialog.
    pub fn advance(&mut self, desk: &mut Desk) {
        let Some((purpose, name, dialog)) = &mut self.native else {
            return;
        };
        let (purpose, name) = (*purpose, name.clone());
        match dialog.poll() {
            None => {}
            Some(Answer::Path(path)) => {
                self.native = None;
                desk.send(match purpose {
                    Purpose::Open => Command::OpenFile(path),
                    Purpose::Save => Command::SaveFile(path),
                    Purpose::Picture => Command::PictureFile(path),
                });
            }
            Some(Answer::Cancelled) => self.native = None,
            Some(Answer::Unavailable) => {
                self.native = None;
                self.own = Some(Own::new(desk, purpose, name));
            }
        }
    }

    fn begin(&mut self, ui: &Ui, desk: &Desk) {
        let Some((purpose, name)) = self.wanted.take() else {
            return;
        };
        let (kind, title) = match purpose {
            Purpose::Open => (DialogKind::OpenProgram, desk.text.msg_dialog_open_title()),
            Purpose::Save => {
                let suggested_name = name.clone();
                let kind = DialogKind::SaveProgram { suggested_name };
                (kind, desk.text.msg_dialog_save_title())
            }
            Purpose::Picture => {
                let suggested_name = name.clone();
                let kind = DialogKind::SavePicture { suggested_name };
                (kind, desk.text.msg_dialog_picture_title())
            }
        };
        let ctx = ui.ctx().clone();
        let folder = desk.settings.last_folder.clone();
        let wake = move || ctx.request_repaint();
        let dialog = NativeDialog::open(kind, folder, title, wake);
        self.native = Some((purpose, name, dialog));
    }

    /// Shows what is asked.
    pub fn show(&mut self, ui: &Ui, desk: &mut Desk) {
        self.begin(ui, desk);
        if self.native.is_some() {
            self.waiting(ui, desk);
        }
        if let Some(own) = &mut self.own
            && !own.show(ui, desk)
        {
            self.own = None;
        }
    }

    /// The system's dialog is open somewhere; should it hang, there is a way around it.
    fn waiting(&mut self, ui: &Ui, desk: &mut Desk) {
        let mut ours = false;
        egui::Area::new(Id::unique("system dialog"))
            .anchor(egui::Align2::CENTER_BOTTOM, vec2(0.0, -48.0))
            .show(ui.ctx(), |ui| {
                egui::Frame::popup(ui.style())
                    .inner_margin(10)
                    .show(ui, |ui| {
                        ui.horizontal(|ui| {
                            ui.label(desk.text.msg_dialog_system_dialog());
                            ours = ui.button(desk.text.msg_dialog_own_dialog()).clicked();
                        });
                    });
            });
        if ours && let Some((purpose, name, _)) = self.native.take() {
            self.own = Some(Own::new(desk, purpose, name));
        }
    }

    /// The button with the menu.
    pub fn menu(&mut self, ui: &mut Ui, desk: &mut Desk, opened: &Opened) {
        let text = desk.text;
        let name = text.msg_menu_file();
        let button = IconButton::new(icons::folder, &name).show(ui);
        Popup::menu(&button).show(|ui| {
            ui.set_min_width(240.0);
            let mut send = |ui: &mut Ui, name: String, keys: &str, command: Command| {
                if ui
                    .add(egui::Button::new(name).shortcut_text(keys))
                    .clicked()
                {
                    desk.send(command);
                    ui.close();
                }
            };
            send(ui, text.msg_menu_new(), "Ctrl+N", Command::New);
            send(ui, text.msg_menu_open(), "Ctrl+O", Command::Open);
            send(ui, text.msg_menu_save(), "Ctrl+S", Command::Save);
            send(ui, text.msg_menu_save_as(), "Ctrl+Shift+S", Command::SaveAs);
            send(ui, text.msg_menu_save_picture(), "", Command::SavePicture);
            ui.separator();
            ui.menu_button(text.msg_menu_examples(), |ui| {
                for (place, words) in shelf::PROGRAMS {
                    if !place.starts_with("examples/") {
                        continue;
                    }
                    let name = read(words).map(|program| program.header().name.clone());
                    let name = name.unwrap_or_else(|_| (*place).to_owned());
                    send(ui, name, "", Command::OpenExample(place));
                }
            });
            let recent = desk.settings.recent.clone();
            ui.add_enabled_ui(!recent.is_empty(), |ui| {
                ui.menu_button(text.msg_menu_recent(), |ui| {
                    for path in recent {
                        let name = path.file_name().unwrap_or_default().to_string_lossy();
                        let button = ui.button(name.into_owned());
                        let button = button.on_hover_text(path.display().to_string());
                        if button.clicked() {
                            desk.send(Command::OpenFile(path));
                            ui.close();
                        }
                    }
                });
            });
            if let Some(path) = &opened.file {
                ui.separator();
                let theme = theme::of(ui);
                let state = if opened.saved {
                    text.msg_dialog_saved_state()
                } else {
                    text.msg_dialog_changed_state()
                };
                let words = format!("{}\n{state}", path.display());
                ui.label(egui::RichText::new(words).color(theme.quiet).size(12.5));
            }
        });
    }
}
