//! The colours of the board and of its blocks.

use crate::window::kit::theme;
use crate::window::kit::theme::Theme;
use egui::Color32;

/// Number of levels with a separate colour; higher levels repeat them with one more ring.
const OWN: u16 = 12;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clone2048Colours {
    pub face: Color32,
    /// The lit edge.
    pub light: Color32,
    /// The shaded edge.
    pub shade: Color32,
    /// The rim on a light ground.
    pub rim: Color32,
    /// The label and the rings.
    pub ink: Color32,
    /// Number of rings: one more after every 12 levels, at most 3.
    pub rings: u16,
}

/// Faces of levels 1 to 12: light at first, then around the colour circle, gold at the end. The same in both themes;
/// on the light board a dark rim sets them off.
const FACES: [u32; OWN as usize] = [
    0xed_e6d6, 0xf0_cf94, 0xf5_a95c, 0xf0_7f52, 0xec_6767, 0xe8_7bb4, 0xc3_8df0, 0x93_9df5,
    0x56_b1f2, 0x35_c3b8, 0x63_c96f, 0xff_d84a,
];

/// Labels on blocks.
const INK: Color32 = Color32::from_rgb(0x1d, 0x1c, 0x1a);

/// The ground below the blocks.
pub struct Ground {
    pub board: Color32,
    /// An empty cell.
    pub cell: Color32,
    /// True if blocks have a rim.
    pub rims: bool,
}

/// The ground in this theme.
pub fn ground(theme: &Theme) -> Ground {
    if theme.dark {
        Ground {
            board: theme.wall,
            cell: theme.wall_line,
            rims: false,
        }
    } else {
        Ground {
            board: Color32::from_rgb(0x8f, 0x85, 0x77),
            cell: Color32::from_rgb(0xbd, 0xb4, 0xa8),
            rims: true,
        }
    }
}

/// The face of an obstacle.
pub const OBSTACLE: Color32 = Color32::from_rgb(0x4a, 0x4d, 0x55);
/// The cross on an obstacle.
pub const OBSTACLE_MARK: Color32 = Color32::from_rgb(0xc9, 0xc9, 0xcc);

/// The colours of a block of this level, counted from 1.
pub fn block(level: u16) -> Clone2048Colours {
    let order = level.max(1) - 1;
    let hex = FACES[usize::from(order % OWN)];
    let face = Color32::from_rgb((hex >> 16) as u8, (hex >> 8) as u8, hex as u8);
    Clone2048Colours {
        face,
        light: theme::mix(face, Color32::WHITE, 90),
        shade: theme::mix(face, Color32::BLACK, 90),
        rim: theme::mix(face, Color32::BLACK, 170),
        ink: INK,
        rings: (order / OWN).min(3),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::window::kit::theme::{DARK, LIGHT, contrast};

    #[test]
    fn blocks_can_be_read_and_are_seen_on_the_board_in_both_looks() {
        for level in 1..=60 {
            let colours = block(level);
            let text = contrast(colours.face, colours.ink);
            assert!(text >= 4.5, "level {level}: {text}");
            for theme in [&LIGHT, &DARK] {
                let ground = ground(theme);
                let edge = if ground.rims {
                    colours.rim
                } else {
                    colours.face
                };
                let shape = contrast(edge, ground.cell);
                assert!(shape >= 3.0, "level {level}: {shape}");
            }
        }
    }

    #[test]
    fn obstacles_are_told_from_blocks_and_from_empty_cells() {
        assert!(contrast(OBSTACLE, OBSTACLE_MARK) >= 3.0);
        for theme in [&LIGHT, &DARK] {
            let cell = ground(theme).cell;
            let shape = contrast(cell, OBSTACLE_MARK).max(contrast(cell, OBSTACLE));
            assert!(shape >= 3.0, "{shape}");
        }
        for level in 1..=12 {
            let shape = contrast(block(level).face, OBSTACLE);
            assert!(shape >= 2.5, "level {level}: {shape}");
        }
    }
}
