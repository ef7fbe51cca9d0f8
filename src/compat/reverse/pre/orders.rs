//! Memory orders and scopes implied by OpenCL C's functions: the Khronos translator's reader drops those that
//! a name cannot represent.
//!
//! Rule of this module: only atomic instructions and barriers change, and only for OpenCL C names, so that
//! the rows of those names match. Orders and scopes that are arguments of the functions are kept, constant or
//! not. An instruction without a function in an OpenCL version is replaced by one that has a function: OpenCL
//! C 1.2 loads by adding zero, and stores and sets flags by exchanging; OpenCL C 2.0 increments by adding
//! one.
//!
//! Spec: "Barriers and fences" and "Atomics" of the representation document on builtins.

use crate::dialect::BuiltinNames;
use crate::error::Result;
use crate::spirv::grammar::{Class, OperandKind};
use crate::spirv::operands::operands;
use crate::spirv::pointer::origin_class;
use crate::spirv::{Id, Instruction, Module, Opcode, Rewrite, op};
use crate::table::atomic::loading_sum;
use crate::table::opencl::semantics::{BUFFER_FLAGS, IMAGE_FLAG, ORDER_MASK, storage_bits, storage_of_flags};
use rspirv::spirv::Scope;
use rustc_hash::FxHashMap;

const ACQUIRE: u32 = 2;
const RELEASE: u32 = 4;
const ACQUIRE_RELEASE: u32 = 8;
const SEQUENTIALLY_CONSISTENT: u32 = 16;
const WORKGROUP: u32 = Scope::Workgroup as u32;
const SUBGROUP: u32 = Scope::Subgroup as u32;

/// The module with the orders and scopes implied by the names in the options; `None` if nothing changes.
///
/// # Errors
/// Internal, if the result is malformed.
pub(super) fn implied(module: &Module, names: BuiltinNames) -> Result<Option<Module>> {
    if names == BuiltinNames::Spirv {
        return Ok(None);
    }
    let mut orders = Orders {
        module,
        is_first_version: names == BuiltinNames::Cl12,
        rewrite: Rewrite::new(module),
        constants: FxHashMap::default(),
    };
    for instruction in module.instructions() {
        orders.instruction(instruction)?;
    }
    orders.rewrite.finish()
}

struct Orders<'m> {
    module: &'m Module,
    /// Whether names are those of OpenCL C 1.2.
    is_first_version: bool,
    rewrite: Rewrite<'m>,
    /// Ids of constants by type and value, as far as requested.
    constants: FxHashMap<(Id, u32), Id>,
}

/// The replacement of an instruction without a function in its OpenCL version.
struct Substitute {
    opcode: Opcode,
    /// The type and id of the result: the type in memory, and a new id if the instruction has no result or
    /// another type.
    result: (Id, Id),
    /// A constant appended to the operands.
    value: Option<u32>,
}

impl<'m> Orders<'m> {
    fn instruction(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let class = instruction.grammar().map(|grammar| grammar.class);
        match (class, instruction.opcode()) {
            (Some(Class::Atomic), _) => self.atomic(instruction),
            (_, op::ControlBarrier) => self.control_barrier(instruction),
            (_, op::ControlBarrierArriveINTEL) => self.split_barrier(instruction, RELEASE),
            (_, op::ControlBarrierWaitINTEL) => self.split_barrier(instruction, ACQUIRE),
            (_, op::MemoryBarrier) => self.memory_barrier(instruction),
            _ => {
                self.rewrite.copy(instruction);
                Ok(())
            }
        }
    }

    /// Appends an instruction with operands replaced by constants, given by word index and value.
    fn with_constants(&mut self, instruction: Instruction<'m>, wanted: &[(usize, u32)]) -> Result<()> {
        let operands = self.replaced(instruction, wanted)?;
        self.rewrite.push_as(instruction, instruction.opcode(), &operands)
    }

    fn atomic(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let mut all = Vec::new();
        let bits =
            storage_bits(instruction.id(0).map_or(u32::MAX, |pointer| origin_class(self.module, pointer)));
        for (kind, index, value) in self.order_operands(instruction) {
            let wanted = match (kind, value) {
                (OperandKind::IdScope, _) if self.is_first_version => WORKGROUP,
                (OperandKind::IdMemorySemantics, _) if self.is_first_version => bits,
                (OperandKind::IdMemorySemantics, Some(value)) => value & ORDER_MASK | bits,
                _ => continue,
            };
            all.push((index, wanted));
        }
        let operands = self.replaced(instruction, &all)?;
        match self.substitute(instruction) {
            Some(substitute) => self.substituted(instruction, &substitute, operands),
            None => self.rewrite.push_as(instruction, instruction.opcode(), &operands),
        }
    }

    /// Appends the replacement of an instruction.
    fn substituted(
        &mut self,
        instruction: Instruction<'m>,
        substitute: &Substitute,
        mut operands: Vec<u32>,
    ) -> Result<()> {
        let (ty, id) = substitute.result;
        if let Some(value) = substitute.value {
            operands.push(self.constant(ty, value)?.0);
        }
        self.rewrite.push(substitute.opcode, Some(ty), Some(id), &operands)?;
        if instruction.result_id().is_some_and(|result| result != id) {
            // A boolean is the lowest bit of the number.
            self.rewrite.push_as(instruction, op::UConvert, &[id.0])?;
        }
        Ok(())
    }

    fn substitute(&mut self, instruction: Instruction<'_>) -> Option<Substitute> {
        let ty = self.memory_type(instruction)?;
        let is_float = self.module.definition(ty)?.opcode() == op::TypeFloat;
        let own = instruction.result_id();
        let (opcode, value, id) = match (instruction.opcode(), self.is_first_version) {
            (op::AtomicLoad, true) => (loading_sum(is_float), Some(0), own?),
            (op::AtomicStore, true) => (op::AtomicExchange, None, self.rewrite.fresh_id()),
            (op::AtomicFlagClear, true) => (op::AtomicExchange, Some(0), self.rewrite.fresh_id()),
            (op::AtomicFlagTestAndSet, true) => (op::AtomicExchange, Some(1), self.rewrite.fresh_id()),
            (op::AtomicIIncrement, false) => (op::AtomicIAdd, Some(1), own?),
            (op::AtomicIDecrement, false) => (op::AtomicISub, Some(1), own?),
            _ => return None,
        };
        Some(Substitute { opcode, result: (ty, id), value })
    }

    /// The type that the first operand points to, if it is a number. For an untyped pointer, it is that of
    /// the result or the stored value; a flag is as wide as a scope.
    fn memory_type(&self, instruction: Instruction<'_>) -> Option<Id> {
        let type_of = |id: u32| self.module.definition(Id(id))?.result_type();
        let operands = instruction.operands();
        let ty = self.module.definition(type_of(*operands.first()?)?)?;
        let pointee = match (ty.opcode(), instruction.opcode()) {
            (op::TypePointer, _) => Id(*ty.operands().get(1)?),
            (_, op::AtomicStore) => type_of(*operands.last()?)?,
            (_, op::AtomicFlagTestAndSet | op::AtomicFlagClear) => type_of(*operands.get(1)?)?,
            _ => instruction.result_type()?,
        };
        let opcode = self.module.definition(pointee)?.opcode();
        matches!(opcode, op::TypeInt | op::TypeFloat).then_some(pointee)
    }

    fn control_barrier(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let mut all = Vec::new();
        let operands = self.order_operands(instruction);
        if !self.is_first_version && matches!(operands.first(), Some((.., None))) {
            // No function takes the execution scope as an argument, so the instruction keeps its friendly
            // name.
            self.rewrite.copy(instruction);
            return Ok(());
        }
        for (position, (kind, index, value)) in operands.into_iter().enumerate() {
            let wanted = match (kind, position, value) {
                (OperandKind::IdScope, ..) if self.is_first_version => WORKGROUP,
                (OperandKind::IdScope, 0, Some(value)) if value != WORKGROUP => SUBGROUP,
                (OperandKind::IdMemorySemantics, _, Some(value)) => {
                    with_order(value, SEQUENTIALLY_CONSISTENT)
                }
                _ => continue,
            };
            all.push((index, wanted));
        }
        self.with_constants(instruction, &all)
    }

    fn split_barrier(&mut self, instruction: Instruction<'m>, order: u32) -> Result<()> {
        let mut all = Vec::new();
        for (position, (kind, index, value)) in self.order_operands(instruction).into_iter().enumerate() {
            let wanted = match (kind, position, value) {
                (OperandKind::IdScope, 0, _) => WORKGROUP,
                (OperandKind::IdScope, ..) if self.is_first_version => WORKGROUP,
                (OperandKind::IdMemorySemantics, _, Some(value)) => named_storage(value) | order,
                _ => continue,
            };
            all.push((index, wanted));
        }
        self.with_constants(instruction, &all)
    }

    fn memory_barrier(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let mut all = Vec::new();
        for (kind, index, value) in self.order_operands(instruction) {
            let wanted = match (kind, value) {
                (OperandKind::IdScope, _) if self.is_first_version => WORKGROUP,
                (OperandKind::IdMemorySemantics, Some(value)) if self.is_first_version => {
                    named_storage(value) | ACQUIRE_RELEASE
                }
                (OperandKind::IdMemorySemantics, Some(value)) => named_storage(value) | value & ORDER_MASK,
                _ => continue,
            };
            all.push((index, wanted));
        }
        self.with_constants(instruction, &all)
    }

    /// Scope and semantics operands: kind, word index, and value if it is constant.
    fn order_operands(&self, instruction: Instruction<'_>) -> Vec<(OperandKind, usize, Option<u32>)> {
        let wanted = |kind| matches!(kind, OperandKind::IdScope | OperandKind::IdMemorySemantics);
        let all = operands(instruction, self.module).filter_map(|operand| operand.ok());
        all.filter(|operand| wanted(operand.kind))
            .map(|operand| {
                let value = self.module.definition(Id(operand.word())).and_then(number);
                (operand.kind, operand.index, value)
            })
            .collect()
    }

    /// The operands of an instruction, with some replaced by constants, given by word index and value.
    fn replaced(&mut self, instruction: Instruction<'m>, wanted: &[(usize, u32)]) -> Result<Vec<u32>> {
        let mut operands = instruction.operands().to_vec();
        let front = instruction.words().len() - operands.len();
        for (index, value) in wanted {
            let Some(word) = operands.get_mut(index - front) else { continue };
            let Some(old) = self.module.definition(Id(*word)) else { continue };
            let is_right = old.opcode() == op::Constant && old.operands() == [*value];
            if let Some(ty) = old.result_type().filter(|_| !is_right) {
                *word = self.constant(ty, *value)?.0;
            }
        }
        Ok(operands)
    }

    /// A constant of a numeric type: an existing one, or a new one.
    fn constant(&mut self, ty: Id, value: u32) -> Result<Id> {
        if let Some(id) = self.constants.get(&(ty, value)) {
            return Ok(*id);
        }
        let width = self.module.definition(ty).and_then(|ty| ty.operands().first().copied());
        let words: &[u32] = if width.is_some_and(|bits| bits > 32) { &[value, 0] } else { &[value] };
        let mut declared = self.module.declarations();
        let found = declared
            .find(|i| i.opcode() == op::Constant && i.result_type() == Some(ty) && i.operands() == words);
        let id = match found.and_then(Instruction::result_id) {
            Some(id) => id,
            None => {
                let id = self.rewrite.fresh_id();
                self.rewrite.declare(op::Constant, Some(ty), id, words)?;
                id
            }
        };
        self.constants.insert((ty, value), id);
        Ok(id)
    }
}

/// The memory semantics bits that fence flags can represent.
fn named_storage(semantics: u32) -> u32 {
    semantics & storage_of_flags(BUFFER_FLAGS | IMAGE_FLAG)
}

/// The memory semantics bits that fence flags can represent, with an order if there are any.
fn with_order(semantics: u32, order: u32) -> u32 {
    match named_storage(semantics) {
        0 => 0,
        storage => storage | order,
    }
}

/// The value of a constant. LLVM's SPIR-V backend encodes 0 as OpConstantNull.
fn number(constant: Instruction<'_>) -> Option<u32> {
    match constant.opcode() {
        op::Constant => constant.operands().first().copied(),
        op::ConstantNull => Some(0),
        _ => None,
    }
}
