//! What background tasks do for a move: compute it, and record it.

use super::move_request::MoveRequest;
use engine::run::moves::{Move, Outcome};
use engine::run::record::{MEMORY, Record};
use engine::run::rules::{Rules, RulesFailure};
use engine::run::turn::Turn;
use std::sync::Arc;

/// Computes a click by these rules: the move of the program, and the walls before and after it.
///
/// # Errors
/// The rules fail.
pub fn turn(
    request: &MoveRequest,
    rules: &Rules,
    go_on: &dyn Fn() -> bool,
) -> Option<Result<Turn, RulesFailure>> {
    let clicked = Move {
        wall: request.clicked,
        ..request.as_move()
    };
    Turn::play(rules, &clicked, go_on).transpose()
}

/// Computes a move.
pub fn compute(request: &MoveRequest, go_on: &dyn Fn() -> bool) -> Option<Outcome> {
    request.as_move().run_while(go_on)
}

/// Records a move that was computed.
pub fn record(
    request: &MoveRequest,
    outcome: Outcome,
    go_on: &dyn Fn() -> bool,
) -> Option<Arc<Record>> {
    Record::make(&request.code, &request.as_move(), outcome, MEMORY, go_on).map(Arc::new)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::clickomania::playback::fixtures::{ENDLESS, compiled, request};
    use crate::app::common::background::{BackgroundTask, WorkState};
    use std::sync::mpsc::{Receiver, channel};

    /// Waits until the thread says that it is done.
    fn start(request: MoveRequest) -> (BackgroundTask<Outcome>, Receiver<()>) {
        let (sender, woken) = channel();
        let wake = move || {
            let _ = sender.send(());
        };
        let task = BackgroundTask::start(move |go_on| compute(&request, go_on), wake);
        (task.unwrap(), woken)
    }

    #[test]
    fn the_outcome_is_that_of_the_move() {
        let request = request("solutions/costo-3.ron", 1, 40);
        let plain = request.as_move().run();
        let (task, woken) = start(request);
        woken.recv().unwrap();
        let WorkState::Done(outcome) = task.progress() else {
            panic!("woken without an outcome");
        };
        assert_eq!((outcome.wall, outcome.steps), (plain.wall, plain.steps));
        assert!(matches!(task.progress(), WorkState::Lost), "told once");
    }

    #[test]
    fn a_dropped_task_stops_its_thread() {
        // No state comes back, and the budget is never used up: only a stop ends it.
        let mut endless = request("examples/un-solo-blocco.ron", 1, 40);
        endless.code = compiled(ENDLESS);
        endless.budget = u64::MAX;
        let (task, woken) = start(endless);
        assert!(matches!(task.progress(), WorkState::Busy));
        drop(task);
        woken.recv().unwrap();
    }
}
