//! Whether a program is ready to run, and what is missing where.

use super::kind::Kind;
use super::program::{BlockId, Program, SocketContent};

/// Something that keeps a program from running.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Problem {
    /// Socket number `socket` of `block` is empty.
    EmptySocket {
        /// The block whose socket is empty.
        block: BlockId,
        /// The number of the socket.
        socket: usize,
    },
    /// *esce dal ciclo* or *prosegui* stands outside a loop.
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

/// Every problem of the blocks under the hat, in their order; none means ready. Loose stacks and
/// disabled blocks raise none.
pub fn check(program: &Program) -> Vec<Problem> {
    let mut problems = Vec::new();
    for (id, _) in program.running() {
        let block = program.block(id);
        if matches!(block.kind, Kind::Break | Kind::Continue)
            && program.enclosing_loop(id).is_none()
        {
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
