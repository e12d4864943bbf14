//! The colours of a board, light and dark. No meaning depends on colour alone.

use crate::window::kit::theme;
use crate::window::kit::theme::mix;
use egui::{Color32, Ui};

/// The colours of one theme.
pub struct MinesColours {
    /// A closed cell: face, lit edge, shaded edge.
    pub closed: [Color32; 3],
    /// A closed cell under the pointer.
    pub hovered: Color32,
    /// An open cell.
    pub open: Color32,
    /// The lines between open cells.
    pub line: Color32,
    pub clues: [Color32; 8],
    /// Marks on closed cells, and mines.
    pub ink: Color32,
    /// The cloth of a flag.
    pub flag: Color32,
    /// Behind the mine that ended the game.
    pub fatal: Color32,
    pub on_fatal: Color32,
    /// Probability colours: surely safe, even odds, sure mine.
    pub heat: [Color32; 3],
    /// Text on probability colours.
    pub on_heat: Color32,
    /// Rim of a cell proved safe.
    pub safe: Color32,
    /// Rim of a proved mine.
    pub mine: Color32,
    /// Rim of the clues that prove it.
    pub clue: Color32,
}

const fn rgb(hex: u32) -> Color32 {
    Color32::from_rgb((hex >> 16) as u8, (hex >> 8) as u8, hex as u8)
}

const LIGHT: MinesColours = MinesColours {
    closed: [rgb(0xb7_c4d8), rgb(0xd5_deeb), rgb(0x8b_9bb4)],
    hovered: rgb(0xc8_d3e4),
    open: rgb(0xfa_f8f4),
    line: rgb(0xdf_ddd8),
    clues: [
        rgb(0x1d_4fd0),
        rgb(0x1b_722d),
        rgb(0xbd_1c18),
        rgb(0x52_2aa6),
        rgb(0x86_3a06),
        rgb(0x0b_6470),
        rgb(0x1d_1c1a),
        rgb(0x5a_5750),
    ],
    ink: rgb(0x1d_1c1a),
    flag: rgb(0xb0_1818),
    fatal: rgb(0xc4_2a20),
    on_fatal: rgb(0xff_ffff),
    heat: [rgb(0xa9_d6f5), rgb(0xf3_eee2), rgb(0xf2_a95c)],
    on_heat: rgb(0x1d_1c1a),
    safe: rgb(0x12_703e),
    mine: rgb(0xb4_2318),
    clue: rgb(0xa8_6c00),
};

const DARK: MinesColours = MinesColours {
    closed: [rgb(0x46_5268), rgb(0x5a_6982), rgb(0x30_394a)],
    hovered: rgb(0x55_6480),
    open: rgb(0x22_2428),
    line: rgb(0x38_3b41),
    clues: [
        rgb(0x7d_b0ff),
        rgb(0x6f_d38c),
        rgb(0xff_8a80),
        rgb(0xc8_adff),
        rgb(0xff_b077),
        rgb(0x5f_d6e0),
        rgb(0xf1_f0ed),
        rgb(0xb3_b0aa),
    ],
    ink: rgb(0xf1_f0ed),
    flag: rgb(0xff_a79a),
    fatal: rgb(0xc4_2a20),
    on_fatal: rgb(0xff_ffff),
    heat: [rgb(0x1c_5078), rgb(0x3e_3f44), rgb(0x8a_4b10)],
    on_heat: rgb(0xff_ffff),
    safe: rgb(0x5f_e09b),
    mine: rgb(0xff_9489),
    clue: rgb(0xff_d23f),
};

impl MinesColours {
    /// Background of a probability.
    pub fn heat(&self, mine: f64) -> Color32 {
        let share = |part: f64| (part * 2.0 * 255.0).round().clamp(0.0, 255.0) as u8;
        if mine < 0.5 {
            // A small risk must not look safe: the root rises fast.
            mix(self.heat[0], self.heat[1], share((mine / 2.0).sqrt()))
        } else {
            mix(self.heat[1], self.heat[2], share(mine - 0.5))
        }
    }
}

/// The colours of the current theme.
pub fn of(ui: &Ui) -> &'static MinesColours {
    if theme::of(ui).dark { &DARK } else { &LIGHT }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::window::kit::theme::contrast;

    #[test]
    fn everything_can_be_told_apart_from_what_is_behind_it() {
        for (colours, window) in [(&LIGHT, theme::LIGHT.window), (&DARK, theme::DARK.window)] {
            for (number, ink) in colours.clues.iter().enumerate() {
                let contrast = contrast(*ink, colours.open);
                assert!(contrast >= 4.5, "{}: {contrast}", number + 1);
            }
            for percent in 0..=100 {
                let paper = colours.heat(f64::from(percent) / 100.0);
                assert!(contrast(colours.on_heat, paper) >= 4.5, "{percent} %");
            }
            for paper in [colours.closed[0], colours.hovered, colours.open] {
                assert!(contrast(colours.flag, paper) >= 3.0);
                assert!(contrast(colours.ink, paper) >= 4.5);
            }
            assert!(contrast(colours.on_fatal, colours.fatal) >= 4.5);
            for rim in [colours.safe, colours.mine, colours.clue] {
                assert!(contrast(rim, colours.open) >= 3.0);
            }
            for rim in [colours.safe, colours.mine] {
                assert!(contrast(rim, colours.closed[0]) >= 3.0, "{rim:?}");
            }
            // Closed cells stand out by their shade.
            assert!(contrast(colours.closed[2], window) >= 1.2);
        }
    }
}
