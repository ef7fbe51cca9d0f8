//! Constants: exact bits, aggregates, and LLVM's remaining constant expressions.

use super::text::{bytes, bytes_from};
use super::{Context, Opcode, TargetTypeProperty, Type, TypeKind, Value, ValueKind, ffi};
use crate::error::{Error, Result};
use llvm_sys::core::*;
use rustc_hash::FxHashSet;
use smallvec::SmallVec;
use std::ffi::c_uint;

/// The error for a constant of a type without constants.
#[cold]
fn no_constant(ty: Type<'_>, what: &str) -> Error {
    Error::malformed(format!("type {ty} has no {what}"))
}

/// The bits of a 16-, 32- or 64-bit floating-point number in LLVM's textual form; `None` if the text is invalid or the number is
/// out of range for the width.
pub fn parse_float(text: &str, width_bits: u32) -> Option<u64> {
    let mut bits = 0;
    // SAFETY: text and length belong together, and `bits` is a place to write to.
    let is_number =
        unsafe { ffi::slt_parse_float(text.as_ptr().cast(), text.len(), width_bits, &raw mut bits) };
    is_number.then_some(bits)
}

/// The maximum length of a constant aggregate in LLVM's compressed form whose elements are listed.
const MOST_REPEATED: u32 = 1 << 16;

impl<'c> Type<'c> {
    /// Whether LLVM has constants of the type: first class, sized, and not label, metadata or token.
    fn has_constants(self) -> bool {
        use TypeKind::*;
        !matches!(self.kind(), Void | Function | Label | Metadata | Token | X86Amx) && !self.is_opaque()
    }

    /// Whether every part of the type has a zero value.
    fn has_zero(self) -> bool {
        self.components()
            .filter(|ty| ty.kind() == TypeKind::TargetExt)
            .all(|ty| ty.target_has(TargetTypeProperty::HasZero))
    }

    /// The zero value: 0, a null pointer, or `zeroinitializer`.
    ///
    /// # Errors
    /// If the type has no constants, or contains a target extension type without a zero value.
    pub fn null(self) -> Result<Value<'c>> {
        if !self.has_constants() || !self.has_zero() {
            return Err(no_constant(self, "zero value"));
        }
        // SAFETY: the type is alive and has constants.
        Ok(unsafe { Value::from_non_null(LLVMConstNull(self.raw())) })
    }

    /// `undef`.
    ///
    /// # Errors
    /// If the type has no constants.
    pub fn undef(self) -> Result<Value<'c>> {
        if !self.has_constants() {
            return Err(no_constant(self, "undefined value"));
        }
        // SAFETY: the type is alive and has constants.
        Ok(unsafe { Value::from_non_null(LLVMGetUndef(self.raw())) })
    }

    /// `poison`.
    ///
    /// # Errors
    /// If the type has no constants.
    pub fn poison(self) -> Result<Value<'c>> {
        if !self.has_constants() {
            return Err(no_constant(self, "poison value"));
        }
        // SAFETY: the type is alive and has constants.
        Ok(unsafe { Value::from_non_null(LLVMGetPoison(self.raw())) })
    }

    /// An integer from its words, least significant first; missing words are 0, and bits above the width are dropped.
    ///
    /// # Errors
    /// If the type is not an integer.
    pub fn int_from_words(self, words: &[u64]) -> Result<Value<'c>> {
        if !self.is_int() {
            return Err(no_constant(self, "integer value"));
        }
        let zero = [0];
        let words = if words.is_empty() { &zero } else { words };
        // SAFETY: the type is alive and an integer; the words are given with their number.
        Ok(unsafe {
            Value::from_non_null(LLVMConstIntOfArbitraryPrecision(
                self.raw(),
                words.len() as c_uint,
                words.as_ptr(),
            ))
        })
    }

    /// An integer from its low 64 bits, zero-extended or truncated to the width.
    ///
    /// # Errors
    /// If the type is not an integer.
    pub fn int(self, value: u64) -> Result<Value<'c>> {
        self.int_from_words(&[value])
    }

    /// A floating-point constant from its exact bits, least significant word first.
    ///
    /// # Errors
    /// If the type is not floating-point.
    pub fn float_from_bits(self, bits: u128) -> Result<Value<'c>> {
        if !self.is_float() {
            return Err(no_constant(self, "floating-point value"));
        }
        let words = [bits as u64, (bits >> 64) as u64];
        // SAFETY: the type is alive and floating-point, of 128 bits at most.
        Ok(unsafe { Value::from_non_null(LLVMConstFPFromBits(self.raw(), words.as_ptr())) })
    }

    /// A constant of this struct, array or vector type.
    ///
    /// # Errors
    /// If the number or types of the elements do not match the type, or an element is not constant.
    pub fn aggregate(self, elements: &[Value<'c>]) -> Result<Value<'c>> {
        let fits = match self.kind() {
            TypeKind::Struct => {
                !self.is_opaque()
                    && self.members().len() == elements.len()
                    && self.members().iter().zip(elements).all(|(&member, value)| member == value.ty())
            }
            TypeKind::Array | TypeKind::Vector => {
                self.length() == Some(elements.len() as u64)
                    && elements.iter().all(|value| Some(value.ty()) == self.element())
            }
            _ => false,
        };
        if !fits || !elements.iter().all(|value| value.is_constant()) {
            return Err(Error::unsupported(format!("the elements do not make a constant of type {self}")));
        }
        let first = elements.as_ptr().cast_mut().cast();
        // SAFETY: the type and the constants are alive and fit each other.
        Ok(unsafe {
            Value::from_non_null(match self.kind() {
                TypeKind::Struct => LLVMConstNamedStruct(self.raw(), first, elements.len() as c_uint),
                TypeKind::Array => {
                    LLVMConstArray2(LLVMGetElementType(self.raw()), first, elements.len() as u64)
                }
                _ => LLVMConstVector(first, elements.len() as c_uint),
            })
        })
    }
}

impl Context {
    /// A constant array of bytes, without a terminator.
    pub fn string(&self, text: &[u8]) -> Value<'_> {
        // SAFETY: the context is alive; the text is given with its length.
        unsafe {
            Value::from_non_null(LLVMConstStringInContext2(self.raw(), text.as_ptr().cast(), text.len(), 1))
        }
    }
}

impl<'c> Value<'c> {
    /// The words of an integer constant of any width, least significant first; bits above the width are 0.
    pub fn int_words(self) -> Option<&'c [u64]> {
        let mut count = 0;
        // SAFETY: the value is alive; constants live as long as their context and never change.
        unsafe {
            let words = ffi::slt_int_words(self.raw(), &mut count);
            (!words.is_null()).then(|| std::slice::from_raw_parts(words, count))
        }
    }

    /// An integer constant, zero-extended; `None` for other values, and if it requires more than 64 bits.
    pub fn int_value(self) -> Option<u64> {
        match self.int_words()? {
            [low, rest @ ..] if rest.iter().all(|&word| word == 0) => Some(*low),
            _ => None,
        }
    }

    /// An integer constant, zero-extended; `None` for other values, and if it requires more than 32 bits.
    pub fn u32_value(self) -> Option<u32> {
        u32::try_from(self.int_value()?).ok()
    }

    /// An integer constant of at most 64 bits, sign-extended.
    pub fn signed_int_value(self) -> Option<i64> {
        let bits = self.ty().int_bits().filter(|&bits| bits <= 64)?;
        let shift = 64 - bits;
        self.int_value().map(|value| ((value << shift) as i64) >> shift)
    }

    /// The exact bits of a floating-point constant.
    pub fn float_bits(self) -> Option<u128> {
        let mut words = [0; 2];
        // SAFETY: the value is alive; the shim checks its kind and fills both words.
        unsafe { ffi::slt_float_bits(self.raw(), words.as_mut_ptr()) }
            .then(|| u128::from(words[0]) | u128::from(words[1]) << 64)
    }

    /// The contents of an array of bytes, terminators included.
    pub fn string_bytes(self) -> Option<&'c [u8]> {
        let mut length = 0;
        // SAFETY: the value is alive and a data array of bytes when the text is asked for.
        unsafe {
            if !self.is(ValueKind::DataArray) || LLVMIsConstantString(self.raw()) == 0 {
                return None;
            }
            let text = LLVMGetAsString(self.raw(), &mut length);
            Some(bytes(text, length))
        }
    }

    /// The bits of the numbers in a constant array or vector that LLVM holds as bytes; `None` for other values.
    pub fn numbers(self) -> Option<impl ExactSizeIterator<Item = u64> + use<'c>> {
        let mut size = 0;
        // SAFETY: the value is alive; the shim checks its kind, and the constant keeps its bytes.
        let bytes = unsafe { bytes_from(|length| ffi::slt_numbers(self.raw(), length, &mut size)) }?;
        let length = bytes.len().checked_div(size)?;
        let number = move |at: usize| {
            let mut word = [0; 8];
            let bytes = bytes.get(at * size..(at + 1) * size).unwrap_or_default();
            if let Some(place) = word.get_mut(..bytes.len()) {
                place.copy_from_slice(bytes);
            }
            // The shim gives nothing on big-endian machines.
            u64::from_le_bytes(word)
        };
        Some((0..length).map(number))
    }

    /// An element of a constant struct, array or vector of any form, including zero, undef and poison.
    pub fn element(self, index: u32) -> Option<Value<'c>> {
        // SAFETY: the value is alive; the shim checks that it is a constant and has that element.
        unsafe { Self::from_raw(ffi::slt_constant_element(self.raw(), index)) }
    }

    /// All elements of a constant struct, array or vector. `None` for other values, and for a constant in LLVM's compressed form
    /// with more than 65,536 elements, whose number has no bound.
    pub fn elements(self) -> Option<SmallVec<[Value<'c>; 8]>> {
        let count = u32::try_from(self.ty().length().filter(|_| self.is_constant())?).ok()?;
        let has_one = || self.ty().is_vector() || self.is_null() || self.is_undef() || self.is_poison();
        if count > MOST_REPEATED && has_one() {
            return None;
        }
        (0..count).map(|index| self.element(index)).collect()
    }

    /// Whether it is a constant that does not refer to a global.
    pub fn is_plain_constant(self) -> bool {
        let (mut open, mut seen) = (vec![self], FxHashSet::default());
        while let Some(value) = open.pop() {
            if !value.is_constant() || value.is_global() {
                return false;
            }
            open.extend(value.operands().filter(|operand| seen.insert(*operand)));
        }
        true
    }

    /// Whether it is the zero value.
    pub fn is_null(self) -> bool {
        // SAFETY: the value is alive.
        self.is_constant() && unsafe { LLVMIsNull(self.raw()) != 0 }
    }

    /// Whether it is `undef`, not `poison`.
    pub fn is_undef(self) -> bool {
        self.is(ValueKind::Undef)
    }

    /// Whether it is `poison`.
    pub fn is_poison(self) -> bool {
        self.is(ValueKind::Poison)
    }

    /// Opcode of a constant expression; its operands are [`Value::operands`].
    pub fn constant_opcode(self) -> Option<Opcode> {
        // SAFETY: the value is alive and a constant expression.
        self.is(ValueKind::ConstantExpr).then(|| Opcode::from_c(unsafe { LLVMGetConstOpcode(self.raw()) }))
    }

    /// A cast of a constant, either folded or as a constant expression (`trunc`, `ptrtoint`, `inttoptr`, `bitcast`,
    /// `addrspacecast`).
    ///
    /// # Errors
    /// If LLVM has no such constant expression, or the types are invalid for it.
    pub fn constant_cast(self, opcode: Opcode, ty: Type<'c>) -> Result<Value<'c>> {
        // SAFETY: value and type are alive; the shim checks that they fit.
        unsafe { Self::from_raw(ffi::slt_constant_cast(opcode.to_c() as c_uint, self.raw(), ty.raw())) }
            .ok_or_else(|| Error::malformed(format!("no constant {opcode:?} of {self} to {ty}")))
    }

    /// Emits the instruction equivalent to a constant expression before another instruction.
    ///
    /// # Errors
    /// `InvalidLlvm` if this is not a constant expression, if its operands are invalid for its operation, or if `before` is not an
    /// instruction in a block.
    pub fn expression_as_instruction(self, before: Value<'c>) -> Result<Value<'c>> {
        // SAFETY: both values are alive; the shim checks their kinds.
        unsafe { Self::from_raw(ffi::slt_expression_as_instruction(self.raw(), before.raw())) }.ok_or_else(
            || Error::invalid_llvm(format!("{self} is no operation that an instruction could be")),
        )
    }

    /// The constant to which an instruction with constant operands folds; `None` if LLVM cannot represent it.
    pub fn folded(self) -> Option<Value<'c>> {
        // SAFETY: the value is alive; the shim checks that it is an instruction in a block.
        unsafe { Self::from_raw(ffi::slt_fold_instruction(self.raw())) }
    }

    /// The constant to which LLVM's IR builder folds this instruction if its operands are constants, without a data layout, memory
    /// contents or calls.
    pub fn folded_as_built(self) -> Option<Value<'c>> {
        // SAFETY: the value is alive; the shim checks that it is an instruction whose operands are constants.
        unsafe { Self::from_raw(ffi::slt_fold_as_built(self.raw())) }
    }

    /// A constant `getelementptr` expression; `flags` as in [`flags`](super::flags).
    ///
    /// # Errors
    /// If the indices do not match the source element type, or an operand is not constant.
    pub fn constant_gep(self, source: Type<'c>, indices: &[Value<'c>], flags: u32) -> Result<Value<'c>> {
        let first = indices.as_ptr().cast_mut().cast();
        // SAFETY: type and values are alive; the shim checks that they fit.
        unsafe {
            Self::from_raw(ffi::slt_constant_gep(
                source.raw(),
                self.raw(),
                first,
                indices.len(),
                flags as c_uint,
            ))
        }
        .ok_or_else(|| Error::unsupported(format!("the indices do not fit type {source}")))
    }
}
