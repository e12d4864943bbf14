//! The contents of a workspace, flat: blocks refer to each other by index.

/// A saved workspace.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Workspace {
    pub format: Format,
    pub nodes: Vec<Node>,
    /// The top-level blocks, in order.
    pub top: Vec<usize>,
    pub variables: Vec<DeclaredVariable>,
    /// Comments on the canvas.
    pub comments: Vec<String>,
    /// Our own metadata: name, author, note, task.
    pub header: Vec<(String, String)>,
    /// Names of procedures that are saved apart from the blocks.
    pub procedures: Vec<String>,
    /// Paths of other workspaces in the same file.
    pub others: Vec<String>,
}

/// The file format. Blockly creates missing variables in a different order in each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Format {
    #[default]
    Json,
    Xml,
}

/// A variable that a workspace declares.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DeclaredVariable {
    pub id: String,
    pub name: String,
    /// Its type, usually empty: variables of different types may share a name.
    pub kind: String,
}

/// A block.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Node {
    pub kind: String,
    pub id: String,
    /// The position of a top-level block.
    pub at: Option<(f64, f64)>,
    pub fields: Vec<(String, FieldValue)>,
    /// Files may contain an input several times.
    pub inputs: Vec<(String, Input)>,
    pub next: Input,
    /// Blocks inside this one in the file that Blockly does not connect to anything.
    pub unconnected: Vec<usize>,
    /// Number of *else if* branches of `controls_if`.
    pub else_ifs: usize,
    pub has_else: bool,
    /// Other state of the block as written in the file; only for blocks that are not in our
    /// language.
    pub extra: String,
    /// Blockly shows only the last.
    pub comments: Vec<String>,
    /// Text that programs store with the block.
    pub data: Option<String>,
    pub disabled: bool,
    pub collapsed: bool,
    pub is_permanent: bool,
}

/// The content of a field.
#[derive(Clone, PartialEq, Debug)]
pub enum FieldValue {
    /// An option, number, text or name of a variable.
    Text(String),
    /// A number in JSON.
    Number(f64),
    Variable {
        id: Option<String>,
        name: Option<String>,
        kind: String,
    },
    /// Any other JSON, as written: `true`, `null`, `[1]`.
    Other(String),
}

/// The content of an input: a block, and the shadow block under it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Input {
    pub block: Option<usize>,
    pub shadow: Option<usize>,
    /// True for inputs for commands.
    pub is_statement: bool,
}

impl Workspace {
    /// Adds an empty node and returns its index.
    pub fn add(&mut self) -> usize {
        self.nodes.push(Node::default());
        self.nodes.len() - 1
    }
}

impl Node {
    /// All blocks directly inside, in order, without the next block.
    pub fn inside(&self) -> impl Iterator<Item = usize> {
        self.inputs
            .iter()
            .flat_map(|(_, input)| input.shadow.into_iter().chain(input.block))
            .chain(self.unconnected.iter().copied())
    }
}

impl Input {
    /// Adds the content of another input of the same name, and returns the blocks that it replaces.
    pub fn add(&mut self, more: Input) -> impl Iterator<Item = usize> {
        let block = more.block.and_then(|block| self.block.replace(block));
        let shadow = more.shadow.and_then(|shadow| self.shadow.replace(shadow));
        block.into_iter().chain(shadow)
    }
}
