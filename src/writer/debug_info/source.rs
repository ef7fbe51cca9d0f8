//! Sources, compilation units and build information.

use super::{Entity, Writer, unsigned};
use crate::error::Result;
use crate::llvm::{DebugField, DebugKind, Metadata};
use crate::spirv::{Id, Section, op};
use crate::table::debug_info::{Set, number, value};

/// Maximum number of bytes of source text in one instruction.
const TEXT_BYTES: usize = (65_535 - 6) * 4 - 1;

impl<'c> Writer<'c, '_> {
    /// `DebugSource` of a file, one for each path; the empty path for no file.
    pub(super) fn source_of(&mut self, file: Option<Metadata<'c>>) -> Result<Id> {
        let file = file.filter(|file| file.debug_kind() == Some(DebugKind::File));
        let path = file.map(|file| self.full_path(file)).unwrap_or_default();
        if let Some(id) = self.debug.sources.get(path.as_bytes()) {
            return Ok(*id);
        }
        let name = self.string_id(path.as_bytes())?;
        let mut words = vec![number::SOURCE, name.0];
        let rest = match (file, self.debug.set) {
            (Some(file), Some((set, _))) => self.source_operands(file, set, &mut words)?,
            _ => Vec::new(),
        };
        let id = self.fresh_debug_id()?;
        self.push_debug(id, &words)?;
        for text in rest {
            let text = self.string_id(&text)?;
            let id = self.fresh_debug_id()?;
            self.push_debug(id, &[number::SOURCE_CONTINUED, text.0])?;
        }
        self.debug.sources.insert(path.into_bytes(), id);
        self.debug.sources_of_strings.insert(name, id);
        Ok(id)
    }

    /// `DebugSource` of the path in an OpString.
    pub(super) fn source_of_string(&mut self, path: Id) -> Result<Id> {
        if let Some(id) = self.debug.sources_of_strings.get(&path) {
            return Ok(*id);
        }
        let id = self.fresh_debug_id()?;
        self.push_debug(id, &[number::SOURCE, path.0])?;
        self.debug.sources_of_strings.insert(path, id);
        Ok(id)
    }

    /// The name of a line's file; for a non-semantic set, its `DebugSource` is written, too.
    ///
    /// # Errors
    /// A name that is too long.
    pub(in crate::writer) fn line_file(&mut self, file: Option<Metadata<'c>>) -> Result<Id> {
        if self.debug.is_non_semantic() {
            self.source_of(file)?;
        }
        let path = file.map(|file| self.full_path(file)).unwrap_or_default();
        self.string_id(path.as_bytes())
    }

    /// Appends checksum and text operands; returns the rest of the text, for continuation instructions.
    fn source_operands(
        &mut self,
        file: Metadata<'c>,
        set: Set,
        words: &mut Vec<u32>,
    ) -> Result<Vec<Vec<u8>>> {
        let kind = unsigned(file, DebugField::ChecksumKind);
        let digits = file.debug_bytes(DebugField::Checksum).filter(|_| kind != 0);
        let text = file.debug_bytes(DebugField::SourceText);
        let is_noted = self.debug.is_strict;
        if let Some(digits) = digits.filter(|_| is_noted) {
            self.checksum_note(file, kind, digits)?;
        }
        if !set.is_non_semantic() {
            let known = value::CHECKSUM_KINDS.iter().find(|(_, number)| *number == kind);
            if let (Some(digits), Some((name, _)), false) = (digits, known, is_noted) {
                let mut line =
                    format!("{}{name}{}", value::CHECKSUM_PREFIX, value::CHECKSUM_DIVIDER).into_bytes();
                line.extend_from_slice(digits);
                words.push(self.string_id(&line)?.0);
            }
            return Ok(Vec::new());
        }
        if set == Set::NonSemantic200 && !is_noted && (digits.is_some() || text.is_some()) {
            let (kind, digits) = match digits {
                Some(digits) => {
                    let kind = self.u32_constant(kind.saturating_sub(value::FIRST_CHECKSUM_KIND))?;
                    (kind, self.string_id(digits)?)
                }
                None => (self.none()?, self.none()?),
            };
            words.extend([kind.0, digits.0]);
        }
        let Some(text) = text else { return Ok(Vec::new()) };
        let mut pieces = text.chunks(TEXT_BYTES).map(<[u8]>::to_vec);
        let first = pieces.next().unwrap_or_default();
        words.push(self.string_id(&first)?.0);
        Ok(pieces.collect())
    }

    /// Emits the checksum of a file as OpModuleProcessed, for sets whose sources have no operand for it.
    fn checksum_note(&mut self, file: Metadata<'c>, kind: u32, digits: &[u8]) -> Result<()> {
        let known = value::CHECKSUM_KINDS.iter().find(|(_, number)| *number == kind);
        let Some((name, _)) = known.filter(|_| self.options.max_version >= value::PRODUCER_VERSION) else {
            return Ok(());
        };
        let mut note = format!("{}{name} ", value::CHECKSUM_NOTE).into_bytes();
        note.extend_from_slice(digits);
        note.push(b' ');
        note.extend_from_slice(self.full_path(file).as_bytes());
        self.out.emit_string(Section::ModuleProcessed, op::ModuleProcessed, None, &[], &note)
    }

    /// Emits the producer of a unit as OpModuleProcessed, if the set has no operand for it.
    pub(super) fn producer(&mut self, unit: Metadata<'c>, set: Set) -> Result<()> {
        if set.is_non_semantic() {
            return Ok(());
        }
        if self.options.max_version < value::PRODUCER_VERSION {
            self.log.warn("the producer of debug information is left out below version 1.1");
            return Ok(());
        }
        let mut text = value::PRODUCER_PREFIX.as_bytes().to_vec();
        text.extend_from_slice(unit.debug_bytes(DebugField::Producer).unwrap_or_default());
        self.out.emit_string(Section::ModuleProcessed, op::ModuleProcessed, None, &[], &text)
    }

    /// The build identifier and storage path: the split DWARF id and file name of the first unit.
    pub(super) fn build_information(&mut self) -> Result<()> {
        let unit = self.first_unit();
        let split = unit.and_then(|unit| unit.debug_number(DebugField::SplitId)).unwrap_or(0);
        let split = self.string_id(split.cast_unsigned().to_string().as_bytes())?;
        let flags = self.u32_constant(1)?;
        let id = self.fresh_debug_id()?;
        self.push_debug(id, &[number::BUILD_IDENTIFIER, split.0, flags.0])?;
        let path = unit.and_then(|unit| unit.debug_bytes(DebugField::SplitName)).unwrap_or_default();
        let path = self.string_id(path)?;
        let id = self.fresh_debug_id()?;
        self.push_debug(id, &[number::STORAGE_PATH, path.0])
    }

    /// `DebugEntryPoint`, after the function of a kernel.
    pub(super) fn entry_point_of(&mut self, node: Metadata<'c>) -> Result<()> {
        let is_kernel = self.debug.functions.get(&node).is_some_and(|function| Self::is_kernel(*function));
        let is_main = unsigned(node, DebugField::SubprogramFlags) & value::IS_MAIN != 0;
        if !self.debug.is_non_semantic() || !(is_kernel || is_main) {
            return Ok(());
        }
        let unit = self.unit_of(node);
        let texts = [DebugField::Producer, DebugField::CommandLine];
        let texts = texts.map(|field| unit.and_then(|unit| unit.debug_bytes(field)).unwrap_or_default());
        let function = self.definition(node)?;
        let mut words = vec![number::ENTRY_POINT, function.0, self.name_unit(unit)?.0];
        for text in texts {
            words.push(self.string_id(text)?.0);
        }
        let id = self.fresh_debug_id()?;
        self.push_debug(id, &words)
    }

    /// The id that links a function to its definition: the template, if it is an instance of one.
    pub(super) fn definition(&mut self, node: Metadata<'c>) -> Result<Id> {
        let is_template = self.is_template(node) && !self.debug.is_strict;
        self.name_entity(if is_template { Entity::Template(node) } else { Entity::Node(node) })
    }

    /// The unit of a function; the first unit if it has none.
    pub(super) fn unit_of(&self, node: Metadata<'c>) -> Option<Metadata<'c>> {
        let own = node.debug_part(DebugField::Unit);
        own.filter(|unit| self.debug.units.contains(unit)).or_else(|| self.first_unit())
    }

    /// The first unit of the module.
    pub(super) fn first_unit(&self) -> Option<Metadata<'c>> {
        self.debug.units.first().copied()
    }

    /// The id of a unit.
    pub(super) fn name_unit(&mut self, unit: Option<Metadata<'c>>) -> Result<Id> {
        match unit {
            Some(unit) => self.name_entity(Entity::Node(unit)),
            None => self.none(),
        }
    }
}
