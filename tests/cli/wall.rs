//! `wall`.

use crate::support::clickomania;

#[test]
fn seed_0_and_4_colours_unless_said_otherwise() {
    let answer = clickomania(&["wall"]);
    assert_eq!(answer.status, 0);
    assert!(answer.out.starts_with("BGBRYBYYY\n"), "{}", answer.out);
    assert_eq!(answer.out.lines().count(), 9);
    let same = clickomania(&["wall", "--seed", "0", "--colours", "4"]);
    assert_eq!(answer.out, same.out);
}

#[test]
fn json_gives_nine_strings_seed_and_colours() {
    let seed = u64::MAX.to_string();
    let answer = clickomania(&["wall", "--json", "--seed", &seed, "--colours", "2"]);
    let text = clickomania(&["wall", "--seed", &seed, "--colours", "2"]).out;
    let rows: Vec<String> = text.lines().map(|row| format!("\"{row}\"")).collect();
    assert!(text.chars().all(|c| "RG\n".contains(c)), "{text}");
    let rows = rows.join(",");
    let expected = format!("{{\"wall\":[{rows}],\"seed\":{seed},\"colours\":2}}\n");
    assert_eq!(answer.out, expected);
}
