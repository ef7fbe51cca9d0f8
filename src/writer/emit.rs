//! The interface that expansions of builtins and intrinsics use to emit into the current function.

use crate::error::{Error, Result};
use crate::spirv::{Id, Opcode, op};
use rspirv::spirv::OpenclStd100Op;

/// The classification of a type that expansions need.
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

/// The operands of an image type that determine its dimensions.
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
    /// The alignment that LLVM prefers for its type.
    pub preferred_alignment_bytes: u32,
}

/// The function being written, at the position of the call. Operands are words: `<id>`s and literals.
///
/// All types and constants are unique: requesting one twice yields the same `<id>`. "Of writing a module"
/// under Errors means an instruction of more words than SPIR-V allows, or a type that SPIR-V lacks.
pub trait Emit {
    /// The type of a value.
    ///
    /// # Errors
    /// Internal if the `<id>` has no type.
    fn type_of(&self, value: Id) -> Result<Id>;
    /// The classification of a type.
    fn shape_of(&self, ty: Id) -> TypeShape;

    /// The pointee of a pointer value, if its type determines it or the value is a variable.
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
    /// An opaque type, given the opcode that declares it and its operand types.
    fn opaque_type(&mut self, opcode: Opcode, of: &[Id]) -> Result<Id>;

    /// OpSampledImage, shared by the calls of one block whose metadata puts them in the same group.
    ///
    /// # Errors
    /// Of writing a module.
    fn sampled_image(&mut self, ty: Id, image: Id, sampler: Id) -> Result<Id> {
        self.emit(crate::spirv::op::SampledImage, ty, &[image.0, sampler.0])
    }

    /// A constant of an integer or floating-point type, given by its bits zero-extended to 64; for a vector
    /// type, a splat.
    fn constant(&mut self, ty: Id, bits: u64) -> Result<Id>;
    /// OpConstantNull.
    fn constant_null(&mut self, ty: Id) -> Result<Id>;
    /// OpConstantTrue or OpConstantFalse.
    fn constant_bool(&mut self, value: bool) -> Result<Id>;
    /// The bits of an integer constant, zero-extended; `None` for any other value.
    fn constant_bits(&self, value: Id) -> Option<u64>;

    /// Emits an instruction with a result.
    fn emit(&mut self, op: Opcode, result_type: Id, operands: &[u32]) -> Result<Id>;
    /// Emits an instruction without a result.
    fn emit_void(&mut self, op: Opcode, operands: &[u32]) -> Result<()>;
    /// Emits an instruction of OpenCL.std.
    fn ext(&mut self, instruction: OpenclStd100Op, result_type: Id, operands: &[u32]) -> Result<Id>;
    /// Whether the module is a shader, which has GLSL.std.450 instead of OpenCL.std.
    fn is_of_shader(&self) -> bool {
        false
    }
    /// Loads a whole builtin variable, given the number of the BuiltIn.
    fn load_builtin(&mut self, builtin: u32) -> Result<Id>;
    /// Declares a variable of the Function storage class in the entry block and returns its address.
    fn function_variable(&mut self, pointee: Id) -> Result<Id>;
    /// OpDecorate.
    fn decorate(&mut self, target: Id, decoration: u32, literals: &[u32]) -> Result<()>;

    /// The storage class that the first argument of the current call points into, looking through casts to
    /// Generic.
    ///
    /// # Errors
    /// Internal if it is no pointer.
    fn storage_class_of_origin(&self, pointer: Id) -> Result<u32>;
    /// Whether the module may use features of this version of SPIR-V.
    fn allows_version(&self, major: u8, minor: u8) -> bool;
    /// Whether the module may use an extension.
    fn allows_extension(&self, name: &str) -> bool;

    /// Whether an extension is used wherever it is applicable.
    fn prefers_extension(&self, _extension: &str) -> bool {
        false
    }
    /// An undefined value.
    ///
    /// # Errors
    /// Of writing a module.
    fn undefined(&mut self, ty: Id) -> Result<Id> {
        self.emit(op::Undef, ty, &[])
    }
    /// Whether the first argument of the call is a constant that refers to no global; undef counts as one.
    fn is_of_plain_constant(&self) -> bool {
        false
    }
    /// Whether a rounding mode that an instruction cannot have is dropped instead of rejected.
    fn drops_rounding(&self) -> bool {
        false
    }
    /// Whether `llvm.fmuladd` becomes a single instruction where the element type has one.
    fn fuses_multiply_add(&self) -> bool {
        true
    }
    /// The types of a structure's members; empty for any other type.
    fn member_types_of(&self, ty: Id) -> Vec<Id>;
    /// Whether a type is OpTypeFloat with the BFloat16 encoding.
    fn is_bfloat(&self, ty: Id) -> bool;
    /// Size and alignment of the block literal that a value points to.
    fn block_layout(&mut self, block: Id) -> Result<BlockLayout>;

    /// An Unsupported error with the location of the call.
    fn error(&self, message: String) -> Error;
}

/// The element type and number of lanes of a type; a scalar is its own element, with 1 lane.
pub fn lanes_of<E: Emit + ?Sized>(emit: &E, ty: Id) -> (Id, u32) {
    match emit.shape_of(ty) {
        TypeShape::Vector { element, lanes } => (element, lanes),
        _ => (ty, 1),
    }
}

/// A type with as many lanes as `like` and the element type `element`.
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
