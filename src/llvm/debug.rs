//! Debug locations, the equivalent of `OpLine`. `debug_node.rs` has all other debug info.

use super::text::bytes_from;
use super::{Context, DebugField, DebugKind, DebugValue, MdKind, Metadata, Module, Value, ffi};
use std::borrow::Cow;

/// The properties of a compile unit.
#[derive(Clone, Copy, Debug)]
pub struct CompileUnit<'a> {
    /// Source language, a DWARF number.
    pub language: u32,
    /// The producer of the module.
    pub producer: &'a str,
    /// Whether the code is optimized.
    pub optimized: bool,
    /// Emission kind: 0 none, 1 full, 2 lines only, 3 directives only.
    pub emission: u32,
}

/// The properties of a function definition.
#[derive(Clone, Copy, Debug)]
pub struct Subprogram<'a> {
    /// Name in the source.
    pub name: &'a str,
    /// Linkage name, or empty.
    pub linkage_name: &'a str,
    /// Line, counted from 1; 0 if unknown.
    pub line: u32,
    /// Whether it is local to the module.
    pub local: bool,
    /// Whether the code is optimized.
    pub optimized: bool,
}

impl Context {
    /// A source file.
    pub fn debug_file(&self, name: &str, directory: &str) -> Metadata<'_> {
        let (name, name_length) = (name.as_ptr().cast(), name.len());
        // SAFETY: the context is alive; both texts are given with their lengths.
        unsafe {
            let (directory, length) = (directory.as_ptr().cast(), directory.len());
            Metadata::from_non_null(ffi::slt_di_file(self.raw(), name, name_length, directory, length))
        }
    }

    /// The subprogram of a function definition, with an empty type. `None` if one of the three nodes has another kind.
    pub fn debug_subprogram<'c>(
        &'c self,
        scope: Metadata<'c>,
        file: Metadata<'c>,
        unit: Metadata<'c>,
        about: Subprogram<'_>,
    ) -> Option<Metadata<'c>> {
        // SAFETY: context and nodes are alive, the texts are given with their lengths; the shim checks the kinds.
        unsafe {
            Metadata::from_raw(ffi::slt_di_subprogram(
                self.raw(),
                scope.raw(),
                file.raw(),
                unit.raw(),
                about.name.as_ptr().cast(),
                about.name.len(),
                about.linkage_name.as_ptr().cast(),
                about.linkage_name.len(),
                about.line,
                about.local,
                about.optimized,
            ))
        }
    }

    /// A part of a function in another file. `None` if one of the nodes has another kind.
    pub fn debug_lexical_file<'c>(&'c self, scope: Metadata<'c>, file: Metadata<'c>) -> Option<Metadata<'c>> {
        // SAFETY: context and nodes are alive; the shim checks the kinds.
        unsafe { Metadata::from_raw(ffi::slt_di_lexical_file(self.raw(), scope.raw(), file.raw())) }
    }

    /// A location in a function. `None` if the scope is not a local scope. Columns above 65535 become 0, as in LLVM.
    pub fn debug_location<'c>(&'c self, line: u32, column: u32, scope: Metadata<'c>) -> Option<Metadata<'c>> {
        let nowhere = std::ptr::null_mut();
        // SAFETY: context and scope are alive; the shim checks the kind.
        unsafe { Metadata::from_raw(ffi::slt_di_location(self.raw(), line, column, scope.raw(), nowhere)) }
    }
}

impl Context {
    /// A location in an inlined function, with the location that it was inlined at. `None` if the scope is not a local scope, or
    /// the other node is not a location. Columns as in [`Self::debug_location`].
    pub fn debug_inlined_location<'c>(
        &'c self,
        line: u32,
        column: u32,
        scope: Metadata<'c>,
        inlined_at: Option<Metadata<'c>>,
        distinct: bool,
    ) -> Option<Metadata<'c>> {
        let fields = [
            (DebugField::Line, DebugValue::Number(line.into())),
            (DebugField::Column, DebugValue::Number(column.into())),
            (DebugField::Scope, DebugValue::Part(Some(scope))),
            (DebugField::InlinedAt, DebugValue::Part(inlined_at)),
        ];
        self.debug_node(DebugKind::Location, distinct, &fields)
    }
}

impl<'c> Module<'c> {
    /// A compile unit, listed in `!llvm.dbg.cu`. `None` if the file has another kind.
    pub fn add_debug_compile_unit(self, file: Metadata<'c>, about: CompileUnit<'_>) -> Option<Metadata<'c>> {
        // SAFETY: module and file are alive, the text is given with its length; the shim checks the kind.
        unsafe {
            Metadata::from_raw(ffi::slt_di_compile_unit(
                self.raw(),
                about.language,
                file.raw(),
                about.producer.as_ptr().cast(),
                about.producer.len(),
                about.optimized,
                about.emission,
            ))
        }
    }
}

/// Relations between debug nodes, with the shim's numbers.
#[derive(Clone, Copy)]
enum Relation {
    Scope,
    File,
    Unit,
    Subprogram,
}

/// Strings of debug nodes, with the shim's numbers.
#[derive(Clone, Copy)]
enum Text {
    FileName,
    Directory,
    Name,
    LinkageName,
    Producer,
}

impl<'c> Metadata<'c> {
    fn related(self, relation: Relation) -> Option<Metadata<'c>> {
        // SAFETY: the metadata is alive; the shim checks its kind.
        unsafe { Self::from_raw(ffi::slt_di_related(self.raw(), relation as i32)) }
    }

    fn debug_text(self, text: Text) -> Option<Cow<'c, str>> {
        // SAFETY: the metadata is alive and keeps its texts; the shim checks its kind.
        let bytes = unsafe { bytes_from(|length| ffi::slt_di_text(self.raw(), text as i32, length)) };
        bytes.map(String::from_utf8_lossy)
    }

    /// Line and column of a location, both counted from 1; 0 if unknown.
    pub fn location_place(self) -> Option<(u32, u32)> {
        let (mut line, mut column) = (0, 0);
        // SAFETY: the metadata is alive; the shim checks its kind.
        unsafe { ffi::slt_di_location_place(self.raw(), &mut line, &mut column) }.then_some((line, column))
    }

    /// Scope of a location.
    pub fn location_scope(self) -> Option<Metadata<'c>> {
        self.related(Relation::Scope)
    }

    /// File of a location or scope.
    pub fn debug_file(self) -> Option<Metadata<'c>> {
        self.related(Relation::File)
    }

    /// Compile unit of a location or local scope.
    pub fn debug_unit(self) -> Option<Metadata<'c>> {
        self.related(Relation::Unit)
    }

    /// Subprogram of a location or local scope.
    pub fn debug_subprogram(self) -> Option<Metadata<'c>> {
        self.related(Relation::Subprogram)
    }

    /// Name of a file node.
    pub fn file_name(self) -> Option<Cow<'c, str>> {
        self.debug_text(Text::FileName)
    }

    /// Directory of a file node.
    pub fn file_directory(self) -> Option<Cow<'c, str>> {
        self.debug_text(Text::Directory)
    }

    /// Name of a subprogram.
    pub fn subprogram_name(self) -> Option<Cow<'c, str>> {
        self.debug_text(Text::Name)
    }

    /// Linkage name of a subprogram; `None` if it has none.
    pub fn subprogram_linkage_name(self) -> Option<Cow<'c, str>> {
        self.debug_text(Text::LinkageName)
    }

    /// Emission kind of a compile unit, as [`CompileUnit::emission`]; `None` for other metadata.
    pub fn unit_emission(self) -> Option<u32> {
        // SAFETY: the metadata is alive; the shim checks its kind.
        u32::try_from(unsafe { ffi::slt_di_unit_emission(self.raw()) }).ok()
    }

    /// Producer of a compile unit.
    pub fn unit_producer(self) -> Option<Cow<'c, str>> {
        self.debug_text(Text::Producer)
    }
}

impl<'c> Value<'c> {
    /// Debug location of an instruction.
    pub fn debug_location(self) -> Option<Metadata<'c>> {
        if self.is_instruction() { self.metadata(MdKind::DBG) } else { None }
    }

    /// Debug info of a function.
    pub fn subprogram(self) -> Option<Metadata<'c>> {
        // SAFETY: the value is alive; the shim checks its kind.
        unsafe { Metadata::from_raw(ffi::slt_di_function(self.raw())) }
    }

    /// Sets the debug info of a function; returns false if either has another kind.
    pub fn set_subprogram(self, subprogram: Metadata<'c>) -> bool {
        // SAFETY: value and metadata are alive; the shim checks their kinds.
        unsafe { ffi::slt_di_set_function(self.raw(), subprogram.raw()) }
    }
}
