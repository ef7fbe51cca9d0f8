//! Debug instructions that other translators lay out differently from the published grammars.
//!
//! Rule of this module: words that match the published layout are decoded with it wherever the two layouts can be distinguished. A
//! literal in place of the grammar's `<id>` has kind `ForeignInteger`: it is printed as `!<word>`, which every assembler accepts.

use super::Id;
use super::grammar::{ExtInstSet, OperandGrammar, OperandKind as K, Quantifier, operand};
use super::operands::{NumberType, TypeLookup};
use Quantifier::{One, Optional, Variadic};

const IMPORTED_ENTITY: u32 = 34;
const LOCAL_VARIABLE: u32 = 26;
const MODULE: u32 = 36;
const TYPE_BASIC: u32 = 2;
const TYPE_MEMBER: u32 = 11;
/// Other translators swap these two.
const TEMPLATE_TEMPLATE_PARAMETER: u32 = 16;
const TEMPLATE_PARAMETER_PACK: u32 = 17;

/// The number of the translator that produces most kernel modules, in the upper half of a header's generator word.
pub const TRANSLATOR_TOOL: u32 = 6;

/// A layout that deviates from the grammar.
#[derive(Clone, Copy)]
pub(super) struct Variant {
    /// The operands after the number.
    pub(super) row: &'static [OperandGrammar],
    /// Whether the instruction can be printed by name. If not, its number is printed as `!<word>` too.
    pub(super) is_named: bool,
}

/// The imported entity with a zero after the tag.
static PADDED_ENTITY: [OperandGrammar; 8] = [
    operand(K::IdRef, One, "Name"),
    operand(K::OpenClDebugImportedEntity, One, "Tag"),
    operand(K::ForeignInteger, One, "Zero"),
    operand(K::IdRef, One, "Source"),
    operand(K::IdRef, One, "Entity"),
    operand(K::LiteralInteger, One, "Line"),
    operand(K::LiteralInteger, One, "Column"),
    operand(K::IdRef, One, "Parent"),
];

static PACK: [OperandGrammar; 5] = [
    operand(K::IdRef, One, "Name"),
    operand(K::IdRef, One, "Source"),
    operand(K::ForeignInteger, One, "Line"),
    operand(K::LiteralInteger, One, "Column"),
    operand(K::IdRef, Variadic, "Template Parameters"),
];

/// The module with the line before the parent.
static MODULE_BY_LINE: [OperandGrammar; 8] = [
    operand(K::IdRef, One, "Name"),
    operand(K::IdRef, One, "Source"),
    operand(K::ForeignInteger, One, "Line"),
    operand(K::IdRef, One, "Parent"),
    operand(K::IdRef, One, "ConfigurationMacros"),
    operand(K::IdRef, One, "IncludePath"),
    operand(K::IdRef, One, "APINotesFile"),
    operand(K::LiteralInteger, One, "IsDeclaration"),
];

/// The local variable with a literal as its argument number.
static NUMBERED_VARIABLE: [OperandGrammar; 8] = [
    operand(K::IdRef, One, "Name"),
    operand(K::IdRef, One, "Type"),
    operand(K::IdRef, One, "Source"),
    operand(K::IdRef, One, "Line"),
    operand(K::IdRef, One, "Column"),
    operand(K::IdRef, One, "Parent"),
    operand(K::IdRef, One, "Flags"),
    operand(K::ForeignInteger, Optional, "Arg Number"),
];

/// The basic type without flags.
static BASIC_TYPE: [OperandGrammar; 3] =
    [operand(K::IdRef, One, "Name"), operand(K::IdRef, One, "Size"), operand(K::IdRef, One, "Encoding")];

/// The member with its composite before the offset, as in the older set.
static MEMBER_OF: [OperandGrammar; 10] = [
    operand(K::IdRef, One, "Name"),
    operand(K::IdRef, One, "Type"),
    operand(K::IdRef, One, "Source"),
    operand(K::IdRef, One, "Line"),
    operand(K::IdRef, One, "Column"),
    operand(K::IdRef, One, "Parent"),
    operand(K::IdRef, One, "Offset"),
    operand(K::IdRef, One, "Size"),
    operand(K::IdRef, One, "Flags"),
    operand(K::IdRef, Optional, "Value"),
];

/// The layout of a debug instruction if it deviates from the grammar. `words` follow its number; `result_type` is the void type.
pub(super) fn of<L: TypeLookup + ?Sized>(
    set: ExtInstSet,
    number: u32,
    words: &[u32],
    result_type: Id,
    types: &L,
) -> Option<Variant> {
    let named = |row| Some(Variant { row, is_named: true });
    let other = |number| {
        Some(Variant { row: set.instruction(number).map_or(&[][..], |row| row.operands), is_named: false })
    };
    match set {
        ExtInstSet::OpenClDebugInfo100 | ExtInstSet::SpirvDebug => match (number, words) {
            (IMPORTED_ENTITY, [_, _, 0, _, _, _, _, _]) => named(&PADDED_ENTITY),
            // The published instruction has five words, of which the third is an <id>.
            (TEMPLATE_TEMPLATE_PARAMETER, [_, _, 0, _, _]) => named(&PACK),
            (TEMPLATE_TEMPLATE_PARAMETER, words) if words.len() != 5 => named(&PACK),
            // In the published layout, only <id>s follow the column.
            (TEMPLATE_PARAMETER_PACK, [_, _, _, _, 0]) => other(TEMPLATE_TEMPLATE_PARAMETER),
            (MODULE, [_, _, first, second, ..]) => {
                let is_described = |word: u32| types.type_of(Id(word)) == Some(result_type);
                let is_published = *second == 0 || is_described(*first) && !is_described(*second);
                if is_published && *first != 0 { None } else { named(&MODULE_BY_LINE) }
            }
            _ => None,
        },
        ExtInstSet::NonSemanticShaderDebugInfo100 | ExtInstSet::NonSemanticShaderDebugInfo200 => {
            match (number, words) {
                (TEMPLATE_TEMPLATE_PARAMETER, words) if words.len() != 5 => other(TEMPLATE_PARAMETER_PACK),
                (TYPE_BASIC, [_, _, _]) => named(&BASIC_TYPE),
                (TYPE_MEMBER, [_, _, _, _, _, parent, _, _, _, ..])
                    if types.type_of(Id(*parent)) == Some(result_type) =>
                {
                    named(&MEMBER_OF)
                }
                (LOCAL_VARIABLE, [_, _, _, _, _, _, _, argument]) => {
                    let is_literal =
                        types.tool() == Some(TRANSLATOR_TOOL) || !is_of_integer_type(Id(*argument), types);
                    if is_literal { named(&NUMBERED_VARIABLE) } else { None }
                }
                _ => None,
            }
        }
        _ => None,
    }
}

fn is_of_integer_type<L: TypeLookup + ?Sized>(id: Id, types: &L) -> bool {
    let number = types.type_of(id).and_then(|of| types.number_type(of));
    matches!(number, Some(NumberType::Integer { .. }))
}
