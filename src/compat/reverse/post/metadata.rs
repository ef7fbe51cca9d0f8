//! Named metadata on the source, and metadata on kernel parameters.

use super::Pass;
use crate::compat::reverse::pre::UNNAMED_STRUCTURE;
use crate::dialect::BuiltinNames;
use crate::error::Result;
use crate::llvm::{AttributePlace, Metadata, Value, calling_convention};
use crate::spirv::requirements::{implied_capabilities, implies};
use crate::spirv::{Id, Instruction, op};
use crate::table::function_decoration::PARAMETER_ROWS;
use crate::table::metadata as names;
use crate::table::module::{self, SourceLanguage};
use crate::table::vector_compute::IS_VECTOR_COMPUTE;
use crate::table::{OPCODE_PREFIX, narrow_format, sampler};
use rspirv::spirv::{Decoration, SourceLanguage as Language};
use rustc_hash::FxHashSet;

/// The OpenCL C version of a module without `OpSource`.
const DEFAULT_VERSION: u32 = 102_000;

/// Named metadata that is created anew.
const OF_SOURCE: &[&str] = &[
    names::SOURCE,
    names::SPIR_VERSION,
    names::OPENCL_CXX_VERSION,
    names::OPENCL_VERSION,
    names::USED_EXTENSIONS,
    names::USED_FEATURES,
];

/// Metadata kinds on kernel parameters.
const OF_PARAMETERS: &[&str] = &[
    names::ARGUMENT_SPACE,
    names::ARGUMENT_ACCESS,
    names::ARGUMENT_TYPE,
    names::ARGUMENT_QUALIFIER,
    names::ARGUMENT_BASE_TYPE,
    names::ARGUMENT_NAME,
];

impl<'c, 'm> Pass<'_, 'c, 'm> {
    pub(super) fn numbers(&self, numbers: &[u32]) -> Metadata<'c> {
        let llvm = self.reading.llvm;
        let operands: Vec<_> = numbers.iter().map(|number| Some(llvm.md_i32(*number))).collect();
        llvm.md_node(&operands)
    }

    fn named(&self, name: &str, node: Metadata<'c>) {
        self.reading.module.get_or_add_named_metadata(name).append(node);
    }

    /// Language and version from the last `OpSource`, and OpenCL's lists, derived from the capabilities.
    ///
    /// # Errors
    /// An `OpSource` without operands.
    pub(super) fn source(&self) -> Result<()> {
        for named in OF_SOURCE.iter().filter_map(|name| self.reading.module.get_named_metadata(name)) {
            named.erase();
        }
        let source = self.reading.spirv.declarations().filter(|i| i.opcode() == op::Source).last();
        let (number, version) = match source {
            Some(source) => (source.operand(0)?, source.operand(1)?),
            None => (Language::OpenCL_C as u32, DEFAULT_VERSION),
        };
        if let Some(language) = module::source_language(number) {
            self.versions(number, language, version);
        }
        self.lists();
        let version = match self.names {
            BuiltinNames::Spirv => return Ok(()),
            BuiltinNames::Cl12 => [1, 2],
            BuiltinNames::Cl20 => [2, 0],
        };
        // OpenCL C names require a module whose language is OpenCL C.
        if self.reading.module.get_named_metadata(names::OPENCL_VERSION).is_none() && self.calls_opencl() {
            self.named(names::OPENCL_VERSION, self.numbers(&version));
        }
        Ok(())
    }

    fn versions(&self, number: u32, language: SourceLanguage, version: u32) {
        self.named(names::SOURCE, self.numbers(&[number, version]));
        // An unknown language has a version, too.
        let spir = module::spir_version(SourceLanguage::OpenClC, version).unwrap_or([1, 2]);
        self.named(names::SPIR_VERSION, self.numbers(&spir));
        let cxx = module::opencl_cxx_version(language, version)
            .filter(|_| number == Language::CPP_for_OpenCL as u32);
        if let Some(numbers) = cxx {
            self.named(names::OPENCL_CXX_VERSION, self.numbers(&numbers));
        }
        let opencl = module::opencl_version(language, version)
            .filter(|_| language != SourceLanguage::OpenClCpp || cxx.is_some());
        if let Some(numbers) = opencl {
            self.named(names::OPENCL_VERSION, self.numbers(&numbers));
        }
    }

    /// The extensions and optional features of OpenCL C by the module's capabilities, for sources in any language.
    fn lists(&self) {
        for (name, rows) in [
            (names::USED_EXTENSIONS, module::CAPABILITY_EXTENSIONS),
            (names::USED_FEATURES, module::CAPABILITY_FEATURES),
        ] {
            let declared = rows.iter().filter(|(capability, _)| self.declares(*capability as u32));
            let strings: Vec<_> = declared.map(|(_, text)| Some(self.reading.llvm.md_string(text))).collect();
            self.named(name, self.reading.llvm.md_node(&strings));
        }
    }

    /// Whether the module declares a capability, or one that implies it.
    fn declares(&self, capability: u32) -> bool {
        let mut head = self.reading.spirv.instructions().take_while(|i| i.opcode() == op::Capability);
        head.any(|i| match i.operands() {
            [declared] => {
                implies(*declared, capability) || implied_capabilities(*declared).contains(&capability)
            }
            _ => false,
        })
    }

    /// Whether the module calls a builtin by an OpenCL C name.
    fn calls_opencl(&self) -> bool {
        let own: FxHashSet<Value<'c>> = self.own_functions().map(|(_, function)| function).collect();
        let is_other = |name: &str| {
            [OPCODE_PREFIX, narrow_format::PREFIX, sampler::FUNCTION].iter().any(|part| name.contains(part))
        };
        let mut builtins = self.reading.module.functions().filter(|function| {
            function.is_declaration() && !function.is_intrinsic() && !own.contains(function)
        });
        builtins.any(|function| !is_other(&function.name()))
    }

    /// The functions of the SPIR-V module, with their `OpFunction`.
    pub(super) fn own_functions(&self) -> impl Iterator<Item = (Instruction<'m>, Value<'c>)> {
        let heads = self.reading.spirv.instructions_of(&[op::Function]);
        heads.filter_map(|head| {
            let function = self.reading.value(head.result_id()?)?;
            function.is_function().then_some((head, function))
        })
    }

    /// Metadata on kernel parameters: none for vector compute kernels; for others including that for
    /// decorations.
    ///
    /// # Errors
    /// Only internal errors of LLVM.
    pub(super) fn kernels(&self) -> Result<()> {
        let llvm = self.reading.llvm;
        for (head, function) in self.own_functions() {
            if function.calling_convention() != Some(calling_convention::SPIR_KERNEL) {
                continue;
            }
            if self.is_vector_compute(function) {
                for kind in OF_PARAMETERS {
                    function.set_metadata(llvm.md_kind(kind), None);
                }
                continue;
            }
            self.arguments(head, function)?;
            for kind in [names::ARGUMENT_TYPE, names::ARGUMENT_BASE_TYPE] {
                self.drop_unnamed_structures(function, kind);
            }
            self.parameter_rows(head, function)?;
        }
        Ok(())
    }

    pub(super) fn is_vector_compute(&self, function: Value<'c>) -> bool {
        function.string_attribute(AttributePlace::Function, IS_VECTOR_COMPUTE).is_some()
    }

    /// Unnamed structures of SPIR-V have no name as parameter types.
    fn drop_unnamed_structures(&self, function: Value<'c>, kind: &str) {
        let llvm = self.reading.llvm;
        let kind = llvm.md_kind(kind);
        let Some(node) = function.metadata(kind) else { return };
        let name = |part: Metadata<'c>| {
            let text = part.string()?;
            let rest = text.strip_prefix(UNNAMED_STRUCTURE)?;
            let rest = rest.trim_start_matches(|letter: char| letter == '.' || letter.is_ascii_digit());
            Some(llvm.md_string(rest))
        };
        if node.operands().flatten().all(|part| name(part).is_none()) {
            return;
        }
        let parts: Vec<_> = node.operands().map(|part| part.map(|part| name(part).unwrap_or(part))).collect();
        function.set_metadata(kind, Some(llvm.md_node(&parts)));
    }

    /// The metadata for decorations of kernel parameters; none if no parameter has any.
    fn parameter_rows(&self, head: Instruction<'m>, function: Value<'c>) -> Result<()> {
        let llvm = self.reading.llvm;
        let parameters: Vec<Id> =
            self.reading.spirv.parameters(head).filter_map(Instruction::result_id).collect();
        for row in PARAMETER_ROWS {
            let number = |id: &Id| {
                let attribute = Decoration::FuncParamAttr;
                self.annotations.of(*id).find_map(|decorated| match decorated.operands {
                    [word, ..] if decorated.kind == row.decoration => Some(i64::from(*word)),
                    // The same information as a parameter attribute.
                    [word] if decorated.is(attribute) && *word == row.decoration => Some(1),
                    _ => None,
                })
            };
            if !parameters.iter().any(|id| number(id).is_some()) {
                continue;
            }
            let ty = llvm.int_type(row.bits)?;
            let mut operands = Vec::new();
            for id in &parameters {
                let number = number(id).unwrap_or(row.none);
                let words = number as u64 & (u64::MAX >> (64 - row.bits));
                operands.push(Some(ty.int(words)?.as_metadata()));
            }
            function.set_metadata(llvm.md_kind(row.metadata), Some(llvm.md_node(&operands)));
        }
        Ok(())
    }
}
