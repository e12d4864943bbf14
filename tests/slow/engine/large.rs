//! Long and deep programs exhaust no stack and do not crawl: nothing recurses over length or depth.

use crate::programs;

use engine::language::edit::{Edit, MAX_DEPTH, Place};
use engine::language::kind::{Kind, Literal};
use engine::language::program::{Program, Stack};
use engine::language::walk::Numbering;
use engine::language::words::words;
use engine::language::{check, cost, file};
use engine::run::compile::compile;
use engine::run::draw_policy::DrawPolicy;
use engine::run::moves::Move;
use engine::text::{Language, Text};
use engine::wall::{Cell, Wall};

/// Does everything there is to do with a program, on a stack of 256 KiB.
fn lives_on_a_small_stack(program: Program) -> engine::run::moves::Outcome {
    let thread = std::thread::Builder::new().stack_size(256 << 10);
    let work = move || {
        let text = file::write(&program);
        let mut program = file::read(&text).expect("what was written is read");
        assert!(check::check(&program).is_empty());
        assert_eq!(cost::cost(&program).blocks, Numbering::of(&program).len());
        let last = program
            .walk(program.stack(Stack::Hat))
            .last()
            .expect("there are blocks")
            .0;
        assert!(program.path(last).starts_with("on_click["));
        let italian = Text::load(Language::It).expect("Italian is complete");
        assert!(words(&program, &italian).lines().count() > 0);
        let code = compile(&program).expect("it is ready");
        let (wall, click) = (Wall::deal(1, 4).unwrap(), Cell::new(4, 4).unwrap());
        let outcome = Move {
            code: &code,
            wall,
            click,
            draws: DrawPolicy::default(),
            budget: 100_000,
        }
        .run();
        // All of it goes at once, and comes back.
        let count = program.stack(Stack::Hat).len();
        let undo = program
            .apply(Edit::Detach(Place::Stack(Stack::Hat, 0), count))
            .unwrap();
        let Edit::Attach(fragment, _) = &undo else {
            panic!("{undo:?}")
        };
        drop(fragment.clone());
        program.apply(undo).unwrap();
        assert_eq!(file::write(&program), text);
        outcome
    };
    thread
        .spawn(work)
        .expect("a thread")
        .join()
        .expect("no overflow")
}

#[test]
fn loops_as_deep_as_a_program_may_be() {
    let mut program = programs::deep_program(MAX_DEPTH, Kind::Repeat);
    let ids: Vec<_> = program
        .walk(program.stack(Stack::Hat))
        .map(|(id, _)| id)
        .collect();
    for id in ids {
        program
            .apply(Edit::SetLiteral(id, 0, Literal::Number(1.0)))
            .unwrap();
    }
    let outcome = lives_on_a_small_stack(program);
    assert!(outcome.failure.is_none(), "{:?}", outcome.failure);
    // Each loop: its literal, one turn, its end.
    assert_eq!(outcome.steps, 3 * MAX_DEPTH as u64);
}
