//! Instructions of sets that only describe ("NonSemantic.", "OpenCL.DebugInfo.100"): they compute nothing and may be dropped.

use super::{Attached, Kinds, Listed};
use crate::llvm::{Context, MdKind, Metadata, Module, Value};
use crate::table::metadata as names;
use std::borrow::Cow;

/// The beginning of the names of these sets, and of the functions that stand for their instructions in functions.
pub(crate) const NON_SEMANTIC: &str = "NonSemantic.";

/// `!spirv.ExtInst`: an instruction, on the function that is called in its place, or at module scope in the list of that name. A string
/// is itself; in a function `i32 n` is argument n of the call; at module scope `i32 n` is an unsigned constant, `!{constant, type}`
/// another one, an instruction of the list is its node, `!{i32 n}` the n-th one that is debug information, void is `null`, a function or
/// variable is itself. Where the set has a literal, `i32 n` is that.
pub(crate) struct Description<'c> {
    /// Name of the set.
    pub set: Cow<'c, [u8]>,
    /// The instruction's number in the set.
    pub number: u32,
    /// Operands.
    pub operands: Vec<Option<Metadata<'c>>>,
}

/// Where the operands begin.
const HEAD: usize = 2;

impl<'c> Description<'c> {
    fn words(&self, context: &'c Context) -> Vec<Option<Metadata<'c>>> {
        let head = [Some(context.md_string_bytes(&self.set)), Some(context.md_i32(self.number))];
        head.into_iter().chain(self.operands.iter().copied()).collect()
    }
}

impl<'c> Attached<'c> for Description<'c> {
    fn kind(kinds: &Kinds) -> MdKind {
        kinds.description
    }

    fn node(&self, context: &'c Context) -> Metadata<'c> {
        context.md_node(&self.words(context))
    }

    fn of(node: Metadata<'c>) -> Option<Self> {
        Some(Self {
            set: Cow::Borrowed(node.operand(0)?.string_bytes()?),
            number: node.operand(1)?.u32_value()?,
            operands: node.operands().skip(HEAD).collect(),
        })
    }
}

impl<'c> Listed<'c> for Description<'c> {
    const NAME: &'static str = names::DESCRIPTION;

    /// Distinct: two instructions may be alike.
    fn node(&self, context: &'c Context) -> Metadata<'c> {
        context.md_distinct_node(&self.words(context))
    }

    fn of(node: Metadata<'c>) -> Option<Self> {
        <Self as Attached>::of(node)
    }
}

impl<'c> Description<'c> {
    /// That of a function.
    pub fn read_of(function: Value<'c>, kinds: &Kinds) -> Option<Self> {
        <Self as Attached>::read(function, kinds)
    }

    /// That of a node of the list.
    pub fn of_node(node: Metadata<'c>) -> Option<Self> {
        <Self as Attached>::of(node)
    }
}

/// Whether a function stands for such an instruction.
pub(crate) fn is_description(function: Value<'_>) -> bool {
    function.is_declaration() && function.name_bytes().starts_with(NON_SEMANTIC.as_bytes())
}

/// Removes these instructions from the functions of a module.
pub(crate) fn drop_descriptions(module: Module<'_>) {
    let functions: Vec<_> = module.functions().filter(|function| is_description(*function)).collect();
    for function in functions {
        let calls: Vec<_> =
            function.users().filter(|user| user.called_function() == Some(function)).collect();
        for value in calls.into_iter().chain([function]) {
            value.erase();
        }
    }
}
