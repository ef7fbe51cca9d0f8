//! Types: kinds, components and constructors.

use super::text::{bytes_from, handle, take_message};
use super::{Context, TypeKind, ffi};
use crate::error::{Error, Result};
use llvm_sys::LLVMType;
use llvm_sys::core::*;
use rustc_hash::FxHashSet;
use smallvec::{SmallVec, smallvec};
use std::borrow::Cow;
use std::ffi::c_uint;
use std::fmt;

handle! {
    /// A type.
    Type, LLVMType
}

/// A property of a target extension type; other types have all properties.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TargetTypeProperty {
    /// There is a zero value (`zeroinitializer`).
    HasZero,
    /// Values may be global variables.
    Global,
    /// Values may be allocas.
    Local,
}

/// Containers that accept only some types, with the shim's numbers.
#[derive(Clone, Copy)]
enum Container {
    Struct,
    Array,
    Vector,
    Parameter,
    Result,
}

/// Types of a struct or function, usually at most eight.
type Types<'c> = SmallVec<[Type<'c>; 8]>;

impl<'c> Type<'c> {
    /// Its kind.
    #[inline]
    pub fn kind(self) -> TypeKind {
        // SAFETY: the type is alive for `'c`.
        TypeKind::from_c(unsafe { LLVMGetTypeKind(self.raw()) })
    }

    fn is(self, kind: TypeKind) -> bool {
        self.kind() == kind
    }

    /// Whether it is `void`.
    pub fn is_void(self) -> bool {
        self.is(TypeKind::Void)
    }

    /// Whether it is an integer.
    pub fn is_int(self) -> bool {
        self.is(TypeKind::Integer)
    }

    /// Whether it is a floating-point type of any format.
    pub fn is_float(self) -> bool {
        use TypeKind::*;
        matches!(self.kind(), Half | BFloat | Float | Double | X86Fp80 | Fp128 | PpcFp128)
    }

    /// Whether it is a pointer.
    pub fn is_pointer(self) -> bool {
        self.is(TypeKind::Pointer)
    }

    /// Whether it is a pointer or a vector of pointers.
    #[inline]
    pub fn is_pointer_or_pointers(self) -> bool {
        // SAFETY: the type is alive.
        unsafe { ffi::slt_is_pointer_or_pointers(self.raw()) }
    }

    /// Whether it is a fixed-length vector.
    pub fn is_vector(self) -> bool {
        self.is(TypeKind::Vector)
    }

    /// Whether it is a struct.
    pub fn is_struct(self) -> bool {
        self.is(TypeKind::Struct)
    }

    /// Whether it is an array.
    pub fn is_array(self) -> bool {
        self.is(TypeKind::Array)
    }

    /// Whether it is a function type.
    pub fn is_function(self) -> bool {
        self.is(TypeKind::Function)
    }

    /// Whether it is sized.
    pub fn is_sized(self) -> bool {
        // SAFETY: the type is alive.
        unsafe { LLVMTypeIsSized(self.raw()) != 0 }
    }

    /// Whether a variable may have it; a variable of an opaque struct type cannot have an initializer.
    pub fn can_be_variable(self) -> bool {
        use TypeKind::*;
        !matches!(self.kind(), Void | Function | Label | Metadata | Token | X86Amx)
    }

    /// Width of an integer in bits.
    pub fn int_bits(self) -> Option<u32> {
        // SAFETY: the type is alive and an integer.
        self.is_int().then(|| unsafe { LLVMGetIntTypeWidth(self.raw()) })
    }

    /// Width of an integer or floating-point type in bits.
    pub fn scalar_bits(self) -> Option<u32> {
        match self.kind() {
            TypeKind::Integer => self.int_bits(),
            TypeKind::Half | TypeKind::BFloat => Some(16),
            TypeKind::Float => Some(32),
            TypeKind::Double => Some(64),
            TypeKind::X86Fp80 => Some(80),
            TypeKind::Fp128 | TypeKind::PpcFp128 => Some(128),
            _ => None,
        }
    }

    /// Address space of a pointer.
    pub fn address_space(self) -> Option<u32> {
        // SAFETY: the type is alive and a pointer.
        self.is_pointer().then(|| unsafe { LLVMGetPointerAddressSpace(self.raw()) })
    }

    /// Element type of an array or vector.
    pub fn element(self) -> Option<Type<'c>> {
        match self.kind() {
            TypeKind::Array | TypeKind::Vector | TypeKind::ScalableVector => {
                // SAFETY: the type is alive and has an element type, which lives as long.
                unsafe { Self::from_raw(LLVMGetElementType(self.raw())) }
            }
            _ => None,
        }
    }

    /// The element type of a vector; other types unchanged.
    #[inline]
    pub fn scalar(self) -> Type<'c> {
        // SAFETY: the type is alive; every type has a scalar type, which lives as long.
        unsafe { Self::from_non_null(ffi::slt_scalar_type(self.raw())) }
    }

    /// Whether it is `i1`, or a vector of it.
    #[inline]
    pub fn is_bool_or_bools(self) -> bool {
        // SAFETY: the type is alive.
        unsafe { ffi::slt_is_bool_or_bools(self.raw()) }
    }

    /// Number of elements of an array, fixed-length vector, or struct.
    pub fn length(self) -> Option<u64> {
        // SAFETY: the type is alive and of the kind that each function takes.
        match self.kind() {
            TypeKind::Array => Some(unsafe { LLVMGetArrayLength2(self.raw()) }),
            TypeKind::Vector => Some(unsafe { LLVMGetVectorSize(self.raw()) }.into()),
            TypeKind::Struct => Some(unsafe { LLVMCountStructElementTypes(self.raw()) }.into()),
            _ => None,
        }
    }

    /// Number of lanes of a fixed-length vector; 1 for other types.
    pub fn lanes(self) -> u32 {
        // SAFETY: the type is alive and a vector.
        if self.is_vector() { unsafe { LLVMGetVectorSize(self.raw()) } } else { 1 }
    }

    /// Member types of a struct; empty for other types and for opaque structs.
    pub fn members(self) -> Types<'c> {
        if !self.is_struct() {
            return Types::new();
        }
        // SAFETY: the type is alive and a struct; the call fills exactly as many pointers as it counted.
        unsafe {
            let count = LLVMCountStructElementTypes(self.raw()) as usize;
            let mut members: Types<'c> = SmallVec::from_elem(self, count);
            LLVMGetStructElementTypes(self.raw(), members.as_mut_ptr().cast());
            members
        }
    }

    /// The type and all types that values of it are made of, each once, in no particular order: a structure of few members may have
    /// a number of parts that is exponential in its depth.
    pub fn components(self) -> impl Iterator<Item = Type<'c>> {
        let mut open: Types<'c> = smallvec![self];
        let mut seen = FxHashSet::default();
        std::iter::from_fn(move || {
            let ty = open.pop()?;
            let inner = ty.element().into_iter().chain(ty.members());
            open.extend(inner.filter(|inner| seen.insert(*inner)));
            Some(ty)
        })
    }

    /// One member type of a struct.
    pub fn member(self, index: u32) -> Option<Type<'c>> {
        if !self.is_struct() || u64::from(index) >= self.length()? {
            return None;
        }
        // SAFETY: the type is alive, a struct, and has that member.
        unsafe { Self::from_raw(LLVMStructGetTypeAtIndex(self.raw(), index)) }
    }

    /// Whether it is a struct without padding.
    pub fn is_packed(self) -> bool {
        // SAFETY: the type is alive and a struct.
        self.is_struct() && unsafe { LLVMIsPackedStruct(self.raw()) != 0 }
    }

    /// Whether it is a struct without a body.
    pub fn is_opaque(self) -> bool {
        // SAFETY: the type is alive and a struct.
        self.is_struct() && unsafe { LLVMIsOpaqueStruct(self.raw()) != 0 }
    }

    /// Whether it is a literal struct.
    pub fn is_literal(self) -> bool {
        // SAFETY: the type is alive and a struct.
        self.is_struct() && unsafe { LLVMIsLiteralStruct(self.raw()) != 0 }
    }

    /// Name of an identified struct; `None` for literal and unnamed structs.
    pub fn struct_name(self) -> Option<Cow<'c, str>> {
        // SAFETY: the type is alive and keeps its name.
        let name = unsafe { bytes_from(|length| ffi::slt_struct_name(self.raw(), length)) }?;
        Some(String::from_utf8_lossy(name))
    }

    /// Sets the members of an opaque struct.
    ///
    /// # Errors
    /// If it is not an opaque struct, would contain itself, or a type cannot be a member.
    pub fn set_body(self, members: &[Type<'c>], packed: bool) -> Result<()> {
        check_all(members, Container::Struct, "member of a struct")?;
        // SAFETY: all types are alive; the shim checks that this one is an opaque struct.
        let done = unsafe {
            ffi::slt_struct_set_body(self.raw(), members.as_ptr().cast_mut().cast(), members.len(), packed)
        };
        done.then_some(()).ok_or_else(|| Error::malformed("a struct has two bodies or contains itself"))
    }

    /// Result type of a function type.
    pub fn return_type(self) -> Option<Type<'c>> {
        // SAFETY: the type is alive and a function type.
        if self.is_function() { unsafe { Self::from_raw(LLVMGetReturnType(self.raw())) } } else { None }
    }

    /// Parameter types of a function type; empty for other types.
    pub fn params(self) -> Types<'c> {
        if !self.is_function() {
            return Types::new();
        }
        // SAFETY: the type is alive and a function type; the call fills exactly as many pointers as it counted.
        unsafe {
            let count = LLVMCountParamTypes(self.raw()) as usize;
            let mut params: Types<'c> = SmallVec::from_elem(self, count);
            LLVMGetParamTypes(self.raw(), params.as_mut_ptr().cast());
            params
        }
    }

    /// Whether a function type is variadic.
    pub fn is_variadic(self) -> bool {
        // SAFETY: the type is alive and a function type.
        self.is_function() && unsafe { LLVMIsFunctionVarArg(self.raw()) != 0 }
    }

    /// Name of a target extension type.
    pub fn target_name(self) -> Option<&'c str> {
        // SAFETY: the type is alive and keeps its name.
        let name = unsafe { bytes_from(|length| ffi::slt_target_type_name(self.raw(), length)) }?;
        std::str::from_utf8(name).ok()
    }

    /// Type parameters of a target extension type; empty for other types.
    pub fn target_types(self) -> Types<'c> {
        if !self.is(TypeKind::TargetExt) {
            return Types::new();
        }
        // SAFETY: the type is alive, a target extension type, and has each parameter that it counts.
        unsafe {
            let count = LLVMGetTargetExtTypeNumTypeParams(self.raw());
            (0..count).map(|i| Self::from_non_null(LLVMGetTargetExtTypeTypeParam(self.raw(), i))).collect()
        }
    }

    /// Integer parameters of a target extension type; empty for other types.
    pub fn target_ints(self) -> SmallVec<[u32; 8]> {
        if !self.is(TypeKind::TargetExt) {
            return SmallVec::new();
        }
        // SAFETY: the type is alive, a target extension type, and has each parameter that it counts.
        unsafe {
            let count = LLVMGetTargetExtTypeNumIntParams(self.raw());
            (0..count).map(|i| LLVMGetTargetExtTypeIntParam(self.raw(), i)).collect()
        }
    }

    /// Whether a target extension type has a property; true for every other type.
    pub fn target_has(self, property: TargetTypeProperty) -> bool {
        // SAFETY: the type is alive; the shim checks its kind.
        unsafe { ffi::slt_target_type_has(self.raw(), property as i32) }
    }
}

impl fmt::Display for Type<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // SAFETY: the type is alive; the text is a message that we must free.
        f.write_str(&unsafe { take_message(LLVMPrintTypeToString(self.raw())) })
    }
}

/// Checks that a container accepts each type.
fn check_all(types: &[Type<'_>], container: Container, what: &str) -> Result<()> {
    for ty in types {
        // SAFETY: the type is alive.
        if !unsafe { ffi::slt_type_is_valid_in(ty.raw(), container as i32) } {
            return Err(Error::malformed(format!("type {ty} cannot be a {what}")));
        }
    }
    Ok(())
}

/// Defines constructors of types without parameters.
macro_rules! plain_types {
    ($($name:ident = $function:ident, $what:literal;)*) => {
        $(
            #[doc = concat!("The type `", $what, "`.")]
            pub fn $name(&self) -> Type<'_> {
                // SAFETY: the context is alive and owns the type.
                unsafe { Type::from_non_null($function(self.raw())) }
            }
        )*
    };
}

impl Context {
    plain_types! {
        void_type = LLVMVoidTypeInContext, "void";
        half_type = LLVMHalfTypeInContext, "half";
        bfloat_type = LLVMBFloatTypeInContext, "bfloat";
        float_type = LLVMFloatTypeInContext, "float";
        double_type = LLVMDoubleTypeInContext, "double";
        fp128_type = LLVMFP128TypeInContext, "fp128";
        metadata_type = LLVMMetadataTypeInContext, "metadata";
        token_type = LLVMTokenTypeInContext, "token";
        label_type = LLVMLabelTypeInContext, "label";
        bool_type = LLVMInt1TypeInContext, "i1";
        i8_type = LLVMInt8TypeInContext, "i8";
        i16_type = LLVMInt16TypeInContext, "i16";
        i32_type = LLVMInt32TypeInContext, "i32";
        i64_type = LLVMInt64TypeInContext, "i64";
    }

    /// An integer type.
    ///
    /// # Errors
    /// If the width is 0 or above LLVM's limit of 8,388,608 bits.
    pub fn int_type(&self, bits: u32) -> Result<Type<'_>> {
        if bits == 0 || bits > (1 << 23) {
            return Err(Error::malformed(format!("LLVM has no integer type of {bits} bits")));
        }
        // SAFETY: the context is alive and owns the type; the width is in range.
        Ok(unsafe { Type::from_non_null(LLVMIntTypeInContext(self.raw(), bits)) })
    }

    /// A pointer type.
    ///
    /// # Errors
    /// If the address space is above LLVM's limit of 24 bits.
    pub fn pointer_type(&self, address_space: u32) -> Result<Type<'_>> {
        if address_space >= (1 << 24) {
            return Err(Error::malformed(format!("LLVM has no address space {address_space}")));
        }
        // SAFETY: the context is alive and owns the type; the address space is in range.
        Ok(unsafe { Type::from_non_null(LLVMPointerTypeInContext(self.raw(), address_space)) })
    }

    /// An array type.
    ///
    /// # Errors
    /// If LLVM has no arrays of the element type.
    pub fn array_type<'c>(&'c self, element: Type<'c>, length: u64) -> Result<Type<'c>> {
        check_all(&[element], Container::Array, "element of an array")?;
        // SAFETY: the element type is alive and valid.
        Ok(unsafe { Type::from_non_null(LLVMArrayType2(element.raw(), length)) })
    }

    /// A fixed-length vector type.
    ///
    /// # Errors
    /// If LLVM has no vectors of the element type, or the length is 0.
    pub fn vector_type<'c>(&'c self, element: Type<'c>, lanes: u32) -> Result<Type<'c>> {
        check_all(&[element], Container::Vector, "element of a vector")?;
        if lanes == 0 {
            return Err(Error::malformed("a vector has no elements"));
        }
        // SAFETY: the element type is alive and valid, the length is not 0.
        Ok(unsafe { Type::from_non_null(LLVMVectorType(element.raw(), lanes)) })
    }

    /// A literal struct type.
    ///
    /// # Errors
    /// If a type cannot be a member.
    pub fn struct_type<'c>(&'c self, members: &[Type<'c>], packed: bool) -> Result<Type<'c>> {
        check_all(members, Container::Struct, "member of a struct")?;
        let (first, count) = (members.as_ptr().cast_mut().cast(), members.len() as c_uint);
        // SAFETY: the context and the member types are alive and valid.
        Ok(unsafe { Type::from_non_null(LLVMStructTypeInContext(self.raw(), first, count, packed.into())) })
    }

    /// A new identified struct type without a body. An empty name leaves it unnamed; a number is appended to a name already in use.
    pub fn create_struct(&self, name: &str) -> Type<'_> {
        // SAFETY: the context is alive and owns the type; the name is given with its length.
        unsafe { Type::from_non_null(ffi::slt_struct_create(self.raw(), name.as_ptr().cast(), name.len())) }
    }

    /// Removes the name of the struct type with this name, if it exists.
    pub fn forget_struct_name(&self, name: &str) {
        // SAFETY: the context is alive and owns its types; the name is given with its length.
        unsafe { ffi::slt_struct_forget_name(self.raw(), name.as_ptr().cast(), name.len()) }
    }

    /// A function type.
    ///
    /// # Errors
    /// If a type cannot be a parameter or a result.
    pub fn function_type<'c>(
        &'c self,
        result: Type<'c>,
        params: &[Type<'c>],
        variadic: bool,
    ) -> Result<Type<'c>> {
        check_all(&[result], Container::Result, "result of a function")?;
        check_all(params, Container::Parameter, "parameter")?;
        let (first, count) = (params.as_ptr().cast_mut().cast(), params.len() as c_uint);
        // SAFETY: all types are alive and valid.
        Ok(unsafe { Type::from_non_null(LLVMFunctionType(result.raw(), first, count, variadic.into())) })
    }

    /// A target extension type, such as `target("spirv.Sampler")`.
    ///
    /// # Errors
    /// If LLVM knows the name and rejects its parameters.
    pub fn target_type<'c>(&'c self, name: &str, types: &[Type<'c>], ints: &[u32]) -> Result<Type<'c>> {
        // SAFETY: the context and the types are alive; texts and lists are given with their lengths.
        unsafe {
            let (first, count) = (types.as_ptr().cast_mut().cast(), types.len());
            let raw = ffi::slt_target_type(
                self.raw(),
                name.as_ptr().cast(),
                name.len(),
                first,
                count,
                ints.as_ptr(),
                ints.len(),
            );
            Type::from_raw(raw)
        }
        .ok_or_else(|| Error::malformed(format!("LLVM refuses the parameters of target type '{name}'")))
    }
}
