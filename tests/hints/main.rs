//! Hints.
#![allow(clippy::unwrap_used, reason = "a failure of a test may panic")]
use clickomania::blocks::cost::cost;
use clickomania::blocks::file::{read, write};
use clickomania::judge::hints::hints;
use clickomania::judge::reference::Reference;
use clickomania::shelf;

#[test]
fn explore() {
    for (place, text) in shelf::PROGRAMS {
        let mut program = read(text).unwrap();
        let game = program.header().game;
        let mut line = format!("{place}: {}", cost(&program).total);
        let full = [
            "costo-40",
            "costo-35",
            "area-se",
            "caduta-due",
            "caduta-pila",
            "indici",
            "duale",
            "un-solo",
        ]
        .iter()
        .any(|w| place.contains(w));
        for step in 0.. {
            let Some(reference) = Reference::of(&program, game, 1, 30, &|| true) else {
                line += " no reference";
                break;
            };
            let found = hints(&program, &|other| reference.kept_by(other, &|| true));
            if step == 0 {
                let all: Vec<String> = found
                    .iter()
                    .map(|h| format!("{:?}-{}", h.idea, h.saves))
                    .collect();
                line += &format!(" [{}]", all.join(" "));
            }
            let Some(hint) = found.iter().max_by_key(|h| h.saves) else {
                break;
            };
            let edit = hint.edit(&mut program).unwrap();
            let before = write(&program);
            let undo = program.apply(edit).unwrap();
            let after = program.clone();
            program.apply(undo).unwrap();
            assert_eq!(write(&program), before);
            program = after;
            line += &format!(" {:?}>{}", hint.idea, cost(&program).total);
            if !full {
                break;
            }
        }
        println!("{line}");
        if place.ends_with("examples/un-solo-blocco.ron")
            || place.ends_with("simplified/costo-40.ron")
        {
            println!("{}", write(&program));
        }
    }
}
