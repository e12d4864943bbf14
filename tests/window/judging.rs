//! The verdict beside the cost: it comes by itself, tells where a program goes wrong, and shows it.

use crate::support::{Folder, Person};
use clickomania::window::clickomania::ClickomaniaMode;
use clickomania::window::clickomania::command::{
    ClickomaniaCommand, EditorCommand, PlaybackCommand, SlotCommand,
};
use clickomania::window::kit::command::FileCommand;
use egui::{Key, Modifiers, vec2};
use egui_kittest::kittest::Queryable as _;
use engine::judge::{Counterexample, Effort, Judgement, Verdict};
use engine::language::Kind;
use engine::run::failure::FailureKind;

const RIGHT: &str = "examples/un-solo-blocco.ron";

/// Leaves the area where it is.
const WRONG: &str = r#"Program(format: 1, name: "Uno solo", on_click: [Remove(Clicked), DropAll])"#;

impl Person<'_> {
    /// A window in which the judge is at work, with this program.
    fn is_judged(folder: &Folder, program: &'static str) -> Person<'static> {
        Person::is_judged_at(folder, program, vec2(1440.0, 900.0))
    }

    fn is_judged_at(folder: &Folder, program: &'static str, size: egui::Vec2) -> Person<'static> {
        let mut person = Person::sits_down_at(&folder.0, size);
        person.harness.state_mut().judge().close(false);
        person.opens(program);
        person
    }

    /// What the line beside the cost says.
    fn verdict(&self) -> String {
        let names = self.names();
        let verdict = names
            .iter()
            .find_map(|name| name.strip_prefix("Verdetto: "));
        verdict.expect("the verdict is in the corner").to_owned()
    }

    fn waits_for_verdict(&mut self, verdict: &str) {
        self.waits_until(verdict, |person| person.verdict().starts_with(verdict));
    }

    /// What the window knows of the program.
    fn judgement(&mut self) -> Judgement {
        let subject = self.subject();
        let judging = &self.harness.state_mut().judge();
        judging.found(&subject).unwrap().judgement.clone()
    }

    /// Waits until nothing is being judged, and what is known is shown.
    fn waits_for_the_judge(&mut self) {
        self.harness.run_steps(8);
        self.waits_until("the judge rests", |person| {
            person.harness.state_mut().judge().rests()
        });
    }

    /// Whether there is a text with these words in it.
    fn sees_words(&self, words: &str) -> bool {
        self.harness
            .query_all_by_label_contains(words)
            .next()
            .is_some()
    }

    fn names_beginning(&self, start: &str) -> Vec<String> {
        let mut names = self.names();
        names.retain(|name| name.starts_with(start));
        names
    }

    /// Opens the page and lets the stage show the case that fails.
    fn loads_and_watches(&mut self) -> Counterexample {
        self.presses_verdict();
        self.waits_for_the_judge();
        let case = self.judgement().counterexample.unwrap();
        self.presses("Carica e guarda");
        self.waits_until("the fault", |person| {
            let panel = person.harness.state_mut().clickomania().wall_panel();
            panel.playback().place().is_some() && !panel.playback().runs()
        });
        case
    }

    fn presses_verdict(&mut self) {
        let name = format!("Verdetto: {}", self.verdict());
        self.presses(&name);
    }

    fn stands(&mut self) -> Option<(u64, u64)> {
        self.harness
            .state_mut()
            .clickomania()
            .wall_panel()
            .playback()
            .place()
    }
}

#[test]
fn a_right_program_is_accepted_and_nothing_moves_then() {
    let folder = Folder::new();
    let mut person = Person::is_judged(&folder, RIGHT);
    person.waits_for_verdict("accettato · ");
    person.waits_for_the_judge();
    assert_eq!(person.judgement().verdict, Verdict::Accepted);
    let effort = {
        let subject = person.subject();
        let judging = &person.harness.state_mut().judge();
        judging.found(&subject).unwrap().effort
    };
    assert_eq!(effort, Effort::Normal, "who rests learns more");
    // Would not end if something asked for frames.
    person.waits();
    person.presses_verdict();
    assert!(person.sees_words("Nessun errore in "));
    assert!(!person.sees("Carica e guarda"));
    person.waits();
}

#[test]
fn a_wrong_program_is_refused_and_its_case_is_shown() {
    let folder = Folder::new();
    let mut person = Person::is_judged(&folder, WRONG);
    person.waits_for_verdict("parete sbagliata");
    person.key(Modifiers::NONE, Key::F7);
    person.waits_for_the_judge();
    let case = person.judgement().counterexample.unwrap();
    let (row, column) = (case.click.row(), case.click.column());
    assert!(person.sees_words("Con un click su "));
    let start = format!("prima del click; il click è su ({row}, {column})");
    assert!(person.sees(&start), "{:?}", person.names());
    let cells = case.obtained.changed_cells(&case.expected).len();
    for wall in ["attesa", "ottenuta"] {
        let names = person.names_beginning(&format!("{wall}; "));
        assert_eq!(names.len(), 1, "{wall}");
        let told = names[0].matches('(').count();
        assert_eq!(told, cells, "{names:?}");
    }
    person.key(Modifiers::NONE, Key::Escape);
    assert!(!person.sees("Carica e guarda"));
}

#[test]
fn load_and_watch_stands_at_the_first_wrong_step() {
    let folder = Folder::new();
    // What comes after the second removal changes nothing any more.
    let mut person = Person::is_judged(
        &folder,
        "Program(format: 1, name: \"x\", on_click: [RemoveAreaAndDrop(Clicked), \
         Remove(ExtremeWithColour(side: Bottom, colour: Swatch(Red))), DropAll, CureAll])",
    );
    person.sets_speed(1.0);
    person.waits_until("a verdict", |person| {
        person.verdict() != "il giudice guarda…"
    });
    let case = person.loads_and_watches();
    assert!(case.step > 0 && case.step < case.steps, "{case:?}");
    assert_eq!(person.stands(), Some((case.step, case.steps)));
    let panel = person.harness.state_mut().clickomania().wall_panel();
    let block = panel.playback().highlight().unwrap().block;
    let program = person.program();
    assert_eq!(program.block(block).kind, Kind::Remove);
    assert_eq!(person.names_beginning("Parete del giudice").len(), 1);
    person.commands(ClickomaniaCommand::Playback(PlaybackCommand::Finish));
    person.waits_for_the_move();
    assert_eq!(person.wall(), case.obtained);
}

#[test]
fn load_and_watch_shows_the_move_to_its_end_if_it_is_never_too_late() {
    let folder = Folder::new();
    // The fall is forgotten.
    let mut person = Person::is_judged(
        &folder,
        "Program(format: 1, name: \"x\", on_click: [InfectArea(Clicked), RemoveInfected])",
    );
    person.sets_speed(1.0);
    person.waits_for_verdict("parete sbagliata");
    let case = person.loads_and_watches();
    person.waits_for_the_move();
    assert_eq!(person.stands(), Some((case.steps, case.steps)));
    assert_eq!(person.wall(), case.obtained);
    let panel = person.harness.state_mut().clickomania().wall_panel();
    let played = *panel.last_move().unwrap();
    assert_eq!((played.before, played.click), (case.wall, case.click));
    assert_eq!(
        (played.left, played.wanted),
        (case.obtained, Some(case.expected))
    );
}

#[test]
fn load_and_watch_shows_a_run_time_error() {
    let folder = Folder::new();
    let mut person = Person::is_judged(&folder, "mistakes/bordo-dimenticato.ron");
    person.waits_for_verdict("errore");
    let case = person.loads_and_watches();
    person.waits_for_the_move();
    assert_eq!(person.wall(), case.obtained);
    let panel = person.harness.state_mut().clickomania().wall_panel();
    let failure = *panel.failure().unwrap();
    assert!(matches!(failure.kind, FailureKind::OffWall { .. }));
    assert_eq!(person.stands(), Some((case.steps, case.steps)));
}

#[test]
fn load_and_watch_shows_a_move_that_does_not_end() {
    let folder = Folder::new();
    let mut person = Person::is_judged(
        &folder,
        "Program(format: 1, name: \"x\", on_click: [While(when: True, body: [DropAll])])",
    );
    person.waits_for_verdict("non finisce");
    person.loads_and_watches();
    person.waits_for_the_move();
    let panel = person.harness.state_mut().clickomania().wall_panel();
    let kind = panel.failure().map(|failure| failure.kind);
    assert!(matches!(kind, Some(FailureKind::Cycle { .. })), "{kind:?}");
}

#[test]
fn load_and_watch_draws_what_the_judge_drew() {
    let folder = Folder::new();
    // Right if the brick that is taken by chance is the only one.
    let mut person = Person::is_judged(
        &folder,
        "Program(format: 1, name: \"x\", on_click: [InfectArea(Clicked), \
         If(branches: [(when: Compare(RandomFraction, Lt, Number(0.5)), then: [CureAll])]), \
         RemoveInfected, DropAll])",
    );
    person.sets_speed(1.0);
    person.waits_for_verdict("fortunato");
    let case = person.loads_and_watches();
    person.waits_for_the_move();
    person.commands(ClickomaniaCommand::Playback(PlaybackCommand::Finish));
    let panel = person.harness.state_mut().clickomania().wall_panel();
    let played = *panel.last_move().unwrap();
    assert_eq!((played.before, played.after), (case.wall, case.obtained));
}

#[test]
fn an_edit_drops_the_verdict_and_the_next_one_comes() {
    let folder = Folder::new();
    let mut person = Person::is_judged(&folder, RIGHT);
    person.waits_for_verdict("accettato");
    person.commands(ClickomaniaCommand::Editor(EditorCommand::ChooseAll));
    let context = person.harness.ctx.clone();
    let window = person.harness.state_mut();
    window.perform::<ClickomaniaMode>(&context, ClickomaniaCommand::Editor(EditorCommand::Disable));
    person.harness.run_steps(1);
    assert_eq!(person.verdict(), "il giudice guarda…");
    person.waits_for_verdict("parete sbagliata");
    person.key(Modifiers::COMMAND, Key::Z);
    person.waits_for_verdict("accettato");
}

#[test]
fn another_name_changes_nothing() {
    let folder = Folder::new();
    let mut person = Person::is_judged(&folder, RIGHT);
    person.waits_for_verdict("accettato");
    let context = person.harness.ctx.clone();
    let window = person.harness.state_mut();
    window.perform::<ClickomaniaMode>(
        &context,
        ClickomaniaCommand::Editor(EditorCommand::Rename("Altro nome".to_owned())),
    );
    person.harness.run_steps(1);
    assert!(person.verdict().starts_with("accettato"));
}

#[test]
fn a_hole_and_an_empty_program_say_so() {
    let folder = Folder::new();
    let hole = r#"Program(format: 1, name: "x", on_click: [Remove(Hole)])"#;
    let mut person = Person::is_judged(&folder, hole);
    assert_eq!(person.verdict(), "manca una cosa");
    person.presses_verdict();
    assert!(person.sees_words("manca una casella"));
    person.commands(ClickomaniaCommand::File(FileCommand::New));
    assert_eq!(person.verdict(), "ancora vuoto");
    assert!(person.harness.state_mut().judge().rests());
}

#[test]
fn a_program_for_the_simplified_game_only_is_told_so() {
    let folder = Folder::new();
    let strip = r#"Program(format: 1, name: "x", on_click: [RemoveStripAndDrop(Clicked)])"#;
    let mut person = Person::is_judged(&folder, strip);
    person.waits_for_verdict("solo nel semplificato");
    person.presses("Strisce");
    person.waits_for_verdict("accettato");
}

#[test]
fn blocks_that_never_executed_are_shown_when_pressed() {
    let folder = Folder::new();
    let mut person = Person::is_judged(
        &folder,
        "Program(format: 1, name: \"x\", on_click: [RemoveAreaAndDrop(Clicked), \
         If(branches: [(when: False, then: [CureAll])])])",
    );
    person.waits_for_verdict("accettato");
    person.presses_verdict();
    let names = person.names_beginning("Mostra sulla tela: ");
    assert_eq!(names.len(), 1, "{names:?}");
    person.presses(&names[0]);
    let chosen = person.harness.state_mut().clickomania().canvas().chosen();
    let program = person.program();
    assert_eq!(program.block(chosen.unwrap()).kind, Kind::CureAll);
}

#[test]
fn a_deep_trial_is_begun_and_stopped() {
    let folder = Folder::new();
    let mut person = Person::is_judged(&folder, "solutions/costo-3.ron");
    person.waits_for_verdict("accettato");
    person.presses_verdict();
    person.presses("a fondo");
    person.waits_until("the trial", |person| person.sees("Ferma la prova"));
    person.presses("Ferma la prova");
    assert!(!person.sees("Ferma la prova"));
    assert!(person.verdict().starts_with("accettato"));
}

#[test]
fn slots_name_their_verdict() {
    let folder = Folder::new();
    let mut person = Person::is_judged(&folder, RIGHT);
    person.commands(ClickomaniaCommand::Slot(SlotCommand::Store(1)));
    person.opens(WRONG);
    person.commands(ClickomaniaCommand::Slot(SlotCommand::Store(2)));
    let told = |person: &Person<'_>, number: usize, verdict: &str| {
        let names = person.names_beginning(&format!("Slot {number}: "));
        names.iter().any(|name| name.ends_with(verdict))
    };
    person.waits_until("slot 1", |person| told(person, 1, ", accettato"));
    person.waits_until("slot 2", |person| told(person, 2, ", parete sbagliata"));
    // Also after a restart.
    person.leaves();
    let mut person = Person::is_judged(&folder, RIGHT);
    person.waits_until("slot 2", |person| told(person, 2, ", parete sbagliata"));
}

#[test]
fn the_page_lies_within_the_smallest_window() {
    let folder = Folder::new();
    let size = vec2(900.0, 560.0);
    let mut person = Person::is_judged_at(&folder, WRONG, size);
    person.waits_for_verdict("parete sbagliata");
    person.presses_verdict();
    person.waits_for_the_judge();
    for name in ["Chiudi il verdetto", "Carica e guarda"] {
        let rect = person.finds(name);
        assert!(
            egui::Rect::from_min_size(egui::Pos2::ZERO, size).contains_rect(rect),
            "{name}: {rect}"
        );
    }
    person.presses("Chiudi il verdetto");
    assert!(!person.sees("Carica e guarda"));
}
