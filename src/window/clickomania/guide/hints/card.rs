//! The sheet of hints: the words, the figure of the concrete step, and the buttons.

use super::{FoundHints, HintSearch, Hints};
use crate::window::clickomania::command::{ClickomaniaCommand, ClickomaniaContext, HintCommand};
use crate::window::clickomania::guide::task_text::TextSize;
use crate::window::clickomania::library::open_task::ReadyTask;
use crate::window::clickomania::program::canvas::{BlockPainter, Excerpt};
use crate::window::clickomania::program::palette::Taken;
use crate::window::kit::theme;
use crate::window::kit::widgets::{Explained as _, action_button};
use egui::{
    Align2, Button, Label, Rect, RichText, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui,
    UiBuilder, Vec2, WidgetInfo, vec2,
};
use engine::diagnostics;
use engine::judge::hints::{Hint, HintLevel, Replacement};
use engine::language::cost::Costs;
use engine::language::{BlockId, Program};
use engine::text::Text;

impl Hints {
    /// Shows the present hint, or that the search runs, in all the room of `ui`: the words, and beside them what is put in,
    /// in a picture that scrolls. The buttons stay in sight. Returns the block that is dragged out of the words.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        program: &Program,
        block_painter: &mut BlockPainter,
    ) -> Option<Taken> {
        let text = app.text;
        let room = ui.available_rect_before_wrap();
        match &mut self.search {
            HintSearch::Found(found, _) => {
                let leveled = found.hint().is_some() && found.mistake.is_none();
                let level = found.level;
                let shown = found.shown(&text, app.services.task.ready(), program);
                let mut left = room;
                if let Some(figure) = &mut shown.figure {
                    let width = (room.width() * WORDS)
                        .max(MIN_WORDS)
                        .min(room.width() * 0.6);
                    left.max.x = left.min.x + width;
                    let right = room.with_min_x(left.max.x + BETWEEN);
                    show_figure(ui, &text, block_painter, figure, right);
                }
                let words = shown.words.clone();
                words_above_buttons(ui, left, |ui| {
                    if leveled {
                        show_level(ui, &text, level);
                    }
                    ui.label(RichText::new(&words).size(15.0));
                });
                let foot = left.with_min_y(left.max.y - FOOT);
                ui.scope_builder(UiBuilder::new().max_rect(foot), |ui| {
                    show_buttons(ui, app, found);
                });
            }
            HintSearch::OfTask(at) => {
                let hints = &app.services.task.task().hints;
                let words = hints
                    .get(*at)
                    .map_or("", |hint| hint.shown(text.language()));
                let words = words.to_owned();
                let mut taken = None;
                words_above_buttons(ui, room, |ui| {
                    let size = TextSize::LESSON;
                    taken = self.text.show(ui, app, block_painter, &words, size);
                });
                let foot = room.with_min_y(room.max.y - FOOT + SAVES);
                ui.scope_builder(UiBuilder::new().max_rect(foot), |ui| {
                    if ui.button(text.msg_task_hint_more()).clicked() {
                        app.send(ClickomaniaCommand::Hint(HintCommand::More));
                    }
                });
                return taken;
            }
            _ => {
                ui.label(text.msg_hinting_seeking());
            }
        }
        None
    }
}

/// The part of the width that the words have beside a picture, at least so many points; and the distance from it.
const WORDS: f32 = 0.42;
const MIN_WORDS: f32 = 200.0;
const BETWEEN: f32 = 16.0;
/// The height of the buttons with the line above them, and of that line.
const FOOT: f32 = 66.0;
const SAVES: f32 = 24.0;

/// Shows words in a place that scrolls, above the buttons.
fn words_above_buttons(ui: &mut Ui, room: Rect, content: impl FnOnce(&mut Ui)) {
    let place = room.with_max_y(room.max.y - FOOT - 4.0);
    ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
        let area = ScrollArea::vertical().id_salt("hint words");
        area.auto_shrink(false).show(ui, |ui| {
            ui.set_max_width(ui.available_width() - 8.0);
            content(ui);
        });
    });
}

/// Shows what is put in as a picture that scrolls.
fn show_figure(
    ui: &mut Ui,
    text: &Text,
    block_painter: &mut BlockPainter,
    figure: &mut Figure,
    room: Rect,
) {
    let theme = theme::of(ui);
    let line = Stroke::new(1.0, theme.line);
    let painter = ui.painter();
    painter.rect(room, 10.0, theme.canvas, line, StrokeKind::Inside);
    let builder = UiBuilder::new().max_rect(room.shrink(10.0));
    ui.scope_builder(builder, |ui| {
        let area = ScrollArea::both().id_salt("hint picture");
        let spoken = text.msg_hinting_put();
        area.auto_shrink(false)
            .show(ui, |ui| figure.show(ui, text, block_painter, &spoken));
    });
}

/// A dot for each level, filled up to this one.
fn show_level(ui: &mut Ui, text: &Text, level: HintLevel) {
    let theme = theme::of(ui);
    let number = level as usize + 1;
    let all = HintLevel::ALL.len();
    let (rect, response) = ui.allocate_exact_size(vec2(14.0 * all as f32, 20.0), Sense::hover());
    let name = text.msg_hinting_step(number.to_string(), all.to_string());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
    for dot in 0..all {
        let at = rect.left_center() + vec2(7.0 + 14.0 * dot as f32, 1.0);
        if dot < number {
            ui.painter().circle_filled(at, 4.0, theme.accent);
        } else {
            let line = egui::Stroke::new(1.5, theme.quiet);
            ui.painter().circle_stroke(at, 3.4, line);
        }
    }
    response.explained(name);
}

/// The buttons for the next level and for another hint.
fn show_buttons(ui: &mut Ui, app: &mut ClickomaniaContext, found: &FoundHints) {
    let theme = theme::of(ui);
    let text = app.text;
    if found.mistake.is_some() {
        ui.add_space(SAVES);
        // Without hints there is nothing after the mistake.
        if found.hint().is_none() && !found.cut_off {
            return;
        }
        let more = Button::new(text.msg_hinting_after_mistake()).min_size(vec2(100.0, 34.0));
        if ui.add(more).clicked() {
            app.send(HintCommand::More);
        }
        return;
    }
    let Some(hint) = found.hint() else { return };
    if found.level != HintLevel::Concrete {
        ui.add_space(SAVES);
    } else {
        let saves = text.msg_hinting_saves(hint.saves.to_string());
        let words = RichText::new(saves).font(theme::semibold(14.0));
        ui.allocate_ui(vec2(ui.available_width(), SAVES - 2.0), |ui| {
            ui.add(Label::new(words.color(theme.right)).truncate());
        });
    }
    let next = match found.level {
        HintLevel::General => text.msg_hinting_where(),
        HintLevel::Place => text.msg_hinting_how(),
        HintLevel::Concrete => text.msg_hinting_apply(),
    };
    ui.horizontal(|ui| {
        let font = theme::semibold(15.0);
        let words = ui.painter().layout_no_wrap(next.clone(), font, theme.text);
        let size = vec2(words.size().x.max(70.0) + 36.0, 34.0);
        if action_button(ui, &next, size).clicked() {
            app.send(HintCommand::More);
        }
        if found.has_other() {
            let other = Button::new(text.msg_hinting_other()).min_size(vec2(100.0, 34.0));
            if ui.add(other).clicked() {
                app.send(ClickomaniaCommand::Hint(HintCommand::Other));
            }
        }
    });
}

/// The zoom of the blocks: readable, but smaller than those of the program.
const ZOOM: f32 = 0.85;
/// The widths at which blocks wrap, in units: multiples of this step, and the minimum.
const STEP: f32 = 20.0;
const MIN_LIMIT: f32 = 160.0;
/// The height of the words above blocks, in points.
const LINE: f32 = 24.0;
/// Below the blocks.
const GAP: f32 = 10.0;

/// The blocks that a hint removes, and those it puts in their place.
pub struct Figure {
    parts: Vec<FigurePart>,
    costs: Costs,
}

struct FigurePart {
    words: String,
    blocks: Excerpt,
    /// The width at which the blocks wrap, in units.
    limit: f32,
}

impl Figure {
    /// The blocks that a hint changes in a program.
    pub fn of(hint: &Hint, program: &Program, task: &ReadyTask, text: &Text) -> Option<Figure> {
        let naming = |word: &str| diagnostics::hint_variable(text, word);
        let (after, Replacement { old, new }) = hint.preview(program, &naming)?;
        let costs = task.task().costs.clone();
        let part = |words: String, program: &Program, blocks: &[BlockId]| {
            let excerpt = program.excerpt(blocks, |_| None);
            (!excerpt.loose().is_empty()).then(|| FigurePart {
                words,
                blocks: Excerpt::of_program(excerpt, &costs, text, MIN_LIMIT),
                limit: MIN_LIMIT,
            })
        };
        let parts = if new.is_empty() {
            vec![part(text.msg_hinting_remove(), program, &old)?]
        } else {
            vec![
                part(text.msg_hinting_instead(), program, &old)?,
                part(text.msg_hinting_put(), &after, &new)?,
            ]
        };
        Some(Figure { parts, costs })
    }

    /// Shows the blocks, wrapped into the width of `ui`; `spoken` describes them to screen readers.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        text: &Text,
        block_painter: &mut BlockPainter,
        spoken: &str,
    ) {
        let theme = theme::of(ui);
        let limit = (((ui.available_width() - 8.0) / ZOOM / STEP).floor() * STEP).max(MIN_LIMIT);
        let mut size = Vec2::ZERO;
        for part in &mut self.parts {
            if part.limit != limit {
                let program = part.blocks.program().clone();
                part.blocks = Excerpt::of_program(program, &self.costs, text, limit);
                part.limit = limit;
            }
            size.x = size.x.max(part.blocks.size().x * ZOOM);
            size.y += LINE + part.blocks.size().y * ZOOM + GAP;
        }
        let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, spoken));
        let painter = ui.painter();
        let mut corner = rect.min;
        for FigurePart { words, blocks, .. } in &self.parts {
            let middle = corner + vec2(0.0, LINE / 2.0 - 2.0);
            let font = theme::regular(14.0);
            painter.text(middle, Align2::LEFT_CENTER, words, font, theme.text);
            corner.y += LINE;
            let place = Rect::from_min_size(corner, blocks.size() * ZOOM);
            blocks.paint(painter, &mut *block_painter, theme, place, ZOOM);
            corner.y += place.height() + GAP;
        }
    }
}
