//! Spec: "Constant-Creation Instructions".

use super::context::{ConstantKey, Writer};
use super::conversion::cast_of_spaces;
use crate::error::{Error, Result};
use crate::llvm::{Opcode as LlvmOpcode, Type, Value, ValueKind, flags};
use crate::options::Habits;
use crate::spirv::{Id, Opcode, Section, op};
use crate::table::Preference;
use crate::table::constant_creation::may_be_constant;
use crate::table::form::{Domain, Form};
use crate::table::guard::guard_holds;
use crate::table::index::{LlvmKey, index};
use crate::table::{sampler, storage_class};
use rspirv::spirv::StorageClass;
use smallvec::{SmallVec, smallvec};

impl<'c> Writer<'c, '_> {
    /// Declares a constant once.
    ///
    /// # Errors
    /// An instruction that is too long.
    pub(super) fn declare_constant(&mut self, opcode: Opcode, ty: Id, words: &[u32]) -> Result<Id> {
        let key = ConstantKey { opcode, ty, words: words.to_vec() };
        if let Some(id) = self.constants.get(&key) {
            return Ok(*id);
        }
        let id = self.separate_constant(opcode, ty, words)?;
        self.constants.insert(key, id);
        Ok(id)
    }

    /// A constant of its own, whether or not there is such a one.
    ///
    /// # Errors
    /// An instruction that is too long.
    pub(super) fn separate_constant(&mut self, opcode: Opcode, ty: Id, words: &[u32]) -> Result<Id> {
        let id = self.fresh(ty);
        self.constant_ids.insert(id);
        self.out.emit(Section::Global, opcode, Some(ty), Some(id), words)?;
        Ok(id)
    }

    /// The sampler that a number's bits say.
    ///
    /// # Errors
    /// An instruction that is too long.
    pub(super) fn sampler_of_bits(&mut self, bits: u32) -> Result<Id> {
        let ty = self.declare(op::TypeSampler, &[])?;
        let literals = sampler::literals(bits);
        match self.options.habits {
            Habits::Khronos => self.separate_constant(op::ConstantSampler, ty, &literals),
            Habits::Own => self.declare_constant(op::ConstantSampler, ty, &literals),
        }
    }

    /// A call that makes a sampler of its bits. The Khronos translator writes one for each call, with the call's name.
    ///
    /// # Errors
    /// Bits that are not constant.
    pub(super) fn constant_sampler(&mut self, call: Value<'c>) -> Result<()> {
        let bits = call.arg(0).and_then(initial_value).and_then(Value::u32_value);
        let bits = bits.ok_or_else(|| self.error("a sampler whose bits are not constant"))?;
        let id = self.sampler_of_bits(bits)?;
        self.adopt(call, id)?;
        match self.options.habits {
            Habits::Khronos => self.named_value(call, id),
            Habits::Own => Ok(()),
        }
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
        let high = u32::try_from(masked >> 32).unwrap_or(0);
        let mut words: SmallVec<[u32; 4]> = smallvec![low, high];
        words.resize(width.div_ceil(32).max(1) as usize, 0);
        let id = self.declare_constant(op::Constant, ty, &words)?;
        if is_int {
            self.constant_bits.insert(id, masked);
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
    /// A constant that SPIR-V cannot say.
    pub(super) fn constant(&mut self, value: Value<'c>, ty: Id) -> Result<Id> {
        if self.habitual_constants() && self.function.value.is_some() {
            self.use_globals_in(value, 0)?;
        }
        if self.is_habitual_nothing(Some(value)) && value.ty().is_pointer() {
            // The Khronos translator has an id for each use of a null pointer or an undefined one.
            let opcode = if value.is_null() { op::ConstantNull } else { op::Undef };
            return self.separate_constant(opcode, ty, &[]);
        }
        if self.is_written_anew(value) {
            return self.new_constant(value, ty);
        }
        if let Some(id) = self.llvm_constants.get(&(value, ty)) {
            return Ok(*id);
        }
        let id = self.new_constant(value, ty)?;
        // An operation on constants in a function is an instruction of its block, not a constant to share.
        if (value.constant_opcode().is_none() || self.habitual_constants()) && self.is_module_scope(id) {
            self.llvm_constants.insert((value, ty), id);
        }
        Ok(id)
    }

    /// Whether each use of a constant has an id of its own: the Khronos translator keeps no addresses and no pointers computed of them.
    fn is_written_anew(&self, value: Value<'c>) -> bool {
        let is_address = value.is_global() || value.constant_opcode().is_some();
        self.habitual_constants() && value.ty().is_pointer() && is_address
    }

    /// Whether constant expressions are operations on constants wherever they stand.
    fn habitual_constants(&self) -> bool {
        self.options.habits == Habits::Khronos
    }

    /// Whether a constant expression becomes instructions here.
    pub(super) fn expands(&self) -> bool {
        self.function.value.is_some() && !self.habitual_constants()
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
        self.function.value.is_none() || self.constant_ids.contains(&id) || self.variable_ids.contains(&id)
    }

    fn new_constant(&mut self, value: Value<'c>, ty: Id) -> Result<Id> {
        if self.drops_block_addresses() && Self::is_block_address(value) {
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
        if value.is_poison() && self.habitual_constants() {
            // The Khronos translator has an id for each of LLVM's constants.
            return self.separate_constant(op::Undef, ty, &[]);
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
            ValueKind::NullPointer | ValueKind::AggregateZero | ValueKind::TargetNone => {
                self.declare_constant(op::ConstantNull, ty, &[])
            }
            _ => self.composite_constant(value, ty),
        }
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

    fn composite_constant(&mut self, value: Value<'c>, ty: Id) -> Result<Id> {
        let elements = value.elements().ok_or_else(|| self.error(format!("the constant {value}")))?;
        if !elements.is_empty() && elements.iter().all(|element| element.is_undef() || element.is_poison()) {
            // What is undefined in every part is undefined: LLVM itself says it so when it reads the constant back.
            return self.declare_constant(op::Undef, ty, &[]);
        }
        let mut words = Vec::with_capacity(elements.len());
        for (index, element) in elements.into_iter().enumerate() {
            let element_type = self.element_type(ty, index)?;
            words.push(self.constant(element, element_type)?.0);
        }
        if self.function.value.is_some() && words.iter().any(|word| !self.is_module_scope(Id(*word))) {
            return self.emit_value(op::CompositeConstruct, ty, &words);
        }
        self.declare_constant(op::ConstantComposite, ty, &words)
    }

    /// The type of an element of a composite type.
    ///
    /// # Errors
    /// A type that is no composite.
    pub(super) fn element_type(&self, ty: Id, index: usize) -> Result<Id> {
        let found = match self.declarations.get(&ty) {
            Some((op::TypeVector | op::TypeArray | op::TypeCooperativeMatrixKHR, words)) => words.first(),
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
        if self.options.habits == Habits::Khronos && self.is_first_byte(id, ty)? {
            let int = self.declare(op::TypeInt, &[32, 0])?;
            let zero = self.number(int, 0)?;
            return self.constant_operation(op::InBoundsPtrAccessChain, ty, &[id.0, zero.0, zero.0]);
        }
        self.constant_operation(op::Bitcast, ty, &[id.0])
    }

    /// Whether a pointer type is that of the first byte of a variable that is an array of bytes.
    fn is_first_byte(&self, variable: Id, ty: Id) -> Result<bool> {
        let is_byte = |ty: Id| matches!(self.declarations.get(&ty), Some((op::TypeInt, words)) if words.first() == Some(&8));
        let held = self.pointee_type(self.type_of_id(variable)?);
        let element = held.and_then(|held| match self.declarations.get(&held) {
            Some((op::TypeArray, words)) => words.first().copied().map(Id),
            _ => None,
        });
        Ok(element.is_some_and(is_byte) && self.pointee_type(ty) == element)
    }

    /// A constant expression: instructions in a function, operations on constants outside.
    fn constant_expression(&mut self, value: Value<'c>, ty: Id) -> Result<Id> {
        if let Some(id) = self.needless_cast(value, ty)? {
            return Ok(id);
        }
        let (opcode, natural, words) = self.expression_parts(value, ty)?;
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
        let is_pointer = self.habitual_constants() && value.ty().is_pointer();
        if self.expands() || (is_pointer && self.function.value.is_some()) {
            // To the Khronos translator what is used in a function is cast there.
            return self.cast_to(id, ty);
        }
        self.constant_operation(op::Bitcast, ty, &[id.0])
    }

    /// What a cast between address spaces is of that is no operation: null of one is null of another, and two may be one storage class.
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

    /// A constant pointer of the type that the Khronos translator gives it: an address is what its variable or function is, all
    /// others lead to bytes.
    fn habitual_pointer(&mut self, value: Value<'c>) -> Result<Id> {
        if value.kind() == ValueKind::Variable {
            return self.id_of(value);
        }
        if value.is_function() {
            return self.function_pointer(value);
        }
        let ty = self.pointer_to_bytes(value.ty())?;
        self.constant(value, ty)
    }

    /// The type of pointers to bytes in the address space of an LLVM type of pointers.
    ///
    /// # Errors
    /// An address space without a storage class.
    pub(super) fn pointer_to_bytes(&mut self, pointer: Type<'c>) -> Result<Id> {
        let class = self.class_of(pointer)?;
        let byte = self.declare(op::TypeInt, &[8, 0])?;
        self.pointer_of_class(class, Some(byte))
    }

    /// The base of a chain as the Khronos translator writes it: it leads to what is indexed.
    fn habitual_base(&mut self, base: Value<'c>, base_type: Id) -> Result<Id> {
        let id = self.habitual_pointer(base)?;
        if self.type_of_id(id)? == base_type {
            return Ok(id);
        }
        self.constant_operation(op::Bitcast, base_type, &[id.0])
    }

    /// Opcode, result type if the expression has one of its own, and operands.
    fn expression_parts(&mut self, value: Value<'c>, ty: Id) -> Result<(Opcode, Option<Id>, Vec<u32>)> {
        let opcode = value.constant_opcode().ok_or_else(|| Error::internal("not a constant expression"))?;
        let operands: Vec<Value<'c>> = value.operands().collect();
        match (opcode, operands.as_slice()) {
            (LlvmOpcode::GetElementPtr, [base, ..]) => {
                if let Some((opcode, natural, words)) = self.untyped_chain(value, *base)? {
                    return Ok((opcode, Some(natural), words));
                }
                let (base_type, start) = self.chain_base_type(value)?;
                let is_habitual = self.habitual_constants() && value.ty().is_pointer();
                let base = if is_habitual {
                    self.habitual_base(*base, base_type)?
                } else {
                    self.expression_operand(*base, base_type)?
                };
                let mut words = vec![base.0];
                self.push_indices(value, 0, &mut words)?;
                let end =
                    self.walk_indices(start, value).ok_or_else(|| self.error("indices that lead nowhere"))?;
                let natural = if is_habitual {
                    self.pointer_to_bytes(value.ty())?
                } else {
                    self.pointer_to(value.ty(), end)?
                };
                let in_bounds = value.flags() & flags::INBOUNDS != 0;
                Ok((
                    if in_bounds { op::InBoundsPtrAccessChain } else { op::PtrAccessChain },
                    Some(natural),
                    words,
                ))
            }
            (cast, [operand]) if cast.is_cast() => {
                let row = index().rows_for(LlvmKey::Cast(cast)).iter().find(|row| {
                    row.writes() && row.preference != Preference::Alternate
                        && matches!(row.form, Form::Cast(_, guard) if guard_holds(guard, operand.ty(), value.ty()))
                });
                let row = row.ok_or_else(|| {
                    let error = self.error(format!("the constant {value}"));
                    let is_of_spaces = cast == LlvmOpcode::AddrSpaceCast;
                    if is_of_spaces { error.about(cast_of_spaces(operand.ty(), value.ty())) } else { error }
                })?;
                if self.habitual_constants() && operand.ty().is_pointer() {
                    let id = self.habitual_pointer(*operand)?;
                    let natural =
                        value.ty().is_pointer().then(|| self.pointer_to_bytes(value.ty())).transpose()?;
                    return Ok((row.op, natural, vec![id.0]));
                }
                let mut from = self.type_of_value(*operand)?;
                if cast == LlvmOpcode::AddrSpaceCast && !self.expands() {
                    // At module scope an address is cast to another pointee first.
                    from = match (self.pointer_class(from), self.pointee_type(ty)) {
                        (Some(class), Some(pointee)) => self.pointer_of_class(class, Some(pointee))?,
                        _ => from,
                    };
                }
                let id = self.expression_operand(*operand, from)?;
                let natural = if value.ty().is_pointer() && cast == LlvmOpcode::AddrSpaceCast {
                    let class = self.class_of(value.ty())?;
                    let pointee = self.pointee_type(from);
                    Some(self.pointer_of_class(class, pointee)?)
                } else {
                    None
                };
                Ok((row.op, natural, vec![id.0]))
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
