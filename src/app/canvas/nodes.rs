//! What a screen reader and the tests see of the canvas: a node for every block and empty socket in
//! sight.

use super::view::View;
use crate::app::desk::Desk;
use crate::blocks::words::block_name;
use crate::blocks::{BlockId, Program};
use crate::layout::{Layout, Part, SocketLook};
use crate::say;
use egui::{Id, Role, Sense, Ui, WidgetInfo};

/// Adds the nodes.
pub fn show(ui: &mut Ui, desk: &Desk, program: &Program, layout: &Layout, view: &View) {
    let visible = view.visible();
    let hat = layout.hat();
    let rect = view.rect_to_window(hat.rect).intersect(view.rect);
    let response = ui.interact(rect, Id::unique("hat"), Sense::hover());
    let name = || crate::blocks::words::hat(&desk.text);
    response.widget_info(|| WidgetInfo::labeled(Role::TreeItem, true, name()));
    for &id in layout.order() {
        let Some(block) = layout.get(id) else {
            continue;
        };
        if !block.rect.overlaps(&visible) {
            continue;
        }
        let rect = view.rect_to_window(block.rect).intersect(view.rect);
        let response = ui.interact(rect, node(id), Sense::hover());
        response.widget_info(|| {
            let block = program.block(id);
            let name = block_name(program, &desk.text, block);
            WidgetInfo::labeled(Role::TreeItem, !block.marks.disabled, name)
        });
        for part in &block.parts {
            let Part::Socket {
                index,
                rect,
                ty,
                content: SocketLook::Hole,
            } = part
            else {
                continue;
            };
            let rect = view.rect_to_window(rect.translate(block.rect.min));
            let response = ui.interact(rect, node(id).with(index), Sense::hover());
            response.widget_info(|| {
                let name = desk.text.msg_socket_name(say::type_of(&desk.text, *ty));
                WidgetInfo::labeled(Role::TreeItem, true, name)
            });
        }
    }
}

/// The node of a block.
pub fn node(id: BlockId) -> Id {
    Id::unique("block").with(id)
}
