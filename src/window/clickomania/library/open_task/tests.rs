use super::*;
use crate::test_folder::Folder;
use engine::text::Language;
use std::fs;

fn text() -> Text {
    Text::load(Language::It).unwrap()
}

fn id(name: &str) -> TaskId {
    TaskId::new(name).unwrap()
}

/// A task whose title says which it is.
fn written(id: &str, title: &str) -> String {
    format!("Task(format: 1, id: \"{id}\", title: {{\"it\": \"{title}\"}}, wanted: [DropAll])")
}

#[test]
fn the_task_that_a_program_names_is_open() {
    let mut open = OpenTask::default();
    assert!(open.is_free() && open.judges());
    assert!(!open.follow(&TaskId::CLICKOMANIA, &text()));
    for (name, free, lesson) in [
        ("strisce", true, None),
        ("caduta-compatta", false, Some(7)),
        ("parete", false, Some(0)),
        ("clickomania", true, None),
    ] {
        assert!(open.follow(&id(name), &text()));
        assert_eq!((open.id(), open.is_free()), (&id(name), free));
        assert_eq!(open.course().map(|_| open.source().number()), lesson);
        assert_eq!(open.unknown(), None);
        assert!(!open.follow(&id(name), &text()), "it is open already");
    }
}

#[test]
fn nobody_knows_a_strange_task_and_its_name_stays() {
    let mut open = OpenTask::default();
    open.follow(&id("parete"), &text());
    assert!(open.follow(&id("manca"), &text()));
    assert_eq!(
        (open.id(), open.unknown()),
        (&TaskId::CLICKOMANIA, Some(&id("manca")))
    );
    assert!(!open.follow(&id("manca"), &text()), "told once");
    assert!(open.follow(&TaskId::CLICKOMANIA, &text()));
    assert_eq!(open.unknown(), None);
}

#[test]
fn lessons_follow_each_other() {
    let mut open = OpenTask::default();
    assert_eq!(open.neighbour(1), None);
    let course = TaskId::new("da-40-a-2").unwrap();
    let mut source = TaskSource::Course { course, number: 0 };
    let mut seen = Vec::new();
    loop {
        open.open(&source, &text()).unwrap();
        seen.push(open.id().to_string());
        let next = open.next().map(|task| task.id.to_string());
        let Some(further) = open.neighbour(1) else {
            assert_eq!(next, None);
            break;
        };
        source = further;
        open.open(&source, &text()).unwrap();
        assert_eq!(next, Some(open.id().to_string()));
        let back = open.neighbour(-1).unwrap();
        open.open(&back, &text()).unwrap();
        assert_eq!(open.id().as_str(), seen[seen.len() - 1]);
    }
    assert_eq!(seen.len(), open.course().unwrap().tasks.len());
    assert!(seen.len() >= 30 && seen[0] == "parete", "{seen:?}");
}

#[test]
fn files_of_tasks_are_known_once_they_were_read() {
    let folder = Folder::new();
    let (one, other) = (folder.file("uno.ron"), folder.file("altro.ron"));
    fs::write(&one, written("mio", "uno")).unwrap();
    let course = format!(
        "Course(format: 1, id: \"corso\", title: {{}}, tasks: [{}, {}])",
        written("prima", "prima"),
        written("mio", "altro")
    );
    fs::write(&other, course).unwrap();
    let mut open = OpenTask::default();
    let first = open.read(&one, &text()).unwrap();
    assert!(open.id() == &TaskId::CLICKOMANIA, "it is only known");
    open.open(&first, &text()).unwrap();
    assert_eq!(
        (open.title(&text()).as_str(), open.course().is_none()),
        ("uno", true)
    );
    let uno = open.ready().clone();
    // Read once more it is another task: it may say something else.
    fs::write(&one, written("mio", "due")).unwrap();
    let again = open.read(&one, &text()).unwrap();
    open.open(&again, &text()).unwrap();
    assert_eq!(open.title(&text()), "due");
    assert!(uno != *open.ready() && uno.key() == open.key());
    // Of two tasks of one name it is that of the open course.
    let first = open.read(&other, &text()).unwrap();
    open.open(&first, &text()).unwrap();
    open.follow(&id("mio"), &text());
    assert_eq!(
        (open.title(&text()).as_str(), open.source().number()),
        ("altro", 1)
    );
    assert_eq!(open.source().file(), Some(other.as_path()));
    assert_ne!(uno.key(), open.key());
}

#[test]
fn what_cannot_be_used_is_refused_and_the_open_task_stays() {
    let folder = Folder::new();
    let path = folder.file("guasto.ron");
    let mut open = OpenTask::default();
    for (file, said) in [
        ("Task(format: 1, id: \"a\", wonted: [])", "guasto.ron:1"),
        ("Course(format: 1, id: \"a\", tasks: [])", ""),
        ("Program(format: 1, name: \"\")", "guasto.ron:1"),
    ] {
        fs::write(&path, file).unwrap();
        let error = open.read(&path, &text()).unwrap_err();
        assert!(error.contains(said), "{error}");
    }
    fs::write(
        &path,
        "Task(format: 1, id: \"a\", title: {}, wanted: [Remove(Hole)])",
    )
    .unwrap();
    let source = open.read(&path, &text()).unwrap();
    let error = open.open(&source, &text()).unwrap_err();
    assert!(error.contains("«a»"), "{error}");
    assert_eq!(open.id(), &TaskId::CLICKOMANIA);
    assert!(open.read(&folder.file("manca.ron"), &text()).is_err());
    let gone = TaskSource::Course {
        course: id("da-40-a-2"),
        number: 999,
    };
    assert_eq!(open.open(&gone, &text()), Err(text().msg_task_gone()));
}

#[test]
fn many_files_are_not_remembered_for_ever() {
    let folder = Folder::new();
    let mut open = OpenTask::default();
    for number in 0..MOST_FILES + 3 {
        let name = format!("q{number}");
        let path = folder.file(&format!("{name}.ron"));
        fs::write(&path, written(&name, &name)).unwrap();
        open.read(&path, &text()).unwrap();
    }
    assert_eq!(open.files.len(), MOST_FILES);
    assert!(open.find(&id("q2")).is_none() && open.find(&id("q3")).is_some());
}
