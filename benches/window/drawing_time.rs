//! The measured actions.

use cpu_time::ThreadTime;
use criterion::Criterion;
use criterion::measurement::{Measurement, ValueFormatter, WallTime};
use std::time::Duration;

/// Processor time of the drawing thread: what else the machine does meanwhile, the judge included, is not counted.
pub struct DrawingTime(WallTime);

pub type Benches = Criterion<DrawingTime>;

pub fn criterion() -> Benches {
    Criterion::default().with_measurement(DrawingTime(WallTime))
}

impl Measurement for DrawingTime {
    type Intermediate = ThreadTime;
    type Value = Duration;

    fn start(&self) -> ThreadTime {
        ThreadTime::now()
    }

    fn end(&self, begun: ThreadTime) -> Duration {
        begun.elapsed()
    }

    fn add(&self, one: &Duration, other: &Duration) -> Duration {
        *one + *other
    }

    fn zero(&self) -> Duration {
        Duration::ZERO
    }

    fn to_f64(&self, value: &Duration) -> f64 {
        value.as_nanos() as f64
    }

    fn formatter(&self) -> &dyn ValueFormatter {
        self.0.formatter()
    }
}
