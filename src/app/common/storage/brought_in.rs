//! Which blocks of a program were brought into a contest, as its own files keep it: in a comment before the program, so
//! that both are written at once. Program files do not have it.
//!
//! ```ron
//! // Contest(program: "8f3c…", brought_in: [(0, 2), (7, 7)])
//! Program(…)
//! ```

use crate::seal::checksum;
use engine::language::Program;
use engine::language::file::write;
use serde::{Deserialize, Serialize};

const COMMENT: &str = "// Contest(";

#[derive(Serialize, Deserialize)]
#[serde(rename = "Contest")]
struct Line {
    /// The checksum of the text behind this line.
    program: String,
    /// The first and the last number of neighbouring blocks, counted as [`Program::brought_in`] does.
    brought_in: Vec<(usize, usize)>,
}

/// The text of a program in a file of a contest.
pub fn program_text(program: &Program) -> String {
    let text = write(program);
    let mut ranges: Vec<(usize, usize)> = Vec::new();
    for number in program.brought_in() {
        match ranges.last_mut() {
            Some((_, last)) if *last + 1 == number => *last = number,
            _ => ranges.push((number, number)),
        }
    }
    let line = Line {
        program: checksum(&text),
        brought_in: ranges,
    };
    let config = ron::ser::PrettyConfig::new()
        .struct_names(true)
        .compact_structs(true)
        .compact_arrays(true);
    // Texts and numbers are always RON.
    let line = ron::ser::to_string_pretty(&line, config).unwrap_or_default();
    format!("// {line}\n{text}")
}

/// Marks the blocks of a program that was read from such a file: all of them if the comment is missing, or is not about
/// this text.
pub fn mark(program: &mut Program, file: &str) {
    let Some(Line { brought_in, .. }) = line_of(file) else {
        program.bring_in();
        return;
    };
    let blocks = program.block_count();
    let mut numbers: Vec<usize> = Vec::new();
    for (first, last) in brought_in {
        let next = numbers.last().map_or(0, |number| number + 1);
        numbers.extend(first.max(next)..=last.min(blocks));
    }
    program.bring_in_numbers(&numbers);
}

fn line_of(file: &str) -> Option<Line> {
    let at = match file.starts_with(COMMENT) {
        true => 0,
        false => file.find(&format!("\n{COMMENT}"))? + 1,
    };
    let (line, text) = file[at..].split_once('\n')?;
    let line: Line = ron::from_str(line.strip_prefix("// ")?).ok()?;
    (line.program == checksum(text)).then_some(line)
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::language::file::read;

    fn program() -> Program {
        let text =
            "Program(format: 1, name: \"p\", on_click: [DropAll, CureAll, DropAll, CureAll])";
        read(text).unwrap()
    }

    fn marked(file: &str) -> Vec<usize> {
        let mut program = read(file).unwrap();
        mark(&mut program, file);
        program.brought_in()
    }

    #[test]
    fn marks_are_read_as_they_were_written() {
        for numbers in [vec![], vec![0], vec![0, 1, 3], vec![0, 1, 2, 3]] {
            let mut program = program();
            program.bring_in_numbers(&numbers);
            let text = program_text(&program);
            assert_eq!(marked(&text), numbers, "{text}");
            assert_eq!(marked(&format!("// Session(saved: true)\n{text}")), numbers);
        }
    }

    #[test]
    fn all_blocks_of_another_text_count() {
        let text = program_text(&program());
        let all = vec![0, 1, 2, 3];
        for other in [
            write(&program()),
            text.replace("\"p\"", "\"q\""),
            text.replace("brought_in: []", "brought_in: [0]"),
        ] {
            assert_eq!(marked(&other), all, "{other}");
        }
        let huge = text.replace("brought_in: []", "brought_in: [(2, 18446744073709551615)]");
        assert_eq!(marked(&huge), [2, 3]);
    }
}
