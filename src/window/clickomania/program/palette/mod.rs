//! The palette: a search, below it a narrow strip of the categories, and beside that all blocks with their costs.

mod blocks;
mod search_box;

use super::canvas::BlockPainter;
use super::find::Find;
use crate::window::clickomania::command::ClickomaniaContext;
use crate::window::clickomania::command::{PaletteBlock, task_variable};
use crate::window::clickomania::controls::{Control, Moment};
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
use engine::layout::Point;
use engine::text::Text;
use search_box::{ROW, SearchBox};

/// Margin at the right of the search, in points.
const EDGE: f32 = 6.0;

/// The palette.
pub struct Palette {
    /// The category that is in sight.
    category: Category,
    /// The category to scroll to in the next frame.
    lead: Option<Category>,
    search: SearchBox,
    shown: ShownBlocks,
    /// True until the category in sight gets the keyboard.
    focus_soon: bool,
    /// True until the first block of the category in sight gets the keyboard.
    first_soon: bool,
    /// The block that gets the keyboard in the next frame.
    sought: Option<Kind>,
    /// True if a block had the keyboard in this frame.
    had_keyboard: bool,
    /// True while the advanced number blocks are unfolded.
    more: bool,
}

/// A block that is taken from the palette, or blocks from a text.
pub enum Taken {
    /// It is dragged, held at this point of it, in units.
    Drag(PaletteBlock, Point),
    /// It is placed where it fits.
    Place(PaletteBlock),
    /// Copies of the first blocks of this program are dragged, held at this point of the first one, in units.
    Blocks(Box<Program>, Point),
}

impl Palette {
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
            more: false,
        }
    }

    /// The search, in the palette and in the program.
    pub fn search(&mut self) -> &mut SearchBox {
        &mut self.search
    }

    /// Gives the keyboard to the category in sight.
    pub fn focus(&mut self) {
        self.focus_soon = true;
    }

    /// Scrolls to a block, and gives it the keyboard.
    pub fn show_kind(&mut self, kind: Kind) {
        self.search.end();
        self.more |= blocks::is_advanced(kind);
        self.sought = Some(kind);
    }

    /// True if a block had the keyboard when the palette was shown last.
    pub fn had_keyboard(&self) -> bool {
        self.had_keyboard
    }

    /// Shows the palette in all of the room of `ui`; gives what is taken from it.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        program: &Program,
        find: &Find,
        block_painter: &mut BlockPainter,
    ) -> Option<Taken> {
        ui.add_space(8.0);
        let moment = Moment {
            blocks: blocks::count(app.services.task.ready()),
            ..Moment::default()
        };
        let to_blocks = if moment.shows(Control::Search) || self.search.is_wanted(ui) {
            let row = ui.horizontal(|ui| {
                ui.set_max_width(ui.available_width() - EDGE);
                self.search.show(ui, app)
            });
            row.inner
        } else {
            false
        };
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
            self.shown = ShownBlocks::new(key, width, &app.text);
        }
        let before = ui.memory(|memory| memory.focused());
        let among_blocks = before.is_some_and(|id| self.shown.has(id));
        if !categories.contains(&self.category) {
            self.category = categories.first().copied().unwrap_or(Category::Wall);
        }
        // T goes to the categories, as on the canvas.
        let back = |input: &mut InputState| {
            let mut keys = [Key::ArrowLeft, Key::T].into_iter();
            keys.any(|key| input.consume_key(Modifiers::NONE, key))
        };
        if among_blocks && ui.input_mut(back) {
            let category = before.and_then(|id| self.shown.category_of(id));
            self.category = category.unwrap_or(self.category);
            self.focus();
        }
        // Before the blocks, so that Tab goes from the search to the strip and then to them.
        self.show_strip(ui, &app.text, strip, &categories, searched);
        // While a search is on, other blocks are shown until the next frame.
        let lead = self.lead.take_if(|_| !searched);
        let sought = self.sought_block(searched, to_blocks);
        // Each task has its own blocks, and begins at the first one.
        let mut scroll = ScrollArea::vertical()
            .id_salt(("palette blocks", app.services.task.id().as_str()))
            .auto_shrink(false);
        if let Some(top) = lead.and_then(|category| self.shown.top_of(category)) {
            scroll = scroll.vertical_scroll_offset(top);
        }
        let shown = &self.shown;
        let scrolled = ui
            .scope_builder(UiBuilder::new().max_rect(list), |ui| {
                let room = ui.available_height();
                scroll.show(ui, |ui| {
                    shown.show(ui, app, program, block_painter, sought, room)
                })
            })
            .inner;
        let (taken, more) = scrolled.inner;
        if more {
            self.more = !self.more;
            ui.request_repaint();
        }
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

    /// The inputs of the list of blocks.
    fn key(&self, app: &ClickomaniaContext, program: &Program) -> PaletteKey {
        let variables = program.variables().iter();
        PaletteKey {
            wanted: self.search.wanted().to_owned(),
            language: app.text.language(),
            variables: variables.map(|variable| variable.name.clone()).collect(),
            counter: task_variable(Kind::Count, &app.services.task.task().start, program)
                .to_owned(),
            task: app.services.task.ready().clone(),
            more: self.more,
        }
    }

    /// Shows the categories, and scrolls to the blocks of a pressed one.
    fn show_strip(
        &mut self,
        ui: &mut Ui,
        text: &Text,
        place: Rect,
        categories: &[Category],
        searched: bool,
    ) {
        let here = (!searched).then_some(self.category);
        let focus = std::mem::take(&mut self.focus_soon).then_some(self.category);
        if let Some(pressed) = show_strip(ui, text, place, categories, here, focus) {
            self.search.end();
            self.lead = Some(pressed.category);
            self.category = pressed.category;
            self.first_soon = pressed.by_keys;
            ui.request_repaint();
        }
    }

    /// The block that gets the keyboard.
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

/// Maximum height of a category, in points.
const STRIP_HEIGHT: f32 = 54.0;
/// The radius of a dot, in points.
const DOT: f32 = 7.0;

/// Width of the strip in a palette of this width, in points.
fn strip_width(palette: f32) -> f32 {
    if palette < 236.0 { 68.0 } else { 74.0 }
}

/// A press on the strip.
struct StripPress {
    category: Category,
    /// True if the keyboard goes to the blocks.
    by_keys: bool,
}

/// The category to which an arrow leads.
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

/// Shows the categories, each with a dot and a label. Tab stops at the marked one, `here`; `focus` gets the keyboard.
/// Arrows go from one category to the next, and right to its blocks.
fn show_strip(
    ui: &mut Ui,
    text: &Text,
    place: Rect,
    categories: &[Category],
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
    let mut by_arrow = None;
    for (number, &category) in categories.iter().enumerate() {
        let corner = pos2(place.min.x, place.min.y + number as f32 * height);
        let rect = Rect::from_min_size(corner, vec2(place.width(), height - 2.0));
        let response = roving.add(ui, rect, number, Sense::click(), |way| {
            let to = walk(number, count, way);
            by_arrow = if way == FocusMove::Right {
                Some((category, true))
            } else {
                to.map(|to| (categories[to], false))
            };
            to
        });
        let chosen = here == Some(category);
        let name = category_name(text, category);
        response.widget_info(|| WidgetInfo::selected(Role::Tab, true, chosen, &name));
        paint_category(ui, text, category, chosen, rect, &response);
        if focus == Some(category) {
            response.request_focus();
        }
        if response.clicked() {
            pressed = Some((category, response.has_focus()));
        }
    }
    roving.end(ui);
    let (category, by_keys) = pressed.or(by_arrow)?;
    Some(StripPress { category, by_keys })
}

/// Paints the dot and the label of a category.
fn paint_category(
    ui: &Ui,
    text: &Text,
    category: Category,
    chosen: bool,
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
    // In a low window the labels are close to the dots.
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
    let font = if chosen {
        theme::semibold(11.5)
    } else {
        theme::regular(11.5)
    };
    let label = short_name(text, category);
    let galley = one_line(ui, label, font, theme.text, rect.width());
    let at = rect.center() + vec2(0.0, below) - galley.size() / 2.0;
    painter.galley(at, galley, theme.text);
}

/// The name of a category where there is little room.
fn short_name(text: &Text, category: Category) -> String {
    match category {
        Category::Wall => text.msg_category_wall_short(),
        _ => category_name(text, category),
    }
}
