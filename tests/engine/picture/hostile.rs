//! Files of strangers: cut off, changed, made to do harm. Nothing panics, and no wrong program comes
//! out of a PNG.

use crate::picture::{known, text};
use engine::picture::{PictureError, program_in, program_png, program_svg, svg_to_png};
use proptest::prelude::*;

fn png() -> Vec<u8> {
    program_png(&known("solutions/costo-40.ron"), &text(), 0.25).unwrap()
}

fn svg() -> String {
    program_svg(&known("solutions/costo-40.ron"), &text())
}

/// A PNG of these chunks: their kinds, and what is in them.
fn chunks(list: &[(&[u8; 4], &[u8])]) -> Vec<u8> {
    let mut png = b"\x89PNG\r\n\x1a\n".to_vec();
    for (kind, body) in list {
        png.extend((body.len() as u32).to_be_bytes());
        png.extend_from_slice(*kind);
        png.extend_from_slice(body);
        png.extend([0; 4]);
    }
    png
}

#[test]
fn what_is_cut_off_is_damaged_or_whole() {
    for picture in [png(), svg().into_bytes()] {
        let whole = program_in(&picture).unwrap();
        let mut whole_from = None;
        for length in 0..picture.len() {
            match program_in(&picture[..length]) {
                Ok(Some(found)) => {
                    assert_eq!(Some(&found), whole.as_ref());
                    whole_from.get_or_insert(length);
                }
                // Too short to be known as a picture, or to have had a program.
                Ok(None) => assert!(length < 8),
                Err(PictureError::NoProgram) => assert!(picture[0] == b'<'),
                Err(error) => {
                    assert_eq!(error, PictureError::Damaged);
                    assert_eq!(whole_from, None, "{length}");
                }
            }
        }
        assert!(whole_from.is_some(), "it stands at the beginning");
    }
}

#[test]
fn pictures_of_others_have_no_program() {
    let plain = svg_to_png(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"/>",
        1.0,
        &[("Title", "a"), ("Clickomania programme", "Program(")],
    );
    for picture in [
        plain.unwrap(),
        b"<svg xmlns=\"http://www.w3.org/2000/svg\"/>".to_vec(),
        b"\xef\xbb\xbf \n<?xml version=\"1.0\"?><svg/>".to_vec(),
        b"<!DOCTYPE html><p>".to_vec(),
        chunks(&[(b"IHDR", &[0; 13]), (b"IEND", b"")]),
        // Packed texts are not unpacked: a bomb stays one.
        chunks(&[
            (b"iTXt", b"Clickomania program\0\x01\0\0\0bomb"),
            (b"IEND", b""),
        ]),
        chunks(&[(b"zTXt", b"Clickomania program\0\0bomb"), (b"IEND", b"")]),
    ] {
        assert_eq!(program_in(&picture), Err(PictureError::NoProgram));
    }
}

#[test]
fn what_is_no_picture_is_left_to_others() {
    for bytes in [
        &b""[..],
        b"Program(format: 1)",
        b"// <svg>\nProgram()",
        b"\x89PNG\r\n\x1a",
        b"\xff\xfe<\0s\0v\0g\0",
    ] {
        assert_eq!(program_in(bytes), Ok(None));
    }
}

#[test]
fn wrong_lengths_and_checksums_are_damage() {
    let body = b"Clickomania program\0\0\0\0\0Program(format: 1, name: \"a\")";
    for picture in [
        chunks(&[(b"iTXt", body)]),
        chunks(&[(b"IHDR", &[0; 13])]),
        b"\x89PNG\r\n\x1a\n".to_vec(),
        b"\x89PNG\r\n\x1a\n\xff\xff\xff\xffiTXtClickomania".to_vec(),
        b"\x89PNG\r\n\x1a\n\0\0\0".to_vec(),
        b"<clickomania:program".to_vec(),
        b"<clickomania:program/>".to_vec(),
        b"<clickomania:program>Program(</clickomania:progra".to_vec(),
        b"<clickomania:program>&nbsp;</clickomania:program>".to_vec(),
    ] {
        assert_eq!(
            program_in(&picture),
            Err(PictureError::Damaged),
            "{picture:?}"
        );
    }
}

#[test]
fn what_cannot_be_drawn_is_refused() {
    assert!(matches!(
        svg_to_png("Program(", 1.0, &[]),
        Err(PictureError::NotDrawn(_))
    ));
    let wide = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1e9\" height=\"1e9\"/>";
    assert!(matches!(
        svg_to_png(wide, 1.0, &[]),
        Err(PictureError::TooLarge { .. })
    ));
    let program = crate::picture::with("RemoveInfected");
    for scale in [1e9, f32::INFINITY] {
        assert!(matches!(
            program_png(&program, &text(), scale),
            Err(PictureError::TooLarge { .. })
        ));
    }
}

proptest! {
    #[test]
    fn a_changed_png_gives_no_other_program(changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..4)) {
        let mut picture = png();
        let whole = program_in(&picture).unwrap();
        for (at, byte) in changes {
            let at = at.index(picture.len());
            picture[at] = byte;
        }
        if let Ok(Some(found)) = program_in(&picture) {
            prop_assert_eq!(Some(found), whole);
        }
    }

    #[test]
    fn nothing_panics(beginning in 0..4usize, bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        let beginning: &[u8] = [&b""[..], b"\x89PNG\r\n\x1a\n", b"<clickomania:program>", b"<"][beginning];
        let _ = program_in(&[beginning, &*bytes].concat());
        let _ = program_in(&[beginning, &*bytes, b"</clickomania:program>"].concat());
    }
}
