//! The slider between the turtle and the hare.

use super::speed::Speed;
use crate::app::common::app_context::AppContext;
use crate::app::common::speed_slider::SpeedSlider;
use egui::Ui;
use engine::text::Text;

/// Shows it; it says how fast a move of `steps` steps is shown.
pub fn show(ui: &mut Ui, app: &mut AppContext, steps: u64) {
    let text = app.text;
    SpeedSlider {
        slowest: text.msg_stage_slowest(),
        fastest: text.msg_stage_at_once(),
        words: &|position| speed_words(&text, Speed::at(position, steps)),
        name: &|words| text.msg_stage_speed(words),
    }
    .show(ui, &mut app.settings.speed);
}

fn speed_words(text: &Text, speed: Speed) -> String {
    match speed {
        Speed::AtOnce => text.msg_stage_at_once(),
        Speed::Steps(steps) => {
            // Two digits are enough for a speed.
            let digit = 10_f64.powf((steps.log10().floor() - 1.0).max(0.0));
            let steps = ((steps / digit).round() * digit) as u64;
            text.msg_stage_blocks_a_second(steps, text.grouped(steps))
        }
    }
}
