//! A position from a file: its mines are unknown, but it can be analysed and edited.

use super::command::{MinesCommand, MinesContext};
use super::mines_session::CellFace;
use super::replay::leave;
use super::{MinesMode, colours, icons, wording};
use crate::window::kit::history::{History, Memory};
use crate::window::kit::theme;
use crate::window::kit::widgets::{Explained as _, quiet_line};
use egui::{Button, RichText, Role, Ui, WidgetInfo, vec2};
use games::mines::{CellIndex, MinesPosition, SeenCell};

/// A position under study.
pub struct Study {
    position: MinesPosition,
    history: History<CellChange>,
}

/// The previous state of a cell.
struct CellChange(CellIndex, SeenCell);

impl Memory for CellChange {
    fn memory(&self) -> usize {
        0
    }
}

impl Study {
    /// A position as read.
    pub fn new(position: MinesPosition) -> Study {
        Study {
            position,
            history: History::default(),
        }
    }

    pub fn position(&self) -> &MinesPosition {
        &self.position
    }

    /// True if there is something to undo.
    pub fn can_undo(&self) -> bool {
        self.history.can(false)
    }

    /// Sets a cell; false if that is impossible: a clue above the number of neighbours, more mines than there are.
    pub fn set(&mut self, cell: CellIndex, seen: SeenCell) -> bool {
        let before = self.position.seen(cell);
        let fits = match seen {
            SeenCell::Open(clue) => {
                usize::from(clue) <= self.position.size().neighbours(cell).count()
            }
            SeenCell::Mine => {
                before == SeenCell::Mine
                    || self.position.mines_seen() < self.position.size().mines()
            }
            SeenCell::Closed | SeenCell::Flag => true,
        };
        if fits && before != seen {
            self.history.did((), CellChange(cell, before));
            self.position.set(cell, seen);
        }
        fits
    }

    /// Undoes the last change; false if there is none.
    pub fn undo(&mut self) -> bool {
        let position = &mut self.position;
        self.history.step(false, |CellChange(cell, before)| {
            let after = position.seen(cell);
            position.set(cell, before);
            CellChange(cell, after)
        })
    }

    /// Visible state of a cell.
    pub fn face(&self, cell: CellIndex) -> CellFace {
        self.position.seen(cell).into()
    }
}

/// Shows the panel of a study: the brushes that set cells.
pub fn show(mode: &MinesMode, ui: &mut Ui, app: &mut MinesContext) {
    let Some(study) = &mode.study else { return };
    let text = app.text;
    ui.heading(text.msg_mines_study());
    quiet_line(ui, wording::measures(&text, study.position().size()));
    quiet_line(ui, text.msg_mines_brush());
    let clues = (0..=8).map(SeenCell::Open);
    let brushes: Vec<SeenCell> = [SeenCell::Closed, SeenCell::Flag, SeenCell::Mine]
        .into_iter()
        .chain(clues)
        .collect();
    let spacing = 5.0;
    ui.spacing_mut().item_spacing.x = spacing;
    let wide = ((ui.available_width() - 5.0 * spacing) / 6.0).floor();
    for row in brushes.chunks(6) {
        ui.horizontal(|ui| {
            for &seen in row {
                let name = match seen {
                    SeenCell::Closed => text.msg_mines_cell_closed(),
                    SeenCell::Flag => text.msg_mines_cell_flag(),
                    SeenCell::Mine => text.msg_mines_cell_mine(),
                    SeenCell::Open(clue) => text.msg_mines_cell_clue(clue.to_string()),
                };
                let words = match seen {
                    SeenCell::Open(clue) => clue.to_string(),
                    _ => String::new(),
                };
                let button = Button::new(RichText::new(words).font(theme::semibold(15.0)))
                    .min_size(vec2(wide, 32.0))
                    .selected(mode.tools.brush == seen);
                let button = ui.add(button);
                let icon = button.rect.shrink2(vec2((wide - 20.0) / 2.0, 6.0));
                let ink = theme::of(ui).text;
                match seen {
                    SeenCell::Flag => icons::flag(ui.painter(), icon, ink),
                    SeenCell::Mine => icons::mine(ui.painter(), icon, ink),
                    SeenCell::Closed => {
                        let closed = colours::of(ui).closed[0];
                        ui.painter().rect_filled(icon.shrink(1.0), 3.0, closed);
                    }
                    SeenCell::Open(_) => {}
                }
                let on = mode.tools.brush == seen;
                button.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, on, &name));
                if button.explained(name).clicked() {
                    app.send(MinesCommand::Brush(seen));
                }
            }
        });
    }
    leave(ui, app);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_stand_in_a_file_cannot_be_put_there() {
        let text = "3 1 1\n###\n";
        let mut study = Study::new(text.parse().unwrap());
        assert!(!study.set(0, SeenCell::Open(2)), "one neighbour");
        assert!(study.set(1, SeenCell::Open(2)) && study.set(0, SeenCell::Mine));
        assert!(!study.set(2, SeenCell::Mine), "one mine");
        assert_eq!(study.position().to_string(), "3 1 1\n*2#\n");
        assert!(study.undo() && study.undo() && !study.undo());
        assert_eq!(study.position().to_string(), text);
    }
}
