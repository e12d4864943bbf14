//! Going about in a move: the timeline, breakpoints, stepping, values.

mod stops;

use crate::support::{Folder, Person};
use clickomania::window::clickomania::command::{
    ChangeKind, ClickomaniaCommand, EditorCommand, PlaybackCommand, TravelCommand,
};
use clickomania::window::kit::command::ZoomCommand;
use egui::{Event, Key, Modifiers, MouseWheelUnit, Pos2, Rect, pos2, vec2};
use engine::language::edit::Edit;
use engine::language::{BlockId, Kind};
use engine::run::compile::compile;
use engine::run::draw_policy::DrawPolicy;
use engine::run::moves::{BUDGET, Move};
use engine::run::observer::NoObserver;
use engine::wall::{Cell, GroupKind, Wall, after_click};

const COST_3: &str = "solutions/costo-3.ron";

impl Person<'_> {
    fn wall_panel(&mut self) -> &clickomania::window::clickomania::stage::WallPanel {
        self.harness.state_mut().clickomania().wall_panel()
    }

    /// The step that is looked at.
    fn step(&mut self) -> u64 {
        self.wall_panel()
            .playback()
            .place()
            .expect("a move was recorded")
            .0
    }

    fn steps(&mut self) -> u64 {
        self.wall_panel()
            .playback()
            .place()
            .expect("a move was recorded")
            .1
    }

    /// The brick with the largest area.
    fn best_brick(&mut self) -> Cell {
        let wall = self.wall();
        Cell::all()
            .max_by_key(|cell| wall.area(*cell).len())
            .unwrap()
    }

    /// Plays a move with this program, at once, and waits until it can be travelled in. The wall before
    /// it, and the click.
    fn makes_a_move(&mut self, program: &'static str) -> (Wall, Cell) {
        self.opens(program);
        self.sets_speed(1.0);
        if !self.wall_panel().is_started() {
            self.presses("Gioca");
        }
        let before = self.wall();
        let click = self.best_brick();
        self.clicks_brick(click);
        self.waits_until("the record", |person| {
            person.wall_panel().playback().place().is_some()
        });
        (before, click)
    }

    /// Goes some way, and waits until one is there.
    fn goes(&mut self, way: TravelCommand) -> u64 {
        self.commands(ClickomaniaCommand::Playback(PlaybackCommand::Travel(way)));
        self.waits_until("the place", |person| {
            !person.wall_panel().playback().is_seeking()
        });
        self.step()
    }

    fn timeline(&self) -> Rect {
        let names = self.names();
        let name = names
            .iter()
            .find(|name| name.starts_with("Linea del tempo: passo"));
        self.finds(name.expect("the timeline has a name"))
    }

    /// A point of the timeline: 0 at the left, 1 at the right end.
    fn on_timeline(&self, share: f32) -> Pos2 {
        let rect = self.timeline().shrink2(vec2(8.0, 0.0));
        pos2(rect.left() + share * rect.width(), rect.top() + 10.0)
    }

    fn block(&mut self, kind: Kind) -> BlockId {
        let program = self.program();
        let mut blocks = program.running();
        let found = blocks.find(|(id, _)| program.block(*id).kind == kind);
        found.expect("the program has such a block").0
    }

    /// Where a block is on the window, after it was brought into sight.
    fn at_block(&mut self, id: BlockId) -> Pos2 {
        self.commands(ClickomaniaCommand::Zoom(ZoomCommand::Fit));
        let canvas = self.harness.state_mut().clickomania().canvas();
        let rect = canvas.layout().get(id).unwrap().rect;
        canvas.view.rect_to_window(rect).left_top() + vec2(8.0, 8.0)
    }
}

/// The wall behind each of some steps, by a plain run.
fn plainly(person: &mut Person<'_>, before: Wall, click: Cell, steps: &[u64]) -> Vec<Wall> {
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
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    let (before, click) = person.makes_a_move(COST_3);
    let end = person.wall();
    assert_eq!(end, after_click(&before, GroupKind::Area, click));
    let steps = person.steps();
    assert_eq!(person.step(), steps);
    assert!(steps > 60_000);

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
    assert!(person.wall_panel().playback().highlight().is_some());
    assert!(person.sees(&format!("passo {} di {}", grouped(step), grouped(steps))));

    person.commands(ClickomaniaCommand::Playback(PlaybackCommand::Finish));
    assert_eq!((person.step(), person.wall()), (steps, end));
    assert!(person.wall_panel().playback().highlight().is_none());
    assert_eq!(person.wall_panel().moves(), 1, "looking back makes no move");
    person.waits();
}

fn grouped(count: u64) -> String {
    let digits = count.to_string();
    let mut words = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            words.push('\u{a0}');
        }
        words.push(digit);
    }
    words
}

#[test]
fn the_wheel_zooms_and_keys_go_step_by_step() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.makes_a_move(COST_3);
    let steps = person.steps();
    person.clicks_at(person.on_timeline(0.5));
    let middle = person.step();
    person.clicks_at(person.on_timeline(0.6));
    let far = person.step() - middle;
    person.clicks_at(person.on_timeline(0.5));
    person.harness.hover_at(person.on_timeline(0.5));
    for _ in 0..12 {
        person.harness.event(Event::MouseWheel {
            unit: MouseWheelUnit::Point,
            delta: vec2(0.0, 60.0),
            modifiers: Modifiers::NONE,
            phase: egui::TouchPhase::Move,
            source: egui::MouseWheelSource::Unknown,
        });
        person.looks();
    }
    person.clicks_at(person.on_timeline(0.5));
    let closer = person.step();
    assert!(closer.abs_diff(middle) <= steps / 300, "{closer}, {middle}");
    person.clicks_at(person.on_timeline(0.6));
    let near = person.step().abs_diff(closer);
    assert!(near > 0 && near * 8 < far, "{near} steps, {far} before");

    // The timeline has the focus.
    let step = person.step();
    person.key(Modifiers::NONE, Key::ArrowRight);
    assert_eq!(person.step(), step + 1);
    person.key(Modifiers::NONE, Key::ArrowLeft);
    person.key(Modifiers::NONE, Key::ArrowLeft);
    assert_eq!(person.step(), step - 1);
    person.key(Modifiers::NONE, Key::Home);
    assert_eq!(person.step(), 0);
    person.key(Modifiers::NONE, Key::End);
    assert_eq!(person.step(), steps);
    person.waits();
}

#[test]
fn steps_lead_forward_back_over_and_out_and_from_change_to_change() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    let (before, _) = person.makes_a_move(COST_3);
    let steps = person.steps();
    person.key(Modifiers::SHIFT, Key::F9);
    assert_eq!((person.step(), person.wall()), (0, before));
    let mut walls = vec![before];
    let mut step = 0;
    while person.goes(TravelCommand::NextChange) < steps {
        assert!(person.step() > step);
        step = person.step();
        assert_ne!(person.wall(), *walls.last().unwrap(), "nothing changed");
        walls.push(person.wall());
        if walls.len() > 12 {
            break;
        }
    }
    for wall in walls.iter().rev().skip(1) {
        person.goes(TravelCommand::PreviousChange);
        let change = person.wall();
        person.key(Modifiers::SHIFT, Key::F10);
        let back = person.wall();
        person.key(Modifiers::NONE, Key::F10);
        assert_eq!(person.wall(), change, "forward and back");
        if *wall != before {
            assert_eq!(change, *wall);
        }
        assert!(back != change || *wall == before);
    }

    // The first command sets a variable: two values and itself; the second is 81 sweeps.
    person.goes(TravelCommand::Start);
    assert_eq!(person.goes(TravelCommand::Over), 3);
    assert_eq!(person.goes(TravelCommand::Step), 4);
    let decides = person.goes(TravelCommand::Step);
    assert_eq!(decides, 5);
    let out = person.goes(TravelCommand::Out);
    assert!(out > steps / 2 && out < steps, "{out} of {steps}");
    person.goes(TravelCommand::To(3));
    assert_eq!(person.goes(TravelCommand::Over), out, "the loop, all of it");
    assert_eq!(person.wall_panel().moves(), 1);
}

#[test]
fn values_of_an_expression_are_listed_and_lead_to_their_steps() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.makes_a_move(
        "Program(format: 1, name: \"x\", variables: [\"n\"], on_click: [Count(var: \"n\", from: \
         Number(1), to: Number(3), by: Number(1), body: [Set(var: \"n\", to: Get(\"n\"))]), \
         RemoveAreaAndDrop(Clicked)])",
    );
    let get = person.block(Kind::Get);
    let at = person.at_block(get);
    person.harness.hover_at(at);
    person.waits_until("the card", |person| person.sees("Valori in questa mossa"));
    assert!(person.sees("eseguito 3 volte"), "{:?}", person.names());
    person.presses("2 · 1 volta");
    person.waits_until("the step", |person| {
        !person.wall_panel().playback().is_seeking()
    });
    let highlight = person.wall_panel().playback().highlight().unwrap();
    assert_eq!(highlight.block, get);
    let value = format!("{:?}", highlight.value);
    assert!(value.contains("2.0"), "{value}");
}

#[test]
fn blocks_that_never_ran_are_known_after_the_run() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.makes_a_move(
        "Program(format: 1, name: \"x\", on_click: [If(branches: [(when: False, then: \
         [DropAll])]), RemoveAreaAndDrop(Clicked)])",
    );
    let (never, once) = (person.block(Kind::DropAll), person.block(Kind::Clicked));
    let executions = person
        .wall_panel()
        .playback()
        .run_marks()
        .executions
        .unwrap();
    assert_eq!((executions[&never], executions[&once]), (0, 1));
    // An edit ends it: the blocks are others now.
    person.goes(TravelCommand::Start);
    let start = person.wall();
    let mut marks = person.program().block(never).marks.clone();
    marks.disabled = true;
    person.commands(ClickomaniaCommand::Editor(EditorCommand::Edit(
        ChangeKind::Disable,
        Edit::SetMarks(never, marks),
    )));
    assert!(
        person
            .wall_panel()
            .playback()
            .run_marks()
            .executions
            .is_none()
            && person.wall_panel().playback().place().is_none()
    );
    assert_ne!(person.wall(), start, "the edit shows the final wall");
}

#[test]
fn the_turn_that_repeats_is_watched() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.makes_a_move(
        "Program(format: 1, name: \"x\", variables: [\"n\"], on_click: [While(when: True, body: \
         [Set(var: \"n\", to: Number(1)), Set(var: \"n\", to: Number(2))])])",
    );
    let failure = *person.wall_panel().failure().unwrap();
    assert_eq!(failure.kind.id(), "cycle");
    let steps = person.steps();
    person.sets_speed(0.0);
    person.presses("Guarda il giro che si ripete");
    // One turn: vero, the decision, and twice a number and a command.
    let first = person.step();
    assert!(steps - first <= 6, "{first} of {steps}");
    person.goes(TravelCommand::Step);
    assert!(person.step() > first || person.step() == first);
    assert!(person.wall_panel().playback().highlight().is_some());
    person.commands(ClickomaniaCommand::Playback(PlaybackCommand::Stop));
    assert_eq!(person.step(), steps);
    person.waits();
}

#[test]
fn the_first_wrong_step_is_shown() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    let (before, click) = person.makes_a_move(
        "Program(format: 1, name: \"x\", on_click: [InfectArea(Clicked), RemoveInfected, \
         Remove(ExtremeWithColour(side: Top, colour: Swatch(Red))), Remove(ExtremeWithColour(side: \
         Bottom, colour: Swatch(Blue))), DropAll])",
    );
    assert_ne!(person.wall(), after_click(&before, GroupKind::Area, click));
    person.presses("Vai al primo passo sbagliato");
    // Two for the area, one for its removal; then the colour, the cell and the removal.
    assert_eq!(person.step(), 6);
    let highlight = person.wall_panel().playback().highlight().unwrap();
    let program = person.program();
    assert_eq!(program.block(highlight.block).kind, Kind::Remove);

    // Also when the move was watched from its start.
    person.sets_speed(0.8);
    person.commands(ClickomaniaCommand::Playback(PlaybackCommand::RepeatMove));
    person.waits_for_the_move();
    assert_eq!(person.step(), person.steps());
    person.presses("Vai al primo passo sbagliato");
    assert_eq!(person.step(), 6);
}
