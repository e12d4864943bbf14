//! Shows the page: the title, the list of parts, the form of one of them, and the findings.

use super::form::TaskMaterial;
use super::{TaskEditor, fields, form};
use crate::window::clickomania::command::{ClickomaniaContext, WritingCommand};
use crate::window::clickomania::guide::task_text::TextSize;
use crate::window::clickomania::program::canvas::BlockPainter;
use crate::window::kit::actions::{Action, standard};
use crate::window::kit::command::FileCommand;
use crate::window::kit::widgets::{Explained as _, action_button, escaped, segment};
use crate::window::kit::{actions, dialog, theme};
use egui::{Button, Frame, Id, Label, Margin, Panel, RichText, ScrollArea, Ui, UiBuilder, vec2};
use engine::text::{Language, Text};
use std::path::Path;

/// The keys of the page.
const KEYS: &[Action<WritingCommand, ()>] = &[
    standard::save((), WritingCommand::Save),
    standard::save_as((), WritingCommand::SaveAs),
];

/// Width of the list of parts, in points.
const PARTS: f32 = 176.0;

impl TaskEditor {
    /// Shows the page in all of `ui`.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        material: &TaskMaterial<'_>,
        block_painter: &mut BlockPainter,
    ) {
        let text = app.text;
        let theme = theme::of(ui);
        let frame = |fill| {
            Frame::new()
                .fill(fill)
                .inner_margin(Margin::symmetric(16, 10))
        };
        Panel::top("writing head")
            .frame(frame(theme.window))
            .show(ui, |ui| self.head(ui, app));
        if self.findings.are_shown() {
            let panel = Panel::bottom("writing check").frame(frame(theme.window));
            let led = panel.show(ui, |ui| self.findings.show(ui, &text)).inner;
            if let Some(part) = led {
                self.turn_to(part);
            }
        }
        let parts = Panel::left("writing parts")
            .exact_size(PARTS)
            .resizable(false);
        parts.frame(frame(theme.palette)).show(ui, |ui| {
            for part in TaskPart::ALL {
                // The source is for the few who want it.
                if part == TaskPart::Source {
                    ui.add_space(10.0);
                    if ui
                        .selectable_label(false, text.msg_palette_more())
                        .clicked()
                    {
                        self.shows_more = !self.shows_more;
                    }
                    if !self.shows_more && self.part != TaskPart::Source {
                        continue;
                    }
                }
                let name = part.name(&text);
                if ui.selectable_label(self.part == part, name).clicked() {
                    self.turn_to(part);
                }
            }
        });
        egui::CentralPanel::default()
            .frame(frame(theme.canvas))
            .show(ui, |ui| {
                // The panel of the findings comes and goes: fields keep the keyboard.
                let builder = UiBuilder::new().scope_id(Id::unique("writing contents"));
                ui.scope_builder(builder, |ui| {
                    let area = ScrollArea::vertical().id_salt(("writing", self.part as usize));
                    area.auto_shrink(false).show(ui, |ui| {
                        ui.set_max_width((ui.available_width() - 12.0).min(980.0));
                        self.contents(ui, app, material, block_painter);
                    });
                });
            });
        self.clear_refusal(app);
        self.ask(ui, app);
        // The Esc that ends typing in a field does not leave the page.
        let typed = std::mem::replace(&mut self.types, ui.ctx().text_edit_focused());
        if !self.asks() {
            if escaped(ui) && !typed {
                app.send(WritingCommand::Leave);
            }
            for command in actions::pressed(KEYS, ui, |_, _| true) {
                app.send(command);
            }
        }
        if ui.input(|input| !input.events.is_empty()) {
            self.save_draft();
        }
    }

    fn turn_to(&mut self, part: TaskPart) {
        self.part = part;
        // The text of the file follows the other parts.
        self.typed.forget(form::FILE);
    }

    /// Shows the title and the buttons.
    fn head(&mut self, ui: &mut Ui, app: &mut ClickomaniaContext) {
        let text = app.text;
        ui.horizontal_wrapped(|ui| {
            let title = self
                .draft
                .as_ref()
                .map(|draft| draft.title(text.language()));
            let words = text.msg_writing_title(title.unwrap_or_default());
            let mark = if self.changed { "• " } else { "" };
            let words = format!("{mark}{words}");
            let label = Label::new(RichText::new(words).font(theme::semibold(18.0))).truncate();
            let label = ui.add(label);
            if self.changed {
                label.explained(text.msg_writing_unsaved());
            }
            ui.add_space(12.0);
            for (words, command) in [
                (text.msg_lesson_answer(), WritingCommand::Check),
                (text.msg_writing_try(), WritingCommand::Try),
                (text.msg_menu_save(), WritingCommand::Save),
                (text.msg_menu_save_as(), WritingCommand::SaveAs),
                (text.msg_writing_leave(), WritingCommand::Leave),
            ] {
                let pressed = match command {
                    WritingCommand::Save => action_button(ui, &words, vec2(110.0, 32.0)).clicked(),
                    _ => ui
                        .add(Button::new(words).min_size(vec2(0.0, 32.0)))
                        .clicked(),
                };
                if pressed {
                    app.send(command);
                }
            }
        });
    }

    fn contents(
        &mut self,
        ui: &mut Ui,
        app: &mut ClickomaniaContext,
        material: &TaskMaterial<'_>,
        block_painter: &mut BlockPainter,
    ) {
        let Some(draft) = &mut self.draft else { return };
        let language = *self.language.get_or_insert(app.text.language());
        let mut chosen = language;
        if matches!(
            self.part,
            TaskPart::Texts | TaskPart::Steps | TaskPart::Questions | TaskPart::Hints
        ) {
            ui.horizontal(|ui| {
                for other in Language::complete() {
                    if segment(ui, other.own_name(), other == language).clicked() {
                        chosen = other;
                    }
                }
            });
            ui.add_space(6.0);
        }
        let mut form = form::Form {
            app,
            typed: &mut self.typed,
            material,
            language,
            pictures: &mut self.pictures,
            block_painter,
        };
        match self.part {
            TaskPart::Texts => {
                form.texts(ui, draft);
                let shown = draft.task.localised(language);
                let words = shown.text.get(language).unwrap_or_default();
                if !words.is_empty() {
                    ui.add_space(8.0);
                    fields::heading(ui, &form.app.text.msg_writing_preview());
                    let (app, block_painter) = (&mut *form.app, &mut *form.block_painter);
                    let size = TextSize::LESSON;
                    self.preview
                        .preview(ui, app, block_painter, &shown, words, size);
                }
                ui.add_space(14.0);
                form.short_name(ui, draft);
            }
            TaskPart::Programs => form.programs(ui, draft),
            TaskPart::Blocks => form.blocks(ui, draft),
            TaskPart::Walls => form.walls(ui, draft),
            TaskPart::Goals => form.goals(ui, draft),
            TaskPart::Steps => form.steps(ui, draft),
            TaskPart::Questions => form.questions(ui, draft),
            TaskPart::Hints => form.hints(ui, draft),
            TaskPart::Solutions => form.solutions(ui, draft),
            TaskPart::Tools => form.tools(ui, draft),
            TaskPart::Source => form.file(ui, draft),
        }
        self.language = Some(chosen);
    }

    /// Shows the dialogs.
    fn ask(&mut self, ui: &Ui, app: &mut ClickomaniaContext) {
        let look = |_: &Path| Ok(());
        if let Some(FileCommand::SaveFile(path)) = self.dialog.command(ui, app, &look) {
            app.send(WritingCommand::SaveFile(path));
        }
        let Some(asked) = self.asked.clone() else {
            return;
        };
        let text = app.text;
        let title = self
            .draft
            .as_ref()
            .map(|draft| draft.title(text.language()));
        let response = dialog::show(ui, "task not saved", 420.0, |ui| {
            ui.heading(text.msg_writing_title(title.unwrap_or_default()));
            ui.label(text.msg_writing_unsaved_says());
            ui.add_space(10.0);
            ui.horizontal_wrapped(|ui| {
                let goes_on = action_button(ui, &text.msg_writing_keep(), vec2(170.0, 34.0));
                let words = text.msg_writing_throw_away();
                let thrown = ui.add(Button::new(words).min_size(vec2(0.0, 34.0)));
                (goes_on.clicked(), thrown.clicked())
            })
            .inner
        });
        let (goes_on, thrown) = response.inner;
        if goes_on || thrown || response.should_close() {
            self.asked = None;
        }
        if thrown {
            self.draft = None;
            self.changed = false;
            app.send(asked);
        }
    }
}

/// A part of a task with its own form.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum TaskPart {
    #[default]
    Texts,
    Programs,
    Blocks,
    Walls,
    Goals,
    Steps,
    Questions,
    Hints,
    Solutions,
    Tools,
    /// The text of the file.
    Source,
}

impl TaskPart {
    pub const ALL: [TaskPart; 11] = [
        TaskPart::Texts,
        TaskPart::Programs,
        TaskPart::Blocks,
        TaskPart::Walls,
        TaskPart::Goals,
        TaskPart::Steps,
        TaskPart::Questions,
        TaskPart::Hints,
        TaskPart::Solutions,
        TaskPart::Tools,
        TaskPart::Source,
    ];

    pub fn name(self, text: &Text) -> String {
        match self {
            TaskPart::Texts => text.msg_writing_texts(),
            TaskPart::Programs => text.msg_writing_programs(),
            TaskPart::Blocks => text.msg_writing_blocks(),
            TaskPart::Walls => text.msg_writing_walls(),
            TaskPart::Goals => text.msg_writing_goals(),
            TaskPart::Steps => text.msg_class_steps(),
            TaskPart::Questions => text.msg_writing_questions(),
            TaskPart::Hints => text.msg_writing_hints(),
            TaskPart::Solutions => text.msg_writing_solutions(),
            TaskPart::Tools => text.msg_writing_tools(),
            TaskPart::Source => text.msg_writing_file(),
        }
    }
}
