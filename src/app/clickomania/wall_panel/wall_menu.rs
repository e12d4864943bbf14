//! The menu of the wall: what can be done with it, wherever on it the second button of the mouse is pressed.

use crate::app::clickomania::actions::close_rows;
use crate::app::clickomania::command::{
    ClickomaniaCommand, ClickomaniaContext, PlaybackCommand, WallCommand, WallSource,
};
use egui::{Button, Response, Ui};
use engine::text::Text;

/// The menu of the wall, which has this room.
pub fn show(wall: &Response, app: &mut ClickomaniaContext) {
    wall.container_context_menu(|ui| lines(ui, app));
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

fn lines(ui: &mut Ui, app: &mut ClickomaniaContext) {
    close_rows(ui);
    let text = app.text;
    let colours = app.settings.colours;
    let games = [
        (
            text.msg_stage_same_wall(),
            ClickomaniaCommand::Playback(PlaybackCommand::SameWall),
        ),
        (
            text.msg_menu_wall_next(),
            ClickomaniaCommand::Playback(PlaybackCommand::NewWall(WallSource::Next { colours })),
        ),
    ];
    let walls = wall_lines(&text).map(|(name, command)| (name, ClickomaniaCommand::Wall(command)));
    for (name, command) in games.into_iter().chain(walls) {
        if ui.add(Button::new(name)).clicked() {
            app.send(command);
            ui.close();
        }
    }
}
