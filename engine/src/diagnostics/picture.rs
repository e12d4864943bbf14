//! Sentences about pictures.

use crate::picture::{MAX_PIXELS, PictureError};
use crate::text::Text;

/// Why there is no picture, or no program in one.
pub fn picture_error(text: &Text, error: &PictureError) -> String {
    match error {
        PictureError::TooLarge { width, height } => text.msg_picture_refused_too_large(
            width.to_string(),
            height.to_string(),
            (MAX_PIXELS / 1_000_000).to_string(),
        ),
        PictureError::NotDrawn(reason) => text.msg_picture_refused_not_drawn(reason),
        PictureError::NoProgram => text.msg_picture_refused_no_program(),
        PictureError::Damaged => text.msg_picture_refused_damaged(),
    }
}
