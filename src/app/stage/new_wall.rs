//! The menu from which another wall is taken.

use crate::app::command::{Command, WallSource};
use crate::app::desk::Desk;
use crate::app::theme;
use crate::say;
use crate::text::Text;
use crate::wall::{GALLERY, Wall};
use egui::{Button, Popup, PopupCloseBehavior, Response, RichText, TextEdit, Ui, WidgetInfo, vec2};

/// What is typed in the menu.
#[derive(Default)]
pub struct NewWall {
    number: String,
    pasted: String,
    /// Why the last thing typed is refused.
    refused: Option<String>,
}

impl NewWall {
    /// The menu below its button, when it is open.
    pub fn show(&mut self, button: &Response, desk: &mut Desk) {
        Popup::menu(button)
            .close_behavior(PopupCloseBehavior::CloseOnClickOutside)
            .width(264.0)
            // Fields and buttons with their frames, which menus do without.
            .style(egui::style::StyleModifier::default())
            .show(|ui| {
                let chosen = self.choose(ui, desk);
                if let Some(source) = chosen {
                    self.refused = None;
                    desk.send(Command::NewWall(source));
                    ui.close();
                }
            });
    }

    fn choose(&mut self, ui: &mut Ui, desk: &mut Desk) -> Option<WallSource> {
        let text = desk.text;
        let colours = desk.settings.colours.clamp(2, 5);
        let dealt = self.dealt(ui, &text, colours);
        ui.separator();
        let gallery = gallery(ui, &text);
        ui.separator();
        let pasted = self.pasted(ui, &text);
        if let Some(sentence) = &self.refused {
            ui.colored_label(theme::of(ui).wrong, sentence);
        }
        dealt.or(gallery).or(pasted)
    }

    /// By number of colours, or by the wall's number.
    fn dealt(&mut self, ui: &mut Ui, text: &Text, colours: usize) -> Option<WallSource> {
        let mut source = None;
        title(ui, text.msg_stage_wall_random());
        ui.horizontal(|ui| {
            for count in 2..=5 {
                let button = Button::new(count.to_string())
                    .min_size(vec2(36.0, 28.0))
                    .selected(count == colours);
                let name = text.msg_stage_wall_colours(count);
                let response = ui.add(button);
                response.widget_info(|| WidgetInfo::labeled(egui::Role::Button, true, &name));
                if response.on_hover_text(&name).clicked() {
                    source = Some(WallSource::Next { colours: count });
                }
            }
        });
        title(ui, text.msg_stage_wall_number());
        ui.horizontal(|ui| {
            let field = TextEdit::singleline(&mut self.number).desired_width(140.0);
            let field = ui.add(field);
            let name = text.msg_stage_wall_number();
            field.widget_info(|| WidgetInfo::text_edit(true, &self.number, &self.number, &name));
            let entered =
                field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
            if ui.button(text.msg_stage_wall_deal()).clicked() || entered {
                match self.number.trim().parse() {
                    Ok(seed) => source = Some(WallSource::Number { seed, colours }),
                    Err(_) => self.refused = Some(text.msg_stage_wall_number_refused()),
                }
            }
        });
        source
    }

    /// As text.
    fn pasted(&mut self, ui: &mut Ui, text: &Text) -> Option<WallSource> {
        let name = text.msg_stage_wall_pasted();
        title(ui, name.clone());
        let field = TextEdit::multiline(&mut self.pasted)
            .code_editor()
            .desired_rows(3)
            .desired_width(f32::INFINITY)
            .hint_text(text.msg_stage_wall_pasted_hint());
        let field = egui::ScrollArea::vertical()
            .max_height(92.0)
            .show(ui, |ui| ui.add(field))
            .inner;
        field.widget_info(|| WidgetInfo::text_edit(true, &self.pasted, &self.pasted, &name));
        if !ui.button(text.msg_stage_wall_take()).clicked() {
            return None;
        }
        match Wall::parse(&self.pasted) {
            Ok(wall) => Some(WallSource::Wall(wall)),
            Err(error) => {
                let sentence = say::wall_error(text, &error);
                let place = text.msg_stage_wall_place(error.line, error.column, sentence);
                self.refused = Some(place);
                None
            }
        }
    }
}

fn title(ui: &mut Ui, words: String) {
    ui.label(RichText::new(words).font(theme::semibold(13.0)));
}

/// The walls that come with the program, in two columns.
fn gallery(ui: &mut Ui, text: &Text) -> Option<WallSource> {
    let mut source = None;
    title(ui, text.msg_stage_wall_gallery());
    egui::Grid::new("gallery")
        .spacing(vec2(4.0, 2.0))
        .show(ui, |ui| {
            for (index, (id, _)) in GALLERY.iter().enumerate() {
                let button = Button::new(RichText::new(gallery_name(text, id)).size(13.0))
                    .frame_when_inactive(false)
                    .min_size(vec2(126.0, 24.0));
                if ui.add(button).clicked() {
                    source = Some(WallSource::Gallery(index));
                }
                if index % 2 == 1 {
                    ui.end_row();
                }
            }
        });
    source
}

/// What people call a wall of the gallery; its identifier if it has no name yet.
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
    use crate::text::Language;

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
