//! A recorded move that is shown: the present point, its motion, and facts about the whole move.

use super::breakpoints::Breakpoints;
use super::made_move::{Fault, MadeMove};
use super::replay_cursor::ReplayCursor;
use crate::window::kit::background::{Asked, BackgroundTask};
use egui::Context;
use engine::language::BlockId;
use engine::run::record::Record;
use engine::run::record::RecordPoint;
use engine::run::record::search::BreakpointSet;
use std::collections::HashMap;

/// Maximum number of breakpoint hits in the timeline.
const MAX_HITS: usize = 2000;

/// A recorded move that is shown, for the first time or again.
pub struct MoveReplay {
    pub cursor: ReplayCursor,
    pub motion: ReplayMotion,
    /// True once its end was reached; from then on it is looked back at.
    ended: bool,
    /// The breakpoints, resolved for the code of this move.
    breaks: BreakpointSet,
    /// The steps at which breakpoints stop the move.
    hits: Asked<(), Vec<u64>>,
    /// The number of executions of each block.
    executions: HashMap<BlockId, u64>,
    /// The first error of the move, once it may be shown.
    fault: Option<Fault>,
}

/// The motion of a replay.
pub enum ReplayMotion {
    Rests,
    Runs,
    /// Waits for a step that a background task searches for.
    Seeks {
        task: BackgroundTask<Option<u64>>,
        purpose: SeekPurpose,
        /// True if it ran before.
        ran: bool,
    },
}

/// The reaction to the step that a search finds, and to finding none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SeekPurpose {
    /// Go there; a search for it always succeeds.
    Go,
    /// Stop there, at a breakpoint; without one the move goes to its end.
    Stop,
    /// Go there, or say this sentence.
    GoOrSay(String),
    /// Stop before that step, or say this sentence.
    HoldOrSay(String),
}

/// The result of a search.
#[derive(PartialEq, Eq, Debug)]
pub struct Found {
    /// The step; `None` if there is none, or the task was lost.
    pub step: Option<u64>,
    pub purpose: SeekPurpose,
    /// True if the replay ran before the search.
    pub ran: bool,
}

impl MoveReplay {
    /// Rests before the first step.
    pub fn new(made: MadeMove) -> MoveReplay {
        let record = &made.record;
        let numbering = &record.code().numbering;
        let executions = (0..)
            .zip(record.executions())
            .filter_map(|(number, count)| Some((numbering.block(number)?, count)))
            .collect();
        MoveReplay {
            executions,
            cursor: ReplayCursor::new(made),
            motion: ReplayMotion::Rests,
            ended: false,
            breaks: BreakpointSet::default(),
            hits: Asked::default(),
            fault: None,
        }
    }

    /// Applies the present breakpoints, and searches for the steps at which they stop this move.
    pub fn resolve(&mut self, breakpoints: &Breakpoints, ctx: &Context) {
        let record = self.cursor.record().clone();
        self.breaks = breakpoints.resolved(record.code());
        self.hits = Asked::default();
        if !self.breaks.is_empty() {
            let (breaks, ctx) = (self.breaks.clone(), ctx.clone());
            let search = move |go_on: &(dyn Fn() -> bool + Sync)| {
                record.breakpoint_hits(&breaks, MAX_HITS, &|| go_on())
            };
            self.hits.ask((), search, move || ctx.request_repaint());
        }
    }

    /// Receives the steps at which breakpoints stop the move.
    pub fn receive_hits(&mut self) {
        self.hits.listen();
    }

    /// Searches for a step in a background task. If the system gives no thread, nothing happens.
    pub fn seek(
        &mut self,
        purpose: SeekPurpose,
        ctx: &Context,
        search: impl FnOnce(&Record, &RecordPoint, &dyn Fn() -> bool) -> Option<u64> + Send + 'static,
    ) {
        let record = self.cursor.record().clone();
        let point = self.cursor.point().clone();
        let ctx = ctx.clone();
        let task = BackgroundTask::start(
            move |go_on| Some(search(&record, &point, go_on)),
            move || ctx.request_repaint(),
        );
        let ran = self.motion.is_on();
        self.motion = match task {
            Ok(task) => ReplayMotion::Seeks { task, purpose, ran },
            Err(_) => ReplayMotion::when(ran),
        };
    }

    /// The result of a search that ended; then the replay rests.
    pub fn receive_step(&mut self) -> Option<Found> {
        let ReplayMotion::Seeks { task, purpose, ran } = &self.motion else {
            return None;
        };
        let step = task.ended()?.flatten();
        let (purpose, ran) = (purpose.clone(), *ran);
        self.motion = ReplayMotion::Rests;
        Some(Found { step, purpose, ran })
    }

    /// As [`ReplayCursor::play`].
    pub fn play(&mut self, now: f64, speed: f64) -> bool {
        self.cursor.play(now, speed, &self.breaks)
    }

    /// Goes to the end. From now on it is looked back at, and its fault is shown.
    pub fn end(&mut self) {
        self.motion = ReplayMotion::Rests;
        self.cursor.watch_lap(None);
        self.cursor.play_up_to(None);
        self.cursor.go(u64::MAX);
        self.ended = true;
        if self.cursor.outcome().failure.is_none() {
            self.fault = self.cursor.made().fault;
        }
    }

    /// True once its end was reached; false while it is shown for the first time.
    pub fn has_ended(&self) -> bool {
        self.ended
    }

    /// True after the last step, unless a turn is shown over and over.
    pub fn is_at_end(&self) -> bool {
        self.cursor.is_over() && self.cursor.lap().is_none()
    }

    /// True while a point before the end is shown; at the end too, while it is shown for the first time.
    pub fn is_within(&self) -> bool {
        !self.ended || !self.is_at_end()
    }

    pub fn breaks(&self) -> &BreakpointSet {
        &self.breaks
    }

    /// The steps at which breakpoints stop the move; empty while unknown.
    pub fn hits(&self) -> &[u64] {
        self.hits.last().map_or(&[], Vec::as_slice)
    }

    pub fn executions(&self) -> &HashMap<BlockId, u64> {
        &self.executions
    }

    /// Sets where the move goes wrong.
    pub fn set_fault(&mut self, fault: Fault) {
        self.fault = Some(fault);
    }

    pub fn fault(&self) -> Option<&Fault> {
        self.fault.as_ref()
    }
}

impl ReplayMotion {
    pub fn when(runs: bool) -> ReplayMotion {
        if runs {
            ReplayMotion::Runs
        } else {
            ReplayMotion::Rests
        }
    }

    /// True if it runs, or ran before the search it waits for.
    pub fn is_on(&self) -> bool {
        match self {
            ReplayMotion::Rests => false,
            ReplayMotion::Runs => true,
            ReplayMotion::Seeks { ran, .. } => *ran,
        }
    }

    pub fn is_seeking(&self) -> bool {
        matches!(self, ReplayMotion::Seeks { .. })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::window::clickomania::stage::playback::fixtures::request;
    use engine::run::record::search::Breakpoint;

    fn replay() -> MoveReplay {
        let made = request("solutions/costo-3.ron", 7, 40).make(&|| true);
        MoveReplay::new(made.unwrap().unwrap())
    }

    /// A context whose `request_repaint` is the sign that a background task is done.
    fn waking() -> (Context, std::sync::mpsc::Receiver<()>) {
        let (sender, woken) = std::sync::mpsc::channel();
        let ctx = Context::default();
        ctx.set_request_repaint_callback(move |_| {
            let _ = sender.send(());
        });
        (ctx, woken)
    }

    #[test]
    fn it_waits_for_what_is_sought_and_knows_whether_it_ran() {
        let (ctx, woken) = waking();
        let mut replay = replay();
        replay.motion = ReplayMotion::Runs;
        replay.seek(SeekPurpose::Go, &ctx, |_, point, _| Some(point.step() + 5));
        assert!(replay.motion.is_seeking() && replay.motion.is_on());
        woken.recv().unwrap();
        let found = Found {
            step: Some(5),
            purpose: SeekPurpose::Go,
            ran: true,
        };
        assert_eq!(replay.receive_step(), Some(found));
        assert_eq!(replay.receive_step(), None);
    }

    #[test]
    fn hits_of_breakpoints_are_found_and_forgotten_with_them() {
        let (ctx, woken) = waking();
        let mut replay = replay();
        let code = replay.cursor.record().code().clone();
        let block = code.numbering.block(1).unwrap();
        let mut breakpoints = Breakpoints::default();
        breakpoints.toggle(block);
        replay.resolve(&breakpoints, &ctx);
        woken.recv().unwrap();
        replay.receive_hits();
        let breaks = BreakpointSet::new(
            &code,
            &[Breakpoint {
                block: 1,
                when: None,
            }],
        );
        let all = replay
            .cursor
            .record()
            .breakpoint_hits(&breaks, MAX_HITS, &|| true);
        assert!(!replay.hits().is_empty());
        assert_eq!(Some(replay.hits().to_vec()), all);
        breakpoints.toggle(block);
        replay.resolve(&breakpoints, &ctx);
        assert!(replay.hits().is_empty() && replay.breaks().is_empty());
    }

    #[test]
    fn executions_are_counted_by_block() {
        let replay = replay();
        let record = replay.cursor.record();
        for (block, count) in replay.executions() {
            let number = record.code().numbering.number(*block).unwrap();
            assert_eq!(*count, record.executions()[number as usize]);
        }
        assert!(replay.executions().values().any(|&count| count > 0));
    }
}
