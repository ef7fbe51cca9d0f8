//! Calls by OpenCL C names, if the options request them and the name expresses the instruction completely.
//!
//! Rule of this module: an instruction becomes one call, with conversions of its arguments and its result
//! where OpenCL C's types differ. All of these carry `!spirv.Op` with the instruction's opcode, so that the
//! writer folds them back to one instruction.
//!
//! Known gap: device enqueue.

mod argument;
mod enumeration;
mod image;

use super::context::Reader;
use crate::error::{Error, Result};
use crate::llvm::{IntPredicate, Metadata, Opcode as LlvmOpcode, Type as LlvmType, Value};
use crate::options::BuiltinNames;
use crate::spirv::{Id, Instruction};
use crate::table::form::{CallForm, Flags};
use crate::table::opencl::enumeration::Enumeration;
use crate::table::opencl::reading::{Call, Names, Source, calls};
use crate::table::opencl::{Operand, Reading, ResultAdapter, Target};
use argument::InstructionFacts;
use mangling::{Flavour, Scalar, Symbol, Type};
use smallvec::SmallVec;

/// LLVM values of a call's arguments.
type Values<'c> = SmallVec<[Value<'c>; 6]>;

/// A call under construction.
struct Written<'c> {
    name: String,
    /// The function type.
    ty: LlvmType<'c>,
    call: Call,
    values: Values<'c>,
    /// Whether instructions around the call belong to it.
    is_spread: bool,
    /// The group of calls that share a sampled image.
    group: Option<Metadata<'c>>,
    /// The variable that holds an argument in memory.
    variable: Option<Value<'c>>,
}

impl<'c, 'm> Reader<'c, 'm> {
    /// The version of the requested names; `None` for friendly names.
    fn opencl_names(&self) -> Option<Names> {
        let is_exact = self.settings.exact_names;
        match self.settings.options.builtin_names {
            BuiltinNames::Spirv => None,
            BuiltinNames::Cl12 => Some(Names { version: Reading::Cl12, is_exact }),
            BuiltinNames::Cl20 => Some(Names { version: Reading::Cl20, is_exact }),
        }
    }

    /// Emits the call of an OpenCL C builtin that is equivalent to the instruction; returns false if there is
    /// none. The operands of the row's target start at `skip`.
    ///
    /// # Errors
    /// Operands that are not defined.
    pub(super) fn opencl_call(
        &mut self,
        instruction: Instruction<'m>,
        target: Target,
        skip: usize,
        form: CallForm,
    ) -> Result<bool> {
        let Some(names) = self.opencl_names() else { return Ok(false) };
        let operands = instruction.operands().get(skip..).unwrap_or_default();
        let Some((call, parameters)) = self.fitting_call(instruction, target, names, operands)? else {
            return Ok(false);
        };
        let name = if call.is_mangled() {
            mangling::mangle(&Symbol::new(call.name.clone(), parameters), Flavour::Clang)
        } else {
            call.name.clone()
        };
        let ty = self.opencl_signature(instruction, &call, operands)?;
        if !self.may_declare(&name, ty) {
            return Ok(false);
        }
        let mut written = Written {
            name,
            ty,
            is_spread: call.is_signless,
            call,
            values: SmallVec::new(),
            group: None,
            variable: None,
        };
        let is_scope = |source: &Source| matches!(source, Source::Translated(Enumeration::Scope, _));
        let mut scope = None;
        for source in written.call.arguments.clone() {
            // A scope is computed before flags and orders, though its argument follows them.
            if matches!(source, Source::Translated(..)) && scope.is_none() {
                let computed = written.call.arguments.iter().copied().find(is_scope);
                scope = match computed {
                    Some(first) => Some(self.opencl_argument(instruction, first, operands, &mut written)?),
                    None => None,
                };
            }
            let value = match scope.filter(|_| is_scope(&source)) {
                Some(scope) => scope,
                None => self.opencl_argument(instruction, source, operands, &mut written)?,
            };
            written.values.push(value);
        }
        self.finish_opencl_call(instruction, &written, form)?;
        Ok(true)
    }

    /// Whether a builtin of this name and type is declared or can be.
    pub(super) fn may_declare(&self, name: &str, ty: LlvmType<'c>) -> bool {
        match self.symbols.builtins.get(name) {
            Some(function) => function.value_type() == Some(ty),
            None => self.module.function(name).is_none(),
        }
    }

    /// The first call equivalent to the instruction, and its parameter types.
    fn fitting_call(
        &self,
        instruction: Instruction<'m>,
        target: Target,
        names: Names,
        operands: &'m [u32],
    ) -> Result<Option<(Call, Vec<Type>)>> {
        let facts = InstructionFacts { reader: self, instruction, operands };
        for call in calls(target, names, &facts) {
            let mut parameters = Vec::with_capacity(call.arguments.len());
            for (i, source) in call.arguments.iter().enumerate() {
                parameters.push(call.parameter(i, self.opencl_parameter(*source, operands)?));
            }
            if call.fits(&parameters) {
                return Ok(Some((call, parameters)));
            }
        }
        Ok(None)
    }

    /// The type of the called function.
    fn opencl_signature(
        &self,
        instruction: Instruction<'m>,
        call: &Call,
        operands: &[u32],
    ) -> Result<LlvmType<'c>> {
        let mut types = SmallVec::<[LlvmType<'c>; 6]>::new();
        for source in &call.arguments {
            types.push(self.opencl_argument_type(*source, operands)?);
        }
        let result = match instruction.result_type() {
            None => self.llvm.void_type(),
            Some(_) if call.stores_result() => self.llvm.bool_type(),
            Some(ty) => {
                let ty = self.value_type(ty)?;
                match call.row().outcome {
                    ResultAdapter::Truth => self.truth_type(ty, types.first().copied())?,
                    ResultAdapter::First => ty.scalar(),
                    _ => ty,
                }
            }
        };
        // Variadic arguments follow the named ones.
        if let [Operand::Rest(first)] = call.row().operands {
            types.truncate(usize::from(*first).max(1));
            return self.llvm.function_type(result, &types, true);
        }
        self.llvm.function_type(result, &types, false)
    }

    /// The return type of a predicate: `int`, or integers as wide as the lanes of its argument.
    fn truth_type(&self, ty: LlvmType<'c>, argument: Option<LlvmType<'c>>) -> Result<LlvmType<'c>> {
        if !ty.is_vector() {
            return Ok(self.llvm.i32_type());
        }
        let scalar = argument.and_then(|ty| super::symbol::scalar(ty.scalar(), false));
        self.llvm.vector_type(self.llvm.int_type(scalar.map_or(32, Scalar::bits))?, ty.lanes())
    }

    /// Calls the function and converts the result.
    fn finish_opencl_call(
        &mut self,
        instruction: Instruction<'m>,
        written: &Written<'c>,
        form: CallForm,
    ) -> Result<()> {
        let call = self.call_declared(&written.name, written.ty, &written.values, form)?;
        if written.group.is_some() {
            call.set_metadata(self.kinds.group, written.group);
        }
        let result = match instruction.result_type() {
            Some(ty) => self.ty(ty)?,
            None => self.llvm.void_type(),
        };
        if result.is_void() {
            if written.is_spread {
                self.mark_op(call, instruction);
            }
            return Ok(());
        }
        let value = self.opencl_result(written, call, result)?;
        if written.is_spread || value != call {
            self.mark_op(value, instruction);
        }
        self.decorate_result(instruction, Flags::FastMath, value)?;
        self.remember_pointer(instruction, value);
        self.define(instruction, value)
    }

    /// The instruction's result, converted from the call's.
    fn opencl_result(
        &mut self,
        written: &Written<'c>,
        call: Value<'c>,
        result: LlvmType<'c>,
    ) -> Result<Value<'c>> {
        if let Some(variable) = written.variable {
            return self.builder.load(result, variable);
        }
        match written.call.row().outcome {
            ResultAdapter::Same | ResultAdapter::Bool => Ok(call),
            ResultAdapter::Truth => self.builder.icmp(IntPredicate::Ne, call, call.ty().null()?),
            ResultAdapter::First => {
                let first = self.llvm.i32_type().int(0)?;
                self.builder.insert_element(result.null()?, call, first)
            }
            ResultAdapter::Plus(number) => {
                self.builder.binary(LlvmOpcode::Sub, call, result.int(u64::from(number))?)
            }
            ResultAdapter::ShiftRight(bits) => {
                self.builder.binary(LlvmOpcode::Shl, call, result.int(u64::from(bits))?)
            }
            ResultAdapter::PlusArgument(_) | ResultAdapter::Converted(..) => {
                Err(Error::internal("such a row is for the writer only"))
            }
        }
    }
}

fn operand_id(operands: &[u32], operand: usize) -> Result<Id> {
    let id = operands.get(operand).copied().map(Id);
    id.ok_or_else(|| Error::internal("a row names an operand that the instruction lacks"))
}
