//! Keeps the rule of the house: arrows point down (see ARCHITECTURE.md).

mod imports;

use crate::ROOT;
use imports::{Module, arrows, circles, code, modules, paths};
use std::path::Path;

/// Each room of the engine, and the rooms that it may use.
const ENGINE: &[(&str, &[&str])] = &[
    ("chance", &[]),
    ("colour", &[]),
    ("bundled", &[]),
    ("games", &["chance"]),
    ("text", &["colour"]),
    ("language", &["colour"]),
    ("blockly", &["language"]),
    ("layout", &["language", "colour", "text"]),
    ("tokens", &["language", "colour"]),
    ("wall", &["chance", "colour"]),
    (
        "picture",
        &["language", "colour", "layout", "tokens", "text", "wall"],
    ),
    ("task", &["language", "bundled", "text", "wall"]),
    ("run", &["language", "chance", "colour", "task", "wall"]),
    (
        "judge",
        &[
            "language", "chance", "colour", "run", "bundled", "task", "wall",
        ],
    ),
    (
        "diagnostics",
        &[
            "blockly", "language", "colour", "judge", "games", "picture", "run", "task", "text",
            "wall",
        ],
    ),
];

/// Files of the engine that may use more than their room.
const ALSO: &[(&str, &[&str])] = &[
    ("language/words", &["text"]),
    ("language/words/program", &["text"]),
    ("judge/task_check", &["text"]),
];

/// The games know nothing of each other.
const GAMES: &[&str] = &["clone2048", "mines", "tantrix"];

/// The floors of the edge, the lowest first: a room uses only rooms of lower floors. A file belongs to the
/// longest room that begins its path. The engine may be used everywhere.
const FLOORS: &[&[&str]] = &[
    &["seal", "text_path"],
    &[
        "atomic_file",
        "cells",
        "program_files",
        "task_file",
        "task_sheet",
    ],
    &[
        "app/common/background",
        "app/common/date",
        "app/common/storage",
    ],
    &["app/common/saver"],
    &["app/common/teacher"],
    &["contest"],
    &["class"],
    &["app/common"],
    &["app/shell"],
    // The Clickomania mode: what is saved and judged, commands, the program, its blocks, the run of it, what
    // is said about it.
    &[
        "app/clickomania/storage",
        "app/clickomania/help_page",
        "app/clickomania/names",
    ],
    &["app/clickomania/open_task"],
    &["app/clickomania/services"],
    &["app/clickomania/command"],
    &[
        "app/clickomania/actions",
        "app/clickomania/columns",
        "app/clickomania/editor",
        "app/clickomania/pictures",
    ],
    &["app/clickomania/canvas", "app/clickomania/contest"],
    &[
        "app/clickomania/block_reference",
        "app/clickomania/hints",
        "app/clickomania/palette",
        "app/clickomania/playback",
    ],
    &[
        "app/clickomania/program_editor",
        "app/clickomania/wall_panel",
    ],
    &[
        "app/clickomania/command_list",
        "app/clickomania/keys",
        "app/clickomania/task_text",
        "app/clickomania/verdict",
    ],
    &[
        "app/clickomania/compare",
        "app/clickomania/files",
        "app/clickomania/goals",
        "app/clickomania/slots",
    ],
    &["app/clickomania/lesson"],
    &[
        "app/clickomania/cost_sheet",
        "app/clickomania/drawer",
        "app/clickomania/foot",
        "app/clickomania/home",
        "app/clickomania/task_editor",
        "app/clickomania/session",
        "app/clickomania/tools",
    ],
    &["app/clickomania/band", "app/clickomania/class_page"],
    // The modes.
    &[
        "app/clickomania",
        "app/clone2048",
        "app/mines",
        "app/tantrix",
    ],
    &["app"],
    &["cli"],
    &["main"],
];

/// The modes of the window; none knows another.
const MODES: &[&str] = &["clickomania", "clone2048", "mines", "tantrix"];

/// What only the edge may touch: the file system, the clock, the terminal, chance without a seed.
const EDGE_ONLY: &[&str] = &[
    "std::fs",
    "std::time",
    "std::env",
    "std::io",
    "std::process",
    "println!",
    "rand::rng()",
    "egui",
    "eframe",
];

fn engine() -> Vec<Module> {
    modules(&Path::new(ROOT).join("engine/src"))
}

fn edge() -> Vec<Module> {
    modules(&Path::new(ROOT).join("src"))
}

/// The longest of the rooms that begins a path.
fn room<'a>(rooms: &[(&'a str, &'a [&'a str])], path: &str) -> Option<(&'a str, &'a [&'a str])> {
    let holds = |room: &str| {
        path == room
            || path
                .strip_prefix(room)
                .is_some_and(|rest| rest.starts_with('/'))
    };
    let fitting = rooms.iter().copied().filter(|(room, _)| holds(room));
    fitting.max_by_key(|(room, _)| room.len())
}

/// The arrows that do not point down, and the files that stand in no room.
fn offences(
    modules: &[Module],
    rooms: &[(&str, &[&str])],
    also: &[(&str, &[&str])],
) -> Vec<String> {
    let mut offences = Vec::new();
    let path = |number: usize| modules[number].path.join("/");
    for module in modules {
        let path = module.path.join("/");
        if !path.is_empty() && room(rooms, &path).is_none() {
            offences.push(format!("{path} stands in no room"));
        }
    }
    for arrow in arrows(modules) {
        let (from, to) = (path(arrow.from), path(arrow.to));
        let (Some((here, allowed)), Some((there, _))) = (room(rooms, &from), room(rooms, &to))
        else {
            continue;
        };
        let more = also.iter().find(|(file, _)| *file == from);
        let more = more.map_or(&[][..], |(_, more)| more);
        if here != there && !allowed.contains(&there) && !more.contains(&there) {
            let file = modules[arrow.from].file.display();
            offences.push(format!("{file}:{}: {here} uses {there}", arrow.line));
        }
    }
    offences
}

#[test]
fn arrows_of_the_engine_point_down() {
    let modules = engine();
    let mut found = offences(&modules, ENGINE, ALSO);
    let game = |number: usize| match &*modules[number].path {
        [games, game, ..] if games == "games" => GAMES.iter().find(|known| *known == game),
        _ => None,
    };
    for arrow in arrows(&modules) {
        if let (Some(one), Some(other)) = (game(arrow.from), game(arrow.to))
            && one != other
        {
            let file = modules[arrow.from].file.display();
            found.push(format!("{file}:{}: {one} uses {other}", arrow.line));
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// The arrows of the edge that do not lead to a lower floor, or lead to another mode.
fn edge_offences(modules: &[Module]) -> Vec<String> {
    let rooms: Vec<(&str, &[&str])> = FLOORS
        .iter()
        .flat_map(|floor| floor.iter().map(|room| (*room, &[][..])))
        .collect();
    let floor = |room: &str| FLOORS.iter().position(|floor| floor.contains(&room));
    let mode = |path: &str| {
        MODES
            .iter()
            .find(|mode| path.starts_with(&format!("app/{mode}")))
    };
    let mut offences = Vec::new();
    for module in modules {
        let path = module.path.join("/");
        if !path.is_empty() && room(&rooms, &path).is_none() {
            offences.push(format!("{path} stands in no room"));
        }
    }
    for arrow in arrows(modules) {
        let path = |number: usize| modules[number].path.join("/");
        let (from, to) = (path(arrow.from), path(arrow.to));
        let (Some((here, _)), Some((there, _))) = (room(&rooms, &from), room(&rooms, &to)) else {
            continue;
        };
        let down = here == there || floor(there) < floor(here);
        let apart = mode(&from).is_some() && mode(&to).is_some() && mode(&from) != mode(&to);
        if !down || apart {
            let file = modules[arrow.from].file.display();
            offences.push(format!("{file}:{}: {here} uses {there}", arrow.line));
        }
    }
    offences
}

#[test]
fn arrows_of_the_edge_point_down() {
    let found = edge_offences(&edge());
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn no_room_of_the_engine_uses_one_that_uses_it() {
    for (room, allowed) in ENGINE {
        for below in *allowed {
            let back = ENGINE.iter().find(|(name, _)| name == below).unwrap().1;
            assert!(!back.contains(room), "{room} and {below}");
        }
    }
}

#[test]
fn files_of_the_window_stand_in_no_circle() {
    let modules = edge();
    let arrows: Vec<(usize, usize)> = arrows(&modules)
        .iter()
        .map(|arrow| (arrow.from, arrow.to))
        .collect();
    let mut found = Vec::new();
    for circle in circles(modules.len(), &arrows) {
        let names: Vec<String> = circle
            .iter()
            .map(|&number| modules[number].path.join("/"))
            .collect();
        let window = names.iter().any(|name| name.starts_with("app"));
        if window {
            found.push(names.join(", "));
        }
    }
    assert!(found.is_empty(), "circles:\n{}", found.join("\n"));
}

#[test]
fn only_the_edge_touches_the_world() {
    let mut found = Vec::new();
    for module in engine() {
        for (number, line) in module.code.iter().enumerate() {
            for forbidden in EDGE_ONLY.iter().filter(|word| line.contains(**word)) {
                let file = module.file.display();
                found.push(format!("{file}:{}: {forbidden}", number + 1));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// A module as if it stood in a file.
fn module(path: &str, text: &str) -> Module {
    Module {
        path: path.split('/').map(str::to_owned).collect(),
        file: path.into(),
        code: code(text),
    }
}

#[test]
fn the_rule_itself_finds_offences() {
    let window = || module("app/shell/window", "");
    let theme = || module("app/common/theme", "");
    let wrong = |text: &str| {
        let modules = [theme(), module("app/common/widgets", text), window()];
        edge_offences(&modules)
    };
    assert_eq!(wrong("use crate::app::common::theme::Theme;"), [""; 0]);
    for text in [
        "use crate::app::shell::window::Window;",
        "use crate::app::{common::theme, shell::window};",
        "use crate::app::{\n    common::theme,\n    shell::{window::{self, Window}},\n};",
        "pub use super::super::shell::window::Window;",
        "fn f(w: &crate::app::shell::window::Window) {}",
    ] {
        assert!(!wrong(text).is_empty(), "{text}");
    }
    assert_eq!(wrong("// use crate::app::shell::window::Window;"), [""; 0]);
    let modes = [
        module(
            "app/mines/board",
            "use crate::app::clickomania::storage::Slot;",
        ),
        module("app/clickomania/storage", ""),
    ];
    assert_eq!(edge_offences(&modes).len(), 1);
    let homeless = [module("app2/x", "")];
    assert_eq!(edge_offences(&homeless).len(), 1);
}

#[test]
fn circles_are_found() {
    assert_eq!(circles(4, &[(0, 1), (1, 2), (2, 0), (2, 3)]), [[0, 1, 2]]);
    assert!(circles(3, &[(0, 1), (1, 2), (0, 2)]).is_empty());
    let names = |text: &str| -> Vec<String> {
        let found = paths(&code(text));
        found.into_iter().map(|(_, path)| path.join("::")).collect()
    };
    assert_eq!(
        names("use a::{b, c::{d as e, f}};"),
        ["a::b", "a::c::d", "a::c::f"]
    );
}
