//! The page to begin with.

use super::costs;
use crate::support::*;
use engine::language::TaskId;

fn title(number: usize) -> &'static str {
    costs().tasks[number].title.shown(Language::It)
}

#[test]
fn the_first_start_leads_into_the_first_lesson_and_away_in_one_press() {
    let mut person = Person::arrives(WINDOW);
    person.must_see(text().msg_home_lesson_of("1", title(0)));
    person.presses(text().msg_button_begin());
    assert_eq!(person.task(), costs().tasks[0].id.as_str());
    person.presses(text().msg_home());
    person.presses(text().msg_home_go_on());
    assert_eq!(person.task(), costs().tasks[0].id.as_str());
    person.presses(text().msg_home());
    person.presses(text().msg_home_free_named(text().msg_home_full()));
    assert_eq!(person.task(), "clickomania");
    // The second start is where one left off.
    let mut again = person.restarts_with(Opening::default());
    again.must_not_see(text().msg_home_go_on());
    again.presses(text().msg_home());
    again.must_see(text().msg_home_go_on());
    // The menu of the games leads back to the program.
    again.presses(text().msg_frame_games());
    again.chooses(text().msg_mode_clickomania());
    again.must_not_see(text().msg_home_go_on());
}

#[test]
fn the_page_is_used_with_keys_alone() {
    let mut person = Person::arrives(SMALL);
    for name in [
        text().msg_home(),
        text().msg_button_begin(),
        text().msg_home_free_named(text().msg_home_full()),
        format!("1. {}", title(0)),
        text().msg_home_progress(),
    ] {
        person.tabs_to(name);
    }
    person.focuses(format!("1. {}", title(0)));
    person.hits_all(&[Key::ArrowRight, Key::ArrowRight, Key::Enter]);
    assert_eq!(person.task(), costs().tasks[2].id.as_str());
}

#[test]
fn one_button_begins_and_the_wall_rests_after_three_moves() {
    let mut person = Person::arrives(WINDOW);
    person.must_see(text().msg_home_headline());
    person.must_see(text().msg_home_wall());
    person.comes_to_rest();
    let rested = person.harness.ctx.has_requested_repaint();
    assert!(!rested, "nothing moves any more");
    // The other games and the pages of teachers are one press away.
    for name in [
        text().msg_mode_mines(),
        text().msg_making_menu(),
        text().msg_class_page_menu(),
        text().msg_writing_new(),
    ] {
        person.must_see(name);
    }
    person.must_not_see(text().msg_home_go_on());
}

#[test]
fn progress_is_looked_at_and_cleared() {
    let mut person = Person::sits_down();
    person.judges(true);
    person.opens_lesson(costs(), 1);
    person.puts_up(&costs().tasks[1].solutions[0].program);
    person.waits_until("the goal", |person| person.is_done());
    // The program that is there would do it again at once.
    person.commands(TaskCommand::Free(TaskId::CLICKOMANIA));
    person.commands(ShellCommand::Home);
    person.must_see(text().msg_home_lesson_done("2", title(1)));
    person.chooses(text().msg_home_progress());
    person.must_read(text().msg_home_best(text().msg_goal_cost("40")));
    let name = format!("{} · 2. {}", costs().title.shown(Language::It), title(1));
    person.presses(text().msg_home_progress_clear(name));
    person.must_see(text().msg_home_progress_none());
    person.escapes();
    let mut person = person.restarts();
    person.opens_lesson(costs(), 1);
    assert!(!person.is_done());
}

#[test]
fn the_button_goes_on_with_the_next_lesson_when_the_open_one_is_finished() {
    let mut person = Person::sits_down();
    person.opens_lesson(costs(), 1);
    person.goes_through();
    person.commands(HomeCommand::Show);
    person.looks();
    person.must_see(text().msg_home_lesson_of("3", title(2)));
    person.chooses(text().msg_home_go_on());
    assert_eq!(person.task(), costs().tasks[2].id.as_str());
    // It is not finished.
    person.commands(HomeCommand::Show);
    person.looks();
    person.must_see(text().msg_home_lesson_of("3", title(2)));
}
