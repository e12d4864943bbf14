//! Details of a line of the table: its programs with their verdicts and a case that fails, the remarks of a contest,
//! and the groups of programs that are alike.

use super::judging::JudgedClass;
use super::lines::{Line, pupils_of};
use super::table::{badge, group_name};
use crate::class::{Entry, Group, Row, lacking_groups};
use crate::window::clickomania::command::{ClassCommand, ClickomaniaContext, LineId};
use crate::window::clickomania::contest_page::collect::title;
use crate::window::clickomania::guide::verdict::{case_walls, sign};
use crate::window::kit::{icons, theme};
use egui::{
    Button, Color32, Frame, Label, Rect, RichText, Role, Sense, Stroke, Ui, WidgetInfo, vec2,
};
use engine::diagnostics;
use engine::judge::{Counterexample, Verdict};
use engine::text::Text;

/// Maximum numbers of sentences about a program, of groups, and of people in a group.
const MAX_SENTENCES: usize = 6;
const MAX_GROUPS: usize = 60;
const MAX_PEOPLE: usize = 24;

/// Details of a line.
pub struct LineDetails {
    name: String,
    file: String,
    code: Option<String>,
    programs: Vec<ProgramDetails>,
    remarks: Vec<String>,
}

/// Details of a program.
struct ProgramDetails {
    submission: usize,
    title: String,
    found: Option<Found>,
    sentences: Vec<String>,
    /// True if there is a program to be opened.
    opens: bool,
    /// True if points are given for it.
    counts: bool,
}

struct Found {
    verdict: Verdict,
    figures: String,
    case: Option<Counterexample>,
}

impl LineDetails {
    pub fn new(known: &JudgedClass, line: &Line, text: &Text) -> LineDetails {
        let class = &known.class;
        let of_line = |row: &&Row| match line.id {
            LineId::Pupil(pupil) => class.submissions[row.submission].pupil == Some(pupil),
            LineId::File(submission) => row.submission == submission,
        };
        let rows = known.rows.iter().filter(of_line);
        let pupil = line.pupil().and_then(|pupil| class.pupils.get(pupil));
        LineDetails {
            name: line.name.clone(),
            file: match (line.id, pupil) {
                (LineId::File(submission), _) => class.submissions[submission].file.clone(),
                (LineId::Pupil(_), pupil) => pupil.map_or("", |pupil| &pupil.file).to_owned(),
            },
            code: pupil.and_then(|pupil| pupil.code()).map(str::to_owned),
            programs: rows
                .map(|row| ProgramDetails::new(known, row, text))
                .collect(),
            remarks: pupil.map_or_else(Vec::new, |pupil| pupil.remarks.clone()),
        }
    }
}

impl ProgramDetails {
    fn new(known: &JudgedClass, row: &Row, text: &Text) -> ProgramDetails {
        let submission = &known.class.submissions[row.submission];
        let task = submission.task.as_ref();
        let task = task.map(|id| match known.tasks.find(id) {
            Some(task) => title(task, text),
            None => id.to_string(),
        });
        let slot = submission
            .slot
            .map(|slot| format!("{} {slot}", text.msg_class_slot()));
        let words: Vec<String> = task.into_iter().chain(slot).collect();
        let found = row.outcome.as_ref().ok().map(|judged| {
            let steps = judged.steps_mean().map(|mean| mean.round() as u64);
            let figures = [
                (text.msg_cost(), Some(judged.cost)),
                (text.msg_class_blocks(), Some(judged.blocks as u64)),
                (text.msg_class_steps(), steps),
                (text.msg_class_cases(), Some(judged.judgement.cases_tried)),
                (text.msg_class_points(), Some(judged.points.into())),
            ];
            let figures = figures
                .into_iter()
                .filter_map(|(name, figure)| Some(format!("{name}: {}", text.grouped(figure?))));
            Found {
                verdict: judged.judgement.verdict,
                figures: figures.collect::<Vec<_>>().join(" · "),
                case: judged.judgement.counterexample,
            }
        });
        let judgement = row.outcome.as_ref().ok().map(|judged| &judged.judgement);
        let accepted = judgement.filter(|one| one.verdict == Verdict::Accepted);
        let mut sentences = match accepted {
            Some(accepted) => {
                let certain = accepted.certainty.into_iter();
                certain.map(|one| diagnostics::certain(text, one)).collect()
            }
            None => Entry::new(&known.class, &known.tasks, row).sentences(text),
        };
        sentences.truncate(MAX_SENTENCES);
        ProgramDetails {
            submission: row.submission,
            title: words.join(" · "),
            found,
            sentences,
            opens: submission.program.is_ok(),
            counts: submission.counts || submission.pupil.is_none(),
        }
    }
}

/// Shows the details of a line.
pub fn show(ui: &mut Ui, app: &mut ClickomaniaContext, known: &JudgedClass, line: &LineDetails) {
    let theme = theme::of(ui);
    paragraph(ui, RichText::new(&line.name).font(theme::semibold(17.0)));
    if !line.file.is_empty() {
        paragraph(ui, RichText::new(&line.file).size(12.5).color(theme.quiet));
    }
    if let Some(code) = &line.code {
        let words = app.text.msg_class_page_code(code);
        paragraph(ui, RichText::new(words).size(12.5).color(theme.quiet));
    }
    remarks(ui, app, &line.remarks);
    for program in &line.programs {
        ui.add_space(8.0);
        card(ui, |ui| show_program(ui, app, known, program));
    }
}

fn paragraph(ui: &mut Ui, words: RichText) {
    ui.add(Label::new(words).wrap());
}

fn quiet(ui: &mut Ui, words: impl Into<String>) {
    let ink = theme::of(ui).quiet;
    paragraph(ui, RichText::new(words).size(13.0).color(ink));
}

fn card(ui: &mut Ui, contents: impl FnOnce(&mut Ui)) {
    let theme = theme::of(ui);
    let frame = Frame::new()
        .fill(theme.card)
        .stroke(Stroke::new(1.0, theme.line))
        .corner_radius(8)
        .inner_margin(12);
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        contents(ui);
    });
}

/// Shows the remarks of a contest.
fn remarks(ui: &mut Ui, app: &ClickomaniaContext, remarks: &[String]) {
    if remarks.is_empty() {
        return;
    }
    let theme = theme::of(ui);
    ui.add_space(8.0);
    let frame = Frame::new()
        .fill(theme.wrong_paper)
        .corner_radius(8)
        .inner_margin(12);
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal(|ui| {
            sign_of(ui, icons::first_wrong, theme.wrong);
            let words = app.text.msg_class_remarks();
            ui.label(RichText::new(words).font(theme::semibold(14.0)));
        });
        for remark in remarks {
            paragraph(ui, RichText::new(remark).size(13.5));
        }
    });
}

fn sign_of(ui: &mut Ui, icon: icons::Icon, ink: Color32) {
    let (rect, _) = ui.allocate_exact_size(vec2(18.0, 18.0), Sense::hover());
    icon(
        ui.painter(),
        Rect::from_center_size(rect.center(), vec2(15.0, 15.0)),
        ink,
    );
}

fn show_program(
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    known: &JudgedClass,
    program: &ProgramDetails,
) {
    let text = app.text;
    let theme = theme::of(ui);
    paragraph(
        ui,
        RichText::new(&program.title).font(theme::semibold(14.0)),
    );
    if !program.counts {
        quiet(ui, text.msg_class_page_counts_not());
    }
    match &program.found {
        Some(found) => {
            let ink = sign::ink(theme, found.verdict);
            ui.horizontal(|ui| {
                sign_of(ui, sign::icon(found.verdict), ink);
                let words = RichText::new(diagnostics::verdict(&text, found.verdict)).color(ink);
                ui.label(words.font(theme::semibold(14.0)));
            });
            quiet(ui, &found.figures);
            for sentence in &program.sentences {
                paragraph(ui, RichText::new(sentence).size(13.5));
            }
            if let Some(case) = &found.case {
                ui.add_space(4.0);
                case_walls::show(ui, app, case);
            }
        }
        None => {
            for sentence in &program.sentences {
                paragraph(ui, RichText::new(sentence).size(13.5).color(theme.wrong));
            }
        }
    }
    if program.opens {
        ui.add_space(4.0);
        let words = text.msg_class_page_open();
        let button = ui.add(Button::new(words).min_size(vec2(0.0, 30.0)));
        let spoken = text.msg_class_page_open_of(known.name(program.submission), &program.title);
        button.widget_info(|| WidgetInfo::labeled(Role::Button, true, &spoken));
        if button.clicked() {
            app.send(ClassCommand::OpenProgram(program.submission));
        }
    }
}

/// Shows the two chosen pupils, with buttons that put their programs side by side.
pub fn pair(ui: &mut Ui, app: &mut ClickomaniaContext, known: &JudgedClass, pair: [&Line; 2]) {
    let text = app.text;
    let [one, other] = pair;
    card(ui, |ui| {
        let words = text.msg_class_page_two(&one.name, &other.name);
        paragraph(ui, RichText::new(words).font(theme::semibold(14.5)));
        let tasks = known.columns();
        let results = one.results.iter().zip(&other.results).zip(tasks);
        let mut none = true;
        for ((one, other), task) in results {
            if let (Some(one), Some(other)) = (one, other) {
                none = false;
                let words = text.msg_class_page_side_by_side_of(title(task, &text));
                if ui
                    .add(Button::new(words).wrap().min_size(vec2(0.0, 30.0)))
                    .clicked()
                {
                    app.send(ClassCommand::SideBySide(one.submission, other.submission));
                }
            }
        }
        if none {
            let words = if one.waits || other.waits {
                text.msg_class_says_not_judged_yet()
            } else {
                text.msg_class_says_nothing_in_common()
            };
            paragraph(ui, RichText::new(words));
        }
    });
    ui.add_space(10.0);
}

/// Shows the groups of programs that are alike, those of a line first.
pub fn groups(ui: &mut Ui, app: &mut ClickomaniaContext, known: &JudgedClass, of: Option<&Line>) {
    let text = app.text;
    let Some(end) = &known.end else { return };
    let mut numbers: Vec<usize> = (0..end.groups.len()).collect();
    numbers.sort_by_key(|number| !of.is_some_and(|line| line.groups.contains(number)));
    ui.add_space(12.0);
    let heading = RichText::new(text.msg_class_page_groups()).font(theme::semibold(15.0));
    paragraph(ui, heading);
    if !numbers.is_empty() {
        quiet(ui, text.msg_class_says_alike());
    } else if end.complete && end.all_compared {
        quiet(ui, text.msg_class_says_no_groups());
    }
    if let Some(words) = lacking_groups(&text, end.complete, end.all_compared) {
        paragraph(ui, RichText::new(words).size(13.0));
    }
    for number in numbers.into_iter().take(MAX_GROUPS) {
        ui.add_space(8.0);
        card(ui, |ui| {
            self::group(ui, app, known, number, &end.groups[number])
        });
    }
}

fn group(
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    known: &JudgedClass,
    number: usize,
    group: &Group,
) {
    let text = app.text;
    let theme = theme::of(ui);
    let task = known.tasks.find(&group.task);
    let task = task.map_or_else(|| group.task.to_string(), |task| title(task, &text));
    let words = match group.likeness {
        100 => text.msg_class_page_equal(task),
        likeness => text.msg_class_page_nearly(task, likeness.to_string()),
    };
    ui.horizontal(|ui| {
        let (rect, response) = ui.allocate_exact_size(vec2(22.0, 22.0), Sense::hover());
        let name = format!("{} {}", text.msg_class_group(), group_name(number));
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
        badge(number).paint(ui, rect.center());
        paragraph(ui, RichText::new(words).font(theme::semibold(13.5)));
    });
    let pupils = pupils_of(known, group);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        for &pupil in pupils.iter().take(MAX_PEOPLE) {
            let name = RichText::new(&known.class.pupils[pupil].name).size(13.0);
            if ui.add(Button::new(name).truncate()).clicked() {
                app.send(ClassCommand::Look(LineId::Pupil(pupil)));
            }
        }
        if let more @ 1.. = pupils.len().saturating_sub(MAX_PEOPLE) {
            ui.label(RichText::new(format!("+{more}")).color(theme.quiet));
        }
    });
    // The first program of each of two people.
    let of = |pupil: usize| {
        let mut members = group.members.iter().copied();
        members.find(|&member| known.class.submissions[member].pupil == Some(pupil))
    };
    if let &[one, other, ..] = &pupils[..]
        && let (Some(one), Some(other)) = (of(one), of(other))
    {
        let button = ui.add(Button::new(text.msg_comparison_side_by_side()));
        let spoken = text.msg_class_page_side_by_side_group(group_name(number));
        button.widget_info(|| WidgetInfo::labeled(Role::Button, true, &spoken));
        if button.clicked() {
            app.send(ClassCommand::SideBySide(one, other));
        }
    }
}
