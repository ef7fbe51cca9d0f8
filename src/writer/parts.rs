//! The parts of the writer's state, grouped by subject.

use super::builtin::Callees;
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

/// The properties of the module and its target.
pub(crate) struct Target<'c> {
    pub addressing: AddressingModel,
    pub language: SourceLanguage,
    /// The entry points.
    pub kernels: Vec<Value<'c>>,
    /// Whether maximum errors of floating-point results are emitted, once determined.
    pub max_errors: Option<bool>,
    /// Whether aliasing scopes are emitted, once determined.
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

/// The declared types.
#[derive(Default)]
pub(crate) struct Types<'c> {
    /// Types by key.
    pub by_key: FxHashMap<TypeKey<'c>, Id>,
    /// Pointer types by storage class and pointee.
    pub pointers: FxHashMap<(u32, Id), Id>,
    /// Types by LLVM type, except pointers and vectors of them.
    pub by_llvm: HandleMap<Type<'c>, Id>,
    /// Pointer types, and arrays of pointers, by the slot of their pointee: the LLVM type last asked for.
    pub by_slot: Vec<Option<(Type<'c>, Id)>>,
    /// Structures under construction, for recursive pointers.
    pub open_structures: FxHashSet<Type<'c>>,
    /// Forward-declared pointer types: id, storage class, LLVM pointee type.
    pub announced: Vec<(Id, u32, Type<'c>)>,
    /// Words of each type's declaration, by id: opcode and operands.
    pub declarations: FxHashMap<Id, (Opcode, Vec<u32>)>,
    /// What lies at untyped variables, and at chains that the writer introduced.
    pub data_types: FxHashMap<Id, Id>,
    /// Bit widths of array lengths, by array type; `None` for all arrays.
    pub array_lengths: FxHashMap<Option<Type<'c>>, u32>,
}

/// The declared constants.
#[derive(Default)]
pub(crate) struct Constants<'c> {
    /// Constants by key.
    pub by_key: FxHashMap<ConstantKey, Id>,
    /// Constants by LLVM value and requested type.
    pub by_value: FxHashMap<(Value<'c>, Id), Id>,
    /// Bits of integer constants.
    pub bits: FxHashMap<Id, u64>,
    /// Ids of constants.
    pub ids: IdSet,
    /// The ids of constants that are OpSpecConstantOp, or composites of these.
    pub operations: IdSet,
}

/// Specialization.
#[derive(Default)]
pub(crate) struct Specialized<'c> {
    /// Specialization constants by id, opcode, type and default value.
    pub constants: FxHashMap<(Option<u32>, Opcode, Id, Vec<u32>), Id>,
    /// Lengths of array types given by metadata.
    pub lengths: FxHashMap<Type<'c>, Metadata<'c>>,
    /// Initializers of variables given by metadata.
    pub initializers: FxHashMap<Value<'c>, Metadata<'c>>,
}

/// The module-scope variables.
#[derive(Default)]
pub(crate) struct Variables<'c> {
    /// The declared variables.
    pub declared: FxHashSet<Value<'c>>,
    /// Their ids.
    pub ids: IdSet,
    /// Variables that a variable's initializer refers to.
    pub in_initializers: FxHashMap<Id, Vec<Id>>,
    /// Input variables of builtins.
    pub builtins: FxHashMap<u32, Id>,
    /// Scalar types of builtin variables according to their functions, once determined.
    pub builtin_numbers: Option<FxHashMap<u32, Type<'c>>>,
}

/// Calls and callees.
#[derive(Default)]
pub(crate) struct Calls<'c> {
    /// Resolved callees.
    pub callees: Callees<'c>,
    /// The builtin calls that instructions were emitted for.
    pub of_builtins: BuiltinCalls<'c>,
    /// Import of OpenCL.std.
    pub opencl_std: Option<Id>,
}

/// Inline assembly.
#[derive(Default)]
pub(crate) struct Assembly<'c> {
    /// `OpAsmTargetINTEL` by text.
    pub targets: FxHashMap<Vec<u8>, Id>,
    /// `OpAsmINTEL` by callee and target.
    pub ids: FxHashMap<(Value<'c>, Id), Id>,
    /// Parameter types of the emitted assembly.
    pub parameters: FxHashMap<Value<'c>, Vec<Id>>,
}

/// Annotations of ids.
#[derive(Default)]
pub(crate) struct Annotations<'c> {
    /// The emitted decorations, to avoid duplicates.
    pub decorated: FxHashSet<SmallVec<[u32; 6]>>,
    /// Ids that have a name.
    pub named_ids: IdSet,
    /// Aliasing domains, scopes and scope lists.
    pub alias_declarations: FxHashMap<(Metadata<'c>, Opcode), Id>,
    /// Words placed after all declarations of the module.
    pub auxiliary_words: Vec<u32>,
}

/// Strings.
#[derive(Default)]
pub(crate) struct Texts<'c> {
    /// `OpString` by contents.
    pub strings: FxHashMap<Vec<u8>, Id>,
    /// File names of debug scopes.
    pub scope_files: FxHashMap<Metadata<'c>, Id>,
}

/// References between functions, variables and kernels.
#[derive(Default)]
pub(crate) struct Uses<'c> {
    /// Direct references of each function.
    pub of_functions: AllUses<'c>,
    /// Reachability, known once all functions are written.
    pub reach: Reach<'c>,
}
