//! A move from its request to its record, made on a background thread. The stage and *side by side* share it.

use super::replay::MoveReplay;
use crate::window::kit::background::BackgroundTask;
use engine::run::code::Code;
use engine::run::draw_policy::DrawPolicy;
use engine::run::games::Turn;
use engine::run::moves::{Move, Outcome};
use engine::run::record::{MEMORY, Record};
use engine::run::rules::{Rules, RulesFailure};
use engine::wall::{Cell, Wall};
use std::io;
use std::sync::Arc;

/// A click on a wall, with everything the move depends on.
#[derive(Clone, Debug)]
pub struct MoveRequest {
    pub code: Arc<Code>,
    /// The wall at the click.
    pub wall: Wall,
    /// The clicked brick.
    pub click: Cell,
    /// The source of random draws.
    pub draws: DrawPolicy,
    /// Maximum number of steps of the program.
    pub budget: u64,
    /// The part of the task in the move, and the wanted wall.
    pub rules: Rules,
    /// False to keep it secret whether the move is right, as in a contest.
    pub judged: bool,
    /// The version of the program in the game.
    pub version: u64,
}

impl MoveRequest {
    /// Makes the move and records it while `go_on` is true; `None` if stopped.
    ///
    /// # Errors
    /// The rules fail.
    pub fn make(&self, go_on: &dyn Fn() -> bool) -> Option<Result<MadeMove, RulesFailure>> {
        let turn = match Turn::play(&self.rules, &self.as_move(), go_on).transpose()? {
            Ok(turn) => turn,
            Err(failure) => return Some(Err(failure)),
        };
        let started = Move {
            wall: turn.start,
            ..self.as_move()
        };
        let record = Record::make(&self.code, &started, turn.outcome, MEMORY, go_on)?;
        let wanted = turn.wanted.filter(|_| self.judged);
        let expected =
            wanted.filter(|wanted| turn.outcome.failure.is_none() && *wanted != turn.outcome.wall);
        let fault = expected.and_then(|expected| {
            let step = record.first_divergence(&expected)?;
            Some(Fault { step, expected })
        });
        Some(Ok(MadeMove {
            clicked: self.wall,
            turn: Turn { wanted, ..turn },
            record: Arc::new(record),
            fault,
            version: self.version,
        }))
    }

    /// The move for the machine, on the wall at the click.
    pub fn as_move(&self) -> Move<'_> {
        Move {
            code: &self.code,
            wall: self.wall,
            click: self.click,
            draws: self.draws,
            budget: self.budget,
        }
    }
}

/// A move that was made, with its record.
#[derive(Clone, Debug)]
pub struct MadeMove {
    /// The wall at the click.
    pub clicked: Wall,
    /// The walls before and after the program; the wanted one only if it is no secret.
    pub turn: Turn,
    pub record: Arc<Record>,
    /// The first wrong step, if there is one.
    pub fault: Option<Fault>,
    /// The version of the program in the game.
    pub version: u64,
}

impl MadeMove {
    /// The clicked brick.
    pub fn click(&self) -> Cell {
        self.record.click()
    }

    /// The end of the program.
    pub fn outcome(&self) -> &Outcome {
        &self.turn.outcome
    }
}

/// The step and the cells at which a move goes wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The first step that is wrong.
    pub step: u64,
    /// The wall that the rules give at the end of the move.
    pub expected: Wall,
}

/// The state of a move.
#[derive(Default)]
pub enum MoveProgress {
    /// There is no move.
    #[default]
    Rest,
    /// A background thread makes and records it. Dropping the task stops the thread.
    Busy(BackgroundTask<Result<MadeMove, RulesFailure>>),
    /// It is ready to be shown.
    Made(Box<MoveReplay>),
}

/// Why a move was not made.
#[derive(Debug)]
pub enum NoMove {
    /// The thread is gone.
    Lost,
    /// The rules of the task fail.
    Fault(RulesFailure),
}

impl MoveProgress {
    /// Begins a move in place of the one before; `wake` is called when it is made.
    ///
    /// # Errors
    /// The system gives no thread; the state is [`Rest`](MoveProgress::Rest) then.
    pub fn begin(
        &mut self,
        request: MoveRequest,
        wake: impl FnOnce() + Send + 'static,
    ) -> io::Result<()> {
        *self = MoveProgress::Rest;
        let task = BackgroundTask::start(move |go_on| request.make(go_on), wake)?;
        *self = MoveProgress::Busy(task);
        Ok(())
    }

    /// Receives the move from its thread; true once, when it arrives.
    ///
    /// # Errors
    /// There will be no move.
    pub fn receive(&mut self) -> Result<bool, NoMove> {
        let MoveProgress::Busy(task) = self else {
            return Ok(false);
        };
        let Some(ended) = task.ended() else {
            return Ok(false);
        };
        *self = MoveProgress::Rest;
        let made = ended.ok_or(NoMove::Lost)?.map_err(NoMove::Fault)?;
        *self = MoveProgress::Made(Box::new(MoveReplay::new(made)));
        Ok(true)
    }

    /// True while the move is being made.
    pub fn is_busy(&self) -> bool {
        matches!(self, MoveProgress::Busy(_))
    }

    /// The move, once it is made.
    pub fn replay(&self) -> Option<&MoveReplay> {
        match self {
            MoveProgress::Made(replay) => Some(replay),
            MoveProgress::Rest | MoveProgress::Busy(_) => None,
        }
    }

    pub fn replay_mut(&mut self) -> Option<&mut MoveReplay> {
        match self {
            MoveProgress::Made(replay) => Some(replay),
            MoveProgress::Rest | MoveProgress::Busy(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::window::clickomania::stage::playback::fixtures::{ENDLESS, compiled, request};
    use std::sync::mpsc::{Receiver, channel};

    /// Begins a move; the receiver gets a message when the thread is done.
    fn begin(request: MoveRequest) -> (MoveProgress, Receiver<()>) {
        let (sender, woken) = channel();
        let mut progress = MoveProgress::default();
        let wake = move || {
            let _ = sender.send(());
        };
        progress.begin(request, wake).unwrap();
        (progress, woken)
    }

    #[test]
    fn a_move_is_made_with_its_record_and_received_once() {
        let request = request("solutions/costo-3.ron", 1, 40);
        let plain = request.as_move().run();
        let (mut progress, woken) = begin(request);
        woken.recv().unwrap();
        assert!(progress.receive().unwrap());
        let cursor = &progress.replay().unwrap().cursor;
        let outcome = cursor.outcome();
        assert_eq!((outcome.wall, outcome.steps), (plain.wall, plain.steps));
        assert_eq!((cursor.step(), cursor.steps()), (0, plain.steps));
        assert!(!progress.receive().unwrap(), "told once");
    }

    #[test]
    fn what_is_wanted_and_where_it_goes_wrong_is_told_of_judged_moves_alone() {
        // Removes a lone brick; an omission has no first wrong step.
        let (request, judged) = (0..81)
            .map(|click| request("mistakes/mattone-isolato.ron", 3, click))
            .find_map(|request| {
                let made = request.make(&|| true)?.ok()?;
                made.fault.is_some().then_some((request, made))
            })
            .unwrap();
        let fault = judged.fault.unwrap();
        assert_eq!(judged.turn.wanted, Some(fault.expected));
        assert_eq!(
            judged.record.first_divergence(&fault.expected),
            Some(fault.step)
        );
        let secret = MoveRequest {
            judged: false,
            ..request
        };
        let secret = secret.make(&|| true).unwrap().unwrap();
        assert_eq!((secret.turn.wanted, secret.fault), (None, None));
        assert_eq!(secret.outcome().wall, judged.outcome().wall);
    }

    #[test]
    fn a_dropped_move_stops_its_thread() {
        // No state comes back, and the budget is never used up: only a stop ends it.
        let mut endless = request("examples/un-solo-blocco.ron", 1, 40);
        endless.code = compiled(ENDLESS);
        endless.budget = u64::MAX;
        let (mut progress, woken) = begin(endless);
        assert!(!progress.receive().unwrap() && progress.is_busy());
        drop(progress);
        woken.recv().unwrap();
    }
}
