//! One edit lays out only what changed: counted, in a program far longer than people's.

use crate::layout::support::text;
use engine::language::edit::{Edit, Place};
use engine::language::file::read;
use engine::language::kind::{Kind, Literal};
use engine::language::program::Stack;
use engine::language::{BlockId, Field, Program};
use engine::layout::{Advances, Gap, Layout, LayoutChange, UpdateStats, touched};

/// A program of 5,400 blocks, and its layout.
struct Large {
    program: Program,
    layout: Layout,
}

impl Large {
    fn new() -> Large {
        // Ten blocks: a loop, in it a branch with a condition, in that two commands, and one behind.
        let piece = "Repeat(times: Number(8), body: [If(branches: [(\
             when: Compare(RowOf(Clicked), Lt, Number(5)), \
             then: [Remove(Clicked), CompactColumn(Number(3))])]), DropAll])";
        let pieces = vec![piece; 540].join(", ");
        let text = format!("Program(format: 1, name: \"\", on_click: [{pieces}])");
        let program = read(&text).unwrap();
        assert_eq!(program.block_count(), 5_400);
        let mut layout = Layout::new();
        layout.update(
            &program,
            &crate::layout::support::text(),
            &Advances::embedded(),
            &LayoutChange::All,
        );
        assert_eq!(layout.update_stats().measured, 5_400);
        Large { program, layout }
    }

    /// The loop in the middle, the branch in it, and the first command in that.
    fn middle(&self) -> [BlockId; 3] {
        let outer = self.program.stack(Stack::Hat)[300];
        let branch = self.program.stack(Stack::Body(outer, 0))[0];
        let inner = self.program.stack(Stack::Body(branch, 0))[0];
        [outer, branch, inner]
    }

    /// What an edit gives to do, and what takes it back.
    fn work(&mut self, edit: Edit) -> (UpdateStats, Edit) {
        let changed = touched(&self.program, &edit);
        let inverse = self.program.apply(edit).unwrap();
        self.layout
            .update(&self.program, &text(), &Advances::embedded(), &changed);
        (self.layout.update_stats(), inverse)
    }
}

#[test]
fn a_number_lays_out_its_block_and_those_that_grow_with_it_and_so_does_undo() {
    let mut large = Large::new();
    let [_, branch, _] = large.middle();
    let compact = large.program.stack(Stack::Body(branch, 0))[1];
    let edit = Edit::SetLiteral(compact, 0, Literal::Number(123_456.0));
    let around = UpdateStats {
        measured: 1,
        arranged: 2,
    };
    let (work, undo) = large.work(edit);
    assert_eq!(
        work, around,
        "the block and the branch, which stays as large"
    );
    assert_eq!(large.work(undo).0, around);
}

#[test]
fn a_block_that_comes_lays_out_itself_and_those_around_it_and_so_does_its_going() {
    let mut large = Large::new();
    let [_, branch, inner] = large.middle();
    let fresh = large.program.fresh_fragment(Kind::DropAll, Field::None);
    let place = Place::Stack(Stack::Body(branch, 0), 1);
    let (work, undo) = large.work(Edit::Attach(fresh, place));
    let come = UpdateStats {
        measured: 2,
        arranged: 3,
    };
    assert_eq!(
        work, come,
        "the block and the branch; the loop's box besides"
    );
    let (work, _) = large.work(undo);
    let gone = UpdateStats {
        measured: 1,
        arranged: 2,
    };
    assert_eq!(work, gone);
    // Taken from its socket, put into that of a block of the outermost stack.
    let taken = large.work(Edit::Detach(Place::Socket(inner, 0), 1)).0;
    assert_eq!(
        taken,
        UpdateStats {
            measured: 1,
            arranged: 3
        }
    );
}

#[test]
fn a_gap_measures_nothing_and_arranges_what_is_around_it() {
    let mut large = Large::new();
    let [_, branch, _] = large.middle();
    let gap = Gap {
        stack: Stack::Body(branch, 0),
        index: 1,
        height: 32.0,
    };
    for gap in [Some(gap), None] {
        large.layout.set_gap(&large.program, gap);
        let expected = UpdateStats {
            measured: 0,
            arranged: 2,
        };
        assert_eq!(
            large.layout.update_stats(),
            expected,
            "the branch and the loop"
        );
    }
    // In the outermost stack there is nothing around it.
    let gap = Gap {
        stack: Stack::Hat,
        index: 2,
        height: 32.0,
    };
    large.layout.set_gap(&large.program, Some(gap));
    assert_eq!(large.layout.update_stats(), UpdateStats::default());
}

#[test]
fn another_width_arranges_only_what_it_can_break() {
    let text = format!(
        "Program(format: 1, name: \"\", on_click: [{}, InfectArea(Clicked)])",
        vec!["DropAll"; 5_000].join(", ")
    );
    let program = read(&text).unwrap();
    let mut layout = Layout::new();
    let text = crate::layout::support::text();
    layout.update(&program, &text, &Advances::embedded(), &LayoutChange::All);
    for limit in [400.0, 600.0, 320.0] {
        layout.set_limit(&program, limit);
        let expected = UpdateStats {
            measured: 0,
            arranged: 1,
        };
        assert_eq!(
            layout.update_stats(),
            expected,
            "{limit}: the others are narrow"
        );
    }
}

#[test]
fn blocks_that_are_shown_alone_are_neither_measured_nor_arranged_again() {
    let Large { program, layout } = Large::new();
    let alone = program.program_of(&program.fragment(program.stack(Stack::Hat)));
    let excerpt = layout.excerpt(&alone, &text(), &Advances::embedded());
    assert_eq!(excerpt.update_stats(), UpdateStats::default());
    assert_eq!(excerpt.order().len(), 5_400);
}

#[test]
fn blocks_that_are_left_out_and_shown_again_are_neither_measured_nor_arranged_again() {
    let Large {
        program,
        mut layout,
    } = Large::new();
    let mut without = program.clone();
    let all = program.stack(Stack::Hat).len();
    let edit = Edit::Detach(Place::Stack(Stack::Hat, 0), all);
    let changed = touched(&program, &edit);
    without.apply(edit).unwrap();
    for (program, blocks) in [(&without, 0), (&program, 5_400)] {
        layout.update(program, &text(), &Advances::embedded(), &changed);
        assert_eq!(layout.update_stats(), UpdateStats::default());
        assert_eq!(layout.order().len(), blocks);
    }
}

#[test]
fn blocks_that_move_are_not_measured_again_but_the_first_ones() {
    let mut large = Large::new();
    let first = large.program.stack(Stack::Hat)[0];
    let from = large.program.fragment(&[first]);
    let inside = from.blocks.len();
    let last = large.program.stack(Stack::Hat).len() - 1;
    let (work, _) = large.work(Edit::All(vec![
        Edit::Detach(Place::Stack(Stack::Hat, 0), 1),
        Edit::Attach(from, Place::Stack(Stack::Hat, last)),
    ]));
    let expected = UpdateStats {
        measured: 1,
        arranged: 1,
    };
    assert!(inside > 1);
    assert_eq!(work, expected);
}
