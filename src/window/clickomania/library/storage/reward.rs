//! What right programs earn: the goals that they reach, on their own and with a hint.

use super::kept_program::KeptProgram;
use engine::language::Program;
use engine::language::program::Origin;
use serde::{Deserialize, Serialize};

/// How far a goal was reached.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Reward {
    None,
    /// With a hint that put blocks in: that opens no solutions.
    Hinted,
    /// With a program that the person made this cheap.
    Earned,
}

/// Measures from `from` on, below `below`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Span {
    pub(super) from: u64,
    below: u64,
}

impl Span {
    pub(super) fn from(from: u64) -> Span {
        Span {
            from,
            below: u64::MAX,
        }
    }

    pub(super) fn holds(self, measure: u64) -> bool {
        (self.from..self.below).contains(&measure)
    }

    pub(super) fn is_empty(self) -> bool {
        self.from >= self.below
    }

    /// True if all of the other one is in this one.
    pub(super) fn covers(self, other: Span) -> bool {
        self.from <= other.from && other.below <= self.below
    }
}

/// Adds a span to others, unless one of them covers it; those that it covers go.
pub(super) fn add(spans: &mut Vec<Span>, span: Span) {
    if !span.is_empty() && !spans.iter().any(|other| other.covers(span)) {
        spans.retain(|other| !span.covers(*other));
        spans.push(span);
    }
}

/// The goals that a right program reaches.
#[derive(Clone, Copy)]
pub(super) struct Spans {
    /// Those below what was given, and what a hint put in.
    pub(super) earned: Span,
    /// Those below what was given: with a hint at most.
    pub(super) hinted: Span,
}

impl Spans {
    pub(super) fn of(measure: u64, program: &Program) -> Spans {
        let Origin { given, hinted } = program.least_origin();
        let given = given.unwrap_or(u64::MAX);
        let span = |below: u64| Span {
            from: measure,
            below,
        };
        Spans {
            earned: span(given.min(hinted.unwrap_or(u64::MAX))),
            hinted: span(given),
        }
    }
}

/// A right program.
pub struct Reached {
    pub(super) spans: Spans,
    pub(super) program: KeptProgram,
}

impl Reached {
    pub fn new(measure: u64, program: &Program) -> Reached {
        Reached {
            spans: Spans::of(measure, program),
            program: KeptProgram::of(program),
        }
    }
}
