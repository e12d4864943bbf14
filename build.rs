//! Makes one typed function of every message in `assets/text`, so that a message that is missing in
//! a language, or called with wrong arguments, does not compile.

use fluent_typed::{BuildOptions, FtlOutputOptions, LintLevel, build_from_locales_folder};
use std::process::ExitCode;

fn main() -> ExitCode {
    println!("cargo::rerun-if-changed=build.rs");
    let Ok(out) = std::env::var("OUT_DIR") else {
        eprintln!("cargo did not say where to put the generated messages (OUT_DIR)");
        return ExitCode::FAILURE;
    };
    build_from_locales_folder(
        BuildOptions::default()
            .with_locales_folder("assets/text")
            // The texts of the blocks are given in Italian; every other language says the same.
            .with_default_language("it")
            .with_output_file_path(&format!("{out}/messages.rs"))
            .with_ftl_output(FtlOutputOptions::single_file(&format!(
                "{out}/messages.ftl"
            )))
            .with_lint_level(LintLevel::Strict)
            .without_bidi_isolation()
            .without_format(),
    )
}
