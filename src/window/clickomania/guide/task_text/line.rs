//! A paragraph: words that wrap, with small blocks among them.

use super::{BlockTouch, TextSize, show_takeable};
use crate::window::clickomania::command::{ClickomaniaContext, EditorCommand};
use crate::window::clickomania::command::{PaletteBlock, task_variable};
use crate::window::clickomania::program::canvas::{BlockPainter, Excerpt};
use crate::window::clickomania::program::palette::Taken;
use crate::window::kit::theme;
use crate::window::kit::theme::Theme;
use egui::text::{CCursor, LayoutJob, TextFormat};
use egui::{Color32, FontId, Rect, Role, Sense, Ui, Vec2, WidgetInfo, vec2};
use engine::language::words::name;
use engine::task::Task;
use engine::task::text::Span;
use engine::text::Text;

/// Left and right of a block among words, in points.
const BESIDE: f32 = 3.0;
/// Above and below it.
const ABOVE: f32 = 2.0;
/// The space that keeps the room for a block; lines do not wrap at it.
const SPACE: char = '\u{a0}';

/// Replaces spaces at which a cell like *(7, 6)* would wrap.
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

/// The characters that follow a block without a gap.
const CLOSE: [char; 10] = ['.', ',', ':', ';', '!', '?', ')', '…', '»', '”'];

/// The room of a block among words.
struct Room {
    /// The index of the first character that keeps it, and the number of these characters.
    at: usize,
    count: usize,
    /// True if a character of [`CLOSE`] follows.
    close: bool,
}

/// A paragraph.
pub struct Line {
    pieces: Vec<Words>,
    size: TextSize,
    heading: bool,
    /// The text for screen readers.
    spoken: String,
}

enum Words {
    Plain { words: String, style: Style },
    Block(PaletteBlock, Box<Excerpt>),
}

#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Style {
    strong: bool,
    emphasis: bool,
    verbatim: bool,
}

impl Line {
    /// A paragraph in `room` points of width.
    pub fn new(
        text: &Text,
        task: &Task,
        spans: &[Span],
        size: TextSize,
        room: f32,
        heading: bool,
    ) -> Line {
        let mut line = Line {
            pieces: Vec::new(),
            size,
            heading,
            spoken: String::new(),
        };
        let style = Style {
            strong: heading || size.strong,
            ..Style::default()
        };
        line.add(text, task, spans, room, style);
        line
    }

    /// Words without markup.
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

    /// Recursive, as deep as the text.
    fn add(&mut self, text: &Text, task: &Task, spans: &[Span], room: f32, style: Style) {
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
                    self.add(text, task, spans, room, style);
                    continue;
                }
                Span::Strong(spans) => {
                    let style = Style {
                        strong: true,
                        ..style
                    };
                    self.add(text, task, spans, room, style);
                    continue;
                }
                Span::Block(kind) => {
                    let limit = (room - 2.0 * BESIDE) / self.size.zoom;
                    let piece =
                        PaletteBlock::new(*kind, task_variable(*kind, &task.start, &task.start));
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

    /// Shows the paragraph; returns the block that is dragged out of it. `sign` is the number or dot before it.
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
            let words = match sign {
                Some(sign) if sign != "•" => format!("{sign} {}", self.spoken),
                _ => self.spoken.clone(),
            };
            WidgetInfo::labeled(role, true, words)
        });
        ui.painter().galley(rect.min, galley.clone(), theme.text);
        let mut taken = None;
        let blocks = self.pieces.iter().filter_map(|piece| match piece {
            Words::Block(piece, blocks) => Some((piece, blocks)),
            Words::Plain { .. } => None,
        });
        for (number, ((piece, blocks), room)) in blocks.zip(places).enumerate() {
            let cursor = |at: usize, prefer_next_row: bool| CCursor {
                prefer_next_row,
                ..CCursor::new(at)
            };
            let start = galley.pos_from_cursor(cursor(room.at, true));
            let end = galley.pos_from_cursor(cursor(room.at + room.count, false));
            let size = blocks.size() * self.size.zoom;
            let left = if room.close {
                end.min.x - size.x
            } else {
                (start.min.x + end.min.x - size.x) / 2.0
            };
            let middle = vec2(left + size.x / 2.0, start.center().y);
            let place = Rect::from_center_size(rect.min + middle, size);
            let id = ui.scope_id().with(("block", number));
            let response = ui.interact(place, id, Sense::click_and_drag());
            response.widget_info(|| {
                let name = app.text.msg_lesson_find_block(piece.name(&app.text));
                WidgetInfo::labeled(Role::Button, true, name)
            });
            match show_takeable(ui, block_painter, blocks, self.size.zoom, &response) {
                Some(BlockTouch::Drag(point)) => taken = Some(Taken::Drag(piece.clone(), point)),
                Some(BlockTouch::Click) => app.send(EditorCommand::FindBlock(piece.kind)),
                None => {}
            }
        }
        taken
    }

    /// The laid out words, with the room for each block.
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
                    // A run longer than a line would wrap all the same.
                    let max = (job.wrap.max_width / space - 0.5).floor();
                    let count = count.min(max).max(1.0) as usize;
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
        // Slanted letters would run into the next sign: the fonts have no italics.
        let font = if style.strong || style.emphasis {
            theme::semibold(self.size.words)
        } else {
            theme::regular(self.size.words)
        };
        let mut format = plain(font, theme.text, self.size.line);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_do_not_wrap_and_nothing_else_changes() {
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
