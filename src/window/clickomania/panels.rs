//! Lays out the page of the program: stage, palette and canvas, with the band, the lesson, the drawer and the map.

use super::ClickomaniaMode;
use super::columns::{ColumnLayout, PanelColumn, pass_dividers};
use crate::window::clickomania::command::ClickomaniaContext;
use crate::window::clickomania::controls::{Control, Moment};
use crate::window::clickomania::guide::lesson::solved;
use crate::window::clickomania::guide::task_bar::{TaskBarContents, TaskBarSize};
use crate::window::clickomania::library::command_list::Situation;
use crate::window::clickomania::library::slots::Slots;
use crate::window::clickomania::program::canvas::Overlays;
use crate::window::clickomania::program::canvas::map::RAIL;
use crate::window::clickomania::program::palette::Taken;
use crate::window::clickomania::program::{names, status_bar as foot};
use crate::window::kit::theme;
use crate::window::kit::widgets::segment;
use egui::{CentralPanel, Frame, Id, Margin, Panel, Rect, Stroke, StrokeKind, Ui, UiBuilder, Vec2};

impl ClickomaniaMode {
    /// Shows the game, the palette and the canvas.
    pub(super) fn show_panels(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext) {
        self.editor.follow(ui, app);
        let window = ui.available_width();
        let size = TaskBarSize::of(ui.available_size());
        let mut taken = None;
        let mut over_palette = Rect::NOTHING;
        let mut edges = Vec::with_capacity(2);
        match self.columns.layout(window) {
            ColumnLayout::Both { stage, palette } => {
                let rect = self.show_stage(ui, app, stage, None);
                edges.push((PanelColumn::Wall, rect));
                self.show_task_bar(ui, app, size);
                (taken, over_palette) = self.show_palette(ui, app, palette, None);
                edges.push((PanelColumn::Palette, over_palette));
            }
            ColumnLayout::One { front, width } => {
                self.show_task_bar(ui, app, size);
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
        if let Some(&(last, _)) = edges.last()
            && self.editor.canvas.is_focused(ui)
        {
            pass_dividers(ui, last);
        }
        let frame = Frame::new().fill(theme::of(ui).canvas);
        CentralPanel::default().frame(frame).show(ui, |ui| {
            self.show_canvas(ui, app);
        });
        for (column, rect) in edges {
            let grip = self.columns.show_divider(ui, app, window, column, rect);
            self.editor.canvas.cover(grip);
        }
        if let Some(taken) = taken {
            self.editor.take_from_palette(ui, app, taken);
        }
        self.editor.show_drag(ui, app, over_palette);
    }

    /// Shows the stage in a column of this width, with the `switch` above it if it takes turns with the palette.
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

    /// Paints a ring around the wall when a goal was just reached.
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

    /// Shows the palette in a column of this width. Returns the block that was taken from it, and its rectangle.
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

    /// Shows the switch between stage and palette, where there is room for one only.
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

    /// Shows the text of the open task, or the goal that was just reached. Returns a block that was taken from it.
    fn show_lesson(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext) -> Option<Taken> {
        if app.contest() {
            let tasks = app.services.task.is_confined();
            let block_painter = self.editor.canvas.block_painter();
            // Only the text of the task.
            return tasks.then(|| self.lesson.show(ui, app, block_painter, None))?;
        }
        let document = &self.editor.document;
        if let Some(solved) = self.goals.solved().copied()
            && !app.services.task.is_free()
        {
            let now = ui.input(|input| input.time);
            let begun = self.lesson.solved_since(document.revision(), now);
            let goes_on = self.lesson.done() < app.services.task.task().items().len();
            let stays = begun.is_some_and(|begun| !solved::show(ui, app, &solved, begun, goes_on));
            if !stays {
                self.goals.dismiss();
                self.lesson.forget_solved();
                ui.ctx().request_repaint();
            }
            return None;
        }
        self.lesson.forget_solved();
        // The note of a mistake explains it, so it is shown once the mistake is found.
        let (task, progress) = (&app.services.task, &app.services.progress);
        let sought = self.goals.opened_mistake();
        let sought = sought.is_some_and(|number| !progress.found(task.key(), number));
        let note = names::note(&app.text, document.program()).filter(|_| !sought);
        let block_painter = self.editor.canvas.block_painter();
        self.lesson.show(ui, app, block_painter, note)
    }

    /// Shows the game, and the slots below it.
    fn show_wall_panel(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext) {
        let full = ui.available_rect_before_wrap();
        let (unfolded, folded) = Slots::heights(full.height());
        let plan = self.wall_panel.layout(full.size(), unfolded, folded);
        let document = &self.editor.document;
        let (program, opening) = (document.program(), document.openings());
        ui.scope_builder(UiBuilder::new().max_rect(full), |ui| {
            self.wall_panel.show(ui, app, program, plan);
        });
        let moment = Moment {
            controls: app.services.task.task().controls,
            ..Moment::default()
        };
        if !moment.shows(Control::Slots) {
            return;
        }
        let below = full.with_min_y(full.max.y - plan.slots);
        ui.scope_builder(UiBuilder::new().max_rect(below), |ui| {
            self.slots
                .show(ui, app, opening, self.editor.canvas.block_painter());
        });
    }

    /// Shows the canvas with its overlays.
    fn show_canvas(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext) {
        let followed = self.wall_panel.playback().followed();
        if self.handled.step != followed {
            self.handled.step = followed;
            // Once, so that a person can scroll away.
            if let Some((_, block)) = followed.filter(|_| !self.editor.is_dragging()) {
                self.editor.canvas.reveal(block);
            }
        }
        let overlays = Overlays {
            highlight: self.wall_panel.playback().highlight(),
            failed: self.wall_panel.failed(),
            hinted: self.drawer.hints.marked(),
            run_marks: self.wall_panel.playback().run_marks(),
        };
        self.editor.show_canvas(ui, app, &overlays);
        let canvas = &self.editor.canvas;
        let hovered = canvas.hovered().filter(|_| !self.editor.is_dragging());
        self.wall_panel.point(hovered.map(|(block, _)| block));
        self.wall_panel.show_card(ui, app, hovered);
    }

    /// Places the program and the map in the rest of `ui`, before anything of it is
    /// painted, so that a drawer that opens has its place in the same frame.
    fn lay_out_canvas(&mut self, ui: &Ui) {
        let room = ui.available_rect_before_wrap();
        let rail = if self.columns.has_map() { RAIL } else { 0.0 };
        // The rows of blocks must not change when the map comes or goes.
        self.editor.lay_out_canvas(room, rail);
        if !self.editor.is_dragging() {
            // Blocks on the pointer are missing on the canvas; nothing may jump for that.
            let moment = Moment {
                large: self.editor.canvas.needs_map(),
                ..Moment::default()
            };
            self.shows_map = rail > 0.0 && moment.shows(Control::Map);
        }
        let rail = if self.shows_map { rail } else { 0.0 };
        self.editor.canvas.place(room.with_max_x(room.max.x - rail));
        self.make_room(ui);
    }

    /// Moves the program aside for the drawer, and brings the block of a new hint into sight.
    fn make_room(&mut self, ui: &Ui) {
        let canvas = &mut self.editor.canvas;
        let edge = canvas.right_edge();
        let before = canvas.view.pan;
        let window = ui.ctx().content_rect().width();
        self.drawer.make_room(&mut canvas.view, edge, window);
        let marked = self.drawer.hints.marked();
        let revealed = std::mem::replace(&mut self.handled.hint, marked);
        if let Some(block) = marked.filter(|_| marked != revealed) {
            canvas.reveal(block);
            self.drawer.moved_to(canvas.view.pan);
        }
        if canvas.view.pan != before {
            ui.ctx().request_repaint();
        }
    }

    /// Shows the band above palette and canvas.
    fn show_task_bar(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext, size: TaskBarSize) {
        let shown = TaskBarContents {
            folded: self.lesson.is_folded(),
            document: &mut self.editor.document,
            verdict: &self.verdict,
            goals: &mut self.goals,
            sheet: self.drawer.sheet(),
        };
        self.task_bar.show(ui, app, size, shown);
    }

    /// Shows the map at the right of the canvas, unless it was put away or everything is in sight.
    fn show_map(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext) {
        if !self.shows_map {
            return;
        }
        let running = self.wall_panel.playback().highlight();
        let running = running.map(|highlight| highlight.block);
        let frame = Frame::new().fill(theme::of(ui).window);
        let panel = Panel::right("map").exact_size(RAIL).resizable(false);
        panel.frame(frame).show(ui, |ui| {
            let room = ui.max_rect().shrink(4.0);
            self.editor.show_map(ui, app, running, room);
        });
    }

    /// Shows the dialogs that are open.
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
