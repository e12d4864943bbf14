//! What was reached on boards of each kind.

use super::command::Clone2048Context;
use super::mode::Clone2048Mode;
use crate::app::common::theme;
use crate::app::common::widgets::one_line;
use egui::{Label, RichText, Role, Sense, Ui, WidgetInfo, pos2, vec2};
use engine::text::Text;
use games::clone2048::BlockRules;

/// How high a line is, in points.
const LINE: f32 = 22.0;

/// Shows the best score and the highest block of each kind of board; those of the present kind stand out.
pub fn show(mode: &Clone2048Mode, ui: &mut Ui, app: &Clone2048Context) {
    let (text, theme) = (app.text, theme::of(ui));
    title(ui, text.msg_third_records());
    let records = mode.saved_state.records();
    if records.is_empty() {
        let words = RichText::new(text.msg_third_records_none()).size(13.0);
        ui.add(Label::new(words.color(theme.quiet)).wrap());
        return;
    }
    ui.spacing_mut().item_spacing.y = 1.0;
    let present = (mode.table.kind(), mode.table.rules());
    for (kind, rules, score, level) in records {
        let block = match level {
            0 => "-".to_owned(),
            level => mode.choices.mode().show(level),
        };
        let name = kind_name(&text, kind, rules);
        let figures = text.msg_third_records_line(score, block);
        let (rect, line) = ui.allocate_exact_size(vec2(ui.available_width(), LINE), Sense::hover());
        line.widget_info(|| WidgetInfo::labeled(Role::Label, true, format!("{name}: {figures}")));
        let here = (kind, rules) == present;
        if here {
            ui.painter().rect_filled(rect, 5.0, theme.accent_paper);
        }
        let font = match here {
            true => theme::semibold(13.0),
            false => theme::regular(13.0),
        };
        let at = |x: f32, high: f32| pos2(x, rect.center().y - high / 2.0);
        let room = rect.width() * 0.6;
        let figures = one_line(ui, figures, font.clone(), theme.text, room);
        // The name has what the figures leave.
        let room = rect.width() - figures.size().x - 24.0;
        let name = one_line(ui, name, font, theme.text, room);
        ui.painter()
            .galley(at(rect.left() + 6.0, name.size().y), name, theme.text);
        let left = rect.right() - 6.0 - figures.size().x;
        ui.painter()
            .galley(at(left, figures.size().y), figures, theme.text);
    }
}

/// *4 × 4, 2 ostacoli, regole di 2048*.
pub fn kind_name(text: &Text, (size, obstacles): (usize, usize), rules: BlockRules) -> String {
    let kind = text.msg_third_kind(size.to_string(), obstacles);
    match rules {
        BlockRules::Paper => kind,
        BlockRules::Classic => text.msg_third_kind_classic(kind),
    }
}

/// What stands above a part of the panel.
pub fn title(ui: &mut Ui, words: String) {
    ui.label(RichText::new(words).font(theme::semibold(13.0)));
}
