//! Disks that are full, locked or gone while something is handed in. Real ones, in a name space of their own; where the
//! system makes none for a test this is not tried.

use crate::building::builds_three_phases;
use crate::contest_tasks::{contest, handed};
use crate::support::{Folder, Person};
use clickomania::app::clickomania::command::{ContestCommand, SlotCommand};
use std::fs;
use std::path::Path;
use std::process::Command;

/// In the environment of the process that has disks of its own: the folder in which they are.
const DISKS: &str = "CLICKOMANIA_TEST_DISKS";
const HANDS_IN: &str = "disks::what_no_disk_takes_is_kept_said_and_tried_again";

/// The folder on a disk to which everything goes.
const FOLDER: &str = "consegne";

/// Runs a command of the system; whether it went well.
fn runs(command: &str, arguments: &[&str]) -> bool {
    let status = Command::new(command).args(arguments).status();
    status.is_ok_and(|status| status.success())
}

#[test]
fn what_no_disk_takes_is_kept_said_and_tried_again() {
    with_disks(HANDS_IN, hands_in);
}

/// Runs what a test tries where it has disks of its own.
fn with_disks(test: &str, tries: fn(&Path)) {
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
struct Disk<'a>(&'a Path);

impl Disk<'_> {
    fn mounts(&self) {
        fs::create_dir_all(self.0).unwrap();
        let path = self.0.to_str().unwrap();
        assert!(runs(
            "mount",
            &["-t", "tmpfs", "-o", "size=512k", "disk", path]
        ));
        // What goes there does not find it before the disk is there.
        fs::create_dir(self.0.join(FOLDER)).unwrap();
    }

    fn locks(&self, locked: bool) {
        let how = if locked { "remount,ro" } else { "remount,rw" };
        assert!(runs("mount", &["-o", how, self.0.to_str().unwrap()]));
    }

    fn is_pulled_out(&self) {
        assert!(runs("umount", &["-l", self.0.to_str().unwrap()]));
        fs::remove_dir(self.0).unwrap();
    }

    /// Nothing goes onto it any more.
    fn fills(&self) {
        let filler = self.0.join("filler");
        let mut room = 1 << 20;
        let mut file = fs::File::create(&filler).unwrap();
        while room > 0 {
            if std::io::Write::write_all(&mut file, &vec![1; room]).is_err() {
                room /= 2;
            }
        }
    }

    fn has_room(&self) {
        fs::remove_file(self.0.join("filler")).unwrap();
    }

    fn files(&self) -> Vec<String> {
        let entries = fs::read_dir(self.0.join(FOLDER)).unwrap();
        let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
        names.collect()
    }
}

impl Person<'_> {
    fn hands_in_to(&mut self, file: &Path) -> String {
        self.commands(ContestCommand::HandIn("Ada".to_owned(), file.to_owned()).into());
        self.status()
    }

    fn waits_for_delivery(&mut self) {
        self.waits_until("it is there", |person| {
            person.status().starts_with("Consegnato")
        });
    }
}

fn hands_in(disks: &Path) {
    let stick = disks.join("stick");
    let stick = Disk(&stick);
    stick.mounts();
    let mut person = Person::takes_part(disks, &contest());
    person.begins_as("Ada");
    builds_three_phases(&mut person);
    person.commands(SlotCommand::Store(1).into());
    let file = stick.0.join(FOLDER).join("gara.ron");
    let folder = person.harness.state_mut().app().contest_run.as_ref();
    let kept = folder.unwrap().kept();

    // The stick is full.
    stick.fills();
    let said = person.hands_in_to(&file);
    assert!(said.contains("Niente è perso"), "{said}");
    assert_eq!(handed(&kept).slots.len(), 1);
    assert_eq!(stick.files(), [""; 0], "half a file");
    stick.has_room();
    person.waits_for_delivery();
    assert_eq!(handed(&file), handed(&kept));

    // It can only be read: what is there stays whole.
    person.commands(SlotCommand::Store(2).into());
    stick.locks(true);
    let said = person.hands_in_to(&file);
    assert!(said.contains("Niente è perso"), "{said}");
    assert_eq!(
        (handed(&kept).slots.len(), handed(&file).slots.len()),
        (2, 1)
    );
    stick.locks(false);
    person.waits_for_delivery();
    assert_eq!(handed(&file).slots.len(), 2);

    // It is pulled out, and comes back as another one.
    stick.is_pulled_out();
    person.commands(SlotCommand::Store(3).into());
    let said = person.hands_in_to(&file);
    assert!(said.contains("Niente è perso"), "{said}");
    stick.mounts();
    person.waits_for_delivery();
    assert_eq!(handed(&file).slots.len(), 3);
}
