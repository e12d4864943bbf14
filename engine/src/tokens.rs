//! The look of blocks and bricks in plain numbers: colours, and the symbols drawn on bricks.
//!
//! Shared by the window and the exported pictures, so that both look the same.

use crate::colour::Colour;
use crate::language::kind::Category;
use std::f32::consts::PI;

/// Red, green and blue, 0 to 255 each.
pub type Rgb = [u8; 3];

/// Text on blocks.
pub const ON_BLOCK: Rgb = rgb(0xff_ffff);
/// Background of the default value in a socket.
pub const LITERAL: Rgb = rgb(0xff_ffff);
/// Text of the default value in a socket.
pub const ON_LITERAL: Rgb = rgb(0x1d_1c1a);

/// Background of the program: the canvas in the light theme, and the paper of pictures.
pub const PAPER: Rgb = rgb(0xff_ffff);
/// Secondary text on paper.
pub const QUIET: Rgb = rgb(0x63_605a);
/// Text about errors and high costs.
pub const WRONG: Rgb = rgb(0xb4_2318);

/// Outline of the running block.
pub const RUNNING: Rgb = rgb(0xff_d23f);

/// Background of the wall, seen in cells without a brick.
pub const WALL: Rgb = rgb(0x14_1518);
/// The grid on the wall.
pub const WALL_LINE: Rgb = rgb(0x24_262b);
/// Fill of *empty* cells: those with a brick somewhere above them.
pub const WALL_GAP: Rgb = rgb(0x3a_3d45);
/// Text on the wall.
pub const ON_WALL: Rgb = rgb(0xf2_f1ee);
/// The rim and the spots of an infected brick.
pub const INFECTED: Rgb = rgb(0xc6_ff3d);
/// The dark edge of that rim, which keeps it visible on yellow.
pub const INFECTED_EDGE: Rgb = rgb(0x1f_3300);

/// Share of paper, of 255, mixed into a block that a drop would push out.
pub const PALE_PUSHED: u8 = 175;
/// Share of paper, of 255, mixed into a disabled block.
pub const PALE_DISABLED: u8 = 160;
/// Share of paper, of 255, mixed into a block that was never executed.
pub const PALE_UNUSED: u8 = 120;
/// Share of paper, of 255, mixed into a loose block, which does not run.
pub const PALE_LOOSE: u8 = 110;
/// Costs of at least this are shown on [`COSTLY`].
pub const EXPENSIVE: u64 = 10;
/// Background of a high cost.
pub const COSTLY: Rgb = rgb(0xff_e3d3);
/// Text of a high cost.
pub const ON_COSTLY: Rgb = rgb(0x7d_1d0c);

/// The contrast ratio of two colours as WCAG 2.2 defines it, 1 to 21.
pub fn contrast(a: Rgb, b: Rgb) -> f32 {
    let channel = |value: u8| {
        let value = f32::from(value) / 255.0;
        if value <= 0.040_45 {
            value / 12.92
        } else {
            ((value + 0.055) / 1.055).powf(2.4)
        }
    };
    let luminance =
        |[r, g, b]: Rgb| 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

/// The text colour for this background, light or dark, whichever has more contrast: a pale block stays readable.
pub fn ink_on(paper: Rgb) -> Rgb {
    if contrast(ON_BLOCK, paper) >= contrast(ON_LITERAL, paper) {
        ON_BLOCK
    } else {
        ON_LITERAL
    }
}

/// The colours of a category of blocks. White text has a contrast of at least 5 on each of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BlockTokens {
    pub fill: Rgb,
    /// Fill of every second block where blocks of one colour nest.
    pub fill_nested: Rgb,
    pub border: Rgb,
    /// Fill of an empty socket.
    pub hole: Rgb,
    /// Fill of a drop-down.
    pub field: Rgb,
    /// Border of a drop-down.
    pub field_line: Rgb,
    /// The lit edge.
    pub light: Rgb,
    /// The lit edge of a block inside another block.
    pub light_inside: Rgb,
    /// The edge in shadow.
    pub shade: Rgb,
    /// Background of the cost tag.
    pub tag: Rgb,
    /// Fill of a drop-down under the pointer.
    pub field_hovered: Rgb,
}

impl BlockTokens {
    /// Shades of `fill`, given as 0xRRGGBB.
    pub const fn of(fill: u32) -> BlockTokens {
        let (base, black, white) = (rgb(fill), rgb(0), rgb(0xff_ffff));
        BlockTokens {
            fill: base,
            fill_nested: mix(base, black, 41),
            border: mix(base, black, 107),
            hole: mix(base, black, 120),
            field: mix(base, white, 20),
            field_line: mix(base, white, 115),
            light: mix(base, white, 87),
            light_inside: mix(base, white, 56),
            shade: mix(base, black, 87),
            tag: mix(base, black, 77),
            field_hovered: mix(base, black, 40),
        }
    }
}

/// The colours of the hat block.
pub const HAT: BlockTokens = BlockTokens::of(0x5d_5a52);

/// The colours of the blocks of each category, in the order of [`Category`].
pub const CATEGORIES: [BlockTokens; 8] = [
    BlockTokens::of(0xac_4a1d),
    BlockTokens::of(0x57_48ba),
    BlockTokens::of(0x9c_2f74),
    BlockTokens::of(0x4b_7318),
    BlockTokens::of(0x27_659f),
    BlockTokens::of(0x1b_7048),
    BlockTokens::of(0x0b_6a80),
    BlockTokens::of(0x8a_5200),
];

pub fn category(category: Category) -> &'static BlockTokens {
    &CATEGORIES[category as usize]
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BrickTokens {
    pub face: Rgb,
    /// The lit edge.
    pub light: Rgb,
    /// The edge in shadow.
    pub shade: Rgb,
    /// The symbol on it.
    pub sign: Rgb,
}

impl BrickTokens {
    const fn of(face: u32) -> BrickTokens {
        let face = rgb(face);
        BrickTokens {
            face,
            light: mix(face, rgb(0xff_ffff), 70),
            shade: mix(face, rgb(0), 80),
            sign: mix(face, rgb(0xff_ffff), 205),
        }
    }
}

/// The colours of bricks, in the order of [`Colour`].
pub const BRICKS: [BrickTokens; 5] = [
    BrickTokens::of(0xd8_3a40),
    BrickTokens::of(0x23_9a5c),
    BrickTokens::of(0x3f_63de),
    BrickTokens::of(0xe7_b008),
    BrickTokens::of(0xc4_2b8f),
];

/// The tokens of a brick of this colour; swatches use its face.
pub fn brick(colour: Colour) -> &'static BrickTokens {
    &BRICKS[colour as usize]
}

/// The radius of a brick's corners, as a fraction of its side.
pub const BRICK_RADIUS: f32 = 0.16;
/// The height of the shaded edge below a brick's face, as a fraction of its side.
pub const BRICK_DEPTH: f32 = 0.08;
/// The side of the square around a brick's symbol, as a fraction of the brick's side.
pub const SIGN_SIDE: f32 = 0.46;
/// The spots of an infected brick: x, y and radius, in 32nds of its side.
pub const SPOTS: [(f32, f32, f32); 3] = [(7.6, 7.6, 2.9), (24.6, 9.0, 2.0), (8.8, 24.0, 2.0)];

/// The symbol on the bricks of a colour, centred in a square from -1 to 1.
#[derive(Clone, PartialEq, Debug)]
pub enum BrickSymbol {
    /// A circle of this radius.
    Circle(f32),
    /// A square: half its side, and the radius of its corners.
    Square(f32, f32),
    /// A convex polygon.
    Polygon(Vec<(f32, f32)>),
    /// A star: its outer and inner corners in turn, starting with an outer one.
    Star(Vec<(f32, f32)>),
}

/// The symbol on the bricks of a colour, for people who cannot tell the colours apart.
pub fn sign(colour: Colour) -> BrickSymbol {
    match colour {
        Colour::Red => BrickSymbol::Circle(0.82),
        Colour::Green => BrickSymbol::Polygon(vec![(0.0, -0.9), (0.92, 0.74), (-0.92, 0.74)]),
        Colour::Blue => BrickSymbol::Square(0.75, 0.15),
        Colour::Yellow => {
            BrickSymbol::Polygon(vec![(0.0, -1.0), (0.9, 0.0), (0.0, 1.0), (-0.9, 0.0)])
        }
        Colour::Fuchsia => {
            let corner = |index: u8| {
                let far = if index.is_multiple_of(2) { 1.05 } else { 0.44 };
                let (sin, cos) = (f32::from(index) * PI / 5.0).sin_cos();
                (sin * far, -cos * far)
            };
            BrickSymbol::Star((0..10).map(corner).collect())
        }
    }
}

/// The icon of a comment: a closed polygon, in 24ths of a square.
pub const COMMENT: [(f32, f32); 7] = [
    (4.0, 5.0),
    (20.0, 5.0),
    (20.0, 15.5),
    (11.0, 15.5),
    (7.0, 20.0),
    (7.0, 15.5),
    (4.0, 15.5),
];

/// A triangle that points down, centred in a square from -1 to 1.
pub const TRIANGLE: [(f32, f32); 3] = [(-1.0, -0.6), (1.0, -0.6), (0.0, 0.7)];

/// The colour 0xRRGGBB.
pub const fn rgb(hex: u32) -> Rgb {
    [(hex >> 16) as u8, (hex >> 8) as u8, hex as u8]
}

/// Mixes two colours: `share` of 255 parts are `b`, the rest `a`.
pub const fn mix(a: Rgb, b: Rgb, share: u8) -> Rgb {
    const fn part(a: u8, b: u8, share: u8) -> u8 {
        ((a as u32 * (255 - share as u32) + b as u32 * share as u32 + 127) / 255) as u8
    }
    [
        part(a[0], b[0], share),
        part(a[1], b[1], share),
        part(a[2], b[2], share),
    ]
}
