//! What the help says about a game: its rules, and how to do the main things.

use engine::text::Text;

/// A sentence or two.
pub type Says = fn(&Text) -> String;

/// The chapter of a game.
pub struct HelpPage {
    /// The rules, paragraph by paragraph.
    pub rules: &'static [Says],
    /// What one wants to do, and how.
    pub how: &'static [(Says, Says)],
}

/// A [`HelpPage`] from the names of its messages: `[rule …] [what how …]`.
macro_rules! page {
    ($([$($rule:ident)*] [$($what:ident $how:ident)*])*) => {
        $(HelpPage {
            rules: &[$(|text| text.$rule()),*],
            how: &[$((|text| text.$what(), |text| text.$how())),*],
        })*
    };
}
pub(crate) use page;
