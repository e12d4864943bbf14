//! Command lines that cannot be used.

use crate::support::{Folder, RIGHT, clickomania, command};
use engine::text::Language;

/// The whole line of standard error behind `clickomania: `, in both languages.
const REFUSED: &[(&str, &str, &str)] = &[
    (
        "run P --wall-seed 1 --click 3",
        "--click: “3” is not a cell: write row and column with a comma between, for example 3,4",
        "--click: «3» non è una casella: scrivi riga e colonna separate da una virgola, per esempio 3,4",
    ),
    (
        "run P --wall-seed 1 --click a,b",
        "--click: “a,b” is not a cell: write row and column with a comma between, for example 3,4",
        "--click: «a,b» non è una casella: scrivi riga e colonna separate da una virgola, per esempio 3,4",
    ),
    (
        "run P --wall-seed 1 --click 3,9",
        "--click: the cell (3, 9) is off the wall: rows and columns go from 0 to 8",
        "--click: la casella (3, 9) è fuori dalla parete: righe e colonne vanno da 0 a 8",
    ),
    (
        "run P --wall-seed 1 --click 3,3 --click -1,3",
        "--click: the cell (-1, 3) is off the wall: rows and columns go from 0 to 8",
        "--click: la casella (-1, 3) è fuori dalla parete: righe e colonne vanno da 0 a 8",
    ),
    (
        "run P --wall-seed 1",
        "--click: the option is missing: add --click R,C",
        "--click: l'opzione manca: aggiungi --click R,C",
    ),
    (
        "run P --click 3,3",
        "--wall: the wall is missing: write --wall FILE or --wall-seed NUMBER",
        "--wall: manca la parete: scrivi --wall FILE oppure --wall-seed NUMERO",
    ),
    (
        "run P --click 3,3 --wall-seed 1 --wall w.txt",
        "--wall: the wall is given twice: write --wall or --wall-seed, not both",
        "--wall: la parete è data due volte: scrivi --wall oppure --wall-seed, non tutti e due",
    ),
    (
        "run P --wall --click 3,3",
        "--wall: the value is missing: write it after the option",
        "--wall: manca il valore: scrivilo dopo l'opzione",
    ),
    (
        "trace P --wall-seed 1 --click 3,3 --click 4,4",
        "--click: the option stands twice: write it only once",
        "--click: l'opzione compare due volte: scrivila una volta sola",
    ),
    (
        "run P --wall pozzo --colours 3 --click 3,3",
        "--wall: contradicts --colours: write only one of the two",
        "--wall: contraddice --colours: scrivi solo una delle due",
    ),
    (
        "judge P --json --format csv",
        "--json: contradicts --format csv: write only one of the two",
        "--json: contraddice --format csv: scrivi solo una delle due",
    ),
    (
        "tantrix board --tiles 4 --columns 2 --rows 2 --json --format svg",
        "--json: contradicts --format svg: write only one of the two",
        "--json: contraddice --format svg: scrivi solo una delle due",
    ),
    (
        "tantrix board --check a --fixed b",
        "--check: contradicts --fixed: write only one of the two",
        "--check: contraddice --fixed: scrivi solo una delle due",
    ),
    (
        "mines new --method filtered",
        "--method: says something only with --rule no-guess: add that, or leave the option out",
        "--method: dice qualcosa solo con --rule no-guess: aggiungi quella, o togli questa",
    ),
    (
        "mines new --rule no-guess --method filtered --difficulty cases",
        "--method: contradicts --difficulty: write only one of the two",
        "--method: contraddice --difficulty: scrivi solo una delle due",
    ),
    (
        "trace P --wall-seed 1 --click 3,3 --from 0",
        "--from: “0” will not do: write a whole number from 1 to 18446744073709551615",
        "--from: «0» non va bene: scrivi un numero intero da 1 a 18446744073709551615",
    ),
    (
        "trace P --wall-seed 1 --click 3,3 --from 5 --to 4",
        "--from: there are no steps from 5 to 4: steps are counted from 1, and the first does not come after the last",
        "--from: i passi da 5 a 4 non ci sono: i passi si contano da 1, e il primo non viene dopo l'ultimo",
    ),
    (
        "play P",
        "--games: the option is missing: add --games N",
        "--games: l'opzione manca: aggiungi --games N",
    ),
    (
        "play P --games x",
        "--games: “x” is not a whole number: write one, for example 100",
        "--games: «x» non è un numero intero: scrivine uno, per esempio 100",
    ),
    (
        "play P --games 1 --clicks some",
        "--clicks: “some” will not do: write one of these words: groups, any",
        "--clicks: «some» non va bene: scrivi una di queste parole: groups, any",
    ),
    (
        "play P --games 1 --jobs 0",
        "--jobs: “0” will not do: write a whole number from 1 to 1024",
        "--jobs: «0» non va bene: scrivi un numero intero da 1 a 1024",
    ),
    (
        "wall --seed -1",
        "--seed: “-1” will not do: write a whole number from 0 to 18446744073709551615",
        "--seed: «-1» non va bene: scrivi un numero intero da 0 a 18446744073709551615",
    ),
    (
        "wall --seed 18446744073709551616",
        "--seed: “18446744073709551616” will not do: write a whole number from 0 to 18446744073709551615",
        "--seed: «18446744073709551616» non va bene: scrivi un numero intero da 0 a 18446744073709551615",
    ),
    (
        "wall --seed 1e6",
        "--seed: “1e6” is not a whole number: write one, for example 100",
        "--seed: «1e6» non è un numero intero: scrivine uno, per esempio 100",
    ),
    (
        "wall --colours 9",
        "--colours: “9” will not do: there are 2 to 5 colours",
        "--colours: «9» non va bene: i colori sono da 2 a 5",
    ),
    (
        "run P --wall-seed 1 --click 1,1 --game half",
        "--game: “half” will not do: write one of these words: full, simplified, strip",
        "--game: «half» non va bene: scrivi una di queste parole: full, simplified, strip",
    ),
    (
        "wall --seed 1 --seed 2",
        "--seed: the option stands twice: write it only once",
        "--seed: l'opzione compare due volte: scrivila una volta sola",
    ),
    (
        "wall --seed",
        "--seed: the value is missing: write it after the option",
        "--seed: manca il valore: scrivilo dopo l'opzione",
    ),
    (
        "wall --json=yes",
        "--json: the option takes no value: take it away",
        "--json: l'opzione non vuole un valore: toglilo",
    ),
    (
        "wall --sead 1",
        "--sead: there is no such option: perhaps it is --seed?",
        "--sead: l'opzione non esiste: forse è --seed?",
    ),
    (
        "wall --zzzzz",
        "--zzzzz: there is no such option: --help lists those there are",
        "--zzzzz: l'opzione non esiste: --help elenca quelle che ci sono",
    ),
    (
        "wall -x",
        "-x: there is no such option: --help lists those there are",
        "-x: l'opzione non esiste: --help elenca quelle che ci sono",
    ),
    (
        "wall 3",
        "the argument “3” is one too many: take it away",
        "l'argomento «3» è di troppo: toglilo",
    ),
    (
        "run",
        "PROGRAM is missing: --help shows how the command is written",
        "manca PROGRAMMA: --help mostra come si scrive il comando",
    ),
    (
        "cost",
        "FILE is missing: --help shows how the command is written",
        "manca FILE: --help mostra come si scrive il comando",
    ),
    (
        "cots",
        "there is no command “cots”: perhaps it is “cost”?",
        "il comando «cots» non esiste: forse è «cost»?",
    ),
    (
        "zzzzz",
        "there is no command “zzzzz”: --help lists those there are",
        "il comando «zzzzz» non esiste: --help elenca quelli che ci sono",
    ),
];

#[test]
fn a_command_that_is_unusable_is_refused_in_one_line() {
    let folder = Folder::new("options");
    let program = folder.program("a.ron", RIGHT);
    for (line, english, italian) in REFUSED {
        let words = line
            .split(' ')
            .map(|word| if word == "P" { &*program } else { word });
        let words: Vec<&str> = words.collect();
        for (more, expected) in [
            (&[][..], english),
            (&["--lang=en"], english),
            (&["--lang", "it"], italian),
        ] {
            // In front: an option that lacks its value would take it.
            let answer = clickomania(&[more, &words].concat());
            assert_eq!((answer.status, &*answer.out), (2, ""), "{line}");
            assert_eq!(answer.err, format!("clickomania: {expected}\n"), "{line}");
        }
    }
}

#[test]
fn a_language_that_is_not_there_is_refused_in_a_sentence() {
    let codes: Vec<_> = Language::complete().map(Language::code).collect();
    let these = format!("write one of these: {}", codes.join(", "));
    let incomplete = Language::ALL.into_iter().filter(|l| !l.is_complete());
    let refused = incomplete.map(|language| {
        let code = language.code();
        let why = format!("the language “{code}” is not complete yet: for now {these}");
        (code, why)
    });
    let unknown = ["xx", ""].map(|code| (code, format!("there is no language “{code}”: {these}")));
    for (code, why) in refused.chain(unknown) {
        for arguments in [&["wall", "--lang", code], &["--lang", code, "wall"]] {
            let answer = clickomania(arguments);
            assert_eq!((answer.status, &*answer.out), (2, ""), "{code}");
            assert_eq!(answer.err, format!("clickomania: --lang: {why}\n"));
        }
    }
    let answer = clickomania(&["wall", "--lang"]);
    let why = "--lang: the value is missing: write it after the option";
    assert_eq!(
        (answer.status, answer.err),
        (2, format!("clickomania: {why}\n"))
    );
}

#[test]
fn without_lang_it_is_english_when_standard_output_is_no_terminal() {
    let output = command(&["cots"]).env("LC_ALL", "it_IT.UTF-8").output();
    let err = String::from_utf8(output.unwrap().stderr).unwrap();
    assert!(err.contains("there is no command"), "{err}");
}

#[test]
#[cfg(unix)]
fn values_that_are_not_utf_8_are_refused_in_words() {
    use std::os::unix::ffi::OsStrExt as _;
    let strange = std::ffi::OsStr::from_bytes(b"a\xff");
    for words in [&["wall", "--seed"][..], &["wall"], &[], &["wall", "--lang"]] {
        let output = command(words).arg(strange).output().unwrap();
        let err = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2));
        assert!(
            err.contains("a\u{fffd}") && err.lines().count() == 1,
            "{err}"
        );
    }
}
