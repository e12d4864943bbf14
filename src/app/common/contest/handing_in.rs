//! Handing in: kept in the folder of the contest, and sent to its file. What cannot be written is tried again until it
//! is there.

use super::delivery::{Delivery, write};
use super::run::ContestRun;
use crate::handed::{self, Handed, HandedSign, MOST_MEGABYTES, SignKind};
use crate::store::{StorageError, read_file};
use engine::text::Text;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// What became of what was handed in. What was not written is tried again.
#[derive(Debug)]
pub struct HandedIn {
    /// In the folder of the contest.
    pub kept: Result<(), StorageError>,
    /// In the file that it goes to, if it goes to one.
    pub sent: Option<Result<(), StorageError>>,
}

impl ContestRun {
    /// Keeps what is handed in, with its code, and sends it to its file; without one to that of the last time, if there was one.
    pub fn hand_in(&mut self, (text, code): (String, String), to: Option<PathBuf>) -> HandedIn {
        let text: Arc<str> = text.into();
        let before = std::mem::replace(&mut self.state.code, code);
        self.state.code_before.get_or_insert(before);
        if to.is_some() {
            self.state.destination = to;
        }
        self.state.delivered = false;
        // First: what is kept is known by its code, at whatever moment the window ends.
        self.save_now();
        self.file.hands_in(&text);
        let destination = self.state.destination.clone();
        let files: Vec<PathBuf> = [self.kept()]
            .into_iter()
            .chain(destination.clone())
            .collect();
        self.deliveries
            .retain(|one| one.is_under_way() && files.iter().any(|file| file == one.file()));
        let kept = self.put(self.kept(), &text);
        let sent = destination.map(|path| self.put(path, &text));
        if kept.is_ok() {
            self.state.code_before = None;
        }
        self.state.delivered = matches!(sent, Some(Ok(())));
        self.save();
        HandedIn { kept, sent }
    }

    /// Writes it, or sees to it that it is tried again.
    fn put(&mut self, path: PathBuf, text: &Arc<str>) -> Result<(), StorageError> {
        let mut deliveries = self.deliveries.iter_mut();
        if let Some(under_way) = deliveries.find(|one| one.file() == path) {
            under_way.supersede(Arc::clone(text));
            return Err(StorageError::too_slow(&path));
        }
        let written = write(&path, text, &self.saver);
        if written.is_err() {
            self.deliveries.push(Delivery::of(path, Arc::clone(text)));
        }
        written
    }

    /// The file in the folder of the contest with what was handed in last.
    pub fn kept(&self) -> PathBuf {
        self.folder.handed_in_path()
    }

    /// Where what was handed in is on its way to.
    pub fn on_its_way(&self) -> Option<&Path> {
        self.deliveries.last().map(Delivery::file)
    }

    /// Whether it is kept already, at least.
    pub fn is_kept(&self) -> bool {
        let kept = self.kept();
        self.deliveries.iter().all(|one| one.file() != kept)
    }

    /// Has what is on its way tried again soon.
    pub fn hurry(&mut self) {
        self.deliveries.iter_mut().for_each(Delivery::hurry);
    }

    /// Tries what is on its way again, now and then; the file that it has reached.
    pub(super) fn delivered(&mut self) -> Option<PathBuf> {
        let there = self.deliveries.iter_mut().position(Delivery::is_there)?;
        let path = self.deliveries.remove(there).file().to_owned();
        if path == self.kept() {
            self.state.code_before = None;
            self.save();
        }
        if self.state.destination.as_ref() == Some(&path) {
            self.state.delivered = true;
            self.save();
        }
        Some(path)
    }

    /// What was handed in last, if it is there as it was written: with the code that was shown.
    pub fn kept_whole(&self, text: &Text) -> Option<Handed> {
        let kept = self.kept();
        // Or on its way there.
        let waits = self.deliveries.iter().find(|one| one.file() == kept);
        let handed = match waits {
            Some(delivery) => Handed::parse(delivery.text().as_bytes(), text),
            None => handed::open(&kept, text)?,
        };
        let handed = handed.ok()?;
        let changed = |sign: &HandedSign| sign.what == SignKind::HandInChanged;
        let has = |code: &String| match code.is_empty() {
            true => !handed.signs.iter().any(changed),
            false => handed.code() == *code,
        };
        let whole = has(&self.state.code) || self.state.code_before.as_ref().is_some_and(has);
        whole.then_some(handed)
    }

    /// Where the window ended while something was handed in, what is kept is that, or what was handed in before.
    pub(super) fn settle_code(&mut self, text: &Text) {
        if self.state.code_before.is_none() {
            return;
        }
        let kept = self.kept_whole(text);
        let before = self.state.code_before.take().unwrap_or_default();
        if kept.is_none_or(|kept| kept.code() != self.state.code) {
            self.state.code = before;
        }
        self.save();
    }

    /// What is kept is put back should it go.
    pub(super) fn remember_handed_in(&mut self) {
        let bytes = read_file(&self.kept(), MOST_MEGABYTES << 20).unwrap_or_default();
        if let Ok(text) = String::from_utf8(bytes) {
            self.file.hands_in(&text.into());
        }
    }

    /// What did not reach its file when the window was closed is sent again.
    pub(super) fn deliver_again(&mut self) {
        let to = self.state.destination.clone();
        let to = to.filter(|_| !self.state.delivered);
        if let Some((path, text)) = to.zip(self.file.handed()) {
            self.deliveries.push(Delivery::of(path, text));
        }
    }
}
