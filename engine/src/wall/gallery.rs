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
    use crate::colour::Colour;
    use crate::wall::test_support::{cell, near};
    use crate::wall::{Cell, CellSet, GroupKind, Wall, group, is_over, playable};

    fn wall(name: &str) -> Wall {
        let (_, text) = GALLERY.iter().find(|(id, _)| *id == name).unwrap();
        Wall::parse(text).unwrap()
    }

    fn largest_area(wall: &Wall) -> CellSet {
        Cell::all()
            .map(|cell| wall.area(cell))
            .max_by_key(|area| area.len())
            .unwrap()
    }

    /// The cells of `path` in the order a walker meets them, if it is one brick thick: no branch,
    /// no ring, nothing left over.
    fn walk(path: CellSet) -> Option<Vec<Cell>> {
        let next = |cell: Cell| near(cell).filter(|cell| path.contains(*cell));
        let mut here = path.iter().find(|cell| next(*cell).count() == 1)?;
        let mut seen = vec![here];
        while let Some(cell) = next(here).find(|cell| !seen.contains(cell)) {
            seen.push(cell);
            here = cell;
        }
        let thin = path.iter().all(|cell| next(cell).count() <= 2);
        (thin && seen.len() == path.len()).then_some(seen)
    }

    /// How often the paper's sweep (section 3.1: in reading order, a brick beside an infected one
    /// is infected) must be repeated until the whole area of `click` is infected.
    fn sweeps(wall: &Wall, click: Cell) -> usize {
        let mut infected = click.set();
        let mut count = 0;
        while infected != wall.area(click) {
            for cell in wall.area(click) {
                if near(cell).any(|cell| infected.contains(cell)) {
                    infected.insert(cell);
                }
            }
            count += 1;
        }
        count
    }

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

    #[test]
    fn the_starting_wall_is_as_the_paper_describes_it() {
        let wall = wall("partenza");
        assert_eq!(wall.bricks(), CellSet::ALL);
        assert!(
            Colour::ALL
                .iter()
                .all(|colour| !wall.of_colour(*colour).is_empty())
        );
        let lone = cell(7, 6);
        assert_eq!(wall.colour(lone), Some(Colour::Fuchsia));
        assert!(near(lone).all(|cell| wall.colour(cell) != Some(Colour::Fuchsia)));
        let clicked = cell(6, 5);
        assert_eq!(wall.colour(clicked), Some(Colour::Blue));
        assert!(wall.area(clicked).len() >= 5);
        assert!(
            (0..9)
                .filter(|c| !(wall.area(clicked) & CellSet::column(*c)).is_empty())
                .count()
                > 1
        );
    }

    #[test]
    fn the_snakes_are_one_brick_thick_and_coil_through_the_whole_wall() {
        // 53 is the longest path without a touching bend on 9 × 9 (searched exhaustively).
        for (name, length, sweeps_needed) in [
            ("serpente", 53, 33),
            ("serpentina", 49, 32),
            ("spirale", 49, 28),
        ] {
            let wall = wall(name);
            let snake = largest_area(&wall);
            assert_eq!(snake.len(), length, "{name}");
            assert!(walk(snake).is_some(), "{name} is a path");
            assert_eq!(
                playable(&wall, GroupKind::Area),
                snake,
                "{name}: nothing else is an area"
            );
            let colour = wall.colour(snake.first().unwrap()).unwrap();
            assert_eq!(
                wall.of_colour(colour),
                snake,
                "{name} has its colour for itself"
            );
            assert_eq!(wall.bricks(), CellSet::ALL, "{name}");
            for at in 0..9 {
                assert!(
                    !(snake & CellSet::row(at)).is_empty(),
                    "{name} misses row {at}"
                );
                assert!(
                    !(snake & CellSet::column(at)).is_empty(),
                    "{name} misses column {at}"
                );
            }
            let most = snake.iter().map(|click| sweeps(&wall, click)).max();
            assert_eq!(
                most,
                Some(sweeps_needed),
                "{name}: 9 and 20 sweeps are not enough"
            );
        }
    }

    #[test]
    fn the_other_walls_match_their_names() {
        let middle = cell(4, 4);
        assert_eq!(wall("un-colore").area(middle), CellSet::ALL);
        assert!(
            GroupKind::ALL
                .iter()
                .all(|game| is_over(&wall("scacchiera"), *game))
        );

        let across = wall("strisce-orizzontali");
        assert_eq!(across.area(middle), CellSet::row(4));
        assert!(is_over(&across, GroupKind::Strip));
        let upright = wall("strisce-verticali");
        for kind in GroupKind::ALL {
            assert_eq!(group(&upright, kind, middle), CellSet::column(4));
        }

        let comb = largest_area(&wall("pettine"));
        let teeth: Vec<usize> = (0..9)
            .map(|at| (comb & CellSet::column(at)).len())
            .collect();
        assert_eq!(teeth, [9, 1, 9, 1, 9, 1, 9, 1, 9]);

        let frame = largest_area(&wall("cornice"));
        let border = [
            CellSet::row(0),
            CellSet::row(8),
            CellSet::column(0),
            CellSet::column(8),
        ];
        assert_eq!(
            frame,
            border
                .into_iter()
                .fold(CellSet::EMPTY, |all, side| all | side)
        );

        let apart = wall("aree-separate");
        let red: Vec<CellSet> = apart
            .of_colour(Colour::Red)
            .iter()
            .map(|cell| apart.area(cell))
            .collect();
        assert_eq!(
            red.iter().filter(|area| area.len() == 16).count(),
            64,
            "four areas of 16"
        );
        assert!(
            !apart.connected(cell(0, 3), cell(0, 5)),
            "one brick keeps them apart"
        );

        let low = wall("colonne-basse");
        let heights: Vec<usize> = (0..9)
            .map(|c| (low.bricks() & CellSet::column(c)).len())
            .collect();
        assert!(
            heights.contains(&0) && heights.iter().max() < Some(&9),
            "{heights:?}"
        );

        let holes = wall("buchi");
        for column in 0..9 {
            let whole = holes.empty_cells() & CellSet::column(column);
            assert!(!whole.is_empty(), "column {column} has a hole");
        }
        let two_at_the_floor =
            (0..9).any(|column| holes.is_empty(cell(8, column)) && holes.is_empty(cell(7, column)));
        assert!(
            two_at_the_floor,
            "the paper's fall by counter must meet its mistake"
        );
    }
}
