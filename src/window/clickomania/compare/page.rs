//! The page: its head, the table with the costs beside or below it, and the keys.

use super::costs::Priced;
use super::rows::tally;
use super::{ComparisonMode, ShownPair, costs, icons, side_by_side_view, table};
use crate::window::clickomania::command::{
    ClickomaniaContext, ComparisonCommand, MoveStep, ProgramOrigin,
};
use crate::window::clickomania::guide::scores::{Dot, DotLook, opening};
use crate::window::clickomania::library::storage::SLOTS;
use crate::window::clickomania::program::canvas::BlockPainter;
use crate::window::clickomania::program::names;
use crate::window::kit::actions::shown;
use crate::window::kit::theme;
use crate::window::kit::theme::Theme;
use crate::window::kit::widgets::{Explained as _, IconButton, bar, main_button, segment};
use egui::{
    Align, Button, Frame, Key, KeyboardShortcut, Layout, Margin, Modifiers, Popup, Rect, RichText,
    ScrollArea, Stroke, Ui, UiBuilder, pos2, vec2,
};
use engine::text::Text;

/// The height of the head and of the foot of the page, in points.
const BAR: f32 = 36.0;
/// Space between the parts of the page.
const GAP: f32 = 12.0;
/// Width from which the costs are beside the table.
const WIDE: f32 = 1240.0;
/// Share of the page for the costs; with the chart beside them, where they are below.
const COSTS: f32 = 0.36;
const CHARTED: f32 = 0.5;

/// Shows the page in all of `ui`.
pub fn show(
    page: &mut ComparisonMode,
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    pair: Option<ShownPair<'_>>,
    block_painter: &mut BlockPainter,
) {
    // The key that answers a question must not act on the page too.
    let taken = page.dialog.is_open() || Popup::is_any_open(ui.ctx());
    let theme = theme::of(ui);
    let frame = Frame::new()
        .fill(theme.window)
        .inner_margin(Margin::symmetric(14, 10));
    egui::CentralPanel::default().frame(frame).show(ui, |ui| {
        let full = ui.max_rect();
        let head = full.with_max_y(full.top() + BAR);
        let body = full.with_min_y(head.bottom() + GAP);
        part(ui, head, "head", |ui| {
            self::head(page, ui, app, pair.as_ref())
        });
        if let Some(shown) = pair {
            part(ui, body, "arena", |ui| {
                side_by_side_view::show(shown.pair, ui, app, block_painter)
            });
            return;
        }
        let foot = body.with_min_y(body.bottom() - BAR);
        let body = body.with_max_y(foot.top() - GAP);
        part(ui, body, "body", |ui| {
            self::body(page, ui, app, block_painter)
        });
        part(ui, foot, "foot", |ui| self::foot(page, ui, app, theme));
    });
    if !taken {
        keys(ui, app);
    }
}

/// Shows a part of the page in `rect`.
fn part(ui: &mut Ui, rect: Rect, name: &str, add: impl FnOnce(&mut Ui)) {
    let builder = UiBuilder::new().max_rect(rect).id_salt(name);
    ui.scope_builder(builder, add);
}

fn keys(ui: &Ui, app: &mut ClickomaniaContext) {
    for (modifiers, key, command) in KEYS {
        let shortcut = KeyboardShortcut::new(modifiers, key);
        if ui.input_mut(|input| input.consume_shortcut(&shortcut)) {
            app.send(command);
        }
    }
}

/// Shows the way back, the title, and the choice of the rules.
fn head(
    page: &ComparisonMode,
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    pair: Option<&ShownPair<'_>>,
) {
    let text = app.text;
    let (back, title) = match pair {
        Some(shown) => (shown.back.clone(), text.msg_comparison_side_by_side()),
        None => (text.msg_comparison_to_canvas(), text.msg_menu_compare()),
    };
    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_height(BAR);
        let button = IconButton::new(icons::back, &back).framed().quiet();
        let tip = with_keys(&text, back.as_str(), &ComparisonCommand::Back);
        if button.show(ui).explained(tip).clicked() {
            app.send(ComparisonCommand::Back);
        }
        ui.add_space(6.0);
        ui.heading(title);
        if pair.is_some() {
            return;
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            add_menu(page, ui, app);
            ui.add_space(8.0);
            ui.spacing_mut().item_spacing.x = 0.0;
            if !page.task.is_free() {
                return;
            }
            for game in names::FREE_GAMES.iter().rev() {
                let tip = text.msg_comparison_rules_tip((game.in_sentences)(&text));
                let chosen = *page.task.id() == game.task;
                let segment = segment(ui, &(game.clicked)(&text), chosen).explained(tip);
                if segment.clicked() {
                    let rules = ComparisonCommand::Rules(game.task.clone());
                    app.send(rules);
                }
            }
        });
    });
}

/// Shows the menu that adds files and removed rows.
fn add_menu(page: &ComparisonMode, ui: &mut Ui, app: &mut ClickomaniaContext) {
    let text = app.text;
    let button = Button::new(text.msg_comparison_add()).min_size(vec2(0.0, 30.0));
    let button = ui.add(button).explained(text.msg_comparison_add_tip());
    Popup::menu(&button).show(|ui| {
        ui.set_min_width(220.0);
        let file = Button::new(text.msg_comparison_add_file()).shortcut_text("Ctrl+O");
        if ui.add(file).clicked() {
            app.send(ComparisonCommand::AskFile);
            ui.close();
        }
        let choices = page.choices.value();
        let mut hidden = names(&text);
        hidden.retain(|(origin, _)| choices.hides(origin));
        if !hidden.is_empty() {
            ui.separator();
        }
        for (origin, name) in hidden {
            if ui.button(name).clicked() {
                app.send(ComparisonCommand::Restore(origin));
                ui.close();
            }
        }
    });
}

/// The rows that can be removed and put back, with their names in the menu.
fn names(text: &Text) -> Vec<(ProgramOrigin, String)> {
    let slots = (1..=SLOTS).map(|number| {
        let slot = ProgramOrigin::Slot(number);
        let name = slot.words(text);
        (slot, name)
    });
    let group = text.msg_menu_examples();
    let examples = ProgramOrigin::examples()
        .map(|(origin, program)| (origin, format!("{group}: {}", names::shown(text, &program))));
    slots.chain(examples).collect()
}

/// Shows the table, and beside it where the page is wide, else below, the chart of the scores and the costs.
fn body(
    page: &mut ComparisonMode,
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    block_painter: &mut BlockPainter,
) {
    let full = ui.max_rect();
    let dots = page.dots(app);
    let own = dots.iter().filter(|dot| dot.look == DotLook::Own);
    let charted = own.count() >= 2;
    let wide = full.width() >= WIDE;
    let (programs, rest) = if wide {
        let rest = full.with_min_x(full.right() - full.width() * COSTS);
        (full.with_max_x(rest.left() - GAP), rest)
    } else {
        let share = if charted { CHARTED } else { COSTS };
        let height = table::height(page).min(full.height() * (1.0 - share));
        let rest = full.with_min_y(full.top() + height + GAP);
        (full.with_max_y(full.top() + height), rest)
    };
    part(ui, programs, "table", |ui| table::show(page, ui, app));
    let (chart, costs) = match (charted, wide) {
        (false, _) => (None, rest),
        (true, true) => {
            let chart = rest.with_max_y(rest.center().y);
            (Some(chart), rest.with_min_y(chart.bottom() + GAP))
        }
        (true, false) => {
            let chart = rest.with_max_x(rest.center().x);
            (Some(chart), rest.with_min_x(chart.right() + GAP))
        }
    };
    if let Some(chart) = chart {
        part(ui, chart, "chart", |ui| {
            self::chart(page, ui, app, &dots, block_painter);
        });
    }
    let theme = theme::of(ui);
    part(ui, costs, "costs", |ui| {
        costs_card(page, ui, &app.text, theme)
    });
}

/// Shows the chart; a program that is pressed is opened, which can be undone there.
fn chart(
    page: &mut ComparisonMode,
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    dots: &[Dot],
    block_painter: &mut BlockPainter,
) {
    let (size, costs) = (ui.available_size(), &page.task.task().costs);
    let pressed = page.chart.show(ui, app, dots, costs, size, block_painter);
    if let Some(command) = pressed.and_then(|dot| opening(&dots[dot])) {
        app.send(ComparisonCommand::Back);
        app.send(command);
    }
}

/// Shows the costs of the chosen programs.
fn costs_card(page: &ComparisonMode, ui: &mut Ui, text: &Text, theme: &Theme) {
    let rows = page.chosen_rows();
    Frame::new()
        .fill(theme.card)
        .stroke(Stroke::new(1.0, theme.line))
        .corner_radius(10.0)
        .inner_margin(Margin::symmetric(14, 12))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ScrollArea::vertical().id_salt("costs").show(ui, |ui| {
                if rows.is_empty() {
                    let words = RichText::new(text.msg_comparison_choose()).color(theme.quiet);
                    ui.label(words);
                    return;
                }
                for (place, row) in rows.iter().enumerate() {
                    ui.horizontal(|ui| {
                        let (rect, _) =
                            ui.allocate_exact_size(vec2(22.0, 24.0), egui::Sense::hover());
                        let at = pos2(rect.left() + 10.0, rect.center().y);
                        side_by_side_view::letter(place).paint(ui, at);
                        let name = RichText::new(row.name(text)).font(theme::semibold(14.5));
                        ui.add(egui::Label::new(name).truncate());
                    });
                }
                ui.add_space(4.0);
                let priced = rows.iter().map(|row| Priced {
                    cost: &row.cost,
                    phases: row.phases,
                });
                costs::show(ui, text, &priced.collect::<Vec<_>>());
            });
        });
}

/// Shows the progress of measuring, and the button that puts two programs side by side.
fn foot(page: &ComparisonMode, ui: &mut Ui, app: &mut ClickomaniaContext, theme: &Theme) {
    let text = app.text;
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        ui.set_min_height(BAR);
        let two = page.chosen().len() == 2;
        let words = text.msg_comparison_put_side_by_side();
        let tip = if two {
            with_keys(&text, words.as_str(), &ComparisonCommand::SideBySide)
        } else {
            text.msg_comparison_told_choose_two()
        };
        let width = ui.fonts_mut(|fonts| {
            let galley = fonts.layout_no_wrap(words.clone(), theme::semibold(15.0), theme.text);
            galley.size().x + 32.0
        });
        ui.add_enabled_ui(two, |ui| {
            let button = main_button(ui, &words, vec2(width, 34.0));
            let button = button.explained(&tip);
            if button.clicked() {
                app.send(ComparisonCommand::SideBySide);
            }
        });
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            progress(page, ui, app, theme);
        });
    });
}

fn progress(page: &ComparisonMode, ui: &mut Ui, app: &mut ClickomaniaContext, theme: &Theme) {
    let text = app.text;
    let (known, of) = tally(page.rows());
    if known == of {
        let words = RichText::new(text.msg_comparison_choose()).color(theme.quiet);
        ui.add(egui::Label::new(words).truncate());
        return;
    }
    let halted = page.measuring.is_halted();
    let words = if halted {
        text.msg_comparison_go_on()
    } else {
        text.msg_button_stop()
    };
    if ui
        .add(Button::new(words).min_size(vec2(0.0, 30.0)))
        .clicked()
    {
        app.send(ComparisonCommand::Halt(!halted));
    }
    let (track, _) = ui.allocate_exact_size(vec2(120.0, 6.0), egui::Sense::hover());
    bar(ui, track, known as f64 / of as f64);
    let words = text.msg_comparison_measured(known.to_string(), of.to_string());
    ui.add(egui::Label::new(RichText::new(words).color(theme.quiet)).truncate());
}

const NONE: Modifiers = Modifiers::NONE;
const SHIFT: Modifiers = Modifiers::SHIFT;
const CTRL: Modifiers = Modifiers::COMMAND;

/// The keys of the page. Longer combinations come first: Shift+F3 is not F3.
pub const KEYS: [(Modifiers, Key, ComparisonCommand); 10] = [
    (
        SHIFT,
        Key::F3,
        ComparisonCommand::NextDifference { back: true },
    ),
    (
        NONE,
        Key::F3,
        ComparisonCommand::NextDifference { back: false },
    ),
    (SHIFT, Key::F9, ComparisonCommand::Go(MoveStep::Start)),
    (NONE, Key::F9, ComparisonCommand::Go(MoveStep::End)),
    (SHIFT, Key::F10, ComparisonCommand::Go(MoveStep::StepBack)),
    (NONE, Key::F10, ComparisonCommand::Go(MoveStep::Step)),
    (NONE, Key::F5, ComparisonCommand::Go(MoveStep::Pause)),
    (NONE, Key::F6, ComparisonCommand::SideBySide),
    (CTRL, Key::O, ComparisonCommand::AskFile),
    (NONE, Key::Escape, ComparisonCommand::Back),
];

/// Adds the key of a command to a name, for the tooltip of a button.
pub fn with_keys(text: &Text, name: &str, command: &ComparisonCommand) -> String {
    let key = KEYS.iter().find(|(_, _, does)| does == command);
    match key {
        Some(&(modifiers, key, _)) => {
            text.msg_timeline_with_keys(name, shown(text, modifiers, key))
        }
        None => name.to_owned(),
    }
}
