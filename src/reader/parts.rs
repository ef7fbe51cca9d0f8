//! The parts of the reader's state.

use super::builtin_variable::BuiltinPointer;
use super::context::Entry;
use super::function_pointer::function_classes;
use super::laid_out;
use super::layout::Layouts;
use super::spec_constant::Operations;
use super::type_declaration::TypeInfo;
use crate::environment::Environment;
use crate::error::Result;
use crate::llvm::{CallAttributes, Metadata, Type, Value};
use crate::log::Log;
use crate::options::ReadOptions;
use crate::spirv::{Id, Instruction, Module, op};
use crate::table::debug::Place;
use crate::table::form::CallForm;
use crate::table::memory::UNTYPED_POINTERS;
use rspirv::spirv::AddressingModel;
use rustc_hash::{FxHashMap, FxHashSet};
use std::rc::Rc;

/// The caller's options.
pub(super) struct Settings<'m> {
    pub options: &'m ReadOptions,
    pub log: &'m Log,
    /// Whether values get names.
    pub named: bool,
    /// Whether names of builtins represent all that an instruction has.
    pub exact_names: bool,
    /// Whether LLVM instructions record the number of their SPIR-V instruction.
    pub is_traced: bool,
    /// How many instructions of the set NonSemantic.AuxData are read.
    pub auxiliary_limit: usize,
}

impl<'m> Settings<'m> {
    pub fn new(options: &'m ReadOptions, log: &'m Log, has_names: bool) -> Self {
        Self {
            options,
            log,
            named: has_names && !options.discard_names,
            exact_names: options.dialect.has_exact_names(),
            is_traced: false,
            auxiliary_limit: usize::MAX,
        }
    }
}

/// The declarations of the module about itself.
pub(super) struct Model {
    pub environment: Environment,
    pub addressing: AddressingModel,
    /// Whether pointers are untyped unless metadata records their pointees.
    pub untyped: bool,
}

impl Model {
    /// Reads the head of a module; `OpMemoryModel` sets the addressing model.
    ///
    /// # Errors
    /// `Malformed` for an extension whose name is no text.
    pub fn of(spirv: &Module) -> Result<Self> {
        Ok(Self {
            environment: Environment::of_module(spirv),
            addressing: AddressingModel::Logical,
            untyped: declares_untyped_pointers(spirv)?,
        })
    }
}

/// Whether a module declares that it has untyped pointers.
fn declares_untyped_pointers(module: &Module) -> Result<bool> {
    for instruction in module.instructions().take_while(|instruction| instruction.opcode() != op::MemoryModel)
    {
        if instruction.opcode() == op::Extension
            && instruction.string(0).map_err(|error| error.at(module.location(instruction)))?.0
                == UNTYPED_POINTERS
        {
            return Ok(true);
        }
    }
    Ok(false)
}

/// The entity of each `<id>`.
pub(super) struct IdTable<'c> {
    /// The entry of each id, by slot.
    pub entries: Vec<Entry<'c>>,
    /// Types, by the numbers of their entries.
    pub types: Vec<TypeInfo<'c>>,
    /// Pointers to and into builtin variables, by the numbers of their entries.
    pub builtin_pointers: Vec<BuiltinPointer<'c>>,
    /// Pointers whose pointee type some instruction shows; by slot.
    pub accessed: Vec<bool>,
    /// How often each id is an operand, by slot; counted when it is first asked for.
    pub uses: Vec<u32>,
    /// Opaque types that LLVM has as pointers, and the target types that name them.
    pub pointer_objects: FxHashMap<Id, Type<'c>>,
    /// Types that `!spirv.Type` mentions.
    pub mentioned: FxHashSet<Type<'c>>,
}

impl IdTable<'_> {
    /// A table for a module of so many slots.
    pub fn new(slots: usize) -> Self {
        Self {
            entries: vec![Entry::Undefined; slots],
            types: Vec::new(),
            builtin_pointers: Vec::new(),
            accessed: vec![false; slots],
            uses: Vec::new(),
            pointer_objects: FxHashMap::default(),
            mentioned: FxHashSet::default(),
        }
    }
}

/// Declarations of builtins.
#[derive(Default)]
pub(super) struct Symbols<'c> {
    /// Declarations, by mangled name.
    pub builtins: FxHashMap<String, Value<'c>>,
    /// The attributes of the calls of a builtin, by its form.
    pub call_attributes: FxHashMap<(Value<'c>, CallForm), CallAttributes<'c>>,
    /// Symbols of builtin variables, by their names and whether they take an index.
    pub variable_symbols: FxHashMap<(&'static str, bool), Rc<str>>,
}

/// The constants.
pub(super) struct Constants<'c, 'm> {
    /// The instructions of operations on constants.
    pub operations: &'m Operations,
    /// How many parts the constants have that are made of others.
    pub weights: FxHashMap<Id, u64>,
    /// The preserved specialization constants.
    pub trees: FxHashMap<Id, Metadata<'c>>,
}

impl<'m> Constants<'_, 'm> {
    pub fn new(operations: &'m Operations) -> Self {
        Self { operations, weights: FxHashMap::default(), trees: FxHashMap::default() }
    }
}

/// The functions, before their bodies are read.
pub(super) struct Callables<'c, 'm> {
    /// Entry points, by function.
    pub entry_points: FxHashMap<Id, Vec<Instruction<'m>>>,
    /// Functions that constants point to, made before they are declared.
    pub early_functions: FxHashMap<Id, Value<'c>>,
    /// The storage class of each function that constants of another class than `Function` point to.
    pub function_classes: FxHashMap<Id, u32>,
    /// Inline assembly, which is no value but can be called.
    pub assemblies: FxHashMap<Id, Value<'c>>,
}

impl Callables<'_, '_> {
    pub fn of(spirv: &Module) -> Self {
        Self {
            entry_points: FxHashMap::default(),
            early_functions: FxHashMap::default(),
            function_classes: function_classes(spirv),
            assemblies: FxHashMap::default(),
        }
    }
}

/// Lines of `OpLine`.
#[derive(Default)]
pub(super) struct Lines {
    /// Whether the module has strings, without which it has no lines.
    pub has_strings: bool,
    /// Files of the functions that have lines, by the number of the function's head.
    pub lined: FxHashMap<u32, Id>,
    /// The line in force at module scope.
    pub module_place: Option<Place>,
}

/// Memory and its layouts.
#[derive(Default)]
pub(super) struct Memory<'c> {
    /// Layouts of types in memory.
    pub layouts: Layouts<'c>,
    /// Layouts behind pointers into memory whose declared layout differs from LLVM's.
    pub places: FxHashMap<Id, laid_out::Place<'c>>,
    /// References to the types of shaders.
    pub type_references: FxHashMap<Id, Metadata<'c>>,
    /// Domains and scopes of accesses.
    pub alias_nodes: FxHashMap<Id, Metadata<'c>>,
}
