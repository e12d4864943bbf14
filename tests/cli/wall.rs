//! `wall`.

use crate::support::run;

#[test]
fn seed_0_and_4_colours_unless_said_otherwise() {
    let answer = run("wall");
    assert_eq!(answer.status, 0);
    assert!(answer.out.starts_with("BGBRYBYYY\n"), "{}", answer.out);
    assert_eq!(answer.out.lines().count(), 9);
    let same = run("wall --seed 0 --colours 4");
    assert_eq!(answer.out, same.out);
}

#[test]
fn json_gives_nine_strings_seed_and_colours() {
    let seed = u64::MAX;
    let answer = run(&format!("wall --json --seed {seed} --colours 2"));
    let text = run(&format!("wall --seed {seed} --colours 2")).out;
    assert!(text.chars().all(|c| "RG\n".contains(c)), "{text}");
    let rows = format!("\"{}\"", text.trim_end().replace('\n', "\",\""));
    let expected = format!("{{\"wall\":[{rows}],\"seed\":{seed},\"colours\":2}}\n");
    assert_eq!(answer.out, expected);
}
