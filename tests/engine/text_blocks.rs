//! The texts of blocks: each argument once, and in Italian those of the language's description.

use engine::colour::Colour;
use engine::language::field::{Connective, Constant, Edge, Function, Operator, Side};
use engine::language::kind::{ArgKind, Category, TABLE};
use engine::language::words::{
    TemplatePiece, category_name, hat, if_words, name, option_label, template, tooltip,
};
use engine::language::{Field, FieldKind, Kind};
use engine::text::{Language, Text};

fn text(language: Language) -> Text {
    Text::load(language).unwrap()
}

fn all_texts() -> impl Iterator<Item = Text> {
    Language::complete().map(text)
}

/// The text of a kind with its arguments by name: `[cell]` for sockets, `{side}` for fields.
fn shown(text: &Text, kind: Kind) -> String {
    let template = template(text, kind);
    let pieces = template.iter().map(|piece| match piece {
        TemplatePiece::Words(words) => words.clone(),
        TemplatePiece::Arg(arg) => {
            let arg = kind.row().args[*arg];
            match arg.kind {
                ArgKind::Socket(..) => format!("[{}]", arg.name),
                ArgKind::Field(_) => format!("{{{}}}", arg.name),
                ArgKind::Body => "…".to_owned(),
            }
        }
    });
    pieces.collect::<Vec<_>>().join(" ")
}

#[test]
fn every_template_holds_every_argument_once() {
    for text in all_texts() {
        for row in TABLE {
            let at = format!("{text:?} {}", row.id);
            let mut args = Vec::new();
            for piece in template(&text, row.kind) {
                match piece {
                    TemplatePiece::Arg(arg) => args.push(arg),
                    TemplatePiece::Words(words) => {
                        assert_eq!(words.trim(), words, "{at}");
                        assert!(!words.is_empty(), "{at}");
                    }
                }
            }
            if let Some(body) = row.args.iter().position(|arg| arg.kind == ArgKind::Body) {
                assert_eq!(args.last(), Some(&body), "{at}");
            }
            args.sort_unstable();
            assert_eq!(args, Vec::from_iter(0..row.args.len()), "{at}");
        }
    }
}

/// Section 3 of the language's description, then Blockly's texts with their mistakes corrected.
#[rustfmt::skip]
const ITALIAN: &[(Kind, &str)] = &[
    (Kind::RemoveAreaAndDrop,
     "Rimuovi i mattoni nell'area di contagio attorno a [cell] e fai cadere tutti i blocchi"),
    (Kind::RemoveStripAndDrop,
     "Rimuovi i mattoni nella striscia di contagio attorno a [cell] e fai cadere tutti i blocchi"),
    (Kind::DropAll, "Fai cadere tutti i blocchi"),
    (Kind::RemoveInfected, "Rimuovi tutti i mattoni infetti"),
    (Kind::Remove, "Rimuovi il mattone in [cell]"),
    (Kind::LowerBrick, "Fai scendere il mattone in [cell]"),
    (Kind::LowerStack, "Fai scendere la pila di mattoni con base in [cell]"),
    (Kind::DropBrick, "Fai cadere il mattone in [cell]"),
    (Kind::DropStack, "Fai cadere la pila di mattoni con base in [cell]"),
    (Kind::CompactColumn, "Compatta la colonna di indice [number]"),
    (Kind::Paint, "Colora di {colour} il mattone in [cell]"),
    (Kind::InfectArea, "Infetta tutti i mattoni nell'area di contagio attorno a [cell]"),
    (Kind::InfectStrip, "Infetta tutti i mattoni nella striscia di contagio attorno a [cell]"),
    (Kind::Infect, "Infetta il mattone in [cell]"),
    (Kind::Cure, "Togli infezione dal mattone in [cell]"),
    (Kind::CureAll, "Togli infezione da tutti i mattoni"),
    (Kind::ExtremeInfected, "casella più {side} con mattone infetto"),
    (Kind::AnyInfected, "casella qualsiasi con mattone infetto"),
    (Kind::ExistsInfected, "c'è un mattone infetto"),
    (Kind::IsInfected, "il mattone in [cell] è infetto"),
    (Kind::ForEachInfected, "Per ogni casella {var} contenente un mattone infetto fai …"),
    (Kind::Clicked, "casella cliccata"),
    (Kind::Neighbour, "casella {side} [cell]"),
    (Kind::CellAt, "casella in riga = [row] e colonna = [column]"),
    (Kind::RowOf, "indice di riga di [cell]"),
    (Kind::ColumnOf, "indice di colonna di [cell]"),
    (Kind::ExtremeEmpty, "casella vuota più {side}"),
    (Kind::AnyEmpty, "una casella vuota qualsiasi"),
    (Kind::ExistsEmpty, "c'è una casella vuota"),
    (Kind::IsEmpty, "[cell] è vuota"),
    (Kind::ColourOf, "colore del mattone in [cell]"),
    (Kind::ExtremeWithColour, "casella più {side} con mattone di colore [colour]"),
    (Kind::AnyWithColour, "una casella qualsiasi con mattone di colore [colour]"),
    (Kind::HasColour, "il mattone in [cell] è {colour}"),
    (Kind::Connected, "il mattone in [a] è collegato al mattone in [b]"),
    (Kind::If, "se"),
    (Kind::Compare, "[a] {operator} [b]"),
    (Kind::Logic, "[a] {operator} [b]"),
    (Kind::Not, "non [x]"),
    (Kind::True, "vero"),
    (Kind::False, "falso"),
    (Kind::Choose, "test [test] se vero [yes] se falso [no]"),
    (Kind::Repeat, "ripeti [times] volte fai …"),
    (Kind::While, "ripeti mentre [when] fai …"),
    (Kind::Until, "ripeti fino a che [when] fai …"),
    (Kind::Count, "conta con {var} da [from] a [to] per [by] fai …"),
    (Kind::Break, "esce dal ciclo"),
    (Kind::Continue, "prosegui con la successiva iterazione del ciclo"),
    (Kind::Number, "{number}"),
    (Kind::Arithmetic, "[a] {operator} [b]"),
    (Kind::Math, "{function} [x]"),
    (Kind::Trig, "{function} [x]"),
    (Kind::Constant, "{constant}"),
    (Kind::Is, "[x] {property}"),
    (Kind::DivisibleBy, "[x] è divisibile per [y]"),
    (Kind::Change, "cambia {var} di [by]"),
    (Kind::Round, "{rounding} [x]"),
    (Kind::Remainder, "resto di [a] ÷ [b]"),
    (Kind::Constrain, "costringi [value] da [low] a [high]"),
    (Kind::RandomInt, "intero casuale da [from] a [to]"),
    (Kind::RandomFraction, "frazione casuale"),
    (Kind::Atan2, "atan2 di X: [x] Y: [y]"),
    (Kind::Set, "imposta {var} a [to]"),
    (Kind::Get, "{var}"),
    (Kind::Swatch, "{colour}"),
];

#[test]
fn the_italian_texts_are_the_normative_ones() {
    let text = text(Language::It);
    let kinds: Vec<_> = ITALIAN.iter().map(|(kind, _)| *kind).collect();
    let all: Vec<_> = TABLE.iter().map(|row| row.kind).collect();
    assert_eq!(kinds, all);
    for (kind, expected) in ITALIAN {
        assert_eq!(shown(&text, *kind), *expected);
    }
    assert_eq!(hat(&text), "A ogni click");
}

#[test]
fn another_language_keeps_its_own_order_of_words() {
    let text = text(Language::En);
    let count = "count with {var} from [from] to [to] by [by] do …";
    let cases = [
        (Kind::Paint, "Paint the brick at [cell] {colour}"),
        (Kind::DropBrick, "Let the brick at [cell] fall"),
        (Kind::ExtremeEmpty, "{side} empty cell"),
        (Kind::Constrain, "constrain [value] low [low] high [high]"),
        (Kind::Count, count),
    ];
    for (kind, expected) in cases {
        assert_eq!(shown(&text, kind), expected);
    }
    let text = self::text(Language::Es);
    let cases = [
        (Kind::Change, "añadir [by] a {var}"),
        (Kind::Neighbour, "casilla {side} [cell]"),
        (Kind::Constrain, "limitar [value] entre [low] y [high]"),
    ];
    for (kind, expected) in cases {
        assert_eq!(shown(&text, kind), expected);
    }
    // An accusative follows, so that the names of cells read as they stand.
    let text = self::text(Language::Pl);
    let colour = "Pomaluj na kolor {colour} cegłę zajmującą [cell]";
    let cases = [
        (Kind::Paint, colour),
        (Kind::ExtremeEmpty, "{side} puste pole"),
        (Kind::Remainder, "reszta z dzielenia [a] przez [b]"),
        (Kind::Set, "przypisz {var} wartość [to]"),
    ];
    for (kind, expected) in cases {
        assert_eq!(shown(&text, kind), expected);
    }
}

#[test]
fn the_words_of_se_are_its_own() {
    let words = if_words(&text(Language::It));
    let words = [words.if_, words.else_if, words.otherwise, words.then];
    assert_eq!(words, ["se", "altrimenti se", "altrimenti", "fai"]);
}

#[test]
fn names_are_texts_with_open_arguments() {
    let text = text(Language::It);
    let cases = [
        (Kind::Remove, "Rimuovi il mattone in …"),
        (Kind::Paint, "Colora di … il mattone in …"),
        (Kind::If, "se …"),
        (Kind::Compare, "… = …"),
        (Kind::Arithmetic, "… + …"),
        (Kind::ExtremeEmpty, "casella vuota più …"),
        (Kind::Get, "…"),
        (Kind::Count, "conta con … da … a … per …"),
        (Kind::CureAll, "Togli infezione da tutti i mattoni"),
    ];
    for (kind, expected) in cases {
        assert_eq!(name(&text, kind), expected);
    }
}

#[test]
fn options_have_the_words_of_the_drop_downs() {
    let text = text(Language::It);
    let cases = [
        (Field::Edge(Edge::Top), "in alto"),
        (Field::Edge(Edge::Bottom), "in basso"),
        (Field::Edge(Edge::Right), "a destra"),
        (Field::Edge(Edge::Left), "a sinistra"),
        (Field::Side(Side::Above), "sopra a"),
        (Field::Side(Side::Below), "sotto a"),
        (Field::Side(Side::RightOf), "a destra di"),
        (Field::Side(Side::LeftOf), "a sinistra di"),
        (Field::Connective(Connective::And), "e"),
        (Field::Connective(Connective::Or), "o"),
        (Field::Operator(Operator::Subtract), "−"),
        (Field::Function(Function::Sqrt), "radice quadrata"),
        (Field::Function(Function::Pow10), "10^"),
        (Field::Constant(Constant::SqrtHalf), "√½"),
        (Field::Colour(Colour::Fuchsia), "fucsia"),
        (Field::Number(2.5), "2,5"),
        (Field::None, ""),
    ];
    for (field, expected) in cases {
        assert_eq!(option_label(&text, field), expected);
    }
    let labels = |kind: FieldKind| {
        let labels = kind
            .options()
            .iter()
            .map(|&field| option_label(&text, field));
        labels.collect::<Vec<_>>().join(", ")
    };
    assert_eq!(labels(FieldKind::Comparison), "=, ≠, <, ≤, >, ≥");
    assert_eq!(labels(FieldKind::Operator), "+, −, ×, ÷, ^");
    assert_eq!(
        labels(FieldKind::Colour),
        "rosso, verde, blu, giallo, fucsia"
    );
    assert_eq!(
        labels(FieldKind::Property),
        "è pari, è dispari, è primo, è intero, è positivo, è negativo"
    );
}

#[test]
fn the_options_of_one_drop_down_differ() {
    for text in all_texts() {
        for row in TABLE {
            let options = row.field().map_or(&[][..], FieldKind::options);
            let labels = options.iter().map(|&field| option_label(&text, field));
            let mut labels: Vec<_> = labels.collect();
            labels.sort();
            labels.dedup();
            assert_eq!(labels.len(), options.len(), "{text:?} {}", row.id);
        }
    }
}

#[test]
fn every_kind_has_its_own_tooltip_and_every_category_a_name() {
    for text in all_texts() {
        let mut tips: Vec<_> = TABLE.iter().map(|row| tooltip(&text, row.kind)).collect();
        tips.sort();
        tips.dedup();
        assert_eq!(tips.len(), TABLE.len());
        let mut names = Category::ALL.map(|category| category_name(&text, category));
        names.sort();
        assert!(names.windows(2).all(|pair| pair[0] != pair[1]));
    }
}
