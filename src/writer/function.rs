//! Spec: "Function Instructions": signatures, linkage, attributes, bodies.

use super::context::Writer;
use super::global::{has_kernel_convention, is_imported};
use crate::contract::{Attached, FunctionControl, Name, ParameterDecorations};
use crate::error::{Detail, Error, Result};
use crate::llvm::{AttributeForm, AttributePlace, Block, Linkage, Metadata, Value};
use crate::spirv::{Id, Opcode, Section, each_instruction, extensions, op, push_instruction};
use crate::table::annotation::{OF_POINTERS, linkage};
use crate::table::function::{CONTROLS, PARAMETER_ATTRIBUTES, ParameterForm};
use rspirv::spirv::{Capability, Decoration};
use rustc_hash::{FxHashMap, FxHashSet};
use std::ops::Range;

/// Instructions whose names are looked up together.
const NAMES_AT_ONCE: usize = 32;

/// State while a body is written.
#[derive(Default)]
pub(crate) struct FunctionState<'c> {
    /// The function; none outside of functions.
    pub value: Option<Value<'c>>,
    /// The instruction being written.
    pub instruction: Option<Value<'c>>,
    /// Whether the instruction being written represents an operation on constants.
    pub on_constants: bool,
    /// The block of the call being written.
    pub block_literal: Option<Value<'c>>,
    /// The pointer that the builtin of OpenCL C being written takes first.
    pub first_pointer: Option<Value<'c>>,
    /// Lines.
    pub lines: super::debug::Lines<'c>,
    /// The scope in force.
    pub scope: Option<super::debug_info::Scope>,
    /// Whether it has records of variables.
    pub has_records: bool,
    /// Words of the blocks so far.
    pub words: Vec<u32>,
    /// The offset in them of the instruction whose result is the newest id, while no other instruction refers to it.
    pub last_value: Option<(usize, Id)>,
    /// The newest instruction with a result.
    pub last_result: Option<(Opcode, Id)>,
    /// Where the words of the block being written start.
    pub block_start: usize,
    /// Whether the function has variables whose size is no constant, once that was asked.
    pub stack_changes: Option<bool>,
    /// Words of the variables of the entry block.
    pub variables: Vec<u32>,
    /// Initial values of variables, and the variables that were written without one.
    pub initializers: FxHashMap<Id, Option<Id>>,
    /// The variables of allocas in the generic address space, by the pointers that those are.
    pub variables_behind: FxHashMap<Id, Id>,
    /// Stores that give the initial values, and instructions that belong to the expansion of another.
    pub subsumed: FxHashSet<Value<'c>>,
    /// Loads of builtin variables that several calls share, by group node.
    pub groups: FxHashMap<Metadata<'c>, Id>,
    /// The block of each.
    pub group_blocks: FxHashMap<Metadata<'c>, Option<Block<'c>>>,
    /// Instructions that represent a sequence, by its last instruction.
    pub idioms: FxHashMap<Value<'c>, super::idiom::Idiom<'c>>,
    /// Calls that represent one instruction with the conversions around them, by the last of the sequence.
    pub fused_calls: FxHashMap<Value<'c>, super::opencl_call::FusedCall<'c>>,
    /// Merge instructions by header block.
    pub merges: FxHashMap<Value<'c>, (Opcode, Vec<u32>)>,
    /// Accesses that several instructions are together, by the last of those.
    pub accesses: FxHashMap<Value<'c>, super::shader::Access<'c>>,
    /// Groups of accesses to arrays, once a loop names one.
    pub array_groups: Option<super::dependent_arrays::Groups<'c>>,
    /// Casts that a block's end needs for the phis of its successors.
    pub phi_casts: FxHashMap<(Value<'c>, Value<'c>, Id), Id>,
}

/// Which words of the function are a block's.
struct BlockWords<'c> {
    block: Block<'c>,
    label: Id,
    /// Those in front of its end.
    body: Range<usize>,
    /// The merge instruction and the terminator.
    end: Range<usize>,
}

impl<'c> Writer<'c, '_> {
    /// Whether a function is an entry point.
    pub(super) fn is_kernel(function: Value<'c>) -> bool {
        has_kernel_convention(function) && !function.is_declaration()
    }

    /// Writes a function: declaration or definition.
    ///
    /// # Errors
    /// A construct that SPIR-V cannot represent, with its location.
    pub(super) fn function(&mut self, function: Value<'c>) -> Result<()> {
        let mut buffer = std::mem::take(&mut self.function.words);
        buffer.clear();
        self.function = FunctionState { value: Some(function), words: buffer, ..FunctionState::default() };
        if is_imported(function) && self.is_shader() {
            let message =
                format!("the function {}, which has no body, in a module of shaders", function.name());
            return Err(Error::unsupported(message));
        }
        let section =
            if is_imported(function) { Section::FunctionDeclaration } else { Section::FunctionDefinition };
        // The function is written behind those before it, without a copy.
        let mut words = std::mem::take(self.out.section_mut(section));
        let start = words.len();
        let written = self.whole_function(function, &mut words);
        if written.is_err() {
            words.truncate(start);
        }
        *self.out.section_mut(section) = words;
        self.function =
            FunctionState { words: std::mem::take(&mut self.function.words), ..FunctionState::default() };
        self.values.end_function();
        written
    }

    /// Appends the instructions of a function.
    fn whole_function(&mut self, function: Value<'c>, words: &mut Vec<u32>) -> Result<()> {
        let id = self.id_of_function(function)?;
        let result = self.result_type_of(function)?;
        let ty = self.signature(function)?;
        let control = self.function_control(function);
        self.begin_lines(function)?;
        words.extend(self.head_lines());
        push_instruction(words, op::Function, Some(result), Some(id), &[control, ty.0])?;
        for (position, parameter) in (0u32..).zip(function.params()) {
            let id = self.id_of(parameter)?;
            let ty = self.type_of_id(id)?;
            words.extend(self.parameter_lines(position));
            push_instruction(words, op::FunctionParameter, Some(ty), Some(id), &[])?;
            self.parameter(function, position, parameter, id)?;
        }
        words.extend(self.parameter_lines(function.param_count()));
        self.function_symbol(function, id)?;
        self.function_annotations(function, id)?;
        if !is_imported(function) {
            self.body(function, words)?;
        }
        words.extend(self.end_lines());
        push_instruction(words, op::FunctionEnd, None, None, &[])
    }

    /// The id of a function; its type is the function type.
    ///
    /// # Errors
    /// A signature that SPIR-V does not have.
    pub(crate) fn id_of_function(&mut self, function: Value<'c>) -> Result<Id> {
        if let Some(id) = self.values.get(&function) {
            return Ok(*id);
        }
        let ty = self.result_type_of(function)?;
        let id = self.fresh(ty);
        self.values.insert(function, id);
        Ok(id)
    }

    /// The type of a function's result.
    ///
    /// # Errors
    /// A type that SPIR-V does not have.
    pub(super) fn result_type_of(&mut self, function: Value<'c>) -> Result<Id> {
        if self.is_shader()
            && let Some(told) = self.told_result(function)?
        {
            return Ok(told);
        }
        let ty = function.value_type().and_then(crate::llvm::Type::return_type);
        let ty = ty.ok_or_else(|| Error::internal("a function without a result type"))?;
        let slot = ty.is_pointer_or_pointers().then(|| self.pointees.result(function));
        self.type_id(ty, slot)
    }

    /// The function type of a function.
    ///
    /// # Errors
    /// A type that SPIR-V does not have.
    pub(super) fn signature(&mut self, function: Value<'c>) -> Result<Id> {
        if function.value_type().is_some_and(crate::llvm::Type::is_variadic) {
            let error = self.error("a function with a variable number of arguments");
            return Err(error.about(Detail::VariadicFunction));
        }
        let mut words = vec![self.result_type_of(function)?.0];
        for parameter in function.params() {
            words.push(self.type_of_value(parameter)?.0);
        }
        self.declare(op::TypeFunction, &words)
    }

    fn function_control(&self, function: Value<'c>) -> u32 {
        let mut control = 0;
        for row in CONTROLS {
            let allowed = row.extensions.is_empty() || row.extensions.iter().any(|name| self.allows(name));
            if allowed && function.attribute(AttributePlace::Function, row.attribute).is_some() {
                control |= row.bit.bits();
            }
        }
        control | FunctionControl::read(function, &self.kinds).map_or(0, |more| more.0)
    }

    fn parameter(&mut self, function: Value<'c>, position: u32, parameter: Value<'c>, id: Id) -> Result<()> {
        let kernel = Self::is_kernel(function);
        let name = self.argument_name(function, position).filter(|_| kernel);
        self.name_id(id, name.unwrap_or(parameter.name_bytes()))?;
        if self.is_shader() {
            return self.listed_decorations(function, position, id);
        }
        let mut decorations = Vec::new();
        for attribute in function.attributes(AttributePlace::Param(position)) {
            // A number that the literal cannot hold has no decoration.
            let number = attribute.int().and_then(|number| u32::try_from(number).ok());
            let numbered = |decoration| number.map(|number| (decoration, number));
            match (attribute.name(), attribute.form()) {
                ("align", _) => decorations.extend(numbered(Decoration::Alignment)),
                ("dereferenceable", _) if self.options.max_version >= (1, 1) => {
                    decorations.extend(numbered(Decoration::MaxByteOffset));
                }
                (name, form) => decorations
                    .extend(attribute_number(name, form).map(|number| (Decoration::FuncParamAttr, number))),
            }
        }
        for (decoration, number) in decorations {
            self.decorate_id(id, decoration as u32, &[number])?;
        }
        self.vector_compute_parameter(function, position, id)?;
        self.parameter_metadata_decorations(function, position, id)?;
        self.listed_decorations(function, position, id)?;
        if kernel {
            self.argument_qualifiers(function, position, id)?;
        }
        Ok(())
    }

    /// Writes the decorations of a parameter in `!spirv.ParameterDecorations`.
    fn listed_decorations(&mut self, function: Value<'c>, position: u32, id: Id) -> Result<()> {
        let lists = ParameterDecorations::read(function, &self.kinds);
        let Some(list) = lists.as_ref().and_then(|lists| lists.0.get(position as usize)) else {
            return Ok(());
        };
        let is_pointer = function.param(position).is_some_and(|parameter| parameter.ty().is_pointer());
        for decoration in &list.0 {
            let needs_pointer = OF_POINTERS.iter().find(|of| decoration.kind == Some(**of as u32));
            match needs_pointer.filter(|_| !is_pointer) {
                Some(of) => self.log.warn(&format!("{of:?} of a parameter that is no pointer is left out")),
                None => self.decoration(decoration, &[id.0], op::Decorate)?,
            }
        }
        Ok(())
    }

    /// Name and linkage of a function.
    fn function_symbol(&mut self, function: Value<'c>, id: Id) -> Result<()> {
        let kernel = Self::is_kernel(function);
        self.global_name(function, id, kernel)?;
        if kernel { Ok(()) } else { self.linkage(function, id) }
    }

    /// Writes the decorations of a function, from attributes and metadata.
    fn function_annotations(&mut self, function: Value<'c>, id: Id) -> Result<()> {
        let is_shader = self.is_shader();
        for attribute in function.attributes(AttributePlace::Return).into_iter().filter(|_| !is_shader) {
            if let Some(number) = attribute_number(attribute.name(), attribute.form()).filter(|n| *n <= 1) {
                self.decorate_id(id, Decoration::FuncParamAttr as u32, &[number])?;
            }
        }
        self.referenced_indirectly(function, id)?;
        self.vector_compute_function(function, id)?;
        self.function_metadata_decorations(function, id)?;
        self.register_mode(function, id)?;
        self.attached_decorations(function, id)
    }

    /// The name of a global: the one recorded in metadata, else its symbol; kernels have none.
    ///
    /// # Errors
    /// A name that is too long.
    pub(super) fn global_name(&mut self, global: Value<'c>, id: Id, kernel: bool) -> Result<()> {
        match Name::read(global, &self.kinds) {
            Some(Name(Some(name), more)) => self.name_id_all(id, &name, &more),
            Some(Name(None, _)) => Ok(()),
            None if kernel => Ok(()),
            None => self.name_id(id, global.name_bytes()),
        }
    }

    /// `LinkageAttributes`.
    ///
    /// # Errors
    /// A name that is too long.
    pub(super) fn linkage(&mut self, global: Value<'c>, id: Id) -> Result<()> {
        let is_linked = !self.is_shader() || self.declares_capability(Capability::Linkage);
        if !is_linked || self.decorations_say(global, Decoration::LinkageAttributes) {
            return Ok(());
        }
        let kind = match global.linkage() {
            Some(
                Linkage::Internal | Linkage::Private | Linkage::LinkerPrivate | Linkage::LinkerPrivateWeak,
            ) => {
                return Ok(());
            }
            Some(Linkage::AvailableExternally) => linkage::IMPORT,
            _ if global.is_declaration() => linkage::IMPORT,
            Some(Linkage::LinkOnceOdr | Linkage::LinkOnceOdrAutoHide)
                if self.options.extensions.allows(extensions::KHR_LINKONCE_ODR) =>
            {
                linkage::LINK_ONCE_ODR
            }
            _ => linkage::EXPORT,
        };
        let mut words = Vec::new();
        crate::spirv::literal::push_string_words(global.name_bytes(), &mut words);
        words.push(kind);
        self.decorate_id(id, Decoration::LinkageAttributes as u32, &words)
    }

    fn body(&mut self, function: Value<'c>, words: &mut Vec<u32>) -> Result<()> {
        self.prepare(function)?;
        let order = super::block_order::order(function);
        let mut blocks: Vec<BlockWords<'c>> = Vec::with_capacity(order.len());
        for block in &order {
            let label = self.label(*block)?;
            let start = self.function.words.len();
            self.function.block_start = start;
            self.begin_block_lines(blocks.is_empty());
            self.block(*block)?;
            if let Some(terminator) = block.terminator() {
                self.debug_records(terminator)?;
            }
            let mark = self.line_mark();
            let terminator = self.function.words.len();
            self.terminator(*block)?;
            if let Some(terminator) = block.terminator() {
                self.locate(terminator, mark)?;
            }
            let end = self.function.words.len();
            blocks.push(BlockWords { block: *block, label, body: start..terminator, end: terminator..end });
        }
        let casts = self.phi_casts()?;
        let mut variables = Some(std::mem::take(&mut self.function.variables));
        let start = words.len();
        for BlockWords { block, label, body, end } in blocks {
            words.extend(self.label_lines(block.as_value()));
            push_instruction(words, op::Label, None, Some(label), &[])?;
            self.block_name(block, label)?;
            if let Some(variables) = variables.take() {
                self.first_instructions(function, variables, words)?;
            }
            let more = casts.get(&block.as_value()).into_iter().flatten().cloned();
            for range in std::iter::once(body).chain(more).chain([end]) {
                words.extend_from_slice(self.function.words.get(range).unwrap_or_default());
            }
        }
        self.settle_records(words.get_mut(start..).unwrap_or_default())
    }

    /// Writes the variables, then the instruction that links the function to its description.
    fn first_instructions(
        &mut self,
        function: Value<'c>,
        variables: Vec<u32>,
        words: &mut Vec<u32>,
    ) -> Result<()> {
        let id = self.id_of_function(function)?;
        let definition = match self.function.lines.defines_late {
            true => Vec::new(),
            false => self.function_definition(function, id)?,
        };
        if self.function.initializers.values().any(Option::is_some) {
            words.extend(self.with_late_initializers(&variables));
        } else {
            words.extend(variables);
        }
        words.extend(definition);
        Ok(())
    }

    /// The name of a block: the one recorded on its terminator, else LLVM's.
    fn block_name(&mut self, block: Block<'c>, label: Id) -> Result<()> {
        let name = block.name();
        let said = block.terminator().and_then(|terminator| Name::read(terminator, &self.kinds));
        match said.and_then(|said| said.0).filter(|said| name.as_bytes().starts_with(said)) {
            Some(said) => self.name_id(label, &said),
            None => self.name_id(label, name.as_bytes()),
        }
    }

    /// The variables of a function with the initial values that were known after the variables had been written.
    fn with_late_initializers(&self, variables: &[u32]) -> Vec<u32> {
        let mut words = Vec::with_capacity(variables.len() * 2);
        for instruction in each_instruction(variables) {
            let start = words.len();
            words.extend_from_slice(instruction);
            if let [_, _, id, _] = instruction
                && Opcode::of_first_word(instruction.first().copied().unwrap_or(0)) == op::Variable
                && let Some(Some(value)) = self.function.initializers.get(&Id(*id))
                && let Some(first) = words.get_mut(start)
            {
                *first = op::Variable.first_word(5);
                words.push(value.0);
            }
        }
        words
    }

    /// The id of a block's label.
    ///
    /// # Errors
    /// Internal errors only.
    pub(super) fn label(&mut self, block: Block<'c>) -> Result<Id> {
        let value = block.as_value();
        if let Some(id) = self.values.get(&value) {
            return Ok(*id);
        }
        let id = self.out.fresh_id();
        self.values.insert(value, id);
        Ok(id)
    }

    fn block(&mut self, block: Block<'c>) -> Result<()> {
        for (number, instruction) in block.instructions().enumerate() {
            if number % NAMES_AT_ONCE == 0 {
                instruction.look_up_names(NAMES_AT_ONCE as u32);
            }
            self.function.instruction = Some(instruction);
            let opcode = instruction.opcode().ok_or_else(|| Error::internal("no instruction"))?;
            if opcode.is_terminator() {
                continue;
            }
            self.debug_records(instruction)?;
            if self.function.subsumed.contains(&instruction) {
                continue;
            }
            if self.uses_refused(instruction) {
                continue;
            }
            let mark = self.line_mark();
            if let Err(error) = self.instruction(instruction, opcode) {
                self.refuse(instruction, error.at(self.location()))?;
                continue;
            }
            self.locate(instruction, mark)?;
        }
        Ok(())
    }
}

/// The number of the function parameter attribute that an LLVM attribute is.
pub(super) fn attribute_number(name: &str, form: AttributeForm<'_>) -> Option<u32> {
    let row = PARAMETER_ATTRIBUTES.iter().find(|(_, row)| match (row, form) {
        (ParameterForm::Enum(of) | ParameterForm::Extension(of), AttributeForm::Enum) => *of == name,
        (ParameterForm::Type(of), AttributeForm::Type(_)) => *of == name,
        (ParameterForm::NoCapture, AttributeForm::Int(0)) => name == "captures",
        _ => false,
    });
    row.map(|(attribute, _)| *attribute as u32)
}
