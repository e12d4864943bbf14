//! The drawer with one sheet at a time: at the right of the canvas, or in a narrow window a line below it that unfolds.

use super::hints::Hints;
use super::verdict::page;
use super::verdict::sign::VerdictSummary;
use crate::window::clickomania::ClickomaniaMode;
use crate::window::clickomania::command::{
    ClickomaniaCommand, ClickomaniaContext, ComparisonCommand, Demonstration, PlaybackCommand,
};
use crate::window::clickomania::compare::costs::{self, Priced};
use crate::window::clickomania::program::canvas::view::CanvasView;
use crate::window::clickomania::program::document::Document;
use crate::window::clickomania::stage::board::cell_coordinates;
use crate::window::kit::app_context::AppContext;
use crate::window::kit::icons::Icon;
use crate::window::kit::theme::Theme;
use crate::window::kit::widgets::{IconButton, beginning_large};
use crate::window::kit::{icons, theme};
use egui::{
    Align, Color32, Frame, Label, Layout, Margin, Panel, Rect, RichText, ScrollArea, Sense, Ui,
    Vec2, vec2,
};
use engine::judge::Counterexample;

/// From this width of the window on the drawer is at the right of the canvas, in points.
const BESIDE_FROM: f32 = 1280.0;
/// Minimum and maximum width there.
const WIDTH: [f32; 2] = [268.0, 340.0];
/// The height below the canvas, of the line and unfolded.
const LINE: f32 = 40.0;
const UNFOLDED: f32 = 200.0;

/// The margin beside the program when it is moved aside, in points.
const MARGIN: f32 = 16.0;

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
    /// The background of the line below the canvas.
    paper: Option<Color32>,
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
    /// True if the line below the canvas is unfolded.
    unfolded: bool,
    /// True if the sheet was just opened.
    fresh: bool,
    aside: Option<ViewAside>,
}

/// The position of the program that was moved aside for the drawer.
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
        self.unfolded = true;
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

    /// True if the sheet was opened since the last call.
    fn take_fresh(&mut self) -> bool {
        std::mem::take(&mut self.fresh)
    }

    /// The place in a window of this width and a column of this height, in points.
    fn place(&self, window: f32, column: f32) -> DrawerPlace {
        if window >= BESIDE_FROM {
            DrawerPlace::Beside((window * 0.19).clamp(WIDTH[0], WIDTH[1]).round())
        } else if self.unfolded {
            DrawerPlace::Below(UNFOLDED.min(column * 0.45).max(LINE))
        } else {
            DrawerPlace::Below(LINE)
        }
    }

    /// The title of the drawer at the side, and the button that closes it.
    fn show_head(&mut self, ui: &mut Ui, app: &AppContext, title: &SheetTitle) {
        ui.horizontal(|ui| {
            self.show_closable(ui, app, |ui| title.show(ui, 16.0));
        });
    }

    /// The line of the drawer below the canvas: title, `summary`, `action`, and the buttons that unfold and close it.
    fn show_line(
        &mut self,
        ui: &mut Ui,
        app: &AppContext,
        title: &SheetTitle,
        summary: Option<String>,
        action: impl FnOnce(&mut Ui),
    ) {
        let (unfolded, text) = (self.unfolded, app.text);
        let mut toggled = false;
        ui.horizontal(|ui| {
            ui.set_min_height(LINE - 4.0);
            self.show_closable(ui, app, |ui| {
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    let (icon, name): (Icon, _) = if unfolded {
                        (icons::down, text.msg_drawer_less())
                    } else {
                        (icons::up, text.msg_drawer_more())
                    };
                    let button = IconButton::new(icon, &name).framed().size(30.0);
                    toggled = button.show(ui).clicked();
                    action(ui);
                    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                        title.show(ui, 14.5);
                        if let Some(summary) = summary {
                            let words = RichText::new(summary).size(13.5);
                            ui.add(Label::new(words).truncate());
                        }
                    });
                });
            });
        });
        if toggled {
            self.unfolded = !unfolded;
            ui.ctx().request_repaint();
        }
    }

    /// Shows the close button, and `content` left of it.
    fn show_closable(&mut self, ui: &mut Ui, app: &AppContext, content: impl FnOnce(&mut Ui)) {
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
            ui.with_layout(Layout::left_to_right(Align::Center), content);
        });
    }

    /// Moves the program aside when the drawer opens beside it, and back when it closes, unless somebody moved it since.
    /// `edge` is the right edge of the program and `window` the width of the window, in points.
    pub fn make_room(&mut self, view: &mut CanvasView, edge: f32, window: f32) {
        match (self.sheet(), self.aside) {
            (Some(_), None) => {
                let before = view.pan;
                if window >= BESIDE_FROM {
                    let covered = edge + MARGIN - view.rect.max.x;
                    let room = (before.x - MARGIN).max(0.0);
                    view.pan.x -= covered.clamp(0.0, room);
                }
                self.aside = Some(ViewAside {
                    before,
                    now: view.pan,
                    zoom: view.zoom,
                });
            }
            (None, Some(aside)) => {
                if view.pan.x == aside.now.x && view.zoom == aside.zoom {
                    view.pan.x = aside.before.x;
                }
                // Blocks that wrap anew move it vertically too.
                if view.pan.y == aside.now.y && view.zoom == aside.zoom {
                    view.pan.y = aside.before.y;
                }
                self.aside = None;
            }
            (Some(_), Some(_)) | (None, None) => {}
        }
    }

    /// Notes that the window itself moved the program, to reveal a block.
    pub fn moved_to(&mut self, pan: Vec2) {
        if let Some(aside) = &mut self.aside {
            aside.now = pan;
        }
    }
}

/// The place of the drawer.
#[derive(Clone, Copy, PartialEq, Debug)]
enum DrawerPlace {
    /// At the right of the canvas, with this width in points.
    Beside(f32),
    /// Below it, with this height.
    Below(f32),
}

impl ClickomaniaMode {
    /// Shows the drawer while it is open.
    pub fn show_drawer(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext, window: f32) {
        let Some(sheet) = self.drawer.sheet() else {
            return;
        };
        let theme = theme::of(ui);
        let title = self.title_of(sheet, app, theme);
        match self.drawer.place(window, ui.available_height()) {
            DrawerPlace::Beside(width) => {
                let frame = Frame::new()
                    .fill(theme.window)
                    .inner_margin(Margin::symmetric(16, 10));
                let panel = Panel::right("drawer").exact_size(width).resizable(false);
                panel.frame(frame).show(ui, |ui| {
                    self.drawer.show_head(ui, app, &title);
                    ui.add_space(4.0);
                    self.show_sheet(ui, app, sheet, true);
                });
            }
            DrawerPlace::Below(height) => {
                let unfolded = self.drawer.unfolded;
                let fill = title.paper.filter(|_| !unfolded).unwrap_or(theme.window);
                let frame = Frame::new()
                    .fill(fill)
                    .inner_margin(Margin::symmetric(12, 2));
                let panel = Panel::bottom("drawer").exact_size(height).resizable(false);
                panel.frame(frame).show(ui, |ui| {
                    self.show_drawer_line(ui, app, sheet, &title);
                    if unfolded {
                        self.show_sheet(ui, app, sheet, false);
                    }
                });
            }
        }
    }

    fn show_drawer_line(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        sheet: DrawerSheet,
        title: &SheetTitle,
    ) {
        let case = (sheet == DrawerSheet::Verdict)
            .then(|| self.counterexample(app))
            .flatten();
        let summary = (case.as_ref())
            .filter(|_| !self.drawer.unfolded)
            .map(|case| cell_coordinates(&app.text, case.click));
        let mut watched = false;
        let text = app.text;
        self.drawer.show_line(ui, app, title, summary, |ui| {
            if case.is_some() {
                watched = ui.button(text.msg_judging_watch()).clicked();
            }
        });
        if let Some(case) = case.filter(|_| watched) {
            app.send(PlaybackCommand::Watch(Demonstration::of(&case)));
        }
    }

    fn counterexample(&self, app: &ClickomaniaContext) -> Option<Counterexample> {
        self.verdict.counterexample(&app.services.judge, &app.text)
    }

    fn title_of(&self, sheet: DrawerSheet, app: &ClickomaniaContext, theme: &Theme) -> SheetTitle {
        let text = app.text;
        let plain = |icon, words| SheetTitle {
            icon,
            ink: theme.text,
            words,
            paper: None,
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
                    paper: (summary.ink == theme.wrong).then_some(theme.wrong_paper),
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

    /// Shows a sheet in all the room of `ui`; `whole` with the button that the line has below the canvas.
    fn show_sheet(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        sheet: DrawerSheet,
        whole: bool,
    ) {
        let fresh = self.drawer.take_fresh();
        let area = ScrollArea::vertical()
            .id_salt(std::mem::discriminant(&sheet))
            .auto_shrink(false);
        area.show(ui, |ui| {
            // Room for the scroll bar.
            ui.set_max_width(ui.available_width() - 8.0);
            let document = &mut self.editor.document;
            match sheet {
                DrawerSheet::Verdict => page::show(&mut self.verdict, ui, app, document, whole),
                DrawerSheet::Costs => show_costs(ui, app, document),
                DrawerSheet::Hint => {
                    let block_painter = self.editor.canvas.block_painter();
                    self.drawer
                        .hints
                        .show(ui, app, document.program(), block_painter);
                }
                DrawerSheet::Goals(chosen) => {
                    self.goals.show_list(ui, app, chosen, fresh);
                }
            }
        });
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

    #[test]
    fn the_program_moves_aside_and_comes_back_where_it_was() {
        let mut drawer = Drawer::default();
        let mut view = view();
        drawer.make_room(&mut view, 1200.0, 1440.0);
        assert_eq!(view.pan.x, 120.0, "no drawer, no need");
        drawer.open(DrawerSheet::Verdict);
        drawer.make_room(&mut view, 1200.0, 1440.0);
        assert_eq!(view.pan.x, 120.0 - 28.0 - MARGIN);
        drawer.make_room(&mut view, 1200.0, 1440.0);
        drawer.close();
        drawer.make_room(&mut view, 1100.0, 1440.0);
        assert_eq!(view.pan.x, 120.0);
    }

    #[test]
    fn below_the_canvas_it_moves_nothing() {
        let mut drawer = Drawer::default();
        let mut view = view();
        drawer.open(DrawerSheet::Verdict);
        drawer.make_room(&mut view, 1200.0, 1024.0);
        assert_eq!(view.pan.x, 120.0);
    }

    #[test]
    fn a_program_that_somebody_moved_stays() {
        let mut drawer = Drawer::default();
        let mut view = view();
        drawer.open(DrawerSheet::Costs);
        drawer.make_room(&mut view, 2000.0, 1440.0);
        assert_eq!(view.pan.x, MARGIN, "its beginning stays in sight");
        view.pan.x -= 50.0;
        drawer.close();
        drawer.make_room(&mut view, 2000.0, 1440.0);
        assert_eq!(view.pan.x, MARGIN - 50.0);
    }
}
