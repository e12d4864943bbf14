//! Fields: the drop-downs, variables and typed numbers on a block.

use super::kind::Literal;
use super::program::VarId;
use crate::colour::Colour;

macro_rules! options {
    ($($(#[$doc:meta])* $name:ident { $($option:ident),* })*) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
            #[allow(missing_docs, reason = "named as in the file")]
            pub enum $name { $($option),* }

            impl $name {
                /// All options, in the order of the drop-down.
                pub const ALL: &[$name] = &[$($name::$option),*];
            }
        )*

        /// The content of a block's field.
        #[derive(Clone, Copy, PartialEq, Debug)]
        #[allow(missing_docs, reason = "each variant is described at its type")]
        pub enum Field {
            /// The block has no field.
            None,
            /// A typed number; never NaN.
            Number(f64),
            Variable(VarId),
            Colour(Colour),
            $($name($name)),*
        }

        /// The kind of field that a block kind has.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[allow(missing_docs, reason = "each variant is described at its type")]
        pub enum FieldKind { Number, Variable, Colour, $($name),* }

        impl FieldKind {
            /// The options of the drop-down; empty for numbers and variables.
            pub const fn options(self) -> &'static [Field] {
                match self {
                    FieldKind::Number | FieldKind::Variable => &[],
                    FieldKind::Colour => &[
                        Field::Colour(Colour::Red),
                        Field::Colour(Colour::Green),
                        Field::Colour(Colour::Blue),
                        Field::Colour(Colour::Yellow),
                        Field::Colour(Colour::Fuchsia),
                    ],
                    $(FieldKind::$name => &[$(Field::$name($name::$option)),*]),*
                }
            }
        }

        impl Field {
            /// The kind of this field; `None` for [`Field::None`].
            pub const fn kind(self) -> Option<FieldKind> {
                match self {
                    Field::None => None,
                    Field::Number(_) => Some(FieldKind::Number),
                    Field::Variable(_) => Some(FieldKind::Variable),
                    Field::Colour(_) => Some(FieldKind::Colour),
                    $(Field::$name(_) => Some(FieldKind::$name)),*
                }
            }

            /// The English word of the option in files; empty for numbers, variables and no field.
            pub const fn word(self) -> &'static str {
                match self {
                    Field::None | Field::Number(_) | Field::Variable(_) => "",
                    Field::Colour(colour) => {
                        ["Red", "Green", "Blue", "Yellow", "Fuchsia"][colour as usize]
                    }
                    $(Field::$name(option) => match option {
                        $($name::$option => stringify!($option)),*
                    }),*
                }
            }
        }
    };
}

options! {
    /// Picks the cell furthest in this direction.
    Edge { Top, Bottom, Right, Left }
    /// Picks a neighbour of a cell.
    Side { Above, Below, RightOf, LeftOf }
    /// = ≠ < ≤ > ≥
    Comparison { Eq, Ne, Lt, Le, Gt, Ge }
    /// *e*, *o*
    Connective { And, Or }
    /// + − × ÷ ^
    Operator { Add, Subtract, Multiply, Divide, Power }
    /// Functions of one number.
    Function { Sqrt, Abs, Negate, Ln, Log10, Exp, Pow10 }
    /// Trigonometric functions, in degrees.
    Trigonometry { Sin, Cos, Tan, Asin, Acos, Atan }
    /// π e φ √2 √½ ∞
    Constant { Pi, E, Phi, Sqrt2, SqrtHalf, Infinity }
    /// Tests of a number.
    Property { Even, Odd, Prime, Whole, Positive, Negative }
    /// Directions of rounding.
    Rounding { Nearest, Up, Down }
}

impl FieldKind {
    /// The option with this word in files (see [`Field::word`]).
    pub fn option(self, word: &str) -> Option<Field> {
        self.options()
            .iter()
            .copied()
            .find(|option| option.word() == word)
    }
}

impl From<Literal> for Field {
    fn from(literal: Literal) -> Field {
        match literal {
            Literal::Number(number) => Field::Number(number),
            Literal::Colour(colour) => Field::Colour(colour),
        }
    }
}
