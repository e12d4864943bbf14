//! Keeping the record, without ever making the drawing thread wait for the disk.

use super::kept::Record;
use crate::app::common::storage::{Storage, StorageError};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

/// The time between two writings, at least; what changes meanwhile waits.
const EVERY: Duration = Duration::from_secs(1);
/// At the end, a disk that does not answer is not waited for longer than this.
const LAST_WAIT: Duration = Duration::from_secs(10);

/// Writes the newest record on a thread of its own.
pub struct Keeper {
    records: Option<Sender<Record>>,
    troubles: Receiver<Option<StorageError>>,
}

impl Keeper {
    /// Starts the thread. Nothing is written before something is to be kept. Without a thread nothing
    /// is kept.
    pub fn start(storage: Storage) -> Keeper {
        let (records, newest) = channel::<Record>();
        let (sender, troubles) = channel();
        let worker = thread::Builder::new().name("third record".to_owned());
        let worker = worker.spawn(move || work(&storage, &newest, &sender));
        Keeper {
            records: worker.is_ok().then_some(records),
            troubles,
        }
    }

    /// Hands over a record; the newest wins.
    pub fn keep(&self, record: Record) {
        if let Some(records) = &self.records {
            // Only a thread that panicked does not listen.
            let _ = records.send(record);
        }
    }

    /// Why the last writing did not work, once.
    pub fn trouble(&self) -> Option<StorageError> {
        self.troubles.try_iter().last().flatten()
    }

    /// Waits until what was handed over is on the disk; nothing is kept after this.
    ///
    /// # Errors
    /// Why it is not there.
    pub fn finish(&mut self) -> Result<(), StorageError> {
        self.records = None;
        let until = Instant::now() + LAST_WAIT;
        let mut last = None;
        let left = || until.saturating_duration_since(Instant::now());
        // The thread ends when it has nothing more to write.
        while let Ok(trouble) = self.troubles.recv_timeout(left()) {
            last = trouble;
        }
        last.map_or(Ok(()), Err)
    }
}

/// The work of the thread: writes at once what comes after a pause, else at most once every second.
fn work(storage: &Storage, records: &Receiver<Record>, troubles: &Sender<Option<StorageError>>) {
    let mut rest = Instant::now();
    while let Ok(mut newest) = records.recv() {
        let left = |rest: Instant| rest.saturating_duration_since(Instant::now());
        while let Ok(newer) = records.recv_timeout(left(rest)) {
            newest = newer;
        }
        let trouble = newest.write(storage).err();
        if troubles.send(trouble).is_err() {
            return;
        }
        rest = Instant::now() + EVERY;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::clone2048::kept::Choices;
    use crate::app::clone2048::table::Table;
    use engine::games::clone2048::Direction;

    /// The record of a game with so many moves, and its score.
    fn played(seed: u64, moves: usize) -> (Record, u64) {
        let mut table = Table::deal(4, 0, seed).unwrap();
        for number in 0..moves {
            table.make(Direction::ALL[number % 4]);
        }
        let mut record = Record::default();
        record.update(&table, &Choices::default());
        (record, table.state().score)
    }

    #[test]
    fn of_two_windows_both_best_scores_count_and_the_last_game_is_kept() {
        let folder = std::env::temp_dir().join(format!("third-kept-{}", std::process::id()));
        let storage = Storage::open(folder.clone()).unwrap();
        let mut keeper = Keeper::start(storage.clone());
        // Faster than they can be written: the last one must arrive.
        for moves in 0..30 {
            keeper.keep(played(1, moves).0);
        }
        let (_, high) = played(1, 29);
        keeper.finish().unwrap();

        let (other, low) = played(2, 8);
        assert!(low < high);
        let mut keeper = Keeper::start(storage.clone());
        keeper.keep(other);
        keeper.finish().unwrap();

        let (record, trouble) = Record::load(&storage);
        assert!(trouble.is_none());
        assert_eq!(record.best((4, 0)), (high, 0));
        assert_eq!(record.game().unwrap().seed(), 2);
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn of_two_windows_each_keeps_what_it_chose() {
        let folder = std::env::temp_dir().join(format!("third-chosen-{}", std::process::id()));
        let storage = Storage::open(folder.clone()).unwrap();
        let table = Table::deal(4, 0, 1).unwrap();
        let (mut one, mut two) = (Record::load(&storage).0, Record::load(&storage).0);
        let (mut slow, mut large) = (one.choices(), two.choices());
        slow.speed = 0.0;
        one.update(&table, &slow);
        one.write(&storage).unwrap();
        large.size = 8;
        two.update(&table, &large);
        two.write(&storage).unwrap();
        let kept = Record::load(&storage).0.choices();
        assert_eq!((kept.speed, kept.size), (0.0, 8));
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_disk_that_refuses_is_told_of() {
        let folder = std::env::temp_dir().join(format!("third-refused-{}", std::process::id()));
        let storage = Storage::open(folder.clone()).unwrap();
        // A folder where the file should be.
        std::fs::create_dir(folder.join("third.ron")).unwrap();
        let mut keeper = Keeper::start(storage);
        keeper.keep(played(1, 3).0);
        assert!(keeper.finish().is_err());
        std::fs::remove_dir_all(folder).unwrap();
    }
}
