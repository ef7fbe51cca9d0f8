//! The instructions of the debug information sets and their LLVM nodes, by number.

use super::Operand::*;
use super::value as v;
use super::{Operand, Row, Sets, When};
use crate::llvm::{DebugField as F, DebugKind as K};

const fn all(operand: Operand) -> (Sets, Operand) {
    (Sets::ALL, operand)
}

const fn opencl(operand: Operand) -> (Sets, Operand) {
    (Sets::OPENCL, operand)
}

const fn non_semantic(operand: Operand) -> (Sets, Operand) {
    (Sets::NON_SEMANTIC, operand)
}

const fn newest(operand: Operand) -> (Sets, Operand) {
    (Sets::NEWEST, operand)
}

const fn older(operand: Operand) -> (Sets, Operand) {
    (Sets::OLDER, operand)
}

const fn row(
    number: u32,
    name: &'static str,
    kind: K,
    when: When,
    operands: &'static [(Sets, Operand)],
) -> Row {
    Row { number, name, sets: Sets::ALL, kind, when, operands }
}

impl Row {
    const fn only(mut self, sets: Sets) -> Self {
        self.sets = sets;
        self
    }
}

/// The column of a node; LLVM's nodes have none.
const COLUMN: (Sets, Operand) = all(Filler(0));
const LINE: (Sets, Operand) = all(Number(F::Line));

/// All rows. Among the rows of one class the writer takes the first whose condition holds.
pub const ROWS: &[Row] = &[
    row(
        1,
        "DebugCompilationUnit",
        K::CompileUnit,
        When::Always,
        &[all(Filler(v::VERSION)), all(DwarfVersion), all(Source), all(Language), newest(Text(F::Producer))],
    ),
    row(
        2,
        "DebugTypeBasic",
        K::BasicType,
        When::Always,
        &[
            all(Text(F::Name)),
            all(Constant(F::Size)),
            older(Enumerant(F::Encoding, v::ENCODINGS)),
            newest(Enumerant(F::Encoding, v::NEWEST_ENCODINGS)),
            non_semantic(NoFlags),
        ],
    ),
    row(
        3,
        "DebugTypePointer",
        K::DerivedType,
        When::Tagged(&[v::tag::POINTER, v::tag::REFERENCE, v::tag::RVALUE_REFERENCE]),
        &[all(Type(F::Type)), all(StorageClass), all(Flags(v::POINTER_FLAGS))],
    ),
    row(
        4,
        "DebugTypeQualifier",
        K::DerivedType,
        When::Tagged(v::QUALIFIER_TAGS),
        &[all(Type(F::Type)), all(Enumerant(F::Tag, v::QUALIFIERS))],
    ),
    row(6, "DebugTypeVector", K::CompositeType, When::Vector, &[all(BaseType), all(Components)]),
    row(
        202,
        "DebugTypeArrayDynamic",
        K::CompositeType,
        When::Dynamic,
        &[
            all(Type(F::Type)),
            all(Bound(F::DataLocation)),
            all(Bound(F::Associated)),
            all(Bound(F::Allocated)),
            all(Bound(F::Rank)),
            all(Each(F::Elements)),
        ],
    )
    .only(Sets::NEWEST),
    row(
        5,
        "DebugTypeArray",
        K::CompositeType,
        When::Tagged(&[v::tag::ARRAY]),
        &[all(Type(F::Type)), older(Dimensions), newest(Each(F::Elements))],
    ),
    row(
        7,
        "DebugTypedef",
        K::DerivedType,
        When::Tagged(&[v::tag::TYPEDEF]),
        &[all(Text(F::Name)), all(BaseType), all(Source), all(TypedefLine), COLUMN, all(Scope)],
    ),
    row(
        8,
        "DebugTypeFunction",
        K::SubroutineType,
        When::Always,
        &[all(Flags(v::REFERENCES)), all(Signature)],
    ),
    row(
        9,
        "DebugTypeEnum",
        K::CompositeType,
        When::Tagged(&[v::tag::ENUMERATION]),
        &[
            all(Text(F::Name)),
            all(TypeOrVoid(F::Type)),
            all(Source),
            LINE,
            COLUMN,
            all(Scope),
            all(Constant(F::Size)),
            all(Flags(v::ENUMERATION_FLAGS)),
            all(Enumerators),
        ],
    ),
    row(
        10,
        "DebugTypeComposite",
        K::CompositeType,
        When::Tagged(&[v::tag::CLASS, v::tag::STRUCTURE, v::tag::UNION]),
        &[
            all(Text(F::Name)),
            all(Enumerant(F::Tag, v::COMPOSITES)),
            all(Source),
            LINE,
            COLUMN,
            all(Scope),
            all(Identifier(F::Identifier)),
            all(Constant(F::Size)),
            all(Flags(v::COMPOSITE_FLAGS)),
            all(Each(F::Elements)),
        ],
    ),
    row(
        11,
        "DebugTypeMember",
        K::DerivedType,
        When::Tagged(&[v::tag::MEMBER, v::tag::VARIABLE]),
        &[
            all(Text(F::Name)),
            all(Type(F::Type)),
            all(Source),
            LINE,
            COLUMN,
            opencl(Scope),
            all(Constant(F::Offset)),
            all(Constant(F::Size)),
            all(Flags(v::MEMBER_FLAGS)),
            all(MemberValue),
        ],
    ),
    row(
        12,
        "DebugTypeInheritance",
        K::DerivedType,
        When::Tagged(&[v::tag::INHERITANCE]),
        &[
            opencl(Scope),
            all(Type(F::Type)),
            all(Constant(F::Offset)),
            all(Constant(F::Size)),
            all(Flags(v::ACCESS)),
        ],
    ),
    row(
        13,
        "DebugTypePtrToMember",
        K::DerivedType,
        When::Tagged(&[v::tag::POINTER_TO_MEMBER]),
        &[all(Type(F::Type)), all(Type(F::ExtraData))],
    ),
    row(
        15,
        "DebugTypeTemplateParameter",
        K::TemplateType,
        When::Always,
        &[all(Text(F::Name)), all(Type(F::Type)), all(Nothing), all(AnySource), COLUMN, COLUMN],
    ),
    row(
        15,
        "DebugTypeTemplateParameter",
        K::TemplateValue,
        When::Tagged(&[v::tag::TEMPLATE_VALUE]),
        &[all(Text(F::Name)), all(Type(F::Type)), all(TemplateValue), all(AnySource), COLUMN, COLUMN],
    ),
    row(
        16,
        "DebugTypeTemplateParameterPack",
        K::TemplateValue,
        When::Tagged(&[v::tag::TEMPLATE_PACK]),
        &[all(Text(F::Name)), all(AnySource), COLUMN, COLUMN, all(Each(F::Value))],
    ),
    row(
        17,
        "DebugTypeTemplateTemplateParameter",
        K::TemplateValue,
        When::Tagged(&[v::tag::TEMPLATE_TEMPLATE]),
        &[all(Text(F::Name)), all(TemplateName), all(AnySource), COLUMN, COLUMN],
    ),
    row(
        18,
        "DebugGlobalVariable",
        K::GlobalVariable,
        When::Always,
        &[
            all(Text(F::Name)),
            all(Type(F::Type)),
            all(Source),
            LINE,
            COLUMN,
            all(GlobalScope),
            all(Text(F::LinkageName)),
            all(Variable),
            all(Flags(v::VARIABLE_FLAGS)),
            all(OptionalPart(F::StaticMember)),
        ],
    ),
    row(
        19,
        "DebugFunctionDeclaration",
        K::Subprogram,
        When::Declaration,
        &[
            all(Text(F::Name)),
            all(Type(F::Type)),
            all(Source),
            LINE,
            COLUMN,
            all(Scope),
            all(Text(F::LinkageName)),
            all(Flags(v::FUNCTION_FLAGS)),
        ],
    ),
    row(
        20,
        "DebugFunction",
        K::Subprogram,
        When::Definition,
        &[
            all(Text(F::Name)),
            all(Type(F::Type)),
            all(Source),
            LINE,
            COLUMN,
            all(Scope),
            all(Text(F::LinkageName)),
            all(Flags(v::FUNCTION_FLAGS)),
            all(Number(F::ScopeLine)),
            opencl(Function),
            all(DeclarationAndTarget),
        ],
    ),
    row(
        21,
        "DebugLexicalBlock",
        K::LexicalBlock,
        When::Always,
        &[all(Source), LINE, all(Number(F::Column)), all(Scope)],
    ),
    row(
        21,
        "DebugLexicalBlock",
        K::Namespace,
        When::Always,
        &[
            all(Source),
            all(Filler(0)),
            COLUMN,
            all(Scope),
            all(Text(F::Name)),
            newest(Truth(F::ExportSymbols)),
        ],
    ),
    row(
        22,
        "DebugLexicalBlockDiscriminator",
        K::LexicalBlockFile,
        When::Always,
        &[all(Source), all(Number(F::BlockDiscriminator)), all(Scope)],
    ),
    row(
        26,
        "DebugLocalVariable",
        K::LocalVariable,
        When::Always,
        &[
            all(Text(F::Name)),
            all(Type(F::Type)),
            all(Source),
            LINE,
            COLUMN,
            all(ScopeOrUnit),
            all(Flags(v::LOCAL_FLAGS)),
            all(Argument),
        ],
    ),
    row(
        34,
        "DebugImportedEntity",
        K::ImportedEntity,
        When::Always,
        &[
            all(Text(F::Name)),
            all(Enumerant(F::Tag, v::IMPORTS)),
            opencl(Padding),
            all(Source),
            all(Part(F::Entity)),
            LINE,
            COLUMN,
            all(ScopeOrUnit),
        ],
    ),
    row(200, "DebugModule", K::Module, When::Always, &MODULE).only(Sets::NEWEST),
    row(36, "DebugModuleINTEL", K::Module, When::Extension(v::MODULE_EXTENSION), &MODULE).only(Sets::OLDER),
    row(
        201,
        "DebugTypeSubrange",
        K::Subrange,
        When::Always,
        &[
            all(Bound(F::LowerBound)),
            all(Bound(F::UpperBound)),
            all(Bound(F::Count)),
            all(OptionalBound(F::Stride)),
        ],
    )
    .only(Sets::NEWEST),
    row(
        203,
        "DebugTypeString",
        K::StringType,
        When::Always,
        &[
            all(Text(F::Name)),
            all(Nothing),
            all(Bound(F::StringLocation)),
            all(Constant(F::Size)),
            all(Bound(F::StringLength)),
        ],
    )
    .only(Sets::NEWEST),
];

/// Operands of modules, whose numbers are literals in all sets but the newest.
const MODULE: [(Sets, Operand); 10] = [
    all(Text(F::Name)),
    all(Source),
    older(Literal(F::Line)),
    newest(Number(F::Line)),
    all(Scope),
    all(Text(F::ConfigurationMacros)),
    all(Text(F::IncludePath)),
    all(Text(F::ApiNotes)),
    older(Literal(F::IsDeclaration)),
    newest(Number(F::IsDeclaration)),
];
