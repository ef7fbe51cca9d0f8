//! Spec: "Constant-Creation Instructions", and module-scope variables.
//!
//! Operations on constants, and specialization constants that are kept, are in `spec_constant`.

use super::annotation::Decorated;
use super::builtin_variable::{BuiltinPointer, Part};
use super::context::{Entry, Reader};
use super::type_declaration::TypeKind;
use crate::contract::{self, Attached, Decorations, Mark, Name};
use crate::error::{Error, Result};
use crate::llvm::{Linkage, UnnamedAddr, Value};
use crate::spirv::{Id, Instruction, Opcode, literal, op};
use crate::table::annotation::linkage;
use crate::table::{aliasing, builtin_variable, friendly_name, module_scope, refused, sampler};
use rspirv::spirv::{Decoration, StorageClass};

/// Parts that a composite constant may have, those of its parts included.
const MOST_PARTS: u64 = 1 << 24;
/// Parts that an expression may have.
const MOST_OPERATIONS: u64 = 1 << 12;

/// Whether an instruction in front of the functions declares a constant.
pub(super) fn declares_constant(opcode: Opcode) -> bool {
    module_scope::CONSTANTS.contains(&opcode)
        || matches!(
            opcode,
            op::ConstantCompositeReplicateEXT
                | op::SpecConstantCompositeReplicateEXT
                | op::ConstantSizeOfEXT
                | op::ConstantPipeStorage
                | op::ConstantFunctionPointerINTEL
                | op::Undef
        )
}

/// Whether a constant has one value for all its parts.
pub(super) fn is_replicated(opcode: Opcode) -> bool {
    matches!(opcode, op::ConstantCompositeReplicateEXT | op::SpecConstantCompositeReplicateEXT)
}

impl<'c, 'm> Reader<'c, 'm> {
    /// Reads one constant.
    ///
    /// # Errors
    /// Operands that do not fit the type, or an operation that cannot be folded.
    pub fn constant(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let ty = self.result_type(instruction)?;
        if instruction.opcode() == op::ConstantSampler {
            let literals = [instruction.operand(0)?, instruction.operand(1)?, instruction.operand(2)?];
            let id = instruction.required_id()?;
            return self.set_entry(id, Entry::Sampler(sampler::bits(literals), ty));
        }
        if ty.target_name().is_some()
            && (is_replicated(instruction.opcode())
                || matches!(instruction.opcode(), op::ConstantComposite | op::SpecConstantComposite))
            && let (Some(id), [_]) = (instruction.result_id(), instruction.operands())
        {
            return self.set_entry(id, Entry::Filled(id));
        }
        if instruction.opcode() == op::SpecConstantOp && self.operation_in_builtin(instruction)? {
            return Ok(());
        }
        let value = match instruction.opcode() {
            op::ConstantTrue | op::SpecConstantTrue => ty.int(1)?,
            op::ConstantFalse | op::SpecConstantFalse => ty.int(0)?,
            op::Constant | op::SpecConstant => self.number(instruction)?,
            op::ConstantNull => ty.null()?,
            op::ConstantFunctionPointerINTEL => self.constant_function_pointer(instruction)?,
            op::Undef => ty.undef()?,
            // The device alone knows it.
            op::ConstantSizeOfEXT => ty.poison()?,
            op::ConstantComposite | op::SpecConstantComposite => self.composite_constant(instruction)?,
            other if is_replicated(other) => {
                let part = self.value(instruction.id(0)?)?;
                ty.aggregate(&self.replicated(ty, part)?)?
            }
            op::SpecConstantOp => self.constant_operation(instruction)?,
            other if refused::LATE.contains(&other) => {
                return Err(Error::unsupported(refused::message(other)));
            }
            other => return Err(Error::unsupported(format!("the constant {other}"))),
        };
        self.weigh(instruction, value)?;
        self.constant_entry(instruction, value)
    }

    /// As many copies of a value as a type has parts.
    ///
    /// # Errors
    /// `Unsupported` if these are too many.
    pub(super) fn replicated(&self, ty: crate::llvm::Type<'c>, part: Value<'c>) -> Result<Vec<Value<'c>>> {
        let count = match ty.length() {
            _ if ty.is_vector() => u64::from(ty.lanes()),
            Some(length) => length,
            None => ty.members().len() as u64,
        };
        let count = usize::try_from(count).ok().filter(|count| *count as u64 <= MOST_OPERATIONS);
        let count = count.ok_or_else(|| {
            Error::unsupported(format!("a value of more than {MOST_OPERATIONS} equal parts"))
        })?;
        Ok(vec![part; count])
    }

    /// Counts the parts of a constant that is made of others. LLVM shares what is the same, but writes it each time, and walks down
    /// expressions by recursion: few instructions would make texts without end.
    fn weigh(&mut self, instruction: Instruction<'m>, value: Value<'c>) -> Result<()> {
        let is_replicated = is_replicated(instruction.opcode());
        let is_composite = is_replicated
            || matches!(instruction.opcode(), op::ConstantComposite | op::SpecConstantComposite);
        let most = if is_composite { MOST_PARTS } else { MOST_OPERATIONS };
        if !is_composite && value.constant_opcode().is_none() {
            return Ok(());
        }
        let of = |word: &u32| self.constants.weights.get(&Id(*word)).copied().unwrap_or(1);
        let mut parts = instruction.operands().iter().map(of).fold(1, u64::saturating_add);
        if is_replicated {
            parts = parts.saturating_mul(value.elements().map_or(1, |elements| elements.len() as u64));
        }
        if parts > most {
            return Err(Error::unsupported(format!("a constant of more than {most} parts")));
        }
        if parts > 1 {
            let id = instruction.required_id()?;
            self.constants.weights.insert(id, parts);
        }
        Ok(())
    }

    /// A constant matrix at its use in a function.
    ///
    /// # Errors
    /// A use outside of functions; an element without a type.
    pub fn filled_matrix(&mut self, id: Id) -> Result<Value<'c>> {
        if self.function.current.is_none() {
            return Err(Error::unsupported("a constant matrix outside of a function"));
        }
        let constant =
            self.spirv.definition(id).ok_or_else(|| Error::internal("a matrix without a place"))?;
        if self.settings.exact_names {
            let is_kept = self.settings.options.keep_spec_constants;
            let opcode = if is_kept { constant.opcode() } else { op::ConstantComposite };
            let filled = self.composite_call(constant, opcode)?;
            self.tell_type_of_filled(filled, self.type_of(id)?)?;
            return Ok(filled);
        }
        let (value, ty) = (self.value(constant.id(0)?)?, self.type_of(id)?);
        let name = self.name_with_result(&friendly_name(op::ConstantComposite), ty)?;
        let form = crate::table::call().pure();
        let filled = self.call_builtin(&name, self.ty(ty)?, &[value], form)?;
        self.tell_type_of_filled(filled, ty)?;
        Ok(filled)
    }

    /// The value of a constant sampler, at its use in a function.
    pub fn constant_sampler(&mut self, bits: u32, ty: crate::llvm::Type<'c>) -> Result<Value<'c>> {
        if self.function.current.is_none() {
            return Err(Error::unsupported("a constant sampler outside of a function"));
        }
        let bits = self.llvm.i32_type().int(u64::from(bits))?;
        self.call_builtin(sampler::FUNCTION, ty, &[bits], crate::table::call().pure())
    }

    /// A load from a variable that holds a constant sampler: the result is this sampler. False for any other load.
    ///
    /// # Errors
    /// A result that is defined already.
    pub(super) fn load_of_sampler(&mut self, instruction: Instruction<'m>) -> Result<bool> {
        let Entry::SamplerVariable(bits, ty) = self.entry(instruction.id(0)?) else { return Ok(false) };
        let Some(id) = instruction.result_id() else { return Ok(false) };
        if matches!(self.entry(id), Entry::Undefined) {
            self.set_entry(id, Entry::Sampler(bits, ty))?;
        } else {
            let sampler = self.constant_sampler(bits, ty)?;
            self.define(instruction, sampler)?;
        }
        Ok(true)
    }

    fn number(&self, instruction: Instruction<'m>) -> Result<Value<'c>> {
        let ty = self.result_type(instruction)?;
        let words = instruction.operands();
        if ty.is_float() {
            let mut bits = 0u128;
            for (position, word) in words.iter().take(4).enumerate() {
                bits |= u128::from(*word) << (32 * position);
            }
            let width_bits = ty.scalar_bits().unwrap_or(32);
            let mask = if width_bits >= 128 { u128::MAX } else { (1 << width_bits) - 1 };
            return ty.float_from_bits(bits & mask);
        }
        ty.int_from_words(&literal::integer_bits(words))
    }

    fn composite_constant(&mut self, instruction: Instruction<'m>) -> Result<Value<'c>> {
        let ty = self.result_type(instruction)?;
        let mut members = Vec::with_capacity(instruction.operands().len());
        for word in instruction.operands() {
            members.push(self.value(Id(*word))?);
        }
        ty.aggregate(&members)
    }

    /// Reads one module-scope variable.
    ///
    /// # Errors
    /// A storage class without an address space, or an initializer of another type.
    pub fn global_variable(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let Some(id) = instruction.result_id() else { return Ok(()) };
        if let Some(builtin) = self.annotations.find(id, Decoration::BuiltIn)
            && !self.model.environment.has_interface_variables()
        {
            let number = builtin.operands.first().copied().unwrap_or(u32::MAX);
            let row = builtin_variable::by_builtin(number)
                .ok_or_else(|| Error::unsupported(format!("the builtin variable {number}")))?;
            let ty = instruction.required_type()?;
            let (_, pointee) = self.pointer_parts(ty)?;
            let (data_type, _) = self.variable_parts(instruction, pointee)?;
            return self.set_builtin_pointer(id, BuiltinPointer { row, data_type, part: Part::Whole });
        }
        if instruction.opcode() == op::UntypedVariableKHR && instruction.operands().len() == 1 {
            return self.heap_variable(instruction);
        }
        let ty = instruction.required_type()?;
        let class = instruction.operand(0)?;
        let (_, pointee) = self.pointer_parts(ty)?;
        let (data, initializer) = self.variable_parts(instruction, pointee)?;
        if let Some(Entry::Sampler(bits, ty)) = initializer.map(|id| self.entry(id)) {
            self.settings.log.warn("variables that hold constant samplers are left out");
            return self.set_entry(id, Entry::SamplerVariable(bits, ty));
        }
        let pointee = self.memory_type(data)?;
        let space = self
            .space_of_class(class)
            .ok_or_else(|| Error::unsupported(format!("a variable of storage class {class}")))?;
        let name = self.annotations.name(id).filter(|_| self.settings.named).unwrap_or_default();
        let attributes = self.linkage(id)?;
        let symbol = attributes.as_ref().map_or(name.clone(), |(symbol, _)| symbol.clone());
        let variable = self.module.add_variable(&symbol, pointee, space)?;
        let initializer = initializer.map(|id| self.value(id)).transpose()?;
        self.set_entry(id, Entry::Value(variable))?;
        variable.set_global_constant(self.annotations.find(id, Decoration::Constant).is_some());
        if attributes.is_none() && self.is_of_interface(class) {
            self.interface_variable(id, variable, class, initializer)?;
        } else {
            self.variable_linkage(variable, attributes.map(|(_, kind)| kind), initializer, class)?;
        }
        self.variable_decorations(id, variable, pointee)?;
        self.mark_untyped(instruction, variable);
        self.tell_global_type(variable, data)?;
        self.variable_line(variable)?;
        if (pointee.is_pointer_or_pointers() || self.model.untyped)
            && let Some(pointee) = self.pointee(ty)?
        {
            self.mention_types(&pointee);
            pointee.write(variable, self.llvm, &self.kinds);
        }
        let default = if self.function_or_private(class) { StorageClass::Function as u32 } else { class };
        if default != class {
            contract::StorageClass(class).write(variable, self.llvm, &self.kinds);
        }
        self.global_name(id, variable, &symbol)
    }

    /// A builtin variable that stays a variable, defined outside the module regardless of its linkage.
    /// Declares a variable as an external one of another name.
    ///
    /// # Errors
    /// A storage class without an address space.
    pub(super) fn external_variable(&mut self, instruction: Instruction<'m>, name: &str) -> Result<()> {
        let (id, ty) = (instruction.required_id()?, instruction.required_type()?);
        let (class, pointee) = self.pointer_parts(ty)?;
        let (pointee, _) = self.variable_parts(instruction, pointee)?;
        let space = self
            .space_of_class(class)
            .ok_or_else(|| Error::unsupported(format!("a builtin variable of storage class {class}")))?;
        let held = self.ty(pointee)?;
        let variable = self.module.add_variable(name, held, space)?;
        variable.set_linkage(Linkage::External);
        self.set_entry(id, Entry::Value(variable))?;
        self.variable_decorations(id, variable, held)
    }

    fn function_or_private(&self, class: u32) -> bool {
        self.space_of_class(class) == Some(0)
    }

    /// Symbol and linkage type of an id.
    pub fn linkage(&self, id: Id) -> Result<Option<(String, u32)>> {
        let Some(found) = self.annotations.find(id, Decoration::LinkageAttributes) else { return Ok(None) };
        let (name, used) = super::annotation::take_string(found.operands)?;
        let kind = found.operands.get(used).copied();
        let kind = kind.ok_or_else(|| Error::malformed("LinkageAttributes without a linkage type"))?;
        Ok(Some((name, kind)))
    }

    fn variable_linkage(
        &mut self,
        variable: Value<'c>,
        kind: Option<u32>,
        initializer: Option<Value<'c>>,
        class: u32,
    ) -> Result<()> {
        let ty = variable.value_type().ok_or_else(|| Error::internal("a variable without a type"))?;
        if !ty.is_sized() && kind != Some(linkage::IMPORT) {
            return Err(Error::unsupported("a variable without a size"));
        }
        let is_zero = [StorageClass::CrossWorkgroup, StorageClass::UniformConstant].map(|class| class as u32);
        let default = || if is_zero.contains(&class) { ty.null() } else { ty.poison() };
        let or_default = |value: Option<Value<'c>>| value.map_or_else(default, Ok).map(Some);
        let (linkage, value) = match (kind, initializer) {
            (Some(linkage::IMPORT), None) => (Linkage::External, None),
            (Some(linkage::IMPORT), some) => (Linkage::AvailableExternally, some),
            // LLVM has no constants that may be defined elsewhere, too.
            (Some(linkage::EXPORT), None) if variable.is_global_constant() => {
                (Linkage::External, Some(ty.null()?))
            }
            (Some(linkage::EXPORT), None) => (Linkage::Common, Some(ty.null()?)),
            (Some(linkage::EXPORT), some) => (Linkage::External, some),
            (Some(linkage::LINK_ONCE_ODR), value) => (Linkage::LinkOnceOdr, or_default(value)?),
            (None, value) => (Linkage::Internal, or_default(value)?),
            (Some(other), _) => return Err(Error::unsupported(format!("linkage type {other}"))),
        };
        if let Some(value) = value {
            variable.set_initializer(value)?;
        }
        let appends =
            module_scope::APPENDING.contains(&variable.name().as_ref()) && !variable.is_declaration();
        variable.set_linkage(if appends { Linkage::Appending } else { linkage });
        if initializer.is_none() && value.is_some() && linkage != Linkage::Common {
            // LLVM requires an initializer; the default represents none.
            let marked = !value.is_some_and(Value::is_poison);
            if marked {
                Mark::from(op::Undef).write(variable, self.llvm, &self.kinds);
            }
        }
        Ok(())
    }

    pub(super) fn variable_decorations(
        &mut self,
        id: Id,
        variable: Value<'c>,
        ty: crate::llvm::Type<'c>,
    ) -> Result<()> {
        if self.annotations.find(id, Decoration::Constant).is_some() {
            variable.set_global_constant(true);
        }
        for decorated in self.annotations.of(id).filter(|decorated| decorated.is(Decoration::Alignment)) {
            if let [bytes, ..] = decorated.operands {
                super::memory::align(variable, *bytes)?;
            }
        }
        let bytes = ty.is_array() && ty.element().and_then(crate::llvm::Type::int_bits) == Some(8);
        if bytes && variable.is_global_constant() {
            variable.set_unnamed_addr(UnnamedAddr::Global);
        }
        let mut said = self.vector_compute_variable(id, variable);
        said.extend(self.variable_decoration_metadata(id, variable));
        said.extend([Decoration::Constant, Decoration::Alignment, Decoration::LinkageAttributes]);
        self.other_decorations(id, variable, &said)
    }

    /// Attaches the decorations of an id, except those that LLVM represents here.
    pub fn other_decorations(&mut self, id: Id, value: Value<'c>, said: &[Decoration]) -> Result<()> {
        if !self.annotations.any(id) {
            return Ok(());
        }
        self.decorated_aliases(id, value)?;
        let is_scope = |d: &Decorated<'m>| aliasing::ROWS.iter().any(|(.., of)| d.is(*of));
        let is_left = |d: &&Decorated<'m>| !is_scope(d) && !said.iter().any(|said| d.is(*said));
        let left: Vec<_> = self.annotations.of(id).filter(is_left).copied().collect();
        if left.is_empty() {
            return Ok(());
        }
        let mut nodes = Vec::with_capacity(left.len());
        for decorated in &left {
            nodes.push(self.decoration_node(decorated)?);
        }
        Decorations(nodes).write(value, self.llvm, &self.kinds);
        Ok(())
    }

    /// Keeps the name of a global where it is not its symbol.
    pub fn global_name(&mut self, id: Id, value: Value<'c>, implied: &str) -> Result<()> {
        if self.settings.options.discard_names {
            return Ok(());
        }
        let name = self.annotations.name(id).unwrap_or_default();
        let more = self.annotations.more_names(id);
        if name == implied && value.name_bytes() == implied.as_bytes() && more.is_empty() {
            return Ok(());
        }
        Name(Name::from(name).0, more).write(value, self.llvm, &self.kinds);
        Ok(())
    }

    /// Whether a type is a pointer in SPIR-V.
    pub fn is_pointer(&self, ty: Id) -> bool {
        self.type_info(ty).is_ok_and(|info| matches!(info.kind, TypeKind::Pointer(..)))
    }
}
