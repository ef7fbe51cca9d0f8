//! Memory decorations and `UserSemantic` as source annotations.
//!
//! Spec: "Annotations" of the representation document on modules.

use super::Pass;
use super::decorations::initializer_place;
use crate::error::{Error, Result};
use crate::llvm::{
    Builder, Linkage, MdKind, Opcode as LlvmOpcode, Type, UnnamedAddr, Value, calling_convention, flags,
};
use crate::reader::annotation::{Decorated, take_string};
use crate::spirv::{Id, Instruction, op};
use crate::table::annotation::{POINTER_ANNOTATION, VARIABLE_ANNOTATION};
use crate::table::annotation_text::{self, BLOCKS, Block, PARAMETERS};
use crate::table::metadata as names;
use rspirv::spirv::Decoration;
use rustc_hash::FxHashMap;

/// The annotation texts for decorations: one with all blocks, then each `UserSemantic`.
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

/// The local variable behind pointer casts of a value.
fn variable_behind_casts(mut value: Value<'_>) -> Option<Value<'_>> {
    while let Some(LlvmOpcode::BitCast | LlvmOpcode::AddrSpaceCast) = value.opcode() {
        value = value.operand(0)?;
    }
    (value.opcode() == Some(LlvmOpcode::Alloca)).then_some(value)
}

/// The annotations under construction.
struct Annotator<'p, 'c, 'm> {
    pass: &'p Pass<'p, 'c, 'm>,
    builder: Builder<'c>,
    /// Variables of the texts that instructions share.
    texts: FxHashMap<String, Value<'c>>,
}

impl<'c, 'm> Pass<'_, 'c, 'm> {
    /// Emits the annotations of variables, pointers, registers and functions.
    ///
    /// # Errors
    /// Decorations without their texts; more annotations than an array can hold.
    pub(super) fn annotate(&self) -> Result<()> {
        let mut annotator =
            Annotator { pass: self, builder: self.reading.llvm.builder(), texts: FxHashMap::default() };
        let mut entries = Vec::new();
        for (id, variable) in self.own_variables().filter(|(_, variable)| variable.is_global()) {
            for text in self.texts_of(id)? {
                entries.push(annotator.entry(variable, &text)?);
            }
        }
        for instruction in self.reading.spirv.instructions() {
            let Some(id) = instruction.result_id() else { continue };
            let Some(value) = self.reading.value(id).filter(|value| value.is_instruction()) else { continue };
            let value = match instruction.opcode() {
                op::FPGARegALTERA => annotator.register(value)?,
                _ => value,
            };
            if value.ty().is_pointer() && instruction.opcode() != op::Phi {
                annotator.annotate(instruction, value)?;
            }
        }
        for (head, function) in self.own_functions() {
            // Of a function's decorations, only the first `UserSemantic` is represented.
            let found = self.annotations.find(head.required_id()?, Decoration::UserSemantic);
            if let Some(found) = found {
                entries.push(annotator.entry(function, &take_string(found.operands)?.0)?);
            }
        }
        annotator.list(&entries)
    }

    fn texts_of(&self, id: Id) -> Result<Vec<String>> {
        if !self.annotations.any(id) {
            return Ok(Vec::new());
        }
        texts(&self.annotations.of(id).copied().collect::<Vec<_>>())
    }

    /// The structure type of a local variable's contents, its LLVM type and its number of members.
    fn structure_in(&self, variable: Instruction<'m>) -> Option<(Id, Type<'c>, u32)> {
        let spirv = self.reading.spirv;
        let pointee = match variable.opcode() {
            op::Variable => spirv.definition_as(variable.result_type()?, op::TypePointer)?.id(1).ok()?,
            _ => return None,
        };
        let members = spirv.definition_as(pointee, op::TypeStruct)?.operands().len();
        Some((pointee, self.reading.ty(pointee)?, u32::try_from(members).ok()?))
    }
}

impl<'c, 'm> Annotator<'_, 'c, 'm> {
    /// The variable of a text that instructions use: shared by all variables and pointers of a module.
    fn shared_text(&mut self, text: &str) -> Result<Value<'c>> {
        if let Some(variable) = self.texts.get(text) {
            return Ok(*variable);
        }
        let variable = self.own_text(text)?;
        self.texts.insert(text.to_owned(), variable);
        Ok(variable)
    }

    /// A new variable of a text, for a single instruction.
    fn own_text(&self, text: &str) -> Result<Value<'c>> {
        let variable = self.text_variable(text)?;
        variable.set_alignment(1);
        Ok(variable)
    }

    /// Creates a variable with a text.
    fn text_variable(&self, text: &str) -> Result<Value<'c>> {
        let bytes: Vec<u8> = text.bytes().chain([0]).collect();
        let value = self.pass.reading.llvm.string(&bytes);
        let variable = self.pass.reading.module.add_variable("", value.ty(), 0)?;
        variable.set_initializer(value)?;
        variable.set_linkage(Linkage::Private);
        variable.set_unnamed_addr(UnnamedAddr::Global);
        variable.set_global_constant(true);
        Ok(variable)
    }

    /// Annotates a variable or pointer after its definition; the last annotation then replaces a pointer.
    fn annotate(&mut self, instruction: Instruction<'m>, value: Value<'c>) -> Result<()> {
        let is_variable = instruction.opcode().is_variable();
        let texts = self.pass.texts_of(instruction.required_id()?)?;
        let structure = self.pass.structure_in(instruction);
        let has_members = structure.is_some_and(|(ty, ..)| !self.pass.annotations.members(ty).is_empty());
        if texts.is_empty() && !has_members {
            return Ok(());
        }
        let mut behind = value.next_instruction();
        if is_variable && instruction.operands().len() > initializer_place(instruction) {
            behind = behind.and_then(Value::next_instruction);
        }
        let Some(behind) = behind else { return Ok(()) };
        self.builder.position_before(behind);
        self.builder.set_debug_location(value.metadata(MdKind::DBG));
        if let Some(structure) = structure {
            self.members(structure, value)?;
        }
        let variable = if is_variable { Some(value) } else { variable_behind_casts(value) };
        let annotation = if variable.is_some() { VARIABLE_ANNOTATION } else { POINTER_ANNOTATION };
        let (mut named, mut first) = (value, None);
        for text in texts {
            let text = self.shared_text(&text)?;
            let call = self.call(annotation, named, text)?;
            first = first.or(Some(call));
            // The first annotation refers to the cast, the others to its operand.
            named = variable.unwrap_or(call);
        }
        if let Some(first) = first.filter(|_| variable.is_none()) {
            value.replace_all_uses_with(named);
            first.set_operand(0, value);
        }
        Ok(())
    }

    /// Annotates the members of a variable's structure.
    fn members(&self, (id, ty, members): (Id, Type<'c>, u32), variable: Value<'c>) -> Result<()> {
        let decorations = self.pass.annotations.members(id);
        let i32_type = self.pass.reading.llvm.i32_type();
        for member in 0..members {
            let of_member: Vec<_> =
                decorations.iter().filter(|(of, _)| *of == member).map(|(_, d)| *d).collect();
            let indices = [i32_type.int(0)?, i32_type.int(u64::from(member))?];
            let mut place = None;
            for text in texts(&of_member)? {
                let address = match place {
                    Some(annotated) => annotated,
                    None => self.builder.gep(ty, variable, &indices, flags::INBOUNDS)?,
                };
                let text = self.own_text(&text)?;
                place = Some(self.call(POINTER_ANNOTATION, address, text)?);
            }
        }
        Ok(())
    }

    fn call(&self, name: &str, value: Value<'c>, text: Value<'c>) -> Result<Value<'c>> {
        let none = text.ty().poison()?;
        let line = self.pass.reading.llvm.i32_type().poison()?;
        self.intrinsic(name, &[value.ty(), text.ty()], &[value, text, none, line, none])
    }

    fn intrinsic(&self, name: &str, overloads: &[Type<'c>], values: &[Value<'c>]) -> Result<Value<'c>> {
        let function = self.pass.reading.module.intrinsic(&format!("llvm.{name}"), overloads)?;
        let ty = function.value_type().ok_or_else(|| Error::internal("an intrinsic without a type"))?;
        self.builder.call(ty, function, values, calling_convention::C)
    }

    /// `OpFPGARegINTEL` as an annotation; the call is kept if it is neither a number nor a pointer, or
    /// changes the type.
    fn register(&self, call: Value<'c>) -> Result<Value<'c>> {
        let Some(value) = call.arg(0).filter(|value| value.ty() == call.ty()) else { return Ok(call) };
        self.builder.position_before(call);
        self.builder.set_debug_location(call.metadata(MdKind::DBG));
        let ty = value.ty();
        let result = if ty.is_pointer() {
            let text = self.own_text(annotation_text::REGISTER)?;
            self.call(POINTER_ANNOTATION, value, text)?
        } else {
            let lanes = if ty.is_vector() { ty.lanes() } else { 1 };
            let Some(bits) = ty.scalar().scalar_bits().and_then(|bits| bits.checked_mul(lanes)) else {
                return Ok(call);
            };
            self.number_register(value, self.pass.reading.llvm.int_type(bits)?)?
        };
        result.take_name_of(call);
        call.replace_all_uses_with(result);
        call.erase();
        Ok(result)
    }

    /// The annotation of a number, through an integer of its width.
    fn number_register(&self, value: Value<'c>, integer: Type<'c>) -> Result<Value<'c>> {
        let is_integer = value.ty().is_int();
        let number =
            if is_integer { value } else { self.builder.cast(LlvmOpcode::BitCast, value, integer)? };
        let text = self.own_text(annotation_text::REGISTER)?;
        let (none, line) = (text.ty().poison()?, self.pass.reading.llvm.i32_type().poison()?);
        let call = self.intrinsic("annotation", &[integer, text.ty()], &[number, text, none, line])?;
        if is_integer { Ok(call) } else { self.builder.cast(LlvmOpcode::BitCast, call, value.ty()) }
    }

    /// An entry of `llvm.global.annotations`: value, text, and poison for the file, line and arguments, which
    /// SPIR-V lacks.
    fn entry(&self, value: Value<'c>, text: &str) -> Result<Value<'c>> {
        let generic = self.pass.reading.llvm.pointer_type(0)?;
        let pointer = match value.ty() == generic {
            true => value,
            false => value.constant_cast(LlvmOpcode::AddrSpaceCast, generic)?,
        };
        let text = self.text_variable(text)?;
        text.set_section(names::COMPILER_SECTION);
        let none = generic.poison()?;
        let fields = [pointer, text, none, self.pass.reading.llvm.i32_type().poison()?, none];
        self.pass.reading.llvm.struct_type(&fields.map(Value::ty), false)?.aggregate(&fields)
    }

    /// Emits `llvm.global.annotations`.
    fn list(&self, entries: &[Value<'c>]) -> Result<()> {
        let Some(first) = entries.first() else { return Ok(()) };
        let length = u64::try_from(entries.len()).map_err(|_| Error::internal("too many annotations"))?;
        let list = self.pass.reading.llvm.array_type(first.ty(), length)?.aggregate(entries)?;
        let variable = self.pass.reading.module.add_variable(names::ANNOTATION_LIST, list.ty(), 0)?;
        variable.set_initializer(list)?;
        variable.set_linkage(Linkage::Appending);
        variable.set_section(names::COMPILER_SECTION);
        Ok(())
    }
}
