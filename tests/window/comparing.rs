//! Programs are compared: in the table, by their costs, side by side.

use crate::support::{Folder, Person};
use clickomania::app::clickomania::ClickomaniaMode;
use clickomania::app::clickomania::command::SlotCommand;
use clickomania::app::clickomania::command::{ClickomaniaCommand, ComparisonCommand};
use clickomania::app::clickomania::command::{ComparisonColumn, MovePairStep, ProgramOrigin};
use clickomania::app::clickomania::compare::ComparisonMode;
use clickomania::app::common::command::FileCommand;
use egui::{Key, Modifiers, Role, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use engine::bundled;
use engine::judge::compare::{ProgramChange, difference};
use engine::language::file::{read, write};
use engine::language::{Program, cost::cost};
use engine::wall::{GroupKind, after_click, playable};
use std::fs;

const ONE_BLOCK: &str = "examples/un-solo-blocco.ron";
const COST_3: &str = "solutions/costo-3.ron";
const COST_35: &str = "solutions/costo-35.ron";
const FORGETS_BORDER: &str = "mistakes/bordo-dimenticato.ron";

fn known(place: &str) -> Program {
    read(bundled::program(place).unwrap()).unwrap()
}

impl Person<'_> {
    fn compares(&mut self, command: ComparisonCommand) {
        self.commands(ClickomaniaCommand::Comparison(command));
    }

    fn comparison(&mut self) -> &ComparisonMode {
        self.harness.state_mut().clickomania().comparison()
    }

    /// A file with one of the known programs.
    fn brings(&mut self, folder: &Folder, place: &str) -> ProgramOrigin {
        let name = place.split('/').next_back().unwrap();
        let file = folder.file(name);
        fs::write(&file, bundled::program(place).unwrap()).unwrap();
        self.compares(ComparisonCommand::Add(file.clone()));
        ProgramOrigin::File(file)
    }

    /// What the rows of the table say, from the top.
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

    /// The figures of a column, from the top, as they are read aloud.
    fn figures(&self, column: &str) -> Vec<f64> {
        let figure = |row: &String| {
            let (_, rest) = row.split_once(&format!("{column}: "))?;
            let words = rest.split(';').next()?;
            words.replace(' ', "").replace(',', ".").parse().ok()
        };
        self.rows().iter().map(|row| figure(row).unwrap()).collect()
    }

    /// What stands in labels.
    fn labels(&self) -> Vec<String> {
        let labels = self.harness.query_all_by_role(Role::Label);
        labels
            .filter_map(|node| node.accesskit_node().value())
            .collect()
    }

    fn presses_head(&mut self, name: &str) {
        let head = self
            .harness
            .get_by_role_and_label(Role::ColumnHeader, name)
            .rect();
        self.clicks_at(head.center());
    }

    fn waits_for_steps(&mut self) {
        self.waits_until("all programs are measured", |person| {
            person.comparison().is_measured()
        });
    }

    /// Chooses two programs and puts them side by side.
    fn puts_side_by_side(&mut self, a: ProgramOrigin, b: ProgramOrigin) {
        self.compares(ComparisonCommand::Choose(ProgramOrigin::Canvas));
        self.compares(ComparisonCommand::Choose(a));
        self.compares(ComparisonCommand::Choose(b));
        assert_eq!(self.comparison().chosen().len(), 2);
        self.presses("Metti fianco a fianco");
        assert!(self.comparison().side_by_side().is_some());
    }

    fn waits_for_both_moves(&mut self) {
        self.waits_until("both moves are made", |person| {
            person
                .comparison()
                .side_by_side()
                .is_some_and(|duel| duel.has_move())
        });
    }
}

fn is_sorted(figures: &[f64]) -> bool {
    figures.windows(2).all(|two| two[0] <= two[1])
}

#[test]
fn the_table_lists_canvas_slots_and_examples_and_sorts_both_ways() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.commands(ClickomaniaCommand::Slot(SlotCommand::Store(2)));
    person.opens(COST_35);
    person.key(Modifiers::NONE, Key::F6);
    let rows = person.rows();
    assert_eq!(rows.len(), 2 + 4, "{rows:?}");
    for from in ["sulla tela", "slot 2", "esempio"] {
        assert!(
            rows.iter().any(|row| row.contains(from)),
            "{from}: {rows:?}"
        );
    }
    // Solutions are nobody's business before they are found.
    assert!(
        !rows.iter().any(|row| row.starts_with("Costo 3:")),
        "{rows:?}"
    );

    let costs = person.figures("Costo");
    assert!(is_sorted(&costs) && costs.contains(&35.0), "{costs:?}");
    person.presses_head("Costo");
    let falling = person.figures("Costo");
    assert_eq!(falling, costs.iter().rev().copied().collect::<Vec<_>>());
    assert!(
        person.status().contains("dal più grande"),
        "{}",
        person.status()
    );

    person.waits_for_steps();
    person.presses_head("Passi al massimo");
    let rising = person.figures("Passi al massimo");
    assert!(
        is_sorted(&rising) && rising[0] < rising[rising.len() - 1],
        "{rising:?}"
    );
    person.presses_head("Passi al massimo");
    let mut falling = person.figures("Passi al massimo");
    falling.reverse();
    assert_eq!(falling, rising);
}

#[test]
fn steps_are_those_of_compare_in_the_terminal() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.opens(COST_35);
    person.key(Modifiers::NONE, Key::F6);
    person.waits_for_steps();
    let code = engine::run::compile::compile(&known(COST_35)).unwrap();
    let budget = engine::run::moves::BUDGET;
    let rules = engine::run::rules::Rules::of_groups(GroupKind::Area);
    let steps = engine::judge::measure::measure(&code, &rules, 0, budget, || true);
    let rows = person.comparison().rows();
    let canvas = rows.iter().find(|row| row.origin == ProgramOrigin::Canvas);
    assert_eq!(canvas.unwrap().steps.known(), steps);
}

#[test]
fn rows_are_chosen_and_heads_pressed_by_keyboard() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.key(Modifiers::NONE, Key::F6);
    assert_eq!(person.comparison().chosen(), [ProgramOrigin::Canvas]);
    person.key(Modifiers::NONE, Key::Home);
    person.key(Modifiers::NONE, Key::ArrowDown);
    let order = {
        let text = person.harness.state_mut().app().text;
        let comparison = person.comparison();
        let order = comparison.order(&text);
        let rows = order
            .iter()
            .map(|&place| comparison.rows()[place].origin.clone());
        rows.collect::<Vec<_>>()
    };
    person.key(Modifiers::NONE, Key::Space);
    assert!(person.comparison().chosen().contains(&order[1]));
    // What is under the keyboard is taken out; the canvas stays.
    person.key(Modifiers::NONE, Key::End);
    let last = order.last().unwrap();
    person.key(Modifiers::NONE, Key::Delete);
    let gone = !person
        .comparison()
        .rows()
        .iter()
        .any(|row| row.origin == *last);
    assert_eq!(gone, *last != ProgramOrigin::Canvas);
    let head = person
        .harness
        .get_by_role_and_label(Role::ColumnHeader, "Blocchi");
    head.focus();
    person.looks();
    person.key(Modifiers::NONE, Key::Enter);
    assert_eq!(
        person.comparison().sorting().column,
        ComparisonColumn::Blocks
    );
}

#[test]
fn files_are_added_and_wrong_ones_refused_and_all_is_there_the_next_time() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.key(Modifiers::NONE, Key::F6);
    let before = person.rows().len();
    // Dropped on the window, as a hand does it.
    let file = folder.file("costo-35.ron");
    fs::write(&file, bundled::program(COST_35).unwrap()).unwrap();
    let canvas = person.program();
    person.commands(ClickomaniaCommand::File(FileCommand::OpenFile(file)));
    assert_eq!(person.rows().len(), before + 1);
    assert_eq!(
        write(&person.program()),
        write(&canvas),
        "a file to be compared is not opened"
    );
    assert!(
        person.status().contains("costo-35.ron"),
        "{}",
        person.status()
    );
    // The same file again is no other row.
    person.brings(&folder, COST_35);
    assert_eq!(person.rows().len(), before + 1);

    let wrong = folder.file("wrong.ron");
    fs::write(&wrong, "Program(").unwrap();
    person.compares(ComparisonCommand::Add(wrong));
    assert_eq!(person.rows().len(), before + 1);
    let status = person.status();
    assert!(status.contains("wrong.ron"), "{status}");
    assert!(person.harness.state_mut().app().status().wrong);

    person.compares(ComparisonCommand::Remove(ProgramOrigin::Example(ONE_BLOCK)));
    assert_eq!(person.rows().len(), before);
    person.presses_head("Blocchi");
    person.leaves();

    let mut person = Person::sits_down(&folder.0);
    person.key(Modifiers::NONE, Key::F6);
    let rows = person.rows();
    assert_eq!(rows.len(), before, "{rows:?}");
    assert!(
        rows.iter().any(|row| row.contains("costo-35.ron")),
        "{rows:?}"
    );
    assert_eq!(
        person.comparison().sorting().column,
        ComparisonColumn::Blocks
    );
    person.compares(ComparisonCommand::Restore(ProgramOrigin::Example(
        ONE_BLOCK,
    )));
    assert_eq!(person.rows().len(), before + 1);
}

/// The figures of the lines of costs that are in sight: what stands behind the sign, or all.
fn sums(person: &Person<'_>, head: &str) -> u64 {
    let labels = person.labels();
    let lines = labels
        .iter()
        .filter(|name| name.starts_with(head) || head == "= ");
    let figures = lines.filter_map(|name| match head {
        "= " => name.rsplit_once("= ")?.1.parse::<u64>().ok(),
        _ => name.strip_prefix(head)?.parse::<u64>().ok(),
    });
    figures.sum()
}

#[test]
fn what_blocks_and_phases_cost_adds_up_in_the_table_and_on_the_card() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.opens(COST_35);
    let total = cost(&known(COST_35)).total;
    let check = |person: &Person<'_>| {
        assert_eq!(sums(person, "= "), total);
        let phases = [
            "Infezione: ",
            "Rimozione: ",
            "Caduta: ",
            "Più fasi o nessuna: ",
        ];
        let phases = phases.map(|head| sums(person, head));
        assert_eq!(phases.iter().sum::<u64>(), total, "{phases:?}");
        assert!(phases.iter().filter(|cost| **cost > 0).count() >= 3);
    };
    // On the card of the canvas, from where one goes on to the table.
    person.presses("Costo 35: mostra di che cosa è fatto");
    check(&person);
    person.presses("Confronta con altri programmi…");
    assert!(person.comparison().is_open());
    check(&person);
    // Two of them beside each other.
    let other = person.brings(&folder, COST_3);
    person.compares(ComparisonCommand::Choose(other));
    let labels = person.labels();
    assert!(labels.contains(&"Costo: 35; 3".to_owned()), "{labels:?}");
}

#[test]
fn two_programs_make_the_same_move_and_end_with_the_same_wall() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.sets_speed(0.0);
    person.key(Modifiers::NONE, Key::F6);
    let a = person.brings(&folder, COST_35);
    let b = person.brings(&folder, "solutions/rimozione-scansione.ron");
    person.puts_side_by_side(a, b);
    let wall = *person.comparison().side_by_side().unwrap().sides[0].wall();
    let click = playable(&wall, GroupKind::Area).first().unwrap();
    // Both walls have such a brick: the one of B is as good.
    let start = format!("riga {}, colonna {}, ", click.row(), click.column());
    let names = person.names();
    let name = names.iter().find(|name| name.starts_with(&start)).unwrap();
    let bricks = person.harness.query_all_by_label(name);
    let at = bricks
        .map(|brick| brick.rect().center())
        .next_back()
        .unwrap();
    person.clicks_at(at);
    person.waits_for_both_moves();
    // One step of both, and one back.
    person.compares(ComparisonCommand::Go(MovePairStep::Start));
    person.key(Modifiers::NONE, Key::F10);
    person.key(Modifiers::NONE, Key::F10);
    assert_eq!(person.comparison().side_by_side().unwrap().step(), 2);
    let blocks = person.comparison().side_by_side().unwrap().sides.each_ref();
    let blocks = blocks.map(|side| side.highlight(true).unwrap().block);
    for (block, place) in blocks
        .into_iter()
        .zip([COST_35, "solutions/rimozione-scansione.ron"])
    {
        assert!(known(place).get(block).is_some());
    }
    person.key(Modifiers::SHIFT, Key::F10);
    assert_eq!(person.comparison().side_by_side().unwrap().step(), 1);
    // On at the hare's speed.
    person.sets_speed(1.0);
    person.key(Modifiers::NONE, Key::F5);
    person.waits_until("both moves are over", |person| {
        person.comparison().side_by_side().unwrap().is_over()
    });
    let expected = after_click(&wall, GroupKind::Area, click);
    for side in &person.comparison().side_by_side().unwrap().sides {
        assert_eq!(*side.wall(), expected);
    }
    let status = person.status();
    assert!(status.starts_with("Le due pareti sono uguali."), "{status}");
    // The next move begins where this one ended.
    let click = playable(&expected, GroupKind::Area).first().unwrap();
    person.compares(ComparisonCommand::Click(click));
    person.waits_until("both moves are over", |person| {
        person.comparison().side_by_side().unwrap().is_over()
    });
    let next = after_click(&expected, GroupKind::Area, click);
    assert_eq!(
        *person.comparison().side_by_side().unwrap().sides[1].wall(),
        next
    );
    person.compares(ComparisonCommand::BeginAgain);
    assert_eq!(
        *person.comparison().side_by_side().unwrap().sides[1].wall(),
        expected
    );
}

#[test]
fn a_wrong_program_ends_with_another_wall_and_one_must_begin_again() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.sets_speed(1.0);
    person.key(Modifiers::NONE, Key::F6);
    // It cares for the simplified game only.
    let a = person.brings(&folder, "mistakes/solo-la-striscia.ron");
    let b = person.brings(&folder, COST_35);
    person.puts_side_by_side(a, b);
    for _ in 0..40 {
        let duel = person.comparison().side_by_side().unwrap();
        let wall = *duel.sides[1].wall();
        let mut clicks = playable(&wall, GroupKind::Area).iter();
        let wide = clicks.find(|&cell| {
            let strip = after_click(&wall, GroupKind::Strip, cell);
            after_click(&wall, GroupKind::Area, cell) != strip
        });
        let Some(click) = wide else {
            person.compares(ComparisonCommand::OtherWall);
            continue;
        };
        person.compares(ComparisonCommand::Click(click));
        person.waits_until("both moves are over", |person| {
            person.comparison().side_by_side().unwrap().is_over()
        });
        break;
    }
    let duel = person.comparison().side_by_side().unwrap();
    assert!(!duel.difference().is_empty());
    let wall = *duel.sides[1].wall();
    let status = person.status();
    assert!(status.starts_with("Le due pareti sono diverse"), "{status}");
    let click = playable(&wall, GroupKind::Area).first().unwrap();
    person.compares(ComparisonCommand::Click(click));
    assert!(person.status().contains("Da capo"), "{}", person.status());
    person.presses("Da capo");
    assert!(
        person
            .comparison()
            .side_by_side()
            .unwrap()
            .difference()
            .is_empty()
    );
}

#[test]
fn a_program_that_is_not_ready_says_so() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    let file = folder.file("empty-sockets.ron");
    fs::write(
        &file,
        "Program(format: 1, name: \"Incompleto\", on_click: [Remove(Hole)])",
    )
    .unwrap();
    person.key(Modifiers::NONE, Key::F6);
    person.compares(ComparisonCommand::Add(file.clone()));
    let rows = person.rows();
    let row = rows.iter().find(|row| row.contains("empty-sockets.ron"));
    assert!(
        row.is_some_and(|row| row.contains("Passi in media: -")),
        "{rows:?}"
    );
    person.puts_side_by_side(ProgramOrigin::File(file), ProgramOrigin::Example(ONE_BLOCK));
    let wall = *person.comparison().side_by_side().unwrap().sides[0].wall();
    let click = playable(&wall, GroupKind::Area).first().unwrap();
    person.compares(ComparisonCommand::Click(click));
    assert!(
        person.status().contains("incompleto"),
        "{}",
        person.status()
    );
}

#[test]
fn differences_are_named_one_after_the_other() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.key(Modifiers::NONE, Key::F6);
    let a = person.brings(&folder, COST_35);
    let b = person.brings(&folder, FORGETS_BORDER);
    person.puts_side_by_side(a, b);
    person.waits_until("the differences are known", |person| {
        let duel = person.comparison().side_by_side().unwrap();
        duel.differences.changes().is_some()
    });
    let duel = person.comparison().side_by_side().unwrap();
    let changes = duel.differences.changes().unwrap().to_vec();
    let all = difference(&known(COST_35), &known(FORGETS_BORDER));
    assert!(changes.len() > 3 && changes.iter().all(|change| all.contains(change)));
    assert!(person.sees(&format!("{} differenze", changes.len())));
    for (number, change) in changes.iter().enumerate() {
        person.key(Modifiers::NONE, Key::F3);
        let status = person.status();
        let head = format!("Differenza {} di {}, ", number + 1, changes.len());
        assert!(status.starts_with(&head), "{status}");
        let word = match change {
            ProgramChange::Removed(_) => "solo in A",
            ProgramChange::Added(_) => "solo in B",
            ProgramChange::Changed { .. } => "cambiato",
            ProgramChange::Moved { .. } => "spostato",
        };
        assert!(status.contains(word), "{status}");
    }
    person.key(Modifiers::SHIFT, Key::F3);
    let head = format!("Differenza {} di ", changes.len() - 1);
    assert!(person.status().starts_with(&head), "{}", person.status());
    // The marks are read aloud with the blocks.
    let names = person.names();
    let marked = ["solo qui", "cambiato", "spostato"];
    let marked = |name: &String| {
        marked
            .iter()
            .any(|word| name.ends_with(&format!(", {word}")))
    };
    assert!(names.iter().any(marked), "{names:?}");
}

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
    assert!(person.comparison().side_by_side().is_some());
    let click = playable(
        person.comparison().side_by_side().unwrap().sides[0].wall(),
        GroupKind::Area,
    );
    person.compares(ComparisonCommand::Click(click.first().unwrap()));
    // In the middle of it all; keys that change programs elsewhere do nothing here.
    person.key(Modifiers::COMMAND, Key::Z);
    person.key(Modifiers::NONE, Key::Delete);
    person.key(Modifiers::NONE, Key::Escape);
    assert!(person.comparison().side_by_side().is_none() && person.comparison().is_open());
    person.key(Modifiers::NONE, Key::Escape);
    assert!(!person.comparison().is_open());
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
    assert_eq!(verdict(&person, "sulla tela"), "accettato");
    assert_eq!(verdict(&person, "solo-la-striscia.ron"), "parete sbagliata");
    // By the rules of the simplified game it is the other way round.
    person.presses("Strisce");
    person.waits_until("there is a verdict on every program", |person| {
        let rows = person.comparison().rows();
        rows.iter().all(|row| row.verdict().is_some())
    });
    assert_eq!(verdict(&person, "solo-la-striscia.ron"), "accettato");
    assert_eq!(verdict(&person, "sulla tela"), "parete sbagliata");
    // The best come first.
    person.presses_head("Verdetto");
    let verdicts: Vec<bool> = person
        .rows()
        .iter()
        .map(|row| row.ends_with("accettato"))
        .collect();
    assert!(verdicts.is_sorted_by(|a, b| a >= b), "{verdicts:?}");
}
