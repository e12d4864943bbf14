//! The program in a picture is the one that was drawn.

use crate::picture::text;
use crate::programs::arb_program;
use engine::bundled;
use engine::language::Program;
use engine::language::cost::cost;
use engine::language::file::{read, write};
use engine::picture::{program_in, program_png, program_svg};
use engine::text::is_plain;
use proptest::prelude::*;
use resvg::usvg::roxmltree::{Document, Node};
use resvg::usvg::{Options, Tree};

/// The text of the program in a picture of ours.
fn inside(picture: &[u8]) -> String {
    program_in(picture).unwrap().expect("it is a picture")
}

/// What must hold of the SVG of any program.
fn assert_sound(program: &Program) {
    let svg = program_svg(program, &text());
    assert!(read(&inside(svg.as_bytes())).unwrap().same_text_as(program));

    let document = Document::parse(&svg).unwrap();
    let letters = |node: &Node| matches!(node.tag_name().name(), "text" | "image" | "style");
    assert!(!document.descendants().any(|node| letters(&node)));

    let tree = Tree::from_str(&svg, &Options::default()).unwrap();
    let (bounds, size) = (tree.root().abs_stroke_bounding_box(), tree.size());
    // Far from the origin single floats are coarse.
    let near = 0.01 + size.width().max(size.height()) * 1e-6;
    assert!(
        bounds.left() >= -near && bounds.top() >= -near,
        "{bounds:?}"
    );
    let (right, bottom) = (size.width() + near, size.height() + near);
    assert!(
        bounds.right() <= right && bounds.bottom() <= bottom,
        "{bounds:?} {size:?}"
    );
}

#[test]
fn known_programs_come_out_of_both_kinds() {
    for (place, written) in bundled::PROGRAMS.iter().step_by(8) {
        let program = read(written).unwrap();
        assert_sound(&program);
        let png = program_png(&program, &text(), 0.5).unwrap();
        assert_eq!(inside(&png), write(&program), "{place}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn every_program_comes_out_and_lies_inside(program in arb_program()) {
        assert_sound(&program);
    }
}

/// `v0_1.png` is a picture that version 0.1 drew.
#[test]
fn pictures_of_version_0_1_are_read() {
    let program = read(&inside(include_bytes!("v0_1.png"))).unwrap();
    let header = program.header();
    assert_eq!(header.name, "un'area è <tutto> & \"niente\"");
    assert_eq!(header.author, "Versione 0.1");
    assert_eq!(cost(&program).total, 35);
}

/// What turns the direction of writing stands nowhere in a drawing, and is in the program all the same.
#[test]
fn names_turn_nothing_that_stands_beside_them() {
    let name = "a\u{202e}b\u{2066}c\u{200f}\u{61c}\u{2028}\u{fffe}d";
    let svg = program_svg(&Program::new(name), &text());
    let strange = |c: &char| *c != '\n' && !is_plain(*c);
    assert_eq!(svg.chars().find(strange), None, "{svg}");
    let inside = program_in(svg.as_bytes()).unwrap().unwrap();
    assert_eq!(read(&inside).unwrap().header().name, name);
}
