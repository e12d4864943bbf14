//! Values can be read in one way only: parentheses stand where they are needed.

use super::{
    Node, arithmetic, cell_at, compare, get, logic, node, number, plain, run_under_hat, shown,
    variable,
};
use engine::language::Kind::*;
use engine::language::field::{Comparison, Connective, Field, Function, Operator, Side};
use engine::language::program::Program;
use engine::text::Language;

/// Each value in words, as it stands in `imposta x a …`.
#[test]
fn values_can_be_read_in_one_way_only() {
    use Comparison::{Eq, Lt};
    use Connective::{And, Or};
    use Operator::{Add, Multiply, Power, Subtract};
    let mut program = Program::new("");
    let x = variable(&mut program, "x");
    let x_ = || get(x);
    let one = || number(1.0);
    let infected = || plain(ExistsInfected, vec![]);
    let empty = || plain(ExistsEmpty, vec![]);
    let math = |function, value| node(Math, Field::Function(function), vec![value]);
    let at = || cell_at(x_(), one());
    let choose = || plain(Choose, vec![infected(), x_(), one()]);
    let cases = [
        (
            arithmetic(arithmetic(x_(), Add, one()), Add, one()),
            "x + 1 + 1",
        ),
        (
            arithmetic(x_(), Subtract, arithmetic(one(), Add, one())),
            "x − (1 + 1)",
        ),
        (
            arithmetic(x_(), Add, arithmetic(x_(), Multiply, one())),
            "x + x × 1",
        ),
        (
            arithmetic(arithmetic(x_(), Add, one()), Multiply, one()),
            "(x + 1) × 1",
        ),
        (
            arithmetic(arithmetic(x_(), Power, one()), Power, one()),
            "(x ^ 1) ^ 1",
        ),
        (arithmetic(number(-2.0), Power, one()), "(-2) ^ 1"),
        (arithmetic(x_(), Subtract, number(-2.0)), "x − -2"),
        (
            arithmetic(math(Function::Abs, x_()), Add, one()),
            "(assoluto x) + 1",
        ),
        (
            math(Function::Abs, arithmetic(x_(), Add, one())),
            "assoluto (x + 1)",
        ),
        (
            math(Function::Sqrt, math(Function::Abs, x_())),
            "radice quadrata (assoluto x)",
        ),
        (
            arithmetic(one(), Add, plain(ColumnOf, vec![plain(Clicked, vec![])])),
            "1 + indice di colonna di casella cliccata",
        ),
        (
            compare(plain(Remainder, vec![x_(), one()]), Eq, number(0.0)),
            "(resto di x ÷ 1) = 0",
        ),
        (
            plain(Remainder, vec![arithmetic(x_(), Add, one()), one()]),
            "resto di (x + 1) ÷ 1",
        ),
        (
            compare(arithmetic(x_(), Add, one()), Lt, one()),
            "x + 1 < 1",
        ),
        (
            compare(compare(x_(), Lt, one()), Eq, infected()),
            "(x < 1) = c'è un mattone infetto",
        ),
        (
            logic(infected(), And, logic(infected(), And, empty())),
            "c'è un mattone infetto e c'è un mattone infetto e c'è una casella vuota",
        ),
        (
            logic(logic(infected(), Or, empty()), And, empty()),
            "(c'è un mattone infetto o c'è una casella vuota) e c'è una casella vuota",
        ),
        (
            plain(Not, vec![logic(infected(), Or, empty())]),
            "non (c'è un mattone infetto o c'è una casella vuota)",
        ),
        (
            logic(plain(Not, vec![infected()]), Or, empty()),
            "non c'è un mattone infetto o c'è una casella vuota",
        ),
        (
            compare(plain(Not, vec![infected()]), Eq, empty()),
            "(non c'è un mattone infetto) = c'è una casella vuota",
        ),
        (
            logic(plain(IsEmpty, vec![at()]), And, infected()),
            "(casella in riga = x e colonna = 1 è vuota) e c'è un mattone infetto",
        ),
        (
            compare(
                plain(ColourOf, vec![at()]),
                Eq,
                plain(ColourOf, vec![get(x)]),
            ),
            "(colore del mattone in casella in riga = x e colonna = 1) = colore del mattone in x",
        ),
        (
            cell_at(plain(RowOf, vec![at()]), arithmetic(x_(), Add, one())),
            "casella in riga = (indice di riga di casella in riga = x e colonna = 1) e colonna = x + 1",
        ),
        (
            plain(Connected, vec![at(), plain(Clicked, vec![])]),
            "il mattone in (casella in riga = x e colonna = 1) è collegato al mattone in casella cliccata",
        ),
        (
            node(
                Neighbour,
                Field::Side(Side::Above),
                vec![plain(AnyEmpty, vec![])],
            ),
            "casella sopra a una casella vuota qualsiasi",
        ),
        (
            plain(Choose, vec![compare(x_(), Lt, one()), choose(), one()]),
            "test x < 1 se vero (test c'è un mattone infetto se vero x se falso 1) se falso 1",
        ),
        (
            plain(IsEmpty, vec![choose()]),
            "(test c'è un mattone infetto se vero x se falso 1) è vuota",
        ),
        (
            logic(infected().disabled(), And, empty()),
            "[disattivato: c'è un mattone infetto] e c'è una casella vuota",
        ),
        (number(0.1 + 0.2), "0,30000000000000004"),
    ];
    let values: Vec<Node> = cases
        .iter()
        .map(|(value, _)| node(Set, Field::Variable(x), vec![value.clone()]))
        .collect();
    run_under_hat(&mut program, &values);
    let shown = shown(&program, Language::It);
    assert_eq!(shown.lines().count(), 1 + cases.len());
    for (line, (_, expected)) in shown.lines().skip(1).zip(&cases) {
        assert_eq!(line.trim_start(), format!("imposta x a {expected}"));
    }
}
