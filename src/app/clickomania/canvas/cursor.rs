//! The keyboard on the canvas: a cursor that walks the blocks, and what its keys do.

use super::spots::{Spot, Way};
use super::{Canvas, nodes};
use crate::app::clickomania::command::ClickomaniaContext;
use crate::app::clickomania::command::EditorCommand;
use crate::app::clickomania::command::PlaybackCommand;
use crate::app::clickomania::command::Way as RunWay;
use crate::app::common::theme::Theme;
use egui::{EventFilter, Id, Key, Modifiers, Ui};
use engine::language::arrange::DropTarget;
use engine::language::program::Stack;
use engine::language::{Program, Type};
use engine::layout::{BlockPart, Hit, SocketStyle};
use engine::text::Text;

/// Keys that walk.
const WAYS: [(Key, Way); 8] = [
    (Key::ArrowUp, Way::Up),
    (Key::ArrowDown, Way::Down),
    (Key::ArrowLeft, Way::Left),
    (Key::ArrowRight, Way::Right),
    (Key::Home, Way::First),
    (Key::End, Way::Last),
    (Key::B, Way::StackBefore),
    (Key::N, Way::NextStack),
];

/// What the keys of the canvas do, for the help.
pub fn key_names(text: &Text) -> Vec<(Modifiers, Key, String)> {
    let mut names: Vec<_> = WAYS
        .iter()
        .map(|&(key, way)| {
            let name = match way {
                Way::Up | Way::Down | Way::Left | Way::Right => text.msg_key_does_walk(),
                Way::First | Way::Last => text.msg_key_does_ends(),
                Way::StackBefore | Way::NextStack => text.msg_key_does_stacks(),
            };
            (Modifiers::NONE, key, name)
        })
        .collect();
    names.extend([
        (Modifiers::NONE, Key::Enter, text.msg_key_does_enter()),
        (Modifiers::NONE, Key::F4, text.msg_key_does_break()),
        (Modifiers::SHIFT, Key::F4, text.msg_key_does_run_to()),
    ]);
    names
}

/// The canvas itself, for the keyboard.
pub fn canvas_id() -> Id {
    Id::unique("canvas")
}

impl Canvas {
    /// Where the keyboard is.
    pub fn spot(&self) -> Option<Spot> {
        self.spot
    }

    /// Gives the keyboard to the canvas.
    pub fn focus(&mut self) {
        self.focus_soon = true;
    }

    /// Puts the keyboard somewhere; the block there is chosen.
    pub fn go_to(&mut self, spot: Spot) {
        self.spot = Some(spot);
        self.selection.set(spot.block());
        if let Some(rect) = spot.rect(&self.layout) {
            let mut head = rect;
            head.max.y = head.max.y.min(head.min.y + 60.0);
            head.max.x = head.max.x.min(head.min.x + 260.0);
            self.reveal_rect(head);
        }
    }

    /// Forgets spots that are gone, and follows what was chosen otherwise.
    pub(super) fn follow_spot(&mut self) {
        let gone = |spot: &Spot| spot.rect(&self.layout).is_none();
        if self.spot.as_ref().is_some_and(gone) {
            let block = self.spot.and_then(Spot::block).map(Spot::Block);
            self.spot = block.filter(|spot| !gone(spot));
        }
        let chosen = self.selection.current();
        if chosen.is_some() && self.spot.and_then(Spot::block) != chosen {
            self.spot = chosen.map(Spot::Block);
        }
    }

    /// Whether keys belong to the canvas: it or a block has the keyboard, or nothing has it.
    pub fn has_keyboard(&self, ui: &Ui) -> bool {
        let focused = ui.memory(|memory| memory.focused());
        focused.is_none_or(|id| id == canvas_id() || Some(id) == self.spot.map(nodes::spot_node))
    }

    /// Looks at the keys, unless someone types.
    pub fn keys(&mut self, ui: &Ui, app: &mut ClickomaniaContext, program: &Program) {
        if std::mem::take(&mut self.focus_soon) {
            let id = self.spot.map_or(canvas_id(), nodes::spot_node);
            ui.memory_mut(|memory| memory.request_focus(id));
        }
        if let Some(id) = self.chosen()
            && ui.input(|input| input.key_pressed(Key::F4))
        {
            let way = match ui.input(|input| input.modifiers.shift) {
                true => RunWay::RunTo(id),
                false => RunWay::ToggleBreak(id),
            };
            app.send(PlaybackCommand::Travel(way));
        }
        if !self.has_keyboard(ui) {
            return;
        }
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        for (key, way) in WAYS {
            if pressed(key) {
                self.walk(ui, app, program, way);
            }
        }
        if pressed(Key::T) {
            app.send(EditorCommand::GoToPalette);
        }
        if self.spot.is_some() && (pressed(Key::Enter) || pressed(Key::Space)) {
            self.enter(app, program);
        }
    }

    /// Does what a screen reader asks for at a spot: brings the keyboard there; presses what has it already.
    pub(super) fn answer(
        &mut self,
        ui: &Ui,
        app: &mut ClickomaniaContext,
        program: &Program,
        (spot, pressed): (Spot, bool),
    ) {
        if pressed && self.spot == Some(spot) {
            self.enter(app, program);
        } else {
            self.come_to(ui, app, program, spot);
        }
    }

    /// Brings the keyboard to a spot, and says what is there.
    fn come_to(&mut self, ui: &Ui, app: &mut ClickomaniaContext, program: &Program, spot: Spot) {
        self.go_to(spot);
        self.with_keys = true;
        ui.memory_mut(|memory| memory.request_focus(nodes::spot_node(spot)));
        app.say(nodes::spoken(program, &app.text, &self.layout, spot));
    }

    fn walk(&mut self, ui: &Ui, app: &mut ClickomaniaContext, program: &Program, way: Way) {
        let next = match self.spot {
            None => Some(Spot::Hat),
            Some(spot) => spot.next(program, &self.layout, way),
        };
        match next {
            Some(spot) => self.come_to(ui, app, program, spot),
            None => app.say(match way {
                Way::Up | Way::First | Way::StackBefore => app.text.msg_cursor_top(),
                Way::Down | Way::Last | Way::NextStack => app.text.msg_cursor_bottom(),
                Way::Left => app.text.msg_cursor_outermost(),
                Way::Right => app.text.msg_cursor_line_end(),
            }),
        }
    }

    /// Changes what is there: a field is opened, a button pressed, an empty place filled from the palette.
    fn enter(&mut self, app: &mut ClickomaniaContext, program: &Program) {
        let Some(spot) = self.spot else { return };
        match (spot, spot.part(&self.layout)) {
            (Spot::Part(id, part), Some(what)) => match what {
                BlockPart::Socket {
                    content: SocketStyle::Hole,
                    ..
                }
                | BlockPart::Body { .. } => app.send(EditorCommand::GoToPalette),
                _ => {
                    let hit = Hit {
                        block: id,
                        part: Some(part),
                    };
                    self.click(program, app, hit);
                }
            },
            (Spot::Block(id), _) => {
                // The first field of the block, if it has one.
                let field = self.layout.get(id).and_then(|block| {
                    let mut parts = block.parts.iter();
                    parts.position(|part| {
                        part.is_active() && !matches!(part, BlockPart::Comment { .. })
                    })
                });
                match field {
                    Some(part) => {
                        let hit = Hit {
                            block: id,
                            part: Some(part),
                        };
                        self.click(program, app, hit);
                    }
                    None => app.send(EditorCommand::GoToPalette),
                }
            }
            _ => app.send(EditorCommand::GoToPalette),
        }
    }

    /// Where the keyboard would have a new block go: into the empty place it is at, below the hat. None if
    /// it is elsewhere or the block does not fit.
    pub fn spot_target(&self, given: Option<Type>) -> Option<DropTarget> {
        match (self.spot?, given) {
            (Spot::Hat, None) => Some(DropTarget::Stack(Stack::Hat, 0)),
            (spot @ Spot::Part(id, _), given) => match (spot.part(&self.layout)?, given) {
                (BlockPart::Body { index, .. }, None) => {
                    Some(DropTarget::Stack(Stack::Body(id, *index), 0))
                }
                (BlockPart::Socket { index, ty, .. }, Some(given)) => {
                    given.fits(*ty).then_some(DropTarget::Socket(id, *index))
                }
                _ => None,
            },
            _ => None,
        }
    }

    /// Where the keyboard goes when the chosen blocks are deleted; none if it is not on the canvas.
    pub fn spot_after_deleting(&self, program: &Program) -> Option<Spot> {
        let mut spot = self.spot.filter(|_| self.with_keys)?;
        loop {
            let inside = spot
                .block()
                .is_some_and(|id| self.is_chosen_with(program, id));
            if !inside {
                return Some(spot);
            }
            spot = match spot.block().and_then(|id| program.owner(id)) {
                Some(_) => spot.next(program, &self.layout, Way::Left)?,
                None => spot.next(program, &self.layout, Way::Up)?,
            };
        }
    }

    /// Keeps the arrows for the canvas while it has the keyboard, and shows where the keyboard is.
    pub(super) fn show_spot(&self, ui: &Ui, painter: &egui::Painter, theme: &Theme) {
        let focused = ui.memory(|memory| memory.focused());
        let Some(id) = focused.filter(|_| self.has_keyboard(ui)) else {
            return;
        };
        let arrows = EventFilter {
            horizontal_arrows: true,
            vertical_arrows: true,
            ..EventFilter::default()
        };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(id, arrows));
        let Some(spot) = self.spot else { return };
        // A chosen block has a rim of its own.
        if let Some(rect) = spot
            .rect(&self.layout)
            .filter(|_| !matches!(spot, Spot::Block(_)))
        {
            let rect = self.view.rect_to_window(rect).expand(1.0);
            let rect = egui::Rect::from_min_size(
                rect.min,
                rect.size().max(egui::vec2(36.0, 14.0) * self.view.zoom),
            );
            let dark = egui::Stroke::new(4.0, egui::Color32::from_black_alpha(150));
            painter.rect_stroke(rect, 6.0, dark, egui::StrokeKind::Outside);
            let bright = egui::Stroke::new(2.5, theme.running);
            painter.rect_stroke(rect, 6.0, bright, egui::StrokeKind::Outside);
        }
    }
}
