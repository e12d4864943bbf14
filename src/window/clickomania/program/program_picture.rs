//! A program as a picture that appears beside what is pointed at.

use super::canvas::view::CanvasView;
use super::canvas::{BlockPainter, CanvasScene};
use super::names;
use crate::window::kit::app_context::AppContext;
use crate::window::kit::theme;
use egui::{
    Area, Frame, Id, Order, Rect, RichText, Role, Sense, Ui, UiKind, Vec2, WidgetInfo, vec2,
};
use engine::language::Program;
use engine::language::cost::Costs;
use engine::layout::{Advances, Layout, LayoutChange};
use engine::text::Language;
use std::collections::HashMap;

/// The picture, with the places of the blocks of the program that it showed last.
#[derive(Default)]
pub struct ProgramPicture {
    laid_out: Option<(Language, String, Layout)>,
}

/// A program for a picture. Programs with different blocks have different titles.
#[derive(Clone, Copy)]
pub struct ShownProgram<'a> {
    pub program: &'a Program,
    pub costs: &'a Costs,
    pub title: &'a str,
}

impl ProgramPicture {
    /// Shows a program below its title, beside `near`.
    pub fn show(
        &mut self,
        ui: &Ui,
        app: &AppContext,
        shown: &ShownProgram<'_>,
        near: Rect,
        block_painter: &mut BlockPainter,
    ) {
        let ShownProgram {
            program,
            costs,
            title,
        } = *shown;
        let theme = theme::of(ui);
        let language = app.text.language();
        self.laid_out
            .take_if(|(other, of, _)| *other != language || *of != *shown.title);
        let (_, _, layout) = self.laid_out.get_or_insert_with(|| {
            let mut layout = Layout::new();
            layout.set_costs(costs);
            let measure = Advances::embedded();
            layout.update(program, &app.text, &measure, &LayoutChange::All);
            (language, title.to_owned(), layout)
        });
        let bounds = layout.bounds();
        let screen = ui.ctx().content_rect();
        let most = vec2((screen.width() * 0.6).min(820.0), screen.height() - 140.0);
        let zoom = (most.x / bounds.width().max(1.0)).min(most.y / bounds.height().max(1.0));
        let zoom = zoom.clamp(0.1, 1.0);
        let size = vec2(bounds.width(), bounds.height()) * zoom + Vec2::splat(24.0);
        let layer = Area::new(Id::unique("look into slot"))
            .kind(UiKind::Tooltip)
            .order(Order::Tooltip)
            .interactable(false)
            .constrain_to(screen.shrink(8.0))
            .fixed_pos(near.right_bottom() + vec2(12.0 + near.width(), -size.y - 30.0));
        layer.show(ui.ctx(), |ui| {
            Frame::popup(ui.style()).fill(theme.canvas).show(ui, |ui| {
                ui.label(RichText::new(title).font(theme::semibold(15.0)));
                let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
                let name = app.text.msg_slot_picture(names::shown(&app.text, program));
                response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
                let pan = Vec2::splat(12.0) - vec2(bounds.min.x, bounds.min.y) * zoom;
                let view = CanvasView::at(zoom, pan).within(rect);
                let marks = HashMap::new();
                let scene = CanvasScene {
                    program,
                    layout,
                    view,
                    theme,
                    marks: &marks,
                    hovered: None,
                    pale_loose: true,
                };
                block_painter.scene(&ui.painter_at(rect), &scene, true);
            });
        });
    }
}
