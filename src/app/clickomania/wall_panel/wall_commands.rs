//! Carries out the commands about walls: painting one, bringing one in, handing one on.

use super::panel::WallPanel;
use super::sharing;
use crate::app::clickomania::command::deal::{Deal, DealSource};
use crate::app::clickomania::command::{ClickomaniaContext, WallCommand, WallSource};
use crate::store::write_file;
use egui::Ui;
use std::path::Path;

impl WallPanel {
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
