//! Where things are: the stage, the palette and the canvas beside each other.

use super::ClickomaniaMode;
use super::canvas::Overlays;
use super::columns::{PanelColumn, Standing};
use super::command_list::Situation;
use super::palette::Taken;
use super::slots::Slots;
use crate::app::clickomania::command::ClickomaniaContext;
use crate::app::common::theme;
use crate::app::common::widgets::segment;
use egui::{CentralPanel, Frame, Margin, Panel, Rect, Ui, UiBuilder};

/// Between the game and the slots below it, in points.
const GAP: f32 = 8.0;

impl ClickomaniaMode {
    /// Shows the game, the palette and the canvas.
    pub(super) fn show_panels(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext) {
        self.editor.follow(ui, app);
        let window = ui.available_width();
        let mut taken = None;
        let mut over_palette = Rect::NOTHING;
        let mut edges = Vec::with_capacity(2);
        match self.columns.standing(window) {
            Standing::Both { stage, palette } => {
                let rect = self.show_stage(ui, app, stage, None);
                edges.push((PanelColumn::Wall, rect));
                (taken, over_palette) = self.show_palette(ui, app, palette, None);
                edges.push((PanelColumn::Palette, over_palette));
            }
            Standing::One { front, width } => {
                let rect = match front {
                    PanelColumn::Wall => self.show_stage(ui, app, width, Some(front)),
                    PanelColumn::Palette => {
                        (taken, over_palette) = self.show_palette(ui, app, width, Some(front));
                        over_palette
                    }
                };
                edges.push((PanelColumn::Wall, rect));
            }
        }
        let frame = Frame::new().fill(theme::of(ui).canvas);
        CentralPanel::default().frame(frame).show(ui, |ui| {
            self.show_canvas(ui, app);
        });
        for edge in edges {
            let grip = self.columns.show_divider(ui, app, window, edge);
            self.editor.canvas.cover(grip);
        }
        if let Some(taken) = taken {
            self.editor.take_from_palette(ui, app, taken);
        }
        self.editor.follow_drag(ui, app, over_palette);
        self.editor.paint_drag(ui, over_palette);
    }

    /// The stage in a column so wide; above it the `switch` if it takes turns with the palette.
    fn show_stage(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        width: f32,
        switch: Option<PanelColumn>,
    ) -> Rect {
        let frame = Frame::new()
            .fill(theme::of(ui).window)
            .inner_margin(Margin::same(12));
        let panel = Panel::left("stage").exact_size(width).resizable(false);
        let shown = panel.frame(frame).show(ui, |ui| {
            if let Some(front) = switch {
                self.switch(ui, app, front);
            }
            self.show_wall_panel(ui, app);
        });
        shown.response.rect
    }

    /// The palette, as the stage; gives what is taken from it too.
    fn show_palette(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        width: f32,
        switch: Option<PanelColumn>,
    ) -> (Option<Taken>, Rect) {
        let frame = Frame::new()
            .fill(theme::of(ui).palette)
            .inner_margin(Margin::symmetric(10, 4));
        let panel = Panel::left("palette").exact_size(width).resizable(false);
        let shown = panel.frame(frame).show(ui, |ui| {
            if let Some(front) = switch {
                ui.add_space(8.0);
                self.switch(ui, app, front);
            }
            self.editor.show_palette(ui, app)
        });
        (shown.inner, shown.response.rect)
    }

    /// Which of two columns is seen where there is room for one only.
    fn switch(&mut self, ui: &mut Ui, app: &ClickomaniaContext, front: PanelColumn) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            for (column, words) in [
                (PanelColumn::Wall, app.text.msg_switch_stage()),
                (PanelColumn::Palette, app.text.msg_switch_palette()),
            ] {
                if segment(ui, &words, column == front).clicked() {
                    self.columns.bring(column);
                    ui.request_repaint();
                }
            }
        });
    }

    /// The game, and the slots below it.
    fn show_wall_panel(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext) {
        let full = ui.available_rect_before_wrap();
        let slots = Slots::height(full.height());
        let above = full.with_max_y(full.max.y - slots - GAP);
        ui.scope_builder(UiBuilder::new().max_rect(above), |ui| {
            self.wall_panel
                .show(ui, app, self.editor.document.program());
        });
        let below = full.with_min_y(above.max.y + GAP);
        ui.scope_builder(UiBuilder::new().max_rect(below), |ui| {
            self.slots.show(ui, app, self.editor.canvas.block_painter());
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
