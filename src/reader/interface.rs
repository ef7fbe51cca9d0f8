//! The interface of a shader to its pipeline: module-scope variables as external globals, and the attributes
//! that mark entry points in LLVM IR.

use super::context::Reader;
use crate::error::{Error, Result};
use crate::llvm::{AttributePlace, Linkage, ThreadLocalMode, Type, Value};
use crate::spirv::{Id, Instruction, op};
use crate::table::BUILTIN_VARIABLE_PREFIX;
use crate::table::stage::{Stage, stage};
use crate::table::storage_class::{OF_INVOCATIONS, OWN_OF_MODULES, is_one_of};
use rspirv::spirv::{BuiltIn, Decoration, ExecutionMode, StorageClass};
use rustc_hash::FxHashMap;

/// The workgroup sizes that a module declares.
#[derive(Default)]
pub(super) struct WorkgroupSizes {
    /// The parts of the builtin constant `WorkgroupSize`, which is that of all entry points.
    of_all: Option<[u32; 3]>,
    /// The first size among the modes of an entry point.
    of_entry: FxHashMap<Id, Size>,
}

/// The operands of an execution mode that is a workgroup size.
enum Size {
    Literals([u32; 3]),
    Constants([u32; 3]),
}

impl<'c, 'm> Reader<'c, 'm> {
    /// Whether variables of a storage class, given by its number, are part of a shader's interface.
    pub(super) fn is_of_interface(&self, class: u32) -> bool {
        self.model.environment.has_interface_variables() && !is_one_of(class, OWN_OF_MODULES)
    }

    /// Turns a global into a part of the interface, with external linkage.
    ///
    /// # Errors
    /// An initializer that is not constant.
    pub(super) fn interface_variable(
        &mut self,
        id: Id,
        variable: Value<'c>,
        class: u32,
        initializer: Option<Value<'c>>,
    ) -> Result<()> {
        variable.set_linkage(Linkage::External);
        variable.set_hidden();
        if let Some(value) = initializer {
            variable.set_initializer(value)?;
        }
        if is_one_of(class, OF_INVOCATIONS) {
            variable.set_thread_local_mode(ThreadLocalMode::GeneralDynamic);
        }
        if class == StorageClass::Input as u32 {
            variable.set_externally_initialized(true);
            variable.set_global_constant(true);
        }
        if variable.name_bytes().is_empty() {
            variable.set_name(&self.interface_name(id, variable));
        }
        Ok(())
    }

    /// The symbol of an unnamed interface variable, since external symbols cannot be empty: the name of its
    /// block, or its location in the pipeline.
    fn interface_name(&self, id: Id, variable: Value<'c>) -> String {
        let block = variable.value_type().and_then(Type::struct_name).filter(|name| !name.is_empty());
        if let Some(block) = block {
            return block.strip_suffix(".layout").unwrap_or(&block).to_owned();
        }
        let literal = |decoration| {
            self.annotations.find(id, decoration).and_then(|decorated| decorated.operands.first()).copied()
        };
        if let Some(builtin) = literal(Decoration::BuiltIn).and_then(BuiltIn::from_u32) {
            return format!("{BUILTIN_VARIABLE_PREFIX}{builtin:?}");
        }
        match (literal(Decoration::DescriptorSet), literal(Decoration::Binding)) {
            (Some(set), Some(binding)) => format!("binding.{set}.{binding}"),
            _ => match literal(Decoration::Location) {
                Some(location) => format!("location.{location}"),
                None => "interface".to_owned(),
            },
        }
    }

    /// The stage of all entry points, as in LLVM's triple.
    pub(super) fn stage_of_module(&self) -> &'static str {
        let points = self.spirv.declarations().filter(|instruction| instruction.opcode() == op::EntryPoint);
        let mut stages = points.map(|point| point.operand(0).ok().and_then(stage).map(|stage| stage.name));
        let first = stages.next().flatten();
        first.filter(|first| stages.all(|stage| stage == Some(first))).unwrap_or(Stage::LIBRARY)
    }

    /// Adds the attributes of an entry point: its stage and, if it has one, its workgroup size.
    ///
    /// # Errors
    /// A size that is not constant.
    pub(super) fn stage_attributes(&mut self, point: Instruction<'m>, sizes: &WorkgroupSizes) -> Result<()> {
        let Some(stage) = stage(point.operand(0)?) else { return Ok(()) };
        let id = point.id(1)?;
        let function = self.value(id)?;
        let add = |reader: &Self, key: &str, value: &str| {
            function.add_attribute(AttributePlace::Function, reader.llvm.string_attribute(key, value));
        };
        add(self, Stage::ATTRIBUTE, stage.name);
        if let Some([x, y, z]) = self.workgroup_size(id, sizes)? {
            add(self, Stage::WORKGROUP_ATTRIBUTE, &format!("{x},{y},{z}"));
        }
        Ok(())
    }

    /// The workgroup sizes of all entry points.
    ///
    /// # Errors
    /// An execution mode without operands.
    pub(super) fn workgroup_sizes(&self) -> Result<WorkgroupSizes> {
        let builtin = BuiltIn::WorkgroupSize as u32;
        let mut sizes = WorkgroupSizes::default();
        for instruction in self.spirv.declarations() {
            match instruction.opcode() {
                op::SpecConstantComposite | op::ConstantComposite if sizes.of_all.is_none() => {
                    let Some(id) = instruction.result_id() else { continue };
                    let decorated = self.annotations.find(id, Decoration::BuiltIn);
                    if decorated.is_some_and(|decorated| decorated.operands.first() == Some(&builtin)) {
                        sizes.of_all = instruction.operands().try_into().ok();
                    }
                }
                op::ExecutionMode | op::ExecutionModeId => {
                    let (entry, mode) = (instruction.id(0)?, instruction.operand(1)?);
                    let Some(Ok(size)) = instruction.operands().get(2..).map(<[u32; 3]>::try_from) else {
                        continue;
                    };
                    if mode == ExecutionMode::LocalSize as u32 {
                        sizes.of_entry.entry(entry).or_insert(Size::Literals(size));
                    } else if mode == ExecutionMode::LocalSizeId as u32 {
                        sizes.of_entry.entry(entry).or_insert(Size::Constants(size));
                    }
                }
                _ => {}
            }
        }
        Ok(sizes)
    }

    /// The workgroup size of an entry point: from the builtin constant, else from its execution mode.
    fn workgroup_size(&mut self, entry: Id, sizes: &WorkgroupSizes) -> Result<Option<[u64; 3]>> {
        if let Some(ids) = sizes.of_all {
            return self.constant_size(ids).map(Some);
        }
        match sizes.of_entry.get(&entry) {
            Some(Size::Literals(size)) => Ok(Some(size.map(u64::from))),
            Some(Size::Constants(ids)) => self.constant_size(*ids).map(Some),
            None => Ok(None),
        }
    }

    fn constant_size(&mut self, ids: [u32; 3]) -> Result<[u64; 3]> {
        let [x, y, z] = ids.map(|word| self.constant_u64(Id(word)));
        Ok([x?, y?, z?])
    }
}

/// The error for an execution model that the environment does not have.
pub(super) fn unknown_model(model: u32) -> Error {
    Error::unsupported(format!("execution model {model}; the module's environment has none of that number"))
}
