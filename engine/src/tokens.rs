//! How blocks and bricks look, in plain numbers: their colours, and the shapes that are drawn on them.
//!
//! The window and the pictures both ask here, so that they look the same.

use crate::colour::Colour;
use crate::language::kind::Category;
use std::f32::consts::PI;

/// Red, green and blue, 0 to 255 each.
pub type Rgb = [u8; 3];

/// Text on blocks.
pub const ON_BLOCK: Rgb = rgb(0xff_ffff);
/// The default value in a socket: its paper.
pub const LITERAL: Rgb = rgb(0xff_ffff);
/// The default value in a socket: what is written on it.
pub const ON_LITERAL: Rgb = rgb(0x1d_1c1a);

/// Behind the program: the canvas in the light look, and the paper of pictures.
pub const PAPER: Rgb = rgb(0xff_ffff);
/// Text on paper that need not be read.
pub const QUIET: Rgb = rgb(0x63_605a);
/// Wrong, expensive.
pub const WRONG: Rgb = rgb(0xb4_2318);

/// The wall: its cells without brick.
pub const WALL: Rgb = rgb(0x14_1518);
/// The grid on the wall.
pub const WALL_LINE: Rgb = rgb(0x24_262b);
/// Inside empty cells: those above which bricks stand.
pub const WALL_GAP: Rgb = rgb(0x3a_3d45);
/// Text on the wall.
pub const ON_WALL: Rgb = rgb(0xf2_f1ee);
/// Infection: the rim and the spots of an infected brick.
pub const INFECTED: Rgb = rgb(0xc6_ff3d);
/// Infection: the dark side of its rim, that it is seen on yellow too.
pub const INFECTED_EDGE: Rgb = rgb(0x1f_3300);

/// How much paper shows through a block that would be pushed out, of 255.
pub const PALE_PUSHED: u8 = 175;
/// How much paper shows through a disabled block, of 255.
pub const PALE_DISABLED: u8 = 160;
/// How much paper shows through a block that was never executed, of 255.
pub const PALE_UNUSED: u8 = 120;
/// How much paper shows through a loose block, which does not run, of 255.
pub const PALE_LOOSE: u8 = 110;
/// Costs from this on stand on [`COSTLY`].
pub const EXPENSIVE: u64 = 10;
/// Behind a large cost.
pub const COSTLY: Rgb = rgb(0xff_e3d3);
/// A large cost.
pub const ON_COSTLY: Rgb = rgb(0x7d_1d0c);

/// The contrast of two colours as WCAG 2.2 defines it: 1 to 21.
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

/// What is written on something of this colour: light or dark, whichever is read better. What pales
/// loses its colour, not its words.
pub fn ink_on(paper: Rgb) -> Rgb {
    if contrast(ON_BLOCK, paper) >= contrast(ON_LITERAL, paper) {
        ON_BLOCK
    } else {
        ON_LITERAL
    }
}

/// The colours of a kind of block, all with a contrast of at least 5 under white text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BlockTokens {
    /// Inside.
    pub fill: Rgb,
    /// Every second one of the same colour inside one another.
    pub fill_nested: Rgb,
    /// Around it.
    pub border: Rgb,
    /// An empty socket in it.
    pub hole: Rgb,
    /// A drop-down on it.
    pub field: Rgb,
    /// Around a drop-down.
    pub field_line: Rgb,
    /// Where the light falls on its edge …
    pub light: Rgb,
    /// … also if it is inside another block …
    pub light_inside: Rgb,
    /// … and where it does not.
    pub shade: Rgb,
    /// Behind what it costs.
    pub tag: Rgb,
    /// A drop-down under the pointer.
    pub field_hovered: Rgb,
}

impl BlockTokens {
    /// Shades of one colour, given as 0xRRGGBB.
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

/// The hat.
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
    /// Where the light falls on it.
    pub light: Rgb,
    /// Where it does not.
    pub shade: Rgb,
    /// The shape on it.
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

/// The colours of each brick, in the order of [`Colour`].
pub const BRICKS: [BrickTokens; 5] = [
    BrickTokens::of(0xd8_3a40),
    BrickTokens::of(0x23_9a5c),
    BrickTokens::of(0x3f_63de),
    BrickTokens::of(0xe7_b008),
    BrickTokens::of(0xc4_2b8f),
];

/// The colours of a brick of this colour; swatches take its face.
pub fn brick(colour: Colour) -> &'static BrickTokens {
    &BRICKS[colour as usize]
}

/// The radius of a brick's corners, in sides of the brick.
pub const BRICK_RADIUS: f32 = 0.16;
/// How much of its side shows below a brick's face, in sides of the brick.
pub const BRICK_DEPTH: f32 = 0.08;
/// The side of the square for the shape on a brick, in sides of the brick.
pub const SIGN_SIDE: f32 = 0.46;
/// The spots of an infected brick: x, y and radius, in 32nds of its side.
pub const SPOTS: [(f32, f32, f32); 3] = [(7.6, 7.6, 2.9), (24.6, 9.0, 2.0), (8.8, 24.0, 2.0)];

/// The shape on the bricks of a colour, around the middle of a square from -1 to 1.
#[derive(Clone, PartialEq, Debug)]
pub enum BrickSymbol {
    /// A circle of this radius.
    Circle(f32),
    /// A square: half its side, and the radius of its corners.
    Square(f32, f32),
    /// A convex polygon.
    Polygon(Vec<(f32, f32)>),
    /// A star: first a tip, then a corner between two tips, and so on.
    Star(Vec<(f32, f32)>),
}

/// The shape on the bricks of a colour: who does not see colours tells them by it.
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

/// The mark that there is a comment: a closed line, in 24ths of a square.
pub const COMMENT: [(f32, f32); 7] = [
    (4.0, 5.0),
    (20.0, 5.0),
    (20.0, 15.5),
    (11.0, 15.5),
    (7.0, 20.0),
    (7.0, 15.5),
    (4.0, 15.5),
];

/// A small triangle that points down, around the middle of a square from -1 to 1.
pub const TRIANGLE: [(f32, f32); 3] = [(-1.0, -0.6), (1.0, -0.6), (0.0, 0.7)];

/// A colour from its six hexadecimal digits.
pub const fn rgb(hex: u32) -> Rgb {
    [(hex >> 16) as u8, (hex >> 8) as u8, hex as u8]
}

/// Mixes two colours; `share` of 255 is `b`.
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
