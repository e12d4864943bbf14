//! How the column of the stage is shared out: the wall first, then the rows of buttons, the box of the move, and
//! the slots at the bottom. What comes and goes has its place reserved, so that nothing jumps.

use super::playback::timeline;
use egui::Vec2;

/// A column that is not higher is low: smaller buttons, closer together.
const LOW: f32 = 600.0;
/// Above the slots.
const ABOVE_SLOTS: f32 = 10.0;
/// Least and greatest width of the box of the move, in points.
const BOX: f32 = 92.0;
const MOST_BOX: f32 = 190.0;
/// If the wall would be smaller, the slots go behind a button.
const SMALL_WALL: f32 = 170.0;
/// A wider wall makes room for the box.
const LARGE_WALL: f32 = 292.0;
/// The wall is never smaller.
const LEAST_WALL: f32 = 110.0;
/// What is left out where there is less room: how many rows of loops the timeline has, and whether there is
/// a row for the same wall and the same move again.
const EXTRAS: [(usize, bool); 4] = [
    (timeline::MOST_LOOPS, true),
    (1, true),
    (1, false),
    (0, false),
];

/// The heights of all that stands in the column, from the top.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Arrangement {
    pub gap: f32,
    /// The game and the wall's name.
    pub header: f32,
    /// The side of the wall with its indices.
    pub side: f32,
    /// *Gioca* and the speed; the way about in the move.
    pub play: f32,
    pub transport: f32,
    /// How many rows of loops the timeline shows.
    pub loops: usize,
    /// What a move did, and how many bricks are left.
    pub state: f32,
    /// The row for the same wall and the same move again, if there is one.
    pub again: Option<f32>,
    /// The box of the move: what is only of use between its first and its last step.
    pub move_box: f32,
    /// The slots; where they have no room for their rows, the button for them.
    pub slots: f32,
}

impl Arrangement {
    /// The arrangement for a room. `stands`: whether a move stands between two steps, or failed, so that the box is
    /// needed; where it has no place of its own it takes that of the slots, which are `unfolded` so high and
    /// `folded` behind their button.
    pub fn of(room: Vec2, stands: bool, (unfolded, folded): (f32, f32)) -> Arrangement {
        let plans = EXTRAS.map(|extras| Arrangement::with(room.y < LOW, extras, unfolded));
        let large = LARGE_WALL.min(room.x);
        let with_box = |plan: &&Arrangement| plan.left(room) - plan.gap - BOX >= large;
        let whole = |plan: &&Arrangement| plan.left(room) >= room.x;
        let all = || plans.iter();
        let last = plans[plans.len() - 1];
        let mut plan = *all().find(with_box).or(all().find(whole)).unwrap_or(&last);
        let has_box = with_box(&&plan);
        if plan.left(room) < SMALL_WALL.min(room.x) {
            plan.slots = folded;
        }
        let most = plan.left(room) - if has_box { plan.gap + BOX } else { 0.0 };
        plan.side = most.min(room.x).max(LEAST_WALL);
        let free = (plan.left(room) - plan.side - plan.gap).max(0.0);
        if has_box {
            plan.move_box = free.min(MOST_BOX);
        } else if stands {
            plan.move_box = free + plan.slots - folded;
            plan.slots = folded;
        }
        plan
    }

    /// All but the wall and the box.
    fn with(low: bool, (loops, again): (usize, bool), slots: f32) -> Arrangement {
        let high = |high: f32, when_low: f32| if low { when_low } else { high };
        Arrangement {
            gap: high(6.0, 4.0),
            header: high(30.0, 28.0),
            side: 0.0,
            play: high(40.0, 34.0),
            transport: high(34.0, 30.0),
            loops,
            state: high(20.0, 18.0),
            again: again.then_some(30.0),
            move_box: 0.0,
            slots,
        }
    }

    /// What is left for the wall and the box.
    fn left(&self, room: Vec2) -> f32 {
        room.y - self.rows() - ABOVE_SLOTS - self.slots
    }

    /// All but the wall, the box and the slots, with the gap below each.
    fn rows(&self) -> f32 {
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

    /// The room in the column of a window, between the title bar and the foot, without margins.
    const ROOMS: [Vec2; 4] = [
        vec2(290.0, 800.0),
        vec2(276.0, 670.0),
        vec2(208.0, 540.0),
        vec2(208.0, 350.0),
    ];

    const SLOTS: (f32, f32) = (160.0, 30.0);

    fn plan(room: Vec2, stands: bool) -> Arrangement {
        let slots = if room.y < LOW { (132.0, 30.0) } else { SLOTS };
        Arrangement::of(room, stands, slots)
    }

    #[test]
    fn all_has_room_in_every_window_and_nothing_jumps_when_a_move_stands() {
        for room in ROOMS {
            let [rests, stands] = [false, true].map(|stands| plan(room, stands));
            for plan in [rests, stands] {
                let boxed = if plan.move_box > 0.0 {
                    plan.gap + plan.move_box
                } else {
                    0.0
                };
                let high = plan.rows() + plan.side + boxed;
                let high = high + ABOVE_SLOTS + plan.slots;
                assert!(high <= room.y + 0.5, "{room:?}: {high} {plan:?}");
            }
            let above = |plan: Arrangement| Arrangement {
                move_box: 0.0,
                slots: 0.0,
                ..plan
            };
            assert_eq!(above(rests), above(stands), "{room:?}");
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
        assert!(high.move_box >= BOX);
        assert_eq!(high, plan(ROOMS[0], true));
        let low = plan(ROOMS[2], true);
        assert!(low.move_box >= BOX && low.slots == SLOTS.1);
    }
}
