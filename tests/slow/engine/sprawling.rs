//! Pictures of sprawling programs are bounded.

use engine::language::cost::Costs;
use engine::language::file::read;
use engine::picture::{program_in, program_page, program_strips, program_svg};
use engine::text::{Language, Text};

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
