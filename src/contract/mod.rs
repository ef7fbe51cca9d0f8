//! The metadata contract: metadata that represents the parts of a SPIR-V module that LLVM IR cannot, from which the writer restores
//! the module.
//!
//! Rule of this module: one type per node, with its encoder next to its decoder; a node of another shape is ignored, not an error.
//! Metadata only records what the IR cannot express. It may be stripped at any time, which loses the exact module but not its
//! meaning. `src/guide/metadata-contract.md` lists the nodes and their operands.

mod attached;
mod decoration;
mod description;
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
pub(crate) use description::{Description, NON_SEMANTIC, drop_descriptions, is_description};
pub(crate) use kinds::Kinds;
pub(crate) use line::{LineItem, Lines};
pub(crate) use list::{Listed, named_nodes, number_list};
pub(crate) use member::{ArrayLength, MemberDecorate, MemberName, MemberPointee, OF_TYPE};
pub(crate) use merge::{Construct, Merges};
pub(crate) use module::{
    BuiltinVariable, Capability, DebugSet, EntryPoint, ExecutionMode, Extension, Generator, ImageAddressing,
    Interface, LooseString, MemoryModel, ModuleProcessed, Source, SourceExtension, SpecConstantUse, Version,
};
pub(crate) use pointee::{OF_RESULT, ParameterPointees, Pointee, mention};
pub use strip::{strip, strip_but};
