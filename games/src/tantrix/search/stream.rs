//! Many parts of a search at once, their solutions in an order that is the same for any number of
//! processors.
//!
//! Some parts are hard and have nothing to give. So that they do not keep the others waiting, parts
//! are searched in rounds (as restarts in Gomes, Selman and Kautz, "Boosting Combinatorial Search
//! Through Randomization", 1998, but complete): each gives every part a number of steps; those that
//! did not end come again in the next, with more steps, and what they gave before is passed over.

use super::{SearchControl, SearchEnd, SolutionSink};
use crate::tantrix::solution::Solution;
use std::ops::ControlFlow;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};

/// Steps between two looks whether to stop.
pub const PATIENCE: u64 = 1 << 12;

/// How often a part may ask in the first round, and how many times as often in each that follows.
const FIRST_ROUND: u64 = 8;
const GROWTH: u64 = 8;

/// Most parts that wait for each other: each has memory of its own for what it finds.
const AT_ONCE: usize = 4096;

/// Maximum number of solutions of a part that wait to be received.
const AHEAD: usize = 16;

/// A part of a search, between rounds.
struct PendingPart<'a, P> {
    part: &'a P,
    /// How many solutions it gave.
    given: u64,
    /// Whether it came to its end.
    ended: bool,
}

/// Works on all parts and hands what they find to `take`. `work` gives its solutions to its second
/// argument and ends soon when that says to break, or when the third says to stop, which it asks
/// every [`PATIENCE`] steps; searched again, a part gives the same in the same order.
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
        for some in left.chunks_mut(AT_ONCE) {
            let flow = round(some, steps, watch, &work, take);
            if flow.is_break() || watch.stopped() {
                return SearchEnd::Some;
            }
        }
        left.retain(|part| !part.ended);
        steps = steps.saturating_mul(GROWTH);
    }
    SearchEnd::All
}

/// Works on some parts for a while.
fn round<P: Sync>(
    parts: &mut [PendingPart<'_, P>],
    steps: u64,
    watch: &SearchControl<'_>,
    work: &(impl Fn(&P, &mut SolutionSink<'_>, &dyn Fn() -> bool) + Sync),
    take: &mut SolutionSink<'_>,
) -> ControlFlow<()> {
    let (senders, receivers): (Vec<SenderSlot>, Vec<Receiver<Solution>>) = parts
        .iter()
        .map(|_| sync_channel(AHEAD))
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
        // Fewer threads take longer; without any nothing is searched.
        if started.count() == 0 {
            flow = ControlFlow::Break(());
            enough.store(true, Ordering::Relaxed);
            worker();
        }
        for receiver in receivers {
            // Dropped once the receiver is gone.
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

/// Where the worker that takes a part finds the way to hand over its solutions.
type SenderSlot = Mutex<Option<SyncSender<Solution>>>;

/// Does something on all threads that may work; on those of the caller if no others are to be had.
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
