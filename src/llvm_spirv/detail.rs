//! What the Khronos translator adds to some of its messages, and tools look for.
//!
//! Rule of this module: sentences only; which error it is, the library says.

use spirv_llvm_translate::error::SpaceCast;
use spirv_llvm_translate::spirv::{Opcode, op};

/// Of an allocation whose size the program computes.
pub(super) const DYNAMIC_SIZE: &str =
    "Translation of dynamic alloca requires SPV_INTEL_variable_length_array extension.\n";

/// Of a module-scope variable in the private address space; the variable follows.
pub(super) const FUNCTION_VARIABLE: &str = " Global variable cannot have Function storage class. \
    Consider setting a proper address space.\n Original LLVM value:";

/// Of a clock that is read as a value of another type.
pub(super) const TYPE_OF_TIME: &str =
    "Result value must be a scalar of integer 64-bit type or two element vector of 32-bit type";

/// Of a decoration that says when an initializer is written, where there is none.
pub(super) const NO_INITIALIZER: &str =
    "InitModeINTEL only be applied to a global (module scope) variable which has an Initializer operand";

/// What module needs an extension, by the extension.
const NOTES: &[(&str, &str)] = &[
    (
        "SPV_INTEL_masked_gather_scatter",
        "NOTE: LLVM module contains vector of pointers, translation of which requires this extension\n",
    ),
    (
        "SPV_KHR_bfloat16",
        "NOTE: LLVM module contains bfloat type, translation of which requires this extension\n",
    ),
    (
        "SPV_INTEL_token_type",
        "NOTE: LLVM module contains token type, which doesn't have analogs in SPIR-V without extensions\n",
    ),
    (
        "SPV_EXT_relaxed_printf_string_address_space",
        "Either SPV_EXT_relaxed_printf_string_address_space extension should be allowed to translate this module, \
         because this LLVM module contains the printf function with format string, whose address space is not equal \
         to 2 (constant).\n",
    ),
];

/// Instructions whose extension is asked for by another class of errors.
const ARBITRARY_PRECISION: &[(&str, &str)] = &[
    (
        "SPV_INTEL_arbitrary_precision_fixed_point",
        "Fixed point instructions can't be translated correctly without enabled \
         SPV_INTEL_arbitrary_precision_fixed_point extension!",
    ),
    (
        "SPV_INTEL_arbitrary_precision_floating_point",
        "Floating point instructions can't be translated correctly without enabled \
         SPV_INTEL_arbitrary_precision_floating_point extension!",
    ),
];

/// Intrinsics that need an extension, as messages name them.
const INTRINSICS: &[(&str, &str, &str)] = &[
    ("llvm.stacksave", "llvm.stacksave", "SPV_INTEL_variable_length_array"),
    ("llvm.stackrestore", "llvm.restore", "SPV_INTEL_variable_length_array"),
    ("llvm.masked.gather", "llvm.masked.gather", "SPV_INTEL_masked_gather_scatter"),
    ("llvm.masked.scatter", "llvm.masked.scatter", "SPV_INTEL_masked_gather_scatter"),
];

fn of_one(names: &[String], notes: &[(&'static str, &'static str)]) -> Option<&'static str> {
    notes.iter().find(|(of, _)| names.iter().any(|name| name == of)).map(|(_, note)| *note)
}

/// Why a module needs one of these extensions, if that is said; a line of its own.
pub(super) fn of_extension(names: &[String]) -> &'static str {
    of_one(names, NOTES).unwrap_or("")
}

/// That numbers of arbitrary precision need one of these extensions.
pub(super) fn of_arbitrary_precision(names: &[String]) -> Option<&'static str> {
    of_one(names, ARBITRARY_PRECISION)
}

/// Which extension an intrinsic needs, if one does; a line of its own.
pub(super) fn of_intrinsic(name: &str) -> String {
    let known = INTRINSICS.iter().find(|(of, _, _)| {
        name.strip_prefix(of).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
    });
    known.map_or_else(String::new, |(_, said, extension)| {
        format!(
            "Translation of {said} intrinsic requires {extension} extension or \
             -spirv-allow-unknown-intrinsics option.\n"
        )
    })
}

/// That a version is needed which is above the allowed one, each with its word.
pub(super) fn of_version(needed: &str, allowed: &str) -> String {
    format!(
        "SPIR-V version was restricted to at most {allowed} but a construct from the input requires \
         SPIR-V version {needed} or above"
    )
}

/// What a decoration decorates alone.
pub(super) fn of_target(decoration: &str) -> String {
    format!("{decoration} can only be applied to a variable in a global (module) scope")
}

/// What is to be done about an instruction that is too long.
pub(super) fn of_length(opcode: Option<Opcode>) -> &'static str {
    match opcode {
        Some(op::ConstantCompositeContinuedINTEL) => {
            "Global variable has a constant array initializer with a number of elements greater than \
             OpConstantComposite can have (65532). Should the array be split?\n"
        }
        _ => "",
    }
}

/// Which casts between address spaces there are, as far as one of them goes against that.
pub(super) fn of_cast(cast: SpaceCast) -> &'static str {
    match cast {
        SpaceCast::ConstantToGeneric => "Casts from constant address space to generic are illegal",
        SpaceCast::GenericToConstant => "Casts from generic address space to constant are illegal",
        SpaceCast::FromPartOfGlobal => "Casts from global_device/global_host only allowed to global/generic",
        SpaceCast::ToPartOfGlobal => "Casts to global_device/global_host only allowed from global/generic",
        _ => "Casts from private/local/global address space are allowed only to generic",
    }
}
