//! A program to look at: painted as on the canvas, with its own scroll, followed by what runs.

use super::difference::Differences;
use super::mark;
use crate::window::clickomania::program::canvas::view::CanvasView;
use crate::window::clickomania::program::canvas::{
    BlockPainter, CanvasScene, Highlight, Marks, value_bubble,
};
use crate::window::kit::app_context::AppContext;
use crate::window::kit::pan_zoom::PanZoom;
use crate::window::kit::theme;
use egui::{Painter, Rect, Role, Sense, StrokeKind, Ui, WidgetInfo, vec2};
use engine::language::cost::Costs;
use engine::language::words::block_name;
use engine::language::{BlockId, Program};
use engine::layout::metrics::{LEAST_LIMIT, WIDTH_LIMIT};
use engine::layout::{Advances, Layout, LayoutChange};
use engine::text::Language;
use std::collections::HashMap;

/// How small and how large a program is at first.
const SMALLEST: f32 = 0.65;
const LARGEST: f32 = 0.9;

/// A program that is looked at.
pub struct Pane {
    /// Where its blocks lie, in this language.
    layout: Option<(Language, Layout)>,
    view: CanvasView,
    /// The step whose block was brought into sight last.
    followed: Option<(u64, BlockId)>,
}

/// What is shown on the blocks.
pub struct PaneMarks<'a> {
    /// The program.
    pub program: &'a Program,
    /// What its blocks cost.
    pub costs: &'a Costs,
    /// What a screen reader says.
    pub name: &'a str,
    /// The differences, and which of the two programs this is; `None` if they are not to be seen.
    pub differences: Option<(&'a Differences, usize)>,
    /// The block that executes.
    pub highlight: Option<Highlight>,
}

impl Pane {
    /// At its beginning.
    pub fn new() -> Pane {
        Pane {
            layout: None,
            view: CanvasView::new(),
            followed: None,
        }
    }

    /// Brings a block into sight, once a step: then one may look elsewhere.
    pub fn follow(&mut self, followed: Option<(u64, BlockId)>) {
        if self.followed == followed {
            return;
        }
        self.followed = followed;
        if let Some((_, block)) = followed {
            self.reveal(block);
        }
    }

    /// Moves so that a block is seen.
    pub fn reveal(&mut self, id: BlockId) {
        let Some((_, layout)) = &self.layout else {
            return;
        };
        if let Some(block) = layout.get(id) {
            // Of a loop its head is enough.
            let mut rect = block.rect;
            rect.max.y = rect.max.y.min(rect.min.y + 60.0);
            rect.max.x = rect.max.x.min(rect.min.x + 200.0);
            self.view.reveal(rect);
        }
    }

    /// Shows the program in all of the room that `ui` has.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        app: &AppContext,
        brush: &mut BlockPainter,
        shown: &PaneMarks<'_>,
    ) {
        let theme = theme::of(ui);
        let rect = ui.max_rect();
        self.lay_out(app, rect, shown);
        let Some((_, layout)) = &self.layout else {
            return;
        };
        let response = ui.interact(rect, ui.scope_id().with("pane"), Sense::click_and_drag());
        response.widget_info(|| WidgetInfo::labeled(Role::Tree, true, shown.name));
        scroll(ui, &response, &mut self.view);
        self.view.keep_in_sight(layout.bounds());

        let painter = ui.painter_at(rect);
        let line = match response.has_focus() {
            true => egui::Stroke::new(2.0, theme.accent),
            false => egui::Stroke::new(1.0, theme.line),
        };
        painter.rect(rect, 8.0, theme.canvas, line, StrokeKind::Inside);
        let painter = ui.painter_at(rect.shrink(2.0));
        let mut marks: HashMap<BlockId, Marks> = HashMap::new();
        if let Some(highlight) = shown.highlight {
            marks.entry(highlight.block).or_default().running = true;
        }
        let scene = CanvasScene {
            program: shown.program,
            layout,
            view: self.view,
            theme,
            marks: &marks,
            hovered: None,
            pale_loose: true,
        };
        brush.scene(&painter, &scene, true);
        self.show_blocks(ui, &painter, app, layout, shown);
        if let Some(highlight) = shown.highlight {
            // Over the marks, which would hide it.
            if let Some(block) = layout.get(highlight.block) {
                mark::paint_running(&painter, theme, &self.view, block);
            }
            value_bubble(&painter, theme, &app.text, &self.view, layout, highlight);
        }
    }

    /// Lays the blocks out in rows that have room in `rect`, in the language of the window.
    fn lay_out(&mut self, app: &AppContext, rect: Rect, shown: &PaneMarks<'_>) {
        let language = app.text.language();
        let fresh = self.layout.is_none();
        self.layout.take_if(|(other, _)| *other != language);
        let room = (rect.width() - 48.0).max(60.0);
        let (_, layout) = self.layout.get_or_insert_with(|| {
            // Broken into rows that have room, rather than small.
            let limit = (room / LARGEST).clamp(LEAST_LIMIT, WIDTH_LIMIT);
            let mut layout = Layout::within(limit);
            let measure = Advances::embedded();
            layout.set_costs(shown.costs);
            layout.update(shown.program, &app.text, &measure, &LayoutChange::All);
            (language, layout)
        });
        self.view.rect = rect;
        if fresh {
            let bounds = layout.bounds();
            self.view.zoom = (room / bounds.width().max(1.0)).clamp(SMALLEST, LARGEST);
            self.view.pan = vec2(14.0, 14.0) - vec2(bounds.min.x, bounds.min.y) * self.view.zoom;
        }
    }

    /// The blocks in sight, for those who do not see them too, with their marks.
    fn show_blocks(
        &self,
        ui: &Ui,
        painter: &Painter,
        app: &AppContext,
        layout: &Layout,
        shown: &PaneMarks<'_>,
    ) {
        let (theme, rect) = (theme::of(ui), self.view.rect);
        let visible = self.view.visible();
        for &id in layout.order() {
            let Some(block) = layout.get(id) else {
                continue;
            };
            if !block.rect.overlaps(&visible) {
                continue;
            }
            let mut name = block_name(shown.program, &app.text, shown.program.block(id));
            if let Some((differences, side)) = shown.differences
                && let Some(&mark) = differences.marks(side).get(&id)
            {
                let at = differences.current().and_then(|change| match side {
                    0 => change.a(),
                    _ => change.b(),
                });
                let current = at == Some(id);
                mark::paint(painter, theme, &self.view, block, (mark, current));
                name = format!("{name}, {}", mark.words(&app.text));
            }
            let place = self.view.rect_to_window(block.rect).intersect(rect);
            let node = ui.interact(place, ui.scope_id().with(id), Sense::hover());
            node.widget_info(|| WidgetInfo::labeled(Role::TreeItem, true, &name));
        }
    }
}

/// The wheel scrolls and zooms, a drag moves, and so do keys while the pane has the keyboard.
fn scroll(ui: &Ui, response: &egui::Response, view: &mut CanvasView) {
    view.scroll_and_zoom(ui, response);
    if response.clicked() {
        response.request_focus();
    }
    if view.drag(response) {
        PanZoom::show_grabbing(ui);
    }
    view.scroll_by_keys(ui, response);
}
