//! The chapter of the help: the rules, as the papers give them, and how to do the main things.

use crate::window::shell::help_page::{HelpPage, page};

pub static HELP: HelpPage = page! {
    [
        msg_guide_says_mines_aim
        msg_guide_says_mines_numbers
        msg_guide_says_mines_lost
        msg_guide_says_mines_flags
    ]
    [
        msg_guide_how_mines_open msg_guide_says_mines_open
        msg_guide_how_mines_flag msg_guide_says_mines_flag
        msg_guide_how_mines_help msg_guide_says_mines_help
        msg_guide_how_mines_new msg_guide_says_mines_new
        msg_guide_how_mines_again msg_guide_says_mines_again
    ]
};
