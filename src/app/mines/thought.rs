//! What is found out about a position beside the window: a hint, the probabilities, the next opening.

use crate::app::common::background::{Progress, Work};
use engine::games::mines::{
    Cell, Chances, Contradiction, Hint, Position, SolverChoice, choose_while, hint_while,
};
use std::time::{Duration, Instant};

/// After this time what has been found has to do.
const PATIENCE: Duration = Duration::from_secs(2);

/// What is told to someone who does not know how to go on.
#[derive(Clone, PartialEq, Debug)]
pub enum Advice {
    /// This can be proved.
    Deduction(Hint),
    /// Nothing can be proved. This cell promises most.
    Guess {
        /// The cell.
        cell: Cell,
        /// The probability that it is a mine.
        mine: f64,
        /// The probability of winning with it, where that is known.
        win: Option<f64>,
    },
    /// There is nothing to be opened.
    Nothing,
}

/// What came of a thought, or where the position contradicts itself.
pub type Thought<T> = Result<T, Contradiction>;

/// What was asked about positions. Each has a number; what was found out about another one is forgotten.
#[derive(Default)]
pub struct Thoughts {
    /// How to go on.
    pub advice: Asked<Advice>,
    /// All probabilities.
    pub heat: Asked<Chances>,
    /// What the solver would open.
    pub choice: Asked<SolverChoice>,
}

impl Thoughts {
    /// Hears what has been found out.
    pub fn listen(&mut self) {
        self.advice.listen();
        self.heat.listen();
        self.choice.listen();
    }
}

/// A question about a position, and its answer.
pub struct Asked<T> {
    work: Option<(u64, Work<Thought<T>>)>,
    answer: Option<(u64, Thought<T>)>,
}

impl<T> Default for Asked<T> {
    fn default() -> Self {
        Asked {
            work: None,
            answer: None,
        }
    }
}

impl<T: Send + 'static> Asked<T> {
    /// Whether nothing is known of a position, and nobody is finding out.
    pub fn lacks(&self, number: u64) -> bool {
        let known = self.answer.as_ref().is_some_and(|(of, _)| *of == number);
        !known && !self.is_busy(number)
    }

    /// Asks `find` about a position, instead of what was asked before; `wake` is called when the answer is
    /// there.
    pub fn ask(
        &mut self,
        number: u64,
        position: Position,
        find: fn(&Position, &dyn Fn() -> bool) -> Thought<T>,
        wake: impl FnOnce() + Send + 'static,
    ) {
        let job = move |go_on: &(dyn Fn() -> bool + Sync)| {
            let begun = Instant::now();
            Some(find(&position, &|| go_on() && begun.elapsed() < PATIENCE))
        };
        // Without a thread there is no answer: whoever asked can ask again.
        self.work = Work::start(job, wake).ok().map(|work| (number, work));
    }

    fn listen(&mut self) {
        let Some((number, work)) = self.work.take() else {
            return;
        };
        match work.progress() {
            Progress::Busy => self.work = Some((number, work)),
            Progress::Done(answer) => self.answer = Some((number, answer)),
            Progress::Lost => {}
        }
    }

    /// What was found out about this position.
    pub fn answer(&self, number: u64) -> Option<&Thought<T>> {
        let (of, answer) = self.answer.as_ref()?;
        (*of == number).then_some(answer)
    }

    fn is_busy(&self, number: u64) -> bool {
        self.work.as_ref().is_some_and(|(of, _)| *of == number)
    }
}

/// How to go on.
///
/// # Errors
/// The position contradicts itself.
pub fn advise(position: &Position, go_on: &dyn Fn() -> bool) -> Thought<Advice> {
    if let Some(hint) = hint_while(position, go_on)? {
        return Ok(Advice::Deduction(hint));
    }
    Ok(match choose_while(position, go_on)? {
        SolverChoice::Guess { cell, mine, win } => Advice::Guess { cell, mine, win },
        SolverChoice::Safe(_) | SolverChoice::Nothing => Advice::Nothing,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc::channel;

    fn position(text: &str) -> Position {
        text.parse().unwrap()
    }

    #[test]
    fn an_answer_belongs_to_its_position() {
        let (sender, woken) = channel();
        let mut asked = Asked::default();
        let wake = move || {
            let _ = sender.send(());
        };
        assert!(asked.lacks(4));
        asked.ask(4, position("3 1 1\n1##\n"), advise, wake);
        assert!(!asked.lacks(4) && asked.lacks(5));
        woken.recv().unwrap();
        asked.listen();
        assert!(matches!(asked.answer(4), Some(Ok(Advice::Deduction(_)))));
        assert!(asked.answer(5).is_none());
    }

    #[test]
    fn advice_is_proved_if_anything_is_and_a_guess_if_not() {
        let advice = |text| advise(&position(text), &|| true);
        let Ok(Advice::Guess { mine, win, .. }) = advice("2 1 1\n##\n") else {
            panic!("nothing is sure");
        };
        assert_eq!((mine, win), (0.5, Some(0.5)));
        assert_eq!(advice("2 1 1\n1F\n"), Ok(Advice::Nothing));
        assert!(advice("2 1 1\n0#\n").is_err());
    }
}
