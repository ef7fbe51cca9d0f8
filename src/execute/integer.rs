//! Integer functions.
//!
//! Spec: "Integer Functions" of OpenCL C.

use super::builtin::Evaluate;
use super::value::{Value, mask};
use super::work_item::write_memory;

/// One lane of an integer function.
struct Lane {
    /// The width of the first operand.
    bits: u32,
    /// Whether it counts below zero.
    is_signed: bool,
    /// The operands, each by its own signedness; missing ones are 0.
    operands: [i128; 3],
    /// The operands' bits.
    patterns: [u64; 3],
}

impl Lane {
    /// The lowest and highest value.
    fn bounds(&self) -> (i128, i128) {
        if self.is_signed {
            (-(1 << (self.bits - 1)), (1 << (self.bits - 1)) - 1)
        } else {
            (0, i128::from(mask(self.bits)))
        }
    }

    fn saturate(&self, value: i128) -> u64 {
        let (low, high) = self.bounds();
        value.clamp(low, high) as u64
    }

    /// The product of the first two operands; only its lowest 128 bits are needed, and they are the same signed or not.
    fn product(&self) -> u128 {
        if self.is_signed {
            (self.operands[0] * self.operands[1]) as u128
        } else {
            u128::from(self.patterns[0]) * u128::from(self.patterns[1])
        }
    }

    fn high_product(&self) -> u64 {
        if self.is_signed {
            ((self.product() as i128) >> self.bits) as u64
        } else {
            (self.product() >> self.bits) as u64
        }
    }

    fn add_product_saturated(&self) -> u64 {
        if self.is_signed {
            return self.saturate(self.product() as i128 + self.operands[2]);
        }
        let sum = self.product() + u128::from(self.patterns[2]);
        if sum > u128::from(mask(self.bits)) { mask(self.bits) } else { sum as u64 }
    }

    fn rotated(&self) -> u64 {
        let count = (self.patterns[1] % u64::from(self.bits)) as u32;
        let value = self.patterns[0];
        if count == 0 { value } else { value << count | value >> (self.bits - count) }
    }

    /// The lowest 24 bits of an operand, by its signedness.
    fn low_24(&self, index: usize) -> i128 {
        let low = (self.patterns[index] & mask(24)) as i128;
        if self.is_signed && low >> 23 == 1 { low - (1 << 24) } else { low }
    }

    /// The mask of a bit field that `at` and `size` (operands) describe.
    fn field(&self, at: u64, size: u64) -> u64 {
        if at >= 64 { 0 } else { mask(size as u32) << at }
    }

    fn extracted(&self, is_signed: bool) -> u64 {
        let (at, size) = (self.patterns[1], self.patterns[2].min(64) as u32);
        if at >= 64 || size == 0 {
            return 0;
        }
        let field = self.patterns[0] >> at & mask(size);
        if is_signed && field >> (size - 1) == 1 { field | !mask(size) } else { field }
    }
}

type Function = fn(&Lane) -> u64;

const FUNCTIONS: &[(&str, Function)] = &[
    ("abs", |lane| lane.operands[0].unsigned_abs() as u64),
    ("abs_diff", |lane| lane.operands[0].abs_diff(lane.operands[1]) as u64),
    ("add_sat", |lane| lane.saturate(lane.operands[0] + lane.operands[1])),
    ("sub_sat", |lane| lane.saturate(lane.operands[0] - lane.operands[1])),
    ("hadd", |lane| ((lane.operands[0] + lane.operands[1]) >> 1) as u64),
    ("rhadd", |lane| ((lane.operands[0] + lane.operands[1] + 1) >> 1) as u64),
    ("clamp", |lane| lane.operands[0].max(lane.operands[1]).min(lane.operands[2]) as u64),
    ("max", |lane| lane.operands[0].max(lane.operands[1]) as u64),
    ("min", |lane| lane.operands[0].min(lane.operands[1]) as u64),
    ("clz", |lane| u64::from(lane.patterns[0].leading_zeros() - (64 - lane.bits))),
    ("ctz", |lane| u64::from(lane.patterns[0].trailing_zeros().min(lane.bits))),
    ("popcount", |lane| u64::from(lane.patterns[0].count_ones())),
    ("bit_reverse", |lane| lane.patterns[0].reverse_bits() >> (64 - lane.bits)),
    ("mul_hi", Lane::high_product),
    ("mad_hi", |lane| lane.high_product().wrapping_add(lane.patterns[2])),
    ("mad_sat", Lane::add_product_saturated),
    ("rotate", Lane::rotated),
    ("upsample", |lane| lane.patterns[0] << lane.bits | lane.patterns[1]),
    ("mul24", |lane| (lane.low_24(0) * lane.low_24(1)) as u64),
    ("mad24", |lane| ((lane.low_24(0) * lane.low_24(1)) as u64).wrapping_add(lane.patterns[2])),
    ("bitfield_extract_signed", |lane| lane.extracted(true)),
    ("bitfield_extract_unsigned", |lane| lane.extracted(false)),
];

/// A function of integers that gives integers.
pub fn resolve(name: &str) -> Option<Evaluate> {
    if name == "bitfield_insert" {
        return Some(Box::new(|call| {
            let operand = |index: usize, lane| call.argument(index).bits(lane);
            call.lanes(|lane| {
                let at = operand(2, lane);
                let field = Lane { bits: 64, is_signed: false, operands: [0; 3], patterns: [0; 3] }
                    .field(at, operand(3, lane).min(64));
                let inserted = operand(1, lane).checked_shl(at as u32).unwrap_or(0);
                operand(0, lane) & !field | inserted & field
            })
        }));
    }
    let (_, function) = FUNCTIONS.iter().find(|(row, _)| *row == name)?;
    Some(Box::new(|call| {
        let first = call.argument(0);
        let bits = call.result?.element;
        let bits = match bits {
            super::jit::Element::Integer(bits) => bits,
            _ => return None,
        };
        call.lanes(|lane| {
            let operand = |index: usize| call.arguments.get(index).map_or(0, |value| value.integer(lane));
            let pattern = |index: usize| call.arguments.get(index).map_or(0, |value| value.bits(lane));
            function(&Lane {
                bits: first.width(),
                is_signed: first.is_signed,
                operands: [operand(0), operand(1), operand(2)],
                patterns: [pattern(0), pattern(1), pattern(2)],
            }) & mask(bits)
        })
    }))
}

/// The opcodes with two results, as a function of the bits of two operands, their width and their values as signed integers: low and high.
type TwoResults = fn(u64, u64, u32, [i128; 2]) -> (u64, u64);

const TWO_RESULTS: &[(&str, TwoResults)] = &[
    ("IAddCarry", |a, b, bits, _| (a.wrapping_add(b), ((u128::from(a) + u128::from(b)) >> bits) as u64)),
    ("ISubBorrow", |a, b, _, _| (a.wrapping_sub(b), u64::from(a < b))),
    ("UMulExtended", |a, b, bits, _| {
        let product = u128::from(a) * u128::from(b);
        (product as u64, (product >> bits) as u64)
    }),
    ("SMulExtended", |_, _, bits, [a, b]| ((a * b) as u64, ((a * b) >> bits) as u64)),
];

/// An opcode whose result is a struct of two members: a pointer to it comes before the operands.
pub fn resolve_two_results(opcode: &str) -> Option<Evaluate> {
    let (_, function) = TWO_RESULTS.iter().find(|(row, _)| *row == opcode)?;
    Some(Box::new(|call| {
        let (a, b) = (call.argument(1), call.argument(2));
        let bits = a.width();
        let mut members = [Value::from_fn(a.shape, |_| 0), Value::from_fn(a.shape, |_| 0)];
        for lane in 0..a.lanes.len() {
            let (low, high) = function(a.bits(lane), b.bits(lane), bits, [a.signed(lane), b.signed(lane)]);
            for (member, result) in members.iter_mut().zip([low, high]) {
                if let Some(to) = member.lanes.get_mut(lane) {
                    *to = result & mask(bits);
                }
            }
        }
        let [low, high] = members.map(|member| member.to_bytes());
        // A vector of three takes the room of four.
        let size = if a.shape.lanes == 3 { low.len() / 3 * 4 } else { low.len() };
        write_memory(call.pointer(0), &low);
        write_memory(call.pointer(0).wrapping_add(size as u64), &high);
        None
    }))
}
