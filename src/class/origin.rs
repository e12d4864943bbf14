//! Where what was handed in comes from: what only all hand-ins together, or the contest's file, can tell.

use super::remarks;
use super::submission::{Class, Pupil};
use crate::handed::{HandedSign, SignKind};
use engine::text::Text;
use std::collections::HashMap;

/// Whoever began a contest alone, by this many seconds, may have begun it anew where nothing of it was left; with fewer
/// hand-ins than these nobody can tell.
const APART: u64 = 600;
const TOO_FEW: usize = 6;

/// Notes who began a contest at a time of their own.
pub(super) fn find_apart(class: &mut Class, text: &Text) {
    let mut times: HashMap<String, Vec<u64>> = HashMap::new();
    for began in class.pupils.iter().filter_map(|one| one.contest.as_ref()) {
        let times = times.entry(began.course.clone()).or_default();
        times.extend(began.seconds);
    }
    for times in times.values_mut() {
        times.sort_unstable();
    }
    for pupil in &mut class.pupils {
        let Some((began, seconds)) = (pupil.contest.as_ref()).zip(pupil.seconds()) else {
            continue;
        };
        let times = &times[&began.course];
        let from = times.partition_point(|time| time + APART < seconds);
        let to = times.partition_point(|time| *time <= seconds + APART);
        // One of those is its own.
        if times.len() >= TOO_FEW && to - from <= 2 {
            pupil.note(began.at.clone(), SignKind::BegunApart, text);
        }
    }
}

/// Notes in files of different names that their contest was begun once: somebody copied a folder, or took another name.
pub(super) fn find_copies(class: &mut Class, text: &Text) {
    let mut known: HashMap<String, Vec<usize>> = HashMap::new();
    for (number, pupil) in class.pupils.iter().enumerate() {
        let beginning = pupil.contest.as_ref().and_then(|one| one.beginning.clone());
        if let Some(beginning) = beginning {
            known.entry(beginning).or_default().push(number);
        }
    }
    for same in known.into_values().filter(|same| same.len() > 1) {
        let of = |number: usize| {
            let pupil = &class.pupils[number];
            (pupil.handed_as.clone(), pupil.file.clone())
        };
        let files: Vec<(String, String)> = same.iter().map(|&number| of(number)).collect();
        for (&number, (name, _)) in same.iter().zip(&files) {
            let other = files.iter().find(|(other, _)| other != name);
            let at = class.pupils[number].contest.as_ref();
            let at = at.map_or_else(String::new, |began| began.at.clone());
            if let Some((_, file)) = other {
                class.pupils[number].note(at, SignKind::BegunOnce(file.clone()), text);
            }
        }
    }
}

/// Notes which hand-ins are of another contest than the one of a file, or of none, though others are of it; and which
/// began it with other tasks, or another time, than the file has. `course` is its name, `tasks` their checksum as a
/// hand-in has it.
pub fn find_strangers(class: &mut Class, (course, tasks): (&str, &str), text: &Text) {
    let is_of_it = |pupil: &Pupil| {
        let began = pupil.contest.as_ref();
        began.is_some_and(|began| began.course == course)
    };
    if !class.pupils.iter().any(is_of_it) {
        return;
    }
    for pupil in &mut class.pupils {
        let began = pupil.contest.clone();
        match began.filter(|began| began.course == course) {
            None => pupil.note(String::new(), SignKind::OtherContest, text),
            Some(began) => {
                if began.tasks.is_some_and(|own| own != tasks) {
                    pupil.note(began.at, SignKind::OtherTasks, text);
                }
            }
        }
    }
}

impl Pupil {
    fn seconds(&self) -> Option<u64> {
        self.contest.as_ref()?.seconds
    }

    /// Notes something that is seen here only, before what the hand-in notes itself.
    fn note(&mut self, at: String, what: SignKind, text: &Text) {
        let sign = HandedSign { at, what };
        self.remarks.insert(0, remarks::sign(&sign, text));
        self.signs.push(sign);
    }
}

#[cfg(test)]
mod tests {
    use super::super::collect;
    use super::super::input::Input;
    use super::*;
    use engine::text::Language;

    fn class(inputs: Vec<Input>) -> (Class, Text) {
        let text = Text::load(Language::En).unwrap();
        (collect(inputs, false, &text, &|| true), text)
    }

    /// A hand-in with more fields than the name.
    fn input(name: &str, more: &str) -> Input {
        let text =
            format!("Contest(format: 2, name: {name:?}, {more}, handed_in: \"\", slots: [])");
        Input::Bytes(format!("{name}.ron"), text.into_bytes())
    }

    /// Those of whom this was noted.
    fn noted(class: &Class, what: impl Fn(&SignKind) -> bool) -> Vec<&str> {
        let has = |one: &&Pupil| one.signs.iter().any(|sign| what(&sign.what));
        class
            .pupils
            .iter()
            .filter(has)
            .map(|one| &*one.name)
            .collect()
    }

    #[test]
    fn who_began_alone_is_noted() {
        let input = |name: &str, course: &str, begun: &str| {
            let begun = format!("course: Some({course:?}), begun: \"2026-11-21 {begun} UTC\"");
            input(name, &begun)
        };
        let mut inputs: Vec<Input> = (0..6)
            .map(|minute| input(&format!("A{minute}"), "gara", &format!("08:3{minute}:00")))
            .collect();
        inputs.push(input("Eve", "gara", "09:02:00"));
        inputs.push(input("Other", "altra", "15:00:00"));
        let (class, _) = class(inputs);
        assert_eq!(noted(&class, |what| *what == SignKind::BegunApart), ["Eve"]);
        let eve = class.pupils.iter().find(|one| one.name == "Eve").unwrap();
        let begins = eve.remarks[0].starts_with("2026-11-21 09:02:00 UTC: ");
        assert!(begins, "{:?}", eve.remarks);
    }

    #[test]
    fn a_copied_folder_is_noted_under_both_names_and_a_second_hand_in_is_not() {
        let begun = |beginning: &str| {
            format!("course: Some(\"gara\"), begun: \"\", beginning: Some({beginning:?})")
        };
        let (class, _) = class(vec![
            input("Ada", &begun("01")),
            input("Eve", &begun("01")),
            input("Ugo", &begun("02")),
            Input::Bytes(
                "again.ron".to_owned(),
                match input("Ugo", &begun("02")) {
                    Input::Bytes(_, bytes) => bytes,
                    other => panic!("{other:?}"),
                },
            ),
        ]);
        let once = |file: &str| SignKind::BegunOnce(file.to_owned());
        assert_eq!(noted(&class, |what| *what == once("Eve.ron")), ["Ada"]);
        assert_eq!(noted(&class, |what| *what == once("Ada.ron")), ["Eve"]);
        assert_eq!(
            noted(&class, |what| matches!(what, SignKind::BegunOnce(_))).len(),
            2
        );
    }

    #[test]
    fn what_is_not_of_the_contest_is_noted_where_others_are() {
        let of = |course: &str, tasks: &str| {
            format!("course: Some({course:?}), begun: \"\", tasks: Some({tasks:?})")
        };
        let old = b"Contest(format: 1, name: \"Eve\", begun: \"\", handed_in: \"\", slots: [])";
        let program = b"Program(format: 1, name: \"\", author: \"Zoe\")";
        let inputs = vec![
            input("Ada", &of("gara", "77")),
            input("Bo", &of("gara", "78")),
            input("Ugo", &of("altra", "77")),
            Input::Bytes("eve.ron".to_owned(), old.to_vec()),
            Input::Bytes("zoe.ron".to_owned(), program.to_vec()),
        ];
        let (mut class, text) = class(inputs);
        let mut alone = Class {
            pupils: class.pupils[2..].to_vec(),
            submissions: Vec::new(),
        };
        find_strangers(&mut class, ("gara", "77"), &text);
        assert_eq!(noted(&class, |what| *what == SignKind::OtherTasks), ["Bo"]);
        let strangers = noted(&class, |what| *what == SignKind::OtherContest);
        assert_eq!(strangers, ["Ugo", "Eve", "Zoe"]);
        // Single programs, and those of version 0.1, are read for a contest too.
        find_strangers(&mut alone, ("gara", "77"), &text);
        assert!(noted(&alone, |what| *what == SignKind::OtherContest).is_empty());
    }
}
