//! The comparison is opened and left; what was begun there stops, and rests when all is known.

use super::{COST_35, ONE_BLOCK};
use crate::support::{Folder, Person};
use clickomania::window::clickomania::ClickomaniaMode;
use clickomania::window::clickomania::command::{
    ClickomaniaCommand, ComparisonCommand, ProgramOrigin,
};
use clickomania::window::clickomania::page::Page;
use egui::{Key, Modifiers, vec2};
use engine::judge::Effort;
use engine::language::file::write;
use engine::wall::{GroupKind, playable};

#[test]
fn esc_leads_back_and_nothing_was_changed() {
    let folder = Folder::new();
    let mut person = Person::sits_down_at(&folder.0, vec2(900.0, 560.0));
    person.opens(COST_35);
    let before = write(&person.program());
    let revision = person
        .harness
        .state_mut()
        .clickomania()
        .document()
        .revision();
    let wall = person.wall();
    person.key(Modifiers::NONE, Key::F6);
    let (a, b) = (ProgramOrigin::Canvas, ProgramOrigin::Example(ONE_BLOCK));
    person.compares(ComparisonCommand::Choose(ProgramOrigin::Canvas));
    person.compares(ComparisonCommand::Choose(a));
    person.compares(ComparisonCommand::Choose(b));
    person.key(Modifiers::NONE, Key::F6);
    assert!(person.page().pair().is_some());
    let click = playable(person.pair().sides[0].wall(), GroupKind::Area);
    person.compares(ComparisonCommand::Click(click.first().unwrap()));
    // In the middle of it all; keys that change programs elsewhere do nothing here.
    person.key(Modifiers::COMMAND, Key::Z);
    person.key(Modifiers::NONE, Key::Delete);
    person.key(Modifiers::NONE, Key::Escape);
    assert!(matches!(person.page(), Page::Comparison));
    person.key(Modifiers::NONE, Key::Escape);
    assert!(matches!(person.page(), Page::Program));
    assert!(person.sees("Programma"), "the canvas is back");
    assert_eq!(write(&person.program()), before);
    let after = person
        .harness
        .state_mut()
        .clickomania()
        .document()
        .revision();
    assert_eq!(after, revision);
    assert_eq!(person.wall(), wall);
}

#[test]
fn what_was_begun_stops_when_one_leaves_and_rests_when_all_is_known() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    // In one frame: what is not halted may soon be measured.
    let context = person.harness.ctx.clone();
    let window = person.harness.state_mut();
    for command in [ComparisonCommand::Toggle, ComparisonCommand::Halt(true)] {
        window.perform::<ClickomaniaMode>(&context, ClickomaniaCommand::Comparison(command));
    }
    person.looks();
    assert!(person.sees("Riprendi"));
    assert!(!person.comparison().is_measured());
    // Nothing moves while it is halted: `waits` fails if the window never rests.
    person.waits();
    person.presses("Riprendi");
    person.waits_for_steps();
    person.key(Modifiers::NONE, Key::Escape);
    person.waits();
    assert!(
        person.comparison().is_measured(),
        "what is known stays known"
    );
}

#[test]
fn every_program_gets_its_verdict_without_anybody_moving() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.harness.state_mut().judge().close(false);
    person.opens(COST_35);
    person.key(Modifiers::NONE, Key::F6);
    person.brings(&folder, "mistakes/solo-la-striscia.ron");
    person.waits_until("there is a verdict on every program", |person| {
        let rows = person.comparison().rows();
        rows.iter().all(|row| row.verdict().is_some())
    });
    let verdict = |person: &Person<'_>, program: &str| {
        let rows = person.rows();
        let row = rows.iter().find(|row| row.contains(program)).unwrap();
        row.rsplit_once("Verdetto: ").unwrap().1.to_owned()
    };
    // It says after how many cases.
    let is_accepted = |said: String| {
        let cases = said.strip_prefix("accettato, in ");
        let cases = cases.and_then(|rest| rest.strip_suffix(" casi"));
        let cases = cases.and_then(|cases| cases.replace(' ', "").parse::<u64>().ok());
        cases.is_some_and(|cases| cases >= Effort::Quick.min_cases())
    };
    assert!(is_accepted(verdict(&person, "sulla tela")));
    assert_eq!(verdict(&person, "solo-la-striscia.ron"), "parete sbagliata");
    // By the rules of the simplified game it is the other way round.
    person.presses("Strisce");
    person.waits_until("there is a verdict on every program", |person| {
        let rows = person.comparison().rows();
        rows.iter().all(|row| row.verdict().is_some())
    });
    assert!(is_accepted(verdict(&person, "solo-la-striscia.ron")));
    assert_eq!(verdict(&person, "sulla tela"), "parete sbagliata");
    // The best come first.
    person.presses_head("Verdetto");
    let verdicts: Vec<bool> = person
        .rows()
        .iter()
        .map(|row| row.contains("Verdetto: accettato, in "))
        .collect();
    assert!(verdicts.is_sorted_by(|a, b| a >= b), "{verdicts:?}");
}
