//! The palette: a search, below it a narrow strip of the categories, and beside that all blocks with their costs.

mod blocks;
mod search_box;

use super::canvas::BlockPainter;
use super::find::Find;
use crate::window::clickomania::command::ClickomaniaContext;
use crate::window::clickomania::command::{PaletteBlock, task_variable};
use crate::window::clickomania::controls::{Control, Moment};
use crate::window::clickomania::library::open_task::ReadyTask;
use crate::window::kit::icons::{Icon, icons};
use crate::window::kit::roving_focus::{FocusMove, Roving};
use crate::window::kit::theme;
use crate::window::kit::widgets::{Explained as _, one_line};
use blocks::{PaletteKey, ShownBlocks};
use egui::{
    Id, InputState, Key, Modifiers, Rect, Response, Role, ScrollArea, Sense, StrokeKind, Ui,
    UiBuilder, Vec2, WidgetInfo, pos2, vec2,
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
    /// True if a block or a category had it.
    has_keyboard: bool,
}

/// How the palette is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PaletteForm {
    /// In its column between the wall and the program.
    Column,
    /// Only its categories, beside a wide program.
    Strip,
    /// Over a wide program, with the categories where the strip has them.
    Drawer,
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
            has_keyboard: false,
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

    /// True while the keyboard or the search are in the palette, or are to come there.
    pub fn is_used(&self) -> bool {
        let soon = self.focus_soon || self.first_soon || self.sought.is_some();
        soon || self.has_keyboard || self.search.is_active() || self.search.wants_keyboard()
    }

    /// Shows the palette in all of the room of `ui`; gives what is taken from it.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        program: &Program,
        find: &Find,
        block_painter: &mut BlockPainter,
        form: PaletteForm,
    ) -> Option<Taken> {
        let full = ui.available_rect_before_wrap();
        let key = self.key(app, program);
        let categories = blocks::categories(&key.task);
        let width = strip_width(full.width(), form, &key.task);
        let (strip, mut list) = full.split_left_right_at_x(full.min.x + width);
        let strip = strip.with_min_y(strip.min.y + ABOVE);
        if form == PaletteForm::Strip {
            self.show_strip(ui, &app.text, strip, &categories, false);
            self.has_keyboard = in_strip(ui, categories.len());
            return None;
        }
        list.min += vec2(if width > 0.0 { 8.0 } else { 14.0 }, ABOVE);
        list.max.x -= 2.0;
        let mut top = list;
        top.max.x -= EDGE;
        let mut row = None;
        let mut to_blocks = false;
        let moment = Moment {
            blocks: blocks::count(&key.task),
            ..Moment::default()
        };
        let searches = moment.shows(Control::Search);
        if searches || self.search.is_active() || self.search.wants_keyboard() {
            ui.scope_builder(UiBuilder::new().max_rect(top), |ui| {
                to_blocks = ui.horizontal(|ui| self.search.show(ui, app)).inner;
                row = self.search.is_active().then(|| {
                    let size = vec2(ui.available_width(), ROW);
                    ui.allocate_exact_size(size, Sense::hover()).0
                });
                list.min.y = ui.min_rect().max.y + 6.0;
            });
        }
        let searched = self.search.is_active();
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
        if width > 0.0 {
            self.show_strip(ui, &app.text, strip, &categories, searched);
        } else {
            self.first_soon |= std::mem::take(&mut self.focus_soon);
        }
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
        self.has_keyboard = among_blocks || in_strip(ui, categories.len());
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
            contest: app.contest(),
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
        if place.width() <= 0.0 {
            return;
        }
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

/// Above strip and list, in points.
const ABOVE: f32 = 10.0;
/// The heights of a category with its name and without, in points.
const NAMED: f32 = 50.0;
const NAMELESS: f32 = 40.0;
/// The side of a category's sign, in points.
const TILE: f32 = 30.0;
/// The base of the ids of the categories.
const STRIP: &str = "palette strip";
/// The widths of the strip with names and without.
const WITH_NAMES: f32 = 64.0;
const WITHOUT_NAMES: f32 = 40.0;

/// Width of the strip in a palette of this width, in points: none for a task with few blocks.
fn strip_width(palette: f32, form: PaletteForm, task: &ReadyTask) -> f32 {
    if !blocks::needs_strip(task) {
        0.0
    } else if form == PaletteForm::Column && palette >= 215.0 {
        WITH_NAMES
    } else {
        WITHOUT_NAMES.min(palette)
    }
}

icons! {
    wall_sign = "category-wall";
    cells_sign = "category-cells";
    colours_sign = "category-colours";
    infection_sign = "category-infection";
    logic_sign = "category-logic";
    loops_sign = "category-loops";
    maths_sign = "category-maths";
    variables_sign = "category-variables";
}

/// The sign of a category.
fn sign(category: Category) -> Icon {
    match category {
        Category::Wall => wall_sign,
        Category::Cells => cells_sign,
        Category::Colours => colours_sign,
        Category::Infection => infection_sign,
        Category::Logic => logic_sign,
        Category::Loops => loops_sign,
        Category::Math => maths_sign,
        Category::Variables => variables_sign,
    }
}

/// True if one of so many categories has the keyboard.
fn in_strip(ui: &Ui, count: usize) -> bool {
    let focused = ui.memory(|memory| memory.focused());
    let board = Id::unique(STRIP);
    focused.is_some_and(|id| (0..count).any(|number| board.with(number) == id))
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
    let named = place.width() >= WITH_NAMES;
    let most = if named { NAMED } else { NAMELESS };
    let height = (place.height() / Category::ALL.len() as f32).min(most);
    let mut ui = ui.new_child(UiBuilder::new().max_rect(place));
    let ui = &mut ui;
    let board = Id::unique(STRIP);
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
        paint_category(ui, text, category, chosen, named, &response);
        if !named {
            response.clone().explained(name);
        }
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

/// Paints the sign of a category, with its name below it if it is `named`.
fn paint_category(
    ui: &Ui,
    text: &Text,
    category: Category,
    chosen: bool,
    named: bool,
    response: &Response,
) {
    let theme = theme::of(ui);
    let rect = response.rect;
    let painter = ui.painter();
    let label = if named { 15.0 } else { 0.0 };
    let side = TILE
        .min(rect.height() - label - 2.0)
        .min(rect.width() - 6.0);
    let middle = rect.center() - vec2(0.0, label / 2.0);
    let tile = Rect::from_center_size(middle, Vec2::splat(side));
    let colours = theme::category(category);
    painter.rect_filled(tile, 8.0, colours.fill);
    let ring = if response.has_focus() {
        Some((3.0, theme.accent))
    } else if chosen {
        Some((2.0, theme.text))
    } else {
        response.hovered().then_some((1.5, theme.strong_line))
    };
    if let Some(ring) = ring {
        painter.rect_stroke(tile.expand(2.0), 10.0, ring, StrokeKind::Outside);
    }
    let icon = Rect::from_center_size(tile.center(), Vec2::splat(side * 0.62));
    sign(category)(painter, icon, theme::ON_BLOCK);
    if !named {
        return;
    }
    let name = short_name(text, category);
    let font = if chosen {
        theme::semibold
    } else {
        theme::regular
    };
    let wide = painter.layout_no_wrap(name.clone(), font(11.5), theme.text);
    let size = if wide.size().x < rect.width() {
        11.5
    } else {
        10.0
    };
    let galley = one_line(ui, name, font(size), theme.text, rect.width());
    let at = pos2(rect.center().x - galley.size().x / 2.0, tile.max.y + 3.0);
    painter.galley(at, galley, theme.text);
}

/// The name of a category where there is little room.
fn short_name(text: &Text, category: Category) -> String {
    match category {
        Category::Wall => text.msg_category_wall_short(),
        _ => category_name(text, category),
    }
}
