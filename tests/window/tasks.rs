//! Tasks: the one that the program names is open, and everything follows it.

use crate::support::{Folder, Person};
use clickomania::window::clickomania::command::{
    ChangeKind, ClickomaniaCommand, EditorCommand, PlaybackCommand, ProgramCommand, SlotCommand,
    TaskCommand,
};
use clickomania::window::clickomania::library::open_task::TaskSource;
use clickomania::window::kit::command::{FileCommand, HistoryCommand};
use engine::bundled;
use engine::language::edit::{Edit, Place};
use engine::language::file::{read, write};
use engine::language::program::Stack;
use engine::language::{Program, TaskId};
use engine::task::embedded;
use engine::wall::Cell;
use std::fs;

const LESSON: &str = "caduta-compatta";
const SOLUTION: &str = "courses/da-40-a-2/caduta-compatta/compatta.ron";

fn known(place: &str) -> Program {
    read(bundled::text(place).unwrap()).unwrap()
}

impl Person<'_> {
    fn opens_task(&mut self, id: &str) {
        let source = TaskSource::embedded(&TaskId::new(id).unwrap()).unwrap();
        self.commands(ClickomaniaCommand::Task(TaskCommand::Open(source)));
        assert_eq!(self.task(), id);
    }

    /// The name of the open task.
    fn task(&mut self) -> String {
        let document = self.harness.state_mut().clickomania().document();
        document.task().id().to_string()
    }

    /// Brings the blocks of a program to the one on the canvas, as one's own.
    fn brings_blocks_of(&mut self, made: &Program) {
        let document = self.harness.state_mut().clickomania().document();
        let program = document.identities();
        let (mut edits, fragment) = program.insert_edit(made, made.stack(Stack::Hat));
        edits.push(Edit::Attach(fragment, Place::Stack(Stack::Hat, 0)));
        self.commands(ClickomaniaCommand::Editor(EditorCommand::Edit(
            ChangeKind::Add,
            Edit::All(edits),
        )));
    }

    fn lets_the_judge_work(&mut self) {
        self.harness.state_mut().judge().close(false);
    }

    fn clears_the_canvas(&mut self) {
        self.commands(ClickomaniaCommand::Editor(EditorCommand::ChooseAll));
        self.commands(ClickomaniaCommand::Editor(EditorCommand::Delete));
    }
}

#[test]
fn a_lesson_is_solved_by_a_program_of_ones_own() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.lets_the_judge_work();
    person.opens_task(LESSON);
    assert!(
        person.sees("Traguardo 7: il prossimo"),
        "{:?}",
        person.names()
    );
    // Its title is the name of the program that one begins with.
    let title = "La caduta, colonna per colonna";
    assert_eq!(person.program().header().name, title);
    person.brings_blocks_of(&known(SOLUTION));
    person.waits_until("the verdict", |person| {
        person.status().starts_with("Complimenti")
    });
    assert_eq!(person.cost(), 7);
    assert!(
        person.sees("Traguardo 7: raggiunto"),
        "{:?}",
        person.names()
    );
    // What was reached is there again, and opens the solution.
    person.leaves();
    let mut person = Person::sits_down(&folder.0);
    assert_eq!(person.task(), LESSON);
    assert!(person.sees("Traguardo 7: raggiunto"));
    person.commands(ClickomaniaCommand::Task(TaskCommand::OpenSolution(0)));
    assert_eq!(person.program().header().name, "Compatta in un ciclo");
    assert_eq!(person.task(), LESSON);
}

#[test]
fn a_solution_is_closed_until_its_goal_is_reached() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.opens_task(LESSON);
    let before = person.program();
    person.commands(ClickomaniaCommand::Task(TaskCommand::OpenSolution(0)));
    assert!(
        person.status().contains("costo 7 o meno"),
        "{}",
        person.status()
    );
    assert!(person.program().same_text_as(&before));
}

#[test]
fn the_palette_has_the_blocks_of_the_task_and_others_are_marked() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.lets_the_judge_work();
    assert!(person.sees("Logica"));
    person.opens_task(LESSON);
    assert!(!person.sees("Logica"), "{:?}", person.names());
    assert!(person.sees("Cicli"));
    let program = format!(
        "Program(format: 1, name: \"x\", task: \"{LESSON}\", on_click: [RemoveInfected, DropAll])"
    );
    let program = ProgramCommand::OpenProgram(read(&program).unwrap().into());
    person.commands(ClickomaniaCommand::Program(program));
    person.waits_until("the verdict", |person| {
        person.sees("Verdetto: blocco non concesso")
    });
    person.presses("Verdetto: blocco non concesso");
    assert!(person.sees("Blocchi che nel quesito non ci sono"));
}

#[test]
fn in_a_task_about_the_fall_infection_and_removal_are_done() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.opens_task(LESSON);
    person.brings_blocks_of(&known(SOLUTION));
    assert!(person.sees("Infezione: già fatta quando parte il programma"));
    assert!(person.sees("Caduta: la fa il tuo programma"));
    person.commands(ClickomaniaCommand::Playback(PlaybackCommand::Play));
    let task = embedded().task(LESSON).unwrap();
    let rules = engine::run::rules::Rules::of(task).unwrap();
    let wall = *person.harness.state_mut().clickomania().wall_panel().wall();
    // Something falls.
    let falls = |click: &Cell| {
        let start = rules.start(&wall, *click).unwrap();
        start != wall && rules.wanted(&start, *click).unwrap() != start
    };
    let click = wall.bricks().iter().find(falls).unwrap();
    let start = rules.start(&wall, click).unwrap();
    person.commands(ClickomaniaCommand::Playback(PlaybackCommand::Click(click)));
    person.waits_until("the end of the move", |person| {
        person
            .harness
            .state_mut()
            .clickomania()
            .wall_panel()
            .moves()
            == 1
    });
    let panel = person.harness.state_mut().clickomania().wall_panel();
    let played = *panel.last_move().unwrap();
    assert_eq!(
        (played.before, played.wanted),
        (wall, Some(rules.wanted(&start, click).unwrap()))
    );
    assert!(played.is_right() && start != wall && played.left != start);
    assert_eq!(played.after, rules.after(&played.left, click).unwrap());
}

#[test]
fn every_task_has_four_slots_of_its_own() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    let free = person.program();
    person.commands(ClickomaniaCommand::Slot(SlotCommand::Store(1)));
    person.opens_task(LESSON);
    person.commands(ClickomaniaCommand::Slot(SlotCommand::Load(1)));
    assert_eq!(person.task(), LESSON, "its slot is empty");
    person.brings_blocks_of(&known(SOLUTION));
    let lesson = person.program();
    person.commands(ClickomaniaCommand::Slot(SlotCommand::Store(1)));
    person.commands(ClickomaniaCommand::Task(TaskCommand::Free(
        TaskId::CLICKOMANIA,
    )));
    person.clears_the_canvas();
    person.commands(ClickomaniaCommand::Slot(SlotCommand::Load(1)));
    assert!(person.program().same_text_as(&free));
    // Storing is taken back where it was done.
    person.opens_task(LESSON);
    assert!(person.program().same_text_as(&lesson), "it was left so");
    // Twice where a task was opened.
    for _ in 0..15 {
        person.commands(ClickomaniaCommand::History(HistoryCommand::Undo));
    }
    for place in ["caduta-compatta", "clickomania"] {
        let slots = folder.file("data").join("tasks").join(place);
        assert!(!slots.join("slot-1.ron").exists(), "{place}");
    }
}

#[test]
fn a_file_of_tasks_is_opened_like_any_other() {
    let folder = Folder::new();
    let path = folder.file("corso.ron");
    let task = |id: &str, wanted: &str| {
        format!(
            "Task(format: 1, id: \"{id}\", title: {{\"it\": \"Quesito {id}\"}}, wanted: [{wanted}])"
        )
    };
    let course = format!(
        "Course(format: 1, id: \"mio\", title: {{}}, tasks: [{}, {}])",
        task("uno", "DropAll"),
        task("due", "DropAll")
    );
    fs::write(&path, course).unwrap();
    let mut person = Person::sits_down(&folder.0);
    person.commands(ClickomaniaCommand::File(FileCommand::OpenFile(
        path.clone(),
    )));
    person.looks();
    assert_eq!(person.task(), "uno");
    assert_eq!(person.status(), "Quesito aperto: «Quesito uno».");
    person.brings_blocks_of(&read("Program(format: 1, name: \"\", on_click: [DropAll])").unwrap());
    // The next one goes on with the program.
    person.commands(ClickomaniaCommand::Task(TaskCommand::Next));
    assert_eq!(person.task(), "due");
    assert_eq!(person.cost(), 10);
    person.commands(ClickomaniaCommand::Task(TaskCommand::Next));
    assert_eq!(person.status(), "È l'ultima lezione.");
    // It is open at the next start too.
    person.leaves();
    let mut person = Person::sits_down(&folder.0);
    assert_eq!(person.task(), "due");
    // One that cannot be used is told, and nothing changes.
    fs::write(&path, "Task(format: 1, id: \"uno\", wonted: [])").unwrap();
    person.commands(ClickomaniaCommand::File(FileCommand::OpenFile(path)));
    person.looks();
    assert!(
        person.status().contains("corso.ron:1:"),
        "{}",
        person.status()
    );
    assert_eq!(person.task(), "due");
}

#[test]
fn undo_leads_back_to_the_task_before() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.opens_task(LESSON);
    person.commands(ClickomaniaCommand::History(HistoryCommand::Undo));
    assert_eq!(person.task(), LESSON, "it is said first");
    person.commands(ClickomaniaCommand::History(HistoryCommand::Undo));
    assert_eq!(person.task(), "clickomania");
    person.commands(ClickomaniaCommand::History(HistoryCommand::Redo));
    assert_eq!(person.task(), LESSON);
}

#[test]
fn a_program_for_a_strange_task_keeps_its_name() {
    let folder = Folder::new();
    let path = folder.file("strano.ron");
    let text = "Program(format: 1, name: \"x\", task: \"mai-visto\", on_click: [DropAll])";
    fs::write(&path, text).unwrap();
    let mut person = Person::sits_down(&folder.0);
    person.commands(ClickomaniaCommand::File(FileCommand::OpenFile(path)));
    assert_eq!(person.task(), "clickomania");
    assert!(
        person.status().contains("«mai-visto»"),
        "{}",
        person.status()
    );
    assert!(write(&person.program()).contains("task: \"mai-visto\""));
}

#[test]
fn a_mistake_is_found_when_the_changed_program_is_right() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.lets_the_judge_work();
    person.opens_task(LESSON);
    person.commands(ClickomaniaCommand::Task(TaskCommand::OpenMistake(0)));
    assert_eq!(person.program().header().name, "La colonna dimenticata");
    let note = "Comincia da 1: la colonna 0 non si compatta mai.";
    assert!(!person.sees(note), "it would give the mistake away");
    person.waits_until("the case in which it fails", |person| {
        person.sees("Verdetto: parete sbagliata")
    });
    person.clears_the_canvas();
    person.brings_blocks_of(&known(SOLUTION));
    person.waits_until("the verdict", |person| {
        person.status().contains("hai trovato e corretto l'errore")
    });
    assert!(
        person.sees("Traguardo 7: il prossimo"),
        "that is still to be built"
    );
    person.commands(ClickomaniaCommand::Task(TaskCommand::OpenMistake(0)));
    assert!(person.sees(note), "{:?}", person.names());
}

#[test]
fn a_mistake_that_is_half_mended_is_no_draft_at_the_next_start_either() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.opens_task(LESSON);
    person.brings_blocks_of(&known(SOLUTION));
    let own = person.program();
    person.commands(ClickomaniaCommand::Task(TaskCommand::OpenMistake(0)));
    person.brings_blocks_of(&known(SOLUTION));
    person.leaves();

    let mut person = Person::sits_down(&folder.0);
    assert_eq!(person.task(), LESSON);
    person.opens_task(TaskId::CLICKOMANIA.as_str());
    person.opens_task(LESSON);
    assert!(person.program().same_text_as(&own));
    person.leaves();
}
