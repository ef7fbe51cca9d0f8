//! Types, constants, variables and instructions that a lowering adds.

use super::atomic::Helper;
use crate::error::{Error, Result};
use crate::spirv::grammar::ExtInstSet;
use crate::spirv::operands::NumberType;
use crate::spirv::{Id, Instruction, Module, Opcode, Rewrite, literal, op};
use rspirv::spirv::{BuiltIn, Decoration, Scope, StorageClass};
use rustc_hash::FxHashMap;

/// The width of most integers.
pub(super) const WORD: u32 = 32;
/// The widths of numbers that are lowered, and the greatest number of components.
const WIDTHS: [u32; 4] = [8, 16, 32, 64];
const MOST_LANES: u32 = 16;
/// The name of the extended instructions that kernels have.
const OPENCL_STD: &[u8] = b"OpenCL.std";

/// The type of an integer, a float, a boolean, or a vector of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Shape {
    /// The type itself.
    pub ty: Id,
    /// The type of a component.
    pub scalar: Id,
    /// The width of a component; of a boolean 1.
    pub bits: u32,
    /// Number of components; 1 for a scalar.
    pub lanes: u32,
    /// Whether it is a vector.
    pub is_vector: bool,
}

/// A module that is written anew, with what is added to it.
pub(super) struct Emitter<'m> {
    pub module: &'m Module,
    pub rewrite: Rewrite<'m>,
    /// Declarations without a name of their own, by opcode, type and operands.
    known: FxHashMap<Vec<u32>, Id>,
    /// Builtin variables that were added, or found, for the interfaces of entry points.
    pub variables: Vec<Id>,
    built_ins: FxHashMap<u32, Id>,
    /// The set OpenCL.std, if the module imports it.
    opencl: Option<Id>,
    /// Functions that were called and are not written yet.
    pub helpers: Vec<Helper>,
}

/// The words by which a declaration is known.
fn key(opcode: Opcode, ty: Option<Id>, operands: &[u32]) -> Vec<u32> {
    [u32::from(opcode.0), ty.map_or(0, |ty| ty.0)].into_iter().chain(operands.iter().copied()).collect()
}

impl<'m> Emitter<'m> {
    /// An empty copy of a module, in which the declarations of `module` are known.
    pub fn new(module: &'m Module) -> Self {
        let mut known = FxHashMap::default();
        let mut built_ins = FxHashMap::default();
        let mut opencl = None;
        for one in module.declarations() {
            match one.opcode() {
                op::TypeInt
                | op::TypeFloat
                | op::TypeBool
                | op::TypeVector
                | op::TypePointer
                | op::TypeFunction
                | op::Constant => {
                    if let Some(id) = one.result_id() {
                        known.entry(key(one.opcode(), one.result_type(), one.operands())).or_insert(id);
                    }
                }
                op::ExtInstImport if one.string_bytes(0).is_ok_and(|(name, _)| name == OPENCL_STD) => {
                    opencl = one.result_id();
                }
                op::Decorate => {
                    if let [variable, decoration, built_in] = one.operands()
                        && *decoration == Decoration::BuiltIn as u32
                    {
                        built_ins.entry(*built_in).or_insert(Id(*variable));
                    }
                }
                _ => {}
            }
        }
        let rewrite = Rewrite::new(module);
        Self { module, rewrite, known, variables: Vec::new(), built_ins, opencl, helpers: Vec::new() }
    }

    fn declared(&mut self, opcode: Opcode, ty: Option<Id>, operands: &[u32]) -> Result<Id> {
        let key = key(opcode, ty, operands);
        if let Some(id) = self.known.get(&key) {
            return Ok(*id);
        }
        let id = self.rewrite.fresh_id();
        self.rewrite.declare(opcode, ty, id, operands)?;
        self.known.insert(key, id);
        Ok(id)
    }

    /// The type of unsigned integers of a width.
    pub fn int(&mut self, bits: u32) -> Result<Shape> {
        let ty = self.declared(op::TypeInt, None, &[bits, 0])?;
        Ok(Shape { ty, scalar: ty, bits, lanes: 1, is_vector: false })
    }

    /// The type of booleans.
    pub fn boolean(&mut self) -> Result<Shape> {
        let ty = self.declared(op::TypeBool, None, &[])?;
        Ok(Shape { ty, scalar: ty, bits: 1, lanes: 1, is_vector: false })
    }

    /// The type with the components of one and the shape of another.
    pub fn shaped(&mut self, scalar: Shape, like: Shape) -> Result<Shape> {
        if !like.is_vector {
            return Ok(scalar);
        }
        let ty = self.declared(op::TypeVector, None, &[scalar.scalar.0, like.lanes])?;
        Ok(Shape { ty, scalar: scalar.scalar, bits: scalar.bits, lanes: like.lanes, is_vector: true })
    }

    /// The shape of a type of the module, if it is made of numbers or booleans.
    pub fn shape(&self, ty: Id) -> Option<Shape> {
        let definition = self.module.definition(ty)?;
        match definition.opcode() {
            op::TypeVector => {
                let scalar = self.shape(definition.id(0).ok()?).filter(|scalar| !scalar.is_vector)?;
                let lanes = definition.operand(1).ok().filter(|lanes| *lanes <= MOST_LANES)?;
                Some(Shape { ty, lanes, is_vector: true, ..scalar })
            }
            op::TypeBool => Some(Shape { ty, scalar: ty, bits: 1, lanes: 1, is_vector: false }),
            _ => {
                let bits = NumberType::declared_by(definition)?.width_bits();
                let bits = Some(bits).filter(|bits| WIDTHS.contains(bits))?;
                Some(Shape { ty, scalar: ty, bits, lanes: 1, is_vector: false })
            }
        }
    }

    /// The type of a value of the module.
    ///
    /// # Errors
    /// Malformed for an `<id>` without a type.
    pub fn type_of(&self, value: Id) -> Result<Id> {
        let found = self.module.definition(value).and_then(Instruction::result_type);
        found.ok_or_else(|| Error::malformed(format!("%{} has no type", value.0)))
    }

    /// The shape of a value of the module.
    ///
    /// # Errors
    /// Unsupported for other types than numbers, booleans and vectors of these.
    pub fn shape_of(&self, value: Id) -> Result<Shape> {
        let ty = self.type_of(value)?;
        self.shape(ty).ok_or_else(|| Error::unsupported("an operand that is no number"))
    }

    /// A constant of an integer or a vector of these, the same in all components.
    pub fn number(&mut self, shape: Shape, value: u64) -> Result<Id> {
        let kept = if shape.bits < 64 { value & ((1 << shape.bits) - 1) } else { value };
        let is_signed = self.module.definition(shape.scalar).is_some_and(|ty| {
            matches!(NumberType::declared_by(ty), Some(NumberType::Integer { signed: true, .. }))
        });
        let is_negative = is_signed && shape.bits < WORD && kept >> (shape.bits - 1) != 0;
        // Narrow numbers fill a word, with their sign if they have one.
        let low = if is_negative { kept as u32 | u32::MAX << shape.bits } else { kept as u32 };
        let words = [low, (kept >> WORD) as u32];
        let count = if shape.bits > WORD { 2 } else { 1 };
        let scalar =
            self.declared(op::Constant, Some(shape.scalar), words.get(..count).unwrap_or_default())?;
        if !shape.is_vector {
            return Ok(scalar);
        }
        self.declared(op::ConstantComposite, Some(shape.ty), &vec![scalar.0; shape.lanes as usize])
    }

    /// The constant of the scope Subgroup.
    pub fn subgroup(&mut self) -> Result<Id> {
        let word = self.int(WORD)?;
        self.number(word, Scope::Subgroup as u64)
    }

    /// The value of a builtin variable of 32 bits.
    pub fn built_in(&mut self, built_in: BuiltIn) -> Result<Id> {
        let word = self.int(WORD)?;
        let variable = match self.built_ins.get(&(built_in as u32)) {
            Some(variable) => *variable,
            None => {
                let class = StorageClass::Input as u32;
                let pointer = self.pointer(class, word.ty)?;
                let variable = self.rewrite.fresh_id();
                self.rewrite.declare(op::Variable, Some(pointer), variable, &[class])?;
                self.rewrite
                    .annotate(op::Decorate, &[variable.0, Decoration::BuiltIn as u32, built_in as u32])?;
                self.built_ins.insert(built_in as u32, variable);
                variable
            }
        };
        if !self.variables.contains(&variable) {
            self.variables.push(variable);
        }
        self.op(op::Load, word.ty, &[variable])
    }

    /// Appends an instruction and returns its result.
    pub fn op(&mut self, opcode: Opcode, ty: Id, operands: &[Id]) -> Result<Id> {
        let words: Vec<u32> = operands.iter().map(|id| id.0).collect();
        self.op_with(opcode, ty, &words)
    }

    /// The same with operands that are words.
    pub fn op_with(&mut self, opcode: Opcode, ty: Id, operands: &[u32]) -> Result<Id> {
        let id = self.rewrite.fresh_id();
        self.rewrite.push(opcode, Some(ty), Some(id), operands)?;
        Ok(id)
    }

    /// A component of a vector, or a member of a composite.
    pub fn extract(&mut self, ty: Id, composite: Id, index: u32) -> Result<Id> {
        self.op_with(op::CompositeExtract, ty, &[composite.0, index])
    }

    /// A scalar as a value of a shape, the same in all components.
    pub fn splat(&mut self, scalar: Id, shape: Shape) -> Result<Id> {
        if !shape.is_vector {
            return Ok(scalar);
        }
        self.op(op::CompositeConstruct, shape.ty, &vec![scalar; shape.lanes as usize])
    }

    /// An integer at another width.
    pub fn converted(&mut self, value: Id, from: Shape, to: Shape, is_signed: bool) -> Result<Id> {
        if from.bits == to.bits {
            return Ok(value);
        }
        let opcode = if is_signed { op::SConvert } else { op::UConvert };
        self.op(opcode, to.ty, &[value])
    }

    /// Gives a value to the result of an instruction.
    pub fn define(&mut self, instruction: Instruction<'_>, value: Id) -> Result<()> {
        self.rewrite.push_as(instruction, op::CopyObject, &[value.0])
    }

    /// The set OpenCL.std and the number of its instruction, as operands.
    fn opencl_head(&self, name: &str) -> Result<[u32; 2]> {
        match (self.opencl, ExtInstSet::OpenClStd.instruction_by_name(name.as_bytes())) {
            (Some(set), Some(row)) => Ok([set.0, row.number]),
            _ => Err(Error::internal(format!("{name} of OpenCL.std is not at hand"))),
        }
    }

    /// Writes an instruction of OpenCL.std with the result and the operands of another one.
    pub fn opencl(&mut self, instruction: Instruction<'_>, name: &str) -> Result<()> {
        let head = self.opencl_head(name)?;
        let operands: Vec<u32> = head.into_iter().chain(instruction.operands().iter().copied()).collect();
        self.rewrite.push_as(instruction, op::ExtInst, &operands)
    }

    /// Appends an instruction of OpenCL.std and returns its result.
    pub fn opencl_value(&mut self, name: &str, ty: Id, operands: &[Id]) -> Result<Id> {
        let head = self.opencl_head(name)?;
        let operands: Vec<u32> = head.into_iter().chain(operands.iter().map(|id| id.0)).collect();
        self.op_with(op::ExtInst, ty, &operands)
    }

    /// The type of pointers to a type.
    pub fn pointer(&mut self, class: u32, pointee: Id) -> Result<Id> {
        self.declared(op::TypePointer, None, &[class, pointee.0])
    }

    /// The type of functions.
    pub fn function_type(&mut self, result: Id, parameters: &[Id]) -> Result<Id> {
        let operands: Vec<u32> =
            std::iter::once(result).chain(parameters.iter().copied()).map(|id| id.0).collect();
        self.declared(op::TypeFunction, None, &operands)
    }

    /// Imports OpenCL.std, in front of the memory model.
    pub fn import_opencl(&mut self) -> Result<()> {
        if self.opencl.is_some() {
            return Ok(());
        }
        let id = self.rewrite.fresh_id();
        let mut words = Vec::new();
        literal::push_string_words(OPENCL_STD, &mut words);
        self.rewrite.push(op::ExtInstImport, None, Some(id), &words)?;
        self.opencl = Some(id);
        Ok(())
    }
}
