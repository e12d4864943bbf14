//! Playback: a move is made and recorded in the background, then shown step by step.
//!
//! [`MoveProgress`] turns a [`MoveRequest`] into a [`MoveReplay`](replay::MoveReplay), for the stage and for *side by side*.
//! [`Playback`] is the move of the stage; it knows neither the game nor the panel. A [`ReplayCursor`] is a point in a move.
//! `timeline`, `transport` and `values` show the move.

pub mod breakpoints;
mod made_move;
mod player;
pub mod replay;
pub mod replay_cursor;
pub mod speed;
pub mod timeline;
mod timeline_strips;
pub mod transport;
pub mod values;

pub use made_move::{MadeMove, MoveProgress, MoveRequest, NoMove};
pub use player::Playback;
pub use replay_cursor::{ReplayCursor, TouchedCells};

/// Programs and moves for tests of playback and stage.
#[cfg(test)]
pub mod fixtures {
    use super::made_move::MoveRequest;
    use super::replay_cursor::ReplayCursor;
    use engine::bundled;
    use engine::language::file::read;
    use engine::language::program::Program;
    use engine::run::code::Code;
    use engine::run::compile::compile;
    use engine::run::draw_policy::DrawPolicy;
    use engine::run::moves::BUDGET;
    use engine::run::rules::Rules;
    use engine::wall::{Cell, GroupKind, Wall};
    use std::sync::Arc;

    /// A program that never ends and never repeats a state.
    pub const ENDLESS: &str = r#"Program(format: 1, name: "Senza fine", variables: ["x"], on_click: [
        Set(var: "x", to: Number(0)),
        While(when: True, body: [Change(var: "x", by: Number(1))]),
    ])"#;

    /// Reads a program.
    pub fn program(text: &str) -> Program {
        read(text).unwrap()
    }

    /// Reads a bundled program.
    pub fn known(place: &str) -> Program {
        program(bundled::program(place).unwrap())
    }

    /// Compiles a program.
    pub fn compiled(text: &str) -> Arc<Code> {
        Arc::new(compile(&program(text)).unwrap())
    }

    /// A move of a bundled program on a dealt wall, in the full game.
    pub fn request(place: &str, seed: u64, click: usize) -> MoveRequest {
        let wall = Wall::deal(seed, 4).unwrap();
        let click = Cell::from_index(click).unwrap();
        MoveRequest {
            code: compiled(bundled::program(place).unwrap()),
            wall,
            click,
            draws: DrawPolicy { seed, number: 0 },
            budget: BUDGET,
            rules: Rules::of_groups(GroupKind::Area),
            judged: true,
            version: 0,
        }
    }

    /// A move that was made, before its first step.
    pub fn replay_cursor(request: &MoveRequest) -> ReplayCursor {
        ReplayCursor::new(request.make(&|| true).unwrap().unwrap())
    }
}
