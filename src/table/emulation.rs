//! Intrinsics that other translators emulate with helper functions, and intrinsics unknown to them.

use self::EmulationKind as K;
use crate::llvm::Type;
use crate::spirv::extensions;

/// A helper function with which other translators emulate an intrinsic.
#[derive(Clone, Copy, Debug)]
pub struct Emulation {
    /// The intrinsic, without `llvm.` and type suffixes.
    pub name: &'static str,
    /// The operation.
    pub kind: EmulationKind,
    /// Prefix of the function's name; the rest is the intrinsic's name with underscores, and the types.
    pub prefix: &'static str,
    /// The extension that has an instruction for the intrinsic; empty if there is none.
    pub unless_allowed: &'static str,
}

impl Emulation {
    /// The name of the function for operands of a type, without the additions of individual intrinsics.
    pub fn function_name(&self, ty: &str) -> String {
        format!("{}{}_{ty}", self.prefix, self.name.replace('.', "_"))
    }

    /// Whether the function is defined in a separate module that is linked last.
    pub fn is_linked(&self) -> bool {
        self.prefix != EMULATION_PREFIX
    }
}

/// The operation of an emulated intrinsic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EmulationKind {
    /// Fills memory with a byte.
    SetMemory,
    /// The upper or lower half of a shifted concatenation of two integers.
    FunnelShift {
        /// Whether the shift is to the left.
        is_left: bool,
    },
    /// Reverses the order of bytes.
    SwapBytes,
    /// Reverses the order of bits.
    ReverseBits,
    /// An unsigned product and its overflow flag.
    Product,
    /// A signed sum and its overflow flag.
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

/// Name prefix of helper functions that are translated back to their intrinsics.
pub const EMULATION_PREFIX: &str = "spirv.llvm_";
/// Name prefix of our own helper functions. Other SPIR-V readers, including drivers, replace every function whose name begins with
/// [`EMULATION_PREFIX`] by the intrinsic of that name, known or not, and drop its body.
pub const HELPER_PREFIX: &str = "spirv_llvm_";
/// Name suffix of a helper function whose accesses are volatile.
pub const VOLATILE: &str = ".volatile";
/// An intrinsic whose helper name encodes fewer types.
const MEMORY_SET: &str = "memset";

/// The full name of the intrinsic for a helper function named [`EMULATION_PREFIX`] plus `rest`. If the function has a body, the
/// intrinsic must be one of [`EMULATED`]; otherwise the result is `None`.
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

/// The emulation of an intrinsic, by its name without `llvm.` and type suffixes.
pub fn emulation(name: &str) -> Option<Emulation> {
    EMULATED.iter().find(|emulation| emulation.name == name).copied()
}

/// Intrinsics unknown to other translators, which emit calls of them where unknown intrinsics are allowed.
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

/// Whether an intrinsic is unknown to other translators, by its full name.
pub fn is_foreign(name: &str) -> bool {
    name.strip_prefix("llvm.").is_some_and(|name| FOREIGN.contains(&name))
}

/// Name prefixes, without `llvm.`, of intrinsics that other translators lower to several instructions, attaching the source line to
/// the last one.
pub const LOCATED_LAST: &[&str] =
    &["smax", "smin", "umax", "umin", "vector.reduce.", "is.fpclass", "fmuladd"];
