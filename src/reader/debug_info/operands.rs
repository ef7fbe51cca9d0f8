//! Operands of debug instructions, as the rows define them.
//!
//! Numbers are literals or constants, depending on the set. A number may be absent only where the row allows
//! it.

use super::fields::{Field, Read};
use super::{Described, Reader};
use crate::error::{Error, Result};
use crate::llvm::{DebugField, DebugKind, Metadata};
use crate::spirv::{Id, op};
use crate::table::debug_info::{Operand, Row, Set, language, number, value};

/// The words of an instruction, taken one by one.
struct Words<'m> {
    of: Described<'m>,
    at: usize,
    /// A word that is no operand of the row.
    surplus: Option<usize>,
}

impl<'m> Words<'m> {
    fn next(&mut self) -> Result<u32> {
        if self.surplus == Some(self.at) {
            self.at += 1;
        }
        let word = self.of.word(self.at)?;
        self.at += 1;
        Ok(word)
    }

    fn id(&mut self) -> Result<Id> {
        self.next().map(Id)
    }

    fn optional(&mut self) -> Option<Id> {
        self.next().ok().map(Id)
    }

    fn rest(&mut self) -> &'m [u32] {
        let rest = self.of.words.get(self.at..).unwrap_or_default();
        self.at = self.of.words.len();
        rest
    }
}

impl<'c, 'm> Reader<'c, 'm> {
    /// Decodes all operands of an instruction. References to nodes not yet created are recorded.
    ///
    /// # Errors
    /// Operands that are missing or do not match the row.
    pub(super) fn debug_operands(&mut self, described: Described<'m>, row: &Row) -> Result<Read<'c>> {
        let mut read = Read::default();
        let mut words = Words { of: described, at: 0, surplus: self.surplus_parent(described) };
        let usual = row.operands_in(described.set).count();
        for operand in row.operands_in(described.set) {
            if matches!(operand, Operand::Padding) && described.words.len() < usual {
                continue;
            }
            self.debug_operand(operand, &mut words, &mut read)?;
        }
        let has_owner = matches!(described.number, number::TYPE_MEMBER | number::TYPE_INHERITANCE);
        if has_owner && described.set.is_non_semantic() {
            let id = described.instruction.result_id();
            if let Some(owner) = id.and_then(|id| self.debug.owners.get(&id).copied()) {
                let owner = self.part(owner)?;
                read.set(DebugField::Scope, Field::Part(owner));
            }
        }
        Ok(read)
    }

    /// The place of a member's composite in the non-semantic sets, whose members name none.
    fn surplus_parent(&self, described: Described<'m>) -> Option<usize> {
        const PARENT: usize = 5;
        let is_member = described.number == number::TYPE_MEMBER && described.set.is_non_semantic();
        let parent = described.word(PARENT).ok().filter(|_| is_member)?;
        let parent = self.described_id(Id(parent))?;
        (parent.number == number::TYPE_COMPOSITE).then_some(PARENT)
    }

    fn debug_operand(&mut self, operand: Operand, words: &mut Words<'m>, read: &mut Read<'c>) -> Result<()> {
        let set = words.of.set;
        match operand {
            Operand::Text(field) | Operand::Identifier(field) => {
                if let Some(text) = self.debug_bytes(words.id()?)? {
                    read.set(field, Field::Text(text));
                }
            }
            Operand::Source => {
                let file = self.part_before(words.id()?)?;
                read.set(DebugField::File, Field::Part(file));
            }
            Operand::Number(field) => {
                let number = self.debug_number(words.next()?, set)?;
                read.set(field, Field::Number(number.cast_signed()));
            }
            Operand::TypedefLine => {
                let number = self.debug_number(words.next()?, set)?;
                read.set(DebugField::Line, Field::Number(number.cast_signed()));
            }
            Operand::Literal(field) => read.set_number(field, words.next()?),
            Operand::Constant(field) => {
                let id = words.id()?;
                if !self.is_none(id) {
                    let number = self.debug_constant(id)?;
                    read.set(field, Field::Number(number.cast_signed()));
                }
            }
            Operand::Filler(_) | Operand::Nothing | Operand::AnySource | Operand::Padding => {
                words.next()?;
            }
            Operand::NoFlags => {
                words.optional();
            }
            Operand::Enumerant(field, values) => {
                let number = self.debug_number(words.next()?, set)?;
                let row = values.iter().find(|(own, _)| u64::from(*own) == number);
                // An unknown encoding is read as unspecified.
                let row = row.or_else(|| values.first().filter(|_| field == DebugField::Encoding));
                let row =
                    row.ok_or_else(|| Error::unsupported(format!("{number} in {}", words.of.name())))?;
                read.set_number(field, row.1);
            }
            Operand::Language => {
                let number = self.debug_number(words.next()?, set)?;
                let number = u32::try_from(number).unwrap_or(u32::MAX);
                let language = language::from_set(number, set);
                read.language = language.is_none().then_some(number);
                read.set_number(DebugField::Language, language.unwrap_or(language::OPENCL));
            }
            Operand::DwarfVersion => {
                read.dwarf_version = self.debug_u32(words.next()?, set)?;
            }
            Operand::StorageClass => {
                let number = self.debug_number(words.next()?, set)?;
                read.storage_class =
                    u32::try_from(number).ok().filter(|class| *class != value::NO_STORAGE_CLASS);
            }
            Operand::Flags(kept) => {
                read.flags = self.debug_u32(words.next()?, set)? & kept;
            }
            other => return self.debug_parts(other, words, read),
        }
        Ok(())
    }

    /// Operands that refer to nodes, constants, functions and variables.
    fn debug_parts(&mut self, operand: Operand, words: &mut Words<'m>, read: &mut Read<'c>) -> Result<()> {
        match operand {
            Operand::Part(field) | Operand::Type(field) | Operand::TypeOrVoid(field) => {
                let part = self.part(words.id()?)?;
                read.set(field, Field::Part(part));
            }
            Operand::BaseType => {
                let part = self.part(words.id()?)?;
                read.set(DebugField::Type, Field::Part(part));
            }
            Operand::OptionalPart(field) => {
                if let Some(id) = words.optional() {
                    let part = self.part(id)?;
                    read.set(field, Field::Part(part));
                }
            }
            Operand::Scope => {
                let id = words.id()?;
                let is_unit = self.described_id(id).is_some_and(|of| of.number == number::COMPILATION_UNIT);
                if !is_unit {
                    let scope = self.debug_scope(id)?;
                    read.set(DebugField::Scope, Field::Part(scope));
                }
            }
            Operand::ScopeOrUnit | Operand::GlobalScope => {
                let scope = self.debug_scope(words.id()?)?;
                read.set(DebugField::Scope, Field::Part(scope));
            }
            Operand::Bound(field) => {
                let bound = self.bound(words.id()?)?;
                read.set(field, bound);
            }
            Operand::OptionalBound(field) => {
                if let Some(id) = words.optional() {
                    let bound = self.bound(id)?;
                    read.set(field, bound);
                }
            }
            Operand::MemberValue => read.target = words.optional(),
            Operand::TemplateValue | Operand::Variable | Operand::Function => {
                read.target = Some(words.id()?).filter(|id| !self.is_none(*id));
            }
            Operand::TemplateName => {
                let name = self.debug_text(words.id()?)?.unwrap_or_default();
                read.set_part(DebugField::Value, self.llvm.md_string(&name));
            }
            Operand::Truth(field) => {
                let id = words.id()?;
                let definition = self.spirv.definition(id).map(|definition| definition.opcode());
                let is_true = match definition {
                    Some(op::ConstantTrue) => true,
                    Some(op::ConstantFalse) => false,
                    _ => return Err(Self::not_of_kind(id, "constant of type bool")),
                };
                read.set_number(field, is_true.into());
            }
            Operand::Argument => {
                if let Some(Id(word)) = words.optional() {
                    let position = self.argument_position(word, words.of.set);
                    read.set(DebugField::Argument, Field::Number(position.cast_signed()));
                }
            }
            other => return self.debug_lists(other, words, read),
        }
        Ok(())
    }

    /// Operands that extend to the end of the instruction.
    fn debug_lists(&mut self, operand: Operand, words: &mut Words<'m>, read: &mut Read<'c>) -> Result<()> {
        match operand {
            // The newest set refers to subranges, or lists counts where validators expect these.
            Operand::Each(DebugField::Elements)
                if words.of.number == number::TYPE_ARRAY && !self.has_subranges(words.of) =>
            {
                self.dimensions(words.rest(), read)?;
            }
            Operand::Each(field) => {
                let mut parts = Vec::new();
                for word in words.rest() {
                    parts.extend(self.part(Id(*word))?.map(Some));
                }
                if field == DebugField::Elements && words.of.number != number::TYPE_COMPOSITE {
                    read.elements =
                        parts.iter().flatten().fold(1, |all, part| times(all, element_count(*part)));
                }
                if words.of.number == number::TYPE_COMPOSITE {
                    self.unlisted_declarations(words.of, &mut parts)?;
                }
                read.set_part(field, self.llvm.md_node(&parts));
            }
            Operand::Signature => {
                let mut types = Vec::new();
                words.of.word(words.at)?;
                for word in words.rest() {
                    types.push(self.part(Id(*word))?);
                }
                read.set_part(DebugField::Elements, self.llvm.md_node(&types));
            }
            Operand::DeclarationAndTarget => {
                if let Some(declaration) = words.optional() {
                    let declaration = self.part(declaration)?;
                    read.set(DebugField::Declaration, Field::Part(declaration));
                }
                let name = words.optional().filter(|_| words.of.set == Set::NonSemantic200);
                if let Some(name) = name.map(|name| self.debug_text(name)).transpose()?.flatten() {
                    read.set(DebugField::TargetFunction, Field::Text(name.into()));
                }
            }
            Operand::Dimensions => self.dimensions(words.rest(), read)?,
            Operand::Components => {
                let count = self.debug_number(words.next()?, words.of.set)?;
                self.components(count, read)?;
            }
            Operand::Enumerators => self.enumerators(words.rest(), read)?,
            _ => return Err(Error::internal(format!("an operand of {} that is not read", words.of.name()))),
        }
        Ok(())
    }

    /// Whether the dimensions of an array are instructions of their own.
    fn has_subranges(&self, array: Described<'m>) -> bool {
        let is_subrange = |id: &u32| {
            self.described_id(Id(*id)).is_some_and(|described| described.number == number::TYPE_SUBRANGE)
        };
        array.words.iter().skip(1).any(is_subrange)
    }

    /// Appends the function declarations in a composite that its member list lacks: some sets do not list
    /// declarations.
    fn unlisted_declarations(
        &mut self,
        composite: Described<'m>,
        parts: &mut Vec<Option<Metadata<'c>>>,
    ) -> Result<()> {
        let Some(id) = composite.instruction.result_id() else { return Ok(()) };
        for declaration in self.debug.declarations.get(&id).cloned().unwrap_or_default() {
            if !composite.words.contains(&declaration.0) {
                parts.extend(self.part(declaration)?.map(Some));
            }
        }
        Ok(())
    }

    /// A string; `None` for `DebugInfoNone`.
    ///
    /// # Errors
    /// An id that is neither.
    pub(super) fn debug_text(&self, id: Id) -> Result<Option<String>> {
        if self.is_none(id) { Ok(None) } else { self.spirv.text(id).map(Some) }
    }

    /// The variant of [`Reader::debug_text`] for text that need not be UTF-8.
    pub(super) fn debug_bytes(&self, id: Id) -> Result<Option<Vec<u8>>> {
        if self.is_none(id) { Ok(None) } else { self.spirv.text_bytes(id).map(Some) }
    }

    /// A number: a literal, or a constant, depending on the set. `DebugInfoNone` is 0.
    ///
    /// # Errors
    /// An id that is not a constant.
    pub(super) fn debug_number(&self, word: u32, set: Set) -> Result<u64> {
        match set.is_non_semantic() {
            true if self.is_none(Id(word)) => Ok(0),
            true => self.debug_constant(Id(word)),
            false => Ok(word.into()),
        }
    }

    /// Like [`Reader::debug_number`], for fields of 32 bits; a larger number becomes 0.
    ///
    /// # Errors
    /// An id that is not a constant.
    pub(super) fn debug_u32(&self, word: u32, set: Set) -> Result<u32> {
        self.debug_number(word, set).map(|number| u32::try_from(number).unwrap_or(0))
    }

    /// The zero-extended value of an integer constant of at most 64 bits.
    ///
    /// # Errors
    /// An id that is not such a constant.
    pub(super) fn debug_constant(&self, id: Id) -> Result<u64> {
        let definition = self.spirv.definition(id);
        let found = definition.filter(|definition| {
            let ty = definition.result_type().and_then(|ty| self.spirv.definition(ty));
            ty.is_some_and(|ty| ty.opcode() == op::TypeInt)
        });
        let words = match found {
            Some(constant) if matches!(constant.opcode(), op::Constant | op::SpecConstant) => {
                constant.operands()
            }
            Some(constant) if constant.opcode() == op::ConstantNull => &[],
            _ => return Err(Self::not_of_kind(id, "constant of an integer type")),
        };
        match words {
            [] => Ok(0),
            [low] => Ok((*low).into()),
            [low, high] => Ok(u64::from(*high) << 32 | u64::from(*low)),
            _ => Err(Error::unsupported(format!("{id} is a constant of more than 64 bits"))),
        }
    }

    /// Whether an id is an integer constant.
    pub(super) fn is_debug_constant(&self, id: Id) -> bool {
        self.debug_constant(id).is_ok()
    }

    /// The position of a parameter: a constant in the non-semantic sets, but for a producer of literals in every set.
    fn argument_position(&self, word: u32, set: Set) -> u64 {
        let is_constant = set.is_non_semantic() && !self.is_by_translator();
        let constant = if is_constant { self.debug_constant(Id(word)).ok() } else { None };
        constant.unwrap_or(word.into())
    }

    /// A scope, which may be an OpString with a file name.
    fn debug_scope(&mut self, id: Id) -> Result<Option<Metadata<'c>>> {
        if self.is_text(id) {
            let path = self.spirv.text(id)?;
            return self.file_of_path(&path, Read::default());
        }
        self.part(id)
    }

    /// A bound of an array, or the location of its data.
    pub(super) fn bound(&mut self, id: Id) -> Result<Field<'c>> {
        if self.is_debug_constant(id) {
            return Ok(Field::Number(self.debug_constant(id)?.cast_signed()));
        }
        Ok(Field::Part(self.part(id)?))
    }
}

/// The element count of a dimension; 1 if it is unknown.
fn element_count(subrange: Metadata<'_>) -> u64 {
    if subrange.debug_kind() != Some(DebugKind::Subrange) {
        return 1;
    }
    let count = subrange.debug_part(DebugField::Count);
    count.and_then(Metadata::int_value).unwrap_or(1)
}

/// Multiplies element counts; a negative count is 0.
pub(super) fn times(all: u64, count: u64) -> u64 {
    let count = if count.cast_signed() > 0 { count } else { 0 };
    all.wrapping_mul(count)
}
