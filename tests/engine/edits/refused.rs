//! Changes that are refused leave the program as it was.

use super::attach;
use engine::language::edit::{Edit, EditError, MAX_DEPTH, Place};
use engine::language::field::Field;
use engine::language::file;
use engine::language::kind::{Kind, ValueType};
use engine::language::program::{Program, Stack, Variable};

#[test]
fn what_does_not_fit_is_refused_with_the_types() {
    let mut program = Program::new("x");
    let top = Place::Stack(Stack::Hat, 0);
    let remove = attach(&mut program, Kind::Remove, Field::None, top).unwrap();
    let socket = Place::Socket(remove, 0);
    let error = attach(&mut program, Kind::ExistsInfected, Field::None, socket);
    assert_eq!(
        error,
        Err(EditError::WrongType {
            expected: ValueType::Cell,
            given: ValueType::Boolean
        })
    );
    let error = attach(&mut program, Kind::DropAll, Field::None, socket);
    assert_eq!(error, Err(EditError::WrongShape), "a command in a socket");
    assert_eq!(
        attach(&mut program, Kind::Clicked, Field::None, top),
        Err(EditError::WrongShape)
    );
    attach(&mut program, Kind::Clicked, Field::None, socket).unwrap();
    assert_eq!(
        attach(&mut program, Kind::Clicked, Field::None, socket),
        Err(EditError::Occupied)
    );
    let there_is_none = Place::Socket(remove, 1);
    let error = attach(&mut program, Kind::Clicked, Field::None, there_is_none);
    assert_eq!(error, Err(EditError::NoSuchPlace));
}

#[test]
fn nothing_nests_deeper_than_the_file_allows() {
    let mut program = Program::new("x");
    let mut place = Place::Stack(Stack::Hat, 0);
    for depth in 1..=MAX_DEPTH {
        let id = attach(&mut program, Kind::Repeat, Field::None, place);
        let id = id.unwrap_or_else(|error| panic!("depth {depth}: {error:?}"));
        place = Place::Stack(Stack::Body(id, 0), 0);
    }
    assert_eq!(
        attach(&mut program, Kind::DropAll, Field::None, place),
        Err(EditError::TooDeep)
    );
    assert!(
        file::read(&file::write(&program))
            .unwrap()
            .same_text_as(&program)
    );
}

#[test]
fn a_variable_in_use_is_not_deleted_and_names_are_unique() {
    let mut program = Program::new("x");
    let id = program.fresh_variable();
    let riga = Variable {
        id,
        name: "riga".to_owned(),
    };
    program.apply(Edit::AddVariable(0, riga.clone())).unwrap();
    let other = program.fresh_variable();
    let clash = Edit::AddVariable(0, Variable { id: other, ..riga });
    assert_eq!(program.apply(clash), Err(EditError::BadName));
    let top = Place::Stack(Stack::Hat, 0);
    attach(&mut program, Kind::Change, Field::Variable(id), top).unwrap();
    assert_eq!(
        program.apply(Edit::RemoveVariable(id)),
        Err(EditError::InUse)
    );
    assert_eq!(
        attach(&mut program, Kind::Change, Field::Variable(other), top),
        Err(EditError::UnknownVariable)
    );
    program.apply(Edit::Detach(top, 1)).unwrap();
    program.apply(Edit::RemoveVariable(id)).unwrap();
}
