//! Closing a window of which something is not on the disk: it asks first.

use crate::window::kit::app_context::AppContext;
use crate::window::kit::dialog;
use egui::{Button, Context, Ui, ViewportCommand, vec2};

/// How wide the question is, in points.
const WIDTH: f32 = 480.0;

/// Whether the window may close.
#[derive(Default)]
pub struct Closing {
    /// What is to be known about what is not on the disk, while that is asked about.
    asks: Option<String>,
    /// Whether that was because something could not be written, and not because the disk does not answer.
    failed: bool,
    /// Whether it closes in any case.
    leaves: bool,
}

impl Closing {
    /// Somebody may want the window closed: it is, if all is on the disk.
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

    /// Shows the question, while there is one.
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
        // What was asked about may have been saved meanwhile.
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
