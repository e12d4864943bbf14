//! A movement while it is seen: the blocks slide, those that met merge, the new block comes.

use crate::window::kit::playback_clock::{Pace, PlaybackClock};
use games::clone2048::{BlockBoard, BlockCell, Direction, Level, NewBlock, Slide};

/// How long a movement is seen.
pub const PACE: Pace = Pace {
    slowest: 3.0,
    fastest: 0.06,
};

/// The share of a movement that is over when the blocks have slid, and when they have merged; then the new
/// block comes.
const SLID: f32 = 0.45;
/// See [`SLID`].
const MERGED: f32 = 0.68;

/// A turn of a game: a movement, and the block that came after it.
#[derive(Clone, Debug)]
pub struct Turn {
    /// The board before.
    pub before: BlockBoard,
    /// Where the blocks were moved.
    pub direction: Direction,
    /// The board after the movement alone.
    pub moved: BlockBoard,
    /// The new block; none if there was no cell for it.
    pub new: Option<NewBlock>,
}

/// A turn that is being shown.
#[derive(Debug)]
pub struct TurnMotion {
    /// Where each block goes, and its level before.
    pub slides: Vec<(Slide, Level)>,
    /// For each cell, whether blocks merge there.
    pub merged: Vec<bool>,
    /// The obstacles and nothing else.
    pub ground: BlockBoard,
    /// The board after the movement alone.
    pub moved: BlockBoard,
    /// The new block.
    pub new: Option<NewBlock>,
    /// Whether nothing slides or grows: each step is seen as it ends.
    still: bool,
    seconds: f64,
    /// Begins to run when it is first painted.
    clock: PlaybackClock,
}

/// How far a motion is. The shares go from 0 to 1.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum MotionPhase {
    /// The share of their ways that the blocks have gone.
    Slide(f32),
    /// Those that met are merging.
    Merge(f32),
    /// The new block is coming.
    New(f32),
    Over,
}

impl TurnMotion {
    /// Shows a turn for `seconds`.
    pub fn new(turn: Turn, seconds: f64, still: bool) -> TurnMotion {
        let level = |index: usize| match turn.before.cells()[index] {
            BlockCell::Block(level) => Some(level),
            _ => None,
        };
        let slides = turn.before.slides(turn.direction).into_iter();
        let slides: Vec<_> = slides
            .filter_map(|slide| Some((slide, level(slide.from)?)))
            .collect();
        let mut merged = vec![false; turn.before.cells().len()];
        for (slide, _) in &slides {
            merged[slide.to] |= slide.merged;
        }
        let ground = turn.before.cells().iter().map(|cell| match cell {
            BlockCell::Block(_) => BlockCell::Empty,
            other => *other,
        });
        TurnMotion {
            slides,
            merged,
            ground: BlockBoard::from_cells(turn.before.size(), ground.collect()),
            moved: turn.moved,
            new: turn.new,
            still,
            seconds,
            clock: PlaybackClock::default(),
        }
    }

    /// How far it is at `now`. What would be empty (no block slid, none merged) is left out.
    pub fn phase(&mut self, now: f64) -> MotionPhase {
        self.clock.advance(now, self.seconds, 1);
        let progress = self.clock.progress() as f32;
        let slid = self.slides.iter().any(|(slide, _)| slide.from != slide.to);
        let merged = self.merged.contains(&true);
        let share = |from: f32, to: f32| {
            if self.still {
                1.0
            } else {
                ((progress - from) / (to - from)).clamp(0.0, 1.0)
            }
        };
        if progress >= 1.0 {
            MotionPhase::Over
        } else if progress < SLID && slid && !self.still {
            MotionPhase::Slide(share(0.0, SLID))
        } else if progress < MERGED && (merged || self.still) {
            MotionPhase::Merge(share(SLID, MERGED))
        } else {
            // Where nothing stirred, the board is seen as it is, and then the new block.
            MotionPhase::New(share(MERGED, 1.0))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::clone2048::GameState;

    fn turn(rows: &str, direction: Direction) -> Turn {
        let state: GameState = format!("0\n0\n{rows}\n").parse().unwrap();
        let before = state.board;
        let moved = before.moved(direction).board;
        let index = moved.free().next().unwrap();
        let new = Some(NewBlock { index, level: 1 });
        Turn {
            before,
            direction,
            moved,
            new,
        }
    }

    /// The phases in order, by their first letters.
    fn course(mut motion: TurnMotion) -> String {
        let mut seen = String::new();
        for step in 0..=100 {
            let letter = match motion.phase(7.0 + f64::from(step) / 100.0) {
                MotionPhase::Slide(_) => 's',
                MotionPhase::Merge(_) => 'm',
                MotionPhase::New(_) => 'n',
                MotionPhase::Over => 'o',
            };
            if !seen.ends_with(letter) {
                seen.push(letter);
            }
        }
        seen
    }

    #[test]
    fn blocks_slide_then_merge_then_the_new_one_comes() {
        let motion = TurnMotion::new(turn("A.A\n.*.\n...", Direction::Right), 1.0, false);
        assert_eq!(motion.slides.len(), 2);
        assert_eq!(motion.ground.to_string(), "...\n.*.\n...\n");
        assert_eq!(course(motion), "smno");
    }

    #[test]
    fn what_does_not_happen_is_not_waited_for() {
        let right = Direction::Right;
        let slide = TurnMotion::new(turn("A..\n.*.\n...", right), 1.0, false);
        assert_eq!(course(slide), "sno");
        let none = TurnMotion::new(turn("..A\n.*.\n...", right), 1.0, false);
        assert_eq!(course(none), "no");
    }

    #[test]
    fn without_motion_both_steps_are_still_seen() {
        let motion = TurnMotion::new(turn("A.A\n.*.\n...", Direction::Right), 1.0, true);
        assert_eq!(course(motion), "mno");
    }

    #[test]
    fn at_once_is_over_at_once() {
        let mut motion = TurnMotion::new(turn("A..\n...\n...", Direction::Left), 0.0, false);
        assert_eq!(motion.phase(3.0), MotionPhase::Over);
    }

    #[test]
    fn shares_never_go_back() {
        let mut motion = TurnMotion::new(turn("A.A\n.*.\n...", Direction::Right), 2.0, false);
        let order = |phase| match phase {
            MotionPhase::Slide(share) => share,
            MotionPhase::Merge(share) => 1.0 + share,
            MotionPhase::New(share) => 2.0 + share,
            MotionPhase::Over => 3.0,
        };
        let mut last = 0.0;
        for step in 0..=200 {
            let now = order(motion.phase(f64::from(step) / 90.0));
            assert!(now >= last);
            last = now;
        }
        assert_eq!(last, 3.0);
    }
}
