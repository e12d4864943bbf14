//! How the mines are shared between the components of the frontier and the cells apart.

use crate::mines::count::ComponentCount;
use crate::mines::frontier::Frontier;

/// With more different numbers of mines than this in the frontier the components are taken to be independent, each with
/// the density that makes the mean right: no more is exact then.
const SPREAD: usize = 1 << 12;

/// Up to here products of the components' ways are numbers above 0.
const SMALL_SPREAD: usize = 1 << 8;

/// How the mines are shared between the components and the cells apart.
pub struct WeighedSplits {
    /// For each component, the weight of each number of mines from its fewest on.
    pub weights: Vec<Vec<f64>>,
    /// The probability of a mine in a cell apart.
    pub apart: f64,
    pub exact: bool,
    /// How far the weights may be off since the number of mines is right in the mean alone.
    pub error: f64,
    pub ln_ways: f64,
}

impl WeighedSplits {
    /// All numbers of mines weigh the same.
    pub fn equally(counts: &[ComponentCount]) -> WeighedSplits {
        let weights = counts.iter().map(|count| vec![1.0; count.by_mines.len()]);
        WeighedSplits {
            weights: weights.collect(),
            apart: 0.5,
            exact: true,
            error: 0.0,
            ln_ways: f64::NAN,
        }
    }
}

/// None if there is no way. Once `go_on` says no it may be wrong.
pub fn weigh(
    frontier: &Frontier,
    counts: &[ComponentCount],
    go_on: &dyn Fn() -> bool,
) -> Option<WeighedSplits> {
    let least: usize = counts.iter().map(|count| count.least).sum();
    let spread: usize = counts.iter().map(|count| count.by_mines.len() - 1).sum();
    let apart = frontier.apart.len();
    let exact = counts.iter().all(ComponentCount::is_exact);
    let split = || independent(counts, apart, frontier.mines_left, go_on);
    if spread > SPREAD {
        return Some(split());
    }
    // The mines that the components can have, less the fewest.
    let left = frontier.mines_left.checked_sub(least);
    let Some(left) = left.filter(|left| *left <= spread + apart) else {
        // Where ways are missing, some may be among them.
        return (!exact).then(split);
    };
    // The cells apart have `left − m` mines, if the components have m more than the fewest.
    let low = left.saturating_sub(apart);
    let high = left.min(spread);
    let (ways_apart, ln_unit) = ways_apart(apart, left, low, high, spread);
    // after[i][m]: the ways for components i and on, and the cells apart, if those before have m.
    let mut after = vec![ways_apart];
    for count in counts.iter().rev() {
        let next = after.last().expect("there is one");
        let more = next.len() - (count.by_mines.len() - 1);
        let ways = |m: usize| {
            let pairs = count.by_mines.iter().zip(&next[m..]);
            pairs.map(|(a, b)| a * b).sum::<f64>()
        };
        after.push((0..more).map(ways).collect());
    }
    after.reverse();
    let all = after[0][0];
    if all <= 0.0 {
        // With few components there is no way; with many their product may be too small for a number.
        return (!exact || spread > SMALL_SPREAD).then(split);
    }
    let mut before = vec![1.0];
    let mut weights = Vec::with_capacity(counts.len());
    for (count, after) in counts.iter().zip(&after[1..]) {
        let weight = |m: usize| {
            let pairs = before.iter().zip(&after[m..]);
            pairs.map(|(a, b)| a * b).sum::<f64>() / all
        };
        weights.push((0..count.by_mines.len()).map(weight).collect());
        let mut product = vec![0.0; before.len() + count.by_mines.len() - 1];
        for (m, a) in before.iter().enumerate() {
            for (more, b) in count.by_mines.iter().enumerate() {
                product[m + more] += a * b;
            }
        }
        before = product;
    }
    let last = after.last().expect("there is one");
    let shares = before
        .iter()
        .zip(last)
        .enumerate()
        .filter(|(_, (a, b))| *a * *b > 0.0);
    let shares = shares.map(|(m, (a, b))| (left - m, a * b / all));
    let fewest = shares.clone().map(|(mines, _)| mines).min().unwrap_or(0);
    let more: f64 = shares
        .map(|(mines, share)| (mines - fewest) as f64 * share)
        .sum();
    Some(WeighedSplits {
        weights,
        // Exactly 0 or 1 where it is sure.
        apart: (fewest as f64 + more) / apart.max(1) as f64,
        exact,
        error: 0.0,
        ln_ways: match exact {
            true => all.ln() + ln_unit + counts.iter().map(|count| count.unit).sum::<f64>(),
            false => f64::NAN,
        },
    })
}

/// For each m up to `spread` the ways to lay `left − m` mines on the cells apart, which are not 0 for m
/// from `low` to `high`, in a unit whose logarithm comes with them.
fn ways_apart(
    apart: usize,
    left: usize,
    low: usize,
    high: usize,
    spread: usize,
) -> (Vec<f64>, f64) {
    let mut ways = vec![0.0; spread + 1];
    // The most ways are where half of the cells have mines.
    let most = left.saturating_sub(apart / 2).clamp(low, high);
    ways[most] = 1.0;
    // C(n, k − 1) = C(n, k) · k / (n − k + 1), and the other way round.
    for m in most + 1..=high {
        let mines = left - (m - 1);
        ways[m] = ways[m - 1] * mines as f64 / (apart - mines + 1) as f64;
    }
    for m in (low..most).rev() {
        let mines = left - (m + 1);
        ways[m] = ways[m + 1] * (apart - mines) as f64 / (mines + 1) as f64;
    }
    let mines = left - most;
    let ln_unit = ln_factorial(apart) - ln_factorial(mines) - ln_factorial(apart - mines);
    (ways, ln_unit)
}

fn ln_factorial(n: usize) -> f64 {
    libm::lgamma(n as f64 + 1.0)
}

/// Each component by itself: m mines have the weight odds^m, with the odds of a mine that make the mean
/// number of mines right.
fn independent(
    counts: &[ComponentCount],
    apart: usize,
    mines: usize,
    go_on: &dyn Fn() -> bool,
) -> WeighedSplits {
    let powers = |ln_odds: f64, count: &ComponentCount| -> Vec<f64> {
        // The largest product is 1, so that none overflows.
        let ln = |(m, ways): (usize, &f64)| ways.ln() + m as f64 * ln_odds;
        let most = count
            .by_mines
            .iter()
            .enumerate()
            .map(ln)
            .fold(f64::MIN, f64::max);
        let spread = count.by_mines.len();
        (0..spread)
            .map(|m| (m as f64 * ln_odds - most).min(700.0).exp())
            .collect()
    };
    let mean = |ln_odds: f64| -> f64 {
        let means = counts.iter().map(|count| {
            let weights = powers(ln_odds, count);
            let ways = || count.by_mines.iter().zip(&weights).map(|(a, b)| a * b);
            let sum = ways()
                .enumerate()
                .map(|(m, ways)| m as f64 * ways)
                .sum::<f64>();
            count.least as f64 + sum / ways().sum::<f64>()
        });
        means.sum::<f64>() + apart as f64 / (1.0 + (-ln_odds).exp())
    };
    // The mean rises with the odds.
    let (mut low, mut high) = (-40.0, 40.0);
    for _ in 0..60 {
        if !go_on() {
            break;
        }
        let ln_odds = (low + high) / 2.0;
        if mean(ln_odds) < mines as f64 {
            low = ln_odds;
        } else {
            high = ln_odds;
        }
    }
    let ln_odds = (low + high) / 2.0;
    // Where many parts share the mines, that their sum is fixed changes each by the order of one over its variance.
    let share = 1.0 / (1.0 + (-ln_odds).exp());
    let variance = counts.iter().map(|count| {
        let weights = powers(ln_odds, count);
        let ways = || count.by_mines.iter().zip(&weights).map(|(a, b)| a * b);
        let all = ways().sum::<f64>();
        let moment = |power: i32| {
            ways()
                .enumerate()
                .map(|(m, ways)| (m as f64).powi(power) * ways)
                .sum::<f64>()
                / all
        };
        moment(2) - moment(1) * moment(1)
    });
    let variance = variance.sum::<f64>() + apart as f64 * share * (1.0 - share);
    WeighedSplits {
        error: (1.0 / variance.max(1e-9)).min(1.0),
        weights: counts.iter().map(|count| powers(ln_odds, count)).collect(),
        apart: 1.0 / (1.0 + (-ln_odds).exp()),
        exact: false,
        ln_ways: f64::NAN,
    }
}
