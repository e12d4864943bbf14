//! The pages, dialogs and menus, one after the other.

use super::{BLOCKS, FAILS, HANDED_IN, Reader, WRONG, program};
use crate::support::Folder;
use clickomania::window::clickomania::command::{
    ClassCommand, ClickomaniaCommand, ComparisonCommand, ContestCommand, EditorCommand,
    GoalsCommand, HintCommand, PlaybackCommand, ProgramCommand, ProgramOrigin, SlotCommand,
    TeacherCommand, TravelCommand, VerdictCommand, ViewCommand, WallCommand,
};
use clickomania::window::kit::command::{Chapter, FileCommand, HistoryCommand, ShellCommand};
use clickomania::window::kit::game_id::GameId;
use clickomania::window::mines::{MinesCommand, MinesMode};
use egui::vec2;
use engine::judge::Effort;
use engine::language::kind::Category;
use engine::language::program::Stack;
use engine::language::words::{block_name, category_name};
use engine::wall::{GroupKind, playable};
use std::fs;

impl Reader {
    pub(super) fn building(&mut self) {
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

    pub(super) fn dialogs(&mut self) {
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

    pub(super) fn playing(&mut self) {
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

    pub(super) fn clicks(&mut self) {
        let wall = self.person.wall();
        let click = playable(&wall, GroupKind::Area).first().unwrap();
        self.does(ClickomaniaCommand::Playback(PlaybackCommand::Click(click)));
    }

    pub(super) fn walls(&mut self) {
        let ends = self.text.msg_stage_new_wall("").trim().to_owned();
        let name = self.name_with(&ends);
        self.reads_menu(&name);
        self.does_and_reads("the painter", ClickomaniaCommand::Wall(WallCommand::Paint));
        self.escapes();
    }

    pub(super) fn judging(&mut self) {
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

    pub(super) fn waits_for_the_judge(&mut self) {
        let subject = self.person.subject();
        self.person.waits_until("a verdict", |person| {
            let judging = &person.harness.state_mut().judge();
            judging.found(&subject).is_some()
        });
    }

    pub(super) fn comparing(&mut self) {
        let compare = ClickomaniaCommand::Comparison;
        self.does(compare(ComparisonCommand::Toggle));
        self.reads("the comparison");
        self.does(compare(ComparisonCommand::Choose(ProgramOrigin::Canvas)));
        self.does(compare(ComparisonCommand::Choose(ProgramOrigin::Slot(1))));
        self.does_and_reads("two side by side", compare(ComparisonCommand::SideBySide));
        self.does(compare(ComparisonCommand::Toggle));
    }

    pub(super) fn class(&mut self, folder: &Folder) {
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

    pub(super) fn help(&mut self) {
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

    pub(super) fn other_games(&mut self) {
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
        self.person.presses(&text.msg_clone2048_new());
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

    pub(super) fn contest(&mut self) {
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
