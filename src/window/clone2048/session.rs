//! The game on the table: its moves, taken back and made again, and its past, looked at again.

use super::motion::Turn;
use super::saved_state::BoardKind;
use crate::window::kit::history::Memory;
use games::clone2048::{
    BlockBoard, BlockCell, BlockGame, Direction, GameState, Level, NewBlock, TooManyObstacles,
};
use games::{Help, Helps};
use std::path::PathBuf;

/// A game, and which of its turns is looked at.
#[derive(Clone, Debug)]
pub struct Clone2048Session {
    /// What was read from a file at the beginning; none for a board that was dealt.
    read: Option<GameState>,
    game: BlockGame,
    /// The game as it was at an earlier turn, while that is looked at.
    past: Option<BlockGame>,
    /// What helped.
    pub helps: Helps,
    /// The file that it was read from or saved to last.
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

    /// What was read from a file at the beginning; none for a board that was dealt.
    pub fn file_state(&self) -> Option<&GameState> {
        self.read.as_ref()
    }

    /// Where obstacles and new blocks come from.
    pub fn seed(&self) -> u64 {
        self.game.seed()
    }

    /// The highest level on the board as it is now; 0 without a block.
    pub fn highest(&self) -> Level {
        self.state().board.blocks().max().unwrap_or(0)
    }

    /// The moves made, and those taken back, the one to be made again first in front.
    pub fn moves(&self) -> (&[Direction], &[Direction]) {
        (self.game.moves(), self.game.taken_back())
    }

    /// Makes moves that were made before, then takes back all but `made`. False if not all of them
    /// can be made.
    pub fn catch_up(&mut self, moves: &[Direction], made: usize) -> bool {
        self.game.replay(moves) == moves.len() && self.game.go_to(made)
    }

    /// Moves, score and board as they are now.
    pub fn state(&self) -> &GameState {
        self.game.state()
    }

    /// Moves, score and board of the turn that is looked at.
    pub fn shown(&self) -> &GameState {
        self.past.as_ref().unwrap_or(&self.game).state()
    }

    /// The number of the turn that is looked at, and of the last one.
    pub fn turn(&self) -> (usize, usize) {
        let shown = self.past.as_ref().unwrap_or(&self.game);
        (shown.moves().len(), self.game.moves().len())
    }

    /// Whether an earlier turn is looked at.
    pub fn is_past(&self) -> bool {
        self.past.is_some()
    }

    /// Whether there is no free cell for the new block.
    pub fn is_over(&self) -> bool {
        self.game.is_over()
    }

    /// What its best score is kept for.
    pub fn kind(&self) -> BoardKind {
        let board = &self.state().board;
        let cells = board.cells().iter();
        BoardKind {
            size: board.size(),
            obstacles: cells.filter(|cell| **cell == BlockCell::Obstacle).count(),
            rules: self.game.rules(),
        }
    }

    /// Makes a movement, and brings the new block. None if the game is over, or its past looked at.
    pub fn make(&mut self, direction: Direction) -> Option<Turn> {
        self.present(|game| {
            let made = game.make(direction).is_some();
            while game.add_new_block().is_some() {}
            made
        })
    }

    /// Makes the movement that was taken back again; the same block comes.
    pub fn redo(&mut self) -> Option<Turn> {
        self.present(BlockGame::redo)
    }

    /// Takes the last movement back with its new block; false if there is none.
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

    /// Looks at a turn, at the last one if there are fewer.
    pub fn look_at(&mut self, turn: usize) {
        if turn >= self.game.moves().len() {
            self.past = None;
            return;
        }
        let past = self.past.get_or_insert_with(|| self.game.clone());
        past.go_to(turn);
    }

    /// Goes from the turn that is looked at to the next; none at the last.
    pub fn forward(&mut self) -> Option<Turn> {
        let turn = turn(self.past.as_mut()?, BlockGame::redo)?;
        if self.turn().0 == self.turn().1 {
            self.past = None;
        }
        Some(turn)
    }

    /// Goes on playing from the turn that is looked at. What was played after it can be made again.
    pub fn go_on_from_here(&mut self) {
        if let Some(past) = self.past.take() {
            self.game = past;
            self.helps.note(Help::Undo);
        }
    }
}

/// What a step of a game shows; none if it could not be made.
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

/// Which movements would move or merge any block, in the order of [`Direction::ALL`].
pub fn changing(board: &BlockBoard) -> [bool; 4] {
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
        let mut table = Clone2048Session::deal(BoardKind::paper(size, obstacles), seed).unwrap();
        let mut states = vec![table.state().clone()];
        let mut chance = Chance::new(seed);
        for _ in 0..count {
            let direction = Direction::ALL[chance.below(4) as usize];
            if table.make(direction).is_some() {
                states.push(table.state().clone());
            }
        }
        (table, states)
    }

    #[test]
    fn a_new_board_has_one_block_and_one_from_a_file_gets_none() {
        let table = Clone2048Session::deal(BoardKind::paper(4, 3), 9).unwrap();
        assert_eq!(table.state().board.free().count(), 16 - 3 - 1);
        assert_eq!(table.kind(), BoardKind::paper(4, 3));
        let read = Clone2048Session::read(table.state().clone(), 1);
        assert_eq!(read.state(), table.state());
    }

    proptest! {
        #[test]
        fn what_is_taken_back_is_made_again_as_it_was(
            size in 2..7_usize, seed: u64, count in 0..60_usize, back in 0..70_usize,
        ) {
            let (mut table, states) = played(size, size - 1, seed, count);
            let taken = (0..back).filter(|_| table.undo()).count();
            prop_assert_eq!(taken, back.min(states.len() - 1));
            prop_assert_eq!(table.state(), &states[states.len() - 1 - taken]);
            while table.redo().is_some() {}
            prop_assert_eq!(Some(table.state()), states.last());
        }

        #[test]
        fn every_turn_of_the_past_is_shown_as_it_was(
            seed: u64, count in 1..60_usize, ways in prop::collection::vec(0..70_usize, 1..8),
        ) {
            let (mut table, states) = played(4, 2, seed, count);
            let last = states.len() - 1;
            for way in ways {
                table.look_at(way);
                prop_assert_eq!(table.turn(), (way.min(last), last));
                prop_assert_eq!(table.shown(), &states[way.min(last)]);
                prop_assert_eq!(table.state(), &states[last], "the game itself stays");
                prop_assert_eq!(table.is_past(), way < last);
            }
            table.look_at(0);
            for state in &states[1..] {
                prop_assert!(table.forward().is_some());
                prop_assert_eq!(table.shown(), state);
            }
            prop_assert!(table.forward().is_none() && !table.is_past());
        }
    }

    #[test]
    fn going_on_from_the_past_keeps_what_came_after_until_another_move() {
        let (mut table, states) = played(5, 0, 3, 20);
        assert_eq!(table.again().state(), &states[0]);
        table.look_at(8);
        assert!(table.make(Direction::Up).is_none() && !table.undo());
        table.go_on_from_here();
        assert_eq!((table.state(), table.turn()), (&states[8], (8, 8)));
        while table.redo().is_some() {}
        assert_eq!(Some(table.state()), states.last());
        table.look_at(8);
        table.go_on_from_here();
        table.make(Direction::Up);
        assert!(table.redo().is_none());
    }

    #[test]
    fn a_game_is_over_when_there_is_no_cell_for_the_new_block() {
        // A movement that changes nothing on a full board ends the game, even if another would merge.
        let full: GameState = "3\n17\nAA\nBC\n".parse().unwrap();
        let mut table = Clone2048Session::read(full, 1);
        assert!(!table.is_over());
        let turn = table.make(Direction::Up).unwrap();
        assert!(turn.new.is_none() && table.is_over());
        assert_eq!((table.state().moves, table.state().score), (4, 17));
        assert!(table.make(Direction::Left).is_none());
        assert!(table.undo() && !table.is_over());
        assert!(table.make(Direction::Left).unwrap().new.is_some());
        assert_eq!(table.state().score, 19);
    }
}
