//! Spec: "Universal Validation Rules": kinds of `<id>` operands, and their definitions before use.

use super::checker::{Checker, Entry, Kind, broken, expect};
use super::fact::Class;
use crate::error::{Error, Result};
use crate::rule::Rule;
use crate::spirv::grammar::{self, ExtInstSet, OperandKind, OperandShape};
use crate::spirv::operands::{Import, Role, TypeLookup};
use crate::spirv::{Id, Instruction, Opcode, op};
use crate::table::device_side_enqueue::invoke_operand;

/// The kind of `<id>` that an operand requires.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wanted {
    /// A value.
    Value,
    /// A type.
    Type,
    /// A function, which may be defined later.
    Function,
    /// A function, whose absence is tolerated by a translation.
    Invoked,
    /// A value of which only the type matters.
    Sized,
    /// An OpString.
    String,
    /// An OpExtInstImport.
    Import,
    /// Any defined `<id>`.
    Any,
}

impl<'m> Checker<'m> {
    /// The error for an `<id>` without a preceding definition.
    ///
    /// # Errors
    /// Always: the violated rule.
    #[cold]
    pub(super) fn undefined(&self, id: Id) -> Result<()> {
        match self.module.definition(id) {
            None => Err(broken(Rule::IdDefined, format!("{id} is used, but never defined"))),
            Some(_) => Err(broken(Rule::IdBeforeUse, format!("{id} is used before its definition"))),
        }
    }

    /// Checks uses outside functions that may be forward references.
    ///
    /// # Errors
    /// An undefined `<id>`.
    pub(super) fn all_defined(&self, ids: &[u32]) -> Result<()> {
        let is_missing = |id: &Id| !self.has_unknown && self.module.definition(*id).is_none();
        ids.iter().map(|word| Id(*word)).find(is_missing).map_or(Ok(()), |id| self.undefined(id))
    }

    /// Checks uses outside functions of constants, variables and functions, which may be forward references.
    ///
    /// # Errors
    /// An undefined `<id>`, or one of another kind, by `rule`.
    pub(super) fn all_global(&self, ids: &[u32], rule: Rule) -> Result<()> {
        self.all_defined(ids)?;
        let is_other = |id: &Id| match self.entry(*id).kind {
            Kind::Undefined | Kind::Constant | Kind::SpecConstant | Kind::Variable => false,
            kind => !matches!(kind, Kind::Function | Kind::Other),
        };
        let other = ids.iter().map(|word| Id(*word)).find(is_other);
        other.map_or(Ok(()), |id| Err(broken(rule, format!("{id} is no constant, variable or function"))))
    }

    /// Checks a use of a value in a block.
    ///
    /// # Errors
    /// The violated rule.
    #[inline]
    pub(super) fn use_value(&mut self, id: Id, instruction: Instruction<'m>) -> Result<()> {
        let entry = self.entry(id);
        match entry.kind {
            Kind::Constant | Kind::SpecConstant | Kind::Variable => Ok(()),
            Kind::Value if entry.block == self.blocks => Ok(()),
            _ => self.use_elsewhere(id, entry, instruction),
        }
    }

    /// The cold path of [`Checker::use_value`].
    fn use_elsewhere(&mut self, id: Id, entry: Entry, instruction: Instruction<'m>) -> Result<()> {
        let first = self.body.as_ref().map_or(u32::MAX, |body| body.first_block());
        match entry.kind {
            Kind::Value if entry.block < first => {
                Err(broken(Rule::OwnFunction, format!("{id} is a value of another function")))
            }
            // The first block dominates every other reachable block.
            Kind::Value if entry.block == first => Ok(()),
            Kind::Value => {
                self.note_use(id, instruction);
                Ok(())
            }
            Kind::Undefined if self.module.definition(id).is_some() => {
                self.note_use(id, instruction);
                Ok(())
            }
            Kind::Undefined if self.has_unknown => Ok(()),
            Kind::Undefined => self.undefined(id),
            Kind::Function => {
                let message = format!("{id} is a function, not a value");
                let takes_functions = grammar::instruction(instruction.opcode())
                    .is_some_and(|row| row.class == grammar::Class::DeviceSideEnqueue);
                // Other validators do not check which operand of these is the function.
                Err(match takes_functions {
                    true => Error::unenforced(Rule::IdKind, message),
                    false => broken(Rule::IdKind, message),
                })
            }
            Kind::Nothing => {
                let message = format!("{id} is void, not a value");
                // Other validators check neither the arguments of an indirect call nor the element operand of an access chain.
                let is_overlooked = matches!(
                    instruction.opcode(),
                    op::FunctionPointerCallINTEL | op::PtrAccessChain | op::InBoundsPtrAccessChain
                );
                Err(match is_overlooked {
                    true => Error::unenforced(Rule::IdKind, message),
                    false => broken(Rule::IdKind, message),
                })
            }
            Kind::Label => Err(broken(Rule::IdKind, format!("{id} is a label, not a value"))),
            Kind::Type | Kind::Announced => Err(broken(Rule::IdKind, format!("{id} is a type, not a value"))),
            Kind::Other if self.is_thorough() && self.describes(id) => {
                Err(broken(Rule::IdKind, format!("{id} describes something, and is not a value")))
            }
            // Inline assembly and other kinds: the using instruction's own rule checks them.
            Kind::Other | Kind::Constant | Kind::SpecConstant | Kind::Variable => Ok(()),
            Kind::String | Kind::Import | Kind::Group => {
                Err(broken(Rule::IdKind, format!("{id} is not a value")))
            }
        }
    }

    /// Whether an `<id>` is the result of a non-semantic instruction outside functions.
    fn describes(&self, id: Id) -> bool {
        let of = self.module.definition(id).filter(|one| one.opcode().is_extended());
        let set = of.and_then(|one| one.id(0).ok()).map(|set| self.module.ext_inst_set(set));
        matches!(
            set,
            Some(
                Import::NonSemantic
                    | Import::Set(
                        ExtInstSet::NonSemanticShaderDebugInfo100 | ExtInstSet::NonSemanticShaderDebugInfo200
                    )
            )
        )
    }

    /// Checks a use of an `<id>` of any kind in a block.
    ///
    /// # Errors
    /// The violated rule.
    pub(super) fn use_id(&mut self, id: Id, wanted: Wanted, instruction: Instruction<'m>) -> Result<()> {
        let (expected, name) = match wanted {
            Wanted::Value => return self.use_value(id, instruction),
            Wanted::Type => (Kind::Type, "a type"),
            Wanted::Function => (Kind::Function, "a function"),
            Wanted::String => (Kind::String, "an OpString"),
            Wanted::Import => (Kind::Import, "an OpExtInstImport"),
            Wanted::Invoked => {
                let is_function = self.module.definition_as(id, op::Function).is_some();
                if self.module.definition(id).is_none() && !self.has_unknown {
                    return self.undefined(id);
                }
                return self.require(is_function || self.has_unknown, Rule::InvokedFunction, || {
                    format!("{id} is not a function")
                });
            }
            Wanted::Sized => {
                let is_type = self.entry(id).kind == Kind::Type;
                self.require(!is_type, Rule::SizedValue, || format!("{id} is a type, not a value"))?;
                return if is_type { Ok(()) } else { self.use_value(id, instruction) };
            }
            Wanted::Any => return self.use_any(id, instruction),
        };
        match self.entry(id).kind {
            kind if kind == expected => Ok(()),
            Kind::Undefined if self.has_unknown => Ok(()),
            Kind::Undefined => match self.module.definition(id).map(Instruction::opcode) {
                None => self.undefined(id),
                Some(op::Function) if wanted == Wanted::Function => Ok(()),
                Some(_) => Err(broken(Rule::IdKind, format!("{id} is not {name}"))),
            },
            _ => Err(broken(Rule::IdKind, format!("{id} is not {name}"))),
        }
    }

    /// Checks a use of a value or of a module-scope `<id>`.
    fn use_any(&mut self, id: Id, instruction: Instruction<'m>) -> Result<()> {
        let is_later_value = || {
            let definition = self.module.definition(id);
            definition.is_some_and(|of| of.result_type().is_some() && of.opcode() != op::Function)
        };
        match self.entry(id).kind {
            Kind::Value | Kind::Nothing | Kind::Label => self.use_value(id, instruction),
            Kind::Undefined if is_later_value() => self.use_value(id, instruction),
            Kind::Undefined if !self.has_unknown && self.module.definition(id).is_none() => {
                self.undefined(id)
            }
            _ => Ok(()),
        }
    }

    /// Checks the uses of an instruction in a block.
    ///
    /// # Errors
    /// The violated rule.
    #[inline]
    pub(super) fn uses(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let words = instruction.words();
        let values = match instruction.opcode() {
            op::Load | op::CompositeExtract => 3..4,
            op::Store => 1..3,
            op::CompositeInsert | op::VectorShuffle => 3..5,
            op::Variable => 4..words.len().max(4),
            op::Line | op::Phi => return self.uses_elsewhere(instruction),
            opcode => match instruction.grammar() {
                Some(grammar) if grammar.shape == OperandShape::Ids && is_of_values(opcode) => {
                    grammar.prefix_words()..words.len()
                }
                _ => return self.uses_elsewhere(instruction),
            },
        };
        for word in words.get(values).unwrap_or_default() {
            self.use_value(Id(*word), instruction)?;
        }
        match instruction.opcode() {
            op::Load => self.access_uses(instruction, 1),
            op::Store => self.access_uses(instruction, 2),
            _ => Ok(()),
        }
    }

    /// Checks the `<id>`s of memory operands.
    fn access_uses(&mut self, instruction: Instruction<'m>, from: usize) -> Result<()> {
        match instruction.operands().get(from) {
            // Volatile, Aligned and Nontemporal have no `<id>`.
            None | Some(0..8) => Ok(()),
            Some(_) => {
                let prefix = instruction.words().len() - instruction.operands().len();
                self.walk(instruction, prefix + from)
            }
        }
    }

    /// Checks instructions whose `<id>`s are not all values, or are mixed with literals.
    fn uses_elsewhere(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let Some(grammar) = instruction.grammar() else { return Ok(()) };
        match instruction.opcode() {
            // Phi values are checked at the function's end.
            op::Phi | op::Label | op::LoopMerge | op::SelectionMerge => Ok(()),
            op::Branch => {
                self.branch_to(instruction.id(0)?, instruction);
                Ok(())
            }
            op::BranchConditional => {
                self.use_value(instruction.id(0)?, instruction)?;
                for at in 1..3 {
                    self.branch_to(instruction.id(at)?, instruction);
                }
                Ok(())
            }
            op::ExtInst | op::ExtInstWithForwardRefsKHR => self.ext_inst(instruction),
            _ => self.walk(instruction, grammar.prefix_words()),
        }
    }

    /// Checks the uses among all operands from a word on, by the grammar.
    fn walk(&mut self, instruction: Instruction<'m>, from: usize) -> Result<()> {
        let module = self.module;
        let is_switch = instruction.opcode() == op::Switch;
        let prefix = instruction.words().len() - instruction.operands().len();
        for operand in module.operands(instruction) {
            let operand = operand?;
            if operand.index < from {
                continue;
            }
            match operand.role {
                Role::Id if is_switch && operand.index > 1 => self.branch_to(Id(operand.word()), instruction),
                Role::Id => {
                    let wanted = wanted(instruction, operand.kind, operand.index - prefix);
                    self.use_id(Id(operand.word()), wanted, instruction)?;
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// Checks `OpExtInst`, in functions and outside them.
    ///
    /// # Errors
    /// The violated rule.
    pub(super) fn ext_inst(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let set = instruction.id(0)?;
        let import = match self.entry(set).kind {
            Kind::Import => self.module.ext_inst_set(set),
            _ if self.has_unknown => return Ok(()),
            _ => return Err(broken(Rule::ExtInstSet, format!("{set} is not an imported set"))),
        };
        self.stands_once(instruction, import)?;
        match import {
            Import::Set(set) if set.computes() => {
                let number = instruction.operand(1)?;
                let row = import.instruction(number);
                self.require(row.is_some(), Rule::KnownInstruction, || {
                    format!("{} has no instruction {number}", set.name())
                })?;
                let are_values =
                    row.is_none_or(|row| row.operands.iter().all(|o| o.kind == OperandKind::IdRef));
                if !are_values {
                    return self.walk(instruction, 5);
                }
                for word in instruction.words().get(5..).unwrap_or_default() {
                    self.use_value(Id(*word), instruction)?;
                }
                Ok(())
            }
            Import::NonSemantic => self.description(instruction, import),
            // Operands of debug information may be any `<id>`, including forward references.
            _ => Ok(()),
        }
    }

    /// Checks an instruction that describes and computes nothing: it stands once, its result type is a type, and what it names is
    /// defined in front of it.
    ///
    /// # Errors
    /// The violated rule.
    pub(super) fn description(&self, instruction: Instruction<'m>, import: Import) -> Result<()> {
        self.stands_once(instruction, import)?;
        if !self.is_thorough() || self.has_unknown {
            return Ok(());
        }
        let ty = instruction.result_type().unwrap_or(Id(0));
        self.require(self.entry(ty).kind == Kind::Type, Rule::ResultType, || format!("{ty} is not a type"))?;
        if import != Import::NonSemantic || instruction.opcode() == op::ExtInstWithForwardRefsKHR {
            return Ok(());
        }
        for word in instruction.words().get(5..).unwrap_or_default() {
            let named = self.module.definition(Id(*word));
            let is_before = named.is_some_and(|one| one.number() < instruction.number());
            self.require(is_before, Rule::DebugBeforeUse, || {
                format!("%{word} is not defined in front of the instruction")
            })?;
        }
        Ok(())
    }

    /// Checks that an extended instruction is not repeated with its `<id>`, which only debug information may be.
    pub(super) fn stands_once(&self, instruction: Instruction<'m>, import: Import) -> Result<()> {
        let first = instruction.result_id().and_then(|id| self.module.definition(id));
        let stands_once = first.is_none_or(|first| first.number() == instruction.number());
        let is_computed = matches!(import, Import::Set(set) if set.computes());
        let rule = if is_computed { Rule::IdDefinedOnce } else { Rule::IdRepeated };
        self.require(stands_once, rule, || "an instruction that stands there twice with one <id>".to_owned())
    }

    /// Records the kind of a result `<id>` in a block.
    ///
    /// # Errors
    /// A result type that is not a type.
    #[inline]
    pub(super) fn define_value(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let Some(id) = instruction.result_id() else { return Ok(()) };
        let ty = instruction.result_type().map_or(Entry::default(), |ty| self.entry(ty));
        self.set_entry(id, Entry { kind: Kind::Value, ty: ty.ty, block: self.blocks });
        if ty.kind != Kind::Type || self.fact(ty.ty).class == Class::Void {
            return self.unusual_result(instruction, ty);
        }
        Ok(())
    }

    #[cold]
    fn unusual_result(&mut self, instruction: Instruction<'m>, ty: Entry) -> Result<()> {
        let Some(id) = instruction.result_type() else { return Ok(()) };
        if self.has_unknown && ty.kind == Kind::Undefined {
            return Ok(());
        }
        self.require(ty.kind == Kind::Type, Rule::ResultType, || format!("{id} is not a type"))?;
        self.set_entry(
            instruction.result_id().unwrap_or(Id(0)),
            Entry { kind: Kind::Nothing, ty: ty.ty, block: self.blocks },
        );
        let may_be_void = matches!(
            instruction.opcode(),
            op::FunctionCall
                | op::ExtInst
                | op::ExtInstWithForwardRefsKHR
                | op::FunctionPointerCallINTEL
                | op::AsmCallINTEL
                | op::TaskSequenceGetALTERA
        );
        expect(may_be_void, Rule::ResultType, "a result of type void")
    }

    /// Records a value outside functions.
    pub(super) fn define_constant(&mut self, instruction: Instruction<'m>, kind: Kind) -> Result<()> {
        let Some(id) = instruction.result_id() else { return Ok(()) };
        let ty = instruction.result_type().map_or(Entry::default(), |ty| self.entry(ty));
        self.set_entry(id, Entry { kind, ty: ty.ty, block: 0 });
        let Some(of) = instruction.result_type() else { return Ok(()) };
        if ty.kind == Kind::Undefined {
            return if self.has_unknown { Ok(()) } else { self.undefined(of) };
        }
        let is_type =
            ty.kind == Kind::Type && !matches!(self.fact(ty.ty).class, Class::Void | Class::Function);
        self.require(is_type, Rule::ResultType, || format!("{of} is not a type that a value has"))
    }
}

/// Whether all operands of an instruction are `<id>`s of values.
#[inline]
fn is_of_values(opcode: Opcode) -> bool {
    !matches!(
        opcode,
        op::FunctionCall
            | op::Branch
            | op::Label
            | op::LoopMerge
            | op::SelectionMerge
            | op::SizeOf
            | op::UntypedAccessChainKHR
            | op::UntypedInBoundsAccessChainKHR
            | op::UntypedPtrAccessChainKHR
            | op::UntypedInBoundsPtrAccessChainKHR
            | op::UntypedVariableLengthArrayINTEL
            | op::CooperativeMatrixLengthKHR
            | op::CooperativeMatrixLengthNV
            | op::CooperativeMatrixApplyFunctionINTEL
            | op::CooperativeMatrixPerElementOpNV
            | op::CooperativeMatrixReduceNV
            | op::CooperativeMatrixLoadTensorNV
            | op::AbortKHR
            | op::UntypedImageTexelPointerEXT
            | op::TaskSequenceCreateALTERA
            | op::ArrayLength
            | op::UntypedArrayLengthKHR
    ) && invoke_operand(opcode).is_none()
}

/// The required kind of an operand; `at` counts words after the result.
fn wanted(instruction: Instruction<'_>, kind: OperandKind, at: usize) -> Wanted {
    match (instruction.opcode(), at) {
        (op::FunctionCall | op::TaskSequenceCreateALTERA, 0) => Wanted::Function,
        // A function, or a pointer to one.
        (op::CooperativeMatrixApplyFunctionINTEL, 0) => Wanted::Any,
        (op::CooperativeMatrixPerElementOpNV, 1) | (op::CooperativeMatrixReduceNV, 2) => Wanted::Function,
        // What decodes the elements is a function.
        (op::CooperativeMatrixLoadTensorNV, 3..) => Wanted::Any,
        (op::AbortKHR | op::UntypedArrayLengthKHR | op::UntypedImageTexelPointerEXT, 0) => Wanted::Type,
        (op::SizeOf, 0) => Wanted::Sized,
        (op::Line, 0) => Wanted::String,
        (op::CooperativeMatrixLengthKHR | op::CooperativeMatrixLengthNV, 0) => Wanted::Type,
        (
            op::UntypedAccessChainKHR
            | op::UntypedInBoundsAccessChainKHR
            | op::UntypedPtrAccessChainKHR
            | op::UntypedInBoundsPtrAccessChainKHR
            | op::UntypedVariableLengthArrayINTEL,
            0,
        ) => Wanted::Type,
        (op::UntypedVariableKHR, 1) => Wanted::Type,
        (opcode, at) if invoke_operand(opcode) == Some(at) => Wanted::Invoked,
        (op::ExtInst | op::ExtInstWithForwardRefsKHR, 0) => Wanted::Import,
        // Alias scope lists and other lists.
        (op::Load | op::Store | op::CopyMemory | op::CopyMemorySized, _) if kind != OperandKind::IdScope => {
            if at < 2 || (instruction.opcode() == op::CopyMemorySized && at == 2) {
                Wanted::Value
            } else {
                Wanted::Any
            }
        }
        _ => match instruction.grammar().map(|grammar| grammar.class) {
            // Definitions by extensions.
            Some(crate::spirv::grammar::Class::Reserved) => Wanted::Any,
            _ => Wanted::Value,
        },
    }
}
