//! Damaging files, the same way every time.

/// Marsaglia's xorshift: a test that fails must fail again.
pub struct Random(pub u64);

impl Random {
    pub fn draw(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 >> 16
    }

    pub fn below(&mut self, count: usize) -> usize {
        (self.draw() % count.max(1) as u64) as usize
    }
}

/// Damages a text in one to three places; `pieces` are what matters to its reader.
pub fn mutate(text: &str, pieces: &[&str], random: &mut Random) -> Vec<u8> {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=random.below(3) {
        let at = random.below(bytes.len());
        let end = (at + 1 + random.below(20)).min(bytes.len());
        match random.below(7) {
            0 if !bytes.is_empty() => bytes[at] ^= 1 << random.below(8),
            1 => drop(bytes.drain(at..end)),
            2 => {
                let copy = bytes[at..end].to_vec();
                let to = random.below(bytes.len());
                bytes.splice(to..to, copy);
            }
            3 => {
                let piece = pieces[random.below(pieces.len())];
                bytes.splice(at..at, piece.bytes());
            }
            4 => {
                let piece = pieces[random.below(pieces.len())];
                bytes.splice(at..end, piece.bytes());
            }
            5 => bytes.truncate(at),
            // Two tokens change places.
            _ => {
                let sign = |byte: &u8| b"()[],: ".contains(byte);
                let mut tokens: Vec<&[u8]> = bytes.split_inclusive(sign).collect();
                let (a, b) = (random.below(tokens.len()), random.below(tokens.len()));
                if a != b {
                    tokens.swap(a, b);
                }
                bytes = tokens.concat();
            }
        }
    }
    bytes
}
