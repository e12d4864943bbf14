//! A class is read and judged beside the window; rows arrive one by one.

use crate::class::{
    Class, ClassOptions, CourseFile, Group, Input, Judge, Report, Row, Tasks, collect, standings,
};
use crate::program_files::holds_task;
use crate::window::kit::background::BackgroundTask;
use egui::Context;
use engine::language::TaskId;
use engine::task::Task;
use engine::text::{Text, one_line};
use std::collections::BTreeSet;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::sync::mpsc::{Receiver, Sender, channel};

/// What is known of a class.
#[derive(Clone, Debug, Default)]
pub struct Known {
    pub class: Arc<Class>,
    pub tasks: Arc<Tasks>,
    /// The contest or course that its tasks are of.
    pub course: Option<Arc<CourseFile>>,
    /// How many rows there will be.
    pub expected: usize,
    /// The rows so far, in the order of the submissions.
    pub rows: Vec<Row>,
    /// What only all of them together have, once they are there.
    pub end: Option<End>,
}

/// What only all rows together have.
#[derive(Clone, Debug)]
pub struct End {
    pub groups: Vec<Group>,
    pub all_compared: bool,
    /// Whether all was judged.
    pub complete: bool,
}

impl Known {
    /// The whole report on what is known by now; see [`Report::new`].
    pub fn report(&self, go_on: &(dyn Fn() -> bool + Sync)) -> Report<'_> {
        let rows = self.rows.clone();
        let Some(end) = self.end.clone() else {
            return Report::new(&self.class, &self.tasks, rows, false, go_on);
        };
        Report {
            class: &self.class,
            tasks: &self.tasks,
            standings: standings(&self.class, &rows),
            groups: end.groups,
            all_compared: end.all_compared,
            rows,
            complete: end.complete,
        }
    }

    /// The groups of programs that are alike.
    pub fn groups(&self) -> &[Group] {
        self.end.as_ref().map_or(&[], |end| &end.groups)
    }

    /// The tasks of the columns: those of a contest, as they stand there, and others that were handed in; of a course
    /// that is no contest these alone.
    pub fn columns(&self) -> Vec<&Task> {
        let submissions = self.class.submissions.iter();
        let handed = submissions.filter_map(|submission| submission.task.as_ref());
        let contest = self.course.iter().filter(|course| course.is_contest());
        let course = contest.flat_map(|course| course.document.tasks());
        let course = course.map(|task| &task.id);
        let ids: BTreeSet<&TaskId> = handed.chain(course).collect();
        let tasks = ids.into_iter().filter_map(|id| self.tasks.find(id));
        let mut tasks: Vec<&Task> = tasks.collect();
        tasks.sort_by_key(|task| self.tasks.place(&task.id));
        tasks
    }

    /// The name of a pupil; of a file, what it is called.
    pub fn name(&self, submission: usize) -> &str {
        let Some(submission) = self.class.submissions.get(submission) else {
            return "";
        };
        let pupil = submission
            .pupil
            .and_then(|pupil| self.class.pupils.get(pupil));
        pupil.map_or(&submission.file, |pupil| &pupil.name)
    }

    /// Whether a task gives points; so as long as nothing is judged.
    pub fn gives_points(&self) -> bool {
        let columns = self.columns();
        columns.is_empty() || columns.iter().any(|task| !task.points.is_empty())
    }

    /// Which task is unknown, and what to do, in a sentence.
    pub fn unknown_task(&self, text: &Text) -> Option<String> {
        let submissions = self.class.submissions.iter();
        let mut tasks = submissions.filter_map(|one| Some((one.task.as_ref()?, &one.course)));
        let (id, course) = tasks.find(|(id, _)| self.tasks.find(id).is_none())?;
        Some(match course {
            Some(course) => text.msg_class_says_task_unknown_course(id.as_str(), one_line(course)),
            None => text.msg_class_says_task_unknown(id.as_str()),
        })
    }

    /// The task of a file of tasks with this name, by its place in the file.
    pub fn place_in_course(&self, id: &TaskId) -> Option<(&Path, usize)> {
        let course = self.course.as_ref()?;
        let tasks = course.document.tasks();
        let place = tasks.iter().position(|task| task.id == *id)?;
        Some((&course.path, place))
    }
}

/// What comes from the other thread.
enum Told {
    Read(Box<Known>),
    /// Something could not be used as it was meant: a sentence.
    Trouble(String),
    Row(Box<Row>),
    End(End),
}

/// A class while it is judged.
pub struct Judging {
    task: BackgroundTask<()>,
    told: Receiver<Told>,
}

impl Judging {
    /// Reads and judges these files and folders, with the tasks of the last file of tasks among them.
    ///
    /// # Errors
    /// The system gives no thread.
    pub fn start(
        paths: Vec<PathBuf>,
        options: ClassOptions,
        text: Text,
        ctx: &Context,
    ) -> io::Result<Judging> {
        let (sender, told) = channel();
        let (ctx, woken) = (ctx.clone(), ctx.clone());
        let job = move |go_on: &(dyn Fn() -> bool + Sync)| {
            let work = Work {
                text: &text,
                go_on,
                tell: &|what| tell(&sender, &ctx, what),
            };
            work.judge(&paths, &options);
            Some(())
        };
        let task = BackgroundTask::start(job, move || woken.request_repaint())?;
        Ok(Judging { task, told })
    }

    /// Has it stop soon; what is judged by then stays.
    pub fn stop(&self) {
        self.task.stop();
    }

    /// Takes over what is known by now; whether there was something, and a sentence if something is to be said.
    pub fn hear(&self, known: &mut Known) -> (bool, Option<String>) {
        let (mut any, mut sentence) = (false, None);
        for told in self.told.try_iter() {
            any = true;
            match told {
                Told::Read(read) => *known = *read,
                Told::Trouble(why) => sentence = Some(why),
                Told::Row(row) => known.rows.push(*row),
                Told::End(end) => known.end = Some(end),
            }
        }
        (any, sentence)
    }
}

fn tell(sender: &Sender<Told>, ctx: &Context, what: Told) {
    // Nobody listens any more if this fails.
    if sender.send(what).is_ok() {
        ctx.request_repaint();
    }
}

struct Work<'a> {
    text: &'a Text,
    go_on: &'a (dyn Fn() -> bool + Sync),
    tell: &'a dyn Fn(Told),
}

impl Work<'_> {
    fn judge(&self, paths: &[PathBuf], options: &ClassOptions) {
        let (text, go_on) = (self.text, self.go_on);
        let is_task = |path: &&PathBuf| path.is_file() && holds_task(path);
        let (courses, files): (Vec<&PathBuf>, Vec<&PathBuf>) = paths.iter().partition(is_task);
        let inputs = files.iter().flat_map(|path| Input::of(path, text, go_on));
        let class = collect(inputs, options.all, text, go_on);
        let course = match courses.last() {
            Some(path) => CourseFile::read(path, text)
                .map_err(|why| (self.tell)(Told::Trouble(why)))
                .ok(),
            None => {
                let files: Vec<&Path> = files.iter().map(|path| path.as_path()).collect();
                CourseFile::find(&files, &class, text, go_on)
            }
        };
        let tasks = Tasks::new(course.as_ref().map(|course| &course.document));
        let known = Known {
            expected: class.submissions.len(),
            class: Arc::new(class),
            tasks: Arc::new(tasks),
            course: course.map(Arc::new),
            ..Known::default()
        };
        let (class, tasks) = (Arc::clone(&known.class), Arc::clone(&known.tasks));
        (self.tell)(Told::Read(Box::new(known)));
        let mut rows = Vec::new();
        let judge = Judge {
            tasks: &tasks,
            options,
            text,
            pool: None,
            go_on,
            spent: &AtomicU64::new(0),
        };
        let ended = judge.rows(&class, |row| {
            rows.push(row.clone());
            (self.tell)(Told::Row(Box::new(row)));
        });
        let report = Report::new(&class, &tasks, rows, ended, go_on);
        (self.tell)(Told::End(End {
            groups: report.groups,
            all_compared: report.all_compared,
            complete: report.complete,
        }));
    }
}
