//! Files from strangers: whatever the bytes, an error or a program, soon, and never a panic.
use crate::mutate::{Random, mutate};
use crate::programs::{assert_sound, outline, program_from};
use engine::language::file::{read, read_bytes, write};
use proptest::prelude::*;
use std::time::{Duration, Instant};

/// Reads bytes; whatever reads is sound and writes to what reads to the same bytes.
fn survive(bytes: &[u8]) -> bool {
    match read_bytes(bytes) {
        Ok(program) => {
            assert_sound(&program);
            let text = write(&program);
            let again = read(&text).unwrap_or_else(|error| panic!("{error:?} in {text}"));
            assert_eq!(outline(&again), outline(&program));
            assert_eq!(write(&again), text);
            true
        }
        Err(error) => {
            let text = String::from_utf8_lossy(bytes);
            let line = text.split('\n').nth(error.line - 1);
            let line = line.unwrap_or_else(|| panic!("{error:?} in {text}"));
            assert!(
                (1..=line.chars().count() + 1).contains(&error.column),
                "{error:?} in {text}"
            );
            false
        }
    }
}

/// Programs to start from: the golden files, and random ones.
fn corpus() -> Vec<String> {
    let folder = format!("{}/tests/golden", crate::ROOT);
    let mut names: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|e| e.unwrap().path())
        .collect();
    names.sort();
    let golden = names
        .iter()
        .map(|name| std::fs::read_to_string(name).unwrap());
    let mut random = Random(1);
    let programs = (0..60).map(|_| {
        let choices: Vec<u32> = (0..200).map(|_| random.draw() as u32).collect();
        write(&program_from(&choices))
    });
    golden.chain(programs).collect()
}

/// Pieces that matter to a reader of RON.
const PIECES: [&str; 33] = [
    "(",
    ")",
    "[",
    "]",
    ",",
    ":",
    "\"",
    "\\",
    "'",
    "#",
    "r#\"",
    "\"#",
    "//",
    "/*",
    "*/",
    "\n",
    "\r\n",
    "\u{feff}",
    "è",
    "-",
    "0x",
    "1e400",
    "NaN",
    "inf",
    "-0",
    "Hole",
    "Number(1)",
    "Disabled(",
    "Clicked",
    "Break",
    "body: []",
    "format: 1",
    "\0",
];

#[test]
fn mutated_programs_are_read_or_refused() {
    let mut random = Random(0x9E37_79B9_7F4A_7C15);
    let mut read = 0;
    for text in corpus() {
        assert!(survive(text.as_bytes()));
        for _ in 0..60 {
            read += usize::from(survive(&mutate(&text, &PIECES, &mut random)));
        }
    }
    // Some mutations must hit the programs that still read, or they test too little.
    assert!(read > 200, "{read}");
}

#[test]
fn programs_cut_off_anywhere_are_refused() {
    for text in corpus() {
        let end = text.trim_end().len();
        for length in (0..end).step_by(1 + end / 500) {
            assert!(!survive(&text.as_bytes()[..length]), "{}", &text[..length]);
        }
        assert!(survive(&text.as_bytes()[..end]));
    }
}

#[test]
fn hostile_files_are_refused_soon() {
    let loose = "Program(format: 1, name: \"\", loose: [(at: (0, 0), blocks: [";
    let hat = "Program(format: 1, name: \"\", on_click: [";
    let much = 8 << 20;
    let fill = |piece: &str| piece.repeat(much / piece.len());
    let sources = [
        "(".repeat(200_000),
        "[".repeat(200_000),
        fill("Program("),
        fill("#![type = \"\"]"),
        fill("/*"),
        fill("//"),
        fill(" "),
        fill("è"),
        fill("r#"),
        format!("(name: \"{}", fill("\\n")),
        format!("(name: \"\\u{{{}", fill("0")),
        format!("(format: {}", fill("9")),
        format!("(format: 1{}", fill(",")),
        format!("({}: 1", fill("name")),
        format!("(variables: [{}", fill("\"\",")),
        format!("{hat}{}", fill("[")),
        format!("{hat}{}", fill("CureAll,")),
        format!("{hat}{}", fill("Comment(\"\",")),
        format!("{hat}{}", fill("Repeat(body:[")),
        format!("{hat}If(branches:[{}", fill("(when:Hole),")),
        format!("{hat}Remove(Get({}\"", fill("\"x\"")),
        format!("{loose}{}", fill("Disabled(Not(")),
        format!("{loose}{}", fill("Arithmetic(Number(1),Add,")),
        format!("{loose}{}", fill("CureAll]),(at:(0,0),blocks:[")),
    ];
    for source in &sources {
        let start = Instant::now();
        let result = read(source);
        let shown: String = source.chars().take(80).collect();
        assert!(result.is_err(), "{shown}");
        // Linear work takes a tenth of a second here; anything worse takes hours.
        assert!(
            start.elapsed() < Duration::from_secs(20),
            "{shown}: {:?}",
            start.elapsed()
        );
        let error = format!("{:?}", result.unwrap_err());
        assert!(error.len() < 1_000, "{error}");
    }
}

proptest! {
    #[test]
    fn any_pieces_are_read_or_refused(pieces in prop::collection::vec(0..PIECES.len(), 0..30)) {
        let pieces: String = pieces.into_iter().map(|piece| PIECES[piece]).collect();
        survive(pieces.as_bytes());
        survive(format!("(format: 1, name: \"\", variables: [\"x\"], on_click: [{pieces}])").as_bytes());
        survive(format!("(format: 1, name: \"\", on_click: [Remove({pieces})])").as_bytes());
    }
}
