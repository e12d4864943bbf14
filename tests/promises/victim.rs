//! A process to be killed, and a folder for it.

use clickomania::atomic_file::write_whole;
use std::fs;
use std::io::{BufRead as _, BufReader, Lines, Read as _};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;

/// In the environment of a process to be killed: the folder that it works in.
const FOLDER: &str = "CLICKOMANIA_TEST_CRASH";
/// And its name.
const NAME: &str = "CLICKOMANIA_TEST_CRASH_NAME";

/// This many beats are two seconds or more.
pub const BEATS: usize = 20;
const BEAT: Duration = Duration::from_millis(100);

/// How often something is killed unless someone asks for more.
const KILLS: usize = 12;

/// How often a test kills what it has started.
pub fn kills() -> usize {
    let wanted = std::env::var("CLICKOMANIA_KILLS").ok();
    wanted.map_or(KILLS, |number| number.parse().expect("a number of kills"))
}

/// The folder and the name, in a process that is to be killed. It ends with its parent, whatever becomes
/// of that.
pub fn victim_arguments() -> Option<(PathBuf, String)> {
    let folder = PathBuf::from(std::env::var_os(FOLDER)?);
    std::thread::spawn(|| {
        let _ = std::io::stdin().read(&mut [0]);
        std::process::exit(0);
    });
    Some((folder, std::env::var(NAME).unwrap()))
}

/// A test in a process of its own; killed when it is dropped.
pub struct Victim {
    child: Child,
    said: Lines<BufReader<ChildStdout>>,
}

impl Victim {
    /// Starts a test of this binary.
    pub fn start(test: &str, folder: &Path, name: &str) -> Victim {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", test, "--nocapture"])
            .env(FOLDER, folder)
            .env(NAME, name)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let said = BufReader::new(child.stdout.take().unwrap()).lines();
        Victim { child, said }
    }

    /// Its next line of output; `None` after its end.
    pub fn next_line(&mut self) -> Option<String> {
        self.said.next().map(Result::unwrap)
    }

    /// Kills it at once; returns the rest of its output.
    pub fn kill(mut self) -> Vec<String> {
        let _ = self.child.kill();
        let mut last = Vec::new();
        // The last line may be cut off.
        while let Some(Ok(line)) = self.said.next() {
            last.push(line);
        }
        last
    }
}

impl Drop for Victim {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Counts the time in beats, on a thread of the window that is to be killed: each takes a tenth of a second *and* the
/// writing of a file in the folder. On a machine that is busy the beats become slower as the store does, and two seconds
/// are as many beats as ever.
pub fn beats(folder: &Path) {
    fs::create_dir(folder).unwrap();
    let file = folder.join("file");
    std::thread::spawn(move || {
        loop {
            std::thread::sleep(BEAT);
            write_whole(&file, b"as the store does").unwrap();
            println!("beat");
        }
    });
}

/// The number of the last act before the last `beats` beats.
pub fn done_before(said: &[String], beats: usize) -> u64 {
    let mut after = 0;
    for line in said.iter().rev() {
        // The harness of the tests says something before the first one, and the last may be cut off.
        let words: Vec<&str> = line.rsplitn(3, ' ').collect();
        match words[..] {
            ["beat", ..] => after += 1,
            // One beat more: the first one may have begun long before.
            [number, "did", ..] if after > beats || beats == 0 => return number.parse().unwrap(),
            _ => {}
        }
    }
    0
}
