//! The window: the only place that knows egui. Holds no rules: what a click means is decided below.

pub mod clickomania;
pub mod clone2048;
pub mod games_kit;
pub mod kit;
pub mod mines;
pub mod shell;
pub mod tantrix;

pub use crate::contest::ContestStart;
use crate::store::Store;
use crate::window::kit::app_context::AppContext;
use crate::window::kit::game_id::GameId;
use crate::window::kit::input_steps::InputSteps;
use clickomania::ClickomaniaMode;
use clickomania::program::document::Opened;
use clickomania::services::JudgeService;
use clone2048::Clone2048Mode;
use egui::Context;
use engine::text::{Language, Text};
use mines::MinesMode;
use shell::game::GameEntry;
use shell::mode::{Host, Hosted};
use tantrix::TantrixMode;

pub use shell::window::Window;

/// With what the window is opened.
pub struct WindowStart {
    /// Saves what is to be there at the next start.
    pub store: Store,
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

/// The window with all games, as it opens.
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
}
