//! Shows the page: the tasks in order, and beside them name, time, sum and the button that saves.

use super::draft::{ContestEdit, MAX_MINUTES};
use super::row::{RowColumns, TaskRow};
use super::{ContestMaker, FilePurpose, files_beside};
use crate::window::clickomania::command::{ClickomaniaContext, MakingCommand};
use crate::window::clickomania::compare::icons::back;
use crate::window::kit::actions::{Action, standard};
use crate::window::kit::file_dialog::Chosen;
use crate::window::kit::icons::Icon;
use crate::window::kit::widgets::{
    Explained as _, IconButton, action_button, escaped, heading, main_button,
};
use crate::window::kit::{actions, dialog, icons, theme};
use egui::{
    Align, Button, CentralPanel, DragValue, Frame, Label, Layout, Margin, Panel, Popup, Rect,
    RichText, Role, ScrollArea, Sense, TextEdit, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};
use engine::task::Contest;
use std::path::Path;

/// The keys of the page.
const KEYS: &[Action<MakingCommand, ()>] = &[
    standard::undo((), MakingCommand::Undo),
    standard::redo((), MakingCommand::Redo),
    standard::open((), MakingCommand::AskOpen),
    standard::save((), MakingCommand::Save),
    standard::save_as((), MakingCommand::SaveAs),
];

/// Width of the page from which there are two columns, in points.
const TWO_COLUMNS: f32 = 860.0;
/// Maximum width of the page.
const MAX_WIDTH: f32 = 1248.0;
/// Width of the right column, and the space between both.
const SIDE: f32 = 360.0;
/// Width of the right column in a narrow window.
const NARROW_SIDE: f32 = 300.0;
const GAP: f32 = 32.0;
/// The three text sizes of the page.
const TEXT: f32 = 14.0;
const HEADING: f32 = 20.0;
const FIGURE: f32 = 32.0;
const BUTTON: f32 = 36.0;

impl ContestMaker {
    /// Shows the page in all of `ui`.
    pub fn show(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext) {
        // The key that closes a popup or answers a question must not leave the page too.
        let taken = self.asks() || Popup::is_any_open(ui.ctx());
        let theme = theme::of(ui);
        let head = Frame::new()
            .fill(theme.window)
            .inner_margin(Margin::symmetric(16, 8));
        Panel::top("contest head")
            .frame(head)
            .show(ui, |ui| self.head(ui, app));
        let mut edits = Vec::new();
        let page = Frame::new().fill(theme.palette);
        CentralPanel::default().frame(page).show(ui, |ui| {
            let area = ScrollArea::vertical().id_salt("contest").auto_shrink(false);
            area.show(ui, |ui| self.columns(ui, app, &mut edits));
        });
        if let Some(draft) = &self.draft {
            edits.extend(self.chooser.show(ui, app, draft));
        }
        self.ask(ui, app);
        self.make(ui, edits);
        // The Esc that ends typing in a field does not leave the page.
        let typing = ui.ctx().text_edit_focused();
        let typed = std::mem::replace(&mut self.types, typing);
        if !taken && !self.asks() {
            if escaped(ui) && !typed {
                app.send(MakingCommand::Leave);
            }
            let own = |command: &MakingCommand| {
                matches!(command, MakingCommand::Undo | MakingCommand::Redo)
            };
            for command in actions::pressed(KEYS, ui, |action, _| !typing || !own(&action.command))
            {
                app.send(command);
            }
        }
    }

    /// Makes the changes of this frame.
    fn make(&mut self, ui: &Ui, edits: Vec<ContestEdit>) {
        let Some(draft) = &mut self.draft else { return };
        let (pressed, held) =
            ui.input(|input| (input.pointer.any_pressed(), input.pointer.any_down()));
        let by_keys = !held
            && edits
                .iter()
                .any(|edit| matches!(edit, ContestEdit::Move { .. }));
        if pressed || by_keys {
            draft.pause();
        }
        let changes = !edits.is_empty();
        for edit in edits {
            draft.apply(edit);
        }
        if changes {
            self.save_draft();
            ui.ctx().request_repaint();
        }
    }

    fn head(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext) {
        let text = app.text;
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            ui.set_min_height(32.0);
            let words = text.msg_writing_leave();
            let button = IconButton::new(back, &words).framed().quiet();
            let tip = text.msg_timeline_with_keys(words.as_str(), "Esc");
            if button.show(ui).explained(tip).clicked() {
                app.send(MakingCommand::Leave);
            }
            ui.add_space(4.0);
            heading(ui, &text.msg_making_menu(), HEADING);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                for (words, command) in [
                    (text.msg_making_open(), MakingCommand::AskOpen),
                    (text.msg_making_new(), MakingCommand::New),
                ] {
                    if ui
                        .add(Button::new(words).min_size(vec2(0.0, 32.0)))
                        .clicked()
                    {
                        app.send(command);
                    }
                }
                ui.add_space(8.0);
                let can = |again| self.draft.as_ref().is_some_and(|draft| draft.can(again));
                let buttons: [(Icon, _, _, _); 2] = [
                    (
                        icons::redo,
                        text.msg_menu_redo(),
                        can(true),
                        MakingCommand::Redo,
                    ),
                    (
                        icons::undo,
                        text.msg_menu_undo(),
                        can(false),
                        MakingCommand::Undo,
                    ),
                ];
                for (icon, words, can, command) in buttons {
                    let words = actions::with_keys(KEYS, &text, words, &command);
                    if IconButton::new(icon, &words)
                        .enabled(can)
                        .show(ui)
                        .clicked()
                    {
                        app.send(command);
                    }
                }
            });
        });
    }

    /// Shows the tasks, and what belongs to the whole contest beside or below them.
    fn columns(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext, edits: &mut Vec<ContestEdit>) {
        let width = ui.available_width();
        let beside = ((width - MAX_WIDTH) / 2.0).max(if width < TWO_COLUMNS { 16.0 } else { 24.0 });
        let corner = ui.cursor().min + vec2(beside, 24.0);
        let wide = width - 2.0 * beside;
        let two = width >= TWO_COLUMNS;
        let side = if width < 1100.0 { NARROW_SIDE } else { SIDE };
        let left = if two { wide - side - GAP } else { wide };
        let bottom = column(ui, "tasks", corner, left, |ui| self.tasks(ui, app, edits));
        let (at, room) = if two {
            (corner + vec2(left + GAP, 0.0), side)
        } else {
            (pos2(corner.x, bottom + 24.0), wide)
        };
        let end = column(ui, "time", at, room, |ui| self.side(ui, app, edits));
        let all = Rect::from_min_max(
            ui.cursor().min,
            pos2(corner.x + wide, bottom.max(end) + 24.0),
        );
        ui.allocate_rect(all, Sense::hover());
    }

    fn tasks(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext, edits: &mut Vec<ContestEdit>) {
        let text = app.text;
        let theme = theme::of(ui);
        let Some(draft) = &self.draft else { return };
        self.findings.follow(draft.tasks(), app);
        let count = draft.tasks().len();
        let card = Frame::new()
            .fill(theme.window)
            .stroke(egui::Stroke::new(1.0, theme.line))
            .corner_radius(14)
            .inner_margin(Margin::symmetric(20, 16));
        card.show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = 0.0;
            heading(ui, &text.msg_making_count(count), HEADING);
            if count > 0 {
                ui.add_space(8.0);
                let columns = RowColumns::new(ui.available_rect_before_wrap().x_range());
                let (line, _) =
                    ui.allocate_exact_size(vec2(ui.available_width(), 20.0), Sense::hover());
                columns.show_names(ui, &text, line.center().y);
                ui.add_space(8.0);
            }
            let mut rects = Vec::with_capacity(count);
            let mut dragged = None;
            for (number, task) in draft.tasks().iter().enumerate() {
                let Some(facts) = self.findings.facts(number) else {
                    continue;
                };
                let row = TaskRow {
                    task,
                    facts,
                    findings: self.findings.of(number, &text),
                    checking: self.findings.is_checking(number),
                    number,
                    count,
                };
                let shown = ui.push_id(task.id.as_str(), |ui| row.show(ui, app)).inner;
                rects.push(shown.rect);
                edits.extend(shown.edit);
                dragged = dragged.or(shown.dragged_to.map(|y| (number, y)));
            }
            if let Some((from, y)) = dragged {
                let theirs = |to: usize, below: bool| {
                    rects
                        .get(to)
                        .filter(|rect| (y > rect.center().y) == below)
                        .map(|_| to)
                };
                let to =
                    theirs(from + 1, true).or(from.checked_sub(1).and_then(|up| theirs(up, false)));
                edits.extend(to.map(|to| ContestEdit::Move { from, to }));
            }
            ui.add_space(if count > 0 { 16.0 } else { 8.0 });
            let quiet = |ui: &mut Ui, words: String| {
                ui.add(Label::new(RichText::new(words).size(TEXT).color(theme.quiet)).wrap());
            };
            if count == 0 {
                quiet(ui, text.msg_making_says_empty());
                ui.add_space(16.0);
            }
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = vec2(12.0, 8.0);
                let pressed = if count == 0 {
                    action_button(ui, &text.msg_making_add(), vec2(190.0, BUTTON))
                } else {
                    ui.add(Button::new(text.msg_making_add()).min_size(vec2(0.0, BUTTON)))
                };
                if pressed.clicked() {
                    app.send(MakingCommand::Choose);
                }
                let file = Button::new(text.msg_making_from_file()).min_size(vec2(0.0, BUTTON));
                if ui.add(file).clicked() {
                    app.send(MakingCommand::AskTasks);
                }
            });
            if count > 0 {
                ui.add_space(14.0);
                quiet(ui, text.msg_making_says_order());
            }
        });
    }

    /// Shows the name, the time, the sum, and the button that saves.
    fn side(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext, edits: &mut Vec<ContestEdit>) {
        let text = app.text;
        let theme = theme::of(ui);
        let Some(draft) = &self.draft else { return };
        let language = text.language();
        ui.spacing_mut().item_spacing.y = 8.0;
        let name = text.msg_making_name();
        let label = ui.label(RichText::new(&name).font(theme::semibold(TEXT)));
        let mut title = draft.title(language).to_owned();
        let field = TextEdit::singleline(&mut title)
            .hint_text(text.msg_making_name_hint())
            .char_limit(200)
            .desired_width(f32::INFINITY)
            .margin(Margin::symmetric(10, 9));
        let field = ui.add(field).labelled_by(label.id).accessible_name(&name);
        if field.changed() {
            edits.push(ContestEdit::Title(language, title));
        }
        ui.add_space(8.0);
        let Contest { minutes, extra, .. } = draft.time();
        ui.horizontal_top(|ui| {
            let room = (ui.available_width() - 16.0) / 2.0;
            ui.spacing_mut().item_spacing.x = 16.0;
            let new = stepper(ui, room, &text.msg_making_minutes(), minutes, 1);
            edits.extend(new.map(ContestEdit::Minutes));
            let new = stepper(ui, room, &text.msg_making_extra(), extra, 0);
            edits.extend(new.map(ContestEdit::Extra));
        });
        let words = RichText::new(text.msg_making_says_extra()).size(TEXT);
        ui.add(Label::new(words.color(theme.quiet)).wrap());
        ui.add_space(8.0);
        let saved = draft
            .file
            .as_deref()
            .filter(|_| self.written && !self.changed);
        let card = Frame::new()
            .fill(theme.window)
            .stroke(egui::Stroke::new(1.0, theme.line))
            .corner_radius(14)
            .inner_margin(20);
        card.show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = 6.0;
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = 0.0;
                let room = ui.available_width() / 2.0;
                figure(
                    ui,
                    room,
                    draft.points(),
                    text.msg_making_points_unit(draft.points()),
                );
                figure(
                    ui,
                    room,
                    u64::from(minutes),
                    text.msg_making_minutes_unit(minutes),
                );
            });
            ui.add_space(4.0);
            ui.separator();
            ui.add_space(4.0);
            let shown = |path: &Path| {
                path.file_name()
                    .unwrap_or_default()
                    .to_string_lossy()
                    .into_owned()
            };
            let beside = saved.map(|path| files_beside(path, &text));
            let names = saved.zip(beside.as_ref());
            let names =
                names.map(|(path, [pupils, sheets])| [shown(path), shown(pupils), shown(sheets)]);
            let signs: [(Icon, String); 3] = [
                (icons::save, text.msg_making_file_contest()),
                (icons::eye, text.msg_making_file_pupils()),
                (
                    icons::folder,
                    text.msg_making_file_sheets(draft.tasks().len()),
                ),
            ];
            for (number, (icon, words)) in signs.into_iter().enumerate() {
                ui.horizontal_top(|ui| {
                    let (at, _) = ui.allocate_exact_size(vec2(18.0, 18.0), Sense::hover());
                    icon(ui.painter(), at, theme.quiet);
                    ui.vertical(|ui| {
                        ui.spacing_mut().item_spacing.y = 0.0;
                        ui.add(Label::new(RichText::new(words).size(TEXT)).wrap());
                        if let Some(names) = &names {
                            let name = RichText::new(&names[number]).size(TEXT).color(theme.quiet);
                            ui.add(Label::new(name).truncate());
                        }
                    });
                });
            }
            if let Some([_, sheets]) = &beside {
                ui.add_space(4.0);
                if ui
                    .add(Button::new(text.msg_making_print()).min_size(vec2(0.0, BUTTON)))
                    .clicked()
                    && (app.opener)(sheets).is_err()
                {
                    app.refuse(text.msg_printed_unopened(sheets.display().to_string()));
                }
                let words = RichText::new(text.msg_making_says_next()).size(TEXT);
                ui.add(Label::new(words.color(theme.quiet)).wrap());
            }
        });
        ui.add_space(8.0);
        let words = if saved.is_some() {
            text.msg_making_save_again()
        } else {
            text.msg_making_save()
        };
        if main_button(ui, &words, vec2(ui.available_width(), 48.0)).clicked() {
            app.send(MakingCommand::Save);
        }
        if draft.file.is_some() {
            let room = vec2(ui.available_width(), BUTTON);
            let words = Button::new(text.msg_menu_save_as()).min_size(room);
            if ui.add(words).clicked() {
                app.send(MakingCommand::SaveAs);
            }
        }
    }

    /// Shows the dialogs.
    fn ask(&mut self, ui: &Ui, app: &mut ClickomaniaContext) {
        match self.dialog.show(ui, app, &|_| Ok(())) {
            Some(Chosen::Save(path)) => app.send(MakingCommand::SaveFile(path)),
            Some(Chosen::Open(path)) => app.send(match self.opens {
                FilePurpose::Contest => MakingCommand::OpenFile(path),
                FilePurpose::Tasks => MakingCommand::AddFile(path),
            }),
            None => {}
        }
        let Some(asked) = self.asked.clone() else {
            return;
        };
        let text = app.text;
        let response = dialog::show(ui, "contest not saved", 420.0, |ui| {
            ui.heading(text.msg_making_menu());
            ui.label(text.msg_making_unsaved_says());
            ui.add_space(10.0);
            ui.horizontal_wrapped(|ui| {
                let goes_on = action_button(ui, &text.msg_making_keep(), vec2(190.0, 34.0));
                let words = text.msg_writing_throw_away();
                let thrown = ui.add(Button::new(words).min_size(vec2(0.0, 34.0)));
                (goes_on.clicked(), thrown.clicked())
            })
            .inner
        });
        let (goes_on, thrown) = response.inner;
        if goes_on || thrown || response.should_close() {
            self.asked = None;
        }
        if thrown {
            self.changed = false;
            self.draft = None;
            app.send(asked);
        }
    }
}

/// Shows a column from `at` on. Returns where it ends.
fn column(ui: &mut Ui, salt: &str, at: egui::Pos2, width: f32, show: impl FnOnce(&mut Ui)) -> f32 {
    let rect = Rect::from_min_size(at, vec2(width, 0.0));
    let mut child = ui.new_child(UiBuilder::new().id_salt(salt).max_rect(rect));
    show(&mut child);
    child.min_rect().max.y
}

/// Shows a large number with its unit.
fn figure(ui: &mut Ui, width: f32, number: u64, unit: String) {
    ui.allocate_ui_with_layout(vec2(width, 56.0), Layout::top_down(Align::Min), |ui| {
        ui.set_width(width);
        ui.spacing_mut().item_spacing.y = 0.0;
        ui.label(RichText::new(number.to_string()).font(theme::semibold(FIGURE)));
        ui.label(RichText::new(unit).size(TEXT));
    });
}

/// Shows a number of minutes with buttons for less and more. Returns the new number when it changes.
fn stepper(ui: &mut Ui, width: f32, name: &str, value: u32, least: u32) -> Option<u32> {
    ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::Min), |ui| {
        ui.set_width(width);
        ui.spacing_mut().item_spacing = vec2(6.0, 8.0);
        ui.label(RichText::new(name).font(theme::semibold(TEXT)));
        let mut new = value;
        ui.horizontal(|ui| {
            let field = DragValue::new(&mut new).range(least..=MAX_MINUTES);
            ui.add_sized(vec2(width - 84.0, BUTTON), field)
                .accessible_name(name);
            for (words, by) in [("−", -5_i64), ("+", 5)] {
                let spoken = format!("{name} {words}5");
                let button =
                    Button::new(RichText::new(words).size(TEXT)).min_size(vec2(BUTTON, BUTTON));
                let button = ui.add(button);
                button.widget_info(|| WidgetInfo::labeled(Role::Button, true, &spoken));
                if button.clicked() {
                    let low = i64::from(least);
                    let next = (i64::from(value) + by).clamp(low, i64::from(MAX_MINUTES));
                    new = u32::try_from(next).unwrap_or(value);
                }
            }
        });
        (new != value).then_some(new)
    })
    .inner
}
