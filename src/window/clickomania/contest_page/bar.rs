//! The bar of a contest: the time that is left, its tasks, the button for handing in, the code of the last hand-in.

use super::collect::title;
use crate::contest::{ContestPhase, ContestRun};
use crate::window::clickomania::command::{ClickomaniaContext, ContestCommand};
use crate::window::kit::widgets::{Explained as _, one_line};
use crate::window::kit::{shapes, theme};
use egui::{
    Align2, Button, FontId, Label, Popup, Rect, RichText, Role, Sense, Stroke, StrokeKind, Ui,
    WidgetInfo, pos2, vec2,
};
use engine::text::Text;
use std::path::Path;
use std::time::Duration;

/// The remaining time is shown in another colour from here on.
const SOON: Duration = Duration::from_secs(300);
/// Width of the title of the task, in a wide and in a narrow window.
const TITLE: f32 = 190.0;
const NARROW_TITLE: f32 = 120.0;
/// Space between the button and the code of the last hand-in.
const BEFORE_CODE: f32 = 10.0;
/// A window is narrow below this width.
const NARROW: f32 = 1100.0;

/// Shows it.
pub fn show_bar(ui: &mut Ui, app: &mut ClickomaniaContext) {
    let phase = app.contest_run.as_ref().map(ContestRun::phase);
    if matches!(
        phase,
        Some(ContestPhase::Elsewhere | ContestPhase::Closed { .. })
    ) {
        return;
    }
    let over = phase == Some(&ContestPhase::Over);
    if let Some(run) = &app.contest_run
        && let Some(left) = run.left()
    {
        let contest = run.course().and_then(|course| course.contest);
        let minutes = contest.map_or(0, |contest| contest.minutes + contest.extra);
        let longest = Duration::from_secs(60 * u64::from(minutes));
        time(ui, &app.text, left, longest);
    }
    if !over {
        tasks(ui, app);
    }
    let hand_in = Button::new(app.text.msg_contest_hand_in());
    if ui.add(hand_in.min_size(vec2(90.0, 31.0))).clicked() {
        app.send(ContestCommand::AskHandIn);
    }
    let Some(run) = &app.contest_run else { return };
    if let Some(last) = run.code() {
        code(ui, &app.text, last);
    }
    if let Some(path) = run.on_its_way() {
        on_its_way(ui, &app.text, path);
    }
}

/// Shows the code of the last hand-in.
fn code(ui: &mut Ui, text: &Text, code: &str) {
    let words = RichText::new(code).font(theme::semibold(13.0));
    let words = words.color(theme::of(ui).quiet);
    ui.add_space(BEFORE_CODE);
    let label = ui.add(Label::new(words).selectable(false));
    let spoken = text.msg_contest_says_code(code);
    label.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
    label.explained(spoken);
}

/// Shows that the last hand-in has not arrived yet.
fn on_its_way(ui: &mut Ui, text: &Text, path: &Path) {
    let short = text.msg_contest_on_its_way();
    let words = RichText::new(&short).font(theme::semibold(13.0));
    let words = words.color(theme::of(ui).wrong);
    ui.add_space(BEFORE_CODE);
    let label = ui.add(Label::new(words).selectable(false));
    let why = text.msg_contest_says_on_its_way(path.display().to_string());
    label.widget_info(|| WidgetInfo::labeled(Role::Label, true, format!("{short}. {why}")));
    label.explained(why);
}

/// Size of the clock, in points.
const CLOCK: f32 = 15.0;

/// Shows the time that is left. It takes the same room from the first second to the last.
fn time(ui: &mut Ui, text: &Text, left: Duration, longest: Duration) {
    let theme = theme::of(ui);
    let ink = if left <= SOON {
        theme.wrong
    } else {
        theme.text
    };
    ui.add_space(4.0);
    let digits = Digits::new(ui, theme::semibold(CLOCK));
    let (rect, label) = ui.allocate_exact_size(digits.room(&clock(longest)), Sense::hover());
    digits.paint(ui, rect, &clock(left), ink);
    let minutes = left.as_secs().div_ceil(60);
    let spoken = text.msg_contest_left(minutes);
    label.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
    label.explained(spoken);
    ui.add_space(4.0);
}

/// Digits of one width, which stay where they are when one of them changes.
struct Digits {
    font: FontId,
    digit: f32,
    other: f32,
    height: f32,
}

impl Digits {
    fn new(ui: &Ui, font: FontId) -> Digits {
        ui.fonts_mut(|fonts| {
            let widest = |letters: &str, fonts: &mut egui::epaint::text::FontsView<'_>| {
                letters
                    .chars()
                    .map(|letter| fonts.glyph_width(&font, letter))
                    .fold(0.0, f32::max)
            };
            Digits {
                digit: widest("0123456789", fonts),
                other: widest(":", fonts),
                height: fonts.row_height(&font),
                font: font.clone(),
            }
        })
    }

    fn advance(&self, letter: char) -> f32 {
        if letter.is_ascii_digit() {
            self.digit
        } else {
            self.other
        }
    }

    fn room(&self, words: &str) -> egui::Vec2 {
        let wide: f32 = words.chars().map(|letter| self.advance(letter)).sum();
        vec2(wide.ceil(), self.height)
    }

    /// Paints words that end at the right of `rect`.
    fn paint(&self, ui: &Ui, rect: Rect, words: &str, ink: egui::Color32) {
        let mut right = rect.max.x;
        for letter in words.chars().rev() {
            let advance = self.advance(letter);
            let at = pos2(right - advance / 2.0, rect.center().y);
            ui.painter()
                .text(at, Align2::CENTER_CENTER, letter, self.font.clone(), ink);
            right -= advance;
        }
    }
}

/// A time as *1:28:05* or *28:05*.
pub fn clock(left: Duration) -> String {
    let seconds = left.as_millis().div_ceil(1000);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

/// Points of the window that belong to the rest of the bar.
const REST: f32 = 700.0;
const TAB: f32 = 31.0;
/// Room for the number of a tab, and its margins.
const SIGN: f32 = 20.0;
const MARGIN: f32 = 12.0;

/// A task in the bar.
struct TaskTab {
    title: String,
    /// The slot that is named as its solution.
    named: Option<usize>,
}

/// Shows the tasks side by side where they fit, else the open one with the list of all behind it.
fn tasks(ui: &mut Ui, app: &mut ClickomaniaContext) {
    let text = app.text;
    let Some(run) = &app.contest_run else { return };
    let named = &run.state().named;
    let ids: Vec<String> = run.tasks().map(|task| task.id.to_string()).collect();
    let tabs = run.tasks().map(|task| TaskTab {
        title: title(task, &text),
        named: named.get(task.id.as_str()).copied(),
    });
    let tabs: Vec<TaskTab> = tabs.collect();
    if tabs.is_empty() {
        return;
    }
    let open = app.services.task.id().to_string();
    let open = ids.iter().position(|id| *id == open).unwrap_or(0);
    let room = ui.ctx().content_rect().width() - REST;
    let widths = tabs.iter().map(|tab| {
        let font = theme::semibold(14.0);
        let words =
            ui.fonts_mut(|fonts| fonts.layout_no_wrap(tab.title.clone(), font, theme::of(ui).text));
        words.size().x + SIGN + 2.0 * MARGIN
    });
    let widths: Vec<f32> = widths.collect();
    let chosen = if widths.iter().sum::<f32>() <= room {
        side_by_side(ui, &text, &tabs, &widths, open)
    } else {
        listed(ui, &text, &tabs, open)
    };
    if let Some(number) = chosen {
        app.send(ContestCommand::GoTo(number));
    }
}

/// Name of a task for screen readers.
fn spoken(text: &Text, tabs: &[TaskTab], number: usize) -> String {
    text.msg_contest_task_of(
        (number + 1).to_string(),
        tabs.len().to_string(),
        &tabs[number].title,
    )
}

/// Shows all tasks; the numbers of those with a named slot have a ring.
fn side_by_side(
    ui: &mut Ui,
    text: &Text,
    tabs: &[TaskTab],
    widths: &[f32],
    open: usize,
) -> Option<usize> {
    let theme = theme::of(ui);
    let mut chosen = None;
    for (number, (tab, wide)) in tabs.iter().zip(widths).enumerate() {
        let (rect, response) = ui.allocate_exact_size(vec2(*wide, TAB), Sense::click());
        let name = spoken(text, tabs, number);
        response.widget_info(|| WidgetInfo::selected(Role::Tab, true, number == open, &name));
        let held = response.hovered() || response.has_focus();
        let (fill, ink) = match (number == open, held) {
            (true, _) => (theme.accent_paper, theme.accent),
            (false, true) => (theme.card_hovered, theme.text),
            (false, false) => (theme.window, theme.text),
        };
        let painter = ui.painter();
        painter.rect_filled(rect, 8.0, fill);
        if response.has_focus() {
            painter.rect_stroke(
                rect,
                8.0,
                Stroke::new(2.0, theme.accent),
                StrokeKind::Inside,
            );
        }
        let at = pos2(rect.min.x + MARGIN, rect.center().y);
        let font = if number == open {
            theme::semibold(14.0)
        } else {
            theme::regular(14.0)
        };
        // No tick: it would say that the solution is right.
        if tab.named.is_some() {
            let ring = Stroke::new(1.5, theme.accent);
            painter.circle_stroke(at + vec2(4.0, 0.0), 9.5, ring);
        }
        let sign = at + vec2(4.0, 0.0);
        painter.text(sign, Align2::CENTER_CENTER, number + 1, font.clone(), ink);
        painter.text(
            at + vec2(SIGN, 0.0),
            Align2::LEFT_CENTER,
            &tab.title,
            font,
            ink,
        );
        if response.clicked() {
            chosen = Some(number);
        }
        if let Some(slot) = tab.named {
            response.explained(text.msg_contest_named_slot(slot.to_string()));
        }
    }
    chosen
}

/// Shows the open task, with the list of all tasks behind it.
fn listed(ui: &mut Ui, text: &Text, tabs: &[TaskTab], open: usize) -> Option<usize> {
    let theme = theme::of(ui);
    let name = spoken(text, tabs, open);
    let narrow = ui.ctx().content_rect().width() < NARROW;
    let room = if narrow { NARROW_TITLE } else { TITLE };
    let words = format!("{}/{}  {}", open + 1, tabs.len(), tabs[open].title);
    let galley = one_line(ui, words, theme::regular(14.0), theme.text, room);
    let button = ui.add(Button::new("").min_size(vec2(room + 40.0, TAB)));
    let at = button.rect.left_center() + vec2(10.0, -galley.size().y / 2.0);
    ui.painter().galley(at, galley, theme.text);
    let at = button.rect.right_center() - vec2(14.0, 0.0);
    shapes::triangle_down(ui.painter(), at, 4.5, theme.quiet);
    button.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    let mut chosen = None;
    Popup::menu(&button).show(|ui| {
        for (place, tab) in tabs.iter().enumerate() {
            let slot = tab
                .named
                .map(|slot| text.msg_contest_tab_slot(slot.to_string()));
            let slot = slot.map_or(String::new(), |slot| format!(" · {slot}"));
            let words = format!("{}  {}{slot}", place + 1, tab.title);
            if ui.selectable_label(place == open, words).clicked() {
                chosen = Some(place);
                ui.close();
            }
        }
    });
    chosen
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_show_what_is_left() {
        for (milliseconds, shown) in [
            (0, "0:00"),
            (1, "0:01"),
            (59_000, "0:59"),
            (59_001, "1:00"),
            (5_285_000, "1:28:05"),
        ] {
            assert_eq!(clock(Duration::from_millis(milliseconds)), shown);
        }
    }
}
