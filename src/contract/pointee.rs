//! Pointees that the IR does not determine, and opaque types of objects that are pointers in it.

use super::{Attached, Kinds};
use crate::error::Result;
use crate::llvm::{Context, MdKind, Metadata, Module, Type, Value};
use crate::table::metadata as names;
use rustc_hash::FxHashSet;

/// The maximum number of pointer levels.
const DEEPEST: usize = 17;

/// The position of a function's result in [`ParameterPointees`].
pub(crate) const OF_RESULT: u32 = u32::MAX;

/// `!spirv.Pointee`: the pointee type; if that is a pointer, its pointee too, and so on. Each type is represented by a poison
/// value. For an LLVM without target extension types, the innermost pointer may be an object of an opaque type.
#[derive(Clone)]
pub(crate) struct Pointee<'c> {
    /// Poison values of the pointee types, the outermost first.
    shown: Vec<Metadata<'c>>,
    /// The opaque type of the innermost pointer: `!{!"spirv.Image", T poison, i32 1, ...}`, name and parameters of the target extension type;
    /// `null` is void.
    object: Option<Metadata<'c>>,
}

impl<'c> Pointee<'c> {
    /// The pointees of a pointer, each given by a value of the type.
    pub fn new(levels: &[Value<'c>]) -> Self {
        Self { shown: levels.iter().map(|poison| poison.as_metadata()).collect(), object: None }
    }

    /// A pointer that represents an object of a target extension type.
    ///
    /// # Errors
    /// A parameter that no value has as its type.
    pub fn of_object(ty: Type<'c>, context: &'c Context) -> Result<Self> {
        let mut operands = vec![ty.target_name().map(|name| context.md_string(name))];
        for parameter in ty.target_types() {
            operands.push(if parameter.is_void() { None } else { Some(parameter.poison()?.as_metadata()) });
        }
        operands.extend(ty.target_ints().into_iter().map(|number| Some(context.md_i32(number))));
        Ok(Self { shown: Vec::new(), object: Some(context.md_node(&operands)) })
    }

    /// A pointer to what this one is or points to.
    pub fn behind(mut self, ty: Value<'c>) -> Self {
        self.shown.insert(0, ty.as_metadata());
        self
    }

    /// The pointee types, the outermost first.
    pub fn types(&self) -> impl Iterator<Item = Type<'c>> {
        self.shown.iter().map_while(|shown| shown.value().map(Value::ty))
    }

    /// The opaque type of the innermost pointer.
    pub fn object(&self, context: &'c Context) -> Option<Type<'c>> {
        let node = self.object?;
        let name = node.operand(0)?.string()?;
        let (mut types, mut numbers) = (Vec::new(), Vec::new());
        for operand in node.operands().skip(1) {
            match operand.map(|operand| (operand.u32_value(), operand.value())) {
                None => types.push(context.void_type()),
                Some((Some(number), _)) => numbers.push(number),
                Some((None, Some(value))) => types.push(value.ty()),
                Some((None, None)) => return None,
            }
        }
        context.target_type(&name, &types, &numbers).ok()
    }

    /// Whether the innermost pointer represents an object.
    pub fn names_object(&self) -> bool {
        self.object.is_some()
    }

    /// Whether the pointer itself represents an object.
    pub fn is_object(&self) -> bool {
        self.object.is_some() && self.shown.is_empty()
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
        self.shown.iter().rev().fold(self.object, around).unwrap_or_else(|| context.md_node(&[]))
    }

    fn of(node: Metadata<'c>) -> Option<Self> {
        let (mut shown, mut object) = (Vec::new(), None);
        for level in std::iter::successors(Some(node), |node| node.operand(1)).take(DEEPEST) {
            let Some(first) = level.operand(0) else { break };
            if first.value().is_none() {
                object = Some(level).filter(|_| first.string_bytes().is_some());
                break;
            }
            shown.push(first);
        }
        Some(Self { shown, object })
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
