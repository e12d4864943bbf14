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

const HEADER: &[u8; 13] = &[0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0];

/// A PNG of these chunks: their kinds, and what is in them.
fn chunks(list: &[(&[u8; 4], &[u8])]) -> Vec<u8> {
    let mut png = b"\x89PNG\r\n\x1a\n".to_vec();
    for (kind, body) in list {
        png.extend((body.len() as u32).to_be_bytes());
        let start = png.len();
        png.extend_from_slice(*kind);
        png.extend_from_slice(body);
        let sum = checksum(&png[start..]);
        png.extend(sum.to_be_bytes());
    }
    png
}

/// CRC-32 as in the appendix of the standard, without its table.
fn checksum(bytes: &[u8]) -> u32 {
    let step = |sum: u32, _| (sum >> 1) ^ (0xedb8_8320 * (sum & 1));
    !bytes
        .iter()
        .fold(!0, |sum, &byte| (0..8).fold(sum ^ u32::from(byte), step))
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
        chunks(&[(b"IHDR", HEADER), (b"IEND", b"")]),
        // Packed texts are not unpacked: a bomb stays one.
        chunks(&[
            (b"IHDR", HEADER),
            (b"iTXt", b"Clickomania program\0\x01\0\0\0bomb"),
            (b"IEND", b""),
        ]),
        chunks(&[
            (b"IHDR", HEADER),
            (b"zTXt", b"Clickomania program\0\0bomb"),
            (b"IEND", b""),
        ]),
    ] {
        assert_eq!(program_in(&picture), Err(PictureError::NoProgram));
    }
}

/// As editors leave it that put texts last, and pictures of any size: nothing is unpacked on the way.
#[test]
fn a_program_is_found_behind_pixels_that_are_not_unpacked() {
    let body = b"Clickomania program\0\0\0\0\0Program(";
    let most = i32::MAX.to_be_bytes();
    let large = [&most[..], &most, &[16, 6, 0, 0, 1]].concat();
    // Not even the beginning of packed data.
    let pixels = vec![0xff; 1 << 20];
    for header in [&HEADER[..], &large] {
        let picture = chunks(&[
            (b"IHDR", header),
            (b"tEXt", b"Software\0an editor"),
            (b"IDAT", &pixels),
            (b"IDAT", &pixels),
            (b"iTXt", body),
            (b"IEND", b""),
        ]);
        assert_eq!(program_in(&picture), Ok(Some("Program(".to_owned())));
    }
}

#[test]
fn wrong_lengths_and_checksums_are_damage() {
    let body = b"Clickomania program\0\0\0\0\0Program(format: 1, name: \"a\")";
    let mut wrong_sum = chunks(&[(b"IHDR", HEADER), (b"iTXt", body)]);
    *wrong_sum.last_mut().unwrap() ^= 1;
    for picture in [
        chunks(&[(b"iTXt", body)]),
        chunks(&[(b"IHDR", HEADER)]),
        chunks(&[(b"IHDR", &[0; 13]), (b"iTXt", body)]),
        chunks(&[
            (b"IHDR", HEADER),
            (b"iTXt", b"Clickomania program\0\0\0\0\0\xff"),
        ]),
        wrong_sum,
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
