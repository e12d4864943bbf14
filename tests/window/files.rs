//! Slots, files and pictures: what outlives the window.

use crate::support::*;
use engine::picture::program_in;
use std::time::{Duration, Instant, SystemTime};

#[test]
fn a_program_is_saved_in_a_slot_and_loaded_after_a_restart() {
    let mut person = Person::sits_with(THREE);
    let built = person.program();
    person.presses(text().msg_slot_save("2"));
    person.must_see(slot(2, "prova", 35));
    person.key(Modifiers::COMMAND, Key::N);
    let mut person = person.restarts();
    person.expects("on_click: []");
    person.presses(text().msg_slot_load("2"));
    person.expects_program(&built);
    // Loading over something can be undone.
    person.undoes();
    person.expects("on_click: []");
}

#[test]
fn the_canvas_is_there_again_and_the_window_says_since_when() {
    let mut person = Person::sits_with(THREE);
    let built = person.program();
    let mut person = person.restarts();
    person.expects_program(&built);
    person.must_hear("prova");
    let first = person.status();
    // The sentence tells when it was changed last, not when a window was open last.
    let canvas = person.file("data/windows/1/canvas.ron");
    let person = person.restarts_after(|| {
        let file = fs::File::options().write(true).open(canvas).unwrap();
        let hour = Duration::from_secs(3_700);
        file.set_modified(SystemTime::now() - hour).unwrap();
    });
    let mut person = person.restarts();
    assert_ne!(person.status(), first);
    // A program that is named at the start comes over it, in one step.
    person = person.restarts_with(Opening {
        program: Some(Program::new("altro")),
        ..Opening::default()
    });
    assert_eq!(person.program().header().name, "altro");
    person.undoes();
    person.expects_program(&built);
}

#[test]
fn programs_are_saved_to_files_and_pictures_and_opened_again() {
    let mut person = Person::sits_with(THREE);
    let built = person.program();
    for name in ["tre fasi.ron", "tre fasi.svg", "tre fasi.PNG"] {
        let path = person.file(name);
        person.commands(FileCommand::SaveFile(path.clone()));
        person.waits_to_hear(text().msg_saved(path.display().to_string()));
        let bytes = fs::read(&path).unwrap();
        let picture = program_in(&bytes).unwrap();
        assert_eq!(picture.is_some(), !name.ends_with("ron"), "{name}");
        person.commands(FileCommand::New);
        person.opens_file(&path);
        person.expects_program(&built);
        // A picture is never saved over by a program.
        person.commands(FileCommand::Save);
        assert!(fs::read(&path).unwrap() == bytes, "{name}");
        person.escapes();
    }
    let wrong = person.file("tre fasi.jpg");
    person.commands(ProgramCommand::DrawFile(Drawing::Picture, wrong.clone()));
    person.waits_to_hear(".svg");
    assert!(!wrong.exists());
    // A program that has the name of a picture is not saved over either.
    let old = person.writes("vecchio.png", write(&built));
    person.opens_file(&old);
    assert_eq!(person.document().opened().file, None);
    // The file that was saved last is the one of the next start.
    let last = person.file("b.ron");
    person.commands(FileCommand::SaveFile(last.clone()));
    let mut person = person.restarts();
    assert_eq!(person.document().opened().file, Some(last));
}

#[test]
fn a_picture_that_was_begun_is_whole_when_the_window_is_closed() {
    let mut person = Person::sits_with(THREE);
    let folder = Folder::new();
    let path = folder.file("figura.png");
    person.triggers(ProgramCommand::DrawFile(Drawing::Picture, path.clone()));
    let shown = person.program();
    person.leaves();
    let inside = program_in(&fs::read(path).unwrap()).unwrap();
    assert_eq!(inside, Some(write(&shown)));
}

#[test]
fn the_last_move_is_saved_as_a_film() {
    let mut person = Person::sits_with(THREE);
    let built = person.program();
    let path = person.file("mossa.png");
    let film = |path: &Path| ProgramCommand::DrawFile(Drawing::Film, path.to_owned());
    person.commands(film(&path));
    person.must_hear(text().msg_film_refused_no_move());
    person.sets_speed(1.0);
    person.presses(text().msg_stage_play());
    person.clicks_brick(Cell::new(8, 0).unwrap());
    person.waits_for_the_move();
    let wrong = person.file("mossa.jpg");
    person.commands(film(&wrong));
    person.waits_to_hear(".gif");
    person.commands(film(&path));
    person.waits_to_hear(text().msg_saved(path.display().to_string()));
    person.commands(FileCommand::New);
    person.opens_file(&path);
    person.expects_program(&built);
    // Blocks of another program did not make the move.
    person.commands(film(&path));
    person.must_hear(text().msg_film_refused_no_move());
}

#[test]
fn files_are_chosen_by_typing_their_path_where_the_system_has_no_dialog() {
    let mut person = Person::sits_down();
    let field = text().msg_dialog_path_field();
    let path = person.file("typed");
    person.commands(FileCommand::SaveAs);
    person.answers_with(&path);
    assert!(
        path.with_extension("clickomania").is_file(),
        "{}",
        person.status()
    );
    // A folder that is typed is entered, and the name that was proposed stays.
    person.commands(FileCommand::SaveAs);
    person.waits_for(&field);
    let proposed = person.value_of(&field);
    let subfolder = person.file("cartella");
    fs::create_dir(&subfolder).unwrap();
    person.answers_with(&subfolder);
    assert_eq!(person.value_of(&field), proposed);
    // A second time it asks before it replaces.
    person.answers_with(&path);
    person.presses(text().msg_answer_replace());
    person.must_not_see(text().msg_answer_replace());
    // What is not there is refused in the dialog, and what was typed stays.
    person.commands(FileCommand::Open);
    person.answers_with(Path::new("/nowhere/at all.ron"));
    person.must_see(&field);
    // A wall is opened here too.
    let wall = Wall::deal(5, 3).unwrap();
    let file = person.writes("parete.wall", wall.to_string());
    person.answers_with(&file);
    assert_eq!(person.wall(), wall, "{}", person.status());
}

#[test]
fn names_and_texts_as_long_as_a_book_are_answered_in_time() {
    /// A person would have given up after this, even before a build for tests.
    const PATIENCE: Duration = Duration::from_secs(60);
    let mut person = Person::sits_down();
    let before = person.program();
    for filler in ["x", "("] {
        let begun = Instant::now();
        person.pastes(&filler.repeat((100 << 20) / filler.len()));
        let said = person.status();
        assert!(!said.is_empty() && said.len() < 1_000, "{filler:?}: {said}");
        assert!(
            begun.elapsed() < PATIENCE,
            "{filler:?}: {:?}",
            begun.elapsed()
        );
        person.expects_program(&before);
    }
    // A harness refuses letters that no font has; a window draws a box for them.
    let tofu = egui::MissingGlyphPolicy::Tofu;
    person.harness.ctx.set_missing_glyph_policy(tofu);
    for name in [
        "n".repeat(100_000),
        format!("e{}", "\u{301}".repeat(20_000)),
        "שלום עולם مرحبا بالعالم ".repeat(300),
        "\u{202e}abc\u{2066}def\u{1b}[31m\n\t\0".to_owned(),
        "fine".to_owned(),
    ] {
        let begun = Instant::now();
        person.commands(EditorCommand::Rename(name.clone()));
        person.commands(SlotCommand::Store(1));
        person.commands(ComparisonCommand::Toggle);
        person.commands(ComparisonCommand::Toggle);
        assert!(
            begun.elapsed() < PATIENCE,
            "{:.20}: {:?}",
            name,
            begun.elapsed()
        );
    }
    let mut person = person.restarts();
    assert_eq!(person.program().header().name, "fine");
}
