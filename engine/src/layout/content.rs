//! What stands on a block, in the language's order and measured, before it is broken into rows.

use super::NumberDraft;
use super::font::Measure;
use super::metrics::{
    BUTTON, COMMAND_PADDING, COST_HEIGHT, COST_PAD, COST_SIZE, FIELD_PAD, GAP, HOLE_WIDTH,
    NAME_LIMIT, SWATCH, TEXT_HEIGHT, TEXT_SIZE, TRIANGLE_ROOM,
};
use super::parts::{BlockButton, SocketStyle, has_triangle};
use crate::language::cost::{Costs, cost_with_inside};
use crate::language::kind::{ArgKind, Literal};
use crate::language::program::{Block, Program, SocketContent};
use crate::language::words::{self, OPEN, TemplatePiece};
use crate::language::{BlockId, Field, FieldKind, Kind, ValueType};
use crate::text::Text;
use std::collections::HashMap;
use std::sync::Arc;

/// A thing on a block and its width. Blocks in sockets have widths of their own.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum ContentItem {
    Words(TextLabel),
    Field(TextLabel, FieldKind),
    Socket(usize, ValueType, SocketStyle, f32),
    Button(BlockButton),
    Comment,
    /// Ends an arm: a mouth follows.
    Body(usize),
    /// What the block costs; comes last.
    Cost(TextLabel, u64),
}

/// A text and its width.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct TextLabel {
    pub text: Arc<str>,
    pub width: f32,
}

impl ContentItem {
    /// Its width; that of blocks in sockets is not known here.
    pub fn width(&self) -> f32 {
        match self {
            ContentItem::Words(label) => label.width,
            ContentItem::Field(_, _) | ContentItem::Body(_) => 0.0,
            ContentItem::Socket(_, _, _, width) => *width,
            ContentItem::Button(_) | ContentItem::Comment => BUTTON,
            ContentItem::Cost(label, _) => {
                let number = label.width * COST_SIZE / TEXT_SIZE;
                (number + 2.0 * COST_PAD).max(COST_HEIGHT)
            }
        }
    }
}

/// The texts of a language, measured once.
#[derive(Default)]
pub(super) struct Labels {
    widths: HashMap<Arc<str>, f32>,
    numbers: HashMap<u64, TextLabel>,
    options: Vec<(Field, TextLabel)>,
    templates: HashMap<Kind, Arc<[TemplatePiece]>>,
    branching: Option<[TextLabel; 3]>,
}

/// Where labels come from.
pub(super) struct LabelSource<'a> {
    pub program: &'a Program,
    pub text: &'a Text,
    pub measure: &'a dyn Measure,
    pub costs: &'a Costs,
    /// How wide a block may be.
    pub limit: f32,
    /// The number that is being typed.
    pub draft: Option<&'a NumberDraft>,
}

impl Labels {
    /// A text in one line, with its width.
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

    /// A number as it stands on a block or in one of its sockets: as it is typed, while it is.
    fn number_on(
        &mut self,
        source: &LabelSource,
        (id, socket): (BlockId, Option<usize>),
        number: f64,
    ) -> TextLabel {
        let here = |draft: &&NumberDraft| draft.block == id && draft.socket == socket;
        match source.draft.filter(here) {
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

    /// The name of a variable: in one line, and cut where it is too long.
    fn name(&mut self, measure: &dyn Measure, name: &str) -> TextLabel {
        let breaks = |c: char| c.is_control() || matches!(c, '\u{2028}' | '\u{2029}');
        let label = if name.contains(breaks) {
            self.label(measure, &name.replace(breaks, " "))
        } else {
            self.label(measure, name)
        };
        self.cut(measure, label, NAME_LIMIT)
    }

    /// A text cut to this width, with … at its end, if it is wider.
    fn cut(&mut self, measure: &dyn Measure, label: TextLabel, width: f32) -> TextLabel {
        if label.width <= width {
            return label;
        }
        let chars: Vec<char> = label.text.chars().collect();
        let cut = |count: usize| chars[..count].iter().collect::<String>() + OPEN;
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
        let template = self.templates.entry(kind);
        template
            .or_insert_with(|| words::template(text, kind).pieces.into())
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

    /// What stands on a block.
    pub fn items(&mut self, source: &LabelSource, id: BlockId) -> Vec<ContentItem> {
        let block = source.program.block(id);
        let mut items = Vec::with_capacity(8);
        if block.marks.comment.is_some() {
            items.push(ContentItem::Comment);
        }
        if block.marks.collapsed {
            items.push(ContentItem::Button(BlockButton::Unfold));
            let mut name = words::block_name(source.program, source.text, block);
            if !name.contains(OPEN) {
                name = format!("{name} {OPEN}");
            }
            items.push(ContentItem::Words(self.name(source.measure, &name)));
        } else if block.kind == Kind::If {
            self.branches(source, (id, block), &mut items);
        } else {
            self.pieces(source, (id, block), &mut items);
        }
        let cost = match block.marks.collapsed {
            true => cost_with_inside(source.program, id, source.costs),
            false => u64::from(source.costs.of(block.kind)),
        };
        if cost > 0 {
            let label = self.label(source.measure, &cost.to_string());
            items.push(ContentItem::Cost(label, cost));
        }
        items
    }

    fn pieces(
        &mut self,
        source: &LabelSource,
        (id, block): (BlockId, &Block),
        items: &mut Vec<ContentItem>,
    ) {
        let pieces = self.template(source.text, block.kind);
        let args = block.kind.row().args;
        let mut bodies = 0;
        for (index, piece) in pieces.iter().enumerate() {
            match piece {
                TemplatePiece::Words(text) => {
                    // The shape says "do": the word before a body is left out.
                    let next = pieces.get(index + 1);
                    let leads = matches!(next, Some(&TemplatePiece::Arg(arg)) if args[arg].what == ArgKind::Body);
                    if !leads {
                        // What it costs stands in the first row, a socket beside the words that lead to it.
                        let costs = index == 0 && source.costs.of(block.kind) > 0;
                        let first = if costs { COST_HEIGHT + GAP } else { 0.0 };
                        let last = if next.is_some() {
                            GAP + HOLE_WIDTH
                        } else {
                            0.0
                        };
                        self.lines(source, text, (first, last), items);
                    }
                }
                &TemplatePiece::Arg(arg) => match args[arg].what {
                    ArgKind::Field(kind) => {
                        let label = match block.field {
                            Field::Number(number) => self.number_on(source, (id, None), number),
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
                        let before = args[..arg].iter();
                        let is_socket = |arg: &&crate::language::kind::Arg| {
                            matches!(arg.what, ArgKind::Socket(..))
                        };
                        let socket = before.filter(is_socket).count();
                        items.push(self.socket(source, (id, block), socket));
                    }
                },
            }
        }
    }

    /// Words, broken at spaces into lines that a block has room for: some is kept free in the `first` line and in
    /// the `last` one.
    fn lines(
        &mut self,
        source: &LabelSource,
        text: &str,
        (first, last): (f32, f32),
        items: &mut Vec<ContentItem>,
    ) {
        let whole = source.limit - 2.0 * COMMAND_PADDING.side;
        let mut room = whole - first;
        let mut rest = text;
        loop {
            let label = self.label(source.measure, rest);
            let mut spaces = rest.rmatch_indices(' ').map(|(at, _)| at);
            let cut = if label.width > room - last {
                let fits = spaces.find(|&at| source.measure.width(&rest[..at]) <= room);
                // A word that is longer stands alone.
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
            room = whole;
        }
    }

    fn branches(
        &mut self,
        source: &LabelSource,
        (id, block): (BlockId, &Block),
        items: &mut Vec<ContentItem>,
    ) {
        let [first, other, otherwise] = self.branching(source);
        for branch in 0..block.sockets.len() {
            let words = if branch == 0 { &first } else { &other };
            items.push(ContentItem::Words(words.clone()));
            items.push(ContentItem::Button(match branch {
                0 => BlockButton::AddBranch,
                _ => BlockButton::RemoveBranch(branch),
            }));
            items.push(self.socket(source, (id, block), branch));
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

    fn socket(
        &mut self,
        source: &LabelSource,
        (id, block): (BlockId, &Block),
        index: usize,
    ) -> ContentItem {
        let ty = socket_type(source.program, block, index);
        let (look, width) = match source.program.content(block, index) {
            SocketContent::Hole => (SocketStyle::Hole, HOLE_WIDTH),
            SocketContent::Block(id) => (SocketStyle::Block(id), 0.0),
            SocketContent::Literal(literal) => {
                let label = match literal {
                    Literal::Number(number) => self.number_on(source, (id, Some(index)), number),
                    Literal::Colour(colour) => self.field(source, Field::Colour(colour)),
                };
                let swatch = match literal {
                    Literal::Number(_) => 0.0,
                    Literal::Colour(_) => SWATCH + FIELD_PAD / 2.0,
                };
                let width = label.width + swatch + 2.0 * FIELD_PAD;
                let look = SocketStyle::Literal(literal, label.text);
                (look, width.max(TEXT_HEIGHT))
            }
        };
        ContentItem::Socket(index, ty, look, width)
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

/// What a socket takes: a socket of *=* and *≠* takes what the other side gives, and the sides of
/// the other comparisons are numbers.
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
