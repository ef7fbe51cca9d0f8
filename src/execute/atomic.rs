//! Atomic functions, fences and barriers.
//!
//! One work-item runs at a time, so that reading and writing plainly is atomic, and fences have nothing to do.
//!
//! Spec: "Atomic Functions" and "Synchronization Functions" of OpenCL C.

use super::builtin::{Call, Evaluate};
use super::jit::{Element, Shape, read_memory, write_memory};
use super::value::{Value, element_size, mask, pack};
use super::work_item::WorkItem;

/// What a read-modify-write function stores, given the old value and the operand.
type Modify = fn(&Value, &Value) -> u64;

const MODIFY: &[(&str, Modify)] = &[
    ("add", |old, operand| combine(old, operand, |a, b| a + b, |a, b| a + b)),
    ("sub", |old, operand| combine(old, operand, |a, b| a - b, |a, b| a - b)),
    ("min", |old, operand| combine(old, operand, |a, b| a.min(b), f64::min)),
    ("max", |old, operand| combine(old, operand, |a, b| a.max(b), f64::max)),
    ("and", |old, operand| old.bits(0) & operand.bits(0)),
    ("or", |old, operand| old.bits(0) | operand.bits(0)),
    ("xor", |old, operand| old.bits(0) ^ operand.bits(0)),
    ("xchg", |_, operand| operand.bits(0)),
    ("exchange", |_, operand| operand.bits(0)),
    ("inc", |old, _| old.bits(0).wrapping_add(1)),
    ("dec", |old, _| old.bits(0).wrapping_sub(1)),
];

fn combine(
    old: &Value,
    operand: &Value,
    of_integers: fn(i128, i128) -> i128,
    of_numbers: fn(f64, f64) -> f64,
) -> u64 {
    match old.shape.element {
        Element::Float(bits) => pack(of_numbers(old.number(0), operand.number(0)), bits),
        _ => of_integers(old.integer(0), operand.integer(0)) as u64,
    }
}

fn load(address: u64, shape: Shape, is_signed: bool) -> Value {
    let mut bytes = vec![0; element_size(shape.element)];
    read_memory(address, &mut bytes);
    Value::from_bytes(shape, is_signed, &bytes)
}

fn store(address: u64, shape: Shape, bits: u64) {
    let bytes = Value::from_fn(shape, |_| bits & mask(64)).to_bytes();
    write_memory(address, &bytes);
}

/// An atomic flag is an `int`.
const FLAG: Shape = Shape { element: Element::Integer(32), lanes: 1 };

/// An atomic function, a fence or a barrier.
pub fn resolve(name: &str) -> Option<Evaluate> {
    match name {
        "barrier" | "work_group_barrier" => {
            return Some(Box::new(|_| {
                WorkItem::barrier();
                None
            }));
        }
        "mem_fence" | "read_mem_fence" | "write_mem_fence" | "atomic_work_item_fence" => {
            return Some(Box::new(|_| None));
        }
        _ => {}
    }
    let name = name.strip_prefix("atomic_").or_else(|| name.strip_prefix("atom_"))?;
    let name = name.strip_suffix("_explicit").unwrap_or(name);
    if let Some((_, modify)) =
        MODIFY.iter().find(|(row, _)| *row == name.strip_prefix("fetch_").unwrap_or(name))
    {
        return Some(Box::new(|call| {
            let shape = call.result?;
            let (address, operand) = (call.pointer(0), call.argument(1));
            let old = load(address, shape, operand.is_signed);
            store(address, shape, modify(&old, operand));
            Some(old)
        }));
    }
    let evaluate: fn(&Call<'_>) -> Option<Value> = match name {
        "load" => |call| call.result.map(|shape| load(call.pointer(0), shape, true)),
        "store" | "init" => |call| {
            let value = call.argument(1);
            store(call.pointer(0), value.shape, value.bits(0));
            None
        },
        "cmpxchg" => |call| {
            let shape = call.result?;
            let old = load(call.pointer(0), shape, true);
            if old.bits(0) == call.argument(1).bits(0) {
                store(call.pointer(0), shape, call.argument(2).bits(0));
            }
            Some(old)
        },
        "compare_exchange_strong" | "compare_exchange_weak" => |call| {
            let desired = call.argument(2);
            let old = load(call.pointer(0), desired.shape, true);
            let expected = load(call.pointer(1), desired.shape, true);
            let is_equal = old == expected;
            if is_equal {
                store(call.pointer(0), desired.shape, desired.bits(0));
            } else {
                store(call.pointer(1), desired.shape, old.bits(0));
            }
            call.lanes(|_| u64::from(is_equal))
        },
        "flag_test_and_set" => |call| {
            let old = load(call.pointer(0), FLAG, true);
            store(call.pointer(0), FLAG, 1);
            call.lanes(|_| u64::from(old.bits(0) != 0))
        },
        "flag_clear" => |call| {
            store(call.pointer(0), FLAG, 0);
            None
        },
        _ => return None,
    };
    Some(Box::new(evaluate))
}
