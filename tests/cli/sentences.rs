//! Sentences about the other games: each reason has its own, with its numbers.

use clickomania::sentences;
use engine::text::{Language, Text};
use games::mines::{MinesPosition, hint};
use games::tantrix::{Impossible, TantrixColour, Violation};
use std::collections::BTreeSet;

fn position(text: &str) -> MinesPosition {
    text.parse().unwrap()
}

#[test]
fn every_reason_has_a_sentence_of_its_own() {
    let (tile, colour) = (7, TantrixColour::Green);
    let rules = [
        Violation::ForeignTile(7),
        Violation::TwiceLaid(7),
        Violation::Missing(7),
        Violation::Turn { tile, turn: 9 },
        Violation::Outside(7),
        Violation::SamePlace(7, 8),
        Violation::Clash {
            tile,
            colour,
            other: 8,
            other_colour: TantrixColour::Blue,
        },
        Violation::Hole { tile, tiles: 3 },
        Violation::Enclosed(7),
        Violation::Apart(7),
        Violation::NotOnLine { tile, colour },
        Violation::Open { tile, colour },
        Violation::WhiteBack(7),
    ];
    let reasons = [
        Impossible::NoTiles,
        Impossible::TooManyTiles {
            tiles: 7,
            places: 6,
        },
        Impossible::NoPyramid(7),
        Impossible::WhiteBack(7),
        Impossible::ColourMissing { colour, tile },
        Impossible::NoCommonColour,
        Impossible::LoopTooShort(2),
        Impossible::OddCurves { colour, curves: 7 },
        Impossible::TooStraight(colour),
        Impossible::Endless,
    ];
    for language in Language::complete() {
        let text = Text::load(language).unwrap();
        let broken = rules
            .iter()
            .map(|rule| sentences::tantrix_violation(&text, rule));
        let impossible = reasons
            .iter()
            .map(|why| sentences::tantrix_impossible(&text, why));
        let sentences: BTreeSet<String> = broken.clone().chain(impossible).collect();
        assert_eq!(sentences.len(), rules.len() + reasons.len());
        for (sentence, rule) in broken.zip(rules) {
            assert!(sentence.contains('7'), "{rule:?}: {sentence}");
        }
        let clash = sentences::tantrix_violation(&text, &rules[6]);
        let words = match language {
            Language::It => ["verde", "blu"],
            Language::En => ["green", "blue"],
            Language::Es => ["verde", "azul"],
            Language::Pl => ["ziel", "nieb"],
        };
        assert!(clash.find(words[0]) < clash.find(words[1]), "{clash}");
    }
}

#[test]
fn each_reason_is_said_with_its_numbers() {
    let english = Text::load(Language::En).unwrap();
    let said = |text| {
        let position = position(text);
        let hint = hint(&position).unwrap().unwrap();
        sentences::mines_hint(&english, &position, &hint)
    };
    assert_eq!(
        said("3 1 0\n0##\n"),
        "There is no mine around the 0 at (0, 0): the closed cells are safe."
    );
    // The first clue's cells are among the second's.
    assert_eq!(
        said("3 2 1\n11#\n###\n"),
        "The closed cells around the 1 at (0, 0) all touch the 1 at (0, 1) too, and hold the one \
         mine that it lacks: the other cells around the second number are safe."
    );
    // The 2 has one cell of its own.
    assert_eq!(
        said("3 2 2\n121\n###\n"),
        "The 2 at (0, 1) lacks one mine more than the 1 at (0, 0): as many as there are closed cells \
         that touch the first alone, so these are mines."
    );
    assert_eq!(
        said("3 1 1\n1##\n"),
        "The 1 at (0, 0) lacks one mine and has one closed cell left: the mine is there."
    );
    assert_eq!(
        said("3 1 2\n#2#\n"),
        "The 2 at (0, 1) lacks 2 mines and has 2 closed cells left: they are all mines."
    );
    assert_eq!(
        said("3 1 1\n*1#\n"),
        "The 1 at (0, 1) has all its mines already: the other cells around it are safe."
    );
    assert_eq!(
        said("3 1 1\n1*#\n"),
        "No mine is left: all closed cells are safe."
    );
    assert_eq!(
        said("2 1 2\n##\n"),
        "2 mines and 2 closed cells are left: they are all mines."
    );
    assert_eq!(
        said("5 1 1\n##1##\n"),
        "However all the mines that are left are laid to make the marked numbers true, there is \
         never one at (0, 0): the cell is safe."
    );
}
