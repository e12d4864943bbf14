//! Section 2: order, types, equality, variables.

use super::*;
use engine::language::FieldKind;
use engine::language::kind::{ArgKind, TABLE, ValueType};

#[test]
fn sockets_are_evaluated_left_to_right_each_completely_before_the_block_acts() {
    let played = play(
        "R",
        "Set(var: 'm', to: Arithmetic(Arithmetic(#1, Add, #2), Add, Arithmetic(#5, Multiply, #6)))",
    );
    // Set 0, outer 1, left 2, right 3; the default values carry the number of their block.
    assert_eq!(played.blocks, [2, 2, 2, 3, 3, 3, 1, 0]);
    assert_eq!(played.values, ["1", "2", "3", "5", "6", "30", "33"]);
}

#[test]
fn and_and_or_stop_at_the_first_operand_that_decides_and_a_choice_evaluates_one_branch() {
    check_values(
        "
        Logic(False, And, $n) => false
        Logic(True, Or, $n) => true
        Logic(True, And, False) => false
        Logic(True, And, True) => true
        Logic(False, Or, True) => true
        Logic(False, Or, False) => false
        Not(True) => false
        Not(False) => true
        Choose(test: True, yes: #1, no: $n) => 1
        Choose(test: False, yes: $n, no: #2) => 2
        ",
    );
    check_ends(
        "
        Set(var: 'm', to: Logic(True, And, $n)) => error unset_variable 3
        Set(var: 'm', to: Logic(False, Or, $n)) => error unset_variable 3
        // The first operand must be a boolean before the second is evaluated.
        Set(var: 'x', to: #1), Set(var: 't', to: Logic($x, And, $n)) => error type 3
        ",
    );
    assert_eq!(
        play("R", "Set(var: 't', to: Logic(False, And, True))").steps,
        3
    );
    assert_eq!(
        play("R", "Set(var: 't', to: Logic(True, And, True))").steps,
        4
    );
}

#[test]
fn a_value_of_the_wrong_type_in_any_socket_is_an_error_of_the_block() {
    for row in TABLE {
        for (wrong_at, (_, ty, _)) in row.sockets().enumerate() {
            if ty == ValueType::Any {
                continue;
            }
            let given = if ty == ValueType::Number {
                "True"
            } else {
                "#1"
            };
            let chosen = format!("Choose(test: True, yes: {given}, no: {given})");
            for wrong in ["$m", &chosen] {
                let mut socket = 0;
                let mut parts = Vec::new();
                for arg in row.args {
                    let part = match arg.kind {
                        ArgKind::Body => continue,
                        ArgKind::Field(FieldKind::Variable) => "'x'".to_owned(),
                        ArgKind::Field(kind) => kind.options()[0].word().to_owned(),
                        ArgKind::Socket(ty, _) => {
                            let right = match ty {
                                ValueType::Number => "#1",
                                ValueType::Boolean => "True",
                                ValueType::Colour => "Swatch(Red)",
                                ValueType::Cell | ValueType::Any => "Clicked",
                            };
                            socket += 1;
                            let part = if socket == wrong_at + 1 { wrong } else { right };
                            part.to_owned()
                        }
                    };
                    let name = if row.named {
                        format!("{}: ", arg.name)
                    } else {
                        String::new()
                    };
                    parts.push(name + &part);
                }
                let block = format!("{}({})", row.variant, parts.join(", "));
                // *Set* is 0, its value 1.
                let (command, number) = match row.value() {
                    Some(_) => (format!("Set(var: 'k', to: {block})"), 3),
                    None => (block, 2),
                };
                let commands = format!("Set(var: 'm', to: {given}), {command}");
                check_ends(&format!("{commands} => error type {number}"));
            }
        }
    }
    let condition = "Set(var: 'm', to: #1), If(branches: [(when: $m, then: [])])";
    check_ends(&format!("{condition} => error type 2"));
}

#[test]
fn equality_needs_two_values_of_one_type_and_ordering_two_numbers() {
    let of_each = ["#0", "False", "ColourOf(NOWHERE)", "NOWHERE"];
    for a in of_each {
        for b in of_each {
            for (comparison, equal) in [("Eq", "true"), ("Ne", "false")] {
                let block = format!("Compare({a}, {comparison}, {b})");
                if a == b {
                    check_values(&format!("{block} => {equal}"));
                } else {
                    check_ends(&format!("Set(var: 'm', to: {block}) => error type 1"));
                }
            }
        }
    }
    for (a, b, less, at_most) in [
        ("#1", "#2", "true", "true"),
        ("#2", "#2", "false", "true"),
        ("#-0", "#0", "false", "true"),
        ("#3", "#2", "false", "false"),
        ("NAN", "#1", "false", "false"),
        ("#1", "NAN", "false", "false"),
    ] {
        check_values(&format!(
            "
            Compare({a}, Lt, {b}) => {less}
            Compare({a}, Le, {b}) => {at_most}
            Compare({b}, Gt, {a}) => {less}
            Compare({b}, Ge, {a}) => {at_most}
            "
        ));
    }
    for comparison in ["Lt", "Le", "Gt", "Ge"] {
        for (a, b) in [
            ("True", "True"),
            ("Clicked", "Clicked"),
            ("Swatch(Red)", "Swatch(Red)"),
            ("#1", "True"),
            ("Clicked", "#1"),
        ] {
            let commands = format!("Set(var: 'm', to: Compare({a}, {comparison}, {b}))");
            check_ends(&format!("{commands} => error type 1"));
        }
    }
}

#[test]
fn equal_cells_colours_and_numbers() {
    check_values(
        "
        Compare(@8,0, Eq, Clicked) => true
        Compare(@8,1, Eq, Clicked) => false
        Compare(NOWHERE, Eq, Clicked) => false
        Compare(ColourOf(@0,0), Eq, ColourOf(NOWHERE)) => true
        Compare(ColourOf(@0,0), Eq, Swatch(Red)) => false
        Compare(ColourOf(Clicked), Eq, Swatch(Red)) => true
        Compare(NAN, Eq, NAN) => false
        Compare(NAN, Ne, NAN) => true
        Compare(#-0, Eq, #0) => true
        Compare(INF, Eq, INF) => true
        Compare(False, Ne, True) => true
        ",
    );
}

#[test]
fn variables_hold_any_type_and_begin_unset() {
    check_last_values(
        "
        Set(var: 'm', to: #1), Set(var: 'm', to: Clicked), Set(var: 'm', to: ColourOf($m)),
          Set(var: 'k', to: $m)
          => Red
        // *Change* counts an unset variable as 0.
        Change(var: 'n', by: #2.5), Change(var: 'n', by: #-1), Set(var: 'm', to: $n) => 1.5
        ",
    );
    check_ends(
        "
        Set(var: 'm', to: $n) => error unset_variable 1
        If(branches: [(when: $n)]) => error unset_variable 1
        Set(var: 'm', to: True), Change(var: 'm', by: #1) => error type 2
        Set(var: 'm', to: Clicked), Change(var: 'm', by: #1) => error type 2
        ",
    );
}

#[test]
fn an_if_takes_the_first_branch_that_is_true_or_otherwise() {
    for (a, b, otherwise, expected) in [
        ("True", "True", "[Infect(@8,2)]", "rRR"),
        ("False", "True", "[Infect(@8,2)]", "RrR"),
        ("False", "False", "[Infect(@8,2)]", "RRr"),
        ("False", "False", "[]", "RRR"),
    ] {
        let branches =
            format!("[(when: {a}, then: [Infect(@8,0)]), (when: {b}, then: [Infect(@8,1)])]");
        let commands = format!("If(branches: {branches}, otherwise: {otherwise})");
        check_walls(&format!("{commands} => RRR => {expected}"));
    }
}
