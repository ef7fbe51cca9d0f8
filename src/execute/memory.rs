//! Vector loads and stores, shuffles, and questions about generic pointers.
//!
//! Spec: "Vector Data Load and Store Functions", "Miscellaneous Vector Functions" and "Address Space Qualifier Functions" of OpenCL C.

use super::builtin::{Call, Evaluate};
use super::jit::{Element, Shape};
use super::value::{Exact, Round, Value, element_size, pack, pack_rounded, unpack};
use super::work_item::{Memory, WorkItem, read_memory, write_memory};

/// The place that element `offset` of vectors of `lanes` elements has behind `pointer`.
fn address(pointer: u64, offset: u64, lanes: u32, element: Element) -> u64 {
    pointer.wrapping_add(offset.wrapping_mul(u64::from(lanes) * element_size(element) as u64))
}

/// How many elements lie between two vectors: three of the aligned forms take the room of four.
fn stride(base: &str, lanes: u32) -> u32 {
    if lanes == 3 && matches!(base, "vloada_half" | "vstorea_half") { 4 } else { lanes }
}

/// Rounding modes as SPIR-V numbers them.
fn round(mode: u64) -> Round {
    match mode {
        1 => Round::ToZero,
        2 => Round::Up,
        3 => Round::Down,
        _ => Round::ToEven,
    }
}

const HALF: Element = Element::Float(16);

/// `vload2`, `vstore_half4_rtz` and their like, taken apart.
pub fn vector_access(base: &'static str, lanes: u32, rounding: Option<Round>) -> Option<Evaluate> {
    let stride = stride(base, lanes);
    Some(match base {
        "vload" => Box::new(move |call| {
            let shape = call.result?;
            let from = address(call.pointer(1), call.argument(0).bits(0), stride, shape.element);
            let mut bytes = vec![0; element_size(shape.element) * shape.lanes as usize];
            read_memory(from, &mut bytes);
            Some(Value::from_bytes(shape, true, &bytes))
        }),
        "vstore" => Box::new(move |call| {
            let value = call.argument(0);
            let to = address(call.pointer(2), call.argument(1).bits(0), stride, value.shape.element);
            write_memory(to, &value.to_bytes());
            None
        }),
        "vload_half" | "vloada_half" => Box::new(move |call| {
            let shape = call.result?;
            let from = address(call.pointer(1), call.argument(0).bits(0), stride, HALF);
            let mut bytes = vec![0; 2 * shape.lanes as usize];
            read_memory(from, &mut bytes);
            let halves = Value::from_bytes(Shape { element: HALF, ..shape }, true, &bytes);
            let Element::Float(bits) = shape.element else { return None };
            call.lanes(|lane| pack(unpack(halves.bits(lane), 16), bits))
        }),
        "vstore_half" | "vstorea_half" => Box::new(move |call| {
            let value = call.argument(0);
            let to = address(call.pointer(2), call.argument(1).bits(0), stride, HALF);
            let mode = rounding.unwrap_or_else(|| round(call.argument(3).bits(0)));
            let half = |lane| pack_rounded(Exact::from_f64(value.number(lane)), 16, mode);
            write_memory(to, &Value::from_fn(Shape { element: HALF, ..value.shape }, half).to_bytes());
            None
        }),
        _ => return None,
    })
}

/// The instructions of OpenCL.std whose number of lanes or rounding mode is an operand. OpenCL C's functions of the same meaning have it in
/// their names.
const EXTENDED: &[(&str, &str)] = &[
    ("vloadn", "vload"),
    ("vstoren", "vstore"),
    ("vload_half", "vload_half"),
    ("vload_halfn", "vload_half"),
    ("vloada_halfn", "vloada_half"),
    ("vstore_half", "vstore_half"),
    ("vstore_half_r", "vstore_half"),
    ("vstore_halfn", "vstore_half"),
    ("vstore_halfn_r", "vstore_half"),
    ("vstorea_halfn", "vstorea_half"),
    ("vstorea_halfn_r", "vstorea_half"),
];

/// A vector load or store as instruction of OpenCL.std.
pub fn extended_instruction(
    name: &str,
    parameters: &[Option<Shape>],
    result: Option<Shape>,
) -> Option<Evaluate> {
    let (_, base) = EXTENDED.iter().find(|(row, _)| *row == name)?;
    let vector = result.or_else(|| parameters.first().copied().flatten())?;
    vector_access(base, vector.lanes, None)
}

/// Functions of vectors, and hints.
pub fn resolve(name: &str) -> Option<Evaluate> {
    match name {
        "shuffle" | "shuffle2" => {
            let sources = if name == "shuffle" { 1 } else { 2 };
            Some(Box::new(move |call| {
                let lanes = call.argument(0).lanes.len() as u64;
                call.lanes(|lane| {
                    let picked = call.argument(sources).bits(lane) % (lanes * sources as u64);
                    call.argument((picked / lanes) as usize).bits((picked % lanes) as usize)
                })
            }))
        }
        "prefetch" => Some(Box::new(|_| None)),
        "get_fence" => Some(Box::new(|call| call.lanes(|_| fence(call.pointer(0))))),
        _ => None,
    }
}

/// The flag of `mem_fence` that is about the memory behind a pointer.
fn fence(pointer: u64) -> u64 {
    match WorkItem::memory_of(pointer) {
        Memory::Local => 1,
        Memory::Global => 2,
        Memory::Private => 0,
    }
}

/// The pointer if it points to that memory, else null.
fn if_in(memory: Memory) -> Evaluate {
    Box::new(move |call: &Call<'_>| {
        let pointer = call.pointer(0);
        let is_there = pointer != 0 && WorkItem::memory_of(pointer) == memory;
        call.lanes(|_| if is_there { pointer } else { 0 })
    })
}

/// `to_global` and its like, as clang calls them.
pub fn address_space_cast(name: &str) -> Option<Evaluate> {
    match name {
        "__to_global" => Some(if_in(Memory::Global)),
        "__to_local" => Some(if_in(Memory::Local)),
        "__to_private" => Some(if_in(Memory::Private)),
        _ => None,
    }
}

/// The opcodes about generic pointers.
pub fn generic_pointer(opcode: &str, variant: Option<&str>) -> Option<Evaluate> {
    match (opcode, variant) {
        ("GenericCastToPtrExplicit", Some("ToGlobal")) => Some(if_in(Memory::Global)),
        ("GenericCastToPtrExplicit", Some("ToLocal")) => Some(if_in(Memory::Local)),
        ("GenericCastToPtrExplicit", Some("ToPrivate")) => Some(if_in(Memory::Private)),
        ("GenericPtrMemSemantics", None) => {
            Some(Box::new(|call| call.lanes(|_| fence(call.pointer(0)) << 8)))
        }
        _ => None,
    }
}
