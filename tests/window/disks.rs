//! Disks that are full, locked or gone while a window saves. Real ones, in a name space of their own; where the system
//! makes none for a test this is not tried.

use crate::support::Folder;
use std::fs;
use std::path::Path;
use std::process::Command;

/// In the environment of the process that has disks of its own: the folder in which they are.
const DISKS: &str = "CLICKOMANIA_TEST_DISKS";

/// The folder on a disk to which everything goes.
pub const FOLDER: &str = "consegne";

/// Runs a command of the system; whether it went well.
fn runs(command: &str, arguments: &[&str]) -> bool {
    let status = Command::new(command).args(arguments).status();
    status.is_ok_and(|status| status.success())
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
