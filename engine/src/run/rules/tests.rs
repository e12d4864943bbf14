use super::*;
use crate::language::file::read;
use crate::run::failure::FailureKind;
use crate::task::TaskId;
use crate::wall::test_support::{any_cell, any_wall, cell, floor};
use proptest::prelude::*;

fn program(blocks: &str) -> Program {
    let text =
        format!("Program(format: 1, name: \"p\", variables: [\"n\", \"C\"], on_click: [{blocks}])");
    read(&text).unwrap_or_else(|error| panic!("{error:?}\n{text}"))
}

fn task(before: &str, wanted: Option<&str>, after: &str) -> Task {
    Task {
        before: program(before),
        wanted: wanted.map(program),
        after: program(after),
        ..Task::new(TaskId::new("prova").unwrap())
    }
}

fn rules(before: &str, wanted: &str, after: &str) -> Result<Rules, RulesError> {
    Rules::of(&task(before, Some(wanted), after))
}

const GAMES: [(GroupKind, &str); 2] = [
    (GroupKind::Area, "RemoveAreaAndDrop(Clicked), CureAll"),
    (GroupKind::Strip, "RemoveStripAndDrop(Clicked), CureAll"),
];

/// The same commands with one more, so that they run instead of being recognized as a game.
fn spelled_out(commands: &str) -> Rules {
    let rules = rules("", &format!("{commands}, CureAll"), "").unwrap();
    assert!(rules.groups().is_none() && rules.wanted_code().is_some());
    rules
}

#[test]
fn the_two_games_are_known_by_their_commands() {
    for (game, commands) in GAMES {
        assert_eq!(rules("", commands, "").unwrap().groups(), Some(game));
        assert_eq!(rules("CureAll", commands, "").unwrap().groups(), None);
        assert_eq!(rules("", commands, "CureAll").unwrap().groups(), None);
        assert_eq!(Rules::of_groups(game).groups(), Some(game));
    }
    let other = "RemoveAreaAndDrop(Neighbour(side: Above, cell: Clicked)), CureAll";
    assert_eq!(rules("", other, "").unwrap().groups(), None);
}

proptest! {
    #[test]
    fn the_fast_path_does_what_the_commands_do(wall in any_wall(), click in any_cell()) {
        for (game, commands) in GAMES {
            let (fast, general) = (Rules::of_groups(game), spelled_out(commands));
            let wanted = general.wanted(&wall, click).unwrap();
            prop_assert_eq!(fast.wanted(&wall, click).unwrap(), wanted);
            prop_assert_eq!(fast.next(&wall, click).unwrap(), general.next(&wall, click).unwrap());
        }
    }

    #[test]
    fn on_settled_walls_without_infection_the_same_bricks_can_be_played(wall in any_wall()) {
        let mut wall = wall;
        wall.drop_all();
        wall.cure(CellSet::ALL);
        for (game, commands) in GAMES {
            let (fast, general) = (Rules::of_groups(game), spelled_out(commands));
            prop_assert_eq!(fast.playable(&wall).unwrap(), general.playable(&wall).unwrap());
            prop_assert_eq!(fast.is_over(&wall).unwrap(), general.is_over(&wall).unwrap());
            for cell in Cell::all() {
                let plays = fast.is_playable(&wall, cell).unwrap();
                prop_assert_eq!(plays, general.is_playable(&wall, cell).unwrap());
            }
        }
    }
}

#[test]
fn a_click_runs_the_three_lists_one_after_the_other() {
    let rules = rules(
        "InfectArea(Clicked)",
        "RemoveInfected",
        "DropAll, Paint(colour: Blue, cell: Clicked)",
    )
    .unwrap();
    let (wall, click) = (floor(&["GY", "RR"]), cell(8, 0));
    let start = rules.start(&wall, click).unwrap();
    assert_eq!(start, floor(&["GY", "rr"]));
    let left = rules.wanted(&start, click).unwrap();
    assert_eq!(left, floor(&["GY", ".."]));
    let next = rules.after(&left, click).unwrap();
    assert_eq!(next, floor(&["BY"]));
    assert_eq!(rules.next(&wall, click).unwrap(), next);
}

#[test]
fn a_brick_is_playable_if_a_click_changes_the_wall() {
    let rules = rules(
        "",
        "If(branches: [(when: HasColour(cell: Clicked, colour: Red), then: [Remove(Clicked)])])",
        "DropAll",
    )
    .unwrap();
    let wall = floor(&["RGR", "GRG"]);
    let red = wall.of_colour(crate::colour::Colour::Red);
    assert_eq!(rules.playable(&wall).unwrap(), red);
    assert!(!rules.is_over(&wall).unwrap());
    assert!(rules.is_over(&floor(&["GY"])).unwrap());
    assert!(!rules.is_playable(&wall, cell(0, 0)).unwrap());
}

#[test]
fn where_nothing_is_wanted_every_brick_plays_and_nothing_is_wrong() {
    let rules = Rules::of(&task("", None, "")).unwrap();
    let wall = floor(&["RG"]);
    assert!(!rules.wants_something());
    assert_eq!(rules.playable(&wall).unwrap(), wall.bricks());
    assert_eq!(rules.wanted(&wall, cell(8, 0)).unwrap(), wall);
}

#[test]
fn lists_that_draw_or_are_not_ready_are_refused_by_name() {
    let lists = [RuleList::Before, RuleList::Wanted, RuleList::After];
    let chance = [
        "Remove(AnyEmpty)",
        "Remove(AnyInfected)",
        "Remove(AnyWithColour(Swatch(Red)))",
        "Set(var: \"n\", to: RandomFraction)",
        "Set(var: \"n\", to: RandomInt(from: Number(1), to: Number(2)))",
    ];
    for (number, list) in lists.into_iter().enumerate() {
        let with = |blocks: &str| {
            let mut texts = [""; 3];
            texts[number] = blocks;
            rules(texts[0], texts[1], texts[2])
        };
        for blocks in chance {
            let found = with(blocks);
            assert!(
                matches!(found, Err(RulesError::Chance { list: there, .. }) if there == list),
                "{blocks}: {found:?}"
            );
            assert!(with(&format!("Disabled({blocks})")).is_ok(), "{blocks}");
        }
        let found = with("Remove(Hole)");
        assert!(
            matches!(&found, Err(RulesError::NotReady { list: there, problems })
                if *there == list && problems.len() == 1),
            "{found:?}"
        );
    }
}

#[test]
fn a_list_that_fails_or_never_ends_says_which_and_where() {
    let (wall, click) = (floor(&["RG"]), cell(8, 1));
    let unset = rules("Change(var: \"n\", by: Number(1))", "Remove(Clicked)", "");
    assert!(
        unset.unwrap().start(&wall, click).is_ok(),
        "an unset variable counts as 0"
    );
    let failing = rules("Remove(Get(\"C\"))", "", "").unwrap();
    let failure = failing.start(&wall, click).unwrap_err();
    assert_eq!(
        (failure.list, failure.wall, failure.click),
        (RuleList::Before, wall, click)
    );
    assert!(matches!(
        failure.failure.kind,
        FailureKind::UnsetVariable { .. }
    ));
    let endless = rules("", "Remove(Clicked), While(when: True, body: [])", "").unwrap();
    let failure = endless.wanted(&wall, click).unwrap_err();
    assert_eq!(failure.list, RuleList::Wanted);
    assert!(matches!(failure.failure.kind, FailureKind::Cycle { .. }));
    assert!(endless.playable(&wall).is_err() && endless.is_over(&wall).is_err());
    let off = rules("", "", "Remove(Neighbour(side: Below, cell: Clicked))").unwrap();
    assert!(off.wanted(&wall, click).is_ok());
    assert_eq!(off.next(&wall, click).unwrap_err().list, RuleList::After);
}

#[test]
fn every_list_begins_with_unset_variables() {
    let set = "Set(var: \"n\", to: Number(1))";
    let read = "Repeat(times: Get(\"n\"), body: [Remove(Clicked)])";
    let rules = rules(set, read, "").unwrap();
    let wall = floor(&["RG"]);
    let failure = rules.next(&wall, cell(8, 0)).unwrap_err();
    assert_eq!(failure.list, RuleList::Wanted);
    assert!(matches!(
        failure.failure.kind,
        FailureKind::UnsetVariable { .. }
    ));
}
