//! A paragraph: words that break into lines, with small blocks among them.

use super::size::TextSize;
use crate::window::clickomania::command::piece::{Piece, task_variable};
use crate::window::clickomania::command::{ClickomaniaContext, EditorCommand};
use crate::window::clickomania::program::canvas::{BlockPainter, Excerpt};
use crate::window::clickomania::program::palette::Taken;
use crate::window::kit::theme;
use crate::window::kit::theme::Theme;
use egui::text::{CCursor, LayoutJob, TextFormat};
use egui::{
    Color32, FontId, PointerButton, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
    pos2, vec2,
};
use engine::language::words::name;
use engine::task::Task;
use engine::task::text::Span;
use engine::text::Text;

/// Left and right of a block among words.
const BESIDE: f32 = 3.0;
/// Above and below it.
const ABOVE: f32 = 2.0;
/// What keeps the room for a block: a space at which no line breaks.
const SPACE: char = '\u{a0}';

/// No line breaks within a cell, as in *(7, 6)*.
fn unbroken(words: &str) -> String {
    let number = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    let mut parts = words.split('(');
    let mut kept = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        kept.push('(');
        let cell = part
            .split_once(')')
            .and_then(|(cell, _)| cell.split_once(", "));
        match cell.filter(|(row, column)| number(row) && number(column)) {
            Some((row, _)) => {
                kept.push_str(row);
                kept.extend([',', SPACE]);
                kept.push_str(&part[row.len() + 2..]);
            }
            None => kept.push_str(part),
        }
    }
    kept
}

/// What follows a block without a gap.
const CLOSE: [char; 10] = ['.', ',', ':', ';', '!', '?', ')', '…', '»', '”'];

/// The room of a block among words.
struct Room {
    /// The first of the characters that keep it, and how many they are.
    at: usize,
    count: usize,
    /// What comes next stands close to it.
    close: bool,
}

/// The words of a paragraph.
pub struct Line {
    pieces: Vec<Words>,
    size: TextSize,
    heading: bool,
    /// As it is read aloud.
    spoken: String,
}

enum Words {
    Plain { words: String, style: Style },
    Block(Piece, Box<Excerpt>),
}

#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Style {
    strong: bool,
    emphasis: bool,
    verbatim: bool,
}

impl Line {
    /// A paragraph in a given width.
    pub fn new(
        (text, task): (&Text, &Task),
        spans: &[Span],
        (size, room): (TextSize, f32),
        heading: bool,
    ) -> Line {
        let mut line = Line {
            pieces: Vec::new(),
            size,
            heading,
            spoken: String::new(),
        };
        let style = Style {
            strong: heading,
            ..Style::default()
        };
        line.add((text, task), spans, room, style);
        line
    }

    /// Letters as they are.
    pub fn verbatim(words: &str, size: TextSize) -> Line {
        let words = words.trim_end().to_owned();
        Line {
            spoken: words.clone(),
            pieces: vec![Words::Plain {
                words,
                style: Style::default(),
            }],
            size,
            heading: false,
        }
    }

    /// The depth is bounded by that of the text.
    fn add(&mut self, (text, task): (&Text, &Task), spans: &[Span], room: f32, style: Style) {
        for span in spans {
            let (words, style) = match span {
                Span::Plain(words) => (words.as_str(), style),
                Span::LineBreak => ("\n", style),
                Span::Verbatim(words) => {
                    let style = Style {
                        verbatim: true,
                        ..style
                    };
                    (words.as_str(), style)
                }
                Span::Emphasis(spans) => {
                    let style = Style {
                        emphasis: true,
                        ..style
                    };
                    self.add((text, task), spans, room, style);
                    continue;
                }
                Span::Strong(spans) => {
                    let style = Style {
                        strong: true,
                        ..style
                    };
                    self.add((text, task), spans, room, style);
                    continue;
                }
                Span::Block(kind) => {
                    let limit = (room - 2.0 * BESIDE) / self.size.zoom;
                    let piece = Piece::new(*kind, task_variable(*kind, &task.start, &task.start));
                    let blocks = Excerpt::of_piece(&piece, &task.costs, text, limit);
                    self.spoken.push_str(&format!("«{}»", name(text, *kind)));
                    self.pieces.push(Words::Block(piece, Box::new(blocks)));
                    continue;
                }
            };
            self.spoken.push_str(words);
            self.pieces.push(Words::Plain {
                words: unbroken(words),
                style,
            });
        }
    }

    /// Shows it; gives the block that is taken out of it. `sign` stands before it, and is read with it.
    pub fn show(
        &self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        block_painter: &mut BlockPainter,
        sign: Option<&str>,
    ) -> Option<Taken> {
        let theme = theme::of(ui);
        let (job, places) = self.job(ui, theme);
        let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
        let size = vec2(ui.available_width().max(galley.size().x), galley.size().y);
        let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
        response.widget_info(|| {
            let role = if self.heading {
                Role::Heading
            } else {
                Role::Label
            };
            let numbered = sign.filter(|sign| *sign != "•");
            let words = match numbered {
                Some(sign) => format!("{sign} {}", self.spoken),
                None => self.spoken.clone(),
            };
            WidgetInfo::labeled(role, true, words)
        });
        ui.painter().galley(rect.min, galley.clone(), theme.text);
        let mut taken = None;
        for (number, Room { at, count, close }) in places.into_iter().enumerate() {
            let mut blocks = self.pieces.iter().filter_map(|piece| match piece {
                Words::Block(piece, blocks) => Some((piece, &**blocks)),
                Words::Plain { .. } => None,
            });
            let Some((piece, blocks)) = blocks.nth(number) else {
                continue;
            };
            let start = galley.pos_from_cursor(CCursor {
                prefer_next_row: true,
                ..CCursor::new(at)
            });
            let end = galley.pos_from_cursor(CCursor {
                prefer_next_row: false,
                ..CCursor::new(at + count)
            });
            let size = blocks.size() * self.size.zoom;
            let left = match close {
                true => end.min.x - size.x,
                false => (start.min.x + end.min.x - size.x) / 2.0,
            };
            let middle = pos2(left + size.x / 2.0, start.center().y);
            let place = Rect::from_center_size(rect.min + middle.to_vec2(), size);
            let shown = ShownBlock {
                piece,
                blocks,
                place,
                number,
            };
            if let Some(block) = shown.show(ui, app, block_painter, (theme, self.size.zoom)) {
                taken = Some(block);
            }
        }
        taken
    }

    /// The words, with room for the blocks.
    fn job(&self, ui: &Ui, theme: &Theme) -> (LayoutJob, Vec<Room>) {
        let mut job = LayoutJob::default();
        job.wrap.max_width = ui.available_width();
        let mut places = Vec::new();
        let mut characters = 0;
        let TextSize { words, line, .. } = self.size;
        let regular = theme::regular(words);
        let space = ui
            .fonts_mut(|fonts| fonts.glyph_width(&regular, SPACE))
            .max(1.0);
        for (number, piece) in self.pieces.iter().enumerate() {
            match piece {
                Words::Plain { words, style } => {
                    characters += words.chars().count();
                    job.append(words, 0.0, self.format(theme, *style));
                }
                Words::Block(_, blocks) => {
                    let size: Vec2 = blocks.size() * self.size.zoom;
                    let close = match self.pieces.get(number + 1) {
                        Some(Words::Plain { words, .. }) => words.starts_with(CLOSE),
                        Some(Words::Block(..)) | None => false,
                    };
                    let beside = if close { BESIDE } else { 2.0 * BESIDE };
                    let count = ((size.x + beside) / space).ceil();
                    // A run that is longer than a line would break where no line breaks.
                    let most = (job.wrap.max_width / space - 0.5).floor();
                    let count = count.min(most).max(1.0) as usize;
                    places.push(Room {
                        at: characters,
                        count,
                        close,
                    });
                    characters += count;
                    let room: String = std::iter::repeat_n(SPACE, count).collect();
                    let mut format = plain(regular.clone(), theme.text, line);
                    format.line_height = Some(line.max(size.y + 2.0 * ABOVE));
                    job.append(&room, 0.0, format);
                }
            }
        }
        (job, places)
    }

    fn format(&self, theme: &Theme, style: Style) -> TextFormat {
        let font = match style.strong {
            true => theme::semibold(self.size.words),
            false => theme::regular(self.size.words),
        };
        let mut format = plain(font, theme.text, self.size.line);
        format.italics = style.emphasis;
        if style.verbatim {
            format.background = theme.card_hovered;
        }
        format
    }
}

fn plain(font_id: FontId, color: Color32, line: f32) -> TextFormat {
    TextFormat {
        font_id,
        color,
        line_height: Some(line),
        valign: egui::Align::Center,
        ..TextFormat::default()
    }
}

/// A block among words.
struct ShownBlock<'a> {
    piece: &'a Piece,
    blocks: &'a Excerpt,
    place: Rect,
    number: usize,
}

impl ShownBlock<'_> {
    fn show(
        &self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        block_painter: &mut BlockPainter,
        (theme, zoom): (&'static Theme, f32),
    ) -> Option<Taken> {
        let id = ui.scope_id().with(("block", self.number));
        let response = ui.interact(self.place, id, Sense::click_and_drag());
        response.widget_info(|| {
            let name = app.text.msg_lesson_find_block(self.piece.name(&app.text));
            WidgetInfo::labeled(Role::Button, true, name)
        });
        if ui.is_rect_visible(self.place) {
            let painter = ui.painter();
            self.blocks
                .paint(painter, block_painter, theme, self.place, zoom);
        }
        if response.has_focus() {
            let stroke = Stroke::new(2.0, theme.accent);
            let around = self.place.expand(1.0);
            ui.painter()
                .rect_stroke(around, 6.0, stroke, StrokeKind::Outside);
        }
        if response.hovered() {
            ui.set_cursor_icon(egui::CursorIcon::Grab);
        }
        if response.drag_started_by(PointerButton::Primary) {
            let origin = ui.input(|input| input.pointer.press_origin());
            let grab = self
                .blocks
                .grab(self.place, zoom, origin.unwrap_or(self.place.min));
            return Some(Taken::Drag(self.piece.clone(), grab));
        }
        if response.clicked() {
            app.send(EditorCommand::FindBlock(self.piece.kind));
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_not_broken_and_nothing_else_changes() {
        for (words, kept) in [
            ("in (7, 6).", "in (7,\u{a0}6)."),
            ("(0, 0) e (8, 10) (", "(0,\u{a0}0) e (8,\u{a0}10) ("),
            (
                "7, 6) (sopra, sotto) (7,6) (1, 2, 3) ()",
                "7, 6) (sopra, sotto) (7,6) (1, 2, 3) ()",
            ),
            ("", ""),
        ] {
            assert_eq!(unbroken(words), kept);
        }
    }
}
