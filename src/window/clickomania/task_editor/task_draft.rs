//! The task that is being written.

use engine::language::edit::{Edit, Place};
use engine::language::program::Stack;
use engine::language::{Kind, Program, TaskId};
use engine::task::file::{
    PathFault, TaskFileError, TaskOrCourse, read, read_unfinished, write_task,
};
use engine::task::{AllowedBlocks, Answer, Choice, Part, Task, TaskVariable, Texts};
use engine::text::Language;
use std::path::{Path, PathBuf};

/// Maximum length of a generated id.
const MAX_NAME: usize = 40;

/// The task that is being written.
#[derive(Clone)]
pub struct TaskDraft {
    pub task: Task,
    /// The file that it was saved to last, or comes from.
    pub file: Option<PathBuf>,
    /// The whole text when it was begun or saved last.
    saved: String,
}

/// A list of commands in a task.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TaskList {
    Before,
    Wanted,
    After,
}

impl TaskDraft {
    /// An empty task with an id made of `name`.
    pub fn new(name: &str) -> TaskDraft {
        let id = short_name(name).unwrap_or(TaskId::CLICKOMANIA);
        TaskDraft::of(&Task::new(id), None)
    }

    /// A draft of an existing task.
    pub fn of(task: &Task, file: Option<&Path>) -> TaskDraft {
        let mut draft = TaskDraft {
            task: task.clone(),
            file: file.map(Path::to_owned),
            saved: String::new(),
        };
        draft.saved = draft.whole_text();
        draft
    }

    /// Restores a draft from its [`TaskDraft::whole_text`] and [`TaskDraft::saved_text`].
    ///
    /// # Errors
    /// It cannot be read.
    pub fn restore(
        text: &str,
        saved: &str,
        file: Option<PathBuf>,
    ) -> Result<TaskDraft, TaskFileError> {
        let mut draft = TaskDraft::new("");
        draft.take(read_unfinished(text, &|_| Err(PathFault::NotFound))?);
        saved.clone_into(&mut draft.saved);
        draft.file = file;
        Ok(draft)
    }

    /// The title in a language; the name of the task, if it has none.
    pub fn title(&self, language: Language) -> &str {
        match self.task.title.shown(language) {
            "" => self.task.id.as_str(),
            title => title,
        }
    }

    /// The whole text when it was begun or saved last.
    pub fn saved_text(&self) -> &str {
        &self.saved
    }

    /// Records that it was saved to this file.
    pub fn saved_as(&mut self, path: &Path) {
        self.file = Some(path.to_owned());
        self.saved = self.whole_text();
    }

    /// The text for a file at `path`. Programs of other files are written out unless these are in the same folder.
    pub fn text_for(&self, path: &Path) -> String {
        let mut task = self.task.clone();
        let same_folder = self.file.as_deref().and_then(Path::parent) == path.parent();
        let parts = task.solutions.iter_mut().chain(&mut task.mistakes);
        for part in parts {
            let embedded = part
                .file
                .as_deref()
                .is_some_and(|file| file.starts_with("programs/"));
            let beside = same_folder && self.file.is_some();
            if !embedded && !beside {
                part.file = None;
            }
        }
        write_task(&task)
    }

    /// The text with all programs written out.
    pub fn whole_text(&self) -> String {
        self.text_for(Path::new(""))
    }

    /// Reads the task from such a text.
    ///
    /// # Errors
    /// The error of the text; nothing changes then.
    pub fn take_text(&mut self, text: &str) -> Result<(), TaskFileError> {
        self.take(read(text, &|_| Err(PathFault::NotFound))?);
        Ok(())
    }

    /// Takes over a task; of a course, the first one.
    fn take(&mut self, document: TaskOrCourse) {
        match document {
            TaskOrCourse::Task(task) => self.task = *task,
            TaskOrCourse::Course(course) => {
                if let Some(Part { value, .. }) = course.tasks.into_iter().next() {
                    self.task = value;
                }
            }
        }
    }

    /// The commands of a list.
    pub fn list(&self, list: TaskList) -> Option<&Program> {
        match list {
            TaskList::Before => Some(&self.task.before),
            TaskList::Wanted => self.task.wanted.as_ref(),
            TaskList::After => Some(&self.task.after),
        }
    }

    /// Sets the commands of a list to those under the hat of a program; `None` removes them.
    pub fn set_list(&mut self, list: TaskList, program: Option<&Program>) {
        let program = program.map(|program| self.task.as_in_file(program));
        match list {
            TaskList::Before => self.task.before = program.unwrap_or_default(),
            TaskList::Wanted => self.task.wanted = program,
            TaskList::After => self.task.after = program.unwrap_or_default(),
        }
        self.share_variables();
    }

    /// Declares the variables of all lists in each of them, in one order. Those with names by language come first: other
    /// programs of the task may use them.
    fn share_variables(&mut self) {
        let task = &mut self.task;
        task.variables.retain(|known| !known.names().is_empty());
        let named = task.variables.iter();
        let mut names: Vec<String> = named.map(|known| known.name().to_owned()).collect();
        let questions = task
            .questions
            .iter()
            .filter_map(|question| match &question.answer {
                Answer::Cells { changed_by, .. } => Some(&**changed_by),
                _ => None,
            });
        let lists = [Some(&task.before), task.wanted.as_ref(), Some(&task.after)];
        for program in lists.into_iter().flatten().chain(questions) {
            let commands = commands(program, &[]);
            for variable in commands.variables() {
                if !names.contains(&variable.name) {
                    names.push(variable.name.clone());
                }
            }
        }
        task.before = commands(&task.before, &names);
        task.wanted = task.wanted.as_ref().map(|wanted| commands(wanted, &names));
        task.after = commands(&task.after, &names);
        for question in &mut task.questions {
            if let Answer::Cells { changed_by, .. } = &mut question.answer {
                **changed_by = commands(changed_by, &names);
            }
        }
        let new = names.into_iter().skip(task.variables.len());
        let new: Vec<TaskVariable> = new.map(TaskVariable::plain).collect();
        task.variables.extend(new);
    }

    /// Sets the commands of a question to those under the hat of a program.
    pub fn set_changed_by(&mut self, question: usize, program: &Program) {
        let program = self.task.as_in_file(program);
        if let Some(question) = self.task.questions.get_mut(question)
            && let Answer::Cells { changed_by, .. } = &mut question.answer
        {
            **changed_by = program;
        }
        self.share_variables();
    }

    /// Allows a kind of block in the task, or no longer.
    pub fn allow(&mut self, kind: Kind, allowed: bool) {
        let blocks = &self.task.blocks;
        if blocks.allows(kind) == allowed {
            return;
        }
        let has = |other: Kind| {
            if other == kind {
                allowed
            } else {
                blocks.allows(other)
            }
        };
        let all = engine::language::kind::TABLE.iter().map(|row| row.kind);
        self.task.blocks = match blocks {
            AllowedBlocks::Only(_) => {
                AllowedBlocks::Only(all.filter(|kind| has(*kind)).map(Choice::Kind).collect())
            }
            AllowedBlocks::All | AllowedBlocks::Without(_) => {
                let without: Vec<Choice> =
                    all.filter(|kind| !has(*kind)).map(Choice::Kind).collect();
                if without.is_empty() {
                    AllowedBlocks::All
                } else {
                    AllowedBlocks::Without(without)
                }
            }
        };
    }
}

/// Makes an id of a title: its letters, in lower case and without accents, and its digits, with hyphens
/// between. `None` if nothing is left.
pub fn short_name(title: &str) -> Option<TaskId> {
    let mut name = String::new();
    for letter in title.to_lowercase().chars() {
        let plain = match letter {
            'a'..='z' | '0'..='9' => letter,
            'à' | 'á' | 'â' | 'ä' | 'ą' => 'a',
            'ç' | 'ć' => 'c',
            'è' | 'é' | 'ê' | 'ë' | 'ę' => 'e',
            'ì' | 'í' | 'î' | 'ï' => 'i',
            'ł' => 'l',
            'ñ' | 'ń' => 'n',
            'ò' | 'ó' | 'ô' | 'ö' => 'o',
            'ś' => 's',
            'ù' | 'ú' | 'û' | 'ü' => 'u',
            'ź' | 'ż' => 'z',
            _ => '-',
        };
        if plain != '-' || !name.is_empty() && !name.ends_with('-') {
            name.push(plain);
        }
    }
    name.truncate(MAX_NAME);
    TaskId::new(name.trim_end_matches('-'))
}

/// The commands under the hat of a program, with these variables and those that they use.
fn commands(program: &Program, variables: &[String]) -> Program {
    let mut list = Program::default();
    let mut edits = Vec::new();
    for name in variables {
        let (_, edit) = list.create_variable_edit(name);
        edits.push(edit);
    }
    let done = list.apply(Edit::All(edits));
    debug_assert!(done.is_ok(), "variables can be made in an empty program");
    let roots = program.stack(Stack::Hat);
    if roots.is_empty() {
        return list;
    }
    let (mut edits, fragment) = list.insert_edit(program, roots);
    edits.push(Edit::Attach(fragment, Place::Stack(Stack::Hat, 0)));
    let done = list.apply(Edit::All(edits));
    debug_assert!(done.is_ok(), "blocks of a program can stand under a hat");
    list
}

/// Sets the text in one language; an empty one is removed.
pub fn with_text(texts: &Texts, language: Language, words: String) -> Texts {
    let mut all = Texts::default();
    for (code, text) in texts.iter() {
        let text = if code == language.code() {
            &words
        } else {
            text
        };
        if !text.is_empty() {
            all.set(code, text.to_owned());
        }
    }
    if texts.get(language).is_none() && !words.is_empty() {
        all.set(language.code(), words);
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::language::file::read as read_program;
    use engine::task::{Answer, embedded};
    use engine::wall::{Cell, Wall};

    fn program(blocks: &str) -> Program {
        read_program(&format!("Program(format: 1, name: \"a\", {blocks})")).unwrap()
    }

    #[test]
    fn what_is_not_changed_is_kept() {
        for task in embedded().all() {
            let draft = TaskDraft::of(task, None);
            let text = draft.whole_text();
            let mut again = TaskDraft::new("quesito");
            again.take_text(&text).unwrap();
            assert_eq!(again.whole_text(), text, "{}", task.id);
        }
    }

    #[test]
    fn lists_share_their_variables() {
        let mut draft = TaskDraft::new("quesito");
        let one =
            program("variables: [\"x\", \"unused\"], on_click: [Set(var: \"x\", to: Number(1))]");
        let other =
            program("variables: [\"y\"], on_click: [Set(var: \"y\", to: Number(2)), DropAll]");
        draft.set_list(TaskList::Before, Some(&one));
        draft.set_list(TaskList::Wanted, Some(&other));
        let names = |draft: &TaskDraft| {
            let known = draft.task.variables.iter();
            known
                .map(|known| known.name().to_owned())
                .collect::<Vec<_>>()
        };
        assert_eq!(names(&draft), ["x", "y"]);
        let text = draft.whole_text();
        let mut again = TaskDraft::new("quesito");
        again.take_text(&text).unwrap();
        assert_eq!(again.whole_text(), text);
        draft.set_list(TaskList::Wanted, None);
        assert!(draft.task.wanted.is_none() && names(&draft) == ["x"]);
    }

    #[test]
    fn blocks_are_ticked_one_by_one() {
        let mut draft = TaskDraft::new("quesito");
        draft.allow(Kind::DropAll, false);
        assert!(!draft.task.blocks.allows(Kind::DropAll) && draft.task.blocks.allows(Kind::If));
        draft.allow(Kind::DropAll, true);
        assert_eq!(draft.task.blocks, AllowedBlocks::All);
        draft.task.blocks = AllowedBlocks::Only(vec![Choice::Kind(Kind::If)]);
        draft.allow(Kind::While, true);
        draft.allow(Kind::If, false);
        assert_eq!(
            draft.task.blocks,
            AllowedBlocks::Only(vec![Choice::Kind(Kind::While)])
        );
    }

    #[test]
    fn a_text_that_cannot_be_read_changes_nothing() {
        let mut draft = TaskDraft::of(embedded().task("bomba").unwrap(), None);
        let before = draft.whole_text();
        assert!(draft.take_text("Task(format: 1, id: \"A\")").is_err());
        assert_eq!(draft.whole_text(), before);
    }

    #[test]
    fn a_title_makes_a_short_name() {
        for (title, name) in [
            ("La riga cliccata", Some("la-riga-cliccata")),
            ("  È più in alto?! ", Some("e-piu-in-alto")),
            ("Żółty mur, 9 × 9", Some("zolty-mur-9-9")),
            ("¿Qué?", Some("que")),
            ("…", None),
            ("", None),
        ] {
            let made = short_name(title);
            assert_eq!(made.as_ref().map(TaskId::as_str), name, "{title}");
        }
        let long = short_name(&"abc ".repeat(100)).unwrap();
        assert!(long.as_str().len() <= MAX_NAME);
    }

    #[test]
    fn what_is_half_written_is_kept() {
        let mut draft = TaskDraft::new("quesito");
        let empty = draft.whole_text();
        assert_eq!(draft.saved_text(), empty);
        let question = |answer| engine::task::Question {
            text: Texts::default(),
            answer,
            because: Texts::default(),
        };
        let task = &mut draft.task;
        task.steps.push(engine::task::LessonStep {
            text: Texts::default(),
            until: engine::task::Until::Goal(3),
            optional: true,
        });
        task.hints.push(Texts::default());
        let options = vec![Texts::default(), Texts::default()];
        for answer in [
            Answer::Number(-0.5),
            Answer::Choice { options, right: 2 },
            Answer::Cells {
                wall: Wall::deal(1, 4).unwrap(),
                click: Cell::new(0, 0).unwrap(),
                changed_by: Box::default(),
            },
        ] {
            task.questions.push(question(answer));
        }
        task.solutions
            .push(engine::task::KnownProgram::inline(Program::default()));
        let text = draft.whole_text();
        let kept = TaskDraft::restore(&text, draft.saved_text(), None);
        let kept = kept.unwrap_or_else(|error| panic!("{error:?} in {text}"));
        assert_eq!(kept.whole_text(), text);
        assert_eq!(kept.saved_text(), empty);
    }

    #[test]
    fn an_empty_text_is_none() {
        let mut texts = Texts::one(Language::It, "uno");
        texts = with_text(&texts, Language::En, "one".to_owned());
        texts = with_text(&texts, Language::It, "due".to_owned());
        let all: Vec<_> = texts.iter().collect();
        assert_eq!(all, [("it", "due"), ("en", "one")]);
        texts = with_text(&texts, Language::It, String::new());
        assert_eq!(texts.iter().count(), 1);
    }
}
