//! `--check`: instruments a module, and prints the faults that its run reported.
//!
//! Rule of this module: instrumented code computes the same as before, unless it has a fault.

mod base;
mod instrument;
mod mark;
mod place;
mod table;

use std::collections::BTreeMap;

use serde_json::json;
use spirv_llvm_translate::internal::error::Result;
use spirv_llvm_translate::internal::llvm::Context;

use crate::executor::check::{Fault, Found, Key, Region};
use crate::executor::jit;
pub use instrument::VARIABLES;
use place::Kind;
pub use place::Places;

/// Instruments a module; returns it as bitcode, with the places that its reports refer to. If one kernel is to run, what it uses is checked without
/// calls.
///
/// # Errors
/// What is no module; internal errors of LLVM.
pub fn instrument(module: &[u8], kernel: Option<&str>) -> Result<(Vec<u8>, Places)> {
    let context = Context::new();
    let marked = context.parse(module, "module")?;
    let places = mark::mark(&context, marked)?;
    let sanitized = jit::sanitize(&marked.to_bytes(true))?;
    let context = Context::new();
    let module = context.parse(&sanitized, "module")?;
    let places = instrument::instrument(&context, module, places, kernel)?;
    Ok((module.to_bytes(true), places))
}

/// The stable name of a kind of fault.
fn rule(fault: Fault) -> &'static str {
    match fault {
        Fault::Null => "check.null",
        Fault::Bounds => "check.bounds",
        Fault::Freed => "check.freed",
        Fault::Misaligned => "check.alignment",
        Fault::Uninitialized | Fault::Output => "check.uninitialized",
        Fault::Division | Fault::Overflow => "check.division",
        Fault::Race => "check.race",
        Fault::Barrier => "check.barrier",
        Fault::Unreachable => "check.unreachable",
    }
}

fn message(fault: Fault, found: &Found, kind: Kind, names: &[String]) -> String {
    let verb = if found.is_write { "writes" } else { "reads" };
    let name =
        |number: usize| names.get(number).map_or_else(|| "a buffer".to_owned(), |name| format!("'{name}'"));
    let memory = match found.region {
        Some(Region::Buffer(number)) => name(number),
        Some(Region::Local) => "local memory".to_owned(),
        Some(Region::Private) => "a variable".to_owned(),
        None => String::new(),
    };
    let (size, offset) = (found.size, found.offset.unsigned_abs());
    match fault {
        Fault::Null => format!("{verb} {size} bytes through a null pointer"),
        Fault::Bounds if found.offset < 0 && found.region.is_some() => {
            format!("{verb} {size} bytes out of bounds, {offset} bytes in front of {memory}")
        }
        Fault::Bounds if found.region.is_none() => format!("{verb} {size} bytes far out of bounds"),
        Fault::Bounds => {
            format!("{verb} {size} bytes out of bounds, {offset} bytes behind the end of {memory}")
        }
        Fault::Freed => format!("{verb} {size} bytes of a variable that is gone"),
        Fault::Misaligned => {
            format!("{verb} at an address that is {offset} bytes behind a multiple of {size}")
        }
        Fault::Uninitialized => {
            let what = match kind {
                Kind::Access => "an address",
                Kind::Division => "a divisor",
                Kind::Branch => "a branch",
                Kind::Other => "an operation",
            };
            format!("{what} depends on uninitialized memory")
        }
        Fault::Output => {
            let buffer = name(found.other.map_or(0, |[number, ..]| number));
            format!("writes uninitialized memory to {buffer}, first to byte {offset}")
        }
        Fault::Division => "divides an integer by zero".to_owned(),
        Fault::Overflow => "divides the least integer by -1".to_owned(),
        Fault::Race => {
            format!("{verb} byte {offset} of {memory}, which another work-item uses at the same time")
        }
        Fault::Barrier => "waits at a barrier that not all work-items of its group reach".to_owned(),
        Fault::Unreachable => "reaches what the module calls unreachable".to_owned(),
    }
}

/// What a fault has to do with its second place, in words and without the place's number if it has none.
fn relation(fault: Fault, found: &Found, other: u32) -> Option<(String, bool)> {
    let item = found.other.map(item).unwrap_or_default();
    let has_place = other != 0;
    match fault {
        Fault::Race => Some((format!("work-item {item}, at "), true)),
        Fault::Barrier if has_place => Some((format!("work-item {item} waits at "), true)),
        Fault::Barrier => Some((format!("work-item {item} has ended"), false)),
        Fault::Bounds | Fault::Freed if has_place => Some(("the variable is at ".to_owned(), true)),
        Fault::Uninitialized | Fault::Output => match found.region {
            Some(Region::Local) => {
                Some(("local memory has no values when a work-group begins".to_owned(), false))
            }
            Some(_) if has_place => Some(("the variable without a value is at ".to_owned(), true)),
            _ => Some(("it is an undefined value of the module".to_owned(), false)),
        },
        _ => None,
    }
}

fn item([x, y, z]: [usize; 3]) -> String {
    format!("{x},{y},{z}")
}

/// The faults of a run, in words or as objects, one line or paragraph each.
pub fn report(
    file: &str,
    found: &BTreeMap<Key, Found>,
    places: &Places,
    names: &[String],
    as_json: bool,
) -> String {
    let place = |number: u32| places.get(number as usize).map_or("", |place| place.text.as_str());
    let mut text = String::new();
    for ((fault, at, other), found) in found {
        let kind = places.get(*at as usize).map_or(Kind::Other, |place| place.kind);
        let message = message(*fault, found, kind, names);
        if as_json {
            let is_item = matches!(fault, Fault::Race | Fault::Barrier);
            let other_item = found.other.filter(|_| is_item).map(item);
            let object = json!({
                "file": file, "kind": "check", "rule": rule(*fault), "message": message, "count": found.count,
                "place": place(*at), "workItem": item(found.item), "otherPlace": place(*other), "otherWorkItem": other_item,
            });
            text.push_str(&format!("{object}\n"));
            continue;
        }
        text.push_str(&format!("{file}: error: {message} [{}]\n", rule(*fault)));
        text.push_str(&format!("  = note: work-item {}, at {}\n", item(found.item), place(*at)));
        if let Some((words, has_place)) = relation(*fault, found, *other) {
            text.push_str(&format!("  = note: {words}{}\n", if has_place { place(*other) } else { "" }));
        }
        if found.count > 1 {
            let unit = if *fault == Fault::Output { "bytes" } else { "times" };
            text.push_str(&format!("  = note: {} {unit}\n", found.count));
        }
    }
    text
}
