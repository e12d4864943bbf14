//! Names of programs. Those that ship or are named after their lesson are translated, new ones are *Programma 3*, and
//! typed names stay as they are.

use crate::window::kit::actions::Name;
use engine::bundled;
use engine::language::file::read;
use engine::language::{Program, TaskId};
use engine::task::{Task, Texts, embedded};
use engine::text::{Language, Text};
use engine::wall::GroupKind;
use std::collections::HashMap;
use std::sync::LazyLock;

/// A game of Clickomania without a task to solve.
pub struct FreeGame {
    pub task: TaskId,
    /// The bricks that a click removes.
    pub group: GroupKind,
    pub name: Name,
    /// The name in the middle of a sentence.
    pub in_sentences: Name,
    /// The bricks that a click removes, in a word; and the whole rule.
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
    let ready = READY.names.get(name).map(|words| words.shown(text));
    let new = || number(name).map(|number| text.msg_program_new_name(number.to_string()));
    let lesson = || Some(LESSONS.get(name)?.shown(text.language()).to_owned());
    let translated = ready.or_else(new).or_else(lesson);
    translated.unwrap_or_else(|| name.to_owned())
}

/// The note of a program, in the language of the window if it ships.
pub fn note(text: &Text, program: &Program) -> Option<String> {
    let note = &program.header().note;
    let translated = READY.notes.get(note).map(|words| words.shown(text));
    translated.or_else(|| Some(note.clone()).filter(|note| !note.is_empty()))
}

/// True for the name of a program that ships.
pub fn is_ready(name: &str) -> bool {
    READY.names.contains_key(name)
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

/// The name or note of a program that ships, in all languages.
#[derive(Clone, Copy)]
enum ReadyWords {
    /// From the file of a task.
    Task(&'static Texts),
    /// From the messages, by the place of an example, which belongs to no task.
    ExampleName(&'static str),
    ExampleNote(&'static str),
}

impl ReadyWords {
    fn shown(self, text: &Text) -> String {
        match self {
            ReadyWords::Task(texts) => texts.shown(text.language()).to_owned(),
            ReadyWords::ExampleName(place) => text.example_name(place).unwrap_or_default(),
            ReadyWords::ExampleNote(place) => text.example_note(place).unwrap_or_default(),
        }
    }
}

/// Facts about the programs that ship.
#[derive(Default)]
struct ReadyPrograms {
    /// By their names in all languages.
    names: HashMap<String, ReadyWords>,
    /// By their notes in all languages.
    notes: HashMap<String, ReadyWords>,
}

static READY: LazyLock<ReadyPrograms> = LazyLock::new(|| {
    let mut ready = ReadyPrograms::default();
    let tasks: Vec<&Task> = embedded().all().collect();
    // Of several programs with one name that of a game counts.
    for task in tasks.into_iter().rev() {
        for known in task.solutions.iter().chain(&task.mistakes) {
            let name = known.name.iter().map(|(_, name)| name.to_owned());
            let words = ReadyWords::Task(&known.name);
            ready.names.extend(name.map(|name| (name, words)));
            let note = known.note.iter().map(|(_, note)| note.to_owned());
            let words = ReadyWords::Task(&known.note);
            ready.notes.extend(note.map(|note| (note, words)));
        }
    }
    for (place, _) in bundled::PROGRAMS {
        for text in languages() {
            let name = text.example_name(place).into_iter();
            let words = ReadyWords::ExampleName(place);
            ready.names.extend(name.map(|name| (name, words)));
            let note = text.example_note(place).into_iter();
            let words = ReadyWords::ExampleNote(place);
            ready.notes.extend(note.map(|note| (note, words)));
        }
    }
    ready
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
    use std::collections::HashSet;

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
        let known = embedded()
            .all()
            .flat_map(|task| task.solutions.iter().chain(&task.mistakes));
        let mut files = HashSet::new();
        for known in known {
            let file = known.file.clone().unwrap_or_default();
            for (texts, own) in [
                (&known.name, &known.header().name),
                (&known.note, &known.header().note),
            ] {
                for language in Language::complete().filter(|_| !own.is_empty()) {
                    assert!(texts.get(language).is_some(), "{file}: {language:?}");
                }
                assert_eq!(texts.get(Language::It).unwrap_or_default(), own, "{file}");
            }
            let name = shown(&text(Language::En), known);
            assert!(is_ready(&name), "{file}: {name}");
            files.insert(file.rsplit('/').next().unwrap_or_default().to_owned());
        }
        for (place, program) in shipped() {
            let text = text(Language::En);
            let name = place.rsplit('/').next().unwrap_or_default();
            let is_told = files.contains(name) || text.example_name(place).is_some();
            assert!(is_told, "{place}");
            assert!(is_ready(&program.header().name), "{place}");
        }
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
    fn every_known_program_has_a_name_of_its_own_in_each_language() {
        for text in languages() {
            let mut seen = HashMap::new();
            for (place, file) in bundled::PROGRAMS {
                let before = seen.insert(shown(&text, &read(file).unwrap()), place);
                assert_eq!(before, None, "{place}");
            }
            assert!(seen.len() >= 54, "{}", seen.len());
        }
    }
}
