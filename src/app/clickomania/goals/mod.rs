//! The ladder of costs: the best a person has reached, and the solutions that are open by that.
//!
//! Only a verdict of the judge counts, and only for a program that was built here: one that is as it was
//! opened, and lies on the shelf, is not one's own (see [`crate::app::clickomania::editor::known::Fingerprint`]).

mod celebration;
mod cost_goals;
mod list;

use crate::app::clickomania::command::ClickomaniaContext;
use crate::app::clickomania::editor::document::Document;
use crate::app::clickomania::verdict::{Rank, Subject};
use crate::app::common::app_context::AppContext;
use crate::app::common::saver::{Saved, SavedValue, combined};
use celebration::Celebration;
use cost_goals::{best_known, cost_goals, solution};
use engine::game::Game;
use engine::judge::{Effort, Verdict};
use serde::{Deserialize, Serialize};

/// The least costs reached, for each game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct LeastCosts {
    full: Option<u64>,
    simplified: Option<u64>,
}

impl SavedValue for LeastCosts {
    const NAME: &'static str = "ladder";

    fn merged(&self, seen: &LeastCosts, file: LeastCosts) -> LeastCosts {
        let least = |mine: Option<u64>, file: Option<u64>| mine.into_iter().chain(file).min();
        LeastCosts {
            full: combined(&self.full, &seen.full, file.full, least),
            simplified: combined(&self.simplified, &seen.simplified, file.simplified, least),
        }
    }
}

impl LeastCosts {
    fn best(&self, game: Game) -> Option<u64> {
        match game {
            Game::Full => self.full,
            Game::Strip => self.simplified,
        }
    }

    fn reach(&mut self, game: Game, cost: u64) {
        let best = match game {
            Game::Full => &mut self.full,
            Game::Strip => &mut self.simplified,
        };
        *best = Some(best.map_or(cost, |best| best.min(cost)));
    }
}

/// How far one is with a goal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GoalStage {
    Reached,
    /// The first that is not.
    Next,
    Ahead,
}

/// A goal of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Goal {
    pub cost: u64,
    pub stage: GoalStage,
}

/// The ladder of a person.
#[derive(Default)]
pub struct Goals {
    reached: LeastCosts,
    saved: Saved<LeastCosts>,
    /// The revision of the document that was looked at last.
    revision: Option<u64>,
    /// The program under construction with its cost, if it would be the best so far.
    candidate: Option<(Subject, u64)>,
    /// What was just reached, while it is celebrated.
    celebration: Option<Celebration>,
}

impl Goals {
    /// The ladder as it was left.
    pub fn new(app: &mut AppContext) -> Goals {
        let saved = app.saved::<LeastCosts>();
        Goals {
            reached: saved.value(),
            saved,
            ..Goals::default()
        }
    }

    /// The least cost reached.
    pub fn best(&self, game: Game) -> Option<u64> {
        self.reached.best(game)
    }

    /// The goals of a game, the dearest first: the one place that says which there are.
    pub fn of(&self, game: Game) -> Vec<Goal> {
        let best = self.best(game);
        let mut next = GoalStage::Next;
        let goal = |cost: u64| {
            let stage = match best.is_some_and(|best| best <= cost) {
                true => GoalStage::Reached,
                false => std::mem::replace(&mut next, GoalStage::Ahead),
            };
            Goal { cost, stage }
        };
        cost_goals(game)
            .iter()
            .map(|rung| rung.cost)
            .map(goal)
            .collect()
    }

    /// The cost to be reached next; none if the least that is known was.
    pub fn next(&self, game: Game) -> Option<u64> {
        let goals = self.of(game);
        let next = goals.iter().find(|goal| goal.stage == GoalStage::Next);
        next.map(|goal| goal.cost)
    }

    /// Follows the document, which is whole: nothing of it is being dragged. Wants a verdict if the
    /// program would be the best so far and is one's own. `subject`: the program, if it can be judged.
    pub fn advance(
        &mut self,
        document: &mut Document,
        subject: Option<&Subject>,
        app: &mut ClickomaniaContext,
    ) {
        if self.saved.take_over(LeastCosts::clone_from) {
            // Another window had reached more.
            self.reached = self.saved.value();
        }
        if self.revision != Some(document.revision()) {
            self.revision = Some(document.revision());
            let cost = document.cost().total;
            let game = document.program().header().game();
            let better = self.best(game).is_none_or(|best| cost < best);
            let own = better && !document.is_merely_opened();
            let subject = subject.filter(|_| own);
            self.candidate = subject.map(|subject| (subject.clone(), cost));
        }
        if let Some((subject, _)) = &self.candidate {
            app.services
                .judge
                .want(subject, Effort::Normal, Rank::Background);
        }
    }

    /// Hears the verdict on that program; whether there was something to be told.
    pub fn hear(&mut self, app: &mut ClickomaniaContext) -> bool {
        let Some((subject, cost)) = &self.candidate else {
            return false;
        };
        let Some(finding) = app.services.judge.found(subject) else {
            return false;
        };
        let accepted = finding.judgement.verdict == Verdict::Accepted;
        // A quick look is no verdict yet; but one that fails has failed.
        if accepted && finding.effort < Effort::Normal {
            return false;
        }
        let (game, cost) = (subject.program().header().game(), *cost);
        self.candidate = None;
        if accepted {
            self.accepted(game, cost, app);
        }
        accepted
    }

    /// A program of one's own was accepted. Congratulates, quietly, when it is the best so far.
    pub fn accepted(&mut self, game: Game, cost: u64, app: &mut AppContext) {
        let before = self.best(game);
        if before.is_some_and(|best| best <= cost) {
            return;
        }
        self.reached.reach(game, cost);
        self.saved.set(self.reached);
        let reached = self
            .of(game)
            .into_iter()
            .filter(|goal| goal.cost >= cost && before.is_none_or(|before| goal.cost < before));
        self.celebration = Some(Celebration::of(reached.map(|goal| goal.cost).collect()));
        app.say(congratulation(app, game, cost, before));
    }

    /// Whether a program on the shelf may be opened here: the examples always, a solution when its cost
    /// was reached, or a teacher opened all.
    pub fn is_open(&self, place: &str, app: &AppContext) -> bool {
        let reached = |(game, cost)| self.best(game).is_some_and(|best| best <= cost);
        app.teacher.solutions_open() || solution(place).is_none_or(reached)
    }

    /// Why a solution is closed, and what opens it.
    pub fn closed(place: &str, app: &AppContext) -> String {
        let cost = solution(place).map_or(0, |(_, cost)| cost);
        app.text.msg_ladder_says_closed(cost.to_string())
    }

    /// Another window may have reached more.
    pub fn look(&mut self, app: &mut AppContext) {
        if let Some(trouble) = self.saved.look_again() {
            app.refuse(trouble.sentence(&app.text));
        }
        self.reached = self.saved.value();
    }
}

/// What is said when a cost is reached for the first time.
fn congratulation(app: &AppContext, game: Game, cost: u64, before: Option<u64>) -> String {
    let text = app.text;
    let known = best_known(game);
    let is_new = |goal: &&cost_goals::CostGoal| {
        goal.cost >= cost && before.is_none_or(|before| goal.cost < before)
    };
    let opened = cost_goals(game).iter().filter(is_new);
    let opened: usize = opened.map(|goal| goal.solutions.len()).sum();
    let cost_words = cost.to_string();
    match () {
        () if cost < known => text.msg_ladder_says_beaten(cost_words, known.to_string()),
        () if cost == known => text.msg_ladder_says_best(cost_words),
        () if opened > 0 => text.msg_ladder_says_rung(opened, cost_words),
        () => text.msg_ladder_says_better(cost_words),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::common::saver::Saver;
    use engine::text::{Language, Text};

    fn app(folder: &std::path::Path) -> AppContext {
        let text = Text::load(Language::It).unwrap();
        let saver = Saver::open(folder.to_owned()).unwrap();
        AppContext::new(text, Saved::open(&saver).0, saver)
    }

    #[test]
    fn goals_fill_from_the_dearest_on() {
        let mut goals = Goals::default();
        let stages = |goals: &Goals| -> Vec<(u64, GoalStage)> {
            let all = goals.of(Game::Strip).into_iter();
            all.map(|goal| (goal.cost, goal.stage)).collect()
        };
        let at_first = [
            (40, GoalStage::Next),
            (35, GoalStage::Ahead),
            (2, GoalStage::Ahead),
        ];
        assert_eq!(stages(&goals), at_first);
        goals.reached.reach(Game::Strip, 33);
        let then = [
            (40, GoalStage::Reached),
            (35, GoalStage::Reached),
            (2, GoalStage::Next),
        ];
        assert_eq!(stages(&goals), then);
        assert_eq!(goals.next(Game::Strip), Some(2));
        goals.reached.reach(Game::Strip, 2);
        assert_eq!(goals.next(Game::Strip), None);
        assert_eq!(
            goals.next(Game::Full),
            Some(40),
            "the other game has its own"
        );
    }

    #[test]
    fn only_less_is_better_and_two_windows_add_up() {
        let folder = std::env::temp_dir().join(format!("ladder-{}", std::process::id()));
        let (mut one, mut other) = (app(&folder), app(&folder));
        let (mut left, mut right) = (Goals::new(&mut one), Goals::new(&mut other));
        left.accepted(Game::Full, 33, &mut one);
        let rungs = one.text.msg_ladder_says_rung(9, "33");
        assert_eq!(one.status().sentence, rungs, "40, six of 35 and two of 34");
        one.say("");
        left.accepted(Game::Full, 35, &mut one);
        left.accepted(Game::Full, 33, &mut one);
        assert_eq!(one.status().sentence, "", "no better than before");
        right.accepted(Game::Strip, 2, &mut other);
        let best = other.text.msg_ladder_says_best("2");
        assert_eq!(other.status().sentence, best);
        right.accepted(Game::Full, 28, &mut other);
        one.finish_saving();
        other.finish_saving();
        left.look(&mut one);
        right.look(&mut other);
        for ladder in [&left, &right] {
            assert_eq!(ladder.best(Game::Full), Some(28));
            assert_eq!(ladder.best(Game::Strip), Some(2));
        }
        assert!(
            left.is_open("solutions/caduta-pila.ron", &one),
            "it costs 29"
        );
        assert!(!left.is_open("solutions/caduta-contatore.ron", &one));
        assert!(left.is_open("simplified/costo-2.ron", &one));
        assert!(left.is_open("examples/riga-cinque.ron", &one));
        std::fs::remove_dir_all(folder).unwrap();
    }
}
