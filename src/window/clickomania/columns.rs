//! The columns of the window: their widths, the dividers between them, and whether there is a map of the
//! program. Saved.

use crate::store::{SavedValue, Shared, set_chosen};
use crate::window::clickomania::command::ClickomaniaContext;
use crate::window::kit::app_context::AppContext;
use crate::window::kit::roving_focus::{Arrows, claim_arrows};
use crate::window::kit::theme;
use crate::window::kit::widgets::Explained as _;
use egui::accesskit::{Action, Orientation};
use egui::{CursorIcon, Id, Key, Modifiers, Rect, Role, Sense, Ui, WidgetInfo, vec2};
use serde::{Deserialize, Serialize};

/// Limits of the stage, in points: the smallest wall with all buttons; a wall as large as one wants it.
const STAGE: Limits = Limits {
    least: 232.0,
    most: 420.0,
};
/// Limits of the palette, in points.
const PALETTE: Limits = Limits {
    least: 212.0,
    most: 360.0,
};
/// At least this share of the window is left for the program.
const CANVAS_SHARE: f32 = 0.5;
/// In a window narrower than this, in points, stage and palette take turns in one column.
const SHARED_BELOW: f32 = 900.0;
/// How wide that column is as long as nobody moves its divider, in points.
const SHARED: f32 = 248.0;
/// How far from its line a divider can be grabbed, in points.
const REACH: f32 = 4.0;
/// How far an arrow key moves a divider, in points.
const STEP: f32 = 16.0;

/// The arrangement of the columns.
pub struct PanelColumns {
    chosen: Arrangement,
    /// The same as it was saved last.
    known: Arrangement,
    saved: Shared<Arrangement>,
    /// How far from the line the divider is held that is being dragged.
    held: f32,
    /// The column that is seen where there is room for one of them only.
    front: PanelColumn,
}

/// Where the columns left of the program are.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum ColumnLayout {
    /// Beside each other, so wide.
    Both { stage: f32, palette: f32 },
    /// One of them at a time, in a column so wide.
    One { front: PanelColumn, width: f32 },
}

/// How wide a column can be.
#[derive(Clone, Copy)]
struct Limits {
    least: f32,
    most: f32,
}

impl Limits {
    /// Within the limits, and within `room` if that is more than the least.
    fn hold(self, width: f32, room: f32) -> f32 {
        width.clamp(self.least, self.most.min(room).max(self.least))
    }
}

/// What a person chose of it; what is None is as usual.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
struct Arrangement {
    /// The widths that a person gave the columns, in points.
    stage: Option<f32>,
    palette: Option<f32>,
    /// Whether the map was put away.
    no_map: bool,
}

impl SavedValue for Arrangement {
    const NAME: &'static str = "arrangement";
}

/// A column with a divider at its right edge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PanelColumn {
    Wall,
    Palette,
}

/// What is done with a divider.
enum Moved {
    /// To this width of its column.
    To(f32),
    /// To the usual width.
    Back,
}

impl PanelColumns {
    /// As it was left.
    pub fn new(app: &mut AppContext) -> PanelColumns {
        let saved = app.shared::<Arrangement>();
        PanelColumns {
            chosen: *saved.value(),
            known: *saved.value(),
            saved,
            held: 0.0,
            front: PanelColumn::Wall,
        }
    }

    /// Brings a column in front, where there is room for one only.
    pub fn bring(&mut self, column: PanelColumn) {
        self.front = column;
    }

    /// Whether the map of the program is wanted.
    pub fn has_map(&self) -> bool {
        !self.chosen.no_map
    }

    /// Shows the map, or puts it away.
    pub fn toggle_map(&mut self) {
        self.chosen.no_map = !self.chosen.no_map;
        self.save();
    }

    /// Where the columns are in a window of this width, in points: as wide as was chosen, as far as the
    /// program keeps its share.
    pub fn standing(&self, window: f32) -> ColumnLayout {
        let wish = |width: Option<f32>| width.filter(|width| width.is_finite());
        let room = window * (1.0 - CANVAS_SHARE);
        if window < SHARED_BELOW {
            let width = wish(self.chosen.stage).unwrap_or(SHARED);
            return ColumnLayout::One {
                front: self.front,
                width: STAGE.hold(width, room),
            };
        }
        let usual = usual(window);
        let stage = wish(self.chosen.stage).unwrap_or(usual.0);
        let stage = STAGE.hold(stage, room - PALETTE.least);
        let palette = wish(self.chosen.palette).unwrap_or(usual.1);
        ColumnLayout::Both {
            stage,
            palette: PALETTE.hold(palette, room - stage),
        }
    }

    /// Shows the divider at the right edge of a column, which lies here in a window of this width. Gives where
    /// it can be taken.
    pub fn show_divider(
        &mut self,
        ui: &Ui,
        app: &mut ClickomaniaContext,
        window: f32,
        (column, rect): (PanelColumn, Rect),
    ) -> Rect {
        let (moved, done) = self.divider(ui, app, column, rect);
        if let Some(moved) = moved {
            self.set(column, moved, window);
            ui.request_repaint();
        }
        if done {
            self.save();
        }
        grip(rect)
    }

    fn set(&mut self, column: PanelColumn, moved: Moved, window: f32) {
        let own: fn(&mut Arrangement) -> &mut Option<f32> = match column {
            PanelColumn::Wall => |chosen| &mut chosen.stage,
            PanelColumn::Palette => |chosen| &mut chosen.palette,
        };
        *own(&mut self.chosen) = match moved {
            Moved::To(width) => Some(width),
            Moved::Back => None,
        };
        // What is saved is what one sees: beyond its limits a divider does not go.
        let seen = match (self.standing(window), column) {
            (ColumnLayout::Both { palette, .. }, PanelColumn::Palette) => palette,
            (ColumnLayout::Both { stage: width, .. } | ColumnLayout::One { width, .. }, _) => width,
        };
        if let Some(width) = own(&mut self.chosen) {
            *width = seen;
        }
    }

    /// Shows a divider: where it is moved to, and whether that is the end of it.
    fn divider(
        &mut self,
        ui: &Ui,
        app: &AppContext,
        column: PanelColumn,
        rect: Rect,
    ) -> (Option<Moved>, bool) {
        let theme = theme::of(ui);
        let id = Id::unique("divider").with(column as usize);
        let response = ui.interact(grip(rect), id, Sense::click_and_drag());
        let name = match column {
            PanelColumn::Wall => app.text.msg_divider_stage(),
            PanelColumn::Palette => app.text.msg_divider_palette(),
        };
        response.widget_info(|| WidgetInfo::labeled(Role::Splitter, true, &name));
        ui.ctx().accesskit_node_builder(id, |node| {
            node.set_orientation(Orientation::Vertical);
            node.set_numeric_value(f64::from(rect.width()));
            node.add_action(Action::Increment);
            node.add_action(Action::Decrement);
        });
        let mut moved = None;
        let mut done = response.drag_stopped();
        if response.drag_started() {
            let origin = ui.input(|input| input.pointer.press_origin());
            self.held = origin.map_or(0.0, |at| at.x - rect.max.x);
        }
        if let Some(at) = response.interact_pointer_pos()
            && response.dragged()
        {
            moved = Some(Moved::To(at.x - self.held - rect.min.x));
        }
        let focused = response.has_focus();
        if focused {
            claim_arrows(ui, id, Arrows::Horizontal);
        }
        let steps = ui.input_mut(|input| {
            let mut steps = input.num_accesskit_action_requests(id, Action::Increment) as f32
                - input.num_accesskit_action_requests(id, Action::Decrement) as f32;
            if focused {
                steps += input.count_and_consume_key(Modifiers::NONE, Key::ArrowRight) as f32;
                steps -= input.count_and_consume_key(Modifiers::NONE, Key::ArrowLeft) as f32;
            }
            steps
        });
        if steps != 0.0 {
            (moved, done) = (Some(Moved::To(rect.width() + steps * STEP)), true);
        }
        let enter = focused && ui.input(|input| input.key_pressed(Key::Enter));
        if response.double_clicked() || enter {
            (moved, done) = (Some(Moved::Back), true);
        }
        if response.hovered() || response.dragged() {
            ui.set_cursor_icon(CursorIcon::ResizeHorizontal);
        }
        if response.hovered() || response.dragged() || focused {
            let line = Rect::from_center_size(rect.right_center(), vec2(3.0, rect.height()));
            ui.painter().rect_filled(line, 1.5, theme.accent);
        }
        if !response.dragged() {
            response.explained(app.text.msg_divider_tip());
        }
        (moved, done)
    }

    /// Has saved what was chosen here.
    fn save(&mut self) {
        let (before, now) = (self.known, self.chosen);
        self.known = now;
        self.saved.update(move |chosen| {
            set_chosen!(chosen, before, now; stage, palette, no_map);
        });
    }
}

/// Where a divider can be taken, at the right edge of a column.
fn grip(column: Rect) -> Rect {
    Rect::from_x_y_ranges(
        column.max.x - REACH..=column.max.x + REACH,
        column.y_range(),
    )
}

/// The widths of the stage and the palette as long as nobody moves them: between the smallest common window and
/// a large one they grow with it.
fn usual(window: f32) -> (f32, f32) {
    let part = (window - 1024.0) / (1440.0 - 1024.0);
    let part = part.clamp(0.0, 1.35);
    ((248.0 + 90.0 * part).round(), (218.0 + 57.0 * part).round())
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
            known: chosen,
            saved: Shared::default(),
            held: 0.0,
            front: PanelColumn::Wall,
        }
    }

    #[test]
    fn the_program_keeps_half_of_the_window_whatever_was_chosen() {
        for window in [640.0_f32, 720.0, 900.0, 1024.0, 1440.0, 3000.0] {
            for stage in [-1e9, 0.0, 400.0, 800.0, 1e9, f32::NAN, f32::INFINITY] {
                for palette in [-1e9, 300.0, 1e9, f32::NAN] {
                    let standing = wanting(Some(stage), Some(palette)).standing(window);
                    let left = match standing {
                        ColumnLayout::Both { stage, palette } => {
                            assert!((232.0..=420.0).contains(&stage));
                            assert!((212.0..=360.0).contains(&palette));
                            stage + palette
                        }
                        ColumnLayout::One { width, .. } => {
                            assert!(window < 900.0 && width >= 232.0);
                            width
                        }
                    };
                    assert!(left <= window / 2.0, "{window} {stage} {palette}: {left}");
                }
            }
        }
        let wished = wanting(Some(400.0), Some(300.0)).standing(1440.0);
        let (stage, palette) = (400.0, 300.0);
        assert_eq!(wished, ColumnLayout::Both { stage, palette });
    }

    #[test]
    fn as_it_comes_the_program_has_most_of_the_window() {
        for (window, share) in [
            (1024.0, 0.52),
            (1366.0, 0.57),
            (1440.0, 0.57),
            (1920.0, 0.57),
        ] {
            let ColumnLayout::Both { stage, palette } = wanting(None, None).standing(window) else {
                panic!("{window} has room for all columns");
            };
            assert!(window - stage - palette >= share * window, "{window}");
        }
        // The wall is then 290 points wide: 12 are around it, 18 for its indices at its left.
        let stage = 338.0;
        assert!(stage - 24.0 - 18.0 >= 290.0);
        let palette = 275.0;
        assert_eq!(
            wanting(None, None).standing(1440.0),
            ColumnLayout::Both { stage, palette }
        );
    }
}
