//! The menus of walls: the one from which another wall is taken, and where this one is handed on; the one of the
//! second button of the mouse. And what people call a wall.

use super::wall_files;
use crate::window::clickomania::actions::close_rows;
use crate::window::clickomania::command::deal::DealSource;
use crate::window::clickomania::command::{
    ClickomaniaCommand, ClickomaniaContext, PlaybackCommand, WallCommand, WallSource,
};
use crate::window::kit::magnify::in_sight;
use crate::window::kit::settings::Settings;
use crate::window::kit::theme;
use crate::window::kit::widgets::Explained as _;
use egui::{
    Atom, Button, Popup, PopupCloseBehavior, Response, RichText, TextEdit, Ui, WidgetInfo, vec2,
};
use engine::text::Text;
use engine::wall::GALLERY;

/// The width of the menu, and of a column of it, in points.
const WIDTH: f32 = 280.0;
const COLUMN: f32 = (WIDTH - 4.0) / 2.0;

/// What is typed in the menu.
#[derive(Default)]
pub struct NewWallMenu {
    number: String,
    /// Why what was typed is refused.
    refused: Option<String>,
}

/// The wall of the game, as far as the menu must know it.
#[derive(Clone, Copy)]
pub struct PresentWall {
    /// Where it comes from.
    pub source: DealSource,
    /// Whether there is a painted wall.
    pub painted: bool,
}

impl NewWallMenu {
    /// The menu below its button, when it is open.
    pub fn show(&mut self, button: &Response, app: &mut ClickomaniaContext, present: PresentWall) {
        let shown = Popup::menu(button)
            .close_behavior(PopupCloseBehavior::CloseOnClickOutside)
            .width(WIDTH)
            // Fields and buttons with their frames, which menus do without.
            .style(egui::style::StyleModifier::default())
            .show(|ui| {
                ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
                let chosen = in_sight(ui, |ui| self.choose(ui, app, present));
                if let Some(command) = chosen {
                    self.refused = None;
                    app.send(command);
                    ui.close();
                }
            });
        if shown.is_none() {
            // What was refused is not told for ever.
            self.refused = None;
        }
    }

    fn choose(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        present: PresentWall,
    ) -> Option<ClickomaniaCommand> {
        let text = app.text;
        let random = random(ui, &text, &mut app.settings);
        let number = self.by_number(ui, &text, app.settings.colours, app.settings.clearable);
        ui.separator();
        let gallery = gallery(ui, &text);
        ui.separator();
        let others = others(ui, &text, present);
        let source = random.or(number).or(gallery);
        source
            .map(|source| ClickomaniaCommand::Playback(PlaybackCommand::NewWall(source)))
            .or(others)
    }

    /// By the wall's number, or by the line that names one.
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
            let field = ui.add(field).explained(text.msg_walls_number_tip());
            let field = field.accessible_name(name);
            let entered =
                field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
            let take = Button::new(text.msg_stage_wall_deal()).min_size(vec2(76.0, 28.0));
            if ui.add(take).clicked() || entered {
                let typed = self.number.trim();
                let plain = typed.parse().ok().map(|seed| match clearable {
                    true => WallSource::Clearable { seed, colours },
                    false => WallSource::Number { seed, colours },
                });
                source = plain.or_else(|| wall_files::typed(typed));
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

/// Dealt walls: of how many colours, and of which kind.
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
    let clearable = text.msg_walls_clearable();
    let clearable = ui.checkbox(&mut settings.clearable, clearable);
    clearable.explained(text.msg_walls_clearable_tip());
    source
}

/// The walls that come with the program, in two columns.
fn gallery(ui: &mut Ui, text: &Text) -> Option<WallSource> {
    let mut source = None;
    title(ui, text.msg_stage_wall_gallery());
    egui::Grid::new("gallery")
        .spacing(vec2(4.0, 1.0))
        .show(ui, |ui| {
            for (index, (id, _)) in GALLERY.iter().enumerate() {
                if ui.add(entry(gallery_name(text, id))).clicked() {
                    source = Some(WallSource::Gallery(index));
                }
                if index % 2 == 1 {
                    ui.end_row();
                }
            }
        });
    source
}

/// Walls painted, pasted, from files; and this wall for other people.
fn others(ui: &mut Ui, text: &Text, present: PresentWall) -> Option<ClickomaniaCommand> {
    let mut chosen = None;
    let numbered = matches!(present.source, DealSource::Number(_));
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
            present.painted,
            ClickomaniaCommand::Playback(PlaybackCommand::NewWall(WallSource::Painted)),
        ),
        (
            text.msg_walls_paste(),
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
    egui::Grid::new("other walls")
        .spacing(vec2(4.0, 1.0))
        .show(ui, |ui| {
            for (index, (name, tip, possible, command)) in entries.into_iter().enumerate() {
                let entry = ui.add_enabled(possible, entry(name)).explained(tip);
                if entry.clicked() {
                    chosen = Some(command);
                }
                if index % 2 == 1 {
                    ui.end_row();
                }
            }
        });
    chosen
}

/// A line of a column.
fn entry(name: String) -> Button<'static> {
    // What stands on the right pushes the name to the left.
    Button::new((RichText::new(name).size(13.0), Atom::grow()))
        .frame_when_inactive(false)
        .min_size(vec2(COLUMN, 24.0))
}

/// The menu of the wall, wherever on it the second button of the mouse is pressed.
pub fn wall_menu(wall: &Response, app: &mut ClickomaniaContext) {
    wall.container_context_menu(|ui| wall_menu_lines(ui, app));
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

fn wall_menu_lines(ui: &mut Ui, app: &mut ClickomaniaContext) {
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

/// The name of a wall, by where it comes from.
pub fn wall_name(text: &Text, source: DealSource) -> String {
    match source {
        DealSource::Number(numbered) => {
            let number = numbered.seed.to_string();
            match numbered.clearable {
                true => text.msg_walls_name_clearable(number),
                false => text.msg_stage_wall_dealt(number),
            }
        }
        DealSource::Gallery(index) => {
            let wall = GALLERY.get(index);
            wall.map_or(String::new(), |(id, _)| gallery_name(text, id))
        }
        DealSource::Listed(place) => text.msg_stage_wall_listed((place + 1).to_string()),
        DealSource::Painted => text.msg_walls_name_painted(),
        DealSource::Given => text.msg_stage_wall_given(),
        DealSource::Case(_) => text.msg_judging_wall(),
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
