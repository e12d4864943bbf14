//! The window itself: the bar with the tabs, the mode that is shown, the line at the bottom; and the
//! place where commands are carried out.

use crate::app::clickomania::command::{Command, Look};
use crate::app::clickomania::contest::{Teacher, withholds};
use crate::app::clickomania::editor::Workshop;
use crate::app::clickomania::editor::actions::action;
use crate::app::clickomania::editor::document::Opened;
use crate::app::clone2048::ThirdMode;
use crate::app::common::app_context::AppContext;
use crate::app::common::icons;
use crate::app::common::storage::Storage;
use crate::app::common::theme::{self, Theme};
use crate::app::common::widgets::{Explained as _, IconButton};
use crate::app::mines::MinesMode;
use crate::app::shell::dropping;
use crate::app::shell::help::{Chapter, Help};
use crate::app::shell::magnify::{self, Contents};
use crate::app::shell::mode::Mode;
use crate::app::tantrix::TantrixMode;
use egui::accesskit::Live;
use egui::{
    Align, Align2, Context, Frame, Id, Layout, Panel, Popup, Rect, Role, Sense, Stroke, StrokeKind,
    ThemePreference, Ui, WidgetInfo, vec2,
};
use engine::text::{Language, Text};
use std::path::Path;

/// With what the window is opened.
pub struct Start {
    /// Where things are kept.
    pub storage: Storage,
    /// Why they are not kept where they should be.
    pub trouble: Option<String>,
    /// The language, if it was named.
    pub language: Option<Language>,
    /// The language of the system.
    pub system_language: Language,
    /// The program to begin with.
    pub opened: Option<Opened>,
    /// Whether it is for a contest, whatever a teacher set.
    pub contest: bool,
}

/// The window.
pub struct Window {
    app: AppContext,
    modes: Modes,
    help: Help,
    tab: usize,
    title: String,
}

impl Window {
    /// The window as it opens.
    pub fn new(ctx: &Context, start: Start) -> Window {
        crate::app::common::style::install(ctx);
        let (settings, broken) = start.storage.settings();
        let language = start.language.or(settings.language);
        let language = language.filter(|language| language.is_complete());
        let text = Text::load(language.unwrap_or(start.system_language));
        let text = text.or_else(|_| Text::load(Language::It));
        let text = text.expect("Italian is complete");
        let (teacher, unread) = Teacher::load(&start.storage, start.contest);
        let broken = broken.or(unread);
        let mut app = AppContext::new(text, settings, start.storage);
        app.teacher = teacher;
        app.judging.close(app.contest());
        if let Some(trouble) = broken {
            app.refuse(trouble.sentence(&text));
        }
        // Who names a program wants to see it.
        let tab = match start.opened {
            Some(_) => 0,
            None => app.settings.tab.min(TABS - 1),
        };
        let modes = Modes {
            workshop: Workshop::new(&mut app, start.opened),
            mines: MinesMode::new(&mut app),
            third: ThirdMode::new(&mut app),
            tantrix: TantrixMode::new(&mut app),
        };
        if let Some(trouble) = start.trouble {
            app.refuse(trouble);
        }
        let window = Window {
            app,
            modes,
            help: Help::default(),
            tab,
            title: String::new(),
        };
        window.look(ctx);
        window
    }

    /// What all modes share.
    pub fn app(&mut self) -> &mut AppContext {
        &mut self.app
    }

    /// The Clickomania mode.
    pub fn workshop(&mut self) -> &mut Workshop {
        &mut self.modes.workshop
    }

    fn look(&self, ctx: &Context) {
        ctx.set_theme(match self.app.settings.look {
            Look::System => ThemePreference::System,
            Look::Light => ThemePreference::Light,
            Look::Dark => ThemePreference::Dark,
        });
    }

    /// Makes everything as large as was chosen.
    fn scale(&self, ctx: &Context) {
        let scale = self.app.settings.scale;
        if (scale - ctx.zoom_factor()).abs() > 0.01 {
            ctx.set_zoom_factor(scale);
        }
    }

    /// Looks after what goes on by itself.
    pub fn advance(&mut self, ctx: &Context) {
        self.scale(ctx);
        crate::app::common::style::follow_fingers(ctx);
        for mode in self.modes.all() {
            mode.advance(&mut self.app, ctx);
        }
        self.app.judging.advance(ctx);
        self.app.keep_changed_settings(ctx);
        let title = self.modes.workshop.title(&self.app.text);
        if title != self.title {
            self.title.clone_from(&title);
            ctx.send_viewport_cmd(egui::ViewportCommand::Title(title));
        }
    }

    /// Shows everything, and carries out what was asked for.
    pub fn show(&mut self, ui: &mut Ui) {
        crate::app::common::widgets::hush(ui.ctx());
        magnify::keys(ui.ctx(), &mut self.app);
        let contents = match self.help.chapter() {
            Some(_) => Contents::Pages,
            None => Contents::Game,
        };
        magnify::in_room(ui, contents, |ui| self.contents(ui));
        let ctx = ui.ctx().clone();
        self.carry_out(&ctx);
        self.dropped(&ctx);
        dropping::show(&ctx, &self.app.text);
    }

    fn contents(&mut self, ui: &mut Ui) {
        let theme = theme::of(ui);
        let bar = Frame::new()
            .fill(theme.window)
            .inner_margin(egui::Margin::symmetric(14, 5));
        Panel::top("bar")
            .frame(bar)
            .show(ui, |ui| self.bar(ui, theme));
        let line = Frame::new()
            .fill(theme.window)
            .inner_margin(egui::Margin::symmetric(14, 4));
        Panel::bottom("status")
            .frame(line)
            .show(ui, |ui| self.status(ui, theme));
        if self.app.contest() {
            self.tab = 0;
        }
        self.help_key(ui);
        // What is not shown waits, as behind another tab: nothing is lost.
        match self.help.chapter() {
            Some(chapter) => {
                let mode = self.modes.all()[chapter.tab()] as &dyn Mode;
                self.help.show(ui, &mut self.app, mode);
            }
            None => self.modes.all()[self.tab].show(ui, &mut self.app),
        }
    }

    fn bar(&mut self, ui: &mut Ui, theme: &'static Theme) {
        let text = self.app.text;
        ui.horizontal(|ui| {
            if ui.available_width() > NARROW {
                ui.label(egui::RichText::new("Clickomania").font(theme::semibold(16.5)));
                ui.add_space(10.0);
            }
            let contest = self.app.contest();
            let names = self.modes.all().map(|mode| mode.name(&text));
            let shown = if contest { 1 } else { TABS };
            for (number, name) in names.into_iter().enumerate().take(shown) {
                if tab(ui, theme, &name, number == self.tab).clicked() {
                    self.app.send(Command::Tab(number));
                }
            }
            if contest {
                self.contest(ui, theme);
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.spacing_mut().item_spacing.x = 4.0;
                self.language_menu(ui);
                self.look_menu(ui);
                self.help_button(ui);
                ui.add_space(8.0);
                if self.help.chapter().is_some() {
                    return;
                }
                // So many buttons there are at most.
                let tools = if self.tab == 0 && !contest { 6.0 } else { 3.0 };
                ui.allocate_ui_with_layout(
                    vec2(tools * 36.0, 32.0),
                    Layout::left_to_right(Align::Center),
                    |ui| self.modes.all()[self.tab].tools(ui, &mut self.app),
                );
            });
        });
    }

    /// The key of the help, in all games.
    fn help_key(&mut self, ui: &Ui) {
        let keys = action(&Command::Help(Chapter::Clickomania)).map_or(&[][..], |help| help.keys);
        for &(modifiers, key) in keys {
            let shortcut = egui::KeyboardShortcut::new(modifiers, key);
            if ui.input_mut(|input| input.consume_shortcut(&shortcut)) {
                self.app.send(Command::Help(Chapter::of_tab(self.tab)));
            }
        }
    }

    /// The sign of a contest, and where one hands in.
    fn contest(&mut self, ui: &mut Ui, theme: &Theme) {
        let text = self.app.text;
        ui.add_space(8.0);
        let sign = Frame::new()
            .fill(theme.changed)
            .corner_radius(7)
            .inner_margin(egui::Margin::symmetric(12, 6));
        sign.show(ui, |ui| {
            let words = egui::RichText::new(text.msg_contest_mode());
            let words = words.font(theme::semibold(14.0)).color(theme.on_changed);
            ui.add(egui::Label::new(words).selectable(false));
        });
        let hand_in = egui::Button::new(text.msg_contest_hand_in()).min_size(vec2(90.0, 31.0));
        if ui.add(hand_in).clicked() {
            self.app.send(Command::AskHandIn);
        }
    }

    fn language_menu(&mut self, ui: &mut Ui) {
        let text = self.app.text;
        let present = text.language();
        let button = egui::Button::new(present.own_name())
            .frame(false)
            .min_size(vec2(64.0, 30.0));
        let button = ui.add(button).explained(text.msg_menu_language());
        Popup::menu(&button).show(|ui| {
            for language in Language::complete() {
                let chosen = language == present;
                if ui.selectable_label(chosen, language.own_name()).clicked() {
                    self.app.send(Command::Language(language));
                    ui.close();
                }
            }
        });
    }

    fn help_button(&mut self, ui: &mut Ui) {
        let text = self.app.text;
        let command = Command::Help(Chapter::of_tab(self.tab));
        let keys = action(&Command::Help(Chapter::Clickomania));
        let keys = keys.map_or_else(String::new, |help| help.shown_keys(&text));
        let name = text.msg_guide_button(keys);
        let open = self.help.chapter().is_some();
        if IconButton::new(icons::help, &name)
            .chosen(open)
            .show(ui)
            .clicked()
        {
            self.app
                .send(if open { Command::CloseHelp } else { command });
        }
    }

    fn look_menu(&mut self, ui: &mut Ui) {
        let text = self.app.text;
        let present = self.app.settings.look;
        let icon = match present {
            Look::System => icons::half as icons::Icon,
            Look::Light => icons::sun,
            Look::Dark => icons::moon,
        };
        let name = text.msg_menu_look();
        let button = IconButton::new(icon, &name).show(ui);
        Popup::menu(&button).show(|ui| {
            let looks = [
                (Look::System, text.msg_look_system()),
                (Look::Light, text.msg_look_light()),
                (Look::Dark, text.msg_look_dark()),
            ];
            for (look, name) in looks {
                if ui.selectable_label(look == present, name).clicked() {
                    self.app.send(Command::Look(look));
                    ui.close();
                }
            }
            ui.separator();
            let scale = (self.app.settings.scale * 100.0).round() as u16;
            for percent in magnify::SCALES {
                let name = text.msg_menu_scale(percent.to_string());
                if ui.selectable_label(percent == scale, name).clicked() {
                    self.app.send(Command::Scale(percent));
                    ui.close();
                }
            }
        });
    }

    fn status(&mut self, ui: &mut Ui, theme: &Theme) {
        let status = self.app.status();
        let color = if status.wrong {
            theme.wrong
        } else {
            theme.quiet
        };
        let words = if status.sentence.is_empty() {
            " "
        } else {
            &status.sentence
        };
        let label = egui::Label::new(egui::RichText::new(words).color(color).size(13.0))
            .truncate()
            .selectable(false);
        let response = ui.add(label);
        if status.wrong {
            whole(ui, theme, &response, &status.sentence);
        }
        // Screen readers tell what comes here, and at once what was refused.
        let live = match status.wrong {
            true => Live::Assertive,
            false => Live::Polite,
        };
        ui.ctx()
            .accesskit_node_builder(response.id, |node| node.set_live(live));
    }

    /// Carries out the commands that were sent.
    fn carry_out(&mut self, ctx: &Context) {
        // A command may send another one; not for ever.
        for _ in 0..8 {
            let commands = self.app.take_commands();
            if commands.is_empty() {
                break;
            }
            ctx.request_repaint();
            for command in commands {
                self.perform(ctx, command);
            }
        }
        self.app.deliver(ctx);
    }

    /// Carries out one command.
    pub fn perform(&mut self, ctx: &Context, command: Command) {
        if self.app.contest() && withholds(&command) {
            let sentence = self.app.text.msg_contest_says_withheld();
            self.app.refuse(sentence);
            return;
        }
        match command {
            Command::Tab(number) => {
                self.help.close();
                self.tab = number.min(TABS - 1);
                self.app.settings.tab = self.tab;
            }
            Command::Help(chapter) => return self.help.open(chapter),
            Command::CloseHelp => return self.help.close(),
            Command::FindBlock(_) => {
                self.perform(ctx, Command::Tab(0));
                self.modes.workshop.perform(command, &mut self.app);
            }
            Command::Language(language) => {
                if let Ok(text) = Text::load(language) {
                    self.app.text = text;
                    self.app.settings.language = Some(language);
                    self.modes.workshop.document().remeasure();
                    self.app.say("");
                }
            }
            Command::Look(look) => {
                self.app.settings.look = look;
                self.look(ctx);
            }
            Command::Scale(percent) => {
                self.app.settings.scale = (f32::from(percent) / 100.0).clamp(0.75, 2.0);
                self.scale(ctx);
            }
            command => {
                // What a game sent itself may be carried out when another one is already shown.
                let tab = match command {
                    Command::Mines(_) => 1,
                    Command::Third(_) => 2,
                    Command::Tantrix(_) => 3,
                    _ => self.tab,
                };
                self.modes.all()[tab].perform(command, &mut self.app);
                return;
            }
        }
        self.app.keep_settings();
    }

    /// Files that were dropped on the window.
    fn dropped(&mut self, ctx: &Context) {
        let files = dropping::dropped(ctx);
        if files.is_empty() {
            return;
        }
        self.help.close();
        ctx.request_repaint();
        let several = self.modes.all()[self.tab].opens_several();
        for path in &files {
            self.go_where_it_is_read(ctx, path);
            self.app.say("");
            self.perform(ctx, Command::OpenFile(path.clone()));
            if !several && !self.app.status().wrong {
                // The others would only take its place.
                if let others @ 1.. = files.len() - 1 {
                    let name = dropping::name(path);
                    self.app
                        .say(self.app.text.msg_drop_several(others as u64, name));
                }
                break;
            }
        }
    }

    /// Shows the game that can open a file, if the one that is shown cannot.
    fn go_where_it_is_read(&mut self, ctx: &Context, path: &Path) {
        let text = self.app.text;
        let modes = self.modes.all();
        if !modes[self.tab].reads(path, &text)
            && let Some(tab) = modes.iter().position(|mode| mode.reads(path, &text))
            && !(self.app.contest() && withholds(&Command::Tab(tab)))
        {
            self.perform(ctx, Command::Tab(tab));
        }
    }

    /// The window closes.
    pub fn close(&mut self) {
        for mode in self.modes.all() {
            mode.close(&mut self.app);
        }
        self.app.keep_settings();
    }
}

impl eframe::App for Window {
    fn logic(&mut self, ctx: &Context, _: &mut eframe::Frame) {
        self.advance(ctx);
    }

    fn ui(&mut self, ui: &mut Ui, _: &mut eframe::Frame) {
        self.show(ui);
    }

    fn on_exit(&mut self, _: Option<&eframe::glow::Context>) {
        self.close();
    }
}

/// A window is narrow below this width, in points: the tabs need the room of the title.
const NARROW: f32 = 960.0;

/// So many tabs there are.
const TABS: usize = 4;

/// The games.
struct Modes {
    workshop: Workshop,
    mines: MinesMode,
    third: ThirdMode,
    tantrix: TantrixMode,
}

impl Modes {
    /// In the order of their tabs.
    fn all(&mut self) -> [&mut dyn Mode; TABS] {
        [
            &mut self.workshop,
            &mut self.mines,
            &mut self.third,
            &mut self.tantrix,
        ]
    }
}

/// A refusal that is longer than its line stands there in several, over what is above: nothing moves for
/// it, and nothing of it is lost.
fn whole(ui: &Ui, theme: &Theme, line: &egui::Response, sentence: &str) {
    let (font, room) = (theme::regular(13.0), ui.available_width());
    let painter = ui.painter();
    let rows = painter.layout(sentence.to_owned(), font, theme.wrong, room);
    if rows.rows.len() < 2 {
        return;
    }
    let layer = egui::LayerId::new(egui::Order::Middle, Id::unique("whole status"));
    let painter = ui.ctx().layer_painter(layer);
    let size = vec2(room, rows.size().y);
    let place = Rect::from_min_size(line.rect.left_bottom() - vec2(0.0, size.y), size);
    let card = place.expand2(vec2(6.0, 4.0));
    let stroke = Stroke::new(1.0, theme.line);
    painter.rect(card, 6.0, theme.window, stroke, StrokeKind::Outside);
    painter.galley(place.min, rows, theme.wrong);
}

/// A tab of the bar.
fn tab(ui: &mut Ui, theme: &Theme, name: &str, chosen: bool) -> egui::Response {
    let font = if chosen {
        theme::semibold(14.0)
    } else {
        theme::regular(14.0)
    };
    let color = if chosen { theme.text } else { theme.quiet };
    let galley = ui.painter().layout_no_wrap(name.to_owned(), font, color);
    // In a narrow window the tabs leave room for the tools.
    let beside = if ui.ctx().content_rect().width() < NARROW {
        16.0
    } else {
        24.0
    };
    let size = galley.size() + vec2(beside, 14.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Tab, true, chosen, name));
    let fill = match () {
        () if chosen => theme.card_pressed,
        () if response.hovered() || response.has_focus() => theme.card_hovered,
        () => theme.window,
    };
    let line = match response.has_focus() {
        true => Stroke::new(2.0, theme.accent),
        false => Stroke::NONE,
    };
    let painter = ui.painter();
    painter.rect(rect, 7.0, fill, line, StrokeKind::Inside);
    let at = Align2::CENTER_CENTER.anchor_size(rect.center(), galley.size());
    ui.painter().galley(at.min, galley, color);
    response
}
