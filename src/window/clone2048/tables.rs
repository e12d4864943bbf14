//! The tables beside the board: figures of the advice, and records for each kind of board.

use super::command::Clone2048Context;
use super::saved_clone2048::BoardKind;
use super::{Clone2048Mode, MoveAdvice};
use crate::window::kit::theme;
use crate::window::kit::widgets::Explained as _;
use egui::{Align, Grid, Label, Layout, RichText, Role, Sense, Ui, WidgetInfo, vec2};
use engine::text::Text;
use games::clone2048::{Advice, BlockRules, Direction, Level};

/// Height of a line, in points.
const LINE: f32 = 20.0;
/// Size of the longest bar, in points.
const BAR: egui::Vec2 = vec2(34.0, 10.0);

/// Shows a line for each direction, the best first: how much it promises, and its immediate effect.
pub fn advice(mode: &Clone2048Mode, ui: &mut Ui, app: &Clone2048Context) {
    let MoveAdvice::Given(said) = &mode.advice else {
        return;
    };
    let (text, theme) = (app.text, theme::of(ui));
    let words = RichText::new(text.msg_clone2048_figures()).font(theme::semibold(13.0));
    ui.add(Label::new(words).sense(Sense::hover()))
        .explained(text.msg_clone2048_figures_tip());
    let best = said[0].value;
    let grid = Grid::new("advice").num_columns(6).min_row_height(LINE);
    grid.spacing(vec2(8.0, 1.0)).show(ui, |ui| {
        ui.label("");
        ui.label("");
        for title in [
            text.msg_clone2048_figures_merges(),
            text.msg_clone2048_figures_points(),
            text.msg_clone2048_figures_free(),
            text.msg_clone2048_figures_less(),
        ] {
            figure(ui, RichText::new(title).size(12.0).color(theme.quiet));
        }
        ui.end_row();
        for (at, advice) in said.iter().enumerate() {
            let font = match at {
                0 => theme::semibold(13.0),
                _ => theme::regular(13.0),
            };
            let ink = if advice.changed {
                theme.text
            } else {
                theme.quiet
            };
            let styled = |words: String| RichText::new(words).font(font.clone()).color(ink);
            let name = name_of(&text, advice.direction);
            let told = format!("{name}: {}", why(&text, advice, best));
            line_name(ui, styled(name), &told).explained(told);
            let (bar, _) = ui.allocate_exact_size(BAR, Sense::hover());
            ui.painter().rect_filled(bar, 4.0, theme.line);
            let part = bar.with_max_x(bar.left() + bar.width() * promise(advice, best));
            let paint = match at {
                0 => theme.accent,
                _ => theme.accent_quiet,
            };
            ui.painter().rect_filled(part, 4.0, paint);
            for words in figures(&text, advice, best) {
                figure(ui, styled(words));
            }
            ui.end_row();
        }
    });
    ui.add_space(2.0);
}

/// The name at the beginning of a line, which carries the whole line for screen readers.
fn line_name(ui: &mut Ui, name: RichText, told: &str) -> egui::Response {
    let name = ui.add(Label::new(name).sense(Sense::hover()));
    name.widget_info(|| WidgetInfo::labeled(Role::Label, true, told));
    name
}

fn figure(ui: &mut Ui, words: RichText) {
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| ui.label(words));
}

/// Merges, points, free cells afterwards, and the loss against the best.
fn figures(text: &Text, advice: &Advice, best: f32) -> [String; 4] {
    let shown = |figure: String, any: bool| if any { figure } else { "–".to_owned() };
    let less = (best - advice.value).round().max(0.0) as u64;
    [
        shown(advice.merges.to_string(), advice.changed),
        shown(advice.points.to_string(), advice.changed),
        advice.free.to_string(),
        shown(text.grouped(less), less > 0),
    ]
}

/// The value of a movement as a share of the best.
fn promise(advice: &Advice, best: f32) -> f32 {
    // Where all lose, by how much less.
    let share = if best > 0.0 {
        advice.value / best
    } else {
        best / advice.value
    };
    share.clamp(0.0, 1.0)
}

/// *3 unioni, 5 celle libere; promette 120 meno della migliore*.
fn why(text: &Text, advice: &Advice, best: f32) -> String {
    if !advice.changed {
        return text.msg_clone2048_why_nothing();
    }
    let (merges, free) = (advice.merges as u64, advice.free as u64);
    let what = text.msg_clone2048_why(merges, advice.points.to_string(), free);
    match (best - advice.value).round() {
        less if less > 0.0 => text.msg_clone2048_why_less(what, text.number(f64::from(less))),
        _ => what,
    }
}

/// Shows best score and highest block of each kind of board; the current kind is highlighted.
pub fn records(mode: &Clone2048Mode, ui: &mut Ui, app: &Clone2048Context) {
    let (text, theme) = (app.text, theme::of(ui));
    title(ui, text.msg_mines_records_title());
    let bests: Vec<_> = mode
        .saved
        .bests()
        .iter()
        .filter(|(_, best)| best.own > 0)
        .collect();
    if bests.is_empty() {
        let words = RichText::new(text.msg_clone2048_records_none()).size(13.0);
        ui.add(Label::new(words.color(theme.quiet)).wrap());
        return;
    }
    let present = mode.session.kind();
    Grid::new("records").num_columns(2).show(ui, |ui| {
        for (kind, best) in bests {
            let font = if *kind == present {
                theme::semibold(13.0)
            } else {
                theme::regular(13.0)
            };
            let name = kind_name(&text, *kind);
            let figures = text.msg_clone2048_records_line(best.own, level_name(mode, best.level));
            let told = format!("{name}: {figures}");
            line_name(ui, RichText::new(name).font(font.clone()), &told);
            figure(ui, RichText::new(figures).font(font));
            ui.end_row();
        }
    });
}

/// The label of a level; a dash for 0.
pub fn level_name(mode: &Clone2048Mode, level: Level) -> String {
    match level {
        0 => "-".to_owned(),
        level => mode.choices.mode.show(level),
    }
}

/// *4 × 4, 2 ostacoli, regole di 2048*.
pub fn kind_name(text: &Text, kind: BoardKind) -> String {
    let name = text.msg_clone2048_kind(kind.size.to_string(), kind.obstacles);
    match kind.rules {
        BlockRules::Paper => name,
        BlockRules::Classic => text.msg_clone2048_kind_classic(name),
    }
}

/// The name of a direction.
pub fn name_of(text: &Text, direction: Direction) -> String {
    match direction {
        Direction::Left => text.msg_clone2048_left(),
        Direction::Right => text.msg_clone2048_right(),
        Direction::Up => text.msg_clone2048_up(),
        Direction::Down => text.msg_clone2048_down(),
    }
}

/// A heading in the panel.
pub fn title(ui: &mut Ui, words: String) {
    ui.label(RichText::new(words).font(theme::semibold(13.0)));
}
