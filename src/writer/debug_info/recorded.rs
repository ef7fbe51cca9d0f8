//! Debug information of a shader as its SPIR-V module had it: the list `!spirv.ExtInst` records the instructions of the set in order.
//!
//! Rule of this file: where the list has debug information, it is written as it is. What functions refer to (functions, blocks, variables,
//! expressions, inlined calls) is found in the list by the fields of LLVM's node; a node that the list does not have, because a pass made it,
//! is written like all debug information that did not come from SPIR-V.

use super::{Entity, Writer, unsigned};
use crate::contract::{Description, Listed, named_nodes};
use crate::error::Result;
use crate::llvm::{DebugField, DebugKind, Metadata};
use crate::spirv::Id;
use crate::spirv::grammar::{ExtInstSet, OperandGrammar, Quantifier};
use crate::table::debug_info::{Set, number};
use rustc_hash::FxHashMap;
use std::collections::VecDeque;

/// The instructions of the list.
#[derive(Default)]
pub(in crate::writer) struct Recorded<'c> {
    instructions: Vec<(Metadata<'c>, Description<'c>)>,
    /// Their `<id>`s.
    ids: Vec<Id>,
    /// Their places in the list, by the fields that LLVM's nodes share with them; of instructions that are alike, those that no node has
    /// yet.
    by_key: FxHashMap<Key<'c>, VecDeque<usize>>,
    /// The instructions of LLVM's nodes.
    found: FxHashMap<Metadata<'c>, Option<usize>>,
}

/// What an instruction and an LLVM node of it have in common: number, name, line, and the scope's instruction.
type Key<'c> = (u32, Vec<u8>, u32, Option<Metadata<'c>>);

/// How many scopes may lie around each other.
const MOST_SCOPES: usize = 1000;

impl<'c> Recorded<'c> {
    /// The `<id>` of the instruction at a place in the list.
    pub(in crate::writer) fn place(&self, place: u32) -> Option<Id> {
        self.ids.get(place as usize).copied()
    }

    /// What identifies an instruction of the list that functions may refer to.
    fn key(description: &Description<'c>) -> Option<Key<'c>> {
        let operand = |place: usize| description.operands.get(place).copied().flatten();
        let text = |place| operand(place).and_then(Metadata::string_bytes).unwrap_or_default().to_vec();
        let line = |place| operand(place).and_then(Metadata::u32_value).unwrap_or(0);
        Some(match description.number {
            at @ number::FUNCTION => (at, text(0), line(3), None),
            at @ number::LEXICAL_BLOCK => (at, Vec::new(), line(1), operand(3)),
            at @ number::LOCAL_VARIABLE => (at, text(0), line(3), operand(5)),
            at @ number::INLINED_AT => (at, Vec::new(), line(0), operand(1)),
            at @ number::EXPRESSION if description.operands.is_empty() => (at, Vec::new(), 0, None),
            _ => return None,
        })
    }

    fn node_of(&self, found: Option<usize>) -> Option<Metadata<'c>> {
        self.instructions.get(found?).map(|(node, _)| *node)
    }

    /// The instruction of an LLVM node whose scope has been looked up.
    fn look_up(&mut self, node: Metadata<'c>) -> Option<usize> {
        let name = || node.debug_bytes(DebugField::Name).unwrap_or_default().to_vec();
        let line = unsigned(node, DebugField::Line);
        let scope = node.debug_part(DebugField::Scope);
        let scope = self.node_of(scope.and_then(|scope| self.found.get(&scope).copied().flatten()));
        let key = match node.debug_kind()? {
            DebugKind::Subprogram => (number::FUNCTION, name(), line, None),
            DebugKind::LexicalBlock => (number::LEXICAL_BLOCK, Vec::new(), line, Some(scope?)),
            DebugKind::LocalVariable => (number::LOCAL_VARIABLE, name(), line, Some(scope?)),
            DebugKind::Location => (number::INLINED_AT, Vec::new(), line, Some(scope?)),
            DebugKind::Expression if node.operand_count() == 0 => (number::EXPRESSION, Vec::new(), 0, None),
            _ => return None,
        };
        // Of instructions that are alike, each node takes the next.
        self.by_key.get_mut(&key)?.pop_front()
    }

    /// The instruction of an LLVM node: scopes are looked up from the outermost on.
    fn find(&mut self, node: Metadata<'c>) -> Option<Metadata<'c>> {
        let mut around = vec![node];
        while let Some(last) = around.last() {
            let scope = last
                .debug_part(DebugField::Scope)
                .filter(|_| last.debug_kind() != Some(DebugKind::Subprogram));
            let Some(scope) =
                scope.filter(|scope| !self.found.contains_key(scope) && around.len() < MOST_SCOPES)
            else {
                break;
            };
            around.push(scope);
        }
        for node in around.into_iter().rev() {
            if !self.found.contains_key(&node) {
                let found = self.look_up(node);
                self.found.insert(node, found);
            }
        }
        self.node_of(self.found.get(&node).copied().flatten())
    }
}

impl<'c> Writer<'c, '_> {
    /// Reads the list, and gives its instructions `<id>`s.
    ///
    /// # Errors
    /// A string that is too long.
    pub(in crate::writer) fn begin_recorded(&mut self) -> Result<()> {
        let Some((set, _)) = self.debug.set.filter(|_| self.is_shader()) else {
            return Ok(());
        };
        let mut recorded = Recorded::default();
        let nodes = named_nodes(self.module, Description::NAME);
        if let Some(place) = nodes.iter().position(|node| is_damaged(*node, set)) {
            // A part of the debug information would mean something else: LLVM's own is written instead.
            self.warn_of_damage(place);
            return Ok(());
        }
        for node in nodes {
            let description = Description::of_node(node);
            let Some(description) = description.filter(|one| *one.set == *set.name().as_bytes()) else {
                continue;
            };
            if let Some(key) = Recorded::key(&description) {
                recorded.by_key.entry(key).or_default().push_back(recorded.instructions.len());
            }
            let id = self.fresh_debug_id()?;
            self.descriptions.ids.insert(node, id);
            recorded.ids.push(id);
            match description.number {
                number::INFO_NONE => self.debug.none = self.debug.none.or(Some(id)),
                number::SOURCE => {
                    let path =
                        description.operands.first().copied().flatten().and_then(Metadata::string_bytes);
                    let path = path.unwrap_or_default();
                    let name = self.string_id(path)?;
                    self.debug.sources.entry(path.to_vec()).or_insert(id);
                    self.debug.sources_of_strings.entry(name).or_insert(id);
                }
                _ => {}
            }
            recorded.instructions.push((node, description));
        }
        self.debug.recorded = recorded;
        Ok(())
    }

    /// The `<id>` of an entity that the list has.
    pub(super) fn recorded_entity(&mut self, entity: Entity<'c>) -> Option<Id> {
        let Entity::Node(node) = entity else { return None };
        if self.debug.recorded.instructions.is_empty() {
            return None;
        }
        let found = self.debug.recorded.find(node)?;
        let id = self.descriptions.ids.get(&found).copied()?;
        self.debug.ids.insert(entity, id);
        self.debug.opened.insert(entity);
        self.debug.written.insert(entity);
        Some(id)
    }

    /// Writes the list, and what functions refer to that it does not have; false if there is none.
    ///
    /// # Errors
    /// A string that is too long, a constant that SPIR-V cannot represent.
    pub(super) fn recorded_information(&mut self) -> Result<bool> {
        let instructions = std::mem::take(&mut self.debug.recorded.instructions);
        if instructions.is_empty() {
            return Ok(false);
        }
        for (node, description) in &instructions {
            let Some(id) = self.descriptions.ids.get(node).copied() else { continue };
            let grammar =
                ExtInstSet::by_name(&description.set).and_then(|set| set.instruction(description.number));
            let mut words = vec![description.number];
            for (place, operand) in description.operands.iter().enumerate() {
                if grammar.is_some_and(|grammar| grammar.has_literal(place)) {
                    words.push(operand.and_then(Metadata::u32_value).unwrap_or(0));
                    continue;
                }
                // Code and variables may have been removed: LLVM leaves null in their place, which is void elsewhere.
                let names_code = [number::GLOBAL_VARIABLE, number::FUNCTION].contains(&description.number);
                let is_removed = operand.is_none() && names_code;
                words.push(match self.description_operand(*operand) {
                    Ok(Some(id)) if !is_removed => id.0,
                    _ => self.none()?.0,
                });
            }
            let refers_forward = description.operands.iter().flatten().any(|one| is_place(*one));
            self.push_entity(id, &words, refers_forward)?;
        }
        self.debug.recorded.instructions = instructions;
        for entities in std::mem::take(&mut self.debug.in_functions) {
            for entity in entities {
                self.write_entity(entity)?;
            }
        }
        self.write_the_rest()?;
        Ok(true)
    }
}

/// Whether an operand is the place of an instruction in the list.
pub(in crate::writer) fn is_place(operand: Metadata<'_>) -> bool {
    operand.is_node() && operand.operand_count() == 1
}

/// Whether a node is an instruction of a set, but of an unknown number, or with fewer operands than the set has.
fn is_damaged(node: Metadata<'_>, set: Set) -> bool {
    let Some(description) = Description::of_node(node) else { return false };
    if *description.set != *set.name().as_bytes() {
        return false;
    }
    let known =
        ExtInstSet::by_name(set.name().as_bytes()).and_then(|set| set.instruction(description.number));
    known.is_none_or(|known| {
        let is_needed = |operand: &&OperandGrammar| operand.quantifier == Quantifier::One;
        known.operands.iter().filter(is_needed).count() > description.operands.len()
    })
}
