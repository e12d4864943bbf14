//! What the chapters say: the rules of each game, as the papers give them, and how to do the main things.

use super::Chapter;
use engine::text::Text;

/// A sentence or two.
pub type Says = fn(&Text) -> String;

/// What a chapter says.
pub struct Page {
    /// The rules, paragraph by paragraph.
    pub rules: &'static [Says],
    /// What one wants to do, and how.
    pub how: &'static [(Says, Says)],
}

macro_rules! page {
    ($([$($rule:ident)*] [$($what:ident $how:ident)*])*) => {
        $(Page {
            rules: &[$(|text| text.$rule()),*],
            how: &[$((|text| text.$what(), |text| text.$how())),*],
        })*
    };
}

/// The page of a chapter; that of the blocks has none.
pub fn page(chapter: Chapter) -> Option<&'static Page> {
    Some(match chapter {
        Chapter::Clickomania => &CLICKOMANIA,
        Chapter::Blocks => return None,
        Chapter::Mines => &MINES,
        Chapter::Third => &THIRD,
        Chapter::Tantrix => &TANTRIX,
    })
}

static CLICKOMANIA: Page = page! {
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
    ]
};

static MINES: Page = page! {
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

static THIRD: Page = page! {
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

static TANTRIX: Page = page! {
    [
        msg_guide_says_tantrix_tiles
        msg_guide_says_tantrix_golden
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
    ]
};
