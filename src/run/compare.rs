//! `compare`: two modules on the same inputs.
//!
//! Rule of this file: a run of number N has the inputs that `run --seed N` has, so that each can be repeated by itself.

use serde_json::json;
use spirv_llvm_translate::internal::error::Result;

use super::data::{Data, Kind};
use super::kernel::{Entry, Parameter, Place};
use super::launch::resolve;
use super::{DIFFERENCES, Finished, GROUP, Subject, chosen, print, space, usage, verdict};
use crate::arguments::RunArgs;
use crate::executor::IndexSpace;
use crate::executor::jit::Element;

/// Random floating-point numbers of arguments that are not told.
const FLOATS: &str = "random::-8..8";

/// The size of the largest elements that buffers usually have, in bytes.
const LARGEST: usize = 16;

/// Runs two modules with the seeds from the arguments' on. False if there is a difference; with checks, one of runs without a fault.
///
/// # Errors
/// Arguments that do not fit; what the executor cannot do with either module.
pub fn compare(arguments: &RunArgs, modules: [&[u8]; 2], runs: u64) -> Result<bool> {
    let [left, right] = modules;
    let module = left;
    let (left, right) = (Subject::new(left, arguments, false)?, Subject::new(right, arguments, false)?);
    let first = chosen(&left.entries, arguments.kernel.as_deref())?;
    let second = chosen(&right.entries, Some(&first.name))?;
    let space = match (arguments.global, first.local) {
        // A few groups of the size that the kernel asks for.
        (None, Some(local)) => IndexSpace::new([local[0] * 2, local[1], local[2]], local),
        (None, None) => IndexSpace::new([GROUP, 1, 1], [GROUP, 1, 1]),
        _ => space(first, arguments)?,
    };
    let told = complete(first, arguments, space)?;
    let mut different = Vec::new();
    let mut undefined = 0;
    for run in 0..runs {
        let told = RunArgs { seed: arguments.seed + run, check: false, ..told.clone() };
        let (ours, theirs) = (left.run(first, &told, space)?, right.run(second, &told, space)?);
        let found = differences(&ours, &theirs, arguments.tolerance)?;
        if !found.is_empty() {
            different.push((told.seed, found));
        }
    }
    if arguments.check && !different.is_empty() {
        // What a run without a meaning gives may differ.
        let checked = Subject::new(module, arguments, true)?;
        let all = different.len();
        let mut defined = Vec::new();
        for (seed, found) in different {
            let told = RunArgs { seed, ..told.clone() };
            if checked.run(first, &told, space)?.faults.is_empty() {
                defined.push((seed, found));
            }
        }
        undefined = all - defined.len();
        different = defined;
    }
    if arguments.json {
        let runs_of =
            |(seed, found): &(u64, Vec<String>)| json!({ "seed": seed, "differences": found.len() });
        let list: Vec<_> = different.iter().map(runs_of).collect();
        print(&format!("{:#}\n", json!({ "runs": runs, "different": list, "undefined": undefined })))?;
        return Ok(different.is_empty());
    }
    if let Some((seed, found)) = different.first() {
        let lines: Vec<&str> = found.iter().take(DIFFERENCES).map(String::as_str).collect();
        print(&format!("{}\n{} differences with --seed {seed}\n", lines.join("\n"), found.len()))?;
    }
    print(&format!("{}: {} of {runs} runs differ\n", first.name, different.len()))?;
    Ok(different.is_empty())
}

/// The arguments, with random data for those that are not told, by number: the other module may have other names.
fn complete(entry: &Entry, arguments: &RunArgs, space: IndexSpace) -> Result<RunArgs> {
    let pairs = if entry.is_shader { &arguments.bind } else { &arguments.arg };
    let mut told: Vec<Option<String>> = vec![None; entry.parameters.len()];
    for (name, text) in pairs {
        let place = resolve(&entry.parameters, name).and_then(|place| told.get_mut(place));
        *place.ok_or_else(|| usage(format!("'{name}' is no argument of '{}'", entry.name)))? =
            Some(text.clone());
    }
    let mut complete = RunArgs { arg: Vec::new(), bind: Vec::new(), ..arguments.clone() };
    for (place, (parameter, told)) in entry.parameters.iter().zip(told).enumerate() {
        let text = match told {
            Some(text) => text,
            None if parameter.place == Place::Push => continue,
            None => random(parameter, space)?,
        };
        match parameter.place {
            Place::Bound(..) => complete.bind.push((parameter.name.clone(), text)),
            _ => complete.arg.push((place.to_string(), text)),
        }
    }
    Ok(complete)
}

/// Random data for a parameter: buffers with a number for each work-item, which integers by value count.
fn random(parameter: &Parameter, space: IndexSpace) -> Result<String> {
    let count: usize = space.global.iter().product();
    let kind: Kind = parameter.kind.ok_or_else(|| {
        usage(format!(
            "argument '{}' ({}) needs data: its type has no random values",
            parameter.name, parameter.text
        ))
    })?;
    let is_float = matches!(kind.element, Element::Float(_));
    Ok(match parameter.place {
        Place::Buffer | Place::Bound(..) => {
            // Bytes are what is left of the type of other elements, too.
            let count = if kind.size() == 1 { count * LARGEST } else { count };
            format!("{kind}[{count}]={}", if is_float { FLOATS } else { "random" })
        }
        Place::Local => format!("{kind}[{}]", space.group_size()),
        _ if is_float => format!("{kind}[1]={FLOATS}"),
        _ => format!("{kind}[1]={count}"),
    })
}

/// What two runs leave behind that differs, in words.
fn differences(left: &Finished, right: &Finished, tolerance: f64) -> Result<Vec<String>> {
    let mut found = Vec::new();
    if left.printed != right.printed {
        let lines = left.printed.lines().zip(right.printed.lines()).find(|(left, right)| left != right);
        let (ours, theirs) = lines.unwrap_or_default();
        found.push(format!("what is printed differs: '{ours}' and '{theirs}'"));
    }
    for ((name, _, ours), (_, _, theirs)) in left.buffers.iter().zip(&right.buffers) {
        let theirs: &Data = theirs;
        found.extend(verdict::compare(name, (ours, "in the other module"), theirs, tolerance)?);
    }
    Ok(found)
}
