//! The window, driven by accessible names: what a person does, without a screen.

#![allow(clippy::unwrap_used, reason = "a failure of a test may panic")]

mod beside;
mod building;
mod class_page;
mod clone2048;
mod clumsy;
mod comparing;
mod comparing_tasks;
mod contest;
mod contest_tasks;
#[cfg(target_os = "linux")]
mod disks;
mod drawer;
mod dropping;
mod editing;
mod feel;
mod files;
mod frame;
mod games;
mod hand;
mod help;
mod hinting;
mod judging;
mod keeping;
mod keyboard;
mod ladder;
mod languages;
mod late;
mod lessons;
mod letters;
mod looks;
mod menus;
mod mines;
mod names;
#[cfg(feature = "pictures")]
mod pictures;
mod playing;
mod saved_as;
mod stage;
mod support;
mod tantrix;
mod tasks;
mod travelling;
mod view;
mod walls;

use test_support::folder;
