//! The window: the only place that knows egui. Holds no rules: what a click means is decided below.

pub mod clickomania;
pub mod clone2048;
pub mod common;
pub mod mines;
pub mod shell;
pub mod tantrix;

pub use crate::contest::ContestStart;
use clickomania::ClickomaniaMode;
use clickomania::document::Opened;
use clickomania::services::judge::JudgeService;
use clone2048::Clone2048Mode;
use common::app_context::AppContext;
use common::game_id::GameId;
use common::input_steps::InputSteps;
use common::saver::Saver;
use egui::{Context, vec2};
use engine::text::{Language, Text};
use mines::MinesMode;
use shell::game::GameEntry;
use shell::mode::{Host, Hosted};
use std::cell::RefCell;
use std::panic::{self, AssertUnwindSafe};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use tantrix::TantrixMode;

pub use shell::window::Window;

/// With what the window is opened.
pub struct WindowStart {
    /// Saves what is to be there at the next start.
    pub saver: Saver,
    /// What the window says when it opens: why it does not save where it should, or does not show a file.
    pub trouble: Option<String>,
    /// The language, if it was named.
    pub language: Option<Language>,
    /// The language of the system.
    pub system_language: Language,
    /// The program to begin with.
    pub opened: Option<Opened>,
    /// The contest that it is for, whatever a teacher set.
    pub contest: Option<ContestStart>,
}

/// A line of the list of games.
struct Listed {
    id: GameId,
    /// What its tab says.
    name: fn(&Text) -> String,
    /// Whether it is there in a contest.
    in_contest: bool,
    /// The game as it was left; the program to begin with is for the one that can open it.
    mode: fn(&mut AppContext, &mut Option<Opened>) -> Box<dyn Hosted>,
}

/// The games, in the order of their tabs: the one place that knows all of them.
const GAMES: &[Listed] = &[
    Listed {
        id: GameId::Clickomania,
        name: |text| text.msg_mode_clickomania(),
        in_contest: true,
        mode: |app, opened| Box::new(ClickomaniaMode::host(app, opened.take())),
    },
    Listed {
        id: GameId::Mines,
        name: |text| text.msg_mode_mines(),
        in_contest: false,
        mode: |app, _| Box::new(Host::new(MinesMode::new(app), ())),
    },
    Listed {
        id: GameId::Clone2048,
        name: |text| text.msg_mode_third(),
        in_contest: false,
        mode: |app, _| Box::new(Host::new(Clone2048Mode::new(app), ())),
    },
    Listed {
        id: GameId::Tantrix,
        name: |text| text.msg_mode_tantrix(),
        in_contest: false,
        mode: |app, _| Box::new(Host::new(TantrixMode::new(app), ())),
    },
];

/// The window with all games, as it opens.
pub fn window(ctx: &Context, start: WindowStart) -> Window {
    ctx.add_plugin(InputSteps::default());
    open_window(ctx, start)
}

fn open_window(ctx: &Context, start: WindowStart) -> Window {
    let mut app = shell::opening::context(
        ctx,
        &start.saver,
        start.language,
        start.system_language,
        start.contest.as_ref(),
    );
    app.games = GAMES.iter().map(|game| (game.id, game.name)).collect();
    // A program that was named is shown.
    let wanted = start.opened.as_ref().map(|_| GameId::Clickomania);
    let mut opened = start.opened;
    let games = GAMES.iter().map(|game| GameEntry {
        id: game.id,
        name: game.name,
        in_contest: game.in_contest,
        mode: (game.mode)(&mut app, &mut opened),
    });
    let games = games.collect();
    if let Some(trouble) = start.trouble {
        app.refuse(trouble);
    }
    app.tell_unreadable();
    let (saver, contest) = (start.saver, start.contest);
    let (language, system_language) = (start.language, start.system_language);
    let again = move |ctx: &Context, leaves: bool| {
        // Contest mode without tasks lasts until the window is closed.
        let mode = matches!(contest, Some(ContestStart::Mode));
        let start = WindowStart {
            saver: saver.clone(),
            trouble: None,
            language,
            system_language,
            opened: None,
            contest: contest.clone().filter(|_| mode || !leaves),
        };
        open_window(ctx, start)
    };
    Window::new(ctx, app, games, wanted, again)
}

impl Window {
    /// The Clickomania mode.
    pub fn clickomania(&mut self) -> &mut ClickomaniaMode {
        &mut self.host::<ClickomaniaMode>().mode
    }

    /// The judge of the Clickomania mode.
    pub fn judge(&mut self) -> &mut JudgeService {
        &mut self.host::<ClickomaniaMode>().services.judge
    }
}

/// Opens the window, with a file as if it were dropped on it, and returns when it is closed.
///
/// # Errors
/// A sentence: the system has no screen for it, or cannot draw.
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

/// What `run` gives; nothing if the screen goes meanwhile. winit unwraps what a screen answers, so one that goes at
/// that moment ends the window with a panic, which is no fault of the program and leaves no trace.
fn while_there_is_a_screen<T>(run: impl FnOnce() -> T) -> Option<T> {
    let gone = Arc::new(AtomicBool::new(false));
    let (seen, usual) = (Arc::clone(&gone), panic::take_hook());
    panic::set_hook(Box::new(move |panic| {
        match panic
            .location()
            .is_some_and(|at| at.file().contains("winit"))
        {
            true => seen.store(true, Relaxed),
            false => usual(panic),
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
        .with_min_inner_size(common::magnify::LEAST_WINDOW);
    let options = eframe::NativeOptions {
        viewport,
        renderer,
        system_font_fallback: false,
        ..Default::default()
    };
    let create: eframe::AppCreator<'_> = Box::new(|context| {
        let (start, file) = start.take().ok_or("the window was opened already")?;
        let mut window = window(&context.egui_ctx, start);
        if let Some(file) = file {
            window.open_where_it_is_read(&context.egui_ctx, &file);
        }
        Ok(Box::new(window))
    });
    eframe::run_native("clickomania", options, create)
}

/// What stands for the program in a list of windows; desktops with a desktop entry take the one that it
/// names.
fn icon() -> egui::IconData {
    let png = include_bytes!("../../assets/icon/window.png");
    eframe::icon_data::from_png_bytes(png).expect("the icon is a PNG file")
}
