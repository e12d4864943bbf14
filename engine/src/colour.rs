//! The five colours of bricks. A leaf module: every module may use it.

/// The colour of a brick (paper, section 1; `R G B Y F` in the text form of a wall).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Colour {
    /// rosso
    Red,
    /// verde
    Green,
    /// blu
    Blue,
    /// giallo
    Yellow,
    /// fucsia
    Fuchsia,
}

impl Colour {
    /// All colours, in the order in which walls are dealt and drop-downs list them.
    pub const ALL: [Colour; 5] = [
        Colour::Red,
        Colour::Green,
        Colour::Blue,
        Colour::Yellow,
        Colour::Fuchsia,
    ];

    /// The upper-case letter of the wall's text form.
    pub const fn letter(self) -> char {
        ['R', 'G', 'B', 'Y', 'F'][self as usize]
    }

    /// The English word used in files and JSON keys, in lower case.
    pub const fn id(self) -> &'static str {
        ["red", "green", "blue", "yellow", "fuchsia"][self as usize]
    }
}
