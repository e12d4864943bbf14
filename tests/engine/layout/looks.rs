//! What people see: the known programs, outlines, words.

use crate::layout::support::fresh;
use engine::bundled::PROGRAMS;
use engine::language::file::read;
use engine::layout::{Advances, BlockPart, Layout, LayoutChange};
use engine::text::{Language, Text};

#[test]
fn every_known_program_fits_the_canvas() {
    for language in Language::complete() {
        // In other languages a row of the widest program is just short of breaking.
        let most = match language {
            Language::It => 750.0,
            _ => 780.0,
        };
        let text = Text::load(language).unwrap();
        for (place, file) in PROGRAMS {
            let program = read(file).unwrap();
            let mut layout = Layout::new();
            layout.update(&program, &text, &Advances::embedded(), &LayoutChange::All);
            let width = layout.bounds().width();
            assert!(width <= most, "{place} is {width} wide");
        }
    }
}

#[test]
fn costs_read_as_a_sum_and_what_is_folded_shows_the_sum_of_what_it_hides() {
    let costs = |blocks: &str| -> Vec<u64> {
        let source = format!("Program(format: 1, name: \"\", on_click: [{blocks}])");
        let program = read(&source).unwrap();
        let layout = fresh(&program);
        let blocks = layout.order().iter().map(|&id| layout.get(id).unwrap());
        let costs = blocks.map(|block| {
            let costs = block.parts.iter().filter_map(|part| match part {
                BlockPart::Cost { cost, rect, .. } => Some((*cost, *rect)),
                _ => None,
            });
            let costs: Vec<_> = costs.collect();
            assert!(costs.len() <= 1);
            for (_, rect) in &costs {
                // At the right end of the first row, inside the block.
                assert!(rect.max.x < block.rect.width() && rect.min.y < 32.0);
                let last = block.parts.iter().map(|part| part.rect().min.x);
                assert!(last.fold(0.0, f32::max) <= rect.min.x);
            }
            costs.first().map_or(0, |(cost, _)| *cost)
        });
        costs.filter(|cost| *cost > 0).collect()
    };
    assert_eq!(costs("DropAll, RemoveInfected, Break"), [10, 5]);
    let inside = "Repeat(times: Number(3), body: [DropAll, Disabled(CureAll), Infect(Clicked)])";
    assert_eq!(costs(inside), [10, 5, 1]);
    assert_eq!(costs(&format!("Collapsed({inside}), DropAll")), [11, 10]);
}

/// The corners of values around values take some room that nobody knows when rows are broken.
#[test]
fn known_programs_break_their_rows_to_fit() {
    const CORNERS: f32 = 30.0;
    for language in Language::complete() {
        let text = Text::load(language).unwrap();
        for (place, file) in PROGRAMS {
            let program = read(file).unwrap();
            for limit in (560..900).step_by(20) {
                let limit = limit as f32;
                let mut layout = Layout::within(limit);
                layout.update(&program, &text, &Advances::embedded(), &LayoutChange::All);
                let width = layout.bounds().width();
                assert!(
                    width < limit + CORNERS,
                    "{place} is {width} wide, not {limit}"
                );
            }
        }
    }
}
