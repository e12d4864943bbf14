//! How alike programs of many people are.

use super::matching::pairs;
use super::tree::{LabelNumbers, Tree, VariableLabels};
use crate::language::Program;

/// Makes the [`ProgramForm`]s of programs that are to be compared with each other.
#[derive(Default)]
pub struct ProgramForms {
    exact: LabelNumbers,
    loose: LabelNumbers,
}

/// The blocks under a hat, whatever the variables are called, where the blocks lie, and what comments say.
pub struct ProgramForm {
    class: u32,
    /// With all variables alike: a new one in front does not make all others different.
    tree: Tree,
    /// The labels of its nodes, sorted.
    labels: Vec<u32>,
}

impl ProgramForms {
    /// The form of a program.
    pub fn form(&mut self, program: &Program) -> ProgramForm {
        let class = self.class(program);
        let tree = Tree::with(program, &mut self.loose, VariableLabels::Alike);
        let mut labels: Vec<u32> = tree.nodes()[1..].iter().map(|node| node.label).collect();
        labels.sort_unstable();
        ProgramForm {
            class,
            tree,
            labels,
        }
    }

    /// Equal for programs that are equal up to the names of variables, the places of blocks, comments and loose
    /// stacks: they make the same moves, block by block.
    pub fn class(&mut self, program: &Program) -> u32 {
        let tree = Tree::with(program, &mut self.exact, VariableLabels::ByFirstUse);
        tree.nodes()[0].class
    }
}

impl ProgramForm {
    /// See [`ProgramForms::class`].
    pub fn class(&self) -> u32 {
        self.class
    }

    /// How many blocks and branches there are.
    pub fn size(&self) -> usize {
        self.labels.len()
    }

    /// How alike two programs are, from 0 to 100; 100 only for those of one class. Whatever the variables are called.
    ///
    /// The share of the blocks that have a partner of the same kind, option and default values in the other program:
    /// Dice's coefficient over the pairs of a matching (*dice* in Falleri and others, *Fine-grained and accurate
    /// source code differencing*, ASE 2014, section 3). Blocks that were moved keep their partner.
    pub fn likeness(&self, other: &ProgramForm) -> u8 {
        if self.class == other.class {
            return 100;
        }
        let pairs = pairs(&self.tree, &other.tree);
        let same = pairs
            .to_b
            .iter()
            .enumerate()
            .skip(1)
            .filter(|(i, partner)| {
                let label = |j: usize| other.tree.nodes()[j].label;
                partner.is_some_and(|j| self.tree.nodes()[*i].label == label(j))
            });
        self.dice(other, same.count()).min(99)
    }

    /// No pair of programs is more alike than this, which is found much sooner.
    pub fn likeness_at_most(&self, other: &ProgramForm) -> u8 {
        if self.class == other.class {
            return 100;
        }
        let (mut these, mut those) = (&self.labels[..], &other.labels[..]);
        let mut same = 0;
        while let ([this, rest @ ..], [that, others @ ..]) = (these, those) {
            match this.cmp(that) {
                std::cmp::Ordering::Less => these = rest,
                std::cmp::Ordering::Greater => those = others,
                std::cmp::Ordering::Equal => {
                    same += 1;
                    (these, those) = (rest, others);
                }
            }
        }
        self.dice(other, same).min(99)
    }

    fn dice(&self, other: &ProgramForm, same: usize) -> u8 {
        let all = (self.size() + other.size()).max(1);
        (200 * same / all) as u8
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bundled;
    use crate::language::file::read;

    fn program(on_click: &str) -> Program {
        let variables = "variables: [\"a\", \"b\", \"i\"]";
        read(&format!(
            "Program(format: 1, name: \"\", {variables}, on_click: [{on_click}])"
        ))
        .unwrap()
    }

    fn forms<const N: usize>(programs: [&str; N]) -> [ProgramForm; N] {
        let mut forms = ProgramForms::default();
        programs.map(|one| forms.form(&program(one)))
    }

    #[test]
    fn names_of_variables_do_not_count_but_which_is_which_does() {
        let [one, renamed, other] = forms([
            "Set(var: \"a\", to: Number(1)), Set(var: \"b\", to: Get(\"a\"))",
            "Set(var: \"i\", to: Number(1)), Set(var: \"a\", to: Get(\"i\"))",
            "Set(var: \"a\", to: Number(1)), Set(var: \"b\", to: Get(\"b\"))",
        ]);
        assert_eq!(one.class(), renamed.class());
        assert_eq!(one.likeness(&renamed), 100);
        assert_ne!(one.class(), other.class());
        // All blocks are the same, and yet they are two programs.
        assert_eq!(one.likeness(&other), 99);
    }

    #[test]
    fn what_is_nearly_equal_is_nearly_100() {
        let ten = ["DropAll"; 9].join(", ");
        let [ten, nine, changed, nothing] = forms([
            &format!("{ten}, CureAll"),
            &ten,
            &format!("{ten}, RemoveInfected"),
            "",
        ]);
        assert_eq!(ten.likeness(&nine), (200 * 9 / 19) as u8);
        assert_eq!(ten.likeness(&changed), 90);
        assert_eq!(ten.likeness(&nothing), 0);
        assert_eq!(nothing.likeness(&nothing), 100);
    }

    #[test]
    fn the_measure_is_never_above_its_bound() {
        let mut forms = ProgramForms::default();
        let solutions: Vec<ProgramForm> = bundled::PROGRAMS
            .iter()
            .filter_map(|(_, text)| read(text).ok())
            .map(|program| forms.form(&program))
            .collect();
        assert!(solutions.len() > 20);
        for a in &solutions {
            for b in &solutions {
                assert!(a.likeness(b) <= a.likeness_at_most(b));
            }
        }
    }
}
