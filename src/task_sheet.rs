//! A task or a course to print: one page of HTML that needs no other file.

use engine::diagnostics::measured_words;
use engine::language::Program;
use engine::language::cost::Costs;
use engine::language::kind::{Category, TABLE};
use engine::language::words::{category_name, name};
use engine::picture::html::{HtmlEscaped, SvgDataUri};
use engine::picture::{CellMark, blocks_svg, kind_svg, program_strips, wall_svg};
use engine::run::rules::Rules;
use engine::task::file::TaskOrCourse;
use engine::task::text::{Span, TextBlock, parse};
use engine::task::{Answer, Task, TaskVariable, Texts, Walls, name_variables};
use engine::text::Text;
use engine::wall::{Cell, Wall};
use std::fmt::Write as _;

/// The part of the first sheet of paper that a program may take, in mm.
const FIRST: f32 = 200.0;

const STYLE: &str = "\
body { font: 16px/1.5 sans-serif; color: #222; max-width: 52rem; margin: 2rem auto; padding: 0 1rem; }
section { margin-top: 3rem; }
h1, h2, h3 { break-after: avoid; }
img { max-width: 100%; vertical-align: middle; }
figure { display: inline-block; margin: 0 1.5rem 1rem 0; break-inside: avoid; }
figcaption { color: #555; }
div.palette { columns: 2 20rem; column-gap: 2rem; }
table { border-collapse: collapse; margin-bottom: 1rem; width: 100%; table-layout: fixed; break-inside: avoid; }
td, th { text-align: left; padding: .25rem .8rem .25rem 0; border-bottom: 1px solid #ddd; }
td:last-child, th:last-child { text-align: right; padding-right: 0; width: 3rem; }
td.cost { font-weight: bold; }
tr { break-inside: avoid; }
p.answer { width: 12rem; height: 1.8rem; border-bottom: 1px solid #222; }
ul.options { list-style: \"\\2610\\00a0\"; }
ul.options p { margin: .2rem 0; }
pre { background: #f4f4f4; padding: .5rem; }
p.pupil { display: flex; gap: 1.5rem; margin: 0 0 1.5rem; }
p.pupil span { flex: 2; border-bottom: 1px solid #222; padding-bottom: .2rem; color: #555; }
p.pupil span + span { flex: 1; }
@page { size: A4; margin: 15mm; }
@media print {
  body { font-size: 11pt; max-width: none; margin: 0; padding: 0; }
  section { break-before: page; margin-top: 0; }
  section:first-of-type { break-before: auto; }
}
";

/// The whole page.
pub fn page(document: &TaskOrCourse, text: &Text) -> String {
    let language = text.language();
    let title = match document {
        TaskOrCourse::Task(task) => task.title.shown(language),
        TaskOrCourse::Course(course) => course.title.shown(language),
    };
    let mut sheet = TaskSheet {
        text,
        costs: Costs::default(),
        variables: Vec::new(),
        html: String::new(),
    };
    if let TaskOrCourse::Course(course) = document {
        let title = HtmlEscaped(title);
        sheet.put(format_args!("<h1>{title}</h1>\n"));
        sheet.texts(&course.text);
        if let Some(contest) = course.contest {
            let minutes = text.msg_task_sheet_minutes(contest.minutes);
            sheet.put(format_args!("<p>{}</p>\n", HtmlEscaped(&minutes)));
        }
    }
    for task in document.tasks() {
        sheet.task(&task.localised(language));
    }
    let (code, title) = (language.code(), HtmlEscaped(title));
    format!(
        "<!DOCTYPE html>\n<html lang=\"{code}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <title>{title}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n{}</body>\n</html>\n",
        sheet.html
    )
}

struct TaskSheet<'t> {
    text: &'t Text,
    /// The costs of blocks in the current task.
    costs: Costs,
    /// The variables of the current task.
    variables: Vec<TaskVariable>,
    html: String,
}

impl TaskSheet<'_> {
    fn put(&mut self, piece: std::fmt::Arguments) {
        // A string takes whatever is written.
        let _ = self.html.write_fmt(piece);
    }

    fn heading(&mut self, words: &str) {
        self.put(format_args!("<h2>{}</h2>\n", HtmlEscaped(words)));
    }

    fn image(&mut self, svg: String, words: &str) {
        let (picture, words) = (SvgDataUri(svg), HtmlEscaped(words));
        self.put(format_args!("<img src=\"{picture}\" alt=\"{words}\">\n"));
    }

    fn figure(&mut self, svg: String, words: &str) {
        self.put(format_args!("<figure>\n"));
        self.image(svg, words);
        let words = HtmlEscaped(words);
        self.put(format_args!(
            "<figcaption>{words}</figcaption>\n</figure>\n"
        ));
    }

    fn task(&mut self, task: &Task) {
        self.costs.clone_from(&task.costs);
        self.variables.clone_from(&task.variables);
        let text = self.text;
        let title = task.title.shown(text.language());
        self.put(format_args!("<section>\n"));
        self.lines_for_the_pupil();
        self.put(format_args!("<h1>{}</h1>\n", HtmlEscaped(title)));
        self.texts(&task.text);
        self.rules(task);
        self.steps(task);
        self.goals(task);
        self.palette(task);
        if !task.questions.is_empty() {
            self.heading(&text.msg_writing_questions());
            for question in &task.questions {
                self.texts(&question.text);
                match &question.answer {
                    // A line to write on.
                    Answer::Number(_) => self.put(format_args!("<p class=\"answer\"></p>\n")),
                    Answer::Choice { options, .. } => {
                        self.put(format_args!("<ul class=\"options\">\n"));
                        for option in options {
                            self.put(format_args!("<li>"));
                            self.texts(option);
                            self.put(format_args!("</li>\n"));
                        }
                        self.put(format_args!("</ul>\n"));
                    }
                    Answer::Cells { wall, click, .. } => {
                        let marks = [(*click, CellMark::Clicked)];
                        self.image(wall_svg(wall, &marks), &wall.to_string());
                    }
                }
            }
        }
        self.put(format_args!("</section>\n"));
    }

    /// Lines for name, class and date: each sheet may be handed in alone.
    fn lines_for_the_pupil(&mut self) {
        let text = self.text;
        let lines = [
            text.msg_task_sheet_name(),
            text.msg_class_title(),
            text.msg_task_sheet_date(),
        ];
        self.put(format_args!("<p class=\"pupil\">"));
        for line in lines {
            self.put(format_args!("<span>{}</span>", HtmlEscaped(&line)));
        }
        self.put(format_args!("</p>\n"));
    }

    /// The work of a right program, on a wall.
    fn rules(&mut self, task: &Task) {
        let text = self.text;
        let example = Rules::of(task).ok().filter(Rules::wants_something);
        let Some(Example {
            wall,
            click,
            start,
            wanted,
        }) = example.and_then(|rules| Example::of(task, &rules))
        else {
            return;
        };
        self.heading(&text.msg_task_sheet_rules());
        let marks = [(click, CellMark::Clicked)];
        let before = text.msg_task_sheet_click(click.row().to_string(), click.column().to_string());
        self.figure(wall_svg(&wall, &marks), &before);
        if start != wall {
            let words = text.msg_task_sheet_start();
            self.figure(wall_svg(&start, &marks), &words);
        }
        self.figure(wall_svg(&wanted, &[]), &text.msg_task_sheet_wanted());
    }

    /// The steps of a lesson.
    fn steps(&mut self, task: &Task) {
        if task.steps.is_empty() {
            return;
        }
        self.heading(&self.text.msg_class_steps());
        self.put(format_args!("<ol>\n"));
        for step in &task.steps {
            self.put(format_args!("<li>"));
            self.texts(&step.text);
            self.put(format_args!("</li>\n"));
        }
        self.put(format_args!("</ol>\n"));
    }

    /// The goals; left out for a task without the judge, which hides them.
    fn goals(&mut self, task: &Task) {
        if task.goals.is_empty() || !task.tools.judge {
            return;
        }
        let text = self.text;
        self.heading(&text.msg_writing_goals());
        let goals = task
            .goals
            .iter()
            .map(|&much| measured_words(text, task.measure, much))
            .collect::<Vec<_>>()
            .join(" · ");
        self.put(format_args!("<p>{}</p>\n", HtmlEscaped(&goals)));
    }

    /// The blocks that the task has, each in its first category, with what it costs there.
    fn palette(&mut self, task: &Task) {
        let text = self.text;
        self.heading(&text.msg_task_sheet_palette());
        self.put(format_args!("<div class=\"palette\">\n"));
        for category in Category::ALL {
            let rows = TABLE
                .iter()
                .filter(|row| row.categories[0] == category && task.blocks.allows(row.kind));
            let rows: Vec<_> = rows.collect();
            if rows.is_empty() {
                continue;
            }
            let title = category_name(text, category);
            let cost = text.msg_home_cost();
            let (title, cost) = (HtmlEscaped(&title), HtmlEscaped(&cost));
            self.put(format_args!(
                "<table>\n<tr><th>{title}</th><th>{cost}</th></tr>\n"
            ));
            for row in rows {
                self.put(format_args!("<tr><td>"));
                self.image(kind_svg(row.kind, &self.costs, text), &name(text, row.kind));
                let cost = task.costs.of(row.kind);
                self.put(format_args!("</td><td class=\"cost\">{cost}</td></tr>\n"));
            }
            self.put(format_args!("</table>\n"));
        }
        self.put(format_args!("</div>\n"));
    }

    fn texts(&mut self, texts: &Texts) {
        // Reading the file refused texts that cannot be shown.
        let blocks = parse(texts.shown(self.text.language())).unwrap_or_default();
        self.blocks(&blocks);
    }

    fn blocks(&mut self, blocks: &[TextBlock]) {
        for block in blocks {
            match block {
                TextBlock::Heading { level, spans } => {
                    // Below the title of the task.
                    let level = (level + 1).min(6);
                    self.put(format_args!("<h{level}>"));
                    self.spans(spans);
                    self.put(format_args!("</h{level}>\n"));
                }
                TextBlock::Paragraph(spans) => {
                    self.put(format_args!("<p>"));
                    self.spans(spans);
                    self.put(format_args!("</p>\n"));
                }
                TextBlock::List { first, items } => {
                    let (open, close) = match first {
                        Some(first) => (format!("<ol start=\"{first}\">"), "</ol>"),
                        None => ("<ul>".to_owned(), "</ul>"),
                    };
                    self.put(format_args!("{open}\n"));
                    for item in items {
                        self.put(format_args!("<li>"));
                        self.blocks(item);
                        self.put(format_args!("</li>\n"));
                    }
                    self.put(format_args!("{close}\n"));
                }
                TextBlock::Quotation(blocks) => {
                    self.put(format_args!("<blockquote>\n"));
                    self.blocks(blocks);
                    self.put(format_args!("</blockquote>\n"));
                }
                TextBlock::Verbatim(words) => {
                    self.put(format_args!("<pre>{}</pre>\n", HtmlEscaped(words)));
                }
                TextBlock::Program(program) => {
                    let mut program = program.clone();
                    name_variables(&mut program, &self.variables, self.text.language());
                    self.program(&program);
                }
                TextBlock::Wall { wall, clicks } => {
                    let marks: Vec<_> = clicks
                        .iter()
                        .map(|&cell| (cell, CellMark::Clicked))
                        .collect();
                    self.put(format_args!("<p>"));
                    self.image(wall_svg(wall, &marks), &wall.to_string());
                    self.put(format_args!("</p>\n"));
                }
                TextBlock::Rule => self.put(format_args!("<hr>\n")),
            }
        }
    }

    fn program(&mut self, program: &Program) {
        if program.loose().is_empty() {
            for strip in program_strips(program, &self.costs, self.text, FIRST) {
                self.image(strip.svg, &program.header().name);
            }
        } else {
            self.put(format_args!("<p>"));
            self.image(blocks_svg(program, &self.costs, self.text), "");
            self.put(format_args!("</p>\n"));
        }
    }

    fn spans(&mut self, spans: &[Span]) {
        for span in spans {
            match span {
                Span::Plain(words) => self.put(format_args!("{}", HtmlEscaped(words))),
                Span::Emphasis(spans) => {
                    self.put(format_args!("<em>"));
                    self.spans(spans);
                    self.put(format_args!("</em>"));
                }
                Span::Strong(spans) => {
                    self.put(format_args!("<strong>"));
                    self.spans(spans);
                    self.put(format_args!("</strong>"));
                }
                Span::Verbatim(words) => {
                    self.put(format_args!("<code>{}</code>", HtmlEscaped(words)));
                }
                Span::Block(kind) => {
                    self.image(
                        kind_svg(*kind, &self.costs, self.text),
                        &name(self.text, *kind),
                    );
                }
                Span::LineBreak => self.put(format_args!("<br>")),
            }
        }
    }
}

/// A click, and the wall that a right program leaves.
struct Example {
    wall: Wall,
    click: Cell,
    /// The wall on which the program starts.
    start: Wall,
    wanted: Wall,
}

impl Example {
    /// The click on the first of the task's walls that changes most; none if no click changes anything.
    fn of(task: &Task, rules: &Rules) -> Option<Example> {
        let wall = match &task.walls {
            Walls::Listed(walls) => *walls.first()?,
            Walls::Dealt { colours } => Wall::deal(0, *colours)?,
        };
        let example = |click| {
            let start = rules.start(&wall, click).ok()?;
            let wanted = rules.wanted(&start, click).ok()?;
            (start != wanted).then_some(Example {
                wall,
                click,
                start,
                wanted,
            })
        };
        let examples = wall.bricks().iter().filter_map(example);
        examples.max_by_key(|example| example.start.changed_cells(&example.wanted).len())
    }
}
