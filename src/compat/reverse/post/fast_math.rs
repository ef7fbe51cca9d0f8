//! Fast-math flags: for arithmetic, comparisons and extended instructions only, approximating the mode.

use super::Pass;
use crate::llvm::{Opcode, Value};
use crate::spirv::op;
use crate::table::annotation::{FAST_MATH, FAST_MATH_INTEL};
use rspirv::spirv::Decoration;

impl Pass<'_, '_, '_> {
    /// Sets the fast-math flags of results with a fast-math mode.
    pub(super) fn fast_math(&self) {
        for instruction in self.reading.spirv.instructions() {
            let Some(id) = instruction.result_id().filter(|id| self.annotations.any(*id)) else { continue };
            let Some(mode) = self.annotations.find(id, Decoration::FPFastMathMode) else { continue };
            let value = self.reading.value(id).filter(|value| value.is_instruction());
            let Some(value) = value.filter(|value| value.can_have_fast_math()) else { continue };
            let takes = instruction.opcode() == op::ExtInst
                || instruction.opcode() != op::VectorTimesScalar && is_arithmetic(value);
            let mode = mode.operands.first().copied().filter(|_| takes).unwrap_or(0);
            let all = FAST_MATH.iter().chain(FAST_MATH_INTEL);
            let flags =
                all.filter(|(_, bit)| mode & bit.bits() != 0).fold(0, |flags, (flag, _)| flags | flag);
            value.set_fast_math(flags);
        }
    }
}

fn is_arithmetic(value: Value<'_>) -> bool {
    value
        .opcode()
        .is_some_and(|opcode| opcode.is_float_binary() || matches!(opcode, Opcode::FNeg | Opcode::FCmp))
}
