//! Spec: "Mode-Setting Instructions", "Extension Instructions" and the header, represented as named metadata.

use super::builtin_variable::BuiltinPointer;
use super::context::{Entry, Reader};
use super::interface::WorkgroupSizes;
use crate::contract::{
    self, ArrayLength, BuiltinVariable, Capability, Decorations, EntryPoint, Extension, Generator,
    ImageAddressing, Interface, Listed, MemberDecorate, MemberName, MemberPointee, MemoryModel,
    ModuleProcessed, OF_TYPE, Source, SourceExtension, Version,
};
use crate::environment::Environment;
use crate::error::{Detail, Error, Result};
use crate::llvm::{Linkage, Metadata, Value};
use crate::options::BuiltinNames;
use crate::spirv::{Id, Instruction, op};
use crate::table::debug_info::Set;
use crate::table::metadata as names;
use crate::table::mode_setting::{self, HintElement, LIST_PRIORITY, LISTS, ModeForm, ROWS};
use crate::table::module::{self, SourceLanguage};
use rspirv::spirv::{AddressingModel, Decoration, ExecutionMode};
use std::borrow::Cow;

/// A string as the contract stores it.
fn bytes<'c>(text: String) -> Cow<'c, [u8]> {
    Cow::Owned(text.into_bytes())
}

impl<'c, 'm> Reader<'c, 'm> {
    /// Sets triple and data layout, and reads everything before the types.
    ///
    /// # Errors
    /// An addressing model that LLVM IR for kernels does not have.
    pub(super) fn module_head(&mut self) -> Result<()> {
        let mut capabilities = Vec::new();
        let mut extensions = Vec::new();
        let mut source_extensions = Vec::new();
        let mut processed = Vec::new();
        for instruction in self.spirv.instructions() {
            match instruction.opcode() {
                op::Function => break,
                op::Capability => capabilities.push(Capability(instruction.operand(0)?)),
                op::Extension => extensions.push(Extension(bytes(self.text_of(instruction)?))),
                op::SourceExtension => source_extensions.push(self.text_of(instruction)?),
                op::ModuleProcessed => {
                    let text = self.text_of(instruction)?;
                    if !self.spends_note(&text) {
                        processed.push(ModuleProcessed(bytes(text)));
                    }
                }
                op::MemoryModel => {
                    self.memory_model(instruction).map_err(|error| self.place(instruction, error))?;
                }
                op::SamplerImageAddressingModeNV => self.list(ImageAddressing(instruction.operand(0)?)),
                op::String => self.lines.has_strings = true,
                op::ExtInstImport => {
                    let set = self.text_of(instruction)?;
                    if super::builtin_call::is_debug_information(&set) && Set::of_name(&set).is_none() {
                        self.settings.log.warn(&format!("debug information of the set {set} is left out"));
                    }
                }
                op::EntryPoint => {
                    let function = instruction.id(1)?;
                    self.callables.entry_points.entry(function).or_default().push(instruction);
                }
                _ => {}
            }
        }
        self.source(&source_extensions)?;
        self.opencl_names_metadata();
        let version = self.spirv.version();
        self.list(Version { major: version.major, minor: version.minor });
        capabilities.into_iter().for_each(|capability| self.list(capability));
        extensions.into_iter().for_each(|extension| self.list(extension));
        processed.into_iter().for_each(|text| self.list(text));
        source_extensions.into_iter().for_each(|name| self.list(SourceExtension(bytes(name))));
        if self.lines.has_strings {
            self.loose_strings()?;
        }
        Generator(self.spirv.generator()).write(self.module, self.llvm);
        Ok(())
    }

    /// The string operand at the start of an instruction.
    fn text_of(&self, instruction: Instruction<'m>) -> Result<String> {
        instruction.string(0).map(|(text, _)| text).map_err(|error| self.place(instruction, error))
    }

    /// Appends a node of the contract to its named metadata.
    pub(super) fn list(&self, node: impl Listed<'c>) {
        node.write(self.module, self.llvm);
    }

    /// Appends nodes to a named metadata; without nodes it is not created.
    pub(super) fn named(&self, name: &str, nodes: &[Metadata<'c>]) {
        if nodes.is_empty() {
            return;
        }
        let named = self.module.get_or_add_named_metadata(name);
        for node in nodes {
            named.append(*node);
        }
    }

    fn memory_model(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let (addressing, memory) = (instruction.operand(0)?, instruction.operand(1)?);
        let version = self.spirv.version();
        let version = (version.major, version.minor);
        let stage = self.stage_of_module();
        let known = AddressingModel::from_u32(addressing);
        let target =
            known.and_then(|model| Some((model, self.model.environment.target(model, version, stage)?)));
        let (model, target) = target.ok_or_else(|| {
            let error = Error::unsupported(format!("addressing model {addressing}"));
            error.about(Detail::AddressingModel(addressing))
        })?;
        self.model.addressing = model;
        if !target.triple.is_empty() {
            self.module.set_triple(&target.triple)?;
            self.module.set_data_layout(&target.data_layout)?;
        }
        self.list(MemoryModel { addressing, memory });
        Ok(())
    }

    /// `OpSource`: the contract's node, and OpenCL's nodes for their consumers.
    fn source(&mut self, extensions: &[String]) -> Result<()> {
        let sources: Vec<_> = self.spirv.declarations().filter(|i| i.opcode() == op::Source).collect();
        for (position, source) in sources.into_iter().enumerate() {
            let (language, version) = (source.operand(0)?, source.operand(1)?);
            let node = self.source_node(source, language, version);
            self.list(node.map_err(|error| self.place(source, error))?);
            if position == 0 {
                self.opencl_metadata(language, version, extensions)?;
            }
        }
        Ok(())
    }

    fn source_node(&mut self, source: Instruction<'m>, language: u32, version: u32) -> Result<Source<'c>> {
        let mut node = Source { language, version, file: None, text: None };
        if let Some(file) = source.operands().get(2) {
            node.file = Some(bytes(self.spirv.text(Id(*file))?));
            if source.operands().len() > 3 {
                let mut text = source.string_bytes(3)?.0;
                for number in source.number() + 1.. {
                    let Some(more) = self.spirv.at(number).filter(|i| i.opcode() == op::SourceContinued)
                    else {
                        break;
                    };
                    text.extend(more.string_bytes(0)?.0);
                }
                node.text = Some(Cow::Owned(text));
            }
        }
        Ok(node)
    }

    fn opencl_metadata(&mut self, language: u32, version: u32, extensions: &[String]) -> Result<()> {
        let Some(language) = module::source_language(language) else { return Ok(()) };
        if let Some(numbers) = module::spir_version(language, version) {
            self.named(names::SPIR_VERSION, &[self.u32_node(&numbers)]);
        }
        if let Some(numbers) = module::opencl_cxx_version(language, version) {
            self.named(names::OPENCL_CXX_VERSION, &[self.u32_node(&numbers)]);
        }
        if let Some(numbers) = module::opencl_version(language, version) {
            self.named(names::OPENCL_VERSION, &[self.u32_node(&numbers)]);
        }
        if language == SourceLanguage::Unknown {
            return Ok(());
        }
        let strings = |list: &mut dyn Iterator<Item = &String>| {
            let operands: Vec<_> = list.map(|name| Some(self.llvm.md_string(name))).collect();
            self.llvm.md_node(&operands)
        };
        let optional = |name: &&String| module::OPTIONAL_CORE_FEATURES.contains(&name.as_str());
        let used = strings(&mut extensions.iter().filter(|name| !optional(name)));
        let features = strings(&mut extensions.iter().filter(optional));
        self.named(names::USED_EXTENSIONS, &[used]);
        self.named(names::USED_FEATURES, &[features]);
        Ok(())
    }

    /// OpenCL C names require a module whose language is OpenCL C: for any other language, records the
    /// version that the names belong to.
    pub(super) fn opencl_names_metadata(&self) {
        let version = match self.settings.options.builtin_names {
            BuiltinNames::Spirv => return,
            BuiltinNames::Cl12 => [1, 2],
            BuiltinNames::Cl20 => [2, 0],
        };
        if self.module.get_named_metadata(names::OPENCL_VERSION).is_none() {
            self.named(names::OPENCL_VERSION, &[self.u32_node(&version)]);
        }
    }

    /// Reads execution modes and entry points, after the functions exist.
    ///
    /// # Errors
    /// A mode or entry point of an id that is not a function.
    pub(super) fn modes_and_entry_points(&mut self) -> Result<()> {
        let mut contraction_off = false;
        let mut listed: Vec<(u32, Value<'c>)> = Vec::new();
        let mut modes = Vec::new();
        for instruction in self.spirv.declarations() {
            if matches!(instruction.opcode(), op::ExecutionMode | op::ExecutionModeId | op::EntryPoint) {
                modes.push(instruction);
            }
        }
        let sizes = self.workgroup_sizes()?;
        for instruction in modes {
            match instruction.opcode() {
                op::ExecutionMode | op::ExecutionModeId => {
                    contraction_off |= instruction.operand(1)? == ExecutionMode::ContractionOff as u32;
                    let function = self.value(instruction.id(0)?);
                    let function = function.map_err(|error| self.place(instruction, error))?;
                    listed.push((instruction.operand(1)?, function));
                    self.execution_mode(instruction).map_err(|error| self.place(instruction, error))?;
                }
                op::EntryPoint => {
                    self.entry_point(instruction, &sizes).map_err(|error| self.place(instruction, error))?;
                }
                _ => {}
            }
        }
        self.lists(&listed)?;
        if !contraction_off && self.model.environment == Environment::OpenCl {
            let _ = self.module.get_or_add_named_metadata(names::FP_CONTRACT);
        }
        Ok(())
    }

    /// Emits LLVM's lists of constructors and destructors.
    fn lists(&mut self, modes: &[(u32, Value<'c>)]) -> Result<()> {
        for (list, mode) in LISTS {
            let pointer = self.llvm.pointer_type(0)?;
            let entry = self.llvm.struct_type(&[self.llvm.i32_type(), pointer, pointer], false)?;
            let priority = self.llvm.i32_type().int(LIST_PRIORITY)?;
            let functions = modes.iter().filter(|(of, _)| *of == *mode as u32);
            let entries = functions
                .map(|(_, function)| entry.aggregate(&[priority, *function, pointer.null()?]))
                .collect::<Result<Vec<_>>>()?;
            if entries.is_empty() || self.module.variable(list).is_some() {
                continue;
            }
            let ty = self.llvm.array_type(entry, entries.len() as u64)?;
            let variable = self.module.add_variable(list, ty, 0)?;
            variable.set_linkage(Linkage::Appending);
            variable.set_initializer(ty.aggregate(&entries)?)?;
        }
        Ok(())
    }

    fn execution_mode(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let function = self.value(instruction.id(0)?)?;
        let mode = instruction.operand(1)?;
        let literals = instruction.operands().get(2..).unwrap_or_default();
        let is_of_kernel = self.model.environment == Environment::OpenCl;
        let row = ROWS
            .iter()
            .find(|row| is_of_kernel && row.mode as u32 == mode && instruction.opcode() == op::ExecutionMode);
        if let Some(row) = row.filter(|row| function.metadata(self.llvm.md_kind(row.metadata)).is_none())
            && let Some(node) = self.mode_node(row.form, literals)?
        {
            function.set_metadata(self.llvm.md_kind(row.metadata), Some(node));
            return Ok(());
        }
        if instruction.opcode() == op::ExecutionMode && self.vector_compute_mode(function, mode, literals)? {
            return Ok(());
        }
        let mut operands = Vec::with_capacity(literals.len());
        for (place, word) in literals.iter().enumerate() {
            operands.push(if instruction.opcode() != op::ExecutionModeId {
                self.u32_metadata(*word)
            } else if place == 0 && mode_setting::is_of_a_type(mode) {
                self.ty(Id(*word))?.poison()?.as_metadata()
            } else {
                self.operand_of_tree(Id(*word))?
            });
        }
        self.list(contract::ExecutionMode { function: Some(function), mode: Some(mode), operands });
        Ok(())
    }

    fn mode_node(&self, form: ModeForm, literals: &[u32]) -> Result<Option<Metadata<'c>>> {
        match form {
            ModeForm::Literals(count) if count == literals.len() => Ok(Some(self.u32_node(literals))),
            ModeForm::Literals(_) => Ok(None),
            ModeForm::VectorType => {
                let parts = literals.first().and_then(|word| mode_setting::vec_type_hint_parts(*word));
                let Some((lanes, element)) = parts else { return Ok(None) };
                let scalar = match element {
                    HintElement::Int(bits) => self.llvm.int_type(bits)?,
                    HintElement::Float(16) => self.llvm.half_type(),
                    HintElement::Float(64) => self.llvm.double_type(),
                    HintElement::Float(_) => self.llvm.float_type(),
                };
                let ty = if lanes == 0 { scalar } else { self.llvm.vector_type(scalar, lanes)? };
                let operands = [Some(ty.poison()?.as_metadata()), Some(self.u32_metadata(1))];
                Ok(Some(self.llvm.md_node(&operands)))
            }
        }
    }

    /// Records what the function does not represent: another execution model, another name, or the interface.
    fn entry_point(&mut self, instruction: Instruction<'m>, sizes: &WorkgroupSizes) -> Result<()> {
        let model = instruction.operand(0)?;
        let function = self.value(instruction.id(1)?)?;
        if !self.model.environment.has_execution_model(model) {
            return Err(super::interface::unknown_model(model));
        }
        self.stage_attributes(instruction, sizes)?;
        let (name, used) = instruction.string(2)?;
        let mut interface = Vec::new();
        for word in instruction.operands().get(used..).unwrap_or_default() {
            // A variable that holds a constant sampler is not represented.
            if matches!(self.entry(Id(*word)), Entry::SamplerVariable(..)) {
                continue;
            }
            interface.push(match self.builtin_pointer(Id(*word)) {
                Some(pointer) => Interface::Builtin(pointer.row.builtin),
                None => Interface::Variable(self.constant_operand(Id(*word))?),
            });
        }
        self.list(EntryPoint { function, model: Some(model), name: bytes(name), interface });
        Ok(())
    }

    /// Records names, decorations and pointee types of structure members.
    ///
    /// # Errors
    /// A decoration with invalid operands.
    pub(super) fn member_metadata(&mut self) -> Result<()> {
        self.array_lengths()?;
        self.builtin_variables()?;
        let declarations = self.spirv.declarations();
        for instruction in declarations {
            let Some(id) = instruction.result_id() else { continue };
            if instruction.opcode() != op::TypeStruct {
                self.declared_type_name(id)?;
                if matches!(instruction.opcode(), op::TypeArray | op::TypeRuntimeArray) {
                    self.array_stride(id).map_err(|error| self.place(instruction, error))?;
                }
                continue;
            }
            let ty = self.ty(id)?;
            let shown = ty.poison()?;
            for (member, name) in self.annotations.member_names(id).to_vec() {
                self.list(MemberName { shown: Some(shown.as_metadata()), member, name: bytes(name) });
            }
            for (member, decorated) in self.annotations.members(id).to_vec() {
                let decoration = self.decoration_node(&decorated)?;
                self.list(MemberDecorate { shown, member, decoration });
            }
            self.member_pointees(id, shown)?;
            self.type_decorations(id, shown)?;
        }
        Ok(())
    }

    /// Records the stride of an array, as a decoration of member -1 of its memory type.
    fn array_stride(&mut self, id: Id) -> Result<()> {
        let Some(stride) = self.annotations.find(id, Decoration::ArrayStride).copied() else { return Ok(()) };
        if self.model.environment == Environment::OpenCl {
            return Ok(());
        }
        let shown = self.memory_type(id)?.poison()?;
        let decoration = self.decoration_node(&stride)?;
        self.list(MemberDecorate { shown, member: OF_TYPE, decoration });
        Ok(())
    }

    /// Records the name of a type other than a structure, as that of member -1. Pointers and functions have
    /// no LLVM type of their own, in shaders they are described; void has no value to attach it to.
    fn declared_type_name(&mut self, id: Id) -> Result<()> {
        let Some(name) = self.annotations.name(id).filter(|name| !name.is_empty()) else { return Ok(()) };
        let is_described = self.spirv.definition(id).is_some_and(|one| {
            matches!(one.opcode(), op::TypePointer | op::TypeFunction | op::TypeMatrix | op::TypeInt)
        });
        if is_described && self.model.environment.has_interface_variables() {
            let shown = self.type_reference(id)?;
            for name in self.annotations.more_names(id).into_iter().chain([bytes(name)]) {
                self.list(MemberName { shown, member: OF_TYPE, name });
            }
            return Ok(());
        }
        let Ok(ty) = self.ty(id) else { return Ok(()) };
        let has_values =
            ty.is_int() || ty.is_float() || ty.is_vector() || ty.is_array() || ty.target_name().is_some();
        if has_values || ty.is_void() {
            let shown = has_values.then(|| ty.poison()).transpose()?.map(Value::as_metadata);
            self.list(MemberName { shown, member: OF_TYPE, name: bytes(name) });
        }
        Ok(())
    }

    /// Records array lengths whose width differs from that of sizes: once for all arrays if they agree.
    fn array_lengths(&mut self) -> Result<()> {
        let usual = self.size_type().int_bits().unwrap_or(64);
        let mut widths = Vec::new();
        for array in self.spirv.declarations() {
            let Some(id) = array.result_id().filter(|_| array.opcode() == op::TypeArray) else { continue };
            let width = self.value(array.id(1)?)?.ty().int_bits().unwrap_or(usual);
            widths.push((self.ty(id)?, width));
        }
        let Some((_, first)) = widths.first().copied() else { return Ok(()) };
        if widths.iter().all(|(_, width)| *width == first) {
            if first != usual {
                self.list(ArrayLength { shown: None, bits: first });
            }
            return Ok(());
        }
        for (ty, width) in widths.into_iter().filter(|(_, width)| *width != usual) {
            self.list(ArrayLength { shown: Some(ty.poison()?), bits: width });
        }
        Ok(())
    }

    /// Records names and decorations of builtin variables that differ from the defaults.
    fn builtin_variables(&mut self) -> Result<()> {
        for variable in self.spirv.declarations() {
            let Some(id) = variable.result_id().filter(|_| variable.opcode() == op::Variable) else {
                continue;
            };
            let Some(BuiltinPointer { row, .. }) = self.builtin_pointer(id) else { continue };
            let usual = format!("{}{}", crate::table::BUILTIN_VARIABLE_PREFIX, row.name);
            let name = self.annotations.name(id).unwrap_or_default();
            let linkage = self.linkage(id)?;
            let decorations: Vec<_> = self.annotations.of(id).copied().collect();
            let plain = [Decoration::BuiltIn, Decoration::Constant, Decoration::LinkageAttributes];
            let is_usual = name == usual
                && linkage == Some((usual, crate::table::annotation::linkage::IMPORT))
                && decorations.len() == plain.len()
                && plain.iter().all(|d| self.annotations.find(id, *d).is_some());
            if is_usual {
                continue;
            }
            let mut nodes = Vec::new();
            for decorated in &decorations {
                nodes.push(self.decoration_node(decorated)?);
            }
            self.list(BuiltinVariable {
                builtin: row.builtin,
                name: (!name.is_empty()).then(|| bytes(name)),
                decorations: Some(Decorations(nodes)),
            });
        }
        Ok(())
    }

    fn member_pointees(&mut self, id: Id, shown: Value<'c>) -> Result<()> {
        let super::type_declaration::TypeKind::Struct(members) = self.type_info(id)?.kind.clone() else {
            return Ok(());
        };
        for (position, member) in (0u32..).zip(members) {
            if let Some(pointee) = self.pointee(member)? {
                self.list(MemberPointee { shown, member: position, pointee });
            }
        }
        Ok(())
    }

    /// Records decorations of a structure type itself, as those of member `-1`.
    fn type_decorations(&mut self, id: Id, shown: Value<'c>) -> Result<()> {
        let packed = Decoration::CPacked;
        let decorations: Vec<_> = self.annotations.of(id).filter(|d| !d.is(packed)).copied().collect();
        for decorated in decorations {
            let decoration = self.decoration_node(&decorated)?;
            self.list(MemberDecorate { shown, member: OF_TYPE, decoration });
        }
        Ok(())
    }
}
