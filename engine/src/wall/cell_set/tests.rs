use proptest::prelude::*;

use super::*;
use crate::wall::test_support::{any_cell, any_set, cell, cells, near};

#[test]
fn bits_past_the_wall_are_dropped() {
    assert_eq!(CellSet::from_bits(u128::MAX), CellSet::ALL);
    assert_eq!(CellSet::from_bits(1 << 81), CellSet::EMPTY);
    assert_eq!((!CellSet::EMPTY).bits().count_ones(), 81);
    assert_eq!(!CellSet::ALL, CellSet::EMPTY);
}

#[test]
fn rows_and_columns_hold_their_nine_cells_and_none_past_the_wall() {
    for at in 0..SIZE {
        assert_eq!(
            CellSet::row(at),
            Cell::all().filter(|cell| cell.row() == at).collect()
        );
        assert_eq!(
            CellSet::column(at),
            Cell::all().filter(|cell| cell.column() == at).collect()
        );
    }
    for past in [9, 10, 81, 1 << 40, usize::MAX] {
        assert_eq!(
            (CellSet::row(past), CellSet::column(past)),
            Default::default()
        );
    }
}

#[test]
fn among_equally_far_cells_the_first_in_reading_order_is_the_extreme() {
    type Table<'a> = &'a [(&'a [(usize, usize)], [(usize, usize); 4])];
    // The cells, then top, bottom, left, right.
    let table: Table = &[
        (&[(4, 4)], [(4, 4); 4]),
        (
            &[(2, 1), (2, 7), (6, 1), (6, 7)],
            [(2, 1), (6, 1), (2, 1), (2, 7)],
        ),
        (&[(0, 8), (8, 0)], [(0, 8), (8, 0), (8, 0), (0, 8)]),
        (&[(0, 0), (8, 8)], [(0, 0), (8, 8), (0, 0), (8, 8)]),
        (
            &[(3, 5), (4, 2), (5, 5), (7, 2), (7, 4)],
            [(3, 5), (7, 2), (4, 2), (3, 5)],
        ),
        (
            &[(7, 3), (8, 3), (7, 4), (8, 4)],
            [(7, 3), (8, 3), (7, 3), (7, 4)],
        ),
    ];
    for (set, [top, bottom, left, right]) in table {
        let set = cells(set);
        let at = |(row, column): &(usize, usize)| Some(cell(*row, *column));
        assert_eq!(set.top(), at(top), "{set:?}");
        assert_eq!(set.bottom(), at(bottom), "{set:?}");
        assert_eq!(set.left(), at(left), "{set:?}");
        assert_eq!(set.right(), at(right), "{set:?}");
    }
}

#[test]
fn the_empty_set_has_no_cell_to_give() {
    let none = CellSet::EMPTY;
    assert_eq!((none.len(), none.iter().len()), (0, 0));
    assert_eq!(
        [none.top(), none.bottom(), none.left(), none.right()],
        [None; 4]
    );
    assert_eq!([none.first(), none.last(), none.nth(0)], [None; 3]);
    assert!(none.is_empty() && none.iter().next().is_none());
}

#[test]
fn neighbours_do_not_wrap_around_the_border() {
    assert_eq!(
        cell(3, 8).set().neighbours(),
        cells(&[(2, 8), (4, 8), (3, 7)])
    );
    assert_eq!(
        cell(4, 0).set().neighbours(),
        cells(&[(3, 0), (5, 0), (4, 1)])
    );
    assert_eq!(cell(0, 0).set().neighbours(), cells(&[(1, 0), (0, 1)]));
    assert_eq!(cell(8, 8).set().neighbours(), cells(&[(7, 8), (8, 7)]));
}

#[test]
fn a_lone_cell_is_no_neighbour_of_itself_but_two_are_each_others() {
    assert!(!cell(4, 4).set().neighbours().contains(cell(4, 4)));
    let pair = cells(&[(4, 4), (4, 5)]);
    assert_eq!(pair.neighbours() & pair, pair);
}

#[test]
fn sets_read_as_lists_of_cells() {
    assert_eq!(
        format!("{:?}", cells(&[(8, 8), (0, 3)])),
        "{(0, 3), (8, 8)}"
    );
}

proptest! {
    #[test]
    fn operators_do_to_every_cell_what_they_say(a in any_set(), b in any_set()) {
        for cell in Cell::all() {
            let (x, y) = (a.contains(cell), b.contains(cell));
            prop_assert_eq!((a | b).contains(cell), x || y);
            prop_assert_eq!((a & b).contains(cell), x && y);
            prop_assert_eq!((a - b).contains(cell), x && !y);
            prop_assert_eq!((a ^ b).contains(cell), x != y);
            prop_assert_eq!((!a).contains(cell), !x);
        }
        prop_assert_eq!((!a).bits() >> 81, 0);
    }

    #[test]
    fn iterating_counting_and_picking_agree(set in any_set()) {
        let listed: Vec<Cell> = set.iter().collect();
        prop_assert!(listed.is_sorted());
        prop_assert_eq!((listed.len(), set.iter().len()), (set.len(), set.len()));
        prop_assert_eq!(listed.iter().copied().collect::<CellSet>(), set);
        prop_assert_eq!(set.last(), listed.last().copied());
        for n in 0..82 {
            prop_assert_eq!(set.nth(n), listed.get(n).copied());
        }
    }

    #[test]
    fn extremes_are_those_of_a_plain_search(set in any_set(), mask in any_set()) {
        // The intersections make sets thin enough to leave rows and columns free.
        let thin = set & mask & CellSet::from_bits(set.bits().rotate_left(37));
        for set in [set, thin] {
            // `min_by_key` keeps the first of equals, and `iter` is in reading order.
            prop_assert_eq!(set.top(), set.iter().min_by_key(|cell| cell.row()));
            prop_assert_eq!(set.bottom(), set.iter().min_by_key(|cell| 8 - cell.row()));
            prop_assert_eq!(set.left(), set.iter().min_by_key(|cell| cell.column()));
            prop_assert_eq!(set.right(), set.iter().min_by_key(|cell| 8 - cell.column()));
        }
    }

    #[test]
    fn neighbours_and_columns_are_those_of_each_cell(a in any_set(), b in any_set()) {
        let set = a & b;
        prop_assert_eq!(set.neighbours(), set.iter().flat_map(near).collect());
        let beside = |cell: &Cell| near(*cell).filter(|&other| set.contains(other));
        let one = Cell::all().filter(|cell| beside(cell).count() == 1);
        prop_assert_eq!(set.neighbours_of_one(), one.collect());
        for cell in Cell::all() {
            let shares = |other: Cell| other.column() == cell.column();
            let below = set.iter().any(|other| shares(other) && other > cell);
            let above = set.iter().any(|other| shares(other) && other < cell);
            prop_assert_eq!(set.above().contains(cell), below);
            prop_assert_eq!(set.below().contains(cell), above);
        }
    }

    #[test]
    fn inserting_and_removing_touch_one_cell(set in any_set(), cell in any_cell()) {
        let (mut with, mut without) = (set, set);
        with.insert(cell);
        without.remove(cell);
        prop_assert!(with.contains(cell) && !without.contains(cell));
        prop_assert_eq!(with ^ without, cell.set());
        prop_assert!(set == with || set == without);
    }
}
