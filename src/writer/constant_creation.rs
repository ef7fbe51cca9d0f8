//! Spec: "Constant-Creation Instructions".

use super::context::{ConstantKey, Writer};
use super::device_side_enqueue::is_block_address;
use crate::error::Result;
use crate::llvm::{Opcode as LlvmOpcode, Value, ValueKind};
use crate::spirv::{Id, Opcode, Section, op};
use crate::table::{sampler, storage_class};
use rspirv::spirv::StorageClass;
use smallvec::{SmallVec, smallvec};

impl<'c> Writer<'c, '_> {
    /// Declares a constant once.
    ///
    /// # Errors
    /// An instruction that is too long.
    pub(super) fn declare_constant(&mut self, opcode: Opcode, ty: Id, words: &[u32]) -> Result<Id> {
        let key = ConstantKey { opcode, ty, words: words.into() };
        if let Some(id) = self.constants.by_key.get(&key) {
            return Ok(*id);
        }
        let id = self.separate_constant(opcode, ty, words)?;
        self.constants.by_key.insert(key, id);
        Ok(id)
    }

    /// Declares a new constant, even if an equal one exists.
    ///
    /// # Errors
    /// An instruction that is too long.
    pub(super) fn separate_constant(&mut self, opcode: Opcode, ty: Id, words: &[u32]) -> Result<Id> {
        let id = self.fresh(ty);
        self.constants.ids.insert(id);
        if matches!(
            opcode,
            op::SpecConstantOp | op::SpecConstantComposite | op::SpecConstantCompositeReplicateEXT
        ) {
            self.constants.operations.insert(id);
        }
        self.out.emit(Section::Global, opcode, Some(ty), Some(id), words)?;
        Ok(id)
    }

    /// The sampler encoded in the bits of a number.
    ///
    /// # Errors
    /// An instruction that is too long.
    pub(super) fn sampler_of_bits(&mut self, bits: u32) -> Result<Id> {
        let ty = self.declare(op::TypeSampler, &[])?;
        let literals = sampler::literals(bits);
        self.declare_constant(op::ConstantSampler, ty, &literals)
    }

    /// A call that makes a sampler of its bits.
    ///
    /// # Errors
    /// Bits that are not constant.
    pub(super) fn constant_sampler(&mut self, call: Value<'c>) -> Result<()> {
        let bits = call.arg(0).and_then(initial_value).and_then(Value::u32_value);
        let bits = bits.ok_or_else(|| self.error("a sampler whose bits are not constant"))?;
        let id = self.sampler_of_bits(bits)?;
        let is_told = self.pointees.of(call).is_some_and(|slot| self.pointees.object(slot).is_some());
        if call.ty().is_pointer() && !is_told && !call.is_used() {
            // Nothing says that this pointer is a sampler.
            return Ok(());
        }
        self.bind_result(call, id)
    }

    /// An integer constant of up to 64 bits, or a floating-point one by its bits.
    ///
    /// # Errors
    /// An instruction that is too long.
    pub(super) fn number(&mut self, ty: Id, bits: u64) -> Result<Id> {
        use super::emit::TypeShape;
        let (width, is_int) = match self.shape(ty) {
            TypeShape::Int { bits } => (bits, true),
            TypeShape::Float { bits } => (bits, false),
            TypeShape::Bool => {
                let opcode = if bits & 1 == 1 { op::ConstantTrue } else { op::ConstantFalse };
                return self.declare_constant(opcode, ty, &[]);
            }
            _ => return Err(self.error("a number of a type that is none")),
        };
        let masked = if width >= 64 { bits } else { bits & ((1 << width) - 1) };
        if width > 64 && i64::try_from(bits).is_err() {
            return Err(self.error("a number that 64 bits do not hold"));
        }
        let low = u32::try_from(masked & u64::from(u32::MAX)).unwrap_or(0);
        let low = if is_int { self.with_sign(ty, low) } else { low };
        let high = u32::try_from(masked >> 32).unwrap_or(0);
        let mut words: SmallVec<[u32; 4]> = smallvec![low, high];
        words.resize(width.div_ceil(32).max(1) as usize, 0);
        let id = self.declare_constant(op::Constant, ty, &words)?;
        if is_int {
            self.constants.bits.insert(id, masked);
        }
        Ok(id)
    }

    /// A 32-bit integer constant.
    ///
    /// # Errors
    /// An instruction that is too long.
    pub(super) fn u32_constant(&mut self, value: u32) -> Result<Id> {
        let ty = self.declare(op::TypeInt, &[32, 0])?;
        self.number(ty, u64::from(value))
    }

    /// An LLVM constant as a value of a type; null and undefined pointers take the type that is asked for.
    ///
    /// # Errors
    /// A constant that SPIR-V cannot represent.
    pub(super) fn constant(&mut self, value: Value<'c>, ty: Id) -> Result<Id> {
        if self.function.value.is_some() && !self.options.compat.expand_constant_expressions {
            self.use_globals_in(value, 0)?;
        }
        if let Some(id) = self.constants.by_value.get(&(value, ty)) {
            return Ok(*id);
        }
        let id = self.new_constant(value, ty)?;
        // An operation on constants in a function is an instruction of its block, not a constant to share.
        let is_shared = value.constant_opcode().is_none() || !self.options.compat.expand_constant_expressions;
        if is_shared && self.is_module_scope(id) {
            self.constants.by_value.insert((value, ty), id);
        }
        Ok(id)
    }

    /// Whether a constant expression becomes instructions here.
    pub(super) fn expands(&self) -> bool {
        self.function.value.is_some() && self.options.compat.expand_constant_expressions
    }

    /// Records that the function being written uses the variables in a constant.
    fn use_globals_in(&mut self, value: Value<'c>, depth: u32) -> Result<()> {
        if depth > 64 {
            return Ok(());
        }
        match value.kind() {
            ValueKind::Variable => {
                let id = self.id_of(value)?;
                self.use_variable(id);
            }
            ValueKind::ConstantExpr
            | ValueKind::ConstantArray
            | ValueKind::ConstantStruct
            | ValueKind::ConstantVector => {
                for operand in value.operands() {
                    self.use_globals_in(operand, depth + 1)?;
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// Whether an id is a constant or variable of the module, and no instruction of the function being written.
    pub(super) fn is_module_scope(&self, id: Id) -> bool {
        self.function.value.is_none() || self.constants.ids.contains(&id) || self.variables.ids.contains(&id)
    }

    fn new_constant(&mut self, value: Value<'c>, ty: Id) -> Result<Id> {
        if self.drops_block_addresses() && is_block_address(value) {
            return self.declare_constant(op::ConstantNull, ty, &[]);
        }
        if value.is_function() {
            let id = self.function_pointer(value)?;
            return self.global_as(id, ty);
        }
        if value.is_global() {
            let id = self.id_of(value)?;
            return self.global_as(id, ty);
        }
        if value.is_undef() || value.is_poison() {
            return self.declare_constant(op::Undef, ty, &[]);
        }
        if value.constant_opcode().is_some() {
            return self.constant_expression(value, ty);
        }
        match value.kind() {
            ValueKind::Int => self.integer_constant(value, ty),
            ValueKind::Float => {
                let bits = value.float_bits().unwrap_or(0);
                self.number(ty, u64::try_from(bits & u128::from(u64::MAX)).unwrap_or(0))
            }
            ValueKind::NullPointer if self.function.value.is_some() && self.is_physical_null(value, ty) => {
                let long = self.declare(op::TypeInt, &[64, 0])?;
                let zero = self.number(long, 0)?;
                self.emit_value(op::ConvertUToPtr, ty, &[zero.0])
            }
            ValueKind::NullPointer | ValueKind::AggregateZero | ValueKind::TargetNone => {
                self.declare_constant(op::ConstantNull, ty, &[])
            }
            _ => self.composite_constant(value, ty),
        }
    }

    /// The word of a literal of at most 32 bits: that of a narrow negative number has its sign.
    pub(super) fn with_sign(&self, ty: Id, word: u32) -> u32 {
        match self.types.declarations.get(&ty).map(|(opcode, words)| (*opcode, words.as_slice())) {
            Some((op::TypeInt, [bits @ 1..32, 1])) if word >> (bits - 1) & 1 == 1 => word | u32::MAX << bits,
            _ => word,
        }
    }

    /// Whether a constant is a null pointer to memory by addresses, for which shaders have no constant.
    pub(super) fn is_physical_null(&self, value: Value<'c>, ty: Id) -> bool {
        value.kind() == ValueKind::NullPointer
            && self.pointer_class(ty) == Some(StorageClass::PhysicalStorageBuffer as u32)
    }

    fn integer_constant(&mut self, value: Value<'c>, ty: Id) -> Result<Id> {
        let words = value.int_words().unwrap_or_default();
        let bits = value.ty().int_bits().unwrap_or(0);
        if bits <= 64 {
            return self.number(ty, words.first().copied().unwrap_or(0));
        }
        let literal: Vec<u32> = integer_words(words, bits).collect();
        self.declare_constant(op::Constant, ty, &literal)
    }

    /// A constant array or vector of numbers that LLVM holds as bytes.
    fn data_constant(&mut self, numbers: impl Iterator<Item = u64>, ty: Id) -> Result<Id> {
        let element = self.element_type(ty, 0)?;
        let words: Vec<u32> = numbers.map(|bits| Ok(self.number(element, bits)?.0)).collect::<Result<_>>()?;
        self.declare_constant(op::ConstantComposite, ty, &words)
    }

    fn composite_constant(&mut self, value: Value<'c>, ty: Id) -> Result<Id> {
        if let Some(numbers) = value.numbers() {
            return self.data_constant(numbers, ty);
        }
        let elements = value.elements().ok_or_else(|| self.error(format!("the constant {value}")))?;
        let is_nothing = |element: &Value<'c>| element.is_undef() || element.is_poison();
        if !elements.is_empty() && elements.iter().all(is_nothing) {
            // A composite of undefined parts is undefined, as LLVM prints it when it reads the constant back.
            return self.declare_constant(op::Undef, ty, &[]);
        }
        let mut words = Vec::with_capacity(elements.len());
        for (index, element) in elements.into_iter().enumerate() {
            let element_type = self.element_type(ty, index)?;
            let constituent = self.constant(element, element_type)?;
            words.push(self.constituent(constituent)?.0);
        }
        if self.function.value.is_some() && words.iter().any(|word| !self.is_module_scope(Id(*word))) {
            return self.emit_value(op::CompositeConstruct, ty, &words);
        }
        let has_operation = words.iter().any(|word| self.constants.operations.contains(&Id(*word)));
        let opcode = if has_operation { op::SpecConstantComposite } else { op::ConstantComposite };
        self.declare_constant(opcode, ty, &words)
    }

    /// A constant as a constituent of a composite, which no variable may be: its address is that of its first element.
    fn constituent(&mut self, id: Id) -> Result<Id> {
        if !self.variables.ids.contains(&id) {
            return Ok(id);
        }
        let ty = self.type_of_id(id)?;
        if self.pointee_type(ty).is_none() {
            return Ok(id);
        }
        let zero = self.u32_constant(0)?;
        self.constant_operation(op::InBoundsPtrAccessChain, ty, &[id.0, zero.0])
    }

    /// What a variable is initialized with; `None` for what is undefined and has no parts.
    ///
    /// # Errors
    /// A constant that SPIR-V does not have.
    pub(super) fn initial_value(&mut self, value: Value<'c>, ty: Id) -> Result<Option<Id>> {
        match value.is_undef() || value.is_poison() {
            true => self.undefined_constituents(value, ty),
            false => self.constant(value, ty).map(Some),
        }
    }

    /// A composite whose constituents are undefined, as an initializer, which may not be undefined itself; `None` for what has no
    /// constituents, or too many.
    ///
    /// # Errors
    /// An instruction that is too long.
    fn undefined_constituents(&mut self, value: Value<'c>, ty: Id) -> Result<Option<Id>> {
        let count = value.elements().map_or(0, |elements| elements.len());
        let words: Vec<u32> = (0..count)
            .map(|index| {
                let element = self.element_type(ty, index)?;
                Ok(self.declare_constant(op::Undef, element, &[])?.0)
            })
            .collect::<Result<_>>()?;
        if words.is_empty() {
            return Ok(None);
        }
        self.declare_constant(op::ConstantComposite, ty, &words).map(Some)
    }

    /// The type of an element of a composite type.
    ///
    /// # Errors
    /// A type that is no composite.
    pub(super) fn element_type(&self, ty: Id, index: usize) -> Result<Id> {
        let found = match self.types.declarations.get(&ty) {
            Some((
                op::TypeVector
                | op::TypeVectorIdEXT
                | op::TypeMatrix
                | op::TypeArray
                | op::TypeRuntimeArray
                | op::TypeCooperativeMatrixKHR
                | op::TypeCooperativeMatrixNV,
                words,
            )) => words.first(),
            Some((op::TypeStruct, words)) => words.get(index),
            _ => None,
        };
        found.map(|word| Id(*word)).ok_or_else(|| self.error("an element of something that has none"))
    }

    /// A module-scope variable as a pointer of a type.
    fn global_as(&mut self, id: Id, ty: Id) -> Result<Id> {
        if self.type_of_id(id)? == ty {
            return Ok(id);
        }
        self.constant_operation(op::Bitcast, ty, &[id.0])
    }
}

/// The words of the literal of an integer, the low order word first, from those of LLVM.
pub(super) fn integer_words(words: &[u64], bits: u32) -> impl Iterator<Item = u32> + use<'_> {
    let halves = words.iter().flat_map(|word| [*word as u32, (*word >> 32) as u32]);
    halves.take((bits as usize).div_ceil(32))
}

/// The value, or the one that the constant variable has from which it is loaded.
fn initial_value(value: Value<'_>) -> Option<Value<'_>> {
    if value.opcode() != Some(LlvmOpcode::Load) {
        return Some(value);
    }
    let variable = value.operand(0)?;
    let class = variable.ty().address_space().and_then(storage_class::storage_class);
    let in_constant_memory = class == Some(StorageClass::UniformConstant as u32);
    variable.initializer().filter(|_| variable.is_global_constant() || in_constant_memory)
}
