//! Memory orders and scopes as OpenCL C's functions imply them: the Khronos translator's reader drops what a name cannot say.
//!
//! Rule of this module: only atomic instructions and barriers change, and only for OpenCL C names; the
//! rows of those names then hold. What the names say in an argument stays, constant or not. An instruction that an OpenCL
//! version has no function for becomes one that it has: OpenCL C 1.2 loads by adding zero, stores and sets flags by exchanging;
//! OpenCL C 2.0 counts by adding one.
//!
//! Spec: "Barriers and fences" and "Atomics" of the representation document on builtins.

use crate::dialect::BuiltinNames;
use crate::error::Result;
use crate::spirv::grammar::{Class, OperandKind};
use crate::spirv::operands::operands;
use crate::spirv::pointer::origin_class;
use crate::spirv::{BOUND_WORD, Id, Instruction, Module, Opcode, op};
use crate::table::atomic::loading_sum;
use crate::table::opencl::semantics::{BUFFER_FLAGS, IMAGE_FLAG, ORDER_MASK, storage_bits, storage_of_flags};
use rspirv::spirv::Scope;
use rustc_hash::FxHashMap;

const ACQUIRE: u32 = 2;
const RELEASE: u32 = 4;
const ACQUIRE_RELEASE: u32 = 8;
const SEQUENTIALLY_CONSISTENT: u32 = 16;
const WORKGROUP: u32 = Scope::Workgroup as u32;
const SUBGROUP: u32 = Scope::Subgroup as u32;

/// The module with the orders and scopes that the names of the options imply; `None` if nothing changes.
///
/// # Errors
/// Never in practice: the words stay a module.
pub(super) fn implied(module: &Module, names: BuiltinNames) -> Result<Option<Module>> {
    if names == BuiltinNames::Spirv {
        return Ok(None);
    }
    let mut rewriter = Rewriter {
        module,
        is_first_version: names == BuiltinNames::Cl12,
        bound: module.bound(),
        is_changed: false,
        head: module.header().to_vec(),
        body: Vec::new(),
        constants: FxHashMap::default(),
        new: Vec::new(),
    };
    let mut in_body = false;
    for instruction in module.instructions() {
        in_body |= instruction.opcode() == op::Function;
        if in_body {
            rewriter.instruction(instruction);
        } else {
            rewriter.head.extend_from_slice(instruction.words());
        }
    }
    rewriter.finish()
}

struct Rewriter<'m> {
    module: &'m Module,
    /// Whether names are those of OpenCL C 1.2.
    is_first_version: bool,
    bound: u32,
    is_changed: bool,
    /// Words in front of the functions, and those of the functions.
    head: Vec<u32>,
    body: Vec<u32>,
    /// Ids of constants by type and value, once they were looked for.
    constants: FxHashMap<(Id, u32), Id>,
    /// Words of new constants.
    new: Vec<u32>,
}

/// What an instruction becomes where its OpenCL version has no function for it.
struct Substitute {
    opcode: Opcode,
    /// The type and the id of the result: that of the memory and a new one where the instruction has none or another.
    result: (Id, Id),
    /// A constant operand at the end.
    value: Option<u32>,
}

impl Rewriter<'_> {
    fn instruction(&mut self, instruction: Instruction<'_>) {
        let mut words = instruction.words().to_vec();
        let class = instruction.grammar().map(|grammar| grammar.class);
        match (class, instruction.opcode()) {
            (Some(Class::Atomic), _) => self.atomic(instruction, &mut words),
            (_, op::ControlBarrier) => self.control_barrier(instruction, &mut words),
            (_, op::ControlBarrierArriveINTEL) => self.split_barrier(instruction, RELEASE, &mut words),
            (_, op::ControlBarrierWaitINTEL) => self.split_barrier(instruction, ACQUIRE, &mut words),
            (_, op::MemoryBarrier) => self.memory_barrier(instruction, &mut words),
            _ => {}
        }
        self.is_changed |= words != instruction.words();
        self.body.extend(words);
    }

    fn atomic(&mut self, instruction: Instruction<'_>, words: &mut Vec<u32>) {
        let bits =
            storage_bits(instruction.id(0).map_or(u32::MAX, |pointer| origin_class(self.module, pointer)));
        for (kind, index, value) in self.order_operands(instruction) {
            let wanted = match (kind, value) {
                (OperandKind::IdScope, _) if self.is_first_version => WORKGROUP,
                (OperandKind::IdMemorySemantics, _) if self.is_first_version => bits,
                (OperandKind::IdMemorySemantics, Some(value)) => value & ORDER_MASK | bits,
                _ => continue,
            };
            self.replace(words, index, wanted);
        }
        if let Some(substitute) = self.substitute(instruction) {
            self.rewrite(instruction, &substitute, words);
        }
    }

    /// Puts the words of the instruction's substitute in place of its own.
    fn rewrite(&mut self, instruction: Instruction<'_>, substitute: &Substitute, words: &mut Vec<u32>) {
        let (ty, id) = substitute.result;
        let value = substitute.value.map(|value| self.constant(ty, value).0);
        let operands = words.split_off(words.len() - instruction.operands().len());
        let count = 3 + operands.len() as u16 + u16::from(value.is_some());
        *words = vec![substitute.opcode.first_word(count), ty.0, id.0];
        words.extend(operands.into_iter().chain(value));
        if let Some((result_type, result)) = instruction.result_type().zip(instruction.result_id())
            && result != id
        {
            // A truth: the lowest bit of the number.
            words.extend([op::UConvert.first_word(4), result_type.0, result.0, id.0]);
        }
    }

    fn substitute(&mut self, instruction: Instruction<'_>) -> Option<Substitute> {
        let ty = self.memory_type(instruction)?;
        let is_float = self.module.definition(ty)?.opcode() == op::TypeFloat;
        let own = instruction.result_id();
        let (opcode, value, id) = match (instruction.opcode(), self.is_first_version) {
            (op::AtomicLoad, true) => (loading_sum(is_float), Some(0), own?),
            (op::AtomicStore, true) => (op::AtomicExchange, None, self.id()),
            (op::AtomicFlagClear, true) => (op::AtomicExchange, Some(0), self.id()),
            (op::AtomicFlagTestAndSet, true) => (op::AtomicExchange, Some(1), self.id()),
            (op::AtomicIIncrement, false) => (op::AtomicIAdd, Some(1), own?),
            (op::AtomicIDecrement, false) => (op::AtomicISub, Some(1), own?),
            _ => return None,
        };
        Some(Substitute { opcode, result: (ty, id), value })
    }

    /// The type of what the first operand points to, if it is a number. What an untyped pointer points to, the result or the
    /// stored value tells; a flag is as wide as a scope.
    fn memory_type(&self, instruction: Instruction<'_>) -> Option<Id> {
        let type_of = |id: u32| self.module.definition(Id(id))?.result_type();
        let operands = instruction.operands();
        let ty = self.module.definition(type_of(*operands.first()?)?)?;
        let pointee = match (ty.opcode(), instruction.opcode()) {
            (op::TypePointer, _) => Id(*ty.operands().get(1)?),
            (_, op::AtomicStore) => type_of(*operands.last()?)?,
            (_, op::AtomicFlagTestAndSet | op::AtomicFlagClear) => type_of(*operands.get(1)?)?,
            _ => instruction.result_type()?,
        };
        let opcode = self.module.definition(pointee)?.opcode();
        matches!(opcode, op::TypeInt | op::TypeFloat).then_some(pointee)
    }

    fn control_barrier(&mut self, instruction: Instruction<'_>, words: &mut [u32]) {
        let operands = self.order_operands(instruction);
        if !self.is_first_version && matches!(operands.first(), Some((.., None))) {
            // No function takes the scope of execution as an argument: the friendly name stays, and says all.
            return;
        }
        for (position, (kind, index, value)) in operands.into_iter().enumerate() {
            let wanted = match (kind, position, value) {
                (OperandKind::IdScope, ..) if self.is_first_version => WORKGROUP,
                (OperandKind::IdScope, 0, Some(value)) if value != WORKGROUP => SUBGROUP,
                (OperandKind::IdMemorySemantics, _, Some(value)) => {
                    with_order(value, SEQUENTIALLY_CONSISTENT)
                }
                _ => continue,
            };
            self.replace(words, index, wanted);
        }
    }

    fn split_barrier(&mut self, instruction: Instruction<'_>, order: u32, words: &mut [u32]) {
        for (position, (kind, index, value)) in self.order_operands(instruction).into_iter().enumerate() {
            let wanted = match (kind, position, value) {
                (OperandKind::IdScope, 0, _) => WORKGROUP,
                (OperandKind::IdScope, ..) if self.is_first_version => WORKGROUP,
                (OperandKind::IdMemorySemantics, _, Some(value)) => named_storage(value) | order,
                _ => continue,
            };
            self.replace(words, index, wanted);
        }
    }

    fn memory_barrier(&mut self, instruction: Instruction<'_>, words: &mut [u32]) {
        for (kind, index, value) in self.order_operands(instruction) {
            let wanted = match (kind, value) {
                (OperandKind::IdScope, _) if self.is_first_version => WORKGROUP,
                (OperandKind::IdMemorySemantics, Some(value)) if self.is_first_version => {
                    named_storage(value) | ACQUIRE_RELEASE
                }
                (OperandKind::IdMemorySemantics, Some(value)) => named_storage(value) | value & ORDER_MASK,
                _ => continue,
            };
            self.replace(words, index, wanted);
        }
    }

    /// Scopes and semantics: kind, word of the instruction, value if it is a constant.
    fn order_operands(&self, instruction: Instruction<'_>) -> Vec<(OperandKind, usize, Option<u32>)> {
        let wanted = |kind| matches!(kind, OperandKind::IdScope | OperandKind::IdMemorySemantics);
        let all = operands(instruction, self.module).filter_map(|operand| operand.ok());
        all.filter(|operand| wanted(operand.kind))
            .map(|operand| {
                let value = self.module.definition(Id(operand.word())).and_then(number);
                (operand.kind, operand.index, value)
            })
            .collect()
    }

    fn replace(&mut self, words: &mut [u32], index: usize, wanted: u32) {
        let Some(word) = words.get_mut(index) else { return };
        let Some(old) = self.module.definition(Id(*word)) else { return };
        let is_right = old.opcode() == op::Constant && old.operands() == [wanted];
        if let Some(ty) = old.result_type().filter(|_| !is_right) {
            *word = self.constant(ty, wanted).0;
        }
    }

    fn id(&mut self) -> Id {
        let id = Id(self.bound);
        self.bound = self.bound.saturating_add(1);
        id
    }

    /// A constant of a type of numbers: one that the module declares, or a new one.
    fn constant(&mut self, ty: Id, value: u32) -> Id {
        if let Some(id) = self.constants.get(&(ty, value)) {
            return *id;
        }
        let width = self.module.definition(ty).and_then(|ty| ty.operands().first().copied());
        let words: &[u32] = if width.is_some_and(|bits| bits > 32) { &[value, 0] } else { &[value] };
        let mut declared = self.module.declarations();
        let found = declared
            .find(|i| i.opcode() == op::Constant && i.result_type() == Some(ty) && i.operands() == words);
        let id = found.and_then(Instruction::result_id).unwrap_or_else(|| {
            let id = self.id();
            let first = op::Constant.first_word(3 + words.len() as u16);
            self.new.extend([first, ty.0, id.0]);
            self.new.extend_from_slice(words);
            id
        });
        self.constants.insert((ty, value), id);
        id
    }

    fn finish(mut self) -> Result<Option<Module>> {
        if !self.is_changed {
            return Ok(None);
        }
        if let Some(word) = self.head.get_mut(BOUND_WORD) {
            *word = self.bound;
        }
        self.head.extend(self.new);
        self.head.extend(self.body);
        Module::from_words(self.head).map(Some)
    }
}

/// The memory that fence flags can name.
fn named_storage(semantics: u32) -> u32 {
    semantics & storage_of_flags(BUFFER_FLAGS | IMAGE_FLAG)
}

/// The memory that fence flags can name, with an order if there is any.
fn with_order(semantics: u32, order: u32) -> u32 {
    match named_storage(semantics) {
        0 => 0,
        storage => storage | order,
    }
}

/// The number that a constant is. LLVM's own writer says 0 by a null.
fn number(constant: Instruction<'_>) -> Option<u32> {
    match constant.opcode() {
        op::Constant => constant.operands().first().copied(),
        op::ConstantNull => Some(0),
        _ => None,
    }
}
