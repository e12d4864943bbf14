//! A workspace as Blockly sees it, flat: blocks name each other by number.

/// What Blockly saves.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Workspace {
    pub nodes: Vec<Node>,
    /// The blocks that hang on nothing, in order.
    pub top: Vec<usize>,
    /// Id and name.
    pub variables: Vec<(String, String)>,
    /// Texts of comments that lie on the canvas.
    pub comments: Vec<String>,
    /// What we write beside the blocks: name, author, note, game.
    pub header: Vec<(String, String)>,
}

/// A block.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Node {
    pub kind: String,
    pub id: String,
    /// Where a top block lies.
    pub at: Option<(f64, f64)>,
    pub fields: Vec<(String, FieldValue)>,
    pub inputs: Vec<(String, Input)>,
    pub next: Option<usize>,
    /// Number of *else if* of `controls_if`.
    pub else_ifs: usize,
    pub has_else: bool,
    /// What else Blockly keeps of the block, as written; kept for blocks that the language does not have.
    pub extra: String,
    pub comment: Option<String>,
    pub disabled: bool,
    pub collapsed: bool,
}

/// What a field holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FieldValue {
    /// An option, a number, a text.
    Text(String),
    Variable {
        id: String,
        name: Option<String>,
    },
}

/// What an input holds: a block, and the shadow under it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Input {
    pub block: Option<usize>,
    pub shadow: Option<usize>,
}

impl Workspace {
    pub fn add(&mut self) -> usize {
        self.nodes.push(Node::default());
        self.nodes.len() - 1
    }
}

impl Node {
    pub fn field(&self, name: &str) -> Option<&FieldValue> {
        let mut fields = self.fields.iter();
        fields
            .find(|(other, _)| other == name)
            .map(|(_, value)| value)
    }

    pub fn input(&self, name: &str) -> Input {
        let mut inputs = self.inputs.iter();
        let found = inputs.find(|(other, _)| other == name);
        found.map(|(_, input)| *input).unwrap_or_default()
    }
}
