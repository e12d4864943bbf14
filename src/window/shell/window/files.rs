//! Files that come to the window: dropped, or named at the start. Each is opened in the game that can read it.

use super::Window;
use crate::window::kit::command::ShellCommand;
use crate::window::shell::dropping;
use egui::Context;
use std::path::{Path, PathBuf};

impl Window {
    /// Files that were dropped on the window.
    pub(super) fn dropped(&mut self, ctx: &Context) {
        let files = dropping::dropped(ctx);
        if files.is_empty() {
            return;
        }
        self.help.close();
        ctx.request_repaint();
        if files.len() > 1 && !self.app.contest() && self.open_together(ctx, &files) {
            return;
        }
        let several = self.game(self.shown).mode.opens_several();
        for path in &files {
            self.open_where_it_is_read(ctx, path);
            if !several && !self.app.said().wrong {
                // The others would only take its place.
                if let others @ 1.. = files.len() - 1 {
                    let name = dropping::name(path);
                    self.app
                        .say(self.app.text.msg_drop_several(others as u64, name));
                }
                break;
            }
        }
    }

    /// Opens files that belong together; false if they do not.
    fn open_together(&mut self, ctx: &Context, files: &[PathBuf]) -> bool {
        let mut games = self.games.iter_mut();
        let app = &mut self.app;
        let id = games.find_map(|game| game.mode.open_together(files, app).then_some(game.id));
        let Some(id) = id else {
            return false;
        };
        if id != self.shown {
            self.help.close();
            (self.shown, self.app.settings.game) = (id, id);
        }
        self.carry_out(ctx);
        true
    }

    /// Opens a file in the game that can read it.
    pub fn open_where_it_is_read(&mut self, ctx: &Context, path: &Path) {
        self.go_where_it_is_read(ctx, path);
        self.app.say("");
        self.open_file(ctx, path);
    }

    /// Shows the game that can open a file, if the one that is shown cannot.
    fn go_where_it_is_read(&mut self, ctx: &Context, path: &Path) {
        let text = self.app.text;
        let contest = self.app.contest();
        if self.game(self.shown).mode.reads(path, &text) {
            return;
        }
        let mut games = self.games.iter();
        let reader = games.find(|game| game.mode.reads(path, &text));
        if let Some(reader) = reader.filter(|game| game.in_contest || !contest) {
            let id = reader.id;
            self.perform_shell(ctx, ShellCommand::Show(id));
        }
    }
}
