//! Memory orders and scopes as OpenCL C's functions imply them: the Khronos translator's reader drops what a name cannot say.
//!
//! Rule of this module: only operands of atomic instructions and barriers change, only at the peer level, and only for OpenCL C
//! names; the rows of those names then hold. Operands that are no constants stay.
//!
//! Spec: "Barriers and fences" and "Atomics" of the representation document on builtins.

use crate::error::Result;
use crate::options::{BuiltinNames, MetadataLevel, Options};
use crate::spirv::grammar::{Class, OperandKind};
use crate::spirv::operands::operands;
use crate::spirv::{HEADER_WORDS, Id, Instruction, Module, op};
use crate::table::opencl::semantics::{ORDER_MASK, flags_of_storage, storage_bits};
use rspirv::spirv::Scope;
use rustc_hash::FxHashMap;

const ACQUIRE_RELEASE: u32 = 8;
const SEQUENTIALLY_CONSISTENT: u32 = 16;
const WORKGROUP: u32 = Scope::Workgroup as u32;
const SUBGROUP: u32 = Scope::Subgroup as u32;
/// Position of the bound in a module.
const BOUND: usize = 3;

/// The module with the orders and scopes that the names of the options imply; `None` if nothing changes.
///
/// # Errors
/// Never in practice: the words stay a module.
pub(super) fn implied(module: &Module, options: &Options) -> Result<Option<Module>> {
    if options.metadata != MetadataLevel::Peer || options.builtin_names == BuiltinNames::Spirv {
        return Ok(None);
    }
    let mut rewriter = Rewriter {
        module,
        is_first_version: options.builtin_names == BuiltinNames::Cl12,
        words: module.words().to_vec(),
        constants: FxHashMap::default(),
        new: Vec::new(),
    };
    for instruction in module.instructions() {
        rewriter.instruction(instruction);
    }
    rewriter.finish()
}

struct Rewriter<'m> {
    module: &'m Module,
    /// Whether names are those of OpenCL C 1.2.
    is_first_version: bool,
    words: Vec<u32>,
    /// Ids of constants by type and value, once they were looked for.
    constants: FxHashMap<(Id, u32), Id>,
    /// Words of new constants.
    new: Vec<u32>,
}

impl Rewriter<'_> {
    fn instruction(&mut self, instruction: Instruction<'_>) {
        let class = instruction.grammar().map(|grammar| grammar.class);
        match (class, instruction.opcode()) {
            // OpenCL C 1.2 has no such functions.
            (_, op::AtomicLoad | op::AtomicStore | op::AtomicFlagTestAndSet | op::AtomicFlagClear)
                if self.is_first_version => {}
            (Some(Class::Atomic), _) => self.atomic(instruction),
            (_, op::ControlBarrier) => self.control_barrier(instruction),
            (_, op::MemoryBarrier) => self.memory_barrier(instruction),
            _ => {}
        }
    }

    fn atomic(&mut self, instruction: Instruction<'_>) {
        let bits = storage_bits(self.origin_class(instruction));
        for (kind, index, value) in self.constant_operands(instruction) {
            let wanted = match (kind, self.is_first_version) {
                (OperandKind::IdScope, true) => WORKGROUP,
                (OperandKind::IdMemorySemantics, true) => bits,
                (OperandKind::IdMemorySemantics, false) => value & ORDER_MASK | bits,
                _ => value,
            };
            self.replace(instruction, index, value, wanted);
        }
    }

    fn control_barrier(&mut self, instruction: Instruction<'_>) {
        for (position, (kind, index, value)) in self.constant_operands(instruction).into_iter().enumerate() {
            let wanted = match (kind, position, self.is_first_version) {
                (OperandKind::IdScope, _, true) => WORKGROUP,
                (OperandKind::IdScope, 0, false) if value != WORKGROUP => SUBGROUP,
                (OperandKind::IdMemorySemantics, ..) => with_order(value, SEQUENTIALLY_CONSISTENT),
                _ => value,
            };
            self.replace(instruction, index, value, wanted);
        }
    }

    fn memory_barrier(&mut self, instruction: Instruction<'_>) {
        for (kind, index, value) in self.constant_operands(instruction) {
            let wanted = match (kind, self.is_first_version) {
                (OperandKind::IdScope, true) => WORKGROUP,
                (OperandKind::IdMemorySemantics, true) => named_storage(value) | ACQUIRE_RELEASE,
                (OperandKind::IdMemorySemantics, false) => named_storage(value) | value & ORDER_MASK,
                _ => value,
            };
            self.replace(instruction, index, value, wanted);
        }
    }

    /// Scopes and semantics that are constants: kind, word of the instruction, value.
    fn constant_operands(&self, instruction: Instruction<'_>) -> Vec<(OperandKind, usize, u32)> {
        let wanted = |kind| matches!(kind, OperandKind::IdScope | OperandKind::IdMemorySemantics);
        let all = operands(instruction, self.module).filter_map(|operand| operand.ok());
        all.filter(|operand| wanted(operand.kind))
            .filter_map(|operand| {
                let constant = self.module.definition(Id(operand.word()))?;
                let value = *constant.operands().first().filter(|_| constant.opcode() == op::Constant)?;
                Some((operand.kind, operand.index, value))
            })
            .collect()
    }

    /// The storage class of the pointer of an atomic instruction, seen through casts.
    fn origin_class(&self, instruction: Instruction<'_>) -> u32 {
        let class = |of: Instruction<'_>| {
            let ty = self.module.definition(of.result_type()?)?;
            ty.operands().first().copied().filter(|_| ty.opcode() == op::TypePointer)
        };
        let mut pointer = instruction.operands().first().and_then(|id| self.module.definition(Id(*id)));
        let mut found = pointer.and_then(class).unwrap_or(u32::MAX);
        // Each cast is defined before its use, or the module is refused later.
        for _ in 0..self.module.instruction_count() {
            let cast = pointer.filter(|i| matches!(i.opcode(), op::PtrCastToGeneric | op::Bitcast));
            let source = cast.and_then(|i| self.module.definition(Id(*i.operands().first()?)));
            let Some(next) = source.and_then(class) else { break };
            (pointer, found) = (source, next);
        }
        found
    }

    fn replace(&mut self, instruction: Instruction<'_>, index: usize, value: u32, wanted: u32) {
        if value == wanted {
            return;
        }
        let old = instruction.words().get(index).and_then(|id| self.module.definition(Id(*id)));
        let Some(ty) = old.and_then(Instruction::result_type) else { return };
        let id = self.constant(ty, wanted);
        if let Some(word) = self.words.get_mut(instruction.word_offset() as usize + index) {
            *word = id.0;
        }
    }

    fn constant(&mut self, ty: Id, value: u32) -> Id {
        if let Some(id) = self.constants.get(&(ty, value)) {
            return *id;
        }
        let mut declared = self.module.instructions().take_while(|i| i.opcode() != op::Function);
        let found = declared
            .find(|i| i.opcode() == op::Constant && i.result_type() == Some(ty) && i.operands() == [value]);
        let id = found.and_then(Instruction::result_id).unwrap_or_else(|| {
            let id = Id(self.words.get(BOUND).copied().unwrap_or(0));
            self.words.iter_mut().skip(BOUND).take(1).for_each(|bound| *bound = bound.saturating_add(1));
            self.new.extend([4 << 16 | u32::from(op::Constant.0), ty.0, id.0, value]);
            id
        });
        self.constants.insert((ty, value), id);
        id
    }

    fn finish(mut self) -> Result<Option<Module>> {
        if self.constants.is_empty() {
            return Ok(None);
        }
        let mut functions = self.module.instructions().filter(|i| i.opcode() == op::Function);
        let at = functions.next().map_or(HEADER_WORDS, |function| function.word_offset() as usize);
        self.words.splice(at..at, self.new);
        Module::from_words(self.words).map(Some)
    }
}

/// The memory that fence flags can name.
fn named_storage(semantics: u32) -> u32 {
    let storage = semantics & !ORDER_MASK;
    if flags_of_storage(storage).is_some() { storage } else { storage & storage_bits(u32::MAX) }
}

/// The memory that fence flags can name, with an order if there is any.
fn with_order(semantics: u32, order: u32) -> u32 {
    match named_storage(semantics) {
        0 => 0,
        storage => storage | order,
    }
}
