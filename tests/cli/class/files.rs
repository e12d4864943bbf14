//! Which files make a class: without those that systems make, each hand-in once, archives unpacked, and the roster.

use super::{class, handed, program, slot};
use crate::support::Folder;
use serde_json::{Value, json};
use std::fs::{self, File};
use std::io::Write as _;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

const RIGHT: &str = "RemoveAreaAndDrop(Clicked), CureAll";

fn hand_in(name: &str) -> String {
    handed(name, &[slot("clickomania", 1, RIGHT)], "")
}

/// The files of the rows, and the names of the pupils.
fn found(lines: &[Value]) -> (Vec<String>, Vec<&str>) {
    let rows = lines.iter().filter(|line| line["verdict"].is_string());
    let files = rows.map(|row| row["file"].as_str().unwrap_or("-"));
    let files = files.map(|file| file.rsplit_once("class/").map_or(file, |(_, end)| end));
    let pupils = lines.iter().filter(|line| line["rank"].is_u64());
    let pupils = pupils.map(|line| line["pupil"].as_str().unwrap());
    (files.map(str::to_owned).collect(), pupils.collect())
}

#[test]
fn files_of_the_system_and_of_the_trash_are_left_out() {
    let folder = Folder::new("class-system");
    let ours = folder.file("class/zeta.ron", hand_in("Zeta"));
    for name in [
        "._zeta.ron",
        ".zeta.ron.swp",
        "~$zeta.ron",
        ".Trash-1000/files/old.ron",
        "__MACOSX/._zeta.ron",
        "$RECYCLE.BIN/R1.ron",
        "System Volume Information/a.ron",
        "RECYCLER/a.ron",
        "#recycle/a.ron",
        ".hidden.ron",
    ] {
        folder.file(&format!("class/{name}"), hand_in("Old"));
    }
    let root = ours.strip_suffix("/zeta.ron").unwrap();
    for arguments in [vec![root], vec![&*format!("{root}/*")]] {
        let answer = class(&[&arguments[..], &["--json"]].concat());
        assert_eq!(answer.status, 0, "{}", answer.err);
        let lines = answer.json();
        assert_eq!(found(&lines), (vec!["zeta.ron".to_owned()], vec!["Zeta"]));
    }
}

#[test]
fn spellings_of_a_name_are_one_pupil_and_equal_files_are_two() {
    let folder = Folder::new("class-names");
    let by = |author: &str| {
        format!("Program(format: 1, name: \"x\", author: {author:?}, on_click: [CureAll])")
    };
    for (file, author) in [
        ("1", "Ada Rossi"),
        ("2", " ada \u{a0}ROSSI"),
        ("3", "Zo\u{eb}"),
        ("4", "zoe\u{308}"),
        ("6", "Nia D'Orso-Re"),
        ("7", "nia d’Or\u{ad}so‑Re"),
        ("a/x", ""),
        ("b/x", ""),
    ] {
        folder.file(&format!("class/{file}.ron"), by(author));
    }
    let root = folder.file("class/5.ron", by("\u{ff3a}o\u{eb}"));
    let answer = class(&[root.strip_suffix("/5.ron").unwrap(), "--json"]);
    let lines = answer.json();
    let (_, pupils) = found(&lines);
    assert_eq!(pupils[..3], ["Ada Rossi", "Zoë", "Nia D'Orso-Re"]);
    assert_eq!(pupils.len(), 5, "{pupils:?}");
    assert!(pupils[3].starts_with("x (") && pupils[4].starts_with("x ("));
}

/// Packs files.
fn pack(path: &str, files: &[(&str, &[u8])]) {
    let mut zip = ZipWriter::new(File::create(path).unwrap());
    for (name, bytes) in files {
        zip.start_file(*name, SimpleFileOptions::default()).unwrap();
        zip.write_all(bytes).unwrap();
    }
    zip.finish().unwrap();
}

#[test]
fn an_archive_is_read_as_a_folder_is() {
    let folder = Folder::new("class-zip");
    let path = |name: &str| {
        folder.file(&format!("class/{name}"), "");
        folder.path(&format!("class/{name}"))
    };
    let (ada, bob) = (hand_in("Ada"), hand_in("Bob"));
    let eva = hand_in("Eva");
    let nameless = program("p", RIGHT);
    let plain = path("plain.zip");
    pack(
        &plain,
        &[
            ("3b/bob.ron", bob.as_bytes()),
            ("3b/ada.RON", ada.as_bytes()),
            ("./3b/../eva.ron", eva.as_bytes()),
            ("__MACOSX/3b/._ada.ron", b"\0\0"),
            ("@eaDir/3b/ada.ron", b"?"),
            ("gara.ron", b"Task(format: 1, id: \"t\", title: {})"),
            ("leggimi.txt", b"?"),
        ],
    );
    let moodle = path("moodle.zip");
    pack(
        &moodle,
        &[
            (
                "Ada Rossi_4711_assignsubmission_file_/p.ron",
                nameless.as_bytes(),
            ),
            (
                "Zoe\u{308} B_4712_assignsubmission_file_p.ron",
                nameless.as_bytes(),
            ),
            ("Bob_4713_assignsubmission_file_/p.ron", bob.as_bytes()),
        ],
    );
    let of = |file: &str| {
        let answer = class(&[file, "--json"]);
        assert_eq!(answer.status, 0, "{}", answer.err);
        answer.json()
    };
    let lines = of(&plain);
    let (files, pupils) = found(&lines);
    let inside = ["./3b/../eva.ron", "3b/ada.RON", "3b/bob.ron"];
    assert_eq!(files, inside.map(|file| format!("plain.zip/{file}")));
    assert_eq!(pupils, ["Eva", "Ada", "Bob"]);
    let lines = of(&moodle);
    assert_eq!(found(&lines).1, ["Ada Rossi", "Bob", "Zoë B"]);
    // In a folder both are read, and Bob's hand-in is one.
    let root = plain.strip_suffix("/plain.zip").unwrap();
    let lines = of(root);
    assert_eq!(found(&lines).1, ["Ada Rossi", "Bob", "Zoë B", "Eva", "Ada"]);
}

#[test]
fn what_is_wrong_with_an_archive_is_a_row() {
    let folder = Folder::new("class-zip-wrong");
    let ada = hand_in("Ada");
    let at = |name: &str| folder.path(name);
    let zeros = vec![b' '; 40 << 20];
    pack(
        &at("long.zip"),
        &[("a.ron", &zeros), ("b.ron", ada.as_bytes())],
    );
    let many: Vec<String> = (0..10_001).map(|number| format!("{number}.ron")).collect();
    let many: Vec<(&str, &[u8])> = many.iter().map(|name| (&**name, &b""[..])).collect();
    pack(&at("many.zip"), &many);
    pack(&at("none.zip"), &[("a.txt", b"")]);
    pack(&at("inner.zip"), &[("a.ron", ada.as_bytes())]);
    let inner = fs::read(at("inner.zip")).unwrap();
    pack(
        &at("nested.zip"),
        &[("a.ron", ada.as_bytes()), ("b.zip", &inner)],
    );
    fs::write(at("cut.zip"), &inner[..inner.len() / 2]).unwrap();
    fs::write(at("text.zip"), "not an archive").unwrap();
    let mut damaged = inner.clone();
    damaged[60] ^= 0xff;
    fs::write(at("damaged.zip"), damaged).unwrap();
    pack(
        &at("twice.zip"),
        &[
            ("a.ron", hand_in("Bea").as_bytes()),
            ("b.ron", ada.as_bytes()),
        ],
    );
    // In the lists of all files: two of one name, and one with a password.
    let change = |name: &str, from: &[u8], at: usize, to: u8| {
        let mut bytes = fs::read(folder.path(name)).unwrap();
        let start = |part: &[u8]| bytes.windows(part.len()).rposition(|here| here == part);
        let place = start(from).unwrap() + at;
        bytes[place] = to;
        fs::write(folder.path(name), bytes).unwrap();
    };
    change("twice.zip", b"b.ron", 0, b'a');
    fs::write(at("locked.zip"), &inner).unwrap();
    change("locked.zip", b"PK\x01\x02", 8, 1);
    // The archive, the sentence, and how many programs are read all the same.
    for (name, why, read) in [
        ("long.zip", "larger than 1 MiB", 1),
        ("many.zip", "more than 10000 files", 0),
        ("none.zip", "no programs or hand-ins", 0),
        ("nested.zip", "an archive inside an archive", 1),
        ("cut.zip", "not a zip archive, or it is damaged", 0),
        ("text.zip", "not a zip archive, or it is damaged", 0),
        ("twice.zip", "another has the same name", 1),
        ("locked.zip", "password", 0),
        ("damaged.zip", "", 0),
    ] {
        let answer = class(&[&at(name), "--json"]);
        assert_eq!(answer.status, 2, "{name}: {answer:?}");
        let lines = answer.json();
        let rows = lines.iter().filter(|line| line["verdict"].is_string());
        let (wrong, right): (Vec<&Value>, Vec<&Value>) =
            rows.partition(|row| row["verdict"] == "unreadable");
        assert_eq!((wrong.len(), right.len()), (1, read), "{name}: {lines:?}");
        let told = wrong[0]["error"].as_str().unwrap();
        assert!(told.contains(name) && told.contains(why), "{told}");
    }
}

#[test]
fn who_stands_on_the_roster_and_handed_in_nothing_is_a_row() {
    let folder = Folder::new("class-roster");
    let ada = folder.file("class/ada.ron", hand_in("ada Rossi"));
    let zoe = folder.file("class/zoe.ron", hand_in("Zoe\u{308}"));
    for roster in [
        "name,class\nAda Rossi,3B\nBruno,3B\nZoë,3C\n",
        "\u{feff}\r\nname;class\r\nZoë ;3C\r\n Bruno;3B\r\nAda Rossi;3B\r\n",
        "name,class\n\"Bruno\",3B,,\nZoë,3C\nAda Rossi,3B\n",
        "\u{feff}sep=;\r\nname;class\r\nZoë;3C\r\nBruno;3B\r\nAda Rossi;3B\r\n",
        "sep=,\nclass,name\n3C,Zoë\n3B,\"Bruno\"\n3B,Ada Rossi\n",
        "SEP=\t\nname\tclass\nAda Rossi\t3B\nBruno\t3B\nZoë\t3C\n",
        "class\tname\tmail\n3C\tZOE\u{308}\n\n3B\tBruno\n3B\t\"Ada\u{a0} Rossi\"\n",
    ] {
        let roster = folder.file("roster.csv", roster);
        let of = |format: &str| {
            let answer = class(&[&ada, &zoe, "--roster", &roster, "--format", format]);
            assert_eq!(answer.status, 0, "{}", answer.err);
            answer
        };
        let lines = of("json").json();
        let absent: Vec<&Value> = lines
            .iter()
            .filter(|line| line["pupil"] == "Bruno")
            .collect();
        assert_eq!(
            (&absent[0]["verdict"], &absent[0]["points"]),
            (&json!("absent"), &json!(0))
        );
        assert_eq!(
            (&absent[1]["points"], &absent[1]["rank"]),
            (&json!(0), &Value::Null)
        );
        assert_eq!(found(&lines).1, ["ada Rossi", "Zoë"]);
        let csv = of("csv").out;
        let line = |name: &str| {
            csv.lines()
                .find(|line| line.starts_with(name))
                .unwrap()
                .to_owned()
        };
        assert!(
            line("Bruno").contains(",absent,") && line("Bruno").contains(",3B,,"),
            "{csv}"
        );
        assert!(line("Zoë").contains(",3C,,"), "{csv}");
        for format in ["table", "html"] {
            let out = of(format).out;
            assert!(out.contains("Bruno") && out.contains("Absent"), "{out}");
        }
    }
    for (bad, why) in [
        ("pupil,class\nAda,3B\n", "name,class"),
        ("name,class\n\"Ada,3B\nBruno,3B\n\"Zoë\",3C\n", "Line 2"),
        ("name;class\r\n\r\nAda;3B\r\n\"Bruno;3B", "Line 4"),
        ("name,\"class\nAda,3B\n", "Line 1"),
        ("name,class\nZoë,3C,,\n\nRossi, Ada,3B\n", "Line 4"),
        ("name\nRossi, Ada\n", "quotation marks"),
        ("sep=;\nname;class\n\"Ada;3B\n", "Line 3"),
        ("PK\u{3}\u{4}", "spreadsheet"),
    ] {
        let bad = folder.file("bad.csv", bad);
        let answer = class(&[&ada, "--roster", &bad]);
        assert_eq!(answer.status, 2);
        let told = answer.err;
        assert!(told.contains("bad.csv") && told.contains(why), "{told}");
    }
}
