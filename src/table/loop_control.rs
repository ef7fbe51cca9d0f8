//! Spec: "Loop Control". Loop control bits and the operands of `!llvm.loop`.

use rspirv::spirv::LoopControl as L;

/// How `!llvm.loop` says a loop control bit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LoopForm {
    /// A node of the name alone.
    Flag,
    /// A node of the name and one `i32`, the bit's literal.
    Literal,
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
}

const fn row(control: L, name: &'static str, form: LoopForm) -> LoopRow {
    LoopRow { control, name, form }
}

/// The bits that LLVM has a word for; the others travel in `!spirv.Merge`.
pub const ROWS: &[LoopRow] = &[
    row(L::UNROLL, "llvm.loop.unroll.enable", LoopForm::Flag),
    row(L::DONT_UNROLL, "llvm.loop.unroll.disable", LoopForm::Flag),
    row(L::DEPENDENCY_INFINITE, "llvm.loop.ivdep.enable", LoopForm::Flag),
    row(L::DEPENDENCY_LENGTH, "llvm.loop.ivdep.safelen", LoopForm::Literal),
    row(L::PARTIAL_COUNT, "llvm.loop.unroll.count", LoopForm::Literal),
];

/// `!llvm.loop` word for a loop that is to be unrolled completely: `Unroll` with a partial count of 1.
pub const UNROLL_FULL: &str = "llvm.loop.unroll.full";
