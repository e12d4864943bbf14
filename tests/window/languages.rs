//! Every tab in every language: each letter has a shape, and nothing is wider than the window.

use crate::support::{Folder, Person};
use clickomania::app::command::Command;
use clickomania::text::{Language, Text};
use egui::{Rect, vec2};
use egui_kittest::kittest::NodeT as _;

/// The smallest window.
const WIDTH: f32 = 900.0;

#[test]
fn the_tabs_of_a_small_window_have_room_in_every_language() {
    for language in Language::complete() {
        let folder = Folder::new();
        let mut person = Person::sits_down_at(&folder.0, vec2(WIDTH, 560.0));
        person.commands(Command::Language(language));
        let text = Text::load(language).unwrap();
        let tabs = [
            (text.msg_mode_mines(), text.msg_mines_new()),
            (text.msg_mode_third(), text.msg_third_new()),
            (text.msg_mode_tantrix(), text.msg_tantrix_kind_challenge()),
            (text.msg_mode_tantrix(), text.msg_tantrix_kind_board()),
            (text.msg_mode_tantrix(), text.msg_tantrix_kind_puzzle()),
        ];
        for (tab, inside) in tabs {
            person.presses(&tab);
            assert!(person.sees(&inside), "{language:?} {tab}: {inside}");
            if tab == text.msg_mode_tantrix() {
                person.presses(&inside);
            }
            let seen = named(&person);
            assert!(seen.len() > 20, "{language:?} {tab}: {}", seen.len());
            for (name, rect) in seen {
                let fits = rect.left() >= -0.5 && rect.right() <= WIDTH + 0.5;
                assert!(fits, "{language:?} {tab}: {name} at {rect:?}");
            }
        }
    }
}

/// The things that have a name, and where they are.
fn named(person: &Person) -> Vec<(String, Rect)> {
    let root = person.harness.root();
    let nodes = root.children_recursive();
    nodes
        .filter_map(|node| Some((node.accesskit_node().label()?, node.rect())))
        .collect()
}
