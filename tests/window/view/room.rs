//! The window larger, and too small for what is in it.

use super::BIN;
use crate::support::{Folder, Person};
use clickomania::window::clickomania::command::ClickomaniaCommand;
use clickomania::window::kit::command::{Chapter, ShellCommand};
use clickomania::window::kit::game_id::GameId;
use egui::{Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, TouchPhase, pos2, vec2};
use egui_kittest::kittest::Queryable as _;

#[test]
fn the_whole_window_grows_by_keys_and_stays_so() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    let both = Modifiers::COMMAND | Modifiers::SHIFT;
    for _ in 0..4 {
        person.key(both, Key::Plus);
    }
    assert!(
        person.status().contains("200\u{a0}%"),
        "{}",
        person.status()
    );
    assert_eq!(person.harness.ctx.zoom_factor(), 2.0);
    person.key(both, Key::Plus);
    assert_eq!(person.harness.ctx.zoom_factor(), 2.0);
    person.leaves();

    let mut person = Person::sits_down(&folder.0);
    assert_eq!(person.harness.ctx.zoom_factor(), 2.0);
    person.key(both, Key::Minus);
    assert_eq!(person.harness.ctx.zoom_factor(), 1.75);
    person.key(both, Key::Num0);
    assert_eq!(person.harness.ctx.zoom_factor(), 1.0);
}

#[test]
fn everything_is_within_reach_where_the_window_is_too_small_for_it() {
    let folder = Folder::new();
    // 1024 x 640 at 200 %.
    let mut person = Person::sits_down_at(&folder.0, vec2(512.0, 320.0));
    let screen = person.harness.ctx.content_rect();
    for tab in GameId::ALL {
        person.commands(ClickomaniaCommand::Shell(ShellCommand::Show(tab)));
        person.waits();
    }
    person.commands(ClickomaniaCommand::Shell(ShellCommand::Show(
        GameId::Clickomania,
    )));
    assert!(!screen.contains_rect(person.finds(BIN)));
    person.harness.get_by_label(BIN).focus();
    person.waits();
    let bin = person.finds(BIN);
    assert!(screen.contains_rect(bin), "{bin:?}");
    // Bars lead there too.
    let bar = screen.right_bottom() - vec2(40.0, 4.0);
    person.drags(bar, bar - vec2(400.0, 0.0));
    assert!(!screen.contains_rect(person.finds(BIN)));
    assert!(screen.contains_rect(person.finds("Gioca")));
}

#[test]
fn menus_are_scrolled_where_the_window_is_low() {
    let folder = Folder::new();
    let size = vec2(1000.0, 400.0);
    let mut person = Person::sits_down_at(&folder.0, size);
    for (button, last) in [
        ("Parete 1: scegli un'altra parete", "Copia come testo"),
        ("File", "Per chi insegna…"),
    ] {
        person.presses(button);
        person.waits();
        assert!(person.finds(last).max.y > size.y, "{button} has room");
        let over = person.finds(last).center().x;
        person.harness.hover_at(pos2(over, 200.0));
        person.waits();
        for _ in 0..8 {
            person.harness.event(Event::MouseWheel {
                unit: MouseWheelUnit::Point,
                delta: vec2(0.0, -100.0),
                modifiers: Modifiers::NONE,
                phase: TouchPhase::Move,
                source: MouseWheelSource::Unknown,
            });
            person.waits();
        }
        assert!(person.finds(last).max.y < size.y, "{last}");
        person.key(Modifiers::NONE, Key::Escape);
        person.waits();
    }
}

#[test]
fn help_fits_where_a_game_must_be_scrolled() {
    let folder = Folder::new();
    // 1440 by 900 pixels at 200 percent.
    let size = vec2(720.0, 450.0);
    let mut person = Person::sits_down_at(&folder.0, size);
    person.commands(ClickomaniaCommand::Shell(ShellCommand::Help(
        Chapter::rules(GameId::Clickomania),
    )));
    for name in ["Italiano", "Aspetto"] {
        let rect = person.finds(name);
        assert!(rect.max.x <= size.x, "{name}: {rect:?}");
    }
    // A line of the page ends within the window.
    let line = person
        .harness
        .get_by_label_contains("La parete ha 9 righe")
        .rect();
    assert!(line.max.x <= size.x && line.width() > 300.0, "{line:?}");
}

#[test]
fn nothing_in_the_bar_touches_in_the_smallest_window() {
    let folder = Folder::new();
    let mut person = Person::sits_down_at(&folder.0, vec2(900.0, 560.0));
    for language in engine::text::Language::complete() {
        person.commands(ClickomaniaCommand::Shell(ShellCommand::Language(language)));
        let text = engine::text::Text::load(language).unwrap();
        let tab = person.finds(&text.msg_mode_tantrix());
        let button = person.finds(&format!("{} (F6)", text.msg_menu_compare()));
        assert!(
            button.min.x - tab.max.x >= 8.0,
            "{language:?}: {tab:?} {button:?}"
        );
    }
}
