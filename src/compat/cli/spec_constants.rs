//! The lists of `--spec-const`, resolved against the module, with the Khronos translator's messages.

use super::failure::Failure;
use crate::llvm::parse_float;
use crate::spec_constants::{Override, ScalarType, SpecConstant, list};
use crate::spirv::Module;

/// The flag's spelling in messages.
const FLAG: &str = "-spec-const";

/// Parses the last list of `ID:TYPE:VALUE` entries for a module. The last entry for a constant takes
/// precedence.
///
/// # Errors
/// Malformed entries, constants that the module does not have, types of another size, invalid values.
pub(super) fn overrides(lists: &[String], module: &Module) -> Result<Vec<Override>, Failure> {
    let constants = list(module);
    let entries = lists.last().into_iter().flat_map(|list| list.split_whitespace());
    entries
        .map(|entry| one(entry, &constants).map_err(|text| Failure::tool(format!("Error: {text}"))))
        .collect()
}

fn one(entry: &str, constants: &[SpecConstant]) -> Result<Override, String> {
    let mut parts = entry.splitn(3, ':');
    let (Some(id), Some(ty), Some(value)) = (parts.next(), parts.next(), parts.next()) else {
        let form = "<id1:type1:value1 id2:type2:value2 ...>";
        return Err(format!(
            "Invalid format of {FLAG} option: \"{entry}\". Expected format: {FLAG} \"{form}\""
        ));
    };
    let invalid =
        |what: &str, text: &str| format!("Invalid {what} for '{FLAG}' option! In \"{entry}\": {text}");
    let spec_id: u32 =
        id.parse().map_err(|_| invalid("id", &format!("\"{id}\" must be a 32-bit unsigned integer")))?;
    let constant = constants.iter().find(|constant| constant.spec_id == spec_id).ok_or_else(|| {
        let text = format!("There is no specialization constant with id = {spec_id} in the SPIR-V module.");
        format!("CL_INVALID_SPEC_ID. \"{entry}\": {text}")
    })?;
    let Some(scalar) = ScalarType::by_name(ty) else {
        let types = "i1, i8, i16, i32, i64, f16, f32, f64";
        return Err(invalid("type", &format!("\"{ty}\" - is not allowed type. Allowed types are: {types}")));
    };
    let (given, wanted) = (scalar.size_bytes(), constant.size_bytes());
    if given != wanted {
        let text = "does not match the size of the specialization constant in the module";
        return Err(format!(
            "CL_INVALID_VALUE. In \"{entry}\": Size of type {ty} ({given} bytes) {text} ({wanted} bytes)"
        ));
    }
    let is_float = matches!(scalar, ScalarType::Float { .. });
    let width_bits = scalar.width_bits();
    // Integers are decimal and unsigned.
    let digits = Some(value).filter(|value| value.bytes().all(|byte| byte.is_ascii_digit()));
    let bits = match is_float {
        true => hexadecimal(value).or_else(|| parse_float(value, width_bits)),
        false => digits.and_then(|value| scalar.parse_value(value).ok()),
    };
    let bits = bits.ok_or_else(|| {
        let kind = if is_float { "floating point" } else { "integer" };
        invalid("value", &format!("can't convert \"{value}\" to {width_bits}-bit {kind} number"))
    })?;
    Ok(Override::typed(spec_id, scalar, bits))
}

/// The bits of a floating-point value given in hexadecimal digits; `None` for decimal notation.
fn hexadecimal(value: &str) -> Option<u64> {
    let digits = value.strip_prefix("0x")?;
    let is_plain = digits.bytes().all(|byte| byte.is_ascii_hexdigit());
    u64::from_str_radix(digits, 16).ok().filter(|_| is_plain)
}
