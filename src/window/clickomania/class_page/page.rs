//! The page: its head, the filters and the progress of judging, the table, and the details beside it.

use super::{ClassPage, details, table};
use crate::class::{CourseFile, CourseOrigin};
use crate::window::clickomania::command::{
    ClassCommand, ClassFilter, ClickomaniaContext, ExportFormat,
};
use crate::window::clickomania::compare::icons;
use crate::window::kit::theme;
use crate::window::kit::widgets::{
    Explained as _, IconButton, bar, escaped, frame_choices, main_button, segment,
};
use egui::{
    Align, Button, CentralPanel, Frame, Id, Key, KeyboardShortcut, Label, Layout, Margin,
    Modifiers, Panel, Popup, RichText, ScrollArea, Sense, Ui, vec2,
};
use engine::judge::Effort;
use engine::text::Text;

/// Width of the page, in points, from which the details are beside the table instead of below.
const BESIDE: f32 = 1000.0;
/// Share of the width for details beside the table.
const SIDE: f32 = 0.26;
/// Share of the height for details below it.
const BELOW: f32 = 0.42;
const BUTTON: f32 = 32.0;

/// Shows the page in all of `ui`.
pub fn show(page: &mut ClassPage, ui: &mut Ui, app: &mut ClickomaniaContext) {
    // The key that answers a question must not act on the page too.
    let taken = page.asks() || Popup::is_any_open(ui.ctx());
    let theme = theme::of(ui);
    let frame = |fill, margin| Frame::new().fill(fill).inner_margin(margin);
    let head = Panel::top("class head").frame(frame(theme.window, Margin::symmetric(14, 8)));
    head.show(ui, |ui| self::head(page, ui, app));
    if page.has_class() {
        let line = Panel::top("class lines").frame(frame(theme.window, Margin::symmetric(14, 4)));
        line.show(ui, |ui| filters(page, ui, app));
    }
    if page.has_class() && !page.lines.is_empty() {
        let wide = ui.available_width() >= BESIDE;
        let panel = if wide {
            Panel::right("class side").exact_size((ui.available_width() * SIDE).clamp(284.0, 322.0))
        } else {
            Panel::bottom("class side").exact_size(ui.available_height() * BELOW)
        };
        let margin = Margin {
            left: 14,
            right: 6,
            top: 10,
            bottom: 6,
        };
        let panel = panel.resizable(false).frame(frame(theme.window, margin));
        panel.show(ui, |ui| {
            let salt = Id::unique("class side").with(page.current);
            let area = ScrollArea::vertical().id_salt(salt).auto_shrink(false);
            area.show(ui, |ui| {
                // The bar at the side covers nothing.
                ui.set_max_width(ui.available_width() - 10.0);
                side(page, ui, app);
            });
        });
    }
    let middle = CentralPanel::default().frame(frame(theme.canvas, Margin::symmetric(14, 10)));
    middle.show(ui, |ui| {
        if page.has_class() {
            notes(page, ui, app);
            table::show(page, ui, app);
        } else {
            empty(ui, app)
        }
    });
    if !taken {
        keys(page, ui, app);
    }
}

fn keys(page: &ClassPage, ui: &Ui, app: &mut ClickomaniaContext) {
    let open = KeyboardShortcut::new(Modifiers::COMMAND, Key::O);
    let save = KeyboardShortcut::new(Modifiers::COMMAND, Key::S);
    if ui.input_mut(|input| input.consume_shortcut(&open)) {
        app.send(ClassCommand::AskFile);
    }
    if ui.input_mut(|input| input.consume_shortcut(&save)) && !page.known.rows.is_empty() {
        app.send(ClassCommand::AskExport(ExportFormat::Excel));
    }
    if escaped(ui) {
        app.send(if page.judging.is_some() {
            ClassCommand::Stop
        } else {
            ClassCommand::Leave
        });
    }
}

/// Shows the way back, the title, and the menus.
fn head(page: &ClassPage, ui: &mut Ui, app: &mut ClickomaniaContext) {
    let text = app.text;
    let theme = theme::of(ui);
    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_height(BUTTON);
        let back = text.msg_class_page_back();
        let button = IconButton::new(icons::back, &back).framed().quiet();
        let tip = text.msg_timeline_with_keys(back.as_str(), "Esc");
        if button.show(ui).explained(tip).clicked() {
            app.send(ClassCommand::Leave);
        }
        ui.add_space(4.0);
        ui.heading(text.msg_class_title());
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let there = !page.known.rows.is_empty();
            ui.add_enabled_ui(there, |ui| export_menu(ui, app));
            if page.has_class() {
                options_menu(page, ui, app);
            }
            let words = Button::new(text.msg_class_page_add_file());
            let tip = text.msg_timeline_with_keys(text.msg_class_page_add_title(), "Ctrl+O");
            if ui
                .add(words.min_size(vec2(0.0, BUTTON)))
                .explained(tip)
                .clicked()
            {
                app.send(ClassCommand::AskFile);
            }
            let words = Button::new(text.msg_class_page_add_folder());
            if ui.add(words.min_size(vec2(0.0, BUTTON))).clicked() {
                app.send(ClassCommand::AskFolder);
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let words = RichText::new(subtitle(page, &text)).color(theme.quiet);
                ui.add(Label::new(words.size(14.0)).truncate());
            });
        });
    });
}

/// Title of the contest and number of pupils.
fn subtitle(page: &ClassPage, text: &Text) -> String {
    let course = page.known.course.as_ref().map(|course| course.title(text));
    let pupils = match page.known.class.pupils.len() {
        0 => None,
        pupils => Some(text.msg_class_page_pupils(pupils as u64)),
    };
    let words: Vec<String> = course.into_iter().chain(pupils).collect();
    words.join(" · ")
}

fn export_menu(ui: &mut Ui, app: &mut ClickomaniaContext) {
    let text = app.text;
    let button = Button::new(text.msg_button_export()).min_size(vec2(0.0, BUTTON));
    Popup::menu(&ui.add(button)).show(|ui| {
        ui.set_min_width(200.0);
        for format in ExportFormat::ALL {
            let button = match format {
                ExportFormat::Excel => {
                    Button::new(text.msg_class_page_excel()).shortcut_text("Ctrl+S")
                }
                ExportFormat::Csv => Button::new(text.msg_class_page_csv()),
                ExportFormat::Page => Button::new(text.msg_class_page_web()),
            };
            if ui.add(button).clicked() {
                app.send(ClassCommand::AskExport(format));
                ui.close();
            }
        }
    });
}

/// Options of judging.
fn options_menu(page: &ClassPage, ui: &mut Ui, app: &mut ClickomaniaContext) {
    let text = app.text;
    let button = Button::new(text.msg_class_page_options()).min_size(vec2(0.0, BUTTON));
    Popup::menu(&ui.add(button)).show(|ui| {
        ui.set_min_width(270.0);
        let mut chosen = None;
        let frames = ui.visuals().widgets.inactive.bg_stroke;
        frame_choices(ui);
        ui.label(text.msg_judging_effort());
        for (effort, words) in [
            (Effort::Quick, text.msg_judging_quick()),
            (Effort::Normal, text.msg_judging_normal()),
            (Effort::Deep, text.msg_judging_deep()),
        ] {
            if ui.radio(page.options.effort == effort, words).clicked() {
                chosen = Some(ClassCommand::Effort(effort));
            }
        }
        ui.separator();
        let mut all = page.options.all;
        let words = text.msg_class_page_all_slots();
        if ui.checkbox(&mut all, words).clicked() {
            chosen = Some(ClassCommand::All(all));
        }
        let mut other = page.other_cases;
        let words = text.msg_class_page_other_cases();
        if ui.checkbox(&mut other, words).clicked() {
            chosen = Some(ClassCommand::OtherCases(other));
        }
        ui.visuals_mut().widgets.inactive.bg_stroke = frames;
        ui.separator();
        if ui.button(text.msg_class_page_judge_again()).clicked() {
            chosen = Some(ClassCommand::JudgeAgain);
        }
        if ui.button(text.msg_class_page_empty()).clicked() {
            chosen = Some(ClassCommand::Empty);
        }
        if let Some(command) = chosen {
            app.send(command);
            ui.close();
        }
    });
}

/// Shows the filters and the progress of judging.
fn filters(page: &ClassPage, ui: &mut Ui, app: &mut ClickomaniaContext) {
    let text = app.text;
    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_height(BUTTON);
        ui.spacing_mut().item_spacing.x = 0.0;
        for (filter, name) in [
            (ClassFilter::All, text.msg_class_page_all()),
            (ClassFilter::Wrong, text.msg_class_page_wrong()),
            (ClassFilter::Alike, text.msg_class_alike()),
            (ClassFilter::Noted, text.msg_class_page_noted()),
        ] {
            let count = page
                .lines
                .iter()
                .filter(|line| line.is_shown(filter))
                .count();
            let words = format!("{name} ({count})");
            if segment(ui, &words, page.filter == filter).clicked() {
                app.send(ClassCommand::Filter(filter));
            }
        }
        ui.spacing_mut().item_spacing.x = 8.0;
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            progress(page, ui, app)
        });
    });
}

fn progress(page: &ClassPage, ui: &mut Ui, app: &mut ClickomaniaContext) {
    let text = app.text;
    let theme = theme::of(ui);
    let (done, of) = (page.known.rows.len(), page.known.expected);
    let complete = page.known.end.as_ref().map(|end| end.complete);
    if !page.is_busy() {
        let (words, ink) = match complete {
            Some(true) => (text.msg_class_page_judged(done as u64), theme.right),
            Some(false) | None => {
                let (done, of) = (done.to_string(), of.to_string());
                (text.msg_class_page_stopped(done, of), theme.wrong)
            }
        };
        let words = RichText::new(words).color(ink).font(theme::semibold(13.5));
        ui.add(Label::new(words).truncate());
        return;
    }
    let stop = Button::new(text.msg_button_stop()).min_size(vec2(0.0, 28.0));
    let tip = text.msg_timeline_with_keys(text.msg_button_stop(), "Esc");
    if ui.add(stop).explained(tip).clicked() {
        app.send(ClassCommand::Stop);
    }
    let (track, _) = ui.allocate_exact_size(vec2(90.0, 6.0), Sense::hover());
    bar(ui, track, done as f64 / of.max(1) as f64);
    let words = match of {
        0 => text.msg_class_page_reading(),
        _ => text.msg_class_page_judging(done.to_string(), of.to_string()),
    };
    let words = RichText::new(words).size(13.5).color(theme.quiet);
    ui.add(Label::new(words).truncate());
}

/// Shows notes about the whole table.
fn notes(page: &ClassPage, ui: &mut Ui, app: &mut ClickomaniaContext) {
    let text = app.text;
    let theme = theme::of(ui);
    if let Some(sentence) = page.known.unknown_task(&text) {
        let frame = Frame::new()
            .fill(theme.wrong_paper)
            .corner_radius(8)
            .inner_margin(10);
        frame.show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.add(Label::new(RichText::new(sentence).size(14.0)).wrap());
            if ui.button(text.msg_class_page_add_course()).clicked() {
                app.send(ClassCommand::AskFile);
            }
        });
        ui.add_space(8.0);
    }
    if let Some(CourseFile {
        path,
        origin: CourseOrigin::Found { others },
        ..
    }) = page.known.course.as_deref()
    {
        let mut words = text.msg_class_says_found(path.display().to_string());
        if *others > 0 {
            let more = text.msg_class_says_found_others(others.to_string());
            words = format!("{words} {more}");
        }
        let words = RichText::new(words).size(13.0).color(theme.quiet);
        ui.add(Label::new(words).wrap());
        ui.add_space(6.0);
    }
    if page.known.end.is_some() && !page.known.gives_points() {
        let words = RichText::new(text.msg_class_says_no_points()).size(13.0);
        ui.add(Label::new(words.color(theme.quiet)).wrap());
        ui.add_space(6.0);
    }
}

/// Shows the chosen pair, the details of the current line, and the groups.
fn side(page: &ClassPage, ui: &mut Ui, app: &mut ClickomaniaContext) {
    let line = |who| page.lines.iter().find(|line| line.id == who);
    let chosen = page.chosen.iter().filter_map(|&pupil| {
        let mut lines = page.lines.iter();
        lines.find(|line| line.pupil() == Some(pupil))
    });
    if let [one, other] = chosen.collect::<Vec<_>>()[..] {
        details::pair(ui, app, &page.known, [one, other]);
    }
    let looked_at = page.current.and_then(line);
    if let Some(line) = &page.details {
        details::show(ui, app, &page.known, line);
    }
    details::groups(ui, app, &page.known, looked_at);
    ui.add_space(8.0);
}

/// Shows the page without a class.
fn empty(ui: &mut Ui, app: &mut ClickomaniaContext) {
    let text = app.text;
    let theme = theme::of(ui);
    ui.vertical_centered(|ui| {
        ui.set_max_width(580.0_f32.min(ui.available_width()));
        ui.add_space((ui.available_height() * 0.2).min(130.0));
        let words = RichText::new(text.msg_class_page_drop_here());
        ui.label(words.font(theme::semibold(22.0)));
        ui.add_space(6.0);
        let words = RichText::new(text.msg_class_says_empty()).color(theme.quiet);
        ui.add(Label::new(words.size(15.0)).wrap());
        ui.add_space(14.0);
        let words = text.msg_class_page_add_folder();
        if main_button(ui, &words, vec2(240.0, 38.0)).clicked() {
            app.send(ClassCommand::AskFolder);
        }
        ui.add_space(6.0);
        let words = Button::new(text.msg_class_page_add_file());
        if ui.add(words.min_size(vec2(240.0, 34.0))).clicked() {
            app.send(ClassCommand::AskFile);
        }
    });
}
