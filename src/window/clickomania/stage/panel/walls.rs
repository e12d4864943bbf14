//! The commands about walls that are painted, pasted, read and written.

use super::WallPanel;
use crate::store::write_file;
use crate::window::clickomania::command::{ClickomaniaContext, WallCommand, WallSource};
use crate::window::clickomania::stage::game_wall::{GameWall, WallOrigin};
use crate::window::clickomania::stage::wall_files;
use crate::window::kit::app_context::AppContext;
use egui::Ui;
use engine::wall::Wall;
use std::path::Path;

impl WallPanel {
    /// Restores the painted wall and the unfinished one of the painter.
    pub fn load_painted(&mut self, app: &mut AppContext) {
        self.painter.load(app);
        if let Some(wall) = self.painted.load(app) {
            self.begin(GameWall::painted(wall));
        }
    }

    /// Saves the painted wall and the unfinished one of the painter, if they changed.
    pub fn save_painted(&mut self) {
        self.painted.save(self.game.start().is_painted());
        self.painter.save();
    }

    /// The wall that was painted last.
    pub fn painted(&self) -> Option<Wall> {
        self.painted.wall()
    }

    /// The wall in the painter, also one that the last session left there.
    pub fn being_painted(&self) -> Option<Wall> {
        self.painter.wall_or_restored().copied()
    }

    /// Carries out a command; returns the wall that a painted one replaced.
    pub fn perform_wall(
        &mut self,
        command: &WallCommand,
        app: &mut ClickomaniaContext,
    ) -> Option<GameWall> {
        let text = app.text;
        match command {
            WallCommand::Paint => {
                self.finish();
                self.painter.open(app, *self.game.wall());
            }
            WallCommand::Play(wall) => {
                self.painter.close();
                self.painted.set(*wall);
                let before = self.exchange(GameWall::painted(*wall));
                self.started = true;
                app.say(text.msg_walls_told_painted());
                return Some(before);
            }
            WallCommand::CopyLine => {
                if let WallOrigin::Number(numbered) = self.game.start().origin {
                    let line = wall_files::line(&text, numbered);
                    app.say(text.msg_walls_told_copied_line(line.as_str()));
                    app.copy(line);
                }
            }
            WallCommand::CopyText => {
                app.copy(self.wall_to_share().to_string());
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

    /// Takes a pasted text that is a wall, or says why it cannot; false if it does not look like one.
    pub fn paste_wall(&mut self, pasted: &str, app: &mut ClickomaniaContext) -> bool {
        let expected = self.files.take_paste_wanted() || self.painter.wall().is_some();
        match wall_files::parse_pasted(&app.text, pasted, expected) {
            Some(Ok(source)) => self.bring(source, app),
            Some(Err(sentence)) => app.refuse(app.text.msg_walls_told_pasted_wrong(sentence)),
            None => return false,
        }
        true
    }

    /// Shows the painter and the file dialog while they are open.
    pub fn show_walls(&mut self, ui: &Ui, app: &mut ClickomaniaContext) {
        let covered = self.files.asks();
        self.painter.show(ui, app, self.task.rules(), covered);
        self.files.show(ui, app);
    }

    fn open_wall(&mut self, path: &Path, app: &mut ClickomaniaContext) {
        match wall_files::read(path, &app.text) {
            Ok(wall) => {
                app.settings.last_folder = path.parent().map(Path::to_owned);
                self.bring(WallSource::Wall(wall), app);
            }
            Err(sentence) => app.refuse(sentence),
        }
    }

    fn save_wall(&mut self, path: &Path, app: &mut ClickomaniaContext) {
        match write_file(path, self.wall_to_share().to_string().as_bytes()) {
            Ok(()) => {
                app.settings.last_folder = path.parent().map(Path::to_owned);
                app.say(app.text.msg_saved(path.display().to_string()));
            }
            Err(error) => app.refuse(error.sentence(&app.text)),
        }
    }

    /// The wall in the painter while it is open, else the one on the screen.
    fn wall_to_share(&self) -> &Wall {
        self.painter.wall().unwrap_or(self.shown.wall())
    }

    /// Brings a wall into the painter while it is open, else into the game.
    fn bring(&mut self, source: WallSource, app: &mut ClickomaniaContext) {
        if self.painter.wall().is_some() {
            if let Some(wall) = self.wall_from(&source, app) {
                self.painter.bring(wall.wall);
            }
        } else {
            app.say(app.text.msg_walls_told_taken());
            self.begin_on(&source, app);
        }
    }
}
