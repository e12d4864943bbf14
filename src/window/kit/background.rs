//! Background tasks that wake the window at their end.

pub use crate::background::*;
use egui::Context;

/// A function that wakes the window from any thread; does nothing without a window.
pub fn waker(ctx: Option<&Context>) -> impl Fn() + Clone + Send + use<> {
    let ctx = ctx.cloned();
    move || {
        if let Some(ctx) = &ctx {
            ctx.request_repaint();
        }
    }
}
