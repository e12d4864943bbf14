//! The verdict beside the cost: it comes by itself, tells where a program goes wrong, and shows it.

use crate::support::*;
use engine::judge::{Counterexample, Effort, Judgement, Verdict};
use engine::run::failure::FailureKind;

const RIGHT: &str = "examples/un-solo-blocco.ron";

/// Leaves the area where it is.
const WRONG: &str = r#"Program(format: 1, name: "Uno solo", on_click: [Remove(Clicked), DropAll])"#;

impl Person {
    /// A window in which the judge is at work, with this program.
    fn is_judged(program: &str) -> Person {
        let mut person = Person::sits_down();
        person.judges(true);
        person.opens(program);
        person
    }

    /// What the button of the verdict says.
    fn verdict(&self) -> String {
        let start = verdict("");
        let name = self.named(&start).expect("the verdict is in the band");
        name[start.len()..].to_owned()
    }

    /// True if this is the verdict; a right program may be proved by now.
    fn is_called(&self, verdict: &str) -> bool {
        let proved = verdict == text().msg_judge_verdict_accepted();
        let said = self.verdict();
        said.starts_with(verdict) || proved && said == text().msg_judging_proved()
    }

    /// Asks for the verdict, as *Play* does, and waits for it.
    fn waits_for_verdict(&mut self, verdict: String) {
        self.triggers(PlaybackCommand::Play);
        self.waits_until(&verdict, |person| person.is_called(&verdict));
    }

    /// What the window knows of the program.
    fn judgement(&mut self) -> Judgement {
        let subject = self.subject();
        let judge = self.harness.state_mut().judge();
        judge.found(&subject).unwrap().judgement.clone()
    }

    /// Opens the page of the verdict and lets the stage show the case that fails.
    fn loads_and_watches(&mut self, verdict: String) -> Counterexample {
        self.waits_for_verdict(verdict);
        self.waits_for_the_judge();
        if !self.sees(text().msg_judging_watch()) {
            self.hits(Key::F7);
        }
        let case = self.judgement().counterexample.unwrap();
        self.presses(text().msg_judging_watch());
        self.waits_until("the fault", |person| {
            let playback = person.wall_panel().playback();
            playback.place().is_some() && !playback.runs()
        });
        case
    }
}

#[test]
fn a_right_program_is_accepted_and_then_nothing_moves() {
    let mut person = Person::is_judged(RIGHT);
    let accepted = text().msg_judge_verdict_accepted();
    person.waits_for_verdict(accepted.clone());
    person.waits_for_the_judge();
    assert_eq!(person.judgement().verdict, Verdict::Accepted);
    let subject = person.subject();
    let judge = person.harness.state_mut().judge();
    assert_eq!(judge.found(&subject).unwrap().effort, Effort::Normal);
    person.waits();
    person.presses_beginning(verdict(""));
    person.must_not_see(text().msg_judging_watch());
    person.waits();
    // Another name changes nothing; an edit drops the verdict, and the next one comes.
    let one_frame = |person: &mut Person, command: EditorCommand| {
        person.triggers(command);
        person.harness.run_steps(1);
    };
    one_frame(&mut person, EditorCommand::Rename("Altro nome".to_owned()));
    assert!(person.is_called(&accepted));
    person.commands(EditorCommand::ChooseAll);
    one_frame(&mut person, EditorCommand::Disable);
    assert_eq!(person.verdict(), text().msg_judging_unknown());
    person.waits_for_verdict(text().msg_judging_wrong_small());
    person.undoes();
    person.waits_for_verdict(accepted);
}

#[test]
fn a_finished_program_is_called_wrong_only_when_somebody_asks() {
    let unknown = text().msg_judging_unknown();
    // A frame takes a quarter of a second.
    let (moment, rest) = (4, 24);
    let wrong = || text().msg_judging_wrong_small();
    // Built in free building: by five seconds of rest, by *Play*, by a press on the verdict.
    let mut person = Person::is_judged(WRONG);
    person.harness.run_steps(moment);
    assert_eq!(person.verdict(), unknown);
    person.harness.run_steps(rest);
    person.waits_until("it is told", |person| person.verdict() == wrong());
    let asks: [fn(&mut Person); 2] = [
        |person| person.commands(PlaybackCommand::Play),
        |person| person.commands(VerdictCommand::Show),
    ];
    for asks in asks {
        person.opens(WRONG);
        person.puts_up(&program("on_click: [Remove(Clicked), DropAll, CureAll]"));
        person.harness.run_steps(moment);
        assert_eq!(person.verdict(), unknown, "from the first edit on");
        asks(&mut person);
        person.waits_until("it is told", |person| person.verdict() == wrong());
        person.escapes();
    }
    // A program that is wrong on purpose is not the work of the person who rests.
    person.opens("mistakes/mattone-isolato.ron");
    person.waits_for_the_judge();
    person.harness.run_steps(rest);
    assert_eq!(person.verdict(), unknown);
    // In a lesson rest is no question.
    person.opens_task("caduta-dal-basso");
    person.puts_up(&program("on_click: [DropStack(Clicked)]"));
    person.waits_for_the_judge();
    person.harness.run_steps(rest);
    assert_eq!(person.verdict(), unknown);
    person.commands(VerdictCommand::Show);
    person.waits_until("it is told", |person| person.verdict() != unknown);
}

#[test]
fn an_unfinished_program_is_no_error() {
    for blocks in ["on_click: []", "on_click: [Remove(Hole)]"] {
        let mut person = Person::sits_with(blocks);
        person.judges(true);
        person.waits();
        let field = person.named(verdict("")).unwrap();
        let place = person.finds(&field);
        assert!(!person.painted_in(place).contains(&theme::LIGHT.wrong));
        person.presses(&field);
        assert!(!person.painted_in(place).contains(&theme::LIGHT.wrong));
    }
}

#[test]
fn a_wrong_program_is_refused_and_its_case_is_shown() {
    let mut person = Person::is_judged(WRONG);
    person.waits_for_verdict(text().msg_judging_wrong_small());
    person.hits(Key::F7);
    person.waits_for_the_judge();
    let case = person.judgement().counterexample.unwrap();
    let (row, column) = (
        case.click.row().to_string(),
        case.click.column().to_string(),
    );
    let before = text().msg_judging_before();
    let before = text().msg_judging_wall_click(before, row, column);
    let place = |rect: Rect| (rect.top() as i32, rect.left() as i32);
    let mut walls = vec![place(person.finds(&before))];
    let cells = case.obtained.changed_cells(&case.expected).len();
    for wall in [text().msg_judge_expected(), text().msg_judge_obtained()] {
        let name = person
            .named(format!("{wall}; "))
            .expect("the wall is shown");
        assert_eq!(name.matches('(').count(), cells, "{name}");
        walls.push(place(person.finds(&name)));
    }
    assert!(walls.is_sorted(), "before, expected, obtained: {walls:?}");
    // A sheet that was closed stays closed, whatever is played.
    person.escapes();
    person.commands(PlaybackCommand::SameWall);
    let click = playable(&person.wall(), GroupKind::Area).first().unwrap();
    person.commands(PlaybackCommand::Click(click));
    person.waits_for_the_move();
    assert!(!person.wall_panel().last_move().unwrap().is_right());
    person.must_not_see(text().msg_judging_watch());
}

#[test]
fn load_and_watch_stands_at_the_first_wrong_step_and_goes_on_from_there() {
    // What comes after the second removal changes nothing any more.
    let mut person = Person::is_judged(
        "Program(format: 1, name: \"x\", on_click: [RemoveAreaAndDrop(Clicked), \
         Remove(ExtremeWithColour(side: Bottom, colour: Swatch(Red))), DropAll, CureAll])",
    );
    person.sets_speed(1.0);
    let case = person.loads_and_watches(text().msg_judging_wrong_small());
    assert!(case.step > 0 && case.step < case.steps, "{case:?}");
    assert_eq!(person.place(), Some((case.step, case.steps)));
    let remove = person.first_of(Kind::Remove);
    let playback = person.wall_panel().playback();
    assert_eq!(playback.highlight().unwrap().block, remove);
    let (wrong, _) = playback.difference().expect("what is wrong is marked");
    assert_eq!(wrong, case.obtained.changed_cells(&case.expected));
    person.commands(PlaybackCommand::Finish);
    person.waits_for_the_move();
    assert_eq!(person.wall(), case.obtained);
}

#[test]
fn load_and_watch_shows_the_move_to_its_end_if_it_is_never_too_late() {
    // The fall is forgotten.
    let mut person = Person::is_judged(
        "Program(format: 1, name: \"x\", on_click: [InfectArea(Clicked), RemoveInfected])",
    );
    person.sets_speed(1.0);
    let case = person.loads_and_watches(text().msg_judging_wrong_small());
    person.waits_for_the_move();
    assert_eq!(person.place(), Some((case.steps, case.steps)));
    let played = *person.wall_panel().last_move().unwrap();
    assert_eq!((played.before, played.click), (case.wall, case.click));
    let walls = (played.left, played.wanted);
    assert_eq!(walls, (case.obtained, Some(case.expected)));
}

#[test]
fn load_and_watch_shows_errors_moves_without_end_and_what_was_drawn() {
    let mut person = Person::is_judged("mistakes/bordo-dimenticato.ron");
    let case = person.loads_and_watches(text().msg_judge_verdict_runtime_error());
    person.waits_for_the_move();
    assert_eq!(person.wall(), case.obtained);
    let kind = person.wall_panel().failure().unwrap().kind;
    assert!(matches!(kind, FailureKind::OffWall { .. }), "{kind:?}");
    person.opens("Program(format: 1, name: \"x\", on_click: [While(when: True, body: [DropAll])])");
    person.loads_and_watches(text().msg_judge_verdict_does_not_end());
    person.waits_for_the_move();
    let kind = person.wall_panel().failure().unwrap().kind;
    assert!(matches!(kind, FailureKind::Cycle { .. }), "{kind:?}");
    // Right by chance: the same draws are made again.
    person.opens(
        "Program(format: 1, name: \"x\", on_click: [InfectArea(Clicked), \
         If(branches: [(when: Compare(RandomFraction, Lt, Number(0.5)), then: [CureAll])]), \
         RemoveInfected, DropAll])",
    );
    person.sets_speed(1.0);
    let case = person.loads_and_watches(text().msg_judge_verdict_lucky());
    person.waits_for_the_move();
    person.commands(PlaybackCommand::Finish);
    let played = *person.wall_panel().last_move().unwrap();
    assert_eq!((played.before, played.after), (case.wall, case.obtained));
}

#[test]
fn programs_that_cannot_be_judged_say_so() {
    let mut person = Person::is_judged("Program(format: 1, name: \"x\", on_click: [Remove(Hole)])");
    let unfinished = |what| text().msg_judging_not_finished(what);
    assert_eq!(person.verdict(), unfinished(text().msg_program_missing(1)));
    person.commands(FileCommand::New);
    assert_eq!(person.verdict(), unfinished(text().msg_judging_empty()));
    assert!(person.harness.state_mut().judge().rests());
    // A program for the simplified game only.
    person.opens("Program(format: 1, name: \"x\", on_click: [RemoveStripAndDrop(Clicked)])");
    person.waits_for_verdict(text().msg_judging_wrong_small());
    person.presses(text().msg_stage_strip());
    person.waits_for_verdict(text().msg_judge_verdict_accepted());
}

#[test]
fn blocks_that_were_never_executed_are_shown_when_pressed() {
    let mut person = Person::is_judged(
        "Program(format: 1, name: \"x\", on_click: [RemoveAreaAndDrop(Clicked), \
         If(branches: [(when: False, then: [CureAll])])])",
    );
    person.waits_for_verdict(text().msg_judge_verdict_accepted());
    person.presses_beginning(verdict(""));
    person.presses(text().msg_judging_show_block(on_canvas(Kind::CureAll)));
    assert_eq!(person.kinds_chosen(), [Kind::CureAll]);
    // A deep trial is begun and stopped.
    person.presses(text().msg_judging_deep());
    person.waits_for(text().msg_judging_stop());
    person.presses(text().msg_judging_stop());
    person.must_not_see(text().msg_judging_stop());
    assert!(person.is_called(&text().msg_judge_verdict_accepted()));
}

#[test]
fn slots_name_their_verdict() {
    let mut person = Person::is_judged(RIGHT);
    person.commands(SlotCommand::Store(1));
    person.opens(WRONG);
    person.commands(SlotCommand::Store(2));
    let told = |person: &Person, start: &str, verdict: String| {
        let slot = person.named(start).unwrap();
        slot.ends_with(&format!(", {verdict}"))
    };
    let wrong = || text().msg_judging_wrong_small();
    person.waits_until("slot 1", |person| {
        told(person, "Slot 1: ", text().msg_judge_verdict_accepted())
    });
    person.waits_until("slot 2", |person| told(person, "Slot 2: ", wrong()));
    // Also after a restart.
    let mut person = person.restarts();
    person.judges(true);
    person.waits_until("slot 2", |person| told(person, "Slot 2: ", wrong()));
}
