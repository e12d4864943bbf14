//! The three scores of right programs: counted, kept on the shelf, and shown in a chart.

mod chart;
mod dots;
mod own_scores;
mod solutions;

pub use chart::{Dot, DotLook, ScoreChart};
pub use dots::{ScoreDots, opening};
pub use own_scores::OwnScores;
pub use solutions::Solutions;
