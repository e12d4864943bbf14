//! The reference of all blocks: the look of each, what it does, an example, its cost, and its place in the palette.

use crate::window::clickomania::command::{ClickomaniaContext, EditorCommand};
use crate::window::clickomania::program::canvas::{BlockPainter, Excerpt};
use crate::window::kit::search::found;
use crate::window::kit::theme::Theme;
use crate::window::kit::widgets::IconButton;
use crate::window::kit::{icons, theme};
use egui::{Frame, Label, Margin, RichText, Role, Sense, TextEdit, Ui, WidgetInfo};
use engine::language::cost::Costs;
use engine::language::kind::{Category, TABLE};
use engine::language::words::{category_name, hat, hat_tooltip, name, tooltip};
use engine::language::{Kind, Program};
use engine::text::{Language, Text};

/// Zoom of the blocks: as in the palette.
const ZOOM: f32 = 0.9;

/// The list of blocks with a search.
#[derive(Default)]
pub struct BlockReference {
    wanted: String,
    shown: Vec<BlockEntry>,
    made_for: Option<ListKey>,
    block_painter: BlockPainter,
}

/// The inputs of the list.
#[derive(PartialEq)]
struct ListKey {
    wanted: String,
    language: Language,
    /// In points.
    width: f32,
    /// The number of the open task, which has its costs.
    task: u64,
}

/// A block of the list.
struct BlockEntry {
    /// None for the hat.
    kind: Option<Kind>,
    /// The category whose first block it is.
    heading: Option<Category>,
    blocks: Excerpt,
    name: String,
    what: String,
    example: String,
}

impl BlockReference {
    /// Shows the search, at most this wide, in points.
    pub fn search(&mut self, ui: &mut Ui, text: &Text, max_width: f32) {
        ui.horizontal(|ui| {
            let width = ui.available_width().min(max_width) - 40.0;
            let field = TextEdit::singleline(&mut self.wanted)
                .hint_text(text.msg_palette_search())
                .margin(Margin::symmetric(10, 7))
                .desired_width(width);
            ui.add(field).accessible_name(text.msg_palette_search());
            let clear = text.msg_palette_search_clear();
            let some = !self.wanted.is_empty();
            let cross = IconButton::new(icons::cross, &clear).enabled(some);
            if cross.show(ui).clicked() {
                self.wanted.clear();
            }
        });
    }

    /// Shows the blocks that were found, or all of them.
    pub fn show(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext) {
        let theme = theme::of(ui);
        let text = app.text;
        let key = ListKey {
            wanted: self.wanted.trim().to_owned(),
            language: text.language(),
            width: ui.available_width(),
            task: app.services.task.number(),
        };
        if self.made_for.as_ref() != Some(&key) {
            let costs = &app.services.task.task().costs;
            self.shown = entries(&text, costs, &key.wanted, key.width);
            self.made_for = Some(key);
        }
        if self.shown.is_empty() {
            ui.label(text.msg_palette_nothing_found());
        }
        for entry in &self.shown {
            if let Some(category) = entry.heading {
                ui.add_space(10.0);
                let words = category_name(&text, category);
                ui.label(RichText::new(words).font(theme::semibold(18.0)));
            }
            Frame::new()
                .fill(theme.card)
                .stroke(egui::Stroke::new(1.0, theme.line))
                .corner_radius(8)
                .inner_margin(Margin::symmetric(14, 10))
                .show(ui, |ui| {
                    ui.set_width(ui.available_width());
                    entry.show(ui, app, theme, &mut self.block_painter);
                });
        }
    }
}

/// The blocks with all wanted words, or all blocks by categories.
fn entries(text: &Text, costs: &Costs, wanted: &str, width: f32) -> Vec<BlockEntry> {
    // Inside the card.
    let limit = (width - 40.0) / ZOOM;
    if !wanted.is_empty() {
        let kinds = found(text, wanted).into_iter();
        return kinds
            .map(|kind| BlockEntry::new(text, costs, Some(kind), limit, None))
            .collect();
    }
    let mut entries = vec![BlockEntry::new(text, costs, None, limit, None)];
    for category in Category::ALL {
        // A block of two categories is in its first one.
        let rows = TABLE.iter().filter(|row| row.categories[0] == category);
        for (number, row) in rows.enumerate() {
            let heading = (number == 0).then_some(category);
            entries.push(BlockEntry::new(text, costs, Some(row.kind), limit, heading));
        }
    }
    entries
}

impl BlockEntry {
    fn new(
        text: &Text,
        costs: &Costs,
        kind: Option<Kind>,
        limit: f32,
        heading: Option<Category>,
    ) -> BlockEntry {
        let blocks = match kind {
            Some(kind) => Excerpt::of_kind(kind, costs, text, limit),
            None => Excerpt::of_program(Program::default(), costs, text, limit),
        };
        let words = kind.map_or_else(|| hat_tooltip(text), |kind| tooltip(text, kind));
        let (what, example) = words.split_once('\n').unwrap_or((&words, ""));
        BlockEntry {
            kind,
            heading,
            name: kind.map_or_else(|| hat(text), |kind| name(text, kind)),
            what: what.trim().to_owned(),
            example: example.trim().to_owned(),
            blocks,
        }
    }

    fn show(
        &self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        theme: &'static Theme,
        block_painter: &mut BlockPainter,
    ) {
        let text = app.text;
        self.picture(ui, theme, block_painter);
        ui.add(Label::new(&self.what).wrap());
        if !self.example.is_empty() {
            let example = RichText::new(&self.example).color(theme.quiet);
            ui.add(Label::new(example).wrap());
        }
        let Some(kind) = self.kind else { return };
        ui.horizontal(|ui| {
            let cost = app.services.task.task().costs.of(kind);
            let cost = text.msg_palette_cost(cost.to_string());
            ui.label(RichText::new(cost).font(theme::semibold(13.5)));
            ui.add_space(8.0);
            let button = ui.button(text.msg_menu_in_palette());
            let spoken = text.msg_guide_show_block_name(&self.name);
            if button.accessible_name(spoken).clicked() {
                app.send(EditorCommand::FindBlock(kind));
            }
        });
    }

    fn picture(&self, ui: &mut Ui, theme: &'static Theme, block_painter: &mut BlockPainter) {
        let size = self.blocks.size() * ZOOM;
        let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &self.name));
        if !ui.is_rect_visible(rect) {
            return;
        }
        self.blocks
            .paint(ui.painter(), block_painter, theme, rect, ZOOM);
    }
}
