//! The bin, which gives back what was thrown into it.

use crate::app::clickomania::command::{ClickomaniaContext, EditorCommand};
use crate::app::common::icons;
use crate::app::common::theme;
use crate::app::common::widgets::Explained as _;
use egui::{
    Id, Popup, Pos2, Rect, Role, Sense, SetOpenCommand, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
    vec2,
};
use engine::language::Program;
use engine::language::words::block_name;
use engine::text::Text;
use std::collections::VecDeque;

/// Maximum number of things in the bin; the oldest goes first.
const MOST_THROWN: usize = 20;
/// Its room, in points.
const SIZE: Vec2 = vec2(52.0, 56.0);

/// The bin: where it is, and what was thrown into it.
pub struct Bin {
    /// Where it is on the window.
    pub rect: Rect,
    /// How far it is open, 0 to 1.
    lid: f32,
    /// Blocks as programs of loose stacks, the newest first.
    thrown: VecDeque<Program>,
}

impl Default for Bin {
    fn default() -> Bin {
        Bin {
            rect: Rect::NOTHING,
            lid: 0.0,
            thrown: VecDeque::new(),
        }
    }
}

impl Bin {
    /// Puts blocks into it: all stacks of this program.
    pub fn throw_in(&mut self, blocks: Program) {
        if !blocks.loose().is_empty() {
            self.thrown.push_front(blocks);
            self.thrown.truncate(MOST_THROWN);
        }
    }

    /// What was thrown in, counted from the newest; it stays in the bin.
    pub fn thrown(&self, number: usize) -> Option<&Program> {
        self.thrown.get(number)
    }

    /// It is on the canvas again.
    pub fn taken_out(&mut self, number: usize) {
        self.thrown.remove(number);
    }

    /// Its place in a canvas with this corner.
    pub fn put_at(&mut self, right_bottom: Pos2) {
        self.rect = Rect::from_min_size(right_bottom - vec2(64.0, 68.0), SIZE);
    }

    /// Whether what is dragged here would go into it.
    pub fn takes(&self, at: Pos2) -> bool {
        self.rect.expand(10.0).contains(at)
    }

    /// Shows it in a corner of the canvas; `over`: whether something is dragged over it.
    pub fn show(&mut self, ui: &Ui, app: &mut ClickomaniaContext, canvas: Rect, over: bool) {
        let theme = theme::of(ui);
        let text = app.text;
        let rect = self.rect;
        let response = ui.interact(rect, Id::unique("bin"), Sense::click());
        let open = over || Popup::is_id_open(ui.ctx(), Popup::default_response_id(&response));
        let id = Id::unique("bin's lid");
        self.lid = if app.calm() {
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
        let painter = ui.painter_at(canvas);
        let line = match () {
            () if over => Stroke::new(1.0, theme.wrong),
            () if response.has_focus() => Stroke::new(2.0, theme.accent),
            () => Stroke::new(1.0, theme.line),
        };
        let fill = if response.hovered() && !over {
            theme.card_hovered
        } else {
            theme.card
        };
        painter.rect(rect, 10.0, fill, line, StrokeKind::Inside);
        let color = if over { theme.wrong } else { theme.quiet };
        icons::bin(&painter, rect.shrink(9.0), color, self.lid);
        if !self.thrown.is_empty() {
            // What is in it shows above its rim.
            let at = rect.left_top() + vec2(11.0, 11.0);
            painter.circle_filled(at, 3.5, theme.accent);
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

/// The first block of what was thrown in, and how many blocks come with it.
fn thrown_name(blocks: &Program, text: &Text) -> String {
    let mut all = blocks.everywhere();
    let first = all.next().map(|id| blocks.block(id));
    let first = first.map_or_else(String::new, |block| block_name(blocks, text, block));
    match all.count() {
        0 => first,
        more => text.msg_bin_with_more(more as u64, first),
    }
}
