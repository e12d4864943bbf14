//! The task that is open: what the program on the canvas has to do.
//!
//! The program names it ([`OpenTask::follow`]), so undo, slots and files lead back to the right task. The source of a
//! task is looked up here: among the embedded ones, and in the files that were opened.

mod ready;
mod source;

use super::storage::TaskKey;
use crate::contest::task_for_pupils;
use engine::language::TaskId;
use engine::task::{Course, Task};
use engine::text::Text;
pub use ready::ReadyTask;
use source::{FoundTask, TaskFile, embedded_course, lesson, of_course};
pub use source::{TaskSource, first_to_do, is_task_file, read_tasks};
use std::ops::Deref;
use std::path::Path;
use std::sync::Arc;

/// Maximum number of task files that are remembered; those opened last stay.
const MAX_FILES: usize = 16;

/// The task that is open.
#[derive(Debug)]
pub struct OpenTask {
    ready: ReadyTask,
    source: TaskSource,
    course: Option<Arc<Course>>,
    /// The task that the program names; it differs from the open one if it is unknown.
    named: TaskId,
    /// The files that were opened, the last one last.
    files: Vec<TaskFile>,
    /// Number of files that were read.
    reading: u64,
    /// True in a contest with tasks: there are no others.
    confined: bool,
    /// True in a contest: tasks are shown without help.
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

    /// True in free building and in puzzles, where all three scores count.
    pub fn has_all_scores(&self) -> bool {
        self.is_free() || self.course().is_none()
    }

    /// The course of the task, if it is a lesson.
    pub fn course(&self) -> Option<&Course> {
        self.course.as_deref()
    }

    /// The task that the program names, if it is unknown.
    pub fn unknown(&self) -> Option<&TaskId> {
        (self.named != *self.id()).then_some(&self.named)
    }

    /// True if it is a lesson of a course; in a `contest` there are no lessons.
    pub fn is_lesson(&self, contest: bool) -> bool {
        self.course.is_some() && !contest
    }

    /// The lesson `by` places after this one in its course.
    pub fn neighbour(&self, by: isize) -> Option<TaskSource> {
        let course = self.course()?;
        let other = self.source.further(by)?;
        (other.number() < course.tasks.len()).then_some(other)
    }

    /// The next task in its course.
    pub fn next(&self) -> Option<&Task> {
        let next = self.neighbour(1)?;
        Some(&self.course()?.tasks.get(next.number())?.value)
    }

    /// Opens the first task of a file and confines the mode to the tasks of that file.
    ///
    /// # Errors
    /// A sentence about what is wrong; nothing changes then.
    pub fn confine(&mut self, path: &Path, text: &Text) -> Result<(), String> {
        let first = self.read(path, text)?;
        self.confined = true;
        let opened = self.open(&first, text);
        self.confined = opened.is_ok();
        opened
    }

    /// Shows tasks as contestants get them: without steps, questions and other help.
    pub fn withhold_help(&mut self) {
        self.bare = true;
    }

    /// True if there are only the tasks of one course.
    pub fn is_confined(&self) -> bool {
        self.confined
    }

    /// Opens the task that a program names. Returns true if the name is another one than before. Of several tasks of
    /// one name it takes that of the open course, or of the file that was opened last. An unknown name opens the
    /// full game; among the tasks of one course, the task that was open stays.
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

    /// Takes over the language of the window. Returns true if the open task was in another one.
    pub fn follow_language(&mut self, text: &Text) -> bool {
        let language = Some(text.language());
        let other = self.ready.language().is_some() && self.ready.language() != language;
        if self.ready.language() != language {
            self.ready = self.ready.clone().in_language(text.language());
        }
        other
    }

    /// Opens a task. The caller must open a program that names it.
    ///
    /// # Errors
    /// A sentence about why there is no such task, or why it cannot be used.
    pub fn open(&mut self, source: &TaskSource, text: &Text) -> Result<(), String> {
        let (ready, course) = self.prepare(source, text)?;
        self.ready = ready;
        self.named = self.ready.id().clone();
        self.source = source.clone();
        self.course = course;
        Ok(())
    }

    /// Prepares a task without opening it.
    ///
    /// # Errors
    /// As [`OpenTask::open`].
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
            // A key without the path, so that the folder of a contest can be moved.
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

    /// Reads a file of tasks, so that they are known. Returns the source of the first one.
    ///
    /// # Errors
    /// A sentence about what is wrong, and where.
    pub fn read(&mut self, path: &Path, text: &Text) -> Result<TaskSource, String> {
        let file = TaskFile::read(path, text)?;
        if file.task(0).is_none() {
            return Err(text.msg_task_gone());
        }
        self.files.retain(|other| other.path != path);
        let least = (self.files.len() + 1).saturating_sub(MAX_FILES);
        self.files.drain(..least);
        self.files.push(file);
        self.reading += 1;
        Ok(TaskSource::File {
            path: path.to_owned(),
            number: 0,
        })
    }

    /// Finds the source of a task.
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

    /// Finds a task, if it is known.
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
mod tests {
    use super::*;
    use crate::test_folder::Folder;
    use engine::text::Language;
    use std::fs;

    fn text() -> Text {
        Text::load(Language::It).unwrap()
    }

    fn id(name: &str) -> TaskId {
        TaskId::new(name).unwrap()
    }

    /// A task whose title says which it is.
    fn written(id: &str, title: &str) -> String {
        format!("Task(format: 1, id: \"{id}\", title: {{\"it\": \"{title}\"}}, wanted: [DropAll])")
    }

    #[test]
    fn the_task_that_a_program_names_is_open() {
        let mut open = OpenTask::default();
        assert!(open.is_free() && open.judges());
        assert!(!open.follow(&TaskId::CLICKOMANIA, &text()));
        for (name, free, lesson) in [
            ("strisce", true, None),
            ("caduta-compatta", false, Some(7)),
            ("parete", false, Some(0)),
            ("clickomania", true, None),
        ] {
            assert!(open.follow(&id(name), &text()));
            assert_eq!((open.id(), open.is_free()), (&id(name), free));
            assert_eq!(open.course().map(|_| open.source().number()), lesson);
            assert_eq!(open.unknown(), None);
            assert!(!open.follow(&id(name), &text()), "it is open already");
        }
    }

    #[test]
    fn nobody_knows_a_strange_task_and_its_name_stays() {
        let mut open = OpenTask::default();
        open.follow(&id("parete"), &text());
        assert!(open.follow(&id("manca"), &text()));
        assert_eq!(
            (open.id(), open.unknown()),
            (&TaskId::CLICKOMANIA, Some(&id("manca")))
        );
        assert!(!open.follow(&id("manca"), &text()), "told once");
        assert!(open.follow(&TaskId::CLICKOMANIA, &text()));
        assert_eq!(open.unknown(), None);
    }

    #[test]
    fn lessons_follow_each_other() {
        let mut open = OpenTask::default();
        assert_eq!(open.neighbour(1), None);
        let course = TaskId::new("da-40-a-2").unwrap();
        let mut source = TaskSource::Course { course, number: 0 };
        let mut seen = Vec::new();
        loop {
            open.open(&source, &text()).unwrap();
            seen.push(open.id().to_string());
            let next = open.next().map(|task| task.id.to_string());
            let Some(further) = open.neighbour(1) else {
                assert_eq!(next, None);
                break;
            };
            source = further;
            open.open(&source, &text()).unwrap();
            assert_eq!(next, Some(open.id().to_string()));
            let back = open.neighbour(-1).unwrap();
            open.open(&back, &text()).unwrap();
            assert_eq!(open.id().as_str(), seen[seen.len() - 1]);
        }
        assert_eq!(seen.len(), open.course().unwrap().tasks.len());
        assert!(seen.len() >= 30 && seen[0] == "parete", "{seen:?}");
    }

    #[test]
    fn files_of_tasks_are_known_once_they_were_read() {
        let folder = Folder::new();
        let (one, other) = (folder.file("uno.ron"), folder.file("altro.ron"));
        fs::write(&one, written("mio", "uno")).unwrap();
        let course = format!(
            "Course(format: 1, id: \"corso\", title: {{}}, tasks: [{}, {}])",
            written("prima", "prima"),
            written("mio", "altro")
        );
        fs::write(&other, course).unwrap();
        let mut open = OpenTask::default();
        let first = open.read(&one, &text()).unwrap();
        assert!(open.id() == &TaskId::CLICKOMANIA, "it is only known");
        open.open(&first, &text()).unwrap();
        assert_eq!(
            (open.title(&text()).as_str(), open.course().is_none()),
            ("uno", true)
        );
        let uno = open.ready().clone();
        // Read once more it is another task: it may say something else.
        fs::write(&one, written("mio", "due")).unwrap();
        let again = open.read(&one, &text()).unwrap();
        open.open(&again, &text()).unwrap();
        assert_eq!(open.title(&text()), "due");
        assert!(uno != *open.ready() && uno.key() == open.key());
        // Of two tasks of one name it is that of the open course.
        let first = open.read(&other, &text()).unwrap();
        open.open(&first, &text()).unwrap();
        open.follow(&id("mio"), &text());
        assert_eq!(
            (open.title(&text()).as_str(), open.source().number()),
            ("altro", 1)
        );
        assert_eq!(open.source().file(), Some(other.as_path()));
        assert_ne!(uno.key(), open.key());
    }

    #[test]
    fn what_cannot_be_used_is_refused_and_the_open_task_stays() {
        let folder = Folder::new();
        let path = folder.file("guasto.ron");
        let mut open = OpenTask::default();
        for (file, said) in [
            ("Task(format: 1, id: \"a\", wonted: [])", "guasto.ron:1"),
            ("Course(format: 1, id: \"a\", tasks: [])", ""),
            ("Program(format: 1, name: \"\")", "guasto.ron:1"),
        ] {
            fs::write(&path, file).unwrap();
            let error = open.read(&path, &text()).unwrap_err();
            assert!(error.contains(said), "{error}");
        }
        fs::write(
            &path,
            "Task(format: 1, id: \"a\", title: {}, wanted: [Remove(Hole)])",
        )
        .unwrap();
        let source = open.read(&path, &text()).unwrap();
        let error = open.open(&source, &text()).unwrap_err();
        assert!(error.contains("«a»"), "{error}");
        assert_eq!(open.id(), &TaskId::CLICKOMANIA);
        assert!(open.read(&folder.file("manca.ron"), &text()).is_err());
        let gone = TaskSource::Course {
            course: id("da-40-a-2"),
            number: 999,
        };
        assert_eq!(open.open(&gone, &text()), Err(text().msg_task_gone()));
    }

    #[test]
    fn many_files_are_not_remembered_for_ever() {
        let folder = Folder::new();
        let mut open = OpenTask::default();
        for number in 0..MAX_FILES + 3 {
            let name = format!("q{number}");
            let path = folder.file(&format!("{name}.ron"));
            fs::write(&path, written(&name, &name)).unwrap();
            open.read(&path, &text()).unwrap();
        }
        assert_eq!(open.files.len(), MAX_FILES);
        assert!(open.find(&id("q2")).is_none() && open.find(&id("q3")).is_some());
    }
}
