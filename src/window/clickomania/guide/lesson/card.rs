//! The card docked above the program. It has one height for a whole lesson, whatever it says, and its button never moves:
//! bricks for the steps, one sentence, a button, and one picture or the fields of an answer beside them.

use super::LessonCard;
use super::question::PosedQuestion;
use super::solved::{self, Ways};
use crate::window::clickomania::command::{ClickomaniaContext, TaskCommand, ViewCommand};
use crate::window::clickomania::guide::goals::Solved;
use crate::window::clickomania::guide::task_text::{TaskText, TextSize};
use crate::window::clickomania::measures::Measures;
use crate::window::clickomania::program::canvas::BlockPainter;
use crate::window::clickomania::program::names;
use crate::window::clickomania::program::palette::Taken;
use crate::window::kit::labelled_button::words_width;
use crate::window::kit::theme::Theme;
use crate::window::kit::widgets::{IconButton, action_button};
use crate::window::kit::{icons, theme};
use egui::accesskit::Live;
use egui::{
    Align, Button, Color32, Frame, Id, Label, Layout, Link, Panel, Rect, RichText, Role,
    ScrollArea, Sense, Stroke, StrokeKind, Ui, UiBuilder, WidgetInfo, pos2, vec2,
};
use engine::task::{Answer, Task};

/// A step, as a brick, and the distance between two.
const BRICK: egui::Vec2 = vec2(18.0, 12.0);
const BRICK_GAP: f32 = 4.0;
/// Minimum width of the button.
const BUTTON: f32 = 120.0;
/// The height of the foot without a button.
const LINKS: f32 = 20.0;
/// The gap between the words and the part beside them.
const BESIDE_GAP: f32 = 24.0;

/// News that the card announces.
pub struct CardNews {
    /// A goal that was reached, in words and in fewer words.
    pub announced: Option<[String; 2]>,
    pub solved: Option<Solved>,
}

/// The current content of the card.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Moment {
    /// A task without steps.
    Task,
    /// The step or question with this index.
    Item(usize),
    /// All steps are done, or a task without steps.
    End,
}

/// The places in the card.
struct Places {
    bricks: Rect,
    sentence: Rect,
    foot: Rect,
    beside: Rect,
}

impl Places {
    /// The places with something of this width beside the words, 0 for nothing, and with or without a button.
    fn of(room: Rect, measures: Measures, beside: f32, button: bool) -> Places {
        let side = measures.side();
        let (above, foot) = match (measures.low, measures.small) {
            (true, _) => (6.0, 28.0),
            (false, true) => (8.0, 28.0),
            (false, false) => (14.0, 36.0),
        };
        let foot = if button { foot } else { LINKS };
        let room = room.shrink2(vec2(side, above));
        let width = beside.min(room.width() * 0.5);
        let gap = if beside > 0.0 { BESIDE_GAP } else { 0.0 };
        let left = room.with_max_x(room.max.x - width - gap);
        let bricks = left.with_max_y(left.min.y + 16.0);
        let foot = left.with_min_y(left.max.y - foot);
        Places {
            bricks,
            sentence: Rect::from_min_max(
                pos2(left.min.x, bricks.max.y + 4.0),
                pos2(left.max.x, foot.min.y - 4.0),
            ),
            foot,
            beside: room.with_min_x(room.max.x - width),
        }
    }
}

impl LessonCard {
    /// Shows the card; returns the block that is dragged out of it.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        block_painter: &mut BlockPainter,
        news: &CardNews,
    ) -> Option<Taken> {
        let ready = app.services.task.ready().clone();
        let task = ready.task();
        self.place = None;
        if !LessonCard::has_card(task, ready.is_free()) {
            return None;
        }
        let theme = theme::of(ui);
        let measures = Measures::of(ui.ctx());
        let moment = self.moment(news);
        let frame = Frame::new().fill(self.paper(theme, moment));
        let panel = Panel::top("lesson").exact_size(measures.card());
        let shown = panel.resizable(false).frame(frame).show(ui, |ui| {
            let room = ui.max_rect();
            let ways = match moment {
                Moment::End => Ways::of(app, news.solved.as_ref()),
                Moment::Task | Moment::Item(_) => Ways::default(),
            };
            let beside = if ways.has_beside() {
                measures.beside()
            } else {
                self.beside(app, task, moment, measures)
            };
            let button = self.has_button(app, task, moment);
            let places = Places::of(room, measures, beside, button);
            self.show_bricks(ui, app, task, places.bricks, news);
            // One picture or one list of answers, before the button in the order of the keyboard.
            let asked = self.show_beside(ui, app, block_painter, moment, places.beside, &ways);
            let taken = self.show_sentence(ui, app, block_painter, moment, places.sentence, news);
            self.show_foot(ui, app, moment, places.foot, &ways, asked.enter);
            taken.or(asked.taken)
        });
        self.place = Some(shown.response.rect);
        shown.inner
    }

    fn moment(&self, news: &CardNews) -> Moment {
        let count = self.coach.count();
        let shown = self.coach.shown();
        if shown < count {
            Moment::Item(shown)
        } else if count > 0 || news.solved.is_some() {
            Moment::End
        } else {
            Moment::Task
        }
    }

    /// The background: blue while something is asked, green when it is done, grey for a task without steps.
    fn paper(&self, theme: &Theme, moment: Moment) -> Color32 {
        let done = match moment {
            Moment::Task => return theme.card_hovered,
            Moment::End => true,
            Moment::Item(at) => self.coach.is_done(at),
        };
        if done {
            theme.right_paper
        } else {
            theme.accent_paper
        }
    }

    /// The width of what is beside the words, in points; 0 if nothing is.
    fn beside(
        &self,
        app: &ClickomaniaContext,
        task: &Task,
        moment: Moment,
        measures: Measures,
    ) -> f32 {
        let language = app.text.language();
        let has_any = match moment {
            Moment::Task => TaskText::has_picture(task.text.shown(language)),
            Moment::End => false,
            Moment::Item(at) => {
                let question = self.coach.open_question(task, at);
                if let Some((_, question)) = question
                    && let Answer::Choice { .. } = question.answer
                {
                    return measures.options();
                }
                let pictured = self.coach.step_at(task, at).is_some_and(|(number, step)| {
                    task.asked_block(number).is_some()
                        || TaskText::has_picture(step.text.shown(language))
                });
                pictured || self.coach.has_fields(task, at)
            }
        };
        if has_any { measures.beside() } else { 0.0 }
    }

    /// True if the foot has a button.
    fn has_button(&self, app: &ClickomaniaContext, task: &Task, moment: Moment) -> bool {
        let Moment::Item(at) = moment else {
            return true;
        };
        self.coach.question_at(task, at).is_some()
            || self.coach.pressed_step(task, at).is_some()
            || at != self.coach.present()
            || self.offer.is_made(app)
    }

    /// Shows a brick for each item: green if done, blue the present one. A press on one that is not ahead shows its item.
    fn show_bricks(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        task: &Task,
        room: Rect,
        news: &CardNews,
    ) {
        let theme = theme::of(ui);
        let text = app.text;
        let (count, present, shown) =
            (self.coach.count(), self.coach.present(), self.coach.shown());
        let mut x = room.min.x;
        let middle = room.center().y;
        let advance = (BRICK.x + BRICK_GAP).min(room.width() * 0.5 / count.max(1) as f32);
        for number in 0..count {
            let corner = pos2(x, middle - BRICK.y / 2.0);
            let rect = Rect::from_min_size(corner, vec2(advance - BRICK_GAP, BRICK.y));
            x += advance;
            let done = self.coach.is_done(number);
            let reached = done || number <= present;
            let sense = if reached {
                Sense::click()
            } else {
                Sense::hover()
            };
            let touch = rect.expand2(vec2(BRICK_GAP / 2.0, 4.0));
            let response = ui.interact(touch, Id::unique("step").with(number), sense);
            response.widget_info(|| {
                let label = (number + 1).to_string();
                let name = if done {
                    text.msg_lesson_step_done(label)
                } else {
                    text.msg_lesson_step_go(label)
                };
                let mut info = WidgetInfo::labeled(Role::Button, true, name);
                info.selected = Some(shown == number);
                info
            });
            let painter = ui.painter();
            let (fill, line) = if done {
                (theme.go, theme.go)
            } else if number == present {
                (theme.accent, theme.accent)
            } else {
                (theme.window, theme.control_line)
            };
            painter.rect(rect, 3.0, fill, Stroke::new(1.5, line), StrokeKind::Inside);
            if response.has_focus() || shown == number && shown != present {
                let stroke = Stroke::new(2.0, theme.accent);
                painter.rect_stroke(rect.expand(2.0), 5.0, stroke, StrokeKind::Outside);
            }
            if response.clicked() {
                self.coach.revisit(number);
                ui.request_repaint();
            }
        }
        let rest = room.with_min_x(x + if count > 0 { 6.0 } else { 0.0 });
        let builder = UiBuilder::new()
            .max_rect(rest)
            .layout(Layout::left_to_right(Align::Center));
        ui.scope_builder(builder, |ui| {
            ui.spacing_mut().item_spacing.x = 12.0;
            let font = theme::regular(14.0);
            if count > 0 {
                let number = (shown + 1).min(count);
                let words = format!("{number} / {count}");
                let label = ui.label(RichText::new(words).font(font.clone()).color(theme.quiet));
                label.widget_info(|| {
                    let name = text.msg_lesson_step(number.to_string(), count.to_string());
                    WidgetInfo::labeled(Role::Label, true, name)
                });
            } else if app.contest()
                && let Some(course) = app.services.task.course()
            {
                let number = (app.services.task.source().number() + 1).to_string();
                let words = text.msg_contest_task_number(number, course.tasks.len().to_string());
                ui.label(RichText::new(words).font(font).color(theme.quiet));
            }
            let answered = shown < count
                && self.coach.question_at(task, shown).is_some()
                && self.coach.question.is_answered();
            let right = answered.then(|| text.msg_lesson_answer_right());
            let right = right.map(|right| [right.clone(), right]);
            for said in right.iter().chain(&news.announced) {
                show_said(ui, said);
            }
        });
    }

    /// Shows the one sentence, in a place that scrolls what does not fit.
    fn show_sentence(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        block_painter: &mut BlockPainter,
        moment: Moment,
        place: Rect,
        news: &CardNews,
    ) -> Option<Taken> {
        let ready = app.services.task.ready().clone();
        let task = ready.task();
        let salt = match moment {
            Moment::Item(at) => at,
            Moment::Task | Moment::End => usize::MAX,
        };
        let area = ScrollArea::vertical()
            .id_salt(("lesson sentence", salt))
            .auto_shrink(false);
        let measures = Measures::of(ui.ctx());
        let asked = match moment {
            Moment::Item(at) => self.coach.open_question(task, at),
            Moment::Task | Moment::End => None,
        };
        let mut place = place;
        if asked.is_some() {
            // The line of the reply is kept free, so that the question stays as it is when the reply comes. Where there is
            // room for one of the two, the reply is read until the answer changes.
            let height = match (measures.low, self.coach.question.has_reply()) {
                (false, _) => measures.reply(),
                (true, true) => place.height(),
                (true, false) => 0.0,
            };
            let line = place.max.y - height;
            let builder = UiBuilder::new().max_rect(place.with_min_y(line));
            ui.scope_builder(builder, |ui| self.coach.question.show_reply(ui, &app.text));
            place.max.y = line;
        }
        let builder = UiBuilder::new().max_rect(place);
        ui.scope_builder(builder, |ui| {
            area.show(ui, |ui| {
                ui.set_max_width(ui.available_width() - 8.0);
                let language = app.text.language();
                match moment {
                    Moment::Task => {
                        let words = task.text.shown(language);
                        let first = words.split("\n\n").next().unwrap_or_default();
                        let size = fitting_size(ui, first, place.height());
                        self.summary.show_first(ui, app, block_painter, words, size)
                    }
                    Moment::Item(at) => {
                        let words = self.coach.words(&app.text, task, at);
                        let size = fitting_size(ui, &words, place.height());
                        self.coach
                            .show_words(ui, app, block_painter, task, at, size)
                    }
                    Moment::End => {
                        let words = solved::words(app, news.solved.as_ref());
                        let size = fitting_size(ui, &words, place.height());
                        let font = theme::semibold(size.words);
                        ui.add(Label::new(RichText::new(words).font(font)).wrap());
                        None
                    }
                }
            })
            .inner
        })
        .inner
    }

    /// Shows the part beside the sentence.
    fn show_beside(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        block_painter: &mut BlockPainter,
        moment: Moment,
        place: Rect,
        ways: &Ways,
    ) -> Beside {
        let ready = app.services.task.ready().clone();
        let task = ready.task();
        let builder = UiBuilder::new().max_rect(place);
        ui.scope_builder(builder, |ui| match moment {
            Moment::End => {
                if ways.has_beside() {
                    ways.show_beside(ui, app);
                }
                Beside::default()
            }
            Moment::Task => Beside {
                taken: self.summary.show_picture(ui, app, block_painter),
                enter: false,
            },
            Moment::Item(at) => self.coach.show_beside(ui, app, block_painter, task, at),
        })
        .inner
    }

    /// Shows the button, always at the same place, and what else can be done. `enter` is true if an answer was typed.
    fn show_foot(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        moment: Moment,
        place: Rect,
        ways: &Ways,
        enter: bool,
    ) {
        let ready = app.services.task.ready().clone();
        let task = ready.task();
        let text = app.text;
        let builder = UiBuilder::new()
            .max_rect(place)
            .layout(Layout::left_to_right(Align::Center));
        ui.scope_builder(builder, |ui| {
            ui.spacing_mut().item_spacing.x = 14.0;
            let height = place.height();
            if let Moment::Item(at) = moment {
                let key = app.services.task.key().clone();
                let asked = self.coach.question_at(task, at);
                let open = asked.filter(|_| !self.coach.question.is_answered());
                if let Some((number, question)) = open {
                    let posed = PosedQuestion {
                        task: &key,
                        number,
                        question,
                    };
                    let check = main(ui, &text.msg_lesson_answer(), height);
                    if check || enter {
                        self.coach.question.answer(app, posed);
                    }
                    if let Answer::Cells { .. } = question.answer {
                        let none = Button::new(text.msg_lesson_answer_no_cell());
                        if ui.add(none.min_size(vec2(0.0, height))).clicked() {
                            self.coach.question.answer_no_cell(app, posed);
                        }
                    }
                } else {
                    let pressed = self.coach.pressed_step(task, at);
                    let goes_on = pressed.is_some() || at != self.coach.present();
                    if goes_on && main(ui, &text.msg_lesson_go_on(), height) {
                        match pressed {
                            Some(step) => {
                                self.coach.read(at);
                                app.services.progress.step_done(&key, step);
                            }
                            None => self.coach.go_on(at),
                        }
                        ui.request_repaint();
                    }
                }
            } else if moment == Moment::End {
                ways.show_main(ui, app, height);
            }
            if self.offer.show(ui, app, height) {
                return;
            }
            // At the other end: a button that goes leaves its place empty for the second click of a double click.
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if self.coach.present() > 0 && !app.contest() {
                    let lesson = app.services.task.is_lesson(app.contest());
                    let name = names::begin_over(&text, lesson);
                    let again = IconButton::new(icons::again, &name).size(26.0);
                    if again.show(ui).clicked() {
                        app.send(TaskCommand::BeginOver);
                    }
                }
                if !task.text.is_empty() {
                    let words = RichText::new(text.msg_lesson_read_all()).size(14.0);
                    if ui.add(Link::new(words)).clicked() {
                        app.send(ViewCommand::FoldLesson);
                    }
                }
            });
        });
    }
}

/// Shows with a tick what was reached: in full, or in short where there is no room for that; the tick alone in no room.
fn show_said(ui: &mut Ui, said: &[String; 2]) {
    let ink = theme::of(ui).right;
    let (rect, response) = ui.allocate_exact_size(vec2(14.0, 14.0), Sense::hover());
    icons::tick(ui.painter(), rect, ink);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said[0]));
    ui.ctx()
        .accesskit_node_builder(response.id, |node| node.set_live(Live::Polite));
    let lay = |words: &String| {
        let font = theme::semibold(14.0);
        ui.painter().layout_no_wrap(words.clone(), font, ink)
    };
    let room = ui.available_width();
    let fitting = said
        .iter()
        .map(lay)
        .find(|words| words.size().x <= room + 8.0);
    if let Some(words) = fitting {
        let at = rect.right_center() + vec2(4.0, -words.size().y / 2.0);
        ui.add_space(words.size().x - 8.0);
        ui.painter().galley(at, words, ink);
    }
}

/// Actions beside the sentence.
#[derive(Default)]
pub(super) struct Beside {
    pub taken: Option<Taken>,
    /// True if Enter was pressed in the field of an answer.
    pub enter: bool,
}

/// Shows the button of the card; true if it was pressed. The second click of a double click is for the button that was there
/// before, so it is none.
pub(super) fn main(ui: &mut Ui, words: &str, height: f32) -> bool {
    let width = (words_width(ui, words) + 40.0).max(BUTTON);
    let button = action_button(ui, words, vec2(width, height));
    button.clicked() && !(button.double_clicked() || button.triple_clicked())
}

/// The large size, or the smaller one if the words are too high for their place with it.
fn fitting_size(ui: &Ui, words: &str, height: f32) -> TextSize {
    let measures = Measures::of(ui.ctx());
    let large = text_size(measures.sentence());
    let font = theme::semibold(large.words);
    let plain = words.replace("**", "");
    let laid_out = ui
        .painter()
        .layout(plain, font, Color32::BLACK, ui.available_width());
    if laid_out.rows.len() as f32 * large.line <= height {
        large
    } else {
        text_size(measures.long_sentence())
    }
}

fn text_size([words, line]: [f32; 2]) -> TextSize {
    TextSize {
        words,
        line,
        zoom: 0.9,
        strong: true,
    }
}
