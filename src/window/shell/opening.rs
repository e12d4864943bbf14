//! Startup of the window: settings, language, contest.

use crate::contest::{self, ContestStart};
use crate::store::{Shared, StorageError, Store};
use crate::teacher::Teacher;
use crate::window::kit::app_context::AppContext;
use crate::window::kit::settings::Settings;
use egui::Context;
use engine::text::{Language, Text};

/// Creates the shared state. `data` is the data folder; `language` is the one given on the command line; `contest` is the
/// contest to enter, whatever a teacher set.
pub fn context(
    ctx: &Context,
    data: &Store,
    language: Option<Language>,
    system: Language,
    contest: Option<&ContestStart>,
) -> AppContext {
    crate::window::kit::style::install(ctx);
    let (settings, broken) = Shared::<Settings>::open(data);
    let named = language;
    let language = language
        .or(settings.value().language)
        .filter(|language| language.is_complete());
    let text = Text::load(language.unwrap_or(system))
        .or_else(|_| Text::load(Language::It))
        .expect("Italian is complete");
    // A contest with tasks lasts as long as they do.
    let mode = matches!(contest, Some(ContestStart::Mode));
    let (mut teacher, unread) = Teacher::load(data, mode);
    let entry = contest::enter(data, &mut teacher, contest, &text);
    let (settings, broken_there) = if entry.run.is_some() {
        settings_of_contest(settings.value(), &entry.store)
    } else {
        (settings, None)
    };
    // The user may have chosen another language in the contest.
    let there = settings
        .value()
        .language
        .filter(|there| there.is_complete())
        .filter(|_| named.is_none());
    let text = there
        .and_then(|there| Text::load(there).ok())
        .unwrap_or(text);
    let mut app = AppContext::new(text, settings, entry.store);
    app.ctx = ctx.clone();
    app.data = data.clone();
    app.teacher = teacher;
    app.contest_run = entry.run;
    if let Some(sentence) = entry.trouble {
        app.refuse(sentence);
    }
    let in_contest = broken_there.into_iter().chain(entry.unreadable);
    for trouble in broken.into_iter().chain(unread).chain(in_contest) {
        app.found_unreadable(trouble);
    }
    app
}

/// The settings in the folder of a contest; initially the user's own without their recent files.
fn settings_of_contest(
    before: &Settings,
    store: &Store,
) -> (Shared<Settings>, Option<StorageError>) {
    let (mut settings, broken) = Shared::<Settings>::open(store);
    if *settings.value() == Settings::default() {
        let chosen = Settings {
            game: Settings::default().game,
            recent: Vec::new(),
            last_folder: None,
            ..before.clone()
        };
        settings.update(move |settings| settings.clone_from(&chosen));
    }
    (settings, broken)
}
