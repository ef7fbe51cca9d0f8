//! The lowering of a module: each instruction that the target lacks becomes its first alternative that the target has.

use super::emit::Emitter;
use super::hint::Hints;
use super::target::Target;
use super::uniform::Uniform;
use crate::error::Result;
use crate::log::Log;
use crate::spirv::grammar::OperandKind;
use crate::spirv::operands::Import;
use crate::spirv::{Id, Instruction, Module, Opcode, OpcodeSet, Version, extensions, op};
use crate::table::retarget::{Combination, Expansion, Flow, Instead, Operand, row_of};
use rspirv::spirv::{GroupOperation, MemorySemantics, Scope};
use rustc_hash::FxHashSet;
use std::collections::BTreeSet;

/// A module that was lowered.
pub(super) struct Lowered {
    pub module: Module,
    /// Builtin variables for the interfaces of its entry points.
    pub variables: Vec<Id>,
}

struct Lowering<'m, 't> {
    emitter: Emitter<'m>,
    target: &'t Target<'t>,
    hints: Hints<'m, 't>,
    /// Opcodes with a row that the target lacks.
    lacking: OpcodeSet,
    /// Where control flow is uniform; computed when it is asked for.
    uniform: Option<Uniform>,
    /// The function and the block of the current instruction.
    place: (Id, Id),
    /// Results of instructions that were left out.
    gone: FxHashSet<u32>,
    /// Names of hints that were left out.
    left: BTreeSet<&'static str>,
    is_changed: bool,
}

/// Lowers what the target lacks and the table has a row for; `None` if there is nothing.
///
/// # Errors
/// Malformed operands.
pub(super) fn lower(module: &Module, target: &Target<'_>, log: &Log) -> Result<Option<Lowered>> {
    let mut lacking = OpcodeSet::default();
    let late = [op::Select, op::CopyMemory, op::CopyMemorySized];
    for opcode in module.opcodes().iter().filter(|opcode| row_of(*opcode).is_some()) {
        let lacks = match late.contains(&opcode) {
            true => target.max_version < Version::new(1, 4),
            false => !target.has_instruction(opcode),
        };
        if lacks {
            lacking.insert(opcode);
        }
    }
    let mut lowering = Lowering {
        emitter: Emitter::new(module),
        target,
        hints: Hints::new(module, target),
        lacking,
        uniform: None,
        place: (Id(0), Id(0)),
        gone: gone(module, target),
        left: BTreeSet::new(),
        is_changed: false,
    };
    lowering.module()?;
    for name in &lowering.left {
        log.warn(&format!("{} does not take {name}, which is left out", target.environment.name));
    }
    if !lowering.is_changed {
        return Ok(None);
    }
    let variables = lowering.emitter.variables;
    let module = Module::framed(lowering.emitter.rewrite.into_words())?;
    Ok(Some(Lowered { module, variables }))
}

/// The imports of non-semantic sets and what they define, if the target has no such sets.
fn gone(module: &Module, target: &Target<'_>) -> FxHashSet<u32> {
    let mut gone = FxHashSet::default();
    let has_sets = target.max_version >= Version::new(1, 6)
        || target.extensions.allows(extensions::KHR_NON_SEMANTIC_INFO);
    if has_sets {
        return gone;
    }
    for one in module.instructions() {
        let is_gone = match one.opcode() {
            op::ExtInstImport => one.string_bytes(0).is_ok_and(|(name, _)| match Import::by_name(&name) {
                Import::NonSemantic => true,
                Import::Set(set) => set.is_non_semantic(),
                Import::Unknown => false,
            }),
            opcode if opcode.is_extended() => one.operand(0).is_ok_and(|set| gone.contains(&set)),
            _ => false,
        };
        gone.extend(one.result_id().filter(|_| is_gone).map(|id| id.0));
    }
    gone
}

impl<'m> Lowering<'m, '_> {
    fn module(&mut self) -> Result<()> {
        let needs_opencl = self.target.is_kernel
            && self.lacking.iter().filter_map(row_of).flat_map(|row| row.instead).any(|instead| {
                matches!(
                    instead,
                    Instead::OpenCl(_)
                        | Instead::Expansion(Expansion::AtomicFloat(Combination::Min | Combination::Max))
                )
            });
        for one in self.emitter.module.instructions() {
            match one.opcode() {
                op::Function => self.place.0 = one.required_id()?,
                op::Label => self.place.1 = one.required_id()?,
                op::MemoryModel if needs_opencl => self.emitter.import_opencl()?,
                _ => {}
            }
            let lowered =
                self.instruction(one).map_err(|error| error.at(self.emitter.module.location(one)))?;
            self.is_changed |= lowered;
            if !lowered {
                self.emitter.rewrite.copy(one);
            }
        }
        self.emitter.helpers()
    }

    /// Lowers an instruction; false if it stays.
    fn instruction(&mut self, one: Instruction<'m>) -> Result<bool> {
        let opcode = one.opcode();
        if one.result_id().is_some_and(|id| self.gone.contains(&id.0)) {
            self.left.insert("a non-semantic set");
            return Ok(true);
        }
        let names_target = matches!(opcode, op::Name | op::Decorate | op::DecorateId | op::DecorateString);
        if names_target && one.operand(0).is_ok_and(|of| self.gone.contains(&of)) {
            return Ok(true);
        }
        let Self { emitter, hints, left, .. } = self;
        let mut note = |kind: OperandKind, name: &'static str| {
            if says_something(kind, name) {
                left.insert(name);
            }
        };
        if hints.without(one, &mut emitter.rewrite, &mut note)? {
            return Ok(true);
        }
        if !self.lacking.contains(opcode) {
            return Ok(false);
        }
        let Some(row) = row_of(opcode) else { return Ok(false) };
        for instead in row.instead {
            if self.replaced(one, *instead)? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Writes an alternative of an instruction; false if the target lacks it, too.
    fn replaced(&mut self, one: Instruction<'m>, instead: Instead) -> Result<bool> {
        match instead {
            Instead::Nothing => {
                self.gone.extend(one.result_id().map(|id| id.0));
                Ok(true)
            }
            Instead::Operand(at) => self.emitter.define(one, one.id(at)?).map(|()| true),
            Instead::OpenCl(number) if self.target.is_kernel => {
                self.emitter.opencl(one, number).map(|()| true)
            }
            Instead::OpenCl(_) => Ok(false),
            Instead::Instruction { opcode, operands, flow } => self.twin(one, opcode, operands, flow),
            Instead::Expansion(expansion) => self.expanded(one, expansion),
        }
    }

    /// Whether the target has an instruction, and the place of `one` is such that it computes the same.
    fn may_use(&mut self, opcode: Opcode, flow: Flow) -> bool {
        self.target.has_instruction(opcode) && (flow == Flow::Any || self.is_uniform())
    }

    fn is_uniform(&mut self) -> bool {
        let module = self.emitter.module;
        self.uniform.get_or_insert_with(|| Uniform::of(module)).holds(self.place.0, self.place.1)
    }

    /// Another instruction with some of the operands. All that a group has are of subgroups.
    fn twin(
        &mut self,
        one: Instruction<'m>,
        opcode: Opcode,
        operands: &[Operand],
        flow: Flow,
    ) -> Result<bool> {
        if !self.is_of_subgroup(one) || !self.may_use(opcode, flow) {
            return Ok(false);
        }
        // Groups have no clusters.
        let is_scan = one.grammar().is_some_and(|grammar| {
            grammar.operands.iter().any(|operand| operand.kind == OperandKind::GroupOperation)
        });
        if is_scan && (one.operands().len() != 3 || one.operand(1)? > GroupOperation::ExclusiveScan as u32) {
            return Ok(false);
        }
        let mut words = Vec::with_capacity(operands.len());
        for operand in operands {
            words.push(match operand {
                Operand::Of(at) => one.operand(*at)?,
                Operand::Subgroup => self.emitter.subgroup()?.0,
                Operand::Zero => {
                    let word = self.emitter.int(super::emit::WORD)?;
                    self.emitter.number(word, 0)?.0
                }
            });
        }
        self.emitter.rewrite.push_as(one, opcode, &words)?;
        Ok(true)
    }

    /// Whether an operation of a group, whose first operand is a scope, is one of a subgroup; true for other instructions.
    fn is_of_subgroup(&self, one: Instruction<'m>) -> bool {
        let has_scope = one.grammar().is_some_and(|grammar| {
            grammar.operands.first().is_some_and(|operand| operand.kind == OperandKind::IdScope)
        });
        let scope = || self.emitter.module.definition_as(one.id(0).ok()?, op::Constant)?.operand(0).ok();
        !has_scope || scope() == Some(Scope::Subgroup as u32)
    }

    fn expanded(&mut self, one: Instruction<'m>, expansion: Expansion) -> Result<bool> {
        let is_kernel = self.target.is_kernel;
        let emitter = &mut self.emitter;
        match expansion {
            Expansion::BitReverse => emitter.bit_reverse(one)?,
            Expansion::BitFieldInsert => emitter.bit_field_insert(one)?,
            Expansion::BitFieldExtract { is_signed } => emitter.bit_field_extract(one, is_signed)?,
            Expansion::Dot { signs, accumulates } => emitter.dot(one, signs, accumulates)?,
            Expansion::Product32x16 { is_signed } => emitter.product_32x16(one, is_signed)?,
            Expansion::ToBFloat16 => emitter.bfloat16_of_float(one)?,
            Expansion::FromBFloat16 => emitter.float_of_bfloat16(one)?,
            Expansion::CopyLogical => emitter.copy_logical(one)?,
            Expansion::Select if emitter.is_late_select(one)? => emitter.select(one)?,
            Expansion::PointerEqual { is_negated } if is_kernel => emitter.pointer_equal(one, is_negated)?,
            Expansion::PointerDifference if is_kernel => emitter.pointer_difference(one)?,
            Expansion::SizeOf => emitter.size_of(one)?,
            Expansion::CopyWithOneMask => {
                let fixed = if one.opcode() == op::CopyMemory { 2 } else { 3 };
                let masks = emitter.module.operands(one).filter(|operand| {
                    operand.as_ref().is_ok_and(|operand| operand.kind == OperandKind::MemoryAccess)
                });
                if masks.count() < 2 {
                    return Ok(false);
                }
                emitter.copy_with_one_mask(one, fixed)?;
            }
            Expansion::AtomicFloat(how) if is_kernel => return emitter.atomic_float(one, how),
            Expansion::WholeBarrier => return self.whole_barrier(one),
            Expansion::Elect => {
                if !self.is_of_subgroup(one) || !self.is_uniform() {
                    return Ok(false);
                }
                self.emitter.elect(one)?;
            }
            Expansion::AllEqual => {
                let has_all =
                    [op::GroupAll, op::GroupBroadcast].iter().all(|one| self.target.has_instruction(*one));
                if !has_all || !self.is_of_subgroup(one) || !self.is_uniform() {
                    return Ok(false);
                }
                self.emitter.all_equal(one)?;
            }
            Expansion::ShuffleAcross { is_up } => {
                if !self.target.has_instruction(op::GroupNonUniformShuffle) {
                    return Ok(false);
                }
                emitter.shuffle_across(one, is_up, is_kernel)?;
            }
            Expansion::Rotate => {
                let shuffles = [op::GroupNonUniformShuffle, op::SubgroupShuffleINTEL];
                let shuffle = shuffles.into_iter().find(|shuffle| self.target.has_instruction(*shuffle));
                let Some(shuffle) = shuffle.filter(|_| self.is_of_subgroup(one)) else { return Ok(false) };
                self.emitter.rotate(one, shuffle)?;
            }
            Expansion::Select
            | Expansion::PointerEqual { .. }
            | Expansion::PointerDifference
            | Expansion::AtomicFloat(_) => {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// OpControlBarrierWaitINTEL: a barrier that releases and acquires what the two halves did.
    fn whole_barrier(&mut self, one: Instruction<'m>) -> Result<bool> {
        let semantics = self.emitter.module.definition_as(one.id(2)?, op::Constant);
        let Some(semantics) = semantics.and_then(|semantics| semantics.operand(0).ok()) else {
            return Ok(false);
        };
        let orders = MemorySemantics::ACQUIRE
            | MemorySemantics::RELEASE
            | MemorySemantics::ACQUIRE_RELEASE
            | MemorySemantics::SEQUENTIALLY_CONSISTENT;
        let is_ordered = semantics & orders.bits() != 0;
        let order = if is_ordered { MemorySemantics::ACQUIRE_RELEASE.bits() } else { 0 };
        let word = self.emitter.int(super::emit::WORD)?;
        let semantics = self.emitter.number(word, u64::from(semantics & !orders.bits() | order))?;
        let operands = [one.operand(0)?, one.operand(1)?, semantics.0];
        self.emitter.rewrite.push(op::ControlBarrier, None, None, &operands)?;
        Ok(true)
    }
}

/// Whether a program may miss what was left out; others only lose a hint.
fn says_something(kind: OperandKind, name: &str) -> bool {
    kind == OperandKind::Decoration
        && matches!(name, "UserSemantic" | "UserTypeGOOGLE" | "CounterBuffer" | "SpecId")
}
