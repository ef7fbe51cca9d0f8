//! From an LLVM instruction to the code that writes it: the generic forms here, the shapes by name.

use super::context::Writer;
use super::operands::operands;
use crate::contract::{Attached, Mark};
use crate::error::{Error, Result};
use crate::llvm::{FloatPredicate, Opcode as LlvmOpcode, Value};
use crate::spirv::{Id, op};
use crate::table::form::{Domain, Fixed, Flags, Form, Preference, Row, Shape};
use crate::table::guard::domain_of;
use crate::table::index::{LlvmKey, index};
use rspirv::spirv::Capability;
use rustc_hash::FxHashMap;

impl<'c> Writer<'c, '_> {
    /// Writes one instruction that is no terminator.
    ///
    /// # Errors
    /// An instruction that SPIR-V cannot represent.
    pub(super) fn instruction(&mut self, instruction: Value<'c>, opcode: LlvmOpcode) -> Result<()> {
        if let Some(access) = take(&mut self.function.accesses, instruction) {
            return self.spread_access(instruction, &access);
        }
        if self.is_shader() && is_index_only(instruction) && !self.declares_capability(Capability::Int64) {
            return Ok(());
        }
        let mark = Mark::read(instruction, &self.kinds);
        self.function.on_constants = mark.as_ref().is_some_and(|mark| mark.on_constants);
        if self.idiom(instruction)? || self.fused_call(instruction)? {
            return Ok(());
        }
        if let Some(mark) = mark
            && self.copy(instruction, mark.opcode)?
        {
            return Ok(());
        }
        match opcode {
            _ if matches!(opcode, LlvmOpcode::Shl | LlvmOpcode::LShr | LlvmOpcode::AShr) => {
                self.shift(instruction, opcode)
            }
            _ if opcode.is_binary() => self.binary(instruction, opcode),
            LlvmOpcode::FNeg => self.unary(instruction, opcode),
            LlvmOpcode::ICmp => self.int_compare(instruction),
            LlvmOpcode::FCmp => self.float_compare(instruction),
            _ if opcode.is_cast() => self.cast(instruction, opcode),
            LlvmOpcode::Freeze => self.freeze(instruction),
            LlvmOpcode::AtomicRmw => self.atomic_rmw(instruction),
            LlvmOpcode::AtomicCmpXchg => self.compare_exchange(instruction),
            LlvmOpcode::Fence => self.fence(instruction),
            _ => {
                let shape = index().shape_of(opcode);
                let shape = shape.ok_or_else(|| self.error("an instruction that SPIR-V does not have"))?;
                self.by_shape(instruction, shape)
            }
        }
    }

    /// A shape without an arm does not compile. Expansions are matched in [`super::idiom`], exhaustively too; the others
    /// without an LLVM instruction are written by name in [`super::builtin_call`], or with the block that they frame.
    fn by_shape(&mut self, instruction: Value<'c>, shape: Shape) -> Result<()> {
        match shape {
            Shape::Select => self.select(instruction),
            Shape::CompositeExtract | Shape::VectorExtractDynamic => {
                if instruction.opcode() == Some(LlvmOpcode::ExtractValue) {
                    self.extract_value(instruction)
                } else {
                    self.extract_element(instruction)
                }
            }
            Shape::CompositeInsert | Shape::VectorInsertDynamic => {
                if instruction.opcode() == Some(LlvmOpcode::InsertValue) {
                    self.insert_value(instruction)
                } else {
                    self.insert_element(instruction)
                }
            }
            Shape::VectorShuffle => self.shuffle_vector(instruction),
            Shape::Variable => self.alloca(instruction),
            Shape::Load => self.load(instruction),
            Shape::Store => self.store(instruction),
            Shape::AccessChain(_) => self.access_chain(instruction),
            Shape::Phi => self.phi(instruction),
            Shape::FunctionCall => self.call(instruction),
            Shape::Shift(opcode) => self.shift(instruction, opcode),
            Shape::Expanded(_)
            | Shape::CopyObject
            | Shape::CopyMemory
            | Shape::CopyMemorySized
            | Shape::Lifetime(_)
            | Shape::MaskedGather
            | Shape::MaskedScatter
            | Shape::VariableLengthArray
            | Shape::SaveMemory
            | Shape::FunctionPointerCall
            | Shape::AsmCall
            | Shape::RestoreMemory
            | Shape::Label
            | Shape::Merge
            | Shape::Branch
            | Shape::BranchConditional
            | Shape::Switch
            | Shape::Return
            | Shape::ReturnValue
            | Shape::Unreachable
            | Shape::ExtInst
            | Shape::SpecConstant
            | Shape::Undef
            | Shape::Freeze
            | Shape::MatrixLength
            | Shape::Matrix(_)
            | Shape::CreatePipe
            | Shape::Nop
            | Shape::Line
            | Shape::GenericCastToPtrExplicit
            | Shape::BuildNdRange
            | Shape::AssumeTrue => Err(Error::internal(format!("{shape:?} has no LLVM instruction"))),
        }
    }

    /// Name, flags and decorations of a result that was defined with an opcode.
    pub(super) fn finish_with(&mut self, instruction: Value<'c>, flags: Flags) -> Result<()> {
        if let Some(id) = self.values.get(&instruction).copied() {
            self.flag_decorations(instruction, id, flags)?;
        }
        self.finish(instruction)
    }

    /// The row to write by: the alternate that the mark names if it fits, else the primary one.
    pub(super) fn choose(
        &self,
        instruction: Value<'c>,
        key: LlvmKey,
        fits: impl Fn(&Row) -> bool,
    ) -> Option<&'static Row> {
        let rows = index().rows_for(key);
        let marked = self.marked_op(instruction);
        let alternate = rows
            .iter()
            .find(|row| row.preference == Preference::Alternate && Some(row.op) == marked && fits(row));
        alternate
            .or_else(|| rows.iter().find(|row| row.preference != Preference::Alternate && fits(row)))
            .copied()
    }

    fn binary(&mut self, instruction: Value<'c>, opcode: LlvmOpcode) -> Result<()> {
        let [left, right] = operands(instruction)?;
        let domain = domain_of(instruction.ty()).ok_or_else(|| self.error("operands of another kind"))?;
        let ty = self.type_of_value(instruction)?;
        let fixed = [(Fixed::ZeroLeft, right, left.is_null()), (Fixed::OnesRight, left, is_all_ones(right))];
        for (fixed, operand, holds) in fixed {
            let key = LlvmKey::BinaryFixed(opcode, domain, fixed);
            if holds
                && let Some(row) =
                    self.choose(instruction, key, |row| row.preference == Preference::Alternate)
            {
                let operand = self.operand(operand)?;
                self.define_inferred(instruction, row.op, ty, &[operand.0])?;
                return self.finish_with(instruction, Self::flags_of(&row.form));
            }
        }
        if domain == Domain::Boolean && self.boolean_arithmetic(instruction, opcode, left, right)? {
            return Ok(());
        }
        self.note_contraction(instruction, opcode);
        let row = self.choose(instruction, LlvmKey::Binary(opcode, domain), |_| true);
        let row = row.ok_or_else(|| self.error("arithmetic that SPIR-V does not have"))?;
        // Unsigned division takes no signed integers.
        let (left, right) = match self.is_shader() && matches!(row.op, op::UDiv | op::UMod) {
            true => (self.operand_as(left, ty)?, self.operand_as(right, ty)?),
            false => (self.operand(left)?, self.operand(right)?),
        };
        self.define_inferred(instruction, row.op, ty, &[left.0, right.0])?;
        self.finish_with(instruction, Self::flags_of(&row.form))
    }

    /// Arithmetic on single bits as logic: sums and differences are exclusive or, products are and. Returns whether it was written.
    fn boolean_arithmetic(
        &mut self,
        instruction: Value<'c>,
        opcode: LlvmOpcode,
        left: Value<'c>,
        right: Value<'c>,
    ) -> Result<bool> {
        let logic = match opcode {
            LlvmOpcode::Add | LlvmOpcode::Sub => LlvmOpcode::Xor,
            LlvmOpcode::Mul => LlvmOpcode::And,
            // Division by anything but true is undefined.
            LlvmOpcode::UDiv | LlvmOpcode::SDiv => {
                let id = self.operand(left)?;
                self.alias(instruction, id)?;
                return Ok(true);
            }
            LlvmOpcode::URem | LlvmOpcode::SRem => {
                let ty = self.type_of_value(instruction)?;
                let id = self.declare_constant(op::ConstantNull, ty, &[])?;
                self.alias(instruction, id)?;
                return Ok(true);
            }
            _ => return Ok(false),
        };
        let row = index().rows_for(LlvmKey::Binary(logic, Domain::Boolean)).first();
        let row = row.ok_or_else(|| Error::internal("no row of boolean logic"))?;
        let ty = self.type_of_value(instruction)?;
        let (left, right) = (self.operand(left)?, self.operand(right)?);
        self.define_inferred(instruction, row.op, ty, &[left.0, right.0])?;
        self.finish(instruction)?;
        Ok(true)
    }

    /// Shifts; a shift that the reader brought to the base's width keeps its own.
    fn shift(&mut self, instruction: Value<'c>, opcode: LlvmOpcode) -> Result<()> {
        let [base, shift] = operands(instruction)?;
        if domain_of(instruction.ty()) == Some(Domain::Boolean) {
            // Only a shift by zero is defined.
            let id = self.operand(base)?;
            return self.alias(instruction, id);
        }
        let rows = index().rows_for(LlvmKey::Shape(opcode));
        let row = rows.iter().find(|row| matches!(row.form, Form::Custom(Shape::Shift(of)) if of == opcode));
        let row = row.ok_or_else(|| Error::internal("a shift without a row"))?;
        let ty = self.type_of_value(instruction)?;
        let own = shift.operand(0).filter(|_| self.function.subsumed.contains(&shift));
        let (base, shift) = (self.operand(base)?, self.operand(own.unwrap_or(shift))?);
        self.define_inferred(instruction, row.op, ty, &[base.0, shift.0])?;
        self.finish_with(instruction, if opcode == LlvmOpcode::Shl { Flags::Wrap } else { Flags::None })
    }

    fn unary(&mut self, instruction: Value<'c>, opcode: LlvmOpcode) -> Result<()> {
        let row = self.choose(instruction, LlvmKey::Unary(opcode), |_| true);
        let row = row.ok_or_else(|| Error::internal("a unary instruction without a row"))?;
        let [operand] = operands(instruction)?;
        let ty = self.type_of_value(instruction)?;
        let operand = self.operand(operand)?;
        self.define_inferred(instruction, row.op, ty, &[operand.0])?;
        self.finish_with(instruction, Self::flags_of(&row.form))
    }

    fn int_compare(&mut self, instruction: Value<'c>) -> Result<()> {
        let [left, right] = operands(instruction)?;
        let predicate =
            instruction.int_predicate().ok_or_else(|| Error::internal("icmp without predicate"))?;
        let domain = domain_of(left.ty()).ok_or_else(|| self.error("a comparison of this type"))?;
        let ty = self.type_of_value(instruction)?;
        // Vectors of pointers have no comparison of their own in any version.
        let as_integers =
            domain == Domain::Pointer && (self.options.max_version < (1, 4) || left.ty().is_vector());
        let row = self.choose(instruction, LlvmKey::Compare(predicate, domain), |_| !as_integers);
        let (left, right) = self.compared(left, right)?;
        let Some(row) = row else {
            return match domain {
                Domain::Boolean => self.boolean_order(instruction, predicate, left, right),
                Domain::Pointer => self.pointer_order(instruction, predicate, left, right),
                _ => Err(self.error("a comparison that SPIR-V does not have")),
            };
        };
        self.define_inferred(instruction, row.op, ty, &[left.0, right.0])?;
        self.finish(instruction)
    }

    /// Both operands of a comparison, pointers with one type.
    fn compared(&mut self, left: Value<'c>, right: Value<'c>) -> Result<(Id, Id)> {
        if self.pointees.of(left).is_none() && left.ty().is_pointer_or_pointers() {
            let right = self.operand(right)?;
            let ty = self.type_of_id(right)?;
            return Ok((self.operand_as(left, ty)?, right));
        }
        let left = self.operand(left)?;
        let ty = self.type_of_id(left)?;
        // The signs of integers need not agree.
        let is_number = right.ty().scalar().int_bits().is_some_and(|bits| bits > 1);
        let right = match self.told_constant_type(right, 0)?.filter(|_| is_number && right.is_constant()) {
            Some(told) => self.constant(right, told)?,
            None if is_number && !right.is_constant() => self.operand(right)?,
            None => self.operand_as(right, ty)?,
        };
        Ok((left, right))
    }

    /// The order of single bits as logic.
    fn boolean_order(
        &mut self,
        instruction: Value<'c>,
        predicate: crate::llvm::IntPredicate,
        left: Id,
        right: Id,
    ) -> Result<()> {
        use crate::llvm::IntPredicate as P;
        let ty = self.type_of_value(instruction)?;
        // As signed numbers true is -1, so the signed orders are the unsigned ones turned around.
        let (low, high, or_equal) = match predicate {
            P::Ult | P::Sgt => (left, right, false),
            P::Ugt | P::Slt => (right, left, false),
            P::Ule | P::Sge => (left, right, true),
            P::Uge | P::Sle => (right, left, true),
            P::Eq | P::Ne => return Err(Error::internal("an equality without a row")),
        };
        let not_low = self.emit_value(op::LogicalNot, ty, &[low.0])?;
        let opcode = if or_equal { op::LogicalOr } else { op::LogicalAnd };
        self.define(instruction, opcode, ty, &[not_low.0, high.0])?;
        self.finish(instruction)
    }

    /// Pointers compared as integers.
    fn pointer_order(
        &mut self,
        instruction: Value<'c>,
        predicate: crate::llvm::IntPredicate,
        left: Id,
        right: Id,
    ) -> Result<()> {
        let size = self.size_type_id()?;
        let size = self.with_lanes(size, instruction.ty())?;
        let left = self.emit_value(op::ConvertPtrToU, size, &[left.0])?;
        let right = self.emit_value(op::ConvertPtrToU, size, &[right.0])?;
        let row = index().rows_for(LlvmKey::Compare(predicate, Domain::Integer)).first();
        let row = row.ok_or_else(|| Error::internal("a predicate without a row"))?;
        let ty = self.type_of_value(instruction)?;
        self.define_inferred(instruction, row.op, ty, &[left.0, right.0])?;
        self.finish(instruction)
    }

    fn float_compare(&mut self, instruction: Value<'c>) -> Result<()> {
        let predicate =
            instruction.float_predicate().ok_or_else(|| Error::internal("fcmp without predicate"))?;
        let ty = self.type_of_value(instruction)?;
        if matches!(predicate, FloatPredicate::False | FloatPredicate::True) {
            let id = self.splat_constant(ty, u64::from(predicate == FloatPredicate::True))?;
            return self.alias(instruction, id);
        }
        let row = self.choose(instruction, LlvmKey::FloatCompare(predicate), |_| true);
        let row = row.ok_or_else(|| Error::internal("a predicate without a row"))?;
        let [left, right] = operands(instruction)?;
        let (left, right) = (self.operand(left)?, self.operand(right)?);
        self.define_inferred(instruction, row.op, ty, &[left.0, right.0])?;
        self.finish_with(instruction, Self::flags_of(&row.form))
    }

    /// A frozen value is itself; `freeze` of undef or poison is zero.
    fn freeze(&mut self, instruction: Value<'c>) -> Result<()> {
        let [operand] = operands(instruction)?;
        let ty = self.type_of_value(instruction)?;
        if self.marked_op(instruction) == Some(op::FreezeKHR) {
            let id = self.operand_as(operand, ty)?;
            self.define(instruction, op::FreezeKHR, ty, &[id.0])?;
            return self.finish(instruction);
        }
        let id = if operand.is_undef() || operand.is_poison() {
            self.constant(operand.ty().null()?, ty)?
        } else {
            self.operand_as(operand, ty)?
        };
        self.alias(instruction, id)
    }
}

/// Takes what is planned for an instruction out of a map, which for most functions is empty.
#[inline]
pub(super) fn take<'c, T>(planned: &mut FxHashMap<Value<'c>, T>, instruction: Value<'c>) -> Option<T> {
    if planned.is_empty() { None } else { planned.remove(&instruction) }
}

/// Whether a constant has all bits set, in every lane.
fn is_all_ones(value: Value<'_>) -> bool {
    let ones = |value: Value<'_>| {
        let bits = value.ty().int_bits().unwrap_or(0) as usize;
        value.int_words().is_some_and(|words| {
            words.iter().enumerate().all(|(i, word)| {
                let left = bits.saturating_sub(i * 64);
                *word == if left >= 64 { u64::MAX } else { (1 << left) - 1 }
            })
        })
    };
    if value.ty().is_vector() {
        return value.elements().is_some_and(|lanes| !lanes.is_empty() && lanes.into_iter().all(ones));
    }
    ones(value)
}

/// Whether an instruction only widens indices of access chains, which take them as they were.
fn is_index_only(instruction: Value<'_>) -> bool {
    let widens = matches!(instruction.opcode(), Some(LlvmOpcode::SExt | LlvmOpcode::ZExt));
    let is_narrow = || instruction.operand(0).and_then(|inner| inner.ty().int_bits()) == Some(32);
    widens
        && instruction.ty().int_bits() == Some(64)
        && is_narrow()
        && instruction.users().all(|user| user.opcode() == Some(LlvmOpcode::GetElementPtr))
}
