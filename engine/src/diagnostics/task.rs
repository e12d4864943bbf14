//! Why the file of a task or a course is refused.

use super::{file_error, wall_error_kind};
use crate::task::file::{PathFault, TaskFileErrorKind};
use crate::task::text::{DEEPEST, LONGEST, TextErrorKind};
use crate::text::Text;

/// What is wrong with the file of a task; file, line and column stand in the error.
pub fn task_file_error(text: &Text, kind: &TaskFileErrorKind) -> String {
    use TaskFileErrorKind as Kind;
    match kind {
        Kind::Program(kind) => file_error(text, kind),
        Kind::NotATask { found } => text.msg_task_not_a_task(found),
        Kind::Wall(kind) => wall_error_kind(text, kind),
        Kind::Text(kind) => text_error(text, kind),
        Kind::BadLanguage { found } => text.msg_task_bad_language(found),
        Kind::DuplicateKey { key } => text.msg_task_duplicate_key(key),
        Kind::NotWhole { low, high } => text.msg_task_not_whole(low.to_string(), high.to_string()),
        Kind::TooFew { least } => text.msg_task_too_few(*least),
        Kind::TooMany { most } => text.msg_task_too_many(*most),
        Kind::ChanceNotAllowed { block } => text.msg_task_chance_not_allowed(block.row().variant),
        Kind::NoSuchNumber { count } => text.msg_task_no_such_number(*count),
        Kind::OffWall => text.msg_task_off_wall(),
        Kind::DuplicateTask { id } => text.msg_task_duplicate_task(id),
        Kind::Path { path, fault } => path_fault(text, path, fault),
        Kind::TooMuch => text.msg_task_too_much(),
    }
}

fn path_fault(text: &Text, path: &str, fault: &PathFault) -> String {
    match fault {
        PathFault::NotAPath => text.msg_task_path_not_a_path(path),
        PathFault::Outside => text.msg_task_path_outside(path),
        PathFault::NotFound => text.msg_task_path_not_found(path),
        PathFault::Unreadable(reason) => text.msg_task_path_unreadable(path, reason),
        PathFault::TooLarge => text.msg_task_path_too_large(path),
        PathFault::NotUtf8 => text.msg_task_path_not_utf8(path),
    }
}

fn text_error(text: &Text, kind: &TextErrorKind) -> String {
    match kind {
        TextErrorKind::TooLong => text.msg_task_text_too_long(LONGEST),
        TextErrorKind::TooDeep => text.msg_task_text_too_deep(DEEPEST),
        TextErrorKind::Html => text.msg_task_text_html(),
        TextErrorKind::Image => text.msg_task_text_image(),
        TextErrorKind::Program(kind) => file_error(text, kind),
        TextErrorKind::Wall(kind) => wall_error_kind(text, kind),
        TextErrorKind::BadClick => text.msg_task_text_bad_click(),
    }
}
