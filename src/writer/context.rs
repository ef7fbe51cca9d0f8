//! The writer's state while it walks a module: ids of types, constants and values, and the function being written.

use super::function::FunctionState;
use super::ids::{IdTypes, ValueIds};
use super::input::Input;
use super::location;
use super::parts::{
    Annotations, Assembly, Calls, Constants, Specialized, Target, Texts, Types, Uses, Variables,
};
use super::pointee::Pointees;
use crate::contract::Kinds;
use crate::dialect::Construct;
use crate::error::{Error, Location, Result};
use crate::llvm::{Context, Module as LlvmModule, Type, Value, ValueKind};
use crate::log::Log;
use crate::options::WriteOptions;
use crate::spirv::{Id, ModuleBuilder, Opcode, Section, extensions, op};
use rspirv::spirv::OpenclStd100Op;
use smallvec::{SmallVec, smallvec};
use std::borrow::Cow;
use std::rc::Rc;

/// The identity of a type that is declared once.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) enum TypeKey<'c> {
    /// An instruction with one or two operands; the second is 0 if there is one.
    Short(Opcode, usize, [u32; 2]),
    /// An instruction with these operands.
    Words(Opcode, SmallVec<[u32; 4]>),
    /// A structure, by its LLVM type.
    Struct(Type<'c>),
}

impl TypeKey<'_> {
    /// The key of an instruction with these operands.
    pub fn of(opcode: Opcode, operands: &[u32]) -> Self {
        match *operands {
            [one] => Self::Short(opcode, 1, [one, 0]),
            [one, other] => Self::Short(opcode, 2, [one, other]),
            _ => Self::Words(opcode, SmallVec::from_slice(operands)),
        }
    }
}

/// The identity of a constant that is declared once.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct ConstantKey {
    pub opcode: Opcode,
    pub ty: Id,
    pub words: SmallVec<[u32; 4]>,
}

/// The state of one writing.
pub(crate) struct Writer<'c, 'o> {
    pub context: &'c Context,
    pub module: LlvmModule<'c>,
    pub options: &'o WriteOptions,
    pub log: &'o Log,
    pub kinds: Kinds,
    pub out: ModuleBuilder,
    pub target: Target<'c>,
    pub pointees: Pointees<'c>,
    pub types: Types<'c>,
    pub constants: Constants<'c>,
    pub specialized: Specialized<'c>,
    pub variables: Variables<'c>,
    /// Values of the module and of the function being written.
    pub values: ValueIds<'c>,
    pub id_types: IdTypes,
    pub calls: Calls<'c>,
    pub assembly: Assembly<'c>,
    pub annotations: Annotations<'c>,
    pub texts: Texts<'c>,
    /// Debug information.
    pub debug: super::debug_info::DebugState<'c>,
    /// Instructions of sets that only describe.
    pub descriptions: super::description::Descriptions<'c>,
    pub function: FunctionState<'c>,
    pub uses: Uses<'c>,
    /// State for shaders only.
    pub shader: Option<super::shader::Shader<'c>>,
    /// The errors so far.
    pub refusals: super::refusal::Refusals<'c>,
}

/// State that calls share: the builtin denoted by a friendly or OpenCL C name.
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
            kinds: Kinds::to_read(context),
            out: ModuleBuilder::new(),
            target: Target::default(),
            pointees: Pointees::default(),
            types: Types::default(),
            constants: Constants::default(),
            specialized: Specialized::default(),
            variables: Variables::default(),
            values: ValueIds::default(),
            id_types: IdTypes::default(),
            calls: Calls::default(),
            assembly: Assembly::default(),
            annotations: Annotations::default(),
            texts: Texts::default(),
            debug: super::debug_info::DebugState::default(),
            descriptions: super::description::Descriptions::default(),
            function: FunctionState::default(),
            uses: Uses::default(),
            shader: super::shader::state(module),
            refusals: super::refusal::Refusals::new(options),
        }
    }

    /// What the phases in front of the writer read.
    pub fn input(&self) -> Input<'c, 'o> {
        Input {
            context: self.context,
            module: self.module,
            options: self.options,
            kinds: self.kinds,
            language: self.target.language,
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
        self.id_types.set(id, ty);
    }

    /// The type of an id.
    ///
    /// # Errors
    /// Internal if it has none.
    pub fn type_of_id(&self, id: Id) -> Result<Id> {
        self.id_types.get(id).ok_or_else(|| Error::internal(format!("{id} has no type")))
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
    /// A constant that SPIR-V cannot represent.
    pub fn operand(&mut self, value: Value<'c>) -> Result<Id> {
        if let Some(id) = self.values.get_local(&value) {
            return Ok(*id);
        }
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
        if self.is_shader() {
            return self.converted(id, ty);
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
        if self.is_shader() {
            let converted = self.converted(plain, ty)?;
            self.emit_result(op::CopyObject, ty, id, &[converted.0])?;
            return Ok(plain);
        }
        if self.pointer_lanes(natural).is_none() || self.pointer_lanes(natural) != self.pointer_lanes(ty) {
            return Err(self.error("a result of a type that the instruction does not give"));
        }
        self.emit_result(op::Bitcast, ty, id, &[plain.0])?;
        Ok(plain)
    }

    /// As [`Writer::define`], where the natural type is the one that the inference found for the value.
    ///
    /// # Errors
    /// An instruction that is too long.
    pub fn define_inferred(
        &mut self,
        value: Value<'c>,
        opcode: Opcode,
        ty: Id,
        operands: &[u32],
    ) -> Result<Id> {
        // What refers to a value of a shader may have given it another type.
        if self.function.on_constants || self.is_shader() || self.values.get_local(&value).is_some() {
            return self.define(value, opcode, ty, operands);
        }
        let id = self.fresh(ty);
        self.values.insert(value, id);
        self.emit_result(opcode, ty, id, operands)?;
        Ok(id)
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
                let id = if self.is_shader() { self.converted(id, ty)? } else { id };
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
        if !self.annotations.decorated.insert(words.clone()) {
            return Ok(());
        }
        self.out.emit(Section::Annotation, op::Decorate, None, None, &words)
    }

    /// Writes a name.
    ///
    /// # Errors
    /// An instruction that is too long.
    pub fn name_id(&mut self, target: Id, name: &[u8]) -> Result<()> {
        // An id has one name: a value that is another's alias does not rename it.
        if name.is_empty() || self.options.discard_names || !self.annotations.named_ids.insert(target) {
            return Ok(());
        }
        self.out.emit_string(Section::DebugName, op::Name, None, &[target.0], name)
    }

    /// Gives an id its names, of which the module that it was read from has several; the first is the last there.
    ///
    /// # Errors
    /// An instruction that is too long.
    pub fn name_id_all(&mut self, target: Id, name: &[u8], more: &[Cow<'_, [u8]>]) -> Result<()> {
        if !self.options.discard_names && !self.annotations.named_ids.contains(&target) {
            for name in more {
                self.out.emit_string(Section::DebugName, op::Name, None, &[target.0], name)?;
            }
        }
        self.name_id(target, name)
    }

    /// The import of OpenCL.std.
    ///
    /// # Errors
    /// A shader, which has no such instructions.
    pub fn opencl_std(&mut self) -> Result<Id> {
        if self.is_shader() {
            return Err(self.error("an operation that only OpenCL.std has, in a shader"));
        }
        if let Some(id) = self.calls.opencl_std {
            return Ok(id);
        }
        let id = self.out.fresh_id();
        self.out.emit_string(Section::ExtInstImport, op::ExtInstImport, Some(id), &[], b"OpenCL.std")?;
        self.calls.opencl_std = Some(id);
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
            self.uses.of_functions.entry(function).or_default().variables.add(id);
        }
    }

    /// Rejects constructs that the dialect does not write.
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
