//! The table of a class: a pupil a row, then the files of which nothing can be read.

use super::{ClassPage, Line, lines};
use crate::app::clickomania::command::{ClassColumn, ClassCommand, ClickomaniaContext};
use crate::app::clickomania::contest::collect::title;
use crate::app::clickomania::verdict::sign;
use crate::app::common::icons;
use crate::app::common::theme::{self, Theme};
use crate::app::common::widgets::table::{
    Cell, Column, Mark, Table, TableEvent, TableRows, least_width,
};
use egui::{Align, Color32, Id, Key, Ui};
use engine::diagnostics;
use engine::text::Text;

/// Height of a row, in points.
const ROW: f32 = 36.0;
/// The most groups shown in a cell.
const MOST_GROUPS: usize = 2;
/// The colours of groups, one after the other; white can be read on all of them.
const GROUPS: [Color32; 6] = [
    Color32::from_rgb(88, 70, 190),
    Color32::from_rgb(11, 107, 125),
    Color32::from_rgb(140, 82, 3),
    Color32::from_rgb(156, 42, 112),
    Color32::from_rgb(30, 104, 60),
    Color32::from_rgb(160, 48, 38),
];

/// How much a cell of a task shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Detail {
    /// The verdict in words.
    Words,
    /// Its sign, the cost and the points.
    CostAndPoints,
    /// Its sign and the points.
    Points,
}

/// *A*, *B* … *Z*, *27*.
pub fn group_name(group: usize) -> String {
    match u8::try_from(group) {
        Ok(number @ 0..26) => char::from(b'A' + number).to_string(),
        _ => (group + 1).to_string(),
    }
}

/// The letter of a group, in its colour.
pub fn badge(group: usize) -> Mark {
    Mark::Badge(group_name(group), GROUPS[group % GROUPS.len()])
}

/// Shows the table in the room that `ui` has.
pub fn show(page: &mut ClassPage, ui: &mut Ui, app: &mut ClickomaniaContext) {
    let text = app.text;
    let order = page.order();
    let at = order
        .iter()
        .position(|&place| Some(page.lines[place].who) == page.at);
    let focus = at.is_some() && std::mem::take(&mut page.focus_soon);
    let room = ui.available_width();
    let (detail, columns) = match page.known.columns().len() {
        0 | 1 => (Detail::Words, columns(page, &text, Detail::Words)),
        _ => match columns(page, &text, Detail::CostAndPoints) {
            columns if least_width(&columns) <= room => (Detail::CostAndPoints, columns),
            _ => (Detail::Points, columns(page, &text, Detail::Points)),
        },
    };
    let (column, back) = page.sorting;
    let most_first = matches!(
        column,
        ClassColumn::Points | ClassColumn::Remarks | ClassColumn::Task(_)
    );
    let table = Table {
        id: Id::unique("class"),
        name: text.msg_class_page_table(),
        columns,
        title: ClassColumn::Name,
        sorted: column,
        falling: back != most_first,
        row: ROW,
        button: 0.0,
        at,
        focus,
        keys: &[Key::Space, Key::Enter],
    };
    let lines = Lines {
        page,
        order: &order,
        detail,
        text,
        theme: theme::of(ui),
    };
    let Some(event) = table.show(ui, &text, &lines) else {
        return;
    };
    let line = |row: usize| lines.line(row);
    let command = match event {
        TableEvent::Sort(column) => Some(ClassCommand::Sort(column)),
        TableEvent::Walk(row) | TableEvent::Click(row) => Some(ClassCommand::Look(line(row).who)),
        TableEvent::Check(row) | TableEvent::Key(row, Key::Space) => {
            line(row).pupil().map(ClassCommand::Choose)
        }
        TableEvent::DoubleClick(row) | TableEvent::Key(row, _) | TableEvent::Button(row) => {
            let mut programs = line(row).cells.iter().flatten();
            programs
                .next()
                .map(|cell| ClassCommand::OpenProgram(cell.submission))
        }
    };
    if let Some(command) = command {
        app.send(command);
    }
}

fn columns(page: &ClassPage, text: &Text, detail: Detail) -> Vec<Column<ClassColumn>> {
    let known = &page.known;
    let mut columns = Vec::new();
    let mut add = |id, name, align, (least, most)| {
        let icon = (id == ClassColumn::Remarks).then_some(icons::first_wrong as icons::Icon);
        columns.push(Column {
            id,
            name,
            icon,
            align,
            least,
            most,
        });
    };
    add(
        ClassColumn::Rank,
        text.msg_class_rank(),
        Align::Max,
        (68.0, 74.0),
    );
    add(
        ClassColumn::Name,
        text.msg_class_pupil(),
        Align::Min,
        (118.0, 320.0),
    );
    // Before the tasks, of which a narrow window does not show all.
    add(
        ClassColumn::Points,
        text.msg_class_points(),
        Align::Max,
        (70.0, 84.0),
    );
    for (number, task) in known.columns().into_iter().enumerate() {
        let (align, width) = match detail {
            Detail::Words => (Align::Min, (140.0, 190.0)),
            Detail::CostAndPoints => (Align::Max, (120.0, 150.0)),
            Detail::Points => (Align::Max, (112.0, 130.0)),
        };
        add(ClassColumn::Task(number), title(task, text), align, width);
    }
    add(
        ClassColumn::Cost,
        text.msg_class_cost(),
        Align::Max,
        (70.0, 84.0),
    );
    if !known.groups().is_empty() {
        add(
            ClassColumn::Alike,
            text.msg_class_alike(),
            Align::Min,
            (84.0, 84.0),
        );
    }
    if known
        .class
        .pupils
        .iter()
        .any(|pupil| !pupil.remarks.is_empty())
    {
        add(
            ClassColumn::Remarks,
            text.msg_class_remarks(),
            Align::Min,
            (62.0, 62.0),
        );
    }
    columns
}

/// The lines that the filter leaves.
struct Lines<'a> {
    page: &'a ClassPage,
    order: &'a [usize],
    detail: Detail,
    text: Text,
    theme: &'a Theme,
}

impl Lines<'_> {
    fn line(&self, row: usize) -> &Line {
        &self.page.lines[self.order[row]]
    }

    fn chosen(&self, row: usize) -> Option<usize> {
        let pupil = self.line(row).pupil()?;
        self.page.chosen.iter().position(|&one| one == pupil)
    }

    /// A program: the sign of its verdict, and as much more as there is room for.
    fn program(&self, found: &lines::Cell) -> Cell {
        let ink = sign::ink(self.theme, found.verdict);
        let points = match found.points {
            0 => Cell::new("0", self.theme.quiet),
            points => Cell::new(points.to_string(), self.theme.text),
        };
        Cell {
            marks: vec![Mark::Icon(sign::icon(found.verdict), ink)],
            before: (self.detail == Detail::CostAndPoints).then(|| self.text.grouped(found.cost)),
            spoken: Some(self.told(found)),
            ..match self.detail {
                Detail::Words => Cell::new(diagnostics::verdict(&self.text, found.verdict), ink),
                Detail::CostAndPoints | Detail::Points => points,
            }
        }
    }

    fn told(&self, found: &lines::Cell) -> String {
        let verdict = diagnostics::verdict(&self.text, found.verdict);
        let cost = self.text.grouped(found.cost);
        self.text
            .msg_class_page_cell(verdict, cost, found.points.to_string())
    }
}

impl TableRows for Lines<'_> {
    type Column = ClassColumn;

    fn count(&self) -> usize {
        self.order.len()
    }

    fn id(&self, row: usize) -> Id {
        Id::unique("class row").with(self.line(row).who)
    }

    fn is_selected(&self, row: usize) -> bool {
        Some(self.line(row).who) == self.page.at
    }

    fn mark(&self, row: usize) -> Option<Mark> {
        self.line(row).pupil()?;
        let chosen = self.chosen(row).map(|place| (place + 1).to_string());
        Some(chosen.map_or(Mark::Choice, Mark::Chosen))
    }

    fn check_box(&self, row: usize) -> Option<String> {
        Some(self.text.msg_class_page_choose(&self.line(row).name))
    }

    fn state(&self, row: usize) -> Option<String> {
        self.chosen(row).map(|_| self.text.msg_class_page_chosen())
    }

    fn cell(&self, row: usize, column: ClassColumn) -> Cell {
        let (line, text, theme) = (self.line(row), &self.text, self.theme);
        let figure = |figure: Option<u64>, ink| match figure {
            _ if line.waits => Cell::new("…", theme.quiet),
            Some(figure) => Cell::new(text.grouped(figure), ink),
            None => Cell::new("–", theme.quiet),
        };
        let unread = !line.errors.is_empty() && line.cells.iter().all(Option::is_none);
        match column {
            ClassColumn::Name => Cell {
                strong: true,
                ..Cell::new(&line.name, theme.text)
            },
            ClassColumn::Rank if unread => Cell::default(),
            // Why stands beside the table.
            _ if unread => Cell {
                marks: vec![Mark::Icon(icons::cross, theme.wrong)],
                spoken: line.errors.first().cloned(),
                spans: true,
                ..Cell::new(text.msg_class_error(), theme.wrong)
            },
            ClassColumn::Rank => figure(Some(line.rank as u64), theme.quiet),
            ClassColumn::Points => figure(Some(line.points), theme.text),
            ClassColumn::Cost => figure(line.cost, theme.quiet),
            ClassColumn::Task(task) => match line.cells.get(task).copied().flatten() {
                Some(found) => self.program(&found),
                None => figure(None, theme.quiet),
            },
            ClassColumn::Alike => {
                let groups = line.groups.iter().map(|&group| group_name(group));
                let shown = line.groups.iter().take(MOST_GROUPS);
                Cell {
                    marks: shown.map(|&group| badge(group)).collect(),
                    spoken: Some(groups.collect::<Vec<_>>().join(", ")),
                    ..Cell::default()
                }
            }
            ClassColumn::Remarks if line.remarks == 0 => Cell {
                spoken: Some("0".to_owned()),
                ..Cell::default()
            },
            ClassColumn::Remarks => Cell {
                marks: vec![Mark::Icon(icons::first_wrong, theme.wrong)],
                ..Cell::new(line.remarks.to_string(), theme.text)
            },
        }
    }

    fn tip(&self, row: usize, column: ClassColumn) -> Vec<String> {
        let line = self.line(row);
        match column {
            ClassColumn::Task(task) if self.detail != Detail::Words => {
                let found = line.cells.get(task).copied().flatten();
                found.iter().map(|found| self.told(found)).collect()
            }
            ClassColumn::Remarks => {
                let pupil = line
                    .pupil()
                    .and_then(|pupil| self.page.known.class.pupils.get(pupil));
                pupil.map_or_else(Vec::new, |pupil| pupil.remarks.clone())
            }
            _ => Vec::new(),
        }
    }
}
