//! The line of phases: which parts of a move are the program's, and which are done for it.

use super::board::paint_brick;
use crate::window::kit::widgets::{Explained as _, figures};
use crate::window::kit::{icons, theme};
use egui::{Color32, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};
use engine::judge::compare::Phase;
use engine::language::Program;
use engine::task::Task;
use engine::text::Text;
use engine::wall::{Cell, GALLERY, GroupKind, SIZE, Wall, after_click, group};

/// How high a phase is, in points.
const HEIGHT: f32 = 24.0;
/// A narrower row has small signs.
const NARROW: f32 = 250.0;

/// Whose part of the move a phase is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whose {
    /// It is done before the program starts.
    Before,
    Programs,
    /// It is done after the program.
    After,
}

/// The phases of a move that a task takes apart, in their order, each with whose it is. None, if nothing is done for
/// the program, or not phase by phase.
pub fn phases(task: &Task) -> Vec<(Phase, Whose)> {
    let of = |program: &Program| -> Vec<Phase> {
        let running = program.running();
        running
            .filter_map(|(id, _)| Phase::of(program.block(id).kind))
            .collect()
    };
    let lists = [
        (of(&task.before), Whose::Before),
        (
            task.wanted.as_ref().map(of).unwrap_or_default(),
            Whose::Programs,
        ),
        (of(&task.after), Whose::After),
    ];
    if lists[0].0.is_empty() && lists[2].0.is_empty() {
        return Vec::new();
    }
    let shown = [Phase::Infection, Phase::Removal, Phase::Fall];
    shown
        .into_iter()
        .filter_map(|phase| {
            // What is wanted says more than what is put right afterwards.
            let order = [1, 0, 2];
            let mut lists = order.into_iter().map(|place| &lists[place]);
            let (_, whose) = lists.find(|(phases, _)| phases.contains(&phase))?;
            Some((phase, *whose))
        })
        .collect()
}

/// Shows the line.
pub fn show_phases(ui: &mut Ui, text: &Text, phases: &[(Phase, Whose)]) {
    // Beside them stands the wall's name.
    let narrow = ui.available_width() < NARROW;
    ui.spacing_mut().item_spacing.x = if narrow { 2.0 } else { 3.0 };
    for &phase in phases {
        sign(ui, text, phase, narrow);
    }
}

fn sign(ui: &mut Ui, text: &Text, (phase, whose): (Phase, Whose), narrow: bool) {
    let theme = theme::of(ui);
    let name = match phase {
        Phase::Infection => text.msg_comparison_phase_infection(),
        Phase::Removal => text.msg_comparison_phase_removal(),
        Phase::Fall | Phase::Other => text.msg_comparison_phase_fall(),
    };
    let says = match whose {
        Whose::Before => text.msg_stage_phase_before(&name),
        Whose::Programs => text.msg_stage_phase_programs(&name),
        Whose::After => text.msg_stage_phase_after(&name),
    };
    let yours = whose == Whose::Programs;
    let (size, pad) = if narrow { (11.0, 3.0) } else { (12.0, 5.0) };
    let (font, ink) = match yours {
        true => (theme::semibold(size), theme.accent),
        false => (theme::regular(size), theme.quiet),
    };
    let galley = ui.painter().layout_no_wrap(name, font, ink);
    let ticked = whose == Whose::Before && !narrow;
    let tick = if ticked { 13.0 } else { 0.0 };
    let size = vec2(galley.size().x + tick + 2.0 * pad, HEIGHT);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &says));
    let (fill, line) = match yours {
        true => (theme.accent_paper, theme.accent),
        false => (Color32::TRANSPARENT, theme.line),
    };
    let painter = ui.painter();
    painter.rect(rect, 6.0, fill, Stroke::new(1.0, line), StrokeKind::Inside);
    let middle = rect.center().y;
    if tick > 0.0 {
        let at = pos2(rect.min.x + 11.0, middle);
        icons::tick(painter, Rect::from_center_size(at, vec2(10.0, 10.0)), ink);
    }
    let at = pos2(rect.min.x + pad + tick, middle - galley.size().y / 2.0);
    painter.galley(at, galley, ink);
    response.explained(says);
}

/// The side of a cell, in points.
const CELL: f32 = 15.0;

/// Shows it.
pub fn show_figure(ui: &mut Ui, text: &Text, shapes: bool) {
    let Some(walls) = walls() else { return };
    let captions = [
        text.msg_guide_before(),
        text.msg_guide_infected(),
        text.msg_guide_after(),
    ];
    let theme = theme::of(ui);
    let side = SIZE as f32 * CELL + 6.0;
    figures(ui, &captions, vec2(side, side), |painter, number, rect| {
        painter.rect_filled(rect, 5.0, theme.wall);
        let (wall, click) = walls[number];
        for cell in wall.bricks() {
            let (row, column) = (cell.row() as f32, cell.column() as f32);
            let corner = rect.min + vec2(3.0 + column * CELL, 3.0 + row * CELL);
            let place = Rect::from_min_size(corner, vec2(CELL, CELL));
            if let Some(brick) = wall.brick(cell) {
                paint_brick(painter, theme, place, brick, shapes, 1.0);
            }
            if click == Some(cell) {
                let stroke = egui::Stroke::new(2.0, theme.aim);
                painter.rect_stroke(place, 3.0, stroke, egui::StrokeKind::Outside);
            }
        }
    });
}

/// The wall of the first game, with the infection of its largest area, and after it; and the brick that
/// is clicked.
fn walls() -> Option<[(Wall, Option<Cell>); 3]> {
    let wall = Wall::parse(GALLERY.first()?.1).ok()?;
    let area = |cell: &Cell| group(&wall, GroupKind::Area, *cell);
    let click = wall
        .bricks()
        .into_iter()
        .max_by_key(|cell| area(cell).len())?;
    let mut infected = wall;
    infected.infect(area(&click));
    Some([
        (wall, Some(click)),
        (infected, Some(click)),
        (after_click(&wall, GroupKind::Area, click), None),
    ])
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::task::embedded;

    #[test]
    fn what_is_done_for_the_program_is_told_phase_by_phase() {
        use Phase::{Fall, Infection, Removal};
        use Whose::{After, Before, Programs};
        let of = |id: &str| phases(embedded().task(id).unwrap());
        assert_eq!(of("clickomania"), []);
        let fall = [(Infection, Before), (Removal, Before), (Fall, Programs)];
        assert_eq!(of("caduta-compatta"), fall);
        let removal = [(Infection, Before), (Removal, Programs), (Fall, After)];
        assert_eq!(of("rimozione-scansione"), removal);
        let infection = [(Infection, Programs), (Removal, After), (Fall, After)];
        assert_eq!(of("ottantuno"), infection);
    }

    #[test]
    fn the_walls_show_a_move() {
        let [(wall, click), (infected, _), (then, _)] = walls().unwrap();
        assert!(infected.is_infected(click.unwrap()));
        let gone = wall.bricks().len() - then.bricks().len();
        assert!(gone >= 4 && gone == infected.infected().len(), "{gone}");
        assert!(then.is_settled());
    }
}
