use super::*;
use crate::window::clickomania::program::canvas::scene::Heat;
use crate::window::kit::theme::{DARK, LIGHT, contrast};

/// Every block that there can be: of each category, plain and in the second shade, loose, off, never
/// executed, about to be pushed out, and with all colours for how often it was executed.
fn every(mut look: impl FnMut(&'static Theme, BlockStyle, &str)) {
    let heats = (0..theme::HEAT.len()).map(|level| Some(Heat { count: 1, level }));
    let heats: Vec<Option<Heat>> = heats.chain([None]).collect();
    for theme in [&LIGHT, &DARK] {
        for (category, &heat) in Category::ALL
            .into_iter()
            .flat_map(|category| heats.iter().map(move |heat| (category, heat)))
        {
            for bits in 0..32 {
                let is = |bit: u32| bits >> bit & 1 == 1;
                let marks = Marks {
                    pale: is(0),
                    unused: is(1),
                    heat,
                    ..Marks::default()
                };
                let style = BlockStyle::new(theme, category, &marks, (is(2), is(3)));
                let name = format!("dark {}, {category:?}, {marks:?}, {bits}", theme.dark);
                look(theme, style.nested(is(4)), &name);
            }
        }
    }
}

#[test]
fn what_is_written_on_blocks_can_be_read_whatever_is_with_them() {
    every(|_, style, name| {
        let papers = [
            style.colours.field,
            style.colours.field_hovered,
            theme::LITERAL,
        ];
        let on_papers = papers.map(|paper| (style.faded(paper), style.on(paper)));
        for (paper, ink) in on_papers
            .into_iter()
            .chain([(style.fill(), style.on_block())])
            .chain([style.cost(1), style.cost(40)])
        {
            let contrast = contrast(paper, ink);
            assert!(contrast >= 4.5, "{name}: {ink:?} on {paper:?}: {contrast}");
        }
    });
    assert!(contrast(HAT.fill, theme::ON_BLOCK) >= 4.5);
}

#[test]
fn marks_around_blocks_are_seen_on_blocks_of_any_look_and_on_the_canvas() {
    let plain = Marks::default();
    let all = [
        Marks {
            running: true,
            ..plain
        },
        Marks {
            wrong: true,
            ..plain
        },
        Marks {
            hinted: true,
            ..plain
        },
        Marks {
            chosen: true,
            ..plain
        },
        Marks {
            found: true,
            ..plain
        },
    ];
    every(|theme, style, name| {
        let dot = (theme.wrong, beside(theme.wrong, style.fill()));
        let rims = all.iter();
        let rims = rims.filter_map(|marks| rim(theme, marks, style.fill()));
        for (line, beside) in rims.chain([dot]) {
            for ground in [style.fill(), theme.canvas] {
                let seen = contrast(line, ground).max(contrast(beside, ground));
                assert!(seen >= 3.0, "{name}: {line:?} on {ground:?}: {seen}");
            }
        }
    });
    let has_rim = |marks: &Marks| rim(&LIGHT, marks, HAT.fill).is_some();
    assert!(all.iter().all(has_rim) && !has_rim(&plain));
}
#[test]
fn a_loose_block_is_told_from_one_that_runs_in_both_looks() {
    let looks = [&LIGHT, &DARK].into_iter();
    for (theme, category) in looks.flat_map(|theme| Category::ALL.map(|category| (theme, category)))
    {
        for nested in [false, true] {
            let of = |loose| {
                let style = BlockStyle::new(theme, category, &Marks::default(), (loose, false));
                style.nested(nested)
            };
            let (runs, loose) = (of(false), of(true));
            let name = format!("dark {}, {category:?}, {nested}", theme.dark);
            let apart = contrast(runs.fill(), loose.fill());
            assert!(apart >= 1.4, "{name}: {apart}");
            // It is flat, with a line of its own around it.
            assert!(runs.ink().depth.is_some() && loose.ink().depth.is_none());
            let line = contrast(loose.ink().border, theme.canvas);
            assert!(line >= 3.0, "{name}: {line}");
        }
    }
}
