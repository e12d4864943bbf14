//! What the commands about walls do: painting one, bringing one in, handing one on; and the painted wall
//! that is kept.

use super::Stage;
use super::game::{Deal, Source};
use super::sharing;
use crate::app::clickomania::command::ClickomaniaContext;
use crate::app::clickomania::command::{Command, WallCommand, WallSource};
use crate::app::common::app_context::AppContext;
use crate::app::common::file_dialog::{Chosen, FileQuestion};
use crate::app::common::storage::write_file;
use egui::Ui;
use engine::wall::Wall;
use serde::{Deserialize, Serialize};
use std::path::Path;

/// The painted wall as it is kept, in the record of this name.
#[derive(Clone, PartialEq, Serialize, Deserialize, Default, Debug)]
#[serde(default)]
pub struct Kept {
    /// Its rows from the top; none before the first one was painted.
    rows: Vec<String>,
    /// Whether it is the wall of the game.
    played: bool,
}

const RECORD: &str = "painted-wall";

impl Stage {
    /// Carries out a command about walls. If a painted wall takes the place of another one, that one.
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
                self.painted = Some(*wall);
                let before = self.exchange(Deal::painted(*wall));
                self.started = true;
                app.say(text.msg_walls_told_painted());
                return Some(before);
            }
            WallCommand::CopyLine => {
                if let Source::Number(numbered) = self.game.deal().source {
                    let line = sharing::line(&text, numbered);
                    app.say(text.msg_walls_told_copied_line(line.as_str()));
                    app.copy(line);
                }
            }
            WallCommand::CopyText => {
                let wall = self.painter.wall().unwrap_or(&self.shown);
                app.copy(wall.to_string());
                app.say(text.msg_walls_told_copied_text());
            }
            WallCommand::AskPaste => {
                self.paste_wanted = true;
                app.ask_paste();
            }
            WallCommand::Open => self.wall_dialog.ask(FileQuestion {
                title: text.msg_walls_open_title(),
                save_as: None,
                extensions: sharing::EXTENSIONS,
            }),
            WallCommand::OpenFile(path) => self.open_wall(path, app),
            WallCommand::Save => self.wall_dialog.ask(FileQuestion {
                title: text.msg_walls_save_title(),
                save_as: Some(format!(
                    "{}.{}",
                    text.msg_walls_file_name(),
                    sharing::EXTENSIONS[0]
                )),
                extensions: sharing::EXTENSIONS,
            }),
            WallCommand::SaveFile(path) => self.save_wall(path, app),
        }
        None
    }

    /// What was pasted, if it is a wall: it is taken, or refused. Whether it was one.
    pub fn paste_wall(&mut self, pasted: &str, app: &mut ClickomaniaContext) -> bool {
        let sure = std::mem::take(&mut self.paste_wanted) || self.painter.wall().is_some();
        match sharing::understood(&app.text, pasted, sure) {
            Some(Ok(source)) => self.bring(source, app),
            Some(Err(sentence)) => app.refuse(app.text.msg_walls_told_pasted_wrong(sentence)),
            None => return false,
        }
        true
    }

    /// Begins a game on this wall, and gives the one before.
    pub fn exchange(&mut self, deal: Deal) -> Deal {
        let before = *self.game.deal();
        self.begin(deal);
        before
    }

    /// Shows what belongs to walls and lies over the window.
    pub fn show_walls(&mut self, ui: &Ui, app: &mut ClickomaniaContext) {
        let text = app.text;
        let shapes = app.settings.shapes.unwrap_or(true);
        let asks = self.wall_dialog.is_open();
        self.painter.show(ui, app, (self.rules, shapes), asks);
        let look = |path: &Path| sharing::read(path, &text).map(|_| ());
        if let Some(chosen) = self.wall_dialog.show(ui, app, &look) {
            app.send(Command::Wall(match chosen {
                Chosen::Open(path) => WallCommand::OpenFile(path),
                Chosen::Save(path) => WallCommand::SaveFile(path),
            }));
        }
    }

    /// Whether a question about walls waits for an answer, so that keys belong to it.
    pub fn asks(&self) -> bool {
        self.painter.wall().is_some() || self.wall_dialog.is_open()
    }

    /// Takes the painted wall as one left off with it.
    pub fn recall_painted(&mut self, app: &mut AppContext) {
        let (kept, broken) = app.storage.record::<Kept>(RECORD);
        if let Some(trouble) = broken {
            app.refuse(trouble.sentence(&app.text));
        }
        self.painted = Wall::parse(&kept.rows.join("\n")).ok();
        if let Some(wall) = self.painted.filter(|_| kept.played) {
            self.begin(Deal::painted(wall));
        }
        self.kept_painted = kept;
    }

    /// Keeps the painted wall, when it is another one or no longer played.
    pub fn keep_painted(&mut self, app: &mut ClickomaniaContext) {
        let kept = Kept {
            rows: self.painted.map_or(Vec::new(), |wall| wall.rows().into()),
            played: self.game.deal().source == Source::Painted,
        };
        if kept == self.kept_painted || self.painted.is_none() {
            return;
        }
        self.kept_painted = kept.clone();
        let done = app.storage.change_record(RECORD, |old| *old = kept);
        if let Err(error) = done {
            app.refuse(error.sentence(&app.text));
        }
    }

    fn open_wall(&mut self, path: &Path, app: &mut ClickomaniaContext) {
        match sharing::read(path, &app.text) {
            Ok(wall) => {
                app.settings.last_folder = path.parent().map(Path::to_owned);
                app.keep_settings();
                self.bring(WallSource::Wall(wall), app);
            }
            Err(sentence) => app.refuse(sentence),
        }
    }

    fn save_wall(&mut self, path: &Path, app: &mut ClickomaniaContext) {
        let wall = self.painter.wall().unwrap_or(&self.shown);
        match write_file(path, wall.to_string().as_bytes()) {
            Ok(()) => {
                app.settings.last_folder = path.parent().map(Path::to_owned);
                app.keep_settings();
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
            self.new_wall(&source, app);
        }
    }
}
