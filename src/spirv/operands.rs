//! A walk over the operands of one instruction, as the grammar declares them.
//!
//! Rule of this module: no word is ever framed by a guess. Where the grammar ends (unknown opcode, unknown enumerant of a kind whose
//! enumerants have parameters, unknown extended instruction set) the remaining words are handed out as one operand of
//! [`Role::Unknown`]; where the words contradict the grammar the walk ends with an error.

use smallvec::SmallVec;

use super::grammar::{
    self, Category, Enumerant, ExtInstSet, InstructionGrammar, Opcode, OperandGrammar, OperandKind,
    Quantifier,
};
use super::instruction::{Id, Instruction};
use super::{literal, op};
use crate::error::{Error, Result};

/// Type of a number, which decides how its literals are laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NumberType {
    /// OpTypeInt.
    Integer {
        /// Width in bits.
        width_bits: u32,
        /// Whether signedness is 1.
        signed: bool,
    },
    /// OpTypeFloat.
    Float {
        /// Width in bits.
        width_bits: u32,
        /// Floating-point encoding, `None` for IEEE 754.
        encoding: Option<u32>,
    },
}

impl NumberType {
    /// The type that an OpTypeInt or OpTypeFloat declares.
    pub fn declared_by(instruction: Instruction<'_>) -> Option<Self> {
        let operands = instruction.operands();
        let width_bits = *operands.first()?;
        match instruction.opcode() {
            op::TypeInt => Some(Self::Integer { width_bits, signed: *operands.get(1)? != 0 }),
            op::TypeFloat => Some(Self::Float { width_bits, encoding: operands.get(1).copied() }),
            _ => None,
        }
    }

    /// Width in bits.
    pub fn width_bits(self) -> u32 {
        match self {
            Self::Integer { width_bits, .. } | Self::Float { width_bits, .. } => width_bits,
        }
    }

    /// Number of words of a literal of this type.
    ///
    /// Spec: "Literal"
    pub fn words(self) -> usize {
        self.width_bits().div_ceil(32).max(1) as usize
    }
}

/// What the layout of an instruction depends on outside of itself.
pub trait TypeLookup {
    /// The number type that `type_id` declares; `None` if it is none or not known.
    fn number_type(&self, type_id: Id) -> Option<NumberType>;
    /// The type of a value.
    fn type_of(&self, value: Id) -> Option<Id>;
    /// What `import` imports.
    fn ext_inst_set(&self, import: Id) -> Import;
}

/// What an OpExtInstImport imports.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Import {
    /// A set of the grammar.
    Set(ExtInstSet),
    /// Another non-semantic set; its operands are `<id>`s.
    NonSemantic,
    /// Another set, of whose operands nothing is known.
    Unknown,
}

impl Import {
    /// What the import of this name is.
    pub fn by_name(name: &[u8]) -> Self {
        match ExtInstSet::by_name(name) {
            Some(set) => Self::Set(set),
            None if name.starts_with(b"NonSemantic.") => Self::NonSemantic,
            None => Self::Unknown,
        }
    }
}

/// Knows nothing: literals of unknown type take the rest of the instruction.
#[derive(Clone, Copy, Debug)]
pub struct NoTypes;

impl TypeLookup for NoTypes {
    fn number_type(&self, _: Id) -> Option<NumberType> {
        None
    }
    fn type_of(&self, _: Id) -> Option<Id> {
        None
    }
    fn ext_inst_set(&self, _: Id) -> Import {
        Import::Unknown
    }
}

/// Part that an operand plays.
#[derive(Clone, Copy, Debug)]
pub enum Role {
    /// Result type.
    ResultType,
    /// Result `<id>`.
    Result,
    /// An `<id>`.
    Id,
    /// One enumerant, or a mask, all of whose bits are known.
    Enumerant,
    /// A literal integer of one word.
    Integer,
    /// A literal float of one word.
    Float,
    /// A literal string.
    String,
    /// A literal number of the given type.
    Number(NumberType),
    /// The opcode in an OpSpecConstantOp.
    Opcode(&'static InstructionGrammar),
    /// The number of an extended instruction; with its name if the grammar has it.
    ExtInst(Option<&'static grammar::ExtInstGrammar>),
    /// Words that the grammar does not explain.
    Unknown,
}

/// One operand of an instruction.
#[derive(Clone, Copy, Debug)]
pub struct Operand<'m> {
    /// Its kind; for [`Role::Unknown`] that of the first of its words.
    pub kind: OperandKind,
    /// Part that it plays.
    pub role: Role,
    /// Its words; never empty.
    pub words: &'m [u32],
    /// Index of its first word in [`Instruction::words`].
    pub index: usize,
}

impl Operand<'_> {
    /// Its first word.
    #[inline]
    pub fn word(&self) -> u32 {
        self.words.first().copied().unwrap_or(0)
    }

    /// The `<id>`, for the roles that are one.
    #[inline]
    pub fn id(&self) -> Option<Id> {
        matches!(self.role, Role::ResultType | Role::Result | Role::Id).then(|| Id(self.word()))
    }
}

/// The operand that is expected next.
#[derive(Clone, Copy)]
enum Expected {
    /// Operands of a table, in order.
    Row(&'static [OperandGrammar]),
    /// One operand of a kind.
    Kind(OperandKind),
    /// The first of these again and again.
    Repeat(&'static [OperandGrammar]),
    /// Words that the grammar does not explain, to the end.
    Raw,
}

/// The walk: an iterator over the operands, result type and result `<id>` included. It ends behind the first error.
pub struct Operands<'m, 't, L: ?Sized> {
    words: &'m [u32],
    at: usize,
    opcode: Opcode,
    types: &'t L,
    /// What is expected, the next on top.
    expected: SmallVec<[Expected; 6]>,
    /// The rest is not explained.
    raw: bool,
    done: bool,
}

/// The operands of `instruction`.
#[inline]
pub fn operands<'m, 't, L: TypeLookup + ?Sized>(
    instruction: Instruction<'m>,
    types: &'t L,
) -> Operands<'m, 't, L> {
    let grammar = instruction.grammar();
    let mut expected = SmallVec::new();
    if let Some(grammar) = grammar {
        expected.push(Expected::Row(grammar.operands));
        if grammar.has_result {
            expected.push(Expected::Kind(OperandKind::IdResult));
        }
        if grammar.has_result_type {
            expected.push(Expected::Kind(OperandKind::IdResultType));
        }
    }
    Operands {
        words: instruction.words(),
        at: 1,
        opcode: instruction.opcode(),
        types,
        expected,
        raw: grammar.is_none(),
        done: false,
    }
}

impl<'m, L: TypeLookup + ?Sized> Operands<'m, '_, L> {
    /// The next kind that is expected.
    #[inline]
    fn expect(&mut self) -> Option<OperandKind> {
        loop {
            match self.expected.pop()? {
                Expected::Kind(kind) => return Some(kind),
                Expected::Row(row) => {
                    let Some((first, rest)) = row.split_first() else { continue };
                    match first.quantifier {
                        Quantifier::Variadic => {
                            self.expected.push(Expected::Repeat(row));
                            return Some(first.kind);
                        }
                        Quantifier::One | Quantifier::Optional => {
                            if !rest.is_empty() {
                                self.expected.push(Expected::Row(rest));
                            }
                            return Some(first.kind);
                        }
                    }
                }
                Expected::Repeat(row) => {
                    self.expected.push(Expected::Repeat(row));
                    return Some(row.first()?.kind);
                }
                Expected::Raw => {
                    self.expected.clear();
                    self.raw = true;
                    return Some(OperandKind::LiteralInteger);
                }
            }
        }
    }

    /// At the end of the words: nothing that is needed may still be expected.
    fn end(&mut self) -> Option<Result<Operand<'m>>> {
        self.done = true;
        let mut missing = None;
        for expected in self.expected.iter().rev() {
            let kind = match expected {
                Expected::Kind(kind) => Some(*kind),
                Expected::Row(row) => row.first().filter(|o| o.quantifier == Quantifier::One).map(|o| o.kind),
                Expected::Repeat(_) | Expected::Raw => None,
            };
            missing = missing.or(kind);
        }
        let kind = missing?;
        Some(Err(Error::malformed(format!(
            "{} ends before its operand of kind {}",
            self.opcode,
            grammar::operand_kind(kind).name
        ))))
    }

    #[inline]
    fn take(&mut self, kind: OperandKind, role: Role, count: usize) -> Result<Operand<'m>> {
        let Some(words) = self.words.get(self.at..self.at + count) else {
            self.done = true;
            return Err(Error::malformed(format!(
                "{} ends within its operand of kind {}",
                self.opcode,
                grammar::operand_kind(kind).name
            )));
        };
        let operand = Operand { kind, role, words, index: self.at };
        self.at += count;
        Ok(operand)
    }

    /// Everything that is left, unexplained.
    fn rest(&mut self, kind: OperandKind) -> Result<Operand<'m>> {
        self.done = true;
        self.expected.clear();
        self.take(kind, Role::Unknown, self.words.len() - self.at)
    }

    fn operand(&mut self, kind: OperandKind) -> Result<Operand<'m>> {
        let word = self.words.get(self.at).copied().unwrap_or(0);
        let row = grammar::operand_kind(kind);
        match row.category {
            Category::Id => {
                let role = match kind {
                    OperandKind::IdResultType => Role::ResultType,
                    OperandKind::IdResult => Role::Result,
                    _ => Role::Id,
                };
                self.take(kind, role, 1)
            }
            Category::ValueEnum => {
                let enumerant = row.enumerant(word);
                match enumerant {
                    Some(enumerant) => self.parameters(enumerant),
                    None if row.parameterised => return self.rest(kind),
                    None => return self.take(kind, Role::Unknown, 1),
                }
                self.take(kind, Role::Enumerant, 1)
            }
            Category::BitEnum => self.mask(kind, word),
            Category::Composite => {
                let (first, rest) = match row.bases {
                    [first, rest @ ..] => (*first, rest),
                    [] => return Err(Error::internal(format!("composite kind {} has no parts", row.name))),
                };
                for base in rest.iter().rev() {
                    self.expected.push(Expected::Kind(*base));
                }
                if kind == OperandKind::PairLiteralIntegerIdRef {
                    return self.switch_literal();
                }
                self.operand(first)
            }
            Category::Literal => self.literal(kind, word),
        }
    }

    #[inline]
    fn parameters(&mut self, enumerant: &'static Enumerant) {
        if !enumerant.parameters.is_empty() {
            self.expected.push(Expected::Row(enumerant.parameters));
        }
    }

    fn mask(&mut self, kind: OperandKind, word: u32) -> Result<Operand<'m>> {
        let row = grammar::operand_kind(kind);
        let mut left = word;
        while left != 0 {
            // Highest bit first: parameters follow in the order of the bits, and the last pushed is on top.
            let bit = 1 << (31 - left.leading_zeros());
            left &= !bit;
            match row.enumerant(bit) {
                Some(enumerant) => self.parameters(enumerant),
                None if row.parameterised => return self.rest(kind),
                None => return self.take(kind, Role::Unknown, 1),
            }
        }
        let role = if word == 0 && row.enumerant(0).is_none() { Role::Unknown } else { Role::Enumerant };
        self.take(kind, role, 1)
    }

    fn literal(&mut self, kind: OperandKind, word: u32) -> Result<Operand<'m>> {
        match kind {
            OperandKind::LiteralString => {
                let words = self.words.get(self.at..).unwrap_or(&[]);
                let Some(count) = literal::string_words(words) else {
                    self.done = true;
                    return Err(Error::malformed(format!("{} has a string without an end", self.opcode)));
                };
                self.take(kind, Role::String, count)
            }
            OperandKind::LiteralFloat => self.take(kind, Role::Float, 1),
            OperandKind::LiteralContextDependentNumber => {
                let number = self.words.get(1).and_then(|type_id| self.types.number_type(Id(*type_id)));
                match number {
                    Some(number) => self.take(kind, Role::Number(number), number.words()),
                    None => self.rest(kind),
                }
            }
            OperandKind::LiteralSpecConstantOpInteger => match grammar::instruction(Opcode(word as u16)) {
                Some(inner) if word <= 0xFFFF && inner.has_result && inner.has_result_type => {
                    self.expected.push(Expected::Row(inner.operands));
                    self.take(kind, Role::Opcode(inner), 1)
                }
                _ => self.rest(kind),
            },
            OperandKind::LiteralExtInstInteger => {
                let import = self.words.get(self.at.wrapping_sub(1));
                let import = import.map_or(Import::Unknown, |import| self.types.ext_inst_set(Id(*import)));
                self.ext_inst(import, kind, word)
            }
            _ => self.take(kind, Role::Integer, 1),
        }
    }

    /// The number of an extended instruction, whose set says what follows.
    fn ext_inst(&mut self, import: Import, kind: OperandKind, number: u32) -> Result<Operand<'m>> {
        let row = match import {
            Import::Set(set) => set.instruction(number),
            Import::NonSemantic | Import::Unknown => None,
        };
        match (row, import) {
            (Some(row), _) => {
                self.expected.clear();
                self.expected.push(Expected::Row(row.operands));
            }
            (None, Import::NonSemantic | Import::Set(ExtInstSet::NonSemanticShaderDebugInfo100)) => {}
            (None, _) => {
                self.expected.clear();
                self.expected.push(Expected::Raw);
            }
        }
        self.take(kind, Role::ExtInst(row), 1)
    }

    /// The literal of a pair of OpSwitch, laid out by the type of the selector.
    fn switch_literal(&mut self) -> Result<Operand<'m>> {
        let kind = OperandKind::LiteralInteger;
        let selector = self.words.get(1).copied().map(Id);
        let number = selector.and_then(|id| self.types.type_of(id)).and_then(|id| self.types.number_type(id));
        match number {
            Some(number) => self.take(kind, Role::Number(number), number.words()),
            None => self.rest(kind),
        }
    }
}

impl<'m, L: TypeLookup + ?Sized> Iterator for Operands<'m, '_, L> {
    type Item = Result<Operand<'m>>;

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        if self.done {
            return None;
        }
        if self.at >= self.words.len() {
            return self.end();
        }
        let expected = if self.raw { Some(OperandKind::LiteralInteger) } else { self.expect() };
        let Some(kind) = expected else {
            self.done = true;
            let surplus = self.words.len() - self.at;
            return Some(Err(Error::malformed(format!(
                "{} has {surplus} words more than its operands",
                self.opcode
            ))));
        };
        let operand = if self.raw { self.rest(kind) } else { self.operand(kind) };
        self.done |= operand.is_err();
        Some(operand)
    }
}
