//! What the readers of text files have in common.

/// Why a text is refused, and where.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TextFileError<K> {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1, in characters.
    pub column: usize,
    pub kind: K,
}

impl<K> TextFileError<K> {
    pub(crate) fn new(line: usize, column: usize, kind: K) -> TextFileError<K> {
        TextFileError { line, column, kind }
    }
}
