//! What memory a pointer certainly points to, and what a kernel does to that memory.

use rustc_hash::FxHashSet;
use spirv_llvm_translate::internal::llvm::{MdKind, Module, Opcode, Type, Value};

use super::instrument::ATOMICS;
use super::mark;
use crate::executor::check::PREFIX;

/// The address spaces of private, constant, local and generic memory.
const PRIVATE: u32 = 0;
const LOCAL: u32 = 3;
const GENERIC: u32 = 4;

/// The largest part of memory whose accesses are noted as one: the logarithm of its size in bytes.
const LARGEST: u32 = 4;

/// The most values that are looked through.
const DEPTH: usize = 64;

/// What a pointer is derived from, if that is known.
pub fn base<'c>(pointer: Value<'c>) -> Option<Value<'c>> {
    let (mut open, mut seen, mut found) = (vec![pointer], FxHashSet::default(), None);
    while let Some(pointer) = open.pop() {
        if !seen.insert(pointer) {
            continue;
        }
        if seen.len() > DEPTH {
            return None;
        }
        match pointer.opcode() {
            Some(Opcode::GetElementPtr | Opcode::AddrSpaceCast | Opcode::BitCast | Opcode::Freeze) => {
                open.push(pointer.operand(0)?);
            }
            Some(Opcode::Phi) => open.extend(pointer.incoming().map(|(value, _)| value)),
            Some(Opcode::Select) => open.extend([pointer.operand(1)?, pointer.operand(2)?]),
            Some(Opcode::Alloca) | None => {
                let base = constant_base(pointer);
                if found.is_some_and(|other| other != base) {
                    return None;
                }
                found = Some(base);
            }
            Some(_) => return None,
        }
    }
    found
}

/// What a constant expression is derived from.
fn constant_base(value: Value<'_>) -> Value<'_> {
    let mut value = value;
    for _ in 0..DEPTH {
        match value.operand(0) {
            Some(operand) if !value.is_global() && value.is_constant() && operand.ty().is_pointer() => {
                value = operand;
            }
            _ => break,
        }
    }
    value
}

/// What is known about memory before the run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Facts {
    /// The logarithm of the number of bytes whose accesses are noted as one.
    pub granule: u32,
    /// Whether anything is written there, or it has no value before that, as local memory.
    pub is_written: bool,
}

/// The memory of a kernel: its parameters in order, then the variables of the module in local memory.
pub struct Regions<'c> {
    /// What its pointers are derived from.
    pub bases: Vec<Value<'c>>,
    /// The facts of each.
    pub facts: Vec<Facts>,
    /// Those of all memory.
    pub all: Facts,
}

impl<'c> Regions<'c> {
    /// Memory that nothing uses.
    pub fn new(bases: Vec<Value<'c>>) -> Self {
        let unused = Facts { granule: LARGEST, is_written: false };
        let begins = |base: &Value<'c>| Facts { is_written: space_of(base.ty()) == LOCAL, ..unused };
        let facts = bases.iter().map(begins).collect();
        Self { bases, facts, all: unused }
    }

    /// The number of the region of a pointer.
    pub fn of(&self, pointer: Value<'c>) -> Option<usize> {
        let base = base(pointer)?;
        self.bases.iter().position(|known| *known == base)
    }

    /// Notes an access to so many bytes, by the least alignment that its address can have.
    pub fn note(&mut self, pointer: Value<'c>, size: u64, alignment: u64, is_write: bool) {
        let granule = (size | alignment.max(1)).trailing_zeros().min(LARGEST);
        let note = |facts: &mut Facts| {
            facts.granule = facts.granule.min(granule);
            facts.is_written |= is_write;
        };
        note(&mut self.all);
        let found = base(pointer);
        if let Some(number) = found.and_then(|base| self.bases.iter().position(|known| *known == base)) {
            self.facts.get_mut(number).into_iter().for_each(note);
            return;
        }
        // A variable of a function, or one of the module that is no region, is no other memory.
        if found.is_some_and(|base| base.opcode() == Some(Opcode::Alloca) || base.is_global()) {
            return;
        }
        let space = pointer.ty().address_space().unwrap_or(GENERIC);
        for (base, facts) in self.bases.iter().zip(&mut self.facts) {
            let own = space_of(base.ty());
            let meets = match space {
                PRIVATE => false,
                LOCAL => own == LOCAL,
                GENERIC => true,
                _ => own != LOCAL,
            };
            if meets {
                note(facts);
            }
        }
    }
}

fn space_of(ty: Type<'_>) -> u32 {
    ty.address_space().unwrap_or(PRIVATE)
}

/// The functions that a kernel calls, directly or not, with itself.
fn reachable<'c>(kernel: Value<'c>) -> Vec<Value<'c>> {
    let (mut open, mut seen, mut found) = (vec![kernel], FxHashSet::default(), Vec::new());
    while let Some(function) = open.pop() {
        if function.is_declaration() || !seen.insert(function) {
            continue;
        }
        found.push(function);
        let instructions = function.blocks().flat_map(|block| block.instructions());
        open.extend(
            instructions.flat_map(|instruction| instruction.operands()).filter(|value| value.is_function()),
        );
    }
    found
}

/// The memory of a kernel, and how it is used; without a kernel, that of the whole module as one.
pub fn regions<'c>(module: Module<'c>, kernel: Option<&str>, kind: MdKind) -> Regions<'c> {
    let kernel = kernel.and_then(|name| module.function(name)).filter(|kernel| !kernel.is_used());
    let mut bases: Vec<Value<'c>> = Vec::new();
    if let Some(kernel) = kernel {
        bases.extend(kernel.params());
        bases.extend(module.variables().filter(|variable| variable.ty().address_space() == Some(3)));
    }
    let functions = match kernel {
        Some(kernel) => reachable(kernel),
        None => module.functions().filter(|function| !function.is_declaration()).collect(),
    };
    let mut regions = Regions::new(bases);
    let instructions = functions.into_iter().flat_map(|function| function.blocks());
    for instruction in instructions.flat_map(|block| block.instructions()) {
        let (Some(opcode), Some((_, alignment))) = (instruction.opcode(), mark::marked(instruction, kind))
        else {
            if let Some(callee) = instruction.called_function()
                && callee.name().starts_with(PREFIX)
            {
                // Copies and fills.
                let pointers = instruction.args().filter(|argument| argument.ty().is_pointer());
                pointers.for_each(|pointer| regions.note(pointer, 1, 1, true));
            }
            continue;
        };
        let size = |ty: Type<'c>| module.store_size_bytes(ty).unwrap_or(1);
        let own_alignment = |ty: Type<'c>| if instruction.is_atomic() { size(ty) } else { alignment };
        let mut note = |pointer: Option<Value<'c>>, ty: Option<Type<'c>>, is_write: bool| {
            if let (Some(pointer), Some(ty)) = (pointer, ty) {
                regions.note(pointer, size(ty), own_alignment(ty), is_write);
            }
        };
        match opcode {
            Opcode::Load => note(instruction.operand(0), Some(instruction.ty()), false),
            Opcode::Store => note(instruction.operand(1), instruction.operand(0).map(Value::ty), true),
            Opcode::AtomicRmw | Opcode::AtomicCmpXchg => {
                note(instruction.operand(0), instruction.operand(1).map(Value::ty), true);
            }
            Opcode::Call => {
                let Some(callee) = instruction.called_function() else { continue };
                if !callee.is_declaration() || callee.is_intrinsic() {
                    continue;
                }
                let name = callee.name().into_owned();
                let is_atomic = mangling::ident(&name).unwrap_or(&name).starts_with(ATOMICS);
                for pointer in instruction.args().filter(|argument| argument.ty().is_pointer()) {
                    let size =
                        if is_atomic && !instruction.ty().is_void() { size(instruction.ty()) } else { 1 };
                    regions.note(pointer, size, size, true);
                }
            }
            _ => {}
        }
    }
    regions
}
