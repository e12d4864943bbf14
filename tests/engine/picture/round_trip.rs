//! The program in a picture is the one that was drawn.

use crate::picture::{known, text};
use crate::programs::arb_program;
use engine::bundled;
use engine::language::Program;
use engine::language::cost::{Costs, cost};
use engine::language::file::{read, write};
use engine::language::words::words;
use engine::picture::{PictureFormat, program_in, program_picture, program_png, program_svg};
use engine::text::is_plain;
use proptest::prelude::*;
use resvg::usvg::roxmltree::{Document, Node};
use resvg::usvg::{Options, Tree};
use std::path::Path;

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

#[test]
fn a_long_program_is_drawn() {
    let blocks = "If(branches: [(when: Compare(RowOf(Clicked), Lt, Number(3)), then: [Remove(Clicked)])]),\n";
    let program = crate::picture::with(&blocks.repeat(300));
    let svg = program_svg(&program, &text());
    assert_eq!(inside(svg.as_bytes()), write(&program));
    let tree = Tree::from_str(&svg, &Options::default()).unwrap();
    assert!(tree.size().height() > 300.0 * 60.0);
}

#[test]
fn the_picture_says_what_it_shows() {
    let mut program = known("solutions/costo-3.ron");
    let mut header = program.header().clone();
    header.name = "a < b & \u{1} \"c\" \u{ffff}".to_owned();
    let edit = engine::language::edit::Edit::SetHeader(header);
    program.apply(edit).unwrap();
    let svg = program_svg(&program, &text());
    let document = Document::parse(&svg).unwrap();
    let said = |tag: &str| {
        let mut children = document.root_element().children();
        let found = children.find(|node| node.tag_name().name() == tag);
        found.unwrap().text().unwrap().to_owned()
    };
    let title = said("title");
    assert!(title.contains("a < b &  \"c\" "), "{title}");
    assert!(title.contains(&cost(&program).total.to_string()), "{title}");
    assert_eq!(said("desc"), words(&program, &text()));
    let language = document.root_element().attributes();
    assert!(
        language
            .into_iter()
            .any(|attribute| attribute.value() == "it")
    );
    assert!(
        read(&inside(svg.as_bytes()))
            .unwrap()
            .same_text_as(&program)
    );
}

#[test]
fn names_of_files_tell_the_format() {
    let program = known("solutions/costo-40.ron");
    for (name, format) in [
        ("a.svg", PictureFormat::Svg),
        ("b/A.PNG", PictureFormat::Png),
    ] {
        assert_eq!(PictureFormat::of(Path::new(name)), Some(format));
        let picture = program_picture(&program, &Costs::default(), &text(), format).unwrap();
        assert_eq!(picture.starts_with(b"<svg"), format == PictureFormat::Svg);
        assert_eq!(
            picture.starts_with(b"\x89PNG"),
            format == PictureFormat::Png
        );
    }
    for name in ["a.jpg", "svg", "a.svg/b", "", ".png"] {
        assert_eq!(PictureFormat::of(Path::new(name)), None, "{name}");
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

/// It looks for these very bytes, and takes only what is not packed.
#[test]
fn version_0_1_finds_the_program_in_our_pictures() {
    let program = read(&inside(include_bytes!("v0_1.png"))).unwrap();
    let old = include_bytes!("v0_1.png");
    let new = program_png(&program, &text(), 2.0).unwrap();
    let texts = |png: &[u8]| -> Vec<u8> {
        let pixels = png.windows(4).position(|kind| kind == b"IDAT");
        // From behind the first chunk to the length of that with the pixels.
        png[33..pixels.unwrap() - 4].to_vec()
    };
    assert_eq!(texts(&new), texts(old));
    let chunk = format!("iTXtClickomania program\0\0\0\0\0{}", write(&program));
    let found = texts(&new)
        .windows(chunk.len())
        .any(|bytes| bytes == chunk.as_bytes());
    assert!(found);
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
