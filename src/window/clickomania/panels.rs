//! Where things are: the stage, the palette and the canvas beside each other.

use super::ClickomaniaMode;
use super::columns::{ColumnLayout, PanelColumn};
use crate::window::clickomania::command::ClickomaniaContext;
use crate::window::clickomania::guide::band::{BandContents, BandSize};
use crate::window::clickomania::guide::lesson::solved::SolvedAnswer;
use crate::window::clickomania::guide::lesson::{items, solved};
use crate::window::clickomania::library::command_list::Situation;
use crate::window::clickomania::library::slots::Slots;
use crate::window::clickomania::program::canvas::Overlays;
use crate::window::clickomania::program::canvas::map::RAIL;
use crate::window::clickomania::program::palette::Taken;
use crate::window::clickomania::program::{empty_canvas, names, status_bar as foot};
use crate::window::kit::theme;
use crate::window::kit::widgets::segment;
use egui::{CentralPanel, Frame, Id, Margin, Panel, Rect, Stroke, StrokeKind, Ui, UiBuilder, Vec2};

impl ClickomaniaMode {
    /// Shows the game, the palette and the canvas.
    pub(super) fn show_panels(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext) {
        self.editor.follow(ui, app);
        let window = ui.available_width();
        let size = BandSize::of(ui.available_size());
        let mut taken = None;
        let mut over_palette = Rect::NOTHING;
        let mut edges = Vec::with_capacity(2);
        match self.columns.standing(window) {
            ColumnLayout::Both { stage, palette } => {
                let rect = self.show_stage(ui, app, stage, None);
                edges.push((PanelColumn::Wall, rect));
                self.show_band(ui, app, size);
                (taken, over_palette) = self.show_palette(ui, app, palette, None);
                edges.push((PanelColumn::Palette, over_palette));
            }
            ColumnLayout::One { front, width } => {
                self.show_band(ui, app, size);
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
        let (small, map) = (size.narrow || size.low, self.columns.has_map());
        foot::show(ui, app, &mut self.editor, small, map);
        let from_text = self.show_lesson(ui, app);
        taken = taken.or(from_text);
        self.show_drawer(ui, app, window);
        self.lay_out_canvas(ui);
        self.show_map(ui, app);
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
            self.celebrate(ui, app);
        });
        shown.response.rect
    }

    /// What was just reached is seen around the wall too.
    fn celebrate(&mut self, ui: &Ui, app: &ClickomaniaContext) {
        let Some((_, strength)) = self.goals.celebration(ui, app.reduced_motion()) else {
            return;
        };
        let Some(wall) = ui.ctx().read_response(Id::unique("wall's menu")) else {
            return;
        };
        let side = wall.rect.size().min_elem();
        let wall = Rect::from_center_size(wall.rect.center(), Vec2::splat(side));
        let ring = Stroke::new(4.0, theme::of(ui).go.gamma_multiply(strength));
        ui.painter()
            .rect_stroke(wall, 8.0, ring, StrokeKind::Outside);
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
            .inner_margin(Margin {
                left: 6,
                right: 2,
                top: 4,
                bottom: 4,
            });
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

    /// What the open task says, or what was just reached; gives what is taken from it.
    fn show_lesson(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext) -> Option<Taken> {
        if app.contest() {
            let tasks = app.services.task.is_confined();
            let block_painter = self.editor.canvas.block_painter();
            // The text of the task, and nothing else.
            return tasks.then(|| self.lesson.show(ui, app, block_painter, None))?;
        }
        let document = &self.editor.document;
        if let Some(solved) = self.goals.solved().copied()
            && !app.services.task.is_free()
        {
            let now = ui.input(|input| input.time);
            let begun = self.lesson.solved_since(document.revision(), now);
            let goes_on = self.lesson.done() < items(app.services.task.task()).len();
            let answer = begun.map(|begun| solved::show(ui, app, &solved, begun, goes_on));
            if answer != Some(SolvedAnswer::Stays) {
                self.goals.dismiss();
                self.lesson.solved_is_over();
                ui.ctx().request_repaint();
            }
            return None;
        }
        self.lesson.solved_is_over();
        // What is told of a mistake is the reason: it comes when the mistake is found.
        let (task, progress) = (&app.services.task, &app.services.progress);
        let sought = self.goals.mends_mistake();
        let sought = sought.is_some_and(|number| !progress.found(task.key(), number));
        let note = names::note(&app.text, document.program()).filter(|_| !sought);
        let block_painter = self.editor.canvas.block_painter();
        self.lesson.show(ui, app, block_painter, note)
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
            hinted: self.drawer.hints.marked(),
            drag: None,
            run_marks: self.wall_panel.playback().run_marks(),
            found: &[],
        };
        let begun = self.editor.show_canvas(ui, app, overlays);
        empty_canvas::show(ui, &app.text, &self.editor);
        let canvas = &self.editor.canvas;
        let hovered = canvas.hovered().filter(|_| !self.editor.is_dragging());
        self.wall_panel.point(hovered.map(|(block, _)| block));
        self.wall_panel.show_card(ui, app, hovered);
        if let Some(begun) = begun {
            self.editor.take_from_canvas(ui, app, begun);
        }
    }

    /// Says where the program stands in what is left of `ui`, and whether there is a map beside it: before anything of it is
    /// painted, so that a drawer that opens has its place in the same frame.
    fn lay_out_canvas(&mut self, ui: &Ui) {
        let room = ui.available_rect_before_wrap();
        let rail = if self.columns.has_map() { RAIL } else { 0.0 };
        // A map that comes and goes, because a drawer opens or the program grows, breaks no block into other rows.
        self.editor.lay_out_canvas(room, rail);
        if !self.editor.is_dragging() {
            // What hangs on the pointer is missing on the canvas: nothing jumps for that.
            self.mapped = rail > 0.0 && self.editor.canvas.needs_map();
        }
        let rail = if self.mapped { rail } else { 0.0 };
        self.editor.canvas.place(room.with_max_x(room.max.x - rail));
        self.make_room(ui);
    }

    /// The program makes room for the drawer; the block that a hint is about is brought into sight once.
    fn make_room(&mut self, ui: &Ui) {
        let canvas = &mut self.editor.canvas;
        let edge = canvas.right_edge();
        let before = canvas.view.pan;
        let window = ui.ctx().content_rect().width();
        self.drawer.make_room(&mut canvas.view, edge, window);
        let marked = self.drawer.hints.marked();
        let told = std::mem::replace(&mut self.hinted, marked);
        if let Some(block) = marked.filter(|_| marked != told) {
            canvas.reveal(block);
            self.drawer.moved_to(canvas.view.pan);
        }
        if canvas.view.pan != before {
            ui.ctx().request_repaint();
        }
    }

    /// The band above palette and canvas.
    fn show_band(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext, size: BandSize) {
        let shown = BandContents {
            folded: self.lesson.is_folded(),
            document: &mut self.editor.document,
            verdict: &self.verdict,
            goals: &mut self.goals,
            sheet: self.drawer.sheet(),
        };
        self.band.show(ui, app, size, shown);
    }

    /// The map at the right of the canvas, unless it was put away or all is seen anyway.
    fn show_map(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext) {
        if !self.mapped {
            return;
        }
        let running = self.wall_panel.playback().highlight();
        let running = running.map(|highlight| highlight.block);
        let frame = Frame::new().fill(theme::of(ui).window);
        let panel = Panel::right("map").exact_size(RAIL).resizable(false);
        panel.frame(frame).show(ui, |ui| {
            let room = ui.max_rect().shrink(4.0);
            self.editor.show_map(ui, app, (running, room));
        });
    }

    /// Shows the questions and lists that are open.
    pub(super) fn show_dialogs(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext) {
        self.editor.show_dialogs(ui, app);
        let program = self.editor.document.program();
        self.wall_panel.show_questions(ui, app, program);
        self.files.show(ui, app);
        self.contest.show(ui, app);
        self.wall_panel.show_walls(ui, app);
        let situation = Situation {
            program,
            chosen: self.editor.canvas.chosen(),
            started: self.wall_panel.is_started(),
            folded: self.lesson.is_folded(),
            written: self.writing.has_draft(),
        };
        self.commands.show(ui, app, &situation);
    }
}
