//! Spec (OpenCL.DebugInfo.100, NonSemantic.Shader.DebugInfo): debug information, and LLVM's nodes for it.
//!
//! A row maps an extended instruction to a class of nodes, and its operands to fields of the node. Reader and writer iterate over
//! the operands of the same row. There are four sets, which differ in a few operands and in whether numbers are
//! literals or constants.

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
    /// `SPIRV.debug`, an unspecified alias of `OpenCL.DebugInfo.100`.
    Legacy = 1,
    /// `OpenCL.DebugInfo.100`.
    OpenCl100 = 2,
    /// `NonSemantic.Shader.DebugInfo.100`.
    NonSemantic100 = 4,
    /// `NonSemantic.Shader.DebugInfo.200`, which has no published specification.
    NonSemantic200 = 8,
}

impl Set {
    /// All sets.
    pub const ALL: [Self; 4] = [Self::Legacy, Self::OpenCl100, Self::NonSemantic100, Self::NonSemantic200];

    /// The set's name in `OpExtInstImport`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Legacy => "SPIRV.debug",
            Self::OpenCl100 => "OpenCL.DebugInfo.100",
            Self::NonSemantic100 => "NonSemantic.Shader.DebugInfo.100",
            Self::NonSemantic200 => "NonSemantic.Shader.DebugInfo.200",
        }
    }

    /// The set with a name.
    pub fn of_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|set| set.name() == name)
    }

    /// Whether numbers are ids of constants, and lines are extended instructions.
    pub fn is_non_semantic(self) -> bool {
        matches!(self, Self::NonSemantic100 | Self::NonSemantic200)
    }
}

/// A subset of the sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sets(u8);

impl Sets {
    /// All sets.
    pub const ALL: Self = Self(15);
    /// Sets whose numbers are literals.
    pub const OPENCL: Self = Self(Set::Legacy as u8 | Set::OpenCl100 as u8);
    /// Sets whose numbers are ids of constants.
    pub const NON_SEMANTIC: Self = Self(Set::NonSemantic100 as u8 | Set::NonSemantic200 as u8);
    /// The newest set.
    pub const NEWEST: Self = Self(Set::NonSemantic200 as u8);
    /// All sets but the newest.
    pub const OLDER: Self = Self(Self::ALL.0 & !Self::NEWEST.0);

    /// Whether the subset contains a set.
    pub fn has(self, set: Set) -> bool {
        self.0 & set as u8 != 0
    }
}

/// The mapping of an operand.
#[derive(Clone, Copy, Debug)]
pub enum Operand {
    /// A string; empty if the node has none.
    Text(DebugField),
    /// A string that a dialect may emit as [`Self::TextOrNone`].
    Identifier(DebugField),
    /// A string, or `DebugInfoNone`.
    TextOrNone(DebugField),
    /// The node's file, as a `DebugSource`.
    Source,
    /// A source without an LLVM field: the writer emits that of the first unit, and the reader ignores it.
    AnySource,
    /// A number: a literal or a 32-bit constant, depending on the set.
    Number(DebugField),
    /// The line of a typedef: a number that a dialect may omit.
    TypedefLine,
    /// A literal in every set.
    Literal(DebugField),
    /// A constant in every set, of 32 bits or, if the value does not fit, 64.
    Constant(DebugField),
    /// An ignored number: the writer emits this value, and the reader accepts any.
    Filler(u32),
    /// An unspecified word that some dialects emit here; the reader skips it.
    Padding,
    /// The flags of a basic type, always 0 because the sets define none.
    NoFlags,
    /// `DebugInfoNone`; the reader ignores the operand.
    Nothing,
    /// An enumerant: pairs of SPIR-V's and the field's values.
    Enumerant(DebugField, &'static [(u32, u32)]),
    /// The source language of a compile unit.
    Language,
    /// The DWARF version requested by the module.
    DwarfVersion,
    /// The storage class of a pointer.
    StorageClass,
    /// The storage class of a pointer; all ones if the pointer has no address space.
    StorageClassOrOnes,
    /// Flags; the reader accepts these bits.
    Flags(u32),
    /// A node; `DebugInfoNone` if absent.
    Part(DebugField),
    /// A type, which may be `OpTypeVoid`; `DebugInfoNone` if absent.
    Type(DebugField),
    /// The base type of a typedef or the component type of a vector.
    BaseType,
    /// A type; `OpTypeVoid` if absent.
    TypeOrVoid(DebugField),
    /// The scope; the compile unit if the node's scope is absent or a file. The reader drops a compile unit.
    Scope,
    /// The scope, which may be the compile unit.
    ScopeOrUnit,
    /// The scope; a file is represented by its path, and a member without a scope has `DebugInfoNone`.
    ScopeOrPath,
    /// The scope of a global variable: a namespace, a function or a module, otherwise the first compile unit.
    GlobalScope,
    /// An array bound: a constant, a variable, an expression, or `DebugInfoNone`.
    Bound(DebugField),
    /// An array bound whose constants have 64 bits.
    WideBound(DebugField),
    /// An array bound that is omitted if the node has none.
    OptionalBound(DebugField),
    /// Counts of all dimensions. The reader also accepts lower bounds after them.
    Dimensions,
    /// Counts of all dimensions, then their lower bounds, as 64-bit constants.
    DimensionsAndLowerBounds,
    /// The number of components of a vector.
    Components,
    /// The nodes of a list, to the last operand.
    Each(DebugField),
    /// The return type, `OpTypeVoid` if absent, then the parameter types.
    Signature,
    /// The return type, `DebugInfoNone` if absent, then the parameter types.
    SignatureOrNone,
    /// Pairs of value and name, to the last operand.
    Enumerators,
    /// The value of a constant member, if any.
    MemberValue,
    /// The value of a template parameter; `DebugInfoNone` for a type parameter.
    TemplateValue,
    /// The name of a template template parameter's template.
    TemplateName,
    /// The global variable, or `DebugInfoNone`. The reader also accepts an expression for its value.
    Variable,
    /// The global variable, an expression for its value, or `DebugInfoNone`.
    VariableOrExpression,
    /// The declaration of a static member, if any.
    OptionalPart(DebugField),
    /// The described function, or `DebugInfoNone`.
    Function,
    /// The declaration of a function and the name of its target function, if present.
    DeclarationAndTarget,
    /// The position of a parameter, counted from 1, as a number; omitted for other variables.
    Argument,
    /// The position of a parameter as a literal in every set.
    ArgumentLiteral,
    /// The storage of a local variable. A `DebugDeclare` without storage becomes a `DebugValue` of undef.
    Place,
    /// The storage of a local variable, or `DebugInfoNone`.
    PlaceOrNone,
    /// A constant of type `bool`.
    Truth(DebugField),
}

/// The condition of a row on the node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// No condition.
    Always,
    /// The node has one of these DWARF tags.
    Tagged(&'static [u32]),
    /// The node is an array with the vector flag.
    Vector,
    /// The node is an array with a dynamic data location, allocation, association or rank.
    Dynamic,
    /// The node is a function's definition.
    Definition,
    /// The node is a function's declaration.
    Declaration,
    /// The extension is allowed.
    Extension(&'static str),
}

/// The number in the specification of an instruction that LLVM's producers number otherwise, and the reverse: two numbers are exchanged.
pub fn exchanged(number: u32) -> u32 {
    match number {
        number::TEMPLATE_PACK => number::TEMPLATE_TEMPLATE,
        number::TEMPLATE_TEMPLATE => number::TEMPLATE_PACK,
        number => number,
    }
}

/// An extended instruction and its class of nodes.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// Number in the set; two are exchanged (see [`Row::conforming_number`]).
    pub number: u32,
    /// Name in the specification.
    pub name: &'static str,
    /// Sets that have it.
    pub sets: Sets,
    /// Class of the node.
    pub kind: DebugKind,
    /// The writer's condition on the node.
    pub when: When,
    /// Operands, with the sets that have them.
    pub operands: &'static [(Sets, Operand)],
}

impl Row {
    /// The number in the specification.
    pub fn conforming_number(&self) -> u32 {
        exchanged(self.number)
    }

    /// The operands in a set.
    pub fn operands_in(&self, set: Set) -> impl Iterator<Item = Operand> + '_ {
        self.operands.iter().filter(move |(sets, _)| sets.has(set)).map(|(_, operand)| *operand)
    }
}

/// Rows of a class of nodes in a set; the first row whose condition holds applies. Fixed-point types are basic types without an
/// encoding.
pub fn rows_of(kind: DebugKind, set: Set) -> impl Iterator<Item = &'static Row> {
    let kind = if kind == DebugKind::FixedPointType { DebugKind::BasicType } else { kind };
    ROWS.iter().filter(move |row| row.kind == kind && row.sets.has(set))
}

/// Rows with an instruction number in a set.
pub fn rows_numbered(number: u32, set: Set) -> impl Iterator<Item = &'static Row> {
    ROWS.iter().filter(move |row| row.number == number && row.sets.has(set))
}

/// Numbers of instructions that are not nodes or are emitted together with others.
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
    /// As producers of LLVM IR number it; the specification exchanges this number and the next.
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
