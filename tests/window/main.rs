//! The window, driven by accessible names: what a person does, without a screen.

#![allow(clippy::unwrap_used, reason = "a failure of a test may panic")]

mod beside;
mod building;
mod class_page;
mod clone2048;
mod comparing;
mod contest;
mod contest_maker;
mod contest_tasks;
mod dropping;
mod feel;
mod files;
mod frame;
mod games;
mod goals;
mod hand;
mod help;
mod hinting;
mod judging;
mod keyboard;
mod languages;
mod lessons;
mod looks;
mod menus;
mod mines;
#[cfg(feature = "pictures")]
mod pictures;
mod playing;
mod support;
mod tantrix;
mod tasks;
mod travelling;
mod typing;
mod view;
mod walls;

use test_support::folder;
