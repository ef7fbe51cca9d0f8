//! Operands of debug instructions, by the rows.

use super::{Entity, Writer, unsigned};
use crate::error::Result;
use crate::llvm::{DebugField, DebugKind, Metadata};
use crate::options::Habits;
use crate::spirv::{Id, op};
use crate::table::debug_info::{Operand, Set, language, number, value};
use crate::table::storage_class;

impl<'c> Writer<'c, '_> {
    /// The number of a node's instruction; its operands are to come.
    pub(super) fn row_words(&mut self, node: Metadata<'c>, operands: &mut Vec<Operand>) -> Result<Vec<u32>> {
        let row = self.debug.set.and_then(|(set, _)| self.row_of(node, set).map(|row| (row, set)));
        let Some((row, set)) = row else { return Ok(vec![number::INFO_NONE]) };
        operands.extend(row.operands_in(set));
        if !self.options.follows_khronos() {
            return Ok(vec![row.conforming_number()]);
        }
        // The Khronos translator looks at the symbol of a composite before it looks at the name, and at the numbers of an
        // enumeration. It gets ready for composites that have none.
        if super::walk::is_composite(node) {
            self.none()?;
        }
        if unsigned(node, DebugField::Tag) == value::tag::ENUMERATION {
            self.part(node.debug_part(DebugField::Type))?;
        } else if let Some(symbol) = node.debug_bytes(DebugField::Identifier).filter(|text| !text.is_empty())
        {
            self.string_id(symbol)?;
        }
        Ok(vec![row.number])
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
            Operand::Text(field) => self.string_id(node.debug_bytes(field).unwrap_or_default())?.0,
            Operand::TextOrNone(field) => match node.debug_bytes(field).filter(|text| !text.is_empty()) {
                None if self.options.follows_khronos() => self.none()?.0,
                text => self.string_id(text.unwrap_or_default())?.0,
            },
            Operand::Source => self.source_of(node.debug_part(DebugField::File))?.0,
            Operand::AnySource if self.options.follows_khronos() => self.none()?.0,
            Operand::AnySource => {
                let unit = self.first_unit();
                self.source_of(unit.and_then(|unit| unit.debug_part(DebugField::File)))?.0
            }
            Operand::Number(field) => self.debug_number(set, unsigned(node, field))?,
            Operand::Forgotten(_) if self.options.follows_khronos() => self.debug_number(set, 0)?,
            Operand::Forgotten(field) => self.debug_number(set, unsigned(node, field))?,
            Operand::Literal(field) => unsigned(node, field),
            Operand::Constant(field) => {
                let size = node.debug_number(field).unwrap_or(0).cast_unsigned();
                self.debug_size(size)?.0
            }
            Operand::Filler(number) => self.debug_number(set, number)?,
            Operand::Extra if !self.options.follows_khronos() => return Ok(()),
            Operand::Extra => 0,
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
            Operand::Flags(_) => self.debug_number(set, self.debug_flags(node, set))?,
            Operand::Part(field) | Operand::Type(field) => self.part(node.debug_part(field))?,
            Operand::TypeOrVoid(field) => match node.debug_part(field) {
                Some(part) => self.name_node(part)?.0,
                None => self.declare(op::TypeVoid, &[])?.0,
            },
            Operand::Scope | Operand::ScopeOrUnit => self.debug_scope(node)?,
            Operand::GlobalScope => self.global_scope(node)?,
            Operand::Bound(field) => self.bound(node, field)?,
            Operand::TemplateValue => self.template_value(node)?,
            Operand::TemplateName => {
                let name = node.debug_part(DebugField::Value).and_then(Metadata::string_bytes);
                self.string_id(name.unwrap_or_default())?.0
            }
            Operand::Variable => self.described_variable(node, set)?,
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

    /// Operands that are any number of words.
    fn debug_operands(
        &mut self,
        operand: Operand,
        node: Metadata<'c>,
        set: Set,
        words: &mut Vec<u32>,
    ) -> Result<()> {
        match operand {
            Operand::OptionalBound(field) if node.debug_part(field).is_some() => {
                words.push(self.bound(node, field)?);
            }
            Operand::OptionalPart(field) => {
                if let Some(part) = node.debug_part(field) {
                    words.push(self.name_node(part)?.0);
                }
            }
            Operand::Unsaid(field) if self.options.follows_khronos() => {
                self.part(node.debug_part(field))?;
            }
            Operand::Dimensions => self.dimensions(node, words)?,
            Operand::Components => {
                let subrange = node.debug_part(DebugField::Elements).and_then(|list| list.operand(0));
                let count = subrange.and_then(|subrange| subrange.debug_part(DebugField::Count));
                let count = count.and_then(Metadata::u32_value);
                words.push(self.debug_number(set, count.unwrap_or(0))?);
            }
            Operand::Each(field) => {
                let list = node.debug_part(field).filter(|list| list.debug_kind().is_none());
                for part in list.into_iter().flat_map(Metadata::operands) {
                    words.push(self.part(part)?);
                }
            }
            Operand::Signature => {
                let list = node.debug_part(DebugField::Elements);
                let types: Vec<_> = list.into_iter().flat_map(Metadata::operands).collect();
                if types.is_empty() {
                    words.push(self.declare(op::TypeVoid, &[])?.0);
                }
                for (place, ty) in types.into_iter().enumerate() {
                    // The Khronos translator says that nothing is returned as it says that more arguments may follow.
                    let is_void = ty.is_none() && place == 0 && !self.options.follows_khronos();
                    words.push(if is_void { self.declare(op::TypeVoid, &[])?.0 } else { self.part(ty)? });
                }
            }
            Operand::Enumerators => self.enumerators(node, words)?,
            Operand::MemberValue => {
                let is_static = unsigned(node, DebugField::Flags) & value::IS_STATIC_MEMBER != 0;
                let constant = node.debug_part(DebugField::ExtraData).filter(|_| is_static);
                if let Some(constant) = constant.and_then(Self::constant_in) {
                    words.push(self.operand(constant)?.0);
                }
            }
            Operand::DeclarationAndTarget => self.declaration_and_target(node, set, words)?,
            Operand::Argument => {
                let position = unsigned(node, DebugField::Argument);
                if position != 0 && self.options.follows_khronos() {
                    words.push(position);
                } else if position != 0 {
                    words.push(self.debug_number(set, position)?);
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
        let is_part = node.debug_kind() == Some(DebugKind::DerivedType)
            && unsigned(node, DebugField::Tag) != value::tag::TYPEDEF;
        if scope.is_none() && is_part && self.options.follows_khronos() {
            return Ok(self.none()?.0);
        }
        match scope.filter(|scope| !matches!(scope.debug_kind(), Some(DebugKind::File) | None)) {
            Some(scope) => Ok(self.name_node(scope)?.0),
            None if scope.is_some() && self.names_files(node) => {
                let path = scope.map(|scope| self.full_path(scope)).unwrap_or_default();
                Ok(self.string_id(path.as_bytes())?.0)
            }
            None => {
                let unit = self.unit_of(node);
                Ok(self.name_unit(unit)?.0)
            }
        }
    }

    /// The storage class of a pointer. One without an address space has all ones with the Khronos translator, which is no class.
    fn debug_class(&mut self, node: Metadata<'c>) -> u32 {
        let space = node.debug_number(DebugField::AddressSpace);
        let space = space.and_then(|space| u32::try_from(space).ok());
        match self.options.habits() {
            Habits::Khronos => {
                space.and_then(storage_class::storage_class).unwrap_or(value::NO_STORAGE_CLASS)
            }
            Habits::Own => {
                let class = self.class_of_space(space.unwrap_or(value::PRIVATE_SPACE));
                let class = class.ok().filter(|class| value::PLAIN_CLASSES.contains(class));
                let class = class.unwrap_or(value::PRIVATE_CLASS);
                self.debug.names_generic |= class == value::GENERIC_CLASS;
                class
            }
        }
    }

    /// The capability that storage classes of debug information need.
    pub(in crate::writer) fn debug_capability(&self) -> Option<u32> {
        self.debug.names_generic.then_some(value::GENERIC_CAPABILITY)
    }

    /// Whether a file that is the scope is named itself, by its path, as the Khronos translator does for all but functions.
    fn names_files(&self, node: Metadata<'c>) -> bool {
        self.options.follows_khronos() && node.debug_kind() != Some(DebugKind::Subprogram)
    }

    fn global_scope(&mut self, node: Metadata<'c>) -> Result<u32> {
        let is_kept = |scope: &Metadata<'c>| {
            matches!(
                scope.debug_kind(),
                Some(DebugKind::Namespace | DebugKind::Subprogram | DebugKind::Module)
            )
        };
        match node.debug_part(DebugField::Scope).filter(is_kept) {
            Some(scope) => Ok(self.name_node(scope)?.0),
            None => {
                let unit = self.first_unit();
                Ok(self.name_unit(unit)?.0)
            }
        }
    }

    /// A bound of an array, a place or a length. A number of dimensions that is a constant is not said. What computes the length of
    /// a string goes before the variable that has it: there is room for one.
    fn bound(&mut self, node: Metadata<'c>, field: DebugField) -> Result<u32> {
        let expression =
            Some(DebugField::StringLengthExpression).filter(|_| field == DebugField::StringLength);
        let computed = expression.and_then(|field| node.debug_part(field));
        match computed.or_else(|| node.debug_part(field)) {
            Some(part) => match Self::constant_in(part) {
                Some(_) if field == DebugField::Rank => Ok(self.none()?.0),
                Some(constant) => {
                    let number = constant.signed_int_value().unwrap_or(0).cast_unsigned();
                    // The Khronos translator has 64 bits, for which the module needs a capability.
                    match self.options.habits() {
                        Habits::Own => Ok(self.debug_size(number)?.0),
                        Habits::Khronos => Ok(self.wide_constant(number)?.0),
                    }
                }
                None if self.is_written_again(field) => Ok(self.name_copy(part)?.0),
                None => Ok(self.name_node(part)?.0),
            },
            None => Ok(self.none()?.0),
        }
    }

    /// Whether the Khronos translator writes a variable or expression anew for a bound.
    fn is_written_again(&self, field: DebugField) -> bool {
        use DebugField::{Allocated, Associated, DataLocation, Rank, StringLength, StringLocation};
        let anew = [DataLocation, Associated, Allocated, Rank, StringLength, StringLocation];
        self.options.follows_khronos() && anew.contains(&field)
    }

    /// The id of a variable or expression that is written for this operand alone.
    fn name_copy(&mut self, node: Metadata<'c>) -> Result<Id> {
        self.debug.copies += 1;
        self.name_entity(Entity::Copy(node, self.debug.copies))
    }

    /// Counts, for the Khronos translator with lower bounds behind them. Where there is no count, what is computed of the upper bound stands for it.
    fn dimensions(&mut self, node: Metadata<'c>, words: &mut Vec<u32>) -> Result<()> {
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
                (Some(_), _) => self.bound(*subrange, DebugField::Count)?,
                (None, Some(upper)) if Self::constant_in(upper).is_none() => self.name_node(upper)?.0,
                _ => self.none()?.0,
            };
            words.push(word);
        }
        // Lower bounds are the Khronos translator's own: no operand of the specification says them.
        if self.options.follows_khronos() {
            for subrange in &subranges {
                words.push(self.bound(*subrange, DebugField::LowerBound)?);
            }
        }
        Ok(())
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
            Some(value) => match Self::constant_in(value) {
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

    /// The variable that a node describes; what has a value and no place is an expression where the set can say that.
    fn described_variable(&mut self, node: Metadata<'c>, set: Set) -> Result<u32> {
        let variable = self.debug.variables.get(&node);
        if let Some(id) = variable.and_then(|variable| self.values.get(variable)) {
            return Ok(id.0);
        }
        // Only the Khronos translator has expressions stand for variables.
        let is_said = set.is_non_semantic() && self.options.follows_khronos();
        let said = self.debug.expressions.get(&node).copied().filter(|_| is_said);
        match said.filter(|said| said.expression_words().is_some_and(|words| !words.is_empty())) {
            Some(said) if self.is_sayable(said) => Ok(self.name_copy(said)?.0),
            _ => Ok(self.none()?.0),
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
        // It gets ready for definitions of no function.
        if self.options.follows_khronos() {
            self.none()?;
        }
        let declaration = node.debug_part(DebugField::Declaration);
        // The Khronos translator names the target only where there is no declaration.
        let is_named = declaration.is_none() || !self.options.follows_khronos();
        let is_named = is_named && set == Set::NonSemantic200;
        let target = node.debug_bytes(DebugField::TargetFunction).filter(|_| is_named);
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
