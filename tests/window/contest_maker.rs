//! A contest is made in the window: tasks chosen and ordered, points, time; it is saved for the teacher and the pupils.

use crate::support::*;
use clickomania::contest::read_contest;
use engine::task::{Course, embedded};

fn puzzles() -> &'static Course {
    let courses = embedded().courses.iter().map(|(_, course)| course);
    courses
        .min_by_key(|course| course.tasks.len())
        .expect("puzzles ship")
}

fn title(number: usize) -> String {
    puzzles().tasks[number].title.shown(Language::It).to_owned()
}

impl Person {
    /// Chooses puzzles, numbered from 0, on the page of a contest.
    fn chooses_puzzles(&mut self, numbers: &[usize]) {
        self.presses(text().msg_making_add());
        for number in numbers {
            self.chooses(text().msg_home_lesson((number + 1).to_string(), title(*number)));
        }
        self.presses(text().msg_making_done());
    }

    /// Names the contest.
    fn names_the_contest(&mut self, name: &str) {
        self.focuses(text().msg_making_name());
        self.types_over(name);
    }

    /// The titles of the tasks, in their order on the page.
    fn order(&self) -> Vec<String> {
        let mut rows: Vec<(f32, String)> = Vec::new();
        for part in puzzles().tasks.iter() {
            let title = part.title.shown(Language::It);
            let name = text().msg_making_remove(title);
            if self.sees(&name) {
                rows.push((self.finds(&name).min.y, title.to_owned()));
            }
        }
        rows.sort_by(|a, b| a.0.total_cmp(&b.0));
        rows.into_iter().map(|(_, title)| title).collect()
    }
}

#[test]
fn a_contest_is_made_and_saved_with_the_copy_for_pupils_and_the_sheets() {
    let mut person = Person::sits_down();
    person.commands(ShellCommand::Home);
    person.presses(text().msg_making_menu());
    person.must_see(text().msg_making_count(0));
    // What is missing is said.
    person.commands(MakingCommand::Save);
    person.must_hear(text().msg_making_no_tasks());
    person.chooses_puzzles(&[3, 0]);
    person.must_see(text().msg_making_count(2));
    person.commands(MakingCommand::Save);
    person.must_hear(text().msg_making_no_name());
    person.names_the_contest("Gara di maggio");
    person.presses(format!("{} +5", text().msg_making_extra()));
    let path = person.file("gara-di-maggio.ron");
    person.commands(MakingCommand::SaveFile(path.clone()));
    let sheets = person.file(&format!(
        "gara-di-maggio-{}.html",
        text().msg_making_sheets_file()
    ));
    person.waits_until("the sheets", |_| sheets.is_file());
    let contest = read_contest(&path, &text()).unwrap();
    let time = contest.contest.expect("it has a time");
    assert_eq!((time.minutes, time.extra), (45, 5));
    assert_eq!(contest.title.shown(Language::It), "Gara di maggio");
    let ids: Vec<_> = contest.tasks.iter().map(|part| part.id.as_str()).collect();
    let expected: Vec<_> = [3, 0]
        .map(|number| puzzles().tasks[number].id.as_str())
        .to_vec();
    assert_eq!(ids, expected);
    for part in &contest.tasks {
        assert!(
            !part.points.is_empty() && !part.solutions.is_empty(),
            "{}",
            part.id
        );
        assert!(
            part.file.is_none(),
            "the task is in the file of the contest"
        );
    }
    let pupils = person.file(&format!(
        "gara-di-maggio-{}.ron",
        text().msg_making_pupils_file()
    ));
    let given = fs::read_to_string(&pupils).unwrap();
    assert!(read_contest(&pupils, &text()).is_ok());
    for secret in ["solutions", "goals", "points"] {
        assert!(!given.contains(secret), "{secret}: {given}");
    }
    let sheets = fs::read_to_string(sheets).unwrap();
    assert!(!sheets.contains(&text().msg_writing_goals()), "{sheets}");
    for line in [
        title(0),
        title(3),
        text().msg_task_sheet_name(),
        text().msg_task_sheet_date(),
    ] {
        assert!(sheets.contains(&line), "{line}");
    }
}

#[test]
fn what_is_made_is_there_after_a_restart_and_can_be_undone() {
    let mut person = Person::sits_down();
    person.commands(MakingCommand::Show);
    person.chooses_puzzles(&[0, 1, 2]);
    assert_eq!(person.order(), [title(0), title(1), title(2)]);
    // A row is moved by keys.
    person.focuses(text().msg_making_move(title(2), "3", "3"));
    person.hits_all(&[Key::ArrowUp, Key::ArrowUp]);
    assert_eq!(person.order(), [title(2), title(0), title(1)]);
    person.chooses(text().msg_making_remove(title(0)));
    assert_eq!(person.order(), [title(2), title(1)]);
    person.undoes();
    assert_eq!(person.order(), [title(2), title(0), title(1)]);
    person.redoes();
    let mut person = person.restarts();
    person.commands(MakingCommand::Show);
    assert_eq!(person.order(), [title(2), title(1)]);
    // The program has one way back, to this page.
    person.commands(MakingCommand::Leave);
    person.presses(text().msg_making_go_on());
    // Another one is begun only on demand.
    person.presses(text().msg_making_new());
    person.must_see(text().msg_making_unsaved_says());
    person.chooses(text().msg_writing_throw_away());
    person.must_see(text().msg_making_count(0));
}

#[test]
fn a_row_is_dragged_to_another_place() {
    let mut person = Person::sits_down();
    person.commands(MakingCommand::Show);
    person.chooses_puzzles(&[0, 1, 2]);
    let from = person
        .finds(text().msg_making_move(title(0), "1", "3"))
        .center();
    let to = person
        .finds(text().msg_making_move(title(2), "3", "3"))
        .center();
    person.drags(from, to + vec2(0.0, 8.0));
    assert_eq!(person.order(), [title(1), title(2), title(0)]);
    person.undoes();
    assert_eq!(person.order(), [title(0), title(1), title(2)]);
}

#[test]
fn a_contest_is_opened_and_tasks_of_files_are_added_and_checked() {
    let mut person = Person::sits_down();
    let task = |id: &str, rest: &str| {
        format!(
            "Task(format: 1, id: \"{id}\", title: {{\"it\": \"Mio {id}\"}}, text: {{}}, {rest})"
        )
    };
    let good = task(
        "uno",
        "wanted: [DropAll], goals: [4], solutions: [Program(format: 1, name: \"s\", on_click: [DropAll])]",
    );
    let course = format!(
        "Course(format: 1, id: \"gara\", title: {{\"it\": \"Vecchia\"}}, contest: (minutes: 20), tasks: [{good}])"
    );
    let contest = person.writes("gara.ron", course);
    let other = person.writes("due.ron", task("due", ""));
    person.commands(MakingCommand::Show);
    person.opens_file(&contest);
    assert_eq!(person.value_of(text().msg_making_name()), "Vecchia");
    person.opens_file(&other);
    person.must_see(text().msg_making_count(2));
    // A task that cannot give points is told in a sentence.
    person.waits_until("the check", |person| {
        !person.reads(text().msg_writing_checking())
    });
    person.must_read(text().msg_making_not_judged());
    person.must_read(text().msg_making_own());
    person.commands(MakingCommand::OpenFile(contest));
    person.chooses(text().msg_writing_throw_away());
    person.must_see(text().msg_making_count(1));
    // A single task is no contest.
    person.commands(MakingCommand::OpenFile(other));
    person.must_hear("due.ron");
}
