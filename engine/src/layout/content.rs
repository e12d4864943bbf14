//! The items on a block: words, fields, sockets and buttons in the order of the language, with
//! their widths.

use super::NumberDraft;
use super::font::Measure;
use super::metrics::{
    BUTTON, COMMAND_PADDING, COST_HEIGHT, COST_PAD, COST_SIZE, FIELD_PAD, GAP, HOLE_WIDTH,
    MAX_NAME_WIDTH, SWATCH, TEXT_HEIGHT, TEXT_SIZE, TRIANGLE_ROOM,
};
use super::parts::{BlockButton, SocketStyle, has_triangle};
use crate::language::cost::{Costs, cost_with_inside};
use crate::language::kind::{ArgKind, Literal};
use crate::language::program::{Block, Program, SocketContent};
use crate::language::words::{self, ELLIPSIS, TemplatePiece};
use crate::language::{BlockId, Field, FieldKind, Kind, ValueType};
use crate::text::Text;
use std::collections::HashMap;
use std::sync::Arc;

/// An item on a block.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum ContentItem {
    Words(TextLabel),
    Field(TextLabel, FieldKind),
    Socket {
        index: usize,
        ty: ValueType,
        content: SocketStyle,
        /// 0 for blocks in sockets, which have their own boxes.
        width: f32,
    },
    Button(BlockButton),
    Comment,
    /// The body with this index; ends an arm.
    Body(usize),
    /// The cost of the block; the last item.
    Cost(TextLabel, u64),
}

/// A text and its width in units.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct TextLabel {
    pub text: Arc<str>,
    pub width: f32,
}

impl ContentItem {
    /// Its width; 0 for fields (see [`field_width`]), blocks in sockets and bodies.
    pub fn width(&self) -> f32 {
        match self {
            ContentItem::Words(label) => label.width,
            ContentItem::Field(_, _) | ContentItem::Body(_) => 0.0,
            ContentItem::Socket { width, .. } => *width,
            ContentItem::Button(_) | ContentItem::Comment => BUTTON,
            ContentItem::Cost(label, _) => {
                let number = label.width * COST_SIZE / TEXT_SIZE;
                (number + 2.0 * COST_PAD).max(COST_HEIGHT)
            }
        }
    }
}

/// A cache of the measured texts of a language.
#[derive(Default)]
pub(super) struct Labels {
    widths: HashMap<Arc<str>, f32>,
    numbers: HashMap<u64, TextLabel>,
    options: Vec<(Field, TextLabel)>,
    templates: HashMap<Kind, Arc<[TemplatePiece]>>,
    branching: Option<[TextLabel; 3]>,
}

/// The inputs of [`Labels::items`].
pub(super) struct LabelSource<'a> {
    pub program: &'a Program,
    pub text: &'a Text,
    pub measure: &'a dyn Measure,
    pub costs: &'a Costs,
    /// Maximum width of a block.
    pub limit: f32,
    /// The number that a person is typing.
    pub draft: Option<&'a NumberDraft>,
}

impl Labels {
    /// A text on one line, with its width.
    pub fn label(&mut self, measure: &dyn Measure, text: &str) -> TextLabel {
        if let Some((text, &width)) = self.widths.get_key_value(text) {
            let text = text.clone();
            return TextLabel { text, width };
        }
        let width = measure.width(text);
        let text: Arc<str> = text.into();
        self.widths.insert(text.clone(), width);
        TextLabel { text, width }
    }

    fn number(&mut self, source: &LabelSource, number: f64) -> TextLabel {
        if let Some(label) = self.numbers.get(&number.to_bits()) {
            return label.clone();
        }
        let label = self.label(source.measure, &source.text.number(number));
        self.numbers.insert(number.to_bits(), label.clone());
        label
    }

    /// A number on a block, or in one of its sockets; while a person types it, the typed text.
    fn number_on(
        &mut self,
        source: &LabelSource,
        id: BlockId,
        socket: Option<usize>,
        number: f64,
    ) -> TextLabel {
        let is_here = |draft: &&NumberDraft| draft.block == id && draft.socket == socket;
        match source.draft.filter(is_here) {
            Some(draft) => TextLabel {
                text: draft.typed.as_str().into(),
                width: source.measure.width(&draft.typed),
            },
            None => self.number(source, number),
        }
    }

    fn field(&mut self, source: &LabelSource, field: Field) -> TextLabel {
        match field {
            Field::Number(number) => self.number(source, number),
            Field::Variable(id) => {
                let name = source.program.variable(id);
                self.name(source.measure, name.map_or("", |variable| &variable.name))
            }
            option => {
                if let Some((_, label)) = self.options.iter().find(|(other, _)| *other == option) {
                    return label.clone();
                }
                let text = words::option_label(source.text, option);
                let label = self.label(source.measure, &text);
                self.options.push((option, label.clone()));
                label
            }
        }
    }

    /// The name of a variable, on one line and cut if it is too long.
    fn name(&mut self, measure: &dyn Measure, name: &str) -> TextLabel {
        let breaks = |c: char| c.is_control() || matches!(c, '\u{2028}' | '\u{2029}');
        let label = if name.contains(breaks) {
            self.label(measure, &name.replace(breaks, " "))
        } else {
            self.label(measure, name)
        };
        self.cut(measure, label, MAX_NAME_WIDTH)
    }

    /// A text, cut to this width with … at its end if it is wider.
    fn cut(&mut self, measure: &dyn Measure, label: TextLabel, width: f32) -> TextLabel {
        if label.width <= width {
            return label;
        }
        let chars: Vec<char> = label.text.chars().collect();
        let cut = |count: usize| chars[..count].iter().collect::<String>() + ELLIPSIS;
        let (mut fits, mut too_long) = (0, chars.len());
        while too_long - fits > 1 {
            let middle = fits.midpoint(too_long);
            if measure.width(&cut(middle)) <= width {
                fits = middle;
            } else {
                too_long = middle;
            }
        }
        self.label(measure, &cut(fits))
    }

    fn template(&mut self, text: &Text, kind: Kind) -> Arc<[TemplatePiece]> {
        self.templates
            .entry(kind)
            .or_insert_with(|| words::template(text, kind).into())
            .clone()
    }

    /// *se*, *altrimenti se*, *altrimenti*.
    fn branching(&mut self, source: &LabelSource) -> [TextLabel; 3] {
        if let Some(labels) = &self.branching {
            return labels.clone();
        }
        let words = words::if_words(source.text);
        let labels = [words.if_, words.else_if, words.otherwise]
            .map(|word| self.label(source.measure, &word));
        self.branching.insert(labels).clone()
    }

    /// The items on a block.
    pub fn items(&mut self, source: &LabelSource, id: BlockId) -> Vec<ContentItem> {
        let block = source.program.block(id);
        let mut items = Vec::with_capacity(8);
        if block.marks.comment.is_some() {
            items.push(ContentItem::Comment);
        }
        if block.marks.collapsed {
            items.push(ContentItem::Button(BlockButton::Unfold));
            let mut name = words::block_name(source.program, source.text, block);
            if !name.contains(ELLIPSIS) {
                name = format!("{name} {ELLIPSIS}");
            }
            items.push(ContentItem::Words(self.name(source.measure, &name)));
        } else if block.kind == Kind::If {
            self.branches(source, id, &mut items);
        } else {
            self.pieces(source, id, &mut items);
        }
        let cost = if block.marks.collapsed {
            cost_with_inside(source.program, id, source.costs)
        } else {
            u64::from(source.costs.of(block.kind))
        };
        if cost > 0 {
            let label = self.label(source.measure, &cost.to_string());
            items.push(ContentItem::Cost(label, cost));
        }
        items
    }

    fn pieces(&mut self, source: &LabelSource, id: BlockId, items: &mut Vec<ContentItem>) {
        let block = source.program.block(id);
        let pieces = self.template(source.text, block.kind);
        let args = block.kind.row().args;
        let mut bodies = 0;
        for (index, piece) in pieces.iter().enumerate() {
            match piece {
                TemplatePiece::Words(text) => {
                    // The word before a body (*fai*) is left out: the shape shows it.
                    let next = pieces.get(index + 1);
                    let before_body = matches!(next, Some(&TemplatePiece::Arg(arg)) if args[arg].kind == ArgKind::Body);
                    if before_body {
                        continue;
                    }
                    // A socket is beside the words that introduce it, the cost beside the last words.
                    let has_cost = source.costs.of(block.kind) > 0;
                    let last = match next {
                        Some(_) => GAP + HOLE_WIDTH,
                        None if has_cost => GAP + COST_HEIGHT,
                        None => 0.0,
                    };
                    self.lines(source, text, last, items);
                }
                &TemplatePiece::Arg(arg) => match args[arg].kind {
                    ArgKind::Field(kind) => {
                        let label = match block.field {
                            Field::Number(number) => self.number_on(source, id, None, number),
                            field => {
                                let label = self.field(source, field);
                                let around = field_width(block.kind, kind, &label) - label.width;
                                let room = source.limit - 2.0 * COMMAND_PADDING.side - around;
                                self.cut(source.measure, label, room)
                            }
                        };
                        items.push(ContentItem::Field(label, kind));
                    }
                    ArgKind::Body => {
                        items.push(ContentItem::Body(bodies));
                        bodies += 1;
                    }
                    ArgKind::Socket(..) => {
                        let sockets_before = args[..arg]
                            .iter()
                            .filter(|arg| matches!(arg.kind, ArgKind::Socket(..)));
                        items.push(self.socket(source, id, sockets_before.count()));
                    }
                },
            }
        }
    }

    /// Adds words, broken at spaces into lines that fit into a block. `last`: the width to keep free
    /// on the last line.
    fn lines(&mut self, source: &LabelSource, text: &str, last: f32, items: &mut Vec<ContentItem>) {
        let room = source.limit - 2.0 * COMMAND_PADDING.side;
        let mut rest = text;
        loop {
            let label = self.label(source.measure, rest);
            let mut spaces = rest.rmatch_indices(' ').map(|(at, _)| at);
            let cut = if label.width > room - last {
                let fits = spaces.find(|&at| source.measure.width(&rest[..at]) <= room);
                // A longer word gets its own line.
                fits.or_else(|| rest.find(' '))
            } else {
                None
            };
            let Some(cut) = cut else {
                items.push(ContentItem::Words(label));
                return;
            };
            items.push(ContentItem::Words(self.label(source.measure, &rest[..cut])));
            rest = rest[cut..].trim_start();
        }
    }

    fn branches(&mut self, source: &LabelSource, id: BlockId, items: &mut Vec<ContentItem>) {
        let block = source.program.block(id);
        let [first, other, otherwise] = self.branching(source);
        for branch in 0..block.sockets.len() {
            let words = if branch == 0 { &first } else { &other };
            items.push(ContentItem::Words(words.clone()));
            items.push(ContentItem::Button(if branch == 0 {
                BlockButton::AddBranch
            } else {
                BlockButton::RemoveBranch(branch)
            }));
            items.push(self.socket(source, id, branch));
            items.push(ContentItem::Body(branch));
        }
        if block.has_otherwise() {
            items.push(ContentItem::Words(otherwise));
            items.push(ContentItem::Button(BlockButton::RemoveOtherwise));
            items.push(ContentItem::Body(block.sockets.len()));
        } else {
            items.push(ContentItem::Button(BlockButton::AddOtherwise));
        }
    }

    fn socket(&mut self, source: &LabelSource, id: BlockId, index: usize) -> ContentItem {
        let block = source.program.block(id);
        let ty = socket_type(source.program, block, index);
        let (content, width) = match source.program.content(block, index) {
            SocketContent::Hole => (SocketStyle::Hole, HOLE_WIDTH),
            SocketContent::Block(id) => (SocketStyle::Block(id), 0.0),
            SocketContent::Literal(literal) => {
                let label = match literal {
                    Literal::Number(number) => self.number_on(source, id, Some(index), number),
                    Literal::Colour(colour) => self.field(source, Field::Colour(colour)),
                };
                let swatch = match literal {
                    Literal::Number(_) => 0.0,
                    Literal::Colour(_) => SWATCH + FIELD_PAD / 2.0,
                };
                let width = label.width + swatch + 2.0 * FIELD_PAD;
                let content = SocketStyle::Literal(literal, label.text);
                (content, width.max(TEXT_HEIGHT))
            }
        };
        ContentItem::Socket {
            index,
            ty,
            content,
            width,
        }
    }
}

/// The width of a field on a block of this kind.
pub(super) fn field_width(kind: Kind, field: FieldKind, label: &TextLabel) -> f32 {
    let swatch = if field == FieldKind::Colour {
        SWATCH + FIELD_PAD / 2.0
    } else {
        0.0
    };
    let triangle = if has_triangle(kind, field) {
        TRIANGLE_ROOM
    } else {
        0.0
    };
    (label.width + swatch + triangle + 2.0 * FIELD_PAD).max(TEXT_HEIGHT)
}

/// The type that a socket shows: for *=* and *≠* the type of the other side, for other comparisons
/// numbers.
fn socket_type(program: &Program, block: &Block, index: usize) -> ValueType {
    use crate::language::field::Comparison::{Eq, Ne};
    let declared = block.socket_type(index).unwrap_or(ValueType::Any);
    match block.field {
        Field::Comparison(Eq | Ne) => {
            let other = block
                .sockets
                .get(1 - index.min(1))
                .and_then(|socket| socket.block);
            let given = other.and_then(|id: BlockId| program.get(id)?.kind.row().value());
            given.unwrap_or(declared)
        }
        Field::Comparison(_) => ValueType::Number,
        _ => declared,
    }
}
