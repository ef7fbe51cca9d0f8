//! The order of instructions: an entity follows its references; only cycles refer forward.
//!
//! Rules of this file: no recursion, since chains of types may be as long as a module. Where forward
//! references are not allowed (a non-semantic set without SPV_KHR_relaxed_extended_instruction), the target
//! of a cycle's back edge, unless it is a composite, is emitted a second time, and the copy is referenced;
//! the first instruction, once complete, is unreferenced.

use super::{Entity, Writer, unsigned};
use crate::error::Result;
use crate::llvm::{DebugField, DebugKind, Metadata};
use crate::spirv::{Id, extensions, op};
use crate::table::debug_info::{Operand, number, value};
use std::collections::VecDeque;

/// Limit on the total words of repeated instructions, which could otherwise grow exponentially.
const MOST_REPEATED: usize = 250_000;

/// Instructions that are deduplicated.
const SHARED: &[u32] = &[
    number::TYPE_POINTER,
    number::TYPE_QUALIFIER,
    number::TYPE_ARRAY,
    number::TYPE_VECTOR,
    number::TYPE_FUNCTION,
];

/// The extension that allows instructions of extended sets to refer forward.
const FORWARD_REFERENCES: &str = extensions::KHR_RELAXED_EXTENDED_INSTRUCTION;

/// An instruction of the set under construction.
struct Frame<'c> {
    id: Id,
    entity: Entity<'c>,
    /// Number and operands so far.
    words: Vec<u32>,
    /// Remaining operands.
    operands: std::vec::IntoIter<Operand>,
    /// Indices of the words that are `<id>`s of entities.
    places: Vec<usize>,
    /// The entities it refers to.
    named: Vec<Entity<'c>>,
    /// How many of these have been visited.
    taken: usize,
    /// Whether this is a repeated instruction of the entity.
    is_again: bool,
}

/// A work item.
enum Task<'c> {
    /// Continues an instruction with its next operand, or completes it.
    Frame(Frame<'c>),
    /// Writes an entity unless it is written.
    Open(Entity<'c>),
    /// Writes the `DebugEntryPoint` of a function.
    EntryPoint(Metadata<'c>),
}

impl<'c> Writer<'c, '_> {
    /// Writes a node, or its template, with everything it refers to.
    ///
    /// # Errors
    /// A name that is too long, or a constant that SPIR-V cannot represent.
    pub(super) fn write_node(&mut self, node: Metadata<'c>) -> Result<()> {
        match self.stand_in(node) {
            Some(node) => self.write_entity(self.entity_of(node)),
            None => Ok(()),
        }
    }

    /// Writes an entity with everything it refers to that has not been written.
    ///
    /// # Errors
    /// A name that is too long, or a constant that SPIR-V cannot represent.
    pub(super) fn write_entity(&mut self, entity: Entity<'c>) -> Result<()> {
        // Entities that may follow are delayed until the current ones are written.
        let mut waiting = VecDeque::new();
        let mut tasks = vec![Task::Open(entity)];
        loop {
            match tasks.pop() {
                Some(Task::Open(entity)) if self.is_said(entity) && self.begins(entity) => {
                    tasks.push(Task::Frame(self.frame(entity)?));
                }
                Some(Task::Open(_)) => {}
                Some(Task::EntryPoint(node)) => self.entry_point_of(node)?,
                Some(Task::Frame(frame)) => self.advance(frame, &mut tasks, &mut waiting)?,
                None => match waiting.pop_front() {
                    Some(entity) => tasks.push(Task::Open(entity)),
                    None => return Ok(()),
                },
            }
        }
    }

    /// Whether to begin an instruction of an entity now.
    fn begins(&mut self, entity: Entity<'c>) -> bool {
        if !self.debug.opened.contains(&entity) {
            return true;
        }
        if self.refers_forward() || self.debug.written.contains(&entity) {
            return false;
        }
        !is_composite(entity.node()) && self.debug.repeated < MOST_REPEATED
    }

    /// Advances an instruction: visits a reference of its last operand, appends its next operand, or
    /// completes it.
    fn advance(
        &mut self,
        mut frame: Frame<'c>,
        tasks: &mut Vec<Task<'c>>,
        waiting: &mut VecDeque<Entity<'c>>,
    ) -> Result<()> {
        let is_spent = self.debug.written.contains(&frame.entity);
        if is_spent && self.debug.repeated >= MOST_REPEATED {
            return Ok(());
        }
        if let Some(named) = frame.named.get(frame.taken).copied() {
            frame.taken += 1;
            tasks.extend([Task::Frame(frame), Task::Open(named)]);
            return Ok(());
        }
        let Some(operand) = frame.operands.next() else {
            if is_spent {
                let id = self.fresh_debug_id()?;
                return self.push_debug(id, &frame.words);
            }
            self.write_frame(&frame)?;
            self.behind(frame.entity, tasks, waiting);
            return Ok(());
        };
        let before = frame.words.len();
        let named = self.frame_operand(&mut frame, operand)?;
        frame.places.extend(self.places_of(&named, &frame.words, before));
        if frame.is_again {
            self.debug.repeated += frame.words.len().saturating_sub(before);
        }
        if self.may_follow(operand) {
            waiting.extend(named);
        } else {
            frame.named.extend(named);
        }
        tasks.push(Task::Frame(frame));
        Ok(())
    }

    /// Schedules what follows the definition of a function: its retained variables and imported entities, its
    /// template, and its `DebugEntryPoint`. Retained nodes are delayed until the referrers of the function
    /// are written, such as a local type of the function that its variables refer to.
    fn behind(&self, entity: Entity<'c>, tasks: &mut Vec<Task<'c>>, waiting: &mut VecDeque<Entity<'c>>) {
        let Entity::Node(node) = entity else { return };
        let is_definition = unsigned(node, DebugField::SubprogramFlags) & value::IS_DEFINITION != 0;
        if node.debug_kind() == Some(DebugKind::Subprogram) && is_definition {
            tasks.push(Task::EntryPoint(node));
        }
        if self.is_template(node) && !self.debug.opened.contains(&Entity::Template(node)) {
            tasks.push(Task::Open(Entity::Template(node)));
        }
        let kept = node.debug_part(DebugField::RetainedNodes).filter(|_| is_definition);
        let kept: Vec<_> = kept.into_iter().flat_map(Metadata::operands).flatten().collect();
        let is_said = |kept: &Metadata<'c>| {
            matches!(kept.debug_kind(), Some(DebugKind::LocalVariable | DebugKind::ImportedEntity))
        };
        waiting.extend(kept.into_iter().filter(is_said).map(Entity::Node));
    }

    /// Whether the references of an operand may follow its instruction: members of a composite do, in sets
    /// where they refer to it.
    fn may_follow(&self, operand: Operand) -> bool {
        matches!(operand, Operand::Each(DebugField::Elements)) && !self.debug.is_non_semantic()
    }

    /// Whether instructions may refer forward.
    fn refers_forward(&self) -> bool {
        !self.debug.is_non_semantic() || self.allows(FORWARD_REFERENCES)
    }

    /// Appends an operand; returns the entities it refers to.
    fn frame_operand(&mut self, frame: &mut Frame<'c>, operand: Operand) -> Result<Vec<Entity<'c>>> {
        self.debug.named.clear();
        if let Some((set, _)) = self.debug.set {
            self.debug_operand(operand, frame.entity.node(), set, &mut frame.words)?;
        }
        Ok(std::mem::take(&mut self.debug.named))
    }

    fn write_frame(&mut self, frame: &Frame<'c>) -> Result<()> {
        let behind: Vec<_> =
            frame.named.iter().filter(|named| !self.debug.written.contains(*named)).copied().collect();
        let words = self.shared_words(frame, &behind);
        self.debug.written.insert(frame.entity);
        if let Some(words) = words {
            self.push_entity(frame.id, &words, !behind.is_empty())?;
        }
        Ok(())
    }

    /// The indices of the words, starting at `from`, that are `<id>`s of entities.
    fn places_of(&self, named: &[Entity<'c>], words: &[u32], from: usize) -> Vec<usize> {
        let ids: Vec<u32> =
            named.iter().filter_map(|entity| self.debug.ids.get(entity)).map(|id| id.0).collect();
        (from..words.len()).filter(|place| words.get(*place).is_some_and(|word| ids.contains(word))).collect()
    }

    /// The words of an instruction, or `None` if an identical one is written, whose `<id>` the entity then
    /// shares. Only strict debug information deduplicates.
    fn shared_words(&mut self, frame: &Frame<'c>, behind: &[Entity<'c>]) -> Option<Vec<u32>> {
        let mut words = frame.words.clone();
        if !self.debug.is_strict {
            return Some(words);
        }
        for place in &frame.places {
            if let Some(word) = words.get_mut(*place) {
                *word = self.debug.shared.get(word).copied().unwrap_or(*word);
            }
        }
        for entity in behind {
            self.debug.named_ahead.extend(self.debug.ids.get(entity));
        }
        if !words.first().is_some_and(|number| SHARED.contains(number))
            || self.debug.named_ahead.contains(&frame.id)
        {
            return Some(words);
        }
        let id = *self.debug.same.entry(words.clone()).or_insert(frame.id);
        if id == frame.id {
            return Some(words);
        }
        self.debug.shared.insert(frame.id.0, id.0);
        self.debug.ids.insert(frame.entity, id);
        None
    }

    /// Appends the instruction of an entity. Forward references require a separate opcode in non-semantic
    /// sets.
    pub(super) fn push_entity(&mut self, id: Id, words: &[u32], forward: bool) -> Result<()> {
        let start = self.debug.words.len();
        self.push_debug(id, words)?;
        let is_non_semantic = self.debug.is_non_semantic();
        let has_own = forward && is_non_semantic && self.allows(FORWARD_REFERENCES);
        let first = self.debug.words.get_mut(start).filter(|_| has_own);
        if let Some(first) = first {
            *first = *first & 0xFFFF_0000 | u32::from(op::ExtInstWithForwardRefsKHR.0);
        }
        Ok(())
    }

    /// Starts the instruction of an entity; the operands of its row are yet to be appended.
    fn frame(&mut self, entity: Entity<'c>) -> Result<Frame<'c>> {
        let id = self.name_entity(entity)?;
        let is_again = !self.debug.opened.insert(entity);
        self.debug.repeated += usize::from(is_again);
        self.debug.named.clear();
        let mut operands = Vec::new();
        let words = match entity {
            Entity::Template(node) => self.template(node)?,
            Entity::Node(node) => match node.debug_kind() {
                Some(DebugKind::Expression) => self.expression(node)?,
                Some(DebugKind::Location) => self.inlined_at(node)?,
                _ => self.row_words(node, &mut operands)?,
            },
        };
        let named = std::mem::take(&mut self.debug.named);
        let places = self.places_of(&named, &words, 1);
        Ok(Frame { id, entity, words, operands: operands.into_iter(), places, named, taken: 0, is_again })
    }

    fn template(&mut self, node: Metadata<'c>) -> Result<Vec<u32>> {
        let target = self.name_entity(Entity::Node(node))?;
        let mut words = vec![number::TYPE_TEMPLATE, target.0];
        for parameter in self.template_parameters(node) {
            words.push(self.name_node(parameter)?.0);
        }
        Ok(words)
    }
}

/// Whether a node is a class, a structure or a union.
pub(super) fn is_composite(node: Metadata<'_>) -> bool {
    use value::tag::{CLASS, STRUCTURE, UNION};
    node.debug_kind() == Some(DebugKind::CompositeType)
        && [CLASS, STRUCTURE, UNION].contains(&unsigned(node, DebugField::Tag))
}
