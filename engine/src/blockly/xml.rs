//! Reading the XML that `Blockly.Xml.workspaceToDom` gives.

use super::workspace::{FieldValue, Input, Workspace};
use super::{BlocklyError, MAX_VALUES};
use roxmltree::{Document, Error, Node as Element, ParsingOptions};

/// Reads a workspace.
///
/// # Errors
/// No XML, or no blocks in it.
pub fn read(text: &str) -> Result<Workspace, BlocklyError> {
    let options = ParsingOptions {
        nodes_limit: MAX_VALUES as u32,
        ..ParsingOptions::default()
    };
    let document = Document::parse_with_options(text, options).map_err(|error| {
        if matches!(error, Error::NodesLimitReached) {
            return BlocklyError::TooManyBlocks;
        }
        let place = error.pos();
        BlocklyError::Syntax {
            line: place.row as usize,
            column: place.col as usize,
        }
    })?;
    let root = document.root_element();
    if root.tag_name().name() != "xml" {
        return Err(BlocklyError::NoWorkspace);
    }
    let mut workspace = Workspace::default();
    let mut open: Vec<(Element<'_, '_>, usize)> = Vec::new();
    for element in root.children() {
        match element.tag_name().name() {
            "variables" => {
                for variable in element.children().filter(Element::is_element) {
                    let name = variable.text().unwrap_or_default().to_owned();
                    let id = variable.attribute("id").unwrap_or(&name).to_owned();
                    workspace.variables.push((id, name));
                }
            }
            "comment" => workspace.comments.push(all_text(element)),
            "block" | "shadow" => {
                let node = workspace.add();
                workspace.top.push(node);
                open.push((element, node));
            }
            _ => {}
        }
    }
    while let Some((element, node)) = open.pop() {
        read_block(element, node, &mut workspace, &mut open);
    }
    Ok(workspace)
}

/// Reads a block; those inside are added to `open`.
fn read_block<'a, 'i>(
    element: Element<'a, 'i>,
    node: usize,
    to: &mut Workspace,
    open: &mut Vec<(Element<'a, 'i>, usize)>,
) {
    let mut block = std::mem::take(&mut to.nodes[node]);
    let attribute = |name| element.attribute(name);
    block.kind = attribute("type").unwrap_or_default().to_owned();
    block.id = attribute("id").unwrap_or_default().to_owned();
    let number = |name| attribute(name).and_then(|text| text.parse().ok());
    let at: Option<(f64, f64)> = number("x").zip(number("y"));
    block.at = at.filter(|at| at.0.is_finite() && at.1.is_finite());
    block.collapsed = attribute("collapsed") == Some("true");
    let reasons = attribute("disabled-reasons").unwrap_or_default();
    block.disabled = attribute("disabled") == Some("true")
        || reasons
            .split(',')
            .any(|reason| reason == "MANUALLY_DISABLED");
    for child in element.children().filter(Element::is_element) {
        let name = child.attribute("name").unwrap_or_default().to_owned();
        match child.tag_name().name() {
            "mutation" => {
                let count = child.attribute("elseif").and_then(|text| text.parse().ok());
                block.else_ifs = count.unwrap_or(0).min(1_000_000);
                block.has_else = child.attribute("else") == Some("1");
                block.extra = child.document().input_text()[child.range()].to_owned();
            }
            "field" => {
                let text = all_text(child);
                // Only fields with a variable have an id.
                let value = match child.attribute("id") {
                    Some(id) => FieldValue::Variable {
                        id: id.to_owned(),
                        name: Some(text),
                    },
                    None => FieldValue::Text(text),
                };
                block.fields.push((name, value));
            }
            "value" | "statement" => {
                let input = Input {
                    block: inside(child, "block", to, open),
                    shadow: inside(child, "shadow", to, open),
                };
                block.inputs.push((name, input));
            }
            "next" => block.next = inside(child, "block", to, open),
            "comment" => block.comment = Some(all_text(child)),
            _ => {}
        }
    }
    to.nodes[node] = block;
}

fn inside<'a, 'i>(
    element: Element<'a, 'i>,
    tag: &str,
    to: &mut Workspace,
    open: &mut Vec<(Element<'a, 'i>, usize)>,
) -> Option<usize> {
    let mut children = element.children();
    let child = children.find(|child| child.has_tag_name(tag) || child.tag_name().name() == tag)?;
    let node = to.add();
    open.push((child, node));
    Some(node)
}

fn all_text(element: Element<'_, '_>) -> String {
    let texts = element.children().filter_map(|child| child.text());
    texts.collect()
}
