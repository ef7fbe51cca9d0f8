//! Spec: "OpSpecConstantOp": constant expressions of LLVM IR, expanded to instructions in functions and
//! emitted as constant operations outside. If the options disable expansion, they are constant operations
//! everywhere.

use super::context::Writer;
use super::conversion::{cast_of_spaces, is_by_generic};
use crate::dialect::Construct;
use crate::error::{Error, Result};
use crate::llvm::{Opcode as LlvmOpcode, Value, ValueKind, flags};
use crate::spirv::{Id, Opcode, op};
use crate::table::Preference;
use crate::table::constant_creation::may_be_constant;
use crate::table::form::{Chain, Domain, Form};
use crate::table::guard::guard_holds;
use crate::table::index::{LlvmKey, index};
use crate::table::memory::chain_opcode;
use rspirv::spirv::StorageClass;

/// Opcode, result type if it differs from the expression's, and operands.
type Operation = (Opcode, Option<Id>, Vec<u32>);

impl<'c> Writer<'c, '_> {
    /// Translates a constant expression: to instructions in functions, to constant operations outside.
    ///
    /// # Errors
    /// An operation that SPIR-V does not allow on constants.
    pub(super) fn constant_expression(&mut self, value: Value<'c>, ty: Id) -> Result<Id> {
        if let Some(id) = self.needless_cast(value, ty)? {
            return Ok(id);
        }
        let (opcode, natural, words) = self.operation_of(value, ty)?;
        if !self.expands() && !may_be_constant(opcode) {
            return Err(self.error(format!("the constant {value}")));
        }
        let natural = natural.unwrap_or(ty);
        let id = if self.expands() {
            self.emit_value(opcode, natural, &words)?
        } else {
            self.constant_operation(opcode, natural, &words)?
        };
        if natural == ty {
            return Ok(id);
        }
        if self.expands() {
            return self.cast_to(id, ty);
        }
        self.constant_operation(op::Bitcast, ty, &[id.0])
    }

    /// The result of an address space cast that needs no operation: null, or a pointer whose storage class
    /// does not change.
    fn needless_cast(&mut self, value: Value<'c>, ty: Id) -> Result<Option<Id>> {
        const GENERIC: u32 = StorageClass::Generic as u32;
        const CONSTANT: u32 = StorageClass::UniformConstant as u32;
        let is_cast = value.constant_opcode() == Some(LlvmOpcode::AddrSpaceCast);
        let Some(operand) = value.operand(0).filter(|_| is_cast) else { return Ok(None) };
        let classes = [self.class_of(operand.ty())?, self.class_of(value.ty())?];
        if !operand.is_null() && [[CONSTANT, GENERIC], [GENERIC, CONSTANT]].contains(&classes) {
            let error = self.error(format!("the constant {value}"));
            return Err(error.about(cast_of_spaces(operand.ty(), value.ty())));
        }
        if operand.is_null() && (!classes.contains(&GENERIC) || classes.contains(&CONSTANT)) {
            return self.constant(value.ty().null()?, ty).map(Some);
        }
        let [from, to] = classes;
        if from == to { self.expression_operand(operand, ty).map(Some) } else { Ok(None) }
    }

    fn expression_operand(&mut self, value: Value<'c>, ty: Id) -> Result<Id> {
        if value.kind() == ValueKind::Variable && self.expands() {
            return self.operand_as(value, ty);
        }
        self.constant(value, ty)
    }

    /// The constant operation for an expression.
    fn operation_of(&mut self, value: Value<'c>, ty: Id) -> Result<Operation> {
        let opcode = value.constant_opcode().ok_or_else(|| Error::internal("not a constant expression"))?;
        let operands: Vec<Value<'c>> = value.operands().collect();
        match (opcode, operands.as_slice()) {
            (LlvmOpcode::GetElementPtr, [base, ..]) => self.constant_chain(value, *base),
            (cast, [operand]) if cast.is_cast() => self.constant_cast(value, cast, only_lane(*operand), ty),
            (LlvmOpcode::ExtractElement, [vector, lane]) => {
                let lane = lane.int_value().and_then(|lane| u32::try_from(lane).ok());
                let lane = lane.ok_or_else(|| self.error(format!("the constant {value}")))?;
                let from = self.type_of_value(*vector)?;
                let vector = self.expression_operand(*vector, from)?;
                Ok((op::CompositeExtract, None, vec![vector.0, lane]))
            }
            (binary, [left, right]) if binary.is_binary() => {
                let ty = self.type_of_value(*left)?;
                let (left, right) =
                    (self.expression_operand(*left, ty)?, self.expression_operand(*right, ty)?);
                let row = index().rows_for(LlvmKey::Binary(binary, Domain::Integer)).first();
                let row = row.ok_or_else(|| self.error(format!("the constant {value}")))?;
                Ok((row.op, Some(ty), vec![left.0, right.0]))
            }
            _ => Err(self.error(format!("the constant {value}"))),
        }
    }

    /// `getelementptr`.
    fn constant_chain(&mut self, value: Value<'c>, base: Value<'c>) -> Result<Operation> {
        if let Some((opcode, natural, words)) = self.untyped_chain(value, base)? {
            return Ok((opcode, Some(natural), words));
        }
        let (base_type, start) = self.chain_base_type(value)?;
        let base = self.expression_operand(base, base_type)?;
        let mut words = vec![base.0];
        self.push_indices(value, 0, &mut words)?;
        let end = self
            .pointees
            .walk_indices(start, value)
            .ok_or_else(|| self.error("indices that lead nowhere"))?;
        let natural = self.pointer_to(value.ty(), end)?;
        let in_bounds = value.flags() & flags::INBOUNDS != 0;
        let opcode = chain_opcode(Chain { in_bounds, element: true, untyped: false })?;
        Ok((opcode, Some(natural), words))
    }

    /// A cast, by the row for its types.
    fn constant_cast(
        &mut self,
        value: Value<'c>,
        cast: LlvmOpcode,
        operand: Value<'c>,
        ty: Id,
    ) -> Result<Operation> {
        let row = index().rows_for(LlvmKey::Cast(cast)).iter().find(|row| {
            row.writes()
                && row.preference != Preference::Alternate
                && matches!(row.form, Form::Cast(_, guard) if guard_holds(guard, operand.ty(), value.ty()))
        });
        let is_of_spaces = cast == LlvmOpcode::AddrSpaceCast;
        if is_of_spaces && is_by_generic(self.class_of(operand.ty())?, self.class_of(value.ty())?) {
            return self.constant_cast_by_generic(value, operand, ty);
        }
        let row = row.ok_or_else(|| {
            let error = self.error(format!("the constant {value}"));
            if is_of_spaces { error.about(cast_of_spaces(operand.ty(), value.ty())) } else { error }
        })?;
        let mut from = self.type_of_value(operand)?;
        if is_of_spaces
            && !self.expands()
            && let (Some(class), Some(pointee)) = (self.pointer_class(from), self.pointee_type(ty))
        {
            // At module scope, an address is cast to another pointee first.
            from = self.pointer_of_class(class, Some(pointee))?;
        }
        let id = self.expression_operand(operand, from)?;
        let mut natural = None;
        if is_of_spaces && value.ty().is_pointer() {
            let class = self.class_of(value.ty())?;
            natural = Some(self.pointer_of_class(class, self.pointee_type(from))?);
        }
        Ok((row.op, natural, vec![id.0]))
    }

    /// A cast between address spaces by way of the generic one.
    fn constant_cast_by_generic(
        &mut self,
        value: Value<'c>,
        operand: Value<'c>,
        ty: Id,
    ) -> Result<Operation> {
        self.check(Construct::CastByGeneric(&cast_of_spaces(operand.ty(), value.ty())))?;
        const GENERIC: u32 = StorageClass::Generic as u32;
        let mut from = self.type_of_value(operand)?;
        if !self.expands()
            && let (Some(class), Some(pointee)) = (self.pointer_class(from), self.pointee_type(ty))
        {
            from = self.pointer_of_class(class, Some(pointee))?;
        }
        let id = self.expression_operand(operand, from)?;
        let pointee = self.pointee_type(from);
        let generic = self.pointer_of_class(GENERIC, pointee)?;
        let id = if self.expands() {
            self.emit_value(op::PtrCastToGeneric, generic, &[id.0])?
        } else {
            self.constant_operation(op::PtrCastToGeneric, generic, &[id.0])?
        };
        let class = self.class_of(value.ty())?;
        let natural = self.pointer_of_class(class, pointee)?;
        Ok((op::GenericCastToPtr, Some(natural), vec![id.0]))
    }
}

/// The scalar in a vector of one lane, which SPIR-V does not have; any other value is itself.
fn only_lane(value: Value<'_>) -> Value<'_> {
    let is_single = value.ty().is_vector() && value.ty().lanes() == 1;
    let elements = value.elements().filter(|_| is_single);
    elements.and_then(|elements| elements.first().copied()).unwrap_or(value)
}
