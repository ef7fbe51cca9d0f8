//! Spec: "Mode-Setting Instructions", `OpEntryPoint` and its interface.

use super::context::Writer;
use crate::contract::{EntryPoint, Interface, Listed};
use crate::error::Result;
use crate::llvm::Value;
use crate::spirv::{Id, Section, literal, op};
use rspirv::spirv::{ExecutionModel, StorageClass};
use rustc_hash::{FxHashMap, FxHashSet};

impl<'c> Writer<'c, '_> {
    /// Metadata nodes grouped by kernel, and the others in order.
    pub(super) fn by_kernel<T>(
        &self,
        listed: Vec<T>,
        function: impl Fn(&T) -> Option<Value<'c>>,
    ) -> (FxHashMap<Value<'c>, Vec<T>>, Vec<T>) {
        let kernels: FxHashSet<Value<'c>> = self.target.kernels.iter().copied().collect();
        let (mut nodes, mut others) = (FxHashMap::<_, Vec<_>>::default(), Vec::new());
        for node in listed {
            match function(&node).filter(|kernel| kernels.contains(kernel)) {
                Some(kernel) => nodes.entry(kernel).or_default().push(node),
                None => others.push(node),
            }
        }
        (nodes, others)
    }

    /// Writes the entry points with the interfaces of a version.
    pub(super) fn all_entry_points(&mut self, version: (u8, u8)) -> Result<()> {
        self.out.section_mut(Section::EntryPoint).clear();
        let (said, _) = self.by_kernel(EntryPoint::read(self.module), |point| Some(point.function));
        for kernel in self.target.kernels.clone() {
            self.entry_points(kernel, said.get(&kernel).map_or(&[], Vec::as_slice), version)?;
        }
        Ok(())
    }

    /// The entry points of a kernel: those that metadata names, else one of its own name.
    fn entry_points(&mut self, kernel: Value<'c>, said: &[EntryPoint<'c>], version: (u8, u8)) -> Result<()> {
        let id = self.id_of_function(kernel)?;
        if said.is_empty() {
            let model = Self::model_by_attribute(kernel).filter(|_| self.is_shader());
            let mut words = vec![model.unwrap_or(ExecutionModel::Kernel as u32), id.0];
            literal::push_string_words(kernel.name_bytes(), &mut words);
            let mut interface = self.interface(kernel, version);
            if version >= (1, 4) {
                self.add_referenced(&mut interface);
            }
            words.extend(interface.into_iter().map(|id| id.0));
            return self.out.emit(Section::EntryPoint, op::EntryPoint, None, None, &words);
        }
        for point in said {
            let mut words = vec![point.model.unwrap_or(ExecutionModel::Kernel as u32), id.0];
            literal::push_string_words(&point.name, &mut words);
            let mut interface: Vec<Id> = Vec::new();
            for variable in &point.interface {
                interface.extend(match variable {
                    Interface::Variable(variable) => self.values.get(variable).copied(),
                    Interface::Builtin(number) => Some(super::builtin_variable::by_number(self, *number)?),
                });
            }
            // A variable that an optimiser's rewriting made the kernel use is missing from the list.
            let mut listed: FxHashSet<Id> = interface.iter().copied().collect();
            interface.extend(self.interface(kernel, version).into_iter().filter(|id| listed.insert(*id)));
            words.extend(interface.into_iter().map(|id| id.0));
            self.out.emit(Section::EntryPoint, op::EntryPoint, None, None, &words)?;
        }
        Ok(())
    }

    /// The variables that the initializers of listed ones refer to, too.
    fn add_referenced(&self, interface: &mut Vec<Id>) {
        let mut known: FxHashSet<Id> = interface.iter().copied().collect();
        let mut next = 0;
        while let Some(id) = interface.get(next) {
            let others = self.variables.in_initializers.get(id).into_iter().flatten();
            interface.extend(others.filter(|other| known.insert(**other)));
            next += 1;
        }
    }

    /// The variables that an interface lists: since 1.4 all that the kernel uses, before only inputs and outputs. What is no pointer is
    /// a constant that stands in LLVM IR as a variable.
    pub(crate) fn interface(&self, kernel: Value<'c>, version: (u8, u8)) -> Vec<Id> {
        let io = [StorageClass::Input as u32, StorageClass::Output as u32];
        let is_listed = |id: &Id| {
            let class = self.type_of_id(*id).ok().and_then(|ty| self.pointer_class(ty));
            class.is_some_and(|class| version >= (1, 4) || io.contains(&class))
        };
        self.uses.reach.variables(&self.uses.of_functions, kernel).into_iter().filter(is_listed).collect()
    }
}
