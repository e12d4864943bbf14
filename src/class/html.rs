//! A class as one page of HTML that needs no other file: to read, keep and print.

use super::judging::Row;
use super::report::Report;
use engine::diagnostics;
use engine::judge::{Counterexample, Verdict};
use engine::language::Program;
use engine::picture::html::{HtmlEscaped, SvgDataUri};
use engine::picture::{CellMark, program_strips, wall_svg};
use engine::task::Task;
use engine::text::Text;
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// The part of the first sheet that a program may take, in mm.
const FIRST: f32 = 110.0;
/// Programs with more blocks are not drawn.
const MOST_BLOCKS: usize = 1_500;
/// Bytes of pictures after which no more are drawn.
const MOST_BYTES: usize = 24 << 20;

const STYLE: &str = "\
body { font: 16px/1.5 sans-serif; color: #222; max-width: 70rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; margin-bottom: 2rem; }
th, td { text-align: left; vertical-align: top; padding: .2rem .8rem .2rem 0; border-bottom: 1px solid #ccc; }
td { overflow-wrap: anywhere; }
td.number, th.number { text-align: right; }
section { margin-top: 2rem; border-top: 1px solid #222; }
h2, h3 { break-after: avoid; }
.quiet, figcaption { color: #555; }
.accepted { color: #176b2c; }
.failed { color: #a11; }
img { max-width: 100%; }
.program img { display: block; break-inside: avoid; }
figure { display: inline-block; margin: 0 1.5rem 1rem 0; break-inside: avoid; }
tr { break-inside: avoid; }
@page { size: A4; margin: 15mm; }
@media print {
  body { font-size: 10pt; max-width: none; margin: 0; padding: 0; }
  .walls img { max-width: 50mm; }
  a { color: inherit; text-decoration: none; }
}
";

/// The page: the ranking, a table a task, the groups, then each program with its picture, those that are equal
/// once.
pub fn html(report: &Report<'_>, text: &Text) -> String {
    let mut page = Page {
        report,
        text: *text,
        html: String::new(),
        pictures: 0,
    };
    let title = text.msg_class_title();
    let title = HtmlEscaped(&title);
    page.write(&format!("<h1>{title}</h1>\n"));
    if !report.complete {
        page.paragraph("failed", &text.msg_class_says_incomplete());
    }
    if !report.gives_points() {
        page.paragraph("quiet", &text.msg_class_says_no_points());
    }
    page.ranking();
    for task in report.tasks() {
        page.task(task);
    }
    page.unreadable();
    page.groups();
    page.programs();
    let language = text.language().code();
    let body = page.html;
    format!(
        "<!DOCTYPE html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n{body}</body>\n</html>\n"
    )
}

struct Page<'r> {
    report: &'r Report<'r>,
    text: Text,
    html: String,
    /// How many bytes the pictures take so far.
    pictures: usize,
}

impl Page<'_> {
    fn write(&mut self, html: &str) {
        self.html.push_str(html);
    }

    fn paragraph(&mut self, class: &str, sentence: &str) {
        // Writing to a string never fails.
        let _ = writeln!(
            self.html,
            "<p class=\"{class}\">{}</p>",
            HtmlEscaped(sentence)
        );
    }

    fn heading(&mut self, words: &str) {
        let _ = writeln!(self.html, "<h2>{}</h2>", HtmlEscaped(words));
    }

    /// Opens a table; the words of the columns, and whether these hold numbers.
    fn open_table(&mut self, columns: &[(String, bool)]) {
        self.write("<table>\n<thead><tr>");
        for (word, number) in columns {
            let class = if *number { " class=\"number\"" } else { "" };
            let _ = write!(self.html, "<th{class}>{}</th>", HtmlEscaped(word));
        }
        self.write("</tr></thead>\n");
    }

    fn cell(&mut self, words: &str) {
        let _ = write!(self.html, "<td>{}</td>", HtmlEscaped(words));
    }

    fn number(&mut self, number: Option<impl ToString>) {
        let number = number.map_or(String::new(), |number| number.to_string());
        let _ = write!(
            self.html,
            "<td class=\"number\">{}</td>",
            HtmlEscaped(&number)
        );
    }

    fn ranking(&mut self) {
        let (report, text) = (self.report, self.text);
        let tasks = report.tasks();
        self.heading(&text.msg_class_ranking());
        let mut columns = vec![
            (text.msg_class_rank(), true),
            (text.msg_class_pupil(), false),
        ];
        columns.extend(tasks.iter().map(|task| (title(task, &text), true)));
        columns.extend([
            (text.msg_class_points(), true),
            (text.msg_class_code(), false),
            (text.msg_class_remarks(), false),
            (text.msg_class_group_of_pupils(), false),
        ]);
        self.open_table(&columns);
        for standing in &report.standings {
            let pupil = &report.class.pupils[standing.pupil];
            self.write("<tr>");
            self.number(Some(standing.rank));
            self.cell(&pupil.name);
            for task in &tasks {
                self.number(standing.by_task.get(&task.id));
            }
            self.number(Some(standing.points));
            self.cell(pupil.code().unwrap_or(""));
            self.cell(&pupil.remarks.join(" "));
            self.cell(&pupil.class);
            self.write("</tr>\n");
        }
        for entry in &report.class.absent {
            self.write("<tr>");
            self.number(None::<usize>);
            self.cell(&entry.name);
            for _ in &tasks {
                self.number(None::<u32>);
            }
            self.number(Some(0));
            self.cell("");
            self.cell(&text.msg_class_absent());
            self.cell(&entry.class);
            self.write("</tr>\n");
        }
        self.write("</table>\n");
    }

    fn task(&mut self, task: &Task) {
        let (report, text) = (self.report, self.text);
        self.heading(&title(task, &text));
        self.open_table(&[
            (text.msg_class_pupil(), false),
            (text.msg_class_points(), true),
            (text.msg_class_verdict(), false),
            (text.msg_class_cost(), true),
            (text.msg_class_blocks(), true),
            (text.msg_class_steps(), true),
            (text.msg_class_brought_in(), true),
            (text.msg_class_alike(), false),
            (text.msg_class_file(), false),
        ]);
        for (row, judged) in report.rows_of(&task.id) {
            let verdict = judged.judgement.verdict;
            let class = match verdict {
                Verdict::Accepted => "accepted",
                _ => "failed",
            };
            let name = report.name(row);
            let _ = write!(
                self.html,
                "<tr><td><a href=\"#p{}\">{}</a></td>",
                judged.judged,
                HtmlEscaped(name)
            );
            self.number(Some(judged.points));
            let words = diagnostics::verdict(&text, verdict);
            let _ = write!(
                self.html,
                "<td class=\"{class}\">{}</td>",
                HtmlEscaped(&words)
            );
            self.number(Some(judged.cost));
            self.number(Some(judged.blocks));
            let mean = judged.steps_mean();
            self.number(
                mean.map(|mean| format!("{mean:.1}").replace('.', &text.msg_number_separator())),
            );
            self.number(report.submission(row).brought_in);
            self.cell(&report.alike(row));
            self.cell(&report.submission(row).place());
            self.write("</tr>\n");
        }
        self.write("</table>\n");
    }

    fn unreadable(&mut self) {
        let (report, text) = (self.report, self.text);
        let rows = report.rows.iter();
        let mut failed = rows.filter(|row| row.outcome.is_err()).peekable();
        if failed.peek().is_none() {
            return;
        }
        self.heading(&text.msg_class_unreadable());
        self.open_table(&[
            (text.msg_class_pupil(), false),
            (text.msg_class_error(), false),
        ]);
        for row in failed {
            self.write("<tr>");
            self.cell(report.name(row));
            self.cell(row.outcome.as_ref().err().map_or("", |why| why));
            self.write("</tr>\n");
        }
        self.write("</table>\n");
    }

    fn groups(&mut self) {
        let (report, text) = (self.report, self.text);
        if report.groups.is_empty() {
            return;
        }
        self.heading(&text.msg_class_alike());
        self.paragraph("quiet", &text.msg_class_says_alike());
        self.open_table(&[
            (text.msg_class_group(), true),
            (text.msg_class_likeness(), true),
            (text.msg_class_task(), false),
            (text.msg_class_pupil(), false),
        ]);
        for (number, group) in report.groups.iter().enumerate() {
            self.write("<tr>");
            self.number(Some(number + 1));
            self.number(Some(group.likeness));
            let task = report.tasks.find(&group.task);
            self.cell(&task.map_or(String::new(), |task| title(task, &text)));
            self.cell(&members(report, &group.members));
            self.write("</tr>\n");
        }
        self.write("</table>\n");
    }

    /// Each program that was judged, with all who handed it in.
    fn programs(&mut self) {
        let report = self.report;
        let mut equal: BTreeMap<usize, Vec<&Row>> = BTreeMap::new();
        for row in &report.rows {
            if let Ok(judged) = &row.outcome {
                equal.entry(judged.judged).or_default().push(row);
            }
        }
        for (judged, rows) in equal {
            let submission = &report.class.submissions[judged];
            if let Ok(program) = &submission.program {
                self.program(judged, program, &rows);
            }
        }
    }

    fn program(&mut self, number: usize, program: &Program, rows: &[&Row]) {
        let (report, text) = (self.report, self.text);
        let Some((row, Ok(judged))) = rows.first().map(|row| (*row, &row.outcome)) else {
            return;
        };
        let submissions: Vec<usize> = rows.iter().map(|row| row.submission).collect();
        let task = report.tasks.find(&judged.task);
        let costs = task.map(|task| task.costs.clone()).unwrap_or_default();
        let name = match &*program.header().name {
            "" => text.msg_program_nameless(),
            name => name.to_owned(),
        };
        let _ = writeln!(
            self.html,
            "<section id=\"p{number}\">\n<h3>{}</h3>",
            HtmlEscaped(&name)
        );
        self.paragraph("quiet", &members(report, &submissions));
        let verdict = diagnostics::verdict(&text, judged.judgement.verdict);
        let title = task.map_or(String::new(), |task| title(task, &text));
        let cost = text.msg_class_cost();
        let line = format!("{title} · {verdict} · {cost} {}", judged.cost);
        self.paragraph("", &line);
        for sentence in report.sentences(row, &text) {
            self.paragraph("", &sentence);
        }
        if let Some(counterexample) = &judged.judgement.counterexample {
            self.walls(counterexample);
        }
        if program.block_count() > MOST_BLOCKS || self.pictures > MOST_BYTES {
            self.paragraph("quiet", &text.msg_class_says_picture_left_out());
        } else {
            self.write("<div class=\"program\">\n");
            for strip in program_strips(program, &costs, &text, FIRST) {
                let picture = SvgDataUri(strip.svg).to_string();
                self.pictures += picture.len();
                let _ = writeln!(
                    self.html,
                    "<img src=\"{picture}\" style=\"width: {:.1}mm\" alt=\"{}\">",
                    strip.width,
                    HtmlEscaped(&name)
                );
            }
            self.write("</div>\n");
        }
        self.write("</section>\n");
    }

    /// The wall with the click, the wall expected and the wall obtained, with the difference marked.
    fn walls(&mut self, counterexample: &Counterexample) {
        let Counterexample {
            wall,
            click,
            expected,
            obtained,
            ..
        } = counterexample;
        let text = self.text;
        let differs = expected.changed_cells(obtained).iter();
        let marked: Vec<_> = differs.map(|cell| (cell, CellMark::Differs)).collect();
        let pictures = [
            (
                text.msg_judge_wall(),
                wall_svg(wall, &[(*click, CellMark::Clicked)]),
            ),
            (text.msg_judge_expected(), wall_svg(expected, &[])),
            (text.msg_judge_obtained(), wall_svg(obtained, &marked)),
        ];
        self.write("<div class=\"walls\">\n");
        for (caption, picture) in pictures {
            let picture = SvgDataUri(picture).to_string();
            self.pictures += picture.len();
            let caption = HtmlEscaped(&caption);
            let _ = writeln!(
                self.html,
                "<figure><img src=\"{picture}\" alt=\"{caption}\"><figcaption>{caption}</figcaption></figure>"
            );
        }
        self.write("</div>\n");
    }
}

/// Who handed in these submissions, each once with all places.
fn members(report: &Report<'_>, submissions: &[usize]) -> String {
    let submissions = submissions
        .iter()
        .map(|&number| &report.class.submissions[number]);
    let shown = submissions.map(|submission| {
        let pupil = submission
            .pupil
            .map(|pupil| &*report.class.pupils[pupil].name);
        let slot = submission.slot.map(|slot| format!(" #{slot}"));
        format!(
            "{}{}",
            pupil.unwrap_or(&submission.file),
            slot.unwrap_or_default()
        )
    });
    shown.collect::<Vec<_>>().join(", ")
}

/// What people call a task.
fn title(task: &Task, text: &Text) -> String {
    match task.title.shown(text.language()) {
        "" => task.id.to_string(),
        title => title.to_owned(),
    }
}
