//! Whether two modules are the same, and the canonical form that decides it.
//!
//! Rule of this module: these steps and no others. `<id>`s are renumbered in order of first use, counted along entry points, execution
//! modes and functions; types, constants and imports without a use are dropped; non-aggregate types and constants are made unique (where
//! their decorations agree); decoration groups are expanded; annotations, names, capabilities, extensions and source extensions are
//! sorted and repeated ones dropped, and names without a character; the generator is ignored; module-scope declarations are ordered by first use. A constant of value zero is
//! the same as OpConstantNull of its type, and OpUndef at module scope is a constant; OpSpecConstantComposite without a specialization
//! constant is OpConstantComposite, and the first element of a variable is its address; of lines at module scope those of variables
//! count, where they are in force; a pointer is declared ahead only if its type contains it. All else counts.

mod annotations;
mod constants;
mod difference;
mod groups;
mod lines;

pub use self::difference::difference;

use rustc_hash::{FxHashMap, FxHashSet};

use self::constants::{address_of, specialized};
use self::groups::expand_groups;
use self::lines::place_lines;
use super::grammar::Class;
use super::instruction::{Id, Instruction};
use super::module::{HEADER_WORDS, MAGIC, Module};
use super::operands::{Role, operands};
use super::{Opcode, op};
use crate::error::{Error, Result};

/// The canonical form of a module, as a module of words.
///
/// # Errors
/// Malformed if the form is no module, Unsupported if its decoration groups expand beyond any proportion to the module.
pub fn canonicalize(module: &Module) -> Result<Vec<u32>> {
    let mut canonical = Canonical::new(module)?;
    canonical.unify();
    canonical.number();
    match canonical.circular.and_then(|number| module.at(number)) {
        Some(circular) => {
            Err(Error::malformed("a declaration that uses itself").at(module.location(circular)))
        }
        None => canonical.write(),
    }
}

/// Section of the layout, as far as the canonical form treats them differently.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Capability,
    Extension,
    Import,
    MemoryModel,
    EntryPoint,
    ExecutionMode,
    String,
    Source,
    SourceExtension,
    Name,
    Processed,
    Annotation,
    ForwardPointer,
    /// Types and constants: dropped without a use.
    Declaration,
    /// Lines at module scope: those of variables are kept with them.
    Line,
    /// Everything else at module scope.
    Global,
    Function,
}

fn part(instruction: Instruction<'_>) -> Part {
    match instruction.opcode() {
        op::Capability | op::ConditionalCapabilityINTEL => Part::Capability,
        op::Extension | op::ConditionalExtensionINTEL => Part::Extension,
        op::ExtInstImport => Part::Import,
        op::MemoryModel | op::SamplerImageAddressingModeNV => Part::MemoryModel,
        op::EntryPoint | op::ConditionalEntryPointINTEL => Part::EntryPoint,
        op::ExecutionMode | op::ExecutionModeId => Part::ExecutionMode,
        op::String => Part::String,
        op::Source | op::SourceContinued => Part::Source,
        op::SourceExtension => Part::SourceExtension,
        op::Name | op::MemberName => Part::Name,
        op::ModuleProcessed => Part::Processed,
        op::TypeForwardPointer => Part::ForwardPointer,
        // At module scope an undefined value is a constant like any other.
        op::Undef => Part::Declaration,
        _ => match instruction.grammar().map(|grammar| grammar.class) {
            Some(Class::Annotation) => Part::Annotation,
            Some(Class::TypeDeclaration | Class::ConstantCreation) => Part::Declaration,
            _ if instruction.grammar().is_some_and(|grammar| grammar.opname.starts_with("OpType")) => {
                Part::Declaration
            }
            _ => Part::Global,
        },
    }
}

/// State of a slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Unseen,
    /// A declaration whose operands are being numbered.
    Open,
    Numbered(u32),
}

struct Canonical<'m> {
    module: &'m Module,
    /// By instruction number.
    parts: Vec<Part>,
    /// The line in force at each module-scope variable, both by instruction number.
    variable_lines: FxHashMap<u32, u32>,
    /// Expanded annotations, each the words of one instruction.
    annotations: Vec<Vec<u32>>,
    /// By slot: the representative `<id>`.
    representatives: Vec<u32>,
    /// By slot: the instruction without constituents that is equivalent to a constant.
    simple: Vec<Option<Opcode>>,
    /// By slot.
    states: Vec<State>,
    /// Numbered slots in order; the first has the number 1.
    numbered: Vec<usize>,
    /// Module-scope declarations in order of first use, by instruction number.
    order: Vec<u32>,
    placed: Vec<bool>,
    /// By slot, whether a constant depends on a specialization constant.
    specialized: Vec<bool>,
    /// Where circles of types are closed.
    circular_slots: FxHashSet<usize>,
    /// Number of a declaration that uses itself by way of others.
    circular: Option<u32>,
}

impl<'m> Canonical<'m> {
    fn new(module: &'m Module) -> Result<Self> {
        let mut in_function = false;
        let mut parts = Vec::with_capacity(module.instruction_count());
        for instruction in module.instructions() {
            in_function |= instruction.opcode() == op::Function;
            parts.push(if in_function { Part::Function } else { part(instruction) });
            in_function &= instruction.opcode() != op::FunctionEnd;
        }
        let variable_lines = place_lines(module, &mut parts);
        let representatives = vec![0; module.slot_count()];
        let states = vec![State::Unseen; module.slot_count()];
        let placed = vec![false; parts.len()];
        let annotations = expand_groups(module, &parts)?;
        Ok(Self {
            module,
            parts,
            variable_lines,
            annotations,
            representatives,
            simple: vec![None; module.slot_count()],
            states,
            numbered: Vec::new(),
            order: Vec::new(),
            placed,
            specialized: specialized(module),
            circular_slots: FxHashSet::default(),
            circular: None,
        })
    }

    fn of(&self, wanted: Part) -> impl Iterator<Item = Instruction<'m>> {
        self.module.instructions().zip(&self.parts).filter(move |(_, part)| **part == wanted).map(|(i, _)| i)
    }

    fn representative(&self, id: Id) -> Id {
        let slot = self.module.slot(id);
        slot.and_then(|slot| self.representatives.get(slot)).filter(|of| **of != 0).map_or(id, |of| Id(*of))
    }

    /// The words of an instruction with every `<id>` replaced.
    fn rewrite(
        &self,
        instruction: Instruction<'_>,
        mut replace: impl FnMut(Id) -> Option<u32>,
    ) -> Option<Vec<u32>> {
        let mut words = instruction.words().to_vec();
        if let (Some(simple), Some(ty), Some(id)) =
            (self.simple(instruction), instruction.result_type(), instruction.result_id())
        {
            return Some(vec![simple.first_word(3), replace(ty)?, replace(id)?]);
        }
        for operand in operands(instruction, self.module).flatten() {
            if let Some(id) = operand.id() {
                *words.get_mut(operand.index)? = replace(id)?;
            }
        }
        if instruction.opcode() == op::SpecConstantComposite && !self.is_specialized(instruction) {
            let first = words.first_mut()?;
            *first = *first & 0xffff_0000 | u32::from(op::ConstantComposite.0);
        }
        Some(words)
    }

    fn is_specialized(&self, constant: Instruction<'_>) -> bool {
        let slot = constant.result_id().and_then(|id| self.module.slot(id));
        slot.and_then(|slot| self.specialized.get(slot)).is_none_or(|specialized| *specialized)
    }

    /// `OpConstantNull` or `OpUndef` for a constant that is equivalent to it.
    fn simple(&self, instruction: Instruction<'_>) -> Option<Opcode> {
        self.simple_at(instruction.result_id()?)
    }

    fn simple_at(&self, id: Id) -> Option<Opcode> {
        self.simple.get(self.module.slot(id)?).copied().flatten()
    }

    /// The opcode equivalent to a constant that is zero, or undefined, in every part.
    fn says(&self, instruction: Instruction<'_>) -> Option<Opcode> {
        let words = instruction.operands();
        match instruction.opcode() {
            op::ConstantNull | op::ConstantFalse => Some(op::ConstantNull),
            op::Constant => words.iter().all(|word| *word == 0).then_some(op::ConstantNull),
            op::Undef => Some(op::Undef),
            op::ConstantComposite => {
                let first = self.simple_at(Id(*words.first()?))?;
                words.iter().all(|word| self.simple_at(Id(*word)) == Some(first)).then_some(first)
            }
            _ => None,
        }
    }

    /// Unifies equal non-aggregate types and constants.
    fn unify(&mut self) {
        let mut decorations: FxHashMap<u32, Vec<&[u32]>> = FxHashMap::default();
        let annotations = std::mem::take(&mut self.annotations);
        for words in &annotations {
            if let [_, target, rest @ ..] = words.as_slice() {
                decorations.entry(*target).or_default().push(rest);
            }
        }
        let mut known: FxHashMap<(Vec<u32>, Vec<&[u32]>), u32> = FxHashMap::default();
        for instruction in self.of(Part::Declaration).collect::<Vec<_>>() {
            let (Some(id), true) = (instruction.result_id(), is_unique(instruction)) else { continue };
            let said = self.says(instruction);
            if let Some(simple) = self.module.slot(id).and_then(|slot| self.simple.get_mut(slot)) {
                *simple = said;
            }
            let key =
                self.rewrite(instruction, |of| Some(if of == id { 0 } else { self.representative(of).0 }));
            let mut decorated = decorations.get(&id.0).cloned().unwrap_or_default();
            decorated.sort_unstable();
            let address = address_of(self.module, instruction).map(|variable| variable.0);
            let first = address.or_else(|| key.map(|key| *known.entry((key, decorated)).or_insert(id.0)));
            let entry = self.module.slot(id).and_then(|slot| self.representatives.get_mut(slot));
            if let (Some(entry), Some(first)) = (entry, first) {
                *entry = first;
            }
        }
        drop(known);
        drop(decorations);
        self.annotations = annotations;
    }

    /// Numbers the ids: along entry points, execution modes and functions, then the unreachable ones.
    fn number(&mut self) {
        for part in
            [Part::EntryPoint, Part::ExecutionMode, Part::Function, Part::Global, Part::String, Part::Source]
        {
            for instruction in self.of(part).collect::<Vec<_>>() {
                if part == Part::Global {
                    self.place(instruction);
                    continue;
                }
                for operand in operands(instruction, self.module).flatten() {
                    if let Some(id) = operand.id() {
                        self.touch(id);
                    }
                }
            }
        }
        self.number_annotations();
    }

    fn assign(&mut self, slot: usize) {
        self.numbered.push(slot);
        let number = self.numbered.len() as u32;
        if let Some(state) = self.states.get_mut(slot) {
            *state = State::Numbered(number);
        }
    }

    fn state(&self, slot: usize) -> State {
        self.states.get(slot).copied().unwrap_or(State::Open)
    }

    /// Numbers `id`; a module-scope declaration is placed first, behind its own operands.
    fn touch(&mut self, id: Id) {
        let id = self.representative(id);
        let Some(slot) = self.module.slot(id).filter(|slot| self.state(*slot) == State::Unseen) else {
            return;
        };
        match self.declaration(id) {
            Some(instruction) => self.place(instruction),
            None => self.assign(slot),
        }
    }

    /// The module-scope declaration of `id`.
    fn declaration(&self, id: Id) -> Option<Instruction<'m>> {
        let instruction = self.module.definition(id)?;
        let part = self.parts.get(instruction.number() as usize)?;
        matches!(part, Part::Import | Part::String | Part::Declaration | Part::Global).then_some(instruction)
    }

    /// Places a declaration behind the declarations that it uses. Without recursion: types may nest as deep as the module is long.
    fn place(&mut self, root: Instruction<'m>) {
        let mut stack = Vec::new();
        self.open(root, &mut stack);
        while let Some((instruction, uses)) = stack.last_mut() {
            let Some(id) = uses.pop() else {
                let instruction = *instruction;
                stack.pop();
                self.close(instruction);
                continue;
            };
            let user = *instruction;
            let id = self.representative(id);
            let Some(slot) = self.module.slot(id) else { continue };
            if self.state(slot) == State::Open && !self.may_be_circular(user, id) {
                self.circular.get_or_insert(user.number());
            }
            if self.state(slot) != State::Unseen {
                continue;
            }
            if let Some(instruction) = self.declaration(id) {
                self.open(instruction, &mut stack);
            }
        }
    }

    fn open(&mut self, instruction: Instruction<'m>, stack: &mut Vec<(Instruction<'m>, Vec<Id>)>) {
        let Some(placed) = self.placed.get_mut(instruction.number() as usize) else { return };
        if std::mem::replace(placed, true) {
            return;
        }
        let slot = instruction.result_id().and_then(|id| self.module.slot(id));
        if let Some(state) = slot.and_then(|slot| self.states.get_mut(slot)) {
            *state = State::Open;
        }
        // The representative of a zero or undefined constant has no constituents.
        let mut uses: Vec<Id> = if self.simple(instruction).is_some() {
            instruction.result_type().into_iter().collect()
        } else {
            self.used(instruction).collect()
        };
        let line = self.variable_lines.get(&instruction.number()).and_then(|line| self.module.at(*line));
        uses.extend(line.and_then(|line| line.id(0).ok()));
        uses.reverse();
        stack.push((instruction, uses));
    }

    /// The `<id>`s that an instruction uses.
    fn used(&self, instruction: Instruction<'m>) -> impl Iterator<Item = Id> + use<'m> {
        let uses = operands(instruction, self.module).flatten();
        uses.filter(|operand| !matches!(operand.role, Role::Result)).filter_map(|operand| operand.id())
    }

    /// Only types, through pointers, and debug instructions may be cyclic.
    fn may_be_circular(&self, user: Instruction<'m>, used: Id) -> bool {
        let used = self.module.definition(used).map(Instruction::opcode);
        user.opcode() == op::TypePointer || user.opcode().is_extended() || used == Some(op::TypePointer)
    }

    /// Numbers the operands without a declaration of their own, in order, and then the instruction.
    fn close(&mut self, instruction: Instruction<'m>) {
        self.order.push(instruction.number());
        if self.simple(instruction).is_none() {
            for id in self.used(instruction) {
                let Some(slot) = self.module.slot(self.representative(id)) else { continue };
                match self.state(slot) {
                    State::Unseen => self.assign(slot),
                    State::Open => {
                        let own = instruction.result_id().and_then(|id| self.module.slot(id));
                        self.circular_slots.extend([slot].into_iter().chain(own));
                    }
                    State::Numbered(_) => {}
                }
            }
        }
        if let Some(slot) = instruction.result_id().and_then(|id| self.module.slot(id)) {
            self.assign(slot);
        }
    }

    /// Whether a pointer that is declared ahead is part of a circle.
    fn is_needed(&self, forward: Instruction<'_>) -> bool {
        let slot = forward.id(0).ok().and_then(|pointer| self.module.slot(self.representative(pointer)));
        slot.is_some_and(|slot| self.circular_slots.contains(&slot))
    }

    /// The number of an `<id>`; `None` if it was dropped.
    fn renumbered(&self, id: Id) -> Option<u32> {
        match self.state(self.module.slot(self.representative(id))?) {
            State::Numbered(number) => Some(number),
            State::Unseen | State::Open => None,
        }
    }

    fn renumber(&self, instruction: Instruction<'_>) -> Option<Vec<u32>> {
        self.rewrite(instruction, |id| self.renumbered(id))
    }

    /// The instructions of a part in canonical words, sorted, each once.
    fn sorted<'i>(&self, instructions: impl Iterator<Item = Instruction<'i>>) -> Vec<Vec<u32>> {
        let mut sorted: Vec<Vec<u32>> =
            instructions.filter_map(|instruction| self.renumber(instruction)).collect();
        sorted.sort_unstable();
        sorted.dedup();
        sorted
    }

    fn write(&self) -> Result<Vec<u32>> {
        let bound = self.numbered.len() as u32 + 1;
        let [_, version, ..] = self.module.header();
        let mut words: Vec<u32> = Vec::with_capacity(self.module.words().len() + HEADER_WORDS);
        words.extend([MAGIC, version, 0, bound, 0]);
        let append = |words: &mut Vec<u32>, rows: Vec<Vec<u32>>| {
            rows.iter().for_each(|row| words.extend_from_slice(row))
        };
        append(&mut words, self.sorted(self.of(Part::Capability)));
        append(&mut words, self.sorted(self.of(Part::Extension)));
        append(&mut words, self.placed_of(Part::Import)?);
        for part in [Part::MemoryModel, Part::EntryPoint, Part::ExecutionMode] {
            append(&mut words, self.in_order(self.of(part))?);
        }
        append(&mut words, self.placed_of(Part::String)?);
        append(&mut words, self.in_order(self.of(Part::Source))?);
        append(&mut words, self.sorted(self.of(Part::SourceExtension)));
        append(&mut words, self.sorted(self.of(Part::Name).filter(|name| !is_empty_name(*name))));
        append(&mut words, self.in_order(self.of(Part::Processed))?);
        append(&mut words, self.sorted(self.annotations.iter().map(|words| Instruction::new(words, 0, 0))));
        append(&mut words, self.sorted(self.of(Part::ForwardPointer).filter(|i| self.is_needed(*i))));
        let globals = self.order.iter().filter_map(|number| self.module.at(*number)).filter(|instruction| {
            matches!(self.parts.get(instruction.number() as usize), Some(Part::Declaration | Part::Global))
        });
        let with_lines = globals.flat_map(|instruction| {
            let line = self.variable_lines.get(&instruction.number()).and_then(|line| self.module.at(*line));
            line.into_iter().chain([instruction])
        });
        append(&mut words, self.in_order(with_lines)?);
        append(&mut words, self.in_order(self.of(Part::Function))?);
        Ok(words)
    }

    /// The placed declarations of a part in canonical order.
    fn placed_of(&self, wanted: Part) -> Result<Vec<Vec<u32>>> {
        let rows = self.order.iter().filter_map(|number| self.module.at(*number));
        self.in_order(rows.filter(|row| self.parts.get(row.number() as usize) == Some(&wanted)))
    }

    fn in_order<'i>(&self, instructions: impl Iterator<Item = Instruction<'i>>) -> Result<Vec<Vec<u32>>> {
        instructions
            .map(|instruction| {
                let words = self.renumber(instruction);
                words.ok_or_else(|| {
                    Error::internal("an <id> in use has no number").at(self.module.location(instruction))
                })
            })
            .collect()
    }
}

/// Whether a name is redundant.
fn is_empty_name(name: Instruction<'_>) -> bool {
    name.opcode() == op::Name && name.operands().get(1..) == Some(&[0])
}

/// Whether two instructions of the same words, the result apart, declare the same thing.
fn is_unique(instruction: Instruction<'_>) -> bool {
    match instruction.opcode() {
        op::TypeStruct | op::TypeArray | op::TypeRuntimeArray | op::TypeStructContinuedINTEL => false,
        op::Constant | op::ConstantTrue | op::ConstantFalse | op::ConstantNull | op::ConstantComposite => {
            true
        }
        op::ConstantSampler | op::Undef => true,
        // The same of the same specialization constants; those themselves have ids of their own.
        op::SpecConstantComposite | op::SpecConstantOp => true,
        _ => instruction.grammar().is_some_and(|grammar| grammar.opname.starts_with("OpType")),
    }
}
