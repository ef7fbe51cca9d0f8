//! Mangling of LLVM types: scalars by code, opaque types as pointers to structures with their friendly names.

use super::opaque;
use crate::llvm::{Type as LlvmType, TypeKind as LlvmKind};
use mangling::{Scalar, Type};

/// The scalar of an LLVM type.
pub fn scalar(ty: LlvmType<'_>, unsigned: bool) -> Option<Scalar> {
    let signed = match ty.kind() {
        LlvmKind::Void => Scalar::Void,
        LlvmKind::Half => Scalar::Half,
        LlvmKind::BFloat => Scalar::BFloat,
        LlvmKind::Float => Scalar::Float,
        LlvmKind::Double => Scalar::Double,
        LlvmKind::Integer => match ty.int_bits()? {
            1 => Scalar::Bool,
            8 => Scalar::Char,
            16 => Scalar::Short,
            64 => Scalar::Long,
            _ => Scalar::Int,
        },
        _ => return None,
    };
    Some(if unsigned { signed.to_unsigned() } else { signed })
}

/// The mangled type of a row with the parameters of an LLVM type.
pub fn opaque(row: &opaque::OpaqueRow, llvm: LlvmType<'_>) -> Type {
    let mut name = row.friendly.to_owned();
    let types: Vec<_> = llvm.target_types().into_iter().collect();
    let numbers = llvm.target_ints();
    if !types.is_empty() || !numbers.is_empty() {
        name.push('_');
    }
    for ty in types {
        let spelled = scalar(ty, ty.int_bits() == Some(32)).map_or("void", Scalar::spelling);
        name.push('_');
        name.push_str(spelled);
    }
    for number in numbers {
        name.push('_');
        name.push_str(&number.to_string());
    }
    Type::pointer(row.address_space, Type::named(name))
}
