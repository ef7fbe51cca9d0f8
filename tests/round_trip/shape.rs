//! The shape of a module after a round trip, beside that of clang's own IR. Both are read as text, line by line: nothing of the
//! translator is used.

use std::collections::BTreeMap;

use super::trip::{Trip, outcomes};
use crate::support::ratchet;

/// What a text of LLVM assembly says about a function.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Shape {
    /// Whether it is a kernel.
    is_kernel: bool,
    /// Its parameters' types with address spaces, and those of what `byval` pointers point to.
    parameters: Vec<String>,
    loads: usize,
    stores: usize,
    /// Calls of functions that the module defines, by name.
    calls: BTreeMap<String, usize>,
}

/// A text up to the bracket that closes the one before it.
fn up_to_closing(text: &str) -> &str {
    let mut depth = 0;
    for (at, letter) in text.char_indices() {
        match letter {
            '(' | '<' | '{' | '[' => depth += 1,
            ')' if depth == 0 => return &text[..at],
            ')' | '>' | '}' | ']' => depth -= 1,
            _ => {}
        }
    }
    text
}

/// Parts between commas that no bracket encloses.
fn parts(text: &str) -> Vec<&str> {
    let (mut depth, mut start, mut parts) = (0, 0, Vec::new());
    for (at, letter) in text.char_indices() {
        match letter {
            '(' | '<' | '{' | '[' => depth += 1,
            ')' | '>' | '}' | ']' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(&text[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    parts.push(&text[start..]);
    parts.into_iter().map(str::trim).filter(|part| !part.is_empty()).collect()
}

/// A parameter without its attributes and name, except the type under `byval` (whatever its name is).
fn parameter(text: &str) -> String {
    let end = match text.chars().next() {
        Some('<') => text.find('>').map_or(text.len(), |at| at + 1),
        Some('[') => text.find(']').map_or(text.len(), |at| at + 1),
        Some('{') => text.find('}').map_or(text.len(), |at| at + 1),
        _ => text.find(' ').unwrap_or(text.len()),
    };
    let (ty, rest) = text.split_at(end);
    let mut shown = ty.to_owned();
    let mut words = rest.split_whitespace();
    if let Some(space) = words.next().filter(|word| word.starts_with("addrspace(")) {
        shown.push(' ');
        shown.push_str(space);
    }
    if rest.contains("byval(") {
        shown.push_str(" byval");
    }
    shown
}

/// The name behind the first `@` of a text.
fn name(text: &str) -> Option<&str> {
    let rest = &text[text.find('@')? + 1..];
    if let Some(quoted) = rest.strip_prefix('"') {
        return quoted.split('"').next();
    }
    rest.split(|letter: char| !(letter.is_alphanumeric() || "_.$-".contains(letter))).next()
}

/// Names of the functions that a text declares and does not define.
pub fn declared(ir: &[u8]) -> Vec<String> {
    let text = String::from_utf8_lossy(ir).into_owned();
    text.lines().filter(|line| line.starts_with("declare ")).filter_map(name).map(str::to_owned).collect()
}

/// The functions that a text defines.
fn shapes(ir: &str) -> BTreeMap<String, Shape> {
    let definitions = || ir.lines().filter(|line| line.starts_with("define "));
    let mut shapes: BTreeMap<String, Shape> = BTreeMap::new();
    for line in definitions() {
        let function = name(line).unwrap_or_default();
        let behind = line.find('@').map_or("", |at| &line[at..]);
        let parameters = behind.find('(').map_or("", |at| up_to_closing(&behind[at + 1..]));
        let shape = Shape {
            is_kernel: line.contains(" spir_kernel "),
            parameters: parts(parameters).into_iter().map(parameter).collect(),
            ..Shape::default()
        };
        shapes.insert(function.to_owned(), shape);
    }
    let defined: Vec<String> = shapes.keys().cloned().collect();
    let mut current = None;
    for line in ir.lines() {
        if line.starts_with("define ") {
            current = name(line).map(str::to_owned);
        } else if line == "}" {
            current = None;
        }
        let Some(shape) = current.as_ref().and_then(|current| shapes.get_mut(current)) else { continue };
        let instruction = line.trim_start().split_once(" = ").map_or(line.trim_start(), |(_, rest)| rest);
        let instruction = instruction.strip_prefix("tail ").unwrap_or(instruction);
        match instruction.split(' ').next() {
            Some("load") => shape.loads += 1,
            Some("store") => shape.stores += 1,
            Some("call") => {
                let callee = name(instruction).unwrap_or_default();
                // Zeros may be stored as one value; an initialization is a store.
                shape.stores +=
                    usize::from(callee.starts_with("llvm.memset.") || callee.contains("11atomic_init"));
                if callee.contains("atomic_compare_exchange_") {
                    // It reads and writes what it expects through a pointer.
                    shape.loads += 1;
                    shape.stores += 1;
                }
                if defined.iter().any(|other| other == callee) {
                    *shape.calls.entry(callee.to_owned()).or_default() += 1;
                }
            }
            _ => {}
        }
    }
    shapes
}

fn compare(trip: &Trip) -> Result<(), String> {
    let original = String::from_utf8_lossy(&trip.original).into_owned();
    let (before, after) = (shapes(&original), shapes(trip.llvm.as_ref()?));
    if before.is_empty() {
        return Err("the original defines no function".to_owned());
    }
    for (function, shape) in &before {
        match after.get(function) {
            Some(other) if other == shape => {}
            Some(other) => return Err(format!("{function}: {shape:?} became {other:?}")),
            None => return Err(format!("{function} is gone")),
        }
    }
    let added: Vec<_> = after.keys().filter(|name| !before.contains_key(*name)).cloned().collect();
    if added.is_empty() { Ok(()) } else { Err(format!("new functions: {}", added.join(", "))) }
}

#[apply(case)]
fn functions_keep_their_shape() {
    ratchet::judge("shape", outcomes(compare));
}

#[apply(case)]
fn shapes_are_read_from_text() {
    let text = "define dso_local spir_kernel void @k(ptr addrspace(1) noundef align 4 %out, <4 x float> %v, \
                ptr byval(%struct.s) align 4 %s, { i32, i8 } %p, [2 x i32] %a) #0 !x !3 {\nentry:\n\
                  %0 = load i32, ptr addrspace(1) %out, align 4\n  %1 = tail call spir_func i32 @f(i32 %0)\n\
                  %2 = call spir_func i32 @\"g.1\"(i32 %0)\n  %3 = call i32 @outside(i32 %2)\n\
                  store i32 %1, ptr addrspace(1) %out, align 4\n  ret void\n}\n\
                define i32 @f(i32 %x) {\n  ret i32 %x\n}\ndefine i32 @\"g.1\"(i32) {\n  ret i32 %0\n}\n\
                declare i32 @outside(i32 noundef)\n";
    let shapes = shapes(text);
    let expected = Shape {
        is_kernel: true,
        parameters: ["ptr addrspace(1)", "<4 x float>", "ptr byval", "{ i32, i8 }", "[2 x i32]"]
            .map(str::to_owned)
            .to_vec(),
        loads: 1,
        stores: 1,
        calls: BTreeMap::from([("f".to_owned(), 1), ("g.1".to_owned(), 1)]),
    };
    assert_eq!(shapes["k"], expected);
    assert_eq!(shapes["g.1"].parameters, ["i32"]);
    assert_eq!(declared(text.as_bytes()), ["outside"]);
}
