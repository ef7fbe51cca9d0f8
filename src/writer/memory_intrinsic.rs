//! Calls of LLVM's intrinsics: those on memory are written here, those that compute values by [`super::intrinsic`].

use super::context::Writer;
use super::intrinsic::{IntrinsicCall, Written, expand};
use super::memory::copy_operands;
use super::operands::arguments;
use crate::error::{Detail, Error, Result};
use crate::llvm::{AttributePlace, Value};
use crate::spirv::{Id, op};
use crate::table::annotation::ANNOTATIONS;
use crate::table::annotation_text::REGISTER_INTRINSICS;
use crate::table::index::{LlvmKey, index};
use crate::table::intrinsic::{OnMemory, find, is_known as is_in_table, on_memory, vendor_name};
use rspirv::spirv::{Decoration, OpenclStd100Op, StorageClass};

/// Whether this writer translates the intrinsic of a name, `llvm.` included.
pub(super) fn is_known(name: &'static str) -> bool {
    let Some(name) = name.strip_prefix("llvm.") else { return false };
    is_in_table(name) || !index().rows_for(LlvmKey::Intrinsic(name)).is_empty()
}

impl<'c> Writer<'c, '_> {
    /// A call of an intrinsic.
    ///
    /// # Errors
    /// An intrinsic that SPIR-V cannot represent.
    pub(super) fn intrinsic(&mut self, call: Value<'c>, function: Value<'c>) -> Result<()> {
        let known = function.intrinsic_stem();
        let Some(name) = known.or_else(|| vendor_name(&function.name())) else {
            let name = function.name();
            return Err(self.unknown_intrinsic(call, name.strip_prefix("llvm.").unwrap_or(&name)));
        };
        if self.marked_op(call) == Some(op::FPGARegALTERA) && REGISTER_INTRINSICS.contains(&name) {
            return self.register(call);
        }
        match on_memory(name) {
            Some(OnMemory::Copy) => self.memcpy(call),
            Some(OnMemory::Move) => self.memmove(call),
            Some(OnMemory::Set) => self.memset(call),
            Some(OnMemory::LifetimeStart) => self.lifetime(call, op::LifetimeStart),
            Some(OnMemory::LifetimeEnd) => self.lifetime(call, op::LifetimeStop),
            Some(OnMemory::SaveStack) => self.save_memory(call),
            Some(OnMemory::RestoreStack) => self.restore_memory(call),
            Some(OnMemory::SineAndCosine) => self.sine_and_cosine(call),
            Some(OnMemory::Gather) => self.masked_gather(call),
            Some(OnMemory::Scatter) => self.masked_scatter(call),
            None if ANNOTATIONS.contains(&name) => self.annotated(call),
            None => self.value_intrinsic(call, name),
        }
    }

    /// An intrinsic that stores the sine and the cosine of a number: the instruction stores the cosine.
    fn sine_and_cosine(&mut self, call: Value<'c>) -> Result<()> {
        let [number, sine, cosine] = arguments(call)?;
        let id = self.operand(number)?;
        let ty = self.type_of_id(id)?;
        let (sine, cosine) = (self.pointer_operand(sine, ty)?, self.pointer_operand(cosine, ty)?);
        let (opcode, mut words) = self.opencl_instruction(OpenclStd100Op::sincos as u32)?;
        words.extend([id.0, cosine.0]);
        let id = self.emit_value(opcode, ty, &words)?;
        self.max_error_decoration(call, id)?;
        self.emit_plain(op::Store, &[sine.0, id.0])
    }

    /// An annotation that makes its value go through a register.
    fn register(&mut self, call: Value<'c>) -> Result<()> {
        let [value] = arguments(call)?;
        let ty = self.type_of_value(call)?;
        let value = self.operand_as(value, ty)?;
        self.define(call, op::FPGARegALTERA, ty, &[value.0])?;
        self.finish(call)
    }

    /// An annotation that has become decorations: its value is the annotated pointer, as one to bytes.
    fn annotated(&mut self, call: Value<'c>) -> Result<()> {
        let [value] = arguments(call)?;
        let byte = self.type_id(self.context.i8_type(), None)?;
        let id = self.pointer_operand(value, byte)?;
        if call.ty().is_void() { Ok(()) } else { self.alias(call, id) }
    }

    fn value_intrinsic(&mut self, call: Value<'c>, name: &'static str) -> Result<()> {
        if let Some(number) = super::shader::glsl_by_intrinsic(name).filter(|_| self.is_shader()) {
            return self.glsl_intrinsic(call, number);
        }
        let marked = self.marked_op(call);
        let row = index().rows_for(LlvmKey::Intrinsic(name)).iter().find(|row| Some(row.op) == marked);
        let reads = match (row, find(name)) {
            (Some(_), _) => usize::MAX,
            (None, Some(row)) => row.reads,
            (None, None) => return Err(self.unknown_intrinsic(call, name)),
        };
        let mut arguments = Vec::new();
        for argument in call.args().take(reads) {
            arguments.push(self.operand(argument)?);
        }
        let result_type = self.type_of_value(call)?;
        if let Some(row) = row {
            let words: Vec<u32> = arguments.iter().map(|id| id.0).collect();
            self.define(call, row.op, result_type, &words)?;
            return self.finish(call);
        }
        let metadata: Vec<String> = call
            .args()
            .filter_map(|argument| Some(argument.metadata_operand()?.string()?.into_owned()))
            .collect();
        let fast_math = call.fast_math();
        let described =
            IntrinsicCall { name, arguments: &arguments, metadata: &metadata, result_type, fast_math };
        match expand(self, &described)? {
            Written::Value { id, takes_flags: true } => self.bind_result(call, id),
            // Another value's decorations are not this call's.
            Written::Value { id, .. } if arguments.contains(&id) => self.alias(call, id),
            Written::Value { id, .. } => self.adopt_plain(call, id),
            Written::Nothing if call.ty().is_void() || call.users().all(is_marker_end) => Ok(()),
            Written::Nothing => {
                let id = self.declare_constant(op::Undef, result_type, &[])?;
                self.values.insert(call, id);
                Ok(())
            }
            Written::Unknown => Err(self.unknown_intrinsic(call, name)),
        }
    }

    /// The error for an intrinsic that SPIR-V cannot represent; its topic is the callee, with the types in its name.
    fn unknown_intrinsic(&self, call: Value<'c>, name: &str) -> Error {
        let name = format!("llvm.{name}");
        let error = self.error(format!("the intrinsic {name}"));
        error.about(Detail::Intrinsic(
            call.called_function().map_or(name, |callee| callee.name().into_owned()),
        ))
    }

    /// `llvm.memmove` of a constant size: through a copy.
    fn memmove(&mut self, call: Value<'c>) -> Result<()> {
        let [target, source, size] = arguments(call)?;
        let bytes = size.int_value().ok_or_else(|| Error::internal("a memmove that was not rewritten"))?;
        if bytes == 0 {
            return Ok(());
        }
        let temporary = self.bytes_variable(bytes, None, None)?;
        let (to, from) = (self.operand(target)?, self.operand(source)?);
        let size = self.operand(size)?;
        let (to_bytes, from_bytes) = (self.alignment_of(call, 0), self.alignment_of(call, 1));
        self.copy_bytes(temporary, from, size, Some(from_bytes), is_volatile(call))?;
        self.copy_bytes(to, temporary, size, Some(to_bytes), is_volatile(call))
    }

    pub(super) fn alignment_of(&self, call: Value<'c>, position: u32) -> u32 {
        said_alignment(call, position).unwrap_or(1)
    }

    /// Memory operands of `llvm.memcpy`, from its attributes.
    pub(super) fn plain_copy_operands(call: Value<'c>, has_two: bool) -> Vec<u32> {
        copy_operands(said_alignment(call, 0), said_alignment(call, 1), is_volatile(call), has_two)
    }

    fn copy_bytes(
        &mut self,
        to: Id,
        from: Id,
        size: Id,
        alignment: Option<u32>,
        is_volatile: bool,
    ) -> Result<()> {
        let alignment = alignment.map(|bytes| bytes.max(1));
        let access = copy_operands(alignment, alignment, is_volatile, false);
        self.emit_plain(op::CopyMemorySized, &[&[to.0, from.0, size.0], access.as_slice()].concat())
    }

    /// A variable of bytes of the function, as a pointer to bytes.
    fn bytes_variable(&mut self, bytes: u64, initializer: Option<u64>, alignment: Option<u32>) -> Result<Id> {
        let byte = self.declare(op::TypeInt, &[8, 0])?;
        let size = self.size_type_id()?;
        let length = self.number(size, bytes)?;
        let array = self.declare(op::TypeArray, &[byte.0, length.0])?;
        let initial = initializer.map(|value| self.repeated_byte(value, bytes, byte, array)).transpose()?;
        let class = StorageClass::Function as u32;
        let pointer = self.declare(op::TypePointer, &[class, array.0])?;
        let id = self.fresh(pointer);
        self.function.initializers.extend(initial.map(|constant| (id, Some(constant))));
        self.entry_variable(pointer, Some(id))?;
        if let Some(alignment) = alignment {
            self.decorate_id(id, Decoration::Alignment as u32, &[alignment])?;
        }
        let first = self.pointer_to_type(class, byte)?;
        self.cast_to(id, first)
    }

    /// So many times the same byte, as an array of bytes.
    fn repeated_byte(&mut self, value: u64, count: u64, byte: Id, array: Id) -> Result<Id> {
        let (opcode, words) = if value == 0 {
            (op::ConstantNull, Vec::new())
        } else {
            let lane = self.number(byte, value)?;
            let count = usize::try_from(count).ok();
            let count = count.ok_or_else(|| Error::internal("a memset that was not rewritten"))?;
            (op::ConstantComposite, vec![lane.0; count])
        };
        self.declare_constant(opcode, array, &words)
    }

    /// `llvm.memset` of a constant value and size: a copy from an initialized variable.
    fn memset(&mut self, call: Value<'c>) -> Result<()> {
        let [target, value, size] = arguments(call)?;
        let (Some(byte), Some(bytes)) = (value.int_value(), size.int_value()) else {
            return Err(Error::internal("a memset that was not rewritten"));
        };
        if bytes == 0 {
            return Ok(());
        }
        let alignment = self.alignment_of(call, 0);
        // The variable keeps its initial value: every execution of the call copies from it.
        let source = self.bytes_variable(bytes, Some(byte), None)?;
        let to = self.operand(target)?;
        let size = self.operand(size)?;
        self.copy_bytes(to, source, size, Some(alignment), is_volatile(call))
    }
}

/// The alignment in an attribute of an argument.
fn said_alignment(call: Value<'_>, position: u32) -> Option<u32> {
    let attribute = call.attribute(AttributePlace::Param(position), "align")?;
    attribute.int().and_then(|bytes| u32::try_from(bytes).ok())
}

/// Whether a copy is volatile.
fn is_volatile(call: Value<'_>) -> bool {
    call.arg(3).and_then(Value::int_value) == Some(1)
}

/// Whether a value's user is `llvm.invariant.end`, which is dropped too.
fn is_marker_end(user: Value<'_>) -> bool {
    user.called_function().and_then(Value::intrinsic_name) == Some("llvm.invariant.end")
}
