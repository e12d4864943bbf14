//! Reading the fields of a task.

use super::MAX_PARTS;
use super::error::{Stop, TaskFileErrorKind};
use super::read::{ReferencedFiles, format};
use super::record::PartReader;
use crate::language::Program;
use crate::language::cost::Costs;
use crate::language::file::{
    Commands, Expected, FileErrorKind, Places, Token, program, quote, task_id, unknown_option,
};
use crate::language::kind::Category;
use crate::task::{
    AllowedBlocks, Answer, Choice, Measure, Part, Question, Step, Task, TaskId, Tools, Until, Walls,
};
use crate::wall::{Cell, Wall};

const TASK: [&str; 22] = [
    "format",
    "id",
    "title",
    "text",
    "start",
    "blocks",
    "costs",
    "variables",
    "before",
    "wanted",
    "after",
    "walls",
    "only_listed",
    "measure",
    "goals",
    "points",
    "steps",
    "questions",
    "hints",
    "solutions",
    "mistakes",
    "tools",
];

/// Most walls of a task.
const MAX_WALLS: usize = 1_000;

/// Steps, the largest measure, stay below this; doubles hold them exactly.
const MOST: u64 = 1_000_000_000_000;

/// Lists of more commands have places only as a whole.
const PLACED: usize = 1_000;

/// The lists of commands of a task, until its variables are known.
#[derive(Default)]
struct Lists<'t> {
    before: Option<Commands<'t>>,
    wanted: Option<Commands<'t>>,
    after: Option<Commands<'t>>,
    /// Number of the question, and what changes its cells.
    questions: Vec<(usize, Commands<'t>)>,
}

impl<'t> PartReader<'t> {
    /// Reads `(…)` of a task that stands in a file of this folder.
    pub fn task(&mut self, files: &ReferencedFiles, folder: &str) -> Result<Task, Stop> {
        let mut task = Task::new(TaskId::default());
        let mut lists = Lists::default();
        self.record("Task", &TASK, 3, |reader, field| {
            match field {
                "format" => format(&mut reader.tokens)?,
                "id" => task.id = task_id(&mut reader.tokens)?.1,
                "title" => task.title = reader.texts()?,
                "text" => task.text = reader.texts()?,
                "start" => task.start = program(&mut reader.tokens)?,
                "blocks" => task.blocks = reader.allowed_blocks()?,
                "costs" => task.costs = reader.costs()?,
                "variables" => task.variables = reader.variables()?,
                "before" => lists.before = Some(Commands::read(&mut reader.tokens)?),
                "wanted" => lists.wanted = Some(Commands::read(&mut reader.tokens)?),
                "after" => lists.after = Some(Commands::read(&mut reader.tokens)?),
                "walls" => task.walls = reader.walls()?,
                "only_listed" => task.only_listed = reader.flag()?,
                "measure" => task.measure = reader.measure()?,
                "goals" => task.goals = reader.list(0, MAX_PARTS, |r| r.whole(0, MOST))?,
                "points" => task.points = reader.list(0, MAX_PARTS, Self::points)?,
                "steps" => task.steps = reader.list(0, MAX_PARTS, Self::step)?,
                "questions" => {
                    let mut number = 0;
                    task.questions = reader.list(0, MAX_PARTS, |reader| {
                        let (question, commands) = reader.question()?;
                        lists.questions.extend(commands.map(|list| (number, list)));
                        number += 1;
                        Ok(question)
                    })?;
                }
                "hints" => task.hints = reader.list(0, MAX_PARTS, Self::texts)?,
                "solutions" => task.solutions = reader.programs(files, folder)?,
                "mistakes" => task.mistakes = reader.programs(files, folder)?,
                _ => task.tools = reader.tools()?,
            }
            Ok(())
        })?;
        self.declare(&mut task, lists)?;
        self.check_numbers(&task)?;
        Ok(task)
    }

    /// Declares the task's variables in all its lists of commands.
    fn declare(&mut self, task: &mut Task, lists: Lists<'t>) -> Result<(), Stop> {
        let mut declared = |name: &str, commands: Option<Commands>| {
            let empty = Commands::default();
            let written = commands.is_some();
            let (program, places) = commands.unwrap_or(empty).declare(&task.variables)?;
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

    fn no_chance(&self, program: &Program, places: &Places) -> Result<(), Stop> {
        for &(id, at) in places {
            let block = program.block(id).kind;
            if block.draws() {
                return Err(Stop::new(at, TaskFileErrorKind::ChanceNotAllowed { block }));
            }
        }
        Ok(())
    }

    fn place_blocks(&mut self, name: &str, program: &Program, places: &Places) {
        if places.len() > PLACED {
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

    /// Goals and questions are named by numbers that there are.
    fn check_numbers(&self, task: &Task) -> Result<(), Stop> {
        for (index, step) in task.steps.iter().enumerate() {
            let (number, count) = match step.until {
                Until::Goal(number) => (number, task.goals.len()),
                Until::Answered(number) => (number, task.questions.len()),
                Until::Uses(_) | Until::Played | Until::Right | Until::Pressed => continue,
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
        let which = self.word(&["All", "Only", "Without"])?;
        if which == 0 {
            return Ok(AllowedBlocks::All);
        }
        self.open()?;
        let choices = self.list(0, MAX_PARTS, Self::choice)?;
        self.close()?;
        Ok(match which {
            1 => AllowedBlocks::Only(choices),
            _ => AllowedBlocks::Without(choices),
        })
    }

    /// A kind of block, or a category in quotation marks.
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
            costs.set(kind, reader.whole(0, Costs::MOST.into())? as u32);
            Ok(())
        })?;
        Ok(costs)
    }

    fn variables(&mut self) -> Result<Vec<String>, Stop> {
        let mut names: Vec<String> = Vec::new();
        self.list(0, MAX_PARTS, |reader| {
            let (at, name) = reader.string()?;
            let kind = if name.is_empty() {
                FileErrorKind::EmptyName
            } else if names.contains(&name) {
                let name = quote(&name);
                FileErrorKind::DuplicateVariable { name }
            } else {
                names.push(name);
                return Ok(());
            };
            Err(Stop::new(at, TaskFileErrorKind::Program(kind)))
        })?;
        Ok(names)
    }

    fn walls(&mut self) -> Result<Walls, Stop> {
        if self.word(&["Dealt", "Listed"])? == 0 {
            let mut colours = 4;
            self.record("Dealt", &["colours"], 1, |reader, _| {
                colours = reader.whole(2, 5)? as usize;
                Ok(())
            })?;
            return Ok(Walls::Dealt { colours });
        }
        self.open()?;
        let walls: Vec<Wall> = self.list(1, MAX_WALLS, Self::wall)?;
        self.close()?;
        Ok(Walls::Listed(walls))
    }

    fn measure(&mut self) -> Result<Measure, Stop> {
        let measures = [Measure::Cost, Measure::Blocks, Measure::Steps];
        Ok(measures[self.word(&measures.map(Measure::word))?])
    }

    /// `(4, 20)`
    fn points(&mut self) -> Result<(u64, u32), Stop> {
        self.open()?;
        let measure = self.whole(0, MOST)?;
        self.comma()?;
        let points = self.whole(0, 1_000_000)? as u32;
        self.close()?;
        Ok((measure, points))
    }

    fn step(&mut self) -> Result<Step, Stop> {
        let mut step = Step {
            text: Default::default(),
            until: Until::Pressed,
        };
        self.record("steps", &["text", "until"], 2, |reader, field| {
            match field {
                "text" => step.text = reader.texts()?,
                _ => step.until = reader.until()?,
            }
            Ok(())
        })?;
        Ok(step)
    }

    fn until(&mut self) -> Result<Until, Stop> {
        let words = ["Uses", "Played", "Right", "Goal", "Answered", "Pressed"];
        let word = self.word(&words)?;
        match words[word] {
            "Played" => return Ok(Until::Played),
            "Right" => return Ok(Until::Right),
            "Pressed" => return Ok(Until::Pressed),
            _ => self.open()?,
        }
        let until = match words[word] {
            "Uses" => Until::Uses(self.kind()?),
            "Goal" => Until::Goal(self.whole(1, MAX_PARTS as u64)? as usize),
            _ => Until::Answered(self.whole(1, MAX_PARTS as u64)? as usize),
        };
        self.close()?;
        Ok(until)
    }

    fn question(&mut self) -> Result<(Question, Option<Commands<'t>>), Stop> {
        let next = self.tokens.peek()?.clone();
        if matches!(next.token, Token::Name(_)) {
            self.word(&["Question"])?;
        }
        let mut question = Question {
            text: Default::default(),
            answer: Answer::Number(0.0),
            because: Default::default(),
        };
        let mut commands = None;
        let fields = ["text", "answer", "because"];
        self.record("Question", &fields, 2, |reader, field| {
            match field {
                "text" => question.text = reader.texts()?,
                "answer" => (question.answer, commands) = reader.answer()?,
                _ => question.because = reader.texts()?,
            }
            Ok(())
        })?;
        Ok((question, commands))
    }

    fn answer(&mut self) -> Result<(Answer, Option<Commands<'t>>), Stop> {
        match self.word(&["Number", "Choice", "Cells"])? {
            0 => {
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
            1 => Ok((self.choice_answer()?, None)),
            _ => self.cells_answer(),
        }
    }

    fn choice_answer(&mut self) -> Result<Answer, Stop> {
        let (mut options, mut right, mut at) = (Vec::new(), 1, 0);
        self.record("Choice", &["options", "right"], 2, |reader, field| {
            match field {
                "options" => options = reader.list(2, MAX_PARTS, Self::texts)?,
                _ => {
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
        let fields = ["wall", "click", "changed_by"];
        self.record("Cells", &fields, 3, |reader, field| {
            match field {
                "wall" => wall = reader.wall()?,
                "click" => click = reader.cell()?,
                _ => commands = Some(Commands::read(&mut reader.tokens)?),
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

    fn programs(
        &mut self,
        files: &ReferencedFiles,
        folder: &str,
    ) -> Result<Vec<Part<Program>>, Stop> {
        self.list(0, MAX_PARTS, |reader| {
            let Some((at, file)) = reader.file()? else {
                let value = program(&mut reader.tokens)?;
                return Ok(Part { file: None, value });
            };
            let value = files.program(at, folder, &file)?;
            let file = Some(file);
            Ok(Part { file, value })
        })
    }

    /// Reads `File("…")`, if that comes; gives where it stands, and the path.
    pub fn file(&mut self) -> Result<Option<(usize, String)>, Stop> {
        let next = self.tokens.peek()?.clone();
        if !matches!(next.token, Token::Name("File")) {
            return Ok(None);
        }
        self.tokens.expect(&next.token, Expected::Option)?;
        self.open()?;
        let (_, path) = self.string()?;
        self.close()?;
        Ok(Some((next.start, path)))
    }

    fn tools(&mut self) -> Result<Tools, Stop> {
        let mut tools = Tools::none();
        self.list(0, MAX_PARTS, |reader| {
            match reader.word(&Tools::WORDS)? {
                0 => tools.judge = true,
                1 => tools.hints = true,
                2 => tools.solutions = true,
                _ => tools.examples = true,
            }
            Ok(())
        })?;
        Ok(tools)
    }
}
