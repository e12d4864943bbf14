//! The colours of blocks and bricks: the same in both looks.

use super::mixing::{color, rgb};
use egui::Color32;
use engine::colour::Colour;
use engine::language::kind::Category;
use engine::tokens::{self};
use std::sync::LazyLock;

/// The colours of a kind of block; the same in both looks, all with a contrast of at least 5 under
/// white text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BlockColours {
    /// Inside.
    pub fill: Color32,
    /// Every second one of the same colour inside one another.
    pub fill_nested: Color32,
    /// Around it.
    pub border: Color32,
    /// An empty socket in it.
    pub hole: Color32,
    /// A drop-down on it.
    pub field: Color32,
    /// Around a drop-down.
    pub field_line: Color32,
    /// A drop-down under the pointer.
    pub field_hovered: Color32,
    /// Where the light falls on its edge …
    pub light: Color32,
    /// … also if it is inside another block …
    pub light_inside: Color32,
    /// … and where it does not.
    pub shade: Color32,
    /// Behind what it costs.
    pub tag: Color32,
}

impl BlockColours {
    const fn of(plain: tokens::BlockTokens) -> BlockColours {
        BlockColours {
            fill: color(plain.fill),
            fill_nested: color(plain.fill_nested),
            border: color(plain.border),
            hole: color(plain.hole),
            field: color(plain.field),
            field_line: color(plain.field_line),
            field_hovered: color(plain.field_hovered),
            light: color(plain.light),
            light_inside: color(plain.light_inside),
            shade: color(plain.shade),
            tag: color(plain.tag),
        }
    }
}

/// The hat.
pub const HAT: BlockColours = BlockColours::of(tokens::HAT);

static CATEGORIES: LazyLock<[BlockColours; 8]> =
    LazyLock::new(|| tokens::CATEGORIES.map(BlockColours::of));

/// The colours of the blocks of a category.
pub fn category(category: Category) -> &'static BlockColours {
    &CATEGORIES[category as usize]
}

/// From blocks that executed least to those that executed most: from slate to a warm red, so dark that
/// white text is read on all of them.
pub static HEAT: [BlockColours; 8] = [
    heat(0x4f_5866),
    heat(0x55_5568),
    heat(0x62_4f66),
    heat(0x72_4859),
    heat(0x83_4049),
    heat(0x94_3838),
    heat(0xa5_3126),
    heat(0xb4_2a14),
];

const fn heat(fill: u32) -> BlockColours {
    BlockColours::of(tokens::BlockTokens::of(fill))
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BrickColours {
    pub face: Color32,
    /// Where the light falls on it.
    pub light: Color32,
    /// Where it does not.
    pub shade: Color32,
    /// The shape on it.
    pub sign: Color32,
}

static BRICKS: LazyLock<[BrickColours; 5]> = LazyLock::new(|| tokens::BRICKS.map(BrickColours::of));

impl BrickColours {
    const fn of(plain: tokens::BrickTokens) -> BrickColours {
        BrickColours {
            face: color(plain.face),
            light: color(plain.light),
            shade: color(plain.shade),
            sign: color(plain.sign),
        }
    }
}

/// The colours of a brick of this colour; swatches take its face.
pub fn brick(colour: Colour) -> &'static BrickColours {
    &BRICKS[colour as usize]
}

/// Around the block that a hint is about: bright, with a dark line outside, on blocks of any colour.
pub const HINTED: Color32 = rgb(0x7c_f2a4);

/// Around an empty socket that keeps the program from running: bright, as the socket is dark in both looks.
pub const MISSING: Color32 = rgb(0xff_938a);

/// What is written on blocks.
pub const ON_BLOCK: Color32 = color(tokens::ON_BLOCK);

/// Behind a large cost.
pub const COSTLY: Color32 = color(tokens::COSTLY);

/// A large cost.
pub const ON_COSTLY: Color32 = color(tokens::ON_COSTLY);

/// The default value in a socket: its paper.
pub const LITERAL: Color32 = color(tokens::LITERAL);

/// The default value in a socket: what is written on it.
pub const ON_LITERAL: Color32 = color(tokens::ON_LITERAL);
