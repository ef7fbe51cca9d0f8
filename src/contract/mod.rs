//! The metadata contract: what LLVM IR cannot represent of a SPIR-V module, as metadata from which the writer restores the module.
//!
//! Rule of this module: a type for each node, with what writes it and what reads it beside each other; a node of another shape is
//! none, not an error. Metadata records only what the IR cannot express; it may be stripped at any time, and what is lost then is the
//! exact module, not its meaning. The nodes and their operands are listed in `src/guide/metadata-contract.md`.

mod attached;
mod decoration;
mod kinds;
mod line;
mod list;
mod member;
mod merge;
mod module;
mod pointee;
mod strip;

pub(crate) use attached::{
    AssemblyTarget, Attached, FunctionControl, Mark, MemoryAccess, Name, StorageClass,
};
pub(crate) use decoration::{DecorationNode, Decorations, ParameterDecorations};
pub(crate) use kinds::Kinds;
pub(crate) use line::{LineItem, Lines};
pub(crate) use list::{Listed, named_nodes, number_list};
pub(crate) use member::{ArrayLength, MemberDecorate, MemberName, MemberPointee, OF_TYPE};
pub(crate) use merge::{Construct, Merges};
pub(crate) use module::{
    BuiltinVariable, Capability, DebugSet, EntryPoint, ExecutionMode, Extension, Generator, Interface,
    MemoryModel, ModuleProcessed, Source, SourceExtension, SpecConstantUse, Version,
};
pub(crate) use pointee::{OF_RESULT, ParameterPointees, Pointee, mention};
pub use strip::{strip, strip_but};
