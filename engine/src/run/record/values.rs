//! Counts the values of a block or a variable in the whole move.

use super::{Record, SLICE, goes_on};
use crate::run::code::{Op, VarSlot};
use crate::run::machine::Machine;
use crate::run::observer::{NoObserver, Observer, StepEvent};
use crate::run::value::{CellValue, Value};
use std::collections::HashMap;

/// Maximum number of different values that are counted one by one.
const MAX_DIFFERENT: usize = 1000;

/// A value with its frequency.
#[derive(Clone, Copy, Debug)]
pub struct ValueCount {
    pub value: Value,
    pub count: u64,
    /// The step of its first occurrence.
    pub first: u64,
}

/// The values of a block or a variable.
#[derive(Clone, Debug, Default)]
pub struct ValueCounts {
    /// The most frequent first; of equally frequent ones the earlier.
    pub taken: Vec<ValueCount>,
    /// Number of occurrences of other values.
    pub others: u64,
}

/// The source of values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ValueSource {
    /// The values of a block, by its number under the hat.
    Block(u32),
    /// The values that a variable was set to.
    Variable(VarSlot),
}

impl Record {
    /// All values of a block or a variable. `None` if `go_on`, which is called every few milliseconds, returned
    /// false.
    pub fn values(&self, of: ValueSource, mut go_on: impl FnMut() -> bool) -> Option<ValueCounts> {
        let mut machine = self.machine(0);
        let mut counter = ValueCounter::default();
        while machine.state.steps < self.steps() {
            let slice = (machine.state.steps + SLICE).min(self.steps());
            match of {
                ValueSource::Block(block) => {
                    let mut asked = BlockObserver {
                        block,
                        defaults: &self.code.defaults,
                        counter: &mut counter,
                    };
                    machine.observe(slice, &mut asked);
                }
                ValueSource::Variable(slot) => follow(&mut machine, slot, slice, &mut counter),
            }
            if machine.state.steps < slice {
                break;
            }
            if !go_on() {
                return None;
            }
        }
        Some(counter.finish())
    }

    /// The next step at which a block has this value or a variable is set to it. `None` if there is none, or if
    /// `go_on`, which is called every few milliseconds, returned false.
    pub fn next_with_value(
        &self,
        of: ValueSource,
        value: Value,
        from: u64,
        mut go_on: impl FnMut() -> bool,
    ) -> Option<u64> {
        let slot = match of {
            ValueSource::Variable(slot) => slot,
            ValueSource::Block(block) => {
                return self.first(from, go_on, |_, seen| {
                    self.is_own_step(block, seen)
                        && seen.value.is_some_and(|given| given.same(value))
                });
            }
        };
        let mut machine = self.machine(from);
        let mut asked = 0_u64;
        while machine.state.steps < self.steps() {
            if set(&mut machine, slot)?.is_some_and(|held| held.same(value)) {
                return Some(machine.state.steps);
            }
            asked += 1;
            if asked.is_multiple_of(SLICE) && !go_on() {
                return None;
            }
        }
        None
    }
}

/// Runs until step `to` and counts the values that a variable is set to.
fn follow(machine: &mut Machine<'_>, slot: VarSlot, to: u64, counter: &mut ValueCounter) {
    while machine.state.steps < to {
        let Some(value) = set(machine, slot) else {
            return;
        };
        if let Some(value) = value {
            counter.add(value, machine.state.steps);
        }
    }
}

/// Does one operation. `None` if the move ends with it; else the value that it set the variable to, if it did.
fn set(machine: &mut Machine<'_>, slot: VarSlot) -> Option<Option<Value>> {
    let op = machine.code.ops[machine.state.pc as usize];
    let loops = machine.state.loops.len();
    if !goes_on(machine.operate(&mut NoObserver)) {
        return None;
    }
    let sets = match op {
        Op::Set(set) | Op::Change(set) | Op::Count(set) | Op::CountNext(set, _) => set == slot,
        // Without a turn it leaves the variable as it is.
        Op::Each(set, _) => set == slot && machine.state.loops.len() > loops,
        Op::EachNext(set, _) => set == slot && machine.state.loops.len() == loops,
        _ => false,
    };
    Some(if sets {
        machine.state.variables[slot as usize]
    } else {
        None
    })
}

#[derive(Default)]
struct ValueCounter {
    places: HashMap<(u8, u64, u64), usize>,
    values: ValueCounts,
}

impl ValueCounter {
    fn add(&mut self, value: Value, step: u64) {
        let taken = &mut self.values.taken;
        let next = taken.len();
        let place = if next < MAX_DIFFERENT {
            *self.places.entry(key(value)).or_insert(next)
        } else {
            match self.places.get(&key(value)) {
                Some(&place) => place,
                None => {
                    self.values.others += 1;
                    return;
                }
            }
        };
        match taken.get_mut(place) {
            Some(taken) => taken.count += 1,
            None => taken.push(ValueCount {
                value,
                count: 1,
                first: step,
            }),
        }
    }

    fn finish(mut self) -> ValueCounts {
        let order = |taken: &ValueCount| (u64::MAX - taken.count, taken.first);
        self.values.taken.sort_by_key(order);
        self.values
    }
}

/// Equal exactly for values that no program can distinguish.
fn key(value: Value) -> (u8, u64, u64) {
    match value {
        Value::Number(x) if x.is_nan() => (0, f64::NAN.to_bits(), 0),
        Value::Number(x) => (0, x.to_bits(), 0),
        Value::Boolean(yes) => (1, yes.into(), 0),
        Value::Colour(colour) => (2, colour.map_or(0, |colour| colour as u64 + 1), 0),
        Value::Cell(CellValue::On(cell)) => (3, cell.index() as u64, 0),
        Value::Cell(CellValue::Nowhere) => (4, 0, 0),
        Value::Cell(CellValue::Off { row, column }) => (5, row.to_bits(), column.to_bits()),
    }
}

/// Observes one block.
struct BlockObserver<'a> {
    block: u32,
    defaults: &'a [bool],
    counter: &'a mut ValueCounter,
}

impl Observer for BlockObserver<'_> {
    const ENABLED: bool = true;

    #[inline(always)]
    fn step(&mut self, step: StepEvent<'_>) {
        if step.block == self.block
            && !self.defaults[step.pc as usize]
            && let Some(value) = step.value
        {
            self.counter.add(value, step.number);
        }
    }
}
