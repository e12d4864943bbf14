//! The rules of a game as small drawings: the phases of a move, and a move before and after.

use super::board::paint_brick;
use crate::window::kit::widgets::{Explained as _, figures};
use crate::window::kit::{icons, theme};
use egui::{Color32, Rect, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2};
use engine::judge::compare::Phase;
use engine::language::Program;
use engine::task::Task;
use engine::text::Text;
use engine::wall::{Cell, GALLERY, GroupKind, SIZE, Wall, after_click, group};

/// The height of a phase, in points.
const HEIGHT: f32 = 24.0;
/// Phases are smaller in a row narrower than this.
const NARROW: f32 = 250.0;
/// The side of a cell in the figure of a move.
const CELL: f32 = 15.0;

/// A phase of a move that a task takes apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MovePhase {
    phase: Phase,
    owner: PhaseOwner,
}

/// The actor of a phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum PhaseOwner {
    /// The task, before the program starts.
    Before,
    Program,
    /// The task, after the program.
    After,
}

impl MovePhase {
    /// The phases of a move in their order; none if the task does nothing itself, or not phase by phase.
    pub fn all(task: &Task) -> Vec<MovePhase> {
        let phases = |program: &Program| -> Vec<Phase> {
            program
                .running()
                .filter_map(|(id, _)| Phase::of(program.block(id).kind))
                .collect()
        };
        let (before, after) = (phases(&task.before), phases(&task.after));
        if before.is_empty() && after.is_empty() {
            return Vec::new();
        }
        // The wanted program says more than what the task repairs afterwards.
        let owners = [
            (
                PhaseOwner::Program,
                task.wanted.as_ref().map(phases).unwrap_or_default(),
            ),
            (PhaseOwner::Before, before),
            (PhaseOwner::After, after),
        ];
        [Phase::Infection, Phase::Removal, Phase::Fall]
            .into_iter()
            .filter_map(|phase| {
                let (owner, _) = owners.iter().find(|(_, phases)| phases.contains(&phase))?;
                let owner = *owner;
                Some(MovePhase { phase, owner })
            })
            .collect()
    }

    fn show(self, ui: &mut Ui, text: &Text, narrow: bool) {
        let theme = theme::of(ui);
        let name = match self.phase {
            Phase::Infection => text.msg_category_infection(),
            Phase::Removal => text.msg_comparison_phase_removal(),
            Phase::Fall | Phase::Other => text.msg_comparison_phase_fall(),
        };
        let explanation = match self.owner {
            PhaseOwner::Before => text.msg_stage_phase_before(&name),
            PhaseOwner::Program => text.msg_stage_phase_programs(&name),
            PhaseOwner::After => text.msg_stage_phase_after(&name),
        };
        let (size, pad) = if narrow { (11.0, 3.0) } else { (12.0, 5.0) };
        let (font, ink, fill, line) = if self.owner == PhaseOwner::Program {
            let font = theme::semibold(size);
            (font, theme.accent, theme.accent_paper, theme.accent)
        } else {
            let font = theme::regular(size);
            (font, theme.quiet, Color32::TRANSPARENT, theme.line)
        };
        let galley = ui.painter().layout_no_wrap(name, font, ink);
        let ticked = self.owner == PhaseOwner::Before && !narrow;
        let tick = if ticked { 13.0 } else { 0.0 };
        let size = vec2(galley.size().x + tick + 2.0 * pad, HEIGHT);
        let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &explanation));
        let painter = ui.painter();
        painter.rect(rect, 6.0, fill, Stroke::new(1.0, line), StrokeKind::Inside);
        let middle = rect.center().y;
        if ticked {
            let at = pos2(rect.min.x + 11.0, middle);
            icons::tick(painter, Rect::from_center_size(at, vec2(10.0, 10.0)), ink);
        }
        let at = pos2(rect.min.x + pad + tick, middle - galley.size().y / 2.0);
        painter.galley(at, galley, ink);
        response.explained(explanation);
    }
}

/// Shows the phases in a row.
pub fn show_phases(ui: &mut Ui, text: &Text, phases: &[MovePhase]) {
    let narrow = ui.available_width() < NARROW;
    ui.spacing_mut().item_spacing.x = if narrow { 2.0 } else { 3.0 };
    for phase in phases {
        phase.show(ui, text, narrow);
    }
}

/// Shows a wall, the infection of a click, and the wall after the move.
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
                let stroke = Stroke::new(2.0, theme.aim);
                painter.rect_stroke(place, 3.0, stroke, StrokeKind::Outside);
            }
        }
    });
}

/// The first wall of the gallery, with the infection of its largest area, and after it; each with the clicked brick.
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
    fn phases_say_what_the_task_does_and_what_the_program_does() {
        use Phase::{Fall, Infection, Removal};
        use PhaseOwner::{After, Before, Program};
        let of = |id: &str| -> Vec<(Phase, PhaseOwner)> {
            MovePhase::all(embedded().task(id).unwrap())
                .into_iter()
                .map(|phase| (phase.phase, phase.owner))
                .collect()
        };
        assert_eq!(of("clickomania"), []);
        let fall = [(Infection, Before), (Removal, Before), (Fall, Program)];
        assert_eq!(of("caduta-compatta"), fall);
        let removal = [(Infection, Before), (Removal, Program), (Fall, After)];
        assert_eq!(of("rimozione-scansione"), removal);
        let infection = [(Infection, Program), (Removal, After), (Fall, After)];
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
