//! Nothing moves that the person did not move: hat, card, goals, wall and verdict stay where they are from the first card of
//! a lesson to the last, and whatever opens in free building.

use super::{costs, rules};
use crate::support::*;

/// Where the things are that must not move.
pub(super) type Places = Vec<(String, Rect)>;

impl Person {
    pub(super) fn places(&mut self) -> Places {
        let mut places = Places::new();
        let canvas = self.clickomania().canvas();
        let hat = canvas.view.rect_to_window(canvas.layout().hat().rect);
        places.push(("hat".to_owned(), hat));
        if let Some(card) = self.clickomania().lesson().place() {
            places.push(("card".to_owned(), card));
        }
        for (row, column) in [(0, 0), (8, 8)] {
            let brick = self.brick(Cell::new(row, column).unwrap());
            places.push((format!("cell {row} {column}"), brick));
        }
        let goals = self.document().task().task().goals.clone();
        for goal in goals {
            let goal = goal.to_string();
            let names = [
                text().msg_band_goal_reached(&goal),
                text().msg_band_goal_next(&goal),
                text().msg_band_goal_ahead(&goal),
            ];
            let name = names.iter().find(|name| self.sees(name));
            if let Some(name) = name {
                places.push((format!("goal {goal}"), self.finds(name)));
            }
        }
        if let Some(name) = self.named(verdict("")) {
            places.push(("verdict".to_owned(), self.finds(name)));
        }
        places
    }

    /// Everything is where it was.
    pub(super) fn keeps_places_of(&mut self, before: &Places, what: &str) {
        let now = self.places();
        for (name, place) in before {
            let is = now.iter().find(|(other, _)| other == name);
            let Some((_, is)) = is else {
                panic!("{what}: {name} is gone");
            };
            let moved = (is.min - place.min)
                .length()
                .max((is.max - place.max).length());
            assert!(
                moved <= 1.0,
                "{what}: {name} was at {place:?}, is at {is:?}"
            );
        }
    }

    /// Does something that is no move of the things on the window.
    fn still(&mut self, before: &Places, what: &str, act: impl FnOnce(&mut Person)) {
        act(self);
        self.harness.run_steps(2);
        self.keeps_places_of(before, what);
    }

    /// Opens and closes everything in free building.
    fn builds_freely(&mut self) {
        self.opens_blocks(
            "on_click: [InfectArea(Clicked), RemoveInfected, CompactColumn(Number(0)), DropAll]",
        );
        self.judges(true);
        self.waits_for_the_judge();
        let before = self.places();
        let sheets: [ClickomaniaCommand; 4] = [
            VerdictCommand::Show.into(),
            ViewCommand::ShowCosts.into(),
            GoalsCommand::Show.into(),
            HintCommand::More.into(),
        ];
        for sheet in sheets {
            let what = format!("{sheet:?}");
            self.still(&before, &what, |person| person.commands(sheet));
            self.still(&before, &format!("{what}, closed"), Person::escapes);
        }
        self.still(&before, "the text", |person| {
            person.commands(ViewCommand::FoldLesson)
        });
        self.still(&before, "the text, closed", Person::escapes);
        self.still(&before, "a game", |person| {
            person.commands(PlaybackCommand::Play);
        });
        self.sets_speed(0.0);
        self.still(&before, "a slow move", |person| {
            let brick = playable(&person.wall(), GroupKind::Area)
                .into_iter()
                .next()
                .expect("a brick can be clicked");
            person.commands(PlaybackCommand::Click(brick));
            person.commands(PlaybackCommand::Travel(TravelCommand::Pause));
        });
        self.still(&before, "the next step", |person| {
            person.commands(PlaybackCommand::Travel(TravelCommand::Step));
        });
        self.still(&before, "its end", |person| {
            person.commands(PlaybackCommand::Finish)
        });
        self.still(&before, "a cheaper program", |person| {
            person.opens_blocks("on_click: [InfectArea(Clicked), RemoveInfected, DropAll]");
            person.waits_for_the_judge();
        });
        self.still(&before, "a wrong program", |person| {
            person.opens_blocks("on_click: [InfectArea(Clicked), RemoveInfected]");
            person.waits_for_the_judge();
        });
        self.still(&before, "an unfinished program", |person| {
            person.opens_blocks("on_click: [Infect(Hole)]");
        });
    }
}

#[test]
fn nothing_moves_that_the_person_did_not_move() {
    for size in [WINDOW, vec2(1366.0, 768.0), SMALL] {
        Person::sits_down_at(size).builds_freely();
    }
}

/// All lessons are gone through in a large window too (`courses.rs`).
#[test]
#[ignore = "slow: .ci/run runs it"]
fn nothing_moves_in_a_lesson_in_a_middle_and_in_a_small_window() {
    for size in [vec2(1366.0, 768.0), SMALL] {
        for course in [costs(), rules()] {
            Person::sits_down_at(size).goes_through_course(course, 0..course.tasks.len());
        }
    }
}
