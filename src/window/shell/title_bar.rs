//! The top bar: home, the current activity, tools, help, the other games, theme and language.

use crate::window::kit::actions::shown;
use crate::window::kit::app_context::AppContext;
use crate::window::kit::command::{Chapter, ShellCommand};
use crate::window::kit::game_id::GameId;
use crate::window::kit::icons::icons;
use crate::window::kit::labelled_button::LabelledButton;
use crate::window::kit::roving_focus::one_stop;
use crate::window::kit::settings::Look;
use crate::window::kit::theme::Theme;
use crate::window::kit::widgets::{Explained as _, IconButton};
use crate::window::kit::{icons, magnify, theme};
use crate::window::shell::help::{HELP_KEY, Help};
use crate::window::shell::window::GameEntry;
use egui::{
    Align, Frame, Layout, Panel, Popup, Role, Sense, Stroke, Ui, UiBuilder, WidgetInfo, vec2,
};
use engine::text::{Language, Text};

/// Width below which a window is narrow, in points.
const NARROW: f32 = 1100.0;
/// Height of the bar, and in a narrow window, in points.
const BAR: f32 = 48.0;
const LOW_BAR: f32 = 44.0;
/// Width of a line between groups of buttons, in points.
const DIVIDER: f32 = 17.0;
/// Width that the title has before buttons lose their words, in points.
const TITLE: f32 = 440.0;

/// The title bar, and where it sends its commands.
pub struct TitleBar<'w> {
    pub app: &'w mut AppContext,
    pub games: &'w mut [GameEntry],
    pub help: &'w Help,
    /// The shown game.
    pub shown: GameId,
}

impl TitleBar<'_> {
    /// Shows the bar.
    pub fn show(&mut self, ui: &mut Ui, theme: &'static Theme) {
        let narrow = ui.available_width() < NARROW;
        let (height, side) = if narrow { (LOW_BAR, 10) } else { (BAR, 12) };
        let frame = Frame::new()
            .fill(theme.window)
            .inner_margin(egui::Margin::symmetric(side, 0));
        let panel = Panel::top("bar").exact_size(height).frame(frame);
        panel.show(ui, |ui| {
            one_stop(ui, "bar", |ui| self.parts(ui, theme));
        });
    }

    /// Shows the current activity on the left, and commands on the right.
    fn parts(&mut self, ui: &mut Ui, theme: &'static Theme) {
        let text = self.app.text;
        ui.horizontal_centered(|ui| {
            let narrow = ui.available_width() < NARROW;
            ui.spacing_mut().item_spacing.x = if narrow { 2.0 } else { 4.0 };
            let contest = self.app.contest();
            if contest {
                contest_sign(ui, &text, theme);
                let id = self.shown;
                let game = self.games.iter_mut().find(|game| game.id == id);
                if let Some(game) = game {
                    game.mode.contest_tools(ui, self.app);
                }
            } else {
                self.home_button(ui, narrow);
                divider(ui, theme);
                let room = ui.available_width() - self.tools_width(ui, narrow);
                let size = vec2(room.max(0.0), ui.available_height());
                ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
                    ui.set_min_size(size);
                    ui.set_max_width(size.x);
                    self.title(ui, theme);
                });
            }
            let room = ui.available_rect_before_wrap();
            let width = self.tools_width(ui, narrow).min(room.width());
            let builder = UiBuilder::new()
                .max_rect(room.with_min_x(room.max.x - width))
                .layout(Layout::left_to_right(Align::Center));
            ui.scope_builder(builder, |ui| {
                ui.spacing_mut().item_spacing.x = 4.0;
                self.tools(ui, narrow);
                divider(ui, theme);
                self.look_menu(ui);
                self.language_menu(ui, narrow);
            });
        });
    }

    /// Shows the current activity, in the words of the shown game, or the name of the game.
    fn title(&mut self, ui: &mut Ui, theme: &'static Theme) {
        let text = self.app.text;
        let paged = self.help.chapter().is_some();
        let id = self.shown;
        let Some(game) = self.games.iter_mut().find(|game| game.id == id) else {
            return;
        };
        if !paged && game.mode.show_title(ui, self.app) {
            return;
        }
        let words = if paged {
            text.msg_frame_help()
        } else {
            (game.name)(&text)
        };
        ui.add_space(6.0);
        let words = egui::RichText::new(words).font(theme::semibold(14.0));
        ui.add(egui::Label::new(words.color(theme.text)).truncate());
    }

    /// Width of everything right of the title, in points.
    fn tools_width(&self, ui: &Ui, narrow: bool) -> f32 {
        let tools = if self.labelled(ui, narrow) {
            self.words_width(ui)
        } else {
            self.icons_width(ui)
        };
        ends_width(narrow) + tools + 8.0
    }

    /// True if the tools have room for words.
    fn labelled(&self, ui: &Ui, narrow: bool) -> bool {
        let window = ui.ctx().content_rect().width();
        self.words_width(ui) + ends_width(narrow) + TITLE <= window
    }

    /// Width of the tools with words, in points.
    fn words_width(&self, ui: &Ui) -> f32 {
        let text = self.app.text;
        let help = LabelledButton::new(icons::help, &text.msg_frame_help(), "").width(ui) + 4.0;
        let games = text.msg_frame_games();
        let games = LabelledButton::new(games_icon, &games, "").width(ui) + 4.0;
        help + if self.leads_elsewhere() { games } else { 0.0 } + self.own_width(ui, true)
    }

    /// Width of the tools without words, in points.
    fn icons_width(&self, ui: &Ui) -> f32 {
        let games = if self.leads_elsewhere() { 38.0 } else { 0.0 };
        38.0 + games + self.own_width(ui, false)
    }

    /// Width of the buttons of the shown game, in points.
    fn own_width(&self, ui: &Ui, labelled: bool) -> f32 {
        let game = self.games.iter().find(|game| game.id == self.shown);
        game.filter(|_| self.help.chapter().is_none())
            .map_or(0.0, |game| game.mode.tools_width(ui, self.app, labelled))
    }

    /// True if the bar has the menu of the games.
    fn leads_elsewhere(&self) -> bool {
        let mut games = self.games.iter();
        let shown = games.find(|game| game.id == self.shown);
        let paged = self.help.chapter().is_some();
        !self.app.contest() && (paged || shown.is_some_and(|game| game.mode.leads_elsewhere()))
    }

    /// The menu of the games.
    fn games_menu(&mut self, ui: &mut Ui, labelled: bool) {
        let text = self.app.text;
        let words = text.msg_frame_games();
        let button = LabelledButton::new(games_icon, &words, &words).labelled(labelled);
        let button = button.show(ui);
        Popup::menu(&button).show(|ui| {
            for game in self.games.iter() {
                let chosen = game.id == self.shown;
                if ui.selectable_label(chosen, (game.name)(&text)).clicked() {
                    self.app.send_to_shell(ShellCommand::Show(game.id));
                    ui.close();
                }
            }
        });
    }

    /// The home button, if a game has a home page.
    fn home_button(&mut self, ui: &mut Ui, narrow: bool) {
        let mut games = self.games.iter();
        let Some(game) = games.find(|game| game.mode.home().is_some()) else {
            return;
        };
        let shown = game.id == self.shown && game.mode.home() == Some(true);
        let name = self.app.text.msg_home();
        let button = LabelledButton::new(icons::home, &name, &name).labelled(!narrow);
        if button.chosen(shown).show(ui).clicked() {
            self.app.send_to_shell(ShellCommand::Home);
        }
    }

    /// The help button, the menu of the games and the tools of the shown game, with words where they fit.
    fn tools(&mut self, ui: &mut Ui, narrow: bool) {
        let labelled = self.labelled(ui, narrow);
        let id = self.shown;
        let game = self.games.iter_mut().find(|game| game.id == id);
        if let Some(game) = game.filter(|_| self.help.chapter().is_none()) {
            let width = game.mode.tools_width(ui, self.app, labelled);
            ui.allocate_ui_with_layout(
                vec2(width, 32.0),
                Layout::left_to_right(Align::Center),
                |ui| game.mode.tools(ui, self.app, labelled),
            );
        }
        if self.leads_elsewhere() {
            self.games_menu(ui, labelled);
        }
        self.help_button(ui, labelled);
    }

    fn language_menu(&mut self, ui: &mut Ui, narrow: bool) {
        let text = self.app.text;
        let present = text.language();
        let name = present.own_name();
        let words = if narrow {
            present.code().to_uppercase()
        } else {
            name.to_owned()
        };
        let least = if narrow { 36.0 } else { 64.0 };
        let button = egui::Button::new(words)
            .frame(false)
            .min_size(vec2(least, 30.0));
        let button = ui.add(button);
        button.widget_info(|| WidgetInfo::labeled(Role::Button, true, name));
        let button = button.explained(text.msg_menu_language());
        Popup::menu(&button).show(|ui| {
            for language in Language::complete() {
                let chosen = language == present;
                if ui.selectable_label(chosen, language.own_name()).clicked() {
                    self.app.send_to_shell(ShellCommand::Language(language));
                    ui.close();
                }
            }
        });
    }

    fn help_button(&mut self, ui: &mut Ui, labelled: bool) {
        let text = self.app.text;
        let name = text.msg_guide_button(shown(&text, HELP_KEY.0, HELP_KEY.1));
        let open = self.help.chapter().is_some();
        let words = text.msg_frame_help();
        let button = LabelledButton::new(icons::help, &words, &name).labelled(labelled);
        if button.chosen(open).show(ui).clicked() {
            self.app.send_to_shell(if open {
                ShellCommand::CloseHelp
            } else {
                ShellCommand::Help(Chapter::rules(self.shown))
            });
        }
    }

    fn look_menu(&mut self, ui: &mut Ui) {
        let text = self.app.text;
        let present = self.app.settings.look;
        let icon = match present {
            Look::System => icons::half as icons::Icon,
            Look::Light => icons::sun,
            Look::Dark => icons::moon,
        };
        let name = text.msg_menu_look();
        let button = IconButton::new(icon, &name).show(ui);
        Popup::menu(&button).show(|ui| {
            let looks = [
                (Look::System, text.msg_look_system()),
                (Look::Light, text.msg_look_light()),
                (Look::Dark, text.msg_look_dark()),
            ];
            for (look, name) in looks {
                if ui.selectable_label(look == present, name).clicked() {
                    self.app.send_to_shell(ShellCommand::Look(look));
                    ui.close();
                }
            }
            ui.separator();
            let scale = (self.app.settings.scale * 100.0).round() as u16;
            for percent in magnify::SCALES {
                let name = text.msg_menu_scale(percent.to_string());
                if ui.selectable_label(percent == scale, name).clicked() {
                    self.app.send_to_shell(ShellCommand::Scale(percent));
                    ui.close();
                }
            }
            ui.separator();
            let calm = self.app.reduced_motion();
            if ui.selectable_label(calm, text.msg_menu_calm()).clicked() {
                self.app.send_to_shell(ShellCommand::Calm(!calm));
                ui.close();
            }
        });
    }
}

/// Width of the look, the language and the line before them, in points.
fn ends_width(narrow: bool) -> f32 {
    let language = if narrow { 40.0 } else { 72.0 };
    language + 38.0 + DIVIDER
}

/// The sign of a contest.
fn contest_sign(ui: &mut Ui, text: &Text, theme: &Theme) {
    ui.add_space(8.0);
    let sign = Frame::new()
        .fill(theme.changed)
        .corner_radius(7)
        .inner_margin(egui::Margin::symmetric(12, 6));
    sign.show(ui, |ui| {
        let words = egui::RichText::new(text.msg_contest_mode())
            .font(theme::semibold(14.0))
            .color(theme.on_changed);
        ui.add(egui::Label::new(words).selectable(false));
    });
}

/// A line between groups of buttons.
fn divider(ui: &mut Ui, theme: &Theme) {
    let (rect, _) = ui.allocate_exact_size(vec2(DIVIDER - 8.0, 22.0), Sense::hover());
    let line = Stroke::new(1.0, theme.line);
    ui.painter().vline(rect.center().x, rect.y_range(), line);
}

icons! {
    /// Four tiles: the games.
    games_icon = "games";
}
