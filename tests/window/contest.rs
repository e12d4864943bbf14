//! Contest mode: what is not there, the password, and handing in.

use crate::support::*;

impl Person {
    /// Opens the dialog for teachers and gives a password.
    pub fn gives_passwords(&mut self, passwords: &[&str]) {
        self.presses(text().msg_menu_file());
        self.presses(text().msg_contest_teacher());
        for (number, word) in passwords.iter().enumerate() {
            if number > 0 {
                self.hits(Key::Tab);
            }
            self.types(word);
        }
        self.presses(text().msg_answer_ok());
    }

    /// True if nothing is there of what a contest withholds: no button, no key, no entry of the list of commands, no
    /// command, no judge.
    fn is_alone(&mut self) -> bool {
        let goal = text().msg_band_goal_next("40");
        let buttons = [goal, text().msg_mode_mines(), text().msg_mode_tantrix()];
        let mut helped = buttons.iter().any(|name| self.sees(name));
        for key in [Key::I, Key::L] {
            self.key(Modifiers::COMMAND, key);
        }
        let shown = [text().msg_ladder_title(), text().msg_hinting_close()];
        helped |= shown.iter().any(|name| self.sees(name));
        self.hits_all(&[Key::Escape, Key::Escape, Key::F1]);
        let listed = [text().msg_menu_hint(), text().msg_menu_ladder()];
        helped |= listed.iter().any(|name| self.sees_beginning(name));
        self.escapes();
        let before = self.program();
        let commands: [ClickomaniaCommand; 3] = [
            ProgramCommand::OpenExample("examples/riga-cinque.ron").into(),
            HintCommand::More.into(),
            GoalsCommand::Show.into(),
        ];
        for command in commands {
            self.commands(command);
        }
        helped |= !self.program().same_text_as(&before) || self.sees(text().msg_ladder_title());
        self.escapes();
        self.commands(HintCommand::Close);
        let show = |game| ShellCommand::Show(game).into();
        let pages: [(ClickomaniaCommand, ClickomaniaCommand); 3] = [
            (show(GameId::Mines), show(GameId::Clickomania)),
            (
                ComparisonCommand::Toggle.into(),
                ComparisonCommand::Toggle.into(),
            ),
            (VerdictCommand::Show.into(), VerdictCommand::Show.into()),
        ];
        for (there, back) in pages {
            self.commands(there);
            helped |= self.status() != text().msg_contest_says_withheld();
            helped |= !self.sees(text().msg_stage_play());
            self.commands(back);
        }
        !helped && self.harness.state_mut().judge().is_closed()
    }

    pub fn is_in_a_contest(&self) -> bool {
        self.sees(text().msg_contest_mode())
    }

    /// Nothing of before is on the canvas, in a slot, behind the last change or among the files opened last.
    fn has_nothing_of_before(&mut self) {
        self.undoes();
        self.undoes();
        assert_eq!(self.cost(), 40, "a first window begins with that");
        let names = self.names();
        assert!(!names.iter().any(|name| name.contains("35")), "{names:?}");
        assert!(self.harness.state_mut().app().settings.recent.is_empty());
    }

    /// Somebody with a program in a slot and on the canvas, and a password for teachers.
    fn works_with_a_password() -> (Person, Program) {
        let mut person = Person::sits_down();
        person.builds_three();
        let before = person.program();
        person.commands(SlotCommand::Store(1));
        person.commands(TeacherCommand::Choose("gessetto".to_owned()));
        (person, before)
    }

    /// Everything of before is there again.
    fn has_it_all_again(&mut self, before: &Program) {
        assert!(!self.is_in_a_contest());
        self.expects_program(before);
        let name = text().msg_program_new_name("1");
        assert!(self.sees_beginning(slot(1, &name, 35)));
    }
}

#[test]
fn a_teacher_begins_a_contest_and_ends_it_with_the_password() {
    let mut person = Person::sits_down();
    assert!(!person.is_in_a_contest() && !person.is_alone());
    person.judges(true);
    person.gives_passwords(&["gessetto", "gesetto"]);
    person.must_see(text().msg_contest_says_differ());
    person.escapes();
    person.gives_passwords(&["gessetto", "gessetto"]);
    person.presses(text().msg_contest_mode());
    assert!(person.is_in_a_contest() && person.is_alone());
    // Another start is still the contest.
    let mut person = person.restarts();
    assert!(person.is_in_a_contest() && person.is_alone());
    person.gives_passwords(&["Gessetto"]);
    person.must_see(text().msg_contest_says_wrong());
    person.escapes();
    assert!(person.is_alone());
    person.gives_passwords(&["gessetto"]);
    // It does not end unasked.
    for end in [text().msg_contest_end_not(), text().msg_contest_end()] {
        assert!(person.is_in_a_contest());
        let mode = text().msg_contest_mode();
        let harness = &person.harness;
        let check = harness.get_by_role_and_label(Role::CheckBox, &mode);
        check.click();
        person.looks();
        person.must_see(text().msg_contest_says_end());
        person.presses(end);
    }
    person.commands(HomeCommand::Leave);
    assert!(!person.is_in_a_contest() && !person.is_alone());
    let kept = fs::read_to_string(person.file("data/teacher.ron")).unwrap();
    assert!(!kept.contains("gessetto"), "{kept}");
}

#[test]
fn a_window_opened_for_a_contest_stays_so_until_it_is_closed() {
    let folder = Folder::new();
    let mut person = Person::sits_in_a_contest(&folder.0);
    assert!(person.is_in_a_contest() && person.is_alone());
    // A pupil cannot choose the password.
    person.presses(text().msg_menu_file());
    person.presses(text().msg_contest_teacher());
    let there = folder.file("data/contests/plain-1").display().to_string();
    person.must_not_see(text().msg_contest_password());
    person.must_see(text().msg_contest_says_no_password(there));
    person.escapes();
    for command in [
        TeacherCommand::Choose("a".to_owned()),
        TeacherCommand::Contest(false),
    ] {
        person.commands(command);
    }
    assert!(person.is_in_a_contest() && person.is_alone());
    // There is no class to judge either.
    let class = folder.file("consegne");
    fs::create_dir(&class).unwrap();
    person.commands(ClassCommand::Add(vec![class]));
    assert_eq!(person.status(), text().msg_contest_says_withheld());
    assert!(matches!(person.page(), Page::Program));
    let person = person.restarts();
    assert!(!person.is_in_a_contest());
    assert!(!folder.file("data/teacher.ron").exists());
}

#[test]
fn steps_and_questions_of_a_lesson_are_not_shown_in_a_contest() {
    let courses = &engine::task::embedded().courses;
    let mut lessons = courses.iter().flat_map(|(_, course)| &course.tasks);
    let lesson = lessons.find(|task| !task.steps.is_empty() && !task.questions.is_empty());
    let id = lesson.expect("a lesson has both").id.to_string();
    let named = format!("Program(format: 1, name: \"p\", task: \"{id}\")");
    let mut person = Person::sits_in_a_contest_with(read(&named).unwrap());
    assert_eq!(person.task(), id);
    let task = person.document().task().task();
    assert!(task.steps.is_empty() && task.questions.is_empty());
}

#[test]
fn the_slots_are_handed_in_as_one_file_and_opened_again() {
    let folder = Folder::new();
    let mut person = Person::sits_in_a_contest(&folder.0);
    let path = folder.file("gara.ron");
    let hand_in = || ContestCommand::HandIn("Ada".to_owned(), path.clone());
    person.commands(hand_in());
    assert_eq!(person.status(), text().msg_contest_says_nothing());
    assert!(!path.exists());
    let first = person.program();
    person.commands(SlotCommand::Store(1));
    person.builds_three();
    let built = person.program();
    person.commands(SlotCommand::Store(3));
    person.presses(text().msg_contest_hand_in());
    person.must_see(text().msg_contest_hand_in_title());
    person.escapes();
    person.commands(hand_in());
    person.must_hear("gara.ron");
    person.leaves();
    let written = fs::read_to_string(&path).unwrap();
    assert!(
        written.contains("\"Ada\"") && written.contains("UTC"),
        "{written}"
    );
    let mut person = Person::sits_down();
    let handed = text().msg_contest_handed("Ada");
    for (start, program) in [("Slot 3: ", built), ("Slot 1: ", first)] {
        person.commands(FileCommand::New);
        person.opens_file(&path);
        person.must_see(&handed);
        let mut names = person.names().into_iter();
        let handed_in = names.rfind(|name| name.starts_with(start));
        person.presses(handed_in.unwrap());
        person.expects_program(&program);
        person.must_not_see(&handed);
    }
    // One step back is what was there before.
    person.undoes();
    person.expects("on_click: []");
    fs::write(&path, written.replace("number", "nummer")).unwrap();
    person.opens_file(&path);
    person.must_hear("gara.ron");
    person.expects("on_click: []");
}

#[test]
fn while_a_contest_lasts_the_work_of_before_is_out_of_reach() {
    let (mut person, before) = Person::works_with_a_password();
    person.commands(TeacherCommand::Contest(true));
    assert!(person.is_in_a_contest(), "{}", person.status());
    person.has_nothing_of_before();
    let mut person = person.restarts();
    person.has_nothing_of_before();
    // At the end everything is there again.
    let mut person = person.restarts();
    person.commands(TeacherCommand::Contest(false));
    person.has_it_all_again(&before);
    // It is so for --contest too.
    let mut contest = Person::sits_in_a_contest(&person.path);
    contest.has_nothing_of_before();
}

#[test]
fn a_damaged_file_of_the_teacher_keeps_the_contest_closed() {
    let (person, before) = Person::works_with_a_password();
    // Not even the one who chose the password gets out by it: nobody can tell whether it was this one.
    let file = person.file("data/teacher.ron");
    let mut person = person.restarts();
    let whole = fs::read_to_string(&file).unwrap();
    for damaged in [&whole[..whole.len() / 2], "", "\0\0\0\0"] {
        person = person.restarts_after(|| fs::write(&file, damaged).unwrap());
        assert!(person.is_in_a_contest() && person.is_alone(), "{damaged:?}");
        person.has_nothing_of_before();
        person.commands(TeacherCommand::Contest(false));
        assert!(person.is_in_a_contest() && person.is_alone(), "{damaged:?}");
        assert_eq!(fs::read_to_string(&file).unwrap(), damaged);
    }
    // Set right again, it gives back the work of before.
    let mut person = person.restarts_after(|| fs::write(&file, &whole).unwrap());
    person.has_it_all_again(&before);
}
