//! What is told about a block is shown beside it, never over it: what is missing, tooltips, comments.

use crate::support::*;

impl Person {
    /// The place of the keyboard on the canvas.
    fn keyboard_at(&mut self) -> Option<Rect> {
        let canvas = self.clickomania().canvas();
        let rect = canvas.focus_target()?.rect(canvas.layout())?;
        Some(canvas.view.rect_to_window(rect))
    }

    /// The places of tooltips.
    fn tooltips(&self) -> Vec<Rect> {
        let tips = self.harness.query_all_by_role(Role::Tooltip);
        let around = |tip: egui_kittest::Node<'_>| {
            let inside = tip.children_recursive();
            let inside = inside.filter(|node| node.accesskit_node().bounding_box().is_some());
            inside.fold(Rect::NOTHING, |all, node| all.union(node.rect()))
        };
        tips.map(around).collect()
    }

    fn comment_of(&mut self, id: BlockId) -> Option<String> {
        self.program().block(id).marks.comment.clone()
    }
}

#[test]
fn what_keeps_a_program_from_running_is_marked_and_the_verdict_leads_there() {
    let many = "CureAll, ".repeat(60);
    let blocks = format!("on_click: [InfectArea(Clicked), {many} Infect(Hole), DropAll]");
    let mut person = Person::sits_with(&blocks);
    let missing = person.hat()[61];
    let canvas = person.canvas_rect();
    assert!(!canvas.intersects(person.place_of(missing)));
    person.presses_beginning(verdict(""));
    let place = person.holes_of(missing)[0];
    assert_eq!(person.keyboard_at(), Some(place));
    assert!(canvas.contains_rect(place), "{place:?}");
    let marked = |person: &Person, place| person.painted_in(place).contains(&theme::MISSING);
    assert!(marked(&person, place.expand(3.0)));
    // Once it is filled nothing is marked.
    person.adds(Kind::Clicked);
    person.waits();
    assert!(!marked(&person, canvas));
    // A folded block is marked for what is missing in it.
    for (inside, missing) in [
        ("If(branches: [(when: Hole, then: [DropAll])])", true),
        ("Repeat(times: Number(8), body: [Infect(Hole)])", true),
        ("Repeat(times: Number(8), body: [DropAll])", false),
    ] {
        person.opens_blocks(&format!("on_click: [Collapsed({inside})]"));
        person.waits();
        let folded = person.hat()[0];
        let place = person.place_of(folded);
        assert_eq!(marked(&person, place), missing, "{inside}");
    }
}

#[test]
fn tooltips_wait_and_never_cover_what_they_explain() {
    let mut person = Person::sits_with("on_click: [DropAll]");
    for name in [text().msg_slot_save("1"), text().msg_bin()] {
        let at = person.finds(&name);
        person.rests_at(at.center());
        let tips = person.tooltips();
        assert!(
            tips.len() == 1 && !tips[0].intersects(at),
            "{name}: {tips:?}"
        );
    }
    person.presses(text().msg_category_infection());
    person.waits();
    let from = person.finds(in_palette(Kind::Infect));
    // A pointer that only passes by shows none.
    for step in 0..4 {
        let at = from.center() + vec2(step as f32, 0.0);
        person.harness.hover_at(at);
        person.harness.run_steps(1);
        assert!(person.tooltips().is_empty(), "{step}");
    }
    person.rests_at(from.center());
    let tips = person.tooltips();
    assert!(tips.len() == 1 && !tips[0].intersects(from), "{tips:?}");
    // In the middle of a drag there is none, however long it rests, nor on the block that was just dropped.
    let last = person.hat()[0];
    let to = person.place_of(last).left_bottom() + vec2(12.0, 14.0);
    person.holds(from.left_top() + vec2(12.0, 12.0), to);
    person.looks();
    assert!(person.tooltips().is_empty());
    person.lets_go(to);
    person.looks();
    let dropped = person.hat()[1];
    let lies = person.place_of(dropped);
    assert!(lies.contains(to) && person.tooltips().is_empty());
    // It is there when the pointer comes again.
    person.harness.hover_at(to + vec2(20.0, 0.0));
    person.harness.run_steps(1);
    person.rests_at(to + vec2(30.0, 0.0));
    let tips = person.tooltips();
    assert!(tips.len() == 1 && !tips[0].intersects(lies.shrink(1.0)));
}

#[test]
fn a_comment_is_written_and_read_beside_its_block() {
    let mut person = Person::sits_with(
        "on_click: [Repeat(times: Number(8), body: [DropAll, CureAll]), RemoveInfected]",
    );
    let inner = person.first_of(Kind::DropAll);
    person.commands(EditorCommand::ShowBlock(inner));
    person.hits(Key::F2);
    assert!(person.harness.ctx.text_edit_focused());
    let field = person.finds(text().msg_comment_field());
    for kind in [Kind::DropAll, Kind::CureAll, Kind::RemoveInfected] {
        let block = person.first_of(kind);
        let block = person.place_of(block);
        assert!(!field.intersects(block), "{field:?} {block:?}");
    }
    person.types("qui cade");
    person.hits(Key::Enter);
    person.types("tutto");
    // A press elsewhere takes it.
    let free = person.free_canvas();
    person.clicks_at(free);
    let written = Some("qui cade\ntutto".to_owned());
    assert_eq!(person.comment_of(inner), written);
    let names = person.names();
    let note = names.iter().find(|name| name.ends_with("qui cade\ntutto"));
    let note = person.finds(note.expect("the note is shown"));
    assert!(note.min.x >= person.place_of(inner).max.x);
    // Esc gives up; Ctrl+Enter takes, and without words there is no comment.
    person.clicks_at(note.center());
    person.types_over("altro");
    person.escapes();
    assert_eq!(person.comment_of(inner), written);
    person.clicks_at(note.center());
    person.key(Modifiers::COMMAND, Key::A);
    person.hits(Key::Delete);
    person.key(Modifiers::COMMAND, Key::Enter);
    assert_eq!(person.comment_of(inner), None);
}

#[test]
fn no_tooltip_covers_an_open_menu() {
    let mut person = Person::sits_down();
    let block = person.finds(in_palette(Kind::DropAll)).center();
    person.right_clicks_at(block);
    person.must_see(text().msg_menu_add());
    person.rests_at(block + vec2(-8.0, 3.0));
    person.rests_at(block + vec2(-8.0, 4.0));
    assert!(person.tooltips().is_empty());
}

#[test]
fn a_pointer_that_jumps_away_leaves_no_tooltip_behind() {
    let mut person = Person::sits_down();
    let [slot, bin] = [text().msg_slot_save("1"), text().msg_bin()].map(|name| person.finds(name));
    let free = person.free_canvas();
    for elsewhere in [free, bin.center()] {
        person.rests_at(slot.center());
        assert_eq!(person.tooltips().len(), 1);
        person.harness.hover_at(elsewhere);
        person.harness.run_steps(1);
        assert!(person.tooltips().is_empty(), "{elsewhere}");
        person.looks();
        let tips = person.tooltips();
        assert!(
            tips.iter().all(|tip| tip.distance_to_pos(elsewhere) < 60.0),
            "{tips:?}"
        );
    }
}
