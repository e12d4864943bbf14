//! Pictures of the window, compared with those in `tests/window/snapshots`. Drawn in software, behind the
//! feature `pictures`, so that plain tests need no driver. `UPDATE_SNAPSHOTS=1` takes them anew.

use crate::support::{Folder, Person};
use clickomania::app::clickomania::command::ClickomaniaCommand;
use clickomania::app::common::command::ShellCommand;
use clickomania::app::common::settings::Look;
use egui_kittest::SnapshotOptions;

/// Other versions of the software renderer may differ by a shade.
fn alike() -> SnapshotOptions {
    SnapshotOptions::new()
        .threshold(1.5)
        .max_failed_pixels(40)
        .output_path("tests/window/snapshots")
}

#[test]
fn the_window_looks_as_it_did() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    for (look, name) in [(Look::Light, "window_light"), (Look::Dark, "window_dark")] {
        person.commands(ClickomaniaCommand::Shell(ShellCommand::Look(look)));
        person.waits();
        person.harness.snapshot_options(name, &alike());
    }
}
