//! Modules that come back in an older version than they had.

use spirv_llvm_translate::internal::assembly::{self, AssembleOptions, DisassembleOptions};
use spirv_llvm_translate::internal::error::ErrorKind;
use spirv_llvm_translate::internal::log::Log;
use spirv_llvm_translate::internal::options::Options;
use spirv_llvm_translate::internal::spirv::Module;
use spirv_llvm_translate::internal::{llvm, llvm_to_spirv, spirv_to_llvm};

/// The copies of a module of the tests, there and back within 1.3, which has one set of memory operands for both sides.
fn copies(file: &str) -> spirv_llvm_translate::internal::error::Result<Vec<String>> {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/files/memory").join(file);
    let text = std::fs::read_to_string(path).unwrap();
    let module = Module::from_words(assembly::assemble(&text, &AssembleOptions::default()).unwrap()).unwrap();
    let mut options = Options::default();
    options.write.max_version = (1, 3);
    let context = llvm::Context::new();
    let llvm = spirv_to_llvm(&context, &module, &options, &Log::default()).unwrap().print_to_string();
    let words = llvm_to_spirv(&llvm::Context::new(), llvm.as_bytes(), &options, &Log::default())?;
    let text = assembly::disassemble(&Module::from_words(words).unwrap(), &DisassembleOptions::default());
    let copies = text.lines().map(str::trim).filter(|line| line.starts_with("OpCopyMemory"));
    Ok(copies.map(|line| line.split_once("%p").unwrap().1.trim().to_owned()).collect())
}

#[apply(case)]
fn both_sides_of_a_copy_get_what_holds_for_both() {
    assert_eq!(copies("copy_memory.spvasm").unwrap(), ["Aligned 4", "Volatile|Aligned 8", "Aligned 1"]);
}

#[apply(case)]
fn what_one_side_alone_makes_visible_is_refused() {
    let error = copies("memory_operands.spvasm").unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Unsupported);
    assert!(
        error.to_string().contains("memory operands for each side of a copy, below SPIR-V 1.4"),
        "{error}"
    );
    assert!(error.to_string().contains("@accesses"), "{error}");
}
