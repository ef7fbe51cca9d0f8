//! Spec: "Type-Declaration Instructions".

use super::context::{TypeKey, Writer};
use super::emit::{ImageShape, TypeShape};
use super::normalize::{ANY_WIDTH, NIBBLES, width_error};
use super::pointee::Slot;
use crate::contract::{ArrayLength, Listed};
use crate::dialect::Construct;
use crate::error::{Detail, Error, Result};
use crate::llvm::{Type, TypeKind, Value};
use crate::spirv::{Id, Opcode, Section, op};
use crate::table::{opaque, storage_class};
use rspirv::spirv::{AddressingModel, Decoration, StorageClass};

impl<'c> Writer<'c, '_> {
    /// Declares a type once.
    ///
    /// # Errors
    /// An instruction that is too long.
    pub(super) fn declare(&mut self, opcode: Opcode, operands: &[u32]) -> Result<Id> {
        let key = TypeKey::of(opcode, operands);
        if let Some(id) = self.types.by_key.get(&key) {
            return Ok(*id);
        }
        let id = self.out.fresh_id();
        self.types.by_key.insert(key, id);
        self.declare_as(id, opcode, operands)?;
        Ok(id)
    }

    pub(super) fn declare_as(&mut self, id: Id, opcode: Opcode, operands: &[u32]) -> Result<()> {
        self.types.declarations.insert(id, (opcode, operands.to_vec()));
        self.out.emit(Section::Global, opcode, None, Some(id), operands)
    }

    /// The type of an LLVM value; pointers have their inferred pointees.
    ///
    /// # Errors
    /// A type that SPIR-V does not have.
    pub(super) fn type_of_value(&mut self, value: Value<'c>) -> Result<Id> {
        if self.is_shader() {
            return self.type_in_shader(value);
        }
        let ty = value.ty();
        if ty.is_pointer_or_pointers() {
            let slot = self.pointees.of_pointer(value);
            return self.type_id(ty, slot);
        }
        let ty = self.pointees.i32_sampler(value).unwrap_or(ty);
        self.type_id(ty, None)
    }

    /// The id of a type; `slot` determines the pointee of a pointer type.
    ///
    /// # Errors
    /// A type that SPIR-V does not have.
    pub(crate) fn type_id(&mut self, ty: Type<'c>, slot: Option<Slot>) -> Result<Id> {
        if let Some(id) = self.known_type(ty, slot) {
            return Ok(id);
        }
        match slot.filter(|_| self.pointees.has_inner(ty)) {
            Some(slot) => {
                let id = self.type_at_depth(ty, Some(slot), 0)?;
                if self.types.by_slot.len() <= slot.index() {
                    self.types.by_slot.resize(slot.index() + 1, None);
                }
                if let Some(place) = self.types.by_slot.get_mut(slot.index()) {
                    *place = Some((ty, id));
                }
                Ok(id)
            }
            None if ty.is_pointer_or_pointers() => self.type_at_depth(ty, None, 0),
            None => {
                let id = self.type_at_depth(ty, None, 0)?;
                self.types.by_llvm.insert(ty, id);
                Ok(id)
            }
        }
    }

    /// The id of a type that was declared for these arguments before.
    #[inline]
    fn known_type(&self, ty: Type<'c>, slot: Option<Slot>) -> Option<Id> {
        match slot {
            Some(slot) => match self.types.by_slot.get(slot.index()) {
                Some(Some((known, id))) if *known == ty => Some(*id),
                _ => self.types.by_llvm.get(&ty).copied(),
            },
            None => self.types.by_llvm.get(&ty).copied(),
        }
    }

    fn type_at_depth(&mut self, ty: Type<'c>, slot: Option<Slot>, depth: u32) -> Result<Id> {
        if depth > 128 {
            return Err(self.error("a type that is nested more than 128 deep"));
        }
        match ty.kind() {
            TypeKind::Void => self.declare(op::TypeVoid, &[]),
            TypeKind::Integer => self.integer(ty.int_bits().unwrap_or(0)),
            TypeKind::Half => self.declare(op::TypeFloat, &[16]),
            TypeKind::BFloat => self.declare(op::TypeFloat, &[16, 0]),
            TypeKind::Float => self.declare(op::TypeFloat, &[32]),
            TypeKind::Double => self.declare(op::TypeFloat, &[64]),
            TypeKind::Vector => {
                let element = self.type_at_depth(ty.scalar(), slot, depth + 1)?;
                self.declare(op::TypeVector, &[element.0, ty.lanes()])
            }
            TypeKind::Array => {
                let element = ty.element().ok_or_else(|| Error::internal("an array without elements"))?;
                let member = || element.is_pointer_or_pointers().then(|| self.pointees.member(ty, 0));
                let inner = slot.or_else(member);
                let element = self.type_at_depth(element, inner, depth + 1)?;
                if self.is_shader() && ty.length() == Some(0) {
                    return self.runtime_array(element);
                }
                let length = self.length_constant(ty, ty.length().unwrap_or(0).max(1))?;
                self.declare(op::TypeArray, &[element.0, length.0])
            }
            TypeKind::Struct => self.structure(ty, depth),
            TypeKind::Pointer => self.pointer(ty, slot, depth),
            TypeKind::Function => self.function_type(ty, depth),
            TypeKind::TargetExt => self.target_type(ty, depth),
            TypeKind::ScalableVector => {
                Err(self.error(format!("the type {ty}")).about(Detail::ScalableVector))
            }
            _ => Err(self.error(format!("the type {ty}"))),
        }
    }

    fn integer(&mut self, bits: u32) -> Result<Id> {
        match bits {
            1 => self.declare(op::TypeBool, &[]),
            8 | 16 | 32 | 64 => self.declare(op::TypeInt, &[bits, 0]),
            4 if self.allows(NIBBLES) => self.declare(op::TypeInt, &[bits, 0]),
            _ if self.allows(ANY_WIDTH) => self.declare(op::TypeInt, &[bits, 0]),
            _ => Err(width_error(self.error(format!("an integer of {bits} bits")), bits)),
        }
    }

    /// The length of an array has the type of sizes unless metadata records another.
    fn length_constant(&mut self, array: Type<'c>, length: u64) -> Result<Id> {
        if let Some(id) = self.spec_length(array, length)? {
            return Ok(id);
        }
        let bits = self
            .types
            .array_lengths
            .get(&Some(array))
            .or_else(|| self.types.array_lengths.get(&None))
            .copied();
        let fits = |bits: &u32| matches!(bits, 8 | 16 | 32 | 64) && (*bits == 64 || length >> bits == 0);
        let ty = match bits.filter(fits) {
            Some(bits) => self.declare(op::TypeInt, &[bits, 0])?,
            None => self.size_type_id()?,
        };
        self.number(ty, length)
    }

    /// The length of an array, if metadata declares it to be a specialization constant.
    fn spec_length(&mut self, array: Type<'c>, length: u64) -> Result<Option<Id>> {
        let Some(tree) = self.specialized.lengths.get(&array).copied() else { return Ok(None) };
        let ty = tree.operand(1).and_then(|default| default.value()).map(Value::ty);
        let Some(ty) = ty.filter(|ty| ty.is_int()) else { return Ok(None) };
        let (value, ty) = (ty.int(length)?, self.type_id(ty, None)?);
        self.spec_constant_tree(tree, value, ty, 0)
    }

    /// Reads the widths of array lengths from metadata.
    pub(super) fn read_array_lengths(&mut self) {
        for length in ArrayLength::read(self.module) {
            self.types.array_lengths.insert(length.ty(), length.bits);
        }
    }

    /// The integer type of sizes.
    pub(super) fn size_type_id(&mut self) -> Result<Id> {
        let is_short = self.target.addressing == AddressingModel::Physical32 || self.is_shader();
        self.declare(op::TypeInt, &[if is_short { 32 } else { 64 }, 0])
    }

    fn structure(&mut self, ty: Type<'c>, depth: u32) -> Result<Id> {
        let key = TypeKey::Struct(ty);
        if let Some(id) = self.types.by_key.get(&key) {
            return Ok(*id);
        }
        let name = ty.struct_name().unwrap_or_default();
        if ty.is_opaque() {
            let id = self.out.fresh_id();
            self.types.by_key.insert(key, id);
            self.types.declarations.insert(id, (op::TypeOpaque, Vec::new()));
            self.out.emit_string(Section::Global, op::TypeOpaque, Some(id), &[], name.as_bytes())?;
            return Ok(id);
        }
        let id = self.out.fresh_id();
        self.types.by_key.insert(key, id);
        self.types.open_structures.insert(ty);
        let mut members = Vec::new();
        if self.is_shader() {
            self.note_structure(id, ty);
            members = self.member_types(ty)?;
        } else {
            for (index, member) in (0u32..).zip(ty.members()) {
                let inner = member.is_pointer_or_pointers().then(|| self.pointees.member(ty, index));
                members.push(self.type_at_depth(member, inner, depth + 1)?.0);
            }
        }
        self.types.open_structures.remove(&ty);
        self.declare_as(id, op::TypeStruct, &members)?;
        let name = self.structure_name(ty);
        self.name_id(id, &name)?;
        if ty.is_packed() && !self.is_shader() {
            self.decorate_id(id, Decoration::CPacked as u32, &[])?;
        }
        self.close_announced(ty, id)
    }

    /// Declares the pointer types that were announced because the structure was open.
    fn close_announced(&mut self, ty: Type<'c>, id: Id) -> Result<Id> {
        let (ready, waiting): (Vec<_>, Vec<_>) =
            std::mem::take(&mut self.types.announced).into_iter().partition(|(_, _, of)| *of == ty);
        self.types.announced = waiting;
        for (pointer, class, _) in ready {
            self.declare_as(pointer, op::TypePointer, &[class, id.0])?;
        }
        Ok(id)
    }

    /// Storage class of pointers in an address space.
    ///
    /// # Errors
    /// An address space without a storage class.
    pub(super) fn class_of_space(&self, space: u32) -> Result<u32> {
        let class = storage_class::storage_class(space);
        let class = class.ok_or_else(|| self.error(format!("address space {space}")))?;
        if storage_class::IS_GLOBAL_WITHOUT_EXTENSION.iter().any(|usm| *usm as u32 == class)
            && !self.allows(storage_class::USM_STORAGE_CLASSES)
        {
            return Ok(StorageClass::CrossWorkgroup as u32);
        }
        if class == storage_class::OF_FUNCTIONS as u32 && !self.options.compat.function_pointer_space {
            return Ok(StorageClass::Function as u32);
        }
        Ok(class)
    }

    /// Storage class of the pointers of an LLVM type, of pointers or vectors of them.
    ///
    /// # Errors
    /// An address space without a storage class; Internal for other types.
    pub(super) fn class_of(&self, ty: Type<'c>) -> Result<u32> {
        let space = ty.scalar().address_space();
        self.class_of_space(space.ok_or_else(|| Error::internal(format!("the storage class of {ty}")))?)
    }

    /// The type of vectors of a scalar type with as many components as an LLVM type has; the scalar type where that is no vector.
    ///
    /// # Errors
    /// An instruction that is too long.
    pub(super) fn with_lanes(&mut self, scalar: Id, like: Type<'c>) -> Result<Id> {
        if like.is_vector() { self.declare(op::TypeVector, &[scalar.0, like.lanes()]) } else { Ok(scalar) }
    }

    fn pointer(&mut self, ty: Type<'c>, slot: Option<Slot>, depth: u32) -> Result<Id> {
        if self.is_shader() {
            return Err(self.error("a pointer of which nothing says what it points to"));
        }
        if let Some(object) = slot.and_then(|slot| self.pointees.object(slot)) {
            return self.type_at_depth(object, None, depth + 1);
        }
        let class = self.class_of(ty)?;
        let known = slot.and_then(|slot| self.pointees.pointee(slot));
        let Some(pointee) = known else {
            if self.pointees.untyped {
                return self.pointer_of_class(class, None);
            }
            let byte = self.declare(op::TypeInt, &[8, 0])?;
            return self.pointer_to_type(class, byte);
        };
        if self.types.open_structures.contains(&pointee.ty) {
            return self.announce(class, pointee.ty);
        }
        // A pointer that points to itself has no finite type; below some depth it points to bytes.
        let inner = if depth > 24 { None } else { pointee.inner };
        let id = match self.known_type(pointee.ty, inner) {
            Some(id) => id,
            None => self.type_at_depth(pointee.ty, inner, depth + 1)?,
        };
        self.pointer_to_type(class, id)
    }

    pub(super) fn announce(&mut self, class: u32, ty: Type<'c>) -> Result<Id> {
        let structure = self.types.by_key.get(&TypeKey::Struct(ty)).copied();
        let structure = structure.ok_or_else(|| Error::internal("an open structure without an <id>"))?;
        let key = TypeKey::of(op::TypePointer, &[class, structure.0]);
        if let Some(id) = self.types.by_key.get(&key) {
            return Ok(*id);
        }
        let id = self.out.fresh_id();
        self.types.by_key.insert(key, id);
        self.types.declarations.insert(id, (op::TypePointer, vec![class, structure.0]));
        self.out.emit(Section::Global, op::TypeForwardPointer, None, None, &[id.0, class])?;
        self.types.announced.push((id, class, ty));
        Ok(id)
    }

    /// The sizes of a tensor: an array of integers.
    fn tensor_shape(&mut self, sizes: &[u32]) -> Result<Id> {
        let integer = self.context.i32_type();
        let numbers = sizes.iter().map(|size| integer.int(u64::from(*size))).collect::<Result<Vec<_>>>()?;
        let shape = self.context.array_type(integer, numbers.len() as u64)?.aggregate(&numbers)?;
        let ty = self.type_id(shape.ty(), None)?;
        self.constant(shape, ty)
    }

    fn function_type(&mut self, ty: Type<'c>, depth: u32) -> Result<Id> {
        let result = ty.return_type().ok_or_else(|| Error::internal("a function type without a result"))?;
        let mut words = vec![self.type_at_depth(result, None, depth + 1)?.0];
        for parameter in ty.params() {
            words.push(self.type_at_depth(parameter, None, depth + 1)?.0);
        }
        self.declare(op::TypeFunction, &words)
    }

    fn target_type(&mut self, ty: Type<'c>, depth: u32) -> Result<Id> {
        let row = ty.target_name().and_then(opaque::by_target);
        let mut numbers = ty.target_ints();
        let fits = |row: &&opaque::OpaqueRow| row.parameters.fit(ty.target_types().len(), numbers.len());
        let row = row.filter(fits).ok_or_else(|| self.error(format!("the type {ty}")))?;
        match row.parameters {
            opaque::Parameters::None => self.declare(row.op, &[]),
            opaque::Parameters::StorageClass => self.declare(row.op, &numbers),
            opaque::Parameters::Literals(count) => {
                numbers.resize(count, 0);
                self.declare(row.op, &numbers)
            }
            opaque::Parameters::Matrix => {
                let element = ty.target_types().into_iter().next();
                let element = element.ok_or_else(|| self.error(format!("the type {ty}")))?;
                let element = self.type_at_depth(element, None, depth + 1)?;
                self.matrix_type(element, &numbers)
            }
            opaque::Parameters::Constants(_, booleans) => {
                let mut words = Vec::new();
                for part in ty.target_types() {
                    words.push(self.type_at_depth(part, None, depth + 1)?.0);
                }
                for (place, number) in numbers.iter().enumerate() {
                    let is_boolean = booleans >> place & 1 == 1;
                    words.push(match is_boolean {
                        true => {
                            let boolean = self.type_id(self.context.bool_type(), None)?;
                            self.number(boolean, u64::from(*number))?.0
                        }
                        false => super::emit::constant_int(self, *number)?.0,
                    });
                }
                self.declare(row.op, &words)
            }
            opaque::Parameters::Tensor => {
                let element = ty.target_types().into_iter().next();
                let element = element.ok_or_else(|| self.error(format!("the type {ty}")))?;
                let mut words = vec![self.type_at_depth(element, None, depth + 1)?.0];
                if let Some((rank, sizes)) = numbers.split_first() {
                    words.push(super::emit::constant_int(self, *rank)?.0);
                    if !sizes.is_empty() {
                        words.push(self.tensor_shape(sizes)?.0);
                    }
                }
                self.declare(row.op, &words)
            }
            opaque::Parameters::Image | opaque::Parameters::OfImage => {
                let sampled = ty.target_types().into_iter().next();
                let sampled = sampled.ok_or_else(|| self.error(format!("the type {ty}")))?;
                let mut words = vec![self.type_at_depth(sampled, None, depth + 1)?.0];
                if self.is_shader() {
                    // Only kernels have access qualifiers.
                    numbers.truncate(6);
                }
                words.extend_from_slice(&numbers);
                let image = self.declare(op::TypeImage, &words)?;
                if row.parameters == opaque::Parameters::Image {
                    return Ok(image);
                }
                self.declare(row.op, &[image.0])
            }
        }
    }

    /// The type of cooperative matrices of this element, scope, size and use.
    ///
    /// # Errors
    /// An instruction that is too long.
    pub(super) fn matrix_type(&mut self, element: Id, numbers: &[u32]) -> Result<Id> {
        self.check(Construct::MatrixType(numbers))?;
        let mut words = vec![element.0];
        for number in numbers {
            words.push(super::emit::constant_int(self, *number)?.0);
        }
        self.declare(op::TypeCooperativeMatrixKHR, &words)
    }

    /// The storage class of a pointer type.
    pub(crate) fn pointer_class(&self, ty: Id) -> Option<u32> {
        match self.types.declarations.get(&ty) {
            Some((op::TypePointer | op::TypeUntypedPointerKHR, words)) => words.first().copied(),
            _ => None,
        }
    }

    /// Storage class of the type of an operand that has to be a pointer.
    ///
    /// # Errors
    /// `InvalidLlvm` for any other type.
    pub(super) fn class_of_pointer(&self, ty: Id) -> Result<u32> {
        self.pointer_class(ty).ok_or_else(|| {
            Error::invalid_llvm("an operand that is not a pointer, of an instruction that takes one")
        })
    }

    /// The type of a vector type's components; of any other type itself.
    pub(super) fn lane_of(&self, ty: Id) -> Id {
        match self.types.declarations.get(&ty) {
            Some((op::TypeVector | op::TypeVectorIdEXT, words)) => words.first().map_or(ty, |word| Id(*word)),
            _ => ty,
        }
    }

    /// Storage class and number of the pointers that a value of the type is.
    pub(super) fn pointer_lanes(&self, ty: Id) -> Option<(u32, u32)> {
        let lanes = match self.types.declarations.get(&ty) {
            Some((op::TypeVector, words)) => words.get(1).copied().unwrap_or(0),
            _ => 1,
        };
        self.pointer_class(self.lane_of(ty)).map(|class| (class, lanes))
    }

    /// The pointee of a pointer type.
    pub(crate) fn pointee_type(&self, ty: Id) -> Option<Id> {
        match self.types.declarations.get(&ty) {
            Some((op::TypePointer, words)) => words.get(1).map(|word| Id(*word)),
            _ => None,
        }
    }

    /// The classification of a type.
    pub(super) fn shape(&self, ty: Id) -> TypeShape {
        let Some((opcode, words)) = self.types.declarations.get(&ty) else { return TypeShape::Other };
        match (*opcode, words.as_slice()) {
            (op::TypeVoid, _) => TypeShape::Void,
            (op::TypeBool, _) => TypeShape::Bool,
            (op::TypeInt, [bits, ..]) => TypeShape::Int { bits: *bits },
            (op::TypeFloat, [bits, ..]) => TypeShape::Float { bits: *bits },
            (op::TypeVector, [element, lanes]) => TypeShape::Vector { element: Id(*element), lanes: *lanes },
            (op::TypeVectorIdEXT, [element, length]) => {
                let lanes = self.constants.bits.get(&Id(*length)).and_then(|bits| u32::try_from(*bits).ok());
                lanes.map_or(TypeShape::Other, |lanes| TypeShape::Vector { element: Id(*element), lanes })
            }
            (op::TypePointer, [class, pointee]) => {
                TypeShape::Pointer { storage_class: *class, pointee: Id(*pointee) }
            }
            (op::TypeUntypedPointerKHR, [class]) => TypeShape::UntypedPointer { storage_class: *class },
            (op::TypeStruct, _) => TypeShape::Struct,
            (op::TypeArray, _) => TypeShape::Array,
            (op::TypeImage, [_, dim, _, arrayed, multisampled, ..]) => TypeShape::Image(ImageShape {
                dim: *dim,
                arrayed: *arrayed != 0,
                multisampled: *multisampled != 0,
            }),
            _ => TypeShape::Other,
        }
    }
}
