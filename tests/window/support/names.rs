//! Names of things on the window, made of the messages that the window shows: no test repeats their words.

pub use super::acts::{button, pressed};
pub use super::canvas::{THREE, program};
use super::*;
use engine::language::cost::Costs;
use engine::language::edit::{Edit, Place};
use engine::language::words::block_name;

/// The words of the window.
pub fn text() -> Text {
    Text::load(Language::It).unwrap()
}

/// The name of a solution of the full game in a file of `programs/solutions/`.
pub fn solution_name(file: &str, language: Language) -> String {
    let path = format!("programs/solutions/{file}");
    let mut solutions = engine::task::Task::clickomania().solutions.iter();
    let known = solutions.find(|known| known.file.as_deref() == Some(&path));
    known
        .expect("it is a solution")
        .shown_name(language)
        .to_owned()
}

/// A fresh block of this kind, in a program of its own.
fn fresh(kind: Kind) -> (Program, BlockId) {
    let mut program = Program::new("");
    let variable = clickomania::window::clickomania::command::loop_variable(kind);
    let (edits, fragment) = PaletteBlock::new(kind, variable).bring(&mut program);
    for edit in edits {
        program.apply(edit).unwrap();
    }
    let (block, stack) = (fragment.roots[0], program.fresh_stack());
    let place = Place::Loose {
        stack,
        order: 0,
        at: (0.0, 0.0),
    };
    program.apply(Edit::Attach(fragment, place)).unwrap();
    (program, block)
}

/// The name of a fresh block of this kind on the canvas.
pub fn on_canvas(kind: Kind) -> String {
    let (program, block) = fresh(kind);
    block_name(&program, &text(), program.block(block))
}

/// The name of a block in the palette.
pub fn in_palette(kind: Kind) -> String {
    text().msg_palette_block(on_canvas(kind), Costs::default().of(kind).to_string())
}

/// The beginning of the name of a cell on a wall or a board.
pub fn cell_start(row: usize, column: usize) -> String {
    text().msg_stage_cell(row.to_string(), column.to_string(), "")
}

/// The name of a slot that has a program.
pub fn slot(number: usize, name: &str, cost: u64) -> String {
    text().msg_slot_name(number.to_string(), name, cost.to_string())
}

/// What the button of the verdict is called.
pub fn verdict(words: impl AsRef<str>) -> String {
    text().msg_judging_button(words)
}

/// The name of the button that shows what a program costs.
pub fn price(cost: u64) -> String {
    text().msg_cost_name(cost.to_string())
}
