//! The evidence on pointee types that metadata, instructions and calls give.

use super::{Inference, Pointee, Slot};
use crate::contract::{self, Attached, Listed, MemberPointee, OF_RESULT, ParameterPointees};
use crate::llvm::{AttributePlace, Block, Opcode, Type, Value, ValueKind};
use crate::spirv::op;
use crate::table::intrinsic::pointers_argument;
use crate::writer::builtin::{BuiltinKind, Callee};
use crate::writer::device_side_enqueue::is_block_address;
use crate::writer::pipe::constant_object_type;

/// Parameter attributes that give the pointee type.
const HOLDING_ATTRIBUTES: [&str; 4] = ["byval", "sret", "inalloca", "preallocated"];
/// The attribute that gives the pointee type of an inline assembly operand.
const OPERAND_ATTRIBUTE: &str = "elementtype";

/// The pointee type that attributes of a function or call give for a parameter.
pub(in crate::writer) fn held_type<'c>(value: Value<'c>, position: u32) -> Option<Type<'c>> {
    HOLDING_ATTRIBUTES.iter().find_map(|name| value.attribute(AttributePlace::Param(position), name)?.ty())
}

/// Like [`held_type`], including address operands of inline assembly.
pub(in crate::writer) fn held_or_operand_type<'c>(call: Value<'c>, position: u32) -> Option<Type<'c>> {
    held_type(call, position)
        .or_else(|| call.attribute(AttributePlace::Param(position), OPERAND_ATTRIBUTE)?.ty())
}

impl<'c> Inference<'c, '_, '_> {
    /// Takes evidence by its strength: one walk over all instructions for what they say of themselves, then the accesses and calls,
    /// then the instructions through which pointers flow.
    pub(super) fn by_strength(&mut self) {
        self.declared_evidence();
        for variable in self.input.module.variables() {
            let held = self.slots.of(variable).and_then(|slot| self.slots.pointee(slot));
            if let Some(initializer) = variable.initializer() {
                self.initializer_evidence(initializer, held.and_then(|pointee| pointee.inner), 0);
            }
        }
        let (mut accesses, mut flows) = (Vec::new(), Vec::new());
        for function in self.input.module.functions() {
            self.signature_evidence(function);
            for instruction in function.blocks().flat_map(Block::instructions) {
                if self.refusals.has(instruction) {
                    continue;
                }
                let Some(opcode) = instruction.opcode() else { continue };
                self.own_evidence(instruction, opcode, true);
                if is_access(opcode) {
                    accesses.push((instruction, opcode));
                }
                if may_pass_pointers(instruction, opcode) {
                    flows.push((instruction, opcode));
                }
            }
        }
        for (instruction, opcode) in accesses {
            self.use_evidence(instruction, opcode);
        }
        for (instruction, opcode) in flows {
            self.flow_evidence(instruction, opcode);
        }
    }

    /// Evidence from metadata, blocks, opaque objects and variables.
    pub(crate) fn declared_evidence(&mut self) {
        self.member_evidence();
        self.block_evidence();
        self.object_evidence();
        for variable in self.input.module.variables() {
            self.variable_evidence(variable);
        }
    }

    fn member_evidence(&mut self) {
        for MemberPointee { shown, member, pointee } in MemberPointee::read(self.input.module) {
            let slot = self.slots.member(shown.ty(), member);
            self.described(slot, &pointee);
        }
    }

    /// Constrains a slot by the pointee types that metadata gives for a pointer, or by the opaque type that the last of them represents.
    pub(super) fn described(&mut self, slot: Slot, pointee: &contract::Pointee<'c>) {
        let mut at = slot;
        for ty in pointee.types() {
            let inner = self.slots.inner_of(ty);
            self.slots.constrain(at, ty, inner);
            // Pointers in an array have the slot of its type.
            let of_array = ty.components().find(|ty| ty.element().is_some_and(Type::is_pointer));
            at = match (inner, of_array) {
                (Some(inner), _) => inner,
                (None, Some(array)) if pointee.names_object() => self.slots.member(array, 0),
                _ => return,
            };
        }
        if let Some(object) = pointee.object(self.input.context) {
            self.slots.constrain_opaque(at, object);
        }
    }

    fn variable_evidence(&mut self, variable: Value<'c>) {
        let (Some(slot), Some(ty)) = (self.slots.of(variable), variable.value_type()) else { return };
        if let Some(object) = constant_object_type(self.input.context, variable) {
            return self.slots.constrain_opaque(slot, object);
        }
        let inner = self.slots.inner_of(ty);
        self.slots.constrain_from_use(slot, ty, inner);
        if let Some(pointee) = contract::Pointee::read(variable, &self.input.kinds) {
            self.described(slot, &pointee);
        }
    }

    /// Constrains the slots of pointers in an initializer by their targets.
    pub(crate) fn initializer_evidence(&mut self, value: Value<'c>, held: Option<Slot>, depth: u32) {
        if depth > 64 {
            return;
        }
        let ty = value.ty();
        if ty.is_pointer() {
            self.constant_evidence(value, 0);
            self.function_evidence(value);
            if let (Some(held), Some(slot)) = (held, self.slots.of(value)) {
                self.slots.join(held, slot);
            }
            return;
        }
        // A constant without elements has no pointers to constrain, and may be arbitrarily large.
        if value.is_null()
            || value.is_undef()
            || value.is_poison()
            || !ty.components().any(Type::is_pointer_or_pointers)
        {
            return;
        }
        // Only an array outside structures has its own slot.
        let own = held.filter(|_| ty.is_array());
        for (index, element) in (0u32..).zip(value.elements().unwrap_or_default()) {
            let member = || self.slots.member(ty, if ty.is_struct() { index } else { 0 });
            let held = own.or_else(|| element.ty().scalar().is_pointer().then(member));
            self.initializer_evidence(element, held, depth + 1);
        }
    }

    /// Constrains a function used as a value to point to the function's type.
    fn function_evidence(&mut self, value: Value<'c>) {
        // A callee is looked at once.
        if self.slots.get(value).is_some_and(|slot| self.slots.pointee(slot).is_some()) {
            return;
        }
        if self.drops_block_addresses && is_block_address(value) {
            return;
        }
        if let Some(ty) = value.value_type().filter(|_| value.is_function())
            && let Some(slot) = self.slots.of(value)
        {
            self.slots.constrain_from_use(slot, ty, None);
        }
    }

    /// Constrains the slots of a constant expression like those of the corresponding instruction.
    fn constant_evidence(&mut self, value: Value<'c>, depth: u32) {
        let Some(opcode) = value.constant_opcode().filter(|_| depth < 64) else { return };
        if self.slots.get(value).is_some() {
            return;
        }
        for operand in value.operands() {
            self.constant_evidence(operand, depth + 1);
        }
        match opcode {
            Opcode::GetElementPtr => self.chain_evidence(value, true),
            Opcode::AddrSpaceCast => self.joined(value.operand(0), Some(value)),
            _ => {}
        }
    }

    pub(crate) fn signature_evidence(&mut self, function: Value<'c>) {
        for (position, parameter) in (0u32..).zip(function.params()) {
            let Some(slot) = self.slots.of(parameter) else { continue };
            if let Some(ty) = held_type(function, position) {
                let inner = self.slots.inner_of(ty);
                self.slots.constrain(slot, ty, inner);
            }
        }
        let Some(ParameterPointees(all)) = ParameterPointees::read(function, &self.input.kinds) else {
            return;
        };
        for (position, pointee) in all {
            let slot = match function.param(position) {
                Some(parameter) => self.slots.of(parameter),
                None if position == OF_RESULT => Some(self.slots.result(function)),
                None => None,
            };
            if let Some(slot) = slot {
                self.described(slot, &pointee);
            }
        }
    }

    /// First pass: constrains an instruction's result, and with `asks_bases` the base of an access chain.
    pub(crate) fn own_evidence(&mut self, instruction: Value<'c>, opcode: Opcode, asks_bases: bool) {
        // Most instructions are spared a look at each operand.
        let operands = instruction.refers_to_code().then(|| instruction.operands());
        for operand in operands.into_iter().flatten() {
            match operand.kind() {
                ValueKind::ConstantExpr => self.constant_evidence(operand, 0),
                ValueKind::Function => self.function_evidence(operand),
                _ => {}
            }
        }
        if opcode.is_cast() {
            self.null_evidence(instruction);
        }
        let Some(slot) = self.slots.of(instruction) else { return };
        if let Some(pointee) = contract::Pointee::read(instruction, &self.input.kinds) {
            self.described(slot, &pointee);
        }
        match opcode {
            Opcode::Alloca => {
                if let Some(ty) = instruction.alloca_type() {
                    let inner = self.slots.inner_of(ty);
                    self.slots.constrain_from_use(slot, ty, inner);
                }
            }
            Opcode::GetElementPtr => self.chain_evidence(instruction, asks_bases),
            _ => {}
        }
    }

    /// Metadata of a cast gives the pointee of its operand where that is null.
    fn null_evidence(&mut self, cast: Value<'c>) {
        let is_null = |operand: Value<'c>| operand.is_null() && operand.ty().is_pointer();
        if cast.operand(0).is_some_and(is_null)
            && let Some(pointee) = contract::Pointee::read(cast, &self.input.kinds)
        {
            let slot = self.slots.fresh();
            self.described(slot, &pointee);
            self.slots.null_operands.insert(cast, slot);
        }
    }

    /// Constrains the result of an access chain, and with `asks_base` its base.
    fn chain_evidence(&mut self, chain: Value<'c>, asks_base: bool) {
        let Some(source) = chain.gep_source_type() else { return };
        let base = chain.operand(0).filter(|_| asks_base).and_then(|base| self.slots.of(base));
        let inner = self.slots.inner_of(source);
        if let Some(base) = base {
            self.slots.constrain_from_use(base, source, inner);
        }
        let known =
            base.and_then(|base| self.slots.pointee(base)).filter(|p| p.ty == source).and_then(|p| p.inner);
        let inner = if asks_base { known } else { inner };
        let start = Pointee { ty: source, inner };
        if let (Some(slot), Some(end)) = (self.slots.of(chain), self.walk_indices(start, chain)) {
            self.slots.constrain_from_use(slot, end.ty, end.inner);
        }
    }

    /// Second pass: constrains the pointer operands of accesses.
    pub(crate) fn use_evidence(&mut self, instruction: Value<'c>, opcode: Opcode) {
        match opcode {
            Opcode::Load => self.access(instruction.operand(0), instruction),
            Opcode::Store => {
                if let Some(value) = instruction.operand(0) {
                    self.access(instruction.operand(1), value);
                }
            }
            Opcode::AtomicRmw | Opcode::AtomicCmpXchg => {
                if let Some(value) = instruction.operand(1) {
                    self.access(instruction.operand(0), value);
                }
            }
            Opcode::Call => self.call_evidence(instruction),
            _ => {}
        }
    }

    pub(crate) fn access(&mut self, pointer: Option<Value<'c>>, value: Value<'c>) {
        let Some(slot) = pointer.and_then(|pointer| self.slots.of(pointer)) else { return };
        let ty = value.ty();
        let inner = self.slots.of(value).or_else(|| self.slots.inner_of(ty));
        self.slots.constrain_from_use(slot, ty, inner);
        if let Some(inner) =
            self.slots.pointee(slot).filter(|known| known.ty == ty).and_then(|known| known.inner)
        {
            self.unify_with_null(inner, value);
        }
    }

    fn call_evidence(&mut self, call: Value<'c>) {
        let Some(function) = call.called_function() else {
            let slot = call.called_value().and_then(|callee| self.slots.of(callee));
            if let (Some(slot), Some(ty)) = (slot, call.called_type()) {
                self.slots.constrain_from_use(slot, ty, None);
            }
            self.operand_evidence(call);
            return;
        };
        let builtin = match self.callee(function) {
            Callee::Builtin(builtin) => builtin,
            Callee::Intrinsic => return self.masked_evidence(call, function),
            Callee::Function => return,
        };
        for (position, argument) in (0u32..).zip(call.args()) {
            let Some(ty) = builtin.pointee(position) else { continue };
            if let Some(slot) = self.slots.of(argument) {
                let inner = self.slots.inner_of(ty);
                self.slots.constrain_from_use(slot, ty, inner);
            }
        }
    }

    /// Constrains the address operands of inline assembly.
    fn operand_evidence(&mut self, call: Value<'c>) {
        for (position, argument) in (0u32..).zip(call.args()) {
            if let (Some(ty), Some(slot)) = (held_or_operand_type(call, position), self.slots.of(argument)) {
                let inner = self.slots.inner_of(ty);
                self.slots.constrain_from_use(slot, ty, inner);
            }
        }
    }

    /// Constrains the pointers of a gather or scatter by the lanes of its value.
    fn masked_evidence(&mut self, call: Value<'c>, function: Value<'c>) {
        let name = function.intrinsic_stem();
        let Some(position) = name.and_then(pointers_argument) else { return };
        let value = if call.ty().is_void() { call.arg(0) } else { Some(call) };
        let slot = call.arg(position).and_then(|pointers| self.slots.of(pointers));
        if let (Some(slot), Some(value)) = (slot, value) {
            let inner = self.slots.of(value);
            self.slots.constrain_from_use(slot, value.ty().scalar(), inner);
        }
    }

    /// Third pass: joins the slots of pointers that flow into each other.
    pub(crate) fn flow_evidence(&mut self, instruction: Value<'c>, opcode: Opcode) {
        let result = Some(instruction);
        match opcode {
            Opcode::Phi => {
                let incoming: Vec<_> = instruction.incoming().map(|(value, _)| value).collect();
                for value in incoming {
                    self.joined(Some(value), result);
                }
            }
            Opcode::Select => {
                self.joined(instruction.operand(1), result);
                self.joined(instruction.operand(2), result);
            }
            Opcode::AddrSpaceCast | Opcode::Freeze => self.joined(instruction.operand(0), result),
            Opcode::ICmp => self.joined(instruction.operand(0), instruction.operand(1)),
            Opcode::ExtractElement => self.joined(instruction.operand(0), result),
            Opcode::InsertElement | Opcode::ShuffleVector => {
                self.joined(instruction.operand(0), result);
                self.joined(instruction.operand(1), result);
            }
            Opcode::ExtractValue => {
                self.member_flow(instruction.operand(0), instruction.value_indices(), result);
            }
            Opcode::InsertValue => {
                self.member_flow(instruction.operand(0), instruction.value_indices(), instruction.operand(1));
            }
            Opcode::Ret => {
                let (Some(function), Some(value)) = (instruction.function(), instruction.operand(0)) else {
                    return;
                };
                let result = self.slots.result(function);
                match self.slots.of(value) {
                    Some(value) => self.slots.join(result, value),
                    None => self.unify_with_null(result, value),
                }
            }
            Opcode::Call => self.call_flow(instruction),
            _ => {}
        }
    }

    /// Constrains a slot that meets null, undef or poison, if the inference has a pointee type for these.
    pub(crate) fn unify_with_null(&mut self, slot: Slot, null: Value<'c>) {
        let is_null = null.is_null() || null.is_undef() || null.is_poison();
        if let Some(pointee) = self.slots.null_pointee.filter(|_| is_null && null.ty().is_pointer()) {
            self.slots.constrain(slot, pointee, None);
        }
    }

    pub(crate) fn joined(&mut self, a: Option<Value<'c>>, b: Option<Value<'c>>) {
        let (Some(a), Some(b)) = (a, b) else { return };
        match (self.slots.of(a), self.slots.of(b)) {
            (Some(a), Some(b)) => self.slots.join(a, b),
            (Some(slot), None) => self.unify_with_null(slot, b),
            (None, Some(slot)) => self.unify_with_null(slot, a),
            (None, None) => {}
        }
    }

    fn member_flow(&mut self, aggregate: Option<Value<'c>>, indices: &[u32], value: Option<Value<'c>>) {
        let Some(aggregate) = aggregate else { return };
        let mut at = Pointee { ty: aggregate.ty(), inner: None };
        for index in indices {
            let Some(next) = self.step(at, Some(*index)) else { return };
            at = next;
        }
        let slot = value.and_then(|value| self.slots.of(value));
        if let (Some(inner), Some(slot)) = (at.inner, slot) {
            self.slots.join(inner, slot);
        }
    }

    fn call_flow(&mut self, call: Value<'c>) {
        let Some(function) = call.called_function() else { return };
        match self.callee(function) {
            Callee::Function => {}
            Callee::Builtin(builtin) => {
                // The result of the cast has the operand's pointee.
                if matches!(builtin.kind, BuiltinKind::Op(op::GenericCastToPtrExplicit, _)) {
                    self.joined(call.arg(0), Some(call));
                }
                return;
            }
            Callee::Intrinsic => return,
        }
        for (position, argument) in (0u32..).zip(call.args()) {
            self.joined(Some(argument), function.param(position));
        }
        if let Some(slot) = self.slots.of(call) {
            let result = self.slots.result(function);
            self.slots.join(result, slot);
        }
    }
}

/// Whether the second pass handles an opcode.
fn is_access(opcode: Opcode) -> bool {
    use Opcode::*;
    matches!(opcode, Load | Store | AtomicRmw | AtomicCmpXchg | Call)
}

/// Whether the third pass handles an instruction.
fn may_pass_pointers(instruction: Value<'_>, opcode: Opcode) -> bool {
    use Opcode::*;
    let is_pointer = |value: Value<'_>| value.ty().is_pointer_or_pointers();
    match opcode {
        Call | InsertValue => true,
        Phi | Select | AddrSpaceCast | Freeze | ExtractElement | InsertElement | ShuffleVector
        | ExtractValue => is_pointer(instruction),
        ICmp | Ret => instruction.operand(0).is_some_and(is_pointer),
        _ => false,
    }
}

/// Whether the second or third pass handles an opcode.
pub(crate) fn constrains_pointee(opcode: Opcode) -> bool {
    use Opcode::*;
    matches!(
        opcode,
        Load | Store
            | AtomicRmw
            | AtomicCmpXchg
            | Call
            | Phi
            | Select
            | AddrSpaceCast
            | Freeze
            | ICmp
            | ExtractElement
            | InsertElement
            | ShuffleVector
            | ExtractValue
            | InsertValue
            | Ret
    )
}
