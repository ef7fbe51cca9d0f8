//! Spec (OpenCL C): "Atomic Functions", "Legacy Atomic Functions"; `cl_ext_float_atomics`.

use super::super::atomic::RMW;
use super::guard::{Class, FLOAT, INTEGER, SIGNED, UNSIGNED};
use super::operand::{Operand, Order, ScopeSource, Storage};
use super::row::{Data, FriendlyName, Lanes, Pointee, Reading, ResultAdapter, Row, Shape, Target, op, shape};
use crate::llvm::AtomicOperation;
use crate::spirv::{Opcode, op};
use Operand::{Arg, Negated, Scope, Semantics};
use rspirv::spirv::Scope as S;

const RELAXED: u32 = 0;
const SEQUENTIALLY_CONSISTENT: u32 = 16;
const POINTER: Storage = Storage::Pointer(0);

const LEGACY_SCOPE: Operand = Scope(ScopeSource::Fixed(S::Workgroup));
const LEGACY_ORDER: Operand = Semantics(Order::Fixed(RELAXED), POINTER);
const LEGACY: &[Operand] = &[Arg(0), LEGACY_SCOPE, LEGACY_ORDER];
const LEGACY_VALUE: &[Operand] = &[Arg(0), LEGACY_SCOPE, LEGACY_ORDER, Arg(1)];
const LEGACY_NEGATED: &[Operand] = &[Arg(0), LEGACY_SCOPE, LEGACY_ORDER, Negated(1)];
const LEGACY_COMPARE: &[Operand] = &[Arg(0), LEGACY_SCOPE, LEGACY_ORDER, LEGACY_ORDER, Arg(2), Arg(1)];

const ANY: Data = Data::result(Some(Class::Float), 0, Lanes::One);
const LONG: Data = Data::result(None, 64, Lanes::One);

/// `atom_` for 64-bit and `atomic_` for other integers; compilers accept either prefix for both.
macro_rules! legacy {
    ($($name:literal $op:ident $operands:ident $when:ident)*) => { &[$(
        op(concat!("atom_", $name), op::$op, $operands).when($when).data(LONG)
            .pointee(Pointee::Volatile).reading(Reading::Cl12),
        op(concat!("atomic_", $name), op::$op, $operands).when($when)
            .pointee(Pointee::Volatile).reading(Reading::Cl12),
    )*] };
}

const LEGACY_ROWS: &[Row] = legacy!(
    "add" AtomicIAdd LEGACY_VALUE INTEGER
    "sub" AtomicISub LEGACY_VALUE INTEGER
    "inc" AtomicIIncrement LEGACY INTEGER
    "dec" AtomicIDecrement LEGACY INTEGER
    "xchg" AtomicExchange LEGACY_VALUE INTEGER
    "cmpxchg" AtomicCompareExchange LEGACY_COMPARE INTEGER
    "min" AtomicSMin LEGACY_VALUE SIGNED
    "min" AtomicUMin LEGACY_VALUE UNSIGNED
    "max" AtomicSMax LEGACY_VALUE SIGNED
    "max" AtomicUMax LEGACY_VALUE UNSIGNED
    "and" AtomicAnd LEGACY_VALUE INTEGER
    "or" AtomicOr LEGACY_VALUE INTEGER
    "xor" AtomicXor LEGACY_VALUE INTEGER
);

/// The variants for floating-point numbers of any width; compilers accept the other prefix too.
macro_rules! legacy_float {
    ($($name:literal $op:ident $operands:ident $friendly:ident)*) => { &[$(
        op(concat!("atomic_", $name), op::$op, $operands).when(FLOAT).data(ANY)
            .pointee(Pointee::Volatile).reading(Reading::Cl12).friendly(FriendlyName::$friendly),
        op(concat!("atom_", $name), op::$op, $operands).when(FLOAT).data(ANY)
            .pointee(Pointee::Volatile).reading(Reading::Never("the other name says the same"))
            .friendly(FriendlyName::$friendly),
    )*] };
}

const LEGACY_FLOAT_ROWS: &[Row] = legacy_float!(
    "add" AtomicFAddEXT LEGACY_VALUE Kept
    "xchg" AtomicExchange LEGACY_VALUE Plain
    "min" AtomicFMinEXT LEGACY_VALUE Kept
    "max" AtomicFMaxEXT LEGACY_VALUE Kept
);

const DEVICE: Operand = Scope(ScopeSource::Fixed(S::Device));
const STRONGEST: Operand = Semantics(Order::Fixed(SEQUENTIALLY_CONSISTENT), POINTER);

const fn scope(argument: u8) -> Operand {
    Scope(ScopeSource::Argument(argument, S::Device))
}

const fn order(argument: u8) -> Operand {
    Semantics(Order::Argument(argument), POINTER)
}

/// Operands of a function and of its `_explicit` variant, which has order arguments and an optional scope.
type Forms = [&'static [Operand]; 2];

const LOAD: Forms = [&[Arg(0), DEVICE, STRONGEST], &[Arg(0), scope(2), order(1)]];
const VALUE: Forms = [&[Arg(0), DEVICE, STRONGEST, Arg(1)], &[Arg(0), scope(3), order(2), Arg(1)]];
const NEGATED: Forms = [&[Arg(0), DEVICE, STRONGEST, Negated(1)], &[Arg(0), scope(3), order(2), Negated(1)]];
const COMPARE: Forms = [
    &[Arg(0), DEVICE, STRONGEST, STRONGEST, Arg(2), Arg(1)],
    &[Arg(0), scope(5), order(3), order(4), Arg(2), Arg(1)],
];

const DEFAULTS: Reading = Reading::Never("the explicit form says the same for every order and scope");

macro_rules! c11 {
    ($($name:literal $op:ident $operands:ident $when:ident)*) => { &[$(
        op($name, op::$op, $operands[0]).when($when).reading(DEFAULTS),
        op(concat!($name, "_explicit"), op::$op, $operands[1]).when($when)
            .pointee(Pointee::Atomic).reading(Reading::Cl20),
    )*] };
}

const C11_ROWS: &[Row] = c11!(
    "atomic_load" AtomicLoad LOAD INTEGER
    "atomic_load" AtomicLoad LOAD FLOAT
    "atomic_store" AtomicStore VALUE INTEGER
    "atomic_store" AtomicStore VALUE FLOAT
    "atomic_exchange" AtomicExchange VALUE INTEGER
    "atomic_exchange" AtomicExchange VALUE FLOAT
    "atomic_fetch_add" AtomicIAdd VALUE INTEGER
    "atomic_fetch_add" AtomicFAddEXT VALUE FLOAT
    "atomic_fetch_sub" AtomicISub VALUE INTEGER
    "atomic_fetch_min" AtomicSMin VALUE SIGNED
    "atomic_fetch_min" AtomicUMin VALUE UNSIGNED
    "atomic_fetch_min" AtomicFMinEXT VALUE FLOAT
    "atomic_fetch_max" AtomicSMax VALUE SIGNED
    "atomic_fetch_max" AtomicUMax VALUE UNSIGNED
    "atomic_fetch_max" AtomicFMaxEXT VALUE FLOAT
    "atomic_fetch_and" AtomicAnd VALUE INTEGER
    "atomic_fetch_or" AtomicOr VALUE INTEGER
    "atomic_fetch_xor" AtomicXor VALUE INTEGER
);

const NEGATION: &str = "the negation is an instruction of its own";

const FLOAT_SUB: &[Row] = &[
    op("atomic_sub", op::AtomicFAddEXT, LEGACY_NEGATED)
        .when(FLOAT)
        .write_only(NEGATION)
        .friendly(FriendlyName::Kept),
    op("atom_sub", op::AtomicFAddEXT, LEGACY_NEGATED)
        .when(FLOAT)
        .write_only(NEGATION)
        .friendly(FriendlyName::Kept),
    op("atomic_fetch_sub", op::AtomicFAddEXT, NEGATED[0]).when(FLOAT).write_only(NEGATION),
    op("atomic_fetch_sub_explicit", op::AtomicFAddEXT, NEGATED[1]).when(FLOAT).write_only(NEGATION),
];

const FLAG: &[Row] = &[
    op("atomic_flag_test_and_set", op::AtomicFlagTestAndSet, LOAD[0])
        .outcome(ResultAdapter::Bool)
        .reading(DEFAULTS),
    op("atomic_flag_test_and_set_explicit", op::AtomicFlagTestAndSet, LOAD[1])
        .outcome(ResultAdapter::Bool)
        .pointee(Pointee::Atomic)
        .reading(Reading::Cl20),
    op("atomic_flag_clear", op::AtomicFlagClear, LOAD[0]).reading(DEFAULTS),
    op("atomic_flag_clear_explicit", op::AtomicFlagClear, LOAD[1])
        .pointee(Pointee::Atomic)
        .reading(Reading::Cl20),
];

const WEAK: Reading = Reading::Never("SPIR-V's exchange never fails without a reason");

const OTHERS: &[Row] = &[
    shape("atomic_compare_exchange_strong", Shape::CompareExchange, COMPARE[0])
        .outcome(ResultAdapter::Bool)
        .reading(DEFAULTS),
    shape("atomic_compare_exchange_strong_explicit", Shape::CompareExchange, COMPARE[1])
        .outcome(ResultAdapter::Bool)
        .pointee(Pointee::Atomic)
        .reading(Reading::Cl20),
    shape("atomic_compare_exchange_weak", Shape::CompareExchange, COMPARE[0])
        .outcome(ResultAdapter::Bool)
        .reading(WEAK),
    shape("atomic_compare_exchange_weak_explicit", Shape::CompareExchange, COMPARE[1])
        .outcome(ResultAdapter::Bool)
        .reading(WEAK),
    op("atomic_init", op::Store, &[Arg(0), Arg(1), Operand::Aligned(1)])
        .write_only("LLVM stores by an instruction"),
];

/// The operation of a legacy function on floating-point numbers in memory.
pub fn legacy_float_operation(row: &Row) -> Option<AtomicOperation> {
    let is_legacy = row.when == FLOAT && row.operands.contains(&LEGACY_SCOPE);
    let opcode = if let Target::Op(opcode) = row.target { opcode } else { return None };
    let found = RMW.iter().find(|(_, instruction)| *instruction == opcode && is_legacy);
    found.map(|(operation, _)| *operation).filter(|operation| *operation != AtomicOperation::Xchg)
}

/// The instruction whose friendly name a compare-exchange has. A weak exchange uses that of the strong one.
pub fn exchange_name(row: &Row) -> Opcode {
    if row.reading == WEAK { op::AtomicCompareExchangeWeak } else { op::AtomicCompareExchange }
}

/// Rows of these functions.
pub(super) const ROWS: &[&[Row]] = &[LEGACY_ROWS, LEGACY_FLOAT_ROWS, C11_ROWS, FLOAT_SUB, FLAG, OTHERS];
