//! Asks before a window closes with unsaved data.

use crate::window::kit::app_context::AppContext;
use crate::window::kit::dialog;
use egui::{Button, Context, Ui, ViewportCommand, vec2};

/// Width of the question, in points.
const WIDTH: f32 = 480.0;

/// Decides whether the window may close.
#[derive(Default)]
pub struct Closing {
    /// The open question: a sentence about the unsaved data.
    asks: Option<String>,
    /// True if writing failed; false if the disk does not answer.
    failed: bool,
    /// True once the window closes in any case.
    leaves: bool,
}

impl Closing {
    /// Handles a request to close: grants it if everything is saved, else asks.
    pub fn look(&mut self, ctx: &Context, app: &mut AppContext) {
        let asked = ctx.input(|input| input.viewport().close_requested());
        if !asked || self.leaves {
            return;
        }
        self.asks = app.unsaved_after_trying();
        if self.asks.is_some() {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
            ctx.request_repaint();
        }
    }

    /// Shows the question, if it is open.
    pub fn show(&mut self, ui: &Ui, app: &mut AppContext) {
        let Some(why) = &self.asks else { return };
        let text = app.text;
        let (mut again, mut anyway, mut stays) = (false, false, false);
        let response = dialog::show(ui, "closing", WIDTH, |ui| {
            ui.heading(text.msg_closing_title());
            ui.add_space(4.0);
            ui.label(why);
            ui.add_space(10.0);
            ui.horizontal_wrapped(|ui| {
                let mut button = |words: String| {
                    let button = Button::new(words).min_size(vec2(100.0, 34.0));
                    ui.add(button).clicked()
                };
                stays = button(text.msg_closing_stay());
                again = button(text.msg_closing_again());
                anyway = button(text.msg_closing_anyway());
            });
        });
        if again {
            self.asks = app.unsaved_after_trying();
        }
        // The data may have been saved in the meantime.
        let fails = app.fails_to_save();
        if std::mem::replace(&mut self.failed, fails) && !fails && !anyway && !stays {
            self.asks = app.unsaved_after_trying();
        }
        if anyway || (self.asks.is_none() && !stays) {
            self.leaves = anyway;
            ui.ctx().send_viewport_cmd(ViewportCommand::Close);
        }
        if anyway || stays || response.should_close() {
            self.asks = None;
        }
    }
}
