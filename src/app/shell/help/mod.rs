//! The help: a page over the work with the rules of each game, how to do the main things, the keys, and
//! every block with an example.
//!
//! `chapters` says what the pages say, `page` shows those of a game, `blocks` shows every block. The keys
//! and the drawings come from the games themselves ([`Mode`]), which are not shown meanwhile.

mod blocks;
mod chapters;
mod page;

use crate::app::clickomania::command::Command;
use crate::app::common::app_context::AppContext;
use crate::app::common::icons;
use crate::app::common::theme::{self, Theme};
use crate::app::common::widgets::IconButton;
use crate::app::shell::mode::Mode;
use blocks::Blocks;
use egui::{
    Align, CentralPanel, Frame, Key, Layout, Margin, Panel, Response, Role, ScrollArea, Sense, Ui,
    WidgetInfo, vec2,
};
use engine::text::Text;

/// How wide a line of text is at most, in points: longer ones are hard to read.
const COLUMN: f32 = 700.0;
/// So much of a page the keys that turn pages leave in sight.
const KEPT: f32 = 60.0;

/// A chapter of the help.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chapter {
    /// The game of this name.
    Clickomania,
    /// Every block.
    Blocks,
    /// Minesweeper.
    Mines,
    /// The third clone.
    Third,
    /// Tantrix.
    Tantrix,
}

impl Chapter {
    const ALL: [Chapter; 5] = [
        Chapter::Clickomania,
        Chapter::Blocks,
        Chapter::Mines,
        Chapter::Third,
        Chapter::Tantrix,
    ];

    /// The chapter about the game behind a tab.
    pub fn of_tab(tab: usize) -> Chapter {
        let of = |chapter: &Chapter| chapter.tab() == tab;
        Chapter::ALL
            .into_iter()
            .find(of)
            .unwrap_or(Chapter::Clickomania)
    }

    /// The tab of the game that it is about.
    pub fn tab(self) -> usize {
        match self {
            Chapter::Clickomania | Chapter::Blocks => 0,
            Chapter::Mines => 1,
            Chapter::Third => 2,
            Chapter::Tantrix => 3,
        }
    }

    fn name(self, text: &Text) -> String {
        match self {
            Chapter::Clickomania => text.msg_mode_clickomania(),
            Chapter::Blocks => text.msg_guide_blocks(),
            Chapter::Mines => text.msg_mode_mines(),
            Chapter::Third => text.msg_mode_third(),
            Chapter::Tantrix => text.msg_mode_tantrix(),
        }
    }
}

/// The help; closed at first.
#[derive(Default)]
pub struct Help {
    open: Option<Chapter>,
    /// Whether the keyboard is to come to the chosen chapter.
    focus_soon: bool,
    blocks: Blocks,
}

impl Help {
    /// The chapter that is open.
    pub fn chapter(&self) -> Option<Chapter> {
        self.open
    }

    /// Opens a chapter; closes the help if it is open there already.
    pub fn open(&mut self, chapter: Chapter) {
        self.focus_soon = true;
        self.open = (self.open != Some(chapter)).then_some(chapter);
    }

    /// Closes it.
    pub fn close(&mut self) {
        self.open = None;
    }

    /// Shows the chapter that is open; `mode` is the game that it is about.
    pub fn show(&mut self, ui: &mut Ui, app: &mut AppContext, mode: &dyn Mode) {
        let Some(chapter) = self.open else { return };
        let theme = theme::of(ui);
        let typing = ui.ctx().text_edit_focused();
        let frame = |fill, around| Frame::new().fill(fill).inner_margin(around);
        Panel::left("help chapters")
            .exact_size(210.0)
            .resizable(false)
            .frame(frame(theme.palette, Margin::same(12)))
            .show(ui, |ui| self.chapters(ui, app, chapter));
        let around = Margin::symmetric(28, 18);
        CentralPanel::default()
            .frame(frame(theme.canvas, around))
            .show(ui, |ui| {
                let text = app.text;
                ui.horizontal(|ui| {
                    let title = egui::RichText::new(chapter.name(&text));
                    ui.label(title.font(theme::semibold(24.0)));
                    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                        let name = text.msg_guide_close();
                        if IconButton::new(icons::cross, &name).show(ui).clicked() {
                            app.send(Command::CloseHelp);
                        }
                    });
                });
                if chapter == Chapter::Blocks {
                    self.blocks.search(ui, &text, COLUMN);
                }
                ui.add_space(6.0);
                let room = ui.available_height();
                ScrollArea::vertical()
                    .id_salt(("help page", chapter as usize))
                    .auto_shrink(false)
                    .show(ui, |ui| {
                        ui.set_max_width(COLUMN.min(ui.available_width() - 16.0));
                        if !typing {
                            turn(ui, room);
                        }
                        match chapter {
                            Chapter::Blocks => self.blocks.show(ui, app),
                            _ => page::show(ui, app, chapter, mode),
                        }
                        ui.add_space(24.0);
                    });
            });
        if !typing && ui.input(|input| input.key_pressed(Key::Escape)) {
            app.send(Command::CloseHelp);
        }
    }

    fn chapters(&mut self, ui: &mut Ui, app: &mut AppContext, open: Chapter) {
        let theme = theme::of(ui);
        let text = app.text;
        ui.spacing_mut().item_spacing.y = 4.0;
        ui.label(egui::RichText::new(text.msg_guide()).color(theme.quiet));
        for chapter in Chapter::ALL {
            let chosen = chapter == open;
            let name = chapter.name(&text);
            // The tabs above have the same names.
            let spoken = text.msg_guide_chapter(&name);
            let line = line(ui, theme, (&name, &spoken), chosen);
            if chosen && std::mem::take(&mut self.focus_soon) {
                line.request_focus();
            }
            if line.clicked() && !chosen {
                app.send(Command::Help(chapter));
            }
        }
        ui.add_space(12.0);
        let wide = vec2(ui.available_width(), 34.0);
        let back = egui::Button::new(text.msg_guide_close()).min_size(wide);
        if ui.add(back.wrap()).clicked() {
            app.send(Command::CloseHelp);
        }
    }
}

/// The name of a chapter, to be pressed.
fn line(ui: &mut Ui, theme: &Theme, (name, spoken): (&str, &str), chosen: bool) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 34.0), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Tab, true, chosen, spoken));
    let fill = match () {
        () if chosen => theme.card_pressed,
        () if response.hovered() => theme.card_hovered,
        () => theme.palette,
    };
    let edge = match response.has_focus() {
        true => egui::Stroke::new(2.0, theme.accent),
        false => egui::Stroke::NONE,
    };
    ui.painter()
        .rect(rect, 7.0, fill, edge, egui::StrokeKind::Inside);
    let font = match chosen {
        true => theme::semibold(14.5),
        false => theme::regular(14.5),
    };
    let at = rect.left_center() + vec2(12.0, 0.0);
    ui.painter()
        .text(at, egui::Align2::LEFT_CENTER, name, font, theme.text);
    response
}

/// Keys that turn pages, so that nobody needs a wheel.
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
