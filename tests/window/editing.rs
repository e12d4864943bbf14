//! Several blocks at once, the clipboard, comments, the lists of commands and of changes.

use crate::support::{Folder, Person};
use clickomania::window::clickomania::command::{ClickomaniaCommand, EditorCommand};
use clickomania::window::kit::command::FileCommand;
use egui::{Event, Key, Modifiers, OutputCommand, vec2};
use egui_kittest::kittest::Queryable as _;
use engine::language::Program;
use engine::language::file::{read, write};
use engine::language::program::Stack;

fn program(blocks: &str) -> Program {
    read(&format!(
        "Program(format: 1, name: \"Programma 1\", {blocks})"
    ))
    .unwrap()
}

const THREE: &str = "on_click: [InfectArea(Clicked), RemoveInfected, DropAll]";

impl Person<'_> {
    /// Has this program on the canvas.
    fn works_at(&mut self, blocks: &str) {
        self.commands(ClickomaniaCommand::File(FileCommand::New));
        let text = format!("Program(format: 1, name: \"a\", {blocks})");
        self.pastes(&text);
        // Pasted blocks lie loose; the whole stack goes under the hat.
        let ids = self.program().loose()[0].blocks.clone();
        let mode = self.harness.state_mut().clickomania();
        let document = mode.document();
        let lifting = document.program().lift_edit(ids[0], true).unwrap();
        let fragment = document.program().fragment(&ids);
        let place = engine::language::edit::Place::Stack(Stack::Hat, 0);
        let edits = vec![
            lifting,
            engine::language::edit::Edit::Attach(fragment, place),
        ];
        let edit = engine::language::edit::Edit::All(edits);
        document
            .edit(
                clickomania::window::clickomania::command::ChangeKind::Move,
                edit,
            )
            .unwrap();
        self.key(Modifiers::NONE, Key::Escape);
    }

    fn pastes(&mut self, text: &str) {
        self.harness.event(Event::Paste(text.to_owned()));
        self.looks();
    }

    /// Presses a key of the clipboard; what the system is then given.
    fn copies(&mut self, event: Event) -> Option<String> {
        self.harness.event(event);
        self.harness.step();
        let mut copied = None;
        for _ in 0..4 {
            for command in &self.harness.output().platform_output.commands {
                if let OutputCommand::CopyText(text) = command {
                    copied = Some(text.clone());
                }
            }
            self.harness.step();
        }
        copied
    }

    fn clicks_block(&mut self, name: &str, shift: bool) {
        let at = self.finds(name).left_top() + vec2(9.0, 9.0);
        let modifiers = if shift {
            Modifiers::SHIFT
        } else {
            Modifiers::NONE
        };
        self.harness.event(Event::ModifiersChanged(modifiers));
        self.clicks_at(at);
        self.harness.event(Event::ModifiersChanged(Modifiers::NONE));
        self.looks();
    }
}

const INFECT: &str = "Infetta tutti i mattoni nell'area di contagio attorno a …";
const REMOVE: &str = "Rimuovi tutti i mattoni infetti";
const DROP: &str = "Fai cadere tutti i blocchi";

#[test]
fn blocks_chosen_with_shift_go_together() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.works_at(THREE);
    person.clicks_block(INFECT, false);
    person.clicks_block(DROP, true);
    person.key(Modifiers::NONE, Key::Delete);
    assert_eq!(
        write(&person.program()),
        write(&program("on_click: [RemoveInfected]"))
    );
    // One step of undo for what felt like one action.
    person.key(Modifiers::COMMAND, Key::Z);
    assert_eq!(write(&person.program()), write(&program(THREE)));
}

#[test]
fn chosen_commands_are_dragged_as_one_stack() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.works_at(THREE);
    person.clicks_block(INFECT, false);
    person.clicks_block(DROP, true);
    let from = person.finds(DROP).left_top() + vec2(9.0, 9.0);
    person.drags(from, from + vec2(320.0, 160.0));
    let all = person.program();
    assert_eq!(all.stack(Stack::Hat).len(), 1);
    assert_eq!(all.loose()[0].blocks.len(), 2);
    person.key(Modifiers::COMMAND, Key::Z);
    assert_eq!(write(&person.program()), write(&program(THREE)));
}

#[test]
fn a_frame_chooses_what_lies_in_it() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.works_at(THREE);
    let from = person.finds(REMOVE).left_top() - vec2(12.0, 6.0);
    let to = person.finds(DROP).right_bottom() + vec2(60.0, 30.0);
    person
        .harness
        .event(Event::ModifiersChanged(Modifiers::SHIFT));
    person.drags(from, to);
    person
        .harness
        .event(Event::ModifiersChanged(Modifiers::NONE));
    person.looks();
    let mode = person.harness.state_mut().clickomania();
    assert_eq!(mode.canvas().chosen_all().len(), 2);
    let text = person.copies(Event::Copy).unwrap();
    let copied = read(&text).unwrap();
    assert_eq!(copied.loose().len(), 1);
    assert_eq!(copied.loose()[0].blocks.len(), 2);
}

#[test]
fn blocks_travel_through_the_clipboard_as_text() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.works_at(THREE);
    person.clicks_block(REMOVE, false);
    person.clicks_block(DROP, true);
    let text = person.copies(Event::Cut).unwrap();
    assert_eq!(
        write(&person.program()),
        write(&program("on_click: [InfectArea(Clicked)]"))
    );
    let before = person.program();
    person.pastes(&text);
    let pasted = person.program();
    assert_eq!(pasted.loose()[0].blocks.len(), 2);
    person.key(Modifiers::COMMAND, Key::Z);
    assert_eq!(write(&person.program()), write(&before));
    // What is no program says where and why, and changes nothing.
    person.pastes("Program(format: 1,\n  name: 7)");
    assert!(
        person.status().contains("Riga 2, colonna 9"),
        "{}",
        person.status()
    );
    assert_eq!(write(&person.program()), write(&before));
    person.pastes("Program(format: 1, name: \"\")");
    assert!(person.status().contains("non ci sono blocchi"));
}

/// What of a workspace is no block of ours goes into the note.
#[test]
fn a_blockly_workspace_is_pasted() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.works_at("on_click: [DropAll]");
    person.pastes(r#"{"blocks":{"blocks":[{"type":"controls_whileUntil","inputs":{"BOOL":{"block":{"type":"logic_boolean","fields":{"BOOL":true}}}}}]}}"#);
    assert_eq!(person.program().loose().len(), 1, "{}", person.status());
    person.pastes(r#"<xml><comment>a thought</comment><block type="cure_all"/><block type="text_print" id="p"/></xml>"#);
    let program = person.program();
    assert_eq!(program.loose().len(), 2, "{}", person.status());
    for part in ["a thought", "text_print (p)"] {
        assert!(
            program.header().note.contains(part),
            "{}",
            program.header().note
        );
    }
    person.key(Modifiers::COMMAND, Key::Z);
    assert_eq!(person.program().header().note, "");
}

#[test]
fn a_block_is_folded_commented_and_switched_off() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.works_at("on_click: [Repeat(times: Number(8), body: [DropAll, CureAll])]");
    assert!(person.sees("Togli infezione da tutti i mattoni"));
    person.clicks_block("ripeti … volte", false);
    person.commands(ClickomaniaCommand::Editor(EditorCommand::Collapse));
    assert!(!person.sees("Togli infezione da tutti i mattoni"));
    person.key(Modifiers::NONE, Key::F2);
    person.types("otto volte");
    person.key(Modifiers::COMMAND, Key::Enter);
    person.commands(ClickomaniaCommand::Editor(EditorCommand::Disable));
    let expected = program(
        "on_click: [Comment(\"otto volte\", Disabled(Collapsed(\
         Repeat(times: Number(8), body: [DropAll, CureAll]))))]",
    );
    assert_eq!(write(&person.program()), write(&expected));
    for _ in 0..3 {
        person.key(Modifiers::COMMAND, Key::Z);
    }
    assert!(person.sees("Togli infezione da tutti i mattoni"));
}

#[test]
fn any_command_is_found_by_some_words() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.works_at(THREE);
    person.pastes("Program(format: 1, name: \"\", on_click: [CureAll])");
    person.pastes("Program(format: 1, name: \"\", on_click: [CureAll])");
    person.key(Modifiers::NONE, Key::F1);
    person.types("tela riord");
    person.key(Modifiers::NONE, Key::Enter);
    let places: Vec<_> = person.program().loose().iter().map(|l| l.at).collect();
    assert_eq!(places[0].0, places[1].0);
    assert!(places[1].1 > places[0].1 + 30.0);
    assert!(!person.sees("Tutti i comandi…"));
    // Arrows go to another line, Esc closes.
    person.key(Modifiers::NONE, Key::F1);
    person.types("tema zzz");
    assert!(person.sees("Nessun comando contiene queste parole."));
    person.key(Modifiers::NONE, Key::Escape);
    assert!(!person.sees("Nessun comando contiene queste parole."));
}

#[test]
fn the_list_of_changes_leads_back_and_forth() {
    let folder = Folder::new();
    let mut person = Person::sits_down(&folder.0);
    person.commands(ClickomaniaCommand::File(FileCommand::New));
    for blocks in ["CureAll", "DropAll", "RemoveInfected"] {
        person.pastes(&format!(
            "Program(format: 1, name: \"\", on_click: [{blocks}])"
        ));
    }
    let all = person.program();
    person.commands(ClickomaniaCommand::Editor(EditorCommand::GoInHistory(-2)));
    assert_eq!(person.program().loose().len(), 1);
    person.key(Modifiers::COMMAND, Key::H);
    let lines: Vec<_> = person
        .names()
        .into_iter()
        .filter(|name| name == "incolla")
        .collect();
    assert_eq!(lines.len(), 3);
    // The last of them is the last change.
    let last = person
        .harness
        .query_all_by_label("incolla")
        .map(|node| node.rect())
        .max_by(|a, b| a.min.y.total_cmp(&b.min.y));
    person.clicks_at(last.unwrap().center());
    assert_eq!(write(&person.program()), write(&all));
}
