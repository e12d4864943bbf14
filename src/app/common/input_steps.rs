//! What a hand does reaches the window act by act, however late a frame comes.
//!
//! egui looks once a frame at what is under the pointer, where the pointer is at the end of that frame. If a
//! press and the way to somewhere else come in one frame, what lies at the end of the way would be taken for
//! what was pressed; if the release comes in it too, a quick drag would be none; and digits typed after Tab
//! would go to the field before. So whatever follows such an act waits for the next frame, which is asked for at
//! once. Tab waits until a field that a click opened had a frame of its own: egui asks the field that has the keyboard
//! whether Tab is for it, before the frame, and one that is new has not answered yet.

use egui::{Context, Event, Key, Plugin, Pos2, RawInput, Ui};

/// Hands on at most one press, release, or key that leads elsewhere in a frame.
#[derive(Default)]
pub struct InputSteps {
    waiting: Vec<Event>,
    /// Whether a button went down, and no frame has seen the pointer move since.
    fresh: bool,
    /// Whether the frame before had a click, or a key that leads elsewhere.
    led: bool,
    /// Where a button went down last.
    pressed_at: Option<Pos2>,
}

impl InputSteps {
    /// How many of these events the next frame gets; all that come before it are taken note of.
    fn cut(&mut self, events: &[Event]) -> usize {
        let led = std::mem::take(&mut self.led);
        let mut moved = false;
        for (index, event) in events.iter().enumerate() {
            let rest = &events[index + 1..];
            match event {
                Event::PointerMoved(_) => moved = true,
                Event::PointerButton {
                    pos, pressed: true, ..
                } => {
                    (self.fresh, moved) = (true, false);
                    self.pressed_at = Some(*pos);
                    if rest.iter().any(is_act) {
                        return index + 1;
                    }
                }
                Event::PointerButton { pressed: false, .. } => {
                    if std::mem::take(&mut self.fresh) && moved {
                        return index;
                    }
                    self.led = true;
                    if rest.iter().any(is_act) {
                        return index + 1;
                    }
                }
                Event::Key {
                    key: Key::Tab,
                    pressed: true,
                    ..
                } if led || events[..index].iter().any(is_act) => return index,
                Event::Key {
                    key: Key::Tab | Key::Enter | Key::Escape,
                    pressed: true,
                    ..
                } => {
                    self.led = true;
                    if rest.iter().any(is_act) {
                        return index + 1;
                    }
                }
                _ => {}
            }
        }
        self.fresh &= !moved;
        events.len()
    }
}

/// Whether an event may mean another thing once the window has answered those before it.
fn is_act(event: &Event) -> bool {
    match event {
        Event::PointerMoved(_) | Event::PointerButton { .. } => true,
        Event::Text(_) | Event::Paste(_) | Event::Cut | Event::Copy => true,
        Event::Key { pressed, .. } => *pressed,
        _ => false,
    }
}

impl Plugin for InputSteps {
    fn debug_name(&self) -> &'static str {
        "input steps"
    }

    fn input_hook(&mut self, _: &Context, input: &mut RawInput) {
        let mut events = std::mem::take(&mut self.waiting);
        events.append(&mut input.events);
        let cut = self.cut(&events);
        self.waiting = events.split_off(cut);
        input.events = events;
    }

    fn on_end_pass(&mut self, ui: &mut Ui) {
        if !self.waiting.is_empty() {
            ui.ctx().request_repaint();
        }
    }
}

/// Where a button of the pointer went down last: what was clicked lay there, wherever the hand has slipped to
/// since.
pub fn pressed_at(ctx: &Context) -> Option<Pos2> {
    ctx.with_plugin(|steps: &mut InputSteps| steps.pressed_at)
        .flatten()
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::{Modifiers, PointerButton, pos2};

    fn moved(x: f32) -> Event {
        Event::PointerMoved(pos2(x, 0.0))
    }

    fn button(x: f32, pressed: bool) -> Event {
        Event::PointerButton {
            pos: pos2(x, 0.0),
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
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

    /// The events of each frame, if all came in the first.
    fn frames(events: Vec<Event>) -> Vec<Vec<Event>> {
        let mut steps = InputSteps::default();
        let mut frames = Vec::new();
        let mut input = RawInput {
            events,
            ..RawInput::default()
        };
        loop {
            steps.input_hook(&Context::default(), &mut input);
            frames.push(std::mem::take(&mut input.events));
            assert!(frames.len() < 20, "it comes to an end");
            if steps.waiting.is_empty() {
                return frames;
            }
        }
    }

    #[test]
    fn a_flick_in_one_frame_is_a_press_a_way_and_a_release() {
        let flick = vec![
            moved(1.0),
            button(1.0, true),
            moved(40.0),
            moved(90.0),
            button(90.0, false),
            moved(95.0),
        ];
        let expected = [
            vec![moved(1.0), button(1.0, true)],
            vec![moved(40.0), moved(90.0)],
            vec![button(90.0, false)],
            vec![moved(95.0)],
        ];
        assert_eq!(frames(flick), expected);
    }

    #[test]
    fn what_is_typed_after_tab_waits_for_the_next_field() {
        let digit = || Event::Text("7".to_owned());
        let typed = vec![digit(), key(Key::Tab), digit()];
        let expected = [vec![digit()], vec![key(Key::Tab)], vec![digit()]];
        assert_eq!(frames(typed), expected);
    }

    #[test]
    fn tab_waits_for_the_field_that_a_click_opened() {
        let click = || vec![button(1.0, true), button(1.0, false), key(Key::Tab)];
        let expected = [
            vec![button(1.0, true)],
            vec![button(1.0, false)],
            vec![],
            vec![key(Key::Tab)],
        ];
        assert_eq!(frames(click()), expected);
        // Who is slower waits for nothing.
        let mut steps = InputSteps::default();
        for events in [&click()[..1], &click()[1..2], &[], &click()[2..]] {
            assert_eq!(steps.cut(events), events.len(), "{events:?}");
        }
    }

    #[test]
    fn what_comes_one_by_one_is_handed_on_as_it_comes() {
        for events in [
            vec![moved(1.0), moved(2.0)],
            vec![moved(2.0), button(2.0, true)],
            vec![Event::Text("12".to_owned())],
            vec![],
        ] {
            assert_eq!(frames(events.clone()), [events]);
        }
        let mut steps = InputSteps::default();
        for events in [
            vec![button(1.0, true)],
            vec![moved(20.0)],
            vec![moved(30.0), button(30.0, false)],
        ] {
            assert_eq!(steps.cut(&events), events.len(), "{events:?}");
        }
        assert_eq!(steps.pressed_at, Some(pos2(1.0, 0.0)));
    }
}
