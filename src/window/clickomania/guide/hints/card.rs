//! A hint in the drawer: what is told of it, how far one is, the next step.

use super::{FoundHints, HintSearch, Hints};
use crate::window::clickomania::command::{ClickomaniaCommand, ClickomaniaContext, HintCommand};
use crate::window::clickomania::library::open_task::ReadyTask;
use crate::window::clickomania::program::canvas::view::CanvasView;
use crate::window::clickomania::program::canvas::{BlockPainter, CanvasScene};
use crate::window::kit::theme;
use crate::window::kit::theme::Theme;
use crate::window::kit::widgets::{Explained as _, action_button};
use egui::{Align2, Button, RichText, Role, Sense, Ui, WidgetInfo, vec2};
use engine::diagnostics;
use engine::judge::hints::{Hint, HintLevel, Replacement};
use engine::language::cost::Costs;
use engine::language::{BlockId, Program};
use engine::layout::{Advances, Layout, LayoutChange, Rect};
use engine::text::Text;
use std::collections::HashMap;

impl Hints {
    /// Shows the hint that was asked for.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        program: &Program,
        block_painter: &mut BlockPainter,
    ) {
        let text = app.text;
        match &mut self.search {
            HintSearch::Found(found, _) => {
                if found.hint().is_some() && found.mistake.is_none() {
                    steps(ui, theme::of(ui), &text, found.level);
                }
                let told = found.told(&text, app.services.task.ready(), program);
                match &mut told.figure {
                    Some(figure) => figure.show(ui, &text, block_painter, &told.words),
                    None => {
                        ui.label(&told.words);
                    }
                }
                ui.add_space(6.0);
                buttons(ui, app, found);
            }
            HintSearch::Own(at) => {
                let hints = &app.services.task.task().hints;
                let words = hints
                    .get(*at)
                    .map_or("", |hint| hint.shown(text.language()));
                ui.label(words);
                ui.add_space(6.0);
                if ui.button(text.msg_task_hint_more()).clicked() {
                    app.send(ClickomaniaCommand::Hint(HintCommand::More));
                }
            }
            _ => {
                ui.label(text.msg_hinting_seeking());
            }
        }
    }
}

/// Three dots, those of the steps made filled.
fn steps(ui: &mut Ui, theme: &Theme, text: &Text, level: HintLevel) {
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

/// The next step, and another idea.
fn buttons(ui: &mut Ui, app: &mut ClickomaniaContext, found: &FoundHints) {
    let theme = theme::of(ui);
    let text = app.text;
    if found.mistake.is_some() {
        // Where no saving is known there is nothing to go on to.
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
    if found.level == HintLevel::Concrete {
        let saves = text.msg_hinting_saves(hint.saves.to_string());
        ui.label(
            RichText::new(saves)
                .font(theme::semibold(14.0))
                .color(theme.right),
        );
        ui.add_space(2.0);
    }
    let next = match found.level {
        HintLevel::General => text.msg_hinting_where(),
        HintLevel::Place => text.msg_hinting_how(),
        HintLevel::Concrete => text.msg_hinting_apply(),
    };
    ui.horizontal_wrapped(|ui| {
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

/// How large the blocks are.
const ZOOM: f32 = 1.0;
/// Widths into which blocks are broken, in units: multiples of this step, and at least the limit.
const STEP: f32 = 20.0;
const LEAST_LIMIT: f32 = 160.0;
/// How high the words above blocks are.
const LINE: f32 = 24.0;

/// What goes, and what comes instead.
pub struct Figure {
    parts: Vec<(String, Excerpt)>,
}

/// Some blocks of a program.
struct Excerpt {
    program: Program,
    layout: Layout,
    costs: Costs,
    rect: Rect,
}

impl Figure {
    /// What a hint changes in its program.
    pub fn of(hint: &Hint, program: &Program, task: &ReadyTask, text: &Text) -> Option<Figure> {
        let (after, Replacement { old, new }) =
            hint.preview(program, &|word| diagnostics::hint_variable(text, word))?;
        let costs = &task.task().costs;
        let excerpt = |program, blocks| Excerpt::new(program, blocks, costs, text);
        let mut parts = Vec::new();
        if new.is_empty() {
            parts.push((text.msg_hinting_remove(), excerpt(program, &old)?));
        } else {
            parts.push((text.msg_hinting_instead(), excerpt(program, &old)?));
            parts.push((text.msg_hinting_put(), excerpt(&after, &new)?));
        }
        Some(Figure { parts })
    }

    /// Shows it in rows that have room; `spoken` says the same in words.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        text: &Text,
        block_painter: &mut BlockPainter,
        spoken: &str,
    ) {
        let theme = theme::of(ui);
        let room = ui.available_width() / ZOOM;
        for (_, excerpt) in &mut self.parts {
            excerpt.fit(text, room);
        }
        let widest = self.parts.iter().map(|(_, excerpt)| excerpt.rect.width());
        let widest = widest.fold(1.0, f32::max);
        let zoom = ZOOM;
        let heights = self.parts.iter();
        let heights = heights.map(|(_, excerpt)| LINE + excerpt.rect.height() * zoom + 10.0);
        let size = vec2(widest * zoom + 4.0, heights.sum());
        let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, spoken));
        let painter = ui.painter();
        let mut top = rect.min;
        for (words, excerpt) in &self.parts {
            let middle = top + vec2(0.0, LINE / 2.0 - 2.0);
            let font = theme::regular(14.0);
            painter.text(middle, Align2::LEFT_CENTER, words, font, theme.text);
            top.y += LINE;
            let corner = vec2(excerpt.rect.min.x, excerpt.rect.min.y) * zoom;
            let marks = HashMap::new();
            let scene = CanvasScene {
                program: &excerpt.program,
                layout: &excerpt.layout,
                view: CanvasView::at(zoom, top - rect.min - corner).within(rect),
                theme,
                marks: &marks,
                hovered: None,
                pale_loose: false,
            };
            block_painter.scene(painter, &scene, false);
            top.y += excerpt.rect.height() * zoom + 10.0;
        }
    }
}

impl Excerpt {
    fn new(program: &Program, blocks: &[BlockId], costs: &Costs, text: &Text) -> Option<Excerpt> {
        let program = program.excerpt(blocks, |_| None);
        let mut excerpt = Excerpt {
            program,
            layout: Layout::new(),
            costs: costs.clone(),
            rect: Rect::default(),
        };
        excerpt.lay_out(text);
        (!excerpt.program.loose().is_empty()).then_some(excerpt)
    }

    /// Breaks the blocks into rows so wide, in units.
    fn fit(&mut self, text: &Text, room: f32) {
        let limit = ((room / STEP).floor() * STEP).max(LEAST_LIMIT);
        if self.layout.limit() != limit {
            self.layout = Layout::within(limit);
            self.lay_out(text);
        }
    }

    fn lay_out(&mut self, text: &Text) {
        let measure = Advances::embedded();
        self.layout.set_costs(&self.costs);
        self.layout
            .update(&self.program, text, &measure, &LayoutChange::All);
        // The hat, which is empty, is not shown.
        let stacks = self.layout.stacks().iter().skip(1).map(|stack| stack.rect);
        let rect = stacks.reduce(|all, rect| all.union(&rect));
        self.rect = rect.unwrap_or_default();
    }
}
