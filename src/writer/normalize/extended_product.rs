//! Two-word products from an `OpUMulExtended` or `OpSMulExtended`.
//!
//! Rule of this file: the reader expands these instructions to 128-bit products, which the legalizer would
//! split into words; the marked expansion is folded back to a call of the instruction instead.

use crate::error::Result;
use crate::llvm::{Block, Context, Module, Opcode as LlvmOpcode, Value, calling_convention};
use crate::spirv::op;
use crate::table::friendly_name;
use crate::table::metadata::OP;
use crate::writer::idiom::{closed, wide_pair};

/// Folds the marked products of a function to calls; returns whether there was one.
///
/// # Errors
/// Only internal errors of the IR builder.
pub(super) fn join<'c>(context: &'c Context, module: Module<'c>, function: Value<'c>) -> Result<bool> {
    let mark = context.md_kind(OP);
    let mut found = Vec::new();
    for last in function.blocks().flat_map(Block::instructions) {
        let marked = (last.opcode() == Some(LlvmOpcode::InsertValue)).then(|| last.metadata(mark)).flatten();
        let number = marked.and_then(|node| node.operand(0)?.int_value());
        let opcode = [op::UMulExtended, op::SMulExtended].into_iter().find(|op| number == Some(op.0.into()));
        let Some(opcode) = opcode else { continue };
        let extend = if opcode == op::UMulExtended { LlvmOpcode::ZExt } else { LlvmOpcode::SExt };
        if let Some((operands, parts)) = wide_pair(last, extend)
            && closed(last, &parts)
            && operands.iter().all(|operand| operand.ty().scalar().int_bits() == Some(64))
        {
            found.push((last, opcode, operands, parts));
        }
    }
    let builder = context.builder();
    let mut joined = false;
    for (last, opcode, operands, mut parts) in found {
        let ty = operands.first().map_or_else(|| last.ty(), |operand| operand.ty());
        let letter = if opcode == op::UMulExtended { 'm' } else { 'l' };
        let parameters = match ty.is_vector() {
            true => format!("Dv{}_{letter}S_", ty.lanes()),
            false => format!("{letter}{letter}"),
        };
        let name = friendly_name(opcode);
        let symbol = format!("_Z{}{name}{parameters}", name.len());
        let signature = context.function_type(last.ty(), &[ty, ty], false)?;
        let callee = match module.function(&symbol) {
            Some(known) if known.value_type() == Some(signature) => known,
            // A name cannot return structures of several types.
            Some(_) => continue,
            None => module.add_function(&symbol, signature)?,
        };
        callee.set_calling_convention(calling_convention::SPIR_FUNC);
        builder.position_before(last);
        let call = builder.call_function(callee, &operands)?;
        call.take_name_of(last);
        for (kind, node) in last.all_metadata().into_iter().filter(|(kind, _)| *kind != mark) {
            call.set_metadata(kind, Some(node));
        }
        last.replace_all_uses_with(call);
        joined |= last.erase();
        // Each part is erased after its users.
        while !parts.is_empty() {
            let before = parts.len();
            parts.dedup();
            parts.retain(|part| part.is_used() || !part.erase());
            if parts.len() == before {
                break;
            }
        }
    }
    Ok(joined)
}
