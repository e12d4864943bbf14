//! What appears in the drawer lies right in the frame in which it appears.

use crate::support::{Folder, Person};
use clickomania::window::clickomania::ClickomaniaMode;
use clickomania::window::clickomania::command::{
    ClickomaniaCommand, GoalsCommand, HintCommand, VerdictCommand, ViewCommand,
};
use clickomania::window::kit::command::{FileCommand, ShellCommand};
use egui::{Key, Modifiers, Rect, Role, Shape, Vec2, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use engine::text::{Language, Text};

/// With the drawer beside the program, and with it below.
const SIZES: [Vec2; 3] = [vec2(1440.0, 900.0), vec2(1024.0, 640.0), vec2(900.0, 560.0)];
/// All that can lie in the drawer.
const SHEETS: [ClickomaniaCommand; 4] = [
    ClickomaniaCommand::Verdict(VerdictCommand::Show),
    ClickomaniaCommand::View(ViewCommand::ShowCosts),
    ClickomaniaCommand::Goals(GoalsCommand::Show),
    ClickomaniaCommand::Hint(HintCommand::More),
];

impl Person<'_> {
    /// What is painted as text, where it stands, and the place within which it is seen.
    fn texts_in_place(&self) -> Vec<(String, Rect, Rect)> {
        fn texts(shape: &Shape, clip: Rect, found: &mut Vec<(String, Rect, Rect)>) {
            match shape {
                // An empty one stands nowhere.
                Shape::Text(text) if text.galley.mesh_bounds.is_positive() => {
                    let words = text.galley.text().to_owned();
                    found.push((words, text.visual_bounding_rect(), clip));
                }
                Shape::Vec(shapes) => shapes.iter().for_each(|shape| texts(shape, clip, found)),
                _ => {}
            }
        }
        let mut found = Vec::new();
        for clipped in &self.harness.output().shapes {
            texts(&clipped.shape, clipped.clip_rect, &mut found);
        }
        found
    }

    /// Where the picture of a wall with this title is.
    fn wall_called(&self, title: &str) -> Rect {
        let mut pictures = self.harness.query_all_by_role(Role::Image);
        let called = pictures.find(|node| {
            let name = node.accesskit_node().label();
            name.is_some_and(|name| name.starts_with(title))
        });
        called
            .unwrap_or_else(|| panic!("{title}: {:?}", self.names()))
            .rect()
    }

    /// Looks at frame after frame: what appears in one lies there in the next as it did. How often something appeared.
    fn sees_things_lie_right(&mut self, what: &str) -> usize {
        let mut before = self.texts_in_place();
        let (mut appeared, mut news) = (0, false);
        for _ in 0..12 {
            self.harness.run_steps(1);
            let now = self.texts_in_place();
            let words = |texts: &[(String, Rect, Rect)]| {
                let words = texts.iter().map(|(words, _, _)| words.clone());
                words.collect::<Vec<String>>()
            };
            if words(&now) == words(&before) {
                assert_eq!(now, before, "{what}");
                appeared += usize::from(std::mem::take(&mut news));
            } else {
                news = true;
            }
            before = now;
        }
        appeared
    }
}

#[test]
fn in_every_drawer_things_lie_right_in_the_frame_in_which_they_appear() {
    let wrong = "Program(format: 1, name: \"prova\", on_click: [Remove(Clicked), DropAll])";
    let text = Text::load(Language::It).unwrap();
    for size in SIZES {
        let folder = Folder::new();
        let mut person = Person::sits_down_at(&folder.0, size);
        person.harness.state_mut().judge().close(false);
        let file = folder.file("wrong.ron");
        std::fs::write(&file, wrong).unwrap();
        person.commands(ClickomaniaCommand::File(FileCommand::OpenFile(file)));
        person.waits_until("the verdict", |person| {
            let wrong = |name: &String| name.starts_with("Verdetto: parete sbagliata");
            person.names().iter().any(wrong)
        });
        person.waits_until("the judge rests", |person| {
            person.harness.state_mut().judge().rests()
        });
        for sheet in SHEETS {
            person.waits();
            let what = format!("{sheet:?} {size}");
            let context = person.harness.ctx.clone();
            let window = person.harness.state_mut();
            window.perform::<ClickomaniaMode>(&context, sheet);
            assert!(person.sees_things_lie_right(&what) > 0, "{what} opens");
            let seeking = text.msg_hinting_seeking();
            while person.shows_text(&seeking) {
                person.sees_things_lie_right(&what);
            }
            // Where it is a line, it is folded and unfolded.
            for name in [text.msg_drawer_less(), text.msg_drawer_more()] {
                if size.x >= 1280.0 {
                    continue;
                }
                let at = person.finds(&name).center();
                person.harness.hover_at(at);
                person.harness.drag_at(at);
                person.harness.drop_at(at);
                assert!(person.sees_things_lie_right(&what) > 0, "{what}: {name}");
            }
            person.key(Modifiers::NONE, Key::Escape);
        }
    }
}

#[test]
fn the_walls_of_a_case_stand_beside_each_other_and_its_button_above_them() {
    let wrong = "Program(format: 1, name: \"prova\", on_click: [Remove(Clicked), DropAll])";
    for size in SIZES {
        let folder = Folder::new();
        let mut person = Person::sits_down_at(&folder.0, size);
        person.harness.state_mut().judge().close(false);
        let file = folder.file("wrong.ron");
        std::fs::write(&file, wrong).unwrap();
        person.commands(ClickomaniaCommand::File(FileCommand::OpenFile(file)));
        person.commands(SHEETS[0].clone());
        person.waits_until("the judge rests", |person| {
            person.sees("Carica e guarda") && person.harness.state_mut().judge().rests()
        });
        for language in Language::complete() {
            person.commands(ClickomaniaCommand::Shell(ShellCommand::Language(language)));
            person.waits();
            let text = Text::load(language).unwrap();
            let titles = [
                text.msg_judge_expected(),
                text.msg_judge_obtained(),
                text.msg_judging_before(),
            ];
            let walls = titles.map(|title| person.wall_called(&title));
            let button = person.finds(&text.msg_judging_watch());
            for wall in walls {
                assert!(button.max.y <= wall.min.y, "{language:?} {size}");
            }
            assert_eq!(walls[0].min.y, walls[1].min.y, "{language:?} {size}");
            if size.x == 1024.0 {
                // The third one stands beside the others, and is seen whole.
                assert_eq!(walls[0].min.y, walls[2].min.y, "{language:?} {size}");
                assert_eq!(walls[0].width(), walls[2].width(), "{language:?} {size}");
            }
        }
    }
}
