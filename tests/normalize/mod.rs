//! What is rewritten before SPIR-V is written: it must be valid, and compute the same as what it stands for.

mod hostile;
mod inputs;
mod integers;
mod module_scope;
mod shaders;
mod vectors;

use crate::assembly::tools;
use crate::execute::fixture::{Fixture, pure_functions, show};
use crate::executor::Program;
use crate::executor::compare::elements_difference;
use crate::support::tool;
use spirv_llvm_translate::internal::llvm::Context;
use spirv_llvm_translate::internal::log::Log;
use spirv_llvm_translate::internal::options::{Extensions, Options};
use spirv_llvm_translate::internal::spirv::Module;
use spirv_llvm_translate::internal::{llvm_to_spirv, spirv_to_llvm};

/// The target of modules that name none.
const TARGET: &str = "target datalayout = \"e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1\"\n\
    target triple = \"spir64-unknown-unknown\"\n";

/// The words that a module becomes.
fn words(ir: &str) -> Result<Vec<u32>, String> {
    words_with(ir, "")
}

/// The words that a module becomes with a list of extensions.
fn words_with(ir: &str, extensions: &str) -> Result<Vec<u32>, String> {
    let extensions = Extensions::parse(extensions).map_err(|error| error.to_string())?;
    let mut options = Options::default();
    options.write.extensions = extensions;
    let target = if ir.contains("target triple") { "" } else { TARGET };
    let ir = format!("{target}{ir}");
    llvm_to_spirv(&Context::new(), ir.as_bytes(), &options, &Log::default())
        .map_err(|error| error.to_string())
}

/// Extensions by which some types stand as they are next to others that do not; spirv-val does not know them all.
const KEEPING: [&str; 4] = [
    "",
    "+SPV_INTEL_arbitrary_precision_integers",
    "+SPV_EXT_long_vector",
    "+SPV_INTEL_arbitrary_precision_integers,+SPV_EXT_long_vector",
];

/// A module written as SPIR-V with a list of extensions and read again, as LLVM assembly. The SPIR-V between is valid.
fn there_and_back(name: &str, ir: &str, extensions: &str) -> String {
    let words = words_with(ir, extensions).unwrap_or_else(|error| panic!("{name}: {error}"));
    if extensions.is_empty() && tool::judges("spirv-val") {
        let bytes = tools::bytes(&words);
        let valid = tools::run("spirv-val", &["--target-env", "spv1.6", "-"], &bytes);
        assert!(valid.is_some(), "{name}: spirv-val refuses {}", tools::disassemble_raw(&words));
    }
    let module = Module::from_words(words).unwrap();
    let context = Context::new();
    spirv_to_llvm(&context, &module, &Options::default(), &Log::default())
        .unwrap_or_else(|error| panic!("{name}: {error}"))
        .print_to_string()
}

/// Runs every function of a module before and after with arguments of a list, by each list of [`KEEPING`]. Gives how many functions
/// ran each time.
fn same_results(name: &str, ir: &str, arguments: impl Fn(&str) -> Vec<Vec<Vec<u8>>>) -> usize {
    let ran = KEEPING.map(|extensions| same_results_with(name, ir, extensions, &arguments));
    assert!(ran.iter().all(|count| *count == ran[0]), "{name}: {ran:?}");
    ran[0]
}

/// As [`same_results`], by one list.
fn same_results_with(
    name: &str,
    ir: &str,
    extensions: &str,
    arguments: impl Fn(&str) -> Vec<Vec<Vec<u8>>>,
) -> usize {
    let name = format!("{name} {extensions}");
    let after = there_and_back(&name, ir, extensions);
    let load =
        |text: &str| Program::load(text.as_bytes()).unwrap_or_else(|error| panic!("{name}: {error}\n{text}"));
    let (before, after) = (load(ir), load(&after));
    let functions = pure_functions(&before);
    for function in &functions {
        let element = function.result.shape.unwrap().element;
        for arguments in arguments(&function.name) {
            let run = |program: &Program| program.run_function(&function.name, &arguments).unwrap();
            if let Some(difference) = elements_difference(element, &run(&before), &run(&after)) {
                panic!("{name}: {}({}): {difference}", function.name, show(function, &arguments));
            }
        }
    }
    functions.len()
}

#[apply(case)]
fn fixtures_with_odd_types_are_valid_and_compute_the_same() {
    for name in ["generic_pointers", "loops", "pure_control_flow", "conversions_vector"] {
        let fixture = Fixture::all().into_iter().find(|fixture| fixture.name == name).unwrap();
        let original = fixture.ir("O2");
        let after = there_and_back(name, std::str::from_utf8(&original).unwrap(), "");
        match fixture.compare_execution(&original, after.as_bytes()) {
            Ok(ran) => assert!(ran > 0, "{name} has nothing to run"),
            Err(difference) => panic!("{difference}"),
        }
    }
}
