//! Calls: of functions of the module, of builtins by name, of intrinsics.

use super::builtin::{Builtin, BuiltinKind, Callee, Modifiers, is_time};
use super::context::{Shared, Writer};
use super::device_side_enqueue::strip_casts;
use super::emit::TypeShape;
use super::forgotten::typed_form;
use crate::error::{Error, Result, Topic};
use crate::llvm::{AttributePlace, Opcode as LlvmOpcode, Type, Value};
use crate::options::Habits;
use crate::spirv::grammar::{self, Category, Class, OperandGrammar, OperandKind, Quantifier};
use crate::spirv::{Id, Opcode, op};
use crate::table::builtin_variable::{VariableForm, VariableRow};
use crate::table::image;
use crate::table::opencl::Plan;
use rspirv::spirv::Decoration;

impl<'c> Writer<'c, '_> {
    /// `call`.
    pub(super) fn call(&mut self, call: Value<'c>) -> Result<()> {
        if let Some(assembly) = call.called_value().filter(|callee| callee.inline_assembly().is_some()) {
            return self.assembly_call(call, assembly);
        }
        let Some(function) = call.called_function() else { return self.indirect_call(call) };
        match self.callee(function)? {
            Callee::Function => self.function_call(call, function),
            Callee::Intrinsic => self.intrinsic(call, function),
            Callee::Builtin(builtin) => self.builtin(call, &builtin),
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
        // To the Khronos translator a cast is an instruction of its own, in front of all that the call names.
        let turns: &[_] = match self.options.habits {
            Habits::Khronos => &[Some(true), Some(false)],
            Habits::Own => &[None],
        };
        for turn in turns {
            for (position, argument) in (0u32..).zip(call.args()) {
                if turn.is_some_and(|pointers| pointers != argument.ty().is_pointer_or_pointers()) {
                    continue;
                }
                let parameter = function.param(position).ok_or_else(|| self.error("an argument too many"))?;
                let wanted = self.type_of_value(parameter)?;
                let id = self.operand_as(argument, wanted)?;
                if let Some(word) = words.get_mut(position as usize + 1) {
                    *word = id.0;
                }
            }
        }
        self.note_callee(function);
        if let Some(caller) = self.function.value {
            self.uses.entry(caller).or_default().must_not_contract |= function.is_declaration();
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
        if self.forgets_pointees && builtin.prefetches() {
            return self.untyped_prefetch(call, builtin);
        }
        match &builtin.kind {
            BuiltinKind::Op(opcode, modifiers) => self.friendly(call, builtin, *opcode, *modifiers),
            BuiltinKind::Ext(number, modifiers) => self.ext_inst(call, builtin, *number, *modifiers),
            BuiltinKind::Variable(row) => self.variable_call(call, row),
            BuiltinKind::Sampler => self.constant_sampler(call),
            BuiltinKind::Conversion(conversion) => self.small_conversion(call, builtin, *conversion),
            BuiltinKind::OpenCl(Plan::Variable(row)) => self.variable_call(call, row),
            BuiltinKind::OpenCl(plan) => self.opencl(call, builtin, *plan),
        }
    }

    /// An argument of a builtin: a pointer points to what the builtin's name says.
    ///
    /// # Errors
    /// A constant that SPIR-V cannot say.
    pub(super) fn argument(&mut self, call: Value<'c>, builtin: &Builtin<'c>, position: u32) -> Result<Id> {
        let argument = call.arg(position).ok_or_else(|| self.error("a call with too few arguments"))?;
        if let Some(function) = Some(argument).filter(|a| a.is_constant()).map(strip_casts)
            && function.is_function()
        {
            return self.id_of_function(function);
        }
        let copied =
            call.attribute(AttributePlace::Param(position), "byval").filter(|_| builtin.takes_numbers());
        if let Some(copied) = copied.and_then(crate::llvm::Attribute::ty) {
            let pointer = self.builtin_operand(argument, Some(copied))?;
            let ty = self.type_id(copied, None)?;
            return self.emit_value(op::Load, ty, &[pointer.0]);
        }
        if let Some(id) = self.constant_object(call, argument, position)? {
            return Ok(id);
        }
        let pointee = builtin.pointee(position);
        let id = self.builtin_operand(argument, pointee)?;
        // What came from SPIR-V has its pointers as they were.
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
    /// A constant that SPIR-V cannot say.
    pub(super) fn builtin_operand(&mut self, argument: Value<'c>, pointee: Option<Type<'c>>) -> Result<Id> {
        if self.slots.untyped && !self.forgets_pointees {
            let id = self.operand(argument)?;
            if self.is_untyped(self.type_of_id(id)?) {
                return Ok(id);
            }
        }
        match pointee {
            Some(pointee) if argument.ty().is_pointer() => {
                let inner = self.slots.of(argument).and_then(|slot| self.slots.pointee(slot));
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
        if let Some(told) = call.metadata(self.kinds.memory_access).filter(|_| call.arg_count() == 0) {
            let variable = super::builtin_variable::by_number(self, row.builtin)?;
            let ty = self.type_of_value(call)?;
            let mut words = vec![variable.0];
            words.extend(self.operands_of_numbers(super::memory::number_list(told), 1)?);
            self.define(call, op::Load, ty, &words)?;
            return self.finish(call);
        }
        let first = self.out.bound();
        let mut arguments = Vec::new();
        for argument in call.args() {
            arguments.push(self.operand(argument)?);
        }
        self.remember_early_constants(first);
        let result = self.type_of_value(call)?;
        let found = super::builtin_row(row.builtin);
        let row = found.ok_or_else(|| Error::internal("a builtin variable without a row"))?;
        let id = work_item::expand(self, row, &arguments, result)?;
        self.adopt(call, id)
    }

    fn block_owns(&self, call: Value<'c>, group: crate::llvm::Metadata<'c>) -> bool {
        self.function.group_blocks.get(&group).copied().flatten() == call.block()
    }

    /// A core instruction by its friendly name.
    fn friendly(
        &mut self,
        call: Value<'c>,
        builtin: &Builtin<'c>,
        opcode: Opcode,
        modifiers: Modifiers,
    ) -> Result<()> {
        let opcode = if self.forgets_pointees { typed_form(opcode) } else { opcode };
        match opcode {
            op::SpecConstant => return self.spec_constant_call(call),
            op::GroupNonUniformShuffleDown if self.shuffles_structure(call, builtin)? => return Ok(()),
            op::BuildNDRange => return self.build_nd_range(call, builtin),
            op::ConstantComposite | op::SpecConstantComposite => {
                return self.constant_composite_call(call, opcode);
            }
            op::CooperativeMatrixLengthKHR => {
                let matrix = call.arg(0).ok_or_else(|| self.error("a call with too few arguments"))?;
                let (matrix, ty) = (self.type_of_value(matrix)?, self.type_of_value(call)?);
                self.define(call, opcode, ty, &[matrix.0])?;
                return self.finish(call);
            }
            _ => {}
        }
        let grammar =
            grammar::instruction(opcode).ok_or_else(|| Error::internal("an opcode without grammar"))?;
        if matches!(
            grammar.class,
            Class::ControlFlow
                | Class::TypeDeclaration
                | Class::ConstantCreation
                | Class::Function
                | Class::Annotation
        ) || crate::table::rows_of(opcode).is_empty()
        {
            return Err(self.error(format!("a call for {opcode}")));
        }
        let in_memory = call.attribute(AttributePlace::Param(0), "sret").is_some();
        let skip = u32::from(in_memory);
        let mut words = if matches!(opcode, op::Any | op::All) {
            vec![self.truth_argument(call)?.0]
        } else {
            self.call_operands(call, builtin, skip, grammar.operands)?
        };
        self.tell_texel_sign(call, opcode, modifiers, &mut words);
        let opcode = self.habitual_opcode(opcode);
        if in_memory {
            return self.result_in_memory(call, opcode, &words);
        }
        if !grammar.has_result {
            if call.is_used() {
                return Err(self.error(format!("the value of a call for {opcode}, which has no result")));
            }
            return self.emit_plain(opcode, &words);
        }
        if gives_bool(opcode) {
            return self.predicate(call, opcode, &words);
        }
        if opcode == op::ReadClockKHR && !is_time(call.ty()) {
            let error = self.error("a time that is no i64 and no <2 x i32>");
            return Err(error.about(Topic::TypeOfTime));
        }
        let ty = self.type_of_value(call)?;
        self.define(call, opcode, ty, &words)?;
        if let Some(id) = self.values.get(&call).copied() {
            if modifiers.saturated {
                self.decorate_id(id, Decoration::SaturatedConversion as u32, &[])?;
            }
            if let Some(mode) = modifiers.rounding {
                self.decorate_id(id, Decoration::FPRoundingMode as u32, &[mode])?;
            }
            self.call_flags(call, id)?;
        }
        self.finish(call)
    }

    /// Says in the image operands how a name of other compilers spells integer texels; the reader's names repeat what the
    /// operands say.
    fn tell_texel_sign(
        &mut self,
        call: Value<'c>,
        opcode: Opcode,
        modifiers: Modifiers,
        words: &mut Vec<u32>,
    ) {
        let Some(position) = image::mask_position(opcode) else { return };
        if self.options.habits == Habits::Khronos && self.options.max_version < (1, 4) {
            image::forget_extension(opcode, words, position);
        }
        let Some(is_unsigned) = modifiers.unsigned_texels else { return };
        let texel = if opcode == op::ImageWrite { call.arg(2).map(Value::ty) } else { Some(call.ty()) };
        let is_integer = texel.is_some_and(|ty| ty.scalar().is_int());
        if !is_integer || self.came_from_spirv() || self.options.max_version < (1, 4) {
            return;
        }
        match words.get_mut(position) {
            Some(mask) if *mask & (image::extension(true) | image::extension(false)) == 0 => {
                *mask |= image::extension(is_unsigned);
            }
            Some(_) => {}
            None => words.push(image::extension(is_unsigned)),
        }
    }

    /// A structure result that the call stores through its first argument.
    ///
    /// # Errors
    /// A pointer without a pointee type.
    pub(super) fn result_in_memory(&mut self, call: Value<'c>, opcode: Opcode, words: &[u32]) -> Result<()> {
        let pointer = call.arg(0).ok_or_else(|| Error::internal("a result in memory without a pointer"))?;
        let attribute = call.attribute(AttributePlace::Param(0), "sret").and_then(crate::llvm::Attribute::ty);
        let pointer = self.builtin_operand(pointer, attribute.filter(|held| held.is_int()))?;
        let mut ty = self.pointee_type(self.type_of_id(pointer)?);
        if let (None, Some(held)) = (ty, attribute) {
            ty = Some(self.type_id(held, None)?);
        }
        let ty = ty.ok_or_else(|| self.error("a result in memory without a type"))?;
        if self.stores_wrapped(opcode, pointer, ty, words)? {
            return Ok(());
        }
        let id = self.emit_value(opcode, ty, words)?;
        self.emit_plain(op::Store, &[pointer.0, id.0])
    }

    /// An instruction with a boolean result whose call may return integers.
    fn predicate(&mut self, call: Value<'c>, opcode: Opcode, words: &[u32]) -> Result<()> {
        let ty = self.type_of_value(call)?;
        if call.ty().scalar().int_bits() == Some(1) {
            self.define(call, opcode, ty, words)?;
            return self.finish(call);
        }
        let mut bools = self.declare(op::TypeBool, &[])?;
        if let TypeShape::Vector { lanes, .. } = self.shape(ty) {
            bools = self.declare(op::TypeVector, &[bools.0, lanes])?;
        }
        // The reader narrows such a result right away: the narrowed value is the instruction's own.
        let narrowed = single_user(call).filter(|user| {
            user.opcode() == Some(LlvmOpcode::Trunc) && user.ty().scalar().int_bits() == Some(1)
        });
        if let Some(narrowed) = narrowed {
            self.define(narrowed, opcode, bools, words)?;
            self.function.absorbed.insert(narrowed);
            return self.finish(narrowed);
        }
        let truth = self.emit_value(opcode, bools, words)?;
        let ones = if call.ty().is_vector() { u64::MAX } else { 1 };
        let (one, zero) = (self.splat_constant(ty, ones)?, self.splat_constant(ty, 0)?);
        self.define(call, op::Select, ty, &[truth.0, one.0, zero.0])?;
        self.finish(call)
    }

    /// An instruction of OpenCL.std by its friendly name.
    fn ext_inst(
        &mut self,
        call: Value<'c>,
        builtin: &Builtin<'c>,
        number: u32,
        modifiers: Modifiers,
    ) -> Result<()> {
        let grammar = grammar::ExtInstSet::OpenClStd.instruction(number);
        let grammar = grammar.ok_or_else(|| Error::internal("an instruction without grammar"))?;
        let (opcode, mut words) = self.opencl_instruction(number)?;
        words.extend(self.call_operands(call, builtin, 0, grammar.operands)?);
        let ty = self.type_of_value(call)?;
        if call.ty().is_void() {
            let id = self.fresh(ty);
            return self.emit_result(opcode, ty, id, &words);
        }
        self.define(call, opcode, ty, &words)?;
        if let Some(id) = self.values.get(&call).copied() {
            self.call_flags(call, id)?;
            if let Some(mode) = modifiers.rounding {
                self.decorate_id(id, Decoration::FPRoundingMode as u32, &[mode])?;
            }
        }
        self.finish(call)
    }

    /// The operands that the arguments of a call are, by the grammar: ids, or literals from constants.
    pub(super) fn call_operands(
        &mut self,
        call: Value<'c>,
        builtin: &Builtin<'c>,
        skip: u32,
        operands: &[OperandGrammar],
    ) -> Result<Vec<u32>> {
        let mut next = skip;
        let count = call.arg_count();
        let mut words = Vec::new();
        for operand in operands {
            match operand.quantifier {
                Quantifier::One => self.call_operand(call, builtin, operand.kind, &mut next, &mut words)?,
                Quantifier::Optional if next < count => {
                    self.call_operand(call, builtin, operand.kind, &mut next, &mut words)?;
                }
                Quantifier::Optional => {}
                Quantifier::Variadic => {
                    while next < count {
                        self.call_operand(call, builtin, operand.kind, &mut next, &mut words)?;
                    }
                }
            }
        }
        if next < count {
            return Err(self.error("a call with too many arguments").about(Topic::OperandCount));
        }
        Ok(words)
    }

    fn call_operand(
        &mut self,
        call: Value<'c>,
        builtin: &Builtin<'c>,
        kind: OperandKind,
        next: &mut u32,
        words: &mut Vec<u32>,
    ) -> Result<()> {
        let position = *next;
        *next += 1;
        let argument = call.arg(position);
        let argument =
            argument.ok_or_else(|| self.error("a call with too few arguments").about(Topic::OperandCount))?;
        let description = grammar::operand_kind(kind);
        if description.category == Category::Id {
            words.push(self.number_or_argument(call, builtin, position)?.0);
            return Ok(());
        }
        let word = self.literal_argument(argument)?;
        words.push(word);
        let chosen = description.enumerants.iter().filter(|e| match description.category {
            Category::BitEnum => e.value != 0 && word & e.value == e.value,
            _ => e.value == word,
        });
        let parameters: Vec<_> = chosen.flat_map(|e| e.parameters).map(|p| p.kind).collect();
        for kind in parameters {
            self.call_operand(call, builtin, kind, next, words)?;
        }
        Ok(())
    }

    fn literal_argument(&mut self, argument: Value<'c>) -> Result<u32> {
        let number = argument.int_value().and_then(|n| u32::try_from(n).ok());
        number.ok_or_else(|| self.error("an argument that stands for a literal and is no constant"))
    }

    /// The boolean vector that an argument stands for: integers that were widened from booleans are the booleans,
    /// others are compared with zero.
    fn truth_argument(&mut self, call: Value<'c>) -> Result<Id> {
        let argument = call.arg(0).ok_or_else(|| self.error("a call with too few arguments"))?;
        if argument.ty().scalar().int_bits() == Some(1) {
            return self.operand(argument);
        }
        let widened = argument.opcode() == Some(LlvmOpcode::SExt);
        let source =
            argument.operand(0).filter(|source| widened && source.ty().scalar().int_bits() == Some(1));
        if let Some(source) = source {
            return self.operand(source);
        }
        let id = self.operand(argument)?;
        let ty = self.type_of_id(id)?;
        let truth = super::emit::bool_like(self, ty)?;
        let zero = self.splat_constant(ty, 0)?;
        self.emit_value(op::INotEqual, truth, &[id.0, zero.0])
    }
}

/// The only user of a value.
pub(super) fn single_user(value: Value<'_>) -> Option<Value<'_>> {
    let mut users = value.users();
    let first = users.next()?;
    users.next().is_none().then_some(first)
}

/// Whether an instruction's result is boolean.
fn gives_bool(opcode: Opcode) -> bool {
    let grammar = grammar::instruction(opcode);
    let relational = grammar.is_some_and(|g| g.class == Class::RelationalAndLogical);
    let other = matches!(
        opcode,
        op::GroupAll
            | op::GroupAny
            | op::GroupNonUniformElect
            | op::GroupNonUniformAll
            | op::GroupNonUniformAny
            | op::GroupNonUniformAllEqual
            | op::GroupNonUniformInverseBallot
            | op::GroupNonUniformBallotBitExtract
            | op::AtomicFlagTestAndSet
            | op::IsValidEvent
            | op::IsValidReserveId
    );
    (relational && !matches!(opcode, op::Select | op::PtrDiff)) || other
}
