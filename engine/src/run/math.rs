//! The number blocks, as in Blockly's JavaScript, with the corrections of the language.

use super::value::is_whole;
use crate::language::field::{Constant, Function, Operator, Property, Rounding, Trigonometry};
use std::f64::consts::PI;
use std::sync::atomic::{AtomicU64, Ordering};

/// + − × ÷ ^
#[inline]
pub fn arithmetic(operator: Operator, a: f64, b: f64) -> f64 {
    match operator {
        Operator::Add => a + b,
        Operator::Subtract => a - b,
        Operator::Multiply => a * b,
        Operator::Divide => a / b,
        Operator::Power => power(a, b),
    }
}

/// JavaScript's `**`: NaN for an exponent NaN and for ±1 to the power ±∞, else `pow`.
pub fn power(a: f64, b: f64) -> f64 {
    // Programs with sets of bits need many powers of two: compute these exactly and without pow.
    if a == 2.0 && (0.0..1024.0).contains(&b) && is_whole(b) {
        return f64::from_bits((1023 + b as u64) << 52);
    }
    if b.is_nan() || (a.abs() == 1.0 && b.is_infinite()) {
        f64::NAN
    } else {
        libm::pow(a, b)
    }
}

/// Square root, absolute value, opposite, logarithms, exponentials.
pub fn function(function: Function, x: f64) -> f64 {
    match function {
        Function::Sqrt => x.sqrt(),
        Function::Abs => x.abs(),
        Function::Negate => -x,
        Function::Ln => libm::log(x),
        Function::Log10 => libm::log10(x),
        Function::Exp => libm::exp(x),
        Function::Pow10 => power(10.0, x),
    }
}

/// Trigonometric functions of degrees, and their inverses in degrees.
pub fn trigonometry(function: Trigonometry, x: f64) -> f64 {
    let radians = x / 180.0 * PI;
    match function {
        Trigonometry::Sin => libm::sin(radians),
        Trigonometry::Cos => libm::cos(radians),
        Trigonometry::Tan => libm::tan(radians),
        Trigonometry::Asin => degrees(libm::asin(x)),
        Trigonometry::Acos => degrees(libm::acos(x)),
        Trigonometry::Atan => degrees(libm::atan(x)),
    }
}

/// The angle of the point (x, y), in degrees −180..=180.
pub fn atan2(x: f64, y: f64) -> f64 {
    degrees(libm::atan2(y, x))
}

fn degrees(radians: f64) -> f64 {
    radians / PI * 180.0
}

/// π e φ √2 √½ ∞
pub fn constant(constant: Constant) -> f64 {
    match constant {
        Constant::Pi => PI,
        Constant::E => std::f64::consts::E,
        // (1 + √5) / 2
        Constant::Phi => 1.618_033_988_749_895,
        Constant::Sqrt2 => std::f64::consts::SQRT_2,
        Constant::SqrtHalf => std::f64::consts::FRAC_1_SQRT_2,
        Constant::Infinity => f64::INFINITY,
    }
}

/// è pari, dispari, primo, intero, positivo, negativo
pub fn property(property: Property, x: f64) -> bool {
    match property {
        Property::Even => remainder(x, 2.0) == 0.0,
        // Not Blockly's n % 2 == 1: −3 is odd.
        Property::Odd => remainder(x, 2.0).abs() == 1.0,
        Property::Prime => is_prime(x),
        Property::Whole => is_whole(x),
        Property::Positive => x > 0.0,
        Property::Negative => x < 0.0,
    }
}

/// True if x is a prime number. Above 2⁵³ every double is even.
fn is_prime(x: f64) -> bool {
    if !(x >= 2.0 && is_whole(x)) || x > (1u64 << 53) as f64 {
        return false;
    }
    let n = x as u64;
    if let Some(&prime) = SMALL_PRIMES.iter().find(|&&prime| n.is_multiple_of(prime)) {
        return n == prime;
    }
    // Programs ask for the same numbers again and again: each slot keeps the last number, with the answer in its
    // lowest bit. 0 is never asked for.
    let place = (n.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 48) as usize;
    let kept = KNOWN[place].load(Ordering::Relaxed);
    if kept >> 1 == n {
        return kept & 1 == 1;
    }
    let is_prime = is_odd_prime(n);
    KNOWN[place].store(n << 1 | u64::from(is_prime), Ordering::Relaxed);
    is_prime
}

/// More slots than a program has numbers, about.
static KNOWN: [AtomicU64; 1 << 16] = [const { AtomicU64::new(0) }; 1 << 16];

/// Four of five numbers have one of these divisors.
const SMALL_PRIMES: [u64; 15] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47];

/// Miller and Rabin's test of a number below 2⁵³ that no small prime divides. The bases make it exact (Sinclair, "Best
/// known SPRP bases sets", 2011). A block must never take longer than a step may.
fn is_odd_prime(n: u64) -> bool {
    let modulus = Montgomery::new(n);
    modulus.passes_two()
        && match n {
            0..2_047 => true,
            2_047..47_636_622_961_201 => modulus.passes([2_570_940, 211_991_001, 3_749_873_356]),
            _ => modulus.passes([
                123_635_709_730_000,
                9_233_062_284_813_009,
                43_835_965_440_333_360,
                761_179_012_939_631_437,
                1_263_739_024_124_850_375,
            ]),
        }
}

/// Multiplication modulo an odd number below 2⁶³ without division. Numbers are in Montgomery's form: a is represented
/// by a · 2⁶⁴ (Montgomery, "Modular multiplication without trial division", 1985).
struct Montgomery {
    n: u64,
    /// −1 / n modulo 2⁶⁴.
    inverse: u64,
    /// 2⁶⁴ modulo n, which represents 1.
    one: u64,
}

impl Montgomery {
    fn new(n: u64) -> Montgomery {
        // Newton's method: each turn doubles the number of correct bits, from five.
        let double =
            |inverse: u64| inverse.wrapping_mul(2u64.wrapping_sub(n.wrapping_mul(inverse)));
        let inverse = (0..4).fold(n.wrapping_mul(3) ^ 2, |inverse, _| double(inverse));
        Montgomery {
            n,
            inverse: inverse.wrapping_neg(),
            one: (u64::MAX % n + 1) % n,
        }
    }

    /// The odd part of n − 1, and how often two divides the rest.
    fn exponent(&self) -> (u64, u32) {
        let twos = (self.n - 1).trailing_zeros();
        ((self.n - 1) >> twos, twos)
    }

    /// True if n passes the test with base 2, which nearly all composite numbers fail. Without branches that no processor
    /// foresees.
    fn passes_two(&self) -> bool {
        let (exponent, twos) = self.exponent();
        let mut power = self.double(self.one);
        for bit in (0..exponent.ilog2()).rev() {
            power = self.times(power, power);
            let doubled = self.double(power);
            power = if exponent >> bit & 1 == 1 {
                doubled
            } else {
                power
            };
        }
        self.ends([power], twos)
    }

    /// True if n passes the test with these bases. A processor multiplies for several at once.
    fn passes<const COUNT: usize>(&self, bases: [u64; COUNT]) -> bool {
        // 2⁶⁴, which is 2 squared six times, and is represented by 2¹²⁸.
        let square = (0..6).fold(self.double(self.one), |power, _| self.times(power, power));
        let bases = bases.map(|base| self.times(base % self.n, square));
        let (exponent, twos) = self.exponent();
        let mut powers = bases;
        for bit in (0..exponent.ilog2()).rev() {
            powers = powers.map(|power| self.times(power, power));
            if exponent >> bit & 1 == 1 {
                for (power, base) in powers.iter_mut().zip(bases) {
                    *power = self.times(*power, base);
                }
            }
        }
        self.ends(powers, twos)
    }

    /// True if each of these powers of a base is 1, or becomes −1 when it is squared less than `twos` times; or is 0, of a
    /// base that n divides.
    fn ends<const COUNT: usize>(&self, mut powers: [u64; COUNT], twos: u32) -> bool {
        let minus_one = self.n - self.one;
        let mut passed = powers.map(|power| power == self.one || power == minus_one || power == 0);
        for _ in 1..twos {
            powers = powers.map(|power| self.times(power, power));
            for (passed, power) in passed.iter_mut().zip(powers) {
                *passed |= power == minus_one;
            }
        }
        passed == [true; COUNT]
    }

    fn double(&self, a: u64) -> u64 {
        let double = 2 * a;
        double.checked_sub(self.n).unwrap_or(double)
    }

    fn times(&self, a: u64, b: u64) -> u64 {
        // Nothing here overflows, and checks that it does not are slow.
        let product = u128::from(a).wrapping_mul(u128::from(b));
        let multiple = (product as u64).wrapping_mul(self.inverse);
        let multiple = u128::from(multiple).wrapping_mul(u128::from(self.n));
        let reduced = (product.wrapping_add(multiple) >> 64) as u64;
        match reduced.checked_sub(self.n) {
            Some(less) => less,
            None => reduced,
        }
    }
}

/// True if x is divisible by y; nothing is divisible by 0.
pub fn divisible(x: f64, y: f64) -> bool {
    remainder(x, y) == 0.0
}

/// The remainder of a ÷ b with the sign of the dividend, as JavaScript's `%`.
#[inline]
pub fn remainder(a: f64, b: f64) -> f64 {
    // The library's fmod is slow, and nearly all dividends are whole and small.
    const SMALL: f64 = (1u64 << 62) as f64;
    if a.abs() < SMALL && b.abs() < SMALL {
        let (whole_a, whole_b) = (a as i64, b as i64);
        if whole_b != 0 && whole_a as f64 == a && whole_b as f64 == b {
            let (size_a, size_b) = (whole_a.unsigned_abs(), whole_b.unsigned_abs());
            let rest = if size_b.is_power_of_two() {
                size_a & (size_b - 1)
            } else {
                size_a % size_b
            };
            return (rest as f64).copysign(a);
        }
    }
    a % b
}

/// arrotonda (halves towards +∞), verso l'alto, verso il basso
#[inline]
pub fn round(rounding: Rounding, x: f64) -> f64 {
    match rounding {
        Rounding::Down => floor(x),
        Rounding::Up => -floor(-x),
        Rounding::Nearest => {
            // x + 0.5 would itself be rounded for numbers just below one half.
            let down = floor(x);
            if x - down >= 0.5 {
                (down + 1.0).copysign(x)
            } else {
                down
            }
        }
    }
}

/// `f64::floor` without a call into the system's library.
#[inline]
fn floor(x: f64) -> f64 {
    const SMALL: f64 = (1u64 << 52) as f64;
    if x.abs() < SMALL {
        let cut = x as i64 as f64;
        let down = if cut > x { cut - 1.0 } else { cut };
        // The sign is that of x: −0 stays −0.
        down.copysign(x)
    } else {
        x
    }
}

/// costringi: the value within the bounds, the upper one deciding if they cross; NaN stays.
pub fn constrain(value: f64, low: f64, high: f64) -> f64 {
    if value.is_nan() || low.is_nan() || high.is_nan() {
        return f64::NAN;
    }
    minimum(maximum(value, low), high)
}

/// The larger of two numbers that are not NaN; 0 is larger than −0, as in JavaScript.
fn maximum(a: f64, b: f64) -> f64 {
    if a > b || (a == b && a.is_sign_positive()) {
        a
    } else {
        b
    }
}

/// The smaller of two numbers that are not NaN; −0 is smaller than 0, as in JavaScript.
fn minimum(a: f64, b: f64) -> f64 {
    -maximum(-a, -b)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Same bits, or both NaN.
    fn same(a: f64, b: f64) -> bool {
        a.to_bits() == b.to_bits() || (a.is_nan() && b.is_nan())
    }

    #[test]
    fn the_remainder_has_the_sign_of_the_dividend() {
        for a in [
            -9.0,
            -4.0,
            -1.0,
            -0.0,
            0.0,
            1.0,
            7.5,
            1e20,
            f64::INFINITY,
            f64::NAN,
        ] {
            for b in [
                -4.0,
                -2.0,
                0.0,
                -0.0,
                2.0,
                2.5,
                9.0,
                1e300,
                f64::INFINITY,
                f64::NAN,
            ] {
                assert!(same(remainder(a, b), a % b), "{a} % {b}");
            }
        }
    }

    #[test]
    fn powers_are_those_of_javascript() {
        assert!(power(1.0, f64::NAN).is_nan());
        assert!(power(1.0, f64::INFINITY).is_nan());
        assert!(power(-1.0, f64::NEG_INFINITY).is_nan());
        assert_eq!(power(f64::NAN, 0.0), 1.0);
        for exponent in -1080..1030 {
            let exponent = f64::from(exponent);
            assert!(
                same(power(2.0, exponent), libm::pow(2.0, exponent)),
                "2 ^ {exponent}"
            );
        }
        assert!(power(-8.0, 1.0 / 3.0).is_nan());
    }

    #[test]
    fn primes_are_primes() {
        let primes: Vec<u32> = (0..60).filter(|&n| is_prime(f64::from(n))).collect();
        assert_eq!(
            primes,
            [
                2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59
            ]
        );
        for x in [-7.0, 2.5, 1e300, 25.0, 49.0, 9_007_199_254_740_992.0] {
            assert!(!is_prime(x), "{x}");
        }
        // The last prime below 2⁵³, and products of two primes near 2²⁶.
        for x in [2_147_483_647.0, 9_007_199_254_740_881.0] {
            assert!(is_prime(x), "{x}");
        }
        for x in [
            67_108_859.0 * 67_108_837.0,
            3_215_031_751.0,
            9_007_199_254_740_883.0,
        ] {
            assert!(!is_prime(x), "{x}");
        }
        let divided = |n: u32| {
            n >= 2
                && (2..n)
                    .take_while(|d| d * d <= n)
                    .all(|d| !n.is_multiple_of(d))
        };
        assert!((0..5_000).all(|n| is_prime(f64::from(n)) == divided(n)));
        // Around the least numbers that fool the first bases taken alone (OEIS A014233), and below 2⁵³.
        let fooled = [
            2_047u64,
            1_373_653,
            25_326_001,
            3_215_031_751,
            2_152_302_898_747,
        ];
        for n in fooled
            .into_iter()
            .chain([3_474_749_660_383, 341_550_071_728_321])
        {
            assert!(!is_prime(n as f64), "{n}");
        }
    }
}
