//! The band above palette and canvas: what one is working on, the goals, the verdict, the cost.

mod chips;
mod title;

use super::drawer::DrawerSheet;
use super::goals::{Goals, measured_words};
use super::verdict::{ProgramVerdict, sign};
use crate::window::clickomania::command::{
    ClickomaniaContext, EditorCommand, VerdictCommand, ViewCommand,
};
use crate::window::clickomania::program::document::Document;
use crate::window::kit::app_context::AppContext;
use crate::window::kit::theme;
use crate::window::kit::widgets::Explained as _;
use chips::ChipsPlace;
use egui::{
    Color32, CornerRadius, Frame, Galley, Id, Margin, Panel, Rect, Role, Sense, Stroke, StrokeKind,
    Ui, WidgetInfo, pos2, vec2,
};
use engine::task::Measure;
use std::ops::RangeInclusive;
use std::sync::Arc;
use title::NameField;

/// How high it is, in points; in a narrow window; in a low one.
const HEIGHT: f32 = 52.0;
const NARROW_HEIGHT: f32 = 48.0;
const LOW_HEIGHT: f32 = 44.0;
/// Between its parts.
const GAP: f32 = 14.0;

/// From this width on the name of a program stands beside the title of its lesson; and the least width it has then.
const NAME_BESIDE_FROM: f32 = 330.0;
const NAME_BESIDE: f32 = 150.0;

/// What the band tells.
pub struct BandContents<'a> {
    pub document: &'a mut Document,
    pub verdict: &'a ProgramVerdict,
    pub goals: &'a mut Goals,
    /// What lies in the drawer.
    pub sheet: Option<DrawerSheet>,
    /// Whether the text of the task is folded away.
    pub folded: bool,
}

/// The band.
#[derive(Default)]
pub struct Band {
    name: NameField,
    chips: ChipsPlace,
}

impl Band {
    /// Forgets the name that was being typed: another program is there.
    pub fn begin_again(&mut self) {
        self.name.forget();
    }

    /// Shows it above all that is left of `ui`.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        size: BandSize,
        shown: BandContents<'_>,
    ) {
        let height = match size {
            BandSize { low: true, .. } => LOW_HEIGHT,
            BandSize { narrow: true, .. } => NARROW_HEIGHT,
            _ => HEIGHT,
        };
        let frame = Frame::new()
            .fill(theme::of(ui).window)
            .inner_margin(Margin::symmetric(8, 0));
        let panel = Panel::top("band").exact_size(height).resizable(false);
        panel.frame(frame).show(ui, |ui| {
            let room = ui.max_rect();
            self.contents(ui, app, (size, room), shown);
        });
    }

    fn contents(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        (size, room): (BandSize, Rect),
        shown: BandContents<'_>,
    ) {
        let BandContents {
            document,
            verdict,
            goals,
            sheet,
            folded,
        } = shown;
        // From the right, so that the cost stands where it stood; in the order in which one reads.
        let task = app.services.task.ready();
        let measure = task.task().measure;
        let number = match measure {
            Measure::Blocks => document.cost().blocks as u64,
            Measure::Cost | Measure::Steps => document.cost().total,
        };
        // Beside a program that is right stands what is better than it.
        let right = verdict.is_accepted(&app.services.judge) && measure != Measure::Steps;
        let next = Goals::next(task, &app.services.progress, right.then_some(number));
        let shown = (number, next.filter(|_| !app.contest()), measure);
        let price = PriceLayout::new(ui, app, shown, size);
        let price_rect = right_of(room, price.width);
        let said = sign::VerdictLine::of(verdict, app, theme::of(ui));
        let before_price = room.with_max_x(price_rect.min.x - GAP);
        let most = if size.narrow { 150.0 } else { 250.0 };
        // Goals give way to a word or two of the verdict, names do not.
        let free = before_price.width() - name_share(app, size, room) - GAP;
        let verdict_rect = right_of(before_price, said.width(ui, most..=free));
        let (left, free) = room_for_name(ui, app, (size, room), verdict_rect.min.x);
        let rooms = (left, room, free..=verdict_rect.min.x - GAP);
        let name = self.show_name(ui, app, document, (folded, size.narrow), rooms);
        let middle = Rect::from_x_y_ranges(
            name.max.x + GAP..=(verdict_rect.min.x - GAP).max(name.max.x + GAP),
            room.y_range(),
        );
        if !app.contest() {
            let open = match sheet {
                Some(DrawerSheet::Goals(cost)) => Some(cost),
                _ => None,
            };
            let place = &mut self.chips;
            chips::show(ui, app, (goals, place), (middle, room), open);
        }
        if sign::show_line(
            &said,
            ui,
            app,
            (verdict_rect, sheet == Some(DrawerSheet::Verdict)),
        ) {
            app.send(VerdictCommand::Show);
            // The sentence that something is missing leads there.
            if let Some(&problem) = document.problems().first() {
                app.send(EditorCommand::ShowProblem(problem));
            }
        }
        if price.show(ui, app, price_rect, sheet == Some(DrawerSheet::Costs)) {
            app.send(ViewCommand::ShowCosts);
        }
    }

    /// What one is working on: at the left, with what it is one of. `free`: where the goals begin, and the verdict.
    fn show_name(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        document: &mut Document,
        (folded, narrow): (bool, bool),
        (left, room, free): (Rect, Rect, RangeInclusive<f32>),
    ) -> Rect {
        if app.services.task.is_free() {
            let name = self.name.show(ui, app, document, (left, false));
            return title::arrow(ui, app, folded, name);
        }
        let title = title::show(ui, app, (folded, narrow), left);
        // The program of a lesson has a name as well, where there is room for it beside the goals.
        let room = room.with_min_x(title.max.x + GAP);
        if free.end() - room.min.x >= NAME_BESIDE_FROM {
            let most = room.with_max_x(free.start().max(room.min.x + NAME_BESIDE));
            self.name.show(ui, app, document, (most, true))
        } else {
            title
        }
    }
}

/// The room for the name before the verdict, and where the goals begin: names have their share, and all that the goals
/// leave free.
fn room_for_name(
    ui: &mut Ui,
    app: &ClickomaniaContext,
    (size, room): (BandSize, Rect),
    verdict: f32,
) -> (Rect, f32) {
    let behind = if app.services.task.is_free() {
        title::ARROW_ROOM
    } else {
        0.0
    };
    let goals_wide = if app.contest() {
        0.0
    } else {
        chips::whole(ui, app) + GAP + 1.0
    };
    let free = verdict - GAP - goals_wide;
    let share = room.min.x + name_share(app, size, room);
    let left = room.with_max_x(share.max(free - behind).min(verdict - 4.0));
    (left, free)
}

/// How much of the band a name has for sure, in points.
fn name_share(app: &ClickomaniaContext, size: BandSize, room: Rect) -> f32 {
    let least = if size.narrow { 0.24 } else { 0.28 };
    let (least, widest) = if app.services.task.is_free() {
        (least, 300.0)
    } else {
        (least + 0.08, 400.0)
    };
    (room.width() * least).min(widest)
}

/// The right part of a room, so wide.
fn right_of(room: Rect, width: f32) -> Rect {
    let corner = pos2((room.max.x - width).max(room.min.x), room.min.y);
    Rect::from_min_size(corner, vec2(width, room.height()))
}

/// How much room the window has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BandSize {
    /// Words go before things do.
    pub narrow: bool,
    pub low: bool,
}

impl BandSize {
    /// That of a window with this much room.
    pub fn of(window: egui::Vec2) -> BandSize {
        BandSize {
            narrow: window.x < 1100.0,
            low: window.y < 560.0,
        }
    }
}

/// Left and right of it.
const PAD: f32 = 10.0;
/// Between the number and the words.
const PRICE_GAP: f32 = 8.0;

/// The cost, laid out.
pub struct PriceLayout {
    pub width: f32,
    number: Arc<Galley>,
    words: Vec<Arc<Galley>>,
    /// Whether the words stand before the number.
    words_first: bool,
    spoken: String,
}

impl PriceLayout {
    /// Lays out the cost, or what else the goals count, and the next goal.
    pub fn new(
        ui: &Ui,
        app: &AppContext,
        (cost, next, measure): (u64, Option<u64>, Measure),
        size: BandSize,
    ) -> PriceLayout {
        let theme = theme::of(ui);
        let text = &app.text;
        let points = match cost {
            1000.. => 20.0,
            _ if size.low => 26.0,
            _ if size.narrow => 28.0,
            _ => 32.0,
        };
        let lay = |words: String, font, ink: Color32| ui.painter().layout_no_wrap(words, font, ink);
        let number = lay(cost.to_string(), theme::semibold(points), theme.text);
        let caption = match measure {
            Measure::Blocks => text.msg_cost_blocks(),
            Measure::Cost | Measure::Steps => text.msg_cost(),
        };
        let caption = caption.to_lowercase();
        let next_words = |next: u64| match measure {
            Measure::Cost => next.to_string(),
            Measure::Blocks | Measure::Steps => measured_words(text, measure, next),
        };
        let words = match (size.narrow, next) {
            (true, _) => vec![lay(caption, theme::regular(12.5), theme.quiet)],
            (false, Some(next)) => vec![
                lay(caption, theme::semibold(12.0), theme.text),
                lay(
                    text.msg_band_next(next_words(next)),
                    theme::regular(12.5),
                    theme.quiet,
                ),
            ],
            (false, None) => vec![lay(caption, theme::semibold(12.5), theme.text)],
        };
        let wide = words.iter().map(|words| words.size().x);
        let wide = wide.fold(0.0, f32::max);
        PriceLayout {
            width: (2.0 * PAD + number.size().x + PRICE_GAP + wide).ceil(),
            number,
            words,
            words_first: size.narrow,
            spoken: text.msg_cost_name(cost.to_string()),
        }
    }

    /// Shows it here; true if it was pressed.
    pub fn show(self, ui: &Ui, app: &AppContext, rect: Rect, open: bool) -> bool {
        let theme = theme::of(ui);
        let response = ui.interact(rect, Id::unique("cost"), Sense::click_and_drag());
        response.widget_info(|| {
            let mut info = WidgetInfo::labeled(Role::Button, true, &self.spoken);
            info.selected = open.then_some(true);
            info
        });
        let painter = ui.painter();
        let button = rect.shrink2(vec2(0.0, 6.0));
        if open || response.hovered() || response.has_focus() {
            painter.rect_filled(button, CornerRadius::same(8), theme.card_hovered);
        }
        if response.has_focus() {
            let stroke = Stroke::new(2.0, theme.accent);
            painter.rect_stroke(button, CornerRadius::same(8), stroke, StrokeKind::Inside);
        }
        let wide = self.words.iter().map(|words| words.size().x);
        let wide = wide.fold(0.0, f32::max);
        let (mut number, mut words) = (rect.min.x + PAD, rect.min.x + PAD);
        if self.words_first {
            number += wide + PRICE_GAP
        } else {
            words += self.number.size().x + PRICE_GAP
        }
        let middle = rect.center().y;
        let at = pos2(number, middle - self.number.size().y / 2.0);
        painter.galley(at, self.number, theme.text);
        let high: f32 = self.words.iter().map(|words| words.size().y).sum();
        let mut at = pos2(words, middle - high / 2.0);
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
