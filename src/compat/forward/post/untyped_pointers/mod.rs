//! Spec: "SPV_KHR_untyped_pointers", in the Khronos translator's form: pointees are inferred and written as
//! usual, and then removed except for arrays, vectors, functions, opaque types and the pointees of by-value
//! parameters.
//!
//! Rule of this module: only the finished words change. A cast between pointees is kept as a cast between
//! untyped pointers, as in the Khronos translator's output; where SPIR-V requires equal types, a cast is
//! inserted.

mod body;
mod types;

use crate::error::Result;
use crate::spirv::grammar::ExtInstSet;
use crate::spirv::operands::{Import, TypeLookup};
use crate::spirv::{Id, Instruction, Module, Opcode, Rewrite, op};
use crate::table::memory::CHAINS;
use crate::table::opaque;
use rspirv::spirv::{Decoration, FunctionParameterAttribute, OpenclStd100Op};
use rustc_hash::{FxHashMap, FxHashSet};

/// Attributes of parameters that keep their pointee.
const COPIED: &[u32] = &[FunctionParameterAttribute::ByVal as u32, FunctionParameterAttribute::Sret as u32];
/// Types that are equal if their operands are.
const STRUCTURAL: &[Opcode] = &[op::TypeArray, op::TypeVector, op::TypePointer];
const OPENCL: Import = Import::Set(ExtInstSet::OpenClStd);
/// Instructions that precede the casts of a function's parameters.
const HEAD: &[Opcode] = &[op::Function, op::FunctionParameter, op::Label, op::Variable, op::Line, op::NoLine];

/// The words of a module with most pointees removed.
///
/// # Errors
/// Internal, if the module is malformed.
pub(crate) fn forget_pointees(module: &Module) -> Result<Vec<u32>> {
    let mut pass = UntypePass::new(module);
    pass.find_opened();
    pass.find_degraded();
    for instruction in module.instructions() {
        pass.instruction(instruction)?;
    }
    Ok(pass.rewrite.into_words())
}

struct UntypePass<'m> {
    module: &'m Module,
    rewrite: Rewrite<'m>,
    /// Untyped pointer types by storage class.
    untyped: FxHashMap<u32, Id>,
    /// New types, by opcode and operands.
    types: FxHashMap<(Opcode, Vec<u32>), Id>,
    /// Replaced types, and constant casts that became no-ops.
    renamed: FxHashMap<Id, Id>,
    /// `byval` and `sret` parameters, which keep their types.
    copied: FxHashSet<Id>,
    /// Typed pointer types that are required in addition.
    typed: FxHashSet<Id>,
    /// Typed pointer types whose values are cast to untyped pointers.
    cast_from: FxHashSet<Id>,
    /// Functions, by function type.
    functions: FxHashMap<Id, Vec<Instruction<'m>>>,
    /// Function types referenced by other instructions than functions.
    named: FxHashSet<Id>,
    /// Pointers that are untyped although their pointee would be kept, since they are derived from untyped
    /// ones.
    degraded: FxHashSet<Id>,
    /// `byval` and `sret` parameters used as untyped pointers.
    opened: FxHashSet<Id>,
    /// Casts to insert after the definition of a value: id and type.
    casts: FxHashMap<Id, (Id, Id)>,
    /// Casts of parameters to insert after the variables.
    waiting: Vec<Id>,
    /// Structures of one pointer, by the pointer's type: the base type of a chain over pointers is no pointer.
    boxes: FxHashMap<Id, Id>,
    /// The type of the function's result; `None` before the functions.
    result: Option<Id>,
}

impl<'m> UntypePass<'m> {
    fn new(module: &'m Module) -> Self {
        let mut pass = Self {
            module,
            rewrite: Rewrite::new(module),
            untyped: FxHashMap::default(),
            types: FxHashMap::default(),
            renamed: FxHashMap::default(),
            copied: FxHashSet::default(),
            typed: FxHashSet::default(),
            cast_from: FxHashSet::default(),
            functions: FxHashMap::default(),
            named: FxHashSet::default(),
            degraded: FxHashSet::default(),
            opened: FxHashSet::default(),
            casts: FxHashMap::default(),
            waiting: Vec::new(),
            boxes: FxHashMap::default(),
            result: None,
        };
        for instruction in module.instructions() {
            pass.note(instruction);
        }
        pass
    }

    /// Records the types that an instruction requires to be kept.
    fn note(&mut self, instruction: Instruction<'m>) {
        match (instruction.opcode(), instruction.operands()) {
            (op::Decorate, [target, decoration, attribute])
                if *decoration == Decoration::FuncParamAttr as u32 && COPIED.contains(attribute) =>
            {
                let ty = self.old_type(Id(*target)).filter(|ty| self.pointer(*ty).is_some());
                if let Some(ty) = ty {
                    self.copied.insert(Id(*target));
                    self.typed.insert(ty);
                    self.cast_from.insert(ty);
                }
            }
            (op::Function, [_, ty]) => self.functions.entry(Id(*ty)).or_default().push(instruction),
            (op::TypePointer, [_, ty]) | (op::AsmINTEL, [ty, ..]) => {
                self.named.insert(Id(*ty));
            }
            (op::UntypedPrefetchKHR, [pointer, ..]) => self.cast_from.extend(self.old_type(Id(*pointer))),
            _ => {}
        }
    }

    fn fresh(&mut self) -> Id {
        self.rewrite.fresh_id()
    }

    /// The type of a value before the pass.
    fn old_type(&self, value: Id) -> Option<Id> {
        self.module.definition(value)?.result_type()
    }

    /// Storage class and pointee of a pointer type before the pass.
    fn pointer(&self, ty: Id) -> Option<(u32, Id)> {
        let declaration = self.module.definition(ty)?;
        match (declaration.opcode(), declaration.operands()) {
            (op::TypePointer, [class, pointee]) => Some((*class, Id(*pointee))),
            _ => None,
        }
    }

    /// Storage class and pointee of the base of an access chain, or of its lanes.
    fn source(&self, base: Id) -> Option<(u32, Id)> {
        let ty = self.old_type(base)?;
        let lane = |ty: Id| self.module.definition(ty).filter(|of| of.opcode() == op::TypeVector)?.id(0).ok();
        self.pointer(lane(ty).unwrap_or(ty))
    }

    /// The base type of a chain over objects of a type.
    fn base_type(&self, source: Id) -> Id {
        self.rename(self.boxes.get(&source).copied().unwrap_or(source))
    }

    /// Whether pointers to a type remain typed.
    fn is_kept(&self, pointee: Id) -> bool {
        self.module.definition(pointee).is_some_and(|declaration| is_kept(declaration.opcode()))
    }

    /// Whether a pointer is untyped after the pass.
    fn is_untyped(&self, value: Id) -> bool {
        if self.opened.contains(&value) || self.degraded.contains(&value) {
            return true;
        }
        let pointer = self.old_type(value).and_then(|ty| self.pointer(ty));
        pointer.is_some_and(|(_, pointee)| !self.copied.contains(&value) && !self.is_kept(pointee))
    }

    /// Operand positions of pointers whose pointee an instruction needs, or whose type must be OpTypePointer.
    /// For a pointer difference, the definition of a variable or access chain gives it instead.
    fn counted(&self, instruction: Instruction<'m>) -> &'static [usize] {
        let tells = |pointer: Instruction<'m>| {
            pointer.opcode() == op::Variable || CHAINS.iter().any(|(typed, _)| *typed == pointer.opcode())
        };
        match (instruction.opcode(), instruction.operands()) {
            (op::SubgroupBlockReadINTEL | op::SubgroupBlockWriteINTEL, _) => &[0],
            (op::LifetimeStart | op::LifetimeStop, _) => &[0],
            (op::AtomicFlagTestAndSet | op::AtomicFlagClear, _) => &[0],
            (op::ReadPipe | op::WritePipe, _) => &[1],
            (op::ReservedReadPipe | op::ReservedWritePipe, _) => &[3],
            (op::ExtInst, [set, number, ..]) if self.module.ext_inst_set(Id(*set)) == OPENCL => {
                match OpenclStd100Op::from_u32(*number) {
                    Some(OpenclStd100Op::vloadn) => &[3],
                    Some(OpenclStd100Op::vstoren) => &[4],
                    _ => &[],
                }
            }
            (op::GroupAsyncCopy, _) => &[1, 2],
            (op::PtrDiff, [left, ..]) if !self.module.definition(Id(*left)).is_some_and(tells) => &[0, 1],
            _ => &[],
        }
    }

    /// Finds the `byval` and `sret` parameters that a load, store or copy uses directly.
    fn find_opened(&mut self) {
        for instruction in self.module.instructions() {
            let count = match instruction.opcode() {
                op::Load => 1,
                op::Store | op::CopyMemorySized => 2,
                _ => 0,
            };
            for operand in instruction.operands().iter().take(count) {
                if self.copied.contains(&Id(*operand)) {
                    self.opened.insert(Id(*operand));
                }
            }
        }
    }

    /// Finds pointers that become untyped because their base is, phi operands that need another type, and
    /// types that instructions need.
    fn find_degraded(&mut self) {
        for instruction in self.module.instructions() {
            if let Some((base, result)) = Chain::of(instruction).map(|chain| (chain.base, chain.result))
                && self.is_untyped(base)
                && let Some((_, pointee)) = self.old_type(result).and_then(|ty| self.pointer(ty))
                && self.is_kept(pointee)
            {
                self.degraded.insert(result);
            }
            if let Some((_, source)) = Chain::of(instruction).and_then(|chain| self.source(chain.base))
                && self.pointer(source).is_some()
                && !self.boxes.contains_key(&source)
            {
                let id = self.fresh();
                self.boxes.insert(source, id);
            }
            for position in self.counted(instruction) {
                let operand = instruction.operands().get(*position).copied();
                if let Some(ty) = operand.and_then(|operand| self.old_type(Id(operand))) {
                    self.typed.insert(ty);
                }
            }
        }
        let module = self.module;
        self.name_untyped();
        for parameter in module.instructions_of(&[op::FunctionParameter]) {
            if let Some(id) = parameter.result_id().filter(|id| self.opened.contains(id)) {
                self.cast_at_definition(id);
            }
        }
        for phi in module.instructions_of(&[op::Phi]) {
            for value in phi.operands().iter().step_by(2).map(|word| Id(*word)) {
                if self.degraded.contains(&value)
                    || self.copied.contains(&value) && !self.opened.contains(&value)
                {
                    self.cast_at_definition(value);
                }
            }
        }
    }

    /// Assigns the untyped pointer type of a storage class the id of the first typed one that it replaces.
    fn name_untyped(&mut self) {
        for declaration in self.module.instructions() {
            let Some(id) = declaration.result_id().filter(|_| declaration.opcode() == op::TypePointer) else {
                continue;
            };
            if let Some((class, pointee)) = self.pointer(id)
                && !self.typed.contains(&id)
                && !self.is_kept(pointee)
            {
                self.untyped.entry(class).or_insert(id);
            }
        }
    }

    /// Schedules a cast at a definition: of a `byval` or `sret` parameter to an untyped pointer, of a derived
    /// untyped pointer to a typed one.
    fn cast_at_definition(&mut self, value: Id) {
        let Some(ty) = self.old_type(value).filter(|_| !self.casts.contains_key(&value)) else { return };
        let id = self.fresh();
        let class = self.pointer(ty).map_or(0, |(class, _)| class);
        let ty = if self.copied.contains(&value) { self.untyped_id(class) } else { ty };
        self.casts.insert(value, (id, ty));
    }

    /// The id of the untyped pointer type of a storage class, which may be declared later.
    fn untyped_id(&mut self, class: u32) -> Id {
        if let Some(id) = self.untyped.get(&class) {
            return *id;
        }
        let id = self.fresh();
        self.untyped.insert(class, id);
        id
    }

    fn push(&mut self, opcode: Opcode, ty: Option<Id>, id: Option<Id>, operands: &[u32]) -> Result<()> {
        self.rewrite.push(opcode, ty, id, operands)
    }

    fn rename(&self, id: Id) -> Id {
        self.renamed.get(&id).copied().unwrap_or(id)
    }

    /// The words of an instruction with replaced ids.
    fn renamed_words(&self, instruction: Instruction<'_>) -> Vec<u32> {
        let mut words = instruction.words().to_vec();
        for operand in self.module.operands(instruction).flatten() {
            if let (Some(id), Some(word)) = (operand.id(), words.get_mut(operand.index)) {
                *word = self.rename(id).0;
            }
        }
        words
    }

    /// The operands of an instruction with replaced ids.
    fn renamed_operands(&self, instruction: Instruction<'_>) -> Vec<u32> {
        let prefix = instruction.words().len() - instruction.operands().len();
        self.renamed_words(instruction).split_off(prefix)
    }

    fn instruction(&mut self, instruction: Instruction<'m>) -> Result<()> {
        if !HEAD.contains(&instruction.opcode()) {
            self.waiting_casts()?;
        }
        match instruction.opcode() {
            op::TypeForwardPointer => self.forward_pointer(instruction),
            op::TypePointer => self.pointer_type(instruction),
            op::TypeFunction => self.function_type(instruction),
            opcode if STRUCTURAL.contains(&opcode) => self.structural_type(instruction),
            op::Function => self.function(instruction),
            op::FunctionParameter => self.parameter(instruction),
            op::Variable => self.variable(instruction),
            op::VariableLengthArrayINTEL => self.variable_length_array(instruction),
            _ if Chain::of(instruction).is_some() => self.chain(instruction),
            op::SpecConstantOp => self.constant_operation(instruction),
            _ => self.other(instruction),
        }
    }
}

/// Whether pointers to types declared by an opcode remain typed.
pub(crate) fn is_kept(declaration: Opcode) -> bool {
    matches!(declaration, op::TypeArray | op::TypeVector | op::TypeFunction | op::TypeOpaque)
        || opaque::by_opcode(declaration).is_some()
}

/// An access chain, as an instruction or a constant operation.
#[derive(Clone, Copy)]
struct Chain<'m> {
    /// The untyped opcode.
    untyped: Opcode,
    result: Id,
    base: Id,
    indices: &'m [u32],
}

impl<'m> Chain<'m> {
    fn of(instruction: Instruction<'m>) -> Option<Self> {
        let mut opcode = instruction.opcode();
        let mut operands = instruction.operands();
        if opcode == op::SpecConstantOp {
            let (first, rest) = operands.split_first()?;
            opcode = Opcode(u16::try_from(*first).ok()?);
            operands = rest;
        }
        let (base, indices) = operands.split_first()?;
        let (_, untyped) = CHAINS.iter().find(|(typed, _)| *typed == opcode)?;
        Some(Self { untyped: *untyped, result: instruction.result_id()?, base: Id(*base), indices })
    }
}
