//! Every lesson, gone through as its author means it: steps tick in order, questions refuse wrong answers and accept
//! right ones, the goal is reached, the next one opens.

use super::{costs, course, rules};
use crate::support::*;
use clickomania::window::clickomania::guide::lesson::answer::{Given, Reply};
use engine::language::cost::cost_at;
use engine::task::steps::{Item, has};
use engine::task::{Answer, LessonStep, Task, Until};

/// The first solution that costs no more than this.
fn solution_for(task: &Task, goal: u64) -> Program {
    let reaches = |program: &&Program| cost_at(program, &task.costs).total <= goal;
    let mut solutions = task.solutions.iter().map(|part| &part.program);
    solutions.find(reaches).expect("a test checks it").clone()
}

/// The first solution or mistake that is so.
fn known_program(task: &Task, is: impl Fn(&Program) -> bool) -> Option<&Program> {
    let mut known = task.solutions.iter().chain(&task.mistakes);
    known.find(|known| is(known)).map(|known| &known.program)
}

/// True if a block of this kind is under the hat.
fn holds(program: &Program, kind: Kind) -> bool {
    let mut blocks = program.running();
    blocks.any(|(id, _)| program.block(id).kind == kind)
}

impl Person {
    /// Gives an answer in the fields of the question.
    pub(super) fn answers(&mut self, answer: &Answer, given: &Given) {
        match answer {
            Answer::Number(_) => {
                self.focuses(text().msg_lesson_answer_field());
                self.types_over(&given.typed);
            }
            Answer::Choice { options, .. } => {
                let words = options[given.chosen.unwrap()].shown(Language::It);
                let name: String = words.chars().filter(|c| !matches!(c, '*' | '`')).collect();
                let mut options = self.harness.query_all_by_label(&name);
                let is_option = |node: &egui_kittest::Node<'_>| {
                    node.accesskit_node().role() == Role::RadioButton
                };
                let option = options.rfind(is_option);
                option.expect("the option is there").click_accesskit();
                drop(options);
                self.looks();
            }
            Answer::Cells { .. } => {
                self.marks(given);
                if given.marked.is_empty() {
                    self.chooses(text().msg_lesson_answer_no_cell());
                    return;
                }
            }
        }
        self.chooses(text().msg_lesson_answer());
    }

    pub(super) fn plays_a_move(&mut self) {
        self.commands(PlaybackCommand::Play);
        let rules = self.services().task.rules().clone();
        let wall = self.wall();
        let playable = rules.playable(&wall).unwrap().into_iter();
        // In a lesson without rules there may be bricks at which nothing happens.
        for click in playable.chain(wall.bricks()) {
            self.commands(PlaybackCommand::Click(click));
            self.commands(PlaybackCommand::Finish);
            self.waits_for_the_move();
            let nothing_to_do = self.hat().is_empty();
            if nothing_to_do || self.wall_panel().failure().is_some() || self.wall() != wall {
                return;
            }
        }
        panic!("{}: nothing happens at any brick", self.task());
    }

    /// Does what the step or question says; first wrongly where one can.
    pub(super) fn does(&mut self, task: &Task, item: Item, at: usize) {
        let (step, question) = match item {
            Item::Question(number) => (None, Some(number)),
            Item::Step(number) => match &task.steps[number].until {
                Until::Answered(question) => (None, Some(*question)),
                until => (Some(until.clone()), None),
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
                self.must_read("Non ancora");
                if let Answer::Cells { .. } = question.answer {
                    // Takes the mark back.
                    self.marks(&wrong);
                }
            }
            self.answers(&question.answer, &right);
            self.must_see(text().msg_lesson_answer_right());
            assert_eq!(self.steps_done(), at + 1, "{}: question {number}", task.id);
            self.chooses(text().msg_lesson_go_on());
            return;
        }
        match step.clone().unwrap() {
            Until::Uses(_) | Until::Has(_) | Until::Lacks(_) => self.builds(task, item),
            Until::Clicked(click) => {
                self.commands(PlaybackCommand::Play);
                self.commands(PlaybackCommand::Click(click));
                self.commands(PlaybackCommand::Finish);
            }
            Until::Played => {
                if !self.document().problems().is_empty()
                    && let Some(solution) = task.solutions.first()
                {
                    self.puts_up(solution);
                }
                self.plays_a_move();
            }
            Until::Right => self.puts_up(&task.solutions.first().expect("a solution").program),
            Until::Goal(goal) => self.puts_up(&solution_for(task, task.goals[goal - 1])),
            Until::Pressed => self.chooses(text().msg_lesson_go_on()),
            Until::Answered(_) => unreachable!("questions were done above"),
        }
        // Only what needs the judge waits for it: nothing that it says comes between questions and answers.
        let judged = matches!(step, Some(Until::Right | Until::Goal(_)));
        self.judges(judged);
        self.waits_until(&format!("{}: item {at}", task.id), |person| {
            person.steps_done() > at
        });
        self.judges(false);
        self.looks();
    }

    /// Presses these cells of the question's wall: a mark comes, or goes.
    pub(super) fn marks(&mut self, given: &Given) {
        for cell in given.marked {
            let start = cell_start(cell.row(), cell.column());
            let nodes = self.harness.root().children_recursive();
            let cells = nodes.filter(|node| {
                let label = node.accesskit_node().label().unwrap_or_default();
                label.starts_with(&start)
            });
            let cell = cells.last().expect("the wall of the question");
            cell.click_accesskit();
            self.harness.run_steps(2);
        }
    }

    /// Puts up a solution or a mistake for which this step and those before it hold; else adds the block of the step.
    fn builds(&mut self, task: &Task, item: Item) {
        let Item::Step(number) = item else { return };
        let holds = |program: &Program, step: &LessonStep| match &step.until {
            Until::Uses(kind) => holds(program, *kind),
            Until::Has(pattern) => has(program, pattern),
            Until::Lacks(kind) => !holds(program, *kind),
            _ => true,
        };
        let steps = &task.steps[..=number];
        let known = known_program(task, |program| {
            steps.iter().all(|step| holds(program, step))
        });
        match (known, &task.steps[number].until) {
            (Some(program), _) => self.puts_up(program),
            (None, Until::Uses(kind)) => self.adds(*kind),
            (None, until) => panic!("{}: no program for {until:?}", task.id),
        }
    }

    /// Goes through the lesson that is open as its author means it.
    pub(super) fn goes_through(&mut self, task: &Task) {
        assert_eq!(self.task(), task.id.as_str());
        for (at, item) in task.items().into_iter().enumerate() {
            if self.steps_done() > at {
                // What was done for the step before did this one too.
                continue;
            }
            self.does(task, item, at);
        }
        assert_eq!(self.steps_done(), task.items().len(), "{}", task.id);
        if let (Some(last), true) = (task.goals.last(), task.wanted.is_some()) {
            self.puts_up(&solution_for(task, *last));
            self.judges(true);
            self.waits_until(&format!("{}: goal {last}", task.id), |person| {
                person.best().is_some_and(|best| best <= *last)
            });
        }
        self.judges(false);
        assert!(self.is_done(), "{}", task.id);
    }

    /// All lessons of a course from this one on, each by the button of the one before.
    fn goes_through_course(&mut self, id: &str, lessons: impl Iterator<Item = usize>) {
        let course = course(id);
        let mut before = None;
        for number in lessons {
            match before {
                Some(before) if before + 1 == number => {
                    self.commands(TaskCommand::Next);
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
    Person::sits_down().goes_through_course("da-40-a-2", 0..6);
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn the_lessons_about_the_fall_are_gone_through() {
    Person::sits_down().goes_through_course("da-40-a-2", 10..20);
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn the_lessons_about_strips_and_infection_are_gone_through() {
    Person::sits_down().goes_through_course("da-40-a-2", 20..30);
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn the_last_lessons_are_gone_through() {
    Person::sits_down().goes_through_course("da-40-a-2", 30..costs().tasks.len());
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn the_other_rules_are_gone_through() {
    Person::sits_down().goes_through_course("altre-regole", 0..rules().tasks.len());
}

#[test]
fn a_step_is_ticked_when_all_that_it_says_is_done() {
    let mut person = Person::sits_down();
    person.opens_lesson(costs(), 4);
    let task = &costs().tasks[4];
    for (at, item) in task.items().into_iter().enumerate().take(2) {
        person.does(task, item, at);
    }
    let built = |commands: &str, condition: &str, inside: &str| {
        program(&format!(
            "on_click: [{commands}If(branches: [(when: {condition}, then: [{inside}])])]"
        ))
    };
    let commands =
        "Infect(CellAt(row: Number(1), column: Number(4))), Paint(colour: Red, cell: Clicked), ";
    let whole = "Compare(RowOf(Clicked), Eq, Number(5))";
    for (condition, done) in [
        ("Hole", 2),
        ("Compare(Hole, Eq, Hole)", 3),
        ("Compare(RowOf(Hole), Eq, Hole)", 3),
    ] {
        person.puts_up(&built(commands, condition, ""));
        assert_eq!(person.steps_done(), done, "{condition}");
    }
    // The condition is there, but both commands are outside.
    person.judges(true);
    person.puts_up(&built(commands, whole, ""));
    person.commands(VerdictCommand::Show);
    person.waits_for(verdict(text().msg_judging_wrong_small()));
    assert_eq!(person.steps_done(), 4);
    person.puts_up(&built("", whole, commands));
    person.waits_until("it is right", |person| person.steps_done() == 5);
}

#[test]
fn a_move_that_changes_nothing_does_not_tick_the_step_that_asks_for_one() {
    let mut person = Person::sits_down();
    person.opens_lesson(costs(), 0);
    person.commands(PlaybackCommand::Play);
    // The area of the first one is empty.
    for (row, column, done) in [(7, 6, 0), (6, 5, 1)] {
        let click = Cell::new(row, column).unwrap();
        person.commands(PlaybackCommand::Click(click));
        person.commands(PlaybackCommand::Finish);
        person.waits_for_the_move();
        assert_eq!(person.steps_done(), done);
    }
}
