//! `spec-constants`: lists the specialization constants of a module.

use super::diagnostic::Blamed;
use super::{Input, print, read};
use serde_json::{Value, json};
use spirv_llvm_translate::internal::options::Options;
use spirv_llvm_translate::internal::parse_spirv;
use spirv_llvm_translate::internal::spec_constants::SpecConstant;
use std::path::Path;

/// Lists the specialization constants of a module on standard output.
///
/// # Errors
/// A file that cannot be read or holds no SPIR-V module.
pub fn run(path: &Path, json: bool) -> anyhow::Result<()> {
    let Input { bytes, form, source } = read(path, None)?;
    let module = parse_spirv(&bytes, form, &Options::default()).map_err(|error| Blamed { error, source })?;
    let constants = spirv_llvm_translate::internal::spec_constants::list(&module);
    let text = if json { json_list(&constants) } else { table(&constants) };
    print(&text)
}

/// Aligned columns: id, type, default value, name.
fn table(constants: &[SpecConstant]) -> String {
    let rows: Vec<[String; 3]> =
        constants.iter().map(|c| [c.spec_id.to_string(), c.ty.to_string(), c.default_text()]).collect();
    let width = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(String::len).max();
    let widths = [0, 1, 2].map(|column| width(column).unwrap_or(0));
    let lines = rows.iter().zip(constants).map(|([id, ty, default], constant)| {
        let [first, second, third] = widths;
        let line = format!("{id:>first$}  {ty:second$}  {default:>third$}  {}", constant.name);
        format!("{}\n", line.trim_end())
    });
    lines.collect()
}

fn json_list(constants: &[SpecConstant]) -> String {
    format!("{:#}\n", objects(constants))
}

/// The constants as a JSON array of objects.
pub fn objects(constants: &[SpecConstant]) -> Value {
    let object = |constant: &SpecConstant| {
        let text = constant.default_text();
        // JSON lacks hexadecimal numbers, which represent infinities and NaNs.
        let default = serde_json::from_str(&text).unwrap_or(Value::String(text));
        json!({
            "id": constant.spec_id,
            "name": constant.name,
            "type": constant.ty.to_string(),
            "size": constant.size_bytes(),
            "default": default,
        })
    };
    Value::Array(constants.iter().map(object).collect())
}
