//! Calls of builtins by their friendly names: core instructions, whose operands the grammar determines, and instructions of OpenCL.std.

use super::builtin::{Builtin, Modifiers};
use super::call::single_user;
use super::context::Writer;
use super::operands::{Count, arguments};
use super::untyped::typed_form;
use crate::dialect::Construct;
use crate::error::{Error, Result};
use crate::llvm::{AttributePlace, Opcode as LlvmOpcode, Value};
use crate::spirv::grammar::{
    self, Category, Class, InstructionGrammar, OperandGrammar, OperandKind, Quantifier,
};
use crate::spirv::{Id, Opcode, op};
use crate::table::form::{Form, Shape};
use crate::table::{image, rows_of};
use rspirv::spirv::{Decoration, OpenclStd100Op};

/// The arguments of a call that were taken for operands.
struct Taken<'b, 'c> {
    call: Value<'c>,
    builtin: &'b Builtin<'c>,
    /// The position of the next argument.
    next: u32,
    /// The words of the operands so far.
    words: Vec<u32>,
}

impl<'c> Writer<'c, '_> {
    /// A core instruction by its friendly name.
    ///
    /// # Errors
    /// An instruction that is not allowed in blocks, or arguments that are not its operands.
    pub(super) fn friendly(
        &mut self,
        call: Value<'c>,
        builtin: &Builtin<'c>,
        opcode: Opcode,
        modifiers: Modifiers,
    ) -> Result<()> {
        let opcode = if self.options.compat.keeps_pointees { typed_form(opcode) } else { opcode };
        match opcode {
            op::SpecConstant => return self.spec_constant_call(call),
            op::BuildNDRange => return self.build_nd_range(call, builtin),
            op::ConstantSizeOfEXT => return self.size_call(call),
            op::ConstantComposite
            | op::SpecConstantComposite
            | op::ConstantCompositeReplicateEXT
            | op::SpecConstantCompositeReplicateEXT => {
                return self.constant_composite_call(call, opcode);
            }
            op::CooperativeMatrixLengthKHR | op::CooperativeMatrixLengthNV => {
                let matrix = call.arg(0).ok_or_else(|| self.miscounted(call, Count::TooFew))?;
                let matrix = match self.object_of_null(call, matrix, 0) {
                    Some(object) => self.type_id(object, None)?,
                    None => self.type_of_value(matrix)?,
                };
                let ty = self.type_of_value(call)?;
                self.define(call, opcode, ty, &[matrix.0])?;
                return self.finish(call);
            }
            _ => {}
        }
        self.plain_friendly(call, builtin, opcode, modifiers)
    }

    /// An instruction whose operands are the call's arguments.
    fn plain_friendly(
        &mut self,
        call: Value<'c>,
        builtin: &Builtin<'c>,
        opcode: Opcode,
        modifiers: Modifiers,
    ) -> Result<()> {
        let Some(grammar) = grammar::instruction(opcode).filter(|grammar| is_callable(grammar)) else {
            return Err(self.error(format!("a call for {opcode}")));
        };
        if let Some(function) = call.called_function() {
            self.check(Construct::Call(opcode, &function.name()))?;
        }
        let in_memory = call.attribute(AttributePlace::Param(0), "sret").is_some();
        let skip = u32::from(in_memory);
        let mut words = if matches!(opcode, op::Any | op::All) {
            if call.arg_count() > 1 {
                return Err(self.miscounted(call, Count::TooMany));
            }
            vec![self.truth_argument(call)?.0]
        } else {
            self.call_operands(call, builtin, skip, grammar.operands)?
        };
        if opcode == op::GroupAsyncCopy && skip == 0 {
            self.sizes_as_addresses(call, &mut words)?;
        }
        if let (op::AbortKHR, [ty, message]) = (opcode, words.as_mut_slice()) {
            *ty = self.type_of_id(Id(*message))?.0;
        }
        self.access_as_told(call, opcode, &mut words)?;
        self.tell_texel_sign(call, opcode, modifiers, &mut words);
        let told = self.conform(call, opcode, &mut words)?;
        self.require_types(call, opcode)?;
        self.require_pointees(opcode, &words)?;
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
        self.define_modified(call, opcode, &words, modifiers, told)
    }

    /// Casts the pointer of a load or store whose name says another pointee than the value has.
    fn access_as_told(&mut self, call: Value<'c>, opcode: Opcode, words: &mut [u32]) -> Result<()> {
        let held = match (opcode, &*words) {
            (op::Load, _) => self.type_of_value(call)?,
            (op::Store, [_, value, ..]) => self.type_of_id(Id(*value))?,
            _ => return Ok(()),
        };
        let Some(pointer) = words.first_mut() else { return Ok(()) };
        let ty = self.type_of_id(Id(*pointer))?;
        if let (Some(pointee), Some(class)) = (self.pointee_type(ty), self.pointer_class(ty))
            && pointee != held
        {
            let wanted = self.pointer_of_class(class, Some(held))?;
            *pointer = self.cast_to(Id(*pointer), wanted)?.0;
        }
        Ok(())
    }

    /// Writes an instruction with the decorations encoded in the name of its call.
    fn define_modified(
        &mut self,
        call: Value<'c>,
        opcode: Opcode,
        words: &[u32],
        modifiers: Modifiers,
        told: Option<Id>,
    ) -> Result<()> {
        let ty = match (opcode, words) {
            // A cast between storage classes keeps the pointee.
            (op::GenericCastToPtr | op::GenericCastToPtrExplicit | op::PtrCastToGeneric, [pointer, ..])
                if call.ty().is_pointer() =>
            {
                let pointee = self.pointee_type(self.type_of_id(Id(*pointer))?);
                let class = self.class_of(call.ty())?;
                self.pointer_of_class(class, pointee)?
            }
            _ => told.map_or_else(|| self.type_of_value(call), Ok)?,
        };
        self.define(call, opcode, ty, words)?;
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

    /// Adds image operands for the signedness of texels that names of other compilers encode; the reader's names repeat the
    /// operands.
    fn tell_texel_sign(
        &mut self,
        call: Value<'c>,
        opcode: Opcode,
        modifiers: Modifiers,
        words: &mut Vec<u32>,
    ) {
        let Some(position) = image::mask_position(opcode) else { return };
        if self.options.max_version < (1, 4) {
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
        let [pointer] = arguments(call)?;
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

    /// The booleans, as many as a call gives values.
    fn truth_type(&mut self, call: Value<'c>) -> Result<Id> {
        let truth = self.declare(op::TypeBool, &[])?;
        self.with_lanes(truth, call.ty())
    }

    /// An instruction with a boolean result whose call may return integers.
    fn predicate(&mut self, call: Value<'c>, opcode: Opcode, words: &[u32]) -> Result<()> {
        if call.ty().is_bool_or_bools() {
            let ty = self.type_of_value(call)?;
            self.define(call, opcode, ty, words)?;
            return self.finish(call);
        }
        // The reader narrows such a result at once: the narrowed value is the instruction's result.
        let narrowed = single_user(call)
            .filter(|user| user.opcode() == Some(LlvmOpcode::Trunc) && user.ty().is_bool_or_bools());
        if let Some(narrowed) = narrowed {
            let bools = self.truth_type(call)?;
            self.define(narrowed, opcode, bools, words)?;
            self.function.subsumed.insert(narrowed);
            return self.finish(narrowed);
        }
        let ty = self.type_of_value(call)?;
        let bools = self.truth_type(call)?;
        let truth = self.emit_value(opcode, bools, words)?;
        let ones = if call.ty().is_vector() { u64::MAX } else { 1 };
        let zero = self.splat_constant(ty, 0)?;
        let one = self.splat_constant(ty, ones)?;
        self.define(call, op::Select, ty, &[truth.0, one.0, zero.0])?;
        self.finish(call)
    }

    /// An instruction of OpenCL.std by its friendly name.
    ///
    /// # Errors
    /// Arguments that are no operands of the instruction.
    pub(super) fn ext_inst(
        &mut self,
        call: Value<'c>,
        builtin: &Builtin<'c>,
        number: u32,
        modifiers: Modifiers,
    ) -> Result<()> {
        let grammar = grammar::ExtInstSet::OpenClStd.instruction(number);
        let grammar = grammar.ok_or_else(|| Error::internal("an instruction without grammar"))?;
        if let (true, Some(instruction)) = (self.is_shader(), OpenclStd100Op::from_u32(number)) {
            let operands = self.call_operands(call, builtin, 0, grammar.operands)?;
            let ty = self.type_of_value(call)?;
            let id = self.shader_operation(instruction, ty, &operands)?;
            return self.adopt_plain(call, id);
        }
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
        let mut taken = Taken { call, builtin, next: skip, words: Vec::new() };
        let count = call.arg_count();
        for operand in operands {
            let most = match operand.quantifier {
                Quantifier::One => taken.next + 1,
                Quantifier::Optional => count.min(taken.next + 1),
                Quantifier::Variadic => count,
            };
            while taken.next < most {
                self.call_operand(operand.kind, &mut taken)?;
            }
        }
        if taken.next < count && !self.repeats_class(call, builtin, taken.next)? {
            return Err(self.miscounted(call, Count::TooMany));
        }
        Ok(taken.words)
    }

    /// Whether the last argument of a cast between storage classes is the number of the result's, as with the explicit cast: its type says
    /// the same.
    fn repeats_class(&mut self, call: Value<'c>, builtin: &Builtin<'c>, position: u32) -> Result<bool> {
        let is_cast = matches!(builtin.instruction(), Some(op::GenericCastToPtr | op::PtrCastToGeneric));
        if !is_cast || position + 1 != call.arg_count() {
            return Ok(false);
        }
        let class = self.class_of(call.ty())?;
        Ok(call.arg(position).and_then(Value::u32_value) == Some(class))
    }

    /// Converts the sizes of a copy to the width of addresses.
    fn sizes_as_addresses(&mut self, call: Value<'c>, words: &mut [u32]) -> Result<()> {
        let size = self.size_type_id()?;
        for (position, word) in (0u32..).zip(words).skip(3).take(2) {
            if self.type_of_id(Id(*word))? == size {
                continue;
            }
            let number = call.arg(position).and_then(Value::int_value);
            *word = match number {
                Some(number) => self.splat_constant(size, number)?,
                None => self.emit_value(op::UConvert, size, &[*word])?,
            }
            .0;
        }
        Ok(())
    }

    /// The operand that the next argument is, and those that it announces.
    fn call_operand(&mut self, kind: OperandKind, taken: &mut Taken<'_, 'c>) -> Result<()> {
        let Taken { call, builtin, next: position, .. } = *taken;
        taken.next += 1;
        let argument = call.arg(position);
        let argument = argument.ok_or_else(|| self.miscounted(call, Count::TooFew))?;
        let description = grammar::operand_kind(kind);
        if description.category == Category::Id && argument.is_poison() && is_type(builtin, position) {
            taken.words.push(self.type_argument(argument)?.0);
            return Ok(());
        }
        if description.category == Category::Id {
            taken.words.push(self.number_or_argument(call, builtin, position)?.0);
            return Ok(());
        }
        let word = self.literal_argument(argument)?;
        taken.words.push(word);
        let chosen = description.enumerants.iter().filter(|e| match description.category {
            Category::BitEnum => e.value != 0 && word & e.value == e.value,
            _ => e.value == word,
        });
        let parameters: Vec<_> = chosen.flat_map(|e| e.parameters).map(|p| p.kind).collect();
        for kind in parameters {
            self.call_operand(kind, taken)?;
        }
        Ok(())
    }

    /// The type operand that an argument represents: from metadata, else its LLVM type.
    pub(super) fn type_argument(&mut self, argument: Value<'c>) -> Result<Id> {
        let told = if self.is_shader() { self.told_constant_type(argument, 0)? } else { None };
        told.map_or_else(|| self.type_id(argument.ty(), None), Ok)
    }

    fn literal_argument(&mut self, argument: Value<'c>) -> Result<u32> {
        let number = argument.u32_value();
        number.ok_or_else(|| self.error("an argument that stands for a literal and is no constant"))
    }

    /// The boolean vector of an argument: integers that were widened from booleans are the booleans,
    /// others are compared with zero.
    fn truth_argument(&mut self, call: Value<'c>) -> Result<Id> {
        let argument = call.arg(0).ok_or_else(|| self.miscounted(call, Count::TooFew))?;
        if argument.ty().is_bool_or_bools() {
            return self.operand(argument);
        }
        let widened = argument.opcode() == Some(LlvmOpcode::SExt);
        let source = argument.operand(0).filter(|source| widened && source.ty().is_bool_or_bools());
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

/// Whether an instruction may be called: it is allowed in blocks and has a row.
fn is_callable(grammar: &InstructionGrammar) -> bool {
    let stands_elsewhere = matches!(
        grammar.class,
        Class::ControlFlow
            | Class::TypeDeclaration
            | Class::ConstantCreation
            | Class::Function
            | Class::Annotation
    );
    let is_call = || rows_of(grammar.opcode).iter().any(|row| matches!(row.form, Form::Call(_)));
    !stands_elsewhere && !rows_of(grammar.opcode).is_empty() || is_call()
}

/// Whether an argument of a builtin has the type that the operand is.
fn is_type(builtin: &Builtin<'_>, position: u32) -> bool {
    let rows = builtin.instruction().map(rows_of).unwrap_or_default();
    rows.iter().any(|row| match row.form {
        Form::Call(form) => form.types >> position.min(31) & 1 == 1,
        Form::Custom(Shape::AccessChain(chain)) => chain.untyped && position == 0,
        _ => false,
    })
}

/// Whether an instruction's result is boolean.
fn gives_bool(opcode: Opcode) -> bool {
    let is_predicate =
        rows_of(opcode).iter().any(|row| matches!(row.form, Form::Call(form) if form.predicate));
    let class = grammar::instruction(opcode).map(|grammar| grammar.class);
    is_predicate || class == Some(Class::RelationalAndLogical) && opcode != op::Select
}
