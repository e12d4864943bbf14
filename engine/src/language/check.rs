//! Problems that keep a program from running.

use super::kind::Kind;
use super::program::{BlockId, Program, SocketContent};
use std::iter::successors;

/// Something that keeps a program from running.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Problem {
    /// Socket number `socket` of `block` is empty.
    EmptySocket { block: BlockId, socket: usize },
    /// *esce dal ciclo* or *prosegui* outside a loop.
    OutsideLoop { block: BlockId },
}

impl Problem {
    /// The block at which the problem is shown.
    pub fn block(self) -> BlockId {
        match self {
            Problem::EmptySocket { block, .. } | Problem::OutsideLoop { block } => block,
        }
    }

    /// The name of the problem in JSON.
    pub fn id(self) -> &'static str {
        match self {
            Problem::EmptySocket { .. } => "empty_socket",
            Problem::OutsideLoop { .. } => "outside_loop",
        }
    }
}

/// All problems of the blocks under the hat, in program order; empty if the program is ready to
/// run. Ignores loose stacks and disabled blocks.
pub fn check(program: &Program) -> Vec<Problem> {
    let mut problems = Vec::new();
    for (id, _) in program.running() {
        let block = program.block(id);
        if matches!(block.kind, Kind::Break | Kind::Continue) && !is_in_loop(program, id) {
            problems.push(Problem::OutsideLoop { block: id });
        }
        for socket in 0..block.sockets.len() {
            if program.running_content(block, socket) == SocketContent::Hole {
                problems.push(Problem::EmptySocket { block: id, socket });
            }
        }
    }
    problems
}

/// True if a loop encloses the block.
fn is_in_loop(program: &Program, id: BlockId) -> bool {
    successors(program.owner(id), |&id| program.owner(id))
        .any(|owner| program.block(owner).kind.is_loop())
}
