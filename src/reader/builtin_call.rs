//! Instructions that become calls: the friendly builtins, extended instructions and LLVM intrinsics.
//!
//! Spec (SPIR-V representation in LLVM): "SPIR-V Instructions Mapped to LLVM Function Calls".

use super::context::{Entry, Reader};
use crate::error::{Error, Result};
use crate::llvm::{Opcode as LlvmOpcode, Type as LlvmType, Value, calling_convention};
use crate::spirv::grammar::{Class, OperandKind, instruction as grammar_of};
use crate::spirv::operands::{Import, Role, TypeLookup};
use crate::spirv::{Id, Instruction, op};
use crate::table::conversion::ROUNDING_POSTFIXES;
use crate::table::device_side_enqueue::RANGE_NAME;
use crate::table::form::{CallForm, Flags, Preference, ResultSuffix, Row};
use crate::table::image;
use crate::table::index::index;
use crate::table::opencl;
use crate::table::{OPENCL_STD_PREFIX, friendly_name};
use mangling::{Flavour, Postfixes, Rounding, Scalar, Symbol, Type};
use rspirv::spirv::Decoration;
use smallvec::SmallVec;

/// One argument of a call: its value and how the name spells its type.
pub(super) struct Argument<'c> {
    value: Value<'c>,
    ty: Type,
}

pub(super) type Arguments<'c> = SmallVec<[Argument<'c>; 6]>;

impl<'c, 'm> Reader<'c, 'm> {
    /// A call of the friendly builtin of a core instruction.
    pub(super) fn friendly_call(&mut self, instruction: Instruction<'m>, form: CallForm) -> Result<()> {
        self.note_data_type(instruction);
        if self.opencl_call(instruction, opencl::Target::Op(instruction.opcode()), 0, form)? {
            return Ok(());
        }
        let mask = image::mask_position(instruction.opcode()).and_then(|at| instruction.operands().get(at));
        let form = mask.map_or(form, |mask| image::form_with(instruction.opcode(), form, *mask));
        let mut name = friendly_name(instruction.opcode());
        let postfixes = self.postfixes(instruction, form)?;
        name.push_str(&postfixes);
        let arguments = self.arguments(instruction, instruction.operands().len(), 0, form)?;
        self.builtin_call(instruction, name, form, &arguments)?;
        if instruction.opcode().is_terminator() {
            self.builder.unreachable()?;
        }
        Ok(())
    }

    /// The postfixes of a friendly name: result type, saturation, rounding.
    fn postfixes(&self, instruction: Instruction<'m>, form: CallForm) -> Result<String> {
        let mut postfixes = Postfixes::default();
        if let (Some(ty), true) = (instruction.result_type(), form.suffix != ResultSuffix::None) {
            postfixes.result = Some(self.result_postfix(ty, form.suffix == ResultSuffix::Unsigned)?);
        }
        if let Some(id) = instruction.result_id() {
            postfixes.is_saturated = self.annotations.find(id, Decoration::SaturatedConversion).is_some();
            // The names of extended instructions that are not exact have no rounding; the decoration stays.
            let is_named = self.settings.exact_names || !instruction.opcode().is_extended();
            let mode = self.annotations.find(id, Decoration::FPRoundingMode).filter(|_| is_named);
            if let Some(mode) = mode {
                let mode = mode.operands.first().copied().unwrap_or(u32::MAX);
                let suffix = ROUNDING_POSTFIXES.get(mode as usize).copied().and_then(Rounding::from_suffix);
                postfixes.rounding =
                    Some(suffix.ok_or_else(|| Error::malformed(format!("FP rounding mode {mode}")))?);
            }
        }
        Ok(self.spelled_postfixes(&postfixes))
    }

    /// The arguments that an instruction's operands make: ids as they are, literals as `i32`.
    pub(super) fn arguments(
        &mut self,
        instruction: Instruction<'m>,
        words: usize,
        skip: usize,
        form: CallForm,
    ) -> Result<Arguments<'c>> {
        let mut arguments = Arguments::new();
        let first = instruction.words().len() - words + skip;
        let operands = self.spirv.operands(instruction).collect::<Result<SmallVec<[_; 8]>>>()?;
        for operand in operands.iter().filter(|operand| operand.index >= first) {
            let position = arguments.len();
            let argument = match operand.role {
                Role::Id => match self.entry(Id(operand.word())) {
                    Entry::Type(_) => self.type_argument(Id(operand.word()))?,
                    _ => self.id_argument(instruction, operand.kind, Id(operand.word()), position, form)?,
                },
                Role::String => return Err(Error::unsupported("a literal string as an argument")),
                _ => Argument {
                    value: self.llvm.i32_type().int(u64::from(operand.word()))?,
                    ty: Type::Scalar(match form.is_unsigned(position) && self.spells_signs() {
                        true => Scalar::UInt,
                        false => Scalar::Int,
                    }),
                },
            };
            arguments.push(argument);
        }
        Ok(arguments)
    }

    /// The argument for an operand that is a type: poison of that type.
    fn type_argument(&mut self, id: Id) -> Result<Argument<'c>> {
        Ok(Argument { value: self.value_type(id)?.poison()?, ty: self.mangled(id)? })
    }

    fn id_argument(
        &mut self,
        instruction: Instruction<'m>,
        kind: OperandKind,
        id: Id,
        position: usize,
        form: CallForm,
    ) -> Result<Argument<'c>> {
        let ty = self.type_of(id)?;
        let value = self.value(id)?;
        if value.is_function() {
            let result = self.spirv.definition(id).and_then(Instruction::result_type);
            if let Some(result) = result.filter(|result| self.ty(*result).is_ok_and(|ty| !ty.is_void())) {
                // A function that gives something is spelled as a pointer to that.
                let pointee = self.mangled(result)?;
                return Ok(Argument { value, ty: Type::pointer(0, pointee) });
            }
            let function =
                Type::Function { result: Box::new(Type::Scalar(Scalar::Void)), parameters: vec![] };
            return Ok(Argument { value, ty: Type::BlockPointer(Box::new(function)) });
        }
        if matches!(kind, OperandKind::IdScope | OperandKind::IdMemorySemantics) {
            return Ok(Argument { value, ty: Type::Scalar(Scalar::Int) });
        }
        if value.ty().is_vector() && value.ty().is_bool_or_bools() && !self.moves_bools(instruction) {
            let bytes = self.llvm.vector_type(self.llvm.i8_type(), value.ty().lanes())?;
            let extended = self.builder.cast(LlvmOpcode::SExt, value, bytes)?;
            return Ok(Argument {
                value: extended,
                ty: Type::vector(bytes.lanes(), Type::Scalar(Scalar::Char)),
            });
        }
        let inexact = self.inexact_parameter(ty)?;
        let unsigned = inexact.is_none() && form.is_unsigned(position);
        let mut mangled = match inexact {
            Some(mangled) => mangled,
            None => self.mangled_parameter(ty, unsigned, form, position)?,
        };
        if let (Type::Pointer { pointee, .. }, Some(shown)) =
            (&mut mangled, self.shown_pointee(id, |ty| self.mangled_at(ty, unsigned, 0))?)
        {
            match shown == Type::named(RANGE_NAME) {
                true => mangled = shown,
                false => **pointee = shown,
            }
        }
        if shows_pointee(&mangled) {
            self.mark_accessed(id);
        }
        Ok(Argument { value, ty: mangled })
    }

    /// Whether an instruction moves booleans of a shader from one invocation to another: OpenCL C, where vectors of
    /// booleans are vectors of bytes, has no such function.
    fn moves_bools(&self, instruction: Instruction<'m>) -> bool {
        let grammar = grammar_of(instruction.opcode());
        self.model.environment.has_interface_variables()
            && (grammar.is_some_and(|grammar| grammar.class == Class::NonUniform)
                || instruction.opcode() == op::GroupNonUniformRotateKHR)
    }

    /// Declares and calls a builtin, and brings its result to the instruction's type.
    pub(super) fn builtin_call(
        &mut self,
        instruction: Instruction<'m>,
        name: String,
        form: CallForm,
        arguments: &[Argument<'c>],
    ) -> Result<()> {
        let parameters: Vec<Type> = arguments.iter().map(|argument| argument.ty.clone()).collect();
        let result = match instruction.result_type() {
            Some(ty) => self.value_type(ty)?,
            None => self.llvm.void_type(),
        };
        let mut returned = result;
        if result.is_vector() && result.is_bool_or_bools() && !self.moves_bools(instruction) {
            returned = self.llvm.vector_type(self.llvm.i8_type(), result.lanes())?;
        }
        let values: SmallVec<[Value<'c>; 6]> = arguments.iter().map(|argument| argument.value).collect();
        let mut symbol = Symbol::new(name, parameters);
        let mut mangled = mangling::mangle(&symbol, Flavour::Cxx);
        let types: SmallVec<[LlvmType<'c>; 6]> = values.iter().map(|value| value.ty()).collect();
        let ty = self.llvm.function_type(returned, &types, false)?;
        if form.suffix == ResultSuffix::None
            && let Some(result) = instruction.result_type()
            && (!self.may_declare(&mangled, ty) || self.needs_result(returned, &values))
        {
            // Another call by this name has a different result type, which distinguishes them.
            symbol.name = self.name_with_result(&symbol.name, result)?;
            mangled = mangling::mangle(&symbol, Flavour::Cxx);
        }
        let call = self.call_declared(&mangled, ty, &values, form)?;
        if returned != result {
            self.decorate_result(instruction, Flags::None, call)?;
            let narrowed = self.builder.cast(LlvmOpcode::Trunc, call, result)?;
            return self.define(instruction, narrowed);
        }
        if result.is_void() {
            return Ok(());
        }
        self.decorate_result(instruction, Flags::FastMath, call)?;
        self.remember_pointer(instruction, call);
        self.define(instruction, call)
    }

    /// `OpExtInst`.
    pub(super) fn ext_inst(&mut self, instruction: Instruction<'m>) -> Result<()> {
        use crate::spirv::grammar::ExtInstSet;
        let number = instruction.operand(1)?;
        if self.described_instruction(instruction)? {
            return self.skip_nonsemantic(instruction);
        }
        match self.spirv.ext_inst_set(instruction.id(0)?) {
            Import::Set(ExtInstSet::OpenClStd) => {}
            Import::Set(ExtInstSet::GlslStd450) => return self.glsl_instruction(instruction),
            Import::NonSemantic => return self.describe(instruction),
            Import::Set(set) if set.computes() => return self.vendor_instruction(instruction, set),
            Import::Set(set) if is_skipped(set.name()) => return self.describe(instruction),
            Import::Set(set) => {
                return Err(Error::unsupported(format!("the extended instruction set {}", set.name())));
            }
            Import::Unknown => {
                let import = self.spirv.definition(instruction.id(0)?);
                let name = import.map(|import| import.string(0)).transpose()?.unwrap_or_default().0;
                if is_skipped(&name) {
                    return self.describe(instruction);
                }
                return Err(Error::unsupported(format!("the extended instruction set '{name}'")));
            }
        }
        let grammar = ExtInstSet::OpenClStd.instruction(number);
        let (Some(row), Some(grammar)) = (index().ext(number), grammar) else {
            return Err(Error::unsupported(format!("instruction {number} of OpenCL.std")));
        };
        let form = row.call;
        self.note_data_type(instruction);
        if self.opencl_call(instruction, opencl::Target::Ext(row.instruction), 2, form)? {
            return Ok(());
        }
        let prefix = if self.names_by_set(row.instruction) { "" } else { OPENCL_STD_PREFIX };
        let mut name = format!("{prefix}{}", grammar.name);
        name.push_str(&self.postfixes(instruction, form)?);
        let arguments = self.arguments(instruction, instruction.operands().len(), 2, form)?;
        self.builtin_call(instruction, name, form, &arguments)
    }

    /// An instruction of a set that only describes, other than debug information.
    fn describe(&mut self, instruction: Instruction<'m>) -> Result<()> {
        self.skip_nonsemantic(instruction)?;
        self.describe_in_function(instruction)
    }

    /// An extended instruction that only describes the source: it gives no value that another could use.
    fn skip_nonsemantic(&mut self, instruction: Instruction<'m>) -> Result<()> {
        if self.result_type(instruction)?.is_void() {
            return Ok(());
        }
        Err(Error::unsupported("a value of an extended instruction set that describes the source"))
    }

    /// A call of a builtin by a name that encodes more than the opcode.
    pub(super) fn call_by_name(
        &mut self,
        instruction: Instruction<'m>,
        name: String,
        form: CallForm,
    ) -> Result<()> {
        let arguments = self.arguments(instruction, instruction.operands().len(), 0, form)?;
        self.builtin_call(instruction, name, form, &arguments)
    }

    /// The `OpSampledImage` of this number, where it is used as a value.
    ///
    /// # Errors
    /// Operands that are not defined.
    pub(super) fn sampled_image(&mut self, number: u32) -> Result<Value<'c>> {
        let instruction = self.spirv.at(number).ok_or_else(|| Error::internal("no such instruction"))?;
        let name = friendly_name(instruction.opcode());
        let form = crate::table::call().pure();
        let mut parameters = Vec::new();
        let mut values = SmallVec::<[Value<'c>; 6]>::new();
        for argument in self.arguments(instruction, instruction.operands().len(), 0, form)? {
            parameters.push(argument.ty);
            values.push(argument.value);
        }
        let mangled = mangling::mangle(&Symbol::new(name, parameters), Flavour::Cxx);
        let result = self.result_type(instruction)?;
        self.call_builtin(&mangled, result, &values, form)
    }

    /// A call of an LLVM intrinsic with the instruction's operands.
    pub(super) fn intrinsic(
        &mut self,
        instruction: Instruction<'m>,
        row: &'static Row,
        name: &str,
    ) -> Result<()> {
        let ty = self.result_type(instruction)?;
        let mut values = SmallVec::<[Value<'c>; 4]>::new();
        for word in instruction.operands() {
            let value = self.value(Id(*word))?;
            self.require(value.ty() == ty, "operands and result differ in type")?;
            values.push(value);
        }
        let call = self.call_intrinsic(name, &[ty], &values)?;
        if row.preference == Preference::Alternate {
            self.mark_op(call, instruction);
        }
        self.decorate_result(instruction, Flags::FastMath, call)?;
        self.define(instruction, call)
    }

    /// `OpCooperativeMatrixLengthKHR`: the type is that of an argument.
    pub(super) fn matrix_length(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let ty = instruction.id(0)?;
        let matrix = self.ty(ty)?.null()?;
        let parameters = vec![self.mangled(ty)?];
        let name = Symbol::new(friendly_name(instruction.opcode()), parameters);
        let mangled = mangling::mangle(&name, Flavour::Cxx);
        let result = self.result_type(instruction)?;
        let form = crate::table::call().pure();
        let call = self.call_builtin(&mangled, result, &[matrix], form)?;
        self.define(instruction, call)
    }

    /// `OpAssumeTrueKHR`.
    pub(super) fn assume_true(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let condition = self.operand(instruction, 0)?;
        self.call_intrinsic("assume", &[], &[condition]).map(|_| ())
    }

    /// Calls an intrinsic by its base name and the types that it is overloaded on.
    pub(super) fn call_intrinsic(
        &mut self,
        name: &str,
        overloads: &[LlvmType<'c>],
        values: &[Value<'c>],
    ) -> Result<Value<'c>> {
        let function = self.module.intrinsic(&format!("llvm.{name}"), overloads)?;
        let ty = function.value_type().ok_or_else(|| Error::internal("an intrinsic without a type"))?;
        self.builder.call(ty, function, values, calling_convention::C)
    }
}

/// Whether a mangled parameter determines the pointee for the writer.
fn shows_pointee(ty: &Type) -> bool {
    ty.pointee().is_some_and(|(_, pointee)| match pointee {
        Type::Scalar(_) => true,
        Type::Vector { element, .. } => matches!(**element, Type::Scalar(_)),
        _ => false,
    })
}

/// Whether instructions of a set are skipped because they do not affect execution.
pub(super) fn is_skipped(set: &str) -> bool {
    set.starts_with("NonSemantic.") || is_debug_information(set)
}

/// Whether a set describes types, variables and scopes of the source.
pub(super) fn is_debug_information(set: &str) -> bool {
    set.contains("DebugInfo") || set == "SPIRV.debug"
}
