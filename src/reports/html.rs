//! Pages of HTML that need no other file, to read, keep and print: of programs that were judged, and of a class.

use super::histogram::{figures, histograms};
use super::tables::{Cell, Table, columns, tables, title};
use crate::class::{Entry, Report};
use engine::diagnostics;
use engine::judge::{Counterexample, Verdict};
use engine::language::Program;
use engine::language::cost::Costs;
use engine::picture::html::{HtmlEscaped, SvgDataUri};
use engine::picture::{CellMark, program_strips, wall_svg};
use engine::text::Text;
use std::collections::BTreeMap;
use std::fmt::{self, Write as _};

/// The height in mm that a program may take on its first sheet, below the verdict and the walls.
const FIRST: f32 = 110.0;
/// On the page of a class, programs with more blocks are not drawn.
const MAX_BLOCKS: usize = 1_500;
/// On the page of a class, no program is drawn after this many bytes of pictures.
const MAX_BYTES: usize = 24 << 20;

/// Black on white; printed, every program begins on a new sheet.
const STYLE: &str = "\
body { font: 16px/1.5 sans-serif; color: #222; max-width: 70rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; margin-bottom: 2rem; }
th, td { text-align: left; vertical-align: top; padding: .2rem .8rem .2rem 0; border-bottom: 1px solid #ccc; }
td { overflow-wrap: anywhere; }
td.number, th.number { text-align: right; }
section { margin-top: 3rem; border-top: 2px solid #222; }
section h2 { margin-bottom: 0; }
h2, .quiet, .verdict { break-after: avoid; }
.quiet, figcaption { color: #555; }
.verdict { font-weight: bold; }
.accepted { color: #176b2c; }
.failed { color: #a11; }
img { max-width: 100%; }
.program img { display: block; break-inside: avoid; }
.walls { margin: 1rem 0; }
figure { display: inline-block; margin: 0 1.5rem 1rem 0; break-inside: avoid; }
tr { break-inside: avoid; }
@page { size: A4; margin: 15mm; }
@media print {
  body { font-size: 10pt; max-width: none; margin: 0; padding: 0; }
  section { break-before: page; margin-top: 0; border-top: none; }
  figure { margin: 0 5mm 3mm 0; }
  .walls img { max-width: 54mm; }
  a { color: inherit; text-decoration: none; }
}
";

/// The page of a class: its tables, then every program that was judged, equal ones once.
pub fn class_page(report: &Report<'_>, text: &Text) -> String {
    let mut body = Body::new(*text, true);
    if !report.complete {
        body.paragraph("failed", &text.msg_class_says_incomplete());
    }
    if !report.gives_points() {
        body.paragraph("quiet", &text.msg_class_says_no_points());
    }
    for table in tables(report, text) {
        body.put(format_args!("<h2>{}</h2>\n", HtmlEscaped(&table.title)));
        if let Some(note) = &table.note {
            body.paragraph("quiet", note);
        }
        body.table(&table);
    }
    let histograms = histograms(report);
    if !histograms.is_empty() {
        let heading = text.msg_class_scores();
        body.put(format_args!("<h2>{}</h2>\n", HtmlEscaped(&heading)));
        body.html.push_str(&figures(&histograms, text));
    }
    let mut equal: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    for entry in report.entries() {
        if let Some(judged) = entry.judged() {
            equal.entry(judged.judged).or_default().push(entry.number);
        }
    }
    for entry in report.entries() {
        let (Ok((judged, program)), Some(members)) = (entry.outcome, equal.get(&entry.number))
        else {
            continue;
        };
        let mut about = vec![report.members(members)];
        about.extend(entry.task.map(|task| title(task, text)));
        about.push(format!("{} {}", text.msg_cost(), judged.cost));
        let name = match &*program.header().name {
            "" => text.msg_program_nameless(),
            name => name.to_owned(),
        };
        let sentences = entry.sentences(text);
        body.section(entry.number, &name, &about.join(" · "), &entry, &sentences);
    }
    document(text, &text.msg_class_title(), &body.html)
}

/// The page of `judge`, made program by program: a table of all of them, then what is known about each.
pub struct JudgePage {
    text: Text,
    rows: Vec<Vec<Cell<'static>>>,
    programs: Body,
}

impl JudgePage {
    pub fn new(text: Text) -> JudgePage {
        JudgePage {
            text,
            rows: Vec::new(),
            programs: Body::new(text, false),
        }
    }

    /// Adds a program, or a file that cannot be used, with the sentences about it.
    pub fn add(&mut self, entry: &Entry<'_>, sentences: &[String]) {
        let text = self.text;
        let (file, author) = (&entry.submission.file, entry.name());
        let program = entry.outcome.ok();
        let title = match program.map(|(_, program)| &program.header().name) {
            Some(name) if !name.is_empty() => name,
            _ => file,
        };
        let cost = program.map(|(judged, _)| judged.cost);
        let number = self.rows.len() + 1;
        self.rows.push(vec![
            Cell::Link(title.clone().into(), number),
            Cell::text(author.to_owned()),
            Cell::text(file.clone()),
            Cell::number(cost),
            match program {
                Some((judged, _)) => Cell::verdict(&text, judged.judgement.verdict),
                None => Cell::Verdict(text.msg_judge_verdict_unreadable(), false),
            },
        ]);
        let mut about = vec![file.clone()];
        about.extend(Some(author.to_owned()).filter(|author| !author.is_empty()));
        about.extend(cost.map(|cost| format!("{} {cost}", text.msg_cost())));
        let about = about.join(" · ");
        self.programs
            .section(number, title, &about, entry, sentences);
    }

    pub fn finish(self) -> String {
        let text = self.text;
        let title = text.msg_judge_page_title();
        let mut body = Body::new(text, false);
        body.table(&Table {
            title: title.clone(),
            note: None,
            sheet: String::new(),
            columns: columns([
                text.msg_judge_page_program(),
                text.msg_judge_page_author(),
                text.msg_class_file(),
                text.msg_cost(),
                text.msg_class_verdict(),
            ]),
            rows: self.rows,
        });
        document(&text, &title, &(body.html + &self.programs.html))
    }
}

fn document(text: &Text, title: &str, body: &str) -> String {
    let (language, title) = (text.language().code(), HtmlEscaped(title));
    format!(
        "<!DOCTYPE html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>\n\
         {body}</body>\n</html>\n"
    )
}

/// A part of a page.
struct Body {
    text: Text,
    html: String,
    /// True if long programs, and programs after many pictures, are not drawn.
    limited: bool,
    /// Length of the pictures so far, in bytes.
    pictures: usize,
}

impl Body {
    fn new(text: Text, limited: bool) -> Body {
        Body {
            text,
            html: String::new(),
            limited,
            pictures: 0,
        }
    }

    fn put(&mut self, html: fmt::Arguments<'_>) {
        // Writing to a string never fails.
        let _ = self.html.write_fmt(html);
    }

    fn paragraph(&mut self, class: &str, sentence: &str) {
        let sentence = HtmlEscaped(sentence);
        self.put(format_args!("<p class=\"{class}\">{sentence}</p>\n"));
    }

    fn table(&mut self, table: &Table<'_>) {
        self.put(format_args!("<table>\n<thead><tr>"));
        let columns = || (0..).zip(&table.columns).filter(|(_, one)| one.on_page);
        for (place, column) in columns() {
            let is_number = |row: &Vec<Cell<'_>>| {
                matches!(row.get(place), Some(Cell::Number(_) | Cell::Decimal(_)))
            };
            let class = if table.rows.iter().any(is_number) {
                " class=\"number\""
            } else {
                ""
            };
            let head = HtmlEscaped(&column.head);
            self.put(format_args!("<th{class}>{head}</th>"));
        }
        self.put(format_args!("</tr></thead>\n"));
        for row in &table.rows {
            self.put(format_args!("<tr>"));
            for (place, _) in columns() {
                self.cell(row.get(place).unwrap_or(&Cell::Empty));
            }
            self.put(format_args!("</tr>\n"));
        }
        self.put(format_args!("</table>\n"));
    }

    fn cell(&mut self, cell: &Cell<'_>) {
        match cell {
            Cell::Text(words) => self.put(format_args!("<td>{}</td>", HtmlEscaped(words))),
            Cell::Link(words, number) => {
                let words = HtmlEscaped(words);
                self.put(format_args!("<td><a href=\"#p{number}\">{words}</a></td>"));
            }
            Cell::Verdict(words, accepted) => {
                let (class, words) = (verdict_class(*accepted), HtmlEscaped(words));
                self.put(format_args!("<td class=\"{class}\">{words}</td>"));
            }
            Cell::Number(number) => self.put(format_args!("<td class=\"number\">{number}</td>")),
            Cell::Decimal(number) => {
                let point = self.text.msg_number_separator();
                let number = format!("{number:.1}").replace('.', &point);
                self.put(format_args!("<td class=\"number\">{number}</td>"));
            }
            Cell::Empty => self.put(format_args!("<td></td>")),
        }
    }

    /// A program with its verdict, the sentences about it, the walls of the counterexample and its picture.
    fn section(
        &mut self,
        number: usize,
        title: &str,
        about: &str,
        entry: &Entry<'_>,
        sentences: &[String],
    ) {
        let text = self.text;
        let heading = HtmlEscaped(title);
        self.put(format_args!(
            "<section id=\"p{number}\">\n<h2>{heading}</h2>\n"
        ));
        self.paragraph("quiet", about);
        let judgement = entry.judged().map(|judged| &judged.judgement);
        let verdict = judgement.map(|judgement| judgement.verdict);
        let words = match verdict {
            Some(verdict) => diagnostics::verdict(&text, verdict),
            None => text.msg_judge_verdict_unreadable(),
        };
        let class = verdict_class(verdict == Some(Verdict::Accepted));
        self.paragraph(&format!("verdict {class}"), &words);
        for sentence in sentences {
            self.put(format_args!("<p>{}</p>\n", HtmlEscaped(sentence)));
        }
        if let Some(case) = judgement.and_then(|judgement| judgement.counterexample.as_ref()) {
            self.walls(case);
        }
        if let Ok((_, program)) = entry.outcome {
            let long = program.block_count() > MAX_BLOCKS || self.pictures > MAX_BYTES;
            if self.limited && long {
                self.paragraph("quiet", &text.msg_class_says_picture_left_out());
            } else {
                self.program(title, program, entry.task.map(|task| &task.costs));
            }
        }
        self.put(format_args!("</section>\n"));
    }

    /// The wall with the click, the wall expected and the wall obtained, with the differences marked.
    fn walls(&mut self, case: &Counterexample) {
        let text = self.text;
        let differs = case.expected.changed_cells(&case.obtained).iter();
        let marked: Vec<_> = differs.map(|cell| (cell, CellMark::Differs)).collect();
        let clicked = [(case.click, CellMark::Clicked)];
        let pictures = [
            (text.msg_judge_wall(), wall_svg(&case.wall, &clicked)),
            (text.msg_judge_expected(), wall_svg(&case.expected, &[])),
            (text.msg_judge_obtained(), wall_svg(&case.obtained, &marked)),
        ];
        self.put(format_args!("<div class=\"walls\">\n"));
        for (caption, picture) in pictures {
            let (picture, caption) = (SvgDataUri(picture).to_string(), HtmlEscaped(&caption));
            self.pictures += picture.len();
            self.put(format_args!(
                "<figure><img src=\"{picture}\" alt=\"{caption}\"><figcaption>{caption}</figcaption>\
                 </figure>\n"
            ));
        }
        self.put(format_args!("</div>\n"));
    }

    /// The blocks in strips, each no longer than a sheet, with what they cost in the task.
    fn program(&mut self, title: &str, program: &Program, costs: Option<&Costs>) {
        let costs = costs.cloned().unwrap_or_default();
        self.put(format_args!("<div class=\"program\">\n"));
        for strip in program_strips(program, &costs, &self.text, FIRST) {
            let (picture, width) = (SvgDataUri(strip.svg).to_string(), strip.width);
            self.pictures += picture.len();
            let title = HtmlEscaped(title);
            self.put(format_args!(
                "<img src=\"{picture}\" style=\"width: {width:.1}mm\" alt=\"{title}\">\n"
            ));
        }
        self.put(format_args!("</div>\n"));
    }
}

fn verdict_class(accepted: bool) -> &'static str {
    if accepted { "accepted" } else { "failed" }
}
