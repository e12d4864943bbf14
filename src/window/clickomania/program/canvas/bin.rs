//! The bin, which gives deleted blocks back.

use crate::window::clickomania::command::{ClickomaniaContext, EditorCommand};
use crate::window::kit::widgets::Explained as _;
use crate::window::kit::{icons, theme};
use egui::{
    Color32, Id, Popup, Pos2, Rect, Role, Sense, SetOpenCommand, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo, vec2,
};
use engine::language::Program;
use engine::language::words::block_name;
use engine::text::Text;
use std::collections::VecDeque;

/// Maximum number of deletions in the bin; the oldest goes first.
const MAX_THROWN: usize = 20;
/// Side of the bin, of its drawing, and its distance from the corner of the canvas, in points.
const SIDE: f32 = 48.0;
const ICON: f32 = 30.0;
const AWAY: f32 = 12.0;

/// The bin with the deleted blocks.
pub struct Bin {
    /// Its rectangle on the window.
    pub rect: Rect,
    /// Blocks as programs of loose stacks, the newest first.
    thrown: VecDeque<Program>,
}

impl Default for Bin {
    fn default() -> Bin {
        Bin {
            rect: Rect::NOTHING,
            thrown: VecDeque::new(),
        }
    }
}

impl Bin {
    /// Puts the stacks of this program into the bin.
    pub fn throw_in(&mut self, blocks: Program) {
        if !blocks.loose().is_empty() {
            self.thrown.push_front(blocks);
            self.thrown.truncate(MAX_THROWN);
        }
    }

    /// The blocks of a deletion, counted from the newest.
    pub fn thrown(&self, number: usize) -> Option<&Program> {
        self.thrown.get(number)
    }

    /// Removes blocks that are on the canvas again.
    pub fn taken_out(&mut self, number: usize) {
        self.thrown.remove(number);
    }

    /// True if blocks dropped here go into the bin.
    pub fn takes(&self, at: Pos2) -> bool {
        self.rect.expand(10.0).contains(at)
    }

    /// The lower right corner of the canvas.
    pub fn place(canvas: Rect) -> Rect {
        let side = SIDE.min(canvas.height() * 0.5);
        let corner = canvas.right_bottom() - Vec2::splat(AWAY.min(side / 4.0) + side);
        Rect::from_min_size(corner, Vec2::splat(side))
    }

    /// True while its list is open or it has the keyboard.
    pub fn is_used(&self, ui: &Ui) -> bool {
        let response = ui.ctx().read_response(Id::unique("bin"));
        response.is_some_and(|response| {
            response.has_focus()
                || Popup::is_id_open(ui.ctx(), Popup::default_response_id(&response))
        })
    }

    /// Shows the bin in its rectangle; it is open while a drag is `over` it.
    pub fn show(&mut self, ui: &Ui, app: &mut ClickomaniaContext, over: bool) {
        let theme = theme::of(ui);
        let text = app.text;
        let (rect, side) = (self.rect, self.rect.width());
        let response = ui.interact(rect, Id::unique("bin"), Sense::click());
        let open = over || Popup::is_id_open(ui.ctx(), Popup::default_response_id(&response));
        let id = Id::unique("bin's lid");
        let lid = if app.reduced_motion() {
            f32::from(u8::from(open))
        } else {
            ui.ctx().animate_bool_with_time(id, open, 0.12)
        };
        let name = text.msg_bin();
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
        let held = match self.thrown.len() {
            0 => text.msg_bin_empty(),
            count => text.msg_bin_holds(count as u64),
        };
        ui.ctx()
            .accesskit_node_builder(response.id, |node| node.set_description(held.clone()));
        let line = if over {
            Stroke::new(1.5, theme.wrong)
        } else if response.has_focus() {
            Stroke::new(2.0, theme.accent)
        } else {
            Stroke::NONE
        };
        let fill = if over {
            theme.wrong_paper
        } else if response.hovered() || response.has_focus() {
            theme.card_hovered
        } else {
            Color32::TRANSPARENT
        };
        let ink = if over { theme.wrong } else { theme.quiet };
        let painter = ui.painter();
        painter.rect(rect, 8.0, fill, line, StrokeKind::Inside);
        let icon = Rect::from_center_size(rect.center(), Vec2::splat(ICON.min(side - 8.0)));
        icons::bin(painter, icon, ink, lid);
        if !self.thrown.is_empty() {
            // The contents show above the rim.
            painter.circle_filled(icon.left_top() + vec2(1.0, 1.0), 3.0, theme.accent);
        }
        let pressed = response.clicked() || response.secondary_clicked();
        let menu = Popup::menu(&response).open_memory(pressed.then_some(SetOpenCommand::Toggle));
        menu.show(|ui| {
            ui.set_min_width(200.0);
            ui.label(egui::RichText::new(&held).color(theme.quiet).size(13.0));
            for (number, blocks) in self.thrown.iter().enumerate() {
                let name = thrown_name(blocks, &text);
                let button = egui::Button::new(name).truncate();
                if ui.add(button).clicked() {
                    app.send(EditorCommand::TakeOut(number));
                    ui.close();
                }
            }
        });
        if !open {
            response.explained(format!("{name}\n{held}"));
        }
    }
}

/// Names a deletion: its first block, and the number of others.
fn thrown_name(blocks: &Program, text: &Text) -> String {
    let mut all = blocks.all_blocks();
    let first = all
        .next()
        .map(|id| blocks.block(id))
        .map_or_else(String::new, |block| block_name(blocks, text, block));
    match all.count() {
        0 => first,
        more => text.msg_bin_with_more(more as u64, first),
    }
}
