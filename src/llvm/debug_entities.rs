//! All debug info reachable from a module.
//!
//! Rule of this file: the order is that of LLVM's `DebugInfoFinder`, except that retained nodes of units come last; the order is
//! thus independent of whether a type used by functions is also retained. Unlike LLVM's, this walk does not assume the kinds of
//! operands and does not recurse.

use super::{Block, DebugField, DebugKind, MdKind, Metadata, Module, Value};
use std::collections::HashSet;

/// Debug info by kind, each node once, in the order of the walk.
#[derive(Clone, Debug, Default)]
pub struct DebugEntities<'c> {
    /// Compile units.
    pub units: Vec<Metadata<'c>>,
    /// Types.
    pub types: Vec<Metadata<'c>>,
    /// Subprograms.
    pub subprograms: Vec<Metadata<'c>>,
    /// Other scopes: files, blocks, namespaces, modules.
    pub scopes: Vec<Metadata<'c>>,
    /// Global variable expressions.
    pub globals: Vec<Metadata<'c>>,
}

/// A pending visit.
#[derive(Clone, Copy)]
enum Visit<'c> {
    Unit(Metadata<'c>),
    Global(Metadata<'c>),
    Type(Metadata<'c>),
    Scope(Metadata<'c>),
    Subprogram(Metadata<'c>),
    Variable(Metadata<'c>),
    Entity(Metadata<'c>),
    Location(Metadata<'c>),
    /// An element of a list, of any kind.
    Any(Metadata<'c>),
}

/// A walk in LLVM's order, without recursion.
#[derive(Default)]
struct Finder<'c> {
    found: DebugEntities<'c>,
    seen: HashSet<Metadata<'c>>,
    /// Pending visits, the next one last.
    stack: Vec<Visit<'c>>,
    /// Visits requested by the current one, in order.
    next: Vec<Visit<'c>>,
    /// Nodes retained by units.
    retained: Vec<Metadata<'c>>,
}

/// Whether a kind belongs to [`DebugEntities::scopes`].
fn is_plain_scope(kind: DebugKind) -> bool {
    use DebugKind::*;
    matches!(kind, File | LexicalBlock | LexicalBlockFile | Namespace | Module | CommonBlock)
}

impl<'c> Finder<'c> {
    /// Walks from a start to completion.
    fn walk(&mut self, start: Visit<'c>) {
        self.stack.push(start);
        while let Some(visit) = self.stack.pop() {
            self.visit(visit);
            self.stack.extend(self.next.drain(..).rev());
        }
    }

    fn visit(&mut self, visit: Visit<'c>) {
        match visit {
            Visit::Unit(unit) => self.unit(unit),
            Visit::Global(global) => self.global(global),
            Visit::Type(ty) => self.ty(ty),
            Visit::Scope(scope) => self.scope(scope),
            Visit::Subprogram(subprogram) => self.subprogram(subprogram),
            Visit::Variable(variable) => self.variable(variable),
            Visit::Entity(entity) => self.entity(entity),
            Visit::Location(location) => self.location(location),
            Visit::Any(node) => self.any(node),
        }
    }

    /// Whether a node has an accepted kind and was not visited before.
    fn is_new(&mut self, node: Metadata<'c>, fits: impl Fn(DebugKind) -> bool) -> bool {
        node.debug_kind().is_some_and(fits) && self.seen.insert(node)
    }

    /// Requests a visit of a field's node.
    fn ask(&mut self, node: Metadata<'c>, field: DebugField, visit: impl Fn(Metadata<'c>) -> Visit<'c>) {
        self.next.extend(node.debug_part(field).map(visit));
    }

    /// Requests visits of a list's elements.
    fn ask_list(&mut self, node: Metadata<'c>, field: DebugField, visit: impl Fn(Metadata<'c>) -> Visit<'c>) {
        let Some(list) = node.debug_part(field).filter(|list| list.debug_kind().is_none()) else { return };
        self.next.extend(list.operands().flatten().map(visit));
    }

    fn unit(&mut self, unit: Metadata<'c>) {
        if !self.is_new(unit, |kind| kind == DebugKind::CompileUnit) {
            return;
        }
        self.found.units.push(unit);
        self.ask_list(unit, DebugField::Globals, Visit::Global);
        self.ask_list(unit, DebugField::Enums, Visit::Type);
        let retained = unit.debug_part(DebugField::Retained).filter(|list| list.debug_kind().is_none());
        self.retained.extend(retained.into_iter().flat_map(Metadata::operands).flatten());
        self.ask_list(unit, DebugField::Imported, Visit::Entity);
    }

    fn global(&mut self, global: Metadata<'c>) {
        if !self.is_new(global, |kind| kind == DebugKind::GlobalVariableExpression) {
            return;
        }
        self.found.globals.push(global);
        let Some(variable) = global.debug_part(DebugField::Variable) else { return };
        if variable.debug_kind() == Some(DebugKind::GlobalVariable) {
            self.ask(variable, DebugField::Scope, Visit::Scope);
            self.ask(variable, DebugField::Type, Visit::Type);
        }
    }

    fn ty(&mut self, ty: Metadata<'c>) {
        if !self.is_new(ty, DebugKind::is_type) {
            return;
        }
        self.found.types.push(ty);
        self.ask(ty, DebugField::Scope, Visit::Scope);
        match ty.debug_kind() {
            Some(DebugKind::SubroutineType) => self.ask_list(ty, DebugField::Elements, Visit::Type),
            Some(DebugKind::CompositeType) => {
                self.ask(ty, DebugField::Type, Visit::Type);
                self.ask_list(ty, DebugField::Elements, Visit::Any);
            }
            Some(DebugKind::DerivedType) => self.ask(ty, DebugField::Type, Visit::Type),
            _ => {}
        }
    }

    fn scope(&mut self, scope: Metadata<'c>) {
        match scope.debug_kind() {
            // A unit in the position of a scope is recorded without a walk from it.
            Some(DebugKind::CompileUnit) if self.seen.insert(scope) => self.found.units.push(scope),
            Some(DebugKind::Subprogram) => self.subprogram(scope),
            Some(kind) if kind.is_type() => self.ty(scope),
            Some(kind) if is_plain_scope(kind) && self.seen.insert(scope) => {
                self.found.scopes.push(scope);
                if !matches!(kind, DebugKind::File | DebugKind::CommonBlock) {
                    self.ask(scope, DebugField::Scope, Visit::Scope);
                }
            }
            _ => {}
        }
    }

    fn subprogram(&mut self, subprogram: Metadata<'c>) {
        if !self.is_new(subprogram, |kind| kind == DebugKind::Subprogram) {
            return;
        }
        self.found.subprograms.push(subprogram);
        self.ask(subprogram, DebugField::Scope, Visit::Scope);
        self.ask(subprogram, DebugField::Unit, Visit::Unit);
        self.ask(subprogram, DebugField::Type, Visit::Type);
        self.ask_list(subprogram, DebugField::TemplateParameters, Visit::Any);
        self.ask_list(subprogram, DebugField::RetainedNodes, Visit::Any);
    }

    fn variable(&mut self, variable: Metadata<'c>) {
        if self.is_new(variable, |kind| kind == DebugKind::LocalVariable) {
            self.ask(variable, DebugField::Scope, Visit::Scope);
            self.ask(variable, DebugField::Type, Visit::Type);
        }
    }

    fn entity(&mut self, entity: Metadata<'c>) {
        if entity.debug_kind() != Some(DebugKind::ImportedEntity) {
            return;
        }
        let Some(imported) = entity.debug_part(DebugField::Entity) else { return };
        match imported.debug_kind() {
            Some(DebugKind::Namespace | DebugKind::Module) => {
                self.ask(imported, DebugField::Scope, Visit::Scope);
            }
            Some(DebugKind::Subprogram) => self.next.push(Visit::Subprogram(imported)),
            Some(kind) if kind.is_type() => self.next.push(Visit::Type(imported)),
            _ => {}
        }
    }

    fn location(&mut self, location: Metadata<'c>) {
        // LLVM visits a location at each occurrence, without new results.
        if self.is_new(location, |kind| kind == DebugKind::Location) {
            self.ask(location, DebugField::Scope, Visit::Scope);
            self.ask(location, DebugField::InlinedAt, Visit::Location);
        }
    }

    fn any(&mut self, node: Metadata<'c>) {
        match node.debug_kind() {
            Some(DebugKind::Subprogram) => self.subprogram(node),
            Some(DebugKind::LocalVariable) => self.variable(node),
            Some(DebugKind::ImportedEntity) => self.entity(node),
            Some(DebugKind::TemplateType | DebugKind::TemplateValue) => {
                self.ask(node, DebugField::Type, Visit::Type);
            }
            Some(kind) if kind.is_type() => self.ty(node),
            _ => {}
        }
    }

    fn instruction(&mut self, instruction: Value<'c>) {
        if let Some(location) = instruction.metadata(MdKind::DBG) {
            self.walk(Visit::Location(location));
        }
        for record in instruction.debug_records() {
            if let Some(variable) = record.variable {
                self.walk(Visit::Variable(variable));
            }
            if let Some(location) = record.location {
                self.walk(Visit::Location(location));
            }
        }
    }
}

impl<'c> Module<'c> {
    /// The compile units in `!llvm.dbg.cu`.
    pub fn debug_units(self) -> Vec<Metadata<'c>> {
        let listed = self.get_named_metadata("llvm.dbg.cu");
        listed
            .into_iter()
            .flat_map(|list| list.operands().collect::<Vec<_>>())
            .filter(|unit| unit.debug_kind() == Some(DebugKind::CompileUnit))
            .collect()
    }

    /// All debug info reachable from the module: from the units first, then from each function with its instructions and records,
    /// then the nodes retained by units.
    pub fn debug_entities(self) -> DebugEntities<'c> {
        let mut finder = Finder::default();
        for unit in self.debug_units() {
            finder.walk(Visit::Unit(unit));
        }
        for function in self.functions() {
            if let Some(subprogram) = function.subprogram() {
                finder.walk(Visit::Subprogram(subprogram));
            }
            for instruction in function.blocks().flat_map(Block::instructions) {
                finder.instruction(instruction);
            }
        }
        // A unit found in this phase may retain further nodes.
        while !finder.retained.is_empty() {
            for node in std::mem::take(&mut finder.retained) {
                finder.walk(Visit::Any(node));
            }
        }
        finder.found
    }
}
