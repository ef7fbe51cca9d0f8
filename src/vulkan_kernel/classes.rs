//! Where pointers lead: pointers that may be equal, because one is computed from the other or a phi or select chooses between them, are of one
//! class. A class leads to global memory, or to variables. Pointers to variables that stand in memory are one class of their function and
//! address space, whatever holds them: copies of memory carry them anywhere.

use crate::error::{Error, Result};
use crate::llvm::{Block, Module, Opcode, Value, ValueKind};
use crate::table::storage_class::{GENERIC, WORKGROUP};
use crate::writer::location;
use rustc_hash::FxHashMap;

/// The address spaces of kernels: private, global, constant, local, generic.
const SPACES: &[u32] = &[0, 1, 2, 3, 4];

/// The address spaces of pointers that may lead to variables and stand in memory.
const STORED: &[u32] = &[0, WORKGROUP, GENERIC];

/// Whether a pointer is one of a kernel's, not to an interface of shaders.
pub(super) fn is_tracked(value: Value<'_>) -> bool {
    value.ty().address_space().is_some_and(|space| SPACES.contains(&space)) && !value.is_function()
}

/// Whether a constant is the null pointer of another address space, which leads nowhere in each.
pub(super) fn is_cast_of_null(mut constant: Value<'_>) -> bool {
    while let Some(Opcode::BitCast | Opcode::AddrSpaceCast) = constant.constant_opcode() {
        let Some(inner) = constant.operand(0) else { return false };
        constant = inner;
    }
    constant.is_null()
}

/// Whether a pointer to an address space, of which nothing else is known, leads to global memory.
fn is_global(space: Option<u32>) -> bool {
    matches!(space, Some(1 | 2))
}

/// What the pointers of a class lead to.
#[derive(Clone, Debug, Default)]
struct Facts<'c> {
    /// A pointer that leads to global memory.
    address: Option<Value<'c>>,
    /// Variables.
    objects: Vec<Value<'c>>,
    /// A pointer that leads nobody knows where.
    unknown: Option<Value<'c>>,
}

/// The classes of a module's pointers.
#[derive(Default)]
pub(super) struct Classes<'c> {
    numbers: FxHashMap<Value<'c>, usize>,
    parents: Vec<usize>,
    facts: Vec<Facts<'c>>,
    /// A pointer that stands in memory, by its function and address space.
    stored: FxHashMap<(Option<Value<'c>>, u32), Value<'c>>,
}

impl<'c> Classes<'c> {
    /// Finds the classes.
    ///
    /// # Errors
    /// Pointers that may lead to memory of two kinds, or nobody knows where.
    pub(super) fn of(module: Module<'c>) -> Result<Self> {
        let mut classes = Self::default();
        let all = || module.functions().flat_map(Value::blocks).flat_map(Block::instructions);
        for instruction in all() {
            classes.look_at(instruction);
        }
        for load in all().filter(|one| one.opcode() == Some(Opcode::Load) && is_tracked(*one)) {
            classes.look_at_loaded(load);
        }
        let known: Vec<_> = classes.numbers.iter().map(|(value, number)| (*value, *number)).collect();
        for (_, number) in known {
            classes.check(number)?;
        }
        Ok(classes)
    }

    fn number(&mut self, value: Value<'c>) -> usize {
        if let Some(number) = self.numbers.get(&value) {
            return *number;
        }
        let number = self.parents.len();
        self.numbers.insert(value, number);
        self.parents.push(number);
        let is_object = value.kind() == ValueKind::Variable || value.opcode() == Some(Opcode::Alloca);
        let objects = if is_object { vec![value] } else { Vec::new() };
        self.facts.push(Facts { objects, ..Facts::default() });
        number
    }

    fn root(&mut self, mut number: usize) -> usize {
        while let Some(parent) = self.parents.get(number).copied().filter(|parent| *parent != number) {
            let above = self.parents.get(parent).copied().unwrap_or(parent);
            if let Some(slot) = self.parents.get_mut(number) {
                *slot = above;
            }
            number = parent;
        }
        number
    }

    fn join(&mut self, one: Value<'c>, other: Value<'c>) {
        if other.is_constant() && !other.is_global() {
            return;
        }
        let (one, other) = (self.number(one), self.number(other));
        let (one, other) = (self.root(one), self.root(other));
        if one == other {
            return;
        }
        let moved = self.facts.get_mut(other).map(std::mem::take).unwrap_or_default();
        if let Some(facts) = self.facts.get_mut(one) {
            facts.address = facts.address.or(moved.address);
            facts.unknown = facts.unknown.or(moved.unknown);
            facts.objects.extend(moved.objects);
        }
        if let Some(slot) = self.parents.get_mut(other) {
            *slot = one;
        }
    }

    fn note(&mut self, value: Value<'c>, leads_to_global: bool) {
        let number = self.number(value);
        let root = self.root(number);
        if let Some(facts) = self.facts.get_mut(root) {
            let slot = if leads_to_global { &mut facts.address } else { &mut facts.unknown };
            slot.get_or_insert(value);
        }
    }

    fn look_at(&mut self, instruction: Value<'c>) {
        for operand in instruction.operands().filter(|operand| is_tracked(*operand) && operand.is_global()) {
            self.number(operand);
        }
        if instruction.opcode() == Some(Opcode::Store)
            && let Some(value) = instruction.operand(0).filter(|value| is_tracked(*value))
        {
            self.join_stored(instruction, value);
        }
        if !is_tracked(instruction) {
            return;
        }
        match instruction.opcode() {
            Some(Opcode::GetElementPtr | Opcode::BitCast | Opcode::AddrSpaceCast | Opcode::Freeze) => {
                self.number(instruction);
                if let Some(base) = instruction.operand(0) {
                    self.join(instruction, base);
                }
            }
            Some(Opcode::Phi | Opcode::Select) => {
                self.number(instruction);
                for operand in instruction.operands().filter(|operand| is_tracked(*operand)) {
                    self.join(instruction, operand);
                }
            }
            Some(Opcode::Alloca) => {
                self.number(instruction);
            }
            // A generic pointer that is made of a number leads to global memory.
            Some(Opcode::IntToPtr) => {
                let space = instruction.ty().address_space();
                self.note(instruction, is_global(space) || space == Some(GENERIC));
            }
            Some(Opcode::Load) => {
                self.number(instruction);
                self.join_stored(instruction, instruction);
            }
            _ => self.note(instruction, false),
        }
    }

    /// The key of the pointers that stand in memory with one; none of those to global memory.
    fn key(access: Value<'c>, pointer: Value<'c>) -> Option<(Option<Value<'c>>, u32)> {
        let space = pointer.ty().address_space().filter(|space| STORED.contains(space))?;
        Some((access.function().filter(|_| space != WORKGROUP), space))
    }

    /// Joins a pointer that an access stores or loads with the others that stand in memory.
    fn join_stored(&mut self, access: Value<'c>, pointer: Value<'c>) {
        let Some(key) = Self::key(access, pointer) else { return };
        if pointer.is_constant() && !pointer.is_global() {
            return;
        }
        let first = *self.stored.entry(key).or_insert(pointer);
        self.number(first);
        self.join(first, pointer);
    }

    /// A pointer that stands in global memory leads to global memory, and so does one in a variable if no pointer to a variable is stored.
    fn look_at_loaded(&mut self, load: Value<'c>) {
        let is_in_variable = load.operand(0).is_some_and(|pointer| self.object_class(pointer).is_some());
        let space = load.ty().address_space();
        if !is_in_variable || self.object_class(load).is_none() {
            self.note(load, is_global(space) || space == Some(GENERIC));
        }
    }

    /// The class of the pointers that stand in memory as a constant does that is stored.
    pub(super) fn stored_class(&mut self, store: Value<'c>, pointer: Value<'c>) -> Option<usize> {
        let first = *self.stored.get(&Self::key(store, pointer)?)?;
        self.object_class(first)
    }

    /// Whether pointers of a class stand in memory. Memory that is filled with zeros holds null pointers, so that none of the variables of the
    /// class is at 0.
    pub(super) fn is_stored(&mut self, class: usize) -> bool {
        let all: Vec<Value<'c>> = self.stored.values().copied().collect();
        all.into_iter().any(|pointer| self.object_class(pointer) == Some(class))
    }

    fn check(&mut self, number: usize) -> Result<()> {
        let root = self.root(number);
        let Some(facts) = self.facts.get(root) else { return Ok(()) };
        let refused = |what: &str, at: Value<'c>| {
            let location =
                if at.is_instruction() { location::of_instruction(at) } else { location::of_global(at) };
            Err(Error::unsupported(what).at(location))
        };
        if let Some(at) = facts.unknown {
            return refused(
                "a pointer to private or local memory that is made of a number or stands in memory",
                at,
            );
        }
        if let (Some(at), Some(_)) = (facts.address, facts.objects.first()) {
            return refused("a pointer that may lead to global memory and to a variable", at);
        }
        let kind = |object: &Value<'c>| object.ty().address_space();
        if let Some(other) =
            facts.objects.iter().find(|object| kind(object) != facts.objects.first().and_then(kind))
        {
            return refused("a pointer that may lead to variables of several address spaces", *other);
        }
        Ok(())
    }

    /// The class of a pointer; `None` for a constant that leads nowhere, and for one to global memory.
    pub(super) fn object_class(&mut self, pointer: Value<'c>) -> Option<usize> {
        let number = *self.numbers.get(&pointer)?;
        let root = self.root(number);
        self.facts.get(root).filter(|facts| !facts.objects.is_empty()).map(|_| root)
    }

    /// The variables of each class that has some, with its number.
    pub(super) fn objects(&self) -> Vec<(usize, Vec<Value<'c>>)> {
        let found = self.facts.iter().enumerate().filter(|(_, facts)| !facts.objects.is_empty());
        found.map(|(number, facts)| (number, facts.objects.clone())).collect()
    }
}

/// Whether variables are memory of the workgroup.
pub(super) fn is_of_workgroup(object: Value<'_>) -> bool {
    object.ty().address_space() == Some(WORKGROUP)
}
