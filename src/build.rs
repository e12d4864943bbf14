//! Provides `--version` with the commit of the build and its date.
//!
//! Release builds only: in development every commit would compile the package again.

use std::path::Path;
use std::process::Command;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=CLICKOMANIA_COMMIT");
    println!("cargo::rerun-if-env-changed=PROFILE");
    // An archive of the sources has no history; its builder can name the commit.
    let named = std::env::var("CLICKOMANIA_COMMIT").ok();
    if let Some(commit) = named.filter(|commit| !commit.is_empty()).or_else(commit) {
        println!("cargo::rustc-env=CLICKOMANIA_BUILT_FROM={commit}");
    }
}

/// Abbreviated hash and date, like `1a2b3c4 2026-11-22`; `None` without a history or in a debug build.
fn commit() -> Option<String> {
    if std::env::var("PROFILE").ok()? != "release" || !Path::new("../.git").exists() {
        return None;
    }
    for name in ["HEAD", "logs/HEAD"] {
        let path = git(&["rev-parse", "--git-path", name])?;
        println!("cargo::rerun-if-changed={path}");
    }
    git(&["log", "-1", "--format=%h %cs"])
}

/// The first line that git answers.
fn git(arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").args(arguments).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    let line = text.lines().next()?.trim();
    (output.status.success() && !line.is_empty()).then(|| line.to_owned())
}
