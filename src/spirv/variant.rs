//! Debug instructions that other translators lay out in another way than the published grammars.
//!
//! Rule of this module: words that the published layout explains keep it, wherever the two can be told apart. A literal that
//! stands where the grammar has an `<id>` is of kind `ForeignInteger`: it is printed as `!<word>`, so that every assembler takes it.

use super::Id;
use super::grammar::{ExtInstSet, OperandGrammar, OperandKind as K, Quantifier, operand};
use super::operands::{NumberType, TypeLookup};
use Quantifier::{One, Optional, Variadic};

const IMPORTED_ENTITY: u32 = 34;
const LOCAL_VARIABLE: u32 = 26;
const MODULE: u32 = 36;
/// Other translators exchange these two.
const TEMPLATE_TEMPLATE_PARAMETER: u32 = 16;
const TEMPLATE_PARAMETER_PACK: u32 = 17;

/// The number of the translator that most modules of kernels come from, in the generator word of a header, of which it is the upper half.
pub const TRANSLATOR_TOOL: u32 = 6;

/// A layout that is not that of the grammar.
#[derive(Clone, Copy)]
pub(super) struct Variant {
    /// The operands behind the number.
    pub(super) row: &'static [OperandGrammar],
    /// Whether the operands can be written behind the instruction's name. If not, its number stands as `!<word>`, too.
    pub(super) is_named: bool,
}

/// With a zero behind the tag.
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

/// With the line in front of the parent.
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

/// With a literal as the argument's number.
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

/// The layout of a debug instruction, if it is not that of the grammar. `words` stand behind its number, `result_type` is void.
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
            // In the published one only <id>s follow the column.
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
