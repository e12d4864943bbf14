//! The chapter of the help: the rules, as the papers give them, and how to do the main things.

use crate::window::shell::help_page::{HelpPage, page};

pub static HELP: HelpPage = page! {
    [
        msg_guide_says_click_wall
        msg_guide_says_click_area
        msg_guide_says_click_falls
        msg_guide_says_click_simplified
        msg_guide_says_click_program
        msg_guide_says_click_cells
    ]
    [
        msg_guide_how_build msg_guide_says_build
        msg_guide_how_play msg_guide_says_play
        msg_guide_how_watch msg_guide_says_watch
        msg_guide_how_cheap msg_guide_says_cheap
        msg_guide_how_keep msg_guide_says_keep
        msg_guide_how_print msg_guide_says_print
        msg_guide_how_back msg_guide_says_back
        msg_guide_how_class msg_guide_says_class
        msg_guide_how_contest msg_guide_says_contest
    ]
};
