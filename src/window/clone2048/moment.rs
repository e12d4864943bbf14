//! A moment to look up: a block as high as never before in this game, or the end; with what was reached and what can
//! come next.

use super::command::{Clone2048Command, Clone2048Context};
use super::mode::Clone2048Mode;
use crate::window::kit::theme;
use crate::window::kit::widgets::main_button;
use egui::{
    Align, Button, CornerRadius, Frame, Label, Layout, Margin, Rect, RichText, Stroke, Ui,
    UiBuilder, vec2,
};
use games::clone2048::Level;

/// What has just happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Moment {
    /// A block of this level, the highest so far.
    Reached(Level),
    Over,
}

/// How wide the card is at most, in points.
const WIDTH: f32 = 400.0;

impl Clone2048Mode {
    /// What there is to celebrate on the board that is seen.
    pub(super) fn moment(&self) -> Option<Moment> {
        let still = self.motion.is_none() && !self.table.is_past();
        match self.table.is_over() {
            _ if !still => None,
            true => Some(Moment::Over),
            false => self.reached.map(Moment::Reached),
        }
    }

    /// Whether the game is the best on boards of its kind.
    fn is_best(&self) -> bool {
        let score = self.table.state().score;
        let best = self.saved.best(self.table.kind());
        self.table.helps.is_empty() && score > 0 && best.own == score
    }
}

/// Shows the card over a board in this square.
pub fn show(mode: &Clone2048Mode, ui: &mut Ui, app: &mut Clone2048Context, square: Rect) {
    let Some(moment) = mode.moment() else { return };
    let (text, theme) = (app.text, theme::of(ui));
    let wide = WIDTH.min(square.width() - 24.0);
    let place = Rect::from_center_size(square.center(), vec2(wide, square.height() * 0.6));
    let frame = Frame::new()
        .fill(theme.window)
        .stroke(Stroke::new(1.5, theme.strong_line))
        .corner_radius(CornerRadius::same(12))
        .shadow(egui::Shadow {
            offset: [0, 3],
            blur: 14,
            spread: 0,
            color: theme.shadow,
        })
        .inner_margin(Margin::symmetric(18, 14));
    let layout = Layout::top_down(Align::Center);
    ui.scope_builder(UiBuilder::new().max_rect(place).layout(layout), |ui| {
        frame.show(ui, |ui| {
            ui.set_width(wide - 36.0);
            ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
            let title = match moment {
                Moment::Reached(level) => {
                    text.msg_clone2048_moment_reached(mode.choices.mode.show(level))
                }
                Moment::Over => text.msg_clone2048_moment_over(),
            };
            let title = RichText::new(title).font(theme::semibold(30.0));
            ui.add(Label::new(title.color(theme.right)).wrap());
            let words = match moment {
                Moment::Reached(_) => {
                    let state = mode.table.state();
                    text.msg_clone2048_moment_so_far(state.score, state.moves)
                }
                Moment::Over => mode.end(&text),
            };
            ui.add(Label::new(RichText::new(words).size(14.5)).wrap());
            if mode.is_best() {
                let words = RichText::new(text.msg_clone2048_moment_record());
                let words = words.font(theme::semibold(14.5)).color(theme.right);
                ui.add(Label::new(words).wrap());
            }
            ui.add_space(2.0);
            let half = vec2((ui.available_width() - 8.0) / 2.0, 34.0);
            ui.horizontal(|ui| answers(mode, ui, app, moment, half));
        });
    });
}

fn answers(
    mode: &Clone2048Mode,
    ui: &mut Ui,
    app: &mut Clone2048Context,
    moment: Moment,
    size: egui::Vec2,
) {
    let text = app.text;
    let again = Clone2048Command::Begin {
        size: mode.choices.size,
        obstacles: mode.choices.obstacles,
        seed: mode.choices.next_seed,
    };
    let other = match moment {
        Moment::Reached(_) => {
            if main_button(ui, &text.msg_clone2048_moment_keep(), size).clicked() {
                app.send(Clone2048Command::KeepGoing);
            }
            (text.msg_clone2048_moment_new(), again)
        }
        Moment::Over => {
            if main_button(ui, &text.msg_clone2048_moment_new(), size).clicked() {
                app.send(again);
            }
            (text.msg_clone2048_moment_again(), Clone2048Command::Again)
        }
    };
    if ui.add_sized(size, Button::new(other.0)).clicked() {
        app.send(other.1);
    }
}
