//! Writes a task or a course in its canonical form: one field per line, fields with default values omitted, and lists
//! broken only if they do not fit on a line.

use super::FORMAT;
use crate::language::Program;
use crate::language::file::{COLUMNS, INDENT, number, quoted, write_commands, write_nested};
use crate::task::{
    AllowedBlocks, Answer, Choice, Controls, Course, KnownProgram, LessonStep, Measure, Question,
    Task, TaskVariable, Texts, Tools, Until, Walls,
};
use crate::wall::Cell;

/// Writes a task.
pub fn write_task(task: &Task) -> String {
    task_piece(task).written(0, 0) + "\n"
}

/// Writes a course.
pub fn write_course(course: &Course) -> String {
    let mut fields = Fields::new();
    fields.add("format", Piece::word(FORMAT));
    fields.add("id", Piece::quoted(course.id.as_str()));
    fields.add("title", texts(&course.title));
    fields.add_unless("text", texts(&course.text), course.text.is_empty());
    let tasks = course.tasks.iter().map(|part| match &part.file {
        Some(file) => file_piece(file),
        None => task_piece(part),
    });
    let tasks = Piece::Group("[", tasks.map(unnamed).collect(), "]", Lines::Always);
    fields.add_unless("tasks", tasks, course.tasks.is_empty());
    let chapters = course.chapters.iter().map(|chapter| {
        let mut parts = vec![("title", texts(&chapter.title))];
        if !chapter.promise.is_empty() {
            parts.push(("promise", texts(&chapter.promise)));
        }
        parts.push(("first", Piece::quoted(chapter.first.as_str())));
        Piece::record("(", parts)
    });
    let chapters = Piece::Group("[", chapters.map(unnamed).collect(), "]", Lines::Always);
    fields.add_unless("chapters", chapters, course.chapters.is_empty());
    if let Some(contest) = course.contest {
        let mut parts = vec![("minutes", Piece::word(contest.minutes))];
        if contest.extra > 0 {
            parts.push(("extra", Piece::word(contest.extra)));
        }
        fields.add("contest", Piece::record("(", parts));
    }
    fields.written("Course(").written(0, 0) + "\n"
}

/// A part of the file.
enum Piece<'t> {
    Word(String),
    Program(&'t Program),
    /// A list of commands.
    Commands(&'t Program),
    /// Parts between an opening and a closing delimiter, each with a prefix (`name: `, or empty).
    Group(&'static str, Vec<(String, Piece<'t>)>, &'static str, Lines),
    /// `Word(part)`
    Inside(&'static str, Box<Piece<'t>>),
}

/// When to write each part of a group on its own line.
#[derive(Clone, Copy, PartialEq)]
enum Lines {
    IfLong,
    Always,
}

impl<'t> Piece<'t> {
    fn word(word: impl ToString) -> Piece<'t> {
        Piece::Word(word.to_string())
    }

    /// A text in quotes; its line breaks stay line breaks.
    fn quoted(text: &str) -> Piece<'t> {
        let lines: Vec<String> = text.split('\n').map(quoted).collect();
        let inside = lines.iter().map(|line| &line[1..line.len() - 1]);
        Piece::Word(format!("\"{}\"", inside.collect::<Vec<_>>().join("\n")))
    }

    fn record(open: &'static str, fields: Vec<(&str, Piece<'t>)>) -> Piece<'t> {
        let parts = fields
            .into_iter()
            .map(|(name, piece)| (format!("{name}: "), piece))
            .collect();
        Piece::Group(open, parts, ")", Lines::IfLong)
    }

    fn list(items: impl Iterator<Item = Piece<'t>>) -> Piece<'t> {
        Piece::Group("[", items.map(unnamed).collect(), "]", Lines::IfLong)
    }

    /// The text on one line; `None` if it needs several lines, or more than `room` characters.
    fn on_one_line(&self, room: usize) -> Option<String> {
        let line = match self {
            Piece::Word(word) => word.clone(),
            Piece::Program(_) => return None,
            Piece::Commands(program) => write_commands(program, 0, COLUMNS - room.min(COLUMNS)),
            Piece::Group(_, parts, _, Lines::Always) if !parts.is_empty() => return None,
            Piece::Group(open, parts, close, _) => {
                let mut line = (*open).to_owned();
                for (index, (name, part)) in parts.iter().enumerate() {
                    if index > 0 {
                        line.push_str(", ");
                    }
                    line.push_str(name);
                    let room = room.checked_sub(line.chars().count())?;
                    line.push_str(&part.on_one_line(room)?);
                }
                line.push_str(close);
                line
            }
            Piece::Inside(word, piece) => {
                let room = room.checked_sub(word.chars().count() + 2)?;
                format!("{word}({})", piece.on_one_line(room)?)
            }
        };
        (!line.contains('\n') && line.chars().count() <= room).then_some(line)
    }

    /// The text at the end of a line with `before` characters after an indentation of `base` spaces.
    fn written(&self, base: usize, before: usize) -> String {
        // One column is needed for the comma that follows.
        if let Some(line) = self.on_one_line(COLUMNS.saturating_sub(base + before + 1)) {
            return line;
        }
        match self {
            Piece::Word(word) => word.clone(),
            Piece::Program(program) => write_nested(program, base),
            Piece::Commands(program) => write_commands(program, base, before),
            Piece::Inside(word, piece) => {
                let before = before + word.chars().count() + 1;
                format!("{word}({})", piece.written(base, before))
            }
            Piece::Group(open, parts, close, _) => {
                let mut text = format!("{open}\n");
                let inside = base + INDENT;
                for (name, part) in parts {
                    let part = part.written(inside, name.chars().count());
                    text.push_str(&format!("{:inside$}{name}{part},\n", ""));
                }
                text.push_str(&format!("{:base$}{close}", ""));
                text
            }
        }
    }
}

fn unnamed(piece: Piece) -> (String, Piece) {
    (String::new(), piece)
}

fn file_piece<'t>(file: &str) -> Piece<'t> {
    Piece::Inside("File", Box::new(Piece::Word(quoted(file))))
}

/// The fields of a task or a course, each on its own line.
struct Fields<'t>(Vec<(String, Piece<'t>)>);

impl<'t> Fields<'t> {
    fn new() -> Fields<'t> {
        Fields(Vec::new())
    }

    fn add(&mut self, name: &str, piece: Piece<'t>) {
        self.0.push((format!("{name}: "), piece));
    }

    fn add_unless(&mut self, name: &str, piece: Piece<'t>, is_default: bool) {
        if !is_default {
            self.add(name, piece);
        }
    }

    fn written(self, open: &'static str) -> Piece<'t> {
        Piece::Group(open, self.0, ")", Lines::Always)
    }
}

fn task_piece(task: &Task) -> Piece<'_> {
    let mut fields = Fields::new();
    fields.add("format", Piece::word(FORMAT));
    fields.add("id", Piece::quoted(task.id.as_str()));
    fields.add("title", texts(&task.title));
    fields.add_unless("text", texts(&task.text), task.text.is_empty());
    if let Some(minutes) = task.minutes {
        fields.add("minutes", Piece::word(minutes));
    }
    let bare = task.start.same_text_as(&Program::default());
    fields.add_unless("start", Piece::Program(&task.start), bare);
    let all = task.blocks == AllowedBlocks::All;
    fields.add_unless("blocks", blocks(&task.blocks), all);
    let costs: Vec<_> = task.costs.changed().collect();
    let prices = costs.iter().map(|(kind, cost)| {
        let name = format!("{}: ", kind.row().variant);
        (name, Piece::word(cost))
    });
    let prices = Piece::Group("{", prices.collect(), "}", Lines::IfLong);
    fields.add_unless("costs", prices, costs.is_empty());
    let names = task.variables.iter().map(variable);
    fields.add_unless("variables", Piece::list(names), task.variables.is_empty());
    let empty = |program: &Program| program.block_count() == 0;
    fields.add_unless("before", Piece::Commands(&task.before), empty(&task.before));
    if let Some(wanted) = &task.wanted {
        fields.add("wanted", Piece::Commands(wanted));
    }
    fields.add_unless("after", Piece::Commands(&task.after), empty(&task.after));
    let dealt = task.walls == Walls::default();
    fields.add_unless("walls", walls(&task.walls), dealt);
    fields.add_unless(
        "only_listed",
        Piece::word(task.only_listed),
        !task.only_listed,
    );
    let cost = task.measure == Measure::Cost;
    fields.add_unless("measure", Piece::word(task.measure.word()), cost);
    let goals = Piece::list(task.goals.iter().map(Piece::word));
    fields.add_unless("goals", goals, task.goals.is_empty());
    let points = task
        .points
        .iter()
        .map(|(limit, points)| Piece::word(format!("({limit}, {points})")));
    fields.add_unless("points", Piece::list(points), task.points.is_empty());
    fields.add_unless(
        "steps",
        Piece::list(task.steps.iter().map(step)),
        task.steps.is_empty(),
    );
    let questions = Piece::list(task.questions.iter().map(question));
    fields.add_unless("questions", questions, task.questions.is_empty());
    let hints = Piece::list(task.hints.iter().map(texts));
    fields.add_unless("hints", hints, task.hints.is_empty());
    for (name, programs) in [("solutions", &task.solutions), ("mistakes", &task.mistakes)] {
        let pieces = Piece::list(programs.iter().map(program));
        fields.add_unless(name, pieces, programs.is_empty());
    }
    let tools = flags(&Tools::WORDS, &task.tools.flags());
    fields.add_unless("tools", tools, task.tools == Tools::default());
    let controls = flags(&Controls::WORDS, &task.controls.flags());
    let all = task.controls == Controls::default();
    fields.add_unless("controls", controls, all);
    fields.written("Task(")
}

/// The list of the words whose flag is set.
fn flags(words: &[&'static str], flags: &[bool]) -> Piece<'static> {
    let set = words.iter().zip(flags).filter(|(_, flag)| **flag);
    Piece::list(set.map(|(word, _)| Piece::word(word)))
}

fn variable(variable: &TaskVariable) -> Piece<'static> {
    if variable.names().is_empty() {
        Piece::Word(quoted(variable.name()))
    } else {
        texts(variable.names())
    }
}

fn texts(texts: &Texts) -> Piece<'static> {
    let entries = texts
        .iter()
        .map(|(code, text)| (format!("{}: ", quoted(code)), Piece::quoted(text)))
        .collect();
    Piece::Group("{", entries, "}", Lines::IfLong)
}

fn blocks(blocks: &AllowedBlocks) -> Piece<'static> {
    let list = |choices: &[Choice]| {
        let choices = choices.iter().map(|choice| match choice {
            Choice::Kind(kind) => Piece::word(kind.row().variant),
            Choice::Category(category) => Piece::quoted(category.id()),
        });
        Box::new(Piece::list(choices))
    };
    match blocks {
        AllowedBlocks::All => Piece::word("All"),
        AllowedBlocks::Only(choices) => Piece::Inside("Only", list(choices)),
        AllowedBlocks::Without(choices) => Piece::Inside("Without", list(choices)),
    }
}

fn walls(walls: &Walls) -> Piece<'static> {
    match walls {
        Walls::Dealt { colours } => {
            Piece::record("Dealt(", vec![("colours", Piece::word(colours))])
        }
        Walls::Listed(walls) => {
            let walls = walls.iter().map(|wall| wall_piece(&wall.to_string()));
            Piece::Inside("Listed", Box::new(Piece::list(walls)))
        }
    }
}

fn wall_piece(text: &str) -> Piece<'static> {
    Piece::quoted(text.trim_end_matches('\n'))
}

fn step(step: &LessonStep) -> Piece<'_> {
    let word = Piece::Word;
    let until = match &step.until {
        Until::Uses(kind) => word(format!("Uses({})", kind.row().variant)),
        Until::Has(pattern) => Piece::Inside("Has", Box::new(Piece::Commands(pattern))),
        Until::Lacks(kind) => word(format!("Lacks({})", kind.row().variant)),
        Until::Played => word("Played".to_owned()),
        Until::Clicked(cell) => word(format!("Clicked({})", cell_word(*cell))),
        Until::Right => word("Right".to_owned()),
        Until::Goal(number) => word(format!("Goal({number})")),
        Until::Answered(number) => word(format!("Answered({number})")),
        Until::Pressed => word("Pressed".to_owned()),
    };
    let mut parts = vec![("text", texts(&step.text)), ("until", until)];
    if step.optional {
        parts.push(("optional", Piece::word(true)));
    }
    Piece::record("(", parts)
}

fn cell_word(cell: Cell) -> String {
    format!("({}, {})", cell.row(), cell.column())
}

fn question(question: &Question) -> Piece<'_> {
    let answer = match &question.answer {
        Answer::Number(value) => Piece::Word(format!("Number({})", number(*value))),
        Answer::Choice { options, right } => {
            let options = Piece::list(options.iter().map(texts));
            Piece::record(
                "Choice(",
                vec![("options", options), ("right", Piece::word(right))],
            )
        }
        Answer::Cells {
            wall,
            click,
            changed_by,
        } => {
            let click = Piece::Word(cell_word(*click));
            let fields = vec![
                ("wall", wall_piece(&wall.to_string())),
                ("click", click),
                ("changed_by", Piece::Commands(changed_by)),
            ];
            Piece::record("Cells(", fields)
        }
    };
    let mut fields = vec![("text", texts(&question.text)), ("answer", answer)];
    if !question.because.is_empty() {
        fields.push(("because", texts(&question.because)));
    }
    Piece::record("Question(", fields)
}

fn program(known: &KnownProgram) -> Piece<'_> {
    let Some(file) = &known.file else {
        return Piece::Program(&known.program);
    };
    let mut parts = vec![unnamed(Piece::Word(quoted(file)))];
    for (name, words) in [("name", &known.name), ("note", &known.note)] {
        if !words.is_empty() {
            parts.push((format!("{name}: "), texts(words)));
        }
    }
    Piece::Group("File(", parts, ")", Lines::IfLong)
}
