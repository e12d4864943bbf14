//! The columns left of the program: their widths, the dividers between them, and whether the map of the program is
//! shown. Saved.

use crate::store::{SavedValue, Shared, set_chosen};
use crate::window::kit::app_context::AppContext;
use crate::window::kit::keyboard_place::{TabWay, tab};
use crate::window::kit::roving_focus::{Arrows, claim_arrows};
use crate::window::kit::theme;
use crate::window::kit::widgets::Explained as _;
use egui::accesskit::{Action, Orientation};
use egui::{CursorIcon, Id, Key, Modifiers, Rangef, Rect, Role, Sense, Ui, WidgetInfo, vec2};
use serde::{Deserialize, Serialize};

/// Limits of the stage, in points: from the smallest wall with all buttons to the largest wall of use.
const STAGE: Rangef = Rangef {
    min: 232.0,
    max: 640.0,
};
/// Limits of the palette, in points.
const PALETTE: Rangef = Rangef {
    min: 180.0,
    max: 360.0,
};
/// Share of the window that is always left for the program.
const CANVAS_SHARE: f32 = 0.44;
/// In a window narrower than this, in points, stage and palette take turns in one column.
const SHARED_BELOW: f32 = 900.0;
/// In a window narrower than this, the program takes its turn too.
const SINGLE_BELOW: f32 = 600.0;
/// Width of the shared column until its divider is moved, in points.
const SHARED: f32 = 300.0;
/// Width of the stage while the program is wide, and of the palette behind its strip.
const WIDE_STAGE: f32 = 290.0;
/// The usual widths of stage and palette in windows of these widths; linear between them.
const USUAL: [(f32, f32, f32); 4] = [
    (900.0, 276.0, 180.0),
    (1024.0, 330.0, 186.0),
    (1366.0, 430.0, 222.0),
    (1440.0, 480.0, 232.0),
];
/// How much of a wider window goes to stage and palette.
const BEYOND: [f32; 2] = [0.25, 0.06];
/// Distance from its line at which a divider can be grabbed, in points.
const REACH: f32 = 4.0;
/// How far an arrow key moves a divider, in points.
const STEP: f32 = 16.0;

/// The arrangement of the columns.
pub struct PanelColumns {
    chosen: Arrangement,
    /// The arrangement at the last save.
    last_saved: Arrangement,
    saved: Shared<Arrangement>,
    /// Distance of the pointer from the line of the divider that is being dragged.
    grabbed_at: f32,
    /// The column that is seen where there is room for one only.
    front: PanelColumn,
    /// True while the program has most of the window.
    wide: bool,
}

/// The columns left of the program, with their widths in points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum ColumnLayout {
    /// Beside each other.
    Both { stage: f32, palette: f32 },
    /// Beside each other, the blocks of the palette behind its strip.
    Wide { stage: f32, palette: f32 },
    /// One at a time, beside the program.
    One { front: PanelColumn, width: f32 },
    /// Stage, palette and program take turns.
    Single(PanelColumn),
}

/// The choices of the user; None is the default.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct Arrangement {
    /// Widths of the columns, in points.
    stage: Option<f32>,
    palette: Option<f32>,
    /// True if the map was put away.
    no_map: bool,
}

impl SavedValue for Arrangement {
    const NAME: &'static str = "arrangement";
}

impl Arrangement {
    fn width_mut(&mut self, column: PanelColumn) -> &mut Option<f32> {
        match column {
            PanelColumn::Palette => &mut self.palette,
            PanelColumn::Wall | PanelColumn::Program => &mut self.stage,
        }
    }
}

/// A column; stage and palette have a divider at their right edge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PanelColumn {
    Wall,
    Palette,
    Program,
}

impl PanelColumns {
    /// Opens the arrangement that was saved.
    pub fn new(app: &mut AppContext) -> PanelColumns {
        let saved = app.shared::<Arrangement>();
        PanelColumns {
            chosen: *saved.value(),
            last_saved: *saved.value(),
            saved,
            grabbed_at: 0.0,
            front: PanelColumn::Wall,
            wide: false,
        }
    }

    /// True while the program has most of the window.
    pub fn is_wide(&self) -> bool {
        self.wide
    }

    /// Gives most of the window to the program, or puts everything back where it was.
    pub fn toggle_wide(&mut self) {
        self.wide = !self.wide;
    }

    /// Brings a column in front, where there is room for one only.
    pub fn bring(&mut self, column: PanelColumn) {
        self.front = column;
    }

    /// True unless the map of the program was put away.
    pub fn has_map(&self) -> bool {
        !self.chosen.no_map
    }

    /// Shows the map, or puts it away.
    pub fn toggle_map(&mut self) {
        self.chosen.no_map = !self.chosen.no_map;
        self.save();
    }

    /// The columns in a window of this width, in points: as wide as was chosen, but the program keeps its share.
    pub fn layout(&self, window: f32) -> ColumnLayout {
        let chosen = |width: Option<f32>| width.filter(|width| width.is_finite());
        let room = (window * (1.0 - CANVAS_SHARE)).floor();
        if window < SINGLE_BELOW {
            return ColumnLayout::Single(self.front);
        }
        if window < SHARED_BELOW {
            let width = chosen(self.chosen.stage).unwrap_or(SHARED);
            let front = match self.front {
                PanelColumn::Palette => PanelColumn::Palette,
                PanelColumn::Wall | PanelColumn::Program => PanelColumn::Wall,
            };
            return ColumnLayout::One {
                front,
                width: clamp(width, STAGE, room),
            };
        }
        let (usual_stage, usual_palette) = usual(window);
        let stage = chosen(self.chosen.stage).unwrap_or(usual_stage);
        let stage = clamp(stage, STAGE, room - PALETTE.min);
        let palette = chosen(self.chosen.palette).unwrap_or(usual_palette);
        let palette = clamp(palette, PALETTE, room - stage);
        if self.wide {
            let stage = stage.min(WIDE_STAGE);
            return ColumnLayout::Wide { stage, palette };
        }
        ColumnLayout::Both { stage, palette }
    }

    /// Shows the divider at the right edge of a column that covers `rect`, in a window of this width. Returns where
    /// the divider can be grabbed.
    pub fn show_divider(
        &mut self,
        ui: &Ui,
        app: &AppContext,
        window: f32,
        column: PanelColumn,
        rect: Rect,
    ) -> Rect {
        let right = rect.max.x;
        let grip = Rect::from_x_y_ranges(right - REACH..=right + REACH, rect.y_range());
        let id = divider_id(column);
        let response = ui.interact(grip, id, Sense::click_and_drag());
        let name = match column {
            PanelColumn::Palette => app.text.msg_divider_palette(),
            PanelColumn::Wall | PanelColumn::Program => app.text.msg_divider_stage(),
        };
        response.widget_info(|| WidgetInfo::labeled(Role::Splitter, true, &name));
        ui.ctx().accesskit_node_builder(id, |node| {
            node.set_orientation(Orientation::Vertical);
            node.set_numeric_value(f64::from(rect.width()));
            node.add_action(Action::Increment);
            node.add_action(Action::Decrement);
        });
        if response.drag_started() {
            let origin = ui.input(|input| input.pointer.press_origin());
            self.grabbed_at = origin.map_or(0.0, |at| at.x - right);
        }
        if let Some(at) = response.interact_pointer_pos()
            && response.dragged()
        {
            let width = at.x - self.grabbed_at - rect.min.x;
            self.set_width(ui, column, Some(width), window);
        }
        let steps = steps(ui, &response);
        if steps != 0.0 {
            self.set_width(ui, column, Some(rect.width() + steps * STEP), window);
        }
        let focused = response.has_focus();
        let enter = focused && ui.input(|input| input.key_pressed(Key::Enter));
        let reset = response.double_clicked() || enter;
        if reset {
            self.set_width(ui, column, None, window);
        }
        if response.drag_stopped() || steps != 0.0 || reset {
            self.save();
        }
        let held = response.hovered() || response.dragged();
        if held {
            ui.set_cursor_icon(CursorIcon::ResizeHorizontal);
        }
        if held || focused {
            let line = Rect::from_center_size(rect.right_center(), vec2(3.0, rect.height()));
            ui.painter().rect_filled(line, 1.5, theme::of(ui).accent);
        }
        if !response.dragged() {
            response.explained(app.text.msg_divider_tip());
        }
        grip
    }

    /// Sets the width of a column, in points; None is the usual width.
    fn set_width(&mut self, ui: &Ui, column: PanelColumn, width: Option<f32>, window: f32) {
        *self.chosen.width_mut(column) = width;
        if width.is_some() {
            // What is saved is what is seen: a divider stops at its limits.
            let seen = match (self.layout(window), column) {
                (ColumnLayout::Both { palette, .. }, PanelColumn::Palette) => Some(palette),
                (ColumnLayout::Both { stage, .. }, _) => Some(stage),
                (ColumnLayout::One { width, .. }, _) => Some(width),
                (ColumnLayout::Wide { .. } | ColumnLayout::Single(_), _) => None,
            };
            *self.chosen.width_mut(column) = seen;
        }
        ui.request_repaint();
    }

    fn save(&mut self) {
        let (before, now) = (self.last_saved, self.chosen);
        self.last_saved = now;
        self.saved.update(move |chosen| {
            set_chosen!(chosen, before, now; stage, palette, no_map);
        });
    }
}

/// Steps that keys and screen readers move a divider by, to the right; the keys are used up.
fn steps(ui: &Ui, divider: &egui::Response) -> f32 {
    let (id, focused) = (divider.id, divider.has_focus());
    if focused {
        claim_arrows(ui, id, Arrows::Horizontal);
    }
    ui.input_mut(|input| {
        let mut steps = input.num_accesskit_action_requests(id, Action::Increment) as f32
            - input.num_accesskit_action_requests(id, Action::Decrement) as f32;
        if focused {
            steps += input.count_and_consume_key(Modifiers::NONE, Key::ArrowRight) as f32;
            steps -= input.count_and_consume_key(Modifiers::NONE, Key::ArrowLeft) as f32;
        }
        steps
    })
}

/// Clamps a width to its limits, and to `room` where that is more than the least width.
fn clamp(width: f32, limits: Rangef, room: f32) -> f32 {
    width.clamp(limits.min, limits.max.min(room).max(limits.min))
}

/// Widths of the stage and the palette until they are moved.
fn usual(window: f32) -> (f32, f32) {
    let (first, last) = (USUAL[0], USUAL[USUAL.len() - 1]);
    if window >= last.0 {
        let more = window - last.0;
        let stage = (last.1 + more * BEYOND[0]).min(STAGE.max);
        return (stage.round(), (last.2 + more * BEYOND[1]).round());
    }
    let between = USUAL.windows(2).find(|pair| window < pair[1].0);
    let (from, to) = between.map_or((first, first), |pair| (pair[0], pair[1]));
    let part = ((window - from.0) / (to.0 - from.0).max(1.0)).clamp(0.0, 1.0);
    let at = |a: f32, b: f32| (a + (b - a) * part).round();
    (at(from.1, to.1), at(from.2, to.2))
}

/// Lets Tab pass over the dividers, up to the one of this column: from the program it leads to the bar at the top.
pub fn pass_dividers(ui: &Ui, last: PanelColumn) {
    if ui.input(tab) == Some(TabWay::On) {
        ui.memory_mut(|memory| memory.request_focus(divider_id(last)));
    }
}

fn divider_id(column: PanelColumn) -> Id {
    Id::unique("divider").with(column as usize)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wanting(stage: Option<f32>, palette: Option<f32>) -> PanelColumns {
        let chosen = Arrangement {
            stage,
            palette,
            no_map: false,
        };
        PanelColumns {
            chosen,
            last_saved: chosen,
            saved: Shared::default(),
            grabbed_at: 0.0,
            front: PanelColumn::Wall,
            wide: false,
        }
    }

    #[test]
    fn the_program_keeps_its_share_of_the_window_whatever_was_chosen() {
        for window in [640.0_f32, 720.0, 900.0, 1024.0, 1440.0, 3000.0] {
            for stage in [-1e9, 0.0, 400.0, 800.0, 1e9, f32::NAN, f32::INFINITY] {
                for palette in [-1e9, 300.0, 1e9, f32::NAN] {
                    let layout = wanting(Some(stage), Some(palette)).layout(window);
                    let left = match layout {
                        ColumnLayout::Both { stage, palette } => {
                            assert!((STAGE.min..=STAGE.max).contains(&stage));
                            assert!((PALETTE.min..=PALETTE.max).contains(&palette));
                            stage + palette
                        }
                        ColumnLayout::One { width, .. } => {
                            assert!(window < 900.0 && width >= 232.0);
                            width
                        }
                        other => panic!("{other:?} at {window}"),
                    };
                    let most = window * (1.0 - CANVAS_SHARE);
                    assert!(left <= most, "{window} {stage} {palette}: {left}");
                }
            }
        }
    }

    #[test]
    fn the_wall_has_most_of_what_the_program_leaves() {
        for (window, stage, palette) in [
            (1024.0, 330.0, 186.0),
            (1366.0, 430.0, 222.0),
            (1440.0, 480.0, 232.0),
        ] {
            let layout = wanting(None, None).layout(window);
            assert_eq!(layout, ColumnLayout::Both { stage, palette }, "{window}");
        }
    }

    #[test]
    fn a_wide_program_takes_from_the_wall_and_everything_comes_back() {
        let mut columns = wanting(Some(400.0), Some(250.0));
        let before = columns.layout(1440.0);
        columns.toggle_wide();
        let (stage, palette) = (WIDE_STAGE, 250.0);
        assert_eq!(
            columns.layout(1440.0),
            ColumnLayout::Wide { stage, palette }
        );
        columns.toggle_wide();
        assert_eq!(columns.layout(1440.0), before);
    }
}
