//! Evidence on pointee types with the Khronos translator's precedence; see [`crate::writer::pointee`].
//!
//! Rule of this module: signatures and constraints of instructions on their own results come first. Then a
//! single walk visits all instructions in module order: the first access, call or flow determines the pointee
//! of a pointer, and later ones cast.

use crate::llvm::{AttributePlace, Block, Opcode, Type, Value};
use crate::table::annotation::ANNOTATIONS;
use crate::table::device_side_enqueue::is_part_of_block;
use crate::table::intrinsic::{OnMemory, on_memory};
use crate::writer::builtin::Callee;
use crate::writer::pointee::{Inference, Pointee, Slot, constrains_pointee};
use mangling::{Scalar, Type as Mangled};
use rustc_hash::FxHashSet;
use smallvec::SmallVec;

/// Maximum depth of definitions followed from a phi.
const MOST_NESTED: usize = 64;

fn is_nothing(value: Value<'_>) -> bool {
    value.is_null() || value.is_undef() || value.is_poison()
}

/// The values that a phi or a select chooses from.
fn choices<'c>(choice: Value<'c>, opcode: Opcode) -> Vec<Value<'c>> {
    match opcode {
        Opcode::Phi => choice.incoming().map(|(value, _)| value).collect(),
        _ => choice.operands().skip(1).collect(),
    }
}

/// Whether a pointer in a symbol points to a type known to the Khronos translator: numbers, vectors, pointers
/// and opaque types.
fn is_plain(told: &Mangled) -> bool {
    match told.pointee() {
        Some((_, Mangled::Scalar(Scalar::Bool))) => false,
        Some((_, Mangled::Scalar(_) | Mangled::Vector { .. } | Mangled::Pointer { .. })) => true,
        Some((_, Mangled::Named(name))) => {
            ["ocl_", "__spirv_", "opencl."].iter().any(|prefix| name.starts_with(prefix))
        }
        _ => false,
    }
}

impl<'c> Inference<'c, '_, '_> {
    /// Takes evidence in the program's order.
    pub(crate) fn by_program(&mut self) {
        self.declared_evidence();
        let mut before = FxHashSet::default();
        for variable in self.input.module.variables() {
            let held = self.slots.of(variable).and_then(|slot| self.slots.pointee(slot));
            self.held_pointer_evidence(variable, &before);
            before.insert(variable);
            if let Some(initializer) = variable.initializer() {
                self.initializer_evidence(initializer, held.and_then(|pointee| pointee.inner), 0);
            }
        }
        for function in self.input.module.functions() {
            self.block_part_evidence(function);
            self.signature_evidence(function);
            self.symbol_evidence(function);
            for instruction in function.blocks().flat_map(Block::instructions) {
                let Some(opcode) = instruction.opcode() else { continue };
                self.own_evidence(instruction, opcode, false);
                if opcode == Opcode::Load {
                    self.loaded_evidence(instruction);
                }
            }
        }
        let blocks = self.input.module.functions().flat_map(crate::writer::block_order::order);
        for instruction in blocks.flat_map(Block::instructions) {
            if let Some(opcode) = instruction.opcode() {
                self.evidence_in_turn(instruction, opcode);
            }
            if instruction.ty().is_pointer() {
                self.resolved.insert(instruction);
            }
        }
    }

    /// The evidence of an instruction, when the walk reaches it.
    fn evidence_in_turn(&mut self, instruction: Value<'c>, opcode: Opcode) {
        match opcode {
            Opcode::GetElementPtr => return self.base_evidence(instruction),
            Opcode::Phi | Opcode::Select => return self.choice_evidence(instruction, opcode),
            // `freeze` of null or undef becomes null; its users determine the pointee.
            Opcode::Freeze if instruction.operand(0).is_some_and(is_nothing) => return,
            opcode if !constrains_pointee(opcode) => return,
            _ => {}
        }
        self.use_evidence(instruction, opcode);
        self.flow_evidence(instruction, opcode);
        if let Some(function) = instruction.called_function()
            && matches!(self.callee(function), Callee::Intrinsic)
        {
            self.copy_flow(instruction, function);
        }
    }

    /// Captured variables of a block are bytes to its functions.
    fn block_part_evidence(&mut self, function: Value<'c>) {
        if !is_part_of_block(&function.name()) {
            return;
        }
        let is_result = |position: u32| function.attribute(AttributePlace::Param(position), "sret").is_some();
        let parameters = (0u32..).zip(function.params()).filter(|(_, parameter)| parameter.ty().is_pointer());
        let literal = parameters.filter(|(position, _)| !is_result(*position)).map(|(_, of)| of).next();
        if let Some(slot) = literal.and_then(|literal| self.slots.of(literal)) {
            self.slots.constrain(slot, self.input.context.i8_type(), None);
        }
    }

    /// Joins the operands of a phi or a select with its result: the first pointer that is not null determines
    /// the pointee, then the other pointers are joined, and null comes last. An operand defined later is
    /// resolved first.
    fn choice_evidence(&mut self, choice: Value<'c>, opcode: Opcode) {
        self.resolve_pointee(choice, &mut Vec::new());
        let (something, nothing): (Vec<_>, Vec<_>) =
            choices(choice, opcode).into_iter().partition(|value| !is_nothing(*value));
        for value in something {
            self.resolve_pointee(value, &mut Vec::new());
            self.joined(Some(value), Some(choice));
        }
        for value in nothing {
            self.joined(Some(value), Some(choice));
        }
    }

    /// Resolves the pointee of an instruction's result before the walk has reached it; instructions in
    /// `asked` are in progress and skipped.
    fn resolve_pointee(&mut self, value: Value<'c>, asked: &mut Vec<Value<'c>>) {
        let is_pointer = value.ty().is_pointer();
        let Some(opcode) = value.opcode().filter(|_| asked.len() < MOST_NESTED && is_pointer) else { return };
        if !self.resolved.insert(value) {
            return;
        }
        asked.push(value);
        let source = match opcode {
            Opcode::Load | Opcode::AddrSpaceCast | Opcode::Freeze => value.operand(0),
            Opcode::Phi | Opcode::Select => choices(value, opcode)
                .into_iter()
                .find(|chosen| !is_nothing(*chosen) && !asked.contains(chosen)),
            Opcode::Call => {
                let called = value.called_function().filter(|function| !function.is_declaration());
                if let (Some(function), Some(slot)) = (called, self.slots.of(value)) {
                    let result = self.slots.result(function);
                    self.slots.join(result, slot);
                }
                None
            }
            _ => None,
        };
        if let Some(source) = source.filter(|source| !asked.contains(source)) {
            self.resolve_pointee(source, asked);
            match opcode {
                Opcode::Load => self.access(Some(source), value),
                _ => self.joined(Some(source), Some(value)),
            }
        }
        asked.pop();
    }

    /// The symbol of an imported function determines the pointees of its parameters, unless it leaves one of
    /// them open.
    fn symbol_evidence(&mut self, function: Value<'c>) {
        if !function.is_declaration() || !matches!(self.callee(function), Callee::Function) {
            return;
        }
        let symbol = mangling::demangle(&function.name()).ok();
        let Some(parameters) = symbol.and_then(|symbol| symbol.resolved_parameters()) else { return };
        if parameters.len() != function.params().count() {
            return;
        }
        let is_told =
            |(parameter, told): (Value<'c>, &Mangled)| !parameter.ty().is_pointer() || is_plain(told);
        if !function.params().zip(&parameters).all(is_told) {
            return;
        }
        for (parameter, told) in function.params().zip(&parameters) {
            if let (Some(slot), Some((_, pointee))) = (self.slots.of(parameter), told.pointee()) {
                self.told_pointee(slot, pointee, 0);
            }
        }
    }

    /// Constrains a slot by a mangled pointee; an unknown type is a byte.
    fn told_pointee(&mut self, slot: Slot, pointee: &Mangled, depth: u32) {
        let ty = self.input.llvm_type(pointee, 0).unwrap_or(self.input.context.i8_type());
        let inner = self.slots.inner_of(ty);
        self.slots.constrain(slot, ty, inner);
        if let (Some(inner), Some((_, next))) = (inner, pointee.pointee().filter(|_| depth < 16)) {
            self.told_pointee(inner, next, depth + 1);
        }
    }

    /// Constrains the base of an access chain, and through it the result if that is a pointer in memory.
    fn base_evidence(&mut self, chain: Value<'c>) {
        let Some(source) = chain.gep_source_type() else { return };
        let Some(base) = chain.operand(0).and_then(|base| self.slots.of(base)) else { return };
        let inner = self.slots.inner_of(source);
        self.slots.constrain(base, source, inner);
        let known = self.slots.pointee(base).filter(|known| known.ty == source);
        let start = Pointee { ty: source, inner: known.map_or(inner, |known| known.inner) };
        if let (Some(slot), Some(end)) = (self.slots.of(chain), self.walk_indices(start, chain)) {
            self.slots.constrain(slot, end.ty, end.inner);
        }
    }

    /// A pointer loaded from a structure takes the pointee of the structure's pointers, regardless of its
    /// uses.
    fn loaded_evidence(&mut self, load: Value<'c>) {
        let Some(slot) = self.slots.of(load) else { return };
        let chain = load.operand(0).filter(|address| address.opcode() == Some(Opcode::GetElementPtr));
        let address = chain.and_then(|chain| self.slots.of(chain));
        let held = address.and_then(|address| self.slots.pointee(address)).and_then(|held| held.inner);
        if let Some(known) = held.and_then(|held| self.slots.pointee(held)) {
            self.slots.constrain(slot, known.ty, known.inner);
        }
    }

    /// A variable that holds a pointer or an array of pointers points to byte pointers, unless its
    /// initializer has addresses of functions and preceding variables, all of one type.
    fn held_pointer_evidence(&mut self, variable: Value<'c>, before: &FxHashSet<Value<'c>>) {
        let natural =
            |value: Value<'c>| value.value_type().filter(|_| value.is_function() || before.contains(&value));
        let (held, values) = match variable.value_type() {
            Some(ty) if ty.is_pointer() => {
                let held = self.slots.of(variable).and_then(|slot| self.slots.pointee(slot));
                match held.and_then(|held| held.inner) {
                    Some(inner) => (inner, variable.initializer().into_iter().collect()),
                    None => return,
                }
            }
            Some(ty) if ty.is_array() && ty.element().is_some_and(Type::is_pointer) => {
                let says_something =
                    |value: &Value<'_>| !value.is_null() && !value.is_undef() && !value.is_poison();
                let elements = variable.initializer().filter(says_something).and_then(Value::elements);
                let held = self.slots.of(variable).and_then(|slot| self.slots.pointee(slot));
                let Some(inner) = held.and_then(|held| held.inner) else { return };
                (inner, elements.unwrap_or_default())
            }
            // Nested arrays give no evidence on the pointees of their pointers.
            Some(ty) if ty.element().is_some_and(Type::is_array) => {
                let held = self.slots.of(variable).and_then(|slot| self.slots.pointee(slot));
                let Some(inner) = held.and_then(|held| held.inner) else { return };
                (inner, SmallVec::new())
            }
            _ => return,
        };
        let types: Vec<_> = values.into_iter().map(natural).collect();
        let said = types.first().copied().flatten();
        if said.is_none() || types.iter().any(|ty| *ty != said) {
            self.slots.constrain(held, self.input.context.i8_type(), None);
        }
    }

    /// Joins source and target of a copy; the target of a fill or annotation points to bytes.
    fn copy_flow(&mut self, call: Value<'c>, function: Value<'c>) {
        let target = call.arg(0).and_then(|target| self.slots.of(target));
        let Some(name) = function.intrinsic_stem() else { return };
        match on_memory(name) {
            Some(OnMemory::Copy | OnMemory::Move) => {
                let source = call.arg(1).and_then(|source| self.slots.of(source));
                if let (Some(target), Some(source)) = (target, source) {
                    self.slots.join(target, source);
                }
            }
            does if does == Some(OnMemory::Set) || ANNOTATIONS.contains(&name) => {
                if let Some(target) = target {
                    self.slots.constrain(target, self.input.context.i8_type(), None);
                }
            }
            _ => {}
        }
    }
}
