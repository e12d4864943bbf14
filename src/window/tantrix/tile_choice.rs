//! Tiles to choose: one by one, the first of them, those of a back.

use super::colours;
use super::paint::{self, TileLook};
use super::panel_widgets::{number, sentence};
use crate::window::kit::theme;
use crate::window::kit::widgets::Explained as _;
use egui::{Popup, PopupCloseBehavior, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, vec2};
use engine::text::Text;
use games::tantrix::{Back, NUMBERS, TileSet};

/// Any tiles: one by one, those up to a number, those of a back.
pub fn tile_set(ui: &mut Ui, text: &Text, numbers: &mut Vec<u8>) {
    let mut set: TileSet = numbers.iter().copied().collect();
    let before = set;
    ui.vertical(|ui| {
        let words = text.msg_tantrix_tiles_chosen(set.len().to_string());
        sentence(ui, words, theme::of(ui).text);
        let button = ui.button(text.msg_tantrix_tiles_choose());
        Popup::menu(&button)
            .close_behavior(PopupCloseBehavior::CloseOnClickOutside)
            .show(|ui| set = picker(ui, text, set));
        let last = set.tiles().next_back().map_or(1, |tile| tile.number);
        let words = text.msg_tantrix_tiles_up_to();
        if let Some(last) = number(ui, &words, usize::from(last), 1..=56) {
            set = TileSet::up_to(last as u8);
        }
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 2.0;
            ui.label(text.msg_tantrix_tiles_with_back());
            for back in Back::ALL {
                if swatch(
                    ui,
                    colours::back(back),
                    &text.msg_tantrix_tiles_back(back.id()),
                    false,
                ) {
                    set = TileSet::with_back(back);
                }
            }
        });
    });
    if set != before {
        *numbers = set.tiles().map(|tile| tile.number).collect();
    }
}

/// All tiles, each chosen or not.
fn picker(ui: &mut Ui, text: &Text, set: TileSet) -> TileSet {
    const RADIUS: f32 = 21.0;
    let theme = theme::of(ui);
    let mut chosen: Vec<bool> = NUMBERS.map(|number| set.contains(number)).collect();
    ui.horizontal(|ui| {
        if ui.button(text.msg_tantrix_tiles_all()).clicked() {
            chosen.fill(true);
        }
        if ui.button(text.msg_tantrix_tiles_none()).clicked() {
            chosen.fill(false);
        }
    });
    egui::Grid::new("tantrix tiles")
        .spacing(vec2(3.0, 3.0))
        .show(ui, |ui| {
            for number in NUMBERS {
                let on = chosen[usize::from(number) - 1];
                let size = vec2(RADIUS * 1.9, RADIUS * 2.1);
                let (rect, response) = ui.allocate_exact_size(size, Sense::click());
                let name = text.msg_tantrix_tile(number.to_string());
                response.widget_info(|| WidgetInfo::selected(Role::CheckBox, true, on, &name));
                let look = TileLook {
                    at: rect.center(),
                    radius: RADIUS,
                    turn: 0.0,
                    opacity: if on { 1.0 } else { 0.35 },
                };
                paint::paint(ui.painter(), colours::of(ui), number, look);
                if response.has_focus() || response.hovered() {
                    let corners = paint::hexagon(rect.center(), RADIUS);
                    let stroke = Stroke::new(2.0, theme.accent);
                    ui.painter().add(egui::Shape::closed_line(corners, stroke));
                }
                if response.clicked() {
                    chosen[usize::from(number) - 1] = !on;
                }
                if number % 14 == 0 {
                    ui.end_row();
                }
            }
        });
    let on = |(on, number): (bool, u8)| on.then_some(number);
    chosen.into_iter().zip(NUMBERS).filter_map(on).collect()
}

/// A button that is a colour.
pub fn swatch(ui: &mut Ui, paint: egui::Color32, name: &str, chosen: bool) -> bool {
    let theme = theme::of(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(24.0, 24.0), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, chosen, name));
    let stroke = if response.has_focus() {
        Stroke::new(2.5, theme.accent)
    } else if chosen {
        Stroke::new(2.5, theme.text)
    } else {
        Stroke::new(1.0, theme.strong_line)
    };
    let inner = rect.shrink(3.0);
    ui.painter()
        .rect(inner, 4.0, paint, stroke, StrokeKind::Outside);
    response.explained(name).clicked()
}
