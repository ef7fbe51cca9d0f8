//! Errors for modules that LLVM's verifier rejects after reading valid SPIR-V. They are internal errors, with
//! locations on both sides, except where the module specifies LLVM attributes and metadata itself.

use super::{auxiliary, translate_in_part, translate_traced};
use crate::error::{Error, Location};
use crate::llvm::{Context, MdKind, Module as LlvmModule, Value};
use crate::log::Log;
use crate::options::ReadOptions;
use crate::spirv::{Module, op};
use crate::table::metadata::INSTRUCTION;

/// The error for a message of the verifier: `Internal`, with the SPIR-V instruction that produced the
/// offending IR. The module is read a second time with each LLVM instruction annotated with its origin.
#[cold]
pub fn rejected(module: &Module, options: &ReadOptions, message: &str) -> Error {
    if options.auxiliary_data
        && let Some(error) = rejected_auxiliary(module, options)
    {
        return error;
    }
    let context = Context::new();
    let traced = translate_traced(&context, module, options, &Log::default()).ok();
    let again = traced.and_then(|traced| Some((traced, traced.verify().err()?)));
    let (message, location) = match &again {
        Some((traced, message)) => {
            (message.as_str(), place(*traced, context.md_kind(INSTRUCTION), message, module))
        }
        None => (message, None),
    };
    Error::internal(format!("LLVM rejects the module that was built: {}", message.trim())).at(location)
}

/// The error for the first instruction of the set NonSemantic.AuxData that makes LLVM reject the module,
/// found by bisection; `None` if the module is also rejected without them.
fn rejected_auxiliary(module: &Module, options: &ReadOptions) -> Option<Error> {
    let complaint = |count| {
        let context = Context::new();
        let built = translate_in_part(&context, module, options, &Log::default(), count).ok()?;
        built.verify().err()
    };
    let all: Vec<_> = auxiliary::instructions(module).collect();
    let (mut accepted, mut refused) = (0, all.len());
    if complaint(accepted).is_some() {
        return None;
    }
    let mut message = complaint(refused)?;
    while refused - accepted > 1 {
        let middle = accepted.midpoint(refused);
        match complaint(middle) {
            Some(earlier) => (refused, message) = (middle, earlier),
            None => accepted = middle,
        }
    }
    let guilty = all.get(accepted)?;
    let error = Error::unsupported(format!("LLVM rejects what it says: {}", message.trim()));
    Some(error.at(module.location(*guilty)))
}

/// The SPIR-V location of the first instruction or function printed in a verifier message.
fn place(traced: LlvmModule<'_>, kind: MdKind, message: &str, module: &Module) -> Option<Location> {
    let number = |value: Value<'_>| {
        let node = value.metadata(kind)?;
        node.operand(0).and_then(|number| number.int_value()).and_then(|number| u32::try_from(number).ok())
    };
    let shown: Vec<&str> = message.lines().map(without_metadata).collect();
    let is_shown = |value: &Value<'_>| {
        let text = value.to_string();
        shown.contains(&without_metadata(&text))
    };
    for function in traced.functions() {
        let instructions = || function.blocks().flat_map(|block| block.instructions());
        let guilty = instructions().find(is_shown).and_then(number);
        let named = message.contains(&format!("@{}", function.name())).then(|| number(function)).flatten();
        if let Some(instruction) = guilty.or(named).and_then(|number| module.at(number)) {
            return Some(module.location(instruction));
        }
    }
    let head = module.instructions().find(|one| one.opcode() == op::Function);
    head.map(|head| module.location(head))
}

/// The text of an instruction without metadata, whose numbering depends on the context of printing.
fn without_metadata(text: &str) -> &str {
    text.split(", !").next().unwrap_or_default().trim()
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::panic)]
mod tests {
    use super::place;
    use crate::error::Location;
    use crate::llvm::{Context, Opcode};
    use crate::log::Log;
    use crate::options::ReadOptions;
    use crate::spirv::{Module, op};

    const TEXT: &str = "OpCapability Addresses
OpCapability Kernel
OpCapability Linkage
OpMemoryModel Physical64 OpenCL
OpDecorate %f LinkageAttributes \"f\" Export
%uint = OpTypeInt 32 0
%type = OpTypeFunction %uint %uint
%f = OpFunction %uint None %type
%x = OpFunctionParameter %uint
%entry = OpLabel
%a = OpIAdd %uint %x %x
%b = OpIMul %uint %a %x
OpReturnValue %b
OpFunctionEnd
";

    #[test]
    fn the_place_is_that_of_the_instruction_that_llvm_shows() {
        let words = crate::assembly::assemble_bytes(TEXT.as_bytes(), &Default::default()).unwrap();
        let module = Module::from_words(words).unwrap();
        let context = Context::new();
        let traced =
            super::translate_traced(&context, &module, &ReadOptions::default(), &Log::default()).unwrap();
        let function = traced.function("f").unwrap();
        let block = function.entry_block().unwrap();
        let of = |opcode| block.instructions().find(|one| one.opcode() == Some(opcode)).unwrap();
        // Breaks dominance: the sum uses the product, which follows it.
        assert!(of(Opcode::Add).set_operand(0, of(Opcode::Mul)));
        let message = traced.verify().unwrap_err();
        let expected = [op::IAdd, op::IMul].map(|opcode| opcode.to_string());
        match place(traced, context.md_kind(super::INSTRUCTION), &message, &module) {
            Some(Location::Spirv { text, function, .. }) => {
                assert!(expected.iter().any(|opcode| text.contains(opcode.as_str())), "{text}: {message}");
                assert_eq!(function, "%1");
            }
            other => panic!("{other:?}"),
        }
    }
}
