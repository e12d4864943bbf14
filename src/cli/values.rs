//! Parsers of the values of options; a value that does not fit becomes a sentence.

use crate::sentences::mines_size_error;
use clap::builder::{OsStringValueParser, TypedValueParser, ValueParser};
use engine::text::Text;
use engine::wall::{Cell, SIZE};
use games::mines::Size;
use games::tantrix::{NUMBERS, TileSet};
use std::ffi::OsString;
use std::ops::RangeInclusive;

/// A parser from a function. It is also given what is not UTF-8, with a sign in its place, so that
/// the sentence is about the value.
fn parser<T: Clone + Send + Sync + 'static>(
    read: impl Fn(&str) -> Result<T, String> + Clone + Send + Sync + 'static,
) -> ValueParser {
    let parser = OsStringValueParser::new();
    ValueParser::new(parser.try_map(move |given: OsString| read(&given.to_string_lossy())))
}

/// One of several words, each with its meaning.
pub fn choice<T: Clone + Send + Sync + 'static>(
    text: &Text,
    choices: &'static [(&'static str, T)],
) -> ValueParser {
    let text = *text;
    parser(move |given| {
        let chosen = choices.iter().find(|(word, _)| *word == given);
        chosen.map(|(_, meaning)| meaning.clone()).ok_or_else(|| {
            let words: Vec<_> = choices.iter().map(|(word, _)| *word).collect();
            text.msg_cli_choice(given, words.join(", "))
        })
    })
}

/// A whole number within bounds.
pub fn number(text: &Text, bounds: RangeInclusive<u64>) -> ValueParser {
    let text = *text;
    parser(move |given| match given.parse::<u64>() {
        Ok(number) if bounds.contains(&number) => Ok(number),
        Err(_) if !is_whole(given) => Err(text.msg_cli_number_expected(given)),
        _ => {
            let (low, high) = (bounds.start().to_string(), bounds.end().to_string());
            Err(text.msg_cli_number_range(given, low, high))
        }
    })
}

/// True for the digits of a whole number, however large.
fn is_whole(given: &str) -> bool {
    let digits = given.strip_prefix(['-', '+']).unwrap_or(given);
    !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
}

/// Tiles: N for those from 1 to N, or numbers and ranges with commas between.
pub fn tiles(text: &Text) -> ValueParser {
    let text = *text;
    parser(move |given| {
        let form = || text.msg_tantrix_tiles_form(given);
        let known = |number: &str| {
            let read = number.parse().ok().filter(|read| NUMBERS.contains(read));
            match read {
                Some(number) => Ok(number),
                None if is_whole(number) => Err(text.msg_tantrix_tile_unknown(number)),
                None => Err(form()),
            }
        };
        let mut numbers = Vec::new();
        for range in given.split(',').map(str::trim) {
            let (first, last) = match range.split_once('-') {
                Some((first, last)) => (known(first.trim())?, known(last.trim())?),
                None => (known(range)?, known(range)?),
            };
            if first > last {
                return Err(form());
            }
            numbers.extend(first..=last);
        }
        // A number alone means all up to it.
        Ok(match (given.contains([',', '-']), &*numbers) {
            (false, &[last]) => TileSet::up_to(last),
            _ => numbers.into_iter().collect(),
        })
    })
}

/// A seed, or that the system is to draw it: none.
pub fn seed_or_random(text: &Text) -> ValueParser {
    let text = *text;
    parser(move |given| match given {
        "random" => Ok(None::<u64>),
        _ => given
            .parse()
            .map(Some)
            .map_err(|_| text.msg_cli_seed_form(given)),
    })
}

/// Number of colours of a wall.
pub fn colours(text: &Text) -> ValueParser {
    let text = *text;
    parser(move |given| match given.parse() {
        Ok(count @ 2..=5u64) => Ok(count),
        _ => Err(text.msg_cli_colour_count(given)),
    })
}

/// Row and column with a comma between, as they were typed.
fn row_and_column<'a>(text: &Text, given: &'a str) -> Result<(&'a str, &'a str), String> {
    let indices = given.split_once(',').map(|(r, c)| (r.trim(), c.trim()));
    indices
        .filter(|(row, column)| is_whole(row) && is_whole(column))
        .ok_or_else(|| text.msg_cli_click_form(given))
}

/// Row and column on a board of unknown size. An index that does not fit is outside of every board.
pub fn place(text: &Text) -> ValueParser {
    let text = *text;
    parser(move |given| {
        let (row, column) = row_and_column(&text, given)?;
        let index = |written: &str| written.parse().unwrap_or(usize::MAX);
        Ok((index(row), index(column)))
    })
}

/// The size of a Minesweeper board: a name, or `COLUMNSxROWS/MINES`.
pub fn mines_size(text: &Text) -> ValueParser {
    let text = *text;
    parser(move |given| match given {
        "beginner" => Ok(Size::BEGINNER),
        "intermediate" => Ok(Size::INTERMEDIATE),
        "expert" => Ok(Size::EXPERT),
        _ => {
            let numbers = given
                .split_once('/')
                .and_then(|(sides, mines)| sides.split_once('x').map(|(c, r)| [c, r, mines]))
                .filter(|numbers| numbers.iter().all(|number| is_whole(number)))
                .ok_or_else(|| text.msg_mines_size_form(given))?;
            let [columns, rows, mines] = numbers.map(|number| number.parse().unwrap_or(usize::MAX));
            Size::new(columns, rows, mines).map_err(|why| mines_size_error(&text, why))
        }
    })
}

/// A cell of the wall: row and column with a comma between.
pub fn cell(text: &Text) -> ValueParser {
    let text = *text;
    parser(move |given| {
        let (row, column) = row_and_column(&text, given)?;
        let index = |written: &str| written.parse().ok().filter(|&index: &usize| index < SIZE);
        let cell = index(row).zip(index(column));
        cell.and_then(|(row, column)| Cell::new(row, column))
            .ok_or_else(|| text.msg_cli_click_outside(row, column))
    })
}
