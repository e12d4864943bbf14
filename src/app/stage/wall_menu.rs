//! The menu of the wall: what can be done with it, wherever on it the second button of the mouse is pressed.

use super::walls::WallCommand;
use crate::app::command::{Command, WallSource};
use crate::app::desk::Desk;
use crate::app::workshop::actions::close_rows;
use crate::text::Text;
use egui::{Button, Response, Ui};

/// The menu of the wall, which has this room.
pub fn show(wall: &Response, desk: &mut Desk) {
    wall.container_context_menu(|ui| lines(ui, desk));
}

/// What can be done with walls besides playing, each with its name.
pub fn wall_lines(text: &Text) -> [(String, WallCommand); 4] {
    [
        (text.msg_menu_wall_paint(), WallCommand::Paint),
        (text.msg_menu_wall_copy(), WallCommand::CopyText),
        (text.msg_menu_wall_paste(), WallCommand::AskPaste),
        (text.msg_menu_wall_open(), WallCommand::Open),
    ]
}

fn lines(ui: &mut Ui, desk: &mut Desk) {
    close_rows(ui);
    let text = desk.text;
    let colours = desk.settings.colours;
    let games = [
        (text.msg_stage_same_wall(), Command::SameWall),
        (
            text.msg_menu_wall_next(),
            Command::NewWall(WallSource::Next { colours }),
        ),
    ];
    let walls = wall_lines(&text).map(|(name, command)| (name, Command::Wall(command)));
    for (name, command) in games.into_iter().chain(walls) {
        if ui.add(Button::new(name)).clicked() {
            desk.send(command);
            ui.close();
        }
    }
}
