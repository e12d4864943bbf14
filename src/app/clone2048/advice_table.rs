//! What the advice goes by, movement by movement: how much each promises, and what it does at once.

use super::command::Clone2048Context;
use super::mode::{Clone2048Mode, MoveAdvice};
use crate::app::common::theme;
use crate::app::common::widgets::{Explained as _, one_line};
use egui::{Align2, FontId, Label, Rect, RichText, Role, Sense, Ui, WidgetInfo, pos2, vec2};
use engine::text::Text;
use games::clone2048::{Advice, Direction};

/// How high a line is, in points; that of the titles.
const LINE: f32 = 21.0;
const TITLES: f32 = 16.0;
/// Between two columns, in points, and the least width of a bar.
const BETWEEN: f32 = 9.0;
const BAR: f32 = 24.0;

/// The columns of figures.
const FIGURES: usize = 4;

/// Shows a line for each direction, the best first, if there is advice.
pub fn show(mode: &Clone2048Mode, ui: &mut Ui, app: &Clone2048Context) {
    let MoveAdvice::Given(said) = &mode.advice else {
        return;
    };
    let (text, theme) = (app.text, theme::of(ui));
    let words = RichText::new(text.msg_third_figures()).font(theme::semibold(13.0));
    ui.add(Label::new(words).sense(Sense::hover()))
        .explained(text.msg_third_figures_tip());
    ui.spacing_mut().item_spacing.y = 1.0;
    let best = said[0].value;
    let titles = [
        text.msg_third_figures_merges(),
        text.msg_third_figures_points(),
        text.msg_third_figures_free(),
        text.msg_third_figures_less(),
    ];
    let lines: Vec<[String; FIGURES]> = said.iter().map(|one| cells(&text, one, best)).collect();
    let names: Vec<String> = said
        .iter()
        .map(|one| name_of(&text, one.direction))
        .collect();
    let table = Columns::measure(ui, (&names, &titles), &lines);
    let size = vec2(ui.available_width(), TITLES);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    for (words, end) in titles.into_iter().zip(table.ends) {
        figure(ui, words, theme::regular(12.0), rect, end, theme.quiet);
    }
    for (at, ((advice, name), line)) in said.iter().zip(names).zip(lines).enumerate() {
        show_line(ui, &text, &table, (advice, best, at == 0), (name, line));
    }
    ui.spacing_mut().item_spacing.y = 6.0;
    ui.add_space(2.0);
}

/// Where the columns are, in points from the left.
struct Columns {
    /// Where the bars begin, and how wide they are.
    bar: (f32, f32),
    /// Where each column of figures ends.
    ends: [f32; FIGURES],
}

impl Columns {
    /// As wide as what stands in them; the bars take what is left.
    fn measure(
        ui: &Ui,
        (names, titles): (&[String], &[String; FIGURES]),
        lines: &[[String; FIGURES]],
    ) -> Columns {
        let theme = theme::of(ui);
        let width = |words: &String, font: &FontId| {
            let galley = ui
                .painter()
                .layout_no_wrap(words.clone(), font.clone(), theme.text);
            galley.size().x
        };
        let widest = |words: &mut dyn Iterator<Item = &String>, font: &FontId| {
            words.map(|words| width(words, font)).fold(0.0, f32::max)
        };
        let (bold, small) = (theme::semibold(13.0), theme::regular(12.0));
        let name = widest(&mut names.iter(), &bold);
        let columns: [f32; FIGURES] = std::array::from_fn(|at| {
            let figures = widest(&mut lines.iter().map(|line| &line[at]), &bold);
            figures.max(width(&titles[at], &small))
        });
        let figures: f32 = columns.iter().map(|wide| wide + BETWEEN).sum();
        let bar = (ui.available_width() - name - BETWEEN - figures).max(BAR);
        let ends = std::array::from_fn(|at| {
            let before: f32 = columns[..=at].iter().map(|wide| wide + BETWEEN).sum();
            name + BETWEEN + bar + before
        });
        Columns {
            bar: (name + BETWEEN, bar),
            ends,
        }
    }
}

/// The line of a direction: its name, a bar as long as it promises, its figures.
fn show_line(
    ui: &mut Ui,
    text: &Text,
    table: &Columns,
    (advice, best, first): (&Advice, f32, bool),
    (name, figures): (String, [String; FIGURES]),
) {
    let theme = theme::of(ui);
    let size = vec2(ui.available_width(), LINE);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let told = format!("{name}: {}", why(text, advice, best));
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &told));
    response.explained(told);
    let font = match first {
        true => theme::semibold(13.0),
        false => theme::regular(13.0),
    };
    let ink = match advice.changed {
        true => theme.text,
        false => theme.quiet,
    };
    let painter = ui.painter();
    painter.text(
        rect.left_center(),
        Align2::LEFT_CENTER,
        name,
        font.clone(),
        ink,
    );
    let (begin, bar) = table.bar;
    let from = pos2(rect.left() + begin, rect.center().y - 5.0);
    let whole = Rect::from_min_size(from, vec2(bar, 10.0));
    painter.rect_filled(whole, 4.0, theme.line);
    let part = vec2(bar * promise(advice, best), 10.0);
    let paint = match first {
        true => theme.accent,
        false => theme.accent_quiet,
    };
    painter.rect_filled(Rect::from_min_size(from, part), 4.0, paint);
    for (words, end) in figures.into_iter().zip(table.ends) {
        figure(ui, words, font.clone(), rect, end, ink);
    }
}

/// Paints a figure that ends at a place of a line.
fn figure(ui: &Ui, words: String, font: FontId, line: Rect, end: f32, ink: egui::Color32) {
    let galley = one_line(ui, words, font, ink, line.width());
    let at =
        pos2(line.left() + end, line.center().y) - vec2(galley.size().x, galley.size().y / 2.0);
    ui.painter().galley(at, galley, ink);
}

/// Merges, points, free cells afterwards, and how much less it promises than the best.
fn cells(text: &Text, advice: &Advice, best: f32) -> [String; FIGURES] {
    let none = || "–".to_owned();
    let (merges, points) = match advice.changed {
        true => (advice.merges.to_string(), advice.points.to_string()),
        false => (none(), none()),
    };
    let less = (best - advice.value).round();
    let less = match less > 0.0 {
        true => text.grouped(less as u64),
        false => none(),
    };
    [merges, points, advice.free.to_string(), less]
}

/// How much a movement promises as a share of the best.
fn promise(advice: &Advice, best: f32) -> f32 {
    match best > 0.0 {
        true => (advice.value / best).clamp(0.0, 1.0),
        // Where all lose, by how much less.
        false => (best / advice.value).clamp(0.0, 1.0),
    }
}

/// *3 unioni, 5 celle libere; promette 120 meno della migliore*.
fn why(text: &Text, advice: &Advice, best: f32) -> String {
    if !advice.changed {
        return text.msg_third_why_nothing();
    }
    let (merges, free) = (advice.merges as u64, advice.free as u64);
    let what = text.msg_third_why(merges, advice.points.to_string(), free);
    match (best - advice.value).round() {
        less if less > 0.0 => text.msg_third_why_less(what, text.number(f64::from(less))),
        _ => what,
    }
}

/// The name of a direction.
pub fn name_of(text: &Text, direction: Direction) -> String {
    match direction {
        Direction::Left => text.msg_third_left(),
        Direction::Right => text.msg_third_right(),
        Direction::Up => text.msg_third_up(),
        Direction::Down => text.msg_third_down(),
    }
}
