//! Loops as closures: how they decide, and which turns they count without making them.
//!
//! A turn that begins in the same state as an earlier one does the same. *Ripeti … volte* then counts the rest of its
//! turns without making them. A loop with a condition then never ends, which the machine has to prove.

use super::super::code::Op;
use super::super::loops::{counts_on, signed_step};
use super::Unsupported;
use super::build::Continuation;
use super::env::{Env, Snapshot, VariableSlot};
use super::flow_graph::Expr;
use super::number::boxed;
use super::operand::{ValueClosure, VariableInfo, WholeOperand, with_whole};
use super::types::StaticType;
use crate::wall::CellSet;
use std::sync::Arc;

/// The body and the edges of a loop of any kind.
pub struct Body {
    /// Makes a turn.
    pub run: Continuation,
    /// True if a turn may end the loop.
    pub leaves: bool,
    /// True if a turn is so long that copying the state is worth it.
    pub heavy: bool,
    /// The logarithm of the minimum number of steps of a turn, rounded down.
    pub fewest: u32,
    /// The edge of a start with a turn.
    pub enter: u16,
    /// The edge of a start without a turn.
    pub none: u16,
    /// The edge of each further turn.
    pub turn: u16,
    /// The edge of the end after some turns.
    pub end: u16,
    /// Runs what follows the loop.
    pub after: Continuation,
}

impl Body {
    /// Makes a turn. Returns true if it left the loop.
    #[inline(always)]
    fn leaving(&self, env: &mut Env) -> bool {
        (self.run)(env);
        self.leaves && std::mem::take(&mut env.leaving)
    }

    /// True if the fuel is too little for this many turns, which are not subtracted yet, or the move was given up.
    #[inline(always)]
    fn is_over(&self, env: &Env, turns: u64) -> bool {
        turns >= env.fuel >> self.fewest
    }

    /// Subtracts the fuel of turns, not counting the first.
    #[inline(always)]
    fn turned(&self, env: &mut Env, turns: u64) {
        env.fuel = env.fuel.saturating_sub(turns << self.fewest);
    }
}

/// Detects a state that returns. It keeps one state and replaces it at each power of two (Brent, as in `cycle.rs`);
/// in the first turns of a heavy loop, at each turn.
struct RepeatDetector {
    snapshot: Option<Box<Snapshot>>,
    /// The turn of the snapshot.
    at: u64,
    /// The first turn to look at.
    from: u64,
}

impl RepeatDetector {
    /// Light loops of fewer turns are not worth a copy of the state.
    const LIGHT: u64 = 16;

    fn new(body: &Body) -> RepeatDetector {
        RepeatDetector {
            snapshot: None,
            at: 0,
            from: if body.heavy { 1 } else { RepeatDetector::LIGHT },
        }
    }

    /// Called before each turn, numbered from 0. Returns the number of turns after which the state returned, if it
    /// did.
    #[inline(always)]
    fn period(&mut self, turn: u64, env: &Env) -> Option<u64> {
        if turn < self.from {
            return None;
        }
        self.look(turn, env)
    }

    #[inline(never)]
    fn look(&mut self, turn: u64, env: &Env) -> Option<u64> {
        if self
            .snapshot
            .as_ref()
            .is_some_and(|snapshot| snapshot.returned(env))
        {
            return Some(turn - self.at);
        }
        if turn < RepeatDetector::LIGHT || turn.is_power_of_two() {
            match &mut self.snapshot {
                Some(snapshot) => snapshot.renew(env),
                none => *none = Some(Box::new(Snapshot::new(env))),
            }
            self.at = turn;
        }
        None
    }
}

/// *ripeti … volte*
pub fn repeat(body: Body, times: ValueClosure<f64>) -> Continuation {
    Arc::new(move |env| {
        let times = times(env);
        if times.is_nan() {
            return env.give_up();
        }
        // As the machine counts them: ∞ never becomes less.
        let endless = times == f64::INFINITY;
        let times = (times.ceil() as u64).min(u64::MAX - 1);
        if times == 0 {
            env.count(body.none, 1);
            return (body.after)(env);
        }
        env.count(body.enter, 1);
        let mut detector = RepeatDetector::new(&body);
        let (mut left, mut turns) = (times - 1, 0);
        loop {
            if body.leaving(env) {
                break;
            }
            if left == 0 {
                env.count(body.end, 1);
                break;
            }
            left -= u64::from(!endless);
            turns += 1;
            env.count(body.turn, 1);
            if body.is_over(env, turns) {
                return env.run_dry();
            }
            if let Some(period) = detector.period(turns, env) {
                if endless {
                    return detector.never_ends(env);
                }
                // This turn is one of those left.
                let rounds = left / period;
                if rounds > 0 {
                    left -= rounds * period;
                    detector.repeat(env, rounds);
                }
            }
        }
        body.turned(env, turns);
        (body.after)(env);
    })
}

impl RepeatDetector {
    /// The state returned in a loop without an end. If nothing was drawn, the machine has to prove it; else the machine
    /// would only find that the move goes past its budget.
    #[cold]
    fn never_ends(&self, env: &mut Env) {
        match &self.snapshot {
            Some(snapshot) if snapshot.drew(env) => env.run_dry(),
            _ => env.give_up(),
        }
    }

    /// Counts the turns since the snapshot this many more times.
    fn repeat(&mut self, env: &mut Env, rounds: u64) {
        if let Some(snapshot) = self.snapshot.take() {
            snapshot.repeat(env, rounds);
        }
        // The loop makes the few turns that are left.
        self.from = u64::MAX;
    }
}

/// *ripeti mentre*, *fino a che*: the body decides, and leaves.
pub fn endless(body: Body) -> Continuation {
    Arc::new(move |env| {
        env.count(body.enter, 1);
        let mut detector = RepeatDetector::new(&body);
        let mut turns = 0;
        while !body.leaving(env) {
            turns += 1;
            if body.is_over(env, turns) {
                return env.run_dry();
            }
            if detector.period(turns, env).is_some() {
                return detector.never_ends(env);
            }
        }
        body.turned(env, turns);
        (body.after)(env);
    })
}

/// *per ogni casella*
pub fn each(body: Body, slot: VariableSlot, may_be_unset: bool) -> Continuation {
    Arc::new(move |env| {
        let mut visited = CellSet::EMPTY;
        let mut turns = 0;
        'rounds: loop {
            let round = env.wall.infected() - visited;
            let before = turns;
            for cell in round {
                visited.insert(cell);
                if !env.wall.is_infected(cell) {
                    continue;
                }
                env.count(if turns == 0 { body.enter } else { body.turn }, 1);
                turns += 1;
                env.set_whole(slot, cell.index() as i64);
                if may_be_unset {
                    env.mark(slot);
                }
                if body.leaving(env) {
                    break 'rounds;
                }
            }
            if round.is_empty() {
                env.count(if before == 0 { body.none } else { body.end }, 1);
                break;
            }
        }
        if body.is_over(env, turns) {
            return env.run_dry();
        }
        body.turned(env, turns);
        (body.after)(env);
    })
}

/// *conta con*
///
/// # Errors
/// A bound is no number.
pub fn count(
    known: &VariableInfo<'_>,
    body: Body,
    slot: VariableSlot,
    numbers: &[Expr; 3],
) -> Result<Continuation, Unsupported> {
    let may_be_unset = known.may_be_unset(slot);
    let begin = move |env: &mut Env| {
        if may_be_unset {
            env.mark(slot);
        }
    };
    let [from, to, by] = numbers;
    let mut all_whole = matches!(known.types[slot as usize], StaticType::Whole { .. });
    for number in numbers {
        all_whole &= known.type_of(number)?.is_whole();
    }
    if !all_whole {
        let doubles = matches!(known.types[slot as usize], StaticType::Double);
        let numbers = [boxed(known, from)?, boxed(known, to)?, boxed(known, by)?];
        if !doubles {
            return Err(Unsupported);
        }
        return Ok(count_doubles(body, slot, numbers, begin));
    }
    // Mostly up or down by one.
    let up_by_one = match (from.op, to.op, by.op) {
        (Op::Number(from), Op::Number(to), Op::Number(by)) => from <= to && by.abs() == 1.0,
        _ => false,
    };
    if up_by_one {
        return Ok(
            with_whole!(known, from, from => with_whole!(known, to, to => {
                Arc::new(move |env: &mut Env| {
                    let (from, to) = (from(env), to(env));
                    begin(env);
                    count_whole(&body, env, slot, from, 1, |x| x <= to);
                })
            })),
        );
    }
    Ok(
        with_whole!(known, from, from => with_whole!(known, to, to => {
            with_whole!(known, by, by => Arc::new(move |env: &mut Env| {
                let from = from(env);
                let to = to(env);
                let by = by(env).abs();
                if by == 0 {
                    return env.give_up();
                }
                begin(env);
                if from > to {
                    count_whole(&body, env, slot, from, -by, |x| x >= to);
                } else {
                    count_whole(&body, env, slot, from, by, |x| x <= to);
                }
            }))
        })),
    )
}

#[inline(always)]
fn count_whole(
    body: &Body,
    env: &mut Env,
    slot: VariableSlot,
    from: i64,
    step: i64,
    goes_on: impl Fn(i64) -> bool,
) {
    env.count(body.enter, 1);
    env.store(slot, from);
    let mut turns = 0;
    loop {
        if body.leaving(env) {
            break;
        }
        let x = env.whole(slot) + step;
        env.store(slot, x);
        if !goes_on(x) {
            env.count(body.end, 1);
            break;
        }
        turns += 1;
        if body.is_over(env, turns) {
            return env.run_dry();
        }
    }
    env.count(body.turn, turns);
    body.turned(env, turns);
    (body.after)(env);
}

fn count_doubles(
    body: Body,
    slot: VariableSlot,
    [from, to, by]: [ValueClosure<f64>; 3],
    begin: impl Fn(&mut Env) + Send + Sync + 'static,
) -> Continuation {
    Arc::new(move |env| {
        let from = from(env);
        let to = to(env);
        let by = by(env);
        if to.is_nan() || by.is_nan() || by == 0.0 {
            return env.give_up();
        }
        let step = signed_step(from, to, by);
        begin(env);
        env.count(body.enter, 1);
        env.set_double(slot, from);
        let mut turns = 0;
        loop {
            if body.leaving(env) {
                break;
            }
            let x = env.double(slot) + step;
            env.set_double(slot, x);
            if !counts_on(x, to, step) {
                env.count(body.end, 1);
                break;
            }
            turns += 1;
            if body.is_over(env, turns) {
                return env.run_dry();
            }
        }
        env.count(body.turn, turns);
        body.turned(env, turns);
        (body.after)(env);
    })
}
