//! The game in play: its moves with undo and redo, and its past turns.

use super::board_view::Turn;
use super::saved_clone2048::BoardKind;
use crate::window::kit::history::Memory;
use games::clone2048::{
    BlockBoard, BlockCell, BlockGame, Direction, GameState, Level, NewBlock, TooManyObstacles,
};
use games::{Help, Helps};
use std::path::PathBuf;

/// A game, and the shown turn.
#[derive(Clone, Debug)]
pub struct Clone2048Session {
    /// The file content it began from; none for a generated board.
    read: Option<GameState>,
    game: BlockGame,
    /// The game at a past turn, while that is shown.
    past: Option<BlockGame>,
    /// Help used.
    pub helps: Helps,
    /// The file it was last read from or saved to.
    pub file: Option<PathBuf>,
}

impl Memory for Clone2048Session {
    fn memory(&self) -> usize {
        // There is one other game at most.
        0
    }
}

impl Clone2048Session {
    /// A new board with its first blocks.
    ///
    /// # Errors
    /// [`TooManyObstacles`] if they leave no free cell.
    ///
    /// # Panics
    /// If the size is not in [`SIZES`](games::clone2048::SIZES).
    pub fn deal(kind: BoardKind, seed: u64) -> Result<Clone2048Session, TooManyObstacles> {
        let mut game = BlockGame::create_by(kind.rules, kind.size, kind.obstacles, seed)?;
        while game.add_new_block().is_some() {}
        Ok(Clone2048Session::new(None, game))
    }

    /// A board from a file, to which no block is added.
    pub fn read(state: GameState, seed: u64) -> Clone2048Session {
        let game = BlockGame::resume(state.clone(), seed);
        Clone2048Session::new(Some(state), game)
    }

    fn new(read: Option<GameState>, game: BlockGame) -> Clone2048Session {
        Clone2048Session {
            read,
            game,
            past: None,
            helps: Helps::default(),
            file: None,
        }
    }

    /// The same board again, from its beginning.
    pub fn again(&self) -> Clone2048Session {
        let mut again = match &self.read {
            Some(state) => Clone2048Session::read(state.clone(), self.seed()),
            None => Clone2048Session::deal(self.kind(), self.seed())
                .expect("so many obstacles left a cell before"),
        };
        again.helps.note(Help::Known);
        again.file.clone_from(&self.file);
        again
    }

    /// The file content it began from; none for a generated board.
    pub fn file_state(&self) -> Option<&GameState> {
        self.read.as_ref()
    }

    /// Seed of obstacles and new blocks.
    pub fn seed(&self) -> u64 {
        self.game.seed()
    }

    /// Highest level on the latest board; 0 without a block.
    pub fn highest(&self) -> Level {
        self.state().board.blocks().max().unwrap_or(0)
    }

    /// The moves made, and the undone ones, the next to redo first.
    pub fn moves(&self) -> (&[Direction], &[Direction]) {
        (self.game.moves(), self.game.taken_back())
    }

    /// Replays saved moves, then undoes all but `made`. False if a move is impossible.
    pub fn replay_moves(&mut self, moves: &[Direction], made: usize) -> bool {
        self.game.replay(moves) == moves.len() && self.game.go_to(made)
    }

    /// Moves, score and board of the latest turn.
    pub fn state(&self) -> &GameState {
        self.game.state()
    }

    /// Moves, score and board of the shown turn.
    pub fn shown(&self) -> &GameState {
        self.past.as_ref().unwrap_or(&self.game).state()
    }

    /// Number of the shown turn, and of the last one.
    pub fn turn(&self) -> (usize, usize) {
        let shown = self.past.as_ref().unwrap_or(&self.game);
        (shown.moves().len(), self.game.moves().len())
    }

    /// True if a past turn is shown.
    pub fn is_past(&self) -> bool {
        self.past.is_some()
    }

    /// True if there is no free cell for the new block.
    pub fn is_over(&self) -> bool {
        self.game.is_over()
    }

    /// The kind of board, under which its best score is kept.
    pub fn kind(&self) -> BoardKind {
        let board = &self.state().board;
        let cells = board.cells().iter();
        BoardKind {
            size: board.size(),
            obstacles: cells.filter(|cell| **cell == BlockCell::Obstacle).count(),
            rules: self.game.rules(),
        }
    }

    /// Makes a movement and adds the new block. None if the game is over or a past turn is shown.
    pub fn make(&mut self, direction: Direction) -> Option<Turn> {
        self.present(|game| {
            let made = game.make(direction).is_some();
            while game.add_new_block().is_some() {}
            made
        })
    }

    /// Redoes the undone movement; the same block appears.
    pub fn redo(&mut self) -> Option<Turn> {
        self.present(BlockGame::redo)
    }

    /// Undoes the last movement with its new block; false if there is none.
    pub fn undo(&mut self) -> bool {
        let undone = self.past.is_none() && self.game.undo();
        if undone {
            self.helps.note(Help::Undo);
        }
        undone
    }

    fn present(&mut self, step: impl FnOnce(&mut BlockGame) -> bool) -> Option<Turn> {
        match self.past {
            Some(_) => None,
            None => turn(&mut self.game, step),
        }
    }

    /// Shows a turn, or the last one if there are fewer.
    pub fn show_turn(&mut self, turn: usize) {
        if turn >= self.game.moves().len() {
            self.past = None;
            return;
        }
        let past = self.past.get_or_insert_with(|| self.game.clone());
        past.go_to(turn);
    }

    /// Steps from the shown turn to the next; none at the last.
    pub fn forward(&mut self) -> Option<Turn> {
        let turn = turn(self.past.as_mut()?, BlockGame::redo)?;
        if self.turn().0 == self.turn().1 {
            self.past = None;
        }
        Some(turn)
    }

    /// Continues from the shown turn. Later moves can be redone.
    pub fn continue_from_here(&mut self) {
        if let Some(past) = self.past.take() {
            self.game = past;
            self.helps.note(Help::Undo);
        }
    }
}

/// The turn that a step of a game shows; none if the step is impossible.
fn turn(game: &mut BlockGame, step: impl FnOnce(&mut BlockGame) -> bool) -> Option<Turn> {
    let before = game.board().clone();
    if !step(game) {
        return None;
    }
    let direction = *game.moves().last()?;
    let moved = before.moved(direction).board;
    let mut cells = (0..).zip(moved.cells().iter().zip(game.board().cells()));
    let new = cells.find_map(|(index, cells)| match cells {
        (BlockCell::Empty, BlockCell::Block(level)) => Some(NewBlock {
            index,
            level: *level,
        }),
        _ => None,
    });
    Some(Turn {
        before,
        direction,
        moved,
        new,
    })
}

/// For each of [`Direction::ALL`], true if that movement would change the board.
pub fn changing_directions(board: &BlockBoard) -> [bool; 4] {
    Direction::ALL.map(|direction| board.changes(direction))
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::chance::Chance;
    use proptest::prelude::*;

    fn played(
        size: usize,
        obstacles: usize,
        seed: u64,
        count: usize,
    ) -> (Clone2048Session, Vec<GameState>) {
        let mut session = Clone2048Session::deal(BoardKind::paper(size, obstacles), seed).unwrap();
        let mut states = vec![session.state().clone()];
        let mut chance = Chance::new(seed);
        for _ in 0..count {
            let direction = Direction::ALL[chance.below(4) as usize];
            if session.make(direction).is_some() {
                states.push(session.state().clone());
            }
        }
        (session, states)
    }

    #[test]
    fn a_new_board_has_one_block_and_one_from_a_file_gets_none() {
        let session = Clone2048Session::deal(BoardKind::paper(4, 3), 9).unwrap();
        assert_eq!(session.state().board.free().count(), 16 - 3 - 1);
        assert_eq!(session.kind(), BoardKind::paper(4, 3));
        let read = Clone2048Session::read(session.state().clone(), 1);
        assert_eq!(read.state(), session.state());
    }

    proptest! {
        #[test]
        fn what_is_taken_back_is_made_again_as_it_was(
            size in 2..7_usize, seed: u64, count in 0..60_usize, back in 0..70_usize,
        ) {
            let (mut session, states) = played(size, size - 1, seed, count);
            let taken = (0..back).filter(|_| session.undo()).count();
            prop_assert_eq!(taken, back.min(states.len() - 1));
            prop_assert_eq!(session.state(), &states[states.len() - 1 - taken]);
            while session.redo().is_some() {}
            prop_assert_eq!(Some(session.state()), states.last());
        }

        #[test]
        fn every_turn_of_the_past_is_shown_as_it_was(
            seed: u64, count in 1..60_usize, ways in prop::collection::vec(0..70_usize, 1..8),
        ) {
            let (mut session, states) = played(4, 2, seed, count);
            let last = states.len() - 1;
            for way in ways {
                session.show_turn(way);
                prop_assert_eq!(session.turn(), (way.min(last), last));
                prop_assert_eq!(session.shown(), &states[way.min(last)]);
                prop_assert_eq!(session.state(), &states[last], "the game itself stays");
                prop_assert_eq!(session.is_past(), way < last);
            }
            session.show_turn(0);
            for state in &states[1..] {
                prop_assert!(session.forward().is_some());
                prop_assert_eq!(session.shown(), state);
            }
            prop_assert!(session.forward().is_none() && !session.is_past());
        }
    }

    #[test]
    fn going_on_from_the_past_keeps_what_came_after_until_another_move() {
        let (mut session, states) = played(5, 0, 3, 20);
        assert_eq!(session.again().state(), &states[0]);
        session.show_turn(8);
        assert!(session.make(Direction::Up).is_none() && !session.undo());
        session.continue_from_here();
        assert_eq!((session.state(), session.turn()), (&states[8], (8, 8)));
        while session.redo().is_some() {}
        assert_eq!(Some(session.state()), states.last());
        session.show_turn(8);
        session.continue_from_here();
        session.make(Direction::Up);
        assert!(session.redo().is_none());
    }
}
