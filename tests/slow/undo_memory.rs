//! How much memory undo takes, and a window with a large program: counted by the allocator.

#![allow(clippy::unwrap_used, reason = "a failure of a test may panic")]

use test_support::programs;

use clickomania::store::Store;
use clickomania::window::clickomania::command::ChangeKind;
use clickomania::window::clickomania::program::document::{Document, NothingBeside, Opened};
use clickomania::window::kit::history::{History, ROOM};
use clickomania::window::{Window, WindowStart, window};
use egui::{Context, Event, Modifiers, PointerButton, Pos2, RawInput, Rect, vec2};
use engine::chance::Chance;
use engine::language::arrange::DropTarget;
use engine::language::edit::{Edit, Place};
use engine::language::file::write;
use engine::language::kind::{Literal, TABLE};
use engine::language::program::{BlockMarks, Stack};
use engine::language::{BlockId, Field, FieldKind, Kind, Program};
use engine::layout::{Advances, Layout};
use engine::text::{Language, Text};
use peak_alloc::PeakAlloc;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

#[global_allocator]
static MEMORY: PeakAlloc = PeakAlloc;

/// So many steps are to be kept, within [`ROOM`].
const STEPS: usize = 10_000;

/// So many blocks has a large program.
const LARGE: usize = 5_400;

/// What the allocator counts must be of one test.
fn alone() -> MutexGuard<'static, ()> {
    static LOCK: Mutex<()> = Mutex::new(());
    LOCK.lock().unwrap_or_else(PoisonError::into_inner)
}

fn megabytes(bytes: usize) -> f64 {
    bytes as f64 / f64::from(1 << 20)
}

fn document(program: Program) -> Document {
    Document::new(Opened {
        program,
        file: None,
        saved: true,
        given: false,
    })
}

/// A block of the program under the hat that is a command.
fn some_command(program: &Program, chance: &mut Chance) -> BlockId {
    let hat = program.stack(Stack::Hat);
    hat[chance.below(hat.len() as u64) as usize]
}

/// Does what people do most: adds, moves, copies, deletes, changes a field, comments, switches off. The
/// program stays about as long as it is.
fn does_something(document: &mut Document, chance: &mut Chance, step: usize) {
    let program = document.program();
    let chosen = some_command(program, chance);
    let there = chance.below(program.stack(Stack::Hat).len() as u64) as usize;
    let target = DropTarget::Stack(Stack::Hat, there);
    let edit = match step % 8 {
        0 | 1 => {
            let rows = TABLE.iter().filter(|row| row.value().is_none());
            let rows: Vec<_> = rows
                .filter(|row| row.field() != Some(FieldKind::Variable))
                .collect();
            let kind = rows[chance.below(rows.len() as u64) as usize].kind;
            let field = kind
                .row()
                .field()
                .map_or(Field::None, |field| field.options()[0]);
            let fragment = document.identities().fresh_fragment(kind, field);
            let edit = document
                .identities()
                .place_edit(fragment, target, (0.0, 0.0))
                .unwrap();
            document.edit(ChangeKind::Add, edit).unwrap();
            return;
        }
        2 => {
            let fragment = program.fragment(&[chosen]);
            let lifting = program.lift_edit(chosen, false).unwrap();
            let edit = document
                .identities()
                .place_edit(fragment, target, (0.0, 0.0))
                .unwrap();
            let edit = Edit::All(vec![lifting, edit]);
            document.edit(ChangeKind::Move, edit).unwrap();
            return;
        }
        3 => {
            let copy = document.identities().copy(&[chosen]);
            document
                .identities()
                .place_edit(copy, target, (0.0, 0.0))
                .unwrap()
        }
        4 | 5 => program.lift_edit(chosen, false).unwrap(),
        6 => Edit::SetMarks(
            chosen,
            BlockMarks {
                comment: Some(format!(
                    "Perché {step}? Perché così cade tutto ciò che può cadere."
                )),
                disabled: step.is_multiple_of(3),
                collapsed: false,
            },
        ),
        _ => {
            let lifting = program.lift_edit(chosen, false).unwrap();
            document.edit(ChangeKind::Delete, lifting).unwrap();
            let fragment = document
                .identities()
                .fresh_fragment(Kind::Repeat, Field::None);
            let id = fragment.roots[0];
            let place = Place::Stack(Stack::Hat, 0);
            let number = Edit::SetLiteral(id, 0, Literal::Number(step as f64));
            let edits = vec![Edit::Attach(fragment, place), number];
            document.edit(ChangeKind::Add, Edit::All(edits)).unwrap();
            return;
        }
    };
    document.edit(ChangeKind::Move, edit).unwrap();
}

/// What the history takes, as the allocator sees it: what is free when it is gone.
fn taken_by_history(document: &mut Document) -> usize {
    let before = MEMORY.current_usage();
    document.history = History::default();
    before - MEMORY.current_usage()
}

/// Makes the steps, checks that all are there and can be gone through, and that they take no more than said.
fn all_steps_are_kept(name: &str, program: Program) {
    let begun = write(&program);
    let mut document = document(program);
    let mut chance = Chance::new(1);
    let empty = MEMORY.current_usage();
    let mut step = 0;
    while document.history.kinds(false).len() < STEPS {
        does_something(&mut document, &mut chance, step);
        document.take_changed();
        step += 1;
    }
    let grown = MEMORY.current_usage() - empty;
    println!("{name}: {STEPS} steps take {:.1} MB", megabytes(grown));
    assert!(grown <= ROOM, "{name}: {grown}");
    let ended = write(document.program());
    for (again, expected) in [(false, &begun), (true, &ended)] {
        for _ in 0..STEPS {
            assert!(document.undo(again, &mut NothingBeside).unwrap().is_some());
            document.take_changed();
        }
        assert_eq!(&write(document.program()), expected);
        assert_eq!(document.history.kinds(!again).len(), STEPS);
        let grown = MEMORY.current_usage() - empty;
        assert!(
            grown <= ROOM,
            "{name}: {grown} once all is undone or done again"
        );
    }
    let said = document.history.memory();
    let taken = taken_by_history(&mut document);
    println!(
        "{name}: counted {:.1} MB, taken {:.1} MB",
        megabytes(said),
        megabytes(taken)
    );
    assert!(
        said >= taken && said < 2 * taken,
        "{name}: counted {said}, taken {taken}"
    );
}

#[test]
fn ten_thousand_steps_on_a_program_of_people() {
    let _alone = alone();
    all_steps_are_kept("a program of 80 blocks", programs::long_program(80));
}

#[test]
fn ten_thousand_steps_on_a_large_program() {
    let _alone = alone();
    all_steps_are_kept("a program of 5,400 blocks", programs::long_program(LARGE));
}

/// Pastes and deletes of 5,400 blocks, each some megabyte. Ten thousand of them are made if
/// `CLICKOMANIA_LARGE_STEPS` in the environment says so.
#[test]
fn of_large_steps_the_last_ones_are_kept() {
    let _alone = alone();
    let steps = std::env::var("CLICKOMANIA_LARGE_STEPS").ok();
    let steps: usize = steps.map_or(300, |number| number.parse().unwrap());
    let pasted = programs::long_program(LARGE);
    let text = Text::load(Language::It).unwrap();
    let measure = Advances::embedded();
    // The names of programs in all languages are loaded with the first change of any, and stay.
    let mut first = document(Program::new("p"));
    let paste = first.identities().insert_all_edit(&pasted, (0.0, 0.0)).0;
    first.edit(ChangeKind::Paste, paste).unwrap();
    drop(first);
    let mut layout = Layout::new();
    let mut document = document(Program::new("p"));
    let empty = MEMORY.current_usage();
    let mut most = 0;
    for step in 0..steps {
        let program = document.identities();
        let (change, edit) = if step.is_multiple_of(2) {
            (
                ChangeKind::Paste,
                program.insert_all_edit(&pasted, (0.0, 0.0)).0,
            )
        } else {
            let all: Vec<BlockId> = program.loose()[0].blocks.clone();
            (ChangeKind::Delete, program.lift_edit(all[0], true).unwrap())
        };
        document.edit(change, edit).unwrap();
        // What is shown follows, as in the window.
        let changed = document.take_changed().unwrap();
        layout.update(document.program(), &text, &measure, &changed);
        most = most.max(MEMORY.current_usage() - empty);
    }
    let shown = MEMORY.current_usage();
    drop(layout);
    let layout = shown - MEMORY.current_usage();
    let kept = document.history.kinds(false).len();
    println!(
        "{steps} large steps: {kept} kept; at most {:.1} MB with the program and its layout ({:.1} MB at the end)",
        megabytes(most),
        megabytes(layout),
    );
    assert!(kept < steps && kept > 20, "{kept}");
    for again in [false, true] {
        let mut count = 0;
        while document.undo(again, &mut NothingBeside).unwrap().is_some() {
            count += 1;
            document.take_changed();
            let blocks = document.program().block_count();
            let made = if again {
                steps - kept + count
            } else {
                steps - count
            };
            let expected = if made.is_multiple_of(2) { 0 } else { LARGE };
            assert_eq!(blocks, expected, "{made} of {steps} are made");
        }
        assert_eq!(count, kept);
    }
    let taken = taken_by_history(&mut document);
    assert!(taken <= ROOM, "{taken}");
    // A pointer stays of every 32 blocks that went (`blocks/table.rs`).
    let pointers = steps * LARGE / 32 * size_of::<usize>();
    let left = || MEMORY.current_usage().saturating_sub(empty);
    // A thread of a window that another test has closed may be at its end only now.
    let begun = Instant::now();
    while left() >= (4 << 20) + pointers && begun.elapsed() < Duration::from_secs(20) {
        std::thread::yield_now();
    }
    let left = left();
    assert!(
        left < (4 << 20) + pointers,
        "{left} bytes are left of what went"
    );
}

/// A window without a screen, in which everything is shown and a block dragged.
#[test]
fn a_window_with_twenty_thousand_blocks_takes_less_than_150_mb() {
    let _alone = alone();
    let empty = MEMORY.current_usage();
    MEMORY.reset_peak_usage();
    let ctx = Context::default();
    let start = WindowStart {
        store: Store::nowhere(),
        trouble: None,
        language: Some(Language::It),
        system_language: Language::It,
        opened: Some(Opened {
            program: programs::long_program(20_000),
            file: None,
            saved: true,
            given: false,
        }),
        contest: None,
    };
    let mut window = window(&ctx, start);
    // What the judge takes for its searches depends on the number of processors.
    window.judge().close(true);
    let frame = |window: &mut Window, events: Vec<Event>| {
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, vec2(1440.0, 900.0))),
            events,
            ..RawInput::default()
        };
        let mut output = ctx.run_ui(input, |ui| {
            window.advance(ui.ctx());
            window.show(ui);
        });
        output.textures_delta.clear();
        ctx.tessellate(output.shapes, output.pixels_per_point).len()
    };
    frame(&mut window, vec![]);
    frame(&mut window, vec![]);
    let at_rest = MEMORY.current_usage() - empty;
    let (first, canvas) = {
        let canvas = window.clickomania().canvas();
        let first = canvas.layout().order()[0];
        (canvas.layout().get(first).unwrap().rect, canvas.view)
    };
    let at = canvas.rect_to_window(first).left_top() + vec2(8.0, 12.0);
    let press = Event::PointerButton {
        pos: at,
        button: PointerButton::Primary,
        pressed: true,
        modifiers: Modifiers::NONE,
    };
    frame(&mut window, vec![Event::PointerMoved(at)]);
    frame(&mut window, vec![press]);
    for step in 1..6 {
        frame(
            &mut window,
            vec![Event::PointerMoved(at + vec2(20.0, 30.0) * step as f32)],
        );
    }
    let left = window.clickomania().canvas().layout().order().len();
    assert!(left < 20_000, "nothing hangs on the pointer");
    let peak = MEMORY.peak_usage() - empty;
    println!(
        "20,000 blocks: {:.1} MB at rest, at most {:.1} MB while all but {left} hang on the pointer",
        megabytes(at_rest),
        megabytes(peak),
    );
    assert!(peak < 150 << 20, "{peak}");
}
