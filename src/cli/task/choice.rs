//! Which task a command works for: `--task`, `--game`, or the one that the program names.

use crate::class::{faulty, rules};
use crate::cli::arguments::Arguments;
use crate::cli::input::Source;
use crate::cli::{CliContext, Fail, interrupted};
use engine::language::Program;
use engine::run::rules::{Rules, RulesFailure};
use engine::task::file::{TaskOrCourse, TaskPlaces};
use engine::task::{Task, embedded};
use engine::text::Text;
use std::borrow::Cow;
use std::ffi::OsStr;
use std::path::Path;

/// The task that the options name.
pub struct TaskChoice(Option<Cow<'static, Task>>);

impl TaskChoice {
    /// Reads the task that `--task` names.
    ///
    /// # Errors
    /// There is none, its file cannot be used, or `--game` contradicts it.
    pub fn read(context: &CliContext, arguments: &Arguments) -> Result<TaskChoice, Fail> {
        let text = &context.text;
        let game = arguments.game();
        let Some(named) = arguments.optional_file("task") else {
            return Ok(TaskChoice(
                game.and_then(|id| embedded().task(id.as_str()).map(Cow::Borrowed)),
            ));
        };
        let task = named_task(text, named)?;
        match game {
            Some(game) if game != task.id => {
                let why = text.msg_task_option_game(game.as_str());
                Err(Fail::unusable("--task", why))
            }
            _ => Ok(TaskChoice(Some(task))),
        }
    }

    /// The embedded task of this name, if it looks like the name of one and not of a file.
    pub fn embedded(named: &OsStr) -> Option<&'static Task> {
        let name = named.to_str().filter(|name| !is_file(name))?;
        embedded().task(name)
    }

    /// The task given by the options, whatever a program names.
    pub fn named(&self) -> Option<&Task> {
        self.0.as_deref()
    }

    /// The task of this program; `None` if it names an unknown one.
    pub fn known(&self, program: &Program) -> Option<&Task> {
        match &self.0 {
            Some(task) => Some(task),
            None => embedded().task(program.header().task.as_str()),
        }
    }

    /// The rules of a task.
    ///
    /// # Errors
    /// Its commands cannot run.
    pub fn rules(text: &Text, task: &Task) -> Result<Rules, Fail> {
        let rules = rules(text, task).map_err(Fail::Unusable)?;
        Ok(rules.interruptible(|| !interrupted()))
    }

    /// The commands of a task fail, or were stopped.
    pub fn faulty(text: &Text, task: &Task, why: &RulesFailure) -> Fail {
        if interrupted() {
            Fail::Interrupted
        } else {
            Fail::Unusable(faulty(text, task, why))
        }
    }

    /// The task of this program.
    ///
    /// # Errors
    /// It names an unknown one.
    pub fn of(&self, text: &Text, file: &str, program: &Program) -> Result<&Task, Fail> {
        self.known(program).ok_or_else(|| {
            let id = program.header().task.as_str();
            Fail::Unusable(format!("{file}: {}", text.msg_task_unknown(id)))
        })
    }
}

/// The task that `FILE`, `FILE#ID` or `ID` names: with a slash, a dot or a number sign it is a file.
fn named_task(text: &Text, named: &OsStr) -> Result<Cow<'static, Task>, Fail> {
    let name = named.to_string_lossy();
    if !is_file(&name) {
        return match embedded().task(&name) {
            Some(task) => Ok(Cow::Borrowed(task)),
            None => {
                let why = unknown(text, &name, embedded().all());
                Err(Fail::unusable("--task", why))
            }
        };
    }
    // A file may have a number sign in its name.
    let (file, id) = match name.rsplit_once('#') {
        Some((file, id)) if !Path::new(named).exists() => (Source::new(OsStr::new(file)), Some(id)),
        _ => (Source::new(named), None),
    };
    let (document, _) = file.document(text)?;
    let tasks = document.tasks();
    let found = match (id, &document) {
        (None, TaskOrCourse::Task(task)) => Some(&**task),
        (Some(id), _) => tasks.iter().copied().find(|task| task.id.as_str() == id),
        (None, TaskOrCourse::Course(_)) => {
            let ids = ids(tasks.iter().copied());
            let why = text.msg_task_of_course(&file.name, ids);
            return Err(Fail::unusable("--task", why));
        }
    };
    match found {
        Some(task) => Ok(Cow::Owned(task.clone())),
        None => {
            let why = unknown(text, id.unwrap_or_default(), tasks.iter().copied());
            Err(Fail::unusable("--task", why))
        }
    }
}

/// True if a word names a file and not a task.
fn is_file(name: &str) -> bool {
    name.contains(['/', '\\', '.', '#']) || name == "-"
}

/// The sentence for an unknown task, with a similar name or all names.
pub fn unknown<'t>(text: &Text, id: &str, known: impl Iterator<Item = &'t Task>) -> String {
    let known: Vec<&str> = known.map(|task| task.id.as_str()).collect();
    let similar = known
        .iter()
        .map(|known| (strsim::jaro_winkler(known, id), known))
        .max_by(|a, b| a.0.total_cmp(&b.0))
        .filter(|(alike, _)| *alike > 0.8);
    match similar {
        Some((_, similar)) => text.msg_task_unknown_similar(id, *similar),
        None => text.msg_task_unknown_known(id, known.join(", ")),
    }
}

fn ids<'t>(tasks: impl Iterator<Item = &'t Task>) -> String {
    tasks
        .map(|task| task.id.as_str())
        .collect::<Vec<_>>()
        .join(", ")
}

/// The tasks of a document, each with the places of its parts.
pub fn placed<'d>(
    document: &'d TaskOrCourse,
    places: &'d [TaskPlaces],
) -> impl Iterator<Item = (&'d Task, &'d TaskPlaces)> {
    document.tasks().into_iter().zip(places)
}
