//! In which order the Khronos translator's reader makes structures, which decides on their names.
//!
//! Rule of this module: a structure is made where something of its type is read first, in front of its members; variables are read
//! first, then functions, and a called function where it is called. Nothing but names depends on it, and only at the peer level.

use super::context::Reader;
use crate::spirv::{Id, Instruction, Module, op};
use rustc_hash::FxHashSet;

/// What is still to be visited.
enum Step {
    Type(Id),
    /// A constant or variable, or an id that is none.
    Value(Id),
    /// A function that may be called from others.
    Function(Id),
    /// The instructions of a body from this number on.
    Body(u32),
}

struct Walk<'m> {
    module: &'m Module,
    seen: FxHashSet<Id>,
    steps: Vec<Step>,
    structures: Vec<Id>,
}

impl<'m> Walk<'m> {
    /// Puts steps in front of those that are open; the first of them comes next.
    fn next(&mut self, steps: impl DoubleEndedIterator<Item = Step>) {
        self.steps.extend(steps.rev());
    }

    fn run(&mut self, first: Step) {
        self.steps.push(first);
        while let Some(step) = self.steps.pop() {
            match step {
                Step::Type(id) => self.ty(id),
                Step::Value(id) => self.value(id),
                Step::Function(id) => self.function(id),
                Step::Body(number) => self.body(number),
            }
        }
    }

    fn ty(&mut self, id: Id) {
        let Some(definition) = self.module.definition(id).filter(|_| self.seen.insert(id)) else { return };
        let operands = definition.operands();
        let parts = match definition.opcode() {
            op::TypeStruct => {
                self.structures.push(id);
                operands
            }
            op::TypeFunction => operands,
            op::TypeArray | op::TypeRuntimeArray | op::TypeVector | op::TypeMatrix => {
                operands.get(..1).unwrap_or_default()
            }
            op::TypePointer => operands.get(1..).unwrap_or_default(),
            _ => &[],
        };
        self.next(parts.iter().map(|part| Step::Type(Id(*part))));
    }

    /// A value of the module: what it is made of, then its type.
    fn value(&mut self, id: Id) {
        let Some(definition) = self.module.definition(id) else { return };
        let parts = match definition.opcode() {
            op::ConstantComposite | op::SpecConstantComposite => definition.operands(),
            op::SpecConstantOp => definition.operands().get(1..).unwrap_or_default(),
            op::ConstantNull | op::Undef => &[],
            _ => return,
        };
        if self.seen.insert(id) {
            let parts = parts.iter().map(|part| Step::Value(Id(*part)));
            let ty = definition.result_type().map(Step::Type);
            self.next(parts.chain(ty).collect::<Vec<_>>().into_iter());
        }
    }

    fn function(&mut self, id: Id) {
        let Some(head) = self.module.definition(id).filter(|_| self.seen.insert(id)) else { return };
        let ty = head.operands().get(1).map(|ty| Step::Type(Id(*ty)));
        self.next(ty.into_iter().chain([Step::Body(head.number() + 1)]).collect::<Vec<_>>().into_iter());
    }

    fn body(&mut self, number: u32) {
        let Some(instruction) = self.module.at(number).filter(|i| i.opcode() != op::FunctionEnd) else {
            return;
        };
        let callee = instruction.operands().first().filter(|_| instruction.opcode() == op::FunctionCall);
        let callee = callee.map(|callee| Step::Function(Id(*callee)));
        let operands = self.module.operands(instruction).filter_map(|operand| operand.ok()?.id());
        let ty = instruction.result_type().map(Step::Type);
        let mut steps: Vec<Step> = callee.into_iter().chain(operands.map(Step::Value)).chain(ty).collect();
        if instruction.opcode() == op::Phi {
            steps.rotate_right(1);
        }
        steps.push(Step::Body(number + 1));
        self.next(steps.into_iter());
    }
}

/// The structures that something is of, in the order in which they are made.
fn structures(module: &Module) -> Vec<Id> {
    let mut walk = Walk { module, seen: FxHashSet::default(), steps: Vec::new(), structures: Vec::new() };
    let declarations = module.declarations();
    for variable in declarations.filter(|i| i.opcode().is_variable()) {
        // Behind the storage class: the initializer, of an untyped variable the type first.
        let is_untyped = variable.opcode() == op::UntypedVariableKHR;
        let ty =
            if is_untyped { variable.operands().get(1).copied().map(Id) } else { variable.result_type() };
        let initializer = variable.operands().get(if is_untyped { 2 } else { 1 });
        ty.into_iter().for_each(|ty| walk.run(Step::Type(ty)));
        initializer.into_iter().for_each(|value| walk.run(Step::Value(Id(*value))));
    }
    let is_function = |instruction: &Instruction<'_>| instruction.opcode() == op::Function;
    for function in module.instructions().filter(is_function).filter_map(Instruction::result_id) {
        walk.run(Step::Function(function));
    }
    walk.structures
}

impl Reader<'_, '_> {
    /// Gives the structures of a module their names, at the peer level.
    pub(super) fn habitual_structures(&mut self) {
        let declarations = self.spirv.declarations();
        if self.full_metadata() || declarations.filter(|i| i.opcode() == op::TypeStruct).nth(1).is_none() {
            return;
        }
        let used = structures(self.spirv);
        for id in used {
            let structure = self.named_structure(id, true);
            self.structures.insert(id, structure);
        }
    }
}
