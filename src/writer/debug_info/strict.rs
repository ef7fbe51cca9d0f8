//! Strict debug information: restricted to what validators accept.
//!
//! Rules of this file: a type, scope or member that validators reject in its position is replaced by its
//! base, so that sizes, variable names and locations are kept. `src/guide/debug-information.md` lists the
//! replacements; with [`crate::options::WriteOptions::full_debug_info`] there are none.

use super::{Entity, Writer, unsigned};
use crate::error::Result;
use crate::llvm::{DebugField, DebugKind, Metadata, Value};
use crate::spirv::{Id, Opcode, op};
use crate::table::debug_info::{number, value};
use rustc_hash::FxHashMap;

/// Limit of typedefs or scopes followed.
const MOST_LAYERS: u32 = 4096;

/// Facts on the types of a module.
#[derive(Default)]
pub(super) struct Shapes<'c> {
    /// Typedefs of unnamed types.
    aliases: FxHashMap<Metadata<'c>, Metadata<'c>>,
    /// Composites, by the members they list.
    owners: FxHashMap<Metadata<'c>, Metadata<'c>>,
}

impl<'c> Shapes<'c> {
    /// Collects the facts from all types of a module.
    pub fn of(types: &[Metadata<'c>]) -> Self {
        let mut shapes = Self::default();
        for ty in types {
            if is_tagged(*ty, value::tag::TYPEDEF)
                && let Some(base) = ty.debug_part(DebugField::Type)
            {
                shapes.aliases.entry(base).or_insert(*ty);
            }
            if super::walk::is_composite(*ty) {
                let list = ty.debug_part(DebugField::Elements);
                for member in list.into_iter().flat_map(Metadata::operands).flatten() {
                    shapes.owners.entry(member).or_insert(*ty);
                }
            }
        }
        shapes
    }
}

impl<'c> Writer<'c, '_> {
    /// The replacement of a node: for a typedef of a type that is not basic, the type, or `None` for void;
    /// for a lexical block that only changes the file or discriminator, the enclosing scope.
    pub(super) fn stand_in(&self, node: Metadata<'c>) -> Option<Metadata<'c>> {
        if !self.debug.is_strict {
            return Some(node);
        }
        if node.debug_kind() == Some(DebugKind::LexicalBlockFile) {
            return self.lexical_scope(Some(node));
        }
        if !is_tagged(node, value::tag::TYPEDEF) {
            return Some(node);
        }
        match unaliased(node)? {
            base if base.debug_kind() == Some(DebugKind::BasicType) => Some(node),
            base => Some(base),
        }
    }

    /// The base type of a typedef or vector.
    pub(super) fn debug_base_type(&mut self, node: Metadata<'c>) -> Result<u32> {
        let base = node.debug_part(DebugField::Type);
        let base = if self.debug.is_strict { base.and_then(unaliased) } else { base };
        match base {
            Some(base) => Ok(self.name_node(base)?.0),
            None => Ok(self.none()?.0),
        }
    }

    /// Whether validators accept a vector.
    pub(super) fn is_plain_vector(&self, node: Metadata<'c>) -> bool {
        let base = node.debug_part(DebugField::Type).and_then(unaliased);
        let is_basic = base.is_some_and(|base| base.debug_kind() == Some(DebugKind::BasicType));
        let subrange = node.debug_part(DebugField::Elements).and_then(|list| list.operand(0));
        let count = subrange.and_then(|subrange| subrange.debug_part(DebugField::Count));
        let count = count.and_then(Metadata::u32_value).unwrap_or(0);
        is_basic && (1..=value::MOST_COMPONENTS).contains(&count)
    }

    /// Whether validators accept no instruction for a node: Fortran types, and members outside composites.
    pub(super) fn is_beyond_validators(&self, node: Metadata<'c>) -> bool {
        match node.debug_kind() {
            Some(DebugKind::StringType | DebugKind::LexicalBlockFile) => true,
            Some(DebugKind::DerivedType) if is_member(node) => self.owner_of(node).is_none(),
            Some(DebugKind::DerivedType) if is_tagged(node, value::tag::INHERITANCE) => {
                // In a non-semantic set, validators require a parent that the instruction has no operand for.
                self.debug.is_non_semantic() || self.owner_of(node).is_none()
            }
            _ => false,
        }
    }

    /// The composite of a member: its scope, or one that lists it.
    pub(super) fn owner_of(&self, node: Metadata<'c>) -> Option<Metadata<'c>> {
        let scope = node.debug_part(DebugField::Scope).filter(|scope| super::walk::is_composite(*scope));
        scope.or_else(|| self.debug.shapes.owners.get(&node).copied())
    }

    /// The innermost scope that validators accept: a function's definition, a block, a namespace, a
    /// composite; `None` for the unit.
    pub(super) fn lexical_scope(&self, scope: Option<Metadata<'c>>) -> Option<Metadata<'c>> {
        let mut next = scope;
        for _ in 0..MOST_LAYERS {
            let scope = next?;
            let is_scope = match scope.debug_kind()? {
                DebugKind::LexicalBlock | DebugKind::Namespace | DebugKind::CompileUnit => true,
                DebugKind::CompositeType => super::walk::is_composite(scope),
                DebugKind::Subprogram => {
                    unsigned(scope, DebugField::SubprogramFlags) & value::IS_DEFINITION != 0
                }
                DebugKind::File => return None,
                _ => false,
            };
            if is_scope {
                return Some(scope);
            }
            next = scope.debug_part(DebugField::Scope);
        }
        None
    }

    /// The id of a scope, never of its template; without a scope, the id of the unit.
    pub(super) fn name_scope(&mut self, node: Metadata<'c>, scope: Option<Metadata<'c>>) -> Result<u32> {
        match self.lexical_scope(scope) {
            Some(scope) => Ok(self.name_entity(Entity::Node(scope))?.0),
            None => {
                let unit = self.unit_of(node);
                Ok(self.name_unit(unit)?.0)
            }
        }
    }

    /// The name of a node; an unnamed type takes the name of its typedef.
    pub(super) fn debug_name(&self, node: Metadata<'c>) -> &'c [u8] {
        let own = node.debug_bytes(DebugField::Name).unwrap_or_default();
        let is_nameless = own.is_empty() && node.debug_kind() == Some(DebugKind::CompositeType);
        let alias = self.debug.shapes.aliases.get(&node).filter(|_| is_nameless && self.debug.is_strict);
        alias.and_then(|alias| alias.debug_bytes(DebugField::Name)).unwrap_or(own)
    }

    /// Whether the list of a composite includes a part: validators accept members, bases and function
    /// definitions.
    pub(super) fn lists(&self, part: Metadata<'c>) -> bool {
        let is_definition = unsigned(part, DebugField::SubprogramFlags) & value::IS_DEFINITION != 0;
        match part.debug_kind() {
            Some(DebugKind::Subprogram) => is_definition,
            Some(DebugKind::DerivedType) => {
                (is_member(part) || is_tagged(part, value::tag::INHERITANCE))
                    && !self.is_beyond_validators(part)
            }
            _ => false,
        }
    }

    /// The parameters of a template, with packs expanded.
    pub(super) fn template_parameters(&self, node: Metadata<'c>) -> Vec<Metadata<'c>> {
        let list = node.debug_part(DebugField::TemplateParameters);
        let parameters: Vec<_> = list.into_iter().flat_map(Metadata::operands).flatten().collect();
        if !self.debug.is_strict {
            return parameters;
        }
        let unpacked = parameters.into_iter().flat_map(|parameter| {
            let pack = parameter.debug_part(DebugField::Value).filter(|_| is_pack(parameter));
            match pack {
                Some(pack) => pack.operands().flatten().collect(),
                None => vec![parameter],
            }
        });
        unpacked.filter(|parameter| !is_pack(*parameter)).collect()
    }

    /// The `OpConstant` for a number; `None` for any other constant.
    pub(super) fn plain_constant(&mut self, constant: Value<'c>) -> Result<Option<Id>> {
        let bits = constant.signed_int_value();
        match bits {
            Some(bits) => self.debug_size(bits.cast_unsigned()).map(Some),
            None => Ok(None),
        }
    }

    /// The count of a dimension: validators accept nonzero constants. A computed count is unknown.
    pub(super) fn plain_count(&mut self, subrange: Metadata<'c>) -> Result<Id> {
        let count = subrange.debug_part(DebugField::Count).and_then(Self::constant_in);
        let count = count.and_then(Value::signed_int_value).unwrap_or(UNKNOWN_COUNT);
        self.debug_size((if count == 0 { UNKNOWN_COUNT } else { count }).cast_unsigned())
    }

    /// Adjusts a declaration whose storage validators do not accept: it becomes a value that is dereferenced,
    /// or the operand of an `OpBitcast` becomes its storage. `made` holds the opcode and first operand of
    /// each instruction before.
    pub(super) fn strict_record(
        &mut self,
        record: &mut [u32],
        made: &FxHashMap<u32, (Opcode, u32)>,
    ) -> Result<()> {
        let [_, _, _, _, kind, _, storage, expression, ..] = record else { return Ok(()) };
        if *kind != number::DECLARE {
            return Ok(());
        }
        if self.constants.ids.contains(&Id(*storage)) {
            *kind = number::VALUE;
            return Ok(());
        }
        let mut place = *storage;
        for _ in 0..MOST_LAYERS {
            match made.get(&place) {
                Some((op::Bitcast, of)) => place = *of,
                Some((op::Variable | op::UntypedVariableKHR | op::FunctionParameter, _)) | None => {
                    *storage = place;
                    return Ok(());
                }
                Some(_) => break,
            }
        }
        let known =
            self.debug.ids.iter().find(|(_, id)| id.0 == *expression).map(|(entity, _)| entity.node());
        let Some(words) = known.and_then(Metadata::expression_words) else { return Ok(()) };
        let words: Vec<u64> = std::iter::once(value::DEREFERENCE).chain(words).collect();
        if let Some(node) = self.context.debug_expression(&words) {
            *kind = number::VALUE;
            *expression = self.name_entity(Entity::Node(node))?.0;
            self.debug.in_functions[1].push(Entity::Node(node));
        }
        Ok(())
    }
}

/// The count of an array that does not say it.
const UNKNOWN_COUNT: i64 = -1;

/// Whether a node is derived and has a tag.
fn is_tagged(node: Metadata<'_>, tag: u32) -> bool {
    node.debug_kind() == Some(DebugKind::DerivedType) && unsigned(node, DebugField::Tag) == tag
}

fn is_member(node: Metadata<'_>) -> bool {
    is_tagged(node, value::tag::MEMBER) || is_tagged(node, value::tag::VARIABLE)
}

fn is_pack(node: Metadata<'_>) -> bool {
    node.debug_kind() == Some(DebugKind::TemplateValue)
        && unsigned(node, DebugField::Tag) == value::tag::TEMPLATE_PACK
}

/// The type that typedefs lead to; `None` for void.
fn unaliased(node: Metadata<'_>) -> Option<Metadata<'_>> {
    let mut next = node;
    for _ in 0..MOST_LAYERS {
        if !is_tagged(next, value::tag::TYPEDEF) {
            return Some(next);
        }
        next = next.debug_part(DebugField::Type)?;
    }
    None
}
