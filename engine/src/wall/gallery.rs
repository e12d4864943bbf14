//! Walls that ship with the program: those of the paper, and others for trying programs.

/// The walls of `assets/walls`: identifier (the file's Italian name) and text form.
///
/// The first is the paper's starting wall and the second its coiled snake, reconstructed from the paper's text
/// (sections 1 and 3.1), as the figures are lost. No brick is infected.
pub const GALLERY: &[(&str, &str)] = &[
    (
        "partenza",
        include_str!("../../../assets/walls/partenza.txt"),
    ),
    (
        "serpente",
        include_str!("../../../assets/walls/serpente.txt"),
    ),
    (
        "serpentina",
        include_str!("../../../assets/walls/serpentina.txt"),
    ),
    ("spirale", include_str!("../../../assets/walls/spirale.txt")),
    ("pettine", include_str!("../../../assets/walls/pettine.txt")),
    ("cornice", include_str!("../../../assets/walls/cornice.txt")),
    (
        "un-colore",
        include_str!("../../../assets/walls/un-colore.txt"),
    ),
    (
        "scacchiera",
        include_str!("../../../assets/walls/scacchiera.txt"),
    ),
    (
        "strisce-orizzontali",
        include_str!("../../../assets/walls/strisce-orizzontali.txt"),
    ),
    (
        "strisce-verticali",
        include_str!("../../../assets/walls/strisce-verticali.txt"),
    ),
    (
        "aree-separate",
        include_str!("../../../assets/walls/aree-separate.txt"),
    ),
    (
        "colonne-basse",
        include_str!("../../../assets/walls/colonne-basse.txt"),
    ),
    ("buchi", include_str!("../../../assets/walls/buchi.txt")),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wall::{CellSet, Wall};

    #[test]
    fn all_walls_can_be_read_and_only_the_one_for_falls_has_holes() {
        let mut names = Vec::new();
        for (name, text) in GALLERY {
            let wall = Wall::parse(text).unwrap();
            assert_eq!(wall.to_string(), *text, "{name} is written as walls are");
            assert_eq!(wall.infected(), CellSet::EMPTY, "{name}");
            assert_eq!(wall.is_settled(), *name != "buchi", "{name}");
            assert!(
                name.chars().all(|c| c.is_ascii_lowercase() || c == '-'),
                "{name}"
            );
            assert!(!names.contains(name), "{name} twice");
            names.push(*name);
        }
        assert_eq!(names[0], "partenza");
        assert_eq!(names[1], "serpente");
    }
}
