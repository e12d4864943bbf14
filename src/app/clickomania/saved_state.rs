//! What one leaves off with: saved while one builds, told at the next start.

use super::ClickomaniaMode;
use super::editor::document::Document;
use super::slots;
use crate::app::clickomania::storage::Session;
use crate::app::common::app_context::AppContext;
use engine::language::Program;
use std::path::PathBuf;
use std::time::SystemTime;

impl ClickomaniaMode {
    /// Has the program saved, if it changed; while blocks are dragged it waits.
    pub(super) fn save(&mut self) {
        let state = state(&self.document);
        if self.drag.is_some() || self.saved.as_ref() == Some(&state) {
            return;
        }
        self.saved = Some(state);
        let opened = self.document.opened();
        self.journal.save(Session {
            program: opened.program.clone(),
            file: opened.file.clone(),
            saved: opened.saved,
        });
    }
}

/// What changes when there is something to save.
pub fn state(document: &Document) -> (u64, bool, Option<PathBuf>) {
    let opened = document.opened();
    (document.revision(), opened.saved, opened.file.clone())
}

/// Says which program is there again since the last window ended, or is there with Ctrl+Z if another one
/// was `opened`; unless something went wrong, which matters more.
pub fn tell_what_is_there_again(
    app: &mut AppContext,
    program: &Program,
    saved: SystemTime,
    opened: bool,
) {
    if app.status().wrong {
        return;
    }
    let text = app.text;
    let ago = slots::ago(&text, saved);
    let name = match &program.header().name {
        name if name.is_empty() => text.msg_program_nameless(),
        name => name.clone(),
    };
    app.say(match opened {
        true => text.msg_storage_one_back(name, ago),
        false => text.msg_storage_resumed(name, ago),
    });
}
