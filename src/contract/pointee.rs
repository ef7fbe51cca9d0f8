//! Pointees that the IR does not determine.

use super::{Attached, Kinds};
use crate::llvm::{Context, MdKind, Metadata, Module, Type, Value};
use crate::table::metadata as names;
use rustc_hash::FxHashSet;

/// The maximum number of pointer levels.
const DEEPEST: usize = 17;

/// The position of a function's result in [`ParameterPointees`].
pub(crate) const OF_RESULT: u32 = u32::MAX;

/// `!spirv.Pointee`: the pointee type; if that is a pointer, its pointee too, and so on. Each type is represented by a poison
/// value.
#[derive(Clone)]
pub(crate) struct Pointee<'c> {
    /// Poison values of the pointee types, the outermost first.
    shown: Vec<Metadata<'c>>,
}

impl<'c> Pointee<'c> {
    /// The pointees of a pointer, each given by a value of the type.
    pub fn new(levels: &[Value<'c>]) -> Self {
        Self { shown: levels.iter().map(|poison| poison.as_metadata()).collect() }
    }

    /// The pointee types, the outermost first.
    pub fn types(&self) -> impl Iterator<Item = Type<'c>> {
        self.shown.iter().map_while(|shown| shown.value().map(Value::ty))
    }
}

impl<'c> Attached<'c> for Pointee<'c> {
    fn kind(kinds: &Kinds) -> MdKind {
        kinds.pointee
    }

    fn node(&self, context: &'c Context) -> Metadata<'c> {
        let around = |inner: Option<Metadata<'c>>, shown: &Metadata<'c>| {
            let operands: Vec<_> = [Some(*shown), inner].into_iter().flatten().map(Some).collect();
            Some(context.md_node(&operands))
        };
        self.shown.iter().rev().fold(None, around).unwrap_or_else(|| context.md_node(&[]))
    }

    fn of(node: Metadata<'c>) -> Option<Self> {
        let levels = std::iter::successors(Some(node), |node| node.operand(1)).take(DEEPEST);
        let shown = levels.map_while(|level| level.operand(0).filter(|shown| shown.value().is_some()));
        Some(Self { shown: shown.collect() })
    }
}

/// `!spirv.ParameterPointee`: pointees of parameters and of the result, by position.
pub(crate) struct ParameterPointees<'c>(pub Vec<(u32, Pointee<'c>)>);

impl<'c> Attached<'c> for ParameterPointees<'c> {
    fn kind(kinds: &Kinds) -> MdKind {
        kinds.parameter_pointee
    }

    fn node(&self, context: &'c Context) -> Metadata<'c> {
        let entry = |(position, pointee): &(u32, Pointee<'c>)| {
            Some(context.md_node(&[Some(context.md_i32(*position)), Some(pointee.node(context))]))
        };
        let entries: Vec<_> = self.0.iter().map(entry).collect();
        context.md_node(&entries)
    }

    fn of(node: Metadata<'c>) -> Option<Self> {
        let entry =
            |entry: Metadata<'c>| Some((entry.operand(0)?.u32_value()?, Pointee::of(entry.operand(1)?)?));
        Some(Self(node.operands().flatten().filter_map(entry).collect()))
    }
}

/// `!spirv.Type`: lists the aggregate types in an attached pointee, because LLVM prints no definition of a structure that is used
/// nowhere else. The writer ignores it; `mentioned` contains the types already listed.
pub(crate) fn mention<'c>(
    pointee: &Pointee<'c>,
    module: Module<'c>,
    context: &'c Context,
    mentioned: &mut FxHashSet<Type<'c>>,
) {
    for (shown, ty) in pointee.shown.iter().zip(pointee.types()) {
        if (ty.is_struct() || ty.is_array()) && mentioned.insert(ty) {
            module.get_or_add_named_metadata(names::TYPE).append(context.md_node(&[Some(*shown)]));
        }
    }
}
