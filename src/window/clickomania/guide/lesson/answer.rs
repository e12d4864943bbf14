//! Answers to questions, and the replies: a reply to a wrong answer names the kind of mistake, never the right answer.

use engine::judge::task_check::changed_cells;
use engine::task::{Answer, Question};
use engine::text::{Text, parse_number};
use engine::wall::{Cell, CellSet};

/// An answer.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Given {
    /// The typed number.
    pub typed: String,
    /// The index of the chosen option.
    pub chosen: Option<usize>,
    /// The marked cells.
    pub marked: CellSet,
}

/// The reply to an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reply {
    Right,
    /// Nothing was typed or chosen.
    Nothing,
    NotANumber,
    TooSmall,
    TooLarge,
    OtherOption,
    /// The numbers of missing and of wrong cells.
    Cells {
        missing: usize,
        wrong: usize,
    },
    /// The question itself cannot be answered: its commands fail.
    Broken,
}

impl Reply {
    /// The reply to this answer.
    pub fn to(question: &Question, given: &Given) -> Reply {
        match &question.answer {
            Answer::Number(right) => {
                if given.typed.trim().is_empty() {
                    return Reply::Nothing;
                }
                match parse_number(&given.typed) {
                    Err(_) => Reply::NotANumber,
                    Ok(number) if (number - right).abs() <= 1e-9 * right.abs().max(1.0) => {
                        Reply::Right
                    }
                    Ok(number) if number < *right => Reply::TooSmall,
                    Ok(_) => Reply::TooLarge,
                }
            }
            Answer::Choice { right, .. } => match given.chosen {
                None => Reply::Nothing,
                Some(chosen) if chosen + 1 == *right => Reply::Right,
                Some(_) => Reply::OtherOption,
            },
            Answer::Cells {
                wall,
                click,
                changed_by,
            } => match changed_cells(wall, *click, changed_by) {
                Err(_) => Reply::Broken,
                Ok(right) if right == given.marked => Reply::Right,
                Ok(right) => {
                    let both = right & given.marked;
                    Reply::Cells {
                        missing: right.len() - both.len(),
                        wrong: given.marked.len() - both.len(),
                    }
                }
            },
        }
    }

    /// The reply in a sentence; empty for a right answer.
    pub fn sentence(self, text: &Text) -> String {
        match self {
            Reply::Right => String::new(),
            Reply::Nothing => text.msg_lesson_answer_nothing(),
            Reply::NotANumber => text.msg_lesson_answer_not_a_number(),
            Reply::TooSmall => text.msg_lesson_answer_too_small(),
            Reply::TooLarge => text.msg_lesson_answer_too_large(),
            Reply::OtherOption => text.msg_lesson_answer_other_option(),
            Reply::Cells { missing, wrong: 0 } => text.msg_lesson_answer_missing(missing as u64),
            Reply::Cells { missing: 0, wrong } => text.msg_lesson_answer_too_many(wrong as u64),
            Reply::Cells { .. } => text.msg_lesson_answer_both(),
            Reply::Broken => text.msg_lesson_answer_broken(),
        }
    }
}

impl Given {
    /// The answer as it is saved.
    pub fn written(&self, answer: &Answer) -> String {
        match answer {
            Answer::Number(_) => self.typed.trim().to_owned(),
            Answer::Choice { .. } => self
                .chosen
                .map_or_else(String::new, |chosen| (chosen + 1).to_string()),
            Answer::Cells { .. } => {
                let cells: Vec<String> = (self.marked.into_iter())
                    .map(|cell| format!("{},{}", cell.row(), cell.column()))
                    .collect();
                cells.join(" ")
            }
        }
    }

    /// Reads a saved answer.
    pub fn read(written: &str, answer: &Answer) -> Given {
        let mut given = Given::default();
        match answer {
            Answer::Number(_) => written.clone_into(&mut given.typed),
            Answer::Choice { options, .. } => {
                given.chosen = (written.parse::<usize>().ok())
                    .and_then(|number| number.checked_sub(1))
                    .filter(|index| *index < options.len());
            }
            Answer::Cells { .. } => {
                let cell = |words: &str| {
                    let (row, column) = words.split_once(',')?;
                    Cell::new(row.parse().ok()?, column.parse().ok()?)
                };
                given.marked = written.split_whitespace().filter_map(cell).collect();
            }
        }
        given
    }

    /// The right answer, for tests.
    #[doc(hidden)]
    pub fn right(question: &Question) -> Given {
        let mut given = Given::default();
        match &question.answer {
            Answer::Number(right) => given.typed = right.to_string(),
            Answer::Choice { right, .. } => given.chosen = right.checked_sub(1),
            Answer::Cells {
                wall,
                click,
                changed_by,
            } => given.marked = changed_cells(wall, *click, changed_by).unwrap_or(CellSet::EMPTY),
        }
        given
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::task::{Texts, embedded};

    fn number(right: f64) -> Question {
        Question {
            text: Texts::default(),
            answer: Answer::Number(right),
            because: Texts::default(),
        }
    }

    #[test]
    fn wrong_numbers_are_told_in_kind() {
        let question = number(180.0);
        for (typed, expected) in [
            ("", Reply::Nothing),
            ("  ", Reply::Nothing),
            ("molti", Reply::NotANumber),
            ("179", Reply::TooSmall),
            ("181", Reply::TooLarge),
            ("180", Reply::Right),
            ("180,0", Reply::Right),
        ] {
            let given = Given {
                typed: typed.to_owned(),
                ..Given::default()
            };
            assert_eq!(Reply::to(&question, &given), expected, "{typed}");
        }
    }

    #[test]
    fn every_question_that_ships_takes_its_right_answer_and_no_empty_or_other_one() {
        let mut questions = 0;
        for task in embedded().all() {
            for question in &task.questions {
                questions += 1;
                let right = Given::right(question);
                assert_eq!(Reply::to(question, &right), Reply::Right, "{}", task.id);
                let written = right.written(&question.answer);
                assert_eq!(
                    Given::read(&written, &question.answer),
                    right,
                    "{}",
                    task.id
                );
                let mut other = right.clone();
                other.typed.push('9');
                other.chosen = other.chosen.map(|chosen| chosen + 1);
                let corner = Cell::new(0, 0).unwrap();
                if other.marked.contains(corner) {
                    other.marked.remove(corner)
                } else {
                    other.marked.insert(corner)
                }
                assert_ne!(Reply::to(question, &other), Reply::Right, "{}", task.id);
            }
        }
        assert!(questions >= 45, "{questions}");
    }

    #[test]
    fn marked_cells_are_told_apart_in_what_is_missing_and_what_is_too_much() {
        let task = embedded().task("parete").unwrap();
        let question = &task.questions[0];
        let right = Given::right(question);
        let some = right.marked.into_iter().next().unwrap();
        let mut fewer = right.clone();
        fewer.marked.remove(some);
        let missing = |missing, wrong| Reply::Cells { missing, wrong };
        assert_eq!(Reply::to(question, &fewer), missing(1, 0));
        let mut more = right.clone();
        more.marked.insert(Cell::new(0, 8).unwrap());
        assert_eq!(Reply::to(question, &more), missing(0, 1));
        more.marked.remove(some);
        assert_eq!(Reply::to(question, &more), missing(1, 1));
    }
}
