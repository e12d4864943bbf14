//! What is found out about a position beside the window: a hint, the probabilities, the next opening.

use crate::app::common::background::Asked;
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
        cell: Cell,
        /// The probability that it is a mine.
        mine: f64,
        /// The probability of winning with it, where that is known.
        win: Option<f64>,
    },
    /// There is nothing to be opened.
    Nothing,
}

/// What was found out, or where the position contradicts itself.
pub type Finding<T> = Result<T, Contradiction>;

/// What was asked about positions. Each has a number; what was found out about another one is forgotten.
#[derive(Default)]
pub struct Analysis {
    /// How to go on.
    pub advice: Asked<u64, Finding<Advice>>,
    /// All probabilities.
    pub heat: Asked<u64, Finding<Chances>>,
    /// What the solver would open.
    pub choice: Asked<u64, Finding<SolverChoice>>,
}

impl Analysis {
    /// Hears what has been found out.
    pub fn listen(&mut self) {
        self.advice.listen();
        self.heat.listen();
        self.choice.listen();
    }
}

/// The work of asking `find` about a position, with as much patience as a person has.
pub fn about<T>(
    position: Position,
    find: fn(&Position, &dyn Fn() -> bool) -> Finding<T>,
) -> impl FnOnce(&(dyn Fn() -> bool + Sync)) -> Option<Finding<T>> + Send {
    move |go_on| {
        let begun = Instant::now();
        Some(find(&position, &|| go_on() && begun.elapsed() < PATIENCE))
    }
}

/// How to go on.
///
/// # Errors
/// The position contradicts itself.
pub fn advise(position: &Position, go_on: &dyn Fn() -> bool) -> Finding<Advice> {
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
        let mut analysis = Analysis::default();
        let wake = move || {
            let _ = sender.send(());
        };
        let job = about(position("3 1 1\n1##\n"), advise);
        analysis.advice.ask(4, job, wake);
        woken.recv().unwrap();
        analysis.listen();
        let answer = analysis.advice.answer(&4);
        assert!(matches!(answer, Some(Ok(Advice::Deduction(_)))));
        assert!(analysis.advice.answer(&5).is_none());
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
