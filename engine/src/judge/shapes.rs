//! Walls made to break programs: snakes and spirals, combs, stripes, areas separated by one brick, low columns,
//! coils. All are settled and without infection.

use super::case::Case;
use crate::chance::Chance;
use crate::colour::Colour;
use crate::wall::{Brick, Cell, CellSet, GALLERY, GroupKind, SIZE, Wall, after_click, playable};
use std::sync::LazyLock;

/// Generates walls of one shape.
pub type WallGenerator = fn(&mut Chance) -> Wall;

/// All shapes; those that break most programs several times.
pub const SHAPES: &[WallGenerator] = &[
    dealt, played, played, played, gallery, gallery, snake, snake, tree, blob, stripes, apart,
    lone, rings, few, few, columns, tall,
];

/// A number below `n`.
pub fn pick(chance: &mut Chance, n: usize) -> usize {
    chance.below(n as u64) as usize
}

/// A random element.
///
/// # Panics
/// If `things` is empty.
pub fn one_of<T: Copy>(chance: &mut Chance, things: &[T]) -> T {
    things[pick(chance, things.len())]
}

/// One of the cells, if there are any.
pub fn any(chance: &mut Chance, cells: CellSet) -> Option<Cell> {
    cells.choose(|n| chance.below(n))
}

/// Puts a brick into a cell.
pub fn put(wall: &mut Wall, cell: Cell, colour: Colour) {
    let infected = false;
    wall.set(cell, Some(Brick { colour, infected }));
}

/// The wall whose cells have these colours; `None` for empty.
fn painted(colour: impl Fn(Cell) -> Option<Colour>) -> Wall {
    let mut wall = Wall::default();
    for cell in Cell::all() {
        if let Some(colour) = colour(cell) {
            put(&mut wall, cell, colour);
        }
    }
    wall
}

/// A wall like a chessboard, without areas.
fn chequered(a: Colour, b: Colour) -> Wall {
    painted(|cell| {
        let even = (cell.row() + cell.column()).is_multiple_of(2);
        Some(if even { a } else { b })
    })
}

/// The colours in random order.
fn palette(chance: &mut Chance) -> [Colour; 5] {
    let mut colours = Colour::ALL;
    for last in (1..colours.len()).rev() {
        colours.swap(last, pick(chance, last + 1));
    }
    colours
}

/// A dealt wall.
fn dealt(chance: &mut Chance) -> Wall {
    let colours = 2 + pick(chance, 4);
    Wall::deal(chance.next_u64(), colours).expect("2 to 5 colours can be dealt")
}

/// A dealt wall after some moves of a game.
fn played(chance: &mut Chance) -> Wall {
    let mut wall = dealt(chance);
    let kind = one_of(chance, &GroupKind::ALL);
    for _ in 0..pick(chance, 24) {
        match any(chance, playable(&wall, kind)) {
            Some(click) => wall = after_click(&wall, kind, click),
            None => break,
        }
    }
    wall
}

/// A wall of the gallery, turned or mirrored, in other colours.
fn gallery(chance: &mut Chance) -> Wall {
    static WALLS: LazyLock<Vec<Wall>> = LazyLock::new(|| {
        let walls = GALLERY.iter().map(|(_, text)| Wall::parse(text));
        walls.flatten().filter(Wall::is_settled).collect()
    });
    let wall = one_of(chance, &WALLS);
    let colours = palette(chance);
    let wall = painted(|cell| wall.colour(cell).map(|colour| colours[colour as usize]));
    // A wall with low columns cannot be turned over.
    let turns = if wall.bricks() == CellSet::ALL { 8 } else { 2 };
    turned(&wall, pick(chance, turns))
}

/// The wall mirrored left to right (bit 0), top to bottom (bit 1), at the diagonal (bit 2).
pub fn turned(wall: &Wall, how: usize) -> Wall {
    painted(|cell| wall.colour(turned_from(cell, how)?))
}

/// The cell from which [`turned`] takes the content of this cell.
fn turned_from(cell: Cell, how: usize) -> Option<Cell> {
    let (mut row, mut column) = (cell.row(), cell.column());
    if how & 1 != 0 {
        column = SIZE - 1 - column;
    }
    if how & 2 != 0 {
        row = SIZE - 1 - row;
    }
    if how & 4 != 0 {
        (row, column) = (column, row);
    }
    Cell::new(row, column)
}

/// An area of one colour on a ground of others.
fn on_ground(chance: &mut Chance, area: CellSet) -> Wall {
    let [own, a, b, c, _] = palette(chance);
    let colours = [a, b, c, Colour::ALL[pick(chance, 5)]];
    let mut ground = [a; 81];
    match pick(chance, 3) {
        // Nothing else is an area.
        0 => Cell::all().for_each(|cell| {
            if (cell.row() + cell.column()) % 2 == 1 {
                ground[cell.index()] = b;
            }
        }),
        1 => {}
        _ => ground.fill_with(|| one_of(chance, &colours)),
    }
    painted(|cell| {
        Some(if area.contains(cell) {
            own
        } else {
            ground[cell.index()]
        })
    })
}

/// The neighbours of a cell in a set.
fn beside(cell: Cell, set: CellSet) -> CellSet {
    cell.set().neighbours() & set
}

/// A snake: a path that never touches itself, as long as it gets; the longest of twelve.
fn snake(chance: &mut Chance) -> Wall {
    let mut longest = CellSet::EMPTY;
    for _ in 0..12 {
        let mut head = any(chance, CellSet::ALL);
        let mut path = CellSet::EMPTY;
        let mut ahead = None;
        while let Some(cell) = head {
            path.insert(cell);
            let thin = beside(cell, !path) & path.neighbours_of_one();
            // Go straight now and then, else the snake coils up at once.
            let straight = (ahead.filter(|_| chance.below(3) > 0))
                .and_then(|(rows, columns)| moved(cell, rows, columns))
                .filter(|&next| thin.contains(next));
            head = straight.or_else(|| any(chance, thin));
            ahead = head.map(|next| difference(cell, next));
        }
        if path.len() > longest.len() {
            longest = path;
        }
    }
    on_ground(chance, longest)
}

fn moved(cell: Cell, rows: isize, columns: isize) -> Option<Cell> {
    let row = cell.row().checked_add_signed(rows)?;
    Cell::new(row, cell.column().checked_add_signed(columns)?)
}

fn difference(from: Cell, to: Cell) -> (isize, isize) {
    let less = |a: usize, b: usize| a as isize - b as isize;
    (less(to.row(), from.row()), less(to.column(), from.column()))
}

/// An area that grows cell by cell; `edge` gives the candidates for the next one.
fn grown(chance: &mut Chance, size: usize, edge: fn(CellSet) -> CellSet) -> CellSet {
    let mut area = any(chance, CellSet::ALL).map_or(CellSet::EMPTY, Cell::set);
    while area.len() < size {
        match any(chance, edge(area) - area) {
            Some(cell) => area.insert(cell),
            None => break,
        }
    }
    area
}

/// A thin area with many branches, through the whole wall.
fn tree(chance: &mut Chance) -> Wall {
    let area = grown(chance, 81, CellSet::neighbours_of_one);
    on_ground(chance, area)
}

/// A thick area of any size.
fn blob(chance: &mut Chance) -> Wall {
    let size = 2 + pick(chance, 79);
    let area = grown(chance, size, CellSet::neighbours);
    on_ground(chance, area)
}

/// Horizontal, vertical or diagonal stripes of one to three colours.
fn stripes(chance: &mut Chance) -> Wall {
    let colours = palette(chance);
    let (count, width) = (1 + pick(chance, 3), 1 + pick(chance, 2));
    let (down, across) = one_of(chance, &[(1, 0), (0, 1), (1, 1)]);
    painted(|cell| {
        let stripe = (down * cell.row() + across * cell.column()) / width;
        Some(colours[stripe % count])
    })
}

/// One colour, cut by lines of another that are one brick wide: straight or diagonal.
fn apart(chance: &mut Chance) -> Wall {
    let [ground, line, ..] = palette(chance);
    let (a, b) = (pick(chance, SIZE), pick(chance, SIZE));
    let how = pick(chance, 5);
    painted(|cell| {
        let (row, column) = (cell.row(), cell.column());
        let cut = match how {
            0 => row == a,
            1 => column == b,
            2 => row == a || column == b,
            3 => row + column == a + b,
            _ => row + b == column + a,
        };
        Some(if cut { line } else { ground })
    })
}

/// A chequered wall, without areas, with a few bricks changed.
fn lone(chance: &mut Chance) -> Wall {
    let [a, b, c, ..] = palette(chance);
    let mut wall = chequered(a, b);
    for _ in 0..1 + pick(chance, 8) {
        if let Some(cell) = any(chance, CellSet::ALL) {
            wall.paint(cell, one_of(chance, &[a, b, c]));
        }
    }
    wall
}

/// Rings around the middle: areas that touch every border or are nested.
fn rings(chance: &mut Chance) -> Wall {
    let colours = palette(chance);
    let count = 2 + pick(chance, 2);
    painted(|cell| {
        let border = |at: usize| at.min(SIZE - 1 - at);
        Some(colours[border(cell.row()).min(border(cell.column())) % count])
    })
}

/// A few bricks on the floor, in two or three colours.
fn few(chance: &mut Chance) -> Wall {
    let colours = palette(chance);
    let count = 1 + pick(chance, 3);
    let first = one_of(chance, &[0, 0, 3, 6, 7]);
    let last = (first + 1 + pick(chance, 4)).min(SIZE);
    let most = 1 + pick(chance, 4);
    let heights: Vec<usize> = (0..SIZE).map(|_| pick(chance, most + 1)).collect();
    let draws: Vec<Colour> = (0..81).map(|_| colours[pick(chance, count)]).collect();
    painted(|cell| {
        let inside = (first..last).contains(&cell.column());
        let brick = inside && cell.row() + heights[cell.column()] >= SIZE;
        brick.then(|| draws[cell.index()])
    })
}

/// Columns of all heights, with runs of one colour.
fn columns(chance: &mut Chance) -> Wall {
    let colours = palette(chance);
    let count = 2 + pick(chance, 2);
    let mut wall = Wall::default();
    for column in 0..SIZE {
        let mut colour = colours[pick(chance, count)];
        let height = pick(chance, SIZE + 1);
        for row in (SIZE - height..SIZE).rev() {
            if chance.below(3) == 0 {
                colour = colours[pick(chance, count)];
            }
            if let Some(cell) = Cell::new(row, column) {
                put(&mut wall, cell, colour);
            }
        }
    }
    wall
}

/// One or two full columns between low ones.
fn tall(chance: &mut Chance) -> Wall {
    let mut wall = dealt(chance);
    let tall = [pick(chance, SIZE), pick(chance, SIZE)];
    let low = pick(chance, 4);
    for cell in Cell::all() {
        if !tall.contains(&cell.column()) && cell.row() + low < SIZE {
            wall.set(cell, None);
        }
    }
    wall
}

/// Removes the bricks above a random height in each column.
pub fn cut(chance: &mut Chance, wall: &mut Wall) {
    let deep = chance.below(2) == 0;
    for column in 0..SIZE {
        let gone = if deep {
            pick(chance, SIZE + 1)
        } else {
            pick(chance, 3)
        };
        let above = |cell: &Cell| cell.row() < gone;
        wall.remove(CellSet::column(column).iter().filter(above).collect());
    }
}

// Coils: areas that sweeps infect late. A program that sweeps over the wall a fixed number of times, in any order,
// and infects what touches an infected brick, is right on nearly all walls. Only an area coiled against its order
// breaks it.
//
// Simulated annealing (S. Kirkpatrick, C. Gelatt, M. Vecchi, Science 220, 1983) over the cells of the area and the
// click found each of these, maximizing the number of sweeps in one order.

/// The areas, row by row: `#`, and `O` for the clicked brick. Each needs, in one orientation, the most sweeps found
/// for some of forty orders: 33 for sweeps in one direction, 35 back and forth, 39
/// with alternating rows, 29 from every corner in turn.
const COILS: &[&str] = &[
    "..###..##/.##.#.##./##.##.#../#..#..##./##.###.##/.##..#..#/##..##.##/#.O.#.##./###.###..",
    "...##.###/..##.##.#/.##.##.##/##.##.##./#.##.##.O/###.##.##/...##.##./#..#.##../######...",
    "####.####/#.#####.#/##.....##/.#.###.#./##.#.#.##/##.##.#.#/#...#.###/##.###.#./.###...#O",
    "####..###/...##.#.#/###.###.#/#.##.#..#/##.##...#/.#.###.##/##..####./#..#....O/#########",
    "#########/#.....#.#/...#.#..#/#########/.#......./##.######/#..O....#/#.#...#.#/#########",
    ".####..##/##.#..###/#.##.##.#/.##.##.##/##.##.##./#.##.##.O/#.#.##.##/###.#.##./##.####..",
    "....###O./..#.#...#/..###.###/#.#...#.#/###.###.#/#...#..##/#.###.##./#.#...#../###.####.",
    "..#######/.##.....#/##.###..#/#.##.#.##/###.##.#./##.##.##./..##.##.O/#.#.##.##/###..###.",
    "###.##.##/#.#.#.###/#.#.###.#/#.##...##/##.##.##./.#..##.##/##...##.#/#.###.###/###.#O..#",
    "#######../#.....##./.####..##/##..###.#/####..###/#..#...../.###.####/##....#.#/.######.O",
    "###.#####/#.###...#/#....###./###.O#.#./.#....##./###...#../##..#.###/#.####.#./###.#####",
    "###.O#..#/#.##.####/#..#..#../##.##.##./.#..#..#./.##.##.##/..#..#..#/.###.##.#/...##.###",
    "#####.###/...##.#.#/###.###.#/#.##..#.#/##.###..#/.#..##.##/##...###./#.###...O/###.#####",
    "########./.....##.#/####..###/#..###.##/#..#.##.#/#.....###/#.####.../#..#.##.O/#####.###",
    ".###.####/##.###..#/#..#...##/##..##.#./.##.#..##/##.####.#/#.....###/##.###..#/.###.##O.",
    ".###..###/##.##.#.#/#.##.##.#/.##.##.##/##.##.##./#.##.##.O/###.##.##/#...#.##./....###..",
    "...###.../..##.####/.##....#./##.#...#./#..#.#.##/##.###..#/.#...#.##/.###.###./.#.#O....",
    "#########/#..#....#/#.#.#.#.#/#######.#/........#/#########/#.#...#../##.##...O/.########",
];

/// Number of positions of each coil, turned and mirrored.
const TURNS: usize = 8;

/// Coil number `number`, each in all positions; `None` past the last.
pub fn coil(number: usize) -> Option<Case> {
    let area = COILS.get(number / TURNS)?.replace('/', "");
    let area = area.as_bytes();
    let [own, a, b] = [0, 1, 2].map(|next| Colour::ALL[(number + next) % Colour::ALL.len()]);
    // The ground is chequered, so that nothing else is an area.
    let mut wall = chequered(a, b);
    for cell in Cell::all().filter(|cell| area[cell.index()] != b'.') {
        wall.paint(cell, own);
    }
    let how = number % TURNS;
    let clicked =
        |cell: &Cell| turned_from(*cell, how).is_some_and(|from| area[from.index()] == b'O');
    let click = Cell::all().find(clicked)?;
    let wall = turned(&wall, how);
    Some(Case { wall, click })
}
