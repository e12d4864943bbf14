//! A program as a picture that appears beside what is pointed at.

use super::canvas::view::CanvasView;
use super::canvas::{BlockPainter, CanvasScene};
use super::names;
use crate::window::kit::app_context::AppContext;
use crate::window::kit::theme;
use egui::{
    Area, Frame, Id, Order, Rect, RichText, Role, Sense, Ui, UiKind, Vec2, WidgetInfo, pos2, vec2,
};
use engine::language::Program;
use engine::language::cost::Costs;
use engine::layout::{Advances, Layout, LayoutChange};
use engine::text::Language;
use std::collections::HashMap;

/// Between the picture and what is pointed at, in points.
const AWAY: f32 = 12.0;
/// Around the program, in points.
const PAPER: f32 = 12.0;

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
    /// The share of the window's height that the picture may take.
    pub share: f32,
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
            share,
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
        // On the side with more room, so that it never covers what is pointed at.
        let (left, right) = (near.min.x - screen.min.x, screen.max.x - near.max.x);
        let room = left.max(right) - 2.0 * AWAY - 2.0 * PAPER;
        let most = vec2(room.min(820.0), screen.height() * share);
        let zoom = (most.x / bounds.width().max(1.0)).min(most.y / bounds.height().max(1.0));
        let zoom = zoom.clamp(0.1, 1.0);
        let size = vec2(bounds.width(), bounds.height()) * zoom + Vec2::splat(2.0 * PAPER);
        let layer = Area::new(Id::unique("look into slot"))
            .kind(UiKind::Tooltip)
            .order(Order::Tooltip)
            .interactable(false)
            .constrain_to(screen.shrink(8.0))
            .fixed_pos(pos2(
                if right >= left {
                    near.max.x + AWAY
                } else {
                    near.min.x - AWAY - size.x - 12.0
                },
                near.max.y - size.y - 30.0,
            ));
        layer.show(ui.ctx(), |ui| {
            Frame::popup(ui.style()).fill(theme.canvas).show(ui, |ui| {
                ui.set_max_width(size.x.max(240.0));
                ui.label(RichText::new(title).font(theme::semibold(15.0)));
                let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
                let name = app.text.msg_slot_picture(names::shown(&app.text, program));
                response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
                let pan = Vec2::splat(PAPER) - vec2(bounds.min.x, bounds.min.y) * zoom;
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
