//! Spec: "Type-Declaration Instructions": components of types, and the facts for other rules.

use super::checker::{Checker, Entry, Kind, broken};
use super::fact::{Class, Fact, Ty, UNKNOWN};
use crate::error::{Error, Result};
use crate::rule::Rule;
use crate::spirv::{Id, Instruction, op};
use rspirv::spirv::{Capability, Scope};
use smallvec::SmallVec;

/// The contents of a type: declarations with equal keys declare the same type.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Key {
    opcode: u16,
    words: SmallVec<[u32; 4]>,
}

/// The maximum nesting depth of structures.
const STRUCTURES: u16 = 255;

impl<'m> Checker<'m> {
    /// Checks a type declaration and records its fact.
    ///
    /// # Errors
    /// The violated rule.
    pub(super) fn declare_type(&mut self, instruction: Instruction<'m>) -> Result<()> {
        if instruction.opcode() == op::TypeForwardPointer {
            return self.announce(instruction);
        }
        let Some(id) = instruction.result_id() else { return Ok(()) };
        let announced = self.entry(id).kind == Kind::Announced;
        let outcome = self.fact_declared(instruction, id);
        let (fact, error) = match outcome {
            Ok(fact) => (fact, Ok(())),
            // An error in a type is reported only once.
            Err(error) => (Fact { id, ..UNKNOWN }, Err(error)),
        };
        let ty = Ty(self.facts.len() as u32);
        let key = self.key(instruction);
        let is_composite = matches!(fact.class, Class::Struct | Class::Unknown);
        let same = if is_composite { ty } else { *self.by_key.entry(key).or_insert(ty) };
        self.facts.push(Fact { same, ..fact });
        self.has_exotic |= fact.class == Class::Exotic;
        self.has_storage_only |= self.is_storage_only(&fact);
        self.set_members(ty, instruction);
        self.set_entry(id, Entry { kind: Kind::Type, ty, block: 0 });
        error?;
        if announced {
            self.check_announced(instruction)?;
        }
        let may_repeat = matches!(
            fact.class,
            Class::Pointer | Class::Array | Class::RuntimeArray | Class::Unknown | Class::Struct
        );
        // Types of functions differ by the pointers that they name, which may be declared several times.
        let first = self.module.definition(self.fact(same).id);
        let is_other = first.is_some_and(|first| first.operands() != instruction.operands());
        let may_repeat = may_repeat || instruction.opcode() == op::TypeNodePayloadArrayAMDX;
        self.require(same == ty || may_repeat || is_other, Rule::TypeUnique, || {
            format!("{id} is the same type as {}", self.fact(same).id)
        })
    }

    fn announce(&mut self, instruction: Instruction<'m>) -> Result<()> {
        let id = instruction.id(0)?;
        if self.entry(id).kind == Kind::Undefined {
            self.set_entry(id, Entry { kind: Kind::Announced, ..Entry::default() });
        }
        let declared = self.module.definition(id);
        let fits = declared.is_some_and(|declared| {
            declared.opcode() == op::TypePointer
                && declared.operands().first() == instruction.operands().get(1)
        });
        self.require(fits, Rule::TypeForward, || {
            format!("{id} is not declared as a pointer of this storage class")
        })?;
        let pointee = declared.and_then(|declared| declared.id(1).ok());
        let leads_to_structure =
            pointee.is_some_and(|id| self.module.definition_as(id, op::TypeStruct).is_some());
        self.require(leads_to_structure || self.has_unknown, Rule::TypeForwardStruct, || {
            format!("{id} leads to no structure")
        })
    }

    fn check_announced(&self, instruction: Instruction<'m>) -> Result<()> {
        self.require(instruction.opcode() == op::TypePointer, Rule::TypeForward, || {
            "a forward pointer that is declared as another type".to_owned()
        })
    }

    /// The operands that determine type equality; `<id>`s of types are replaced by the first equal type.
    fn key(&self, instruction: Instruction<'m>) -> Key {
        let operands = instruction.operands();
        let ids = match instruction.opcode() {
            op::TypeVector | op::TypeMatrix | op::TypeImage | op::TypeArray => 0..1,
            op::TypePointer => 1..2,
            op::TypeRuntimeArray | op::TypeFunction | op::TypeSampledImage => 0..operands.len(),
            _ => 0..0,
        };
        let word = |(at, word): (usize, &u32)| match ids.contains(&at) {
            true => self.fact_of(Id(*word)).same.0 | 1 << 31,
            false => *word,
        };
        Key { opcode: instruction.opcode().0, words: operands.iter().enumerate().map(word).collect() }
    }

    fn set_members(&mut self, ty: Ty, instruction: Instruction<'m>) {
        let ids = match instruction.opcode() {
            op::TypeStruct => instruction.operands(),
            op::TypeFunction => instruction.operands().get(1..).unwrap_or_default(),
            _ => return,
        };
        let start = self.members.len() as u32;
        for id in ids {
            let member = self.ty(Id(*id));
            self.members.push(member);
        }
        self.spans.insert(ty.0, (start, self.members.len() as u32));
    }

    /// The fact of a declaration.
    fn fact_declared(&self, instruction: Instruction<'m>, id: Id) -> Result<Fact> {
        let plain = Fact { id, ..UNKNOWN };
        match instruction.opcode() {
            op::TypeVoid => Ok(Fact { class: Class::Void, ..plain }),
            op::TypeBool => Ok(Fact { class: Class::Bool, scalar: Class::Bool, count: Some(1), ..plain }),
            op::TypeInt | op::TypeFloat => self.number(instruction, plain),
            op::TypeVector | op::TypeMatrix => self.vector(instruction, plain),
            op::TypeVectorIdEXT => self.long_vector(instruction, plain),
            op::TypeArray => self.array(instruction, plain),
            op::TypeRuntimeArray => {
                let component = self.array_element(instruction.id(0)?)?;
                let structs = self.fact(component).structs;
                Ok(Fact { class: Class::RuntimeArray, component, structs, ..plain })
            }
            op::TypeStruct => self.structure(instruction, plain),
            op::TypePointer => self.pointer(instruction, plain),
            op::TypeUntypedPointerKHR => {
                Ok(Fact { class: Class::Pointer, count: instruction.operand(0).ok().map(u64::from), ..plain })
            }
            op::TypeFunction => self.function_type(instruction, plain),
            op::TypeImage => {
                let sampled = instruction.id(0)?;
                self.type_operand(sampled)?;
                let fits = matches!(self.fact_of(sampled).class, Class::Void | Class::Int | Class::Float);
                self.require(fits, Rule::TypeOperand, || format!("{sampled} cannot be sampled"))?;
                self.image_type(instruction)?;
                Ok(Fact { class: Class::Opaque, ..plain })
            }
            op::TypeSampledImage => {
                let image = instruction.id(0)?;
                self.type_operand(image)?;
                let fits = self.module.definition_as(image, op::TypeImage).is_some();
                self.require(fits, Rule::TypeOperand, || format!("{image} is not an image type"))?;
                Ok(Fact { class: Class::Opaque, ..plain })
            }
            op::TypeOpaque => Ok(Fact { class: Class::Opaque, ..plain }),
            op::TypeSampler
            | op::TypeEvent
            | op::TypeDeviceEvent
            | op::TypeReserveId
            | op::TypeQueue
            | op::TypePipe
            | op::TypePipeStorage
            | op::TypeNamedBarrier => Ok(Fact { class: Class::Opaque, ..plain }),
            _ => self.exotic(instruction, plain),
        }
    }

    /// Checks an extension's type: its `<id>`s must be defined.
    fn exotic(&self, instruction: Instruction<'m>, plain: Fact) -> Result<Fact> {
        for operand in self.module.operands(instruction) {
            let operand = operand?;
            if let Some(id) = operand.id().filter(|_| operand.index > 1) {
                self.require(self.entry(id).kind != Kind::Undefined, Rule::IdBeforeUse, || {
                    format!("{id} is not declared before")
                })?;
            }
        }
        if instruction.opcode() == op::TypeCooperativeMatrixKHR {
            self.cooperative_matrix(instruction)?;
        }
        Ok(Fact { class: Class::Exotic, ..plain })
    }

    fn cooperative_matrix(&self, instruction: Instruction<'m>) -> Result<()> {
        let [component, parameters @ ..] = instruction.operands() else { return Ok(()) };
        let component = self.fact_of(Id(*component));
        let is_number = matches!(component.class, Class::Int | Class::Float) || component.is_open();
        let is_constant = |word: &u32| {
            let entry = self.entry(Id(*word));
            let fact = self.fact(entry.ty);
            matches!(entry.kind, Kind::Constant | Kind::SpecConstant) && (fact.is_int() || fact.is_open())
        };
        let fits = is_number && parameters.iter().all(is_constant);
        self.require(fits || self.has_unknown, Rule::TypeCooperativeMatrix, || {
            "the elements are no numbers, or a parameter is no constant integer".to_owned()
        })?;
        let scope = parameters.first().and_then(|word| self.constant(Id(*word)));
        let is_group = |scope| scope == Scope::Workgroup as u64 || scope == Scope::Subgroup as u64;
        self.require(scope.is_none_or(is_group), Rule::TypeCooperativeMatrix, || {
            "a matrix of another scope than Workgroup or Subgroup".to_owned()
        })
    }

    /// Whether a type is of numbers that the module's capabilities allow to store only.
    pub(super) fn is_storage_only(&self, fact: &Fact) -> bool {
        let needed = match (fact.class, fact.bits) {
            (Class::Int, 8) => Capability::Int8,
            (Class::Int, 16) => Capability::Int16,
            (Class::Float, 16) => Capability::Float16,
            _ => return false,
        };
        let has_encoding =
            || self.module.definition(fact.id).is_some_and(|declared| declared.operands().len() > 1);
        self.is_shader
            && !self.capabilities.contains(&(needed as u32))
            && (fact.class == Class::Int || !has_encoding())
    }

    /// Whether an `<id>` is a pointer that is declared later. It needs no OpTypeForwardPointer, because its pointee is never
    /// queried.
    fn is_later(&self, id: Id) -> bool {
        let is_pointer = || self.module.definition_as(id, op::TypePointer).is_some();
        match self.entry(id).kind {
            Kind::Announced => true,
            Kind::Undefined => is_pointer(),
            _ => false,
        }
    }

    /// Checks that a pointer declared later has an OpTypeForwardPointer.
    fn is_announced(&self, id: Id) -> Result<()> {
        self.require(self.entry(id).kind == Kind::Announced, Rule::TypeAnnounced, || {
            format!("{id} is declared later, and no OpTypeForwardPointer announces it")
        })
    }

    /// Whether an extension allows number types of additional widths.
    fn has_extension_for_width(&self, instruction: Instruction<'m>) -> bool {
        match instruction.opcode() {
            op::TypeInt => self.capabilities.contains(&(Capability::ArbitraryPrecisionIntegersALTERA as u32)),
            // A floating-point encoding operand permits its own width.
            _ => instruction.operands().len() > 1,
        }
    }

    /// Whether vectors may have any number of components.
    fn has_capability_for_length(&self) -> bool {
        let any = [Capability::LongVectorEXT as u32, Capability::VectorAnyINTEL as u32];
        any.iter().any(|capability| self.capabilities.contains(capability))
    }

    /// The type of a type operand.
    fn type_operand(&self, id: Id) -> Result<Ty> {
        let entry = self.entry(id);
        match entry.kind {
            Kind::Type => Ok(entry.ty),
            Kind::Undefined if !self.has_unknown => match self.module.definition(id) {
                Some(_) => Err(broken(Rule::IdBeforeUse, format!("{id} is not declared before"))),
                None => Err(broken(Rule::IdDefined, format!("{id} is not defined"))),
            },
            Kind::Undefined => Ok(Ty::NONE),
            Kind::Announced => {
                // Only structures may contain such a pointer, but other validators accept it in every type.
                Err(Error::unenforced(
                    Rule::IdBeforeUse,
                    format!("{id} is announced, but not declared before"),
                ))
            }
            _ => Err(broken(Rule::IdKind, format!("{id} is not a type"))),
        }
    }

    /// The type of a component of another type.
    fn part(&self, id: Id, what: &str) -> Result<Ty> {
        let ty = self.type_operand(id)?;
        let fits = !matches!(self.fact(ty).class, Class::Void | Class::Function);
        self.require(fits, Rule::TypeOperand, || format!("{id} cannot be {what}"))?;
        Ok(ty)
    }

    /// The type of an element, which may be a pointer that is announced: producers write arrays of them.
    fn array_element(&self, id: Id) -> Result<Ty> {
        match self.entry(id).kind {
            Kind::Announced => Ok(Ty::LATER),
            _ => self.part(id, "an element"),
        }
    }

    fn number(&self, instruction: Instruction<'m>, plain: Fact) -> Result<Fact> {
        let bits = instruction.operand(0)?;
        let is_int = instruction.opcode() == op::TypeInt;
        self.require(bits != 0, Rule::TypeEmpty, || "a number without bits".to_owned())?;
        let usual = matches!((bits, is_int), (16 | 32 | 64, _) | (8, true));
        self.require(usual || self.has_extension_for_width(instruction), Rule::TypeWidth, || {
            format!("a number of {bits} bits")
        })?;
        let sign = instruction.operands().get(1).copied().unwrap_or(0);
        self.require(!is_int || sign <= 1, Rule::TypeSignedness, || format!("signedness {sign}"))?;
        let is_kernel = self.capabilities.contains(&(Capability::Kernel as u32));
        self.require(!is_int || sign == 0 || !is_kernel, Rule::TypeSignedness, || {
            format!("signedness {sign} in a module of kernels")
        })?;
        let class = if is_int { Class::Int } else { Class::Float };
        Ok(Fact { class, scalar: class, bits, count: Some(1), is_signed: is_int && sign == 1, ..plain })
    }

    fn vector(&self, instruction: Instruction<'m>, plain: Fact) -> Result<Fact> {
        let (id, count) = (instruction.id(0)?, instruction.operand(1)?);
        let component = self.part(id, "a component")?;
        let fact = self.fact(component);
        self.require(count != 0, Rule::TypeEmpty, || "a vector without components".to_owned())?;
        let is_matrix = instruction.opcode() == op::TypeMatrix;
        let fits = match is_matrix {
            true => fact.is_vector() || fact.is_open(),
            false => fact.is_scalar() || fact.is_pointer() || fact.is_open(),
        };
        self.require(fits, Rule::TypeOperand, || format!("{id} cannot be a component"))?;
        let is_real = fact.scalar == Class::Float || fact.is_open();
        self.require(!is_matrix || is_real, Rule::MatrixColumns, || {
            "the columns of a matrix are of no floating-point numbers".to_owned()
        })?;
        let usual = matches!(count, 2..=4) || !is_matrix && matches!(count, 8 | 16);
        let fits = usual || !is_matrix && self.has_capability_for_length();
        self.require(fits, Rule::TypeVectorSize, || format!("{count} components"))?;
        Ok(Fact {
            class: if is_matrix { Class::Matrix } else { Class::Vector },
            scalar: if is_matrix { Class::Unknown } else { fact.scalar },
            bits: fact.bits,
            count: Some(u64::from(count)),
            component,
            ..plain
        })
    }

    /// A vector whose length is a constant.
    fn long_vector(&self, instruction: Instruction<'m>, plain: Fact) -> Result<Fact> {
        let (id, count) = (instruction.id(0)?, instruction.id(1)?);
        let component = self.part(id, "a component")?;
        let fact = self.fact(component);
        self.require(fact.is_scalar() || fact.is_open(), Rule::TypeOperand, || {
            format!("{id} cannot be a component")
        })?;
        let is_constant = matches!(self.entry(count).kind, Kind::Constant | Kind::SpecConstant);
        self.require(is_constant || self.has_unknown, Rule::TypeOperand, || {
            format!("{count} is not a constant that stands before")
        })?;
        let count = self.constant(count);
        let (scalar, bits) = (fact.scalar, fact.bits);
        Ok(Fact { class: Class::Vector, scalar, bits, count, component, ..plain })
    }

    fn array(&self, instruction: Instruction<'m>, plain: Fact) -> Result<Fact> {
        let component = self.array_element(instruction.id(0)?)?;
        let id = instruction.id(1)?;
        let length = self.entry(id);
        let message = || format!("{id} is not a constant integer that stands before");
        self.require(
            matches!(length.kind, Kind::Constant | Kind::SpecConstant) || self.has_unknown,
            Rule::TypeArrayLength,
            message,
        )?;
        let is_int = self.fact(length.ty).is_int() || self.fact(length.ty).is_open();
        self.require(is_int, Rule::TypeArrayLength, message)?;
        let count = self.constant(id);
        let is_negative = self.fact(length.ty).is_signed
            && count.is_some_and(|count| count >> (self.fact(length.ty).bits.clamp(1, 64) - 1) & 1 == 1);
        self.require(count != Some(0) && !is_negative, Rule::TypeArrayPositive, || {
            "an array without elements".to_owned()
        })?;
        Ok(Fact { class: Class::Array, count, component, structs: self.fact(component).structs, ..plain })
    }

    fn structure(&self, instruction: Instruction<'m>, plain: Fact) -> Result<Fact> {
        let mut structs = 0;
        for word in instruction.operands() {
            let id = Id(*word);
            if self.is_later(id) {
                self.is_announced(id)?;
                continue;
            }
            structs = structs.max(self.fact(self.part(id, "a member")?).structs);
        }
        self.require(structs < STRUCTURES, Rule::LimitStructDepth, || {
            format!("structures that nest more than {STRUCTURES} deep")
        })?;
        let members = instruction.operands().len();
        Ok(Fact { class: Class::Struct, count: Some(members as u64), structs: structs + 1, ..plain })
    }

    fn pointer(&self, instruction: Instruction<'m>, plain: Fact) -> Result<Fact> {
        let pointee = instruction.id(1)?;
        let component = if self.is_later(pointee) { Ty::LATER } else { self.type_operand(pointee)? };
        if component == Ty::LATER {
            self.is_announced(pointee)?;
        }
        Ok(Fact {
            class: Class::Pointer,
            component,
            count: instruction.operand(0).ok().map(u64::from),
            ..plain
        })
    }

    fn function_type(&self, instruction: Instruction<'m>, plain: Fact) -> Result<Fact> {
        let result = instruction.id(0)?;
        let component = self.type_operand(result)?;
        let fits = self.fact(component).class != Class::Function;
        self.require(fits, Rule::TypeOperand, || format!("{result} cannot be returned"))?;
        let parameters = instruction.operands().get(1..).unwrap_or_default();
        for word in parameters {
            self.part(Id(*word), "a parameter")?;
        }
        self.require(parameters.len() <= 255, Rule::LimitParameters, || {
            format!("{} parameters", parameters.len())
        })?;
        let count = Some(parameters.len() as u64);
        Ok(Fact { class: Class::Function, component, count, ..plain })
    }
}
