//! Intrinsics that other translators emulate by functions of their own, and those that they do not know.

use self::EmulationKind as K;
use crate::llvm::Type;
use crate::spirv::extensions;

/// A function by which other translators emulate an intrinsic.
#[derive(Clone, Copy, Debug)]
pub struct Emulation {
    /// The intrinsic, without `llvm.` and without the suffixes for types.
    pub name: &'static str,
    /// What it computes.
    pub kind: EmulationKind,
    /// What stands in front of the function's name, which is the intrinsic's with underscores and the types.
    pub prefix: &'static str,
    /// The extension with which the intrinsic is an instruction; empty if there is none.
    pub unless_allowed: &'static str,
}

impl Emulation {
    /// The name of the function for operands of a type, without what only some intrinsics add to it.
    pub fn function_name(&self, ty: &str) -> String {
        format!("{}{}_{ty}", self.prefix, self.name.replace('.', "_"))
    }

    /// Whether the function comes from a module of its own, which is linked when all others have been made.
    pub fn is_linked(&self) -> bool {
        self.prefix != EMULATION_PREFIX
    }
}

/// What an emulated intrinsic computes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EmulationKind {
    /// Bytes set to a value.
    SetMemory,
    /// The upper half of two shifted numbers, or the lower one.
    FunnelShift {
        /// Whether they are shifted to the left.
        is_left: bool,
    },
    /// Bytes in reverse order.
    SwapBytes,
    /// Bits in reverse order.
    ReverseBits,
    /// A product without signs, and whether it overflows.
    Product,
    /// A sum with signs, and whether it overflows.
    SignedSum,
}

const fn emulated(
    name: &'static str,
    kind: EmulationKind,
    prefix: &'static str,
    unless_allowed: &'static str,
) -> Emulation {
    Emulation { name, kind, prefix, unless_allowed }
}

/// What the names of emulations that are taken for their intrinsics again begin with.
pub const EMULATION_PREFIX: &str = "spirv.llvm_";
/// What the names of our own helpers begin with. Whoever reads SPIR-V with another translator, as drivers do, takes any
/// function whose name begins with [`EMULATION_PREFIX`] for the intrinsic of that name, known or not, and drops its body.
pub const HELPER_PREFIX: &str = "spirv_llvm_";
/// What the name of an emulation ends with whose accesses are volatile.
pub const VOLATILE: &str = ".volatile";
/// A name without types, because its emulation's was made of fewer.
const MEMORY_SET: &str = "memset";

/// The name, `llvm.` included, of the intrinsic for which a function stands whose name is this behind [`EMULATION_PREFIX`]. One
/// with a body does so if the intrinsic is one of [`EMULATED`]; `None` if it is not.
pub fn emulated_name(rest: &str, parameters: &[Type<'_>], has_body: bool) -> Option<String> {
    let rest = rest.strip_suffix(VOLATILE).unwrap_or(rest);
    let is_known = |of: &Emulation| {
        let types = rest.strip_prefix(&of.name.replace('.', "_"));
        of.prefix == EMULATION_PREFIX && types.is_some_and(|types| types.starts_with('_'))
    };
    if has_body {
        EMULATED.iter().find(|of| is_known(of))?;
    }
    if let (MEMORY_SET, [to, _, size, ..]) = (rest.split('_').next().unwrap_or(rest), parameters) {
        let space = to.address_space().unwrap_or(0);
        return Some(format!("llvm.{MEMORY_SET}.p{space}.{size}"));
    }
    Some(format!("llvm.{}", rest.replace('_', ".")))
}

/// The emulated intrinsics.
pub const EMULATED: &[Emulation] = &[
    emulated("memset", K::SetMemory, EMULATION_PREFIX, ""),
    emulated("fshl", K::FunnelShift { is_left: true }, EMULATION_PREFIX, ""),
    emulated("fshr", K::FunnelShift { is_left: false }, EMULATION_PREFIX, ""),
    emulated("bswap", K::SwapBytes, EMULATION_PREFIX, ""),
    emulated("umul.with.overflow", K::Product, EMULATION_PREFIX, ""),
    emulated("bitreverse", K::ReverseBits, "llvm_", extensions::KHR_BIT_INSTRUCTIONS),
    emulated("sadd.with.overflow", K::SignedSum, "llvm_", ""),
];

/// How an intrinsic is emulated, by its name without `llvm.` and without the suffixes for types.
pub fn emulation(name: &str) -> Option<Emulation> {
    EMULATED.iter().find(|emulation| emulation.name == name).copied()
}

/// Intrinsics that other translators do not know: where they may call unknown ones as functions, these are.
pub const FOREIGN: &[&str] = &[
    "exp10",
    "canonicalize",
    "ldexp",
    "sincos",
    "llround",
    "lrint",
    "llrint",
    "sshl.sat",
    "ushl.sat",
    "ssub.with.overflow",
    "smul.with.overflow",
    "smul.fix",
    "smul.fix.sat",
    "umul.fix",
    "umul.fix.sat",
    "sdiv.fix",
    "sdiv.fix.sat",
    "udiv.fix",
    "udiv.fix.sat",
    "expect.with.probability",
    "ptrmask",
    "launder.invariant.group",
    "strip.invariant.group",
    "objectsize",
    "prefetch",
    "readcyclecounter",
    "readsteadycounter",
    "convert.to.fp16",
    "convert.from.fp16",
    "donothing",
    "sideeffect",
    "vscale",
    "get.rounding",
    "fptrunc.round",
    "masked.load",
    "masked.store",
    "get.active.lane.mask",
    "masked.expandload",
    "masked.compressstore",
    "vector.reverse",
    "vector.insert",
    "vector.extract",
    "vector.splice.left",
    "vector.splice.right",
    "vector.interleave2",
    "vector.deinterleave2",
    "stepvector",
    "experimental.cttz.elts",
    "ssa.copy",
    "sincospi",
    "memcpy.inline",
    "pseudoprobe",
];

/// Whether other translators do not know the intrinsic of a name, `llvm.` included.
pub fn is_foreign(name: &str) -> bool {
    name.strip_prefix("llvm.").is_some_and(|name| FOREIGN.contains(&name))
}

/// Beginnings of names of intrinsics for which other translators write several instructions, of which the last has the source
/// line. Without `llvm.`.
pub const LOCATED_LAST: &[&str] =
    &["smax", "smin", "umax", "umin", "vector.reduce.", "is.fpclass", "fmuladd"];
