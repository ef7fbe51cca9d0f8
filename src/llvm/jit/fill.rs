//! Replacement of every undefined value in a module by definite bytes, so that executions with different bytes reveal what depends
//! on them.
//!
//! A shadow execution like MemorySanitizer's would track definedness bit by bit, but needs a rule for every instruction, and its
//! rules for arithmetic treat defined bytes as undefined (`x & 0`), which would hide differences. A fill needs rules only where
//! undefinedness is *created*; the program itself propagates the bytes through any instruction, builtin or memory. It errs in one
//! direction: a byte that depends on the fill is certainly undefined, and a byte that does not is almost certainly defined, so that
//! a mask derived from it never hides a defined byte.
//!
//! The fill applies to: `undef` and `poison` as operands, as lanes and members of constants and as initial values of variables;
//! undefined lanes of a shuffle; the contents of an `alloca`, again at each start of its lifetime; the padding of a stored
//! aggregate; the result of a shift by an excessive amount, and of a conversion to an integer that cannot represent the number. It
//! precedes code generation, so that every processor stores the same fill.
//!
//! Known gaps: `undef` inside constant expressions; a constant index beyond a vector; division overflow.

use llvm_sys::core::*;
use llvm_sys::prelude::*;
use llvm_sys::target::*;
use llvm_sys::{LLVMLinkage, LLVMOpcode, LLVMTypeKind};

use super::{poison, walk};

/// The bytes that replace undefined values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fill {
    /// The same byte everywhere.
    Uniform(u8),
    /// Pseudorandom bytes that differ by position.
    Scattered,
}

impl Default for Fill {
    fn default() -> Self {
        Self::ALL[0]
    }
}

impl Fill {
    /// A set of fills that reveals undefined values. The first two differ in every bit and in sign; the third reveals undefined
    /// values that cancel out, as in `a ^ b`.
    pub const ALL: [Self; 3] = [Self::Uniform(0xa5), Self::Uniform(0x5a), Self::Scattered];

    /// The byte at a position of the infinite sequence.
    pub fn byte(self, place: usize) -> u8 {
        match self {
            Self::Uniform(byte) => byte,
            Self::Scattered => {
                let mixed = (place as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
                ((mixed ^ mixed >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9) >> 56) as u8
            }
        }
    }
}

/// Fills a module.
///
/// # Safety
/// `module` and `layout` must be alive.
pub unsafe fn apply(module: LLVMModuleRef, layout: LLVMTargetDataRef, fill: Fill) {
    // SAFETY: the caller vouches for both; the builder is freed after its last use.
    unsafe {
        let context = LLVMGetModuleContext(module);
        let builder = LLVMCreateBuilderInContext(context);
        let mut filler = Filler { module, layout, context, builder, fill, place: 0 };
        for variable in walk::variables(module) {
            let initial = LLVMGetInitializer(variable);
            if !initial.is_null()
                && let Some(filled) = filler.filled(initial)
            {
                LLVMSetInitializer(variable, filled);
            }
        }
        for function in walk::functions(module) {
            for instruction in walk::instructions(function) {
                filler.instruction(instruction);
            }
        }
        LLVMDisposeBuilder(builder);
    }
}

/// The state of filling a module.
pub(super) struct Filler {
    module: LLVMModuleRef,
    layout: LLVMTargetDataRef,
    context: LLVMContextRef,
    /// The insertion point of new instructions.
    pub(super) builder: LLVMBuilderRef,
    fill: Fill,
    /// The number of bytes of the sequence used so far.
    place: usize,
}

impl Filler {
    /// The next bytes of the sequence.
    fn bytes(&mut self, count: usize) -> impl Iterator<Item = u8> + use<> {
        let (fill, start) = (self.fill, self.place);
        self.place += count;
        (start..start + count).map(move |place| fill.byte(place))
    }

    /// # Safety
    /// `instruction` must be alive.
    unsafe fn instruction(&mut self, instruction: LLVMValueRef) {
        // SAFETY: each method gets the instructions that it is for; one is erased only after its last use.
        unsafe {
            self.operands(instruction);
            match LLVMGetInstructionOpcode(instruction) {
                LLVMOpcode::LLVMShuffleVector => self.shuffle(instruction),
                LLVMOpcode::LLVMAlloca => {
                    LLVMPositionBuilderBefore(self.builder, LLVMGetNextInstruction(instruction));
                    self.variable(instruction);
                }
                LLVMOpcode::LLVMStore => self.padding(instruction),
                LLVMOpcode::LLVMCall => self.lifetime(instruction),
                _ => poison::guard(self, instruction),
            }
        }
    }

    /// Fills the operands that are undefined constants.
    ///
    /// # Safety
    /// `instruction` must be alive.
    unsafe fn operands(&mut self, instruction: LLVMValueRef) {
        // SAFETY: the indices are below the number of operands; the constant that is set has the type of the one before.
        unsafe {
            // A phi must have the same value for several edges from one block.
            let is_phi = LLVMGetInstructionOpcode(instruction) == LLVMOpcode::LLVMPHI;
            let start = self.place;
            for index in 0..LLVMGetNumOperands(instruction) as u32 {
                if is_phi {
                    self.place = start;
                }
                let operand = LLVMGetOperand(instruction, index);
                if let Some(filled) = self.filled(operand) {
                    LLVMSetOperand(instruction, index, filled);
                }
            }
        }
    }

    /// The constant with its undefined parts filled; `None` if it has none.
    ///
    /// # Safety
    /// `value` must be alive.
    unsafe fn filled(&mut self, value: LLVMValueRef) -> Option<LLVMValueRef> {
        // SAFETY: elements are asked for below the number of operands that an aggregate constant has.
        unsafe {
            let ty = LLVMTypeOf(value);
            if LLVMIsUndef(value) != 0 {
                return self.constant(ty);
            }
            let aggregates = [LLVMIsAConstantVector, LLVMIsAConstantArray, LLVMIsAConstantStruct];
            if aggregates.iter().all(|is_a| is_a(value).is_null()) {
                return None;
            }
            let mut is_changed = false;
            let mut elements = Vec::new();
            for index in 0..LLVMGetNumOperands(value) as u32 {
                let element = LLVMGetOperand(value, index);
                let filled = self.filled(element);
                is_changed |= filled.is_some();
                elements.push(filled.unwrap_or(element));
            }
            if is_changed { self.aggregate(ty, elements) } else { None }
        }
    }

    /// A constant of the next bytes; `None` for types without bytes.
    ///
    /// # Safety
    /// `ty` must be alive.
    pub(super) unsafe fn constant(&mut self, ty: LLVMTypeRef) -> Option<LLVMValueRef> {
        // SAFETY: the getters fit the kinds.
        unsafe {
            let elements: Vec<LLVMTypeRef> = match LLVMGetTypeKind(ty) {
                LLVMTypeKind::LLVMIntegerTypeKind => {
                    let bits = LLVMGetIntTypeWidth(ty) as usize;
                    let bytes: Vec<u8> = self.bytes(bits.div_ceil(64) * 8).collect();
                    let words: Vec<u64> = bytes
                        .chunks_exact(8)
                        .map(|word| word.iter().rev().fold(0, |word, byte| word << 8 | u64::from(*byte)))
                        .collect();
                    return Some(LLVMConstIntOfArbitraryPrecision(ty, words.len() as u32, words.as_ptr()));
                }
                LLVMTypeKind::LLVMPointerTypeKind => {
                    let address = self.constant(LLVMInt64TypeInContext(self.context))?;
                    return Some(LLVMConstIntToPtr(address, ty));
                }
                LLVMTypeKind::LLVMHalfTypeKind
                | LLVMTypeKind::LLVMBFloatTypeKind
                | LLVMTypeKind::LLVMFloatTypeKind
                | LLVMTypeKind::LLVMDoubleTypeKind => {
                    let bits = LLVMSizeOfTypeInBits(self.layout, ty) as u32;
                    let pattern = self.constant(LLVMIntTypeInContext(self.context, bits))?;
                    return Some(LLVMConstBitCast(pattern, ty));
                }
                LLVMTypeKind::LLVMVectorTypeKind => {
                    vec![LLVMGetElementType(ty); LLVMGetVectorSize(ty) as usize]
                }
                LLVMTypeKind::LLVMArrayTypeKind => {
                    vec![LLVMGetElementType(ty); LLVMGetArrayLength2(ty) as usize]
                }
                LLVMTypeKind::LLVMStructTypeKind => {
                    (0..LLVMCountStructElementTypes(ty)).map(|at| LLVMStructGetTypeAtIndex(ty, at)).collect()
                }
                _ => return None,
            };
            let elements = elements.into_iter().map(|ty| self.constant(ty)).collect::<Option<_>>()?;
            self.aggregate(ty, elements)
        }
    }

    /// A vector, array or struct of constants.
    ///
    /// # Safety
    /// `ty` must be alive and `elements` be its own.
    unsafe fn aggregate(&self, ty: LLVMTypeRef, mut elements: Vec<LLVMValueRef>) -> Option<LLVMValueRef> {
        // SAFETY: as many elements as the type has, each of its type.
        unsafe {
            let (first, count) = (elements.as_mut_ptr(), elements.len());
            match LLVMGetTypeKind(ty) {
                LLVMTypeKind::LLVMVectorTypeKind => Some(LLVMConstVector(first, count as u32)),
                LLVMTypeKind::LLVMArrayTypeKind => {
                    Some(LLVMConstArray2(LLVMGetElementType(ty), first, count as u64))
                }
                LLVMTypeKind::LLVMStructTypeKind if LLVMIsLiteralStruct(ty) != 0 => {
                    let is_packed = LLVMIsPackedStruct(ty);
                    Some(LLVMConstStructInContext(self.context, first, count as u32, is_packed))
                }
                LLVMTypeKind::LLVMStructTypeKind => Some(LLVMConstNamedStruct(ty, first, count as u32)),
                _ => None,
            }
        }
    }

    /// Replaces `before` in its users by `after`, which is computed from it as operand `index`.
    ///
    /// # Safety
    /// Both must be alive, and that operand be `before`.
    pub(super) unsafe fn replace(before: LLVMValueRef, after: LLVMValueRef, index: u32) {
        // SAFETY: both have one type; the operand that is replaced along with the others is set right again.
        unsafe {
            LLVMReplaceAllUsesWith(before, after);
            LLVMSetOperand(after, index, before);
        }
    }

    /// Fills the undefined lanes of a shuffle's mask by a second shuffle.
    ///
    /// # Safety
    /// `shuffle` must be a `shufflevector`.
    unsafe fn shuffle(&mut self, shuffle: LLVMValueRef) {
        // SAFETY: mask elements are asked for below their number; the second mask picks from twice as many lanes.
        unsafe {
            let ty = LLVMTypeOf(shuffle);
            if LLVMGetTypeKind(ty) != LLVMTypeKind::LLVMVectorTypeKind {
                return;
            }
            let (count, undefined) = (LLVMGetNumMaskElements(shuffle), LLVMGetUndefMaskElem());
            let is_undefined = |lane: u32| LLVMGetMaskValue(shuffle, lane) == undefined;
            if !(0..count).any(is_undefined) {
                return;
            }
            let Some(fill) = self.constant(ty) else { return };
            let int = LLVMInt32TypeInContext(self.context);
            let pick = |lane: u32| if is_undefined(lane) { count + lane } else { lane };
            let mut picks: Vec<_> = (0..count).map(|lane| LLVMConstInt(int, pick(lane).into(), 0)).collect();
            let mask = LLVMConstVector(picks.as_mut_ptr(), count);
            LLVMPositionBuilderBefore(self.builder, LLVMGetNextInstruction(shuffle));
            let filled = LLVMBuildShuffleVector(self.builder, shuffle, fill, mask, c"".as_ptr());
            Self::replace(shuffle, filled, 0);
        }
    }

    /// Fills the memory of an `alloca`, at the insertion point.
    ///
    /// # Safety
    /// `alloca` must be one.
    unsafe fn variable(&mut self, alloca: LLVMValueRef) {
        // SAFETY: an alloca has a sized type, and a number of elements as operand.
        unsafe {
            let int = LLVMInt64TypeInContext(self.context);
            let size = LLVMABISizeOfType(self.layout, LLVMGetAllocatedType(alloca));
            let count = LLVMGetOperand(alloca, 0);
            if !LLVMIsAConstantInt(count).is_null() {
                self.memory(alloca, size * LLVMConstIntGetZExtValue(count));
                return;
            }
            let count = LLVMBuildIntCast2(self.builder, count, int, 0, c"".as_ptr());
            let size = LLVMBuildMul(self.builder, count, LLVMConstInt(int, size, 0), c"".as_ptr());
            let byte = self.bytes(1).map(u64::from).sum();
            let byte = LLVMConstInt(LLVMInt8TypeInContext(self.context), byte, 0);
            LLVMBuildMemSet(self.builder, alloca, byte, size, 1);
        }
    }

    /// Fills memory of a known size, at the insertion point.
    ///
    /// # Safety
    /// `pointer` must be a pointer value that is alive.
    unsafe fn memory(&mut self, pointer: LLVMValueRef, size: u64) {
        // SAFETY: the constant has exactly the bytes that are copied.
        unsafe {
            let length = LLVMConstInt(LLVMInt64TypeInContext(self.context), size, 0);
            if let Fill::Uniform(byte) = self.fill {
                let byte = LLVMConstInt(LLVMInt8TypeInContext(self.context), byte.into(), 0);
                LLVMBuildMemSet(self.builder, pointer, byte, length, 1);
                return;
            }
            let bytes: Vec<u8> = self.bytes(size as usize).collect();
            let text = LLVMConstStringInContext2(self.context, bytes.as_ptr().cast(), bytes.len(), 1);
            let contents = LLVMAddGlobal(self.module, LLVMTypeOf(text), c"fill".as_ptr());
            LLVMSetInitializer(contents, text);
            LLVMSetGlobalConstant(contents, 1);
            LLVMSetLinkage(contents, LLVMLinkage::LLVMPrivateLinkage);
            LLVMBuildMemCpy(self.builder, pointer, 1, contents, 1, length);
        }
    }

    /// Fills the memory of a stored aggregate before the store, which does not write padding.
    ///
    /// # Safety
    /// `store` must be a `store`.
    unsafe fn padding(&mut self, store: LLVMValueRef) {
        // SAFETY: a store has a value and a pointer.
        unsafe {
            let ty = LLVMTypeOf(LLVMGetOperand(store, 0));
            if matches!(
                LLVMGetTypeKind(ty),
                LLVMTypeKind::LLVMStructTypeKind | LLVMTypeKind::LLVMArrayTypeKind
            ) {
                LLVMPositionBuilderBefore(self.builder, store);
                self.memory(LLVMGetOperand(store, 1), LLVMStoreSizeOfType(self.layout, ty));
            }
        }
    }

    /// Replaces the start of a lifetime by a fill, and erases its end: with markers, variables could share memory.
    ///
    /// # Safety
    /// `call` must be a call; it may be erased.
    unsafe fn lifetime(&mut self, call: LLVMValueRef) {
        // SAFETY: the intrinsics have one argument, which is an alloca or poison.
        unsafe {
            let is_start = walk::calls_intrinsic(call, "llvm.lifetime.start");
            if !is_start && !walk::calls_intrinsic(call, "llvm.lifetime.end") {
                return;
            }
            let variable = LLVMIsAAllocaInst(LLVMGetOperand(call, 0));
            if is_start && !variable.is_null() {
                LLVMPositionBuilderBefore(self.builder, call);
                self.variable(variable);
            }
            LLVMInstructionEraseFromParent(call);
        }
    }
}
