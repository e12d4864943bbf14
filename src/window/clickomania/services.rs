//! What all parts of this mode share beside the program: the task that is open, what was reached, the judge that works
//! in the background, the slots.

use crate::window::clickomania::library::open_task::{OpenTask, ReadyTask};
use crate::window::clickomania::library::storage::{Drafts, Progress, SlotFiles};
use crate::window::kit::background::{BackgroundTask, WorkState};
use egui::Context;
use engine::judge::{Effort, Judgement, NoVerdict, Options, judge_with_progress};
use engine::language::walk::Numbering;
use engine::language::{BlockId, Program};
use engine::run::rules::RulesFailure;
use std::collections::VecDeque;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

#[derive(Default)]
pub struct Services {
    /// What the program on the canvas has to do.
    pub task: OpenTask,
    pub judge: JudgeService,
    pub slots: SlotFiles,
    /// The programs left in tasks.
    pub drafts: Drafts,
    /// How far one is with each task.
    pub progress: Progress,
}

/// How many programs' verdicts are kept, those wanted last; more only while all are
/// wanted.
const KEPT: usize = 24;
/// So many that could not be judged are remembered: more than are wanted at once, else they would be tried for ever.
const MOST_LOST: usize = 1000;

/// A program to be judged, and for which task. It is made once for each change of the program, and cheap to copy.
#[derive(Clone, Debug)]
pub struct Subject {
    key: u64,
    program: Arc<Program>,
    task: ReadyTask,
}

impl PartialEq for Subject {
    /// Whether the judge says the same of both.
    fn eq(&self, other: &Subject) -> bool {
        self.key == other.key
    }
}

impl Subject {
    /// The program as it is now. Linear in the number of its blocks.
    pub fn of(program: &Program, task: &ReadyTask) -> Subject {
        Subject {
            key: key(program, task),
            program: Arc::new(program.clone()),
            task: task.clone(),
        }
    }

    /// What it has to do.
    pub fn task(&self) -> &ReadyTask {
        &self.task
    }

    /// The program, to keep.
    pub fn shared(&self) -> &Arc<Program> {
        &self.program
    }

    /// The program.
    pub fn program(&self) -> &Program {
        &self.program
    }
}

/// Says the same of programs that do the same for the same task: their names, what is noted on them, and what lies
/// beside them, do not count.
fn key(program: &Program, task: &ReadyTask) -> u64 {
    let mut hasher = DefaultHasher::new();
    task.number().hash(&mut hasher);
    program.hash_hat(&mut hasher);
    hasher.finish()
}

/// How urgent a verdict is; the most urgent first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Rank {
    /// The program under construction.
    UnderConstruction,
    /// Someone waits for it.
    Awaited,
    /// It is good to know.
    Background,
}

/// What was found about a program.
#[derive(Debug)]
pub struct Finding {
    /// The program as it was judged: the blocks that are named here are its own. Another one that says
    /// the same may have other identities; see [`Finding::in_program`].
    pub program: Arc<Program>,
    /// What it had to do.
    pub task: ReadyTask,
    /// How much was tried.
    pub effort: Effort,
    /// What was found.
    pub judgement: Judgement,
}

impl Finding {
    /// Blocks of the judged program as `program` knows them, which says the same.
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

/// A program that is being judged.
#[derive(Debug)]
struct JudgeTask {
    subject: Subject,
    effort: Effort,
    spent: Arc<AtomicU64>,
    work: BackgroundTask<Result<Judgement, NoVerdict>>,
}

/// A program that could not be judged, with the fault of its task, if that is why.
#[derive(Debug)]
struct LostVerdict {
    key: u64,
    effort: Effort,
    fault: Option<Arc<RulesFailure>>,
}

/// Judges programs beside the window, one at a time.
#[derive(Debug, Default)]
pub struct JudgeService {
    /// By program; what was wanted last comes last.
    kept: Vec<(u64, Arc<Finding>)>,
    wishes: Vec<Wish>,
    judging: Option<JudgeTask>,
    /// What could not be judged is not tried again: because of a fault of the task, or because the system failed. The
    /// oldest is forgotten first.
    lost: VecDeque<LostVerdict>,
    closed: bool,
}

impl JudgeService {
    /// Asks for a verdict. It must be asked for in every frame in which it is wanted: what is not asked
    /// for any more is stopped. Nothing is judged twice.
    pub fn want(&mut self, subject: &Subject, effort: Effort, rank: Rank) {
        self.wishes.push(Wish {
            subject: subject.clone(),
            effort,
            rank,
        });
    }

    /// What is known about a program, with the most effort so far.
    pub fn found(&self, subject: &Subject) -> Option<&Arc<Finding>> {
        let found = self.kept.iter().find(|(key, _)| *key == subject.key);
        found.map(|(_, finding)| finding)
    }

    /// The effort with which a program is being judged, and the share of it that is spent, 0 to 1.
    pub fn progress(&self, subject: &Subject) -> Option<(Effort, f32)> {
        let judging = self.judging.as_ref()?;
        let spent = judging.spent.load(Ordering::Relaxed) as f32;
        (judging.subject.key == subject.key)
            .then(|| (judging.effort, spent / judging.effort.steps() as f32))
    }

    /// Whether it was tried to judge the program, in vain.
    pub fn is_lost(&self, subject: &Subject) -> bool {
        self.lost.iter().any(|lost| lost.key == subject.key)
    }

    /// The fault of the task because of which the program cannot be judged.
    pub fn fault(&self, subject: &Subject) -> Option<&Arc<RulesFailure>> {
        let mut lost = self.lost.iter().filter(|lost| lost.key == subject.key);
        lost.find_map(|lost| lost.fault.as_ref())
    }

    /// Whether nothing is being judged.
    pub fn rests(&self) -> bool {
        self.judging.is_none()
    }

    /// Stops judging, or allows it again: meanwhile nothing is judged, and nothing known.
    pub fn close(&mut self, closed: bool) {
        if closed != self.closed {
            *self = JudgeService {
                closed,
                ..JudgeService::default()
            };
        }
    }

    /// Whether nothing is judged.
    pub fn is_closed(&self) -> bool {
        self.closed
    }

    /// Takes what was found, and begins the most urgent of the wishes. Called once a frame, after all
    /// have asked; the window is woken when there is something new.
    pub fn advance(&mut self, ctx: &Context) {
        self.receive();
        let wishes = std::mem::take(&mut self.wishes);
        if self.closed {
            return;
        }
        let wanted = wishes.iter().filter(|wish| self.keep_longer(&wish.subject));
        let most = wanted.count().max(KEPT);
        self.kept.drain(..self.kept.len().saturating_sub(most));
        let open = wishes.into_iter().filter(|wish| self.is_open(wish));
        // The first of those that are equally urgent.
        let Some(wish) = open.min_by_key(|wish| wish.rank) else {
            self.judging = None;
            return;
        };
        let same = |judging: &JudgeTask| {
            judging.subject.key == wish.subject.key && judging.effort == wish.effort
        };
        if !self.judging.as_ref().is_some_and(same) {
            self.judging = JudgeTask::begin(wish, ctx);
        }
    }

    fn receive(&mut self) {
        let Some(judging) = &self.judging else { return };
        let judgement = match judging.work.progress() {
            WorkState::Busy => return,
            WorkState::Done(judgement) => Some(judgement),
            WorkState::Lost => None,
        };
        let Some(judging) = self.judging.take() else {
            return;
        };
        let fault = match judgement {
            Some(Ok(judgement)) => return self.keep(judging, judgement),
            Some(Err(NoVerdict::Rules(fault))) => Some(Arc::new(fault)),
            Some(Err(NoVerdict::Stopped | NoVerdict::NothingWanted)) | None => None,
        };
        if self.lost.len() >= MOST_LOST {
            self.lost.pop_front();
        }
        self.lost.push_back(LostVerdict {
            key: judging.subject.key,
            effort: judging.effort,
            fault,
        });
    }

    fn keep(&mut self, judging: JudgeTask, judgement: Judgement) {
        let key = judging.subject.key;
        let finding = Finding {
            program: judging.subject.program,
            task: judging.subject.task,
            effort: judging.effort,
            judgement,
        };
        self.kept.retain(|(other, _)| *other != key);
        self.kept.push((key, Arc::new(finding)));
    }

    /// Whether a wish is not fulfilled yet, but can be.
    fn is_open(&self, wish: &Wish) -> bool {
        let enough = |finding: &Arc<Finding>| finding.effort >= wish.effort;
        let same = |lost: &LostVerdict| lost.key == wish.subject.key && lost.effort == wish.effort;
        !self.lost.iter().any(same) && !self.found(&wish.subject).is_some_and(enough)
    }

    /// Whether something is known about the program, which is now the last to be forgotten.
    fn keep_longer(&mut self, subject: &Subject) -> bool {
        let at = self.kept.iter().position(|(key, _)| *key == subject.key);
        if let Some(at) = at {
            self.kept[at..].rotate_left(1);
        }
        at.is_some()
    }
}

impl JudgeTask {
    /// `None` if the system gives no thread; it is tried again in the next frame.
    fn begin(wish: Wish, ctx: &Context) -> Option<JudgeTask> {
        let Wish {
            subject, effort, ..
        } = wish;
        let spent = Arc::new(AtomicU64::new(0));
        let (program, told, ctx) = (
            Arc::clone(&subject.program),
            Arc::clone(&spent),
            ctx.clone(),
        );
        let options = Options {
            effort,
            ..Options::by(subject.task.rules().clone())
        };
        let judge = move |go_on: &(dyn Fn() -> bool + Sync)| {
            let judged = judge_with_progress(&program, &options, &told, go_on);
            let stopped = matches!(judged, Err(NoVerdict::Stopped));
            (!stopped).then_some(judged)
        };
        let work = BackgroundTask::start(judge, move || ctx.request_repaint()).ok()?;
        Some(JudgeTask {
            subject,
            effort,
            spent,
            work,
        })
    }
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
}
