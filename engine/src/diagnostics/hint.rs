//! Sentences of hints, after section 3 of the paper.

use crate::judge::hints::{Hint, HintLevel, Idea, Replacement};
use crate::language::edit::{Edit, Place};
use crate::language::program::{BlockId, Program, Stack};
use crate::language::words::{block_name, words};
use crate::text::Text;

/// The text of a hint at a level; `None` if the hint belongs to another program.
pub fn hint(text: &Text, program: &Program, hint: &Hint, level: HintLevel) -> Option<String> {
    let block = program.get(hint.block)?;
    match level {
        HintLevel::General => Some(hint_general(text, hint.idea)),
        HintLevel::Place => Some(place(text, hint.idea, block_name(program, text, block))),
        HintLevel::Concrete => {
            let (after, Replacement { old, new }) =
                hint.preview(program, &|word| hint_variable(text, word))?;
            let old = excerpt(text, program, &old)?;
            Some(if new.is_empty() {
                text.msg_hint_concrete_away(old)
            } else {
                text.msg_hint_concrete_swap(old, excerpt(text, &after, &new)?)
            })
        }
    }
}

/// The question that leads to an idea.
pub fn hint_general(text: &Text, idea: Idea) -> String {
    match idea {
        Idea::Phases => text.msg_hint_general_phases(),
        Idea::Connection => text.msg_hint_general_connection(),
        Idea::Walk => text.msg_hint_general_walk(),
        Idea::Sweeps => text.msg_hint_general_sweeps(),
        Idea::Condition => text.msg_hint_general_condition(),
        Idea::Loop => text.msg_hint_general_loop(),
        Idea::OneByOne => text.msg_hint_general_one_by_one(),
        Idea::Columns => text.msg_hint_general_columns(),
        Idea::Stacks => text.msg_hint_general_stacks(),
        Idea::Upwards => text.msg_hint_general_upwards(),
        Idea::Bricks => text.msg_hint_general_bricks(),
        Idea::Steps => text.msg_hint_general_steps(),
        Idea::Variable => text.msg_hint_general_variable(),
        Idea::Indices => text.msg_hint_general_indices(),
        Idea::Scan => text.msg_hint_general_scan(),
        Idea::Needless => text.msg_hint_general_needless(),
        Idea::Numbers => text.msg_hint_general_numbers(),
    }
}

/// The name for a variable that a hint introduces; `word` is its Italian name in the hints.
pub fn hint_variable(text: &Text, word: &str) -> String {
    match word {
        "riga" => text.msg_hint_variable_row(),
        "colonna" => text.msg_hint_variable_column(),
        "cima" => text.msg_hint_variable_top(),
        "fondo" => text.msg_hint_variable_bottom(),
        "alto" => text.msg_hint_variable_high(),
        "basso" => text.msg_hint_variable_low(),
        "colore" => text.msg_hint_variable_colour(),
        letter => letter.to_owned(),
    }
}

fn place(text: &Text, idea: Idea, block: String) -> String {
    match idea {
        Idea::Phases => text.msg_hint_place_phases(block),
        Idea::Connection => text.msg_hint_place_connection(block),
        Idea::Walk => text.msg_hint_place_walk(block),
        Idea::Sweeps => text.msg_hint_place_sweeps(block),
        Idea::Condition => text.msg_hint_place_condition(block),
        Idea::Loop => text.msg_hint_place_loop(block),
        Idea::OneByOne => text.msg_hint_place_one_by_one(block),
        Idea::Columns => text.msg_hint_place_columns(block),
        Idea::Stacks => text.msg_hint_place_stacks(block),
        Idea::Upwards => text.msg_hint_place_upwards(block),
        Idea::Bricks => text.msg_hint_place_bricks(block),
        Idea::Steps => text.msg_hint_place_steps(block),
        Idea::Variable => text.msg_hint_place_variable(block),
        Idea::Indices => text.msg_hint_place_indices(block),
        Idea::Scan => text.msg_hint_place_scan(block),
        Idea::Needless => text.msg_hint_place_needless(block),
        Idea::Numbers => text.msg_hint_place_numbers(block),
    }
}

/// Blocks in words: consecutive commands, or one value.
fn excerpt(text: &Text, program: &Program, blocks: &[BlockId]) -> Option<String> {
    let mut excerpt = Program::new("");
    let first = program.get(*blocks.first()?)?;
    let is_value = first.kind.row().value().is_some();
    let (edits, fragment) = excerpt.insert_edit(program, blocks);
    excerpt.apply(Edit::All(edits)).ok()?;
    let place = if is_value {
        let (stack, order, at) = (excerpt.fresh_stack(), 0, (0.0, 0.0));
        Place::Loose { stack, order, at }
    } else {
        Place::Stack(Stack::Hat, 0)
    };
    excerpt.apply(Edit::Attach(fragment, place)).ok()?;
    let words = words(&excerpt, text);
    // Skip the hat, and before a loose value also an empty line and a heading.
    let lines = words.lines().skip(if is_value { 3 } else { 1 });
    Some(lines.collect::<Vec<_>>().join("\n"))
}
