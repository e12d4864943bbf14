//! Cut, copy and paste: chosen blocks travel as the text of a program, so that they can be mailed.

use super::Workshop;
use super::edits::{change, why_not};
use super::history::Deed;
use crate::app::desk::Desk;
use crate::blocks::file::{read, write};
use crate::blocks::words::words;
use crate::blocks::{BlockId, Program};
use crate::say;

/// Puts the chosen blocks on the clipboard. Whether there were any.
pub fn copy(workshop: &Workshop, desk: &mut Desk) -> bool {
    let chosen = workshop.canvas.chosen_all();
    if chosen.is_empty() {
        desk.say(desk.text.msg_nothing_chosen());
        return false;
    }
    let place = |id| place(workshop, id);
    let program = workshop.document.program();
    let count = program.outermost(chosen).len() as u64;
    desk.copy(write(&program.excerpt(chosen, place)));
    desk.say(desk.text.msg_copied(count));
    true
}

/// Where a block lies on the canvas, in units.
pub fn place(workshop: &Workshop, id: BlockId) -> Option<(f64, f64)> {
    let at = workshop.canvas.layout().get(id)?.rect.min;
    Some((f64::from(at.x.round()), f64::from(at.y.round())))
}

/// Brings back what was thrown into the bin, to where one looks.
pub fn take_out(workshop: &mut Workshop, desk: &mut Desk, number: usize) {
    let Some(blocks) = workshop.canvas.thrown(number).cloned() else {
        return;
    };
    if bring(workshop, desk, Deed::TakeOut, &blocks) {
        workshop.canvas.taken_out(number);
        desk.say(desk.text.msg_bin_taken_out());
    }
}

/// Brings the blocks of a program onto the canvas; whether they are there.
fn bring(workshop: &mut Workshop, desk: &mut Desk, deed: Deed, from: &Program) -> bool {
    let at = workshop.canvas.place_for_more();
    let (edit, roots) = workshop.document.identities().bringing_all(from, at);
    if let Err(error) = workshop.document.edit(deed, edit) {
        desk.refuse(why_not(&desk.text, error));
        return false;
    }
    workshop.canvas.follow(&mut workshop.document, desk);
    workshop.canvas.choose_all(roots);
    workshop.canvas.reveal_chosen();
    true
}

/// Copies the chosen blocks and takes them away.
pub fn cut(workshop: &mut Workshop, desk: &mut Desk) {
    if copy(workshop, desk) {
        let edit = workshop
            .document
            .program()
            .lifting_all(workshop.canvas.chosen_all());
        change(workshop, desk, Deed::Cut, edit);
    }
}

/// Puts the program in words on the clipboard.
pub fn copy_words(workshop: &Workshop, desk: &mut Desk) {
    desk.copy(words(workshop.document.program(), &desk.text));
    desk.say(desk.text.msg_copied_words());
}

/// Brings the blocks of a text onto the canvas, to where the pointer is; a wall onto the stage.
pub fn paste(workshop: &mut Workshop, desk: &mut Desk, pasted: &str) {
    if workshop.stage.paste_wall(pasted, desk) {
        return;
    }
    let from = match understand(pasted) {
        Ok(program) => program,
        Err(error) => {
            let why = say::file_error(&desk.text, &error.kind);
            let (line, column) = (error.line.to_string(), error.column.to_string());
            desk.refuse(desk.text.msg_pasted_wrong(line, column, why));
            return;
        }
    };
    if from.everywhere().next().is_none() {
        desk.refuse(desk.text.msg_pasted_nothing());
        return;
    }
    if bring(workshop, desk, Deed::Paste, &from) {
        let count = workshop.canvas.chosen_all().len() as u64;
        desk.say(desk.text.msg_pasted(count));
    }
}

/// The program in a text, also as mails carry it: quoted, with other text around, with curly quotes.
fn understand(pasted: &str) -> Result<Program, Box<crate::blocks::file::FileError>> {
    let error = match read(pasted) {
        Ok(program) => return Ok(program),
        Err(error) => error,
    };
    let mended = mended(pasted);
    match mended.map(|text| read(&text)) {
        Some(Ok(program)) => Ok(program),
        // What was pasted is what people can look at.
        _ => Err(Box::new(error)),
    }
}

/// What a mail program may have made of a file, undone; none without a beginning or an end.
fn mended(pasted: &str) -> Option<String> {
    let straight = |c: char| match c {
        '“' | '”' | '„' | '«' | '»' => '"',
        '\u{a0}' => ' ',
        other => other,
    };
    let lines = pasted.lines().map(|line| {
        let line = line.trim_start_matches(['>', ' ']);
        line.chars().map(straight).collect::<String>()
    });
    let text = lines.collect::<Vec<_>>().join("\n");
    let from = text.find("Program(")?;
    let to = text.rfind(')')?;
    text.get(from..=to).map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_mail_makes_of_a_program_is_understood() {
        let text = "Program(\n    format: 1,\n    name: \"a\",\n    on_click: [DropAll],\n)\n";
        let plain = read(text).unwrap();
        let quoted: String = text.lines().map(|line| format!("> {line}\n")).collect();
        assert_eq!(understand(&quoted).unwrap(), plain);
        let around = format!(
            "Ciao Anna,\necco:\n{}\nA presto (Ugo",
            text.replace('"', "”")
        );
        assert_eq!(understand(&around).unwrap(), plain);
        let nothing = understand("Ciao").unwrap_err();
        assert_eq!((nothing.line, nothing.column), (1, 1));
    }

    #[test]
    fn an_error_tells_the_place_in_what_was_pasted() {
        let error = understand("> Program(format: 1,\n>   name: 7)").unwrap_err();
        assert_eq!((error.line, error.column), (1, 1));
        let error = understand("Program(format: 1,\n  name: 7)").unwrap_err();
        assert_eq!((error.line, error.column), (2, 9));
    }
}
