//! The window: the only module that knows egui. It holds no rules: what an action means is decided in lower layers.

pub mod clickomania;
pub mod clone2048;
pub mod games_kit;
pub mod kit;
pub mod mines;
pub mod shell;
pub mod tantrix;

pub use crate::contest::ContestStart;
pub use shell::window::Window;

use crate::store::Store;
use crate::window::kit::app_context::AppContext;
use crate::window::kit::game_id::GameId;
use crate::window::kit::input_steps::InputSteps;
use clickomania::ClickomaniaMode;
use clickomania::library::storage::Progress;
use clickomania::program::document::Opened;
use clickomania::services::JudgeService;
use clone2048::Clone2048Mode;
use egui::Context;
use engine::text::{Language, Text};
use mines::MinesMode;
use shell::mode::{Host, Mode};
use shell::window::GameEntry;
use tantrix::TantrixMode;

/// Parameters with which the window opens.
pub struct WindowStart {
    /// Saves data for the next start.
    pub store: Store,
    /// A message to show first: why data is not saved as expected, or why a file is not shown.
    pub trouble: Option<String>,
    /// The language, if given on the command line.
    pub language: Option<Language>,
    /// The system's language.
    pub system_language: Language,
    /// The program to open.
    pub opened: Option<Opened>,
    /// The contest to enter, whatever a teacher set.
    pub contest: Option<ContestStart>,
}

/// A row of the list of games.
struct Listed {
    id: GameId,
    /// The label of its tab.
    name: fn(&Text) -> String,
    /// True if it is available in a contest.
    in_contest: bool,
    /// Creates the mode from its saved state; the program to open goes to the mode that can read it.
    mode: fn(&mut AppContext, &mut Option<Opened>) -> Box<dyn Mode>,
}

/// The games in the order of their tabs; no other place lists them all.
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
        name: |text| text.msg_mode_clone2048(),
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

/// Creates the window with all games.
pub fn window(ctx: &Context, start: WindowStart) -> Window {
    ctx.add_plugin(InputSteps::default());
    open_window(ctx, start)
}

fn open_window(ctx: &Context, start: WindowStart) -> Window {
    let mut app = shell::opening::context(
        ctx,
        &start.store,
        start.language,
        start.system_language,
        start.contest.as_ref(),
    );
    app.games = GAMES.iter().map(|game| (game.id, game.name)).collect();
    // A program that was named is shown.
    let wanted = start.opened.as_ref().map(|_| GameId::Clickomania);
    let mut opened = start.opened;
    let games = GAMES
        .iter()
        .map(|game| GameEntry {
            id: game.id,
            name: game.name,
            in_contest: game.in_contest,
            mode: (game.mode)(&mut app, &mut opened),
        })
        .collect();
    if let Some(trouble) = start.trouble {
        app.refuse(trouble);
    }
    app.report_unreadable();
    let (store, contest) = (start.store, start.contest);
    let (language, system_language) = (start.language, start.system_language);
    let again = move |ctx: &Context, leaves: bool| {
        // Contest mode without tasks lasts until the window is closed.
        let mode = matches!(contest, Some(ContestStart::Mode));
        let start = WindowStart {
            store: store.clone(),
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

    /// The progress with each task, for tests.
    pub fn progress(&mut self) -> &mut Progress {
        &mut self.host::<ClickomaniaMode>().services.progress
    }
}
