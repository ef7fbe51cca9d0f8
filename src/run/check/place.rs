//! Places of instructions, for messages.

use spirv_llvm_translate::internal::llvm::{DebugRecordKind, DebugStorage, Metadata, Value};

use crate::arguments::WORDS_OF;

/// What an instruction does with a value that has to be defined.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Kind {
    /// It uses it as an address.
    Access,
    /// It divides by it.
    Division,
    /// It decides where to go on.
    Branch,
    /// Anything else.
    #[default]
    Other,
}

/// A place.
#[derive(Clone, Debug, Default)]
pub struct Place {
    /// For people.
    pub text: String,
    /// What is done there.
    pub kind: Kind,
}

/// Places by number; the first one is none.
pub type Places = Vec<Place>;

impl Place {
    /// The place of an instruction: of the source, else the instruction itself.
    pub fn of(instruction: Value<'_>, kind: Kind) -> Self {
        Self { text: source(instruction).unwrap_or_else(|| own(instruction)), kind }
    }

    /// The place of a variable: that of its declaration in the source if it is known.
    pub fn of_variable<'c>(variable: Value<'c>, declarations: &[Declaration<'c>]) -> Self {
        let declaration = declarations.iter().find(|declaration| declaration.variable == variable);
        let declared = declaration.and_then(|declaration| {
            let name = declaration.description.operand(1)?.string()?;
            Some(format!("{}, '{name}'", at(declaration.location?)?))
        });
        Self {
            text: declared.or_else(|| source(variable)).unwrap_or_else(|| own(variable)),
            kind: Kind::Other,
        }
    }
}

/// The debug information of a variable.
pub struct Declaration<'c> {
    variable: Value<'c>,
    description: Metadata<'c>,
    location: Option<Metadata<'c>>,
}

/// The variables of a function that are declared.
pub fn declarations(function: Value<'_>) -> Vec<Declaration<'_>> {
    let instructions = function.blocks().flat_map(|block| block.instructions());
    let records = instructions.flat_map(|instruction| instruction.debug_records());
    let declaration = records.filter(|record| record.kind == DebugRecordKind::Declare).filter_map(|record| {
        let DebugStorage::One(variable) = record.storage else { return None };
        Some(Declaration { variable, description: record.variable?, location: record.location })
    });
    declaration.collect()
}

/// A place in a source.
fn source(instruction: Value<'_>) -> Option<String> {
    at(instruction.debug_location()?)
}

/// A place in a source, or the word of an instruction.
fn at(location: Metadata<'_>) -> Option<String> {
    let (line, column) = location.location_place()?;
    let file = location.location_scope()?.debug_file()?.file_name()?;
    Some(match (file.strip_prefix(WORDS_OF), column) {
        (Some(file), _) => format!("word {line} of {file}"),
        (None, 0) => format!("{file}:{line}"),
        (None, _) => format!("{file}:{line}:{column}"),
    })
}

/// An instruction as LLVM writes it.
fn own(instruction: Value<'_>) -> String {
    let function = instruction.function().map(|function| function.name().into_owned());
    let text = instruction.to_string();
    let is_about = |part: &&str| !part.trim().starts_with(['!']) && !part.trim().starts_with("align ");
    let text: Vec<&str> = text.trim().split(',').filter(is_about).collect();
    format!("'{}' in {}", text.join(","), function.unwrap_or_default())
}
