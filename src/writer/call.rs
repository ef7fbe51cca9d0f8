//! Calls: of functions of the module, of builtins by name, of intrinsics.

use super::builtin::{Builtin, BuiltinKind, Callee};
use super::context::{Shared, Writer};
use super::operands::Count;
use super::pointer_origin::strip_casts;
use crate::contract::{Attached, MemoryAccess};
use crate::error::Result;
use crate::llvm::{AttributePlace, Type, Value};
use crate::spirv::{Id, Opcode, op};
use crate::table::builtin_variable::{VariableForm, VariableRow};
use crate::table::opencl::Plan;

impl<'c> Writer<'c, '_> {
    /// `call`.
    pub(super) fn call(&mut self, call: Value<'c>) -> Result<()> {
        if let Some(assembly) = call.called_value().filter(|callee| callee.inline_assembly().is_some()) {
            return self.assembly_call(call, assembly);
        }
        let Some(function) = call.called_function() else { return self.indirect_call(call) };
        match self.callee(function) {
            Callee::Function => self.function_call(call, function),
            Callee::Intrinsic => self.intrinsic(call, function),
            Callee::Builtin(builtin) => {
                let start = self.function.words.len();
                self.builtin(call, &builtin)?;
                self.note_builtin(call, start);
                Ok(())
            }
        }
    }

    fn function_call(&mut self, call: Value<'c>, function: Value<'c>) -> Result<()> {
        let ty = function.value_type();
        if call.called_type() != ty {
            return Err(self.error("a call through another type than the function's"));
        }
        let callee = self.id_of_function(function)?;
        let result = self.result_type_of(function)?;
        let mut words = vec![callee.0; call.arg_count() as usize + 1];
        for (position, argument) in (0u32..).zip(call.args()) {
            let parameter = function.param(position).ok_or_else(|| self.error("an argument too many"))?;
            let wanted = self.type_of_value(parameter)?;
            let id = self.operand_as(argument, wanted)?;
            if let Some(word) = words.get_mut(position as usize + 1) {
                *word = id.0;
            }
        }
        self.note_callee(function);
        if let Some(caller) = self.function.value {
            self.uses.of_functions.entry(caller).or_default().must_not_contract |= function.is_declaration();
        }
        self.define_call(call, op::FunctionCall, result, &words)
    }

    /// Writes a call of some kind; one without a value has an id all the same.
    ///
    /// # Errors
    /// An instruction that is too long.
    pub(super) fn define_call(
        &mut self,
        call: Value<'c>,
        opcode: Opcode,
        result: Id,
        words: &[u32],
    ) -> Result<()> {
        if call.ty().is_void() {
            let id = self.fresh(result);
            self.values.insert(call, id);
            self.emit_result(opcode, result, id, words)?;
        } else {
            self.define(call, opcode, result, words)?;
        }
        self.finish(call)
    }

    fn builtin(&mut self, call: Value<'c>, builtin: &Shared<Builtin<'c>>) -> Result<()> {
        if self.options.compat.keeps_pointees && builtin.prefetches() {
            return self.untyped_prefetch(call, builtin);
        }
        match &builtin.kind {
            BuiltinKind::Op(opcode, modifiers) => self.friendly(call, builtin, *opcode, *modifiers),
            BuiltinKind::Ext(number, modifiers) => self.ext_inst(call, builtin, *number, *modifiers),
            BuiltinKind::Set(set, number) => self.set_call(call, builtin, *set, *number),
            BuiltinKind::Variable(row) => self.variable_call(call, row),
            BuiltinKind::Description => self.description_call(call),
            BuiltinKind::Sampler => self.constant_sampler(call),
            BuiltinKind::Conversion(conversion) => self.small_conversion(call, builtin, *conversion),
            BuiltinKind::OpenCl(Plan::Variable(row)) => self.variable_call(call, row),
            BuiltinKind::OpenCl(plan) => self.opencl(call, builtin, *plan),
        }
    }

    /// An argument of a builtin: a pointer has the pointee that the builtin's name encodes.
    ///
    /// # Errors
    /// A constant that SPIR-V cannot represent.
    pub(super) fn argument(&mut self, call: Value<'c>, builtin: &Builtin<'c>, position: u32) -> Result<Id> {
        let argument = call.arg(position).ok_or_else(|| self.miscounted(call, Count::TooFew))?;
        if let Some(function) = Some(argument).filter(|a| a.is_constant()).map(strip_casts)
            && function.is_function()
        {
            return self.id_of_function(function);
        }
        // A number in the place of a sampler is its bits.
        let bits = argument.u32_value();
        if let Some(bits) = bits.filter(|_| position == 1 && builtin.instruction() == Some(op::SampledImage))
        {
            return self.sampler_of_bits(bits);
        }
        let copied =
            call.attribute(AttributePlace::Param(position), "byval").filter(|_| builtin.takes_numbers());
        if let Some(copied) = copied.and_then(crate::llvm::Attribute::ty) {
            let pointer = self.builtin_operand(argument, Some(copied))?;
            let ty = self.type_id(copied, None)?;
            return self.emit_value(op::Load, ty, &[pointer.0]);
        }
        if self.is_shader() && argument.is_constant() && !argument.is_global() {
            let before = call.args().take(position as usize).filter(|other| *other == argument).count();
            if let Some(told) = self.told_constant_type(argument, before)? {
                return self.constant(argument, told);
            }
        }
        if let Some(id) = self.constant_object(call, argument, position)? {
            return Ok(id);
        }
        let pointee = builtin.pointee(position);
        let id = self.builtin_operand(argument, pointee)?;
        // Modules from SPIR-V keep their pointers.
        let needs_type =
            builtin.counts_elements() || builtin.takes_typed_pointers() && !self.came_from_spirv();
        let Some(pointee) = pointee.filter(|_| argument.ty().is_pointer() && needs_type) else {
            return Ok(id);
        };
        let pointee = self.type_id(pointee, None)?;
        self.typed(id, pointee)
    }

    /// A value as argument of a builtin that takes a pointer to this type.
    ///
    /// # Errors
    /// A constant that SPIR-V cannot represent.
    pub(super) fn builtin_operand(&mut self, argument: Value<'c>, pointee: Option<Type<'c>>) -> Result<Id> {
        if self.pointees.untyped {
            let id = self.operand(argument)?;
            if self.is_untyped(self.type_of_id(id)?) {
                return Ok(id);
            }
        }
        match pointee {
            Some(pointee) if argument.ty().is_pointer() && self.is_shader() => {
                self.pointer_to_part(argument, pointee)
            }
            Some(pointee) if argument.ty().is_pointer() => {
                let inner = self.pointees.of(argument).and_then(|slot| self.pointees.pointee(slot));
                let inner = inner.filter(|known| known.ty == pointee).and_then(|known| known.inner);
                let pointee = self.type_id(pointee, inner)?;
                self.pointer_operand(argument, pointee)
            }
            _ => self.operand(argument),
        }
    }

    /// A builtin variable by its friendly call.
    fn variable_call(&mut self, call: Value<'c>, row: &VariableRow) -> Result<()> {
        use super::opencl::work_item;
        let shared = call.metadata(self.kinds.group).filter(|_| matches!(row.form, VariableForm::Vector3(_)));
        if let Some(group) = shared
            && let Some(lane) = call.arg(0).and_then(Value::int_value).filter(|lane| *lane < 3)
        {
            let vector = match self.function.groups.get(&group).copied() {
                Some(vector) if self.block_owns(call, group) => vector,
                _ => {
                    let vector = super::emit::Emit::load_builtin(self, row.builtin)?;
                    self.function.last_value = None;
                    self.function.groups.insert(group, vector);
                    self.function.group_blocks.insert(group, call.block());
                    vector
                }
            };
            let ty = self.type_of_value(call)?;
            let lane = u32::try_from(lane).unwrap_or(0);
            self.define(call, op::CompositeExtract, ty, &[vector.0, lane])?;
            return self.finish(call);
        }
        if let Some(told) = MemoryAccess::read(call, &self.kinds).filter(|_| call.arg_count() == 0) {
            let variable = super::builtin_variable::by_number(self, row.builtin)?;
            let ty = self.type_of_value(call)?;
            let mut words = vec![variable.0];
            words.extend(self.operands_of_numbers(told.0, 1)?);
            self.define(call, op::Load, ty, &words)?;
            return self.finish(call);
        }
        let mut arguments = Vec::new();
        for argument in call.args() {
            arguments.push(self.operand(argument)?);
        }
        let result = self.type_of_value(call)?;
        let id = work_item::expand(self, row, &arguments, result)?;
        self.bind_result(call, id)
    }

    fn block_owns(&self, call: Value<'c>, group: crate::llvm::Metadata<'c>) -> bool {
        self.function.group_blocks.get(&group).copied().flatten() == call.block()
    }
}

/// The only user of a value.
pub(super) fn single_user(value: Value<'_>) -> Option<Value<'_>> {
    let mut users = value.users();
    let first = users.next()?;
    users.next().is_none().then_some(first)
}
