//! What `judge` found as one page of HTML that needs no other file: to read, keep and print.

use engine::diagnostics;
use engine::judge::{Counterexample, Judgement, Verdict};
use engine::language::Program;
use engine::language::cost::{Costs, cost_at};
use engine::picture::html::{HtmlEscaped, SvgDataUri};
use engine::picture::{CellMark, program_strips, wall_svg};
use engine::text::Text;
use std::fmt::{self, Write as _};

/// The part of the first sheet that a program may take, in mm: the verdict and the walls stand above it.
const FIRST: f32 = 110.0;

/// Black on white, a program on a page of its own when printed.
const STYLE: &str = "\
body { font: 16px/1.5 sans-serif; color: #222; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: .2rem .8rem .2rem 0; border-bottom: 1px solid #ccc; }
td.number, th.number { text-align: right; }
section { margin-top: 3rem; border-top: 2px solid #222; }
h2 { margin-bottom: 0; }
.file, figcaption { color: #555; }
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
  body { font-size: 11pt; max-width: none; margin: 0; padding: 0; }
  section { break-before: page; margin-top: 0; border-top: none; }
  h2, .file, .verdict { break-after: avoid; }
  figure { margin: 0 5mm 3mm 0; }
  .walls img { max-width: 54mm; }
  a { color: inherit; text-decoration: none; }
}
";

/// The page, built program by program.
pub struct ReportPage {
    text: Text,
    /// Of the table at the top.
    rows: String,
    /// One a program, below the table.
    sections: String,
    count: usize,
}

impl ReportPage {
    pub fn new(text: Text) -> ReportPage {
        ReportPage {
            text,
            rows: String::new(),
            sections: String::new(),
            count: 0,
        }
    }

    /// Adds a file that cannot be used.
    pub fn unreadable(&mut self, file: &str, author: &str, why: &str) {
        let verdict = self.text.msg_judge_verdict_unreadable();
        self.begin((file, author), file, None, &verdict, false);
        self.sentences(&[why.to_owned()]);
        self.end();
    }

    /// Adds a program with its cost at these costs, the sentences about it, its picture, and the walls of the
    /// counterexample.
    pub fn program(
        &mut self,
        (file, author): (&str, &str),
        (program, costs): (&Program, &Costs),
        judgement: &Judgement,
        sentences: &[String],
    ) {
        let name = &program.header().name;
        let title = if name.is_empty() { file } else { name };
        let verdict = diagnostics::verdict(&self.text, judgement.verdict);
        let cost = cost_at(program, costs).total;
        let accepted = judgement.verdict == Verdict::Accepted;
        self.begin((file, author), title, Some(cost), &verdict, accepted);
        self.sentences(sentences);
        if let Some(counterexample) = &judgement.counterexample {
            self.walls(counterexample);
        }
        self.write(format_args!("<div class=\"program\">\n"));
        for strip in program_strips(program, costs, &self.text, FIRST) {
            let (picture, width) = (SvgDataUri(strip.svg), strip.width);
            let title = HtmlEscaped(title);
            self.write(format_args!(
                "<img src=\"{picture}\" style=\"width: {width:.1}mm\" alt=\"{title}\">\n"
            ));
        }
        self.write(format_args!("</div>\n"));
        self.end();
    }

    /// Adds a row to the table, and begins the section that it links to.
    fn begin(
        &mut self,
        (file, author): (&str, &str),
        title: &str,
        cost: Option<u64>,
        verdict: &str,
        accepted: bool,
    ) {
        self.count += 1;
        let number = self.count;
        let class = if accepted { "accepted" } else { "failed" };
        let (file, title, verdict) = (HtmlEscaped(file), HtmlEscaped(title), HtmlEscaped(verdict));
        let by = match author {
            "" => String::new(),
            author => format!(" · {}", HtmlEscaped(author)),
        };
        let author = HtmlEscaped(author);
        let cost = cost.map_or(String::new(), |cost| cost.to_string());
        let _ = writeln!(
            self.rows,
            "<tr><td><a href=\"#p{number}\">{title}</a></td><td>{author}</td><td>{file}</td>\
             <td class=\"number\">{cost}</td>\
             <td class=\"{class}\">{verdict}</td></tr>"
        );
        let priced = match &*cost {
            "" => String::new(),
            cost => format!(
                " · {} {cost}",
                HtmlEscaped(&self.text.msg_judge_page_cost())
            ),
        };
        self.write(format_args!(
            "<section id=\"p{number}\">\n<h2>{title}</h2>\n<p class=\"file\">{file}{by}{priced}</p>\n\
             <p class=\"verdict {class}\">{verdict}</p>\n"
        ));
    }

    fn sentences(&mut self, sentences: &[String]) {
        for sentence in sentences {
            self.write(format_args!("<p>{}</p>\n", HtmlEscaped(sentence)));
        }
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
        let differs = expected.changed_cells(obtained).iter();
        let marked: Vec<_> = differs.map(|cell| (cell, CellMark::Differs)).collect();
        let text = self.text;
        let pictures = [
            (
                text.msg_judge_wall(),
                wall_svg(wall, &[(*click, CellMark::Clicked)]),
            ),
            (text.msg_judge_expected(), wall_svg(expected, &[])),
            (text.msg_judge_obtained(), wall_svg(obtained, &marked)),
        ];
        self.write(format_args!("<div class=\"walls\">\n"));
        for (caption, picture) in pictures {
            let (caption, picture) = (HtmlEscaped(&caption), SvgDataUri(picture));
            self.write(format_args!(
                "<figure><img src=\"{picture}\" alt=\"{caption}\"><figcaption>{caption}</figcaption>\
                 </figure>\n"
            ));
        }
        self.write(format_args!("</div>\n"));
    }

    fn end(&mut self) {
        self.write(format_args!("</section>\n"));
    }

    fn write(&mut self, what: fmt::Arguments<'_>) {
        // Writing to a string never fails.
        let _ = self.sections.write_fmt(what);
    }

    pub fn finish(&self) -> String {
        let text = &self.text;
        let language = text.language().code();
        let [title, program, author, file, cost, verdict] = [
            text.msg_judge_page_title(),
            text.msg_judge_page_program(),
            text.msg_judge_page_author(),
            text.msg_judge_page_file(),
            text.msg_judge_page_cost(),
            text.msg_judge_page_verdict(),
        ];
        let (title, program) = (HtmlEscaped(&title), HtmlEscaped(&program));
        let (author, file) = (HtmlEscaped(&author), HtmlEscaped(&file));
        let (cost, verdict) = (HtmlEscaped(&cost), HtmlEscaped(&verdict));
        let ReportPage { rows, sections, .. } = self;
        format!(
            "<!DOCTYPE html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
             <title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>\n\
             <table>\n<thead><tr><th>{program}</th><th>{author}</th><th>{file}</th><th class=\"number\">{cost}</th><th>{verdict}</th></tr>\
             </thead>\n{rows}</table>\n{sections}</body>\n</html>\n"
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::text::Language;

    #[test]
    fn names_cannot_break_the_page() {
        let mut page = ReportPage::new(Text::load(Language::En).unwrap());
        page.unreadable("<b>&\"\n.ron", "<i>", "no \u{7} <such> file");
        let html = page.finish();
        assert!(html.contains("&lt;b&gt;&amp;&quot;\u{FFFD}.ron"), "{html}");
        assert!(html.contains("no \u{FFFD} &lt;such&gt; file"), "{html}");
        assert!(!html.contains("<b>"));
    }
}
