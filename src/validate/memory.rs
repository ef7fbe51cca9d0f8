//! Spec: "Memory Instructions": variables, accesses, access chains.

use super::checker::{Checker, Kind, broken};
use super::fact::{Class, Fact, Ty};
use crate::error::Result;
use crate::rule::Rule;
use crate::spirv::{Id, Instruction, op};
use crate::table::form::{Chain, Shape};
use crate::table::memory_access::{self, Word};
use rspirv::spirv::{Capability, MemoryAccess, StorageClass};
use rustc_hash::FxHashSet;

/// Memory operands with a scope.
const MADE: MemoryAccess = MemoryAccess::MAKE_POINTER_AVAILABLE.union(MemoryAccess::MAKE_POINTER_VISIBLE);

const FUNCTION: u32 = StorageClass::Function as u32;

impl<'m> Checker<'m> {
    /// Checks `OpVariable` outside functions.
    ///
    /// # Errors
    /// The violated rule.
    pub(super) fn module_variable(&mut self, instruction: Instruction<'m>) -> Result<()> {
        self.define_constant(instruction, Kind::Variable)?;
        let class = instruction.operand(0)?;
        self.require(class != FUNCTION, Rule::VariablePlace, || {
            "a variable of storage class Function outside of functions".to_owned()
        })?;
        self.variable_parts(instruction)
    }

    /// Checks `OpVariable` in a function.
    ///
    /// # Errors
    /// The violated rule.
    pub(super) fn variable(&self, instruction: Instruction<'m>) -> Result<()> {
        let class = instruction.operand(0)?;
        self.require(class == FUNCTION, Rule::VariablePlace, || {
            "a variable of another storage class than Function in a function".to_owned()
        })?;
        let is_first = self
            .body
            .as_ref()
            .is_some_and(|body| body.is_in_first_block(self.blocks) && body.is_among_variables());
        self.require(is_first, Rule::VariableFirst, || {
            "a variable behind other instructions than variables of the first block".to_owned()
        })?;
        self.variable_parts(instruction)
    }

    /// Whether a private variable of vector compute has the type of a variable of functions, as compilers for it write; a translation
    /// tolerates that.
    fn is_of_vector_compute(&self, class: u32, of_type: Option<u64>) -> bool {
        !self.is_thorough()
            && class == StorageClass::Private as u32
            && of_type == Some(StorageClass::Function as u64)
            && self.capabilities.contains(&(Capability::VectorComputeINTEL as u32))
    }

    fn variable_parts(&self, instruction: Instruction<'m>) -> Result<()> {
        let fact = self.result(instruction);
        if fact.is_open() {
            return Ok(());
        }
        let class = instruction.operand(0)?;
        let is_untyped = instruction.opcode() == op::UntypedVariableKHR;
        self.require(fact.is_pointer() && fact.is_untyped() == is_untyped, Rule::VariableType, || {
            "the type of the variable is not one of its pointers".to_owned()
        })?;
        let is_own = fact.count == Some(u64::from(class)) || self.is_of_vector_compute(class, fact.count);
        self.require(is_own, Rule::VariableType, || {
            "the storage class of the variable is not that of its type".to_owned()
        })?;
        let (pointee, initializer) = match (is_untyped, instruction.operands()) {
            (false, [_]) => (fact.component, None),
            (false, [_, initializer, ..]) => (fact.component, Some(Id(*initializer))),
            (true, [_, data]) => (self.ty(Id(*data)), None),
            (true, [_, data, initializer, ..]) => (self.ty(Id(*data)), Some(Id(*initializer))),
            _ => (Ty::NONE, None),
        };
        let held = self.fact(pointee).class;
        self.require(!matches!(held, Class::Void | Class::Function), Rule::VariableType, || {
            "a variable that cannot hold anything".to_owned()
        })?;
        let Some(initializer) = initializer else { return Ok(()) };
        let entry = self.entry(initializer);
        if entry.kind == Kind::Undefined && self.body.is_none() {
            return if self.has_unknown { Ok(()) } else { self.undefined(initializer) };
        }
        let is_constant = matches!(entry.kind, Kind::Constant | Kind::SpecConstant | Kind::Variable);
        self.require(is_constant, Rule::VariableInitializer, || {
            format!("{initializer} is neither a constant nor a variable of the module")
        })?;
        self.require(self.is_same(entry.ty, pointee), Rule::VariableInitializer, || {
            format!("{initializer} is of another type than the variable")
        })
    }

    /// Checks that a pointer points to a value's type.
    fn points_to(&self, pointer: Ty, value: Ty) -> Result<()> {
        let fact = self.fact(pointer);
        if fact.is_open() {
            return Ok(());
        }
        self.require(fact.is_pointer(), Rule::PointerOperand, || "the operand is not a pointer".to_owned())?;
        let fits = fact.is_untyped() || self.is_same(fact.component, value);
        self.require(fits, Rule::PointerOperand, || {
            "the pointer points to another type than that of the value".to_owned()
        })
    }

    /// Checks `OpLoad`.
    pub(super) fn load(&self, instruction: Instruction<'m>) -> Result<()> {
        let result = self.result_ty(instruction);
        let operands = instruction.operands();
        self.points_to(self.operand(operands, 0), result)?;
        let access = operands.get(1..).unwrap_or_default();
        self.physical_access(self.operand(operands, 0), result, access)?;
        self.access(access)
    }

    /// Checks `OpStore`.
    pub(super) fn store(&self, instruction: Instruction<'m>) -> Result<()> {
        let operands = instruction.operands();
        self.points_to(self.operand(operands, 0), self.operand(operands, 1))?;
        let pointer = self.fact(self.operand(operands, 0));
        let is = |class: StorageClass| pointer.count == Some(class as u64);
        let is_read_only =
            is(StorageClass::UniformConstant) || is(StorageClass::Input) || is(StorageClass::PushConstant);
        self.require(!(pointer.is_pointer() && is_read_only), Rule::ReadOnlyMemory, || {
            "the storage class of the pointer is read only".to_owned()
        })?;
        let access = operands.get(2..).unwrap_or_default();
        self.physical_access(self.operand(operands, 0), self.operand(operands, 1), access)?;
        self.access(access)
    }

    /// Checks `OpCopyMemory` and `OpCopyMemorySized`.
    pub(super) fn copy_memory(&self, shape: Shape, operands: &[u32]) -> Result<()> {
        let (target, source) = (self.operand(operands, 0), self.operand(operands, 1));
        let (to, from) = (self.fact(target), self.fact(source));
        self.require(
            (to.is_pointer() || to.is_open()) && (from.is_pointer() || from.is_open()),
            Rule::PointerOperand,
            || "target and source must be pointers".to_owned(),
        )?;
        if shape == Shape::CopyMemorySized {
            let size = self.fact(self.operand(operands, 2));
            return self.require(size.is_int() || size.is_open(), Rule::PointerOperand, || {
                "the size is not an integer".to_owned()
            });
        }
        let is_open = to.is_open() || from.is_open() || to.is_untyped() || from.is_untyped();
        self.require(is_open || self.is_same(to.component, from.component), Rule::PointerOperand, || {
            "target and source point to different types".to_owned()
        })
    }

    /// Checks that an access to PhysicalStorageBuffer has the alignment of its largest scalar.
    fn physical_access(&self, pointer: Ty, value: Ty, operands: &[u32]) -> Result<()> {
        let fact = self.fact(pointer);
        let is_physical = fact.is_pointer() && fact.count == Some(StorageClass::PhysicalStorageBuffer as u64);
        if !is_physical || !self.wants(Rule::PhysicalAlignment) {
            return Ok(());
        }
        let is_aligned = operands.first().is_some_and(|mask| mask & MemoryAccess::ALIGNED.bits() != 0);
        let bytes = operands.get(1).filter(|_| is_aligned).map_or(0, |bytes| u64::from(*bytes));
        let least = self.largest_scalar(value).max(1);
        self.require(bytes >= least, Rule::PhysicalAlignment, || {
            format!("an alignment of {bytes} bytes, where the largest scalar has {least}")
        })
    }

    /// The bytes of the largest scalar in a type.
    fn largest_scalar(&self, ty: Ty) -> u64 {
        let (mut open, mut seen, mut most) = (vec![ty], FxHashSet::default(), 0);
        while let Some(ty) = open.pop() {
            let fact = self.fact(ty);
            if !seen.insert(ty.0) {
                continue;
            }
            match fact.class {
                Class::Int | Class::Float => most = most.max(u64::from(fact.bits / 8)),
                Class::Pointer => most = most.max(8),
                Class::Vector | Class::Matrix | Class::Array | Class::RuntimeArray => {
                    open.push(fact.component);
                }
                Class::Struct => open.extend(self.members_of(ty)),
                _ => {}
            }
        }
        most
    }

    /// Checks memory operands, which must be known to the reader.
    fn access(&self, operands: &[u32]) -> Result<()> {
        let Some(mask) = operands.first().filter(|_| self.is_thorough()) else { return Ok(()) };
        if mask & MADE.bits() != 0 {
            let kinds = memory_access::words(operands, 2).unwrap_or_default();
            for (_, word) in kinds.iter().zip(operands).filter(|(kind, _)| matches!(kind, Word::Scope)) {
                self.scope_value(Id(*word))?;
            }
        }
        if mask & MemoryAccess::ALIGNED.bits() == 0 {
            return Ok(());
        }
        let bytes = operands.get(1).copied().unwrap_or(0);
        self.require(bytes.is_power_of_two(), Rule::AccessOperands, || {
            format!("an alignment of {bytes} bytes")
        })
    }

    /// Checks an access chain: the type selected by its indexes.
    pub(super) fn access_chain(
        &self,
        instruction: Instruction<'m>,
        chain: Chain,
        operands: &[u32],
    ) -> Result<()> {
        let skip = usize::from(chain.untyped);
        // A chain may produce one pointer for each lane of a vector.
        let base = self.lane_of(self.fact(self.operand(operands, skip)));
        let result = self.lane_of(self.result(instruction));
        if base.is_open() || result.is_open() {
            return self.integers(operands.get(skip + 1..).unwrap_or_default(), Rule::AccessElement);
        }
        self.require(base.is_pointer() && result.is_pointer(), Rule::PointerOperand, || {
            "base and result of an access chain are pointers".to_owned()
        })?;
        self.require(chain.untyped || !base.is_untyped(), Rule::PointerOperand, || {
            "the base points to no type".to_owned()
        })?;
        let start = if chain.untyped { self.operand_type(operands, 0) } else { base.component };
        let mut indexes = operands.get(skip + 1..).unwrap_or_default();
        if chain.element {
            let Some((first, rest)) = indexes.split_first() else { return Ok(()) };
            self.integers(std::slice::from_ref(first), Rule::AccessElement)?;
            indexes = rest;
        }
        let reached = self.reached(start, indexes)?;
        let may_be_vectors = self.fact(self.operand(operands, skip)).is_vector();
        let are_scalars = || indexes.iter().all(|word| !self.fact(self.typed(Id(*word))).is_vector());
        self.require(may_be_vectors || !self.is_thorough() || are_scalars(), Rule::AccessIndex, || {
            "an index is a vector".to_owned()
        })?;
        self.require(base.count == result.count, Rule::AccessResult, || {
            "the result is in another storage class than its base".to_owned()
        })?;
        // Constant access chains of other translators always have pointers to bytes as results.
        let is_constant = instruction.opcode() == op::SpecConstantOp && !self.is_thorough();
        let fits = chain.untyped || is_constant || self.is_same(reached, result.component);
        self.require(fits, Rule::AccessResult, || {
            "the result points to another type than the indexes lead to".to_owned()
        })
    }

    /// The fact of the lanes of a vector of pointers; any other fact unchanged.
    pub(super) fn lane_of<'f>(&'f self, fact: &'f Fact) -> &'f Fact {
        match self.fact(fact.component) {
            lane if fact.is_vector() && lane.is_pointer() => lane,
            _ => fact,
        }
    }

    /// The type of an operand that is a type.
    fn operand_type(&self, operands: &[u32], at: usize) -> Ty {
        operands.get(at).map_or(Ty::NONE, |word| self.ty(Id(*word)))
    }

    fn integers(&self, indexes: &[u32], rule: Rule) -> Result<()> {
        for word in indexes {
            let fact = self.fact(self.typed(Id(*word)));
            let fits = fact.is_int() || fact.is_open() || fact.scalar == Class::Int;
            self.require(fits, rule, || format!("%{word} is not an integer"))?;
        }
        Ok(())
    }

    fn reached(&self, start: Ty, indexes: &[u32]) -> Result<Ty> {
        let mut ty = start;
        for word in indexes {
            let fact = self.fact(ty);
            if fact.is_open() {
                return Ok(Ty::NONE);
            }
            self.integers(std::slice::from_ref(word), Rule::AccessIndex)?;
            ty = match fact.class {
                Class::Struct => self.struct_member(ty, fact, Id(*word))?,
                Class::Vector | Class::Matrix | Class::Array | Class::RuntimeArray => fact.component,
                _ => return Err(broken(Rule::AccessIndex, "an index into what has no members")),
            };
        }
        Ok(ty)
    }

    fn struct_member(&self, ty: Ty, fact: &Fact, index: Id) -> Result<Ty> {
        let Some(at) = self.constant(index) else {
            return Err(broken(Rule::AccessIndex, format!("{index} is not a constant")));
        };
        let member = usize::try_from(at).ok().and_then(|at| self.members_of(ty).get(at)).copied();
        member.ok_or_else(|| {
            broken(Rule::AccessIndex, format!("index {at} of {} members", fact.count.unwrap_or(0)))
        })
    }

    /// Checks `OpPtrDiff`.
    pub(super) fn pointer_difference(&self, result: &Fact, operands: &[u32]) -> Result<()> {
        let (left, right) = (self.operand(operands, 0), self.operand(operands, 1));
        let fact = self.fact(left);
        let fits = fact.is_pointer() && result.is_int() && self.is_same(left, right);
        self.require(fits || fact.is_open() || result.is_open(), Rule::ComputeTypes, || {
            "a difference is an integer, of pointers of one type".to_owned()
        })
    }
}
