//! What only `MetadataLevel::Peer` does: the habits of the Khronos translator's reader.
//!
//! Rule of this module: every function here says what the full level does differently; nothing here is used at that level.
//!
//! Spec: "Named md emitted by the reader", "Calling conventions and entry points" and "Execution modes" of the representation
//! document on modules.

use super::annotation::Decorated;
use super::context::{Entry, Reader};
use super::function::FunctionRange;
use crate::error::Result;
use crate::llvm::{AttributePlace, Metadata, Opcode as LlvmOpcode, Value};
use crate::options::BuiltinNames;
use crate::spirv::requirements::{declared_together, implies};
use crate::spirv::{Id, Instruction, Module, Opcode, literal, op};
use crate::table::annotation::MAX_ERROR;
use crate::table::device_side_enqueue::RANGE_NAME;
use crate::table::ext_inst_opencl::{ExtRow, UNSAID};
use crate::table::form::{CallForm, Effect};
use crate::table::function::{CONTROLS, REFERENCED_INDIRECTLY};
use crate::table::metadata as names;
use crate::table::module::{self, SourceLanguage};
use crate::table::{OPCODE_PREFIX, conversion, emulation, mode_setting, opencl, sampler, small_number};
use mangling::{Postfixes, ResultPostfix, Scalar, Type as Mangled};
use rspirv::spirv::{Decoration, ExecutionMode, LinkageType, OpenclStd100Op, SourceLanguage as Language};
use rustc_hash::FxHashMap;

/// Version of OpenCL C of a module that does not say its source.
const DEFAULT_VERSION: u32 = 102_000;

/// The name of structures that have none.
pub(super) const UNNAMED_STRUCTURE: &str = "structtype";

/// Entry points that only call an exported function of the same name, with that function.
///
/// Older writers made such pairs, because SPIR-V does not let a module call an entry point.
pub(super) fn wrappers(module: &Module) -> FxHashMap<Id, Id> {
    let mut exported: FxHashMap<Vec<u8>, Id> = FxHashMap::default();
    let mut points: Vec<(Id, Vec<u8>)> = Vec::new();
    let mut calls: FxHashMap<Id, u32> = FxHashMap::default();
    for instruction in module.instructions() {
        match (instruction.opcode(), instruction.operands()) {
            (op::EntryPoint, [_, function, name @ ..]) => {
                points.push((Id(*function), literal::string_bytes(name)))
            }
            (op::Decorate, [target, decoration, rest @ ..])
                if *decoration == Decoration::LinkageAttributes as u32
                    && rest.last() == Some(&(LinkageType::Export as u32)) =>
            {
                exported.insert(literal::string_bytes(rest), Id(*target));
            }
            (op::FunctionCall, [callee, ..]) => *calls.entry(Id(*callee)).or_default() += 1,
            _ => {}
        }
    }
    let pairs = points.into_iter().filter_map(|(point, name)| {
        let function = *exported.get(&name)?;
        let called_once = calls.get(&function) == Some(&1) && !calls.contains_key(&point);
        (function != point && called_once && only_calls(module, point, function)).then_some((point, function))
    });
    pairs.collect()
}

/// Whether the body of `point` is a call of `function`, with the same type, and a return.
fn only_calls(module: &Module, point: Id, function: Id) -> bool {
    let (Some(head), Some(other)) = (module.definition(point), module.definition(function)) else {
        return false;
    };
    let body: Vec<Instruction<'_>> = module
        .instructions_from(head.number() + 1)
        .take_while(|i| i.opcode() != op::FunctionEnd)
        .filter(|i| !matches!(i.opcode(), op::FunctionParameter | op::Line | op::NoLine))
        .take(4)
        .collect();
    let [label, call, end] = body.as_slice() else { return false };
    head.operands().get(1) == other.operands().get(1)
        && label.opcode() == op::Label
        && call.opcode() == op::FunctionCall
        && call.operands().first() == Some(&function.0)
        && end.opcode() == op::Return
}

impl<'c, 'm> Reader<'c, 'm> {
    /// The function that stands for an entry point.
    pub(super) fn unwrapped(&self, point: Id) -> Id {
        self.wrappers.get(&point).copied().unwrap_or(point)
    }

    /// The entry point that wraps a function.
    pub(super) fn wrapper_of(&self, function: Instruction<'m>) -> Option<Instruction<'m>> {
        self.spirv.definition(*self.wrapped.get(&function.result_id()?)?)
    }

    /// The parameters of the entry point that wraps a function. What decorates them makes attributes beside what decorates the
    /// function's own, and the metadata of parameters is about them.
    pub(super) fn outer_parameters(
        &self,
        function: Instruction<'m>,
    ) -> impl Iterator<Item = Instruction<'m>> + use<'c, 'm> {
        let spirv = self.spirv;
        self.wrapper_of(function).into_iter().flat_map(move |wrapper| spirv.parameters(wrapper))
    }

    /// Drops wrappers: what is said of them is said of the functions that they call.
    pub(super) fn without_wrappers(&mut self, functions: &mut Vec<FunctionRange<'m>>) {
        functions.retain(|range| !self.wrappers.contains_key(&range.id));
    }

    /// Drops functions that emulate LLVM's intrinsics under the Khronos translator's names: calls of them are calls of the
    /// intrinsics.
    ///
    /// # Errors
    /// Function types that are none.
    pub(super) fn without_emulations(&mut self, functions: &mut Vec<FunctionRange<'m>>) -> Result<()> {
        if self.full_metadata() {
            return Ok(());
        }
        let mut kept = Vec::with_capacity(functions.len());
        for range in functions.drain(..) {
            if !self.stands_for_intrinsic(&range)? {
                kept.push(range);
            }
        }
        *functions = kept;
        Ok(())
    }

    fn stands_for_intrinsic(&mut self, range: &FunctionRange<'m>) -> Result<bool> {
        let id = range.id;
        let symbol = match self.linkage(id)? {
            Some((symbol, _)) => symbol,
            None => self.annotations.name(id).unwrap_or_default(),
        };
        let Some(rest) = symbol.strip_prefix(emulation::EMULATION_PREFIX) else { return Ok(false) };
        let mut ty = self.ty(range.head.id(1)?)?;
        let name = emulation::emulated_name(rest, &ty.params(), range.body < range.end);
        let Some(name) = name else { return Ok(false) };
        if let Some(result) = ty.return_type().filter(|result| result.is_struct()) {
            // Intrinsics return structures without names.
            let result = self.llvm.struct_type(&result.members(), false)?;
            ty = self.llvm.function_type(result, &ty.params(), false)?;
        }
        let known = self.module.function(&name);
        let function = match known {
            Some(function) => function,
            None => self.module.add_function(&name, ty)?,
        };
        let fits = function.value_type() == Some(ty)
            && function.is_intrinsic()
            && self.module.intrinsic_like(function, ty) == Some(function);
        if fits {
            self.set_entry(id, Entry::Value(function))?;
        } else if known.is_none() {
            function.erase();
        }
        Ok(fits)
    }

    /// Makes the nodes that stand in front of all others, in their order.
    pub(super) fn khronos_nodes(&mut self) {
        let mut contraction_off = false;
        let mut listed = false;
        let points = self.points();
        for instruction in self.spirv.declarations() {
            if !matches!(instruction.opcode(), op::ExecutionMode | op::ExecutionModeId) {
                continue;
            }
            let mode = instruction.operands().get(1).copied().unwrap_or(0);
            contraction_off |= mode == ExecutionMode::ContractionOff as u32;
            listed |= !mode_setting::is_said_otherwise(mode)
                && instruction.id(0).is_ok_and(|point| points.contains(&point));
        }
        if listed {
            let _ = self.module.get_or_add_named_metadata(names::EXECUTION_MODE);
        }
        let _ = self.module.get_or_add_named_metadata(names::MEMORY_MODEL);
        if !contraction_off {
            let _ = self.module.get_or_add_named_metadata(names::FP_CONTRACT);
        }
    }

    /// The source's language and version, and what the capabilities make of OpenCL's lists.
    ///
    /// # Errors
    /// An OpSource without operands.
    pub(super) fn khronos_source(&mut self) -> Result<()> {
        let source = self.spirv.declarations().filter(|i| i.opcode() == op::Source).last();
        let (number, version) = match source {
            Some(source) => (source.operand(0)?, source.operand(1)?),
            None => (Language::OpenCL_C as u32, DEFAULT_VERSION),
        };
        let Some(language) = module::source_language(number) else { return Ok(()) };
        self.named(names::SOURCE, &[self.u32_node(&[number, version])]);
        let spir = module::spir_version(language, version).unwrap_or([1, 2]);
        self.named(names::SPIR_VERSION, &[self.u32_node(&spir)]);
        let cxx = module::opencl_cxx_version(language, version)
            .filter(|_| number == Language::CPP_for_OpenCL as u32);
        if let Some(numbers) = cxx {
            self.named(names::OPENCL_CXX_VERSION, &[self.u32_node(&numbers)]);
        }
        let opencl = module::opencl_version(language, version)
            .filter(|_| language != SourceLanguage::OpenClCpp || cxx.is_some());
        if let Some(numbers) = opencl {
            self.named(names::OPENCL_VERSION, &[self.u32_node(&numbers)]);
        }
        for (name, rows) in [
            (names::USED_EXTENSIONS, module::CAPABILITY_EXTENSIONS),
            (names::USED_FEATURES, module::CAPABILITY_FEATURES),
        ] {
            let declared = rows.iter().filter(|(capability, _)| self.declares(*capability as u32));
            let strings: Vec<_> = declared.map(|(_, text)| Some(self.llvm.md_string(text))).collect();
            self.named(name, &[self.llvm.md_node(&strings)]);
        }
        Ok(())
    }

    /// Says that OpenCL C names count where the module has any and its language is another.
    pub(super) fn khronos_names_metadata(&self) {
        let is_other = |name: &str| {
            [OPCODE_PREFIX, small_number::PREFIX, sampler::FUNCTION].iter().any(|part| name.contains(part))
        };
        if !self.full_metadata() && self.builtins.keys().any(|name| !is_other(name)) {
            self.opencl_names_metadata();
        }
    }

    fn declares(&self, capability: u32) -> bool {
        let mut head = self.spirv.instructions().take_while(|i| i.opcode() == op::Capability);
        head.any(|i| match i.operands() {
            [declared] => {
                implies(*declared, capability) || declared_together(*declared).contains(&capability)
            }
            _ => false,
        })
    }

    /// Modes that are an attribute of the function, metadata of another mode, or nothing; returns whether this is one.
    ///
    /// # Errors
    /// An operand that is no value.
    pub(super) fn khronos_mode(&mut self, function: Value<'c>, mode: u32, literals: &[u32]) -> Result<bool> {
        if let Some((_, metadata)) = mode_setting::SIZES_BY_ID.iter().find(|(of, _)| *of as u32 == mode) {
            let mut operands = Vec::with_capacity(literals.len());
            for id in literals {
                operands.push(Some(self.value(Id(*id))?.as_metadata()));
            }
            function.set_metadata(self.llvm.md_kind(metadata), Some(self.llvm.md_node(&operands)));
            return Ok(true);
        }
        if let Some((_, word, option)) = mode_setting::INTERFACES.iter().find(|(of, ..)| *of as u32 == mode) {
            let option = literals.first().filter(|literal| **literal != 0).map(|_| *option);
            let words = std::iter::once(*word).chain(option).map(|word| Some(self.llvm.md_string(word)));
            let node = self.llvm.md_node(&words.collect::<Vec<_>>());
            function.set_metadata(self.llvm.md_kind(mode_setting::INTERFACE), Some(node));
            return Ok(true);
        }
        if let Some(operand) = self.register_operand(mode, literals)? {
            let operands = [Some(function.as_metadata()), Some(self.u32_metadata(mode)), Some(operand)];
            self.named(names::EXECUTION_MODE, &[self.llvm.md_node(&operands)]);
            return Ok(true);
        }
        let width_bits = literals.first().copied().unwrap_or(0);
        if let Some(bits) = mode_setting::float_control(mode, width_bits) {
            self.add_float_control(function, bits);
            return Ok(true);
        }
        Ok(mode_setting::DROPPED.contains(&mode))
    }

    /// A number of registers that a mode says by a constant or by a name, as metadata.
    fn register_operand(&mut self, mode: u32, literals: &[u32]) -> Result<Option<Metadata<'c>>> {
        let literal = literals.first().copied().unwrap_or(0);
        if mode == ExecutionMode::MaximumRegistersIdINTEL as u32 {
            let number = self.value(Id(literal))?.as_metadata();
            return Ok(Some(self.llvm.md_node(&[Some(number)])));
        }
        if mode == ExecutionMode::NamedMaximumRegistersINTEL as u32 {
            let name = usize::try_from(literal).ok().and_then(|at| mode_setting::REGISTER_NAMES.get(at));
            return Ok(name.map(|name| self.llvm.md_string(name)));
        }
        Ok(None)
    }

    /// The opcode whose name a call has: a weak exchange is called as the strong one.
    pub(super) fn khronos_opcode(&self, opcode: Opcode) -> Opcode {
        match opcode {
            op::AtomicCompareExchangeWeak if !self.full_metadata() => op::AtomicCompareExchange,
            other => other,
        }
    }

    /// Writes a conversion of vectors as a call by its OpenCL C name; false if it stays an instruction. What does not make
    /// integers wider is called as if they had signs.
    ///
    /// # Errors
    /// Operands that are not defined.
    pub(super) fn habitual_conversion(
        &mut self,
        instruction: Instruction<'m>,
        cast: LlvmOpcode,
    ) -> Result<bool> {
        let keeps_width = cast == LlvmOpcode::BitCast && instruction.opcode() == op::UConvert;
        let is_signed = cast == LlvmOpcode::Trunc || keeps_width;
        let opcode = if is_signed { op::SConvert } else { instruction.opcode() };
        if conversion::call_form(opcode).is_none() {
            return Ok(false);
        }
        let form = crate::table::call().without_attributes();
        let before = self.checkpoint();
        let is_call = self.opencl_call(instruction, opencl::Target::Op(opcode), 0, form)?;
        if is_call {
            self.note_replaced(before);
        }
        Ok(is_call)
    }

    /// The postfixes of a friendly name. The Khronos translator has no word for `bfloat`, but the letters of symbols.
    pub(super) fn habitual_postfixes(&self, postfixes: &Postfixes<'_>) -> String {
        let text = postfixes.to_string();
        let bfloat = Scalar::BFloat;
        let is_named =
            matches!(postfixes.result, Some(ResultPostfix::Plain { element, .. }) if element == bfloat);
        match is_named && !self.full_metadata() {
            true => text.replacen(bfloat.spelling(), bfloat.code(), 1),
            false => text,
        }
    }

    /// Whether an extended instruction that no OpenCL C function stands for is called by the name that its set gives it.
    pub(super) fn names_by_number(&self, instruction: OpenclStd100Op) -> bool {
        instruction != OpenclStd100Op::printf
            && !self.full_metadata()
            && self.options.builtin_names != BuiltinNames::Spirv
    }

    /// A parameter's type in a friendly name where OpenCL C names are asked for: with their names of opaque types, and nothing of
    /// signs and constant data. A range of work-items is named itself, though a pointer is given.
    ///
    /// # Errors
    /// A type that is not declared.
    pub(super) fn habitual_parameter(&self, ty: Id) -> Result<Option<Mangled>> {
        if self.full_metadata() {
            return Ok(None);
        }
        let mangled = match self.options.builtin_names {
            BuiltinNames::Spirv => self.mangled(ty)?,
            _ => self.opencl_type(ty)?,
        };
        let range = mangled.pointee().map(|(_, pointee)| pointee);
        if let Some(range @ Mangled::Named(name)) = range
            && name == RANGE_NAME
        {
            return Ok(Some(range.clone()));
        }
        Ok((self.options.builtin_names != BuiltinNames::Spirv).then_some(mangled))
    }

    /// Marks a call and its callee as returning, and the call as its callee is; only those of builtin variables are.
    pub(super) fn always_returns(&self, call: Value<'c>) {
        let Some(callee) = call.called_function() else { return };
        if let Some(attribute) = self.llvm.enum_attribute("willreturn") {
            callee.add_attribute(AttributePlace::Function, attribute);
        }
        for attribute in callee.attributes(AttributePlace::Function) {
            call.add_attribute(AttributePlace::Function, attribute);
        }
    }

    /// A call of a function carries what the function says of itself.
    pub(super) fn copy_function_attributes(&self, callee: Value<'c>, call: Value<'c>) {
        let names = CONTROLS.iter().map(|row| row.attribute);
        let said = names.filter_map(|name| callee.attribute(AttributePlace::Function, name));
        for attribute in said {
            call.add_attribute(AttributePlace::Function, attribute);
        }
        if let Some(attribute) = callee.string_attribute(AttributePlace::Function, REFERENCED_INDIRECTLY) {
            call.add_attribute(AttributePlace::Function, attribute);
        }
    }

    /// Whether a fast-math mode becomes flags: at the peer level only of arithmetic, comparisons and extended instructions.
    pub(super) fn takes_fast_math(&self, opcode: Opcode, result: Value<'c>) -> bool {
        let is_arithmetic = result.opcode().is_some_and(|opcode| {
            opcode.is_float_binary() || matches!(opcode, LlvmOpcode::FNeg | LlvmOpcode::FCmp)
        });
        self.full_metadata() || opcode == op::ExtInst || is_arithmetic
    }

    /// The number of a decoration of a pointer that says it by a literal or, at the peer level, by a constant.
    ///
    /// # Errors
    /// A constant that is no integer.
    pub(super) fn decorated_bytes(
        &mut self,
        decorated: &Decorated<'m>,
        literal: Decoration,
        by_id: Decoration,
    ) -> Result<Option<u32>> {
        match decorated.operands.first() {
            Some(bytes) if decorated.is(literal) => Ok(Some(*bytes)),
            Some(id) if decorated.is(by_id) && decorated.ids && !self.full_metadata() => {
                Ok(u32::try_from(self.constant_u64(Id(*id))?).ok())
            }
            _ => Ok(None),
        }
    }

    /// Whether friendly names tell integers with signs from those without.
    pub(super) fn spells_signs(&self) -> bool {
        self.full_metadata() || self.options.builtin_names == BuiltinNames::Spirv
    }

    /// The form of a call of an instruction: only extended instructions say what they leave alone.
    pub(super) fn khronos_form(&self, form: CallForm) -> CallForm {
        if self.full_metadata() { form } else { CallForm { effect: Effect::Any, ..form } }
    }

    /// The form of a call of an instruction of OpenCL.std.
    pub(super) fn khronos_ext_form(&self, row: &ExtRow, name: &str) -> CallForm {
        let is_unsaid = name.starts_with("s_") || name.starts_with("u_") || UNSAID.contains(&row.instruction);
        if is_unsaid { self.khronos_form(row.call) } else { row.call }
    }

    /// How far off a result may be: an attribute of a call, metadata of another instruction. It is then all that is said of
    /// the result.
    pub(super) fn khronos_max_error(&self, id: Id, value: Value<'c>) -> bool {
        let found = self.annotations.find(id, Decoration::FPMaxErrorDecorationINTEL);
        let Some(bits) = found.and_then(|decorated| decorated.operands.first()) else { return false };
        if self.full_metadata() || !value.is_instruction() {
            return false;
        }
        let text = format!("{:.6}", f32::from_bits(*bits));
        if value.opcode() == Some(LlvmOpcode::Call) {
            value.add_attribute(AttributePlace::Function, self.llvm.string_attribute(MAX_ERROR, &text));
        } else {
            value.set_metadata(self.llvm.md_kind(MAX_ERROR), Some(self.string_node(&text)));
        }
        true
    }

    /// Whether decorations of values other than parameters are written.
    pub(super) fn writes_decorations(&self, value: Value<'c>) -> bool {
        self.full_metadata() || self.options.builtin_names == BuiltinNames::Spirv && !value.is_function()
    }

    /// Whether a decoration is metadata: at the peer level all are that have literals, else those that LLVM does not say.
    pub(super) fn keeps_decoration(&self, decorated: &Decorated<'m>, said: bool) -> bool {
        if self.full_metadata() { !said } else { !decorated.ids }
    }

    /// Whether decorations of a function's parameters are written.
    pub(super) fn writes_parameter_decorations(&self, kernel: bool, any: bool) -> bool {
        match (self.full_metadata(), kernel) {
            (true, _) => any,
            (false, true) => true,
            (false, false) => any && self.options.builtin_names == BuiltinNames::Spirv,
        }
    }
}
