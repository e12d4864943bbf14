//! Reads and writes the XML of `Blockly.Xml.workspaceToDom`.

use super::workspace::{DeclaredVariable, FieldValue, Format, Input, Workspace};
use super::{BlocklyError, MAX_VALUES, number};
use roxmltree::{Document, Error, Node as Element, ParsingOptions};
use std::borrow::Cow;

/// First code point that replaces control characters, which XML does not allow, while it is
/// parsed.
const CONTROLS: u32 = 0xF_0000;

/// Reads a workspace or a single block.
///
/// # Errors
/// The text is not XML or contains no workspace.
pub fn read(text: &str) -> Result<Workspace, BlocklyError> {
    let text = &*hide_controls(text);
    let page;
    let document = match parse(text) {
        Ok(document) => document,
        // A page is hardly ever well-formed XML.
        Err(error) => {
            page = workspaces_of_page(text);
            parse(&page).map_err(|_| error)?
        }
    };
    let root = document.root_element();
    let mut workspace = Workspace {
        format: Format::Xml,
        ..Workspace::default()
    };
    let mut open: Vec<(Element<'_, '_>, usize)> = Vec::new();
    let mut top = |element, workspace: &mut Workspace| {
        let node = workspace.add();
        workspace.top.push(node);
        open.push((element, node));
    };
    if is_block(root) {
        top(root, &mut workspace);
    } else {
        let root;
        (root, workspace.others) = workspace_in(document.root_element())?;
        for element in root.children().filter(Element::is_element) {
            match &*name(element) {
                "variables" => {
                    for variable in element.children().filter(Element::is_element) {
                        let name = all_text(variable);
                        workspace.variables.push(DeclaredVariable {
                            id: attribute(variable, "id").unwrap_or_else(|| name.clone()),
                            name,
                            kind: attribute(variable, "type").unwrap_or_default(),
                        });
                    }
                }
                "comment" => workspace.comments.push(all_text(element)),
                "clickomania" => {
                    for part in element.children().filter(Element::is_element) {
                        workspace.header.push((name(part), all_text(part)));
                    }
                }
                _ => outermost_blocks(element).for_each(|block| top(block, &mut workspace)),
            }
        }
    }
    while let Some((element, node)) = open.pop() {
        read_block(element, node, &mut workspace, &mut open);
    }
    Ok(workspace)
}

fn parse(text: &str) -> Result<Document<'_>, BlocklyError> {
    let options = |allow_dtd| ParsingOptions {
        nodes_limit: MAX_VALUES as u32,
        allow_dtd,
        ..ParsingOptions::default()
    };
    // Entities could expand a small file without limit.
    let allow_dtd = !text.contains("<!ENTITY");
    let parsed = Document::parse_with_options(text, options(allow_dtd));
    parsed.map_err(|error| {
        if matches!(error, Error::NodesLimitReached) {
            return BlocklyError::TooManyBlocks;
        }
        let place = error.pos();
        BlocklyError::Syntax {
            line: place.row as usize,
            column: place.col as usize,
        }
    })
}

/// The `<xml>` elements of a page, in one element; nothing if there are blocks outside them.
fn workspaces_of_page(text: &str) -> String {
    let lower = text.to_ascii_lowercase();
    let mut page = "<page>".to_owned();
    let mut at = 0;
    let mut outside = String::new();
    while let Some(start) = lower[at..].find("<xml")
        && let Some(length) = lower[at + start..].find("</xml>")
    {
        let end = at + start + length + "</xml>".len();
        outside.push_str(&lower[at..at + start]);
        page.push_str(&text[at + start..end]);
        at = end;
    }
    outside.push_str(&lower[at..]);
    if outside.contains("<block") {
        return String::new();
    }
    page + "</page>"
}

/// The element that contains the blocks, and the names of other such elements.
fn workspace_in<'a, 'i>(
    root: Element<'a, 'i>,
) -> Result<(Element<'a, 'i>, Vec<String>), BlocklyError> {
    let is_toolbox = |element: &Element<'_, '_>| {
        let id = attribute(*element, "id").unwrap_or_default();
        id.to_lowercase().contains("toolbox")
            || has_child(*element, &["category", "sep", "label", "button"])
    };
    let all: Vec<_> = outermost(root, |element| name(element) == "xml").collect();
    let mut workspaces = all.iter().filter(|element| !is_toolbox(element));
    if let Some(first) = workspaces.next() {
        let others = workspaces.map(|other| {
            let number = all.iter().position(|element| element == other);
            let number = number.unwrap_or_default();
            attribute(*other, "id").unwrap_or_else(|| format!("xml[{number}]"))
        });
        return Ok((*first, others.collect()));
    }
    if !all.is_empty() || name(root) == "toolbox" || is_toolbox(&root) {
        return Err(BlocklyError::Toolbox);
    }
    if has_child(root, &["block", "shadow", "variables"]) {
        Ok((root, Vec::new()))
    } else {
        Err(BlocklyError::NoWorkspace)
    }
}

fn has_child(element: Element<'_, '_>, names: &[&str]) -> bool {
    let mut children = element.children().filter(Element::is_element);
    children.any(|child| names.contains(&&*name(child)))
}

/// Reads a block; adds the blocks inside it to `open`.
fn read_block<'a, 'i>(
    element: Element<'a, 'i>,
    node: usize,
    to: &mut Workspace,
    open: &mut Vec<(Element<'a, 'i>, usize)>,
) {
    let mut block = std::mem::take(&mut to.nodes[node]);
    block.kind = attribute(element, "type").unwrap_or_default();
    block.id = attribute(element, "id").unwrap_or_default();
    let place = |name| leading_number(&attribute(element, name)?);
    block.at = match (place("x"), place("y")) {
        (None, None) => None,
        // Blockly's default for missing coordinates.
        (x, y) => Some((x.unwrap_or(10.0), y.unwrap_or(10.0))),
    };
    let is_one_of = |name, values: &[&str]| {
        let given = attribute(element, name).unwrap_or_default();
        given.split(',').any(|given| values.contains(&given.trim()))
    };
    block.collapsed = is_one_of("collapsed", &["true"]);
    block.disabled = is_one_of("disabled", &["true", "disabled"])
        || is_one_of("disabled-reasons", &["MANUALLY_DISABLED"]);
    let mut add = |element| {
        let node = to.add();
        open.push((element, node));
        node
    };
    for child in element.children().filter(Element::is_element) {
        let child_name = attribute(child, "name").unwrap_or_default();
        match &*name(child) {
            "mutation" => {
                let count = |name| leading_number(&attribute(child, name)?);
                block.else_ifs = count("elseif").unwrap_or(0.0).clamp(0.0, 1e6) as usize;
                block.has_else = count("else").is_some_and(|count| count != 0.0);
                block.extra = child.document().input_text()[child.range()].to_owned();
                if let Some(name) = attribute(child, "name") {
                    block
                        .fields
                        .push(("name".to_owned(), FieldValue::Text(name)));
                }
            }
            "field" | "title" => {
                let id = attribute(child, "id");
                let kind = attribute(child, "variabletype");
                let text = all_text(child);
                // Only variable fields have these attributes.
                let value = if id.is_some() || kind.is_some() {
                    FieldValue::Variable {
                        id,
                        name: Some(text),
                        kind: kind.unwrap_or_default(),
                    }
                } else {
                    FieldValue::Text(text)
                };
                block.fields.push((child_name, value));
            }
            tag @ ("value" | "statement") => {
                let mut input = connection(child, &mut add, &mut block.unconnected);
                input.is_statement = tag == "statement";
                block.inputs.push((child_name, input));
            }
            "next" => {
                let more = connection(child, &mut add, &mut block.unconnected);
                // Blockly uses the first.
                let first = std::mem::replace(&mut block.next, more);
                block.unconnected.extend(block.next.add(first));
            }
            "comment" => block.comments.push(all_text(child)),
            "data" => block.data = Some(all_text(child)),
            _ => block
                .unconnected
                .extend(outermost_blocks(child).map(&mut add)),
        }
    }
    to.nodes[node] = block;
}

/// Reads the content of an input or `next`: the last block and the last shadow in it. The others
/// are `unconnected`.
fn connection<'a, 'i: 'a>(
    element: Element<'a, 'i>,
    add: &mut impl FnMut(Element<'a, 'i>) -> usize,
    unconnected: &mut Vec<usize>,
) -> Input {
    let mut input = Input::default();
    for child in element.children().filter(Element::is_element) {
        match &*name(child) {
            "block" => unconnected.extend(input.block.replace(add(child))),
            "shadow" => unconnected.extend(input.shadow.replace(add(child))),
            _ => unconnected.extend(outermost_blocks(child).map(&mut *add)),
        }
    }
    input
}

fn is_block(element: Element<'_, '_>) -> bool {
    matches!(&*name(element), "block" | "shadow")
}

/// The element itself if it is a block; otherwise the outermost blocks inside it.
fn outermost_blocks<'a, 'i>(element: Element<'a, 'i>) -> impl Iterator<Item = Element<'a, 'i>> {
    outermost(element, is_block)
}

/// The element itself if it is wanted; otherwise the outermost such elements inside it.
fn outermost<'a, 'i>(
    element: Element<'a, 'i>,
    is_wanted: impl Fn(Element<'a, 'i>) -> bool,
) -> impl Iterator<Item = Element<'a, 'i>> {
    let mut open = vec![element];
    std::iter::from_fn(move || {
        while let Some(element) = open.pop() {
            if is_wanted(element) {
                return Some(element);
            }
            open.extend(element.children().rev().filter(Element::is_element));
        }
        None
    })
}

/// The name of a tag in lower case; Blockly ignores case.
fn name(element: Element<'_, '_>) -> String {
    element.tag_name().name().to_lowercase()
}

fn attribute(element: Element<'_, '_>, name: &str) -> Option<String> {
    let found = element
        .attributes()
        .find(|attribute| attribute.name().eq_ignore_ascii_case(name));
    found.map(|attribute| show_controls(attribute.value()))
}

fn all_text(element: Element<'_, '_>) -> String {
    let texts = element.descendants().filter(Element::is_text);
    let text: String = texts.filter_map(|text| text.text()).collect();
    show_controls(&text)
}

/// The number at the start of a text, like JavaScript's `parseInt` and `parseFloat`.
fn leading_number(text: &str) -> Option<f64> {
    let text = text.trim();
    (1..=text.len().min(400))
        .rev()
        .find_map(|end| text.get(..end)?.parse().ok())
        .filter(|number: &f64| number.is_finite())
}

/// The placeholder, during parsing, for a letter that XML does not allow; `None` for other letters.
fn stand_in(code: u32) -> Option<char> {
    match code {
        9 | 10 | 13 => None,
        0 | 0xD800..=0xDFFF | 0xFFFE | 0xFFFF | 0x11_0000.. => Some(char::REPLACEMENT_CHARACTER),
        1..32 => char::from_u32(CONTROLS + code),
        _ => None,
    }
}

/// Replaces control characters, which XML does not allow, and references to them, which HTML does: Blockly writes both.
fn hide_controls(text: &str) -> Cow<'_, str> {
    let hides = |letter: char| stand_in(letter as u32).is_some();
    if !text.contains("&#") && !text.contains(hides) {
        return Cow::Borrowed(text);
    }
    let text: String = (text.chars())
        .map(|letter| stand_in(letter as u32).unwrap_or(letter))
        .collect();
    let mut parts = text.split("&#");
    let mut hidden = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let reference = part.split_once(';').and_then(|(digits, rest)| {
            let code = match digits.strip_prefix(['x', 'X']) {
                Some(digits) => u32::from_str_radix(digits, 16),
                None => digits.parse(),
            };
            Some((stand_in(code.ok()?)?, rest))
        });
        match reference {
            Some((stand_in, rest)) => {
                hidden.push(stand_in);
                hidden.push_str(rest);
            }
            None => {
                hidden.push_str("&#");
                hidden.push_str(part);
            }
        }
    }
    Cow::Owned(hidden)
}

/// Restores the control characters that [`hide_controls`] replaced.
fn show_controls(text: &str) -> String {
    let shown = |letter: char| match (letter as u32).checked_sub(CONTROLS) {
        Some(code @ 1..32) => char::from(code as u8),
        _ => letter,
    };
    text.chars().map(shown).collect()
}

/// Writes a workspace on one line, without self-closing tags: files with control characters are
/// read as HTML.
pub fn write(workspace: &Workspace) -> String {
    let mut writer = Writer {
        workspace,
        xml: r#"<xml xmlns="https://developers.google.com/blockly/xml">"#.to_owned(),
        open: Vec::new(),
    };
    if !workspace.variables.is_empty() {
        writer.xml.push_str("<variables>");
        for variable in &workspace.variables {
            writer.begin("variable", &[("id", &variable.id)]);
            writer.attribute_if("type", &variable.kind);
            writer.end("variable", &variable.name);
        }
        writer.xml.push_str("</variables>");
    }
    writer.xml.push_str(r#"<clickomania format="1">"#);
    for (name, text) in &workspace.header {
        writer.begin(name, &[]);
        writer.end(name, text);
    }
    writer.xml.push_str("</clickomania>");
    writer
        .open
        .extend(workspace.top.iter().rev().map(|node| Rest::Block(*node)));
    while let Some(rest) = writer.open.pop() {
        match rest {
            Rest::Text(text) => writer.xml.push_str(text),
            Rest::Input(tag, name) => {
                writer.begin(tag, &[("name", &name)]);
                writer.xml.push('>');
            }
            Rest::Block(node) => writer.block("block", node),
            Rest::Shadow(node) => writer.block("shadow", node),
        }
    }
    writer.xml.push_str("</xml>");
    writer.xml
}

/// The letter as it is written: a replacement for those that neither XML nor HTML allows.
pub fn xml_letter(letter: char) -> char {
    match letter {
        '\0' | '\u{fffe}' | '\u{ffff}' => char::REPLACEMENT_CHARACTER,
        _ => letter,
    }
}

/// An item still to write; the writer keeps the next one last.
enum Rest {
    Text(&'static str),
    Block(usize),
    Shadow(usize),
    Input(&'static str, String),
}

struct Writer<'w> {
    workspace: &'w Workspace,
    xml: String,
    open: Vec<Rest>,
}

impl Writer<'_> {
    /// Writes the start of a tag, up to its attributes.
    fn begin(&mut self, tag: &str, attributes: &[(&str, &str)]) {
        self.xml.push('<');
        self.xml.push_str(tag);
        for (name, value) in attributes {
            self.xml.push_str(&format!(" {name}=\""));
            self.escaped(value, true);
            self.xml.push('"');
        }
    }

    fn attribute_if(&mut self, name: &str, value: &str) {
        if !value.is_empty() {
            self.xml.push_str(&format!(" {name}=\""));
            self.escaped(value, true);
            self.xml.push('"');
        }
    }

    fn end(&mut self, tag: &str, text: &str) {
        self.xml.push('>');
        self.escaped(text, false);
        self.xml.push_str(&format!("</{tag}>"));
    }

    fn escaped(&mut self, text: &str, attribute: bool) {
        for letter in text.chars().map(xml_letter) {
            match letter {
                '&' => self.xml.push_str("&amp;"),
                '<' => self.xml.push_str("&lt;"),
                '>' => self.xml.push_str("&gt;"),
                '"' => self.xml.push_str("&quot;"),
                '\n' if !attribute => self.xml.push('\n'),
                '\u{1}'..='\u{1f}' => self.xml.push_str(&format!("&#{};", letter as u32)),
                _ => self.xml.push(letter),
            }
        }
    }

    /// Writes the start of a block, and opens what is inside and below it.
    fn block(&mut self, tag: &'static str, node: usize) {
        let workspace = self.workspace;
        let block = &workspace.nodes[node];
        self.begin(tag, &[("type", &block.kind)]);
        self.attribute_if("id", &block.id);
        if let Some((x, y)) = block.at {
            self.xml.push_str(&format!(r#" x="{x}" y="{y}""#));
        }
        if block.collapsed {
            self.xml.push_str(r#" collapsed="true""#);
        }
        if block.disabled {
            self.xml
                .push_str(r#" disabled-reasons="MANUALLY_DISABLED""#);
        }
        if block.is_permanent {
            self.xml.push_str(r#" deletable="false""#);
        }
        self.xml.push('>');
        if block.else_ifs > 0 || block.has_else {
            self.xml.push_str("<mutation");
            if block.else_ifs > 0 {
                self.xml
                    .push_str(&format!(r#" elseif="{}""#, block.else_ifs));
            }
            if block.has_else {
                self.xml.push_str(r#" else="1""#);
            }
            self.xml.push_str("></mutation>");
        }
        self.xml.push_str(&block.extra);
        for (name, value) in &block.fields {
            self.begin("field", &[("name", name)]);
            match value {
                FieldValue::Text(text) | FieldValue::Other(text) => self.end("field", text),
                FieldValue::Number(number) => self.end("field", &number::text(*number)),
                FieldValue::Variable { id, name, kind } => {
                    self.attribute_if("id", id.as_deref().unwrap_or_default());
                    self.attribute_if("variabletype", kind);
                    self.end("field", name.as_deref().unwrap_or_default());
                }
            }
        }
        for comment in &block.comments {
            self.begin("comment", &[("pinned", "false"), ("h", "80"), ("w", "160")]);
            self.end("comment", comment);
        }
        if let Some(data) = &block.data {
            self.begin("data", &[]);
            self.end("data", data);
        }
        // `open` is a stack: push the last item first.
        self.open.push(Rest::Text(if tag == "shadow" {
            "</shadow>"
        } else {
            "</block>"
        }));
        if let Some(next) = block.next.block {
            self.open.push(Rest::Text("</next>"));
            self.open.push(Rest::Block(next));
            self.open.push(Rest::Text("<next>"));
        }
        for (name, input) in block.inputs.iter().rev() {
            let (tag, end) = if input.is_statement {
                ("statement", "</statement>")
            } else {
                ("value", "</value>")
            };
            self.open.push(Rest::Text(end));
            self.open.extend(input.block.map(Rest::Block));
            self.open.extend(input.shadow.map(Rest::Shadow));
            self.open.push(Rest::Input(tag, name.clone()));
        }
    }
}
