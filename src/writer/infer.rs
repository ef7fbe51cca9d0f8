//! Infers pointee types for SPIR-V's typed pointers from LLVM's opaque pointers.
//!
//! Rule of this module: every pointer value has a slot; slots that must agree are joined (union-find), and a
//! slot takes the first type that constrains it. Three passes over the module run in this order: constraints
//! from metadata and from instructions on their own results; constraints from accesses on their pointer
//! operands; joins of pointers that flow into each other. A slot without constraints points to bytes. A
//! pointer in memory has the slot of the structure member, array or pointee that holds it, for the whole
//! module; where pointers in structures point to bytes, an array outside structures has its own slot, like a
//! pointer in memory. The result does not depend on addresses or hash order, so it is deterministic.

use crate::llvm::{HandleMap, Type, Value};
use rustc_hash::{FxHashMap, FxHashSet};

/// A set of pointers that have the same pointee type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Slot(u32);

/// Limit of nested pointers followed.
const MOST_POINTERS: u32 = 32;

/// A pointee type; if it is a pointer itself, the slot of its pointee.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pointee<'c> {
    pub ty: Type<'c>,
    pub inner: Option<Slot>,
}

/// The slots of a module.
#[derive(Default)]
pub(crate) struct Slots<'c> {
    /// Whether only metadata and attributes determine pointees, and all other pointers are untyped.
    pub untyped: bool,
    /// The pointee of pointers in structures that no evidence constrains.
    pub default_pointee: Option<Type<'c>>,
    /// The pointee of null and undef pointers; without it, they take the pointee of the slots they are joined
    /// with.
    pub null_pointee: Option<Type<'c>>,
    parents: Vec<u32>,
    known: Vec<Option<Pointee<'c>>>,
    values: HandleMap<Value<'c>, Slot>,
    members: FxHashMap<(Type<'c>, u32), Slot>,
    results: FxHashMap<Value<'c>, Slot>,
    /// Instructions whose results have been constrained.
    pub resolved: FxHashSet<Value<'c>>,
    /// The opaque types of slots whose pointers are legacy opaque objects, by root.
    objects: FxHashMap<usize, Type<'c>>,
}

impl<'c> Slots<'c> {
    /// An unconstrained slot.
    pub fn fresh(&mut self) -> Slot {
        let slot = u32::try_from(self.parents.len()).unwrap_or(u32::MAX);
        self.parents.push(slot);
        self.known.push(None);
        Slot(slot)
    }

    fn root(&mut self, slot: Slot) -> usize {
        let mut root = slot.0 as usize;
        while let Some(parent) = self.parents.get(root).map(|parent| *parent as usize).filter(|p| *p != root)
        {
            root = parent;
        }
        let mut at = slot.0 as usize;
        while at != root {
            match self.parents.get_mut(at) {
                Some(parent) => at = std::mem::replace(parent, u32::try_from(root).unwrap_or(0)) as usize,
                None => break,
            }
        }
        root
    }

    /// The pointee of a slot, if it is known.
    pub fn pointee(&mut self, slot: Slot) -> Option<Pointee<'c>> {
        let root = self.root(slot);
        self.known.get(root).copied().flatten()
    }

    /// The opaque type of a slot, if its pointers are legacy opaque objects.
    pub fn object(&mut self, slot: Slot) -> Option<Type<'c>> {
        if self.objects.is_empty() {
            return None;
        }
        let root = self.root(slot);
        self.objects.get(&root).copied()
    }

    /// Constrains the pointers of a slot to be objects of an opaque type.
    pub fn constrain_opaque(&mut self, slot: Slot, ty: Type<'c>) {
        let root = self.root(slot);
        self.objects.entry(root).or_insert(ty);
    }

    /// The slot of a pointer value. Null, undef and poison have none: they take the type that a use requires.
    pub fn of(&mut self, value: Value<'c>) -> Option<Slot> {
        if !value.ty().is_pointer_or_pointers() {
            return None;
        }
        if let Some(slot) = self.values.get(&value) {
            return Some(*slot);
        }
        if value.is_null() || value.is_undef() || value.is_poison() {
            return None;
        }
        let slot = self.fresh();
        self.values.insert(value, slot);
        Some(slot)
    }

    /// The slot of a value, if it exists.
    pub fn get(&self, value: Value<'c>) -> Option<Slot> {
        self.values.get(&value).copied()
    }

    /// The slot of pointers in a member of a structure type, or (as member 0) in an array type without its
    /// own slot.
    pub fn member(&mut self, holder: Type<'c>, member: u32) -> Slot {
        if let Some(slot) = self.members.get(&(holder, member)) {
            return *slot;
        }
        let slot = self.fresh();
        if let Some(bytes) = self.default_pointee {
            self.constrain(slot, bytes, None);
        }
        self.members.insert((holder, member), slot);
        slot
    }

    /// Whether pointers inside a pointee type have a slot: pointers, and arrays of them outside structures.
    pub fn has_inner(&self, ty: Type<'c>) -> bool {
        let mut at = ty;
        while let Some(element) = at.element().filter(|_| at.is_array() && self.default_pointee.is_some()) {
            at = element;
        }
        at.is_pointer_or_pointers()
    }

    /// The slot of a function's result.
    pub fn result(&mut self, function: Value<'c>) -> Slot {
        if let Some(slot) = self.results.get(&function) {
            return *slot;
        }
        let slot = self.fresh();
        self.results.insert(function, slot);
        slot
    }

    /// The slot of pointers inside a value of a type whose holder has no slot.
    pub fn inner_of(&mut self, ty: Type<'c>) -> Option<Slot> {
        self.has_inner(ty).then(|| self.fresh())
    }

    /// Constrains a pointer by an instruction that uses it.
    pub fn constrain_from_use(&mut self, slot: Slot, ty: Type<'c>, inner: Option<Slot>) {
        if !self.untyped {
            self.constrain(slot, ty, inner);
        }
    }

    /// Adds a constraint; the first one takes precedence. If it repeats the known type, the inner slots are
    /// joined.
    pub fn constrain(&mut self, slot: Slot, ty: Type<'c>, inner: Option<Slot>) {
        let root = self.root(slot);
        match self.known.get(root).copied().flatten() {
            None => {
                // A pointer type cannot contain itself.
                let is_possible = inner.is_none_or(|inner| !self.leads_to(inner, root));
                if let Some(known) = self.known.get_mut(root).filter(|_| is_possible) {
                    *known = Some(Pointee { ty, inner });
                }
            }
            Some(known) if known.ty == ty => {
                if let (Some(a), Some(b)) = (known.inner, inner) {
                    self.join(a, b);
                }
            }
            Some(_) => {}
        }
    }

    /// Whether the pointers of a slot are, or lead through pointers to, those of the set `root`.
    fn leads_to(&mut self, slot: Slot, root: usize) -> bool {
        let mut at = Some(slot);
        for _ in 0..MOST_POINTERS {
            let Some(slot) = at else { return false };
            let set = self.root(slot);
            if set == root {
                return true;
            }
            at = self.known.get(set).copied().flatten().and_then(|known| known.inner);
        }
        true
    }

    /// Joins two slots unless they have different pointees, or one points to the other.
    pub fn join(&mut self, a: Slot, b: Slot) {
        if self.untyped {
            return;
        }
        // A work list instead of recursion through nested pointers; each step joins two sets or terminates.
        let mut work = vec![(a, b)];
        while let Some((a, b)) = work.pop() {
            let (a, b) = (self.root(a), self.root(b));
            if a == b {
                continue;
            }
            let (kept, gone) = (a.min(b), a.max(b));
            if self.leads_to(Slot(a as u32), b) || self.leads_to(Slot(b as u32), a) {
                continue;
            }
            let pair = (self.known.get(kept).copied().flatten(), self.known.get(gone).copied().flatten());
            let merged = match pair {
                (Some(x), Some(y)) if x.ty != y.ty => continue,
                (Some(x), Some(y)) => {
                    if let (Some(x), Some(y)) = (x.inner, y.inner) {
                        work.push((x, y));
                    }
                    Some(x)
                }
                (x, y) => x.or(y),
            };
            let objects = (self.objects.get(&kept).copied(), self.objects.get(&gone).copied());
            match objects {
                (Some(x), Some(y)) if x != y => continue,
                (None, Some(object)) => drop(self.objects.insert(kept, object)),
                _ => {}
            }
            if let (Some(parent), Some(known)) = (self.parents.get_mut(gone), self.known.get_mut(kept)) {
                *parent = u32::try_from(kept).unwrap_or(0);
                *known = merged;
            }
        }
    }
}
