//! The second button of the mouse on everything, what is chosen by the first one, what comes into sight.

mod canvas;
mod choosing;
mod elsewhere;
mod lists;
mod sight;

use crate::support::{Folder, Person};
use clickomania::window::clickomania::command::ClickomaniaCommand;
use clickomania::window::kit::command::FileCommand;
use egui::{Event, Modifiers, Pos2, Rect, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use engine::language::file::read;
use engine::language::{BlockId, Kind};

const BIN: &str = "Cestino: trascina qui i blocchi da eliminare";
const MAP: &str = "Mappa del programma";
const BLOCKS: &str = "variables: [\"i\", \"quota\"], on_click: [\
    Set(var: \"quota\", to: Number(3)), \
    Count(var: \"i\", from: Number(0), to: Number(8), by: Number(1), body: [Infect(Clicked), DropAll]), \
    RemoveInfected, CureAll], loose: [(at: (20, 400), blocks: [Clicked])]";

impl Person<'_> {
    fn opens_program(&mut self, folder: &Folder, blocks: &str) {
        let file = folder.file("menus.ron");
        let text = format!("Program(format: 1, name: \"prova\", {blocks})");
        read(&text).unwrap();
        std::fs::write(&file, text).unwrap();
        self.commands(ClickomaniaCommand::File(FileCommand::OpenFile(file)));
        assert_eq!(self.program().header().name, "prova", "{}", self.status());
    }

    /// The first block of this kind.
    fn first_of(&mut self, kind: Kind) -> BlockId {
        let program = self.program();
        let mut all = program.all_blocks();
        all.find(|&id| program.block(id).kind == kind).unwrap()
    }

    fn seen(&mut self, id: BlockId) -> Rect {
        let canvas = self.harness.state_mut().clickomania().canvas();
        let rect = canvas.layout().get(id).unwrap().rect;
        canvas.view.rect_to_window(rect)
    }

    /// Where the line of a menu is that begins with these words; its keys stand behind them.
    fn line(&self, words: &str) -> Option<Rect> {
        let nodes = self.harness.query_all_by_label_contains(words);
        let lines = nodes.filter_map(|node| {
            let label = node.accesskit_node().label()?;
            label
                .starts_with(words)
                .then_some((label.len(), node.rect()))
        });
        let shortest = lines.min_by_key(|(length, _)| *length);
        shortest.map(|(_, rect)| rect)
    }

    /// How many things have a name that begins with these words.
    fn count(&self, words: &str) -> usize {
        let nodes = self.harness.query_all_by_label_contains(words);
        let labels = nodes.filter_map(|node| node.accesskit_node().label());
        labels.filter(|label| label.starts_with(words)).count()
    }

    fn presses_line(&mut self, words: &str) {
        let at = self.line(words).unwrap().center();
        self.clicks_at(at);
    }

    /// A point near the corner of the first block of this kind.
    fn corner_of(&mut self, kind: Kind) -> Pos2 {
        let id = self.first_of(kind);
        self.seen(id).min + vec2(7.0, 10.0)
    }

    fn kinds_chosen(&mut self) -> Vec<Kind> {
        let program = self.program();
        let chosen = self.harness.state_mut().clickomania().canvas().chosen_all();
        chosen.iter().map(|&id| program.block(id).kind).collect()
    }

    fn clicks_with(&mut self, modifiers: Modifiers, at: Pos2) {
        self.harness.event(Event::ModifiersChanged(modifiers));
        self.clicks_at(at);
        self.harness.event(Event::ModifiersChanged(Modifiers::NONE));
        self.looks();
    }

    fn pan(&mut self) -> egui::Vec2 {
        self.harness.state_mut().clickomania().canvas().view.pan
    }
}
