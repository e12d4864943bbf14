//! The services that all parts of the mode share: the open task, the judge that works
//! in the background, and everything that is saved.

use crate::window::clickomania::library::open_task::{OpenTask, ReadyTask};
use crate::window::clickomania::library::storage::{LeftPrograms, Progress, SlotFiles};
use crate::window::kit::background::{BackgroundTask, take_ended, waker};
use egui::Context;
use engine::judge::{
    Certainty, Effort, Judgement, NoVerdict, Options, Verdict, judge_with_progress, prove,
};
use engine::language::walk::Numbering;
use engine::language::{BlockId, Program};
use engine::run::rules::RulesFailure;
use std::collections::VecDeque;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

#[derive(Default)]
pub struct Services {
    /// The open task.
    pub task: OpenTask,
    pub judge: JudgeService,
    pub slots: SlotFiles,
    /// The programs left in tasks.
    pub left_programs: LeftPrograms,
    /// The progress with each task.
    pub progress: Progress,
}

/// Number of findings that are kept, those wanted last; more only while all are
/// wanted.
const MAX_KEPT: usize = 24;
/// Capacity of the list of failures. It must exceed the number of concurrent wishes, or failures are retried for ever.
const MAX_LOST: usize = 1000;

/// A program to be judged, with its task. Made once for each change of the program, and cheap to clone.
#[derive(Clone, Debug)]
pub struct Subject {
    key: u64,
    program: Arc<Program>,
    task: ReadyTask,
}

impl PartialEq for Subject {
    /// True if the judge would find the same about both.
    fn eq(&self, other: &Subject) -> bool {
        self.key == other.key
    }
}

impl Subject {
    /// Copies the program. Linear in the number of its blocks.
    pub fn of(program: &Program, task: &ReadyTask) -> Subject {
        Subject {
            key: key(program, task),
            program: Arc::new(program.clone()),
            task: task.clone(),
        }
    }

    /// Its task.
    pub fn task(&self) -> &ReadyTask {
        &self.task
    }

    /// The program, shared.
    pub fn shared(&self) -> &Arc<Program> {
        &self.program
    }

    /// The program.
    pub fn program(&self) -> &Program {
        &self.program
    }
}

/// Key of the verdict: equal for programs with the same blocks under the hat for the same task. Names, comments and
/// loose blocks do not count.
fn key(program: &Program, task: &ReadyTask) -> u64 {
    let mut hasher = DefaultHasher::new();
    task.number().hash(&mut hasher);
    program.hash_hat(&mut hasher);
    hasher.finish()
}

/// Urgency of a verdict, the most urgent first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Rank {
    /// The program under construction.
    UnderConstruction,
    /// A person waits for it.
    Awaited,
    /// Useful to know.
    Background,
    /// A proof, for which there is time when nothing else is wanted.
    Proof,
}

/// The result of judging a program.
#[derive(Debug)]
pub struct Finding {
    /// The program that was judged: the blocks named here are its own. An equal program
    /// may have other ids; see [`Finding::in_program`].
    pub program: Arc<Program>,
    /// The task of the program.
    pub task: ReadyTask,
    /// The effort that was spent.
    pub effort: Effort,
    /// The judgement.
    pub judgement: Judgement,
    /// True once somebody tried to prove the program right on every wall.
    proof_tried: bool,
}

impl Finding {
    /// True if the program is proved right on every wall.
    pub fn is_proved(&self) -> bool {
        self.judgement.certainty == Some(Certainty::All)
    }

    /// Translates blocks of the judged program into those of an equal `program`.
    pub fn in_program(&self, blocks: &[BlockId], program: &Program) -> Vec<BlockId> {
        if blocks.is_empty() {
            return Vec::new();
        }
        let (judged, here) = (Numbering::of(&self.program), Numbering::of(program));
        blocks
            .iter()
            .filter_map(|&id| here.block(judged.number(id)?))
            .collect()
    }
}

/// A verdict that is wanted.
#[derive(Debug)]
struct Wish {
    subject: Subject,
    effort: Effort,
    rank: Rank,
}

type JudgeTask = BackgroundTask<Result<Judgement, NoVerdict>>;

/// A program that is being judged.
#[derive(Debug)]
struct Judging {
    subject: Subject,
    effort: Effort,
    /// True if it is accepted already and a proof is being looked for.
    proves: bool,
    /// Steps spent so far.
    spent: Arc<AtomicU64>,
}

/// A program that could not be judged, with the fault of its task, if that is the reason.
#[derive(Debug)]
struct LostVerdict {
    key: u64,
    effort: Effort,
    fault: Option<Arc<RulesFailure>>,
}

/// Judges programs in the background, one at a time.
///
/// Wishes last for one frame: judging stops when nobody wants the verdict any more, and the most urgent wish
/// is always the one that is worked on.
#[derive(Debug, Default)]
pub struct JudgeService {
    /// Findings by key; the one wanted last comes last.
    kept: Vec<(u64, Arc<Finding>)>,
    wishes: Vec<Wish>,
    judging: Option<(Judging, JudgeTask)>,
    /// Programs that could not be judged, because of a fault of the task or of the system, are not tried again. The
    /// oldest is forgotten first.
    lost: VecDeque<LostVerdict>,
    closed: bool,
}

impl JudgeService {
    /// Asks for a verdict. Callers ask in every frame in which they want it: a program that nobody asks
    /// for any more is no longer judged. Nothing is judged twice.
    pub fn want(&mut self, subject: &Subject, effort: Effort, rank: Rank) {
        self.wishes.push(Wish {
            subject: subject.clone(),
            effort,
            rank,
        });
    }

    /// Asks for a proof that an accepted program is right on every wall, as [`JudgeService::want`] asks for a verdict.
    pub fn want_proof(&mut self, subject: &Subject) {
        let Some(finding) = self.found(subject) else {
            return;
        };
        if finding.judgement.verdict == Verdict::Accepted && !finding.proof_tried {
            let effort = finding.effort;
            self.want(subject, effort, Rank::Proof);
        }
    }

    /// The finding about a program with the most effort so far.
    pub fn found(&self, subject: &Subject) -> Option<&Arc<Finding>> {
        let found = self.kept.iter().find(|(key, _)| *key == subject.key);
        found.map(|(_, finding)| finding)
    }

    /// The effort with which a program is being judged, and the share that is spent, 0 to 1.
    pub fn progress(&self, subject: &Subject) -> Option<(Effort, f32)> {
        let (judging, _) = self.judging.as_ref()?;
        let spent = judging.spent.load(Ordering::Relaxed) as f32;
        (judging.subject.key == subject.key).then(|| {
            (
                judging.effort,
                spent / judging.effort.expected_steps() as f32,
            )
        })
    }

    /// True if judging the program failed.
    pub fn is_lost(&self, subject: &Subject) -> bool {
        self.lost.iter().any(|lost| lost.key == subject.key)
    }

    /// The fault of the task because of which the program cannot be judged.
    pub fn fault(&self, subject: &Subject) -> Option<&Arc<RulesFailure>> {
        let mut lost = self.lost.iter().filter(|lost| lost.key == subject.key);
        lost.find_map(|lost| lost.fault.as_ref())
    }

    /// True while nothing is being judged.
    pub fn rests(&self) -> bool {
        self.judging.is_none()
    }

    /// Stops judging and forgets all findings, or allows judging again.
    pub fn close(&mut self, closed: bool) {
        if closed != self.closed {
            *self = JudgeService {
                closed,
                ..JudgeService::default()
            };
        }
    }

    /// True while judging is not allowed.
    pub fn is_closed(&self) -> bool {
        self.closed
    }

    /// Takes over a result, and starts the most urgent of the wishes. Called once a frame, after all
    /// have asked; a result wakes the window.
    pub fn advance(&mut self, ctx: &Context) {
        self.receive();
        let wishes = std::mem::take(&mut self.wishes);
        if self.closed {
            return;
        }
        let wanted = wishes.iter().filter(|wish| self.keep_longer(&wish.subject));
        let most = wanted.count().max(MAX_KEPT);
        self.kept.drain(..self.kept.len().saturating_sub(most));
        let open = wishes.into_iter().filter(|wish| self.is_open(wish));
        // The first of equally urgent wishes.
        let Some(wish) = open.min_by_key(|wish| wish.rank) else {
            self.judging = None;
            return;
        };
        let proves = wish.rank == Rank::Proof;
        let is_judged = self.judging.as_ref().is_some_and(|(judging, _)| {
            judging.subject.key == wish.subject.key
                && judging.effort == wish.effort
                && judging.proves == proves
        });
        if !is_judged {
            let accepted = self.found(&wish.subject).filter(|_| proves).cloned();
            self.judging = begin(wish, accepted, ctx);
        }
    }

    fn receive(&mut self) {
        let Some((judging, judgement)) = take_ended(&mut self.judging) else {
            return;
        };
        let fault = match judgement {
            Some(Ok(judgement)) => return self.keep(judging, judgement),
            Some(Err(NoVerdict::Rules(fault))) => Some(Arc::new(fault)),
            Some(Err(NoVerdict::Stopped | NoVerdict::NothingWanted)) | None => None,
        };
        if self.lost.len() >= MAX_LOST {
            self.lost.pop_front();
        }
        self.lost.push_back(LostVerdict {
            key: judging.subject.key,
            effort: judging.effort,
            fault,
        });
    }

    fn keep(&mut self, judging: Judging, judgement: Judgement) {
        let key = judging.subject.key;
        let finding = Finding {
            program: judging.subject.program,
            task: judging.subject.task,
            effort: judging.effort,
            judgement,
            proof_tried: judging.proves || judging.effort == Effort::Deep,
        };
        self.kept.retain(|(other, _)| *other != key);
        self.kept.push((key, Arc::new(finding)));
    }

    /// True if a wish is open: neither fulfilled nor hopeless.
    fn is_open(&self, wish: &Wish) -> bool {
        let enough = |finding: &Arc<Finding>| match wish.rank {
            Rank::Proof => finding.proof_tried,
            _ => finding.effort >= wish.effort,
        };
        let same = |lost: &LostVerdict| lost.key == wish.subject.key && lost.effort == wish.effort;
        !self.lost.iter().any(same) && !self.found(&wish.subject).is_some_and(enough)
    }

    /// Makes the finding about a program the last to be forgotten. Returns false if there is none.
    fn keep_longer(&mut self, subject: &Subject) -> bool {
        let at = self.kept.iter().position(|(key, _)| *key == subject.key);
        if let Some(at) = at {
            self.kept[at..].rotate_left(1);
        }
        at.is_some()
    }
}

/// Starts to judge a program, or to prove an accepted one. Returns `None` if the system gives no thread: the next frame
/// tries again.
fn begin(
    wish: Wish,
    accepted: Option<Arc<Finding>>,
    ctx: &Context,
) -> Option<(Judging, JudgeTask)> {
    let Wish {
        mut subject,
        effort,
        ..
    } = wish;
    if let Some(finding) = &accepted {
        // The judgement names the blocks of the program that was judged.
        subject.program = Arc::clone(&finding.program);
    }
    let spent = Arc::new(AtomicU64::new(0));
    let proves = accepted.is_some();
    let (program, counter) = (Arc::clone(&subject.program), Arc::clone(&spent));
    let options = Options {
        effort,
        ..Options::with_rules(subject.task.rules().clone())
    };
    let judge = move |go_on: &(dyn Fn() -> bool + Sync)| {
        let judged = match &accepted {
            Some(finding) => prove(&program, &options, finding.judgement.clone(), go_on),
            None => judge_with_progress(&program, &options, &counter, go_on),
        };
        let stopped = matches!(judged, Err(NoVerdict::Stopped));
        (!stopped).then_some(judged)
    };
    let work = BackgroundTask::start(judge, waker(Some(ctx))).ok()?;
    let judging = Judging {
        subject,
        effort,
        proves,
        spent,
    };
    Some((judging, work))
}

#[cfg(test)]
mod tests {
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
        let subjects: Vec<Subject> = (0..MAX_KEPT + 3).map(program).collect();
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
        assert_eq!(known.count(), MAX_KEPT);
    }

    #[test]
    fn a_closed_judge_knows_nothing() {
        let mut judging = JudgeService::default();
        let subject = subject("examples/un-solo-blocco.ron");
        judging.close(true);
        judged(&mut judging, &[(&subject, Effort::Quick, Rank::Awaited)]);
        assert!(judging.found(&subject).is_none());
        judging.close(false);
        judged(&mut judging, &[(&subject, Effort::Quick, Rank::Awaited)]);
        assert!(judging.found(&subject).is_some());
    }
}
