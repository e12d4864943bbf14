//! Splits of the mines between the components of the frontier and the isolated cells.

use crate::mines::count::ComponentCount;
use crate::mines::frontier::Frontier;
use std::ops::RangeInclusive;

/// The maximum spread of the number of mines in the frontier for exact weights. Beyond it, components are treated as
/// independent, with the odds of a mine that make the mean number of mines right.
const MAX_SPREAD: usize = 1 << 12;

/// Up to this spread, products of the components' counts cannot underflow to 0.
const SMALL_SPREAD: usize = 1 << 8;

/// The weights of the possible splits.
pub struct WeighedSplits {
    /// For each component, the weight of each number of mines from its fewest on.
    pub weights: Vec<Vec<f64>>,
    /// The probability of a mine in an isolated cell.
    pub isolated: f64,
    pub exact: bool,
    /// The error of the weights if the number of mines is right only in the mean; otherwise 0.
    pub error: f64,
    pub ln_ways: f64,
}

impl WeighedSplits {
    /// Equal weights for all numbers of mines.
    pub fn equally(counts: &[ComponentCount]) -> WeighedSplits {
        let weights = counts.iter().map(|count| vec![1.0; count.by_mines.len()]);
        WeighedSplits {
            weights: weights.collect(),
            isolated: 0.5,
            exact: true,
            error: 0.0,
            ln_ways: f64::NAN,
        }
    }
}

/// Weighs the numbers of mines of each component by the number of layouts; `None` if there is no layout. The result is
/// unusable once `go_on` has returned false.
pub fn weigh(
    frontier: &Frontier,
    counts: &[ComponentCount],
    go_on: &dyn Fn() -> bool,
) -> Option<WeighedSplits> {
    let min_mines: usize = counts.iter().map(|count| count.min_mines).sum();
    let spread: usize = counts.iter().map(|count| count.by_mines.len() - 1).sum();
    let isolated = frontier.isolated.len();
    let exact = counts.iter().all(ComponentCount::is_exact);
    let split = || independent(counts, isolated, frontier.mines_left, go_on);
    if spread > MAX_SPREAD {
        return Some(split());
    }
    // The mines beyond the fewest of each component.
    let left = frontier.mines_left.checked_sub(min_mines);
    let Some(left) = left.filter(|left| *left <= spread + isolated) else {
        // In an inexact count, layouts with the right number of mines may be missing.
        return (!exact).then(split);
    };
    // The isolated cells have `left − m` mines if the components have m more than their fewest.
    let low = left.saturating_sub(isolated);
    let high = left.min(spread);
    let (isolated_ways, ln_unit) = isolated_ways(isolated, left, low..=high, spread);
    // after[i][m]: the ways for components i.. and the isolated cells if the components before have m.
    let mut after = vec![isolated_ways];
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
        // With a small spread this proves that there is no layout; otherwise the product may have underflowed.
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
    // The number of mines in the isolated cells, with its probability.
    let shares = before
        .iter()
        .zip(last)
        .enumerate()
        .filter(|(_, (a, b))| *a * *b > 0.0)
        .map(|(m, (a, b))| (left - m, a * b / all));
    let fewest = shares.clone().map(|(mines, _)| mines).min().unwrap_or(0);
    let more: f64 = shares
        .map(|(mines, share)| (mines - fewest) as f64 * share)
        .sum();
    Some(WeighedSplits {
        weights,
        // Summed in this way it is exactly 0 or 1 where that is certain.
        isolated: (fewest as f64 + more) / isolated.max(1) as f64,
        exact,
        error: 0.0,
        ln_ways: if exact {
            all.ln() + ln_unit + counts.iter().map(|count| count.unit).sum::<f64>()
        } else {
            f64::NAN
        },
    })
}

/// For each m up to `spread` the ways to place `left − m` mines in `cells` isolated cells, and the logarithm of their
/// unit. They are nonzero for m in `range`.
fn isolated_ways(
    cells: usize,
    left: usize,
    range: RangeInclusive<usize>,
    spread: usize,
) -> (Vec<f64>, f64) {
    let (low, high) = range.into_inner();
    let mut ways = vec![0.0; spread + 1];
    // The maximum is where half of the cells have mines.
    let peak = left.saturating_sub(cells / 2).clamp(low, high);
    ways[peak] = 1.0;
    // C(n, k − 1) = C(n, k) · k / (n − k + 1), and the reverse.
    for m in peak + 1..=high {
        let mines = left - (m - 1);
        ways[m] = ways[m - 1] * mines as f64 / (cells - mines + 1) as f64;
    }
    for m in (low..peak).rev() {
        let mines = left - (m + 1);
        ways[m] = ways[m + 1] * (cells - mines) as f64 / (mines + 1) as f64;
    }
    let mines = left - peak;
    let ln_unit = ln_factorial(cells) - ln_factorial(mines) - ln_factorial(cells - mines);
    (ways, ln_unit)
}

fn ln_factorial(n: usize) -> f64 {
    libm::lgamma(n as f64 + 1.0)
}

/// Treats the components as independent: m mines have the weight odds^m, with the odds that make the mean number of
/// mines right.
fn independent(
    counts: &[ComponentCount],
    isolated: usize,
    mines: usize,
    go_on: &dyn Fn() -> bool,
) -> WeighedSplits {
    let powers = |ln_odds: f64, count: &ComponentCount| -> Vec<f64> {
        // Scaled so that the largest product with `by_mines` is 1 and none overflows.
        let ln_max = (0_u32..)
            .zip(&count.by_mines)
            .map(|(m, ways)| ways.ln() + f64::from(m) * ln_odds)
            .fold(f64::MIN, f64::max);
        (0..count.by_mines.len())
            .map(|m| (m as f64 * ln_odds - ln_max).min(700.0).exp())
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
            count.min_mines as f64 + sum / ways().sum::<f64>()
        });
        means.sum::<f64>() + isolated as f64 / (1.0 + (-ln_odds).exp())
    };
    // Bisection: the mean rises with the odds.
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
    // Fixing the sum of many independent parts changes each by the order of 1 / (variance of the sum).
    let share = 1.0 / (1.0 + (-ln_odds).exp());
    let variances = counts.iter().map(|count| {
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
    let variance = variances.sum::<f64>() + isolated as f64 * share * (1.0 - share);
    WeighedSplits {
        error: (1.0 / variance.max(1e-9)).min(1.0),
        weights: counts.iter().map(|count| powers(ln_odds, count)).collect(),
        isolated: share,
        exact: false,
        ln_ways: f64::NAN,
    }
}
