//! The interface of a shader to its pipeline: module-scope variables as external globals, and the attributes
//! that mark entry points in LLVM IR.

use super::context::Reader;
use crate::error::{Error, Result};
use crate::llvm::{AttributePlace, Linkage, ThreadLocalMode, Type, Value};
use crate::spirv::{Id, Instruction, op};
use crate::table::stage::{Stage, stage};
use crate::table::storage_class::{OF_INVOCATIONS, OWN_OF_MODULES, is_one_of};
use crate::table::{BUILTIN_VARIABLE_PREFIX, mode_setting};
use rspirv::spirv::{BuiltIn, Decoration, ExecutionMode, StorageClass};

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
    pub(super) fn stage_attributes(&mut self, point: Instruction<'m>) -> Result<()> {
        let Some(stage) = stage(point.operand(0)?) else { return Ok(()) };
        let id = point.id(1)?;
        let function = self.value(id)?;
        let add = |reader: &Self, key: &str, value: &str| {
            function.add_attribute(AttributePlace::Function, reader.llvm.string_attribute(key, value));
        };
        add(self, Stage::ATTRIBUTE, stage.name);
        if let Some([x, y, z]) = self.workgroup_size(id)? {
            add(self, Stage::WORKGROUP_ATTRIBUTE, &format!("{x},{y},{z}"));
        }
        Ok(())
    }

    /// The workgroup size of an entry point: from the builtin constant, else from its execution mode.
    fn workgroup_size(&mut self, entry: Id) -> Result<Option<[u64; 3]>> {
        let builtin = BuiltIn::WorkgroupSize as u32;
        let mut modes = Vec::new();
        for instruction in self.spirv.declarations() {
            match instruction.opcode() {
                op::SpecConstantComposite | op::ConstantComposite => {
                    let Some(id) = instruction.result_id() else { continue };
                    let decorated = self.annotations.find(id, Decoration::BuiltIn);
                    if decorated.is_some_and(|decorated| decorated.operands.first() == Some(&builtin))
                        && let [x, y, z] = *instruction.operands()
                    {
                        return self.constant_size([x, y, z]).map(Some);
                    }
                }
                op::ExecutionMode | op::ExecutionModeId if instruction.id(0)? == entry => {
                    modes.push(instruction);
                }
                _ => {}
            }
        }
        for mode in modes {
            let number = mode.operand(1)?;
            let [x, y, z] = *mode.operands().get(2..).unwrap_or_default() else { continue };
            if number == ExecutionMode::LocalSize as u32 {
                return Ok(Some([x, y, z].map(u64::from)));
            }
            if mode_setting::takes_ids(number) == Some(true) && number == ExecutionMode::LocalSizeId as u32 {
                return self.constant_size([x, y, z]).map(Some);
            }
        }
        Ok(None)
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
