//! Decoding of one instruction's operands by the grammar.
//!
//! Rule of this module: the boundaries of operands are never guessed. Where the grammar ends (unknown opcode, unknown enumerant of
//! a kind with parameters, unknown extended instruction set), the remaining words form one operand of [`Role::Unknown`]; where the
//! words contradict the grammar, decoding ends with an error.

use super::grammar::{self, Category, ExtInstGrammar, ExtInstSet, InstructionGrammar, Opcode, OperandKind};
use super::instruction::{Id, Instruction};
use super::pattern::{Next, Pattern};
use super::variant::{self, Variant};
use super::{literal, op};
use crate::error::{Error, Result};
use crate::rule::Rule;

/// Type of a number, which determines the layout of its literals.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NumberType {
    /// OpTypeInt.
    Integer {
        /// Width in bits.
        width_bits: u32,
        /// Whether its signedness is 1.
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
    /// The type declared by an OpTypeInt or OpTypeFloat.
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

/// The context on which the layout of an instruction depends.
pub trait TypeLookup {
    /// The number type declared by `type_id`; `None` if it is another type or unknown.
    fn number_type(&self, type_id: Id) -> Option<NumberType>;
    /// The type of a value.
    fn type_of(&self, value: Id) -> Option<Id>;
    /// The set imported by `import`.
    fn ext_inst_set(&self, import: Id) -> Import;
    /// The tool that wrote the module, by its number in the header; `None` if unknown.
    fn tool(&self) -> Option<u32> {
        None
    }
}

/// The set imported by an OpExtInstImport.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Import {
    /// A set of the grammar.
    Set(ExtInstSet),
    /// Another non-semantic set, whose operands are `<id>`s.
    NonSemantic,
    /// Another set, whose operands are unknown.
    Unknown,
}

impl Import {
    /// The set imported by this name.
    pub fn by_name(name: &[u8]) -> Self {
        match ExtInstSet::by_name(name) {
            Some(set) => Self::Set(set),
            None if name.starts_with(b"NonSemantic.") => Self::NonSemantic,
            None => Self::Unknown,
        }
    }

    /// The instruction with a number, if the grammar has it.
    pub fn instruction(self, number: u32) -> Option<&'static ExtInstGrammar> {
        match self {
            Self::Set(set) => set.instruction(number),
            Self::NonSemantic | Self::Unknown => None,
        }
    }
}

/// The empty context: literals of unknown type extend to the end of the instruction.
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

/// The role of an operand.
#[derive(Clone, Copy, Debug)]
pub enum Role {
    /// Result type.
    ResultType,
    /// Result `<id>`.
    Result,
    /// An `<id>`.
    Id,
    /// One enumerant, or a mask; all bits are known to the grammar.
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
    /// The number of an extended instruction, with its grammar if known.
    ExtInst(Option<&'static ExtInstGrammar>),
    /// Words without a grammar.
    Unknown,
}

/// A decoded operand.
#[derive(Clone, Copy, Debug)]
pub struct Operand<'m> {
    /// Its kind; for [`Role::Unknown`] the kind of its first word.
    pub kind: OperandKind,
    /// Its role.
    pub role: Role,
    /// Its words; at least one.
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

    /// The `<id>`, if the role is one.
    #[inline]
    pub fn id(&self) -> Option<Id> {
        matches!(self.role, Role::ResultType | Role::Result | Role::Id).then(|| Id(self.word()))
    }
}

/// An iterator over an instruction's operands, result type and result `<id>` included. It ends after the first error.
pub struct Operands<'m, 't, L: ?Sized> {
    words: &'m [u32],
    at: usize,
    opcode: Opcode,
    types: &'t L,
    pattern: Pattern,
    /// Cached type of an OpSwitch's selector, because a switch has many literals.
    selector: Option<Option<NumberType>>,
}

/// The operands of `instruction`.
#[inline]
pub fn operands<'m, 't, L: TypeLookup + ?Sized>(
    instruction: Instruction<'m>,
    types: &'t L,
) -> Operands<'m, 't, L> {
    let pattern = instruction.grammar().map_or_else(|| Pattern::without_grammar(true), Pattern::new);
    Operands {
        words: instruction.words(),
        at: 1,
        opcode: instruction.opcode(),
        types,
        pattern,
        selector: None,
    }
}

impl<'m, L: TypeLookup + ?Sized> Operands<'m, '_, L> {
    /// Ends the iteration with an error.
    #[cold]
    fn fail(&mut self, rule: Rule, what: &str, kind: OperandKind) -> Error {
        self.at = self.words.len();
        self.pattern = Pattern::without_grammar(false);
        Error::broken(rule, format!("{} {what} of kind {}", self.opcode, grammar::operand_kind(kind).name))
    }

    #[inline]
    fn take(&mut self, kind: OperandKind, role: Role, count: usize) -> Result<Operand<'m>> {
        match self.words.get(self.at..self.at + count) {
            Some(words) => {
                let operand = Operand { kind, role, words, index: self.at };
                self.at += count;
                Ok(operand)
            }
            None => Err(self.fail(Rule::OperandsFit, "ends within its operand", kind)),
        }
    }

    /// The remaining words as one operand of unknown role.
    fn rest(&mut self, kind: OperandKind) -> Result<Operand<'m>> {
        self.pattern = Pattern::without_grammar(false);
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
                match row.enumerant(word) {
                    Some(enumerant) => self.pattern.push(enumerant.parameters),
                    None if row.parameterised => return self.rest(kind),
                    None => return self.take(kind, Role::Unknown, 1),
                }
                self.take(kind, Role::Enumerant, 1)
            }
            Category::BitEnum => {
                let known = self.pattern.push_mask(kind, word) && (word != 0 || row.enumerant(0).is_some());
                match known {
                    true => self.take(kind, Role::Enumerant, 1),
                    false if row.parameterised && word != 0 => self.rest(kind),
                    false => self.take(kind, Role::Unknown, 1),
                }
            }
            Category::Composite => {
                let Some((first, rest)) = row.bases.split_first() else {
                    return Err(Error::internal(format!("composite kind {} has no parts", row.name)));
                };
                self.pattern.push_kinds(rest);
                match kind {
                    OperandKind::PairLiteralIntegerIdRef => self.switch_literal(),
                    _ => self.operand(*first),
                }
            }
            Category::Literal => self.literal(kind, word),
        }
    }

    fn literal(&mut self, kind: OperandKind, word: u32) -> Result<Operand<'m>> {
        match kind {
            OperandKind::LiteralString => {
                match literal::string_words(self.words.get(self.at..).unwrap_or(&[])) {
                    Some(count) => self.take(kind, Role::String, count),
                    None => Err(self.fail(Rule::StringEnds, "has no end in its operand", kind)),
                }
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
                Some(inner) if word <= 0xFFFF && inner.is_spec_constant_op() => {
                    self.pattern.push(inner.operands);
                    self.take(kind, Role::Opcode(inner), 1)
                }
                _ => self.rest(kind),
            },
            OperandKind::LiteralExtInstInteger => {
                let import = self.words.get(self.at.wrapping_sub(1));
                let import = import.map_or(Import::Unknown, |import| self.types.ext_inst_set(Id(*import)));
                let row = import.instruction(word);
                self.pattern.extended(import, row);
                match self.variant(import, word) {
                    Some(variant) => {
                        self.pattern.replace(variant.row);
                        let role = if variant.is_named { Role::ExtInst(row) } else { Role::Unknown };
                        self.take(kind, role, 1)
                    }
                    None => self.take(kind, Role::ExtInst(row), 1),
                }
            }
            OperandKind::ForeignInteger => self.take(kind, Role::Unknown, 1),
            _ => self.take(kind, Role::Integer, 1),
        }
    }

    /// The layout of the extended instruction with this number, if its producer deviates from the grammar.
    fn variant(&self, import: Import, number: u32) -> Option<Variant> {
        let (Import::Set(set), Some(words)) = (import, self.words.get(self.at + 1..)) else { return None };
        variant::of(set, number, words, Id(*self.words.get(1)?), self.types)
    }

    /// The literal of an OpSwitch target, laid out by the selector's type.
    fn switch_literal(&mut self) -> Result<Operand<'m>> {
        let kind = OperandKind::LiteralInteger;
        let number = *self.selector.get_or_insert_with(|| {
            let selector = self.words.get(1).copied().map(Id)?;
            self.types.number_type(self.types.type_of(selector)?)
        });
        match number {
            Some(number @ NumberType::Integer { .. }) => {
                self.take(kind, Role::Number(number), number.words())
            }
            _ => self.rest(kind),
        }
    }
}

impl<'m, L: TypeLookup + ?Sized> Iterator for Operands<'m, '_, L> {
    type Item = Result<Operand<'m>>;

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        if self.at >= self.words.len() {
            if self.pattern.is_empty() {
                return None;
            }
            let pattern = std::mem::replace(&mut self.pattern, Pattern::without_grammar(false));
            return pattern
                .missing()
                .map(|kind| Err(self.fail(Rule::OperandsFit, "ends before its operand", kind)));
        }
        match self.pattern.next() {
            Next::Kind { kind, .. } => Some(self.operand(kind)),
            Next::Raw => Some(self.rest(OperandKind::LiteralInteger)),
            Next::End => {
                let surplus = self.words.len() - self.at;
                self.at = self.words.len();
                Some(Err(Error::broken(
                    Rule::OperandsFit,
                    format!("{} has {surplus} words more than its operands", self.opcode),
                )))
            }
        }
    }
}
