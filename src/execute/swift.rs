//! Kernels that run by themselves: questions about the work-item and atomic operations as LLVM IR, which is optimized together with the kernel.
//!
//! Rule of this file: what a kernel computes is the same as without it. A module that needs anything else runs without it.

use std::fmt::Write;

use super::companion::quoted;
use super::jit::Function;
use super::work_item::WorkItem;

/// The variable with what is asked about the work-item that runs: words of 64 bits.
pub const ITEM: &str = "spirv_run.item";

/// The number of those words.
pub const WORDS: usize = 20;

/// The first word of a property, and how many it has.
const PROPERTIES: &[(&str, usize, usize)] = &[
    ("GlobalInvocationId", 0, 3),
    ("LocalInvocationId", 3, 3),
    ("WorkgroupId", 6, 3),
    ("NumWorkgroups", 9, 3),
    ("WorkgroupSize", 12, 3),
    ("EnqueuedWorkgroupSize", 12, 3),
    ("GlobalSize", 15, 3),
    ("LocalInvocationIndex", 18, 1),
    ("GlobalLinearId", 19, 1),
];

/// The words of a work-item.
pub fn words(item: &WorkItem) -> [u64; WORDS] {
    let space = &item.space;
    let linear = |at: [usize; 3], sizes: [usize; 3]| (at[2] * sizes[1] + at[1]) * sizes[0] + at[0];
    let (global, groups) = (item.global(), space.groups());
    let all = [global, item.local, item.group, groups, space.local, space.global];
    let last = [item.index(), linear(global, space.global)];
    let mut words = all.into_iter().flatten().chain(last).map(|word| word as u64);
    std::array::from_fn(|_| words.next().unwrap_or(0))
}

/// Atomic operations by opcode, and what LLVM calls them.
const ATOMICS: &[(&str, &str)] = &[
    ("AtomicIAdd", "add"),
    ("AtomicISub", "sub"),
    ("AtomicSMin", "min"),
    ("AtomicUMin", "umin"),
    ("AtomicSMax", "max"),
    ("AtomicUMax", "umax"),
    ("AtomicAnd", "and"),
    ("AtomicOr", "or"),
    ("AtomicXor", "xor"),
    ("AtomicExchange", "xchg"),
    ("AtomicFAddEXT", "fadd"),
    ("AtomicFMinEXT", "fmin"),
    ("AtomicFMaxEXT", "fmax"),
];

/// The head of a definition.
fn head(function: &Function) -> String {
    let parameters = function.parameters.iter().enumerate();
    let list: Vec<String> =
        parameters.map(|(index, parameter)| format!("{} %p{index}", parameter.text)).collect();
    let (extension, result) = (function.result.extension, &function.result.text);
    format!(
        "define spir_func {extension} {result} {}({}) alwaysinline {{\n",
        quoted(&function.name),
        list.join(", ")
    )
}

/// The name of an operation, without what mangling adds.
fn base(function: &Function) -> Option<&str> {
    mangling::ident(&function.name).unwrap_or(&function.name).strip_prefix("__spirv_")
}

/// A definition of a builtin that a module calls, if it has one here.
pub fn definition(function: &Function) -> Option<String> {
    let base = base(function)?;
    match base.strip_prefix("BuiltIn") {
        Some(property) => query(function, property),
        None if base == "MemoryBarrier" => {
            Some(format!("{}  fence seq_cst\n  ret void\n}}\n", head(function)))
        }
        None => atomic(function, base),
    }
}

/// Whether a builtin asks about the work-item.
pub fn is_query(function: &Function) -> bool {
    base(function).is_some_and(|base| base.starts_with("BuiltIn"))
}

/// Whether a builtin waits for the whole group.
pub fn is_barrier(function: &Function) -> bool {
    base(function) == Some("ControlBarrier") && function.result.text == "void"
}

/// Whether what a builtin does depends on the order of groups: atomic operations, and what is printed.
pub fn is_ordered(function: &Function) -> bool {
    base(function).is_none_or(|base| base.starts_with("Atomic") || base.starts_with("ocl_printf"))
}

fn query(function: &Function, property: &str) -> Option<String> {
    let (_, first, count) = PROPERTIES.iter().find(|row| row.0 == property)?;
    let result = &function.result.text;
    let mut text = head(function);
    let cast = |text: &mut String| match result.as_str() {
        "i64" => text.push_str("  ret i64 %v\n}\n"),
        _ => text.push_str("  %r = trunc i64 %v to i32\n  ret i32 %r\n}\n"),
    };
    if !matches!(result.as_str(), "i64" | "i32") {
        return None;
    }
    match (function.parameters.as_slice(), count) {
        ([], 1) => {
            let _ = writeln!(text, "  %v = load i64, ptr getelementptr (i64, ptr @{ITEM}, i64 {first})");
        }
        ([dimension], 3) if dimension.text == "i32" => {
            // Dimensions that do not exist have one element, with number 0.
            let outside = u32::from(!matches!(*first, 0 | 3 | 6));
            let _ = writeln!(text, "  %is = icmp ult i32 %p0, 3\n  %in = select i1 %is, i32 %p0, i32 0");
            let _ = writeln!(
                text,
                "  %a = getelementptr i64, ptr getelementptr (i64, ptr @{ITEM}, i64 {first}), i32 %in"
            );
            let _ = writeln!(text, "  %l = load i64, ptr %a\n  %v = select i1 %is, i64 %l, i64 {outside}");
        }
        _ => return None,
    }
    cast(&mut text);
    Some(text)
}

/// Operands: pointer, scope, semantics, and the value if there is one; of a comparison two semantics, the value and what it is compared with.
fn atomic(function: &Function, base: &str) -> Option<String> {
    let mut text = head(function);
    let pointer = &function.parameters.first()?.text;
    let result = &function.result.text;
    let is_simple = matches!(result.as_str(), "i32" | "i64" | "float" | "double" | "void");
    if !pointer.starts_with("ptr") || !is_simple {
        return None;
    }
    let operation = match base {
        "AtomicLoad" => {
            format!("  %r = load atomic {result}, {pointer} %p0 seq_cst, align {}\n", size(result)?)
        }
        "AtomicStore" => {
            let value = &function.parameters.get(3)?.text;
            format!("  store atomic {value} %p3, {pointer} %p0 seq_cst, align {}\n", size(value)?)
        }
        "AtomicIIncrement" => format!("  %r = atomicrmw add {pointer} %p0, {result} 1 seq_cst\n"),
        "AtomicIDecrement" => format!("  %r = atomicrmw sub {pointer} %p0, {result} 1 seq_cst\n"),
        "AtomicCompareExchange" | "AtomicCompareExchangeWeak" => format!(
            "  %x = cmpxchg {pointer} %p0, {result} %p5, {result} %p4 seq_cst seq_cst\n  %r = extractvalue {{ {result}, i1 }} %x, 0\n"
        ),
        _ => {
            let (_, operation) = ATOMICS.iter().find(|row| row.0 == base)?;
            format!("  %r = atomicrmw {operation} {pointer} %p0, {result} %p3 seq_cst\n")
        }
    };
    text.push_str(&operation);
    let end =
        if result == "void" { "  ret void\n}\n".to_owned() } else { format!("  ret {result} %r\n}}\n") };
    text.push_str(&end);
    Some(text)
}

fn size(ty: &str) -> Option<u32> {
    match ty {
        "i32" | "float" => Some(4),
        "i64" | "double" => Some(8),
        _ => None,
    }
}
