//! The chapter of the help: the rules, as the papers give them, and how to do the main things.

use crate::window::shell::help_page::{HelpPage, page};

pub static HELP: HelpPage = page! {
    [
        msg_guide_says_tantrix_tiles
        msg_guide_says_tantrix_golden
        msg_guide_says_tantrix_challenges
        msg_guide_says_tantrix_domino
        msg_guide_says_tantrix_rainbow
        msg_guide_says_tantrix_board
        msg_guide_says_tantrix_puzzle
    ]
    [
        msg_guide_how_tantrix_lay msg_guide_says_tantrix_lay
        msg_guide_how_tantrix_turn msg_guide_says_tantrix_turn
        msg_guide_how_tantrix_help msg_guide_says_tantrix_help
        msg_guide_how_tantrix_search msg_guide_says_tantrix_search
        msg_guide_how_tantrix_own msg_guide_says_tantrix_own
    ]
};
