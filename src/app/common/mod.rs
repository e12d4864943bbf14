//! What any of the modes uses; knows none of them.

pub mod actions;
pub mod app_context;
pub mod background;
pub mod command;
pub mod dialog;
pub mod digits;
pub mod file_dialog;
pub mod file_menu;
pub mod game_id;
pub mod history;
pub mod icons;
pub mod icons_run;
pub mod icons_view;
pub mod key_names;
pub mod magnify;
pub mod opener;
pub mod pan_zoom;
pub mod playback_clock;
pub mod roving_focus;
pub mod search;
pub mod speed_slider;
pub mod storage;
pub mod style;
pub mod teacher;
pub mod theme;
pub mod widgets;
