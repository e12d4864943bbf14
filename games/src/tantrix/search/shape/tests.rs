use super::super::board::CellGraph;
use super::*;
use crate::tantrix::hex::Hex;
use crate::tantrix::puzzle::Holes;

/// Number of loops with this number of cells, whatever their bends.
fn loops(length: usize, holes: Holes) -> usize {
    let board = CellGraph::disc(length / 2, true);
    let origin = board.index(Hex::ORIGIN).map(|at| at as u16);
    let mut count = 0;
    for corners in 0..=length {
        for curves in 0..=length - corners {
            let bends = [corners, curves, length - corners - curves];
            let wanted = ShapeSpec {
                board: &board,
                origin,
                bends,
                closed: true,
                holes,
                golden: true,
            };
            let tail = ReturnPaths::new(bends, &|| false);
            // With and without looking ahead they are the same.
            let counts = [None, Some(&tail)].map(|tail| {
                let mut shapes = 0;
                let _ = ShapeWalker::new(&wanted, tail).from(&[], &|| false, &mut |_| {
                    shapes += 1;
                    ControlFlow::Continue(())
                });
                shapes
            });
            assert_eq!(counts[0], counts[1], "{bends:?}");
            count += counts[0];
        }
    }
    count
}

#[test]
fn loops_are_the_polygons_of_the_triangular_lattice() {
    // Iwan Jensen, "Self-avoiding walks and polygons on the triangular lattice", 2004.
    for (length, polygons) in [(3, 2), (4, 3), (5, 6), (6, 15), (7, 42), (8, 123), (9, 380)] {
        assert_eq!(loops(length, Holes::Allowed), polygons, "{length}");
    }
}

#[test]
fn the_smallest_loop_around_a_cell_has_six() {
    for length in 3..6 {
        let all = loops(length, Holes::Allowed);
        assert_eq!(loops(length, Holes::NoneEnclosed), all, "{length}");
    }
    assert_eq!(loops(6, Holes::NoneEnclosed), 14);
}

#[test]
fn prefixes_begin_all_shapes_once() {
    let board = CellGraph::disc(4, true);
    let wanted = ShapeSpec {
        board: &board,
        origin: Some(0),
        bends: [2, 4, 2],
        closed: true,
        holes: Holes::Allowed,
        golden: true,
    };
    let collect = |prefixes: &[Prefix]| {
        let mut shapes = Vec::new();
        for prefix in prefixes {
            let _ = ShapeWalker::new(&wanted, None).from(prefix, &|| false, &mut |shape| {
                shapes.push(shape.to_vec());
                ControlFlow::Continue(())
            });
        }
        shapes
    };
    let whole = collect(&[Vec::new()]);
    assert!(whole.len() > 10, "{}", whole.len());
    for many in [1, 5, 20, 1000] {
        let prefixes = ShapeWalker::prefixes(&wanted, None, many, &|| false);
        assert_eq!(collect(&prefixes), whole, "{many}");
    }
}
