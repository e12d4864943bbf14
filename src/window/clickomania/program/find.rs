//! Searches the program for blocks in whose words, numbers, variables or comments all wanted words occur.
//!
//! Each frame searches some blocks, so that a long program does not hold up the window; the blocks found before are shown
//! until the search is complete.

use super::document::Document;
use crate::window::kit::search::{holds, plain};
use engine::language::kind::Literal;
use engine::language::words::block_name;
use engine::language::{BlockId, Field, Kind, Program};
use engine::layout::Layout;
use engine::text::{Language, Text};
use std::collections::HashMap;
use std::vec::IntoIter;

/// Number of blocks searched in a frame.
const PER_FRAME: usize = 2_000;

/// A block that was found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FoundBlock {
    pub block: BlockId,
    /// The block that shows it: itself, or the folded block that it is in.
    pub shown: BlockId,
}

/// A search and its hits.
#[derive(Default)]
pub struct Find {
    key: Option<FindKey>,
    words: Vec<String>,
    /// The blocks that show the hits, in the order of the program, each once.
    shown: Vec<BlockId>,
    hits: Vec<FoundBlock>,
    /// The index of the current hit.
    at: Option<usize>,
    scan: Option<Scan>,
}

/// The words, and the program they are searched in.
#[derive(Clone, PartialEq, Eq, Debug)]
struct FindKey {
    wanted: String,
    revision: u64,
    language: Language,
}

/// A search that is not complete.
struct Scan {
    rest: IntoIter<BlockId>,
    hits: Vec<FoundBlock>,
    /// The last block that is laid out: those after it that are not are folded into it.
    visible: Option<BlockId>,
    /// The words of the kinds and options so far, except numbers.
    names: HashMap<Kind, Vec<(Field, String)>>,
}

impl Find {
    /// Continues the search for these words, or begins another one. True if there is more to search.
    pub fn follow(
        &mut self,
        wanted: &str,
        document: &Document,
        layout: &Layout,
        text: &Text,
    ) -> bool {
        if wanted.trim().is_empty() {
            *self = Find::default();
            return false;
        }
        let key = FindKey {
            wanted: wanted.trim().to_owned(),
            revision: document.revision(),
            language: text.language(),
        };
        let program = document.program();
        if self.key.as_ref() != Some(&key) {
            self.words = key.wanted.split_whitespace().map(plain).collect();
            self.key = Some(key);
            let all: Vec<BlockId> = program.all_blocks().collect();
            self.scan = Some(Scan {
                rest: all.into_iter(),
                hits: Vec::new(),
                visible: None,
                names: HashMap::new(),
            });
        }
        let Some(mut scan) = self.scan.take() else {
            return false;
        };
        if scan.go_on(&self.words, program, layout, text) {
            self.scan = Some(scan);
            return true;
        }
        let present = self.current();
        self.hits = scan.hits;
        self.shown = self.hits.iter().map(|hit| hit.shown).collect();
        self.shown.dedup();
        let same = |hit: &FoundBlock| present.is_some_and(|present| present.block == hit.block);
        self.at = self.hits.iter().position(same);
        false
    }

    /// The found blocks, or the folded ones around them.
    pub fn marked(&self) -> &[BlockId] {
        &self.shown
    }

    /// True while something is searched for.
    pub fn is_active(&self) -> bool {
        self.key.is_some()
    }

    /// The number of the current hit, from 1, and the number of hits.
    pub fn place(&self) -> (Option<usize>, usize) {
        (self.at.map(|at| at + 1), self.hits.len())
    }

    /// The current hit.
    pub fn current(&self) -> Option<FoundBlock> {
        self.hits.get(self.at?).copied()
    }

    /// Goes to the next hit or the one before; after the last one comes the first.
    pub fn step(&mut self, back: bool) -> Option<FoundBlock> {
        let last = self.hits.len().checked_sub(1)?;
        self.at = Some(match (self.at, back) {
            (None, false) => 0,
            (None, true) | (Some(0), true) => last,
            (Some(at), true) => at - 1,
            (Some(at), false) if at == last => 0,
            (Some(at), false) => at + 1,
        });
        self.current()
    }
}

impl Scan {
    /// Searches some more blocks. False if these were all.
    fn go_on(&mut self, words: &[String], program: &Program, layout: &Layout, text: &Text) -> bool {
        for _ in 0..PER_FRAME {
            let Some(block) = self.rest.next() else {
                return false;
            };
            if layout.get(block).is_some() {
                self.visible = Some(block);
            }
            if let Some(shown) = self.visible
                && self.matches(words, program, text, block)
            {
                self.hits.push(FoundBlock { block, shown });
            }
        }
        true
    }

    /// True if all words occur on the block.
    fn matches(&mut self, words: &[String], program: &Program, text: &Text, id: BlockId) -> bool {
        let block = program.block(id);
        let comment = block.marks.comment.as_deref().map(plain);
        let literals = block
            .sockets
            .iter()
            .filter(|held| held.block.is_none())
            .filter_map(|held| held.literal);
        let mut others: Vec<String> = literals.map(|literal| shown(text, literal)).collect();
        others.extend(comment);
        let number = matches!(block.field, Field::Number(_));
        if number {
            others.push(plain(&block_name(program, text, block)));
        }
        let named = self.names.entry(block.kind).or_default();
        let known = named.iter().position(|(field, _)| *field == block.field);
        let name = match known {
            _ if number => "",
            Some(known) => &named[known].1,
            None => {
                named.push((block.field, plain(&block_name(program, text, block))));
                &named[named.len() - 1].1
            }
        };
        words
            .iter()
            .all(|word| holds(name, word) || others.iter().any(|other| holds(other, word)))
    }
}

/// A default value as its socket shows it.
fn shown(text: &Text, literal: Literal) -> String {
    match literal {
        Literal::Number(number) => plain(&text.number(number)),
        Literal::Colour(colour) => plain(&text.colour(colour)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::window::clickomania::program::document::Opened;
    use engine::language::file::read;
    use engine::layout::Advances;

    fn found(blocks: &str, wanted: &str) -> Vec<(Kind, Kind)> {
        let source = format!("Program(format: 1, name: \"\", variables: [\"quota\"], {blocks})");
        let mut document = Document::new(Opened {
            program: read(&source).unwrap(),
            ..Opened::default()
        });
        let text = Text::load(Language::It).unwrap();
        let mut layout = Layout::new();
        let changed = document.take_changed().unwrap();
        layout.update(document.program(), &text, &Advances::embedded(), &changed);
        let mut find = Find::default();
        while find.follow(wanted, &document, &layout, &text) {}
        let kind = |id| document.program().block(id).kind;
        let hits = find.hits.iter();
        hits.map(|hit| (kind(hit.block), kind(hit.shown))).collect()
    }

    #[test]
    fn words_numbers_colours_variables_and_comments_are_found() {
        const BLOCKS: &str = "on_click: [\
            Comment(\"Prima la città\", Repeat(times: Number(81), body: [CureAll])), \
            Repeat(times: Number(8), body: [DropAll]), \
            Paint(colour: Green, cell: Clicked), \
            Set(var: \"quota\", to: Number(1))]";
        let kinds = |wanted: &str| -> Vec<Kind> {
            let found = found(BLOCKS, wanted).into_iter();
            found.map(|(block, _)| block).collect()
        };
        assert_eq!(kinds("ripeti"), [Kind::Repeat, Kind::Repeat]);
        assert_eq!(kinds("CADERE tutti"), [Kind::DropAll]);
        assert_eq!(kinds("verde"), [Kind::Paint]);
        assert_eq!(kinds("quota"), [Kind::Set]);
        assert_eq!(kinds("citta"), [Kind::Repeat]);
        // A number is a whole one: not the 8 of 81, not the 1 of 81.
        assert_eq!(kinds("8").len(), 1);
        assert_eq!(kinds("81").len(), 1);
        assert_eq!(kinds("1").len(), 1);
        assert!(kinds("ripeti 7").is_empty());
        assert!(kinds("   ").is_empty());
    }

    #[test]
    fn what_is_folded_is_seen_at_the_block_around_it() {
        let blocks = "on_click: [Collapsed(Repeat(times: Number(2), body: [\
            Repeat(times: Number(3), body: [CureAll])])), CureAll]";
        let expected = [
            (Kind::CureAll, Kind::Repeat),
            (Kind::CureAll, Kind::CureAll),
        ];
        assert_eq!(found(blocks, "togli infezione"), expected);
    }

    #[test]
    fn one_goes_around_in_both_directions() {
        let hit = |number: usize| {
            let program = read("Program(format: 1, name: \"\", on_click: [CureAll, CureAll])");
            let program = program.unwrap();
            let block = program.all_blocks().nth(number).unwrap();
            FoundBlock {
                block,
                shown: block,
            }
        };
        let mut find = Find {
            hits: vec![hit(0), hit(1)],
            ..Find::default()
        };
        let walked: Vec<_> = [false, false, false, true, true]
            .map(|back| find.step(back).unwrap())
            .to_vec();
        assert_eq!(walked, [hit(0), hit(1), hit(0), hit(1), hit(0)]);
        assert_eq!(Find::default().step(true), None);
    }
}
