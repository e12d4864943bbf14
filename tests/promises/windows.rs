//! Windows without a screen, and the files that they leave.

use clickomania::store::Store;
use clickomania::window::{Window, WindowStart, window};
use egui::{Context, RawInput};
use engine::text::Language;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// The longest that a test waits for a sign.
const PATIENCE: Duration = Duration::from_secs(60);

/// Opens a window on a data folder.
pub fn open(folder: &Path) -> Window {
    let start = WindowStart {
        store: Store::open(folder.to_owned()).unwrap(),
        trouble: None,
        language: Some(Language::It),
        system_language: Language::It,
        opened: None,
        contest: None,
    };
    let mut window = window(&Context::default(), start);
    // The processors are for the tests.
    window.judge().close(true);
    window
}

/// Shows a window once.
pub fn frame(ctx: &Context, window: &mut Window) {
    let mut output = ctx.run_ui(RawInput::default(), |ui| {
        window.advance(ui.ctx());
        window.show(ui);
    });
    output.textures_delta.clear();
}

/// Shows a window again and again until something is so.
pub fn wait(
    ctx: &Context,
    window: &mut Window,
    what: &str,
    mut is: impl FnMut(&mut Window) -> bool,
) {
    let begun = Instant::now();
    loop {
        frame(ctx, window);
        if is(window) {
            return;
        }
        let status = window.app().status();
        assert!(begun.elapsed() < PATIENCE, "{what}: {status:?}");
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// All files in a folder and in those below it; of folders below that are `opaque` the folders themselves.
pub fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut waiting = vec![folder.to_owned()];
    while let Some(folder) = waiting.pop() {
        for entry in fs::read_dir(folder).unwrap().flatten() {
            let path = entry.path();
            if path.is_dir() && !path.is_symlink() {
                waiting.push(path)
            } else {
                found.push(path)
            }
        }
    }
    found.sort();
    found
}

/// Copies a folder with all that is below it.
pub fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap().flatten() {
        let (path, there) = (entry.path(), to.join(entry.file_name()));
        if path.is_dir() {
            copy(&path, &there);
        } else {
            fs::copy(&path, &there).unwrap();
        }
    }
}

/// True for the name of a file that was set aside, with its time, as in `-2026-11-23T04-05`.
pub fn is_aside(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let shape: String = name
        .chars()
        .map(|letter| if letter.is_ascii_digit() { '0' } else { letter })
        .collect();
    shape.contains("-0000-00-00T00-00")
}
