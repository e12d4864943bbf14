//! Where a person's data lies whatever the environment says.

use std::path::PathBuf;

/// The data folder as it would be without variables of the environment: that of the account's home. Known on Linux, for
/// accounts of the computer itself: see passwd(5) and the XDG Base Directory Specification.
pub fn account_folder() -> Option<PathBuf> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let passwd = std::fs::read_to_string("/etc/passwd").ok()?;
    let home = home(&passwd, user(&status)?)?;
    Some(home.join(".local/share/clickomania"))
}

/// The number of the user of a process: see proc_pid_status(5).
fn user(status: &str) -> Option<&str> {
    let users = status.lines().find_map(|line| line.strip_prefix("Uid:"));
    users?.split_whitespace().next()
}

/// The home of a user, by number.
fn home(passwd: &str, user: &str) -> Option<PathBuf> {
    let mut accounts = passwd
        .lines()
        .map(|line| line.split(':').collect::<Vec<_>>());
    let account = accounts.find(|account| account.get(2) == Some(&user))?;
    let home = account.get(5).filter(|home| home.starts_with('/'))?;
    Some(PathBuf::from(home))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_home_of_an_account_is_found() {
        let passwd =
            "root:x:0:0:root:/root:/bin/bash\nbroken\nada:x:1000:1000:Ada,,,:/home/ada:/bin/sh\n";
        let status = "Name:\tclickomania\nUid:\t1000\t1000\t1000\t1000\n";
        let home = |status| user(status).and_then(|user| home(passwd, user));
        assert_eq!(home(status), Some(PathBuf::from("/home/ada")));
        assert_eq!(home("Uid:\t7\t7\n"), None);
        assert_eq!(home("Name:\tx\n"), None);
    }
}
