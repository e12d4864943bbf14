//! The window: the only place that knows egui. Holds no rules: what a click means is decided below.

pub mod clickomania;
mod clone2048;
pub mod common;
mod mines;
pub mod shell;
mod tantrix;

use egui::vec2;
use engine::text::Text;
pub use shell::window::{Start, Window};
use std::cell::RefCell;

/// Opens the window and returns when it is closed.
///
/// # Errors
/// A sentence: the system has no screen for it, or cannot draw.
pub fn open(text: &Text, start: Start) -> Result<(), String> {
    let start = RefCell::new(Some(start));
    let closed = open_with(eframe::Renderer::Glow, &start);
    // Remote Desktop and some old machines have no OpenGL 2.0; the window was not there yet then.
    #[cfg(any(windows, feature = "wgpu"))]
    let closed = match closed {
        Err(_) if start.borrow().is_some() => open_with(eframe::Renderer::Wgpu, &start),
        closed => closed,
    };
    closed.map_err(|error| match error {
        eframe::Error::Winit(_) | eframe::Error::WinitEventLoop(_) => text.msg_window_no_screen(),
        other => text.msg_window_impossible(other.to_string()),
    })
}

/// Opens the window; `start` is taken when there is something to draw on.
fn open_with(renderer: eframe::Renderer, start: &RefCell<Option<Start>>) -> eframe::Result {
    let viewport = egui::ViewportBuilder::default()
        .with_title("Clickomania")
        .with_app_id("clickomania")
        .with_inner_size(vec2(1440.0, 900.0))
        .with_min_inner_size(shell::magnify::LEAST_SIZE);
    let options = eframe::NativeOptions {
        viewport,
        renderer,
        system_font_fallback: false,
        ..Default::default()
    };
    let create: eframe::AppCreator<'_> = Box::new(|context| {
        let start = start.take().ok_or("the window was opened already")?;
        Ok(Box::new(Window::new(&context.egui_ctx, start)))
    });
    eframe::run_native("clickomania", options, create)
}
