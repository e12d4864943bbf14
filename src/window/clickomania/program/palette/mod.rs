//! The palette: a narrow strip of the categories, beside it all blocks in one scroll, with their costs on them;
//! on top a search over all.

mod blocks;
mod search_box;

use super::canvas::BlockPainter;
use super::find::Find;
use crate::window::clickomania::command::ClickomaniaContext;
use crate::window::clickomania::command::piece::{Piece, task_variable};
use crate::window::kit::roving_focus::{FocusMove, Roving};
use crate::window::kit::theme;
use crate::window::kit::widgets::one_line;
use blocks::{PaletteKey, ShownBlocks};
use egui::{
    Id, InputState, Key, Modifiers, Rect, Response, Role, ScrollArea, Sense, Stroke, StrokeKind,
    Ui, UiBuilder, WidgetInfo, pos2, vec2,
};
use engine::language::kind::Category;
use engine::language::words::category_name;
use engine::language::{Kind, Program};
use engine::layout::{Measure, Point};
use engine::text::Text;
use search_box::{ROW, SearchBox};

/// What stays free at the right of the search, in points.
const EDGE: f32 = 6.0;

/// The blocks that can be taken.
pub struct Palette {
    /// Where in the blocks one is.
    category: Category,
    /// Where one is to be led.
    lead: Option<Category>,
    search: SearchBox,
    shown: ShownBlocks,
    /// Whether the keyboard is to come here.
    focus_soon: bool,
    /// Whether the keyboard is to come to the first block of the category one is led to.
    first_soon: bool,
    /// The block that is to be found here.
    sought: Option<Kind>,
    /// Whether the keyboard was here in this frame.
    had_keyboard: bool,
}

/// What a person does with a block of the palette.
pub enum Taken {
    /// It is dragged, held at this point of it.
    Drag(Piece, Point),
    /// It is to be placed where it fits.
    Place(Piece),
    /// Copies of the blocks that stand first in this program are dragged, held at this point of the first one.
    Blocks(Box<Program>, Point),
}

impl Palette {
    /// The palette as it is at first.
    pub fn new() -> Palette {
        Palette {
            category: Category::Wall,
            lead: None,
            search: SearchBox::default(),
            shown: ShownBlocks::default(),
            focus_soon: false,
            first_soon: false,
            sought: None,
            had_keyboard: false,
        }
    }

    /// What is searched for, here and in the program.
    pub fn search(&mut self) -> &mut SearchBox {
        &mut self.search
    }

    /// Gives the keyboard to the chosen category.
    pub fn focus(&mut self) {
        self.focus_soon = true;
    }

    /// Shows a block among the others, and gives it the keyboard.
    pub fn show_kind(&mut self, kind: Kind) {
        self.search.end();
        self.sought = Some(kind);
    }

    /// Whether the keyboard was here when the palette was shown last.
    pub fn had_keyboard(&self) -> bool {
        self.had_keyboard
    }

    /// Shows it in all of the room that `ui` has.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        (program, measure): (&Program, &dyn Measure),
        find: &Find,
        block_painter: &mut BlockPainter,
    ) -> Option<Taken> {
        ui.add_space(8.0);
        let to_blocks = ui
            .horizontal(|ui| {
                ui.set_max_width(ui.available_width() - EDGE);
                self.search.show(ui, app)
            })
            .inner;
        let row = self.search.is_active().then(|| {
            let size = vec2(ui.available_width() - EDGE, ROW);
            ui.allocate_exact_size(size, Sense::hover()).0
        });
        ui.add_space(6.0);
        let full = ui.available_rect_before_wrap();
        let (strip, list) = full.split_left_right_at_x(full.min.x + strip_width(full.width()));
        let searched = self.search.is_active();
        let key = self.key(app, program);
        let categories = blocks::categories(&key.task);
        let width = list.width();
        if !self.shown.is_for(&key, width) {
            self.shown = ShownBlocks::new(key, width, &app.text, measure);
        }
        let before = ui.memory(|memory| memory.focused());
        let among_blocks = before.is_some_and(|id| self.shown.has(id));
        if !categories.contains(&self.category) {
            self.category = categories.first().copied().unwrap_or(Category::Wall);
        }
        // T leads to the categories from here as it does from the canvas.
        let back = |input: &mut InputState| {
            let mut keys = [Key::ArrowLeft, Key::T].into_iter();
            keys.any(|key| input.consume_key(Modifiers::NONE, key))
        };
        if among_blocks && ui.input_mut(back) {
            let category = before.and_then(|id| self.shown.category_of(id));
            self.category = category.unwrap_or(self.category);
            self.focus();
        }
        // Before the blocks, as it stands: Tab goes from the search to it and on to them.
        self.show_strip(ui, &app.text, (strip, &categories), searched);
        // While a search is on, other blocks are shown until the next frame.
        let lead = self.lead.take_if(|_| !searched);
        let sought = self.sought_block(searched, to_blocks);
        // Each task has its blocks, and begins at the first of them.
        let mut scroll = ScrollArea::vertical()
            .id_salt(("palette blocks", app.services.task.id().as_str()))
            .auto_shrink(false);
        if let Some(top) = lead.and_then(|category| self.shown.top_of(category)) {
            scroll = scroll.vertical_scroll_offset(top);
        }
        let theme = theme::of(ui);
        let shown = &self.shown;
        let scrolled = ui
            .scope_builder(UiBuilder::new().max_rect(list), |ui| {
                let room = ui.available_height();
                scroll.show(ui, |ui| {
                    shown.show(ui, (app, program), theme, block_painter, (sought, room))
                })
            })
            .inner;
        let taken = scrolled.inner;
        if !searched
            && let Some(here) = self.shown.category_at(scrolled.state.clamped_offset().y)
            && here != self.category
        {
            self.category = here;
            // The strip was shown already.
            ui.request_repaint();
        }
        if let Some(row) = row {
            self.search.in_program(ui, app, row, find);
        }
        self.had_keyboard = among_blocks;
        taken
    }

    /// What decides which blocks there are.
    fn key(&self, app: &ClickomaniaContext, program: &Program) -> PaletteKey {
        let variables = program.variables().iter();
        PaletteKey {
            wanted: self.search.wanted().to_owned(),
            language: app.text.language(),
            variables: variables.map(|variable| variable.name.clone()).collect(),
            counter: {
                let start = &app.services.task.task().start;
                task_variable(Kind::Count, start, program).to_owned()
            },
            task: app.services.task.ready().clone(),
        }
    }

    /// Shows the categories, of which one is marked; a press leads to the blocks of that one.
    fn show_strip(&mut self, ui: &mut Ui, text: &Text, shown: (Rect, &[Category]), searched: bool) {
        let here = (!searched).then_some(self.category);
        let focus = std::mem::take(&mut self.focus_soon).then_some(self.category);
        if let Some(pressed) = show_strip(ui, text, shown, here, focus) {
            self.search.end();
            self.lead = Some(pressed.category);
            self.category = pressed.category;
            self.first_soon = pressed.by_keys;
            ui.request_repaint();
        }
    }

    /// The block to which the keyboard is to come.
    fn sought_block(&mut self, searched: bool, to_blocks: bool) -> Option<usize> {
        let first = if !searched && std::mem::take(&mut self.first_soon) {
            self.shown.first_of(self.category)
        } else {
            to_blocks.then_some(0)
        };
        let sought = self
            .sought
            .take()
            .and_then(|kind| self.shown.position(kind));
        sought.or(first)
    }
}

/// The height of a category, in points; less where there is no room for all.
const STRIP_HEIGHT: f32 = 54.0;
/// The radius of a dot, in points.
const DOT: f32 = 7.0;

/// How wide it is in a palette of this strip_width, in points.
pub fn strip_width(palette: f32) -> f32 {
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
pub fn show_strip(
    ui: &mut Ui,
    text: &Text,
    (place, categories): (Rect, &[Category]),
    here: Option<Category>,
    focus: Option<Category>,
) -> Option<StripPress> {
    let mut pressed = None;
    let height = (place.height() / Category::ALL.len() as f32).min(STRIP_HEIGHT);
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
        paint_category(ui, text, (category, chosen), rect, &response);
        if focus == Some(category) {
            response.request_focus();
        }
        if response.clicked() {
            let by_keys = response.has_focus();
            pressed = Some(StripPress { category, by_keys });
        }
    }
    roving.end(ui);
    let led = led
        .and_then(|number: usize| categories.get(number))
        .map(|&category| StripPress {
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
fn paint_category(
    ui: &Ui,
    text: &Text,
    (category, chosen): (Category, bool),
    rect: Rect,
    response: &Response,
) {
    let theme = theme::of(ui);
    let line = if response.has_focus() {
        Stroke::new(2.0, theme.accent)
    } else if chosen {
        Stroke::new(1.0, theme.line)
    } else {
        Stroke::NONE
    };
    let fill = if chosen {
        theme.card
    } else if response.hovered() {
        theme::mix(theme.palette, theme.card, 140)
    } else {
        theme.palette
    };
    let painter = ui.painter();
    painter.rect(rect, 8.0, fill, line, StrokeKind::Inside);
    // Of a low window the labels stay, close to the dots.
    let (dot, below) = if rect.height() < 42.0 {
        (DOT * 0.75, 7.5)
    } else {
        (DOT, 10.0)
    };
    let middle = rect.center() - vec2(0.0, below);
    painter.circle_filled(middle, dot, theme::category(category).fill);
    if theme.dark {
        let rim = theme::mix(theme::category(category).fill, theme.text, 90);
        painter.circle_stroke(middle, dot, Stroke::new(1.0, rim));
    }
    let font = |size| {
        if chosen {
            theme::semibold(size)
        } else {
            theme::regular(size)
        }
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
