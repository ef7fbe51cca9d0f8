//! Deterministic damage to SPIR-V modules: the same seed makes the same mutant.

use std::ops::Range;

/// Words before the first instruction.
const HEADER: usize = 5;

/// Numbers that look random: xorshift with a multiplication.
pub struct Random(u64);

impl Random {
    /// A sequence of its own for every seed.
    pub fn new(seed: u64) -> Self {
        Self((seed.wrapping_add(1)).wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_f491_4f6c_dd1d)
    }

    /// A number below `limit`, which is not 0.
    pub fn below(&mut self, limit: usize) -> usize {
        (self.next() >> 16) as usize % limit.max(1)
    }

    fn pick<T: Copy>(&mut self, list: &[T]) -> Option<T> {
        list.get(self.below(list.len())).copied()
    }
}

/// A module, cut into instructions, that is being damaged.
struct Mutant {
    header: Vec<u32>,
    instructions: Vec<Vec<u32>>,
    /// What was done.
    log: Vec<String>,
}

/// Where the instructions of a module are; what does not frame ends them.
fn frames(words: &[u32]) -> Vec<Range<usize>> {
    let (mut at, mut frames) = (HEADER, Vec::new());
    while let Some(first) = words.get(at) {
        let count = (first >> 16) as usize;
        if count == 0 || at + count > words.len() {
            break;
        }
        frames.push(at..at + count);
        at += count;
    }
    frames
}

fn opcode(instruction: &[u32]) -> u32 {
    instruction.first().copied().unwrap_or_default() & 0xffff
}

/// OpType... instructions of the core.
fn is_type(instruction: &[u32]) -> bool {
    (19..=39).contains(&opcode(instruction))
}

impl Mutant {
    fn new(words: &[u32]) -> Self {
        Self {
            header: words[..HEADER].to_vec(),
            instructions: frames(words).into_iter().map(|frame| words[frame].to_vec()).collect(),
            log: Vec::new(),
        }
    }

    fn words(&self) -> Vec<u32> {
        self.header.iter().chain(self.instructions.iter().flatten()).copied().collect()
    }

    /// An instruction behind the names and decorations, as often as not.
    fn any(&self, random: &mut Random) -> usize {
        let last = self.instructions.len();
        let first = self.instructions.iter().position(|instruction| is_type(instruction)).unwrap_or(0);
        match random.below(4) {
            0 => random.below(last),
            _ => first + random.below(last - first),
        }
    }

    fn note(&mut self, what: &str, at: usize) {
        let opcode = self.instructions.get(at).map_or(0, |instruction| opcode(instruction));
        self.log.push(format!("{what} at instruction {at} (opcode {opcode})"));
    }

    /// Puts another id, or a number, where an operand is.
    fn replace_operand(&mut self, random: &mut Random) {
        let at = self.any(random);
        self.note("operand replaced", at);
        let length = self.instructions[at].len();
        if length < 2 {
            return;
        }
        let operand = 1 + random.below(length - 1);
        let bound = self.header[3];
        let types: Vec<u32> = self
            .instructions
            .iter()
            .filter(|one| is_type(one))
            .filter_map(|one| one.get(1).copied())
            .collect();
        let near = self.instructions[at.saturating_sub(12)..(at + 12).min(self.instructions.len())]
            .iter()
            .filter_map(|one| one.get(2).copied())
            .filter(|id| *id < bound)
            .collect::<Vec<_>>();
        let replacement = match random.below(8) {
            0 | 1 => random.pick(&types),
            2..=4 => random.pick(&near),
            5 | 6 => Some(1 + random.below((bound as usize).saturating_sub(1)) as u32),
            _ => random.pick(&[0, 1, 2, 3, 4, 7, 8, 16, 64, 255, bound, 0x7fff_ffff, 0x8000_0000, u32::MAX]),
        };
        if let Some(replacement) = replacement {
            self.instructions[at][operand] = replacement;
        }
    }

    fn flip(&mut self, random: &mut Random) {
        let at = self.any(random);
        self.note("bit flipped", at);
        let word = random.below(self.instructions[at].len());
        self.instructions[at][word] ^= 1 << random.below(32);
    }

    /// Another opcode of the module, with the operands as they are.
    fn replace_opcode(&mut self, random: &mut Random) {
        let (at, other) = (self.any(random), self.any(random));
        self.note("opcode replaced", at);
        let opcode = opcode(&self.instructions[other]);
        let first = &mut self.instructions[at][0];
        *first = *first & 0xffff_0000 | opcode;
    }

    /// More or fewer operands, and the count that fits them.
    fn resize(&mut self, random: &mut Random) {
        let at = self.any(random);
        self.note("operands added or removed", at);
        let instruction = &mut self.instructions[at];
        if random.below(2) == 0 && instruction.len() > 1 {
            let gone = 1 + random.below(instruction.len() - 1);
            instruction.remove(gone);
        } else {
            let copy = instruction[random.below(instruction.len())] & 0xffff;
            instruction.push(copy);
        }
        let count = instruction.len() as u32;
        instruction[0] = count << 16 | instruction[0] & 0xffff;
    }

    fn swap_operands(&mut self, random: &mut Random) {
        let at = self.any(random);
        self.note("operands swapped", at);
        let length = self.instructions[at].len();
        if length > 2 {
            let (a, b) = (1 + random.below(length - 1), 1 + random.below(length - 1));
            self.instructions[at].swap(a, b);
        }
    }

    fn step(&mut self, random: &mut Random) {
        let (at, other) = (self.any(random), self.any(random));
        match random.below(16) {
            0..=5 => self.replace_operand(random),
            6 => self.flip(random),
            7 | 8 => self.replace_opcode(random),
            9 => self.resize(random),
            10 => self.swap_operands(random),
            11 => {
                self.note("deleted", at);
                self.instructions.remove(at);
            }
            12 => {
                self.note("repeated", at);
                self.instructions.insert(other, self.instructions[at].clone());
            }
            13 => {
                self.note("swapped", at);
                self.instructions.swap(at, other);
            }
            14 => {
                self.note("moved", at);
                let instruction = self.instructions.remove(at);
                self.instructions.insert(other.min(self.instructions.len()), instruction);
            }
            _ => {
                self.log.push("header changed".into());
                let word = random.below(HEADER);
                self.header[word] ^= 1 << random.below(32);
            }
        }
    }
}

/// A damaged copy of a module, and what was done to it.
pub fn mutate(words: &[u32], seed: u64) -> (Vec<u8>, String) {
    let mut random = Random::new(seed);
    let mut mutant = Mutant::new(words);
    for _ in 0..1 + random.below(5) / 4 {
        if !mutant.instructions.is_empty() {
            mutant.step(&mut random);
        }
    }
    let mut bytes: Vec<u8> = mutant.words().iter().flat_map(|word| word.to_le_bytes()).collect();
    match random.below(12) {
        0 => {
            let length = random.below(bytes.len());
            bytes.truncate(length);
            mutant.log.push(format!("truncated to {length} bytes"));
        }
        1 => {
            let at = random.below(bytes.len());
            bytes[at] = random.next() as u8;
            mutant.log.push(format!("byte {at} replaced"));
        }
        _ => {}
    }
    (bytes, mutant.log.join(", "))
}

/// A damaged copy of bytes, and what was done to it.
pub fn mutate_bytes(bytes: &[u8], seed: u64) -> (Vec<u8>, String) {
    let mut random = Random::new(seed);
    let mut bytes = bytes.to_vec();
    let mut log = Vec::new();
    for _ in 0..1 + random.below(4) {
        let at = random.below(bytes.len());
        log.push(match random.below(4) {
            0 => {
                bytes.truncate(at.max(4));
                format!("truncated at {at}")
            }
            1 => {
                bytes[at] = random.next() as u8;
                format!("byte {at} replaced")
            }
            _ => {
                bytes[at] ^= 1 << random.below(8);
                format!("bit of byte {at} turned")
            }
        });
    }
    (bytes, log.join(", "))
}

/// Where the tokens of a text begin and end: words with their sigils, and single other characters.
fn tokens(text: &[u8]) -> Vec<Range<usize>> {
    let is_word = |byte: &u8| byte.is_ascii_alphanumeric() || b"_.%@!#\"".contains(byte);
    let mut found = Vec::new();
    let mut at = 0;
    while at < text.len() {
        let length = text[at..].iter().take_while(|byte| is_word(byte)).count().max(1);
        if !text[at].is_ascii_whitespace() {
            found.push(at..at + length);
        }
        at += length;
    }
    found
}

/// What stands where it has no business, in LLVM assembly and in SPIR-V assembly.
const STRANGERS: &[&str] = &[
    "0",
    "-1",
    "4294967295",
    "1000000000000",
    "i1",
    "i24",
    "ptr",
    "void",
    "<2 x i8>",
    "[0 x i8]",
    "poison",
    "null",
    "{",
    "}",
    "half",
    "metadata",
    "%0",
    "%1",
    "@f",
    "!0",
    "addrspace(3)",
    "OpUndef",
    "None",
    "Kernel",
    "\"x\"",
];

/// A damaged copy of a text, and what was done to it: tokens and lines replaced, left out, doubled, moved.
pub fn mutate_text(text: &[u8], seed: u64) -> (Vec<u8>, String) {
    let mut random = Random::new(seed);
    let mut text = text.to_vec();
    let mut log = Vec::new();
    for _ in 0..1 + random.below(4) / 3 {
        let places = tokens(&text);
        let (Some(at), Some(other)) = (
            places.get(random.below(places.len())).cloned(),
            places.get(random.below(places.len())).cloned(),
        ) else {
            break;
        };
        let line = 1 + text[..at.start].iter().filter(|byte| **byte == b'\n').count();
        let (what, token) = match random.below(6) {
            0 | 1 => ("another token", text[other].to_vec()),
            2 => ("no token", Vec::new()),
            3 => ("two tokens", [&text[at.clone()], b" ", &text[other]].concat()),
            4 => ("a stranger", STRANGERS[random.below(STRANGERS.len())].as_bytes().to_vec()),
            _ => {
                let mut lines: Vec<Vec<u8>> = text.split(|byte| *byte == b'\n').map(<[u8]>::to_vec).collect();
                let moved = lines.remove(line - 1);
                lines.insert(random.below(lines.len() + 1), moved);
                text = lines.join(&b'\n');
                log.push(format!("line {line} moved"));
                continue;
            }
        };
        text.splice(at, token);
        log.push(format!("{what} in line {line}"));
    }
    (text, log.join(", "))
}

#[apply(case)]
fn a_seed_is_a_mutant() {
    let words: Vec<u32> =
        [0x0723_0203, 0x0001_0000, 0, 4, 0].into_iter().chain([0x0002_0011, 6, 0x0002_0013, 1]).collect();
    let mutants: Vec<_> = (0..64).map(|seed| mutate(&words, seed)).collect();
    assert_eq!(mutants, (0..64).map(|seed| mutate(&words, seed)).collect::<Vec<_>>());
    let original: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    let changed = mutants.iter().filter(|(bytes, _)| *bytes != original).count();
    assert!(changed > 24, "only {changed} of 64 differ");
}
