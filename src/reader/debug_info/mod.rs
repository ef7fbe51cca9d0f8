//! Spec (OpenCL.DebugInfo.100, NonSemantic.Shader.DebugInfo): debug information becomes LLVM's debug nodes
//! and records.
//!
//! Rules of this folder: the rows of [`crate::table::debug_info`] define the instructions. Each instruction
//! becomes a node, after its references (`nodes.rs`). An instruction with malformed operands is an error with
//! its location; an instruction without an LLVM node, one whose operands LLVM's node cannot have, or one that
//! LLVM's verifier would reject, is dropped with a note.
//!
//! Known gaps: macros, and the component indices of a declaration's variable.

mod expressions;
mod fields;
mod functions;
mod lines;
mod nodes;
mod operands;
mod retained;
mod scopes;
mod types;
mod units;
mod variables;

use super::context::Reader;
use super::function::FunctionRange;
use crate::error::{Error, Result};
use crate::llvm::{DebugField, DebugKind, Metadata};
use crate::spirv::{Id, Instruction, Module, op};
use crate::table::debug_info::{Row, Set, number, rows_numbered};
use crate::table::module::is_by_translator;
use nodes::Node;
use rustc_hash::{FxHashMap, FxHashSet};
pub(super) use scopes::Scopes;

/// An instruction of a set.
#[derive(Clone, Copy)]
struct Described<'m> {
    instruction: Instruction<'m>,
    set: Set,
    number: u32,
    /// The operands after the number.
    words: &'m [u32],
}

impl Described<'_> {
    /// An operand.
    fn word(&self, place: usize) -> Result<u32> {
        self.words.get(place).copied().ok_or_else(|| self.too_short())
    }

    /// An operand that is an `<id>`.
    fn id(&self, place: usize) -> Result<Id> {
        self.word(place).map(Id)
    }

    #[cold]
    fn too_short(&self) -> Error {
        let name = self.name();
        Error::malformed(format!("{name} has only {} operands", self.words.len()))
    }

    fn name(&self) -> String {
        let row = rows_numbered(self.number, self.set).next();
        row.map_or_else(
            || format!("instruction {} of {}", self.number, self.set.name()),
            |row| row.name.to_owned(),
        )
    }
}

/// Debug information of the module being read.
#[derive(Default)]
pub(super) struct DebugInfo<'c> {
    /// The imported sets.
    sets: FxHashMap<Id, Set>,
    /// Numbers of the instructions that become nodes, in order.
    instructions: Vec<u32>,
    /// The nodes of instructions, complete or in progress.
    nodes: FxHashMap<Id, Node<'c>>,
    /// Instructions whose nodes must be created before the current one.
    needs: Vec<Id>,
    /// The length of the longest path from each node, by instruction, and the longest among the references of
    /// the current instruction.
    depths: FxHashMap<Id, u32>,
    layers: u32,
    /// Whether a path is longer than LLVM can process.
    is_too_deep: bool,
    /// The units, in order.
    units: Vec<Metadata<'c>>,
    /// Information on the whole module.
    build: units::Build<'c>,
    /// File nodes by path.
    files: FxHashMap<String, Option<Metadata<'c>>>,
    /// Templates by the types and functions that instantiate them.
    templates: FxHashMap<Id, Id>,
    /// Composites by their members, for sets in which members do not refer to them.
    owners: FxHashMap<Id, Id>,
    /// Function declarations by the composites that contain them.
    declarations: FxHashMap<Id, Vec<Id>>,
    /// Functions by subprogram, for sets in which subprograms do not refer to them.
    definitions: FxHashMap<Id, Id>,
    /// Functions with a body.
    bodies: FxHashSet<Id>,
    /// Subprograms by function.
    functions: FxHashMap<Id, Metadata<'c>>,
    /// Entries of the lists of units, in order.
    listed: Vec<(Metadata<'c>, DebugField, Metadata<'c>)>,
    /// Local variables and imported entities of functions, in order.
    retained: Vec<Metadata<'c>>,
    /// The functions of scopes.
    scopes: FxHashMap<Metadata<'c>, Option<Metadata<'c>>>,
}

/// Whether a module has debug information beyond lines.
pub fn is_described(module: &Module) -> bool {
    let mut imports = module.instructions().take_while(|i| i.opcode() != op::MemoryModel);
    imports.any(|i| {
        i.opcode() == op::ExtInstImport && i.string(0).is_ok_and(|(name, _)| Set::of_name(&name).is_some())
    })
}

impl<'c, 'm> Reader<'c, 'm> {
    /// An instruction as an instruction of a set.
    fn described(&self, instruction: Instruction<'m>) -> Option<Described<'m>> {
        if !instruction.opcode().is_extended() {
            return None;
        }
        let [import, number, words @ ..] = instruction.operands() else { return None };
        let set = *self.debug.sets.get(&Id(*import))?;
        Some(Described { instruction, set, number: *number, words })
    }

    /// The instruction of a set whose result is an id.
    fn described_id(&self, id: Id) -> Option<Described<'m>> {
        self.described(self.spirv.definition(id)?)
    }

    /// Whether the producer extends the sets: lower bounds of arrays, literals for numbers in every set.
    fn is_by_translator(&self) -> bool {
        is_by_translator(self.spirv.generator())
    }

    /// Whether an instruction is debug information of a set whose instructions are read.
    pub(super) fn is_debug_instruction(&self, instruction: Instruction<'m>) -> bool {
        self.described(instruction).is_some()
    }

    /// Whether the module has units.
    pub(super) fn has_units(&self) -> bool {
        !self.debug.units.is_empty()
    }

    /// The row of an instruction. If several rows share a number, the operands select one; two numbers are
    /// exchanged in the specification.
    fn debug_row(&self, described: Described<'m>) -> Result<Option<&'static Row>> {
        let Described { number, set, words, .. } = described;
        let is_string = |place: usize| {
            let id = words.get(place).copied().map(Id);
            id.is_some_and(|id| self.is_text(id))
        };
        let (wanted, kind) = match number {
            number::LEXICAL_BLOCK if words.len() > 4 => (number, Some(DebugKind::Namespace)),
            number::LEXICAL_BLOCK => (number, Some(DebugKind::LexicalBlock)),
            number::TEMPLATE_PARAMETER if self.is_none(described.id(2)?) => {
                (number, Some(DebugKind::TemplateType))
            }
            number::TEMPLATE_PARAMETER => (number, Some(DebugKind::TemplateValue)),
            number::TEMPLATE_PACK | number::TEMPLATE_TEMPLATE if words.len() == 5 && is_string(1) => {
                (number::TEMPLATE_TEMPLATE, None)
            }
            number::TEMPLATE_PACK | number::TEMPLATE_TEMPLATE => (number::TEMPLATE_PACK, None),
            _ => (number, None),
        };
        Ok(rows_numbered(wanted, set).find(|row| kind.is_none_or(|kind| row.kind == kind)))
    }

    /// Whether an id is `DebugInfoNone` or OpTypeVoid.
    fn is_none(&self, id: Id) -> bool {
        self.spirv.definition_as(id, op::TypeVoid).is_some()
            || self.described_id(id).is_some_and(|described| described.number == number::INFO_NONE)
    }

    /// Reads the units of a module and what must be known before nodes are created.
    ///
    /// # Errors
    /// Malformed operands.
    pub(super) fn debug_units(&mut self) -> Result<()> {
        for import in self.spirv.instructions().take_while(|i| i.opcode() != op::MemoryModel) {
            if import.opcode() == op::ExtInstImport
                && let (Some(id), Some(set)) = (import.result_id(), Set::of_name(&import.string(0)?.0))
            {
                self.debug.sets.insert(id, set);
            }
        }
        if self.debug.sets.is_empty() {
            return Ok(());
        }
        let mut units = Vec::new();
        for instruction in self.spirv.instructions() {
            let Some(described) = self.described(instruction) else { continue };
            if described.number == number::COMPILATION_UNIT {
                units.extend(instruction.result_id());
            }
            self.announce(described).map_err(|error| self.place(instruction, error))?;
        }
        self.producers(&units)?;
        for unit in units {
            self.debug_node(unit)?;
        }
        self.unit_flags();
        Ok(())
    }

    /// Records the facts on other entities in an instruction.
    fn announce(&mut self, described: Described<'m>) -> Result<()> {
        let Described { instruction, set, number, words } = described;
        let Some(id) = instruction.result_id() else { return Ok(()) };
        match number {
            number::TYPE_TEMPLATE => {
                self.debug.templates.insert(described.id(0)?, id);
            }
            number::TYPE_COMPOSITE if set.is_non_semantic() => {
                let heads =
                    rows_numbered(number, set).next().map_or(0, |row| row.operands_in(set).count() - 1);
                for member in words.get(heads..).unwrap_or_default() {
                    self.debug.owners.entry(Id(*member)).or_insert(id);
                }
            }
            number::FUNCTION_DECLARATION => {
                if let Some(parent) = self.parent(described) {
                    self.debug.declarations.entry(parent).or_default().push(id);
                }
            }
            number::FUNCTION_DEFINITION => {
                let function = self.untemplated(described.id(0)?)?;
                self.debug.definitions.entry(function).or_insert(described.id(1)?);
                return Ok(());
            }
            number::BUILD_IDENTIFIER | number::STORAGE_PATH | number::ENTRY_POINT | number::SOURCE => {
                self.announce_build(described)?;
            }
            _ => {}
        }
        let is_node = !matches!(
            number,
            number::SCOPE
                | number::NO_SCOPE
                | number::DECLARE
                | number::VALUE
                | number::LINE
                | number::NO_LINE
                | number::INFO_NONE
        );
        if is_node {
            self.debug.instructions.push(instruction.number());
        }
        Ok(())
    }

    /// Creates the nodes of all instructions, and attaches them to functions and variables.
    ///
    /// # Errors
    /// Malformed operands.
    pub(super) fn debug_nodes(&mut self, ranges: &[FunctionRange<'m>]) -> Result<()> {
        if self.debug.sets.is_empty() {
            return Ok(());
        }
        let with_bodies = ranges.iter().filter(|range| range.body < range.end);
        self.debug.bodies = with_bodies.map(|range| range.id).collect();
        let numbers = std::mem::take(&mut self.debug.instructions);
        let all: Vec<_> = numbers.into_iter().filter_map(|number| self.spirv.at(number)).collect();
        for variables in [true, false] {
            for instruction in &all {
                let is_variable = instruction.operand(1)? == number::GLOBAL_VARIABLE;
                if let Some(id) = instruction.result_id().filter(|_| is_variable == variables) {
                    self.debug_node(id)?;
                }
            }
        }
        if self.debug.is_too_deep {
            self.settings
                .log
                .warn("debug information is left out: its types are made of others in too many layers");
            self.debug = DebugInfo::default();
            self.module.strip_debug_info();
            return Ok(());
        }
        for node in self.debug.nodes.values() {
            if let Node::Made(Some(node)) = node {
                node.resolve_cycles();
            }
        }
        self.settle_scopes(&all)?;
        self.retain_types(&all);
        self.settle_lists();
        self.tell_set();
        for instruction in &all {
            self.attach(*instruction).map_err(|error| self.place(*instruction, error))?;
        }
        Ok(())
    }

    /// Sets the lists of units and the retained nodes of functions.
    fn settle_lists(&mut self) {
        let mut lists: Vec<(Metadata<'c>, DebugField, Vec<Option<Metadata<'c>>>)> = Vec::new();
        let (mut places, mut seen) = (FxHashMap::default(), FxHashSet::default());
        let mut add = |owner: Metadata<'c>, field: DebugField, node: Metadata<'c>| {
            let place = *places.entry((owner, field)).or_insert_with(|| {
                lists.push((owner, field, Vec::new()));
                lists.len() - 1
            });
            let is_new = seen.insert((owner, field, node));
            if let Some((.., list)) = lists.get_mut(place).filter(|_| is_new) {
                list.push(Some(node));
            }
        };
        for (unit, field, node) in std::mem::take(&mut self.debug.listed) {
            add(unit, field, node);
        }
        for node in std::mem::take(&mut self.debug.retained) {
            let scope = node.debug_part(DebugField::Scope);
            if let Some(function) = scope.and_then(|scope| self.debug.scopes.get(&scope).copied().flatten()) {
                add(function, DebugField::RetainedNodes, node);
            }
        }
        for (owner, field, list) in lists {
            owner.set_debug_part(field, Some(self.llvm.md_node(&list)));
        }
    }

    /// The error for an id of the wrong kind.
    fn not_of_kind(id: Id, what: &str) -> Error {
        Error::malformed(format!("{id} is no {what}"))
    }
}
