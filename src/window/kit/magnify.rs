//! The scale of the window, for projectors and tired eyes: steps, keys, and scrolling when the content no longer fits.

use crate::window::kit::app_context::AppContext;
use crate::window::kit::command::ShellCommand;
use crate::window::kit::theme;
use egui::{Context, Event, Id, Key, Rect, ScrollArea, Sense, Ui, UiBuilder, Vec2, vec2};

/// Smallest size of the window, in points.
pub const MIN_WINDOW: Vec2 = vec2(480.0, 320.0);

/// The space that a mode needs, in points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Room {
    /// Smallest size shown without scrolling.
    pub least: Vec2,
    /// Size of the layout while it scrolls.
    pub scrolled: Vec2,
}

impl Room {
    /// The default for a game.
    pub const GAME: Room = Room {
        least: vec2(900.0, 560.0),
        scrolled: vec2(900.0, 680.0),
    };
    /// For a board with panels: the panels scroll separately, the board shrinks.
    pub const BOARD: Room = Room {
        least: vec2(700.0, 400.0),
        scrolled: vec2(700.0, 400.0),
    };
    /// For pages of text: lines wrap at the window.
    pub const PAGES: Room = Room {
        least: vec2(640.0, 300.0),
        scrolled: vec2(640.0, 300.0),
    };
}

/// Offered scales, in percent.
pub const SCALES: [u16; 5] = [100, 125, 150, 175, 200];

/// Handles Ctrl+Shift with plus, minus or 0, wherever the focus is.
pub fn keys(ctx: &Context, app: &mut AppContext) {
    let pressed = ctx.input_mut(|input| {
        let at = input
            .events
            .iter()
            .position(|event| scale_change(event).is_some())?;
        scale_change(&input.events.remove(at))
    });
    let present = (app.settings.scale * 100.0).round() as u16;
    let wanted = match pressed {
        Some(ScaleChange::Larger) => SCALES.into_iter().find(|&step| step > present),
        Some(ScaleChange::Smaller) => SCALES.into_iter().rev().find(|&step| step < present),
        Some(ScaleChange::Whole) => Some(100),
        None => None,
    };
    if let Some(percent) = wanted {
        app.send_to_shell(ShellCommand::Scale(percent));
        app.say(app.text.msg_magnified(percent.to_string()));
    }
}

/// A change of scale.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum ScaleChange {
    Larger,
    Smaller,
    Whole,
}

/// The meaning of a key. With Shift, plus and minus produce other characters on most keyboards, so the physical key of
/// an Italian, Spanish or American layout decides.
fn scale_change(event: &Event) -> Option<ScaleChange> {
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
        Key::Num0 => Some(ScaleChange::Whole),
        Key::Equals | Key::CloseBracket => Some(ScaleChange::Larger),
        Key::Minus | Key::Slash => Some(ScaleChange::Smaller),
        _ => match key {
            Key::Plus => Some(ScaleChange::Larger),
            Key::Minus => Some(ScaleChange::Smaller),
            _ => None,
        },
    }
}

/// Shows `contents` in the whole window; with scroll bars if the window is smaller than `needed`.
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
    // Visible bars that do not distract.
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
    // A bar on one side reduces the room on the other.
    let bar = bars.allocated_width();
    let size = (room - Vec2::splat(bar)).max(needed.scrolled);
    ScrollArea::both()
        .id_salt("the whole window")
        .auto_shrink(false)
        // The content handles the wheel.
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

/// Shows the `contents` of a menu or dialog, scrolling if the window is too low.
pub fn in_sight<R>(ui: &mut Ui, contents: impl FnOnce(&mut Ui) -> R) -> R {
    in_sight_above(ui, 0.0, contents)
}

/// As [`in_sight`], reserving height for what is always visible above and below, in points.
pub fn in_sight_above<R>(ui: &mut Ui, kept: f32, contents: impl FnOnce(&mut Ui) -> R) -> R {
    // The margins of their frame and of the window.
    const AROUND: f32 = 56.0;
    let room = (ui.ctx().content_rect().height() - AROUND - kept).max(60.0);
    // By itself an area in a menu would have the height that the menu had at first.
    let area = ScrollArea::vertical()
        .max_height(room)
        .min_scrolled_height(room);
    area.show(ui, contents).inner
}

/// The widget that just got the focus and must be scrolled into view.
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

    fn press(key: Key, physical: Option<Key>, modifiers: Modifiers) -> Option<ScaleChange> {
        scale_change(&Event::Key {
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
            Some(ScaleChange::Larger)
        );
        assert_eq!(
            press(Key::Equals, Some(Key::Num0), both),
            Some(ScaleChange::Whole)
        );
        assert_eq!(
            press(Key::CloseBracket, Some(Key::CloseBracket), both),
            Some(ScaleChange::Larger)
        );
        assert_eq!(
            press(Key::Slash, Some(Key::Slash), both),
            Some(ScaleChange::Smaller)
        );
        // Of a key pad.
        assert_eq!(press(Key::Plus, None, both), Some(ScaleChange::Larger));
        assert_eq!(press(Key::Minus, None, both), Some(ScaleChange::Smaller));
        assert_eq!(press(Key::Plus, Some(Key::Plus), Modifiers::COMMAND), None);
        assert_eq!(press(Key::Z, Some(Key::Z), both), None);
    }
}
