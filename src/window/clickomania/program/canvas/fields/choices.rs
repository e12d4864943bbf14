//! Lists of what a field of a block can say.

use super::field_place::FieldPlace;
use crate::window::clickomania::command::PaletteBlock;
use crate::window::clickomania::command::{
    ChangeKind, ClickomaniaCommand, ClickomaniaContext, EditorCommand,
};
use crate::window::kit::{icons, theme};
use egui::{Id, Key, PopupCloseBehavior, RectAlign, Response, Sense, Ui, WidgetInfo, vec2};
use engine::colour::Colour;
use engine::language::edit::Edit;
use engine::language::words::option_label;
use engine::language::{Field, FieldKind, Kind, Program};

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
    let piece =
        |kind| ClickomaniaCommand::Editor(EditorCommand::Add(PaletteBlock::new(kind, name)));
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
