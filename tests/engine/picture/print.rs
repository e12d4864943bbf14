//! Programs on paper: every strip fits its sheet.

use engine::bundled;
use engine::language::cost::Costs;
use engine::language::file::read;
use engine::picture::{program_in, program_page, program_strips, program_svg};
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

/// Programs that are small as text and huge as pictures.
fn sprawling() -> [(&'static str, String); 3] {
    let program = |body: &str| {
        let text =
            format!("Program(format: 1, name: \"x\", variables: [\"x\"], on_click: [{body}])");
        assert!(read(&text).is_ok(), "{text}");
        text
    };
    let branch = "(when: IsInfected(Clicked), then: [CureAll])";
    let sum = (0..40).fold("Number(1)".to_owned(), |sum, _| {
        format!("Arithmetic({sum}, Add, Number(1))")
    });
    [
        (
            "one block with many branches",
            program(&format!(
                "If(branches: [{}])",
                vec![branch; 2_000].join(", ")
            )),
        ),
        ("many blocks", program(&vec!["CureAll"; 5_400].join(", "))),
        (
            "wide blocks",
            program(&vec![format!("Set(var: \"x\", to: {sum})"); 300].join(", ")),
        ),
    ]
}

#[test]
fn pictures_of_sprawling_programs_are_bounded_and_say_so() {
    let text = Text::load(Language::En).unwrap();
    for (what, words) in sprawling() {
        let program = read(&words).unwrap();
        let page = program_page(&program, &Costs::default(), &text);
        assert!(page.len() < 4_000_000, "{what}: {}", page.len());
        assert!(
            program_strips(&program, &Costs::default(), &text, 100.0).len() > 1,
            "{what}"
        );
        let svg = program_svg(&program, &text);
        assert!(svg.len() < 5_000_000, "{what}: {}", svg.len());
        // The program in it is whole.
        let inside = program_in(svg.as_bytes()).unwrap().unwrap();
        assert!(read(&inside).unwrap().same_text_as(&program), "{what}");
    }
}

#[test]
fn a_strip_holds_what_is_in_it_and_no_more() {
    let text = Text::load(Language::En).unwrap();
    let [(_, branches), ..] = sprawling();
    let program = read(&branches).unwrap();
    let strips = program_strips(&program, &Costs::default(), &text, 100.0);
    // A block that is higher than all of them weighs on each only by what is seen of it.
    let longest = strips.iter().map(|strip| strip.svg.len()).max();
    assert!(longest < Some(100_000), "{longest:?}");
}
