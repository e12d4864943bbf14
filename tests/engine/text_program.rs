//! A program in words.

use crate::programs::{deep_program, long_program};
use engine::language::Kind;
use engine::language::file::read;
use engine::language::program::Program;
use engine::language::words::words;
use engine::text::{Language, Text};

fn shown(program: &Program, language: Language) -> String {
    words(program, &Text::load(language).unwrap())
}

#[test]
fn the_example_of_the_description() {
    let example = read(include_str!("../golden/example.ron")).unwrap();
    insta::assert_snapshot!(shown(&example, Language::It), @r#"
    A ogni click
        Infetta tutti i mattoni nell'area di contagio attorno a casella cliccata
        Per ogni casella C contenente un mattone infetto fai
            Rimuovi il mattone in C
        conta con colonna da 0 a 8 per 1 fai
            conta con riga da 7 a 0 per 1 fai
                imposta x a riga
                ripeti mentre (casella in riga = x + 1 e colonna = colonna è vuota) e non (casella in riga = x e colonna = colonna è vuota) fai
                    Fai scendere il mattone in casella in riga = x e colonna = colonna
                    se x < 7 fai
                        imposta x a x + 1

    Blocchi staccati, che non vengono eseguiti:
        Colora di rosso il mattone in casella cliccata
    "#);
}

#[test]
fn comments_holes_branches_and_what_does_not_run() {
    let program = read(
        r#"Program(format: 1, name: "", variables: ["x"], on_click: [
            Comment("all cases", If(branches: [
                (when: Comment("first\n\nsecond", ExistsInfected), then: [CureAll]),
                (when: Disabled(ExistsEmpty)),
                (when: Hole, then: [Comment("counts", Change(var: "x", by: Number(1)))]),
            ], otherwise: [Disabled(Break)])),
            Disabled(Repeat(times: Number(81), body: [DropAll])),
        ], loose: [
            (at: (320.0, 80.0), blocks: [Remove(Hole), DropAll]),
            (at: (320.0, 160.0), blocks: [Compare(Get("x"), Ge, Number(2.5))]),
        ])"#,
    );
    insta::assert_snapshot!(shown(&program.unwrap(), Language::It), @r#"
    A ogni click
        # all cases
        # c'è un mattone infetto: first
        #
        # second
        se c'è un mattone infetto fai
            Togli infezione da tutti i mattoni
        altrimenti se [disattivato: c'è una casella vuota] fai
        altrimenti se … fai
            # counts
            cambia x di 1
        altrimenti
            [disattivato: esce dal ciclo]
        [disattivato: ripeti 81 volte fai]
            Fai cadere tutti i blocchi

    Blocchi staccati, che non vengono eseguiti:
        Rimuovi il mattone in …
        Fai cadere tutti i blocchi

        x ≥ 2,5
    "#);
}

/// Parentheses stand where they are needed.
#[test]
fn values_can_be_read_in_one_way_only() {
    let sum = "Arithmetic(Get(\"x\"), Add, Number(1))";
    let cell = "CellAt(row: Get(\"x\"), column: Number(1))";
    let either = "Logic(ExistsInfected, Or, ExistsEmpty)";
    for (value, expected) in [
        (format!("Arithmetic({sum}, Add, Number(1))"), "x + 1 + 1"),
        (
            format!("Arithmetic(Get(\"x\"), Subtract, {sum})"),
            "x − (x + 1)",
        ),
        (
            format!("Arithmetic({sum}, Multiply, Number(1))"),
            "(x + 1) × 1",
        ),
        (
            "Arithmetic(Number(-2), Power, Number(1))".to_owned(),
            "(-2) ^ 1",
        ),
        (
            format!("Arithmetic(Math(Abs, Get(\"x\")), Add, {sum})"),
            "(assoluto x) + (x + 1)",
        ),
        (format!("Math(Abs, {sum})"), "assoluto (x + 1)"),
        (
            format!("Remainder({sum}, Number(1))"),
            "resto di (x + 1) ÷ 1",
        ),
        (format!("Compare({sum}, Lt, Number(1))"), "x + 1 < 1"),
        (
            format!("Compare(Compare({sum}, Lt, Number(1)), Eq, ExistsInfected)"),
            "(x + 1 < 1) = c'è un mattone infetto",
        ),
        (
            format!("Logic({either}, And, ExistsEmpty)"),
            "(c'è un mattone infetto o c'è una casella vuota) e c'è una casella vuota",
        ),
        (
            format!("Not({either})"),
            "non (c'è un mattone infetto o c'è una casella vuota)",
        ),
        (
            format!("Logic(IsEmpty({cell}), And, ExistsInfected)"),
            "(casella in riga = x e colonna = 1 è vuota) e c'è un mattone infetto",
        ),
        (
            format!("Connected({cell}, Clicked)"),
            "il mattone in (casella in riga = x e colonna = 1) è collegato al mattone in casella cliccata",
        ),
        (
            "Logic(Disabled(ExistsInfected), And, ExistsEmpty)".to_owned(),
            "[disattivato: c'è un mattone infetto] e c'è una casella vuota",
        ),
    ] {
        let text = format!(
            "Program(format: 1, name: \"\", variables: [\"x\"], on_click: [Set(var: \"x\", to: {value})])"
        );
        let shown = shown(&read(&text).unwrap(), Language::It);
        let line = shown.lines().nth(1).unwrap();
        assert_eq!(line.trim_start(), format!("imposta x a {expected}"));
    }
}

#[test]
fn deep_and_long_programs_exhaust_nothing() {
    for program in [
        long_program(10_000),
        deep_program(2_000, Kind::Repeat),
        deep_program(2_000, Kind::Not),
    ] {
        assert!(shown(&program, Language::It).len() > 5_000);
    }
}
