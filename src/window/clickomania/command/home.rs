//! What is done on the page to begin with.

use crate::window::clickomania::library::storage::TaskKey;

/// What is done on the page to begin with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HomeCommand {
    Show,
    /// Back to the program.
    Leave,
    /// Shows what is known of the progress with all tasks, or no longer.
    ShowProgress,
    /// Forgets what is known of the progress with a task.
    Forget(TaskKey),
}
