//! The window: title bar, shown mode, status line; and the dispatch of commands.

use super::closing::Closing;
use super::help::{HELP_KEY, Help};
use super::mode::{Commanded, Host, Mode};
use super::title_bar::TitleBar;
use super::{dropping, withholds};
use crate::window::kit::app_context::AppContext;
use crate::window::kit::command::{Chapter, ShellCommand};
use crate::window::kit::game_id::GameId;
use crate::window::kit::magnify::Room;
use crate::window::kit::settings::Look;
use crate::window::kit::theme::Theme;
use crate::window::kit::{magnify, status_line, theme};
use egui::{
    Context, Frame, Id, KeyboardShortcut, Modifiers, Panel, Rect, Stroke, StrokeKind,
    ThemePreference, Ui, vec2,
};
use engine::text::Text;
use std::any::Any;
use std::path::{Path, PathBuf};

/// Creates a window.
type Opening = Box<dyn Fn(&Context, bool) -> Window>;

/// The window.
pub struct Window {
    app: AppContext,
    games: Vec<GameEntry>,
    help: Help,
    shown: GameId,
    title: String,
    closing: Closing,
    /// Creates the next window; `true` leaves the contest that this one was opened for.
    again: Opening,
}

impl Window {
    /// Creates the window, showing the game of the settings or the `wanted` one.
    pub fn new(
        ctx: &Context,
        app: AppContext,
        games: Vec<GameEntry>,
        wanted: Option<GameId>,
        again: impl Fn(&Context, bool) -> Window + 'static,
    ) -> Window {
        let shown = wanted.unwrap_or(app.settings.game);
        let repaint = ctx.clone();
        for store in [&app.store, &app.data] {
            let repaint = repaint.clone();
            store.on_trouble(move || repaint.request_repaint());
        }
        let window = Window {
            app,
            games,
            help: Help::default(),
            shown,
            title: String::new(),
            closing: Closing::default(),
            again: Box::new(again),
        };
        window.look(ctx);
        window
    }

    /// The shared state.
    pub fn app(&mut self) -> &mut AppContext {
        &mut self.app
    }

    /// A mode by its type, with its services.
    ///
    /// # Panics
    /// If there is no such mode.
    pub fn host<M: Commanded>(&mut self) -> &mut Host<M> {
        let mut hosts = self.games.iter_mut();
        let host =
            hosts.find_map(|game| (game.mode.as_mut() as &mut dyn Any).downcast_mut::<Host<M>>());
        host.expect("the window has a game of this type")
    }

    /// Runs a command in a mode, as if a button had sent it.
    pub fn perform<M: Commanded>(&mut self, ctx: &Context, command: impl Into<M::Command>) {
        let mut hosts = self.games.iter_mut();
        let host =
            hosts.find_map(|game| (game.mode.as_mut() as &mut dyn Any).downcast_mut::<Host<M>>());
        if let Some(host) = host {
            host.perform(command.into(), &mut self.app);
        }
        self.carry_out(ctx);
    }

    /// Opens a file in the shown game.
    pub fn open_file(&mut self, ctx: &Context, path: &Path) {
        let id = self.shown;
        let game = self.games.iter_mut().find(|game| game.id == id);
        if let Some(game) = game {
            game.mode.open_file(path.to_owned(), &mut self.app);
        }
        self.carry_out(ctx);
    }

    fn game(&mut self, id: GameId) -> &mut GameEntry {
        let mut games = self.games.iter_mut();
        let game = games.find(|game| game.id == id);
        game.expect("every game is on the list")
    }

    fn look(&self, ctx: &Context) {
        ctx.set_theme(match self.app.settings.look {
            Look::System => ThemePreference::System,
            Look::Light => ThemePreference::Light,
            Look::Dark => ThemePreference::Dark,
        });
    }

    /// Applies the chosen scale.
    fn scale(&self, ctx: &Context) {
        let scale = self.app.settings.scale;
        if (scale - ctx.zoom_factor()).abs() > 0.01 {
            ctx.set_zoom_factor(scale);
        }
    }

    /// Per-frame update: polls the background work of all modes.
    pub fn advance(&mut self, ctx: &Context) {
        self.scale(ctx);
        crate::window::kit::style::follow_fingers(ctx);
        for game in &mut self.games {
            game.mode.advance(&mut self.app, ctx);
        }
        self.app.report_unreadable();
        self.app.save_settings();
        self.closing.look(ctx, &mut self.app);
        let mut titles = self.games.iter();
        let title = titles
            .find_map(|game| game.mode.title(&self.app.text))
            .unwrap_or_default();
        if title != self.title {
            self.title.clone_from(&title);
            ctx.send_viewport_cmd(egui::ViewportCommand::Title(title));
        }
    }

    /// Shows everything, and carries out the commands sent in the meantime.
    pub fn show(&mut self, ui: &mut Ui) {
        crate::window::kit::widgets::suppress_tooltips(ui.ctx());
        crate::window::kit::keyboard_place::begin(ui.ctx());
        crate::window::kit::roving_focus::stay_in_popups(ui.ctx());
        magnify::keys(ui.ctx(), &mut self.app);
        let needed = match self.help.chapter() {
            Some(_) => Room::PAGES,
            None => self.game(self.shown).mode.room(),
        };
        magnify::in_room(ui, needed, |ui| self.contents(ui));
        let ctx = ui.ctx().clone();
        self.carry_out(&ctx);
        self.dropped(&ctx);
        dropping::show(&ctx, &self.app.text);
        self.closing.show(ui, &mut self.app);
        crate::window::kit::keyboard_place::frame(ui);
        self.app.save_settings();
    }

    fn contents(&mut self, ui: &mut Ui) {
        if self.app.contest() && !self.game(self.shown).in_contest {
            self.shown = self.in_contest();
        }
        let theme = theme::of(ui);
        let mut bar = TitleBar {
            app: &mut self.app,
            games: &mut self.games,
            help: &self.help,
            shown: self.shown,
        };
        bar.show(ui, theme);
        let tells = self.help.chapter().is_none() && self.game(self.shown).mode.tells_status();
        let spares = self.help.chapter().is_none() && self.game(self.shown).mode.spares_status();
        if !(tells || spares && self.app.status().sentence.is_empty()) {
            let line = Frame::new()
                .fill(theme.window)
                .inner_margin(egui::Margin::symmetric(14, 4));
            Panel::bottom("status")
                .frame(line)
                .show(ui, |ui| self.status(ui, theme));
        }
        self.help_key(ui);
        // A hidden mode waits, as behind another tab: nothing is lost.
        match self.help.chapter() {
            Some(_) => self.help.show(ui, &mut self.app, &mut self.games),
            None => {
                let id = self.shown;
                let game = self.games.iter_mut().find(|game| game.id == id);
                if let Some(game) = game {
                    game.mode.show(ui, &mut self.app);
                }
            }
        }
    }

    /// The first game available in a contest.
    fn in_contest(&self) -> GameId {
        let mut games = self.games.iter();
        let game = games.find(|game| game.in_contest);
        game.map_or(self.shown, |game| game.id)
    }

    /// Handles the help key: in all games, and alone where it has no other meaning.
    fn help_key(&mut self, ui: &Ui) {
        let (shift, key) = HELP_KEY;
        let free = self.help.chapter().is_none() && !self.game(self.shown).mode.tells_status();
        let pressed = |modifiers| {
            let shortcut = KeyboardShortcut::new(modifiers, key);
            ui.input_mut(|input| input.consume_shortcut(&shortcut))
        };
        if pressed(shift) || free && pressed(Modifiers::NONE) {
            let chapter = Chapter::rules(self.shown);
            self.app.send_to_shell(ShellCommand::Help(chapter));
        }
    }

    fn status(&mut self, ui: &mut Ui, theme: &Theme) {
        let status = self.app.status();
        let response = status_line::show(ui, status);
        if status.wrong {
            whole(ui, theme, &response, &status.sentence);
        }
    }

    /// Handles the end of the window.
    pub fn close(&mut self) {
        for game in &mut self.games {
            game.mode.close(&mut self.app);
        }
        self.app.finish_saving();
    }

    /// Carries out the queued commands.
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
                // Messages belong to the mode left.
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
            ShellCommand::Help(chapter) => {
                // What was said is about what the help covers.
                self.app.say("");
                self.help.open(chapter);
            }
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

    /// Closes everything and replaces the window by a new one, so that nothing of the old one remains reachable.
    fn reopen(&mut self, ctx: &Context, leaves: bool) {
        self.close();
        // Release what the modes hold, such as exclusively locked files, before the new window opens it again.
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

    /// Handles files dropped on the window.
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
                // The others would only replace it.
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

    /// Switches to the game that can open a file, unless the shown one can.
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

/// Shows a refusal that is too long for the status line in several lines, over the content: nothing moves and
/// nothing is lost.
fn whole(ui: &Ui, theme: &Theme, line: &egui::Response, sentence: &str) {
    let (font, room) = (theme::regular(13.0), ui.available_width());
    let painter = ui.painter();
    let rows = painter.layout(sentence.to_owned(), font, theme.wrong, room);
    if rows.rows.len() < 2 {
        return;
    }
    let layer = egui::LayerId::new(egui::Order::Middle, Id::unique("whole status"));
    let painter = ui.ctx().layer_painter(layer);
    let size = vec2(room, rows.size().y);
    let place = Rect::from_min_size(line.rect.left_bottom() - vec2(0.0, size.y), size);
    let card = place.expand2(vec2(6.0, 4.0));
    let stroke = Stroke::new(1.0, theme.line);
    painter.rect(card, 6.0, theme.window, stroke, StrokeKind::Outside);
    painter.galley(place.min, rows, theme.wrong);
}

/// A game of the window.
pub struct GameEntry {
    pub id: GameId,
    /// The label of its tab.
    pub name: fn(&Text) -> String,
    /// True if it is available in a contest.
    pub in_contest: bool,
    pub mode: Box<dyn Mode>,
}
