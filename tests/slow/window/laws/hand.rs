//! A window without a screen, and the hand before it.

mod acting;

use clickomania::store::Store;
use clickomania::window::clickomania::ClickomaniaMode;
use clickomania::window::clickomania::command::ClickomaniaCommand;
use clickomania::window::clickomania::program::document::{Document, Opened};
use clickomania::window::{Window, WindowStart, window};
use egui::epaint::Primitive;
use egui::{
    Context, Event, Key, Modifiers, OutputCommand, PointerButton, Pos2, RawInput, Rect, vec2,
};
use engine::language::Program;
use engine::language::file::read;
use engine::text::Language;
use std::path::{Path, PathBuf};

/// The window, and what the hand remembers.
pub struct Hand {
    ctx: Context,
    window: Window,
    folder: PathBuf,
    time: f64,
    clipboard: String,
    /// What screen readers were told last.
    told: Option<egui::accesskit::TreeUpdate>,
}

impl Hand {
    /// Opens a window on a folder with a program.
    pub fn new(folder: &Path, program: Program) -> Hand {
        let ctx = Context::default();
        let start = WindowStart {
            store: Store::open(folder.to_owned()).unwrap(),
            trouble: None,
            language: Some(Language::It),
            system_language: Language::It,
            opened: Some(Opened {
                program,
                file: None,
                saved: false,
                given: false,
            }),
            contest: None,
        };
        let window = window(&ctx, start);
        let mut hand = Hand {
            ctx,
            window,
            folder: folder.to_owned(),
            time: 0.0,
            clipboard: "Program(format: 1, name: \"\", variables: [\"x\", \"y\"], on_click: \
                [Set(var: \"y\", to: Get(\"x\"))], loose: [(at: (9, 90), blocks: [Clicked])])"
                .to_owned(),
            told: None,
        };
        hand.frame(vec![]);
        hand.frame(vec![]);
        hand
    }

    pub fn window(&mut self) -> &mut Window {
        &mut self.window
    }

    pub fn document(&mut self) -> &mut Document {
        self.window.clickomania().document()
    }

    pub fn program(&mut self) -> &Program {
        self.document().program()
    }

    /// What screen readers are told of the window.
    pub fn told(&mut self) -> egui::accesskit::TreeUpdate {
        self.ctx.enable_accesskit();
        self.frame(vec![]);
        self.told.take().expect("screen readers are told")
    }

    /// How many vertices a frame has.
    pub fn painted(&mut self) -> usize {
        let output = self.run(vec![]);
        let meshes = self.ctx.tessellate(output.shapes, output.pixels_per_point);
        let vertices = meshes.iter().map(|mesh| match &mesh.primitive {
            Primitive::Mesh(mesh) => mesh.vertices.len(),
            Primitive::Callback(_) => 0,
        });
        vertices.sum()
    }

    fn frame(&mut self, events: Vec<Event>) {
        let output = self.run(events);
        for command in output.platform_output.commands {
            if let OutputCommand::CopyText(text) = command {
                self.clipboard = text;
            }
        }
        self.told = output.platform_output.accesskit_update;
    }

    fn run(&mut self, events: Vec<Event>) -> egui::FullOutput {
        self.time += 0.05;
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, vec2(1440.0, 900.0))),
            time: Some(self.time),
            events,
            focused: true,
            ..RawInput::default()
        };
        let window = &mut self.window;
        let mut output = self.ctx.run_ui(input, |ui| {
            window.advance(ui.ctx());
            window.show(ui);
        });
        output.textures_delta.clear();
        output
    }

    fn performs(&mut self, command: ClickomaniaCommand) {
        let ctx = self.ctx.clone();
        self.window.perform::<ClickomaniaMode>(&ctx, command);
        self.frame(vec![]);
    }

    fn key(&mut self, key: Key) {
        for pressed in [true, false] {
            self.frame(vec![Event::Key {
                key,
                physical_key: None,
                pressed,
                repeat: false,
                modifiers: Modifiers::NONE,
            }]);
        }
    }

    fn button(&mut self, at: Pos2, pressed: bool, modifiers: Modifiers) {
        self.frame(vec![
            Event::ModifiersChanged(modifiers),
            Event::PointerMoved(at),
            Event::PointerButton {
                pos: at,
                button: PointerButton::Primary,
                pressed,
                modifiers,
            },
        ]);
    }

    fn click(&mut self, at: Pos2, modifiers: Modifiers) {
        self.button(at, true, modifiers);
        self.button(at, false, modifiers);
        self.frame(vec![
            Event::ModifiersChanged(Modifiers::NONE),
            Event::PointerGone,
        ]);
    }

    fn drag(&mut self, from: Pos2, to: Pos2, modifiers: Modifiers, give_up: bool) {
        self.frame(vec![Event::PointerMoved(from)]);
        self.button(from, true, modifiers);
        for step in [0.3, 0.9, 1.0, 1.0] {
            self.frame(vec![Event::PointerMoved(from.lerp(to, step))]);
        }
        if give_up {
            self.key(Key::Escape);
        }
        self.button(to, false, modifiers);
        self.frame(vec![
            Event::ModifiersChanged(Modifiers::NONE),
            Event::PointerGone,
        ]);
    }

    /// Closes what an act before left open.
    fn settles(&mut self) {
        for _ in 0..4 {
            let field = self.window.clickomania().canvas().changes_field();
            let modal = self.ctx.memory(|memory| memory.top_modal_layer().is_some());
            if !field && !modal && !egui::Popup::is_any_open(&self.ctx) {
                return;
            }
            self.key(Key::Escape);
        }
        panic!("something stays open");
    }
}

/// A program with these blocks, or the one that a whole file says.
pub fn program(words: &str) -> Program {
    match words {
        words if words.starts_with("Program") => read(words).unwrap(),
        words => read(&format!("Program(format: 1, name: \"p\", {words})")).unwrap(),
    }
}
