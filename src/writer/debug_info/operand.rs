//! Operands of debug instructions, as the rows define them.

use super::super::pointer_origin::strip_casts;
use super::{Entity, Writer, unsigned};
use crate::error::Result;
use crate::llvm::{DebugField, DebugKind, Metadata};
use crate::spirv::op;
use crate::table::debug_info::{Operand, Set, language, number, value};
use crate::table::storage_class;

impl<'c> Writer<'c, '_> {
    /// The instruction number of a node; appends the operands of its row to `operands`.
    pub(super) fn row_words(&mut self, node: Metadata<'c>, operands: &mut Vec<Operand>) -> Result<Vec<u32>> {
        let row = self.debug.set.and_then(|(set, _)| self.row_of(node, set).map(|row| (row, set)));
        let Some((row, set)) = row else { return Ok(vec![number::INFO_NONE]) };
        operands.extend(row.operands_in(set).filter_map(|operand| self.chosen_operand(operand)));
        Ok(vec![row.conforming_number()])
    }

    /// The operand that the dialect uses in place of a row's.
    pub(super) fn chosen_operand(&self, operand: Operand) -> Option<Operand> {
        self.options.dialect.debug_operand(operand)
    }

    /// Appends an operand.
    pub(super) fn debug_operand(
        &mut self,
        operand: Operand,
        node: Metadata<'c>,
        set: Set,
        words: &mut Vec<u32>,
    ) -> Result<()> {
        let word = match operand {
            Operand::Text(DebugField::Name) => self.string_id(self.debug_name(node))?.0,
            Operand::Text(field) | Operand::Identifier(field) => {
                self.string_id(node.debug_bytes(field).unwrap_or_default())?.0
            }
            Operand::TextOrNone(field) => match node.debug_bytes(field).filter(|text| !text.is_empty()) {
                None => self.none()?.0,
                Some(text) => self.string_id(text)?.0,
            },
            Operand::Source => self.source_of(node.debug_part(DebugField::File))?.0,
            Operand::AnySource => {
                let unit = self.first_unit();
                self.source_of(unit.and_then(|unit| unit.debug_part(DebugField::File)))?.0
            }
            Operand::Number(field) => self.debug_number(set, unsigned(node, field))?,
            Operand::TypedefLine => self.debug_number(set, unsigned(node, DebugField::Line))?,
            Operand::Literal(field) => unsigned(node, field),
            Operand::Constant(field) => {
                let mut size = node.debug_number(field).unwrap_or(0).cast_unsigned();
                if size == 0 && self.debug.is_strict && is_enumeration(node) {
                    size = value::DECLARED_ENUMERATION_BITS.into();
                }
                self.debug_size(size)?.0
            }
            Operand::Filler(number) => self.debug_number(set, number)?,
            Operand::Padding => 0,
            Operand::NoFlags => self.debug_number(set, 0)?,
            Operand::Nothing => self.none()?.0,
            Operand::Enumerant(field, values) => {
                let number = unsigned(node, field);
                let row = values.iter().find(|(_, own)| *own == number).or(values.first());
                self.debug_number(set, row.map_or(0, |(word, _)| *word))?
            }
            Operand::Language => {
                self.debug_number(set, language::to_set(unsigned(node, DebugField::Language), set))?
            }
            Operand::DwarfVersion => {
                let version = self.module.flag(value::DWARF_VERSION_FLAG).and_then(Metadata::int_value);
                let version = version.and_then(|version| u32::try_from(version).ok()).unwrap_or(0);
                self.debug_number(set, version)?
            }
            Operand::StorageClass => {
                let class = self.debug_class(node);
                self.debug_number(set, class)?
            }
            Operand::StorageClassOrOnes => {
                let space = node.debug_number(DebugField::AddressSpace);
                let class = space.and_then(|space| storage_class::storage_class(u32::try_from(space).ok()?));
                self.debug_number(set, class.unwrap_or(value::NO_STORAGE_CLASS))?
            }
            Operand::Flags(_) => self.debug_number(set, self.debug_flags(node, set))?,
            more => return self.debug_parts(more, node, set, words),
        };
        words.push(word);
        Ok(())
    }

    /// Appends an operand that refers to an entity.
    fn debug_parts(
        &mut self,
        operand: Operand,
        node: Metadata<'c>,
        set: Set,
        words: &mut Vec<u32>,
    ) -> Result<()> {
        let word = match operand {
            Operand::BaseType => self.debug_base_type(node)?,
            Operand::Part(field) | Operand::Type(field) => self.part(node.debug_part(field))?,
            Operand::TypeOrVoid(field) => match node.debug_part(field) {
                Some(part) => self.name_node(part)?.0,
                None if self.debug.is_strict => self.none()?.0,
                None => self.declare(op::TypeVoid, &[])?.0,
            },
            Operand::Scope | Operand::ScopeOrUnit => self.debug_scope(node)?,
            Operand::ScopeOrPath => self.scope_or_path(node)?,
            Operand::GlobalScope => self.global_scope(node)?,
            Operand::Bound(field) => self.bound(node, field, false)?,
            Operand::WideBound(field) => self.bound(node, field, true)?,
            Operand::TemplateValue => self.template_value(node)?,
            Operand::TemplateName => {
                let name = node.debug_part(DebugField::Value).and_then(Metadata::string_bytes);
                self.string_id(name.unwrap_or_default())?.0
            }
            Operand::Variable => self.described_variable(node)?,
            Operand::VariableOrExpression => self.variable_or_expression(node, set)?,
            Operand::Function => self.described_function(node)?,
            Operand::Truth(field) => {
                let ty = self.declare(op::TypeBool, &[])?;
                self.number(ty, u64::from(unsigned(node, field) != 0))?.0
            }
            more => return self.debug_operands(more, node, set, words),
        };
        words.push(word);
        Ok(())
    }

    /// Appends operands of variable length.
    fn debug_operands(
        &mut self,
        operand: Operand,
        node: Metadata<'c>,
        set: Set,
        words: &mut Vec<u32>,
    ) -> Result<()> {
        match operand {
            Operand::OptionalBound(field) if node.debug_part(field).is_some() => {
                words.push(self.bound(node, field, false)?);
            }
            Operand::OptionalPart(field) => {
                if let Some(part) = node.debug_part(field) {
                    words.push(self.name_node(part)?.0);
                }
            }
            Operand::Dimensions => self.dimensions(node, false, words).map(|_| ())?,
            Operand::DimensionsAndLowerBounds => {
                for subrange in self.dimensions(node, true, words)? {
                    words.push(self.bound(subrange, DebugField::LowerBound, true)?);
                }
            }
            Operand::Components => {
                let subrange = node.debug_part(DebugField::Elements).and_then(|list| list.operand(0));
                let count = subrange.and_then(|subrange| subrange.debug_part(DebugField::Count));
                let count = count.and_then(Metadata::u32_value);
                words.push(self.debug_number(set, count.unwrap_or(0))?);
            }
            Operand::Each(DebugField::Elements)
                if self.debug.is_strict && !super::walk::is_composite(node) =>
            {
                self.dimensions(node, false, words)?;
            }
            Operand::Each(field) => {
                let is_strict = self.debug.is_strict && field == DebugField::Elements;
                let list = node.debug_part(field).filter(|list| list.debug_kind().is_none());
                for part in list.into_iter().flat_map(Metadata::operands) {
                    if !is_strict || part.is_some_and(|part| self.lists(part)) {
                        words.push(self.part(part)?);
                    }
                }
            }
            Operand::Signature | Operand::SignatureOrNone => {
                let list = node.debug_part(DebugField::Elements);
                let types: Vec<_> = list.into_iter().flat_map(Metadata::operands).collect();
                if types.is_empty() {
                    words.push(self.declare(op::TypeVoid, &[])?.0);
                }
                for (place, ty) in types.into_iter().enumerate() {
                    let is_void = ty.is_none() && place == 0 && matches!(operand, Operand::Signature);
                    words.push(if is_void { self.declare(op::TypeVoid, &[])?.0 } else { self.part(ty)? });
                }
            }
            Operand::Enumerators => self.enumerators(node, words)?,
            Operand::MemberValue => {
                let is_static = unsigned(node, DebugField::Flags) & value::IS_STATIC_MEMBER != 0;
                let constant = node.debug_part(DebugField::ExtraData).filter(|_| is_static);
                match constant.and_then(Self::constant_in) {
                    Some(constant) if self.debug.is_strict => {
                        words.extend(self.plain_constant(constant)?.map(|id| id.0));
                    }
                    Some(constant) => words.push(self.operand(constant)?.0),
                    None => {}
                }
            }
            Operand::DeclarationAndTarget => self.declaration_and_target(node, set, words)?,
            Operand::Argument | Operand::ArgumentLiteral => {
                let position = unsigned(node, DebugField::Argument);
                if position != 0 {
                    let is_literal = matches!(operand, Operand::ArgumentLiteral);
                    words.push(if is_literal { position } else { self.debug_number(set, position)? });
                }
            }
            _ => {}
        }
        Ok(())
    }

    fn part(&mut self, part: Option<Metadata<'c>>) -> Result<u32> {
        match part {
            Some(part) => Ok(self.name_node(part)?.0),
            None => Ok(self.none()?.0),
        }
    }

    fn debug_scope(&mut self, node: Metadata<'c>) -> Result<u32> {
        let scope = node.debug_part(DebugField::Scope);
        if self.debug.is_strict {
            return match self.owner_of(node).filter(|_| node.debug_kind() == Some(DebugKind::DerivedType)) {
                Some(owner) => Ok(self.name_entity(Entity::Node(owner))?.0),
                None => self.name_scope(node, scope),
            };
        }
        match scope.filter(|scope| !matches!(scope.debug_kind(), Some(DebugKind::File) | None)) {
            Some(scope) => Ok(self.name_node(scope)?.0),
            None => {
                let unit = self.unit_of(node);
                Ok(self.name_unit(unit)?.0)
            }
        }
    }

    /// The scope of a node; `DebugInfoNone` for a member without one. A file as scope is represented by its
    /// path, except for functions.
    fn scope_or_path(&mut self, node: Metadata<'c>) -> Result<u32> {
        let scope = node.debug_part(DebugField::Scope);
        let is_part = node.debug_kind() == Some(DebugKind::DerivedType)
            && unsigned(node, DebugField::Tag) != value::tag::TYPEDEF;
        match scope {
            None if is_part => Ok(self.none()?.0),
            Some(file)
                if file.debug_kind() == Some(DebugKind::File)
                    && node.debug_kind() != Some(DebugKind::Subprogram) =>
            {
                let path = self.full_path(file);
                Ok(self.string_id(path.as_bytes())?.0)
            }
            _ => self.debug_scope(node),
        }
    }

    /// The storage class of a pointer type.
    fn debug_class(&mut self, node: Metadata<'c>) -> u32 {
        let space = node.debug_number(DebugField::AddressSpace);
        let space = space.and_then(|space| u32::try_from(space).ok());
        let class = self.class_of_space(space.unwrap_or(value::PRIVATE_SPACE));
        let class = class.ok().filter(|class| value::PLAIN_CLASSES.contains(class));
        let class = class.unwrap_or(value::PRIVATE_CLASS);
        self.debug.names_generic |= class == value::GENERIC_CLASS;
        class
    }

    /// The capability that the storage classes in debug information require.
    pub(in crate::writer) fn debug_capability(&self) -> Option<u32> {
        self.debug.names_generic.then_some(value::GENERIC_CAPABILITY)
    }

    fn global_scope(&mut self, node: Metadata<'c>) -> Result<u32> {
        let is_kept = |scope: &Metadata<'c>| {
            matches!(
                scope.debug_kind(),
                Some(DebugKind::Namespace | DebugKind::Subprogram | DebugKind::Module)
            )
        };
        match node.debug_part(DebugField::Scope).filter(is_kept) {
            Some(scope) if self.debug.is_strict => self.name_scope(node, Some(scope)),
            Some(scope) => Ok(self.name_node(scope)?.0),
            None => {
                let unit = self.first_unit();
                Ok(self.name_unit(unit)?.0)
            }
        }
    }

    /// A bound of an array, a location or a length. A constant number of dimensions is dropped. The
    /// expression for the length of a string takes precedence over the variable that holds it: the
    /// instruction has a single operand for both.
    fn bound(&mut self, node: Metadata<'c>, field: DebugField, is_wide: bool) -> Result<u32> {
        let expression =
            Some(DebugField::StringLengthExpression).filter(|_| field == DebugField::StringLength);
        let computed = expression.and_then(|field| node.debug_part(field));
        match computed.or_else(|| node.debug_part(field)) {
            Some(part) => match Self::constant_in(part) {
                Some(_) if field == DebugField::Rank => Ok(self.none()?.0),
                Some(constant) => {
                    let number = constant.signed_int_value().unwrap_or(0).cast_unsigned();
                    // A 64-bit constant requires the Int64 capability.
                    let constant =
                        if is_wide { self.wide_constant(number)? } else { self.debug_size(number)? };
                    Ok(constant.0)
                }
                None => Ok(self.name_node(part)?.0),
            },
            None => Ok(self.none()?.0),
        }
    }

    /// Element counts of all dimensions. A dimension without a count uses its upper bound.
    fn dimensions(
        &mut self,
        node: Metadata<'c>,
        is_wide: bool,
        words: &mut Vec<u32>,
    ) -> Result<Vec<Metadata<'c>>> {
        let list = node.debug_part(DebugField::Elements);
        let subranges: Vec<Metadata<'c>> = list
            .into_iter()
            .flat_map(Metadata::operands)
            .flatten()
            .filter(|element| element.debug_kind() == Some(DebugKind::Subrange))
            .collect();
        for subrange in &subranges {
            let upper = subrange.debug_part(DebugField::UpperBound);
            let word = match (subrange.debug_part(DebugField::Count), upper) {
                _ if self.debug.is_strict => self.plain_count(*subrange)?.0,
                (Some(_), _) => self.bound(*subrange, DebugField::Count, is_wide)?,
                (None, Some(upper)) if Self::constant_in(upper).is_none() => self.name_node(upper)?.0,
                _ => self.none()?.0,
            };
            words.push(word);
        }
        Ok(subranges)
    }

    fn enumerators(&mut self, node: Metadata<'c>, words: &mut Vec<u32>) -> Result<()> {
        let list = node.debug_part(DebugField::Elements);
        for enumerator in list.into_iter().flat_map(Metadata::operands).flatten() {
            if enumerator.debug_kind() != Some(DebugKind::Enumerator) {
                continue;
            }
            let number = enumerator.debug_number(DebugField::EnumeratorValue).unwrap_or(0);
            words.push(self.debug_size(number.cast_unsigned())?.0);
            words.push(self.string_id(enumerator.debug_bytes(DebugField::Name).unwrap_or_default())?.0);
        }
        Ok(())
    }

    fn template_value(&mut self, node: Metadata<'c>) -> Result<u32> {
        match node.debug_part(DebugField::Value) {
            value if self.debug.is_strict => match value.and_then(Self::constant_in) {
                Some(constant) => match self.plain_constant(constant)? {
                    Some(id) => Ok(id.0),
                    None => Ok(self.none()?.0),
                },
                None => Ok(self.none()?.0),
            },
            Some(value) => match Self::constant_in(value) {
                Some(constant) if strip_casts(constant).is_function() => {
                    Ok(self.id_of_function(strip_casts(constant))?.0)
                }
                Some(constant) => Ok(self.operand(constant)?.0),
                None => Ok(self.none()?.0),
            },
            None => {
                let byte = self.declare(op::TypeInt, &[8, 0])?;
                let class = self.class_of_space(0)?;
                let pointer = self.pointer_to_type(class, byte)?;
                Ok(self.declare_constant(op::ConstantNull, pointer, &[])?.0)
            }
        }
    }

    /// The id of the variable that a node describes.
    fn described_variable(&mut self, node: Metadata<'c>) -> Result<u32> {
        let variable = self.debug.variables.get(&node);
        match variable.and_then(|variable| self.values.get(variable)) {
            Some(id) => Ok(id.0),
            None => Ok(self.none()?.0),
        }
    }

    /// The id of the variable that a node describes; for a value without storage, the id of its expression,
    /// if the set can encode it.
    fn variable_or_expression(&mut self, node: Metadata<'c>, set: Set) -> Result<u32> {
        let is_placed =
            self.debug.variables.get(&node).is_some_and(|variable| self.values.contains_key(variable));
        let expression = self.debug.expressions.get(&node).copied();
        let expression = expression.filter(|_| !is_placed && set.is_non_semantic());
        let is_empty = |said: &Metadata<'c>| said.expression_words().is_none_or(|words| words.is_empty());
        match expression.filter(|said| !is_empty(said) && self.is_sayable(*said)) {
            Some(said) => Ok(self.name_entity(Entity::Node(said))?.0),
            None => self.described_variable(node),
        }
    }

    fn described_function(&mut self, node: Metadata<'c>) -> Result<u32> {
        let function = self.debug.functions.get(&node).copied();
        match function.and_then(|function| self.values.get(&function).copied()) {
            Some(id) => Ok(id.0),
            None => Ok(self.none()?.0),
        }
    }

    fn declaration_and_target(&mut self, node: Metadata<'c>, set: Set, words: &mut Vec<u32>) -> Result<()> {
        let declaration = node.debug_part(DebugField::Declaration);
        let target = node.debug_bytes(DebugField::TargetFunction).filter(|_| set == Set::NonSemantic200);
        match declaration {
            Some(declaration) => words.push(self.name_node(declaration)?.0),
            None if target.is_some() => words.push(self.none()?.0),
            None => {}
        }
        if let Some(target) = target {
            words.push(self.string_id(target)?.0);
        }
        Ok(())
    }
}

fn is_enumeration(node: Metadata<'_>) -> bool {
    unsigned(node, DebugField::Tag) == value::tag::ENUMERATION
}
