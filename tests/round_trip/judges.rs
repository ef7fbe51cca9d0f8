//! Production kernels: Debian's libclc and darktable's, fetched by `./x setup --judges`, there and back.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use regex::Regex;
use spirv_llvm_translate::internal::options::Options;
use spirv_llvm_translate::internal::roundtrip;
use spirv_llvm_translate::internal::spirv::{Instruction, Module, op};

use super::trip::{comes_back, to_llvm};
use crate::support::ratchet::{self, Outcomes};
use crate::support::{parallel, tool};

/// Files of a folder by extension, sorted.
fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("the package has the folder");
    let paths = entries.map(|entry| entry.expect("an entry of the folder").path());
    let mut paths: Vec<_> = paths.filter(|path| path.extension().is_some_and(|e| e == extension)).collect();
    paths.sort();
    paths
}

/// The kernels of darktable.
fn kernel_files(judge: &Path) -> Vec<PathBuf> {
    files(&judge.join("usr/share/darktable/kernels"), "cl")
}

/// The modules of libclc.
fn libclc() -> Vec<PathBuf> {
    files(&tool::need_data("libclc-15").join("usr/lib/clc"), "spv")
}

/// How a producer makes SPIR-V, or LLVM IR, of OpenCL C.
struct Producer {
    name: &'static str,
    compiler: &'static str,
    arguments: &'static str,
    /// A program that makes SPIR-V of the compiler's output.
    second: Option<(&'static str, &'static [&'static str])>,
}

const FRONT: &str = "-cc1 -cl-std=CL2.0 -finclude-default-header -w -emit-llvm-bc -o - -x cl -I";

static PRODUCERS: [Producer; 4] = [
    Producer {
        name: "darktable.O0",
        compiler: "clang-22",
        arguments: "-triple spir64-unknown-unknown -O0 -disable-O0-optnone",
        second: None,
    },
    Producer {
        name: "darktable.O2",
        compiler: "clang-22",
        arguments: "-triple spir64-unknown-unknown -O2",
        second: None,
    },
    Producer {
        name: "darktable.llc",
        compiler: "clang-22",
        arguments: "-triple spirv64-unknown-unknown -O2",
        second: Some(("llc-22", &["-mtriple=spirv64", "-filetype=obj", "-o", "-", "-"])),
    },
    Producer {
        name: "darktable.llvm-spirv-15",
        compiler: "clang-15",
        arguments: "-triple spir64-unknown-unknown -O0 -no-opaque-pointers",
        second: Some(("llvm-spirv-15", &["--spirv-max-version=1.3", "--spirv-ext=+all", "-", "-o", "-"])),
    },
];

impl Producer {
    fn make(&self, source: &Path) -> Result<Vec<u8>, String> {
        let text = std::fs::read(source).expect("the kernel can be read");
        let include = source.parent().expect("a folder").to_str().expect("a name");
        let mut arguments: Vec<&str> = FRONT.split(' ').collect();
        arguments.push(include);
        arguments.extend(self.arguments.split(' '));
        arguments.push("-");
        let versions = [self.compiler, self.second.map_or(self.compiler, |(program, _)| program)];
        let key = (versions.map(tool::version), self.arguments, self.second, &text);
        tool::kept(key, || {
            let made = tool::run(self.compiler, &arguments, &text)?;
            self.second.map_or(Ok(made.clone()), |(program, arguments)| tool::run(program, arguments, &made))
        })
    }
}

/// A kernel file of darktable, and a producer that makes SPIR-V of it.
pub struct Kernel {
    source: PathBuf,
    producer: &'static Producer,
}

impl Kernel {
    /// Name of the file and of the producer.
    pub fn name(&self) -> String {
        format!("{} by {}", self.source.file_stem().unwrap_or_default().to_string_lossy(), self.producer.name)
    }

    /// The SPIR-V.
    ///
    /// # Errors
    /// What the producer complains about.
    pub fn make(&self) -> Result<Vec<u8>, String> {
        self.producer.make(&self.source)
    }
}

fn producer(name: &str) -> &'static Producer {
    PRODUCERS.iter().find(|producer| producer.name == name).expect("a producer of the list")
}

/// Ends the test as ignored unless the kernels can be made by a producer and judged.
pub fn need(name: &str) {
    let producer = producer(name);
    let second = producer.second.map_or(producer.compiler, |(program, _)| program);
    tool::need(&[producer.compiler, second, "spirv-val"]);
    tool::need_data("darktable");
}

/// All kernels by one producer, which must be installed, as the sources: see `need`.
pub fn kernels(name: &str) -> Vec<Kernel> {
    let producer = producer(name);
    let sources = kernel_files(&tool::need_data("darktable"));
    sources.into_iter().map(|source| Kernel { source, producer }).collect()
}

/// Fails unless the modules that a producer makes of darktable's kernels are valid, or become valid SPIR-V, and come back the same.
fn judge(producer: &Producer) {
    need(producer.name);
    let sources = kernel_files(&tool::need_data("darktable"));
    let made = parallel::map(&sources, |source| {
        let name = source.file_stem().expect("a name").to_string_lossy().into_owned();
        (name, producer.make(source))
    });
    // What a compiler refuses, or makes invalid, is no input of ours; the list says which.
    let mut made_by: Outcomes = Vec::new();
    let mut inputs = Vec::new();
    for (name, module) in made {
        made_by.push((name.clone(), module.as_ref().map(|_| ()).map_err(Clone::clone)));
        inputs.extend(module.map(|module| (name, module)));
    }
    let outcomes = parallel::map(&inputs, |(name, input)| {
        let options = Options::default();
        let words = roundtrip::first_module(input, &options);
        let valid =
            words.map_err(|error| error.to_string()).and_then(|module| tool::spirv_val(module.words()));
        (name.clone(), valid, comes_back(input))
    });
    let valid: Outcomes = outcomes.iter().map(|(name, valid, _)| (name.clone(), valid.clone())).collect();
    let same = outcomes
        .into_iter()
        .filter(|(_, valid, _)| valid.is_ok())
        .map(|(name, _, same)| (name, same))
        .collect();
    let checks = [("made", made_by), ("valid", valid), ("same", same)];
    ratchet::judge_all(&checks.map(|(check, outcomes)| (format!("{}/{check}", producer.name), outcomes)));
}

#[apply(case)]
fn darktable_by_clang_unoptimized() {
    judge(&PRODUCERS[0]);
}

#[apply(case)]
fn darktable_by_clang_optimized() {
    judge(&PRODUCERS[1]);
}

#[apply(case)]
fn darktable_by_llc() {
    judge(&PRODUCERS[2]);
}

#[apply(case)]
fn darktable_by_llvm_spirv() {
    judge(&PRODUCERS[3]);
}

#[apply(case)]
fn libclc_comes_back_the_same() {
    let files = libclc();
    let outcomes: Outcomes = parallel::map(&files, |path| {
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        let input = std::fs::read(path).expect("the module can be read");
        (name, comes_back(&input))
    });
    ratchet::judge("libclc/same", outcomes);
}

/// Names that the module imports, as its own words say.
fn imports(module: &Module) -> BTreeSet<String> {
    let decorations =
        module.instructions().filter(|i| i.opcode() == op::Decorate && i.operands().get(1) == Some(&41));
    let import = |instruction: Instruction<'_>| {
        let (name, used) = instruction.string(2).ok()?;
        // Builtin variables become calls.
        let is_builtin = name.starts_with("__spirv_BuiltIn");
        (instruction.operands().get(used) == Some(&1) && !is_builtin).then_some(name)
    };
    decorations.filter_map(import).collect()
}

/// libclc for 64 bits is compiled for the host, and needs what its SPIR-V imports, builtins, and nothing else.
#[apply(case)]
fn libclc_compiles_and_needs_what_it_imports() {
    tool::need(&["llc-22", "llvm-nm-22", "opt-22"]);
    let opaque = Regex::new(r#"target\("spirv\.[^)]*\)"#).expect("an expression");
    let host = Regex::new("(?m)^target (datalayout|triple) = .*$").expect("an expression");
    for path in libclc().iter().filter(|path| path.ends_with("spirv64-mesa3d-.spv")) {
        let module = Module::parse(&std::fs::read(path).expect("the module")).expect("libclc is SPIR-V");
        let text = to_llvm(module.words()).expect("libclc is translated");
        tool::run("opt-22", &["-passes=verify", "-disable-output", "-"], text.as_bytes())
            .expect("LLVM verifies it");
        let text = host.replace_all(&text, "").into_owned();
        let text =
            format!("target triple = \"x86_64-unknown-linux-gnu\"\n{}", opaque.replace_all(&text, "ptr"));
        let object = tool::run("llc-22", &["-O0", "-filetype=obj", "-", "-o", "-"], text.as_bytes())
            .expect("it compiles");
        let listed = tool::run("llvm-nm-22", &["--undefined-only", "--just-symbol-name", "-"], &object)
            .expect("it is an object");
        let listed = String::from_utf8(listed).expect("names");
        let is_ours =
            |name: &&str| mangling::demangle(name).is_ok_and(|symbol| symbol.name.starts_with("__spirv_"));
        let (builtins, others): (BTreeSet<&str>, BTreeSet<&str>) = listed.lines().partition(is_ours);
        // Conversions of half are calls of the host's runtime library.
        let runtime = ["__extendhfsf2", "__truncdfhf2", "__truncsfhf2"];
        let others: BTreeSet<String> =
            others.into_iter().filter(|name| !runtime.contains(name)).map(Into::into).collect();
        assert_eq!(others, imports(&module));
        assert!(builtins.len() > 500, "only {} builtins", builtins.len());
    }
}
