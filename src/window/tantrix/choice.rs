//! The left panel: the choice of a puzzle.

use super::command::{TantrixCommand, TantrixContext};
use super::paint::TileLook;
use super::panel_widgets::{card, number, segments, sentence, title, wide_button};
use super::setup::{Conditions, GridSize, Ground, MAX_SIDE, PuzzleKind, PuzzleSetup};
use super::{TantrixMode, colours, paint};
use crate::sentences;
use crate::window::kit::app_context::AppContext;
use crate::window::kit::widgets::{Explained as _, choice_background};
use crate::window::kit::{icons, theme};
use egui::{
    Button, Popup, PopupCloseBehavior, Rect, RichText, Role, Sense, Stroke, StrokeKind, Ui,
    WidgetInfo, pos2, vec2,
};
use engine::text::Text;
use games::tantrix::{Back, Challenge, Impossible, NUMBERS, TantrixColour, TileSet, tiles};

/// Shows the panel.
pub fn show(mode: &TantrixMode, ui: &mut Ui, app: &mut TantrixContext) {
    let text = app.text;
    let theme = theme::of(ui);
    let mut setup = mode.play.setup().clone();
    title(ui, text.msg_tantrix_choice());
    kinds(ui, &text, &mut setup);
    ui.add_space(6.0);
    let about = match setup.kind {
        PuzzleKind::Challenge => text.msg_tantrix_about_challenge(),
        PuzzleKind::Domino => text.msg_tantrix_about_domino(),
        PuzzleKind::Rainbow => text.msg_tantrix_about_rainbow(),
        PuzzleKind::Board => text.msg_tantrix_about_board(),
        PuzzleKind::Puzzle => text.msg_tantrix_about_puzzle(),
    };
    sentence(ui, about, theme.quiet);
    ui.add_space(4.0);
    match setup.kind {
        PuzzleKind::Challenge => challenges(mode, ui, &text, &mut setup),
        PuzzleKind::Domino => domino(ui, &text, &mut setup),
        PuzzleKind::Rainbow => rainbow(ui, &text, &mut setup),
        PuzzleKind::Board => card(ui, |ui| {
            let grounds = [
                (Ground::Grid, text.msg_tantrix_area_grid()),
                (Ground::Drawn, text.msg_tantrix_area_drawn()),
            ];
            ground(mode, ui, app, &mut setup, &grounds);
        }),
        PuzzleKind::Puzzle => puzzle(mode, ui, app, &mut setup),
    }
    if let Some(why) = mode.play.impossible() {
        ui.add_space(6.0);
        sentence(ui, sentences::tantrix_impossible(&text, &why), theme.wrong);
    }
    if setup != *mode.play.setup() {
        app.send(TantrixCommand::Choose(setup));
    }
}

/// The reason why there is no board to show.
pub fn impossible_in_the_middle(ui: &mut Ui, app: &AppContext, why: Option<Impossible>) {
    let Some(why) = why else { return };
    ui.centered_and_justified(|ui| {
        let words = sentences::tantrix_impossible(&app.text, &why);
        let ink = theme::of(ui).quiet;
        ui.label(RichText::new(words).size(15.0).color(ink));
    });
}

fn kind_name(text: &Text, kind: PuzzleKind) -> String {
    match kind {
        PuzzleKind::Challenge => text.msg_tantrix_kind_challenge(),
        PuzzleKind::Domino => text.msg_tantrix_kind_domino(),
        PuzzleKind::Rainbow => text.msg_tantrix_kind_rainbow(),
        PuzzleKind::Board => text.msg_tantrix_kind_board(),
        PuzzleKind::Puzzle => text.msg_tantrix_kind_puzzle(),
    }
}

fn kinds(ui: &mut Ui, text: &Text, setup: &mut PuzzleSetup) {
    let theme = theme::of(ui);
    ui.spacing_mut().item_spacing.y = 2.0;
    for kind in PuzzleKind::ALL {
        let on = kind == setup.kind;
        let words = kind_name(text, kind);
        let size = vec2(ui.available_width(), 30.0);
        let (rect, response) = ui.allocate_exact_size(size, Sense::click());
        response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, on, &words));
        choice_background(ui, &response, on, theme.window, Stroke::NONE, 7.0);
        let (font, ink) = if on {
            (theme::semibold(14.0), theme.text)
        } else {
            (theme::regular(14.0), theme.quiet)
        };
        let at = rect.left_center() + vec2(10.0, 0.0);
        ui.painter()
            .text(at, egui::Align2::LEFT_CENTER, words, font, ink);
        if response.clicked() {
            setup.kind = kind;
        }
    }
    ui.spacing_mut().item_spacing.y = 6.0;
}

/// The name of a challenge.
pub fn challenge_name(text: &Text, challenge: Challenge) -> String {
    match challenge {
        Challenge::Discovery(last) => text.msg_tantrix_challenge_discovery(last.to_string()),
        Challenge::Loop(back) => text.msg_tantrix_challenge_loop(back.id()),
        Challenge::Pyramid(back) => text.msg_tantrix_challenge_pyramid(back.id()),
    }
}

fn challenges(mode: &TantrixMode, ui: &mut Ui, text: &Text, setup: &mut PuzzleSetup) {
    let solved = &mode.records.value().solved;
    let chosen = setup.challenge();
    title(ui, text.msg_tantrix_discovery());
    let columns = 7.0;
    ui.spacing_mut().item_spacing = vec2(3.0, 3.0);
    let side = ((ui.available_width() - 3.0 * (columns - 1.0)) / columns).floor();
    let mut press = |ui: &mut Ui, challenge: Challenge, size: egui::Vec2, words: &str, swatch| {
        let done = solved.contains(&challenge.id());
        let name = if done {
            text.msg_tantrix_challenge_solved(challenge_name(text, challenge))
        } else {
            challenge_name(text, challenge)
        };
        let button = challenge_button(
            ui,
            size,
            ChallengeButton {
                words,
                name: &name,
                chosen: challenge == chosen,
                done,
                swatch,
            },
        );
        if button {
            setup.challenge = challenge.id();
        }
    };
    ui.horizontal_wrapped(|ui| {
        for challenge in Challenge::all() {
            if let Challenge::Discovery(last) = challenge {
                let colour = tiles().get(usize::from(last) - 1).map(|tile| tile.back);
                press(ui, challenge, vec2(side, 34.0), &last.to_string(), colour);
            }
        }
    });
    title(ui, text.msg_tantrix_rainbows());
    for challenge in Challenge::all() {
        let back = match challenge {
            Challenge::Discovery(_) => continue,
            Challenge::Loop(back) | Challenge::Pyramid(back) => back,
        };
        let words = challenge_name(text, challenge);
        let size = vec2(ui.available_width(), 32.0);
        press(ui, challenge, size, &words, Some(back));
    }
    ui.spacing_mut().item_spacing = vec2(8.0, 6.0);
    let words = challenge_name(text, chosen);
    ui.add_space(4.0);
    sentence(ui, words, theme::of(ui).text);
    let count = solved.len().to_string();
    let all = Challenge::all().count().to_string();
    let words = text.msg_tantrix_challenges_solved(count, all);
    sentence(ui, words, theme::of(ui).quiet);
}

/// The content of a challenge's button.
struct ChallengeButton<'a> {
    words: &'a str,
    /// Accessible name.
    name: &'a str,
    chosen: bool,
    done: bool,
    swatch: Option<Back>,
}

/// Shows a button of a challenge with the colour of its back, and a tick if it is solved.
fn challenge_button(ui: &mut Ui, size: egui::Vec2, button: ChallengeButton<'_>) -> bool {
    let ChallengeButton {
        words,
        name,
        chosen,
        done,
        swatch,
    } = button;
    let theme = theme::of(ui);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, chosen, name));
    let line = if chosen {
        Stroke::new(1.5, theme.text)
    } else {
        Stroke::new(1.0, theme.line)
    };
    choice_background(ui, &response, chosen, theme.card, line, 6.0);
    let painter = ui.painter();
    let wide = size.x > 60.0;
    let font = theme::regular(if wide { 13.5 } else { 13.0 });
    if let Some(back) = swatch {
        let paint = colours::back(back);
        let mark = if wide {
            Rect::from_center_size(rect.left_center() + vec2(14.0, 0.0), vec2(12.0, 12.0))
        } else {
            Rect::from_center_size(
                pos2(rect.center().x, rect.bottom() - 6.0),
                vec2(rect.width() * 0.55, 4.0),
            )
        };
        let rim = Stroke::new(1.0, theme.strong_line);
        painter.rect(mark, 2.0, paint, rim, StrokeKind::Outside);
    }
    if wide {
        let galley = crate::window::kit::widgets::one_line(
            ui,
            words.to_owned(),
            font,
            theme.text,
            size.x - if done { 54.0 } else { 34.0 },
        );
        let at = pos2(rect.left() + 28.0, rect.center().y - galley.size().y / 2.0);
        painter.galley(at, galley, theme.text);
    } else {
        let at = rect.center() - vec2(0.0, 4.0);
        let ink = if done { theme.right } else { theme.text };
        painter.text(at, egui::Align2::CENTER_CENTER, words, font, ink);
    }
    if done {
        let side = if wide { 16.0 } else { 11.0 };
        let at = if wide {
            rect.right_center() - vec2(14.0, 0.0)
        } else {
            rect.right_top() + vec2(-6.5, 6.5)
        };
        let tick = Rect::from_center_size(at, vec2(side, side));
        icons::tick(painter, tick, theme.right);
    }
    response.explained(name).clicked()
}

fn domino(ui: &mut Ui, text: &Text, setup: &mut PuzzleSetup) {
    card(ui, |ui| tile_set(ui, text, &mut setup.domino));
}

fn rainbow(ui: &mut Ui, text: &Text, setup: &mut PuzzleSetup) {
    card(ui, |ui| {
        for (at, back) in Back::ALL.into_iter().enumerate() {
            ui.horizontal(|ui| {
                let name = text.msg_tantrix_tiles_back(back.id());
                let on = at == setup.back;
                let pressed = swatch(ui, colours::back(back), &name, on);
                let count = TileSet::with_back(back).len().to_string();
                let words = text.msg_tantrix_tiles_back_count(back.id(), count);
                let label = egui::Label::new(words).sense(Sense::click());
                if pressed || ui.add(label).clicked() {
                    setup.back = at;
                }
            });
        }
    });
}

/// The numbers of the chosen kind: N or the tiles, X and Y.
fn grid(ui: &mut Ui, text: &Text, setup: &mut PuzzleSetup, sides: bool) {
    let which = [
        (false, text.msg_tantrix_tiles_first()),
        (true, text.msg_tantrix_tiles_own()),
    ];
    if let Some(own) = segments(ui, &which, setup.own_tiles) {
        setup.own_tiles = own;
    }
    if setup.own_tiles {
        tile_set(ui, text, &mut setup.chosen);
    }
    let own = setup.own_tiles;
    let grid: &mut GridSize = match setup.kind {
        PuzzleKind::Board => &mut setup.board,
        PuzzleKind::Challenge | PuzzleKind::Domino | PuzzleKind::Rainbow | PuzzleKind::Puzzle => {
            &mut setup.puzzle
        }
    };
    if !own {
        let tiles = number(ui, &text.msg_tantrix_n(), usize::from(grid.tiles), 1..=56);
        grid.tiles = tiles.map_or(grid.tiles, |tiles| tiles as u8);
    }
    if sides {
        let sides = 1..=MAX_SIDE;
        let columns = number(ui, &text.msg_tantrix_columns(), grid.columns, sides.clone());
        grid.columns = columns.unwrap_or(grid.columns);
        let rows = number(ui, &text.msg_tantrix_rows(), grid.rows, sides);
        grid.rows = rows.unwrap_or(grid.rows);
    }
}

fn puzzle(mode: &TantrixMode, ui: &mut Ui, app: &mut TantrixContext, setup: &mut PuzzleSetup) {
    let text = app.text;
    card(ui, |ui| {
        let grounds = [
            (Ground::Grid, text.msg_tantrix_area_grid()),
            (Ground::Drawn, text.msg_tantrix_area_drawn()),
            (Ground::Free, text.msg_tantrix_area_free()),
        ];
        ground(mode, ui, app, setup, &grounds);
    });
    title(ui, text.msg_tantrix_conditions());
    card(ui, |ui| conditions(ui, &text, &mut setup.conditions));
}

/// The choice of board and tiles.
fn ground(
    mode: &TantrixMode,
    ui: &mut Ui,
    app: &mut TantrixContext,
    setup: &mut PuzzleSetup,
    grounds: &[(Ground, String)],
) {
    let text = app.text;
    if let Some(ground) = segments(ui, grounds, setup.ground()) {
        setup.set_ground(ground);
    }
    if setup.ground() == Ground::Drawn {
        let draws = mode.drawing.is_some();
        let words = if draws {
            text.msg_making_done()
        } else {
            text.msg_tantrix_draw()
        };
        let button = wide_button(ui, words, mode.play.setup().is_drawn());
        if button.explained(text.msg_tantrix_draw_tip()).clicked() {
            app.send(TantrixCommand::Draw(!draws));
        }
        let places = setup.cells().len().to_string();
        sentence(
            ui,
            text.msg_tantrix_draw_places(places),
            theme::of(ui).quiet,
        );
    }
    let sides = setup.ground() == Ground::Grid;
    grid(ui, &text, setup, sides);
}

/// The switches (a) to (f).
fn conditions(ui: &mut Ui, text: &Text, of: &mut Conditions) {
    ui.checkbox(&mut of.golden, text.msg_tantrix_condition_a());
    ui.checkbox(&mut of.no_holes, text.msg_tantrix_condition_b());
    if of.no_holes {
        let rules = [
            (false, text.msg_tantrix_holes_paper()),
            (true, text.msg_tantrix_holes_enclosed()),
        ];
        for (enclosed, words) in rules {
            ui.horizontal(|ui| {
                ui.add_space(24.0);
                ui.radio_value(&mut of.enclosed_only, enclosed, words);
            });
        }
    }
    ui.checkbox(&mut of.line, text.msg_tantrix_condition_c());
    ui.add_enabled_ui(of.line, |ui| {
        ui.checkbox(&mut of.closed, text.msg_tantrix_condition_d());
        ui.checkbox(&mut of.back, text.msg_tantrix_condition_f());
    });
    if of.line && !of.back {
        ui.horizontal(|ui| {
            ui.add_space(24.0);
            let any = Button::new(text.msg_tantrix_colour_any()).selected(of.colour.is_none());
            if ui.add(any).clicked() {
                of.colour = None;
            }
            for (at, colour) in TantrixColour::ALL.into_iter().enumerate() {
                let name = text.msg_tantrix_colour_of_line(colour.id());
                if swatch(ui, colours::line(colour), &name, of.colour == Some(at)) {
                    of.colour = Some(at);
                }
            }
        });
    }
}

/// The choice of tiles: one by one, up to a number, or those of a back.
pub fn tile_set(ui: &mut Ui, text: &Text, numbers: &mut Vec<u8>) {
    let mut set: TileSet = numbers.iter().copied().collect();
    let before = set;
    ui.vertical(|ui| {
        let words = text.msg_tantrix_tiles_chosen(set.len().to_string());
        sentence(ui, words, theme::of(ui).text);
        let button = ui.button(text.msg_tantrix_tiles_choose());
        Popup::menu(&button)
            .close_behavior(PopupCloseBehavior::CloseOnClickOutside)
            .show(|ui| set = picker(ui, text, set));
        let last = set.tiles().next_back().map_or(1, |tile| tile.number);
        let words = text.msg_tantrix_tiles_up_to();
        if let Some(last) = number(ui, &words, usize::from(last), 1..=56) {
            set = TileSet::up_to(last as u8);
        }
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 2.0;
            ui.label(text.msg_tantrix_tiles_with_back());
            for back in Back::ALL {
                if swatch(
                    ui,
                    colours::back(back),
                    &text.msg_tantrix_tiles_back(back.id()),
                    false,
                ) {
                    set = TileSet::with_back(back);
                }
            }
        });
    });
    if set != before {
        *numbers = set.tiles().map(|tile| tile.number).collect();
    }
}

/// All tiles, each a toggle.
fn picker(ui: &mut Ui, text: &Text, set: TileSet) -> TileSet {
    const RADIUS: f32 = 21.0;
    let theme = theme::of(ui);
    let mut chosen: Vec<bool> = NUMBERS.map(|number| set.contains(number)).collect();
    ui.horizontal(|ui| {
        if ui.button(text.msg_tantrix_tiles_all()).clicked() {
            chosen.fill(true);
        }
        if ui.button(text.msg_tantrix_tiles_none()).clicked() {
            chosen.fill(false);
        }
    });
    egui::Grid::new("tantrix tiles")
        .spacing(vec2(3.0, 3.0))
        .show(ui, |ui| {
            for number in NUMBERS {
                let on = chosen[usize::from(number) - 1];
                let size = vec2(RADIUS * 1.9, RADIUS * 2.1);
                let (rect, response) = ui.allocate_exact_size(size, Sense::click());
                let name = text.msg_tantrix_tile(number.to_string());
                response.widget_info(|| WidgetInfo::selected(Role::CheckBox, true, on, &name));
                let look = TileLook {
                    at: rect.center(),
                    radius: RADIUS,
                    turn: 0.0,
                    opacity: if on { 1.0 } else { 0.35 },
                };
                paint::paint(ui.painter(), colours::of(ui), number, look);
                if response.has_focus() || response.hovered() {
                    let corners = paint::hexagon(rect.center(), RADIUS);
                    let stroke = Stroke::new(2.0, theme.accent);
                    ui.painter().add(egui::Shape::closed_line(corners, stroke));
                }
                if response.clicked() {
                    chosen[usize::from(number) - 1] = !on;
                }
                if number % 14 == 0 {
                    ui.end_row();
                }
            }
        });
    let on = |(on, number): (bool, u8)| on.then_some(number);
    chosen.into_iter().zip(NUMBERS).filter_map(on).collect()
}

/// A button filled with a colour.
pub fn swatch(ui: &mut Ui, paint: egui::Color32, name: &str, chosen: bool) -> bool {
    let theme = theme::of(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(24.0, 24.0), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, chosen, name));
    let stroke = if response.has_focus() {
        Stroke::new(2.5, theme.accent)
    } else if chosen {
        Stroke::new(2.5, theme.text)
    } else {
        Stroke::new(1.0, theme.strong_line)
    };
    let inner = rect.shrink(3.0);
    ui.painter()
        .rect(inner, 4.0, paint, stroke, StrokeKind::Outside);
    response.explained(name).clicked()
}
