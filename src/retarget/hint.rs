//! Enumerants that an environment lacks: hints are left out, and what is said by an `<id>` or in another word is said as the environment
//! has it.

use super::target::Target;
use crate::error::Result;
use crate::spirv::grammar::{self, Category, OperandKind};
use crate::spirv::operands::{Operand, Role};
use crate::spirv::{Id, Instruction, Module, Opcode, Rewrite, Version, op, push_instruction};
use crate::table::retarget::{is_hint, literal_form};
use rspirv::spirv::{Decoration, ExecutionMode, FPFastMathMode, LinkageType, StorageClass};
use rustc_hash::FxHashSet;

/// The variables of interfaces that only version 1.4 lists; none if `drops` is not set.
pub(super) fn classes_of(module: &Module, drops: bool) -> FxHashSet<u32> {
    let listed = [StorageClass::Input as u32, StorageClass::Output as u32];
    let is_late = |one: &Instruction<'_>| {
        one.opcode().is_variable() && one.operand(0).is_ok_and(|class| !listed.contains(&class))
    };
    let variables = module.declarations().filter(|_| drops).filter(is_late);
    variables.filter_map(Instruction::result_id).map(|id| id.0).collect()
}

/// Writes an entry point, without some variables of its interface and with others.
pub(super) fn entry_point(
    one: Instruction<'_>,
    drops: &FxHashSet<u32>,
    added: &[Id],
    words: &mut Vec<u32>,
) -> Result<()> {
    let (_, behind_name) = one.string(2)?;
    let (head, interface) = one.operands().split_at_checked(behind_name).unwrap_or((one.operands(), &[]));
    let mut operands = head.to_vec();
    operands.extend(interface.iter().filter(|id| !drops.contains(id)));
    operands.extend(added.iter().map(|id| id.0).filter(|id| !interface.contains(id)));
    push_instruction(words, op::EntryPoint, None, None, &operands)
}

/// What the lowering says about what it leaves out.
pub(super) type Left<'l> = &'l mut dyn FnMut(OperandKind, &'static str);

/// The hints of a module.
pub(super) struct Hints<'m, 't> {
    module: &'m Module,
    target: &'t Target<'t>,
    /// The entry points with ContractionOff.
    uncontracted: FxHashSet<u32>,
}

impl<'m, 't> Hints<'m, 't> {
    /// The hints of a module for a target.
    pub fn new(module: &'m Module, target: &'t Target<'t>) -> Self {
        let off = |one: &Instruction<'_>| {
            one.opcode() == op::ExecutionMode
                && one.operand(1).ok() == Some(ExecutionMode::ContractionOff as u32)
        };
        let uncontracted = module.declarations().filter(off).filter_map(|one| one.operand(0).ok()).collect();
        Self { module, target, uncontracted }
    }

    /// Writes an instruction without the hints that the target lacks. Returns false, without writing it, if it has none.
    ///
    /// # Errors
    /// Malformed if its operands do not match its grammar.
    pub fn without(
        &mut self,
        one: Instruction<'_>,
        rewrite: &mut Rewrite<'_>,
        left: Left<'_>,
    ) -> Result<bool> {
        match one.opcode() {
            op::Decorate
            | op::DecorateId
            | op::DecorateString
            | op::MemberDecorate
            | op::MemberDecorateString => self.decoration(one, rewrite, left),
            op::ExecutionMode | op::ExecutionModeId => self.mode(one, rewrite, left),
            op::LoopMerge
            | op::LoopControlINTEL
            | op::Function
            | op::Load
            | op::Store
            | op::CopyMemory
            | op::CopyMemorySized => self.masks(one, rewrite, left),
            _ => Ok(false),
        }
    }

    fn decoration(&self, one: Instruction<'_>, rewrite: &mut Rewrite<'_>, left: Left<'_>) -> Result<bool> {
        let at = place_of_decoration(one.opcode());
        let number = one.operand(at)?;
        let Some(row) = grammar::enumerant(OperandKind::Decoration, number) else { return Ok(false) };
        let (head, parameters) = one.operands().split_at_checked(at + 1).unwrap_or((one.operands(), &[]));
        if number == Decoration::LinkageAttributes as u32 {
            let once = LinkageType::LinkOnceODR as u32;
            if parameters.last() == Some(&once) && !self.target.has_value(OperandKind::LinkageType, once) {
                let mut words = one.operands().to_vec();
                words.last_mut().into_iter().for_each(|kind| *kind = LinkageType::Export as u32);
                rewrite.push(one.opcode(), None, None, &words)?;
                return Ok(true);
            }
        }
        if number == Decoration::FPFastMathMode as u32 {
            return self.masks(one, rewrite, left);
        }
        // OpDecorateId is as old as the decorations that need it.
        let is_spelled = matches!(one.opcode(), op::Decorate | op::MemberDecorate | op::DecorateId);
        let version_of_ids =
            one.opcode() != op::DecorateId || self.target.has_instruction(op::ExecutionModeId);
        let has = if number == Decoration::SpecId as u32 {
            !self.target.is_kernel || self.target.max_version >= Version::new(1, 1)
        } else {
            self.target.has_enumerant(row)
                && version_of_ids
                && (is_spelled || self.target.has_instruction(one.opcode()))
        };
        if has || !is_hint(OperandKind::Decoration, number) {
            return Ok(false);
        }
        if let Some(words) = self.with_literals(OperandKind::Decoration, head, parameters) {
            rewrite.push(op::Decorate, None, None, &words)?;
            return Ok(true);
        }
        left(OperandKind::Decoration, row.name);
        Ok(true)
    }

    fn mode(&mut self, one: Instruction<'_>, rewrite: &mut Rewrite<'_>, left: Left<'_>) -> Result<bool> {
        let number = one.operand(1)?;
        let Some(row) = grammar::enumerant(OperandKind::ExecutionMode, number) else { return Ok(false) };
        let has_mode = self.target.has_enumerant(row);
        if number == ExecutionMode::FPFastMathDefault as u32 && !has_mode && self.target.is_kernel {
            return self.default_mode(one, rewrite);
        }
        if has_mode && self.target.has_instruction(one.opcode()) {
            return Ok(false);
        }
        let (head, operands) = one.operands().split_at_checked(2).unwrap_or((one.operands(), &[]));
        if let Some(words) = self.with_literals(OperandKind::ExecutionMode, head, operands) {
            rewrite.push(op::ExecutionMode, None, None, &words)?;
            return Ok(true);
        }
        if !is_hint(OperandKind::ExecutionMode, number) {
            return Ok(false);
        }
        left(OperandKind::ExecutionMode, row.name);
        Ok(true)
    }

    /// The operands of an instruction with the enumerant that takes literals in place of the last of `head`, which takes the `<id>`s; `None`
    /// if there is none that the target has, or the value of an `<id>` is not known.
    fn with_literals(&self, kind: OperandKind, head: &[u32], ids: &[u32]) -> Option<Vec<u32>> {
        let (last, of) = head.split_last()?;
        let literal = literal_form(kind, *last).filter(|literal| self.target.has_value(kind, *literal))?;
        let mut words = of.to_vec();
        words.push(literal);
        for id in ids {
            words.push(self.module.definition_as(Id(*id), op::Constant)?.operand(0).ok()?);
        }
        Some(words)
    }

    /// FPFastMathDefault of a kernel: what it permits need not be used, and what it does not permit is not permitted without it, but for
    /// contraction.
    fn default_mode(&mut self, one: Instruction<'_>, rewrite: &mut Rewrite<'_>) -> Result<bool> {
        let flags = one.id(3).ok().and_then(|id| self.module.definition_as(id, op::Constant));
        let flags = flags.and_then(|flags| flags.operand(0).ok()).unwrap_or(0);
        let point = one.operand(0)?;
        // Another one of the kernel may say it for another type.
        if flags & FPFastMathMode::ALLOW_CONTRACT.bits() == 0 && self.uncontracted.insert(point) {
            rewrite.push(op::ExecutionMode, None, None, &[point, ExecutionMode::ContractionOff as u32])?;
        }
        Ok(true)
    }

    /// Leaves out the bits of masks that are hints and that the target lacks, with their parameters.
    fn masks(&self, one: Instruction<'_>, rewrite: &mut Rewrite<'_>, left: Left<'_>) -> Result<bool> {
        let mut words: Vec<u32> = Vec::new();
        // Operands of bits: their numbers, and whether they stay.
        let mut parameters: std::collections::VecDeque<bool> = std::collections::VecDeque::new();
        let mut is_changed = false;
        for operand in self.module.operands(one) {
            let operand: Operand<'_> = operand?;
            if matches!(operand.role, Role::ResultType | Role::Result) {
                continue;
            }
            let row = grammar::operand_kind(operand.kind);
            if !parameters.is_empty() && row.category != Category::BitEnum {
                if parameters.pop_front() == Some(true) {
                    words.extend_from_slice(operand.words);
                }
                continue;
            }
            if row.category != Category::BitEnum || operand.word() == 0 {
                words.extend_from_slice(operand.words);
                continue;
            }
            let mut kept = 0;
            parameters.clear();
            for bit in (0..32).map(|bit| 1 << bit).filter(|bit| operand.word() & bit != 0) {
                let known = row.enumerant(bit);
                let stays =
                    known.is_none_or(|known| self.target.has_enumerant(known)) || !is_hint(operand.kind, bit);
                let count = known.map_or(0, |known| known.parameters.len());
                parameters.extend(std::iter::repeat_n(stays, count));
                if stays {
                    kept |= bit;
                } else {
                    is_changed = true;
                    left(operand.kind, known.map_or("", |known| known.name));
                }
            }
            words.push(kept);
        }
        if is_changed {
            rewrite.push_as(one, one.opcode(), &words)?;
        }
        Ok(is_changed)
    }
}

/// The place of the decoration, among the operands.
fn place_of_decoration(opcode: Opcode) -> usize {
    if matches!(opcode, op::MemberDecorate | op::MemberDecorateString) { 2 } else { 1 }
}
