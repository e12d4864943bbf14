//! The window itself: the bar, the mode that is shown, the line at the bottom; and the place where commands
//! are carried out.

mod files;

use crate::app::common::app_context::AppContext;
use crate::app::common::command::{Chapter, ShellCommand};
use crate::app::common::contest::{self, ContestStart};
use crate::app::common::game_id::GameId;
use crate::app::common::magnify::{self, Room};
use crate::app::common::saver::{Saved, Saver};
use crate::app::common::settings::{Look, Settings};
use crate::app::common::status_line;
use crate::app::common::storage::StorageError;
use crate::app::common::teacher::Teacher;
use crate::app::common::theme::{self, Theme};
use crate::app::shell::closing::Closing;
use crate::app::shell::dropping;
use crate::app::shell::game::GameEntry;
use crate::app::shell::help::{HELP_KEY, Help};
use crate::app::shell::mode::{Host, Mode};
use crate::app::shell::title_bar::TitleBar;
use crate::app::shell::withholds;
use egui::{
    Context, Frame, Id, KeyboardShortcut, Modifiers, Panel, Rect, Stroke, StrokeKind,
    ThemePreference, Ui, vec2,
};
use engine::text::{Language, Text};
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

/// What all games share, at the start, in the data folder of this saver. `language`: the one that was named;
/// `contest`: what the window is opened for, whatever a teacher set.
pub fn context(
    ctx: &Context,
    data: &Saver,
    language: Option<Language>,
    system: Language,
    contest: Option<&ContestStart>,
) -> AppContext {
    crate::app::common::style::install(ctx);
    let (settings, broken) = Saved::<Settings>::open(data);
    let named = language;
    let language = language.or(settings.value().language);
    let language = language.filter(|language| language.is_complete());
    let text = Text::load(language.unwrap_or(system));
    let text = text.or_else(|_| Text::load(Language::It));
    let text = text.expect("Italian is complete");
    // With tasks it lasts as long as they do.
    let mode = matches!(contest, Some(ContestStart::Mode));
    let (mut teacher, unread) = Teacher::load(data, mode);
    let entry = contest::enter(data, &mut teacher, contest, &text);
    let (settings, broken_there) = match entry.run.is_some() {
        true => settings_of_contest(&settings.value(), &entry.saver),
        false => (settings, None),
    };
    // Somebody may have chosen another one there.
    let there = settings
        .value()
        .language
        .filter(|there| there.is_complete());
    let there = there.filter(|_| named.is_none());
    let text = there
        .and_then(|there| Text::load(there).ok())
        .unwrap_or(text);
    let mut app = AppContext::new(text, settings, entry.saver);
    app.data = data.clone();
    app.teacher = teacher;
    app.contest_run = entry.run;
    if let Some(sentence) = entry.trouble {
        app.refuse(sentence);
    }
    let in_contest = broken_there.into_iter().chain(entry.unreadable);
    for trouble in broken.into_iter().chain(unread).chain(in_contest) {
        app.found_unreadable(trouble);
    }
    app
}

/// The settings in the folder of a contest. At first they are those of before, but for the files that were open.
fn settings_of_contest(
    before: &Settings,
    saver: &Saver,
) -> (Saved<Settings>, Option<StorageError>) {
    let (settings, broken) = Saved::<Settings>::open(saver);
    if settings.value() == Settings::default() {
        settings.set(Settings {
            game: Settings::default().game,
            recent: Vec::new(),
            last_folder: None,
            ..before.clone()
        });
    }
    (settings, broken)
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
        for saver in [&app.saver, &app.data] {
            let repaint = repaint.clone();
            saver.on_trouble(move || repaint.request_repaint());
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
        let host = hosts.find_map(|game| game.mode.as_any().downcast_mut::<Host<M>>());
        host.expect("the window has a game of this type")
    }

    /// Has a mode carry out a command, as if a button had sent it.
    pub fn perform<M: Mode>(&mut self, ctx: &Context, command: impl Into<M::Command>) {
        let mut hosts = self.games.iter_mut();
        let host = hosts.find_map(|game| game.mode.as_any().downcast_mut::<Host<M>>());
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
        crate::app::common::style::follow_fingers(ctx);
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
        crate::app::common::widgets::suppress_tooltips(ui.ctx());
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
        let free = self.help.chapter().is_none() && !self.game(self.shown).mode.lists_commands();
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

    /// Carries out the commands that were sent.
    fn carry_out(&mut self, ctx: &Context) {
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
        let status = self.app.said().clone();
        *self = (self.again)(ctx, leaves);
        if status.wrong {
            self.app.refuse(status.sentence);
        } else {
            self.app.say(status.sentence);
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

impl eframe::App for Window {
    fn logic(&mut self, ctx: &Context, _: &mut eframe::Frame) {
        self.advance(ctx);
    }

    fn ui(&mut self, ui: &mut Ui, _: &mut eframe::Frame) {
        self.show(ui);
    }

    fn on_exit(&mut self, _: Option<&eframe::glow::Context>) {
        self.close();
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
