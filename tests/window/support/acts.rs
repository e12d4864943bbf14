//! What a person does with mouse, keys and commands.

use super::*;
use egui::{MouseWheelSource, MouseWheelUnit, PointerButton, TouchPhase};
use egui::{OutputCommand, ViewportEvent, ViewportId};

/// A button of the mouse goes down or up here.
fn press(pos: Pos2, button: PointerButton, pressed: bool) -> Event {
    Event::PointerButton {
        pos,
        button,
        pressed,
        modifiers: Modifiers::NONE,
    }
}

/// The first button of the mouse goes down or up here.
pub fn button(pos: Pos2, pressed: bool) -> Event {
    press(pos, PointerButton::Primary, pressed)
}

/// A key goes down.
pub fn pressed(modifiers: Modifiers, key: Key) -> Event {
    Event::Key {
        key,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers,
    }
}

impl Person {
    /// Carries out a command of a game, as a button would.
    pub fn sends<M: Commanded>(&mut self, command: M::Command) {
        let context = self.harness.ctx.clone();
        self.harness.state_mut().perform::<M>(&context, command);
        self.looks();
    }

    /// Carries out a command of Clickomania, as a button would.
    pub fn commands(&mut self, command: impl Into<ClickomaniaCommand>) {
        self.triggers(command);
        self.looks();
    }

    /// Carries out a command without looking at what it does.
    pub fn triggers(&mut self, command: impl Into<ClickomaniaCommand>) {
        let context = self.harness.ctx.clone();
        let command: ClickomaniaCommand = command.into();
        let window = self.harness.state_mut();
        window.perform::<ClickomaniaMode>(&context, command);
    }

    /// Opens a file.
    pub fn opens_file(&mut self, path: &Path) {
        self.commands(FileCommand::OpenFile(path.to_owned()));
    }

    /// Opens a program: one of the bundled ones by its place, or a text.
    pub fn opens(&mut self, program: &str) {
        let text = bundled::program(program).unwrap_or(program);
        let file = self.writes("p.ron", text);
        self.opens_file(&file);
    }

    pub fn undoes(&mut self) {
        self.key(Modifiers::COMMAND, Key::Z);
    }

    pub fn redoes(&mut self) {
        self.key(Modifiers::COMMAND, Key::Y);
    }

    pub fn escapes(&mut self) {
        self.hits(Key::Escape);
    }

    /// Shows the tab of a game.
    pub fn shows(&mut self, game: GameId) {
        self.commands(ShellCommand::Show(game));
    }

    pub fn speaks(&mut self, language: Language) {
        self.commands(ShellCommand::Language(language));
    }

    /// Sets the speed of moves: 0 is the tortoise, 1 the hare.
    pub fn sets_speed(&mut self, speed: f32) {
        self.harness.state_mut().app().settings.speed = speed;
    }

    /// Presses the thing with this name with the mouse.
    pub fn presses(&mut self, name: impl AsRef<str>) {
        let at = self.finds(name).center();
        self.clicks_at(at);
    }

    /// Presses the thing whose name begins so.
    pub fn presses_beginning(&mut self, start: impl AsRef<str>) {
        let name = self.named(start.as_ref());
        let name = name.unwrap_or_else(|| panic!("{} in {:?}", start.as_ref(), self.names()));
        self.presses(name);
    }

    /// Presses the last thing with this name as a screen reader does, even when it is scrolled out of sight.
    pub fn chooses(&mut self, name: impl AsRef<str>) {
        let name = name.as_ref();
        let node = self.harness.query_all_by_label(name).next_back();
        let node = node.unwrap_or_else(|| panic!("no {name} in {:?}", self.names()));
        node.click_accesskit();
        self.looks();
    }

    /// Gives the keyboard to the last thing with this name, as a screen reader does.
    pub fn focuses(&mut self, name: impl AsRef<str>) {
        let name = name.as_ref();
        let node = self.harness.query_all_by_label(name).next_back();
        node.unwrap_or_else(|| panic!("no {name}")).focus();
        self.looks();
    }

    pub fn clicks_at(&mut self, at: Pos2) {
        self.harness.hover_at(at);
        self.harness.run_steps(1);
        self.harness.drag_at(at);
        self.harness.run_steps(1);
        self.harness.drop_at(at);
        self.looks();
    }

    /// A click while these keys are down.
    pub fn clicks_with(&mut self, modifiers: Modifiers, at: Pos2) {
        self.holds_keys(modifiers);
        self.clicks_at(at);
        self.holds_keys(Modifiers::NONE);
        self.looks();
    }

    /// A click with the second button.
    pub fn right_clicks_at(&mut self, at: Pos2) {
        self.harness.hover_at(at);
        self.harness.run_steps(1);
        for pressed in [true, false] {
            self.harness
                .event(press(at, PointerButton::Secondary, pressed));
            self.harness.run_steps(1);
        }
        self.looks();
    }

    /// Two clicks, with as much time between them as there is between two frames of a test.
    pub fn clicks_twice_at(&mut self, at: Pos2) {
        self.harness.ctx.options_mut(|options| {
            options.input_options.max_double_click_delay = 0.6;
        });
        self.harness.hover_at(at);
        self.harness.run_steps(1);
        self.at_once([true, false, true, false].map(|pressed| button(at, pressed)));
        self.looks();
    }

    /// Lets the pointer rest here long enough for a tooltip.
    pub fn rests_at(&mut self, at: Pos2) {
        self.harness.hover_at(at);
        self.harness.run_steps(1);
        self.looks();
        self.looks();
    }

    /// Drags with the mouse, as a hand does: not at once.
    pub fn drags(&mut self, from: Pos2, to: Pos2) {
        self.takes_hold(from);
        self.carries(from, to);
        self.harness.drop_at(to);
        self.looks();
    }

    /// Presses and moves, without letting go.
    pub fn holds(&mut self, from: Pos2, to: Pos2) {
        self.takes_hold(from);
        self.carries(from, to);
    }

    /// Presses, without moving.
    pub fn takes_hold(&mut self, at: Pos2) {
        self.harness.hover_at(at);
        self.harness.run_steps(1);
        self.harness.drag_at(at);
        self.harness.run_steps(1);
    }

    /// Moves what hangs on the pointer.
    pub fn carries(&mut self, from: Pos2, to: Pos2) {
        for step in 1..=5 {
            self.harness.hover_at(from.lerp(to, step as f32 / 5.0));
            self.harness.run_steps(1);
        }
        self.harness.run_steps(2);
    }

    /// Lets go of what hangs on the pointer, and waits until it lies still.
    pub fn lets_go(&mut self, at: Pos2) {
        self.harness.drop_at(at);
        self.waits();
    }

    /// Keys like Shift go down, or up again.
    pub fn holds_keys(&mut self, modifiers: Modifiers) {
        self.harness.event(Event::ModifiersChanged(modifiers));
        self.harness.run_steps(2);
    }

    /// Does all this before the next frame.
    pub fn at_once(&mut self, events: impl IntoIterator<Item = Event>) {
        self.harness.input_mut().events.extend(events);
        self.harness.run_steps(1);
    }

    /// Turns the wheel over the pointer, by so many points downwards each time.
    pub fn scrolls(&mut self, times: usize, down: f32) {
        for _ in 0..times {
            self.harness.event(Event::MouseWheel {
                unit: MouseWheelUnit::Point,
                delta: vec2(0.0, -down),
                modifiers: Modifiers::NONE,
                phase: TouchPhase::Move,
                source: MouseWheelSource::Unknown,
            });
            self.looks();
        }
    }

    pub fn types(&mut self, text: impl AsRef<str>) {
        self.harness.event(Event::Text(text.as_ref().to_owned()));
        self.looks();
    }

    /// Types over what is in the field that has the keyboard.
    pub fn types_over(&mut self, text: impl AsRef<str>) {
        self.key(Modifiers::COMMAND, Key::A);
        self.types(text);
    }

    pub fn key(&mut self, modifiers: Modifiers, key: Key) {
        self.harness.key_press_modifiers(modifiers, key);
        self.looks();
    }

    /// Presses a key alone.
    pub fn hits(&mut self, key: Key) {
        self.key(Modifiers::NONE, key);
    }

    /// Presses keys one after the other.
    pub fn hits_all(&mut self, keys: &[Key]) {
        for key in keys {
            self.hits(*key);
        }
    }

    /// Presses Tab until such a thing has the keyboard: one with this name, or with a name that begins so if that ends
    /// with a space.
    pub fn tabs_to(&mut self, name: impl AsRef<str>) {
        let name = name.as_ref();
        let mut way = Vec::new();
        for _ in 0..250 {
            if let Some(told) = self.focused() {
                if told == name || (name.ends_with(' ') && told.starts_with(name)) {
                    return;
                }
                way.push(told);
            }
            self.harness.key_press(Key::Tab);
            self.harness.run_steps(1);
        }
        panic!("Tab does not come to {name:?}: {way:?}");
    }

    pub fn pastes(&mut self, text: &str) {
        self.harness.event(Event::Paste(text.to_owned()));
        self.looks();
    }

    /// Lets frames pass until the system is given a text for the clipboard.
    pub fn copied(&mut self) -> Option<String> {
        for _ in 0..6 {
            self.harness.step();
            for command in &self.harness.output().platform_output.commands {
                if let OutputCommand::CopyText(text) = command {
                    return Some(text.clone());
                }
            }
        }
        None
    }

    /// Asks the system to close the window.
    pub fn wants_to_close(&mut self) {
        let input = self.harness.input_mut();
        let viewport = input.viewports.get_mut(&ViewportId::ROOT).unwrap();
        viewport.events.push(ViewportEvent::Close);
        self.looks();
    }

    /// Saves a picture of the program.
    pub fn saves_picture(&mut self, path: &Path) {
        self.commands(ProgramCommand::DrawFile(Drawing::Picture, path.to_owned()));
        let saved = text().msg_saved(path.display().to_string());
        self.waits_to_hear(saved);
    }

    /// Answers a question for a file in our own dialog: tests have no dialogs of the system.
    pub fn answers_with(&mut self, path: &Path) {
        self.waits_for(text().msg_dialog_path_field());
        self.types_over(path.to_str().unwrap());
        self.hits(Key::Enter);
    }

    /// The place of a brick.
    pub fn brick(&self, cell: Cell) -> Rect {
        let name = self.named(cell_start(cell.row(), cell.column()));
        self.finds(name.expect("every cell has a name"))
    }

    pub fn clicks_brick(&mut self, cell: Cell) {
        let at = self.brick(cell).center();
        self.clicks_at(at);
    }
}
