//! What people see: the known programs, outlines, words.

use crate::layout::support::{fresh, text};
use engine::bundled::PROGRAMS;
use engine::language::edit::{Edit, Fragment, Place};
use engine::language::field::{Comparison, Field};
use engine::language::file::read;
use engine::language::program::{BlockMarks, Stack};
use engine::language::{BlockId, Kind, Program, ValueType};
use engine::layout::{
    Advances, BlockButton, BlockPart, Dragged, DropSlot, Layout, LayoutChange, Point,
    socket_outline, touched,
};
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

/// A program with one command of this kind.
fn one(kind: Kind, field: Field) -> (Program, BlockId) {
    let mut program = Program::new("one");
    let fragment = program.fresh_fragment(kind, field);
    let id = fragment.roots[0];
    let place = if kind.row().value().is_some() {
        let (stack, order) = (program.fresh_stack(), 0);
        Place::Loose {
            stack,
            order,
            at: (0.0, 100.0),
        }
    } else {
        Place::Stack(Stack::Hat, 0)
    };
    program.apply(Edit::Attach(fragment, place)).unwrap();
    (program, id)
}

#[test]
fn an_equation_with_one_side_shows_what_the_other_takes() {
    let (mut program, id) = one(Kind::Compare, Field::Comparison(Comparison::Eq));
    let types = |program: &Program| -> Vec<ValueType> {
        let sockets = fresh(program).connections(program, Dragged::Value);
        let own = sockets
            .iter()
            .filter(|c| matches!(c.place, DropSlot::Socket(of, _) if of == id));
        own.filter_map(|c| c.ty).collect()
    };
    assert_eq!(types(&program), [ValueType::Any, ValueType::Any]);
    let clicked: Fragment = program.fresh_fragment(Kind::Clicked, Field::None);
    let place = Place::Socket(id, 0);
    program.apply(Edit::Attach(clicked, place)).unwrap();
    assert_eq!(types(&program), [ValueType::Any, ValueType::Cell]);
    let less = Field::Comparison(Comparison::Lt);
    program.apply(Edit::SetField(id, less)).unwrap();
    assert_eq!(types(&program), [ValueType::Number, ValueType::Number]);
}

#[test]
fn a_collapsed_block_is_one_row_that_says_what_it_is() {
    let (mut program, id) = one(Kind::If, Field::None);
    let mut layout = fresh(&program);
    let open = layout.get(id).unwrap().rect.height();
    let marks = BlockMarks {
        collapsed: true,
        ..BlockMarks::default()
    };
    let edit = Edit::SetMarks(id, marks);
    let changed = touched(&program, &edit);
    program.apply(edit).unwrap();
    layout.update(&program, &text(), &Advances::embedded(), &changed);
    let boxed = layout.get(id).unwrap();
    assert!(boxed.rect.height() < open / 2.0);
    let unfold = BlockButton::Unfold;
    assert!(
        matches!(&boxed.parts[..], [BlockPart::Button { button, .. }, BlockPart::Words { text, .. }]
        if *button == unfold && &**text == "se …")
    );
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

#[test]
fn what_changes_inside_a_folded_block_changes_the_sum_on_it() {
    let source = "Program(format: 1, name: \"\", on_click: [Collapsed(Repeat(times: Number(3), \
        body: [Repeat(times: Number(2), body: [DropAll, CureAll])]))])";
    let mut program = read(source).unwrap();
    let mut layout = fresh(&program);
    let repeat = program.stack(Stack::Hat)[0];
    let inner = program.stack(Stack::Body(repeat, 0))[0];
    let last = program.stack(Stack::Body(inner, 0))[1];
    let edit = program.lift_edit(last, false).unwrap();
    let changed = touched(&program, &edit);
    program.apply(edit).unwrap();
    layout.update(&program, &text(), &Advances::embedded(), &changed);
    let shown = layout.get(repeat).unwrap().parts.last();
    assert!(
        matches!(shown, Some(BlockPart::Cost { cost: 10, .. })),
        "{shown:?}"
    );
}

#[test]
fn a_chain_is_a_line_or_a_list_however_much_room_there_is() {
    let infected = "IsInfected(Hole)";
    let all = [
        ["Hole", "Hole", "Hole", "Hole", infected],
        ["Hole", "Hole", "Hole", infected, infected],
        ["Hole", infected, "Hole", infected, infected],
        [infected; 5],
    ];
    for operands in all {
        let mut operands = operands.into_iter().rev();
        let last = operands.next().unwrap().to_owned();
        let whole = operands.fold(last, |rest, one| format!("Logic({one}, Or, {rest})"));
        let source = format!(
            "Program(format: 1, name: \"\", on_click: [If(branches: [(when: {whole}, then: [])])])"
        );
        let program = read(&source).unwrap();
        let mut layout = fresh(&program);
        for limit in (240..=700).step_by(4) {
            layout.set_limit(&program, limit as f32);
            let links = layout.order().iter();
            let links = links.filter(|&&id| program.block(id).kind == Kind::Logic);
            let words = links.flat_map(|&id| {
                let block = layout.get(id).unwrap();
                let words = |part: &&BlockPart| matches!(part, BlockPart::Field { .. });
                let words = block.parts.iter().filter(words);
                words.map(|part| part.rect().translate(block.rect.min).min)
            });
            let words: Vec<Point> = words.collect();
            assert_eq!(words.len(), 4);
            let line = words.iter().all(|at| (at.y - words[0].y).abs() < 0.5);
            let list = words.iter().all(|at| (at.x - words[0].x).abs() < 0.5);
            assert!(line || list, "{whole} within {limit}: {words:?}");
        }
    }
}

#[test]
fn rows_break_where_there_is_less_room_and_sooner_the_deeper_they_are() {
    let source = "Program(format: 1, name: \"\", on_click: [Repeat(times: Number(3), body: [\
        If(branches: [(when: Connected(CellAt(row: Number(1), column: Number(2)), Clicked), \
        then: [Remove(CellAt(row: Number(1), column: Number(2)))])])])])";
    let program = read(source).unwrap();
    let mut layout = fresh(&program);
    let wide = layout.bounds().width();
    let whole = layout.bounds();
    for limit in [520.0, 420.0, 340.0] {
        layout.set_limit(&program, limit);
        assert!(
            layout.bounds().width() <= limit + 40.0,
            "{limit}: {:?}",
            layout.bounds()
        );
    }
    assert!(layout.bounds().width() < wide);
    let mut afresh = Layout::within(340.0);
    afresh.update(&program, &text(), &Advances::embedded(), &LayoutChange::All);
    assert_eq!(
        afresh.bounds(),
        layout.bounds(),
        "as if it had been so from the beginning"
    );
    layout.set_limit(&program, 600.0);
    assert_eq!(layout.bounds(), whole);
}

#[test]
fn a_point_of_a_boolean_is_outside_its_corners() {
    let size = Point::new(40.0, 20.0);
    let (boolean, any) = (
        socket_outline(ValueType::Boolean, size),
        socket_outline(ValueType::Any, size),
    );
    assert!(boolean.contains(Point::new(1.0, 10.0)));
    assert!(!boolean.contains(Point::new(3.0, 3.0)) && any.contains(Point::new(3.0, 3.0)));
    assert!(!any.contains(Point::new(41.0, 10.0)));
}

#[test]
fn straight_edges_fall_on_whole_pixels_and_points_are_apart() {
    let program = read(
        PROGRAMS
            .iter()
            .find(|(place, _)| place.contains("costo-3"))
            .unwrap()
            .1,
    )
    .unwrap();
    let layout = fresh(&program);
    let mut points = Vec::new();
    for scale in [0.3, 0.5, 1.0, 1.37, 2.0, 3.0] {
        for &id in layout.order() {
            layout
                .get(id)
                .unwrap()
                .outline
                .polygon(scale, Point::default(), &mut points);
            for (index, a) in points.iter().enumerate() {
                let b = points[(index + 1) % points.len()];
                let (x, y) = ((a[0] - b[0]).abs(), (a[1] - b[1]).abs());
                assert!(x.hypot(y) >= 0.01);
                // Longer than any piece of a curve, and along an axis.
                if x < 1e-4 && y > 4.0 * scale {
                    assert_eq!(a[0], a[0].round());
                }
                if y < 1e-4 && x > 4.0 * scale {
                    assert_eq!(a[1], a[1].round());
                }
            }
        }
    }
}

#[test]
fn nothing_shines_through_between_blocks_below_one_another() {
    let inner = "on_click: [DropAll, Repeat(times: Number(3), body: [CureAll, DropAll]), CureAll]";
    let program = read(&format!("Program(format: 1, name: \"\", {inner})")).unwrap();
    let layout = fresh(&program);
    let hat = program.stack(Stack::Hat);
    let body = program.stack(Stack::Body(hat[1], 0));
    let points = |id: BlockId, scale: f32, pan: f32| {
        let block = layout.get(id).unwrap();
        let corner = block.rect.min;
        let corner = Point::new(corner.x * scale + pan, corner.y * scale + pan);
        let mut points = Vec::new();
        block.outline.polygon(scale, corner, &mut points);
        points
    };
    for scale in [0.37, 0.86, 0.96, 1.0, 1.1, 1.37, 2.9] {
        for pan in [0.0, 0.27, 0.5, 0.81] {
            for (above, below) in [(hat[0], hat[1]), (hat[1], hat[2]), (body[0], body[1])] {
                // The bump of the one fills the notch of the other.
                let (above, below) = (points(above, scale, pan), points(below, scale, pan));
                let lowest = above.iter().map(|point| point[1]).fold(0.0, f32::max);
                let bump: Vec<_> = above.iter().filter(|point| point[1] == lowest).collect();
                assert_eq!(bump.len(), 2, "{scale} {pan}");
                for point in bump {
                    assert!(below.contains(point), "{scale} {pan}: {point:?} {below:?}");
                }
            }
            // The mouth begins where the blocks in it do.
            let (mouth, first) = (points(hat[1], scale, pan), points(body[0], scale, pan));
            let left = first.iter().map(|point| point[0]).fold(f32::MAX, f32::min);
            assert!(mouth.iter().any(|point| point[0] == left), "{scale} {pan}");
        }
    }
}

#[test]
fn a_word_that_loses_its_socket_does_not_stand_alone() {
    let number = "Arithmetic(Get(\"a\"), Add, Get(\"b\"))";
    let wide = (0..5).fold(number.to_owned(), |inner, _| {
        format!("Arithmetic({inner}, Add, Get(\"a rather long name\"))")
    });
    let text = format!(
        "Program(format: 1, name: \"\", variables: [\"a\", \"b\", \"a rather long name\", \"x\"], \
         on_click: [Set(var: \"x\", to: {wide})])"
    );
    let program = read(&text).unwrap();
    let layout = fresh(&program);
    let set = program.stack(Stack::Hat)[0];
    let parts = &layout.get(set).unwrap().parts;
    let words = |wanted: &str| {
        let of =
            |part: &&BlockPart| matches!(part, BlockPart::Words { text, .. } if &**text == wanted);
        parts.iter().find(of).unwrap().rect()
    };
    let value = parts
        .iter()
        .find(|part| matches!(part, BlockPart::Socket { .. }));
    assert_eq!(words("imposta").min.y, words("a").min.y);
    assert!(value.unwrap().rect().min.y >= words("a").max.y);
}
