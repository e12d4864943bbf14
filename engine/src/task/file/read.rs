//! Reading a task or a course, with the files that it names.

use super::error::{PathFault, Stop, TaskFileError, TaskFileErrorKind};
use super::path::{folder as folder_of, resolve};
use super::places::{TaskPlaces, place};
use super::record::{FileWords, PartReader, file_words};
use super::{FORMAT, MAX_PARTS};
use crate::bundled;
use crate::language::Program;
use crate::language::file::{
    self, Expected, FileError, FileErrorKind, MAX_BYTES, Token, Tokens, quote, strip_bom, task_id,
};
use crate::task::{Chapter, Contest, Course, Part, Task, TaskId, Texts};
use std::cell::Cell;
use std::sync::Arc;

/// Most files that a course may name, all its tasks together.
pub const MAX_FILES: usize = 10_000;

/// Longest contest, in minutes: a week.
const LONGEST: u64 = 10_080;

/// Gives the text of a file. Its path goes from the folder of the file that is read, with `/` between
/// folders, and never out of that folder: what is left to be looked at are links.
pub type ReadText<'f> = dyn Fn(&str) -> Result<String, PathFault> + 'f;

/// What a file for teachers holds.
#[derive(Clone, Debug)]
pub enum TaskOrCourse {
    Task(Box<Task>),
    Course(Course),
}

impl TaskOrCourse {
    pub fn id(&self) -> &TaskId {
        match self {
            TaskOrCourse::Task(task) => &task.id,
            TaskOrCourse::Course(course) => &course.id,
        }
    }

    /// Its tasks in their order; a task is its own only one.
    pub fn tasks(&self) -> Vec<&Task> {
        match self {
            TaskOrCourse::Task(task) => vec![task],
            TaskOrCourse::Course(course) => course.tasks.iter().map(|part| &part.value).collect(),
        }
    }
}

/// Whether this is the beginning of a task or a course, rather than of a program.
pub fn is_task(bytes: &[u8]) -> bool {
    let text = match std::str::from_utf8(bytes) {
        Ok(text) => text,
        Err(error) => std::str::from_utf8(&bytes[..error.valid_up_to()]).unwrap_or_default(),
    };
    let first = Tokens::new(strip_bom(text)).next();
    first.is_ok_and(|first| matches!(first.token, Token::Name("Task" | "Course")))
}

/// Reads a task or a course. `files` gives the files that it names beside it; what begins with `programs/`
/// is looked for among what is embedded first.
///
/// # Errors
/// The first thing that is wrong, with its place.
pub fn read(text: &str, files: &ReadText) -> Result<TaskOrCourse, TaskFileError> {
    read_with_places(text, "", files).map(|(document, _)| document)
}

/// Reads a task that is still being written, as [`read`] does: its steps may name goals and questions that it does not
/// have yet.
///
/// # Errors
/// As [`read`].
pub fn read_unfinished(text: &str, files: &ReadText) -> Result<TaskOrCourse, TaskFileError> {
    let mut reader = PartReader::new(strip_bom(text));
    reader.unfinished = true;
    read_from(&mut reader, text, "", files).map(|(document, _)| document)
}

/// Reads a task or a course from the bytes of a file.
///
/// # Errors
/// As [`read`]; also when the bytes are not UTF-8.
pub fn read_bytes(bytes: &[u8], files: &ReadText) -> Result<TaskOrCourse, TaskFileError> {
    let text = utf8(bytes)?;
    read(text, files)
}

/// The text of a file.
///
/// # Errors
/// The place of the first byte that is not UTF-8, or that the file is too large.
pub fn utf8(bytes: &[u8]) -> Result<&str, TaskFileError> {
    if bytes.len() > MAX_BYTES {
        return Err(whole_file(FileErrorKind::TooLarge));
    }
    std::str::from_utf8(bytes).map_err(|error| {
        let valid = std::str::from_utf8(&bytes[..error.valid_up_to()]).unwrap_or_default();
        let (line, column) = place(valid, strip_bom(valid).len());
        TaskFileError {
            line,
            column,
            ..whole_file(FileErrorKind::NotUtf8)
        }
    })
}

fn whole_file(kind: FileErrorKind) -> TaskFileError {
    TaskFileError {
        file: None,
        line: 1,
        column: 1,
        kind: TaskFileErrorKind::Program(kind),
    }
}

/// Reads a task or a course of this folder. Gives also for each of its tasks where its parts stand.
///
/// # Errors
/// As [`read`].
pub fn read_with_places(
    text: &str,
    folder: &str,
    files: &ReadText,
) -> Result<(TaskOrCourse, Vec<TaskPlaces>), TaskFileError> {
    let mut reader = PartReader::new(strip_bom(text));
    let (document, tasks) = read_from(&mut reader, text, folder, files)?;
    let (text, offsets) = (Arc::from(text), Arc::new(reader.offsets));
    let places = tasks.into_iter().map(|task| match task {
        TaskPlace::Here { path } => {
            TaskPlaces::new(None, Arc::clone(&text), Arc::clone(&offsets), path)
        }
        TaskPlace::There(places) => places,
    });
    Ok((document, places.collect()))
}

/// Reads what is before `reader`, all of `text`.
fn read_from(
    reader: &mut PartReader<'_>,
    text: &str,
    folder: &str,
    files: &ReadText,
) -> Result<(TaskOrCourse, Vec<TaskPlace>), TaskFileError> {
    if text.len() > MAX_BYTES {
        return Err(whole_file(FileErrorKind::TooLarge));
    }
    let files = ReferencedFiles {
        files,
        bytes: Cell::new(0),
        count: Cell::new(0),
    };
    let read = reader.document(&files, folder);
    read.map_err(|stop| placed(stop, None, text))
}

fn placed(stop: Stop, file: Option<&str>, text: &str) -> TaskFileError {
    match stop {
        Stop::Here { at, kind } => {
            let (line, column) = place(text, at);
            TaskFileError {
                file: file.map(str::to_owned),
                line,
                column,
                kind: *kind,
            }
        }
        Stop::There(error) => *error,
    }
}

/// Where a task was read.
enum TaskPlace {
    Here { path: String },
    There(TaskPlaces),
}

/// Reads the number of the format.
pub(super) fn format(tokens: &mut Tokens) -> Result<(), Stop> {
    let next = tokens.next()?;
    let Token::Number(format) = next.token else {
        return Err(tokens.unexpected(&next, Expected::Number).into());
    };
    let found = tokens.quote(&next);
    match FileErrorKind::of_format(format, FORMAT, found) {
        None => Ok(()),
        Some(kind) => Err(Stop::new(next.start, TaskFileErrorKind::Program(kind))),
    }
}

/// The files that a document names.
pub(super) struct ReferencedFiles<'f> {
    files: &'f ReadText<'f>,
    /// How much was read, and how many files.
    bytes: Cell<usize>,
    count: Cell<usize>,
}

impl ReferencedFiles<'_> {
    /// The text of a file named at `at` in a file of `folder`; gives also its path.
    fn text(&self, at: usize, folder: &str, named: &str) -> Result<(String, String), Stop> {
        let refused = |fault| {
            let path = quote(named);
            Stop::new(at, TaskFileErrorKind::Path { path, fault })
        };
        let embedded = |path: &str| path.strip_prefix("programs/").and_then(bundled::text);
        let (path, text) = match embedded(named) {
            // Wherever the file lies that names it.
            Some(text) => (named.to_owned(), text.to_owned()),
            None => {
                let path = resolve(folder, named).map_err(refused)?;
                let text = match embedded(&path) {
                    Some(text) => text.to_owned(),
                    None => (self.files)(&path).map_err(refused)?,
                };
                (path, text)
            }
        };
        self.bytes.set(self.bytes.get().saturating_add(text.len()));
        self.count.set(self.count.get() + 1);
        if self.bytes.get() > MAX_BYTES || self.count.get() > MAX_FILES {
            return Err(Stop::new(at, TaskFileErrorKind::TooMuch));
        }
        Ok((path, text))
    }

    pub fn program(&self, at: usize, folder: &str, named: &str) -> Result<Program, Stop> {
        let (path, text) = self.text(at, folder, named)?;
        file::read(&text).map_err(|FileError { line, column, kind }| {
            Stop::There(Box::new(TaskFileError {
                file: Some(path),
                line,
                column,
                kind: TaskFileErrorKind::Program(kind),
            }))
        })
    }

    fn task(&self, at: usize, folder: &str, named: &str) -> Result<(Task, TaskPlaces), Stop> {
        let (path, text) = self.text(at, folder, named)?;
        let mut reader = PartReader::new(strip_bom(&text));
        let read = reader.task_file(self, folder_of(&path));
        let task = read.map_err(|stop| Stop::There(Box::new(placed(stop, Some(&path), &text))))?;
        let offsets = Arc::new(reader.offsets);
        let places = TaskPlaces::new(Some(path), Arc::from(text), offsets, String::new());
        Ok((task, places))
    }
}

file_words! { CourseField {
    Format "format" Id "id" Title "title" Text "text" Tasks "tasks" Chapters "chapters" Contest "contest"
} }
file_words! { ChapterField { Title "title" First "first" } }
file_words! { ContestField { Minutes "minutes" Extra "extra" } }

impl PartReader<'_> {
    fn document(
        &mut self,
        files: &ReferencedFiles,
        folder: &str,
    ) -> Result<(TaskOrCourse, Vec<TaskPlace>), Stop> {
        if self.begin(&["Task", "Course"])? == "Task" {
            let task = self.task(files, folder)?;
            self.end()?;
            let path = String::new();
            return Ok((
                TaskOrCourse::Task(Box::new(task)),
                vec![TaskPlace::Here { path }],
            ));
        }
        let (course, places) = self.course(files, folder)?;
        self.end()?;
        Ok((TaskOrCourse::Course(course), places))
    }

    fn task_file(&mut self, files: &ReferencedFiles, folder: &str) -> Result<Task, Stop> {
        self.begin(&["Task"])?;
        let task = self.task(files, folder)?;
        self.end()?;
        Ok(task)
    }

    /// Reads the word with which a file begins.
    fn begin(&mut self, words: &[&'static str]) -> Result<&'static str, Stop> {
        let next = self.tokens.next()?;
        let known = |name: &str| words.iter().copied().find(|&word| word == name);
        match next.token {
            Token::Name(name) if known(name).is_some() => Ok(known(name).unwrap_or_default()),
            Token::End => Err(self.tokens.unexpected(&next, Expected::Task).into()),
            Token::Hash => {
                let found = self.tokens.quote_line(&next);
                let kind = FileErrorKind::Attribute { found };
                Err(Stop::new(next.start, TaskFileErrorKind::Program(kind)))
            }
            _ => {
                let found = self.tokens.quote(&next);
                Err(Stop::new(next.start, TaskFileErrorKind::NotATask { found }))
            }
        }
    }

    fn end(&mut self) -> Result<(), Stop> {
        let next = self.tokens.next()?;
        if next.token.is(&Token::End) {
            return Ok(());
        }
        let found = self.tokens.quote(&next);
        let kind = FileErrorKind::TrailingText { found };
        Err(Stop::new(next.start, TaskFileErrorKind::Program(kind)))
    }

    fn course(
        &mut self,
        files: &ReferencedFiles,
        folder: &str,
    ) -> Result<(Course, Vec<TaskPlace>), Stop> {
        let mut course = Course::new(TaskId::default());
        let mut places = Vec::new();
        let mut named = Vec::new();
        self.record("Course", 3, |reader, field| {
            match field {
                CourseField::Format => format(&mut reader.tokens)?,
                CourseField::Id => course.id = task_id(&mut reader.tokens)?.1,
                CourseField::Title => course.title = reader.texts()?,
                CourseField::Text => course.text = reader.texts()?,
                CourseField::Tasks => {
                    let tasks = &mut course.tasks;
                    reader.list(1, MAX_PARTS, |reader| {
                        let (at, task, place) = reader.course_task(files, folder)?;
                        if tasks.iter().any(|other: &Part<Task>| other.id == task.id) {
                            let id = task.id.to_string();
                            return Err(Stop::new(at, TaskFileErrorKind::DuplicateTask { id }));
                        }
                        tasks.push(task);
                        places.push(place);
                        Ok(())
                    })?;
                }
                CourseField::Chapters => {
                    course.chapters = reader.list(0, MAX_PARTS, |reader| {
                        let (mut title, mut first) = (Texts::default(), TaskId::default());
                        reader.record("chapter", 2, |reader, field| {
                            match field {
                                ChapterField::Title => title = reader.texts()?,
                                ChapterField::First => {
                                    let (at, id) = task_id(&mut reader.tokens)?;
                                    named.push(at);
                                    first = id;
                                }
                            }
                            Ok(())
                        })?;
                        Ok(Chapter { title, first })
                    })?;
                }
                CourseField::Contest => {
                    let mut contest = Contest {
                        minutes: 0,
                        extra: 0,
                    };
                    reader.record("contest", 1, |reader, field| {
                        match field {
                            ContestField::Minutes => {
                                contest.minutes = reader.whole(1, LONGEST)? as u32;
                            }
                            ContestField::Extra => {
                                contest.extra = reader.whole(0, LONGEST)? as u32;
                            }
                        }
                        Ok(())
                    })?;
                    course.contest = Some(contest);
                }
            }
            Ok(())
        })?;
        // Chapters may stand before the tasks that they name.
        for (at, chapter) in named.into_iter().zip(&course.chapters) {
            if course.number(&chapter.first).is_none() {
                let id = chapter.first.to_string();
                return Err(Stop::new(at, TaskFileErrorKind::UnknownTask { id }));
            }
        }
        Ok((course, places))
    }

    fn course_task(
        &mut self,
        files: &ReferencedFiles,
        folder: &str,
    ) -> Result<(usize, Part<Task>, TaskPlace), Stop> {
        if let Some((at, file)) = self.file()? {
            let (value, places) = files.task(at, folder, &file)?;
            let file = Some(file);
            return Ok((at, Part { file, value }, TaskPlace::There(places)));
        }
        let at = self.at()?;
        self.option(&["Task", "File"])?;
        let value = self.task(files, folder)?;
        let path = self.path().to_owned();
        Ok((at, Part { file: None, value }, TaskPlace::Here { path }))
    }
}
