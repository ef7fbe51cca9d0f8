//! Metadata on kernel arguments: the Khronos translator's names of types and qualifiers, strings kept in the
//! module, and names.

use super::Pass;
use crate::compat::reverse::lower::columns_of;
use crate::error::{Error, Result};
use crate::llvm::{AttributePlace, Metadata, Value};
use crate::reader::RESERVED_TEXT;
use crate::spirv::{Id, Instruction, op};
use crate::table::function::QUALIFIERS;
use crate::table::metadata::{self as names, ARGUMENT_STRINGS};
use crate::table::spelling::scalar;

/// The spelling of a function pointer's type without parameters: by the contract, and by the Khronos
/// translator.
const NO_PARAMETERS: [&str; 2] = ["(*)()", "(*))"];

impl<'c, 'm> Pass<'_, 'c, 'm> {
    /// Rewrites the argument metadata of a kernel.
    ///
    /// # Errors
    /// `Unsupported` for a string that LLVM's metadata cannot hold.
    pub(super) fn arguments(&self, head: Instruction<'m>, function: Value<'c>) -> Result<()> {
        let llvm = self.reading.llvm;
        let parameters: Vec<_> = self.reading.spirv.parameters(head).collect();
        let set = |kind: &str, texts: &[String]| {
            let parts: Vec<_> = texts.iter().map(|text| Some(llvm.md_string(text))).collect();
            function.set_metadata(llvm.md_kind(kind), Some(llvm.md_node(&parts)));
        };
        let mut types = Vec::new();
        let node = function.metadata(llvm.md_kind(names::ARGUMENT_TYPE));
        let texts = node.into_iter().flat_map(Metadata::operands);
        for ((position, parameter), text) in (0u32..).zip(&parameters).zip(texts) {
            let text = text.and_then(|text| Some(text.string()?.into_owned())).unwrap_or_default();
            let by_value = function.attribute(AttributePlace::Param(position), "byval").is_some();
            types.push(self.type_name(*parameter, by_value, text));
        }
        let mut qualifiers: Vec<_> = parameters.iter().map(|parameter| self.qualifier(*parameter)).collect();
        if types.len() != parameters.len() {
            return Ok(());
        }
        set(names::ARGUMENT_BASE_TYPE, &types);
        if self.options.argument_strings {
            for (kind, list) in ARGUMENT_STRINGS.iter().zip([&mut types, &mut qualifiers]) {
                self.kept_strings(kind, function, list)?;
            }
        }
        set(names::ARGUMENT_TYPE, &types);
        set(names::ARGUMENT_QUALIFIER, &qualifiers);
        if self.options.argument_names {
            let name = |parameter: &Instruction<'m>| {
                parameter.result_id().and_then(|id| self.annotations.name(id)).unwrap_or_default()
            };
            set(names::ARGUMENT_NAME, &parameters.iter().map(name).collect::<Vec<_>>());
        }
        Ok(())
    }

    /// The type name of a parameter: unsigned integers keep their `u` only if the parameter itself is one,
    /// matrices have names, and an empty parameter list lacks its opening parenthesis.
    fn type_name(&self, parameter: Instruction<'m>, by_value: bool, text: String) -> String {
        let spirv = self.reading.spirv;
        let declared = parameter.result_type().and_then(|ty| spirv.definition(ty));
        let pointee = |ty: Instruction<'m>| match ty.opcode() {
            op::TypePointer => spirv.definition(ty.id(1).ok()?),
            op::TypeVector => spirv.definition(ty.id(0).ok()?),
            _ => None,
        };
        let Some(mut ty) = declared else { return text };
        if by_value && let Some(inner) = pointee(ty) {
            ty = inner;
        }
        let is_number = ty.opcode() == op::TypeInt;
        // A pointer type may refer to itself.
        for _ in 0..64 {
            let Some(inner) = pointee(ty) else { break };
            ty = inner;
        }
        match ty.opcode() {
            op::TypeInt if !is_number => text.strip_prefix('u').map_or(text.clone(), str::to_owned),
            op::TypeMatrix => match ty.result_id().and_then(|id| self.matrix_name(id)) {
                Some(name) => text.replacen("array", &name, 1),
                None => text,
            },
            op::TypeFunction if ty.operands().len() == 1 => match text.rsplit_once(NO_PARAMETERS[0]) {
                Some((front, back)) => format!("{front}{}{back}", NO_PARAMETERS[1]),
                None => text,
            },
            _ => text,
        }
    }

    fn matrix_name(&self, matrix: Id) -> Option<String> {
        let (columns, column) = columns_of(self.reading.ty(matrix)?)?;
        let element = scalar(column.scalar(), false)?;
        Some(format!("{}{}{columns}", element.spelling(), column.lanes()))
    }

    /// The qualifiers of a parameter: after a word, each further attribute of the parameter adds a blank.
    fn qualifier(&self, parameter: Instruction<'m>) -> String {
        let mut text = String::new();
        let mut join = |word: &str| {
            if !text.is_empty() {
                text.push(' ');
            }
            text.push_str(word);
        };
        let Some((id, ty)) = parameter.result_id().zip(parameter.result_type()) else { return text };
        for (word, decoration, literals) in QUALIFIERS {
            let mut found = self.annotations.of(id).filter(|d| d.is(*decoration));
            match literals {
                [] if found.next().is_some() => join(word),
                [] => {}
                literals => found.for_each(|d| join(if d.operands == *literals { word } else { "" })),
            }
        }
        if self.reading.ty(ty).and_then(|ty| ty.target_name()) == Some("spirv.Pipe") {
            join("pipe");
        }
        text
    }

    /// Replaces the names derived from types by those kept in an OpString, if their number is the same.
    fn kept_strings(&self, kind: &str, function: Value<'c>, list: &mut Vec<String>) -> Result<()> {
        let prefix = [kind.as_bytes(), function.name_bytes(), b""].join(&b'.');
        let strings = self.reading.spirv.declarations();
        let mut kept = strings.filter(|i| i.opcode() == op::String).filter_map(|i| i.string_bytes(0).ok());
        let Some(text) = kept.find_map(|(text, _)| text.strip_prefix(prefix.as_slice()).map(<[u8]>::to_vec))
        else {
            return Ok(());
        };
        // Template arguments are separated by commas, too.
        let mut depth = 0i32;
        let parts = text.strip_suffix(b",").unwrap_or(&text).split(|byte| {
            depth = depth.saturating_add(i32::from(*byte == b'<')).saturating_sub(i32::from(*byte == b'>'));
            *byte == b',' && depth == 0
        });
        let parts: Vec<_> = parts.map(|part| String::from_utf8_lossy(part).into_owned()).collect();
        if parts.iter().any(|part| part == RESERVED_TEXT) {
            let message = format!("the string `{RESERVED_TEXT}`, which LLVM's metadata cannot hold alone");
            return Err(Error::unsupported(message));
        }
        if parts.len() == list.len() {
            *list = parts;
        }
        Ok(())
    }
}
