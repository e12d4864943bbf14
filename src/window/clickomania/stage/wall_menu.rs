//! The menu of new walls, the context menu of the wall, and the names of walls.

use super::game_wall::{NumberedWall, WallOrigin};
use super::wall_files;
use crate::window::clickomania::actions::close_rows;
use crate::window::clickomania::command::{
    ClickomaniaCommand, ClickomaniaContext, PlaybackCommand, WallCommand, WallSource,
};
use crate::window::kit::magnify::in_sight;
use crate::window::kit::settings::Settings;
use crate::window::kit::theme;
use crate::window::kit::widgets::{Explained as _, frame_choices};
use egui::{
    Atom, Button, Popup, PopupCloseBehavior, Response, RichText, TextEdit, Ui, WidgetInfo, vec2,
};
use engine::text::Text;
use engine::wall::GALLERY;

/// The width of the menu and of one of its two columns, in points.
const WIDTH: f32 = 280.0;
const COLUMN: f32 = (WIDTH - 4.0) / 2.0;

/// The menu with all sources of walls.
#[derive(Default)]
pub struct NewWallMenu {
    /// The number that is typed.
    number: String,
    /// Why it was refused.
    refused: Option<String>,
}

impl NewWallMenu {
    /// Shows the menu below its button while it is open. `origin` is that of the wall of the game; `painted` is true if a
    /// wall was painted.
    pub fn show(
        &mut self,
        button: &Response,
        app: &mut ClickomaniaContext,
        origin: WallOrigin,
        painted: bool,
    ) {
        let shown = Popup::menu(button)
            .close_behavior(PopupCloseBehavior::CloseOnClickOutside)
            .width(WIDTH)
            // Fields and buttons keep their frames, which menus leave out.
            .style(egui::style::StyleModifier::default())
            .show(|ui| {
                ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
                let chosen = in_sight(ui, |ui| self.choose(ui, app, origin, painted));
                if let Some(command) = chosen {
                    self.refused = None;
                    app.send(command);
                    ui.close();
                }
            });
        if shown.is_none() {
            self.refused = None;
        }
    }

    fn choose(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        origin: WallOrigin,
        painted: bool,
    ) -> Option<ClickomaniaCommand> {
        let text = app.text;
        let random = random(ui, &text, &mut app.settings);
        let number = self.by_number(ui, &text, app.settings.colours, app.settings.clearable);
        ui.separator();
        let gallery = gallery(ui, &text);
        ui.separator();
        let others = others(ui, &text, origin, painted);
        random
            .or(number)
            .or(gallery)
            .map(|source| ClickomaniaCommand::Playback(PlaybackCommand::NewWall(source)))
            .or(others)
    }

    /// The field for a number, or for the line that names a wall.
    fn by_number(
        &mut self,
        ui: &mut Ui,
        text: &Text,
        colours: usize,
        clearable: bool,
    ) -> Option<WallSource> {
        let mut source = None;
        ui.horizontal(|ui| {
            let name = text.msg_stage_wall_number();
            let field = TextEdit::singleline(&mut self.number)
                .hint_text(name.as_str())
                .margin(egui::Margin::symmetric(8, 5))
                .desired_width(WIDTH - 100.0);
            let field = ui
                .add(field)
                .explained(text.msg_walls_number_tip())
                .accessible_name(name);
            let entered =
                field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
            let take = Button::new(text.msg_stage_wall_deal()).min_size(vec2(76.0, 28.0));
            if ui.add(take).clicked() || entered {
                let typed = self.number.trim();
                let numbered = typed.parse().ok().map(|seed| {
                    WallSource::Numbered(NumberedWall {
                        seed,
                        colours,
                        clearable,
                    })
                });
                source = numbered.or_else(|| wall_files::parse_typed(typed));
                self.refused = source
                    .is_none()
                    .then(|| text.msg_stage_wall_number_refused());
            }
        });
        if let Some(sentence) = &self.refused {
            ui.colored_label(theme::of(ui).wrong, sentence);
        }
        source
    }
}

fn title(ui: &mut Ui, words: String) {
    ui.label(RichText::new(words).font(theme::semibold(13.0)));
}

/// The buttons for a wall with the next number: its colours and its kind.
fn random(ui: &mut Ui, text: &Text, settings: &mut Settings) -> Option<WallSource> {
    let mut source = None;
    title(ui, text.msg_stage_wall_random());
    ui.horizontal(|ui| {
        for count in 2..=5 {
            let button = Button::new(count.to_string())
                .min_size(vec2((WIDTH - 12.0) / 4.0, 28.0))
                .selected(count == settings.colours);
            let name = text.msg_stage_wall_colours(count);
            let response = ui.add(button);
            response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, &name));
            if response.explained(&name).clicked() {
                source = Some(WallSource::Next { colours: count });
            }
        }
    });
    ui.scope(|ui| {
        frame_choices(ui);
        ui.checkbox(&mut settings.clearable, text.msg_walls_clearable())
            .explained(text.msg_walls_clearable_tip());
    });
    source
}

/// The walls that come with the program.
fn gallery(ui: &mut Ui, text: &Text) -> Option<WallSource> {
    title(ui, text.msg_stage_wall_gallery());
    let lines = GALLERY.iter().map(|(id, _)| gallery_name(text, id));
    let chosen = two_columns(ui, "gallery", lines, |ui, name| ui.add(entry(name)));
    chosen.map(WallSource::Gallery)
}

/// Shows lines in two columns; returns the index of the clicked one.
fn two_columns<T>(
    ui: &mut Ui,
    id: &str,
    lines: impl IntoIterator<Item = T>,
    mut show: impl FnMut(&mut Ui, T) -> Response,
) -> Option<usize> {
    let mut clicked = None;
    egui::Grid::new(id).spacing(vec2(4.0, 1.0)).show(ui, |ui| {
        for (index, line) in lines.into_iter().enumerate() {
            if show(ui, line).clicked() {
                clicked = Some(index);
            }
            if index % 2 == 1 {
                ui.end_row();
            }
        }
    });
    clicked
}

/// Walls painted, pasted or read, and the wall of the game to be copied.
fn others(
    ui: &mut Ui,
    text: &Text,
    origin: WallOrigin,
    painted: bool,
) -> Option<ClickomaniaCommand> {
    let numbered = matches!(origin, WallOrigin::Number(_));
    let wall = ClickomaniaCommand::Wall;
    let entries = [
        (
            text.msg_walls_paint(),
            text.msg_walls_paint_tip(),
            true,
            wall(WallCommand::Paint),
        ),
        (
            text.msg_walls_painted(),
            text.msg_walls_painted_tip(),
            painted,
            ClickomaniaCommand::Playback(PlaybackCommand::NewWall(WallSource::Painted)),
        ),
        (
            text.msg_menu_paste(),
            text.msg_walls_paste_tip(),
            true,
            wall(WallCommand::AskPaste),
        ),
        (
            text.msg_walls_open(),
            text.msg_walls_open_tip(),
            true,
            wall(WallCommand::Open),
        ),
        (
            text.msg_walls_copy_line(),
            text.msg_walls_copy_line_tip(),
            numbered,
            wall(WallCommand::CopyLine),
        ),
        (
            text.msg_walls_copy_text(),
            text.msg_walls_copy_text_tip(),
            true,
            wall(WallCommand::CopyText),
        ),
    ];
    let chosen = two_columns(
        ui,
        "other walls",
        &entries,
        |ui, (name, tip, possible, _)| {
            ui.add_enabled(*possible, entry(name.clone()))
                .explained(tip)
        },
    );
    let (.., command) = entries.into_iter().nth(chosen?)?;
    Some(command)
}

/// A line of a column.
fn entry(name: String) -> Button<'static> {
    // The growing atom aligns the name to the left.
    Button::new((RichText::new(name).size(13.0), Atom::grow()))
        .frame_when_inactive(false)
        .min_size(vec2(COLUMN, 24.0))
}

/// The commands about walls other than playing, each with its name.
pub fn wall_lines(text: &Text) -> [(String, WallCommand); 4] {
    [
        (text.msg_menu_wall_paint(), WallCommand::Paint),
        (text.msg_menu_wall_copy(), WallCommand::CopyText),
        (text.msg_menu_wall_paste(), WallCommand::AskPaste),
        (text.msg_menu_wall_open(), WallCommand::Open),
    ]
}

/// Shows the context menu of the wall while it is open.
pub fn show_wall_menu(wall: &Response, app: &mut ClickomaniaContext) {
    wall.container_context_menu(|ui| context_menu(ui, app));
}

fn context_menu(ui: &mut Ui, app: &mut ClickomaniaContext) {
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

/// The name of a wall, after its origin.
pub fn wall_name(text: &Text, origin: WallOrigin) -> String {
    match origin {
        WallOrigin::Number(numbered) => {
            let number = numbered.seed.to_string();
            if numbered.clearable {
                text.msg_walls_name_clearable(number)
            } else {
                text.msg_stage_wall_dealt(number)
            }
        }
        WallOrigin::Gallery(index) => {
            let wall = GALLERY.get(index);
            wall.map_or(String::new(), |(id, _)| gallery_name(text, id))
        }
        WallOrigin::Listed(index) => text.msg_stage_wall_listed((index + 1).to_string()),
        WallOrigin::Painted => text.msg_walls_name_painted(),
        WallOrigin::Given => text.msg_stage_wall_given(),
        WallOrigin::Case(_) => text.msg_judging_wall(),
    }
}

/// The name of a wall of the gallery; its identifier if it has no name yet.
pub fn gallery_name(text: &Text, id: &str) -> String {
    match id {
        "partenza" => text.msg_stage_gallery_start(),
        "serpente" => text.msg_stage_gallery_snake(),
        "serpentina" => text.msg_stage_gallery_winding(),
        "spirale" => text.msg_stage_gallery_spiral(),
        "pettine" => text.msg_stage_gallery_comb(),
        "cornice" => text.msg_stage_gallery_frame(),
        "un-colore" => text.msg_stage_gallery_one_colour(),
        "scacchiera" => text.msg_stage_gallery_chequered(),
        "strisce-orizzontali" => text.msg_stage_gallery_stripes_across(),
        "strisce-verticali" => text.msg_stage_gallery_stripes_upright(),
        "aree-separate" => text.msg_stage_gallery_areas_apart(),
        "colonne-basse" => text.msg_stage_gallery_low_columns(),
        "buchi" => text.msg_stage_gallery_holes(),
        other => other.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::text::Language;

    #[test]
    fn every_wall_of_the_gallery_has_a_name() {
        for language in Language::complete() {
            let text = Text::load(language).unwrap();
            for (id, _) in GALLERY {
                assert_ne!(gallery_name(&text, id), *id);
            }
        }
    }
}
