//! Named metadata about a module's header, entry points and builtin variables.

use super::Attached;
use super::decoration::Decorations;
use super::list::{Listed, number_list, number_node};
use crate::llvm::{Context, Metadata, Value};
use crate::table::metadata as names;
use std::borrow::Cow;

/// A node with one string.
macro_rules! text {
    ($(#[$doc:meta])* $name:ident, $list:ident) => {
        $(#[$doc])*
        pub(crate) struct $name<'c>(pub Cow<'c, [u8]>);

        impl<'c> Listed<'c> for $name<'c> {
            const NAME: &'static str = names::$list;

            fn node(&self, context: &'c Context) -> Metadata<'c> {
                context.md_node(&[Some(context.md_string_bytes(&self.0))])
            }

            fn of(node: Metadata<'c>) -> Option<Self> {
                node.operand(0)?.string_bytes().map(|text| Self(Cow::Borrowed(text)))
            }
        }
    };
}

text! {
    /// `!spirv.Extension`: an extension that the writer must declare.
    Extension, EXTENSION
}

text! {
    /// `!spirv.ModuleProcessed`: the string of `OpModuleProcessed`.
    ModuleProcessed, MODULE_PROCESSED
}

text! {
    /// `!spirv.SourceExtension`: the string of `OpSourceExtension`.
    SourceExtension, SOURCE_EXTENSION
}

text! {
    /// `!spirv.String`: an `OpString` that no instruction refers to.
    LooseString, STRING
}

/// `!spirv.Version`: the minimum version of the module.
pub(crate) struct Version {
    pub major: u8,
    pub minor: u8,
}

impl<'c> Listed<'c> for Version {
    const NAME: &'static str = names::VERSION;

    fn node(&self, context: &'c Context) -> Metadata<'c> {
        number_node(context, &[self.major.into(), self.minor.into()])
    }

    fn of(node: Metadata<'c>) -> Option<Self> {
        let number = |index| node.operand(index)?.u32_value().and_then(|number| u8::try_from(number).ok());
        Some(Self { major: number(0)?, minor: number(1)? })
    }
}

/// `!spirv.Capability`: a capability that the writer must declare.
pub(crate) struct Capability(pub u32);

impl<'c> Listed<'c> for Capability {
    const NAME: &'static str = names::CAPABILITY;

    fn node(&self, context: &'c Context) -> Metadata<'c> {
        number_node(context, &[self.0])
    }

    fn of(node: Metadata<'c>) -> Option<Self> {
        node.operand(0)?.u32_value().map(Self)
    }
}

/// `!spirv.Generator`: the generator word of the header in halves, tool and version. The writer's own word replaces it.
pub(crate) struct Generator(pub u32);

impl Generator {
    /// Appends the node, with the halves as `i16`.
    pub fn write<'c>(&self, module: crate::llvm::Module<'c>, context: &'c Context) {
        let half = |half: u32| context.i16_type().int(u64::from(half)).map(Value::as_metadata).ok();
        let node = context.md_node(&[half(self.0 >> 16), half(self.0 & 0xFFFF)]);
        module.get_or_add_named_metadata(names::GENERATOR).append(node);
    }
}

/// `!spirv.MemoryModel`: addressing and memory model.
pub(crate) struct MemoryModel {
    pub addressing: u32,
    pub memory: u32,
}

impl<'c> Listed<'c> for MemoryModel {
    const NAME: &'static str = names::MEMORY_MODEL;

    fn node(&self, context: &'c Context) -> Metadata<'c> {
        number_node(context, &[self.addressing, self.memory])
    }

    fn of(node: Metadata<'c>) -> Option<Self> {
        Some(Self { addressing: node.operand(0)?.u32_value()?, memory: node.operand(1)?.u32_value()? })
    }
}

/// `!spirv.SamplerImageAddressingMode`: width in bits of the integers that `OpConvertUToImageNV` and its like convert.
pub(crate) struct ImageAddressing(pub u32);

impl<'c> Listed<'c> for ImageAddressing {
    const NAME: &'static str = names::IMAGE_ADDRESSING;

    fn node(&self, context: &'c Context) -> Metadata<'c> {
        number_node(context, &[self.0])
    }

    fn of(node: Metadata<'c>) -> Option<Self> {
        node.operand(0)?.u32_value().map(Self)
    }
}

/// `!spirv.Source`: source language, version, file and text.
pub(crate) struct Source<'c> {
    pub language: u32,
    pub version: u32,
    pub file: Option<Cow<'c, [u8]>>,
    pub text: Option<Cow<'c, [u8]>>,
}

impl<'c> Listed<'c> for Source<'c> {
    const NAME: &'static str = names::SOURCE;

    fn node(&self, context: &'c Context) -> Metadata<'c> {
        let numbers = [self.language, self.version].map(|number| context.md_i32(number));
        let texts = [&self.file, &self.text].into_iter().flatten();
        let texts = texts.map(|text| context.md_string_bytes(text));
        let operands: Vec<_> = numbers.into_iter().chain(texts).map(Some).collect();
        context.md_node(&operands)
    }

    fn of(node: Metadata<'c>) -> Option<Self> {
        let numbers = number_list(node);
        let number = |index: usize| numbers.get(index).copied().unwrap_or(0);
        let text = |index| node.operand(index).and_then(Metadata::string_bytes).map(Cow::Borrowed);
        Some(Self { language: number(0), version: number(1), file: text(2), text: text(3) })
    }
}

/// A variable in an entry point's interface.
pub(crate) enum Interface<'c> {
    /// A variable that exists in LLVM IR.
    Variable(Value<'c>),
    /// A builtin variable without an LLVM variable.
    Builtin(u32),
}

/// `!spirv.EntryPoint`: the properties of an entry point that its function does not determine.
pub(crate) struct EntryPoint<'c> {
    pub function: Value<'c>,
    /// The execution model; `None` if the node has no number there.
    pub model: Option<u32>,
    pub name: Cow<'c, [u8]>,
    pub interface: Vec<Interface<'c>>,
}

impl<'c> Listed<'c> for EntryPoint<'c> {
    const NAME: &'static str = names::ENTRY_POINT;

    fn node(&self, context: &'c Context) -> Metadata<'c> {
        let model = self.model.map(|model| context.md_i32(model));
        let mut operands =
            vec![Some(self.function.as_metadata()), model, Some(context.md_string_bytes(&self.name))];
        operands.extend(self.interface.iter().map(|variable| {
            Some(match variable {
                Interface::Variable(variable) => variable.as_metadata(),
                Interface::Builtin(number) => number_node(context, &[*number]),
            })
        }));
        context.md_node(&operands)
    }

    fn of(node: Metadata<'c>) -> Option<Self> {
        let variable = |operand: Metadata<'c>| match operand.value() {
            Some(variable) => Some(Interface::Variable(variable)),
            None => operand.operand(0).map(|number| Interface::Builtin(number.u32_value().unwrap_or(0))),
        };
        Some(Self {
            function: node.operand(0)?.value()?,
            model: node.operand(1).and_then(Metadata::u32_value),
            name: Cow::Borrowed(node.operand(2).and_then(Metadata::string_bytes).unwrap_or_default()),
            interface: node.operands().skip(3).flatten().filter_map(variable).collect(),
        })
    }
}

/// `!spirv.ExecutionMode`: a mode without function metadata of its own.
pub(crate) struct ExecutionMode<'c> {
    /// `None` if the function was removed.
    pub function: Option<Value<'c>>,
    pub mode: Option<u32>,
    /// Numbers, constants, and poison values for types.
    pub operands: Vec<Metadata<'c>>,
}

impl<'c> Listed<'c> for ExecutionMode<'c> {
    const NAME: &'static str = names::EXECUTION_MODE;

    fn node(&self, context: &'c Context) -> Metadata<'c> {
        let head = [self.function.map(Value::as_metadata), self.mode.map(|mode| context.md_i32(mode))];
        let operands: Vec<_> = head.into_iter().chain(self.operands.iter().copied().map(Some)).collect();
        context.md_node(&operands)
    }

    fn of(node: Metadata<'c>) -> Option<Self> {
        Some(Self {
            function: node.operand(0).and_then(Metadata::value),
            mode: node.operand(1).and_then(Metadata::u32_value),
            operands: node.operands().skip(2).flatten().collect(),
        })
    }
}

/// `!spirv.BuiltIn`: name and decorations of a builtin variable that differ from the defaults.
pub(crate) struct BuiltinVariable<'c> {
    pub builtin: u32,
    pub name: Option<Cow<'c, [u8]>>,
    pub decorations: Option<Decorations<'c>>,
}

impl<'c> Listed<'c> for BuiltinVariable<'c> {
    const NAME: &'static str = names::BUILTIN;

    fn node(&self, context: &'c Context) -> Metadata<'c> {
        context.md_node(&[
            Some(context.md_i32(self.builtin)),
            self.name.as_ref().map(|name| context.md_string_bytes(name)),
            self.decorations.as_ref().map(|list| list.node(context)),
        ])
    }

    fn of(node: Metadata<'c>) -> Option<Self> {
        Some(Self {
            builtin: node.operand(0)?.u32_value()?,
            name: node.operand(1).and_then(Metadata::string_bytes).map(Cow::Borrowed),
            decorations: node.operand(2).and_then(Decorations::of),
        })
    }
}

/// `!spirv.SpecConstant`: a use of a specialization constant in a module-scope declaration.
pub(crate) struct SpecConstantUse<'c> {
    /// A variable, or a poison value of an array type.
    pub user: Value<'c>,
    /// The constant's expression tree, created by `reader/spec_constant.rs` and decoded by `writer/spec_constant.rs`.
    pub tree: Metadata<'c>,
}

impl<'c> Listed<'c> for SpecConstantUse<'c> {
    const NAME: &'static str = names::SPEC_CONSTANT;

    fn node(&self, context: &'c Context) -> Metadata<'c> {
        context.md_node(&[Some(self.user.as_metadata()), Some(self.tree)])
    }

    fn of(node: Metadata<'c>) -> Option<Self> {
        Some(Self { user: node.operand(0)?.value()?, tree: node.operand(1)? })
    }
}

/// `!spirv.DebugInfo`: the extended instruction set of the debug information that was read.
pub(crate) struct DebugSet<'c> {
    pub name: Cow<'c, [u8]>,
    /// Bits defined in `table::debug_info::value`.
    pub bits: u32,
}

impl<'c> Listed<'c> for DebugSet<'c> {
    const NAME: &'static str = names::DEBUG_INFO;

    fn node(&self, context: &'c Context) -> Metadata<'c> {
        let bits = (self.bits != 0).then(|| context.md_i32(self.bits));
        let name = context.md_string_bytes(&self.name);
        let operands: Vec<_> = std::iter::once(name).chain(bits).map(Some).collect();
        context.md_node(&operands)
    }

    fn of(node: Metadata<'c>) -> Option<Self> {
        Some(Self {
            name: Cow::Borrowed(node.operand(0)?.string_bytes()?),
            bits: node.operand(1).and_then(Metadata::u32_value).unwrap_or(0),
        })
    }
}
