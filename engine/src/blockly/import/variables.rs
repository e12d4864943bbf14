//! Finds the variable of each block like Blockly (`core/variables.ts`, `core/variable_map.ts`): by
//! id, then by name and type regardless of case; otherwise creates a new one.

use super::meaning::{self, variable_field};
use crate::blockly::workspace::{FieldValue, Format, Node, Workspace};
use crate::blockly::{BlocklyError, MAX_VARIABLES};
use std::collections::{HashMap, HashSet};

/// Names for variables without one, in Blockly's order.
const LETTERS: &[u8] = b"ijkmnopqrstuvwxyzabcdefgh";

/// Blockly's name for the variable of some blocks that name none.
const ITEM: &str = "item";

/// The variables of a workspace.
#[derive(Default)]
pub struct Variables {
    /// All different.
    pub names: Vec<String>,
    /// The variable of each node, as an index into `names`.
    pub of_node: Vec<Option<usize>>,
    by_id: HashMap<String, usize>,
    /// By type and lower-case name.
    by_name: HashMap<(String, String), usize>,
    by_exact_name: HashMap<String, usize>,
    /// Lower-case names in use.
    taken: HashSet<String>,
    /// The next name for a variable without one: an index into [`LETTERS`], and a number to append
    /// unless it is 0.
    next_letter: (usize, usize),
}

/// A step of a traversal.
enum Step {
    Enter(usize),
    Leave(usize),
}

impl Variables {
    /// Finds the variables of all nodes.
    ///
    /// # Errors
    /// There are more than [`MAX_VARIABLES`].
    pub fn new(workspace: &Workspace) -> Result<Variables, BlocklyError> {
        let mut variables = Variables {
            of_node: vec![None; workspace.nodes.len()],
            ..Variables::default()
        };
        for declared in &workspace.variables {
            let name = Some(&*declared.name).filter(|name| !name.is_empty());
            let name = name.unwrap_or(&declared.id);
            let lower = (declared.kind.clone(), name.to_lowercase());
            // JSON may declare names that differ only in case.
            let known = variables.by_name.get(&lower).copied();
            let index = match known.filter(|_| workspace.format == Format::Xml) {
                Some(known) => known,
                None if name.is_empty() => continue,
                // Blockly has a variable of each type with one name.
                None if known.is_none() && variables.by_exact_name.contains_key(name) => {
                    let free = (2..)
                        .map(|number: usize| format!("{name} {number}"))
                        .find(|name| !variables.by_exact_name.contains_key(name))
                        .expect("there is always one more number");
                    let index = variables.create(&free, &declared.kind)?;
                    variables.by_name.insert(lower, index);
                    index
                }
                None => variables.create(name, &declared.kind)?,
            };
            variables.by_id.insert(declared.id.clone(), index);
        }
        for top in &workspace.top {
            variables.visit(workspace, *top)?;
        }
        Ok(variables)
    }

    /// The name of the variable with an id.
    pub fn name_of(&self, id: &str) -> Option<&str> {
        self.by_id.get(id).map(|index| &*self.names[*index])
    }

    /// Visits a top-level block and everything inside and below it, in Blockly's order.
    fn visit(&mut self, workspace: &Workspace, top: usize) -> Result<(), BlocklyError> {
        let mut absent = Vec::new();
        let mut open = vec![Step::Enter(top)];
        while let Some(step) = open.pop() {
            match step {
                Step::Enter(number) => {
                    let node = &workspace.nodes[number];
                    let field = meaning::kind(node).and_then(|kind| {
                        variable_field(kind).map(|field| meaning::last_field(node, field))
                    });
                    match field {
                        Some(Some(value)) => {
                            self.of_node[number] = Some(self.of_field(value)?);
                        }
                        Some(None) if workspace.format == Format::Xml => absent.push(number),
                        Some(None) => open.push(Step::Leave(number)),
                        None => {}
                    }
                    let next = node.next.shadow.into_iter().chain(node.next.block);
                    let inside: Vec<usize> = node.inside().chain(next).collect();
                    open.extend(inside.into_iter().rev().map(Step::Enter));
                }
                Step::Leave(number) => self.set_default(workspace, number)?,
            }
        }
        for number in absent.into_iter().rev() {
            self.set_default(workspace, number)?;
        }
        Ok(())
    }

    /// The variable of a field.
    fn of_field(&mut self, value: &FieldValue) -> Result<usize, BlocklyError> {
        let (id, name, kind) = match value {
            FieldValue::Text(name) => (None, Some(&**name), ""),
            FieldValue::Variable { id, name, kind } => (id.as_deref(), name.as_deref(), &**kind),
            FieldValue::Number(_) | FieldValue::Other(_) => (None, None, ""),
        };
        let id = id.filter(|id| !id.is_empty());
        let name = name.filter(|name| !name.is_empty());
        if let Some(&index) = id.and_then(|id| self.by_id.get(id)) {
            return Ok(index);
        }
        let index = match name {
            Some(name) => self.named(name, kind)?,
            None => self.unnamed(kind)?,
        };
        if let Some(id) = id {
            self.by_id.insert(id.to_owned(), index);
        }
        Ok(index)
    }

    /// Sets the variable of a node without a variable field.
    fn set_default(&mut self, workspace: &Workspace, number: usize) -> Result<(), BlocklyError> {
        let node = &workspace.nodes[number];
        let index = if defaults_to_item(node) {
            self.named(ITEM, "")?
        } else {
            self.unnamed("")?
        };
        self.of_node[number] = Some(index);
        Ok(())
    }

    fn named(&mut self, name: &str, kind: &str) -> Result<usize, BlocklyError> {
        let lower = (kind.to_owned(), name.to_lowercase());
        match self.by_name.get(&lower) {
            Some(&index) => Ok(index),
            None => self.create(name, kind),
        }
    }

    fn unnamed(&mut self, kind: &str) -> Result<usize, BlocklyError> {
        loop {
            let (letter, round) = self.next_letter;
            let mut name = char::from(LETTERS[letter]).to_string();
            if round > 0 {
                name.push_str(&round.to_string());
            }
            if !self.taken.contains(&name) {
                return self.create(&name, kind);
            }
            self.next_letter = if letter + 1 == LETTERS.len() {
                (0, round + 1)
            } else {
                (letter + 1, round)
            };
        }
    }

    fn create(&mut self, name: &str, kind: &str) -> Result<usize, BlocklyError> {
        let index = match self.by_exact_name.get(name) {
            Some(&index) => index,
            None if self.names.len() == MAX_VARIABLES => {
                return Err(BlocklyError::TooManyVariables);
            }
            None => {
                self.names.push(name.to_owned());
                self.by_exact_name
                    .insert(name.to_owned(), self.names.len() - 1);
                self.names.len() - 1
            }
        };
        let lower = name.to_lowercase();
        self.taken.insert(lower.clone());
        self.by_name
            .entry((kind.to_owned(), lower))
            .or_insert(index);
        Ok(index)
    }
}

/// True for blocks whose variable is [`ITEM`] if they name none.
fn defaults_to_item(node: &Node) -> bool {
    node.kind.starts_with("variables_") || node.kind == "math_change"
}
