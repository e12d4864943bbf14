//! Programs on paper: every strip fits its sheet.

use engine::bundled;
use engine::language::cost::Costs;
use engine::language::file::read;
use engine::picture::{program_page, program_strips};
use engine::text::{Language, Text};

/// What a sheet has room for, in mm.
const ACROSS: f32 = 180.0;
const DOWN: f32 = 245.0;

/// A length of the outermost element.
fn units(svg: &str, name: &str) -> f32 {
    let (_, rest) = svg.split_once(&format!(" {name}=\"")).unwrap();
    rest.split_once('"').unwrap().0.parse().unwrap()
}

#[test]
fn every_program_of_the_shelf_fits_its_sheets() {
    let text = Text::load(Language::It).unwrap();
    let mut divided = 0;
    for (place, words) in bundled::PROGRAMS {
        let Ok(program) = read(words) else { continue };
        let strips = program_strips(&program, &Costs::default(), &text, 100.0);
        divided += usize::from(strips.len() > 1);
        for (number, strip) in strips.iter().enumerate() {
            assert!(strip.width <= ACROSS + 0.1, "{place}: {}", strip.width);
            let scale = strip.width / units(&strip.svg, "width");
            let high = units(&strip.svg, "height") * scale;
            let most = if number == 0 { 100.0 } else { DOWN };
            assert!(
                high <= most + 1.0,
                "{place}: strip {number} is {high} mm high"
            );
        }
    }
    assert!(divided > 0, "some programs are higher than 100 mm");
}

#[test]
fn a_name_is_no_markup_on_paper() {
    let name = "=1+1\n\u{1b}[31m\u{202e}<script>alert(\"x\")</script>&'\"";
    let quoted = format!("{name:?}");
    let program = read(&format!(
        "Program(format: 1, name: {quoted}, author: {quoted}, note: {quoted}, variables: [{quoted}], on_click: [\
         Comment({quoted}, Set(var: {quoted}, to: Number(1)))])"
    ))
    .unwrap();
    let text = Text::load(Language::It).unwrap();
    let page = program_page(&program, &Costs::default(), &text);
    for strange in ["<script", "alert(\"", "\u{1b}", "\u{202e}", "%3Cscript"] {
        assert!(!page.contains(strange), "{strange:?}: {page}");
    }
    assert!(page.contains("&lt;script&gt;"), "{page}");
}
