//! Spec: "Loop Control". Loop control bits, the operands of `!llvm.loop`, and the roles of blocks in structured constructs.

use crate::spirv::extensions;
use rspirv::spirv::LoopControl as L;

/// The `!llvm.loop` encoding of a loop control bit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LoopForm {
    /// A node of the name alone; the bit has no literal.
    Flag,
    /// A node of the name alone; the bit has this literal.
    Fixed(u32),
    /// A node of the name and one `i32`, the bit's literal.
    Literal,
    /// Up to three nodes, each of the name with a suffix from [`COUNTS`] and an `i64`. An absent node stands for all bits set. The
    /// bit has two literals for each.
    Counts,
    /// A node of the name, access groups, and the iteration distance unless it is 0. The bit has the number of arrays, and each
    /// array with that distance.
    Arrays,
    /// No LLVM equivalent; the bit and its literal are in `!spirv.Merge` only.
    Unsaid,
}

/// The requirement of a bit for emission.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LoopNeed {
    /// None: SPIR-V 1.0 has it.
    Nothing,
    /// A version.
    Version(u8, u8),
    /// An extension.
    Extension(&'static str),
}

/// One loop control bit.
#[derive(Clone, Copy, Debug)]
pub struct LoopRow {
    /// The bit.
    pub control: L,
    /// Name in `!llvm.loop`.
    pub name: &'static str,
    /// Operands.
    pub form: LoopForm,
    /// The writer omits the bit, which is a hint, where this requirement is not met.
    pub need: LoopNeed,
}

const fn row(control: L, name: &'static str, form: LoopForm, need: LoopNeed) -> LoopRow {
    LoopRow { control, name, form, need }
}

const NEW: LoopNeed = LoopNeed::Version(1, 4);
const OLD: LoopNeed = LoopNeed::Version(1, 1);
const FPGA: LoopNeed = LoopNeed::Extension(extensions::INTEL_FPGA_LOOP_CONTROLS);

/// The bits in ascending order, which is the order of their literals. Of two rows for one bit the first match applies.
pub const ROWS: &[LoopRow] = &[
    row(L::UNROLL, "llvm.loop.unroll.enable", LoopForm::Flag, LoopNeed::Nothing),
    row(L::DONT_UNROLL, "llvm.loop.unroll.disable", LoopForm::Flag, LoopNeed::Nothing),
    row(L::DEPENDENCY_INFINITE, "llvm.loop.ivdep.enable", LoopForm::Flag, OLD),
    row(L::DEPENDENCY_LENGTH, "llvm.loop.ivdep.safelen", LoopForm::Literal, OLD),
    row(L::MIN_ITERATIONS, "", LoopForm::Unsaid, NEW),
    row(L::MAX_ITERATIONS, "", LoopForm::Unsaid, NEW),
    row(L::ITERATION_MULTIPLE, "", LoopForm::Unsaid, NEW),
    row(L::PEEL_COUNT, "", LoopForm::Unsaid, NEW),
    row(L::PARTIAL_COUNT, "llvm.loop.unroll.full", LoopForm::Fixed(1), NEW),
    row(L::PARTIAL_COUNT, "llvm.loop.unroll.count", LoopForm::Literal, NEW),
    row(L::INITIATION_INTERVAL_ALTERA, "llvm.loop.ii.count", LoopForm::Literal, FPGA),
    row(L::MAX_CONCURRENCY_ALTERA, "llvm.loop.max_concurrency.count", LoopForm::Literal, FPGA),
    row(L::DEPENDENCY_ARRAY_ALTERA, "llvm.loop.parallel_access_indices", LoopForm::Arrays, FPGA),
    row(L::PIPELINE_ENABLE_ALTERA, "llvm.loop.intel.pipelining.enable", LoopForm::Literal, FPGA),
    row(L::LOOP_COALESCE_ALTERA, "llvm.loop.coalesce.enable", LoopForm::Fixed(0), FPGA),
    row(L::LOOP_COALESCE_ALTERA, "llvm.loop.coalesce.count", LoopForm::Literal, FPGA),
    row(L::MAX_INTERLEAVING_ALTERA, "llvm.loop.max_interleaving.count", LoopForm::Literal, FPGA),
    row(
        L::SPECULATED_ITERATIONS_ALTERA,
        "llvm.loop.intel.speculated.iterations.count",
        LoopForm::Literal,
        FPGA,
    ),
    row(L::NO_FUSION_ALTERA, "llvm.loop.fusion.disable", LoopForm::Flag, FPGA),
    row(L::LOOP_COUNT_ALTERA, "llvm.loop.intel.loopcount", LoopForm::Counts, FPGA),
    row(
        L::MAX_REINVOCATION_DELAY_ALTERA,
        "llvm.loop.intel.max_reinvocation_delay.count",
        LoopForm::Literal,
        FPGA,
    ),
];

/// Name suffixes of the counts, in the order of the literals.
pub const COUNTS: [&str; 3] = ["_min", "_max", "_avg"];

/// The access group of an access chain, which identifies its array.
pub const INDEX_GROUP: &str = "llvm.index.group";

/// The extension that defines loop controls without merge instructions.
pub const UNSTRUCTURED: &str = extensions::INTEL_UNSTRUCTURED_LOOP_CONTROLS;

/// A name in `!llvm.loop` that also sets a second bit and is read only from both: full unrolling implies unrolling in every
/// version, whereas a count of one alone is a count.
pub const ALSO: (&str, L) = ("llvm.loop.unroll.full", L::UNROLL);

/// A bit that another bit implies: LLVM's unroll count implies unrolling.
pub const IMPLIED: (L, L) = (L::UNROLL, L::PARTIAL_COUNT);

/// Controls that are mutually exclusive in SPIR-V: with the first, LLVM ignores the others.
pub const EXCLUDES: (L, L) = (L::DONT_UNROLL, L::UNROLL.union(L::PARTIAL_COUNT));

/// The role of a terminator's block in a structured construct; encoded in `!spirv.Merge`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// The block with the merge instruction.
    Header = 0,
    /// The merge block.
    Merge = 1,
    /// The continue target.
    Continue = 2,
}

impl Role {
    /// All roles, by number.
    pub const ALL: [Self; 3] = [Self::Header, Self::Merge, Self::Continue];

    /// The role with a number in `!spirv.Merge`.
    pub fn from_number(number: u64) -> Option<Self> {
        Self::ALL.get(usize::try_from(number).ok()?).copied()
    }
}
