//! Wrapper entry points, unused lines, casts of variables and names of types, in the form that the Khronos
//! translator interprets them.
//!
//! - A function that is wrapped by an entry point becomes the entry point; the names and decorations of the
//!   wrapper's parameters replace those of the function's.
//! - Modes of functions that are not entry points are dropped. The last of several entry points of a function
//!   names it.
//! - A weak exchange becomes the strong one.
//! - Lines are kept only in functions that debug information describes.
//! - Lifetime markers refer to variables instead of casts of them.
//! - An untyped variable without a data type holds a pointer. An opaque type takes its name from `OpName`; an
//!   unnamed structure is `structtype`.

use super::wrappers::wrappers;
use crate::error::Result;
use crate::spirv::{Id, Instruction, Module, Opcode, Rewrite, literal, op};
use crate::table::memory::chain_of;
use rustc_hash::{FxHashMap, FxHashSet};

/// The name of unnamed structures.
pub(in crate::compat::reverse) const UNNAMED_STRUCTURE: &str = "structtype";

/// Casts that preserve the address of a variable.
const CASTS: &[Opcode] = &[op::Bitcast, op::PtrCastToGeneric, op::GenericCastToPtr];

/// The module with these changes; `None` if nothing changes.
///
/// # Errors
/// Internal, if the result is malformed.
pub(super) fn simplified(module: &Module) -> Result<Option<Module>> {
    let mut pass = Pass::new(module);
    for instruction in module.instructions() {
        pass.instruction(instruction)?;
    }
    pass.rewrite.finish()
}

struct Pass<'m> {
    module: &'m Module,
    rewrite: Rewrite<'m>,
    /// Replacements of wrappers and their parameters.
    replaced: FxHashMap<Id, Id>,
    /// Wrappers.
    wrappers: FxHashMap<Id, Id>,
    /// Other results in wrappers.
    dropped: FxHashSet<Id>,
    /// Names of types, and of wrapper parameters.
    names: FxHashMap<Id, Vec<u8>>,
    renamed: FxHashSet<Id>,
    /// Entry points, in reverse order, since the last one names the function.
    points: Vec<Instruction<'m>>,
    point_functions: FxHashSet<Id>,
    /// Functions that debug information describes.
    described: FxHashSet<Id>,
    /// The function being copied; `None` outside functions and in dropped ones.
    current: Option<Id>,
    is_dropping: bool,
    /// Decorations of wrapper parameters, retargeted to the functions' parameters.
    decorations: FxHashSet<Vec<u32>>,
}

impl<'m> Pass<'m> {
    fn new(module: &'m Module) -> Self {
        let wrappers = wrappers(module);
        let mut pass = Self {
            module,
            rewrite: Rewrite::new(module),
            replaced: wrappers.clone(),
            wrappers,
            dropped: FxHashSet::default(),
            names: FxHashMap::default(),
            renamed: FxHashSet::default(),
            points: Vec::new(),
            point_functions: FxHashSet::default(),
            described: described_functions(module),
            current: None,
            is_dropping: false,
            decorations: FxHashSet::default(),
        };
        for instruction in module.declarations() {
            match (instruction.opcode(), instruction.operands()) {
                (op::Name, [target, name @ ..]) => {
                    let name = literal::string_bytes(name);
                    if !name.is_empty() {
                        pass.names.insert(Id(*target), name);
                    }
                }
                (op::EntryPoint, [_, function, ..]) => {
                    pass.points.push(instruction);
                    pass.point_functions.insert(Id(*function));
                }
                _ => {}
            }
        }
        pass.points.reverse();
        pass.replace_parameters();
        pass.decorate_parameters();
        pass
    }

    /// Records the replacements of wrapper parameters, and the other results in wrappers.
    fn replace_parameters(&mut self) {
        for (wrapper, function) in &self.wrappers {
            let heads = self.module.definition(*wrapper).zip(self.module.definition(*function));
            let Some((outer, inner)) = heads else { continue };
            let pairs = self.module.parameters(outer).zip(self.module.parameters(inner));
            for (outer, inner) in pairs {
                let Some((outer, inner)) = outer.result_id().zip(inner.result_id()) else { continue };
                self.replaced.insert(outer, inner);
                if self.names.contains_key(&outer) {
                    self.renamed.insert(inner);
                }
            }
            let body = self.module.instructions_from(outer.number() + 1);
            let results =
                body.take_while(|i| i.opcode() != op::FunctionEnd).filter_map(Instruction::result_id);
            self.dropped.extend(results.filter(|id| !self.replaced.contains_key(id)));
        }
    }

    /// Records the decorations of wrapper parameters.
    fn decorate_parameters(&mut self) {
        for instruction in self.module.declarations().filter(|i| is_decoration(*i)) {
            let [target, rest @ ..] = instruction.operands() else { continue };
            if let Some(inner) = self.replaced.get(&Id(*target)) {
                self.decorations.insert([&[inner.0], rest].concat());
            }
        }
    }

    fn instruction(&mut self, instruction: Instruction<'m>) -> Result<()> {
        match instruction.opcode() {
            op::Function => {
                self.current = instruction.result_id();
                self.is_dropping = self.current.is_some_and(|id| self.wrappers.contains_key(&id));
            }
            op::FunctionEnd if self.is_dropping => {
                self.is_dropping = false;
                self.current = None;
                return Ok(());
            }
            _ => {}
        }
        if self.is_dropping || self.is_unused(instruction) {
            return Ok(());
        }
        match instruction.opcode() {
            op::EntryPoint => {
                for point in std::mem::take(&mut self.points) {
                    self.copy(point);
                }
            }
            op::AtomicCompareExchangeWeak => {
                self.rewrite.push_as(instruction, op::AtomicCompareExchange, instruction.operands())?;
            }
            op::UntypedVariableKHR if instruction.operands().len() == 1 => {
                let mut operands = instruction.operands().to_vec();
                operands.extend(instruction.result_type().map(|ty| ty.0));
                self.rewrite.push_as(instruction, op::UntypedVariableKHR, &operands)?;
            }
            op::LifetimeStart | op::LifetimeStop => self.lifetime(instruction),
            op::TypeStruct | op::TypeOpaque => self.named_type(instruction)?,
            _ => self.copy(instruction),
        }
        if instruction.opcode() == op::FunctionEnd {
            self.current = None;
        }
        Ok(())
    }

    fn is_described(&self) -> bool {
        self.current.is_some_and(|function| self.described.contains(&function))
    }

    /// Whether the Khronos translator ignores an instruction.
    fn is_unused(&self, instruction: Instruction<'m>) -> bool {
        let target = instruction.operands().first().copied().map(Id);
        let is_gone = |id: Id| self.dropped.contains(&id) || self.wrappers.contains_key(&id);
        match instruction.opcode() {
            op::Line | op::NoLine => self.current.is_some() && !self.is_described(),
            op::ExecutionMode | op::ExecutionModeId => {
                target.is_some_and(|target| !self.point_functions.contains(&target))
            }
            op::Name => {
                let Some(target) = target else { return false };
                is_gone(target) || self.renamed.contains(&target)
            }
            // A wrapper parameter's decoration replaces the same decoration of the function's parameter.
            _ if is_decoration(instruction) => {
                target.is_some_and(is_gone) || self.decorations.contains(instruction.operands())
            }
            _ => false,
        }
    }

    /// Copies an instruction, with wrappers and their parameters replaced.
    fn copy(&mut self, instruction: Instruction<'m>) {
        if self.replaced.is_empty() || self.current.is_some() {
            return self.rewrite.copy(instruction);
        }
        let operands = self.module.operands(instruction).flatten();
        self.rewrite.copy_with(instruction, |words| {
            for operand in operands {
                let replaced = operand.id().and_then(|id| self.replaced.get(&id));
                if let (Some(replaced), Some(word)) = (replaced, words.get_mut(operand.index)) {
                    *word = replaced.0;
                }
            }
        });
    }

    /// A lifetime marker, retargeted to the variable.
    fn lifetime(&mut self, instruction: Instruction<'m>) {
        let variable = self.variable(instruction);
        self.rewrite.copy_with(instruction, |words| {
            if let (Some(variable), Some(word)) = (variable, words.get_mut(1)) {
                *word = variable.0;
            }
        });
    }

    /// The variable whose start the pointer of a lifetime marker refers to.
    fn variable(&self, marker: Instruction<'m>) -> Option<Id> {
        let mut pointer = self.module.definition(marker.id(0).ok()?)?;
        // A chain of casts is finite, since each must be defined before its use.
        for _ in 0..self.module.instruction_count() {
            let is_first = |index: &u32| self.module.definition(Id(*index)).is_some_and(is_zero);
            let chain = chain_of(pointer.opcode());
            let base = match chain {
                _ if pointer.opcode().is_variable() => return pointer.result_id(),
                Some(chain) => {
                    let base = usize::from(chain.untyped);
                    let indices = pointer.operands().get(base + 1..)?;
                    indices.iter().all(is_first).then_some(base)?
                }
                None if CASTS.contains(&pointer.opcode()) => 0,
                None => return None,
            };
            pointer = self.module.definition(pointer.id(base).ok()?)?;
        }
        None
    }

    /// Copies a type, preceded by its name.
    fn named_type(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let Some(id) = instruction.result_id() else { return Ok(()) };
        let name = self.names.get(&id);
        match (instruction.opcode(), name) {
            (op::TypeOpaque, Some(name)) => {
                let mut operands = Vec::new();
                literal::push_string_words(name, &mut operands);
                return self.rewrite.push_as(instruction, op::TypeOpaque, &operands);
            }
            (op::TypeStruct, None) => {
                let mut operands = vec![id.0];
                literal::push_string_words(UNNAMED_STRUCTURE.as_bytes(), &mut operands);
                self.rewrite.push(op::Name, None, None, &operands)?;
            }
            _ => {}
        }
        self.copy(instruction);
        Ok(())
    }
}

fn is_decoration(instruction: Instruction<'_>) -> bool {
    matches!(instruction.opcode(), op::Decorate | op::DecorateId | op::DecorateString)
}

/// Whether a constant is zero.
fn is_zero(constant: Instruction<'_>) -> bool {
    match constant.opcode() {
        op::Constant => constant.operands().iter().all(|word| *word == 0),
        op::ConstantNull => true,
        _ => false,
    }
}

/// The functions that debug information instructions refer to or are in.
fn described_functions(module: &Module) -> FxHashSet<Id> {
    let mut sets = FxHashSet::default();
    let mut described = FxHashSet::default();
    let mut current = None;
    for instruction in module.instructions() {
        match instruction.opcode() {
            op::ExtInstImport => {
                let is_debug = instruction.string_bytes(0).is_ok_and(|(name, _)| is_debug_set(&name));
                sets.extend(instruction.result_id().filter(|_| is_debug));
            }
            op::Function => current = instruction.result_id(),
            op::FunctionEnd => current = None,
            op::ExtInst if instruction.id(0).is_ok_and(|set| sets.contains(&set)) => {
                described.extend(current);
                described.extend(instruction.operands().iter().copied().map(Id));
            }
            _ => {}
        }
    }
    described
}

/// Whether a set is for debug information.
fn is_debug_set(name: &[u8]) -> bool {
    let name = String::from_utf8_lossy(name);
    name.contains("DebugInfo") || name == "SPIRV.debug"
}
