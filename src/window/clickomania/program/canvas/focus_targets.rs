//! Targets of the keyboard on the canvas, and the ways between them.
//!
//! Up and down go from line to line, a line being a command or an empty mouth; left and right go through the line, and
//! left from its beginning to the block around it. The ends are hard stops: people who hear the program want to know
//! where it ends (makecode pxt#11389).

use engine::language::kind::Literal;
use engine::language::program::{Parent, Stack};
use engine::language::{BlockId, FieldKind, Program};
use engine::layout::{BlockButton, BlockPart, Layout, Rect, SocketStyle};

/// A target of the keyboard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FocusTarget {
    Hat,
    Block(BlockId),
    Part(BlockId, PartName),
}

/// A part of a block where the keyboard can stop, named by what it is: its number among the parts changes when a comment
/// comes or the block folds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PartName {
    Field,
    Socket(usize),
    Body(usize),
    Button(BlockButton),
    Comment,
}

impl PartName {
    pub fn of(part: &BlockPart) -> Option<PartName> {
        match part {
            BlockPart::Words { .. } | BlockPart::Cost { .. } => None,
            BlockPart::Field { .. } => Some(PartName::Field),
            BlockPart::Socket { index, .. } => Some(PartName::Socket(*index)),
            BlockPart::Body { index, .. } => Some(PartName::Body(*index)),
            BlockPart::Button { button, .. } => Some(PartName::Button(*button)),
            BlockPart::Comment { .. } => Some(PartName::Comment),
        }
    }

    /// The part with its number in the block; none if the block does not show it.
    pub fn find(self, layout: &Layout, id: BlockId) -> Option<(usize, &BlockPart)> {
        let mut parts = layout.get(id)?.parts.iter().enumerate();
        parts.find(|(_, part)| PartName::of(part) == Some(self))
    }
}

/// A way from a target to another one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FocusDirection {
    /// To the line before.
    Up,
    /// To the next line.
    Down,
    /// Back in the line, or out of it.
    Left,
    /// Forward in the line.
    Right,
    /// To the first line.
    First,
    /// To the last line.
    Last,
    StackBefore,
    NextStack,
}

impl FocusTarget {
    /// The block that it is on, if it is not the hat.
    pub fn block(self) -> Option<BlockId> {
        match self {
            FocusTarget::Hat => None,
            FocusTarget::Block(id) | FocusTarget::Part(id, _) => Some(id),
        }
    }

    /// The part of the block, if it is one.
    pub fn part(self, layout: &Layout) -> Option<&BlockPart> {
        match self {
            FocusTarget::Part(id, name) => Some(name.find(layout, id)?.1),
            FocusTarget::Hat | FocusTarget::Block(_) => None,
        }
    }

    /// Its rectangle, in units; none if it is gone.
    pub fn rect(self, layout: &Layout) -> Option<Rect> {
        match self {
            FocusTarget::Hat => Some(layout.hat().rect),
            FocusTarget::Block(id) => Some(layout.get(id)?.rect),
            FocusTarget::Part(id, _) => {
                let corner = layout.get(id)?.rect.min;
                Some(self.part(layout)?.rect().translate(corner))
            }
        }
    }

    /// True if the keyboard can stop here: a socket and a mouth are targets only while no block is in them.
    pub fn is_stop(self, program: &Program, layout: &Layout) -> bool {
        match (self, self.part(layout)) {
            (FocusTarget::Hat, _) => true,
            (FocusTarget::Block(id), _) => layout.get(id).is_some(),
            (FocusTarget::Part(..), None) => false,
            (FocusTarget::Part(id, _), Some(part)) => match part {
                BlockPart::Socket { content, .. } => !matches!(content, SocketStyle::Block(_)),
                BlockPart::Body { index, .. } => program.stack(Stack::Body(id, *index)).is_empty(),
                BlockPart::Words { .. } | BlockPart::Cost { .. } => false,
                BlockPart::Field { .. } | BlockPart::Button { .. } | BlockPart::Comment { .. } => {
                    true
                }
            },
        }
    }

    /// All fields with numbers, in reading order.
    pub fn numbers(program: &Program, layout: &Layout) -> Vec<FocusTarget> {
        let stops = all_targets(program, layout).into_iter();
        let number = |target: &FocusTarget| match target.part(layout) {
            Some(BlockPart::Field { field, .. }) => *field == FieldKind::Number,
            Some(BlockPart::Socket { content, .. }) => {
                matches!(content, SocketStyle::Literal(Literal::Number(_), _))
            }
            _ => false,
        };
        stops.map(|stop| stop.target).filter(number).collect()
    }

    /// The next target this way; none at the end.
    pub fn next(
        self,
        program: &Program,
        layout: &Layout,
        way: FocusDirection,
    ) -> Option<FocusTarget> {
        let all = all_targets(program, layout);
        let here = all.iter().position(|stop| stop.target == self)?;
        let found = match way {
            FocusDirection::Down => all[here + 1..].iter().find(|stop| stop.line),
            FocusDirection::Up => {
                let line = all[..=here].iter().rposition(|stop| stop.line)?;
                all[..line].iter().rev().find(|stop| stop.line)
            }
            FocusDirection::Right => all.get(here + 1).filter(|stop| !stop.line),
            FocusDirection::Left if all[here].line => {
                return match self {
                    FocusTarget::Part(id, _) => Some(FocusTarget::Block(id)),
                    _ => program.owner(self.block()?).map(FocusTarget::Block),
                };
            }
            FocusDirection::Left => here.checked_sub(1).map(|before| &all[before]),
            FocusDirection::First => all.iter().find(|stop| stop.line),
            FocusDirection::Last => all.iter().rev().find(|stop| stop.line),
            FocusDirection::NextStack => all[here + 1..].iter().find(|stop| stop.stack),
            FocusDirection::StackBefore => {
                let stack = all[..=here].iter().rposition(|stop| stop.stack)?;
                let before = all[..stack].iter().rev().find(|stop| stop.stack);
                let stop = before.or(all.get(stack))?;
                return (stop.target != self).then_some(stop.target);
            }
        };
        found
            .map(|stop| stop.target)
            .filter(|&target| target != self)
    }
}

/// The targets that can follow one that a change removes, nearest first.
#[derive(Default)]
pub struct Refuge {
    targets: Vec<FocusTarget>,
}

impl Refuge {
    /// The targets near this one, which is there now: the place that it fills, then what comes before it in reading order.
    pub fn of(target: FocusTarget, program: &Program, layout: &Layout) -> Refuge {
        let parent = match target {
            FocusTarget::Block(id) => program.get(id).map(|block| block.parent),
            FocusTarget::Hat | FocusTarget::Part(..) => None,
        };
        let place = match parent {
            Some(Parent::Socket(owner, socket)) => {
                Some(FocusTarget::Part(owner, PartName::Socket(socket)))
            }
            Some(Parent::Stack(Stack::Body(owner, body))) => {
                Some(FocusTarget::Part(owner, PartName::Body(body)))
            }
            _ => None,
        };
        let all = all_targets(program, layout);
        let here = all.iter().position(|stop| stop.target == target);
        let before = &all[..here.unwrap_or(0)];
        let by_lines = here.is_some_and(|here| all[here].line);
        let before = before.iter().rev().filter(|stop| stop.line || !by_lines);
        Refuge {
            targets: place
                .into_iter()
                .chain(before.map(|stop| stop.target))
                .collect(),
        }
    }

    /// The nearest of them that is there.
    pub fn nearest(&self, program: &Program, layout: &Layout) -> FocusTarget {
        let mut targets = self.targets.iter().copied();
        let found = targets.find(|target| target.is_stop(program, layout));
        found.unwrap_or(FocusTarget::Hat)
    }
}

/// The target in place of one that is no stop any more although its block is shown: what fills it, what its button made,
/// else the block.
pub fn successor(target: FocusTarget, program: &Program, layout: &Layout) -> Option<FocusTarget> {
    let FocusTarget::Part(id, name) = target else {
        return None;
    };
    let block = program.get(id).filter(|_| layout.get(id).is_some())?;
    let inside = match name {
        PartName::Socket(index) => block.sockets.get(index).and_then(|socket| socket.block),
        PartName::Body(index) if index < block.bodies.len() => {
            program.stack(Stack::Body(id, index)).first().copied()
        }
        _ => None,
    };
    let made = match name {
        PartName::Button(BlockButton::AddOtherwise) => {
            let last = block.bodies.len().checked_sub(1);
            last.map(|last| FocusTarget::Part(id, PartName::Body(last)))
        }
        _ => inside.map(FocusTarget::Block),
    };
    let made = made.filter(|made| made.is_stop(program, layout));
    Some(made.unwrap_or(FocusTarget::Block(id)))
}

/// A target, with true if a line or a stack begins there.
struct FocusStop {
    target: FocusTarget,
    line: bool,
    stack: bool,
}

/// All targets in reading order.
fn all_targets(program: &Program, layout: &Layout) -> Vec<FocusStop> {
    enum Rest {
        Block(BlockId),
        Part(BlockId, usize),
    }
    let mut all = Vec::new();
    for stack in layout.stacks() {
        let hat = stack.stack == Stack::Hat;
        if hat {
            all.push(FocusStop {
                target: FocusTarget::Hat,
                line: true,
                stack: true,
            });
        }
        let roots = program.stack(stack.stack);
        let mut rest: Vec<Rest> = roots.iter().rev().map(|&id| Rest::Block(id)).collect();
        while let Some(next) = rest.pop() {
            match next {
                Rest::Block(id) => {
                    let Some(block) = layout.get(id) else {
                        continue;
                    };
                    let in_stack = matches!(program.block(id).parent, Parent::Stack(_));
                    all.push(FocusStop {
                        target: FocusTarget::Block(id),
                        line: in_stack,
                        stack: !hat && roots.first() == Some(&id),
                    });
                    rest.extend(
                        (0..block.parts.len())
                            .rev()
                            .map(|part| Rest::Part(id, part)),
                    );
                }
                Rest::Part(id, number) => {
                    let Some(part) = layout.get(id).and_then(|block| block.parts.get(number))
                    else {
                        continue;
                    };
                    let Some(name) = PartName::of(part) else {
                        continue;
                    };
                    let mut stop = |line| {
                        all.push(FocusStop {
                            target: FocusTarget::Part(id, name),
                            line,
                            stack: false,
                        });
                    };
                    match part {
                        BlockPart::Words { .. } | BlockPart::Cost { .. } => {}
                        BlockPart::Field { .. }
                        | BlockPart::Button { .. }
                        | BlockPart::Comment { .. } => stop(false),
                        BlockPart::Socket { content, .. } => match content {
                            SocketStyle::Block(child) => rest.push(Rest::Block(*child)),
                            SocketStyle::Hole | SocketStyle::Literal(..) => stop(false),
                        },
                        BlockPart::Body { index, .. } => {
                            let inside = program.stack(Stack::Body(id, *index));
                            if inside.is_empty() {
                                stop(true);
                            }
                            rest.extend(inside.iter().rev().map(|&child| Rest::Block(child)));
                        }
                    }
                }
            }
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::language::file::read;
    use engine::layout::{Advances, LayoutChange};
    use engine::text::{Language, Text};

    fn laid_out(blocks: &str) -> (Program, Layout) {
        let program = read(&format!("Program(format: 1, name: \"p\", {blocks})")).unwrap();
        let text = Text::load(Language::It).unwrap();
        let mut layout = Layout::new();
        layout.update(&program, &text, &Advances::embedded(), &LayoutChange::All);
        (program, layout)
    }

    const PROGRAM: &str = "variables: [\"i\"], on_click: [DropAll, Count(var: \"i\", from: Number(0), \
        to: Number(8), by: Number(1), body: [Infect(Clicked)]), Repeat(times: Number(2), body: [])], \
        loose: [(at: (900, 0), blocks: [CureAll])]";

    /// The way through all targets by one key, as short words.
    fn walk(from: FocusTarget, way: FocusDirection) -> Vec<String> {
        let (program, layout) = laid_out(PROGRAM);
        let mut at = from;
        let mut names = Vec::new();
        while let Some(next) = at.next(&program, &layout, way) {
            names.push(match next {
                FocusTarget::Hat => "hat".to_owned(),
                FocusTarget::Block(id) => format!("{:?}", program.block(id).kind),
                FocusTarget::Part(_, PartName::Field) => "field".to_owned(),
                FocusTarget::Part(_, PartName::Socket(_)) => "socket".to_owned(),
                FocusTarget::Part(_, PartName::Body(_)) => "mouth".to_owned(),
                FocusTarget::Part(_, other) => format!("{other:?}"),
            });
            at = next;
            assert!(names.len() < 50, "the way has an end");
        }
        names
    }

    #[test]
    fn up_and_down_go_from_line_to_line_and_stop_at_the_ends() {
        let down = walk(FocusTarget::Hat, FocusDirection::Down);
        let lines = ["DropAll", "Count", "Infect", "Repeat", "mouth", "CureAll"];
        assert_eq!(down, lines);
        let (program, _) = laid_out(PROGRAM);
        let last = program.loose()[0].blocks[0];
        let mut up = walk(FocusTarget::Block(last), FocusDirection::Up);
        assert_eq!(up.pop().unwrap(), "hat");
        up.reverse();
        assert_eq!(up, lines[..5]);
    }

    #[test]
    fn left_and_right_go_through_a_line_and_out_of_it() {
        let (program, layout) = laid_out(PROGRAM);
        let count = program.stack(Stack::Hat)[1];
        let right = walk(FocusTarget::Block(count), FocusDirection::Right);
        assert_eq!(right, ["field", "socket", "socket", "socket"]);
        let infect = program.stack(Stack::Body(count, 0))[0];
        assert_eq!(
            walk(FocusTarget::Block(infect), FocusDirection::Right),
            ["Clicked"]
        );
        let left = FocusTarget::Block(infect).next(&program, &layout, FocusDirection::Left);
        assert_eq!(left, Some(FocusTarget::Block(count)));
        assert_eq!(
            FocusTarget::Hat.next(&program, &layout, FocusDirection::Left),
            None
        );
    }

    #[test]
    fn stacks_follow_each_other() {
        assert_eq!(
            walk(FocusTarget::Hat, FocusDirection::NextStack),
            ["CureAll"]
        );
        let (program, layout) = laid_out(PROGRAM);
        let last = FocusTarget::Block(program.loose()[0].blocks[0]);
        let before = last.next(&program, &layout, FocusDirection::StackBefore);
        assert_eq!(before, Some(FocusTarget::Hat));
    }
}
