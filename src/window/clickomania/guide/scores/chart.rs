//! The chart of scores: cost against steps, the size of a dot by the number of blocks. It knows no task: it shows dots.

use super::dots::DotSource;
use crate::window::clickomania::program::canvas::BlockPainter;
use crate::window::clickomania::program::program_picture::{ProgramPicture, ShownProgram};
use crate::window::kit::app_context::AppContext;
use crate::window::kit::roving_focus::{FocusMove, Roving};
use crate::window::kit::theme;
use crate::window::kit::theme::Theme;
use crate::window::kit::widgets::Explained as _;
use egui::{
    Align2, Id, Painter, PointerButton, Pos2, Rect, Role, Sense, Shape, Stroke, StrokeKind, Ui,
    Vec2, WidgetInfo, pos2, vec2,
};
use engine::judge::front::Scores;
use engine::language::Program;
use engine::language::cost::Costs;
use engine::task::Measure;
use engine::text::Text;
use std::sync::Arc;

/// The margins for the numbers at the left and below, in points.
const LEFT: f32 = 72.0;
const BELOW: f32 = 22.0;
/// The height of the legend.
const LEGEND: f32 = 24.0;
/// The radius of a dot without blocks, and what the root of their number adds.
const RADIUS: f32 = 3.5;
const GROWTH: f32 = 0.55;
/// The side of the place that takes presses, in points.
const PLACE: f32 = 24.0;
/// The steps at the top, at least.
const TOP: f64 = 1e5;
/// About as many numbers stand below.
const NUMBERS: f64 = 5.0;
const SIZE: f32 = 13.0;

/// A program in the chart.
#[derive(Clone)]
pub struct Dot {
    pub scores: Scores,
    pub look: DotLook,
    pub source: DotSource,
    /// True for the program at hand.
    pub present: bool,
    /// The name and the three numbers: said and shown, so made once.
    pub words: String,
    /// The program, for pictures; none if it is not open, or was not kept.
    pub program: Option<Arc<Program>>,
}

impl Dot {
    /// A dot of a program with this name; none for a solution that is not open, and for the program at hand.
    pub fn new(text: &Text, scores: Scores, look: DotLook, name: Option<String>) -> Dot {
        let name = name.unwrap_or_else(|| match look {
            DotLook::Closed => text.msg_scores_par(),
            DotLook::Own | DotLook::Solution => text.msg_scores_present(),
        });
        Dot {
            scores,
            look,
            source: DotSource::Other,
            present: false,
            words: format!("{name}: {}", numbers(text, &scores)),
            program: None,
        }
    }

    /// Marks it as the program at hand, which has this name.
    pub fn mark_present(&mut self, text: &Text, name: &str) {
        let present = text.msg_scores_present();
        self.present = true;
        self.words = format!("{name} ({present}): {}", numbers(text, &self.scores));
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DotLook {
    Own,
    Solution,
    /// A solution that is not open: a par.
    Closed,
}

/// The chart, with the picture of the program that is pointed at.
#[derive(Default)]
pub struct ScoreChart {
    picture: ProgramPicture,
}

impl ScoreChart {
    /// Shows the chart of these dots, which are in order; returns the place of the one that was pressed. Tab stops once,
    /// arrows go from dot to dot in their order.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        app: &AppContext,
        dots: &[Dot],
        costs: &Costs,
        size: Vec2,
        block_painter: &mut BlockPainter,
    ) -> Option<usize> {
        let text = app.text;
        let theme = theme::of(ui);
        let (whole, chart) = ui.allocate_exact_size(size, Sense::hover());
        chart.widget_info(|| WidgetInfo::labeled(Role::Group, true, text.msg_scores_axes()));
        let legend = whole.with_max_y(whole.min.y + LEGEND);
        show_legend(ui.painter(), theme, &text, dots, legend);
        let low = whole.min + vec2(LEFT, LEGEND + 26.0);
        let room = Rect::from_min_max(low, whole.max - vec2(12.0, BELOW));
        let axes = Axes::of(dots, room);
        axes.paint(ui.painter(), theme, &text);
        ui.painter().add(axes.front(dots, theme));
        let places: Vec<Pos2> = dots.iter().map(|dot| axes.place(&dot.scores)).collect();
        let shapes = dots.iter().zip(&places);
        let shapes =
            shapes.flat_map(|(dot, &at)| dot_shapes(theme, dot.look, at, radius(&dot.scores)));
        ui.painter().extend(shapes);
        let nearest = nearest(ui, &chart, &places);
        let numbers: Vec<usize> = (0..dots.len()).collect();
        let board = Id::unique("score chart");
        let mut roving = Roving::begin(ui, board, &numbers);
        // Of dots that cover one another, the nearest to the pointer is pressed.
        let mut pressed = nearest.filter(|_| ui.input(|input| input.pointer.primary_clicked()));
        let mut shown = None;
        // There may be a thousand dots: without a screen reader only those are widgets that can react now.
        let read_aloud = ui.ctx().has_accesskit_node(chart.id);
        for (number, dot) in dots.iter().enumerate() {
            if !read_aloud && nearest != Some(number) && !roving.stops_at(number) {
                continue;
            }
            let (at, radius) = (places[number], radius(&dot.scores));
            let place = Rect::from_center_size(at, Vec2::splat(PLACE));
            let sense = match dot.program {
                Some(_) => Sense::click(),
                None => Sense::hover() | Sense::FOCUSABLE,
            };
            let last = dots.len() - 1;
            let response = roving.add(ui, place, number, sense, |way| match way {
                FocusMove::Left | FocusMove::Up => number.checked_sub(1),
                FocusMove::Right | FocusMove::Down => (number < last).then_some(number + 1),
                FocusMove::First | FocusMove::Top => Some(0),
                FocusMove::Last | FocusMove::Bottom => Some(last),
            });
            let role = match dot.program {
                Some(_) => Role::Button,
                None => Role::Label,
            };
            response.widget_info(|| WidgetInfo::labeled(role, true, &dot.words));
            let looked_at = nearest == Some(number) || response.has_focus();
            if looked_at {
                let stroke = Stroke::new(2.0, theme.accent);
                ui.painter().circle_stroke(at, radius + 4.0, stroke);
                shown = Some((number, place));
            }
            if response.clicked() && !response.clicked_by(PointerButton::Primary) {
                pressed = Some(number);
            }
            if dot.program.is_none() && looked_at {
                response.explained(&dot.words);
            }
        }
        roving.end(ui);
        if let Some(number) = dots.iter().position(|dot| dot.present) {
            let dot = &dots[number];
            let words = text.msg_scores_now(dot.scores.cost);
            mark_present(ui, theme, places[number], radius(&dot.scores), words);
        }
        if let Some((number, place)) = shown
            && let Some(program) = &dots[number].program
        {
            let shown = ShownProgram {
                program,
                costs,
                title: &dots[number].words,
                share: 0.5,
            };
            self.picture.show(ui, app, &shown, place, block_painter);
        }
        pressed
    }
}

/// The dot nearest to the pointer, if that is in its place.
fn nearest(ui: &Ui, chart: &egui::Response, places: &[Pos2]) -> Option<usize> {
    let pointer = ui.input(|input| input.pointer.latest_pos());
    let pointer = pointer.filter(|_| chart.contains_pointer())?;
    let distance = |at: Pos2| at.distance_sq(pointer);
    let order = |a: &usize, b: &usize| distance(places[*a]).total_cmp(&distance(places[*b]));
    let nearest = (0..places.len()).min_by(order)?;
    (distance(places[nearest]) <= (PLACE / 2.0).powi(2)).then_some(nearest)
}

fn radius(scores: &Scores) -> f32 {
    RADIUS + GROWTH * (scores.blocks as f32).sqrt()
}

/// The three numbers in words.
fn numbers(text: &Text, scores: &Scores) -> String {
    text.msg_scores_numbers(
        scores.cost,
        text.grouped(scores.blocks as u64),
        text.grouped(scores.by(Measure::Steps)),
    )
}

/// The shapes of a dot. Discs, which are drawn from the atlas of letters, not circles with a line: those have hundreds of
/// corners each.
fn dot_shapes(theme: &Theme, look: DotLook, at: Pos2, radius: f32) -> impl Iterator<Item = Shape> {
    let (shape, disc) = match look {
        DotLook::Own => {
            let edge = Shape::circle_filled(at, radius + 1.0, theme.window);
            (edge, Some(Shape::circle_filled(at, radius, theme.accent)))
        }
        DotLook::Solution => {
            let square = Rect::from_center_size(at, Vec2::splat(radius * 1.8));
            let stroke = Stroke::new(1.5, theme.text);
            (
                Shape::rect_stroke(square, 1.0, stroke, StrokeKind::Inside),
                None,
            )
        }
        DotLook::Closed => {
            let half = vec2(radius.min(7.0), 0.0);
            let stroke = Stroke::new(3.0, theme.control_line);
            (Shape::line_segment([at - half, at + half], stroke), None)
        }
    };
    [Some(shape), disc].into_iter().flatten()
}

/// Marks the program at hand with a triangle, and words that stay in the chart.
fn mark_present(ui: &Ui, theme: &Theme, at: Pos2, radius: f32, words: String) {
    let tip = at - vec2(0.0, radius + 2.0);
    let corners = vec![tip, tip + vec2(-5.0, -8.0), tip + vec2(5.0, -8.0)];
    let painter = ui.painter();
    painter.add(Shape::convex_polygon(corners, theme.text, Stroke::NONE));
    let galley = painter.layout_no_wrap(words, theme::semibold(SIZE), theme.text);
    let half = galley.size().x / 2.0;
    let x = (at.x - half).min(ui.max_rect().max.x - 2.0 * half);
    let corner = pos2(x, tip.y - 9.0 - galley.size().y);
    let behind = Rect::from_min_size(corner, galley.size());
    painter.rect_filled(behind, 3.0, theme.window.gamma_multiply(0.8));
    painter.galley(corner, galley, theme.text);
}

/// Shows what the signs stand for.
fn show_legend(painter: &Painter, theme: &Theme, text: &Text, dots: &[Dot], rect: Rect) {
    let looks = [
        (DotLook::Own, text.msg_scores_yours()),
        (DotLook::Solution, text.msg_scores_solutions()),
        (DotLook::Closed, text.msg_scores_to_reach()),
    ];
    let mut x = rect.min.x + 6.0;
    let write = |x: f32, words: String| {
        let galley = painter.layout_no_wrap(words, theme::regular(SIZE), theme.quiet);
        let end = x + galley.size().x;
        let corner = pos2(x, rect.center().y - galley.size().y / 2.0);
        painter.galley(corner, galley, theme.quiet);
        end
    };
    for (look, words) in looks {
        if !dots.iter().any(|dot| dot.look == look) {
            continue;
        }
        painter.extend(dot_shapes(theme, look, pos2(x, rect.center().y), 5.0));
        x = write(x + 12.0, words) + 22.0;
    }
    write(x, text.msg_scores_size());
}

/// The scales of the chart.
struct Axes {
    room: Rect,
    /// The cost at the right edge, and between two numbers.
    most: f64,
    step: f64,
    /// The power of ten of the steps at the top.
    top: f64,
}

impl Axes {
    fn of(dots: &[Dot], room: Rect) -> Axes {
        let scores = || dots.iter().map(|dot| &dot.scores);
        let most = scores().map(|one| one.cost).max().unwrap_or(1).max(1) as f64;
        let steps = scores().map(|one| one.steps).fold(TOP, f64::max);
        let rough = most / NUMBERS;
        let power = 10f64.powf(rough.log10().floor());
        let steps_of_ten = [1.0, 2.0, 5.0, 10.0].map(|times| times * power);
        let step = steps_of_ten.into_iter().find(|step| *step >= rough);
        let step = step.unwrap_or(rough).max(1.0);
        Axes {
            room,
            most: (most / step).ceil() * step,
            step,
            top: steps.log10().ceil(),
        }
    }

    fn x(&self, cost: f64) -> f32 {
        egui::lerp(self.room.x_range(), (cost / self.most) as f32)
    }

    fn y(&self, steps: f64) -> f32 {
        let share = steps.max(1.0).log10() / self.top;
        egui::lerp(self.room.max.y..=self.room.min.y, share as f32)
    }

    fn place(&self, scores: &Scores) -> Pos2 {
        pos2(self.x(scores.cost as f64), self.y(scores.steps))
    }

    /// The line below which no program of one's own is, in cost and steps.
    fn front(&self, dots: &[Dot], theme: &Theme) -> Shape {
        let mut line: Vec<Pos2> = Vec::new();
        let mut least = f64::INFINITY;
        for dot in dots.iter().filter(|dot| dot.look == DotLook::Own) {
            if dot.scores.steps < least {
                let at = self.place(&dot.scores);
                // First to the right, then down.
                line.extend(line.last().map(|last| pos2(at.x, last.y)));
                line.push(at);
                least = dot.scores.steps;
            }
        }
        Shape::line(line, Stroke::new(1.5, theme.accent.gamma_multiply(0.6)))
    }

    fn paint(&self, painter: &Painter, theme: &Theme, text: &Text) {
        let font = theme::regular(SIZE);
        let quiet = theme.quiet;
        for power in 0..=self.top as u32 {
            let steps = 10f64.powf(f64::from(power));
            let y = self.y(steps);
            painter.hline(self.room.x_range(), y, Stroke::new(1.0, theme.line));
            let at = pos2(self.room.min.x - 8.0, y);
            let words = text.grouped(steps as u64);
            painter.text(at, Align2::RIGHT_CENTER, words, font.clone(), quiet);
        }
        let below = self.room.max.y + 5.0;
        for number in 0..=(self.most / self.step) as u32 {
            let cost = f64::from(number) * self.step;
            let at = pos2(self.x(cost), below);
            painter.text(at, Align2::CENTER_TOP, cost, font.clone(), quiet);
        }
        let corner = pos2(self.room.min.x - 8.0, self.room.min.y - 16.0);
        let steps = text.msg_scores_steps();
        painter.text(
            corner,
            Align2::RIGHT_CENTER,
            steps,
            font.clone(),
            theme.text,
        );
        let corner = pos2(self.room.min.x - 14.0, below);
        let cost = text.msg_cost();
        painter.text(corner, Align2::RIGHT_TOP, cost, font, theme.text);
    }
}
