use super::*;
use engine::bundled;
use engine::judge::Verdict;
use engine::language::file::read;
use std::thread::yield_now;

fn of(program: &Program) -> Subject {
    Subject::of(program, &ReadyTask::embedded(&program.header().task))
}

fn subject(place: &str) -> Subject {
    of(&read(bundled::program(place).unwrap()).unwrap())
}

/// Frames in which these verdicts are wanted, until nothing is being judged.
fn judged(judging: &mut JudgeService, wishes: &[(&Subject, Effort, Rank)]) {
    let ctx = Context::default();
    loop {
        for (subject, effort, rank) in wishes {
            judging.want(subject, *effort, *rank);
        }
        judging.advance(&ctx);
        if judging.rests() {
            return;
        }
        yield_now();
    }
}

fn verdict(judging: &JudgeService, subject: &Subject) -> Option<Verdict> {
    Some(judging.found(subject)?.judgement.verdict)
}

#[test]
fn all_that_is_wanted_is_judged_and_kept() {
    let mut judging = JudgeService::default();
    let (right, wrong) = (
        subject("examples/un-solo-blocco.ron"),
        subject("mistakes/bordo-dimenticato.ron"),
    );
    let wishes = [
        (&wrong, Effort::Quick, Rank::Background),
        (&right, Effort::Quick, Rank::UnderConstruction),
    ];
    judged(&mut judging, &wishes);
    assert_eq!(verdict(&judging, &right), Some(Verdict::Accepted));
    assert!(verdict(&judging, &wrong).is_some_and(|verdict| verdict != Verdict::Accepted));
    let found = Arc::clone(judging.found(&right).unwrap());
    judged(&mut judging, &wishes);
    let again = judging.found(&right).unwrap();
    assert!(Arc::ptr_eq(&found, again), "nothing is judged twice");
}

#[test]
fn the_most_urgent_comes_first_and_what_nobody_wants_is_stopped() {
    let mut judging = JudgeService::default();
    let (long, short) = (
        subject("solutions/costo-3.ron"),
        subject("examples/un-solo-blocco.ron"),
    );
    let ctx = Context::default();
    judging.want(&long, Effort::Deep, Rank::Background);
    judging.advance(&ctx);
    assert!(judging.progress(&long).is_some());
    judging.want(&long, Effort::Deep, Rank::Background);
    judging.want(&short, Effort::Quick, Rank::Awaited);
    judging.advance(&ctx);
    assert!(judging.progress(&long).is_none());
    assert!(judging.progress(&short).is_some() || judging.found(&short).is_some());
    judging.advance(&ctx);
    assert!(judging.rests());
    assert!(verdict(&judging, &long).is_none());
}

#[test]
fn names_and_what_lies_beside_do_not_count_but_the_game_does() {
    let key = |head: &str, tail: &str| {
        let block = "RemoveAreaAndDrop(Clicked)";
        let text = format!("Program(format: 1, {head}, on_click: [{block}]{tail})");
        of(&read(&text).unwrap()).key
    };
    let plain = key("name: \"a\"", "");
    let beside = ", loose: [(at: (1, 2), blocks: [DropAll])]";
    assert_eq!(plain, key("name: \"b\", author: \"c\"", beside));
    assert_ne!(plain, key("name: \"a\", game: Strip", ""));
}

#[test]
fn no_more_is_forgotten_than_is_wanted_no_longer() {
    let program = |tail: usize| {
        let blocks = format!("RemoveAreaAndDrop(Clicked){}", ", CureAll".repeat(tail));
        let text = format!("Program(format: 1, name: \"p\", on_click: [{blocks}])");
        of(&read(&text).unwrap())
    };
    let subjects: Vec<Subject> = (0..KEPT + 3).map(program).collect();
    let mut judging = JudgeService::default();
    let wish = |subject| (subject, Effort::Quick, Rank::Background);
    let all: Vec<_> = subjects.iter().map(wish).collect();
    judged(&mut judging, &all);
    assert!(
        subjects
            .iter()
            .all(|subject| judging.found(subject).is_some())
    );
    judged(&mut judging, &all[..1]);
    assert!(judging.found(&subjects[0]).is_some(), "it is wanted still");
    let known = subjects
        .iter()
        .filter(|subject| judging.found(subject).is_some());
    assert_eq!(known.count(), KEPT);
}

#[test]
fn a_closed_court_knows_nothing() {
    let mut judging = JudgeService::default();
    let subject = subject("examples/un-solo-blocco.ron");
    judging.close(true);
    judged(&mut judging, &[(&subject, Effort::Quick, Rank::Awaited)]);
    assert!(judging.found(&subject).is_none());
    judging.close(false);
    judged(&mut judging, &[(&subject, Effort::Quick, Rank::Awaited)]);
    assert!(judging.found(&subject).is_some());
}
