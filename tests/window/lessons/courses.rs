//! Every lesson, gone through as its author means it: steps tick in order, questions refuse wrong answers and accept
//! right ones, the goal is reached, the next one opens.

use super::course;
use crate::support::{Folder, Person};
use clickomania::window::clickomania::ClickomaniaMode;
use clickomania::window::clickomania::command::{
    ClickomaniaCommand, EditorCommand, PaletteBlock, PlaybackCommand, TaskCommand,
};
use clickomania::window::clickomania::guide::lesson::answer::{Given, Reply};
use clickomania::window::clickomania::guide::lesson::{Item, items};
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use engine::language::cost::cost_at;
use engine::language::program::Stack;
use engine::language::{Kind, Program};
use engine::task::{Answer, Task, Until};
use engine::text::Language;
use engine::wall::Cell;

impl Person<'_> {
    /// Gives an answer in the fields of the question.
    fn answers(&mut self, answer: &Answer, given: &Given) {
        match answer {
            Answer::Number(_) => {
                let field = self.harness.get_by_label("La tua risposta");
                field.focus();
                self.looks();
                self.key(Modifiers::COMMAND, Key::A);
                self.types(&given.typed);
            }
            Answer::Choice { options, .. } => {
                let words = options[given.chosen.unwrap()].shown(Language::It);
                let name: String = words.chars().filter(|c| !matches!(c, '*' | '`')).collect();
                let radio = self
                    .harness
                    .query_all_by_label(&name)
                    .rfind(|node| {
                        node.accesskit_node().role() == egui::accesskit::Role::RadioButton
                    })
                    .unwrap_or_else(|| panic!("no {name}: {:?}", self.names()));
                radio.click_accesskit();
                self.looks();
            }
            Answer::Cells { .. } => {
                self.marks(given);
                if given.marked.is_empty() {
                    self.chooses("Nessuna casella", 0.0);
                    return;
                }
            }
        }
        self.chooses("Rispondi", 0.0);
    }

    fn plays_a_move(&mut self) {
        self.commands(ClickomaniaCommand::Playback(PlaybackCommand::Play));
        let services = &self.harness.state_mut().host::<ClickomaniaMode>().services;
        let rules = services.task.rules().clone();
        let wall = self.wall();
        let playable = rules.playable(&wall).unwrap().into_iter();
        // In a lesson without rules there may be bricks at which nothing happens.
        for click in playable.chain(wall.bricks()) {
            self.commands(ClickomaniaCommand::Playback(PlaybackCommand::Click(click)));
            self.commands(ClickomaniaCommand::Playback(PlaybackCommand::Finish));
            let mode = self.harness.state_mut().clickomania();
            let failed = mode.wall_panel().failure().is_some();
            if failed || self.wall() != wall {
                return;
            }
        }
        panic!("nothing happens at any brick");
    }

    /// Does what the step or question says; first wrongly where one can.
    fn does(&mut self, task: &Task, item: Item, at: usize) {
        let (step, question) = match item {
            Item::Question(number) => (None, Some(number)),
            Item::Step(number) => match task.steps[number].until {
                Until::Answered(question) => (None, Some(question)),
                until => (Some(until), None),
            },
        };
        if let Some(number) = question {
            let question = &task.questions[number - 1];
            let right = Given::right(question);
            let mut wrong = right.clone();
            match &question.answer {
                Answer::Number(number) => wrong.typed = (number + 1.0).to_string(),
                Answer::Choice { options, .. } => {
                    wrong.chosen = right.chosen.map(|chosen| (chosen + 1) % options.len());
                }
                Answer::Cells { .. } => {
                    wrong = Given::default();
                    wrong.marked.insert(Cell::new(0, 0).unwrap());
                }
            }
            if Reply::to(question, &wrong) != Reply::Right {
                self.answers(&question.answer, &wrong);
                assert_eq!(self.steps_done(), at, "{}: a wrong answer", task.id);
                let mut told = self.harness.query_all_by_label_contains("Non ancora");
                assert!(told.next().is_some(), "{}: {:?}", task.id, self.names());
                drop(told);
                if let Answer::Cells { .. } = question.answer {
                    // Takes the mark back.
                    self.marks(&wrong);
                }
            }
            self.answers(&question.answer, &right);
            assert!(self.sees("Giusto!"), "{}: question {number}", task.id);
            assert_eq!(self.steps_done(), at + 1, "{}: question {number}", task.id);
            self.chooses("Avanti", 0.0);
            return;
        }
        match step.unwrap() {
            Until::Uses(kind) => self.uses(task, kind),
            Until::Played => {
                let mode = self.harness.state_mut().clickomania();
                if !mode.document().problems().is_empty()
                    && let Some(solution) = task.solutions.first()
                {
                    self.puts_up(solution);
                }
                self.plays_a_move();
            }
            Until::Right => {
                let solution = task.solutions.first().expect("a solution").value.clone();
                self.puts_up(&solution);
            }
            Until::Goal(goal) => {
                let wanted = task.goals[goal - 1];
                let reaches = |program: &&Program| cost_at(program, &task.costs).total <= wanted;
                let mut solutions = task.solutions.iter().map(|part| &part.value);
                let solution = solutions.find(reaches).expect("a solution").clone();
                self.puts_up(&solution);
            }
            Until::Pressed => self.chooses("Avanti", 0.0),
            Until::Answered(_) => unreachable!("questions were done above"),
        }
        // Only what needs the judge waits for it: nothing that it says comes between questions and answers.
        let judged = matches!(step, Some(Until::Right | Until::Goal(_)));
        self.harness.state_mut().judge().close(!judged);
        self.waits_until(&format!("{}: item {at}", task.id), |person| {
            person.steps_done() > at
        });
        self.harness.state_mut().judge().close(true);
        self.looks();
        self.puts_the_card_away();
    }

    /// Presses these cells of the question's wall: a mark comes, or goes.
    pub(super) fn marks(&mut self, given: &Given) {
        let edge = self.canvas_rect().min.x;
        for cell in given.marked {
            let place = format!("riga {}, colonna {},", cell.row(), cell.column());
            let nodes = self.harness.root().children_recursive();
            let node = nodes.filter(|node| {
                let label = node.accesskit_node().label().unwrap_or_default();
                label.starts_with(&place) && node.rect().min.x > edge
            });
            node.last()
                .expect("the wall of the question")
                .click_accesskit();
            self.harness.run_steps(2);
        }
    }

    /// Puts a block of this kind under the hat: that of a solution, or a fresh one.
    fn uses(&mut self, task: &Task, kind: Kind) {
        let has = |program: &&Program| {
            let mut blocks = program.walk(program.stack(Stack::Hat));
            blocks.any(|(id, _)| program.block(id).kind == kind)
        };
        let parts = task.solutions.iter().chain(&task.mistakes);
        match parts.map(|part| &part.value).find(has).cloned() {
            Some(program) => self.puts_up(&program),
            None => self.commands(ClickomaniaCommand::Editor(EditorCommand::Add(
                PaletteBlock::new(kind, "x"),
            ))),
        }
    }

    /// What was reached took the place of the steps.
    fn puts_the_card_away(&mut self) {
        let reached = ["Traguardo raggiunto", "Il programma è giusto"];
        if reached.into_iter().any(|words| self.sees(words)) {
            self.chooses("Chiudi", 400.0);
        }
    }

    /// Goes through the lesson that is open as its author means it.
    pub(super) fn goes_through(&mut self, task: &Task) {
        assert_eq!(self.lesson_id(), task.id.as_str());
        for (at, item) in items(task).into_iter().enumerate() {
            if self.steps_done() > at {
                // What was done for the step before did this one too.
                continue;
            }
            self.does(task, item, at);
        }
        assert_eq!(self.steps_done(), items(task).len(), "{}", task.id);
        if let (Some(last), true) = (task.goals.last(), task.wanted.is_some()) {
            let reaches = |program: &&Program| cost_at(program, &task.costs).total <= *last;
            let mut solutions = task.solutions.iter().map(|part| &part.value);
            let solution = solutions.find(reaches).expect("a test checks it").clone();
            self.puts_up(&solution);
            self.harness.state_mut().judge().close(false);
            self.waits_until(&format!("{}: goal {last}", task.id), |person| {
                person.best().is_some_and(|best| best <= *last)
            });
        }
        self.harness.state_mut().judge().close(true);
        assert!(self.is_done(), "{}", task.id);
    }

    /// All lessons of a course from this one on, each by the button of the one before.
    fn goes_through_course(&mut self, id: &str, lessons: impl Iterator<Item = usize>) {
        let course = course(id);
        let mut before = None;
        for number in lessons {
            match before {
                Some(before) if before + 1 == number => {
                    self.commands(ClickomaniaCommand::Task(TaskCommand::Next));
                }
                _ => self.opens_lesson(course, number),
            }
            before = Some(number);
            self.goes_through(&course.tasks[number]);
        }
    }
}

#[test]
fn the_first_lessons_are_gone_through() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.goes_through_course("da-40-a-2", 0..10);
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn the_lessons_about_the_fall_are_gone_through() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.goes_through_course("da-40-a-2", 10..20);
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn the_lessons_about_strips_and_infection_are_gone_through() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.goes_through_course("da-40-a-2", 20..30);
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn the_last_lessons_are_gone_through() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    let all = course("da-40-a-2").tasks.len();
    person.goes_through_course("da-40-a-2", 30..all);
    assert_eq!(person.lesson_id(), "insieme-2");
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn the_other_rules_are_gone_through() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    let all = course("altre-regole").tasks.len();
    assert!(all >= 12);
    person.goes_through_course("altre-regole", 0..all);
}

#[test]
fn a_step_is_ticked_when_all_that_it_says_is_done() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    let course = course("da-40-a-2");
    person.opens_lesson(course, 4);
    let task = &course.tasks[4];
    person.does(task, items(task)[0], 0);
    let built = |commands: &str, condition: &str, inside: &str| {
        let text = format!(
            "Program(format: 1, name: \"\", on_click: [{commands}If(branches: [(when: {condition}, then: [{inside}])])])"
        );
        engine::language::file::read(&text).unwrap()
    };
    let commands =
        "Infect(CellAt(row: Number(1), column: Number(4))), Paint(colour: Red, cell: Clicked), ";
    let whole = "Compare(RowOf(Clicked), Eq, Number(5))";
    for (condition, done) in [
        ("Hole", 2),
        ("Compare(Hole, Eq, Hole)", 3),
        ("Compare(RowOf(Hole), Eq, Hole)", 4),
    ] {
        person.puts_up(&built(commands, condition, ""));
        assert_eq!(person.steps_done(), done, "{condition}");
    }
    // The condition is there, but both commands are outside.
    person.harness.state_mut().judge().close(false);
    person.puts_up(&built(commands, whole, ""));
    person.waits_until("the verdict", |person| {
        person.sees("Verdetto: parete sbagliata")
    });
    assert_eq!(person.steps_done(), 4);
    person.puts_up(&built("", whole, commands));
    person.waits_until("it is right", |person| person.steps_done() == 5);
    person.harness.state_mut().judge().close(true);
    person.leaves();
}

#[test]
fn a_move_that_changes_nothing_does_not_tick_the_step_that_asks_for_one() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    let course = course("da-40-a-2");
    person.opens_lesson(course, 0);
    let task = &course.tasks[0];
    for (at, item) in items(task).into_iter().enumerate().take(2) {
        person.does(task, item, at);
    }
    person.commands(ClickomaniaCommand::Playback(PlaybackCommand::Play));
    let clicks = |person: &mut Person<'_>, row, column| {
        let click = Cell::new(row, column).unwrap();
        person.commands(ClickomaniaCommand::Playback(PlaybackCommand::Click(click)));
        person.commands(ClickomaniaCommand::Playback(PlaybackCommand::Finish));
        person.waits_for_the_move();
        person.steps_done()
    };
    assert_eq!(clicks(&mut person, 7, 6), 2, "its area is empty");
    assert_eq!(clicks(&mut person, 6, 5), 3);
}
