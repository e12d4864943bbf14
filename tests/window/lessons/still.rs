//! Nothing moves that the person did not move: hat, card, goals, wall and verdict stay where they are from the first card of
//! a lesson to the last, and whatever opens in free building.

use super::{costs, rules};
use crate::support::*;
use clickomania::window::clickomania::guide::lesson::answer::Given;
use engine::task::steps::Item;
use engine::task::{Course, Task, Until};

/// Where the things are that must not move.
type Places = Vec<(String, Rect)>;

impl Person {
    fn places(&mut self) -> Places {
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
    fn keeps_places_of(&mut self, before: &Places, what: &str) {
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

    /// Goes through a lesson without the judge: all cards, questions with a wrong and the right answer, programs, sheets.
    fn walks(&mut self, task: &Task) {
        let before = self.places();
        let id = task.id.as_str();
        let key = self.services().task.key().clone();
        for (at, item) in task.items().into_iter().enumerate() {
            let what = |act: &str| format!("{id}, item {at}: {act}");
            // A step before it may be open: this walk builds nothing.
            let go = text().msg_lesson_step_go((at + 1).to_string());
            if self.sees(&go) {
                self.chooses(go);
            }
            self.keeps_places_of(&before, &what("its card"));
            let question = match item {
                Item::Question(number) => Some(number),
                Item::Step(step) => match task.steps[step].until {
                    Until::Answered(number) => Some(number),
                    _ => None,
                },
            };
            if let Some(number) = question {
                let question = &task.questions[number - 1];
                let right = Given::right(question);
                if !self.sees(text().msg_lesson_answer()) {
                    // A step that only building does comes first.
                    continue;
                }
                self.still(&before, &what("answer"), |person| {
                    person.answers(&question.answer, &right);
                    person.must_see(text().msg_lesson_answer_right());
                });
                self.still(&before, &what("praise read"), |person| {
                    person.chooses(text().msg_lesson_go_on());
                });
            } else if let Item::Step(step) = item {
                self.still(&before, &what("done"), |person| {
                    let host = person.harness.state_mut().host::<ClickomaniaMode>();
                    host.services.progress.step_done(&key, step);
                });
            }
        }
        self.keeps_places_of(&before, &format!("{id}: the last card"));
        if let Some(solution) = task.solutions.first() {
            self.still(&before, &format!("{id}: a program"), |person| {
                person.puts_up(solution);
            });
        }
    }

    fn walks_all(&mut self, course: &Course) {
        for (number, task) in course.tasks.iter().enumerate() {
            self.opens_lesson(course, number);
            self.harness.run_steps(2);
            self.walks(task);
        }
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

fn nothing_moves(size: Vec2) {
    let mut person = Person::sits_down_at(size);
    person.builds_freely();
    person.judges(false);
    person.walks_all(costs());
    person.walks_all(rules());
}

#[test]
fn nothing_moves_that_the_person_did_not_move() {
    nothing_moves(vec2(1366.0, 768.0));
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn nothing_moves_in_a_large_and_in_a_small_window() {
    nothing_moves(WINDOW);
    nothing_moves(SMALL);
}
