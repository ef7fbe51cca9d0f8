//! Named structures built member by member from a literal structure: uses that do not need the name take the
//! literal one.

use super::Pass;
use crate::llvm::{Block, Opcode, Value};

impl Pass<'_, '_, '_> {
    /// Replaces named structures by their literal source where these are stored or taken apart.
    pub(super) fn unnamed_structures(&self) {
        let all = self.reading.module.functions().flat_map(Value::blocks).flat_map(Block::instructions);
        let renamed: Vec<_> = all.filter_map(|whole| Some((whole, unnamed(whole)?))).collect();
        for (whole, unnamed) in renamed {
            unnamed.take_name_of(whole);
            for user in whole.users().collect::<Vec<_>>() {
                match user.opcode() {
                    Some(Opcode::ExtractValue) => replace_extraction(self, user, unnamed),
                    Some(Opcode::Store) if user.operand(0) == Some(whole) => {
                        replace_store(self, user, unnamed)
                    }
                    _ => {}
                }
            }
            erase_parts(whole);
        }
    }
}

/// The literal structure that a chain of insertions copies member by member.
fn unnamed(whole: Value<'_>) -> Option<Value<'_>> {
    let ty = whole.ty();
    if whole.opcode() != Some(Opcode::InsertValue) || !ty.is_struct() || ty.struct_name().is_none() {
        return None;
    }
    let count = u32::try_from(ty.members().len()).ok()?;
    let mut source = None;
    let mut rest = whole;
    for position in (0..count).rev() {
        if rest.opcode() != Some(Opcode::InsertValue) || rest.value_indices() != [position] {
            return None;
        }
        let member = rest.operand(1)?;
        let from = member.operand(0).filter(|_| member.opcode() == Some(Opcode::ExtractValue))?;
        if member.value_indices() != [position] || source.is_some_and(|source| source != from) {
            return None;
        }
        source = Some(from);
        rest = rest.operand(0)?;
    }
    let source = source.filter(|source| rest.is_poison() && source.ty().members() == ty.members())?;
    source.ty().struct_name().is_none().then_some(source)
}

fn replace_extraction<'c>(pass: &Pass<'_, 'c, '_>, extraction: Value<'c>, from: Value<'c>) {
    let builder = pass.reading.llvm.builder();
    builder.position_before(extraction);
    builder.set_debug_location(extraction.metadata(crate::llvm::MdKind::DBG));
    if let Ok(new) = builder.extract_value(from, extraction.value_indices()) {
        for (kind, node) in extraction.all_metadata() {
            new.set_metadata(kind, Some(node));
        }
        new.take_name_of(extraction);
        extraction.replace_all_uses_with(new);
        extraction.erase();
    }
}

fn replace_store<'c>(pass: &Pass<'_, 'c, '_>, store: Value<'c>, value: Value<'c>) {
    let builder = pass.reading.llvm.builder();
    builder.position_before(store);
    builder.set_debug_location(store.metadata(crate::llvm::MdKind::DBG));
    let Some(pointer) = store.accessed_pointer() else { return };
    if let Ok(new) = builder.store(value, pointer) {
        if let Some(bytes) = store.alignment() {
            new.set_alignment(bytes);
        }
        new.set_volatile(store.is_volatile());
        for (kind, node) in store.all_metadata() {
            new.set_metadata(kind, Some(node));
        }
        store.erase();
    }
}

/// Erases an unused chain of insertions and the extractions it uses.
fn erase_parts(whole: Value<'_>) {
    let mut next = Some(whole);
    while let Some(part) = next.filter(|part| part.is_instruction()) {
        let (inner, member) = (part.operand(0), part.operand(1));
        if !part.erase() {
            break;
        }
        if let Some(member) = member.filter(|member| member.is_instruction()) {
            member.erase();
        }
        next = inner;
    }
}
