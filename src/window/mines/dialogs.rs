//! The dialogs of Minesweeper: a new game, the statistics.

use super::command::{MinesCommand, MinesContext};
use super::saved_mines::{MinesChoices, SIDES};
use super::{statistics, wording};
use crate::sentences;
use crate::window::kit::magnify::in_sight_above;
use crate::window::kit::widgets::{Explained as _, main_button};
use crate::window::kit::{dialog, theme};
use egui::{Align, Button, Key, Layout, RichText, TextEdit, Ui, vec2};
use engine::chance::Chance;
use engine::text::Text;
use games::mines::{
    BoardRule, FirstClick, GenerateError, NoGuessMethod, Size, Statistics, generate, max_mines,
};

/// The open dialog.
#[derive(Default)]
pub enum Dialogs {
    #[default]
    None,
    NewGame(NewGame),
    Statistics,
}

impl Dialogs {
    /// True if a dialog is open and gets the keys.
    pub fn is_open(&self) -> bool {
        !matches!(self, Dialogs::None)
    }

    /// Opens the dialog for a new game.
    pub fn ask(&mut self, choices: MinesChoices, seed: u64) {
        *self = Dialogs::NewGame(NewGame::new(choices, seed));
    }

    /// Shows the open dialog.
    pub fn show(&mut self, ui: &Ui, app: &mut MinesContext, statistics: &Statistics) {
        let width = match self {
            Dialogs::None => return,
            Dialogs::NewGame(_) => WIDTH,
            Dialogs::Statistics => statistics::WIDTH,
        };
        let response = dialog::show(ui, "mines dialog", width, |ui| match self {
            Dialogs::None => true,
            Dialogs::NewGame(new_game) => new_game.show(ui, app),
            Dialogs::Statistics => statistics::show(ui, app, statistics),
        });
        if response.inner || response.should_close() {
            *self = Dialogs::None;
        }
    }
}

/// Width of the dialog for a new game, in points.
pub const WIDTH: f32 = 836.0;
/// Height of the title and of the always visible part below the choices, in points.
const ANSWERS: f32 = 118.0;
/// Smallest width with three columns, in points.
const THREE_COLUMNS: f32 = 760.0;
/// Smallest width with two columns, in points.
const TWO_COLUMNS: f32 = 560.0;

/// The dialog for a new game.
pub struct NewGame {
    choices: MinesChoices,
    /// True if the size is typed: columns, rows, mines.
    own: bool,
    typed: [String; 3],
    /// The typed seed; empty for the next one.
    seed: String,
    /// Seed of the game in play.
    present: u64,
    /// True if a field had the focus in the previous frame: Enter takes it away.
    in_field: bool,
}

impl NewGame {
    /// Begins with the current choices; `present` is the seed of the game in play.
    pub fn new(choices: MinesChoices, present: u64) -> NewGame {
        let size = choices.size;
        NewGame {
            own: !MinesChoices::SIZES.contains(&size),
            typed: numbers(size),
            seed: String::new(),
            choices,
            present,
            in_field: false,
        }
    }

    /// Shows the dialog; true once it is closed.
    pub fn show(&mut self, ui: &mut Ui, app: &mut MinesContext) -> bool {
        let text = app.text;
        ui.spacing_mut().item_spacing.y = 3.0;
        ui.heading(text.msg_mines_new());
        ui.add_space(4.0);
        // Round and square holes look as if they could be pressed.
        let theme = theme::of(ui);
        ui.visuals_mut().widgets.inactive.bg_fill = theme.card;
        in_sight_above(ui, ANSWERS, |ui| self.fields(ui, &text));
        ui.separator();
        let wanted = self.wanted(&text);
        // Reserves a line for the error, so that the layout does not jump.
        let wrong = wanted.as_ref().err().map_or(" ", String::as_str);
        ui.colored_label(theme::of(ui).wrong, wrong);
        // On a button Enter presses that; in a field, or nowhere, it begins.
        let enter = ui.input(|input| input.key_pressed(Key::Enter))
            && (self.in_field || ui.memory(|memory| memory.focused().is_none()));
        self.in_field = ui.ctx().text_edit_focused();
        let mut over = false;
        ui.horizontal(|ui| {
            let begin = ui
                .add_enabled_ui(wanted.is_ok(), |ui| {
                    main_button(ui, &text.msg_button_begin(), vec2(130.0, 34.0))
                })
                .inner;
            if (begin.clicked() || enter)
                && let Ok((choices, seed)) = wanted
            {
                app.send(MinesCommand::Begin(choices, seed));
                over = true;
            }
            let size = if self.own {
                self.size(&text).ok()
            } else {
                Some(self.choices.size)
            };
            let draw = Button::new(text.msg_mines_draw()).min_size(vec2(100.0, 34.0));
            let draw = ui.add_enabled(size.is_some(), draw);
            if let Some(size) = size
                && draw.explained(text.msg_mines_draw_tip()).clicked()
            {
                app.send(MinesCommand::Draw(size));
                over = true;
            }
            let no = Button::new(text.msg_answer_cancel()).min_size(vec2(100.0, 34.0));
            over |= ui.add(no).clicked();
        });
        over
    }

    /// All choices, in up to three columns.
    fn fields(&mut self, ui: &mut Ui, text: &Text) {
        let room = ui.available_width();
        let count = 1 + usize::from(room >= TWO_COLUMNS) + usize::from(room >= THREE_COLUMNS);
        ui.columns(count, |columns| {
            let start = Layout::top_down(Align::Min);
            columns[0].with_layout(start, |ui| self.sizes(ui, text));
            columns[1.min(count - 1)].with_layout(start, |ui| self.rules(ui, text));
            columns[count - 1].with_layout(start, |ui| self.play(ui, text));
        });
    }

    fn sizes(&mut self, ui: &mut Ui, text: &Text) {
        title(ui, text.msg_mines_size_title());
        for size in MinesChoices::SIZES {
            let words = format!(
                "{} · {}",
                wording::size(text, size),
                wording::measures(text, size)
            );
            let chosen = !self.own && self.choices.size == size;
            if ui.radio(chosen, words).clicked() {
                self.own = false;
                self.choices.size = size;
                self.typed = numbers(size);
            }
        }
        if ui.radio(self.own, text.msg_mines_size_own()).clicked() {
            self.own = true;
        }
        let names = [
            text.msg_mines_columns(),
            text.msg_mines_rows(),
            text.msg_mines_mines(),
        ];
        ui.add_enabled_ui(self.own, |ui| {
            egui::Grid::new("own size").num_columns(2).show(ui, |ui| {
                for (name, typed) in names.into_iter().zip(&mut self.typed) {
                    ui.label(&name);
                    field(ui, typed, &name, 70.0);
                    ui.end_row();
                }
            });
        });
        ui.add_space(4.0);
        title(ui, text.msg_mines_seed_title());
        ui.horizontal(|ui| {
            let name = text.msg_mines_seed_title();
            field(ui, &mut self.seed, &name, 130.0);
            if ui.button(text.msg_mines_seed_present()).clicked() {
                self.seed = self.present.to_string();
            }
        });
        let ink = theme::of(ui).quiet;
        ui.label(
            RichText::new(text.msg_mines_seed_tip())
                .size(12.5)
                .color(ink),
        );
    }

    fn rules(&mut self, ui: &mut Ui, text: &Text) {
        title(ui, text.msg_mines_rule_title());
        let choices = &mut self.choices;
        for rule in MinesChoices::RULES {
            ui.radio_value(&mut choices.rule, rule, wording::rule(text, rule))
                .explained(rule_tip(text, rule));
        }
        ui.add_space(4.0);
    }

    /// The choices for the first cell and for flags.
    fn play(&mut self, ui: &mut Ui, text: &Text) {
        let choices = &mut self.choices;
        title(ui, text.msg_mines_first_title());
        let without_guess = choices.rule.is_without_guess();
        ui.add_enabled_ui(!without_guess, |ui| {
            for first in MinesChoices::FIRSTS {
                // A board without guesses always begins with a zero.
                let mut present = if without_guess {
                    FirstClick::Zero
                } else {
                    choices.first
                };
                let words = wording::first(text, first);
                if ui.radio_value(&mut present, first, words).clicked() {
                    choices.first = first;
                }
            }
        });
        ui.add_space(4.0);
        title(ui, text.msg_mines_flags_title());
        ui.checkbox(&mut choices.question_marks, text.msg_mines_question_marks());
        ui.checkbox(&mut choices.win_by_flags, text.msg_mines_win_by_flags());
    }

    /// The choices and the seed, or the reason why there is no such board.
    fn wanted(&self, text: &Text) -> Result<(MinesChoices, Option<u64>), String> {
        let mut choices = self.choices;
        if self.own {
            choices.size = self.size(text)?;
        }
        possible(text, &choices)?;
        let seed = match self.seed.trim() {
            "" => None,
            typed => Some(
                typed
                    .parse()
                    .map_err(|_| text.msg_mines_seed_refused(u64::MAX.to_string()))?,
            ),
        };
        Ok((choices, seed))
    }

    fn size(&self, text: &Text) -> Result<Size, String> {
        let number = |at: usize| self.typed[at].trim().parse::<usize>();
        let (low, high) = (SIDES.start().to_string(), SIDES.end().to_string());
        let side = |at: usize| number(at).ok().filter(|side| SIDES.contains(side));
        let columns = side(0)
            .ok_or_else(|| text.msg_mines_refused(text.msg_mines_size_columns(&low, &high)))?;
        let rows =
            side(1).ok_or_else(|| text.msg_mines_refused(text.msg_mines_size_rows(&low, &high)))?;
        let most = columns * rows - 1;
        let mines = number(2)
            .ok()
            .filter(|mines| (1..=most).contains(mines))
            .ok_or_else(|| text.msg_mines_mines_refused(most.to_string()))?;
        let size = Size::new(columns, rows, mines);
        size.map_err(|error| text.msg_mines_refused(sentences::mines_size_error(text, error)))
    }
}

/// Checks quickly that there are such boards. The first cell is assumed in the middle, where it takes the most
/// room; for boards without guesses this only compares with a bound.
fn possible(text: &Text, choices: &MinesChoices) -> Result<(), String> {
    let size = choices.size;
    let middle = size.cell(size.rows() / 2, size.columns() / 2);
    let middle = middle.expect("every board has a middle");
    let too_many = |most| {
        let error = GenerateError::TooManyMines { most };
        Err(text.msg_mines_refused(sentences::mines_generate_error(text, error)))
    };
    if choices.rule.is_without_guess() {
        let most = max_mines(size, middle);
        return if size.mines() > most {
            too_many(most)
        } else {
            Ok(())
        };
    }
    match generate(
        size,
        middle,
        choices.first,
        choices.rule,
        &mut Chance::new(0),
    ) {
        Err(GenerateError::TooManyMines { most }) => too_many(most),
        _ => Ok(()),
    }
}

/// Columns, rows and mines as typed texts.
fn numbers(size: Size) -> [String; 3] {
    [size.columns(), size.rows(), size.mines()].map(|number| number.to_string())
}

fn rule_tip(text: &Text, rule: BoardRule) -> String {
    match rule {
        BoardRule::Any => text.msg_mines_rule_any_tip(),
        BoardRule::NotEnclosed => text.msg_mines_rule_not_enclosed_tip(),
        BoardRule::NoGuess(NoGuessMethod::Repaired) => text.msg_mines_rule_repaired_tip(),
        BoardRule::NoGuess(NoGuessMethod::Filtered) => text.msg_mines_rule_filtered_tip(),
        BoardRule::NoGuessOf(_) => text.msg_mines_rule_difficulty_tip(),
    }
}

fn title(ui: &mut Ui, words: String) {
    ui.label(RichText::new(words).font(theme::semibold(13.5)));
}

fn field(ui: &mut Ui, typed: &mut String, name: &str, wide: f32) {
    let field = ui.add(
        TextEdit::singleline(typed)
            .char_limit(20)
            .desired_width(wide),
    );
    field.accessible_name(name);
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::text::Language;

    fn asked(typed: [&str; 3], seed: &str) -> Result<(MinesChoices, Option<u64>), String> {
        let mut asked = NewGame::new(MinesChoices::default(), 3);
        asked.own = true;
        asked.typed = typed.map(str::to_owned);
        seed.clone_into(&mut asked.seed);
        asked.wanted(&Text::load(Language::En).unwrap())
    }

    #[test]
    fn sizes_and_numbers_have_clear_limits() {
        let (choices, seed) = asked(["100", " 60", "1200"], "").unwrap();
        assert_eq!(choices.size, Size::new(100, 60, 1200).unwrap());
        assert_eq!(seed, None);
        assert_eq!(asked(["9", "9", "10"], " 17 ").unwrap().1, Some(17));
        for (typed, seed, word) in [
            (["101", "9", "10"], "", "100"),
            (["9", "1", "3"], "", "100"),
            (["9", "", "10"], "", "100"),
            (["9", "9", "81"], "", "80"),
            (["9", "9", "0"], "", "80"),
            // A zero in the middle takes nine cells.
            (["9", "9", "73"], "", "72"),
            (["9", "9", "10"], "-1", "18446744073709551615"),
        ] {
            let why = asked(typed, seed).unwrap_err();
            assert!(why.contains(word), "{typed:?} {seed}: {why}");
        }
    }
}
