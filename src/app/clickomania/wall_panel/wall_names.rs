//! What people call a wall.

use crate::app::clickomania::command::deal::DealSource;
use engine::text::Text;
use engine::wall::GALLERY;

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
