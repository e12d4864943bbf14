//! Read∘write is the identity, and canonical bytes stay.

use super::{read_alone, written};
use crate::programs::program_from;
use engine::language::file::write;
use engine::language::kind::{Category, TABLE};
use engine::language::{Kind, Program};
use engine::task::file::{TaskOrCourse, read, write_course, write_task};
use engine::task::{
    AllowedBlocks, Answer, Chapter, Choice, Contest, Controls, Course, KnownProgram, LessonStep,
    Measure, Part, Question, Task, TaskId, TaskVariable, Texts, Tools, Until, Walls,
};
use engine::wall::{Cell, Wall};
use proptest::prelude::*;
use std::sync::Arc;

/// Choices that make a task; at their end all are 0.
struct Choices(std::vec::IntoIter<u32>);

impl Choices {
    fn below(&mut self, count: usize) -> usize {
        self.0.next().unwrap_or_default() as usize % count
    }

    fn some<T>(&mut self, most: usize, mut make: impl FnMut(&mut Self) -> T) -> Vec<T> {
        (0..self.below(most + 1)).map(|_| make(self)).collect()
    }

    fn kind(&mut self) -> Kind {
        TABLE[self.below(TABLE.len())].kind
    }

    fn texts(&mut self) -> Texts {
        const WORDS: [&str; 8] = [
            "",
            "due parole",
            "*una* lista:\n\n- `DropAll`\n- `x`\n",
            "con \"virgolette\" e \\barra\\ e\ttab",
            "èéñź 🧱 \u{7f}",
            "# Un titolo\n\nche è molto lungo, così lungo che non sta in una riga di cento colonne del file",
            "```program\nDropAll,\nRepeat(times: Number(3), body: [CureAll])\n```",
            "```wall\n.........\n.........\n.........\n.........\n.........\n.........\n.........\nR.......r\nGGGGBBBBB\nclick 8,0\n```",
        ];
        let mut texts = Texts::default();
        for code in ["it", "en", "es", "pl", "pt-br"] {
            if self.below(2) == 1 {
                texts.set(code, WORDS[self.below(WORDS.len())].to_owned());
            }
        }
        texts
    }

    fn program(&mut self) -> Program {
        let length = self.below(40);
        let choices: Vec<u32> = (0..length).map(|_| self.below(1 << 16) as u32).collect();
        program_from(&choices)
    }

    /// Commands for a task with variables `a` and `b`.
    fn commands(&mut self) -> Program {
        const COMMANDS: [&str; 6] = [
            "DropAll",
            "InfectArea(Clicked)",
            "Set(var: \"b\", to: RowOf(Clicked))",
            "Repeat(times: Number(9), body: [Change(var: \"a\", by: Number(1)), CureAll])",
            "If(branches: [(when: IsEmpty(Clicked), then: [DropAll])], otherwise: [Remove(Clicked)])",
            "Disabled(Comment(\"è\", RemoveInfected))",
        ];
        let commands = self.some(8, |choices| COMMANDS[choices.below(COMMANDS.len())]);
        let text = format!(
            "Program(format: 1, name: \"\", variables: [\"a\", \"b\"], on_click: [{}])",
            commands.join(", ")
        );
        engine::language::file::read(&text).unwrap()
    }

    fn wall(&mut self) -> Wall {
        Wall::deal(self.below(1000) as u64, 2 + self.below(4)).unwrap()
    }

    /// What completes a step of a task with so many goals and questions.
    fn until(&mut self, goals: usize, questions: usize) -> Until {
        const PATTERNS: [&str; 3] = [
            "DropAll",
            "Set(var: \"v\", to: Hole), Change(var: \"u\", by: Get(\"v\"))",
            "If(branches: [(when: Hole, then: [])], otherwise: [LowerBrick(AnyEmpty)])",
        ];
        match self.below(9) {
            0 => Until::Uses(self.kind()),
            1 => Until::Played,
            2 => Until::Right,
            3 if goals > 0 => Until::Goal(1 + self.below(goals)),
            4 if questions > 0 => Until::Answered(1 + self.below(questions)),
            5 => Until::Lacks(self.kind()),
            6 => Until::Clicked(self.cell()),
            7 => {
                let commands = PATTERNS[self.below(PATTERNS.len())];
                let text = format!(
                    "Program(format: 1, name: \"\", variables: [\"v\", \"u\"], on_click: [{commands}])"
                );
                Until::Has(Arc::new(engine::language::file::read(&text).unwrap()))
            }
            _ => Until::Pressed,
        }
    }

    fn cell(&mut self) -> Cell {
        Cell::new(self.below(9), self.below(9)).unwrap()
    }

    fn task(&mut self, id: &str) -> Task {
        let mut task = Task::new(TaskId::new(id).unwrap());
        task.title = self.texts();
        task.text = self.texts();
        if self.below(2) == 1 {
            task.start = self.program();
        }
        let choices = self.some(4, |choices| match choices.below(2) {
            0 => Choice::Kind(choices.kind()),
            _ => Choice::Category(Category::ALL[choices.below(8)]),
        });
        task.blocks = match self.below(3) {
            0 => AllowedBlocks::All,
            1 => AllowedBlocks::Only(choices),
            _ => AllowedBlocks::Without(choices),
        };
        for _ in 0..self.below(4) {
            let kind = self.kind();
            task.costs.set(kind, self.below(1001) as u32);
        }
        task.minutes = (self.below(2) == 1).then(|| 1 + self.below(600) as u32);
        let mut names = Texts::default();
        for (code, name) in [("en", "row"), ("it", "b"), ("pl", "row")] {
            names.set(code, name.to_owned());
        }
        let b = match self.below(2) {
            0 => TaskVariable::plain("b".to_owned()),
            _ => TaskVariable::by_language(names).unwrap(),
        };
        task.variables = vec![TaskVariable::plain("a".to_owned()), b];
        (task.before, task.after) = (self.commands(), self.commands());
        task.wanted = (self.below(3) > 0).then(|| self.commands());
        task.walls = match self.below(3) {
            0 => Walls::Listed(vec![self.wall(), Wall::default()]),
            _ => Walls::Dealt {
                colours: 2 + self.below(4),
            },
        };
        task.only_listed = self.below(2) == 1;
        task.measure = [Measure::Cost, Measure::Blocks, Measure::Steps][self.below(3)];
        task.goals = self.some(30, |choices| choices.below(50_000) as u64 * 7919);
        task.points = self.some(3, |choices| {
            (choices.below(50) as u64, choices.below(100) as u32)
        });
        task.questions = self.some(3, Self::question);
        let (goals, questions) = (task.goals.len(), task.questions.len());
        task.steps = self.some(4, |choices| LessonStep {
            text: choices.texts(),
            until: choices.until(goals, questions),
            optional: choices.below(2) == 1,
        });
        task.hints = self.some(3, Self::texts);
        let part = |choices: &mut Self| match choices.below(2) {
            0 => KnownProgram {
                file: Some("a/b.ron".to_owned()),
                name: choices.texts(),
                note: choices.texts(),
                ..KnownProgram::inline(beside())
            },
            _ => KnownProgram::inline(choices.program()),
        };
        task.solutions = self.some(2, part);
        task.mistakes = self.some(2, part);
        let mut flag = || self.below(2) == 1;
        task.tools = Tools {
            judge: flag(),
            hints: flag(),
            solutions: flag(),
            examples: flag(),
        };
        task.controls = Controls::of_flags([(); 7].map(|()| flag()));
        task
    }

    fn question(&mut self) -> Question {
        let answer = match self.below(3) {
            0 => Answer::Number(self.below(1000) as f64 / 8.0 - 3.0),
            1 => Answer::Choice {
                options: vec![self.texts(), self.texts()],
                right: 1 + self.below(2),
            },
            _ => Answer::Cells {
                wall: self.wall(),
                click: self.cell(),
                changed_by: Box::new(self.commands()),
            },
        };
        Question {
            text: self.texts(),
            answer,
            because: self.texts(),
        }
    }
}

/// The program in the file that tasks here name.
fn beside() -> Program {
    Program::new("accanto")
}

fn read_beside(text: &str) -> TaskOrCourse {
    let read = read(text, &|path| {
        assert_eq!(path, "a/b.ron");
        Ok(write(&beside()))
    });
    read.unwrap_or_else(|error| panic!("{error:?} in {text}"))
}

proptest! {
    #[test]
    fn what_was_written_is_read_and_written_again(choices in prop::collection::vec(any::<u32>(), 0..600)) {
        let mut choices = Choices(choices.into_iter());
        let task = choices.task("uno");
        let text = write_task(&task);
        prop_assert_eq!(&written(&read_beside(&text)), &text);
        let mut course = Course::new(TaskId::new("corso").unwrap());
        (course.title, course.text) = (choices.texts(), choices.texts());
        let alone = choices.task("due");
        course.tasks = vec![Part { file: None, value: task }, Part { file: None, value: alone }];
        let chapter = (choices.below(2) == 1).then(|| Chapter {
            title: choices.texts(),
            promise: choices.texts(),
            first: TaskId::new("uno").unwrap(),
        });
        course.chapters.extend(chapter);
        course.contest = (choices.below(2) == 1).then(|| Contest { minutes: 1 + choices.below(500) as u32, extra: choices.below(3) as u32 * 10 });
        let text = write_course(&course);
        prop_assert_eq!(&written(&read_beside(&text)), &text);
    }
}

#[test]
fn any_layout_is_read() {
    let canonical = "Task(\n    format: 1,\n    id: \"a\",\n    title: {\"it\": \"A\"},\n    costs: {DropStack: 3},\n    variables: [\"v\"],\n    wanted: [Set(var: \"v\", to: Number(1)), DropAll],\n    goals: [4, 2],\n    steps: [(text: {\"it\": \"Uno\"}, until: Uses(DropBrick)), (text: {\"it\": \"Due\"}, until: Right)],\n)\n";
    let loose = "/* prima */ Task ( goals:[4,2,], wanted: [ Set(to: Number(1.0), var:\"v\",), DropAll, ],\n// poi\nvariables:[\"v\"], steps:[(until:Uses(DropBrick),text:{\"it\":\"Uno\",}),(text:{\"it\":\"Due\"},until:Right,),], id:\"a\",title:{\"it\":\"\\u{41}\"},format:1,costs:{DropStack:3,},measure:Cost,walls:Dealt(colours:4),blocks:All,tools:[Judge,Hints,Solutions,Examples],only_listed:false,)";
    for text in [
        canonical,
        loose,
        &format!("\u{feff}{}", canonical.replace('\n', "\r\n")),
    ] {
        let document = read_alone(text).unwrap_or_else(|error| panic!("{error:?} in {text}"));
        assert_eq!(written(&document), canonical, "{text}");
    }
}
