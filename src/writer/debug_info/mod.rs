//! Spec (OpenCL.DebugInfo.100, NonSemantic.Shader.DebugInfo): debug information.
//!
//! Rule of this module: an entity is a node of LLVM's debug information, or a template around one. It gets an
//! id when it is first referenced, and is written after all functions: its references first, so that only
//! cycles refer forward. The operands of an instruction are those of its row in `table/debug_info`.

mod expression;
mod lines;
mod numbers;
mod operand;
mod record;
mod recorded;
mod scope;
mod set;
mod source;
mod strict;
mod walk;

use super::context::Writer;
pub(super) use scope::Scope;

use crate::error::Result;
use crate::llvm::{DebugField, DebugKind, MdKind, Metadata, Value};
use crate::spirv::{Id, Section, op, push_instruction};
use crate::table::debug_info::{Row, Set, When, number, rows_of, value};
use rustc_hash::{FxHashMap, FxHashSet};

/// The source of an instruction of the set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Entity<'c> {
    /// A node.
    Node(Metadata<'c>),
    /// The template that a node is an instance of.
    Template(Metadata<'c>),
}

impl<'c> Entity<'c> {
    /// The node, or the instance of the template.
    fn node(self) -> Metadata<'c> {
        let (Self::Node(node) | Self::Template(node)) = self;
        node
    }
}

/// State of the debug information while a module is written.
#[derive(Default)]
pub(crate) struct DebugState<'c> {
    /// The set and its import, if debug information is written.
    set: Option<(Set, Id)>,
    ids: FxHashMap<Entity<'c>, Id>,
    /// Entities that are written or in progress.
    opened: FxHashSet<Entity<'c>>,
    /// Entities that are written.
    written: FxHashSet<Entity<'c>>,
    /// The entities that the operands computed so far for the current instruction refer to.
    named: Vec<Entity<'c>>,
    /// `DebugInfoNone`.
    none: Option<Id>,
    /// `DebugSource` by path, and by the string with the path.
    sources: FxHashMap<Vec<u8>, Id>,
    sources_of_strings: FxHashMap<Id, Id>,
    /// Whether the module has units, in LLVM IR.
    pub(super) has_units: bool,
    /// Whether output is restricted to what validators accept.
    is_strict: bool,
    /// Facts on the module's types that strict debug information needs.
    shapes: strict::Shapes<'c>,
    /// Whether a pointer type uses the Generic storage class, which requires a capability.
    names_generic: bool,
    /// Whether expressions may use all operations, not only those that every set has.
    has_extra_operations: bool,
    /// Finished instructions.
    words: Vec<u32>,
    units: Vec<Metadata<'c>>,
    /// The functions by their subprograms.
    functions: FxHashMap<Metadata<'c>, Value<'c>>,
    /// The module's variables by their nodes.
    variables: FxHashMap<Metadata<'c>, Value<'c>>,
    expressions: FxHashMap<Metadata<'c>, Metadata<'c>>,
    /// Entities that functions refer to: variables and expressions of declarations, those of values, and
    /// inlined calls.
    in_functions: [Vec<Entity<'c>>; 3],
    /// Scopes of locations.
    scopes: FxHashMap<Metadata<'c>, Scope>,
    /// For deduplicated types: the id by the words of the instruction, the shared id by the type's own id,
    /// and the ids referenced before their instruction.
    same: FxHashMap<Vec<u32>, Id>,
    shared: FxHashMap<u32, u32>,
    named_ahead: FxHashSet<Id>,
    /// The instructions that the module records.
    pub(in crate::writer) recorded: recorded::Recorded<'c>,
    /// Total number of words of repeated instructions.
    repeated: usize,
}

impl DebugState<'_> {
    /// Whether the set is non-semantic, in which all operands are `<id>`s.
    fn is_non_semantic(&self) -> bool {
        self.set.is_some_and(|(set, _)| set.is_non_semantic())
    }
}

impl<'c> Writer<'c, '_> {
    /// Determines whether the module has debug information, and warns of what is dropped.
    pub(super) fn begin_debug_information(&mut self) {
        let units = self.module.debug_units();
        self.debug.has_units = !units.is_empty();
        // Units from which the reader makes line information only are written as line information only.
        if !units.iter().any(|unit| Self::is_full(*unit)) {
            return;
        }
        match self.chosen_set() {
            Some(chosen) => {
                let set = Some((chosen.set, self.out.fresh_id()));
                let set::Chosen { has_extra_operations, is_strict, .. } = chosen;
                self.debug = DebugState {
                    set,
                    has_units: true,
                    has_extra_operations,
                    is_strict,
                    units,
                    ..DebugState::default()
                };
                self.find_described();
            }
            // No warning if the options request it.
            None if self.options.debug_info == crate::options::DebugInfo::Lines
                && self.refusals.reports_all() => {}
            None => {
                self.log.warn("debug information other than locations (types, variables, scopes) is left out")
            }
        }
    }

    /// Whether a unit has more than the lines that the reader made it for.
    pub(super) fn is_full(unit: Metadata<'c>) -> bool {
        let ours = unit.unit_producer().as_deref() == Some(value::PRODUCER_OF_LINES);
        !ours || unit.unit_emission() == Some(value::FULL_EMISSION)
    }

    /// Collects the functions and variables that have debug information.
    fn find_described(&mut self) {
        for function in self.module.functions() {
            if let Some(subprogram) = function.subprogram() {
                self.debug.functions.entry(subprogram).or_insert(function);
            }
        }
        for variable in self.module.variables() {
            for described in variable.debug_globals() {
                if let Some(node) = described.debug_part(DebugField::Variable) {
                    self.debug.variables.entry(node).or_insert(variable);
                }
            }
        }
    }

    /// Writes everything that the module and its functions refer to.
    ///
    /// # Errors
    /// A name that is too long, or a constant that SPIR-V cannot represent.
    pub(super) fn debug_information(&mut self) -> Result<()> {
        let Some((set, import)) = self.debug.set else { return Ok(()) };
        self.import_in_front(set.name(), import)?;
        self.forget_builtins();
        if !self.recorded_information()? {
            self.made_information(set)?;
        }
        let words = std::mem::take(&mut self.debug.words);
        self.out.section_mut(Section::Global).extend(words);
        Ok(())
    }

    /// Writes what LLVM's debug information says.
    fn made_information(&mut self, set: Set) -> Result<()> {
        let all = self.module.debug_entities();
        self.debug.shapes = strict::Shapes::of(&all.types);
        self.expressions_of(&all.globals);
        if set.is_non_semantic() {
            self.build_information()?;
        }
        for unit in self.debug.units.clone() {
            self.producer(unit, set)?;
            self.write_node(unit)?;
            let imported = unit.debug_part(DebugField::Imported);
            for entity in imported.into_iter().flat_map(Metadata::operands).flatten() {
                self.write_node(entity)?;
            }
        }
        let variable = |described: &Metadata<'c>| described.debug_part(DebugField::Variable);
        let globals = all.globals.iter().filter_map(variable);
        // A scope without instructions is dropped: its code has been removed.
        let mut scopes = all.scopes;
        scopes.retain(|scope| self.debug.ids.contains_key(&Entity::Node(*scope)));
        let mut subprograms = all.subprograms;
        subprograms.retain(|node| self.describes_something(*node));
        for node in all.types.into_iter().chain(subprograms).chain(scopes).chain(globals) {
            self.write_node(node)?;
        }
        for entities in std::mem::take(&mut self.debug.in_functions) {
            for entity in entities {
                self.write_entity(entity)?;
            }
        }
        self.write_the_rest()
    }

    /// Whether a subprogram is a declaration, a scope of instructions, or the definition of a function that
    /// is written.
    fn describes_something(&self, node: Metadata<'c>) -> bool {
        let is_definition = unsigned(node, DebugField::SubprogramFlags) & value::IS_DEFINITION != 0;
        let is_named = |entity| self.debug.ids.contains_key(&entity);
        let function = self.debug.functions.get(&node);
        !is_definition
            || is_named(Entity::Node(node))
            || is_named(Entity::Template(node))
            || function.is_some_and(|function| self.values.contains_key(function))
    }

    /// Writes the entities that have an id but were not reached otherwise, ordered by id.
    fn write_the_rest(&mut self) -> Result<()> {
        let ids = self.debug.ids.iter().filter(|(entity, _)| !self.debug.opened.contains(*entity));
        let mut rest: Vec<(Id, Entity<'c>)> = ids.map(|(entity, id)| (*id, *entity)).collect();
        rest.sort_by_key(|(id, _)| id.0);
        rest.into_iter().try_for_each(|(_, entity)| self.write_entity(entity))
    }

    /// Drops the debug information of declared functions without an id: their calls became instructions.
    fn forget_builtins(&self) {
        for function in self.module.functions().filter(|function| function.is_declaration()) {
            if self.values.get(&function).is_none() && function.subprogram().is_some() {
                function.set_metadata(MdKind::DBG, None);
            }
        }
    }

    /// Inserts the import of a set in front of the others.
    ///
    /// # Errors
    /// An import that is too long.
    pub(super) fn import_in_front(&mut self, set: &str, import: Id) -> Result<()> {
        let others = std::mem::take(self.out.section_mut(Section::ExtInstImport));
        self.out.emit_string(Section::ExtInstImport, op::ExtInstImport, Some(import), &[], set.as_bytes())?;
        self.out.section_mut(Section::ExtInstImport).extend(others);
        Ok(())
    }

    fn expressions_of(&mut self, globals: &[Metadata<'c>]) {
        for described in globals {
            let parts = [DebugField::Variable, DebugField::Expression];
            if let [Some(variable), Some(expression)] = parts.map(|field| described.debug_part(field)) {
                self.debug.expressions.entry(variable).or_insert(expression);
            }
        }
    }

    /// The row that a node is written with.
    fn row_of(&self, node: Metadata<'c>, set: Set) -> Option<&'static Row> {
        rows_of(node.debug_kind()?, set).find(|row| self.holds(row.when, node))
    }

    fn holds(&self, when: When, node: Metadata<'c>) -> bool {
        let bits = |field| unsigned(node, field);
        match when {
            When::Always => true,
            When::Tagged(tags) => tags.contains(&bits(DebugField::Tag)),
            When::Vector if self.debug.is_strict && !self.is_plain_vector(node) => false,
            When::Vector => {
                let elements = node.debug_part(DebugField::Elements).map_or(0, Metadata::operand_count);
                bits(DebugField::Tag) == value::tag::ARRAY
                    && bits(DebugField::Flags) & value::IS_VECTOR != 0
                    && elements == 1
            }
            When::Dynamic if self.debug.is_strict => false,
            When::Dynamic => {
                let fields = [
                    DebugField::DataLocation,
                    DebugField::Associated,
                    DebugField::Allocated,
                    DebugField::Rank,
                ];
                bits(DebugField::Tag) == value::tag::ARRAY
                    && fields.iter().any(|field| node.debug_part(*field).is_some())
            }
            When::Definition => bits(DebugField::SubprogramFlags) & value::IS_DEFINITION != 0,
            When::Declaration => bits(DebugField::SubprogramFlags) & value::IS_DEFINITION == 0,
            When::Extension(name) => self.allows(name),
        }
    }

    /// The entity to which references to a node resolve: the template, for an instance of one, except a
    /// function's definition.
    fn entity_of(&self, node: Metadata<'c>) -> Entity<'c> {
        let is_definition = unsigned(node, DebugField::SubprogramFlags) & value::IS_DEFINITION != 0;
        if self.is_template(node) && !is_definition { Entity::Template(node) } else { Entity::Node(node) }
    }

    /// Whether a node is an instance of a template. Validators do not accept templates of declarations.
    fn is_template(&self, node: Metadata<'c>) -> bool {
        let may_be = match node.debug_kind() {
            Some(DebugKind::CompositeType) => true,
            Some(DebugKind::Subprogram) => {
                let flags = unsigned(node, DebugField::SubprogramFlags);
                flags & value::IS_DEFINITION != 0 || !self.debug.is_strict
            }
            _ => false,
        };
        let parameters = node.debug_part(DebugField::TemplateParameters).filter(|_| may_be);
        parameters.is_some_and(|list| list.operand_count() > 0 || !self.debug.is_strict)
    }

    /// Whether the set has an instruction for an entity.
    fn is_said(&self, entity: Entity<'c>) -> bool {
        let node = entity.node();
        matches!(node.debug_kind(), Some(DebugKind::Expression | DebugKind::Location))
            || !(self.debug.is_strict && self.is_beyond_validators(node))
                && self.debug.set.is_some_and(|(set, _)| self.row_of(node, set).is_some())
    }

    /// The id of an entity, which will be written; `DebugInfoNone` if the set cannot represent it.
    fn name_entity(&mut self, entity: Entity<'c>) -> Result<Id> {
        if !self.is_said(entity) {
            return self.none();
        }
        self.debug.named.push(entity);
        if let Some(id) = self.debug.ids.get(&entity) {
            return Ok(*id);
        }
        if let Some(id) = self.recorded_entity(entity) {
            return Ok(id);
        }
        let id = self.fresh_debug_id()?;
        self.debug.ids.insert(entity, id);
        Ok(id)
    }

    /// The id of a node that an operand refers to.
    fn name_node(&mut self, node: Metadata<'c>) -> Result<Id> {
        match node.debug_kind() {
            Some(DebugKind::File) => self.source_of(Some(node)),
            Some(DebugKind::GlobalVariableExpression) => match node.debug_part(DebugField::Variable) {
                Some(variable) => self.name_entity(Entity::Node(variable)),
                None => self.none(),
            },
            _ => match self.stand_in(node) {
                Some(node) => self.name_entity(self.entity_of(node)),
                None => self.none(),
            },
        }
    }

    fn fresh_debug_id(&mut self) -> Result<Id> {
        let void = self.declare(op::TypeVoid, &[])?;
        Ok(self.fresh(void))
    }

    /// `DebugInfoNone`.
    fn none(&mut self) -> Result<Id> {
        if let Some(id) = self.debug.none {
            return Ok(id);
        }
        let id = self.fresh_debug_id()?;
        self.debug.none = Some(id);
        self.push_debug(id, &[number::INFO_NONE])?;
        Ok(id)
    }

    /// Appends an instruction of the set, given by its number and operands.
    fn push_debug(&mut self, id: Id, words: &[u32]) -> Result<()> {
        let void = self.declare(op::TypeVoid, &[])?;
        let Some((_, import)) = self.debug.set else { return Ok(()) };
        let words: Vec<u32> = std::iter::once(import.0).chain(words.iter().copied()).collect();
        push_instruction(&mut self.debug.words, op::ExtInst, Some(void), Some(id), &words)
    }
}

/// The low 32 bits of a number of a node; 0 if absent.
fn unsigned(node: Metadata<'_>, field: DebugField) -> u32 {
    let number = node.debug_number(field).unwrap_or(0);
    u32::try_from(number & i64::from(u32::MAX)).unwrap_or(0)
}
