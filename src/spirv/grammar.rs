//! The grammar of SPIR-V: every instruction, operand kind, enumerant and extended instruction that is published.
//!
//! Rule of this module: the tables are generated (`generate.py`) and never typed in; lookups by number are one indexing, lookups by
//! name one hash. Numbers beyond the tables are legal everywhere: a lookup returns `None` and the caller carries the raw word.
//! Known gap: the tables know what an enumerant requires, not where a requirement is lifted by an environment.

use std::fmt;

use super::generated::opcodes as op;
use super::generated::{extended, instructions, operand_kinds};

pub use super::generated::classes::Class;
pub use super::generated::extended::ExtInstSet;
pub use super::generated::operand_kinds::OperandKind;
pub use super::generated::revision::REVISION;

/// Number of an instruction, known to the grammar or not; constants are in [`op`].
///
/// Spec: "Instructions"
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Opcode(pub u16);

impl Opcode {
    /// Name as the specification spells it, with `Op`; `None` if the grammar does not know the opcode.
    pub fn opname(self) -> Option<&'static str> {
        instruction(self).map(|grammar| grammar.opname)
    }

    /// The opcode in the first word of an instruction.
    #[inline]
    pub const fn of_first_word(word: u32) -> Self {
        Self((word & 0xFFFF) as u16)
    }

    /// The first word of an instruction of so many words, the first included.
    #[inline]
    pub const fn first_word(self, word_count: u16) -> u32 {
        (word_count as u32) << 16 | self.0 as u32
    }

    /// Whether it is an instruction of an extended instruction set, with or without forward references.
    #[inline]
    pub fn is_extended(self) -> bool {
        matches!(self, op::ExtInst | op::ExtInstWithForwardRefsKHR)
    }

    /// Whether it declares a variable, typed or untyped, of the module or of a function.
    #[inline]
    pub fn is_variable(self) -> bool {
        matches!(self, op::Variable | op::UntypedVariableKHR)
    }

    /// Whether it begins or ends the validity of a source line.
    #[inline]
    pub fn is_line(self) -> bool {
        matches!(self, op::Line | op::NoLine)
    }

    /// Whether it ends a block.
    ///
    /// Spec: "Block Termination Instruction"
    #[inline]
    pub fn is_terminator(self) -> bool {
        matches!(
            self,
            op::Branch
                | op::BranchConditional
                | op::Switch
                | op::Return
                | op::ReturnValue
                | op::Unreachable
                | op::Kill
                | op::TerminateInvocation
                | op::IgnoreIntersectionKHR
                | op::TerminateRayKHR
                | op::EmitMeshTasksEXT
                | op::AbortKHR
        )
    }
}

impl fmt::Display for Opcode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.opname() {
            Some(name) => f.write_str(name),
            None => write!(f, "opcode {}", self.0),
        }
    }
}

impl fmt::Debug for Opcode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A version of SPIR-V.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Version {
    /// Major number.
    pub major: u8,
    /// Minor number.
    pub minor: u8,
}

impl Version {
    /// The newest version of the grammar.
    pub const NEWEST: Self = Self::new(1, 6);

    /// Version `major.minor`.
    pub const fn new(major: u8, minor: u8) -> Self {
        Self { major, minor }
    }

    /// The version as word 1 of a module's header.
    pub const fn word(self) -> u32 {
        (self.major as u32) << 16 | (self.minor as u32) << 8
    }

    /// The version that word 1 of a header names; `None` unless it is 1.0 to 1.6.
    pub fn from_word(word: u32) -> Option<Self> {
        let [zero, major, minor, patch] = word.to_be_bytes();
        let version = Self::new(major, minor);
        (zero == 0 && patch == 0 && major == 1 && version <= Self::NEWEST).then_some(version)
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.major, self.minor)
    }
}

/// How often an operand occurs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quantifier {
    /// Exactly once.
    One,
    /// At most once.
    Optional,
    /// Any number of times, to the end of the instruction.
    Variadic,
}

/// One operand as the grammar declares it.
#[derive(Debug)]
pub struct OperandGrammar {
    /// What the words mean.
    pub kind: OperandKind,
    /// How often it occurs.
    pub quantifier: Quantifier,
    /// The specification's name of it, or empty.
    pub name: &'static str,
}

/// Shorthand of the generated tables.
pub(super) const fn operand(kind: OperandKind, quantifier: Quantifier, name: &'static str) -> OperandGrammar {
    OperandGrammar { kind, quantifier, name }
}

/// Which operands of an instruction are `<id>`s, result type and result aside, as far as no operand decides over the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OperandShape {
    /// All, whatever their number.
    Ids,
    /// The first so many; literals of one word each follow.
    IdsThenLiterals(u8),
    /// The first so many; one string follows.
    IdsThenString(u8),
    /// The first so many; memory operands may follow.
    IdsThenAccess(u8),
    /// It takes a walk.
    Mixed,
}

/// One instruction as the grammar declares it.
#[derive(Debug)]
pub struct InstructionGrammar {
    /// Name, with `Op`.
    pub opname: &'static str,
    /// Other names of the same opcode, with `Op`.
    pub aliases: &'static [&'static str],
    /// Number.
    pub opcode: Opcode,
    /// Class of the specification.
    pub class: Class,
    /// Whether word 1 is a result type.
    pub has_result_type: bool,
    /// Whether a result `<id>` is defined.
    pub has_result: bool,
    /// Operands behind result type and result `<id>`.
    pub operands: &'static [OperandGrammar],
    /// What a glance tells of `operands`.
    pub shape: OperandShape,
    /// Least number of words of `operands`.
    pub least_words: u16,
    /// Greatest number of words of `operands`; `u16::MAX` if it is not bounded.
    pub most_words: u16,
    /// Capabilities of which one is needed; none are needed if empty.
    pub capabilities: &'static [u32],
    /// Extensions of which one is needed unless `version` suffices.
    pub extensions: &'static [&'static str],
    /// First version that has it without an extension.
    pub version: Option<Version>,
    /// Last version that has it.
    pub last_version: Option<Version>,
}

impl InstructionGrammar {
    /// Whether it declares a type, whatever class its extension puts it in.
    pub fn declares_type(&self) -> bool {
        self.class == Class::TypeDeclaration || self.opname.starts_with("OpType")
    }

    /// Name without `Op`, as the enumeration of rspirv spells it.
    pub fn name(&self) -> &'static str {
        self.opname.strip_prefix("Op").unwrap_or(self.opname)
    }

    /// Whether OpSpecConstantOp can hold it: its operands then follow without result type and result `<id>`.
    pub fn is_spec_constant_op(&self) -> bool {
        self.has_result_type && self.has_result
    }

    /// Whether an instruction of `words` words, the first included, has as many as its operands can take; this suffices
    /// unless its shape is [`OperandShape::Mixed`] or memory operands follow.
    #[inline]
    pub fn fits(&self, words: usize) -> bool {
        // A difference below 0 wraps around to a number that no instruction has.
        let operands = words.wrapping_sub(self.prefix_words());
        operands >= usize::from(self.least_words)
            && (operands <= usize::from(self.most_words) || self.most_words == u16::MAX)
            && operands <= usize::MAX >> 1
    }

    /// Number of words in front of `operands`: the first word, the result type and the result `<id>`.
    pub fn prefix_words(&self) -> usize {
        1 + usize::from(self.has_result_type) + usize::from(self.has_result)
    }
}

/// Category of an operand kind, as the grammar tells them apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Category {
    /// A mask of enumerants.
    BitEnum,
    /// One enumerant.
    ValueEnum,
    /// An `<id>`.
    Id,
    /// A literal.
    Literal,
    /// Several operands of other kinds.
    Composite,
}

/// One enumerant of an operand kind.
#[derive(Debug)]
pub struct Enumerant {
    /// Name.
    pub name: &'static str,
    /// Other names of the same value.
    pub aliases: &'static [&'static str],
    /// Value, for a mask the bit.
    pub value: u32,
    /// Operands that follow it.
    pub parameters: &'static [OperandGrammar],
    /// Capabilities of which one is needed; for an enumerant of `Capability` those that it implies.
    pub capabilities: &'static [u32],
    /// Extensions of which one is needed unless `version` suffices.
    pub extensions: &'static [&'static str],
    /// First version that has it without an extension.
    pub version: Option<Version>,
    /// Last version that has it.
    pub last_version: Option<Version>,
}

/// One operand kind as the grammar declares it.
#[derive(Debug)]
pub struct OperandKindGrammar {
    /// Name.
    pub name: &'static str,
    /// The kind itself.
    pub kind: OperandKind,
    /// Category.
    pub category: Category,
    /// Parts of a composite, in order.
    pub bases: &'static [OperandKind],
    /// Whether some enumerant has parameters.
    pub parameterised: bool,
    /// Enumerants, ascending by value.
    pub enumerants: &'static [Enumerant],
}

impl OperandKindGrammar {
    /// The enumerant of a value (for a mask: of a bit or of 0).
    pub fn enumerant(&self, value: u32) -> Option<&'static Enumerant> {
        match self.enumerants.get(value as usize) {
            Some(enumerant) if enumerant.value == value => Some(enumerant),
            _ => self
                .enumerants
                .binary_search_by_key(&value, |e| e.value)
                .ok()
                .and_then(|i| self.enumerants.get(i)),
        }
    }
}

/// One instruction of an extended instruction set.
#[derive(Debug)]
pub struct ExtInstGrammar {
    /// Name.
    pub name: &'static str,
    /// Number.
    pub number: u32,
    /// Operands behind the number.
    pub operands: &'static [OperandGrammar],
}

impl ExtInstSet {
    /// The set that OpExtInstImport imports under `name`, if the grammar knows it.
    pub fn by_name(name: &[u8]) -> Option<Self> {
        // A name that ends in a point stands for all versions of a set.
        let is = |known: &[u8]| name == known || known.ends_with(b".") && name.starts_with(known);
        extended::SETS.iter().find(|(_, known, _)| is(known.as_bytes())).map(|(set, _, _)| *set)
    }

    /// Whether the set has no influence on what a module computes; its operands are `<id>`s.
    pub fn is_non_semantic(self) -> bool {
        self.name().starts_with("NonSemantic.")
    }

    /// The name under which OpExtInstImport imports the set, without the version where any will do.
    pub fn name(self) -> &'static str {
        extended::SETS.get(self as usize).map_or("", |(_, name, _)| name)
    }

    /// All instructions, ascending by number.
    pub fn instructions(self) -> &'static [ExtInstGrammar] {
        extended::SETS.get(self as usize).map_or(&[], |(_, _, rows)| rows)
    }

    /// The instruction of a number.
    pub fn instruction(self, number: u32) -> Option<&'static ExtInstGrammar> {
        let rows = self.instructions();
        match rows.get(number as usize) {
            Some(row) if row.number == number => Some(row),
            _ => rows.binary_search_by_key(&number, |row| row.number).ok().and_then(|i| rows.get(i)),
        }
    }

    /// The instruction of a name.
    pub fn instruction_by_name(self, name: &[u8]) -> Option<&'static ExtInstGrammar> {
        let seed = self as u8;
        let (_, _, row) =
            find(&extended::BY_NAME, &extended::NAMES, u32::from(seed), name, |(set, known, _)| {
                *set == seed && known.as_bytes() == name
            })?;
        self.instructions().get(usize::from(*row))
    }
}

/// All instructions, ascending by opcode.
pub fn instructions() -> &'static [InstructionGrammar] {
    &instructions::INSTRUCTIONS
}

/// The grammar of an opcode.
#[inline]
pub fn instruction(opcode: Opcode) -> Option<&'static InstructionGrammar> {
    let row = *instructions::BY_OPCODE.get(usize::from(opcode.0))?;
    instructions::INSTRUCTIONS.get(usize::from(row))
}

/// The grammar of the instruction that has this name or alias, with `Op`.
pub fn instruction_by_name(opname: &[u8]) -> Option<&'static InstructionGrammar> {
    let (_, row) = find(&instructions::BY_NAME, &instructions::NAMES, 0, opname, |(known, _)| {
        known.as_bytes() == opname
    })?;
    instructions::INSTRUCTIONS.get(usize::from(*row))
}

/// All operand kinds, in the order of [`OperandKind`].
pub fn operand_kinds() -> &'static [OperandKindGrammar] {
    &operand_kinds::OPERAND_KINDS
}

/// The grammar of an operand kind.
#[inline]
pub fn operand_kind(kind: OperandKind) -> &'static OperandKindGrammar {
    // The table has one row for each variant, in order; a test holds it to that.
    &operand_kinds::OPERAND_KINDS[kind as usize]
}

/// The enumerant of `kind` with this value.
pub fn enumerant(kind: OperandKind, value: u32) -> Option<&'static Enumerant> {
    operand_kind(kind).enumerant(value)
}

/// Whether the operands of a decoration are `<id>`s.
pub fn decorates_by_id(decoration: u32) -> bool {
    let parameters = enumerant(OperandKind::Decoration, decoration).map_or(&[][..], |row| row.parameters);
    parameters.iter().any(|parameter| operand_kind(parameter.kind).category == Category::Id)
}

/// Whether text is among the operands of a decoration; of one that the grammar does not know it may be.
pub fn decoration_has_text(decoration: u32) -> bool {
    let known = enumerant(OperandKind::Decoration, decoration);
    known
        .is_none_or(|row| row.parameters.iter().any(|parameter| parameter.kind == OperandKind::LiteralString))
}

/// The enumerant of `kind` with this name or alias.
pub fn enumerant_by_name(kind: OperandKind, name: &[u8]) -> Option<&'static Enumerant> {
    let (_, _, row) = find(
        &operand_kinds::BY_NAME,
        &operand_kinds::NAMES,
        u32::from(kind as u8),
        name,
        |(of, known, _)| *of == kind && known.as_bytes() == name,
    )?;
    operand_kind(kind).enumerants.get(usize::from(*row))
}

/// FNV-1a with a seed and a final mix; `generate.py` computes the same.
fn hash(seed: u32, name: &[u8]) -> u32 {
    let value = name
        .iter()
        .fold(0x811C_9DC5 ^ seed, |value, byte| (value ^ u32::from(*byte)).wrapping_mul(0x0100_0193));
    value ^ (value >> 15)
}

/// Probes a generated hash table: `slots` holds indices into `rows`, or `u16::MAX`.
fn find<T>(
    slots: &[u16],
    rows: &'static [T],
    seed: u32,
    name: &[u8],
    is: impl Fn(&T) -> bool,
) -> Option<&'static T> {
    let mask = slots.len().wrapping_sub(1);
    let mut slot = hash(seed, name) as usize & mask;
    loop {
        let row = rows.get(usize::from(*slots.get(slot)?))?;
        if is(row) {
            return Some(row);
        }
        slot = (slot + 1) & mask;
    }
}
