//! The look of the window: all colours and both fonts. Colours shared with pictures come from `engine::tokens`; no colour
//! is defined elsewhere, except a game's own.

use egui::{Color32, FontFamily, FontId, Frame, Ui};
use engine::colour::Colour;
use engine::language::kind::Category;
use engine::tokens;
use engine::tokens::Rgb;
use std::sync::LazyLock;

/// All colours of the light or the dark theme.
pub struct Theme {
    pub dark: bool,
    /// Background of the stage, bars and menus.
    pub window: Color32,
    /// Background of the palette.
    pub palette: Color32,
    /// Background of the program.
    pub canvas: Color32,
    /// The dots on the canvas.
    pub dots: Color32,
    /// Cards: slots, cost, text fields.
    pub card: Color32,
    /// A card or button under the pointer.
    pub card_hovered: Color32,
    /// A pressed button, a selected tab.
    pub card_pressed: Color32,
    /// Thin lines between areas and around cards.
    pub line: Color32,
    /// Borders of fields and buttons.
    pub strong_line: Color32,
    /// Borders of check boxes and fields, without which they would be invisible.
    pub control_line: Color32,
    pub text: Color32,
    /// Secondary text.
    pub quiet: Color32,
    /// Selection, focus, the knob of a slider.
    pub accent: Color32,
    /// The remaining part of a bar.
    pub accent_quiet: Color32,
    /// Background of accent text and of a selection.
    pub accent_paper: Color32,
    /// Background of good news.
    pub right_paper: Color32,
    /// Background of bad news.
    pub wrong_paper: Color32,
    /// The button *Gioca*.
    pub go: Color32,
    /// *Gioca* under the pointer.
    pub go_hovered: Color32,
    pub right: Color32,
    /// Errors, high costs.
    pub wrong: Color32,
    /// Background of text that just changed.
    pub changed: Color32,
    /// Text on `changed`.
    pub on_changed: Color32,
    /// Outline of blocks that only one of two programs has.
    pub only_here: Color32,
    /// Outline of blocks that differ in the other program.
    pub changed_there: Color32,
    /// Outline of blocks that moved in the other program.
    pub moved_there: Color32,
    /// Outline of the executing block and of its cells.
    pub running: Color32,
    /// Outline of blocks found by a search, beside something dark.
    pub found: Color32,
    /// Background of a block's result.
    pub bubble: Color32,
    /// A block's result.
    pub on_bubble: Color32,
    /// Shadows of floating elements.
    pub shadow: Color32,
    /// Veil over everything behind a dialog.
    pub veil: Color32,
    /// The wall without bricks.
    pub wall: Color32,
    /// The grid on the wall, and the rim of empty cells.
    pub wall_line: Color32,
    /// Inside of empty cells below bricks, distinct from black bricks.
    pub wall_gap: Color32,
    /// Text on the wall.
    pub on_wall: Color32,
    /// Outline of the group that a click would remove.
    pub aim: Color32,
    /// Infection: rim and marks of an infected brick.
    pub infected: Color32,
    /// Infection: dark edge of the rim, visible on yellow too.
    pub infected_edge: Color32,
}

/// The light theme.
pub static LIGHT: Theme = Theme {
    dark: false,
    window: rgb(0xfc_fbf9),
    palette: rgb(0xeb_e8e1),
    canvas: color(tokens::PAPER),
    dots: rgb(0xd9_d5cc),
    card: rgb(0xff_ffff),
    card_hovered: rgb(0xf2_f0eb),
    card_pressed: rgb(0xe6_e2d9),
    line: rgb(0xdc_d8cf),
    strong_line: rgb(0xc4_c1ba),
    control_line: rgb(0x8e_8b84),
    text: rgb(0x23_211d),
    quiet: rgb(0x5f_5a51),
    accent: rgb(0x17_59c7),
    accent_quiet: rgb(0xa9_c6ee),
    accent_paper: rgb(0xe8_f0fd),
    right_paper: rgb(0xdf_f3e6),
    wrong_paper: rgb(0xfd_ebe8),
    go: rgb(0x1a_7744),
    go_hovered: rgb(0x14_6638),
    right: rgb(0x14_6638),
    wrong: rgb(0xab_1f18),
    changed: rgb(0xff_e9a8),
    on_changed: rgb(0x3a_2d00),
    only_here: rgb(0xa8_1d6b),
    changed_there: rgb(0x8a_5200),
    moved_there: rgb(0x17_59c7),
    running: color(tokens::RUNNING),
    found: rgb(0x3f_e0e8),
    bubble: rgb(0x23_211d),
    on_bubble: rgb(0xff_ffff),
    shadow: Color32::from_black_alpha(38),
    veil: Color32::from_black_alpha(70),
    wall: color(tokens::WALL),
    wall_line: color(tokens::WALL_LINE),
    wall_gap: color(tokens::WALL_GAP),
    on_wall: color(tokens::ON_WALL),
    aim: rgb(0xff_ffff),
    infected: color(tokens::INFECTED),
    infected_edge: color(tokens::INFECTED_EDGE),
};

/// The dark theme.
pub static DARK: Theme = Theme {
    dark: true,
    window: rgb(0x1d_2024),
    palette: rgb(0x24_272c),
    canvas: rgb(0x17_191c),
    dots: rgb(0x33_373d),
    card: rgb(0x2a_2e34),
    card_hovered: rgb(0x34_3940),
    card_pressed: rgb(0x13_1518),
    line: rgb(0x36_3a41),
    strong_line: rgb(0x50_555e),
    control_line: rgb(0x7b_8089),
    text: rgb(0xec_ebe8),
    quiet: rgb(0xa9_adb4),
    accent: rgb(0x8a_b8ff),
    accent_quiet: rgb(0x3d_5678),
    accent_paper: rgb(0x1f_2d44),
    right_paper: rgb(0x1c_3a2a),
    wrong_paper: rgb(0x43_231f),
    go: rgb(0x1f_7f4b),
    go_hovered: rgb(0x25_8f56),
    right: rgb(0x63_d597),
    wrong: rgb(0xff_938a),
    changed: rgb(0xff_e9a8),
    on_changed: rgb(0x3a_2d00),
    only_here: rgb(0xff_8cc6),
    changed_there: rgb(0xf2_b134),
    moved_there: rgb(0x8a_b8ff),
    running: color(tokens::RUNNING),
    found: rgb(0x3f_e0e8),
    bubble: rgb(0x00_0000),
    on_bubble: rgb(0xff_ffff),
    shadow: Color32::from_black_alpha(110),
    veil: Color32::from_black_alpha(130),
    wall: rgb(0x0e_0f11),
    wall_line: rgb(0x1d_1f23),
    wall_gap: rgb(0x37_3a42),
    on_wall: color(tokens::ON_WALL),
    aim: rgb(0xff_ffff),
    infected: color(tokens::INFECTED),
    infected_edge: color(tokens::INFECTED_EDGE),
};

/// The current theme.
pub fn of(ui: &Ui) -> &'static Theme {
    if ui.visuals().dark_mode {
        &DARK
    } else {
        &LIGHT
    }
}

/// Frame of a modal dialog.
pub fn dialog_frame(ui: &Ui) -> Frame {
    Frame::popup(ui.style()).inner_margin(20)
}

/// SemiBold, `size` points high.
pub fn semibold(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name("semibold".into()))
}

/// Regular, `size` points high.
pub fn regular(size: f32) -> FontId {
    FontId::new(size, FontFamily::Proportional)
}

/// Colours of a category of blocks, the same in both themes, with a contrast of at least 5 under white text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BlockColours {
    /// The fill.
    pub fill: Color32,
    /// The fill of every second nested block of the same colour.
    pub fill_nested: Color32,
    /// The border.
    pub border: Color32,
    /// An empty socket.
    pub hole: Color32,
    /// A drop-down field.
    pub field: Color32,
    /// The border of a drop-down field.
    pub field_line: Color32,
    /// A drop-down field under the pointer.
    pub field_hovered: Color32,
    /// The lit edge.
    pub light: Color32,
    /// The lit edge inside another block.
    pub light_inside: Color32,
    /// The shaded edge.
    pub shade: Color32,
    /// Background of the cost.
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

/// The colours of the hat.
pub const HAT: BlockColours = BlockColours::of(tokens::HAT);

static CATEGORIES: LazyLock<[BlockColours; 8]> =
    LazyLock::new(|| tokens::CATEGORIES.map(BlockColours::of));

/// The colours of a category.
pub fn category(category: Category) -> &'static BlockColours {
    &CATEGORIES[category as usize]
}

/// Heat map from least to most executed blocks: slate to a warm red, dark enough for white text.
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
    /// The lit edge.
    pub light: Color32,
    /// The shaded edge.
    pub shade: Color32,
    /// The symbol.
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

/// The colours of a brick; swatches use its face.
pub fn brick(colour: Colour) -> &'static BrickColours {
    &BRICKS[colour as usize]
}

/// Outline of a hinted block: bright with a dark line outside, on blocks of any colour.
pub const HINTED: Color32 = rgb(0x7c_f2a4);

/// Outline of an empty socket that keeps the program from running: bright, because sockets are dark in both themes.
pub const MISSING: Color32 = rgb(0xff_938a);

/// Text on blocks.
pub const ON_BLOCK: Color32 = color(tokens::ON_BLOCK);

/// Background of a high cost.
pub const COSTLY: Color32 = color(tokens::COSTLY);

/// A high cost.
pub const ON_COSTLY: Color32 = color(tokens::ON_COSTLY);

/// Background of a default value in a socket.
pub const LITERAL: Color32 = color(tokens::LITERAL);

/// A default value in a socket.
pub const ON_LITERAL: Color32 = color(tokens::ON_LITERAL);

pub const fn rgb(hex: u32) -> Color32 {
    color(tokens::rgb(hex))
}

pub const fn color([r, g, b]: Rgb) -> Color32 {
    Color32::from_rgb(r, g, b)
}

/// Mixes `a` with a share of `b`, out of 255; both opaque.
pub const fn mix(a: Color32, b: Color32, share: u8) -> Color32 {
    color(tokens::mix(plain(a), plain(b), share))
}

/// The contrast of two colours as WCAG 2.2 defines it: 1 to 21.
pub fn contrast(a: Color32, b: Color32) -> f32 {
    tokens::contrast(plain(a), plain(b))
}

/// Text colour for this background.
pub fn ink_on(paper: Color32) -> Color32 {
    color(tokens::ink_on(plain(paper)))
}

const fn plain(color: Color32) -> Rgb {
    [color.r(), color.g(), color.b()]
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::language::kind::Category;

    #[test]
    fn text_can_be_read_in_both_looks() {
        for theme in [&LIGHT, &DARK] {
            let papers = [
                theme.window,
                theme.palette,
                theme.canvas,
                theme.card,
                theme.card_hovered,
                theme.card_pressed,
            ];
            for paper in papers {
                for ink in [
                    theme.text,
                    theme.quiet,
                    theme.right,
                    theme.wrong,
                    theme.accent,
                ] {
                    let contrast = contrast(paper, ink);
                    assert!(contrast >= 4.5, "{ink:?} on {paper:?}: {contrast}");
                }
            }
            for mark in [theme.only_here, theme.changed_there, theme.moved_there] {
                assert!(contrast(theme.canvas, mark) >= 4.5);
                assert!(contrast(theme.card, mark) >= 3.0);
            }
            for paper in [theme.window, theme.card] {
                let contrast = contrast(paper, theme.control_line);
                assert!(contrast >= 3.0, "{contrast}");
            }
            assert!(contrast(theme.accent_paper, theme.accent) >= 4.5);
            assert!(contrast(theme.right_paper, theme.right) >= 4.5);
            assert!(contrast(theme.wrong_paper, theme.wrong) >= 4.5);
            assert!(contrast(theme.accent_paper, theme.text) >= 4.5);
            // Columns differ in brightness.
            let tones = [theme.window, theme.palette, theme.canvas];
            assert!(tones[0] != tones[1] && tones[1] != tones[2] && tones[0] != tones[2]);
            assert!(contrast(theme.changed, theme.on_changed) >= 4.5);
            assert!(contrast(theme.bubble, theme.on_bubble) >= 4.5);
            assert!(contrast(theme.wall, theme.on_wall) >= 4.5);
            assert!(contrast(theme.go, ON_BLOCK) >= 4.5);
            assert!(contrast(theme.go_hovered, ON_BLOCK) >= 4.5 || theme.dark);
        }
    }

    #[test]
    fn blocks_can_be_read() {
        let categories = || Category::ALL.iter().map(|&kind| category(kind));
        for colours in categories().chain([&HAT]) {
            assert!(contrast(colours.fill, LIGHT.found) >= 3.0);
            for fill in [
                colours.fill,
                colours.fill_nested,
                colours.field,
                colours.field_hovered,
            ] {
                let contrast = contrast(fill, ON_BLOCK);
                assert!(contrast >= 4.5, "{colours:?}: {contrast}");
            }
        }
        assert!(contrast(LITERAL, ON_LITERAL) >= 4.5);
        for colours in categories() {
            let contrast = contrast(HINTED, colours.fill);
            assert!(contrast >= 3.0, "{colours:?}: {contrast}");
        }
    }
}
