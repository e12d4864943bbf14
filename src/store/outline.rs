//! The brackets and entries of a RON text, whole or not: what is needed to read on in a damaged one.

use std::ops::Range;

/// What stands between brackets and commas: `name: value`, `key: value` or a value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its bytes, without what separates it from others.
    pub range: Range<usize>,
    /// The entry that holds the brackets it stands in; none for what the outermost ones hold.
    pub parent: Option<usize>,
    /// The bytes before its colon, if it has one.
    pub name: Option<Range<usize>>,
}

/// A text as brackets and entries.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Outline {
    /// In the order in which they begin.
    pub entries: Vec<Entry>,
    /// Where the outermost bracket is closed.
    pub end: Option<usize>,
    /// Where the text stops being RON: a bracket that does not fit, a text without its end, or where it was cut off.
    pub broken: Option<Break>,
}

/// Where a text stops being RON.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Break {
    /// The entry that is cut there, if it is in one.
    pub entry: Option<usize>,
    /// That one, or else the one that holds the brackets that are open there.
    pub within: Option<usize>,
    /// Where there is nothing more of use if it is in none.
    pub at: usize,
    /// What closes the open brackets, the outermost first.
    pub closers: Vec<char>,
}

impl Outline {
    /// The outline of a text.
    pub fn of(text: &str) -> Outline {
        let mut reader = Reader {
            text,
            at: 0,
            outline: Outline::default(),
            open: Vec::new(),
        };
        reader.read();
        reader.outline
    }

    /// The innermost entry that holds this byte, or ends there.
    pub fn innermost(&self, byte: usize) -> Option<usize> {
        let holds = |entry: &Entry| entry.range.start <= byte && byte <= entry.range.end;
        // One that begins later and holds it too lies deeper.
        self.entries.iter().rposition(holds)
    }

    /// The outermost entry around this one, or itself, whose name is `whole`: all of it goes with this one.
    pub fn goes_with(&self, entry: usize, text: &str, whole: &[&str]) -> Option<usize> {
        let mut goes = None;
        let mut next = Some(entry);
        while let Some(number) = next {
            let Entry { name, parent, .. } = &self.entries[number];
            let name = name.clone().map(|name| text[name].trim());
            if name.is_some_and(|name| whole.contains(&name)) {
                goes = Some(number);
            }
            next = *parent;
        }
        goes
    }

    /// In how many brackets an entry stands.
    pub fn depth(&self, mut entry: usize) -> usize {
        let mut depth = 1;
        while let Some(parent) = self.entries[entry].parent {
            (entry, depth) = (parent, depth + 1);
        }
        depth
    }

    /// The entries that the outermost brackets hold, those with a name: the name and the whole.
    pub fn fields<'a>(&'a self, text: &'a str) -> impl Iterator<Item = (&'a str, &'a str)> {
        let outermost = self.entries.iter().filter(|entry| entry.parent.is_none());
        outermost.filter_map(move |entry| {
            let name = text[entry.name.clone()?].trim();
            Some((name, &text[entry.range.clone()]))
        })
    }
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
    outline: Outline,
    /// The open brackets: what closes each, the entry that holds it, and the entry that is read in it.
    open: Vec<(char, Option<usize>, Option<usize>)>,
}

impl Reader<'_> {
    fn read(&mut self) {
        while let Some(next) = self.text[self.at..].chars().next() {
            let from = self.at;
            let length = match next {
                _ if next.is_whitespace() => Some(next.len_utf8()),
                '/' => self.comment(),
                '"' => self.string(),
                'r' => self.raw().or(Some(1)),
                '\'' => Some(self.character()),
                _ => Some(next.len_utf8()),
            };
            let Some(length) = length else {
                return self.breaks(from);
            };
            self.at += length;
            let comment = next == '/' && length > 1;
            match next {
                _ if next.is_whitespace() || comment => continue,
                ')' | ']' | '}' => {
                    if self.open.last().is_none_or(|(close, ..)| *close != next) {
                        return self.breaks(from);
                    }
                    self.open.pop();
                    if self.open.is_empty() {
                        self.outline.end = Some(self.at);
                        return;
                    }
                }
                ',' => {
                    if let Some((_, _, entry)) = self.open.last_mut() {
                        *entry = None;
                    }
                    continue;
                }
                _ => {}
            }
            self.belongs(from);
            match next {
                ':' => self.names(from),
                '(' => self.opens(')'),
                '[' => self.opens(']'),
                '{' => self.opens('}'),
                _ => {}
            }
        }
        if !self.open.is_empty() {
            self.breaks(self.text.len());
        }
    }

    /// What ends here belongs to the entry that is read, and begins one if there is none.
    fn belongs(&mut self, from: usize) {
        let to = self.at;
        let entries = &mut self.outline.entries;
        if let Some((_, parent, entry)) = self.open.last_mut() {
            let number = *entry.get_or_insert_with(|| {
                entries.push(Entry {
                    range: from..to,
                    parent: *parent,
                    name: None,
                });
                entries.len() - 1
            });
            entries[number].range.end = to;
        }
    }

    fn names(&mut self, colon: usize) {
        if let Some((_, _, Some(entry))) = self.open.last() {
            let entry = &mut self.outline.entries[*entry];
            let start = entry.range.start;
            entry.name.get_or_insert(start..colon);
        }
    }

    fn opens(&mut self, close: char) {
        let holder = self.open.last().and_then(|(_, _, entry)| *entry);
        self.open.push((close, holder, None));
    }

    fn breaks(&mut self, at: usize) {
        let (holder, entry) = match self.open.last() {
            Some((_, holder, entry)) => (*holder, *entry),
            None => (None, None),
        };
        self.outline.broken = Some(Break {
            entry,
            within: entry.or(holder),
            at,
            closers: self.open.iter().map(|(close, ..)| *close).collect(),
        });
    }

    /// The length of a comment, 1 for a slash that begins none; none for one without its end.
    fn comment(&self) -> Option<usize> {
        let rest = &self.text[self.at..];
        if rest.starts_with("//") {
            return Some(rest.find('\n').unwrap_or(rest.len()));
        }
        if !rest.starts_with("/*") {
            return Some(1);
        }
        let (mut at, mut depth) = (0, 0_usize);
        loop {
            let left = &rest[at..];
            match () {
                () if left.starts_with("/*") => (at, depth) = (at + 2, depth + 1),
                () if left.starts_with("*/") => (at, depth) = (at + 2, depth - 1),
                () => at += left.chars().next()?.len_utf8(),
            }
            if depth == 0 {
                return Some(at);
            }
        }
    }

    fn string(&self) -> Option<usize> {
        let mut escaped = false;
        for (at, byte) in self.text[self.at..].bytes().enumerate().skip(1) {
            match byte {
                _ if escaped => escaped = false,
                b'\\' => escaped = true,
                b'"' => return Some(at + 1),
                _ => {}
            }
        }
        None
    }

    /// The length of a raw string; none if there is none that has its end.
    fn raw(&self) -> Option<usize> {
        let rest = &self.text[self.at + 1..];
        let fences = rest.bytes().take_while(|byte| *byte == b'#').count();
        let inside = rest[fences..].strip_prefix('"')?;
        let end = format!("\"{}", "#".repeat(fences));
        let length = inside.find(&end)?;
        Some(1 + fences + 1 + length + end.len())
    }

    /// The length of a character in quotes, 1 for a quote that begins none.
    fn character(&self) -> usize {
        let rest = &self.text[self.at..];
        let mut quotes = rest.char_indices().skip(2).take(10);
        let escaped = rest[1..].starts_with('\\');
        match quotes.find(|(at, char)| *char == '\'' && (!escaped || *at > 2)) {
            Some((at, _)) if escaped || rest[1..at].chars().count() == 1 => at + 1,
            _ => 1,
        }
    }
}
