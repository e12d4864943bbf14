//! How the window looks: every colour, both fonts, the styles of egui's own widgets. No colour is
//! written anywhere else, but those that pictures have too: they come from `paint`.

mod blocks;
mod mixing;

pub use blocks::{
    BlockColours, BrickColours, COSTLY, HAT, HEAT, HINTED, LITERAL, MISSING, ON_BLOCK, ON_COSTLY,
    ON_LITERAL, brick, category,
};
pub use mixing::{contrast, ink_on, mix};

use egui::{Color32, FontFamily, FontId, Frame, Ui};
use engine::tokens::{self};
use mixing::{color, rgb};

/// All colours of one of the two looks.
pub struct Theme {
    pub dark: bool,
    /// Behind the stage, the bars and menus.
    pub window: Color32,
    /// Behind the palette.
    pub palette: Color32,
    /// Behind the program.
    pub canvas: Color32,
    /// The dots on the canvas.
    pub dots: Color32,
    /// Cards: the slots, the cost, fields to type in.
    pub card: Color32,
    /// A card or button under the pointer.
    pub card_hovered: Color32,
    /// A button that is held, a chosen tab.
    pub card_pressed: Color32,
    /// Thin lines between areas and around cards.
    pub line: Color32,
    /// Lines around what can be typed into or pressed.
    pub strong_line: Color32,
    /// Lines around checkboxes and fields: without them one would not see that there is something.
    pub control_line: Color32,
    pub text: Color32,
    /// Text that need not be read.
    pub quiet: Color32,
    /// What is chosen, focused, the slider's knob.
    pub accent: Color32,
    /// The part of a bar that lies behind.
    pub accent_quiet: Color32,
    /// Behind words in the accent, behind what is chosen.
    pub accent_paper: Color32,
    /// Behind words that say what is right.
    pub right_paper: Color32,
    /// Behind words that say what is wrong.
    pub wrong_paper: Color32,
    /// *Gioca*, and its look under the pointer.
    pub go: Color32,
    /// *Gioca* under the pointer.
    pub go_hovered: Color32,
    pub right: Color32,
    /// Wrong, expensive.
    pub wrong: Color32,
    /// What just changed: behind text.
    pub changed: Color32,
    /// Text on `changed`.
    pub on_changed: Color32,
    /// Around blocks that only one of two programs has.
    pub only_here: Color32,
    /// Around blocks that are others in the other program.
    pub changed_there: Color32,
    /// Around blocks that stand elsewhere in the other program.
    pub moved_there: Color32,
    /// Around the block that executes, and around its cells.
    pub running: Color32,
    /// Around blocks that a search found, with something dark beside it.
    pub found: Color32,
    /// Behind the value that a block gave.
    pub bubble: Color32,
    /// That value.
    pub on_bubble: Color32,
    /// Shadows under what floats.
    pub shadow: Color32,
    /// Over everything, while a dialog waits.
    pub veil: Color32,
    /// The wall: its cells without brick.
    pub wall: Color32,
    /// The grid on the wall, and the rim of empty cells.
    pub wall_line: Color32,
    /// Inside empty cells: those above which bricks stand, told apart from black ones.
    pub wall_gap: Color32,
    /// Text on the wall.
    pub on_wall: Color32,
    /// Around what a click would hit.
    pub aim: Color32,
    /// Infection: the rim and the marks of an infected brick.
    pub infected: Color32,
    /// Infection: the dark side of its rim, that it is seen on yellow too.
    pub infected_edge: Color32,
}

/// The light look.
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
    running: rgb(0xff_d23f),
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

/// The dark look.
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
    running: rgb(0xff_d23f),
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

/// The look that holds here.
pub fn of(ui: &Ui) -> &'static Theme {
    if ui.visuals().dark_mode {
        &DARK
    } else {
        &LIGHT
    }
}

/// Around a question that must be answered before one goes on.
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
            // Columns are told apart by their tone.
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
