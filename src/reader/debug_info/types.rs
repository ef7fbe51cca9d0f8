//! Types: fields that the rows do not determine, including sizes for which the sets have no operand.

use super::Reader;
use super::fields::{Field, Read};
use super::operands::times;
use crate::error::{Error, Result};
use crate::llvm::{DebugField as F, DebugKind, DebugValue, Metadata};
use crate::reader::context::Entry;
use crate::spirv::Id;
use crate::table::debug_info::value::{self, flag, tag};
use crate::table::debug_info::{Row, When, number};
use crate::table::storage_class;
use rspirv::spirv::AddressingModel;

/// The element count of an array of unknown size.
const UNKNOWN_COUNT: i64 = -1;

/// Limit of derived types followed to find a size.
const MOST_LAYERS: u32 = 256;

impl<'c, 'm> Reader<'c, 'm> {
    /// Completes the fields of a type, a scope or a template parameter.
    ///
    /// # Errors
    /// Operands of the wrong kind.
    pub(super) fn finish_type(&mut self, row: &Row, read: &mut Read<'c>) -> Result<()> {
        if let When::Tagged([only]) = row.when {
            read.set_number(F::Tag, *only);
        }
        match row.number {
            number::TYPE_BASIC => self.basic_type(read),
            number::TYPE_POINTER => self.described_pointer(read),
            number::TYPE_VECTOR | number::TYPE_ARRAY | number::TYPE_ARRAY_DYNAMIC => self.array(row, read)?,
            number::TYPE_FUNCTION => set_flags(read),
            number::TYPE_ENUM => self.enumeration(read),
            number::TYPE_COMPOSITE => self.composite(read),
            number::TYPE_MEMBER => self.member(read)?,
            number::TYPE_INHERITANCE => {
                set_flags(read);
                // The offset of the virtual base pointer.
                read.set_part(F::ExtraData, self.u32_metadata(0));
            }
            number::TYPE_POINTER_TO_MEMBER => {
                self.known_type(read, F::Type)?;
                self.known_type(read, F::ExtraData)?;
            }
            number::TEMPLATE_PARAMETER if row.kind == DebugKind::TemplateValue => {
                self.template_value(read)?
            }
            number::TYPE_STRING => string_type(read),
            number::LEXICAL_BLOCK if row.kind == DebugKind::LexicalBlock => {
                read.distinct = true;
                // LLVM rejects a column without a line.
                if read.number(F::Line) == 0 {
                    read.remove(F::Column);
                }
            }
            number::LEXICAL_BLOCK => read.remove(F::File),
            _ => {}
        }
        Ok(())
    }

    /// Sets an unspecified type where LLVM requires a type.
    ///
    /// # Errors
    /// Internal only.
    pub(super) fn known_type(&self, read: &mut Read<'c>, field: F) -> Result<()> {
        if read.part(field).is_none() {
            let fields = [
                (F::Tag, DebugValue::Number(tag::UNSPECIFIED.into())),
                (F::Name, DebugValue::Text(value::UNKNOWN_TYPE.as_bytes())),
            ];
            let node = self.llvm.debug_node(DebugKind::BasicType, false, &fields);
            read.set(field, Field::Part(node));
        }
        Ok(())
    }

    fn described_pointer(&self, read: &mut Read<'c>) {
        let tag = match read.flags {
            flags if flags & flag::LVALUE_REFERENCE != 0 => tag::REFERENCE,
            flags if flags & flag::RVALUE_REFERENCE != 0 => tag::RVALUE_REFERENCE,
            _ => {
                let bits = match self.model.addressing {
                    AddressingModel::Physical32 => 32,
                    AddressingModel::Physical64 => 64,
                    _ => 0,
                };
                read.set_number(F::Size, bits);
                tag::POINTER
            }
        };
        read.set_number(F::Tag, tag);
        read.flags &= !value::REFERENCES;
        if read.flags & flag::OBJECT_POINTER != 0 {
            read.flags |= flag::ARTIFICIAL;
        }
        set_flags(read);
        // This storage class represents the absence of an address space.
        let is_said = |class: &u32| *class != value::PRIVATE_CLASS;
        if let Some(space) = read.storage_class.filter(is_said).and_then(storage_class::address_space) {
            read.set_number(F::AddressSpace, space);
        }
    }

    fn array(&self, row: &Row, read: &mut Read<'c>) -> Result<()> {
        self.known_type(read, F::Type)?;
        let mut elements = read.elements;
        if row.number == number::TYPE_VECTOR {
            read.set_number(F::Flags, value::IS_VECTOR);
            elements = elements.checked_next_power_of_two().unwrap_or(0);
        }
        read.set_number(F::Tag, tag::ARRAY);
        let size = read.part(F::Type).map_or(0, size_of).wrapping_mul(elements);
        read.set(F::Size, Field::Number(size.cast_signed()));
        Ok(())
    }

    /// A dimension of an array.
    fn subrange(&self, fields: &[(F, Field<'c>)]) -> Result<Metadata<'c>> {
        let fields: Vec<_> = fields
            .iter()
            .map(|(field, value)| match value {
                Field::Number(number) => (*field, DebugValue::Number(*number)),
                Field::Part(part) => (*field, DebugValue::Part(*part)),
                Field::Text(_) => (*field, DebugValue::Part(None)),
            })
            .collect();
        let node = self.llvm.debug_node(DebugKind::Subrange, false, &fields);
        node.ok_or_else(|| Error::malformed("bounds that are neither constants, variables nor expressions"))
    }

    /// Counts and, from producers that extend the sets, lower bounds of all dimensions. A count that is not
    /// constant is an upper bound where there are lower bounds.
    ///
    /// # Errors
    /// Operands that are not bounds.
    pub(super) fn dimensions(&mut self, words: &'m [u32], read: &mut Read<'c>) -> Result<()> {
        let dimensions = if self.has_lower_bounds(words) { words.len() / 2 } else { words.len() };
        let mut subranges = Vec::new();
        read.elements = 1;
        for (place, count) in words.iter().take(dimensions).enumerate() {
            let lower = words.get(dimensions + place).copied().map(Id);
            let count = self.bound(Id(*count))?;
            let lower = match lower {
                Some(lower) => Some(self.bound(lower)?),
                None => None,
            };
            let field = match count {
                // In C only counts are dynamic, and there are no lower bounds.
                Field::Part(_) if is_absent(lower.as_ref()) => F::Count,
                Field::Part(_) => F::UpperBound,
                Field::Number(number) if number < UNKNOWN_COUNT => {
                    return Err(Error::malformed(format!("an array of {number} elements")));
                }
                Field::Number(number) => {
                    read.elements = times(read.elements, number.cast_unsigned());
                    F::Count
                }
                Field::Text(_) => continue,
            };
            let mut fields = vec![(field, count)];
            fields.extend(lower.map(|lower| (F::LowerBound, lower)));
            subranges.push(Some(self.subrange(&fields)?));
        }
        read.set_part(F::Elements, self.llvm.md_node(&subranges));
        Ok(())
    }

    /// Whether lower bounds follow the counts, as in the output of a producer that extends the sets. A module
    /// converted to text may have lost its generator; zero or absent bounds identify it then.
    fn has_lower_bounds(&self, words: &[u32]) -> bool {
        let second = words.get(words.len() / 2..).unwrap_or_default();
        let is_none = |word: &u32| self.is_none(Id(*word));
        let is_zero = |word: &u32| self.debug_constant(Id(*word)).is_ok_and(|lower| lower == 0);
        let gives_away = second.iter().any(is_none) || second.iter().all(is_zero);
        words.len().is_multiple_of(2) && (self.is_by_translator() || gives_away)
    }

    /// The components of a vector, as its only dimension.
    ///
    /// # Errors
    /// Internal only.
    pub(super) fn components(&mut self, count: u64, read: &mut Read<'c>) -> Result<()> {
        read.elements = count;
        let subrange = self.subrange(&[(F::Count, Field::Number(count.cast_signed()))])?;
        read.set_part(F::Elements, self.llvm.md_node(&[Some(subrange)]));
        Ok(())
    }

    /// Values and names of an enumeration.
    ///
    /// # Errors
    /// Operands that are not constants and strings, or a value without a name.
    pub(super) fn enumerators(&mut self, words: &'m [u32], read: &mut Read<'c>) -> Result<()> {
        let mut all = Vec::new();
        for pair in words.chunks(2) {
            let [number, name] = pair else { return Err(Error::malformed("an enumerator without a name")) };
            let number = self.debug_constant(Id(*number))?;
            let name = self.debug_text(Id(*name))?.unwrap_or_default();
            let fields = [
                (F::EnumeratorValue, DebugValue::Number(number.cast_signed())),
                (F::Name, DebugValue::Text(name.as_bytes())),
            ];
            all.push(self.llvm.debug_node(DebugKind::Enumerator, false, &fields));
        }
        read.set_part(F::Elements, self.llvm.md_node(&all));
        Ok(())
    }

    fn enumeration(&self, read: &mut Read<'c>) {
        if read.flags & flag::FORWARD_DECLARATION != 0 {
            read.flags = flag::FORWARD_DECLARATION;
            read.remove(F::Elements);
            read.remove(F::Type);
            read.remove(F::Size);
        }
        set_flags(read);
    }

    fn composite(&self, read: &mut Read<'c>) {
        read.distinct = read.number(F::Tag) == i64::from(tag::CLASS);
        let is_empty = read.part(F::Elements).is_none_or(|list| list.operand_count() == 0);
        if is_empty && read.flags & flag::FORWARD_DECLARATION != 0 {
            read.remove(F::Elements);
        }
        set_flags(read);
    }

    fn member(&mut self, read: &mut Read<'c>) -> Result<()> {
        self.known_type(read, F::Type)?;
        set_flags(read);
        if read.flags & flag::STATIC_MEMBER == 0 {
            read.set_number(F::Tag, tag::MEMBER);
            return Ok(());
        }
        let is_new = self.dwarf_version() >= value::STATIC_MEMBER_VERSION;
        read.set_number(F::Tag, if is_new { tag::VARIABLE } else { tag::MEMBER });
        read.remove(F::Size);
        read.remove(F::Offset);
        if let Some(id) = read.target {
            let constant = self.described_constant(id)?;
            read.set(F::ExtraData, Field::Part(constant));
        }
        Ok(())
    }

    fn dwarf_version(&self) -> u32 {
        let version = self.module.flag(value::DWARF_VERSION_FLAG).and_then(Metadata::int_value);
        version.and_then(|version| u32::try_from(version).ok()).unwrap_or(0)
    }

    fn template_value(&mut self, read: &mut Read<'c>) -> Result<()> {
        let Some(id) = read.target else { return Ok(()) };
        let constant = self.described_constant(id)?;
        let is_null = constant
            .and_then(Metadata::value)
            .is_some_and(|value| value.is_null() && value.ty().is_pointer());
        if !is_null {
            read.set(F::Value, Field::Part(constant));
        }
        Ok(())
    }

    /// A basic type; without an encoding it is unspecified.
    fn basic_type(&self, read: &mut Read<'c>) {
        if read.number(F::Encoding) != 0 {
            return;
        }
        read.set_number(F::Tag, tag::UNSPECIFIED);
        read.remove(F::Encoding);
    }

    /// A constant of the module; `None` if LLVM cannot represent it.
    fn described_constant(&mut self, id: Id) -> Result<Option<Metadata<'c>>> {
        Ok(match self.entry(id) {
            Entry::Value(value) | Entry::Kept(value) if value.is_constant() => Some(value.as_metadata()),
            Entry::Undefined => return Err(Self::not_of_kind(id, "constant")),
            _ => None,
        })
    }
}

fn is_absent(bound: Option<&Field<'_>>) -> bool {
    matches!(bound, None | Some(Field::Part(None)))
}

/// A length may be a variable or an expression; a location is an expression.
fn string_type(read: &mut Read<'_>) {
    let is_expression = |part: Metadata<'_>| part.debug_kind() == Some(DebugKind::Expression);
    if let Some(length) = read.part(F::StringLength).filter(|length| is_expression(*length)) {
        read.remove(F::StringLength);
        read.set_part(F::StringLengthExpression, length);
    }
}

/// Sets the flags of a node.
pub(super) fn set_flags(read: &mut Read<'_>) {
    read.set_number(F::Flags, value::flags_from_set(read.flags));
}

/// The size of a type in bits; a type without a size has that of its base type.
pub(super) fn size_of(ty: Metadata<'_>) -> u64 {
    let mut next = Some(ty);
    for _ in 0..MOST_LAYERS {
        let Some(ty) = next else { break };
        match ty.debug_number(F::Size) {
            Some(size) if size != 0 => return size.cast_unsigned(),
            _ if ty.debug_kind() == Some(DebugKind::DerivedType) => next = ty.debug_part(F::Type),
            _ => break,
        }
    }
    0
}
