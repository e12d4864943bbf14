//! The lower right corner of the canvas: the bin, which gives back what was thrown into it, and above it the
//! buttons that zoom.

use super::{Around, Canvas};
use crate::app::clickomania::actions::action;
use crate::app::clickomania::command::ClickomaniaContext;
use crate::app::clickomania::command::Command;
use crate::app::clickomania::command::EditorCommand;
use crate::app::clickomania::command::ViewCommand;
use crate::app::common::command::ZoomCommand;
use crate::app::common::icons::{self, Icon};
use crate::app::common::icons_view;
use crate::app::common::theme::{self, Theme};
use crate::app::common::widgets::{Explained as _, IconButton};
use egui::{
    Align2, Id, Popup, Rect, Response, Role, Sense, SetOpenCommand, Stroke, StrokeKind, Ui,
    UiBuilder, WidgetInfo, vec2,
};
use engine::language::Program;
use engine::language::words::block_name;
use engine::text::Text;
use std::collections::VecDeque;

/// So many things the bin remembers; the oldest goes first.
const MOST_THROWN: usize = 20;
/// The side of a button, in points.
const BUTTON: f32 = 30.0;
/// The room of all buttons, in points.
pub(super) const BUTTONS: egui::Vec2 = vec2(2.0 * BUTTON + 2.0, 3.0 * BUTTON + 4.0);
/// The room of the bin, in points.
const BIN: egui::Vec2 = vec2(52.0, 56.0);

/// The bin: where it is, and what was thrown into it.
pub(super) struct Bin {
    /// Where it is on the window.
    pub(super) rect: Rect,
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

impl Canvas {
    /// Where the bin is on the window.
    pub fn bin(&self) -> Rect {
        self.bin.rect
    }

    /// Puts blocks into the bin: all stacks of this program.
    pub fn throw_in(&mut self, blocks: Program) {
        if !blocks.loose().is_empty() {
            self.bin.thrown.push_front(blocks);
            self.bin.thrown.truncate(MOST_THROWN);
        }
    }

    /// What was thrown in, counted from the newest; it stays in the bin.
    pub fn thrown(&self, number: usize) -> Option<&Program> {
        self.bin.thrown.get(number)
    }

    /// It is on the canvas again.
    pub fn taken_out(&mut self, number: usize) {
        self.bin.thrown.remove(number);
    }

    /// Shows the bin and the buttons above it.
    pub(super) fn corner(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        theme: &Theme,
        around: &Around<'_>,
    ) {
        let corner = self.view.rect.max;
        self.bin.rect = Rect::from_min_size(corner - vec2(64.0, 68.0), BIN);
        self.cover(self.bin.rect);
        let pointer = around.drag.map(|drag| drag.pointer);
        let over = pointer.is_some_and(|at| self.bin.rect.expand(10.0).contains(at));
        self.show_bin(ui, app, theme, over);
        self.buttons(ui, app, theme, around.map);
    }

    fn show_bin(&mut self, ui: &Ui, app: &mut ClickomaniaContext, theme: &Theme, over: bool) {
        let text = app.text;
        let rect = self.bin.rect;
        let response = ui.interact(rect, Id::unique("bin"), Sense::click());
        let open = over || Popup::is_id_open(ui.ctx(), Popup::default_response_id(&response));
        let id = Id::unique("bin's lid");
        self.bin.lid = if app.calm() {
            f32::from(u8::from(open))
        } else {
            ui.ctx().animate_bool_with_time(id, open, 0.12)
        };
        let name = text.msg_bin();
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
        let held = match self.bin.thrown.len() {
            0 => text.msg_bin_empty(),
            count => text.msg_bin_holds(count as u64),
        };
        ui.ctx()
            .accesskit_node_builder(response.id, |node| node.set_description(held.clone()));
        let painter = ui.painter_at(self.view.rect);
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
        icons::bin(&painter, rect.shrink(9.0), color, self.bin.lid);
        if !self.bin.thrown.is_empty() {
            // What is in it shows above its rim.
            let at = rect.left_top() + vec2(11.0, 11.0);
            painter.circle_filled(at, 3.5, theme.accent);
        }
        let pressed = response.clicked() || response.secondary_clicked();
        let menu = Popup::menu(&response).open_memory(pressed.then_some(SetOpenCommand::Toggle));
        menu.show(|ui| {
            ui.set_min_width(200.0);
            ui.label(egui::RichText::new(&held).color(theme.quiet).size(13.0));
            for (number, blocks) in self.bin.thrown.iter().enumerate() {
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

    /// The buttons, in two columns: what is seen at the left, how large it is at the right.
    fn buttons(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext, theme: &Theme, map: bool) {
        let corner = self.bin.rect.right_top() - BUTTONS - vec2(0.0, 12.0);
        let place = Rect::from_min_size(corner, BUTTONS);
        self.cover(place);
        let chosen = !self.selection.blocks().is_empty();
        let icons: [(Command, Icon, (f32, f32)); 5] = [
            (Command::Zoom(ZoomCommand::Fit), icons::fit, (0.0, 0.0)),
            (
                Command::View(ViewCommand::ZoomChosen),
                icons_view::fit_chosen,
                (0.0, 1.0),
            ),
            (
                Command::View(ViewCommand::ToggleMap),
                icons_view::map,
                (0.0, 2.0),
            ),
            (Command::Zoom(ZoomCommand::In), icons::zoom_in, (1.0, 0.0)),
            (Command::Zoom(ZoomCommand::Out), icons::zoom_out, (1.0, 2.0)),
        ];
        let cell = |(column, row): (f32, f32)| {
            let corner = place.min + vec2(column, row) * (BUTTON + 2.0);
            Rect::from_min_size(corner, vec2(BUTTON, BUTTON))
        };
        for (command, icon, at) in icons {
            let enabled = command != Command::View(ViewCommand::ZoomChosen) || chosen;
            let on = command == Command::View(ViewCommand::ToggleMap) && map;
            let (name, tip) = names(&app.text, &command);
            let builder = UiBuilder::new().max_rect(cell(at));
            let button = IconButton::new(icon, &name).framed().size(BUTTON);
            let button = button.enabled(enabled).chosen(on).quiet();
            let response = ui.scope_builder(builder, |ui| button.show(ui)).inner;
            if response.explained(tip).clicked() {
                app.send(command);
            }
        }
        let (name, tip) = names(&app.text, &Command::Zoom(ZoomCommand::Actual));
        let percent = (self.view.zoom * 100.0).round();
        let response = percent_button(ui, theme, cell((1.0, 1.0)), percent as u32, &name);
        if response.explained(tip).clicked() {
            app.send(ZoomCommand::Actual);
        }
    }
}

/// How large everything is; pressed, 100 %.
fn percent_button(ui: &Ui, theme: &Theme, rect: Rect, percent: u32, name: &str) -> Response {
    let response = ui.interact(rect, Id::unique("zoom in percent"), Sense::click());
    let spoken = format!("{name} ({percent} %)");
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &spoken));
    let fill = match () {
        () if response.is_pointer_button_down_on() => theme.card_pressed,
        () if response.hovered() || response.has_focus() => theme.card_hovered,
        () => theme.card,
    };
    let line = match response.has_focus() {
        true => Stroke::new(2.0, theme.accent),
        false => Stroke::new(1.0, theme.line),
    };
    let painter = ui.painter();
    painter.rect(rect, 7.0, fill, line, StrokeKind::Inside);
    let words = format!("{percent}%");
    let font = theme::semibold(10.5);
    let middle = rect.center();
    painter.text(middle, Align2::CENTER_CENTER, words, font, theme.text);
    response
}

/// What an action is called, and with its keys.
fn names(text: &Text, command: &Command) -> (String, String) {
    let Some(action) = action(command) else {
        return Default::default();
    };
    let name = (action.name)(text);
    let tip = format!("{name} ({})", action.shown_keys(text));
    (name, tip)
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
