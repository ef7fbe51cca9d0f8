//! Disassembling of a module to text.

use std::cell::Cell;
use std::io::{self, Write};

use super::generators;
use super::names::FriendlyNames;
use crate::spirv::grammar::Class;
use crate::spirv::operands::{Import, NumberType, Role, TypeLookup, operands};
use crate::spirv::print::{Names, Numbers, Palette, Printer};
use crate::spirv::{Id, Instruction, Module, literal, op};

/// Column at which opcodes start.
const INDENT: usize = 15;

/// The number of bytes buffered before they are written.
const CHUNK: usize = 1 << 16;

/// Terminal colors.
static COLOURS: Palette = Palette {
    result: b"\x1b[34m",
    id: b"\x1b[33m",
    number: b"\x1b[31m",
    string: b"\x1b[32m",
    comment: b"\x1b[1;30m",
    reset: b"\x1b[0m",
};

static PLAIN: Palette = Palette { result: b"", id: b"", number: b"", string: b"", comment: b"", reset: b"" };

/// Options of the disassembler. The default is that of `spirv-dis`.
#[derive(Clone, Copy, Debug, Default)]
#[non_exhaustive]
pub struct DisassembleOptions {
    /// Numeric `<id>`s instead of friendly names (`--raw-id`).
    pub raw_id: bool,
    /// Omits the comments with the header (`--no-header`).
    pub no_header: bool,
    /// Omits the alignment of opcodes (`--no-indent`).
    pub no_indent: bool,
    /// Comments on sections and names (`--comment`).
    pub comment: bool,
    /// Adds a comment with the byte offset to each instruction (`--offsets`).
    pub offsets: bool,
    /// Terminal colors (`--color`).
    pub color: bool,
}

impl DisassembleOptions {
    /// Sets [`DisassembleOptions::raw_id`].
    #[must_use]
    pub fn raw_id(mut self, raw_id: bool) -> Self {
        self.raw_id = raw_id;
        self
    }

    /// Sets [`DisassembleOptions::no_header`].
    #[must_use]
    pub fn no_header(mut self, no_header: bool) -> Self {
        self.no_header = no_header;
        self
    }

    /// Sets [`DisassembleOptions::no_indent`].
    #[must_use]
    pub fn no_indent(mut self, no_indent: bool) -> Self {
        self.no_indent = no_indent;
        self
    }

    /// Sets [`DisassembleOptions::comment`].
    #[must_use]
    pub fn comment(mut self, comment: bool) -> Self {
        self.comment = comment;
        self
    }

    /// Sets [`DisassembleOptions::offsets`].
    #[must_use]
    pub fn offsets(mut self, offsets: bool) -> Self {
        self.offsets = offsets;
        self
    }

    /// Sets [`DisassembleOptions::color`].
    #[must_use]
    pub fn color(mut self, color: bool) -> Self {
        self.color = color;
        self
    }
}

/// The text of a module. A string literal that is not UTF-8 is printed as `!<word>`s.
pub fn disassemble(module: &Module, options: &DisassembleOptions) -> String {
    let mut out = Vec::new();
    // Writing to memory does not fail.
    let _ = write(module, options, true, &mut out);
    String::from_utf8(out).unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned())
}

/// Writes the text of a module incrementally. String literals are written byte by byte, UTF-8 or not.
///
/// # Errors
/// The errors of `out`.
pub fn disassemble_to(module: &Module, options: &DisassembleOptions, out: &mut dyn Write) -> io::Result<()> {
    write(module, options, false, out)
}

fn write(module: &Module, options: &DisassembleOptions, utf8: bool, out: &mut dyn Write) -> io::Result<()> {
    let palette = if options.color { &COLOURS } else { &PLAIN };
    let types = &Preceding::new(module);
    if options.raw_id {
        let printer = Printer { names: &Numbers, types, palette, utf8 };
        Disassembler { module, options, printer, seen: Seen::default() }.write(out)
    } else {
        let names = FriendlyNames::with_numbers(module, types.unexplained_ids());
        let printer = Printer { names: &names, types, palette, utf8 };
        Disassembler { module, options, printer, seen: Seen::default() }.write(out)
    }
}

/// Looks up types and imports only among the instructions before the current one, like the assembler.
struct Preceding<'m> {
    module: &'m Module,
    /// Number of the current instruction.
    number: Cell<u32>,
    /// Numbers of the instructions printed as words, from which the assembler records no properties.
    unexplained: Vec<u32>,
}

impl<'m> Preceding<'m> {
    fn new(module: &'m Module) -> Self {
        let broken =
            |instruction: &Instruction<'_>| operands(*instruction, module).any(|operand| operand.is_err());
        let unexplained = match module.check() {
            Ok(()) => Vec::new(),
            Err(_) => module.instructions().filter(broken).map(Instruction::number).collect(),
        };
        Self { module, number: Cell::new(0), unexplained }
    }

    /// Operands printed as `!<word>` that may be `<id>`s: the assembler treats them as numbers.
    fn unexplained_ids(&self) -> impl Iterator<Item = Id> {
        let broken = self.unexplained.iter().filter_map(|number| self.module.at(*number));
        let broken = broken.flat_map(|instruction| instruction.words().iter().copied());
        let is_open = |instruction: &Instruction<'_>| {
            self.number.set(instruction.number());
            match instruction.opcode() {
                opcode if opcode.is_extended() => {
                    instruction.id(0).is_ok_and(|set| self.ext_inst_set(set) == Import::Unknown)
                }
                opcode => opcode == op::Switch,
            }
        };
        let open = self.module.instructions().filter(is_open).flat_map(|instruction| {
            let operands = operands(instruction, self).filter_map(Result::ok);
            operands.filter(|operand| matches!(operand.role, Role::Unknown)).flat_map(|operand| operand.words)
        });
        broken.chain(open.copied()).map(Id)
    }

    fn definition(&self, id: Id) -> Option<Instruction<'_>> {
        let definition = self.module.definition(id)?;
        let number = definition.number();
        (number < self.number.get() && self.unexplained.binary_search(&number).is_err()).then_some(definition)
    }
}

impl TypeLookup for Preceding<'_> {
    fn number_type(&self, type_id: Id) -> Option<NumberType> {
        NumberType::declared_by(self.definition(type_id)?)
    }

    fn type_of(&self, value: Id) -> Option<Id> {
        self.definition(value)?.result_type()
    }

    fn ext_inst_set(&self, import: Id) -> Import {
        match self.definition(import) {
            Some(_) => self.module.ext_inst_set(import),
            None => Import::Unknown,
        }
    }

    fn tool(&self) -> Option<u32> {
        self.module.tool()
    }
}

/// Sections whose comment has been written.
#[derive(Default)]
struct Seen {
    debug: bool,
    annotation: bool,
    declaration: bool,
}

struct Disassembler<'m, N> {
    module: &'m Module,
    options: &'m DisassembleOptions,
    printer: Printer<'m, N, Preceding<'m>>,
    seen: Seen,
}

impl<N: Names> Disassembler<'_, N> {
    fn write(&mut self, out: &mut dyn Write) -> io::Result<()> {
        let mut buffer = Vec::with_capacity(CHUNK + 4096);
        if !self.options.no_header {
            self.header(&mut buffer);
        }
        for instruction in self.module.instructions() {
            self.printer.types.number.set(instruction.number());
            if self.options.comment {
                self.section_comment(instruction, &mut buffer);
            }
            self.instruction(instruction, &mut buffer);
            if buffer.len() >= CHUNK {
                out.write_all(&buffer)?;
                buffer.clear();
            }
        }
        out.write_all(&buffer)
    }

    fn header(&self, out: &mut Vec<u8>) {
        let [_, version, generator, bound, schema] = self.module.header();
        let [_, major, minor, _] = version.to_be_bytes();
        let mut text = format!("; SPIR-V\n; Version: {major}.{minor}\n");
        text.push_str(&format!("; Generator: {}; {}", generators::name(generator >> 16), generator & 0xFFFF));
        if self.least_bound() != bound {
            text.push_str(&format!("; bound {bound} is not the least"));
        }
        text.push_str(&format!("\n; Bound: {bound}\n; Schema: {schema}\n"));
        out.extend_from_slice(text.as_bytes());
    }

    /// The bound that the assembler computes.
    fn least_bound(&self) -> u32 {
        // Most producers number ids consecutively: in a valid module the last id then determines the bound.
        let bound = self.module.bound();
        if self.module.definition(Id(bound.wrapping_sub(1))).is_some() && self.module.check().is_ok() {
            return bound;
        }
        let ids = |instruction: Instruction<'_>| {
            self.printer.types.number.set(instruction.number());
            match instruction.plain_ids() {
                Some(ids) => ids.iter().max().copied().unwrap_or(0),
                None if instruction.grammar().is_none() => 0,
                None => operands(instruction, self.printer.types)
                    .filter_map(|operand| operand.map(|operand| operand.id()).transpose())
                    .try_fold(0, |most, id| id.map(|id| most.max(id.0)))
                    .unwrap_or(0),
            }
        };
        self.module.instructions().map(ids).max().unwrap_or(0).saturating_add(1)
    }

    fn section_comment(&mut self, instruction: Instruction<'_>, out: &mut Vec<u8>) {
        let Some(grammar) = instruction.grammar() else { return };
        // SPIRV-Tools starts these sections at decorations, not at groups, and at types with a result.
        let title: &[u8] = match (grammar.class, grammar.has_result) {
            _ if instruction.opcode() == op::Function => b"Function ",
            (Class::Annotation, false) if !std::mem::replace(&mut self.seen.annotation, true) => {
                b"Annotations"
            }
            (Class::Debug, _) if !std::mem::replace(&mut self.seen.debug, true) => b"Debug Information",
            (Class::TypeDeclaration, true) if !std::mem::replace(&mut self.seen.declaration, true) => {
                b"Types, variables and constants"
            }
            _ => return,
        };
        out.push(b'\n');
        if !self.options.no_indent {
            out.extend(std::iter::repeat_n(b' ', INDENT));
        }
        out.extend_from_slice(b"; ");
        out.extend_from_slice(title);
        if let (op::Function, Some(id)) = (instruction.opcode(), instruction.result_id()) {
            self.printer.names.write_name(id, out);
        }
        out.push(b'\n');
    }

    fn instruction(&self, instruction: Instruction<'_>, out: &mut Vec<u8>) {
        let line = out.len();
        let result = instruction.result_id();
        if let Some(id) = result {
            self.result(id, out);
        } else if !self.options.no_indent {
            out.extend_from_slice(&[b' '; INDENT]);
        }
        let body = out.len();
        self.printer.body(instruction, out);
        if result.is_some() && out.get(body) == Some(&b'!') {
            // Raw words, which include the result.
            let words = out.split_off(body);
            out.truncate(line);
            if !self.options.no_indent {
                out.extend_from_slice(&[b' '; INDENT]);
            }
            out.extend_from_slice(&words);
        }
        self.comments(instruction, out);
        out.push(b'\n');
    }

    /// The result `<id>` and `=`, right-aligned.
    fn result(&self, id: Id, out: &mut Vec<u8>) {
        const SEPARATOR: &[u8] = b" = ";
        let palette = self.printer.palette;
        let at = out.len();
        self.printer.id(Role::Result, id, out);
        if !self.options.no_indent {
            let width = out.len() - at - palette.result.len() - palette.reset.len();
            let padding = (INDENT - SEPARATOR.len()).saturating_sub(width);
            out.extend(std::iter::repeat_n(b' ', padding));
            if let Some(padded) = out.get_mut(at..) {
                padded.rotate_right(padding);
            }
        }
        out.extend_from_slice(SEPARATOR);
    }

    fn comments(&self, instruction: Instruction<'_>, out: &mut Vec<u8>) {
        let named = instruction.operands().first().filter(|_| instruction.opcode() == op::Name);
        if let Some(id) = named.filter(|_| self.options.comment) {
            out.extend_from_slice(b"  ; id %");
            literal::write_decimal(u64::from(*id), out);
        }
        if self.options.offsets {
            let offset = u64::from(instruction.word_offset()) * 4;
            out.extend_from_slice(self.printer.palette.comment);
            out.extend_from_slice(format!(" ; {offset:#010x}").as_bytes());
            out.extend_from_slice(self.printer.palette.reset);
        }
    }
}
