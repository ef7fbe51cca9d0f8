//! What the writer knows while it walks a module: ids of types, constants and values, and the function being written.

use super::builtin::Callee;
use super::function::FunctionState;
use super::ids::{IdSet, ValueIds};
use super::infer::Slots;
use super::location;
use super::uses::{AllUses, Reach};
use crate::dialect::Construct;
use crate::error::{Error, Location, Result};
use crate::llvm::{Context, HandleMap, Metadata, Module as LlvmModule, Type, Value, ValueKind};
use crate::log::Log;
use crate::options::WriteOptions;
use crate::spirv::{Id, ModuleBuilder, Opcode, Section, extensions, op};
use crate::table::metadata::Kinds;
use crate::table::module::SourceLanguage;
use rspirv::spirv::{AddressingModel, OpenclStd100Op};
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::{SmallVec, smallvec};
use std::rc::Rc;

/// What makes a type that is declared once.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) enum TypeKey<'c> {
    /// An instruction with these operands.
    Words(Opcode, SmallVec<[u32; 4]>),
    /// A structure, by the LLVM type it stands for.
    Struct(Type<'c>),
}

/// What makes a constant that is declared once.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct ConstantKey {
    pub opcode: Opcode,
    pub ty: Id,
    pub words: Vec<u32>,
}

/// The state of one writing.
pub(crate) struct Writer<'c, 'o> {
    pub context: &'c Context,
    pub module: LlvmModule<'c>,
    pub options: &'o WriteOptions,
    pub log: &'o Log,
    pub out: ModuleBuilder,
    pub kinds: Kinds,
    pub slots: Slots<'c>,
    /// Parameters of kernels that are samplers though LLVM has numbers, as OpenCL compilers once wrote them.
    pub numbered_samplers: FxHashMap<Value<'c>, Type<'c>>,
    /// Domains, scopes and lists of scopes.
    pub alias_declarations: FxHashMap<(Metadata<'c>, Opcode), Id>,
    /// What untyped variables of the writer's own hold.
    pub data_types: FxHashMap<Id, Id>,
    pub addressing: AddressingModel,
    pub language: SourceLanguage,
    /// Types by what makes them.
    pub types: FxHashMap<TypeKey<'c>, Id>,
    /// Pointer types by storage class and pointee.
    pub pointer_types: FxHashMap<(u32, Id), Id>,
    /// Types by the LLVM type, for all but pointers and vectors of them.
    pub plain_types: HandleMap<Type<'c>, Id>,
    /// Structures that are being declared, for pointers back to them.
    pub open_structures: FxHashSet<Type<'c>>,
    /// Pointer types that are announced and wait for their pointee: id, storage class, LLVM type.
    pub announced: Vec<(Id, u32, Type<'c>)>,
    /// Words of each type's declaration, by id: opcode and operands.
    pub declarations: FxHashMap<Id, (Opcode, Vec<u32>)>,
    /// Constants by what makes them.
    pub constants: FxHashMap<ConstantKey, Id>,
    /// Constants by the LLVM value and the type they were asked for.
    pub llvm_constants: FxHashMap<(Value<'c>, Id), Id>,
    /// Bits of integer constants.
    pub constant_bits: FxHashMap<Id, u64>,
    /// Values of the module and of the function being written.
    pub values: ValueIds<'c>,
    /// Type of each id; 0 where it has none.
    pub value_types: Vec<Id>,
    /// Callees, resolved once.
    pub callees: FxHashMap<Value<'c>, Callee<'c>>,
    /// The calls of builtins that instructions were written for.
    pub builtin_calls: super::signature::BuiltinCalls<'c>,
    /// Input variables of builtins.
    pub builtins: FxHashMap<u32, Id>,
    /// Types of the numbers that they hold, as their functions tell them, once that was asked.
    pub builtin_numbers: Option<FxHashMap<u32, Type<'c>>>,
    /// Strings by their bytes.
    pub strings: FxHashMap<Vec<u8>, Id>,
    /// Debug information.
    pub debug: super::debug_info::DebugState<'c>,
    /// File names of debug scopes.
    pub scope_files: FxHashMap<Metadata<'c>, Id>,
    /// Import of OpenCL.std.
    pub opencl_std: Option<Id>,
    /// `OpAsmTargetINTEL` by their texts.
    pub assembly_targets: FxHashMap<Vec<u8>, Id>,
    /// `OpAsmINTEL` by what they are for and their targets.
    pub assemblies: FxHashMap<(Value<'c>, Id), Id>,
    /// Types of the parameters of inline assembly that is written.
    pub assembly_parameters: FxHashMap<Value<'c>, Vec<Id>>,
    /// Words of what stands behind all declarations of the module.
    pub auxiliary_words: Vec<u32>,
    /// Whether errors of floating-point results may be told, once that was asked.
    pub max_errors: Option<bool>,
    /// Whether scopes of aliasing are written, once that was asked.
    pub scopes: Option<bool>,
    /// Decorations that were written, so that none is written twice.
    pub decorated: FxHashSet<SmallVec<[u32; 6]>>,
    /// Widths of array lengths, by array type; without one, of all arrays.
    pub array_lengths: FxHashMap<Option<Type<'c>>, u32>,
    /// The functions that are entry points.
    pub kernels: Vec<Value<'c>>,
    /// Variables that are declared.
    pub declared: FxHashSet<Value<'c>>,
    /// Ids that have a name.
    pub named_ids: IdSet,
    /// Ids of constants.
    pub constant_ids: IdSet,
    /// Those of them that are operations on constants, or composites of such.
    pub operation_ids: IdSet,
    /// What was refused so far.
    pub refusals: super::refusal::Refusals<'c>,
    /// Ids of variables of the module.
    pub variable_ids: IdSet,
    /// Specialization constants by id, opcode, type and default value.
    pub spec_constants: FxHashMap<(Option<u32>, Opcode, Id, Vec<u32>), Id>,
    /// What the lengths of array types are, where metadata says it.
    pub spec_lengths: FxHashMap<Type<'c>, Metadata<'c>>,
    /// What the initializers of variables are, where metadata says it.
    pub spec_initializers: FxHashMap<Value<'c>, Metadata<'c>>,
    /// Variables that a variable's initializer refers to.
    pub initializer_variables: FxHashMap<Id, Vec<Id>>,
    pub function: FunctionState<'c>,
    /// A buffer for the words of a function.
    pub function_words: Vec<u32>,
    /// What each function refers to.
    pub uses: AllUses<'c>,
    /// Which functions reach it; known when all are written.
    pub reach: Reach<'c>,
}

/// What several calls share: the builtin that a friendly or OpenCL C name stands for.
pub(super) type Shared<T> = Rc<T>;

impl<'c, 'o> Writer<'c, 'o> {
    pub fn new(
        context: &'c Context,
        module: LlvmModule<'c>,
        options: &'o WriteOptions,
        log: &'o Log,
    ) -> Self {
        Self {
            context,
            module,
            options,
            log,
            out: ModuleBuilder::new(),
            kinds: Kinds::new(context),
            slots: Slots::default(),
            numbered_samplers: FxHashMap::default(),
            alias_declarations: FxHashMap::default(),
            data_types: FxHashMap::default(),
            addressing: AddressingModel::Physical64,
            language: SourceLanguage::Unknown,
            types: FxHashMap::default(),
            pointer_types: FxHashMap::default(),
            plain_types: HandleMap::default(),
            open_structures: FxHashSet::default(),
            announced: Vec::new(),
            declarations: FxHashMap::default(),
            constants: FxHashMap::default(),
            llvm_constants: FxHashMap::default(),
            constant_bits: FxHashMap::default(),
            initializer_variables: FxHashMap::default(),
            builtin_calls: super::signature::BuiltinCalls::default(),
            values: ValueIds::default(),
            value_types: Vec::new(),
            callees: FxHashMap::default(),
            builtins: FxHashMap::default(),
            builtin_numbers: None,
            strings: FxHashMap::default(),
            debug: super::debug_info::DebugState::default(),
            scope_files: FxHashMap::default(),
            opencl_std: None,
            assembly_targets: FxHashMap::default(),
            assemblies: FxHashMap::default(),
            assembly_parameters: FxHashMap::default(),
            auxiliary_words: Vec::new(),
            max_errors: None,
            scopes: None,
            decorated: FxHashSet::default(),
            array_lengths: FxHashMap::default(),
            kernels: Vec::new(),
            declared: FxHashSet::default(),
            named_ids: IdSet::default(),
            constant_ids: IdSet::default(),
            operation_ids: IdSet::default(),
            refusals: super::refusal::Refusals::default(),
            variable_ids: IdSet::default(),
            spec_constants: FxHashMap::default(),
            spec_lengths: FxHashMap::default(),
            spec_initializers: FxHashMap::default(),
            function: FunctionState::default(),
            function_words: Vec::new(),
            uses: AllUses::default(),
            reach: Reach::default(),
        }
    }

    /// A new id of a value of a type.
    pub fn fresh(&mut self, ty: Id) -> Id {
        let id = self.out.fresh_id();
        self.set_type(id, ty);
        id
    }

    /// Records the type of an id.
    pub fn set_type(&mut self, id: Id, ty: Id) {
        let index = id.0 as usize;
        if self.value_types.len() <= index {
            self.value_types.resize(index + 1, Id(0));
        }
        if let Some(slot) = self.value_types.get_mut(index) {
            *slot = ty;
        }
    }

    /// The type of an id.
    ///
    /// # Errors
    /// Internal if it has none.
    pub fn type_of_id(&self, id: Id) -> Result<Id> {
        let ty = self.value_types.get(id.0 as usize).copied().filter(|ty| ty.0 != 0);
        ty.ok_or_else(|| Error::internal(format!("{id} has no type")))
    }

    /// The id of an LLVM instruction, parameter, variable or function; it may be defined later. Its type is the one
    /// that the inference found.
    ///
    /// # Errors
    /// A type that SPIR-V does not have.
    pub fn id_of(&mut self, value: Value<'c>) -> Result<Id> {
        if let Some(id) = self.values.get(&value) {
            return Ok(*id);
        }
        let ty = self.type_of_value(value)?;
        let id = self.fresh(ty);
        self.values.insert(value, id);
        Ok(id)
    }

    /// The id of an operand with the type that the inference found for it.
    ///
    /// # Errors
    /// A constant that SPIR-V cannot say.
    pub fn operand(&mut self, value: Value<'c>) -> Result<Id> {
        match value.kind() {
            ValueKind::Instruction | ValueKind::Argument => self.id_of(value),
            ValueKind::Function => {
                let ty = self.type_of_value(value)?;
                let id = self.function_pointer(value)?;
                self.cast_to(id, ty)
            }
            ValueKind::Variable => {
                let id = self.id_of(value)?;
                self.use_variable(id);
                Ok(id)
            }
            _ if value.is_constant() && !value.is_global() => {
                let ty = self.type_of_value(value)?;
                self.constant(value, ty)
            }
            _ => self.id_of(value),
        }
    }

    /// The id of an operand as a value of a certain type: a pointer of another pointee type is cast.
    ///
    /// # Errors
    /// As [`Writer::operand`].
    pub fn operand_as(&mut self, value: Value<'c>, ty: Id) -> Result<Id> {
        if value.is_constant() && !value.is_global() {
            return self.constant(value, ty);
        }
        let id = self.operand(value)?;
        self.cast_to(id, ty)
    }

    /// A pointer as a pointer of another type.
    ///
    /// # Errors
    /// Values that are no pointers and differ in type.
    pub fn cast_to(&mut self, id: Id, ty: Id) -> Result<Id> {
        if self.type_of_id(id)? == ty {
            return Ok(id);
        }
        let (from, to) = (self.pointer_lanes(self.type_of_id(id)?), self.pointer_lanes(ty));
        if from.is_none() || from != to {
            return Err(self.error("an operand of a type that the instruction does not take"));
        }
        self.emit_value(op::Bitcast, ty, &[id.0])
    }

    /// The opcode of the newest instruction that was written with a result, if that is its id.
    pub(super) fn newest_opcode(&self, id: Id) -> Option<Opcode> {
        self.function.last_result.filter(|(_, newest)| *newest == id).map(|(opcode, _)| opcode)
    }

    /// Writes an instruction with a result into the block.
    ///
    /// # Errors
    /// An instruction that is too long.
    pub fn emit_value(&mut self, opcode: Opcode, ty: Id, operands: &[u32]) -> Result<Id> {
        if let Some(id) = self.as_constant(opcode, ty, operands)? {
            return Ok(id);
        }
        let id = self.fresh(ty);
        self.function.last_value = Some((self.function.words.len(), id));
        self.emit_result(opcode, ty, id, operands)?;
        Ok(id)
    }

    /// Writes an instruction with a given result id into the block.
    ///
    /// # Errors
    /// An instruction that is too long.
    pub fn emit_result(&mut self, opcode: Opcode, ty: Id, id: Id, operands: &[u32]) -> Result<()> {
        self.function.last_result = Some((opcode, id));
        crate::spirv::push_instruction(&mut self.function.words, opcode, Some(ty), Some(id), operands)
    }

    /// Writes an instruction without a result into the block.
    ///
    /// # Errors
    /// An instruction that is too long.
    pub fn emit_plain(&mut self, opcode: Opcode, operands: &[u32]) -> Result<()> {
        crate::spirv::push_instruction(&mut self.function.words, opcode, None, None, operands)
    }

    /// Writes the instruction that an LLVM instruction becomes; its result gets the LLVM value's id. A pointer whose
    /// natural type is not the inferred one is cast.
    ///
    /// # Errors
    /// An instruction that is too long.
    pub fn define(&mut self, value: Value<'c>, opcode: Opcode, natural: Id, operands: &[u32]) -> Result<Id> {
        if let Some(id) = self.as_constant(opcode, natural, operands)? {
            self.alias(value, id)?;
            return Ok(id);
        }
        let id = self.id_of(value)?;
        let ty = self.type_of_id(id)?;
        if ty == natural {
            self.emit_result(opcode, natural, id, operands)?;
            return Ok(id);
        }
        let plain = self.emit_value(opcode, natural, operands)?;
        if self.pointer_lanes(natural).is_none() || self.pointer_lanes(natural) != self.pointer_lanes(ty) {
            return Err(self.error("a result of a type that the instruction does not give"));
        }
        self.emit_result(op::Bitcast, ty, id, &[plain.0])?;
        Ok(plain)
    }

    /// Makes an LLVM value another name of an id that exists, with a cast if its type differs.
    ///
    /// # Errors
    /// As [`Writer::cast_to`].
    pub fn alias(&mut self, value: Value<'c>, id: Id) -> Result<()> {
        let ty = self.type_of_value(value)?;
        match self.values.get(&value).copied() {
            // Something refers to the value already: it needs an instruction.
            Some(promised) => {
                let opcode = if self.type_of_id(id)? == ty { op::CopyObject } else { op::Bitcast };
                self.emit_result(opcode, ty, promised, &[id.0])
            }
            None => {
                let id = self.cast_to(id, ty)?;
                self.values.insert(value, id);
                Ok(())
            }
        }
    }

    /// Writes a decoration, once.
    ///
    /// # Errors
    /// An instruction that is too long.
    pub fn decorate_id(&mut self, target: Id, decoration: u32, literals: &[u32]) -> Result<()> {
        let mut words: SmallVec<[u32; 6]> = smallvec![target.0, decoration];
        words.extend_from_slice(literals);
        self.function.last_value.take_if(|(_, id)| *id == target);
        if !self.decorated.contains(&words) {
            self.out.emit(Section::Annotation, op::Decorate, None, None, &words)?;
            self.decorated.insert(words);
        }
        Ok(())
    }

    /// Writes a name.
    ///
    /// # Errors
    /// An instruction that is too long.
    pub fn name_id(&mut self, target: Id, name: &[u8]) -> Result<()> {
        // An id has one name: a value that is another's alias does not rename it.
        if name.is_empty() || self.options.discard_names || !self.named_ids.insert(target) {
            return Ok(());
        }
        self.out.emit_string(Section::DebugName, op::Name, None, &[target.0], name)
    }

    /// The import of OpenCL.std.
    ///
    /// # Errors
    /// Never in practice.
    pub fn opencl_std(&mut self) -> Result<Id> {
        if let Some(id) = self.opencl_std {
            return Ok(id);
        }
        let id = self.out.fresh_id();
        self.out.emit_string(Section::ExtInstImport, op::ExtInstImport, Some(id), &[], b"OpenCL.std")?;
        self.opencl_std = Some(id);
        Ok(id)
    }

    /// The opcode of an instruction of OpenCL.std and the words in front of its operands; `fma` is the instruction of an extension
    /// where that is preferred.
    ///
    /// # Errors
    /// As [`Writer::opencl_std`].
    pub fn opencl_instruction(&mut self, number: u32) -> Result<(Opcode, Vec<u32>)> {
        if number == OpenclStd100Op::fma as u32 && self.options.prefers(extensions::KHR_FMA) {
            return Ok((op::FmaKHR, Vec::new()));
        }
        Ok((op::ExtInst, vec![self.opencl_std()?.0, number]))
    }

    /// Records that the function being written uses a module-scope variable.
    pub fn use_variable(&mut self, id: Id) {
        if let Some(function) = self.function.value {
            self.uses.entry(function).or_default().variables.add(id);
        }
    }

    /// Refuses what the dialect does not write.
    ///
    /// # Errors
    /// Such a construct, at the instruction being written.
    pub fn check(&self, construct: Construct<'_>) -> Result<()> {
        self.options.dialect.check(construct, self.options).map_err(|error| error.at(self.location()))
    }

    /// Unsupported, at the instruction being written.
    pub fn error(&self, message: impl Into<String>) -> Error {
        Error::unsupported(message).at(self.location())
    }

    /// The instruction being written; `None` outside of functions.
    pub fn location(&self) -> Option<Location> {
        match (self.function.value, self.function.instruction) {
            (None, _) => None,
            (Some(function), None) => Some(location::of_function(function)),
            (Some(_), Some(instruction)) => Some(location::of_instruction(instruction)),
        }
    }
}
