//! Compilation units, their files, and build information.

use super::fields::{Field, Read};
use super::{Described, Reader};
use crate::contract::{DebugSet, Listed};
use crate::error::{Error, Result};
use crate::llvm::{DebugField as F, DebugKind, Metadata, ModuleFlagBehavior};
use crate::spirv::{Id, Instruction, op};
use crate::table::debug_info::{Set, number, rows_numbered, value};
use crate::table::metadata as names;
use crate::table::module::DEBUG_INFO_VERSION;
use crate::validate::names_what_it_may;
use rustc_hash::{FxHashMap, FxHashSet};
use std::borrow::Cow;

/// Limit of scopes between an instruction and its unit.
const MOST_SCOPES: u32 = 256;

/// Information on the whole module.
#[derive(Default)]
pub(super) struct Build<'c> {
    /// The identifier of the split DWARF file.
    identifier: u64,
    /// The name of the split DWARF file.
    storage_path: String,
    /// Whether a file has source text.
    has_texts: bool,
    /// Producers and arguments of units with entry points.
    points: FxHashMap<Id, (String, String)>,
    /// Subprograms of entry points.
    mains: FxHashSet<Id>,
    /// Producers of units given by `OpModuleProcessed`.
    producers: FxHashMap<Id, String>,
    /// The number of such strings that are only producers.
    spent: usize,
    /// Paths of files.
    paths: FxHashSet<String>,
    /// File checksums in `OpModuleProcessed`, by path: LLVM's checksum kind, and the digits.
    checksums: FxHashMap<String, (u32, String)>,
    /// Whether the module contains constructs that validators do not accept.
    pub(super) is_full: bool,
    /// The DWARF version.
    dwarf_version: Option<u32>,
    /// The set of the last unit.
    set: Option<Set>,
    /// Whether an expression has an operation that its set lacks.
    pub(super) has_extra_operations: bool,
    /// Units in languages without a DWARF number.
    languages: Vec<(Metadata<'c>, u32)>,
}

/// File name of a unit whose file has none.
const NAMELESS: &str = "<unknown>";

impl<'c, 'm> Reader<'c, 'm> {
    /// Records module information in an instruction.
    ///
    /// # Errors
    /// Operands that are missing or not strings.
    pub(super) fn announce_build(&mut self, described: Described<'m>) -> Result<()> {
        match described.number {
            number::BUILD_IDENTIFIER => {
                let text = self.debug_text(described.id(0)?)?.unwrap_or_default();
                self.debug.build.identifier = text.parse().unwrap_or(0);
            }
            number::STORAGE_PATH => {
                self.debug.build.storage_path = self.debug_text(described.id(0)?)?.unwrap_or_default();
            }
            number::ENTRY_POINT => {
                let function = self.untemplated(described.id(0)?)?;
                let producer = self.debug_text(described.id(2)?)?.unwrap_or_default();
                let arguments = self.debug_text(described.id(3)?)?.unwrap_or_default();
                self.debug.build.mains.insert(function);
                self.debug.build.points.entry(described.id(1)?).or_insert((producer, arguments));
            }
            _ => {
                self.debug.build.paths.extend(self.debug_text(described.id(0)?)?);
                let text = text_place(described).and_then(|place| described.words.get(place).copied());
                self.debug.build.has_texts |= text.is_some_and(|text| !self.is_none(Id(text)));
            }
        }
        Ok(())
    }

    /// Whether a subprogram belongs to an entry point.
    pub(super) fn is_described_point(&self, id: Id) -> bool {
        self.debug.build.mains.contains(&id)
    }

    /// Reads the producers of units in sets without an operand for it.
    ///
    /// # Errors
    /// A malformed string.
    pub(super) fn producers(&mut self, units: &[Id]) -> Result<()> {
        let mut texts = Vec::new();
        let heads = self.spirv.declarations();
        for instruction in heads.filter(|i| i.opcode() == op::ModuleProcessed) {
            let text = instruction.string(0)?.0;
            texts.extend(text.strip_prefix(value::PRODUCER_PREFIX).map(str::to_owned));
            if let Some((path, kind, digits)) = noted_checksum(&text) {
                self.debug.build.checksums.insert(path.to_owned(), (kind, digits.to_owned()));
            }
        }
        let is_opencl = |id: &&Id| self.described_id(**id).is_some_and(|unit| !unit.set.is_non_semantic());
        let units: Vec<Id> = units.iter().filter(is_opencl).copied().collect();
        self.debug.build.spent = units.len();
        for (place, unit) in units.into_iter().enumerate() {
            let producer = texts.get(place).or(texts.first()).map_or(value::NO_PRODUCER, String::as_str);
            self.debug.build.producers.insert(unit, producer.to_owned());
        }
        Ok(())
    }

    /// Whether an `OpModuleProcessed` string is only the producer of a unit or the checksum of a file.
    pub(in crate::reader) fn spends_note(&mut self, text: &str) -> bool {
        if let Some((path, ..)) = noted_checksum(text) {
            return self.debug.build.paths.contains(path);
        }
        let spends = self.debug.build.spent > 0 && text.starts_with(value::PRODUCER_PREFIX);
        self.debug.build.spent -= usize::from(spends);
        spends
    }

    /// A compilation unit.
    ///
    /// # Errors
    /// Malformed operands.
    pub(super) fn unit(
        &mut self,
        id: Id,
        described: Described<'m>,
        mut read: Read<'c>,
    ) -> Result<Metadata<'c>> {
        if read.part(F::File).is_none() {
            read.set_part(F::File, self.llvm.debug_file(NAMELESS, ""));
        }
        let point = self.debug.build.points.get(&id).cloned().unwrap_or_default();
        let producer = match described.set {
            Set::NonSemantic100 => Some(point.0),
            Set::NonSemantic200 => None,
            _ => self.debug.build.producers.get(&id).cloned(),
        };
        if let Some(producer) = producer {
            read.set(F::Producer, Field::Text(producer.into()));
        }
        read.set(F::CommandLine, Field::Text(point.1.into()));
        if described.set.is_non_semantic() {
            read.set(F::SplitName, Field::Text(self.debug.build.storage_path.clone().into()));
            read.set(F::SplitId, Field::Number(self.debug.build.identifier.cast_signed()));
        }
        read.set_number(F::EmissionKind, value::FULL_EMISSION);
        read.distinct = true;
        let row = rows_numbered(described.number, described.set).next();
        let row = row.ok_or_else(|| Error::internal("a unit without a row"))?;
        let node = self.node_of(row, &read)?;
        self.debug.units.push(node);
        self.debug.build.set = Some(described.set);
        self.debug.build.dwarf_version.get_or_insert(read.dwarf_version);
        self.debug.build.languages.extend(read.language.map(|language| (node, language)));
        Ok(node)
    }

    /// Emits the module flags and the list of units.
    pub(super) fn unit_flags(&mut self) {
        let Some(version) = self.debug.build.dwarf_version else { return };
        let number = |number| Some(self.u32_metadata(number));
        let flag = |behavior, name, value| {
            self.llvm.md_node(&[number(behavior), Some(self.llvm.md_string(name)), value])
        };
        self.named(names::MODULE_FLAGS, &[flag(value::GREATEST, value::DWARF_VERSION_FLAG, number(version))]);
        let languages = &self.debug.build.languages;
        let pairs = languages
            .iter()
            .map(|(unit, language)| Some(self.llvm.md_node(&[Some(*unit), number(*language)])));
        let pairs: Vec<_> = pairs.collect();
        if !pairs.is_empty() {
            let list = self.llvm.md_node(&pairs);
            self.module.add_flag(ModuleFlagBehavior::Warning, value::LANGUAGE_FLAG, list);
        }
        let version = self.u32_metadata(DEBUG_INFO_VERSION);
        self.module.add_flag(ModuleFlagBehavior::Warning, value::INFO_VERSION_FLAG, version);
        self.named(names::UNITS, &self.debug.units);
    }

    /// `DebugSource`.
    ///
    /// # Errors
    /// Operands that are missing or not strings.
    pub(super) fn source_file(&mut self, described: Described<'m>) -> Result<Option<Metadata<'c>>> {
        let path = self.debug_text(described.id(0)?)?.unwrap_or_default();
        let mut read = Read::default();
        let text = text_place(described).and_then(|place| described.words.get(place).copied());
        let text = text.map(|id| self.debug_bytes(Id(id))).transpose()?.flatten();
        if let Some((kind, digits)) = self.debug.build.checksums.get(&path) {
            self.set_checksum(&mut read, *kind, digits);
        }
        if !described.set.is_non_semantic() {
            let marked = described.words.get(1).map(|id| self.debug_text(Id(*id))).transpose()?.flatten();
            if let Some((kind, digits)) = marked.as_deref().and_then(checksum) {
                self.debug.build.is_full = true;
                self.set_checksum(&mut read, kind, digits);
            }
        } else if let Some(text) = text {
            let text = [text, self.continued(described.instruction)?].concat();
            read.set(F::SourceText, Field::Text(text));
        } else if self.debug.build.has_texts {
            // LLVM requires the source text of all files or of none.
            read.set(F::SourceText, Field::Text(Vec::new()));
        }
        if let (Set::NonSemantic200, [_, kind, digits, ..]) = (described.set, described.words)
            && !self.is_none(Id(*kind))
            && let Some(digits) = self.debug_text(Id(*digits))?
        {
            self.debug.build.is_full = true;
            let kind = self.debug_constant(Id(*kind))?;
            let kind = u32::try_from(kind).unwrap_or(u32::MAX).saturating_add(value::FIRST_CHECKSUM_KIND);
            self.set_checksum(&mut read, kind, hexadecimal(&digits));
        }
        self.file_of_path(&path, read)
    }

    fn set_checksum(&self, read: &mut Read<'c>, kind: u32, digits: &str) {
        let known =
            value::CHECKSUM_LENGTHS.iter().any(|(own, length)| *own == kind && *length == digits.len());
        if known {
            read.set_number(F::ChecksumKind, kind);
            read.set(F::Checksum, Field::Text(digits.into()));
        } else {
            self.settings.log.warn("debug information: a checksum that is none is left out");
        }
    }

    /// The text in the continuation instructions of a source.
    fn continued(&self, source: Instruction<'m>) -> Result<Vec<u8>> {
        let mut text = Vec::new();
        for instruction in self.spirv.instructions_from(source.number() + 1) {
            let more = self.described(instruction).filter(|more| more.number == number::SOURCE_CONTINUED);
            match more {
                Some(more) => text.extend(self.debug_bytes(more.id(0)?)?.unwrap_or_default()),
                None => break,
            }
        }
        Ok(text)
    }

    /// The file node of a path; `None` for a path without a file name. The first source with a path takes
    /// precedence.
    ///
    /// # Errors
    /// Internal only.
    pub(super) fn file_of_path(&mut self, path: &str, mut read: Read<'c>) -> Result<Option<Metadata<'c>>> {
        if let Some(file) = self.debug.files.get(path) {
            return Ok(*file);
        }
        let (directory, name) = match path.rsplit_once(['/', '\\']) {
            Some(("", _)) | None => ("", path),
            Some(parts) => parts,
        };
        let mut file = None;
        if !name.is_empty() {
            read.set(F::FileName, Field::Text(name.into()));
            read.set(F::Directory, Field::Text(directory.into()));
            file = self.llvm.debug_node(DebugKind::File, false, &read.values());
        }
        self.debug.files.insert(path.to_owned(), file);
        Ok(file)
    }

    /// Records the debug information set for the writer, if it would select another one.
    pub(super) fn tell_set(&mut self) {
        let Build { has_extra_operations: extra, is_full, set, .. } = self.debug.build;
        let is_full = is_full || set.is_some() && !names_what_it_may(self.spirv);
        let bits = if extra { value::READ_EXTRA_OPERATIONS } else { 0 };
        let bits = bits | if is_full { value::READ_IN_FULL } else { 0 };
        let set = set.filter(|set| bits != 0 || *set != Set::OpenCl100);
        if let Some(set) = set {
            DebugSet { name: Cow::Borrowed(set.name().as_bytes()), bits }.write(self.module, self.llvm);
        }
    }

    /// The unit of an instruction, by its scopes; the first unit if they do not lead to one.
    pub(super) fn unit_of(&self, described: Described<'m>) -> Option<Metadata<'c>> {
        let mut next = Some(described);
        for _ in 0..MOST_SCOPES {
            let Some(described) = next else { break };
            if described.number == number::COMPILATION_UNIT {
                return described.instruction.result_id().and_then(|id| self.made_node(id));
            }
            next = self.parent(described).and_then(|parent| self.described_id(parent));
        }
        self.debug.units.first().copied()
    }

    /// Adds a node to a list of its unit.
    pub(super) fn list_in_unit(&mut self, described: Described<'m>, list: F, node: Metadata<'c>) {
        if let Some(unit) = self.unit_of(described) {
            self.debug.listed.push((unit, list, node));
        }
    }
}

/// The index of a source's text operand.
fn text_place(described: Described<'_>) -> Option<usize> {
    match (described.set, described.words.len()) {
        (Set::NonSemantic100, _) => Some(1),
        (Set::NonSemantic200, 2) => Some(1),
        (Set::NonSemantic200, 4..) => Some(3),
        _ => None,
    }
}

/// Kind and digits of a checksum in a string.
fn checksum(text: &str) -> Option<(u32, &str)> {
    let (_, marked) = text.split_once(value::CHECKSUM_PREFIX)?;
    let (kind, digits) = marked.split_once(value::CHECKSUM_DIVIDER)?;
    let (_, kind) = value::CHECKSUM_KINDS.iter().find(|(name, _)| *name == kind)?;
    Some((*kind, hexadecimal(digits)))
}

/// Path, kind and digits of a checksum in `OpModuleProcessed`.
fn noted_checksum(text: &str) -> Option<(&str, u32, &str)> {
    let (kind, rest) = text.strip_prefix(value::CHECKSUM_NOTE)?.split_once(' ')?;
    let (digits, path) = rest.split_once(' ')?;
    let (_, kind) = value::CHECKSUM_KINDS.iter().find(|(name, _)| *name == kind)?;
    Some((path, *kind, digits))
}

/// The hexadecimal digits at the start of a string.
fn hexadecimal(text: &str) -> &str {
    let end = text.find(|c: char| !c.is_ascii_hexdigit()).unwrap_or(text.len());
    text.get(..end).unwrap_or_default()
}
