//! Reads and judges a class on another thread; rows arrive one by one.

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

/// A class as far as it is judged.
#[derive(Clone, Debug, Default)]
pub struct JudgedClass {
    pub class: Arc<Class>,
    pub tasks: Arc<Tasks>,
    /// The contest or course with its tasks.
    pub course: Option<Arc<CourseFile>>,
    /// Number of rows when all is judged.
    pub expected: usize,
    /// The rows so far, in the order of the submissions.
    pub rows: Vec<Row>,
    /// Set once all rows are there.
    pub end: Option<End>,
}

/// Results that need all rows.
#[derive(Clone, Debug)]
pub struct End {
    pub groups: Vec<Group>,
    pub all_compared: bool,
    /// True if everything was judged.
    pub complete: bool,
}

impl JudgedClass {
    /// The report on the rows so far; see [`Report::new`].
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

    /// Groups of programs that are alike.
    pub fn groups(&self) -> &[Group] {
        self.end.as_ref().map_or(&[], |end| &end.groups)
    }

    /// The tasks of the columns: those of a contest in its order, and others that were handed in; of a course
    /// that is no contest only these.
    pub fn columns(&self) -> Vec<&Task> {
        let handed_in = self
            .class
            .submissions
            .iter()
            .filter_map(|submission| submission.task.as_ref());
        let in_contest = self
            .course
            .iter()
            .filter(|course| course.is_contest())
            .flat_map(|course| course.document.tasks())
            .map(|task| &task.id);
        let ids: BTreeSet<&TaskId> = handed_in.chain(in_contest).collect();
        let mut tasks: Vec<&Task> = ids
            .into_iter()
            .filter_map(|id| self.tasks.find(id))
            .collect();
        tasks.sort_by_key(|task| self.tasks.place(&task.id));
        tasks
    }

    /// Name of the pupil who handed this in, else of its file.
    pub fn name(&self, submission: usize) -> &str {
        let Some(submission) = self.class.submissions.get(submission) else {
            return "";
        };
        let pupil = submission
            .pupil
            .and_then(|pupil| self.class.pupils.get(pupil));
        pupil.map_or(&submission.file, |pupil| &pupil.name)
    }

    /// True if a task gives points, or nothing is judged yet.
    pub fn gives_points(&self) -> bool {
        let columns = self.columns();
        columns.is_empty() || columns.iter().any(|task| !task.points.is_empty())
    }

    /// A sentence about the first task that is unknown, with advice.
    pub fn unknown_task(&self, text: &Text) -> Option<String> {
        let (id, course) = self
            .class
            .submissions
            .iter()
            .filter_map(|one| Some((one.task.as_ref()?, &one.course)))
            .find(|(id, _)| self.tasks.find(id).is_none())?;
        Some(match course {
            Some(course) => text.msg_class_says_task_unknown_course(id.as_str(), one_line(course)),
            None => text.msg_class_says_task_unknown(id.as_str()),
        })
    }

    /// Finds a task in the file of the course: the file, and the place of the task in it, from 0.
    pub fn place_in_course(&self, id: &TaskId) -> Option<(&Path, usize)> {
        let course = self.course.as_ref()?;
        let tasks = course.document.tasks();
        let place = tasks.iter().position(|task| task.id == *id)?;
        Some((&course.path, place))
    }
}

/// A message from the other thread.
enum JudgingNews {
    Read(Box<JudgedClass>),
    /// A sentence about a file that could not be used.
    Trouble(String),
    Row(Box<Row>),
    End(End),
}

/// A class that is being judged.
pub struct Judging {
    task: BackgroundTask<()>,
    news: Receiver<JudgingNews>,
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
        let (sender, news) = channel();
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
        Ok(Judging { task, news })
    }

    /// Stops soon; rows that are judged by then stay.
    pub fn stop(&self) {
        self.task.stop();
    }

    /// Takes over the news. Returns true if there were any, and a sentence to show, if there is one.
    pub fn receive(&self, known: &mut JudgedClass) -> (bool, Option<String>) {
        let (mut any, mut sentence) = (false, None);
        for news in self.news.try_iter() {
            any = true;
            match news {
                JudgingNews::Read(read) => *known = *read,
                JudgingNews::Trouble(why) => sentence = Some(why),
                JudgingNews::Row(row) => known.rows.push(*row),
                JudgingNews::End(end) => known.end = Some(end),
            }
        }
        (any, sentence)
    }
}

fn tell(sender: &Sender<JudgingNews>, ctx: &Context, what: JudgingNews) {
    // It fails when the page dropped the receiver.
    if sender.send(what).is_ok() {
        ctx.request_repaint();
    }
}

struct Work<'a> {
    text: &'a Text,
    go_on: &'a (dyn Fn() -> bool + Sync),
    tell: &'a dyn Fn(JudgingNews),
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
                .map_err(|why| (self.tell)(JudgingNews::Trouble(why)))
                .ok(),
            None => {
                let files: Vec<&Path> = files.iter().map(|path| path.as_path()).collect();
                CourseFile::find(&files, &class, text, go_on)
            }
        };
        let tasks = Tasks::new(course.as_ref().map(|course| &course.document));
        let known = JudgedClass {
            expected: class.submissions.len(),
            class: Arc::new(class),
            tasks: Arc::new(tasks),
            course: course.map(Arc::new),
            ..JudgedClass::default()
        };
        let (class, tasks) = (Arc::clone(&known.class), Arc::clone(&known.tasks));
        (self.tell)(JudgingNews::Read(Box::new(known)));
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
            (self.tell)(JudgingNews::Row(Box::new(row)));
        });
        let report = Report::new(&class, &tasks, rows, ended, go_on);
        (self.tell)(JudgingNews::End(End {
            groups: report.groups,
            all_compared: report.all_compared,
            complete: report.complete,
        }));
    }
}
