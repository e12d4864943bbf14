//! Delivers input act by act, however late a frame comes.
//!
//! egui looks once a frame at what is under the pointer's last position. If a press and a move come in one frame, the
//! press would hit what is at the end of the move; with the release in it too, a quick drag would be none; and digits
//! typed after Tab would go to the field before. So everything after such an act waits for the next frame, which is
//! requested at once.
//!
//! Typed text waits one frame more: a field that a click or a key opened gets the focus in the frame after the command
//! was carried out, and text in that frame would be lost.

use egui::{Context, Event, Key, Plugin, Pos2, RawInput, Ui};

/// Passes on at most one press, release or focus-moving key per frame, and no typed text in the frame after it.
#[derive(Default)]
pub struct InputSteps {
    waiting: Vec<Event>,
    /// True if a button went down and no frame has seen the pointer move since.
    fresh: bool,
    /// True if the previous frame had a click or a focus-moving key.
    led: bool,
    /// Position of the last button press.
    pressed_at: Option<Pos2>,
}

impl InputSteps {
    /// Number of these events for the next frame; updates the state for all of them.
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
                    // Text that an input method commits now belongs to the field that the press leaves.
                    let acts = |event: &Event| is_act(event) && !matches!(event, Event::Ime(_));
                    if rest.iter().any(acts) {
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
                _ if led && is_typed(event) => return index,
                Event::Key {
                    key: Key::Tab,
                    pressed: true,
                    ..
                } if events[..index].iter().any(is_act) => return index,
                _ if leads(event) => {
                    self.led = true;
                    // The character of a command key goes with the key, so that no field gets it.
                    let own = matches!(rest.first(), Some(Event::Text(_))) && is_sign(event);
                    let next = index + 1 + usize::from(own);
                    if events[next..].iter().any(is_act) {
                        return next;
                    }
                }
                _ => {}
            }
        }
        self.fresh &= !moved;
        events.len()
    }
}

/// True if an event's meaning may depend on the window's response to earlier ones.
fn is_act(event: &Event) -> bool {
    matches!(event, Event::PointerMoved(_) | Event::PointerButton { .. }) || is_typed(event)
}

/// True if an event goes to the focused widget. Composed letters come from an input method.
fn is_typed(event: &Event) -> bool {
    match event {
        Event::Text(_) | Event::Ime(_) | Event::Paste(_) | Event::Cut | Event::Copy => true,
        Event::Key { pressed, .. } => *pressed,
        _ => false,
    }
}

/// True if an event is a key that may move the focus: from field to field, or into a field that it opens. Repeats of a
/// held key are not.
fn leads(event: &Event) -> bool {
    let Event::Key {
        key,
        pressed: true,
        repeat: false,
        modifiers,
        ..
    } = event
    else {
        return false;
    };
    let command = modifiers.command || (Key::F1..=Key::F35).contains(key);
    command || matches!(key, Key::Tab | Key::Enter | Key::Escape) || is_sign(event)
}

/// True if an event is a key that is both a command and typed text.
fn is_sign(event: &Event) -> bool {
    matches!(
        event,
        Event::Key {
            key: Key::Slash,
            ..
        }
    )
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

/// Position of the last button press: what was clicked is there, wherever the pointer slipped since.
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

    /// The events of each frame, if all arrive in the first.
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
        let expected = [vec![digit()], vec![key(Key::Tab)], vec![], vec![digit()]];
        assert_eq!(frames(typed), expected);
    }

    #[test]
    fn what_is_typed_after_a_key_that_opens_a_field_waits_until_it_has_the_keyboard() {
        let letter = || Event::Text("c".to_owned());
        let find = || Event::Key {
            key: Key::F,
            physical_key: None,
            pressed: true,
            repeat: false,
            modifiers: Modifiers::COMMAND,
        };
        for opener in [find(), key(Key::F1), key(Key::Enter)] {
            let typed = vec![opener.clone(), letter(), letter()];
            let expected = [vec![opener], vec![], vec![letter(), letter()]];
            assert_eq!(frames(typed), expected);
        }
        let (slash, sign) = (key(Key::Slash), Event::Text("/".to_owned()));
        let typed = vec![slash.clone(), sign.clone(), letter()];
        let expected = [vec![slash, sign], vec![], vec![letter()]];
        assert_eq!(frames(typed), expected);
        // Also where the letter comes alone in the next frame.
        let mut steps = InputSteps::default();
        assert_eq!(steps.cut(&[find()]), 1);
        assert_eq!(steps.cut(&[letter()]), 0);
        assert_eq!(steps.cut(&[letter()]), 1);
    }

    #[test]
    fn a_command_that_is_pressed_twice_is_done_twice() {
        let undo = |repeat| Event::Key {
            key: Key::Z,
            physical_key: None,
            pressed: true,
            repeat,
            modifiers: Modifiers::COMMAND,
        };
        let twice = vec![undo(false), undo(false)];
        let expected = [vec![undo(false)], vec![], vec![undo(false)]];
        assert_eq!(frames(twice), expected);
        // Held down it waits for nothing, or it would go on when it is let go.
        let held = vec![undo(true), undo(true)];
        assert_eq!(frames(held.clone()), [held]);
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
        // Slower input waits for nothing.
        let mut steps = InputSteps::default();
        for events in [&click()[..1], &click()[1..2], &[], &click()[2..]] {
            assert_eq!(steps.cut(events), events.len(), "{events:?}");
        }
    }
}
