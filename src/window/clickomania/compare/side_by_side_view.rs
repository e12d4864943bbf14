//! Shows two programs side by side: their walls, their blocks, and the buttons of their moves.

use super::difference;
use super::difference::BlockMark;
use super::icons;
use super::page::with_keys;
use super::side_by_side::PaneMarks;
use super::side_by_side::Side;
use super::side_by_side::SideBySide;
use crate::window::clickomania::command::{ClickomaniaContext, ComparisonCommand};
use crate::window::clickomania::program::canvas::BlockPainter;
use crate::window::clickomania::stage::playback::speed;
use crate::window::clickomania::stage::playback::transport::MainButtons;
use crate::window::clickomania::stage::wall_view;
use crate::window::clickomania::stage::wall_view::WallScene;
use crate::window::kit::app_context::AppContext;
use crate::window::kit::icons::Icon;
use crate::window::kit::theme;
use crate::window::kit::theme::Theme;
use crate::window::kit::widgets::table::Mark;
use crate::window::kit::widgets::{Explained as _, IconButton, one_line};
use egui::{
    Align, Align2, Label, Layout, Rect, RichText, Role, ScrollArea, Sense, StrokeKind, Ui,
    UiBuilder, WidgetInfo, pos2, vec2,
};
use engine::text::Text;
use engine::wall::CellSet;

/// The height of a row of buttons, in points.
const BUTTONS: f32 = 34.0;
/// Space between cards and rows.
const GAP: f32 = 10.0;
/// Height of the title of a card.
const TITLE: f32 = 30.0;

/// Shows both programs in all of `ui`.
pub fn show(
    side_by_side: &mut SideBySide,
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    block_painter: &mut BlockPainter,
) {
    let full = ui.available_rect_before_wrap();
    let below = 2.0 * BUTTONS + GAP;
    let width = (full.width() - GAP) / 2.0;
    let height = (full.height() - below - GAP).max(120.0);
    for place in 0..2 {
        let corner = full.min + vec2(place as f32 * (width + GAP), 0.0);
        let rect = Rect::from_min_size(corner, vec2(width, height));
        let builder = UiBuilder::new().max_rect(rect).id_salt(("side", place));
        ui.scope_builder(builder, |ui| {
            card(side_by_side, place, ui, app, block_painter)
        });
    }
    let rows = full.with_min_y(full.max.y - below);
    ui.scope_builder(UiBuilder::new().max_rect(rows), |ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, GAP);
        transport(side_by_side, ui, app);
        legend(side_by_side, ui, app);
    });
}

/// Shows a program with its wall.
fn card(
    side_by_side: &mut SideBySide,
    place: usize,
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    block_painter: &mut BlockPainter,
) {
    let theme = theme::of(ui);
    let text = app.text;
    let rect = ui.max_rect();
    let line = egui::Stroke::new(1.0, theme.line);
    ui.painter()
        .rect(rect, 10.0, theme.card, line, StrokeKind::Inside);
    let spoken = title(&side_by_side.sides[place], place, &text);
    let group = ui.interact(rect, ui.scope_id().with("card"), Sense::hover());
    group.widget_info(|| WidgetInfo::labeled(Role::Group, true, &spoken));

    let inner = rect.shrink(10.0);
    head(
        &side_by_side.sides[place],
        place,
        ui,
        theme,
        inner.with_max_y(inner.top() + TITLE),
    );
    let inner = inner.with_min_y(inner.top() + TITLE);
    let side = (inner.width() * 0.42)
        .min(inner.height() - 46.0)
        .clamp(120.0, 340.0);
    let left = inner.with_max_x(inner.left() + side);
    let builder = UiBuilder::new().max_rect(left).id_salt("wall");
    ui.scope_builder(builder, |ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 6.0);
        wall(side_by_side, place, ui, app, side);
        counter(side_by_side, place, ui, theme, app);
    });
    let slow = side_by_side.can_be_followed(app);
    let marked = side_by_side.marked;
    let task = side_by_side.task().clone();
    let SideBySide {
        sides, differences, ..
    } = side_by_side;
    let shown = &mut sides[place];
    shown.pane.follow(shown.place().filter(|_| slow));
    let what = PaneMarks {
        program: &shown.program,
        costs: &task.task().costs,
        name: &spoken,
        differences: marked.then_some((&*differences, place)),
        highlight: shown.highlight(slow),
    };
    let builder = UiBuilder::new()
        .max_rect(inner.with_min_x(left.right() + GAP))
        .id_salt("blocks");
    let pane = &mut shown.pane;
    ui.scope_builder(builder, |ui| pane.show(ui, app, block_painter, &what));
}

/// Letters of the sides.
pub const LETTERS: [&str; 2] = ["A", "B"];

fn title(side: &Side, place: usize, text: &Text) -> String {
    let (name, cost) = &side.title;
    text.msg_comparison_side(LETTERS[place], name.as_str(), cost.to_string())
}

fn head(side: &Side, place: usize, ui: &Ui, theme: &Theme, rect: Rect) {
    let (name, cost) = &side.title;
    let middle = rect.center().y - 4.0;
    letter(place).paint(ui, pos2(rect.left() + 10.0, middle));
    let painter = ui.painter();
    let cost = painter.text(
        pos2(rect.right(), middle),
        Align2::RIGHT_CENTER,
        cost.to_string(),
        theme::semibold(17.0),
        theme.text,
    );
    let room = cost.left() - rect.left() - 36.0;
    let name = one_line(ui, name.clone(), theme::semibold(14.5), theme.text, room);
    let at = pos2(rect.left() + 28.0, middle - name.size().y / 2.0);
    painter.galley(at, name, theme.text);
}

/// The letter of a side on a disc.
pub fn letter(place: usize) -> Mark {
    Mark::Chosen(LETTERS[place].to_owned())
}

fn wall(
    side_by_side: &mut SideBySide,
    place: usize,
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    side: f32,
) {
    let slow = side_by_side.can_be_followed(app);
    let aims = side_by_side.takes_clicks();
    let differs = if side_by_side.is_over() {
        side_by_side.difference()
    } else {
        CellSet::EMPTY
    };
    let task = side_by_side.task().clone();
    let playable = &side_by_side.playable;
    let shown = &mut side_by_side.sides[place];
    let touched = shown.touched().filter(|_| slow);
    let (wall, moving) = shown.shown.frame(ui);
    let of = *wall;
    let aim = |cell| playable.aim(&task, &of, cell);
    let scene = WallScene {
        wall,
        moving,
        aim: &aim,
        shapes: app.settings.shapes.unwrap_or(true),
        aims,
        touched,
        pointed: None,
        wrong: differs,
        fault: None,
        banner: None,
    };
    let clicked = wall_view::show(ui, &app.text, side, &scene);
    if let Some(cell) = clicked {
        app.send(ComparisonCommand::Click(cell));
    }
}

/// Shows the number of steps, and below it the outcome of the move.
fn counter(side_by_side: &SideBySide, place: usize, ui: &mut Ui, theme: &Theme, app: &AppContext) {
    let text = app.text;
    let side = &side_by_side.sides[place];
    let (words, ink) = match side.cursor() {
        Some(cursor) => {
            let (step, of) = (text.grouped(cursor.step()), text.grouped(cursor.steps()));
            (text.msg_comparison_step(step, of), theme.text)
        }
        None if side_by_side.is_busy() => (text.msg_comparison_computing(), theme.quiet),
        None => (text.msg_comparison_click(), theme.quiet),
    };
    ui.add(Label::new(RichText::new(words).color(ink).font(theme::semibold(13.5))).wrap());
    let ended = match (side.failure(app), side_by_side.expected()) {
        (Some(why), _) => Some((why, theme.wrong)),
        (None, Some(expected)) if side.cursor().is_some_and(|cursor| cursor.is_over()) => {
            Some(if *side.wall() == expected {
                (text.msg_comparison_right(), theme.right)
            } else {
                (text.msg_comparison_wrong(), theme.wrong)
            })
        }
        _ => None,
    };
    if let Some((words, ink)) = ended {
        ScrollArea::vertical().id_salt("ended").show(ui, |ui| {
            ui.add(Label::new(RichText::new(words).color(ink).size(13.0)).wrap());
        });
    }
}

/// Shows the buttons of the moves, the speed, and the walls.
fn transport(side_by_side: &SideBySide, ui: &mut Ui, app: &mut ClickomaniaContext) {
    let text = app.text;
    let can_step = side_by_side.has_move() && !side_by_side.is_over();
    let buttons = MainButtons {
        begun: side_by_side.step() > 0,
        can_pause: side_by_side.has_move(),
        can_step,
        can_end: can_step,
        runs: side_by_side.is_playing(),
        paused: false,
    };
    row(ui, |ui| {
        let tip = |name: String, step| with_keys(&text, &name, &ComparisonCommand::Go(step));
        if let Some(step) = buttons.show(ui, &text, vec2(BUTTONS, BUTTONS), tip) {
            app.send(ComparisonCommand::Go(step));
        }
        ui.add_space(10.0);
        let width = (ui.available_width() * 0.4).clamp(150.0, 300.0);
        let layout = Layout::left_to_right(Align::Center);
        ui.allocate_ui_with_layout(vec2(width, BUTTONS), layout, |ui| {
            speed::slider(ui, app, side_by_side.longest())
        });
        ui.add_space(10.0);
        let walls = [
            (
                text.msg_comparison_same_wall(),
                ComparisonCommand::BeginAgain,
            ),
            (
                text.msg_comparison_other_wall(),
                ComparisonCommand::OtherWall,
            ),
        ];
        for (words, command) in walls {
            let button = egui::Button::new(words).min_size(vec2(0.0, 30.0));
            if ui.add(button).clicked() {
                app.send(command);
            }
        }
    });
}

/// Shows the buttons that go to differences, and the meaning and number of each mark.
fn legend(side_by_side: &SideBySide, ui: &mut Ui, app: &mut ClickomaniaContext) {
    let theme = theme::of(ui);
    let text = app.text;
    let found = side_by_side.differences.changes().map(<[_]>::len);
    row(ui, |ui| {
        let steps: [(Icon, String, bool); 2] = [
            (
                icons::previous,
                text.msg_comparison_previous_difference(),
                true,
            ),
            (icons::next, text.msg_comparison_next_difference(), false),
        ];
        for (icon, name, back) in steps {
            let command = ComparisonCommand::NextDifference { back };
            let button = IconButton::new(icon, &name).size(BUTTONS).framed().quiet();
            let tip = with_keys(&text, &name, &command);
            let some = found.is_some_and(|count| count > 0);
            if button.enabled(some).show(ui).explained(tip).clicked() {
                app.send(command);
            }
        }
        ui.add_space(6.0);
        let words = match found {
            None => text.msg_comparison_seeking_differences(),
            Some(0) => text.msg_comparison_no_differences(),
            Some(count) => text.msg_comparison_differences(count),
        };
        let mut marked = side_by_side.marked;
        let tip = text.msg_comparison_marked_tip();
        if ui.checkbox(&mut marked, words).explained(tip).changed() {
            app.send(ComparisonCommand::ShowDifferences(marked));
        }
        for mark in BlockMark::ALL {
            ui.add_space(10.0);
            sample(ui, theme, mark);
            let count = side_by_side.differences.count(mark);
            let words = format!("{}: {count}", mark.words(&text));
            let ink = if count > 0 { theme.text } else { theme.quiet };
            ui.add(Label::new(RichText::new(words).size(13.0).color(ink)).extend());
        }
    });
}

/// Shows a small block with a mark.
fn sample(ui: &mut Ui, theme: &Theme, mark: BlockMark) {
    let (rect, _) = ui.allocate_exact_size(vec2(36.0, 24.0), Sense::hover());
    let block = rect.shrink2(vec2(5.0, 5.0));
    ui.painter().rect_filled(block, 3.0, theme::HAT.fill);
    difference::paint_mark(ui.painter(), theme, block, 0.6, mark, false);
}

/// Shows a row of buttons.
fn row(ui: &mut Ui, add: impl FnOnce(&mut Ui)) {
    let size = vec2(ui.available_width(), BUTTONS);
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_height(BUTTONS);
        add(ui);
    });
}
