//! All languages have the same messages with the same variables, and all are fit to be shown.

use engine::text::{Language, Text};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;

/// A message or attribute: its variables, and every run of words in it.
#[derive(Default)]
struct Message {
    variables: BTreeSet<String>,
    words: Vec<String>,
    whole: String,
}

/// The messages of a language from its files, an attribute as `id.attribute`.
fn messages(language: Language) -> BTreeMap<String, Message> {
    let root = crate::ROOT;
    let folder = format!("{root}/assets/text/{}", language.code());
    let mut messages = BTreeMap::new();
    for entry in fs::read_dir(folder).unwrap() {
        let source = fs::read_to_string(entry.unwrap().path()).unwrap();
        let resource = fluent_syntax::parser::parse(source.as_str()).unwrap();
        for entry in &resource.body {
            let Entry::Message(message) = entry else {
                continue;
            };
            let id = message.id.name;
            let value = message.value.as_ref().map(|value| (id.to_owned(), value));
            let attributes = message.attributes.iter();
            let attributes = attributes
                .map(|attribute| (format!("{id}.{}", attribute.id.name), &attribute.value));
            for (id, pattern) in value.into_iter().chain(attributes) {
                let mut message = Message::default();
                read(pattern, &mut message);
                let twice = messages.insert(id.clone(), message).is_some();
                assert!(!twice, "{id} stands twice");
            }
        }
    }
    messages
}

fn read(pattern: &Pattern<&str>, message: &mut Message) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => {
                message.words.push((*value).to_owned());
                message.whole.push_str(value);
            }
            PatternElement::Placeable { expression } => {
                let inline = match expression {
                    Expression::Inline(inline) => inline,
                    Expression::Select { selector, variants } => {
                        for variant in variants {
                            read(&variant.value, message);
                        }
                        selector
                    }
                };
                // References to other messages or terms would have to be checked here too.
                let InlineExpression::VariableReference { id } = inline else {
                    panic!("only variables are used: {inline:?}");
                };
                message.variables.insert(id.name.to_owned());
                message.whole.push('x');
            }
        }
    }
}

#[test]
fn all_complete_languages_have_the_same_messages_and_variables() {
    let italian = messages(Language::It);
    assert!(italian.len() > 300, "{}", italian.len());
    for language in Language::complete() {
        let other = messages(language);
        let expected: BTreeSet<_> = italian.keys().collect();
        let given: BTreeSet<_> = other.keys().collect();
        let differing: Vec<_> = expected.symmetric_difference(&given).collect();
        assert!(differing.is_empty(), "{language:?}: {differing:?}");
        for (id, message) in &italian {
            assert_eq!(message.variables, other[id].variables, "{language:?} {id}");
        }
    }
}

#[test]
fn every_folder_of_messages_is_a_complete_language() {
    let folder = format!("{}/assets/text", crate::ROOT);
    let entries = fs::read_dir(folder).unwrap();
    let codes: BTreeSet<String> = entries
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    let complete = Language::complete().map(|language| language.code().to_owned());
    assert_eq!(codes, complete.collect());
    for language in Language::ALL {
        assert_eq!(Text::load(language).is_ok(), language.is_complete());
    }
}

#[test]
fn messages_are_clean() {
    for language in Language::complete() {
        for (id, message) in messages(language) {
            let at = format!("{} {id}", language.code());
            for words in &message.words {
                assert!(!words.contains("  "), "{at}: two spaces");
                assert!(!words.contains(" \n"), "{at}: a space at a line's end");
                assert!(!words.contains('\u{2D0}'), "{at}: ː for a colon");
                assert!(!words.contains("..."), "{at}: three points for …");
                let private = |c| ('\u{E000}'..='\u{F8FF}').contains(&c);
                assert!(!words.contains(private), "{at}: a private character");
            }
            assert_eq!(message.whole.trim(), message.whole, "{at}: spaces around");
            let (open, close) = match language {
                Language::It | Language::Es => ('«', '»'),
                Language::En => ('“', '”'),
                Language::Pl => ('„', '”'),
            };
            // They are about the quotes of the file.
            let names_quotes = matches!(&*id, "file-bad-string" | "file-unclosed-text");
            for quote in ['«', '»', '“', '”', '„', '"', '’'] {
                let right = quote == open || quote == close || names_quotes;
                assert!(right || !message.whole.contains(quote), "{at}: {quote}");
            }
            let count = |quote| message.whole.matches(quote).count();
            assert_eq!(count(open), count(close), "{at}: quotes");
        }
    }
}

/// Words that stood beside another one for the same thing, or that nobody would say; with the one that is used.
const MENDED: [(Language, &str, &str); 20] = [
    (Language::It, "clic ", "click"),
    (Language::It, "Clicca ", "Fai click su"),
    (Language::It, "Consiglio", "Suggerimento"),
    (Language::It, "vogliono le regole", "prevedono le regole"),
    (Language::It, "Gioca da solo", "Fai giocare il computer"),
    (Language::It, "«prendi", "il blocco «…»"),
    (Language::En, "ovement", "move"),
    (Language::En, "contagion", "infection"),
    (Language::En, "ounterclockwise", "anticlockwise"),
    (Language::En, "Who opens", "Opening"),
    (Language::En, "color ", "colour"),
    (Language::Es, "ichero", "archivo"),
    (Language::Es, "hilera", "fila"),
    (Language::Es, "celda", "casilla"),
    (Language::Es, "reverso", "dorso"),
    (Language::Es, "encaje", "hueco"),
    (Language::Es, "volcar", "dar la vuelta"),
    (Language::Es, "Jugar solo", "Que juegue el ordenador"),
    (Language::Pl, "wyborami", "ustawieniami"),
    (Language::Pl, "Rada", "Podpowiedź"),
];

#[test]
fn one_thing_has_one_name() {
    for (language, word, instead) in MENDED {
        for (id, message) in messages(language) {
            // The console asks as the paper prints it.
            if id == "clone2048-ask-file" {
                continue;
            }
            let said = message.words.iter().any(|words| words.contains(word));
            assert!(!said, "{} {id}: {word} for {instead}", language.code());
        }
    }
}

#[test]
fn numbers_have_one_form() {
    for language in Language::complete() {
        for (id, message) in messages(language) {
            let at = format!("{} {id}: {}", language.code(), message.whole);
            let signs: Vec<char> = message.whole.chars().collect();
            for window in signs.windows(2) {
                if window[1] == '%' {
                    let before = window[0];
                    let apart = matches!(language, Language::It | Language::Es);
                    assert_eq!(before == '\u{a0}', apart, "{at}");
                    assert!(apart || !before.is_whitespace(), "{at}");
                }
            }
            // Thousands are set apart as counts are; this limit can be typed.
            let between = match language {
                Language::En => ',',
                Language::It | Language::Es | Language::Pl => '\u{a0}',
            };
            for window in signs.windows(6).filter(|_| id != "run-bad-bounds") {
                let digits = |part: &[char]| part.iter().all(char::is_ascii_digit);
                let other = [',', '.', ' ', '\u{a0}'].contains(&window[1]) && window[1] != between;
                let apart = other && window[5] != '…';
                let grouped = digits(&window[..1]) && apart && digits(&window[2..5]);
                assert!(!digits(&window[..5]) && !grouped, "{at}");
            }
            assert!(
                !message.whole.contains("….") && !message.whole.contains(". ."),
                "{at}"
            );
        }
    }
}

/// *e/o* and the like: a sentence says which it means.
#[test]
fn no_term_has_a_slash() {
    for language in Language::complete() {
        for (id, message) in messages(language) {
            // What is typed: COLUMNSxROWS/MINES; and the folder of programs.
            let typed =
                id.starts_with("mines-size-") || id.starts_with("help-") || id.starts_with("cli-");
            let signs: Vec<char> = message.whole.chars().collect();
            let slashed = signs.windows(3).any(|window| {
                window[1] == '/' && window[0].is_lowercase() && window[2].is_lowercase()
            });
            assert!(
                typed || !slashed,
                "{} {id}: {}",
                language.code(),
                message.whole
            );
        }
    }
}

#[test]
fn sentences_end_with_a_full_stop_and_labels_do_not() {
    let sentences = [
        "closing-why",
        "compare-cut-off",
        "problem-",
        "run-",
        "file-",
        "wall-",
        "walls-told-",
        "tantrix-impossible-",
        "tantrix-broken-",
        "tantrix-file-",
        "tantrix-drawing-",
        "clone2048-file-",
        "judge-says-",
        "judging-says-",
        "hinting-says-",
        "ladder-says-",
        "contest-says-",
        "class-says-",
        "clone2048-told-",
        "mines-file-",
        "mines-hint-",
        "number-refused-",
        "storage-",
        "added",
        "default-set",
        "comparison-told-",
        "block-not-in-task",
        "goals-mistakes-how",
        "hint-mistake",
        "clone2048-too-large-to-show",
        "bin-empty",
        "bin-holds",
        "bin-taken-out",
        "canvas-empty",
        "copied",
        "cursor-",
        "move-done",
        "move-nowhere",
        "nothing-chosen",
        "pasted",
        "tidy-already",
        "cli-built-without-window",
        "deleted",
        "divider-tip",
        "drag-given-up",
        "drag-keys",
        "drop-",
        "edit-",
        "find-at",
        "find-folded",
        "find-none",
        "guide-says-",
        "hint-general-",
        "hint-place-",
        "loaded",
        "magnified",
        "map-tip",
        "new-begun",
        "nothing-to-",
        "opened",
        "picture-refused-",
        "printed",
        "redone",
        "saved",
        "slot-copied",
        "slot-emptied",
        "slot-is-back",
        "slot-is-empty",
        "stored",
        "timeline-told-",
        "undone",
        "variable-delete-uses",
        "variable-in-loop",
        "variable-rename-uses",
        "variable-taken",
        "window-",
    ];
    let either = [
        "blockly-",
        "tantrix-table-",
        "commands-none",
        "hint-concrete-",
        "hint-none",
        "cost-nothing",
        "dialog-",
        "mines-",
        "palette-nothing-found",
        "stage-",
        "task-",
        "tantrix-says-",
        "hint-cut-off",
        "help-about",
        "help-class-json",
        "help-compare-limit",
        "help-hints-limit",
        "help-judge-limit",
        "help-no-command",
        "cli-run-",
        "number-separator",
        "home-",
        "lesson-",
        "note-",
        "ready-",
        "writing-",
    ];
    for language in Language::complete() {
        for (id, message) in messages(language) {
            let last = message.words.last().map_or("", |words| words.trim_end());
            let begins = |prefixes: &[&str]| prefixes.iter().any(|prefix| id.starts_with(prefix));
            let at = format!("{} {id}: {last}", language.code());
            if id.ends_with(".tip") || begins(&sentences) {
                assert!(last.ends_with(['.', '?']), "{at}");
            } else if !begins(&either) {
                assert!(!last.ends_with('.'), "{at}");
            }
        }
    }
}

#[test]
fn tooltips_end_with_an_example_in_a_line_of_its_own() {
    for language in Language::complete() {
        let example = match language {
            Language::It => "Per esempio, ",
            Language::En => "For example, ",
            Language::Es => "Por ejemplo, ",
            Language::Pl => "Na przykład ",
        };
        for (id, message) in messages(language) {
            if id.ends_with(".tip") {
                let lines: Vec<_> = message.whole.lines().collect();
                assert_eq!(lines.len(), 2, "{} {id}", language.code());
                assert!(lines[1].starts_with(example), "{} {id}", language.code());
            }
        }
    }
}
