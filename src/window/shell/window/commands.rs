//! The commands for the window, carried out.

use super::Window;
use crate::window::kit::command::ShellCommand;
use crate::window::shell::game::GameEntry;
use crate::window::shell::withholds;
use egui::Context;
use engine::text::Text;

impl Window {
    /// Carries out the commands that were sent.
    pub(super) fn carry_out(&mut self, ctx: &Context) {
        // A command may send another one; not for ever.
        for _ in 0..8 {
            let mut any = false;
            for game in &mut self.games {
                any |= game.mode.carry_out(&mut self.app);
            }
            for command in self.app.take_shell_commands() {
                any = true;
                self.perform_shell(ctx, command);
            }
            if !any {
                break;
            }
            ctx.request_repaint();
        }
        self.app.deliver(ctx);
    }

    /// Carries out a command for the window.
    pub fn perform_shell(&mut self, ctx: &Context, command: ShellCommand) {
        let elsewhere =
            |games: &[GameEntry], id| !games.iter().any(|game| game.id == id && game.in_contest);
        if self.app.contest() && withholds(&command, |id| elsewhere(&self.games, id)) {
            self.app.refuse(self.app.text.msg_contest_says_withheld());
            return;
        }
        match command {
            ShellCommand::Show(id) => {
                self.help.close();
                // What was said was said there.
                self.app.say("");
                self.shown = id;
                self.app.settings.game = id;
                self.game(id).mode.go_home(false);
            }
            ShellCommand::Home => {
                let mut games = self.games.iter_mut();
                if let Some(game) = games.find(|game| game.mode.home().is_some()) {
                    game.mode.go_home(true);
                    (self.shown, self.app.settings.game) = (game.id, game.id);
                    self.help.close();
                    self.app.say("");
                }
            }
            ShellCommand::Help(chapter) => self.help.open(chapter),
            ShellCommand::CloseHelp => self.help.close(),
            ShellCommand::Language(language) => {
                if let Ok(text) = Text::load(language) {
                    self.app.text = text;
                    self.app.settings.language = Some(language);
                    for game in &mut self.games {
                        game.mode.language_changed();
                    }
                    self.app.say("");
                }
            }
            ShellCommand::Look(look) => {
                self.app.settings.look = look;
                self.look(ctx);
            }
            ShellCommand::Scale(percent) => {
                self.app.settings.scale = (f32::from(percent) / 100.0).clamp(0.75, 2.0);
                self.scale(ctx);
            }
            ShellCommand::Calm(calm) => self.app.settings.reduce_motion = Some(calm),
            ShellCommand::Reopen { leaves } => self.reopen(ctx, leaves),
        }
    }

    /// Closes everything, so that nothing of it is within reach, and opens the window anew.
    fn reopen(&mut self, ctx: &Context, leaves: bool) {
        self.close();
        // What they hold, files that only one window may have among it, is free before it is asked for again.
        self.games.clear();
        self.app.contest_run = None;
        let (status, system_dialog) = (self.app.said().clone(), self.app.system_dialog);
        *self = (self.again)(ctx, leaves);
        self.app.system_dialog = system_dialog;
        if status.wrong {
            self.app.refuse(status.sentence);
        } else {
            self.app.say(status.sentence);
        }
    }
}
