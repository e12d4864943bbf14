//! The program as it is shown, with what floats over it.

use super::drag::{Begun, around};
use super::focus_targets::FocusTarget;
use super::notes::NotesOf;
use super::scene::{CanvasScene, Overlays};
use super::tooltips::value_bubble;
use super::{Canvas, accessibility, tooltips};
use crate::window::clickomania::command::ClickomaniaContext;
use crate::window::clickomania::program::document::Document;
use crate::window::kit::theme;
use egui::{Painter, Response, Sense, Ui};
use engine::language::Program;
use engine::layout::Hit;

impl Canvas {
    /// Shows the program where it was [placed](Self::place): in all of the room that `ui` has.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        document: &mut Document,
        overlays: &Overlays<'_>,
    ) -> Option<Begun> {
        let theme = theme::of(ui);
        let rect = ui.max_rect();
        self.view.rect = rect;
        let response = ui.interact(rect, accessibility::canvas_id(), Sense::click_and_drag());
        response.widget_info(|| {
            let name = app.text.msg_canvas_name();
            egui::WidgetInfo::labeled(egui::Role::Tree, true, name)
        });
        let painter = ui.painter_at(rect);
        painter.rect_filled(rect, 0.0, theme.canvas);
        self.glide(ui);
        self.scroll(ui, &response);
        self.dots(&painter, theme);
        let hit = self.pointed_at(ui, &response, document.program(), overlays);
        let begun = self.press(ui, &response, document.program(), app, hit);
        self.covers.clear();
        self.paint(ui, app, (&painter, hit), document, overlays);
        self.show_to_readers(ui, app, document, overlays);
        self.show_focus(ui, &painter, theme);
        let hit = hit.filter(|_| overlays.drag.is_none());
        let open = self.changes_field();
        self.show_notes(ui, app, document, (&response, hit));
        self.show_field(ui, app, around(overlays.drag, document.program()));
        // Who came by keys goes on with keys.
        self.focus_soon |= open && !self.changes_field() && self.with_keys;
        if overlays.drag.is_none() {
            self.show_menu(ui, app, &response, document, &overlays.run_marks);
        }
        begun
    }

    /// What is under the pointer, if it may do something there.
    fn pointed_at(
        &mut self,
        ui: &Ui,
        response: &Response,
        program: &Program,
        overlays: &Overlays<'_>,
    ) -> Option<Hit> {
        let pointer = response.hover_pos();
        self.pointer = pointer.map(|at| self.view.to_layout(at));
        let pointer = pointer.filter(|&at| overlays.drag.is_none() && !self.covered(Some(at)));
        let hit = pointer.and_then(|at| self.hit(program, at));
        let hovered = hit.map(|hit| hit.block);
        if self.hovered != hovered {
            // The wall shows what is pointed at here, and was painted already.
            self.hovered = hovered;
            ui.ctx().request_repaint();
        }
        hit
    }

    /// Paints the blocks, and what marks them.
    fn paint(
        &mut self,
        ui: &Ui,
        app: &ClickomaniaContext,
        (painter, hit): (&Painter, Option<Hit>),
        document: &mut Document,
        overlays: &Overlays<'_>,
    ) {
        let theme = theme::of(ui);
        let marks = self.marks(document, overlays);
        let hovered = hit.and_then(|hit| Some((hit.block, hit.part?)));
        let scene = CanvasScene {
            program: around(overlays.drag, document.program()),
            layout: &self.layout,
            view: self.view,
            theme,
            marks: &marks,
            hovered,
            pale_loose: true,
        };
        let shifts = self.motion.shifts(ui);
        self.block_painter.shift(shifts);
        self.block_painter.scene(painter, &scene, true);
        self.paint_frame(ui, painter, theme);
        if let Some(drag) = overlays.drag {
            drag.paint_preview(painter, &mut self.block_painter, (&self.view, theme));
        }
        if let Some(highlight) = overlays.highlight {
            let place = (&self.view, &self.layout);
            value_bubble(painter, theme, &app.text, place, highlight);
        }
    }

    /// The program for those who do not see it.
    fn show_to_readers(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        document: &mut Document,
        overlays: &Overlays<'_>,
    ) {
        let at = self.focus_target.and_then(FocusTarget::block);
        let notes = accessibility::Notes {
            problems: at.map_or(Vec::new(), |at| {
                tooltips::problems_of(document, &app.text, at)
            }),
            highlight: overlays.highlight,
        };
        let program = around(overlays.drag, document.program());
        let shown = (program, &self.layout, &self.view);
        if let Some(wanted) = accessibility::show(ui, app, shown, self.focus_target, &notes) {
            self.answer(ui, app, program, wanted);
        }
    }

    /// The comments beside the blocks, and what is told of the block under the pointer.
    fn show_notes(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        document: &mut Document,
        (response, hit): (&Response, Option<Hit>),
    ) {
        let shift = |id| self.motion.now.get(&id).copied().unwrap_or_default();
        let noted = NotesOf {
            program: document.program(),
            layout: &self.layout,
            laid: self.laid,
            view: &self.view,
            shift: &shift,
        };
        if let Some(place) = self.notes.show(ui, app, &noted) {
            self.reveal_rect(place);
        }
        self.covers.extend(self.notes.written_at(&self.view));
        let noted = hit.is_some_and(|hit| self.notes.is_seen(hit.block, &self.view));
        let laid = (&mut *document, &self.layout, &self.view);
        tooltips::show(ui, response, app, laid, (hit, noted));
    }

    /// The field that is open.
    fn show_field(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext, program: &Program) {
        let next = self.fields.show(ui, app, program, &self.layout, &self.view);
        if let Some(next) = next {
            self.selection.set(next.block());
            self.focus_target = Some(next);
            if let Some(rect) = next.rect(&self.layout) {
                self.reveal_rect(rect);
            }
        }
        let draft = self.fields.draft();
        if self.layout.draft() != draft.as_ref() {
            // The outline grows with what was typed; next to it all is in its place from the next frame on.
            self.layout
                .set_draft(program, &app.text, &self.measure, draft);
            self.laid += 1;
            ui.ctx().request_repaint();
        }
    }
}
