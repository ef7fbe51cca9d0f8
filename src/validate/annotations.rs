//! Spec: "Debug Instructions", "Annotation Instructions", "Decoration": targets of names and decorations.

use super::block_layout::WHOLE;
use super::checker::{Checker, Entry, Kind, broken};
use super::fact::Class;
use crate::error::Result;
use crate::rule::Rule;
use crate::spirv::grammar::{self, OperandKind, decorates_by_id};
use crate::spirv::{Id, Instruction, Opcode, op};
use rspirv::spirv::Decoration;
use rustc_hash::FxHashMap;

/// Decorations that only members may have.
const OF_MEMBERS: [Decoration; 3] = [Decoration::RowMajor, Decoration::ColMajor, Decoration::MatrixStride];

/// Decorations of variables and of members.
const OF_VARIABLES: [Decoration; 6] = [
    Decoration::Location,
    Decoration::Index,
    Decoration::Binding,
    Decoration::DescriptorSet,
    Decoration::InputAttachmentIndex,
    Decoration::Invariant,
];

/// Decorations of variables and parameters, and of members.
const OF_OBJECTS: [Decoration; 10] = [
    Decoration::NoPerspective,
    Decoration::Flat,
    Decoration::Patch,
    Decoration::Centroid,
    Decoration::Sample,
    Decoration::Component,
    Decoration::Stream,
    Decoration::XfbBuffer,
    Decoration::RestrictPointer,
    Decoration::AliasedPointer,
];

/// What the decorations of memory may stand on beside variables.
const MEMORY_OBJECTS: [Opcode; 4] =
    [op::UntypedVariableKHR, op::FunctionParameter, op::RawAccessChainNV, op::BufferPointerEXT];

/// Decorations of the core that only OpDecorateId has.
const BY_ID_ALONE: [Decoration; 4] =
    [Decoration::UniformId, Decoration::AlignmentId, Decoration::MaxByteOffsetId, Decoration::CounterBuffer];

/// Decorations that members must not have.
const NOT_OF_MEMBERS: [Decoration; 14] = [
    Decoration::SpecId,
    Decoration::Block,
    Decoration::BufferBlock,
    Decoration::ArrayStride,
    Decoration::CPacked,
    Decoration::Constant,
    Decoration::Index,
    Decoration::Binding,
    Decoration::DescriptorSet,
    Decoration::FuncParamAttr,
    Decoration::FPRoundingMode,
    Decoration::FPFastMathMode,
    Decoration::LinkageAttributes,
    Decoration::NoContraction,
];

/// Decorations that a target may have several times.
const REPEATED: [Decoration; 4] = [
    Decoration::UserSemantic,
    Decoration::FuncParamAttr,
    Decoration::CacheControlLoadINTEL,
    Decoration::CacheControlStoreINTEL,
];

/// Decorations that exclude each other.
const EXCLUSIVE: [(Decoration, Decoration); 4] = [
    (Decoration::Block, Decoration::BufferBlock),
    (Decoration::Restrict, Decoration::Aliased),
    (Decoration::RestrictPointer, Decoration::AliasedPointer),
    (Decoration::RowMajor, Decoration::ColMajor),
];

impl<'m> Checker<'m> {
    /// Records an annotation. Its target is checked after all instructions, because it may be defined later.
    ///
    /// # Errors
    /// Always `Ok`.
    pub(super) fn annotation(&mut self, instruction: Instruction<'m>) -> Result<()> {
        if instruction.opcode() == op::DecorationGroup
            && let Some(id) = instruction.result_id()
        {
            self.set_entry(id, Entry { kind: Kind::Group, ..Entry::default() });
        } else if self.is_thorough()
            || instruction.opcode() == op::DecorateId
            || matches!(instruction.opcode(), op::Decorate | op::DecorateString)
                && instruction.operand(1).is_ok_and(decorates_by_id)
        {
            self.deferred.push(instruction.number());
        }
        Ok(())
    }

    /// Checks an `OpExtInst` outside functions, which must not belong to a set that computes values.
    ///
    /// # Errors
    /// The violated rule.
    pub(super) fn ext_inst_of_module(&mut self, instruction: Instruction<'m>) -> Result<()> {
        use crate::spirv::operands::{Import, TypeLookup};
        let set = instruction.id(0)?;
        let is_import = self.entry(set).kind == Kind::Import || self.has_unknown;
        self.require(is_import, Rule::ExtInstSet, || format!("{set} is not an imported set"))?;
        let import = self.module.ext_inst_set(set);
        let computes = matches!(import, Import::Set(set) if set.computes());
        if self.is_thorough() {
            self.deferred.push(instruction.number());
            self.description(instruction, import)?;
        }
        self.require(!computes, Rule::LayoutPlace, || "OpExtInst outside of a function".to_owned())
    }

    /// Checks `OpName` and `OpMemberName`.
    pub(super) fn name(&self, instruction: Instruction<'m>) -> Result<()> {
        let target = instruction.id(0)?;
        self.require(self.is_defined(target), Rule::NameTarget, || format!("{target} is not defined"))?;
        if instruction.opcode() == op::MemberName {
            return self.named_member(target, instruction.operand(1)?, Rule::NameTarget);
        }
        Ok(())
    }

    fn is_defined(&self, id: Id) -> bool {
        self.has_unknown || self.module.definition(id).is_some()
    }

    fn named_member(&self, target: Id, member: u32, rule: Rule) -> Result<()> {
        let fact = self.fact_of(target);
        let fits = fact.class == Class::Struct && fact.count.is_some_and(|count| u64::from(member) < count);
        self.require(fits || self.has_unknown, rule, || format!("{target} has no member {member}"))
    }

    /// Checks an annotation, after all ids are defined.
    pub(super) fn decoration(&self, instruction: Instruction<'m>) -> Result<()> {
        let target = instruction.id(0)?;
        self.stands_alone(target, instruction)?;
        let rule = Rule::DecorationTarget;
        self.require(self.is_defined(target), rule, || format!("{target} is not defined"))?;
        let rest = instruction.operands().get(1..).unwrap_or_default();
        match instruction.opcode() {
            op::MemberDecorate | op::MemberDecorateString | op::MemberDecorateIdEXT => {
                self.named_member(target, instruction.operand(1)?, rule)?;
                let decoration = instruction.operand(2)?;
                let fits = !NOT_OF_MEMBERS.iter().any(|one| *one as u32 == decoration);
                self.require(fits, Rule::DecorationPlace, || {
                    let name = grammar::enumerant(OperandKind::Decoration, decoration);
                    format!("{} does not decorate a member", name.map_or("this", |e| e.name))
                })
            }
            op::GroupDecorate => {
                self.group(target)?;
                for word in rest {
                    self.require(self.is_defined(Id(*word)), rule, || format!("%{word} is not defined"))?;
                }
                Ok(())
            }
            op::GroupMemberDecorate => {
                self.group(target)?;
                for pair in rest.chunks_exact(2) {
                    let [id, member] = pair else { continue };
                    self.named_member(Id(*id), *member, rule)?;
                }
                Ok(())
            }
            opcode => {
                let decoration = instruction.operand(1)?;
                let known = grammar::enumerant(OperandKind::Decoration, decoration);
                let may_be_by_id = opcode != op::DecorateId || known.is_none() || decorates_by_id(decoration);
                self.require(may_be_by_id, Rule::DecorationById, || {
                    format!("{} has no <id>s for operands", known.map_or("this", |known| known.name))
                })?;
                if opcode == op::DecorateId || decorates_by_id(decoration) {
                    self.all_defined(instruction.operands().get(2..).unwrap_or_default())?;
                }
                let has_literals =
                    opcode == op::DecorateId || !BY_ID_ALONE.iter().any(|one| decoration == *one as u32);
                self.require(has_literals, Rule::DecorationById, || {
                    format!("{} is for OpDecorateId", known.map_or("this", |known| known.name))
                })?;
                self.decorated(target, decoration)?;
                self.vulkan_decoration(target, decoration)
            }
        }
    }

    /// Checks that a decoration stands on its target once, and none that it excludes.
    fn stands_alone(&self, target: Id, instruction: Instruction<'m>) -> Result<()> {
        let (member, decoration) = match (instruction.opcode(), instruction.operands()) {
            (op::Decorate, [_, decoration, ..]) => (WHOLE, *decoration),
            (op::MemberDecorate | op::MemberDecorateIdEXT, [_, member, decoration, ..]) => {
                (*member, *decoration)
            }
            _ => return Ok(()),
        };
        if !self.wants(Rule::DecorationRepeated) {
            return Ok(());
        }
        let is = |one: Decoration| decoration == one as u32;
        let mut seen = self.seen_decorations.borrow_mut();
        let is_new = seen.insert((target, member, decoration));
        let other = EXCLUSIVE.iter().find_map(|(one, other)| match () {
            () if is(*one) => Some(*other),
            () if is(*other) => Some(*one),
            () => None,
        });
        let excludes = other.is_some_and(|other| seen.contains(&(target, member, other as u32)));
        let fits = (is_new || REPEATED.iter().any(|one| is(*one))) && !excludes;
        self.require(fits, Rule::DecorationRepeated, || {
            let name = grammar::enumerant(OperandKind::Decoration, decoration).map_or("this", |e| e.name);
            format!("{name} decorates {target} again, or together with what it excludes")
        })
    }

    /// Checks that all members of a structure are built in, or none.
    pub(super) fn built_in_members(&mut self) {
        // A group may give the decoration to further members.
        let is_group = |one: Instruction<'m>| one.opcode() == op::GroupMemberDecorate;
        if self.has_unknown || self.module.declarations().any(is_group) {
            return;
        }
        let mut counts: FxHashMap<Id, u64> = FxHashMap::default();
        for (target, member, decoration) in self.seen_decorations.borrow().iter() {
            if *member != WHOLE && *decoration == Decoration::BuiltIn as u32 {
                *counts.entry(*target).or_default() += 1;
            }
        }
        let is_mixed = |(id, count): &(&Id, &u64)| self.fact_of(**id).count.is_some_and(|all| all != **count);
        let mut mixed: Vec<u32> = counts
            .iter()
            .filter(is_mixed)
            .filter_map(|(id, _)| self.module.definition_as(*id, op::TypeStruct))
            .map(Instruction::number)
            .collect();
        mixed.sort_unstable();
        for number in mixed {
            self.tell_at(number, &broken(Rule::BuiltInMembers, "some members are built in, others are not"));
        }
    }

    fn group(&self, target: Id) -> Result<()> {
        self.require(self.entry(target).kind == Kind::Group, Rule::DecorationTarget, || {
            format!("{target} is not a decoration group")
        })
    }

    /// Checks that a decoration applies to the kind of its target.
    fn decorated(&self, target: Id, decoration: u32) -> Result<()> {
        let kind = self.entry(target).kind;
        if kind == Kind::Group {
            return Ok(());
        }
        let is = |one: Decoration| decoration == one as u32;
        let Some(definition) = self.module.definition(target) else { return Ok(()) };
        let is_variable = definition.opcode().is_variable();
        let fits = if is(Decoration::SpecId) {
            matches!(
                definition.opcode(),
                op::SpecConstant | op::SpecConstantTrue | op::SpecConstantFalse | op::SpecConstantDataKHR
            )
        } else if is(Decoration::CPacked) || is(Decoration::Block) || is(Decoration::BufferBlock) {
            definition.opcode() == op::TypeStruct
        } else if is(Decoration::LinkageAttributes) {
            kind == Kind::Function || is_variable
        } else if is(Decoration::FuncParamAttr) {
            matches!(definition.opcode(), op::FunctionParameter | op::Function)
        } else if is(Decoration::Constant) {
            is_variable
        } else if is(Decoration::BuiltIn) {
            is_variable
                || definition.opcode() == op::TypeStruct
                || kind == Kind::SpecConstant
                || kind == Kind::Constant
        } else if is(Decoration::ArrayStride) {
            matches!(
                definition.opcode(),
                op::TypeArray
                    | op::TypeRuntimeArray
                    | op::TypePointer
                    | op::TypeNodePayloadArrayAMDX
                    | op::TypeUntypedPointerKHR
            ) || definition.opcode().is_variable()
        } else if OF_MEMBERS.iter().any(|one| is(*one)) {
            false
        } else if OF_VARIABLES.iter().any(|one| is(*one)) {
            is_variable || definition.opcode() == op::UntypedVariableKHR
        } else if OF_OBJECTS.iter().any(|one| is(*one)) {
            is_variable || matches!(definition.opcode(), op::FunctionParameter | op::RawAccessChainNV)
        } else if is(Decoration::NonWritable) {
            is_variable || MEMORY_OBJECTS.contains(&definition.opcode())
        } else if is(Decoration::NoSignedWrap)
            || is(Decoration::NoUnsignedWrap)
            || is(Decoration::FPFastMathMode)
        {
            kind == Kind::Value || kind == Kind::SpecConstant
        } else {
            true
        };
        self.require(fits, Rule::DecorationPlace, || {
            let name = grammar::enumerant(OperandKind::Decoration, decoration);
            format!("{} does not decorate {}", name.map_or("this", |e| e.name), definition.opcode())
        })
    }
}
