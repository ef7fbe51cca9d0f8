//! Plain C for `spirv64`, as compilers of other languages than OpenCL C bring it: `plain/shapes.c` has an entry point for each shape of code.
//! The same file, compiled for a host, prints what each leaves in memory (`plain/shapes.txt`): the shaders must leave the same.
//!
//! `BLESS=1 cargo test vulkan_kernels::plain` compiles it again where `clang-22` is installed.

use std::path::PathBuf;

use spirv_llvm_translate::internal::log::Log;
use spirv_llvm_translate::internal::options::{Options, ReadOptions};
use spirv_llvm_translate::internal::spirv::Module;
use spirv_llvm_translate::internal::{llvm, spirv_to_llvm};

use super::arguments::{Place, Reflection};
use super::{VULKAN, shader};
use crate::execute::compute::{as_signed, signed};
use crate::executor::IndexSpace;
use crate::executor::shader::{Binding, Bound, Images, Shader};
use crate::support::tool;

/// How many shapes there are at least.
const FEWEST: usize = 25;

/// The numbers that an entry point is given.
const LENGTH: usize = 64;

fn folder() -> PathBuf {
    super::folder().join("plain")
}

/// Compiles the file again, for the host too, if that is asked for.
fn compile(level: &str) {
    if std::env::var_os("BLESS").is_none() || !tool::judges("clang-22") {
        return;
    }
    let source = folder().join("shapes.c");
    let source = source.to_string_lossy();
    let option = format!("-{level}");
    let common = ["-w", "-fno-strict-aliasing", source.as_ref(), "-o"];
    let arguments = [&["-target", "spirv64", "-S", "-emit-llvm", &option][..], &common, &["-"]].concat();
    let text = tool::run("clang-22", &arguments, b"").unwrap_or_else(|error| panic!("{error}"));
    let text = String::from_utf8(text).unwrap();
    let is_kept = |line: &&str| !line.starts_with("; ModuleID") && !line.starts_with("source_filename");
    let lines: Vec<&str> = text.lines().filter(is_kept).collect();
    std::fs::write(folder().join(format!("shapes.{level}.ll")), lines.join("\n") + "\n").unwrap();
    let program = std::env::temp_dir().join(format!("shapes-{}-{level}", std::process::id()));
    let program = program.to_string_lossy();
    let arguments = [&["-DHOST", "-O1", "-fwrapv"][..], &common, &[program.as_ref(), "-lm"]].concat();
    tool::run("clang-22", &arguments, b"").unwrap_or_else(|error| panic!("{error}"));
    let printed = tool::run(&program, &[], b"").unwrap_or_else(|error| panic!("{error}"));
    std::fs::remove_file(program.as_ref()).unwrap();
    std::fs::write(folder().join("shapes.txt"), printed).unwrap();
}

/// What an entry point is given, as the file itself computes it.
fn given(seed: u32) -> Vec<i32> {
    let mut x = seed;
    let next = |_| {
        x = x.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (x >> 8).cast_signed() % 23
    };
    (0..LENGTH).map(next).collect()
}

fn check(level: &str) {
    compile(level);
    let ir = std::fs::read(folder().join(format!("shapes.{level}.ll"))).unwrap();
    let words = shader(&ir, VULKAN).unwrap_or_else(|error| panic!("{error}"));
    if tool::judges("spirv-val") {
        tool::spirv_val_for(&words, VULKAN).unwrap_or_else(|error| panic!("{error}"));
    }
    let wanted = std::fs::read_to_string(folder().join("shapes.txt")).unwrap();
    let shapes: Vec<&str> = wanted.lines().collect();
    assert!(shapes.len() >= FEWEST, "there are {} shapes", shapes.len());
    let module = Module::from_words(words).unwrap();
    let runner = Runner::new(&module);
    let wrong: Vec<String> = shapes
        .into_iter()
        .filter_map(|line| {
            let mut numbers = line.split(' ');
            let name = numbers.next().unwrap();
            let place = Reflection::of(&module, name).arguments.remove(&0);
            assert_eq!(place, Some(Place::Pointer { offset: 0, size: 8 }), "{name}");
            let numbers: Vec<i32> = numbers.map(|number| number.parse().unwrap()).collect();
            let found: Vec<i32> =
                [1, 2].into_iter().flat_map(|seed| runner.run(name, &given(seed))).collect();
            let place = (0..numbers.len()).find(|place| found[*place] != numbers[*place])?;
            Some(format!("{name}: number {place} is {}, not {}", found[place], numbers[place]))
        })
        .collect();
    assert!(wrong.is_empty(), "at {level} these compute something else: {}", wrong.join("; "));
}

/// All entry points, read back and compiled once.
struct Runner {
    shader: Shader,
    address: u64,
}

impl Runner {
    fn new(module: &Module) -> Self {
        let options = Options::default().read(ReadOptions::default().expand_builtins(true));
        let context = llvm::Context::new();
        let ir = spirv_to_llvm(&context, module, &options, &Log::default()).unwrap().print_to_string();
        let bound = Bound::from([(MEMORY, vec![0; 4 * LENGTH]), (Binding::PushConstants, vec![0; 8])]);
        let shader = Shader::load(&ir, &bound, &Images::new()).unwrap_or_else(|error| panic!("{error}"));
        let address = shader.address(MEMORY).unwrap();
        Self { shader, address }
    }

    fn run(&self, name: &str, given: &[i32]) -> Vec<i32> {
        let address = self.address.to_le_bytes().to_vec();
        let mut bound = Bound::from([(MEMORY, signed(given)), (Binding::PushConstants, address)]);
        self.shader.run(name, &mut bound, IndexSpace::new([1; 3], [1; 3]), 0).unwrap();
        as_signed(&bound[&MEMORY])
    }
}

const MEMORY: Binding = Binding::Memory(0);

#[apply(case)]
fn shapes_compute_the_same_at_o0() {
    check("O0");
}

#[apply(case)]
fn shapes_compute_the_same_at_o2() {
    check("O2");
}
