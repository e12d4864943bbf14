//! What lies in the drawer: the verdict, the costs, a hint, the goals.

use super::cost_sheet;
use super::drawer::{DrawerPlace, DrawerSheet, SheetTitle};
use super::verdict::page;
use crate::window::clickomania::ClickomaniaMode;
use crate::window::clickomania::command::{ClickomaniaContext, Demonstration, PlaybackCommand};
use crate::window::kit::theme::Theme;
use crate::window::kit::widgets::beginning_large;
use crate::window::kit::{icons, theme};
use egui::{Frame, Margin, Panel, ScrollArea, Ui};

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
        if self.handled.verdict_offered || !wrong || busy || app.contest() {
            return;
        }
        if page::case(&self.verdict, app).is_some() {
            self.handled.verdict_offered = true;
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
                DrawerSheet::Costs => cost_sheet::show(ui, app, document),
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
