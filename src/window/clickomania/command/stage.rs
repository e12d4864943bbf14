//! Commands for the stage: the game, the move that is watched, walls and where they come from.

use engine::judge::Counterexample;
use engine::language::{BlockId, VarId};
use engine::run::draw_policy::DrawPolicy;
use engine::run::record::values::ValueSource;
use engine::run::value::Value;
use engine::wall::{Cell, Clearable, GALLERY, Wall};
use std::path::PathBuf;

/// Commands about the game on the wall and the move that is watched.
#[derive(Clone, PartialEq, Debug)]
pub enum PlaybackCommand {
    /// *Gioca*, later *Reset*: deals a wall and starts.
    Play,
    /// The same wall again.
    SameWall,
    /// Takes the last move back and clicks there again.
    RepeatMove,
    /// Takes the last move back.
    UndoMove,
    /// Makes the move that was taken back again.
    RedoMove,
    /// A click on the wall.
    Click(Cell),
    /// Steps through the move.
    Travel(TravelCommand),
    /// Asks for the condition of a breakpoint at this block.
    AskBreak(BlockId),
    /// Shows or hides how often each block was executed.
    Heat,
    /// Goes to the end of the move at once.
    Finish,
    /// Gives the move up: the wall is as before the click.
    Stop,
    /// Shows a move on a wall of its own.
    Watch(Demonstration),
    /// Another wall.
    NewWall(WallSource),
}

/// Commands about walls.
#[derive(Clone, PartialEq, Debug)]
pub enum WallCommand {
    /// Paints, beginning with the wall of the game.
    Paint,
    /// Plays with this painted wall.
    Play(Wall),
    /// Copies the line that names the wall by its number.
    CopyLine,
    /// Copies the wall as text.
    CopyText,
    /// Asks the system for the clipboard, on which a wall should be.
    AskPaste,
    /// Asks for the file of a wall.
    Open,
    /// Opens the file of a wall.
    OpenFile(PathBuf),
    /// Asks where to save the wall that is being painted.
    Save,
    /// Saves the wall that is being painted.
    SaveFile(PathBuf),
}

/// Source of a new wall.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum WallSource {
    /// With this many colours and the next number, of the kind that was chosen last.
    Next {
        /// 2 to 5.
        colours: usize,
    },
    /// Dealt with this number.
    Number {
        /// The seed.
        seed: u64,
        /// 2 to 5.
        colours: usize,
    },
    /// Made so that it can be cleared for sure, with this number.
    Clearable {
        /// The seed.
        seed: u64,
        /// 2 to 5.
        colours: usize,
    },
    /// One of the gallery.
    Gallery(usize),
    /// The wall that was painted last.
    Painted,
    /// This one.
    Wall(Wall),
}

/// A step through a recorded move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum TravelCommand {
    /// Pauses or resumes.
    Pause,
    /// One step.
    Step,
    /// One step back.
    StepBack,
    /// Steps over the next command and all that is inside it.
    Over,
    /// Steps out of the loop.
    Out,
    /// To the next change of the wall.
    NextChange,
    /// To the change of the wall before.
    PreviousChange,
    /// Before the first step.
    Start,
    /// Behind this step.
    To(u64),
    /// To the next step of this block; without a move, the next one stops there.
    RunTo(BlockId),
    /// To the next step at which this value is given.
    Value(ValueSource, ExactValue),
    /// To the first step that was wrong.
    FirstWrong,
    /// Shows the turn that repeats, again and again.
    Lap,
    /// Sets or removes a breakpoint at a block.
    ToggleBreak(BlockId),
    /// Sets a breakpoint with a condition.
    BreakWhen(BlockId, BreakCondition),
}

/// A move to be shown.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Demonstration {
    /// The wall at the click.
    pub wall: Wall,
    /// The clicked brick.
    pub click: Cell,
    /// Draws of chance.
    pub draws: DrawPolicy,
    /// The step at which it goes wrong, where the show stops.
    pub step: u64,
}

impl Demonstration {
    /// Shows where a program goes wrong.
    pub fn of(case: &Counterexample) -> Demonstration {
        Demonstration {
            wall: case.wall,
            click: case.click,
            draws: case.draws,
            step: case.step,
        }
    }
}

/// Condition of a breakpoint: a variable holds a value.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct BreakCondition {
    /// The variable.
    pub variable: VarId,
    /// The value.
    pub value: ExactValue,
}

/// A value compared by identity: NaN equals itself, 0 and -0 differ.
#[derive(Clone, Copy, Debug)]
pub struct ExactValue(pub Value);

impl PartialEq for ExactValue {
    fn eq(&self, other: &ExactValue) -> bool {
        self.0.same(other.0)
    }
}

/// A wall to play on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Deal {
    /// The wall at the start.
    pub wall: Wall,
    /// Its source.
    pub source: DealSource,
}

/// Source of a wall.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DealSource {
    /// Made from a number.
    Number(NumberedWall),
    /// One of the gallery.
    Gallery(usize),
    /// One of those that the task lists, from 0.
    Listed(usize),
    /// Painted in this window.
    Painted,
    /// Given by a person: pasted, from a file.
    Given,
    /// Of a case of the judge, with what its move draws.
    Case(DrawPolicy),
}

/// The recipe of a numbered wall: the same recipe gives the same wall.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NumberedWall {
    /// The number, which also is the seed of what is drawn while playing.
    pub seed: u64,
    /// 2 to 5.
    pub colours: usize,
    /// True if it can surely be cleared; else all bricks are drawn.
    pub clearable: bool,
}

impl Deal {
    /// The wall with this number; of 2 or 5 colours if it asks for fewer or more.
    pub fn number(numbered: NumberedWall) -> Deal {
        let (seed, colours) = (numbered.seed, numbered.colours.clamp(2, 5));
        let wall = if numbered.clearable {
            Clearable::new(seed, colours).map(|made| *made.wall())
        } else {
            Wall::deal(seed, colours)
        };
        Deal {
            wall: wall.expect("2 to 5 colours"),
            source: DealSource::Number(NumberedWall {
                colours,
                ..numbered
            }),
        }
    }

    /// As [`Deal::number`].
    pub fn numbered(seed: u64, colours: usize, clearable: bool) -> Deal {
        Deal::number(NumberedWall {
            seed,
            colours,
            clearable,
        })
    }

    #[cfg(test)]
    pub fn dealt(seed: u64, colours: usize) -> Deal {
        Deal::numbered(seed, colours, false)
    }

    /// The wall at this place in the gallery, if there is one.
    pub fn gallery(index: usize) -> Option<Deal> {
        let (_, text) = GALLERY.get(index)?;
        Some(Deal {
            wall: Wall::parse(text).ok()?,
            source: DealSource::Gallery(index),
        })
    }

    pub fn painted(wall: Wall) -> Deal {
        Deal {
            wall,
            source: DealSource::Painted,
        }
    }

    pub fn given(wall: Wall) -> Deal {
        Deal {
            wall,
            source: DealSource::Given,
        }
    }

    /// The wall of a case of the judge.
    pub fn case(wall: Wall, draws: DrawPolicy) -> Deal {
        Deal {
            wall,
            source: DealSource::Case(draws),
        }
    }

    pub fn is_painted(&self) -> bool {
        self.source == DealSource::Painted
    }

    /// The seed of what is drawn while playing.
    pub fn seed(&self) -> u64 {
        match self.source {
            DealSource::Number(numbered) => numbered.seed,
            DealSource::Case(draws) => draws.seed,
            DealSource::Gallery(_)
            | DealSource::Listed(_)
            | DealSource::Painted
            | DealSource::Given => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_wall_of_the_gallery_can_be_had() {
        for index in 0..GALLERY.len() {
            assert!(Deal::gallery(index).is_some());
        }
        assert_eq!(Deal::gallery(GALLERY.len()), None);
        assert_eq!(Deal::dealt(3, 99).wall, Deal::dealt(3, 5).wall);
    }
}
