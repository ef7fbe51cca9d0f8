//! The trait of nodes attached to a value, and the small node types.

use super::Kinds;
use super::list::{number_list, number_node};
use crate::llvm::{Context, MdKind, Metadata, Value};
use crate::spirv::{Opcode, op};
use smallvec::SmallVec;
use std::borrow::Cow;

/// A node attached to an instruction, a function or a variable.
pub(crate) trait Attached<'c>: Sized {
    /// The metadata kind of the attachment.
    fn kind(kinds: &Kinds) -> MdKind;

    /// The node.
    fn node(&self, context: &'c Context) -> Metadata<'c>;

    /// Decodes a node; `None` if it has another shape.
    fn of(node: Metadata<'c>) -> Option<Self>;

    /// Attaches the node to a value.
    fn write(&self, value: Value<'c>, context: &'c Context, kinds: &Kinds) {
        value.set_metadata(Self::kind(kinds), Some(self.node(context)));
    }

    /// Decodes the attachment of a value.
    fn read(value: Value<'c>, kinds: &Kinds) -> Option<Self> {
        Self::of(value.metadata(Self::kind(kinds))?)
    }
}

/// `!spirv.Op`: the opcode, where the writer would select another.
#[derive(Clone, Copy)]
pub(crate) struct Mark {
    pub opcode: Opcode,
    /// Whether the instruction is an operation on constants.
    pub on_constants: bool,
}

impl From<Opcode> for Mark {
    fn from(opcode: Opcode) -> Self {
        Self { opcode, on_constants: false }
    }
}

impl<'c> Attached<'c> for Mark {
    fn kind(kinds: &Kinds) -> MdKind {
        kinds.op
    }

    fn node(&self, context: &'c Context) -> Metadata<'c> {
        let numbers = [self.opcode, op::SpecConstantOp].map(|opcode| u32::from(opcode.0));
        number_node(context, numbers.get(..1 + usize::from(self.on_constants)).unwrap_or_default())
    }

    fn of(node: Metadata<'c>) -> Option<Self> {
        let number = |index| node.operand(index).and_then(Metadata::int_value);
        let opcode = u16::try_from(number(0)?).ok().map(Opcode)?;
        Some(Self { opcode, on_constants: number(1) == Some(op::SpecConstantOp.0.into()) })
    }
}

/// `!spirv.MemoryAccess`: memory operands with scopes as values; empty if the instruction has none.
pub(crate) struct MemoryAccess(pub Vec<u32>);

impl<'c> Attached<'c> for MemoryAccess {
    fn kind(kinds: &Kinds) -> MdKind {
        kinds.memory_access
    }

    fn node(&self, context: &'c Context) -> Metadata<'c> {
        number_node(context, &self.0)
    }

    fn of(node: Metadata<'c>) -> Option<Self> {
        Some(Self(number_list(node)))
    }
}

/// `!spirv.Name`: the SPIR-V name, where it differs from LLVM's; `None` if the module has no name.
pub(crate) struct Name<'c>(pub Option<Cow<'c, [u8]>>, pub Vec<Cow<'c, [u8]>>);

impl From<String> for Name<'_> {
    /// The name; an empty string becomes `None`.
    fn from(name: String) -> Self {
        Self((!name.is_empty()).then(|| Cow::Owned(name.into_bytes())), Vec::new())
    }
}

impl<'c> Attached<'c> for Name<'c> {
    fn kind(kinds: &Kinds) -> MdKind {
        kinds.name
    }

    fn node(&self, context: &'c Context) -> Metadata<'c> {
        let texts = self.0.iter().chain(&self.1).map(|text| Some(context.md_string_bytes(text)));
        context.md_node(&texts.collect::<SmallVec<[_; 2]>>())
    }

    fn of(node: Metadata<'c>) -> Option<Self> {
        let mut texts = node.operands().flatten().filter_map(Metadata::string_bytes).map(Cow::Borrowed);
        Some(Self(texts.next(), texts.collect()))
    }
}

/// A node with one number.
macro_rules! number {
    ($(#[$doc:meta])* $name:ident, $kind:ident) => {
        $(#[$doc])*
        pub(crate) struct $name(pub u32);

        impl<'c> Attached<'c> for $name {
            fn kind(kinds: &Kinds) -> MdKind {
                kinds.$kind
            }

            fn node(&self, context: &'c Context) -> Metadata<'c> {
                number_node(context, &[self.0])
            }

            fn of(node: Metadata<'c>) -> Option<Self> {
                node.operand(0)?.u32_value().map(Self)
            }
        }
    };
}

number! {
    /// `!spirv.StorageClass`: the storage class, where the address space does not determine it.
    StorageClass, storage_class
}

number! {
    /// `!spirv.FunctionControl`: function control bits without an attribute.
    FunctionControl, function_control
}

/// `!spirv.AsmTarget`: the target of inline assembly, where it differs from the module's.
pub(crate) struct AssemblyTarget<'c>(pub Cow<'c, [u8]>);

impl<'c> Attached<'c> for AssemblyTarget<'c> {
    fn kind(kinds: &Kinds) -> MdKind {
        kinds.assembly_target
    }

    fn node(&self, context: &'c Context) -> Metadata<'c> {
        context.md_node(&[Some(context.md_string_bytes(&self.0))])
    }

    fn of(node: Metadata<'c>) -> Option<Self> {
        node.operand(0)?.string_bytes().map(|text| Self(Cow::Borrowed(text)))
    }
}
