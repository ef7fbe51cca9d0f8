//! The operation that a builtin's name denotes.
//!
//! Rule of this module: a meaning exists once. The SPIR-V friendly name of an operation is turned into its OpenCL C name and an order of
//! arguments; the tables of the neighbouring modules know OpenCL C names only, or operations that OpenCL C has no name for.
//! A name without meaning is no error here: the caller refuses the module that needs it.
//!
//! What needs arithmetic alone is not here for shaders: they are executed with their builtins expanded.
//!
//! Known gaps: images and sub-groups of OpenCL C, pipes, asynchronous copies, device-side enqueue, work-group functions.

use mangling::vocabulary::Signedness;
use mangling::{ConversionName, Family, Ident, Postfixes, Scalar, Type, VectorMemoryName, demangle};

use super::jit::{Element, Shape};
use super::value::{Round, Value};
use super::{
    atomic, conversion, geometric, image, integer, math, memory, relational, subgroup, work_item_query,
};

/// A call of a builtin.
#[derive(Debug)]
pub struct Call<'a> {
    /// The arguments in the order of the OpenCL C function, each with its signedness.
    pub arguments: &'a [Value],
    /// The result's type; `None` for `void`.
    pub result: Option<Shape>,
}

impl Call<'_> {
    /// An argument; a missing one is an integer 0, so that an optional one needs no special case.
    pub fn argument(&self, index: usize) -> &Value {
        static NONE: Value = Value {
            shape: Shape { element: Element::Integer(32), lanes: 1 },
            is_signed: true,
            lanes: Vec::new(),
        };
        self.arguments.get(index).unwrap_or(&NONE)
    }

    /// A pointer argument.
    pub fn pointer(&self, index: usize) -> u64 {
        self.argument(index).bits(0)
    }

    /// The result, made lane by lane.
    pub fn lanes(&self, lane: impl FnMut(usize) -> u64) -> Option<Value> {
        self.result.map(|shape| Value::from_fn(shape, lane))
    }
}

/// The operation of a builtin.
pub type Evaluate = Box<dyn Fn(&Call<'_>) -> Option<Value> + Send + Sync>;

/// A builtin that a module calls.
pub struct Builtin {
    evaluate: Evaluate,
    /// Which arguments of the call, in which order; all in their own order if empty.
    picks: Vec<usize>,
    /// The signedness of each argument of the call.
    signs: Vec<bool>,
    /// Whether work-items wait for each other in it.
    pub waits: bool,
}

impl Builtin {
    /// Computes the result of a call.
    pub fn call(&self, arguments: &[(Shape, &super::jit::Slot)], result: Option<Shape>) -> Option<Value> {
        let value = |index: usize| {
            let (shape, slot) = arguments.get(index)?;
            let is_signed = self.signs.get(index).copied().unwrap_or(true);
            Some(Value::from_slot(*shape, is_signed, slot))
        };
        let values: Vec<Value> = if self.picks.is_empty() {
            (0..arguments.len()).filter_map(value).collect()
        } else {
            self.picks.iter().filter_map(|pick| value(*pick)).collect()
        };
        (self.evaluate)(&Call { arguments: &values, result })
    }

    fn new(evaluate: Evaluate) -> Self {
        Self { evaluate, picks: Vec::new(), signs: Vec::new(), waits: false }
    }
}

/// Properties encoded in a name besides the operation's own name.
struct Operation<'a> {
    /// The OpenCL C name.
    name: &'a str,
    /// The types of the arguments in the order of the OpenCL C function.
    parameters: Vec<Type>,
}

/// The meaning of a function by its name; `parameters` are the types of its parameters in LLVM.
pub fn resolve(symbol: &str, parameters: &[Option<Shape>], result: Option<Shape>) -> Option<Builtin> {
    if let Some(evaluate) = conversion::runtime_library(symbol).or_else(|| memory::address_space_cast(symbol))
    {
        return Some(Builtin::new(evaluate));
    }
    let symbol = demangle(symbol).ok()?;
    let signs: Vec<bool> = symbol.parameters.iter().map(is_signed).collect();
    let mut builtin = match Ident::parse(&symbol.name) {
        Some(Ident { family: Family::BuiltInVariable, base, .. }) => {
            Builtin::new(work_item_query::resolve_variable(base)?)
        }
        Some(Ident { family: Family::OpenClExtension, base, .. }) => {
            return extended_instruction(base, &symbol.parameters, parameters, result, signs);
        }
        Some(Ident { family: Family::Opcode, base, postfixes }) => {
            return opcode(base, &postfixes, &symbol.parameters, signs);
        }
        None => {
            let operation = Operation { name: &symbol.name, parameters: symbol.parameters.clone() };
            Builtin { waits: is_barrier(&symbol.name), ..Builtin::new(opencl(&operation)?) }
        }
    };
    builtin.signs = signs;
    Some(builtin)
}

fn is_barrier(name: &str) -> bool {
    matches!(name, "barrier" | "work_group_barrier")
}

/// Whether values of a mangled type count below zero; of a pointer, those that it points to.
fn is_signed(ty: &Type) -> bool {
    let ty = ty.pointee().map_or(ty, |(_, pointee)| pointee);
    ty.scalar().is_none_or(|scalar| scalar.row().signedness != Signedness::Unsigned)
}

fn round(rounding: mangling::Rounding) -> Round {
    match rounding {
        mangling::Rounding::ToEven => Round::ToEven,
        mangling::Rounding::ToZero => Round::ToZero,
        mangling::Rounding::Up => Round::Up,
        mangling::Rounding::Down => Round::Down,
    }
}

/// An OpenCL C function.
fn opencl(operation: &Operation<'_>) -> Option<Evaluate> {
    let name = operation.name;
    if let Some(conversion) = ConversionName::parse(name) {
        let is_signed = conversion.element.row().signedness != Signedness::Unsigned;
        return Some(conversion::convert(is_signed, conversion.is_saturated, conversion.rounding.map(round)));
    }
    if let Some(access) = VectorMemoryName::parse(name) {
        return memory::vector_access(access.base, access.lanes, access.rounding.map(round));
    }
    let is_float = operation.parameters.iter().any(|ty| {
        matches!(ty.scalar(), Some(Scalar::Half | Scalar::Float | Scalar::Double))
            || matches!(ty, Type::Pointer { .. })
    });
    relational::resolve(name)
        .or_else(|| {
            if is_float {
                math::resolve(name).or_else(|| geometric::resolve(name))
            } else {
                integer::resolve(name)
            }
        })
        .or_else(|| math::resolve_integer_argument(name))
        .or_else(|| work_item_query::resolve(name))
        .or_else(|| atomic::resolve(name))
        .or_else(|| memory::resolve(name))
}

/// OpenCL.std's names that are not OpenCL C's, besides the prefixes `s_` and `u_`.
const EXTENDED_NAMES: &[(&str, &str)] =
    &[("fclamp", "clamp"), ("fmin_common", "min"), ("fmax_common", "max")];

/// An instruction of OpenCL.std.
fn extended_instruction(
    base: &str,
    parameters: &[Type],
    shapes: &[Option<Shape>],
    result: Option<Shape>,
    mut signs: Vec<bool>,
) -> Option<Builtin> {
    if base == "printf" {
        return None;
    }
    if let Some(evaluate) = memory::extended_instruction(base, shapes, result) {
        return Some(Builtin { signs, ..Builtin::new(evaluate) });
    }
    let renamed = EXTENDED_NAMES.iter().find(|(from, _)| *from == base).map(|(_, to)| *to);
    let (name, sign) = match (base.strip_prefix("s_"), base.strip_prefix("u_")) {
        (Some(name), _) => (name, Some(true)),
        (_, Some(name)) => (name, Some(false)),
        _ => (renamed.unwrap_or(base), None),
    };
    if let Some(sign) = sign {
        signs.fill(sign);
    }
    let evaluate = opencl(&Operation { name, parameters: parameters.to_vec() })?;
    Some(Builtin { signs, ..Builtin::new(evaluate) })
}

/// Opcodes with an OpenCL C name: which arguments it takes in which order (all if empty), and the signedness that the opcode demands.
const OPCODES: &[(&str, &str, &[usize], Option<bool>)] = &[
    ("IsNan", "isnan", &[], None),
    ("IsInf", "isinf", &[], None),
    ("IsFinite", "isfinite", &[], None),
    ("IsNormal", "isnormal", &[], None),
    ("SignBitSet", "signbit", &[], None),
    ("LessOrGreater", "islessgreater", &[], None),
    ("Ordered", "isordered", &[], None),
    ("Unordered", "isunordered", &[], None),
    ("FOrdEqual", "isequal", &[], None),
    ("FOrdNotEqual", "islessgreater", &[], None),
    ("FUnordNotEqual", "isnotequal", &[], None),
    ("FOrdLessThan", "isless", &[], None),
    ("FOrdLessThanEqual", "islessequal", &[], None),
    ("FOrdGreaterThan", "isgreater", &[], None),
    ("FOrdGreaterThanEqual", "isgreaterequal", &[], None),
    ("Any", "any", &[], None),
    ("All", "all", &[], None),
    ("Dot", "dot", &[], None),
    ("BitCount", "popcount", &[], None),
    ("BitReverse", "bit_reverse", &[], None),
    ("BitFieldInsert", "bitfield_insert", &[], None),
    ("BitFieldSExtract", "bitfield_extract_signed", &[], None),
    ("BitFieldUExtract", "bitfield_extract_unsigned", &[], None),
    ("ControlBarrier", "barrier", &[], None),
    ("MemoryBarrier", "mem_fence", &[], None),
    ("AtomicLoad", "atomic_load", &[0], None),
    ("AtomicStore", "atomic_store", &[0, 3], None),
    ("AtomicExchange", "atomic_xchg", &[0, 3], None),
    ("AtomicCompareExchange", "atomic_cmpxchg", &[0, 5, 4], None),
    ("AtomicCompareExchangeWeak", "atomic_cmpxchg", &[0, 5, 4], None),
    ("AtomicIIncrement", "atomic_inc", &[0], None),
    ("AtomicIDecrement", "atomic_dec", &[0], None),
    ("AtomicIAdd", "atomic_add", &[0, 3], None),
    ("AtomicISub", "atomic_sub", &[0, 3], None),
    ("AtomicSMin", "atomic_min", &[0, 3], Some(true)),
    ("AtomicUMin", "atomic_min", &[0, 3], Some(false)),
    ("AtomicSMax", "atomic_max", &[0, 3], Some(true)),
    ("AtomicUMax", "atomic_max", &[0, 3], Some(false)),
    ("AtomicAnd", "atomic_and", &[0, 3], None),
    ("AtomicOr", "atomic_or", &[0, 3], None),
    ("AtomicXor", "atomic_xor", &[0, 3], None),
    ("AtomicFAddEXT", "atomic_fetch_add", &[0, 3], None),
    ("AtomicFMinEXT", "atomic_fetch_min", &[0, 3], None),
    ("AtomicFMaxEXT", "atomic_fetch_max", &[0, 3], None),
    ("AtomicFlagTestAndSet", "atomic_flag_test_and_set", &[0], None),
    ("AtomicFlagClear", "atomic_flag_clear", &[0], None),
];

/// The conversion opcodes: whether the source and the result count below zero, and whether the opcode itself saturates.
const CONVERSIONS: &[(&str, bool, bool, bool)] = &[
    ("ConvertFToS", true, true, false),
    ("ConvertFToU", true, false, false),
    ("ConvertSToF", true, true, false),
    ("ConvertUToF", false, true, false),
    ("FConvert", true, true, false),
    ("SConvert", true, true, false),
    ("UConvert", false, false, false),
    ("SatConvertSToU", true, false, true),
    ("SatConvertUToS", false, true, true),
];

/// An opcode.
fn opcode(
    base: &str,
    postfixes: &Postfixes<'_>,
    parameters: &[Type],
    mut signs: Vec<bool>,
) -> Option<Builtin> {
    if let Some((_, source, result, saturates)) = CONVERSIONS.iter().find(|row| row.0 == base) {
        signs.fill(*source);
        let is_saturated = *saturates || postfixes.is_saturated;
        let evaluate = conversion::convert(*result, is_saturated, postfixes.rounding.map(round));
        return Some(Builtin { signs, ..Builtin::new(evaluate) });
    }
    if let Some(evaluate) = integer::resolve_two_results(base) {
        return Some(Builtin::new(evaluate));
    }
    if let Some(evaluate) = subgroup::resolve(base) {
        return Some(Builtin { signs, waits: true, ..Builtin::new(evaluate) });
    }
    if let Some(evaluate) = image::resolve(base, parameters) {
        return Some(Builtin { signs, ..Builtin::new(evaluate) });
    }
    if base == "GenericCastToPtrExplicit" || base == "GenericPtrMemSemantics" {
        let variant = postfixes.variant.map(|variant| variant.suffix());
        return memory::generic_pointer(base, variant).map(Builtin::new);
    }
    let (_, name, picks, sign) = OPCODES.iter().find(|row| row.0 == base)?;
    if let Some(sign) = sign {
        signs.fill(*sign);
    }
    let picked = if picks.is_empty() {
        parameters.to_vec()
    } else {
        picks.iter().filter_map(|pick| parameters.get(*pick).cloned()).collect()
    };
    let evaluate = opencl(&Operation { name, parameters: picked })?;
    Some(Builtin { evaluate, picks: picks.to_vec(), signs, waits: is_barrier(name) })
}
