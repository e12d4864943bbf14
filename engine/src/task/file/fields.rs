//! Reads the fields of a task.

use super::error::{Stop, TaskFileErrorKind};
use super::files::ReferencedFiles;
use super::read::format;
use super::record::{FileWords, PartReader, file_words};
use super::{MAX_MINUTES, MAX_PARTS};
use crate::language::Program;
use crate::language::cost::Costs;
use crate::language::file::{
    BlockOffsets, Commands, Expected, FileErrorKind, Owner, Token, program, quote, task_id,
    unknown_option,
};
use crate::language::kind::Category;
use crate::language::program::Stack;
use crate::task::steps::MAX_PATTERN;
use crate::task::text::second_picture;
use crate::task::{
    AllowedBlocks, Answer, Choice, Controls, KnownProgram, LessonStep, Measure, Question, Task,
    TaskId, TaskVariable, Tools, Until, Walls,
};
use crate::wall::{Cell, Wall};
use std::sync::Arc;

file_words! { TaskField {
    Format "format" Id "id" Title "title" Text "text" Minutes "minutes" Start "start" Blocks "blocks" Costs "costs"
    Variables "variables" Before "before" Wanted "wanted" After "after" Walls "walls" OnlyListed "only_listed"
    Measure "measure" Goals "goals" Points "points" Steps "steps" Questions "questions" Hints "hints"
    Solutions "solutions" Mistakes "mistakes" Tools "tools" Controls "controls"
} }
file_words! { DealtField { Colours "colours" } }
file_words! { StepField { Text "text" Until "until" Optional "optional" } }
file_words! { KnownField { Name "name" Note "note" } }
file_words! { BlocksWord { All "All" Only "Only" Without "Without" } }
file_words! { WallsWord { Dealt "Dealt" Listed "Listed" } }
file_words! { UntilWord {
    Uses "Uses" Has "Has" Lacks "Lacks" Played "Played" Clicked "Clicked" Right "Right" Goal "Goal"
    Answered "Answered" Pressed "Pressed"
} }
file_words! { QuestionField { Text "text" Answer "answer" Because "because" } }
file_words! { AnswerWord { Number "Number" Choice "Choice" Cells "Cells" } }
file_words! { ChoiceField { Options "options" Right "right" } }
file_words! { CellsField { Wall "wall" Click "click" ChangedBy "changed_by" } }

/// The maximum number of walls of a task.
const MAX_WALLS: usize = 1_000;

/// Upper limit of goals and points in files: more than any number of steps, and exact as `f64`.
const MAX_MEASURE: u64 = 1_000_000_000_000;

/// In longer lists of commands, the positions of single blocks are not recorded.
const MAX_PLACED_BLOCKS: usize = 1_000;

/// The lists of commands of a task, kept until its variables are known.
#[derive(Default)]
struct Lists<'t> {
    before: Option<Commands<'t>>,
    wanted: Option<Commands<'t>>,
    after: Option<Commands<'t>>,
    /// The commands of [`Answer::Cells`], with the index of the question.
    questions: Vec<(usize, Commands<'t>)>,
}

impl<'t> PartReader<'t> {
    /// Reads `(…)` of a task in a file of this folder.
    pub fn task(&mut self, files: &ReferencedFiles, folder: &str) -> Result<Task, Stop> {
        let mut task = Task::new(TaskId::default());
        let mut lists = Lists::default();
        self.record("Task", 3, |reader, field| {
            match field {
                TaskField::Format => format(&mut reader.tokens)?,
                TaskField::Id => task.id = task_id(&mut reader.tokens)?.1,
                TaskField::Title => task.title = reader.texts()?,
                TaskField::Text => task.text = reader.texts()?,
                TaskField::Minutes => {
                    task.minutes = Some(reader.whole(1, MAX_MINUTES.into())? as u32)
                }
                TaskField::Start => task.start = program(&mut reader.tokens)?,
                TaskField::Blocks => task.blocks = reader.allowed_blocks()?,
                TaskField::Costs => task.costs = reader.costs()?,
                TaskField::Variables => task.variables = reader.variables()?,
                TaskField::Before => lists.before = Some(Commands::read(&mut reader.tokens)?),
                TaskField::Wanted => lists.wanted = Some(Commands::read(&mut reader.tokens)?),
                TaskField::After => lists.after = Some(Commands::read(&mut reader.tokens)?),
                TaskField::Walls => task.walls = reader.walls()?,
                TaskField::OnlyListed => task.only_listed = reader.flag()?,
                TaskField::Measure => task.measure = reader.measure()?,
                TaskField::Goals => {
                    task.goals = reader.list(0, MAX_PARTS, |r| r.whole(0, MAX_MEASURE))?
                }
                TaskField::Points => task.points = reader.list(0, MAX_PARTS, Self::points)?,
                TaskField::Steps => task.steps = reader.list(0, MAX_PARTS, Self::step)?,
                TaskField::Questions => {
                    let mut number = 0;
                    task.questions = reader.list(0, MAX_PARTS, |reader| {
                        let (question, commands) = reader.question()?;
                        lists.questions.extend(commands.map(|list| (number, list)));
                        number += 1;
                        Ok(question)
                    })?;
                }
                TaskField::Hints => task.hints = reader.list(0, MAX_PARTS, Self::texts)?,
                TaskField::Solutions => task.solutions = reader.programs(files, folder)?,
                TaskField::Mistakes => task.mistakes = reader.programs(files, folder)?,
                TaskField::Tools => task.tools = reader.tools()?,
                TaskField::Controls => task.controls = reader.controls()?,
            }
            Ok(())
        })?;
        self.declare(&mut task, lists)?;
        self.check_numbers(&task)?;
        Ok(task)
    }

    /// Declares the task's variables in all its lists of commands.
    fn declare(&mut self, task: &mut Task, lists: Lists<'t>) -> Result<(), Stop> {
        let names = task.variables.iter().map(|known| known.name().to_owned());
        let names: Vec<String> = names.collect();
        let mut declared = |name: &str, commands: Option<Commands>| {
            let empty = Commands::default();
            let written = commands.is_some();
            let (program, places) = commands.unwrap_or(empty).declare(&names)?;
            self.no_chance(&program, &places)?;
            self.place_blocks(name, &program, &places);
            Ok::<_, Stop>((program, written))
        };
        task.before = declared("before", lists.before)?.0;
        let (wanted, is_wanted) = declared("wanted", lists.wanted)?;
        task.wanted = is_wanted.then_some(wanted);
        task.after = declared("after", lists.after)?.0;
        for (number, commands) in lists.questions {
            let name = format!("questions[{number}].answer.changed_by");
            let (program, _) = declared(&name, Some(commands))?;
            if let Answer::Cells { changed_by, .. } = &mut task.questions[number].answer {
                **changed_by = program;
            }
        }
        Ok(())
    }

    fn no_chance(&self, program: &Program, places: &BlockOffsets) -> Result<(), Stop> {
        for &(id, at) in places {
            let block = program.block(id).kind;
            if block.is_random() {
                return Err(Stop::new(at, TaskFileErrorKind::ChanceNotAllowed { block }));
            }
        }
        Ok(())
    }

    fn place_blocks(&mut self, name: &str, program: &Program, places: &BlockOffsets) {
        if places.len() > MAX_PLACED_BLOCKS {
            return;
        }
        let prefix = match self.path() {
            "" => name.to_owned(),
            path => format!("{path}.{name}"),
        };
        for &(id, at) in places {
            let path = program.path(id);
            let path = path.strip_prefix("on_click").unwrap_or(&path);
            self.offsets.insert(format!("{prefix}{path}"), at);
        }
    }

    /// Checks that the goals and questions that steps refer to exist.
    fn check_numbers(&self, task: &Task) -> Result<(), Stop> {
        for (index, step) in task.steps.iter().enumerate() {
            let (number, count) = match step.until {
                Until::Goal(number) => (number, task.goals.len()),
                Until::Answered(number) => (number, task.questions.len()),
                Until::Uses(_)
                | Until::Has(_)
                | Until::Lacks(_)
                | Until::Played
                | Until::Clicked(_)
                | Until::Right
                | Until::Pressed => continue,
            };
            if number > count && !self.unfinished {
                let path = format!("steps[{index}].until");
                let path = match self.path() {
                    "" => path,
                    prefix => format!("{prefix}.{path}"),
                };
                let at = self.offsets.get(&path).copied().unwrap_or_default();
                return Err(Stop::new(at, TaskFileErrorKind::NoSuchNumber { count }));
            }
        }
        Ok(())
    }

    fn allowed_blocks(&mut self) -> Result<AllowedBlocks, Stop> {
        Ok(match self.word()? {
            BlocksWord::All => AllowedBlocks::All,
            BlocksWord::Only => AllowedBlocks::Only(self.in_parentheses(Self::choices)?),
            BlocksWord::Without => AllowedBlocks::Without(self.in_parentheses(Self::choices)?),
        })
    }

    fn choices(&mut self) -> Result<Vec<Choice>, Stop> {
        self.list(0, MAX_PARTS, Self::choice)
    }

    /// Reads a kind of block, or a category in quotation marks.
    fn choice(&mut self) -> Result<Choice, Stop> {
        let at = self.at()?;
        if !matches!(self.tokens.peek()?.token, Token::Text(_)) {
            return Ok(Choice::Kind(self.kind()?));
        }
        let (_, id) = self.string()?;
        let found = Category::ALL
            .into_iter()
            .find(|category| category.id() == id);
        let ids = || Category::ALL.map(Category::id).to_vec();
        let category = found.ok_or_else(|| unknown_option(at, &id, ids()))?;
        Ok(Choice::Category(category))
    }

    fn costs(&mut self) -> Result<Costs, Stop> {
        let mut costs = Costs::default();
        let mut set = Vec::new();
        self.map(|reader| {
            let at = reader.at()?;
            let kind = reader.kind()?;
            if set.contains(&kind) {
                let key = kind.row().variant.to_owned();
                return Err(Stop::new(at, TaskFileErrorKind::DuplicateKey { key }));
            }
            set.push(kind);
            reader.colon()?;
            costs.set(kind, reader.whole(0, Costs::MAX.into())? as u32);
            Ok(())
        })?;
        Ok(costs)
    }

    /// Reads variables, each as a name or a map of names by language. No name is that of two variables.
    fn variables(&mut self) -> Result<Vec<TaskVariable>, Stop> {
        let mut variables: Vec<TaskVariable> = Vec::new();
        self.list(0, MAX_PARTS, |reader| {
            let check = |at: usize, name: &str| {
                let kind = if name.is_empty() {
                    FileErrorKind::EmptyName
                } else if variables.iter().any(|other| other.is_called(name)) {
                    let name = quote(name);
                    FileErrorKind::DuplicateVariable { name }
                } else {
                    return Ok(());
                };
                Err(Stop::new(at, TaskFileErrorKind::Program(kind)))
            };
            let start = reader.at()?;
            let variable = if reader.tokens.peek()?.token.is(&Token::OpenMap) {
                let names = reader.by_language(|_, at, name| check(at, name))?;
                let few = Stop::new(start, TaskFileErrorKind::TooFew { least: 1 });
                TaskVariable::by_language(names).ok_or(few)?
            } else {
                let (at, name) = reader.string()?;
                check(at, &name)?;
                TaskVariable::plain(name)
            };
            variables.push(variable);
            Ok(())
        })?;
        Ok(variables)
    }

    fn walls(&mut self) -> Result<Walls, Stop> {
        match self.word()? {
            WallsWord::Dealt => {
                let mut colours = 4;
                self.record("Dealt", 1, |reader, DealtField::Colours| {
                    colours = reader.whole(2, 5)? as usize;
                    Ok(())
                })?;
                Ok(Walls::Dealt { colours })
            }
            WallsWord::Listed => {
                let walls = |reader: &mut Self| reader.list(1, MAX_WALLS, Self::wall);
                Ok(Walls::Listed(self.in_parentheses(walls)?))
            }
        }
    }

    fn measure(&mut self) -> Result<Measure, Stop> {
        let measures = [Measure::Cost, Measure::Blocks, Measure::Steps];
        Ok(measures[self.option(&measures.map(Measure::word))?])
    }

    /// Reads `(4, 20)`: a limit of the measure, and points.
    fn points(&mut self) -> Result<(u64, u32), Stop> {
        self.open()?;
        let measure = self.whole(0, MAX_MEASURE)?;
        self.comma()?;
        let points = self.whole(0, 1_000_000)? as u32;
        self.close()?;
        Ok((measure, points))
    }

    fn step(&mut self) -> Result<LessonStep, Stop> {
        let mut step = LessonStep {
            text: Default::default(),
            until: Until::Pressed,
            optional: false,
        };
        self.record("steps", 2, |reader, field| {
            match field {
                StepField::Text => step.text = reader.shown_texts(second_picture)?,
                StepField::Until => step.until = reader.until()?,
                StepField::Optional => step.optional = reader.flag()?,
            }
            Ok(())
        })?;
        Ok(step)
    }

    fn until(&mut self) -> Result<Until, Stop> {
        let number = |reader: &mut Self| reader.whole(1, MAX_PARTS as u64);
        Ok(match self.word()? {
            UntilWord::Uses => Until::Uses(self.in_parentheses(Self::kind)?),
            UntilWord::Has => Until::Has(self.in_parentheses(Self::pattern)?),
            UntilWord::Lacks => Until::Lacks(self.in_parentheses(Self::kind)?),
            UntilWord::Played => Until::Played,
            UntilWord::Clicked => Until::Clicked(self.in_parentheses(Self::cell)?),
            UntilWord::Right => Until::Right,
            UntilWord::Goal => Until::Goal(self.in_parentheses(number)? as usize),
            UntilWord::Answered => Until::Answered(self.in_parentheses(number)? as usize),
            UntilWord::Pressed => Until::Pressed,
        })
    }

    /// Reads the commands of [`Until::Has`].
    fn pattern(&mut self) -> Result<Arc<Program>, Stop> {
        let at = self.at()?;
        let pattern = Commands::read(&mut self.tokens)?.declare_all();
        let kind = if pattern.stack(Stack::Hat).is_empty() {
            TaskFileErrorKind::TooFew { least: 1 }
        } else if pattern.block_count() > MAX_PATTERN {
            TaskFileErrorKind::TooMany { most: MAX_PATTERN }
        } else {
            return Ok(Arc::new(pattern));
        };
        Err(Stop::new(at, kind))
    }

    /// Reads solutions or mistakes: each a program, or a file with its name and its note by language.
    fn programs(
        &mut self,
        files: &ReferencedFiles,
        folder: &str,
    ) -> Result<Vec<KnownProgram>, Stop> {
        self.list(0, MAX_PARTS, |reader| {
            let Some((at, file)) = reader.file_path()? else {
                return Ok(KnownProgram::inline(program(&mut reader.tokens)?));
            };
            let mut known = KnownProgram::inline(files.program(at, folder, &file)?);
            known.file = Some(file);
            if !reader.tokens.take(&Token::Comma)? {
                let end = Expected::CommaOrParenthesis;
                reader.tokens.expect(&Token::Close, end)?;
                return Ok(known);
            }
            reader.fields(Owner::Record("File"), |reader, field| {
                match field {
                    KnownField::Name => known.name = reader.texts()?,
                    KnownField::Note => known.note = reader.texts()?,
                }
                Ok(())
            })?;
            Ok(known)
        })
    }

    /// Reads `File("…")`, if that comes next; gives its offset and the path.
    pub fn file(&mut self) -> Result<Option<(usize, String)>, Stop> {
        let path = self.file_path()?;
        if path.is_some() {
            self.close()?;
        }
        Ok(path)
    }

    /// Reads `File("…"`, if that comes next; gives its offset and the path.
    fn file_path(&mut self) -> Result<Option<(usize, String)>, Stop> {
        let next = self.tokens.peek()?.clone();
        if !matches!(next.token, Token::Name("File")) {
            return Ok(None);
        }
        self.tokens.expect(&next.token, Expected::Option)?;
        self.open()?;
        let (_, path) = self.string()?;
        Ok(Some((next.start, path)))
    }

    fn controls(&mut self) -> Result<Controls, Stop> {
        let mut flags = [false; Controls::WORDS.len()];
        self.list(0, MAX_PARTS, |reader| {
            flags[reader.option(&Controls::WORDS)?] = true;
            Ok(())
        })?;
        Ok(Controls::of_flags(flags))
    }

    fn tools(&mut self) -> Result<Tools, Stop> {
        let mut flags = Tools::none().flags();
        self.list(0, MAX_PARTS, |reader| {
            flags[reader.option(&Tools::WORDS)?] = true;
            Ok(())
        })?;
        let [judge, hints, solutions, examples] = flags;
        Ok(Tools {
            judge,
            hints,
            solutions,
            examples,
        })
    }

    fn question(&mut self) -> Result<(Question, Option<Commands<'t>>), Stop> {
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
        if right > options.len() && !self.unfinished {
            let count = options.len();
            return Err(Stop::new(at, TaskFileErrorKind::NoSuchNumber { count }));
        }
        Ok(Answer::Choice { options, right })
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

    /// Reads `(6, 5)`.
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
