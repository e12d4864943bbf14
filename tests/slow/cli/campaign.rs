//! Hostile inputs for all commands that read a file: cut off, with bytes flipped, nested deep, put together from
//! pieces of others. Whatever comes, the program answers with one of its exit statuses, in bounded time and memory.
//!
//! An input is made from its number, so that one that failed can be made again. In the environment:
//! `CLICKOMANIA_HOSTILE`, how many; `CLICKOMANIA_HOSTILE_FROM`, the number of the first.
//!
//! To start a process takes longer than most answers: a batch of inputs is answered in one, which is this test again.

use crate::support::{Folder, ROOT, isolated};
use cpu_time::ProcessTime;
use engine::chance::Chance;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};

const USUAL: u64 = 120;
/// Inputs answered in one process.
const BATCH: u64 = 500;
/// Of a batch: which part of the numbers it is, and where its files lie.
const BATCH_FROM: &str = "CLICKOMANIA_BATCH_FROM";
const BATCH_COUNT: &str = "CLICKOMANIA_BATCH_COUNT";
const BATCH_FOLDER: &str = "CLICKOMANIA_BATCH_FOLDER";
/// In kilobytes of address space of a batch, and in seconds of processor time of an input.
const MEMORY: u64 = 1 << 20;
const SECONDS: u64 = if cfg!(debug_assertions) { 100 } else { 10 };

/// What a command reads, and what is given to it besides; `@` stands for the file.
const COMMANDS: &[(&str, &str)] = &[
    ("program", "check @"),
    ("program", "check --json @"),
    ("program", "cost @"),
    ("program", "words @"),
    ("program", "hints @"),
    ("program", "judge --effort quick @"),
    ("program", "judge --effort quick --format html @"),
    ("program", "judge --effort quick --format csv @"),
    ("program", "run @ --wall-seed 3 --click 4,4 --budget 100000"),
    ("program", "trace @ --wall-seed 3 --click 4,4 --budget 1000"),
    ("program", "play @ --games 2 --budget 100000"),
    ("program", "compare @ @"),
    ("program", "compare @ programs/solutions/costo-3.ron"),
    ("program", "picture @ -o out.svg"),
    ("program", "export @ -o out.json"),
    ("task", "task check @"),
    ("task", "task sheet @ -o out.html"),
    ("task", "task pupils @ -o out.ron"),
    (
        "task",
        "judge --effort quick --task @ programs/solutions/costo-3.ron",
    ),
    ("task", "class --effort quick --course @ programs/solutions"),
    ("handed", "class --effort quick @"),
    ("handed", "class --effort quick --format html @"),
    ("handed", "judge --effort quick @"),
    ("blockly", "import @"),
    (
        "wall",
        "run programs/solutions/costo-3.ron --wall @ --click 4,4",
    ),
    ("mines", "mines hint @"),
    ("mines", "mines probabilities @"),
    ("mines", "mines best @"),
    ("tantrix", "tantrix check @"),
    ("third", "third move @ --to left"),
];

/// Files of a kind, as they should be.
fn samples(kind: &str) -> Vec<PathBuf> {
    let folders: &[&str] = match kind {
        "program" => &[
            "tests/golden",
            "programs/solutions",
            "programs/mistakes",
            "tests/fixtures/v0.1/files/one-block.ron",
            "tests/fixtures/v0.1/files/one-block.png",
            "tests/fixtures/v0.1/files/one-block.svg",
        ],
        "task" => &[
            "programs/tasks",
            "programs/courses",
            "tests/engine/task/full.ron",
        ],
        "handed" => &["tests/fixtures/v0.1/files/handed-in.ron"],
        "blockly" => &["fuzz/samples/blockly"],
        "wall" => &["tests/fixtures/v0.1/files/wall.txt"],
        "mines" => &[
            "tests/fixtures/v0.1/files/mines-board.txt",
            "tests/fixtures/v0.1/files/mines-position.txt",
        ],
        "tantrix" => &["tests/fixtures/v0.1/files/rainbow.json"],
        "third" => &["tests/fixtures/v0.1/files/board.tab"],
        other => panic!("{other}"),
    };
    let mut waiting: Vec<PathBuf> = folders
        .iter()
        .map(|folder| Path::new(ROOT).join(folder))
        .collect();
    let mut files = Vec::new();
    while let Some(path) = waiting.pop() {
        if path.is_dir() {
            let entries = fs::read_dir(&path).unwrap();
            waiting.extend(entries.map(|entry| entry.unwrap().path()));
        } else {
            files.push(path)
        }
    }
    files.retain(|file| file.extension().is_none_or(|end| end != "md"));
    files.sort();
    assert!(!files.is_empty(), "{kind}");
    files
}

/// A number below this one.
fn below(chance: &mut Chance, count: usize) -> usize {
    chance.below(count.max(1) as u64) as usize
}

/// A part of a file in brackets, or a short one where there are none.
fn part(bytes: &[u8], chance: &mut Chance) -> std::ops::Range<usize> {
    let opens: Vec<usize> = (0..bytes.len())
        .filter(|at| b"([{".contains(&bytes[*at]))
        .collect();
    if opens.is_empty() {
        let from = below(chance, bytes.len());
        return from..(from + 1 + below(chance, 12)).min(bytes.len());
    }
    let from = opens[below(chance, opens.len())];
    let mut depth = 0;
    for (at, byte) in bytes.iter().enumerate().skip(from) {
        match byte {
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return from..at + 1;
        }
    }
    from..bytes.len()
}

/// Openings that nest, with what closes them.
const NESTS: [(&str, &str); 8] = [
    ("(", ")"),
    ("[", "]"),
    ("{\"a\":", "}"),
    ("Not(", ")"),
    ("If(when: True, then: [", "])"),
    ("Repeat(times: Number(2), body: [", "])"),
    ("Comment(\"a\", ", ")"),
    ("<block type=\"a\"><next>", "</next></block>"),
];

/// Damages a file, the way that its number says; `other` is another one of its kind.
fn hostile(mut bytes: Vec<u8>, other: &[u8], number: u64, chance: &mut Chance) -> Vec<u8> {
    match number % 8 {
        // Every length comes in turn.
        0 => bytes.truncate((number / 8) as usize % bytes.len().max(1)),
        1 => {
            for _ in 0..=below(chance, 8) {
                let at = below(chance, bytes.len());
                if let Some(byte) = bytes.get_mut(at) {
                    *byte ^= 1 << below(chance, 8);
                }
            }
        }
        // A part of another one comes in place of a part of this one.
        2 | 3 => {
            for _ in 0..=below(chance, 3) {
                let (here, there) = (part(&bytes, chance), part(other, chance));
                bytes.splice(here, other[there].iter().copied());
            }
        }
        4 => {
            let depth = [10, 127, 129, 1_000, 30_000, 200_000][below(chance, 6)];
            let (open, close) = NESTS[below(chance, NESTS.len())];
            let closes = if chance.below(2) == 0 { depth } else { 0 };
            let here = part(&bytes, chance);
            let nest = [open.repeat(depth), "True".to_owned(), close.repeat(closes)].concat();
            bytes.splice(here, nest.into_bytes());
        }
        // A part again and again.
        5 => {
            let here = part(&bytes, chance);
            let times = 1 + below(chance, 400);
            let piece = [&bytes[here.clone()], b","].concat().repeat(times);
            let at = here.end;
            bytes.splice(at..at, piece);
        }
        // Numbers become others.
        6 => {
            let number = [
                "-1",
                "0",
                "1e308",
                "-1e-320",
                "inf",
                "NaN",
                "18446744073709551616",
                "0x7f",
                "9999999999",
            ];
            let number = number[below(chance, number.len())];
            let digits: Vec<usize> = (0..bytes.len())
                .filter(|at| bytes[*at].is_ascii_digit())
                .collect();
            if let Some(&at) = digits.get(below(chance, digits.len())) {
                bytes.splice(at..at + 1, number.bytes());
            }
        }
        // Anything.
        _ => {
            let length = below(chance, 3_000);
            let from = below(chance, bytes.len());
            bytes.truncate(from);
            bytes.extend((0..length).map(|_| chance.below(256) as u8));
        }
    }
    bytes
}

/// Kinds of files, each with its samples.
struct Samples(Vec<(&'static str, Vec<PathBuf>)>);

impl Samples {
    fn new() -> Samples {
        let mut kinds: Vec<&str> = COMMANDS.iter().map(|(kind, _)| *kind).collect();
        kinds.sort_unstable();
        kinds.dedup();
        Samples(kinds.iter().map(|kind| (*kind, samples(kind))).collect())
    }

    /// Writes the damaged file with this number; gives the arguments of a command that reads it.
    fn input(&self, number: u64, folder: &Path) -> Vec<String> {
        let mut chance = Chance::new(number);
        let (kind, arguments) = COMMANDS[below(&mut chance, COMMANDS.len())];
        // Now and then it gets what another command reads.
        let files = match chance.below(8) {
            0 => self.0.get(below(&mut chance, self.0.len())),
            _ => self.0.iter().find(|(known, _)| *known == kind),
        };
        let (_, files) = files.unwrap();
        let sample = &files[below(&mut chance, files.len())];
        let other = &files[below(&mut chance, files.len())];
        let bytes = fs::read(sample).unwrap();
        let bytes = hostile(bytes, &fs::read(other).unwrap(), number, &mut chance);
        let end = sample.extension().unwrap_or_default().to_string_lossy();
        let path = |name: &str| folder.join(name).to_string_lossy().into_owned();
        let file = path(&format!("input.{end}"));
        fs::write(&file, bytes).unwrap();
        let argument = |argument: &str| match argument {
            "@" => file.clone(),
            out if out.starts_with("out.") => path(out),
            other if other.starts_with("programs/") => format!("{ROOT}/{other}"),
            other => other.to_owned(),
        };
        arguments.split(' ').map(argument).collect()
    }
}

/// This test's process again, for a batch of inputs, with bounded memory and time.
fn batch(from: u64, count: u64, folder: &Path) -> Command {
    let test = std::env::current_exe().unwrap();
    let name = [
        "campaign::a_batch_of_hostile_files",
        "--exact",
        "--ignored",
        "--nocapture",
    ];
    let mut command = if cfg!(target_os = "linux") {
        let seconds = SECONDS + BATCH;
        let limits = format!("ulimit -v {MEMORY} && ulimit -t {seconds} && exec \"$0\" \"$@\"");
        let mut command = isolated("sh");
        command.arg("-c").arg(limits).arg(test);
        command
    } else {
        isolated(test)
    };
    let errors = fs::File::create(folder.join("said")).unwrap();
    command
        .args(name)
        .env(BATCH_FROM, from.to_string())
        .env(BATCH_COUNT, count.to_string())
        .env(BATCH_FOLDER, folder)
        // Threads and their arenas take address space that they do not use.
        .env("MALLOC_ARENA_MAX", "2")
        .env("RAYON_NUM_THREADS", "2")
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(errors);
    command
}

fn number_of(variable: &str) -> Option<u64> {
    std::env::var(variable).ok()?.parse().ok()
}

#[test]
#[ignore = "is started for each batch, with its numbers in the environment"]
fn a_batch_of_hostile_files() {
    let (Some(from), Some(count)) = (number_of(BATCH_FROM), number_of(BATCH_COUNT)) else {
        return;
    };
    let folder = PathBuf::from(std::env::var_os(BATCH_FOLDER).unwrap());
    let samples = Samples::new();
    let answers = move || {
        let said = || fs::metadata(folder.join("said")).unwrap().len();
        let mut statuses = [0_u64; 3];
        for number in from..from + count {
            let words = samples.input(number, &folder);
            let case = format!("CLICKOMANIA_HOSTILE_FROM={number} {words:?}");
            fs::write(folder.join("case"), &case).unwrap();
            let (silence, began) = (said(), ProcessTime::now());
            let ended = clickomania::cli::main(words.into_iter().map(Into::into));
            let status = (0..3).find(|status| ended == ExitCode::from(*status));
            let status = status.unwrap_or_else(|| panic!("{ended:?}"));
            // Whatever is refused is refused with a sentence.
            assert!(status != 2 || said() > silence, "silent");
            assert!(began.elapsed().as_secs() < SECONDS, "it takes too long");
            statuses[usize::from(status)] += 1;
        }
        let statuses = statuses.map(|times| times.to_string()).join(" ");
        fs::write(folder.join("statuses"), statuses).unwrap();
    };
    // As large a stack as the program's own.
    let thread = std::thread::Builder::new().stack_size(8 << 20);
    thread.spawn(answers).unwrap().join().unwrap();
}

#[test]
fn hostile_files_get_an_answer_in_bounded_time_and_memory() {
    let from = number_of("CLICKOMANIA_HOSTILE_FROM").unwrap_or(0);
    let folder = Folder::new(&format!("campaign-{from}"));
    let folder = PathBuf::from(folder.path(""));
    let count = number_of("CLICKOMANIA_HOSTILE").unwrap_or(USUAL);
    let mut statuses = [0_u64; 3];
    let mut next = from;
    while next < from + count {
        let some = BATCH.min(from + count - next);
        let status = batch(next, some, &folder).status().unwrap();
        let read = |name: &str| {
            String::from_utf8_lossy(&fs::read(folder.join(name)).unwrap()).into_owned()
        };
        let said = read("said");
        let last: Vec<&str> = said.lines().rev().take(12).collect();
        assert!(
            status.success() && !said.contains("panicked"),
            "{status}: {}: {last:#?}",
            read("case"),
        );
        for (all, some) in statuses.iter_mut().zip(read("statuses").split(' ')) {
            *all += some.parse::<u64>().unwrap();
        }
        next += some;
    }
    println!("of {count} inputs ended with 0, 1, 2: {statuses:?}");
    if count >= USUAL {
        // Not all of them are refused at the door.
        assert!(statuses.iter().all(|times| *times > 0), "{statuses:?}");
    }
}
