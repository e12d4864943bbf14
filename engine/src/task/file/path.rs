//! The files that a task or course names, and the few places where they may lie.

use super::error::PathFault;

/// The path of a file, as named in a file of the folder `folder`, from the folder of the file that was
/// opened first; folders with `/` between them, none of them `..`.
///
/// # Errors
/// Only files called `….ron` in that folder or deeper are ever read.
pub(super) fn resolve(folder: &str, path: &str) -> Result<String, PathFault> {
    let strange = |c: char| c.is_control() || "\\:*?\"<>|".contains(c);
    let ron = path.len() > 4
        && path.is_char_boundary(path.len() - 4)
        && path[path.len() - 4..].eq_ignore_ascii_case(".ron");
    if path.starts_with('/') || path.contains(strange) || !ron || path.len() > 1_000 {
        return Err(PathFault::NotAPath);
    }
    let mut parts: Vec<&str> = folder.split('/').filter(|part| !part.is_empty()).collect();
    for part in path.split('/') {
        match part {
            "" | "." => {}
            ".." => {
                parts.pop().ok_or(PathFault::Outside)?;
            }
            part => parts.push(part),
        }
    }
    Ok(parts.join("/"))
}

/// The folder of a path that [`resolve`] gave.
pub(super) fn folder(path: &str) -> &str {
    path.rsplit_once('/').map_or("", |(folder, _)| folder)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_outside_the_folder_is_named() {
        use PathFault::{NotAPath, Outside};
        for (from, path, expected) in [
            ("", "a.ron", Ok("a.ron")),
            ("", "a/./b//c.RON", Ok("a/b/c.RON")),
            (
                "programs/tasks",
                "../simplified/costo-2.ron",
                Ok("programs/simplified/costo-2.ron"),
            ),
            ("corso", "x/../y.ron", Ok("corso/y.ron")),
            ("", "../a.ron", Err(Outside)),
            ("corso", "../../a.ron", Err(Outside)),
            ("", "x/../../corso/a.ron", Err(Outside)),
            ("", "/etc/a.ron", Err(NotAPath)),
            ("", "/etc/passwd", Err(NotAPath)),
            ("", "C:/a.ron", Err(NotAPath)),
            ("", "..\\a.ron", Err(NotAPath)),
            ("", "\\\\server\\a.ron", Err(NotAPath)),
            ("", "a.txt", Err(NotAPath)),
            ("", ".ron", Err(NotAPath)),
            ("", "", Err(NotAPath)),
            ("", "a\0.ron", Err(NotAPath)),
            ("", "è.ron", Ok("è.ron")),
        ] {
            let expected = expected.map(str::to_owned);
            assert_eq!(resolve(from, path), expected, "{from} {path}");
        }
        assert_eq!(folder("a/b/c.ron"), "a/b");
        assert_eq!(folder("c.ron"), "");
    }
}
