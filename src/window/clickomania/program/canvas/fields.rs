//! The field of a block that is being changed: a number is typed, or an option chosen from a list, in place.

use super::focus_targets::FocusTarget;
use super::scene::LaidProgram;
use crate::window::clickomania::command::PaletteBlock;
use crate::window::clickomania::command::{ChangeKind, ClickomaniaContext, EditorCommand};
use crate::window::kit::widgets::{choose_all, left};
use crate::window::kit::{icons, theme};
use egui::{
    Area, Frame, Id, Key, Modifiers, Order, PopupCloseBehavior, RectAlign, Response, Sense,
    TextEdit, Ui, WidgetInfo, vec2,
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

/// The field that is open, if one is.
#[derive(Default)]
pub struct OpenField {
    open: Option<Open>,
}

#[derive(Clone, PartialEq, Debug)]
struct Open {
    place: FieldPlace,
    /// The block that shows it, and the number of the socket if it is in one.
    block: BlockId,
    socket: Option<usize>,
    editing: Editing,
    /// True once it was given the keyboard.
    begun: bool,
}

#[derive(Clone, PartialEq, Debug)]
enum Editing {
    /// The number as it is typed.
    Number(String),
    Option(FieldKind),
}

/// The next state of an open field.
enum Then {
    Stay,
    Close,
    /// The number is taken, and the next one is opened, or the one before.
    Next {
        back: bool,
    },
}

impl OpenField {
    /// Opens the field that this part of a block is.
    pub fn open(&mut self, program: &Program, block: BlockId, part: &BlockPart) {
        let (place, socket) = match part {
            BlockPart::Field { .. } => (FieldPlace::Field(block), None),
            BlockPart::Socket { index, .. } => {
                // A bare number or swatch in the socket looks like its default value.
                let inner = program.block(block).sockets[*index].block;
                let place = inner.map_or(FieldPlace::Default(block, *index), FieldPlace::Field);
                (place, Some(*index))
            }
            _ => return,
        };
        let editing = match place.value(program) {
            Field::Number(number) => Editing::Number(typed(number)),
            Field::Variable(_) => Editing::Option(FieldKind::Variable),
            option => match option.kind() {
                Some(kind) => Editing::Option(kind),
                None => return,
            },
        };
        self.open = Some(Open {
            place,
            block,
            socket,
            editing,
            begun: false,
        });
    }

    pub fn is_open(&self) -> bool {
        self.open.is_some()
    }

    /// Closes the field without a change. True if one was open.
    pub fn close(&mut self) -> bool {
        self.open.take().is_some()
    }

    /// The number that is being typed, and where.
    pub fn draft(&self) -> Option<NumberDraft> {
        let open = self.open.as_ref()?;
        match &open.editing {
            Editing::Number(typed) => Some(NumberDraft {
                block: open.block,
                socket: open.socket,
                typed: typed.clone(),
            }),
            Editing::Option(_) => None,
        }
    }

    /// Shows the field that is open. Gives the field that Tab leads to.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        laid: LaidProgram<'_>,
    ) -> Option<FocusTarget> {
        let LaidProgram {
            program,
            layout,
            view,
        } = laid;
        let mut open = self.open.take()?;
        let rect = view.rect_to_window(open.rect(program, layout)?);
        let then = match open.editing {
            Editing::Number(_) => open.type_number(ui, app, program, rect, view.zoom),
            Editing::Option(kind) => open.choose(ui, app, program, kind, rect),
        };
        match then {
            Then::Stay => {
                self.open = Some(open);
                None
            }
            Then::Close => None,
            Then::Next { back } => {
                let next = open.next_number(program, layout, back)?;
                if let (FocusTarget::Part(id, _), Some(part)) = (next, next.part(layout)) {
                    self.open(program, id, part);
                    if let Some(next) = &mut self.open
                        && let Editing::Number(number) = &next.editing
                    {
                        // The keyboard is there already: nothing that is typed is lost.
                        next.begun = true;
                        choose_all(ui, number_id(), number);
                    }
                }
                Some(next)
            }
        }
    }
}

impl Open {
    /// The rectangle of the field on the canvas; none if it is gone.
    fn rect(&self, program: &Program, layout: &Layout) -> Option<Rect> {
        program.get(self.block)?;
        let (FieldPlace::Field(changed) | FieldPlace::Default(changed, _)) = self.place;
        program.get(changed)?;
        let block = layout.get(self.block)?;
        let part = block.parts.iter().find(|part| self.is_at(part))?;
        Some(part.rect().translate(block.rect.min))
    }

    /// True for the part of the block that shows the field.
    fn is_at(&self, part: &BlockPart) -> bool {
        match (part, self.socket) {
            (BlockPart::Field { .. }, None) => true,
            (BlockPart::Socket { index, .. }, Some(socket)) => *index == socket,
            _ => false,
        }
    }

    /// The next number of the program in reading order, or the one before.
    fn next_number(&self, program: &Program, layout: &Layout, back: bool) -> Option<FocusTarget> {
        let numbers = FocusTarget::numbers(program, layout);
        let here = numbers.iter().position(|target| {
            let part = target.part(layout);
            target.block() == Some(self.block) && part.is_some_and(|part| self.is_at(part))
        })?;
        let next = if back { here.checked_sub(1)? } else { here + 1 };
        numbers.get(next).copied()
    }
}

/// A value of the program that a field changes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FieldPlace {
    /// The field of a block.
    Field(BlockId),
    /// The default value in a socket.
    Default(BlockId, usize),
}

impl FieldPlace {
    /// The present value; [`Field::None`] if it is gone.
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

    /// The edit to another value.
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

/// Numbers.
impl Open {
    /// Shows a field for the number in its outline, which grows with it.
    fn type_number(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        program: &Program,
        rect: egui::Rect,
        zoom: f32,
    ) -> Then {
        let Editing::Number(number) = &mut self.editing else {
            return Then::Close;
        };
        let id = number_id();
        // Never too small to read.
        let size = (engine::layout::TEXT_SIZE * zoom).max(12.0);
        let font = theme::semibold(size);
        let ink = theme::ON_LITERAL;
        let galley = ui
            .painter()
            .layout_no_wrap(number.clone(), font.clone(), ink);
        let text = galley.size();
        let needed = text + vec2(2.0 * FIELD_PAD * zoom.max(0.8), 2.0);
        let outline = egui::Rect::from_center_size(rect.center(), rect.size().max(needed));
        let wrong = parse_number(number).is_err();
        let tab = |modifiers| ui.input_mut(|input| input.consume_key(modifiers, Key::Tab));
        let (back, forth) = (tab(Modifiers::SHIFT), tab(Modifiers::NONE));
        let area = Area::new(Id::unique("number on a block"))
            .order(Order::Foreground)
            .fixed_pos(outline.min)
            .constrain(false);
        let response = area.show(ui.ctx(), |ui| {
            let (room, _) = ui.allocate_exact_size(outline.size(), Sense::hover());
            paint_outline(ui, room, wrong);
            let size = vec2(text.x.max(4.0) + 4.0, text.y.min(room.height()));
            let inner = egui::Rect::from_center_size(room.center(), size);
            let mut ui = ui.new_child(egui::UiBuilder::new().max_rect(inner));
            // As high as its letters, not as other fields.
            ui.spacing_mut().interact_size.y = 0.0;
            let field = TextEdit::singleline(number)
                .id(id)
                .font(font)
                .text_color(ink)
                .frame(Frame::NONE)
                .margin(egui::Margin::ZERO)
                .align(egui::Align2::CENTER_CENTER)
                .lock_focus(true)
                .clip_text(false)
                .desired_width(inner.width());
            let response = field.show(&mut ui).response.response;
            response.accessible_name(app.text.msg_number_field())
        });
        let response = response.inner;
        if !std::mem::replace(&mut self.begun, true) {
            response.request_focus();
            choose_all(ui, id, number);
            return Then::Stay;
        }
        if back || forth {
            return if take_number(app, program, self.place, number) {
                Then::Next { back }
            } else {
                Then::Stay
            };
        }
        if !left(ui, &response) {
            return Then::Stay;
        }
        let pressed = |key| ui.input(|input| input.key_pressed(key));
        let (escape, enter) = (pressed(Key::Escape), pressed(Key::Enter));
        // After a click elsewhere with something that is no number the value is as it was.
        let taken = !escape && take_number(app, program, self.place, number);
        if !taken && enter {
            response.request_focus();
            return Then::Stay;
        }
        Then::Close
    }
}

fn number_id() -> Id {
    Id::unique("number on a block").with("text")
}

/// Paints the outline that a number is typed in, and sets the colours of letters and cursor.
fn paint_outline(ui: &mut Ui, room: egui::Rect, wrong: bool) {
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

/// Changes the value to the typed number. False, with a sentence why, if it is no number.
fn take_number(
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

/// A number as it is typed: in full.
fn typed(number: f64) -> String {
    if number.is_infinite() {
        return if number > 0.0 { "∞" } else { "-∞" }.to_owned();
    }
    number.to_string()
}

/// Options.
impl Open {
    /// Shows the list of options.
    fn choose(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        program: &Program,
        kind: FieldKind,
        rect: egui::Rect,
    ) -> Then {
        let mut open = true;
        let popup = egui::Popup::new(
            Id::unique("options of a block").with(self.place),
            ui.ctx().clone(),
            rect.expand(3.0),
            ui.layer_id(),
        )
        .open_bool(&mut open)
        .align(RectAlign::BOTTOM_START)
        .close_behavior(PopupCloseBehavior::CloseOnClickOutside);
        let mut done = false;
        popup.show(|ui| {
            let is_variable = kind == FieldKind::Variable;
            ui.set_width(if is_variable { 240.0 } else { 170.0 });
            ui.spacing_mut().item_spacing.y = 2.0;
            done = if is_variable {
                self.variable_lines(ui, app, program)
            } else {
                self.option_lines(ui, app, program, kind)
            };
        });
        if open && !done && !ui.input(|input| input.key_pressed(Key::Escape)) {
            Then::Stay
        } else {
            Then::Close
        }
    }

    /// Shows the options of a kind. True once one is chosen.
    fn option_lines(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        program: &Program,
        kind: FieldKind,
    ) -> bool {
        let present = self.place.value(program);
        let mut done = false;
        for &option in kind.options() {
            let swatch = match option {
                Field::Colour(colour) => Some(colour),
                _ => None,
            };
            let name = option_label(&app.text, option);
            if self.option_line(ui, &name, option == present, swatch) {
                done = true;
                if let Some(edit) = self.place.edit(option).filter(|_| option != present) {
                    app.send(EditorCommand::Edit(ChangeKind::Choose, edit));
                }
            }
        }
        done
    }

    /// Shows the variables, and what can be done with the present one. True once a line is pressed.
    fn variable_lines(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        program: &Program,
    ) -> bool {
        let FieldPlace::Field(id) = self.place else {
            return true;
        };
        let Field::Variable(present) = program.block(id).field else {
            return true;
        };
        let mut done = false;
        for variable in program.variables() {
            if self.option_line(ui, &variable.name, variable.id == present, None) {
                done = true;
                if variable.id != present {
                    let edit = Edit::SetField(id, Field::Variable(variable.id));
                    app.send(EditorCommand::Edit(ChangeKind::Choose, edit));
                }
            }
        }
        ui.separator();
        let variable = program.variable(present);
        let name = variable.map_or("", |variable| &variable.name);
        let text = app.text;
        let add = |kind| EditorCommand::Add(PaletteBlock::new(kind, name));
        let (new, rename) = (
            EditorCommand::AskNewVariable(Some(id)),
            EditorCommand::AskRenameVariable(present),
        );
        let delete = EditorCommand::AskDeleteVariable(present);
        for (words, command) in [
            (text.msg_variable_set_menu(name), add(Kind::Set)),
            (text.msg_variable_get_menu(name), add(Kind::Get)),
            (text.msg_variable_new_menu(), new),
            (text.msg_variable_rename_menu(name), rename),
            (text.msg_variable_delete_menu(name), delete),
        ] {
            if line(ui, &words, false, None).clicked() {
                done = true;
                app.send(command);
            }
        }
        done
    }

    /// Shows an option; the present one gets the keyboard when the list has just opened. True if it is pressed.
    fn option_line(
        &mut self,
        ui: &mut Ui,
        name: &str,
        present: bool,
        swatch: Option<Colour>,
    ) -> bool {
        let line = line(ui, name, present, swatch);
        if present && !std::mem::replace(&mut self.begun, true) {
            line.request_focus();
        }
        line.clicked()
    }
}

/// Shows a line of a list, with a tick if it is the `chosen` one.
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
