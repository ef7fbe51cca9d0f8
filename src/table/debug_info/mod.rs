//! Spec (OpenCL.DebugInfo.100, NonSemantic.Shader.DebugInfo): debug information, and LLVM's nodes for it.
//!
//! A row equates an extended instruction with a class of nodes; its operands say which fields of the node they are. Reader and
//! writer walk the operands of the same row. The Khronos translator writes four sets, which differ in a few operands and in
//! whether numbers are literals or constants.

pub mod expression;
pub mod language;
pub mod referent;
mod rows;
pub mod value;

use crate::llvm::{DebugField, DebugKind};
pub use rows::ROWS;

/// An extended instruction set of debug information.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Set {
    /// `SPIRV.debug`, which no specification names: the next one by another name.
    Legacy = 1,
    /// `OpenCL.DebugInfo.100`.
    OpenCl100 = 2,
    /// `NonSemantic.Shader.DebugInfo.100`.
    NonSemantic100 = 4,
    /// `NonSemantic.Shader.DebugInfo.200`, which the Khronos translator alone knows.
    NonSemantic200 = 8,
}

impl Set {
    /// All sets.
    pub const ALL: [Self; 4] = [Self::Legacy, Self::OpenCl100, Self::NonSemantic100, Self::NonSemantic200];

    /// The name that `OpExtInstImport` has.
    pub fn name(self) -> &'static str {
        match self {
            Self::Legacy => "SPIRV.debug",
            Self::OpenCl100 => "OpenCL.DebugInfo.100",
            Self::NonSemantic100 => "NonSemantic.Shader.DebugInfo.100",
            Self::NonSemantic200 => "NonSemantic.Shader.DebugInfo.200",
        }
    }

    /// The set of a name.
    pub fn of_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|set| set.name() == name)
    }

    /// Whether numbers are constants, and lines extended instructions.
    pub fn is_non_semantic(self) -> bool {
        matches!(self, Self::NonSemantic100 | Self::NonSemantic200)
    }
}

/// Some of the sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sets(u8);

impl Sets {
    /// Every set.
    pub const ALL: Self = Self(15);
    /// Sets whose numbers are literals.
    pub const OPENCL: Self = Self(Set::Legacy as u8 | Set::OpenCl100 as u8);
    /// Sets whose numbers are constants.
    pub const NON_SEMANTIC: Self = Self(Set::NonSemantic100 as u8 | Set::NonSemantic200 as u8);
    /// The newest.
    pub const NEWEST: Self = Self(Set::NonSemantic200 as u8);
    /// All but the newest.
    pub const OLDER: Self = Self(Self::ALL.0 & !Self::NEWEST.0);

    /// Whether a set is one of these.
    pub fn has(self, set: Set) -> bool {
        self.0 & set as u8 != 0
    }
}

/// What an operand says.
#[derive(Clone, Copy, Debug)]
pub enum Operand {
    /// A string, empty where the node has none.
    Text(DebugField),
    /// A string that a dialect may write as [`Self::TextOrNone`].
    Identifier(DebugField),
    /// A string, or `DebugInfoNone`.
    TextOrNone(DebugField),
    /// The node's file, as a `DebugSource`.
    Source,
    /// A source that LLVM does not know: that of the first unit is written, and none is read.
    AnySource,
    /// A number: a literal or a constant of 32 bits, by the set.
    Number(DebugField),
    /// The line of a typedef: a number that a dialect may leave out.
    TypedefLine,
    /// A number that is a literal in every set.
    Literal(DebugField),
    /// A constant in every set, of 32 bits or, where it does not fit, 64.
    Constant(DebugField),
    /// A number that says nothing: this one is written, and any is read.
    Filler(u32),
    /// A word that the specification does not have here, and some dialects do: it is skipped where it stands.
    Padding,
    /// The flags of a basic type, of which the sets define none: 0.
    NoFlags,
    /// `DebugInfoNone`; what stands there is not read.
    Nothing,
    /// A number of a list: values of SPIR-V and of the field.
    Enumerant(DebugField, &'static [(u32, u32)]),
    /// The source language of a unit.
    Language,
    /// The version of DWARF that the module asks for.
    DwarfVersion,
    /// The storage class of a pointer.
    StorageClass,
    /// The storage class of a pointer, all ones where it has no address space.
    StorageClassOrOnes,
    /// Flags, of which these are read.
    Flags(u32),
    /// A node, or `DebugInfoNone`.
    Part(DebugField),
    /// A type, which may be `OpTypeVoid`; without one `DebugInfoNone`.
    Type(DebugField),
    /// The type that a typedef or the components of a vector are made of.
    BaseType,
    /// A type, without one `OpTypeVoid`.
    TypeOrVoid(DebugField),
    /// The scope; the unit where the node has none or a file. The reader leaves a unit out.
    Scope,
    /// The scope; the unit is one, too.
    ScopeOrUnit,
    /// The scope; a file is named by its path, and a member without a scope has `DebugInfoNone`.
    ScopeOrPath,
    /// The scope of a variable of the module: a namespace, a function or a module, else the first unit.
    GlobalScope,
    /// A bound of an array: a constant, a variable, an expression, or `DebugInfoNone`.
    Bound(DebugField),
    /// The same; a constant has 64 bits.
    WideBound(DebugField),
    /// A bound that stands only where the node has it.
    OptionalBound(DebugField),
    /// Counts of all dimensions. Lower bounds behind them are read, too.
    Dimensions,
    /// Counts of all dimensions, then their lower bounds, in constants of 64 bits.
    DimensionsAndLowerBounds,
    /// The number of components of a vector.
    Components,
    /// Nodes of a list, to the end.
    Each(DebugField),
    /// The result's type, `OpTypeVoid` for none, then those of parameters.
    Signature,
    /// The result's type, `DebugInfoNone` for none, then those of parameters.
    SignatureOrNone,
    /// Values and names, to the end.
    Enumerators,
    /// The value of a constant member, if there is one.
    MemberValue,
    /// The value of a template's parameter; `DebugInfoNone` for a type.
    TemplateValue,
    /// The name of a template that is a template's parameter.
    TemplateName,
    /// The variable of the module, or `DebugInfoNone`; an expression that stands for it is read, too.
    Variable,
    /// The variable of the module, an expression that stands for it, or `DebugInfoNone`.
    VariableOrExpression,
    /// The declaration of a static member, if there is one.
    OptionalPart(DebugField),
    /// The function that is described, or `DebugInfoNone`.
    Function,
    /// The declaration of a function and the name of its target, as far as there are such.
    DeclarationAndTarget,
    /// The position of a parameter, counted from 1, if it is one: a number.
    Argument,
    /// The position of a parameter as a literal in every set.
    ArgumentLiteral,
    /// The place of a variable in a function; a declaration without one is no declaration.
    Place,
    /// The place of a variable in a function, or `DebugInfoNone`.
    PlaceOrNone,
    /// A constant of type `bool`.
    Truth(DebugField),
}

/// What must hold of a node for its row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// Nothing.
    Always,
    /// It has one of these tags of DWARF.
    Tagged(&'static [u32]),
    /// An array that is a vector.
    Vector,
    /// An array whose place, size or number of dimensions is computed.
    Dynamic,
    /// A function's definition.
    Definition,
    /// A function's declaration.
    Declaration,
    /// The extension is allowed.
    Extension(&'static str),
}

/// An extended instruction, and the class of nodes that it is.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// Number in the set, as the Khronos translator has it.
    pub number: u32,
    /// Name, by the specification.
    pub name: &'static str,
    /// Sets that have it.
    pub sets: Sets,
    /// Class of the node.
    pub kind: DebugKind,
    /// What else the writer asks of the node.
    pub when: When,
    /// Operands, with the sets that have them.
    pub operands: &'static [(Sets, Operand)],
}

impl Row {
    /// The number in the specification, where the Khronos translator has two the other way round.
    pub fn conforming_number(&self) -> u32 {
        match self.number {
            number::TEMPLATE_PACK => number::TEMPLATE_TEMPLATE,
            number::TEMPLATE_TEMPLATE => number::TEMPLATE_PACK,
            number => number,
        }
    }

    /// The operands in a set.
    pub fn operands_in(&self, set: Set) -> impl Iterator<Item = Operand> + '_ {
        self.operands.iter().filter(move |(sets, _)| sets.has(set)).map(|(_, operand)| *operand)
    }
}

/// Rows of a class of nodes in a set, the first one that holds counts. Numbers of fixed point are basic types of no encoding.
pub fn rows_of(kind: DebugKind, set: Set) -> impl Iterator<Item = &'static Row> {
    let kind = if kind == DebugKind::FixedPointType { DebugKind::BasicType } else { kind };
    ROWS.iter().filter(move |row| row.kind == kind && row.sets.has(set))
}

/// Rows of an instruction's number in a set.
pub fn rows_numbered(number: u32, set: Set) -> impl Iterator<Item = &'static Row> {
    ROWS.iter().filter(move |row| row.number == number && row.sets.has(set))
}

/// Instructions that are no nodes, or that are made with others.
pub mod number {
    #![allow(missing_docs, reason = "the names of the specification")]
    pub const INFO_NONE: u32 = 0;
    pub const COMPILATION_UNIT: u32 = 1;
    pub const TYPE_BASIC: u32 = 2;
    pub const TYPE_POINTER: u32 = 3;
    pub const TYPE_QUALIFIER: u32 = 4;
    pub const TYPE_ARRAY: u32 = 5;
    pub const TYPE_VECTOR: u32 = 6;
    pub const TYPEDEF: u32 = 7;
    pub const TYPE_FUNCTION: u32 = 8;
    pub const TYPE_ENUM: u32 = 9;
    pub const TYPE_COMPOSITE: u32 = 10;
    pub const TYPE_MEMBER: u32 = 11;
    pub const TYPE_INHERITANCE: u32 = 12;
    pub const TYPE_POINTER_TO_MEMBER: u32 = 13;
    pub const TYPE_TEMPLATE: u32 = 14;
    pub const TEMPLATE_PARAMETER: u32 = 15;
    /// As the Khronos translator has it; in the specification this and the next are the other way round.
    pub const TEMPLATE_PACK: u32 = 16;
    pub const TEMPLATE_TEMPLATE: u32 = 17;
    pub const GLOBAL_VARIABLE: u32 = 18;
    pub const FUNCTION_DECLARATION: u32 = 19;
    pub const FUNCTION: u32 = 20;
    pub const LEXICAL_BLOCK: u32 = 21;
    pub const LEXICAL_BLOCK_DISCRIMINATOR: u32 = 22;
    pub const SCOPE: u32 = 23;
    pub const NO_SCOPE: u32 = 24;
    pub const INLINED_AT: u32 = 25;
    pub const LOCAL_VARIABLE: u32 = 26;
    pub const INLINED_VARIABLE: u32 = 27;
    pub const DECLARE: u32 = 28;
    pub const VALUE: u32 = 29;
    pub const OPERATION: u32 = 30;
    pub const EXPRESSION: u32 = 31;
    pub const MACRO_DEFINITION: u32 = 32;
    pub const MACRO_UNDEFINITION: u32 = 33;
    pub const IMPORTED_ENTITY: u32 = 34;
    pub const SOURCE: u32 = 35;
    pub const MODULE_INTEL: u32 = 36;
    pub const FUNCTION_DEFINITION: u32 = 101;
    pub const SOURCE_CONTINUED: u32 = 102;
    pub const LINE: u32 = 103;
    pub const NO_LINE: u32 = 104;
    pub const BUILD_IDENTIFIER: u32 = 105;
    pub const STORAGE_PATH: u32 = 106;
    pub const ENTRY_POINT: u32 = 107;
    pub const TYPE_MATRIX: u32 = 108;
    pub const TYPE_SUBRANGE: u32 = 201;
    pub const TYPE_ARRAY_DYNAMIC: u32 = 202;
    pub const TYPE_STRING: u32 = 203;
}

#[cfg(test)]
mod tests;
