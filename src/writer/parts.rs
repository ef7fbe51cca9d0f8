//! The parts of the writer's state, each with what belongs together.

use super::builtin::Callee;
use super::context::{ConstantKey, TypeKey};
use super::ids::IdSet;
use super::signature::BuiltinCalls;
use super::uses::{AllUses, Reach};
use crate::llvm::{HandleMap, Metadata, Type, Value};
use crate::spirv::{Id, Opcode};
use crate::table::module::SourceLanguage;
use rspirv::spirv::AddressingModel;
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

/// What the module is made for.
pub(crate) struct Target<'c> {
    pub addressing: AddressingModel,
    pub language: SourceLanguage,
    /// The functions that are entry points.
    pub kernels: Vec<Value<'c>>,
    /// Whether errors of floating-point results are written, once that was asked.
    pub max_errors: Option<bool>,
    /// Whether scopes of aliasing are written, once that was asked.
    pub alias_scopes: Option<bool>,
}

impl Default for Target<'_> {
    fn default() -> Self {
        Self {
            addressing: AddressingModel::Physical64,
            language: SourceLanguage::Unknown,
            kernels: Vec::new(),
            max_errors: None,
            alias_scopes: None,
        }
    }
}

/// The types that are declared.
#[derive(Default)]
pub(crate) struct Types<'c> {
    /// Types by what makes them.
    pub by_key: FxHashMap<TypeKey<'c>, Id>,
    /// Pointer types by storage class and pointee.
    pub pointers: FxHashMap<(u32, Id), Id>,
    /// Types by the LLVM type, for all but pointers and vectors of them.
    pub by_llvm: HandleMap<Type<'c>, Id>,
    /// Structures that are being declared, for pointers back to them.
    pub open_structures: FxHashSet<Type<'c>>,
    /// Pointer types that are announced and wait for their pointee: id, storage class, LLVM type.
    pub announced: Vec<(Id, u32, Type<'c>)>,
    /// Words of each type's declaration, by id: opcode and operands.
    pub declarations: FxHashMap<Id, (Opcode, Vec<u32>)>,
    /// What untyped variables of the writer's own hold.
    pub data_types: FxHashMap<Id, Id>,
    /// Widths of array lengths, by array type; without one, of all arrays.
    pub array_lengths: FxHashMap<Option<Type<'c>>, u32>,
}

/// The constants that are declared.
#[derive(Default)]
pub(crate) struct Constants<'c> {
    /// Constants by what makes them.
    pub by_key: FxHashMap<ConstantKey, Id>,
    /// Constants by the LLVM value and the type they were asked for.
    pub by_value: FxHashMap<(Value<'c>, Id), Id>,
    /// Bits of integer constants.
    pub bits: FxHashMap<Id, u64>,
    /// Ids of constants.
    pub ids: IdSet,
    /// Those of them that are operations on constants, or composites of such.
    pub operations: IdSet,
}

/// What is specialized.
#[derive(Default)]
pub(crate) struct Specialized<'c> {
    /// Specialization constants by id, opcode, type and default value.
    pub constants: FxHashMap<(Option<u32>, Opcode, Id, Vec<u32>), Id>,
    /// What the lengths of array types are, where metadata says it.
    pub lengths: FxHashMap<Type<'c>, Metadata<'c>>,
    /// What the initializers of variables are, where metadata says it.
    pub initializers: FxHashMap<Value<'c>, Metadata<'c>>,
}

/// The variables of the module.
#[derive(Default)]
pub(crate) struct Variables<'c> {
    /// Variables that are declared.
    pub declared: FxHashSet<Value<'c>>,
    /// Their ids.
    pub ids: IdSet,
    /// Variables that a variable's initializer refers to.
    pub in_initializers: FxHashMap<Id, Vec<Id>>,
    /// Input variables of builtins.
    pub builtins: FxHashMap<u32, Id>,
    /// Types of the numbers that they hold, as their functions tell them, once that was asked.
    pub builtin_numbers: Option<FxHashMap<u32, Type<'c>>>,
}

/// What is called.
#[derive(Default)]
pub(crate) struct Calls<'c> {
    /// Callees, resolved once.
    pub callees: FxHashMap<Value<'c>, Callee<'c>>,
    /// The calls of builtins that instructions were written for.
    pub of_builtins: BuiltinCalls<'c>,
    /// Import of OpenCL.std.
    pub opencl_std: Option<Id>,
    /// Parameters of kernels that are samplers though LLVM has numbers, as OpenCL compilers once wrote them.
    pub i32_samplers: FxHashMap<Value<'c>, Type<'c>>,
}

/// Inline assembly.
#[derive(Default)]
pub(crate) struct Assembly<'c> {
    /// `OpAsmTargetINTEL` by their texts.
    pub targets: FxHashMap<Vec<u8>, Id>,
    /// `OpAsmINTEL` by what they are for and their targets.
    pub ids: FxHashMap<(Value<'c>, Id), Id>,
    /// Types of the parameters of what is written.
    pub parameters: FxHashMap<Value<'c>, Vec<Id>>,
}

/// What is said of ids beside their definitions.
#[derive(Default)]
pub(crate) struct Annotations<'c> {
    /// Decorations that were written, so that none is written twice.
    pub decorated: FxHashSet<SmallVec<[u32; 6]>>,
    /// Ids that have a name.
    pub named_ids: IdSet,
    /// Domains, scopes and lists of scopes of aliasing.
    pub alias_declarations: FxHashMap<(Metadata<'c>, Opcode), Id>,
    /// Words of what stands behind all declarations of the module.
    pub auxiliary_words: Vec<u32>,
}

/// Strings.
#[derive(Default)]
pub(crate) struct Texts<'c> {
    /// `OpString` by their bytes.
    pub strings: FxHashMap<Vec<u8>, Id>,
    /// File names of debug scopes.
    pub scope_files: FxHashMap<Metadata<'c>, Id>,
}

/// What functions refer to.
#[derive(Default)]
pub(crate) struct Uses<'c> {
    /// What each function refers to itself.
    pub of_functions: AllUses<'c>,
    /// Which functions reach it; known when all are written.
    pub reach: Reach<'c>,
}
