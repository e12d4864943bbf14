//! Histograms of the scores of accepted programs, three for each task.

use super::tables::{Cell, Table, columns, title};
use crate::class::Report;
use engine::judge::front::Scores;
use engine::picture::html::HtmlEscaped;
use engine::task::Task;
use engine::text::Text;
use serde::Serialize;
use std::fmt::Write as _;

/// Maximum number of bins for costs and blocks.
const MAX_BINS: u64 = 12;

/// The numbers of accepted programs for a task by one of their scores.
pub struct Histogram<'r> {
    pub task: &'r Task,
    pub score: ScoreKind,
    pub bins: Vec<Bin>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum ScoreKind {
    Cost,
    Blocks,
    Steps,
}

/// Scores from one whole number to another, both included; fractions of steps are cut off.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Bin {
    pub from: u64,
    pub to: u64,
    pub programs: usize,
}

impl ScoreKind {
    const ALL: [ScoreKind; 3] = [ScoreKind::Cost, ScoreKind::Blocks, ScoreKind::Steps];

    /// Its name in JSON.
    pub fn id(self) -> &'static str {
        match self {
            ScoreKind::Cost => "cost",
            ScoreKind::Blocks => "blocks",
            ScoreKind::Steps => "steps",
        }
    }

    fn name(self, text: &Text) -> String {
        match self {
            ScoreKind::Cost => text.msg_cost(),
            ScoreKind::Blocks => text.msg_class_blocks(),
            ScoreKind::Steps => text.msg_class_steps(),
        }
    }

    fn of(self, scores: &Scores) -> u64 {
        match self {
            ScoreKind::Cost => scores.cost,
            ScoreKind::Blocks => scores.blocks as u64,
            ScoreKind::Steps => scores.steps as u64,
        }
    }

    /// The end of a bin that begins here: steps spread over magnitudes, the others are divided evenly.
    fn end(self, from: u64, width: u64) -> u64 {
        match self {
            ScoreKind::Cost | ScoreKind::Blocks => from + width - 1,
            ScoreKind::Steps => {
                let unit = 10u64.pow(from.max(1).ilog10());
                match from / unit {
                    0 => 0,
                    1 => 2 * unit - 1,
                    2..5 => 5 * unit - 1,
                    _ => 10 * unit - 1,
                }
            }
        }
    }

    fn bins(self, values: &[u64]) -> Vec<Bin> {
        let (Some(&least), Some(&most)) = (values.iter().min(), values.iter().max()) else {
            return Vec::new();
        };
        let width = (most - least + 1).div_ceil(MAX_BINS);
        let mut from = match self {
            ScoreKind::Cost | ScoreKind::Blocks => least,
            ScoreKind::Steps => {
                let unit = 10u64.pow(least.max(1).ilog10());
                match least / unit {
                    0 => 0,
                    1 => unit,
                    2..5 => 2 * unit,
                    _ => 5 * unit,
                }
            }
        };
        let mut bins = Vec::new();
        while from <= most {
            let to = self.end(from, width);
            let inside = values.iter().filter(|value| (from..=to).contains(value));
            bins.push(Bin {
                from,
                to,
                programs: inside.count(),
            });
            from = to + 1;
        }
        bins
    }
}

/// The histograms of the tasks with accepted programs.
pub fn histograms<'r>(report: &'r Report<'_>) -> Vec<Histogram<'r>> {
    let mut histograms = Vec::new();
    for task in report.tasks() {
        let entries = report.entries();
        let accepted: Vec<Scores> = entries
            .filter_map(|entry| entry.judged().filter(|one| one.task == task.id)?.scores())
            .collect();
        if accepted.is_empty() {
            continue;
        }
        for score in ScoreKind::ALL {
            let values: Vec<u64> = accepted.iter().map(|scores| score.of(scores)).collect();
            histograms.push(Histogram {
                task,
                score,
                bins: score.bins(&values),
            });
        }
    }
    histograms
}

/// All histograms as a table, for spreadsheets.
pub fn table<'r>(histograms: &[Histogram<'r>], text: &Text) -> Table<'r> {
    let rows = histograms.iter().flat_map(|histogram| {
        histogram.bins.iter().map(move |bin| {
            vec![
                Cell::text(histogram.task.id.to_string()),
                Cell::text(histogram.score.name(text)),
                Cell::Number(bin.from),
                Cell::Number(bin.to),
                Cell::Number(bin.programs as u64),
            ]
        })
    });
    Table {
        title: text.msg_class_scores(),
        note: None,
        sheet: text.msg_class_scores(),
        columns: columns([
            text.msg_class_task(),
            text.msg_class_score(),
            text.msg_class_from(),
            text.msg_class_to(),
            text.msg_class_programs(),
        ]),
        rows: rows.collect(),
    }
}

/// The histograms as figures of a page, with the title of the task before its three.
pub fn figures(histograms: &[Histogram<'_>], text: &Text) -> String {
    let mut html = String::new();
    for of_task in histograms.chunk_by(|a, b| a.task.id == b.task.id) {
        let heading = of_task.first().map(|one| title(one.task, text));
        let heading = heading.unwrap_or_default();
        // Writing to a string never fails.
        let _ = writeln!(html, "<h3>{}</h3>\n<div>", HtmlEscaped(&heading));
        for histogram in of_task {
            let name = histogram.score.name(text);
            let _ = writeln!(
                html,
                "<figure>{}<figcaption>{}</figcaption></figure>",
                histogram.svg(&name),
                HtmlEscaped(&name)
            );
        }
        html.push_str("</div>\n");
    }
    html
}

/// The height of the highest bar, and the width of a bar with its gap.
const HEIGHT: usize = 90;
const BAR: usize = 30;

impl Histogram<'_> {
    /// The bars, with the number of programs above and the first value below.
    fn svg(&self, name: &str) -> String {
        let most = self.bins.iter().map(|bin| bin.programs).max();
        let most = most.unwrap_or(0).max(1);
        let (width, height) = (self.bins.len() * BAR + 8, HEIGHT + 36);
        let shown = self.bins.iter().filter(|bin| bin.programs > 0);
        let words = shown.map(|bin| format!("{}–{}: {}", bin.from, bin.to, bin.programs));
        let words = words.collect::<Vec<_>>().join(", ");
        let label = format!("{name}: {words}");
        let mut svg = format!(
            "<svg role=\"img\" aria-label=\"{}\" width=\"{width}\" height=\"{height}\" \
             viewBox=\"0 0 {width} {height}\" font-size=\"11\" text-anchor=\"middle\">",
            HtmlEscaped(&label)
        );
        for (number, bin) in self.bins.iter().enumerate() {
            let high = (bin.programs * HEIGHT).div_ceil(most);
            let (left, top) = (4 + number * BAR, 18 + HEIGHT - high);
            let (middle, above, below) = (left + BAR / 2, top - 4, height - 4);
            let (bar, from) = (BAR - 4, short(bin.from));
            let _ = write!(
                svg,
                "<rect x=\"{}\" y=\"{top}\" width=\"{bar}\" height=\"{high}\" fill=\"#27659f\"/>\
                 <text x=\"{middle}\" y=\"{below}\">{from}</text>",
                left + 2
            );
            if bin.programs > 0 {
                let _ = write!(
                    svg,
                    "<text x=\"{middle}\" y=\"{above}\">{}</text>",
                    bin.programs
                );
            }
        }
        let line = 18 + HEIGHT;
        let _ = write!(
            svg,
            "<path d=\"M0 {line}.5H{width}\" stroke=\"#555\"/></svg>"
        );
        svg
    }
}

/// A number in a few characters.
fn short(number: u64) -> String {
    match number {
        0..10_000 => number.to_string(),
        10_000..1_000_000 => format!("{}k", number / 1_000),
        _ => format!("{}M", number / 1_000_000),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_is_in_one_bin_and_bins_follow_one_another() {
        for values in [
            vec![2],
            vec![2, 40, 40, 3],
            vec![0, 7, 832_309, 1_000_000],
            vec![9, 10],
        ] {
            for score in ScoreKind::ALL {
                let bins = score.bins(&values);
                let counted: usize = bins.iter().map(|bin| bin.programs).sum();
                assert_eq!(counted, values.len(), "{} {values:?}", score.id());
                assert!(bins.windows(2).all(|two| two[0].to + 1 == two[1].from));
                assert!(bins[0].programs > 0 && bins[bins.len() - 1].programs > 0);
            }
        }
        let bin = |from, to, programs| Bin { from, to, programs };
        assert_eq!(
            ScoreKind::Steps.bins(&[3, 12]),
            [bin(2, 4, 1), bin(5, 9, 0), bin(10, 19, 1)]
        );
    }
}
