//! Pictures of the window, compared with those in `tests/window/snapshots`. Drawn in software, behind the
//! feature `pictures`, so that plain tests need no driver. `UPDATE_SNAPSHOTS=1` takes them anew.

use crate::support::*;
use egui_kittest::SnapshotOptions;

impl Person {
    /// Compares what is seen with its pictures, in both looks.
    fn sees_what_was(&mut self, name: &str) {
        for (look, ending) in [(Look::Light, "light"), (Look::Dark, "dark")] {
            self.commands(ShellCommand::Look(look));
            self.harness.run_steps(20);
            let name = format!("{name}_{ending}");
            self.harness.snapshot_options(&name, &alike());
        }
    }
}

/// Other versions of the software renderer may differ by a shade.
fn alike() -> SnapshotOptions {
    SnapshotOptions::new()
        .threshold(1.5)
        .max_failed_pixels(40)
        .output_path("window/snapshots")
}

#[test]
fn the_window_looks_as_it_did() {
    let mut person = Person::sits_down();
    person.waits();
    person.sees_what_was("window");
}

#[test]
fn the_page_to_begin_with_looks_as_it_did() {
    let mut person = Person::arrives(SMALL);
    person.waits();
    person.sees_what_was("home");
}

#[test]
fn blocks_in_the_hand_look_as_they_did() {
    let mut person = Person::sits_down_at(SMALL);
    person.opens_blocks(
        "on_click: [Comment(\"Prima\", Collapsed(Repeat(times: Number(8), body: [Infect(Clicked)]))), \
         RemoveInfected, Infect(Hole), DropAll], \
         loose: [(at: (30, 300), blocks: [CureAll, RemoveInfected]), (at: (30, 420), blocks: [Clicked])]",
    );
    let (third, loose) = (person.hat()[2], person.loose(0)[0]);
    let gap = person.place_of(third).min;
    person.holds_at(loose, gap + vec2(30.0, 8.0));
    person.sees_what_was("hand");
}

#[test]
fn what_a_program_costs_looks_as_it_did() {
    let mut person = Person::sits_down_at(SMALL);
    person.opens("solutions/costo-3.ron");
    person.commands(ViewCommand::ShowCosts);
    // The judge has said what it has to say.
    person.waits_until("a verdict", |person| {
        person.harness.state_mut().judge().rests()
    });
    person.waits();
    person.sees_what_was("costs");
}
