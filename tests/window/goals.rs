//! The goals in the band, the ladder of costs, and the solutions that open on it.

use crate::support::*;
use clickomania::window::clickomania::library::storage::TaskKey;
use engine::judge::Effort;
use engine::language::TaskId;
use engine::task::embedded;

const DEAR: &str = "solutions/costo-35.ron";
const CHEAP: &str = "solutions/costo-3.ron";

impl Person {
    /// True if a bundled solution can be opened.
    fn can_open(&mut self, place: &'static str) -> bool {
        self.commands(FileCommand::New);
        self.commands(ProgramCommand::OpenExample(place));
        self.cost() > 0
    }

    /// Waits until as many accepted programs are on the shelf.
    fn waits_until_shelved(&mut self, programs: usize) {
        self.waits_until("the shelf has it", |person| {
            let progress = person.harness.state_mut().progress();
            let key = TaskKey::embedded(&TaskId::CLICKOMANIA);
            progress.shelf(&key).len() == programs
        });
    }
}

#[test]
fn a_cost_that_is_reached_fills_its_goal_and_opens_its_solutions() {
    let mut person = Person::sits_down();
    person.must_see(text().msg_band_goal_next("40"));
    person.must_see(text().msg_band_goal_ahead("35"));
    assert!(!person.can_open(DEAR));
    person.must_hear(text().msg_goal_cost("35"));
    person.judges(true);
    person.builds_three();
    person.waits_for(text().msg_band_goal_reached("35"));
    person.must_see(text().msg_band_goal_reached("40"));
    person.must_see(text().msg_band_goal_next("34"));
    // The celebration comes to an end.
    person.waits_for_the_judge();
    person.harness.run_steps(200);
    person.waits();
    person.key(Modifiers::COMMAND, Key::L);
    let ladder = text().msg_ladder_title();
    let cost = |cost| text().msg_goal_cost(cost);
    for name in [
        text().msg_ladder_best(cost("35")),
        text().msg_ladder_reached(cost("40")),
        text().msg_ladder_reached(cost("35")),
        text().msg_ladder_ahead(cost("34")),
    ] {
        person.must_see(name);
    }
    person.presses(solution_name("costo-35.ron", Language::It));
    assert_eq!(person.cost(), 35);
    person.must_not_see(&ladder);
    // A chip leads to its solutions; pressed again it closes.
    for shown in [true, false] {
        person.presses(text().msg_band_goal_next("34"));
        assert_eq!(person.sees(&ladder), shown);
    }
    let mut person = person.restarts();
    assert!(person.can_open(DEAR));
    assert!(!person.can_open(CHEAP), "that costs less than was reached");
}

#[test]
fn a_solution_that_is_merely_opened_does_not_count() {
    let mut person = Person::sits_down();
    person.judges(true);
    person.opens(DEAR);
    person.waits_for_the_judge();
    person.key(Modifiers::COMMAND, Key::L);
    person.waits_for(text().msg_ladder_best_given());
    person.escapes();
    assert!(!person.can_open(DEAR));
}

#[test]
fn a_teacher_opens_all_solutions_and_closes_them_again() {
    let mut person = Person::sits_down();
    person.commands(TeacherCommand::OpenSolutions(true));
    assert!(person.can_open(CHEAP));
    let mut person = person.restarts();
    assert!(person.can_open(CHEAP));
    person.commands(TeacherCommand::OpenSolutions(false));
    assert!(!person.can_open(CHEAP));
    // The examples are open to all.
    assert!(person.can_open("examples/riga-cinque.ron"));
}

/// The one-block program, as an example that ships and as a file.
const ONE: &str = "examples/un-solo-blocco.ron";

impl Person {
    /// Waits until the judge has said what it finds of the program, and the goals follow.
    fn is_judged_now(&mut self) {
        self.waits_until("the verdict", |person| {
            let subject = person.subject();
            let judge = person.harness.state_mut().judge();
            let found = judge.found(&subject);
            found.is_some_and(|finding| finding.effort >= Effort::Normal)
        });
        self.harness.run_steps(4);
    }
}

#[test]
fn what_was_given_earns_nothing_until_it_is_made_cheaper() {
    type Way = (&'static str, fn(&mut Person));
    let ways: [Way; 4] = [
        ("the program of the first start", |_| {}),
        ("an example", |person| {
            person.commands(ProgramCommand::OpenExample(ONE))
        }),
        ("an opened file", |person| person.opens(ONE)),
        ("a slot that it went through", |person| {
            person.commands(SlotCommand::Store(1));
            person.commands(FileCommand::New);
            person.commands(SlotCommand::Load(1));
        }),
    ];
    for (way, gives) in ways {
        let mut person = Person::sits_down();
        person.judges(true);
        gives(&mut person);
        // A change that makes it no cheaper.
        person.commands(EditorCommand::Rename("Mio".to_owned()));
        person.is_judged_now();
        assert_eq!(person.best_reached(), None, "{way}");
        person.must_see(text().msg_band_goal_next("40"));
        // It stays so at the next start.
        let mut person = person.restarts();
        person.judges(true);
        person.is_judged_now();
        assert_eq!(person.best_reached(), None, "{way}");
    }
}

impl Person {
    fn best_reached(&mut self) -> Option<u64> {
        let services = &self.harness.state_mut().host::<ClickomaniaMode>().services;
        services.progress.best(services.task.key())
    }
}

#[test]
fn a_goal_that_a_hint_reached_gets_a_ring_and_later_a_tick() {
    let mut person = Person::sits_down();
    person.judges(true);
    // From an example of cost 40 to cost 35.
    for _ in 0..4 {
        person.key(Modifiers::COMMAND, Key::I);
        person.waits_until("the hint", |person| {
            person.cost() == 35 || person.sees_beginning(text().msg_hinting_close())
        });
        person.waits_until("its next step", |person| {
            let steps = [
                text().msg_hinting_where(),
                text().msg_hinting_how(),
                text().msg_hinting_apply(),
            ];
            person.cost() == 35 || steps.iter().any(|step| person.sees(step))
        });
    }
    assert_eq!(person.cost(), 35);
    person.waits_for(text().msg_band_goal_hinted("35"));
    person.must_see(text().msg_band_goal_next("40"));
    assert!(!person.can_open(DEAR), "a ring opens no solutions");
    // Built by hand it counts.
    person.builds_three();
    person.waits_for(text().msg_band_goal_reached("35"));
    person.must_see(text().msg_band_goal_reached("40"));
    assert!(person.can_open(DEAR));
}

#[test]
fn a_program_of_a_lesson_is_not_carried_into_free_building() {
    let mut person = Person::sits_down();
    person.judges(true);
    person.opens_task("insieme-2");
    let solution = &embedded().task("insieme-2").unwrap().solutions[0];
    person.puts_up(solution);
    person.waits_for(text().msg_band_goal_reached("2"));
    person.commands(HomeCommand::Show);
    person.commands(TaskCommand::Free(TaskId::CLICKOMANIA));
    let program = person.program();
    assert!(program.stack(Stack::Hat).is_empty(), "{}", write(&program));
    person.must_see(text().msg_band_goal_next("40"));
}

#[test]
fn the_chart_appears_with_the_second_accepted_program_and_a_dot_opens_its_program() {
    let mut person = Person::sits_down();
    person.judges(true);
    person.builds_three();
    let name = person.program().header().name.clone();
    let numbers = text().msg_scores_numbers(35, "4", "4");
    let dot = format!("{name}: {numbers}");
    person.waits_until_shelved(1);
    person.key(Modifiers::COMMAND, Key::L);
    person.must_not_see(&dot);
    person.commands(FileCommand::New);
    person.adds(Kind::RemoveAreaAndDrop);
    person.adds(Kind::Clicked);
    person.waits_until_shelved(2);
    person.key(Modifiers::COMMAND, Key::L);
    person.waits_for(&dot);
    let here = text().msg_scores_numbers(40, "2", "2");
    let present = text().msg_scores_present();
    let second = person.program().header().name.clone();
    person.must_see(format!("{second} ({present}): {here}"));
    // Its goal is reached, so the solution has its name.
    let solution = solution_name("costo-35.ron", Language::It);
    person.waits_for(format!("{solution}: {numbers}"));
    // The sheet slides in.
    person.comes_to_rest();
    person.presses(&dot);
    person.expects(THREE);
    person.undoes();
    assert_eq!(person.cost(), 40);
}

#[test]
fn free_building_shows_three_scores_and_a_lesson_the_one_that_it_counts() {
    let mut person = Person::sits_down();
    person.judges(true);
    let counted = |count: u64, words: String| format!("{} {words}", text().grouped(count));
    let blocks = |count| counted(count, text().msg_frame_blocks(count));
    person.opens(DEAR);
    person.must_see(price(35));
    person.must_see(blocks(4));
    person.waits_for(counted(4, text().msg_frame_steps(4)));
    person.opens_task("insieme-2");
    let solution = &embedded().task("insieme-2").unwrap().solutions[0];
    let cost = engine::language::cost::cost(solution);
    person.puts_up(solution);
    person.must_see(price(cost.total));
    person.must_not_see(blocks(cost.blocks as u64));
}

#[test]
fn beside_the_scores_stands_what_was_reached_and_what_is_left() {
    let mut person = Person::sits_down();
    person.judges(true);
    person.builds_three();
    let reached = text().msg_lesson_reached(text().msg_goal_cost("35"));
    let film = text().msg_scores_see_film(text().msg_menu_file(), text().msg_button_export());
    let next = text().msg_goal_cost("34");
    let left = text().msg_scores_next(format!("{next} · {film}"));
    person.waits_for(format!("{reached}. {left}"));
    person.waits_until_shelved(1);
    person.commands(FileCommand::New);
    person.adds(Kind::RemoveAreaAndDrop);
    person.adds(Kind::Clicked);
    person.waits_until_shelved(2);
    let record = text().msg_scores_fewest_blocks("2");
    person.must_hear(&record);
    let chart = text().msg_scores_see_chart();
    let left = text().msg_scores_next(format!("{next} · {chart} · {film}"));
    person.waits_for(format!("{record}. {left}"));
    // The next edit ends it.
    person.adds(Kind::DropAll);
    assert!(!person.sees_beginning(&record));
}

#[test]
fn arrows_walk_from_dot_to_dot_and_enter_opens_one() {
    let mut person = Person::sits_down();
    person.judges(true);
    person.builds_three();
    let cheap = person.program().header().name.clone();
    person.waits_until_shelved(1);
    person.commands(FileCommand::New);
    person.adds(Kind::RemoveAreaAndDrop);
    person.adds(Kind::Clicked);
    person.waits_until_shelved(2);
    person.key(Modifiers::COMMAND, Key::L);
    let cheap = format!("{cheap}: {}", text().msg_scores_numbers(35, "4", "4"));
    person.focuses(&cheap);
    person.hits(Key::End);
    let dear = person.focused().expect("a dot has the keyboard");
    assert!(
        dear.ends_with(&text().msg_scores_numbers(40, "2", "2")),
        "{dear}"
    );
    person.hits(Key::Home);
    // The solutions are dots of the same list.
    for _ in 0..200 {
        if person.focused().as_ref() == Some(&cheap) {
            break;
        }
        person.hits(Key::ArrowRight);
    }
    assert_eq!(person.focused(), Some(cheap));
    person.hits(Key::Enter);
    person.expects(THREE);
}

#[test]
fn sixteen_goals_are_whole_in_a_row_at_every_size() {
    let goals: Vec<String> = (0..16).map(|goal| (40 - goal).to_string()).collect();
    let task = format!(
        r#"Task(format: 1, id: "sedici", title: {{"it": "Sedici"}}, wanted: [RemoveAreaAndDrop(Clicked)], goals: [{}])"#,
        goals.join(", ")
    );
    for size in [WINDOW, vec2(1366.0, 768.0), SMALL] {
        let mut person = Person::sits_down_at(size);
        let path = person.writes("sedici.ron", &task);
        person.opens_file(&path);
        person.looks();
        let places: Vec<Rect> = (goals.iter().enumerate())
            .map(|(number, goal)| match number {
                0 => person.finds(text().msg_band_goal_next(goal)),
                _ => person.finds(text().msg_band_goal_ahead(goal)),
            })
            .collect();
        for two in places.windows(2) {
            assert!(
                two[0].max.x <= two[1].min.x && two[0].min.y == two[1].min.y,
                "{two:?}"
            );
        }
        let canvas = person.canvas_rect();
        assert!(
            places[0].min.x >= canvas.min.x && places[15].max.x <= canvas.max.x,
            "{places:?}"
        );
        assert!(goals.iter().all(|goal| person.shows_text(goal)), "{size}");
    }
}
