//! With the Khronos translator's habits: `<id>`s of constants in the order in which functions use them.
//!
//! Rule of this module: the Khronos translator gives a constant its `<id>` when it writes the first instruction that uses it. The
//! arguments of a builtin call have theirs before it is known what becomes of the call, which may use them in another order or not at
//! all. So when all is written, the `<id>`s of the constants that only functions use are given out again among them: those that came
//! early as arguments go to where they are used first, the others stay in their order.

use crate::error::Result;
use crate::spirv::grammar::ExtInstSet;
use crate::spirv::operands::{Import, TypeLookup};
use crate::spirv::{Id, Instruction, Module, op};
use crate::writer::context::Writer;
use crate::writer::ids::IdSet;
use crate::writer::unused::CONSTANTS;
use rustc_hash::FxHashMap;

impl Writer<'_, '_> {
    /// Remembers that the constants from `first` on were made by arguments.
    pub(crate) fn remember_early_constants(&mut self, first: u32) {
        if !self.options.follows_khronos() {
            return;
        }
        for id in (first..self.out.bound()).map(Id).filter(|id| self.constant_ids.contains(id)) {
            self.early_constants.insert(id);
        }
    }
}

/// The words of a module with the `<id>`s of its `early` constants in the order of their use; `None` if they are so already.
///
/// # Errors
/// Operands that the grammar does not explain.
pub(crate) fn in_order_of_use(module: &Module, early: &IdSet) -> Result<Option<Vec<u32>>> {
    if early.is_empty() {
        return Ok(None);
    }
    let mut uses = Uses::new(module);
    uses.keep_what_declarations_use()?;
    uses.walk_functions()?;
    let by_use = uses.ranked;
    let mut given = by_use.clone();
    given.sort_unstable();
    let ordered = ordered(&given, &by_use, early);
    if given == ordered {
        return Ok(None);
    }
    let mut renamed: Vec<Option<Id>> = vec![None; module.slot_count()];
    for (old, new) in ordered.into_iter().zip(given) {
        if let Some(entry) = module.slot(old).and_then(|slot| renamed.get_mut(slot)) {
            *entry = Some(new);
        }
    }
    renamed_words(module, |id| module.slot(id).and_then(|slot| renamed.get(slot).copied().flatten()))
        .map(Some)
}

/// Constants in a new order: `given` is that of their `<id>`s, `by_use` that of their use.
fn ordered(given: &[Id], by_use: &[Id], early: &IdSet) -> Vec<Id> {
    let uses: FxHashMap<Id, usize> = by_use.iter().enumerate().map(|(at, id)| (*id, at)).collect();
    let mut latest = 0;
    let mut keyed: Vec<(usize, Id)> = Vec::with_capacity(given.len());
    for id in given {
        let used = uses.get(id).copied().unwrap_or(latest);
        if early.contains(id) {
            keyed.push((used, *id));
        } else {
            latest = latest.max(used);
            keyed.push((latest, *id));
        }
    }
    keyed.sort_by_key(|(at, _)| *at);
    keyed.into_iter().map(|(_, id)| id).collect()
}

/// What becomes of a constant.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    /// No constant, or one whose `<id>` stays.
    Kept,
    /// A constant that no function was found to use yet.
    Open,
    /// One that has its place.
    Ranked,
}

struct Uses<'m> {
    module: &'m Module,
    /// By the slots of their ids.
    places: Vec<Place>,
    /// The constants that functions use, by their first use.
    ranked: Vec<Id>,
}

impl<'m> Uses<'m> {
    fn new(module: &'m Module) -> Self {
        let mut uses = Self { module, places: vec![Place::Kept; module.slot_count()], ranked: Vec::new() };
        for instruction in uses.declarations() {
            if let Some(id) = instruction.result_id().filter(|_| CONSTANTS.contains(&instruction.opcode())) {
                uses.set(id, Place::Open);
            }
        }
        uses
    }

    fn declarations(&self) -> impl Iterator<Item = Instruction<'m>> + use<'m> {
        self.module.instructions().take_while(|instruction| instruction.opcode() != op::Function)
    }

    fn place(&self, id: Id) -> Place {
        let place = self.module.slot(id).and_then(|slot| self.places.get(slot));
        place.copied().unwrap_or(Place::Kept)
    }

    fn set(&mut self, id: Id, place: Place) {
        if let Some(entry) = self.module.slot(id).and_then(|slot| self.places.get_mut(slot)) {
            *entry = place;
        }
    }

    /// Lengths of arrays and initializers have their `<id>`s since types and variables are declared.
    fn keep_what_declarations_use(&mut self) -> Result<()> {
        let mut work = Vec::new();
        for instruction in self.declarations() {
            if !CONSTANTS.contains(&instruction.opcode()) {
                self.visit(instruction, |uses, id| uses.keep(id, &mut work))?;
            }
        }
        while let Some(instruction) = work.pop() {
            self.visit(instruction, |uses, id| uses.keep(id, &mut work))?;
        }
        Ok(())
    }

    fn keep(&mut self, id: Id, work: &mut Vec<Instruction<'m>>) {
        if self.place(id) == Place::Open {
            self.set(id, Place::Kept);
            work.extend(self.module.definition(id));
        }
    }

    fn walk_functions(&mut self) -> Result<()> {
        let module = self.module;
        for instruction in module.instructions().skip_while(|i| i.opcode() != op::Function) {
            if !self.is_debug_information(instruction) {
                self.visit(instruction, Self::rank)?;
            }
        }
        Ok(())
    }

    /// Debug information is written when all functions are.
    fn is_debug_information(&self, instruction: Instruction<'_>) -> bool {
        let import = instruction.operands().first().copied().map(Id);
        let set = import.map(|import| self.module.ext_inst_set(import));
        instruction.opcode().is_extended() && !matches!(set, Some(Import::Set(ExtInstSet::OpenClStd)))
    }

    /// Gives a constant its place, behind its parts.
    fn rank(&mut self, id: Id) {
        let mut stack = vec![(id, false)];
        while let Some((id, has_parts)) = stack.pop() {
            match self.place(id) {
                Place::Open if has_parts => {
                    self.set(id, Place::Ranked);
                    self.ranked.push(id);
                }
                Place::Open => {
                    stack.push((id, true));
                    let constant = self.module.definition(id);
                    let parts = constant.filter(|constant| constant.opcode() == op::ConstantComposite);
                    let parts = parts.map(Instruction::operands).unwrap_or_default();
                    stack.extend(parts.iter().rev().map(|part| (Id(*part), false)));
                }
                Place::Kept | Place::Ranked => {}
            }
        }
    }

    /// Hands each `<id>` that an instruction refers to, but its result, to `see`.
    fn visit(&mut self, instruction: Instruction<'m>, mut see: impl FnMut(&mut Self, Id)) -> Result<()> {
        let result = instruction.result_id();
        for id in instruction.plain_ids().unwrap_or_default() {
            if self.place(Id(*id)) == Place::Open && Some(Id(*id)) != result {
                see(self, Id(*id));
            }
        }
        // A walk is dear, and most instructions have no word that could be one of the ids.
        let may_refer = |word: &u32| self.place(Id(*word)) == Place::Open;
        if instruction.plain_ids().is_some() || !instruction.words().iter().skip(1).any(may_refer) {
            return Ok(());
        }
        for operand in self.module.operands(instruction) {
            if let Some(id) = operand?.id().filter(|id| Some(*id) != result) {
                see(self, id);
            }
        }
        Ok(())
    }
}

/// The words of a module whose `<id>`s have new names where `name` tells one.
fn renamed_words(module: &Module, name: impl Fn(Id) -> Option<Id>) -> Result<Vec<u32>> {
    let mut words = module.words().to_vec();
    for instruction in module.instructions() {
        if !instruction.words().iter().skip(1).any(|word| name(Id(*word)).is_some()) {
            continue;
        }
        for operand in module.operands(instruction) {
            let operand = operand?;
            let Some(new) = operand.id().and_then(&name) else { continue };
            if let Some(word) = words.get_mut(instruction.word_offset() as usize + operand.index) {
                *word = new.0;
            }
        }
    }
    Ok(words)
}
