//! `NonSemantic.ClspvReflection`, version 5: where a kernel's arguments are, for a run time.
//!
//! Spec (NonSemantic.ClspvReflection): the operands of all instructions are constants and strings; the instructions stand behind the functions,
//! because nothing of them may refer forward.

use super::kernel::{Kernel, Place, WORK_DIM_ID};
use crate::error::{Error, Result};
use crate::spirv::{Id, Instruction, Module, Rewrite, Version, extensions, literal, op};
use rustc_hash::FxHashMap;

/// The name of the set with its version.
const SET: &[u8] = b"NonSemantic.ClspvReflection.5";

/// The numbers of its instructions.
const KERNEL: u32 = 1;
const ARGUMENT_INFO: u32 = 2;
const ARGUMENT_VALUE: u32 = 7;
const ARGUMENT_WORKGROUP: u32 = 11;
const SPEC_WORKGROUP_SIZE: u32 = 12;
const SPEC_WORK_DIM: u32 = 14;
const REQUIRED_WORKGROUP_SIZE: u32 = 24;
const ARGUMENT_POINTER: u32 = 26;

/// What is declared for the descriptions.
struct Describer<'m> {
    module: &'m Module,
    out: Rewrite<'m>,
    set: Id,
    void: Id,
    word: Id,
    constants: FxHashMap<u32, Id>,
    strings: FxHashMap<String, Id>,
}

/// Whether an instruction stands behind `OpString` in a module.
fn is_behind_strings(instruction: Instruction<'_>) -> bool {
    !matches!(
        instruction.opcode(),
        op::Capability
            | op::Extension
            | op::ExtInstImport
            | op::MemoryModel
            | op::EntryPoint
            | op::ExecutionMode
            | op::ExecutionModeId
            | op::String
            | op::SourceExtension
            | op::Source
            | op::SourceContinued
    )
}

/// The words with the description of kernels.
///
/// # Errors
/// Words that are no module of these kernels.
pub(crate) fn describe(words: Vec<u32>, kernels: &[Kernel]) -> Result<Vec<u32>> {
    let module = Module::from_words(words)?;
    let mut out = Rewrite::new(&module);
    let void =
        module.instructions().find(|one| one.opcode() == op::TypeVoid).and_then(Instruction::result_id);
    let is_word = |one: &Instruction<'_>| one.opcode() == op::TypeInt && one.operands() == [32, 0];
    let word = module.instructions().find(is_word).and_then(Instruction::result_id);
    let is_new = (void.is_none(), word.is_none());
    let (void, word) = (void.unwrap_or_else(|| out.fresh_id()), word.unwrap_or_else(|| out.fresh_id()));
    if is_new.0 {
        out.declare(op::TypeVoid, None, void, &[])?;
    }
    if is_new.1 {
        out.declare(op::TypeInt, None, word, &[32, 0])?;
    }
    let set = out.fresh_id();
    let mut describer = Describer {
        module: &module,
        out,
        set,
        void,
        word,
        constants: FxHashMap::default(),
        strings: FxHashMap::default(),
    };
    describer.write(kernels)?;
    Ok(describer.out.into_words())
}

/// All texts of a description.
fn texts(kernels: &[Kernel]) -> impl Iterator<Item = &String> {
    kernels.iter().flat_map(|kernel| {
        let arguments = kernel.arguments.iter().flat_map(|argument| [&argument.name, &argument.type_name]);
        std::iter::once(&kernel.name).chain(arguments)
    })
}

impl Describer<'_> {
    fn write(&mut self, kernels: &[Kernel]) -> Result<()> {
        let (mut has_import, mut has_strings) = (false, false);
        for instruction in self.module.instructions() {
            if !has_import && !matches!(instruction.opcode(), op::Capability | op::Extension) {
                has_import = true;
                if self.module.version() < Version::new(1, 6) {
                    let mut words = Vec::new();
                    literal::push_string_words(extensions::KHR_NON_SEMANTIC_INFO.as_bytes(), &mut words);
                    self.out.push(op::Extension, None, None, &words)?;
                }
                let mut words = Vec::new();
                literal::push_string_words(SET, &mut words);
                self.out.push(op::ExtInstImport, None, Some(self.set), &words)?;
            }
            if !has_strings && is_behind_strings(instruction) {
                has_strings = true;
                for text in texts(kernels) {
                    self.string(text)?;
                }
                self.string("")?;
            }
            self.out.copy(instruction);
        }
        for kernel in kernels {
            self.kernel(kernel)?;
        }
        if kernels.iter().any(|kernel| kernel.workgroup.is_none()) {
            let ids = [0, 1, 2].map(|id| self.constant(id));
            self.instruction(SPEC_WORKGROUP_SIZE, ids)?;
        }
        let id = self.constant(WORK_DIM_ID);
        self.instruction(SPEC_WORK_DIM, [id]).map(|_| ())
    }

    fn string(&mut self, text: &str) -> Result<()> {
        if self.strings.contains_key(text) {
            return Ok(());
        }
        let id = self.out.fresh_id();
        let mut words = Vec::new();
        literal::push_string_words(text.as_bytes(), &mut words);
        self.out.push(op::String, None, Some(id), &words)?;
        self.strings.insert(text.to_owned(), id);
        Ok(())
    }

    fn text(&self, text: &str) -> Result<Id> {
        self.strings.get(text).copied().ok_or_else(|| Error::internal("a text that was not declared"))
    }

    fn constant(&mut self, number: u32) -> Result<Id> {
        if let Some(id) = self.constants.get(&number) {
            return Ok(*id);
        }
        let id = self.out.fresh_id();
        self.out.declare(op::Constant, Some(self.word), id, &[number])?;
        self.constants.insert(number, id);
        Ok(id)
    }

    fn instruction<const N: usize>(&mut self, number: u32, operands: [Result<Id>; N]) -> Result<Id> {
        let mut words = vec![self.set.0, number];
        for operand in operands {
            words.push(operand?.0);
        }
        let id = self.out.fresh_id();
        self.out.push(op::ExtInst, Some(self.void), Some(id), &words)?;
        Ok(id)
    }

    fn kernel(&mut self, kernel: &Kernel) -> Result<()> {
        let is_entry = |one: &Instruction<'_>| {
            one.opcode() == op::EntryPoint && one.string(2).is_ok_and(|(name, _)| name == kernel.name)
        };
        let entry = self.module.instructions().find(is_entry);
        let function = entry.ok_or_else(|| Error::internal("a kernel that is no entry point"))?.id(1);
        let count = self.constant(kernel.arguments.len() as u32);
        let (name, flags, attributes) = (self.text(&kernel.name), self.constant(0), self.text(""));
        let described = self.instruction(KERNEL, [function, name, count, flags, attributes])?;
        if let Some(size) = kernel.workgroup {
            let [x, y, z] = size.map(|number| self.constant(number));
            self.instruction(REQUIRED_WORKGROUP_SIZE, [Ok(described), x, y, z])?;
        }
        for (ordinal, argument) in (0u32..).zip(&kernel.arguments) {
            let (name, ty) = (self.text(&argument.name), self.text(&argument.type_name));
            let (space, zero) = (self.constant(argument.address_space), self.constant(0));
            let other = self.constant(0);
            let info = self.instruction(ARGUMENT_INFO, [name, ty, space, zero, other]);
            let ordinal = self.constant(ordinal);
            match argument.place {
                Place::Pointer { offset } => {
                    let (offset, size) = (self.constant(offset), self.constant(8));
                    self.instruction(ARGUMENT_POINTER, [Ok(described), ordinal, offset, size, info])?;
                }
                Place::Value { offset, size } => {
                    let (offset, size) = (self.constant(offset), self.constant(size));
                    self.instruction(ARGUMENT_VALUE, [Ok(described), ordinal, offset, size, info])?;
                }
                Place::Workgroup { spec_id, element } => {
                    let (id, size) = (self.constant(spec_id), self.constant(element));
                    self.instruction(ARGUMENT_WORKGROUP, [Ok(described), ordinal, id, size, info])?;
                }
            }
        }
        Ok(())
    }
}
