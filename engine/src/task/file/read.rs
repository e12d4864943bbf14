//! Reads a task or a course, with the files that it names.

use super::error::{Stop, TaskFileError, TaskFileErrorKind};
use super::files::{ReadText, ReferencedFiles, folder as folder_of};
use super::record::{FileWords, Offsets, PartReader, file_words};
use super::{FORMAT, MAX_PARTS};
use crate::language::file::{
    Expected, FileErrorKind, MAX_BYTES, Token, Tokens, strip_bom, task_id,
};
use crate::task::{Chapter, Contest, Course, Part, Task, TaskId, Texts};
use std::sync::Arc;

/// The maximum duration of a contest, in minutes: a week.
const MAX_MINUTES: u64 = 10_080;

/// The content of a task or course file.
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

    /// The tasks of the course in order; for a task, that task alone.
    pub fn tasks(&self) -> Vec<&Task> {
        match self {
            TaskOrCourse::Task(task) => vec![task],
            TaskOrCourse::Course(course) => course.tasks.iter().map(|part| &part.value).collect(),
        }
    }
}

/// True if the file begins as a task or a course (and not as a program).
pub fn is_task(bytes: &[u8]) -> bool {
    let text = match std::str::from_utf8(bytes) {
        Ok(text) => text,
        Err(error) => std::str::from_utf8(&bytes[..error.valid_up_to()]).unwrap_or_default(),
    };
    let first = Tokens::new(strip_bom(text)).next();
    first.is_ok_and(|first| matches!(first.token, Token::Name("Task" | "Course")))
}

/// Reads a task or a course. `files` reads the files that it names; paths that begin with `programs/` are first looked
/// up among the embedded files.
///
/// # Errors
/// The first thing that is wrong, with its position.
pub fn read(text: &str, files: &ReadText) -> Result<TaskOrCourse, TaskFileError> {
    read_with_places(text, "", files).map(|(document, _)| document)
}

/// Reads a task that is still being written: as [`read`], but steps may refer to goals and questions that do not exist
/// yet.
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

/// Decodes the bytes of a file.
///
/// # Errors
/// `TooLarge`, or `NotUtf8` with the position of the first bad byte.
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

/// Reads a task or a course whose file is in `folder` (a path relative to the document's folder, or below
/// `programs/`). Also gives, for each of its tasks, the positions of its parts.
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

/// Reads all of `text`, at whose start `reader` is. Gives one [`TaskPlace`] per task.
fn read_from(
    reader: &mut PartReader<'_>,
    text: &str,
    folder: &str,
    files: &ReadText,
) -> Result<(TaskOrCourse, Vec<TaskPlace>), TaskFileError> {
    if text.len() > MAX_BYTES {
        return Err(whole_file(FileErrorKind::TooLarge));
    }
    reader
        .document(&ReferencedFiles::new(files), folder)
        .map_err(|stop| placed(stop, None, text))
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

/// The place of a task: at a path of the document, or in a separate file.
enum TaskPlace {
    Here { path: String },
    There(TaskPlaces),
}

/// The positions of the parts of a task in its file. A part is identified by its path: `solutions[0]`,
/// `steps[2].text`, `wanted[0].body[1]`.
#[derive(Clone, Debug)]
pub struct TaskPlaces {
    /// The separate file of the task; `None` for the document itself.
    pub file: Option<String>,
    text: Arc<str>,
    offsets: Arc<Offsets>,
    /// The path of the task in its file: `tasks[3]` of a course, otherwise empty.
    prefix: String,
}

impl TaskPlaces {
    fn new(
        file: Option<String>,
        text: Arc<str>,
        offsets: Arc<Offsets>,
        prefix: String,
    ) -> TaskPlaces {
        TaskPlaces {
            file,
            text,
            offsets,
            prefix,
        }
    }

    /// Line and column, from 1, of a part, or of the innermost part around it with a known position.
    pub fn of(&self, path: &str) -> (usize, usize) {
        let mut path = match &*self.prefix {
            "" => path.to_owned(),
            prefix => format!("{prefix}.{path}"),
        };
        loop {
            if let Some(&at) = self.offsets.get(&path) {
                return place(&self.text, at);
            }
            match path.rfind(['.', '[']) {
                Some(end) => path.truncate(end),
                None => return (1, 1),
            }
        }
    }
}

/// Line and column of a byte offset, both from 1, the column in characters.
fn place(text: &str, at: usize) -> (usize, usize) {
    let before = &strip_bom(text)[..at];
    let start = before.rfind('\n').map_or(0, |newline| newline + 1);
    let line = 1 + before.bytes().filter(|&byte| byte == b'\n').count();
    (line, 1 + before[start..].chars().count())
}

/// Reads the format number and checks it.
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

/// Reads a task from the separate file that a course names at byte `at`.
fn referenced_task(
    files: &ReferencedFiles,
    at: usize,
    folder: &str,
    named: &str,
) -> Result<(Task, TaskPlaces), Stop> {
    let (path, text) = files.text(at, folder, named)?;
    let mut reader = PartReader::new(strip_bom(&text));
    let read = reader.task_file(files, folder_of(&path));
    let task = read.map_err(|stop| Stop::There(Box::new(placed(stop, Some(&path), &text))))?;
    let offsets = Arc::new(reader.offsets);
    let places = TaskPlaces::new(Some(path), Arc::from(text), offsets, String::new());
    Ok((task, places))
}

file_words! { CourseField {
    Format "format" Id "id" Title "title" Text "text" Tasks "tasks" Chapters "chapters" Contest "contest"
} }
file_words! { ChapterField { Title "title" First "first" Promise "promise" } }
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

    /// Reads the first word of a file, one of `words`.
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
                        let mut chapter = Chapter {
                            title: Texts::default(),
                            promise: Texts::default(),
                            first: TaskId::default(),
                        };
                        reader.record("chapter", 2, |reader, field| {
                            match field {
                                ChapterField::Title => chapter.title = reader.texts()?,
                                ChapterField::Promise => chapter.promise = reader.texts()?,
                                ChapterField::First => {
                                    let (at, id) = task_id(&mut reader.tokens)?;
                                    named.push(at);
                                    chapter.first = id;
                                }
                            }
                            Ok(())
                        })?;
                        Ok(chapter)
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
                                contest.minutes = reader.whole(1, MAX_MINUTES)? as u32;
                            }
                            ContestField::Extra => {
                                contest.extra = reader.whole(0, MAX_MINUTES)? as u32;
                            }
                        }
                        Ok(())
                    })?;
                    course.contest = Some(contest);
                }
            }
            Ok(())
        })?;
        // Checked last: the chapters may be written before the tasks.
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
            let (value, places) = referenced_task(files, at, folder, &file)?;
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
