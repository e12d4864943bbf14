//! Every way in which the file of a task can be wrong: the error, its place, and a sentence for it.

use crate::file_errors::{assert_whole, cases};
use engine::diagnostics::task_file_error;
use engine::task::file::{PathFault, TaskFileError, read};
use engine::text::{Language, Text};

/// The files beside the one that is read.
fn beside(path: &str) -> Result<String, PathFault> {
    match path {
        "good.ron" => Ok("Program(format: 1, name: \"\")".to_owned()),
        "broken.ron" => Ok("Program(format: 1,\n  name: \"\", on_click: [DropAl])".to_owned()),
        "task.ron" => Ok("Task(format: 1, id: \"other\", title: {})".to_owned()),
        "below/task.ron" => Ok(
            "Task(format: 1, id: \"t\", title: {},\n mistakes: [File(\"../broken.ron\")])"
                .to_owned(),
        ),
        "secret.ron" => Err(PathFault::Outside),
        _ => Err(PathFault::NotFound),
    }
}

fn error(text: &str) -> TaskFileError {
    read(text, &beside).map(|_| ()).unwrap_err()
}

/// Checks errors of sources in the rest of a file.
fn check(around: &str, table: &str) {
    let texts = Language::ALL.map(|language| Text::load(language).unwrap());
    for (source, expected, place) in cases(around, table) {
        let error = error(&source);
        assert_eq!(format!("{:?}", error.kind), expected, "{source}");
        assert_eq!((error.line, error.column), place, "{source}");
        for text in &texts {
            assert_whole(&task_file_error(text, &error.kind));
        }
    }
}

const FILES: &str = r##"
    ¦ => Program(UnexpectedEnd { expected: Task })
    ¦Program(format: 1, name: "") => NotATask { found: "Program" }
    ¦7 => NotATask { found: "7" }
    Task¦() => Program(MissingField { name: "format", of: Record("Task") })
    Task(format: 1, id: "a", title: {}) ¦x => Program(TrailingText { found: "x" })
    Task(format: ¦2) => Program(FromTheFuture { format: "2" })
    Task(format: 1, id: ¦"A b") => Program(BadTaskId { found: "A b" })
    Task(format: 1, id: "a", title: {"it": ¦" => Program(UnclosedText)
"##;

const COURSES: &str = r##"
    tasks: ¦[] => TooFew { least: 1 }
    tasks: [File("task.ron"), ¦File("task.ron")] => DuplicateTask { id: "other" }
    tasks: [¦File("../task.ron")] => Path { path: "../task.ron", fault: Outside }
    chapters: [(title: {}, first: ¦"third")], tasks: [File("task.ron")]
        => UnknownTask { id: "third" }
    chapters: [(title: {}, ¦promis: {}, first: "other")], tasks: [File("task.ron")]
        => Program(UnknownField { name: "promis", of: Record("chapter"), similar: Some("promise") })
    contest: (minutes: ¦0) => NotWhole { low: 1, high: 10080 }
"##;

const FIELDS: &str = r##"
    ¦goal: [1] => Program(UnknownField { name: "goal", of: Record("Task"), similar: Some("goals") })
    goals: [1], ¦goals: [2] => Program(DuplicateField { name: "goals", of: Record("Task") })
    ¦goals [1] => Program(NameNeeded { of: Record("Task") })
    questions: [Question¦(text: {})]
        => Program(MissingField { name: "answer", of: Record("Question") })
    goals: [1, ¦-2] => NotWhole { low: 0, high: 1000000000000 }
    goals: [1, ¦2.5] => NotWhole { low: 0, high: 1000000000000 }
    costs: {DropAll: ¦1001} => NotWhole { low: 0, high: 1000 }
    costs: {DropAll: 1, ¦DropAll: 2} => DuplicateKey { key: "DropAll" }
    costs: {¦DropAl: 1} => Program(UnknownBlock { name: "DropAl", similar: Some("DropAll") })
    points: [(1, ¦1000001)] => NotWhole { low: 0, high: 1000000 }
    walls: Dealt(colours: ¦6) => NotWhole { low: 2, high: 5 }
    walls: Listed(¦[]) => TooFew { least: 1 }
    only_listed: ¦1 => Program(UnexpectedToken { found: "1", expected: Flag })
    costs: ¦[] => Program(UnexpectedToken { found: "[", expected: Map })
    text: {"it": "a" ¦"en"} => Program(UnexpectedToken { found: "\"en\"", expected: CommaOrBrace })
    blocks: Only([¦7]) => Program(UnexpectedToken { found: "7", expected: Block })
    steps: [(text: {}, until: ¦Goal(1))] => NoSuchNumber { count: 0 }
    questions: [Question(text: {}, answer: Choice(options: [{}, {}], right: ¦3))]
        => NoSuchNumber { count: 2 }
    questions: [Question(text: {}, answer: Choice(options: ¦[{}], right: 1))] => TooFew { least: 2 }
    text: {¦"Italian": ""} => BadLanguage { found: "Italian" }
    text: {"it": "", ¦"it": ""} => DuplicateKey { key: "it" }
    text: {"it": "à \"\u{e8}\" ¦<b>"} => Text(Html)
    minutes: ¦0 => NotWhole { low: 1, high: 600 }
    controls: [Costs, ¦Goal]
        => Program(UnknownOption { name: "Goal", options: ["Costs", "Scores", "Goals", "Speed", "Transport", "Slots", "Bin"], similar: Some("Goals") })
    steps: [(text: {}, until: Has(¦[]))] => TooFew { least: 1 }
    steps: [(text: {}, until: Has([¦DropAl]))]
        => Program(UnknownBlock { name: "DropAl", similar: Some("DropAll") })
    steps: [(text: {}, until: Clicked(¦(6, 9)))] => OffWall
    steps: [(text: {}, until: Played, optional: ¦1)]
        => Program(UnexpectedToken { found: "1", expected: Flag })
    steps: [(text: {"it": ¦"```program⏎DropAll⏎```⏎⏎```program⏎DropAll⏎```"}, until: Played)] => Text(SecondPicture)
    variables: ["a", {"it": "b", "en": ¦"a"}] => Program(DuplicateVariable { name: "a" })
    variables: [{"it": ¦""}] => Program(EmptyName)
    variables: [¦{}] => TooFew { least: 1 }
    solutions: [File("good.ron", ¦named: {})]
        => Program(UnknownField { name: "named", of: Record("File"), similar: Some("name") })
    wanted: [Set(var: ¦"v", to: Number(1))]
        => Program(UndeclaredVariable { name: "v", similar: None })
    wanted: [DropAll, LowerBrick(¦AnyEmpty)] => ChanceNotAllowed { block: AnyEmpty }
    after: [LowerBrick(¦AnyEmpty)] => ChanceNotAllowed { block: AnyEmpty }
    wanted: [¦IsEmpty(Clicked)] => Program(ValueWhereCommand { block: IsEmpty })
    solutions: [File("good.ron"), ¦File("/etc/passwd")]
        => Path { path: "/etc/passwd", fault: NotAPath }
    solutions: [¦File("../x.ron")] => Path { path: "../x.ron", fault: Outside }
    solutions: [¦File("secret.ron")] => Path { path: "secret.ron", fault: Outside }
    solutions: [¦File("none.ron")] => Path { path: "none.ron", fault: NotFound }
"##;

#[test]
fn each_error_has_its_place_and_a_whole_sentence() {
    check("…", FILES);
    check("Course(format: 1, id: \"c\", title: {}, …)", COURSES);
    let task = "Task(format: 1, id: \"a\", title: {},\n …)";
    check(task, FIELDS);
    let many = "1,".repeat(1000);
    check(
        task,
        &format!("goals: [{many}¦1] => TooMany {{ most: 1000 }}"),
    );
    let many = "DropAll,".repeat(101);
    let step = format!("steps: [(text: {{}}, until: Has(¦[{many}]))]");
    check(task, &format!("{step} => TooMany {{ most: 100 }}"));
    let row = ".........⏎";
    let unread = format!("walls: Listed([\"{row}.¦X.......⏎\"])");
    check(task, &format!("{unread} => Wall(UnexpectedCharacter('X'))"));
    let wall = row.repeat(9);
    let answer = format!("Cells(wall: \"{wall}\", click: ¦(9, 0), changed_by: [])");
    let question = format!("questions: [Question(text: {{}}, answer: {answer})]");
    check(task, &format!("{question} => OffWall"));
}

#[test]
fn errors_in_other_files_name_them() {
    for text in [
        "Task(format: 1, id: \"a\", title: {}, solutions: [File(\"broken.ron\")])",
        "Course(format: 1, id: \"c\", title: {}, tasks: [File(\"below/task.ron\")])",
    ] {
        let error = error(text);
        assert_eq!(error.file.as_deref(), Some("broken.ron"));
        assert_eq!((error.line, error.column), (2, 24));
    }
}
