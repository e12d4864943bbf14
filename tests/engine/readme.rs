//! The README is true: its programs work, and it names every block, cost and option.

use engine::language::kind::{ArgKind, TABLE};
use engine::language::{check, cost, file};
use engine::wall::Wall;

const README: &str = include_str!("../../README.md");

/// The pieces between ```` ```kind ```` and ```` ``` ````.
fn pieces(kind: &str) -> Vec<&'static str> {
    let start = format!("```{kind}\n");
    let after = README.split(&start).skip(1);
    after
        .map(|rest| rest.split("```").next().expect("the piece ends"))
        .collect()
}

#[test]
fn its_programs_can_be_read_are_ready_and_cost_what_it_says() {
    let costs: Vec<u64> = pieces("ron")
        .into_iter()
        .map(|text| {
            let program = file::read(text).unwrap_or_else(|error| panic!("{error:?}\n{text}"));
            assert_eq!(check::check(&program), []);
            cost::cost(&program).total
        })
        .collect();
    assert_eq!(costs, [35, 31]);
}

#[test]
fn its_wall_is_the_one_that_the_seed_deals() {
    let wall = Wall::deal(7, 4).unwrap().to_string();
    assert!(README.contains(&format!("$ cat wall.txt\n{wall}```")));
}

#[test]
fn it_names_every_block_with_its_cost_and_every_option() {
    let start = README.find("### All blocks").expect("the table is there");
    let table = &README[start..start + README[start..].find("\n\nWhat is wrong").unwrap()];
    for row in TABLE {
        let named = |after: &str| table.contains(&format!("`{}{after}", row.variant));
        assert!(named("(") || named("`"), "{}", row.variant);
        let at = table
            .find(&format!("`{}(", row.variant))
            .or(table.find(&format!("`{}`", row.variant)));
        let rest = &table[at.unwrap() + 1..];
        let behind = rest[rest.find('`').unwrap() + 1..].trim_start();
        let digits: String = behind.chars().take_while(char::is_ascii_digit).collect();
        assert_eq!(digits.parse().unwrap_or(0), row.cost, "{}", row.variant);
        for arg in row.args {
            if let ArgKind::Field(field) = arg.kind {
                for option in field.options() {
                    let word = option.word();
                    let words = table.split(|c: char| !c.is_alphanumeric());
                    assert!(words.into_iter().any(|other| other == word), "{word}");
                }
            }
        }
    }
}
