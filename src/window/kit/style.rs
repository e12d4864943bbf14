//! Configures egui's fonts and the styles of its widgets.

use crate::window::kit::glyph_atlas::GlyphAtlas;
use crate::window::kit::theme::{DARK, LIGHT, Theme, regular, semibold};
use egui::epaint::Shadow;
use egui::epaint::text::{
    FontPriority, GlyphBitmap, GlyphRasterizer, GlyphRasterizerRequest, RasterizedGlyph,
};
use egui::style::WidgetVisuals;
use egui::{
    Color32, ColorImage, Context, CornerRadius, FontData, FontDefinitions, FontFamily, FontId,
    Margin, Stroke, TextStyle, Visuals, vec2,
};
use engine::layout::{REGULAR, SEMIBOLD};
use std::sync::Arc;

/// Installs the fonts, and both themes for egui's own widgets.
pub fn install(ctx: &Context) {
    ctx.set_fonts(fonts());
    let boxes = GlyphRasterizer::new("boxes", box_of).with_priority(FontPriority::Highest);
    ctx.add_glyph_rasterizer(boxes);
    ctx.add_plugin(GlyphAtlas::default());
    for (which, theme) in [(egui::Theme::Light, &LIGHT), (egui::Theme::Dark, &DARK)] {
        ctx.style_mut_of(which, |style| {
            style.visuals = visuals(theme);
            style.text_styles = [
                (TextStyle::Small, regular(12.0)),
                (TextStyle::Body, regular(14.0)),
                (TextStyle::Button, regular(14.0)),
                (TextStyle::Heading, semibold(17.0)),
                (TextStyle::Monospace, FontId::monospace(13.0)),
            ]
            .into();
            style.spacing.item_spacing = vec2(8.0, 6.0);
            style.spacing.button_padding = vec2(10.0, 5.0);
            style.spacing.interact_size = vec2(32.0, 28.0);
            style.spacing.menu_margin = Margin::same(6);
            style.spacing.window_margin = Margin::same(16);
            style.spacing.tooltip_width = 360.0;
            style.interaction.tooltip_delay = 0.45;
        });
    }
    ctx.options_mut(|options| {
        options.fallback_theme = egui::Theme::Light;
        options.zoom_with_keyboard = false;
        options.input_options.max_click_dist = 5.0;
        // A slow click is a click: only distance makes a drag.
        options.input_options.max_click_duration = f64::INFINITY;
    });
}

/// Makes a slow click of a mouse a click, and a long touch a request for the tooltip that clicks nothing when lifted.
pub fn follow_fingers(ctx: &Context) {
    let longest = if ctx.input(egui::InputState::any_touches) {
        HELD
    } else {
        f64::INFINITY
    };
    if ctx.options(|options| options.input_options.max_click_duration) != longest {
        ctx.options_mut(|options| options.input_options.max_click_duration = longest);
    }
}

/// Longest touch that counts as a click, in seconds; then the tooltip appears.
const HELD: f64 = 0.8;

fn fonts() -> FontDefinitions {
    let mut fonts = FontDefinitions::default();
    for (name, data) in [("regular", REGULAR), ("semibold", SEMIBOLD)] {
        let data = Arc::new(FontData::from_static(data));
        fonts.font_data.insert(name.to_owned(), data);
    }
    // Glyphs that our fonts lack (√, π …) come from egui's own.
    let others = fonts.families[&FontFamily::Proportional].clone();
    for (family, name) in [
        (FontFamily::Proportional, "regular"),
        (FontFamily::Name("semibold".into()), "semibold"),
    ] {
        let mut list = vec![name.to_owned()];
        list.extend(others.iter().cloned());
        fonts.families.insert(family, list);
    }
    fonts
}

/// A box for letters that run from right to left, which no font of ours has. Without it epaint takes the direction of a
/// line from its first such letter, and shows the Latin words in it backwards.
fn box_of(request: &GlyphRasterizerRequest<'_>) -> Option<RasterizedGlyph> {
    let first = request.cluster.chars().next()?;
    if !runs_right_to_left(first) {
        return None;
    }
    let em = request.font_size_px;
    let (width, height) = ((0.5 * em) as usize, (0.7 * em) as usize);
    let mut image = ColorImage::filled([width, height], Color32::TRANSPARENT);
    let line = (em / 14.0).max(1.0) as usize;
    for y in 0..height {
        for x in 0..width {
            let edge = x.min(y).min(width - 1 - x).min(height - 1 - y);
            if edge < line {
                image[(x, y)] = Color32::WHITE;
            }
        }
    }
    let bitmap = GlyphBitmap {
        image,
        offset_px: vec2(0.05 * em, -0.7 * em),
        is_color: false,
    };
    Some(RasterizedGlyph {
        bitmap,
        advance_px: 0.6 * em,
    })
}

/// True for the blocks of Unicode whose letters run from right to left: Hebrew, Arabic, Syriac and their like.
fn runs_right_to_left(c: char) -> bool {
    matches!(
        c,
        '\u{590}'..='\u{8FF}' | '\u{FB1D}'..='\u{FDFF}' | '\u{FE70}'..='\u{FEFE}' | '\u{10800}'..='\u{10FFF}'
            | '\u{1E800}'..='\u{1EFFF}'
    )
}

fn visuals(theme: &Theme) -> Visuals {
    let mut visuals = if theme.dark {
        Visuals::dark()
    } else {
        Visuals::light()
    };
    let radius = CornerRadius::same(6);
    let widget = |fill, line, text| WidgetVisuals {
        bg_fill: fill,
        weak_bg_fill: fill,
        bg_stroke: Stroke::new(1.0, line),
        corner_radius: radius,
        fg_stroke: Stroke::new(1.0, text),
        expansion: 0.0,
    };
    visuals.widgets.noninteractive = widget(theme.window, theme.line, theme.text);
    visuals.widgets.inactive = widget(theme.card, theme.control_line, theme.text);
    visuals.widgets.hovered = widget(theme.card_hovered, theme.quiet, theme.text);
    visuals.widgets.active = widget(theme.card_pressed, theme.quiet, theme.text);
    visuals.widgets.open = widget(theme.card_pressed, theme.strong_line, theme.text);
    visuals.weak_text_color = Some(theme.quiet);
    visuals.selection.bg_fill = theme.accent_paper;
    visuals.selection.stroke = Stroke::new(1.5, theme.accent);
    visuals.hyperlink_color = theme.accent;
    visuals.extreme_bg_color = theme.card;
    visuals.text_edit_bg_color = Some(theme.card);
    visuals.faint_bg_color = theme.palette;
    visuals.panel_fill = theme.window;
    visuals.window_fill = theme.window;
    visuals.window_stroke = Stroke::new(1.0, theme.line);
    visuals.window_corner_radius = CornerRadius::same(10);
    visuals.menu_corner_radius = CornerRadius::same(8);
    let shadow = Shadow {
        offset: [0, 4],
        blur: 14,
        spread: 0,
        color: theme.shadow,
    };
    visuals.popup_shadow = shadow;
    visuals.window_shadow = shadow;
    visuals.error_fg_color = theme.wrong;
    visuals.warn_fg_color = theme.wrong;
    visuals
}
