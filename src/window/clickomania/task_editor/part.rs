//! The parts of the page on which a task is written.

use engine::text::Text;

/// A part of a task, behind a line of the list.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum TaskPart {
    #[default]
    Texts,
    Programs,
    Blocks,
    Walls,
    Goals,
    Steps,
    Questions,
    Hints,
    Solutions,
    Tools,
    File,
}

impl TaskPart {
    pub const ALL: [TaskPart; 11] = [
        TaskPart::Texts,
        TaskPart::Programs,
        TaskPart::Blocks,
        TaskPart::Walls,
        TaskPart::Goals,
        TaskPart::Steps,
        TaskPart::Questions,
        TaskPart::Hints,
        TaskPart::Solutions,
        TaskPart::Tools,
        TaskPart::File,
    ];

    pub fn name(self, text: &Text) -> String {
        match self {
            TaskPart::Texts => text.msg_writing_texts(),
            TaskPart::Programs => text.msg_writing_programs(),
            TaskPart::Blocks => text.msg_writing_blocks(),
            TaskPart::Walls => text.msg_writing_walls(),
            TaskPart::Goals => text.msg_writing_goals(),
            TaskPart::Steps => text.msg_writing_steps(),
            TaskPart::Questions => text.msg_writing_questions(),
            TaskPart::Hints => text.msg_writing_hints(),
            TaskPart::Solutions => text.msg_writing_solutions(),
            TaskPart::Tools => text.msg_writing_tools(),
            TaskPart::File => text.msg_writing_file(),
        }
    }
}
