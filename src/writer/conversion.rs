//! Spec: "Conversion Instructions": casts; those of booleans become selects and comparisons.

use super::context::Writer;
use super::operands::operands;
use crate::dialect::Construct;
use crate::error::{Detail, Result, SpaceCast};
use crate::llvm::{Opcode as LlvmOpcode, Type, Value};
use crate::spirv::{Id, Opcode, op};
use crate::table::form::{Domain, Form, Row};
use crate::table::guard::{domain_of, guard_holds};
use crate::table::index::LlvmKey;
use crate::table::storage_class::storage_class;
use rspirv::spirv::StorageClass;

/// Storage classes of global memory that only the device, or only the host, allocates.
const PARTS_OF_GLOBAL: [u32; 2] = [StorageClass::DeviceOnlyINTEL as u32, StorageClass::HostOnlyINTEL as u32];

impl<'c> Writer<'c, '_> {
    /// A cast.
    ///
    /// # Errors
    /// A conversion that SPIR-V does not have.
    pub(super) fn cast(&mut self, instruction: Value<'c>, opcode: LlvmOpcode) -> Result<()> {
        let [operand] = operands(instruction)?;
        let (from, to) = (operand.ty(), instruction.ty());
        if domain_of(from) == Some(Domain::Boolean) && opcode != LlvmOpcode::BitCast {
            return self.cast_from_bool(instruction, opcode, operand);
        }
        if domain_of(to) == Some(Domain::Boolean) && opcode != LlvmOpcode::BitCast {
            return self.cast_to_bool(instruction, opcode, operand);
        }
        if opcode == LlvmOpcode::BitCast && from == to {
            return self.pointer_cast(instruction, operand);
        }
        if operand.is_function() && self.is_only_invoked(instruction) {
            return Ok(());
        }
        if opcode == LlvmOpcode::AddrSpaceCast {
            return self.address_space_cast(instruction, operand);
        }
        let fits = |row: &Row| matches!(row.form, Form::Cast(_, guard) if guard_holds(guard, from, to));
        let row = self.choose(instruction, LlvmKey::Cast(opcode), fits);
        let row = row.ok_or_else(|| self.error("a conversion that SPIR-V does not have"))?;
        let operand = self.cast_operand(instruction, operand)?;
        let natural = self.type_of_value(instruction)?;
        self.define_inferred(instruction, row.op, natural, &[operand.0])?;
        self.finish_with(instruction, Self::flags_of(&row.form))
    }

    /// The operand of a cast; null has the type that metadata gives.
    fn cast_operand(&mut self, instruction: Value<'c>, operand: Value<'c>) -> Result<Id> {
        let Some(slot) = self.pointees.null_operand(instruction) else { return self.operand(operand) };
        let ty = self.type_id(operand.ty(), Some(slot))?;
        self.constant(operand, ty)
    }

    /// `addrspacecast`: one cast, two by way of the global or the generic address space, or none.
    fn address_space_cast(&mut self, instruction: Value<'c>, operand: Value<'c>) -> Result<()> {
        if self.space_cast(instruction, operand)? {
            return Ok(());
        }
        let (from, to) = (operand.ty(), instruction.ty());
        let fits = |row: &Row| matches!(row.form, Form::Cast(_, guard) if guard_holds(guard, from, to));
        let row = self.choose(instruction, LlvmKey::Cast(LlvmOpcode::AddrSpaceCast), fits);
        let is_null = self.pointees.of(operand).is_none();
        let is_constant =
            |ty: Type<'c>| self.class_of(ty).is_ok_and(|class| class == StorageClass::UniformConstant as u32);
        if is_null && (row.is_none() || is_constant(from) || is_constant(to)) {
            // Null converts to null.
            let ty = self.type_of_value(instruction)?;
            let id = self.constant(instruction.ty().null()?, ty)?;
            return self.alias(instruction, id);
        }
        let row = row.ok_or_else(|| {
            self.error("a conversion that SPIR-V does not have").about(cast_of_spaces(from, to))
        })?;
        let class = self.class_of(to)?;
        let id = if self.pointees.of(operand).is_none() {
            let wanted = self.type_of_value(instruction)?;
            match self.pointee_type(wanted) {
                Some(pointee) => self.pointer_operand(operand, pointee)?,
                None => self.operand(operand)?,
            }
        } else {
            self.operand(operand)?
        };
        let from = self.type_of_id(id)?;
        let pointee = self.pointee_type(self.lane_of(from));
        let pointer = self.pointer_of_class(class, pointee)?;
        let natural = self.with_lanes(pointer, to)?;
        self.define(instruction, row.op, natural, &[id.0])?;
        self.finish(instruction)
    }

    /// A cast between address spaces that is no single instruction: none if they are one storage class, two by way
    /// of the global or the generic one. Says whether it was one of these.
    fn space_cast(&mut self, instruction: Value<'c>, operand: Value<'c>) -> Result<bool> {
        const GENERIC: u32 = StorageClass::Generic as u32;
        const GLOBAL: u32 = StorageClass::CrossWorkgroup as u32;
        let (from, to) = (self.class_of(operand.ty())?, self.class_of(instruction.ty())?);
        if self.pointees.of(operand).is_none() {
            return Ok(false);
        }
        let (first, second) = match (from, to) {
            _ if from == to => {
                let id = self.operand(operand)?;
                self.alias(instruction, id)?;
                return Ok(true);
            }
            (from, GENERIC) if PARTS_OF_GLOBAL.contains(&from) => {
                (op::PtrCastToCrossWorkgroupALTERA, op::PtrCastToGeneric)
            }
            (GENERIC, to) if PARTS_OF_GLOBAL.contains(&to) => {
                (op::GenericCastToPtr, op::CrossWorkgroupCastToPtrALTERA)
            }
            (from, GENERIC) if from == StorageClass::UniformConstant as u32 => {
                let error = self.error("a cast of a pointer to constant memory to the generic address space");
                return Err(error.about(cast_of_spaces(operand.ty(), instruction.ty())));
            }
            (GENERIC, to) if to == StorageClass::UniformConstant as u32 => {
                let error = self.error("a cast of a generic pointer to constant memory");
                return Err(error.about(cast_of_spaces(operand.ty(), instruction.ty())));
            }
            (from, to) if is_by_generic(from, to) && operand.ty().is_pointer() => {
                let topic = cast_of_spaces(operand.ty(), instruction.ty());
                self.check(Construct::CastByGeneric(&topic))?;
                (op::PtrCastToGeneric, op::GenericCastToPtr)
            }
            _ => return Ok(false),
        };
        let between = if first == op::PtrCastToGeneric { GENERIC } else { GLOBAL };
        let id = self.operand(operand)?;
        let pointee = self.pointee_type(self.type_of_id(id)?);
        let between = self.pointer_of_class(between, pointee)?;
        let id = self.emit_value(first, between, &[id.0])?;
        let natural = self.pointer_of_class(to, pointee)?;
        self.define(instruction, second, natural, &[id.0])?;
        self.finish(instruction)?;
        Ok(true)
    }

    /// A cast of a pointer to the same LLVM type: to another pointee, or a no-op.
    fn pointer_cast(&mut self, instruction: Value<'c>, operand: Value<'c>) -> Result<()> {
        let ty = self.type_of_value(instruction)?;
        let id = self.operand(operand)?;
        if self.type_of_id(id)? == ty && self.marked_op(instruction) != Some(op::Bitcast) {
            return self.alias(instruction, id);
        }
        self.define(instruction, op::Bitcast, ty, &[id.0])?;
        self.finish(instruction)
    }

    /// From a boolean: a select between one (all ones for `sext`) and zero.
    fn cast_from_bool(
        &mut self,
        instruction: Value<'c>,
        opcode: LlvmOpcode,
        operand: Value<'c>,
    ) -> Result<()> {
        let ty = self.type_of_value(instruction)?;
        let condition = self.operand(operand)?;
        let (one, zero) = match opcode {
            LlvmOpcode::SExt => (self.splat_constant(ty, u64::MAX)?, self.splat_constant(ty, 0)?),
            LlvmOpcode::ZExt => (self.splat_constant(ty, 1)?, self.splat_constant(ty, 0)?),
            LlvmOpcode::UIToFP | LlvmOpcode::SIToFP => {
                let sign = if opcode == LlvmOpcode::SIToFP { -1.0 } else { 1.0 };
                let bits = self.float_bits(ty, sign)?;
                (self.splat_constant(ty, bits)?, self.splat_constant(ty, 0)?)
            }
            _ => return Err(self.error("a conversion of a boolean")),
        };
        self.define(instruction, op::Select, ty, &[condition.0, one.0, zero.0])?;
        self.finish(instruction)
    }

    /// To a boolean: the lowest bit, or for floating-point values a comparison with zero.
    fn cast_to_bool(&mut self, instruction: Value<'c>, opcode: LlvmOpcode, operand: Value<'c>) -> Result<()> {
        let mut from = self.type_of_value(operand)?;
        let mut id = self.operand(operand)?;
        let mut opcode = opcode;
        if opcode == LlvmOpcode::PtrToInt {
            from = self.size_type_id()?;
            id = self.emit_value(op::ConvertPtrToU, from, &[id.0])?;
            opcode = LlvmOpcode::Trunc;
        }
        let comparison = match opcode {
            LlvmOpcode::Trunc => {
                let one = self.splat_constant(from, 1)?;
                id = self.emit_value(op::BitwiseAnd, from, &[id.0, one.0])?;
                op::INotEqual
            }
            LlvmOpcode::FPToUI | LlvmOpcode::FPToSI => op::FUnordNotEqual,
            _ => return Err(self.error("a conversion to a boolean")),
        };
        let zero = self.splat_constant(from, 0)?;
        let ty = self.type_of_value(instruction)?;
        self.define(instruction, comparison, ty, &[id.0, zero.0])?;
        self.finish(instruction)
    }
}

/// Whether pointers of two storage classes are cast by way of the generic one, to which both can be cast.
pub(super) fn is_by_generic(from: u32, to: u32) -> bool {
    let parts =
        [StorageClass::Function as u32, StorageClass::CrossWorkgroup as u32, StorageClass::Workgroup as u32];
    from != to && parts.contains(&from) && parts.contains(&to)
}

/// The error detail for a cast between the address spaces of two types.
pub(super) fn cast_of_spaces(from: Type<'_>, to: Type<'_>) -> Detail {
    const CONSTANT: u32 = StorageClass::UniformConstant as u32;
    const GENERIC: u32 = StorageClass::Generic as u32;
    let class = |ty: Type<'_>| ty.scalar().address_space().and_then(storage_class);
    let is_part = |class: Option<u32>| class.is_some_and(|class| PARTS_OF_GLOBAL.contains(&class));
    Detail::AddressSpaceCast(match (class(from), class(to)) {
        (Some(CONSTANT), Some(GENERIC)) => SpaceCast::ConstantToGeneric,
        (Some(GENERIC), Some(CONSTANT)) => SpaceCast::GenericToConstant,
        (from, _) if is_part(from) => SpaceCast::FromPartOfGlobal,
        (_, to) if is_part(to) => SpaceCast::ToPartOfGlobal,
        _ => SpaceCast::NotGeneric,
    })
}

/// Whether an instruction brings the distance of shifts, and nothing else, to the width of what they shift.
pub(super) fn is_distance(cast: Value<'_>, marked: Opcode) -> bool {
    let is_cast = matches!(cast.opcode(), Some(LlvmOpcode::ZExt | LlvmOpcode::Trunc));
    let shifts = matches!(marked, op::ShiftLeftLogical | op::ShiftRightLogical | op::ShiftRightArithmetic);
    let is_shift = |user: Value<'_>| {
        let opcode = user.opcode();
        matches!(opcode, Some(LlvmOpcode::Shl | LlvmOpcode::LShr | LlvmOpcode::AShr))
            && user.operand(0) != Some(cast)
    };
    is_cast && shifts && cast.is_used() && cast.users().all(is_shift)
}
