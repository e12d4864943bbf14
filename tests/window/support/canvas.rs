//! Blocks on the canvas: where they are, how they are taken, what the program is.

use super::*;
use egui::epaint::ColorMode;
use egui::{Color32, Shape};
use engine::layout::{BlockPart, SocketStyle};

/// The three phases of a move, which cost 35.
pub const THREE: &str = "on_click: [InfectArea(Clicked), RemoveInfected, DropAll]";

/// A program called *prova*.
pub fn program(blocks: &str) -> Program {
    read(&format!("Program(format: 1, name: \"prova\", {blocks})")).unwrap()
}

impl Person {
    /// Has these blocks on the canvas, from a file.
    pub fn opens_blocks(&mut self, blocks: &str) {
        let text = write(&program(blocks));
        let file = self.writes("prova.ron", text);
        self.opens_file(&file);
        self.expects(blocks);
    }

    /// The program on the canvas.
    pub fn program(&mut self) -> Program {
        self.document().program().clone()
    }

    /// The canvas has these blocks, whatever its name and its note.
    pub fn expects(&mut self, blocks: &str) {
        let present = self.program();
        let header = present.header().clone();
        let mut wanted = program(blocks);
        wanted
            .apply(engine::language::edit::Edit::SetHeader(header))
            .unwrap();
        self.expects_program(&wanted);
    }

    /// The canvas has exactly this program.
    pub fn expects_program(&mut self, wanted: &Program) {
        let present = write(&self.program());
        assert_eq!(present, write(wanted), "{}", self.status());
    }

    /// Puts a block behind the chosen one, as a press in the palette does.
    pub fn adds(&mut self, kind: Kind) {
        self.commands(EditorCommand::Add(PaletteBlock::new(kind, "x")));
    }

    /// The blocks under the hat.
    pub fn hat(&mut self) -> Vec<BlockId> {
        self.program().stack(Stack::Hat).to_vec()
    }

    /// The blocks of a loose stack.
    pub fn loose(&mut self, number: usize) -> Vec<BlockId> {
        self.program().loose()[number].blocks.clone()
    }

    /// The first block of this kind.
    pub fn first_of(&mut self, kind: Kind) -> BlockId {
        let program = self.program();
        let mut all = program.all_blocks();
        all.find(|&id| program.block(id).kind == kind)
            .expect("the program has such a block")
    }

    /// Kinds of the chosen blocks.
    pub fn kinds_chosen(&mut self) -> Vec<Kind> {
        let program = self.program();
        let chosen = self.clickomania().canvas().chosen_all();
        chosen.iter().map(|&id| program.block(id).kind).collect()
    }

    /// How many blocks the canvas shows in their places: those on the pointer are not among them.
    pub fn blocks_left(&mut self) -> usize {
        self.clickomania().canvas().layout().order().len()
    }

    /// The part of the window in which the program is shown.
    pub fn canvas_rect(&mut self) -> Rect {
        self.clickomania().canvas().view.rect
    }

    /// Zoom and scrolling of the canvas.
    pub fn view(&mut self) -> (f32, Vec2) {
        let view = self.clickomania().canvas().view;
        (view.zoom, view.pan)
    }

    /// The place of a block on the window.
    pub fn place_of(&mut self, id: BlockId) -> Rect {
        let canvas = self.clickomania().canvas();
        let rect = canvas.layout().get(id).unwrap().rect;
        canvas.view.rect_to_window(rect)
    }

    /// Where a hand takes a block: near its corner, away from its fields.
    pub fn grip_of(&mut self, id: BlockId) -> Pos2 {
        self.place_of(id).left_top() + vec2(8.0, 12.0)
    }

    /// Clicks the first block of this kind.
    pub fn clicks_block(&mut self, kind: Kind) {
        let id = self.first_of(kind);
        let at = self.grip_of(id);
        self.clicks_at(at);
    }

    /// Takes a block and moves by so much, without letting go; where the pointer is then.
    pub fn takes(&mut self, id: BlockId, by: Vec2) -> Pos2 {
        let from = self.grip_of(id);
        self.holds(from, from + by);
        from + by
    }

    /// Takes a block and holds it with its corner here; where the pointer is then.
    pub fn holds_at(&mut self, id: BlockId, corner: Pos2) -> Pos2 {
        let by = corner - self.place_of(id).left_top();
        self.takes(id, by)
    }

    /// The parts of a block for which this is true, on the window.
    pub fn parts_of(&mut self, id: BlockId, is: impl Fn(&BlockPart) -> bool) -> Vec<Rect> {
        let canvas = self.clickomania().canvas();
        let block = canvas.layout().get(id).unwrap();
        let parts = block.parts.iter().filter(|part| is(part));
        let rects = parts.map(|part| part.rect().translate(block.rect.min));
        rects.map(|rect| canvas.view.rect_to_window(rect)).collect()
    }

    /// The sockets of a block.
    pub fn sockets_of(&mut self, id: BlockId) -> Vec<Rect> {
        self.parts_of(id, |part| matches!(part, BlockPart::Socket { .. }))
    }

    /// The empty sockets of a block.
    pub fn holes_of(&mut self, id: BlockId) -> Vec<Rect> {
        self.parts_of(id, |part| {
            let BlockPart::Socket { content, .. } = part else {
                return false;
            };
            matches!(content, SocketStyle::Hole)
        })
    }

    /// The numbers that can be typed into a block.
    pub fn numbers_of(&mut self, id: BlockId) -> Vec<Rect> {
        self.parts_of(id, |part| {
            let BlockPart::Socket { content, .. } = part else {
                return false;
            };
            matches!(content, SocketStyle::Literal(..)) && part.is_active()
        })
    }

    /// The fields of a block: options and variables.
    pub fn fields_of(&mut self, id: BlockId) -> Vec<Rect> {
        self.parts_of(id, |part| matches!(part, BlockPart::Field { .. }))
    }

    /// Clicks a number and types another one over it.
    pub fn types_number(&mut self, place: Rect, number: &str) {
        self.clicks_at(place.center());
        self.types_over(number);
    }

    /// Free canvas in the lower right corner, away from the edge.
    pub fn free_canvas(&mut self) -> Pos2 {
        self.canvas_rect().right_bottom() - vec2(80.0, 120.0)
    }

    /// Takes a value by its left edge and drops it here.
    pub fn drags_value(&mut self, value: BlockId, to: Pos2) {
        let from = self.place_of(value).left_center() + vec2(6.0, 0.0);
        self.drags(from, to);
        self.waits();
    }

    /// The three phases of a move, put together block by block on an empty canvas.
    pub fn builds_three(&mut self) {
        self.commands(FileCommand::New);
        for kind in [
            Kind::InfectArea,
            Kind::Clicked,
            Kind::RemoveInfected,
            Kind::DropAll,
        ] {
            self.adds(kind);
        }
        self.expects(THREE);
    }

    /// The colours of what is painted within a place: of areas, lines and rings.
    pub fn painted_in(&self, place: Rect) -> Vec<Color32> {
        fn collect(shape: &Shape, place: Rect, found: &mut Vec<Color32>) {
            match shape {
                Shape::Vec(shapes) => shapes.iter().for_each(|one| collect(one, place, found)),
                Shape::Mesh(mesh) => {
                    let points = mesh.vertices.iter();
                    let inside = points.filter(|point| place.contains(point.pos));
                    found.extend(inside.map(|point| point.color));
                }
                Shape::Circle(circle) if place.contains(circle.center) => {
                    found.push(circle.stroke.color);
                }
                Shape::Path(path) if path.points.iter().any(|&at| place.contains(at)) => {
                    if let ColorMode::Solid(colour) = path.stroke.color {
                        found.push(colour);
                    }
                }
                _ => {}
            }
        }
        let mut found = Vec::new();
        for clipped in &self.harness.output().shapes {
            let place = place.intersect(clipped.clip_rect);
            if place.is_positive() {
                collect(&clipped.shape, place, &mut found);
            }
        }
        found
    }
}
