//! Runs the automatic player in the background.

use crate::window::kit::background::{BackgroundTask, take_ended};
use games::clone2048::{Advice, BlockBoard, BlockRules, Player};
use std::io;
use std::time::{Duration, Instant};

/// State of the last question.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum PlayerAnswer {
    /// Nothing was asked, or the answer was taken.
    None,
    /// It is still thinking.
    Busy,
    /// Figures of each movement, the best first; empty on a board of obstacles.
    Done(Option<MoveFigures>),
    /// The thread ended without an answer.
    Lost,
}

/// Figures of the four movements.
pub type MoveFigures = [Advice; 4];

/// The player with its memory, and its answer.
type Answered = (Player, Option<MoveFigures>);

/// The automatic player and its question; dropping it stops it soon.
#[derive(Default)]
pub struct PlayerTask {
    /// Its memory while it is idle, kept for the next question.
    player: Option<Player>,
    work: Option<((), BackgroundTask<Answered>)>,
}

impl PlayerTask {
    /// Asks for the next movement on a board, replacing the previous question; `wake` is called after the answer.
    ///
    /// # Errors
    /// The system refuses a thread.
    pub fn ask(
        &mut self,
        rules: BlockRules,
        board: BlockBoard,
        time: Duration,
        wake: impl FnOnce() + Send + 'static,
    ) -> io::Result<()> {
        let mut player = self.player.take().unwrap_or_default();
        let job = move |keep_going: &(dyn Fn() -> bool + Sync)| {
            let until = Instant::now() + time;
            let said = player.advise(rules, &board, &mut || {
                keep_going() && Instant::now() < until
            });
            Some((player, said))
        };
        self.work = Some(((), BackgroundTask::start(job, wake)?));
        Ok(())
    }

    /// Drops the question.
    pub fn forget(&mut self) {
        self.work = None;
    }

    /// State of the last question; an answer is returned once.
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

    /// A wake function, and a receiver that reports its call.
    fn bell() -> (Sender<()>, Receiver<()>) {
        channel()
    }

    fn ask(task: &mut PlayerTask, rows: &str, time: Duration, bell: Sender<()>) {
        let wake = move || {
            let _ = bell.send(());
        };
        task.ask(BlockRules::Paper, board(rows), time, wake)
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
        // It would think for longer than the test runs.
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
}
