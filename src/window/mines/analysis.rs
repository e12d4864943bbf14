//! What is found out about a position beside the window: a hint, the probabilities, the next opening.

use crate::window::kit::background::Asked;
use games::mines::{
    CellIndex, Chances, Contradiction, GameReview, MinesHint, MinesPosition, SolverChoice,
    choose_while, hint_while,
};
use std::time::{Duration, Instant};

/// After this time what has been found has to do.
const PATIENCE: Duration = Duration::from_secs(2);

/// What is told to someone who does not know how to go on.
#[derive(Clone, PartialEq, Debug)]
pub enum MinesAdvice {
    /// This can be proved.
    Deduction(MinesHint),
    /// Nothing can be proved. This cell promises most.
    Guess {
        cell: CellIndex,
        /// The probability that it is a mine.
        mine: f64,
        /// The probability of winning with it, where that is known.
        win: Option<f64>,
    },
    /// There is nothing to be opened.
    Nothing,
}

/// What was found out, or where the position contradicts itself.
pub type AnalysisResult<T> = Result<T, Contradiction>;

/// What was asked about positions. Each has a number; what was found out about another one is forgotten.
#[derive(Default)]
pub struct Analysis {
    /// How to go on.
    pub advice: Asked<u64, AnalysisResult<MinesAdvice>>,
    /// All probabilities.
    pub heat: Asked<u64, AnalysisResult<Chances>>,
    /// The story of the replay of this number.
    pub story: Asked<u64, GameReview>,
    /// What the solver would open.
    pub choice: Asked<u64, AnalysisResult<SolverChoice>>,
}

impl Analysis {
    /// Hears what has been found out.
    pub fn listen(&mut self) {
        self.advice.listen();
        self.heat.listen();
        self.story.listen();
        self.choice.listen();
    }
}

/// The work of asking `find` about a position, with as much patience as a person has.
pub fn about<T>(
    position: MinesPosition,
    find: fn(&MinesPosition, &dyn Fn() -> bool) -> AnalysisResult<T>,
) -> impl FnOnce(&(dyn Fn() -> bool + Sync)) -> Option<AnalysisResult<T>> + Send {
    move |go_on| {
        let begun = Instant::now();
        Some(find(&position, &|| go_on() && begun.elapsed() < PATIENCE))
    }
}

/// How to go on.
///
/// # Errors
/// The position contradicts itself.
pub fn advise(position: &MinesPosition, go_on: &dyn Fn() -> bool) -> AnalysisResult<MinesAdvice> {
    if let Some(hint) = hint_while(position, go_on)? {
        return Ok(MinesAdvice::Deduction(hint));
    }
    Ok(match choose_while(position, go_on)? {
        SolverChoice::Guess { cell, mine, win } => MinesAdvice::Guess { cell, mine, win },
        SolverChoice::Safe(_) | SolverChoice::Nothing => MinesAdvice::Nothing,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc::channel;

    fn position(text: &str) -> MinesPosition {
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
        assert!(matches!(answer, Some(Ok(MinesAdvice::Deduction(_)))));
        assert!(analysis.advice.answer(&5).is_none());
    }

    #[test]
    fn advice_is_proved_if_anything_is_and_a_guess_if_not() {
        let advice = |text| advise(&position(text), &|| true);
        let Ok(MinesAdvice::Guess { mine, win, .. }) = advice("2 1 1\n##\n") else {
            panic!("nothing is sure");
        };
        assert_eq!((mine, win), (0.5, Some(0.5)));
        assert_eq!(advice("2 1 1\n1F\n"), Ok(MinesAdvice::Nothing));
        assert!(advice("2 1 1\n0#\n").is_err());
    }
}
