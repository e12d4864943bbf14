//! The question how a new board is to be.

use super::command::{Clone2048Command, Clone2048Context};
use super::saved_state::{Clone2048Choices, SIDES};
use crate::window::kit::app_context::AppContext;
use crate::window::kit::magnify::in_sight_above;
use crate::window::kit::widgets::{Explained as _, main_button};
use crate::window::kit::{dialog, theme};
use egui::{Button, DragValue, Grid, Key, Response, RichText, TextEdit, Ui, vec2};
use games::clone2048::BlockRules;

/// What is being chosen, while the question is open.
#[derive(Default)]
pub struct NewBoard {
    open: bool,
    /// Whether the first field had the focus already.
    begun: bool,
    size: usize,
    obstacles: usize,
    number: String,
    rules: BlockRules,
}

/// The room for the title and for what stands below the choices, which is always seen, in points.
const ANSWERS: f32 = 120.0;

/// Boards to choose with one click: the size, the obstacles.
const READY: [(usize, usize); 5] = [(3, 0), (4, 0), (4, 1), (5, 3), (8, 10)];

impl NewBoard {
    /// Whether the question waits for an answer.
    pub fn is_open(&self) -> bool {
        self.open
    }

    /// Asks, beginning with what was chosen last.
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

    /// Shows the question.
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
                let yes = text.msg_clone2048_new_begin();
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

    /// All that can be chosen; whether Enter was pressed in a field.
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

    /// The fields; whether Enter was pressed in one of them.
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
                let obstacles = DragValue::new(&mut self.obstacles);
                let obstacles = obstacles.range(0..=most).speed(0.1);
                let obstacles = ui
                    .add_sized(vec2(90.0, 28.0), obstacles)
                    .labelled_by(name.id);
                ui.end_row();

                let name = ui.label(text.msg_clone2048_new_number());
                let field = TextEdit::singleline(&mut self.number)
                    .margin(egui::Margin::symmetric(8, 5))
                    .char_limit(20)
                    .desired_width(170.0);
                let field = ui.add(field).labelled_by(name.id);
                ui.end_row();
                if !std::mem::replace(&mut self.begun, true) {
                    size.request_focus();
                    // As if it had been clicked: what is typed takes the place of the number.
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
