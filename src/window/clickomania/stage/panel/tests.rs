//! The wall panel as a person meets it: what is pressed, and what is to be seen then.

use super::WallPanel;
use crate::store::{Shared, Store};
use crate::window::clickomania::command::{
    ClickomaniaCommand, PlaybackCommand, Services, WallSource,
};
use crate::window::clickomania::stage::playback::fixtures::{ENDLESS, known, program};
use crate::window::kit::app_context::{AppContext, ModeContext};
use crate::window::kit::settings::Settings;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use engine::language::Program;
use engine::run::failure::FailureKind;
use engine::text::{Language, Text};
use engine::wall::{Cell, GroupKind, Wall, after_click, playable};
use std::sync::mpsc::{Receiver, channel};

struct Room {
    panel: WallPanel,
    app: AppContext,
    commands: Vec<ClickomaniaCommand>,
    services: Services,
    program: Program,
    /// Receives a message whenever the window is woken.
    woken: Receiver<()>,
}

impl Room {
    fn send(&mut self, command: PlaybackCommand) {
        self.commands.push(command.into());
    }
}

fn room(program: Program, speed: f32) -> Harness<'static, Room> {
    let settings = Settings {
        speed,
        next_seed: 3,
        ..Settings::default()
    };
    let text = Text::load(Language::It).unwrap();
    let (sender, woken) = channel();
    let panel = WallPanel::new(&settings);
    let mut app = AppContext::new(text, Shared::default(), Store::nowhere());
    app.settings = settings;
    let room = Room {
        panel,
        app,
        commands: Vec::new(),
        services: Services::default(),
        program,
        woken,
    };
    Harness::builder()
        // Results of threads wake the window at any moment.
        .with_max_steps(40)
        .with_size([340.0, 760.0])
        .with_context_setup(move |ctx| {
            crate::window::kit::style::install(ctx);
            ctx.set_request_repaint_callback(move |_| {
                let _ = sender.send(());
            });
        })
        .build_ui_state(
            |ui, room: &mut Room| {
                let ctx = ui.ctx().clone();
                let commands = std::mem::take(&mut room.commands);
                let mut app =
                    ModeContext::new(&mut room.app, &mut room.commands, &mut room.services);
                room.panel.advance(&mut app, &ctx);
                let plan = (room.panel).layout(&app, ui.available_size(), 0.0, 0.0);
                room.panel.show(ui, &mut app, &room.program, plan, None);
                let shown = std::mem::take(&mut room.commands);
                let mut app =
                    ModeContext::new(&mut room.app, &mut room.commands, &mut room.services);
                for command in commands.into_iter().chain(shown) {
                    let ClickomaniaCommand::Playback(command) = command else {
                        panic!("not for the panel: {command:?}");
                    };
                    room.panel.perform(&command, &mut app, &room.program);
                }
            },
            room,
        )
}

/// The name by which a brick is read aloud.
fn name(room: &Room, cell: Cell) -> String {
    let colour = room.panel.wall().colour(cell).unwrap();
    let colour = room.app.text.colour(colour);
    format!("riga {}, colonna {}, {colour}", cell.row(), cell.column())
}

fn click(harness: &mut Harness<'_, Room>, cell: Cell) {
    let name = name(harness.state(), cell);
    harness.get_by_label(&name).click();
    harness.run_steps(2);
}

/// Waits for the task that makes the move, which wakes the window when it is done.
fn wait(harness: &mut Harness<'_, Room>) {
    loop {
        while harness.state().woken.try_recv().is_ok() {}
        harness.step();
        if !harness.state().panel.playback().is_preparing() {
            return;
        }
        // A window that is to be painted anyhow is not woken once more.
        if !harness.ctx.has_requested_repaint() {
            harness.state().woken.recv().unwrap();
        }
    }
}

fn first_playable(harness: &Harness<'_, Room>) -> Cell {
    playable(harness.state().panel.wall(), GroupKind::Area)
        .first()
        .unwrap()
}

#[test]
fn a_game_is_played_by_pressing_bricks() {
    let mut harness = room(known("examples/un-solo-blocco.ron"), 1.0);
    harness.run();
    let before = *harness.state().panel.wall();
    assert_eq!(before, Wall::deal(3, 4).unwrap());
    let cell = first_playable(&harness);
    click(&mut harness, cell);
    assert_eq!(harness.state().panel.moves(), 0);
    assert!(harness.state().app.status().sentence.contains("Gioca"));

    harness.get_by_label("Gioca").click();
    harness.run();
    assert_eq!(
        *harness.state().panel.wall(),
        before,
        "the wall that was shown"
    );
    click(&mut harness, cell);
    wait(&mut harness);
    // The hare waits for nothing but the move.
    assert!(!harness.state().panel.is_running());
    // All that moves comes to rest: this fails if a repaint is asked for ever.
    harness.run();
    let panel = &harness.state().panel;
    assert_eq!(*panel.wall(), after_click(&before, GroupKind::Area, cell));
    assert_eq!(panel.moves(), 1);
    assert!(panel.last_move().unwrap().is_right());
    assert!(!harness.state().app.status().wrong);

    harness.state_mut().send(PlaybackCommand::UndoMove);
    harness.run();
    assert_eq!(*harness.state().panel.wall(), before);
    harness.state_mut().send(PlaybackCommand::RedoMove);
    harness.run();
    assert_eq!(
        *harness.state().panel.wall(),
        after_click(&before, GroupKind::Area, cell)
    );

    harness.get_by_label("Reset").click();
    harness.run();
    let panel = &harness.state().panel;
    assert!(panel.is_started());
    assert_eq!(
        (panel.moves(), *panel.wall()),
        (0, Wall::deal(4, 4).unwrap())
    );
}

#[test]
fn a_paused_move_is_walked_through_step_by_step() {
    let mut harness = room(known("solutions/costo-3.ron"), 0.0);
    harness.get_by_label("Gioca").click();
    harness.run();
    harness.get_by_label("Un passo").click();
    harness.run();
    let cell = first_playable(&harness);
    let before = *harness.state().panel.wall();
    click(&mut harness, cell);
    wait(&mut harness);
    harness.run();
    assert!(harness.state().panel.is_running());
    for expected in ["casella cliccata", "colore", "imposta"] {
        harness.get_by_label("Un passo").click();
        harness.run();
        let room = harness.state();
        let highlight = room.panel.playback().highlight().unwrap();
        let block = room.program.block(highlight.block);
        let words = engine::language::words::block_name(&room.program, &room.app.text, block);
        assert!(words.contains(expected), "{words}: not {expected}");
    }
    harness.get_by_label("Alla fine della mossa").click();
    harness.run();
    let panel = &harness.state().panel;
    assert_eq!(*panel.wall(), after_click(&before, GroupKind::Area, cell));
    assert!(!panel.is_running() && panel.playback().highlight().is_none());
}

#[test]
fn an_edit_sends_the_running_move_to_its_end() {
    let mut harness = room(known("solutions/costo-3.ron"), 0.0);
    harness.get_by_label("Gioca").click();
    harness.run();
    for number in 1..=2 {
        let before = *harness.state().panel.wall();
        let cell = first_playable(&harness);
        click(&mut harness, cell);
        harness.state_mut().panel.edited();
        wait(&mut harness);
        harness.run();
        let panel = &harness.state().panel;
        assert_eq!(*panel.wall(), after_click(&before, GroupKind::Area, cell));
        assert_eq!(panel.moves(), number);
    }
    assert_eq!(harness.state().panel.game.changed_since(), Some(2));
}

#[test]
fn a_move_that_never_ends_is_stopped_and_its_loop_named() {
    let mut harness = room(program(ENDLESS), 1.0);
    harness.get_by_label("Gioca").click();
    harness.run();
    let cell = first_playable(&harness);
    let before = *harness.state().panel.wall();
    click(&mut harness, cell);
    // The window answers in the meantime.
    assert!(harness.state().panel.is_running());
    harness.get_by_label("Strisce").hover();
    harness.step();
    wait(&mut harness);
    harness.run();
    let panel = &harness.state().panel;
    assert!(matches!(
        panel.failure().unwrap().kind,
        FailureKind::Budget { .. }
    ));
    assert_eq!(panel.moves(), 0);
    let blamed = harness.state().program.block(panel.failed().unwrap());
    assert_eq!(blamed.kind, engine::language::Kind::While);
    // The message appears once, here.
    assert_eq!(harness.state().app.status().sentence, "");
    assert!(
        harness
            .query_by_label_contains("non è ancora finito")
            .is_some()
    );

    // EditedProgram, the same move is made again.
    harness.state_mut().program = known("examples/un-solo-blocco.ron");
    harness.state_mut().panel.edited();
    harness.run();
    assert_eq!(harness.state().panel.failed(), None);
    harness.state_mut().send(PlaybackCommand::RepeatMove);
    harness.run_steps(2);
    wait(&mut harness);
    harness.run();
    assert_eq!(
        *harness.state().panel.wall(),
        after_click(&before, GroupKind::Area, cell)
    );
}

#[test]
fn a_move_can_be_given_up() {
    let mut harness = room(known("solutions/costo-3.ron"), 0.0);
    harness.get_by_label("Gioca").click();
    harness.run();
    let before = *harness.state().panel.wall();
    let cell = first_playable(&harness);
    click(&mut harness, cell);
    harness.get_by_label("Annulla la mossa").click();
    harness.run();
    let panel = &harness.state().panel;
    assert!(!panel.is_running());
    assert_eq!((panel.moves(), *panel.wall()), (0, before));
}

#[test]
fn a_program_that_is_not_ready_says_so_at_the_click() {
    let text = r#"Program(format: 1, name: "", on_click: [Remove(Hole)])"#;
    let mut harness = room(program(text), 1.0);
    harness.get_by_label("Gioca").click();
    harness.run();
    let before = *harness.state().panel.wall();
    let cell = first_playable(&harness);
    click(&mut harness, cell);
    harness.run();
    let room = harness.state();
    assert_eq!(*room.panel.wall(), before);
    assert!(room.panel.failed().is_some() && room.app.status().wrong);
    assert!(!room.panel.is_running());
}

#[test]
fn a_wrong_wall_is_told() {
    let mut harness = room(known("mistakes/solo-la-striscia.ron"), 1.0);
    harness.state_mut().app.settings.reduce_motion = Some(true);
    harness.get_by_label("Gioca").click();
    harness.run();
    let wall = *harness.state().panel.wall();
    let cell = Cell::all()
        .find(|cell| wall.area(*cell) != wall.strip(*cell))
        .unwrap();
    click(&mut harness, cell);
    wait(&mut harness);
    let moving = harness.state().panel.shown.is_moving();
    assert!(!moving, "nothing moves when motion is reduced");
    harness.run();
    let played = harness.state().panel.last_move().unwrap();
    assert!(!played.is_right());
    let app = &harness.state().app;
    let told = super::view::verdict_sentence(&app.text, played);
    assert_eq!(app.status().sentence, told);
    let words = app.text.msg_stage_show_right_wall();
    harness.get_by_label(&words).click();
    harness.run();
    assert!(harness.state().panel.shows_right_wall);
    // A click on the right wall makes no move: it brings back the one that the program left.
    let moves = harness.state().panel.moves();
    let brick = first_playable(&harness);
    click(&mut harness, brick);
    harness.run();
    let panel = &harness.state().panel;
    assert!(!panel.shows_right_wall && panel.moves() == moves && !panel.is_running());
}

#[test]
fn a_game_that_is_over_is_announced() {
    let mut harness = room(known("examples/un-solo-blocco.ron"), 1.0);
    harness.run();
    let mut wall = Wall::default();
    for column in [0, 1, 8] {
        let colour = engine::colour::Colour::Red;
        let brick = engine::wall::Brick {
            colour,
            infected: false,
        };
        wall.set(Cell::new(8, column).unwrap(), Some(brick));
    }
    harness
        .state_mut()
        .send(PlaybackCommand::NewWall(WallSource::Wall(wall)));
    harness.run();
    harness.get_by_label("Gioca").click();
    harness.run();
    assert!(!harness.state().panel.is_over());
    click(&mut harness, Cell::new(8, 1).unwrap());
    wait(&mut harness);
    harness.run();
    let room = harness.state();
    assert!(room.panel.is_over());
    let sentence = &room.app.status().sentence;
    assert!(sentence.contains("resta 1 mattone"), "{sentence}");

    // A lone brick may be clicked all the same: by the rules nothing happens.
    click(&mut harness, Cell::new(8, 8).unwrap());
    wait(&mut harness);
    harness.run();
    assert_eq!(harness.state().panel.moves(), 2);
    assert!(harness.state().panel.last_move().unwrap().is_right());

    // Over before it began.
    let chequered = engine::wall::GALLERY
        .iter()
        .position(|(id, _)| *id == "scacchiera");
    let source = WallSource::Gallery(chequered.unwrap());
    harness.state_mut().send(PlaybackCommand::NewWall(source));
    harness.run();
    let sentence = &harness.state().app.status().sentence;
    assert!(sentence.contains("restano 81 mattoni"), "{sentence}");
}

#[test]
fn a_wall_that_a_wrong_move_emptied_was_not_cleared() {
    let text = "Program(format: 1, name: \"\", on_click: [Repeat(times: Number(9), body: \
                [Remove(ExtremeWithColour(side: Top, colour: Swatch(Red)))])])";
    let mut harness = room(program(text), 1.0);
    harness.run();
    let mut wall = Wall::default();
    // Two areas, of which the rules take one.
    for column in [0, 1, 7, 8] {
        let brick = engine::wall::Brick {
            colour: engine::colour::Colour::Red,
            infected: false,
        };
        wall.set(Cell::new(8, column).unwrap(), Some(brick));
    }
    let new = PlaybackCommand::NewWall(WallSource::Wall(wall));
    harness.state_mut().send(new);
    harness.run();
    harness.get_by_label("Gioca").click();
    harness.run();
    click(&mut harness, Cell::new(8, 1).unwrap());
    wait(&mut harness);
    harness.run();
    let room = harness.state();
    assert_eq!(room.panel.moves(), 1);
    assert_eq!(room.panel.wall().bricks().len(), 0);
    let cleared = room.app.text.msg_stage_cleared();
    assert!(!room.app.status().sentence.contains(&cleared));
    assert!(harness.query_by_label(&cleared).is_none());
}

#[test]
fn a_repeated_move_draws_the_same_again() {
    let text =
        r#"Program(format: 1, name: "", on_click: [InfectArea(Clicked), Remove(AnyInfected)])"#;
    let mut harness = room(program(text), 1.0);
    harness.get_by_label("Gioca").click();
    harness.run();
    // The largest area, so that another draw would hardly remove the same brick.
    let wall = *harness.state().panel.wall();
    let cell = Cell::all()
        .max_by_key(|cell| wall.area(*cell).len())
        .unwrap();
    click(&mut harness, cell);
    wait(&mut harness);
    harness.run();
    let first = *harness.state().panel.wall();
    assert!(!first.infected().is_empty());
    harness.state_mut().send(PlaybackCommand::RepeatMove);
    harness.run_steps(2);
    wait(&mut harness);
    harness.run();
    assert_eq!(
        (harness.state().panel.moves(), *harness.state().panel.wall()),
        (1, first)
    );
}
