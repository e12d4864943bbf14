//! The help: a page with the rules, main tasks and keys of each game.
//!
//! Its content comes from the modes ([`Mode`]), which are hidden at that time; a mode may
//! have a second chapter that it shows itself.

use crate::window::kit::app_context::AppContext;
use crate::window::kit::command::{Chapter, HelpPart, ShellCommand};
use crate::window::kit::widgets::{IconButton, choice_background};
use crate::window::kit::{icons, theme};
use crate::window::shell::mode::Mode;
use crate::window::shell::window::GameEntry;
use egui::{
    Align, CentralPanel, Frame, Key, Label, Layout, Margin, Modifiers, Panel, Response, RichText,
    Role, ScrollArea, Sense, Ui, WidgetInfo, vec2,
};
use engine::text::Text;

/// The key that opens the help of the shown game.
pub const HELP_KEY: (Modifiers, Key) = (Modifiers::SHIFT, Key::F1);

/// Maximum width of a line of text, in points: longer ones are hard to read.
const COLUMN: f32 = 700.0;
/// Height that stays visible when keys turn pages, in points.
const KEPT: f32 = 60.0;

/// The help; closed at first.
#[derive(Default)]
pub struct Help {
    open: Option<Chapter>,
    /// True if the selected chapter is to get the focus.
    focus_soon: bool,
}

impl Help {
    /// The open chapter.
    pub fn chapter(&self) -> Option<Chapter> {
        self.open
    }

    /// Opens a chapter; closes the help if that chapter is open already.
    pub fn open(&mut self, chapter: Chapter) {
        self.focus_soon = true;
        self.open = (self.open != Some(chapter)).then_some(chapter);
    }

    /// Closes the help.
    pub fn close(&mut self) {
        self.open = None;
    }

    /// Shows the open chapter.
    pub fn show(&mut self, ui: &mut Ui, app: &mut AppContext, games: &mut [GameEntry]) {
        let Some(chapter) = self.open else { return };
        let theme = theme::of(ui);
        let typing = ui.ctx().text_edit_focused();
        let frame = |fill, around| Frame::new().fill(fill).inner_margin(around);
        Panel::left("help chapters")
            .exact_size(210.0)
            .resizable(false)
            .frame(frame(theme.palette, Margin::same(12)))
            .show(ui, |ui| self.chapters(ui, app, games, chapter));
        let Some(game) = games.iter_mut().find(|game| game.id == chapter.game) else {
            return;
        };
        let title = title(game, chapter, &app.text);
        let mode: &mut dyn Mode = game.mode.as_mut();
        let around = Margin::symmetric(28, 18);
        CentralPanel::default()
            .frame(frame(theme.canvas, around))
            .show(ui, |ui| {
                let text = app.text;
                ui.horizontal(|ui| {
                    let title = egui::RichText::new(title);
                    ui.label(title.font(theme::semibold(24.0)));
                    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                        let name = text.msg_guide_close();
                        if IconButton::new(icons::cross, &name).show(ui).clicked() {
                            app.send_to_shell(ShellCommand::CloseHelp);
                        }
                    });
                });
                if chapter.part == HelpPart::Reference {
                    mode.show_reference_head(ui, app, COLUMN);
                }
                ui.add_space(6.0);
                let room = ui.available_height();
                ScrollArea::vertical()
                    .id_salt(("help page", chapter))
                    .auto_shrink(false)
                    .show(ui, |ui| {
                        ui.set_max_width(COLUMN.min(ui.available_width() - 16.0));
                        if !typing {
                            turn(ui, room);
                        }
                        match chapter.part {
                            HelpPart::Rules => show_game_page(ui, app, mode),
                            HelpPart::Reference => mode.show_reference(ui, app),
                        }
                        ui.add_space(24.0);
                    });
            });
        if !typing && ui.input(|input| input.key_pressed(Key::Escape)) {
            app.send_to_shell(ShellCommand::CloseHelp);
        }
    }

    fn chapters(&mut self, ui: &mut Ui, app: &mut AppContext, games: &[GameEntry], open: Chapter) {
        let theme = theme::of(ui);
        let text = app.text;
        ui.spacing_mut().item_spacing.y = 4.0;
        ui.label(egui::RichText::new(text.msg_frame_help()).color(theme.quiet));
        let contest = app.contest();
        let games = games.iter().filter(|game| game.in_contest || !contest);
        for (chapter, name) in games.flat_map(|game| chapters(game, &text)) {
            let chosen = chapter == open;
            // The tabs above have the same names.
            let spoken = text.msg_guide_chapter(&name);
            let line = chapter_tab(ui, &name, &spoken, chosen);
            if chosen && std::mem::take(&mut self.focus_soon) {
                line.request_focus();
            }
            if line.clicked() && !chosen {
                app.send_to_shell(ShellCommand::Help(chapter));
            }
        }
        ui.add_space(12.0);
        let wide = vec2(ui.available_width(), 34.0);
        let back = egui::Button::new(text.msg_guide_close()).min_size(wide);
        if ui.add(back.wrap()).clicked() {
            app.send_to_shell(ShellCommand::CloseHelp);
        }
    }
}

/// The chapters of a game, with their titles.
fn chapters(game: &GameEntry, text: &Text) -> impl Iterator<Item = (Chapter, String)> {
    let rules = (Chapter::rules(game.id), (game.name)(text));
    let part = HelpPart::Reference;
    let id = game.id;
    let reference = game
        .mode
        .reference(text)
        .map(|title| (Chapter { game: id, part }, title));
    [rules].into_iter().chain(reference)
}

fn title(game: &GameEntry, chapter: Chapter, text: &Text) -> String {
    let found = chapters(game, text).find(|(other, _)| *other == chapter);
    found.map_or_else(String::new, |(_, title)| title)
}

/// A chapter title that can be pressed.
fn chapter_tab(ui: &mut Ui, name: &str, spoken: &str, chosen: bool) -> Response {
    let theme = theme::of(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 34.0), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Tab, true, chosen, spoken));
    choice_background(
        ui,
        &response,
        chosen,
        theme.palette,
        egui::Stroke::NONE,
        7.0,
    );
    let font = if chosen {
        theme::semibold(14.5)
    } else {
        theme::regular(14.5)
    };
    let at = rect.left_center() + vec2(12.0, 0.0);
    ui.painter()
        .text(at, egui::Align2::LEFT_CENTER, name, font, theme.text);
    response
}

/// Handles keys that turn pages.
fn turn(ui: &mut Ui, room: f32) {
    let far = 1e6;
    let keys = [
        (Key::PageDown, KEPT - room),
        (Key::PageUp, room - KEPT),
        (Key::Home, far),
        (Key::End, -far),
    ];
    for (key, by) in keys {
        if ui.input_mut(|input| input.consume_key(egui::Modifiers::NONE, key)) {
            let calm = egui::style::ScrollAnimation::none();
            ui.scroll_with_delta_animation(vec2(0.0, by), calm);
        }
    }
}

/// Width of the column of keys, in points.
const KEYS: f32 = 210.0;

/// Shows the chapter of a game.
fn show_game_page(ui: &mut Ui, app: &AppContext, mode: &dyn Mode) {
    let page = mode.help();
    let text = &app.text;
    heading(ui, text.msg_guide_rules());
    for (number, says) in page.rules.iter().enumerate() {
        paragraph(ui, says(text));
        // The drawing illustrates the first sentences.
        if number == 1 {
            ui.add_space(6.0);
            mode.sketch(ui, app);
            ui.add_space(8.0);
        }
    }
    heading(ui, text.msg_guide_how());
    for (what, says) in page.how {
        ui.label(RichText::new(what(text)).font(theme::semibold(15.0)));
        paragraph(ui, says(text));
    }
    heading(ui, text.msg_guide_keys());
    let quiet = theme::of(ui).quiet;
    for line in mode.keys(text) {
        ui.horizontal_top(|ui| {
            let keys = RichText::new(&line.keys).color(quiet).size(14.0);
            ui.allocate_ui(vec2(KEYS, 18.0), |ui| {
                ui.set_width(KEYS);
                ui.add(Label::new(keys).wrap());
            });
            ui.add(Label::new(RichText::new(&line.action).size(14.0)).wrap());
        });
    }
}

fn heading(ui: &mut Ui, words: String) {
    ui.add_space(14.0);
    ui.label(RichText::new(words).font(theme::semibold(18.0)));
    ui.add_space(2.0);
}

fn paragraph(ui: &mut Ui, words: String) {
    ui.add(Label::new(RichText::new(words).size(15.0)).wrap());
    ui.add_space(5.0);
}
