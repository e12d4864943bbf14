//! Reports as lines of JSON. The keys and their order are a contract with scripts.

use super::histogram::{Bin, histograms};
use crate::class::{Entry, Report};
use crate::contest::Closed;
use crate::json::{self, BlockRef, Number, bounded, is_zero, json_line, length};
use engine::diagnostics;
use engine::judge::front::{Scores, front};
use engine::judge::{Certainty, Counterexample, Judgement, Verdict};
use engine::language::Program;
use engine::language::check::check;
use engine::language::walk::Numbering;
use engine::task::TaskId;
use engine::text::Text;
use serde::Serialize;
use std::collections::BTreeMap;

/// The line of a program for `judge`; what does not apply is `null`.
#[derive(Serialize, Default)]
pub struct JudgeRow<'a> {
    pub file: &'a str,
    /// Only in CSV.
    #[serde(skip)]
    pub author: &'a str,
    pub game: Option<&'static str>,
    pub task: Option<String>,
    pub cost: Option<u64>,
    pub blocks: Option<usize>,
    pub steps: Option<Number>,
    pub verdict: &'static str,
    pub proof: Option<&'static str>,
    pub proof_bricks: Option<usize>,
    pub proved: Option<bool>,
    pub luck: Option<Number>,
    pub cases_tried: u64,
    pub moves_tried: u64,
    pub steps_mean: Option<Number>,
    pub steps_max: Option<u64>,
    pub never_executed: Vec<BlockRef>,
    /// How many blocks are left out of the list, which would be too long.
    #[serde(skip_serializing_if = "is_zero")]
    pub never_executed_left: usize,
    pub right_for_other_game: Option<bool>,
    pub phase: Option<&'static str>,
    pub counterexample: Option<CounterexampleRow>,
    pub error: Option<RowError>,
}

#[derive(Serialize)]
pub struct CounterexampleRow {
    pub wall: [String; 9],
    pub click: [usize; 2],
    pub expected: [String; 9],
    pub obtained: [String; 9],
    pub bricks: usize,
    pub seed: Option<u64>,
    pub step: u64,
}

/// Why a move stopped, a program cannot run, or a file cannot be read.
#[derive(Serialize)]
pub struct RowError {
    pub kind: &'static str,
    pub block: Option<BlockRef>,
    pub message: String,
}

/// The word for a task that is one of the two games.
fn game_word(task: &TaskId) -> Option<&'static str> {
    let games = [(TaskId::CLICKOMANIA, "full"), (TaskId::STRISCE, "strip")];
    let game = games.into_iter().find(|(id, _)| id == task);
    game.map(|(_, word)| word)
}

impl<'a> JudgeRow<'a> {
    pub fn new(entry: &Entry<'a>, text: &Text) -> JudgeRow<'a> {
        let mut row = JudgeRow {
            file: &entry.submission.file,
            author: entry.name(),
            verdict: entry.verdict(),
            ..JudgeRow::default()
        };
        match entry.outcome {
            Ok((judged, program)) => {
                row.game = game_word(&judged.task);
                row.task = Some(judged.task.to_string());
                row.cost = Some(judged.cost);
                row.blocks = Some(judged.blocks);
                row.steps = judged.steps.map(Number);
                row.judgement(program, &entry.judgement(judged, program), text);
            }
            Err(why) => {
                row.error = Some(RowError {
                    kind: "unreadable",
                    block: None,
                    message: why.to_owned(),
                });
            }
        }
        row
    }

    fn judgement(&mut self, program: &Program, judgement: &Judgement, text: &Text) {
        let numbering = Numbering::of(program);
        let block = |id| BlockRef::new(program, &numbering, id);
        let never = bounded(&judgement.never_executed, |&id| block(id), length);
        let tried = judgement.moves_tried > 0;
        self.proof = judgement.certainty.map(Certainty::id);
        self.proof_bricks = judgement.certainty.and_then(Certainty::bricks);
        self.proved = judgement.proved;
        self.luck = judgement.luck.map(Number);
        self.cases_tried = judgement.cases_tried;
        self.moves_tried = judgement.moves_tried;
        self.steps_mean = tried.then_some(Number(judgement.steps_mean));
        self.steps_max = tried.then_some(judgement.steps_max);
        self.never_executed = never.0.into_iter().flatten().collect();
        self.never_executed_left = never.1;
        self.right_for_other_game = judgement.right_for_other_game;
        self.phase = judgement.phase.map(|phase| phase.id());
        let case = judgement.counterexample.as_ref();
        self.counterexample = case.map(CounterexampleRow::new);
        self.error = match judgement.verdict {
            // The first problem represents all.
            Verdict::NotReady => check(program).first().map(|problem| RowError {
                kind: problem.id(),
                block: block(problem.block()),
                message: diagnostics::problem(text, program, problem),
            }),
            Verdict::NotAllowed => {
                let message = diagnostics::not_allowed(text, program, judgement);
                message.map(|message| RowError {
                    kind: "not_allowed",
                    block: judgement.not_allowed.first().and_then(|&id| block(id)),
                    message,
                })
            }
            _ => {
                let failure = case.and_then(|case| case.failure.as_ref());
                failure.map(|failure| RowError {
                    kind: failure.kind.id(),
                    block: failure.block.and_then(block),
                    message: diagnostics::failure(text, program, failure),
                })
            }
        };
    }
}

impl CounterexampleRow {
    fn new(case: &Counterexample) -> CounterexampleRow {
        CounterexampleRow {
            wall: json::wall(&case.wall),
            click: json::cell(case.click),
            expected: json::wall(&case.expected),
            obtained: json::wall(&case.obtained),
            bricks: case.wall.bricks().len(),
            seed: case.seed(),
            step: case.step,
        }
    }
}

/// The line of a program, or of an absent pupil, for `class`.
#[derive(Serialize, Default)]
pub struct ClassRow<'a> {
    file: Option<&'a str>,
    pupil: Option<&'a str>,
    task: Option<&'a str>,
    slot: Option<usize>,
    cost: Option<u64>,
    blocks: Option<usize>,
    steps: Option<Number>,
    steps_mean: Option<Number>,
    cases_tried: Option<u64>,
    verdict: &'static str,
    proof: Option<&'static str>,
    proof_bricks: Option<usize>,
    points: Option<u32>,
    /// Number of blocks; `null` where no contest counted them.
    brought_in: Option<usize>,
    error: Option<String>,
}

impl<'a> ClassRow<'a> {
    pub fn new(entry: &Entry<'a>, text: &Text) -> ClassRow<'a> {
        let submission = entry.submission;
        let judged = entry.judged();
        let certainty = judged.and_then(|judged| judged.judgement.certainty);
        ClassRow {
            file: Some(&submission.file),
            pupil: entry.pupil.map(|pupil| &*pupil.name),
            task: submission.task.as_ref().map(|task| task.as_str()),
            slot: submission.slot,
            cost: judged.map(|judged| judged.cost),
            blocks: judged.map(|judged| judged.blocks),
            steps: judged.and_then(|judged| judged.steps).map(Number),
            steps_mean: judged.and_then(|judged| judged.steps_mean()).map(Number),
            cases_tried: judged.map(|judged| judged.judgement.cases_tried),
            verdict: entry.verdict(),
            proof: certainty.map(Certainty::id),
            proof_bricks: certainty.and_then(Certainty::bricks),
            points: judged.map(|judged| judged.points),
            brought_in: submission.brought_in,
            error: entry.error(text),
        }
    }
}

/// The line of a pupil.
#[derive(Serialize, Default)]
struct JsonStanding<'a> {
    pupil: &'a str,
    points: u64,
    /// `null` for an absent pupil.
    rank: Option<usize>,
    code: Option<&'a str>,
    closed: Option<Closed>,
    clock_back_seconds: Option<u64>,
    extra_minutes: u32,
}

/// The line of a group.
#[derive(Serialize)]
struct JsonGroup<'a> {
    /// File and slot of each program.
    alike: Vec<(&'a str, Option<usize>)>,
    likeness: u8,
    task: &'a str,
}

/// The line of a histogram.
#[derive(Serialize)]
struct HistogramRow<'a> {
    bins: Vec<Bin>,
    score: &'static str,
    task: &'a str,
}

/// The lines that follow those of the programs: absent pupils, then all pupils in the order of their ranks, then
/// groups, then the histograms of the scores.
pub fn class_ending(report: &Report<'_>) -> Vec<String> {
    let class = report.class;
    let mut lines = Vec::new();
    for entry in &class.absent {
        lines.push(line(&ClassRow {
            pupil: Some(&entry.name),
            verdict: "absent",
            points: Some(0),
            ..ClassRow::default()
        }));
    }
    for standing in &report.standings {
        let pupil = &class.pupils[standing.pupil];
        let record = pupil.record.as_ref();
        lines.push(line(&JsonStanding {
            pupil: &pupil.name,
            points: standing.points,
            rank: Some(standing.rank),
            code: pupil.code(),
            closed: record.and_then(|record| record.closed),
            clock_back_seconds: record.and_then(|record| record.clock_back),
            extra_minutes: record.map_or(0, |record| record.extra_minutes),
        }));
    }
    for entry in &class.absent {
        lines.push(line(&JsonStanding {
            pupil: &entry.name,
            ..JsonStanding::default()
        }));
    }
    for group in &report.groups {
        let members = group.members.iter().map(|&member| {
            let submission = &class.submissions[member];
            (&*submission.file, submission.slot)
        });
        lines.push(line(&JsonGroup {
            alike: members.collect(),
            likeness: group.likeness,
            task: group.task.as_str(),
        }));
    }
    for histogram in histograms(report) {
        lines.push(line(&HistogramRow {
            score: histogram.score.id(),
            task: histogram.task.id.as_str(),
            bins: histogram.bins,
        }));
    }
    lines
}

/// The line of the programs for a task that no other beats.
#[derive(Serialize)]
struct FrontRow<'a> {
    front: Vec<&'a str>,
    task: &'a str,
}

/// The accepted programs of each task, with their scores, in the order in which they were judged.
#[derive(Default)]
pub struct Fronts(BTreeMap<TaskId, Vec<(String, Scores)>>);

impl Fronts {
    /// Takes the program of a row, if it is accepted.
    pub fn add(&mut self, entry: &Entry<'_>) {
        if let Some((judged, scores)) = entry.judged().and_then(|one| Some((one, one.scores()?))) {
            let accepted = self.0.entry(judged.task.clone()).or_default();
            accepted.push((entry.submission.file.clone(), scores));
        }
    }

    /// A line for each task with two or more accepted programs.
    pub fn lines(&self) -> Vec<String> {
        let tasks = self.0.iter().filter(|(_, accepted)| accepted.len() > 1);
        tasks
            .map(|(task, accepted)| {
                let scores: Vec<Scores> = accepted.iter().map(|(_, scores)| *scores).collect();
                let front = front(&scores).into_iter();
                line(&FrontRow {
                    front: front.map(|number| &*accepted[number].0).collect(),
                    task: task.as_str(),
                })
            })
            .collect()
    }
}

fn line(object: &impl Serialize) -> String {
    // Texts and numbers can always be written as JSON.
    json_line(object).unwrap_or_default()
}
