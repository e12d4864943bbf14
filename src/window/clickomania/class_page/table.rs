//! The table of a class: a pupil a row, then the unreadable files.

use super::judging::JudgedClass;
use super::lines::TaskResult;
use super::{ClassPage, Line};
use crate::window::clickomania::command::{ClassColumn, ClassCommand, ClickomaniaContext};
use crate::window::clickomania::contest_page::collect::title;
use crate::window::clickomania::guide::verdict::sign;
use crate::window::kit::icons::Icon;
use crate::window::kit::theme::Theme;
use crate::window::kit::widgets::table::{Cell, Column, Mark, Row, Table, TableEvent, least_width};
use crate::window::kit::{icons, theme};
use egui::{Align, Color32, Id, Key, Ui};
use engine::diagnostics;
use engine::text::Text;

/// Height of a row, in points.
const ROW: f32 = 36.0;
/// Maximum number of groups shown in a cell.
const MAX_GROUPS: usize = 2;
/// Colours of groups in turn; white is readable on each.
const GROUPS: [Color32; 6] = [
    Color32::from_rgb(88, 70, 190),
    Color32::from_rgb(11, 107, 125),
    Color32::from_rgb(140, 82, 3),
    Color32::from_rgb(156, 42, 112),
    Color32::from_rgb(30, 104, 60),
    Color32::from_rgb(160, 48, 38),
];

/// Contents of the cells of tasks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Detail {
    /// The verdict in words.
    Words,
    /// Its sign, the cost and the points.
    CostAndPoints,
    /// Its sign and the points.
    Points,
}

/// Name of a group, by number from 0: *A*, *B* … *Z*, *27*.
pub fn group_name(group: usize) -> String {
    match u8::try_from(group) {
        Ok(number @ 0..26) => char::from(b'A' + number).to_string(),
        _ => (group + 1).to_string(),
    }
}

/// Badge with the letter of a group, in its colour.
pub fn badge(group: usize) -> Mark {
    Mark::Badge(group_name(group), GROUPS[group % GROUPS.len()])
}

/// Shows the table in all of `ui`.
pub fn show(page: &mut ClassPage, ui: &mut Ui, app: &mut ClickomaniaContext) {
    let text = app.text;
    let order = page.order();
    let at = order
        .iter()
        .position(|&place| Some(page.lines[place].id) == page.current);
    let focus = at.is_some() && std::mem::take(&mut page.focus_soon);
    let room = ui.available_width();
    let (detail, columns) = match page.known.columns().len() {
        0 | 1 => (Detail::Words, columns(&page.known, &text, Detail::Words)),
        _ => match columns(&page.known, &text, Detail::CostAndPoints) {
            columns if least_width(&columns) <= room => (Detail::CostAndPoints, columns),
            _ => (Detail::Points, columns(&page.known, &text, Detail::Points)),
        },
    };
    let most_first = matches!(
        page.sorted_by,
        ClassColumn::Points | ClassColumn::Remarks | ClassColumn::Task(_)
    );
    let table = Table {
        id: Id::unique("class"),
        name: text.msg_class_page_table(),
        columns,
        rows: order
            .iter()
            .map(|&place| row_id(&page.lines[place]))
            .collect(),
        title: ClassColumn::Name,
        sorted: page.sorted_by,
        falling: page.backwards != most_first,
        row_height: ROW,
        button: 0.0,
        at,
        focus,
        keys: &[Key::Space, Key::Enter],
        // The details beside the table show them.
        tips_for_keys: false,
    };
    let shown = RowMaker {
        page,
        detail,
        text,
        theme: theme::of(ui),
    };
    let line = |row: usize| &page.lines[order[row]];
    let ids: Vec<ClassColumn> = table.columns.iter().map(|column| column.id).collect();
    let Some(event) = table.show(ui, &text, |row| shown.row(line(row), &ids)) else {
        return;
    };
    let command = match event {
        TableEvent::Sort(column) => Some(ClassCommand::Sort(column)),
        TableEvent::Walk(row) | TableEvent::Click(row) => Some(ClassCommand::Look(line(row).id)),
        TableEvent::Check(row) | TableEvent::Key(row, Key::Space) => {
            line(row).pupil().map(ClassCommand::Choose)
        }
        TableEvent::DoubleClick(row) | TableEvent::Key(row, _) | TableEvent::Button(row) => {
            let first = line(row).results.iter().flatten().next();
            first.map(|result| ClassCommand::OpenProgram(result.submission))
        }
    };
    if let Some(command) = command {
        app.send(command);
    }
}

fn columns(known: &JudgedClass, text: &Text, detail: Detail) -> Vec<Column<ClassColumn>> {
    let tasks = known.columns();
    let mut pupils = known.class.pupils.iter();
    // The points come before the tasks, because a narrow window does not show all of these.
    let mut ids = vec![ClassColumn::Name];
    if known.gives_points() {
        ids.insert(0, ClassColumn::Rank);
        ids.push(ClassColumn::Points);
    }
    ids.extend((0..tasks.len()).map(ClassColumn::Task));
    ids.push(ClassColumn::Cost);
    ids.extend((!known.groups().is_empty()).then_some(ClassColumn::Alike));
    let noted = pupils.any(|pupil| !pupil.remarks.is_empty());
    ids.extend(noted.then_some(ClassColumn::Remarks));
    let column = |id| {
        let (name, align, (least, most)) = match id {
            ClassColumn::Rank => (text.msg_class_rank(), Align::Max, (80.0, 84.0)),
            ClassColumn::Name => (text.msg_class_pupil(), Align::Min, (110.0, 320.0)),
            ClassColumn::Points => (text.msg_class_points(), Align::Max, (64.0, 84.0)),
            ClassColumn::Cost => (text.msg_cost(), Align::Max, (64.0, 84.0)),
            ClassColumn::Alike => (text.msg_class_alike(), Align::Min, (78.0, 84.0)),
            ClassColumn::Remarks => (text.msg_class_remarks(), Align::Min, (52.0, 62.0)),
            ClassColumn::Task(task) => match detail {
                Detail::Words => (title(tasks[task], text), Align::Min, (140.0, 190.0)),
                Detail::CostAndPoints => (title(tasks[task], text), Align::Max, (120.0, 150.0)),
                Detail::Points => (title(tasks[task], text), Align::Max, (75.0, 130.0)),
            },
        };
        Column {
            id,
            name,
            icon: (id == ClassColumn::Remarks).then_some(icons::first_wrong as Icon),
            align,
            least,
            most,
        }
    };
    ids.into_iter().map(column).collect()
}

fn row_id(line: &Line) -> Id {
    Id::unique("class row").with(line.id)
}

/// Makes the rows.
struct RowMaker<'a> {
    page: &'a ClassPage,
    detail: Detail,
    text: Text,
    theme: &'a Theme,
}

impl RowMaker<'_> {
    fn row(&self, line: &Line, columns: &[ClassColumn]) -> Row {
        let text = &self.text;
        let pupil = line.pupil();
        let place = self.page.chosen.iter().position(|&one| Some(one) == pupil);
        let mark = |place: Option<usize>| match place {
            Some(place) => Mark::Chosen((place + 1).to_string()),
            None => Mark::Choice,
        };
        Row {
            cells: columns
                .iter()
                .map(|&column| self.cell(line, column))
                .collect(),
            selected: Some(line.id) == self.page.current,
            mark: pupil.map(|_| mark(place)),
            check_box: Some(text.msg_class_page_choose(&line.name)),
            state: place.map(|_| text.msg_class_page_chosen()),
            ..Row::default()
        }
    }

    /// The cell of a result: the sign of its verdict, and more where there is room.
    fn program(&self, found: &TaskResult) -> Cell {
        let ink = sign::ink(self.theme, found.verdict);
        let text = &self.text;
        let verdict = diagnostics::verdict(text, found.verdict);
        let cost = text.grouped(found.cost);
        let told = text.msg_class_page_cell(&verdict, &cost, found.points.to_string());
        let points = match found.points {
            0 => Cell::new("0", self.theme.quiet),
            points => Cell::new(points.to_string(), self.theme.text),
        };
        Cell {
            marks: vec![Mark::Icon(sign::icon(found.verdict), ink)],
            before: (self.detail == Detail::CostAndPoints).then_some(cost),
            tip: match self.detail {
                Detail::Words => Vec::new(),
                Detail::CostAndPoints | Detail::Points => vec![told.clone()],
            },
            spoken: Some(told),
            ..match self.detail {
                Detail::Words => Cell::new(verdict, ink),
                Detail::CostAndPoints | Detail::Points => points,
            }
        }
    }

    fn cell(&self, line: &Line, column: ClassColumn) -> Cell {
        let (text, theme) = (&self.text, self.theme);
        let figure = |figure: Option<u64>, ink| match figure {
            _ if line.waits => Cell::new("…", theme.quiet),
            Some(figure) => Cell::new(text.grouped(figure), ink),
            None => Cell::new("–", theme.quiet),
        };
        let pupil = line
            .pupil()
            .and_then(|pupil| self.page.known.class.pupils.get(pupil));
        let unread = !line.errors.is_empty() && line.results.iter().all(Option::is_none);
        match column {
            ClassColumn::Name => Cell {
                strong: true,
                ..Cell::new(&line.name, theme.text)
            },
            ClassColumn::Rank if unread => Cell::default(),
            // In the column after the name; the details give the reason.
            _ if unread => Cell {
                marks: vec![Mark::Icon(icons::cross, theme.wrong)],
                spoken: line.errors.first().cloned(),
                spans: true,
                ..Cell::new(text.msg_class_error(), theme.wrong)
            },
            ClassColumn::Rank => figure(Some(line.rank as u64), theme.quiet),
            ClassColumn::Points => figure(Some(line.points), theme.text),
            ClassColumn::Cost => figure(line.cost, theme.quiet),
            ClassColumn::Task(task) => match line.results.get(task).copied().flatten() {
                Some(found) => self.program(&found),
                None => figure(None, theme.quiet),
            },
            ClassColumn::Alike => {
                let groups = line.groups.iter().map(|&group| group_name(group));
                let shown = line.groups.iter().take(MAX_GROUPS);
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
                tip: pupil.map_or_else(Vec::new, |pupil| pupil.remarks.clone()),
                marks: vec![Mark::Icon(icons::first_wrong, theme.wrong)],
                ..Cell::new(line.remarks.to_string(), theme.text)
            },
        }
    }
}
