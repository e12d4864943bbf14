//! Long and deep programs exhaust no stack and do not crawl: nothing recurses over length or depth.

use crate::programs;

use engine::language::Field;
use engine::language::edit::{Edit, MAX_DEPTH, Place};
use engine::language::kind::{Kind, Literal};
use engine::language::program::{Parent, Program, Stack};
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
fn ten_thousand_blocks_in_one_stack() {
    let outcome = lives_on_a_small_stack(programs::long_program(10_000).fill());
    assert!(outcome.failure.is_none(), "{:?}", outcome.failure);
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

#[test]
fn a_condition_as_deep_as_a_program_may_be() {
    let mut program = programs::deep_program(MAX_DEPTH - 1, Kind::Not);
    let loose = program.loose()[0].clone();
    let whole = Place::Loose {
        stack: loose.id,
        order: 0,
        at: loose.at,
    };
    let Edit::Attach(fragment, _) = program.apply(Edit::Detach(whole, 1)).unwrap() else {
        panic!("detaching is undone by attaching");
    };
    let condition = program.fresh_fragment(Kind::If, Field::None);
    let se = condition.roots[0];
    program
        .apply(Edit::Attach(condition, Place::Stack(Stack::Hat, 0)))
        .unwrap();
    program
        .apply(Edit::Attach(fragment, Place::Socket(se, 0)))
        .unwrap();
    let deepest = program.walk(program.stack(Stack::Hat)).last().unwrap().0;
    assert!(matches!(program.block(deepest).parent, Parent::Socket(..)));
    let truth = program.fresh_fragment(Kind::True, Field::None);
    let too_deep = Edit::Attach(truth.clone(), Place::Socket(deepest, 0));
    assert!(program.apply(too_deep).is_err());
    // One level less, and it is a program that is ready.
    let Parent::Socket(owner, _) = program.block(deepest).parent else {
        panic!("see above")
    };
    program
        .apply(Edit::Detach(Place::Socket(owner, 0), 1))
        .unwrap();
    program
        .apply(Edit::Attach(truth, Place::Socket(owner, 0)))
        .unwrap();
    let outcome = lives_on_a_small_stack(program);
    assert!(outcome.failure.is_none(), "{:?}", outcome.failure);
    assert_eq!(outcome.steps, MAX_DEPTH as u64);
}

/// Fills the empty sockets of a program of commands with the clicked cell.
trait Fill {
    fn fill(self) -> Program;
}

impl Fill for Program {
    fn fill(mut self) -> Program {
        for problem in check::check(&self) {
            let check::Problem::EmptySocket { block, socket } = problem else {
                panic!("{problem:?}");
            };
            let clicked = self.fresh_fragment(Kind::Clicked, Field::None);
            self.apply(Edit::Attach(clicked, Place::Socket(block, socket)))
                .unwrap();
        }
        self
    }
}
