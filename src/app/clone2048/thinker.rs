//! The automatic player on a thread of its own: however long it thinks, the window goes on.

use engine::games::clone2048::{Board, Direction, Player};
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread;
use std::time::{Duration, Instant};

/// A board to think about.
struct Job {
    number: u64,
    board: Board,
    time: Duration,
}

/// What became of the last question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thought {
    /// Nothing was asked, or the answer was already given.
    None,
    /// It is still thinking.
    Busy,
    /// The movement to make; none if none can change anything any more.
    Done(Option<Direction>),
    /// The thread is gone.
    Lost,
}

/// The thread with its player, which ends soon after this is dropped.
pub struct Thinker {
    jobs: Sender<Job>,
    answers: Receiver<(u64, Option<Direction>)>,
    /// The number of the question that counts: thinking about another one stops.
    wanted: Arc<AtomicU64>,
    asked: u64,
    busy: bool,
}

impl Thinker {
    /// Starts the thread; `wake` is called after each answer.
    ///
    /// # Errors
    /// The system gives no thread.
    pub fn start(wake: impl Fn() + Send + 'static) -> io::Result<Thinker> {
        let (jobs, todo) = channel::<Job>();
        let (sender, answers) = channel();
        let wanted = Arc::new(AtomicU64::new(0));
        let current = Arc::clone(&wanted);
        thread::Builder::new()
            .name("player".to_owned())
            .spawn(move || {
                let mut player = Player::new();
                for job in todo {
                    let until = Instant::now() + job.time;
                    let asked = || current.load(Ordering::Relaxed) == job.number;
                    if !asked() {
                        continue;
                    }
                    let mut go_on = || asked() && Instant::now() < until;
                    let choice = player.choose(&job.board, &mut go_on);
                    if sender.send((job.number, choice)).is_err() {
                        return;
                    }
                    wake();
                }
            })?;
        Ok(Thinker {
            jobs,
            answers,
            wanted,
            asked: 0,
            busy: false,
        })
    }

    /// Asks what to do on a board, instead of what was asked before.
    pub fn ask(&mut self, board: Board, time: Duration) {
        self.asked += 1;
        self.busy = true;
        self.wanted.store(self.asked, Ordering::Relaxed);
        let job = Job {
            number: self.asked,
            board,
            time,
        };
        // A thread that is gone is noticed when the answer is looked for.
        let _ = self.jobs.send(job);
    }

    /// Gives up what was asked.
    pub fn forget(&mut self) {
        self.asked += 1;
        self.busy = false;
        self.wanted.store(self.asked, Ordering::Relaxed);
    }

    /// What became of the last question; an answer is given once.
    pub fn thought(&mut self) -> Thought {
        while self.busy {
            match self.answers.try_recv() {
                Ok((number, choice)) if number == self.asked => {
                    self.busy = false;
                    return Thought::Done(choice);
                }
                Ok(_) => {}
                Err(TryRecvError::Empty) => return Thought::Busy,
                Err(TryRecvError::Disconnected) => {
                    self.busy = false;
                    return Thought::Lost;
                }
            }
        }
        Thought::None
    }
}

impl Drop for Thinker {
    fn drop(&mut self) {
        self.forget();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::games::clone2048::GameState;

    fn board(rows: &str) -> Board {
        let state: GameState = format!("0\n0\n{rows}\n").parse().unwrap();
        state.board
    }

    /// A thinker, and what tells that it answered.
    fn thinker() -> (Thinker, Receiver<()>) {
        let (sender, woken) = channel();
        let wake = move || {
            let _ = sender.send(());
        };
        (Thinker::start(wake).unwrap(), woken)
    }

    #[test]
    fn an_answer_is_given_once() {
        let (mut thinker, woken) = thinker();
        assert_eq!(thinker.thought(), Thought::None);
        thinker.ask(board("AA\n.."), Duration::from_millis(5));
        woken.recv().unwrap();
        assert!(matches!(thinker.thought(), Thought::Done(Some(_))));
        assert_eq!(thinker.thought(), Thought::None);
    }

    #[test]
    fn only_the_newest_question_is_answered_and_the_older_stops() {
        let (mut thinker, woken) = thinker();
        // It would think for longer than the test lives.
        let hour = Duration::from_secs(3600);
        thinker.ask(board("AB..\nC...\n....\n.A.."), hour);
        thinker.ask(board("AA\n*."), Duration::ZERO);
        loop {
            woken.recv().unwrap();
            match thinker.thought() {
                Thought::Busy => {}
                Thought::Done(choice) => {
                    assert!(choice.is_some());
                    break;
                }
                other => panic!("{other:?}"),
            }
        }
    }

    #[test]
    fn a_dropped_thinker_ends_its_thread() {
        let (mut thinker, woken) = thinker();
        thinker.ask(board("AB..\nC...\n....\n.A.."), Duration::from_secs(3600));
        drop(thinker);
        // The thread drops what wakes when it ends.
        while woken.recv().is_ok() {}
    }
}
