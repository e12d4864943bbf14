//! Why a change of the program is not possible, for people.

use engine::diagnostics;
use engine::language::edit::EditError;
use engine::text::Text;

pub fn why_not(text: &Text, error: EditError) -> String {
    match error {
        EditError::WrongType { expected, given } => text.msg_drop_wrong_type(
            diagnostics::type_of(text, expected),
            diagnostics::type_of(text, given),
        ),
        EditError::WrongShape => text.msg_edit_wrong_shape(),
        EditError::InUse => text.msg_edit_in_use(),
        EditError::BadName => text.msg_edit_bad_name(),
        EditError::TooMany => text.msg_edit_too_many(),
        EditError::TooDeep => text.msg_edit_too_deep(),
        EditError::NoSuchPlace
        | EditError::Occupied
        | EditError::WrongField
        | EditError::UnknownVariable
        | EditError::BadFragment => text.msg_edit_gone(),
    }
}
