//! The rungs of the ladder: the costs of the known solutions.

use engine::bundled;
use engine::game::Game;
use engine::language::cost::cost;
use engine::language::file::read;
use std::sync::LazyLock;

/// A cost for which there are solutions.
#[derive(Clone, PartialEq, Debug)]
pub struct CostGoal {
    /// The cost.
    pub cost: u64,
    /// The solutions, in the order of their places.
    pub solutions: Vec<KnownSolution>,
}

/// A known solution.
#[derive(Clone, PartialEq, Debug)]
pub struct KnownSolution {
    /// Its place on the shelf.
    pub place: &'static str,
    /// Its name.
    pub name: String,
    /// What it spells out.
    pub part: SpelledPart,
}

/// The part of a move that a solution spells out; the rest it leaves to blocks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum SpelledPart {
    /// All of it.
    Whole,
    /// The infection.
    Infection,
    /// The removal.
    Removal,
    /// The fall.
    Fall,
}

/// The rungs for a game, the dearest first.
pub fn cost_goals(game: Game) -> &'static [CostGoal] {
    static COST_GOALS: LazyLock<[Vec<CostGoal>; 2]> =
        LazyLock::new(|| [read_goals("solutions/"), read_goals("simplified/")]);
    match game {
        Game::Full => &COST_GOALS[0],
        Game::Strip => &COST_GOALS[1],
    }
}

/// The least cost that is known.
pub fn best_known(game: Game) -> u64 {
    cost_goals(game).last().map_or(0, |goal| goal.cost)
}

/// The game and the cost of a solution on the shelf; none if there is no solution at this place.
pub fn solution(place: &str) -> Option<(Game, u64)> {
    let rungs = |game| cost_goals(game).iter().map(move |goal| (game, goal));
    let mut all = Game::ALL.into_iter().flat_map(rungs);
    let here = |solution: &KnownSolution| solution.place == place;
    let found = all.find(|(_, goal)| goal.solutions.iter().any(here));
    found.map(|(game, goal)| (game, goal.cost))
}

fn read_goals(folder: &str) -> Vec<CostGoal> {
    let mut rungs: Vec<CostGoal> = Vec::new();
    for (place, text) in bundled::PROGRAMS {
        let Some(file) = place.strip_prefix(folder) else {
            continue;
        };
        let Ok(program) = read(text) else { continue };
        let cost = cost(&program).total;
        let solution = KnownSolution {
            place,
            name: program.header().name.clone(),
            part: part(file),
        };
        match rungs.iter_mut().find(|goal| goal.cost == cost) {
            Some(goal) => goal.solutions.push(solution),
            None => rungs.push(CostGoal {
                cost,
                solutions: vec![solution],
            }),
        }
    }
    rungs.sort_by_key(|goal| std::cmp::Reverse(goal.cost));
    rungs
}

/// The names of the files say it, see `programs/README.md`.
fn part(file: &str) -> SpelledPart {
    match file.split('-').next() {
        Some("area" | "infezione") => SpelledPart::Infection,
        Some("rimozione") => SpelledPart::Removal,
        Some("caduta") => SpelledPart::Fall,
        _ => SpelledPart::Whole,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rungs_are_the_costs_of_all_solutions() {
        let costs = |game| -> Vec<u64> { cost_goals(game).iter().map(|goal| goal.cost).collect() };
        let full = [40, 35, 34, 32, 31, 30, 29, 27, 26, 20, 19, 16, 3, 2];
        assert_eq!(costs(Game::Full), full);
        assert_eq!(costs(Game::Strip), [40, 35, 2]);
        for (folder, game) in [("solutions/", Game::Full), ("simplified/", Game::Strip)] {
            let places = bundled::PROGRAMS.iter().map(|(place, _)| *place);
            let places: Vec<_> = places.filter(|place| place.starts_with(folder)).collect();
            let on_rungs = cost_goals(game).iter().map(|goal| goal.solutions.len());
            assert_eq!(on_rungs.sum::<usize>(), places.len());
            assert!(places.iter().all(|place| solution(place).is_some()));
            assert_eq!(best_known(game), 2);
        }
        assert_eq!(solution("examples/un-solo-blocco.ron"), None);
        assert_eq!(solution("mistakes/nove-passate.ron"), None);
    }
}
