//! What holds whatever a person does on the canvas: random acts with the mouse, the keyboard and commands
//! on the real window, and after each of them the laws.
//!
//! Some hundred acts are done as a rule; `CLICKOMANIA_ACTS=100000` in the environment asks for more.

mod acts;
mod hand;
mod scale;
mod whole;
mod witness;

use acts::{Act, Doing, acts, beginnings};
use proptest::test_runner::{Config, RngSeed, TestCaseError, TestRunner};
use std::cell::RefCell;
use std::collections::BTreeMap;
use witness::Witness;

/// So many acts are done unless someone asks for more.
const ACTS: usize = 400;

/// Of so many acts, none is always in vain.
const MANY: usize = 5_000;

/// A run has at most so many acts; half as many on average.
const MOST: usize = 100;

/// How often something was done, and how often that made a step of the history.
type Counts = BTreeMap<Doing, (usize, usize)>;

#[test]
fn whatever_a_person_does_the_laws_hold() {
    let wanted = std::env::var("CLICKOMANIA_ACTS").ok();
    let wanted = wanted.map_or(ACTS, |number| number.parse().expect("a number of acts"));
    let config = Config {
        // The same acts for everyone who changes something; others when more are wanted.
        rng_seed: match wanted {
            ACTS => RngSeed::Fixed(0),
            _ => RngSeed::Random,
        },
        cases: (2 * wanted).div_ceil(MOST) as u32,
        failure_persistence: None,
        max_shrink_iters: 2_000,
        ..Config::default()
    };
    let counts = RefCell::new(Counts::new());
    let result = TestRunner::new(config).run(&(beginnings(), acts(MOST)), |(beginning, acts)| {
        let mut witness = Witness::of(&beginning);
        for act in &acts {
            let steps = witness.sees(act).map_err(TestCaseError::fail)?;
            let mut counts = counts.borrow_mut();
            let count = counts.entry(act.doing).or_default();
            *count = (count.0 + 1, count.1 + usize::from(steps));
        }
        witness.leaves().map_err(TestCaseError::fail)
    });
    let counts = counts.into_inner();
    let total: usize = counts.values().map(|count| count.0).sum();
    println!("{total} acts; how often each, and how often it made a step: {counts:?}");
    if let Err(error) = result {
        panic!("{error}");
    }
    // Hands that never manage anything would prove nothing.
    let steps: usize = counts.values().map(|count| count.1).sum();
    assert!(steps > total / 6, "{steps} steps of {total} acts");
    let idle = |doing: &Doing| doing.makes_steps() && counts.get(doing).is_none_or(|c| c.1 == 0);
    let idle: Vec<Doing> = Doing::all().filter(idle).collect();
    assert!(total < MANY || idle.is_empty(), "never managed: {idle:?}");
}

fn act(doing: Doing, which: u16, to: u16, how: u16) -> Act {
    Act {
        doing,
        which,
        to,
        how,
    }
}

/// The laws hold while this is done in a new program.
fn lives_through(acts: &[Act]) {
    let mut witness = Witness::of("");
    for act in acts {
        witness.sees(act).unwrap();
    }
}

/// What was stored in a slot of a task is undone and redone also when one was in another task meanwhile.
#[test]
fn slots_of_a_task_are_the_same_when_one_comes_back_to_it() {
    let mut witness = Witness::of("");
    for act in [
        act(Doing::Game, 0, 1, 0),
        act(Doing::Store, 0, 0, 0),
        act(Doing::Game, 0, 0, 0),
        act(Doing::Undo, 0, 0, 0),
        act(Doing::Store, 0, 0, 0),
    ] {
        witness.sees(&act).unwrap();
    }
    witness.leaves().unwrap();
}

/// One run, to look at a failure: the acts as the test above names them.
#[test]
fn a_block_is_carried_into_another_and_back() {
    let mut witness = Witness::of(
        "on_click: [Remove(Hole), DropAll], loose: [(at: (60, 300), blocks: [Clicked])]",
    );
    let mut sees = |act: Act| witness.sees(&act).unwrap();
    // The last block goes into the first socket.
    assert!(sees(act(Doing::Drag, 2, 0, 0)));
    assert!(sees(act(Doing::Undo, 0, 0, 0)));
    // The program itself was opened in one step; before that there is nothing.
    assert!(sees(act(Doing::Undo, 0, 0, 0)));
    assert!(!sees(act(Doing::Undo, 0, 0, 0)));
    witness.leaves().unwrap();
}

/// A key comes in the very frame after a block got the keyboard, before egui knows that arrows are the block's; an
/// arrow goes on below the last line of a list.
#[test]
fn arrows_lead_to_no_button_that_enter_would_press() {
    for acts in [
        vec![
            act(Doing::Add, 31151, 0, 0),
            act(Doing::MoveByKeys, 0, 10057, 3384),
        ],
        vec![
            act(Doing::Add, 6661, 0, 0),
            act(Doing::Type, 0, 948, 0),
            act(Doing::Type, 0, 13228, 0),
        ],
    ] {
        lives_through(&acts);
    }
}

/// A press meant for a category adds the block that lies there since the palette was scrolled by keys.
#[test]
fn a_press_in_a_palette_that_was_scrolled_by_keys_is_one_step() {
    lives_through(&[
        act(Doing::Paste, 0, 0, 0),
        act(Doing::Type, 0, 16612, 0),
        act(Doing::Drag, 0, 0, 4916),
        act(Doing::Keys, 0, 6484, 776),
        act(Doing::DragFresh, 4679, 848, 0),
    ]);
}

/// A block is pushed back to where it lay; Esc comes right after a block was taken by key while one searched.
#[test]
fn what_changes_nothing_is_no_step_and_one_escape_gives_a_block_back() {
    for acts in [
        vec![
            act(Doing::Add, 562, 0, 0),
            act(Doing::Add, 4438, 0, 0),
            act(Doing::Add, 974, 0, 0),
            act(Doing::Drag, 7168, 11960, 0),
            act(Doing::Drag, 2705, 288, 0),
        ],
        vec![
            act(Doing::Open, 0, 0, 0),
            act(Doing::DragCopy, 24659, 5776, 29504),
            act(Doing::Drag, 13059, 0, 33344),
        ],
        vec![
            act(Doing::DragFresh, 36700, 0, 0),
            act(Doing::Paste, 0, 0, 0),
            act(Doing::MoveByKeys, 0, 26088, 40195),
        ],
    ] {
        lives_through(&acts);
    }
}
