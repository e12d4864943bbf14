//! Walls: dealt so that they can be cleared, shared, painted, opened and saved.

use crate::support::*;
use engine::colour::Colour;
use engine::wall::Clearable;

fn cell(row: usize, column: usize) -> Cell {
    Cell::new(row, column).unwrap()
}

fn snake() -> Wall {
    Wall::parse(engine::wall::GALLERY[1].1).unwrap()
}

impl Person {
    /// Opens the menu of walls.
    fn opens_walls(&mut self) {
        let end = text().msg_stage_new_wall("");
        let names = self.names();
        let button = names.iter().find(|name| name.ends_with(&end));
        self.presses(button.expect("the wall has a name"));
    }

    /// Opens the painter on the wall of the game.
    fn opens_painter(&mut self) {
        self.opens_walls();
        self.presses(text().msg_walls_paint());
        self.must_see(text().msg_walls_paint_title());
    }

    /// A cell of the painter: that of the stage, with the same name, comes before it.
    fn painted_cell(&self, cell: Cell) -> Pos2 {
        let start = cell_start(cell.row(), cell.column());
        let nodes = self.harness.root().children_recursive();
        let named = |node: &egui_kittest::Node<'_>| {
            let name = node.accesskit_node().label();
            name.is_some_and(|name| name.starts_with(&start))
        };
        let cell = nodes.filter(named).last();
        cell.expect("every cell has a name").rect().center()
    }

    /// Paints with this key from cell to cell.
    fn paints(&mut self, key: Key, from: Cell, to: Cell) {
        self.hits(key);
        let (from, to) = (self.painted_cell(from), self.painted_cell(to));
        self.drags(from, to);
    }

    fn deals(&mut self, source: WallSource) {
        self.commands(PlaybackCommand::NewWall(source));
    }

    /// Presses an entry of the menu; the text that the system is then given.
    fn copies_with(&mut self, name: String) -> String {
        self.opens_walls();
        self.harness.get_by_label(&name).click_accesskit();
        self.copied().expect("something was copied")
    }

    /// Takes the painted wall.
    fn takes_painted(&mut self) -> Wall {
        self.presses(text().msg_walls_play());
        self.must_not_see(text().msg_walls_paint_title());
        self.wall()
    }
}

#[test]
fn a_clearable_wall_is_chosen_by_its_colours_and_cleared() {
    let mut person = Person::sits_down();
    person.sets_speed(1.0);
    person.opens_walls();
    person.presses(text().msg_walls_clearable());
    person.presses_beginning("5 ");
    let made = Clearable::new(1, 5).unwrap();
    assert_eq!(person.wall(), *made.wall());
    person.presses(text().msg_stage_play());
    for click in made.clicks(GroupKind::Area) {
        person.clicks_brick(click);
        person.waits_for_the_move();
    }
    assert_eq!(person.wall(), Wall::default());
    assert!(!person.status().is_empty());
    // Reset deals one of the same kind, also after a restart.
    person.presses(text().msg_stage_reset());
    assert_eq!(person.wall(), *Clearable::new(2, 5).unwrap().wall());
    let mut person = person.restarts();
    assert_eq!(person.wall(), *Clearable::new(3, 5).unwrap().wall());
}

#[test]
fn a_number_is_typed_and_what_is_none_is_refused() {
    let mut person = Person::sits_down();
    person.opens_walls();
    let before = person.wall();
    person.presses(text().msg_stage_wall_number());
    person.types("dodici");
    person.presses(text().msg_stage_wall_deal());
    assert_eq!(person.wall(), before);
    person.must_see(text().msg_stage_wall_number_refused());
    person.presses(text().msg_stage_wall_number());
    person.types_over("123");
    person.hits(Key::Enter);
    assert_eq!(person.wall(), Wall::deal(123, 4).unwrap());
    person.must_not_see(text().msg_stage_wall_gallery());
}

#[test]
fn a_wall_goes_to_somebody_else_as_a_line_and_as_text() {
    let mut person = Person::sits_down();
    for source in [
        WallSource::Numbered(NumberedWall {
            seed: 31,
            colours: 3,
            clearable: false,
        }),
        WallSource::Numbered(NumberedWall {
            seed: 7,
            colours: 4,
            clearable: true,
        }),
    ] {
        person.deals(source);
        let wall = person.wall();
        let line = person.copies_with(text().msg_walls_copy_line());
        person.deals(WallSource::Gallery(0));
        person.pastes(&format!("Guarda qui!\n> {line}\nCiao"));
        assert_eq!(person.wall(), wall, "{line}");
    }
    person.deals(WallSource::Gallery(1));
    let copied = person.copies_with(text().msg_walls_copy_text());
    assert_eq!(Wall::parse(&copied), Ok(snake()));
    person.deals(WallSource::Gallery(0));
    person.pastes(&copied);
    assert_eq!(person.wall(), snake());
    // What is wrong is refused with line and column; what is no wall, where one was asked for.
    person.pastes(&copied.replacen('\n', "X\n", 1));
    person.must_hear("10");
    person.opens_walls();
    person.presses(text().msg_menu_paste());
    person.pastes("Ciao");
    assert!(person.harness.state_mut().app().status().wrong);
    assert_eq!(person.wall(), snake());
}

#[test]
fn walls_are_saved_and_opened_also_while_one_paints() {
    let mut person = Person::sits_down();
    person.deals(WallSource::Gallery(1));
    person.opens_painter();
    let file = person.file("mia.wall");
    person.commands(WallCommand::SaveFile(file.clone()));
    assert_eq!(fs::read_to_string(&file).unwrap(), snake().to_string());
    // While one paints, a wall comes into the painter.
    let other = Wall::deal(9, 5).unwrap();
    let path = person.writes("altra.txt", other.to_string());
    person.opens_file(&path);
    assert_eq!(person.takes_painted(), other);
    person.opens_file(&file);
    assert_eq!(person.wall(), snake());
    fs::write(&file, "RGB\n").unwrap();
    person.opens_file(&file);
    person.must_hear("mia.wall");
    assert_eq!(person.wall(), snake());
}

#[test]
fn strokes_are_painted_taken_back_and_played() {
    let mut person = Person::sits_down();
    let before = person.wall();
    person.opens_painter();
    person.paints(Key::Num5, cell(0, 0), cell(0, 8));
    person.paints(Key::Num0, cell(2, 3), cell(5, 3));
    person.undoes();
    person.presses(text().msg_walls_mirror());
    person.undoes();
    person.redoes();
    person.undoes();
    let mut expected = before;
    for column in 0..9 {
        expected.paint(cell(0, column), Colour::Fuchsia);
    }
    assert_eq!(person.takes_painted(), expected);
    person.must_see(text().msg_stage_reset());
    // Among the changes of the program it is one step.
    person.undoes();
    assert_eq!(person.wall(), before);
    person.redoes();
    assert_eq!(person.wall(), expected);
    // It is there again after a restart, and in the menu when another one was played.
    let mut person = person.restarts();
    assert_eq!(person.wall(), expected);
    person.deals(WallSource::Gallery(1));
    let mut person = person.restarts();
    assert_ne!(person.wall(), expected);
    person.opens_walls();
    person.presses(text().msg_walls_painted());
    assert_eq!(person.wall(), expected);
}

#[test]
fn escape_leaves_the_wall_as_it_was() {
    let mut person = Person::sits_down();
    let before = person.wall();
    person.opens_painter();
    person.paints(Key::Num3, cell(1, 1), cell(7, 7));
    person.escapes();
    person.must_not_see(text().msg_walls_paint_title());
    assert_eq!(person.wall(), before);
    // An Escape hit by accident loses no painting.
    person.opens_painter();
    let mut painted = before;
    for place in 1..8 {
        painted.paint(cell(place, place), Colour::Blue);
    }
    assert_eq!(person.takes_painted(), painted);
    // On another wall one begins anew.
    person.opens_painter();
    person.paints(Key::Num5, cell(0, 0), cell(0, 8));
    person.escapes();
    person.deals(WallSource::Wall(snake()));
    person.opens_painter();
    assert_eq!(person.takes_painted(), snake());
}

#[test]
fn a_wall_is_painted_with_the_keyboard_alone() {
    let mut person = Person::sits_down();
    person.opens_painter();
    person.presses(text().msg_walls_clear());
    person.must_see(text().msg_walls_told_no_brick());
    // Without a brick there is nothing to play with.
    person.presses(text().msg_walls_play());
    person.must_see(text().msg_walls_paint_title());
    let first = cell_start(0, 0);
    let mut names = person.names().into_iter();
    let cell = names.rfind(|name| name.starts_with(&first));
    person.focuses(cell.unwrap());
    person.hits_all(&[Key::ArrowDown; 8]);
    person.hits_all(&[Key::Num2, Key::ArrowRight, Key::Space]);
    person.must_not_see(text().msg_walls_told_over());
    person.hits_all(&[Key::ArrowRight, Key::Num4]);
    person.hits_all(&[Key::ArrowUp, Key::ArrowUp, Key::Num1]);
    person.must_see(text().msg_stage_cell("6", "2", text().msg_colour_red()));
    person.must_see(text().msg_walls_told_holes());
    person.presses(text().msg_walls_drop());
    person.must_not_see(text().msg_walls_told_holes());
    let expected = [".........\n".repeat(7), "..R......\nGGY......\n".to_owned()].concat();
    assert_eq!(person.takes_painted(), Wall::parse(&expected).unwrap());
}
