//! Every page, dialog and menu in every language and in windows of three sizes: each letter has a shape,
//! all that is written can be read, and nothing is wider than the window.

use crate::letters::faults;
use crate::support::{Folder, Person};
use clickomania::app::clickomania::command::ContestCommand;
use clickomania::app::clickomania::command::EditorCommand;
use clickomania::app::clickomania::command::GoalsCommand;
use clickomania::app::clickomania::command::PlaybackCommand;
use clickomania::app::clickomania::command::ProgramCommand;
use clickomania::app::clickomania::command::ProgramOrigin;
use clickomania::app::clickomania::command::SlotCommand;
use clickomania::app::clickomania::command::VerdictCommand;
use clickomania::app::clickomania::command::ViewCommand;
use clickomania::app::clickomania::command::{
    ClassCommand, ClickomaniaCommand, ComparisonCommand, HintCommand, TeacherCommand,
    TravelCommand, WallCommand,
};
use clickomania::app::common::command::Chapter;
use clickomania::app::common::command::FileCommand;
use clickomania::app::common::command::HelpPart;
use clickomania::app::common::command::HistoryCommand;
use clickomania::app::common::command::ShellCommand;
use clickomania::app::common::game_id::GameId;
use clickomania::app::mines::{MinesCommand, MinesMode};
use egui::accesskit::Action;
use egui::{Key, Modifiers, Rect, Vec2, vec2};
use egui_kittest::kittest::NodeT as _;
use engine::judge::Effort;
use engine::language::kind::Category;
use engine::language::program::Stack;
use engine::language::words::{block_name, category_name};
use engine::text::{Language, Text};
use engine::wall::{GroupKind, playable};
use std::fs;

/// The chapter about every block.
const BLOCKS: Chapter = Chapter {
    game: GameId::Clickomania,
    part: HelpPart::Reference,
};

/// The smallest window, that of a small laptop, and a common one.
const SIZES: [Vec2; 3] = [vec2(900.0, 560.0), vec2(1024.0, 640.0), vec2(1440.0, 900.0)];

/// Loses bricks, and reads a variable.
const WRONG: &str = r#"Program(format: 1, name: "Prova", variables: ["C"], on_click: [
    Set(var: "C", to: Clicked), Remove(Get("C")), DropAll])"#;

/// Stops with an error at the border.
const FAILS: &str = r#"Program(format: 1, name: "Prova", on_click: [
    Remove(CellAt(row: Number(9), column: Number(0)))])"#;

#[test]
fn all_can_be_read_in_italian() {
    Reader::reads_all(Language::It);
}

#[test]
fn all_can_be_read_in_english() {
    Reader::reads_all(Language::En);
}

#[test]
fn all_can_be_read_in_spanish() {
    Reader::reads_all(Language::Es);
}

#[test]
fn all_can_be_read_in_polish() {
    Reader::reads_all(Language::Pl);
}

/// What two people hand in, of whom something was noted.
const HANDED_IN: &str = r#"Contest(format: 2, name: "NAME", course: Some("gara"), begun: "", handed_in: "", slots: [
    (task: Some("strisce"), number: 1, saved: "", program: "Program(format: 1, name: \"\", on_click: [DropAll])"),
    (task: Some("clickomania"), number: 2, saved: "", program: "Program(format: 1, name: \"\")"),
], signs: [(at: "2026-11-21 08:50:00 UTC", what: SecondWindow)])"#;

#[test]
fn the_page_of_a_class_can_be_read_in_all_languages() {
    for language in Language::complete() {
        let folder = Folder::new();
        let mut reader = Reader::new(Person::sits_down(&folder.0), language);
        reader.class(&folder);
        let found = reader.found;
        assert!(found.is_empty(), "{language:?}:\n{}", found.join("\n"));
    }
}

/// Someone who reads all that is written.
struct Reader {
    person: Person<'static>,
    text: Text,
    found: Vec<String>,
}

impl Reader {
    fn reads_all(language: Language) {
        let folder = Folder::new();
        let mut reader = Reader::new(Person::sits_down(&folder.0), language);
        reader.building();
        reader.dialogs();
        reader.playing();
        reader.walls();
        reader.judging();
        reader.comparing();
        reader.help();
        reader.other_games();
        let mut found = reader.found;
        let folder = Folder::new();
        let mut reader = Reader::new(Person::sits_in_a_contest(&folder.0), language);
        reader.contest();
        found.extend(reader.found);
        assert!(found.is_empty(), "{language:?}:\n{}", found.join("\n"));
    }

    fn new(mut person: Person<'static>, language: Language) -> Reader {
        person.commands(ClickomaniaCommand::Shell(ShellCommand::Language(language)));
        Reader {
            person,
            text: Text::load(language).unwrap(),
            found: Vec::new(),
        }
    }

    /// Looks at the window in all sizes, and notes what cannot be read.
    fn reads(&mut self, what: &str) {
        for size in SIZES {
            self.person.harness.set_size(size);
            self.person.harness.run_steps(3);
            let things = named(&self.person);
            // The program scrolls to all sides, and blocks are as long as they are.
            let canvas = self.text.msg_canvas_name();
            let free = things.iter().filter(|(name, _)| *name == canvas);
            let free: Vec<Rect> = free.map(|(_, rect)| rect.expand(1.0)).collect();
            let shapes = &self.person.harness.output().shapes;
            for fault in faults(shapes, &free) {
                self.found.push(format!("{what}, {size:?}: {fault:?}"));
            }
            for (name, rect) in things {
                // A drawing with several lines of words is in a room of its own that scrolls.
                let fits = rect.left() >= -0.5 && rect.right() <= size.x + 0.5;
                if !fits && !name.contains('\n') {
                    self.found
                        .push(format!("{what}, {size:?}: outside: {name:?}"));
                }
            }
            for nameless in nameless(&self.person) {
                self.found
                    .push(format!("{what}, {size:?}: no name: {nameless}"));
            }
        }
    }

    fn does(&mut self, command: ClickomaniaCommand) {
        self.person.commands(command);
    }

    fn does_and_reads(&mut self, what: &str, command: ClickomaniaCommand) {
        self.does(command);
        self.reads(what);
    }

    fn escapes(&mut self) {
        self.person.key(Modifiers::NONE, Key::Escape);
    }

    /// Opens a menu by its button, reads it, and closes it.
    fn reads_menu(&mut self, name: &str) {
        self.person.presses(name);
        self.reads(&format!("the menu {name:?}"));
        self.escapes();
    }

    /// The name that is made of something and these words.
    fn name_with(&self, words: &str) -> String {
        let names = self.person.names();
        let name = names.iter().find(|name| name.contains(words));
        name.unwrap_or_else(|| panic!("{words}: {names:?}")).clone()
    }

    fn building(&mut self) {
        self.reads("the first view");
        let text = self.text;
        self.does(ClickomaniaCommand::Program(ProgramCommand::OpenExample(
            "examples/riga-cinque.ron",
        )));
        for category in Category::ALL {
            self.person.presses(&category_name(&text, category));
            self.reads(&format!("{category:?}"));
        }
        self.does(ClickomaniaCommand::Editor(EditorCommand::Find));
        self.person.types("a");
        self.reads("a search");
        self.person.types("qwq");
        self.reads("a search in vain");
        self.escapes();
        self.does_and_reads("the map", ClickomaniaCommand::View(ViewCommand::ToggleMap));
        self.does(ClickomaniaCommand::View(ViewCommand::ToggleMap));
        let first = self.person.program().stack(Stack::Hat)[0];
        let program = self.person.program();
        let name = block_name(&program, &text, program.block(first));
        let at = self.person.finds(&name).left_center() + vec2(12.0, 0.0);
        self.person.right_clicks_at(at);
        self.reads("the menu of a block");
        self.escapes();
        for slot in 1..=4 {
            self.does(ClickomaniaCommand::Slot(SlotCommand::Store(slot)));
        }
        self.does(ClickomaniaCommand::Editor(EditorCommand::ShowBlock(first)));
        self.does_and_reads(
            "a copy",
            ClickomaniaCommand::Editor(EditorCommand::Duplicate),
        );
        for name in [
            text.msg_menu_look(),
            text.language().own_name().to_owned(),
            text.msg_menu_file(),
        ] {
            self.reads_menu(&name);
        }
    }

    fn dialogs(&mut self) {
        self.does(ClickomaniaCommand::Program(ProgramCommand::OpenProgram(
            program(WRONG).into(),
        )));
        let first = self.person.program().stack(Stack::Hat)[0];
        let variable = self.person.program().variables()[0].id;
        self.does(ClickomaniaCommand::Editor(EditorCommand::ShowBlock(first)));
        for (what, command) in [
            (
                "comment",
                ClickomaniaCommand::Editor(EditorCommand::AskComment),
            ),
            (
                "new variable",
                ClickomaniaCommand::Editor(EditorCommand::AskNewVariable(None)),
            ),
            (
                "rename variable",
                ClickomaniaCommand::Editor(EditorCommand::AskRenameVariable(variable)),
            ),
            (
                "delete variable",
                ClickomaniaCommand::Editor(EditorCommand::AskDeleteVariable(variable)),
            ),
            (
                "breakpoint",
                ClickomaniaCommand::Playback(PlaybackCommand::AskBreak(first)),
            ),
            (
                "history",
                ClickomaniaCommand::Editor(EditorCommand::ShowHistory),
            ),
            (
                "commands",
                ClickomaniaCommand::View(ViewCommand::ShowCommands),
            ),
            ("ladder", ClickomaniaCommand::Goals(GoalsCommand::Show)),
            ("teacher", ClickomaniaCommand::Teacher(TeacherCommand::Ask)),
            ("file", ClickomaniaCommand::File(FileCommand::SaveAs)),
        ] {
            self.does_and_reads(what, command);
            self.escapes();
        }
        self.does(ClickomaniaCommand::Program(ProgramCommand::OpenExample(
            "solutions/costo-40.ron",
        )));
        self.does(ClickomaniaCommand::File(FileCommand::New));
        self.does(ClickomaniaCommand::History(HistoryCommand::Undo));
    }

    fn playing(&mut self) {
        self.does(ClickomaniaCommand::Program(ProgramCommand::OpenProgram(
            program(WRONG).into(),
        )));
        self.person.sets_speed(0.0);
        self.does_and_reads(
            "a game",
            ClickomaniaCommand::Playback(PlaybackCommand::Play),
        );
        self.clicks();
        self.person.waits_until("a record", |person| {
            person
                .harness
                .state_mut()
                .clickomania()
                .wall_panel()
                .playback()
                .place()
                .is_some()
        });
        self.does(ClickomaniaCommand::Playback(PlaybackCommand::Travel(
            TravelCommand::Pause,
        )));
        self.reads("a move");
        self.does_and_reads(
            "counts",
            ClickomaniaCommand::Playback(PlaybackCommand::Heat),
        );
        self.does(ClickomaniaCommand::Playback(PlaybackCommand::Finish));
        self.person.waits_for_the_move();
        self.reads("a wrong move");
        self.does(ClickomaniaCommand::Program(ProgramCommand::OpenProgram(
            program(FAILS).into(),
        )));
        self.does(ClickomaniaCommand::Playback(PlaybackCommand::SameWall));
        self.clicks();
        self.person.waits_for_the_move();
        self.reads("a move that fails");
        self.does(ClickomaniaCommand::Program(ProgramCommand::OpenExample(
            "examples/un-solo-blocco.ron",
        )));
        self.does(ClickomaniaCommand::Playback(PlaybackCommand::SameWall));
        self.clicks();
        self.person.waits_for_the_move();
        self.reads("a right move");
    }

    fn clicks(&mut self) {
        let wall = self.person.wall();
        let click = playable(&wall, GroupKind::Area).first().unwrap();
        self.does(ClickomaniaCommand::Playback(PlaybackCommand::Click(click)));
    }

    fn walls(&mut self) {
        let ends = self.text.msg_stage_new_wall("").trim().to_owned();
        let name = self.name_with(&ends);
        self.reads_menu(&name);
        self.does_and_reads("the painter", ClickomaniaCommand::Wall(WallCommand::Paint));
        self.escapes();
    }

    fn judging(&mut self) {
        self.person.harness.state_mut().judge().close(false);
        for program in [WRONG, FAILS] {
            self.does(ClickomaniaCommand::Program(ProgramCommand::OpenProgram(
                self::program(program).into(),
            )));
            self.waits_for_the_judge();
            self.reads("a program that fails");
            self.does_and_reads(
                "the verdict",
                ClickomaniaCommand::Verdict(VerdictCommand::Show),
            );
            self.does(ClickomaniaCommand::Verdict(VerdictCommand::Show));
        }
        self.does(ClickomaniaCommand::Program(ProgramCommand::OpenExample(
            "examples/un-solo-blocco.ron",
        )));
        self.waits_for_the_judge();
        self.does_and_reads(
            "the verdict of a right program",
            ClickomaniaCommand::Verdict(VerdictCommand::Show),
        );
        self.does(ClickomaniaCommand::Verdict(VerdictCommand::Show));
        self.person.harness.state_mut().judge().close(true);
        let more = ClickomaniaCommand::Hint(HintCommand::More);
        self.does(more.clone());
        let found = self.text.msg_hinting_where();
        self.person
            .waits_until("a hint", |person| person.sees(&found));
        self.reads("the question of a hint");
        self.does_and_reads("the place of a hint", more.clone());
        self.does_and_reads("the blocks of a hint", more);
        self.does(ClickomaniaCommand::Hint(HintCommand::Close));
    }

    fn waits_for_the_judge(&mut self) {
        let subject = self.person.subject();
        self.person.waits_until("a verdict", |person| {
            let judging = &person.harness.state_mut().judge();
            judging.found(&subject).is_some()
        });
    }

    fn comparing(&mut self) {
        let compare = ClickomaniaCommand::Comparison;
        self.does(compare(ComparisonCommand::Toggle));
        self.reads("the comparison");
        self.does(compare(ComparisonCommand::Choose(ProgramOrigin::Canvas)));
        self.does(compare(ComparisonCommand::Choose(ProgramOrigin::Slot(1))));
        self.does_and_reads("two side by side", compare(ComparisonCommand::SideBySide));
        self.does(compare(ComparisonCommand::Toggle));
    }

    fn class(&mut self, folder: &Folder) {
        let command = ClickomaniaCommand::Class;
        self.does_and_reads("the page of a class", command(ClassCommand::Show));
        // A contest is looked for beside the folder too.
        let class = folder.file("classe");
        fs::create_dir(&class).unwrap();
        for name in ["Ada", "Bob"] {
            let text = HANDED_IN.replace("NAME", name);
            fs::write(class.join(format!("{name}.ron")), text).unwrap();
        }
        self.does(command(ClassCommand::Effort(Effort::Quick)));
        let files = ["Ada.ron", "Bob.ron"].map(|name| class.join(name));
        self.does(command(ClassCommand::Add(files.to_vec())));
        self.person.waits_until("a class", |person| {
            let clickomania = person.harness.state_mut().clickomania();
            !clickomania.class_page().is_busy()
        });
        self.reads("a class");
        self.does(command(ClassCommand::Choose(0)));
        self.does_and_reads("two of a class", command(ClassCommand::Choose(1)));
        for menu in [
            self.text.msg_class_page_options(),
            self.text.msg_class_page_export(),
        ] {
            self.reads_menu(&menu);
        }
        fs::write(
            class.join("x.ron"),
            "Program(format: 1, name: \"\", task: \"ignoto\")",
        )
        .unwrap();
        let add = ClassCommand::Add(vec![class.join("x.ron")]);
        self.does(command(add));
        self.person.waits_until("another class", |person| {
            let clickomania = person.harness.state_mut().clickomania();
            !clickomania.class_page().is_busy()
        });
        self.reads("a class with an unknown task");
    }

    fn help(&mut self) {
        for chapter in [
            Chapter::rules(GameId::Clickomania),
            BLOCKS,
            Chapter::rules(GameId::Mines),
            Chapter::rules(GameId::Clone2048),
            Chapter::rules(GameId::Tantrix),
        ] {
            self.does_and_reads(
                &format!("help: {chapter:?}"),
                ClickomaniaCommand::Shell(ShellCommand::Help(chapter)),
            );
        }
        self.does(ClickomaniaCommand::Shell(ShellCommand::CloseHelp));
    }

    fn other_games(&mut self) {
        let text = self.text;
        self.does_and_reads(
            "mines",
            ClickomaniaCommand::Shell(ShellCommand::Show(GameId::Mines)),
        );
        for (what, command) in [
            ("statistics", MinesCommand::Statistics(true)),
            ("a new board", MinesCommand::Ask),
        ] {
            self.person.sends::<MinesMode>(command);
            self.reads(what);
            self.escapes();
        }
        for command in [MinesCommand::Hint, MinesCommand::Heat] {
            self.person.sends::<MinesMode>(command);
        }
        self.reads("mines with hints");
        self.does_and_reads(
            "the third clone",
            ClickomaniaCommand::Shell(ShellCommand::Show(GameId::Clone2048)),
        );
        self.person.presses(&text.msg_third_new());
        self.reads("a new board of the third clone");
        self.escapes();
        self.does_and_reads(
            "tantrix",
            ClickomaniaCommand::Shell(ShellCommand::Show(GameId::Tantrix)),
        );
        for kind in [
            text.msg_tantrix_kind_challenge(),
            text.msg_tantrix_kind_board(),
            text.msg_tantrix_kind_puzzle(),
        ] {
            self.person.presses(&kind);
            self.reads(&format!("tantrix: {kind}"));
        }
        self.person.presses(&text.msg_tantrix_face_solutions());
        self.reads("solutions of tantrix");
    }

    fn contest(&mut self) {
        self.reads("a contest");
        for (what, command) in [
            (
                "handing in",
                ClickomaniaCommand::Contest(ContestCommand::AskHandIn),
            ),
            (
                "a teacher in a contest",
                ClickomaniaCommand::Teacher(TeacherCommand::Ask),
            ),
        ] {
            self.does_and_reads(what, command);
            self.escapes();
        }
        self.reads_menu(&self.text.msg_menu_file());
    }
}

fn program(text: &str) -> engine::language::Program {
    engine::language::file::read(text).unwrap()
}

/// What can have the keyboard, but says nothing of what it is.
fn nameless(person: &Person) -> Vec<String> {
    let nodes = person.harness.root().children_recursive();
    let stops = nodes.filter(|node| {
        let node = node.accesskit_node();
        let data = node.data();
        let said = [data.label(), data.value(), data.placeholder()];
        let named = said.iter().flatten().any(|said| !said.is_empty());
        data.supports_action(Action::Focus) && !(named || node.label().is_some())
    });
    let told = |node: egui_kittest::Node<'_>| {
        let role = node.accesskit_node().role();
        format!("{role:?} at {:?}", node.rect())
    };
    stops.map(told).collect()
}

/// The things that have a name, and where they are.
fn named(person: &Person) -> Vec<(String, Rect)> {
    let root = person.harness.root();
    let nodes = root.children_recursive();
    nodes
        .filter_map(|node| Some((node.accesskit_node().label()?, node.rect())))
        .collect()
}
