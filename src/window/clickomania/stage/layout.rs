//! The layout of the column of the stage: the wall first, *Gioca* and the speed, the row of transport, and the slots at the
//! bottom. What belongs to a paused or failed move takes the place of the slots: the wall never moves.

use super::playback::timeline;
use egui::Vec2;

/// A column lower than this has smaller buttons, closer together, in points.
const LOW: f32 = 720.0;
/// Above the slots.
pub const ABOVE_SLOTS: f32 = 6.0;
/// Minimum and maximum height of the box of the move.
const MIN_BOX: f32 = 64.0;
const MAX_BOX: f32 = 200.0;
/// Minimum height of the row of transport.
const MIN_TRANSPORT: f32 = 24.0;
/// The slots fold into a button before the wall gets smaller than this.
const SMALL_WALL: f32 = 200.0;
/// Minimum side of the wall.
const MIN_WALL: f32 = 100.0;

/// The controls that the moment needs, in addition to the wall and *Play*.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StageNeeds {
    /// The game, the phases of a move, or the wall's name, above the wall.
    pub header: bool,
    /// The row of transport has its place.
    pub transport: bool,
    /// A move is paused or failed.
    pub stands: bool,
    /// A move is paused: its tools are of use.
    pub paused: bool,
    pub slots: bool,
}

/// The heights of the parts, from the top, in points; 0 for what is not shown.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct StageLayout {
    pub gap: f32,
    /// The game and the wall's name.
    pub header: f32,
    /// The side of the wall with its indices.
    pub side: f32,
    /// *Gioca* and the speed.
    pub play: f32,
    /// The buttons that go about in a move.
    pub transport: f32,
    /// The number of rows of loops in the timeline; none without timeline.
    pub loops: Option<usize>,
    /// The result of a move, and the number of bricks; 0 if they are left of the timeline.
    pub state: f32,
    /// The box of the move.
    pub move_box: f32,
    /// The slots, or the button for them.
    pub slots: f32,
}

impl StageLayout {
    /// Divides `room` among the parts; `unfolded_slots` and `folded_slots` are the heights of the slots and of their button.
    pub fn of(
        room: Vec2,
        needs: StageNeeds,
        unfolded_slots: f32,
        folded_slots: f32,
    ) -> StageLayout {
        let low = room.y < LOW;
        let height = |normal: f32, when_low: f32| if low { when_low } else { normal };
        let [unfolded_slots, folded_slots] = if needs.slots {
            [unfolded_slots, folded_slots].map(|slots| slots + ABOVE_SLOTS)
        } else {
            [0.0, 0.0]
        };
        let mut plan = StageLayout {
            gap: height(8.0, 6.0),
            header: if needs.header { 36.0 } else { 0.0 },
            side: 0.0,
            play: height(48.0, 40.0),
            transport: 0.0,
            loops: None,
            state: 0.0,
            move_box: 0.0,
            slots: unfolded_slots,
        };
        let mut for_wall = room.y - plan.above() - plan.below();
        if for_wall < SMALL_WALL.min(room.x) {
            plan.slots = folded_slots;
            for_wall = room.y - plan.above() - plan.below();
        }
        let row = height(36.0, 30.0);
        let state = height(22.0, 18.0);
        // Without unfolded slots to give way, the wall leaves the room of a paused move at once, where moves are paused.
        let kept = if plan.slots > folded_slots || !needs.transport {
            0.0
        } else {
            row + state + 2.0 * plan.gap
        };
        plan.side = (for_wall - kept).min(room.x).max(MIN_WALL);
        // The place below *Gioca* that the slots leave; and with the slots folded.
        let mut free = (for_wall - plan.side).max(0.0);
        if needs.transport && free >= MIN_TRANSPORT + plan.gap {
            plan.transport = (free - plan.gap).min(row);
        }
        if needs.stands && !needs.paused {
            // Only why it failed.
            free += plan.slots - folded_slots - plan.transport - plan.gap;
            plan.slots = folded_slots;
            plan.move_box = (free - plan.gap).clamp(0.0, MAX_BOX);
        } else if needs.stands {
            free += plan.slots - folded_slots;
            let slots = std::mem::replace(&mut plan.slots, folded_slots);
            if plan.transport == 0.0 {
                plan.transport = row;
            }
            let track = |loops: Option<usize>| {
                loops.map_or(0.0, |loops| timeline::height(loops) + plan.gap)
            };
            // The timeline gives up its loops first; then the state is written left of it.
            let left = |(loops, state): (Option<usize>, f32)| {
                let state = if state > 0.0 { state + plan.gap } else { 0.0 };
                free - plan.transport - 2.0 * plan.gap - track(loops) - state
            };
            let plans = [
                (Some(timeline::MAX_LOOPS), state),
                (Some(1), state),
                (Some(0), state),
                (Some(0), 0.0),
            ];
            let chosen = plans.into_iter().find(|plan| left(*plan) >= MIN_BOX);
            let chosen = chosen.unwrap_or((None, state));
            let left = left(chosen);
            (plan.loops, plan.state) = chosen;
            plan.move_box = left.clamp(0.0, MAX_BOX);
            if slots <= left - plan.move_box {
                plan.slots = slots;
            }
        }
        plan
    }

    /// The height of everything above the wall.
    fn above(&self) -> f32 {
        if self.header > 0.0 {
            self.header + self.gap / 2.0
        } else {
            0.0
        }
    }

    /// The height of *Gioca* and the slots, with the gaps.
    fn below(&self) -> f32 {
        self.gap + self.play + self.slots
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::vec2;

    /// Columns of real windows, without margins.
    const ROOMS: [Vec2; 5] = [
        vec2(462.0, 828.0),
        vec2(412.0, 696.0),
        vec2(318.0, 576.0),
        vec2(280.0, 370.0),
        vec2(208.0, 290.0),
    ];

    const FOLDED: f32 = 30.0;

    const IDLE: StageNeeds = StageNeeds {
        header: true,
        transport: true,
        stands: false,
        paused: false,
        slots: true,
    };

    fn plan(room: Vec2, needs: StageNeeds) -> StageLayout {
        // As high as the slots are in such a column.
        let unfolded = match room.y {
            ..620.0 => 132.0,
            620.0..780.0 => 150.0,
            _ => 166.0,
        };
        StageLayout::of(room, needs, unfolded, FOLDED)
    }

    #[test]
    fn everything_fits_in_every_window_and_nothing_above_the_slots_moves() {
        for room in ROOMS {
            for slots in [false, true] {
                let idle = StageNeeds { slots, ..IDLE };
                let failed = StageNeeds {
                    stands: true,
                    ..idle
                };
                let paused = StageNeeds {
                    paused: true,
                    ..failed
                };
                let [idle, failed, paused] = [idle, failed, paused].map(|needs| plan(room, needs));
                for plan in [idle, failed, paused] {
                    let boxes = [plan.transport, plan.state, plan.move_box];
                    let shown = boxes.iter().filter(|height| **height > 0.0);
                    let shown: f32 = shown.map(|height| height + plan.gap).sum();
                    let track = (plan.loops).map_or(0.0, |rows| timeline::height(rows) + plan.gap);
                    let height = plan.above() + plan.side + plan.below() + shown + track;
                    assert!(height <= room.y + 0.5, "{room:?}: {height} {plan:?}");
                }
                let places = |plan: StageLayout| (plan.header, plan.side, plan.play);
                assert_eq!(places(idle), places(paused), "{room:?}");
                assert_eq!(places(idle), places(failed), "{room:?}");
            }
        }
    }

    #[test]
    fn the_wall_takes_the_width_of_its_column() {
        for room in &ROOMS[..3] {
            let plan = plan(*room, IDLE);
            assert_eq!(plan.side, room.x, "{room:?}");
            assert!(
                plan.slots > 100.0 && plan.transport >= MIN_TRANSPORT,
                "{plan:?}"
            );
        }
    }

    #[test]
    fn a_paused_move_has_its_tools_in_the_place_of_the_slots() {
        for room in &ROOMS[..3] {
            let stands = StageNeeds {
                stands: true,
                paused: true,
                ..IDLE
            };
            let paused = plan(*room, stands);
            assert!(
                paused.move_box >= MIN_BOX && paused.loops.is_some(),
                "{paused:?}"
            );
        }
    }
}
