//! Sentences of the language's description, as small programs whose walls, values, steps and errors were computed by
//! hand. The machine and the plain evaluator must both agree.

mod cells;
mod chance;
mod endings;
mod loops;
mod numbers;
mod steps;
mod values;
mod walls;

use crate::oracle::case::{Ready, Summary};
use crate::oracle::evaluator::{End, Start};
use crate::oracle::grid::Grid;
use crate::oracle::tree::NAMES;
use engine::language::file::read;
use engine::language::program::Program;
use engine::language::walk::Numbering;
use engine::run::compile::compile;
use engine::run::observer::{Observer, StepEvent};
use engine::run::value::{CellValue, Value};

/// A move that was made.
struct Played {
    /// `well`, `error KIND BLOCK`, `budget LOOP TURNS` or `cycle LOOP TURNS`: blocks by number, `-` for no loop.
    end: String,
    steps: u64,
    wall: Grid,
    /// The block of each step.
    blocks: Vec<u32>,
    /// The values of the steps of value blocks.
    values: Vec<String>,
}

#[derive(Default)]
struct Record {
    blocks: Vec<u32>,
    values: Vec<String>,
}

impl Observer for Record {
    const ENABLED: bool = true;

    fn step(&mut self, step: StepEvent<'_>) {
        self.blocks.push(step.block);
        self.values.extend(step.value.map(shown));
    }
}

/// A value in words: `-0.5`, `true`, `Red`, `no colour`, `(8, 0)`, `nowhere`.
fn shown(value: Value) -> String {
    match value {
        Value::Number(x) => x.to_string(),
        Value::Boolean(answer) => answer.to_string(),
        Value::Colour(None) => "no colour".to_owned(),
        Value::Colour(Some(colour)) => format!("{colour:?}"),
        Value::Cell(CellValue::Nowhere) => "nowhere".to_owned(),
        Value::Cell(CellValue::Off { row, column }) => format!("({row}, {column})"),
        Value::Cell(CellValue::On(cell)) => format!("({}, {})", cell.row(), cell.column()),
    }
}

/// The program with these commands, written as in a file with shorthands: `#5` for `Number(5)`, `@8,0` for the cell in
/// row 8 and column 0, `$x` for `Get("x")`, `NAN`, `INF`, `NOWHERE`, and `'` for quotation marks.
fn program(commands: &str) -> Program {
    let nan = "Arithmetic(#0, Divide, #0)";
    let commands = commands
        .replace("NOWHERE", &format!("CellAt(row: {nan}, column: #0)"))
        .replace("NAN", nan)
        .replace("INF", "Constant(Infinity)");
    let mut text = String::new();
    let mut rest = commands.as_str();
    while let Some(at) = rest.find(['#', '@', '$']) {
        text.push_str(&rest[..at]);
        let (sign, after) = rest[at..].split_at(1);
        let in_word = |c: char| c.is_alphanumeric() || matches!(c, '-' | '.');
        let word = |text: &str| text.find(|c| !in_word(c)).unwrap_or(text.len());
        let (first, after) = after.split_at(word(after));
        rest = after;
        match sign {
            "#" => text.push_str(&format!("Number({first})")),
            "$" => text.push_str(&format!("Get('{first}')")),
            _ => {
                let after = after.strip_prefix(',').expect("a row and a column");
                let (column, after) = after.split_at(word(after));
                text.push_str(&format!(
                    "CellAt(row: Number({first}), column: Number({column}))"
                ));
                rest = after;
            }
        }
    }
    text = (text + rest).replace('\'', "\"");
    let text = format!("Program(format: 1, name: \"\", variables: {NAMES:?}, on_click: [{text}])");
    read(&text).unwrap_or_else(|error| panic!("{error:?}\n{text}"))
}

/// A wall with these rows at the bottom, left aligned and parted by `/`; or, behind `|`, with this first column.
fn wall(rows: &str) -> Grid {
    let rows: Vec<String> = match rows.strip_prefix('|') {
        Some(column) => column.chars().map(String::from).collect(),
        None => rows.split('/').map(str::to_owned).collect(),
    };
    let above = ".........\n".repeat(9 - rows.len());
    let lines = rows.iter().map(|row| format!("{row:.<9}\n"));
    Grid::read(&(above + &lines.collect::<String>()))
}

/// The usual start: a click at the bottom left, seed 0, move 0.
fn start(rows: &str) -> Start {
    Start {
        wall: wall(rows),
        click: (8, 0),
        seed: 0,
        number: 0,
        budget: 10_000,
    }
}

/// Makes a move on the machine; the plain evaluator must say the same.
fn play_from(start: Start, program: Program) -> Played {
    let code = compile(&program).unwrap_or_else(|problems| panic!("{problems:?}"));
    let ready = Ready {
        program,
        code,
        start,
    };
    let request = ready.on_machine(start.budget);
    let outcome = request.run();
    let machine = Summary::from(&outcome);
    let plain = ready.summary(&ready.plainly(start.budget));
    assert!(
        machine == plain,
        "machine: {}plainly: {}",
        ready.show(&machine),
        ready.show(&plain)
    );
    let mut record = Record::default();
    let _ = request.observe(outcome.steps, &mut record);
    let numbering = Numbering::of(&ready.program);
    let number = |id| numbering.number(id).expect("under the hat").to_string();
    let of_loop = |id: Option<_>| id.map_or("-".to_owned(), number);
    Played {
        end: match machine.end {
            End::Finished => "well".to_owned(),
            End::Error(kind, id) => format!("error {kind} {}", number(id)),
            End::Budget(id, turns) => format!("budget {} {turns}", of_loop(id)),
            End::Cycle(id, turns) => format!("cycle {} {turns}", of_loop(id)),
        },
        steps: machine.steps,
        wall: Grid::read(&machine.wall),
        blocks: record.blocks,
        values: record.values,
    }
}

fn play(rows: &str, commands: &str) -> Played {
    play_from(start(rows), program(commands))
}

/// A move on two bricks with this budget.
fn with_budget(budget: u64, commands: &str) -> Played {
    let start = start("RR");
    play_from(Start { budget, ..start }, program(commands))
}

/// The rows of a table: columns are parted by `=>`, a row goes on until it has them all, and `//` begins a comment.
fn rows<const COLUMNS: usize>(table: &str) -> Vec<[String; COLUMNS]> {
    let mut rows = Vec::new();
    let mut row = String::new();
    let lines = table.lines().map(str::trim);
    for line in lines.filter(|line| !line.is_empty() && !line.starts_with("//")) {
        row = format!("{row} {line}");
        let columns: Vec<String> = row
            .split(" => ")
            .map(|cell| cell.trim().to_owned())
            .collect();
        if let Ok(columns) = columns.try_into() {
            rows.push(columns);
            row.clear();
        }
    }
    assert!(row.is_empty(), "half a row: {row}");
    rows
}

/// Checks what commands make of walls: commands, before, after.
fn check_walls(table: &str) {
    for [commands, before, after] in rows(table) {
        let played = play(&before, &commands);
        assert_eq!(played.end, "well", "{commands}");
        assert_eq!(played.wall, wall(&after), "{commands} on {before}");
    }
}

/// Checks the values of blocks on a wall.
fn check_values_on(wall: &str, table: &str) {
    for [block, expected] in rows(table) {
        let played = play(wall, &format!("Set(var: 'm', to: {block})"));
        let value = played.values.last().unwrap_or(&played.end);
        assert_eq!((&*played.end, value), ("well", &expected), "{block}");
    }
}

fn check_values(table: &str) {
    check_values_on("R", table);
}

/// Checks how moves end on a wall with one brick.
fn check_ends(table: &str) {
    for [commands, expected] in rows(table) {
        assert_eq!(play("R", &commands).end, expected, "{commands}");
    }
}

/// Checks the last value of moves on a wall with one brick.
fn check_last_values(table: &str) {
    for [commands, expected] in rows(table) {
        let played = play("R", &commands);
        let last = played.values.last();
        assert_eq!(
            (&*played.end, last),
            ("well", Some(&expected)),
            "{commands}"
        );
    }
}

/// Commands that act on one cell.
const ON_A_CELL: [&str; 9] = [
    "Remove",
    "LowerBrick",
    "LowerStack",
    "DropBrick",
    "DropStack",
    "InfectArea",
    "InfectStrip",
    "Infect",
    "Cure",
];
