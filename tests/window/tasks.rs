//! Tasks: the one that the program names is open, and everything follows it.

use crate::support::*;
use engine::language::TaskId;
use engine::language::edit::{Edit, Place};
use engine::task::embedded;

const LESSON: &str = "caduta-compatta";
const SOLUTION: &str = "courses/da-40-a-2/caduta-compatta/compatta.ron";

fn solution() -> Program {
    read(bundled::text(SOLUTION).unwrap()).unwrap()
}

impl Person {
    /// Opens a bundled task.
    pub fn opens_task(&mut self, id: &str) {
        let source = TaskSource::embedded(&TaskId::new(id).unwrap()).unwrap();
        self.commands(TaskCommand::Open(source));
        assert_eq!(self.task(), id);
    }

    /// Builds the blocks of this program under the hat, instead of those that are there.
    pub fn puts_up(&mut self, wanted: &Program) {
        let document = self.document();
        let present = document.program().stack(Stack::Hat).to_vec();
        let mut edits = vec![document.program().lift_all_edit(&present)];
        let roots = wanted.stack(Stack::Hat);
        let (more, fragment) = document.identities().insert_edit(wanted, roots);
        edits.extend(more);
        edits.push(Edit::Attach(fragment, Place::Stack(Stack::Hat, 0)));
        let edit = EditorCommand::Edit(ChangeKind::Move, Edit::All(edits));
        self.commands(edit);
        self.looks();
    }
}

#[test]
fn a_lesson_is_solved_by_a_program_built_in_it() {
    let mut person = Person::sits_down();
    person.judges(true);
    person.opens_task(LESSON);
    person.must_see(text().msg_band_goal_next("7"));
    // Its title is the name of the program that one begins with.
    let title = embedded().task(LESSON).unwrap().title.shown(Language::It);
    assert_eq!(person.program().header().name, title);
    // A solution is closed until its goal is reached.
    let before = person.program();
    person.commands(TaskCommand::OpenSolution(0));
    person.must_hear(text().msg_goal_cost("7"));
    person.expects_program(&before);
    person.puts_up(&solution());
    person.waits_for(text().msg_band_goal_reached("7"));
    // What was reached is there again, and opens the solution.
    let mut person = person.restarts();
    assert_eq!(person.task(), LESSON);
    person.must_see(text().msg_band_goal_reached("7"));
    person.commands(TaskCommand::OpenSolution(0));
    assert_eq!(person.program().header().name, solution().header().name);
    assert_eq!(person.task(), LESSON);
}

#[test]
fn the_palette_has_the_blocks_of_the_task_and_others_are_marked() {
    let mut person = Person::sits_down();
    person.judges(true);
    person.must_see(text().msg_category_logic());
    person.opens_task(LESSON);
    person.must_not_see(text().msg_category_logic());
    person.must_see(text().msg_category_loops());
    let text_of = format!(
        "Program(format: 1, name: \"x\", task: \"{LESSON}\", on_click: [RemoveInfected, DropAll])"
    );
    let program = read(&text_of).unwrap();
    person.commands(ProgramCommand::OpenProgram(program.into()));
    let refused = verdict(text().msg_judge_verdict_not_allowed());
    person.commands(VerdictCommand::Show);
    person.waits_for(&refused);
    person.must_see(text().msg_task_not_there());
}

#[test]
fn in_a_task_about_the_fall_infection_and_removal_are_done() {
    let mut person = Person::sits_down();
    person.opens_task(LESSON);
    person.puts_up(&solution());
    person.must_see(text().msg_stage_phase_before(text().msg_category_infection()));
    person.must_see(text().msg_stage_phase_programs(text().msg_comparison_phase_fall()));
    person.commands(PlaybackCommand::Play);
    let task = embedded().task(LESSON).unwrap();
    let rules = engine::run::rules::Rules::of(task).unwrap();
    let wall = person.wall();
    // Something falls.
    let falls = |click: &Cell| {
        let start = rules.start(&wall, *click).unwrap();
        start != wall && rules.wanted(&start, *click).unwrap() != start
    };
    let click = wall.bricks().iter().find(falls).unwrap();
    let start = rules.start(&wall, click).unwrap();
    person.commands(PlaybackCommand::Click(click));
    person.waits_until("the end of the move", |person| {
        person.wall_panel().moves() == 1
    });
    let played = *person.wall_panel().last_move().unwrap();
    let wanted = Some(rules.wanted(&start, click).unwrap());
    assert_eq!((played.before, played.wanted), (wall, wanted));
    assert!(played.is_right() && played.left != start);
    assert_eq!(played.after, rules.after(&played.left, click).unwrap());
}

#[test]
fn every_task_has_four_slots_of_its_own() {
    let mut person = Person::sits_down();
    let free = person.program();
    person.commands(SlotCommand::Store(1));
    person.opens_task(LESSON);
    person.commands(SlotCommand::Load(1));
    assert_eq!(person.task(), LESSON, "its slot is empty");
    person.puts_up(&solution());
    let lesson = person.program();
    person.commands(SlotCommand::Store(1));
    person.commands(TaskCommand::Free(TaskId::CLICKOMANIA));
    person.commands(FileCommand::New);
    person.commands(SlotCommand::Load(1));
    person.expects_program(&free);
    // Storing is taken back where it was done.
    person.opens_task(LESSON);
    person.expects_program(&lesson);
    // Twice where a task was opened.
    for _ in 0..15 {
        person.commands(HistoryCommand::Undo);
    }
    for place in [LESSON, "clickomania"] {
        let stored = person.file(&format!("data/tasks/{place}/slot-1.ron"));
        assert!(!stored.exists(), "{place}");
    }
}

#[test]
fn a_file_of_tasks_is_opened_like_any_other() {
    let mut person = Person::sits_down();
    let task = |id: &str| {
        format!(
            "Task(format: 1, id: \"{id}\", title: {{\"it\": \"Quesito {id}\"}}, wanted: [DropAll])"
        )
    };
    let tasks = format!("{}, {}", task("uno"), task("due"));
    let course = format!("Course(format: 1, id: \"mio\", title: {{}}, tasks: [{tasks}])");
    let path = person.writes("corso.ron", course);
    person.opens_file(&path);
    person.looks();
    assert_eq!(person.task(), "uno");
    person.puts_up(&program("on_click: [DropAll]"));
    // The next one goes on with the program.
    person.commands(TaskCommand::Next);
    assert_eq!((person.task(), person.cost()), ("due".to_owned(), 10));
    person.commands(TaskCommand::Next);
    assert_eq!(person.status(), text().msg_task_last());
    let mut person = person.restarts();
    assert_eq!(person.task(), "due");
    // One that cannot be used is told, and nothing changes.
    fs::write(&path, "Task(format: 1, id: \"uno\", wonted: [])").unwrap();
    person.opens_file(&path);
    person.looks();
    person.must_hear("corso.ron:1:");
    assert_eq!(person.task(), "due");
}

#[test]
fn a_program_for_an_unknown_task_keeps_its_name() {
    let mut person = Person::sits_down();
    person.opens("Program(format: 1, name: \"x\", task: \"mai-visto\", on_click: [DropAll])");
    assert_eq!(person.task(), "clickomania");
    person.must_hear("mai-visto");
    assert!(write(&person.program()).contains("task: \"mai-visto\""));
}

#[test]
fn a_mistake_is_found_when_the_changed_program_is_right() {
    let mut person = Person::sits_down();
    person.judges(true);
    person.opens_task(LESSON);
    let mistake = &embedded().task(LESSON).unwrap().mistakes[0];
    let note = mistake.header().note.clone();
    person.commands(TaskCommand::OpenMistake(0));
    person.must_not_see(&note);
    // Beside it is a case in which it fails, once the judge has found one.
    person.waits_for(text().msg_judging_watch());
    person.must_see(verdict(text().msg_judging_wrong_small()));
    person.puts_up(&solution());
    person.waits_to_hear(text().msg_task_mistake_found());
    // The goal is still to be built.
    person.must_see(text().msg_band_goal_next("7"));
    person.commands(TaskCommand::OpenMistake(0));
    person.commands(ViewCommand::FoldLesson);
    person.must_see(note);
}

#[test]
fn a_mistake_that_is_half_mended_is_no_draft_at_the_next_start_either() {
    let mut person = Person::sits_down();
    person.opens_task(LESSON);
    person.puts_up(&solution());
    let own = person.program();
    person.commands(TaskCommand::OpenMistake(0));
    person.puts_up(&solution());
    let mut person = person.restarts();
    assert_eq!(person.task(), LESSON);
    person.opens_task(TaskId::CLICKOMANIA.as_str());
    person.opens_task(LESSON);
    person.expects_program(&own);
}
