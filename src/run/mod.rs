//! Runs a kernel or a compute shader on this machine: for the program `spirv-run`, which the command `run` starts.
//!
//! Rule of this module: the same command line gives the same output on every machine of an architecture.

pub mod check;
pub mod compare;
pub mod data;
mod kernel;
mod launch;
pub mod npy;
pub mod picture;
mod progress;
mod schedule;
mod shader;
pub mod verdict;

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;

use spirv_llvm_translate::internal::error::{Error, ErrorKind, Result};
use spirv_llvm_translate::internal::llvm::Context;

use crate::arguments::RunArgs;
use crate::executor::IndexSpace;
use crate::executor::check::{Found, Key};
use data::Data;
use kernel::Entry;

/// The most work-items of a work-group unless told otherwise.
const GROUP: usize = 64;

/// An error of the command line.
fn usage(message: impl Into<String>) -> Error {
    Error::new(ErrorKind::Usage, message)
}

/// Runs what the arguments ask for in a module of LLVM IR; without arguments of a kernel, lists what there is. False if an
/// expectation is not met.
///
/// # Errors
/// Arguments that do not fit; what the executor cannot do; files that cannot be read or written.
pub fn run(arguments: &RunArgs, module: &[u8]) -> Result<bool> {
    let subject = Subject::new(module, arguments, arguments.check)?;
    let entries = &subject.entries;
    let is_asked = arguments.global.is_some()
        || !(arguments.arg.is_empty() && arguments.bind.is_empty() && arguments.push.is_empty());
    if !is_asked {
        let listed = arguments
            .kernel
            .as_ref()
            .map_or(Ok(entries.as_slice()), |name| chosen(entries, Some(name)).map(std::slice::from_ref))?;
        print(&if arguments.json { kernel::json(listed) } else { kernel::list(listed) })?;
        return Ok(true);
    }
    let entry = chosen(entries, arguments.kernel.as_deref())?;
    let space = space(entry, arguments)?;
    let arguments = &with_names(arguments, entry);
    let finished = subject.run(entry, arguments, space)?;
    verdict::check(&finished.buffers, arguments)?;
    print(&finished.printed)?;
    let is_as_expected = verdict::report(&finished.buffers, arguments)?;
    let Some(places) = &subject.places else { return Ok(is_as_expected) };
    let file = arguments.input.display().to_string();
    let text = check::report(&file, &finished.faults, places, &finished.names, arguments.json);
    let written = std::io::stderr().lock().write_all(text.as_bytes());
    written.map_err(|error| Error::new(ErrorKind::Io, format!("cannot write standard error: {error}")))?;
    Ok(is_as_expected && finished.faults.is_empty())
}

/// A module that is executed.
struct Subject<'m> {
    module: Cow<'m, [u8]>,
    /// The places of what is instrumented, if it is.
    places: Option<check::Places>,
    /// The module as text, if it has shaders.
    text: String,
    entries: Vec<Entry>,
}

impl<'m> Subject<'m> {
    /// # Errors
    /// What is no module.
    fn new(module: &'m [u8], arguments: &RunArgs, is_checked: bool) -> Result<Self> {
        let (module, places) = if is_checked {
            let context = Context::new();
            let entries = kernel::entries(&context, context.parse(module, "module")?);
            let entry = chosen(&entries, arguments.kernel.as_deref()).ok().filter(|entry| !entry.is_shader);
            let (module, places) = check::instrument(module, entry.map(|entry| entry.name.as_str()))?;
            (Cow::Owned(module), Some(places))
        } else {
            (Cow::Borrowed(module), None)
        };
        let context = Context::new();
        let parsed = context.parse(&module, "module")?;
        let entries = kernel::entries(&context, parsed);
        let has_shaders = entries.iter().any(|entry| entry.is_shader);
        let text = if has_shaders { parsed.print_to_string() } else { String::new() };
        Ok(Self { module, places, text, entries })
    }

    /// # Errors
    /// Arguments that do not fit; what the executor cannot do.
    fn run(&self, entry: &Entry, arguments: &RunArgs, space: IndexSpace) -> Result<Finished> {
        if entry.is_shader {
            shader::run(entry, &self.text, arguments, space)
        } else {
            launch::run(entry, &self.module, arguments, space)
        }
    }
}

/// How many differences are shown.
const DIFFERENCES: usize = 5;

/// The seed of the random data of an argument, by its number.
fn seed_of(seed: u64, place: usize) -> u64 {
    seed.wrapping_mul(0x1_0001).wrapping_add(place as u64)
}

/// What a run leaves behind.
struct Finished {
    /// What `printf` printed.
    printed: String,
    /// Buffers by the names of their arguments or bindings, in their order: contents before and after.
    buffers: Vec<(String, Data, Data)>,
    /// What checks found.
    faults: BTreeMap<Key, Found>,
    /// The names of buffers, by the numbers that faults have.
    names: Vec<String>,
}

/// The entry of a name, or the only one.
fn chosen<'e>(entries: &'e [Entry], name: Option<&str>) -> Result<&'e Entry> {
    let names: Vec<&str> = entries.iter().map(|entry| entry.name.as_str()).collect();
    match (name, entries) {
        (_, []) => Err(usage("the module has no kernel and no compute shader")),
        (None, [only]) => Ok(only),
        (None, _) => Err(usage(format!("there are several kernels, name one of them: {}", names.join(", ")))),
        (Some(name), _) => entries
            .iter()
            .find(|entry| entry.name == name)
            .ok_or_else(|| usage(format!("there is no kernel '{name}'; there are: {}", names.join(", ")))),
    }
}

/// The arguments, those of `--out` and `--expect` by their names where they are told by number.
fn with_names(arguments: &RunArgs, entry: &Entry) -> RunArgs {
    let mut arguments = arguments.clone();
    for (name, _) in arguments.out.iter_mut().chain(&mut arguments.expect) {
        if let Some(place) = launch::resolve(&entry.parameters, name) {
            name.clone_from(&entry.parameters[place].name);
        }
    }
    arguments
}

/// The index space of a run.
fn space(entry: &Entry, arguments: &RunArgs) -> Result<IndexSpace> {
    let global = arguments.global.ok_or_else(|| usage("--global is missing: the number of work-items"))?.0;
    let local = match (arguments.local, entry.local) {
        (Some(local), Some(required)) if local.0 != required => {
            let [x, y, z] = required;
            return Err(usage(format!("'{}' requires work-groups of {x},{y},{z} work-items", entry.name)));
        }
        (Some(local), _) => local.0,
        (None, Some(required)) => required,
        (None, None) => {
            let divides = |size: &usize| global[0].is_multiple_of(*size);
            [(1..=GROUP).rev().find(divides).unwrap_or(1), 1, 1]
        }
    };
    for d in 0..3 {
        if !global[d].is_multiple_of(local[d]) {
            let message = format!("{} work-items are no multiple of work-groups of {}", global[d], local[d]);
            return Err(usage(format!("{message} in dimension {d}")));
        }
    }
    Ok(IndexSpace::new(global, local))
}

/// What options of the form NAME=VALUE say, by name.
///
/// # Errors
/// A name that is none, or that comes twice.
fn by_name<'a>(
    option: &str,
    pairs: &'a [(String, String)],
    resolve: impl Fn(&str) -> Option<usize>,
    known: &str,
) -> Result<BTreeMap<usize, &'a str>> {
    let mut found = BTreeMap::new();
    for (name, value) in pairs {
        let place = resolve(name).ok_or_else(|| {
            usage(format!("--{option} {name}=... is about no argument; there are: {known}"))
        })?;
        if found.insert(place, value.as_str()).is_some() {
            return Err(usage(format!("--{option} {name}=... comes twice")));
        }
    }
    Ok(found)
}

/// # Errors
/// A file that cannot be read.
fn read_file(path: &str) -> Result<Vec<u8>> {
    std::fs::read(path).map_err(|error| Error::new(ErrorKind::Io, format!("cannot read '{path}': {error}")))
}

/// # Errors
/// A file that cannot be written.
fn write_file(path: &str, bytes: &[u8]) -> Result<()> {
    let written = std::fs::write(Path::new(path), bytes);
    written.map_err(|error| Error::new(ErrorKind::Io, format!("cannot write '{path}': {error}")))
}

/// Prints to standard output; a closed pipe is not an error.
///
/// # Errors
/// Those of the system.
fn print(text: &str) -> Result<()> {
    match std::io::stdout().lock().write_all(text.as_bytes()) {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => {
            Err(Error::new(ErrorKind::Io, format!("cannot write standard output: {error}")))
        }
        _ => Ok(()),
    }
}
