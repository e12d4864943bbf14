//! A contest whose files cannot be read stays closed and names the way out; one that another window has is left to that.

use super::contest;
use crate::support::*;
use clickomania::contest::running;

#[test]
fn a_contest_that_cannot_be_read_stays_closed_until_the_file_is_removed() {
    // The file that is damaged, and what is to be removed.
    for (damaged, removed) in [("contest.ron", "contest.ron"), ("tasks.ron", "")] {
        for keeps in [0.5, 0.0] {
            let folder = Folder::new();
            Person::takes_part(&folder.0, &contest()).leaves();
            let contest_path = running(&folder.file("data")).unwrap().path;
            let file = contest_path.join(damaged);
            let whole = fs::read(&file).unwrap();
            let part = whole[..(whole.len() as f64 * keeps) as usize].to_vec();
            fs::write(&file, &part).unwrap();
            let remove = if removed.is_empty() {
                contest_path.clone()
            } else {
                contest_path.join(removed)
            };
            // However the window is opened.
            for asked in [false, true] {
                let mut person = if asked {
                    Person::takes_part(&folder.0, &contest())
                } else {
                    Person::sits_down_in(&folder.0)
                };
                person.must_see(text().msg_contest_says_way_out(remove.display().to_string()));
                person.commands(SlotCommand::Store(1));
                assert_eq!(person.status(), text().msg_contest_says_not_open());
                person.leaves();
                assert_eq!(fs::read(&file).unwrap(), part, "{damaged}");
            }
            if remove.is_dir() {
                fs::remove_dir_all(&remove).unwrap();
            } else {
                fs::remove_file(&remove).unwrap();
            }
            assert!(!Person::sits_down_in(&folder.0).is_in_a_contest());
        }
    }
}

#[test]
fn a_second_window_leaves_the_contest_to_the_first() {
    let folder = Folder::new();
    let first = Person::takes_part(&folder.0, &contest());
    let mut second = Person::sits_down_in(&folder.0);
    second.must_see(text().msg_contest_elsewhere());
    second.commands(EditorCommand::Paste(write(&Program::new("x"))));
    assert_eq!(second.status(), text().msg_contest_says_not_open());
    let file = folder.file("bruno.ron");
    let commands: [ClickomaniaCommand; 2] = [
        TeacherCommand::Contest(false).into(),
        ContestCommand::HandIn("Bruno".to_owned(), file.clone()).into(),
    ];
    for command in commands {
        second.commands(command);
        second.must_hear(text().msg_contest_elsewhere());
    }
    assert!(!file.exists());
    second.leaves();
    first.leaves();
    let contest = running(&folder.file("data")).expect("nobody ended it");
    assert!(!contest.state().unwrap().unwrap().ended);
}
