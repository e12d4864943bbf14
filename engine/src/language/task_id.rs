//! The name by which programs know their task.

use std::borrow::Cow;
use std::fmt;

/// Names a task: small letters a–z, digits and hyphens, at most [`TaskId::LONGEST`] of them.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TaskId(Cow<'static, str>);

impl TaskId {
    /// Most characters.
    pub const LONGEST: usize = 64;

    /// The full game: the task of a program that names none.
    pub const CLICKOMANIA: TaskId = TaskId(Cow::Borrowed("clickomania"));

    /// The simplified game.
    pub const STRISCE: TaskId = TaskId(Cow::Borrowed("strisce"));

    /// `None` if it is empty, too long, or holds another character.
    pub fn new(id: &str) -> Option<TaskId> {
        let fits = |byte: u8| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-');
        let fits = (1..=TaskId::LONGEST).contains(&id.len()) && id.bytes().all(fits);
        fits.then(|| TaskId(Cow::Owned(id.to_owned())))
    }

    /// The game, if it is the task of one.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Default for TaskId {
    fn default() -> TaskId {
        TaskId::CLICKOMANIA
    }
}

impl fmt::Display for TaskId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Debug for TaskId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_digits_and_hyphens_make_an_id() {
        for id in ["clickomania", "da-40-a-2", "7", &"x".repeat(64)] {
            assert_eq!(TaskId::new(id).unwrap().as_str(), id);
        }
        for id in ["", "A", "a b", "è", "a_b", "a.ron", "../a", &"x".repeat(65)] {
            assert_eq!(TaskId::new(id), None, "{id}");
        }
        assert_eq!(TaskId::new("clickomania"), Some(TaskId::default()));
    }
}
