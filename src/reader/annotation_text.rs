//! What only `MetadataLevel::Peer` does: decorations of memory and `UserSemantic` as annotations of source code.
//!
//! Spec: "Annotations" of the representation document on modules.

use super::annotation::{Decorated, take_string};
use super::context::{Entry, Reader};
use super::type_declaration::TypeKind;
use crate::error::{Error, Result};
use crate::llvm::{Linkage, Opcode as LlvmOpcode, UnnamedAddr, Value, flags};
use crate::spirv::{Id, Instruction, Opcode, op};
use crate::table::annotation::{POINTER_ANNOTATION, VARIABLE_ANNOTATION};
use crate::table::annotation_text::{self, BLOCKS, Block, PARAMETERS};
use crate::table::metadata as names;
use rspirv::spirv::Decoration;

/// The texts that some decorations are: all blocks in one, then each `UserSemantic`.
fn texts<'m>(decorations: &[Decorated<'m>]) -> Result<Vec<String>> {
    let mut blocks = String::new();
    for row in BLOCKS {
        let found = decorations.iter().find(|decorated| decorated.is(row.decoration));
        let Some(found) = found else { continue };
        let numbers = || found.operands.iter().map(ToString::to_string).collect::<Vec<_>>().join(",");
        let value = match row.block {
            Block::Flag => "1".to_owned(),
            Block::Bare => String::new(),
            Block::Case(case) => case.to_string(),
            Block::Numbers => numbers(),
            Block::Text => take_string(found.operands)?.0,
            Block::Texts => {
                let (first, used) = take_string(found.operands)?;
                let second = take_string(found.operands.get(used..).unwrap_or_default())?.0;
                format!("{first}:{second}")
            }
        };
        let colon = if row.block == Block::Bare { "" } else { ":" };
        blocks.push_str(&format!("{{{}{colon}{value}}}", row.name));
    }
    let mut bits = 0;
    let mut size = None;
    for (bit, decoration, _) in PARAMETERS {
        for found in decorations.iter().filter(|decorated| decorated.is(*decoration)) {
            bits |= bit;
            if *decoration == annotation_text::CACHE_SIZE {
                size = found.operands.first().copied();
            }
        }
    }
    if bits != 0 {
        blocks.push_str(&format!("{{{}:{bits}}}", annotation_text::PARAMETERS_BLOCK));
    }
    if let Some(size) = size {
        blocks.push_str(&format!("{{{}:{size}}}", annotation_text::CACHE_SIZE_BLOCK));
    }
    let mut all: Vec<String> = if blocks.is_empty() { Vec::new() } else { vec![blocks] };
    for found in decorations.iter().filter(|decorated| decorated.is(Decoration::UserSemantic)) {
        all.push(take_string(found.operands)?.0);
    }
    Ok(all)
}

/// The variable of a function that a value is, cast to another type of pointer.
fn variable_behind_casts(mut value: Value<'_>) -> Option<Value<'_>> {
    while let Some(LlvmOpcode::BitCast | LlvmOpcode::AddrSpaceCast) = value.opcode() {
        value = value.operand(0)?;
    }
    (value.opcode() == Some(LlvmOpcode::Alloca)).then_some(value)
}

impl<'c, 'm> Reader<'c, 'm> {
    fn texts_of(&self, id: Id) -> Result<Vec<String>> {
        if self.full_metadata() || !self.annotations.any(id) {
            return Ok(Vec::new());
        }
        texts(&self.annotations.of(id).copied().collect::<Vec<_>>())
    }

    /// The first `UserSemantic` of a function: all that is made of its decorations.
    fn text_of_function(&self, id: Id) -> Result<Vec<String>> {
        let found = self.annotations.find(id, Decoration::UserSemantic);
        found.map(|found| Ok(take_string(found.operands)?.0)).into_iter().collect()
    }

    /// The variable of a text that instructions name: one for all of a function's variables and pointers.
    fn shared_text(&mut self, text: &str) -> Result<Value<'c>> {
        if let Some(variable) = self.texts.get(text) {
            return Ok(*variable);
        }
        let variable = self.own_text(text)?;
        self.texts.insert(text.to_owned(), variable);
        Ok(variable)
    }

    /// A new variable of a text that one instruction names.
    fn own_text(&mut self, text: &str) -> Result<Value<'c>> {
        let variable = self.text_variable(text)?;
        variable.set_alignment(1);
        Ok(variable)
    }

    /// A text in a variable.
    fn text_variable(&mut self, text: &str) -> Result<Value<'c>> {
        let bytes: Vec<u8> = text.bytes().chain([0]).collect();
        let value = self.llvm.string(&bytes);
        let variable = self.module.add_variable("", value.ty(), 0)?;
        variable.set_initializer(value)?;
        variable.set_linkage(Linkage::Private);
        variable.set_unnamed_addr(UnnamedAddr::Global);
        variable.set_global_constant(true);
        self.extra_variables.texts.insert(variable);
        Ok(variable)
    }

    /// Whether an instruction is a variable, whose structure's members may have annotations.
    pub(super) fn may_have_annotated_members(&self, instruction: Instruction<'m>) -> bool {
        !self.full_metadata() && instruction.opcode() == op::Variable
    }

    /// An instruction's value behind its annotations: another value for a pointer, the value itself for a variable and its casts.
    ///
    /// # Errors
    /// Decorations without their texts.
    pub(super) fn annotated(&mut self, instruction: Instruction<'m>, value: Value<'c>) -> Result<Value<'c>> {
        let Some(id) = instruction.result_id() else { return Ok(value) };
        if self.full_metadata() || !value.is_instruction() || !value.ty().is_pointer() {
            return Ok(value);
        }
        let is_variable = instruction.opcode().is_variable();
        if instruction.opcode() == op::Phi {
            return Ok(value);
        }
        if is_variable {
            self.annotated_members(instruction, value)?;
        }
        let mut value = value;
        let mut named = value;
        let variable = if is_variable { Some(value) } else { variable_behind_casts(value) };
        for text in self.texts_of(id)? {
            let annotation = if variable.is_some() { VARIABLE_ANNOTATION } else { POINTER_ANNOTATION };
            let text = self.shared_text(&text)?;
            let call = self.annotation_call(annotation, named, text)?;
            match variable {
                // The first annotation names the cast, the others what was cast.
                Some(variable) => named = variable,
                None => (named, value) = (call, call),
            }
        }
        Ok(value)
    }

    fn annotation_call(&mut self, name: &str, value: Value<'c>, text: Value<'c>) -> Result<Value<'c>> {
        let nothing = text.ty().poison()?;
        let line = self.llvm.i32_type().poison()?;
        self.call_intrinsic(name, &[value.ty(), text.ty()], &[value, text, nothing, line, nothing])
    }

    /// The members of a variable's structure that have annotations.
    fn annotated_members(&mut self, instruction: Instruction<'m>, variable: Value<'c>) -> Result<()> {
        let pointee = instruction.result_type().and_then(|ty| self.pointer_parts(ty).ok()).and_then(|p| p.1);
        let Some(pointee) = pointee else { return Ok(()) };
        let TypeKind::Struct(members) = self.type_info(pointee)?.kind.clone() else { return Ok(()) };
        let structure = self.ty(pointee)?;
        let said = self.annotations.members(pointee).to_vec();
        for (member, _) in (0u32..).zip(members) {
            let of_member: Vec<_> = said.iter().filter(|(of, _)| *of == member).map(|(_, d)| *d).collect();
            let i32_type = self.llvm.i32_type();
            let mut place = None;
            for text in texts(&of_member)? {
                let indices = [i32_type.int(0)?, i32_type.int(u64::from(member))?];
                let address = match place {
                    Some(annotated) => annotated,
                    None => self.builder.gep(structure, variable, &indices, flags::INBOUNDS)?,
                };
                let text = self.own_text(&text)?;
                place = Some(self.annotation_call(POINTER_ANNOTATION, address, text)?);
            }
        }
        Ok(())
    }

    /// The annotations of module-scope variables.
    ///
    /// # Errors
    /// Decorations without their texts.
    pub(super) fn variable_annotations(&mut self) -> Result<Vec<Value<'c>>> {
        self.annotation_entries(Opcode::is_variable, Self::texts_of)
    }

    /// The annotations of functions.
    ///
    /// # Errors
    /// Decorations without their texts.
    pub(super) fn function_annotations(&mut self) -> Result<Vec<Value<'c>>> {
        self.annotation_entries(|opcode| opcode == op::Function, Self::text_of_function)
    }

    /// Entries of LLVM's list of annotations: one for each text of what such instructions declare.
    fn annotation_entries(
        &mut self,
        is_wanted: fn(Opcode) -> bool,
        texts: fn(&Self, Id) -> Result<Vec<String>>,
    ) -> Result<Vec<Value<'c>>> {
        let mut entries = Vec::new();
        if self.full_metadata() {
            return Ok(entries);
        }
        for instruction in self.spirv.instructions().filter(|i| is_wanted(i.opcode())) {
            let Some(id) = instruction.result_id() else { continue };
            let Entry::Value(value) = self.entry(id) else { continue };
            if !value.is_global() {
                continue;
            }
            for text in texts(self, id)? {
                entries.push(self.annotation_entry(value, &text)?);
            }
        }
        Ok(entries)
    }

    /// An entry of LLVM's list of annotations: value, text, and the file, line and arguments that SPIR-V does not say.
    fn annotation_entry(&mut self, value: Value<'c>, text: &str) -> Result<Value<'c>> {
        let generic = self.llvm.pointer_type(0)?;
        let pointer = match value.ty() == generic {
            true => value,
            false => value.constant_cast(LlvmOpcode::AddrSpaceCast, generic)?,
        };
        let text = self.text_variable(text)?;
        text.set_section(names::COMPILER_SECTION);
        self.extra_variables.texts_of.entry(value).or_default().push(text);
        let nothing = generic.poison()?;
        let fields = [pointer, text, nothing, self.llvm.i32_type().poison()?, nothing];
        self.llvm.struct_type(&fields.map(Value::ty), false)?.aggregate(&fields)
    }

    /// The list of annotations of variables and functions.
    ///
    /// # Errors
    /// More annotations than an array holds.
    pub(super) fn global_annotations(&mut self, entries: &[Value<'c>]) -> Result<()> {
        let Some(first) = entries.first() else { return Ok(()) };
        let length = u64::try_from(entries.len()).map_err(|_| Error::internal("too many annotations"))?;
        let list = self.llvm.array_type(first.ty(), length)?.aggregate(entries)?;
        let variable = self.module.add_variable(names::ANNOTATION_LIST, list.ty(), 0)?;
        variable.set_initializer(list)?;
        variable.set_linkage(Linkage::Appending);
        variable.set_section(names::COMPILER_SECTION);
        self.extra_variables.list = Some(variable);
        Ok(())
    }

    /// `OpFPGARegINTEL` as an annotation; false where it is no number and no pointer, or changes the type.
    ///
    /// # Errors
    /// Operands that are not defined.
    pub(super) fn register_annotation(&mut self, instruction: Instruction<'m>) -> Result<bool> {
        if instruction.opcode() != op::FPGARegALTERA || self.full_metadata() {
            return Ok(false);
        }
        let ty = self.result_type(instruction)?;
        let value = self.operand(instruction, 0)?;
        if value.ty() != ty {
            return Ok(false);
        }
        if ty.is_pointer() {
            let text = self.own_text(annotation_text::REGISTER)?;
            let call = self.annotation_call(POINTER_ANNOTATION, value, text)?;
            self.define(instruction, call)?;
            return Ok(true);
        }
        let lanes = if ty.is_vector() { ty.lanes() } else { 1 };
        let Some(bits) = ty.scalar().scalar_bits().and_then(|bits| bits.checked_mul(lanes)) else {
            return Ok(false);
        };
        let integer = self.llvm.int_type(bits)?;
        let is_integer = ty.is_int();
        let number =
            if is_integer { value } else { self.builder.cast(LlvmOpcode::BitCast, value, integer)? };
        let text = self.own_text(annotation_text::REGISTER)?;
        let (nothing, line) = (text.ty().poison()?, self.llvm.i32_type().poison()?);
        let call =
            self.call_intrinsic("annotation", &[integer, text.ty()], &[number, text, nothing, line])?;
        let result = if is_integer { call } else { self.builder.cast(LlvmOpcode::BitCast, call, ty)? };
        self.define(instruction, result)?;
        Ok(true)
    }
}
