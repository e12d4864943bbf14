//! The tasks that ship with the program.

use super::{Task, TaskId};
use crate::language::Program;
use crate::language::file::read;
use std::sync::LazyLock;

impl Task {
    /// The full game.
    pub fn clickomania() -> &'static Task {
        static TASK: LazyLock<Task> =
            LazyLock::new(|| game(TaskId::CLICKOMANIA, "RemoveAreaAndDrop(Clicked), CureAll"));
        &TASK
    }

    /// The simplified game.
    pub fn strisce() -> &'static Task {
        static TASK: LazyLock<Task> =
            LazyLock::new(|| game(TaskId::STRISCE, "RemoveStripAndDrop(Clicked), CureAll"));
        &TASK
    }
}

fn game(id: TaskId, wanted: &str) -> Task {
    Task {
        wanted: Some(commands(wanted)),
        goals: vec![40, 35, 2],
        ..Task::new(id)
    }
}

fn commands(text: &str) -> Program {
    let text = format!("Program(format: 1, name: \"\", on_click: [{text}])");
    read(&text).expect("the commands of an embedded task are read")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_two_games_are_tasks() {
        for (task, id) in [
            (Task::clickomania(), "clickomania"),
            (Task::strisce(), "strisce"),
        ] {
            assert_eq!(task.id.as_str(), id);
            assert_eq!(task.wanted.as_ref().map(Program::block_count), Some(3));
        }
    }
}
