//! Expansion of decoration groups: each decoration is applied to each target.

use rustc_hash::FxHashMap;

use super::Part;
use crate::error::{Error, Result};
use crate::spirv::{Instruction, Module, op};

/// All annotations, with group decorations applied to each target.
pub(super) fn expand_groups(module: &Module, parts: &[Part]) -> Result<Vec<Vec<u32>>> {
    /// The limit for words that expansion adds, per word of the module.
    const GROWTH: usize = 64;
    let annotations =
        || module.instructions().zip(parts).filter(|(_, part)| **part == Part::Annotation).map(|(i, _)| i);
    let mut groups: FxHashMap<u32, Vec<Instruction<'_>>> = FxHashMap::default();
    for instruction in annotations().filter(|i| i.opcode() == op::DecorationGroup) {
        groups.insert(instruction.result_id().map_or(0, |id| id.0), Vec::new());
    }
    let mut expanded = Vec::new();
    for instruction in annotations() {
        let target = instruction.operands().first();
        match target.and_then(|target| groups.get_mut(target)) {
            _ if matches!(
                instruction.opcode(),
                op::GroupDecorate | op::GroupMemberDecorate | op::DecorationGroup
            ) => {}
            Some(group) => group.push(instruction),
            None => expanded.push(instruction.words().to_vec()),
        }
    }
    let mut left = module.words().len().saturating_mul(GROWTH);
    for instruction in annotations() {
        let stride = match instruction.opcode() {
            op::GroupDecorate => 1,
            op::GroupMemberDecorate => 2,
            _ => continue,
        };
        let Some((group, targets)) = instruction.operands().split_first() else { continue };
        for target in targets.chunks_exact(stride) {
            for decoration in groups.get(group).into_iter().flatten() {
                let words = retarget(*decoration, target);
                left = left.checked_sub(words.len()).ok_or_else(|| {
                    Error::unsupported("decoration groups with too many targets")
                        .at(module.location(instruction))
                })?;
                expanded.push(words);
            }
        }
    }
    Ok(expanded)
}

/// A decoration with its target replaced by an `<id>`, or by an `<id>` and a member.
fn retarget(decoration: Instruction<'_>, target: &[u32]) -> Vec<u32> {
    let rest = decoration.words().get(2..).unwrap_or(&[]);
    let opcode = match (decoration.opcode(), target.len()) {
        (op::Decorate, 2) => op::MemberDecorate,
        (op::DecorateString, 2) => op::MemberDecorateString,
        (opcode, _) => opcode,
    };
    let count = (1 + target.len() + rest.len()) as u16;
    let mut words = vec![opcode.first_word(count)];
    words.extend_from_slice(target);
    words.extend_from_slice(rest);
    words
}
