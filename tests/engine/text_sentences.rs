//! Sentences, plural forms, and numbers as people write them.

use engine::colour::Colour;
use engine::diagnostics;
use engine::language::check::{Problem, check};
use engine::language::edit::{Edit, Place};
use engine::language::field::{Comparison, Field};
use engine::language::kind::ValueType;
use engine::language::program::{Program, Stack};
use engine::language::{BlockId, Kind};
use engine::run::value::{CellValue, Value};
use engine::text::{Language, NumberError, Text, parse_number};
use proptest::prelude::*;

fn text(language: Language) -> Text {
    Text::load(language).unwrap()
}

/// A program with one command, whose first socket holds `value`.
fn program(kind: Kind, value: Option<(Kind, Field)>) -> (Program, BlockId) {
    let mut program = Program::new("prova");
    let fragment = program.fresh_fragment(kind, Field::None);
    let id = fragment.roots[0];
    let attach = Edit::Attach(fragment, Place::Stack(Stack::Hat, 0));
    program.apply(attach).unwrap();
    if let Some((kind, field)) = value {
        let fragment = program.fresh_fragment(kind, field);
        let attach = Edit::Attach(fragment, Place::Socket(id, 0));
        program.apply(attach).unwrap();
    }
    (program, id)
}

#[test]
fn problems_say_what_where_and_what_to_do() {
    let (remove, _) = program(Kind::Remove, None);
    let compare = (Kind::Compare, Field::Comparison(Comparison::Eq));
    let (mut branches, branch) = program(Kind::If, Some(compare));
    branches.apply(Edit::AddBranch(branch, 1)).unwrap();
    let (outside, _) = program(Kind::Break, None);
    let (one_branch, _) = program(Kind::If, None);
    for language in Language::complete() {
        let text = text(language);
        let mut sentences = Vec::new();
        for program in [&remove, &branches, &one_branch, &outside] {
            let problems: Vec<Problem> = check(program);
            assert!(!problems.is_empty());
            sentences.extend(
                problems
                    .iter()
                    .map(|problem| diagnostics::problem(&text, program, problem)),
            );
        }
        insta::assert_snapshot!(
            format!("problems_{}", language.code()),
            sentences.join("\n")
        );
    }
}

#[test]
fn run_time_errors_name_block_cell_and_values() {
    for language in Language::complete() {
        let text = text(language);
        let [cell, number, colour, boolean] = [
            ValueType::Cell,
            ValueType::Number,
            ValueType::Colour,
            ValueType::Boolean,
        ]
        .map(|ty| diagnostics::type_of(&text, ty));
        let block = "A … B";
        let sentences = [
            text.msg_run_off_wall(block, "3", "9", "column"),
            text.msg_run_off_wall(block, "-1", "4", "row"),
            text.msg_run_off_wall(block, "-1", "9", "both"),
            text.msg_run_bad_index(block, "row", text.number(2.5)),
            text.msg_run_bad_index(block, "column", text.number(f64::INFINITY)),
            text.msg_run_bad_column(block, "9"),
            text.msg_run_not_a_number(block, "times"),
            text.msg_run_not_a_number(block, "by"),
            text.msg_run_bad_bounds(block, text.number(0.5)),
            text.msg_run_type(block, 0, &cell, &number, "7"),
            text.msg_run_type(
                block,
                2,
                &number,
                &colour,
                diagnostics::value(&text, Value::Colour(None)),
            ),
            text.msg_run_compare_types(
                block,
                &cell,
                diagnostics::value(
                    &text,
                    Value::Cell(CellValue::Off {
                        row: 3.0,
                        column: 9.0,
                    }),
                ),
                &colour,
                diagnostics::value(&text, Value::Colour(Some(Colour::Blue))),
            ),
            text.msg_run_order_type(
                block,
                &boolean,
                diagnostics::value(&text, Value::Boolean(true)),
            ),
            text.msg_run_change_type(
                block,
                "C",
                &cell,
                diagnostics::value(&text, Value::Cell(CellValue::Nowhere)),
            ),
            text.msg_run_unset_variable(block, "x"),
            text.msg_run_zero_step(block),
            text.msg_run_budget_loop(text.grouped(10_000_000), 10_000_000, block, "1", 1),
            text.msg_run_budget("1", 1),
            text.msg_run_cycle("2", 2, block),
        ];
        insta::assert_snapshot!(format!("run_{}", language.code()), sentences.join("\n"));
    }
}

#[test]
fn file_and_wall_errors_say_what_to_do() {
    for language in Language::complete() {
        let text = text(language);
        let cell = diagnostics::type_of(&text, ValueType::Cell);
        let boolean = diagnostics::type_of(&text, ValueType::Boolean);
        let sentences = [
            text.msg_file_unexpected_end(text.msg_token_value()),
            text.msg_file_unexpected_token(text.msg_token_name(), text.msg_token_sign(")")),
            text.msg_file_not_a_program(),
            text.msg_file_from_the_future("2", 1),
            text.msg_file_unknown_block("Remov"),
            text.msg_file_unknown_block_similar("Remov", "Remove"),
            text.msg_file_unknown_option("Up", "Above, Below"),
            text.msg_file_unknown_field("Paint", "color"),
            text.msg_file_missing_field("Paint", "colour"),
            text.msg_file_duplicate_field("Paint", "colour"),
            text.msg_file_command_where_value("Remove"),
            text.msg_file_value_where_command("Clicked"),
            text.msg_file_wrong_type("cell", "Remove", &cell, &boolean),
            text.msg_file_undeclared_variable("x"),
            text.msg_file_duplicate_variable("x"),
            text.msg_file_empty_name(),
            text.msg_file_nan(),
            text.msg_file_bad_number("1e"),
            text.msg_file_bad_string(),
            text.msg_file_hole(),
            text.msg_file_too_many_blocks(100_000),
            text.msg_file_too_deep(2_000),
            text.msg_file_too_large(64),
            text.msg_file_bad_character("§"),
            text.msg_file_unclosed_comment(),
            text.msg_file_duplicate_wrapper("Disabled"),
            text.msg_file_mixed_loose_stack(),
            text.msg_file_empty_loose_stack(),
            text.msg_file_trailing_text(),
            text.msg_file_not_utf8(),
            text.msg_wall_unexpected_character("X"),
            text.msg_wall_line_too_short(8),
            text.msg_wall_line_too_long(),
            text.msg_wall_too_few_lines(1),
            text.msg_wall_too_many_lines(),
        ];
        insta::assert_snapshot!(format!("files_{}", language.code()), sentences.join("\n"));
    }
}

#[test]
fn plural_forms_are_right() {
    let (it, en) = (text(Language::It), text(Language::En));
    for (count, italian, english) in [
        (0, "0 mattoni", "0 bricks"),
        (1, "1 mattone", "1 brick"),
        (2, "2 mattoni", "2 bricks"),
        (1_000_000, "1000000 mattoni", "1000000 bricks"),
    ] {
        assert_eq!(it.msg_cli_bricks(count), italian);
        assert_eq!(en.msg_cli_bricks(count), english);
    }
    let cases = [
        (it.msg_cli_run_move("3", "4", 1), "Click su (3, 4): 1 passo"),
        (
            it.msg_cli_run_move("3", "4", 81),
            "Click su (3, 4): 81 passi",
        ),
        (it.msg_cli_play_summary(1, 12), "1 partita, 12 mosse"),
        (en.msg_cli_play_summary(3, 1), "3 games, 1 move"),
        (it.msg_cli_cost_summary(40, 1), "costo 40, 1 blocco"),
        (
            it.msg_cli_not_ready("a.ron", 2),
            "a.ron: il programma non è pronto, ci sono 2 problemi:",
        ),
        (
            it.msg_file_wrong_argument_count("Compare", 3, 0),
            "«Compare» vuole 3 argomenti, ma qui non ce n'è nessuno.",
        ),
        (
            it.msg_file_wrong_argument_count("Not", 1, 2),
            "«Not» vuole un argomento, ma qui ce ne sono 2.",
        ),
        (
            it.msg_file_wrong_argument_count("True", 0, 1),
            "«True» non vuole argomenti, ma qui ce n'è uno.",
        ),
        (
            it.msg_wall_line_too_short(0),
            "La riga è vuota, ma ogni riga di una parete ha nove caratteri: aggiungi quelli che \
             mancano, con . dove non c'è mattone.",
        ),
    ];
    for (given, expected) in cases {
        assert_eq!(given, expected);
    }
    let es = text(Language::Es);
    for (count, spanish) in [
        (0, "0 ladrillos"),
        (1, "1 ladrillo"),
        (2, "2 ladrillos"),
        (5, "5 ladrillos"),
        (22, "22 ladrillos"),
        // A plural form of its own in Spanish, «un millón de», but not behind figures.
        (1_000_000, "1000000 ladrillos"),
    ] {
        assert_eq!(es.msg_cli_bricks(count), spanish);
    }
    assert_eq!(es.msg_ago_days(1), "guardado ayer");
    assert_eq!(es.msg_ago_days(2), "guardado hace 2 días");
    assert_eq!(
        es.msg_cli_not_ready("a.ron", 1),
        "a.ron: el programa no está listo, hay un problema:"
    );
    let pl = text(Language::Pl);
    for (count, polish) in [
        (0, "0 cegieł"),
        (1, "1 cegła"),
        (2, "2 cegły"),
        (4, "4 cegły"),
        (5, "5 cegieł"),
        (12, "12 cegieł"),
        (21, "21 cegieł"),
        (22, "22 cegły"),
        (25, "25 cegieł"),
        (112, "112 cegieł"),
    ] {
        assert_eq!(pl.msg_cli_bricks(count), polish);
    }
    // A fraction has a form of its own.
    assert_eq!(
        pl.msg_stage_blocks_a_second(1.5, "1,5"),
        "1,5 bloku na sekundę"
    );
    assert_eq!(pl.msg_ago_days(1), "zapisano wczoraj");
    assert_eq!(pl.msg_ago_hours(22), "zapisano 22 godziny temu");
    assert_eq!(pl.msg_stage_stuck(5), "Koniec gry: zostało 5 cegieł.");
    assert_eq!(
        pl.msg_cli_not_ready("a.ron", 3),
        "a.ron: program nie jest gotowy, są 3 problemy:"
    );
}

#[test]
fn typed_numbers_are_read_with_one_separator() {
    use NumberError::{Empty, NotANumber, TooLarge, TwoSeparators};
    let cases = [
        ("2,5", Ok(2.5)),
        ("2.5", Ok(2.5)),
        ("1.000", Ok(1.0)),
        ("1e3", Ok(1000.0)),
        ("1,5E-3", Ok(0.0015)),
        ("-7", Ok(-7.0)),
        ("−7", Ok(-7.0)),
        ("+7", Ok(7.0)),
        (" 7 ", Ok(7.0)),
        (",5", Ok(0.5)),
        ("5,", Ok(5.0)),
        ("007", Ok(7.0)),
        ("∞", Ok(f64::INFINITY)),
        ("-∞", Ok(f64::NEG_INFINITY)),
        ("", Err(Empty)),
        ("  ", Err(Empty)),
        ("1.000,5", Err(TwoSeparators)),
        ("1.000.000", Err(TwoSeparators)),
        ("1e999", Err(TooLarge)),
        ("NaN", Err(NotANumber)),
        ("inf", Err(NotANumber)),
        ("infinity", Err(NotANumber)),
        ("2 5", Err(NotANumber)),
        ("2O", Err(NotANumber)),
        ("0x10", Err(NotANumber)),
        ("1_000", Err(NotANumber)),
        ("--1", Err(NotANumber)),
        ("1e", Err(NotANumber)),
        ("e3", Err(NotANumber)),
        ("1e2,5", Err(NotANumber)),
        ("1e2e3", Err(NotANumber)),
        (",", Err(NotANumber)),
        ("-", Err(NotANumber)),
        ("٣", Err(NotANumber)),
    ];
    for (typed, expected) in cases {
        assert_eq!(parse_number(typed), expected, "{typed}");
    }
    assert_eq!(
        diagnostics::number_error(&text(Language::It), "1.000,5", TwoSeparators),
        "«1.000,5» ha più di una virgola o di un punto: ne va bene uno solo, per i decimali, e le \
         migliaia si scrivono senza, per esempio 1000,5."
    );
}

#[test]
fn numbers_are_shown_with_six_digits_and_the_languages_separator() {
    let (it, en) = (text(Language::It), text(Language::En));
    let cases = [
        (0.0, "0"),
        (-0.0, "0"),
        (7.0, "7"),
        (-7.0, "-7"),
        (81.0, "81"),
        (100.0, "100"),
        (2.5, "2,5"),
        (-0.25, "-0,25"),
        (1.0 / 3.0, "0,333333"),
        (200.0 / 3.0, "66,6667"),
        (999_999.6, "1e6"),
        (123_456.0, "123456"),
        (1_000_000.0, "1000000"),
        (1_234_567.0, "1,23457e6"),
        (35_184_372_088_832.0, "3,51844e13"),
        (1e12, "1e12"),
        (0.000_001_5, "0,0000015"),
        (0.000_000_15, "1,5e-7"),
        (f64::MAX, "1,79769e308"),
        (f64::INFINITY, "∞"),
        (f64::NEG_INFINITY, "-∞"),
        (f64::NAN, "non un numero"),
    ];
    for (number, expected) in cases {
        assert_eq!(it.number(number), expected);
    }
    assert_eq!(en.number(2.5), "2.5");
    assert_eq!(en.number(f64::NAN), "not a number");
    let es = text(Language::Es);
    assert_eq!(es.number(-0.25), "-0,25");
    assert_eq!(es.number(1_234_567.0), "1,23457e6");
    let pl = text(Language::Pl);
    assert_eq!(pl.number(-0.25), "-0,25");
    assert_eq!(pl.number(f64::NAN), "nie liczba");
    assert_eq!(it.number_in_full(35_184_372_088_832.0), "35184372088832");
    assert_eq!(it.number_in_full(1.0 / 3.0), "0,3333333333333333");
    assert_eq!(it.number_in_full(1e21), "1e21");
}

proptest! {
    #[test]
    fn a_number_in_full_reads_back_as_itself(bits: u64) {
        let number = f64::from_bits(bits);
        prop_assume!(!number.is_nan());
        for language in Language::complete() {
            let shown = text(language).number_in_full(number);
            prop_assert_eq!(parse_number(&shown), Ok(number), "{}", shown);
        }
    }

    #[test]
    fn a_shown_number_is_as_near_as_six_digits_are(number in -1e15..1e15f64) {
        for language in Language::complete() {
            let shown = parse_number(&text(language).number(number)).unwrap();
            prop_assert!((shown - number).abs() <= number.abs() * 5.1e-6, "{}", shown);
        }
    }

    #[test]
    fn reading_what_was_typed_never_gives_nan(typed: String) {
        prop_assert!(!parse_number(&typed).is_ok_and(f64::is_nan));
    }
}
