//! A text while it is edited: the blocks, programs and walls in it are shown as a word in brackets, ‹Programma 1›.

use super::form::kind_name;
use engine::language::Kind;
use engine::text::Text;
use std::ops::Range;

const OPEN: char = '‹';
const CLOSE: char = '›';
/// The fence around programs and walls in CommonMark.
const FENCE: &str = "```";

/// The shown text of the field, and the meaning of each word in brackets.
#[derive(Clone, Debug, Default)]
pub struct FoldedText {
    pub shown: String,
    /// Words without their brackets, with the source that they replace.
    parts: Vec<(String, String)>,
}

impl FoldedText {
    /// Shows this source, unless it is shown already.
    pub fn follow(&mut self, source: &str, text: &Text) {
        if self.source() == source {
            return;
        }
        self.shown.clear();
        let mut rest = 0;
        for part in parts(source) {
            self.shown.push_str(&source[rest..part.start]);
            rest = part.end;
            let word = self.word_for(&source[part], text);
            self.shown.push_str(&word);
        }
        self.shown.push_str(&source[rest..]);
    }

    /// The source of what is shown. A program and a wall get separate lines.
    pub fn source(&self) -> String {
        let mut source = String::with_capacity(self.shown.len());
        let mut rest = self.shown.as_str();
        while let Some(start) = rest.find(OPEN) {
            let (before, behind) = rest.split_at(start);
            source.push_str(before);
            let inside = &behind[OPEN.len_utf8()..];
            let known = inside.split_once(CLOSE).and_then(|(word, after)| {
                let part = self.parts.iter().find(|(known, _)| known == word)?;
                Some((&part.1, after))
            });
            let Some((part, after)) = known else {
                source.push(OPEN);
                rest = inside;
                continue;
            };
            let fenced = part.starts_with(FENCE);
            if fenced && !source.is_empty() && !source.ends_with('\n') {
                source.push_str("\n\n");
            }
            source.push_str(part);
            if fenced && !after.is_empty() && !after.starts_with('\n') {
                source.push_str("\n\n");
            }
            rest = after;
        }
        source.push_str(rest);
        source
    }

    /// The word in brackets for a part of the source.
    pub fn word_for(&mut self, part: &str, text: &Text) -> String {
        let known = self.parts.iter().find(|(_, known)| known == part);
        let word = match known {
            Some((word, _)) => word.clone(),
            None => {
                let word = self.new_word(part, text);
                self.parts.push((word.clone(), part.to_owned()));
                word
            }
        };
        format!("{OPEN}{word}{CLOSE}")
    }

    fn new_word(&self, part: &str, text: &Text) -> String {
        let kind = Kind::from_variant(part.trim_matches('`'));
        let (name, numbered) = match kind {
            Some(kind) => (kind_name(text, kind), false),
            None if part.starts_with("```wall") => (text.msg_writing_word_wall(), true),
            None => (text.msg_writing_word_program(), true),
        };
        let free = |word: &String| self.parts.iter().all(|(known, _)| known != word);
        let mut numbers = 1..;
        loop {
            let number = numbers.next().unwrap_or(usize::MAX);
            let word = match (number, numbered) {
                (1, false) => name.clone(),
                _ => format!("{name} {number}"),
            };
            if free(&word) {
                return word;
            }
        }
    }
}

/// The blocks, programs and walls in a source, in order.
fn parts(source: &str) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let mut at = 0;
    let mut fence: Option<usize> = None;
    for line in source.split_inclusive('\n') {
        let words = line.trim_end();
        match fence {
            Some(start) if words == FENCE => {
                found.push(start..at + words.len());
                fence = None;
            }
            Some(_) => {}
            None if words == "```program" || words == "```wall" => fence = Some(at),
            None => blocks(line, at, &mut found),
        }
        at += line.len();
    }
    found
}

/// The names of blocks in a line that begins at `at`.
fn blocks(line: &str, at: usize, found: &mut Vec<Range<usize>>) {
    let mut marks = line.match_indices('`').map(|(place, _)| place).peekable();
    while let Some(start) = marks.next() {
        let Some(&end) = marks.peek() else { return };
        if Kind::from_variant(&line[start + 1..end]).is_some() {
            marks.next();
            found.push(at + start..at + end + 1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::task::embedded;
    use engine::text::Language;

    #[test]
    fn every_text_that_ships_comes_back_as_it_was() {
        let text = Text::load(Language::It).unwrap();
        let mut folded = 0;
        for task in embedded().all() {
            let steps = task.steps.iter().map(|step| &step.text);
            for (_, source) in steps.chain([&task.text]).flat_map(|texts| texts.iter()) {
                let mut shown = FoldedText::default();
                shown.follow(source, &text);
                assert_eq!(shown.source(), source, "{}", task.id);
                assert!(!shown.shown.contains("Program("), "{}", shown.shown);
                folded += shown.parts.len();
            }
        }
        assert!(folded > 50, "{folded}");
    }

    #[test]
    fn words_around_a_program_leave_it_lines_of_its_own() {
        let text = Text::load(Language::It).unwrap();
        let mut shown = FoldedText::default();
        shown.follow("```wall\nR\n```", &text);
        shown.shown = format!("prima {} dopo ‹altro›", shown.shown);
        assert_eq!(shown.source(), "prima \n\n```wall\nR\n```\n\n dopo ‹altro›");
    }
}
