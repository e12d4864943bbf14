//! Compares the programs of many people.

use super::matching::pairs;
use super::tree::{LabelNumbers, Tree, VariableLabels};
use crate::language::Program;

/// Makes the [`ProgramForm`]s of programs to compare.
#[derive(Default)]
pub struct ProgramForms {
    exact: LabelNumbers,
    loose: LabelNumbers,
}

/// The blocks under the hat of a program, without the names of variables, the positions of blocks and comments.
pub struct ProgramForm {
    class: u32,
    /// With all variables equal: a new one in front must not change all others.
    tree: Tree,
    /// The labels of its nodes, sorted.
    labels: Vec<u32>,
}

impl ProgramForms {
    /// The form of a program.
    pub fn form(&mut self, program: &Program) -> ProgramForm {
        let class = self.class(program);
        let tree = Tree::with(program, &mut self.loose, VariableLabels::Same);
        let mut labels: Vec<u32> = tree.nodes()[1..].iter().map(|node| node.label).collect();
        labels.sort_unstable();
        ProgramForm {
            class,
            tree,
            labels,
        }
    }

    /// Equal for programs that are equal up to the names of variables, the positions of blocks, comments and loose
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

    /// Number of blocks and branches.
    pub fn size(&self) -> usize {
        self.labels.len()
    }

    /// The similarity of two programs, from 0 to 100; 100 only for those of one class.
    ///
    /// The share of blocks with a partner of the same kind, option and default values in the other program: Dice's
    /// coefficient over the pairs of a matching (*dice* in Falleri and others, *Fine-grained and accurate source code
    /// differencing*, ASE 2014, section 3). Blocks keep their partner when they move.
    pub fn similarity(&self, other: &ProgramForm) -> u8 {
        if self.class == other.class {
            return 100;
        }
        let pairs = pairs(&self.tree, &other.tree);
        let nodes = self.tree.nodes().iter().zip(&pairs.to_b).skip(1);
        let same = nodes.filter(|(node, partner)| {
            partner.is_some_and(|j| node.label == other.tree.nodes()[j].label)
        });
        self.dice(other, same.count()).min(99)
    }

    /// An upper bound on [`ProgramForm::similarity`], much faster to compute.
    pub fn similarity_bound(&self, other: &ProgramForm) -> u8 {
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
        assert_eq!(one.similarity(&renamed), 100);
        assert_ne!(one.class(), other.class());
        // All blocks are the same, and yet they are two programs.
        assert_eq!(one.similarity(&other), 99);
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
        assert_eq!(ten.similarity(&nine), (200 * 9 / 19) as u8);
        assert_eq!(ten.similarity(&changed), 90);
        assert_eq!(ten.similarity(&nothing), 0);
        assert_eq!(nothing.similarity(&nothing), 100);
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
                assert!(a.similarity(b) <= a.similarity_bound(b));
            }
        }
    }
}
