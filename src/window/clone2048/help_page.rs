//! The chapter of the help: the rules, as the papers give them, and how to do the main things.

use crate::window::shell::help_page::{HelpPage, page};

pub static HELP: HelpPage = page! {
    [
        msg_guide_says_clone2048_board
        msg_guide_says_clone2048_moves
        msg_guide_says_clone2048_merges
        msg_guide_says_clone2048_new
        msg_guide_says_clone2048_end
    ]
    [
        msg_guide_how_clone2048_move msg_guide_says_clone2048_move
        msg_guide_how_clone2048_look msg_guide_says_clone2048_look
        msg_guide_how_clone2048_back msg_guide_says_clone2048_back
        msg_guide_how_clone2048_help msg_guide_says_clone2048_help
        msg_guide_how_clone2048_new msg_guide_says_clone2048_board_new
    ]
};
