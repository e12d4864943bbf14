//! Fields that are being changed: lists to choose from, numbers to type, all in place.

use super::focus_targets::FocusTarget;
use super::view::CanvasView;
use crate::window::clickomania::command::piece::Piece;
use crate::window::clickomania::command::{
    ChangeKind, ClickomaniaCommand, ClickomaniaContext, EditorCommand,
};
use crate::window::kit::widgets::{choose_all, left};
use crate::window::kit::{icons, theme};
use egui::{
    Area, Frame, Id, Key, Order, PopupCloseBehavior, RectAlign, Response, Sense, TextEdit, Ui,
    WidgetInfo, vec2,
};
use engine::colour::Colour;
use engine::diagnostics;
use engine::language::edit::Edit;
use engine::language::kind::Literal;
use engine::language::program::SocketContent;
use engine::language::words::option_label;
use engine::language::{BlockId, Field, FieldKind, Kind, Program};
use engine::layout::metrics::FIELD_PAD;
use engine::layout::{BlockPart, Layout, NumberDraft, Rect};
use engine::text::parse_number;

/// What is done with it.
#[derive(Clone, PartialEq, Debug)]
enum Doing {
    /// Typing a number; whether the field was given the keyboard.
    Typing(String, bool),
    /// Choosing an option; whether the list was given the keyboard.
    Choosing(FieldKind, bool),
}

/// A field that is open.
#[derive(Clone, PartialEq, Debug)]
struct Open {
    place: FieldPlace,
    /// The block on which it is seen, and in which socket if it is one.
    seen: (BlockId, Option<usize>),
    doing: Doing,
}

/// The field that is open, if one is.
#[derive(Default)]
pub struct OpenField {
    open: Option<Open>,
}

impl OpenField {
    /// Opens the field that this part of a block is.
    pub fn open(&mut self, program: &Program, id: BlockId, part: &BlockPart) {
        let (place, socket) = match part {
            BlockPart::Field { .. } => (FieldPlace::Field(id), None),
            BlockPart::Socket { index, .. } => {
                // A bare number or swatch that stands in the socket looks like its default value.
                let inner = program.block(id).sockets[*index].block;
                let place = inner.map_or(FieldPlace::Default(id, *index), FieldPlace::Field);
                (place, Some(*index))
            }
            _ => return,
        };
        let doing = match place.value(program) {
            Field::None => return,
            Field::Number(number) => Doing::Typing(typed(number), false),
            Field::Variable(_) => Doing::Choosing(FieldKind::Variable, false),
            option => match option.kind() {
                Some(kind) => Doing::Choosing(kind, false),
                None => return,
            },
        };
        let seen = (id, socket);
        self.open = Some(Open { place, seen, doing });
    }

    /// Whether a field is open.
    pub fn is_open(&self) -> bool {
        self.open.is_some()
    }

    /// Closes the field without a change. Whether one was open.
    pub fn close(&mut self) -> bool {
        self.open.take().is_some()
    }

    /// The number that is being typed, with where it stands.
    pub fn draft(&self) -> Option<NumberDraft> {
        let open = self.open.as_ref()?;
        let (block, socket) = open.seen;
        match &open.doing {
            Doing::Typing(typed, _) => Some(NumberDraft {
                block,
                socket,
                typed: typed.clone(),
            }),
            Doing::Choosing(..) => None,
        }
    }

    /// Shows the field that is open. Gives the field that Tab leads to.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        program: &Program,
        layout: &Layout,
        view: &CanvasView,
    ) -> Option<FocusTarget> {
        let open = self.open.as_mut()?;
        let Some(rect) = spot(layout, program, open) else {
            self.open = None;
            return None;
        };
        let rect = view.rect_to_window(rect);
        let (place, seen) = (open.place, open.seen);
        let then = match &mut open.doing {
            Doing::Typing(number, begun) => {
                type_number(ui, app, program, place, (number, begun), rect, view.zoom)
            }
            Doing::Choosing(kind, begun) => {
                if choose(ui, app, program, place, (*kind, begun), rect) {
                    AfterTyping::Stays
                } else {
                    AfterTyping::Closes
                }
            }
        };
        match then {
            AfterTyping::Stays => None,
            AfterTyping::Closes => {
                self.open = None;
                None
            }
            AfterTyping::GoesOn(back) => {
                self.open = None;
                let next = next_number(program, layout, seen, back)?;
                if let (FocusTarget::Part(id, _), Some(part)) = (next, next.part(layout)) {
                    self.open(program, id, part);
                    if let Some(Open {
                        doing: Doing::Typing(number, begun),
                        ..
                    }) = &mut self.open
                    {
                        // The keyboard is there already: nothing that is typed is lost.
                        *begun = true;
                        choose_all(ui, number_id(), number);
                    }
                }
                Some(next)
            }
        }
    }
}

/// Where the field is on the canvas; none if it has gone.
fn spot(layout: &Layout, program: &Program, open: &Open) -> Option<Rect> {
    let (id, socket) = open.seen;
    program.get(id)?;
    let (FieldPlace::Field(changed) | FieldPlace::Default(changed, _)) = open.place;
    program.get(changed)?;
    let block = layout.get(id)?;
    let part = block.parts.iter().find(|part| match (part, socket) {
        (BlockPart::Field { .. }, None) => true,
        (BlockPart::Socket { index, .. }, Some(socket)) => *index == socket,
        _ => false,
    })?;
    Some(part.rect().translate(block.rect.min))
}

/// What is changed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FieldPlace {
    /// The field of a block.
    Field(BlockId),
    /// The default value in a socket.
    Default(BlockId, usize),
}

impl FieldPlace {
    /// What stands there at present; nothing if it is gone.
    pub fn value(self, program: &Program) -> Field {
        match self {
            FieldPlace::Field(id) => program.get(id).map_or(Field::None, |block| block.field),
            FieldPlace::Default(id, socket) => {
                let block = program.get(id);
                let block = block.filter(|block| socket < block.sockets.len());
                match block.map(|block| program.content(block, socket)) {
                    Some(SocketContent::Literal(literal)) => literal.into(),
                    _ => Field::None,
                }
            }
        }
    }

    /// The change to another value.
    pub fn edit(self, value: Field) -> Option<Edit> {
        Some(match (self, value) {
            (FieldPlace::Field(id), value) => Edit::SetField(id, value),
            (FieldPlace::Default(id, socket), Field::Number(number)) => {
                Edit::SetLiteral(id, socket, Literal::Number(number))
            }
            (FieldPlace::Default(id, socket), Field::Colour(colour)) => {
                Edit::SetLiteral(id, socket, Literal::Colour(colour))
            }
            _ => return None,
        })
    }
}

/// What becomes of a field.
pub enum AfterTyping {
    Stays,
    Closes,
    /// What was typed is taken; the next number is typed, or the one before.
    GoesOn(bool),
}

pub fn number_id() -> Id {
    Id::unique("number on a block").with("text")
}

/// A field to type a number into, in the outline of the number, which grows with it.
pub fn type_number(
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    program: &Program,
    place: FieldPlace,
    (number, begun): (&mut String, &mut bool),
    rect: egui::Rect,
    zoom: f32,
) -> AfterTyping {
    let theme = theme::of(ui);
    let id = number_id();
    // From afar it is as large as one can read.
    let size = (engine::layout::TEXT_SIZE * zoom).max(12.0);
    let font = theme::semibold(size);
    let wide = |text: &str| {
        let galley = ui
            .painter()
            .layout_no_wrap(text.to_owned(), font.clone(), theme.text);
        galley.size()
    };
    let text = wide(number);
    let least = text + vec2(2.0 * FIELD_PAD * zoom.max(0.8), 2.0);
    let around = egui::Rect::from_center_size(rect.center(), rect.size().max(least));
    let wrong = parse_number(number).is_err();
    let tab = |modifiers| ui.input_mut(|input| input.consume_key(modifiers, Key::Tab));
    let (back, on) = (tab(egui::Modifiers::SHIFT), tab(egui::Modifiers::NONE));
    let mut then = AfterTyping::Stays;
    Area::new(Id::unique("number on a block"))
        .order(Order::Foreground)
        .fixed_pos(around.min)
        .constrain(false)
        .show(ui.ctx(), |ui| {
            let (room, _) = ui.allocate_exact_size(around.size(), Sense::hover());
            paper(ui, room, wrong);
            let inner = egui::Rect::from_center_size(
                room.center(),
                vec2(text.x.max(4.0) + 4.0, text.y.min(room.height())),
            );
            let mut ui = ui.new_child(egui::UiBuilder::new().max_rect(inner));
            let ui = &mut ui;
            // As high as its letters, not as other fields: it stands in the outline.
            ui.spacing_mut().interact_size.y = 0.0;
            let field = TextEdit::singleline(number)
                .id(id)
                .font(font.clone())
                .text_color(theme::ON_LITERAL)
                .frame(Frame::NONE)
                .margin(egui::Margin::ZERO)
                .align(egui::Align2::CENTER_CENTER)
                .lock_focus(true)
                .clip_text(false)
                .desired_width(inner.width());
            let output = field.show(ui);
            let response = &output.response;
            let name = app.text.msg_number_field();
            response.response.clone().accessible_name(name);
            if !std::mem::replace(begun, true) {
                response.response.request_focus();
                choose_all(ui, id, number);
            } else if back || on {
                then = if finish(app, program, place, number) {
                    AfterTyping::GoesOn(back)
                } else {
                    AfterTyping::Stays
                };
            } else if left(ui, &response.response) {
                let pressed = |key| ui.input(|input| input.key_pressed(key));
                let (escape, enter) = (pressed(Key::Escape), pressed(Key::Enter));
                // A click elsewhere with something that is no number: as it was.
                let taken = !escape && finish(app, program, place, number);
                if !taken && enter {
                    response.response.request_focus();
                } else {
                    then = AfterTyping::Closes;
                }
            }
        });
    then
}

/// What the number is written on, and the colours of the letters and the cursor there.
fn paper(ui: &mut Ui, room: egui::Rect, wrong: bool) {
    let theme = theme::of(ui);
    let color = if wrong { theme.wrong } else { theme.accent };
    let line = egui::Stroke::new(2.0, color);
    let painter = ui.painter();
    let outside = egui::StrokeKind::Outside;
    painter.rect(room, room.height() / 2.0, theme::LITERAL, line, outside);
    let visuals = ui.visuals_mut();
    visuals.text_cursor.stroke.color = theme::ON_LITERAL;
    visuals.selection.bg_fill = theme::mix(theme::LITERAL, theme.accent, 90);
    visuals.selection.stroke.color = theme::ON_LITERAL;
}

/// Takes what was typed; false, and why said, if it is no number.
fn finish(
    app: &mut ClickomaniaContext,
    program: &Program,
    place: FieldPlace,
    number: &str,
) -> bool {
    match parse_number(number) {
        Ok(value) => {
            let before = place.value(program);
            let same = matches!(before, Field::Number(old) if old.to_bits() == value.to_bits());
            if let Some(edit) = place.edit(Field::Number(value)).filter(|_| !same) {
                app.send(EditorCommand::Edit(ChangeKind::Number, edit));
            }
            true
        }
        Err(error) => {
            let sentence = diagnostics::number_error(&app.text, number, error);
            app.refuse(sentence);
            false
        }
    }
}

/// The number to type in after the one on this block, in the order in which one reads, or `back` the one before.
pub fn next_number(
    program: &Program,
    layout: &Layout,
    (block, socket): (BlockId, Option<usize>),
    back: bool,
) -> Option<FocusTarget> {
    let numbers = FocusTarget::numbers(program, layout);
    let here = numbers
        .iter()
        .position(|target| match (target.part(layout), socket) {
            _ if target.block() != Some(block) => false,
            (Some(BlockPart::Socket { index, .. }), Some(socket)) => *index == socket,
            (Some(BlockPart::Field { .. }), None) => true,
            _ => false,
        })?;
    let next = if back { here.checked_sub(1)? } else { here + 1 };
    numbers.get(next).copied()
}

/// A number as it is typed: in full.
pub fn typed(number: f64) -> String {
    if number.is_infinite() {
        return if number > 0.0 { "∞" } else { "-∞" }.to_owned();
    }
    number.to_string()
}

/// A list to choose from; whether it stays open.
pub fn choose(
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    program: &Program,
    place: FieldPlace,
    (kind, begun): (FieldKind, &mut bool),
    rect: egui::Rect,
) -> bool {
    let mut open = true;
    let popup = egui::Popup::new(
        Id::unique("options of a block").with(place),
        ui.ctx().clone(),
        rect.expand(3.0),
        ui.layer_id(),
    )
    .open_bool(&mut open)
    .align(RectAlign::BOTTOM_START)
    .close_behavior(PopupCloseBehavior::CloseOnClickOutside);
    let mut done = false;
    popup.show(|ui| {
        ui.set_width(match kind {
            FieldKind::Variable => 240.0,
            _ => 170.0,
        });
        ui.spacing_mut().item_spacing.y = 2.0;
        done = match kind {
            FieldKind::Variable => variables(ui, app, program, place, begun),
            _ => options(ui, app, program, place, (kind, begun)),
        };
    });
    open && !done && !ui.input(|input| input.key_pressed(Key::Escape))
}

fn options(
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    program: &Program,
    place: FieldPlace,
    (kind, begun): (FieldKind, &mut bool),
) -> bool {
    let present = place.value(program);
    let mut done = false;
    for &option in kind.options() {
        let swatch = match option {
            Field::Colour(colour) => Some(colour),
            _ => None,
        };
        let name = option_label(&app.text, option);
        let line = line(ui, &name, option == present, swatch);
        begin_at(&line, option == present, begun);
        if line.clicked() {
            done = true;
            if let Some(edit) = place.edit(option).filter(|_| option != present) {
                app.send(EditorCommand::Edit(ChangeKind::Choose, edit));
            }
        }
    }
    done
}

fn variables(
    ui: &mut Ui,
    app: &mut ClickomaniaContext,
    program: &Program,
    place: FieldPlace,
    begun: &mut bool,
) -> bool {
    let FieldPlace::Field(id) = place else {
        return true;
    };
    let Field::Variable(present) = program.block(id).field else {
        return true;
    };
    let mut done = false;
    for variable in program.variables() {
        let line = line(ui, &variable.name, variable.id == present, None);
        begin_at(&line, variable.id == present, begun);
        if line.clicked() {
            done = true;
            if variable.id != present {
                let edit = Edit::SetField(id, Field::Variable(variable.id));
                app.send(EditorCommand::Edit(ChangeKind::Choose, edit));
            }
        }
    }
    ui.separator();
    let name = program
        .variable(present)
        .map_or("", |variable| &variable.name);
    let text = app.text;
    let piece = |kind| ClickomaniaCommand::Editor(EditorCommand::Add(Piece::new(kind, name)));
    let items: [(String, ClickomaniaCommand); 5] = [
        (text.msg_variable_set_menu(name), piece(Kind::Set)),
        (text.msg_variable_get_menu(name), piece(Kind::Get)),
        (
            text.msg_variable_new_menu(),
            ClickomaniaCommand::Editor(EditorCommand::AskNewVariable(Some(id))),
        ),
        (
            text.msg_variable_rename_menu(name),
            ClickomaniaCommand::Editor(EditorCommand::AskRenameVariable(present)),
        ),
        (
            text.msg_variable_delete_menu(name),
            ClickomaniaCommand::Editor(EditorCommand::AskDeleteVariable(present)),
        ),
    ];
    for (name, command) in items {
        if line(ui, &name, false, None).clicked() {
            done = true;
            app.send(command);
        }
    }
    done
}

/// A line of a list, with a tick if it is the present one.
fn line(ui: &mut Ui, name: &str, chosen: bool, swatch: Option<Colour>) -> Response {
    let theme = theme::of(ui);
    let font = theme::regular(14.5);
    let galley = ui
        .painter()
        .layout_no_wrap(name.to_owned(), font, theme.text);
    let left = if swatch.is_some() { 50.0 } else { 26.0 };
    let width = (galley.size().x + left + 14.0).max(ui.available_width());
    let (rect, response) = ui.allocate_exact_size(vec2(width, 28.0), Sense::click());
    response.widget_info(|| WidgetInfo::selected(egui::Role::MenuItemRadio, true, chosen, name));
    if response.hovered() || response.has_focus() {
        ui.painter().rect_filled(rect, 5.0, theme.card_hovered);
    }
    if chosen {
        let tick =
            egui::Rect::from_center_size(rect.left_center() + vec2(13.0, 0.0), vec2(14.0, 14.0));
        icons::tick(ui.painter(), tick, theme.accent);
    }
    if let Some(colour) = swatch {
        let at = rect.left_center() + vec2(36.0, 0.0);
        let square = egui::Rect::from_center_size(at, vec2(16.0, 16.0));
        ui.painter()
            .rect_filled(square, 4.0, theme::brick(colour).face);
    }
    let at = rect.left_center() + vec2(left, -galley.size().y / 2.0);
    ui.painter().galley(at, galley, theme.text);
    response
}

/// Gives the keyboard to the line of the present value, when the list has just opened: arrows go on from there.
fn begin_at(line: &Response, present: bool, begun: &mut bool) {
    if present && !std::mem::replace(begun, true) {
        line.request_focus();
    }
}
