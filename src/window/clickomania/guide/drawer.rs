//! The drawer at the foot of the canvas, with one sheet at a time: it rises over the program, which stays as it is.

use super::goals::GoalSheet;
use super::hints::Hints;
use super::verdict::page;
use super::verdict::sign::VerdictSummary;
use crate::window::clickomania::ClickomaniaMode;
use crate::window::clickomania::command::{
    ClickomaniaCommand, ClickomaniaContext, ComparisonCommand,
};
use crate::window::clickomania::compare::costs::{self, Priced};
use crate::window::clickomania::measures::Measures;
use crate::window::clickomania::program::canvas::view::CanvasView;
use crate::window::clickomania::program::document::Document;
use crate::window::clickomania::program::palette::Taken;
use crate::window::kit::app_context::AppContext;
use crate::window::kit::icons::Icon;
use crate::window::kit::theme::Theme;
use crate::window::kit::widgets::{IconButton, beginning_large};
use crate::window::kit::{icons, theme};
use egui::{
    Align, Color32, CornerRadius, Frame, Id, Label, Layout, Margin, Panel, Rect, RichText,
    ScrollArea, Sense, Stroke, StrokeKind, Ui, Vec2, vec2,
};

/// The heights of a hint, a verdict or costs, and the goals; in a small window.
const HEIGHTS: [[f32; 3]; 2] = [[288.0, 228.0, 472.0], [232.0, 210.0, 320.0]];
/// In a lower window the goals are lower too, in points.
const LOWER: f32 = 840.0;
const LOWER_GOALS: f32 = 400.0;
/// As much of the program stays in sight, in points.
const PROGRAM: f32 = 72.0;
/// The rise of a sheet, in seconds.
const RISE: f32 = 0.16;
/// The radius of the upper corners.
const RADIUS: u8 = 16;

/// A sheet of the drawer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DrawerSheet {
    Verdict,
    /// The cost by phases and blocks.
    Costs,
    Hint,
    /// The goals with their solutions, and the chosen goal.
    Goals(Option<u64>),
}

/// The title of a sheet.
struct SheetTitle {
    icon: Icon,
    ink: Color32,
    words: String,
}

impl SheetTitle {
    fn show(&self, ui: &mut Ui, size: f32) {
        let (rect, _) = ui.allocate_exact_size(vec2(18.0, 24.0), Sense::hover());
        let icon = Rect::from_center_size(rect.center(), vec2(16.0, 16.0));
        (self.icon)(ui.painter(), icon, self.ink);
        let words = RichText::new(&self.words)
            .font(theme::semibold(size))
            .color(self.ink);
        ui.add(Label::new(words).truncate());
    }
}

/// The drawer.
#[derive(Default)]
pub struct Drawer {
    sheet: Option<DrawerSheet>,
    /// The sheet of hints; closed while another sheet is open.
    pub hints: Hints,
    /// True if the sheet was just opened: until its contents are shown, and until the program made room for it.
    fresh: bool,
    opened: bool,
    aside: Option<ViewAside>,
}

/// The position of the program before the window moved it to show the block that a sheet speaks of.
#[derive(Clone, Copy)]
struct ViewAside {
    /// The pan before.
    before: Vec2,
    /// The pan since, unless somebody moves the program.
    now: Vec2,
    zoom: f32,
}

impl Drawer {
    /// The open sheet. The sheet of hints closes when the hints do.
    pub fn sheet(&self) -> Option<DrawerSheet> {
        self.sheet
            .filter(|&sheet| sheet != DrawerSheet::Hint || self.hints.is_open())
    }

    /// Opens a sheet.
    pub fn open(&mut self, sheet: DrawerSheet) {
        self.fresh = self.sheet() != Some(sheet);
        self.sheet = Some(sheet);
        self.opened = self.fresh;
        if sheet != DrawerSheet::Hint {
            self.hints.close();
        }
    }

    /// Opens a sheet, or closes it if it is open.
    pub fn toggle(&mut self, sheet: DrawerSheet) {
        if self.sheet() == Some(sheet) {
            self.close();
        } else {
            self.open(sheet);
        }
    }

    pub fn close(&mut self) {
        self.sheet = None;
        self.hints.close();
    }

    /// The height of a sheet in a canvas column with this much room.
    fn height(sheet: DrawerSheet, measures: Measures, window: f32, room: f32) -> f32 {
        let [hint, verdict, goals] = HEIGHTS[usize::from(measures.small)];
        let height = match sheet {
            DrawerSheet::Hint => hint,
            DrawerSheet::Verdict | DrawerSheet::Costs => verdict,
            DrawerSheet::Goals(_) if window < LOWER => goals.min(LOWER_GOALS),
            DrawerSheet::Goals(_) => goals,
        };
        height.min(room - PROGRAM).max(room * 0.5)
    }

    /// The title of the sheet, and the button that closes it.
    fn show_head(&mut self, ui: &mut Ui, app: &AppContext, title: &SheetTitle) {
        ui.horizontal(|ui| {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let name = match self.sheet {
                    Some(DrawerSheet::Verdict) => app.text.msg_judging_close(),
                    Some(DrawerSheet::Hint) => app.text.msg_hinting_close(),
                    _ => app.text.msg_drawer_close(),
                };
                let close = IconButton::new(icons::cross, &name).size(28.0).show(ui);
                if close.clicked() {
                    self.close();
                    ui.ctx().request_repaint();
                }
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    title.show(ui, 15.0)
                });
            });
        });
    }

    /// True if the verdict was opened since the last call: it speaks of the chosen block.
    pub fn take_opened_verdict(&mut self) -> bool {
        std::mem::take(&mut self.opened) && self.sheet() == Some(DrawerSheet::Verdict)
    }

    /// Notes where the program is when a sheet opens.
    pub fn remember_view(&mut self, view: &CanvasView) {
        if self.sheet().is_some() && self.aside.is_none() {
            self.aside = Some(ViewAside {
                before: view.pan,
                now: view.pan,
                zoom: view.zoom,
            });
        }
    }

    /// Notes that the window itself moved the program, to reveal a block.
    pub fn moved_to(&mut self, pan: Vec2) {
        if let Some(aside) = &mut self.aside {
            aside.now = pan;
        }
    }

    /// Moves the program back where it was when the sheet closes, unless somebody moved it since.
    pub fn bring_back(&mut self, view: &mut CanvasView) {
        if self.sheet().is_some() {
            return;
        }
        if let Some(aside) = self.aside.take()
            && view.pan == aside.now
            && view.zoom == aside.zoom
        {
            view.pan = aside.before;
        }
    }
}

impl ClickomaniaMode {
    /// Shows the open sheet at the foot of the canvas column; returns its height, and the block that is dragged out of it.
    pub fn show_drawer(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
    ) -> (f32, Option<Taken>) {
        let Some(sheet) = self.drawer.sheet() else {
            return (0.0, None);
        };
        let theme = theme::of(ui);
        let title = self.title_of(sheet, app, theme);
        let measures = Measures::of(ui.ctx());
        let window = ui.ctx().content_rect().height();
        let height = Drawer::height(sheet, measures, window, ui.available_height());
        let side = measures.side() as i8;
        let frame = Frame::new().inner_margin(Margin {
            left: side,
            right: side,
            top: 14,
            bottom: 8,
        });
        let panel = Panel::bottom("drawer").exact_size(height).resizable(false);
        let panel = panel.show_separator_line(false);
        let shown = panel.frame(frame.fill(theme.canvas)).show(ui, |ui| {
            // It rises over the program: only the paint moves, the places of buttons are those of the end.
            let id = Id::unique("sheet rises").with(std::mem::discriminant(&sheet));
            let share = if app.reduced_motion() {
                1.0
            } else {
                if self.drawer.fresh {
                    ui.ctx().animate_bool_with_time(id, false, 0.0);
                }
                ui.ctx().animate_bool_with_time(id, true, RISE)
            };
            let left = 1.0 - share;
            let place = ui.max_rect() + frame.inner_margin;
            let place = place.with_min_y(place.min.y + height * left * left);
            let corners = CornerRadius {
                nw: RADIUS,
                ne: RADIUS,
                ..CornerRadius::ZERO
            };
            let painter = ui.painter().with_clip_rect(place.expand(12.0));
            painter.add(ui.visuals().popup_shadow.as_shape(place, corners));
            painter.rect(
                place,
                corners,
                theme.window,
                Stroke::new(1.0, theme.line),
                StrokeKind::Inside,
            );
            ui.shrink_clip_rect(place);
            self.drawer.show_head(ui, app, &title);
            ui.add_space(4.0);
            self.show_sheet(ui, app, sheet)
        });
        (height, shown.inner)
    }

    fn title_of(&self, sheet: DrawerSheet, app: &ClickomaniaContext, theme: &Theme) -> SheetTitle {
        let text = app.text;
        let plain = |icon, words| SheetTitle {
            icon,
            ink: theme.text,
            words,
        };
        match sheet {
            DrawerSheet::Verdict => {
                let summary = VerdictSummary::of(&self.verdict, app, theme);
                SheetTitle {
                    icon: summary.icon,
                    ink: summary.ink,
                    words: if summary.short.is_empty() {
                        text.msg_judging_tip()
                    } else {
                        beginning_large(&summary.short)
                    },
                }
            }
            DrawerSheet::Costs => plain(icons::heat, text.msg_cost()),
            DrawerSheet::Hint => plain(icons::bulb, text.msg_menu_hint()),
            DrawerSheet::Goals(_) if app.services.task.is_free() => {
                plain(icons::ladder, text.msg_ladder_title())
            }
            DrawerSheet::Goals(_) => plain(icons::ladder, text.msg_goals_title()),
        }
    }

    /// Shows a sheet in all the room of `ui`. Returns the block that is dragged out of it.
    fn show_sheet(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        sheet: DrawerSheet,
    ) -> Option<Taken> {
        let fresh = std::mem::take(&mut self.drawer.fresh);
        if sheet == DrawerSheet::Hint {
            // Only its picture scrolls, its buttons stay.
            let block_painter = self.editor.canvas.block_painter();
            let program = self.editor.document.program();
            return self.drawer.hints.show(ui, app, program, block_painter);
        }
        let area = ScrollArea::vertical()
            .id_salt(std::mem::discriminant(&sheet))
            .auto_shrink(false);
        area.show(ui, |ui| {
            // Room for the scroll bar.
            ui.set_max_width(ui.available_width() - 8.0);
            let document = &mut self.editor.document;
            match sheet {
                DrawerSheet::Verdict => page::show(&mut self.verdict, ui, app, document),
                DrawerSheet::Costs => show_costs(ui, app, document),
                DrawerSheet::Hint => {}
                DrawerSheet::Goals(chosen) => {
                    let sheet = GoalSheet {
                        chosen,
                        fresh,
                        subject: self.verdict.subject(),
                        block_painter: self.editor.canvas.block_painter(),
                    };
                    self.goals.show_sheet(ui, app, sheet);
                }
            }
        });
        None
    }
}

/// Shows the cost by phases and blocks, and what is missing.
fn show_costs(ui: &mut Ui, app: &mut ClickomaniaContext, document: &mut Document) {
    let text = app.text;
    let cost = document.cost().clone();
    let priced = Priced {
        cost: &cost,
        phases: document.cost_by_phase(),
    };
    costs::show(ui, &text, &[priced]);
    ui.add_space(8.0);
    if !app.contest() && ui.button(text.msg_comparison_compare_others()).clicked() {
        app.send(ClickomaniaCommand::Comparison(ComparisonCommand::Toggle));
    }
    if !document.problems().is_empty() {
        ui.separator();
        page::show_problems(ui, app, document);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::pos2;

    fn view() -> CanvasView {
        let mut view = CanvasView::at(1.0, vec2(120.0, 24.0));
        view.rect = Rect::from_min_max(pos2(600.0, 50.0), pos2(1172.0, 850.0));
        view
    }

    /// A frame in which the window may reveal a block by this much.
    fn frame(drawer: &mut Drawer, view: &mut CanvasView, reveals: f32) {
        drawer.remember_view(view);
        if reveals != 0.0 {
            view.pan.y -= reveals;
            drawer.moved_to(view.pan);
        }
        drawer.bring_back(view);
    }

    #[test]
    fn a_program_that_was_moved_for_a_sheet_comes_back_where_it_was() {
        let (mut drawer, mut view) = (Drawer::default(), view());
        drawer.open(DrawerSheet::Verdict);
        frame(&mut drawer, &mut view, 0.0);
        assert_eq!(view.pan.y, 24.0);
        frame(&mut drawer, &mut view, 300.0);
        assert_eq!(view.pan.y, -276.0);
        drawer.close();
        frame(&mut drawer, &mut view, 0.0);
        assert_eq!(view.pan.y, 24.0);
    }

    #[test]
    fn a_program_that_somebody_moved_stays() {
        let (mut drawer, mut view) = (Drawer::default(), view());
        drawer.open(DrawerSheet::Costs);
        frame(&mut drawer, &mut view, 100.0);
        view.pan.x -= 50.0;
        drawer.close();
        frame(&mut drawer, &mut view, 0.0);
        assert_eq!(view.pan, vec2(70.0, -76.0));
    }
}
