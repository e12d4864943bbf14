//! Which blocks of a program were brought into a contest. The contest's own files keep it beside the program; program files
//! do not have it. A slot, which is a program file, has it in a comment before the program:
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

/// The blocks of one program that were brought in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename = "Contest")]
pub struct BroughtIn {
    /// The checksum of the program's text.
    program: String,
    /// The first and the last number of neighbouring blocks, counted as [`Program::brought_in`] does.
    brought_in: Vec<(usize, usize)>,
}

impl BroughtIn {
    /// The blocks of `program`, whose file is `text`.
    fn of(program: &Program, text: &str) -> BroughtIn {
        let mut ranges: Vec<(usize, usize)> = Vec::new();
        for number in program.brought_in() {
            match ranges.last_mut() {
                Some((_, last)) if *last + 1 == number => *last = number,
                _ => ranges.push((number, number)),
            }
        }
        BroughtIn {
            program: checksum(text),
            brought_in: ranges,
        }
    }

    /// The blocks of a program that is kept in a value.
    pub fn of_kept(program: &Program) -> BroughtIn {
        BroughtIn::of(program, &write(program))
    }

    /// Marks the blocks of a program that was kept in a value: all of them if `kept` is missing or about another program.
    pub fn mark_kept(kept: Option<&BroughtIn>, program: &mut Program) {
        BroughtIn::mark(kept, program, &write(program));
    }

    fn mark(kept: Option<&BroughtIn>, program: &mut Program, text: &str) {
        let Some(kept) = kept.filter(|kept| kept.program == checksum(text)) else {
            program.mark_all_brought_in();
            return;
        };
        let blocks = program.block_count();
        let mut numbers: Vec<usize> = Vec::new();
        for &(first, last) in &kept.brought_in {
            let next = numbers.last().map_or(0, |number| number + 1);
            numbers.extend(first.max(next)..=last.min(blocks));
        }
        program.mark_brought_in(&numbers);
    }
}

/// The text of a program in a slot of a contest.
pub fn program_text(program: &Program) -> String {
    let text = write(program);
    let config = ron::ser::PrettyConfig::new()
        .struct_names(true)
        .compact_structs(true)
        .compact_arrays(true);
    // Texts and numbers are always RON.
    let line = ron::ser::to_string_pretty(&BroughtIn::of(program, &text), config);
    format!("// {}\n{text}", line.unwrap_or_default())
}

/// Marks the blocks of a program that was read from such a file: all of them if the comment is missing, or is not about
/// this text.
pub fn mark(program: &mut Program, file: &str) {
    let line = file.split_once('\n').filter(|_| file.starts_with(COMMENT));
    let kept = line.and_then(|(line, _)| ron::from_str(line.strip_prefix("// ")?).ok());
    let text = line.map_or(file, |(_, text)| text);
    BroughtIn::mark(kept.as_ref(), program, text);
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
            program.mark_brought_in(&numbers);
            let text = program_text(&program);
            assert_eq!(marked(&text), numbers, "{text}");
            let mut kept = read(&write(&program)).unwrap();
            BroughtIn::mark_kept(Some(&BroughtIn::of_kept(&program)), &mut kept);
            assert_eq!(kept.brought_in(), numbers);
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
