//! The programs and walls of a task as pictures in its form.

use crate::window::clickomania::command::ClickomaniaContext;
use crate::window::clickomania::guide::task_text::{TaskText, TextSize};
use crate::window::clickomania::program::canvas::{BlockPainter, Excerpt};
use crate::window::kit::theme;
use egui::{Id, Rect, Role, ScrollArea, Sense, Ui, WidgetInfo};
use engine::language::Program;
use engine::language::cost::Costs;
use engine::text::{Language, Text};
use engine::wall::{Cell, Wall};
use std::collections::HashMap;

/// How large a program is shown: as large as on the canvas at most so many times, and at least.
const MOST: f32 = 0.7;
const LEAST: f32 = 0.4;
/// What is higher is scrolled.
const HIGHEST: f32 = 210.0;

/// The pictures, laid out when the programs change.
#[derive(Default)]
pub struct Pictures {
    /// By where they stand.
    known: HashMap<Id, Picture>,
    walls: HashMap<Id, TaskText>,
}

struct Picture {
    program: Program,
    costs: Costs,
    language: Language,
    blocks: Excerpt,
}

impl Pictures {
    /// Shows a wall, with the cell that is clicked if there is one.
    pub fn wall(
        &mut self,
        ui: &mut Ui,
        (app, block_painter): (&mut ClickomaniaContext, &mut BlockPainter),
        (wall, click): (&Wall, Option<Cell>),
    ) {
        let wall = wall.to_string();
        let click = click.map(|cell| format!("\nclick {},{}", cell.row(), cell.column()));
        let click = click.unwrap_or_default();
        let words = format!("```wall\n{}{click}\n```", wall.trim_end());
        let text = self.walls.entry(ui.scope_id()).or_default();
        text.show(ui, app, block_painter, (&words, TextSize::SMALL));
    }

    /// Shows a program; `name` says what it is, and tells it from the others of `ui`.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        block_painter: &mut BlockPainter,
        text: &Text,
        (name, program, costs): (&str, &Program, &Costs),
    ) {
        let language = text.language();
        let id = ui.scope_id().with(("program", name));
        let same = |known: &&Picture| {
            known.language == language
                && known.costs == *costs
                && known.program.same_text_as(program)
        };
        if self.known.get(&id).filter(same).is_none() {
            let picture = Picture {
                program: program.clone(),
                costs: costs.clone(),
                language,
                blocks: Excerpt::of_program(program.clone(), costs, text, 1200.0),
            };
            self.known.insert(id, picture);
        }
        let blocks = &self.known[&id].blocks;
        let zoom = (ui.available_width() / blocks.size().x).clamp(LEAST, MOST);
        let size = blocks.size() * zoom;
        let area = ScrollArea::both().id_salt(id).max_height(HIGHEST);
        area.show(ui, |ui| {
            let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
            let words = format!("{name}: {}", blocks.words(text));
            response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &words));
            if ui.is_rect_visible(rect) {
                let place = Rect::from_min_size(rect.min, size);
                blocks.paint(ui.painter(), block_painter, theme::of(ui), place, zoom);
            }
        });
    }
}
