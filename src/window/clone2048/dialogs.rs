//! The dialog for a new board, and the card shown at a milestone or at the end.

use super::Clone2048Mode;
use super::command::{Clone2048Command, Clone2048Context};
use super::saved_clone2048::{Clone2048Choices, SIDES};
use crate::window::kit::app_context::AppContext;
use crate::window::kit::magnify::in_sight_above;
use crate::window::kit::widgets::{Explained as _, main_button};
use crate::window::kit::{dialog, theme};
use egui::{
    Align, Button, CornerRadius, DragValue, Frame, Grid, Key, Label, Layout, Margin, Rect,
    Response, RichText, Stroke, TextEdit, Ui, UiBuilder, vec2,
};
use games::clone2048::{BlockRules, Level};

/// The dialog for a new board.
#[derive(Default)]
pub struct NewBoard {
    open: bool,
    /// True once the first field got the focus.
    begun: bool,
    size: usize,
    obstacles: usize,
    number: String,
    rules: BlockRules,
}

/// Height of the title and of the always visible part below the choices, in points.
const ANSWERS: f32 = 120.0;

/// Preset boards: size and obstacles.
const READY: [(usize, usize); 5] = [(3, 0), (4, 0), (4, 1), (5, 3), (8, 10)];

impl NewBoard {
    /// True while the dialog is open.
    pub fn is_open(&self) -> bool {
        self.open
    }

    /// Opens the dialog with the last choices.
    pub fn ask(&mut self, choices: &Clone2048Choices) {
        *self = NewBoard {
            open: true,
            begun: false,
            size: choices.size,
            obstacles: choices.obstacles,
            number: choices.next_seed.to_string(),
            rules: choices.rules,
        };
    }

    /// Shows the dialog.
    pub fn show(&mut self, ui: &Ui, app: &mut Clone2048Context) {
        if !self.open {
            return;
        }
        let theme = theme::of(ui);
        let text = app.text;
        let mut begin = false;
        let response = dialog::show(ui, "new board of the third clone", 440.0, |ui| {
            ui.heading(text.msg_clone2048_new_title());
            ui.add_space(6.0);
            let entered = in_sight_above(ui, ANSWERS, |ui| self.choices(ui, app));
            // On a button Enter presses that; nowhere, it begins.
            let nowhere = ui.memory(|memory| memory.focused().is_none());
            let entered = entered || nowhere && ui.input(|input| input.key_pressed(Key::Enter));
            let seed = self.number.trim().parse::<u64>();
            let words = match &seed {
                Ok(_) => text.msg_clone2048_new_number_tip(),
                Err(_) => text.msg_clone2048_new_number_wrong(),
            };
            let ink = if seed.is_ok() {
                theme.quiet
            } else {
                theme.wrong
            };
            ui.label(RichText::new(words).size(12.5).color(ink));
            ui.add_space(10.0);
            ui.horizontal(|ui| {
                let yes = text.msg_button_begin();
                ui.add_enabled_ui(seed.is_ok(), |ui| {
                    begin = main_button(ui, &yes, vec2(120.0, 34.0)).clicked();
                });
                let no = Button::new(text.msg_answer_cancel()).min_size(vec2(100.0, 34.0));
                if ui.add(no).clicked() {
                    self.open = false;
                }
            });
            if let (true, Ok(seed)) = (begin || entered, seed) {
                self.open = false;
                app.send(Clone2048Command::Rules(self.rules));
                app.send(Clone2048Command::Begin {
                    size: self.size,
                    obstacles: self.obstacles,
                    seed,
                });
            }
        });
        if response.should_close() {
            self.open = false;
        }
    }

    /// All choices; true if Enter was pressed in a field.
    fn choices(&mut self, ui: &mut Ui, app: &AppContext) -> bool {
        let text = app.text;
        self.ready(ui, app);
        ui.add_space(6.0);
        let entered = self.fields(ui, app);
        ui.add_space(4.0);
        let mut classic = self.rules == BlockRules::Classic;
        ui.checkbox(&mut classic, text.msg_clone2048_classic())
            .explained(text.msg_clone2048_classic_tip());
        self.rules = if classic {
            BlockRules::Classic
        } else {
            BlockRules::Paper
        };
        ui.add_space(4.0);
        entered
    }

    fn ready(&mut self, ui: &mut Ui, app: &AppContext) {
        ui.horizontal_wrapped(|ui| {
            for (size, obstacles) in READY {
                let name = app.text.msg_clone2048_kind(size.to_string(), obstacles);
                let chosen = (size, obstacles) == (self.size, self.obstacles);
                if ui.add(Button::new(name).selected(chosen)).clicked() {
                    (self.size, self.obstacles) = (size, obstacles);
                }
            }
        });
    }

    /// The text fields; true if Enter was pressed in one.
    fn fields(&mut self, ui: &mut Ui, app: &AppContext) -> bool {
        let text = app.text;
        let mut entered = false;
        Grid::new("new board fields")
            .num_columns(2)
            .spacing(vec2(16.0, 8.0))
            .show(ui, |ui| {
                let name = ui.label(text.msg_clone2048_ask_size());
                let size = DragValue::new(&mut self.size).range(SIDES).speed(0.08);
                let size = ui.add_sized(vec2(90.0, 28.0), size).labelled_by(name.id);
                ui.end_row();

                let most = self.size * self.size - self.rules.first_blocks();
                self.obstacles = self.obstacles.min(most);
                let name = ui.label(text.msg_clone2048_ask_obstacles());
                let obstacles = DragValue::new(&mut self.obstacles)
                    .range(0..=most)
                    .speed(0.1);
                let obstacles = ui
                    .add_sized(vec2(90.0, 28.0), obstacles)
                    .labelled_by(name.id);
                ui.end_row();

                let name = ui.label(text.msg_mines_seed_title());
                let field = TextEdit::singleline(&mut self.number)
                    .margin(egui::Margin::symmetric(8, 5))
                    .char_limit(20)
                    .desired_width(170.0);
                let field = ui.add(field).labelled_by(name.id);
                ui.end_row();
                if !std::mem::replace(&mut self.begun, true) {
                    size.request_focus();
                    // Select the number, as a click would, to be typed over.
                    let all = egui::text::CCursorRange::select_all_str(&self.size.to_string());
                    let mut field = egui::text_edit::TextEditState::default();
                    field.cursor.set_char_range(Some(all));
                    field.store(ui.ctx(), size.id);
                }
                // A field gives up the focus at Enter.
                let fields = [size, obstacles, field];
                entered = fields.iter().any(Response::lost_focus)
                    && ui.input(|input| input.key_pressed(Key::Enter));
            });
        entered
    }
}

/// An event that a card announces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Milestone {
    /// A block of this level, the highest so far.
    Reached(Level),
    Over,
}

/// Maximum width of the card, in points.
const WIDTH: f32 = 400.0;

impl Clone2048Mode {
    /// The event to announce on the shown board.
    pub(super) fn milestone(&self) -> Option<Milestone> {
        if self.motion.is_some() || self.session.is_past() {
            None
        } else if self.session.is_over() {
            Some(Milestone::Over)
        } else {
            self.reached.map(Milestone::Reached)
        }
    }

    /// True if the game holds the record for boards of its kind.
    fn is_best(&self) -> bool {
        let score = self.session.state().score;
        let best = self.saved.best(self.session.kind());
        self.session.helps.is_empty() && score > 0 && best.own == score
    }
}

/// Shows the card over a board in this square.
pub fn show(mode: &Clone2048Mode, ui: &mut Ui, app: &mut Clone2048Context, square: Rect) {
    let Some(milestone) = mode.milestone() else {
        return;
    };
    let (text, theme) = (app.text, theme::of(ui));
    let wide = WIDTH.min(square.width() - 24.0);
    let place = Rect::from_center_size(square.center(), vec2(wide, square.height() * 0.6));
    let frame = Frame::new()
        .fill(theme.window)
        .stroke(Stroke::new(1.5, theme.strong_line))
        .corner_radius(CornerRadius::same(12))
        .shadow(egui::Shadow {
            offset: [0, 3],
            blur: 14,
            spread: 0,
            color: theme.shadow,
        })
        .inner_margin(Margin::symmetric(18, 14));
    let layout = Layout::top_down(Align::Center);
    ui.scope_builder(UiBuilder::new().max_rect(place).layout(layout), |ui| {
        frame.show(ui, |ui| {
            ui.set_width(wide - 36.0);
            ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
            let title = match milestone {
                Milestone::Reached(level) => {
                    text.msg_clone2048_moment_reached(mode.choices.mode.show(level))
                }
                Milestone::Over => text.msg_clone2048_moment_over(),
            };
            let title = RichText::new(title).font(theme::semibold(30.0));
            ui.add(Label::new(title.color(theme.right)).wrap());
            let words = match milestone {
                Milestone::Reached(_) => {
                    let state = mode.session.state();
                    text.msg_clone2048_moment_so_far(state.score, state.moves)
                }
                Milestone::Over => mode.end_sentence(&text),
            };
            ui.add(Label::new(RichText::new(words).size(14.5)).wrap());
            if mode.is_best() {
                let words = RichText::new(text.msg_clone2048_moment_record())
                    .font(theme::semibold(14.5))
                    .color(theme.right);
                ui.add(Label::new(words).wrap());
            }
            ui.add_space(2.0);
            let half = vec2((ui.available_width() - 8.0) / 2.0, 34.0);
            ui.horizontal(|ui| answers(mode, ui, app, milestone, half));
        });
    });
}

fn answers(
    mode: &Clone2048Mode,
    ui: &mut Ui,
    app: &mut Clone2048Context,
    milestone: Milestone,
    size: egui::Vec2,
) {
    let text = app.text;
    let again = Clone2048Command::Begin {
        size: mode.choices.size,
        obstacles: mode.choices.obstacles,
        seed: mode.choices.next_seed,
    };
    let other = match milestone {
        Milestone::Reached(_) => {
            if main_button(ui, &text.msg_clone2048_moment_keep(), size).clicked() {
                app.send(Clone2048Command::KeepGoing);
            }
            (text.msg_clone2048_moment_new(), again)
        }
        Milestone::Over => {
            if main_button(ui, &text.msg_clone2048_moment_new(), size).clicked() {
                app.send(again);
            }
            (text.msg_clone2048_moment_again(), Clone2048Command::Again)
        }
    };
    if ui.add_sized(size, Button::new(other.0)).clicked() {
        app.send(other.1);
    }
}
