//! Wrong programs that were written without knowing the judge's cases: `wrong/VERDICT.NAME.ron`.

use super::support::judged;
use clickomania::blocks::file::read;
use clickomania::judge::Effort;
use std::fs;
use std::path::Path;

#[test]
fn each_has_the_verdict_that_its_name_begins_with() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/judge/wrong");
    let mut files: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "ron"));
    files.sort();
    assert!(!files.is_empty());
    for path in files {
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        let program = read(&fs::read_to_string(&path).unwrap());
        let program = program.unwrap_or_else(|error| panic!("{name}: {error:?}"));
        let judgement = judged(&program, program.header().game, Effort::Normal);
        let (verdict, _) = name.split_once('.').unwrap();
        assert_eq!(judgement.verdict.id(), verdict, "{name}");
    }
}
