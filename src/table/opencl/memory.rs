//! Spec (OpenCL C): "Vector Data Load and Store Functions", "Miscellaneous Vector Functions", "Async Copies from Global to Local
//! Memory, Local to Global Memory, and Prefetch", "Address Space Qualifier Functions", "printf"; `cl_khr_kernel_clock`.

use super::guard::UNMANGLED;
use super::operand::{ONE, Operand, SUB_GROUP, ScopeSource, THREE, TWO, WORK_GROUP};
use super::row::{Data, FriendlyName, Lanes, Pointee, Reading, ResultAdapter, Row, Shape, ext, op, shape};
use crate::spirv::op;
use FriendlyName::{Result, ResultApart};
use Operand::{Arg, Rest, Rounding, Size};
use rspirv::spirv::{OpenclStd100Op as C, Scope, StorageClass};

const LOAD: &[Operand] = &[Arg(0), Arg(1), Operand::Lanes];
const STORE_ROUNDED: &[Operand] = &[Arg(0), Arg(1), Arg(2), Rounding];

/// The stored data is a vector of the length in the name.
const VECTOR: Data = Data::operand(0, None, 0, Lanes::Several);

const VECTORS: &[Row] = &[
    ext("vload<n>", C::vloadn, LOAD).unsigned(&[0]).pointee(Pointee::Const(1)).friendly(ResultApart),
    ext("vstore<n>", C::vstoren, THREE).unsigned(&[1]).data(VECTOR),
    ext("vload_half", C::vload_half, TWO).unsigned(&[0]).pointee(Pointee::Const(1)).friendly(ResultApart),
    ext("vload_half<n>", C::vload_halfn, LOAD)
        .unsigned(&[0])
        .pointee(Pointee::Const(1))
        .friendly(ResultApart),
    ext("vloada_half<n>", C::vloada_halfn, LOAD)
        .unsigned(&[0])
        .pointee(Pointee::Const(1))
        .friendly(ResultApart),
    ext("vloada_half", C::vload_half, TWO)
        .unsigned(&[0])
        .pointee(Pointee::Const(1))
        .reading(Reading::Never("the name without an alignment says the same"))
        .friendly(ResultApart),
    ext("vstore_half", C::vstore_half, THREE).unsigned(&[1]),
    ext("vstore_half_<rt>", C::vstore_half_r, STORE_ROUNDED).unsigned(&[1]),
    ext("vstorea_half", C::vstore_half, THREE)
        .unsigned(&[1])
        .reading(Reading::Never("the name without an alignment says the same")),
    ext("vstorea_half_<rt>", C::vstore_half_r, STORE_ROUNDED)
        .unsigned(&[1])
        .reading(Reading::Never("the name without an alignment says the same")),
    ext("vstore_half<n>", C::vstore_halfn, THREE).unsigned(&[1]).data(VECTOR),
    ext("vstore_half<n>_<rt>", C::vstore_halfn_r, STORE_ROUNDED).unsigned(&[1]).data(VECTOR),
    ext("vstorea_half<n>", C::vstorea_halfn, THREE).unsigned(&[1]).data(VECTOR),
    ext("vstorea_half<n>_<rt>", C::vstorea_halfn_r, STORE_ROUNDED).unsigned(&[1]).data(VECTOR),
    ext("shuffle", C::shuffle, TWO).all_unsigned(),
    ext("shuffle2", C::shuffle2, THREE).all_unsigned(),
];

const COPY: &[Operand] = &[WORK_GROUP, Arg(0), Arg(1), Arg(2), Size(1), Arg(3)];
const COPY_STRIDED: &[Operand] = &[WORK_GROUP, Arg(0), Arg(1), Arg(2), Arg(3), Arg(4)];
const WAIT: &[Operand] = &[WORK_GROUP, Arg(0), Arg(1)];

const COPIES: &[Row] = &[
    ext("prefetch", C::prefetch, TWO).unsigned(&[1]).pointee(Pointee::Const(0)),
    op("async_work_group_copy", op::GroupAsyncCopy, COPY)
        .all_unsigned()
        .pointee(Pointee::Const(1))
        .reading(Reading::Exact("other translators always pass the stride")),
    op("async_work_group_strided_copy", op::GroupAsyncCopy, COPY_STRIDED)
        .all_unsigned()
        .pointee(Pointee::Const(1)),
    op("wait_group_events", op::GroupWaitEvents, WAIT),
];

const ADDRESS_SPACES: &[Row] = &[
    shape("__to_global", Shape::ToAddressSpace(StorageClass::CrossWorkgroup), ONE).when(UNMANGLED),
    shape("__to_local", Shape::ToAddressSpace(StorageClass::Workgroup), ONE).when(UNMANGLED),
    shape("__to_private", Shape::ToAddressSpace(StorageClass::Function), ONE).when(UNMANGLED),
    op("get_fence", op::GenericPtrMemSemantics, ONE)
        .outcome(ResultAdapter::ShiftRight(8))
        .all_unsigned()
        .pointee(Pointee::ConstVoid(0)),
];

const REST: &[Operand] = &[Rest(0)];
const DEVICE_SCOPE: &[Operand] = &[Operand::Scope(ScopeSource::Fixed(Scope::Device))];
const WORK_GROUP_SCOPE: &[Operand] = &[WORK_GROUP];
const SUB_GROUP_SCOPE: &[Operand] = &[SUB_GROUP];

/// A clock value is one integer or two halves.
const NUMBER: Data = Data::result(None, 64, Lanes::One);
const PAIR: Data = Data::result(None, 32, Lanes::Several);

const fn clock(name: &'static str, scope: &'static [Operand], time: Data) -> Row {
    op(name, op::ReadClockKHR, scope).data(time).friendly(Result)
}

const OTHERS: &[Row] = &[
    ext("printf", C::printf, REST).when(UNMANGLED).pointee(Pointee::UniformConstant),
    clock("clock_read_device", DEVICE_SCOPE, NUMBER),
    clock("clock_read_work_group", WORK_GROUP_SCOPE, NUMBER),
    clock("clock_read_sub_group", SUB_GROUP_SCOPE, NUMBER),
    clock("clock_read_hilo_device", DEVICE_SCOPE, PAIR),
    clock("clock_read_hilo_work_group", WORK_GROUP_SCOPE, PAIR),
    clock("clock_read_hilo_sub_group", SUB_GROUP_SCOPE, PAIR),
];

/// Rows of these functions.
pub(super) const ROWS: &[&[Row]] = &[VECTORS, COPIES, ADDRESS_SPACES, OTHERS];
