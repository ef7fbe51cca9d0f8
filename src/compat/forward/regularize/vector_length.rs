//! Vectors of other lengths than OpenCL C's, as the Khronos translator's passes leave them without an extension for such vectors.
//!
//! Optimizers take a part of a wide lane as a lane of a longer vector: `extractelement (load <6 x i32>)` for half a lane of `<3 x i64>`.
//! These become shifts of the wide lane again. That program rejects the vectors that remain; optimized OpenCL C has them, and the writer
//! takes them, so they stay. It takes the others, too: the pass is only part of what `-s` shows.

use crate::error::Result;
use crate::llvm::{Block, Builder, Context, Module, Opcode, Type, Value};
use crate::writer::normalize::replace;
use smallvec::SmallVec;

/// The lengths of OpenCL C's vectors, and of vectors of one lane.
const LENGTHS: &[u64] = &[1, 2, 3, 4, 8, 16];

/// Rewrites the lanes taken from vectors of other lengths.
///
/// # Errors
/// Only internal errors of the IR builder.
pub(super) fn rewrite<'c>(context: &'c Context, module: Module<'c>) -> Result<()> {
    let builder = context.builder();
    for function in module.functions() {
        let instructions = || function.blocks().flat_map(Block::instructions);
        for extraction in instructions().collect::<SmallVec<[_; 64]>>() {
            if extraction.opcode() == Some(Opcode::ExtractElement) {
                widen(context, &builder, extraction)?;
            }
        }
    }
    Ok(())
}

fn is_other(ty: Type<'_>) -> bool {
    ty.is_vector() && !LENGTHS.contains(&u64::from(ty.lanes()))
}

/// Takes a lane of a loaded or reinterpreted vector out of a wider lane of a shorter vector.
fn widen<'c>(context: &'c Context, builder: &Builder<'c>, extraction: Value<'c>) -> Result<()> {
    let (Some(vector), Some(lane)) =
        (extraction.operand(0), extraction.operand(1).and_then(Value::u32_value))
    else {
        return Ok(());
    };
    let (ty, lanes) = (vector.ty(), vector.ty().lanes());
    let (Some(bits), true) = (ty.scalar().int_bits(), is_other(ty)) else { return Ok(()) };
    let factor = [2, 4, 8].into_iter().find(|factor| {
        lanes % factor == 0 && LENGTHS.contains(&u64::from(lanes / factor)) && bits * factor <= 64
    });
    let Some(factor) = factor else { return Ok(()) };
    let wide = context.int_type(bits * factor)?;
    let wider = context.vector_type(wide, lanes / factor)?;
    builder.position_before(vector);
    builder.set_debug_location(vector.debug_location());
    let source = match vector.opcode() {
        Some(Opcode::Load) => {
            let Some(pointer) = vector.accessed_pointer() else { return Ok(()) };
            let load = builder.load(wider, pointer)?;
            if let Some(bytes) = vector.alignment() {
                load.set_alignment(bytes);
            }
            load.set_volatile(vector.is_volatile());
            load
        }
        Some(Opcode::BitCast) => {
            let Some(from) = vector.operand(0) else { return Ok(()) };
            if from.ty() == wider { from } else { builder.cast(Opcode::BitCast, from, wider)? }
        }
        _ => return Ok(()),
    };
    if vector.users().count() > 1 {
        let narrow = builder.cast(Opcode::BitCast, source, ty)?;
        vector.replace_all_uses_with(narrow);
    }
    builder.position_before(extraction);
    builder.set_debug_location(extraction.debug_location());
    let mut part = builder.extract_element(source, context.i32_type().int(u64::from(lane / factor))?)?;
    if lane % factor > 0 {
        let distance = wide.int(u64::from(lane % factor * bits))?;
        part = builder.binary(Opcode::LShr, part, distance)?;
    }
    let narrow = builder.cast(Opcode::Trunc, part, ty.scalar())?;
    replace(extraction, narrow)?;
    if !vector.is_used() {
        vector.erase();
    }
    Ok(())
}
