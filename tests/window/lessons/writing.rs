//! Tasks written by a teacher: on their page, checked, saved, tried, changed.

use super::{costs, rules};
use crate::support::*;
use engine::task::{Task, embedded};

impl Person {
    /// Types over what is in a field.
    fn writes_in(&mut self, field: impl AsRef<str>, words: &str) {
        let named = |node: &egui_kittest::Node<'_>| node.accesskit_node().role() == Role::TextInput;
        let mut fields = self.harness.query_all_by_label(field.as_ref());
        fields.rfind(named).expect("the field").focus();
        drop(fields);
        self.looks();
        self.types_over(words);
    }

    /// Saves the open task elsewhere, as it comes out of the form, and reads it again.
    fn saved_by_the_form(&mut self) -> String {
        let path = self.file("copia.ron");
        self.commands(WritingCommand::SaveFile(path.clone()));
        let written = fs::read_to_string(path).unwrap();
        let (document, _) = clickomania::task_file::read(written.as_bytes(), None).unwrap();
        engine::task::file::write_task(document.tasks()[0])
    }

    /// Presses the button that takes away the thing whose name begins so.
    fn presses_removal(&mut self, start: &str) {
        let end = text().msg_writing_remove();
        let names = self.names().into_iter();
        let mut names = names.filter(|name| name.starts_with(start) && name.ends_with(&end));
        let name = names.next();
        self.chooses(name.unwrap_or_else(|| panic!("{start} in {:?}", self.names())));
    }

    /// The field in which the text is written.
    fn text_field(&self) -> egui_kittest::Node<'_> {
        let mut fields = self.harness.query_all_by_role(Role::MultilineTextInput);
        fields.next().expect("the field of the text")
    }

    fn written_text(&self) -> String {
        let value = self.text_field().accesskit_node().value();
        value.unwrap_or_default()
    }
}

/// A task as it is written into a file of its own, with its programs in it.
fn by_itself(task: &Task) -> String {
    let mut task = task.clone();
    for part in task.solutions.iter_mut().chain(&mut task.mistakes) {
        part.file = None;
    }
    engine::task::file::write_task(&task)
}

#[test]
fn a_task_is_written_checked_saved_tried_and_changed() {
    let mut person = Person::sits_down();
    let path = person.file("mio.ron");
    person.puts_up(&program("on_click: [RemoveAreaAndDrop(Clicked), CureAll]"));
    person.commands(WritingCommand::New);
    person.must_see(text().msg_writing_title(text().msg_writing_new_name()));
    person.presses(text().msg_writing_programs());
    let takes = text().msg_writing_take();
    person.chooses(format!("{}: {takes}", text().msg_writing_wanted()));
    person.presses(text().msg_writing_solutions());
    person.chooses(text().msg_writing_solution_add());
    person.presses(text().msg_lesson_answer());
    person.waits_for(text().msg_writing_usable());
    person.presses(text().msg_writing_goals());
    let goals = text().msg_writing_goals_field();
    person.writes_in(&goals, "35, x");
    person.must_see(text().msg_writing_bad_goals());
    // A goal that no solution reaches is found.
    person.writes_in(&goals, "35");
    person.presses(text().msg_lesson_answer());
    person.waits_until("the check", |person| {
        let words = [text().msg_writing_checking(), text().msg_writing_usable()];
        !words.iter().any(|words| person.sees(words))
    });
    person.writes_in(&goals, "40");
    person.commands(WritingCommand::SaveFile(path.clone()));
    person.presses(text().msg_writing_try());
    assert_eq!(person.task(), text().msg_writing_new_name());
    person.must_see(text().msg_block_hat());
    let written = fs::read_to_string(&path).unwrap();
    assert!(written.contains("goals: [40]"), "{written}");
    // Opened again for change, it keeps what it has.
    person.commands(WritingCommand::Change);
    person.commands(WritingCommand::Save);
    assert_eq!(fs::read_to_string(&path).unwrap(), written);
    person.presses(text().msg_writing_leave());
    person.must_see(text().msg_block_hat());
}

#[test]
fn every_part_of_a_task_is_shown_in_the_form_and_none_is_lost() {
    let mut person = Person::sits_down();
    for number in [0, 9, 37] {
        person.opens_lesson(costs(), number);
        person.commands(WritingCommand::Change);
        for part in [
            text().msg_writing_texts(),
            text().msg_writing_programs(),
            text().msg_writing_blocks(),
            text().msg_writing_walls(),
            text().msg_writing_goals(),
            text().msg_class_steps(),
            text().msg_writing_questions(),
            text().msg_writing_hints(),
            text().msg_writing_solutions(),
            text().msg_writing_tools(),
            text().msg_palette_more(),
            text().msg_writing_file(),
        ] {
            let nodes = person.harness.query_all_by_label(&part);
            let leftmost = nodes.min_by(|a, b| a.rect().min.x.total_cmp(&b.rect().min.x));
            leftmost.unwrap().click_accesskit();
            person.looks();
        }
        let task = &costs().tasks[number].value;
        assert_eq!(person.saved_by_the_form(), by_itself(task));
        person.commands(WritingCommand::Leave);
    }
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn every_task_that_is_opened_for_change_and_saved_is_the_same() {
    let mut person = Person::sits_down();
    for (_, course) in embedded().courses.iter() {
        for (number, task) in course.tasks.iter().enumerate() {
            person.opens_lesson(course, number);
            person.commands(WritingCommand::Change);
            assert_eq!(person.saved_by_the_form(), by_itself(task), "{}", task.id);
            person.commands(WritingCommand::Leave);
        }
    }
}

#[test]
fn a_new_task_has_a_name_in_the_language_of_the_window_and_then_one_from_its_title() {
    let mut person = Person::sits_down();
    for language in Language::complete().chain([Language::It]) {
        person.speaks(language);
        person.commands(WritingCommand::New);
        let text = Text::load(language).unwrap();
        person.must_see(text.msg_writing_title(text.msg_writing_new_name()));
    }
    let (title, name) = (text().msg_writing_name(), text().msg_writing_id());
    person.writes_in(&title, "La riga è giù");
    assert_eq!(person.value_of(&name), "la-riga-e-giu");
    // A name that was typed stays.
    person.writes_in(&name, "mia");
    person.writes_in(&title, "Altro");
    assert_eq!(person.value_of(&name), "mia");
    // What cannot be one is told, and changes nothing.
    person.writes_in(&name, "Mia!");
    person.must_see(text().msg_writing_bad_id());
    assert!(person.saved_by_the_form().contains("id: \"mia\""));
}

#[test]
fn the_rules_of_a_new_task_are_built_with_all_blocks() {
    let mut person = Person::sits_down();
    person.opens_lesson(costs(), 0);
    let offers = |person: &mut Person| person.services().task.task().blocks.allows(Kind::While);
    assert!(!offers(&mut person));
    person.commands(WritingCommand::New);
    assert!(offers(&mut person));
}

#[test]
fn what_is_written_is_there_again_and_thrown_away_only_on_demand() {
    let mut person = Person::sits_down();
    let changed = format!("• {}", text().msg_writing_title("A metà"));
    person.commands(WritingCommand::New);
    person.writes_in(text().msg_writing_name(), "A metà");
    person.presses(text().msg_writing_leave());
    person.presses(text().msg_writing_go_on());
    person.must_see(&changed);
    let mut person = person.restarts();
    person.commands(WritingCommand::GoOn);
    person.must_see(&changed);
    let fresh = text().msg_writing_title(text().msg_writing_new_name());
    for (answer, title) in [
        (text().msg_writing_keep(), changed),
        (text().msg_writing_throw_away(), fresh),
    ] {
        person.commands(WritingCommand::New);
        person.must_see(text().msg_writing_unsaved_says());
        person.chooses(answer);
        person.must_see(title);
    }
}

#[test]
fn findings_of_the_check_lead_to_their_part_and_go_with_a_change() {
    let mut person = Person::sits_down();
    person.opens_lesson(rules(), 0);
    person.commands(WritingCommand::Change);
    let (part, goals) = (text().msg_writing_goals(), text().msg_writing_goals_field());
    person.chooses(&part);
    person.writes_in(&goals, "1, 9");
    person.chooses(text().msg_class_steps());
    // A pupil would see an empty step.
    person.chooses(text().msg_writing_step_add());
    person.presses(text().msg_lesson_answer());
    let found = |person: &Person, part: String| person.named(format!("{part} "));
    person.waits_until("what is found", |person| {
        found(person, part.clone()).is_some() && found(person, text().msg_class_steps()).is_some()
    });
    let finding = found(&person, part.clone()).unwrap();
    person.chooses(finding);
    person.must_see(&goals);
    person.writes_in(&goals, "9, 1");
    assert!(found(&person, part).is_none(), "it was changed since");
}

#[test]
fn what_cannot_be_read_is_not_saved() {
    let mut person = Person::sits_down();
    person.commands(WritingCommand::New);
    let goals = text().msg_writing_goals();
    for (part, field, wrong, right) in [
        (&goals, text().msg_writing_goals_field(), "40; due", "40"),
        (
            &goals,
            text().msg_writing_points_field(),
            "40 = 20",
            "40: 20",
        ),
        (
            &text().msg_writing_texts(),
            text().msg_writing_id(),
            "due parole",
            "due-parole",
        ),
    ] {
        person.chooses(part);
        person.writes_in(&field, wrong);
        // It stays where it is while one looks elsewhere.
        person.chooses(text().msg_writing_tools());
        for command in [
            WritingCommand::Save,
            WritingCommand::Check,
            WritingCommand::Try,
        ] {
            person.commands(command);
            person.must_hear(&field);
        }
        person.chooses(part);
        assert_eq!(person.value_of(&field), wrong);
        person.writes_in(&field, right);
        assert_eq!(person.status(), "", "it can be read now");
    }
    let saved = person.saved_by_the_form();
    assert!(saved.contains("goals: [40]") && saved.contains("points: [(40, 20)]"));
}

#[test]
fn blocks_programs_and_walls_are_put_into_the_text() {
    let mut person = Person::sits_down();
    person.commands(WritingCommand::New);
    person.text_field().focus();
    person.looks();
    person.types("Guarda:");
    // A block comes from a list, and is shown among the words.
    person.chooses(text().msg_writing_insert_block());
    person.chooses(on_canvas(Kind::Remove));
    // No source is on the screen; the file has it.
    let block = format!("Guarda:‹{}›", on_canvas(Kind::Remove));
    assert_eq!(person.written_text(), block);
    person.looks();
    person.must_see(text().msg_lesson_find_block(on_canvas(Kind::Remove)));
    person.chooses(text().msg_writing_insert_wall());
    let wall = person.wall().to_string();
    let shown = format!("{block}\n\n‹{} 1›", text().msg_writing_word_wall());
    assert_eq!(person.written_text(), shown);
    person.chooses(text().msg_writing_insert_program());
    let shown = format!("{shown}\n\n‹{} 1›", text().msg_writing_word_program());
    assert_eq!(person.written_text(), shown);
    let saved = person.saved_by_the_form();
    for part in [
        "Guarda:`Remove`",
        wall.lines().next().unwrap(),
        "```program",
    ] {
        assert!(saved.contains(part), "{part}: {saved}");
    }
}

#[test]
fn the_right_option_stays_right_when_another_one_goes() {
    let mut person = Person::sits_down();
    person.commands(WritingCommand::New);
    person.chooses(text().msg_writing_questions());
    person.chooses(text().msg_writing_question_add());
    person.chooses(text().msg_writing_answer_choice());
    let option = |number: u32| text().msg_writing_option(number.to_string());
    let removes = |person: &mut Person, number| {
        let start = format!("{}: ", option(number));
        person.presses_removal(&start);
    };
    // Of two none can go.
    removes(&mut person, 1);
    person.chooses(text().msg_writing_option_add());
    for number in 1..=3 {
        person.writes_in(option(number), &format!("risposta-{number}"));
    }
    person.chooses(text().msg_writing_option_right("3"));
    removes(&mut person, 1);
    let right = "options: [{\"it\": \"risposta-2\"}, {\"it\": \"risposta-3\"}], right: 2";
    let saved = person.saved_by_the_form();
    assert!(saved.contains(right), "{saved}");
}
