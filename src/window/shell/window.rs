//! The window itself: the bar, the mode that is shown, the line at the bottom; and the place where commands
//! are carried out.

mod commands;
mod files;

use crate::window::kit::app_context::AppContext;
use crate::window::kit::command::{Chapter, ShellCommand};
use crate::window::kit::game_id::GameId;
use crate::window::kit::magnify::Room;
use crate::window::kit::settings::Look;
use crate::window::kit::theme::Theme;
use crate::window::kit::{magnify, status_line, theme};
use crate::window::shell::closing::Closing;
use crate::window::shell::dropping;
use crate::window::shell::game::GameEntry;
use crate::window::shell::help::{HELP_KEY, Help};
use crate::window::shell::mode::{Host, Mode};
use crate::window::shell::title_bar::TitleBar;
use egui::{
    Context, Frame, Id, KeyboardShortcut, Modifiers, Panel, Rect, Stroke, StrokeKind,
    ThemePreference, Ui, vec2,
};
use std::any::Any;
use std::path::Path;

/// Opens the window anew.
type Opening = Box<dyn Fn(&Context, bool) -> Window>;

/// The window.
pub struct Window {
    app: AppContext,
    games: Vec<GameEntry>,
    help: Help,
    shown: GameId,
    title: String,
    closing: Closing,
    /// Opens it anew; `true`: not in the contest for which it was opened.
    again: Opening,
}

impl Window {
    /// The window as it opens, with the game of the settings or the one that is `wanted`.
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

    /// What all modes share.
    pub fn app(&mut self) -> &mut AppContext {
        &mut self.app
    }

    /// A mode by its type, with its services.
    ///
    /// # Panics
    /// There is no such mode.
    pub fn host<M: Mode>(&mut self) -> &mut Host<M> {
        let mut hosts = self.games.iter_mut();
        let host =
            hosts.find_map(|game| (game.mode.as_mut() as &mut dyn Any).downcast_mut::<Host<M>>());
        host.expect("the window has a game of this type")
    }

    /// Has a mode carry out a command, as if a button had sent it.
    pub fn perform<M: Mode>(&mut self, ctx: &Context, command: impl Into<M::Command>) {
        let mut hosts = self.games.iter_mut();
        let host =
            hosts.find_map(|game| (game.mode.as_mut() as &mut dyn Any).downcast_mut::<Host<M>>());
        if let Some(host) = host {
            host.perform(command.into(), &mut self.app);
        }
        self.carry_out(ctx);
    }

    /// Opens a file in the game that is shown.
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

    /// Makes everything as large as was chosen.
    fn scale(&self, ctx: &Context) {
        let scale = self.app.settings.scale;
        if (scale - ctx.zoom_factor()).abs() > 0.01 {
            ctx.set_zoom_factor(scale);
        }
    }

    /// Looks after what goes on by itself.
    pub fn advance(&mut self, ctx: &Context) {
        self.scale(ctx);
        crate::window::kit::style::follow_fingers(ctx);
        for game in &mut self.games {
            game.mode.advance(&mut self.app, ctx);
        }
        self.app.tell_unreadable();
        self.app.save_settings();
        self.closing.look(ctx, &mut self.app);
        let mut titles = self.games.iter();
        let title = titles.find_map(|game| game.mode.title(&self.app.text));
        let title = title.unwrap_or_default();
        if title != self.title {
            self.title.clone_from(&title);
            ctx.send_viewport_cmd(egui::ViewportCommand::Title(title));
        }
    }

    /// Shows everything, and carries out what was asked for.
    pub fn show(&mut self, ui: &mut Ui) {
        crate::window::kit::widgets::suppress_tooltips(ui.ctx());
        crate::window::kit::kept_arrows::stay_in_popups(ui.ctx());
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
        if !tells {
            let line = Frame::new()
                .fill(theme.window)
                .inner_margin(egui::Margin::symmetric(14, 4));
            Panel::bottom("status")
                .frame(line)
                .show(ui, |ui| self.status(ui, theme));
        }
        self.help_key(ui);
        // What is not shown waits, as behind another tab: nothing is lost.
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

    /// The first game that a contest has.
    fn in_contest(&self) -> GameId {
        let mut games = self.games.iter();
        let game = games.find(|game| game.in_contest);
        game.map_or(self.shown, |game| game.id)
    }

    /// The key of the help, in all games; alone too where it means nothing else.
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

    /// The window closes.
    pub fn close(&mut self) {
        for game in &mut self.games {
            game.mode.close(&mut self.app);
        }
        self.app.finish_saving();
    }
}

/// A refusal that is longer than its line stands there in several, over what is above: nothing moves for
/// it, and nothing of it is lost.
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
