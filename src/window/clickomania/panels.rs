//! Lays out the page of the program: stage, palette and canvas, with the lesson, the scores, the sheets and the map.

use super::ClickomaniaMode;
use super::columns::{ColumnLayout, PanelColumn, pass_dividers};
use super::measures::Measures;
use crate::window::clickomania::command::{ClickomaniaContext, PlaybackCommand};
use crate::window::clickomania::controls::{Control, Moment};
use crate::window::clickomania::guide::lesson::CardNews;
use crate::window::clickomania::guide::task_bar::{TaskBarContents, announced};
use crate::window::clickomania::library::command_list::Situation;
use crate::window::clickomania::library::slots::Slots;
use crate::window::clickomania::program::canvas::Overlays;
use crate::window::clickomania::program::canvas::map::RAIL;
use crate::window::clickomania::program::palette::{PaletteForm, Taken};
use crate::window::clickomania::program::status_bar::FootTools;
use crate::window::clickomania::program::{names, status_bar as foot};
use crate::window::clickomania::stage::board::GUTTER;
use crate::window::clickomania::stage::layout::ABOVE_SLOTS;
use crate::window::kit::theme;
use crate::window::kit::widgets::{main_button, segment};
use egui::{
    Area, CentralPanel, Frame, Id, Margin, Order, Panel, Rect, Stroke, StrokeKind, Ui, UiBuilder,
    Vec2, vec2,
};

/// Around the wall column, in points: left of the numbers of rows, right, below, and above; in a small window.
const STAGE_MARGIN: [Margin; 2] = [
    Margin {
        left: 6,
        right: 11,
        top: 16,
        bottom: 8,
    },
    Margin {
        left: 4,
        right: 7,
        top: 12,
        bottom: 8,
    },
];
/// The width of the strip of the palette beside a wide program, in points.
const STRIP: f32 = 44.0;
/// The height of the switch where there is room for one column only, in points.
const SWITCH: f32 = 40.0;

impl ClickomaniaMode {
    /// Shows the game, the palette and the canvas.
    pub(super) fn show_panels(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext) {
        self.editor.follow(ui, app);
        let window = ui.available_width();
        let above = ui.available_rect_before_wrap().min.y;
        let measures = Measures::of(ui.ctx());
        let mut taken = None;
        let mut over_palette = Rect::NOTHING;
        let mut edges = Vec::with_capacity(2);
        let mut floats = None;
        match self.columns.layout(window) {
            ColumnLayout::Both { stage, palette } => {
                let rect = self.show_stage(ui, app, Some(stage), None);
                edges.push((PanelColumn::Wall, rect));
                (taken, over_palette) = self.show_palette(ui, app, Some(palette), None);
                edges.push((PanelColumn::Palette, over_palette));
            }
            ColumnLayout::Wide { stage, palette } => {
                self.show_stage(ui, app, Some(stage), None);
                let strip = Panel::left("strip").exact_size(STRIP).resizable(false);
                let frame = Frame::new().fill(theme::of(ui).palette);
                let room = strip.frame(frame).show(ui, |ui| ui.max_rect()).inner;
                floats = Some(room.with_max_x(room.min.x + palette));
            }
            ColumnLayout::One { front, width } => {
                let rect = match front {
                    PanelColumn::Wall | PanelColumn::Program => {
                        self.show_stage(ui, app, Some(width), Some(front))
                    }
                    PanelColumn::Palette => {
                        (taken, over_palette) =
                            self.show_palette(ui, app, Some(width), Some(front));
                        over_palette
                    }
                };
                edges.push((PanelColumn::Wall, rect));
            }
            ColumnLayout::Single(front) => {
                let frame = Frame::new()
                    .fill(theme::of(ui).window)
                    .inner_margin(Margin::symmetric(8, 0));
                let panel = Panel::top("switch").exact_size(SWITCH).resizable(false);
                panel.frame(frame).show(ui, |ui| {
                    self.show_single_switch(ui, app, front);
                });
                match front {
                    PanelColumn::Wall => {
                        self.show_stage(ui, app, None, None);
                        return;
                    }
                    PanelColumn::Palette => {
                        if let (Some(taken), _) = self.show_palette(ui, app, None, None) {
                            self.editor.take_from_palette(ui, app, taken);
                            self.columns.bring(PanelColumn::Program);
                        }
                        return;
                    }
                    PanelColumn::Program => {}
                }
            }
        }
        let from_text = self.show_lesson(ui, app);
        taken = taken.or(from_text);
        self.show_task_bar(ui, app);
        let tools = FootTools {
            small: measures.small,
            map: self.columns.has_map(),
            wide: self.columns.is_wide(),
            view: self.shows_view_tools || self.columns.is_wide(),
        };
        // Undo and redo come with the costs: the first lesson is without.
        let moment = Moment::of(app);
        if moment.shows(Control::Costs) {
            foot::show(ui, app, &mut self.editor, tools);
        }
        let (sheet, from_sheet) = self.show_drawer(ui, app);
        taken = taken.or(from_sheet);
        self.lay_out_canvas(ui, sheet);
        self.lead_to_new_step(ui, app);
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
        if let Some(room) = floats {
            let from_palette;
            (from_palette, over_palette) = self.show_floating_palette(ui, app, room);
            taken = taken.or(from_palette);
        }
        let left = ui
            .ctx()
            .content_rect()
            .with_max_x(self.editor.canvas.view.rect.min.x);
        let over = left
            .with_min_y(above)
            .with_min_x(over_palette.min.x.min(left.max.x));
        let from_text = self.show_task_text(ui, app, over);
        taken = taken.or(from_text);
        if let Some(taken) = taken {
            self.editor.take_from_palette(ui, app, taken);
        }
        self.editor.show_drag(ui, app, over_palette);
    }

    /// Shows the palette beside a wide program in `room`: its strip, and the blocks while the pointer, the keyboard or the
    /// search are there. Returns the block that was taken from it, and its rectangle.
    fn show_floating_palette(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        room: Rect,
    ) -> (Option<Taken>, Rect) {
        let strip = room.with_max_x(room.min.x + STRIP);
        let id = Id::unique("floating palette");
        let was_open = ui.data(|data| data.get_temp(id)).unwrap_or(false);
        let held = if was_open { room } else { strip };
        let pointed = ui.input(|input| input.pointer.latest_pos());
        let pointed = pointed.is_some_and(|at| held.contains(at)) && !self.editor.is_dragging();
        let open = pointed || self.editor.palette.is_used();
        ui.data_mut(|data| data.insert_temp(id, open));
        if open != was_open {
            ui.request_repaint();
        }
        let place = if open { room } else { strip };
        let theme = theme::of(ui);
        let area = Area::new(id)
            .order(Order::Middle)
            .fixed_pos(place.min)
            .constrain(false);
        let shown = area.show(ui.ctx(), |ui| {
            let frame = Frame::new().fill(theme.palette);
            let frame = if open {
                frame.shadow(ui.visuals().popup_shadow)
            } else {
                frame
            };
            frame.show(ui, |ui| {
                ui.set_min_size(place.size());
                ui.set_max_size(place.size());
                let form = if open {
                    PaletteForm::Drawer
                } else {
                    PaletteForm::Strip
                };
                self.editor.show_palette(ui, app, form)
            })
        });
        self.editor.canvas.cover(place);
        (shown.inner.inner, place)
    }

    /// Shows the stage in a column of this width, or in all the room, with the `switch` above it if it takes turns with the
    /// palette.
    fn show_stage(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        width: Option<f32>,
        switch: Option<PanelColumn>,
    ) -> Rect {
        let small = Measures::of(ui.ctx()).small;
        let frame = Frame::new()
            .fill(theme::of(ui).window)
            .inner_margin(STAGE_MARGIN[usize::from(small)]);
        let content = |ui: &mut Ui| {
            if let Some(front) = switch {
                self.switch(ui, app, front);
                ui.add_space(4.0);
            }
            self.show_wall_panel(ui, app);
            self.celebrate(ui, app);
        };
        let shown = match width {
            Some(width) => Panel::left("stage")
                .exact_size(width)
                .resizable(false)
                .frame(frame)
                .show(ui, content),
            None => CentralPanel::default().frame(frame).show(ui, content),
        };
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

    /// Shows the palette in a column of this width, or in all the room. Returns the block that was taken from it, and its
    /// rectangle.
    fn show_palette(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        width: Option<f32>,
        switch: Option<PanelColumn>,
    ) -> (Option<Taken>, Rect) {
        let frame = Frame::new().fill(theme::of(ui).palette);
        let content = |ui: &mut Ui| {
            if let Some(front) = switch {
                ui.add_space(8.0);
                self.switch(ui, app, front);
            }
            self.editor.show_palette(ui, app, PaletteForm::Column)
        };
        let shown = match width {
            Some(width) => Panel::left("palette")
                .exact_size(width)
                .resizable(false)
                .frame(frame)
                .show(ui, content),
            None => CentralPanel::default().frame(frame).show(ui, content),
        };
        (shown.inner, shown.response.rect)
    }

    /// Shows the switch between stage and palette, where there is room for one only.
    fn switch(&mut self, ui: &mut Ui, app: &ClickomaniaContext, front: PanelColumn) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            self.show_segments(ui, app, front, &[PanelColumn::Wall, PanelColumn::Palette]);
        });
    }

    /// Shows the switch between stage, palette and program, where there is room for one only, and *Gioca*.
    fn show_single_switch(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        front: PanelColumn,
    ) {
        let columns = [
            PanelColumn::Wall,
            PanelColumn::Palette,
            PanelColumn::Program,
        ];
        ui.horizontal_centered(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            self.show_segments(ui, app, front, &columns);
            // On the stage itself it is below the wall.
            if front != PanelColumn::Wall {
                ui.add_space(12.0);
                let words = app.text.msg_stage_play();
                if main_button(ui, &words, vec2(96.0, 32.0)).clicked() {
                    self.columns.bring(PanelColumn::Wall);
                    if !self.wall_panel.is_started() {
                        app.send(PlaybackCommand::Play);
                    }
                }
            }
        });
    }

    fn show_segments(
        &mut self,
        ui: &mut Ui,
        app: &ClickomaniaContext,
        front: PanelColumn,
        columns: &[PanelColumn],
    ) {
        for &column in columns {
            let words = match column {
                PanelColumn::Wall => app.text.msg_switch_stage(),
                PanelColumn::Palette => app.text.msg_switch_palette(),
                PanelColumn::Program => app.text.msg_switch_program(),
            };
            if segment(ui, &words, column == front).clicked() {
                self.columns.bring(column);
                ui.request_repaint();
            }
        }
    }

    /// Shows the card of the open task. Returns a block that was taken from it.
    fn show_lesson(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext) -> Option<Taken> {
        if app.contest() && !app.services.task.is_confined() {
            return None;
        }
        let revision = self.editor.document.revision();
        // The praise stays until the program changes.
        if self.goals.solved().is_some() {
            let known = *self.handled.solved.get_or_insert(revision);
            if known != revision {
                self.goals.dismiss();
            }
        }
        if self.goals.solved().is_none() {
            self.handled.solved = None;
        }
        let news = CardNews {
            announced: announced(app, &self.goals),
            solved: self.goals.solved().copied(),
        };
        let block_painter = self.editor.canvas.block_painter();
        self.lesson.show(ui, app, block_painter, &news)
    }

    /// Shows the text of the open task over the palette while it is open. Returns a block that was taken from it.
    fn show_task_text(
        &mut self,
        ui: &Ui,
        app: &mut ClickomaniaContext,
        palette: Rect,
    ) -> Option<Taken> {
        // The note of a mistake explains it, so it is shown once the mistake is found.
        let (task, progress) = (&app.services.task, &app.services.progress);
        let sought = self.goals.opened_mistake();
        let sought = sought.is_some_and(|number| !progress.found(task.key(), number));
        let note = names::note(&app.text, self.editor.document.program());
        let note = note.filter(|_| !sought && !app.contest());
        let block_painter = self.editor.canvas.block_painter();
        let note = note.as_deref();
        self.lesson.show_text(ui, app, block_painter, note, palette)
    }

    /// Shows the game, and the slots below it.
    fn show_wall_panel(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext) {
        let full = ui.available_rect_before_wrap();
        let (unfolded, folded) = Slots::heights(full.height());
        let plan = (self.wall_panel).layout(app, full.size(), unfolded, folded);
        let document = &self.editor.document;
        let (program, opening) = (document.program(), document.openings());
        let asked = self.lesson.asked_wall(app.services.task.ready().task());
        let asked = asked.filter(|_| !app.contest());
        let builder = UiBuilder::new().max_rect(full);
        let marks = ui.scope_builder(builder, |ui| {
            self.wall_panel.show(ui, app, program, plan, asked.as_ref())
        });
        if let Some(marks) = marks.inner {
            self.lesson.mark(marks);
        }
        if plan.slots <= 0.0 {
            return;
        }
        let height = plan.slots - ABOVE_SLOTS;
        let below = full.with_min_y(full.max.y - height);
        let below = below.with_min_x(full.min.x + GUTTER);
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
        let moment = Moment::of(app);
        if moment.shows(Control::Bin) {
            self.editor.show_bin(ui, app);
        }
        let canvas = &self.editor.canvas;
        let hovered = canvas.hovered().filter(|_| !self.editor.is_dragging());
        self.wall_panel.point(hovered.map(|(block, _)| block));
        self.wall_panel.show_card(ui, app, hovered);
    }

    /// Places the program and the map in the rest of `ui`, before anything of it is painted. `sheet` is the height of the
    /// open sheet below: the program is laid out as if there were none.
    fn lay_out_canvas(&mut self, ui: &Ui, sheet: f32) {
        let room = ui.available_rect_before_wrap();
        let whole = room.with_max_y(room.max.y + sheet);
        let rail = if self.columns.has_map() { RAIL } else { 0.0 };
        // The rows of blocks must not change when the map comes or goes.
        self.editor.lay_out_canvas(room, rail);
        let canvas = &self.editor.canvas;
        if !self.editor.is_dragging() {
            // Blocks on the pointer are missing on the canvas; nothing may jump for that.
            let moment = Moment {
                large: canvas.needs_map(whole),
                ..Moment::default()
            };
            self.shows_map = rail > 0.0 && moment.shows(Control::Map);
            let moment = Moment {
                large: canvas.needs_tools(whole),
                ..Moment::default()
            };
            let tools = moment.shows(Control::Zoom);
            if std::mem::replace(&mut self.shows_view_tools, tools) != tools {
                ui.ctx().request_repaint();
            }
        }
        let rail = if self.shows_map { rail } else { 0.0 };
        let measures = Measures::of(ui.ctx());
        let corner = vec2(measures.side(), measures.above_hat());
        let place = room.with_max_x(room.max.x - rail);
        self.editor.canvas.place(place, corner);
        self.make_room(ui);
    }

    /// Brings the block that a new hint speaks of into sight, and the program back where it was when the sheet closes.
    fn make_room(&mut self, ui: &Ui) {
        let canvas = &mut self.editor.canvas;
        let before = canvas.view.pan;
        let marked = self.drawer.hints.marked();
        let revealed = std::mem::replace(&mut self.handled.hint, marked);
        self.drawer.remember_view(&canvas.view);
        let hinted = marked.filter(|_| marked != revealed);
        let opened = self.drawer.take_opened_verdict();
        let spoken_of = hinted.or_else(|| canvas.chosen().filter(|_| opened));
        if let Some(block) = spoken_of {
            canvas.reveal(block);
            self.drawer.moved_to(canvas.view.pan);
        }
        self.drawer.bring_back(&mut canvas.view);
        if canvas.view.pan != before {
            ui.ctx().request_repaint();
        }
    }

    /// Brings the place that a new step is about into sight, once, when the person rests.
    fn lead_to_new_step(&mut self, ui: &Ui, app: &ClickomaniaContext) {
        let acts = self.editor.takes_keys() || ui.input(|input| input.pointer.any_down());
        let busy = self.wall_panel.playback().is_running() || self.drawer.sheet().is_some();
        if acts || busy {
            return;
        }
        let ready = app.services.task.ready();
        let program = self.editor.document.program();
        if let Some(place) = self.lesson.take_new_place(ready.task(), program) {
            self.editor.canvas.glide_to_place(place, app);
            ui.ctx().request_repaint();
        }
    }

    /// Shows the scores and the goals above the program.
    fn show_task_bar(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext) {
        let task = &app.services.task;
        let lesson = task.is_lesson(app.contest());
        let shown = TaskBarContents {
            calm: lesson && (self.lesson.is_calm() || self.wall_panel.last_is_right()),
            all_scores: task.has_all_scores(),
            moment: Moment::of(app),
            document: &mut self.editor.document,
            verdict: &self.verdict,
            goals: &mut self.goals,
            sheet: self.drawer.sheet(),
        };
        shown.show(ui, app);
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
            folded: !self.lesson.reads(),
            written: self.writing.has_draft(),
        };
        self.commands.show(ui, app, &situation);
    }
}
