//! Programs are compared: in the table, by their costs, side by side.

use crate::support::*;
use clickomania::window::clickomania::compare::{ComparisonMode, SideBySide};
use engine::judge::compare::difference;
use engine::judge::measure::measure;
use engine::language::TaskId;
use engine::run::rules::Rules;
use engine::task::embedded;

const ONE_BLOCK: &str = "examples/un-solo-blocco.ron";
const COST_35: &str = "solutions/costo-35.ron";
const SCAN: &str = "solutions/rimozione-scansione.ron";
const FORGETS_BORDER: &str = "mistakes/bordo-dimenticato.ron";
const STRIP_ONLY: &str = "mistakes/solo-la-striscia.ron";

fn known(place: &str) -> Program {
    read(bundled::program(place).unwrap()).unwrap()
}

impl Person {
    /// Opens the page of the comparison with this program on the canvas.
    fn compares(program: &str) -> Person {
        let mut person = Person::sits_down();
        person.opens(program);
        person.hits(Key::F6);
        person
    }

    fn comparison(&mut self) -> &ComparisonMode {
        self.harness.state_mut().clickomania().comparison()
    }

    /// The two programs side by side.
    pub fn pair(&mut self) -> &SideBySide {
        self.page().pair().expect("two programs are side by side")
    }

    /// Adds a file with one of the bundled programs.
    fn brings(&mut self, place: &str) -> ProgramOrigin {
        let name = place.split('/').next_back().unwrap();
        let text = bundled::program(place).or_else(|| bundled::text(place));
        let file = self.writes(name, text.unwrap());
        self.commands(ComparisonCommand::Add(file.clone()));
        ProgramOrigin::File(file)
    }

    /// The rows of the table, from the top, as they are read aloud.
    fn rows(&self) -> Vec<String> {
        let rows = self.harness.query_all_by_role(Role::Row);
        let mut rows: Vec<(f32, String)> = rows
            .map(|row| {
                let label = row.accesskit_node().label();
                (row.rect().top(), label.unwrap_or_default())
            })
            .collect();
        rows.sort_by(|a, b| a.0.total_cmp(&b.0));
        rows.into_iter().map(|(_, label)| label).collect()
    }

    /// The figures of a column, from the top.
    fn figures(&self, column: &str) -> Vec<f64> {
        let figure = |row: &String| {
            let (_, rest) = row.split_once(&format!("{column}: "))?;
            let words = rest.split(';').next()?;
            words.replace(' ', "").replace(',', ".").parse().ok()
        };
        self.rows().iter().map(|row| figure(row).unwrap()).collect()
    }

    fn presses_head(&mut self, name: &str) {
        let head = self.harness.get_by_role_and_label(Role::ColumnHeader, name);
        let at = head.rect().center();
        self.clicks_at(at);
    }

    fn waits_for_steps(&mut self) {
        self.waits_until("all programs are measured", |person| {
            person.comparison().is_measured()
        });
    }

    /// Puts two programs side by side.
    fn puts_side_by_side(&mut self, a: ProgramOrigin, b: ProgramOrigin) {
        for origin in [ProgramOrigin::Canvas, a, b] {
            self.commands(ComparisonCommand::Choose(origin));
        }
        assert_eq!(self.comparison().chosen().len(), 2);
        self.presses(text().msg_comparison_put_side_by_side());
        assert!(self.page().pair().is_some());
    }

    fn waits_for_both_moves(&mut self) {
        self.waits_until("both moves are over", |person| person.pair().is_over());
    }
}

#[test]
fn the_table_lists_canvas_slots_and_examples_and_sorts_both_ways() {
    let mut person = Person::sits_down();
    person.commands(SlotCommand::Store(2));
    person.opens(COST_35);
    person.hits(Key::F6);
    let rows = person.rows();
    assert_eq!(rows.len(), 2 + 4, "{rows:?}");
    for from in [
        text().msg_comparison_from_canvas(),
        text().msg_comparison_from_slot("2"),
        text().msg_comparison_from_example(),
    ] {
        assert!(
            rows.iter().any(|row| row.contains(&from)),
            "{from}: {rows:?}"
        );
    }
    // Solutions are a secret before they are found.
    let solution = solution_name("costo-3.ron", Language::It);
    assert!(
        !rows.iter().any(|row| row.starts_with(&solution)),
        "{rows:?}"
    );
    let cost = text().msg_cost();
    let costs = person.figures(&cost);
    assert!(costs.is_sorted() && costs.contains(&35.0), "{costs:?}");
    person.presses_head(&cost);
    let mut falling = person.figures(&cost);
    falling.reverse();
    assert_eq!(falling, costs);
    // Steps are those that `compare` tells in the terminal.
    person.waits_for_steps();
    let code = engine::run::compile::compile(&known(COST_35)).unwrap();
    let area = Rules::of_groups(GroupKind::Area);
    let steps = measure(&code, &area, 0, engine::run::moves::BUDGET, || true);
    let rows = person.comparison().rows();
    let canvas = rows.iter().find(|row| row.origin == ProgramOrigin::Canvas);
    assert_eq!(canvas.unwrap().steps.known(), steps);
    let worst = text().msg_comparison_column_worst();
    person.presses_head(&worst);
    let rising = person.figures(&worst);
    assert!(rising.is_sorted() && rising[0] < rising[rising.len() - 1]);
}

#[test]
fn rows_are_chosen_and_heads_pressed_by_keyboard() {
    let mut person = Person::sits_down();
    person.hits(Key::F6);
    assert_eq!(person.comparison().chosen(), [ProgramOrigin::Canvas]);
    let words = text();
    let comparison = person.comparison();
    let order = comparison.order(&words).into_iter();
    let order = order.map(|place| comparison.rows()[place].origin.clone());
    let order: Vec<ProgramOrigin> = order.collect();
    person.hits_all(&[Key::Home, Key::ArrowDown, Key::Space]);
    assert!(person.comparison().chosen().contains(&order[1]));
    // The row under the keyboard is taken out; the canvas stays.
    person.hits_all(&[Key::End, Key::Delete]);
    let last = order.last().unwrap();
    let mut rows = person.comparison().rows().iter();
    let stays = rows.any(|row| row.origin == *last);
    assert_eq!(stays, *last == ProgramOrigin::Canvas);
    let blocks = text().msg_cost_blocks();
    person
        .harness
        .get_by_role_and_label(Role::ColumnHeader, &blocks)
        .focus();
    person.looks();
    person.hits(Key::Enter);
    let column = person.comparison().sorting().column;
    assert_eq!(column, ComparisonColumn::Blocks);
}

#[test]
fn files_are_added_and_wrong_ones_refused_and_all_is_there_the_next_time() {
    let mut person = Person::sits_down();
    person.hits(Key::F6);
    let (before, canvas) = (person.rows().len(), person.program());
    let file = person.writes("costo-35.ron", bundled::program(COST_35).unwrap());
    person.opens_file(&file);
    assert_eq!(person.rows().len(), before + 1);
    person.expects_program(&canvas);
    // The same file again is no other row.
    person.brings(COST_35);
    let wrong = person.writes("wrong.ron", "Program(");
    person.commands(ComparisonCommand::Add(wrong));
    assert_eq!(person.rows().len(), before + 1);
    person.must_hear("wrong.ron");
    // A program that is not ready is listed, and says so when it is to make a move.
    let holes = "Program(format: 1, name: \"x\", on_click: [Remove(Hole)])";
    let holes = ProgramOrigin::File(person.writes("holes.ron", holes));
    let ProgramOrigin::File(path) = holes.clone() else {
        unreachable!()
    };
    person.commands(ComparisonCommand::Add(path));
    person.puts_side_by_side(holes.clone(), ProgramOrigin::Example(ONE_BLOCK));
    let wall = *person.pair().sides[0].wall();
    let click = playable(&wall, GroupKind::Area).first().unwrap();
    person.commands(ComparisonCommand::Click(click));
    assert!(!person.status().is_empty() && !person.pair().has_move());
    person.escapes();
    person.commands(ComparisonCommand::Remove(holes));
    person.commands(ComparisonCommand::Remove(ProgramOrigin::Example(ONE_BLOCK)));
    person.presses_head(&text().msg_cost_blocks());
    let mut person = person.restarts();
    person.hits(Key::F6);
    let rows = person.rows();
    assert_eq!(rows.len(), before, "{rows:?}");
    assert!(
        rows.iter().any(|row| row.contains("costo-35.ron")),
        "{rows:?}"
    );
    let column = person.comparison().sorting().column;
    assert_eq!(column, ComparisonColumn::Blocks);
    person.commands(ComparisonCommand::Restore(ProgramOrigin::Example(
        ONE_BLOCK,
    )));
    assert_eq!(person.rows().len(), before + 1);
}

#[test]
fn escape_leads_back_and_nothing_was_changed() {
    let mut person = Person::compares(COST_35);
    let (before, wall) = (person.program(), person.wall());
    let revision = person.document().revision();
    let example = ProgramOrigin::Example(ONE_BLOCK);
    person.puts_side_by_side(ProgramOrigin::Canvas, example.clone());
    let click = playable(person.pair().sides[0].wall(), GroupKind::Area);
    person.commands(ComparisonCommand::Click(click.first().unwrap()));
    // In the middle of it all; keys that change programs elsewhere do nothing here.
    person.undoes();
    person.hits_all(&[Key::Delete, Key::Escape]);
    assert!(matches!(person.page(), Page::Comparison));
    person.escapes();
    assert!(matches!(person.page(), Page::Program));
    person.expects_program(&before);
    assert_eq!(
        (person.document().revision(), person.wall()),
        (revision, wall)
    );
}

#[test]
fn measuring_stops_on_demand_and_rests_when_all_is_known() {
    let mut person = Person::sits_down();
    // In one frame: what is not halted may soon be measured.
    person.triggers(ComparisonCommand::Toggle);
    person.triggers(ComparisonCommand::Halt(true));
    person.looks();
    assert!(!person.comparison().is_measured());
    person.waits();
    person.presses(text().msg_comparison_go_on());
    person.waits_for_steps();
    person.escapes();
    person.waits();
    assert!(person.comparison().is_measured());
}

#[test]
fn every_program_gets_its_verdict_by_itself() {
    let mut person = Person::compares(COST_35);
    person.judges(true);
    person.brings(STRIP_ONLY);
    let waits = |person: &mut Person| {
        person.waits_until("there is a verdict on every program", |person| {
            let rows = person.comparison().rows();
            rows.iter().all(|row| row.verdict().is_some())
        });
    };
    let column = text().msg_class_verdict();
    let accepted = format!("{column}: {}", text().msg_judge_verdict_accepted());
    let is_accepted = |person: &Person, program: &str| {
        let rows = person.rows();
        let row = rows.iter().find(|row| row.contains(program)).unwrap();
        row.contains(&accepted)
    };
    let canvas = text().msg_comparison_from_canvas();
    waits(&mut person);
    assert!(is_accepted(&person, &canvas));
    assert!(!is_accepted(&person, "solo-la-striscia.ron"));
    // By the rules of the simplified game it is the other way round.
    person.presses(text().msg_stage_strip());
    waits(&mut person);
    assert!(is_accepted(&person, "solo-la-striscia.ron"));
    assert!(!is_accepted(&person, &canvas));
    // The best come first.
    person.presses_head(&column);
    let rows = person.rows().into_iter();
    let verdicts: Vec<bool> = rows.map(|row| row.contains(&accepted)).collect();
    assert!(verdicts.is_sorted_by(|a, b| a >= b), "{verdicts:?}");
}

#[test]
fn two_programs_make_the_same_move_and_end_with_the_same_wall() {
    let mut person = Person::compares(COST_35);
    person.sets_speed(0.0);
    let (a, b) = (person.brings(COST_35), person.brings(SCAN));
    person.puts_side_by_side(a, b);
    let wall = *person.pair().sides[0].wall();
    let click = playable(&wall, GroupKind::Area).first().unwrap();
    // Both walls have such a brick: the one of B is as good.
    let name = person
        .named(cell_start(click.row(), click.column()))
        .unwrap();
    let bricks = person.harness.query_all_by_label(&name);
    let at = bricks.map(|brick| brick.rect().center()).next_back();
    person.clicks_at(at.unwrap());
    person.waits_until("both moves are made", |person| person.pair().has_move());
    // Two steps of both, and one back.
    person.commands(ComparisonCommand::Go(MoveStep::Start));
    person.hits_all(&[Key::F10, Key::F10]);
    assert_eq!(person.pair().step(), 2);
    let sides = person.pair().sides.each_ref();
    let blocks = sides.map(|side| side.highlight(true).unwrap().block);
    for (block, place) in blocks.into_iter().zip([COST_35, SCAN]) {
        assert!(known(place).get(block).is_some());
    }
    person.key(Modifiers::SHIFT, Key::F10);
    assert_eq!(person.pair().step(), 1);
    // On at the hare's speed.
    person.sets_speed(1.0);
    person.hits(Key::F5);
    person.waits_for_both_moves();
    let expected = after_click(&wall, GroupKind::Area, click);
    for side in &person.pair().sides {
        assert_eq!(*side.wall(), expected);
    }
    // The next move begins where this one ended.
    let click = playable(&expected, GroupKind::Area).first().unwrap();
    person.commands(ComparisonCommand::Click(click));
    person.waits_for_both_moves();
    let next = after_click(&expected, GroupKind::Area, click);
    assert_eq!(*person.pair().sides[1].wall(), next);
    person.commands(ComparisonCommand::BeginAgain);
    assert_eq!(*person.pair().sides[1].wall(), expected);
}

#[test]
fn a_wrong_program_ends_with_another_wall_and_one_must_begin_again() {
    let mut person = Person::compares(COST_35);
    person.sets_speed(1.0);
    let (a, b) = (person.brings(STRIP_ONLY), person.brings(COST_35));
    person.puts_side_by_side(a, b);
    let wide = |wall: &Wall| {
        playable(wall, GroupKind::Area).iter().find(|&cell| {
            let strip = after_click(wall, GroupKind::Strip, cell);
            after_click(wall, GroupKind::Area, cell) != strip
        })
    };
    while wide(person.pair().sides[1].wall()).is_none() {
        person.commands(ComparisonCommand::OtherWall);
    }
    let click = wide(person.pair().sides[1].wall()).unwrap();
    person.commands(ComparisonCommand::Click(click));
    person.waits_for_both_moves();
    assert!(!person.pair().difference().is_empty());
    let wall = *person.pair().sides[1].wall();
    let click = playable(&wall, GroupKind::Area).first().unwrap();
    person.commands(ComparisonCommand::Click(click));
    person.must_hear(text().msg_comparison_same_wall());
    person.presses(text().msg_comparison_same_wall());
    assert!(person.pair().difference().is_empty());
}

#[test]
fn moves_begin_and_go_on_by_the_rules_of_the_open_task() {
    let mut person = Person::sits_down();
    let id = TaskId::new("caduta-compatta").unwrap();
    let rules = Rules::of(embedded().task(id.as_str()).unwrap()).unwrap();
    person.opens_task(id.as_str());
    person.sets_speed(1.0);
    person.hits(Key::F6);
    let solution = person.brings("courses/da-40-a-2/caduta-compatta/compatta.ron");
    person.commands(ComparisonCommand::Choose(solution));
    person.commands(ComparisonCommand::SideBySide);
    let wall = *person.pair().sides[0].wall();
    let click = rules.playable(&wall).unwrap().first().unwrap();
    person.commands(ComparisonCommand::Click(click));
    person.waits_for_both_moves();
    let start = rules.start(&wall, click).unwrap();
    let wanted = rules.wanted(&start, click).unwrap();
    let pair = person.pair();
    assert_eq!(pair.expected(), Some(wanted));
    // The lesson begins with no block; the solution is right.
    let walls = pair.sides.each_ref().map(|side| *side.wall());
    assert_eq!(walls, [start, wanted]);
}

#[test]
fn differences_are_named_one_after_the_other() {
    let mut person = Person::compares(COST_35);
    let (a, b) = (person.brings(COST_35), person.brings(FORGETS_BORDER));
    person.puts_side_by_side(a, b);
    person.waits_until("the differences are known", |person| {
        person.pair().differences.changes().is_some()
    });
    let changes = person.pair().differences.changes().unwrap().to_vec();
    let all = difference(&known(COST_35), &known(FORGETS_BORDER));
    assert!(changes.len() > 3 && changes.iter().all(|change| all.contains(change)));
    let mut told = Vec::new();
    for number in 1..=changes.len() {
        person.hits(Key::F3);
        person.must_hear(number.to_string());
        told.push(person.status());
    }
    person.key(Modifiers::SHIFT, Key::F3);
    assert_eq!(person.status(), told[told.len() - 2]);
    // The marks are read aloud with the blocks.
    let marks = [
        text().msg_comparison_mark_only(),
        text().msg_comparison_mark_changed(),
        text().msg_comparison_mark_moved(),
    ];
    let marks = marks.map(|mark| format!(", {mark}"));
    let marked = |name: &String| marks.iter().any(|mark| name.ends_with(mark));
    assert!(person.names().iter().any(marked));
}

#[test]
fn the_chart_has_the_programs_of_the_table_and_a_dot_opens_its_program() {
    let mut person = Person::compares(ONE_BLOCK);
    person.judges(true);
    let scores = text().msg_scores_numbers(35, "4", "4");
    assert!(!person.sees_beginning(text().msg_scores_axes()));
    person.brings(COST_35);
    let dot = format!("{}: {scores}", solution_name("costo-35.ron", Language::It));
    person.waits_for(&dot);
    person.must_see(text().msg_scores_axes());
    person.presses(&dot);
    assert!(!person.page().compares());
    assert_eq!(person.cost(), 35);
    person.undoes();
    assert_eq!(person.cost(), 40);
}
