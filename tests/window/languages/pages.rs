//! The pages, dialogs and menus, one after the other.

use super::{BLOCKS, FAILS, HANDED_IN, Reader, WRONG};
use crate::support::*;
use engine::judge::Effort;
use engine::language::kind::Category;
use engine::language::words::{block_name, category_name};

/// The command that opens a program of this text.
fn opened(text: &str) -> ProgramCommand {
    ProgramCommand::OpenProgram(read(text).unwrap().into())
}

impl Reader {
    pub(super) fn building(&mut self) {
        self.reads("the first view");
        let text = self.text;
        self.does(ProgramCommand::OpenExample("examples/riga-cinque.ron"));
        for category in Category::ALL {
            self.person.presses(category_name(&text, category));
            self.reads(&format!("{category:?}"));
        }
        self.does(EditorCommand::Find);
        self.person.types("a");
        self.reads("a search");
        self.person.types("qwq");
        self.reads("a search in vain");
        self.escapes();
        self.does_and_reads("the map", ViewCommand::ToggleMap);
        self.does(ViewCommand::ToggleMap);
        let first = self.person.hat()[0];
        let program = self.person.program();
        let name = block_name(&program, &text, program.block(first));
        let at = self.person.finds(&name).left_center() + vec2(12.0, 0.0);
        self.person.right_clicks_at(at);
        self.reads("the menu of a block");
        self.escapes();
        for slot in 1..=4 {
            self.does(SlotCommand::Store(slot));
        }
        self.does(EditorCommand::ShowBlock(first));
        self.does_and_reads("a copy", EditorCommand::Duplicate);
        for name in [
            text.msg_menu_look(),
            text.language().own_name().to_owned(),
            text.msg_menu_file(),
        ] {
            self.reads_menu(&name);
        }
    }

    pub(super) fn dialogs(&mut self) {
        self.does(opened(WRONG));
        let first = self.person.hat()[0];
        let variable = self.person.program().variables()[0].id;
        self.does(EditorCommand::ShowBlock(first));
        let dialogs: [(&str, ClickomaniaCommand); 10] = [
            ("comment", EditorCommand::AskComment.into()),
            ("new variable", EditorCommand::AskNewVariable(None).into()),
            (
                "rename variable",
                EditorCommand::AskRenameVariable(variable).into(),
            ),
            (
                "delete variable",
                EditorCommand::AskDeleteVariable(variable).into(),
            ),
            ("breakpoint", PlaybackCommand::AskBreak(first).into()),
            ("history", EditorCommand::ShowHistory.into()),
            ("commands", ViewCommand::ShowCommands.into()),
            ("ladder", GoalsCommand::Show.into()),
            ("teacher", TeacherCommand::Ask.into()),
            ("file", FileCommand::SaveAs.into()),
        ];
        for (what, command) in dialogs {
            self.does_and_reads(what, command);
            self.escapes();
        }
        self.does(ProgramCommand::OpenExample("solutions/costo-40.ron"));
        self.does(FileCommand::New);
        self.does(HistoryCommand::Undo);
    }

    pub(super) fn playing(&mut self) {
        self.does(opened(WRONG));
        self.person.sets_speed(0.0);
        self.does_and_reads("a game", PlaybackCommand::Play);
        self.clicks();
        self.person
            .waits_until("a record", |person| person.place().is_some());
        self.does(PlaybackCommand::Travel(TravelCommand::Pause));
        self.reads("a move");
        self.does_and_reads("counts", PlaybackCommand::Heat);
        self.does(PlaybackCommand::Finish);
        self.person.waits_for_the_move();
        self.reads("a wrong move");
        self.does(opened(FAILS));
        self.does(PlaybackCommand::SameWall);
        self.clicks();
        self.person.waits_for_the_move();
        self.reads("a move that fails");
        self.does(ProgramCommand::OpenExample("examples/un-solo-blocco.ron"));
        self.does(PlaybackCommand::SameWall);
        self.clicks();
        self.person.waits_for_the_move();
        self.reads("a right move");
    }

    pub(super) fn clicks(&mut self) {
        let wall = self.person.wall();
        let click = playable(&wall, GroupKind::Area).first().unwrap();
        self.does(PlaybackCommand::Click(click));
    }

    pub(super) fn walls(&mut self) {
        let end = self.text.msg_stage_new_wall("");
        let mut names = self.person.names().into_iter();
        let name = names.find(|name| name.contains(end.trim())).unwrap();
        self.reads_menu(&name);
        self.does_and_reads("the painter", WallCommand::Paint);
        self.escapes();
    }

    pub(super) fn judging(&mut self) {
        self.person.judges(true);
        for program in [WRONG, FAILS] {
            self.does(opened(program));
            self.waits_for_the_judge();
            self.reads("a program that fails");
            self.does_and_reads("the verdict", VerdictCommand::Show);
            self.does(VerdictCommand::Show);
        }
        self.does(ProgramCommand::OpenExample("examples/un-solo-blocco.ron"));
        self.waits_for_the_judge();
        self.does_and_reads("the verdict of a right program", VerdictCommand::Show);
        self.does(VerdictCommand::Show);
        self.person.judges(false);
        let more = HintCommand::More;
        self.does(more);
        let found = self.text.msg_hinting_where();
        self.person
            .waits_until("a hint", |person| person.sees(&found));
        self.reads("the question of a hint");
        self.does_and_reads("the place of a hint", more);
        self.does_and_reads("the blocks of a hint", more);
        self.does(HintCommand::Close);
    }

    pub(super) fn waits_for_the_judge(&mut self) {
        let subject = self.person.subject();
        self.person.waits_until("a verdict", |person| {
            let judging = &person.harness.state_mut().judge();
            judging.found(&subject).is_some()
        });
    }

    pub(super) fn comparing(&mut self) {
        self.does(ComparisonCommand::Toggle);
        self.reads("the comparison");
        self.does(ComparisonCommand::Choose(ProgramOrigin::Canvas));
        self.does(ComparisonCommand::Choose(ProgramOrigin::Slot(1)));
        self.does_and_reads("two side by side", ComparisonCommand::SideBySide);
        self.does(ComparisonCommand::Toggle);
    }

    pub(super) fn class(&mut self) {
        self.does_and_reads("the page of a class", ClassCommand::Show);
        // A contest is looked for beside the folder too.
        let class = self.person.file("classe");
        fs::create_dir(&class).unwrap();
        for name in ["Ada", "Bob"] {
            let text = HANDED_IN.replace("NAME", name);
            fs::write(class.join(format!("{name}.ron")), text).unwrap();
        }
        self.does(ClassCommand::Effort(Effort::Quick));
        let files = ["Ada.ron", "Bob.ron"].map(|name| class.join(name));
        self.does(ClassCommand::Add(files.to_vec()));
        self.person.waits_until("a class", |person| {
            let clickomania = person.harness.state_mut().clickomania();
            !clickomania.class_page().is_busy()
        });
        self.reads("a class");
        self.does(ClassCommand::Choose(0));
        self.does_and_reads("two of a class", ClassCommand::Choose(1));
        for menu in [
            self.text.msg_class_page_options(),
            self.text.msg_button_export(),
        ] {
            self.reads_menu(&menu);
        }
        fs::write(
            class.join("x.ron"),
            "Program(format: 1, name: \"\", task: \"ignoto\")",
        )
        .unwrap();
        let add = ClassCommand::Add(vec![class.join("x.ron")]);
        self.does(add);
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
            self.does_and_reads(&format!("help: {chapter:?}"), ShellCommand::Help(chapter));
        }
        self.does(ShellCommand::CloseHelp);
    }

    pub(super) fn other_games(&mut self) {
        let text = self.text;
        self.does_and_reads("mines", ShellCommand::Show(GameId::Mines));
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
        self.does_and_reads("the third clone", ShellCommand::Show(GameId::Clone2048));
        self.person.presses(text.msg_clone2048_new());
        self.reads("a new board of the third clone");
        self.escapes();
        self.does_and_reads("tantrix", ShellCommand::Show(GameId::Tantrix));
        for kind in [
            text.msg_tantrix_kind_challenge(),
            text.msg_tantrix_kind_board(),
            text.msg_tantrix_kind_puzzle(),
        ] {
            self.person.presses(&kind);
            self.reads(&format!("tantrix: {kind}"));
        }
        self.person.presses(text.msg_tantrix_face_solutions());
        self.reads("solutions of tantrix");
    }

    pub(super) fn contest(&mut self) {
        self.reads("a contest");
        self.does_and_reads("handing in", ContestCommand::AskHandIn);
        self.escapes();
        self.does_and_reads("a teacher in a contest", TeacherCommand::Ask);
        self.escapes();
        self.reads_menu(&self.text.msg_menu_file());
    }
}
