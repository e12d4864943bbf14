//! Disks that are full, locked or gone while a window saves. Real ones, in a name space of their own; where the system
//! makes none for a test this is not tried.

use crate::support::{Folder, Person};
use clickomania::app::clickomania::command::{EditorCommand, SlotCommand};
use egui::{ViewportEvent, ViewportId};
use engine::language::file::read;
use std::fs;
use std::path::Path;
use std::process::Command;

/// In the environment of the process that has disks of its own: the folder in which they are.
const DISKS: &str = "CLICKOMANIA_TEST_DISKS";
const WORKS: &str = "disks::a_window_goes_on_whatever_becomes_of_the_disk_of_its_data_folder";

/// The folder on a disk to which everything goes.
pub const FOLDER: &str = "consegne";

/// Runs a command of the system; whether it went well.
fn runs(command: &str, arguments: &[&str]) -> bool {
    let status = Command::new(command).args(arguments).status();
    status.is_ok_and(|status| status.success())
}

#[test]
fn a_window_goes_on_whatever_becomes_of_the_disk_of_its_data_folder() {
    with_disks(WORKS, works);
}

/// Runs what a test tries where it has disks of its own.
pub fn with_disks(test: &str, tries: fn(&Path)) {
    if let Some(disks) = std::env::var_os(DISKS) {
        return tries(Path::new(&disks));
    }
    let folder = Folder::new();
    let here = folder.0.to_str().unwrap();
    if !runs("unshare", &["-rm", "mount", "-t", "tmpfs", "probe", here]) {
        println!("no disks of one's own here: not tried");
        return;
    }
    let exe = std::env::current_exe().unwrap();
    let tried = Command::new("unshare")
        .arg("-rm")
        .arg(exe)
        .args(["--exact", test, "--nocapture"])
        .env(DISKS, here)
        .status();
    assert!(tried.is_ok_and(|status| status.success()));
}

/// A small disk.
pub struct Disk<'a>(pub &'a Path);

impl Disk<'_> {
    pub fn mounts(&self) {
        fs::create_dir_all(self.0).unwrap();
        let path = self.0.to_str().unwrap();
        assert!(runs(
            "mount",
            &["-t", "tmpfs", "-o", "size=512k", "disk", path]
        ));
        // What goes there does not find it before the disk is there.
        fs::create_dir(self.0.join(FOLDER)).unwrap();
    }

    pub fn locks(&self, locked: bool) {
        let how = if locked { "remount,ro" } else { "remount,rw" };
        assert!(runs("mount", &["-o", how, self.0.to_str().unwrap()]));
    }

    pub fn is_pulled_out(&self) {
        assert!(runs("umount", &["-l", self.0.to_str().unwrap()]));
        fs::remove_dir(self.0).unwrap();
    }

    /// Nothing goes onto it any more.
    pub fn fills(&self) {
        let filler = self.0.join("filler");
        let mut room = 1 << 20;
        let mut file = fs::File::create(&filler).unwrap();
        while room > 0 {
            if std::io::Write::write_all(&mut file, &vec![1; room]).is_err() {
                room /= 2;
            }
        }
    }

    pub fn has_room(&self) {
        fs::remove_file(self.0.join("filler")).unwrap();
    }

    pub fn files(&self) -> Vec<String> {
        let entries = fs::read_dir(self.0.join(FOLDER)).unwrap();
        let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
        names.collect()
    }
}

/// What is said as long as something is not on the disk.
const UNSAVED: &str = "resta in memoria";

impl Person<'_> {
    fn names_it(&mut self, name: &str) {
        self.commands(EditorCommand::Rename(name.to_owned()).into());
    }

    fn waits_for_trouble(&mut self) {
        self.waits_until("it is said", |person| person.status().contains(UNSAVED));
        // And stays so, whatever else is said.
        self.commands(SlotCommand::Load(4).into());
        let said = self.status();
        assert!(said.contains(UNSAVED) && !said.starts_with("Non"), "{said}");
    }

    fn waits_for_better(&mut self) {
        self.waits_until("it is better", |person| !person.status().contains(UNSAVED));
    }

    /// Asks the system to close the window.
    pub fn wants_to_close(&mut self) {
        let input = self.harness.input_mut();
        let viewport = input.viewports.get_mut(&ViewportId::ROOT).unwrap();
        viewport.events.push(ViewportEvent::Close);
        self.looks();
    }
}

/// The name of the program that the next window finds.
fn kept(data: &Path) -> String {
    let text = fs::read_to_string(data.join("session-1.ron")).unwrap();
    read(&text).unwrap().header().name.clone()
}

fn works(disks: &Path) {
    const ASKS: &str = "Non tutto è conservato";
    let stick = disks.join("stick");
    let stick = Disk(&stick);
    stick.mounts();
    let data = stick.0.join("data");
    let mut person = Person::sits_down(stick.0);
    person.names_it("uno");
    person.waits_until("it is kept", |_| kept(&data) == "uno");

    // The disk is full: whoever closes the window is asked.
    stick.fills();
    person.names_it("due");
    person.waits_for_trouble();
    assert_eq!(kept(&data), "uno");
    person.wants_to_close();
    assert!(person.sees(ASKS));
    person.presses("Resta");
    assert!(!person.sees(ASKS));
    person.wants_to_close();
    person.presses("Riprova e chiudi");
    assert!(person.sees(ASKS), "it is full still");
    person.key(egui::Modifiers::NONE, egui::Key::Escape);
    stick.has_room();
    person.waits_for_better();
    assert_eq!(kept(&data), "due");
    person.wants_to_close();
    assert!(!person.sees(ASKS));

    // It is pulled out, and what comes in its place is empty: all that the window knows is there again.
    stick.is_pulled_out();
    fs::write(stick.0, "nothing can be here").unwrap();
    person.names_it("quattro");
    person.waits_for_trouble();
    fs::remove_file(stick.0).unwrap();
    stick.mounts();
    person.waits_for_better();
    assert_eq!(kept(&data), "quattro");
    person.wants_to_close();
    assert!(!person.sees(ASKS));
    person.leaves();
    let mut person = Person::sits_down(stick.0);
    assert_eq!(person.program().header().name, "quattro");
}
