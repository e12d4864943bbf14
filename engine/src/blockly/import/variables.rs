//! Which variable each block means, found as Blockly finds it (`core/variables.ts`, `core/variable_map.ts`): by id, else
//! by name and type without regard to capitals, else a new one.

use super::known::{self, is_variable_field};
use crate::blockly::workspace::{FieldValue, Form, Node, Workspace};
use crate::blockly::{BlocklyError, MAX_VARIABLES};
use std::collections::{HashMap, HashSet};

/// The letters of variables without a name.
const LETTERS: &[u8] = b"ijkmnopqrstuvwxyzabcdefgh";

/// What Blockly calls the variable of a block that names none.
const ITEM: &str = "item";

/// The variables of a workspace.
#[derive(Default)]
pub struct Variables {
    /// No two are the same.
    pub names: Vec<String>,
    /// The variable of each node, as an index into `names`.
    pub of_node: Vec<Option<usize>>,
    by_id: HashMap<String, usize>,
    /// By type and name in small letters.
    by_name: HashMap<(String, String), usize>,
    by_exact_name: HashMap<String, usize>,
    /// In small letters.
    taken: HashSet<String>,
    /// The next name for a variable without one: an index into [`LETTERS`], and how often they were used up.
    next_letter: (usize, usize),
}

/// What a traversal does at a node.
enum Step {
    Enter(usize),
    Leave(usize),
}

impl Variables {
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
            // JSON may declare names that differ in capitals alone.
            let known = variables.by_name.get(&lower).copied();
            let index = match known.filter(|_| workspace.form == Form::Xml) {
                Some(known) => known,
                None if name.is_empty() => continue,
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

    /// Goes through a top block in the order in which Blockly does.
    fn visit(&mut self, workspace: &Workspace, top: usize) -> Result<(), BlocklyError> {
        let mut absent = Vec::new();
        let mut open = vec![Step::Enter(top)];
        while let Some(step) = open.pop() {
            match step {
                Step::Enter(number) => {
                    let node = &workspace.nodes[number];
                    let field = known::kind(node).and_then(|kind| {
                        is_variable_field(kind).map(|field| known::last_field(node, field))
                    });
                    match field {
                        Some(Some(value)) => {
                            self.of_node[number] = Some(self.meant(value)?);
                        }
                        Some(None) if workspace.form == Form::Xml => absent.push(number),
                        Some(None) => open.push(Step::Leave(number)),
                        None => {}
                    }
                    let next = node.next.shadow.into_iter().chain(node.next.block);
                    let inside: Vec<usize> = node.inside().chain(next).collect();
                    open.extend(inside.into_iter().rev().map(Step::Enter));
                }
                Step::Leave(number) => self.default_of(workspace, number)?,
            }
        }
        for number in absent.into_iter().rev() {
            self.default_of(workspace, number)?;
        }
        Ok(())
    }

    /// The variable that a field means.
    fn meant(&mut self, value: &FieldValue) -> Result<usize, BlocklyError> {
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

    fn default_of(&mut self, workspace: &Workspace, number: usize) -> Result<(), BlocklyError> {
        let node = &workspace.nodes[number];
        let index = match names_item(node) {
            true => self.named(ITEM, "")?,
            false => self.unnamed("")?,
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
            self.next_letter = match letter + 1 == LETTERS.len() {
                true => (0, round + 1),
                false => (letter + 1, round),
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

/// True for blocks whose variable is called *item* if they name none.
fn names_item(node: &Node) -> bool {
    node.kind.starts_with("variables_") || node.kind == "math_change"
}
