//! Walls from elsewhere and for elsewhere: painted, pasted, from files.

use super::panel::WallPanel;
use super::sharing;
use crate::store::{SavedValue, WindowFile, write_file};
use crate::window::clickomania::command::{ClickomaniaContext, WallCommand, WallSource};
use crate::window::clickomania::command::{Deal, DealSource};
use crate::window::kit::app_context::AppContext;
use crate::window::kit::file_dialog::{Chosen, FileDialog};
use egui::Ui;
use engine::wall::Wall;
use serde::{Deserialize, Serialize};
use std::path::Path;

impl WallPanel {
    /// Takes the painted wall as one left off with it.
    pub fn load_painted(&mut self, app: &mut AppContext) {
        self.painter.load(app);
        if let Some(wall) = self.painted.load(app) {
            self.begin(Deal::painted(wall));
        }
    }

    /// Saves the painted wall and what is being painted, if they changed.
    pub fn save_painted(&mut self) {
        self.painted.save(self.game.deal().is_painted());
        self.painter.save();
    }

    /// The wall that was painted last.
    pub fn painted(&self) -> Option<Wall> {
        self.painted.wall()
    }

    /// The wall in the painter, also one that a window left there when it ended.
    pub fn being_painted(&self) -> Option<Wall> {
        self.painter.wall_or_restored().copied()
    }

    /// Carries out a command. If a painted wall takes the place of another one, that one.
    pub fn perform_wall(
        &mut self,
        command: &WallCommand,
        app: &mut ClickomaniaContext,
    ) -> Option<Deal> {
        let text = app.text;
        match command {
            WallCommand::Paint => {
                self.finish();
                self.painter.open(app, *self.game.wall());
            }
            WallCommand::Play(wall) => {
                self.painter.close();
                self.painted.set(*wall);
                let before = self.exchange(Deal::painted(*wall));
                self.started = true;
                app.say(text.msg_walls_told_painted());
                return Some(before);
            }
            WallCommand::CopyLine => {
                if let DealSource::Number(numbered) = self.game.deal().source {
                    let line = sharing::line(&text, numbered);
                    app.say(text.msg_walls_told_copied_line(line.as_str()));
                    app.copy(line);
                }
            }
            WallCommand::CopyText => {
                let wall = self.painter.wall().unwrap_or(self.shown.wall());
                app.copy(wall.to_string());
                app.say(text.msg_walls_told_copied_text());
            }
            WallCommand::AskPaste => self.files.ask_paste(app),
            WallCommand::Open => self.files.ask_open(app),
            WallCommand::OpenFile(path) => self.open_wall(path, app),
            WallCommand::Save => self.files.ask_save(app),
            WallCommand::SaveFile(path) => self.save_wall(path, app),
        }
        None
    }

    /// What was pasted, if it is a wall: it is taken, or refused. Whether it was one.
    pub fn paste_wall(&mut self, pasted: &str, app: &mut ClickomaniaContext) -> bool {
        let sure = self.files.take_paste_wanted() || self.painter.wall().is_some();
        match sharing::understood(&app.text, pasted, sure) {
            Some(Ok(source)) => self.bring(source, app),
            Some(Err(sentence)) => app.refuse(app.text.msg_walls_told_pasted_wrong(sentence)),
            None => return false,
        }
        true
    }

    /// Shows what belongs to walls and lies over the window.
    pub fn show_walls(&mut self, ui: &Ui, app: &mut ClickomaniaContext) {
        let shapes = app.settings.shapes.unwrap_or(true);
        let asks = self.files.asks();
        let rules = self.task.rules();
        self.painter.show(ui, app, (rules, shapes), asks);
        self.files.show(ui, app);
    }

    fn open_wall(&mut self, path: &Path, app: &mut ClickomaniaContext) {
        match sharing::read(path, &app.text) {
            Ok(wall) => {
                app.settings.last_folder = path.parent().map(Path::to_owned);
                self.bring(WallSource::Wall(wall), app);
            }
            Err(sentence) => app.refuse(sentence),
        }
    }

    fn save_wall(&mut self, path: &Path, app: &mut ClickomaniaContext) {
        let wall = self.painter.wall().unwrap_or(self.shown.wall());
        match write_file(path, wall.to_string().as_bytes()) {
            Ok(()) => {
                app.settings.last_folder = path.parent().map(Path::to_owned);
                app.say(app.text.msg_saved(path.display().to_string()));
            }
            Err(error) => app.refuse(error.sentence(&app.text)),
        }
    }

    /// A wall came from elsewhere: into the painter if one is painting, else into the game.
    fn bring(&mut self, source: WallSource, app: &mut ClickomaniaContext) {
        if self.painter.wall().is_some() {
            if let Some(deal) = self.deal(&source, app) {
                self.painter.bring(deal.wall);
            }
        } else {
            app.say(app.text.msg_walls_told_taken());
            self.begin_on(&source, app);
        }
    }
}

#[derive(Default)]
pub struct WallFiles {
    dialog: FileDialog,
    /// Whether what is pasted next should be a wall.
    paste_wanted: bool,
}

impl WallFiles {
    pub fn ask_open(&mut self, app: &ClickomaniaContext) {
        let title = app.text.msg_walls_open_title();
        self.dialog.ask_open(title, sharing::EXTENSIONS);
    }

    pub fn ask_save(&mut self, app: &ClickomaniaContext) {
        let text = app.text;
        let name = format!("{}.{}", text.msg_walls_file_name(), sharing::EXTENSIONS[0]);
        let title = text.msg_walls_save_title();
        self.dialog.ask_save(title, name, sharing::EXTENSIONS);
    }

    /// Asks for the clipboard, on which a wall should be.
    pub fn ask_paste(&mut self, app: &mut ClickomaniaContext) {
        self.paste_wanted = true;
        app.ask_paste();
    }

    /// Whether what is pasted now should be a wall.
    pub fn take_paste_wanted(&mut self) -> bool {
        std::mem::take(&mut self.paste_wanted)
    }

    /// Whether a question for a file waits for an answer.
    pub fn asks(&self) -> bool {
        self.dialog.is_open()
    }

    pub fn show(&mut self, ui: &Ui, app: &mut ClickomaniaContext) {
        let text = app.text;
        let readable = |path: &Path| sharing::read(path, &text).map(|_| ());
        if let Some(chosen) = self.dialog.show(ui, app, &readable) {
            app.send(match chosen {
                Chosen::Open(path) => WallCommand::OpenFile(path),
                Chosen::Save(path) => WallCommand::SaveFile(path),
            });
        }
    }
}

/// The painted wall as it is saved.
#[derive(Clone, PartialEq, Serialize, Deserialize, Default, Debug)]
#[serde(default)]
struct SavedPaintedWall {
    /// Its rows from the top; none before the first one was painted.
    rows: Vec<String>,
    /// Whether it is the wall of the game.
    played: bool,
}

impl SavedValue for SavedPaintedWall {
    const NAME: &'static str = "painted-wall";
}

/// The wall that was painted last, if there is one.
#[derive(Default)]
pub struct PaintedWall {
    wall: Option<Wall>,
    saved: WindowFile<SavedPaintedWall>,
}

impl PaintedWall {
    pub fn wall(&self) -> Option<Wall> {
        self.wall
    }

    pub fn set(&mut self, wall: Wall) {
        self.wall = Some(wall);
    }

    /// Reads what was saved; the wall, if it was the one of the game.
    pub fn load(&mut self, app: &mut AppContext) -> Option<Wall> {
        self.saved = app.window_file();
        let saved = self.saved.value();
        self.wall = Wall::parse(&saved.rows.join("\n")).ok();
        self.wall.filter(|_| saved.played)
    }

    /// Has the wall saved if it is another one, or no longer (or newly) the one of the game.
    pub fn save(&mut self, played: bool) {
        if let Some(wall) = &self.wall {
            self.saved.set_if_new(SavedPaintedWall {
                rows: wall.rows().into(),
                played,
            });
        }
    }
}
