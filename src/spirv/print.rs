//! The printer of instructions, used by errors and by the disassembler.
//!
//! Rule of this module: the printed text assembles to the same words. Words without a textual form (unknown opcodes and enumerants,
//! invalid literals) are printed as `!<word>`.

use super::grammar::{self, Category, OperandKind};
use super::instruction::{Id, Instruction};
use super::literal;
use super::operands::{Operand, Role, TypeLookup, operands};

/// Spelling of `<id>`s.
pub trait Names {
    /// Appends the name of `id`, without `%`.
    fn write_name(&self, id: Id, out: &mut Vec<u8>);
}

/// Spells an `<id>` as a number.
#[derive(Clone, Copy, Debug)]
pub struct Numbers;

impl Names for Numbers {
    #[inline]
    fn write_name(&self, id: Id, out: &mut Vec<u8>) {
        literal::write_decimal(u64::from(id.0), out);
    }
}

/// Escape sequences around the tokens of each class; empty by default.
#[derive(Clone, Copy, Debug, Default)]
pub struct Palette {
    /// Before a result `<id>`.
    pub result: &'static [u8],
    /// Before another `<id>`.
    pub id: &'static [u8],
    /// Before a literal number.
    pub number: &'static [u8],
    /// Before a literal string.
    pub string: &'static [u8],
    /// Before a comment.
    pub comment: &'static [u8],
    /// After each of them.
    pub reset: &'static [u8],
}

/// Prints instructions of one module.
#[derive(Clone, Copy)]
pub struct Printer<'a, N, L: ?Sized> {
    /// Spelling of `<id>`s.
    pub names: &'a N,
    /// Layout of literals.
    pub types: &'a L,
    /// Colors.
    pub palette: &'a Palette,
    /// Whether strings that are not UTF-8 are printed as words, so that the output is UTF-8.
    pub utf8: bool,
}

/// The instruction on one line, with numeric `<id>`s.
pub fn instruction_text<L: TypeLookup + ?Sized>(instruction: Instruction<'_>, types: &L) -> String {
    let mut out = Vec::new();
    let printer = Printer { names: &Numbers, types, palette: &Palette::default(), utf8: true };
    if let Some(id) = instruction.result_id().filter(|_| printer.explains(instruction)) {
        printer.id(Role::Result, id, &mut out);
        out.extend_from_slice(b" = ");
    }
    printer.body(instruction, &mut out);
    String::from_utf8_lossy(&out).into_owned()
}

impl<N: Names, L: TypeLookup + ?Sized> Printer<'_, N, L> {
    /// Whether the grammar determines the instruction's layout. If not, it is printed as words, without a result `<id>`.
    pub fn explains(&self, instruction: Instruction<'_>) -> bool {
        instruction.grammar().is_some() && operands(instruction, self.types).all(|operand| operand.is_ok())
    }

    /// Appends `%` and the name of an `<id>`.
    pub fn id(&self, role: Role, id: Id, out: &mut Vec<u8>) {
        if self.palette.reset.is_empty() {
            out.push(b'%');
            return self.names.write_name(id, out);
        }
        out.extend_from_slice(if matches!(role, Role::Result) {
            self.palette.result
        } else {
            self.palette.id
        });
        out.push(b'%');
        self.names.write_name(id, out);
        out.extend_from_slice(self.palette.reset);
    }

    /// Appends the opcode and all operands except the result `<id>`.
    pub fn body(&self, instruction: Instruction<'_>, out: &mut Vec<u8>) {
        let start = out.len();
        let Some(grammar) = instruction.grammar() else { return self.raw(instruction.words(), out) };
        out.extend_from_slice(grammar.opname.as_bytes());
        let mut alternate = false;
        for operand in operands(instruction, self.types) {
            let Ok(operand) = operand else {
                out.truncate(start);
                return self.raw(instruction.words(), out);
            };
            if !matches!(operand.role, Role::Result) {
                out.push(b' ');
                self.operand(&operand, &mut alternate, out);
            }
        }
    }

    /// Appends words without a grammar.
    fn raw(&self, words: &[u32], out: &mut Vec<u8>) {
        let mut separator: &[u8] = b"";
        for word in words {
            out.extend_from_slice(separator);
            out.push(b'!');
            literal::write_decimal(u64::from(*word), out);
            separator = b" ";
        }
    }

    /// Appends one operand. After an `!<word>` the assembler accepts no enumerant names; `alternate` records that state.
    fn operand(&self, operand: &Operand<'_>, alternate: &mut bool, out: &mut Vec<u8>) {
        let done = match operand.role {
            Role::ResultType | Role::Result | Role::Id => {
                self.id(operand.role, Id(operand.word()), out);
                true
            }
            Role::String => self.string(operand.words, out),
            _ if *alternate => false,
            Role::Enumerant => write_enumerant(operand.kind, operand.word(), out),
            Role::Integer | Role::ExtInst(None) => self.number(out, |out| {
                literal::write_decimal(u64::from(operand.word()), out);
                true
            }),
            Role::Float => self.number(out, |out| {
                literal::write_float(literal::FloatFormat::SINGLE, u64::from(operand.word()), out);
                true
            }),
            Role::Number(number) => self.number(out, |out| literal::write_number(number, operand.words, out)),
            Role::Opcode(inner) => {
                out.extend_from_slice(inner.name().as_bytes());
                true
            }
            Role::ExtInst(Some(instruction)) => {
                out.extend_from_slice(instruction.name.as_bytes());
                true
            }
            Role::Unknown => false,
        };
        if !done {
            *alternate = true;
            self.raw(operand.words, out);
        }
    }

    fn number(&self, out: &mut Vec<u8>, write: impl FnOnce(&mut Vec<u8>) -> bool) -> bool {
        let start = out.len();
        out.extend_from_slice(self.palette.number);
        let done = write(out);
        if done {
            out.extend_from_slice(self.palette.reset);
        } else {
            out.truncate(start);
        }
        done
    }

    fn string(&self, words: &[u32], out: &mut Vec<u8>) -> bool {
        if !literal::string_is_padded(words) {
            return false;
        }
        let bytes = literal::string_bytes(words);
        if self.utf8 && std::str::from_utf8(&bytes).is_err() {
            return false;
        }
        out.extend_from_slice(self.palette.string);
        out.push(b'"');
        for byte in bytes {
            if matches!(byte, b'"' | b'\\') {
                out.push(b'\\');
            }
            out.push(byte);
        }
        out.push(b'"');
        out.extend_from_slice(self.palette.reset);
        true
    }
}

/// Appends the name of an enumerant, or the names of a mask's bits in ascending order.
fn write_enumerant(kind: OperandKind, word: u32, out: &mut Vec<u8>) -> bool {
    let row = grammar::operand_kind(kind);
    if row.category != Category::BitEnum || word == 0 {
        let Some(enumerant) = row.enumerant(word) else { return false };
        out.extend_from_slice(enumerant.name.as_bytes());
        return true;
    }
    let mut left = word;
    let mut separator: &[u8] = b"";
    while left != 0 {
        let bit = left & left.wrapping_neg();
        left &= !bit;
        let Some(enumerant) = row.enumerant(bit) else { return false };
        out.extend_from_slice(separator);
        out.extend_from_slice(enumerant.name.as_bytes());
        separator = b"|";
    }
    true
}
