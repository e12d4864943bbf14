use super::*;
use engine::language::file::read as read_program;
use engine::task::{Answer, embedded};
use engine::wall::{Cell, Wall};

fn program(blocks: &str) -> Program {
    read_program(&format!("Program(format: 1, name: \"a\", {blocks})")).unwrap()
}

#[test]
fn what_is_not_changed_is_kept() {
    for task in embedded().all() {
        let draft = Draft::of(task, None);
        let text = draft.whole_text();
        let mut again = Draft::new("quesito");
        again.take_text(&text).unwrap();
        assert_eq!(again.whole_text(), text, "{}", task.id);
    }
}

#[test]
fn lists_share_their_variables() {
    let mut draft = Draft::new("quesito");
    let one = program("variables: [\"x\", \"unused\"], on_click: [Set(var: \"x\", to: Number(1))]");
    let other = program("variables: [\"y\"], on_click: [Set(var: \"y\", to: Number(2)), DropAll]");
    draft.set_list(TaskList::Before, Some(&one));
    draft.set_list(TaskList::Wanted, Some(&other));
    assert_eq!(draft.task.variables, ["x", "y"]);
    let text = draft.whole_text();
    let mut again = Draft::new("quesito");
    again.take_text(&text).unwrap();
    assert_eq!(again.whole_text(), text);
    draft.set_list(TaskList::Wanted, None);
    assert!(draft.task.wanted.is_none() && draft.task.variables == ["x"]);
}

#[test]
fn blocks_are_ticked_one_by_one() {
    let mut draft = Draft::new("quesito");
    draft.allow(Kind::DropAll, false);
    assert!(!draft.task.blocks.allows(Kind::DropAll) && draft.task.blocks.allows(Kind::If));
    draft.allow(Kind::DropAll, true);
    assert_eq!(draft.task.blocks, AllowedBlocks::All);
    draft.task.blocks = AllowedBlocks::Only(vec![Choice::Kind(Kind::If)]);
    draft.allow(Kind::While, true);
    draft.allow(Kind::If, false);
    assert_eq!(
        draft.task.blocks,
        AllowedBlocks::Only(vec![Choice::Kind(Kind::While)])
    );
}

#[test]
fn a_text_that_cannot_be_read_changes_nothing() {
    let mut draft = Draft::of(embedded().task("bomba").unwrap(), None);
    let before = draft.whole_text();
    assert!(draft.take_text("Task(format: 1, id: \"A\")").is_err());
    assert_eq!(draft.whole_text(), before);
}

#[test]
fn a_title_makes_a_short_name() {
    for (title, name) in [
        ("La riga cliccata", Some("la-riga-cliccata")),
        ("  È più in alto?! ", Some("e-piu-in-alto")),
        ("Żółty mur, 9 × 9", Some("zolty-mur-9-9")),
        ("¿Qué?", Some("que")),
        ("…", None),
        ("", None),
    ] {
        let made = short_name(title);
        assert_eq!(made.as_ref().map(TaskId::as_str), name, "{title}");
    }
    let long = short_name(&"abc ".repeat(100)).unwrap();
    assert!(long.as_str().len() <= LONGEST_NAME);
}

#[test]
fn what_is_half_written_is_kept() {
    let mut draft = Draft::new("quesito");
    let empty = draft.whole_text();
    assert_eq!(draft.saved_text(), empty);
    let question = |answer| engine::task::Question {
        text: Texts::default(),
        answer,
        because: Texts::default(),
    };
    let task = &mut draft.task;
    task.steps.push(engine::task::LessonStep {
        text: Texts::default(),
        until: engine::task::Until::Goal(3),
    });
    task.hints.push(Texts::default());
    let options = vec![Texts::default(), Texts::default()];
    for answer in [
        Answer::Number(-0.5),
        Answer::Choice { options, right: 2 },
        Answer::Cells {
            wall: Wall::deal(1, 4).unwrap(),
            click: Cell::new(0, 0).unwrap(),
            changed_by: Box::default(),
        },
    ] {
        task.questions.push(question(answer));
    }
    task.solutions.push(Part {
        file: None,
        value: Program::default(),
    });
    let text = draft.whole_text();
    let kept = Draft::kept(&text, draft.saved_text(), None);
    let kept = kept.unwrap_or_else(|error| panic!("{error:?} in {text}"));
    assert_eq!(kept.whole_text(), text);
    assert_eq!(kept.saved_text(), empty);
}

#[test]
fn an_empty_text_is_none() {
    let mut texts = Texts::one(Language::It, "uno");
    texts = with_text(&texts, Language::En, "one".to_owned());
    texts = with_text(&texts, Language::It, "due".to_owned());
    let all: Vec<_> = texts.iter().collect();
    assert_eq!(all, [("it", "due"), ("en", "one")]);
    texts = with_text(&texts, Language::It, String::new());
    assert_eq!(texts.iter().count(), 1);
}
