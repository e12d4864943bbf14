//! The costs of one or two programs, by kind of block and by phase.

use crate::window::kit::theme;
use crate::window::kit::theme::Theme;
use crate::window::kit::widgets::bar;
use egui::{Align2, Color32, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};
use engine::judge::compare::Phase;
use engine::language::Kind;
use engine::language::cost::Cost;
use engine::language::kind::TABLE;
use engine::language::words::name;
use engine::text::Text;

/// The height of a line, in points.
const LINE: f32 = 24.0;
/// Width of the colour of a kind of block, in points.
const SWATCH: f32 = 18.0;
/// The width of the figures of a program.
const FIGURES: f32 = 90.0;
/// The width of the bars of a program, alone and beside another.
const BARS: [f32; 2] = [64.0, 40.0];

/// A program's cost, taken apart.
#[derive(Clone, Copy)]
pub struct Priced<'a> {
    /// By kind.
    pub cost: &'a Cost,
    /// By phase, in the order of [`Phase::ALL`].
    pub phases: [u64; 4],
}

/// In less room one program has no bars, in points.
const BARLESS: f32 = 300.0;

/// A line of the list: its figures for each program, and the meaning of its bars.
struct CostLine {
    words: String,
    colour: Option<Color32>,
    figures: Vec<String>,
    costs: Vec<u64>,
    strong: bool,
}

/// Shows the sums, the cost of each phase, and the cost of each kind of block, the dearest first. Kinds
/// that cost nothing are left out.
pub fn show(ui: &mut Ui, text: &Text, programs: &[Priced<'_>]) {
    let theme = theme::of(ui);
    ui.spacing_mut().item_spacing.y = 0.0;
    let most = programs.iter().map(|priced| priced.cost.total).max();
    let most = most.unwrap_or(0).max(1);
    let total = CostLine {
        costs: programs.iter().map(|priced| priced.cost.total).collect(),
        strong: true,
        ..CostLine::new(
            text.msg_cost(),
            figures(programs, |priced| priced.cost.total),
        )
    };
    line(ui, theme, &total, most);
    let blocks = figures(programs, |priced| priced.cost.blocks as u64);
    line(
        ui,
        theme,
        &CostLine::new(text.msg_cost_blocks(), blocks),
        most,
    );
    let phases: Vec<CostLine> = Phase::ALL
        .into_iter()
        .filter_map(|phase| phase_line(text, programs, phase))
        .collect();
    if !phases.is_empty() {
        head(ui, theme, text.msg_comparison_by_phase());
        for phase in &phases {
            line(ui, theme, phase, most);
        }
    }
    let kinds = kinds(programs);
    head(ui, theme, text.msg_comparison_by_block());
    for &kind in &kinds {
        line(ui, theme, &kind_line(text, programs, kind), most);
    }
    if kinds.is_empty() {
        ui.label(text.msg_cost_nothing());
    }
}

impl CostLine {
    fn new(words: String, figures: Vec<String>) -> CostLine {
        CostLine {
            words,
            colour: None,
            figures,
            costs: Vec::new(),
            strong: false,
        }
    }
}

fn figures(programs: &[Priced<'_>], of: impl Fn(&Priced<'_>) -> u64) -> Vec<String> {
    programs
        .iter()
        .map(|priced| of(priced).to_string())
        .collect()
}

/// The kinds with a cost in one of the programs, the dearest first.
fn kinds(programs: &[Priced<'_>]) -> Vec<Kind> {
    let dearest = |kind: Kind| {
        let costs = programs.iter().map(|priced| spent(priced, kind).1);
        costs.max().unwrap_or(0)
    };
    let all = TABLE.iter().map(|row| row.kind);
    let mut kinds: Vec<Kind> = all.filter(|&kind| dearest(kind) > 0).collect();
    kinds.sort_by_key(|&kind| std::cmp::Reverse(dearest(kind)));
    kinds
}

/// Number and total cost of the blocks of a kind that run in a program.
fn spent(priced: &Priced<'_>, kind: Kind) -> (usize, u64) {
    let mut kinds = priced.cost.by_kind.iter();
    let found = kinds.find(|entry| entry.kind == kind);
    found.map_or((0, 0), |entry| (entry.count, entry.cost))
}

fn kind_line(text: &Text, programs: &[Priced<'_>], kind: Kind) -> CostLine {
    let spent: Vec<(usize, u64)> = programs.iter().map(|priced| spent(priced, kind)).collect();
    let figure = |&(count, cost): &(usize, u64)| match count {
        0 => "-".to_owned(),
        _ => format!("{count} × {} = {cost}", cost / count as u64),
    };
    CostLine {
        colour: Some(theme::category(kind.row().categories[0]).fill),
        costs: spent.iter().map(|&(_, cost)| cost).collect(),
        ..CostLine::new(name(text, kind), spent.iter().map(figure).collect())
    }
}

/// `None` if nothing belongs to the phase.
fn phase_line(text: &Text, programs: &[Priced<'_>], phase: Phase) -> Option<CostLine> {
    let costs: Vec<u64> = programs
        .iter()
        .map(|priced| priced.phases[phase as usize])
        .collect();
    if costs.iter().all(|&cost| cost == 0) {
        return None;
    }
    let words = match phase {
        Phase::Infection => text.msg_category_infection(),
        Phase::Removal => text.msg_comparison_phase_removal(),
        Phase::Fall => text.msg_comparison_phase_fall(),
        Phase::Other => text.msg_comparison_phase_other(),
    };
    let figures = costs.iter().map(u64::to_string).collect();
    Some(CostLine {
        costs,
        ..CostLine::new(words, figures)
    })
}

fn head(ui: &mut Ui, theme: &Theme, words: String) {
    ui.add_space(10.0);
    let words = egui::RichText::new(words)
        .font(theme::semibold(12.5))
        .color(theme.quiet);
    ui.label(words);
    ui.add_space(2.0);
}

/// Shows a line; a bar of full length is a cost of `most`.
fn line(ui: &mut Ui, theme: &Theme, line: &CostLine, most: u64) {
    let font = if line.strong {
        theme::semibold(14.0)
    } else {
        theme::regular(13.5)
    };
    let bars = if line.figures.len() > 1 {
        BARS[1]
    } else if ui.available_width() < BARLESS {
        // Words come before bars.
        0.0
    } else {
        BARS[0]
    };
    let columns = line.figures.len() as f32 * (FIGURES + bars);
    let wide = ui.available_width();
    let before = if line.colour.is_some() { SWATCH } else { 0.0 };
    let room = wide - columns - 8.0 - before;
    let words = ui.painter().layout(
        line.words.clone(),
        font.clone(),
        theme.text,
        room.max(SWATCH),
    );
    let size = vec2(wide, (words.size().y + 6.0).max(LINE));
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let spoken = format!("{}: {}", line.words, line.figures.join("; "));
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
    let left = rect.left() + before;
    if let Some(colour) = line.colour {
        let at = pos2(rect.left() + 5.0, rect.center().y);
        let swatch = Rect::from_center_size(at, vec2(10.0, 12.0));
        ui.painter().rect_filled(swatch, 3.0, colour);
    }
    let at = pos2(left, rect.center().y - words.size().y / 2.0);
    ui.painter().galley(at, words, theme.text);
    let differ = line.figures.windows(2).any(|two| two[0] != two[1]);
    for (place, figure) in line.figures.iter().enumerate() {
        let left = rect.right() - columns + place as f32 * (FIGURES + bars);
        let font = if differ {
            theme::semibold(font.size)
        } else {
            font.clone()
        };
        let at = pos2(left + FIGURES, rect.center().y);
        let painter = ui.painter();
        painter.text(at, Align2::RIGHT_CENTER, figure, font, theme.text);
        if let Some(&cost) = line.costs.get(place).filter(|_| bars > 0.0) {
            let track = Rect::from_min_size(
                pos2(left + FIGURES + 8.0, rect.center().y - 3.0),
                vec2(bars - 8.0, 6.0),
            );
            bar(ui, track, cost as f64 / most as f64);
        }
    }
}
