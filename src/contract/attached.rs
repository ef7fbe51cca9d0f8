//! What nodes that are attached to a value have in common, and the small ones of them.

use super::Kinds;
use super::list::{number_list, number_node};
use crate::llvm::{Context, MdKind, Metadata, Value};
use crate::spirv::{Opcode, op};
use std::borrow::Cow;

/// A node that is attached to an instruction, a function or a variable.
pub(crate) trait Attached<'c>: Sized {
    /// Under which kind it is attached.
    fn kind(kinds: &Kinds) -> MdKind;

    /// The node.
    fn node(&self, context: &'c Context) -> Metadata<'c>;

    /// What a node records; `None` for one of another shape.
    fn of(node: Metadata<'c>) -> Option<Self>;

    /// Attaches the node to a value.
    fn write(&self, value: Value<'c>, context: &'c Context, kinds: &Kinds) {
        value.set_metadata(Self::kind(kinds), Some(self.node(context)));
    }

    /// What is attached to a value.
    fn read(value: Value<'c>, kinds: &Kinds) -> Option<Self> {
        Self::of(value.metadata(Self::kind(kinds))?)
    }
}

/// `!spirv.Op`: the opcode where the writer would choose another.
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
        let opcodes = [Some(self.opcode), self.on_constants.then_some(op::SpecConstantOp)];
        let numbers: Vec<u32> = opcodes.into_iter().flatten().map(|opcode| opcode.0.into()).collect();
        number_node(context, &numbers)
    }

    fn of(node: Metadata<'c>) -> Option<Self> {
        let number = |index| node.operand(index).and_then(Metadata::int_value);
        let opcode = u16::try_from(number(0)?).ok().map(Opcode)?;
        Some(Self { opcode, on_constants: number(1) == Some(op::SpecConstantOp.0.into()) })
    }
}

/// `!spirv.MemoryAccess`: memory operands, scopes by their values; no words where there are no operands.
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

/// `!spirv.Name`: the name where it is not LLVM's; `None` where there is none.
pub(crate) struct Name<'c>(pub Option<Cow<'c, [u8]>>);

impl From<String> for Name<'_> {
    /// A name; the empty one is none.
    fn from(name: String) -> Self {
        Self((!name.is_empty()).then(|| Cow::Owned(name.into_bytes())))
    }
}

impl<'c> Attached<'c> for Name<'c> {
    fn kind(kinds: &Kinds) -> MdKind {
        kinds.name
    }

    fn node(&self, context: &'c Context) -> Metadata<'c> {
        let text = self.0.as_ref().map(|text| Some(context.md_string_bytes(text)));
        context.md_node(text.as_slice())
    }

    fn of(node: Metadata<'c>) -> Option<Self> {
        Some(Self(node.operand(0).and_then(Metadata::string_bytes).map(Cow::Borrowed)))
    }
}

/// A node of one number.
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
    /// `!spirv.StorageClass`: the class where the address space does not determine it.
    StorageClass, storage_class
}

number! {
    /// `!spirv.FunctionControl`: the bits that no attribute has.
    FunctionControl, function_control
}

/// `!spirv.AsmTarget`: the target of inline assembly where it is not the module's.
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
