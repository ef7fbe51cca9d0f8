//! Instructions that the Khronos translator expands differently: through memory, or on integer addresses. The
//! results are the same.
//!
//! Spec: "Composites and vectors", "Comparisons" and "Grammar" of the representation document on
//! instructions.

use super::Pass;
use super::fold::folded;
use crate::error::{Error, Result};
use crate::llvm::{Builder, MdKind, Opcode, Type, Value, flags};
use crate::spirv::{Opcode as Op, op};
use crate::table::metadata as names;

impl<'c> Pass<'_, 'c, '_> {
    /// The pointee size in an `OpPtrDiff`, as a constant expression on addresses.
    ///
    /// # Errors
    /// A type without a size.
    pub(super) fn differences(&self) -> Result<()> {
        let spirv = self.reading.spirv;
        for instruction in spirv.instructions_of(&[op::PtrDiff]) {
            let pointer = spirv.definition(instruction.id(0)?).and_then(|pointer| pointer.result_type());
            let pointer = pointer.and_then(|ty| spirv.definition_as(ty, op::TypePointer));
            let pointee = match pointer {
                Some(pointer) => self.reading.ty(pointer.id(1)?),
                None => None,
            };
            let quotient = instruction.result_id().and_then(|id| self.reading.value(id));
            let whole = |value: Value<'c>| match value.opcode() {
                Some(Opcode::Trunc) => value.operand(0),
                _ => Some(value),
            };
            let quotient = quotient.and_then(whole).filter(|value| value.opcode() == Some(Opcode::SDiv));
            if let Some((pointee, quotient)) = pointee.zip(quotient) {
                let one = self.reading.llvm.i32_type().int(1)?;
                let behind_first =
                    self.reading.llvm.pointer_type(0)?.null()?.constant_gep(pointee, &[one], 0)?;
                let size = behind_first.constant_cast(Opcode::PtrToInt, quotient.ty())?;
                quotient.set_operand(1, size);
            }
        }
        Ok(())
    }

    /// Matrix products start from poison.
    ///
    /// # Errors
    /// Only internal errors of the IR builder.
    pub(super) fn matrices(&self) -> Result<()> {
        let products = &[op::MatrixTimesScalar, op::MatrixTimesMatrix];
        for instruction in self.reading.spirv.instructions_of(products) {
            let mut part = instruction.result_id().and_then(|id| self.reading.value(id));
            while let Some(inner) = part.filter(|part| part.opcode() == Some(Opcode::InsertValue)) {
                part = inner.operand(0);
                if part.is_some_and(Value::is_undef) {
                    inner.set_operand(0, inner.ty().poison()?);
                }
            }
        }
        Ok(())
    }

    /// Rewrites composites, copies, undefined values, comparisons of pointers and sizes.
    ///
    /// # Errors
    /// A type without a size.
    pub(super) fn shapes(&self) -> Result<()> {
        let builder = self.reading.llvm.builder();
        let mark = self.reading.llvm.md_kind(names::OP);
        for block in self.reading.module.functions().flat_map(Value::blocks) {
            let mut next = block.first_instruction();
            while let Some(instruction) = next {
                next = instruction.next_instruction();
                let Some(new) = self.shape(&builder, mark, instruction)? else { continue };
                if new.is_instruction() {
                    new.take_name_of(instruction);
                }
                instruction.replace_all_uses_with(new);
                erase_chain(instruction);
            }
        }
        Ok(())
    }

    /// The replacement of an instruction; `None` if it is kept.
    fn shape(
        &self,
        builder: &Builder<'c>,
        mark: MdKind,
        instruction: Value<'c>,
    ) -> Result<Option<Value<'c>>> {
        builder.position_before(instruction);
        builder.set_debug_location(instruction.metadata(MdKind::DBG));
        let made_of = instruction.metadata(mark).and_then(|node| node.operand(0)?.u32_value());
        let is_of = |opcode: Op| made_of == Some(opcode.0.into());
        if let Some(result) = self.result(builder, instruction, made_of.map(u64::from))? {
            return Ok(Some(result));
        }
        match instruction.opcode() {
            Some(Opcode::ICmp) => self.comparison(builder, instruction),
            Some(Opcode::InsertElement) => self.first_lane(builder, instruction),
            Some(Opcode::InsertValue) if is_of(op::CompositeConstruct) => {
                self.aggregate(builder, instruction)
            }
            Some(Opcode::BitCast) if is_of(op::CopyObject) => match instruction.operand(0) {
                Some(value) => self.copy(builder, value).map(Some),
                None => Ok(None),
            },
            Some(Opcode::Select) if is_of(op::CopyObject) => match instruction.operand(1) {
                Some(value) => self.copy(builder, value).map(Some),
                None => Ok(None),
            },
            Some(Opcode::BitCast) if is_of(op::Undef) || is_of(op::PoisonKHR) => Ok(instruction.operand(0)),
            Some(Opcode::Select) if [op::Undef, op::PoisonKHR, op::SizeOf].iter().any(|op| is_of(*op)) => {
                Ok(instruction.operand(1))
            }
            _ => Ok(None),
        }
    }

    /// Inserts the first lane of a splatted vector with a 64-bit index.
    fn first_lane(&self, builder: &Builder<'c>, instruction: Value<'c>) -> Result<Option<Value<'c>>> {
        let is_spread =
            |user: Value<'c>| user.shuffle_mask().is_some_and(|mask| mask.iter().all(|lane| *lane == 0));
        let parts = (instruction.operand(0), instruction.operand(1), instruction.operand(2));
        let (Some(vector), Some(scalar), Some(index)) = parts else { return Ok(None) };
        if !vector.is_poison() || index.int_value() != Some(0) || scalar.is_constant() {
            return Ok(None);
        }
        let is_wide = index.ty().int_bits() == Some(64);
        if is_wide || !instruction.is_used() || !instruction.users().all(is_spread) {
            return Ok(None);
        }
        let index = self.reading.llvm.int_type(64)?.int(0)?;
        builder.insert_element(vector, scalar, index).map(Some)
    }

    /// A comparison of pointers, as a comparison of 64-bit addresses whatever the addressing model.
    fn comparison(&self, builder: &Builder<'c>, instruction: Value<'c>) -> Result<Option<Value<'c>>> {
        let operands = instruction.operand(0).zip(instruction.operand(1));
        let Some(((left, right), predicate)) = operands.zip(instruction.int_predicate()) else {
            return Ok(None);
        };
        if !left.ty().is_pointer() {
            return Ok(None);
        }
        let size = self.reading.llvm.int_type(64)?;
        let address = |pointer: Value<'c>| {
            if pointer.is_null() {
                return size.null();
            }
            let address = builder.cast(Opcode::PtrToInt, pointer, size)?;
            let Some(constant) = folded(address) else { return Ok(address) };
            address.erase();
            Ok(constant)
        };
        let (left, right) = (address(left)?, address(right)?);
        builder.icmp(predicate, left, right).map(Some)
    }

    /// A structure or array, built member by member in memory; `None` if it is constant.
    fn aggregate(&self, builder: &Builder<'c>, last: Value<'c>) -> Result<Option<Value<'c>>> {
        let mut parts = Vec::new();
        let mut whole = last;
        while whole.opcode() == Some(Opcode::InsertValue)
            && (parts.is_empty() || whole.metadata(self.reading.llvm.md_kind(names::OP)).is_none())
            && let (&[index], Some(inner), Some(part)) =
                (whole.value_indices(), whole.operand(0), whole.operand(1))
        {
            parts.push((index, part));
            whole = inner;
        }
        if !whole.is_poison() || parts.iter().all(|(_, part)| part.is_constant()) {
            return Ok(None);
        }
        let ty = last.ty();
        let variable = self.variable(builder, ty)?;
        let int = self.reading.llvm.i32_type();
        for (index, part) in parts.iter().rev() {
            let place =
                builder.gep(ty, variable, &[int.int(0)?, int.int(u64::from(*index))?], flags::INBOUNDS)?;
            place.set_name("gep");
            self.align(builder.store(*part, place)?, part.ty())?;
        }
        let load = builder.load(ty, variable)?;
        self.align(load, ty)?;
        load.set_name("load");
        Ok(Some(load))
    }

    /// Stores a value and loads it again.
    fn copy(&self, builder: &Builder<'c>, value: Value<'c>) -> Result<Value<'c>> {
        let variable = self.variable(builder, value.ty())?;
        self.align(builder.store(value, variable)?, value.ty())?;
        let load = builder.load(value.ty(), variable)?;
        self.align(load, value.ty())?;
        Ok(load)
    }

    fn variable(&self, builder: &Builder<'c>, ty: Type<'c>) -> Result<Value<'c>> {
        let alignment = self.reading.module.preferred_alignment(ty);
        let alignment = alignment.ok_or_else(|| Error::unsupported("a variable without a size"))?;
        builder.alloca(ty, None, 0, alignment.into())
    }

    /// Gives an access the ABI alignment of its value's type.
    fn align(&self, access: Value<'c>, ty: Type<'c>) -> Result<()> {
        let alignment = self.reading.module.abi_alignment(ty);
        let alignment = alignment.ok_or_else(|| Error::unsupported("a variable without a size"))?;
        access.set_alignment(u64::from(alignment));
        Ok(())
    }
}

/// Erases an instruction and its exclusive operands: preceding insertions, the address in a select of sizes.
fn erase_chain(instruction: Value<'_>) {
    let mut next = Some(instruction);
    while let Some(instruction) = next {
        let is_selection = instruction.opcode() == Some(Opcode::Select);
        let inner = instruction.operand(if is_selection { 2 } else { 0 });
        if !instruction.erase() {
            break;
        }
        next = inner.filter(|inner| {
            matches!(inner.opcode(), Some(Opcode::InsertValue | Opcode::PtrToInt)) && inner.is_instruction()
        });
    }
}
