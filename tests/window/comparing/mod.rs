//! Programs are compared: in the table, by their costs, side by side.

mod coming_and_going;
mod side_by_side;
mod table;

use crate::support::{Folder, Person};
use clickomania::window::clickomania::command::{
    ClickomaniaCommand, ComparisonCommand, ProgramOrigin,
};
use clickomania::window::clickomania::compare::ComparisonMode;
use egui::Role;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use engine::bundled;
use engine::language::Program;
use engine::language::file::read;
use std::fs;

const ONE_BLOCK: &str = "examples/un-solo-blocco.ron";
const COST_3: &str = "solutions/costo-3.ron";
const COST_35: &str = "solutions/costo-35.ron";
const FORGETS_BORDER: &str = "mistakes/bordo-dimenticato.ron";

fn known(place: &str) -> Program {
    read(bundled::program(place).unwrap()).unwrap()
}

impl Person<'_> {
    fn compares(&mut self, command: ComparisonCommand) {
        self.commands(ClickomaniaCommand::Comparison(command));
    }

    fn comparison(&mut self) -> &ComparisonMode {
        self.harness.state_mut().clickomania().comparison()
    }

    /// A file with one of the known programs.
    fn brings(&mut self, folder: &Folder, place: &str) -> ProgramOrigin {
        let name = place.split('/').next_back().unwrap();
        let file = folder.file(name);
        fs::write(&file, bundled::program(place).unwrap()).unwrap();
        self.compares(ComparisonCommand::Add(file.clone()));
        ProgramOrigin::File(file)
    }

    /// What the rows of the table say, from the top.
    fn rows(&self) -> Vec<String> {
        let rows = self.harness.query_all_by_role(Role::Row);
        let mut rows: Vec<(f32, String)> = rows
            .map(|row| {
                let label = row.accesskit_node().label();
                (row.rect().top(), label.unwrap_or_default())
            })
            .collect();
        rows.sort_by(|a, b| a.0.total_cmp(&b.0));
        rows.into_iter().map(|(_, label)| label).collect()
    }

    /// The figures of a column, from the top, as they are read aloud.
    fn figures(&self, column: &str) -> Vec<f64> {
        let figure = |row: &String| {
            let (_, rest) = row.split_once(&format!("{column}: "))?;
            let words = rest.split(';').next()?;
            words.replace(' ', "").replace(',', ".").parse().ok()
        };
        self.rows().iter().map(|row| figure(row).unwrap()).collect()
    }

    /// What stands in labels.
    fn labels(&self) -> Vec<String> {
        let labels = self.harness.query_all_by_role(Role::Label);
        labels
            .filter_map(|node| node.accesskit_node().value())
            .collect()
    }

    fn presses_head(&mut self, name: &str) {
        let head = self
            .harness
            .get_by_role_and_label(Role::ColumnHeader, name)
            .rect();
        self.clicks_at(head.center());
    }

    fn waits_for_steps(&mut self) {
        self.waits_until("all programs are measured", |person| {
            person.comparison().is_measured()
        });
    }

    /// Chooses two programs and puts them side by side.
    fn puts_side_by_side(&mut self, a: ProgramOrigin, b: ProgramOrigin) {
        self.compares(ComparisonCommand::Choose(ProgramOrigin::Canvas));
        self.compares(ComparisonCommand::Choose(a));
        self.compares(ComparisonCommand::Choose(b));
        assert_eq!(self.comparison().chosen().len(), 2);
        self.presses("Metti fianco a fianco");
        assert!(self.page().pair().is_some());
    }

    fn waits_for_both_moves(&mut self) {
        self.waits_until("both moves are made", |person| {
            let pair = person.page().pair();
            pair.is_some_and(|pair| pair.has_move())
        });
    }
}

fn is_sorted(figures: &[f64]) -> bool {
    figures.windows(2).all(|two| two[0] <= two[1])
}
