//! The solutions: their pictures in the middle, the search and its options on the right.

use super::command::{Search, TantrixCommand, TantrixContext};
use super::panel_widgets::{card, sentence, title, wide_button};
use super::search_task::{SearchGoal, result_sentence};
use super::{TantrixMode, files, icons};
use crate::window::kit::icons::Icon;
use crate::window::kit::theme;
use crate::window::kit::widgets::{Explained as _, IconButton, main_button};
use egui::{Align, ComboBox, Key, Layout, ProgressBar, RichText, Ui, UiBuilder, vec2};
use engine::text::Text;
use games::tantrix::TantrixPosition;

/// Offered maximum numbers of listed solutions.
const LIMITS: [usize; 4] = [100, 1000, 10_000, 100_000];
/// Number of solutions that Page Up and Page Down skip.
const PAGE: usize = 10;

/// The picture of a solution, with the browse buttons below.
pub fn picture(mode: &mut TantrixMode, ui: &mut Ui, app: &mut TantrixContext) {
    let text = app.text;
    let theme = theme::of(ui);
    let room = ui.available_rect_before_wrap();
    let (above, below) = room.split_top_bottom_at_y(room.bottom() - 48.0);
    ui.painter().rect_filled(above, 0.0, theme.canvas);
    let shown = mode.found.shown().map(|(puzzle, solution)| {
        let position = TantrixPosition::new(puzzle.area, solution.placed());
        (puzzle.area, position)
    });
    ui.scope_builder(UiBuilder::new().max_rect(above), |ui| match &shown {
        Some((area, position)) => mode.gallery.picture(ui, &text, *area, position),
        None => {
            let words = match (&mode.search, &mode.found.ended) {
                (Some(_), _) => text.msg_tantrix_searching(),
                (None, Some(ended)) => result_sentence(&text, mode.found.len(), ended),
                (None, None) => text.msg_tantrix_no_solutions_yet(),
            };
            ui.centered_and_justified(|ui| {
                ui.label(RichText::new(words).size(15.0).color(theme.quiet))
            });
        }
    });
    ui.scope_builder(UiBuilder::new().max_rect(below.shrink(6.0)), |ui| {
        browse_buttons(mode, ui, app);
    });
    browse_keys(mode, ui, app, above);
}

fn browse_buttons(mode: &TantrixMode, ui: &mut Ui, app: &mut TantrixContext) {
    let text = app.text;
    let (at, count) = (mode.found.at(), mode.found.len());
    let names = [
        text.msg_tantrix_browse_first(),
        text.msg_tantrix_browse_previous(),
        text.msg_tantrix_browse_next(),
        text.msg_tantrix_browse_last(),
    ];
    let [first, previous, next, last] = &names;
    let number = match count {
        0 => "–".to_owned(),
        _ => text.msg_tantrix_browse_at(text.grouped(at as u64 + 1), text.grouped(count as u64)),
    };
    ui.with_layout(Layout::top_down(Align::Center), |ui| {
        ui.allocate_ui_with_layout(
            vec2(330.0, 36.0),
            Layout::left_to_right(Align::Center),
            |ui| {
                let mut press = |ui: &mut Ui, icon: Icon, name: &str, enabled: bool, to: usize| {
                    let button = IconButton::new(icon, name).framed().size(34.0);
                    if button.enabled(enabled).show(ui).clicked() {
                        app.send(TantrixCommand::Browse(to));
                    }
                };
                press(ui, icons::first, first, at > 0, 0);
                press(ui, icons::previous, previous, at > 0, at.saturating_sub(1));
                ui.allocate_ui_with_layout(
                    vec2(150.0, 34.0),
                    Layout::centered_and_justified(egui::Direction::LeftToRight),
                    |ui| ui.label(RichText::new(number).font(theme::semibold(14.0))),
                );
                press(ui, icons::next, next, at + 1 < count, at + 1);
                press(ui, icons::last, last, at + 1 < count, count);
            },
        );
    });
}

/// Handles keys and wheel that browse the solutions.
fn browse_keys(mode: &mut TantrixMode, ui: &Ui, app: &mut TantrixContext, picture: egui::Rect) {
    if ui.ctx().text_edit_focused() || egui::Popup::is_any_open(ui.ctx()) || mode.found.len() == 0 {
        return;
    }
    let over = ui.rect_contains_pointer(picture);
    let notches = if over { mode.gallery.notches(ui) } else { 0 };
    let (at, last) = (mode.found.at(), mode.found.len() - 1);
    let focused = ui.memory(|memory| memory.focused().is_some());
    let pressed = |key| ui.input(|input| input.modifiers.is_none() && input.key_pressed(key));
    let to = if notches > 0 {
        at.saturating_sub(notches.unsigned_abs().into())
    } else if notches < 0 {
        at + usize::from(notches.unsigned_abs())
    } else if pressed(Key::PageUp) {
        at.saturating_sub(PAGE)
    } else if pressed(Key::PageDown) {
        at + PAGE
    } else if pressed(Key::Home) {
        0
    } else if pressed(Key::End) {
        last
    } else if focused {
        // Where a button has the focus, arrows go from button to button.
        at
    } else if pressed(Key::ArrowLeft) || pressed(Key::ArrowUp) {
        at.saturating_sub(1)
    } else if pressed(Key::ArrowRight) || pressed(Key::ArrowDown) {
        at + 1
    } else {
        at
    };
    if to.min(last) != at {
        app.send(TantrixCommand::Browse(to));
    }
}

/// The panel on the right.
pub fn show(mode: &TantrixMode, ui: &mut Ui, app: &mut TantrixContext) {
    let text = app.text;
    let theme = theme::of(ui);
    let wide = ui.available_width();
    title(ui, text.msg_tantrix_search());
    if let Some(search) = &mode.search {
        running(
            mode,
            ui,
            &text,
            search.parts(),
            search.wanted == SearchGoal::Count,
        );
        let seconds = search.seconds().to_string();
        sentence(ui, text.msg_tantrix_search_time(seconds), theme.quiet);
        if main_button(ui, &text.msg_button_stop(), vec2(wide, 34.0)).clicked() {
            app.send(TantrixCommand::Stop);
        }
    } else {
        searches(mode, ui, app);
    }
    if let (None, Some(ended)) = (&mode.search, &mode.found.ended) {
        let words = result_sentence(&text, mode.found.len(), ended);
        sentence(ui, words, theme.text);
    }
    if mode.found.len() == 0 {
        return;
    }
    title(ui, text.msg_tantrix_this_solution());
    if wide_button(ui, text.msg_tantrix_play_on(), true).clicked() {
        app.send(TantrixCommand::PlayOn);
    }
    files::exports(ui, app);
    ui.add_space(4.0);
    sentence(ui, text.msg_tantrix_how_solutions(), theme.quiet);
}

/// Progress of the search.
fn running(mode: &TantrixMode, ui: &mut Ui, text: &Text, progress: (usize, usize), counts: bool) {
    let (done, parts) = progress;
    let share = match parts {
        0 => 0.0,
        _ => done as f32 / parts as f32,
    };
    let bar = ProgressBar::new(share).desired_height(10.0);
    let bar = ui.add(bar.fill(theme::of(ui).accent));
    let name = text.msg_tantrix_parts(text.grouped(done as u64), text.grouped(parts as u64));
    bar.widget_info(|| egui::WidgetInfo::labeled(egui::Role::ProgressIndicator, true, &name));
    sentence(ui, name, theme::of(ui).quiet);
    if !counts {
        let words = text.msg_tantrix_found_so_far(text.grouped(mode.found.len() as u64));
        sentence(ui, words, theme::of(ui).text);
    }
}

/// The buttons that start searches, and their options.
fn searches(mode: &TantrixMode, ui: &mut Ui, app: &mut TantrixContext) {
    let text = app.text;
    let wide = ui.available_width();
    let possible = mode.play.impossible().is_none();
    let mut ask = |search| app.send(TantrixCommand::Search(search));
    if main_button(ui, &text.msg_tantrix_find_one(), vec2(wide, 34.0)).clicked() {
        ask(Search::First);
    }
    for (search, words, tip) in [
        (
            Search::All,
            text.msg_tantrix_find_all(),
            text.msg_tantrix_find_all_tip(),
        ),
        (
            Search::Count,
            text.msg_tantrix_count(),
            text.msg_tantrix_count_tip(),
        ),
    ] {
        let button = wide_button(ui, words, possible);
        if button.explained(tip).clicked() {
            ask(search);
        }
    }
    card(ui, |ui| {
        let mut once = mode.up_to_rotation();
        let words = text.msg_tantrix_up_to_rotation();
        // With tiles that stay, no turn of a solution is another.
        let can_turn = mode.play.fixed().is_empty();
        once &= can_turn;
        if ui
            .add_enabled(can_turn, egui::Checkbox::new(&mut once, words))
            .explained(text.msg_tantrix_up_to_rotation_tip())
            .changed()
        {
            app.send(TantrixCommand::UpToRotation(once));
        }
        ui.horizontal(|ui| {
            ui.label(text.msg_tantrix_limit());
            let chosen = mode.limit();
            let combo = ComboBox::from_id_salt("tantrix limit")
                .width(84.0)
                .selected_text(text.grouped(chosen as u64))
                .show_ui(ui, |ui| {
                    for limit in LIMITS {
                        let words = text.grouped(limit as u64);
                        if ui.selectable_label(limit == chosen, words).clicked() {
                            app.send(TantrixCommand::Limit(limit));
                        }
                    }
                });
            let name = text.msg_tantrix_limit();
            combo
                .response
                .widget_info(|| egui::WidgetInfo::labeled(egui::Role::ComboBox, true, &name));
        });
    });
}
