//! A walk over the operands of one instruction, as the grammar declares them.
//!
//! Rule of this module: no word is ever framed by a guess. Where the grammar ends (unknown opcode, unknown enumerant of a kind whose
//! enumerants have parameters, unknown extended instruction set) the remaining words are handed out as one operand of
//! [`Role::Unknown`]; where the words contradict the grammar the walk ends with an error.

use super::grammar::{self, Category, ExtInstGrammar, ExtInstSet, InstructionGrammar, Opcode, OperandKind};
use super::instruction::{Id, Instruction};
use super::pattern::{Next, Pattern};
use super::variant::{self, Variant};
use super::{literal, op};
use crate::error::{Error, Result};
use crate::rule::Rule;

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
    /// The tool that wrote the module, by its number in the header; `None` if it is not known.
    fn tool(&self) -> Option<u32> {
        None
    }
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

    /// The instruction of a number, if the grammar has it.
    pub fn instruction(self, number: u32) -> Option<&'static ExtInstGrammar> {
        match self {
            Self::Set(set) => set.instruction(number),
            Self::NonSemantic | Self::Unknown => None,
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
    ExtInst(Option<&'static ExtInstGrammar>),
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

/// The walk: an iterator over the operands, result type and result `<id>` included. It ends behind the first error.
pub struct Operands<'m, 't, L: ?Sized> {
    words: &'m [u32],
    at: usize,
    opcode: Opcode,
    types: &'t L,
    pattern: Pattern,
    /// Type of the selector of an OpSwitch, once it was looked up: a switch has many literals.
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
    /// Ends the walk.
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

    /// Everything that is left, unexplained.
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

    /// The layout of the extended instruction whose number is next, where a producer has another than the grammar.
    fn variant(&self, import: Import, number: u32) -> Option<Variant> {
        let (Import::Set(set), Some(words)) = (import, self.words.get(self.at + 1..)) else { return None };
        variant::of(set, number, words, Id(*self.words.get(1)?), self.types)
    }

    /// The literal of a pair of OpSwitch, laid out by the type of the selector.
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
