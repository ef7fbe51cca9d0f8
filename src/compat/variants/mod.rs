//! Function variants: a module shared by several devices, specialized for one of them.
//!
//! Rule of this module: SPIR-V in, SPIR-V out. The result does not use SPV_INTEL_function_variants, so its
//! consumers need not know the extension.
//!
//! Spec: "Specialization" of SPV_INTEL_function_variants.

mod conditions;
mod device;
mod removed;

pub use device::Device;

use crate::error::{Error, Result};
use crate::spirv::{Id, Instruction, Module, Opcode, Rewrite, extensions, op};
use conditions::{Conditions, decorated};
use rspirv::spirv::{Capability, Decoration};
use rustc_hash::{FxHashMap, FxHashSet};

/// The extension that is removed.
const EXTENSION: &str = extensions::INTEL_FUNCTION_VARIANTS;
/// The capabilities that are removed.
const CAPABILITIES: [u32; 2] =
    [Capability::SpecConditionalINTEL as u32, Capability::FunctionVariantsINTEL as u32];

/// The module without the parts for other devices. Specialization constants in conditions have their default
/// values.
///
/// # Errors
/// Unsupported for a condition computed by other than logical operations, and for an
/// OpConditionalCopyObjectINTEL none of whose conditions is true.
pub fn specialize(module: &Module, device: &Device) -> Result<Module> {
    let conditions = Conditions::new(module, device);
    let removed = removed::removed(module, &conditions)?;
    let mut specializer = Specializer {
        modes: functions_with_modes(module, &conditions)?,
        conditions,
        removed,
        declared: declared(module),
        rewrite: Rewrite::new(module),
    };
    let mut within_removed = false;
    for instruction in module.instructions() {
        if instruction.opcode() == op::Function {
            within_removed = specializer.is_removed(instruction.result_id());
        }
        if !within_removed {
            specializer.instruction(instruction).map_err(|error| error.at(module.location(instruction)))?;
        }
        within_removed &= instruction.opcode() != op::FunctionEnd;
    }
    Module::from_words(specializer.rewrite.into_words())
}

/// The unconditional capabilities and extensions of the module.
fn declared(module: &Module) -> FxHashSet<(Opcode, Vec<u32>)> {
    module
        .instructions()
        .filter(|instruction| matches!(instruction.opcode(), op::Capability | op::Extension))
        .map(|instruction| (instruction.opcode(), instruction.operands().to_vec()))
        .collect()
}

/// The functions of conditional entry points; whether each remains an entry point.
fn functions_with_modes(module: &Module, conditions: &Conditions<'_>) -> Result<FxHashMap<Id, bool>> {
    let mut modes = FxHashMap::default();
    for instruction in module.instructions() {
        match (instruction.opcode(), instruction.operands()) {
            (op::ConditionalEntryPointINTEL, [condition, _, function, ..]) => {
                let stays = conditions.value(*condition, instruction)?;
                *modes.entry(Id(*function)).or_insert(false) |= stays;
            }
            (op::EntryPoint, [_, function, ..]) => {
                modes.insert(Id(*function), true);
            }
            _ => {}
        }
    }
    Ok(modes)
}

struct Specializer<'m> {
    conditions: Conditions<'m>,
    removed: FxHashSet<Id>,
    /// The functions of entry points; whether one of the entry points remains.
    modes: FxHashMap<Id, bool>,
    /// Declared capabilities and extensions.
    declared: FxHashSet<(Opcode, Vec<u32>)>,
    /// The output module.
    rewrite: Rewrite<'m>,
}

impl Specializer<'_> {
    fn is_removed(&self, id: Option<Id>) -> bool {
        id.is_some_and(|id| self.removed.contains(&id))
    }

    /// Emits the specialized form of an instruction.
    fn instruction(&mut self, instruction: Instruction<'_>) -> Result<()> {
        match (instruction.opcode(), instruction.operands()) {
            (op::Capability, [capability]) if CAPABILITIES.contains(capability) => Ok(()),
            (op::Extension, _) if instruction.string(0)?.0 == EXTENSION => Ok(()),
            (op::ConditionalCapabilityINTEL, [condition, declared @ ..]) => {
                self.declaration(instruction, op::Capability, *condition, declared)
            }
            (op::ConditionalExtensionINTEL, [condition, declared @ ..]) => {
                self.declaration(instruction, op::Extension, *condition, declared)
            }
            (op::ConditionalEntryPointINTEL, [condition, operands @ ..]) => {
                if !self.conditions.value(*condition, instruction)? {
                    return Ok(());
                }
                let (_, interface) = instruction.string(3)?;
                self.entry_point(operands, interface - 1)
            }
            (op::EntryPoint, operands) => {
                let (_, interface) = instruction.string(2)?;
                self.entry_point(operands, interface)
            }
            (op::ConditionalCopyObjectINTEL, pairs) => self.copy(instruction, pairs),
            (op::GroupDecorate, [group, targets @ ..]) => {
                self.kept_targets(instruction.opcode(), *group, targets, 1)
            }
            (op::GroupMemberDecorate, [group, targets @ ..]) => {
                self.kept_targets(instruction.opcode(), *group, targets, 2)
            }
            _ if self.goes(instruction) => Ok(()),
            _ => match instruction.result_id().and_then(|id| self.conditions.settled(id)) {
                Some(value) => {
                    let opcode = if value { op::ConstantTrue } else { op::ConstantFalse };
                    self.push(instruction, opcode, &[])
                }
                None => {
                    self.rewrite.copy(instruction);
                    Ok(())
                }
            },
        }
    }

    /// Whether an instruction is removed: its result or target is.
    fn goes(&self, instruction: Instruction<'_>) -> bool {
        if self.is_removed(instruction.result_id()) {
            return true;
        }
        let target = instruction.operands().first().map(|id| Id(*id));
        match instruction.opcode() {
            op::ExecutionMode | op::ExecutionModeId => {
                self.is_removed(target)
                    || target.is_some_and(|target| self.modes.get(&target) == Some(&false))
            }
            op::Name
            | op::MemberName
            | op::MemberDecorate
            | op::MemberDecorateString
            | op::DecorateString => self.is_removed(target),
            op::Decorate | op::DecorateId => {
                self.is_removed(target)
                    || decorated(instruction).is_some()
                    || target.is_some_and(|target| self.is_default(target, instruction))
            }
            _ => false,
        }
    }

    /// Whether a decoration is the SpecId of a constant that is replaced by its value.
    fn is_default(&self, target: Id, decoration: Instruction<'_>) -> bool {
        decoration.operands().get(1) == Some(&(Decoration::SpecId as u32))
            && self.conditions.settled(target).is_some()
    }

    /// Declares a capability or extension if its condition holds and it is not declared yet.
    fn declaration(
        &mut self,
        of: Instruction<'_>,
        opcode: Opcode,
        condition: u32,
        operands: &[u32],
    ) -> Result<()> {
        let holds = self.conditions.value(condition, of)?;
        if holds && self.declared.insert((opcode, operands.to_vec())) {
            self.rewrite.push(opcode, None, None, operands)?;
        }
        Ok(())
    }

    /// An entry point without removed variables. `interface` is the index of the first variable.
    fn entry_point(&mut self, operands: &[u32], interface: usize) -> Result<()> {
        if self.is_removed(operands.get(1).map(|id| Id(*id))) {
            return Ok(());
        }
        let (head, variables) = operands.split_at(interface.min(operands.len()));
        let kept = variables.iter().copied().filter(|id| !self.removed.contains(&Id(*id)));
        let operands: Vec<u32> = head.iter().copied().chain(kept).collect();
        self.rewrite.push(op::EntryPoint, None, None, &operands)
    }

    /// A copy of the value after the first condition that holds.
    fn copy(&mut self, instruction: Instruction<'_>, pairs: &[u32]) -> Result<()> {
        for pair in pairs.as_chunks::<2>().0 {
            let [condition, value] = *pair;
            if self.conditions.value(condition, instruction)? {
                return self.push(instruction, op::CopyObject, &[value]);
            }
        }
        Err(Error::unsupported("no condition holds: the module has no variant for the device"))
    }

    /// A group decoration of the remaining targets, each of `size` words.
    fn kept_targets(&mut self, opcode: Opcode, group: u32, targets: &[u32], size: usize) -> Result<()> {
        let kept = targets
            .chunks(size)
            .filter(|target| !self.is_removed(target.first().map(|id| Id(*id))))
            .flatten();
        let operands: Vec<u32> = std::iter::once(group).chain(kept.copied()).collect();
        if self.removed.contains(&Id(group)) {
            return Ok(());
        }
        self.rewrite.push(opcode, None, None, &operands)
    }

    /// Emits another instruction with the same type and result.
    fn push(&mut self, of: Instruction<'_>, opcode: Opcode, operands: &[u32]) -> Result<()> {
        self.rewrite.push_as(of, opcode, operands)
    }
}
