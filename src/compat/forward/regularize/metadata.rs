//! OpenCL metadata as the Khronos translator's first pass rewrites it: source, memory model, source
//! extensions and execution modes under their SPIR-V names.

use crate::contract::{named_nodes, number_list};
use crate::error::Result;
use crate::llvm::{Context, Module, NamedMetadata};
use crate::options::WriteOptions;
use crate::table::metadata as names;
use crate::table::mode_setting::{ModeForm, ROWS};
use crate::table::module::{OPENCL_CXX_ONLY, addressing_model};
use crate::writer::global::has_kernel_convention;
use crate::writer::mode_setting::hint_literal;
use crate::writer::module_metadata::source_of;
use rspirv::spirv::{MemoryModel, SourceLanguage};

/// Rewrites the metadata of a module; returns whether its source language is OpenCL C.
///
/// # Errors
/// Only internal errors of LLVM.
pub(super) fn rewrite<'c>(context: &'c Context, module: Module<'c>, options: &WriteOptions) -> Result<bool> {
    let numbers = |words: &[u32]| {
        let words: Vec<_> = words.iter().map(|word| Some(context.md_i32(*word))).collect();
        context.md_node(&words)
    };
    if let Some((language, version)) = opencl_source(module) {
        module.get_or_add_named_metadata(names::SOURCE).append(numbers(&[language as u32, version]));
        if let Some(addressing) = addressing_model(&module.triple()) {
            let model = numbers(&[addressing as u32, MemoryModel::OpenCL as u32]);
            module.get_or_add_named_metadata(names::MEMORY_MODEL).append(model);
        }
        let mut extensions: Vec<_> = named_nodes(module, names::USED_EXTENSIONS)
            .into_iter()
            .flat_map(|node| node.operands().flatten().collect::<Vec<_>>())
            .filter_map(|text| Some((text.string_bytes()?, text)))
            .collect();
        extensions.sort_by_key(|(text, _)| *text);
        extensions.dedup_by_key(|(text, _)| *text);
        for (_, text) in extensions {
            let node = context.md_node(&[Some(text)]);
            module.get_or_add_named_metadata(names::SOURCE_EXTENSION).append(node);
        }
        if options.compat.erase_opencl_metadata {
            let erased = [
                names::OPENCL_VERSION,
                names::OPENCL_CXX_VERSION,
                names::SPIR_VERSION,
                names::USED_EXTENSIONS,
                names::USED_FEATURES,
                names::FP_CONTRACT,
            ];
            erased
                .into_iter()
                .filter_map(|name| module.get_named_metadata(name))
                .for_each(NamedMetadata::erase);
        }
    }
    execution_modes(context, module);
    let source = named_nodes(module, names::SOURCE).first().map(|node| number_list(*node));
    let language = source.and_then(|numbers| numbers.first().copied());
    Ok(language == Some(SourceLanguage::OpenCL_C as u32))
}

/// The source language and version in OpenCL's metadata, unless SPIR-V's metadata has them.
fn opencl_source(module: Module<'_>) -> Option<(SourceLanguage, u32)> {
    if !named_nodes(module, names::SOURCE).is_empty() {
        return None;
    }
    let first = |name: &str| named_nodes(module, name).first().map(|node| number_list(*node));
    let opencl = first(names::OPENCL_VERSION)?;
    let cxx = first(names::OPENCL_CXX_VERSION);
    let (language, version) = source_of(&opencl, cxx.as_deref());
    let is_cxx_only = cxx.is_none() && opencl == OPENCL_CXX_ONLY;
    Some((if is_cxx_only { SourceLanguage::OpenCL_CPP } else { language }, version))
}

/// Lists the execution modes in the metadata of kernels.
fn execution_modes<'c>(context: &'c Context, module: Module<'c>) {
    let list = module.get_or_add_named_metadata(names::EXECUTION_MODE);
    for kernel in module.functions().filter(|function| has_kernel_convention(*function)) {
        for row in ROWS {
            let Some(node) = kernel.metadata(context.md_kind(row.metadata)) else { continue };
            let literals = match row.form {
                ModeForm::Literals(count) => number_list(node).into_iter().take(count).collect(),
                ModeForm::VectorType => hint_literal(node).into_iter().collect::<Vec<_>>(),
            };
            let words = [row.mode as u32].into_iter().chain(literals);
            let words = words.map(|word| Some(context.md_i32(word)));
            let operands: Vec<_> = [Some(kernel.as_metadata())].into_iter().chain(words).collect();
            list.append(context.md_node(&operands));
        }
    }
}
