//! Texts of blocks, options and tooltips in a language, and whole programs as text.
//!
//! Sources: the paper (section 2) and Blockly. Other languages may order the arguments differently.

mod program;

pub use program::words;

use super::field::{
    Comparison, Connective, Constant, Edge, Field, FieldKind, Function, Operator, Property,
    Rounding, Side, Trigonometry,
};
use super::kind::{Arg, ArgKind, Category, Kind, Literal};
use super::program::{Block, Program, SocketContent};
use crate::text::Text;

/// Replaces an empty socket, and arguments in the name of a block.
pub const ELLIPSIS: &str = "…";

/// A piece of a block's text; a space separates pieces.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TemplatePiece {
    /// Words without spaces around them. The word before a body (*fai*) is a separate piece.
    Words(String),
    /// The index of an argument in `args` of the kind's row: socket, field or body.
    Arg(usize),
}

/// The words of *se*, which has a variable number of branches.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct IfWords {
    /// *se*: before the first condition.
    pub if_: String,
    /// *altrimenti se*: before every other condition.
    pub else_if: String,
    /// *altrimenti*: before the last body.
    pub otherwise: String,
    /// *fai*: between a condition and its body.
    pub then: String,
}

/// Rows of: kind, message with the indices of its arguments, message of its tooltip.
macro_rules! blocks {
    ($($kind:ident $block:ident($($arg:literal),*) $tip:ident;)*) => {
        /// The text of a block with these arguments, indexed as in its row, without bodies.
        fn block_text(text: &Text, kind: Kind, args: [&str; MAX_ARGS]) -> String {
            match kind { $(Kind::$kind => text.$block($(args[$arg]),*)),* }
        }

        /// A description of a kind of block, with an example on the last line.
        pub fn tooltip(text: &Text, kind: Kind) -> String {
            match kind { $(Kind::$kind => text.$tip()),* }
        }
    };
}

blocks! {
    RemoveAreaAndDrop msg_block_remove_area_and_drop(0) msg_block_remove_area_and_drop_tip;
    RemoveStripAndDrop msg_block_remove_strip_and_drop(0) msg_block_remove_strip_and_drop_tip;
    DropAll msg_block_drop_all() msg_block_drop_all_tip;
    RemoveInfected msg_block_remove_infected() msg_block_remove_infected_tip;
    Remove msg_block_remove(0) msg_block_remove_tip;
    LowerBrick msg_block_lower_brick(0) msg_block_lower_brick_tip;
    LowerStack msg_block_lower_stack(0) msg_block_lower_stack_tip;
    DropBrick msg_block_drop_brick(0) msg_block_drop_brick_tip;
    DropStack msg_block_drop_stack(0) msg_block_drop_stack_tip;
    CompactColumn msg_block_compact_column(0) msg_block_compact_column_tip;
    Paint msg_block_paint(0, 1) msg_block_paint_tip;
    InfectArea msg_block_infect_area(0) msg_block_infect_area_tip;
    InfectStrip msg_block_infect_strip(0) msg_block_infect_strip_tip;
    Infect msg_block_infect(0) msg_block_infect_tip;
    Cure msg_block_cure(0) msg_block_cure_tip;
    CureAll msg_block_cure_all() msg_block_cure_all_tip;
    ExtremeInfected msg_block_extreme_infected(0) msg_block_extreme_infected_tip;
    AnyInfected msg_block_any_infected() msg_block_any_infected_tip;
    ExistsInfected msg_block_exists_infected() msg_block_exists_infected_tip;
    IsInfected msg_block_is_infected(0) msg_block_is_infected_tip;
    ForEachInfected msg_block_for_each_infected(0) msg_block_for_each_infected_tip;
    Clicked msg_block_clicked() msg_block_clicked_tip;
    Neighbour msg_block_neighbour(0, 1) msg_block_neighbour_tip;
    CellAt msg_block_cell_at(0, 1) msg_block_cell_at_tip;
    RowOf msg_block_row_of(0) msg_block_row_of_tip;
    ColumnOf msg_block_column_of(0) msg_block_column_of_tip;
    ExtremeEmpty msg_block_extreme_empty(0) msg_block_extreme_empty_tip;
    AnyEmpty msg_block_any_empty() msg_block_any_empty_tip;
    ExistsEmpty msg_block_exists_empty() msg_block_exists_empty_tip;
    IsEmpty msg_block_is_empty(0) msg_block_is_empty_tip;
    ColourOf msg_block_colour_of(0) msg_block_colour_of_tip;
    ExtremeWithColour msg_block_extreme_with_colour(0, 1) msg_block_extreme_with_colour_tip;
    AnyWithColour msg_block_any_with_colour(0) msg_block_any_with_colour_tip;
    HasColour msg_block_has_colour(0, 1) msg_block_has_colour_tip;
    Connected msg_block_connected(0, 1) msg_block_connected_tip;
    If msg_block_if() msg_block_if_tip;
    Compare msg_block_compare(0, 1, 2) msg_block_compare_tip;
    Logic msg_block_logic(0, 1, 2) msg_block_logic_tip;
    Not msg_block_not(0) msg_block_not_tip;
    True msg_block_true() msg_block_true_tip;
    False msg_block_false() msg_block_false_tip;
    Choose msg_block_choose(0, 1, 2) msg_block_choose_tip;
    Repeat msg_block_repeat(0) msg_block_repeat_tip;
    While msg_block_while(0) msg_block_while_tip;
    Until msg_block_until(0) msg_block_until_tip;
    Count msg_block_count(0, 1, 2, 3) msg_block_count_tip;
    Break msg_block_break() msg_block_break_tip;
    Continue msg_block_continue() msg_block_continue_tip;
    Number msg_block_number(0) msg_block_number_tip;
    Arithmetic msg_block_arithmetic(0, 1, 2) msg_block_arithmetic_tip;
    Math msg_block_math(0, 1) msg_block_math_tip;
    Trig msg_block_trig(0, 1) msg_block_trig_tip;
    Constant msg_block_constant(0) msg_block_constant_tip;
    Is msg_block_is(0, 1) msg_block_is_tip;
    DivisibleBy msg_block_divisible_by(0, 1) msg_block_divisible_by_tip;
    Change msg_block_change(0, 1) msg_block_change_tip;
    Round msg_block_round(1, 0) msg_block_round_tip;
    Remainder msg_block_remainder(0, 1) msg_block_remainder_tip;
    Constrain msg_block_constrain(0, 1, 2) msg_block_constrain_tip;
    RandomInt msg_block_random_int(0, 1) msg_block_random_int_tip;
    RandomFraction msg_block_random_fraction() msg_block_random_fraction_tip;
    Atan2 msg_block_atan2(0, 1) msg_block_atan2_tip;
    Set msg_block_set(0, 1) msg_block_set_tip;
    Get msg_block_get(0) msg_block_get_tip;
    Swatch msg_block_swatch(0) msg_block_swatch_tip;
}

/// Maximum number of arguments of a block, without bodies.
const MAX_ARGS: usize = 4;

/// Stand in for the arguments while a message is formatted, to find their places: private-use
/// characters that no message contains.
const MARKS: [char; MAX_ARGS] = ['\u{E000}', '\u{E001}', '\u{E002}', '\u{E003}'];

/// The text of a block in pieces, in the word order of the language; never empty. Contains every
/// argument of the kind's row once, the body last. For *se* it is only the first word: see
/// [`if_words`].
pub fn template(text: &Text, kind: Kind) -> Vec<TemplatePiece> {
    let marks = MARKS.map(String::from);
    let marked = block_text(text, kind, [0, 1, 2, 3].map(|arg| marks[arg].as_str()));
    let mut pieces = split(&marked);
    for (index, arg) in kind.row().args.iter().enumerate() {
        if arg.kind == ArgKind::Body {
            pieces.push(TemplatePiece::Words(text.msg_word_do()));
            pieces.push(TemplatePiece::Arg(index));
        }
    }
    pieces
}

/// Splits a message at the [`MARKS`] in it.
fn split(marked: &str) -> Vec<TemplatePiece> {
    let mut pieces = Vec::new();
    for run in marked.split_inclusive(MARKS) {
        let words = run.trim_end_matches(MARKS);
        if !words.trim().is_empty() {
            pieces.push(TemplatePiece::Words(words.trim().to_owned()));
        }
        let mark = run.chars().next_back();
        let arg = MARKS.iter().position(|&other| Some(other) == mark);
        pieces.extend(arg.map(TemplatePiece::Arg));
    }
    pieces
}

/// The words of *se*.
pub fn if_words(text: &Text) -> IfWords {
    IfWords {
        if_: text.msg_word_if(),
        else_if: text.msg_word_else_if(),
        otherwise: text.msg_word_else(),
        then: text.msg_word_do(),
    }
}

/// The text of the hat block: *A ogni click*.
pub fn hat(text: &Text) -> String {
    text.msg_block_hat()
}

/// A description of the hat block, with an example on the last line.
pub fn hat_tooltip(text: &Text) -> String {
    text.msg_block_hat_tip()
}

/// The name of a kind, for sentences about it: *Rimuovi il mattone in …*. A kind without words
/// shows its first option: *… = …*.
pub fn name(text: &Text, kind: Kind) -> String {
    let wordless = template(text, kind)
        .iter()
        .all(|piece| matches!(piece, TemplatePiece::Arg(_)));
    let options = kind.row().field().map_or(&[][..], FieldKind::options);
    let first = options.first().filter(|_| wordless);
    name_with(text, kind, first.map(|&option| option_label(text, option)))
}

/// The name of a block, with the content of its field: *Colora di rosso il mattone in …*, *imposta
/// x a …*.
pub fn block_name(program: &Program, text: &Text, block: &Block) -> String {
    let field = block.kind.row().field();
    let label = field.map(|_| field_label(program, text, block.field));
    name_with(text, block.kind, label)
}

/// The text of a block with the values written in it: *conta con i da 0 a 8 per 1*. An ellipsis stands for holes, and for
/// blocks with sockets of their own.
pub fn block_line(program: &Program, text: &Text, block: &Block) -> String {
    if block.kind == Kind::If {
        return block_name(program, text, block);
    }
    let mut words = [const { String::new() }; MAX_ARGS];
    let mut socket = 0;
    for (word, arg) in words.iter_mut().zip(block.kind.row().args) {
        *word = match arg.kind {
            ArgKind::Field(_) => field_label(program, text, block.field),
            ArgKind::Body => continue,
            ArgKind::Socket(..) => {
                socket += 1;
                match program.content(block, socket - 1) {
                    SocketContent::Literal(Literal::Number(number)) => text.number_in_full(number),
                    SocketContent::Literal(Literal::Colour(colour)) => text.colour(colour),
                    SocketContent::Block(id) if program.block(id).sockets.is_empty() => {
                        block_name(program, text, program.block(id))
                    }
                    SocketContent::Block(_) | SocketContent::Hole => ELLIPSIS.to_owned(),
                }
            }
        };
    }
    block_text(text, block.kind, words.each_ref().map(String::as_str))
}

/// The text of a kind with this label in its field and an ellipsis for other arguments.
fn name_with(text: &Text, kind: Kind, label: Option<String>) -> String {
    if kind == Kind::If {
        return format!("{} {ELLIPSIS}", text.msg_block_if());
    }
    let mut args = [ELLIPSIS; MAX_ARGS];
    let is_field = |arg: &Arg| matches!(arg.kind, ArgKind::Field(_));
    if let (Some(label), Some(arg)) = (&label, kind.row().args.iter().position(is_field)) {
        args[arg] = label;
    }
    block_text(text, kind, args)
}

/// The name of a category of the palette.
pub fn category_name(text: &Text, category: Category) -> String {
    match category {
        Category::Wall => text.msg_category_wall(),
        Category::Cells => text.msg_category_cells(),
        Category::Colours => text.msg_category_colours(),
        Category::Infection => text.msg_category_infection(),
        Category::Logic => text.msg_category_logic(),
        Category::Loops => text.msg_category_loops(),
        Category::Math => text.msg_category_math(),
        Category::Variables => text.msg_category_variables(),
    }
}

/// The label of a field: its option, number or the name of its variable.
pub fn field_label(program: &Program, text: &Text, field: Field) -> String {
    match field {
        Field::Variable(id) => program
            .variable(id)
            .map_or_else(String::new, |variable| variable.name.clone()),
        _ => option_label(text, field),
    }
}

/// The label of an option or number. Empty for variables, whose names only the program knows, and
/// for no field.
pub fn option_label(text: &Text, field: Field) -> String {
    match field {
        Field::None | Field::Variable(_) => String::new(),
        Field::Number(number) => text.number(number),
        Field::Colour(colour) => text.colour(colour),
        Field::Edge(edge) => match edge {
            Edge::Top => text.msg_edge_top(),
            Edge::Bottom => text.msg_edge_bottom(),
            Edge::Right => text.msg_edge_right(),
            Edge::Left => text.msg_edge_left(),
        },
        Field::Side(side) => match side {
            Side::Above => text.msg_side_above(),
            Side::Below => text.msg_side_below(),
            Side::RightOf => text.msg_side_right_of(),
            Side::LeftOf => text.msg_side_left_of(),
        },
        Field::Comparison(comparison) => match comparison {
            Comparison::Eq => text.msg_comparison_eq(),
            Comparison::Ne => text.msg_comparison_ne(),
            Comparison::Lt => text.msg_comparison_lt(),
            Comparison::Le => text.msg_comparison_le(),
            Comparison::Gt => text.msg_comparison_gt(),
            Comparison::Ge => text.msg_comparison_ge(),
        },
        Field::Connective(connective) => match connective {
            Connective::And => text.msg_connective_and(),
            Connective::Or => text.msg_connective_or(),
        },
        Field::Operator(operator) => match operator {
            Operator::Add => text.msg_operator_add(),
            Operator::Subtract => text.msg_operator_subtract(),
            Operator::Multiply => text.msg_operator_multiply(),
            Operator::Divide => text.msg_operator_divide(),
            Operator::Power => text.msg_operator_power(),
        },
        Field::Function(function) => match function {
            Function::Sqrt => text.msg_function_sqrt(),
            Function::Abs => text.msg_function_abs(),
            Function::Negate => text.msg_function_negate(),
            Function::Ln => text.msg_function_ln(),
            Function::Log10 => text.msg_function_log10(),
            Function::Exp => text.msg_function_exp(),
            Function::Pow10 => text.msg_function_pow10(),
        },
        Field::Trigonometry(function) => match function {
            Trigonometry::Sin => text.msg_trigonometry_sin(),
            Trigonometry::Cos => text.msg_trigonometry_cos(),
            Trigonometry::Tan => text.msg_trigonometry_tan(),
            Trigonometry::Asin => text.msg_trigonometry_asin(),
            Trigonometry::Acos => text.msg_trigonometry_acos(),
            Trigonometry::Atan => text.msg_trigonometry_atan(),
        },
        Field::Constant(constant) => match constant {
            Constant::Pi => text.msg_constant_pi(),
            Constant::E => text.msg_constant_e(),
            Constant::Phi => text.msg_constant_phi(),
            Constant::Sqrt2 => text.msg_constant_sqrt2(),
            Constant::SqrtHalf => text.msg_constant_sqrt_half(),
            Constant::Infinity => text.msg_constant_infinity(),
        },
        Field::Property(property) => match property {
            Property::Even => text.msg_property_even(),
            Property::Odd => text.msg_property_odd(),
            Property::Prime => text.msg_property_prime(),
            Property::Whole => text.msg_property_whole(),
            Property::Positive => text.msg_property_positive(),
            Property::Negative => text.msg_property_negative(),
        },
        Field::Rounding(rounding) => match rounding {
            Rounding::Nearest => text.msg_rounding_nearest(),
            Rounding::Up => text.msg_rounding_up(),
            Rounding::Down => text.msg_rounding_down(),
        },
    }
}
