//! Running the program, and files for it.

use serde_json::Value;
use std::ffi::OsStr;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};

/// What the program answered.
#[derive(Debug)]
pub struct Answer {
    pub status: i32,
    pub out: String,
    pub err: String,
}

impl Answer {
    pub fn of(output: Output) -> Answer {
        Answer {
            status: output.status.code().expect("no signal ended it"),
            out: String::from_utf8(output.stdout).unwrap(),
            err: String::from_utf8(output.stderr).unwrap(),
        }
    }

    /// Each line of standard output as JSON.
    pub fn json(&self) -> Vec<Value> {
        let lines = self.out.lines();
        lines
            .map(|line| serde_json::from_str(line).unwrap_or_else(|e| panic!("{e}: {line}")))
            .collect()
    }

    /// The only line of standard output, as JSON.
    pub fn object(&self) -> Value {
        let [object] = &self.json()[..] else {
            panic!("one line: {self:?}");
        };
        object.clone()
    }
}

/// The program under test.
pub const PROGRAM: &str = env!("CARGO_BIN_EXE_clickomania-terminal");

/// The folder of the whole project, in which the program runs.
pub const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

/// Variables that say where a person's files lie.
const PLACES: [&str; 9] = [
    "HOME",
    "USERPROFILE",
    "APPDATA",
    "LOCALAPPDATA",
    "XDG_DATA_HOME",
    "XDG_CONFIG_HOME",
    "XDG_CACHE_HOME",
    "XDG_STATE_HOME",
    "CLICKOMANIA_DATA",
];

/// A command that sees nothing of the person who runs the tests: neither their folders nor their language, time zone or
/// screen.
pub fn isolated(program: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(program);
    let home = Path::new(env!("CARGO_TARGET_TMPDIR")).join("nobody");
    for name in PLACES {
        command.env(name, home.join(name));
    }
    for (name, _) in std::env::vars_os() {
        let text = name.to_string_lossy();
        if text.starts_with("LC_") || text.starts_with("XDG_") && !PLACES.contains(&&*text) {
            command.env_remove(&name);
        }
    }
    for name in ["LANGUAGE", "DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"] {
        command.env_remove(name);
    }
    command.env("LANG", "C").env("TZ", "UTC0");
    command
}

pub fn command(arguments: &[&str]) -> Command {
    let mut command = isolated(PROGRAM);
    command
        .args(arguments)
        .current_dir(ROOT)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

/// Runs the program.
pub fn clickomania(arguments: &[&str]) -> Answer {
    Answer::of(command(arguments).output().unwrap())
}

/// Runs the program with the words of a line.
pub fn run(line: &str) -> Answer {
    clickomania(&line.split(' ').collect::<Vec<_>>())
}

/// Runs the program with the words of a line, and a text as standard input.
pub fn piped(line: &str, input: &[u8]) -> Answer {
    let arguments: Vec<&str> = line.split(' ').collect();
    let mut child = started(command(&arguments).stdin(Stdio::piped()));
    // A program that refuses its arguments does not read.
    let _ = child.stdin.take().unwrap().write_all(input);
    Answer::of(child.wait_with_output().unwrap())
}

/// Checks that a command line is refused in one line that begins so, behind `clickomania: `.
pub fn refused(line: &str, begin: &str) {
    let answer = run(line);
    assert_eq!((answer.status, &*answer.out), (2, ""), "{line}");
    let begin = format!("clickomania: {begin}");
    assert!(answer.err.starts_with(&begin), "{line}: {}", answer.err);
    assert_eq!(answer.err.lines().count(), 1, "{line}: {}", answer.err);
}

pub fn started(command: &mut Command) -> Child {
    command.spawn().unwrap()
}

/// A folder of its own for each test.
pub struct Folder(PathBuf);

impl Folder {
    pub fn new(test: &str) -> Folder {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("cli-{test}"));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    pub fn path(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().to_owned()
    }

    /// Writes a file and tells its path.
    pub fn file(&self, name: &str, bytes: impl AsRef<[u8]>) -> String {
        let path = self.0.join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, bytes).unwrap();
        self.path(name)
    }

    /// Writes a program with these blocks under the hat, and the variables x and y.
    pub fn program(&self, name: &str, blocks: &str) -> String {
        self.file(name, program(blocks))
    }
}

/// The file of a program with these blocks under the hat, and the variables x and y.
pub fn program(blocks: &str) -> String {
    format!(
        "Program(\n    format: 1,\n    name: \"prova\",\n    variables: [\"x\", \"y\"],\n    \
         on_click: [\n        {blocks}\n    ],\n)\n"
    )
}

/// Right for the full game.
pub const RIGHT: &str = "RemoveAreaAndDrop(Clicked)";

/// Never ends, and never twice in one state.
pub const ENDLESS: &str = "While(when: True, body: [Change(var: \"x\", by: Number(1))])";

/// A wall with these last lines and nothing above.
pub fn wall(last: &[&str]) -> String {
    let mut lines = vec!["........."; 9 - last.len()];
    lines.extend(last);
    lines.join("\n") + "\n"
}

/// The keys of an object, in the order in which they are written on the line.
pub fn keys(line: &str) -> Vec<String> {
    let object: serde_json::Map<String, Value> = serde_json::from_str(line).unwrap();
    let mut keys: Vec<String> = object.keys().cloned().collect();
    keys.sort_by_key(|key| line.find(&format!("\"{key}\":")).unwrap());
    keys
}
