//! The decisions of loops: begin a turn, or end.

use super::code::{Op, Pc, VarSlot};
use super::failure::FailureKind;
use super::machine::Machine;
use super::operand::number;
use super::state::{LoopFrame, LoopState, RunState};
use super::value::{CellValue, Value};
use crate::wall::CellSet;

impl Machine<'_> {
    /// Decides whether a loop begins a turn or ends. Returns the next operation.
    #[inline]
    pub(super) fn decide(
        &mut self,
        op: Op,
        next: Pc,
        reads: &mut CellSet,
    ) -> Result<Pc, FailureKind> {
        match op {
            Op::Repeat(end) => {
                let times = self.pop_number(0)?;
                if times.is_nan() {
                    return Err(FailureKind::NotANumber { socket: 0 });
                }
                let turns = if times == f64::INFINITY {
                    u64::MAX
                } else {
                    (times.ceil() as u64).min(u64::MAX - 1)
                };
                if turns == 0 {
                    return Ok(end);
                }
                self.enter(LoopState::Repeat(turns));
                Ok(self.repeat(next, end))
            }
            Op::RepeatNext(body) => Ok(self.repeat(body, next)),
            Op::WhileNext { on, end } => {
                if self.pop_boolean(0)? == on {
                    self.turn();
                    Ok(next)
                } else {
                    self.state.loops.pop();
                    Ok(end)
                }
            }
            Op::Count(slot) => {
                let (by, to, from) = (self.pop(), self.pop(), self.pop());
                let values = [number(0, from)?, number(1, to)?, number(2, by)?];
                if let Some(socket) = values.iter().position(|x| x.is_nan()) {
                    return Err(FailureKind::NotANumber { socket });
                }
                let [from, to, by] = values;
                if by == 0.0 {
                    return Err(FailureKind::ZeroStep);
                }
                let step = signed_step(from, to, by);
                self.enter(LoopState::Count { to, step });
                self.set(slot, Value::Number(from));
                self.turn();
                Ok(next)
            }
            Op::CountNext(slot, body) => {
                let LoopState::Count { to, step } = self.innermost().hidden else {
                    unreachable!("the innermost loop is the one that decides");
                };
                let held = self.state.variables[slot as usize];
                let held = held.expect("conta con sets its variable");
                let value = self.counting(slot, held)? + step;
                self.set(slot, Value::Number(value));
                if counts_on(value, to, step) {
                    self.turn();
                    Ok(body)
                } else {
                    self.state.loops.pop();
                    Ok(next)
                }
            }
            Op::Each(slot, end) => {
                let hidden = LoopState::Each {
                    round: CellSet::EMPTY,
                    visited: CellSet::EMPTY,
                };
                self.enter(hidden);
                Ok(self.each(slot, next, end, reads))
            }
            Op::EachNext(slot, body) => Ok(self.each(slot, body, next, reads)),
            _ => unreachable!("{op:?} is no decision of a loop"),
        }
    }

    /// Sets a variable.
    pub(super) fn set(&mut self, slot: VarSlot, value: Value) {
        self.state.variables[slot as usize] = Some(value);
    }

    pub(super) fn enter(&mut self, hidden: LoopState) {
        let RunState {
            pc: start,
            steps: since,
            ..
        } = self.state;
        self.state.loops.push(LoopFrame {
            start,
            turns: 0,
            since,
            hidden,
        });
    }

    fn innermost(&mut self) -> &mut LoopFrame {
        self.state
            .loops
            .last_mut()
            .expect("a loop is running where one decides")
    }

    fn turn(&mut self) {
        self.innermost().turns += 1;
    }

    /// Begins a turn of *ripeti … volte* if one is left, or ends the loop. Returns the next operation.
    #[inline(always)]
    fn repeat(&mut self, body: Pc, end: Pc) -> Pc {
        let frame = self.innermost();
        match &mut frame.hidden {
            LoopState::Repeat(0) => {
                self.state.loops.pop();
                return end;
            }
            LoopState::Repeat(u64::MAX) => {}
            LoopState::Repeat(left) => *left -= 1,
            _ => unreachable!("the innermost loop is the one that decides"),
        }
        frame.turns += 1;
        body
    }

    /// Begins a turn with the next infected cell of this round or of a new one, or ends the loop. Returns the next
    /// operation.
    fn each(&mut self, slot: VarSlot, body: Pc, end: Pc, reads: &mut CellSet) -> Pc {
        let infected = self.state.wall.infected();
        let frame = self.innermost();
        let LoopState::Each { round, visited } = &mut frame.hidden else {
            unreachable!("the innermost loop is the one that decides");
        };
        loop {
            let Some(cell) = round.first() else {
                *round = infected - *visited;
                if round.is_empty() {
                    self.state.loops.pop();
                    return end;
                }
                continue;
            };
            round.remove(cell);
            visited.insert(cell);
            if infected.contains(cell) {
                frame.turns += 1;
                *reads = cell.set();
                self.set(slot, Value::Cell(CellValue::On(cell)));
                return body;
            }
        }
    }
}

/// The signed step of *conta con*. The direction is fixed when the loop starts.
#[inline(always)]
pub(super) fn signed_step(from: f64, to: f64, by: f64) -> f64 {
    if from > to { -by.abs() } else { by.abs() }
}

/// True if *conta con* has a turn for a value; false for NaN.
#[inline(always)]
pub(super) fn counts_on(value: f64, to: f64, step: f64) -> bool {
    if step > 0.0 { value <= to } else { value >= to }
}
