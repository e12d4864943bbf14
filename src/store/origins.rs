//! The origins of the blocks of a program, beside the program: program files do not have them. A slot, which is a
//! program file, has them in a comment before the program:
//!
//! ```ron
//! // Origins(program: "8f3c…", blocks: [(first: 0, last: 2, given: Some(40), hinted: None)])
//! Program(…)
//! ```

use crate::seal::checksum;
use engine::language::Program;
use engine::language::file::write;
use engine::language::program::Origin;
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;

const COMMENT: &str = "// Origins(";

/// The origins of the blocks of one program.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Origins {
    /// The checksum of the program's text.
    program: String,
    blocks: Vec<OriginRange>,
}

/// Neighbouring blocks of one origin, by their numbers in [`Program::all_blocks`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct OriginRange {
    first: usize,
    last: usize,
    given: Option<u64>,
    hinted: Option<u64>,
}

impl OriginRange {
    fn origin(self) -> Origin {
        let OriginRange { given, hinted, .. } = self;
        Origin { given, hinted }
    }
}

impl Origins {
    /// Those of `program`, whose file is `text`.
    fn of(program: &Program, text: &str) -> Origins {
        let mut blocks: Vec<OriginRange> = Vec::new();
        for (number, origin) in program.origins() {
            match blocks.last_mut() {
                Some(range) if range.last + 1 == number && range.origin() == origin => {
                    range.last = number;
                }
                _ => blocks.push(OriginRange {
                    first: number,
                    last: number,
                    given: origin.given,
                    hinted: origin.hinted,
                }),
            }
        }
        Origins {
            program: checksum(text),
            blocks,
        }
    }

    /// Those of a program that is kept in a value.
    pub fn of_kept(program: &Program) -> Origins {
        Origins::of(program, &write(program))
    }

    /// Marks the blocks of a program that was kept in a value. Without origins, as in files of older versions, the
    /// program is the person's own, but in a contest all of it came from outside.
    pub fn mark_kept(kept: Option<&Origins>, program: &mut Program, contest: bool) {
        match kept {
            Some(kept) => kept.mark(program, &write(program)),
            None if contest => program.mark_all_given(0),
            None => {}
        }
    }

    /// Marks the blocks of a program; all of them as given if these are the origins of another text.
    fn mark(&self, program: &mut Program, text: &str) {
        if self.program != checksum(text) {
            program.mark_all_given(0);
            return;
        }
        let blocks = program.block_count();
        let mut origins: Vec<(usize, Origin)> = Vec::new();
        for range in &self.blocks {
            let next = origins.last().map_or(0, |(number, _)| number + 1);
            let numbers = range.first.max(next)..=range.last.min(blocks);
            origins.extend(numbers.map(|number| (number, range.origin())));
        }
        program.set_origins(&origins);
    }
}

/// The text of a program with its origins in a comment.
pub fn program_text(program: &Program) -> String {
    let text = write(program);
    let config = ron::ser::PrettyConfig::new()
        .struct_names(true)
        .compact_structs(true)
        .compact_arrays(true);
    // Texts and numbers are always RON.
    let line = ron::ser::to_string_pretty(&Origins::of(program, &text), config);
    // Compact arrays still name the structs in them, which one line has no need of.
    let line = line.unwrap_or_default().replace("OriginRange(", "(");
    format!("// {line}\n{text}")
}

/// Marks the blocks of a program that was read from such a file. Without the comment it is the person's own, but in a
/// contest all of it came from outside.
pub fn mark(program: &mut Program, file: &str, contest: bool) {
    let line = file.split_once('\n').filter(|_| file.starts_with(COMMENT));
    let Some((line, text)) = line else {
        return Origins::mark_kept(None, program, contest);
    };
    let kept: Option<Origins> =
        (line.strip_prefix("// ")).and_then(|line| ron::from_str(line).ok());
    match kept {
        Some(kept) => kept.mark(program, text),
        None => program.mark_all_given(0),
    }
}

/// How many texts that this window copied are recognised when they are pasted.
const MAX_COPIED: usize = 32;

/// The last texts that this window copied, with the origins of their blocks, which a clipboard does not keep.
#[derive(Debug, Default)]
pub struct CopiedPrograms(VecDeque<(String, Vec<(usize, Origin)>)>);

impl CopiedPrograms {
    /// Remembers a text that was copied.
    pub fn remember(&mut self, text: &str, program: &Program) {
        if self.0.len() >= MAX_COPIED {
            self.0.pop_front();
        }
        self.0.push_back((plain(text), program.origins()));
    }

    /// Marks the blocks of a pasted text as they were when it was copied; false if that was elsewhere.
    pub fn mark_pasted(&self, text: &str, program: &mut Program) -> bool {
        let pasted = plain(text);
        let mut copied = self.0.iter().rev();
        let known = copied.find(|(text, _)| *text == pasted);
        if let Some((_, origins)) = known {
            program.set_origins(origins);
        }
        known.is_some()
    }
}

/// A text as it is after a clipboard changed the ends of its lines.
fn plain(text: &str) -> String {
    let lines = text.trim().lines().map(str::trim_end);
    lines.collect::<Vec<_>>().join("\n")
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

    fn marked(file: &str, contest: bool) -> Vec<(usize, Origin)> {
        let mut program = read(file).unwrap();
        mark(&mut program, file, contest);
        program.origins()
    }

    fn origin(given: u64, hinted: Option<u64>) -> Origin {
        Origin {
            given: Some(given),
            hinted,
        }
    }

    #[test]
    fn origins_are_read_as_they_were_written() {
        for numbers in [vec![], vec![0], vec![0, 1, 3], vec![0, 1, 2, 3]] {
            let origin_of = |&number: &usize| (number, origin(number as u64 / 2, None));
            let origins: Vec<_> = numbers.iter().map(origin_of).collect();
            let mut program = program();
            program.set_origins(&origins);
            let text = program_text(&program);
            assert_eq!(marked(&text, true), origins, "{text}");
            assert_eq!(marked(&text, false), origins, "{text}");
            let mut kept = read(&write(&program)).unwrap();
            Origins::mark_kept(Some(&Origins::of_kept(&program)), &mut kept, true);
            assert_eq!(kept.origins(), origins);
        }
    }

    #[test]
    fn all_blocks_of_another_text_are_given() {
        let text = program_text(&program());
        let all: Vec<_> = (0..4).map(|number| (number, origin(0, None))).collect();
        let changed = text.replace("\"p\"", "\"q\"");
        let broken = text.replace("blocks: []", "blocks: [0]");
        for other in [changed, broken] {
            assert_eq!(marked(&other, false), all, "{other}");
        }
        // A text without a comment is one's own, but in a contest it was brought in.
        assert_eq!(marked(&write(&program()), true), all);
        assert_eq!(marked(&write(&program()), false), []);
        let range =
            "blocks: [(first: 2, last: 18446744073709551615, given: Some(5), hinted: Some(3))]";
        let huge = text.replace("blocks: []", range);
        let end: Vec<_> = [2, 3].map(|number| (number, origin(5, Some(3)))).into();
        assert_eq!(marked(&huge, true), end);
    }

    #[test]
    fn a_copied_text_keeps_its_origins() {
        let mut copied = CopiedPrograms::default();
        let mut program = program();
        program.set_origins(&[(1, origin(9, None))]);
        let text = write(&program);
        copied.remember(&text, &program);
        let mut pasted = read(&text).unwrap();
        // As some clipboards make it.
        assert!(copied.mark_pasted(&text.replace('\n', "\r\n"), &mut pasted));
        assert_eq!(pasted.origins(), program.origins());
        assert!(!copied.mark_pasted("Program(format: 1)", &mut pasted));
    }
}
