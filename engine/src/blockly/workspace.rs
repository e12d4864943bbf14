//! A workspace as Blockly sees it, flat: blocks name each other by number.

/// What Blockly saves.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Workspace {
    pub form: Form,
    pub nodes: Vec<Node>,
    /// The blocks that hang on nothing, in order.
    pub top: Vec<usize>,
    pub variables: Vec<Declared>,
    /// Texts of comments that lie on the canvas.
    pub comments: Vec<String>,
    /// What we write beside the blocks: name, author, note, task.
    pub header: Vec<(String, String)>,
    /// Names of procedures that are kept apart from the blocks.
    pub procedures: Vec<String>,
    /// Paths of other workspaces in the same file.
    pub others: Vec<String>,
}

/// How a workspace is written. Blockly names variables in an order of its own for each.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Form {
    #[default]
    Json,
    Xml,
}

/// A variable that the workspace declares.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Declared {
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
    /// Where a top block lies.
    pub at: Option<(f64, f64)>,
    pub fields: Vec<(String, FieldValue)>,
    /// A file may name an input several times.
    pub inputs: Vec<(String, Input)>,
    pub next: Input,
    /// Blocks inside this one that Blockly connects to nothing.
    pub astray: Vec<usize>,
    /// Number of *else if* of `controls_if`.
    pub else_ifs: usize,
    pub has_else: bool,
    /// The rest of what Blockly keeps of the block, as written; kept for blocks that the language does not have.
    pub extra: String,
    /// Its comments; Blockly shows the last.
    pub comments: Vec<String>,
    /// A text that programs keep with the block.
    pub data: Option<String>,
    pub disabled: bool,
    pub collapsed: bool,
    pub is_permanent: bool,
}

/// What a field holds.
#[derive(Clone, PartialEq, Debug)]
pub enum FieldValue {
    /// An option, a number, a text, the name of a variable.
    Text(String),
    /// A number in JSON.
    Number(f64),
    Variable {
        id: Option<String>,
        name: Option<String>,
        kind: String,
    },
    /// Anything else in JSON, as written: `true`, `null`, `[1]`.
    Other(String),
}

/// What an input holds: a block, and the shadow under it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Input {
    pub block: Option<usize>,
    pub shadow: Option<usize>,
    /// True for inputs that take commands.
    pub is_statement: bool,
}

impl Workspace {
    pub fn add(&mut self) -> usize {
        self.nodes.push(Node::default());
        self.nodes.len() - 1
    }
}

impl Node {
    /// All blocks directly inside, in order, the next block apart.
    pub fn inside(&self) -> impl Iterator<Item = usize> {
        let inputs = self.inputs.iter().map(|(_, input)| input);
        let inputs = inputs.flat_map(|input| input.shadow.into_iter().chain(input.block));
        inputs.chain(self.astray.iter().copied())
    }
}

impl Input {
    /// Takes what another input of the same place holds; gives back what has no room any more.
    pub fn add(&mut self, more: Input) -> impl Iterator<Item = usize> {
        let block = more.block.and_then(|block| self.block.replace(block));
        let shadow = more.shadow.and_then(|shadow| self.shadow.replace(shadow));
        block.into_iter().chain(shadow)
    }
}
