//! The layout of the column of the stage: the wall, the rows of buttons, the box of the move, and the slots at the
//! bottom. Parts that come and go keep their place reserved, so that nothing jumps.

use super::playback::timeline;
use egui::Vec2;

/// A column lower than this has smaller buttons, closer together, in points.
const LOW: f32 = 600.0;
/// Above the slots.
const ABOVE_SLOTS: f32 = 10.0;
/// Minimum and maximum height of the box of the move.
const MIN_BOX: f32 = 92.0;
const MAX_BOX: f32 = 190.0;
/// The slots fold into a button before the wall gets smaller than this.
const SMALL_WALL: f32 = 170.0;
/// The box takes its place from a wall larger than this.
const LARGE_WALL: f32 = 292.0;
/// Minimum side of the wall.
const MIN_WALL: f32 = 110.0;
/// The optional rows: rows of loops in the timeline, and the row for the same wall and the same move again. Where there is
/// less room, the next entry.
const EXTRAS: [(usize, bool); 4] = [
    (timeline::MAX_LOOPS, true),
    (1, true),
    (1, false),
    (0, false),
];

/// The heights of the parts, from the top, in points.
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
    /// The number of rows of loops in the timeline.
    pub loops: usize,
    /// The result of a move, and the number of bricks.
    pub state: f32,
    /// The row for the same wall and the same move again.
    pub again: Option<f32>,
    /// The box of the move.
    pub move_box: f32,
    /// The slots, or the button for them.
    pub slots: f32,
}

impl StageLayout {
    /// Divides `room` among the parts. `needs_box` is true while a move is paused or failed: a box without a place of its
    /// own then takes that of the slots.
    pub fn of(room: Vec2, needs_box: bool, unfolded_slots: f32, folded_slots: f32) -> StageLayout {
        let plans = EXTRAS
            .map(|(loops, again)| StageLayout::rows(room.y < LOW, loops, again, unfolded_slots));
        let large = LARGE_WALL.min(room.x);
        let with_box = |plan: &&StageLayout| plan.left(room) - plan.gap - MIN_BOX >= large;
        let whole = |plan: &&StageLayout| plan.left(room) >= room.x;
        let mut plan = *(plans.iter().find(with_box))
            .or(plans.iter().find(whole))
            .unwrap_or(&plans[plans.len() - 1]);
        let has_box = with_box(&&plan);
        if plan.left(room) < SMALL_WALL.min(room.x) {
            plan.slots = folded_slots;
        }
        let for_wall = plan.left(room) - if has_box { plan.gap + MIN_BOX } else { 0.0 };
        plan.side = for_wall.min(room.x).max(MIN_WALL);
        let free = (plan.left(room) - plan.side - plan.gap).max(0.0);
        if has_box {
            plan.move_box = free.min(MAX_BOX);
        } else if needs_box {
            plan.move_box = free + plan.slots - folded_slots;
            plan.slots = folded_slots;
        }
        plan
    }

    /// Everything but the wall and the box.
    fn rows(low: bool, loops: usize, again: bool, slots: f32) -> StageLayout {
        let height = |normal: f32, when_low: f32| if low { when_low } else { normal };
        StageLayout {
            gap: height(6.0, 4.0),
            header: height(30.0, 28.0),
            side: 0.0,
            play: height(40.0, 34.0),
            transport: height(34.0, 30.0),
            loops,
            state: height(20.0, 18.0),
            again: again.then_some(30.0),
            move_box: 0.0,
            slots,
        }
    }

    /// The height left for the wall and the box.
    fn left(&self, room: Vec2) -> f32 {
        room.y - self.rows_height() - ABOVE_SLOTS - self.slots
    }

    /// The height of everything but the wall, the box and the slots, with the gap below each.
    fn rows_height(&self) -> f32 {
        let timeline = timeline::height(self.loops);
        let rows = [self.header, self.play, self.transport, timeline, self.state];
        let again = self.again.map_or(0.0, |again| again + self.gap);
        rows.iter().sum::<f32>() + 6.0 * self.gap + again
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::vec2;

    /// Columns of real windows, without margins.
    const ROOMS: [Vec2; 4] = [
        vec2(290.0, 800.0),
        vec2(276.0, 670.0),
        vec2(208.0, 540.0),
        vec2(208.0, 350.0),
    ];

    const FOLDED: f32 = 30.0;

    fn plan(room: Vec2, needs_box: bool) -> StageLayout {
        let unfolded = if room.y < LOW { 132.0 } else { 160.0 };
        StageLayout::of(room, needs_box, unfolded, FOLDED)
    }

    #[test]
    fn everything_fits_in_every_window_and_nothing_jumps_when_a_move_pauses() {
        for room in ROOMS {
            let [idle, paused] = [false, true].map(|needs_box| plan(room, needs_box));
            for plan in [idle, paused] {
                let boxed = if plan.move_box > 0.0 {
                    plan.gap + plan.move_box
                } else {
                    0.0
                };
                let height = plan.rows_height() + plan.side + boxed + ABOVE_SLOTS + plan.slots;
                assert!(height <= room.y + 0.5, "{room:?}: {height} {plan:?}");
            }
            let above = |plan: StageLayout| StageLayout {
                move_box: 0.0,
                slots: 0.0,
                ..plan
            };
            assert_eq!(above(idle), above(paused), "{room:?}");
        }
    }

    #[test]
    fn the_wall_takes_the_width_of_its_column() {
        for room in &ROOMS[..3] {
            let plan = plan(*room, false);
            assert_eq!(plan.side, room.x, "{room:?}");
            assert!(plan.slots > 100.0, "{room:?}: four rows");
        }
        let wide = plan(vec2(330.0, 860.0), false);
        assert_eq!(wide.side, 330.0, "it grows with its column");
    }

    #[test]
    fn the_box_has_a_place_of_its_own_or_that_of_the_slots() {
        let high = plan(ROOMS[0], false);
        assert!(high.move_box >= MIN_BOX);
        assert_eq!(high, plan(ROOMS[0], true));
        let low = plan(ROOMS[2], true);
        assert!(low.move_box >= MIN_BOX && low.slots == FOLDED);
    }
}
