//! A task with its compiled rules.

use crate::window::clickomania::library::storage::TaskKey;
use crate::window::clickomania::program::names::FREE_GAMES;
use engine::diagnostics::{rules_error, rules_failure};
use engine::language::cost::{Cost, Costs, cost_at};
use engine::language::edit::Edit;
use engine::language::kind::TABLE;
use engine::language::program::Header;
use engine::language::{Program, TaskId};
use engine::run::rules::{RuleList, Rules, RulesFailure};
use engine::task::{Measure, Task, embedded};
use engine::text::{Language, Text};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

/// A task that can be played and judged. Cheap to clone.
#[derive(Clone, Debug)]
pub struct ReadyTask {
    /// The task in the language of the window.
    task: Arc<Task>,
    /// The task as its file has it.
    written: Arc<Task>,
    language: Option<Language>,
    rules: Rules,
    key: Arc<TaskKey>,
    number: u64,
}

impl PartialEq for ReadyTask {
    /// True for the same task from the same reading of its file, in whatever language.
    fn eq(&self, other: &ReadyTask) -> bool {
        self.number == other.number
    }
}

impl Default for ReadyTask {
    /// The full game.
    fn default() -> ReadyTask {
        ReadyTask::embedded(&TaskId::CLICKOMANIA)
    }
}

impl ReadyTask {
    /// Compiles the rules of a task. `reading` is the number of the reading of its file.
    ///
    /// # Errors
    /// A sentence about what is wrong with its commands.
    pub(super) fn new(
        task: Arc<Task>,
        key: TaskKey,
        reading: u64,
        text: &Text,
    ) -> Result<ReadyTask, String> {
        let rules = Rules::of(&task).map_err(|error| {
            let why = rules_error(text, &task, &error);
            text.msg_task_unusable(task.id.as_str(), why)
        })?;
        let ready = ReadyTask {
            number: number(&key, reading),
            task: Arc::clone(&task),
            written: task,
            language: None,
            rules,
            key: Arc::new(key),
        };
        Ok(ready.in_language(text.language()))
    }

    /// The task in this language.
    pub(super) fn in_language(self, language: Language) -> ReadyTask {
        ReadyTask {
            task: Arc::new(self.written.localised(language)),
            language: Some(language),
            ..self
        }
    }

    /// The language of [`ReadyTask::task`]; `None` for a task that was not opened.
    pub(super) fn language(&self) -> Option<Language> {
        self.language
    }

    /// An embedded task; the full game, if none has this name.
    pub fn embedded(id: &TaskId) -> ReadyTask {
        let task = embedded().task(id.as_str());
        let task = task.unwrap_or(Task::clickomania());
        let rules = Rules::of(task).expect("a test checks all tasks that ship");
        let key = TaskKey::embedded(&task.id);
        let task = Arc::new(task.clone());
        ReadyTask {
            written: Arc::clone(&task),
            task,
            language: None,
            rules,
            number: number(&key, 0),
            key: Arc::new(key),
        }
    }

    /// The task in the language of the window.
    pub fn task(&self) -> &Task {
        &self.task
    }

    /// The task as its file has it.
    pub fn written(&self) -> &Task {
        &self.written
    }

    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Key of its slots and progress.
    pub fn key(&self) -> &TaskKey {
        &self.key
    }

    /// A number that identifies the task and the reading of its file.
    pub fn number(&self) -> u64 {
        self.number
    }

    pub fn id(&self) -> &TaskId {
        &self.task.id
    }

    /// Title in the language of the window; the id, if it has none.
    pub fn title(&self, text: &Text) -> String {
        match self.task.title.shown(text.language()) {
            "" => self.task.id.to_string(),
            title => title.to_owned(),
        }
    }

    /// The costs that blocks show: none if the task does not speak of costs, except in a contest.
    pub fn shown_costs(&self, contest: bool) -> Costs {
        let mut costs = self.task.costs.clone();
        if !contest && !self.task.controls.costs {
            TABLE.iter().for_each(|row| costs.set(row.kind, 0));
        }
        costs
    }

    /// The program that the task begins with, named `new_name` where people build freely, else as the task.
    pub fn start(&self, new_name: &str, text: &Text) -> Program {
        let name = if self.is_free() {
            new_name.to_owned()
        } else {
            self.title(text)
        };
        let name = match self.task.start.header().name.as_str() {
            "" => name,
            given => given.to_owned(),
        };
        self.named(&self.task.start, |header| header.name = name)
    }

    /// Copies a program for this task.
    pub fn copy(&self, program: &Program) -> Program {
        self.named(program, |_| {})
    }

    fn named(&self, program: &Program, change: impl FnOnce(&mut Header)) -> Program {
        let mut copy = program.clone();
        let mut header = program.header().clone();
        header.task = self.task.id.clone();
        change(&mut header);
        let done = copy.apply(Edit::SetHeader(header));
        debug_assert!(done.is_ok(), "every program can be for every task");
        copy
    }

    /// True if a program for the task before can be continued here: it has to do the same, and there is no other
    /// start program.
    pub fn continues(&self, before: &ReadyTask) -> bool {
        let same = |one: &Program, other: &Program| one.same_text_as(other);
        let wanted = match (&self.task.wanted, &before.task.wanted) {
            (Some(one), Some(other)) => same(one, other),
            (one, other) => one.is_none() && other.is_none(),
        };
        let bare = self.task.start.running().next().is_none();
        bare && wanted && same(&self.task.before, &before.task.before)
    }

    /// True for the two games, which are built freely.
    pub fn is_free(&self) -> bool {
        let mut games = FREE_GAMES.iter();
        games.any(|game| game.task == self.task.id) && self.key.file.is_none()
    }

    /// True if programs are judged.
    pub fn judges(&self) -> bool {
        self.task.wanted.is_some() && self.task.tools.judge
    }

    /// Cost of a program in this task.
    pub fn cost(&self, program: &Program) -> Cost {
        cost_at(program, &self.task.costs)
    }

    /// The measure of goals; `None` if they count steps, which need a run.
    pub fn measure(&self, cost: &Cost) -> Option<u64> {
        match self.task.measure {
            Measure::Cost => Some(cost.total),
            Measure::Blocks => Some(cost.blocks as u64),
            Measure::Steps => None,
        }
    }

    /// A sentence about a failure of the task's own commands.
    pub fn fault(&self, why: &RulesFailure, text: &Text) -> String {
        let why = rules_failure(text, &self.list(why.list), why);
        text.msg_task_unusable(self.task.id.as_str(), why)
    }

    /// The commands of a list as a program.
    fn list(&self, list: RuleList) -> Program {
        let wanted = || self.task.wanted.clone().unwrap_or_default();
        match list {
            RuleList::Before => self.task.before.clone(),
            RuleList::Wanted => wanted(),
            RuleList::After => self.task.after.clone(),
        }
    }
}

fn number(key: &TaskKey, reading: u64) -> u64 {
    let mut hasher = DefaultHasher::new();
    (key, reading).hash(&mut hasher);
    hasher.finish()
}
