//! The three columns and what floats over the canvas.

use super::ClickomaniaMode;
use super::canvas::Overlays;
use super::command_list::Situation;
use super::slots::Slots;
use crate::app::clickomania::command::ClickomaniaContext;
use crate::app::common::theme;
use egui::{CentralPanel, Frame, Margin, Panel, Rect, Ui, UiBuilder};

impl ClickomaniaMode {
    /// Shows the game, the palette and the canvas.
    pub(super) fn show_panels(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext) {
        let theme = theme::of(ui);
        self.editor.follow(ui, app);
        let width = ui.available_width();
        let (stage_width, palette_width) = self.columns.widths(width);
        let frame = Frame::new()
            .fill(theme.window)
            .inner_margin(Margin::symmetric(14, 12));
        let wall_panel = Panel::left("stage")
            .exact_size(stage_width)
            .resizable(false)
            .frame(frame);
        let wall_panel = wall_panel
            .show(ui, |ui| self.show_wall_panel(ui, app))
            .response
            .rect;
        let frame = Frame::new()
            .fill(theme.palette)
            .inner_margin(Margin::symmetric(10, 4));
        let palette = Panel::left("palette")
            .exact_size(palette_width)
            .resizable(false)
            .frame(frame);
        let palette = palette.show(ui, |ui| self.editor.show_palette(ui, app));
        let (taken, palette) = (palette.inner, palette.response.rect);
        let frame = Frame::new().fill(theme.canvas);
        CentralPanel::default().frame(frame).show(ui, |ui| {
            self.show_canvas(ui, app);
        });
        for grip in self.columns.dividers(ui, app, width, (wall_panel, palette)) {
            self.editor.canvas.cover(grip);
        }
        if let Some(taken) = taken {
            self.editor.take_from_palette(ui, app, taken);
        }
        self.editor.follow_drag(ui, app, palette);
        self.editor.paint_drag(ui, palette);
    }

    /// The game, and the slots below it.
    fn show_wall_panel(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext) {
        let full = ui.available_rect_before_wrap();
        let slots = Slots::heights(full.height());
        let plan = self.wall_panel.arrangement(full.size(), slots);
        let document = &self.editor.document;
        let (program, opening) = (document.program(), document.openings());
        ui.scope_builder(UiBuilder::new().max_rect(full), |ui| {
            self.wall_panel.show(ui, app, program, plan);
        });
        let below = full.with_min_y(full.max.y - plan.slots);
        ui.scope_builder(UiBuilder::new().max_rect(below), |ui| {
            self.slots
                .show(ui, app, opening, self.editor.canvas.block_painter());
        });
    }

    /// The canvas with what floats over it.
    fn show_canvas(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext) {
        let followed = self.wall_panel.playback().followed();
        if self.followed != followed {
            self.followed = followed;
            // Once: afterwards one may look elsewhere.
            if let Some((_, block)) = followed.filter(|_| !self.editor.is_dragging()) {
                self.editor.canvas.reveal(block);
            }
        }
        let overlays = Overlays {
            highlight: self.wall_panel.playback().highlight(),
            failed: self.wall_panel.failed(),
            hinted: self.hints.marked(),
            drag: None,
            run_marks: self.wall_panel.playback().run_marks(),
            found: &[],
            map: self.columns.has_map(),
        };
        let begun = self.editor.show_canvas(ui, app, overlays);
        let rect = self.editor.canvas.view.rect;
        let shown = (&mut self.editor.document, &mut self.verdict);
        let card = self.cost_card.show(ui, app, shown, rect);
        self.editor.canvas.cover(card);
        self.show_hint(ui, app, rect);
        self.show_map(ui, app);
        self.welcome.show(ui, &app.text, rect);
        let canvas = &self.editor.canvas;
        let hovered = canvas.hovered().filter(|_| !self.editor.is_dragging());
        self.wall_panel.point(hovered.map(|(block, _)| block));
        self.wall_panel.show_card(ui, app, hovered);
        if let Some(begun) = begun {
            self.editor.take_from_canvas(ui, app, begun);
        }
    }

    /// The card with the hint; the block that it is about is brought into sight once.
    fn show_hint(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext, rect: Rect) {
        let hinted = self.hints.marked();
        let canvas = &mut self.editor.canvas;
        let shown = (self.editor.document.program(), canvas.block_painter());
        let Some(card) = self.hints.show(ui, app, shown, rect) else {
            self.hinted = None;
            return;
        };
        canvas.cover(card);
        let before = std::mem::replace(&mut self.hinted, hinted);
        if let Some(block) = hinted.filter(|_| hinted != before) {
            canvas.reveal(block);
            canvas.uncover(block, card);
            ui.ctx().request_repaint();
        }
    }

    /// The map, unless it was put away or blocks are to go where it is.
    fn show_map(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext) {
        if !self.columns.has_map() {
            self.editor.canvas.hide_map();
            return;
        }
        let running = self
            .wall_panel
            .playback()
            .highlight()
            .map(|highlight| highlight.block);
        self.editor.show_map(ui, app, running);
    }

    /// Shows the questions and lists that are open.
    pub(super) fn show_dialogs(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext) {
        self.editor.show_dialogs(ui, app);
        let program = self.editor.document.program();
        self.wall_panel.show_questions(ui, app, program);
        self.files.show(ui, app);
        self.goals.show(ui, app);
        self.contest.show(ui, app);
        self.wall_panel.show_walls(ui, app);
        let situation = Situation {
            program,
            chosen: self.editor.canvas.chosen().is_some(),
            started: self.wall_panel.is_started(),
        };
        self.commands.show(ui, app, &situation);
    }
}
