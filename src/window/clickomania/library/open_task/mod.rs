//! The task that is open: what the program on the canvas has to do.
//!
//! The program names it ([`OpenTask::follow`]): so undo, slots and files lead back to the right task. Where that
//! task is found is known here: among those that ship, and in the files that were opened.

mod ready;
mod source;

pub use ready::ReadyTask;
pub use source::{TaskSource, first_to_do, is_task_file};

use crate::contest::task_for_pupils;
use crate::window::clickomania::library::storage::TaskKey;
use engine::language::TaskId;
use engine::task::{Course, Task};
use engine::text::Text;
use source::{FoundTask, TaskFile, embedded_course, lesson, of_course};
use std::ops::Deref;
use std::path::Path;
use std::sync::Arc;

/// How many task files are remembered, those opened last.
const MOST_FILES: usize = 16;

/// The task that is open.
#[derive(Debug)]
pub struct OpenTask {
    ready: ReadyTask,
    source: TaskSource,
    course: Option<Arc<Course>>,
    /// What the program names: another task than the open one, if nobody knows that.
    named: TaskId,
    /// The files that were opened; the last one last.
    files: Vec<TaskFile>,
    /// Counts the files that were read.
    reading: u64,
    /// In a contest there are the tasks of its course, and no others.
    confined: bool,
    /// In a contest without tasks of its own: tasks are shown without what helps.
    bare: bool,
}

impl Default for OpenTask {
    /// The full game.
    fn default() -> OpenTask {
        OpenTask {
            ready: ReadyTask::embedded(&TaskId::CLICKOMANIA),
            source: TaskSource::Alone(TaskId::CLICKOMANIA),
            course: None,
            named: TaskId::CLICKOMANIA,
            files: Vec::new(),
            reading: 0,
            confined: false,
            bare: false,
        }
    }
}

impl Deref for OpenTask {
    type Target = ReadyTask;

    fn deref(&self) -> &ReadyTask {
        &self.ready
    }
}

impl OpenTask {
    /// The task with its rules.
    pub fn ready(&self) -> &ReadyTask {
        &self.ready
    }

    pub fn source(&self) -> &TaskSource {
        &self.source
    }

    /// The course that it is a lesson of.
    pub fn course(&self) -> Option<&Course> {
        self.course.as_deref()
    }

    /// The name of the task that the program is for, if nobody knows that.
    pub fn unknown(&self) -> Option<&TaskId> {
        (self.named != *self.id()).then_some(&self.named)
    }

    /// Whether it is one lesson of several; in a `contest` they are tasks.
    pub fn is_lesson(&self, contest: bool) -> bool {
        self.course.is_some() && !contest
    }

    /// The lesson behind this one in its course, or before it.
    pub fn neighbour(&self, by: isize) -> Option<TaskSource> {
        let course = self.course()?;
        let other = self.source.further(by)?;
        (other.number() < course.tasks.len()).then_some(other)
    }

    /// The task behind this one in its course.
    pub fn next(&self) -> Option<&Task> {
        let next = self.neighbour(1)?;
        Some(&self.course()?.tasks.get(next.number())?.value)
    }

    /// Opens the first task of a file: there are those of its course then, and no others.
    ///
    /// # Errors
    /// The sentence that says what is wrong; nothing is changed then.
    pub fn confine(&mut self, path: &Path, text: &Text) -> Result<(), String> {
        let first = self.read(path, text)?;
        self.confined = true;
        let opened = self.open(&first, text);
        self.confined = opened.is_ok();
        opened
    }

    /// Tasks are shown as pupils get them in a contest: without steps, questions and the rest that helps.
    pub fn withhold_help(&mut self) {
        self.bare = true;
    }

    /// Whether there are only the tasks of one course.
    pub fn is_confined(&self) -> bool {
        self.confined
    }

    /// Opens the task that a program names; whether that is another name than before. Of several tasks of one name it
    /// is that of the open course, or of the file that was opened last. If nobody knows it, it is the full game; among
    /// the tasks of one course, it is the one that was open.
    pub fn follow(&mut self, named: &TaskId, text: &Text) -> bool {
        if self.named == *named {
            return false;
        }
        let known = self.find(named).filter(|source| {
            let opened = self.open(source, text);
            opened.is_ok()
        });
        if known.is_none() && self.confined {
            self.named = named.clone();
        } else if known.is_none() {
            let files = std::mem::take(&mut self.files);
            *self = OpenTask {
                files,
                reading: self.reading,
                bare: self.bare,
                ..OpenTask::default()
            };
            self.named = named.clone();
        }
        true
    }

    /// Opens a task. The program is to name it.
    ///
    /// # Errors
    /// There is none, or it cannot be used: the sentence that says why.
    pub fn open(&mut self, source: &TaskSource, text: &Text) -> Result<(), String> {
        let (ready, course) = self.prepare(source, text)?;
        self.ready = ready;
        self.named = self.ready.id().clone();
        self.source = source.clone();
        self.course = course;
        Ok(())
    }

    /// A task as it would be opened.
    ///
    /// # Errors
    /// As of [`OpenTask::open`].
    pub fn look_up(&self, source: &TaskSource, text: &Text) -> Result<ReadyTask, String> {
        self.prepare(source, text).map(|(ready, _)| ready)
    }

    fn prepare(
        &self,
        source: &TaskSource,
        text: &Text,
    ) -> Result<(ReadyTask, Option<Arc<Course>>), String> {
        let found = self.found(source);
        let FoundTask { task, course } = found.ok_or_else(|| text.msg_task_gone())?;
        let key = match source.file() {
            // Wherever the folder of a contest lies, or is moved to, its slots are there.
            Some(_) if self.confined => TaskKey::in_contest(&task.id),
            Some(path) => TaskKey::in_file(path, &task.id),
            None => TaskKey::embedded(&task.id),
        };
        let reading = match source {
            TaskSource::File { .. } => self.reading,
            TaskSource::Alone(_) | TaskSource::Course { .. } => 0,
        };
        let task = if self.bare {
            Arc::new(task_for_pupils(&task))
        } else {
            task
        };
        Ok((ReadyTask::new(task, key, reading, text)?, course))
    }

    /// Reads a file of tasks, so that they are known; gives where the first one is.
    ///
    /// # Errors
    /// The sentence that says what is wrong, and where.
    pub fn read(&mut self, path: &Path, text: &Text) -> Result<TaskSource, String> {
        let file = TaskFile::read(path, text)?;
        if file.task(0).is_none() {
            return Err(text.msg_task_gone());
        }
        self.files.retain(|other| other.path != path);
        let least = (self.files.len() + 1).saturating_sub(MOST_FILES);
        self.files.drain(..least);
        self.files.push(file);
        self.reading += 1;
        Ok(TaskSource::File {
            path: path.to_owned(),
            number: 0,
        })
    }

    /// Where the task of this name is.
    pub fn find(&self, id: &TaskId) -> Option<TaskSource> {
        let sibling = self.course().and_then(|course| lesson(course, id));
        let here = self.source.number() as isize;
        let sibling = sibling.and_then(|number| self.source.further(number as isize - here));
        if self.confined {
            return sibling;
        }
        let of_file = || self.files.iter().rev().find_map(|file| file.find(id));
        sibling
            .or_else(of_file)
            .or_else(|| TaskSource::embedded(id))
    }

    /// The task of this name, if it is known.
    pub fn known(&self, id: &TaskId) -> Option<Arc<Task>> {
        let found = self.found(&self.find(id)?)?;
        Some(found.task)
    }

    fn found(&self, source: &TaskSource) -> Option<FoundTask> {
        match source {
            TaskSource::Alone(id) => {
                let ready = ReadyTask::embedded(id);
                (ready.id() == id).then(|| FoundTask {
                    task: Arc::new(ready.task().clone()),
                    course: None,
                })
            }
            TaskSource::Course { course, number } => {
                let is_open = matches!(self.source, TaskSource::Course { .. });
                let open = self
                    .course
                    .as_ref()
                    .filter(|open| is_open && open.id == *course);
                let course = open.cloned().or_else(|| embedded_course(course))?;
                of_course(&course, *number)
            }
            TaskSource::File { path, number } => {
                let file = self.files.iter().find(|file| file.path == *path)?;
                file.task(*number)
            }
        }
    }
}

#[cfg(test)]
mod tests;
