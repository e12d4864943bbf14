//! The colours of blocks, apart from their form.

use super::outline_painter::OutlineStyle;
use super::scene::Marks;
use crate::window::kit::theme;
use crate::window::kit::theme::{BlockColours, Theme, mix};
use egui::Color32;
use engine::language::kind::Category;
use engine::layout::BlockBox;
use engine::tokens;

/// The colours of a block.
pub(super) struct BlockStyle {
    pub(super) colours: BlockColours,
    /// True for the second shade, which tells a block from the one around it.
    nested: bool,
    /// True if it is below the hat and not disabled.
    runs: bool,
    /// True if another block is around it.
    inside: bool,
    /// A colour that is mixed in, and its share.
    fade: Option<(Color32, u8)>,
    /// The line around a loose block, which is flat so that it is not taken for one that runs.
    pen: Option<Color32>,
}

impl BlockStyle {
    /// The style of a block that is `loose`, or `off`: disabled or inside a disabled one.
    pub(super) fn new(
        theme: &Theme,
        category: Category,
        marks: &Marks,
        loose: bool,
        off: bool,
    ) -> BlockStyle {
        let share = if marks.pale {
            tokens::PALE_PUSHED
        } else if off {
            tokens::PALE_DISABLED
        } else if marks.unused {
            tokens::PALE_UNUSED
        } else if loose {
            tokens::PALE_LOOSE
        } else {
            0
        };
        let heat = marks.heat.and_then(|heat| theme::HEAT.get(heat.level));
        BlockStyle {
            colours: *heat.unwrap_or(theme::category(category)),
            nested: false,
            runs: !off && !loose,
            inside: false,
            fade: (share > 0).then_some((theme.canvas, share)),
            pen: loose.then_some(theme.quiet),
        }
    }

    /// The style at the depth of this block.
    pub(super) fn placed(self, block: &BlockBox) -> BlockStyle {
        BlockStyle {
            nested: is_nested(block),
            inside: block.level > 0,
            ..self
        }
    }

    pub(super) fn runs(&self) -> bool {
        self.runs
    }

    /// The colour of the block itself.
    pub(super) fn fill(&self) -> Color32 {
        self.faded(shade(&self.colours, self.nested))
    }

    /// The colour of a field or button on it.
    pub(super) fn field_fill(&self, hovered: bool) -> Color32 {
        if hovered {
            self.colours.field_hovered
        } else {
            self.colours.field
        }
    }

    /// The style of its outline.
    pub(super) fn outline(&self) -> OutlineStyle {
        if let Some(pen) = self.pen {
            return OutlineStyle {
                fill: self.fill(),
                border: pen,
                width: 1.5,
                depth: None,
            };
        }
        let light = if self.inside {
            self.colours.light_inside
        } else {
            self.colours.light
        };
        OutlineStyle {
            fill: self.fill(),
            border: self.faded(self.colours.border),
            width: 1.0,
            depth: Some((self.faded(light), self.faded(self.colours.shade))),
        }
    }

    /// The colour of words on the block itself.
    pub(super) fn on_block(&self) -> Color32 {
        match self.fade {
            Some(_) => theme::ink_on(self.fill()),
            None => theme::ON_BLOCK,
        }
    }

    /// The colour of words on something of this colour on the block.
    pub(super) fn on(&self, paper: Color32) -> Color32 {
        theme::ink_on(self.faded(paper))
    }

    /// The colours behind a cost, and of the number.
    pub(super) fn cost(&self, cost: u64) -> (Color32, Color32) {
        let (paper, ink) = match cost {
            tokens::EXPENSIVE.. => (theme::COSTLY, theme::ON_COSTLY),
            _ => (self.colours.tag, theme::ON_BLOCK),
        };
        match self.fade {
            Some(_) => (self.faded(paper), self.on(paper)),
            None => (paper, ink),
        }
    }

    pub(super) fn faded(&self, color: Color32) -> Color32 {
        match self.fade {
            Some((paper, share)) => mix(color, paper, share),
            None => color,
        }
    }
}

/// True if a block has the second shade, which tells it from the one around it.
pub(super) fn is_nested(block: &BlockBox) -> bool {
    block.depth % 2 == 1
}

/// The shade of a block.
pub(super) fn shade(colours: &BlockColours, nested: bool) -> Color32 {
    if nested {
        colours.fill_nested
    } else {
        colours.fill
    }
}

/// The line around a marked block, and the one beside it: light or dark, so that one of the two is seen on a block of
/// any colour.
pub(super) fn rim(theme: &Theme, marks: &Marks, fill: Color32) -> Option<(Color32, Color32)> {
    let color = match marks {
        Marks { running: true, .. } => theme.running,
        Marks { wrong: true, .. } => theme.wrong,
        Marks { hinted: true, .. } => theme::HINTED,
        Marks { chosen: true, .. } => theme.accent,
        Marks { found: true, .. } => theme.found,
        _ => return None,
    };
    Some((color, contrasting(color, fill)))
}

/// The colour beside this one on a block so filled: one of the two is seen.
pub(super) fn contrasting(color: Color32, fill: Color32) -> Color32 {
    const SEEN: f32 = 3.0;
    let seen = theme::contrast(color, fill) >= SEEN;
    theme::ink_on(if seen { color } else { fill })
}

/// The hat.
pub(super) const HAT: OutlineStyle = OutlineStyle {
    fill: theme::HAT.fill,
    border: theme::HAT.border,
    width: 1.0,
    depth: Some((theme::HAT.light, theme::HAT.shade)),
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::window::clickomania::program::canvas::scene::Heat;
    use crate::window::kit::theme::{DARK, LIGHT, contrast};

    fn nested_if(style: BlockStyle, nested: bool) -> BlockStyle {
        BlockStyle { nested, ..style }
    }

    /// All styles: of each category, plain and in the second shade, loose, off, never executed, about to be displaced,
    /// and with all colours for execution counts.
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
                    let style = BlockStyle::new(theme, category, &marks, is(2), is(3));
                    let name = format!("dark {}, {category:?}, {marks:?}, {bits}", theme.dark);
                    look(theme, nested_if(style, is(4)), &name);
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
            let dot = (theme.wrong, contrasting(theme.wrong, style.fill()));
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
        for (theme, category) in
            looks.flat_map(|theme| Category::ALL.map(|category| (theme, category)))
        {
            for nested in [false, true] {
                let of = |loose| {
                    let style = BlockStyle::new(theme, category, &Marks::default(), loose, false);
                    nested_if(style, nested)
                };
                let (runs, loose) = (of(false), of(true));
                let name = format!("dark {}, {category:?}, {nested}", theme.dark);
                let apart = contrast(runs.fill(), loose.fill());
                assert!(apart >= 1.4, "{name}: {apart}");
                // It is flat, with its own outline.
                assert!(runs.outline().depth.is_some() && loose.outline().depth.is_none());
                let line = contrast(loose.outline().border, theme.canvas);
                assert!(line >= 3.0, "{name}: {line}");
            }
        }
    }
}
