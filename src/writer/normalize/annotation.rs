//! Annotations of source code: the texts become decorations `UserSemantic` of what they annotate.
//!
//! Known gaps: texts that mean decorations of FPGA extensions are decorations `UserSemantic` as well; annotations of
//! parameters and of computed values say nothing.

use crate::error::{Error, Result};
use crate::llvm::{Context, Metadata, Module, Opcode, Value};
use crate::options::Options;
use crate::table::annotation::ANNOTATIONS;
use crate::table::metadata::DECORATIONS;
use rspirv::spirv::Decoration;

/// First version with the decoration.
const SINCE: (u8, u8) = (1, 4);

/// The variable or instruction behind casts.
fn behind_casts(mut value: Value<'_>) -> Value<'_> {
    for _ in 0..16 {
        let opcode = value.opcode().or_else(|| value.constant_opcode());
        match (opcode, value.operand(0)) {
            (Some(Opcode::BitCast | Opcode::AddrSpaceCast), Some(inner)) => value = inner,
            _ => break,
        }
    }
    value
}

/// The text that a constant points to, without its end.
fn text_of(pointer: Value<'_>) -> Option<Vec<u8>> {
    let mut bytes = behind_casts(pointer).initializer()?.string_bytes()?.to_vec();
    while bytes.last() == Some(&0) {
        bytes.pop();
    }
    Some(bytes)
}

/// The text of an annotation; numbers that come with it stand behind it.
fn whole_text<'c>(text: Value<'c>, more: Option<Value<'c>>) -> Option<Vec<u8>> {
    let mut whole = text_of(text)?;
    let numbers = more.and_then(|more| behind_casts(more).initializer()).and_then(Value::elements);
    let numbers: Vec<String> = numbers
        .unwrap_or_default()
        .into_iter()
        .filter_map(|number| number.signed_int_value().map(|number| number.to_string()))
        .collect();
    if !numbers.is_empty() {
        whole.extend_from_slice(format!(": {}", numbers.join(", ")).as_bytes());
    }
    Some(whole)
}

/// Decorates a value.
fn decorate<'c>(context: &'c Context, value: Value<'c>, text: &[u8]) {
    let Ok(text) = std::str::from_utf8(text) else { return };
    let kind = context.md_kind(DECORATIONS);
    let mut list: Vec<Option<Metadata<'c>>> =
        value.metadata(kind).map(|node| node.operands().collect()).unwrap_or_default();
    let number = context.md_i32(Decoration::UserSemantic as u32);
    list.push(Some(context.md_node(&[Some(number), Some(context.md_string(text))])));
    value.set_metadata(kind, Some(context.md_node(&list)));
}

/// Turns the annotations of a module into decorations; returns whether there were calls of them.
///
/// # Errors
/// Never in practice.
pub(super) fn decorate_all<'c>(context: &'c Context, module: Module<'c>, options: &Options) -> Result<bool> {
    let has_decoration = options.max_version >= SINCE;
    let mut changed = false;
    for function in module.functions() {
        let name = function.intrinsic_name().and_then(|name| name.strip_prefix("llvm."));
        if !name.is_some_and(|name| ANNOTATIONS.contains(&name)) {
            continue;
        }
        let calls: Vec<Value<'c>> =
            function.users().filter(|user| user.called_function() == Some(function)).collect();
        // The last user comes first.
        for call in calls.into_iter().rev() {
            let (Some(value), Some(text)) = (call.arg(0), call.arg(1)) else { continue };
            let target = behind_casts(value);
            if let Some(text) = whole_text(text, call.arg(4))
                && (target.is_instruction() || target.is_global())
                && has_decoration
            {
                decorate(context, target, &text);
            }
            if call.is_used() && !call.replace_all_uses_with(value) {
                return Err(Error::internal("an annotation of another type than its value"));
            }
            call.erase();
            changed = true;
        }
    }
    let entries = module.variable("llvm.global.annotations").and_then(Value::initializer);
    for entry in entries.and_then(Value::elements).unwrap_or_default() {
        let (Some(value), Some(text)) = (entry.element(0), entry.element(1)) else { continue };
        let target = behind_casts(value);
        if let Some(text) = whole_text(text, entry.element(4))
            && target.is_global()
            && has_decoration
        {
            decorate(context, target, &text);
        }
    }
    Ok(changed)
}
