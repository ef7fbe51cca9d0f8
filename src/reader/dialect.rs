//! Branches of the reader for the dialect that are neither a pass in front of it nor one behind it yet.

use super::context::{Entry, Reader};
use super::function::FunctionRange;
use crate::error::Result;
use crate::llvm::{AttributePlace, Opcode as LlvmOpcode, Value};
use crate::options::BuiltinNames;
use crate::spirv::{Id, Instruction, Opcode, op};
use crate::table::device_side_enqueue::RANGE_NAME;
use crate::table::ext_inst_opencl::{ExtRow, UNSAID};
use crate::table::form::{CallForm, Effect};
use crate::table::{conversion, emulation, opencl};
use mangling::{Postfixes, ResultPostfix, Scalar, Type as Mangled};
use rspirv::spirv::OpenclStd100Op;

impl<'c, 'm> Reader<'c, 'm> {
    /// Drops functions that emulate LLVM's intrinsics under names of their own: calls of them are calls of the
    /// intrinsics.
    ///
    /// # Errors
    /// Function types that are none.
    pub(super) fn without_emulations(&mut self, functions: &mut Vec<FunctionRange<'m>>) -> Result<()> {
        if !self.is_compat() {
            return Ok(());
        }
        let mut kept = Vec::with_capacity(functions.len());
        for range in functions.drain(..) {
            if !self.stands_for_intrinsic(&range)? {
                kept.push(range);
            }
        }
        *functions = kept;
        Ok(())
    }

    fn stands_for_intrinsic(&mut self, range: &FunctionRange<'m>) -> Result<bool> {
        let id = range.id;
        let symbol = match self.linkage(id)? {
            Some((symbol, _)) => symbol,
            None => self.annotations.name(id).unwrap_or_default(),
        };
        let Some(rest) = symbol.strip_prefix(emulation::EMULATION_PREFIX) else { return Ok(false) };
        let mut ty = self.ty(range.head.id(1)?)?;
        let name = emulation::emulated_name(rest, &ty.params(), range.body < range.end);
        let Some(name) = name else { return Ok(false) };
        if let Some(result) = ty.return_type().filter(|result| result.is_struct()) {
            // Intrinsics return structures without names.
            let result = self.llvm.struct_type(&result.members(), false)?;
            ty = self.llvm.function_type(result, &ty.params(), false)?;
        }
        let known = self.module.function(&name);
        let function = match known {
            Some(function) => function,
            None => self.module.add_function(&name, ty)?,
        };
        let fits = function.value_type() == Some(ty)
            && function.is_intrinsic()
            && self.module.intrinsic_like(function, ty) == Some(function);
        if fits {
            self.set_entry(id, Entry::Value(function))?;
        } else if known.is_none() {
            function.erase();
        }
        Ok(fits)
    }

    /// Writes a conversion of vectors as a call by its OpenCL C name; false if it stays an instruction. What does not make
    /// integers wider is called as if they had signs.
    ///
    /// # Errors
    /// Operands that are not defined.
    pub(super) fn habitual_conversion(
        &mut self,
        instruction: Instruction<'m>,
        cast: LlvmOpcode,
    ) -> Result<bool> {
        let keeps_width = cast == LlvmOpcode::BitCast && instruction.opcode() == op::UConvert;
        let is_signed = cast == LlvmOpcode::Trunc || keeps_width;
        let opcode = if is_signed { op::SConvert } else { instruction.opcode() };
        if conversion::call_form(opcode).is_none() {
            return Ok(false);
        }
        let form = crate::table::call().without_attributes();
        self.opencl_call(instruction, opencl::Target::Op(opcode), 0, form)
    }

    /// The postfixes of a friendly name. `bfloat` is spelled by its letters in symbols.
    pub(super) fn habitual_postfixes(&self, postfixes: &Postfixes<'_>) -> String {
        let text = postfixes.to_string();
        let bfloat = Scalar::BFloat;
        let is_named =
            matches!(postfixes.result, Some(ResultPostfix::Plain { element, .. }) if element == bfloat);
        match is_named && self.is_compat() {
            true => text.replacen(bfloat.spelling(), bfloat.code(), 1),
            false => text,
        }
    }

    /// Whether an extended instruction that no OpenCL C function stands for is called by the name that its set gives it.
    pub(super) fn names_by_number(&self, instruction: OpenclStd100Op) -> bool {
        instruction != OpenclStd100Op::printf
            && self.is_compat()
            && self.options.builtin_names != BuiltinNames::Spirv
    }

    /// A parameter's type in a friendly name where OpenCL C names are asked for: with their names of opaque types, and nothing of
    /// signs and constant data. A range of work-items is named itself, though a pointer is given.
    ///
    /// # Errors
    /// A type that is not declared.
    pub(super) fn habitual_parameter(&self, ty: Id) -> Result<Option<Mangled>> {
        if !self.is_compat() {
            return Ok(None);
        }
        let mangled = match self.options.builtin_names {
            BuiltinNames::Spirv => self.mangled(ty)?,
            _ => self.opencl_type(ty)?,
        };
        let range = mangled.pointee().map(|(_, pointee)| pointee);
        if let Some(range @ Mangled::Named(name)) = range
            && name == RANGE_NAME
        {
            return Ok(Some(range.clone()));
        }
        Ok((self.options.builtin_names != BuiltinNames::Spirv).then_some(mangled))
    }

    /// Marks a call and its callee as returning, and the call as its callee is; only those of builtin variables are.
    pub(super) fn always_returns(&self, call: Value<'c>) {
        let Some(callee) = call.called_function() else { return };
        if let Some(attribute) = self.llvm.enum_attribute("willreturn") {
            callee.add_attribute(AttributePlace::Function, attribute);
        }
        for attribute in callee.attributes(AttributePlace::Function) {
            call.add_attribute(AttributePlace::Function, attribute);
        }
    }

    /// Whether a fast-math mode becomes flags: at the peer level only of arithmetic, comparisons and extended instructions.
    pub(super) fn takes_fast_math(&self, opcode: Opcode, result: Value<'c>) -> bool {
        let is_arithmetic = result.opcode().is_some_and(|opcode| {
            opcode.is_float_binary() || matches!(opcode, LlvmOpcode::FNeg | LlvmOpcode::FCmp)
        });
        !self.is_compat() || opcode == op::ExtInst || is_arithmetic
    }

    /// Whether friendly names tell integers with signs from those without.
    pub(super) fn spells_signs(&self) -> bool {
        !self.is_compat() || self.options.builtin_names == BuiltinNames::Spirv
    }

    /// The form of a call of an instruction: only extended instructions say what they leave alone.
    pub(super) fn dialect_form(&self, form: CallForm) -> CallForm {
        if !self.is_compat() { form } else { CallForm { effect: Effect::Any, ..form } }
    }

    /// The form of a call of an instruction of OpenCL.std.
    pub(super) fn dialect_ext_form(&self, row: &ExtRow, name: &str) -> CallForm {
        let is_unsaid = name.starts_with("s_") || name.starts_with("u_") || UNSAID.contains(&row.instruction);
        if is_unsaid { self.dialect_form(row.call) } else { row.call }
    }
}
