//! All languages have the same messages with the same variables.

#[path = "../../engine/build/fallback.rs"]
#[allow(dead_code, reason = "the build script uses the rest")]
mod fallback;

use engine::text::{Language, Text};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;

/// The variables of the messages of a language, from its files; an attribute as `id.attribute`.
fn messages(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let root = crate::ROOT;
    let folder = format!("{root}/assets/text/{}", language.code());
    let mut messages = BTreeMap::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let mut source = fs::read_to_string(&path).unwrap();
        let name = path.file_name().unwrap().to_str().unwrap();
        if language != Language::It && fallback::OPTIONAL.contains(&name) {
            let english = format!("{root}/assets/text/en/{name}");
            source = fallback::filled(&source, &fs::read_to_string(english).unwrap());
        }
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
                let mut variables = BTreeSet::new();
                read(pattern, &mut variables);
                let twice = messages.insert(id.clone(), variables).is_some();
                assert!(!twice, "{id} is there twice");
            }
        }
    }
    messages
}

fn read(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else {
            continue;
        };
        let inline = match expression {
            Expression::Inline(inline) => inline,
            Expression::Select { selector, variants } => {
                for variant in variants {
                    read(&variant.value, variables);
                }
                selector
            }
        };
        // References to other messages or terms would have to be checked here too.
        let InlineExpression::VariableReference { id } = inline else {
            panic!("only variables are used: {inline:?}");
        };
        variables.insert(id.name.to_owned());
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
        for (id, variables) in &italian {
            assert_eq!(*variables, other[id], "{language:?} {id}");
        }
    }
}

#[test]
fn english_fills_what_a_language_lacks() {
    let english = "# About one.\none = One\n    .tip = First\ntwo = { $n ->\n    [one] a\n   *[other] b\n}\nthree = Three\n";
    let spanish = "one = Uno\n    .tip = Primero\n";
    let filled = fallback::filled(spanish, english);
    let resource = fluent_syntax::parser::parse(filled.as_str()).unwrap();
    let ids = resource.body.iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message.id.name),
        _ => None,
    });
    assert_eq!(ids.collect::<Vec<_>>(), ["one", "two", "three"]);
    assert!(filled.starts_with(spanish) && !filled.contains("= One"));
    assert_eq!(fallback::filled(english, spanish), english);
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

/// Words of the translated dialect that messages and pages had once; `CONTRIBUTING.md` has the rule: name the actor, use
/// everyday verbs.
pub const WORDS: [&str; 16] = [
    " anew",
    "meanwhile",
    " besides",
    "by itself",
    "take away",
    "takes away",
    "Likeness",
    " stands ",
    " stand ",
    " lies ",
    " lie ",
    " is said",
    " are told",
    " one has ",
    " one can ",
    "whoever",
];

#[test]
fn english_messages_use_everyday_words() {
    let folder = format!("{}/assets/text/en", crate::ROOT);
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let source = fs::read_to_string(&path).unwrap();
        let lines = source.lines().filter(|line| !line.starts_with('#'));
        let bad = lines.filter(|line| WORDS.iter().any(|word| line.contains(word)));
        found.extend(bad.map(|line| format!("{}: {line}", path.display())));
    }
    assert_eq!(found, [""; 0], "say who does what");
}

/// Each concept has one word in each language; the last column of the glossary has the words that are not for it.
#[test]
fn messages_use_the_words_of_the_glossary() {
    let glossary = fs::read_to_string(format!("{}/docs/glossary.md", crate::ROOT)).unwrap();
    let rows = glossary.lines().filter(|line| line.starts_with("| "));
    let nevers = rows.filter_map(|row| row.trim_end_matches(" |").rsplit_once(" | "));
    let words = nevers.flat_map(|(_, never)| never.split("; "));
    let words = words.filter_map(|of_language| of_language.split_once(' '));
    let mut found = Vec::new();
    let mut checked = 0;
    for (language, words) in words {
        let Some(language) = Language::ALL
            .into_iter()
            .find(|known| known.code() == language)
        else {
            continue;
        };
        let folder = format!("{}/assets/text/{}", crate::ROOT, language.code());
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let source = fs::read_to_string(&path).unwrap();
            let lines = source.lines().filter(|line| !line.starts_with('#'));
            for line in lines {
                let text = line.split_once(" = ").map_or(line, |(_, text)| text);
                // Names of variables are no words.
                let parts = text
                    .split('{')
                    .map(|part| part.rsplit('}').next().unwrap_or(part));
                let text = parts.collect::<String>().to_lowercase();
                let bad = words.split(", ").find(|word| text.contains(word));
                found.extend(bad.map(|word| format!("{}: {word}: {line}", path.display())));
            }
        }
        checked += words.split(", ").count();
    }
    assert!(checked > 10, "the glossary has words to look for");
    assert_eq!(found, [""; 0]);
}
