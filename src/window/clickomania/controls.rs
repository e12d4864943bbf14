//! Which controls the window shows, and from when on: one table, which `docs/window.md` prints.
//!
//! What is on the screen is what the moment needs. A control has a place of its own that stays empty before, so that
//! nothing moves when it appears. The list of commands and the keys reach everything at any time.

use crate::window::clickomania::command::ClickomaniaContext;
use engine::task::Controls;

/// A control that is not always on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Control {
    /// The cost of the program in the bar.
    Costs,
    /// The verdict in the bar.
    Verdict,
    /// The goals in the bar.
    Goals,
    /// The slider of the speed.
    Speed,
    /// The slots below the wall.
    Slots,
    /// The bin.
    Bin,
    /// Back, pause and forward in a move.
    Transport,
    /// Into, over and out of a block, the first error, counts and values.
    StepTools,
    /// The zoom.
    Zoom,
    /// The map of the program.
    Map,
    /// The search above the palette.
    Search,
    /// The button before the advanced number blocks.
    MoreMath,
    /// The button that compares programs.
    Compare,
}

/// What makes a control appear.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    Always,
    /// A move can be watched step by step: it rests, or the speed is not the fastest.
    Watched,
    /// A move rests before its end, or went wrong.
    Paused,
    /// The program is larger than the view.
    Large,
    /// The palette has more than fifteen blocks.
    ManyBlocks,
    /// Two programs are kept in slots.
    TwoPrograms,
}

/// A word of a task's `controls`, with its flag.
pub type TaskWord = (&'static str, fn(&Controls) -> bool);

/// A row of the table.
pub struct ControlRow {
    pub control: Control,
    pub when: When,
    /// The word of a task's `controls` without which the control is not shown, and its flag.
    pub task: Option<TaskWord>,
}

const fn row(control: Control, when: When) -> ControlRow {
    ControlRow {
        control,
        when,
        task: None,
    }
}

const fn task_row(
    control: Control,
    when: When,
    word: &'static str,
    flag: fn(&Controls) -> bool,
) -> ControlRow {
    ControlRow {
        control,
        when,
        task: Some((word, flag)),
    }
}

/// The table.
pub const CONTROLS: &[ControlRow] = &[
    task_row(Control::Costs, When::Always, "Costs", |task| task.costs),
    task_row(Control::Verdict, When::Always, "Costs", |task| task.costs),
    task_row(Control::Goals, When::Always, "Goals", |task| task.goals),
    task_row(Control::Speed, When::Always, "Speed", |task| task.speed),
    task_row(Control::Transport, When::Watched, "Transport", |task| {
        task.transport
    }),
    row(Control::StepTools, When::Paused),
    task_row(Control::Slots, When::Always, "Slots", |task| task.slots),
    task_row(Control::Bin, When::Always, "Bin", |task| task.bin),
    row(Control::Zoom, When::Large),
    row(Control::Map, When::Large),
    row(Control::Search, When::ManyBlocks),
    row(Control::MoreMath, When::ManyBlocks),
    row(Control::Compare, When::TwoPrograms),
];

/// The largest palette without a search.
const FEW_BLOCKS: usize = 15;

/// The facts that decide which controls are shown. The code that shows a control fills in what its row asks for.
#[derive(Clone, Copy, Default, Debug)]
pub struct Moment {
    /// The controls that the task shows.
    pub controls: Controls,
    /// True while a move rests or moves are shown slower than the fastest setting.
    pub watched: bool,
    /// True while a move rests before its end, and after one that went wrong.
    pub paused: bool,
    /// True if the program is larger than the view.
    pub large: bool,
    /// The number of blocks in the palette.
    pub blocks: usize,
    /// The number of programs in slots.
    pub kept: usize,
}

impl Moment {
    /// The controls of the open task, and nothing else known; a contest shows all of them.
    pub fn of(app: &ClickomaniaContext) -> Moment {
        let controls = if app.contest() {
            Controls::default()
        } else {
            app.services.task.ready().task().controls
        };
        Moment {
            controls,
            ..Moment::default()
        }
    }

    /// True if a control is shown at this moment.
    pub fn shows(&self, control: Control) -> bool {
        let allowed = |row: &ControlRow| row.task.is_none_or(|(_, flag)| flag(&self.controls));
        let mut rows = CONTROLS.iter();
        rows.any(|row| row.control == control && self.holds(row.when) && allowed(row))
    }

    fn holds(&self, when: When) -> bool {
        match when {
            When::Always => true,
            When::Watched => self.watched || self.paused,
            When::Paused => self.paused,
            When::Large => self.large,
            When::ManyBlocks => self.blocks > FEW_BLOCKS,
            When::TwoPrograms => self.kept >= 2,
        }
    }
}

/// The table in the form of `docs/window.md`.
pub fn page() -> String {
    let mut page = String::from("| control | appears | `controls` of a task |\n|---|---|---|\n");
    for row in CONTROLS {
        let word = row
            .task
            .map_or(String::new(), |(word, _)| format!("`{word}`"));
        let (control, when) = (described(row.control), told(row.when));
        page += &format!("| {control} | {when} | {word} |\n");
    }
    page
}

fn described(control: Control) -> &'static str {
    match control {
        Control::Costs => "cost of the program",
        Control::Verdict => "verdict",
        Control::Goals => "goals",
        Control::Speed => "speed",
        Control::Slots => "slots",
        Control::Bin => "bin",
        Control::Transport => "the row with back, pause and forward",
        Control::StepTools => "into, over, out, first error, counts, values",
        Control::Zoom => "zoom",
        Control::Map => "map of the program",
        Control::Search => "search above the palette",
        Control::MoreMath => {
            "*More* at the end of *Math*, with the advanced number blocks behind it"
        }
        Control::Compare => "*Compare* in the bar",
    }
}

fn told(when: When) -> String {
    match when {
        When::Always => "always".to_owned(),
        When::Watched => "a move is paused or stepped, or the speed is not the fastest".to_owned(),
        When::Paused => "a move is paused, or it went wrong".to_owned(),
        When::Large => "the program is larger than the view".to_owned(),
        When::ManyBlocks => format!("the palette has more than {FEW_BLOCKS} blocks"),
        When::TwoPrograms => "two programs are in slots".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_control_waits_for_its_moment() {
        let none = Moment::default();
        for row in CONTROLS {
            let always = row.when == When::Always;
            assert_eq!(none.shows(row.control), always, "{:?}", row.control);
        }
        let paused = Moment {
            paused: true,
            ..none
        };
        assert!(paused.shows(Control::Transport) && paused.shows(Control::StepTools));
        let watched = Moment {
            watched: true,
            ..none
        };
        assert!(watched.shows(Control::Transport) && !watched.shows(Control::StepTools));
        for (blocks, kept, shown) in [(15, 1, false), (16, 2, true)] {
            let moment = Moment {
                blocks,
                kept,
                ..none
            };
            assert_eq!(moment.shows(Control::Search), shown);
            assert_eq!(moment.shows(Control::Compare), shown);
        }
    }

    #[test]
    fn a_task_shows_only_its_controls() {
        for (number, word) in Controls::WORDS.into_iter().enumerate() {
            let mut flags = [true; 7];
            flags[number] = false;
            let moment = Moment {
                controls: Controls::of_flags(flags),
                paused: true,
                ..Moment::default()
            };
            let hidden: Vec<&str> = CONTROLS
                .iter()
                .filter(|row| !moment.shows(row.control))
                .filter_map(|row| row.task.map(|(word, _)| word))
                .collect();
            // No row of the table asks for the score of a game.
            assert_eq!(hidden.is_empty(), word == "Scores", "{word}: {hidden:?}");
            assert!(hidden.iter().all(|other| *other == word), "{hidden:?}");
        }
    }
}
