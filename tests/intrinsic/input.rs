//! Arguments for functions: numbers at the edges of their types, and numbers that look random and are the same in every run.

use crate::executor::jit::{Element, Function, Shape};
use crate::executor::value::{Value, mask};

/// How often a function is called with numbers that look random.
const CALLS: usize = 400;

struct Generator(u64);

impl Generator {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    fn choose(&mut self, from: &[u64]) -> u64 {
        from[(self.next() % from.len() as u64) as usize]
    }

    fn integer(&mut self, bits: u32) -> u64 {
        let top = 1u64 << (bits - 1);
        let edges = [0, 1, 2, u64::MAX, u64::MAX - 1, top, top + 1, top.wrapping_sub(1), top.wrapping_sub(2)];
        let number = match self.next() % 8 {
            0..3 => self.choose(&edges),
            3 => self.next() % 70,
            4 => 1 << (self.next() % u64::from(bits)),
            // Of every size.
            5 => self.next() >> (self.next() % 64),
            _ => self.next(),
        };
        number & mask(bits)
    }

    /// The bits of a number: often a special one, of an ordinary size or of any.
    fn float(&mut self, bits: u32, signaling: bool) -> u64 {
        let (fraction, bias) = match bits {
            16 => (10, 15),
            32 => (23, 127),
            _ => (52, 1023),
        };
        let sign = 1u64 << (bits - 1);
        let exponent = |power: i64| ((power + bias) as u64) << fraction;
        let infinity = mask(bits - 1) & !mask(fraction);
        let quiet = infinity | 1 << (fraction - 1);
        let mut magnitude = match self.next() % 8 {
            0 => self.choose(&[
                0,
                0,
                1,
                (1 << fraction) - 1,
                1 << fraction,
                infinity - 1,
                infinity,
                quiet,
                quiet | 1,
                infinity | 1,
            ]),
            // Whole numbers, halves and their neighbours.
            1 | 2 => {
                let power = (self.next() % 12) as i64;
                let number = exponent(power) | (self.next() & mask(4)) << (fraction - 4);
                number.wrapping_add(self.choose(&[0, 0, 0, 1, u64::MAX]))
            }
            // Around the limits of integers.
            3 => {
                let powers = [-2, -1, 0, 4, 5, 6, 7, 8, 14, 15];
                let more = [16, 23, 24, 30, 31, 32, 47, 48, 62, 63, 64];
                let power =
                    if bits == 16 { self.choose(&powers.map(|p: i64| p as u64)) } else { self.choose(&more) };
                exponent(power as i64).wrapping_add(self.choose(&[0, 1, u64::MAX]))
            }
            4 | 5 => exponent((self.next() % 9) as i64 - 4) | (self.next() & mask(fraction)),
            _ => self.next() & mask(bits - 1),
        } & mask(bits - 1);
        if !signaling && magnitude > infinity {
            magnitude |= quiet;
        }
        if self.next() & 1 == 0 { magnitude } else { magnitude | sign }
    }

    fn value(&mut self, shape: Shape, range: Range) -> Value {
        Value::from_fn(shape, |_| match shape.element {
            Element::Integer(bits) if range.small_integers => {
                (self.next() % 64).wrapping_sub(32) & mask(bits)
            }
            Element::Integer(bits) => self.integer(bits),
            Element::Float(bits) => self.float(bits, range.signaling),
            Element::Pointer => panic!("functions of intrinsics take no pointers"),
        })
    }
}

/// Which arguments a function gets.
#[derive(Clone, Copy)]
pub struct Range {
    /// Signaling NaNs too.
    pub signaling: bool,
    /// Integers between -32 and 31 only.
    pub small_integers: bool,
}

/// Arguments for calls of a function: all of one byte or half, and many of others.
pub fn calls(function: &Function, range: Range) -> impl Iterator<Item = Vec<Vec<u8>>> + use<'_> {
    let shapes: Vec<Shape> = function.parameters.iter().filter_map(|parameter| parameter.shape).collect();
    let all = match *shapes.as_slice() {
        [Shape { element: Element::Integer(bits @ (1 | 8)), lanes: 1 }] => 1u64 << bits,
        [Shape { element: Element::Float(16), lanes: 1 }] => 1 << 16,
        _ => 0,
    };
    let single = shapes.first().copied();
    let seed = function.name.bytes().fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    let mut generator = Generator(seed);
    let every = (0..all)
        .step_by(if all > 1 << 8 { 7 } else { 1 })
        .filter_map(move |bits| Some(vec![Value::from_fn(single?, |_| bits).to_bytes()]));
    let random = (0..CALLS)
        .map(move |_| shapes.iter().map(|shape| generator.value(*shape, range).to_bytes()).collect());
    every.chain(random)
}
