//! Names of programs. Those that ship or are named after their lesson are translated, new ones are *Programma 3*, and
//! typed names stay as they are.

use crate::window::kit::actions::Name;
use engine::bundled;
use engine::language::file::read;
use engine::language::{Program, TaskId};
use engine::task::{Texts, embedded};
use engine::text::{Language, Text};
use engine::wall::GroupKind;
use std::collections::HashMap;
use std::sync::LazyLock;

/// A game of Clickomania without a task to solve.
pub struct FreeGame {
    pub task: TaskId,
    /// What a click removes.
    pub group: GroupKind,
    pub name: Name,
    /// The name in the middle of a sentence.
    pub in_sentences: Name,
    /// What a click removes, in a word; and the whole rule.
    pub clicked: Name,
    pub rule: Name,
}

/// Both games, the full one first.
pub const FREE_GAMES: [FreeGame; 2] = [
    FreeGame {
        task: TaskId::CLICKOMANIA,
        group: GroupKind::Area,
        name: |text| text.msg_home_full(),
        in_sentences: |text| text.msg_game_full(),
        clicked: |text| text.msg_stage_full(),
        rule: |text| text.msg_stage_full_tip(),
    },
    FreeGame {
        task: TaskId::STRISCE,
        group: GroupKind::Strip,
        name: |text| text.msg_home_simplified(),
        in_sentences: |text| text.msg_game_strip(),
        clicked: |text| text.msg_stage_strip(),
        rule: |text| text.msg_stage_strip_tip(),
    },
];

/// The name of a program in the language of the window.
pub fn shown(text: &Text, program: &Program) -> String {
    in_words(text, &program.header().name)
}

/// This name in the language of the window, unless somebody typed it; a phrase for an empty one.
pub fn in_words(text: &Text, name: &str) -> String {
    if name.is_empty() {
        return text.msg_program_nameless();
    }
    let ready = READY.get(name).and_then(|place| text.program_name(place));
    let new = || number(name).map(|number| text.msg_program_new_name(number.to_string()));
    let lesson = || Some(LESSONS.get(name)?.shown(text.language()).to_owned());
    let translated = ready.or_else(new).or_else(lesson);
    translated.unwrap_or_else(|| name.to_owned())
}

/// The note of a program, in the language of the window if it ships.
pub fn note(text: &Text, program: &Program) -> Option<String> {
    let note = &program.header().note;
    let translated = NOTES.get(note).and_then(|place| text.program_note(place));
    translated.or_else(|| Some(note.clone()).filter(|note| !note.is_empty()))
}

/// True for the name of a program that ships.
pub fn is_ready(name: &str) -> bool {
    READY.contains_key(name)
}

/// A name for a new program, with the first number that is not taken.
pub fn fresh<'a>(text: &Text, taken: impl Iterator<Item = &'a str>) -> String {
    let taken: Vec<u64> = taken.filter_map(number).collect();
    let free = (1..).find(|number| !taken.contains(number));
    text.msg_program_new_name(free.unwrap_or(1).to_string())
}

/// True for a name from [`fresh`], in any language.
pub fn is_proposed(name: &str) -> bool {
    number(name).is_some()
}

/// The number in a name from [`fresh`], in any language.
fn number(name: &str) -> Option<u64> {
    NEW.iter().find_map(|(before, after)| {
        let number = name.strip_prefix(before)?.strip_suffix(after)?;
        let digits = number.bytes().all(|byte| byte.is_ascii_digit());
        number.parse().ok().filter(|_| digits)
    })
}

/// The texts of all complete languages.
fn languages() -> impl Iterator<Item = Text> {
    Language::complete().filter_map(|language| Text::load(language).ok())
}

/// The names of the programs that ship, in all languages and as in their files, with their places.
static READY: LazyLock<HashMap<String, &str>> = LazyLock::new(|| {
    let mut names = HashMap::new();
    // Of several with one name the known program counts.
    for (place, program) in shipped() {
        let translated = languages().filter_map(|text| text.program_name(place));
        let written = program.header().name.clone();
        names.extend(translated.chain([written]).map(|name| (name, place)));
    }
    names
});

/// The notes of the programs that ship, as in their files, with their places.
static NOTES: LazyLock<HashMap<String, &str>> = LazyLock::new(|| {
    let noted = shipped().map(|(place, program)| (program.header().note.clone(), place));
    noted.filter(|(note, _)| !note.is_empty()).collect()
});

/// The programs that ship, with their places: those of the courses first.
pub fn shipped() -> impl Iterator<Item = (&'static str, Program)> {
    readable(bundled::TASK_FILES).chain(readable(bundled::PROGRAMS))
}

fn readable(
    files: &'static [(&'static str, &'static str)],
) -> impl Iterator<Item = (&'static str, Program)> {
    files
        .iter()
        .filter(|(_, file)| file.trim_start().starts_with("Program"))
        .filter_map(|(place, file)| Some((*place, read(file).ok()?)))
}

/// The titles of the tasks that ship, by each translation: a program is named after its task at first.
static LESSONS: LazyLock<HashMap<String, &Texts>> = LazyLock::new(|| {
    let titles = embedded().all().map(|task| &task.title);
    titles
        .flat_map(|title| {
            title
                .iter()
                .map(move |(_, words)| (words.to_owned(), title))
        })
        .collect()
});

/// The words before and after the number of a new program, in all languages.
static NEW: LazyLock<Vec<(String, String)>> = LazyLock::new(|| {
    let names = languages().map(|text| text.msg_program_new_name("\u{0}"));
    names
        .filter_map(|name| {
            let (before, after) = name.split_once('\u{0}')?;
            Some((before.to_owned(), after.to_owned()))
        })
        .collect()
});

/// Labels of the buttons to the task before and the next one, which are lessons in a course and tasks in a contest.
pub fn neighbours(text: &Text, contest: bool) -> (String, String) {
    if contest {
        (
            text.msg_contest_previous_task(),
            text.msg_contest_next_task(),
        )
    } else {
        (text.msg_lesson_previous(), text.msg_lesson_next())
    }
}

/// Label of the button that starts the open lesson or task over.
pub fn begin_over(text: &Text, lesson: bool) -> String {
    if lesson {
        text.msg_lesson_begin_over()
    } else {
        text.msg_task_begin_over()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(language: Language) -> Text {
        Text::load(language).unwrap()
    }

    #[test]
    fn ready_names_and_new_ones_follow_the_language_and_typed_ones_do_not() {
        for (name, english) in [
            ("Un solo blocco", "A single block"),
            ("Programma 3", "Program 3"),
            ("Il mio", "Il mio"),
            ("Da cima a fondo", "From top to bottom"),
            ("Od góry do dołu", "From top to bottom"),
            ("Programma tre", "Programma tre"),
            ("Programma -3", "Programma -3"),
        ] {
            assert_eq!(in_words(&text(Language::En), name), english);
        }
        assert_eq!(in_words(&text(Language::It), "Program 12"), "Programma 12");
        assert_eq!(
            in_words(&text(Language::Es), ""),
            text(Language::Es).msg_program_nameless()
        );
    }

    #[test]
    fn programs_that_ship_are_named_and_told_of_in_each_language() {
        let mut count = 0;
        for (place, program) in shipped() {
            count += 1;
            for text in languages() {
                let name = text.program_name(place).unwrap();
                let shown = shown(&text, &program);
                let known = readable(bundled::PROGRAMS)
                    .any(|(place, _)| text.program_name(place).as_ref() == Some(&shown));
                assert!(shown == name || known, "{place}: {shown}");
                assert_eq!(note(&text, &program), text.program_note(place), "{place}");
            }
        }
        assert!(count >= 179, "{count}");
        let text = text(Language::En);
        assert_eq!(note(&text, &Program::new("meins")), None);
        let own = read("Program(format: 1, name: \"a\", note: \"mia\")").unwrap();
        assert_eq!(note(&text, &own).as_deref(), Some("mia"));
    }

    #[test]
    fn a_new_program_has_the_first_free_number() {
        let it = text(Language::It);
        assert_eq!(fresh(&it, [].into_iter()), "Programma 1");
        let taken = ["Programma 1", "Program 2", "Programma tre", "Programma 4"];
        assert_eq!(fresh(&it, taken.into_iter()), "Programma 3");
    }

    #[test]
    fn every_ready_program_has_a_name_of_its_own_in_each_language() {
        for text in languages() {
            let mut seen = HashMap::new();
            for (place, file) in bundled::PROGRAMS {
                let Some(name) = text.program_name(place) else {
                    continue;
                };
                let program = read(file).unwrap();
                assert_eq!(shown(&text, &program), name, "{place}");
                let before = seen.insert(name, place);
                assert_eq!(before, None, "{place}");
            }
            assert!(seen.len() >= 54, "{}", seen.len());
        }
    }
}
