//! Background analysis of a position: hint, probabilities, solver move, replay review.

use super::paint::clues;
use crate::window::kit::background::Asked;
use games::mines::{
    CellIndex, Chances, Contradiction, GameRecord, GameReview, MinesHint, MinesPosition,
    SolverChoice, choose_while, hint_while, review_while,
};
use std::time::{Duration, Instant};

/// Time limit of an analysis; the best result so far is used.
const PATIENCE: Duration = Duration::from_secs(2);

/// Advice for the next move.
#[derive(Clone, PartialEq, Debug)]
pub enum MinesAdvice {
    /// A provable deduction.
    Deduction(MinesHint),
    /// The best guess, where nothing can be proved.
    Guess {
        cell: CellIndex,
        /// The probability that it is a mine.
        mine: f64,
        /// The probability of winning with it, if known.
        win: Option<f64>,
    },
    /// No cell is left to open.
    Nothing,
}

/// A result, or the contradiction in the position.
pub type AnalysisResult<T> = Result<T, Contradiction>;

/// Questions about the shown position and the replay, asked in the background. Every change of the position gives it
/// another number; answers about other numbers are dropped.
#[derive(Default)]
pub struct Analysis {
    /// Number of the shown position.
    number: u64,
    /// Number of the position whose advice is shown.
    hinted: Option<u64>,
    /// Number of the position whose advice was panned to.
    panned: Option<u64>,
    advice: Asked<u64, AnalysisResult<MinesAdvice>>,
    probabilities: Asked<u64, AnalysisResult<Chances>>,
    choice: Asked<u64, AnalysisResult<SolverChoice>>,
    /// Number of replays reviewed so far.
    replays: u64,
    review: Asked<u64, GameReview>,
}

impl Analysis {
    /// Number of the shown position; counts up with every change.
    pub fn number(&self) -> u64 {
        self.number
    }

    /// Notes that the shown position changed.
    pub fn position_changed(&mut self) {
        self.number += 1;
    }

    /// Collects finished answers.
    pub fn collect(&mut self) {
        self.advice.listen();
        self.probabilities.listen();
        self.choice.listen();
        self.review.listen();
    }

    /// Shows the advice on this position once it is known.
    pub fn show_advice(&mut self) {
        self.hinted = Some(self.number);
    }

    /// True if the advice on this position is shown, or will be.
    pub fn is_advice_wanted(&self) -> bool {
        self.hinted == Some(self.number)
    }

    /// The advice to show.
    pub fn advice(&self) -> Option<&AnalysisResult<MinesAdvice>> {
        let advice = self.advice.answer(&self.number);
        advice.filter(|_| self.is_advice_wanted())
    }

    /// Asks for advice on this position.
    pub fn ask_advice(&mut self, position: MinesPosition, wake: impl FnOnce() + Send + 'static) {
        if self.advice.lacks(&self.number) {
            self.advice.ask(self.number, about(position, advise), wake);
        }
    }

    /// Cells to pan to for new advice: the clues that prove it, and one of its cells. Returned once.
    pub fn take_cells_to_pan_to(&mut self) -> Vec<CellIndex> {
        if self.panned == Some(self.number) {
            return Vec::new();
        }
        let cells = match self.advice() {
            Some(Ok(MinesAdvice::Deduction(hint))) => {
                let mut cells = clues(&hint.reason);
                cells.extend(hint.safe.iter().chain(&hint.mines).next());
                cells
            }
            Some(Ok(MinesAdvice::Guess { cell, .. })) => vec![*cell],
            Some(Err(contradiction)) => vec![contradiction.0],
            Some(Ok(MinesAdvice::Nothing)) | None => return Vec::new(),
        };
        self.panned = Some(self.number);
        cells
    }

    /// Mine probabilities of this position.
    pub fn probabilities(&self) -> Option<&AnalysisResult<Chances>> {
        self.probabilities.answer(&self.number)
    }

    /// The last known mine probabilities, perhaps of an earlier position.
    pub fn last_probabilities(&self) -> Option<&AnalysisResult<Chances>> {
        self.probabilities.last()
    }

    /// True if the mine probabilities of this position are neither known nor asked for.
    pub fn lacks_probabilities(&self) -> bool {
        self.probabilities.lacks(&self.number)
    }

    /// Asks for the mine probabilities of this position.
    pub fn ask_probabilities(
        &mut self,
        position: MinesPosition,
        wake: impl FnOnce() + Send + 'static,
    ) {
        let chances = |position: &MinesPosition, _: &dyn Fn() -> bool| Chances::of(position);
        let job = about(position, chances);
        self.probabilities.ask(self.number, job, wake);
    }

    /// The solver's next move.
    pub fn choice(&self) -> Option<&AnalysisResult<SolverChoice>> {
        self.choice.answer(&self.number)
    }

    /// True if the solver's next move is neither known nor asked for.
    pub fn lacks_choice(&self) -> bool {
        self.choice.lacks(&self.number)
    }

    /// Asks for the solver's next move.
    pub fn ask_choice(&mut self, position: MinesPosition, wake: impl FnOnce() + Send + 'static) {
        self.choice
            .ask(self.number, about(position, choose_while), wake);
    }

    /// The review of the last replay.
    pub fn review(&self) -> Option<&GameReview> {
        self.review.answer(&self.replays)
    }

    /// Asks for the review of another replay.
    pub fn ask_review(&mut self, record: GameRecord, wake: impl FnOnce() + Send + 'static) {
        self.replays += 1;
        let job =
            move |keep_going: &(dyn Fn() -> bool + Sync)| review_while(&record, &|| keep_going());
        self.review.ask(self.replays, job, wake);
    }
}

/// A background job that runs `find` on a position within the time limit.
fn about<T>(
    position: MinesPosition,
    find: fn(&MinesPosition, &dyn Fn() -> bool) -> AnalysisResult<T>,
) -> impl FnOnce(&(dyn Fn() -> bool + Sync)) -> Option<AnalysisResult<T>> + Send {
    move |keep_going| {
        let begun = Instant::now();
        Some(find(&position, &|| {
            keep_going() && begun.elapsed() < PATIENCE
        }))
    }
}

/// Advice for the next move.
///
/// # Errors
/// The position contradicts itself.
fn advise(position: &MinesPosition, keep_going: &dyn Fn() -> bool) -> AnalysisResult<MinesAdvice> {
    if let Some(hint) = hint_while(position, keep_going)? {
        return Ok(MinesAdvice::Deduction(hint));
    }
    Ok(match choose_while(position, keep_going)? {
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
        analysis.ask_advice(position("3 1 1\n1##\n"), wake);
        woken.recv().unwrap();
        analysis.collect();
        assert!(analysis.advice().is_none(), "nobody wants to see it");
        analysis.show_advice();
        assert!(matches!(
            analysis.advice(),
            Some(Ok(MinesAdvice::Deduction(_)))
        ));
        analysis.position_changed();
        assert!(analysis.advice().is_none());
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
