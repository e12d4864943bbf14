//! Runs the parts of a search in parallel and gives their solutions in an order that does not depend on the number of
//! threads.
//!
//! Some parts are hard and have no solution. So that these do not hold up the others, parts are searched in rounds (like
//! restarts in Gomes, Selman and Kautz, "Boosting Combinatorial Search Through Randomization", 1998, but complete). A
//! round gives every part the same number of steps. Unfinished parts are searched again in the next round with more steps,
//! skipping the solutions that they gave before.

use super::{SearchControl, SearchEnd, SolutionSink};
use crate::tantrix::solution::Solution;
use std::ops::ControlFlow;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};

/// The number of steps between two calls of `stop`.
pub const CHECK_INTERVAL: u64 = 1 << 12;

/// The calls of `stop` that a part may make in the first round, and the factor for each further round.
const FIRST_ROUND: u64 = 8;
const GROWTH: u64 = 8;

/// The maximum number of parts searched together; each needs memory for its solutions.
const MAX_PARTS_AT_ONCE: usize = 4096;

/// The maximum number of solutions of a part that wait to be received.
const MAX_WAITING: usize = 16;

/// A part of a search, between rounds.
struct PendingPart<'a, P> {
    part: &'a P,
    /// The number of solutions given so far.
    given: u64,
    /// True if it is completely searched.
    ended: bool,
}

/// Searches all parts and gives their solutions to `take` in order.
///
/// `work` searches a part. It gives its solutions to its second argument and ends soon when that breaks, or when its third
/// argument, called every [`CHECK_INTERVAL`] steps, returns true. It must give the same solutions in the same order every
/// time.
pub fn in_order<P: Sync>(
    parts: &[P],
    watch: &SearchControl<'_>,
    work: impl Fn(&P, &mut SolutionSink<'_>, &dyn Fn() -> bool) + Sync,
    take: &mut SolutionSink<'_>,
) -> SearchEnd {
    watch.progress.begin(parts.len());
    let mut left: Vec<PendingPart<'_, P>> = parts
        .iter()
        .map(|part| PendingPart {
            part,
            given: 0,
            ended: false,
        })
        .collect();
    let mut steps = FIRST_ROUND;
    while !left.is_empty() {
        for parts in left.chunks_mut(MAX_PARTS_AT_ONCE) {
            let flow = round(parts, steps, watch, &work, take);
            if flow.is_break() || watch.stopped() {
                return SearchEnd::Some;
            }
        }
        left.retain(|part| !part.ended);
        steps = steps.saturating_mul(GROWTH);
    }
    SearchEnd::All
}

/// Searches some parts for a number of steps.
fn round<P: Sync>(
    parts: &mut [PendingPart<'_, P>],
    steps: u64,
    watch: &SearchControl<'_>,
    work: &(impl Fn(&P, &mut SolutionSink<'_>, &dyn Fn() -> bool) + Sync),
    take: &mut SolutionSink<'_>,
) -> ControlFlow<()> {
    let (senders, receivers): (Vec<SenderSlot>, Vec<Receiver<Solution>>) = parts
        .iter()
        .map(|_| sync_channel(MAX_WAITING))
        .map(|(sender, receiver)| (Mutex::new(Some(sender)), receiver))
        .unzip();
    let given: Vec<AtomicU64> = parts
        .iter()
        .map(|part| AtomicU64::new(part.given))
        .collect();
    let ended: Vec<AtomicBool> = parts.iter().map(|_| AtomicBool::new(false)).collect();
    let next = AtomicUsize::new(0);
    let enough = AtomicBool::new(false);
    let worker = || {
        loop {
            let at = next.fetch_add(1, Ordering::Relaxed);
            let Some(PendingPart { part, .. }) = parts.get(at) else {
                return;
            };
            let sender = senders[at].lock().ok().and_then(|mut slot| slot.take());
            let asked = AtomicU64::new(0);
            let stop = || {
                asked.fetch_add(1, Ordering::Relaxed) >= steps
                    || enough.load(Ordering::Relaxed)
                    || watch.stopped()
            };
            let mut known = given[at].load(Ordering::Relaxed);
            let mut give = |solution| {
                if known > 0 {
                    known -= 1;
                    return ControlFlow::Continue(());
                }
                given[at].fetch_add(1, Ordering::Relaxed);
                match &sender {
                    Some(sender) if sender.send(solution).is_ok() => ControlFlow::Continue(()),
                    _ => ControlFlow::Break(()),
                }
            };
            if enough.load(Ordering::Relaxed) || watch.stopped() {
                // Closes the channel, so that the receiver does not wait for this part.
                continue;
            }
            work(part, &mut give, &stop);
            if asked.load(Ordering::Relaxed) <= steps {
                ended[at].store(true, Ordering::Relaxed);
                watch.progress.part_done();
            }
        }
    };
    let mut flow = ControlFlow::Continue(());
    std::thread::scope(|scope| {
        let started = (0..watch.workers().min(parts.len())).take_while(|_| {
            let started = std::thread::Builder::new().spawn_scoped(scope, worker);
            started.is_ok()
        });
        // If no thread can be started, give up: the worker only closes the channels.
        if started.count() == 0 {
            flow = ControlFlow::Break(());
            enough.store(true, Ordering::Relaxed);
            worker();
        }
        for receiver in receivers {
            // After a break the remaining receivers are only dropped, which ends their senders.
            if flow.is_continue() {
                flow = receiver.iter().try_for_each(&mut *take);
            }
            if flow.is_break() {
                enough.store(true, Ordering::Relaxed);
            }
        }
    });
    for (part, (given, ended)) in parts.iter_mut().zip(given.iter().zip(&ended)) {
        part.given = given.load(Ordering::Relaxed);
        part.ended = ended.load(Ordering::Relaxed);
    }
    flow
}

/// The sender for the solutions of a part, taken by the worker that searches it.
type SenderSlot = Mutex<Option<SyncSender<Solution>>>;

/// Runs `work` in a pool of the allowed number of threads, or on the caller's thread if no pool can be made.
pub fn on_all_threads<T: Send>(watch: &SearchControl<'_>, work: impl FnOnce() -> T + Send) -> T {
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(watch.workers)
        .build();
    let alone = || {
        rayon::ThreadPoolBuilder::new()
            .num_threads(1)
            .use_current_thread()
            .build()
    };
    match pool.or_else(|_| alone()) {
        Ok(pool) => pool.install(work),
        Err(_) => work(),
    }
}
