//! The card of a lesson: its text, what is asked, what was reached, and where one goes on.

use super::course;
use crate::support::{Folder, Person};
use clickomania::window::clickomania::command::{
    ClickomaniaCommand, EditorCommand, GoalsCommand, PaletteBlock, TaskCommand,
};
use clickomania::window::kit::command::{HistoryCommand, ShellCommand};
use clickomania::window::kit::settings::Look;
use clickomania::window::kit::theme;
use egui::{Key, Modifiers, Rect, Role, Shape, pos2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use engine::language::Kind;
use engine::language::file::read;
use engine::text::Language;

impl Person<'_> {
    /// The lines of the text of the task, each with its place.
    fn lines_of_the_text(&self) -> Vec<(String, Rect)> {
        let lines = self.harness.query_all_by_role(Role::Label);
        let lines = lines.filter_map(|node| Some((node.accesskit_node().value()?, node.rect())));
        lines.filter(|(words, _)| words.len() > 60).collect()
    }

    /// Whether cells of the wall are marked as wrong.
    fn sees_wrong_cells(&self) -> bool {
        let stage = Rect::from_min_max(pos2(0.0, 80.0), pos2(326.0, 400.0));
        let wrong = [theme::LIGHT.wrong, theme::DARK.wrong];
        fn marked(shape: &Shape, stage: Rect, wrong: &[egui::Color32]) -> bool {
            match shape {
                Shape::Vec(shapes) => shapes.iter().any(|shape| marked(shape, stage, wrong)),
                Shape::Rect(rect) => {
                    wrong.contains(&rect.stroke.color) && stage.contains_rect(rect.rect)
                }
                _ => false,
            }
        }
        let mut shapes = self.harness.output().shapes.iter();
        shapes.any(|shape| marked(&shape.shape, stage, &wrong))
    }
}

#[test]
fn a_solved_lesson_says_what_comes_next_and_an_edit_puts_it_away() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.harness.state_mut().judge().close(false);
    let course = course("altre-regole");
    person.opens_lesson(course, 0);
    let task = &course.tasks[0];
    let solution = task.solutions[0].value.clone();
    person.puts_up(&solution);
    person.waits_until("the card", |person| person.sees("Traguardo raggiunto"));
    assert!(person.sees("Costo 9") && person.sees("Provo con 1"));
    person.presses("Provo con 1");
    assert!(!person.sees("Traguardo raggiunto"));
    let best = task.solutions[1].value.clone();
    person.puts_up(&best);
    person.waits_until("the card", |person| person.sees("Costo 1"));
    person.chooses("Prossima lezione", 400.0);
    assert_eq!(person.lesson_id(), course.tasks[1].id.as_str());
    assert!(!person.sees("Traguardo raggiunto"));
}

#[test]
fn the_reason_of_a_mistake_comes_when_it_is_found() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.harness.state_mut().judge().close(false);
    let course = course("da-40-a-2");
    person.opens_lesson(course, 1);
    let task = &course.tasks[1];
    person.commands(ClickomaniaCommand::Task(TaskCommand::OpenMistake(0)));
    let reason = task.mistakes[0].header().note.clone();
    assert!(!reason.is_empty() && !person.sees(&reason));
    person.puts_up(&task.solutions[0].value.clone());
    person.waits_until("the card", |person| person.sees("Errore trovato"));
    assert!(person.sees(&reason), "{:?}", person.names());
    assert!(person.sees(&task.mistakes[0].header().name));
}

#[test]
fn a_question_with_its_wall_and_what_is_said_of_the_answer_are_seen_without_scrolling() {
    for size in [
        vec2(1440.0, 900.0),
        vec2(1280.0, 800.0),
        vec2(1024.0, 640.0),
    ] {
        let folder = Folder::new();
        let mut person = Person::sits_down_at(&folder.0, size);
        person.opens_lesson(course("da-40-a-2"), 0);
        // The card has found its height.
        person.looks();
        let clicked = |person: &Person| {
            let names = person.names();
            let clicked = names.into_iter().find(|name| name.ends_with(", cliccata"));
            clicked.unwrap_or_else(|| panic!("no click in {:?}", person.names()))
        };
        let (answer, cell) = ("Nessuna casella", clicked(&person));
        for name in [answer, &cell] {
            let place = person.finds(name);
            assert!(place.max.y < person.canvas_rect().min.y, "{name} {size}");
        }
        person.presses(answer);
        // The line at the bottom says it too.
        let said = person.harness.query_all_by_label("Giusto!");
        let upper = said.map(|node| node.rect().max.y).reduce(f32::min);
        let canvas = person.canvas_rect();
        assert!(upper.unwrap() < canvas.min.y, "{upper:?} {size}");
    }
}

#[test]
fn the_text_folds_and_blocks_in_it_lead_to_the_palette() {
    let folder = Folder::new();
    for size in [vec2(1440.0, 900.0), vec2(1024.0, 640.0)] {
        let mut person = Person::sits_down_at(&folder.0, size);
        person.commands(ClickomaniaCommand::Shell(ShellCommand::Look(Look::Dark)));
        person.opens_lesson(course("da-40-a-2"), 9);
        let step = "Passo 1 di 3";
        assert!(person.sees(step), "{:?}", person.names());
        let card = person.finds(step);
        assert!(card.max.y < person.canvas_rect().min.y, "over no block");
        let canvas = person.canvas_rect();
        assert!(canvas.height() > size.y * 0.4, "{canvas:?}");
        person.chooses(
            "«Fai cadere il mattone in …»: mostra dov'è tra i blocchi",
            0.0,
        );
        person.presses("Da dove si comincia?: Nascondi il testo");
        assert!(!person.sees(step));
        person.presses("Da dove si comincia?: Mostra il testo");
        assert!(person.sees(step));
        if size.x < 1100.0 {
            person.chooses("Leggi tutto il testo", 0.0);
            assert!(!person.sees(step));
            person.chooses("Torna al passo", 0.0);
            assert!(person.sees(step));
        }
        person.leaves();
    }
}

#[test]
fn a_right_program_above_the_first_goal_does_not_do_a_lesson() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    let course = course("da-40-a-2");
    // It begins with a right program of cost 35; the first goal is 28.
    person.opens_lesson(course, 32);
    let is_as_begun = |person: &mut Person| {
        let document = person.harness.state_mut().clickomania().document();
        document.is_as_begun()
    };
    assert!(is_as_begun(&mut person));
    // With one block more that changes nothing it is one's own, and right, but no better than what was given.
    person.commands(ClickomaniaCommand::Editor(EditorCommand::Add(
        PaletteBlock::new(Kind::CureAll, "x"),
    )));
    assert!(!is_as_begun(&mut person));
    person.harness.state_mut().judge().close(false);
    person.waits_until("the best", |person| person.best().is_some());
    assert!(!person.sees("Il programma è giusto") && !person.is_done());
    person.leaves();
}

#[test]
fn a_program_called_after_its_lesson_follows_the_language() {
    let folder = Folder::new();
    let mut person = Person::sits_down_at(&folder.0, vec2(1800.0, 900.0));
    person.opens_lesson(course("da-40-a-2"), 21);
    let named = |person: &mut Person| {
        let mode = person.harness.state_mut().clickomania();
        mode.document().program().header().name.clone()
    };
    assert_eq!(named(&mut person), "Cima e fondo");
    let english = ShellCommand::Language(Language::En);
    person.commands(ClickomaniaCommand::Shell(english));
    person.looks();
    let told = |words: &str| {
        let mut nodes = person.harness.query_all_by_value(words);
        nodes.next().is_some()
    };
    assert!(told("Top and bottom"));
    assert!(!told("Cima e fondo"));
    person.leaves();
}

#[test]
fn undoing_stops_where_the_lesson_begins() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    let course = course("da-40-a-2");
    let undo = || ClickomaniaCommand::History(HistoryCommand::Undo);
    person.opens_lesson(course, 1);
    person.opens_lesson(course, 2);
    let begun = person.program();
    person.commands(ClickomaniaCommand::Editor(EditorCommand::Add(
        PaletteBlock::new(Kind::DropAll, "x"),
    )));
    for _ in 0..2 {
        person.commands(undo());
        assert_eq!(person.lesson_id(), "tre-fasi");
        assert!(person.program().same_text_as(&begun));
    }
    let told = person.status();
    assert!(told.contains("«Il primo blocco»"), "{told}");
    // Who insists goes there, and comes back.
    person.commands(undo());
    assert_eq!(person.lesson_id(), "primo-click");
    let redo = HistoryCommand::Redo;
    person.commands(ClickomaniaCommand::History(redo));
    assert_eq!(person.lesson_id(), "tre-fasi");
    // What was changed since is undone first.
    person.commands(ClickomaniaCommand::Editor(EditorCommand::Add(
        PaletteBlock::new(Kind::DropAll, "x"),
    )));
    person.commands(undo());
    person.commands(undo());
    assert_eq!(person.lesson_id(), "tre-fasi");
    person.leaves();
}

#[test]
fn behind_the_last_lesson_there_are_ways_on() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    let rules = course("altre-regole");
    let last = rules.tasks.len() - 1;
    person.opens_lesson(rules, last);
    let task = &rules.tasks[last];
    person.goes_through(task);
    assert!(person.sees("Torna all'inizio"), "{:?}", person.names());
    person.chooses("Vai al corso «Da 40 a 2»", 0.0);
    assert_eq!(person.lesson_id(), "parete");
    // One left it done: the card offers them again.
    person.opens_lesson(rules, last);
    person.waits_until("the ways", |person| person.sees("Torna all'inizio"));
    person.chooses("Torna all'inizio", 0.0);
    assert!(person.sees("Costruisci liberamente"));
    person.leaves();
}

#[test]
fn goals_are_spoken_without_a_stray_colon() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.looks();
    let chip = person.harness.get_by_label("Traguardo 40: il prossimo");
    let told = chip.accesskit_node().description();
    assert_eq!(told.as_deref(), Some("Mostra le soluzioni"));
    drop(told);
    person.leaves();
}

#[test]
fn the_note_of_a_solution_stands_above_it_and_beside_it_in_the_list() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.harness.state_mut().judge().close(false);
    let course = course("da-40-a-2");
    person.opens_lesson(course, 2);
    let solution = course.tasks[2].solutions[0].value.clone();
    let note = solution.header().note.clone();
    assert!(!note.is_empty() && !person.sees(&note));
    person.puts_up(&solution);
    person.waits_until("the goal", |person| person.is_done());
    person.commands(ClickomaniaCommand::Task(TaskCommand::OpenSolution(0)));
    person.looks();
    assert!(person.sees(&note), "{:?}", person.names());
    person.commands(ClickomaniaCommand::Goals(GoalsCommand::Show));
    person.looks();
    let notes = person.harness.query_all_by_label(&note);
    assert_eq!(notes.count(), 2, "{:?}", person.names());
    person.leaves();
}

#[test]
fn a_text_is_not_scrolled_for_its_last_line() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.opens_lesson(course("da-40-a-2"), 2);
    person.waits();
    let before = person.lines_of_the_text();
    let (last, place) = before.last().unwrap();
    let canvas = person.canvas_rect();
    assert!(place.max.y < canvas.min.y, "{last}: {place} {canvas}");
    // Nothing is left to be scrolled.
    person.harness.hover_at(before[0].1.center());
    person.harness.event(egui::Event::MouseWheel {
        unit: egui::MouseWheelUnit::Point,
        delta: vec2(0.0, -80.0),
        phase: egui::TouchPhase::Move,
        source: egui::MouseWheelSource::Wheel,
        modifiers: Modifiers::NONE,
    });
    person.waits();
    assert_eq!(person.lines_of_the_text(), before);
}

#[test]
fn the_way_back_to_the_step_lies_over_no_text() {
    let folder = Folder::new();
    let mut person = Person::sits_down_at(&folder.0, vec2(1024.0, 640.0));
    for number in [1, 7] {
        person.opens_lesson(course("da-40-a-2"), number);
        person.chooses("Leggi tutto il testo", 0.0);
        person.waits();
        let link = person.finds("Torna al passo");
        let lines = person.lines_of_the_text();
        assert!(!lines.is_empty());
        for (line, place) in lines {
            assert!(!place.intersects(link), "{line}: {place} {link}");
        }
        person.chooses("Torna al passo", 0.0);
    }
}

#[test]
fn a_wrong_wall_is_marked_until_the_program_is_right() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.harness.state_mut().judge().close(false);
    let course = course("da-40-a-2");
    person.opens_lesson(course, 2);
    let phases = |phases: &str| {
        let text = format!("Program(format: 1, name: \"\", on_click: [{phases}])");
        read(&text).unwrap()
    };
    person.puts_up(&phases("InfectArea(Clicked), RemoveInfected"));
    let wrong = "Verdetto: parete sbagliata";
    person.waits_until("the verdict", |person| person.sees(wrong));
    person.presses(wrong);
    person.presses("Carica e guarda");
    person.key(Modifiers::NONE, Key::F9);
    person.waits_until("the marks", |person| person.sees_wrong_cells());
    // Another one that is wrong too: what is to be mended is still seen.
    person.puts_up(&phases(
        "InfectArea(Clicked), RemoveInfected, RemoveInfected",
    ));
    person.waits_until("the verdict", |person| person.sees(wrong));
    assert!(person.sees_wrong_cells());
    person.puts_up(&course.tasks[2].solutions[0].value.clone());
    person.waits_until("the card", |person| person.sees("Traguardo raggiunto"));
    assert!(!person.sees_wrong_cells());
}
