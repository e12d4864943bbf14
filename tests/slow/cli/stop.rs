//! Ctrl-C and pipes that are closed.

#![cfg(unix)]

use crate::support::{Answer, ENDLESS, Folder, RIGHT, command, program, started, wall};
use std::io::{BufRead as _, BufReader, Read as _};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

/// Presses Ctrl-C once the program listens and has worked for so long, in hundredths of a second of its own.
fn interrupt(child: &mut Child, work: u64) {
    let id = child.id().to_string();
    while !listens(&id) || worked(&id) < work {
        assert_eq!(child.try_wait().unwrap(), None, "it goes on until Ctrl-C");
        sleep(Duration::from_millis(1));
    }
    let status = Command::new("kill").args(["-INT", &id]).status().unwrap();
    assert!(status.success());
}

/// True if a process catches Ctrl-C.
#[cfg(target_os = "linux")]
fn listens(id: &str) -> bool {
    let status = std::fs::read_to_string(format!("/proc/{id}/status")).unwrap();
    let caught = status.lines().find_map(|line| line.strip_prefix("SigCgt:"));
    let caught = u64::from_str_radix(caught.unwrap().trim(), 16).unwrap();
    // SIGINT is number 2, in the second bit.
    caught & 0b10 != 0
}

/// The time that a process has had on processors, in hundredths of a second.
#[cfg(target_os = "linux")]
fn worked(id: &str) -> u64 {
    let stat = std::fs::read_to_string(format!("/proc/{id}/stat")).unwrap();
    // Behind the name, which may hold anything, the 12th and 13th column are the user's and the system's time.
    let (_, columns) = stat.rsplit_once(") ").unwrap();
    let times = columns.split(' ').skip(11).take(2);
    times.map(|time| time.parse::<u64>().unwrap()).sum()
}

/// Elsewhere a process cannot be looked into so easily.
#[cfg(not(target_os = "linux"))]
fn listens(_: &str) -> bool {
    sleep(Duration::from_secs(1));
    true
}

#[cfg(not(target_os = "linux"))]
fn worked(_: &str) -> u64 {
    u64::MAX
}

/// The command of a line.
fn line(words: &str) -> Command {
    command(&words.split(' ').collect::<Vec<_>>())
}

fn interrupted(words: &str) -> Answer {
    let mut child = started(&mut line(words));
    interrupt(&mut child, 30);
    let pressed = Instant::now();
    let answer = Answer::of(child.wait_with_output().unwrap());
    assert!(pressed.elapsed() < Duration::from_secs(5));
    answer
}

#[test]
fn ctrl_c_ends_play_with_the_games_so_far() {
    let folder = Folder::new("stop-play");
    let file = folder.program("a.ron", RIGHT);
    let answer = interrupted(&format!("play {file} --games 1000000000 --json"));
    assert_eq!(answer.status, 130);
    let lines: Vec<&str> = answer.out.lines().collect();
    assert_eq!((lines.len(), lines[1]), (2, "{\"complete\":false}"));
    let games = answer.json()[0]["games"].as_u64().unwrap();
    assert!((1..1_000_000_000).contains(&games), "{games}");
}

/// Searches and counts of the other games.
#[test]
fn ctrl_c_ends_every_search_of_the_games() {
    let folder = Folder::new("stop-games");
    // A whole board of 1,000 × 1,000 cells with 200,000 mines, three of five other cells open.
    let side = 1000usize;
    let mine = |row: usize, column: usize| {
        row < side && column < side && (7 * row + 3 * column).is_multiple_of(5)
    };
    let mut rows = format!("{side} {side} {}\n", side * side / 5);
    for row in 0..side {
        for column in 0..side {
            let around = [row.wrapping_sub(1), row, row + 1]
                .into_iter()
                .flat_map(|r| [(r, column.wrapping_sub(1)), (r, column), (r, column + 1)]);
            let clue = around.filter(|&(r, c)| mine(r, c)).count();
            let closed = mine(row, column) || (row * 31 + column * 17 + row * column) % 5 < 2;
            rows.push(if closed {
                '#'
            } else {
                char::from(b'0' + clue as u8)
            });
        }
        rows.push('\n');
    }
    let large = folder.file("large.mines", rows);
    for words in [
        "third play --games 1000000000",
        "mines solve --size expert --games 1000000000",
        // Many more games wait than are played, each on a large board.
        "mines solve --size 300x300/18000 --games 1000000000",
        "mines new --size 60x60/1500 --rule no-guess --method filtered",
        "tantrix board --tiles 12 --columns 6 --rows 6 --count",
        "tantrix board --tiles 12 --columns 6 --rows 6 --all",
        "tantrix puzzle --tiles 30 --columns 9 --rows 9 --count",
        "tantrix domino --tiles 56 --all",
        "tantrix domino --tiles 56 --count",
        &format!("mines probabilities {large}"),
        &format!("mines hint {large}"),
        &format!("mines best {large}"),
    ] {
        // The output is discarded: it would fill the pipe.
        let mut child = started(line(words).stdout(Stdio::null()));
        interrupt(&mut child, 30);
        let pressed = Instant::now();
        let status = child.wait().unwrap();
        assert_eq!(status.code(), Some(130), "{words:?}");
        assert!(pressed.elapsed() < Duration::from_secs(5), "{words:?}");
    }
}

#[test]
fn ctrl_c_ends_a_picture_that_is_being_drawn_and_writes_none() {
    let folder = Folder::new("stop-picture");
    let file = folder.program("a.ron", &"DropAll,".repeat(60));
    let picture = folder.path("a.png");
    let words = ["picture", &file, "-o", &picture];
    // How long it takes, in time of its own, on this computer: it is stopped at half of it, while it is drawn.
    let mut child = started(&mut command(&words));
    let id = child.id().to_string();
    let mut work = 0;
    while child.try_wait().unwrap().is_none() {
        work = worked(&id).max(work);
        sleep(Duration::from_millis(1));
    }
    assert!(
        std::fs::remove_file(&picture).is_ok() && work > 20,
        "{work}"
    );
    let mut child = started(&mut command(&words));
    interrupt(&mut child, work / 2);
    assert_eq!(child.wait().unwrap().code(), Some(130));
    assert!(!std::path::Path::new(&picture).exists());
}

#[test]
fn ctrl_c_ends_run_with_the_moves_so_far() {
    let folder = Folder::new("stop-run");
    let blocks = format!(
        "If(branches: [(when: Compare(ColumnOf(Clicked), Eq, Number(0)), then: [{RIGHT}])], otherwise: [{ENDLESS}])"
    );
    let file = folder.program("a.ron", &blocks);
    let start = folder.file("w.txt", wall(&["RR.Y....."]));
    let words =
        format!("run {file} --wall {start} --click 8,0 --click 8,3 --budget 1000000000000000");
    let answer = interrupted(&format!("{words} --json"));
    assert_eq!(answer.status, 130);
    let rows = answer.json();
    assert_eq!(rows[0]["moves"].as_array().unwrap().len(), 1);
    assert_eq!(rows[0]["wall"][8], "...Y.....");
    assert!(answer.out.ends_with("\n{\"complete\":false}\n"));
    let answer = interrupted(&words);
    assert_eq!((answer.status, answer.out), (130, wall(&["...Y....."])));
    assert!(
        answer
            .err
            .ends_with("clickomania: stopped: the results so far are written\n")
    );
}

#[test]
fn ctrl_c_ends_trace_with_the_steps_so_far() {
    let folder = Folder::new("stop-trace");
    let file = folder.program("a.ron", ENDLESS);
    let mut child = started(&mut line(&format!(
        "trace {file} --wall-seed 1 --click 8,0 --budget 400000 --json"
    )));
    let mut out = BufReader::new(child.stdout.take().unwrap());
    let mut first = String::new();
    out.read_line(&mut first).unwrap();
    assert!(first.starts_with("{\"step\":1,"), "{first}");
    interrupt(&mut child, 0);
    let mut rest = String::new();
    out.read_to_string(&mut rest).unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(130));
    let lines: Vec<&str> = rest.lines().collect();
    assert_eq!(lines[lines.len() - 1], "{\"complete\":false}");
    assert!(lines.len() < 400_000);
    let last: serde_json::Value = serde_json::from_str(lines[lines.len() - 2]).unwrap();
    assert_eq!(last["step"], lines.len());
}

#[test]
fn ctrl_c_ends_the_judging_of_a_class_in_the_middle_of_a_program() {
    let folder = Folder::new("stop-judging");
    let times = "times: Number(100000)";
    let long = format!("Repeat({times}, body: [Repeat({times}, body: [CureAll])])");
    let file = folder.program("class/b.ron", &long);
    folder.file("class/a.ron", program("Remove(Hole)"));
    let root = file.rsplit_once('/').unwrap().0;
    let answer = interrupted(&format!("class {root} --effort deep --json"));
    assert_eq!(answer.status, 130);
    let rows = answer.json();
    let verdicts = rows.iter().filter_map(|row| row["verdict"].as_str());
    assert_eq!(verdicts.collect::<Vec<_>>(), ["not_ready"]);
    assert!(
        answer.out.ends_with("\n{\"complete\":false}\n"),
        "{}",
        answer.out
    );
}

/// Programs that are nearly all alike, two of them equal; none is ready, so that judging them takes no time.
fn alike(folder: &Folder, count: usize) -> String {
    let drops = vec!["DropAll"; 400].join(", ");
    let mut root = String::new();
    for number in 0..count {
        // The first two are equal.
        let own = format!("Set(var: \"a\", to: Number({}))", number.max(1));
        let blocks = format!("{own}, {drops}, {own}, Remove(Hole)");
        let file = folder.file(
            &format!("{number:03}.ron"),
            format!("Program(format: 1, name: \"\", variables: [\"a\"], on_click: [{blocks}])"),
        );
        root = file.rsplit_once('/').unwrap().0.to_owned();
    }
    root
}

#[test]
fn ctrl_c_ends_the_comparison_of_a_class_with_all_rows_and_equal_programs() {
    let folder = Folder::new("stop-class");
    let root = alike(&folder, 250);
    let mut child = started(&mut command(&["class", &root, "--json"]));
    let mut out = BufReader::new(child.stdout.take().unwrap());
    let mut row = String::new();
    for _ in 0..250 {
        row.clear();
        out.read_line(&mut row).unwrap();
        assert!(row.contains("\"verdict\":\"not_ready\""), "{row}");
    }
    // Now each is compared with each.
    interrupt(&mut child, 0);
    let pressed = Instant::now();
    let mut rest = String::new();
    out.read_to_string(&mut rest).unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(130));
    assert!(pressed.elapsed() < Duration::from_secs(5));
    let lines: Vec<&str> = rest.lines().collect();
    assert_eq!(lines[lines.len() - 1], "{\"complete\":false}");
    let groups: Vec<&&str> = lines
        .iter()
        .filter(|line| line.contains("\"alike\""))
        .collect();
    assert_eq!(groups.len(), 1, "{groups:?}");
    assert!(groups[0].contains("\"likeness\":100"), "{groups:?}");
}

#[test]
fn ctrl_c_does_not_wait_for_standard_input() {
    let mut child = started(command(&["cost", "--json", "-"]).stdin(Stdio::piped()));
    let open = child.stdin.take();
    interrupt(&mut child, 0);
    let answer = Answer::of(child.wait_with_output().unwrap());
    drop(open);
    assert_eq!(
        (answer.status, &*answer.out),
        (130, "{\"complete\":false}\n")
    );
}

#[test]
fn a_closed_pipe_ends_quietly_with_0() {
    let folder = Folder::new("stop-pipe");
    let file = folder.program("a.ron", ENDLESS);
    let bad = folder.file("bad.ron", program("Remove(Hole)"));
    let many = format!("check{}", format!(" {bad}").repeat(5000));
    let trace = format!("trace {file} --wall-seed 1 --click 8,0 --budget 400000");
    for words in [&*trace, &many, "wall", "--help"] {
        let mut child = started(&mut line(words));
        drop(child.stdout.take());
        let answer = Answer::of(child.wait_with_output().unwrap());
        assert_eq!((answer.status, &*answer.err), (0, ""));
    }
}

#[test]
#[cfg(target_os = "linux")]
fn output_that_cannot_be_written_is_reported() {
    let full = std::fs::File::options()
        .write(true)
        .open("/dev/full")
        .unwrap();
    let output = command(&["wall", "--lang", "it"])
        .stdout(full)
        .output()
        .unwrap();
    let err = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(
        err.starts_with("clickomania: <stdout>: il file non si può scrivere: "),
        "{err}"
    );
}
