//! Spec: "NonSemantic.AuxData": attributes and metadata of functions and variables that core SPIR-V cannot represent, as strings.

/// The extended instruction set.
pub const SET: &str = "NonSemantic.AuxData";

/// The payload of an instruction of the set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AuxiliaryForm {
    /// A metadata node: target, kind, then constants and strings.
    Metadata,
    /// An attribute: target, name or printed form, then its value if it has one.
    Attribute,
}

/// One instruction of the set.
#[derive(Clone, Copy, Debug)]
pub struct AuxiliaryRow {
    /// Its number.
    pub number: u32,
    /// Its payload.
    pub form: AuxiliaryForm,
    /// Whether its target is a function; otherwise a variable.
    pub of_function: bool,
}

/// The instructions.
pub const ROWS: &[AuxiliaryRow] = &[
    AuxiliaryRow { number: 0, form: AuxiliaryForm::Metadata, of_function: true },
    AuxiliaryRow { number: 1, form: AuxiliaryForm::Attribute, of_function: true },
    AuxiliaryRow { number: 2, form: AuxiliaryForm::Metadata, of_function: false },
    AuxiliaryRow { number: 3, form: AuxiliaryForm::Attribute, of_function: false },
];

/// The number of the instruction with this payload for a function or a variable.
pub fn number(form: AuxiliaryForm, of_function: bool) -> Option<u32> {
    ROWS.iter().find(|row| (row.form, row.of_function) == (form, of_function)).map(|row| row.number)
}

/// Whether a metadata kind has a SPIR-V representation of its own.
pub fn is_said_otherwise(kind: &str) -> bool {
    kind == "dbg" || kind.starts_with("spirv.")
}
