//! Module-scope variables, and which functions are written.

use super::builtin::Callee;
use super::context::Writer;
use crate::contract::{self, Attached};
use crate::error::{Detail, Error, Result};
use crate::llvm::{
    AttributePlace, Linkage, Opcode as LlvmOpcode, ThreadLocalMode, Value, ValueKind, calling_convention,
};
use crate::spirv::{Id, Section, op};
use crate::table::builtin_variable;
use crate::table::device_side_enqueue::is_block_function;
use crate::table::metadata as names;
use crate::table::stage::Stage;
use crate::table::{BUILTIN_VARIABLE_PREFIX, storage_class};
use rspirv::spirv::{Decoration, StorageClass};
use rustc_hash::FxHashSet;

impl<'c> Writer<'c, '_> {
    /// Declares a variable, its initializer's variables first.
    ///
    /// # Errors
    /// An initializer that SPIR-V cannot represent, or one that refers to itself.
    pub(super) fn declare_variable(&mut self, variable: Value<'c>) -> Result<()> {
        let mut open = FxHashSet::default();
        self.declare_after_references(variable, &mut open, 0)
    }

    fn declare_after_references(
        &mut self,
        variable: Value<'c>,
        open: &mut FxHashSet<Value<'c>>,
        depth: u32,
    ) -> Result<()> {
        if self.variables.declared.contains(&variable) || is_compiler_list(variable) {
            return Ok(());
        }
        if depth > 500 {
            return Err(self.error("initializers that refer to each other more than 500 deep"));
        }
        if !open.insert(variable) {
            return Err(self.error("an initializer that refers to its own variable"));
        }
        let mut found = Vec::new();
        if let Some(initializer) = variable.initializer() {
            references(initializer, &mut found, &mut FxHashSet::default());
            for other in &found {
                self.declare_after_references(*other, open, depth + 1)?;
            }
        }
        open.remove(&variable);
        self.variables.declared.insert(variable);
        self.variable_itself(variable)?;
        if let Some(id) = self.values.get(&variable).copied().filter(|_| !found.is_empty()) {
            let others = found.iter().filter_map(|other| self.values.get(other).copied()).collect();
            self.variables.in_initializers.insert(id, others);
        }
        Ok(())
    }

    /// Whether only lists that are not emitted refer to a value: texts of annotations have become decorations.
    fn is_only_listed(&self, value: Value<'c>, depth: u32) -> bool {
        let is_list = |user: Value<'c>| match user.kind() {
            ValueKind::Variable => is_compiler_list(user),
            _ => user.is_constant() && depth < 16 && self.is_only_listed(user, depth + 1),
        };
        value.users().all(is_list)
    }

    fn variable_itself(&mut self, variable: Value<'c>) -> Result<()> {
        if self.is_shader() {
            return self.shader_variable(variable);
        }
        if self.imported_builtin(variable)? || self.constant_object_variable(variable)? {
            return Ok(());
        }
        let is_shared = variable.thread_local_mode() == Some(ThreadLocalMode::None);
        if !is_shared {
            return Err(self.error("a variable that each thread has for itself"));
        }
        let class = self.class_of_variable(variable)?;
        if class == StorageClass::Function as u32
            && has_local_linkage(variable)
            && self.is_only_listed(variable, 0)
        {
            return Ok(());
        }
        if class == StorageClass::Function as u32 {
            let error = self.error("a module-scope variable in the private address space");
            return Err(error.about(Detail::FunctionVariable));
        }
        let ty = self.type_of_value(variable)?;
        let typed = self.pointee_type(ty);
        let pointee = match (typed, variable.value_type()) {
            (Some(pointee), _) => pointee,
            (None, Some(held)) => self.type_id(held, None)?,
            (None, None) => return Err(Error::internal("a variable that holds nothing")),
        };
        let of_type = self.class_of_type(variable, class)?;
        let ty = self.pointer_of_class(of_type, typed)?;
        let mut words = vec![class];
        words.extend(typed.is_none().then_some(pointee.0));
        words.extend(self.initializer_of(variable, pointee)?.map(|id| id.0));
        let id = self.fresh(ty);
        self.values.insert(variable, id);
        self.variables.ids.insert(id);
        let opcode = if typed.is_some() { op::Variable } else { op::UntypedVariableKHR };
        let (before, behind) = self.variable_lines(variable)?;
        self.out.section_mut(Section::Global).extend(before);
        self.out.emit(Section::Global, opcode, Some(ty), Some(id), &words)?;
        self.out.section_mut(Section::Global).extend(behind);
        self.variable_annotations(variable, id)
    }

    /// Whether a variable imports a builtin variable by its friendly name; such imports share one variable.
    fn imported_builtin(&mut self, variable: Value<'c>) -> Result<bool> {
        let name = variable.name();
        let row = name.strip_prefix(BUILTIN_VARIABLE_PREFIX).and_then(builtin_variable::by_name);
        let Some(row) = row.filter(|_| variable.is_declaration()) else { return Ok(false) };
        let id = super::builtin_variable::by_number(self, row.builtin)?;
        self.values.insert(variable, id);
        Ok(true)
    }

    /// The storage class of a variable: the one recorded in metadata if it fits the address space, else the address space's.
    pub(super) fn class_of_variable(&self, variable: Value<'c>) -> Result<u32> {
        let space = variable.ty().address_space().unwrap_or(0);
        let said = contract::StorageClass::read(variable, &self.kinds).map(|said| said.0);
        let class = match said.filter(|class| storage_class::address_space(*class) == Some(space)) {
            Some(class) => class,
            None => self.class_of_space(space)?,
        };
        Ok(self.vector_compute_class(variable, class))
    }

    /// The initializer of a variable, preserved specialization constants included.
    pub(super) fn initializer_of(&mut self, variable: Value<'c>, pointee: Id) -> Result<Option<Id>> {
        let Some(initializer) = self.written_initializer(variable) else { return Ok(None) };
        let tree = self.specialized.initializers.get(&variable).copied();
        let kept = tree.map(|tree| self.spec_constant_tree(tree, initializer, pointee, 0)).transpose()?;
        match kept.flatten() {
            Some(id) => Ok(Some(id)),
            None => self.initial_value(initializer, pointee),
        }
    }

    /// The initializer, unless it is undefined or a placeholder.
    pub(super) fn written_initializer(&self, variable: Value<'c>) -> Option<Value<'c>> {
        let initializer = variable.initializer()?;
        // In modules from SPIR-V, poison represents a missing initializer.
        let nothing = initializer.is_poison() || (initializer.is_undef() && !self.came_from_spirv());
        let stands_for_none = self.marked_op(variable) == Some(op::Undef) && initializer.is_null();
        let common = matches!(variable.linkage(), Some(Linkage::Common | Linkage::AvailableExternally));
        (!nothing && !stands_for_none && !common).then_some(initializer)
    }

    fn variable_annotations(&mut self, variable: Value<'c>, id: Id) -> Result<()> {
        self.address_name(variable, id)?;
        self.global_name(variable, id, false)?;
        self.linkage(variable, id)?;
        if variable.is_global_constant() {
            self.decorate_id(id, Decoration::Constant as u32, &[])?;
        }
        self.alignment_of_variable(variable, id)?;
        self.vector_compute_variable(variable, id)?;
        self.variable_metadata_decorations(variable, id)?;
        self.attached_decorations(variable, id)
    }

    pub(super) fn alignment_of_variable(&mut self, variable: Value<'c>, id: Id) -> Result<()> {
        let bytes = variable.alignment().and_then(|bytes| u32::try_from(bytes).ok());
        match bytes.filter(|bytes| *bytes != 0) {
            Some(bytes) => self.decorate_id(id, Decoration::Alignment as u32, &[bytes]),
            None => Ok(()),
        }
    }

    /// The functions to write: reachable definitions and their callees, declarations first. All functions of a module that came from
    /// SPIR-V are written, even unused ones.
    pub(crate) fn needed_functions(&mut self) -> Vec<Value<'c>> {
        let module = self.module;
        let blocks = self.drops_block_addresses();
        let removed =
            if self.came_from_spirv() { FxHashSet::default() } else { removable(module, blocks, false) };
        let mut needed: Vec<Value<'c>> = Vec::new();
        for function in module.functions() {
            if function.is_declaration() {
                let plain = matches!(self.callee(function), Callee::Function);
                if plain && (self.came_from_spirv() || !is_unused(function, &removed, blocks)) {
                    needed.push(function);
                }
            } else if !removed.contains(&function) || is_imported(function) {
                needed.push(function);
            }
        }
        needed.sort_by_key(|function| !is_imported(*function));
        needed
    }
}

/// Whether a function's body is in another module.
pub(crate) fn is_imported(function: Value<'_>) -> bool {
    function.is_declaration() || function.linkage() == Some(Linkage::AvailableExternally)
}

/// Internal functions that only removed functions use; with `kernels`, kernels too.
pub(crate) fn removable(
    module: crate::llvm::Module<'_>,
    blocks: bool,
    kernels: bool,
) -> FxHashSet<Value<'_>> {
    let mut removed = FxHashSet::default();
    let is_local = |function: Value<'_>| is_local(function) && (kernels || !Writer::is_kernel(function));
    let mut work: Vec<Value<'_>> = module.functions().filter(|function| is_local(*function)).collect();
    while let Some(function) = work.pop() {
        if removed.contains(&function) || !is_unused(function, &removed, blocks) {
            continue;
        }
        removed.insert(function);
        for call in function.blocks().flat_map(crate::llvm::Block::instructions) {
            work.extend(call.called_function().filter(|callee| is_local(*callee)));
        }
    }
    removed
}

/// Whether a symbol is local to the module.
pub(super) fn has_local_linkage(global: Value<'_>) -> bool {
    matches!(global.linkage(), Some(Linkage::Internal | Linkage::Private))
}

fn is_local(function: Value<'_>) -> bool {
    has_local_linkage(function) && !function.is_declaration()
}

/// Whether a function has the calling convention of kernels, or the attribute of a shader's entry points.
pub(crate) fn has_kernel_convention(function: Value<'_>) -> bool {
    function.calling_convention() == Some(calling_convention::SPIR_KERNEL)
        || function.string_attribute(AttributePlace::Function, Stage::ATTRIBUTE).is_some()
}

/// Whether only removed functions use a function; with `blocks`, the address of a function in its own block literal does not count.
fn is_unused<'c>(function: Value<'c>, removed: &FxHashSet<Value<'c>>, blocks: bool) -> bool {
    let held = blocks && !Writer::is_kernel(function) && is_block_function(&function.name());
    function.users().all(|user| {
        let by_removed = user.function().is_some_and(|by| by == function || removed.contains(&by));
        by_removed || user.is_function() || (held && user.called_function() != Some(function))
    })
}

/// The module-scope variables that a constant refers to.
fn references<'c>(value: Value<'c>, found: &mut Vec<Value<'c>>, seen: &mut FxHashSet<Value<'c>>) {
    let mut work = vec![value];
    while let Some(value) = work.pop() {
        if !seen.insert(value) {
            continue;
        }
        if value.kind() == ValueKind::Variable {
            found.push(value);
            continue;
        }
        let opcode = value.constant_opcode();
        let composite = value.ty().is_struct() || value.ty().is_array() || value.ty().is_vector();
        if opcode.is_some_and(|o| o != LlvmOpcode::Ret) || composite {
            work.extend(value.operands());
        }
    }
}

/// Whether a variable is a list or text for LLVM, not data of the program.
fn is_compiler_list(variable: Value<'_>) -> bool {
    variable.section() == names::COMPILER_SECTION.to_bytes()
        || names::COMPILER_LISTS.contains(&variable.name().as_ref())
}
