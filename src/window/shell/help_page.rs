//! The help chapter of a game: rules, and how to do the main things.

use engine::text::Text;

/// A message of a sentence or two.
pub type Says = fn(&Text) -> String;

/// The help chapter of a game.
pub struct HelpPage {
    /// The rules, paragraph by paragraph.
    pub rules: &'static [Says],
    /// Tasks, and how to do them.
    pub how: &'static [(Says, Says)],
}

/// Builds a [`HelpPage`] from message names: `[rule …] [task explanation …]`.
macro_rules! page {
    ($([$($rule:ident)*] [$($what:ident $how:ident)*])*) => {
        $(HelpPage {
            rules: &[$(|text| text.$rule()),*],
            how: &[$((|text| text.$what(), |text| text.$how())),*],
        })*
    };
}
pub(crate) use page;
