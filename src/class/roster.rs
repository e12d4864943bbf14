//! The roster of a class: a CSV file with the head `name,class`, with commas or semicolons.

use super::collect::normal_name;
use super::submission::Class;
use csv::{ReaderBuilder, Trim};
use engine::text::Text;
use std::collections::HashMap;

/// The most pupils of a roster.
const MOST: usize = 10_000;

/// A pupil of a roster.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RosterEntry {
    pub name: String,
    /// May be empty.
    pub class: String,
}

/// Reads a roster.
///
/// # Errors
/// The file is no roster; a sentence says why.
pub fn read_roster(bytes: &[u8], text: &Text) -> Result<Vec<RosterEntry>, String> {
    let written = std::str::from_utf8(bytes).map_err(|_| text.msg_file_not_utf8())?;
    let written = written.strip_prefix('\u{feff}').unwrap_or(written);
    let head = written.lines().next().unwrap_or_default();
    let delimiter = if head.contains(';') { b';' } else { b',' };
    let mut reader = ReaderBuilder::new()
        .delimiter(delimiter)
        .trim(Trim::All)
        .flexible(true)
        .from_reader(written.as_bytes());
    let headers = reader.headers().map_err(|error| error.to_string())?;
    let column = |name: &str| {
        headers
            .iter()
            .position(|head| head.eq_ignore_ascii_case(name))
    };
    let (Some(name), class) = (column("name"), column("class")) else {
        return Err(text.msg_class_says_roster_head());
    };
    let mut entries = Vec::new();
    for record in reader.records() {
        let record = record.map_err(|error| error.to_string())?;
        let field = |at: Option<usize>| normal_name(at.and_then(|at| record.get(at)).unwrap_or(""));
        let entry = RosterEntry {
            name: field(Some(name)),
            class: field(class),
        };
        if entry.name.is_empty() {
            continue;
        }
        if entries.len() == MOST {
            return Err(text.msg_class_says_roster_long(MOST.to_string()));
        }
        entries.push(entry);
    }
    Ok(entries)
}

impl Class {
    /// Sets the class of each pupil, and adds the pupils of the roster who handed in nothing. Upper and lower case do not
    /// matter.
    pub fn compare_with(&mut self, roster: Vec<RosterEntry>) {
        let mut handed_in: HashMap<String, Vec<usize>> = HashMap::new();
        for (number, pupil) in self.pupils.iter().enumerate().rev() {
            let key = pupil.handed_as.to_lowercase();
            handed_in.entry(key).or_default().push(number);
        }
        for entry in roster {
            let pupils = handed_in.get_mut(&entry.name.to_lowercase());
            match pupils.and_then(Vec::pop) {
                Some(number) => self.pupils[number].class = entry.class,
                None => self.absent.push(entry),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::text::Language;

    #[test]
    fn rosters_are_read_as_spreadsheets_write_them() {
        let text = Text::load(Language::En).unwrap();
        let entry = |name: &str, class: &str| RosterEntry {
            name: name.to_owned(),
            class: class.to_owned(),
        };
        let two = vec![entry("Rossi, Ada", "3B"), entry("Zoë", "")];
        for written in [
            "name,class\n\"Rossi, Ada\",3B\nZoe\u{308},\n",
            "\u{feff}Name;Class\r\n\"Rossi, Ada\";3B\r\n Zoë ;\r\n;\r\n",
            "class;mail;name\n3B;a@x;Rossi, Ada\n;;Zoë",
        ] {
            let read = read_roster(written.as_bytes(), &text);
            assert_eq!(read.as_ref(), Ok(&two), "{written}");
        }
        for (written, why) in [
            (&b"pupil,class\nAda,3B"[..], "name,class"),
            (b"", "name,class"),
            (b"name,class\n\xff", "UTF-8"),
        ] {
            let error = read_roster(written, &text).unwrap_err();
            assert!(error.contains(why), "{error}");
        }
    }
}
