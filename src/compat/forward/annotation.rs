//! Source annotations as the Khronos translator reads them: their texts become decorations, and the writer
//! does not see them.

use super::annotation_block::{self, Said, Subject};
use crate::error::{Detail, Error, Result};
use crate::llvm::{Block, Context, Module, Opcode, Value};
use crate::options::WriteOptions;
use crate::spirv::grammar;
use crate::table::annotation::{ANNOTATIONS, POINTER_ANNOTATION};
use crate::table::annotation_text::REGISTER_EXTENSION;
use crate::table::intrinsic::{OnMemory, on_memory};
use crate::table::metadata::{ANNOTATION_LIST, DECORATIONS, OP, PARAMETER_DECORATIONS};
use crate::writer::global::has_kernel_convention;
use crate::writer::normalize::annotation::{
    Node, annotated_globals, annotations, decorate, decorate_parameter, forget_texts, is_register, node_of,
    whole_text,
};
use crate::writer::pointer_origin::{strip, strip_casts};
use rspirv::spirv::Decoration;

/// The target of an annotation; address space casts are targets of their own.
fn target_of<'c>(context: &Context, call: Value<'c>) -> Option<Value<'c>> {
    let mut value = strip(call.arg(0)?, &[Opcode::BitCast]);
    while let Some(annotated) = value.arg(0).filter(|_| is_kept(context, value)) {
        value = strip(annotated, &[Opcode::BitCast]);
    }
    Some(if value.constant_opcode().is_some() { strip_casts(value) } else { value })
}

/// Whether a value is the result of a pointer annotation; register annotations are targets of their own.
fn is_kept(context: &Context, value: Value<'_>) -> bool {
    let name = value.called_function().and_then(Value::intrinsic_stem);
    name == Some(POINTER_ANNOTATION) && value.metadata(context.md_kind(OP)).is_none()
}

/// The subject of an annotation call. Memory is accessed by loads, stores and copies of the pointer, directly
/// or through one cast.
fn subject(call: Value<'_>) -> Subject {
    if call.ty().is_void() {
        return Subject::Variable;
    }
    let accesses = |user: Value<'_>| match user.opcode() {
        Some(Opcode::Load | Opcode::Store) => true,
        _ => {
            let name = user.called_function().and_then(Value::intrinsic_stem);
            name.and_then(on_memory) == Some(OnMemory::Copy)
        }
    };
    let is_cast = |user: Value<'_>| matches!(user.opcode(), Some(Opcode::BitCast | Opcode::AddrSpaceCast));
    let is_accessed =
        call.users().any(|user| if is_cast(user) { user.users().any(accesses) } else { accesses(user) });
    Subject::Pointer { is_accessed }
}

/// The decorations that a text specifies.
///
/// # Errors
/// A decoration with too many or too few operands.
fn said<'c>(
    context: &'c Context,
    text: &[u8],
    subject: Subject,
    options: &WriteOptions,
) -> Result<Vec<Node<'c>>> {
    let Ok(text) = std::str::from_utf8(text) else { return Ok(Vec::new()) };
    let said = annotation_block::said(text, subject, options);
    if let Some((decoration, _)) = said.iter().find(|said| !annotation_block::has_operands(said)) {
        let error = Error::invalid_llvm(format!("the operands of {decoration:?} in the annotation {text:?}"));
        return Err(error.about(Detail::AnnotationOperands(*decoration as u32)));
    }
    Ok(said.iter().map(|said| node(context, said)).collect())
}

/// The metadata node of a decoration with the values of its block; a value that is not a number becomes 0.
fn node<'c>(context: &'c Context, (decoration, values): &Said) -> Node<'c> {
    let has_text = grammar::decoration_has_text(*decoration as u32);
    let operand = |value: &String| match value.parse::<i64>() {
        _ if has_text => context.md_string(value),
        // Negative numbers are encoded in two's complement.
        number => context.md_i32(number.unwrap_or(0) as u32),
    };
    node_of(context, *decoration, &values.iter().map(operand).collect::<Vec<_>>())
}

/// Translates the annotations of a module to decorations and removes their texts.
///
/// # Errors
/// A text with too many or too few operands for a decoration.
pub(super) fn decorate_all<'c>(
    context: &'c Context,
    module: Module<'c>,
    options: &WriteOptions,
) -> Result<()> {
    // Metadata represents decorations of kernel parameters only.
    let kind = context.md_kind(PARAMETER_DECORATIONS);
    for function in module.functions().filter(|function| !has_kernel_convention(*function)) {
        function.set_metadata(kind, None);
    }
    for (call, name) in annotations(module) {
        let is_register = is_register(call, name);
        if is_register && options.extensions.allows(REGISTER_EXTENSION) {
            continue;
        }
        // Without the extension a register annotation is dropped.
        if ANNOTATIONS.contains(&name)
            && !is_register
            && let (Some(target), Some(text)) = (target_of(context, call), call.arg(1))
            && let Some(text) = whole_text(text, call.arg(4))
        {
            let said = said(context, &text, subject(call), options)?;
            if target.is_instruction() || target.is_global() {
                decorate(context, target, said);
            } else if let Some(function) = call.function().filter(|_| target.is_argument()) {
                decorate_parameter(context, function, target, &said);
            }
        }
        forget_texts(call)?;
    }
    for (target, text, _) in annotated_globals(module) {
        if let Some(text) = whole_text(text, None) {
            decorate(context, target, said(context, &text, Subject::Variable, options)?);
        }
    }
    if let Some(list) = module.variable(ANNOTATION_LIST).filter(|list| !list.is_used()) {
        list.erase();
    }
    Ok(())
}

/// Removes the decorations of instructions with fast-math modes: only flags represent these, since passes may
/// drop metadata.
pub(super) fn forget_fast_math<'c>(context: &'c Context, module: Module<'c>) {
    let kind = context.md_kind(DECORATIONS);
    let is_mode = |node: &Option<Node<'c>>| {
        let number = node.and_then(|node| node.operand(0)?.u32_value());
        number == Some(Decoration::FPFastMathMode as u32)
    };
    for instruction in module.functions().flat_map(Value::blocks).flat_map(Block::instructions) {
        let Some(list) = instruction.metadata(kind) else { continue };
        let nodes: Vec<_> = list.operands().collect();
        if nodes.iter().any(is_mode) {
            let kept: Vec<_> = nodes.into_iter().filter(|node| !is_mode(node)).collect();
            instruction.set_metadata(kind, Some(context.md_node(&kept)));
        }
    }
}
