//! What is done with buffers after a run: shown, written, compared with what is expected.

use std::collections::BTreeMap;

use serde_json::{Map, Value as Json, json};
use spirv_llvm_translate::internal::error::Result;

use super::data::Data;
use super::{DIFFERENCES, by_name, npy, picture, print, usage, write_file};
use crate::arguments::RunArgs;

/// How many numbers of a buffer are shown.
const SHOWN: usize = 8;

/// Buffers by name: before and after.
type Buffers = [(String, Data, Data)];

/// Looks whether what is to be written and compared exists, before anything is printed.
///
/// # Errors
/// Names of no buffers, expectations of another size, files that cannot be read.
pub fn check(buffers: &Buffers, arguments: &RunArgs) -> Result<()> {
    let (_, expected) = wanted(buffers, arguments)?;
    for (place, (name, _, after)) in buffers.iter().enumerate() {
        if let Some(text) = expected.get(&place) {
            compare(name, (after, "expected"), &Data::parse(text, Some(after.kind))?, arguments.tolerance)?;
        }
    }
    Ok(())
}

/// Texts by the numbers of buffers.
type Texts<'a> = BTreeMap<usize, &'a str>;

/// Where buffers are written, and what is expected of them.
fn wanted<'a>(buffers: &Buffers, arguments: &'a RunArgs) -> Result<(Texts<'a>, Texts<'a>)> {
    let known: Vec<&str> = buffers.iter().map(|(name, ..)| name.as_str()).collect();
    let known = known.join(", ");
    let resolve = |name: &str| buffers.iter().position(|(buffer, ..)| buffer == name);
    let outs = by_name("out", &arguments.out, resolve, &known)?;
    Ok((outs, by_name("expect", &arguments.expect, resolve, &known)?))
}

/// Writes, compares and shows buffers. False if one is not as expected.
///
/// # Errors
/// Names of no buffers, expectations of another size, files that cannot be read or written.
pub fn report(buffers: &Buffers, arguments: &RunArgs) -> Result<bool> {
    let (outs, expected) = wanted(buffers, arguments)?;
    let (mut differences, mut objects) = (Vec::new(), Map::new());
    for (place, (name, _, after)) in buffers.iter().enumerate() {
        if let Some(path) = outs.get(&place) {
            write(name, after, path)?;
        }
        let Some(text) = expected.get(&place) else { continue };
        let wanted = Data::parse(text, Some(after.kind))?;
        let found = compare(name, (after, "expected"), &wanted, arguments.tolerance)?;
        objects.insert(name.clone(), json!({ "elements": after.count(), "different": found.len() }));
        if !found.is_empty() {
            let shown: Vec<&str> = found.iter().take(DIFFERENCES).map(String::as_str).collect();
            let count = wanted.patterns().len();
            differences.push(format!(
                "{}\n{name}: {} of {count} numbers differ\n",
                shown.join("\n"),
                found.len()
            ));
        }
    }
    if arguments.json {
        let is_as_expected = differences.is_empty();
        print(&format!(
            "{:#}\n",
            json!({ "asExpected": is_as_expected, "expectations": Json::Object(objects) })
        ))?;
    } else {
        differences.iter().try_for_each(|text| print(text))?;
        if outs.is_empty() && expected.is_empty() {
            show(buffers)?;
        }
    }
    Ok(differences.is_empty())
}

fn write(name: &str, data: &Data, path: &str) -> Result<()> {
    match path {
        "-" => print(&format!("{name}: {}\n", data.shown(usize::MAX))),
        path if picture::is_picture(path) => write_file(path, &picture::write(name, data)?),
        path if path.ends_with(".npy") => write_file(path, &npy::write(data)),
        path => write_file(path, &data.bytes),
    }
}

/// Shows the beginnings of buffers that were changed.
fn show(buffers: &Buffers) -> Result<()> {
    let changed: Vec<_> = buffers.iter().filter(|(_, before, after)| before != after).collect();
    if changed.is_empty() && !buffers.is_empty() {
        return print("no buffer was changed\n");
    }
    for (name, _, after) in changed {
        print(&format!("{name}: {}[{}] = {}\n", after.kind, after.count(), after.shown(SHOWN)))?;
    }
    Ok(())
}

/// Each number that differs, in words: what it is, and what it is in the other data, of which `word` tells what they are.
///
/// # Errors
/// Data of another size or type.
pub fn compare(
    name: &str,
    (found, word): (&Data, &str),
    wanted: &Data,
    tolerance: f64,
) -> Result<Vec<String>> {
    let (numbers, expected) = (found.patterns(), wanted.patterns());
    if found.kind.element != wanted.kind.element || numbers.len() != expected.len() {
        let text = |data: &Data, count: usize| format!("{count} numbers of {}", data.kind);
        let (is, should) = (text(found, numbers.len()), text(wanted, expected.len()));
        return Err(usage(format!("'{name}' has {is}, {should} are expected")));
    }
    let differs = |found_bits: u64, wanted_bits: u64| {
        let (is, should) = (found.kind.value(found_bits), found.kind.value(wanted_bits));
        let is_near =
            should.is_finite() && tolerance > 0.0 && (is - should).abs() <= tolerance * should.abs().max(1.0);
        found_bits != wanted_bits && !is_near && !(is.is_nan() && should.is_nan())
    };
    let pairs = numbers.iter().zip(&expected).enumerate();
    let different = pairs.filter(|(_, (is, should))| differs(**is, **should));
    let text = |(place, (is, should)): (usize, (&u64, &u64))| {
        format!("{name}[{place}] is {}, {word} {}", found.text(*is), found.text(*should))
    };
    Ok(different.map(text).collect())
}
