//! The automatic player beside the window: however long it thinks, the window goes on.

use crate::window::kit::background::{BackgroundTask, take_ended};
use games::clone2048::{Advice, BlockBoard, BlockRules, Player};
use std::io;
use std::time::{Duration, Instant};

/// What became of the last question.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum PlayerAnswer {
    /// Nothing was asked, or the answer was already given.
    None,
    /// It is still thinking.
    Busy,
    /// What there is to be said of each movement, the one to make first; none on a board of obstacles.
    Done(Option<MoveFigures>),
    /// The thread is gone.
    Lost,
}

/// What there is to be said of the four movements.
pub type MoveFigures = [Advice; 4];

/// The player, with its memory, and what it says.
type Answered = (Player, Option<MoveFigures>);

/// The automatic player, and what it is asked; it stops soon after this is dropped.
#[derive(Default)]
pub struct PlayerTask {
    /// Its memory, while it does not think: kept for the next question.
    player: Option<Player>,
    work: Option<((), BackgroundTask<Answered>)>,
}

impl PlayerTask {
    /// Asks what to do on a board, instead of what was asked before; `wake` is called after the answer.
    ///
    /// # Errors
    /// The system gives no thread.
    pub fn ask(
        &mut self,
        (rules, board): (BlockRules, BlockBoard),
        time: Duration,
        wake: impl FnOnce() + Send + 'static,
    ) -> io::Result<()> {
        let mut player = self.player.take().unwrap_or_default();
        let job = move |go_on: &(dyn Fn() -> bool + Sync)| {
            let until = Instant::now() + time;
            let said = player.advise(rules, &board, &mut || go_on() && Instant::now() < until);
            Some((player, said))
        };
        self.work = Some(((), BackgroundTask::start(job, wake)?));
        Ok(())
    }

    /// Gives up what was asked.
    pub fn forget(&mut self) {
        self.work = None;
    }

    /// What became of the last question; an answer is given once.
    pub fn answer(&mut self) -> PlayerAnswer {
        match take_ended(&mut self.work) {
            Some((_, Some((player, choice)))) => {
                self.player = Some(player);
                PlayerAnswer::Done(choice)
            }
            Some((_, None)) => PlayerAnswer::Lost,
            None if self.work.is_some() => PlayerAnswer::Busy,
            None => PlayerAnswer::None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::clone2048::GameState;
    use std::sync::mpsc::{Receiver, Sender, channel};

    const HOUR: Duration = Duration::from_secs(3600);

    fn board(rows: &str) -> BlockBoard {
        let state: GameState = format!("0\n0\n{rows}\n").parse().unwrap();
        state.board
    }

    /// What is called after an answer, and what tells that it was.
    fn bell() -> (Sender<()>, Receiver<()>) {
        channel()
    }

    fn ask(task: &mut PlayerTask, rows: &str, time: Duration, bell: Sender<()>) {
        let wake = move || {
            let _ = bell.send(());
        };
        task.ask((BlockRules::Paper, board(rows)), time, wake)
            .unwrap();
    }

    #[test]
    fn an_answer_is_given_once() {
        let (sender, woken) = bell();
        let mut task = PlayerTask::default();
        assert_eq!(task.answer(), PlayerAnswer::None);
        ask(&mut task, "AA\n..", Duration::from_millis(5), sender);
        woken.recv().unwrap();
        assert!(matches!(task.answer(), PlayerAnswer::Done(Some(_))));
        assert_eq!(task.answer(), PlayerAnswer::None);
    }

    #[test]
    fn only_the_newest_question_is_answered_and_the_older_stops() {
        let (sender, woken) = bell();
        let mut task = PlayerTask::default();
        // It would think for longer than the test lives.
        ask(&mut task, "AB..\nC...\n....\n.A..", HOUR, sender.clone());
        ask(&mut task, "AA\n*.", Duration::ZERO, sender);
        loop {
            woken.recv().unwrap();
            match task.answer() {
                PlayerAnswer::Busy => {}
                PlayerAnswer::Done(choice) => {
                    assert!(choice.is_some());
                    break;
                }
                other => panic!("{other:?}"),
            }
        }
    }

    #[test]
    fn a_dropped_task_ends_its_thread() {
        let (sender, woken) = bell();
        let mut task = PlayerTask::default();
        ask(&mut task, "AB..\nC...\n....\n.A..", HOUR, sender);
        drop(task);
        // The thread drops what wakes when it ends.
        while woken.recv().is_ok() {}
    }
}
