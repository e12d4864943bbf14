//! Reports as text for a terminal. The heads are keys of JSON, the same in all languages; file names come last, so that
//! lines can be printed one after the other, however long the names are.

use crate::class::{Entry, Report};
use engine::judge::Counterexample;
use engine::text::{Text, one_line};

/// Widths of the column of verdicts, in characters.
const JUDGE_VERDICT: usize = 14;
const CLASS_VERDICT: usize = 15;
/// The length of a hand-in's code, and where remarks begin: below the names.
const CODE: usize = 11;
const REMARK: usize = 4 + 2 + 6 + 2 + CODE + 2;

/// The head of the table of `judge`.
pub fn judge_head() -> String {
    format!("{}  {:>9}  file", head(JUDGE_VERDICT), "steps_max")
}

/// The line of a program in the table of `judge`.
pub fn judge_line(entry: &Entry<'_>) -> String {
    let judgement = entry.judged().map(|judged| &judged.judgement);
    let most = judgement.filter(|judgement| judgement.moves_tried > 0);
    let most = shown(most.map(|judgement| judgement.steps_max));
    let file = one_line(&entry.submission.file);
    format!("{}  {most:>9}  {file}", line(JUDGE_VERDICT, entry, "0"))
}

/// The head of the table of `class`.
pub fn class_head() -> String {
    format!("{}  points  task  pupil  file", head(CLASS_VERDICT))
}

/// The line of a program in the table of `class`.
pub fn class_line(entry: &Entry<'_>) -> String {
    let submission = entry.submission;
    let points = shown(entry.judged().map(|judged| judged.points));
    let task = submission.task.as_ref().map_or("-", |task| task.as_str());
    let pupil = one_line(entry.pupil.map_or("-", |pupil| &pupil.name));
    let (line, file) = (
        line(CLASS_VERDICT, entry, "-"),
        one_line(&submission.place()),
    );
    format!("{line}  {points:>6}  {task}  {pupil}  {file}")
}

/// The first columns of both tables.
fn head(width: usize) -> String {
    let [verdict, cost, blocks, mean] = ["verdict", "cost", "blocks", "steps_mean"];
    format!("{verdict:<width$}  {cost:>5}  {blocks:>6}  cases_tried  {mean:>10}")
}

fn line(width: usize, entry: &Entry<'_>, no_cases: &str) -> String {
    let (verdict, judged) = (entry.verdict(), entry.judged());
    let cost = shown(judged.map(|judged| judged.cost));
    let blocks = shown(judged.map(|judged| judged.blocks));
    let cases = judged.map(|judged| judged.judgement.cases_tried.to_string());
    let cases = cases.as_deref().unwrap_or(no_cases);
    let mean = judged.and_then(|judged| judged.steps_mean());
    let mean = shown(mean.map(|mean| format!("{mean:.1}")));
    format!("{verdict:<width$}  {cost:>5}  {blocks:>6}  {cases:>11}  {mean:>10}")
}

fn shown(value: Option<impl ToString>) -> String {
    value.map_or_else(|| "-".to_owned(), |value| value.to_string())
}

/// The three walls of a counterexample side by side, without the rows at the top that are empty in all of them.
pub fn walls(case: &Counterexample, text: &Text) -> Vec<String> {
    let heads = [
        text.msg_judge_wall(),
        text.msg_judge_expected(),
        text.msg_judge_obtained(),
    ];
    let rows = [case.wall, case.expected, case.obtained].map(|wall| wall.rows());
    let used = |at: &usize| {
        rows.iter()
            .any(|rows| rows[*at].contains(|cell| cell != '.'))
    };
    let last = rows[0].len() - 1;
    let first = (0..last).find(used).unwrap_or(last);
    let row = |cells: [&String; 3]| cells.map(|cell| format!("{cell:<11}")).concat();
    let walls = (first..=last).map(|at| row(rows.each_ref().map(|rows| &rows[at])));
    std::iter::once(row(heads.each_ref()))
        .chain(walls)
        .collect()
}

/// The ranks with the remarks about each pupil, then the groups.
pub fn class_ending(report: &Report<'_>, text: &Text) -> Vec<String> {
    let class = report.class;
    let mut lines = Vec::new();
    let mut rank = |rank: &str, points: u64, code: &str, name: &str, remarks: &[String]| {
        let name = one_line(name);
        lines.push(format!("{rank:>4}  {points:>6}  {code:<CODE$}  {name}"));
        let remarks = remarks.iter().map(|remark| one_line(remark));
        lines.extend(remarks.map(|remark| format!("{:REMARK$}{remark}", "")));
    };
    for standing in &report.standings {
        let pupil = &class.pupils[standing.pupil];
        let code = pupil.code().unwrap_or("-");
        let place = standing.rank.to_string();
        rank(&place, standing.points, code, &pupil.name, &pupil.remarks);
    }
    for entry in &class.absent {
        rank("-", 0, "-", &entry.name, &[text.msg_class_absent()]);
    }
    if !lines.is_empty() {
        let (rank, points, code) = ("rank", "points", "code");
        let head = format!("{rank:>4}  {points:>6}  {code:<CODE$}  pupil");
        lines.splice(..0, [String::new(), head]);
    }
    if !report.groups.is_empty() {
        let tasks = report.groups.iter().map(|group| group.task.as_str().len());
        let width = tasks.fold("task".len(), usize::max);
        lines.push(String::new());
        lines.push(format!("likeness  {:<width$}  alike", "task"));
        lines.extend(report.groups.iter().map(|group| {
            let members = one_line(&report.members(&group.members));
            format!(
                "{:>8}  {:<width$}  {members}",
                group.likeness,
                group.task.as_str()
            )
        }));
    }
    if !report.complete {
        lines.push(String::new());
        lines.push(text.msg_class_says_incomplete());
    }
    lines
}
