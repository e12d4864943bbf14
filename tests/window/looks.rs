//! What is painted while blocks hang on the pointer, and on a block that has a comment.

use crate::support::{Folder, Person};
use clickomania::window::clickomania::command::{ClickomaniaCommand, EditorCommand};
use clickomania::window::kit::command::{FileCommand, ShellCommand, ZoomCommand};
use clickomania::window::kit::settings::Look;
use clickomania::window::kit::theme;
use egui::{Color32, Pos2, Rect, Shape, vec2};
use egui_kittest::kittest::Queryable as _;
use engine::language::program::Stack;
use engine::language::{BlockId, Kind};
use engine::layout::BlockPart;

impl Person<'_> {
    /// Has these blocks on the canvas.
    pub(super) fn has_blocks(&mut self, folder: &Folder, blocks: &str) {
        let file = folder.file("looks.ron");
        let text = format!("Program(format: 1, name: \"prova\", {blocks})");
        std::fs::write(&file, text).unwrap();
        self.commands(ClickomaniaCommand::File(FileCommand::OpenFile(file)));
        self.waits();
    }

    pub(super) fn block_rect(&mut self, id: BlockId) -> Rect {
        let canvas = self.harness.state_mut().clickomania().canvas();
        let rect = canvas.layout().get(id).unwrap().rect;
        canvas.view.rect_to_window(rect)
    }

    /// Takes a block near its corner, and holds it with its corner here.
    pub(super) fn holds_at(&mut self, id: BlockId, corner: Pos2) {
        let grip = vec2(8.0, 12.0);
        let from = self.block_rect(id).left_top() + grip;
        self.harness.hover_at(from);
        self.harness.run_steps(1);
        self.harness.drag_at(from);
        self.harness.run_steps(1);
        for step in 1..=5 {
            let at = from.lerp(corner + grip, step as f32 / 5.0);
            self.harness.hover_at(at);
            self.harness.run_steps(1);
        }
        self.harness.run_steps(4);
    }

    /// Where the first socket of a block is.
    fn socket_rect(&mut self, block: BlockId) -> Rect {
        let canvas = self.harness.state_mut().clickomania().canvas();
        let laid = canvas.layout().get(block).unwrap();
        let mut sockets = laid.parts.iter();
        let socket = sockets.find(|part| matches!(part, BlockPart::Socket { .. }));
        let place = socket.unwrap().rect().translate(laid.rect.min);
        canvas.view.rect_to_window(place)
    }

    /// The colours of the points and lines that are painted within a place.
    fn painted_in(&self, place: Rect) -> Vec<Color32> {
        fn collect(shape: &Shape, place: Rect, found: &mut Vec<Color32>) {
            match shape {
                Shape::Vec(shapes) => shapes.iter().for_each(|one| collect(one, place, found)),
                Shape::Mesh(mesh) => {
                    let inside = mesh.vertices.iter();
                    let inside = inside.filter(|point| place.contains(point.pos));
                    found.extend(inside.map(|point| point.color));
                }
                Shape::Path(path) if path.points.iter().any(|&at| place.contains(at)) => {
                    if let egui::epaint::ColorMode::Solid(colour) = path.stroke.color {
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

    /// Where letters of the canvas stand.
    fn letters_in(&mut self) -> Vec<(String, Rect)> {
        fn collect(shape: &Shape, found: &mut Vec<(String, Rect)>) {
            match shape {
                Shape::Vec(shapes) => shapes.iter().for_each(|one| collect(one, found)),
                Shape::Text(text) => {
                    let words = text.galley.text().to_owned();
                    found.push((words, text.visual_bounding_rect()));
                }
                _ => {}
            }
        }
        let canvas = self.canvas_rect();
        let mut found = Vec::new();
        for clipped in &self.harness.output().shapes {
            collect(&clipped.shape, &mut found);
        }
        found.retain(|(_, place)| canvas.contains_rect(*place));
        found
    }
}

fn fill(kind: Kind) -> Color32 {
    theme::category(kind.row().categories[0]).fill
}

#[test]
fn where_a_block_would_go_its_outline_is_seen_in_its_colour_and_covers_no_letter() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.commands(ClickomaniaCommand::Shell(ShellCommand::Look(Look::Light)));
    person.has_blocks(
        &folder,
        "on_click: [DropAll, RemoveInfected, DropAll], loose: [(at: (420, 300), blocks: [CureAll])]",
    );
    // Away from the edge of the canvas, where the palette takes what is carried.
    let free = person.canvas_rect().left_bottom() + vec2(20.0, -60.0);
    person.drags(free, free + vec2(160.0, 0.0));
    let below = person.program().stack(Stack::Hat)[1];
    let cure = person.program().loose()[0].blocks[0];
    let size = person.block_rect(cure).size();
    let gap = Rect::from_min_size(person.block_rect(below).min, size);
    // What hangs on the pointer ends before the gap does.
    let aside = 40.0;
    let seen = gap.with_min_x(gap.max.x - aside + 14.0).expand(3.0);
    let colour = fill(Kind::CureAll);
    let before = person.painted_in(seen);
    assert!(!before.contains(&colour));
    person.holds_at(cure, gap.min - vec2(aside, 0.0));
    assert!(
        person.block_rect(below).min.y >= gap.max.y - 1.0,
        "it made room"
    );
    let painted = person.painted_in(seen);
    assert!(painted.contains(&colour), "its outline is in its colour");
    let grey = painted.iter().filter(|ink| {
        let [r, g, b, a] = ink.to_array();
        a == 255 && r.abs_diff(g).max(g.abs_diff(b)) < 6 && !before.contains(ink)
    });
    assert_eq!(grey.count(), 0, "no grey box: {painted:?}");
    // The outline lies where nothing is written; the carried block is what stands over letters, if anything does.
    let carried = Rect::from_min_size(gap.min - vec2(aside, 0.0), size).expand(2.0);
    for (words, place) in person.letters_in() {
        let covered = place.intersects(gap.shrink(2.0)) && !carried.contains_rect(place);
        assert!(!covered, "{words}");
    }
}

#[test]
fn the_socket_that_would_take_a_value_is_lined_in_the_colour_of_the_value() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.has_blocks(
        &folder,
        "on_click: [Infect(Hole)], loose: [(at: (420, 300), blocks: [Clicked])]",
    );
    let block = person.program().stack(Stack::Hat)[0];
    let clicked = person.program().loose()[0].blocks[0];
    let place = person.socket_rect(block);
    let colour = fill(Kind::Clicked);
    assert!(!person.painted_in(place.expand(6.0)).contains(&colour));
    // Held below it, in reach.
    person.holds_at(clicked, place.min + vec2(10.0, 24.0));
    let above = place.expand(6.0).with_max_y(place.min.y + 16.0);
    assert!(person.painted_in(above).contains(&colour));
}

#[test]
fn the_place_that_is_lit_is_the_one_where_the_block_is_also_when_frames_come_late() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.has_blocks(
        &folder,
        "on_click: [Infect(Hole)], loose: [(at: (420, 300), blocks: [Clicked])]",
    );
    let block = person.program().stack(Stack::Hat)[0];
    let clicked = person.program().loose()[0].blocks[0];
    let place = person.socket_rect(block);
    let above = place.expand(6.0).with_max_y(place.min.y + 16.0);
    let colour = fill(Kind::Clicked);
    person.holds_at(clicked, place.min + vec2(10.0, 240.0));
    assert!(!person.painted_in(above).contains(&colour));
    // From there in one frame.
    person
        .harness
        .hover_at(place.min + vec2(10.0, 24.0) + vec2(8.0, 12.0));
    person.harness.run_steps(1);
    assert!(person.painted_in(above).contains(&colour));
}

#[test]
fn blocks_that_are_taken_leave_their_place_in_the_same_frame() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.has_blocks(&folder, "on_click: [DropAll, RemoveInfected]");
    let below = person.program().stack(Stack::Hat)[1];
    let lies = person.block_rect(below);
    let grip = lies.left_top() + vec2(8.0, 12.0);
    person.harness.hover_at(grip);
    person.harness.run_steps(1);
    person.harness.drag_at(grip);
    person.harness.run_steps(1);
    assert_eq!(person.blocks_left(), 2);
    person.harness.hover_at(grip + vec2(60.0, 120.0));
    person.harness.run_steps(1);
    assert_eq!(person.blocks_left(), 1);
    let left = person.painted_in(lies.shrink(4.0));
    assert!(!left.contains(&fill(Kind::RemoveInfected)));
}

#[test]
fn what_hangs_on_the_pointer_has_a_soft_shadow_and_nothing_else_has() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.has_blocks(&folder, "loose: [(at: (300, 200), blocks: [CureAll])]");
    let cure = person.program().loose()[0].blocks[0];
    let lies = person.block_rect(cure);
    let shadows = |person: &Person<'_>, place: Rect| {
        let inks = person.painted_in(place.expand(16.0));
        // From dark to nothing, in black.
        let black = inks.into_iter().map(|ink| ink.to_array());
        let black = black.filter(|[r, g, b, a]| r | g | b == 0 && *a > 0 && *a < 255);
        black.count()
    };
    assert_eq!(shadows(&person, lies), 0, "at rest there is none");
    let to = lies.min + vec2(160.0, 140.0);
    person.holds_at(cure, to);
    let carried = Rect::from_min_size(to, lies.size());
    assert!(shadows(&person, carried) > 8);
    person.harness.drop_at(to + vec2(8.0, 12.0));
    person.waits();
    assert_eq!(shadows(&person, carried), 0, "nor after the drop");
}

#[test]
fn what_a_loose_block_costs_is_struck() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.has_blocks(
        &folder,
        "on_click: [DropAll], loose: [(at: (300, 200), blocks: [DropAll])]",
    );
    let struck = |person: &mut Person<'_>, block: BlockId| {
        let canvas = person.harness.state_mut().clickomania().canvas();
        let laid = canvas.layout().get(block).unwrap();
        let mut parts = laid.parts.iter();
        let cost = parts.find(|part| matches!(part, BlockPart::Cost { .. }));
        let place = cost.unwrap().rect().translate(laid.rect.min);
        let place = canvas.view.rect_to_window(place);
        let shapes = person.harness.output().shapes.iter();
        let through = |points: &[Pos2; 2]| points.iter().all(|&at| place.contains(at));
        let mut lines = shapes.filter_map(|clipped| match &clipped.shape {
            Shape::LineSegment { points, .. } => Some(points),
            _ => None,
        });
        lines.any(through)
    };
    let joined = person.program().stack(Stack::Hat)[0];
    let loose = person.program().loose()[0].blocks[0];
    assert!(!struck(&mut person, joined));
    assert!(struck(&mut person, loose));
}

#[test]
fn a_loose_block_is_painted_otherwise_than_one_that_runs_in_both_looks() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.has_blocks(
        &folder,
        "on_click: [DropAll], loose: [(at: (300, 200), blocks: [DropAll])]",
    );
    let joined = person.program().stack(Stack::Hat)[0];
    let loose = person.program().loose()[0].blocks[0];
    for look in [Look::Light, Look::Dark] {
        person.commands(ClickomaniaCommand::Shell(ShellCommand::Look(look)));
        person.waits();
        let colour = fill(Kind::DropAll);
        let [runs, lies] = [joined, loose].map(|block| {
            let place = person.block_rect(block);
            person.painted_in(place).contains(&colour)
        });
        assert!(runs && !lies, "{look:?}");
    }
}

#[test]
fn a_block_with_a_comment_carries_its_sign_also_where_its_note_is_out_of_sight() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.has_blocks(&folder, "on_click: [DropAll, RemoveInfected]");
    let block = person.program().stack(Stack::Hat)[1];
    let sign = |person: &mut Person<'_>| {
        let canvas = person.harness.state_mut().clickomania().canvas();
        let laid = canvas.layout().get(block).unwrap();
        let mut parts = laid.parts.iter();
        let sign = parts.find(|part| matches!(part, BlockPart::Comment { .. }))?;
        let place = sign.rect().translate(laid.rect.min);
        Some(canvas.view.rect_to_window(place))
    };
    assert_eq!(sign(&mut person), None);
    let words = "qui spariscono".to_owned();
    person.commands(ClickomaniaCommand::Editor(EditorCommand::SetComment(
        block, words,
    )));
    person.waits();
    let place = sign(&mut person).unwrap();
    assert!(person.painted_in(place).contains(&theme::ON_BLOCK));
    // Moved so far to the right that the note does not fit in.
    let wide = person.canvas_rect().width();
    let from = person.canvas_rect().left_bottom() + vec2(20.0, -60.0);
    let right = person.block_rect(block).width();
    person.drags(from, from + vec2(wide - right - 60.0, 0.0));
    let note = "Commento: qui spariscono";
    let seen = person.harness.query_by_label(note).map(|note| note.rect());
    assert!(seen.is_none_or(|note| note.width() < 100.0), "{seen:?}");
    let canvas = person.canvas_rect();
    let place = sign(&mut person).unwrap();
    assert!(canvas.contains_rect(place));
    // On a program that is shown small there is no room for notes.
    for _ in 0..8 {
        person.commands(ClickomaniaCommand::Zoom(ZoomCommand::Out));
    }
    assert!(!person.sees(note));
}
