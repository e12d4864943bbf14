//! One edit lays out only what changed: counted, in a program far longer than people's.

use crate::layout::support::{fresh, text};
use engine::language::edit::Edit;
use engine::language::file::read;
use engine::language::kind::Literal;
use engine::language::program::Stack;
use engine::layout::{Advances, UpdateStats, touched};

#[test]
fn a_number_lays_out_its_block_and_those_that_grow_with_it_and_so_does_undo() {
    // Ten blocks: a loop, in it a branch with a condition, in that two commands, and one behind.
    let piece = "Repeat(times: Number(8), body: [If(branches: [(\
         when: Compare(RowOf(Clicked), Lt, Number(5)), \
         then: [Remove(Clicked), CompactColumn(Number(3))])]), DropAll])";
    let pieces = vec![piece; 540].join(", ");
    let text_of_file = format!("Program(format: 1, name: \"\", on_click: [{pieces}])");
    let mut program = read(&text_of_file).unwrap();
    let mut layout = fresh(&program);
    assert_eq!(layout.update_stats().measured, 5_400);
    let outer = program.stack(Stack::Hat)[300];
    let branch = program.stack(Stack::Body(outer, 0))[0];
    let compact = program.stack(Stack::Body(branch, 0))[1];
    let mut edit = Edit::SetLiteral(compact, 0, Literal::Number(123_456.0));
    for _ in 0..2 {
        let changed = touched(&program, &edit);
        edit = program.apply(edit).unwrap();
        layout.update(&program, &text(), &Advances::embedded(), &changed);
        // The block, and the branch, which stays as large.
        let (measured, arranged) = (1, 2);
        assert_eq!(layout.update_stats(), UpdateStats { measured, arranged });
    }
}
