//! Taking the contract away.

use crate::llvm::{Block, Context, MdKind, Module, Value};
use crate::table::metadata as names;
use rustc_hash::FxHashSet;

/// Named metadata of the contract.
const NAMED: &[&str] = &[
    names::VERSION,
    names::CAPABILITY,
    names::EXTENSION,
    names::MEMORY_MODEL,
    names::IMAGE_ADDRESSING,
    names::SOURCE,
    names::SOURCE_EXTENSION,
    names::GENERATOR,
    names::MODULE_PROCESSED,
    names::STRING,
    names::ENTRY_POINT,
    names::DEBUG_INFO,
    names::EXECUTION_MODE,
    names::MEMBER_NAME,
    names::MEMBER_DECORATE,
    names::MEMBER_POINTEE,
    names::ARRAY_LENGTH,
    names::BUILTIN,
    names::SPEC_CONSTANT,
    names::TYPE,
    names::STRUCT_TYPE,
    names::CONSTANT,
    names::DESCRIPTION,
];

/// Kinds of metadata of the contract on instructions, functions and variables.
const ATTACHED: &[&str] = &[
    names::OP,
    names::MEMORY_ACCESS,
    names::MERGE,
    names::GROUP,
    names::DECORATIONS,
    names::ASSEMBLY_TARGET,
    names::PARAMETER_DECORATIONS,
    names::STORAGE_CLASS,
    names::POINTEE,
    names::PARAMETER_POINTEE,
    names::NAME,
    names::FUNCTION_CONTROL,
    names::LINE,
    names::VALUE_TYPE,
    names::CONSTANT_TYPE,
    names::SPREAD,
    names::DESCRIPTION,
    names::SPEC_CONSTANT,
];

/// Removes the contract from a module.
pub fn strip(context: &Context, module: Module<'_>) {
    strip_but(context, module, &[]);
}

/// Removes the contract from a module, but for some nodes.
pub fn strip_but(context: &Context, module: Module<'_>, kept: &[&str]) {
    let stripped = |name: &&&str| !kept.contains(*name);
    for name in NAMED.iter().filter(stripped) {
        if let Some(named) = module.get_named_metadata(name) {
            named.erase();
        }
    }
    if !kept.contains(&names::DESCRIPTION) {
        super::drop_descriptions(module);
    }
    let kinds: FxHashSet<MdKind> =
        ATTACHED.iter().filter(stripped).map(|name| context.md_kind(name)).collect();
    let strip_value = |value: Value<'_>| {
        for (kind, _) in value.all_metadata() {
            if kinds.contains(&kind) {
                value.set_metadata(kind, None);
            }
        }
    };
    module.variables().for_each(strip_value);
    for function in module.functions() {
        strip_value(function);
        function.blocks().flat_map(Block::instructions).for_each(strip_value);
    }
}
