//! Look-up of the rows of OpenCL C builtins by name.

use std::sync::OnceLock;

use mangling::Type;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::super::builtin_variable::{self, VariableForm, VariableRow};
use super::name::{self, Postfix};
use super::{Plan, Row, rows};

/// The candidates for one name or stem.
#[derive(Default)]
struct Entry {
    variable: Option<&'static VariableRow>,
    rows: SmallVec<[&'static Row; 3]>,
}

fn index() -> &'static FxHashMap<&'static str, Entry> {
    static INDEX: OnceLock<FxHashMap<&'static str, Entry>> = OnceLock::new();
    INDEX.get_or_init(|| {
        let mut index: FxHashMap<_, Entry> = FxHashMap::default();
        index.reserve(1024);
        for row in rows() {
            index.entry(row.name).or_default().rows.push(row);
        }
        for variable in builtin_variable::ROWS.iter().filter(|row| !row.opencl.is_empty()) {
            index.entry(variable.opencl).or_default().variable = Some(variable);
        }
        index
    })
}

/// The plan for a name with these parameters, which are `None` for a name that is not mangled.
pub(super) fn find(name: &str, parameters: Option<&[Type]>) -> Option<Plan> {
    if let Some(entry) = index().get(name) {
        return select(entry, Postfix::default(), parameters);
    }
    let (stem, postfix) = name::parse(name)?;
    select(index().get(stem.as_str())?, postfix, parameters)
}

fn select(entry: &Entry, postfix: Postfix, parameters: Option<&[Type]>) -> Option<Plan> {
    if let (Some(variable), Some(parameters)) = (entry.variable, parameters) {
        return takes(variable, parameters).then_some(Plan::Variable(variable));
    }
    entry.rows.iter().find(|row| applies(row, parameters)).map(|row| Plan::Row(row, postfix))
}

/// Whether the function of a builtin variable has these parameters.
fn takes(variable: &VariableRow, parameters: &[Type]) -> bool {
    let is_index =
        |ty: &Type| matches!(ty, Type::Scalar(scalar) if scalar.is_signed() || scalar.is_unsigned());
    match (variable.form, parameters) {
        (VariableForm::Vector3(_), [dimension]) => is_index(dimension),
        (VariableForm::Vector3(_), _) => false,
        (_, parameters) => parameters.is_empty(),
    }
}

/// Whether a row matches a call with these parameters.
pub(super) fn applies(row: &Row, parameters: Option<&[Type]>) -> bool {
    let unmangled = row.when.contains(&super::guard::Condition::Unmangled);
    match parameters {
        None => unmangled,
        Some(list) => {
            let (least, most) = row.arity();
            !unmangled
                && (least..=most).contains(&list.len())
                && row.when.iter().all(|condition| condition.holds(parameters))
        }
    }
}
