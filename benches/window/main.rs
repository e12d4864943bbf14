//! The time of a frame of the window, with 5,400 and with 20,000 blocks: a first look, an edit, a drag step, undo, the
//! palette scrolled, a drawer opened, the whole program taken in the hand; the page to begin with, lessons, drawers
//! that stay open; going about in a move of ten million steps; the largest boards of Minesweeper.
//!
//! Wanted: a frame under 8 ms of our own work with 5,400 blocks, under 16 ms with 20,000.
//! The benches measure processor time of the drawing thread.

mod bench;
mod drawing_time;
mod editing;
mod mines;
mod pages;
mod travelling;

use criterion::{criterion_group, criterion_main};

/// As in the program.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

criterion_group! {
    name = benches;
    config = drawing_time::criterion();
    targets = editing::editing, pages::pages, travelling::travelling, mines::mines
}
criterion_main!(benches);
