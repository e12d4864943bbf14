//! The columns of the window: their widths, the dividers between them, and whether there is a map of the
//! program. Saved.

use crate::app::clickomania::command::ClickomaniaContext;
use crate::app::common::app_context::AppContext;
use crate::app::common::magnify::LEAST_SIZE;
use crate::app::common::saver::{Saved, SavedValue, newer};
use crate::app::common::theme;
use crate::app::common::widgets::Explained as _;
use egui::accesskit::{Action, Orientation};
use egui::{CursorIcon, EventFilter, Id, Key, Modifiers, Rect, Role, Sense, Ui, WidgetInfo, vec2};
use serde::{Deserialize, Serialize};

/// The wall panel has room in so many points: the smallest wall, all buttons in all languages.
const LEAST_STAGE: f32 = 316.0;
/// The palette has room in so many points.
const LEAST_PALETTE: f32 = 250.0;
/// So much is left for the program.
const LEAST_CANVAS: f32 = LEAST_SIZE.x - LEAST_STAGE - LEAST_PALETTE - 30.0;
/// A divider is taken so far from its line, in points.
const REACH: f32 = 4.0;
/// An arrow moves a divider so far, in points.
const STEP: f32 = 16.0;

/// The arrangement of the columns.
pub struct PanelColumns {
    chosen: Arrangement,
    saved: Saved<Arrangement>,
    /// How far from the line the divider is held that is being dragged.
    held: f32,
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

    fn merged(&self, seen: &Arrangement, file: Arrangement) -> Arrangement {
        Arrangement {
            stage: newer(&self.stage, &seen.stage, file.stage),
            palette: newer(&self.palette, &seen.palette, file.palette),
            no_map: newer(&self.no_map, &seen.no_map, file.no_map),
        }
    }
}

/// A column with a divider at its right edge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum PanelColumn {
    Stage,
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
        let saved = app.saved::<Arrangement>();
        PanelColumns {
            chosen: saved.value(),
            saved,
            held: 0.0,
        }
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

    /// The widths of the wall panel and the palette in a window of this width, in points: as they were chosen,
    /// as far as there is room for all three columns.
    pub fn widths(&self, window: f32) -> (f32, f32) {
        let usual = usual(window);
        let wish = |width: Option<f32>| width.filter(|width| width.is_finite());
        let room = (window - LEAST_PALETTE - LEAST_CANVAS).max(LEAST_STAGE);
        let stage = wish(self.chosen.stage).unwrap_or(usual.0);
        let stage = stage.clamp(LEAST_STAGE, room);
        let room = (window - stage - LEAST_CANVAS).max(LEAST_PALETTE);
        let palette = wish(self.chosen.palette).unwrap_or(usual.1);
        (stage, palette.clamp(LEAST_PALETTE, room))
    }

    /// Shows the dividers at the right edges of the wall panel and the palette, which lie here in a window of this
    /// width. Gives where they can be taken.
    pub fn dividers(
        &mut self,
        ui: &Ui,
        app: &mut ClickomaniaContext,
        window: f32,
        (stage, palette): (Rect, Rect),
    ) -> [Rect; 2] {
        [(PanelColumn::Stage, stage), (PanelColumn::Palette, palette)].map(|(column, rect)| {
            let (moved, done) = self.divider(ui, app, column, rect);
            if let Some(moved) = moved {
                self.set(column, moved, window);
                ui.request_repaint();
            }
            if done {
                self.save();
            }
            grip(rect)
        })
    }

    fn set(&mut self, column: PanelColumn, moved: Moved, window: f32) {
        let own: fn(&mut Arrangement) -> &mut Option<f32> = match column {
            PanelColumn::Stage => |chosen| &mut chosen.stage,
            PanelColumn::Palette => |chosen| &mut chosen.palette,
        };
        *own(&mut self.chosen) = match moved {
            Moved::To(width) => Some(width),
            Moved::Back => None,
        };
        // What is saved is what one sees: beyond its limits a divider does not go.
        let (stage, palette) = self.widths(window);
        let seen = match column {
            PanelColumn::Stage => stage,
            PanelColumn::Palette => palette,
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
            PanelColumn::Stage => app.text.msg_divider_stage(),
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
            let arrows = EventFilter {
                horizontal_arrows: true,
                ..EventFilter::default()
            };
            ui.memory_mut(|memory| memory.set_focus_lock_filter(id, arrows));
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

    fn save(&self) {
        self.saved.set(self.chosen);
    }
}

/// Where a divider can be taken, at the right edge of a column.
fn grip(column: Rect) -> Rect {
    Rect::from_x_y_ranges(
        column.max.x - REACH..=column.max.x + REACH,
        column.y_range(),
    )
}

/// The widths of the wall panel and the palette as long as nobody moves them.
fn usual(window: f32) -> (f32, f32) {
    if window < 1200.0 {
        (316.0, 266.0)
    } else {
        (388.0, 300.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wanting(stage: f32, palette: f32) -> PanelColumns {
        let chosen = Arrangement {
            stage: Some(stage),
            palette: Some(palette),
            no_map: false,
        };
        PanelColumns {
            chosen,
            saved: Saved::default(),
            held: 0.0,
        }
    }

    #[test]
    fn all_three_columns_have_room_whatever_was_chosen() {
        for window in [900.0_f32, 1024.0, 1440.0, 3000.0] {
            for stage in [-1e9, 0.0, 400.0, 800.0, 1e9, f32::NAN, f32::INFINITY] {
                for palette in [-1e9, 300.0, 1e9, f32::NAN] {
                    let (left, middle) = wanting(stage, palette).widths(window);
                    assert!(left >= LEAST_STAGE && middle >= LEAST_PALETTE);
                    let right = window - left - middle;
                    assert!(right >= LEAST_CANVAS, "{window} {stage} {palette}: {right}");
                }
            }
        }
        assert_eq!(wanting(500.0, 330.0).widths(1440.0), (500.0, 330.0));
        assert_eq!(wanting(f32::NAN, 1e9).widths(1440.0).0, 388.0);
    }
}
