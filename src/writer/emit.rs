//! What expanding a builtin or an intrinsic needs from the function that is being written.

use crate::error::{Error, Result};
use crate::spirv::{Id, Opcode, op};
use rspirv::spirv::OpenclStd100Op;

/// What a type is, as far as expansions ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TypeShape {
    /// OpTypeVoid.
    Void,
    /// OpTypeBool.
    Bool,
    /// OpTypeInt.
    Int {
        /// Width.
        bits: u32,
    },
    /// OpTypeFloat.
    Float {
        /// Width.
        bits: u32,
    },
    /// OpTypeVector.
    Vector {
        /// Type of a lane.
        element: Id,
        /// Number of lanes.
        lanes: u32,
    },
    /// OpTypePointer.
    Pointer {
        /// Storage class.
        storage_class: u32,
        /// Type of what it points to.
        pointee: Id,
    },
    /// OpTypeUntypedPointerKHR.
    UntypedPointer {
        /// Storage class.
        storage_class: u32,
    },
    /// OpTypeStruct.
    Struct,
    /// OpTypeArray.
    Array,
    /// OpTypeImage.
    Image(ImageShape),
    /// Any other.
    Other,
}

/// What an image type says of its sizes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ImageShape {
    /// Dim.
    pub dim: u32,
    /// Whether it is an array of images.
    pub arrayed: bool,
    /// Whether it has several samples.
    pub multisampled: bool,
}

/// Size and alignment of a block literal, in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BlockLayout {
    /// Size.
    pub size_bytes: u32,
    /// Alignment.
    pub alignment_bytes: u32,
}

/// The function that is being written, at the place of the call. Operands are words: `<id>`s and literals.
///
/// All types and constants are unique: asking twice gives the same `<id>`. Errors "of writing a module" are those of an instruction of
/// more words than SPIR-V has room for, and of types that it lacks.
pub trait Emit {
    /// The type of a value.
    ///
    /// # Errors
    /// Internal if the `<id>` has no type.
    fn type_of(&self, value: Id) -> Result<Id>;
    /// What a type is.
    fn shape_of(&self, ty: Id) -> TypeShape;

    /// What a pointer value points to, as far as its type or the variable that it is tells.
    fn pointee_of(&self, pointer: Id) -> Option<Id> {
        match self.shape_of(self.type_of(pointer).ok()?) {
            TypeShape::Pointer { pointee, .. } => Some(pointee),
            _ => None,
        }
    }

    /// OpTypeVoid.
    ///
    /// # Errors
    /// Of writing a module, as all that follow.
    fn void_type(&mut self) -> Result<Id>;
    /// OpTypeBool.
    fn bool_type(&mut self) -> Result<Id>;
    /// OpTypeInt of this width.
    fn int_type(&mut self, bits: u32) -> Result<Id>;
    /// OpTypeFloat of this width.
    fn float_type(&mut self, bits: u32) -> Result<Id>;
    /// OpTypeInt as wide as `size_t`, by the addressing model.
    fn size_type(&mut self) -> Result<Id>;
    /// OpTypeVector.
    fn vector_type(&mut self, element: Id, lanes: u32) -> Result<Id>;
    /// OpTypeArray.
    fn array_type(&mut self, element: Id, length: u32) -> Result<Id>;
    /// OpTypeStruct of these members, without name and decorations.
    fn struct_type(&mut self, members: &[Id]) -> Result<Id>;
    /// OpTypePointer.
    fn pointer_type(&mut self, storage_class: u32, pointee: Id) -> Result<Id>;
    /// OpTypeSampledImage of an image type.
    fn sampled_image_type(&mut self, image: Id) -> Result<Id>;
    /// OpTypeDeviceEvent.
    fn device_event_type(&mut self) -> Result<Id>;
    /// An opaque type by the opcode that declares it, made of these types.
    fn opaque_type(&mut self, opcode: Opcode, of: &[Id]) -> Result<Id>;

    /// OpSampledImage, one for calls that shared one.
    ///
    /// # Errors
    /// Of writing a module.
    fn sampled_image(&mut self, ty: Id, image: Id, sampler: Id) -> Result<Id> {
        self.emit(crate::spirv::op::SampledImage, ty, &[image.0, sampler.0])
    }

    /// A constant of an integer or floating-point type by its bits, zero-extended to 64; of a vector type
    /// with all lanes alike.
    fn constant(&mut self, ty: Id, bits: u64) -> Result<Id>;
    /// OpConstantNull.
    fn constant_null(&mut self, ty: Id) -> Result<Id>;
    /// OpConstantTrue or OpConstantFalse.
    fn constant_bool(&mut self, value: bool) -> Result<Id>;
    /// OpConstantComposite.
    fn constant_composite(&mut self, ty: Id, constituents: &[Id]) -> Result<Id>;
    /// The bits of an integer constant, zero-extended; `None` of any other value.
    fn constant_bits(&self, value: Id) -> Option<u64>;

    /// Writes an instruction with a result.
    fn emit(&mut self, op: Opcode, result_type: Id, operands: &[u32]) -> Result<Id>;
    /// Writes an instruction without a result.
    fn emit_void(&mut self, op: Opcode, operands: &[u32]) -> Result<()>;
    /// Writes an instruction of OpenCL.std.
    fn ext(&mut self, instruction: OpenclStd100Op, result_type: Id, operands: &[u32]) -> Result<Id>;
    /// Loads a whole builtin variable, by the builtin's number.
    fn load_builtin(&mut self, builtin: u32) -> Result<Id>;
    /// A new variable of the Function storage class, declared in the entry block; its address.
    fn function_variable(&mut self, pointee: Id) -> Result<Id>;
    /// OpDecorate.
    fn decorate(&mut self, target: Id, decoration: u32, literals: &[u32]) -> Result<()>;

    /// The storage class that the first argument of the call being written points into, seen through casts to the Generic class.
    fn storage_class_of_origin(&self, pointer: Id) -> u32;
    /// Whether the module may be of this version of SPIR-V.
    fn allows_version(&self, major: u8, minor: u8) -> bool;
    /// Whether the module may use an extension.
    fn allows_extension(&self, name: &str) -> bool;

    /// Whether an extension is used wherever it may be.
    fn prefers_extension(&self, _extension: &str) -> bool {
        false
    }
    /// A value of which nothing is known.
    ///
    /// # Errors
    /// Of writing a module.
    fn undefined(&mut self, ty: Id) -> Result<Id> {
        self.emit(op::Undef, ty, &[])
    }
    /// Whether the first argument of the call is a constant in which no global takes part, an undefined one included.
    fn is_of_plain_constant(&self) -> bool {
        false
    }
    /// Whether a rounding mode that an instruction cannot have is left out, and not refused.
    fn drops_rounding(&self) -> bool {
        false
    }
    /// Whether `llvm.fmuladd` becomes one instruction where the element type has one.
    fn fuses_multiply_add(&self) -> bool {
        true
    }
    /// Types of a structure's members; none of any other type.
    fn member_types_of(&self, ty: Id) -> Vec<Id>;
    /// Whether a type is OpTypeFloat with the encoding of bfloat16.
    fn is_bfloat(&self, ty: Id) -> bool;
    /// Size and alignment of the block literal that a value points to.
    fn block_layout(&mut self, block: Id) -> Result<BlockLayout>;

    /// Unsupported, with the place of the call.
    fn error(&self, message: String) -> Error;
}

/// The type of a lane and the number of lanes; of a type that is no vector itself and 1.
pub fn lanes_of<E: Emit + ?Sized>(emit: &E, ty: Id) -> (Id, u32) {
    match emit.shape_of(ty) {
        TypeShape::Vector { element, lanes } => (element, lanes),
        _ => (ty, 1),
    }
}

/// The type with as many lanes as `like`, made of `element`.
///
/// # Errors
/// Of writing a module.
pub fn with_lanes_of<E: Emit + ?Sized>(emit: &mut E, element: Id, like: Id) -> Result<Id> {
    match emit.shape_of(like) {
        TypeShape::Vector { lanes, .. } => emit.vector_type(element, lanes),
        _ => Ok(element),
    }
}

/// The boolean type with as many lanes as `like`.
///
/// # Errors
/// Of writing a module.
pub fn bool_like<E: Emit + ?Sized>(emit: &mut E, like: Id) -> Result<Id> {
    let bool_type = emit.bool_type()?;
    with_lanes_of(emit, bool_type, like)
}

/// A 32-bit integer constant.
///
/// # Errors
/// Of writing a module.
pub fn constant_int<E: Emit + ?Sized>(emit: &mut E, value: u32) -> Result<Id> {
    let int = emit.int_type(32)?;
    emit.constant(int, u64::from(value))
}
