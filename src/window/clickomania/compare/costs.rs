//! What programs cost, block by block and phase by phase; two of them beside each other.

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
/// What the colour of a kind of block takes, in points.
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

/// A line of the list: its figures for each program, and what its bars stand for.
struct CostLine {
    words: String,
    colour: Option<Color32>,
    figures: Vec<String>,
    costs: Vec<u64>,
    strong: bool,
}

/// Shows what each phase costs and what each kind of block costs, the dearest first, and the sums. Kinds
/// that cost nothing are left out.
pub fn show(ui: &mut Ui, text: &Text, programs: &[Priced<'_>]) {
    let theme = theme::of(ui);
    ui.spacing_mut().item_spacing.y = 0.0;
    let most = programs.iter().map(|priced| priced.cost.total).max();
    let most = most.unwrap_or(0).max(1);
    let total = CostLine {
        words: text.msg_cost(),
        colour: None,
        figures: figures(programs, |priced| priced.cost.total.to_string()),
        costs: programs.iter().map(|priced| priced.cost.total).collect(),
        strong: true,
    };
    line(ui, theme, &total, most);
    let blocks = CostLine {
        words: text.msg_cost_blocks(),
        colour: None,
        figures: figures(programs, |priced| priced.cost.blocks.to_string()),
        costs: Vec::new(),
        strong: false,
    };
    line(ui, theme, &blocks, most);
    let phases = Phase::ALL
        .into_iter()
        .filter_map(|phase| phase_line(text, programs, phase));
    let phases: Vec<CostLine> = phases.collect();
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

fn figures(programs: &[Priced<'_>], of: impl Fn(&Priced<'_>) -> String) -> Vec<String> {
    programs.iter().map(of).collect()
}

/// The kinds that cost something in one of the programs, the dearest first.
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

/// How many blocks of a kind run in a program, and what they cost together.
fn spent(priced: &Priced<'_>, kind: Kind) -> (usize, u64) {
    let mut kinds = priced.cost.by_kind.iter();
    let found = kinds.find(|entry| entry.kind == kind);
    found.map_or((0, 0), |entry| (entry.count, entry.cost))
}

fn kind_line(text: &Text, programs: &[Priced<'_>], kind: Kind) -> CostLine {
    CostLine {
        words: name(text, kind),
        colour: Some(theme::category(kind.row().categories[0]).fill),
        figures: figures(programs, |priced| match spent(priced, kind) {
            (0, _) => "-".to_owned(),
            (count, cost) => format!("{count} × {} = {cost}", cost / count as u64),
        }),
        costs: programs
            .iter()
            .map(|priced| spent(priced, kind).1)
            .collect(),
        strong: false,
    }
}

/// `None` if nothing belongs to the phase.
fn phase_line(text: &Text, programs: &[Priced<'_>], phase: Phase) -> Option<CostLine> {
    let costs = programs.iter().map(|priced| priced.phases[phase as usize]);
    let costs: Vec<u64> = costs.collect();
    let words = match phase {
        Phase::Infection => text.msg_comparison_phase_infection(),
        Phase::Removal => text.msg_comparison_phase_removal(),
        Phase::Fall => text.msg_comparison_phase_fall(),
        Phase::Other => text.msg_comparison_phase_other(),
    };
    let line = CostLine {
        words,
        colour: None,
        figures: costs.iter().map(u64::to_string).collect(),
        strong: false,
        costs,
    };
    line.costs.iter().any(|&cost| cost > 0).then_some(line)
}

fn head(ui: &mut Ui, theme: &Theme, words: String) {
    ui.add_space(10.0);
    let words = egui::RichText::new(words)
        .font(theme::semibold(12.5))
        .color(theme.quiet);
    ui.label(words);
    ui.add_space(2.0);
}

/// A line; the bar of what costs `most` is as long as bars get.
fn line(ui: &mut Ui, theme: &Theme, line: &CostLine, most: u64) {
    let font = if line.strong {
        theme::semibold(14.0)
    } else {
        theme::regular(13.5)
    };
    let bars = match line.figures.len() > 1 {
        true => BARS[1],
        // Words come before bars.
        false if ui.available_width() < BARLESS => 0.0,
        false => BARS[0],
    };
    let columns = line.figures.len() as f32 * (FIGURES + bars);
    let wide = ui.available_width();
    let before = if line.colour.is_some() { SWATCH } else { 0.0 };
    let room = wide - columns - 8.0 - before;
    let words = ui.painter();
    let words = words.layout(
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
