//! The window, driven by accessible names: what a person does, without a screen.

#![allow(clippy::unwrap_used, reason = "a failure of a test may panic")]

mod beside;
mod building;
mod class_page;
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
#[path = "../common/folder.rs"]
mod folder;
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
mod laws;
mod lessons;
mod letters;
mod looks;
mod menus;
mod mines;
mod names;
mod old_files;
#[cfg(feature = "pictures")]
mod pictures;
mod playing;
#[path = "../common/programs.rs"]
mod programs;
mod saved_as;
mod stage;
mod support;
mod tantrix;
mod tasks;
mod third;
mod travelling;
mod view;
mod walls;
