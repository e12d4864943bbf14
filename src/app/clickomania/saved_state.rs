//! What one leaves off with: kept while one builds, told at the next start.

use super::ClickomaniaMode;
use super::editor::document::Document;
use super::slots;
use crate::app::clickomania::command::ClickomaniaContext;
use crate::app::common::app_context::AppContext;
use crate::app::common::storage::Session;
use engine::language::Program;
use std::path::PathBuf;
use std::time::SystemTime;

impl ClickomaniaMode {
    /// Hands over what is to be kept, if it changed, and tells when that does not work.
    pub(super) fn keep(&mut self, app: &mut ClickomaniaContext) {
        if let Some(trouble) = self.autosave.trouble() {
            if !std::mem::replace(&mut self.troubled, true) {
                app.refuse(trouble.sentence(&app.text));
            }
        } else {
            self.troubled = false;
        }
        let opened = self.document.opened();
        let state = state(&self.document);
        if self.drag.is_some() || self.kept.as_ref() == Some(&state) {
            return;
        }
        self.kept = Some(state);
        self.autosave.keep(Session {
            program: opened.program.clone(),
            file: opened.file.clone(),
            saved: opened.saved,
        });
    }
}

/// What changes when there is something to keep.
pub fn state(document: &Document) -> (u64, bool, Option<PathBuf>) {
    let opened = document.opened();
    (document.revision(), opened.saved, opened.file.clone())
}

/// Says which program is there again since the last window ended, or is there with Ctrl+Z if another one
/// was `opened`; unless something went wrong, which matters more.
pub fn tell_what_is_there_again(
    app: &mut AppContext,
    program: &Program,
    kept: SystemTime,
    opened: bool,
) {
    if app.status().wrong {
        return;
    }
    let text = app.text;
    let ago = slots::ago(&text, kept);
    let name = match &program.header().name {
        name if name.is_empty() => text.msg_program_nameless(),
        name => name.clone(),
    };
    app.say(match opened {
        true => text.msg_storage_one_back(name, ago),
        false => text.msg_storage_resumed(name, ago),
    });
}
