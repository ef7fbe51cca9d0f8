//! The kinds of metadata of the contract.

use crate::llvm::{Context, MdKind};
use crate::table::metadata as names;

/// The kinds that reader and writer look at for every instruction, looked up once.
#[derive(Clone, Copy)]
pub(crate) struct Kinds {
    /// [`names::OP`]
    pub op: MdKind,
    /// [`names::MEMORY_ACCESS`]
    pub memory_access: MdKind,
    /// [`names::MERGE`]
    pub merge: MdKind,
    /// [`names::GROUP`]
    pub group: MdKind,
    /// [`names::DECORATIONS`]
    pub decorations: MdKind,
    /// [`names::POINTEE`]
    pub pointee: MdKind,
    /// [`names::VALUE_TYPE`]
    pub value_type: MdKind,
    /// [`names::CONSTANT_TYPE`]
    pub constant_type: MdKind,
    /// [`names::SPREAD`]
    pub spread: MdKind,
    /// [`names::NAME`]
    pub name: MdKind,
    /// [`names::LINE`]
    pub line: MdKind,
    /// [`names::PARAMETER_POINTEE`]
    pub parameter_pointee: MdKind,
    /// [`names::PARAMETER_DECORATIONS`]
    pub parameter_decorations: MdKind,
    /// [`names::FUNCTION_CONTROL`]
    pub function_control: MdKind,
    /// [`names::STORAGE_CLASS`]
    pub storage_class: MdKind,
    /// [`names::ASSEMBLY_TARGET`]
    pub assembly_target: MdKind,
    /// `!llvm.loop`
    pub llvm_loop: MdKind,
    /// `!nontemporal`
    pub nontemporal: MdKind,
}

impl Kinds {
    /// The kinds of a context.
    pub fn new(context: &Context) -> Self {
        Self {
            op: context.md_kind(names::OP),
            memory_access: context.md_kind(names::MEMORY_ACCESS),
            merge: context.md_kind(names::MERGE),
            group: context.md_kind(names::GROUP),
            decorations: context.md_kind(names::DECORATIONS),
            pointee: context.md_kind(names::POINTEE),
            value_type: context.md_kind(names::VALUE_TYPE),
            constant_type: context.md_kind(names::CONSTANT_TYPE),
            spread: context.md_kind(names::SPREAD),
            name: context.md_kind(names::NAME),
            line: context.md_kind(names::LINE),
            parameter_pointee: context.md_kind(names::PARAMETER_POINTEE),
            parameter_decorations: context.md_kind(names::PARAMETER_DECORATIONS),
            function_control: context.md_kind(names::FUNCTION_CONTROL),
            storage_class: context.md_kind(names::STORAGE_CLASS),
            assembly_target: context.md_kind(names::ASSEMBLY_TARGET),
            llvm_loop: context.md_kind("llvm.loop"),
            nontemporal: context.md_kind("nontemporal"),
        }
    }
}
