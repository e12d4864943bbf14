//! Programs are run by clicking bricks.

use crate::building::builds_three_phases;
use crate::support::{Folder, Person};
use clickomania::window::clickomania::ClickomaniaMode;
use clickomania::window::clickomania::command::{
    ClickomaniaCommand, EditorCommand, PlaybackCommand, WallSource,
};
use clickomania::window::clickomania::stage::game_wall::NumberedWall;
use clickomania::window::kit::command::FileCommand;
use clickomania::window::shell::mode::Mode;
use egui::accesskit::Live;
use egui::vec2;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use engine::bundled;
use engine::language::file::{read, write};
use engine::wall::{Cell, GroupKind, Wall, after_click, group, playable};
use std::fs;
use std::time::{Duration, Instant};

impl Person<'_> {
    /// Carries out a command of a game, as a button would.
    pub fn sends<M: Mode>(&mut self, command: M::Command) {
        let context = self.harness.ctx.clone();
        self.harness.state_mut().perform::<M>(&context, command);
        self.looks();
    }

    /// Carries out a command, as a button would.
    pub fn commands(&mut self, command: ClickomaniaCommand) {
        let context = self.harness.ctx.clone();
        self.harness
            .state_mut()
            .perform::<ClickomaniaMode>(&context, command);
        self.looks();
    }

    /// Sets the slider: 1 is the hare.
    pub fn sets_speed(&mut self, speed: f32) {
        self.harness.state_mut().app().settings.speed = speed;
    }

    /// The wall that is shown.
    pub fn wall(&mut self) -> Wall {
        *self.harness.state_mut().clickomania().wall_panel().wall()
    }

    /// Where a brick is, found by its name.
    pub fn brick(&self, cell: Cell) -> egui::Rect {
        let start = format!("riga {}, colonna {}, ", cell.row(), cell.column());
        let name = self
            .names()
            .into_iter()
            .find(|name| name.starts_with(&start));
        self.finds(&name.expect("every cell has a name"))
    }

    /// Clicks a brick.
    pub fn clicks_brick(&mut self, cell: Cell) {
        let at = self.brick(cell).center();
        self.clicks_at(at);
    }

    /// Waits for the move to end.
    pub fn waits_for_the_move(&mut self) {
        self.waits_until("the move ends", |person| {
            !person
                .harness
                .state_mut()
                .clickomania()
                .wall_panel()
                .is_running()
        });
    }

    /// Opens a program, by its place among the known ones or its text.
    pub fn opens(&mut self, program: &'static str) {
        let folder = Folder::new();
        let file = folder.file("p.ron");
        fs::write(&file, bundled::program(program).unwrap_or(program)).unwrap();
        self.commands(ClickomaniaCommand::File(FileCommand::OpenFile(file)));
    }
}

#[test]
fn the_three_phases_are_played_with_a_click() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    builds_three_phases(&mut person);
    person.sets_speed(1.0);
    // Before the game begins a click says kindly what to do.
    let before = person.wall();
    let click = playable(&before, GroupKind::Area).first().unwrap();
    person.clicks_brick(click);
    assert!(person.status().contains("Gioca"), "{}", person.status());
    assert_eq!(person.wall(), before);

    person.presses("Gioca");
    person.clicks_brick(click);
    person.waits_for_the_move();
    assert_eq!(person.wall(), after_click(&before, GroupKind::Area, click));
    assert_eq!(person.cost(), 35);
    let played = person
        .harness
        .state_mut()
        .clickomania()
        .wall_panel()
        .last_move()
        .cloned();
    assert!(played.unwrap().is_right());
    assert!(
        person.status().starts_with("La mossa è giusta: 4 passi"),
        "{}",
        person.status()
    );
}

#[test]
fn the_cost_3_program_plays_a_game_and_is_ticked_right() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.opens("solutions/costo-3.ron");
    person.sets_speed(1.0);
    person.presses("Gioca");
    for _ in 0..3 {
        let before = person.wall();
        let click = playable(&before, GroupKind::Area).first().unwrap();
        person.clicks_brick(click);
        person.waits_for_the_move();
        assert_eq!(person.wall(), after_click(&before, GroupKind::Area, click));
        let played = person
            .harness
            .state_mut()
            .clickomania()
            .wall_panel()
            .last_move()
            .cloned();
        assert!(played.unwrap().is_right());
    }
    assert_eq!(
        person
            .harness
            .state_mut()
            .clickomania()
            .wall_panel()
            .moves(),
        3
    );
    assert_eq!(person.cost(), 3);
}

#[test]
fn executing_blocks_are_highlighted_while_a_slow_move_runs() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    builds_three_phases(&mut person);
    person.sets_speed(0.0);
    person.presses("Gioca");
    let click = playable(&person.wall(), GroupKind::Area).first().unwrap();
    let area = group(&person.wall(), GroupKind::Area, click);
    let at = person.brick(click).center();
    person.harness.hover_at(at);
    person.harness.drag_at(at);
    person.harness.drop_at(at);
    person.harness.run_steps(1);
    let mut seen = Vec::new();
    let mut infected = false;
    person.waits_until("the move ends", |person| {
        let program = person.program();
        let panel = person.harness.state_mut().clickomania().wall_panel();
        infected |= panel.wall().infected() == area;
        if let Some(highlight) = panel.playback().highlight() {
            let kind = program.block(highlight.block).kind.row().id;
            if seen.last() != Some(&kind) {
                seen.push(kind);
            }
        }
        !panel.is_running()
    });
    assert_eq!(
        seen,
        ["clicked", "infect_area", "remove_infected", "drop_all"]
    );
    assert!(infected, "the infection is seen");
}

#[test]
fn a_program_that_never_ends_is_stopped_and_named_while_the_window_answers() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.opens(
        "Program(format: 1, name: \"x\", variables: [\"n\"], on_click: [Set(var: \"n\", to: \
         Number(0)), While(when: True, body: [Change(var: \"n\", by: Number(1))])])",
    );
    person.sets_speed(1.0);
    person.presses("Gioca");
    let before = person.wall();
    person.clicks_brick(before.bricks().first().unwrap());
    // While it is computed the window answers.
    let begun = Instant::now();
    person.presses("Cicli");
    assert!(person.sees("esce dal ciclo, costo 0"));
    person.presses("Aggiornamento parete");
    assert!(begun.elapsed() < Duration::from_secs(30));
    person.waits_for_the_move();
    let panel = person.harness.state_mut().clickomania().wall_panel();
    let failure = *panel.failure().expect("the move failed");
    assert_eq!(failure.kind.id(), "budget");
    let block = panel.failed().unwrap();
    assert_eq!(person.program().block(block).kind.row().id, "while");
}

#[test]
fn the_last_move_is_taken_back_and_repeated_with_the_mended_program() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.opens("Program(format: 1, name: \"x\", on_click: [InfectArea(Clicked), DropAll])");
    person.sets_speed(1.0);
    person.presses("Gioca");
    let before = person.wall();
    let click = playable(&before, GroupKind::Area).first().unwrap();
    person.clicks_brick(click);
    person.waits_for_the_move();
    let wrong = person.wall();
    assert_ne!(wrong, after_click(&before, GroupKind::Area, click));
    person.commands(ClickomaniaCommand::Playback(PlaybackCommand::UndoMove));
    assert_eq!(person.wall(), before);
    person.commands(ClickomaniaCommand::Playback(PlaybackCommand::RedoMove));
    assert_eq!(person.wall(), wrong);
    // Mended between two moves: the repeated one is right.
    let mended = read(
        "Program(format: 1, name: \"x\", on_click: [InfectArea(Clicked), RemoveInfected, DropAll])",
    );
    let piece = clickomania::window::clickomania::command::PaletteBlock::new(
        engine::language::Kind::RemoveInfected,
        "",
    );
    let infect = person
        .program()
        .stack(engine::language::program::Stack::Hat)[0];
    let block = person.finds("Infetta tutti i mattoni nell'area di contagio attorno a …");
    person.clicks_at(block.left_top() + vec2(20.0, 10.0));
    assert_eq!(
        person.harness.state_mut().clickomania().canvas().chosen(),
        Some(infect)
    );
    person.commands(ClickomaniaCommand::Editor(EditorCommand::Add(piece)));
    assert_eq!(write(&person.program()), write(&mended.unwrap()));
    person.commands(ClickomaniaCommand::Playback(PlaybackCommand::RepeatMove));
    person.waits_for_the_move();
    assert_eq!(person.wall(), after_click(&before, GroupKind::Area, click));
}

#[test]
fn a_program_that_is_not_ready_explains_itself_at_the_click() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.opens("Program(format: 1, name: \"x\", on_click: [Remove(Hole)])");
    person.presses("Gioca");
    let before = person.wall();
    person.clicks_brick(before.bricks().first().unwrap());
    assert!(person.status().contains("casella"), "{}", person.status());
    assert_eq!(person.wall(), before);
    assert_eq!(
        person
            .harness
            .state_mut()
            .clickomania()
            .wall_panel()
            .moves(),
        0
    );
}

#[test]
fn walls_come_from_numbers_and_the_gallery() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.commands(ClickomaniaCommand::Playback(PlaybackCommand::NewWall(
        WallSource::Numbered(NumberedWall {
            seed: 7,
            colours: 4,
            clearable: false,
        }),
    )));
    assert_eq!(person.wall(), Wall::deal(7, 4).unwrap());
    person.commands(ClickomaniaCommand::Playback(PlaybackCommand::NewWall(
        WallSource::Gallery(1),
    )));
    let (_, text) = engine::wall::GALLERY[1];
    assert_eq!(person.wall(), Wall::parse(text).unwrap());
}

#[test]
fn in_a_low_window_a_move_that_fails_moves_nothing_and_says_why() {
    let folder = Folder::new();
    let mut person = Person::sits_down_at(&folder.0, egui::vec2(900.0, 560.0));
    person.opens(
        r#"Program(format: 1, name: "Prova", on_click: [
            Remove(CellAt(row: Number(9), column: Number(0)))])"#,
    );
    person.sets_speed(1.0);
    person.presses("Gioca");
    let click = playable(&person.wall(), GroupKind::Area).first().unwrap();
    let before = person.brick(click);
    person.clicks_brick(click);
    person.waits_for_the_move();
    assert_eq!(person.brick(click), before, "the wall stays as large");
    // Beside the wall, once; screen readers tell it at once.
    let why = person
        .harness
        .get_all_by_label_contains("è fuori dalla parete");
    let why: Vec<_> = why.collect();
    let [told] = &why[..] else {
        panic!("said {} times", why.len())
    };
    assert_eq!(told.accesskit_node().live(), Live::Assertive);
    let slot = person.finds("I tuoi programmi: apri i quattro slot");
    assert!(told.rect().bottom() <= slot.top(), "{told:?} {slot:?}");
    assert_eq!(person.status(), "");
}
