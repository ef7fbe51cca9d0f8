//! Kernels that run by themselves: questions about the work-item, atomic operations and the loop over the work-items of a group as LLVM IR, which
//! is optimized together with the kernel.
//!
//! Rule of this file: what a kernel computes is the same as without it. A module that needs anything else runs without it.

use std::fmt::Write;

use super::companion::quoted;
use super::jit::{Function, Parameter};
use super::work_item::WorkItem;

/// The variable with what is asked about the work-item that runs: words of 64 bits.
const ITEM: &str = "spirv_run.item";

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

/// The function that makes a work-item the one that runs.
pub fn entering() -> String {
    format!(
        "@{ITEM} = internal global [{WORDS} x i64] zeroinitializer, align 64\ndefine void @{ENTER}(ptr %slots, ptr %item) {{\n  call void @llvm.memcpy.p0.p0.i64(ptr align 64 @{ITEM}, ptr %slots, i64 {}, i1 false)\n  ret void\n}}\n",
        WORDS * 8
    )
}

/// The name of that function.
pub const ENTER: &str = "spirv_run.enter";

/// The name of the function that runs the work-items of a group.
pub fn group_name(kernel: &str) -> String {
    format!("group.{kernel}")
}

/// The function that runs the work-items of the group whose first one is in [`ITEM`], if nothing is passed in memory.
pub fn group(kernel: &Function, load: &dyn Fn(&Parameter, usize) -> Option<String>) -> Option<String> {
    let mut text =
        format!("define void {}(ptr %slots, ptr %result) {{\nentry:\n", quoted(&group_name(&kernel.name)));
    let mut arguments = Vec::new();
    for (index, parameter) in kernel.parameters.iter().enumerate() {
        if parameter.by_value.is_some() {
            return None;
        }
        text.push_str(&load(parameter, index)?);
        arguments.push(format!("{} {} %a{index}", parameter.text, parameter.extension));
    }
    let word = |number: usize| format!("getelementptr (i64, ptr @{ITEM}, i64 {number})");
    for (d, name) in ["x", "y", "z"].into_iter().enumerate() {
        let _ = writeln!(
            text,
            "  %n{name} = load i64, ptr {}\n  %g{name} = load i64, ptr {}",
            word(12 + d),
            word(d)
        );
        let _ = writeln!(text, "  %t{name} = load i64, ptr {}", word(15 + d));
    }
    text.push_str("  br label %lz\nlz:\n  %z = phi i64 [ 0, %entry ], [ %z1, %ez ]\n  br label %ly\n");
    text.push_str("ly:\n  %y = phi i64 [ 0, %lz ], [ %y1, %ey ]\n  br label %lx\n");
    text.push_str("lx:\n  %x = phi i64 [ 0, %ly ], [ %x1, %lx ]\n");
    for (d, name) in ["x", "y", "z"].into_iter().enumerate() {
        let _ = writeln!(text, "  %i{name} = add i64 %g{name}, %{name}");
        let _ =
            writeln!(text, "  store i64 %i{name}, ptr {}\n  store i64 %{name}, ptr {}", word(d), word(3 + d));
    }
    for (result, [z, y, x, ny, nx]) in
        [(18, ["z", "y", "x", "ny", "nx"]), (19, ["iz", "iy", "ix", "ty", "tx"])]
    {
        let _ = writeln!(text, "  %m{result} = mul i64 %{z}, %{ny}\n  %q{result} = add i64 %m{result}, %{y}");
        let _ = writeln!(
            text,
            "  %o{result} = mul i64 %q{result}, %{nx}\n  %u{result} = add i64 %o{result}, %{x}"
        );
        let _ = writeln!(text, "  store i64 %u{result}, ptr {}", word(result));
    }
    let _ = writeln!(text, "  call spir_kernel void {}({})", quoted(&kernel.name), arguments.join(", "));
    for (name, other) in [("x", "lx"), ("y", "ly"), ("z", "lz")] {
        let _ =
            writeln!(text, "  %{name}1 = add i64 %{name}, 1\n  %c{name} = icmp ult i64 %{name}1, %n{name}");
        let next = match name {
            "x" => "ey",
            "y" => "ez",
            _ => "end",
        };
        let _ = writeln!(text, "  br i1 %c{name}, label %{other}, label %{next}\n{next}:");
    }
    let _ = writeln!(text, "  ret void\n}}");
    Some(text)
}
