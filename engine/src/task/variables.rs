//! The names of a task's variables by language: in a task file they are Italian, on the screen those of the reader.

use super::{Answer, Task, Texts};
use crate::language::Program;
use crate::language::edit::Edit;
use crate::language::program::Header;
use crate::text::Language;

/// A variable of a task.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TaskVariable {
    /// The name in the task's file and in its programs.
    name: String,
    /// The names by language, if the file has a map. None of them is a name of another variable of the task.
    names: Texts,
}

impl TaskVariable {
    /// A variable with the same name in all languages.
    pub fn plain(name: String) -> TaskVariable {
        TaskVariable {
            name,
            names: Texts::default(),
        }
    }

    /// A variable with a name for each of these languages. `None` if there is no language.
    pub fn by_language(names: Texts) -> Option<TaskVariable> {
        let name = names.get(Language::It);
        let name = name.or_else(|| names.iter().next().map(|(_, name)| name))?;
        Some(TaskVariable {
            name: name.to_owned(),
            names,
        })
    }

    /// The name in the task's file: the Italian one, else the first.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The names by language; empty if they are all the same.
    pub fn names(&self) -> &Texts {
        &self.names
    }

    /// The name to show to users of this language.
    pub fn shown(&self, language: Language) -> &str {
        if self.names.is_empty() {
            &self.name
        } else {
            self.names.shown(language)
        }
    }

    /// True if it has this name in some language.
    pub fn is_called(&self, name: &str) -> bool {
        self.name == name || self.names.iter().any(|(_, other)| other == name)
    }
}

impl Task {
    /// The edit that gives a program's variables with a name of this task, in whatever language, the name to show to
    /// users of `language`. `None` if all have it. A variable keeps its name where the new one is taken.
    pub fn rename_edit(&self, program: &Program, language: Language) -> Option<Edit> {
        rename_edit(program, |name| {
            Some(find(&self.variables, name)?.shown(language))
        })
    }

    /// The program with the names of the task's file for the task's variables.
    pub fn as_in_file(&self, program: &Program) -> Program {
        let mut renamed = program.clone();
        rename(&mut renamed, |name| {
            Some(find(&self.variables, name)?.name())
        });
        renamed
    }

    /// Renames the variables of a program as [`Task::rename_edit`] says.
    pub fn rename(&self, program: &mut Program, language: Language) {
        name_variables(program, &self.variables, language);
    }

    /// The variable at this index with another name in a language. `None` if it is empty or the name of another variable.
    pub fn renamed_variable(
        &self,
        index: usize,
        language: Language,
        name: &str,
    ) -> Option<TaskVariable> {
        let mut others = self.variables.iter().enumerate();
        if name.is_empty() || others.any(|(other, known)| other != index && known.is_called(name)) {
            return None;
        }
        let known = self.variables.get(index)?;
        let mut names = known.names.clone();
        if names.is_empty() {
            names.set(Language::It.code(), known.name.clone());
        }
        names.set(language.code(), name.to_owned());
        TaskVariable::by_language(names)
    }

    /// Replaces the variable at this index; all programs of the task follow.
    pub fn set_variable(&mut self, index: usize, variable: TaskVariable) {
        let Some(known) = self.variables.get_mut(index) else {
            return;
        };
        let old = std::mem::replace(known, variable.clone());
        for program in self.programs_mut() {
            rename(program, |name| old.is_called(name).then(|| variable.name()));
        }
    }

    /// The task as users of this language see it: all its programs have that language's names of variables, solutions and
    /// mistakes their name and note, and `{riga}` in a text is the name of the variable *riga*.
    pub fn localised(&self, language: Language) -> Task {
        let mut task = self.clone();
        for known in task.solutions.iter_mut().chain(&mut task.mistakes) {
            let header = Header {
                name: known.shown_name(language).to_owned(),
                note: known.shown_note(language).to_owned(),
                ..known.header().clone()
            };
            let set = known.program.apply(Edit::SetHeader(header));
            debug_assert!(set.is_ok(), "a program can have any name and note");
        }
        if self.variables.is_empty() {
            return task;
        }
        for texts in task.texts_mut() {
            texts.change(|words| *words = with_names(words, &self.variables, language));
        }
        for program in task.programs_mut() {
            self.rename(program, language);
        }
        task
    }

    fn texts_mut(&mut self) -> impl Iterator<Item = &mut Texts> {
        let steps = self.steps.iter_mut().map(|step| &mut step.text);
        let questions = self.questions.iter_mut().flat_map(|question| {
            let options = match &mut question.answer {
                Answer::Choice { options, .. } => options.as_mut_slice(),
                Answer::Number(_) | Answer::Cells { .. } => &mut [],
            };
            let own = [&mut question.text, &mut question.because];
            own.into_iter().chain(options)
        });
        let known = self.solutions.iter_mut().chain(&mut self.mistakes);
        let known = known.flat_map(|known| [&mut known.name, &mut known.note]);
        [&mut self.title, &mut self.text]
            .into_iter()
            .chain(steps)
            .chain(questions)
            .chain(&mut self.hints)
            .chain(known)
    }

    fn programs_mut(&mut self) -> impl Iterator<Item = &mut Program> {
        let asked = self.questions.iter_mut().filter_map(|question| {
            if let Answer::Cells { changed_by, .. } = &mut question.answer {
                Some(&mut **changed_by)
            } else {
                None
            }
        });
        let known = self.solutions.iter_mut().chain(&mut self.mistakes);
        [&mut self.start, &mut self.before, &mut self.after]
            .into_iter()
            .chain(&mut self.wanted)
            .chain(asked)
            .chain(known.map(|known| &mut known.program))
    }
}

/// Gives a program's variables with a name of these the name to show to users of `language`, as [`Task::rename_edit`].
pub fn name_variables(program: &mut Program, known: &[TaskVariable], language: Language) {
    rename(program, |name| Some(find(known, name)?.shown(language)));
}

/// The variable with this name in some language.
fn find<'t>(known: &'t [TaskVariable], name: &str) -> Option<&'t TaskVariable> {
    known.iter().find(|known| known.is_called(name))
}

/// The edit that gives variables the name that `new_name` has for theirs. `None` if none changes. A variable keeps its name
/// where the new one is taken.
fn rename_edit<'t>(program: &Program, new_name: impl Fn(&str) -> Option<&'t str>) -> Option<Edit> {
    let mut given = Vec::new();
    let mut edits = Vec::new();
    for variable in program.variables() {
        if let Some(name) = new_name(&variable.name)
            && program.variable_named(name).is_none()
            && !given.contains(&name)
        {
            given.push(name);
            edits.push(Edit::RenameVariable(variable.id, name.to_owned()));
        }
    }
    (!edits.is_empty()).then_some(Edit::All(edits))
}

fn rename<'t>(program: &mut Program, new_name: impl Fn(&str) -> Option<&'t str>) {
    if let Some(edit) = rename_edit(program, new_name) {
        let renamed = program.apply(edit);
        debug_assert!(renamed.is_ok(), "the names are not empty, and free");
    }
}

/// The text with the shown name of a variable for each of its names in braces; other braces stay.
fn with_names(words: &str, variables: &[TaskVariable], language: Language) -> String {
    let mut text = String::with_capacity(words.len());
    let mut rest = words;
    while let Some(open) = rest.find('{') {
        let (before, from) = rest.split_at(open);
        text.push_str(before);
        let name = from[1..].split(['{', '}']).next().unwrap_or_default();
        let known = find(variables, name);
        let after = from[1 + name.len()..].strip_prefix('}');
        match known.zip(after) {
            Some((known, after)) => {
                text.push_str(known.shown(language));
                rest = after;
            }
            None => {
                text.push('{');
                rest = &from[1..];
            }
        }
    }
    text + rest
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::file::read;
    use crate::task::TaskId;

    fn task() -> Task {
        let mut task = Task::new(TaskId::default());
        let mut names = Texts::default();
        for (code, name) in [("it", "riga"), ("en", "row"), ("pl", "wiersz")] {
            names.set(code, name.to_owned());
        }
        let riga = TaskVariable::by_language(names).unwrap();
        task.variables = vec![riga, TaskVariable::plain("x".to_owned())];
        task
    }

    #[test]
    fn names_in_braces_follow_the_language_and_other_braces_stay() {
        let variables = task().variables;
        for (words, shown) in [
            ("{riga} e {x}", "wiersz e x"),
            ("{{row}} {a {riga} {riga", "{wiersz} {a wiersz {riga"),
            ("{} } {colonna}{", "{} } {colonna}{"),
        ] {
            assert_eq!(with_names(words, &variables, Language::Pl), shown);
        }
        // No Spanish name: the English one.
        assert_eq!(with_names("{riga}", &variables, Language::Es), "row");
    }

    #[test]
    fn variables_are_renamed_from_any_language_unless_the_name_is_taken() {
        for (names, renamed) in [
            (["riga", "y"], ["row", "y"]),
            (["wiersz", "x"], ["row", "x"]),
            (["riga", "row"], ["riga", "row"]),
            (["riga", "wiersz"], ["row", "wiersz"]),
        ] {
            let [a, b] = names;
            let text = format!("Program(format: 1, name: \"\", variables: [\"{a}\", \"{b}\"])");
            let mut program = read(&text).unwrap();
            task().rename(&mut program, Language::En);
            let found: Vec<&str> = program
                .variables()
                .iter()
                .map(|variable| variable.name.as_str())
                .collect();
            assert_eq!(found, renamed, "{names:?}");
        }
    }
}
