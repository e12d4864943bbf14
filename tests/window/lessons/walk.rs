//! A person who goes through lessons by their cards: does what each step says, undoes and redoes it, answers each question,
//! first wrongly, and looks after each act whether something moved.

use super::still::Places;
use crate::support::*;
use clickomania::window::clickomania::guide::lesson::answer::{Given, Reply};
use engine::language::cost::cost_at;
use engine::task::steps::{Item, has};
use engine::task::{Answer, Course, LessonStep, Question, Task, Until};
use std::ops::Range;

/// The first solution that costs no more than this.
fn solution_for(task: &Task, goal: u64) -> &Program {
    let reaches = |program: &&Program| cost_at(program, &task.costs).total <= goal;
    let mut solutions = task.solutions.iter().map(|part| &part.program);
    solutions.find(reaches).expect("a test checks it")
}

/// True if the program is what this step wants; true for steps that want no program.
fn holds(program: &Program, step: &LessonStep) -> bool {
    let uses = |kind: Kind| {
        let mut blocks = program.running();
        blocks.any(|(id, _)| program.block(id).kind == kind)
    };
    match &step.until {
        Until::Uses(kind) => uses(*kind),
        Until::Lacks(kind) => !uses(*kind),
        Until::Has(pattern) => has(program, pattern),
        _ => true,
    }
}

/// An answer to this question that is not right: no marks, the next option, one more.
fn wrong_answer(question: &Question) -> Given {
    let mut wrong = Given::default();
    let right = Given::right(question);
    match &question.answer {
        Answer::Number(number) => wrong.typed = (number + 1.0).to_string(),
        Answer::Choice { options, .. } => {
            wrong.chosen = right.chosen.map(|chosen| (chosen + 1) % options.len());
        }
        Answer::Cells { .. } => {
            wrong.marked.insert(Cell::new(0, 0).unwrap());
        }
    }
    wrong
}

/// The name of the brick of an item that is done.
fn done_name(at: usize) -> String {
    text().msg_lesson_step_done((at + 1).to_string())
}

/// The words of a question before its first block.
fn beginning(question: &Question) -> &str {
    let words = question.text.shown(Language::It);
    words.split(['*', '`']).next().unwrap_or_default().trim()
}

/// A walk through the open lesson.
struct Walk<'a> {
    person: &'a mut Person,
    /// The task in the language of the window.
    task: Task,
    /// Where the things were at the first card, and the hat when the present item came.
    places: Places,
    /// The item on the card.
    item: Option<usize>,
}

impl Walk<'_> {
    /// Does the item with this index, unless what was done for those before did it too.
    fn does(&mut self, at: usize) {
        if self.is_done(at) {
            // It is on the card all the same, until something is done.
            if self.person.shows_item(at, self.task.items().len()) {
                self.person.chooses(text().msg_lesson_go_on());
            }
            return;
        }
        self.goes_on_to(at);
        let question = match self.task.items()[at] {
            Item::Question(number) => number,
            Item::Step(number) => match self.task.steps[number].until.clone() {
                Until::Answered(question) => question,
                until => return self.does_step(at, number, &until),
            },
        };
        self.answers(at, question);
    }

    /// Goes on from what is done: the wall of the last move is looked at before a question takes its place.
    fn goes_on_to(&mut self, at: usize) {
        let count = self.task.items().len();
        while !self.person.shows_item(at, count) && self.person.sees(text().msg_lesson_go_on()) {
            self.person.chooses(text().msg_lesson_go_on());
        }
    }

    /// Answers a question, if it can be first wrongly, and reads why the answer is right.
    fn answers(&mut self, at: usize, number: usize) {
        let question = self.task.questions[number - 1].clone();
        let (wrong, right) = (wrong_answer(&question), Given::right(&question));
        let reply = Reply::to(&question, &wrong);
        if reply != Reply::Right {
            self.person.answers(&question.answer, &wrong);
            self.person.must_read(reply.sentence(&text()));
            self.person.must_read(beginning(&question));
            assert!(!self.is_done(at), "{}: a wrong answer", self.what(at));
            self.looks("a wrong answer", at);
            // Takes the mark back.
            self.person.marks(&wrong);
        }
        self.person.answers(&question.answer, &right);
        self.person.must_see(text().msg_lesson_answer_right());
        assert!(self.is_done(at), "{}: the right answer", self.what(at));
        self.looks("the right answer", at);
        self.person.chooses(text().msg_lesson_go_on());
        self.looks("the praise is read", at);
    }

    fn does_step(&mut self, at: usize, number: usize, until: &Until) {
        // Only what needs the judge waits for it. An unfinished program is known to be wrong without it.
        let judged = matches!(until, Until::Right | Until::Goal(_));
        let unfinished = !self.person.document().problems().is_empty();
        self.acts(number, until);
        self.looks("its act", at);
        self.person.judges(judged);
        self.waits_for(at, true);
        self.looks("it is done", at);
        if !until.is_event() && (unfinished || !judged) {
            self.person.undoes();
            self.waits_for(at, false);
            self.person.redoes();
            self.waits_for(at, true);
        }
        self.person.judges(false);
    }

    /// Does what this step says.
    fn acts(&mut self, number: usize, until: &Until) {
        let task = self.task.clone();
        let person = &mut *self.person;
        match until {
            Until::Uses(_) | Until::Has(_) | Until::Lacks(_) => self.builds(number),
            Until::Clicked(click) => {
                person.commands(PlaybackCommand::Play);
                person.commands(PlaybackCommand::Click(*click));
                person.commands(PlaybackCommand::Finish);
                person.waits_for_the_move();
            }
            Until::Played => person.plays_a_move(),
            Until::Right => person.puts_up(&task.solutions.first().expect("a solution").program),
            Until::Goal(goal) => person.puts_up(solution_for(&task, task.goals[goal - 1])),
            Until::Pressed => person.chooses(text().msg_lesson_go_on()),
            Until::Answered(_) => unreachable!("a question is answered"),
        }
    }

    /// Waits until the brick of this item says that it is done, or that it is open.
    fn waits_for(&mut self, at: usize, done: bool) {
        let what = format!("{} is done: {done}", self.what(at));
        let name = done_name(at);
        self.person
            .waits_until(&what, |person| person.sees(&name) == done);
        self.follows_the_view();
    }

    /// The view may go to the place of a new item.
    fn follows_the_view(&mut self) {
        let count = self.task.items().len();
        let item = (0..count).find(|at| self.person.shows_item(*at, count));
        if item != self.item {
            self.item = item;
            let hat = self.person.places().swap_remove(0);
            self.places[0] = hat;
        }
    }

    /// Puts up the first known program for which this step and those before it hold; without one, the blocks that the
    /// step names.
    fn builds(&mut self, number: usize) {
        let steps = &self.task.steps[..=number];
        let mut known = self.task.solutions.iter().chain(&self.task.mistakes);
        let fits = |program: &Program| steps.iter().all(|step| holds(program, step));
        let known = known.find(|known| fits(&known.program));
        match (known, &steps[number].until) {
            (Some(known), _) => self.person.puts_up(&known.program),
            (None, Until::Uses(kind)) => {
                self.person.adds(*kind);
                // The view follows a block that is added below its edge.
                self.places = self.person.places();
            }
            (None, Until::Has(pattern)) => self.person.puts_up(pattern),
            (None, until) => panic!("{}: no program for {until:?}", self.task.id),
        }
    }

    /// True if the brick of this item says so.
    fn is_done(&self, at: usize) -> bool {
        self.person.sees(done_name(at))
    }

    fn what(&self, at: usize) -> String {
        format!("{}, item {at}", self.task.id)
    }

    /// Nothing moved.
    fn looks(&mut self, act: &str, at: usize) {
        self.person.looks();
        self.follows_the_view();
        let what = format!("{}: {act}", self.what(at));
        self.person.keeps_places_of(&self.places, &what);
    }
}

impl Person {
    /// True if the item with this index, of so many, is on the card.
    pub(super) fn shows_item(&self, at: usize, count: usize) -> bool {
        self.sees(text().msg_lesson_step((at + 1).to_string(), count.to_string()))
    }

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

    /// Starts a game and makes a move that has an effect.
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
            if self.wall_panel().failure().is_some() || self.wall() != wall {
                return;
            }
        }
        panic!("{}: nothing happens at any brick", self.task());
    }

    fn begins_to_walk(&mut self) -> Walk<'_> {
        let task = self.services().task.task().clone();
        let places = self.places();
        self.judges(false);
        Walk {
            person: self,
            task,
            places,
            item: None,
        }
    }

    /// Does these items of the open lesson.
    pub fn does_items(&mut self, items: Range<usize>) {
        let mut walk = self.begins_to_walk();
        for at in items.clone() {
            walk.does(at);
        }
        if items.end < walk.task.items().len() {
            walk.goes_on_to(items.end);
        }
    }

    /// Goes through the open lesson up to its last goal.
    pub(super) fn goes_through(&mut self) {
        let mut walk = self.begins_to_walk();
        let task = walk.task.clone();
        let count = task.items().len();
        for at in 0..count {
            walk.does(at);
        }
        assert_eq!(walk.person.steps_done(), count, "{}", task.id);
        if let (Some(last), true) = (task.goals.last(), task.wanted.is_some()) {
            walk.person.puts_up(solution_for(&task, *last));
            walk.person.judges(true);
            let what = format!("{}: goal {last}", task.id);
            walk.person.waits_until(&what, |person| {
                person.best().is_some_and(|best| best <= *last)
            });
            walk.looks("its last goal", count);
        }
        self.judges(false);
        assert!(self.is_done(), "{}", task.id);
    }

    /// Goes through these lessons of a course, from each to the next by the button of the card.
    pub(super) fn goes_through_course(&mut self, course: &Course, lessons: Range<usize>) {
        self.opens_lesson(course, lessons.start);
        for number in lessons.clone() {
            if number > lessons.start {
                self.commands(TaskCommand::Next);
            }
            assert_eq!(self.task(), course.tasks[number].id.as_str());
            self.goes_through();
        }
    }
}
