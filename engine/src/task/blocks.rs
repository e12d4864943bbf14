//! The blocks that a task has.

use crate::language::Kind;
use crate::language::kind::Category;

/// The blocks that programs for a task may use. The default value of a socket is no block.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum AllowedBlocks {
    #[default]
    All,
    Only(Vec<Choice>),
    Without(Vec<Choice>),
}

/// Blocks that are chosen together.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Choice {
    Kind(Kind),
    /// All blocks that the palette shows in this category, those that it shows in another too.
    Category(Category),
}

impl AllowedBlocks {
    pub fn allows(&self, kind: Kind) -> bool {
        let holds = |choices: &[Choice]| choices.iter().any(|choice| choice.holds(kind));
        match self {
            AllowedBlocks::All => true,
            AllowedBlocks::Only(choices) => holds(choices),
            AllowedBlocks::Without(choices) => !holds(choices),
        }
    }
}

impl Choice {
    fn holds(self, kind: Kind) -> bool {
        match self {
            Choice::Kind(chosen) => chosen == kind,
            Choice::Category(category) => kind.row().categories.contains(&category),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn categories_stand_for_all_their_blocks() {
        let infection = vec![Choice::Category(Category::Infection)];
        let only = AllowedBlocks::Only([infection.clone(), vec![Choice::Kind(Kind::If)]].concat());
        let without = AllowedBlocks::Without(infection);
        for (kind, in_only, in_without) in [
            (Kind::Infect, true, false),
            (Kind::RemoveInfected, true, false),
            (Kind::If, true, true),
            (Kind::Remove, false, true),
        ] {
            assert!(AllowedBlocks::All.allows(kind));
            assert_eq!(only.allows(kind), in_only, "{kind:?}");
            assert_eq!(without.allows(kind), in_without, "{kind:?}");
        }
    }
}
