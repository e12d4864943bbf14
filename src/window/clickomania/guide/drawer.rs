//! The drawer beside the program, with room of its own: at the right of the canvas, or in a narrow window a line below
//! it that unfolds. What lies in it is a [`DrawerSheet`]; one at a time.

use super::hints::Hints;
use super::verdict::page;
use crate::window::clickomania::ClickomaniaMode;
use crate::window::clickomania::command::{
    ClickomaniaCommand, ClickomaniaContext, ComparisonCommand, Demonstration, PlaybackCommand,
};
use crate::window::clickomania::compare::costs;
use crate::window::clickomania::compare::costs::Priced;
use crate::window::clickomania::program::canvas::view::CanvasView;
use crate::window::clickomania::program::document::Document;
use crate::window::kit::app_context::AppContext;
use crate::window::kit::icons::Icon;
use crate::window::kit::theme::Theme;
use crate::window::kit::widgets::{IconButton, beginning_large};
use crate::window::kit::{icons, theme};
use egui::{
    Align, Color32, Frame, Label, Layout, Margin, Panel, Rect, RichText, ScrollArea, Sense, Ui,
    Vec2, vec2,
};

/// From this width of the window on the drawer is at the right of the canvas, in points.
pub const BESIDE_FROM: f32 = 1280.0;
/// How wide it is there, at least and at most.
const WIDTH: [f32; 2] = [268.0, 340.0];
/// How high it is below the canvas: its line, and unfolded.
const LINE: f32 = 40.0;
const UNFOLDED: f32 = 200.0;

/// What stays free beside the program when it is moved aside, in points.
const MARGIN: f32 = 16.0;

/// What lies in the drawer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DrawerSheet {
    /// What the judge found.
    Verdict,
    /// What the cost is made of.
    Costs,
    /// A hint.
    Hint,
    /// The goals with their solutions, and the one that was chosen.
    Goals(Option<u64>),
}

/// What stands above a sheet.
pub struct SheetTitle {
    pub icon: Icon,
    pub ink: Color32,
    pub words: String,
    /// Behind the line below the canvas.
    pub paper: Option<Color32>,
}

/// The drawer.
#[derive(Default)]
pub struct Drawer {
    sheet: Option<DrawerSheet>,
    /// What the sheet of hints tells; closed while another sheet is in the drawer.
    pub hints: Hints,
    /// Whether the line below the canvas is unfolded.
    unfolded: bool,
    /// Whether the sheet was laid in just now.
    fresh: bool,
    aside: Option<ViewAside>,
}

/// How the program was moved aside for the drawer.
#[derive(Clone, Copy)]
struct ViewAside {
    /// Where it was.
    before: Vec2,
    /// Where it is as long as nobody moves it.
    now: Vec2,
    zoom: f32,
}

impl Drawer {
    /// The sheet in it; none while it is closed. The sheet of hints is gone as soon as there is nothing to tell.
    pub fn sheet(&self) -> Option<DrawerSheet> {
        self.sheet
            .filter(|&sheet| sheet != DrawerSheet::Hint || self.hints.is_open())
    }

    /// Opens it with this sheet.
    pub fn open(&mut self, sheet: DrawerSheet) {
        self.fresh = self.sheet() != Some(sheet);
        self.sheet = Some(sheet);
        self.unfolded = true;
        if sheet != DrawerSheet::Hint {
            self.hints.close();
        }
    }

    /// Opens it with this sheet as a line only, where it is a line.
    pub fn open_folded(&mut self, sheet: DrawerSheet) {
        self.open(sheet);
        self.unfolded = false;
    }

    /// Opens it with this sheet, or closes it if that lies in it.
    pub fn toggle(&mut self, sheet: DrawerSheet) {
        if self.sheet() == Some(sheet) {
            self.close();
        } else {
            self.open(sheet);
        }
    }

    /// Closes it.
    pub fn close(&mut self) {
        self.sheet = None;
        self.hints.close();
    }

    /// Whether the sheet was laid in since this was asked last.
    pub fn is_fresh(&mut self) -> bool {
        std::mem::take(&mut self.fresh)
    }

    /// Where it is in a window so wide, in a column so high.
    pub fn place(&self, window: f32, column: f32) -> DrawerPlace {
        match window >= BESIDE_FROM {
            true => DrawerPlace::Beside((window * 0.19).clamp(WIDTH[0], WIDTH[1]).round()),
            false if self.unfolded => DrawerPlace::Below(UNFOLDED.min(column * 0.45).max(LINE)),
            false => DrawerPlace::Below(LINE),
        }
    }

    /// The head of the drawer at the side: its title, and the button that closes it.
    pub fn head(&mut self, ui: &mut Ui, app: &AppContext, title: &SheetTitle) {
        ui.horizontal(|ui| {
            self.close_button(ui, app, |ui| self::title(ui, title, 16.0));
        });
    }

    /// The line of the drawer below the canvas: its title with a `summary`, what can be done at once, the buttons that
    /// unfold and close it.
    pub fn line(
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
            self.close_button(ui, app, |ui| {
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
                        self::title(ui, title, 14.5);
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

    fn close_button(&mut self, ui: &mut Ui, app: &AppContext, before: impl FnOnce(&mut Ui)) {
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
            ui.with_layout(Layout::left_to_right(Align::Center), before);
        });
    }

    /// Whether it is unfolded, where it is a line.
    pub fn is_unfolded(&self) -> bool {
        self.unfolded
    }

    /// Moves the program aside when the drawer opens beside it, and back when it closes, unless somebody moved it
    /// since. `view` is that of the canvas in a window so wide, the right edge of the program lies at `edge` of it.
    pub fn make_room(&mut self, view: &mut CanvasView, edge: f32, window: f32) {
        match (self.sheet(), self.aside) {
            (Some(_), None) => {
                let before = view.pan;
                let over = match window >= BESIDE_FROM {
                    true => edge + MARGIN - view.rect.max.x,
                    // Below the canvas it takes nothing of its width.
                    false => 0.0,
                };
                // Not beyond the left edge.
                let room = (before.x - MARGIN).max(0.0);
                view.pan.x -= over.clamp(0.0, room);
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
                // Blocks that break into other rows move it up and down too.
                if view.pan.y == aside.now.y && view.zoom == aside.zoom {
                    view.pan.y = aside.before.y;
                }
                self.aside = None;
            }
            (Some(_), Some(_)) | (None, None) => {}
        }
    }

    /// What the drawer is about was brought into sight: the program is there as long as nobody moves it.
    pub fn moved_to(&mut self, pan: Vec2) {
        if let Some(aside) = &mut self.aside {
            aside.now = pan;
        }
    }
}

/// Where the drawer is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum DrawerPlace {
    /// At the right of the canvas, so wide.
    Beside(f32),
    /// Below it, so high.
    Below(f32),
}

/// A drawing and words, in the colour that says what they mean.
fn title(ui: &mut Ui, title: &SheetTitle, size: f32) {
    let (rect, _) = ui.allocate_exact_size(vec2(18.0, 24.0), Sense::hover());
    let icon = Rect::from_center_size(rect.center(), vec2(16.0, 16.0));
    (title.icon)(ui.painter(), icon, title.ink);
    let words = RichText::new(&title.words);
    let words = words.font(theme::semibold(size)).color(title.ink);
    ui.add(Label::new(words).truncate());
}

impl ClickomaniaMode {
    /// The drawer, if it is open.
    pub fn show_drawer(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext, window: f32) {
        self.offer_verdict(app);
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
                    self.drawer.head(ui, app, &title);
                    ui.add_space(4.0);
                    self.show_sheet(ui, app, sheet, true);
                });
            }
            DrawerPlace::Below(height) => {
                let unfolded = self.drawer.is_unfolded();
                let fill = title.paper.filter(|_| !unfolded).unwrap_or(theme.window);
                let frame = Frame::new()
                    .fill(fill)
                    .inner_margin(Margin::symmetric(12, 2));
                let panel = Panel::bottom("drawer").exact_size(height).resizable(false);
                panel.frame(frame).show(ui, |ui| {
                    self.show_line(ui, app, sheet, &title);
                    if unfolded {
                        self.show_sheet(ui, app, sheet, false);
                    }
                });
            }
        }
    }

    /// The line of the drawer below the canvas.
    fn show_line(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        sheet: DrawerSheet,
        title: &SheetTitle,
    ) {
        let case = (sheet == DrawerSheet::Verdict)
            .then(|| page::case(&self.verdict, app))
            .flatten();
        let summary = case
            .as_ref()
            .filter(|_| !self.drawer.is_unfolded())
            .map(|case| {
                let (row, column) = (case.click.row(), case.click.column());
                let (row, column) = (row.to_string(), column.to_string());
                app.text.msg_value_cell(row, column)
            });
        let mut watched = false;
        let text = app.text;
        self.drawer.line(ui, app, title, summary, |ui| {
            if case.is_some() {
                watched = ui.button(text.msg_judging_watch()).clicked();
            }
        });
        if let Some(case) = case.filter(|_| watched) {
            app.send(PlaybackCommand::Watch(Demonstration::of(&case)));
        }
    }

    /// The first wrong verdict after a move is shown by itself, when nothing is in the hand; later ones when they are
    /// asked for.
    fn offer_verdict(&mut self, app: &ClickomaniaContext) {
        let wrong = self
            .wall_panel
            .last_move()
            .is_some_and(|played| !played.is_right());
        let busy = self.drawer.sheet().is_some() || self.editor.is_dragging();
        if self.offered || !wrong || busy || app.contest() {
            return;
        }
        if page::case(&self.verdict, app).is_some() {
            self.offered = true;
            self.drawer.open_folded(DrawerSheet::Verdict);
        }
    }

    /// What stands above a sheet of the drawer.
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
                let (icon, ink, words) = page::title(&self.verdict, app, theme);
                SheetTitle {
                    icon,
                    ink,
                    words: beginning_large(&words),
                    paper: (ink == theme.wrong).then_some(theme.wrong_paper),
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

    /// A sheet of the drawer, in all the room that `ui` has; `whole`: with what can be done at once, which else stands
    /// in the line above.
    fn show_sheet(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        sheet: DrawerSheet,
        whole: bool,
    ) {
        let fresh = self.drawer.is_fresh();
        let area = ScrollArea::vertical()
            .id_salt(sheet_name(sheet))
            .auto_shrink(false);
        area.show(ui, |ui| {
            // The bar at the side covers nothing.
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

/// Each sheet is scrolled by itself.
fn sheet_name(sheet: DrawerSheet) -> &'static str {
    match sheet {
        DrawerSheet::Verdict => "verdict",
        DrawerSheet::Costs => "costs",
        DrawerSheet::Hint => "hint",
        DrawerSheet::Goals(_) => "goals",
    }
}

/// Shows what the program costs phase by phase and block by block, and what is missing.
pub fn show_costs(ui: &mut Ui, app: &mut ClickomaniaContext, document: &mut Document) {
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
    fn who_moved_the_program_has_it_stay() {
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
