//! The bar above palette and canvas: the name of the task or program, the goals, the verdict, the cost.

mod chips;
mod title;

use super::drawer::DrawerSheet;
use super::goals::{Goals, measured_words};
use super::verdict::ProgramVerdict;
use super::verdict::sign::VerdictSummary;
use crate::window::clickomania::command::{
    ClickomaniaContext, EditorCommand, VerdictCommand, ViewCommand,
};
use crate::window::clickomania::controls::{Control, Moment};
use crate::window::clickomania::program::document::Document;
use crate::window::kit::app_context::AppContext;
use crate::window::kit::theme;
use crate::window::kit::widgets::Explained as _;
use chips::GoalChips;
use egui::{
    Color32, CornerRadius, Frame, Galley, Id, Margin, Panel, Rect, Response, Role, Sense, Stroke,
    StrokeKind, Ui, WidgetInfo, pos2, vec2,
};
use engine::task::Measure;
use std::sync::Arc;
use title::NameField;

/// The height in points; in a narrow window; in a low one.
const HEIGHT: f32 = 52.0;
const NARROW_HEIGHT: f32 = 48.0;
const LOW_HEIGHT: f32 = 44.0;
/// Between the parts.
const GAP: f32 = 14.0;

/// From this width on the name of a program stands beside the title of its lesson; and the minimum width it has then.
const NAME_BESIDE_FROM: f32 = 330.0;
const NAME_BESIDE: f32 = 150.0;

/// Left and right of the cost.
const COST_PAD: f32 = 10.0;
/// Between the number and its words.
const COST_GAP: f32 = 8.0;

/// How much room the window has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TaskBarSize {
    pub narrow: bool,
    pub low: bool,
}

impl TaskBarSize {
    pub fn of(window: egui::Vec2) -> TaskBarSize {
        TaskBarSize {
            narrow: window.x < 1100.0,
            low: window.y < 560.0,
        }
    }

    fn height(self) -> f32 {
        if self.low {
            LOW_HEIGHT
        } else if self.narrow {
            NARROW_HEIGHT
        } else {
            HEIGHT
        }
    }
}

/// What the bar shows.
pub struct TaskBarContents<'a> {
    pub document: &'a mut Document,
    pub verdict: &'a ProgramVerdict,
    pub goals: &'a mut Goals,
    /// The sheet in the drawer.
    pub sheet: Option<DrawerSheet>,
    /// True if the text of the task is folded away.
    pub folded: bool,
}

/// The bar.
#[derive(Default)]
pub struct TaskBar {
    name: NameField,
    chips: GoalChips,
}

impl TaskBar {
    /// Drops a name that is being typed: another program was opened.
    pub fn begin_again(&mut self) {
        self.name.forget();
    }

    pub fn show(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        size: TaskBarSize,
        contents: TaskBarContents<'_>,
    ) {
        let frame = Frame::new()
            .fill(theme::of(ui).window)
            .inner_margin(Margin::symmetric(8, 0));
        let panel = Panel::top("band")
            .exact_size(size.height())
            .resizable(false);
        panel
            .frame(frame)
            .show(ui, |ui| self.show_parts(ui, app, size, contents));
    }

    /// Lays the parts out from the right, so that the cost never moves; adds them in reading order.
    fn show_parts(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        size: TaskBarSize,
        contents: TaskBarContents<'_>,
    ) {
        let TaskBarContents {
            document,
            verdict,
            goals,
            sheet,
            folded,
        } = contents;
        let room = ui.max_rect();
        let cost = CostLayout::new(ui, app, size, document, verdict);
        let cost_rect = right_of(room, cost.width);
        let summary = VerdictSummary::of(verdict, app, theme::of(ui));
        let before_cost = room.with_max_x(cost_rect.min.x - GAP);
        let max_in_full = if size.narrow { 150.0 } else { 250.0 };
        let name_share = name_share(app, size, room);
        // The goals give way to the verdict, the name does not.
        let free = before_cost.width() - name_share - GAP;
        let verdict_rect = right_of(before_cost, summary.width(ui, max_in_full..=free));
        let name_room = NameRoom::new(ui, app, room, name_share, verdict_rect.min.x);
        let narrow = size.narrow;
        let name = self.show_name(ui, app, document, name_room, folded, narrow);
        let middle = Rect::from_x_y_ranges(
            name.max.x + GAP..=(verdict_rect.min.x - GAP).max(name.max.x + GAP),
            room.y_range(),
        );
        let moment = Moment {
            controls: app.services.task.task().controls,
            ..Moment::default()
        };
        if !app.contest() && moment.shows(Control::Goals) {
            let open = match sheet {
                Some(DrawerSheet::Goals(goal)) => goal,
                _ => None,
            };
            self.chips.show(ui, app, goals, middle, room, open);
        }
        let open = sheet == Some(DrawerSheet::Verdict);
        if moment.shows(Control::Verdict) && summary.show(ui, app, verdict_rect, open) {
            app.send(VerdictCommand::Show);
            // A verdict that something is missing leads to the first place.
            if let Some(&problem) = document.problems().first() {
                app.send(EditorCommand::ShowProblem(problem));
            }
        }
        let open = sheet == Some(DrawerSheet::Costs);
        if moment.shows(Control::Costs) && cost.show(ui, app, cost_rect, open) {
            app.send(ViewCommand::ShowCosts);
        }
    }

    /// Shows the name of the program, or the title of the lesson with the name beside it; returns its place.
    fn show_name(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        document: &mut Document,
        room: NameRoom,
        folded: bool,
        narrow: bool,
    ) -> Rect {
        if app.services.task.is_free() {
            let name = self.name.show(ui, app, document, room.rect, false);
            return title::show_fold_arrow(ui, app, folded, name);
        }
        let title = title::show_lesson(ui, app, room.rect, folded, narrow);
        let beside = room.rect.with_min_x(title.max.x + GAP);
        if room.verdict - GAP - beside.min.x >= NAME_BESIDE_FROM {
            let max_x = room.goals.max(beside.min.x + NAME_BESIDE);
            self.name
                .show(ui, app, document, beside.with_max_x(max_x), true)
        } else {
            title
        }
    }
}

/// The room for names at the left of the bar.
struct NameRoom {
    rect: Rect,
    /// The left edge of the goals if they are all shown.
    goals: f32,
    /// The left edge of the verdict.
    verdict: f32,
}

impl NameRoom {
    /// The `share` of the names, and everything that the goals leave free.
    fn new(ui: &Ui, app: &ClickomaniaContext, room: Rect, share: f32, verdict: f32) -> NameRoom {
        let arrow = if app.services.task.is_free() {
            title::ARROW_ROOM
        } else {
            0.0
        };
        let goals_width = if app.contest() {
            0.0
        } else {
            chips::total_width(ui, app) + GAP + 1.0
        };
        let goals = verdict - GAP - goals_width;
        let max_x = (room.min.x + share).max(goals - arrow);
        NameRoom {
            rect: room.with_max_x(max_x.min(verdict - 4.0)),
            goals,
            verdict,
        }
    }
}

/// Adds a button that the caller paints, selected while its sheet is `open`.
pub fn bar_button(ui: &Ui, id: Id, rect: Rect, sense: Sense, name: &str, open: bool) -> Response {
    let response = ui.interact(rect, id, sense);
    response.widget_info(|| {
        let mut info = WidgetInfo::labeled(Role::Button, true, name);
        info.selected = open.then_some(true);
        info
    });
    response
}

/// The width that names have for sure, in points.
fn name_share(app: &ClickomaniaContext, size: TaskBarSize, room: Rect) -> f32 {
    let share = if size.narrow { 0.24 } else { 0.28 };
    if app.services.task.is_free() {
        (room.width() * share).min(300.0)
    } else {
        (room.width() * (share + 0.08)).min(400.0)
    }
}

/// The right part of a room.
fn right_of(room: Rect, width: f32) -> Rect {
    let corner = pos2((room.max.x - width).max(room.min.x), room.min.y);
    Rect::from_min_size(corner, vec2(width, room.height()))
}

/// The cost, or what else the goals count, with the next goal.
struct CostLayout {
    width: f32,
    number: Arc<Galley>,
    words: Vec<Arc<Galley>>,
    words_width: f32,
    /// True if the words stand before the number.
    words_first: bool,
    /// The text for screen readers.
    spoken: String,
}

impl CostLayout {
    fn new(
        ui: &Ui,
        app: &ClickomaniaContext,
        size: TaskBarSize,
        document: &mut Document,
        verdict: &ProgramVerdict,
    ) -> CostLayout {
        let theme = theme::of(ui);
        let text = &app.text;
        let task = app.services.task.ready();
        let measure = task.task().measure;
        let cost = match measure {
            Measure::Blocks => document.cost().blocks as u64,
            Measure::Cost | Measure::Steps => document.cost().total,
        };
        // For a right program, the next goal is below its own cost.
        let right = verdict.is_accepted(&app.services.judge) && measure != Measure::Steps;
        let next = Goals::next(task, &app.services.progress, right.then_some(cost))
            .filter(|_| !app.contest() && !size.narrow);
        let points = match cost {
            1000.. => 20.0,
            _ if size.low => 26.0,
            _ if size.narrow => 28.0,
            _ => 32.0,
        };
        let lay = |words: String, font, ink: Color32| ui.painter().layout_no_wrap(words, font, ink);
        let caption = match measure {
            Measure::Blocks => text.msg_cost_blocks(),
            Measure::Cost | Measure::Steps => text.msg_cost(),
        };
        let (font, ink) = match next {
            _ if size.narrow => (theme::regular(12.5), theme.quiet),
            Some(_) => (theme::semibold(12.0), theme.text),
            None => (theme::semibold(12.5), theme.text),
        };
        let mut words = vec![lay(caption.to_lowercase(), font, ink)];
        if let Some(next) = next {
            let next = match measure {
                Measure::Cost => next.to_string(),
                Measure::Blocks | Measure::Steps => measured_words(text, measure, next),
            };
            let next = text.msg_band_next(next);
            words.push(lay(next, theme::regular(12.5), theme.quiet));
        }
        let number = lay(cost.to_string(), theme::semibold(points), theme.text);
        let words_width = words.iter().map(|words| words.size().x).fold(0.0, f32::max);
        CostLayout {
            width: (2.0 * COST_PAD + number.size().x + COST_GAP + words_width).ceil(),
            number,
            words,
            words_width,
            words_first: size.narrow,
            spoken: text.msg_cost_name(cost.to_string()),
        }
    }

    /// Shows the cost as a button, selected while its sheet is `open`; true if it was pressed.
    fn show(self, ui: &Ui, app: &AppContext, rect: Rect, open: bool) -> bool {
        let theme = theme::of(ui);
        let sense = Sense::click_and_drag();
        let response = bar_button(ui, Id::unique("cost"), rect, sense, &self.spoken, open);
        let painter = ui.painter();
        let button = rect.shrink2(vec2(0.0, 6.0));
        if open || response.hovered() || response.has_focus() {
            painter.rect_filled(button, CornerRadius::same(8), theme.card_hovered);
        }
        if response.has_focus() {
            let stroke = Stroke::new(2.0, theme.accent);
            painter.rect_stroke(button, CornerRadius::same(8), stroke, StrokeKind::Inside);
        }
        let left = rect.min.x + COST_PAD;
        let (number_x, words_x) = if self.words_first {
            (left + self.words_width + COST_GAP, left)
        } else {
            (left, left + self.number.size().x + COST_GAP)
        };
        let middle = rect.center().y;
        let at = pos2(number_x, middle - self.number.size().y / 2.0);
        painter.galley(at, self.number, theme.text);
        let height: f32 = self.words.iter().map(|words| words.size().y).sum();
        let mut at = pos2(words_x, middle - height / 2.0);
        for words in self.words {
            let below = words.size().y;
            painter.galley(at, words, theme.text);
            at.y += below;
        }
        let clicked = response.clicked();
        response.explained(app.text.msg_cost_tip());
        clicked
    }
}
