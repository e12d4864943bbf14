//! What the window does in a frame, with 5,400 and with 20,000 blocks: a first look, an edit, a drag step, undo, the
//! palette scrolled, a drawer opened, the whole program taken in the hand; the page to begin with, lessons, drawers
//! that stay open; going about in a move of ten million steps; the largest boards of Minesweeper.
//!
//! Wanted: a frame under 8 ms of our own work with 5,400 blocks, under 16 ms with 20,000.

use clickomania::app::clickomania::ClickomaniaMode;
use clickomania::app::clickomania::command::ChangeKind;
use clickomania::app::clickomania::command::EditorCommand;
use clickomania::app::clickomania::command::PlaybackCommand;
use clickomania::app::clickomania::command::{
    ClickomaniaCommand, ComparisonCommand, GoalsCommand, HomeCommand, TaskCommand, TravelCommand,
    VerdictCommand, ViewCommand,
};
use clickomania::app::clickomania::editor::document::Opened;
use clickomania::app::clickomania::open_task::TaskSource;
use clickomania::app::common::command::HistoryCommand;
use clickomania::app::common::command::ShellCommand;
use clickomania::app::common::game_id::GameId;
use clickomania::app::common::saver::Saver;
use clickomania::app::{Window, WindowStart, window};
use criterion::{Criterion, criterion_group, criterion_main};
use egui::{Context, Event, Key, Modifiers, PointerButton, Pos2, RawInput, Rect, Vec2, pos2, vec2};
use engine::bundled;
use engine::language::Program;
use engine::language::edit::{Edit, Place};
use engine::language::file::{read, write};
use engine::language::program::Stack;
use engine::task::embedded;
use engine::text::Language;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// So many blocks has a program that is far longer than people's, and one that nobody builds.
const SIZES: [usize; 2] = [5_400, 20_000];

/// The blocks of the cost-3 solution, again and again.
fn large(blocks: usize) -> Program {
    let one = read(bundled::program("solutions/costo-3.ron").expect("it is embedded"));
    let mut program = one.expect("it can be read");
    let roots = program.stack(Stack::Hat).to_vec();
    while program.block_count() < blocks {
        let copy = program.copy(&roots);
        let edit = Edit::Attach(copy, Place::Stack(Stack::Hat, 0));
        program.apply(edit).expect("a copy fits");
    }
    program
}

/// A window with this program.
fn start(program: Program) -> WindowStart {
    WindowStart {
        saver: Saver::nowhere(),
        trouble: None,
        language: Some(Language::It),
        system_language: Language::It,
        opened: Some(Opened {
            program,
            file: None,
            saved: true,
        }),
        contest: None,
    }
}

/// A window without a screen: input in, meshes out.
struct Bench {
    ctx: Context,
    window: Window,
    size: Vec2,
    time: f64,
}

/// The usual window, and the smallest that has room for everything.
const USUAL: Vec2 = vec2(1440.0, 900.0);
const SMALL: Vec2 = vec2(1024.0, 640.0);

/// How far something is pulled.
const PULL: Vec2 = vec2(15.0, 50.0);

impl Bench {
    fn new(program: Program) -> Bench {
        Bench::sized(program, USUAL)
    }

    fn sized(program: Program, size: Vec2) -> Bench {
        let ctx = Context::default();
        let window = window(&ctx, start(program));
        let mut bench = Bench {
            ctx,
            window,
            size,
            time: 0.0,
        };
        for _ in 0..4 {
            bench.frame(vec![]);
        }
        bench
    }

    /// One frame: our own work and egui's, up to the triangles.
    fn frame(&mut self, events: Vec<Event>) -> usize {
        self.time += 1.0 / 60.0;
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, self.size)),
            time: Some(self.time),
            events,
            ..RawInput::default()
        };
        let window = &mut self.window;
        let mut output = self.ctx.run_ui(input, |ui| {
            window.advance(ui.ctx());
            window.show(ui);
        });
        output.textures_delta.clear();
        let shapes = std::mem::take(&mut output.shapes);
        self.ctx.tessellate(shapes, output.pixels_per_point).len()
    }

    /// Does this, and lets the window come to rest.
    fn perform(&mut self, command: ClickomaniaCommand) {
        let ctx = self.ctx.clone();
        self.window.perform::<ClickomaniaMode>(&ctx, command);
        for _ in 0..4 {
            self.frame(vec![]);
        }
    }

    /// Waits until the judge has said what it has to say, also what it says of a program that is left alone for a while.
    fn is_judged(&mut self) {
        for _ in 0..80 {
            self.frame(vec![]);
        }
        loop {
            self.frame(vec![]);
            if self.window.judge().rests() {
                break;
            }
            std::thread::sleep(Duration::from_millis(5));
        }
        self.frame(vec![]);
    }

    fn blocks(&mut self) -> usize {
        let document = self.window.clickomania().document();
        document.program().block_count()
    }

    /// The button goes down or up.
    fn button(&mut self, at: Pos2, pressed: bool) {
        self.frame(vec![Event::PointerButton {
            pos: at,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        }]);
    }

    /// A place of the first block: pulled, it takes all that hangs below it along.
    fn first_block(&mut self) -> Pos2 {
        let at = pos2(650.0, 172.0);
        let blocks = self.blocks();
        self.pulls(at);
        assert!(self.blocks() < blocks / 10, "it takes nearly all along");
        self.gives_up(at);
        assert_eq!(self.blocks(), blocks, "all are back");
        at
    }

    /// Pulls what lies there; gives how long the longest of the frames took.
    fn pulls(&mut self, at: Pos2) -> Duration {
        self.frame(vec![Event::PointerMoved(at)]);
        self.button(at, true);
        let frames = (1..=4).map(|step| {
            let begun = Instant::now();
            black_box(self.frame(vec![Event::PointerMoved(at + PULL * step as f32)]));
            begun.elapsed()
        });
        frames.max().unwrap_or_default()
    }

    /// Puts back what was pulled; gives how long that frame took.
    fn gives_up(&mut self, at: Pos2) -> Duration {
        let begun = Instant::now();
        black_box(self.frame(vec![key(Key::Escape)]));
        let spent = begun.elapsed();
        self.button(at + PULL * 4.0, false);
        for _ in 0..20 {
            self.frame(vec![]);
        }
        spent
    }

    /// Presses a block and pulls it a little, with all that hangs below it.
    fn takes_hold(&mut self, at: Pos2) {
        self.frame(vec![Event::PointerMoved(at)]);
        self.button(at, true);
        for step in 1..=4 {
            let to = at + vec2(15.0, 50.0) * step as f32;
            self.frame(vec![Event::PointerMoved(to)]);
        }
    }
}

fn key(key: Key) -> Event {
    Event::Key {
        key,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers: Modifiers::NONE,
    }
}

/// The wheel turned by so many points.
fn wheel(up: f32) -> Event {
    Event::MouseWheel {
        unit: egui::MouseWheelUnit::Point,
        delta: vec2(0.0, up),
        modifiers: Modifiers::NONE,
        phase: egui::TouchPhase::Move,
        source: egui::MouseWheelSource::Unknown,
    }
}

fn bench_window(c: &mut Criterion) {
    for blocks in SIZES {
        let program = large(blocks);
        let mut group = c.benchmark_group(format!("window, {blocks} blocks"));
        group.sample_size(20);

        let mut bench = Bench::new(program.clone());
        let ctx = bench.ctx.clone();
        group.bench_function("a frame", |b| b.iter(|| black_box(bench.frame(vec![]))));

        let first = program.stack(Stack::Hat)[0];
        group.bench_function("an edit with its frame", |b| {
            b.iter(|| {
                let document = bench.window.clickomania().document();
                let mut marks = document.program().block(first).marks.clone();
                marks.disabled = !marks.disabled;
                let edit = Edit::SetMarks(first, marks);
                bench.window.perform::<ClickomaniaMode>(
                    &ctx,
                    ClickomaniaCommand::Editor(EditorCommand::Edit(ChangeKind::Disable, edit)),
                );
                black_box(bench.frame(vec![]))
            });
        });
        let mut again = true;
        group.bench_function("undo, or doing again, with its frame", |b| {
            b.iter(|| {
                again = !again;
                let command = if again {
                    ClickomaniaCommand::History(HistoryCommand::Redo)
                } else {
                    ClickomaniaCommand::History(HistoryCommand::Undo)
                };
                bench.window.perform::<ClickomaniaMode>(&ctx, command);
                black_box(bench.frame(vec![]))
            });
        });

        bench
            .window
            .perform::<ClickomaniaMode>(&ctx, ClickomaniaCommand::Editor(EditorCommand::Find));
        bench.frame(vec![]);
        bench.frame(vec![Event::Text("casell".to_owned())]);
        let mut letter = false;
        group.bench_function("a letter of what is searched, with its frame", |b| {
            b.iter(|| {
                letter = !letter;
                let typed = match letter {
                    true => Event::Text("a".to_owned()),
                    false => key(Key::Backspace),
                };
                black_box(bench.frame(vec![typed]))
            });
        });
        bench.frame(vec![key(Key::Escape)]);
        let mut notches = 0;
        group.bench_function("a turn of the wheel over the palette with its frame", |b| {
            b.iter(|| {
                notches += 1;
                let up = if notches / 30 % 2 == 0 { -40.0 } else { 40.0 };
                let at = Event::PointerMoved(pos2(540.0, 500.0));
                black_box(bench.frame(vec![at, wheel(up)]))
            });
        });
        for (name, command) in [
            (
                "the costs",
                ClickomaniaCommand::View(ViewCommand::ShowCosts),
            ),
            (
                "the verdict",
                ClickomaniaCommand::Verdict(VerdictCommand::Show),
            ),
        ] {
            // Opened and closed in turn: the program gets less room, and more again.
            group.bench_function(
                format!("the drawer with {name} opens, with its frame"),
                |b| {
                    b.iter_custom(|times| {
                        let mut spent = Duration::ZERO;
                        for _ in 0..times {
                            let begun = Instant::now();
                            let window = &mut bench.window;
                            window.perform::<ClickomaniaMode>(&ctx, command.clone());
                            black_box(bench.frame(vec![]));
                            spent += begun.elapsed();
                            bench.perform(command.clone());
                        }
                        spent
                    });
                },
            );
        }
        drop(bench);

        let mut bench = Bench::new(program.clone());
        let ctx = bench.ctx.clone();
        let toggle = || ClickomaniaCommand::Comparison(ComparisonCommand::Toggle);
        group.bench_function("the comparison opened and left, with both frames", |b| {
            b.iter(|| {
                for _ in 0..2 {
                    bench.window.perform::<ClickomaniaMode>(&ctx, toggle());
                    black_box(bench.frame(vec![]));
                }
            });
        });
        drop(bench);

        let mut bench = Bench::new(program.clone());
        let first = bench.first_block();
        group.bench_function("the whole program taken in the hand, with its frame", |b| {
            b.iter_custom(|times| {
                let taken = (0..times).map(|_| {
                    let taken = bench.pulls(first);
                    bench.gives_up(first);
                    taken
                });
                taken.sum()
            });
        });
        group.bench_function("the whole program given back, with its frame", |b| {
            b.iter_custom(|times| {
                let given = (0..times).map(|_| {
                    bench.pulls(first);
                    bench.gives_up(first)
                });
                given.sum()
            });
        });
        drop(bench);

        let mut bench = Bench::new(program.clone());
        let ctx = bench.ctx.clone();
        let first = bench.first_block();
        bench.takes_hold(first);
        let left = bench.blocks();
        println!("{left} blocks left, the others hang on the pointer");
        let mut step = 0.0_f32;
        for readers in [false, true] {
            let name = match readers {
                false => "a drag step with its frame",
                true => "a drag step with its frame, told to a screen reader",
            };
            group.bench_function(name, |b| {
                b.iter(|| {
                    if readers {
                        ctx.enable_accesskit();
                    }
                    step += 1.0;
                    let (x, y) = ((step * 0.13).sin(), (step * 0.07).sin());
                    let at = pos2(760.0 + 60.0 * x, 300.0 + 200.0 * y);
                    black_box(bench.frame(vec![Event::PointerMoved(at)]))
                });
            });
        }
        drop(bench);

        group.bench_function("read, laid out and shaped for the first time", |b| {
            let text = write(&program);
            b.iter(|| {
                let program = read(&text).expect("what was written can be read");
                Bench::new(program)
            });
        });
        group.finish();
    }
}

/// A program as long that is wrong, which the judge finds soon.
fn wrong(blocks: usize) -> Program {
    let text = format!(
        "Program(format: 1, name: \"prova\", on_click: [{}])",
        "DropAll, ".repeat(blocks)
    );
    read(&text).expect("it can be read")
}

/// Frames in which nothing happens, of what is open for long.
fn pages(c: &mut Criterion) {
    let mut group = c.benchmark_group("pages of the window");
    let mut bench = Bench::new(Program::default());
    bench.perform(ClickomaniaCommand::Home(HomeCommand::Show));
    group.bench_function("a frame of the page to begin with", |b| {
        b.iter(|| black_box(bench.frame(vec![])));
    });
    let mut notches = 0;
    group.bench_function("a turn of the wheel on it with its frame", |b| {
        b.iter(|| {
            notches += 1;
            let up = if notches / 30 % 2 == 0 { -40.0 } else { 40.0 };
            let at = Event::PointerMoved(pos2(640.0, 500.0));
            black_box(bench.frame(vec![at, wheel(up)]))
        });
    });
    let (_, course) = &embedded().courses[0];
    for number in [0, course.tasks.len() / 2, course.tasks.len() - 1] {
        let lesson = TaskSource::Course {
            course: course.id.clone(),
            number,
        };
        bench.perform(ClickomaniaCommand::Task(TaskCommand::Open(lesson)));
        bench.is_judged();
        group.bench_function(format!("a frame of lesson {}", number + 1), |b| {
            b.iter(|| black_box(bench.frame(vec![])));
        });
    }
    drop(bench);

    let blocks = SIZES[0];
    for size in [USUAL, SMALL] {
        let mut bench = Bench::sized(wrong(blocks), size);
        bench.is_judged();
        for (name, command) in [
            (
                "the costs",
                ClickomaniaCommand::View(ViewCommand::ShowCosts),
            ),
            (
                "the verdict",
                ClickomaniaCommand::Verdict(VerdictCommand::Show),
            ),
            ("the goals", ClickomaniaCommand::Goals(GoalsCommand::Show)),
        ] {
            bench.perform(command);
            let width = size.x;
            let name = format!("a frame, {width} wide, {blocks} blocks, {name} in the drawer");
            group.bench_function(name, |b| b.iter(|| black_box(bench.frame(vec![]))));
        }
    }
    group.finish();
}

/// The cost-3 program in a loop that never ends, nor is ever in the same state again.
fn endless() -> Program {
    let text = bundled::program("solutions/costo-3.ron").expect("it is embedded");
    let text = text.replacen("variables: [", "variables: [\"for ever\", ", 1);
    let start = text.find("on_click: [").expect("it has commands") + "on_click: [".len();
    let end = text.rfind(']').expect("the list ends");
    let (head, body) = (&text[..start], &text[start..end]);
    let turn = format!("Change(var: \"for ever\", by: Number(1)), {body}");
    read(&format!("{head}While(when: True, body: [{turn}])])")).expect("it can be read")
}

fn travelling(c: &mut Criterion) {
    let mut bench = Bench::new(endless());
    let ctx = bench.ctx.clone();
    bench.window.app().settings.speed = 1.0;
    bench
        .window
        .perform::<ClickomaniaMode>(&ctx, ClickomaniaCommand::Playback(PlaybackCommand::Play));
    let click = bench
        .window
        .clickomania()
        .wall_panel()
        .wall()
        .bricks()
        .first();
    let click = click.expect("a dealt wall has bricks");
    bench.window.perform::<ClickomaniaMode>(
        &ctx,
        ClickomaniaCommand::Playback(PlaybackCommand::Click(click)),
    );
    let steps = loop {
        bench.frame(vec![]);
        if let Some((_, steps)) = bench.window.clickomania().wall_panel().playback().place() {
            break steps;
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
    };
    let mut group = c.benchmark_group(format!("window, a move of {steps} steps"));
    let mut step = 1_u64;
    group.bench_function("any step with its frame", |b| {
        b.iter(|| {
            step = step.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let to = ClickomaniaCommand::Playback(PlaybackCommand::Travel(TravelCommand::To(
                (step >> 20) % steps,
            )));
            bench.window.perform::<ClickomaniaMode>(&ctx, to);
            black_box(bench.frame(vec![]))
        });
    });
    let mut turns = 0;
    group.bench_function("a turn of the wheel on the timeline with its frame", |b| {
        b.iter(|| {
            turns += 1;
            let up = if turns / 40 % 2 == 0 { 25.0 } else { -25.0 };
            let at = Event::PointerMoved(pos2(150.0, 476.0));
            black_box(bench.frame(vec![at, wheel(up)]))
        });
    });
    group.finish();
}

/// The largest boards that are played, whole in sight: half of the cells are open.
fn mines(c: &mut Criterion) {
    let mut group = c.benchmark_group("mines in the window");
    group.sample_size(20);
    for (columns, rows) in [(30, 16), (100, 60), (100, 100)] {
        let path = std::env::temp_dir().join(format!("clickomania-{columns}x{rows}.mines"));
        let row = "#1".repeat(columns / 2);
        let text = format!("{columns} {rows} 99\n{}", format!("{row}\n").repeat(rows));
        std::fs::write(&path, text).expect("the system's folder can be written");
        let mut bench = Bench::new(Program::default());
        let ctx = bench.ctx.clone();
        bench.window.perform::<ClickomaniaMode>(
            &ctx,
            ClickomaniaCommand::Shell(ShellCommand::Show(GameId::Mines)),
        );
        bench.window.open_file(&ctx, &path);
        let _ = std::fs::remove_file(path);
        bench.frame(vec![]);
        group.bench_function(format!("a frame, {columns}×{rows}"), |b| {
            b.iter(|| black_box(bench.frame(vec![])));
        });
    }
    group.finish();
}

criterion_group!(benches, bench_window, pages, travelling, mines);
criterion_main!(benches);
