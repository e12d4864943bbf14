//! Saved state of Clone 2048: the game in progress for the window, best scores and choices for all windows.

use super::block_session::Clone2048Session;
use crate::store::{SavedValue, Shared, WindowFile, set_chosen};
use crate::window::kit::app_context::AppContext;
use crate::window::kit::seed::new_seed;
use games::Helps;
use games::clone2048::{BlockRules, Direction, DisplayMode, Level};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::path::PathBuf;

/// Allowed sizes of a board in the window: cells of a larger one would be illegible.
pub const SIDES: RangeInclusive<usize> = 2..=32;

/// Saved state of Clone 2048.
pub struct SavedClone2048 {
    shared: Shared<Clone2048Records>,
    game: WindowFile<Option<SavedBlockGame>>,
    /// The choices as last saved or read by this window.
    chosen: Clone2048Choices,
}

/// State that all windows share.
#[derive(Clone, PartialEq, Serialize, Deserialize, Default, Debug)]
#[serde(default)]
pub struct Clone2048Records {
    choices: Clone2048Choices,
    bests: BTreeMap<BoardKind, BestScore>,
}

impl SavedValue for Clone2048Records {
    const NAME: &'static str = "clone2048";
}

impl SavedValue for Option<SavedBlockGame> {
    const NAME: &'static str = "clone2048-game";
}

/// The player's choices.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug)]
#[serde(default)]
pub struct Clone2048Choices {
    /// Style of blocks.
    pub mode: DisplayMode,
    /// Position of the speed slider, 0 (turtle) to 1 (hare).
    pub speed: f32,
    /// The automatic player's thinking time per move, in milliseconds.
    pub thinking: u64,
    /// Size of the next board.
    pub size: usize,
    /// Obstacles of the next board.
    pub obstacles: usize,
    /// Seed of the next board; 0 before the first.
    pub next_seed: u64,
    /// Rules of the next board.
    pub rules: BlockRules,
}

/// A class of boards with comparable scores.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, Debug)]
pub struct BoardKind {
    /// Number of rows and of columns.
    pub size: usize,
    pub obstacles: usize,
    pub rules: BlockRules,
}

impl BoardKind {
    /// Boards by the paper's rules.
    #[cfg(test)]
    pub fn paper(size: usize, obstacles: usize) -> BoardKind {
        BoardKind {
            size,
            obstacles,
            rules: BlockRules::Paper,
        }
    }
}

/// Records for a kind of board.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Default, Debug)]
#[serde(default)]
pub struct BestScore {
    /// Best score without help.
    pub own: u64,
    /// Best score with help.
    pub helped: u64,
    /// Highest level without help.
    pub level: Level,
}

impl BestScore {
    fn add(&mut self, session: &Clone2048Session) {
        let score = session.state().score;
        if session.helps.is_empty() {
            self.own = self.own.max(score);
            self.level = self.level.max(session.highest());
        } else {
            self.helped = self.helped.max(score);
        }
    }

    /// The maximum of both, field by field.
    fn merge(&mut self, other: BestScore) {
        self.own = self.own.max(other.own);
        self.helped = self.helped.max(other.helped);
        self.level = self.level.max(other.level);
    }
}

/// A game: its beginning and its moves determine its state.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug)]
pub struct SavedBlockGame {
    seed: u64,
    kind: BoardKind,
    /// The file content it began from; none for a generated board.
    read: Option<String>,
    /// The moves made, then the undone ones, the next to redo first.
    moves: Vec<Direction>,
    /// Number of moves made.
    made: usize,
    helps: Helps,
    file: Option<String>,
}

impl Default for Clone2048Choices {
    fn default() -> Clone2048Choices {
        Clone2048Choices {
            mode: DisplayMode::Powers2048,
            speed: 0.66,
            thinking: 20,
            size: 4,
            obstacles: 0,
            next_seed: 0,
            rules: BlockRules::Paper,
        }
    }
}

impl Clone2048Choices {
    /// The same records with every value forced into its bounds.
    fn sane(self) -> Clone2048Choices {
        let size = within(self.size);
        Clone2048Choices {
            size,
            obstacles: self.obstacles.min(size * size - self.rules.first_blocks()),
            next_seed: match self.next_seed {
                0 => new_seed(),
                seed => seed,
            },
            thinking: self.thinking.clamp(1, 10_000),
            speed: if self.speed.is_nan() {
                0.0
            } else {
                self.speed.clamp(0.0, 1.0)
            },
            ..self
        }
    }
}

impl SavedClone2048 {
    pub fn open(app: &mut AppContext) -> SavedClone2048 {
        let shared = app.shared::<Clone2048Records>();
        SavedClone2048 {
            chosen: shared.value().choices.clone(),
            shared,
            game: app.window_file(),
        }
    }

    /// The player's choices.
    pub fn choices(&self) -> Clone2048Choices {
        self.chosen.clone().sane()
    }

    /// The saved game. None if there is none or it is invalid.
    pub fn game(&self) -> Option<Clone2048Session> {
        self.game.value().as_ref().as_ref()?.game()
    }

    /// Records for each kind of board, as last read by this window.
    pub fn bests(&self) -> &BTreeMap<BoardKind, BestScore> {
        &self.shared.value().bests
    }

    /// Records for a kind of board.
    pub fn best(&self, kind: BoardKind) -> BestScore {
        self.bests().get(&kind).copied().unwrap_or_default()
    }

    /// Takes over other windows' records.
    pub fn advance(&mut self) {
        self.shared.advance();
    }

    /// Saves the choices that changed.
    pub fn choose(&mut self, now: &Clone2048Choices) {
        if self.chosen == *now {
            return;
        }
        let now = now.clone();
        let before = std::mem::replace(&mut self.chosen, now.clone());
        self.shared.update(move |records| {
            let choices = &mut records.choices;
            set_chosen!(choices, before, now; mode, speed, thinking, size, obstacles, next_seed, rules);
        });
    }

    /// Counts the score of a game, and saves the game and the choices. The score of a game from a file can be
    /// anything, so it does not count.
    pub fn update(&mut self, session: &Clone2048Session, choices: &Clone2048Choices) {
        self.choose(choices);
        let kind = session.kind();
        let before = self.best(kind);
        let mut best = before;
        best.add(session);
        if best != before && session.file_state().is_none() {
            self.shared
                .update(move |records| records.bests.entry(kind).or_default().merge(best));
        }
        self.game.set_if_new(Some(SavedBlockGame::of(session)));
    }
}

impl SavedBlockGame {
    fn of(session: &Clone2048Session) -> SavedBlockGame {
        let (made, undone) = session.moves();
        let file = session.file.as_ref().and_then(|path| path.to_str());
        SavedBlockGame {
            seed: session.seed(),
            kind: session.kind(),
            read: session.file_state().map(ToString::to_string),
            moves: [made, undone].concat(),
            made: made.len(),
            helps: session.helps.clone(),
            file: file.map(str::to_owned),
        }
    }

    /// Rebuilds the game; none if the saved data is invalid.
    fn game(&self) -> Option<Clone2048Session> {
        let mut session = match &self.read {
            Some(text) => Clone2048Session::read(text.parse().ok()?, self.seed),
            None if SIDES.contains(&self.kind.size) => {
                Clone2048Session::deal(self.kind, self.seed).ok()?
            }
            None => return None,
        };
        if !session.replay_moves(&self.moves, self.made) {
            return None;
        }
        session.helps.clone_from(&self.helps);
        session.file = self.file.as_ref().map(PathBuf::from);
        Some(session)
    }
}

/// The nearest allowed size.
pub fn within(size: usize) -> usize {
    size.clamp(*SIDES.start(), *SIDES.end())
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::chance::Chance;
    use games::Help;

    fn played() -> Clone2048Session {
        let mut session = Clone2048Session::deal(BoardKind::paper(5, 4), 11).unwrap();
        let mut chance = Chance::new(2);
        for _ in 0..40 {
            session.make(Direction::ALL[chance.below(4) as usize]);
        }
        session
    }

    /// A game saved and read back.
    fn through_ron(session: &Clone2048Session) -> Clone2048Session {
        let text = ron::to_string(&SavedBlockGame::of(session)).unwrap();
        ron::from_str::<SavedBlockGame>(&text)
            .unwrap()
            .game()
            .unwrap()
    }

    #[test]
    fn a_saved_game_goes_on_as_it_would_have() {
        let mut session = played();
        for _ in 0..7 {
            session.undo();
        }
        session.file = Some(PathBuf::from("/tmp/x.tab"));
        let mut other = through_ron(&session);
        assert_eq!(other.file, session.file);
        assert_eq!(other.state(), session.state());
        assert_eq!(other.moves(), session.moves());
        assert_eq!(other.helps, Helps::from([Help::Undo]));
        while session.redo().is_some() {
            other.redo();
            assert_eq!(other.state(), session.state());
        }
        assert!(session.undo() && other.undo());
        assert_eq!(other.state(), session.state());
    }

    #[test]
    fn a_game_from_a_file_is_saved_too() {
        let state = "3\n999999\nAA.\n.*.\n..B\n".parse().unwrap();
        let mut session = Clone2048Session::read(state, 4);
        session.make(Direction::Left);
        assert_eq!(through_ron(&session).state(), session.state());
    }

    #[test]
    fn best_scores_only_rise_and_those_with_help_stand_apart() {
        let mut session = played();
        let mut best = BestScore::default();
        best.add(&session);
        let (own, level) = (session.state().score, session.highest());
        assert!(own > 0);
        let expected = |helped| BestScore { own, helped, level };
        assert_eq!(best, expected(0));
        assert!(session.undo());
        best.add(&session);
        assert_eq!(best, expected(session.state().score));
        while session.redo().is_some() {}
        best.add(&session);
        assert_eq!(best, expected(session.state().score));
        let mut both = expected(1);
        both.merge(best);
        assert_eq!(both, best);
    }

    #[test]
    fn nonsense_in_the_file_does_no_harm() {
        let text = "(choices: (speed: inf, size: 900, obstacles: 5000, thinking: 0))";
        let records: Clone2048Records = ron::from_str(text).unwrap();
        let choices = records.choices.sane();
        assert_eq!((choices.size, choices.obstacles), (32, 1023));
        assert_eq!((choices.speed, choices.thinking), (1.0, 1));
        let good = SavedBlockGame::of(&played());
        assert!(good.game().is_some());
        let bad = |change: &dyn Fn(&mut SavedBlockGame)| {
            let mut saved = good.clone();
            change(&mut saved);
            saved.game().is_none()
        };
        assert!(bad(&|saved| saved.kind.size = 1));
        assert!(bad(&|saved| saved.kind.obstacles = 25));
        assert!(bad(&|saved| saved.made = saved.moves.len() + 1));
        assert!(bad(&|saved| saved.read = Some("1\n".to_owned())));
    }
}
