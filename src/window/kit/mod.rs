//! Tools shared by all modes; depends on none of them.

pub mod actions;
pub mod app_context;
pub mod background;
pub mod command;
pub mod dialog;
pub mod file_dialog;
pub mod file_menu;
pub mod game_id;
pub mod glyph_atlas;
pub mod history;
pub mod icons;
pub mod input_steps;
pub mod labelled_button;
pub mod magnify;
pub mod opener;
pub mod pan_zoom;
pub mod playback_clock;
pub mod roving_focus;
pub mod search;
pub mod seed;
pub mod settings;
pub mod shapes;
pub mod status_line;
pub mod style;
pub mod theme;
pub mod widgets;
