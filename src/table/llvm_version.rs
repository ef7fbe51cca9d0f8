//! Since which version of LLVM its assembly language has what our output may contain. Where the year of an addition is uncertain the later
//! version stands: what an older LLVM is given in its place, a newer one reads as well.

/// What an older LLVM is given in place of a construct that it does not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Older {
    /// Nothing: the construct is a hint, without which the module means the same.
    Drop,
    /// Another word.
    Word(&'static str),
    /// There is no replacement.
    Refuse,
}

/// An attribute of functions, parameters and results, with its argument in parentheses if it has one.
pub struct Attribute {
    /// Its name.
    pub name: &'static str,
    /// The first version of LLVM that has it.
    pub since: u32,
    /// The replacement in older versions.
    pub older: Older,
}

const fn dropped(name: &'static str, since: u32) -> Attribute {
    Attribute { name, since, older: Older::Drop }
}

/// Attributes. `captures` and `memory` are converted by their arguments in their own functions.
pub const ATTRIBUTES: &[Attribute] = &[
    dropped("nocreateundeforpoison", 22),
    dropped("dead_on_return", 22),
    dropped("sanitize_alloc_token", 22),
    dropped("nosanitize_bounds", 16),
    dropped("coro_elide_safe", 20),
    dropped("initializes", 20),
    dropped("nodivergencesource", 20),
    dropped("noext", 20),
    dropped("sanitize_realtime", 20),
    dropped("sanitize_realtime_blocking", 20),
    dropped("sanitize_type", 20),
    dropped("hybrid_patchable", 19),
    dropped("optdebug", 19),
    dropped("range", 19),
    dropped("sanitize_numerical_stability", 19),
    dropped("coro_only_destroy_when_complete", 18),
    dropped("dead_on_unwind", 18),
    dropped("writable", 18),
    dropped("nofpclass", 17),
    dropped("skipprofile", 17),
];

/// A keyword behind an instruction's opcode that only promises something about its operands.
pub struct Flag {
    /// Its name.
    pub name: &'static str,
    /// The opcodes that take the flag only since then; empty: all that take it.
    pub opcodes: &'static [&'static str],
    /// The first version of LLVM that has it.
    pub since: u32,
}

/// Flags of instructions.
pub const FLAGS: &[Flag] = &[
    Flag { name: "nneg", opcodes: &["zext"], since: 18 },
    Flag { name: "nneg", opcodes: &["uitofp"], since: 19 },
    Flag { name: "disjoint", opcodes: &[], since: 18 },
    Flag { name: "samesign", opcodes: &[], since: 20 },
    Flag { name: "nuw", opcodes: &["trunc", "getelementptr"], since: 20 },
    Flag { name: "nsw", opcodes: &["trunc"], since: 20 },
    Flag { name: "nusw", opcodes: &["getelementptr"], since: 20 },
];

/// Opcodes that take fast-math flags only since a version.
pub const FAST_MATH_SINCE: &[(&str, u32)] = &[("fptrunc", 20), ("fpext", 20), ("uitofp", 22), ("sitofp", 22)];

/// The fast-math flags.
pub const FAST_MATH: &[&str] = &["fast", "nnan", "ninf", "nsz", "arcp", "contract", "afn", "reassoc"];

/// Operations of `atomicrmw`, and since when.
pub const ATOMIC_OPERATIONS: &[(&str, u32)] = &[
    ("fmaximum", 21),
    ("fminimum", 21),
    ("usub_cond", 20),
    ("usub_sat", 20),
    ("uinc_wrap", 16),
    ("udec_wrap", 16),
];

/// Fields of nodes of debug information, and since when: they refine what a debugger shows.
pub const DEBUG_FIELDS: &[(&str, u32)] = &[
    ("bitStride", 22),
    ("sourceLanguageVersion", 22),
    ("dataSize", 22),
    ("atomGroup", 21),
    ("atomRank", 21),
    ("keyInstructions", 21),
    ("numExtraInhabitants", 20),
    ("specification", 20),
    ("ptrAuthKey", 18),
];

/// Nodes of debug information, and since when.
pub const DEBUG_NODES: &[(&str, u32)] =
    &[("DIFixedPointType", 21), ("DISubrangeType", 21), ("DIAssignID", 17)];

/// Since when debug information is records; before, it is calls of intrinsics.
pub const DEBUG_RECORDS: u32 = 19;
/// Since when a vector of equal elements is printed as `splat`.
pub const SPLAT: u32 = 19;
/// Since when `memory(...)` is one attribute.
pub const MEMORY: u32 = 16;
/// Since when passes read `captures(...)` in place of `nocapture`.
pub const CAPTURES: u32 = 21;
/// Since when triples may have the architecture `spirv`, which has no size of pointers.
pub const SPIRV_TRIPLE: u32 = 17;
/// Since when there are target extension types.
pub const TARGET_TYPES: u32 = 16;
/// Since when the intrinsics for the lifetime of variables take no size.
pub const LIFETIME_WITHOUT_SIZE: u32 = 22;
/// Since when the alignment of a masked access is an attribute of its pointer, not an operand behind it.
pub const MASKED_ALIGNMENT_ATTRIBUTE: u32 = 22;
/// Intrinsics that are overloaded, and have a type in their name, only since a version.
pub const OVERLOADED_SINCE: &[(&str, u32)] = &[("stacksave", 18), ("stackrestore", 18)];
/// Intrinsics for masked access, and the position of their pointer.
pub const MASKED_ACCESSES: &[(&str, usize)] =
    &[("masked.load.", 0), ("masked.store.", 1), ("masked.gather.", 0), ("masked.scatter.", 1)];
/// Since when `ptrtoaddr` exists; `ptrtoint` is as exact in address spaces whose pointers are integers.
pub const POINTER_TO_ADDRESS: u32 = 22;

/// The versions of LLVM whose assembly language can be written; the last is the one that this program is linked to.
pub const VERSIONS: std::ops::RangeInclusive<u32> = 15..=22;

/// Intrinsics, by their names without `llvm.` and types, and since when. Absent ones are older than all supported versions.
const INTRINSICS: &[(&str, u32)] = &[
    ("acos", 19),
    ("asin", 19),
    ("atan", 19),
    ("atan2", 20),
    ("cosh", 19),
    ("exp10", 18),
    ("experimental.memset.pattern", 20),
    ("fake.use", 20),
    ("frexp", 17),
    ("is.fpclass", 16),
    ("ldexp", 17),
    ("maximumnum", 20),
    ("minimumnum", 20),
    ("modf", 21),
    ("ptr.annotation", 16),
    ("scmp", 19),
    ("sincos", 20),
    ("sincospi", 21),
    ("sinh", 19),
    ("stepvector", 20),
    ("tan", 19),
    ("tanh", 19),
    ("threadlocal.address", 15),
    ("ucmp", 19),
    ("vector.deinterleave2", 20),
    ("vector.interleave2", 20),
    ("vector.reverse", 20),
    ("vector.splice", 20),
    ("vector.partial.reduce", 22),
];

/// The version of LLVM that introduced an intrinsic, by its name without `llvm.`, with or without the types that it is overloaded on; 0
/// for one that all supported versions have.
pub fn introduced(name: &str) -> u32 {
    let stem = |known: &str| match name.strip_prefix(known) {
        Some(rest) => rest.is_empty() || rest.starts_with('.'),
        None => false,
    };
    INTRINSICS.iter().find(|(known, _)| stem(known)).map_or(0, |(_, since)| *since)
}
