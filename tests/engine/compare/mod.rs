//! What differs between two programs, and how many steps their moves take.

mod difference;
mod steps;
