//! What is proved of whole programs: each rule for loops with a program that it proves, and with one that breaks just
//! one of its conditions and must not be proved.

use super::task;
use engine::bundled;
use engine::language::Program;
use engine::language::file::read;
use engine::proof::symbolic::{Counterexample, Limit, Proof, Proved, Question, prove};
use engine::run::compile::compile;
use engine::run::moves::{BUDGET, Move};
use engine::run::rules::Rules;

fn program(variables: &str, commands: &str) -> Program {
    let text =
        format!("Program(format: 1, name: \"\", variables: [{variables}], on_click: [{commands}])");
    read(&text).unwrap_or_else(|error| panic!("{error:?}\n{commands}"))
}

fn tried(program: &Program, rules: &Rules, go_on: &dyn Fn() -> bool) -> Proved {
    prove(&Question {
        code: &compile(program).unwrap(),
        rules,
        steps: BUDGET,
        limit: Limit::default(),
        go_on,
        witness: None,
    })
}

fn proof(program: &Program, rules: &Rules) -> Proof {
    tried(program, rules, &|| true).proof
}

/// The proof that a program does what these commands do.
fn does(wanted: &str, variables: &str, commands: &str) -> Proof {
    let rules = Rules::of(&task(wanted)).unwrap();
    proof(&program(variables, commands), &rules)
}

fn is_proved(proof: &Proof) -> bool {
    matches!(proof, Proof::All | Proof::IfItEnds)
}

/// The words of a sweep that infects the neighbours of infected bricks, with something in front of each infection.
fn sweep(infection: &str) -> String {
    let near = ["Above", "Below", "LeftOf", "RightOf"].map(|side| {
        let border = match side {
            "Above" => "Compare(Get(\"r\"), Gt, Number(0))",
            "Below" => "Compare(Get(\"r\"), Lt, Number(8))",
            "LeftOf" => "Compare(Get(\"c\"), Gt, Number(0))",
            _ => "Compare(Get(\"c\"), Lt, Number(8))",
        };
        let cell = "CellAt(row: Get(\"r\"), column: Get(\"c\"))";
        let other = format!("Neighbour(side: {side}, cell: {cell})");
        let same = format!("Compare(ColourOf({cell}), Eq, ColourOf({other}))");
        format!(
            "If(branches: [(when: Logic({border}, And, Logic(IsInfected({cell}), And, {same})), then: [{}])])",
            infection.replace("OTHER", &other)
        )
    });
    format!(
        "Count(var: \"r\", from: Number(0), to: Number(8), by: Number(1), body: [
            Count(var: \"c\", from: Number(0), to: Number(8), by: Number(1), body: [{}]),
        ])",
        near.join(", ")
    )
}

/// The area of the click infected, and nothing else.
const AREA: &str = "CureAll, InfectArea(Clicked)";

/// The start of an infection: the click, if it has an area.
const START: &str = "CureAll, InfectArea(Clicked), If(branches: [(when: IsInfected(Clicked), then: [CureAll, Infect(Clicked)])])";

#[test]
fn sweeps_that_only_infect_are_proved_if_there_are_enough() {
    let whole = |turns: u32, infection: &str| {
        let sweep = sweep(infection);
        format!("{START}, Repeat(times: Number({turns}), body: [{sweep}])")
    };
    let proved = |turns, infection| {
        let commands = whole(turns, infection);
        is_proved(&does(AREA, "\"r\", \"c\", \"k\"", &commands))
    };
    assert!(proved(81, "Infect(OTHER)"));
    // 80 sweeps could be too few for some order of sweeping.
    assert!(!proved(80, "Infect(OTHER)"));
    // A brick is cured in between.
    assert!(!proved(81, "Infect(OTHER), Cure(Clicked)"));
}

/// A turn that changes nothing is not the last one if a variable tells turns apart.
#[test]
fn what_is_carried_from_turn_to_turn_is_not_overlooked() {
    let late = "Set(var: \"k\", to: Number(0)), Repeat(times: Number(100), body: [
        Change(var: \"k\", by: Number(1)),
        If(branches: [(when: Compare(Get(\"k\"), Gt, Number(90)), then: [COMMAND])]),
    ])";
    for command in ["Infect(Clicked)", "Remove(Clicked)"] {
        let commands = late.replace("COMMAND", command);
        assert!(
            !is_proved(&does("CureAll", "\"k\"", &commands)),
            "{command}"
        );
    }
    let late = "Set(var: \"k\", to: True), Infect(Clicked),
        While(when: ExistsInfected, body: [
            If(branches: [(when: Get(\"k\"), then: [Set(var: \"k\", to: False)])], otherwise: [Remove(AnyInfected)]),
        ])";
    assert!(!matches!(
        does("CureAll", "\"k\"", late),
        Proof::All | Proof::IfItEnds
    ));
}

#[test]
fn loops_that_only_remove_are_proved_if_each_turn_removes_something() {
    let commands = |removal: &str| {
        format!("InfectArea(Clicked), While(when: ExistsInfected, body: [{removal}])")
    };
    let proved = |removal| {
        let wanted = "InfectArea(Clicked), RemoveInfected";
        is_proved(&does(wanted, "", &commands(removal)))
    };
    assert!(proved("Remove(AnyInfected)"));
    assert!(proved("Remove(ExtremeInfected(Left))"));
    assert!(!proved("Remove(Clicked)"));
    // It ends, but it need not remove the whole area.
    assert!(!proved(
        "Remove(AnyInfected), If(branches: [(when: IsEmpty(Clicked), then: [Break])])"
    ));
}

#[test]
fn loops_in_which_bricks_fall_are_proved_if_each_turn_moves_something() {
    let wanted = "Remove(Clicked), DropAll";
    let of = |commands: &str| does(wanted, "", &format!("Remove(Clicked), {commands}"));
    let above = |hole: &str| format!("LowerBrick(Neighbour(side: Above, cell: {hole}))");
    let repeat = |turns: u32, hole: &str| {
        let body = above(hole);
        of(&format!("Repeat(times: Number({turns}), body: [{body}])"))
    };
    let whole = |hole: &str| {
        let body = above(hole);
        of(&format!("While(when: ExistsEmpty, body: [{body}])"))
    };
    assert!(matches!(repeat(180, "ExtremeEmpty(Top)"), Proof::All));
    assert!(matches!(whole("ExtremeEmpty(Top)"), Proof::All));
    // A hole under a hole may be drawn again and again.
    assert!(matches!(whole("AnyEmpty"), Proof::IfItEnds));
    assert!(!is_proved(&repeat(180, "AnyEmpty")));
    // The lowest hole may have a hole above it.
    assert!(!is_proved(&whole("ExtremeEmpty(Bottom)")));
    assert!(!is_proved(&repeat(7, "ExtremeEmpty(Top)")));
}

#[test]
fn visits_of_infected_cells_are_proved_if_they_only_infect() {
    let body = |more: &str| {
        let near = ["Above", "Below", "LeftOf", "RightOf"].map(|side| {
            let other = format!("Neighbour(side: {side}, cell: Get(\"C\"))");
            let border = match side {
                "Above" => "Compare(RowOf(Get(\"C\")), Gt, Number(0))",
                "Below" => "Compare(RowOf(Get(\"C\")), Lt, Number(8))",
                "LeftOf" => "Compare(ColumnOf(Get(\"C\")), Gt, Number(0))",
                _ => "Compare(ColumnOf(Get(\"C\")), Lt, Number(8))",
            };
            let same = format!("Compare(ColourOf(Get(\"C\")), Eq, ColourOf({other}))");
            format!("If(branches: [(when: Logic({border}, And, {same}), then: [Infect({other})])])")
        });
        format!(
            "{START}, ForEachInfected(var: \"C\", body: [{}{more}])",
            near.join(", ")
        )
    };
    let proved = |more: &str| is_proved(&does(AREA, "\"C\"", &body(more)));
    assert!(proved(""));
    // What is cured before its turn comes is skipped.
    let cure = ", If(branches: [(when: Compare(RowOf(Get(\"C\")), Gt, Number(0)), then: [Cure(Neighbour(side: Above, cell: Get(\"C\")))])])";
    assert!(!proved(cure));
    assert!(!proved(", Break"));
}

#[test]
fn minus_zero_is_told_apart_from_zero() {
    let by = |x: &str| {
        format!(
            "If(branches: [(when: Compare(Arithmetic(Number(1), Divide, {x}), Gt, Number(0)), then: [Remove(Clicked)])])"
        )
    };
    let minus_zero = "Math(Negate, Arithmetic(RowOf(Clicked), Multiply, Number(0)))";
    let zero = "Arithmetic(RowOf(Clicked), Multiply, Number(0))";
    assert!(matches!(does("Remove(Clicked)", "", &by(zero)), Proof::All));
    assert!(matches!(
        does("Remove(Clicked)", "", &by(minus_zero)),
        Proof::Refuted(_)
    ));
}

#[test]
fn counterexamples_are_wrong_moves() {
    for place in [
        "mistakes/mattone-isolato.ron",
        "mistakes/mattone-una-passata.ron",
        "mistakes/nove-passate.ron",
    ] {
        let program = read(bundled::program(place).unwrap()).unwrap();
        let rules = Rules::of_program(&program);
        let code = compile(&program).unwrap();
        let Proof::Refuted(Counterexample { wall, click, draws }) = proof(&program, &rules) else {
            panic!("{place} is not refuted");
        };
        let budget = BUDGET;
        let outcome = Move {
            code: &code,
            wall,
            click,
            draws,
            budget,
        }
        .run();
        let wanted = rules.wanted(&wall, click).unwrap();
        assert!(
            outcome.failure.is_some() || outcome.wall != wanted,
            "{place}"
        );
        assert!(wall.is_settled() && wall.has_brick(click), "{place}");
    }
}

#[test]
fn a_proof_stops_when_it_is_told() {
    let program = read(bundled::program("solutions/costo-3.ron").unwrap()).unwrap();
    let rules = Rules::of_program(&program);
    let stopped = tried(&program, &rules, &|| false);
    assert!(!is_proved(&stopped.proof));
    assert_eq!(stopped.effort.conflicts, 0);
}

/// Programs that ship, with what is proved of them; those of a second and less.
#[test]
fn shipped_programs_are_proved() {
    for place in [
        "solutions/costo-40.ron",
        "solutions/costo-35.ron",
        "solutions/costo-3.ron",
        "solutions/caduta-contatore.ron",
        "solutions/caduta-mattone-dal-basso.ron",
        "solutions/infezione-collegato.ron",
        "solutions/infezione-per-ogni-blocchi.ron",
        "solutions/rimozione-scansione.ron",
        "solutions/rimozione-qualsiasi.ron",
        "simplified/costo-40.ron",
    ] {
        let program = read(bundled::program(place).unwrap()).unwrap();
        let proof = proof(&program, &Rules::of_program(&program));
        assert!(matches!(proof, Proof::All), "{place}: {proof:?}");
    }
}
