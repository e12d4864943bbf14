//! A window without a screen.

use clickomania::store::Store;
use clickomania::window::clickomania::ClickomaniaMode;
use clickomania::window::clickomania::command::ClickomaniaCommand;
use clickomania::window::clickomania::program::document::Opened;
use clickomania::window::{Window, WindowStart, window};
use cpu_time::ThreadTime;
use egui::{Context, Event, Key, Modifiers, PointerButton, Pos2, RawInput, Rect, Vec2, pos2, vec2};
use engine::language::Program;
use engine::text::Language;
use std::hint::black_box;
use std::time::Duration;

/// A window with this program.
pub fn start(program: Program) -> WindowStart {
    WindowStart {
        store: Store::nowhere(),
        trouble: None,
        language: Some(Language::It),
        system_language: Language::It,
        opened: Some(Opened {
            program,
            file: None,
            saved: true,
            given: false,
        }),
        contest: None,
    }
}

/// A window without a screen: input in, meshes out.
pub struct Bench {
    pub ctx: Context,
    pub window: Window,
    size: Vec2,
    time: f64,
}

/// The usual window, and the smallest that has room for everything.
pub const USUAL: Vec2 = vec2(1440.0, 900.0);
pub const SMALL: Vec2 = vec2(1024.0, 640.0);

/// So many blocks has a program that is far longer than people's, and one that nobody builds.
pub const SIZES: [usize; 2] = [5_400, 20_000];

/// How far something is pulled.
pub const PULL: Vec2 = vec2(15.0, 50.0);

impl Bench {
    pub fn new(program: Program) -> Bench {
        Bench::sized(program, USUAL)
    }

    pub fn sized(program: Program, size: Vec2) -> Bench {
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
    pub fn frame(&mut self, events: Vec<Event>) -> usize {
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
    pub fn perform(&mut self, command: ClickomaniaCommand) {
        let ctx = self.ctx.clone();
        self.window.perform::<ClickomaniaMode>(&ctx, command);
        for _ in 0..4 {
            self.frame(vec![]);
        }
    }

    /// Waits until the judge has said what it has to say, also what it says of a program that is left alone for a while.
    pub fn is_judged(&mut self) {
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

    /// How many blocks the canvas shows: those on the pointer are not among them.
    pub fn blocks(&mut self) -> usize {
        self.window.clickomania().canvas().layout().order().len()
    }

    /// The button goes down or up.
    pub fn button(&mut self, at: Pos2, pressed: bool) {
        self.frame(vec![Event::PointerButton {
            pos: at,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        }]);
    }

    /// A place of the first block: pulled, it takes all that hangs below it along.
    pub fn first_block(&mut self) -> Pos2 {
        let at = pos2(650.0, 172.0);
        let blocks = self.blocks();
        self.pulls(at);
        assert!(self.blocks() < blocks / 10, "it takes nearly all along");
        self.gives_up(at);
        assert_eq!(self.blocks(), blocks, "all are back");
        at
    }

    /// Pulls what lies there; gives how long the longest of the frames took.
    pub fn pulls(&mut self, at: Pos2) -> Duration {
        self.frame(vec![Event::PointerMoved(at)]);
        self.button(at, true);
        let frames = (1..=4).map(|step| {
            let begun = ThreadTime::now();
            black_box(self.frame(vec![Event::PointerMoved(at + PULL * step as f32)]));
            begun.elapsed()
        });
        frames.max().unwrap_or_default()
    }

    /// Puts back what was pulled; gives how long that frame took.
    pub fn gives_up(&mut self, at: Pos2) -> Duration {
        let begun = ThreadTime::now();
        black_box(self.frame(vec![key(Key::Escape)]));
        let spent = begun.elapsed();
        self.button(at + PULL * 4.0, false);
        for _ in 0..20 {
            self.frame(vec![]);
        }
        spent
    }

    /// Presses a block and pulls it a little, with all that hangs below it.
    pub fn takes_hold(&mut self, at: Pos2) {
        self.frame(vec![Event::PointerMoved(at)]);
        self.button(at, true);
        for step in 1..=4 {
            let to = at + vec2(15.0, 50.0) * step as f32;
            self.frame(vec![Event::PointerMoved(to)]);
        }
    }
}

pub fn key(key: Key) -> Event {
    Event::Key {
        key,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers: Modifiers::NONE,
    }
}

/// The wheel turned by so many points.
pub fn wheel(up: f32) -> Event {
    Event::MouseWheel {
        unit: egui::MouseWheelUnit::Point,
        delta: vec2(0.0, up),
        modifiers: Modifiers::NONE,
        phase: egui::TouchPhase::Move,
        source: egui::MouseWheelSource::Unknown,
    }
}
