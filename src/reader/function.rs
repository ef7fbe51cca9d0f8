//! Spec: "Function Instructions": declarations, parameters, bodies, calls.

use super::context::{Entry, Reader};
use super::debug::Lines;
use super::debug_info::Scopes;
use crate::contract::{Attached, Name};
use crate::error::{Error, Result};
use crate::llvm::{Block, Linkage, Metadata, Value, calling_convention, is_reserved_name};
use crate::spirv::{Id, Instruction, Module, op};
use crate::table::annotation::linkage;
use crate::table::metadata as names;
use crate::table::opencl;
use rspirv::spirv::Decoration;
use rustc_hash::{FxHashMap, FxHashSet};

/// One function of the module: its instructions by number.
#[derive(Clone, Copy, Debug)]
pub(super) struct FunctionRange<'m> {
    /// `OpFunction`.
    pub head: Instruction<'m>,
    /// Its result.
    pub id: Id,
    /// Number of the first instruction behind the parameters.
    pub body: u32,
    /// Number of `OpFunctionEnd`.
    pub end: u32,
    /// Number of the first `OpFunctionParameter`.
    pub parameters: u32,
}

impl<'m> FunctionRange<'m> {
    /// The parameters with their positions.
    pub fn parameters(self, module: &'m Module) -> impl Iterator<Item = (u32, Instruction<'m>)> {
        let head = (self.parameters..self.body).filter_map(|number| module.at(number));
        (0u32..).zip(head.filter(|i| i.opcode() == op::FunctionParameter))
    }
}

/// State while a body is read.
#[derive(Default)]
pub(super) struct FunctionState<'c, 'm> {
    pub current: Option<Instruction<'m>>,
    /// Number of `OpFunctionEnd`.
    pub end: u32,
    /// Label of the entry block.
    pub entry: Option<Id>,
    /// Label of the block being read, until its terminator is.
    pub block: Option<Id>,
    /// Lines.
    pub lines: Lines<'c>,
    /// Scopes, where the function has a description.
    pub scopes: Scopes<'c>,
    /// Specialization constants that are kept, as they are in this function.
    pub kept: FxHashMap<Id, Value<'c>>,
    /// Number of placeholders of forward references.
    pub pending: u32,
    pub phis: Vec<(Value<'c>, Id, Instruction<'m>)>,
    pub merges: Vec<(Id, Instruction<'m>)>,
    pub edges: Vec<(Id, Id)>,
    /// Its loops, once one of them declares the arrays that its iterations depend on.
    pub loops: Option<super::dependent_arrays::Loops>,
    /// Pointers with their types whose pointee their own instruction does not show.
    pub pointers: Vec<(Id, Id, Value<'c>)>,
    /// Variables that hold pointers, with their types.
    pub variables: Vec<(Id, Id, Value<'c>)>,
    /// Groups of the calls that share a combined image, by the number of its instruction.
    pub combined: FxHashMap<u32, Metadata<'c>>,
    /// Constant samplers of combined images that the calls share, by the number of the image's instruction.
    pub samplers: FxHashMap<u32, Value<'c>>,
    /// Pointee types of the untyped pointers among the operands of the instruction being read.
    pub evidence: super::untyped::Evidence,
    /// Numbers of instructions that were read together with one before them.
    pub joined: FxHashSet<u32>,
}

impl FunctionState<'_, '_> {
    /// Whether an id is defined in the function being read.
    pub fn owns(&self, module: &Module, id: Id) -> bool {
        let number = module.definition(id).map_or(0, Instruction::number);
        number > self.current.map_or(0, Instruction::number) && number < self.end
    }
}

impl<'c, 'm> Reader<'c, 'm> {
    /// Declares a function: type, symbol, linkage, attributes.
    ///
    /// # Errors
    /// A type that is no function type, or decorations that do not fit.
    pub(super) fn declare_function(&mut self, range: FunctionRange<'m>) -> Result<()> {
        let (id, ty) = (range.id, range.head.id(1)?);
        let name = self.annotations.name(id).unwrap_or_default();
        let attributes = self.linkage(id)?;
        let entry = self.callables.entry_points.get(&id).and_then(|points| points.first().copied());
        let symbol = match (&entry, &attributes) {
            (Some(point), _) => point.string(2)?.0,
            (None, Some((symbol, _))) => symbol.clone(),
            // A debug name must not stop the translation.
            (None, None) if self.settings.options.discard_names || is_reserved_name(name.as_bytes()) => {
                String::new()
            }
            (None, None) => name,
        };
        let function = match self.callables.early_functions.get(&id) {
            Some(function) => {
                // A function without a pointer in a variable keeps its position.
                if !function.is_used() {
                    function.move_global_last();
                }
                function.set_name(&symbol);
                *function
            }
            None => self.module.add_function_in(&symbol, self.ty(ty)?, self.space_of_function(id))?,
        };
        let fits =
            !function.is_intrinsic() || self.module.intrinsic_like(function, self.ty(ty)?) == Some(function);
        self.require(fits, "an LLVM intrinsic of another type than its own")?;
        let kernel = entry.is_some();
        function.set_calling_convention(if kernel {
            calling_convention::SPIR_KERNEL
        } else if function.has_reserved_name() {
            calling_convention::C
        } else {
            calling_convention::SPIR_FUNC
        });
        let has_body = range.body < range.end;
        if has_body && function.has_reserved_name() {
            return Err(Error::unsupported(format!(
                "a function with a body whose name LLVM keeps to itself: {symbol}"
            )));
        }
        function.set_linkage(function_linkage(attributes.as_ref().map(|(_, kind)| *kind), kernel, has_body)?);
        self.function_attributes(range.head, function, kernel)?;
        // LLVM gives a second function of the same name another one.
        let implied = if kernel { String::new() } else { function.name().into_owned() };
        self.function_name(id, function, &implied)?;
        if !has_body && (function.is_intrinsic() || looks_like_builtin(&symbol)) {
            self.mark_op(function, range.head);
        }
        self.set_entry(id, Entry::Value(function))?;
        self.tell_global_type(function, ty)?;
        self.parameters(range, function)?;
        if has_body { Ok(()) } else { self.pointee_metadata(range, function) }
    }

    /// Gives entry points their names: a runtime finds kernels by them. Another function of the same name (some
    /// producers wrap an exported function in an entry point) steps back and keeps its own name in metadata.
    ///
    /// # Errors
    /// Decorations that do not fit.
    pub(super) fn renamed_functions(&mut self, ranges: &[FunctionRange<'m>]) -> Result<()> {
        for range in ranges {
            let points = self.callables.entry_points.get(&range.id);
            let Some(point) = points.and_then(|points| points.first()) else { continue };
            let (name, function) = (point.string(2)?.0, self.value(range.id)?);
            if function.name_bytes() == name.as_bytes() {
                continue;
            }
            if let Some(other) = self.module.function(&name).filter(|other| !is_kernel(*other)) {
                other.set_name(&format!("{name}.body"));
                function.set_name(&name);
            }
        }
        for range in ranges {
            let id = range.id;
            if self.callables.entry_points.contains_key(&id) {
                continue;
            }
            let (function, linkage) = (self.value(id)?, self.linkage(id)?);
            match linkage {
                None => self.function_name(id, function, &function.name())?,
                Some((symbol, _)) if function.name_bytes() == symbol.as_bytes() => {}
                Some(_) => {
                    // Metadata then records all decorations, the linkage included.
                    self.other_decorations(id, function, &[Decoration::FuncParamAttr])?;
                    self.function_name(id, function, "")?;
                }
            }
        }
        Ok(())
    }

    /// Records a function's OpName, unless it is the name that the writer would give the function.
    fn function_name(&mut self, id: Id, function: Value<'c>, implied: &str) -> Result<()> {
        if self.settings.options.discard_names {
            return Ok(());
        }
        let name = self.annotations.name(id).unwrap_or_default();
        let more = self.annotations.more_names(id);
        if name == implied && more.is_empty() {
            return Ok(());
        }
        Name(Name::from(name).0, more).write(function, self.llvm, &self.kinds);
        Ok(())
    }

    /// Reads the body of a function.
    ///
    /// # Errors
    /// Anything wrong with its instructions, with the place.
    pub(super) fn body(&mut self, range: FunctionRange<'m>) -> Result<()> {
        let function = self.value(range.id)?;
        if range.body == range.end {
            return self.begin_lines(range, function);
        }
        self.function =
            FunctionState { current: Some(range.head), end: range.end, ..FunctionState::default() };
        self.create_blocks(range, function)?;
        self.kept_constants(range)?;
        if self.settings.is_traced {
            let node = self.u32_node(&[range.head.number()]);
            function.set_metadata(self.llvm.md_kind(names::INSTRUCTION), Some(node));
        }
        self.begin_lines(range, function)?;
        for number in range.body..range.end {
            let Some(instruction) = self.spirv.at(number) else { break };
            if self.function.joined.contains(&number) {
                continue;
            }
            let before = self.settings.is_traced.then(|| self.last_made());
            self.enter_line();
            if self.has_waiting_records(instruction) {
                self.place_records();
            }
            let read = self.instruction(instruction).and_then(|()| self.tell_constant_types(instruction));
            let read = read.and_then(|()| self.leave_line(instruction));
            if let Some(before) = before {
                self.trace(instruction, before);
            }
            read.map_err(|error| self.place(instruction, error))?;
            if instruction.opcode().is_terminator() {
                self.function.block = None;
            }
        }
        self.end_lines(function)?;
        self.complete_phis()?;
        self.complete_merges()?;
        self.tell_block_names(range);
        if self.function.pending != 0 {
            return Err(self.place(range.head, Error::internal("a value is used, but defined in no block")));
        }
        self.pointee_metadata(range, function)?;
        self.function = FunctionState::default();
        Ok(())
    }

    /// The last LLVM instruction of the block that the builder is in.
    pub(super) fn last_made(&self) -> Option<Value<'c>> {
        self.builder.block().and_then(Block::last_instruction)
    }

    /// The LLVM instructions of the builder's block behind one of them; all if that one is in another block or `None`.
    pub(super) fn made_since(&self, last: Option<Value<'c>>) -> impl Iterator<Item = Value<'c>> + use<'c> {
        let block = self.builder.block();
        let first = match last.filter(|last| last.block() == block) {
            Some(last) => last.next_instruction(),
            None => block.and_then(Block::first_instruction),
        };
        std::iter::successors(first, |made| made.next_instruction())
    }

    /// Records the LLVM instructions of a SPIR-V instruction: all behind `before`.
    fn trace(&self, instruction: Instruction<'m>, before: Option<Value<'c>>) {
        let kind = self.llvm.md_kind(names::INSTRUCTION);
        for value in self.made_since(before) {
            value.set_metadata(kind, Some(self.u32_node(&[instruction.number()])));
        }
    }

    /// Records the names of blocks that LLVM had to change, as two blocks may have one name: on their terminators, in shaders.
    fn tell_block_names(&self, range: FunctionRange<'m>) {
        if !self.settings.named || !self.model.environment.has_interface_variables() {
            return;
        }
        let labels = (range.body..range.end).filter_map(|number| self.spirv.at(number));
        for id in labels.filter(|label| label.opcode() == op::Label).filter_map(Instruction::result_id) {
            let (Entry::Block(block), Some(name)) = (self.entry(id), self.annotations.name(id)) else {
                continue;
            };
            if let Some(terminator) = block.terminator().filter(|_| block.name() != name) {
                Name::from(name).write(terminator, self.llvm, &self.kinds);
            }
        }
    }

    fn create_blocks(&mut self, range: FunctionRange<'m>, function: Value<'c>) -> Result<()> {
        for number in range.body..range.end {
            let Some(label) = self.spirv.at(number).filter(|i| i.opcode() == op::Label) else { continue };
            let Some(id) = label.result_id() else { continue };
            self.function.entry.get_or_insert(id);
            let name = if self.settings.named {
                self.annotations.name(id).unwrap_or_default()
            } else {
                String::new()
            };
            let block = self.llvm.append_block(function, &name);
            let block = block.ok_or_else(|| Error::internal("a block that cannot be appended"))?;
            self.set_entry(id, Entry::Block(block))?;
        }
        Ok(())
    }
}

fn is_kernel(function: Value<'_>) -> bool {
    function.calling_convention() == Some(calling_convention::SPIR_KERNEL)
}

/// Whether the writer would take a declaration of this name for a builtin.
pub(crate) fn looks_like_builtin(symbol: &str) -> bool {
    let demangled = mangling::demangle(symbol).ok();
    let ident = match &demangled {
        Some(symbol) => symbol.name.as_str(),
        None => mangling::ident(symbol).unwrap_or(symbol),
    };
    ident.starts_with(crate::table::OPCODE_PREFIX)
        || match &demangled {
            Some(symbol) => opencl::find(ident, &symbol.parameters).is_some(),
            None => opencl::find_unmangled(symbol).is_some(),
        }
}

fn function_linkage(kind: Option<u32>, kernel: bool, has_body: bool) -> Result<Linkage> {
    Ok(match kind {
        _ if kernel => Linkage::External,
        Some(linkage::IMPORT) if has_body => Linkage::AvailableExternally,
        Some(linkage::IMPORT | linkage::EXPORT) => Linkage::External,
        Some(linkage::LINK_ONCE_ODR) if has_body => Linkage::LinkOnceOdr,
        None if has_body => Linkage::Internal,
        None => return Err(Error::internal("a function without a body that is not imported")),
        Some(other) => return Err(Error::unsupported(format!("linkage type {other}"))),
    })
}
