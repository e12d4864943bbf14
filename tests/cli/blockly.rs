//! `import` and `export`: Blockly's workspaces.

use crate::support::{ROOT, piped, refused, run};

#[test]
fn what_is_not_known_is_listed_and_kept_in_the_note() {
    let xml = r#"<xml><block type="text_print" id="p1"><field name="MODE">loud</field><next><block type="drop_all"/></next></block></xml>"#;
    let answer = piped("import - --lang en", xml.as_bytes());
    assert_eq!(answer.status, 0, "{}", answer.err);
    for told in [&answer.err, &answer.out] {
        assert!(told.contains("text_print (p1): MODE = loud"), "{told}");
    }
    assert!(answer.out.contains("on_click: [DropAll]"), "{}", answer.out);
}

#[test]
fn no_workspace_is_refused_with_its_place() {
    let answer = piped("import - --lang en", b"{\n  nothing}");
    assert_eq!(answer.status, 2);
    assert!(
        answer.err.starts_with("clickomania: <stdin>:2:3: "),
        "{}",
        answer.err
    );
    let answer = run("import programs/solutions/costo-3.ron --lang en");
    assert_eq!(answer.status, 2);
}

#[test]
fn every_form_of_a_workspace_is_written_and_read() {
    let folder = tempfile::tempdir().unwrap();
    let program = &format!("{ROOT}/programs/solutions/costo-3.ron");
    for name in ["a.json", "b.xml", "c.XML"] {
        let file = folder.path().join(name);
        let file = file.to_str().unwrap();
        let answer = run(&format!("export {program} -o {file}"));
        assert_eq!((answer.status, &*answer.err), (0, ""), "{name}");
        let answer = run(&format!("import {file}"));
        assert_eq!(answer.out, std::fs::read_to_string(program).unwrap());
    }
    refused(
        &format!("export {program} -o a.txt --lang en"),
        "--output: ",
    );
}

/// Blockly connects nothing to *break*: the rest is exported loose, with a warning.
#[test]
fn what_follows_break_is_reported() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a.json");
    let program = r#"Program(format: 1, name: "a", on_click: [Repeat(times: Number(3), body: [CureAll, Break, DropAll])])"#;
    let words = format!("export - -o {}", file.display());
    let answer = piped(&words, program.as_bytes());
    assert_eq!(answer.status, 0);
    assert!(
        answer.err.starts_with("clickomania: <stdin>: "),
        "{}",
        answer.err
    );
    assert!(answer.err.contains("break"), "{}", answer.err);
}

/// `export` names what Blockly cannot open and what XML cannot hold.
#[test]
fn what_an_export_cannot_hold_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).display().to_string();
    let export = |blocks: &str, name: &str| {
        let program = format!("Program(format: 1, name: \"a\", on_click: [{blocks}])");
        let words = format!("export - -o {} --lang en", at(name));
        let answer = piped(&words, program.as_bytes());
        assert_eq!(answer.status, 0);
        answer.err
    };
    for name in ["a.json", "a.xml"] {
        assert_eq!(export(&"CureAll, ".repeat(690), name), "");
        let told = export(&"CureAll, ".repeat(5_000), name);
        assert!(
            told.contains("5001 blocks") && told.contains("700"),
            "{told}"
        );
    }
    let odd = "Comment(\"\u{ffff}\", CureAll)";
    assert_eq!(export(odd, "a.json"), "");
    let told = export(odd, "a.XML");
    assert!(
        told.contains("One character") && told.contains('\u{fffd}'),
        "{told}"
    );
}

/// Commands that read programs name the one that reads workspaces.
#[test]
fn a_workspace_given_to_another_command_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let one = folder.path().join("a.xml");
    std::fs::write(&one, r#"<xml><block type="cure_all"/></xml>"#).unwrap();
    let list = folder.path().join("a.json");
    std::fs::write(&list, r#" [ {"type":"cure_all"}]"#).unwrap();
    let commands = ["check", "judge", "class", "words"];
    for (command, file) in commands
        .into_iter()
        .map(|command| (command, &one))
        .chain([("check", &list)])
    {
        let file = file.to_str().unwrap();
        let import = format!("clickomania import {file} ");
        let answer = run(&format!("{command} {file}"));
        assert_eq!(answer.status, 2, "{command} {answer:?}");
        let named = answer.err.contains(&import) || answer.out.contains(&import);
        assert!(named, "{command} {answer:?}");
    }
}
