//! Every way in which the file of a task can be wrong: what is said, and about which place.

use engine::language::Kind;
use engine::language::file::{Expected, FileErrorKind, Owner};
use engine::task::file::{PathFault, TaskFileError, TaskFileErrorKind as Is, read};
use engine::task::text::TextErrorKind;
use engine::wall::WallErrorKind;

/// The files beside the one that is read.
fn beside(path: &str) -> Result<String, PathFault> {
    match path {
        "buono.ron" => Ok("Program(format: 1, name: \"\")".to_owned()),
        "rotto.ron" => Ok("Program(format: 1,\n  name: \"\", on_click: [DropAl])".to_owned()),
        "quesito.ron" => Ok("Task(format: 1, id: \"altro\", title: {})".to_owned()),
        "sotto/quesito.ron" => Ok(
            "Task(format: 1, id: \"sotto\", title: {},\n mistakes: [File(\"../rotto.ron\")])"
                .to_owned(),
        ),
        "segreto.ron" => Err(PathFault::Outside),
        _ => Err(PathFault::NotFound),
    }
}

/// `source` has a `¦` where the error is to be reported.
fn check(source: &str, kind: Is) {
    let at = source.find('¦').expect("a place is marked");
    let before = &source[..at];
    let line = 1 + before.matches('\n').count();
    let column = 1 + before.rsplit('\n').next().unwrap().chars().count();
    let text = source.replacen('¦', "", 1);
    let expected = TaskFileError {
        file: None,
        line,
        column,
        kind,
    };
    assert_eq!(
        read(&text, &beside).map(|_| ()).unwrap_err(),
        expected,
        "{text}"
    );
    let marked = format!("\u{feff}{text}");
    assert_eq!(
        read(&marked, &beside).map(|_| ()).unwrap_err(),
        expected,
        "{text}"
    );
}

/// The error in one field of a task.
fn check_field(field: &str, kind: Is) {
    check(
        &format!("Task(format: 1, id: \"è\\b\", title: {{}},\n {field})").replace("è\\b", "a"),
        kind,
    );
}

fn program(kind: FileErrorKind) -> Is {
    Is::Program(kind)
}

fn unexpected(found: &str, expected: Expected) -> Is {
    let found = found.to_owned();
    program(FileErrorKind::UnexpectedToken { found, expected })
}

fn not_whole(low: u64, high: u64) -> Is {
    Is::NotWhole { low, high }
}

#[test]
fn what_is_no_task() {
    let end = FileErrorKind::UnexpectedEnd {
        expected: Expected::Task,
    };
    check("¦", program(end));
    for (text, found) in [
        ("¦Program(format: 1, name: \"\")", "Program"),
        ("¦(format: 1)", "("),
        ("¦7", "7"),
    ] {
        check(
            text,
            Is::NotATask {
                found: found.to_owned(),
            },
        );
    }
    let found = "#![enable(x)]".to_owned();
    check(
        "¦#![enable(x)]\nTask()",
        program(FileErrorKind::Attribute { found }),
    );
    let (name, of) = ("format", Owner::Record("Task"));
    check("Task¦()", program(FileErrorKind::MissingField { name, of }));
    let found = "x".to_owned();
    check(
        "Task(format: 1, id: \"a\", title: {}) ¦x",
        program(FileErrorKind::TrailingText { found }),
    );
    let format = "2".to_owned();
    check(
        "Task(format: ¦2)",
        program(FileErrorKind::FromTheFuture { format }),
    );
    check(
        "Task(format: 1, id: ¦\"A b\")",
        program(FileErrorKind::BadTaskId {
            found: "A b".to_owned(),
        }),
    );
    check(
        "Task(format: 1, id: \"a\", title: {\"it\": ¦\"",
        program(FileErrorKind::UnclosedText).clone(),
    );
}

#[test]
fn fields_that_are_not_there_or_twice() {
    let of = Owner::Record("Task");
    let (name, similar) = ("goal".to_owned(), Some("goals"));
    check_field(
        "¦goal: [1]",
        program(FileErrorKind::UnknownField { name, of, similar }),
    );
    check_field(
        "goals: [1], ¦goals: [2]",
        program(FileErrorKind::DuplicateField { name: "goals", of }),
    );
    check_field("¦goals [1]", program(FileErrorKind::NameNeeded { of }));
    let of = Owner::Record("Question");
    check_field(
        "questions: [Question¦(text: {})]",
        program(FileErrorKind::MissingField { name: "answer", of }),
    );
    let of = Owner::Record("steps");
    check_field(
        "steps: [¦(until: Right)]",
        program(FileErrorKind::MissingField { name: "text", of }),
    );
}

#[test]
fn values_that_do_not_fit() {
    check_field("goals: [1, ¦-2]", not_whole(0, 1_000_000_000_000));
    check_field("goals: [1, ¦2.5]", not_whole(0, 1_000_000_000_000));
    check_field("costs: {DropAll: ¦1001}", not_whole(0, 1000));
    check_field(
        "costs: {DropAll: 1, ¦DropAll: 2}",
        Is::DuplicateKey {
            key: "DropAll".to_owned(),
        },
    );
    let (name, similar) = ("DropAl".to_owned(), Some("DropAll"));
    check_field(
        "costs: {¦DropAl: 1}",
        program(FileErrorKind::UnknownBlock { name, similar }),
    );
    check_field("points: [(1, ¦1000001)]", not_whole(0, 1_000_000));
    check_field("walls: Dealt(colours: ¦6)", not_whole(2, 5));
    check_field("walls: Listed(¦[])", Is::TooFew { least: 1 });
    check_field("only_listed: ¦1", unexpected("1", Expected::Flag));
    check_field("costs: ¦[]", unexpected("[", Expected::Map));
    check_field(
        "title2: {}"
            .replace("title2", "text")
            .as_str()
            .replace("{}", "{\"it\": \"a\" ¦\"en\"}")
            .as_str(),
        unexpected("\"en\"", Expected::CommaOrBrace),
    );
    check_field("blocks: Only([¦7])", unexpected("7", Expected::Block));
    let options = vec!["Cost", "Blocks", "Steps"];
    let (name, similar) = ("Block".to_owned(), Some("Blocks"));
    check_field(
        "measure: ¦Block",
        program(FileErrorKind::UnknownOption {
            name,
            options,
            similar,
        }),
    );
    check_field(
        "steps: [(text: {}, until: ¦Goal(1))], goals: []",
        Is::NoSuchNumber { count: 0 },
    );
    check_field(
        "questions: [Question(text: {}, answer: Choice(options: [{}, {}], right: ¦3))]",
        Is::NoSuchNumber { count: 2 },
    );
    check_field(
        "questions: [Question(text: {}, answer: Choice(options: ¦[{}], right: 1))]",
        Is::TooFew { least: 2 },
    );
    let wall = ".........\n".repeat(9);
    check_field(
        &format!(
            "questions: [Question(text: {{}}, answer: Cells(wall: \"{wall}\", click: ¦(9, 0), changed_by: []))]"
        ),
        Is::OffWall,
    );
    let many = "1,".repeat(1000);
    check_field(&format!("goals: [{many}¦1]"), Is::TooMany { most: 1000 });
}

#[test]
fn texts_and_walls_inside_quotes() {
    check_field(
        "text: {¦\"Italian\": \"\"}",
        Is::BadLanguage {
            found: "Italian".to_owned(),
        },
    );
    check_field(
        "text: {\"it\": \"\", ¦\"it\": \"\"}",
        Is::DuplicateKey {
            key: "it".to_owned(),
        },
    );
    check_field(
        "text: {\"it\": \"à \\\"\\u{e8}\\\" ¦<b>\"}",
        Is::Text(TextErrorKind::Html),
    );
    check_field(
        "text: {\"it\": \"a\n\n![¦x](y)\"}"
            .replace("![¦x]", "¦![x]")
            .as_str(),
        Is::Text(TextErrorKind::Image),
    );
    let row = ".........\n";
    check_field(
        &format!("walls: Listed([\"{row}.¦X.......\n\"])"),
        Is::Wall(WallErrorKind::UnexpectedCharacter('X')),
    );
    check_field(
        "walls: Listed([\".........\\n.¦X.......\"])",
        Is::Wall(WallErrorKind::UnexpectedCharacter('X')),
    );
}

#[test]
fn commands() {
    let name = "v".to_owned();
    let undeclared = FileErrorKind::UndeclaredVariable {
        name,
        similar: None,
    };
    check_field(
        "wanted: [Set(var: ¦\"v\", to: Number(1))]",
        program(undeclared.clone()),
    );
    check_field(
        "before: [Set(var: ¦\"v\", to: Number(1))], variables: [\"x\"]",
        program(undeclared),
    );
    let block = Kind::AnyEmpty;
    check_field(
        "wanted: [DropAll, LowerBrick(¦AnyEmpty)]",
        Is::ChanceNotAllowed { block },
    );
    check_field(
        "after: [LowerBrick(¦AnyEmpty)]",
        Is::ChanceNotAllowed { block },
    );
    check_field(
        "variables: [\"a\", ¦\"a\"]",
        program(FileErrorKind::DuplicateVariable {
            name: "a".to_owned(),
        }),
    );
    check_field("variables: [¦\"\"]", program(FileErrorKind::EmptyName));
    check_field(
        "wanted: [¦IsEmpty(Clicked)]",
        program(FileErrorKind::ValueWhereCommand {
            block: Kind::IsEmpty,
        }),
    );
    let expected = Expected::CommaOrBracket;
    check_field(
        "wanted: [DropAll ¦DropAll]",
        unexpected("DropAll", expected),
    );
    check_field(
        "start: Program(format: 1, name: \"\", on_click: [¦IsEmpty(Clicked)])",
        program(FileErrorKind::ValueWhereCommand {
            block: Kind::IsEmpty,
        }),
    );
}

fn path(path: &str, fault: PathFault) -> Is {
    let path = path.to_owned();
    Is::Path { path, fault }
}

#[test]
fn files() {
    for (named, fault) in [
        ("/etc/passwd", PathFault::NotAPath),
        ("C:/x.ron", PathFault::NotAPath),
        ("..\\\\x.ron", PathFault::NotAPath),
        ("../x.ron", PathFault::Outside),
        ("segreto.ron", PathFault::Outside),
        ("manca.ron", PathFault::NotFound),
    ] {
        let shown = named.replace("\\\\", "\\");
        check_field(
            &format!("solutions: [File(\"buono.ron\"), ¦File(\"{named}\")]"),
            path(&shown, fault),
        );
    }
    let course =
        |tasks: &str| format!("Course(format: 1, id: \"c\", title: {{}}, tasks: [{tasks}])");
    check(
        &course("File(\"quesito.ron\"), ¦File(\"quesito.ron\")"),
        Is::DuplicateTask {
            id: "altro".to_owned(),
        },
    );
    check(
        "Course(format: 1, id: \"c\", title: {}, chapters: [(title: {}, first: ¦\"terzo\")], \
         tasks: [File(\"quesito.ron\")])",
        Is::UnknownTask {
            id: "terzo".to_owned(),
        },
    );
    check(
        &course("¦File(\"../quesito.ron\")"),
        path("../quesito.ron", PathFault::Outside),
    );
    check(
        "Course(format: 1, id: \"c\", title: {}, tasks: ¦[])",
        Is::TooFew { least: 1 },
    );
    check(
        "Course(format: 1, id: \"c\", title: {}, contest: (minutes: ¦0))",
        not_whole(1, 10_080),
    );
}

#[test]
fn errors_in_other_files_name_them() {
    let broken = |text: &str| read(text, &beside).map(|_| ()).unwrap_err();
    let unknown = |file: &str, line, column| TaskFileError {
        file: Some(file.to_owned()),
        line,
        column,
        kind: program(FileErrorKind::UnknownBlock {
            name: "DropAl".to_owned(),
            similar: Some("DropAll"),
        }),
    };
    let task = "Task(format: 1, id: \"a\", title: {}, solutions: [File(\"rotto.ron\")])";
    assert_eq!(broken(task), unknown("rotto.ron", 2, 24));
    let course = "Course(format: 1, id: \"c\", title: {}, tasks: [File(\"sotto/quesito.ron\")])";
    assert_eq!(broken(course), unknown("rotto.ron", 2, 24));
}
