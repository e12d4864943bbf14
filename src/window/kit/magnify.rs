//! The whole window larger or smaller, for projectors and tired eyes: the steps, the keys, and how to reach
//! everything when it no longer fits.

use crate::window::kit::app_context::AppContext;
use crate::window::kit::command::ShellCommand;
use crate::window::kit::theme;
use egui::{Context, Event, Id, Key, Rect, ScrollArea, Sense, Ui, UiBuilder, Vec2, vec2};

/// Smallest size of the window, in points.
pub const LEAST_WINDOW: Vec2 = vec2(480.0, 320.0);

/// How much room something needs, in points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Room {
    /// The smallest size in which it is shown without scrolling.
    pub least: Vec2,
    /// The size of its layout while it is scrolled.
    pub scrolled: Vec2,
}

impl Room {
    /// What a game needs that says nothing else.
    pub const GAME: Room = Room {
        least: vec2(900.0, 560.0),
        scrolled: vec2(900.0, 680.0),
    };
    /// What a board with panels beside it needs: the panels scroll by themselves, the board is shown smaller.
    pub const BOARD: Room = Room {
        least: vec2(700.0, 400.0),
        scrolled: vec2(700.0, 400.0),
    };
    /// What pages to read need: their lines break where the window ends.
    pub const PAGES: Room = Room {
        least: vec2(640.0, 300.0),
        scrolled: vec2(640.0, 300.0),
    };
}

/// The sizes that are offered, in percent.
pub const SCALES: [u16; 5] = [100, 125, 150, 175, 200];

/// Ctrl+Shift and plus, minus or 0, wherever the keyboard is.
pub fn keys(ctx: &Context, app: &mut AppContext) {
    let pressed = ctx.input_mut(|input| {
        let at = input
            .events
            .iter()
            .position(|event| meant(event).is_some())?;
        meant(&input.events.remove(at))
    });
    let present = (app.settings.scale * 100.0).round() as u16;
    let wanted = match pressed {
        Some(Press::Larger) => SCALES.into_iter().find(|&step| step > present),
        Some(Press::Smaller) => SCALES.into_iter().rev().find(|&step| step < present),
        Some(Press::Whole) => Some(100),
        None => None,
    };
    if let Some(percent) = wanted {
        app.send_to_shell(ShellCommand::Scale(percent));
        app.say(app.text.msg_magnified(percent.to_string()));
    }
}

/// What a person wants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Press {
    Larger,
    Smaller,
    Whole,
}

/// What a key means. With Shift, plus and minus are other characters on most keyboards: then the place of
/// the key decides, that of the Italian, Spanish or American one.
fn meant(event: &Event) -> Option<Press> {
    let Event::Key {
        key,
        physical_key,
        pressed: true,
        modifiers,
        ..
    } = event
    else {
        return None;
    };
    if !modifiers.command || !modifiers.shift || modifiers.alt {
        return None;
    }
    match physical_key.unwrap_or(*key) {
        Key::Num0 => Some(Press::Whole),
        Key::Equals | Key::CloseBracket => Some(Press::Larger),
        Key::Minus | Key::Slash => Some(Press::Smaller),
        _ => match key {
            Key::Plus => Some(Press::Larger),
            Key::Minus => Some(Press::Smaller),
            _ => None,
        },
    }
}

/// Shows `contents` in all of the window; in one that has less than the `needed` room, with bars to scroll.
pub fn in_room(ui: &mut Ui, needed: Room, contents: impl FnOnce(&mut Ui)) {
    let room = ui.available_size();
    if room.x >= needed.least.x && room.y >= needed.least.y {
        contents(ui);
        return;
    }
    // Around the bars nothing else is painted.
    let paper = ui.visuals().panel_fill;
    ui.painter().rect_filled(ui.max_rect(), 0.0, paper);
    let (inside, looks) = (ui.spacing().scroll, ui.visuals().widgets.clone());
    // Bars that one sees without looking for them, and without seeing nothing else.
    let quiet = theme::of(ui).quiet;
    let widgets = &mut ui.visuals_mut().widgets;
    for bar in [
        &mut widgets.inactive,
        &mut widgets.hovered,
        &mut widgets.active,
    ] {
        bar.fg_stroke.color = quiet;
    }
    let bars = &mut ui.spacing_mut().scroll;
    *bars = egui::style::ScrollStyle::solid();
    bars.foreground_color = true;
    bars.bar_width = 8.0;
    // A bar at one side takes room from the other.
    let bar = bars.allocated_width();
    let size = (room - Vec2::splat(bar)).max(needed.scrolled);
    ScrollArea::both()
        .id_salt("the whole window")
        .auto_shrink(false)
        // The wheel is for what is shown.
        .scroll_source(egui::scroll_area::ScrollSource::SCROLL_BAR)
        .show(ui, |ui| {
            ui.spacing_mut().scroll = inside;
            ui.visuals_mut().widgets = looks;
            let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
            ui.scope_builder(UiBuilder::new().max_rect(rect), contents);
            if let Some(rect) = newly_focused(ui) {
                ui.scroll_to_rect(rect, None);
            }
        });
}

/// Shows `contents` of a menu or a question, to be scrolled where the window is too low for them.
pub fn in_sight<R>(ui: &mut Ui, contents: impl FnOnce(&mut Ui) -> R) -> R {
    in_sight_above(ui, 0.0, contents)
}

/// As [`in_sight`], with room kept for what stands above and below and is always seen, in points.
pub fn in_sight_above<R>(ui: &mut Ui, kept: f32, contents: impl FnOnce(&mut Ui) -> R) -> R {
    // What the frame around them takes, and the edge of the window.
    const AROUND: f32 = 56.0;
    let room = (ui.ctx().content_rect().height() - AROUND - kept).max(60.0);
    // By itself an area in a menu would have the height that the menu had at first.
    let area = ScrollArea::vertical()
        .max_height(room)
        .min_scrolled_height(room);
    area.show(ui, contents).inner
}

/// Where the keyboard is, if it just came there: that must be seen.
fn newly_focused(ui: &Ui) -> Option<Rect> {
    let id = Id::unique("focus of the whole window");
    let focused = ui.memory(|memory| memory.focused());
    let before = ui.data_mut(|data| {
        let before: Option<Id> = data.get_temp(id).flatten();
        data.insert_temp(id, focused);
        before
    });
    let focused = focused.filter(|_| focused != before)?;
    Some(ui.ctx().read_response(focused)?.rect)
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::Modifiers;

    fn press(key: Key, physical: Option<Key>, modifiers: Modifiers) -> Option<Press> {
        meant(&Event::Key {
            key,
            physical_key: physical,
            pressed: true,
            repeat: false,
            modifiers,
        })
    }

    #[test]
    fn plus_and_minus_are_where_the_keyboard_has_them() {
        let both = Modifiers::COMMAND | Modifiers::SHIFT;
        // American: Shift and the key of = is +; Italian: Shift and 0 is =, Shift and + is *.
        assert_eq!(
            press(Key::Plus, Some(Key::Equals), both),
            Some(Press::Larger)
        );
        assert_eq!(
            press(Key::Equals, Some(Key::Num0), both),
            Some(Press::Whole)
        );
        assert_eq!(
            press(Key::CloseBracket, Some(Key::CloseBracket), both),
            Some(Press::Larger)
        );
        assert_eq!(
            press(Key::Slash, Some(Key::Slash), both),
            Some(Press::Smaller)
        );
        // Of a key pad.
        assert_eq!(press(Key::Plus, None, both), Some(Press::Larger));
        assert_eq!(press(Key::Minus, None, both), Some(Press::Smaller));
        assert_eq!(press(Key::Plus, Some(Key::Plus), Modifiers::COMMAND), None);
        assert_eq!(press(Key::Z, Some(Key::Z), both), None);
    }
}
