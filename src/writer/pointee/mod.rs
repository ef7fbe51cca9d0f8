//! Infers pointee types for SPIR-V's typed pointers from LLVM's opaque pointers.
//!
//! Rule of this module: inference is one phase. [`infer`] reads the module and returns [`Pointees`], which the writer only reads.
//! Every pointer value has a slot (`slots.rs`); constraints from metadata and from instructions on their own results come first, then
//! those from accesses on their pointer operands, then joins of pointers that flow into each other (`evidence.rs`). A dialect may take
//! them in the program's order. A slot without constraints points to bytes. The result does not depend on addresses or hash order, so
//! it is deterministic.

mod evidence;
mod i32_sampler;
mod objects;
mod slots;

pub(crate) use evidence::constrains_pointee;
pub(super) use evidence::{held_or_operand_type, held_type};
pub(crate) use objects::{objects_of, opencl_object};
pub(crate) use slots::Slots;

use super::builtin::{Callee, Callees};
use super::input::Input;
use super::refusal::Refusals;
use crate::dialect::PointeeOrder;
use crate::llvm::{HandleMap, Type, Value};
use crate::table::memory::UNTYPED_POINTERS;
use rustc_hash::{FxHashMap, FxHashSet};

/// A set of pointers that have the same pointee type.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Slot(u32);

impl Slot {
    /// The pointers that no evidence concerns.
    const UNCONSTRAINED: Self = Self(0);
    /// The pointers in structures that no evidence constrains.
    const DEFAULT: Self = Self(1);

    /// Its position in a table of all slots.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A pointee type; if it is a pointer itself, the slot of its pointee.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pointee<'c> {
    pub ty: Type<'c>,
    pub inner: Option<Slot>,
}

impl<'c> Pointee<'c> {
    /// The pointee of one step into this aggregate type; `None` if the index leads nowhere. `member` gives the slots of pointers in
    /// memory.
    fn step(
        self,
        index: Option<u32>,
        default_pointee: Option<Type<'c>>,
        member: impl FnOnce(Type<'c>, u32) -> Slot,
    ) -> Option<Self> {
        let (ty, position) = if self.ty.is_struct() {
            let index = index?;
            (self.ty.member(index)?, index)
        } else {
            (self.ty.element()?, 0)
        };
        if self.ty.is_vector() || self.ty.is_array() && self.inner.is_some() {
            return Some(Self { ty, inner: self.inner.filter(|_| has_inner(ty, default_pointee)) });
        }
        let inner = ty.scalar().is_pointer().then(|| member(self.ty, position));
        Some(Self { ty, inner })
    }
}

/// Whether pointers inside a pointee type have a slot: pointers, and arrays of them outside structures.
fn has_inner<'c>(ty: Type<'c>, default_pointee: Option<Type<'c>>) -> bool {
    let mut at = ty;
    while default_pointee.is_some()
        && let Some(element) = at.element().filter(|_| at.is_array())
    {
        at = element;
    }
    at.is_pointer_or_pointers()
}

/// The pointee types of a module.
#[derive(Default)]
pub(crate) struct Pointees<'c> {
    /// Whether only metadata and attributes determine pointees, and all other pointers are untyped.
    pub untyped: bool,
    /// The pointee of pointers in structures that no evidence constrains.
    pub default_pointee: Option<Type<'c>>,
    known: Vec<Option<Pointee<'c>>>,
    values: HandleMap<Value<'c>, Slot>,
    members: FxHashMap<(Type<'c>, u32), Slot>,
    results: FxHashMap<Value<'c>, Slot>,
    null_operands: FxHashMap<Value<'c>, Slot>,
    objects: FxHashMap<Slot, Type<'c>>,
    i32_samplers: FxHashMap<Value<'c>, Type<'c>>,
}

impl<'c> Pointees<'c> {
    /// The slot of a pointer value. Null, undef and poison have none: they take the type that a use requires.
    #[inline]
    pub fn of(&self, value: Value<'c>) -> Option<Slot> {
        if value.ty().is_pointer_or_pointers() { self.of_pointer(value) } else { None }
    }

    /// As [`Pointees::of`], of a value that is known to be a pointer or a vector of them.
    pub fn of_pointer(&self, value: Value<'c>) -> Option<Slot> {
        match self.values.get(&value) {
            Some(slot) => Some(*slot),
            None if value.is_null() || value.is_undef() || value.is_poison() => None,
            None => Some(Slot::UNCONSTRAINED),
        }
    }

    /// The slot of a value that some evidence concerns.
    pub fn get(&self, value: Value<'c>) -> Option<Slot> {
        self.values.get(&value).copied()
    }

    /// The pointee of a slot, if it is known.
    pub fn pointee(&self, slot: Slot) -> Option<Pointee<'c>> {
        self.known.get(slot.index()).copied().flatten()
    }

    /// The opaque type of a slot, if its pointers are legacy opaque objects.
    pub fn object(&self, slot: Slot) -> Option<Type<'c>> {
        if self.objects.is_empty() { None } else { self.objects.get(&slot).copied() }
    }

    /// The slot of pointers in a member of a structure type, or (as member 0) in an array type without its own slot.
    pub fn member(&self, holder: Type<'c>, member: u32) -> Slot {
        let default = if self.default_pointee.is_some() { Slot::DEFAULT } else { Slot::UNCONSTRAINED };
        self.members.get(&(holder, member)).copied().unwrap_or(default)
    }

    /// The slot of a function's result.
    pub fn result(&self, function: Value<'c>) -> Slot {
        self.results.get(&function).copied().unwrap_or(Slot::UNCONSTRAINED)
    }

    /// The slot of the null operand of a cast whose pointee metadata gives.
    pub fn null_operand(&self, cast: Value<'c>) -> Option<Slot> {
        if self.null_operands.is_empty() { None } else { self.null_operands.get(&cast).copied() }
    }

    /// The sampler type of a parameter that LLVM IR declares as `i32`.
    pub fn i32_sampler(&self, parameter: Value<'c>) -> Option<Type<'c>> {
        if self.i32_samplers.is_empty() { None } else { self.i32_samplers.get(&parameter).copied() }
    }

    /// Whether pointers inside a pointee type have a slot: pointers, and arrays of them outside structures.
    pub fn has_inner(&self, ty: Type<'c>) -> bool {
        has_inner(ty, self.default_pointee)
    }

    /// The pointee at the end of an access chain's indices.
    pub fn walk_indices(&self, start: Pointee<'c>, chain: Value<'c>) -> Option<Pointee<'c>> {
        chain.operands().skip(2).try_fold(start, |at, index| {
            at.step(index.u32_value(), self.default_pointee, |holder, member| self.member(holder, member))
        })
    }
}

/// Infers the pointee types of a module. Of the calls it resolves the callees.
pub(super) fn infer<'c>(
    input: Input<'c, '_>,
    callees: &mut Callees<'c>,
    refusals: &Refusals<'c>,
) -> Pointees<'c> {
    let untyped = input.allows(UNTYPED_POINTERS) && !input.options.compat.keeps_pointees;
    let order = input.options.dialect.pointee_order();
    // In the program's order, pointers without evidence point to bytes at once.
    let byte = (order == PointeeOrder::ByProgram).then(|| input.context.i8_type());
    let mut inference = Inference {
        drops_block_addresses: input.drops_block_addresses(),
        input,
        callees,
        refusals,
        slots: Slots::new(untyped, byte, byte),
        resolved: FxHashSet::default(),
        i32_samplers: FxHashMap::default(),
    };
    match order {
        PointeeOrder::ByStrength => inference.by_strength(),
        PointeeOrder::ByProgram => inference.by_program(),
    }
    inference.slots.finish(inference.i32_samplers)
}

/// The state of the inference.
pub(crate) struct Inference<'c, 'o, 'w> {
    pub input: Input<'c, 'o>,
    callees: &'w mut Callees<'c>,
    /// Instructions that normalization refused.
    pub refusals: &'w Refusals<'c>,
    pub slots: Slots<'c>,
    /// Instructions whose results have been constrained.
    pub resolved: FxHashSet<Value<'c>>,
    i32_samplers: FxHashMap<Value<'c>, Type<'c>>,
    drops_block_addresses: bool,
}

impl<'c> Inference<'c, '_, '_> {
    /// What a called function is.
    pub(crate) fn callee(&mut self, function: Value<'c>) -> Callee<'c> {
        self.callees.resolve(function, &self.input)
    }

    /// The pointee of one step into an aggregate type.
    fn step(&mut self, at: Pointee<'c>, index: Option<u32>) -> Option<Pointee<'c>> {
        let default = self.slots.default_pointee;
        at.step(index, default, |holder, member| self.slots.member(holder, member))
    }

    /// The pointee at the end of an access chain's indices.
    pub(crate) fn walk_indices(&mut self, start: Pointee<'c>, chain: Value<'c>) -> Option<Pointee<'c>> {
        let mut at = start;
        for index in chain.operands().skip(2) {
            at = self.step(at, index.u32_value())?;
        }
        Some(at)
    }
}
