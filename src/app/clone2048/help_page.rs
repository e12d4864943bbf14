//! The chapter of the help: the rules, as the papers give them, and how to do the main things.

use crate::app::shell::help_page::{HelpPage, page};

pub static HELP: HelpPage = page! {
    [
        msg_guide_says_third_board
        msg_guide_says_third_moves
        msg_guide_says_third_merges
        msg_guide_says_third_new
        msg_guide_says_third_end
    ]
    [
        msg_guide_how_third_move msg_guide_says_third_move
        msg_guide_how_third_look msg_guide_says_third_look
        msg_guide_how_third_back msg_guide_says_third_back
        msg_guide_how_third_help msg_guide_says_third_help
        msg_guide_how_third_new msg_guide_says_third_board_new
    ]
};
