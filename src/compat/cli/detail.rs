//! Details that the Khronos translator appends to some of its messages, which tools search for.
//!
//! Rule of this module: only texts; the library determines the error.

use crate::error::{CallFault, DecorationOperand, SpaceCast};
use crate::spirv::{Opcode, op};

/// For an allocation of dynamic size.
pub(super) const DYNAMIC_SIZE: &str =
    "Translation of dynamic alloca requires SPV_INTEL_variable_length_array extension.\n";

/// For a module-scope variable in the private address space; the variable is appended.
pub(super) const FUNCTION_VARIABLE: &str = " Global variable cannot have Function storage class. \
    Consider setting a proper address space.\n Original LLVM value:";

/// For operand types of calls of instructions: instruction, fault, text.
const CALL_TYPES: &[(&str, CallFault, &str)] = &[
    (
        "ReadClockKHR",
        CallFault::Result,
        "Result value must be a scalar of integer 64-bit type or two element vector of 32-bit type",
    ),
    (
        "ConvertFToBF16INTEL",
        CallFault::Result,
        "Result value must be a scalar or vector of integer 16-bit type",
    ),
    ("ConvertFToBF16INTEL", CallFault::Argument(0), INPUT_OF_FLOATS),
    ("ConvertBF16ToFINTEL", CallFault::Result, RESULT_OF_FLOATS),
    (
        "ConvertBF16ToFINTEL",
        CallFault::Argument(0),
        "Input value must be a scalar or vector of integer 16-bit type",
    ),
    ("RoundFToTF32INTEL", CallFault::Result, RESULT_OF_FLOATS),
    ("RoundFToTF32INTEL", CallFault::Argument(0), INPUT_OF_FLOATS),
    (
        "FSigmoidINTEL",
        CallFault::Result,
        "Result value must be a scalar or vector of floating-point 16-bit or 32-bit type",
    ),
    ("FSigmoidINTEL", CallFault::Argument(0), "Input type must have the same component type as result type"),
    ("BitwiseFunctionINTEL", CallFault::Result, "Result type must be an integer scalar or vector."),
    ("BitwiseFunctionINTEL", CallFault::Argument(0), "First argument must be the same as the result type."),
    ("BitwiseFunctionINTEL", CallFault::Argument(1), "Second argument must be the same as the result type."),
    ("BitwiseFunctionINTEL", CallFault::Argument(2), "Third argument must be the same as the result type."),
    ("BitwiseFunctionINTEL", CallFault::Argument(3), "Fourth argument must be a 32-bit integer scalar."),
    ("BitwiseFunctionINTEL", CallFault::Constant(3), "Fourth argument must be constant instruction."),
    ("SubgroupBlockPrefetchINTEL", CallFault::Argument(0), "Ptr must be in CrossWorkgroup storage class"),
    ("SubgroupBlockPrefetchINTEL", CallFault::Pointee(0), "Ptr must point to a scalar integer type"),
    ("SubgroupBlockPrefetchINTEL", CallFault::Argument(1), "NumBytes must be a 32-bit integer scalar"),
    (
        "UntypedPrefetchKHR",
        CallFault::Argument(0),
        "First argument must be a pointer in CrossWorkgroup storage class",
    ),
    ("UntypedPrefetchKHR", CallFault::Argument(1), "Second argument (Num Bytes) must be an integer"),
    ("UntypedPrefetchKHR", CallFault::Argument(2), "Third argument (RW) must be an integer"),
    ("UntypedPrefetchKHR", CallFault::Argument(3), "Fourth argument (Locality) must be an integer"),
    ("UntypedPrefetchKHR", CallFault::Argument(4), "Fifth argument (Cache Type) must be an integer"),
    ("TaskSequenceCreateINTEL", CallFault::Result, "Result must be TaskSequenceINTEL type"),
    ("TaskSequenceCreateINTEL", CallFault::Argument(0), "First argument is expected to be a function."),
    (
        "TaskSequenceCreateINTEL",
        CallFault::Constant(1),
        "Pipeline must be a 32 bit integer with the value bigger or equal to -1.",
    ),
    ("TaskSequenceCreateINTEL", CallFault::Constant(2), "ClusterMode valid values are -1, 0, 1."),
    ("TaskSequenceCreateINTEL", CallFault::Constant(3), "GetCapacity must be an unsigned 32-bit integer."),
    ("TaskSequenceCreateINTEL", CallFault::Constant(4), "AsyncCapacity must be an unsigned 32-bit integer."),
    (
        "TypeCooperativeMatrixKHR",
        CallFault::Argument(3),
        "Incorrect Use parameter, should be MatrixA, MatrixB or Accumulator",
    ),
    ("TypeCooperativeMatrixKHR", CallFault::Argument(0), "Unsupported Scope parameter"),
];
const RESULT_OF_FLOATS: &str = "Result value must be a scalar or vector of floating-point 32-bit type";
const INPUT_OF_FLOATS: &str = "Input value must be a scalar or vector of floating-point 32-bit type";

/// For a decoration that controls initialization, on a variable without an initializer.
pub(super) const NO_INITIALIZER: &str =
    "InitModeINTEL only be applied to a global (module scope) variable which has an Initializer operand";

/// For operands of decorations specified by annotation texts, by the decoration's number.
const ANNOTATION_OPERANDS: &[(u32, &str)] = &[
    (5635, "UserSemantic requires a single argument."),
    (5825, NO_OPERANDS),
    (5826, "MemoryINTEL requires a single argument."),
    (5830, NO_OPERANDS),
    (5831, NO_OPERANDS),
    (5833, NO_OPERANDS),
    (5834, "MergeINTEL requires two arguments."),
    (5835, "BankBitsINTEL requires at least one argument."),
    (5885, NO_OPERANDS),
    (5899, NO_OPERANDS),
    (5901, NO_OPERANDS),
    (6172, "LatencyControlLabelINTEL requires exactly 1 extra operand"),
    (6173, "LatencyControlConstraintINTEL requires exactly 3 extra operands"),
    (6442, "CacheControlLoadINTEL requires exactly 2 extra operands"),
];
const NO_OPERANDS: &str = "Decoration takes no arguments.";
const ONE_OPERAND: &str = "Decoration requires a single argument.";

/// The number of operands required for a decoration specified by an annotation text.
pub(super) fn of_annotation(decoration: u32) -> &'static str {
    let known = ANNOTATION_OPERANDS.iter().find(|(of, _)| *of == decoration);
    known.map_or(ONE_OPERAND, |(_, words)| *words)
}

/// Constructs that require an extension, by extension.
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

/// Extensions whose instructions are reported with another error class.
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

/// For a builtin whose extension is no longer written; the value follows.
pub(super) const OF_RETIRED: &str =
    "Please report to https://github.com/intel/llvm in case if you see this error.\nRef LLVM Value:";

/// Extensions with the types of 4 and 8 bits that the conversion builtins of LLVM IR are about.
const CONVERSIONS: &[&str] =
    &["SPV_EXT_float8", "SPV_EXT_ocp_microscaling_types", "SPV_INTEL_float4", "SPV_INTEL_int4"];

/// Intrinsics that require an extension, with their names in messages.
const INTRINSICS: &[(&str, &str, &str)] = &[
    ("llvm.stacksave", "llvm.stacksave", "SPV_INTEL_variable_length_array"),
    ("llvm.stackrestore", "llvm.restore", "SPV_INTEL_variable_length_array"),
    ("llvm.masked.gather", "llvm.masked.gather", "SPV_INTEL_masked_gather_scatter"),
    ("llvm.masked.scatter", "llvm.masked.scatter", "SPV_INTEL_masked_gather_scatter"),
];

fn of_one(names: &[String], notes: &[(&'static str, &'static str)]) -> Option<&'static str> {
    notes.iter().find(|(of, _)| names.iter().any(|name| name == of)).map(|(_, note)| *note)
}

/// Extensions required by operands of an instruction, with the text that follows its name.
const OF_OPERANDS: &[(&str, &str)] = &[
    (
        "SPV_INTEL_subgroup_matrix_multiply_accumulate_float4",
        "with FP4 operand flags requires this extension",
    ),
    (
        "SPV_INTEL_subgroup_matrix_multiply_accumulate_float8",
        "with FP8 operand flags requires this extension",
    ),
];
/// The same for the instruction with scaled matrices.
const OF_SCALES: &[(&str, &str)] =
    &[("SPV_INTEL_subgroup_matrix_multiply_accumulate", "depends on this extension")];

/// The construct that requires one of these extensions, if a text is known for this instruction; a line of
/// its own.
pub(super) fn of_extension(names: &[String], instruction: &str) -> String {
    let is_conversion =
        instruction == "OpTypeFloat" && names.iter().any(|name| CONVERSIONS.contains(&name.as_str()));
    if is_conversion {
        let all = CONVERSIONS.join(", ");
        return format!(
            "One of the following extensions: {all} should be enabled to process conversion builtins\n"
        );
    }
    let scales = if instruction.contains("Scaled") { OF_SCALES } else { &[] };
    match of_one(names, OF_OPERANDS).or_else(|| of_one(names, scales)) {
        Some(words) => format!("{} {words}\n", instruction.trim_start_matches("Op")),
        None => of_one(names, NOTES).unwrap_or("").to_owned(),
    }
}

/// The text for arbitrary-precision instructions that require an extension.
pub(super) fn of_arbitrary_precision(extension: &str) -> &'static str {
    ARBITRARY_PRECISION.iter().find(|(of, _)| *of == extension).map_or("", |(_, note)| *note)
}

/// The extension that an intrinsic requires, if any; a line of its own.
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

/// The text for a required version above the allowed one.
pub(super) fn of_version(needed: &str, allowed: &str) -> String {
    format!(
        "SPIR-V version was restricted to at most {allowed} but a construct from the input requires \
         SPIR-V version {needed} or above"
    )
}

/// The text for the only valid target of a decoration.
pub(super) fn of_target(decoration: &str) -> String {
    format!("{decoration} can only be applied to a variable in a global (module) scope")
}

/// The requirements on the operands of a decoration; `wrong` is the first operand of a wrong kind, if their
/// number is right.
pub(super) fn of_decoration_operands(
    name: &str,
    expected: &[DecorationOperand],
    wrong: Option<usize>,
) -> String {
    let ordinal = if wrong == Some(0) { "first" } else { "second" };
    match (name, expected, wrong) {
        ("", _, Some(0)) => "First extra operand in default decoration case must be integer.".to_owned(),
        ("", ..) => "Second extra operand in default decoration case must be integer.".to_owned(),
        ("Alignment", ..) => "Alignment operand must be an integer.".to_owned(),
        // These texts count the decoration's number as an operand.
        ("MergeINTEL" | "LinkageAttributes", _, None) => format!("{name} requires exactly 3 extra operands"),
        ("MMHost Kernel Argument Annotation", _, None) => format!("{name} requires exactly 2 extra operands"),
        ("HostAccessINTEL", _, None) => {
            format!("{name} requires exactly 2 extra operands after the decoration kind number")
        }
        (_, [_], None) => format!("{name} requires exactly 1 extra operand"),
        (.., None) => format!("{name} requires exactly {} extra operands", expected.len()),
        ("CacheControlLoadINTEL" | "CacheControlStoreINTEL", _, Some(place)) => {
            let which = if place == 0 { "level" } else { "control" };
            format!("{name} cache {which} operand is required to be an integer")
        }
        (_, _, Some(place)) => {
            let kind = match (expected.get(place), name) {
                (Some(DecorationOperand::Text), _) => "a string",
                (_, "LinkageAttributes" | "HostAccessINTEL" | "InitModeINTEL") => "an int",
                _ => "an integer",
            };
            let which = if expected.len() > 1 { format!("{ordinal} ") } else { String::new() };
            format!("{name} requires {which}extra operand to be {kind}")
        }
    }
}

/// The text for a reference to an undefined entity, if the error is one.
pub(super) fn of_missing(error: &str) -> Option<String> {
    let id = error.split_once('%').map(|(_, rest)| rest.split_once(' ').map_or(rest, |(id, _)| id))?;
    let what = match error {
        _ if error.contains("[universal.ids.defined]") => "an id that is not defined:",
        _ if error.contains("[universal.extensions.set]") => "an unknown extended instruction set id",
        _ => return None,
    };
    Some(format!("input SPIR-V module references {what} {id}\n"))
}

/// The advice for an instruction that is too long.
pub(super) fn of_length(opcode: Option<Opcode>) -> &'static str {
    match opcode {
        Some(op::ConstantCompositeContinuedINTEL) => {
            "Global variable has a constant array initializer with a number of elements greater than \
             OpConstantComposite can have (65532). Should the array be split?\n"
        }
        _ => "",
    }
}

/// The valid casts between address spaces, as far as an invalid one needs them.
pub(super) fn of_cast(cast: SpaceCast) -> &'static str {
    match cast {
        SpaceCast::ConstantToGeneric => "Casts from constant address space to generic are illegal",
        SpaceCast::GenericToConstant => "Casts from generic address space to constant are illegal",
        SpaceCast::FromPartOfGlobal => "Casts from global_device/global_host only allowed to global/generic",
        SpaceCast::ToPartOfGlobal => "Casts to global_device/global_host only allowed from global/generic",
        _ => "Casts from private/local/global address space are allowed only to generic",
    }
}

/// The size of a handle that is not the addressing model's, and the model; lines of their own.
pub(super) fn of_handle(instruction: &str, error: &str) -> String {
    let handle = error.split_once("of type i").filter(|_| instruction.starts_with("ConvertHandleTo"));
    let size = handle.and_then(|(_, rest)| rest.split(|c: char| !c.is_ascii_digit()).next());
    match size.and_then(|size| size.parse().ok()) {
        Some(size @ (32 | 64)) => {
            format!("\nType size: {size}\nAddressing model: Physical{}", 96u32.saturating_sub(size))
        }
        _ => String::new(),
    }
}

/// The instruction of a call and its operand types, as far as the call violates them.
pub(super) fn of_call_types(instruction: &str, fault: CallFault) -> String {
    let known = CALL_TYPES.iter().find(|(of, at, _)| (*of, *at) == (instruction, fault));
    let sentence = known.map(|(_, _, sentence)| *sentence).unwrap_or(match fault {
        CallFault::Result => "Incorrect return type of the instruction must be image/sampler",
        CallFault::Lanes => "Input type must have the same number of components as result type",
        CallFault::Matrix => {
            "Can be used with cooperative matrices only when SPV_INTEL_joint_matrix is enabled"
        }
        _ => {
            "Parameter value must be a 32-bit scalar in case of Physical32 addressing model or a 64-bit scalar in \
             case of Physical64 addressing model"
        }
    });
    // This instruction alone is printed with its prefix.
    let prefix = if instruction.contains("Prefetch") { "Op" } else { "" };
    format!("{prefix}{instruction}\n{sentence}")
}
