//! Spec: "Type-Declaration Instructions".

use super::context::{Entry, Reader};
use crate::error::{Error, Result};
use crate::llvm::Type;
use crate::options::FunctionSpace;
use crate::spirv::{Id, Instruction, op};
use crate::table::{MOST_COMPONENTS, opaque, storage_class};
use rspirv::spirv::Decoration;

/// A type of the module.
#[derive(Clone, Debug)]
pub(super) struct TypeInfo<'c> {
    /// The LLVM type.
    pub llvm: Type<'c>,
    /// Its properties in SPIR-V.
    pub kind: TypeKind,
    /// How deep arrays and structures nest in it, itself included.
    pub depth: u32,
}

/// Properties of a SPIR-V type that LLVM's type does not represent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum TypeKind {
    /// Void, booleans, numbers: the LLVM type represents them fully.
    Plain,
    /// A vector.
    Vector(Id),
    /// An array.
    Array(Id),
    /// A structure.
    Struct(Vec<Id>),
    /// A pointer: storage class and pointee; without a pointee it is untyped.
    Pointer(u32, Option<Id>),
    /// A function: result and parameters.
    Function(Id, Vec<Id>),
    /// An opaque type.
    Opaque,
}

/// How deep arrays and structures may nest: LLVM walks down types by recursion.
const MOST_NESTED: u32 = 512;

impl<'c, 'm> Reader<'c, 'm> {
    /// The LLVM type of a type id.
    ///
    /// # Errors
    /// An id that is no type declared before.
    pub fn ty(&self, id: Id) -> Result<Type<'c>> {
        self.type_info(id).map(|info| info.llvm)
    }

    /// The entry of a type id.
    ///
    /// # Errors
    /// An id that is no type declared before.
    pub fn type_info(&self, id: Id) -> Result<&TypeInfo<'c>> {
        let info = match self.entry(id) {
            Entry::Type(number) => self.ids.types.get(number as usize),
            _ => None,
        };
        info.ok_or_else(|| Error::malformed(format!("{id} is not a type that is declared before")))
    }

    /// The LLVM type of an instruction's result.
    pub fn result_type(&self, instruction: Instruction<'m>) -> Result<Type<'c>> {
        self.value_type(instruction.required_type()?)
    }

    /// The LLVM type of a type id that values have.
    pub(super) fn value_type(&self, id: Id) -> Result<Type<'c>> {
        let info = self.type_info(id)?;
        if matches!(info.kind, TypeKind::Opaque) && info.llvm.is_struct() {
            return Err(Error::unsupported(format!("a value of the OpTypeOpaque {id}")));
        }
        Ok(info.llvm)
    }

    /// Storage class and pointee of a pointer type.
    ///
    /// # Errors
    /// A type that is no pointer.
    pub fn pointer_parts(&self, ty: Id) -> Result<(u32, Option<Id>)> {
        match self.type_info(ty)?.kind {
            TypeKind::Pointer(class, pointee) => Ok((class, pointee)),
            _ => Err(Error::malformed(format!("{ty} is not a pointer type"))),
        }
    }

    /// The pointee type of the pointer, or of the vector of pointers, that a value id names.
    ///
    /// # Errors
    /// A value that is no typed pointer.
    pub fn pointee_of(&self, pointer: Id) -> Result<Id> {
        let of = self.type_of(pointer)?;
        let ty = match self.type_info(of)?.kind {
            TypeKind::Vector(element) => element,
            _ => of,
        };
        self.pointer_parts(ty)?.1.ok_or_else(|| Error::malformed(format!("{pointer} is an untyped pointer")))
    }

    /// Reads one type declaration.
    ///
    /// # Errors
    /// A type that LLVM cannot hold, or operands that are no types.
    pub fn type_declaration(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let Some(id) = instruction.result_id() else { return Ok(()) };
        let (llvm, kind) = match instruction.opcode() {
            op::TypeVoid => (self.llvm.void_type(), TypeKind::Plain),
            op::TypeBool => (self.llvm.bool_type(), TypeKind::Plain),
            op::TypeInt => (self.int(instruction)?, TypeKind::Plain),
            op::TypeFloat => (self.float(instruction)?, TypeKind::Plain),
            op::TypeVector => {
                let (element, count) = (instruction.id(0)?, instruction.operand(1)?);
                if count > MOST_COMPONENTS {
                    return Err(Error::unsupported(format!("a vector of {count} components")));
                }
                let ty = self.llvm.vector_type(self.ty(element)?, count)?;
                (ty, TypeKind::Vector(element))
            }
            op::TypeVectorIdEXT => {
                let (element, count) = (instruction.id(0)?, self.constant_u64(instruction.id(1)?)?);
                let count = u32::try_from(count).ok().filter(|count| *count <= MOST_COMPONENTS);
                let count = count.ok_or_else(|| {
                    Error::unsupported(format!("a vector of more than {MOST_COMPONENTS} components"))
                })?;
                (self.llvm.vector_type(self.ty(element)?, count)?, TypeKind::Vector(element))
            }
            op::TypeMatrix => {
                let (column, count) = (instruction.id(0)?, instruction.operand(1)?);
                (self.llvm.array_type(self.ty(column)?, u64::from(count))?, TypeKind::Array(column))
            }
            op::TypeArray => {
                let element = instruction.id(0)?;
                let length = self.array_length(instruction.id(1)?)?;
                (self.llvm.array_type(self.member_type(element)?, length)?, TypeKind::Array(element))
            }
            op::TypeRuntimeArray => {
                let element = instruction.id(0)?;
                (self.llvm.array_type(self.member_type(element)?, 0)?, TypeKind::Array(element))
            }
            op::TypeStruct => return self.structure(id, instruction),
            op::TypeOpaque => (self.llvm.create_struct(&instruction.string(0)?.0), TypeKind::Opaque),
            op::TypePointer => {
                let class = instruction.operand(0)?;
                (self.pointer(class)?, TypeKind::Pointer(class, Some(instruction.id(1)?)))
            }
            op::TypeUntypedPointerKHR => {
                let class = instruction.operand(0)?;
                (self.pointer(class)?, TypeKind::Pointer(class, None))
            }
            op::TypeForwardPointer => return Ok(()),
            op::TypeFunction => self.function_type(instruction)?,
            _ => (self.opaque(instruction)?, TypeKind::Opaque),
        };
        self.set_type(id, llvm, kind)
    }

    /// The length of an array. One that specialization decides may have no value by the defaults (a division by a default of 0): then
    /// no length is wrong, because the module is none to run before it has other values.
    fn array_length(&mut self, length: Id) -> Result<u64> {
        let is_operation = self.spirv.definition_as(length, op::SpecConstantOp).is_some();
        // No array has no element, either.
        if is_operation && (self.constant_value(length)?.is_poison() || self.constant_u64(length)? == 0) {
            self.settings.log.warn(
                "arrays whose length the defaults of specialization constants do not give have one element",
            );
            return Ok(1);
        }
        self.constant_u64(length)
    }

    fn set_type(&mut self, id: Id, llvm: Type<'c>, kind: TypeKind) -> Result<()> {
        let depth_of = |id: &Id| self.type_info(*id).map_or(0, |info| info.depth);
        let depth = match &kind {
            TypeKind::Array(element) => 1 + depth_of(element),
            TypeKind::Struct(members) => 1 + members.iter().map(depth_of).max().unwrap_or(0),
            _ => 0,
        };
        if depth > MOST_NESTED {
            return Err(Error::unsupported(format!("a type that nests more than {MOST_NESTED} deep")));
        }
        let info = TypeInfo { llvm, kind, depth };
        let number = self.ids.types.len() as u32;
        self.ids.types.push(info);
        self.set_entry(id, Entry::Type(number))
    }

    fn int(&self, instruction: Instruction<'m>) -> Result<Type<'c>> {
        self.llvm.int_type(instruction.operand(0)?)
    }

    fn float(&self, instruction: Instruction<'m>) -> Result<Type<'c>> {
        let width_bits = instruction.operand(0)?;
        let encoding = instruction.operands().get(1).copied();
        match (width_bits, encoding) {
            (16, None) => Ok(self.llvm.half_type()),
            (32, None) => Ok(self.llvm.float_type()),
            (64, None) => Ok(self.llvm.double_type()),
            (16, Some(0)) => Ok(self.llvm.bfloat_type()),
            // LLVM IR keeps small numbers in integers.
            (4 | 8, Some(_)) => self.llvm.int_type(width_bits),
            _ => Err(Error::unsupported(format!("a floating-point type of {width_bits} bits"))),
        }
    }

    /// The address space of a storage class.
    pub fn space_of_class(&self, class: u32) -> Option<u32> {
        if class == storage_class::OF_FUNCTIONS as u32
            && self.settings.options.function_space == FunctionSpace::Nothing
        {
            return Some(0);
        }
        self.model.environment.address_space(class)
    }

    /// The pointer type of a storage class.
    pub fn pointer(&self, storage_class: u32) -> Result<Type<'c>> {
        let space = self
            .space_of_class(storage_class)
            .ok_or_else(|| Error::unsupported(format!("storage class {storage_class}")))?;
        self.llvm.pointer_type(space)
    }

    /// A structure. Structures are identified types, because SPIR-V's are; one without a name stays without.
    fn structure(&mut self, id: Id, instruction: Instruction<'m>) -> Result<()> {
        let name = self.annotations.name(id).filter(|_| !self.settings.options.discard_names);
        let llvm = self.llvm.create_struct(name.as_deref().unwrap_or_default());
        let members: Vec<Id> = instruction.operands().iter().map(|word| Id(*word)).collect();
        let types = members.iter().map(|member| self.member_type(*member)).collect::<Result<Vec<_>>>()?;
        llvm.set_body(&types, self.annotations.find(id, Decoration::CPacked).is_some())?;
        self.set_type(id, llvm, TypeKind::Struct(members))
    }

    /// The type of a member; a pointer may be declared later, since LLVM's pointers do not name their pointee.
    pub(super) fn member_type(&self, member: Id) -> Result<Type<'c>> {
        let forward = self.type_info(member).is_err().then(|| self.spirv.definition(member)).flatten();
        match forward {
            Some(pointer) if pointer.opcode() == op::TypePointer => self.pointer(pointer.operand(0)?),
            _ => self.ty(member),
        }
    }

    fn function_type(&self, instruction: Instruction<'m>) -> Result<(Type<'c>, TypeKind)> {
        let result = instruction.id(0)?;
        let parameters: Vec<Id> =
            instruction.operands().get(1..).unwrap_or_default().iter().map(|word| Id(*word)).collect();
        let types = parameters.iter().map(|id| self.value_type(*id)).collect::<Result<Vec<_>>>()?;
        let ty = self.llvm.function_type(self.value_type(result)?, &types, false)?;
        Ok((ty, TypeKind::Function(result, parameters)))
    }

    fn opaque(&mut self, instruction: Instruction<'m>) -> Result<Type<'c>> {
        let row = opaque::by_opcode(instruction.opcode())
            .ok_or_else(|| Error::unsupported(format!("the type {}", instruction.opcode())))?;
        let (types, numbers) = match row.parameters {
            opaque::Parameters::None => (vec![], vec![]),
            opaque::Parameters::StorageClass => (vec![], vec![instruction.operand(0)?]),
            opaque::Parameters::Literals(count) => {
                let mut numbers: Vec<u32> = instruction.operands().to_vec();
                numbers.resize(count, 0);
                (vec![], numbers)
            }
            opaque::Parameters::Image => self.image_parameters(instruction)?,
            opaque::Parameters::Matrix => self.constant_parameters(instruction, 1)?,
            opaque::Parameters::Constants(types, _) => self.constant_parameters(instruction, types)?,
            opaque::Parameters::Tensor => self.tensor_parameters(instruction)?,
            opaque::Parameters::OfImage => {
                let image = self.spirv.definition_as(instruction.id(0)?, op::TypeImage);
                self.image_parameters(image.ok_or_else(|| Error::malformed("not an image type"))?)?
            }
        };
        let target = self.llvm.target_type(row.target, &types, &numbers)?;
        let becomes_pointer =
            self.settings.options.dialect.is_pointer(row, self.settings.options.builtin_names);
        match instruction.result_id().filter(|_| becomes_pointer) {
            Some(id) => {
                self.ids.pointer_objects.insert(id, target);
                self.llvm.pointer_type(row.address_space)
            }
            None => Ok(target),
        }
    }

    /// So many types and then constants, as parameters.
    fn constant_parameters(
        &mut self,
        ty: Instruction<'m>,
        count: usize,
    ) -> Result<(Vec<Type<'c>>, Vec<u32>)> {
        let mut types = Vec::new();
        let mut numbers = Vec::new();
        for (place, word) in ty.operands().iter().enumerate() {
            if place < count {
                types.push(self.ty(Id(*word))?);
                continue;
            }
            let number = u32::try_from(self.constant_u64(Id(*word))?);
            numbers
                .push(number.map_err(|_| Error::unsupported("a type with a number of more than 32 bits"))?);
        }
        Ok((types, numbers))
    }

    /// Element type, rank and dimensions of a tensor.
    fn tensor_parameters(&mut self, tensor: Instruction<'m>) -> Result<(Vec<Type<'c>>, Vec<u32>)> {
        let mut numbers = Vec::new();
        let words = tensor.operands().get(1..).unwrap_or_default();
        let constants = match words {
            [rank, shape, ..] => {
                let shape = self.spirv.definition(Id(*shape));
                let sizes = shape.map(Instruction::operands).unwrap_or_default();
                std::iter::once(*rank).chain(sizes.iter().copied()).collect()
            }
            few => few.to_vec(),
        };
        for word in constants {
            let number = u32::try_from(self.constant_u64(Id(word))?);
            numbers
                .push(number.map_err(|_| Error::unsupported("a tensor whose size has more than 32 bits"))?);
        }
        Ok((vec![self.ty(tensor.id(0)?)?], numbers))
    }

    fn image_parameters(&self, image: Instruction<'m>) -> Result<(Vec<Type<'c>>, Vec<u32>)> {
        let sampled = self.ty(image.id(0)?)?;
        let mut numbers: Vec<u32> = image.operands().get(1..).unwrap_or_default().to_vec();
        numbers.resize(7, 0);
        Ok((vec![sampled], numbers))
    }
}
