//! The bar at the top: home, the tabs of the games, help, tools, language and look.

use crate::window::kit::actions::shown;
use crate::window::kit::app_context::AppContext;
use crate::window::kit::command::{Chapter, ShellCommand};
use crate::window::kit::game_id::GameId;
use crate::window::kit::labelled_button::LabelledButton;
use crate::window::kit::roving_focus::one_stop;
use crate::window::kit::settings::Look;
use crate::window::kit::theme::Theme;
use crate::window::kit::widgets::{Explained as _, IconButton};
use crate::window::kit::{icons, magnify, theme};
use crate::window::shell::help::{HELP_KEY, Help};
use crate::window::shell::window::GameEntry;
use egui::{
    Align, Align2, Frame, Layout, Panel, Popup, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo,
    vec2,
};
use engine::text::{Language, Text};

/// Width below which a window is narrow, in points.
const NARROW: f32 = 1100.0;
/// Height of the bar, and in a narrow window, in points.
const BAR: f32 = 44.0;
const LOW_BAR: f32 = 40.0;

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
        let frame = Frame::new()
            .fill(theme.window)
            .inner_margin(egui::Margin::symmetric(12, 0));
        let height = if ui.available_width() < NARROW {
            LOW_BAR
        } else {
            BAR
        };
        let panel = Panel::top("bar").exact_size(height).frame(frame);
        panel.show(ui, |ui| {
            one_stop(ui, "bar", |ui| self.tabs_and_tools(ui, theme));
        });
    }

    fn tabs_and_tools(&mut self, ui: &mut Ui, theme: &'static Theme) {
        let text = self.app.text;
        ui.horizontal_centered(|ui| {
            let narrow = ui.available_width() < NARROW;
            ui.spacing_mut().item_spacing.x = if narrow { 2.0 } else { 4.0 };
            let contest = self.app.contest();
            let home = !contest && self.home_button(ui, narrow);
            for game in self.games.iter().filter(|game| game.in_contest || !contest) {
                let name = (game.name)(&text);
                let chosen = game.id == self.shown && !home;
                if tab(ui, theme, &name, chosen).clicked() {
                    self.app.send_to_shell(ShellCommand::Show(game.id));
                }
            }
            if contest {
                contest_sign(ui, &text, theme);
                let id = self.shown;
                let game = self.games.iter_mut().find(|game| game.id == id);
                if let Some(game) = game {
                    game.mode.contest_tools(ui, self.app);
                }
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.spacing_mut().item_spacing.x = 4.0;
                self.language_menu(ui, narrow);
                self.look_menu(ui);
                let (rect, _) = ui.allocate_exact_size(vec2(9.0, 22.0), Sense::hover());
                let line = Stroke::new(1.0, theme.line);
                ui.painter().vline(rect.center().x, rect.y_range(), line);
                self.tools(ui);
            });
        });
    }

    /// The home button, if a game has a home page; true if that is shown.
    fn home_button(&mut self, ui: &mut Ui, narrow: bool) -> bool {
        let mut games = self.games.iter();
        let Some(game) = games.find(|game| game.mode.home().is_some()) else {
            return false;
        };
        let shown = game.id == self.shown && game.mode.home() == Some(true);
        let name = self.app.text.msg_home();
        let button = LabelledButton::new(icons::home, &name, &name).labelled(!narrow);
        if button.chosen(shown).show(ui).clicked() {
            self.app.send_to_shell(ShellCommand::Home);
        }
        shown
    }

    /// The help button and the tools of the shown game, with labels where they fit.
    fn tools(&mut self, ui: &mut Ui) {
        let help = self.app.text.msg_frame_help();
        let help = LabelledButton::new(icons::help, &help, "");
        let paged = self.help.chapter().is_some();
        let game = self.games.iter().find(|game| game.id == self.shown);
        let wide = game
            .filter(|_| !paged)
            .map_or(0.0, |game| game.mode.tools_width(ui, self.app, true));
        let labelled = help.width(ui) + 12.0 + wide <= ui.available_width();
        self.help_button(ui, labelled);
        if paged {
            return;
        }
        let id = self.shown;
        let Some(game) = self.games.iter_mut().find(|game| game.id == id) else {
            return;
        };
        let width = game.mode.tools_width(ui, self.app, labelled);
        ui.allocate_ui_with_layout(
            vec2(width, 32.0),
            Layout::left_to_right(Align::Center),
            |ui| game.mode.tools(ui, self.app, labelled),
        );
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

/// A tab of the bar.
fn tab(ui: &mut Ui, theme: &Theme, name: &str, chosen: bool) -> egui::Response {
    let font = if chosen {
        theme::semibold(14.0)
    } else {
        theme::regular(14.0)
    };
    let color = if chosen { theme.text } else { theme.quiet };
    let galley = ui.painter().layout_no_wrap(name.to_owned(), font, color);
    // In a narrow window the tabs leave room for the tools.
    let beside = if ui.ctx().content_rect().width() < NARROW {
        16.0
    } else {
        24.0
    };
    let size = vec2(galley.size().x + beside, 32.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Tab, true, chosen, name));
    let fill = if chosen {
        theme.card_pressed
    } else if response.hovered() || response.has_focus() {
        theme.card_hovered
    } else {
        theme.window
    };
    let line = if response.has_focus() {
        Stroke::new(2.0, theme.accent)
    } else {
        Stroke::NONE
    };
    let painter = ui.painter();
    painter.rect(rect, 8.0, fill, line, StrokeKind::Inside);
    let at = Align2::CENTER_CENTER.anchor_size(rect.center(), galley.size());
    ui.painter().galley(at.min, galley, color);
    response
}
