//! The kinds of actions that a program can contain, and what each can do to a wall.

use crate::colour::Colour;
use crate::language::Kind;
use crate::wall::{Cell, SIZE, Wall};

/// A kind of block that changes the wall. Each colour of *Paint* is a kind of its own: a block paints one colour only.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ActionKind {
    /// The kind of the block.
    pub kind: Kind,
    /// The colour of *Paint*.
    pub colour: Option<Colour>,
}

/// All kinds, in the order of the language's table.
const ALL: [ActionKind; 20] = [
    plain(Kind::RemoveAreaAndDrop),
    plain(Kind::RemoveStripAndDrop),
    plain(Kind::DropAll),
    plain(Kind::RemoveInfected),
    plain(Kind::Remove),
    plain(Kind::LowerBrick),
    plain(Kind::LowerStack),
    plain(Kind::DropBrick),
    plain(Kind::DropStack),
    plain(Kind::CompactColumn),
    paint(Colour::Red),
    paint(Colour::Green),
    paint(Colour::Blue),
    paint(Colour::Yellow),
    paint(Colour::Fuchsia),
    plain(Kind::InfectArea),
    plain(Kind::InfectStrip),
    plain(Kind::Infect),
    plain(Kind::Cure),
    plain(Kind::CureAll),
];

const fn plain(kind: Kind) -> ActionKind {
    ActionKind { kind, colour: None }
}

const fn paint(colour: Colour) -> ActionKind {
    ActionKind {
        kind: Kind::Paint,
        colour: Some(colour),
    }
}

impl ActionKind {
    /// All kinds, in the order of the language's table.
    pub fn all() -> impl Iterator<Item = ActionKind> {
        ALL.into_iter()
    }

    /// The id of the language's description, and the colour of *Paint*: `remove`, `paint_red`.
    pub fn id(self) -> String {
        let id = self.kind.row().id;
        match self.colour {
            Some(colour) => format!("{id}_{}", colour.id()),
            None => id.to_owned(),
        }
    }

    /// Calls `found` with each wall that one such action makes of this one, whatever its argument is: a cell, a column,
    /// or *nowhere*. Walls that stay as they are count too, and the same wall may come more than once.
    pub fn outcomes(self, wall: &Wall, mut found: impl FnMut(Wall)) {
        let changed = |change: &dyn Fn(&mut Wall)| {
            let mut next = *wall;
            change(&mut next);
            next
        };
        let on_cell = |cell: Cell| {
            changed(&|wall| match self.kind {
                Kind::RemoveAreaAndDrop => {
                    wall.remove(wall.area(cell));
                    wall.drop_all();
                }
                Kind::RemoveStripAndDrop => {
                    wall.remove(wall.strip(cell));
                    wall.drop_all();
                }
                Kind::Remove => wall.remove(cell.set()),
                Kind::LowerBrick => wall.lower_brick(cell),
                Kind::LowerStack => wall.lower_stack(cell),
                Kind::DropBrick => wall.drop_brick(cell),
                Kind::DropStack => wall.drop_stack(cell),
                Kind::Paint => wall.paint(cell, self.colour.unwrap_or(Colour::Red)),
                Kind::InfectArea => wall.infect(wall.area(cell)),
                Kind::InfectStrip => wall.infect(wall.strip(cell)),
                Kind::Infect => wall.infect(cell.set()),
                Kind::Cure => wall.cure(cell.set()),
                _ => {}
            })
        };
        match self.kind {
            Kind::DropAll => found(changed(&|wall| wall.drop_all())),
            Kind::RemoveInfected => found(changed(&|wall| wall.remove(wall.infected()))),
            Kind::CureAll => found(changed(&|wall| wall.cure(wall.infected()))),
            Kind::CompactColumn => {
                (0..SIZE).for_each(|column| found(changed(&|wall| wall.compact(column))));
            }
            _ => {
                // Commands on a cell without a brick do nothing, but for these two, which still drop everything.
                if let Kind::RemoveAreaAndDrop | Kind::RemoveStripAndDrop = self.kind {
                    found(changed(&|wall| wall.drop_all()));
                }
                wall.bricks()
                    .into_iter()
                    .for_each(|cell| found(on_cell(cell)));
            }
        }
    }
}

/// A set of kinds of actions: bit i stands for kind number i.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct ActionSet(pub(super) u32);

impl ActionSet {
    /// The kinds in the set, in the order of the language's table.
    pub fn kinds(self) -> impl Iterator<Item = ActionKind> {
        self.numbers().map(|number| ALL[number])
    }

    /// The numbers of the kinds in the set, rising.
    pub(super) fn numbers(self) -> impl Iterator<Item = usize> {
        (0..ALL.len()).filter(move |number| self.0 >> number & 1 == 1)
    }

    /// The set of the kinds that fulfil a condition.
    pub(super) fn of(mut holds: impl FnMut(ActionKind) -> bool) -> ActionSet {
        let kinds = ALL.iter().enumerate();
        let bits = kinds.filter(|(_, kind)| holds(**kind));
        ActionSet(bits.fold(0, |set, (number, _)| set | 1 << number))
    }

    /// True if a kind that fulfils the condition is in the set.
    pub(super) fn any(self, holds: impl Fn(ActionKind) -> bool) -> bool {
        self.kinds().any(holds)
    }

    pub(super) fn with(self, number: usize) -> ActionSet {
        ActionSet(self.0 | 1 << number)
    }

    pub(super) fn without(self, other: ActionSet) -> ActionSet {
        ActionSet(self.0 & !other.0)
    }

    pub(super) fn is_within(self, other: ActionSet) -> bool {
        self.0 & !other.0 == 0
    }

    pub(super) fn meets(self, other: ActionSet) -> bool {
        self.0 & other.0 != 0
    }
}
