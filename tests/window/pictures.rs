//! Pictures of the window, compared with those in `tests/window/snapshots` and `assets/pictures`. A driver draws them in
//! software, behind the feature `pictures`: plain tests need none. `UPDATE_SNAPSHOTS=1` takes them again.

use crate::support::*;
use egui_kittest::{SnapshotOptions, SnapshotResults};

impl Person {
    /// The scores and the verdict come from another thread.
    fn waits_for_scores(&mut self) {
        self.waits_until("the judge rests", |person| {
            person.harness.state_mut().judge().rests()
        });
        self.waits();
    }

    /// Compares what is seen with its pictures, in both looks.
    fn sees_what_was(&mut self, name: &str) {
        self.waits_for_scores();
        for (look, ending) in [(Look::Light, "light"), (Look::Dark, "dark")] {
            self.commands(ShellCommand::Look(look));
            self.harness.run_steps(20);
            let name = format!("{name}_{ending}");
            self.harness.snapshot_options(&name, &alike());
        }
    }
}

/// Other versions of the software renderer may differ by a shade.
fn alike() -> SnapshotOptions {
    SnapshotOptions::new()
        .threshold(1.5)
        .max_failed_pixels(40)
        .output_path("window/snapshots")
}

#[test]
fn the_window_looks_as_it_did() {
    let mut person = Person::sits_down();
    person.judges(true);
    // Once the program is accepted and its steps are counted, a further goal is named.
    let next = text().msg_scores_next(text().msg_goal_cost("35"));
    person.waits_until("what comes next", |person| person.words().contains(&next));
    person.waits_for_the_judge();
    person.sees_what_was("window");
}

#[test]
fn the_page_to_begin_with_looks_as_it_did() {
    let mut person = Person::arrives(SMALL);
    person.waits();
    person.sees_what_was("home");
}

#[test]
fn blocks_in_the_hand_look_as_they_did() {
    let mut person = Person::sits_down_at(SMALL);
    person.opens_blocks(
        "on_click: [Comment(\"Prima\", Collapsed(Repeat(times: Number(8), body: [Infect(Clicked)]))), \
         RemoveInfected, Infect(Hole), DropAll], \
         loose: [(at: (30, 300), blocks: [CureAll, RemoveInfected]), (at: (30, 420), blocks: [Clicked])]",
    );
    let (third, loose) = (person.hat()[2], person.loose(0)[0]);
    let gap = person.place_of(third).min;
    person.holds_at(loose, gap + vec2(30.0, 8.0));
    person.sees_what_was("hand");
}

#[test]
fn what_a_program_costs_looks_as_it_did() {
    let mut person = Person::sits_down_at(SMALL);
    person.opens("solutions/costo-3.ron");
    person.commands(ViewCommand::ShowCosts);
    person.sees_what_was("costs");
}

/// Pictures that README and `docs/` show, in their languages. A window that has moved on from them fails here: one
/// per cent of the points may differ.
mod pages {
    use super::*;
    use engine::wall::Cell;

    const PAGE: Vec2 = vec2(1366.0, 768.0);
    const GAME: Vec2 = vec2(1024.0, 640.0);

    /// Compares the window with a picture; the results of several windows are told together.
    fn shows(
        mut person: Person,
        (language, look): (Language, Look),
        name: &str,
        results: &mut SnapshotResults,
    ) {
        person.commands(ShellCommand::Language(language));
        person.commands(ShellCommand::Look(look));
        person.waits_for_scores();
        person.harness.run_steps(20);
        let size = person.harness.ctx.content_rect().size();
        let options = SnapshotOptions::new()
            .threshold(1.5)
            .max_failed_pixels((size.x * size.y / 100.0) as usize)
            .output_path(format!("../assets/pictures/{}", language.code()));
        person.harness.snapshot_options(name, &options);
        results.extend(person.harness.take_snapshot_results());
    }

    /// A move of this program, paused in its middle.
    fn in_a_move(program: &str, change: usize) -> Person {
        let mut person = Person::sits_down_at(PAGE);
        person.opens(program);
        person.commands(PlaybackCommand::Play);
        person.commands(PlaybackCommand::Travel(TravelCommand::Pause));
        let wall = *person.clickomania().wall_panel().wall();
        let area = |cell: &Cell| wall.area(*cell).len();
        let click = Cell::all().max_by_key(area).unwrap();
        person.clicks_brick(click);
        person.waits_until("the move is made", |person| {
            person.clickomania().wall_panel().playback().is_within()
        });
        for _ in 0..change {
            person.commands(PlaybackCommand::Travel(TravelCommand::NextChange));
            person.waits();
        }
        person
    }

    #[test]
    fn readme_shows_the_window_as_it_is() {
        let mut results = SnapshotResults::new();
        for language in [Language::En, Language::It] {
            let light = in_a_move("solutions/costo-3.ron", 4);
            shows(light, (language, Look::Light), "window-light", &mut results);
            let dark = in_a_move("solutions/costo-2.ron", 6);
            shows(dark, (language, Look::Dark), "window-dark", &mut results);
            let mut wrong = Person::sits_down_at(PAGE);
            wrong.opens("mistakes/nove-passate.ron");
            wrong.judges(true);
            wrong.waits_for_the_judge();
            wrong.commands(VerdictCommand::Show);
            shows(wrong, (language, Look::Light), "verdict", &mut results);
        }
    }

    #[test]
    fn pages_about_games_show_them_as_they_are() {
        let mut results = SnapshotResults::new();
        let mut mines = Person::sits_down_at(GAME);
        mines.shows(GameId::Mines);
        let choices = MinesChoices {
            next_seed: 2,
            ..MinesChoices::default()
        };
        mines.sends::<MinesMode>(MinesCommand::Begin(choices, None));
        mines.opens_cell(40);
        mines.sends::<MinesMode>(MinesCommand::Hint);
        shows(mines, (Language::En, Look::Light), "mines", &mut results);

        let mut third = Person::sits_down_at(GAME);
        third.shows(GameId::Clone2048);
        let begin = Clone2048Command::Begin {
            size: 4,
            obstacles: 0,
            seed: 1,
        };
        third.sends::<Clone2048Mode>(begin);
        for turn in 0..60 {
            let way = games::clone2048::Direction::ALL[turn % 4];
            third.sends::<Clone2048Mode>(Clone2048Command::Move(way));
        }
        shows(third, (Language::En, Look::Light), "third", &mut results);

        let mut tantrix = Person::sits_down_at(GAME);
        tantrix.shows(GameId::Tantrix);
        tantrix.presses(text().msg_tantrix_challenge_discovery("10"));
        tantrix.presses(text().msg_tantrix_find_one());
        let found = text().msg_tantrix_face_solutions_count("1");
        tantrix.waits_until("a solution", |person| {
            person.sees(&found) && !person.sees(text().msg_button_stop())
        });
        shows(
            tantrix,
            (Language::En, Look::Light),
            "tantrix",
            &mut results,
        );
    }
}
