//! Cut, copy and paste: chosen blocks travel as the text of a program, so that they can be mailed.

use super::ClickomaniaMode;
use super::command::ChangeKind;
use super::edits::{change, why_not};
use crate::app::clickomania::command::ClickomaniaContext;
use engine::diagnostics;
use engine::language::file::{FileError, read, write};
use engine::language::words::words;
use engine::language::{BlockId, Program};

/// Puts the chosen blocks on the clipboard. Whether there were any.
pub fn copy(workshop: &ClickomaniaMode, app: &mut ClickomaniaContext) -> bool {
    let chosen = workshop.canvas.chosen_all();
    if chosen.is_empty() {
        app.say(app.text.msg_nothing_chosen());
        return false;
    }
    let place = |id| place(workshop, id);
    let program = workshop.document.program();
    let count = program.outermost(chosen).len() as u64;
    app.copy(write(&program.excerpt(chosen, place)));
    app.say(app.text.msg_copied(count));
    true
}

/// Where a block lies on the canvas, in units.
pub fn place(workshop: &ClickomaniaMode, id: BlockId) -> Option<(f64, f64)> {
    let at = workshop.canvas.layout().get(id)?.rect.min;
    Some((f64::from(at.x.round()), f64::from(at.y.round())))
}

/// Brings back what was thrown into the bin, to where one looks.
pub fn take_out(workshop: &mut ClickomaniaMode, app: &mut ClickomaniaContext, number: usize) {
    let Some(blocks) = workshop.canvas.thrown(number).cloned() else {
        return;
    };
    if bring(workshop, app, ChangeKind::TakeOut, &blocks) {
        workshop.canvas.taken_out(number);
        app.say(app.text.msg_bin_taken_out());
    }
}

/// Brings the blocks of a program onto the canvas; whether they are there.
fn bring(
    workshop: &mut ClickomaniaMode,
    app: &mut ClickomaniaContext,
    deed: ChangeKind,
    from: &Program,
) -> bool {
    let at = workshop.canvas.place_for_more();
    let (edit, roots) = workshop.document.identities().insert_all_edit(from, at);
    if let Err(error) = workshop.document.edit(deed, edit) {
        app.refuse(why_not(&app.text, error));
        return false;
    }
    workshop.canvas.follow(&mut workshop.document, app);
    workshop.canvas.choose_all(roots);
    workshop.canvas.reveal_chosen();
    true
}

/// Copies the chosen blocks and takes them away.
pub fn cut(workshop: &mut ClickomaniaMode, app: &mut ClickomaniaContext) {
    if copy(workshop, app) {
        let edit = workshop
            .document
            .program()
            .lift_all_edit(workshop.canvas.chosen_all());
        change(workshop, app, ChangeKind::Cut, edit);
    }
}

/// Puts the program in words on the clipboard.
pub fn copy_words(workshop: &ClickomaniaMode, app: &mut ClickomaniaContext) {
    let words = words(workshop.document.program(), &app.text);
    app.copy(words);
    app.say(app.text.msg_copied_words());
}

/// Brings the blocks of a text onto the canvas, to where the pointer is; a wall onto the stage.
pub fn paste(workshop: &mut ClickomaniaMode, app: &mut ClickomaniaContext, pasted: &str) {
    if workshop.wall_panel.paste_wall(pasted, app) {
        return;
    }
    let from = match understand(pasted) {
        Ok(program) => program,
        Err(error) => {
            let why = diagnostics::file_error(&app.text, &error.kind);
            let (line, column) = (error.line.to_string(), error.column.to_string());
            app.refuse(app.text.msg_pasted_wrong(line, column, why));
            return;
        }
    };
    if from.everywhere().next().is_none() {
        app.refuse(app.text.msg_pasted_nothing());
        return;
    }
    if bring(workshop, app, ChangeKind::Paste, &from) {
        let count = workshop.canvas.chosen_all().len() as u64;
        app.say(app.text.msg_pasted(count));
    }
}

/// The program in a text, also as mails carry it: quoted, with other text around, with curly quotes.
///
/// # Errors
/// What is wrong, and where in what was pasted.
fn understand(pasted: &str) -> Result<Program, Box<FileError>> {
    read(pasted).or_else(|error| match mended(pasted) {
        Some(text) => read(&text).map_err(Box::new),
        None => Err(Box::new(error)),
    })
}

/// What a mail program may have made of a file, undone; none without a beginning. Everything stands where it
/// stood: an error in it is told in lines and columns of what people can look at.
fn mended(pasted: &str) -> Option<String> {
    let straight = |c: char| match c {
        '“' | '”' | '„' | '«' | '»' => '"',
        '\u{a0}' | '\r' => ' ',
        other => other,
    };
    let mut text = String::with_capacity(pasted.len());
    for line in pasted.split_inclusive('\n') {
        let mut quoting = true;
        for c in line.chars() {
            quoting &= matches!(c, '>' | ' ');
            text.push(if quoting { ' ' } else { straight(c) });
        }
    }
    let from = text.find("Program(")?;
    let to = from + end(&text[from..]);
    let before = text[..from].chars();
    let before = before.map(|c| if c == '\n' { c } else { ' ' });
    Some(before.chain(text[from..to].chars()).collect())
}

/// Where what begins with a bracket ends: behind the bracket that closes it, else with the text.
fn end(text: &str) -> usize {
    let (mut depth, mut in_words, mut escaped) = (0_usize, false, false);
    for (at, c) in text.char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = in_words,
            '"' => in_words = !in_words,
            '(' if !in_words => depth += 1,
            ')' if !in_words => {
                depth = depth.saturating_sub(1);
                if depth == 0 {
                    return at + 1;
                }
            }
            _ => {}
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_mail_makes_of_a_program_is_understood() {
        let text = "Program(\n    format: 1,\n    name: \"a\",\n    on_click: [DropAll],\n)\n";
        let plain = read(text).unwrap();
        let quoted: String = text.lines().map(|line| format!("> {line}\n")).collect();
        assert!(understand(&quoted).unwrap().same_text_as(&plain));
        let around = format!(
            "Ciao Anna,\necco:\n{}\nA presto (Ugo",
            text.replace('"', "”")
        );
        assert!(understand(&around).unwrap().same_text_as(&plain));
        let smile = text.replace("\"a\"", "\"a :(\"");
        let smiling = format!("{smile}\nCiao :) (Ugo)");
        let expected = read(&smile).unwrap();
        assert!(understand(&smiling).unwrap().same_text_as(&expected));
        let nothing = understand("Ciao").unwrap_err();
        assert_eq!((nothing.line, nothing.column), (1, 1));
    }

    #[test]
    fn an_error_tells_the_place_in_what_was_pasted() {
        let error = understand("> Program(format: 1,\n>   name: 7)").unwrap_err();
        assert_eq!((error.line, error.column), (2, 11));
        // Every character counts, also one that takes several bytes.
        let error = understand("«È» Program(format: 1, name: 7)").unwrap_err();
        assert_eq!((error.line, error.column), (1, 30));
        let error = understand("Ecco:\r\nProgram(format: 1,\r\n  name: 7)\r\nCiao").unwrap_err();
        assert_eq!((error.line, error.column), (3, 9));
    }
}
