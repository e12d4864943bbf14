//! How acts are done.

use super::Hand;
use crate::laws::acts::{Act, Doing};
use clickomania::window::clickomania::command::PaletteBlock;
use clickomania::window::clickomania::command::{
    ChangeKind, ClickomaniaCommand, EditorCommand, ProgramCommand, SlotCommand, ViewCommand,
};
use clickomania::window::kit::command::{FileCommand, HistoryCommand, ShellCommand, ZoomCommand};
use clickomania::window::kit::game_id::GameId;
use egui::{Event, Key, Modifiers, Pos2, Vec2, pos2, vec2};
use engine::colour::Colour;
use engine::judge::hints::hints;
use engine::language::cost::Costs;
use engine::language::edit::Edit;
use engine::language::kind::{Literal, TABLE};
use engine::language::program::SocketContent;
use engine::language::{BlockId, Field, FieldKind, Kind, TaskId};
use engine::layout::{Dragged, Point};

impl Hand {
    /// Does it, if it can be done.
    pub fn does(&mut self, act: &Act) {
        self.settles();
        // Keys that meant nothing to a block can have led to another game.
        self.performs(ClickomaniaCommand::Shell(ShellCommand::Show(
            GameId::Clickomania,
        )));
        let Act {
            doing,
            which,
            to,
            how,
        } = *act;
        let (which, to, how) = (usize::from(which), usize::from(to), usize::from(how));
        let chosen = self.window.clickomania().canvas().chosen();
        let when_chosen = |command: ClickomaniaCommand| chosen.map(|_| command);
        let command = match doing {
            Doing::Add => {
                let kind = TABLE[which % TABLE.len()].kind;
                Some(ClickomaniaCommand::Editor(EditorCommand::Add(
                    PaletteBlock::new(kind, NAMES[to % 3]),
                )))
            }
            Doing::Drag => return self.drags_block(which, to, how, Modifiers::NONE, false),
            Doing::DragAlone => return self.drags_block(which, to, how, Modifiers::ALT, false),
            Doing::DragCopy => return self.drags_block(which, to, how, Modifiers::COMMAND, false),
            Doing::GiveUp => return self.drags_block(which, to, how, Modifiers::NONE, true),
            Doing::DragFresh => return self.drags_fresh(which, to, how),
            Doing::Choose => return self.chooses(which, Modifiers::NONE),
            Doing::ChooseToo => return self.chooses(which, Modifiers::SHIFT),
            Doing::ChooseAll => Some(ClickomaniaCommand::Editor(EditorCommand::ChooseAll)),
            Doing::Delete => when_chosen(ClickomaniaCommand::Editor(EditorCommand::Delete)),
            Doing::Duplicate => when_chosen(ClickomaniaCommand::Editor(EditorCommand::Duplicate)),
            Doing::Disable => when_chosen(ClickomaniaCommand::Editor(EditorCommand::Disable)),
            Doing::Collapse => when_chosen(ClickomaniaCommand::Editor(EditorCommand::Collapse)),
            Doing::Cut => when_chosen(ClickomaniaCommand::Editor(EditorCommand::Cut)),
            Doing::Copy => when_chosen(ClickomaniaCommand::Editor(EditorCommand::Copy)),
            Doing::Detach => when_chosen(ClickomaniaCommand::Editor(EditorCommand::Detach)),
            Doing::Paste => Some(ClickomaniaCommand::Editor(EditorCommand::Paste(
                self.clipboard.clone(),
            ))),
            Doing::Comment => {
                let words = ["", "perché no?", "due\nrighe"][to % 3];
                let before = chosen.and_then(|id| self.program().get(id)?.marks.comment.clone());
                let changes = before.unwrap_or_default() != words;
                chosen.filter(|_| changes).map(|id| {
                    ClickomaniaCommand::Editor(EditorCommand::SetComment(id, words.to_owned()))
                })
            }
            Doing::MoveByKeys => return self.moves_by_keys(to, how),
            Doing::Tidy => Some(ClickomaniaCommand::Editor(EditorCommand::Tidy)),
            Doing::Undo => Some(ClickomaniaCommand::History(HistoryCommand::Undo)),
            Doing::Redo => Some(ClickomaniaCommand::History(HistoryCommand::Redo)),
            Doing::Jump => {
                let history = &self.document().history;
                let (done, undone) = (history.kinds(false).len(), history.kinds(true).len());
                let lines = done + undone + 1;
                Some(ClickomaniaCommand::Editor(EditorCommand::GoInHistory(
                    (which % lines) as isize - done as isize,
                )))
            }
            Doing::Field => self.field(which, to, how),
            Doing::Branch => self.branch(which, to, how),
            Doing::MakeVariable => {
                let user = chosen.filter(|&id| {
                    let kind = self.program().get(id).map(|block| block.field.kind());
                    how.is_multiple_of(2) && kind == Some(Some(FieldKind::Variable))
                });
                Some(ClickomaniaCommand::Editor(EditorCommand::MakeVariable(
                    NAMES[to % 5].to_owned(),
                    user,
                )))
            }
            Doing::RenameVariable | Doing::DeleteVariable => {
                let variables = self.program().variables().to_vec();
                let variable = variables.get(which % variables.len().max(1));
                variable.and_then(|variable| match doing {
                    Doing::DeleteVariable => Some(ClickomaniaCommand::Editor(
                        EditorCommand::DeleteVariable(variable.id),
                    )),
                    _ if variable.name == NAMES[to % 5] => None,
                    _ => Some(ClickomaniaCommand::Editor(EditorCommand::RenameVariable(
                        variable.id,
                        NAMES[to % 5].to_owned(),
                    ))),
                })
            }
            Doing::Rename => {
                let name = NAMES[to % 5].to_owned();
                (self.program().header().name != name)
                    .then_some(ClickomaniaCommand::Editor(EditorCommand::Rename(name)))
            }
            Doing::Game => {
                let task = [TaskId::CLICKOMANIA, TaskId::STRISCE][to % 2].clone();
                (self.program().header().task != task)
                    .then_some(ClickomaniaCommand::Editor(EditorCommand::SetTask(task)))
            }
            Doing::Store => Some(ClickomaniaCommand::Slot(SlotCommand::Store(1 + which % 2))),
            Doing::Load => Some(ClickomaniaCommand::Slot(SlotCommand::Load(1 + which % 2))),
            Doing::New => Some(ClickomaniaCommand::File(FileCommand::New)),
            Doing::Open => Some(ClickomaniaCommand::Program(ProgramCommand::OpenExample(
                "examples/riga-cinque.ron",
            ))),
            Doing::Save => Some(ClickomaniaCommand::File(FileCommand::SaveFile(
                self.folder.join("saved.ron"),
            ))),
            Doing::Hint => {
                let all = hints(self.program(), &Costs::default(), &|_| true);
                let hint = all.get(which % all.len().max(1));
                let edit =
                    hint.and_then(|hint| hint.edit(self.document().identities(), &str::to_owned));
                edit.map(|edit| {
                    ClickomaniaCommand::Editor(EditorCommand::Edit(ChangeKind::Hint, edit))
                })
            }
            Doing::Type => return self.types(to),
            Doing::Keys => return self.walks(to, how),
            Doing::Zoom => Some(
                [
                    ClickomaniaCommand::Zoom(ZoomCommand::In),
                    ClickomaniaCommand::Zoom(ZoomCommand::Out),
                    ClickomaniaCommand::View(ViewCommand::ZoomChosen),
                ][to % 3]
                    .clone(),
            ),
        };
        match command {
            Some(command) => self.performs(command),
            None => self.frame(vec![]),
        }
    }

    /// A block, and where on the window a hand can take it: a point where no field is, if there is one.
    pub(super) fn grip(&mut self, which: usize) -> Option<(BlockId, Pos2)> {
        self.performs(ClickomaniaCommand::Zoom(ZoomCommand::Fit));
        let program = self.program().clone();
        let canvas = self.window.clickomania().canvas();
        let order = canvas.layout().order();
        let &id = order.get(which % order.len().max(1))?;
        let rect = canvas.layout().get(id)?.rect;
        let points = (1..8).flat_map(|y| (1..16).map(move |x| (x as f32 / 16.0, y as f32 / 8.0)));
        let mut points = points.map(|(x, y)| {
            let at = rect.min + Point::new(rect.width() * x, rect.height() * y);
            canvas.view.to_window(at)
        });
        let free = |at: &Pos2| {
            let hit = canvas.hit(&program, *at);
            hit.is_some_and(|hit| hit.block == id && hit.part.is_none())
        };
        points.find(free).map(|at| (id, at))
    }

    pub(super) fn chooses(&mut self, which: usize, modifiers: Modifiers) {
        if let Some((_, at)) = self.grip(which) {
            self.click(at, modifiers);
        }
    }

    /// A place for what is held so far from its corner: mostly one that takes it.
    pub(super) fn aim(&mut self, value: bool, grip: Vec2, to: usize, how: usize) -> Pos2 {
        let program = self.program().clone();
        let canvas = self.window.clickomania().canvas();
        let rect = canvas.view.rect;
        match to % 8 {
            0..=4 => {
                let offer = if value {
                    Dragged::Value
                } else {
                    Dragged::Commands
                };
                let places = canvas.layout().connections(&program, offer);
                match places.get(how % places.len().max(1)) {
                    Some(place) => canvas.view.to_window(place.at) + grip,
                    None => rect.center(),
                }
            }
            5 => {
                let (x, y) = (how % 16, how / 16 % 16);
                rect.min + vec2(30.0 + 40.0 * x as f32, 90.0 + 40.0 * y as f32)
            }
            6 => canvas.bin.rect.center(),
            // The palette, the stage.
            _ => pos2([500.0, 100.0][how % 2], 500.0),
        }
    }

    pub(super) fn drags_block(
        &mut self,
        which: usize,
        to: usize,
        how: usize,
        modifiers: Modifiers,
        give_up: bool,
    ) {
        let Some((id, from)) = self.grip(which) else {
            return;
        };
        let value = self.program().block(id).kind.row().value().is_some();
        let canvas = self.window.clickomania().canvas();
        let corner = canvas
            .layout()
            .get(id)
            .map(|block| canvas.view.to_window(block.rect.min));
        let to = self.aim(value, from - corner.unwrap_or(from), to, how);
        self.drag(from, to, modifiers, give_up);
    }

    /// Presses somewhere in the palette, twice: a block comes along, or another category is shown.
    pub(super) fn drags_fresh(&mut self, which: usize, to: usize, how: usize) {
        self.performs(ClickomaniaCommand::Zoom(ZoomCommand::Fit));
        let category = pos2(
            410.0 + 130.0 * (which % 2) as f32,
            70.0 + 30.0 * (which / 2 % 4) as f32,
        );
        let before = self.program().block_count();
        self.click(category, Modifiers::NONE);
        if self.program().block_count() != before {
            // The list was scrolled so far that a block lay there: it was added.
            return;
        }
        let from = pos2(420.0, 250.0 + 15.0 * (which / 8 % 40) as f32);
        let to = self.aim(which.is_multiple_of(3), Vec2::splat(9.0), to, how);
        self.drag(from, to, Modifiers::NONE, false);
    }

    pub(super) fn moves_by_keys(&mut self, to: usize, how: usize) {
        self.performs(ClickomaniaCommand::Editor(EditorCommand::MoveByKeys));
        for _ in 0..to % 6 {
            self.key([Key::ArrowDown, Key::ArrowUp, Key::ArrowRight][how % 3]);
        }
        // Where nothing takes the block it does not hang, and Enter would mean something else.
        let key = if how.is_multiple_of(5) {
            Key::Escape
        } else {
            Key::Enter
        };
        let count = self.program().block_count();
        self.key(key);
        if count == self.program().block_count() {
            self.settles();
        }
    }

    pub(super) fn types(&mut self, to: usize) {
        if self.window.clickomania().canvas().chosen().is_none() {
            return;
        }
        self.key(Key::Enter);
        let typed = ["4", "2,5", "otto", ""][to % 4];
        self.frame(vec![Event::Text(typed.to_owned())]);
        for _ in 0..to / 4 % 4 {
            self.key(Key::ArrowDown);
        }
        self.key(Key::Enter);
        self.settles();
    }

    pub(super) fn walks(&mut self, mut to: usize, how: usize) {
        const KEYS: [Key; 8] = [
            Key::ArrowDown,
            Key::ArrowRight,
            Key::ArrowUp,
            Key::ArrowLeft,
            Key::Home,
            Key::End,
            Key::N,
            Key::B,
        ];
        for _ in 0..how % 6 {
            self.key(KEYS[to % 8]);
            to /= 8;
        }
    }

    /// Another value for a field or a default value.
    pub(super) fn field(
        &mut self,
        which: usize,
        to: usize,
        how: usize,
    ) -> Option<ClickomaniaCommand> {
        let program = self.program();
        let all: Vec<BlockId> = program.all_blocks().collect();
        let &id = all.get(which % all.len().max(1))?;
        let block = program.block(id);
        let literals = (0..block.sockets.len()).filter(|&socket| {
            matches!(program.content(block, socket), SocketContent::Literal(_))
                && block.sockets[socket].block.is_none()
        });
        let literals: Vec<usize> = literals.collect();
        if let Some(&socket) = literals.get(how % literals.len().max(1)) {
            let before = block.sockets[socket].literal?;
            let literal = match before {
                Literal::Number(_) => Literal::Number(NUMBERS[to % 5]),
                Literal::Colour(_) => Literal::Colour(Colour::ALL[to % 5]),
            };
            let edit = Edit::SetLiteral(id, socket, literal);
            return (before != literal).then_some(ClickomaniaCommand::Editor(EditorCommand::Edit(
                ChangeKind::Number,
                edit,
            )));
        }
        let field = match block.field.kind()? {
            FieldKind::Number => Field::Number(NUMBERS[to % 5]),
            FieldKind::Variable => {
                let variables = program.variables();
                Field::Variable(variables[to % variables.len()].id)
            }
            kind => kind.options()[to % kind.options().len()],
        };
        (field != block.field).then_some(ClickomaniaCommand::Editor(EditorCommand::Edit(
            ChangeKind::Choose,
            Edit::SetField(id, field),
        )))
    }

    /// A press of a button on a *se*.
    pub(super) fn branch(
        &mut self,
        which: usize,
        to: usize,
        how: usize,
    ) -> Option<ClickomaniaCommand> {
        let program = self.program();
        let all = program.all_blocks();
        let all: Vec<BlockId> = all
            .filter(|&id| program.block(id).kind == Kind::If)
            .collect();
        let &id = all.get(which % all.len().max(1))?;
        let branches = program.block(id).sockets.len();
        let edit = match to % 4 {
            0 => Edit::AddBranch(id, branches),
            1 => Edit::RemoveBranch(id, how % branches),
            2 => Edit::AddOtherwise(id),
            _ => Edit::RemoveOtherwise(id),
        };
        Some(ClickomaniaCommand::Editor(EditorCommand::Edit(
            ChangeKind::Branch,
            edit,
        )))
    }
}

/// Names that people give: one of them none.
const NAMES: [&str; 5] = ["x", "riga", "C", "è \"così\"", ""];

const NUMBERS: [f64; 5] = [0.0, 7.0, -1.5, 1e-7, f64::INFINITY];
