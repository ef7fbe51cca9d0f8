//! The kinds of metadata of the contract.

use crate::llvm::{Context, MdKind};
use crate::table::annotation::{MAX_ERROR, MAX_ERROR_HINT};
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
    /// [`names::DESCRIPTION`]
    pub description: MdKind,
    /// `!llvm.loop`
    pub llvm_loop: MdKind,
    /// `!nontemporal`
    pub nontemporal: MdKind,
    /// [`MAX_ERROR`]
    pub max_error: MdKind,
    /// [`MAX_ERROR_HINT`]
    pub max_error_hint: MdKind,
}

impl Kinds {
    /// The kinds of a context, to write and read attachments.
    pub fn new(context: &Context) -> Self {
        Self::by(|name| context.md_kind(name))
    }

    /// The kinds of a context, to read attachments: those of a kind that no module has named are found to be missing without a look.
    pub fn to_read(context: &Context) -> Self {
        Self::by(|name| context.existing_md_kind(name))
    }

    fn by(kind: impl Fn(&str) -> MdKind) -> Self {
        Self {
            op: kind(names::OP),
            memory_access: kind(names::MEMORY_ACCESS),
            merge: kind(names::MERGE),
            group: kind(names::GROUP),
            decorations: kind(names::DECORATIONS),
            pointee: kind(names::POINTEE),
            value_type: kind(names::VALUE_TYPE),
            constant_type: kind(names::CONSTANT_TYPE),
            spread: kind(names::SPREAD),
            name: kind(names::NAME),
            line: kind(names::LINE),
            parameter_pointee: kind(names::PARAMETER_POINTEE),
            parameter_decorations: kind(names::PARAMETER_DECORATIONS),
            function_control: kind(names::FUNCTION_CONTROL),
            storage_class: kind(names::STORAGE_CLASS),
            assembly_target: kind(names::ASSEMBLY_TARGET),
            description: kind(names::DESCRIPTION),
            llvm_loop: kind("llvm.loop"),
            nontemporal: kind("nontemporal"),
            max_error: kind(MAX_ERROR),
            max_error_hint: kind(MAX_ERROR_HINT),
        }
    }
}
