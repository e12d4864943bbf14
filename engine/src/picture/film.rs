//! Films of moves: the wall and the running blocks, as an animated PNG with the program inside or as a GIF.
//!
//! A film shows the click, then steps at which the wall changes and some between them, then the end for two seconds. It
//! is a loop of 12 seconds at most, however long the move is.

mod encode;
mod set;

use super::{PictureError, embed};
use crate::language::cost::Costs;
use crate::language::{BlockId, Program};
use crate::run::record::Record;
use crate::text::Text;
use crate::wall::Wall;
use encode::{Film, FilmFrame};
use set::FilmSet;
use std::path::Path;

/// Maximum size of a film in bytes; chats take it.
pub const MAX_BYTES: usize = 1_500_000;

/// Durations, in hundredths of a second: of the click, of the steps together, of one of them, of the end.
const CLICK: u16 = 100;
const STEPS: usize = 900;
const SHORTEST: usize = 6;
const LONGEST: usize = 60;
const END: u16 = 200;

/// Maximum number of steps that a film shows.
const MAX_SHOTS: usize = STEPS / SHORTEST;
/// Below this a film is written even if it is larger than [`MAX_BYTES`].
const MIN_SHOTS: usize = 8;

/// The file format of a film.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FilmFormat {
    /// An animated PNG.
    Png,
    Gif,
}

impl FilmFormat {
    /// The format for the extension of a file name, `.png` or `.gif`, regardless of case.
    pub fn of(path: &Path) -> Option<FilmFormat> {
        let extension = path.extension()?.to_str()?;
        match &*extension.to_ascii_lowercase() {
            "png" => Some(FilmFormat::Png),
            "gif" => Some(FilmFormat::Gif),
            _ => None,
        }
    }
}

/// A move to film.
#[derive(Clone, Copy)]
pub struct FilmedMove<'a> {
    /// The program of the record.
    pub program: &'a Program,
    pub costs: &'a Costs,
    pub record: &'a Record,
    /// The wall at the click, before the commands of the task.
    pub clicked: &'a Wall,
    /// The wall after the move, after the commands of the task.
    pub next: &'a Wall,
}

/// A point of the move that the film shows.
struct Shot {
    wall: Wall,
    block: Option<BlockId>,
    hundredths: u16,
    /// The mark on the picture.
    mark: ShotMark,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum ShotMark {
    /// The clicked brick.
    Click,
    /// The block that runs.
    Running,
    /// The block that failed.
    Failed,
}

impl FilmedMove<'_> {
    /// The bytes of the film. `None` if `go_on`, which gets the share that is done, returned false.
    ///
    /// # Errors
    /// [`PictureError::NotDrawn`].
    pub fn film(
        &self,
        format: FilmFormat,
        text: &Text,
        mut go_on: impl FnMut(f32) -> bool,
    ) -> Option<Result<Vec<u8>, PictureError>> {
        let mut most = MAX_SHOTS;
        loop {
            let film = self.film_of(most, format, text, &mut go_on).transpose()?;
            let size = film.as_ref().map_or(0, Vec::len);
            if size <= MAX_BYTES || most <= MIN_SHOTS {
                return Some(film);
            }
            // Size grows with the number of shots.
            most = (most * MAX_BYTES / size * 4 / 5).max(MIN_SHOTS);
        }
    }

    fn film_of(
        &self,
        most: usize,
        format: FilmFormat,
        text: &Text,
        go_on: &mut dyn FnMut(f32) -> bool,
    ) -> Result<Option<Vec<u8>>, PictureError> {
        let shots = self.shots(most);
        let (set, pages) = FilmSet::build(self, &shots, text)?;
        let mut frames: Vec<FilmFrame> = Vec::new();
        let mut before: Option<Vec<u8>> = None;
        for (number, (shot, page)) in shots.iter().zip(pages).enumerate() {
            if !go_on(number as f32 / shots.len() as f32) {
                return Ok(None);
            }
            let picture = set.frame(shot, page, self.record.click());
            match FilmFrame::between(before.as_deref(), &picture, shot.hundredths) {
                Some(frame) => frames.push(frame),
                // Nothing changed: the frame before lasts longer.
                None => {
                    if let Some(frame) = frames.last_mut() {
                        frame.hundredths += shot.hundredths;
                    }
                }
            }
            before = Some(picture);
        }
        let film = Film {
            palette: set.palette(),
            frames: &frames,
        };
        let name = self.program.header().name.as_str();
        match format {
            FilmFormat::Gif => film.gif(),
            FilmFormat::Png => film.png(&[
                ("Title", name),
                (embed::KEYWORD, &embed::text_of(self.program)),
            ]),
        }
        .map(Some)
    }

    /// The points of the move that the film shows, with at most `most` steps.
    fn shots(&self, most: usize) -> Vec<Shot> {
        let steps = chosen_steps(self.record, most);
        let hundredths = (STEPS / steps.len().max(1)).clamp(SHORTEST, LONGEST) as u16;
        let mut shots = vec![Shot {
            wall: *self.clicked,
            block: None,
            hundredths: CLICK,
            mark: ShotMark::Click,
        }];
        let mut point = self.record.start();
        for step in steps {
            self.record.go(&mut point, step);
            shots.push(Shot {
                wall: *point.wall(),
                block: self.record.block(&point),
                hundredths,
                mark: ShotMark::Running,
            });
        }
        let outcome = self.record.outcome();
        shots.push(match outcome.failure {
            Some(failure) => Shot {
                wall: outcome.wall,
                block: failure.block,
                hundredths: END,
                mark: ShotMark::Failed,
            },
            None => Shot {
                wall: *self.next,
                block: None,
                hundredths: END,
                mark: ShotMark::Running,
            },
        });
        shots
    }
}

/// The steps that a film shows, at most `most`: all of a short move; else those that change the wall, and about as many
/// from the longest stretches between them.
fn chosen_steps(record: &Record, most: usize) -> Vec<u64> {
    if record.steps() <= most as u64 {
        return (1..=record.steps()).collect();
    }
    let bins: Vec<(u64, u64)> = (record.index().marks().bins())
        .map(|(first, last, _)| (first, last))
        .collect();
    let changes: Vec<u64> = evenly(&bins, most)
        .flat_map(|&(first, last)| {
            let exact = record.detail(first - 1..last);
            exact
                .marks()
                .bins()
                .map(|(step, ..)| step)
                .collect::<Vec<_>>()
        })
        .collect();
    let mut steps: Vec<u64> = evenly(&changes, most).copied().collect();
    let more = (steps.len() + 24).min(most - steps.len());
    let ends = std::iter::once(0).chain(steps.iter().copied());
    let mut gaps: Vec<Gap> = ends
        .zip(steps.iter().copied().chain([record.steps()]))
        .map(|(from, to)| Gap { from, to, parts: 1 })
        .collect();
    for _ in 0..more {
        if let Some(longest) = gaps.iter_mut().max_by_key(|gap| gap.part()) {
            longest.parts += 1;
        }
    }
    let between = |gap: &Gap| {
        (1..gap.parts)
            .map(|part| gap.from + gap.part() * part)
            .collect()
    };
    steps.extend(gaps.iter().flat_map(|gap| -> Vec<u64> { between(gap) }));
    steps.sort_unstable();
    steps.dedup();
    steps
}

/// Steps between two changes of the wall.
struct Gap {
    from: u64,
    to: u64,
    /// The number of equal parts that it is divided into.
    parts: u64,
}

impl Gap {
    /// The length of a part.
    fn part(&self) -> u64 {
        (self.to - self.from) / self.parts
    }
}

/// At most `most` elements of a list, evenly spread, with the last.
fn evenly<T>(list: &[T], most: usize) -> impl Iterator<Item = &T> {
    let count = list.len().min(most);
    (1..=count).map(move |number| &list[number * list.len() / count - 1])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thinned_list_keeps_its_last_element() {
        let list: Vec<u64> = (1..=10).collect();
        let of = |most| evenly(&list, most).copied().collect::<Vec<_>>();
        assert_eq!(of(3), [3, 6, 10]);
        assert_eq!(of(99), list);
        assert!(of(0).is_empty());
    }
}
