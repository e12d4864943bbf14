//! Work beside the window, which wakes the window at its end.

pub use crate::background::*;
use egui::Context;

/// Wakes the window from another thread, once there is one.
pub fn waker(ctx: Option<&Context>) -> impl Fn() + Clone + Send + use<> {
    let ctx = ctx.cloned();
    move || {
        if let Some(ctx) = &ctx {
            ctx.request_repaint();
        }
    }
}
