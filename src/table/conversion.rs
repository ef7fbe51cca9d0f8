//! Spec: "Conversion Instructions".
//!
//! Conversions decorated with SaturatedConversion or FPRoundingMode, and the saturating conversions, are calls whose names end in
//! `_R<type>[_sat][_rt?]`; [`CALLS`] has their signedness.

use super::Form;
use super::form::{CallForm, CastGuard::*, Row, Shape, call, cast, custom, row};
use crate::llvm::Opcode as I;
use crate::spirv::{Opcode, op};

/// Rows of the section.
pub const ROWS: &[Row] = &[
    row(op::ConvertFToU, cast(I::FPToUI, Any)),
    row(op::ConvertFToS, cast(I::FPToSI, Any)),
    row(op::ConvertSToF, cast(I::SIToFP, Any)),
    row(op::ConvertUToF, cast(I::UIToFP, Any)),
    row(op::UConvert, cast(I::ZExt, Grows)),
    row(op::UConvert, cast(I::Trunc, Shrinks)),
    row(op::UConvert, cast(I::BitCast, Same)).alternate(),
    row(op::SConvert, cast(I::SExt, Grows)),
    row(op::SConvert, cast(I::Trunc, Shrinks)).alternate(),
    row(op::SConvert, cast(I::BitCast, Same)).alternate(),
    row(op::FConvert, cast(I::FPExt, Grows)),
    row(op::FConvert, cast(I::FPTrunc, Shrinks)),
    row(op::QuantizeToF16, Form::Call(call().pure())),
    row(op::ConvertPtrToU, cast(I::PtrToInt, Any)),
    row(op::ConvertPtrToU, cast(I::PtrToAddr, Any)).write_only("both are the number of an address"),
    row(op::SatConvertSToU, Form::Call(call().unsigned_suffix().pure())),
    row(op::SatConvertUToS, Form::Call(call().all_unsigned().suffix().pure())),
    row(op::ConvertUToPtr, cast(I::IntToPtr, Any)),
    row(op::PtrCastToGeneric, cast(I::AddrSpaceCast, ToGeneric)),
    row(op::GenericCastToPtr, cast(I::AddrSpaceCast, FromGeneric)),
    row(op::GenericCastToPtrExplicit, custom(Shape::GenericCastToPtrExplicit)),
    row(op::Bitcast, cast(I::BitCast, Same)),
    row(op::Bitcast, cast(I::BitCast, Pointers)),
    row(op::Bitcast, cast(I::PtrToInt, FromPointer)).alternate(),
    row(op::Bitcast, cast(I::IntToPtr, ToPointer)).alternate(),
    row(op::PtrCastToCrossWorkgroupINTEL, cast(I::AddrSpaceCast, ToCrossWorkgroup)),
    row(op::CrossWorkgroupCastToPtrINTEL, cast(I::AddrSpaceCast, FromCrossWorkgroup)),
];

/// Call forms of conversions that saturate or have a rounding mode.
pub const CALLS: &[(Opcode, CallForm)] = &[
    (op::ConvertFToU, call().unsigned_suffix().pure()),
    (op::ConvertFToS, call().suffix().pure()),
    (op::ConvertSToF, call().suffix().pure()),
    (op::ConvertUToF, call().all_unsigned().suffix().pure()),
    (op::UConvert, call().all_unsigned().unsigned_suffix().pure()),
    (op::SConvert, call().suffix().pure()),
    (op::FConvert, call().suffix().pure()),
    (op::SatConvertSToU, call().unsigned_suffix().pure()),
    (op::SatConvertUToS, call().all_unsigned().suffix().pure()),
];

/// The call form of a conversion that saturates or has a rounding mode.
pub fn call_form(opcode: Opcode) -> Option<CallForm> {
    CALLS.iter().find(|(op, _)| *op == opcode).map(|(_, form)| *form)
}

/// Name postfixes of the rounding modes, indexed by FP rounding mode.
pub const ROUNDING_POSTFIXES: [&str; 4] = ["rte", "rtz", "rtp", "rtn"];

/// Name postfixes of the storage classes of `OpGenericCastToPtrExplicit`.
pub const EXPLICIT_CAST_POSTFIXES: &[(&str, rspirv::spirv::StorageClass)] = &[
    ("ToGlobal", rspirv::spirv::StorageClass::CrossWorkgroup),
    ("ToLocal", rspirv::spirv::StorageClass::Workgroup),
    ("ToPrivate", rspirv::spirv::StorageClass::Function),
];
