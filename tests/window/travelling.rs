//! Going about in a move: the timeline, breakpoints, stepping, values.

use crate::support::*;
use engine::run::compile::compile;
use engine::run::draw_policy::DrawPolicy;
use engine::run::moves::{BUDGET, Move};
use engine::run::observer::NoObserver;

const COST_3: &str = "solutions/costo-3.ron";

impl Person {
    fn step(&mut self) -> u64 {
        self.place().expect("a move was recorded").0
    }

    fn steps(&mut self) -> u64 {
        self.place().expect("a move was recorded").1
    }

    /// The block that is highlighted.
    fn highlighted(&mut self) -> Option<BlockId> {
        let highlight = self.wall_panel().playback().highlight();
        highlight.map(|shown| shown.block)
    }

    /// The brick with the largest area.
    fn best_brick(&mut self) -> Cell {
        let wall = self.wall();
        let largest = |cell: &Cell| wall.area(*cell).len();
        Cell::all().max_by_key(largest).unwrap()
    }

    /// Begins a game with this program at the hare's speed.
    fn is_ready_to_play(&mut self, program: &str) {
        self.opens(program);
        self.sets_speed(1.0);
        self.presses(text().msg_stage_play());
    }

    /// Plays a move with this program, and waits until it can be travelled in: the wall before it, and the click.
    fn makes_a_move(&mut self, program: &str) -> (Wall, Cell) {
        self.is_ready_to_play(program);
        let (before, click) = (self.wall(), self.best_brick());
        self.clicks_brick(click);
        self.waits_until("the record", |person| person.place().is_some());
        (before, click)
    }

    /// Goes some way, and waits until one is there.
    fn goes(&mut self, way: TravelCommand) -> u64 {
        self.commands(PlaybackCommand::Travel(way));
        self.waits_for_the_place();
        self.step()
    }

    fn waits_for_the_place(&mut self) {
        self.waits_until("the place", |person| {
            !person.wall_panel().playback().is_seeking()
        });
    }

    /// Waits until the run has stopped at a step.
    fn waits_for_a_stop(&mut self) {
        self.waits_until("a stop", |person| {
            person.place().is_some_and(|(step, _)| step > 0)
        });
    }

    /// A point of the timeline: 0 at the left, 1 at the right end.
    fn on_timeline(&self, share: f32) -> Pos2 {
        let name = self.named(format!("{}: ", text().msg_timeline_name()));
        let rect = self.finds(name.expect("the timeline has a name"));
        let rect = rect.shrink2(vec2(8.0, 0.0));
        pos2(rect.left() + share * rect.width(), rect.top() + 10.0)
    }
}

/// The walls behind some steps, by a plain run.
fn plainly(person: &mut Person, before: Wall, click: Cell, steps: &[u64]) -> Vec<Wall> {
    let code = compile(&person.program()).unwrap();
    let order = Move {
        code: &code,
        wall: before,
        click,
        draws: DrawPolicy::default(),
        budget: BUDGET,
    };
    let wall = |&step: &u64| order.observe(step, &mut NoObserver).state.wall;
    steps.iter().map(wall).collect()
}

#[test]
fn dragging_on_the_timeline_shows_the_wall_of_each_step() {
    let mut person = Person::sits_down();
    let (before, click) = person.makes_a_move(COST_3);
    let end = person.wall();
    assert_eq!(end, after_click(&before, GroupKind::Area, click));
    let steps = person.steps();
    assert!(person.step() == steps && steps > 60_000);
    // The timeline is there while one looks at a step.
    person.commands(PlaybackCommand::Travel(TravelCommand::StepBack));
    let mut seen = Vec::new();
    for share in [0.95, 0.3, 0.8, 0.05] {
        person.clicks_at(person.on_timeline(share));
        let step = person.step();
        let wanted = (f64::from(share) * steps as f64) as u64;
        assert!(step.abs_diff(wanted) < steps / 100, "{step}, not {wanted}");
        seen.push((step, person.wall()));
    }
    person.drags(person.on_timeline(0.2), person.on_timeline(0.9));
    let step = person.step();
    assert!(step.abs_diff(steps * 9 / 10) < steps / 50);
    seen.push((step, person.wall()));
    let (places, walls): (Vec<u64>, Vec<Wall>) = seen.into_iter().unzip();
    assert_eq!(walls, plainly(&mut person, before, click, &places));
    assert!(person.highlighted().is_some());
    person.commands(PlaybackCommand::Finish);
    assert_eq!((person.step(), person.wall()), (steps, end));
    assert!(person.highlighted().is_none());
    assert_eq!(person.wall_panel().moves(), 1, "looking back makes no move");
    person.waits();
}

#[test]
fn the_wheel_zooms_and_keys_go_step_by_step() {
    let mut person = Person::sits_down();
    person.makes_a_move(COST_3);
    person.commands(PlaybackCommand::Travel(TravelCommand::StepBack));
    let steps = person.steps();
    let step_at = |person: &mut Person, share| {
        person.clicks_at(person.on_timeline(share));
        person.step()
    };
    let far = step_at(&mut person, 0.6) - step_at(&mut person, 0.5);
    person.harness.hover_at(person.on_timeline(0.5));
    person.scrolls(12, -60.0);
    let closer = step_at(&mut person, 0.5);
    let near = step_at(&mut person, 0.6).abs_diff(closer);
    assert!(near > 0 && near * 8 < far, "{near} steps, {far} before");
    // The timeline has the keyboard.
    let step = person.step();
    for (key, place) in [
        (Key::ArrowRight, step + 1),
        (Key::ArrowLeft, step),
        (Key::ArrowLeft, step - 1),
        (Key::Home, 0),
        (Key::End, steps),
    ] {
        person.hits(key);
        assert_eq!(person.step(), place, "{key:?}");
    }
    person.waits();
}

#[test]
fn steps_lead_forward_back_over_and_out_and_from_change_to_change() {
    let mut person = Person::sits_down();
    let (before, _) = person.makes_a_move(COST_3);
    let steps = person.steps();
    person.key(Modifiers::SHIFT, Key::F9);
    assert_eq!((person.step(), person.wall()), (0, before));
    let mut walls = vec![before];
    while walls.len() < 12 && person.goes(TravelCommand::NextChange) < steps {
        assert_ne!(person.wall(), *walls.last().unwrap(), "nothing changed");
        walls.push(person.wall());
    }
    for wall in walls.iter().rev().skip(1) {
        person.goes(TravelCommand::PreviousChange);
        if *wall != before {
            assert_eq!(person.wall(), *wall);
            person.key(Modifiers::SHIFT, Key::F10);
            assert_ne!(person.wall(), *wall);
            person.hits(Key::F10);
            assert_eq!(person.wall(), *wall, "forward and back");
        }
    }
    // The first command sets a variable: two values and itself; the second is 81 sweeps.
    person.goes(TravelCommand::Start);
    assert_eq!(person.goes(TravelCommand::Over), 3);
    assert_eq!(person.goes(TravelCommand::Step), 4);
    assert_eq!(person.goes(TravelCommand::Step), 5);
    let out = person.goes(TravelCommand::Out);
    assert!(out > steps / 2 && out < steps, "{out} of {steps}");
    person.goes(TravelCommand::To(3));
    assert_eq!(person.goes(TravelCommand::Over), out, "the loop, all of it");
}

#[test]
fn values_of_an_expression_are_listed_and_lead_to_their_steps() {
    let mut person = Person::sits_down();
    person.makes_a_move(
        "Program(format: 1, name: \"x\", variables: [\"n\"], on_click: [Count(var: \"n\", from: \
         Number(1), to: Number(3), by: Number(1), body: [Set(var: \"n\", to: Get(\"n\"))]), \
         If(branches: [(when: False, then: [DropAll])]), RemoveAreaAndDrop(Clicked)])",
    );
    // Blocks that never ran are known.
    let (get, never) = (person.first_of(Kind::Get), person.first_of(Kind::DropAll));
    let marks = person.wall_panel().playback().run_marks();
    let executions = marks.executions.unwrap();
    assert_eq!((executions[&never], executions[&get]), (0, 3));
    let at = person.place_of(get).center();
    person.harness.hover_at(at);
    person.waits_for(text().msg_timeline_values());
    person.presses_beginning("2 · ");
    person.waits_for_the_place();
    assert_eq!(person.highlighted(), Some(get));
    let highlight = person.wall_panel().playback().highlight().unwrap();
    let value = format!("{:?}", highlight.value);
    assert!(value.contains("2.0"), "{value}");
    // An edit ends it: the blocks are others now.
    person.commands(EditorCommand::ChooseAll);
    person.commands(EditorCommand::Disable);
    let playback = person.wall_panel().playback();
    assert!(playback.run_marks().executions.is_none() && playback.place().is_none());
}

#[test]
fn the_turn_that_repeats_is_watched() {
    let mut person = Person::sits_down();
    person.makes_a_move(
        "Program(format: 1, name: \"x\", variables: [\"n\"], on_click: [While(when: True, body: \
         [Set(var: \"n\", to: Number(1)), Set(var: \"n\", to: Number(2))])])",
    );
    assert_eq!(person.wall_panel().failure().unwrap().kind.id(), "cycle");
    let steps = person.steps();
    person.sets_speed(0.0);
    person.looks();
    person.presses(text().msg_timeline_lap());
    // One turn: the condition, the decision, and twice a number and a command.
    let first = person.step();
    assert!(steps - first <= 6, "{first} of {steps}");
    person.goes(TravelCommand::Step);
    assert!(person.highlighted().is_some());
    person.commands(PlaybackCommand::Stop);
    assert_eq!(person.step(), steps);
    person.waits();
}

#[test]
fn the_first_wrong_step_is_shown() {
    let mut person = Person::sits_down();
    let (before, click) = person.makes_a_move(
        "Program(format: 1, name: \"x\", on_click: [InfectArea(Clicked), RemoveInfected, \
         Remove(ExtremeWithColour(side: Top, colour: Swatch(Red))), Remove(ExtremeWithColour(side: \
         Bottom, colour: Swatch(Blue))), DropAll])",
    );
    assert_ne!(person.wall(), after_click(&before, GroupKind::Area, click));
    let remove = person.first_of(Kind::Remove);
    person.commands(PlaybackCommand::Travel(TravelCommand::StepBack));
    person.presses(text().msg_timeline_first_wrong());
    // Two for the area, one for its removal; then the colour, the cell and the removal.
    assert_eq!((person.step(), person.highlighted()), (6, Some(remove)));
    // Also when the move was watched from its start.
    person.sets_speed(0.8);
    person.commands(PlaybackCommand::RepeatMove);
    person.waits_for_the_move();
    assert_eq!(person.step(), person.steps());
    person.commands(PlaybackCommand::Travel(TravelCommand::StepBack));
    person.presses(text().msg_timeline_first_wrong());
    assert_eq!(person.step(), 6);
}

#[test]
fn a_breakpoint_stops_the_hare() {
    let mut person = Person::sits_down();
    person.is_ready_to_play(COST_3);
    let infect = person.first_of(Kind::Infect);
    person.commands(EditorCommand::ShowBlock(infect));
    person.hits(Key::F4);
    let (before, click) = (person.wall(), person.best_brick());
    person.clicks_brick(click);
    person.waits_for_a_stop();
    // Before the block has run.
    assert_eq!(person.highlighted(), Some(infect));
    assert_eq!(person.wall().infected().len(), 0);
    // Go on: up to the next brick of the area.
    for infected in 1..=2 {
        person.hits(Key::F5);
        person.waits_until("the next one", |person| {
            person.wall().infected().len() == infected
        });
        assert_eq!(person.highlighted(), Some(infect));
    }
    assert!(person.wall_panel().is_running());
    // The block is still chosen.
    person.hits_all(&[Key::F4, Key::F5]);
    person.waits_for_the_move();
    assert_eq!(person.wall(), after_click(&before, GroupKind::Area, click));
    person.waits();
}

#[test]
fn a_condition_is_typed_and_the_run_stops_when_it_holds() {
    let mut person = Person::sits_down();
    person.is_ready_to_play(
        "Program(format: 1, name: \"x\", variables: [\"n\"], on_click: [Repeat(times: Number(9), \
         body: [Change(var: \"n\", by: Number(1))]), RemoveAreaAndDrop(Clicked)])",
    );
    let change = person.first_of(Kind::Change);
    person.commands(PlaybackCommand::AskBreak(change));
    person.types("quattro");
    person.hits(Key::Enter);
    person.must_see(text().msg_timeline_told_break_refused());
    person.types_over("4");
    person.hits(Key::Enter);
    let click = person.best_brick();
    person.clicks_brick(click);
    person.waits_for_a_stop();
    // 9, and four times: the loop decides, 1, change.
    assert_eq!((person.highlighted(), person.step()), (Some(change), 13));
    person.hits(Key::F5);
    person.waits_for_the_move();
    assert_eq!(person.wall_panel().moves(), 1);
}

#[test]
fn run_to_here_stops_the_next_move_at_a_block_and_shows_it() {
    let mut person = Person::sits_down();
    person.is_ready_to_play(COST_3);
    let lower = person.first_of(Kind::LowerBrick);
    person.commands(PlaybackCommand::Travel(TravelCommand::RunTo(lower)));
    let before = person.wall();
    // Low down, so that something falls.
    let deep = |cell: &Cell| (before.area(*cell).len().min(3), cell.row());
    let click = Cell::all().max_by_key(deep).unwrap();
    person.clicks_brick(click);
    person.waits_for_a_stop();
    assert_eq!(person.highlighted(), Some(lower));
    let place = person.place_of(lower);
    assert!(person.canvas_rect().contains(place.left_top()));
    person.commands(PlaybackCommand::Finish);
    assert_eq!(person.wall(), after_click(&before, GroupKind::Area, click));
}

#[test]
fn after_a_failed_move_one_click_is_enough() {
    let mut person = Person::sits_down();
    person.is_ready_to_play(
        "Program(format: 1, name: \"x\", on_click: [Infect(Clicked), Remove(CellAt(row: \
         Number(9), column: Number(0)))])",
    );
    let (before, click) = (person.wall(), person.best_brick());
    person.clicks_brick(click);
    person.waits_for_the_move();
    assert!(person.wall_panel().failure().is_some() && person.wall() != before);
    let other = before.bricks().iter().find(|cell| *cell != click).unwrap();
    person.clicks_brick(other);
    person.waits_for_the_move();
    // The second move began on the wall before the first one.
    let mut expected = before;
    expected.infect(other.set());
    assert_eq!(person.wall(), expected);
}
