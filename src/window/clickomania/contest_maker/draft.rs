//! The contest that is being made: its tasks in order, its time, its points, and the history of its changes.

use crate::window::clickomania::task_editor::task_draft::{short_name, with_text};
use crate::window::kit::history::{History, Memory};
use engine::task::file::{PathFault, TaskFileError, TaskOrCourse, read, write_course, write_task};
use engine::task::{Contest, Course, Measure, Part, Task, TaskId, embedded};
use engine::text::Language;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Minutes of a new contest.
const MINUTES: u32 = 45;
/// The longest contest, in minutes.
pub const MAX_MINUTES: u32 = 600;
/// Maximum number of tasks.
pub const MAX_TASKS: usize = 60;
/// Maximum number of changes that can be undone.
const MAX_CHANGES: usize = 500;
/// A limit that every right program keeps: the largest number that a file can hold.
pub const ANY_RIGHT: u64 = 1_000_000_000_000;
/// Points proposed for the first goal of a task, and for each further one.
const FIRST_POINTS: u32 = 20;
const MORE_POINTS: u32 = 10;
/// Maximum number of goals that are proposed.
const PROPOSED: usize = 5;

/// A change of the contest.
#[derive(Clone, Debug)]
pub enum ContestEdit {
    Title(Language, String),
    Minutes(u32),
    Extra(u32),
    /// Adds tasks at the end.
    Add(Vec<Task>),
    Remove(usize),
    Move {
        from: usize,
        to: usize,
    },
    /// Limits of the measure with their points, of the task with this number.
    Points(usize, Vec<(u64, u32)>),
}

/// The kind of a change; changes of one kind in a row are undone together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ContestChange {
    Title,
    Minutes,
    Extra,
    Points(usize),
    Move,
    /// Never joined with another one.
    Tasks,
}

impl ContestEdit {
    fn kind(&self) -> ContestChange {
        match self {
            ContestEdit::Title(..) => ContestChange::Title,
            ContestEdit::Minutes(_) => ContestChange::Minutes,
            ContestEdit::Extra(_) => ContestChange::Extra,
            ContestEdit::Points(number, _) => ContestChange::Points(*number),
            ContestEdit::Move { .. } => ContestChange::Move,
            ContestEdit::Add(_) | ContestEdit::Remove(_) => ContestChange::Tasks,
        }
    }
}

/// The contents of a contest; cheap to clone.
#[derive(Clone, Debug)]
pub struct ContestContents {
    /// The contest without its tasks.
    head: Course,
    tasks: Vec<Arc<Task>>,
}

impl Memory for ContestContents {
    fn memory(&self) -> usize {
        // The tasks are shared.
        self.tasks.len() * size_of::<Arc<Task>>() + 512
    }
}

/// The contest that is being made.
pub struct ContestDraft {
    contents: ContestContents,
    history: History<ContestContents, ContestChange>,
    /// True while the next change of the same kind belongs to the last one.
    joins: bool,
    /// The file that it was saved to last, or comes from.
    pub file: Option<PathBuf>,
    /// The text when it was begun or saved last.
    saved: String,
}

impl ContestDraft {
    /// An empty contest; its id is made of `name`.
    pub fn new(name: &str) -> ContestDraft {
        let mut head = Course::new(short_name(name).unwrap_or_default());
        head.contest = Some(Contest {
            minutes: MINUTES,
            extra: 0,
        });
        ContestDraft::of(head, None)
    }

    /// A draft of an existing course; one without a time gets one.
    pub fn of(mut course: Course, file: Option<&Path>) -> ContestDraft {
        let tasks = std::mem::take(&mut course.tasks);
        let tasks = tasks.iter().map(|part| Arc::new(copied(&part.value)));
        let tasks = tasks.collect();
        course.contest.get_or_insert(Contest {
            minutes: MINUTES,
            extra: 0,
        });
        let mut draft = ContestDraft {
            contents: ContestContents {
                head: course,
                tasks,
            },
            history: History::with_most(MAX_CHANGES),
            joins: false,
            file: file.map(Path::to_owned),
            saved: String::new(),
        };
        draft.saved = draft.text();
        draft
    }

    /// Restores a draft from its [`ContestDraft::text`] and [`ContestDraft::saved_text`].
    ///
    /// # Errors
    /// It cannot be read.
    pub fn restore(
        text: &str,
        saved: &str,
        file: Option<PathBuf>,
    ) -> Result<ContestDraft, TaskFileError> {
        let course = match read(text, &|_| Err(PathFault::NotFound))? {
            TaskOrCourse::Course(course) => course,
            TaskOrCourse::Task(task) => Course::new(task.id),
        };
        let mut draft = ContestDraft::of(course, file.as_deref());
        saved.clone_into(&mut draft.saved);
        Ok(draft)
    }

    /// The contest as a course.
    pub fn course(&self) -> Course {
        let part = |task: &Arc<Task>| Part {
            file: None,
            value: Task::clone(task),
        };
        let mut course = self.contents.head.clone();
        course.tasks = self.contents.tasks.iter().map(part).collect();
        let tasks = &course.tasks;
        course
            .chapters
            .retain(|chapter| tasks.iter().any(|task| task.id == chapter.first));
        course
    }

    /// The text of its file.
    pub fn text(&self) -> String {
        write_course(&self.course())
    }

    pub fn saved_text(&self) -> &str {
        &self.saved
    }

    /// Records that it was saved to this file.
    pub fn saved_as(&mut self, path: &Path) {
        self.file = Some(path.to_owned());
        self.saved = self.text();
    }

    /// The title in exactly this language, else the one that is shown instead.
    pub fn title(&self, language: Language) -> &str {
        let title = &self.contents.head.title;
        title.get(language).unwrap_or_else(|| title.shown(language))
    }

    pub fn tasks(&self) -> &[Arc<Task>] {
        &self.contents.tasks
    }

    pub fn time(&self) -> Contest {
        self.contents.head.contest.unwrap_or(Contest {
            minutes: MINUTES,
            extra: 0,
        })
    }

    /// The points of somebody who reaches the last goal of every task.
    pub fn points(&self) -> u64 {
        self.contents
            .tasks
            .iter()
            .map(|task| most_points(task))
            .sum()
    }

    /// True if this task is in the contest, whatever points it has.
    pub fn holds(&self, task: &Task) -> Option<usize> {
        let key = task_key(&copied(task));
        let mut tasks = self.contents.tasks.iter();
        tasks.position(|other| other.id == task.id && task_key(other) == key)
    }

    /// Makes a change, which can be undone.
    pub fn apply(&mut self, edit: ContestEdit) {
        let kind = edit.kind();
        let before = self.contents.clone();
        self.change(edit);
        let joins = std::mem::replace(&mut self.joins, true);
        if joins && kind != ContestChange::Tasks && self.history.next(false) == Some(kind) {
            self.history.forget_undone();
        } else {
            self.history.did(kind, before);
        }
    }

    /// Separates the next change from the last one: they are undone one by one.
    pub fn pause(&mut self) {
        self.joins = false;
    }

    pub fn can(&self, again: bool) -> bool {
        self.history.can(again)
    }

    /// Undoes a change, or makes it again.
    pub fn step(&mut self, again: bool) {
        if let Some((kind, contents)) = self.history.take(again) {
            let before = std::mem::replace(&mut self.contents, contents);
            self.history.put(again, kind, before);
        }
        self.joins = false;
    }

    fn change(&mut self, edit: ContestEdit) {
        let ContestContents { head, tasks } = &mut self.contents;
        let contest = head.contest.get_or_insert(Contest {
            minutes: MINUTES,
            extra: 0,
        });
        match edit {
            ContestEdit::Title(language, words) => {
                // A file that was given out keeps its id.
                if self.file.is_none()
                    && let Some(id) = short_name(&words)
                {
                    head.id = id;
                }
                head.title = with_text(&head.title, language, words);
            }
            ContestEdit::Minutes(minutes) => contest.minutes = minutes.clamp(1, MAX_MINUTES),
            ContestEdit::Extra(extra) => contest.extra = extra.min(MAX_MINUTES),
            ContestEdit::Add(added) => {
                for task in added {
                    let mut task = copied(&task);
                    if task.points.is_empty() {
                        task.points = proposed_points(&task);
                    }
                    task.id = free_id(&task.id, tasks);
                    tasks.push(Arc::new(task));
                }
                tasks.truncate(MAX_TASKS);
            }
            ContestEdit::Remove(number) if number < tasks.len() => {
                tasks.remove(number);
            }
            ContestEdit::Move { from, to } if from < tasks.len() && to < tasks.len() => {
                let task = tasks.remove(from);
                tasks.insert(to, task);
            }
            ContestEdit::Points(number, points) => {
                if let Some(task) = tasks.get_mut(number) {
                    Arc::make_mut(task).points = points;
                }
            }
            ContestEdit::Remove(_) | ContestEdit::Move { .. } => {}
        }
    }
}

/// A task with all its programs in it, to be written into the file of the contest.
fn copied(task: &Task) -> Task {
    let mut copy = task.clone();
    for part in copy.solutions.iter_mut().chain(&mut copy.mistakes) {
        part.file = None;
    }
    copy
}

/// An id that no task of the contest has.
fn free_id(id: &TaskId, tasks: &[Arc<Task>]) -> TaskId {
    let taken = |id: &TaskId| tasks.iter().any(|task| task.id == *id);
    let numbered = (2..).map(|number| {
        let mut start = id.as_str().to_owned();
        // Leaves room for the number.
        start.truncate(56);
        TaskId::new(&format!("{}-{number}", start.trim_end_matches('-')))
    });
    let mut ids = std::iter::once(Some(id.clone())).chain(numbered).flatten();
    ids.find(|id| !taken(id)).unwrap_or_default()
}

/// The text of a task without its points: what tells it from other tasks.
pub fn task_key(task: &Task) -> String {
    let mut bare = task.clone();
    bare.points.clear();
    write_task(&bare)
}

/// True for a task that ships with the program; a test checks those.
pub fn is_shipped(task: &Task) -> bool {
    let shipped = embedded().task(task.id.as_str());
    shipped.is_some_and(|shipped| task_key(&copied(shipped)) == task_key(task))
}

/// The points of the last goal.
pub fn most_points(task: &Task) -> u64 {
    let points = task.points.iter().map(|(_, points)| u64::from(*points));
    points.max().unwrap_or(0)
}

/// Proposes totals for the goals of a task; for one without goals, points for any right program.
fn proposed_points(task: &Task) -> Vec<(u64, u32)> {
    if task.wanted.is_none() {
        return Vec::new();
    }
    let goals = match task.goals.len() {
        0 => vec![ANY_RIGHT],
        count if count <= PROPOSED => task.goals.clone(),
        count => {
            let place = |number: usize| number * (count - 1) / (PROPOSED - 1);
            (0..PROPOSED)
                .map(|number| task.goals[place(number)])
                .collect()
        }
    };
    let totals = (0..).map(|number| FIRST_POINTS + number * MORE_POINTS);
    goals.into_iter().zip(totals).collect()
}

/// A further goal for a task, below those that have points already; `None` below 0.
pub fn further_goal(task: &Task) -> Option<(u64, u32)> {
    let points = most_points(task) as u32
        + if task.points.is_empty() {
            FIRST_POINTS
        } else {
            MORE_POINTS
        };
    let last = task.points.last().map(|(limit, _)| *limit);
    let mut goals = task.goals.iter().copied();
    let next = goals.find(|goal| last.is_none_or(|last| *goal < last));
    let small = |last: u64| match (last, task.measure) {
        (ANY_RIGHT, Measure::Steps) => 10_000,
        (ANY_RIGHT, Measure::Cost | Measure::Blocks) => 40,
        (last, _) => last.saturating_sub(1),
    };
    let goal = next.unwrap_or_else(|| small(last.unwrap_or(ANY_RIGHT)));
    last.is_none_or(|last| goal < last)
        .then_some((goal, points))
}

/// True if the limits fall and the points grow, as they must.
pub fn points_are_in_order(points: &[(u64, u32)]) -> bool {
    points
        .windows(2)
        .all(|pair| pair[0].0 > pair[1].0 && pair[0].1 < pair[1].1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shipped(id: &str) -> Task {
        embedded().task(id).expect("it ships").clone()
    }

    fn ids(draft: &ContestDraft) -> Vec<&str> {
        draft.tasks().iter().map(|task| task.id.as_str()).collect()
    }

    #[test]
    fn a_contest_is_made_undone_and_written() {
        let mut draft = ContestDraft::new("Gara");
        let empty = draft.text();
        assert_eq!(draft.saved_text(), empty);
        draft.apply(ContestEdit::Title(Language::It, "Gara di ".to_owned()));
        draft.apply(ContestEdit::Title(
            Language::It,
            "Gara di maggio".to_owned(),
        ));
        draft.apply(ContestEdit::Add(vec![
            shipped("bomba"),
            shipped("clickomania"),
        ]));
        draft.apply(ContestEdit::Add(vec![shipped("bomba")]));
        draft.pause();
        draft.apply(ContestEdit::Move { from: 2, to: 0 });
        draft.apply(ContestEdit::Minutes(30));
        draft.apply(ContestEdit::Extra(10));
        assert_eq!(ids(&draft), ["bomba-2", "bomba", "clickomania"]);
        let made = draft.text();
        assert!(!made.contains("File("), "{made}");
        let again = ContestDraft::restore(&made, draft.saved_text(), None).unwrap();
        assert_eq!(again.text(), made);
        assert_eq!(
            again.time(),
            Contest {
                minutes: 30,
                extra: 10
            }
        );
        assert_eq!(again.course().id.as_str(), "gara-di-maggio");
        let mut steps = 0;
        while draft.can(false) {
            draft.step(false);
            steps += 1;
        }
        // The title in one step, twice tasks, the order, the minutes, the extra minutes.
        assert_eq!((draft.text(), steps), (empty, 6));
        while draft.can(true) {
            draft.step(true);
        }
        assert_eq!(draft.text(), made);
    }

    #[test]
    fn points_are_proposed_in_order_for_every_task_that_ships() {
        for task in embedded().all() {
            let mut draft = ContestDraft::new("Gara");
            draft.apply(ContestEdit::Add(vec![task.clone()]));
            let task = &draft.tasks()[0];
            assert!(
                points_are_in_order(&task.points),
                "{}: {:?}",
                task.id,
                task.points
            );
            assert_eq!(task.points.is_empty(), task.wanted.is_none(), "{}", task.id);
            let last = task.points.last().map(|(limit, _)| *limit);
            if let Some(goal) = task.goals.last() {
                assert_eq!(last, Some(*goal), "{}", task.id);
            }
            assert!(
                is_shipped(task) && draft.holds(task) == Some(0),
                "{}",
                task.id
            );
            assert!(ContestDraft::restore(&draft.text(), "", None).is_ok());
        }
    }

    #[test]
    fn a_further_goal_keeps_the_order() {
        let mut task = shipped("bomba");
        task.points = proposed_points(&task);
        while let Some(goal) = further_goal(&task) {
            task.points.push(goal);
            assert!(points_are_in_order(&task.points), "{:?}", task.points);
        }
        assert_eq!(task.points.last().map(|(limit, _)| *limit), Some(0));
    }
}
