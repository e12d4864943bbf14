//! Where the keyboard can be on the canvas: the hat, blocks, their fields and sockets, empty mouths; and
//! the way from one to the next.
//!
//! Up and down go from line to line, a line being a command or an empty mouth; left and right go through
//! what stands in a line, and left from its beginning to the block around it. The ends are hard stops:
//! people who hear the program want to know where it ends (makecode pxt#11389).

use engine::language::program::{Parent, Stack};
use engine::language::{BlockId, Program};
use engine::layout::{BlockPart, Layout, Rect, SocketStyle};

/// A place for the keyboard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// The hat.
    Hat,
    /// A block.
    Block(BlockId),
    /// A part of a block, by its number: a field, a socket without a block, a button, an empty mouth.
    Part(BlockId, usize),
}

/// A way to go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// To the line before.
    Up,
    /// To the next line.
    Down,
    /// Back in the line, or out of it.
    Left,
    /// On in the line.
    Right,
    /// To the first line.
    First,
    /// To the last line.
    Last,
    /// To the stack before.
    StackBefore,
    /// To the next stack.
    NextStack,
}

impl Spot {
    /// The block that it is on.
    pub fn block(self) -> Option<BlockId> {
        match self {
            Spot::Hat => None,
            Spot::Block(id) | Spot::Part(id, _) => Some(id),
        }
    }

    /// The part that it is.
    pub fn part(self, layout: &Layout) -> Option<&BlockPart> {
        match self {
            Spot::Part(id, part) => layout.get(id)?.parts.get(part),
            Spot::Hat | Spot::Block(_) => None,
        }
    }

    /// Where it is; none if it is gone.
    pub fn rect(self, layout: &Layout) -> Option<Rect> {
        match self {
            Spot::Hat => Some(layout.hat().rect),
            Spot::Block(id) => Some(layout.get(id)?.rect),
            Spot::Part(id, _) => {
                let corner = layout.get(id)?.rect.min;
                Some(self.part(layout)?.rect().translate(corner))
            }
        }
    }

    /// The spot one comes to; none if there is nothing further.
    pub fn next(self, program: &Program, layout: &Layout, way: Way) -> Option<Spot> {
        let all = spots(program, layout);
        let here = all.iter().position(|stop| stop.spot == self)?;
        let found = match way {
            Way::Down => all[here + 1..].iter().find(|stop| stop.line),
            Way::Up => {
                let line = all[..=here].iter().rposition(|stop| stop.line)?;
                all[..line].iter().rev().find(|stop| stop.line)
            }
            Way::Right => all.get(here + 1).filter(|stop| !stop.line),
            Way::Left if all[here].line => {
                let owner = program.owner(self.block()?);
                let owner = match self {
                    Spot::Part(id, _) => Some(id),
                    _ => owner,
                };
                return owner.map(Spot::Block);
            }
            Way::Left => here.checked_sub(1).map(|before| &all[before]),
            Way::First => all.iter().find(|stop| stop.line),
            Way::Last => all.iter().rev().find(|stop| stop.line),
            Way::NextStack => all[here + 1..].iter().find(|stop| stop.stack),
            Way::StackBefore => {
                let stack = all[..=here].iter().rposition(|stop| stop.stack)?;
                let before = all[..stack].iter().rev().find(|stop| stop.stack);
                let stop = before.or(all.get(stack))?;
                return (stop.spot != self).then_some(stop.spot);
            }
        };
        found.map(|stop| stop.spot).filter(|&spot| spot != self)
    }
}

/// A spot, and what begins with it.
struct Stop {
    spot: Spot,
    line: bool,
    stack: bool,
}

/// All spots in the order in which one reads.
fn spots(program: &Program, layout: &Layout) -> Vec<Stop> {
    enum Rest {
        Block(BlockId),
        Part(BlockId, usize),
    }
    let mut all = Vec::new();
    for stack in layout.stacks() {
        let hat = stack.stack == Stack::Hat;
        if hat {
            all.push(Stop {
                spot: Spot::Hat,
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
                    all.push(Stop {
                        spot: Spot::Block(id),
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
                    let mut stop = |line| {
                        all.push(Stop {
                            spot: Spot::Part(id, number),
                            line,
                            stack: false,
                        });
                    };
                    match part {
                        BlockPart::Words { .. } => {}
                        BlockPart::Field { .. }
                        | BlockPart::Button { .. }
                        | BlockPart::Comment { .. } => {
                            stop(false);
                        }
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

    /// The way through all spots by one key, as short words.
    fn walk(from: Spot, way: Way) -> Vec<String> {
        let (program, layout) = laid_out(PROGRAM);
        let mut at = from;
        let mut names = Vec::new();
        while let Some(next) = at.next(&program, &layout, way) {
            names.push(match next {
                Spot::Hat => "hat".to_owned(),
                Spot::Block(id) => format!("{:?}", program.block(id).kind),
                Spot::Part(id, part) => match &layout.get(id).unwrap().parts[part] {
                    BlockPart::Field { .. } => "field".to_owned(),
                    BlockPart::Socket { .. } => "socket".to_owned(),
                    BlockPart::Body { .. } => "mouth".to_owned(),
                    other => format!("{other:?}"),
                },
            });
            at = next;
            assert!(names.len() < 50, "the way has an end");
        }
        names
    }

    #[test]
    fn up_and_down_go_from_line_to_line_and_stop_at_the_ends() {
        let down = walk(Spot::Hat, Way::Down);
        let lines = ["DropAll", "Count", "Infect", "Repeat", "mouth", "CureAll"];
        assert_eq!(down, lines);
        let (program, _) = laid_out(PROGRAM);
        let last = program.loose()[0].blocks[0];
        let mut up = walk(Spot::Block(last), Way::Up);
        assert_eq!(up.pop().unwrap(), "hat");
        up.reverse();
        assert_eq!(up, lines[..5]);
    }

    #[test]
    fn left_and_right_go_through_a_line_and_out_of_it() {
        let (program, layout) = laid_out(PROGRAM);
        let count = program.stack(Stack::Hat)[1];
        let right = walk(Spot::Block(count), Way::Right);
        assert_eq!(right, ["field", "socket", "socket", "socket"]);
        let infect = program.stack(Stack::Body(count, 0))[0];
        assert_eq!(walk(Spot::Block(infect), Way::Right), ["Clicked"]);
        let left = Spot::Block(infect).next(&program, &layout, Way::Left);
        assert_eq!(left, Some(Spot::Block(count)));
        assert_eq!(Spot::Hat.next(&program, &layout, Way::Left), None);
    }

    #[test]
    fn stacks_follow_each_other() {
        assert_eq!(walk(Spot::Hat, Way::NextStack), ["CureAll"]);
        let (program, layout) = laid_out(PROGRAM);
        let last = Spot::Block(program.loose()[0].blocks[0]);
        let before = last.next(&program, &layout, Way::StackBefore);
        assert_eq!(before, Some(Spot::Hat));
    }
}
