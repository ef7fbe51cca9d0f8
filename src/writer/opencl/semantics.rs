//! Spec: "Scope `<id>`", "Memory Semantics `<id>`": lowers `memory_scope`, `memory_order` and
//! `cl_mem_fence_flags` of OpenCL C.
//!
//! For an argument that is not constant, the SPIR-V value is computed: OpenCL C's enumerations are small, so
//! a shift of a packed table or of a bit maps each value without a branch.

use super::super::emit::{Emit, constant_int};
use super::Call;
use crate::error::Result;
use crate::spirv::{Id, Opcode, op};
use crate::table::opencl::semantics::{
    self as table, BUFFER_FLAGS, BUFFER_SHIFT, IMAGE_FLAG, IMAGE_SHIFT, ORDER_MASK, ORDERS, SCOPES,
};
use crate::table::opencl::{Order, ScopeSource, Storage};

/// Bits per entry when [`SCOPES`] is packed into one word.
const SCOPE_BITS: u32 = 4;

/// A value that is constant or computed at run time.
#[derive(Clone, Copy)]
enum Bits {
    Known(u32),
    Computed(Id),
}

impl Bits {
    fn id<E: Emit>(self, emit: &mut E) -> Result<Id> {
        match self {
            Self::Known(value) => constant_int(emit, value),
            Self::Computed(id) => Ok(id),
        }
    }

    fn or<E: Emit>(self, emit: &mut E, other: Self) -> Result<Self> {
        match (self, other) {
            (Self::Known(a), Self::Known(b)) => Ok(Self::Known(a | b)),
            (Self::Known(0), value) | (value, Self::Known(0)) => Ok(value),
            (a, b) => {
                let (a, b) = (a.id(emit)?, b.id(emit)?);
                binary(emit, op::BitwiseOr, a, b).map(Self::Computed)
            }
        }
    }
}

/// The scope that an operand denotes.
pub(super) fn scope<E: Emit>(emit: &mut E, call: Call<'_>, source: ScopeSource) -> Result<Id> {
    let scope = match source {
        ScopeSource::Fixed(scope) => scope,
        ScopeSource::Argument(i, default) => match call.arguments.get(usize::from(i)) {
            Some(&argument) => return scope_of_argument(emit, argument),
            None => default,
        },
        ScopeSource::Name => match call.postfix.scope {
            Some(scope) => scope,
            None => return Err(emit.error("the builtin's name tells no scope".into())),
        },
    };
    constant_int(emit, scope as u32)
}

fn scope_of_argument<E: Emit>(emit: &mut E, argument: Id) -> Result<Id> {
    if let Some(value) = emit.constant_bits(argument) {
        let scope = usize::try_from(value).ok().and_then(|i| SCOPES.get(i)).copied();
        return match scope {
            Some(scope) => constant_int(emit, scope),
            None => Err(emit.error(format!("{value} is no memory_scope"))),
        };
    }
    let packed = SCOPES.iter().rev().fold(0, |packed, scope| packed << SCOPE_BITS | scope);
    let table = constant_int(emit, packed)?;
    let step = with_constant(emit, op::ShiftLeftLogical, argument, SCOPE_BITS.trailing_zeros())?;
    let entry = binary(emit, op::ShiftRightLogical, table, step)?;
    with_constant(emit, op::BitwiseAnd, entry, (1 << SCOPE_BITS) - 1)
}

/// The memory semantics that an operand denotes.
pub(super) fn semantics<E: Emit>(emit: &mut E, call: Call<'_>, order: Order, storage: Storage) -> Result<Id> {
    let storage = match storage {
        Storage::Pointer(i) => {
            let pointer = call.argument(emit, i.into())?;
            Bits::Known(table::storage_bits(emit.storage_class_of_origin(pointer)?))
        }
        Storage::Flags(i) => {
            let flags = call.argument(emit, i.into())?;
            memory_of_flags(emit, flags)?
        }
    };
    let order = match (order, storage) {
        (Order::Fixed(bits), _) => Bits::Known(bits),
        (Order::IfStorage(_), Bits::Known(0)) => Bits::Known(0),
        (Order::IfStorage(bits), Bits::Known(_)) => Bits::Known(bits),
        (Order::IfStorage(bits), Bits::Computed(storage)) => order_if(emit, bits, storage)?,
        (Order::Argument(i), _) => {
            let argument = call.argument(emit, i.into())?;
            order_of_argument(emit, argument)?
        }
    };
    order.or(emit, storage)?.id(emit)
}

fn memory_of_flags<E: Emit>(emit: &mut E, flags: Id) -> Result<Bits> {
    if let Some(value) = emit.constant_bits(flags) {
        // All flags are in the low word.
        return Ok(Bits::Known(table::storage_of_flags(value as u32)));
    }
    let buffers = with_constant(emit, op::BitwiseAnd, flags, BUFFER_FLAGS)?;
    let buffers = with_constant(emit, op::ShiftLeftLogical, buffers, BUFFER_SHIFT)?;
    let images = with_constant(emit, op::BitwiseAnd, flags, IMAGE_FLAG)?;
    let images = with_constant(emit, op::ShiftLeftLogical, images, IMAGE_SHIFT)?;
    binary(emit, op::BitwiseOr, buffers, images).map(Bits::Computed)
}

/// The order `bits` if `storage` is nonzero, else 0.
fn order_if<E: Emit>(emit: &mut E, bits: u32, storage: Id) -> Result<Bits> {
    let none = constant_int(emit, 0)?;
    let some = constant_int(emit, bits)?;
    let truth = emit.bool_type()?;
    let any = emit.emit(op::INotEqual, truth, &[storage.0, none.0])?;
    let int = emit.int_type(32)?;
    emit.emit(op::Select, int, &[any.0, some.0, none.0]).map(Bits::Computed)
}

fn order_of_argument<E: Emit>(emit: &mut E, argument: Id) -> Result<Bits> {
    if let Some(value) = emit.constant_bits(argument) {
        let order = usize::try_from(value).ok().and_then(|i| ORDERS.get(i)).copied().flatten();
        return match order {
            Some(order) => Ok(Bits::Known(order)),
            None => Err(emit.error(format!("{value} is no memory_order"))),
        };
    }
    // Each order but the first is encoded as half of 2 to the power of its number.
    let one = constant_int(emit, 1)?;
    let power = binary(emit, op::ShiftLeftLogical, one, argument)?;
    let half = with_constant(emit, op::ShiftRightLogical, power, 1)?;
    with_constant(emit, op::BitwiseAnd, half, ORDER_MASK).map(Bits::Computed)
}

fn with_constant<E: Emit>(emit: &mut E, op: Opcode, left: Id, right: u32) -> Result<Id> {
    let right = constant_int(emit, right)?;
    binary(emit, op, left, right)
}

fn binary<E: Emit>(emit: &mut E, op: Opcode, left: Id, right: Id) -> Result<Id> {
    let int = emit.int_type(32)?;
    emit.emit(op, int, &[left.0, right.0])
}
