//! Origins of pointers, determined from their defining instructions.

use super::{Id, Instruction, Module, op};

/// The storage class of a pointer, looking through casts to and from the Generic class; `u32::MAX` for other values.
pub fn origin_class(module: &Module, pointer: Id) -> u32 {
    let class = |of: Instruction<'_>| {
        let ty = module.definition(of.result_type()?)?;
        let is_pointer = matches!(ty.opcode(), op::TypePointer | op::TypeUntypedPointerKHR);
        ty.operands().first().copied().filter(|_| is_pointer)
    };
    let mut pointer = module.definition(pointer);
    let mut found = pointer.and_then(class).unwrap_or(u32::MAX);
    // Each cast is defined before its use; otherwise the module is rejected later.
    for _ in 0..module.instruction_count() {
        let cast = pointer.filter(|i| matches!(i.opcode(), op::PtrCastToGeneric | op::Bitcast));
        let source = cast.and_then(|i| module.definition(i.id(0).ok()?));
        let Some(next) = source.and_then(class) else { break };
        (pointer, found) = (source, next);
    }
    found
}
