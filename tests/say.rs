//! Every error has a sentence in every language, and it is whole.

#![allow(clippy::unwrap_used, reason = "a failure of a test may panic")]

use clickomania::blocks::edit::{Edit, Place};
use clickomania::blocks::field::Field;
use clickomania::blocks::file::{Countable, Expected, FileErrorKind, Owner, Wrapper};
use clickomania::blocks::program::{Program, Stack};
use clickomania::blocks::{Kind, Type, VarId};
use clickomania::colour::Colour;
use clickomania::run::failure::{Failure, FailureKind};
use clickomania::run::value::{Spot, Value};
use clickomania::say;
use clickomania::text::{Language, Text};
use clickomania::wall::{Cell, WallError, WallErrorKind};

/// What a sentence is made of must have gone into it, and nothing of how it was made may show.
fn assert_whole(sentence: &str) {
    assert!(!sentence.trim().is_empty());
    for sign in ["{", "}", "$", "  ", "\n", "«»", "“”", " .", " ,", ".."] {
        assert!(!sentence.contains(sign), "{sign:?}: {sentence}");
    }
    assert!(sentence.ends_with(['.', '?']), "{sentence}");
}

fn texts() -> impl Iterator<Item = Text> {
    Language::complete().map(|language| Text::load(language).unwrap())
}

fn italian() -> Text {
    Text::load(Language::It).unwrap()
}

/// A program with one command and one variable, and a failure of the command.
fn failing(kind: Kind, failure: impl Fn(VarId) -> FailureKind) -> (Program, Failure) {
    let mut program = Program::new("prova");
    let variable = program.fresh_variable("x");
    program.apply(Edit::AddVariable(variable.clone())).unwrap();
    let field = match kind.row().field {
        clickomania::blocks::FieldKind::Variable => Field::Variable(variable.id),
        _ => Field::None,
    };
    let fragment = program.fresh_fragment(kind, field);
    let block = Some(fragment.roots[0]);
    let attach = Edit::Attach(fragment, Place::Stack(Stack::Hat, 0));
    program.apply(attach).unwrap();
    let kind = failure(variable.id);
    (program, Failure { block, kind })
}
