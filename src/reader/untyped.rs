//! Untyped pointers in the names of builtins: their pointees, as far as definitions or uses determine them.
//!
//! Spec: "SPV_KHR_untyped_pointers"; "Recovering pointee types under opaque pointers" of the representation
//! document on instructions.

use super::context::Reader;
use super::type_declaration::TypeKind;
use crate::error::{Error, Result};
use crate::spirv::grammar::Class;
use crate::spirv::{Id, Instruction, Opcode, op};
use crate::table::memory::chain_of;
use crate::table::{ext_inst_opencl as ext, friendly_name};
use mangling::{Scalar, Type};
use rspirv::spirv::OpenclStd100Op as Ext;

/// Casts that preserve the pointee.
const CASTS: &[Opcode] = &[op::Bitcast, op::CopyObject, op::PtrCastToGeneric, op::GenericCastToPtr];

/// The pointee of the untyped pointers among an instruction's operands, where their definitions do not
/// determine it.
#[derive(Clone, Copy, Debug, Default)]
pub(super) enum Shown {
    /// Undetermined: bytes.
    #[default]
    Nothing,
    /// Values of a type.
    Type(Id),
    /// The component type of a type.
    Components(Id),
    /// Like `Components`, if the pointer is a parameter of the function.
    ComponentsOfParameters(Id),
    /// A 32-bit integer for each component of a type.
    Integers(Id),
    /// 16-bit floating-point numbers.
    Half,
}

/// The definitions of pointers that determine their pointees.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Definitions {
    /// None.
    #[default]
    None,
    /// Those of variables.
    Variables,
    /// Variables and access chains.
    All,
}

/// The evidence on the pointees of an instruction's untyped pointers.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Evidence {
    shown: Shown,
    definitions: Definitions,
    /// An operand that points to bytes regardless of other evidence.
    bytes: Option<Id>,
}

/// The operand of `OpEnqueueKernel` with the captured variables of the block.
const CAPTURED: usize = 7;

impl<'m> Reader<'_, 'm> {
    /// Collects the evidence of an instruction that is about to be read.
    pub(super) fn note_data_type(&mut self, instruction: Instruction<'m>) {
        self.function.evidence = match self.model.untyped && !self.settings.exact_names {
            true => self.evidence_of(instruction),
            false => Evidence::default(),
        };
    }

    /// Clears the evidence for the following names.
    pub(super) fn forget_data_type(&mut self) {
        self.function.evidence = Evidence::default();
    }

    /// Emits the call for an untyped chain into an opaque object: under the name of the typed one, without
    /// the type.
    ///
    /// # Errors
    /// Exact names, since a call cannot represent the type.
    pub(super) fn untyped_chain_call(&mut self, instruction: Instruction<'m>) -> Result<()> {
        if self.settings.exact_names {
            return Err(Error::unsupported("an untyped pointer to a part of an opaque object"));
        }
        let form = crate::table::call();
        let name = friendly_name(instruction.opcode());
        let arguments = self.arguments(instruction, instruction.operands().len(), 1, form)?;
        self.builtin_call(instruction, name, form, &arguments)
    }

    /// The pointee of a pointer, by its type or its definition.
    ///
    /// # Errors
    /// A value that is not a pointer, or whose pointee is undetermined.
    pub(super) fn pointee_or_defined(&self, pointer: Id) -> Result<Id> {
        let defined = if self.settings.exact_names { None } else { self.defined_pointee(pointer) };
        self.pointee_of(pointer).or_else(|error| defined.ok_or(error))
    }

    fn evidence_of(&self, instruction: Instruction<'m>) -> Evidence {
        let result = instruction.result_type().filter(|ty| self.is_data(*ty));
        if instruction.opcode() == op::ExtInst {
            return Evidence {
                shown: self.shown_to_extended(instruction, result),
                definitions: Definitions::Variables,
                bytes: None,
            };
        }
        let is_flag = matches!(instruction.opcode(), op::AtomicFlagTestAndSet | op::AtomicFlagClear);
        let is_atomic = instruction.grammar().is_some_and(|grammar| grammar.class == Class::Atomic);
        if is_atomic && !is_flag {
            let stored = || self.type_of(Id(*instruction.operands().last()?)).ok();
            let shown = result.or_else(stored).map_or(Shown::Nothing, Shown::Type);
            return Evidence { shown, ..Evidence::default() };
        }
        let is_enqueued = instruction.opcode() == op::EnqueueKernel;
        let captured = instruction.operands().get(CAPTURED).filter(|_| is_enqueued);
        Evidence {
            shown: result.map_or(Shown::Nothing, Shown::ComponentsOfParameters),
            definitions: Definitions::All,
            bytes: captured.copied().map(Id),
        }
    }

    /// The evidence of an OpenCL.std instruction.
    fn shown_to_extended(&self, instruction: Instruction<'m>, result: Option<Id>) -> Shown {
        let operands = instruction.operands().get(2..).unwrap_or_default();
        let mut of_operands =
            operands.iter().filter_map(|word| self.type_of(Id(*word)).ok().filter(|ty| self.is_data(*ty)));
        let number = instruction.operands().get(1).copied();
        let is_one_of = |list: &[Ext]| list.iter().any(|ext| number == Some(*ext as u32));
        match result.or_else(|| of_operands.next()) {
            _ if is_one_of(ext::TO_HALVES) => Shown::Half,
            Some(ty) if is_one_of(ext::TO_INTEGERS) => Shown::Integers(ty),
            Some(ty) if is_one_of(ext::TO_COMPONENTS) => Shown::Components(ty),
            Some(ty) if result.is_some() && !is_one_of(&[Ext::printf]) => Shown::Type(ty),
            _ => Shown::Nothing,
        }
    }

    /// Whether values of a type are numbers or vectors of numbers.
    fn is_data(&self, ty: Id) -> bool {
        self.ty(ty).is_ok_and(|ty| {
            let scalar = ty.scalar();
            scalar.is_float() || scalar.int_bits().is_some_and(|bits| bits > 1)
        })
    }

    /// The mangled pointee of an operand that is an untyped pointer; `None` for other operands and if it is
    /// undetermined.
    ///
    /// # Errors
    /// A type that names cannot spell.
    pub(super) fn shown_pointee(&self, id: Id, spell: impl Fn(Id) -> Result<Type>) -> Result<Option<Type>> {
        if self.settings.exact_names
            || !matches!(self.type_info(self.type_of(id)?)?.kind, TypeKind::Pointer(_, None))
        {
            return Ok(None);
        }
        let Evidence { shown, definitions, bytes } = self.function.evidence;
        let definition = self.spirv.definition(id).map(Instruction::opcode);
        let may_tell = match definitions {
            _ if bytes == Some(id) => return Ok(None),
            Definitions::None => false,
            Definitions::Variables => definition == Some(op::UntypedVariableKHR),
            Definitions::All => true,
        };
        if let Some(pointee) = self.defined_pointee(id).filter(|_| may_tell) {
            return spell(pointee).map(Some);
        }
        let component = |ty: Id| {
            Ok(match spell(ty)? {
                Type::Vector { element, .. } => *element,
                scalar => scalar,
            })
        };
        let lanes = |ty: Id| self.ty(ty).map(|ty| if ty.is_vector() { ty.lanes() } else { 1 });
        Ok(match shown {
            Shown::Nothing => None,
            Shown::Type(ty) => Some(spell(ty)?),
            Shown::Components(ty) => Some(component(ty)?),
            Shown::ComponentsOfParameters(ty) if definition == Some(op::FunctionParameter) => {
                Some(component(ty)?)
            }
            Shown::ComponentsOfParameters(_) => None,
            Shown::Integers(ty) => Some(match lanes(ty)? {
                1 => Type::Scalar(Scalar::Int),
                lanes => Type::vector(lanes, Type::Scalar(Scalar::Int)),
            }),
            Shown::Half => Some(Type::Scalar(Scalar::Half)),
        })
    }

    /// The pointee that a pointer's definition determines.
    fn defined_pointee(&self, id: Id) -> Option<Id> {
        let mut definition = self.spirv.definition(id)?;
        // A chain of casts is finite, since each must be defined before its use.
        for _ in 0..self.spirv.instruction_count() {
            let operands = definition.operands();
            if let Some(chain) = chain_of(definition.opcode()).filter(|chain| chain.untyped) {
                let indices = if chain.element { 3 } else { 2 };
                return self.led_to(Id(*operands.first()?), operands.get(indices..)?);
            }
            match definition.opcode() {
                op::UntypedVariableKHR => return operands.get(1).copied().map(Id),
                cast if CASTS.contains(&cast) => {
                    definition = self.spirv.definition(Id(*operands.first()?))?;
                    let pointee = definition.result_type().and_then(|ty| self.pointer_parts(ty).ok())?.1;
                    if pointee.is_some() {
                        return pointee;
                    }
                }
                _ => return None,
            }
        }
        None
    }

    /// The type selected by indices; the element type if they end at an array.
    fn led_to(&self, base: Id, indices: &[u32]) -> Option<Id> {
        let mut ty = base;
        for index in indices {
            ty = match &self.type_info(ty).ok()?.kind {
                TypeKind::Array(element) | TypeKind::Vector(element) => *element,
                TypeKind::Struct(members) => {
                    let index = self.spirv.definition(Id(*index))?.operands().first().copied()?;
                    *members.get(usize::try_from(index).ok()?)?
                }
                _ => return None,
            };
        }
        match self.type_info(ty).ok()?.kind {
            TypeKind::Array(element) => Some(element),
            _ => Some(ty),
        }
    }
}
