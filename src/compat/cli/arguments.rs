//! Normalizes the spellings of LLVM's option parser to `--name` and `--name=value`.
//!
//! Options may have one dash or two; values follow `=` or are the next argument; flags stand alone or have
//! `=true`, `=false`, `=1`, `=0`; options with an optional value take it after `=` only; after `--` every
//! argument is a file name.

use super::failure::Failure;
use std::ffi::{OsStr, OsString};

/// The kind of value that an option takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Takes {
    /// An optional boolean after `=`.
    Flag,
    /// A required value, after `=` or as the next argument.
    Value,
    /// An optional value after `=`.
    MayValue,
}

/// All options: name without dashes, kind of value, help text.
pub(super) const OPTIONS: &[(&str, Takes, &str)] = &[
    ("o", Takes::Value, "File to write; - is standard output"),
    ("r", Takes::Flag, "Read SPIR-V, write LLVM bitcode"),
    ("s", Takes::Flag, "Only rewrite LLVM IR to what SPIR-V can say"),
    ("to-text", Takes::Flag, "SPIR-V binary to text"),
    ("to-binary", Takes::Flag, "SPIR-V text to binary"),
    ("spirv-text", Takes::Flag, "The SPIR-V side is text"),
    ("spirv-tools-dis", Takes::Flag, "Write the assembly language of SPIRV-Tools"),
    ("spirv-print-report", Takes::Flag, "Print what a SPIR-V module declares"),
    ("spec-const-info", Takes::Flag, "Print the specialization constants of a SPIR-V module"),
    ("spec-const", Takes::Value, "Values of specialization constants: 'id:type:value ...'"),
    ("spirv-ext", Takes::Value, "Extensions: +NAME,-NAME,+all,-all"),
    ("spirv-max-version", Takes::Value, "Highest SPIR-V version: 1.0 to 1.6"),
    ("spirv-target-env", Takes::Value, "Names of builtins in LLVM IR: CL1.2, CL2.0, SPV-IR"),
    ("spirv-builtin-format", Takes::Value, "Builtin variables in LLVM IR: function, global"),
    ("spirv-gen-kernel-arg-name-md", Takes::Flag, "Write !kernel_arg_name"),
    (
        "preserve-ocl-kernel-arg-type-metadata-through-string",
        Takes::Flag,
        "Keep kernel_arg_type and kernel_arg_type_qual in OpString",
    ),
    (
        "spirv-allow-unknown-intrinsics",
        Takes::MayValue,
        "Intrinsics that become calls of functions: prefixes",
    ),
    ("spirv-fp-contract", Takes::Value, "Contraction of floating-point operations: on, off, fast"),
    ("spirv-ext-inst", Takes::Value, "Set for LLVM's math intrinsics: none, OpenCL.std"),
    ("spirv-replace-fmuladd-with-ocl-mad", Takes::Flag, "llvm.fmuladd becomes mad of OpenCL.std"),
    ("spirv-mem2reg", Takes::Flag, "Promote memory to registers before writing"),
    ("spirv-lower-const-expr", Takes::Flag, "Constant expressions become instructions"),
    ("spirv-erase-cl-md", Takes::Flag, "Drop OpenCL metadata (with -s)"),
    ("spirv-expand-step", Takes::Flag, "Expand step and smoothstep of scalar edges"),
    ("spirv-emit-function-ptr-addr-space", Takes::Flag, "Function pointers in address space 9"),
    ("spirv-preserve-auxdata", Takes::Flag, "Keep attributes and metadata in NonSemantic.AuxData"),
    ("spirv-debug-info-version", Takes::Value, "Instruction set of debug information"),
    ("spirv-allow-extra-diexpressions", Takes::Flag, "All operations in debug expressions"),
    ("spirv-use-llvm-backend-target", Takes::Flag, "Leave the work to LLVM's SPIR-V backend"),
    ("spirv-debug", Takes::Flag, "Trace"),
    ("spirv-verify-regularize-passes", Takes::Flag, "Verify after each rewrite"),
    ("fnvar-spec-enable", Takes::Flag, "Specialize function variants"),
    ("fnvar-spv-out", Takes::Value, "Where to save the specialized module"),
    ("fnvar-target", Takes::Value, "Target of the device"),
    ("fnvar-category", Takes::Value, "Category of the device"),
    ("fnvar-family", Takes::Value, "Family of the device"),
    ("fnvar-arch", Takes::Value, "Architecture of the device"),
    ("fnvar-features", Takes::Value, "Features of the device"),
    ("fnvar-capabilities", Takes::Value, "Capabilities of the device"),
    // A no-op kept for older tool chains.
    ("opaque-pointers", Takes::Flag, "Accepted: pointers are opaque"),
    ("emit-opaque-pointers", Takes::Flag, "Accepted: pointers are opaque"),
];

/// The action that the arguments request.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Request {
    /// A translation, with normalized arguments and without the command's name.
    Run(Vec<OsString>),
    /// The help.
    Help,
    /// The version.
    Version,
}

/// Normalizes arguments, given without the command's name.
///
/// # Errors
/// An unknown option, a missing or invalid value, or more than one input.
pub(super) fn normalise(arguments: impl IntoIterator<Item = OsString>) -> Result<Request, Failure> {
    let mut canonical = Vec::new();
    let mut inputs = Vec::new();
    let mut arguments = arguments.into_iter();
    while let Some(argument) = arguments.next() {
        let bytes = argument.as_encoded_bytes();
        if bytes == b"--" {
            inputs.extend(arguments.by_ref());
            break;
        }
        if bytes == b"-" || !bytes.starts_with(b"-") {
            inputs.push(argument);
            continue;
        }
        let Some(text) = argument.to_str() else { return Err(unknown(&argument)) };
        let text = text.strip_prefix("--").or_else(|| text.strip_prefix('-')).unwrap_or(text);
        let (name, value) = match text.split_once('=') {
            Some((name, value)) => (name, Some(value)),
            None => (text, None),
        };
        match name {
            "help" | "h" | "help-hidden" | "help-list" | "help-list-hidden" => return Ok(Request::Help),
            "version" => return Ok(Request::Version),
            _ => {}
        }
        let Some((name, takes, _)) = OPTIONS.iter().find(|(known, ..)| *known == name) else {
            return Err(unknown(&argument));
        };
        canonical.push(option(name, *takes, value, &mut arguments)?);
    }
    if inputs.len() > 1 {
        return Err(Failure::option(
            "Too many positional arguments specified: one input is translated at a time",
        ));
    }
    if let Some(input) = inputs.pop() {
        canonical.extend([OsString::from("--"), input]);
    }
    Ok(Request::Run(canonical))
}

fn option(
    name: &str,
    takes: Takes,
    value: Option<&str>,
    rest: &mut dyn Iterator<Item = OsString>,
) -> Result<OsString, Failure> {
    let mut canonical = OsString::from(format!("--{name}="));
    match (takes, value) {
        (Takes::Flag, None) => canonical.push("true"),
        (Takes::Flag, Some(value)) => canonical.push(truth(name, value)?),
        (Takes::Value | Takes::MayValue, Some(value)) => canonical.push(value),
        (Takes::MayValue, None) => {}
        (Takes::Value, None) => match rest.next() {
            Some(value) => canonical.push(value),
            None => {
                return Err(Failure::option(format!("for the {} option: requires a value!", dashed(name))));
            }
        },
    }
    Ok(canonical)
}

fn truth(name: &str, value: &str) -> Result<&'static str, Failure> {
    match value {
        "" | "true" | "TRUE" | "True" | "1" => Ok("true"),
        "false" | "FALSE" | "False" | "0" => Ok("false"),
        _ => {
            let wrong = format!("'{value}' is invalid value for boolean argument! Try 0 or 1");
            let message = format!("for the {} option: {wrong}", dashed(name));
            Err(Failure::option(message))
        }
    }
}

/// An option as LLVM prints it: one dash before a single letter, else two.
pub(super) fn dashed(name: &str) -> String {
    if name.len() == 1 { format!("-{name}") } else { format!("--{name}") }
}

fn unknown(argument: &OsStr) -> Failure {
    let shown = argument.to_string_lossy();
    Failure::option(format!("Unknown command line argument '{shown}'.  Try: 'llvm-spirv --help'"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(arguments: &[&str]) -> Result<Vec<String>, String> {
        match normalise(arguments.iter().map(OsString::from)) {
            Ok(Request::Run(canonical)) => {
                Ok(canonical.into_iter().map(|argument| argument.to_string_lossy().into_owned()).collect())
            }
            Ok(request) => Ok(vec![format!("{request:?}")]),
            Err(failure) => Err(failure.to_string()),
        }
    }

    #[test]
    fn every_option_has_every_spelling() {
        for (name, takes, _) in OPTIONS {
            let canonical = |value: &str| Ok(vec![format!("--{name}={value}")]);
            for dashes in ["-", "--"] {
                let bare = format!("{dashes}{name}");
                match takes {
                    Takes::Flag => {
                        assert_eq!(run(&[&bare]), canonical("true"));
                        for (said, meant) in
                            [("true", "true"), ("1", "true"), ("false", "false"), ("0", "false")]
                        {
                            assert_eq!(run(&[&format!("{bare}={said}")]), canonical(meant));
                        }
                        assert!(run(&[&format!("{bare}=maybe")]).is_err());
                    }
                    Takes::Value => {
                        assert_eq!(run(&[&format!("{bare}=a,b=c")]), canonical("a,b=c"));
                        assert_eq!(run(&[&bare, "-x"]), canonical("-x"));
                        assert!(run(&[&bare]).is_err_and(|message| message.contains("requires a value")));
                    }
                    Takes::MayValue => {
                        assert_eq!(run(&[&bare]), canonical(""));
                        assert_eq!(run(&[&format!("{bare}=p.,q.")]), canonical("p.,q."));
                    }
                }
            }
        }
    }

    #[test]
    fn files_stand_anywhere() {
        assert_eq!(run(&["a.spv", "-r"]), Ok(vec!["--r=true".into(), "--".into(), "a.spv".into()]));
        assert_eq!(run(&["-r", "-"]), Ok(vec!["--r=true".into(), "--".into(), "-".into()]));
        assert_eq!(run(&["--", "-r"]), Ok(vec!["--".into(), "-r".into()]));
        assert!(run(&["a", "b"]).is_err());
    }

    #[test]
    fn what_is_unknown_is_refused_by_name() {
        for argument in ["--foo", "-foo=1", "-oa.spv", "--spirv-tex"] {
            assert!(run(&[argument]).is_err_and(|message| message.contains(argument)), "{argument}");
        }
    }
}
