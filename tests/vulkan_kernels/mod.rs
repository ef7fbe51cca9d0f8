//! OpenCL kernels for Vulkan: kernels of our own in OpenCL C, beside each what clang made of it at -O0 and -O2. Each becomes a compute shader
//! that is valid for Vulkan, is read back, and executed with the arguments where the reflection says that they are; what it leaves in
//! memory is compared with what is computed here in Rust.
//!
//! `BLESS=1 cargo test vulkan_kernels` compiles the kernels again where `clang-22` is installed.

mod arguments;
mod compared;
mod groups;
mod numbers;
mod plain;
mod refused;
mod results;

use std::path::{Path, PathBuf};

use spirv_llvm_translate::internal::log::Log;
use spirv_llvm_translate::internal::options::Options;
use spirv_llvm_translate::internal::spirv::Module;
use spirv_llvm_translate::internal::validate::environment::by_name;
use spirv_llvm_translate::internal::{llvm, llvm_to_spirv};

use crate::support::tool;
use arguments::Argument;

/// How many kernels there are at least.
const FEWEST: usize = 30;

/// The environment.
const VULKAN: &str = "vulkan1.2";

/// What clang is asked for.
const COMPILER: &[&str] = &[
    "-x",
    "cl",
    "-cl-std=CL2.0",
    "-target",
    "spir64",
    "-Xclang",
    "-finclude-default-header",
    "-emit-llvm",
    "-S",
];

pub fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/vulkan_kernels")
}

/// What clang made of a kernel at a level.
pub fn ir(name: &str, level: &str) -> Vec<u8> {
    let path = folder().join(format!("{name}.{level}.ll"));
    std::fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The words of the shader that LLVM IR of kernels becomes.
pub fn shader(ir: &[u8], environment: &str) -> Result<Vec<u32>, String> {
    let mut options = Options::default();
    options.write.target_env = Some(by_name(environment).expect("it is listed"));
    let words = llvm_to_spirv(&llvm::Context::new(), ir, &options, &Log::default());
    words.map_err(|error| error.findings().iter().map(|found| format!("{found}\n")).collect())
}

/// The names of the kernels.
fn names() -> Vec<String> {
    let files = std::fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().file_name());
    let mut names: Vec<_> =
        files.filter_map(|file| Some(file.to_string_lossy().strip_suffix(".cl")?.to_owned())).collect();
    names.sort();
    names
}

#[apply(case)]
fn fixtures_are_what_clang_makes() {
    let names = names();
    assert!(names.len() >= FEWEST, "there are {} kernels", names.len());
    if std::env::var_os("BLESS").is_none() {
        return;
    }
    tool::need(&["clang-22"]);
    for name in names {
        for level in ["O0", "O2"] {
            let source = std::fs::read(folder().join(format!("{name}.cl"))).unwrap();
            let option = format!("-{level}");
            let arguments = [COMPILER, &[option.as_str(), "-o", "-", "-"]].concat();
            let text =
                tool::run("clang-22", &arguments, &source).unwrap_or_else(|error| panic!("{name}: {error}"));
            std::fs::write(folder().join(format!("{name}.{level}.ll")), text).unwrap();
        }
    }
}

#[apply(case)]
fn every_kernel_becomes_a_valid_shader() {
    let names = names();
    let kernels: Vec<_> = names.iter().flat_map(|name| [(name, "O0"), (name, "O2")]).collect();
    let has_judge = tool::judges("spirv-val");
    let outcomes = crate::support::parallel::map(&kernels, |(name, level)| {
        let words = shader(&ir(name, level), VULKAN).map_err(|error| format!("{name}.{level}: {error}"))?;
        if has_judge {
            tool::spirv_val_for(&words, VULKAN).map_err(|error| format!("{name}.{level}: {error}"))?;
        }
        let module = Module::from_words(words).unwrap();
        let found = spirv_llvm_translate::internal::validate::findings_in(&module, by_name(VULKAN).unwrap());
        match found.first() {
            Some(finding) => Err(format!("{name}.{level}: {finding}")),
            None => Ok(()),
        }
    });
    let wrong: Vec<String> = outcomes.into_iter().filter_map(Result::err).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[apply(case)]
fn every_kernel_is_executed() {
    let cases = results::ALL.iter().chain(numbers::ALL).chain(groups::ALL).map(|case| case.0);
    let executed: Vec<_> = cases.chain(compared::names()).collect();
    for name in names() {
        assert!(executed.contains(&name.as_str()), "{name} is not executed");
    }
}

/// What a kernel is to compute, at a level of optimisation.
pub type Case = (&'static str, fn(&Kernel));

/// A kernel at a level of optimisation, as a shader.
pub struct Kernel {
    pub name: &'static str,
    words: Vec<u32>,
}

impl Kernel {
    /// Runs the kernel of the file's name in one dimension.
    pub fn run(&self, arguments: &[Argument], global: usize, local: usize) -> Vec<Vec<u8>> {
        self.run_in(self.name, arguments, ([global, 1, 1], [local, 1, 1]))
    }

    /// Runs a kernel in three dimensions.
    pub fn run_in(
        &self,
        name: &str,
        arguments: &[Argument],
        sizes: ([usize; 3], [usize; 3]),
    ) -> Vec<Vec<u8>> {
        arguments::run(self.words.clone(), name, arguments, sizes, |_, _| {})
    }

    /// The same, after `prepare` has put addresses into buffers.
    pub fn run_prepared(
        &self,
        arguments: &[Argument],
        sizes: ([usize; 3], [usize; 3]),
        prepare: impl FnOnce(&dyn Fn(u32) -> u64, &mut Vec<Vec<u8>>),
    ) -> Vec<Vec<u8>> {
        arguments::run(self.words.clone(), self.name, arguments, sizes, prepare)
    }
}

/// Runs cases at both levels.
fn check(cases: &'static [Case]) {
    let all: Vec<_> = cases.iter().flat_map(|case| [(case, "O0"), (case, "O2")]).collect();
    let outcomes = crate::support::parallel::map(&all, |((name, case), level)| {
        let run = || {
            let words = shader(&ir(name, level), VULKAN).unwrap_or_else(|error| panic!("{error}"));
            case(&Kernel { name, words });
        };
        std::panic::catch_unwind(run).map_err(|_| format!("{name} at {level}"))
    });
    let wrong: Vec<String> = outcomes.into_iter().filter_map(Result::err).collect();
    assert!(wrong.is_empty(), "these compute something else: {}", wrong.join(", "));
}

#[apply(case)]
fn programs_compute_what_they_are_to() {
    check(results::ALL);
}

#[apply(case)]
fn operations_of_groups_compute_what_they_are_to() {
    check(groups::ALL);
}

#[apply(case)]
fn builtins_compute_what_they_are_to() {
    check(numbers::ALL);
}

/// A function that attributes make an entry point, as other languages than OpenCL C may have it.
const ENTRY: &str = "target triple = \"spirv64-unknown-unknown\"
declare spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32)
define void @doubled(ptr addrspace(1) %data, float %more) #0 {
  %i = call spir_func i64 @_Z33__spirv_BuiltInGlobalInvocationIdi(i32 0)
  %at = getelementptr float, ptr addrspace(1) %data, i64 %i
  %x = load float, ptr addrspace(1) %at, align 4
  %twice = fmul float %x, 2.0
  %sum = fadd float %twice, %more
  store float %sum, ptr addrspace(1) %at, align 4
  ret void
}
attributes #0 = { \"hlsl.shader\"=\"compute\" \"hlsl.numthreads\"=\"4,1,1\" }
";

#[apply(case)]
fn functions_that_attributes_make_entry_points_are_kernels() {
    let words = shader(ENTRY.as_bytes(), VULKAN).unwrap_or_else(|error| panic!("{error}"));
    let kernel = Kernel { name: "doubled", words };
    let numbers = |list: [f32; 8]| list.iter().flat_map(|x| x.to_le_bytes()).collect::<Vec<u8>>();
    let given = numbers([0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0]);
    let more = Argument::Value(0.5_f32.to_le_bytes().to_vec());
    let found = kernel.run(&[Argument::Buffer(given), more], 8, 4);
    assert_eq!(found[0], numbers([0.5, 2.5, 4.5, 6.5, 8.5, 10.5, 12.5, 14.5]));
}

/// clang for `spirv64` puts the constants of C and C++ into global memory.
#[apply(case)]
fn tables_in_global_memory_are_constants() {
    let text = ENTRY
        .replace("declare", "@table = internal addrspace(1) constant [2 x float] [float 3.0, float 5.0]\ndeclare")
        .replace("%twice = fmul float %x, 2.0", "%odd = and i64 %i, 1\n  %in = getelementptr float, ptr addrspace(1) @table, i64 %odd\n  %t = load float, ptr addrspace(1) %in, align 4\n  %twice = fmul float %x, %t");
    let words = shader(text.as_bytes(), VULKAN).unwrap_or_else(|error| panic!("{error}"));
    let kernel = Kernel { name: "doubled", words };
    let numbers = |list: [f32; 4]| list.iter().flat_map(|x| x.to_le_bytes()).collect::<Vec<u8>>();
    let more = Argument::Value(0.5_f32.to_le_bytes().to_vec());
    let found = kernel.run(&[Argument::Buffer(numbers([1.0, 2.0, 3.0, 4.0])), more], 4, 4);
    assert_eq!(found[0], numbers([3.5, 10.5, 9.5, 20.5]));
}

#[apply(case)]
fn older_versions_of_vulkan_are_refused() {
    let error = shader(ENTRY.as_bytes(), "vulkan1.1").expect_err("addresses are Vulkan 1.2's");
    assert!(error.contains("vulkan1.1 has no addressing model"), "{error}");
}

#[apply(case)]
fn modules_without_kernels_are_refused() {
    let text =
        "target triple = \"spir64-unknown-unknown\"\ndefine spir_func i32 @f(i32 %x) {\n  ret i32 %x\n}\n";
    let error = shader(text.as_bytes(), "vulkan1.2").expect_err("nothing could call it");
    assert!(error.contains("has no kernel"), "{error}");
}
