//! The menu of the files.

use super::ProgramFiles;
use crate::window::clickomania::actions::menu_item;
use crate::window::clickomania::command::{
    ClassCommand, ClickomaniaCommand, ClickomaniaContext, ComparisonCommand, ContestCommand,
    EditorCommand, GoalsCommand, ProgramCommand, TaskCommand, TeacherCommand,
};
use crate::window::clickomania::program::document::Opened;
use crate::window::clickomania::program::names;
use crate::window::kit::command::FileCommand;
use crate::window::kit::file_menu;
use crate::window::kit::widgets::Explained as _;
use egui::Ui;
use engine::bundled;
use engine::language::file::read;

impl ProgramFiles {
    /// The button with the menu.
    pub fn menu(&self, ui: &mut Ui, app: &mut ClickomaniaContext, opened: &Opened, labelled: bool) {
        let text = app.text;
        file_menu::labelled_button(ui, &text, labelled, 240.0, |ui| {
            ProgramFiles::entries(ui, app, opened);
        });
    }

    /// What stands in the menu.
    fn entries(ui: &mut Ui, app: &mut ClickomaniaContext, opened: &Opened) {
        let text = app.text;
        let contest = app.contest();
        menu_item(ui, app, ClickomaniaCommand::File(FileCommand::New));
        if !app.services.task.is_free() {
            let lesson = app.services.task.is_lesson(contest);
            let name = names::begin_over(&text, lesson);
            item(ui, app, name, TaskCommand::BeginOver.into());
        }
        menu_item(ui, app, ClickomaniaCommand::File(FileCommand::Open));
        menu_item(ui, app, ClickomaniaCommand::File(FileCommand::Save));
        menu_item(ui, app, ClickomaniaCommand::File(FileCommand::SaveAs));
        item(
            ui,
            app,
            text.msg_menu_save_picture(),
            ClickomaniaCommand::Program(ProgramCommand::SavePicture),
        );
        menu_item(ui, app, ClickomaniaCommand::Program(ProgramCommand::Print));
        if !contest {
            item(
                ui,
                app,
                text.msg_menu_print_task(),
                ClickomaniaCommand::Program(ProgramCommand::PrintTask),
            );
        }
        menu_item(
            ui,
            app,
            ClickomaniaCommand::Editor(EditorCommand::CopyWords),
        );
        ui.separator();
        if contest {
            item(
                ui,
                app,
                text.msg_contest_hand_in(),
                ClickomaniaCommand::Contest(ContestCommand::AskHandIn),
            );
        } else {
            examples(ui, app);
            menu_item(ui, app, ClickomaniaCommand::Goals(GoalsCommand::Show));
            menu_item(
                ui,
                app,
                ClickomaniaCommand::Comparison(ComparisonCommand::Toggle),
            );
            let class = ClickomaniaCommand::Class(ClassCommand::Show);
            item(ui, app, text.msg_class_page_menu(), class);
        }
        recent(ui, app);
        ui.separator();
        let teacher = ClickomaniaCommand::Teacher(TeacherCommand::Ask);
        item(ui, app, text.msg_contest_teacher(), teacher);
        if let Some(path) = &opened.file {
            let state = if opened.saved {
                text.msg_dialog_saved_state()
            } else {
                text.msg_dialog_changed_state()
            };
            file_menu::about_file(ui, format!("{}\n{state}", path.display()));
        }
    }
}

/// The programs that ship.
fn examples(ui: &mut Ui, app: &mut ClickomaniaContext) {
    let text = app.text;
    let examples = app.services.task.task().tools.examples;
    let places = bundled::PROGRAMS.iter().filter(|_| examples);
    ui.menu_button(text.msg_menu_examples(), |ui| {
        for (place, words) in places {
            if !place.starts_with("examples/") {
                continue;
            }
            let name = read(words).map(|program| names::shown(&text, &program));
            let name = name.unwrap_or_else(|_| (*place).to_owned());
            item(
                ui,
                app,
                name,
                ClickomaniaCommand::Program(ProgramCommand::OpenExample(place)),
            );
        }
    });
}

/// The files that were opened last.
fn recent(ui: &mut Ui, app: &mut ClickomaniaContext) {
    let text = app.text;
    let recent = app.settings.recent.clone();
    ui.add_enabled_ui(!recent.is_empty(), |ui| {
        ui.menu_button(text.msg_menu_recent(), |ui| {
            for path in recent {
                let name = path.file_name().unwrap_or_default().to_string_lossy();
                let button = ui.button(name.into_owned());
                let button = button.explained(path.display().to_string());
                if button.clicked() {
                    app.send(FileCommand::OpenFile(path));
                    ui.close();
                }
            }
        });
    });
}

/// A line of the menu without keys.
fn item(ui: &mut Ui, app: &mut ClickomaniaContext, name: String, command: ClickomaniaCommand) {
    if ui.button(name).clicked() {
        app.send(command);
        ui.close();
    }
}
