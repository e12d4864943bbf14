//! The strip of the categories: a dot and a small label each. It marks where in the blocks one is, and leads there.

use crate::window::kit::roving_focus::{FocusMove, Roving};
use crate::window::kit::theme;
use crate::window::kit::widgets::one_line;
use egui::{
    Id, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};
use engine::language::kind::Category;
use engine::language::words::category_name;
use engine::text::Text;

/// The height of a category, in points; less where there is no room for all.
const HEIGHT: f32 = 54.0;
/// The radius of a dot, in points.
const DOT: f32 = 7.0;

/// How wide it is in a palette of this width, in points.
pub fn width(palette: f32) -> f32 {
    if palette < 236.0 { 68.0 } else { 74.0 }
}

/// What a person does with it.
pub struct StripPress {
    pub category: Category,
    /// Whether the keyboard is to go on to the blocks.
    pub by_keys: bool,
}

/// Where arrows lead from a category.
fn walk(from: usize, count: usize, way: FocusMove) -> Option<usize> {
    let last = count.saturating_sub(1);
    match way {
        FocusMove::Up => from.checked_sub(1),
        FocusMove::Down => (from < last).then_some(from + 1),
        FocusMove::First | FocusMove::Top => Some(0),
        FocusMove::Last | FocusMove::Bottom => Some(last),
        FocusMove::Left | FocusMove::Right => None,
    }
}

/// Shows these categories in this place; `here` is the category that is marked, at which Tab stops; `focus`: it is to have the
/// keyboard. Arrows lead from one category to the next, and to the right to its blocks.
pub fn show(
    ui: &mut Ui,
    text: &Text,
    (place, categories): (Rect, &[Category]),
    here: Option<Category>,
    focus: Option<Category>,
) -> Option<StripPress> {
    let mut pressed = None;
    let height = (place.height() / Category::ALL.len() as f32).min(HEIGHT);
    let mut ui = ui.new_child(UiBuilder::new().max_rect(place));
    let ui = &mut ui;
    let board = Id::unique("palette strip");
    let count = categories.len();
    let ids = (0..count).map(|number| board.with(number));
    let has_keyboard = ui.memory(|memory| ids.into_iter().any(|id| memory.has_focus(id)));
    let home = focus.or(here.filter(|_| !has_keyboard));
    let home = home.and_then(|home| categories.iter().position(|other| *other == home));
    if let Some(home) = home {
        ui.data_mut(|data| data.insert_temp(board, home));
    }
    let numbers: Vec<usize> = (0..count).collect();
    let mut roving = Roving::begin(ui, board, &numbers);
    let (mut led, mut into) = (None, None);
    for (number, &category) in categories.iter().enumerate() {
        let corner = pos2(place.min.x, place.min.y + number as f32 * height);
        let rect = Rect::from_min_size(corner, vec2(place.width(), height - 2.0));
        let response = roving.add(ui, rect, number, Sense::click(), |way| {
            into = (way == FocusMove::Right).then_some(category);
            led = walk(number, count, way);
            led
        });
        let chosen = here == Some(category);
        let name = category_name(text, category);
        response.widget_info(|| WidgetInfo::selected(Role::Tab, true, chosen, &name));
        paint(ui, text, (category, chosen), rect, &response);
        if focus == Some(category) {
            response.request_focus();
        }
        if response.clicked() {
            let by_keys = response.has_focus();
            pressed = Some(StripPress { category, by_keys });
        }
    }
    roving.end(ui);
    let led = led.and_then(|number: usize| categories.get(number));
    let led = led.map(|&category| StripPress {
        category,
        by_keys: false,
    });
    let into = into.map(|category| StripPress {
        category,
        by_keys: true,
    });
    pressed.or(led).or(into)
}

/// A category: its dot and its label.
fn paint(
    ui: &Ui,
    text: &Text,
    (category, chosen): (Category, bool),
    rect: Rect,
    response: &Response,
) {
    let theme = theme::of(ui);
    let line = match response.has_focus() {
        true => Stroke::new(2.0, theme.accent),
        false if chosen => Stroke::new(1.0, theme.line),
        false => Stroke::NONE,
    };
    let fill = match () {
        () if chosen => theme.card,
        () if response.hovered() => theme::mix(theme.palette, theme.card, 140),
        () => theme.palette,
    };
    let painter = ui.painter();
    painter.rect(rect, 8.0, fill, line, StrokeKind::Inside);
    // Of a low window the labels stay, close to the dots.
    let (dot, below) = match rect.height() < 42.0 {
        true => (DOT * 0.75, 7.5),
        false => (DOT, 10.0),
    };
    let middle = rect.center() - vec2(0.0, below);
    painter.circle_filled(middle, dot, theme::category(category).fill);
    if theme.dark {
        let rim = theme::mix(theme::category(category).fill, theme.text, 90);
        painter.circle_stroke(middle, dot, Stroke::new(1.0, rim));
    }
    let font = |size| match chosen {
        true => theme::semibold(size),
        false => theme::regular(size),
    };
    let label = short_name(text, category);
    let galley = one_line(ui, label, font(11.5), theme.text, rect.width());
    let at = pos2(
        rect.center().x - galley.size().x / 2.0,
        rect.center().y + below - galley.size().y / 2.0,
    );
    ui.painter().galley(at, galley, theme.text);
}

/// The name of a category where there is little room.
pub fn short_name(text: &Text, category: Category) -> String {
    match category {
        Category::Wall => text.msg_category_wall_short(),
        Category::Cells
        | Category::Colours
        | Category::Infection
        | Category::Logic
        | Category::Loops
        | Category::Math
        | Category::Variables => category_name(text, category),
    }
}
