//! The tasks and courses that ship with the program.

use engine::bundled;
use engine::language::cost::cost_at;
use engine::language::file::{self, write};
use engine::run::rules::Rules;
use engine::task::file::{TaskOrCourse, is_task, write_course, write_task};
use engine::task::{Task, TaskId, embedded, read_embedded};
use engine::text::Language;
use engine::wall::GroupKind;
use std::collections::BTreeSet;

#[test]
fn they_are_read_and_canonical() {
    for (place, text) in bundled::TASK_FILES {
        if is_task(text.as_bytes()) {
            let document =
                read_embedded(place).unwrap_or_else(|error| panic!("{place}: {error:?}"));
            let written = match &document {
                TaskOrCourse::Task(task) => write_task(task),
                TaskOrCourse::Course(course) => write_course(course),
            };
            assert_eq!(written, *text, "{place} is not written as tasks are");
        } else {
            let program = file::read(text).unwrap_or_else(|error| panic!("{place}: {error:?}"));
            assert_eq!(
                write(&program),
                *text,
                "{place} is not written as programs are"
            );
        }
    }
}

#[test]
fn every_task_is_found_by_its_name_and_no_name_comes_twice() {
    let mut names = BTreeSet::new();
    for task in embedded().all() {
        assert!(names.insert(task.id.clone()), "{} comes twice", task.id);
        assert_eq!(
            embedded().task(task.id.as_str()).map(|found| &found.id),
            Some(&task.id)
        );
    }
    for id in [TaskId::CLICKOMANIA, TaskId::STRISCE] {
        assert!(names.contains(&id));
    }
}

#[test]
fn every_text_is_there_in_all_languages() {
    // The check of a task finds its other texts.
    let tasks = embedded().all().flat_map(|task| [&task.title, &task.text]);
    let courses = embedded().courses.iter().flat_map(|(_, course)| {
        let chapters = course.chapters.iter().map(|chapter| &chapter.title);
        chapters.chain([&course.title, &course.text])
    });
    for texts in tasks.chain(courses) {
        for language in Language::ALL {
            let text = texts.get(language).unwrap_or_default();
            assert!(!text.trim().is_empty(), "{texts:?}: {}", language.code());
        }
    }
}

#[test]
fn the_goals_of_the_games_are_the_costs_of_all_known_solutions() {
    for (kind, task, folder) in [
        (GroupKind::Area, Task::clickomania(), "solutions/"),
        (GroupKind::Strip, Task::strisce(), "simplified/"),
    ] {
        assert_eq!(Rules::of(task).unwrap().groups(), Some(kind));
        let costs = task
            .solutions
            .iter()
            .map(|part| cost_at(part, &task.costs).total);
        let costs: BTreeSet<u64> = costs.collect();
        assert_eq!(task.goals, costs.into_iter().rev().collect::<Vec<_>>());
        let known = bundled::PROGRAMS
            .iter()
            .filter(|(place, _)| place.starts_with(folder));
        // Those of lessons are there too, as steps between.
        let place = format!("programs/{folder}");
        let of_folder = task.solutions.iter().filter(|part| {
            let file = part.file.as_deref().unwrap_or_default();
            file.starts_with(&place)
        });
        assert_eq!(of_folder.count(), known.count(), "{folder}");
    }
    let mistakes = bundled::PROGRAMS
        .iter()
        .filter(|(place, _)| place.starts_with("mistakes/"));
    assert_eq!(Task::clickomania().mistakes.len(), mistakes.count());
}
