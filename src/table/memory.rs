//! Spec: "Memory Instructions".

use super::Form;
use super::form::{Chain, Row, Shape, call, custom, row};
use crate::error::{Error, Result};
use crate::spirv::{Opcode, extensions, op};

const fn chain(in_bounds: bool, element: bool, untyped: bool) -> Form {
    custom(Shape::AccessChain(Chain { in_bounds, element, untyped }))
}

/// Rows of the section.
pub const ROWS: &[Row] = &[
    row(op::Variable, custom(Shape::Variable)),
    row(op::Load, custom(Shape::Load)),
    row(op::Store, custom(Shape::Store)),
    row(op::CopyMemory, custom(Shape::CopyMemory)).alternate(),
    row(op::CopyMemorySized, custom(Shape::CopyMemorySized)),
    row(op::AccessChain, chain(false, false, false)).alternate(),
    row(op::InBoundsAccessChain, chain(true, false, false)).alternate(),
    row(op::PtrAccessChain, chain(false, true, false)),
    row(op::InBoundsPtrAccessChain, chain(true, true, false)),
    row(op::UntypedVariableKHR, custom(Shape::Variable)),
    row(op::UntypedAccessChainKHR, chain(false, false, true)).alternate(),
    row(op::UntypedInBoundsAccessChainKHR, chain(true, false, true)).alternate(),
    row(op::UntypedPtrAccessChainKHR, chain(false, true, true)),
    row(op::UntypedInBoundsPtrAccessChainKHR, chain(true, true, true)),
    row(op::UntypedPrefetchKHR, Form::Call(call().unsigned(&[1]).constant(&[0]))),
    row(op::MaskedGatherINTEL, custom(Shape::MaskedGather)),
    row(op::MaskedScatterINTEL, custom(Shape::MaskedScatter)),
    row(op::VariableLengthArrayINTEL, custom(Shape::VariableLengthArray)),
    row(op::UntypedVariableLengthArrayINTEL, custom(Shape::VariableLengthArray)),
    row(op::SaveMemoryINTEL, custom(Shape::SaveMemory)),
    row(op::RestoreMemoryINTEL, custom(Shape::RestoreMemory)),
    row(op::GenericPtrMemSemantics, Form::Call(call().constant(&[0]).pure())),
];

/// The access chain variant of an instruction; `None` for other instructions.
pub fn chain_of(opcode: Opcode) -> Option<Chain> {
    super::rows_of(opcode).iter().find_map(|row| match row.form {
        Form::Custom(Shape::AccessChain(chain)) => Some(chain),
        _ => None,
    })
}

/// The instruction of an access chain variant.
///
/// # Errors
/// Internal if no row has it.
pub fn chain_opcode(chain: Chain) -> Result<Opcode> {
    let row = ROWS.iter().find(|row| matches!(row.form, Form::Custom(Shape::AccessChain(of)) if of == chain));
    row.map(|row| row.op).ok_or_else(|| Error::internal("a variant of access chains without a row"))
}

/// The extension for untyped pointers. LLVM IR that declares it in `!spirv.Extension` has untyped pointers, except for pointees
/// declared by metadata.
pub const UNTYPED_POINTERS: &str = extensions::KHR_UNTYPED_POINTERS;

/// Access chains and their untyped forms.
pub const CHAINS: &[(Opcode, Opcode)] = &[
    (op::AccessChain, op::UntypedAccessChainKHR),
    (op::InBoundsAccessChain, op::UntypedInBoundsAccessChainKHR),
    (op::PtrAccessChain, op::UntypedPtrAccessChainKHR),
    (op::InBoundsPtrAccessChain, op::UntypedInBoundsPtrAccessChainKHR),
];
