//! The built-in file dialog, for systems without one: a path to type, and the content of the folder.

use super::{Chosen, DialogPurpose, FileQuestion};
use crate::store::{Listing, expand, list};
use crate::window::kit::app_context::AppContext;
use crate::window::kit::widgets::{main_button, one_line};
use crate::window::kit::{dialog, theme};
use egui::text::{CCursor, CCursorRange};
use egui::text_edit::TextEditState;
use egui::{Key, ScrollArea, TextEdit, Ui, vec2};
use engine::text::Text;
use std::ops::Range;
use std::path::{Path, PathBuf};

/// The built-in file dialog.
pub(super) struct BuiltInDialog {
    question: FileQuestion,
    folder: PathBuf,
    typed: String,
    listing: Option<Listing>,
    trouble: Option<String>,
    begun: bool,
    /// The file that would be replaced, once the user was asked.
    replace: Option<PathBuf>,
}

impl BuiltInDialog {
    pub(super) fn new(app: &AppContext, question: FileQuestion) -> BuiltInDialog {
        let folder = app.settings.last_folder.clone();
        let home = || std::env::home_dir().filter(|path| path.is_dir());
        let here = || std::env::current_dir().unwrap_or_default();
        let folder = folder.filter(|path| path.is_dir()).or_else(home);
        BuiltInDialog {
            folder: folder.unwrap_or_else(here),
            typed: question.proposed(),
            question,
            listing: None,
            trouble: None,
            begun: false,
            replace: None,
        }
    }

    /// Shows the dialog; returns whether it stays open, and the answer. `look` returns why a file cannot be opened.
    pub(super) fn show(
        &mut self,
        ui: &Ui,
        app: &AppContext,
        look: &dyn Fn(&Path) -> Result<(), String>,
    ) -> (bool, Option<Chosen>) {
        self.list_here(&app.text);
        let mut stays = true;
        let mut chosen: Option<PathBuf> = None;
        let mut answer = None;
        let response = dialog::show(ui, "own file dialog", 520.0, |ui| {
            ui.heading(&self.question.title);
            ui.add_space(4.0);
            chosen = self.show_folder(ui, app);
            ui.add_space(4.0);
            let enter = self.show_field(ui, app);
            self.show_trouble(ui, &app.text);
            ui.add_space(6.0);
            match self.show_answers(ui, &app.text, enter) {
                Some(Pressed::Folder(path)) => answer = Some(Chosen::Open(path)),
                Some(Pressed::Path(path)) => chosen = Some(path),
                Some(Pressed::Cancel) => stays = false,
                None => {}
            }
        });
        if let Some(path) = chosen {
            answer = self.take(app, path, look);
            // The user continues typing.
            self.begun = false;
        }
        (
            stays && answer.is_none() && !response.should_close(),
            answer,
        )
    }

    /// Reads the content of the folder unless it is known.
    fn list_here(&mut self, text: &Text) {
        if self.listing.is_none() && self.trouble.is_none() {
            match list(&self.folder, |path| self.question.wants(path)) {
                Ok(listing) => self.listing = Some(listing),
                Err(error) => self.trouble = Some(error.sentence(text)),
            }
        }
    }

    /// Shows the folder with its content; returns the pressed entry.
    fn show_folder(&mut self, ui: &mut Ui, app: &AppContext) -> Option<PathBuf> {
        let theme = theme::of(ui);
        let mut chosen = None;
        let folder = self.folder.display().to_string();
        let room = ui.available_width() - 10.0;
        let galley = one_line(ui, folder, theme::regular(13.0), theme.quiet, room);
        ui.add(egui::Label::new(galley).selectable(false));
        egui::Frame::new()
            .fill(theme.card)
            .stroke(egui::Stroke::new(1.0, theme.line))
            .corner_radius(8)
            .inner_margin(6)
            .show(ui, |ui| {
                let height = (ui.ctx().content_rect().height() - 330.0).clamp(120.0, 300.0);
                ui.set_height(height);
                ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
                    chosen = self.files(ui, app);
                });
            });
        chosen
    }

    /// The typed path; true if Enter was pressed.
    fn show_field(&mut self, ui: &mut Ui, app: &AppContext) -> bool {
        let text = app.text;
        let hint = if self.opens_folder() {
            text.msg_dialog_folder_hint()
        } else {
            text.msg_dialog_path_hint(self.question.kinds())
        };
        let field = TextEdit::singleline(&mut self.typed)
            .hint_text(hint)
            .margin(egui::Margin::symmetric(10, 7))
            .desired_width(f32::INFINITY);
        let field = ui.add(field).accessible_name(text.msg_dialog_path_field());
        if !self.begun {
            self.begun = true;
            field.request_focus();
            // Select the name, to be typed over; folder and extension stay.
            let name = name_in(&self.typed);
            let (first, last) = (CCursor::new(name.start), CCursor::new(name.end));
            let mut state = TextEditState::load(ui.ctx(), field.id).unwrap_or_default();
            state
                .cursor
                .set_char_range(Some(CCursorRange::two(first, last)));
            state.store(ui.ctx(), field.id);
        }
        if field.changed() {
            self.replace = None;
            self.trouble = None;
        }
        field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter))
    }

    /// The objection to the path.
    fn show_trouble(&self, ui: &mut Ui, text: &Text) {
        let theme = theme::of(ui);
        if let Some(trouble) = &self.trouble {
            ui.colored_label(theme.wrong, trouble);
        }
        if let Some(path) = &self.replace {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            ui.colored_label(theme.wrong, text.msg_dialog_replace(name));
        }
    }

    /// The buttons at the bottom; `enter` acts as the first one.
    fn show_answers(&self, ui: &mut Ui, text: &Text, enter: bool) -> Option<Pressed> {
        let yes = match self.question.purpose {
            _ if self.replace.is_some() => text.msg_answer_replace(),
            DialogPurpose::Open | DialogPurpose::OpenFolder => text.msg_answer_open(),
            DialogPurpose::Save(_) => text.msg_menu_save(),
        };
        ui.horizontal(|ui| {
            let pressed = main_button(ui, &yes, vec2(130.0, 34.0)).clicked();
            let no = egui::Button::new(text.msg_answer_cancel()).min_size(vec2(100.0, 34.0));
            let cancelled = ui.add(no).clicked();
            if (pressed || enter) && !self.typed.trim().is_empty() {
                let path = expand(self.typed.trim(), &self.folder);
                return Some(if self.opens_folder() && path.is_dir() {
                    Pressed::Folder(path)
                } else {
                    Pressed::Path(path)
                });
            }
            if pressed && self.opens_folder() {
                return Some(Pressed::Folder(self.folder.clone()));
            }
            cancelled.then_some(Pressed::Cancel)
        })
        .inner
    }

    fn opens_folder(&self) -> bool {
        self.question.purpose == DialogPurpose::OpenFolder
    }

    /// The folders and files; returns the pressed one.
    fn files(&mut self, ui: &mut Ui, app: &AppContext) -> Option<PathBuf> {
        let mut chosen = None;
        let mut entry = |ui: &mut Ui, name: String, path: &Path| {
            let button = egui::Button::new(name).frame(false);
            if ui.add(button).clicked() {
                chosen = Some(path.to_owned());
            }
        };
        if let Some(parent) = self.folder.parent() {
            entry(ui, app.text.msg_dialog_parent_folder(), parent);
        }
        let listing = self.listing.as_ref()?;
        let named = |path: &Path| {
            let name = path.file_name().unwrap_or_default();
            name.to_string_lossy().into_owned()
        };
        for path in &listing.folders {
            entry(ui, format!("{}/", named(path)), path);
        }
        for path in &listing.files {
            entry(ui, named(path), path);
        }
        chosen
    }

    /// Handles a chosen path: a folder is entered; a file is the answer, unless there is an objection.
    fn take(
        &mut self,
        app: &AppContext,
        path: PathBuf,
        look: &dyn Fn(&Path) -> Result<(), String>,
    ) -> Option<Chosen> {
        let saves = matches!(self.question.purpose, DialogPurpose::Save(_));
        if path.is_dir() {
            // A name that is proposed, or was typed, stays; a folder that was typed is where we are.
            if expand(&self.typed, &self.folder) == path {
                self.typed = self.question.proposed();
            }
            self.folder = path;
            self.listing = None;
            self.trouble = None;
            if !saves {
                self.typed.clear();
            }
            return None;
        }
        if !saves {
            if let Err(trouble) = look(&path) {
                self.trouble = Some(trouble);
                return None;
            }
            return Some(Chosen::Open(path));
        }
        let path = self.question.with_extension(&path);
        let folder = path.parent().unwrap_or(&self.folder).to_owned();
        if let Err(error) = list(&folder, |_| false) {
            self.trouble = Some(error.sentence(&app.text));
            return None;
        }
        if path.exists() && self.replace.as_ref() != Some(&path) {
            self.typed = path.display().to_string();
            self.replace = Some(path);
            return None;
        }
        Some(Chosen::Save(path))
    }
}

/// The pressed button at the bottom of the dialog.
enum Pressed {
    /// Choose this folder.
    Folder(PathBuf),
    /// Choose the typed path.
    Path(PathBuf),
    Cancel,
}

/// Range of the file name without extension in a path, in characters.
fn name_in(path: &str) -> Range<usize> {
    let characters = |bytes: usize| path[..bytes].chars().count();
    let start = path.rfind(std::path::is_separator).map_or(0, |at| at + 1);
    let end = path[start..]
        .rfind('.')
        .filter(|dot| *dot > 0)
        .map_or(path.len(), |dot| start + dot);
    characters(start)..characters(end)
}
