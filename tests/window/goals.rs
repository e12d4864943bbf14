//! The goals in the band, the ladder of costs, and the solutions that open on it.

use crate::support::*;

const DEAR: &str = "solutions/costo-35.ron";
const CHEAP: &str = "solutions/costo-3.ron";

impl Person {
    /// True if a bundled solution can be opened.
    fn can_open(&mut self, place: &'static str) -> bool {
        self.commands(FileCommand::New);
        self.commands(ProgramCommand::OpenExample(place));
        self.cost() > 0
    }
}

#[test]
fn a_cost_that_is_reached_fills_its_goal_and_opens_its_solutions() {
    let mut person = Person::sits_down();
    person.must_see(text().msg_band_goal_next("40"));
    person.must_see(text().msg_band_goal_ahead("35"));
    assert!(!person.can_open(DEAR));
    person.must_hear(text().msg_goal_cost("35"));
    person.judges(true);
    person.builds_three();
    person.waits_for(text().msg_band_goal_reached("35"));
    person.must_see(text().msg_band_goal_reached("40"));
    person.must_see(text().msg_band_goal_next("34"));
    // The celebration comes to an end.
    person.waits_for_the_judge();
    person.harness.run_steps(200);
    person.waits();
    person.key(Modifiers::COMMAND, Key::L);
    let ladder = text().msg_ladder_title();
    let cost = |cost| text().msg_goal_cost(cost);
    for name in [
        text().msg_ladder_best(cost("35")),
        text().msg_ladder_reached(cost("40")),
        text().msg_ladder_reached(cost("35")),
        text().msg_ladder_ahead(cost("34")),
    ] {
        person.must_see(name);
    }
    person.presses(text().msg_ready_solutions_costo_35());
    assert_eq!(person.cost(), 35);
    person.must_not_see(&ladder);
    // A chip leads to its solutions; pressed again it closes.
    for shown in [true, false] {
        person.presses(text().msg_band_goal_next("34"));
        assert_eq!(person.sees(&ladder), shown);
    }
    let mut person = person.restarts();
    assert!(person.can_open(DEAR));
    assert!(!person.can_open(CHEAP), "that costs less than was reached");
}

#[test]
fn a_solution_that_is_merely_opened_does_not_count() {
    let mut person = Person::sits_down();
    person.judges(true);
    person.opens(DEAR);
    person.waits_for_the_judge();
    person.key(Modifiers::COMMAND, Key::L);
    person.must_see(text().msg_ladder_best_none());
    person.escapes();
    assert!(!person.can_open(DEAR));
}

#[test]
fn a_teacher_opens_all_solutions_and_closes_them_again() {
    let mut person = Person::sits_down();
    person.commands(TeacherCommand::OpenSolutions(true));
    assert!(person.can_open(CHEAP));
    let mut person = person.restarts();
    assert!(person.can_open(CHEAP));
    person.commands(TeacherCommand::OpenSolutions(false));
    assert!(!person.can_open(CHEAP));
    // The examples are open to all.
    assert!(person.can_open("examples/riga-cinque.ron"));
}
