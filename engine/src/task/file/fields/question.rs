//! Reading questions and their answers.

use crate::language::file::{Commands, FileErrorKind, Token};
use crate::task::file::MAX_PARTS;
use crate::task::file::error::{Stop, TaskFileErrorKind};
use crate::task::file::record::{FileWords, PartReader, file_words};
use crate::task::{Answer, Question};
use crate::wall::{Cell, Wall};

file_words! { QuestionField { Text "text" Answer "answer" Because "because" } }
file_words! { AnswerWord { Number "Number" Choice "Choice" Cells "Cells" } }
file_words! { ChoiceField { Options "options" Right "right" } }
file_words! { CellsField { Wall "wall" Click "click" ChangedBy "changed_by" } }

impl<'t> PartReader<'t> {
    pub(super) fn question(&mut self) -> Result<(Question, Option<Commands<'t>>), Stop> {
        let next = self.tokens.peek()?.clone();
        if matches!(next.token, Token::Name(_)) {
            self.option(&["Question"])?;
        }
        let mut question = Question {
            text: Default::default(),
            answer: Answer::Number(0.0),
            because: Default::default(),
        };
        let mut commands = None;
        self.record("Question", 2, |reader, field| {
            match field {
                QuestionField::Text => question.text = reader.texts()?,
                QuestionField::Answer => (question.answer, commands) = reader.answer()?,
                QuestionField::Because => question.because = reader.texts()?,
            }
            Ok(())
        })?;
        Ok((question, commands))
    }

    fn answer(&mut self) -> Result<(Answer, Option<Commands<'t>>), Stop> {
        match self.word()? {
            AnswerWord::Number => {
                self.open()?;
                let at = self.at()?;
                let number = self.number()?;
                if number.is_infinite() {
                    let found = "inf".to_owned();
                    let kind = FileErrorKind::BadNumber { found };
                    return Err(Stop::new(at, TaskFileErrorKind::Program(kind)));
                }
                self.close()?;
                Ok((Answer::Number(number), None))
            }
            AnswerWord::Choice => Ok((self.choice_answer()?, None)),
            AnswerWord::Cells => self.cells_answer(),
        }
    }

    fn choice_answer(&mut self) -> Result<Answer, Stop> {
        let (mut options, mut right, mut at) = (Vec::new(), 1, 0);
        self.record("Choice", 2, |reader, field| {
            match field {
                ChoiceField::Options => options = reader.list(2, MAX_PARTS, Self::texts)?,
                ChoiceField::Right => {
                    at = reader.at()?;
                    right = reader.whole(1, MAX_PARTS as u64)? as usize;
                }
            }
            Ok(())
        })?;
        match right > options.len() && !self.unfinished {
            true => {
                let count = options.len();
                Err(Stop::new(at, TaskFileErrorKind::NoSuchNumber { count }))
            }
            false => Ok(Answer::Choice { options, right }),
        }
    }

    fn cells_answer(&mut self) -> Result<(Answer, Option<Commands<'t>>), Stop> {
        let mut wall = Wall::default();
        let mut click = Cell::all().next().expect("a wall has cells");
        let mut commands = None;
        self.record("Cells", 3, |reader, field| {
            match field {
                CellsField::Wall => wall = reader.wall()?,
                CellsField::Click => click = reader.cell()?,
                CellsField::ChangedBy => commands = Some(Commands::read(&mut reader.tokens)?),
            }
            Ok(())
        })?;
        let changed_by = Box::default();
        let answer = Answer::Cells {
            wall,
            click,
            changed_by,
        };
        Ok((answer, commands))
    }

    /// `(6, 5)`
    fn cell(&mut self) -> Result<Cell, Stop> {
        let at = self.at()?;
        self.open()?;
        let row = self.number()?;
        self.comma()?;
        let column = self.number()?;
        self.close()?;
        let cell =
            Cell::all().find(|cell| (cell.row() as f64, cell.column() as f64) == (row, column));
        cell.ok_or_else(|| Stop::new(at, TaskFileErrorKind::OffWall))
    }
}
