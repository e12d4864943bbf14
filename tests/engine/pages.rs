//! The pages that people read are true and readable: their programs work, they name every block, cost and option, their
//! links lead somewhere, and their sentences are short. `tests/cli/pages.rs` runs the commands that they show.

use crate::text_messages::WORDS;
use engine::language::kind::{ArgKind, TABLE};
use engine::language::{check, cost, file};
use std::path::Path;
use test_support::pages::pages;

const README: &str = include_str!("../../README.md");
const ITALIAN_README: &str = include_str!("../../README.it.md");
const SUMMARY: &str = include_str!("../../docs/SUMMARY.md");
const PROGRAM_FILES: &str = include_str!("../../docs/program-files.md");

/// The pieces of a page between ```` ```ron ```` and ```` ``` ````.
fn programs(page: &str) -> Vec<&str> {
    let after = page.split("```ron\n").skip(1);
    after
        .map(|rest| rest.split("```").next().expect("the piece ends"))
        .collect()
}

#[test]
fn programs_can_be_read_are_ready_and_cost_what_the_page_says() {
    let costs: Vec<u64> = programs(PROGRAM_FILES)
        .into_iter()
        .map(|text| {
            let program = file::read(text).unwrap_or_else(|error| panic!("{error:?}\n{text}"));
            assert_eq!(check::check(&program), []);
            cost::cost(&program).total
        })
        .collect();
    assert_eq!(costs, [35, 31]);
}

#[test]
fn the_page_names_every_block_with_its_cost_and_every_option() {
    let start = PROGRAM_FILES.find("## All blocks").unwrap();
    let end = PROGRAM_FILES.find("## Errors").unwrap();
    let table = &PROGRAM_FILES[start..end];
    for row in TABLE {
        let named = |after: &str| table.contains(&format!("`{}{after}", row.variant));
        assert!(named("(") || named("`"), "{}", row.variant);
        let at = table
            .find(&format!("`{}(", row.variant))
            .or(table.find(&format!("`{}`", row.variant)));
        let rest = &table[at.unwrap() + 1..];
        let behind = rest[rest.find('`').unwrap() + 1..].trim_start();
        let digits: String = behind.chars().take_while(char::is_ascii_digit).collect();
        assert_eq!(digits.parse().unwrap_or(0), row.cost, "{}", row.variant);
        for arg in row.args {
            if let ArgKind::Field(field) = arg.kind {
                for option in field.options() {
                    let word = option.word();
                    let words = table.split(|c: char| !c.is_alphanumeric());
                    assert!(words.into_iter().any(|other| other == word), "{word}");
                }
            }
        }
    }
}

#[test]
fn the_readme_ends() {
    for (name, page) in [("README.md", README), ("README.it.md", ITALIAN_README)] {
        let lines = page.lines().count();
        assert!(lines <= 180, "{name} has {lines} lines: move some to docs");
    }
}

#[test]
fn the_summary_lists_every_page_and_links_lead_somewhere() {
    let mut wrong = Vec::new();
    for (path, page) in pages() {
        let place = path.to_str().unwrap();
        if let Some((_, name)) = place.split_once("/docs/")
            && name != "SUMMARY.md"
            && !SUMMARY.contains(&format!("]({name})"))
        {
            wrong.push(format!("docs/SUMMARY.md lacks {name}"));
        }
        for link in page
            .split("](")
            .skip(1)
            .filter_map(|rest| rest.split(')').next())
        {
            let file = link.split('#').next().unwrap();
            let here = path.parent().unwrap_or(Path::new("."));
            if !link.contains("://") && !file.is_empty() && !here.join(file).exists() {
                wrong.push(format!("{place}: {link}"));
            }
        }
    }
    assert_eq!(wrong, [""; 0]);
}

/// The prose of a page in pieces: paragraphs, list items and table cells, without code.
fn pieces(page: &str) -> Vec<String> {
    let mut pieces = vec![String::new()];
    let prose = page.split("```").step_by(2).flat_map(str::lines);
    for line in prose.filter(|line| !line.starts_with("    ")) {
        let text = line.trim_start_matches(['>', ' ']);
        let item = text.starts_with("- ") || text.starts_with(|c: char| c.is_ascii_digit());
        if text.starts_with('|') {
            pieces.extend(text.split(" | ").map(str::to_owned));
            pieces.push(String::new());
        } else if text.is_empty() || text.starts_with('#') || item {
            pieces.push(text.to_owned());
        } else {
            let last = pieces.last_mut().expect("there is always one");
            last.push(' ');
            last.push_str(text);
        }
    }
    pieces
}

/// The number of words of each sentence. Code is one word; an address is none.
fn sentences(piece: &str) -> Vec<(usize, String)> {
    let mut text = String::new();
    for (index, part) in piece.split('`').enumerate() {
        text.push_str(if index % 2 == 1 { "code" } else { part });
    }
    let parts = text.split("](");
    let unlinked: String = parts
        .enumerate()
        .map(|(index, part)| match part.split_once(')') {
            Some((_, rest)) if index > 0 => rest.to_owned(),
            _ => part.to_owned(),
        })
        .collect();
    let mut sentences = Vec::new();
    let mut words: Vec<&str> = Vec::new();
    for word in unlinked.split_whitespace() {
        if word.contains(char::is_alphanumeric) {
            words.push(word);
        }
        let end = word.trim_end_matches(['*', '"', '”', '»', ')']);
        if end.ends_with(['.', '?', '!', '…']) && !end.ends_with("e.g.") {
            sentences.push((words.len(), words.join(" ")));
            words.clear();
        }
    }
    sentences.push((words.len(), words.join(" ")));
    sentences
}

#[test]
fn sentences_are_short() {
    const LONGEST: usize = 35;
    const MEAN: f64 = 16.0;
    let mut wrong = Vec::new();
    for (path, page) in pages() {
        let place = path.display();
        let pieces = pieces(&page);
        let all: Vec<_> = pieces.iter().flat_map(|piece| sentences(piece)).collect();
        let long = all.iter().filter(|(words, _)| *words > LONGEST);
        wrong.extend(long.map(|(words, sentence)| format!("{place}: {words} words: {sentence}")));
        // Names in cells and headings are no sentences.
        let prose = all.iter().filter(|(words, _)| *words > 3);
        let (count, words) =
            prose.fold((0, 0), |(count, sum), (words, _)| (count + 1, sum + words));
        let mean = words as f64 / f64::from(count.max(1));
        if mean > MEAN {
            wrong.push(format!("{place}: {mean:.1} words a sentence"));
        }
    }
    assert_eq!(
        wrong, [""; 0],
        "split sentences of more than {LONGEST} words"
    );
}

#[test]
fn english_pages_use_everyday_words() {
    let mut found = Vec::new();
    for (path, page) in pages() {
        if path.ends_with("README.it.md") || path.ends_with("glossary.md") {
            continue;
        }
        for piece in pieces(&page) {
            let prose: String = piece.split('`').step_by(2).collect();
            let bad = WORDS.iter().filter(|word| prose.contains(*word));
            found.extend(bad.map(|word| format!("{}:{word}: {piece}", path.display())));
        }
    }
    assert_eq!(found, [""; 0], "say who does what");
}
