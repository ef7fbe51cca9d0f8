//! Union-find over pointers with the same pointee type.
//!
//! Rule of this file: slots that must agree are joined, and a slot takes the first type that constrains it. A pointer in memory has the
//! slot of the structure member, array or pointee that holds it, for the whole module; where pointers in structures point to bytes, an
//! array outside structures has its own slot, like a pointer in memory.

use super::{Pointee, Pointees, Slot};
use crate::llvm::{HandleMap, Type, Value};
use rustc_hash::FxHashMap;

/// Limit of nested pointers followed.
const MOST_POINTERS: u32 = 32;

/// The slots of a module.
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
    /// Slots of null operands whose pointee metadata gives, by instruction.
    pub null_operands: FxHashMap<Value<'c>, Slot>,
    /// The opaque types of slots whose pointers are legacy opaque objects, by root.
    objects: FxHashMap<usize, Type<'c>>,
}

impl<'c> Slots<'c> {
    /// No slots but the two that [`Pointees`] reserves.
    pub fn new(untyped: bool, default_pointee: Option<Type<'c>>, null_pointee: Option<Type<'c>>) -> Self {
        let default = default_pointee.map(|ty| Pointee { ty, inner: None });
        Self {
            untyped,
            default_pointee,
            null_pointee,
            parents: vec![Slot::UNCONSTRAINED.0, Slot::DEFAULT.0],
            known: vec![None, default],
            values: HandleMap::default(),
            members: FxHashMap::default(),
            results: FxHashMap::default(),
            null_operands: FxHashMap::default(),
            objects: FxHashMap::default(),
        }
    }

    /// The result: every slot replaced by that of its set.
    pub fn finish(mut self, i32_samplers: FxHashMap<Value<'c>, Type<'c>>) -> Pointees<'c> {
        let roots: Vec<Slot> =
            (0..self.parents.len()).map(|slot| Slot(self.root(Slot(slot as u32)) as u32)).collect();
        let root = |slot: &mut Slot| *slot = roots.get(slot.0 as usize).copied().unwrap_or(*slot);
        self.values.values_mut().for_each(root);
        self.members.values_mut().for_each(root);
        self.results.values_mut().for_each(root);
        self.null_operands.values_mut().for_each(root);
        self.known.iter_mut().flatten().filter_map(|pointee| pointee.inner.as_mut()).for_each(root);
        let objects = self.objects.into_iter().map(|(slot, ty)| (Slot(slot as u32), ty)).collect();
        Pointees {
            untyped: self.untyped,
            default_pointee: self.default_pointee,
            known: self.known,
            values: self.values,
            members: self.members,
            results: self.results,
            null_operands: self.null_operands,
            objects,
            i32_samplers,
        }
    }

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
        super::has_inner(ty, self.default_pointee).then(|| self.fresh())
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
