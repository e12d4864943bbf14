//! The window on a desktop: eframe draws it, `rfd` asks for files. The binary alone depends on them.

use clickomania::window::kit::file_dialog::{DialogPurpose, FileQuestion};
use clickomania::window::kit::magnify::MIN_WINDOW;
use clickomania::window::{Window, WindowStart, window};
use egui::{Context, Ui, vec2};
use engine::text::Text;
use std::cell::RefCell;
use std::io::Write as _;
use std::panic::{self, AssertUnwindSafe};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

/// Opens the window, with a file as if it were dropped on it, and returns when it is closed.
///
/// # Errors
/// A sentence: the system has no screen, or cannot draw.
pub fn open(text: &Text, start: WindowStart, file: Option<PathBuf>) -> Result<(), String> {
    let start = RefCell::new(Some((start, file)));
    let closed = while_there_is_a_screen(|| {
        let closed = open_with(eframe::Renderer::Glow, &start);
        // Remote Desktop and some old machines have no OpenGL 2.0; the window was not there yet then.
        #[cfg(any(windows, feature = "wgpu"))]
        let closed = match closed {
            Err(_) if start.borrow().is_some() => open_with(eframe::Renderer::Wgpu, &start),
            closed => closed,
        };
        closed
    });
    let was_open = start.borrow().is_none();
    match closed {
        Some(Ok(())) => Ok(()),
        Some(Err(eframe::Error::Winit(_) | eframe::Error::WinitEventLoop(_))) if !was_open => {
            Err(text.msg_window_no_screen())
        }
        None | Some(Err(eframe::Error::Winit(_) | eframe::Error::WinitEventLoop(_))) => {
            Err(text.msg_window_screen_gone())
        }
        Some(Err(other)) => Err(text.msg_window_impossible(other.to_string())),
    }
}

/// Runs the window; `None` if the screen goes while it is open. winit unwraps what a screen answers, so a screen
/// that goes ends the window with a panic. That is no fault of the program and leaves no trace.
fn while_there_is_a_screen<T>(run: impl FnOnce() -> T) -> Option<T> {
    let gone = Arc::new(AtomicBool::new(false));
    let (seen, usual) = (Arc::clone(&gone), panic::take_hook());
    panic::set_hook(Box::new(move |panic| {
        let of_winit = |at: &panic::Location| at.file().contains("winit");
        if panic.location().is_some_and(of_winit) {
            seen.store(true, Relaxed);
        } else {
            usual(panic);
        }
    }));
    match panic::catch_unwind(AssertUnwindSafe(run)) {
        Ok(ended) => Some(ended),
        Err(_) if gone.load(Relaxed) => None,
        Err(panic) => panic::resume_unwind(panic),
    }
}

/// Opens the window; `start` is taken when there is something to draw on.
fn open_with(
    renderer: eframe::Renderer,
    start: &RefCell<Option<(WindowStart, Option<PathBuf>)>>,
) -> eframe::Result {
    let viewport = egui::ViewportBuilder::default()
        .with_title("Clickomania")
        .with_app_id("clickomania")
        .with_icon(icon())
        .with_inner_size(vec2(1440.0, 900.0))
        .with_min_inner_size(MIN_WINDOW);
    let options = eframe::NativeOptions {
        viewport,
        renderer,
        system_font_fallback: false,
        ..Default::default()
    };
    let create: eframe::AppCreator<'_> = Box::new(|context| {
        let (start, file) = start.take().ok_or("the window was opened already")?;
        let mut window = window(&context.egui_ctx, start);
        window.app().system_dialog = Some(ask_for_file);
        if let Some(file) = file {
            window.open_where_it_is_read(&context.egui_ctx, &file);
        }
        Ok(Box::new(Desktop {
            window,
            slow_frames: SlowFrames::wanted(),
        }))
    });
    eframe::run_native("clickomania", options, create)
}

/// The icon in lists of windows; desktops with a desktop entry take the one named there.
fn icon() -> egui::IconData {
    let png = include_bytes!("../assets/icon/window.png");
    eframe::icon_data::from_png_bytes(png).expect("the icon is a PNG file")
}

/// The window as eframe runs it.
struct Desktop {
    window: Window,
    slow_frames: SlowFrames,
}

impl eframe::App for Desktop {
    fn logic(&mut self, ctx: &Context, frame: &mut eframe::Frame) {
        self.slow_frames.report(ctx, frame);
        self.window.advance(ctx);
    }

    fn ui(&mut self, ui: &mut Ui, _: &mut eframe::Frame) {
        self.window.show(ui);
    }

    fn on_exit(&mut self, _: Option<&eframe::glow::Context>) {
        self.window.close();
    }
}

/// Shows the system's dialog for files, and waits for its answer.
fn ask_for_file(question: &FileQuestion, folder: Option<PathBuf>) -> Option<PathBuf> {
    let mut dialog = rfd::FileDialog::new().set_title(&question.title);
    if question.purpose != DialogPurpose::OpenFolder {
        let patterns: Vec<String> = question
            .extensions
            .iter()
            .map(|e| format!("*.{e}"))
            .collect();
        dialog = dialog.add_filter(patterns.join(", "), question.extensions);
    }
    if let Some(folder) = folder {
        dialog = dialog.set_directory(folder);
    }
    match &question.purpose {
        DialogPurpose::Open => dialog.pick_file(),
        DialogPurpose::OpenFolder => dialog.pick_folder(),
        DialogPurpose::Save(name) => dialog.set_file_name(name).save_file(),
    }
}

/// With `CLICKOMANIA_FRAMES=100` in the environment, writes a line to standard error for each frame that took more than
/// 100 ms, and one whenever the glyph atlas changes its size (see `glyph_atlas`).
struct SlowFrames {
    /// In milliseconds.
    limit: Option<f32>,
    /// The size of the glyph atlas that was reported last, in pixels.
    atlas: [usize; 2],
}

impl SlowFrames {
    fn wanted() -> SlowFrames {
        let limit = std::env::var("CLICKOMANIA_FRAMES").ok();
        SlowFrames {
            limit: limit.and_then(|limit| limit.parse().ok()),
            atlas: [0; 2],
        }
    }

    /// Reports the last frame: all of its time but the wait for the screen.
    fn report(&mut self, ctx: &Context, frame: &eframe::Frame) {
        let Some(limit) = self.limit else { return };
        // A closed standard error is no reason to stop.
        let report = |line: String| {
            let _ = writeln!(std::io::stderr(), "{line}");
        };
        let took = frame.info().cpu_usage.map(|seconds| seconds * 1000.0);
        if let Some(took) = took.filter(|took| *took > limit) {
            report(format!("frame: {took:.0} ms"));
        }
        let atlas = ctx.fonts(|fonts| fonts.font_image_size());
        if self.atlas != atlas {
            self.atlas = atlas;
            report(format!("letters: {} x {}", atlas[0], atlas[1]));
        }
    }
}
